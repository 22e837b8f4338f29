### Words that every game shares: what the kernel says, and what the terminal says.

## Players

player-unnamed = Player { $number }
player-bot = Bot { $number }
player-nobody = nobody

## Refusals of the kernel

refuse-match-over = The match is over.
refuse-clock-away = The match goes on when those are here whose clock would run.
refuse-not-your-turn = It is not your turn: the table waits for { $player }.
refuse-not-asked = That is not asked now.
refuse-not-offered = That is not possible now.

## Why a step cannot be taken back

undo-nothing = There is nothing to take back.
undo-other-player = Somebody else has played since your last choice.
undo-match-over = The match is over; it stays as it is.
undo-sealed = The answers lie open, so that step is final.
undo-sent = It is in a letter by now, so it stays.
undo-chance = Chance has spoken since then, so that step is final.

## The end of a match

result-winners =
    { $players_count ->
        [one] { $players } wins.
       *[other] { $players } share the victory.
    }
result-none = Nobody wins: the game was stronger this time.
ended-end = The match has ended early, as everybody agreed. It has no result and does not count.
ended-share = Everybody agreed to share it and to play no further.

## State of a thing

flag-hidden = face down
flag-turned = turned
flag-current = here now
flag-spent = used
flag-off = out of play
flag-owned = yours
flag-met = met
flag-unmet = not met
flag-locked = locked
flag-new = new
flag-best = leading

## Where a figure comes from

source-seed = from the rulebook
source-public = from a public page
source-memory = from memory, unchecked
source-reconstructed = reconstructed by us, not the printed figure
source-pack = from your pack

## Terminal: what is on the screen

terminal-hand-over = Pass the table to { $player }, then press Enter.
terminal-news = What happened
terminal-earlier =
    { $count ->
        [one] one event before that (see: log)
       *[other] { $count } events before that (see: log)
    }
terminal-secret = (in secret)
terminal-no-suggestion = Press Enter to suggest nothing.
terminal-options-many =
    { $count ->
        [one] One option.
       *[other] { $count } options. Type “options” to list all, or “options WORD” for some; “help” lists the commands.
    }
terminal-over = The match is over. You may still type: log, look, score, save FILE, quit.
terminal-left =
    { $moves ->
        [one] Your match is kept after one move. Go on with:
       *[other] Your match is kept after { $moves } moves. Go on with:
    }
terminal-lost = Your match could not be kept: { $problem }.

## Terminal: answers to what was typed

terminal-unknown = “{ $text }” is neither a move nor a command; type “help” to see what can be typed.
terminal-near = “{ $text }” is neither a move nor a command. Did you mean: { $near }?
terminal-form = “{ $text }” is not a whole move. Moves of this kind look like: { $form }
terminal-no-number = There is no option { $number }; choose a number from 1 to { $count }.
terminal-no-options = No option contains “{ $text }”.
terminal-allowed = “{ $text }” is allowed now.
terminal-why-what = Say which move you mean, for example: why { $example }
terminal-undone = Taken back: { $moves }
terminal-cancelled = The move was not made.
terminal-log-empty = Nothing like that has happened.
terminal-look-more = Also there: { $areas } (type: look WORD)
terminal-look-nothing = No part of the table is called “{ $text }”.
terminal-card-unknown = No component of this game is called “{ $text }”. Type: card NAME
terminal-card-near = No component is called “{ $text }”. Did you mean: { $near }?
terminal-card-several = Several components fit ({ $count }): { $names }
terminal-rules = Rules by id, from: { $source }. Type: rules ID, or words to look for.
terminal-rule-unknown = No rule has the id “{ $text }” or contains these words.
terminal-hint = A master would choose { $number }: { $label } ({ $text })
terminal-hint-none = Nobody has taught a bot this game yet.
terminal-which-file = Say which file: { $command } FILE
terminal-saved = Saved in { $file }.
terminal-save-failed = { $file } cannot be written: { $problem }.
terminal-load-failed = { $file } cannot be loaded: { $problem }
terminal-loaded = Loaded from { $file }.
terminal-sure = This cannot be taken back. { $label }: are you sure? (yes / no)
terminal-yes = yes

## Terminal: chance typed in from a real table

