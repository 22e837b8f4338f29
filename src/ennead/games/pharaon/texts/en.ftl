### Pharaon in our own words.

game-title = Pharaon
game-blurb = Children of the pharaoh have five rounds to earn prestige in five zones around a turning wheel: offerings, nobles, artisans, the Nile, their own tomb, and gods who want it all.

## Tokens

token-black = black
token-yellow = yellow
token-green = green
token-red = red
token-blue = blue
token-silver = silver
token-black-offering = black offering
token-yellow-offering = yellow offering
token-green-offering = green offering
token-red-offering = red offering
token-blue-offering = blue offering
token-offerings-joker = offerings joker
token-nobles-joker = nobles joker
token-artisans-joker = artisans joker
token-nile-joker = Nile joker
token-tomb-joker = tomb joker
token-plus-one = +1 offering
token-plus-two = +2 offering
token-black-text = Crafts: a basic kind of resource. One point if it is left at the end.
token-yellow-text = Nobility: a basic kind of resource. One point if it is left at the end.
token-green-text = Agriculture: a basic kind of resource. One point if it is left at the end.
token-red-text = Trade: a basic kind of resource. One point if it is left at the end.
token-blue-text = Law: a basic kind of resource. One point if it is left at the end.
token-silver-text = Wisdom: stands for any one basic kind.
token-black-offering-text = Pays like a black token, at any time.
token-yellow-offering-text = Pays like a yellow token, at any time.
token-green-offering-text = Pays like a green token, at any time.
token-red-offering-text = Pays like a red token, at any time.
token-blue-offering-text = Pays like a blue token, at any time.
token-offerings-joker-text = Wild for the entry or the action cost, but only here: offerings.
token-nobles-joker-text = Wild for the entry or the action cost, but only here: nobles.
token-artisans-joker-text = Wild for the entry or the action cost, but only here: artisans.
token-nile-joker-text = Wild for the entry or the action cost, but only here: Nile.
token-tomb-joker-text = Wild for the entry or the action cost, but only here: tomb.
token-plus-one-text = Pays for nothing; at the end it is worth one point more.
token-plus-two-text = Pays for nothing; at the end it is worth two points more.

## Zones

zone-offerings = Offerings
zone-nobles = Nobles
zone-artisans = Artisans
zone-nile = Nile
zone-tomb = Tomb
zone-offerings-short = Offerings
zone-nobles-short = Nobles
zone-artisans-short = Artisans
zone-nile-short = Nile
zone-tomb-short = Tomb
zone-offerings-text = One token of any kind: take a pair of offerings. One more of the same kind: a third offering, from the bonus field or the bag.
zone-nobles-text = Five tokens of five kinds: take a noble.
zone-artisans-text = Three tokens of one kind: take an artisan and what it brings.
zone-nile-text = One of five actions: resources or a jar, and steps on the influence tracks.
zone-tomb-text = One step of your tomb for what is printed under it.
zone-entry = { $zone }: entry { $token }, { $free } free; next round { $next }
zone-last-entry = { $zone }: entry { $token }, { $free } free; last round

## Gods

god-horus = Horus
god-ra = Ra
god-anubis = Anubis
god-isis = Isis
god-bastet = Bastet
god-condition = { $zone }: { $have } of { $need }
god-points = Both conditions met: { $points } points. One alone: nothing. What serves one god cannot serve the other.

## Nile

nile-1 = Nile action 1
nile-1-text = Black and yellow: draw a jar; one step on one of these tracks.
nile-2 = Nile action 2
nile-2-text = Yellow and green: red, blue and two steps on these tracks.
nile-3 = Nile action 3
nile-3-text = Green and red: two silver and a step on any track.
nile-4 = Nile action 4
nile-4-text = Red and blue: yellow, green and two steps on these tracks.
nile-5 = Nile action 5
nile-5-text = Blue and black: draw a jar; one step on one of these tracks.

