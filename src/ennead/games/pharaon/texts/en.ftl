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
    .article = an
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
token-plus-one-text = Cannot be paid with; at the end it is worth one point more.
token-plus-two-text = Cannot be paid with; at the end it is worth two points more.

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
god-points = Both conditions met: { $points ->
        [one] one point
       *[other] { $points } points
    }. One alone: nothing. What serves one god cannot serve the other.

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
    .article = an
artisan-embalmer-2 = Embalmer
    .article = an
artisan-embalmer-3 = Embalmer
    .article = an
artisan-embalmer-4 = Embalmer
    .article = an
artisan-embalmer-5 = Embalmer
    .article = an
artisan-brings = Brings { $tokens }.
artisan-brings-jar = Brings the top jar.

## Nobles

noble-scribe-1 = Scribe 1
noble-scribe-1-text = { card-swap } { card-points }, and { $each } for each satisfied god beside this zone: { $zone }.
noble-scribe-2 = Scribe 2
noble-scribe-2-text = { card-swap } { card-points }, and { $each } for each satisfied god beside this zone: { $zone }.
noble-scribe-3 = Scribe 3
noble-scribe-3-text = { card-swap } { card-points }, and { $each } for each satisfied god beside this zone: { $zone }.
noble-scribe-4 = Scribe 4
noble-scribe-4-text = { card-swap } { card-points }, and { $each } for each satisfied god beside this zone: { $zone }.
noble-scribe-5 = Scribe 5
noble-scribe-5-text = { card-swap } { card-points }, and { $each } for each satisfied god beside this zone: { $zone }.
noble-general = General
noble-general-text = When you pass, but not last, you may advance one field at once and take its reward. { card-points }, { $each } more with the Pharaoh token, { $each } more with the first-player token.
noble-architect = Architect
noble-architect-text = { card-any-entry } { card-points }.
noble-priestess = Priestess
noble-priestess-text = { card-any-entry } { card-points }.
noble-foreman = Foreman
noble-foreman-text = { card-any-entry } { card-points }.
noble-chief-decorator = Chief Decorator
noble-chief-decorator-text = { card-any-entry } { card-points }.
noble-judge = Judge
noble-judge-text = In the nobles zone the other four tokens need not differ; the one on the wheel still has the wheel’s colour, unless you agreed otherwise. { card-points }.
noble-grand-vizier = Grand Vizier
noble-grand-vizier-text = No effect. { card-points }, and { $each } for each of your nobles, this one too.
noble-physician = Physician
noble-physician-text = { card-full-zone } { card-points }, and { $each } for each different value among your artisans.
noble-chief-contractor = Chief Contractor
noble-chief-contractor-text = { card-full-zone } { card-points }, and { $each } for each tomb step.
noble-high-priest = High Priest
noble-high-priest-text = { card-full-zone } { card-points }, and { $each } for each offering you have left.
noble-stewardess = Stewardess
noble-stewardess-text = { card-full-zone } { card-points }, and { $each } for each track on its top step.
noble-soothsayer = Soothsayer
noble-soothsayer-text = Once a round exchange a basic token or its offering for another basic kind. { card-points }, and { $each } for each satisfied god.
noble-treasurer = Treasurer
noble-treasurer-text = Once a round exchange a basic token or its offering for silver. { card-points }, and { $each } for each silver you have left.
noble-teacher = Teacher
noble-teacher-text = Once a round, when you gain a jar, gain one more basic token. { card-points }, and { $each } for each basic token or its offering you have left.
noble-diplomat = Diplomat
noble-diplomat-text = Once a round, when you gain a jar, you may discard it and take any three basic tokens. Scores as much as your best other noble.
noble-court-official-21 = Court Official 21
noble-court-official-21-text = At once: { card-nile-steps }, and { card-silver }. { card-points }.
noble-court-official-22 = Court Official 22
noble-court-official-22-text = At once: { card-nile-steps }, and { card-offerings }. { card-points }.
noble-court-official-23 = Court Official 23
noble-court-official-23-text = At once: an artisan with all it brings, and { card-silver }. { card-points }.
noble-court-official-24 = Court Official 24
noble-court-official-24-text = At once: an artisan with all it brings, and { card-offerings }. { card-points }.
noble-court-official-25 = Court Official 25
noble-court-official-25-text = At once: { card-tomb-steps }, and { card-silver }. { card-points }.
noble-court-official-26 = Court Official 26
noble-court-official-26-text = At once: { card-tomb-steps }, and { card-offerings }. { card-points }.
card-swap = You may use { $first } as { $second } and { $second } as { $first }, offerings too.
card-any-entry = You may enter here with any basic token: { $zone }. It counts as its own colour.
card-full-zone = Once a round you may act here although it is full: { $zone }. You pay as usual.
card-points = { $base ->
        [one] { $base } point
       *[other] { $base } points
    }
