### Ankh: Gods of Egypt, in our own words.

game-title = Ankh: Gods of Egypt
game-blurb = Gods of Egypt compete for the last believers: gather followers, raise monuments, win battles, and do not be forgotten.

## Gods

god-amun = Amun
god-amun-ability = Unseen forms
god-amun-text = In one battle of each Conflict you may announce, before the others choose, that you play two cards. Both count in full.
god-anubis = Anubis
god-anubis-ability = Judge of the dead
god-anubis-text = Whenever enemy warriors are killed you may trap one, up to three. Your god is 1 stronger for each. Their owners may buy them back for a follower.
god-isis = Isis
god-isis-ability = Protector
god-isis-text = Your figures next to an enemy figure are protected: if one would die in a battle resolution, you may keep it alive.
god-osiris = Osiris
god-osiris-ability = Underworld gate
god-osiris-text = When you lose a battle, place or move a gate in that region. With a Summon action one extra figure may rise on a gate. Figures of others may not stop there.
god-ra = Ra
god-ra-ability = Radiance
god-ra-text = Figures you summon may carry one of three suns. With a radiant figure in the region, winning or dominating brings 1 more devotion.

## Ankh powers

power-commanding = Commanding
power-commanding-text = Each battle you win brings 3 followers.
power-inspiring = Inspiring
power-inspiring-text = Build Monument costs you no followers.
power-omnipresent = Omnipresent
power-omnipresent-text = At the start of each Conflict gain a follower for each region with your figures.
power-revered = Revered
power-revered-text = Each Gain Followers action brings one more.
power-resplendent = Resplendent
power-resplendent-text = While you control three monuments of one kind, your god has strength 3.
power-obelisk-attuned = Obelisk Attuned
power-obelisk-attuned-text = At the start of a battle you fight, call any of your figures to spaces beside your obelisks there.
power-temple-attuned = Temple Attuned
power-temple-attuned-text = Each of your temples in the region with your figure beside it gives 2 strength.
power-pyramid-attuned = Pyramid Attuned
power-pyramid-attuned-text = With a Summon action, summon one extra figure beside each of your pyramids.
power-glorious = Glorious
power-glorious-text = Win a battle by 3 or more: gain 3 devotion instead of 1.
power-magnanimous = Magnanimous
power-magnanimous-text = Lose a battle with two or more figures: gain 2 devotion.
power-bountiful = Bountiful
power-bountiful-text = While you are on red, every gain of devotion is 1 larger.
power-worshipful = Worshipful
power-worshipful-text = After each battle you fight you may sacrifice 2 followers for 1 devotion.

## Battle cards

card-plague = Plague of Locusts
card-plague-text = All in the region bid followers in secret and lose them. Everybody’s warriors and guardians die but those of the single highest bidder.
card-build = Build Monument
card-build-text = You may sacrifice 3 followers to build a monument of your own on an empty space of the region.
card-chariots = Chariots
card-chariots-text = Three strength, and nothing else.
card-cycle = Cycle of Ma’at
card-cycle-text = After the battle take back all your used cards, this one too.
card-drought = Drought
card-drought-text = If you win, gain 1 more devotion for each of your figures on desert in the region.
card-flood = Flood
card-flood-text = Gain a follower for each of your figures on fertile land in the region. They cannot be killed in the resolution.
card-miracle = Miracle
card-miracle-text = After the resolution gain 1 devotion for each of your figures killed in this battle.

## Guardians

guardian-cat-mummy = Cat Mummy
guardian-cat-mummy-text = When it is killed, everybody but you loses 1 devotion.
guardian-satet = Satet
guardian-satet-text = In a Move action she may end on an enemy figure and push it one space.
guardian-mummy = Mummy
guardian-mummy-text = When it is killed it returns at once beside your god.
guardian-apep = Apep
    .article = an
guardian-apep-text = It may be summoned on any water and is then in every region around it.
guardian-giant-scorpion = Giant Scorpion
guardian-giant-scorpion-text = Its claws point at two spaces. At the start of a Conflict it destroys the monuments there.
guardian-androsphinx = Androsphinx
    .article = an