## Jars

jar-j01 = jar 1
jar-j02 = jar 2
jar-j03 = jar 3
jar-j04 = jar 4
jar-j05 = jar 5
jar-j06 = jar 6
jar-j07 = jar 7
jar-j08 = jar 8
jar-j09 = jar 9
jar-j10 = jar 10
jar-j11 = jar 11
jar-j12 = jar 12
jar-j13 = jar 13
jar-j14 = jar 14
jar-j15 = jar 15
jar-j16 = jar 16
jar-j17 = jar 17
jar-j18 = jar 18
jar-j19 = jar 19
jar-j20 = jar 20
jar-j21 = jar 21
jar-j22 = jar 22
jar-j23 = jar 23
jar-j24 = jar 24
jar-j25 = jar 25
jar-j26 = jar 26
jar-j27 = jar 27
jar-j28 = jar 28
jar-j29 = jar 29
jar-j30 = jar 30
jar-holds = Holds { $tokens }.

## Artisans

artisan-jeweller-1 = Jeweller
artisan-jeweller-2 = Jeweller
artisan-jeweller-3 = Jeweller
artisan-jeweller-4 = Jeweller
artisan-jeweller-5 = Jeweller
artisan-sculptor-1 = Sculptor
artisan-sculptor-2 = Sculptor
artisan-sculptor-3 = Sculptor
artisan-sculptor-4 = Sculptor
artisan-sculptor-5 = Sculptor
artisan-painter-1 = Painter
artisan-painter-2 = Painter
artisan-painter-3 = Painter
artisan-painter-4 = Painter
artisan-painter-5 = Painter
artisan-weaver-1 = Weaver
artisan-weaver-2 = Weaver
artisan-weaver-3 = Weaver
artisan-weaver-4 = Weaver
artisan-weaver-5 = Weaver
artisan-potter-1 = Potter
artisan-potter-2 = Potter
artisan-potter-3 = Potter
artisan-potter-4 = Potter
artisan-potter-5 = Potter
artisan-embalmer-1 = Embalmer
artisan-embalmer-2 = Embalmer
artisan-embalmer-3 = Embalmer
artisan-embalmer-4 = Embalmer
artisan-embalmer-5 = Embalmer
artisan-brings = Brings { $tokens }.
artisan-brings-jar = Brings the top jar.

## Nobles