terminal-outcome = What came up at your table ({ $tag })?
terminal-outcome-back = Several may be typed with commas; “back” corrects the one before.
terminal-outcome-impossible = “{ $text }” cannot come up here; type one of the names above.
terminal-back = back

## Terminal: watching a case

terminal-watch = Enter goes on, “back” goes back, a number looks with the eyes of that player (0: all cards open), “end” ends.
terminal-watch-end = end

## Terminal: commands

terminal-help = Type the number of an option, a move as it is written beside it, or one of these:
command-help = help
command-help-help = this list
command-options = options
command-options-argument = [WORD]
command-options-help = list the options, or those with a word
command-why = why
command-why-argument = MOVE
command-why-help = the rules that forbid a move
command-undo = undo
command-undo-help = take your last choice back
command-log = log
command-log-argument = [NUMBER or WORD]
command-log-help = what has happened
command-look = look
command-look-argument = [WORD]
command-look-help = the whole table or a part, with the words on the cards
command-score = score
command-score-help = what the points are made of
command-card = card
command-card-argument = NAME
command-card-help = a component: its words, figures, sources and rulings
command-rules = rules
command-rules-argument = [ID or WORD]
command-rules-help = a rule, and where the rulebook has it
command-hint = hint
command-hint-help = what a master would choose, and what for
command-save = save
command-save-argument = FILE
command-save-help = write the match into a file
command-load = load
command-load-argument = FILE
command-load-help = go on with a match from a file
command-quit = quit
command-quit-help = leave the table; the match is kept

refuse-no-use = Nothing can be done with this at the moment.

## Narration of the table

narrate-owner = { $player }
narrate-count =
    { $count ->
        [one] one piece
       *[other] { $count } pieces
    }
narrate-of = { $value } of { $limit }

## Bots

bot-random = Dice: any move at all
bot-newcomer = Newcomer: has just learnt, sees one thing at a time
bot-novice = Novice: plays fast, errs now and then
bot-player = Player: plain good sense
bot-adept = Adept: tries a few plans in mind
bot-expert = Expert: tries many plans a whole round ahead
bot-master = Master: looks furthest and tries most
bot-old-master = Old Master: the Master of an earlier time, to measure others by
bot-strength = strength { $strength }
bot-ismcts = Thinker: searches like Master, for as long as it is allowed

## Problems, with what to do next

problem-malformed = The server did not understand the page. Reload it, please.
    .site = The page was not understood. Reload it, please.
problem-version = The server has been renewed. Reload the page, please.
    .site = A newer version is here. Reload the page, please.
problem-no-table = There is no such table. Go back to the lobby and choose another.
problem-no-seat = This seat is not yours. Open the table with your own link, or watch.
problem-not-greeted = The connection was not ready yet. Try again.
problem-stale = The table has moved on since then. Look again and choose anew.
problem-diverged = This match has gone on in two places. Say which of them counts.
problem-not-your-turn = It is not your turn.
problem-illegal = The rules do not allow that now.
problem-notation = That is no move of this game.
problem-over = The match is over.
problem-undo-final = That step is final.
problem-undo-nothing = There is nothing to take back.
problem-too-fast = That was too much at once. Wait a moment and try again.
problem-too-large = That is too large to be sent.
problem-busy = The server is busy. Try again in a moment.
    .site = That is not possible just now. Try again in a moment.
problem-banned = Whoever runs this server does not let you play here any more.
problem-unsaved = This cannot be saved now, so it was not done. Nothing is lost; try again in a moment.
problem-forbidden = You may not do that here.
problem-no-guests = Here one plays with an account. Make one or sign in first.
problem-no-entry = Here accounts are for people who were invited. Ask somebody here for a link.
problem-link-used = This link was used before. Ask for a new one, or make one yourself on the device that holds the seat.
problem-no-game = This server does not have that game.
    .site = That game is not here.
problem-bad-options = These options do not fit together. Change them and try again.
problem-bad-file = This is no match file that can be read.
problem-bad-pack = These figures do not fit the game.
problem-not-found = There is nothing at this address. Go back to the lobby.
problem-paused = The match is paused. Go on with it first.
problem-fault = Something went wrong on our side. Nothing was lost; try again.
problem-offline = The server cannot be reached. Check your connection and try again.
    .site = This is not on your device yet. Connect to the internet once and try again.