guardian-androsphinx-text = Enemy figures next to it add no strength.

## Figures, monuments

figure-god = god
figure-warrior = warrior
figure-prisoner = prisoner
figure-cat-mummy = Cat Mummy
figure-satet = Satet
figure-mummy = Mummy
figure-apep = Apep
    .article = an
figure-giant-scorpion = Giant Scorpion
figure-androsphinx = Androsphinx
    .article = an
monument-obelisk = obelisk
    .article = an
monument-temple = temple
monument-pyramid = pyramid

## Actions and events

action-move = Move Figures
action-move-text = Move each of your figures up to 3 spaces.
action-summon = Summon Figure
action-summon-text = Put a figure from your pool beside your figures or monuments.
action-gain = Gain Followers
action-gain-text = Gain a follower for each neutral or own monument beside your figures.
action-unlock = Unlock Ankh Power
action-unlock-text = Sacrifice followers equal to its level for the next power.
space-start = Beginning
space-start-text = The event marker starts here.
space-control = Control Monument
space-control-text = Whoever triggers it takes control of a monument beside an own figure.
space-caravan = Camel Caravan
space-caravan-text = Whoever triggers it may split a region with a line of camels.
space-conflict = Conflict
space-conflict-text = Every region is resolved: domination or battle.

## Board, limits, scenarios, modules

map-egypt = Map of Egypt
region-delta = Nile Delta
region-west = West Egypt
region-east = East Egypt
track-events = Event track
track-devotion = Devotion track
track-row = Bottom row of the god board
players-2 = Two players
players-3 = Three players
players-4 = Four players
players-5 = Five players
limit-followers = Followers
limit-warriors = Warriors
limit-ankhs = Ankh tokens
limit-bases = Bases for guardians
limit-camels = Camels
limit-regions = Regions
limit-merging = Merging gods
scenario-middle-kingdom-2 = Middle Kingdom, two players
scenario-middle-kingdom-3 = Middle Kingdom, three players
scenario-middle-kingdom-4 = Middle Kingdom, four players
scenario-middle-kingdom-5 = Middle Kingdom, five players
scenario-old-kingdom-2 = Old Kingdom, two players
scenario-old-kingdom-3 = Old Kingdom, three players
scenario-old-kingdom-4 = Old Kingdom, four players
scenario-old-kingdom-5 = Old Kingdom, five players
module-high-nile = High Nile
module-high-nile-text = Four spaces of the Delta are water for the whole game.
module-two-cities = Two Cities
module-two-cities-text = After each Conflict the god with most figures beside a city gains 1 devotion for it.
module-guardian-auction = Guardian Auction
module-guardian-auction-text = Guardians are not unlocked but sold: after the first three Conflicts everybody bids followers in secret.

## Prompts

prompt-god = Choose your god.
    .other = { $player } chooses a god.
prompt-action =
    { $second ->
        [1] Choose your second action, further down the list than the first.
       *[0] Choose an action.
    }
    .other = { $player } chooses an action.
prompt-figure = Move a figure, or finish.
    .other = { $player } moves figures.
prompt-destination = Where does the figure from { $hex } go?
    .other = { $player } moves figures.
prompt-push = Where do you push the figure from { $hex }?
    .other = { $player } pushes a figure.
prompt-aim = Aim the claws of the Scorpion on { $hex } at two neighbouring spaces.
    .other = { $player } aims the claws of the Giant Scorpion.
prompt-summon = Summon a figure, or finish.
    .other = { $player } summons a figure.
prompt-space = Where do you place your { $figure }?
    .other = { $player } summons a figure.
prompt-radiance =
    { $suns ->
        [one] Give the figure on { $hex } your last sun?
       *[other] Give the figure on { $hex } one of your { $suns } suns?
    }
    .other = { $player } decides about a sun.
prompt-power = Unlock a power of level { $level }?
    .other = { $player } chooses an Ankh power.