noble-scribe-1 = Scribe 1
noble-scribe-1-text = You may use green as black and black as green, offerings too. 4 points, and 4 for each satisfied god beside this zone: offerings.
noble-scribe-2 = Scribe 2
noble-scribe-2-text = You may use black as red and red as black, offerings too. 4 points, and 4 for each satisfied god beside this zone: nobles.
noble-scribe-3 = Scribe 3
noble-scribe-3-text = You may use red as yellow and yellow as red, offerings too. 4 points, and 4 for each satisfied god beside this zone: artisans.
noble-scribe-4 = Scribe 4
noble-scribe-4-text = You may use yellow as blue and blue as yellow, offerings too. 4 points, and 4 for each satisfied god beside this zone: Nile.
noble-scribe-5 = Scribe 5
noble-scribe-5-text = You may use blue as green and green as blue, offerings too. 4 points, and 4 for each satisfied god beside this zone: tomb.
noble-general = General
noble-general-text = When you pass, but not last, you may advance one field at once. 7 points, 4 more with the Pharaoh token, 4 more with the first-player token.
noble-architect = Architect
noble-architect-text = You may enter the tomb zone with any basic token; it counts as its own colour. 10 points.
noble-priestess = Priestess
noble-priestess-text = You may enter the offerings zone with any basic token; it counts as its own colour. 12 points.
noble-foreman = Foreman
noble-foreman-text = You may enter the Nile zone with any basic token; it counts as its own colour. 10 points.
noble-chief-decorator = Chief Decorator
noble-chief-decorator-text = You may enter the artisans zone with any basic token; it counts as its own colour. 10 points.
noble-judge = Judge
noble-judge-text = In the nobles zone any five tokens pay; they need not differ. 12 points.
noble-grand-vizier = Grand Vizier
noble-grand-vizier-text = No effect. 3 points, and 3 for each of your nobles, this one too.
noble-physician = Physician
noble-physician-text = Once a round you may use the artisans zone although it is full; you pay as usual. 6 points, and 2 for each different value among your artisans.
noble-chief-contractor = Chief Contractor
noble-chief-contractor-text = Once a round you may use the tomb zone although it is full; you pay as usual. 6 points, and 2 for each tomb step.
noble-high-priest = High Priest
noble-high-priest-text = Once a round you may use the offerings zone although it is full; you pay as usual. 6 points, and 2 for each offering you have left.
noble-stewardess = Stewardess
noble-stewardess-text = Once a round you may use the Nile zone although it is full; you pay as usual. 5 points, and 3 for each track on its top step.
noble-soothsayer = Soothsayer
noble-soothsayer-text = Once a round exchange a basic token or its offering for another basic kind. 3 points, and 3 for each satisfied god.
noble-treasurer = Treasurer
noble-treasurer-text = Once a round exchange a basic token or its offering for silver. 8 points, and 2 for each silver you have left.
noble-teacher = Teacher
noble-teacher-text = Once a round, when you gain a jar, gain one more basic token. 7 points, and 1 for each basic token or its offering you have left.
noble-diplomat = Diplomat
noble-diplomat-text = Once a round, when you gain a jar, you may discard it and take any three basic tokens. Scores as much as your best other noble.
noble-court-official-21 = Court Official 21
noble-court-official-21-text = At once: three Nile steps on any tracks, and two silver. 2 points.
noble-court-official-22 = Court Official 22
noble-court-official-22-text = At once: two Nile steps on any tracks, and two offerings from the bonus field or the bag. 4 points.
noble-court-official-23 = Court Official 23
noble-court-official-23-text = At once: an artisan with all it brings, and one silver. 0 points.
noble-court-official-24 = Court Official 24
noble-court-official-24-text = At once: an artisan with all it brings, and one offering. 0 points.
noble-court-official-25 = Court Official 25
noble-court-official-25-text = At once: a free tomb step, and one silver. 2 points.
noble-court-official-26 = Court Official 26
noble-court-official-26-text = At once: a free tomb step, and one offering. 2 points.
noble-scores = Now worth { $points }

## Traitor boards and symbols

board-a-light = board A, light side
board-b-light = board B, light side
board-c-light = board C, light side
board-d-light = board D, light side
board-e-light = board E, light side
board-a-dark = board A, dark side
board-b-dark = board B, dark side
board-c-dark = board C, dark side
board-d-dark = board D, dark side
board-e-dark = board E, dark side
symbol-none = No symbol
symbol-none-text = Nothing happens.
symbol-tomb = Tomb step
symbol-tomb-text = The Traitor’s cube goes one step on.
symbol-noble = Takes a noble
symbol-noble-text = He takes the noble on the place shown, without its effect.
symbol-noble-value = Value of his nobles
symbol-noble-value-text = At the end each of his nobles is worth the highest such number.
symbol-noble-discard = Discards a noble
symbol-noble-discard-text = The noble on the place shown leaves the game.
symbol-artisan-high = Takes the highest artisan
symbol-artisan-high-text = He takes the face-up artisan with most points, the leftmost of equals.
symbol-artisan-low = Takes the lowest artisan
symbol-artisan-low-text = He takes the face-up artisan with fewest points, the leftmost of equals.
symbol-artisan-discard-high = Discards the highest artisan
symbol-artisan-discard-high-text = The face-up artisan with most points leaves the game.
symbol-artisan-discard-low = Discards the lowest artisan
symbol-artisan-discard-low-text = The face-up artisan with fewest points leaves the game.
symbol-pair = Takes a pair of offerings
symbol-pair-text = He takes the pair on the place shown, counted from the top, if it is there.
symbol-offer = Takes a bonus offering
symbol-offer-text = He takes the bonus token on the place shown, counted from the top, if it is there.
symbol-nile-most = Nile step, fullest track
symbol-nile-most-text = His disk goes up on the Nile track of the colour of his fullest track.
symbol-nile-least = Nile step, emptiest track
symbol-nile-least-text = His disk goes up on the Nile track of the colour of his emptiest track.
symbol-god = God
symbol-god-text = He will score this god, whatever he owns.
symbol-god-named = God: { $god }
direction-clockwise = The wheel turns clockwise
direction-counter-clockwise = The wheel turns counter-clockwise
honour-first-player = First-player token
honour-first-player-text = Its holder starts the next round and scores 3 points at the end.
honour-pharaoh = Pharaoh token
honour-pharaoh-text = For the first with two nobles (the starting one counts) and the third tomb step. 7 points at the end.
reward-basic = One basic token of your choice
reward-silver = One silver
reward-offering = One offering
reward-first-player = The first-player token