problem-elsewhere = This table goes on in another tab or window. Reload the page to play here.
problem-engine = The table could not start in this browser. Reload the page; an older browser may not be able to run it.

## The page: the rulebook to read

page-book-contents = Contents
page-book-search = Search the rulebook
page-book-found =
    { $count ->
        [0] Nothing found
        [one] One paragraph
       *[other] { $count } paragraphs
    }
page-book-more = Look up
page-book-index = Index
page-book-rulings = All rules and rulings
page-book-turn = Chapters before and after
page-book-print = Print
page-book-print-all = The whole book on one page
page-book-go-on = Read on: { $chapter }
page-book-begin = Begin to read
page-book-aid = Player aid
page-book-nowhere = No paragraph of the rulebook tells { $id }.
page-rules-told = In the rulebook
page-show-me = Show me
page-show-me-count =
    { $count ->
        [one] Show me: { $count } example
       *[other] Show me: { $count } examples
    }

## The page: watching a case

page-case = Example
page-case-back = One step back
page-case-forward = Next step
case-at = step { $at } of { $last }
page-case-view = Seen by
page-case-link = Copy link
case-given = This is the position. It shows:
case-asked = { $player } is asked.
case-refused = is refused:
case-offered = May be chosen:
case-unoffered = Cannot be chosen:
case-holds = Now holds:

## What must hold in a case

fact-nothing = nothing
fact-over = the match is over
fact-asked = asked
fact-question = the question
fact-turn = turn
fact-scores = points
fact-winners = winners
fact-seen = seen by
fact-players = players
fact-round = round
fact-seat = player
fact-first = first
fact-order = order
fact-empty = empty
fact-hidden = hidden
fact-used = used
fact-phase = phase
fact-total = total

## The page: everywhere

page-menu = Menu
page-close = Close
page-lobby = Lobby
page-me = Me
page-about = About Ennead
page-credits = Credits
page-pages = Pages
page-language = Language
page-theme = Colours
page-theme-auto = As the system
page-theme-light = Light
page-theme-dark = Dark
page-pace = Moves are shown
page-pace-off = at once
page-pace-fast = fast
page-pace-normal = normal
page-pace-slow = slow
page-stage = What happens
page-stage-start = From here on
page-stage-more = { $count ->
    [one] and { $count } line before
   *[other] and { $count } lines before
}
page-stage-back = One scene back
page-stage-forward = Next scene
page-stage-pause = Pause
page-stage-go-on = Go on
page-stage-now = Now
page-stage-now-help = To the present
page-recap = Recap
page-contests = Contests and ratings
page-privacy-more = What is kept, for how long, and who sees it
page-watchers = { $count ->
        [one] { $count } person watches
       *[other] { $count } people watch
    }
page-talk = Words at the table
page-talk-unread = Words at the table: { $count } unread
page-recap-help = Everything since your last turn
page-recap-missed = { $count ->
    [one] One thing has happened since your last turn.
   *[other] { $count } things have happened since your last turn.
}
recap-nothing = Nothing has happened since your last turn.
page-sound = Sounds
page-single-keys = Single keys as shortcuts
page-skip-to-main = Skip to the content
page-skip-to-prompt = Skip to the question
page-search = Search
page-any = any
page-yes = yes
page-no = no
page-copy = Copy
page-copied = Copied
page-share = Share
page-qr = QR code
page-qr-of = QR code: { $what }
page-name = Name

## Lessons

