### Words that every game shares: what the kernel says, and what the terminal says.

## Players

player-unnamed = Player { $number }
player-bot = Bot { $number }
player-nobody = nobody

## Refusals of the kernel

refuse-match-over = The match is over.
refuse-not-your-turn = It is not your turn: the table waits for { $player }.
refuse-not-asked = That is not asked now.
refuse-not-offered = That is not possible now.

## Why a step cannot be taken back

undo-nothing = There is nothing to take back.
undo-other-player = Somebody else has played since your last choice.
undo-match-over = The match is over; it stays as it is.
undo-sealed = The answers lie open, so that step is final.
undo-chance = Chance has spoken since then, so that step is final.

## The end of a match

result-winners =
    { $players_count ->
        [one] { $players } wins.
       *[other] { $players } share the victory.
    }
result-none = Nobody wins: the game was stronger this time.

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
terminal-card-unknown = No component of this game is called “{ $text }”. Type: card NAME
terminal-card-near = No component is called “{ $text }”. Did you mean: { $near }?
terminal-card-several = { $count } components fit: { $names }
terminal-rules = Rules by id, from: { $source }. Type: rules ID, or words to look for.
terminal-rule-unknown = No rule has the id “{ $text }” or contains these words.
terminal-hint = A plain bot would choose { $number }: { $label } ({ $text })
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
command-look-help = the whole table, with the words on the cards
command-score = score
command-score-help = what the points are made of
command-card = card
command-card-argument = NAME
command-card-help = a component: its words, figures, sources and rulings
command-rules = rules
command-rules-argument = [ID or WORD]
command-rules-help = a rule, and where the rulebook has it
command-hint = hint
command-hint-help = what a plain bot would choose
command-save = save
command-save-argument = FILE
command-save-help = write the match into a file
command-load = load
command-load-argument = FILE
command-load-help = go on with a match from a file
command-quit = quit
command-quit-help = leave the table; the match is kept