## Questions

prompt-jar = Take one of the jars.
prompt-keep = Keep one of the two nobles you drew.
prompt-darken = Choose a Traitor board to turn to its dark side. Left to choose: { $left }.
prompt-turn = Your turn: one action in a zone, or pass.
prompt-pay = How do you pay? ({ $zone }) The entry token goes on the wheel and counts towards the action.
prompt-build =
    { $tokens_count ->
        [0] Choose the token that goes on the wheel.
       *[other] Chosen so far: { $tokens }. Choose the next token to pay.
    }
prompt-offering = Take an offering from the bonus field or draw one from the bag. Left to take: { $left }.
prompt-step = Move a disk one step. Steps left: { $left }.
prompt-artisan = Take an artisan: face up, or the top of the deck.
prompt-hand-in = { $noble }: which token do you hand in?
prompt-receive = What do you take for it? You hand in: { $token }.
prompt-finish = You may still exchange a token, or go on.
prompt-open = The jar holds { $tokens }. Keep it, or let the Diplomat discard it for any three basic tokens?
prompt-diplomat = Take a basic token. Left to take: { $left }.
prompt-teach = The Teacher may add one basic token to this jar.
prompt-advance = The General may advance at once and take a reward.
prompt-reward = Row { $row }, field { $field }: take the reward of this field or of an earlier one.
prompt-wheel = On top of the Traitor’s jar: { $tokens }. Which one goes on the wheel? The other covers a square of his track.
prompt-give = The Traitor gains a basic token. Which one?

## Options

option-jar = Take { $jar }
option-jar-holding = Jar with { $tokens }
option-keep = Keep { $noble }
option-darken = Turn { $board } over
option-pair = Offerings: pair { $place }
option-pair-bonus = Offerings: pair { $place } with bonus
option-pair-holding = Offerings: { $tokens }
option-pair-bonus-holding = Offerings with bonus: { $tokens }
option-noble = Noble: { $noble }
option-top-noble = Noble: top of the deck
option-artisan = Artisan: { $artisan }
option-artisan-points = Artisan: { $artisan } ({ $points })
option-artisan-brings = Artisan: { $artisan } ({ $points }), brings { $tokens }
option-artisan-jar = Artisan: { $artisan } ({ $points }), brings a jar
option-top-artisan = Artisan: top of the deck
option-nile = { $nile }
option-nile-cost = { $nile }, for { $tokens }
option-tomb = Tomb: the next step
option-tomb-cost = Tomb: step { $step }, for { $tokens }
option-use = Use { $noble }
option-pass = Pass
option-pay = Enter with { $token }, pay { $tokens }
option-pay-entry = Enter with { $token }
option-pay-entry-as = Enter with { $token } (as { $colour }), pay { $tokens }
option-pay-rest-as = Enter with { $token }, pay { $tokens } (as { $colours })
option-pay-entry-rest-as = Enter with { $token } (as { $colour }), pay { $tokens } (as { $colours })
option-otherwise = Pay otherwise, token by token
option-enter = On the wheel: { $token }
option-add = Pay { $token }
option-bonus = Bonus field, place { $place }
option-bonus-token = Bonus field: { $token }
option-draw = Draw from the bag
option-step = Step on the track: { $track }
option-hand-in = Hand in { $token }
option-gain = Take { $token }
option-done = Go on
option-open = Keep the jar
option-replace = Discard it for three basic tokens
option-decline = Save the Teacher for later
option-advance = Advance one field
option-stay = Stay
option-first = Take the first-player token
option-wheel = On the wheel: { $token }
option-give = Give { $token }