learn-mistake = You may do that, but it is not what this step is about. Let’s try again.
learn-slow = Take your time. What you need is marked on the table.
learn-done = Well done.
learn-lesson-over = That was the lesson.
learn-coach = Coach
learn-shown = For example: { $what }
terminal-go-on = Press Enter to go on.
terminal-lesson = Lesson { $number } of { $count }: { $title }
terminal-course-over = You know the game now. Next comes a real match; the coach stays beside you.
terminal-no-lessons = Nobody has written lessons for this game yet.
terminal-learn-on = Go on whenever you like with: { $command }
page-welcome-newcomer = New here? Press Learn at a game: your first turn is three minutes away.
page-coach = Coach
page-coach-setting = A coach beside me at every table
page-coach-news = Since your last choice:
page-coach-thinking = Let me think …
page-coach-would = I would choose: { $what }.
page-coach-aim = What I would aim at: { $aim }.
page-coach-quiet = Your choice. I am here if you need me.
page-coach-ask = Ask the coach
page-learn = Learn
page-learn-title = Learn { $game }
page-learn-title-short = Lesson
page-learn-help = Short lessons at the real table, then a first match with the coach beside you. You can stop at any time; your place is kept in this browser.
page-learn-start = Start
page-learn-continue = Continue
page-learn-repeat = Repeat
page-learn-skip = Skip
page-learn-finished = finished
page-learn-match = Your first match
page-learn-match-help = A whole match on the true rules, against a friendly bot. The coach explains, and says less and less.
page-learn-step = Step { $at } of { $last }
page-learn-go-on = Go on
page-learn-show = Show me
page-learn-again = Begin this step again
page-learn-next = Next lesson
page-learn-back = To the course
page-learn-watch = Watch what happens …

## The page: lobby

page-welcome = A table in the shade of the pyramids
page-welcome-more = Play with friends far away, at one screen, or against bots. The rules are kept for you, and every refusal says why.
    .site = Play against bots, at one screen, or with a friend by letters: everything happens on this device. The rules are kept for you, and every refusal says why.
page-games = Games
page-players-exactly =
    { $count ->
        [one] one player
       *[other] { $count } players
    }
page-players-range = { $low } to { $high } players
page-new-table = New table
page-rules = Rules
page-components = Components
page-tables-mine = Your tables
page-tables-over = Finished matches
page-watched-late = Watched later, by moves: { $count }
page-tables-followed = Tables of people you follow
page-tables-open = Open tables
page-tables-running = Matches to watch
page-status-gathering = waiting for players
page-status-playing = under way
page-status-over = over
page-your-turn = Your turn
page-moved = last move { $when }
page-until = until { $when }
page-seat-open = free seat
page-join = Join
page-resume = Go on
page-watch = Watch
page-broadcast = Broadcast view
page-broadcast-help = For a screen in a room: a large board, the players and what happens, in two languages.
page-broadcast-one = First language
page-broadcast-other = Second language
page-replay = Replay
page-forget = Delete
page-forget-sure = Delete this match?
page-forget-help = It leaves your list, and its replay goes with it. Other people who played keep theirs.
page-match-files = Match files
page-match-files-help = A match file holds a whole match as readable text. Open one to step through it.
page-upload-match = Open a match file

## The page: new table