prompt-control = Which monument do you take control of?
    .other = { $player } chooses a monument to control.
prompt-caravan = Lay a line of camels that splits a region, beginning at a border, or pass.
    .other = { $player } lays a caravan.
prompt-camel =
    { $count ->
        [one] One camel is laid. Go on with the line.
       *[other] { $count } camels are laid. Go on with the line.
    }
    .other = { $player } lays a caravan.
prompt-keep = Which part keeps token { $token }? The other gets token { $other }.
    .other = { $player } places the region tokens.
prompt-swap = Swap the token of a new region ({ $token } or { $other }) with another?
    .other = { $player } places the region tokens.
prompt-relocate = Call a figure to your obelisks, or stop.
    .other = { $player } calls figures to obelisks.
prompt-obelisk-space = To which space beside an obelisk does the figure from { $hex } go?
    .other = { $player } calls figures to obelisks.
prompt-unseen-forms = Announce two cards for this battle?
    .other = { $player } may announce two cards.
prompt-cards =
    { $count ->
        [one] Choose a card for the battle of region { $token }, in secret.
       *[other] Choose { $count } cards for the battle of region { $token }, in secret.
    }
    .other = { $player } chooses battle cards.
prompt-build =
    { $count ->
        [0] Build a monument for nothing?
        [one] Build a monument for a follower?
       *[other] Build a monument for { $count } followers?
    }
    .other = { $player } builds a monument.
prompt-site = Where do you build the { $monument }?
    .other = { $player } builds a monument.
prompt-bid =
    { $count ->
        [0] The plague: you have no followers to bid.
        [one] The plague: bid 0 or 1 follower, in secret.
       *[other] The plague: bid 0 to { $count } followers, in secret.
    }
    .other = { $player } bids followers.
prompt-tiebreaker = The battle is tied. Use the tiebreaker and win?
    .other = { $player } decides about the tie.
prompt-trap =
    { $count ->
        [one] Trap one of the dead warriors? One slot is free.
       *[other] Trap one of the dead warriors? { $count } slots are free.
    }
    .other = { $player } may trap a dead warrior.
prompt-rise = Where does your Mummy rise, beside your god?
    .other = { $player } places the Mummy.
prompt-protect = Keep the protected figure on { $hex } alive?
    .other = { $player } decides who stays alive.
prompt-gate = You lost. Open a gate here, or move one?
    .other = { $player } places a gate.
prompt-gate-space = Where does the gate go?
    .other = { $player } places a gate.
prompt-worship = Sacrifice 2 followers for 1 devotion?
    .other = { $player } decides about a sacrifice.
prompt-retain = Which guardians does the merged god let go?
    .other = { $player } chooses which guardians stay.
prompt-auction =
    { $count ->
        [0] Auction of the { $guardian }: you have no followers to bid.
        [one] Auction of the { $guardian }: bid 0 or 1 follower, in secret.
       *[other] Auction of the { $guardian }: bid 0 to { $count } followers, in secret.
    }
    .other = { $player } bids followers.

## Options

option-choose = { $god }
option-take = { $action }
option-walk = Move the figure on { $hex }
option-to = To { $hex }
option-push = Push it to { $hex }
option-aim = Aim at { $left } and { $right }
option-summon = Summon { $figure_article } { $figure }
option-beside = Summon { $figure_article } { $figure } by the pyramid on { $hex }
option-raise = Summon { $figure_article } { $figure } on a gate
option-at = On { $hex }
option-shine = Give it a sun
option-unlock = Unlock { $power }
option-control = Control the monument on { $hex }
option-camel = Camel on { $side }
option-keep = The part with { $hex } keeps it
option-swap = Swap tokens { $token } and { $other }
option-call = Call the figure on { $hex }
option-announce = Announce two cards
option-play = Play { $cards }
option-build = Build { $monument_article } { $monument }
option-bid = Bid { $count }
option-break = Use the tiebreaker
option-trap = Trap a warrior of { $god }
option-save = Keep { $hex } alive
option-save-all = Keep all protected figures alive
option-lose = Let { $hex } die
option-open = Open a new gate
option-shift = Move the gate on { $hex }
option-worship = Sacrifice 2 followers
option-dismiss = Let the guardian on { $hex } go
option-dismiss-waiting = Let { $figure_article } { $figure } go from the pool
option-done = Done
option-done-figure = Finish moving
option-done-summon = Finish summoning
option-done-relocate = Stop calling
option-done-retain = Keep the others
option-pass = Pass
option-pass-radiance = No sun
option-pass-power = Unlock nothing
option-pass-caravan = No caravan
option-pass-swap = Leave the tokens
option-pass-trap = Trap nobody
option-pass-build = Build nothing
option-pass-unseen-forms = One card only
option-pass-tiebreaker = Let the tie stand
option-pass-gate = Leave the gates
option-pass-worship = Keep the followers