## Events

event-prepared = The ring is joined, the wheel aligned, its direction tossed.
event-darkened = Turned over: { $board }.
event-got-scribe = { $player } starts with { $noble }.
event-drew-nobles = { $player } draws { $nobles }.
event-drew-nobles-hidden = { $player } draws two nobles.
event-kept = { $player } keeps { $noble }.
event-round = Round { $round } begins.
event-entered = { $player } enters { $zone }: { $token }.
event-paid = { $player } pays { $tokens }.
event-gained = { $player } gains { $tokens }.
event-lost = The bank is out of { $tokens }; { $player } goes without.
event-took-pair = { $player } takes a pair: { $tokens }.
event-took-offering = { $player } takes from the bonus field: { $token }.
event-drew-offering = { $player } draws from the bag: { $token }.
event-took-noble = { $player } takes a noble: { $noble }.
event-noble-shown = A new noble lies open: { $noble }.
event-took-artisan = { $player } takes an artisan: { $artisan }.
event-artisan-shown = A new artisan lies open: { $artisan }.
event-took-jar = { $player } takes a jar with { $tokens }.
event-drew-jar = { $player } turns up a jar with { $tokens }.
event-jars-shuffled = The discarded jars become the supply again.
event-jars-shown =
    { $count ->
        [one] One new jar lies open.
       *[other] { $count } new jars lie open.
    }
event-stepped = { $player } moves up on the track: { $track }, step { $step }.
event-step-lost = A step fits nowhere and is lost ({ $player }).
event-tomb = { $player } builds the tomb: step { $step }.
event-pharaoh = { $player } becomes the next Pharaoh.
event-used = { $player } turns a card sideways: { $noble }.
event-handed-in = { $player } hands in { $token }.
event-passed = { $player } passes and waits in row { $row }.
event-passed-last = { $player } passes last; the round is over.
event-advanced = { $player } advances to field { $field }.
event-first-player = { $player } takes the first-player token.
event-wheel-turned = The wheel turns for round { $round }.
event-display-filled = The offerings are filled up.
event-bag-refilled = The used offerings go back into the bag.
event-blocked = A jar nobody took blocks an entry space: { $token }.
event-scored = { $player } has { $points } prestige points.
event-traitor-pile = The Traitor’s pile: { $count } jars.
event-traitor-jar = The Traitor turns up a jar with { $tokens }.
event-traitor-track = The Traitor covers a square with { $token }, track: { $track }.
event-traitor-wheel = The Traitor occupies an entry space: { $token }.
event-traitor-tomb = The Traitor builds his tomb: step { $step }.
event-traitor-noble = The Traitor gains a noble: { $noble }.
event-traitor-discarded-noble = The Traitor removes a noble: { $noble }.
event-traitor-artisan = The Traitor takes an artisan: { $artisan }.
event-traitor-discarded-artisan = The Traitor removes an artisan: { $artisan }.
event-traitor-pair = The Traitor takes a pair: { $tokens }.
event-traitor-offering = The Traitor takes an offering: { $token }.
event-traitor-stepped = The Traitor moves up on the track: { $track }, step { $step }.
event-traitor-god = The Traitor satisfies { $god }.
event-traitor-noble-value = Each noble of the Traitor may now be worth { $points }.
event-traitor-gained = The Traitor gains { $tokens }.
event-traitor-passed = The Traitor passes.
event-traitor-first-player = The Traitor takes the first-player token.
event-traitor-pharaoh = The Traitor becomes the next Pharaoh.
event-traitor-scored = The Traitor has { $points } prestige points.