page-players = Players
page-how-many = How many players
page-seat-holder = Who sits on seat { $number }
page-holder-me = Me
page-holder-here = Somebody at this screen
page-holder-link = Somebody with a link
page-holder-bot = A bot
page-holder-link-help = You get the link when the table is made.
page-bot-level = How well the bot plays
page-options = Options
page-table = Table
page-presets = Ways to play
page-preset-own = Options of your own choice.
page-more-options = More options
page-rulings = Readings of the rules
page-rulings-help = Where the rulebook can be read in two ways. Leave them as they are unless your group plays otherwise.
page-play-now = Play now
page-table-title = A name for the table
page-table-public = Show it in the lobby
page-table-public-help = Anybody may take a free seat or watch.
page-table-own = Only on this device
page-table-own-help = Played in this browser without the server: it goes on without a connection, and nobody else can join.
page-save-table = Save
page-save-table-help = A file with which this match goes on at the same decision on another device. Whoever opens it can see everything.
page-holder-mail = Somebody far away, by letters
page-holder-mail-help = Each of you plays on your own device; the letters go by any messenger.
page-letter = Letter
page-letter-ready = You have done your part. Write the letter: after that nothing in it can be taken back.
page-letter-write = Write the letter
page-letter-send = Send this to { $name } by any messenger. It is sealed for their device.
page-letter-invite = Send this to whoever shall play with you, by any messenger; their answer comes the same way.
page-letter-file = Save as a file
page-letter-waiting = Your letter is written. Send it, and wait for the answer.
page-letter-awaited = A letter is on its way to you.
page-letter-last = The match is over. Send your last letter.
page-letter-answer = The answer
page-letter-answer-help = Open the link that came, or paste it here.
page-letter-open = Open
page-letter-open-file = Open a file
page-letter-invited = You play by letters, each on your own device, with no server between you.
page-letter-honest = Nobody on the way can read a letter, and neither of you can choose chance. Hidden cards, and the chance of your own turn, are kept from you by this program alone: play with people you trust.
page-to-server = Continue on the server
page-to-server-help = Every move goes along; then you can play it from any device of yours.
page-elsewhere = Continue elsewhere
page-elsewhere-help = The address of a server, or of a page that needs none. The match travels in the link that you open there; nobody else gets it.
page-elsewhere-address = Address
page-open-there = Open it there
page-to-device = Take it with me
page-to-device-help = The match goes on in this browser, with no connection. You can give it back to the server at any time.
page-carried = A match to go on with
page-carried-help = It goes on at the same decision. Every move is checked first.
page-carried-server = On this server
page-carried-device = Only on this device
page-diverged-device = The match of this device
page-diverged = This match has gone on at the server and on this device. Which of them counts? The other is let go.
page-diverged-server = The match of the server
page-went-away = No connection: your match goes on on this device, and back to the server as soon as it answers.
page-came-back = The server is back and has every move.
page-start = Start
page-take-seat = A seat is kept for you
page-invited = You are invited to a match of { $game }.
page-invited-by = { $host } invites you to a match of { $game }.
page-seat-yours = Your seat at { $game }, on this device too.
page-take-seat-help = Say how the others should call you, and sit down.
page-sit-down = Sit down

## The page: at the table

page-joining = Coming to the table …
page-waiting = Waiting …
page-now = Now
waiting-for = Waiting for { $player }.
page-match-over = The match is over.
page-area-board = Board
page-views = Parts of the table
page-panes = What to show
page-pane-table = Table
page-pane-mine = Mine
page-pane-players = Players
page-pane-log = Log
page-my-things = My things
page-has-options = has something to choose
page-can-choose = can be chosen
page-choose-on-board = Choose on the board, or from the list.
page-prepare = Prepare for me
page-prepare-help = Answers every question of the set-up with a sound choice.
page-choose-one = Choose one
page-list-options = List ({ $count })
page-all-options = All options
page-find-option = Find an option
page-nothing-found = Nothing like that is offered.
page-unchoose = Take back: { $what }
page-sealed-help = The others choose at the same time. Nobody sees your choice before all have chosen.
page-suggest-to = Suggest an answer to { $player }, who decides for both of you:
page-suggested = { $player } suggests: { $what }
page-sure = { $what }: this cannot be taken back.
page-sure-ends = { $what }: this ends your turn.
page-sure-reveals = { $what }: this shows something hidden and cannot be taken back.
page-confirm-never = Stop asking
page-confirm-turn = Confirm the end of my turn
page-standby = Go on without a connection: matches against bots are kept ready on this device
page-undo-practice = Only bots play besides you. You can go back to your last choice over their moves; the match is then marked as practice.
page-undo-far = Go back
page-plea-undo-ask = Ask the others to take it back
page-plea-undo-waiting = You ask to take back your last choice. It happens once everybody agrees.
page-plea-withdraw = Withdraw
page-plea-undo-asked = { $player } asks to take back their last choice, with everything that came after it.
page-plea-agree = Agree
page-plea-undo-decline = Let it stand
page-plea-undo-agreed = You agree that { $player } takes back. Others are still asked.
page-plea-undo-declined = Your choice stands: not everybody agrees to take it back.
page-plea-pause-ask = Pause the match
page-plea-pause-waiting = You propose a pause. Clocks and deadlines stand still once everybody agrees.
page-plea-pause-asked = { $player } proposes a pause: clocks and deadlines would stand still until one of you goes on.
page-plea-pause-decline = Play on
page-plea-pause-agreed = You agree to the pause that { $player } proposes. Others are still asked.
page-plea-pause-declined = The match goes on: not everybody agrees to a pause.
page-plea-resume-ask = Go on
page-plea-share-ask = Share the victory
page-plea-share-waiting = You propose to end the match here and share the victory. It ends once everybody agrees.
page-plea-share-asked = { $player } proposes to end the match here. All people at the table would share the victory, and ratings would count a draw.
page-plea-share-decline = Play on
page-plea-share-agreed = You agree to share the victory, as { $player } proposes. Others are still asked.
page-plea-share-declined = The match goes on: not everybody agrees to share the victory.
page-plea-end-ask = End the match early
page-plea-end-waiting = You propose to end the match here, without a result. It ends once everybody agrees.
page-plea-end-asked = { $player } proposes to end the match here. It would have no result and not count.
page-plea-end-decline = Play on
page-plea-end-agreed = You agree to end the match, as { $player } proposes. Others are still asked.
page-plea-end-declined = The match goes on: not everybody agrees to end it.
page-ended-end = ended early
page-ended-share = victory shared
page-paused = paused
page-paused-help = The match is paused: no time runs, and nobody moves until somebody at the table goes on.
page-practice = practice
page-practice-help = Moves were taken back that are final among people.
page-yes-do-it = Do it
page-no-go-back = Go back
page-undo = Take back
page-undo-key = Take back (Ctrl + Z)
page-undo-step = one step back
page-hint = What would a bot do?
page-advice = A master would: { $what }
page-you = you
page-bot = bot
page-away = away
page-here = here
page-to-move = to move
page-open-seat = Look
page-score-of = { $player }: { $total ->
        [one] one point
       *[other] { $total } points
    }. Show what they are made of.