## Events

event-starts = { $player } starts.
event-god-chosen = { $player } is { $god }.
event-guardian-chosen = Guardian in this match: { $guardian }, { $count } on its card.
event-took = { $player }: { $action }.
event-god-moved = { $god } goes from { $origin } to { $hex }.
event-moved = { $player } moves { $figure_article } { $figure } from { $origin } to { $hex }.
event-summoned = { $player } summons { $figure_article } { $figure } on { $hex }.
event-shone = The figure on { $hex } is radiant.
event-aimed = The claws point at { $left } and { $right }.
event-ransomed = { $player } buys a prisoner back from { $opponent } for a follower.
event-followers =
    { $count ->
        [one] { $player } gains a follower.
       *[other] { $player } gains { $count } followers.
    }
event-unlocked = { $player } unlocks { $power }.
event-unlocked-nothing = { $player } unlocks nothing.
event-guardian-joined = The { $guardian } joins { $player }.
event-guardian-missed = No { $guardian } can join { $player }.
event-event = Event { $number }: { $space }, triggered by { $player }.
event-controlled = { $player } controls the { $monument } on { $hex }.
event-lost-control = { $player } loses control of { $hex }.
event-controlled-nothing = { $player } has no monument to control.
event-destroyed = The { $monument } on { $hex } is destroyed.
event-no-caravan = { $player } lays no caravan.
event-caravan =
    { $count ->
        [one] { $player } splits region { $token } with one camel.
       *[other] { $player } splits region { $token } with { $count } camels.
    }
event-token-kept = The part with { $hex } keeps token { $token }, the other gets { $other }.
event-tokens-swapped = { $player } swaps tokens { $token } and { $other }.
event-dominated = { $player } dominates region { $token }.
event-battle = Battle for region { $token }.
event-announced = { $player } announces two cards.
event-played = { $player } plays { $cards }.
event-flooded =
    { $count ->
        [one] Flood: { $player } gains a follower.
       *[other] Flood: { $player } gains { $count } followers.
    }
event-built = { $player } builds { $monument_article } { $monument } on { $hex }.
event-built-nothing = { $player } builds nothing.
event-plague = A plague of { $player }: all in the region bid.
event-bid =
    { $count ->
        [one] { $player } bids one follower.
       *[other] { $player } bids { $count } followers.
    }
event-spared = The figures of { $player } are spared.
event-killed =
    { $count ->
        [one] { $player } loses { $figure_article } { $figure }.
       *[other] { $player } loses { $count } figures ({ $figure }).
    }
event-trapped = { $player } traps a warrior of { $opponent }.
event-stayed-dead = The Mummy of { $player } finds no room and goes to the pool.
event-mourned = A Cat Mummy of { $player } is dead: all others lose devotion.
event-majorities =
    { $count ->
        [one] { $player } holds one majority.
       *[other] { $player } holds { $count } majorities.
    }