## Why not

refuse-artisan-deck-left = The artisan deck is empty.
refuse-artisan-face-up = { $artisan } does not lie face up.
refuse-bag-can-give = Bag and heap are empty.
refuse-basic-for-him = He gains a basic kind that the bank has; { $token } is not one.
refuse-basic-in-stock = You take a basic kind that the bank has; { $token } is not one.
refuse-basic-or-its-offering = Only a basic token or a resource offering can be handed in, not { $token }.
refuse-bonus-place-filled = Place { $place } of the bonus field is empty.
refuse-bonus-to-take = There is no third offering to take: bonus field, bag and heap are empty.
refuse-can-pay-artisans = You cannot pay an entry ({ $token }) and three tokens of one kind.
refuse-can-pay-bonus = You cannot pay an entry ({ $token }) and two tokens of one kind for the bonus.
refuse-can-pay-nile = You cannot pay an entry ({ $token }) and the cost of this action.
refuse-can-pay-nobles = You cannot pay an entry ({ $token }) and five tokens of five kinds (with the Judge: any five).
refuse-can-pay-offerings = You have nothing for the entry ({ $token }).
refuse-can-pay-tomb = You cannot pay an entry ({ $token }) and the cost of the next tomb step.
refuse-drawn = You did not draw { $noble }.
refuse-entry-comes-first = The token for the wheel is chosen first, and once.
refuse-entry-of-the-colour = The entry of this zone ({ $zone }) is { $token }, or a wild.
refuse-exchange-possible = You have nothing that { $noble } could exchange, or the bank has nothing to give.
refuse-first-player-is-a-reward = The first-player token is not on the fields behind you.
refuse-given-by-the-noble = You cannot get { $token } for it: the bank is out of it, or it is no other kind.
refuse-has-exchanging-noble = { $noble } does not exchange tokens for you.
refuse-jar-face-up = { $jar } does not lie open.
refuse-leads-to-a-payment = With { $token } this payment does not come out, or it is one of those already listed.
refuse-more-payments = All ways to pay are listed.
refuse-noble-deck-left = The noble deck is empty.
refuse-noble-face-up = { $noble } does not lie face up.
refuse-noble-not-used = { $noble } was used this round.
refuse-not-first-yet = You already hold the first-player token.
refuse-nothing-wasted = That is more than the cost: you could keep one of these tokens.
refuse-offering-is-a-reward = There is no offering on the fields behind you.
refuse-owned = You do not have { $token }.
refuse-pair-there = There is no pair on place { $place }.
refuse-payment-shown = This payment is possible, but not listed: choose to pay otherwise.
refuse-pays-the-cost = That does not pay the cost exactly: too little, too much, or the wrong colours ({ $zone }).
refuse-section-has-room = There is no free entry space of this colour: { $token }.
refuse-something-for-it = The bank has nothing to give for { $token }.
refuse-still-light = It does not lie with its light side up: { $board }.
refuse-token-in-stock = The bank is out of { $token }.
refuse-token-is-a-reward = { $token } is not on the fields behind you.
refuse-token-left = You have no { $token } left for this payment.
refuse-tokens-owned = You do not have all of this: { $tokens }.
refuse-tokens-pay-here = Point offerings and jokers of other zones do not pay here ({ $zone }).
refuse-tomb-step-left = Your cube is on the last step.
refuse-top-of-the-jar = { $token } is not one of the top resources of this jar.
refuse-track-has-a-step-left = Your disk is already on top here: { $track }.
refuse-track-of-the-arrow = This arrow is not for the track: { $track }.
refuse-zone-open = No entry space is free here: { $zone } ({ $token }).