page-score-forecast = If the match ended now
page-score-final = Final score
page-score-total = Total
page-score-unsure = Hidden things may change this.
page-log = What happened
page-log-empty = Nothing has happened yet.
page-log-look = Show this moment on the board
page-log-fold = { $count ->
    [one] Fold { $count } line
   *[other] Fold { $count } lines
}
page-log-unfold = { $count ->
    [one] Show { $count } more line
   *[other] Show { $count } more lines
}
page-log-older = Show older lines ({ $count })
page-why-not = Why not now
page-why-allowed = This can be chosen; choose it from the list.
page-asking = Asking the rules …
page-cite-rule = Rule { $id }
page-cite-ruling = Ruling { $id }
page-this-match = In this match
page-sources = Figures, sources and rules
page-citation = What the rules say
page-figure = Figure
page-text-name = name
page-text-action = what it does
page-figure-value = Value
page-figure-source = Source
page-orders = Standing orders
page-in-words = The table in words
page-zoom-in = Larger
page-zoom-out = Smaller
page-zoom-all = Show all
page-reconnecting = The connection was lost. Your place is kept; coming back …
    .site = The table starts anew. Your place is kept …
page-connection-closed = The connection is closed. Reload the page to come back.
    .site = The table has stopped. Reload the page to come back.
page-curtain-pass = Pass the screen to { $player }
page-curtain-help = Only the next player should look now.
page-curtain-ready = I am { $player }
page-seats = Seats
page-take-back = Play myself again
page-hand-to-bot = Let a bot play
page-invitations = Invitations
page-invitations-help = Send each link to one person. Whoever opens it first takes the seat; then the link is used up.
page-link-to-seat = Link to seat { $number }
page-devices = Your devices
page-devices-help = Whoever holds one of these devices plays your seat. End what you do not know.
page-device-this = This device, since { $since }
page-device-other = Another device, since { $since }
page-device-end = End
page-device-add = Link for another device
page-device-link = Link for another device of yours
page-device-link-help = Open it on your other device. It works once, and a new link voids it.
page-result = Result
page-result-key = The key of all chance in this match, to check it with the match file:
page-result-key-short = Check the chance of this match
page-course-made-of = What the points are made of
page-course-rounds = Points from round to round
page-course-chances = Chance to win over the match
page-course-goal = How much of the goal was in sight
page-course-turned = Here the match turned:
page-course-turn = Move { $move }: { $before } % → { $after } %
page-course-look-again = Worth another look
page-course-move = Move { $move }
page-course-review = Review the whole match
page-course-review-stop = Stop the review
page-course-waiting = The course of the match is being worked out …
page-place = Place
page-player = Player
page-rematch = Play again
page-download-match = Download the match file