event-strength = Strength of { $player }: { $amount }.
event-tie-broken = { $player } uses the tiebreaker.
event-battle-won = { $player } wins the battle for region { $token }.
event-battle-tied = Nobody wins the battle for region { $token }: all lose.
event-magnanimous = { $player } loses, but has the power Magnanimous.
event-protected = The figure on { $hex } is kept alive.
event-gate = { $player } sets a gate on { $hex }.
event-miracle =
    { $count ->
        [one] Miracle of { $player }: one figure killed.
       *[other] Miracle of { $player }: { $count } figures killed.
    }
event-worshipped =
    { $count ->
        [one] { $player } sacrifices a follower.
       *[other] { $player } sacrifices { $count } followers.
    }
event-cycle = { $player } takes all used cards back.
event-gained = { $player } gains { $amount } devotion: { $reasons }.
event-lost = { $player } loses { $amount } devotion.
event-city =
    { $count ->
        [one] { $player } has most figures beside a city.
       *[other] { $player } has most figures beside { $count } cities.
    }
event-auction = Auction of the { $guardian }.
event-merged = { $god } and { $partner } merge: { $player } and { $opponent } are a team.
event-dismissed = { $player } lets { $guardian_article } { $guardian } go.
event-forgotten = Egypt forgets { $god }.
ending-top = { $player } has reached the top of the devotion track.
ending-track = The last Conflict is over: the event track has come to its end.
ending-forgotten = No other god is left to believe in.
event-won = { $player } is the only god of Egypt.
event-won-together = { $player } and { $opponent } together are the only god of Egypt.
event-nobody-won = Egypt believes in nobody any more. All lose.

## What devotion is gained for

reason-majorities = majorities
reason-domination = domination
reason-victory = victory
reason-glorious = Glorious victory
reason-drought = Drought
reason-radiance = Radiance
reason-bountiful = Bountiful
reason-magnanimous = Magnanimous defeat
reason-miracle = Miracle
reason-worshipful = Worshipful
reason-cities = cities

## Refusals