card-nile-steps = { $nile_steps ->
        [one] one Nile step on any track
       *[other] { $nile_steps } Nile steps on any tracks
    }
card-silver = { $silver ->
        [one] one silver
       *[other] { $silver } silver
    }
card-offerings = { $offerings ->
        [one] one offering
       *[other] { $offerings } offerings from the bonus field or the bag
    }
card-tomb-steps = { $tomb_steps ->
        [one] a free tomb step
       *[other] { $tomb_steps } free tomb steps
    }
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
honour-first-player-text = Its holder starts the next round and scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at the end.
honour-pharaoh = Pharaoh token
honour-pharaoh-text = For the first with two nobles (the starting one counts) and the third tomb step. { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at the end.
reward-basic = One basic token of your choice
reward-silver = One silver
reward-offering = One offering
reward-first-player = The first-player token

## Questions

prompt-jar = Take one of the jars.
    .other = { $player } takes a jar.
prompt-keep = Keep one of the two nobles you drew.
    .other = { $player } chooses a noble to keep.
prompt-darken = Choose a Traitor board to turn to its dark side. Left to choose: { $left }.
    .other = { $player } prepares the Traitor.
prompt-turn = Your turn: one action in a zone, or pass.
    .other = { $player } is on turn.
prompt-pay = How do you pay? ({ $zone }) The entry token goes on the wheel and counts towards the action.
    .other = { $player } is paying.
prompt-build =
    { $tokens_count ->
        [0] Choose the token that goes on the wheel.
       *[other] Chosen so far: { $tokens }. Choose the next token to pay.
    }
    .other = { $player } is paying.
prompt-offering = Take an offering from the bonus field or draw one from the bag. Left to take: { $left }.
    .other = { $player } takes an offering.
prompt-step = Move a disk one step. Steps left: { $left }.
    .other = { $player } moves a disk.
prompt-artisan = Take an artisan: face up, or the top of the deck.
    .other = { $player } takes an artisan.
prompt-hand-in = { $noble }: which token do you hand in?
    .other = { $player } exchanges tokens.
prompt-receive = What do you take for it? You hand in: { $token }.
    .other = { $player } exchanges tokens.
prompt-finish = You may still exchange a token, or go on.
    .other = { $player } is on turn.
prompt-open = The jar holds { $tokens }. Keep it, or let the Diplomat discard it for any three basic tokens?
    .other = { $player } opens a jar.
prompt-diplomat = Take a basic token. Left to take: { $left }.
    .other = { $player } exchanges tokens.
prompt-teach = The Teacher may add one basic token to this jar.
    .other = { $player } opens a jar.
prompt-advance = The General may advance at once and take a reward.
    .other = { $player } chooses a reward.
prompt-reward = Row { $row }, field { $field }: take the reward of this field or of an earlier one.
    .other = { $player } chooses a reward.
prompt-wheel = On top of the Traitor’s jar: { $tokens }. Which one goes on the wheel? The other covers a square of his track.
    .other = { $player } decides for the Traitor.
prompt-give = The Traitor gains a basic token. Which one?
    .other = { $player } decides for the Traitor.

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
event-starts = { $player } has the first-player token and starts.
event-traitor-starts = The Traitor has the first-player token and starts.
event-darkened = Turned over: { $board }.
event-got-scribe = { $player } starts with { $noble }.
event-drew-nobles = { $player } draws { $nobles }.
event-drew-nobles-hidden = { $player } draws two nobles.
event-kept = { $player } keeps { $noble }.
event-round = Round { $round } begins.
event-entered = { $player } enters { $zone }: { $token }.
event-paid = { $player } pays { $tokens }.
event-gained = { $player } gains { $tokens }.
event-lost = The bank is out of { $tokens }: { $player } gets nothing for it.
event-took-pair = { $player } takes a pair: { $tokens }.
event-took-offering = { $player } takes { $token_article } { $token } from the bonus field.
event-drew-offering = { $player } draws { $token_article } { $token } from the bag.
event-took-noble = { $player } takes { $noble }.
event-noble-shown = A new noble lies open: { $noble }.
event-took-artisan = { $player } takes { $artisan_article } { $artisan }.
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
event-used = { $player } uses { $noble } and turns the card sideways.
event-handed-in = { $player } hands in { $token }.
event-passed = { $player } passes and waits in row { $row }.
ending-rounds =
    { $rounds ->
        [one] The only round has been played.
       *[other] All { $rounds } rounds have been played.
    }
event-passed-last = { $player } passes last; the round is over.
event-advanced = { $player } advances to field { $field }.
event-first-player = { $player } takes the first-player token and will start the next round.
event-wheel-turned = The wheel turns for round { $round }.
event-display-filled = The offerings are filled up.
event-bag-refilled = The used offerings go back into the bag.
event-blocked = A jar nobody took blocks an entry space: { $token }.
event-scored = { $player } has { $points ->
        [one] one prestige point
       *[other] { $points } prestige points
    }.
event-traitor-pile = The Traitor’s pile: { $count ->
        [one] one jar
       *[other] { $count } jars
    }.
event-traitor-jar = The Traitor turns up a jar with { $tokens }.
event-traitor-track = The Traitor covers a square with { $token }, track: { $track }.
event-traitor-wheel = The Traitor occupies an entry space: { $token }.
event-traitor-tomb = The Traitor builds his tomb: step { $step }.
event-traitor-noble = The Traitor gains { $noble }.
event-traitor-discarded-noble = The Traitor removes { $noble } from the game.
event-traitor-artisan = The Traitor takes { $artisan_article } { $artisan }.
event-traitor-discarded-artisan = The Traitor removes { $artisan_article } { $artisan } from the game.
event-traitor-pair = The Traitor takes a pair: { $tokens }.
event-traitor-offering = The Traitor takes { $token_article } { $token }.
event-traitor-stepped = The Traitor moves up on the track: { $track }, step { $step }.
event-traitor-god = The Traitor satisfies { $god }.
event-traitor-noble-value = Each noble of the Traitor may now be worth { $points }.
event-traitor-gained = The Traitor gains { $tokens }.
event-traitor-passed = The Traitor passes.
event-traitor-first-player = The Traitor takes the first-player token.
event-traitor-pharaoh = The Traitor becomes the next Pharaoh.
event-traitor-scored = The Traitor has { $points ->
        [one] one prestige point
       *[other] { $points } prestige points
    }.

## Why not

refuse-artisan-deck-left = The artisan deck is empty.
refuse-artisan-face-up = { $artisan } does not lie face up.
refuse-bag-can-give = Bag and heap are empty.
refuse-basic-for-him = He gains a basic kind that the bank has; { $token } is not one.
refuse-basic-in-stock = You take a basic kind that the bank has; { $token } is not one.
refuse-basic-or-its-offering = Only a basic token or a resource offering can be handed in, not { $token }.
refuse-bonus-place-filled = Place { $place } of the bonus field is empty.
refuse-bonus-to-take = There is no third offering to take: bonus field, bag and heap are empty.
refuse-can-pay-artisans = You cannot pay { $count ->
        [one] one token
       *[other] { $count } tokens
    } of one kind. The entry token ({ $token }) is one of them if it is of that kind, otherwise you pay { $total } in all.
refuse-can-pay-bonus = You cannot pay { $count ->
        [one] one token
       *[other] { $count } tokens
    } of one kind for the bonus. The entry token ({ $token }) is one of them if it is of that kind, otherwise you pay { $total } in all.
refuse-can-pay-judge = You cannot pay { $count ->
        [one] one token of any kind
       *[other] { $count } tokens of any kinds
    } (with the Judge), the entry token among them (its colour is { $token }, unless all five are free).
refuse-can-pay-nile = You cannot pay for this: { $tokens }, and the entry token ({ $token }) as well unless it is one of these.
refuse-can-pay-nobles = You cannot pay { $count ->
        [one] one token
       *[other] { $count } tokens of { $count } kinds
    }, the entry token ({ $token }) among them.
refuse-can-pay-offerings = You have nothing for the entry ({ $token }).
refuse-can-pay-tomb = You cannot pay for the next tomb step: { $tokens }, and the entry token ({ $token }) as well unless it is one of these.
refuse-drawn = You did not draw { $noble }.
refuse-entry-comes-first = The token for the wheel is chosen first, and once.
refuse-entry-of-the-colour = The entry of this zone ({ $zone }) is { $token }, or a wild.
refuse-exchange-possible = You have nothing that { $noble } could exchange, or the bank has nothing to give.
refuse-first-player-is-a-reward = The first-player token is not among the rewards up to your field.
refuse-given-by-the-noble = You cannot get { $token } for it: the bank is out of it, or it is no other kind.
refuse-has-exchanging-noble = { $noble } does not exchange tokens for you.
refuse-jar-face-up = Not lying open: { $jar }.
refuse-leads-to-a-payment = With { $token } this payment does not come out, or it is one of those already listed.
refuse-more-payments = All ways to pay are listed.
refuse-noble-deck-left = The noble deck is empty.
refuse-noble-face-up = { $noble } does not lie face up.
refuse-noble-not-used = { $noble } was used this round.
refuse-not-first-yet = You already hold the first-player token.
refuse-nothing-wasted = That is more than the cost: you could keep one of these tokens.
refuse-offering-is-a-reward = There is no offering among the rewards up to your field.
refuse-owned = You do not have { $token }.
refuse-pair-there = There is no pair on place { $place }.
refuse-payment-shown = This payment is possible, but not listed: choose to pay otherwise.
refuse-pays-the-cost =
    { $count ->
        [0] That does not pay the cost exactly: too little, too much, or the wrong colours ({ $zone }).
        [one] That does not pay the cost exactly: it is one token in all ({ $zone }).
       *[other] That does not pay the cost exactly: it is { $count } tokens in all ({ $zone }).
    }
refuse-section-has-room = There is no free entry space of this colour: { $token }.
refuse-something-for-it = The bank has nothing to give for { $token }.
refuse-still-light = It does not lie with its light side up: { $board }.
refuse-token-in-stock = The bank is out of { $token }.
refuse-token-is-a-reward = { $token } is not among the rewards up to your field.
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

preset-standard = Standard
preset-standard-help = Everybody chooses a noble to begin with.
preset-first = First match
preset-first-help = Everybody begins with a Scribe: nothing to choose before you begin.
preset-dark = All dark boards
preset-dark-help = The Traitor at his hardest.
option-set-starting-player = Starting player
option-set-starting-player-help = Who begins: the last visitor of a cemetery, or chance.
option-set-starting-player-random = Random
option-set-starting-player-seat-0 = Player 1
option-set-starting-player-seat-1 = Player 2
option-set-starting-player-seat-2 = Player 3
option-set-starting-player-seat-3 = Player 4
option-set-starting-player-seat-4 = Player 5
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
option-set-general = General who passes first
option-set-general-help = The card says that he gets the first-player token automatically too: is that the reward of his field, or something besides?
option-set-general-reward = the reward of field 1 or 2
option-set-general-first-too = the token, and a reward
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
place-track-points = Track: { $track }, step { $step } ({ $points ->
        [one] one point
       *[other] { $points } points
    })
place-tomb = Tomb, step { $step } ({ $points ->
        [one] one point
       *[other] { $points } points
    })
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
aim-offerings = to collect { $count ->
        [one] an offering
       *[other] { $count } offerings
    }
aim-noble = to have { $noble }
aim-noble-unseen = to try its luck with an unseen noble
aim-artisan = to have { $artisan_article } { $artisan } worth { $points }
aim-artisan-jar = to have a jar and { $artisan_article } { $artisan } worth { $points }
aim-artisan-unseen = to try its luck with an unseen artisan
aim-nile = to climb the influence tracks
aim-nile-jar = to climb an influence track and get a jar
aim-nile-tokens = to climb an influence track and get { $tokens }
aim-track = to climb a track: { $track }
aim-track-top = to reach the top of a track: { $track }
aim-tomb = to bring the tomb to step { $step }
aim-tokens = to have { $tokens }
aim-draw = to try its luck with the bag
aim-use = to use { $noble }
aim-hand-in = to trade what there is too much of: { $token }
aim-pass = to take a good jar and a good place for the next round
aim-open = to take what is in the jar
aim-replace = to choose better tokens than those of the jar
aim-decline = to save the power for a worse jar
aim-advance = to have the reward of the next field
aim-stay = to stay on this field
aim-first = to begin the next round
aim-wheel = to keep the Traitor’s track short ({ $token } on the wheel)
aim-give = to give the Traitor { $token }, which helps him least
aim-darken = to face the Traitor from this side: { $board }

## The end of a match

result-none = The Traitor wins.
result-traitor = The Traitor has { $points } prestige points.
result-traitor-tie = The Traitor has { $points } prestige points as well: a tie is his victory.
result-tie-pharaoh = A tie in prestige points: the Pharaoh token decides ({ $player }).
result-tie-tokens = A tie in prestige points: the number of tokens left decides ({ $player }).
result-tie-shared = A tie in prestige points and in the number of tokens left.

## Figures of components

kind-token = Tokens
kind-wheel = Central wheel
kind-zone = Zones
kind-god = Gods
kind-nile = Nile actions
kind-track = Influence tracks
kind-tomb = Tomb
kind-row = Rows of the pyramid of time
kind-jar = Jars
kind-artisan = Artisans
kind-noble = Nobles
kind-honour = Tokens of honour
kind-setup = Set-up
kind-table = Numbers of players
kind-traitor = Traitor
kind-board = Traitor boards
wheel-wheel = central wheel
track-influence = influence track
setup-match = set-up of a match
tomb-1 = tomb step 1
tomb-2 = tomb step 2
tomb-3 = tomb step 3
tomb-4 = tomb step 4
tomb-5 = tomb step 5
tomb-6 = tomb step 6
tomb-7 = tomb step 7
tomb-8 = tomb step 8
row-1 = row 1
row-2 = row 2
row-3 = row 3
row-4 = row 4
table-1 = one player
table-2 = two players
table-3 = three players
table-4 = four players
table-5 = five players
traitor-scoring = scoring of the Traitor
figure-kind = kind
figure-sphere = sphere
figure-count = count
figure-resource = pays like
figure-extra = extra points
figure-zone = zone
figure-clockwise = clockwise
figure-spaces = entry spaces
figure-cost = cost
figure-tokens = tokens
figure-bonus = bonus
figure-left_need = left god needs
figure-left_points = left god brings
figure-right_need = right god needs
figure-right_points = right god brings
figure-god = god
figure-gain = gain
figure-jars = jars
figure-arrows = arrows
figure-order = order
figure-fields = fields
figure-bottom = bottom
figure-left = left
figure-right = right
figure-number = number
figure-timing = when
figure-base = points
figure-each = points for each
figure-per = counted
figure-effect = effect
figure-swap = exchanges
figure-nile_steps = Nile steps
figure-silver = silver
figure-offerings = offerings
figure-artisan = an artisan
figure-tomb_steps = tomb steps
figure-nobles = nobles
figure-tomb_step = tomb step
figure-rounds = rounds
figure-nobles_drawn = nobles drawn
figure-noble_places = places for nobles
figure-artisan_places = places for artisans
figure-pairs = pairs
figure-noble_value = value of nobles
figure-squares = squares
term-basic = basic
term-point-offering = point offering
term-resource-offering = resource offering
term-zone-joker = joker of a zone
term-agriculture = agriculture
term-crafts = crafts
term-law = law
term-nobility = nobility
term-trade = trade
term-wisdom = wisdom
term-any = any
term-different = all different
term-equal = all alike
term-printed = as printed
term-first-player = first-player token
term-offering = offering
term-on-play = at once
term-once-per-round = once a round
term-permanent = always
term-adjacent-god = satisfied god beside the zone
term-artisan-value = different value of artisans
term-best-other = as the best other noble
term-token = token of honour
term-tomb-step = tomb step
term-top-track = track on its top step
term-advance = advances
term-any-entry = any entry
term-any-five = any five
term-exchange-basic = exchanges for a basic token
term-exchange-silver = exchanges for silver
term-extra-basic = one more basic token
term-full-zone = full zone
term-official = court official

## What must hold in an example

fact-score = points
fact-noble-points = points of nobles
fact-tracks = tracks
fact-field = place on the pyramid
fact-gods = gods
fact-pharaoh = next Pharaoh
fact-entry = entry cost
fact-next-entry = entry cost next round
fact-pile = pile
fact-jar-discard = used jars
fact-lanes = Traitor’s tracks
fact-beside = beside the board
fact-boards = boards
fact-resources = resources
fact-gone-artisans = artisans gone
fact-gone-nobles = nobles gone
fact-passed = passed
fact-colours = colours
fact-ring = ring
fact-direction = direction

## On the pages of players

feat-noble = Favourite nobles
feat-artisan = Favourite artisans
feat-part = Most points from one source