## The page: replay

page-replay-first = To the beginning
page-replay-turn-back = One turn back
page-replay-back = One move back
page-replay-run = Run
page-replay-stop = Stop
page-replay-forward = One move on
page-replay-turn-forward = One turn on
page-replay-last = To the end
page-replay-move = Move
page-replay-at = { $at } / { $last }
page-replay-view = Whose eyes
page-replay-link = Copy link to this move
page-view-all = All cards open
page-view-public = What everybody saw
page-view-seat = As { $player } saw it

## The page: keys

page-keys = Keys
page-key-number = choose the button with this number
page-key-list = list all options
page-key-board = go to the first thing that can be chosen
page-key-arrows = go from thing to thing
page-key-enter = choose it, or ask why not
page-key-look = look at it closely
page-key-escape = close, or drop a half-made choice
page-key-undo = take back
page-key-hint = ask a bot
page-key-words = the table in words
page-key-recap = everything since your last turn once more
page-key-stage = while something is shown: back, on, pause
page-key-zoom = larger, smaller, show all
page-key-pan = move the board
page-key-menu = menu
page-key-help = this list

## The page: rules and components

page-rules-source = After: { $source }. The wording is ours.
page-rules-rule = Rules
page-rules-ruling = Rulings
page-rules-test = Examples
page-rules-cases =
    { $count ->
        [one] shown by one case
       *[other] shown by { $count } cases
    }
page-components-help = Every printed figure with where it is known from. If you own the box, a pack can put the printed figures in place of ours.
page-pack = Figures of your box
page-pack-invites = { $count ->
    [0] Every figure here is known from a source.
    [one] One figure here could only be remembered or reconstructed. If you own the box, put the printed one in its place.
   *[other] { $count } figures here could only be remembered or reconstructed. If you own the box, put the printed ones in their place.
}
page-pack-edit = Correct figures
page-pack-progress = { $confirmed } of { $total } uncertain figures confirmed
page-pack-name = Name of your pack
page-pack-load = Open a pack
page-pack-save = Save the pack
page-pack-play = Play with it
page-pack-clear = Begin anew
page-pack-kept = What you enter stays in this browser until you save or clear it. A tick says that the figure is what your box prints.
page-pack-checked = as printed
page-pack-unread = Enter it in the same form as { $example }.
page-pack-with = Played with the figures of { $pack }.

## The page: credits and about

page-credits-intro = Ennead is free software under the MIT licence. Inside this page is also the work of these people:
page-licence-text = Text of the licence
page-credit-svelte = The workshop in which the page was built.
page-credit-pyodide = Python in the browser. Inside it are Python and typing-extensions (PSF-2.0), Babel (BSD-3-Clause), attrs and pytz (MIT), and python-fluent (Apache-2.0).
page-credit-uqr = QR codes, by Anthony Fu after Project Nayuki.
page-credit-fluent-bundle = Sentences in four languages, by Mozilla.
page-credit-iconify-json-game-icons = Icons by Lorc, Delapouite and the other authors of game-icons.net, CC BY 3.0.
page-credit-fontsource-variable-alegreya = The display face Alegreya by Juan Pablo del Peral, Huerta Tipográfica.
page-credit-fontsource-variable-source-sans-3 = The text face Source Sans 3 by Paul D. Hunt, Adobe.
page-credit-fontsource-noto-sans-egyptian-hieroglyphs = Hieroglyphs from Noto, by Google.
page-about-intro = Ennead is a digital table for board games of ancient Egypt, and a workshop for people who study them.
page-about-is = What it is
page-about-is-1 = A referee: it knows the rules, offers what is allowed and explains what is not, with the place in the rulebook.
page-about-is-2 = A meeting place: with friends by link, at one screen, or with bots that see no more than you do.
    .site = A meeting place: at one screen, with a friend by letters, or with bots that see no more than you do.