refuse-god-still-free = { $god } is taken by { $player }.
refuse-below-the-first = The second action must stand further down the list than the first.
refuse-your-figure-is-there = You have no figure on { $hex }.
refuse-has-not-moved = This figure has moved in this action.
refuse-has-land-to-go-to = It has no empty land to go to.
refuse-within-three-steps = That is more than 3 spaces away.
refuse-not-onto-water = A move never ends on water.
refuse-not-onto-a-foreign-gate = Only figures of Osiris may stop on a gate.
refuse-onto-an-empty-space = A move ends on an empty space.
refuse-enemy-can-be-pushed = The enemy there has nowhere to be pushed to.
refuse-one-space-away = A figure is pushed exactly one space.
refuse-not-over-a-border = In this match a push stays within the region.
refuse-pushed-onto-empty-land = It can be pushed onto empty land only, and onto a gate only if it belongs to Osiris.
refuse-two-neighbouring-spaces = Claws point at two spaces next to the Scorpion and to each other.
refuse-it-is-at-hand = You have no such figure in your pool.
refuse-anubis-holds-it = Anubis holds no warrior of yours.
refuse-the-ransom-is-paid = A prisoner costs a follower, and you have none.
refuse-regular-summon-left = You have summoned your regular figure already.
refuse-a-space-is-free = No empty space lies beside your figures or monuments.
refuse-pyramid-attuned = Only Pyramid Attuned brings figures to pyramids.
refuse-your-pyramid-is-there = You control no pyramid there.
refuse-pyramid-not-used = This pyramid has brought a figure in this action.
refuse-a-space-beside-it-is-free = No empty space lies beside this pyramid.
refuse-gates-are-yours = Only Osiris summons on gates.
refuse-gate-extra-left = A gate has brought a figure in this action.
refuse-a-gate-is-empty = No gate without a figure is on the map.
refuse-the-space-is-empty = That space is not empty.
refuse-not-on-a-foreign-gate = Only figures of Osiris are put on a gate.
refuse-not-on-water = Only Apep is summoned on water.
refuse-beside-your-own = It must come beside your figure or monument, in the same region.
refuse-beside-the-pyramid = The extra figure must come beside that pyramid.
refuse-on-a-gate = This figure rises on a gate.
refuse-of-the-next-level = Your next power is of level { $level }.
refuse-still-locked = You have this power already.
refuse-a-monument-is-there = No monument stands there.
refuse-neutral-ones-first = Neutral monuments are left on the map, so only those may be taken.
refuse-not-yours-already = You control it already.
refuse-beside-your-figure = None of your figures is adjacent to it.
refuse-between-two-spaces-of-land = A camel stands between two spaces of land.
refuse-not-on-the-river = No camel stands on the river.
refuse-no-camel-there = A camel stands there already.
refuse-from-the-end-of-the-line = The line goes on from its last camel.
refuse-a-legal-line-goes-on = No legal line leads on from there: at most 6 camels from border to border, and two parts of at least 6 spaces.
refuse-one-of-the-two = Choose one of the two new regions.
refuse-a-new-region-takes-part = One of the two tokens must lie in a new region.
refuse-two-different-tokens = Choose two different tokens.
refuse-both-are-on-the-map = Only tokens 1 to { $count } are on the map.
refuse-a-figure-of-yours = You have no figure there.
refuse-not-called-before = This figure was called in this battle already.
refuse-beside-your-obelisk = It must go beside an obelisk of yours in this region.
refuse-empty-land-there = There is no empty land for it.
refuse-cards-in-hand = You do not have that card in hand.
refuse-as-many-as-allowed = You play one card, or two different ones that you announced.
refuse-in-the-supply = No { $monument } is left in the supply.
refuse-in-the-region = The monument is built on land of this region.
refuse-nothing-stands-there = Something stands there already.
refuse-not-on-a-gate = No monument is built on a gate.
refuse-followers-to-bid = You cannot bid more followers than you have.
refuse-its-warrior-died = No warrior of that god died just now.
refuse-an-enemy-warrior = You trap enemy warriors only.
refuse-beside-its-god = The Mummy rises beside your god.
refuse-room-to-rise = There is no empty land for it.
refuse-it-is-this-figure = Another figure is being decided on.
refuse-more-than-one = Only one figure is left to decide on.
refuse-a-gate-beside-the-board = All your gates are on the map.
refuse-a-gate-is-there = No gate of yours is there.
refuse-all-gates-placed = In this match a gate is moved only when all are on the map.
refuse-empty-land-of-the-region = A gate goes on empty land of this region, without another gate.
refuse-enough-bases = You lack bases: let a guardian go first.
refuse-a-guardian-to-dismiss = No guardian that may go stands there.
refuse-a-guardian-waiting = No such guardian that may go waits in the pool.

## Match options