## Undo

undo-chance-zone = The ring was laid out, so that step is final.
undo-chance-colour = The wheel was aligned, so that step is final.
undo-chance-direction = The direction was tossed, so that step is final.
undo-chance-first = The first player was drawn, so that step is final.
undo-chance-board = The Traitor boards were laid out, so that step is final.
undo-chance-dark = A board was turned over, so that step is final.
undo-chance-track = The tracks were given their colours, so that step is final.
undo-chance-scribe = A Scribe was dealt, so that step is final.
undo-chance-jar = A jar was turned up, so that step is final.
undo-chance-offering = An offering was drawn, so that step is final.
undo-chance-noble = A noble card was turned up, so that step is final.
undo-chance-artisan = An artisan card was turned up, so that step is final.

## Options of a match

option-set-beginner-1 = Player 1 is new to the game
option-set-beginner-1-help = A beginner starts with a random Scribe instead of choosing one of two nobles.
option-set-beginner-1-on = a Scribe
option-set-beginner-1-off = chooses a noble
option-set-beginner-2 = Player 2 is new to the game
option-set-beginner-2-help = A beginner starts with a random Scribe instead of choosing one of two nobles.
option-set-beginner-2-on = a Scribe
option-set-beginner-2-off = chooses a noble
option-set-beginner-3 = Player 3 is new to the game
option-set-beginner-3-help = A beginner starts with a random Scribe instead of choosing one of two nobles.
option-set-beginner-3-on = a Scribe
option-set-beginner-3-off = chooses a noble
option-set-beginner-4 = Player 4 is new to the game
option-set-beginner-4-help = A beginner starts with a random Scribe instead of choosing one of two nobles.
option-set-beginner-4-on = a Scribe
option-set-beginner-4-off = chooses a noble
option-set-beginner-5 = Player 5 is new to the game
option-set-beginner-5-help = A beginner starts with a random Scribe instead of choosing one of two nobles.
option-set-beginner-5-on = a Scribe
option-set-beginner-5-off = chooses a noble
option-set-scribes = Two Scribes that share a colour
option-set-scribes-help = With green for black and black for red: may green count as red?
option-set-scribes-separate = no, each on its own
option-set-scribes-chain = yes, they make a chain
option-set-wild-entry = Wilds with an any-colour entry
option-set-wild-entry-help = Architect, Priestess, Foreman, Chief Decorator: what may silver count as on the wheel?
option-set-wild-entry-any = any colour
option-set-wild-entry-wheel = the wheel’s colour only
option-set-judge = Judge
option-set-judge-help = Does the token on the wheel still need the wheel’s colour?
option-set-judge-action = yes, the other four are free
option-set-judge-all-five = no, all five are free
option-set-dark-boards = Dark Traitor boards
option-set-dark-boards-help = More dark boards make the Traitor stronger.
option-set-dark-boards-0 = 0
option-set-dark-boards-1 = 1
option-set-dark-boards-2 = 2
option-set-dark-boards-3 = 3
option-set-dark-boards-4 = 4
option-set-dark-boards-5 = 5
option-set-dark-choice = Which boards are dark
option-set-dark-choice-help = By chance, or chosen by you once the boards are in order.
option-set-dark-choice-random = by chance
option-set-dark-choice-free = your choice
option-set-traitor-pass = When the Traitor passes
option-set-traitor-pass-help = On the turn after his last jar, or at once with it.
option-set-traitor-pass-own-turn = on his next turn
option-set-traitor-pass-at-once = at once

## The table