page-about-is-3 = An honest one: every figure says where it is known from, and every match can be checked move by move.
page-about-is-4 = Free software that runs on your own machine.
page-about-not = What it is not
page-about-not-1 = It is not made or approved by the publishers or authors of these games.
page-about-not-2 = It contains none of their art or text; some figures are reconstructed by us and marked so.
page-about-not-3 = It does not replace the box. If you like a game here, buy it.
page-about-privacy = What it remembers
page-about-privacy-text = One cookie tells the server which seats are yours. Your settings stay in this browser. Nothing is sent to anybody else. If you make an account, the server keeps your name, language and sign, the public half of your passkeys, and when your devices came; you can have all of it, and delete it.
    .site = There is no server. Your matches and your settings stay in this browser, on this device, and are sent to nobody. Whoever clears the data of this site deletes them; download a match to keep it.
page-update-now = Use it now
page-update-ready = A newer version is here. Your matches stay as they are.

## What bots say

said-aim = { $player } wants { $aim }.
aim-secret = to keep this choice secret
sure-sure = sure
sure-fairly = fairly sure
sure-close = a close call
sure-whim = on a whim
sure-chance = { $sure }, { $percent }% to win
level-random = Dice
level-greedy = Player
level-newcomer = Newcomer
level-novice = Novice
level-player = Player
level-adept = Adept
level-expert = Expert
level-master = Master
level-old-master = Old Master
page-said = Wants { $aim }
bot-greedy = Player: plain good sense
terminal-hinting = A master is thinking …
hint-aim = Aim: { $aim }
terminal-bot-fault = { $verdict }. A plain bot takes its seat.

## The review of a match

review-head = { $player }: { $choices ->
        [one] one choice
       *[other] { $choices } choices
    } judged by what could be known
review-account = { $goal ->
    [yes] Of the goal in sight at first
   *[no] Chance to win at first
} { $start }%, given away { $lost }%, luck { $luck }%, at the end { $result }%.
review-flawless = Nothing was given away that could be told from chance.
review-blunder = { $count ->
        [one] one blunder
       *[other] { $count } blunders
    }
review-mistake = { $count ->
        [one] one mistake
       *[other] { $count } mistakes
    }
review-slip = { $count ->
        [one] one slip
       *[other] { $count } slips
    }
review-move = Choice { $number } (turn { $turn }): { $label }, { $percent }%
page-review = Judge this move
page-review-waiting = A master looks at this move …
page-review-forced = { $player }: { $label }. There was no choice.
review-chance = { $goal ->
    [yes] { $percent }% of the goal in sight
   *[no] { $percent }% to win
}
page-review-good = { $player }: { $label }. A good choice, { $chance }.
page-review-slip = { $player }: { $label }. A slip, { $chance }.
page-review-mistake = { $player }: { $label }. A mistake, { $chance }.
page-review-blunder = { $player }: { $label }. A blunder, { $chance }.
review-better = Better: { $label }, { $percent }%

## Puzzles

puzzle-task = Find the best move.
puzzle-kind = { $theme }, difficulty { $rating }
puzzle-missed = That is not it. Try again.
puzzle-missed-by = That is not it: the best move gives { $points ->
        [one] one point in a hundred
       *[other] { $points } points in a hundred
    } more chance of winning. Try again.
puzzle-right = Yes. Go on.
puzzle-solved = Solved.
puzzle-rating = Your rating: { $rating }
puzzle-worth = What each move is worth, as chance of winning
puzzle-theme-battle = Battle
puzzle-theme-purchase = Purchase
puzzle-theme-building = Building
puzzle-theme-night = Night
puzzle-theme-entomb = Entombing
puzzle-theme-pyramid = The pyramid
puzzle-theme-cards = Playing cards
puzzle-theme-caravan = Caravans
puzzle-theme-movement = Movement
puzzle-theme-followers = Followers and powers
puzzle-theme-payment = Payment
puzzle-theme-reward = Rewards
puzzle-theme-turn = The whole turn
puzzle-theme-endgame = Endgame
puzzle-theme-plan = Plan
page-puzzles = Puzzles
page-puzzles-about = Positions from matches in which one move is clearly best, for what you can see. Find it on the board. The number of each says how hard it is; your rating follows what you solve at the first try.
page-puzzles-solved = solved { $solved } of { $all }
page-puzzles-none = This game has no puzzles yet.
page-puzzle-today = The puzzle of the day
page-puzzle-next = Next puzzle