preset-standard = Standard
preset-standard-help = Middle Kingdom, gods chosen in turn.
preset-first = First match
preset-first-help = Middle Kingdom, gods dealt at random: nothing to choose before you begin.
preset-old-kingdom = Old Kingdom
preset-old-kingdom-help = The other scenario of the rulebook.
preset-modules = All modules
preset-modules-help = High Nile, Two Cities and the Guardian Auction together.
option-set-scenario = Scenario
option-set-scenario-help = Where monuments, figures and camels start.
option-set-scenario-middle-kingdom = Middle Kingdom
option-set-scenario-old-kingdom = Old Kingdom
option-set-gods = Gods
option-set-gods-help = Choose in turn, or let chance deal them.
option-set-gods-draft = Chosen in turn
option-set-gods-random = Dealt at random
option-set-first-player = First player
option-set-first-player-help = Who begins.
option-set-first-player-random = At random
option-set-first-player-first-seat = The first seat
option-set-guardian-1 = Guardian of level 1
option-set-guardian-1-help = Which guardian of level 1 is in the match.
option-set-guardian-1-random = At random
option-set-guardian-1-cat-mummy = Cat Mummy
option-set-guardian-1-satet = Satet
option-set-guardian-2 = Guardian of level 2
option-set-guardian-2-help = Which guardian of level 2 is in the match.
option-set-guardian-2-random = At random
option-set-guardian-2-mummy = Mummy
option-set-guardian-2-apep = Apep
option-set-guardian-3 = Guardian of level 3
option-set-guardian-3-help = Which guardian of level 3 is in the match.
option-set-guardian-3-random = At random
option-set-guardian-3-giant-scorpion = Giant Scorpion
option-set-guardian-3-androsphinx = Androsphinx
option-set-high-nile = High Nile
option-set-high-nile-help = Module inspired by the scenario book, not official: four spaces of the Delta are flooded.
option-set-high-nile-off = Off
option-set-high-nile-on = On
option-set-two-cities = Two Cities
option-set-two-cities-help = Module inspired by the scenario book, not official: most figures beside a city bring devotion.
option-set-two-cities-off = Off
option-set-two-cities-on = On
option-set-guardian-auction = Guardian Auction
option-set-guardian-auction-help = Module inspired by the scenario book, not official: guardians are sold by secret bids.
option-set-guardian-auction-off = Off
option-set-guardian-auction-on = On
option-set-osiris-gates = Gates of Osiris
option-set-osiris-gates-help = The Czech rulebook lets him place or move freely, the Polish one move only when all are placed.
option-set-osiris-gates-any = Place or move
option-set-osiris-gates-placed-first = Move only when all are placed
option-set-satet-push = Push of Satet
option-set-satet-push-help = Whether a pushed figure may cross rivers and camels.
option-set-satet-push-across = Across borders
option-set-satet-push-within = Within the region
option-set-obelisk-turns = Obelisk Attuned, several owners
option-set-obelisk-turns-help = Who cannot move a figure at its turn: the Polish rulebook lets nobody go on after that, the Czech one can be read so that they wait for room.
option-set-obelisk-turns-out = Out for this battle
option-set-obelisk-turns-waits = Waits for room

## Taking back

undo-chance-first = The first player was drawn, so that step is final.
undo-chance-guardian = The guardians were drawn, so that step is final.
undo-chance-god = The gods were dealt, so that step is final.

## On the table

title-event = Event { $number } of { $last }. Next: { $space }
title-end = Event { $number } of { $last }
term-map = Map of Egypt
term-river = the Nile
term-gate = gate to the underworld
term-sun = sun
term-claw = claw of the Scorpion
term-camel = camel
term-camels = Camels
term-radiant = radiant
term-neutral = neutral
term-lost = Figures lost
term-hand = Battle cards
term-pool = Pool
term-powers = Ankh powers
term-abilities = Ability
term-until-event = Uses until the next event
term-level = Level { $level }
term-board-of = Board of { $god }
term-strength = Strength
term-cost = Followers it costs
term-followers = Followers
term-ankhs = Ankh tokens
term-cards = Cards in hand
term-warriors = Warriors on the map
term-devotion = Devotion
term-guardians = Guardians
term-guardian-level = Level
term-left = Left
term-supply = Supply
term-draft = Gods to choose
term-amun-token = Amun token
term-chosen = chosen in secret
term-suggested = suggested
term-then-merging = then two gods merge
term-then-forgetting = then gods on red are forgotten
term-then-end = then the game ends
base-small = small base
base-large = large base
city-1 = Memphis
city-2 = Thebes
terrain-fertile = fertile
terrain-desert = desert
terrain-water = water
hex-name = Space { $hex }
hex-short = { $hex }
side-name = Side { $side }
token-name = Region { $token }
region-size =
    { $count ->
        [one] one space
       *[other] { $count } spaces
    }
devotion-space = Devotion { $count }
devotion-red = red
devotion-blue = blue
devotion-top = the top
marker-note = { $god }: { $count }
role-god = { $god }
battle-title = Battle for region { $token }
part-figures = Figures
part-prisoners = Prisoners
forecast-lower = would merge as the lower god
forecast-higher = would merge as the higher god
forecast-forgotten = would be forgotten

## What a choice is after