title-round = Round { $round } of { $rounds }
figure-points = points
term-board = The ring
term-wheel = central wheel
term-time = Pyramid of time
term-rounds = Rounds
term-waiting-row = Row of the pyramid of time
term-jars = Jars
term-jar = jar
term-jar-supply = Jar supply
term-bank = Bank
term-honours = Tokens of honour
term-goods = Tokens
term-cards = Nobles and artisans
term-draft = Your nobles to choose from
term-bag = bag of offerings
term-heap = used offerings
term-noble-deck = noble deck
term-artisan-deck = artisan deck
term-empty-place = empty place
term-marker = neutral marker
term-arrow = a step on one of the two tracks of this action
term-any-arrow = a step on any track
term-disk = disk
term-cube = cube
term-cylinder = cylinder
term-disk-traitor = the Traitor’s disk
term-cube-traitor = the Traitor’s cube
term-cylinder-traitor = the Traitor’s cylinder
term-traitor = Traitor
term-traitor-pile = Jars in his pile
term-traitor-score = The Traitor’s points now
term-traitor-things = The Traitor’s things
traitor-track-of = Track: { $token }
wheel-section = Section of the wheel: { $token }
tomb-cost = Costs { $tokens }
place-pair = Pair { $place }
place-bonus = Bonus field, place { $place }
place-nile = Nile action { $number }
track-of = Track: { $track }
place-track = Track: { $track }, step { $step }
place-track-points = Track: { $track }, step { $step } ({ $points } points)
place-tomb = Tomb, step { $step } ({ $points } points)
place-entry = Section of the wheel: { $token }, entry space { $place }
place-round = Round { $round }
place-time = { $reward } (row { $row }, field { $field })

## Scores

score-nobles = Nobles
score-tomb = Tomb
score-artisans = Artisans
score-nile = Influence tracks
score-resources = Resources left
score-offerings = Offerings left
score-gods = Gods
score-pharaoh = Pharaoh token
score-first-player = First-player token
score-gods-satisfied = Satisfied: { $gods }

## What a choice is after

aim-god = to satisfy { $god }
aim-pharaoh = to become the next Pharaoh
aim-offerings = to collect offerings: { $count }
aim-noble = to have a noble: { $noble }
aim-noble-unseen = to try its luck with an unseen noble
aim-artisan = to have an artisan worth { $points }: { $artisan }
aim-artisan-jar = to have a jar and an artisan worth { $points }: { $artisan }
aim-artisan-unseen = to try its luck with an unseen artisan
aim-nile = to climb the influence tracks
aim-nile-jar = to climb an influence track and get a jar
aim-nile-tokens = to climb an influence track and get tokens: { $tokens }
aim-track = to climb a track: { $track }
aim-track-top = to reach the top of a track: { $track }
aim-tomb = to bring the tomb to step { $step }
aim-tokens = to have these tokens: { $tokens }
aim-draw = to try its luck with the bag
aim-use = to use the power of a noble: { $noble }
aim-hand-in = to trade what there is too much of: { $token }
aim-pass = to take a good jar and a good place for the next round
aim-open = to take what is in the jar
aim-replace = to choose better tokens than those of the jar
aim-decline = to save the power for a worse jar
aim-advance = to have the reward of the next field
aim-stay = to stay on this field
aim-first = to begin the next round
aim-wheel = to keep the Traitor’s track short ({ $token } on the wheel)
aim-give = to give the Traitor what helps him least: { $token }
aim-darken = to face the Traitor from this side: { $board }

## The end of a match

result-none = The Traitor wins.
result-traitor = The Traitor has { $points } prestige points.
result-traitor-tie = The Traitor has { $points } prestige points as well: a tie is his victory.
result-tie-pharaoh = A tie in prestige points: the Pharaoh token decides ({ $player }).
result-tie-tokens = A tie in prestige points: the number of tokens left decides ({ $player }).
result-tie-shared = A tie in prestige points and in the number of tokens left.
