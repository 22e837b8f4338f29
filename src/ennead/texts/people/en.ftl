page-me-guest = You play as a guest: this browser alone knows your seats. With an account they are yours on every device. It needs no password and no address.
page-me-name = Name
page-me-sign = Your sign
page-me-sign-up = Make an account with a passkey
page-me-sign-in = Sign in with a passkey
page-me-known = You have an account
page-me-new = You have none yet
page-me-no-passkeys = Browsers offer passkeys only where a page has a name and comes over https, or on this machine under the name localhost.
page-me-passkey-failed = Your browser has made no passkey, or shown none. Nothing was changed.
page-me-recover = Use a recovery code
page-me-recover-help = If all your passkeys are lost, each of your codes signs you in once.
page-me-code = Recovery code
page-me-codes = Your recovery codes
page-me-codes-help = Write them down or print them now: they are shown this once. Each signs you in once if you lose your passkeys.
page-me-codes-left = { $count ->
        [0] No recovery code is left.
        [one] One recovery code is left.
       *[other] { $count } recovery codes are left.
    }
page-me-codes-new = Make new codes
page-me-link = Sign another device in
page-me-link-help = Open this link on your other device. It works once, for { $minutes } minutes.
page-me-link-use = Sign this device in
page-me-link-use-help = You were given a link to your account. Your seats in this browser will move into it.
page-me-passkeys = Passkeys
page-me-passkey = Made { $since }, used { $used }
page-me-passkey-add = Add a passkey
page-me-passkey-end = Forget
page-me-sessions = Signed in
page-me-session-this = This device, since { $since }
page-me-session = Another device, since { $since }, seen { $seen }
page-me-session-end = Sign out
page-me-leave = Sign out here
page-me-export = Everything that is stored about me
page-me-delete = Delete the account
page-me-delete-help = Your seats lose your name, and bots play them where a match goes on. This cannot be undone. Type your name to go on.
page-me-save = Save
page-me-saved = Saved.
sign-eye = Eye
sign-scarab = Scarab
sign-ankh = Ankh
sign-falcon = Falcon
sign-lotus = Lotus
sign-pyramid = Pyramid
sign-tree = Tree
sign-pillar = Pillar
page-pace-minutes = { $count } minutes
page-pace-days = { $count ->
        [one] one day
       *[other] { $count } days
    }
page-table-late = When time is up
page-late-move = a bot makes the moves of this turn
page-late-seat = a bot takes the seat until its player is back
page-table-pace = Time
page-pace-none = As long as it takes
page-pace-none-help = Nobody is hurried.
page-pace-clock = At one sitting, with clocks
page-pace-clock-help = Each player has a clock. It runs while the table waits for them and gains a little with every turn.
page-pace-turns = Over days, so long for each turn
page-pace-turns-help = It runs for whoever is asked until somebody else is, whether or not they look.
page-pace-bank = On each clock at the beginning
page-pace-increment = Gained with every turn
page-pace-seconds = { $count ->
        [one] one second
       *[other] { $count } seconds
    }
page-pace-turn = Time for a turn
page-late-ask = the others decide
page-pace-grace = If somebody leaves
page-pace-grace-none = their seat waits for them
page-pace-grace-help = When it is their turn and they have been away for so long, a bot takes the seat until they come back.
page-clock-shows = { $time } on the clock
page-clock-seconds = You have { $count ->
        [one] one second
       *[other] { $count } seconds
    } left.
page-clock-minutes = You have { $count ->
        [one] one minute
       *[other] { $count } minutes
    } left.
page-holiday-until = on holiday until { $when }
page-lent = until they are back
page-lent-mine = A bot plays your seat until you take it back.
page-overtime = Time is up for { $player }. What now?
page-overtime-mine = Your time is up. The others decide what happens.
page-overtime-wait = Wait as long again
page-overtime-move = A bot makes this turn
page-overtime-seat = A bot takes the seat
notice-turn = It is your turn.
notice-half = Half of your time is over.
notice-soon = Your time is nearly up.
notice-late = Your time is up.
notice-taken = A bot plays your seat until you are back.
notice-question = Somebody’s time is up, and you are asked what happens.
notice-over = The match is over.
mail-subject = { $count ->
        [one] Ennead: something at your table
       *[other] Ennead: { $count } tables wait
    }
mail-foot = You get this because you asked for it at your table. No more mail: { $link }
mail-confirm-subject = Ennead: is this your address?
mail-confirm-body = Somebody wants to be called here when it is their turn at an Ennead table. If that is you, open this link:

    { $link }

    If not, do nothing: no other mail will come.
chat-open = { $title }: a table waits for players.
chat-turn = { $title }: to move: { $names }.
chat-over = { $title }: the match is over.
page-calls = Being called
page-calls-help = When it is your turn and you do not look at the table. All of it is off until you switch it on; nothing of your cards is ever in it.
page-calls-push = Call this browser
page-calls-push-end = Do not call this browser
page-calls-push-none = This browser cannot be called: it needs https, or localhost.
page-calls-push-denied = The browser has not been allowed to show notices.
page-calls-mail = Write to me
page-calls-mail-address = Address
page-calls-mail-asked = A letter has gone to { $address }. Open the link in it.
page-calls-mail-on = Letters go to { $address }, at most one an hour.
page-calls-mail-end = Write no more
page-calls-calendar = Calendar of my deadlines
page-calls-calendar-new = Make a secret address
page-calls-calendar-help = Give this address to your calendar; it is shown this once. Who knows it can read your deadlines.
page-calls-calendar-end = End the calendar
page-holidays = Holidays
page-holidays-help = No time of your turns runs on these days: 42 at most, all together.
page-holidays-from = First day
page-holidays-to = Last day
page-holidays-add = Add
page-holidays-drop = Take { $from } to { $to } back
page-entry = Invite to this club
page-entry-new = Make a link
page-entry-help = With this link { $people } people can make an account here, for { $days } days.
page-entry-needed = Accounts here are for people who were invited.
page-no-guests = Who plays here has an account.
page-mail-confirm = Is this your address?
page-mail-confirm-yes = Yes, write to me here
page-mail-confirmed = Thank you. Letters will come here.
page-mail-stopped = No more letters will come.
page-orders-help = While you are away these answer for you when somebody else’s turn asks you something. Nobody else sees them. What you never want to use is only used if nothing else can be.
page-orders-ask = ask me
page-orders-never = Never use
page-orders-keep = Keep these orders
page-orders-kept = Kept.
standing-way-usual = as a bot would
standing-way-strongest = the strongest
standing-way-safest = what protects best
standing-way-deadliest = what kills most
standing-way-decline = decline
standing-way-accept = accept
standing-way-retreat = retreat
standing-way-recall = call the troop back
standing-way-stay = stay
standing-way-most = as many as possible
page-table-rated = It counts for ratings
page-table-delay = Who watches sees it later, by moves
page-table-delay-none = at once
page-table-aloud = Who watches may read what the players say
page-me-admin = Look after the server