aim-god = to be { $god }
aim-move = to bring figures where they count
aim-summon = to have more figures on the map
aim-gain = to gather followers
aim-unlock = to unlock a power
aim-event-control = to trigger the event and take a monument
aim-event-caravan = to trigger the event and split a region
aim-event-conflict = to trigger the Conflict now
aim-beside = to stand beside { $monument_article } { $monument } and take it
aim-gather = to stand where followers gather
aim-fight = to win the battle for region { $token }
aim-dominate = to dominate region { $token }
aim-push = to push a rival out of the way
aim-claws = to threaten two spaces with the Scorpion
aim-summon-figure = to bring { $figure_article } { $figure }
aim-shine = to gain more with a radiant figure
aim-unlock-power = to use { $power } from now on
aim-majority = to win a majority in region { $token }: { $monument }
aim-draw-level = to take a majority from a rival in region { $token }: { $monument }
aim-control = to hold one more monument in region { $token }: { $monument }
aim-caravan = to split a region to its own advantage
aim-token = to choose when the regions fight
aim-announce = to play two cards in one battle
aim-play = to get the most out of region { $token }: { $cards }
aim-bid = to save its own figures from the plague
aim-bid-nothing = to keep the followers
aim-auction = to win the guardian
aim-site = to build where its own figures stand
aim-break = to win the tie
aim-trap = to hold a warrior of { $god } prisoner
aim-save = to keep the figures alive
aim-lose = to give up the figure that counts least
aim-gate = to open a way for its own figures
aim-worship = to turn followers into devotion
aim-dismiss = to keep the better guardians
aim-end-there = to leave it at that

## Figures of components

kind-god = Gods
kind-power = Ankh powers
kind-card = Battle cards
kind-guardian = Guardians
kind-monument = Monuments
kind-action = Actions
kind-track = Tracks
kind-players = Numbers of players
kind-limit = Limits
kind-module = Modules
kind-map = Map
kind-region = Regions
kind-scenario = Scenarios
figure-colour = colour
figure-token = token
figure-slots = slots for prisoners
figure-gates = gates
figure-suns = suns
figure-level = level
figure-followers = followers
figure-monuments = monuments
figure-strength = strength
figure-margin = won by at least
figure-devotion = devotion
figure-figures = figures
figure-base = base
figure-count = count
figure-row = row
figure-spaces = spaces
figure-range = range
figure-merge_after = merging after event
figure-forget_after = forgetting after event
figure-red = red up to
figure-top = top
figure-levels = levels
figure-guardians = guardians
figure-start = at the start
figure-board = on the board
figure-small = small
figure-large = large
figure-line = camels in a line
figure-tokens = tokens
figure-players = players
figure-flooded = flooded spaces
figure-cities = cities
figure-conflicts = Conflicts
figure-terrain = terrain
figure-rivers = river sides
figure-anchor = a space of it
figure-size = size
figure-kingdom = kingdom
figure-sizes = sizes of regions
figure-camels = camels
figure-obelisks = obelisks
figure-temples = temples
figure-pyramids = pyramids
figure-gods = gods
figure-warriors = warriors
figure-controlled = controlled monuments
term-green = green
term-purple = purple
term-red = red
term-yellow = yellow
term-middle-kingdom = Middle Kingdom
term-old-kingdom = Old Kingdom

## What must hold in an example

fact-markers = action markers
fact-acting = acts
fact-controls = controls
fact-ladder = order of devotion
fact-battle = battle
fact-regions = regions
fact-prisoners = prisoners
fact-event = event
fact-claws = claws
fact-tiebreaker = tiebreaker
fact-gates-left = gates left
fact-head = merged under
fact-up = face up
fact-down = face down
fact-forgotten = forgotten
fact-winner = winner

# what may be answered beforehand
standing-cards = My battle card
standing-bid = Followers for the plague
standing-tiebreaker = The tiebreaker
standing-unseen-forms = Two battle cards of Amun
standing-worship = Worship after a battle

## On the pages of players

feat-god = Favourite god
feat-guardian = Favourite guardians
feat-power = Favourite powers
feat-battles = Most battles won
