### Kemet: Blood and Sand. Our own words; PP are prayer points.

game-title = Kemet: Blood and Sand
game-blurb = Gods at war in ancient Egypt: build pyramids, buy powers, and fight for temples along the Nile.

## Power tiles

tile-ruby-charge = Charge
tile-ruby-charge-text = +1 strength in every battle in which you attack, by moving or by recruiting.
tile-ruby-mafdet = Priest of Mafdet
tile-ruby-mafdet-text = Each of your troops has 1 more simple move in your Movement actions.
tile-ruby-phoenix = Phoenix
tile-ruby-phoenix-text = Creature. +1 simple move and +1 strength; its troop may enter a foreign district without starting next to it.
tile-ruby-carnage = Carnage
tile-ruby-carnage-text = You inflict 1 more casualty in all your battles.
tile-ruby-wrryt = Wrryt Storm
tile-ruby-wrryt-text = At once: take back all your battle cards, secretly remove one of them for good and add the Wrryt Storm card.
tile-ruby-portal = Portal of Thoth
tile-ruby-portal-text = Your teleports cost 1 PP less and may start from a zone with an obelisk too.
tile-ruby-scarab = Royal Scarab
tile-ruby-scarab-text = Creature. +2 simple moves and +2 strength.
tile-ruby-blades = Blades of Neith
tile-ruby-blades-text = +1 strength in all your battles.
tile-ruby-wound = Divine Wound
tile-ruby-wound-text = At the end of the Clash you may discard intervention cards from your hand: +1 strength for each.
tile-ruby-domination = Domination
tile-ruby-domination-text = At once: take the divine fame point that lies on this tile.
tile-ruby-surprise = Surprise Attack
tile-ruby-surprise-text = Gold token: one Movement action in which your troop may enter a foreign district without having started next to it.
tile-ruby-initiative = Initiative
tile-ruby-initiative-text = In battle you inflict 1 more casualty and 1 more unavoidable casualty; when attacking also +1 strength.
tile-ruby-scorpion = Giant Scorpion
tile-ruby-scorpion-text = Creature. +1 simple move and +2 strength; you inflict 2 more casualties.
tile-ruby-deed = Act of God
tile-ruby-deed-text = Silver token: one extra action each round, on any free cell but the gold one.
tile-sapphire-scribe = Recruiting Scribe
tile-sapphire-scribe-text = In each of your Recruit actions up to 3 units are free.
tile-sapphire-defense = Defense
tile-sapphire-defense-text = +1 strength in every battle in which you defend.
tile-sapphire-shield = Shield of Neith
tile-sapphire-shield-text = +1 defence in all your battles.
tile-sapphire-prayer = Reinforcement Prayer
tile-sapphire-prayer-text = After each of your Pray actions you may put up to 2 units from your supply into districts of your city; where an enemy stands there is a battle.
tile-sapphire-barrier = Shetyw Barrier
tile-sapphire-barrier-text = At once: take back all your battle cards, secretly remove one of them for good and add the Shetyw Barrier card.
tile-sapphire-elephant = Ancestral Elephant
tile-sapphire-elephant-text = Creature. +1 simple move, +1 strength and +1 defence.
tile-sapphire-spy = Spy
tile-sapphire-spy-text = In your battles the opponent chooses first and shows you the battle card he will play; then you choose yours.
tile-sapphire-defvictory = Defensive Victory
tile-sapphire-defvictory-text = When you win as the defender and still have a unit in the zone, take 1 battle fame point.
tile-sapphire-legion = Legion
tile-sapphire-legion-text = Your troops may have up to 7 units.
tile-sapphire-domination = Domination
tile-sapphire-domination-text = At once: take the divine fame point that lies on this tile.
tile-sapphire-will = Divine Will
tile-sapphire-will-text = Gold token: one Movement action or one Recruit action.
tile-sapphire-reinf = Reinforcements
tile-sapphire-reinf-text = In your Recruit actions all units are free.
tile-sapphire-sphinx = Sphinx
tile-sapphire-sphinx-text = Creature. +1 simple move and +2 strength. At once: take the divine fame point that lies on this tile.
tile-sapphire-deed = Act of God
tile-sapphire-deed-text = Silver token: one extra action each round, on any free cell but the gold one.
tile-diamond-priest = Priest
tile-diamond-priest-text = Each of your Pray actions gives 1 more prayer point.
tile-diamond-priestess = Priestess
tile-diamond-priestess-text = Each power tile you buy costs 1 prayer point less.
tile-diamond-vision = Vision
tile-diamond-vision-text = Each night, after your other cards: draw 4 intervention cards, then discard 4 from your hand.
tile-diamond-support = Magical Support
tile-diamond-support-text = In your Build actions every level costs 1 prayer point less.
tile-diamond-snake = Deep Desert Snake
tile-diamond-snake-text = Creature. +1 simple move; in battle the opposing creature has no bonus and no effect.
tile-diamond-boon = Divine Boon
tile-diamond-boon-text = Each night you draw 1 more intervention card.
tile-diamond-hunger = Divine Hunger
tile-diamond-hunger-text = After the casualties of a battle gain 2 prayer points for each enemy unit you removed.
tile-diamond-thoeris = Priest of Thoeris
tile-diamond-thoeris-text = When you attack, draw 1 intervention card at the start of the War Council.
tile-diamond-hand = Hand of God
tile-diamond-hand-text = In each Awakening you may raise one of your pyramids by 1 level, or found one at level 1, for free.
tile-diamond-domination = Domination
tile-diamond-domination-text = At once: take the divine fame point that lies on this tile.
tile-diamond-ra = Priest of Ra
tile-diamond-ra-text = Whenever you spend prayer points, you spend 1 less.
tile-diamond-amon = Priest of Amon
tile-diamond-amon-text = Each night in the Prayers: gain 7 more PP.
tile-diamond-mummy = The Mummy
tile-diamond-mummy-text = Creature. +1 simple move and +2 strength. Each night you draw 1 more intervention card.
tile-diamond-deed = Act of God
tile-diamond-deed-text = Silver token: one extra action each round, on any free cell but the gold one.
tile-onyx-swords = Mercenaries of the Sword
tile-onyx-swords-text = At once: put 3 mercenaries into districts of your city; where an enemy stands there is a battle. From now on they are your units.
tile-onyx-spears = Mercenaries of the Spear
tile-onyx-spears-text = At once: put 3 mercenaries into districts of your city; where an enemy stands there is a battle. From now on they are your units.
tile-onyx-local = Local Recruitment
tile-onyx-local-text = In your Recruit actions 1 unit is free, and units may also join your troops anywhere on the board.
tile-onyx-khnum = Khnum’s Sphinx
tile-onyx-khnum-text = Creature. +1 simple move and +1 strength; an opponent pays 1 PP to move into its zone.
tile-onyx-dedication = Dedication to Battle
tile-onyx-dedication-text = When you attack, gain 2 PP at the start of the War Council.
tile-onyx-twin = Twin Ceremony
tile-onyx-twin-text = Gold token: buy a tile for 1 PP more; its colour may have been bought today already.
tile-onyx-honor = Honor in Battle
tile-onyx-honor-text = After the casualties of a battle gain 1 prayer point for each unit of yours that the enemy removed.
tile-onyx-griffin = Griffin Sphinx
tile-onyx-griffin-text = Creature. +2 strength; its troop teleports for nothing, from an obelisk too.
tile-onyx-march = Forced March
tile-onyx-march-text = Gold token: one Movement action without a teleport.
tile-onyx-trap = Deadly Trap
tile-onyx-trap-text = When you defend: +1 strength, and you inflict 1 more unavoidable casualty.
tile-onyx-domination = Domination
tile-onyx-domination-text = At once: take the divine fame point that lies on this tile.
tile-onyx-ammut = Ammut, Devourer of Souls
tile-onyx-ammut-text = Creature. +1 simple move and +2 strength. Win with it and 2 enemy units removed: 1 battle fame point.
tile-onyx-fury = Bestial Fury
tile-onyx-fury-text = +1 simple move in your moves; in battle +1 strength and 1 more casualty inflicted.
tile-onyx-might = Divine Might
tile-onyx-might-text = Whenever you gain PP, by day or by night, gain 2 more.
tile-onyx-deed = Act of God
tile-onyx-deed-text = Silver token: one extra action each round, on any free cell but the gold one.

## Creatures

creature-phoenix = Phoenix
creature-phoenix-text = +1 simple move, +1 strength. Its troop flies over the walls of a foreign city.
creature-scarab = Royal Scarab
creature-scarab-text = +2 simple moves, +2 strength.
creature-scorpion = Giant Scorpion
creature-scorpion-text = +1 simple move, +2 strength, 2 more casualties inflicted.
creature-elephant = Ancestral Elephant
creature-elephant-text = +1 simple move, +1 strength, +1 defence.
creature-sphinx = Sphinx
creature-sphinx-text = +1 simple move, +2 strength.
creature-snake = Deep Desert Snake
creature-snake-text = +1 simple move. The opposing creature gives nothing in battle.
creature-mummy = The Mummy
creature-mummy-text = +1 simple move, +2 strength.
creature-khnum = Khnum’s Sphinx
creature-khnum-text = +1 simple move, +1 strength. An opponent pays 1 PP to move into its zone.
creature-griffin = Griffin Sphinx
creature-griffin-text = +2 strength. Its troop teleports for nothing, from an obelisk too.
creature-ammut = Ammut
creature-ammut-text = +1 simple move, +2 strength. 1 battle fame point for a victory with 2 enemy units removed.

## Divine interventions

intervention-diversion = Diversion
intervention-diversion-text = Battle. A bluff: it does nothing, returns to your hand after the reveal, and cannot be discarded for anything else.
intervention-war-rage = War Rage
intervention-war-rage-text = Battle. +1 strength.
intervention-war-fury = War Fury
intervention-war-fury-text = Battle. +2 strength.
intervention-bloody-battle = Bloody Battle
intervention-bloody-battle-text = Battle. You inflict 1 more casualty.
intervention-bloodbath = Bloodbath
intervention-bloodbath-text = Battle. You inflict 2 more casualties.
intervention-bronze-wall = Bronze Wall
intervention-bronze-wall-text = Battle. +1 defence.
intervention-iron-wall = Iron Wall
intervention-iron-wall-text = Battle. +2 defence.
intervention-raining-fire = Raining Fire
intervention-raining-fire-text = Day. Remove 1 enemy unit anywhere on the board.
intervention-prayer = Prayer
intervention-prayer-text = Day. Gain 2 prayer points.
intervention-enlistment = Tactical Support
intervention-enlistment-text = Day. Put up to 2 units from your supply into districts of your city or onto your troops; where an enemy stands there is a battle.
intervention-swiftness = Swiftness
intervention-swiftness-text = Movement. At the start of a move: the moving troop has 1 more simple move.
intervention-transfer = Transfer
intervention-transfer-text = Movement. The teleport of this move is free and may start in any zone.

## Battle cards

battle-card-cavalry = 4/1/0
battle-card-cavalry-text = Strength 4, casualties 1, defence 0.
battle-card-purge = 3/2/0
battle-card-purge-text = Strength 3, casualties 2, defence 0.
battle-card-push = 3/0/1
battle-card-push-text = Strength 3, casualties 0, defence 1.
battle-card-mixed = 2/2/1
battle-card-mixed-text = Strength 2, casualties 2, defence 1.
battle-card-phalanx = 2/0/2
battle-card-phalanx-text = Strength 2, casualties 0, defence 2.
battle-card-raid = 1/3/0
battle-card-raid-text = Strength 1, casualties 3, defence 0.
battle-card-retreat = 1/1/3
battle-card-retreat-text = Strength 1, casualties 1, defence 3.
battle-card-sacrifice = 5/−2/0
battle-card-sacrifice-text = Strength 5, casualties 0, defence 0; you lose 2 units yourself.
battle-card-wrryt = 3/3/0
battle-card-wrryt-text = Special card. Strength 3, casualties 3, defence 0.
battle-card-barrier = 3/0/3
battle-card-barrier-text = Special card. Strength 3, casualties 0, defence 3.

## Board and pieces

city-north-west = North-West City
city-south-west = South-West City
city-north-east = North-East City
city-south-east = South-East City
city-west-centre = West-Centre City
zone-north-west-1 = North-West City, district 1
zone-north-west-2 = North-West City, district 2
zone-north-west-3 = North-West City, district 3
zone-south-west-1 = South-West City, district 1
zone-south-west-2 = South-West City, district 2
zone-south-west-3 = South-West City, district 3
zone-north-east-1 = North-East City, district 1
zone-north-east-2 = North-East City, district 2
zone-north-east-3 = North-East City, district 3
zone-south-east-1 = South-East City, district 1
zone-south-east-2 = South-East City, district 2
zone-south-east-3 = South-East City, district 3
zone-west-centre-1 = West-Centre City, district 1
zone-west-centre-2 = West-Centre City, district 2
zone-west-centre-3 = West-Centre City, district 3
zone-north-west-gate = North-West Gate Desert
zone-south-west-gate = South-West Gate Desert
zone-north-east-gate = North-East Gate Desert
zone-south-east-gate = South-East Gate Desert
zone-west-centre-gate = West-Centre Gate Desert
zone-western-obelisk = Western Obelisk Desert
zone-northern-obelisk = Northern Obelisk Desert
zone-southern-obelisk = Southern Obelisk Desert
zone-eastern-obelisk = Eastern Obelisk Desert
zone-west-bank = West Bank
zone-east-bank = East Bank
zone-delta-marsh = Delta Marsh
zone-western-temple = Western Temple
zone-west-river-temple = West River Temple
zone-eastern-temple = Eastern Temple
zone-east-river-temple = East River Temple
zone-delta-temple = Nile Delta Temple
zone-sanctuary = Sanctuary of All Gods
god-anubis = Anubis
god-bastet = Bastet
god-horus = Horus
god-wadjet = Wadjet
god-sobek = Sobek
colour-ruby = Ruby
colour-sapphire = Sapphire
colour-diamond = Diamond
colour-onyx = Onyx
    .article = an
cell-recruit = Recruit
cell-move-3 = Move (level 3)
cell-move-2 = Move (level 2)
cell-build = Build
cell-pray-2 = Pray (level 2)
cell-pray-1 = Pray (level 1)
cell-buy-1 = Buy (cell 1)
cell-buy-2 = Buy (cell 2)
cell-buy-3 = Buy (cell 3)
cell-gold = Will of the Gods
token-silver = silver action token
token-gold = gold action token
token-fame = fame point token
token-veteran = veteran token
token-statue = statue token
token-storm = storm overlay
token-creature = creature figure
token-mercenary = mercenary figure
track-prayer = Prayer track
board-two = Board for two
board-three = Board for three
board-four = Board for four
board-five = Board for five
storm-north = storm over the north-east
storm-south = storm over the south-east
limit-units = Units of a player
limit-troop = Units in a troop
limit-creatures = Creatures in a troop
limit-action-tokens = Action tokens of a player
limit-fame-to-win = Fame points to win
limit-start-units = Units in a first troop
limit-start-troops = First troops
limit-start-levels = First pyramid levels
limit-start-levels-in-district = First levels in a district
limit-start-interventions = First intervention cards
limit-start-diversions = First Diversions
limit-pyramid-level = Highest pyramid level
limit-pray = Prayer points for a Pray action
limit-simple-moves = Simple moves of a troop
limit-teleports = Teleports of a troop
limit-teleport-cost = Prayer points for a teleport
limit-foreign-districts = Foreign districts in a move
limit-home-strength = Strength in the own city
limit-temples-for-fame = Temples for a fame point
limit-night-prayer = Prayer points at night
limit-night-cards = Cards at night
limit-veterans-a-card = Veterans for a card
limit-rounds = Rounds at most

## Components

kind-board = Boards
kind-storm = Storm overlays
kind-city = Cities
kind-zone = Zones
kind-cell = Action cells
kind-track = Tracks
kind-god = Gods
kind-limit = Limits
kind-token = Tokens
kind-colour = Colours
kind-tile = Power tiles
kind-creature = Creatures
kind-intervention = Divine interventions
kind-battle-card = Battle cards (strength/casualties/defence)
figure-action = action
figure-attack-strength = strength when attacking
figure-battle-card = battle card
figure-bluff = a bluff
figure-cancels-creature = silences the other creature
figure-casualties = casualties
figure-cities = cities
figure-city = city
figure-colour = colour
figure-colours = colours
figure-column = column
figure-copies = copies
figure-cost = cost
figure-council-cards = cards at the War Council
figure-council-prayer = PP at the War Council
figure-creature = creature
figure-defence = defence
figure-defend-strength = strength when defending
figure-defend-unavoidable = unavoidable casualties when defending
figure-defender-fame = fame for a winning defender
figure-districts = districts
figure-even = place, even side
figure-even-links = neighbours, even side
figure-fame = fame points
figure-free-recruits = all recruits free
figure-free-teleport = teleports for nothing
figure-free-units = free units
figure-gain-bonus = more at each gain
figure-gate = gate desert
figure-gold = gold actions
figure-high = highest
figure-ignores-walls = ignores walls
figure-kills = units removed
figure-kills-for-fame = enemy units for a fame point
figure-level = level
figure-level-discount = discount a level
figure-low = lowest
figure-moves = simple moves
figure-night-cards = cards at night
figure-night-levels = levels at night
figure-night-prayer = prayer points at night
figure-no-teleport = no teleport
figure-obelisk = obelisk
figure-obelisk-teleport = teleports from obelisks
figure-odd = place, odd side
figure-odd-links = neighbours, odd side
figure-own-loss = own losses
figure-paint = paint
figure-picture = picture
figure-players = players
figure-port = port
figure-pray = more for a Pray action
figure-pray-units = units for a Pray action
figure-prayer = prayer points
figure-prayer-a-kill = prayer points an enemy unit
figure-prayer-a-loss = prayer points an own unit
figure-pyramids = pyramids
figure-recruit-anywhere = recruits anywhere
figure-sacrifice = units to sacrifice
figure-side = side
figure-silver = silver token
figure-single-copies = every tile once
figure-spending-discount = discount a spending
figure-spy = spies
figure-start = start
figure-storms = storms
figure-strength = strength
figure-strength-a-card = strength a card
figure-surcharge = surcharge
figure-symbol = symbol
figure-teleport-discount = teleports cheaper by
figure-terrain = terrain
figure-tile = tile
figure-tile-discount = discount a tile
figure-tiles = tiles
figure-toll = toll
figure-transfer = free teleport from any zone
figure-troop-limit = troop limit
figure-unavoidable = unavoidable casualties
figure-units = units
figure-value = value
figure-vision = cards drawn and discarded
figure-when = when
figure-without = without
figure-worship = prayer points at night
figure-zones = zones
term-even = even
term-odd = odd
term-desert = desert
term-district = district
term-military = military
term-trade = trade
term-day = day
term-movement = movement
term-move = Move action
term-recruit = Recruit action
term-pray = Pray action
term-buy = Buy action
term-build = Build action
term-at-once = at once
term-always = always
term-creature = creature
term-gold = gold token
term-silver = silver token
term-ruby = ruby
term-sapphire = sapphire
term-diamond = diamond
term-onyx = onyx
term-black = black
term-white = white
term-red = red
term-blue = blue
term-green = green
term-yellow = yellow

## Match options

preset-standard = Standard
preset-standard-help = City, god, troops, pyramids and first tile are yours to choose.
preset-first = First match
preset-first-help = A ready-made start: you choose only your first tile.
option-set-ready-start = Start
option-set-ready-start-help = A ready-made start suits a first match: you choose only your first tile.
option-set-ready-start-off = You choose everything
option-set-ready-start-on = Ready-made
option-set-sanctuary-even = Sanctuary with 2 and 4 players
option-set-sanctuary-even-help = The older board had the Sanctuary of All Gods only with odd numbers of players.
option-set-sanctuary-even-on = On the board
option-set-sanctuary-even-off = Not on the board
option-set-loser-may-stay = A loser whose winner is gone
option-set-loser-may-stay-help = The winner of a battle has lost all units in the zone: what may the loser do?
option-set-loser-may-stay-off = Must recall
option-set-loser-may-stay-on = May stay and keep the zone

## What is asked

prompt-city = Choose your city.
    .other = { $player } chooses a city.
prompt-god = Choose your god. Gods give no powers.
    .other = { $player } chooses a god.
prompt-garrison = Choose two districts of your city; five units go into each.
    .other = { $player } places the first units.
prompt-first-pyramid =
    { $count ->
        [one] Place your pyramids: { $count } level left.
       *[other] Place your pyramids: { $count } levels left, at most two in a district.
    }
    .other = { $player } places the first pyramids.
prompt-first-tile = Take a level 1 tile in the colour of one of your pyramids.
    .other = { $player } takes a first tile.
prompt-turn =
    { $acted ->
        [1] Play another token, a card or a creature, or end your turn.
       *[other]
            { $tokens ->
                [one] Your turn: play your last action token.
               *[other] Your turn: play an action token. You have { $tokens }.
            }
    }
    .other = { $player } is on turn.
prompt-buy = Choose a power tile to buy.
    .other = { $player } buys a power tile.
prompt-remove = Choose a battle card that leaves the game for good. Nobody else learns which.
    .other = { $player } removes a battle card.
prompt-build =
    { $free ->
        [0] Raise or found a pyramid, or build nothing.
       *[other] Hand of God: raise a pyramid by one level or found one, for free.
    }
    .other = { $player } builds a pyramid.
prompt-tag = Choose the purchase cell for the new purchase token.
    .other = { $player } places a purchase token.
prompt-recruit =
    { $count ->
        [0] Recruit: no more units can come.
        [one] Recruit: one more unit can come.
       *[other] Recruit: up to { $count } more units can come.
    }
    .other = { $player } recruits units.
prompt-fight-next = Choose the district where your recruits fight next.
    .other = { $player } chooses the next battle.
prompt-place =
    { $count ->
        [one] { $cause }: place { $count } unit.
       *[other] { $cause }: place up to { $count } units.
    }
    .other = { $player } places units.
prompt-lead = Choose the troop to move.
    .other = { $player } moves a troop.
prompt-step =
    { $moves ->
        [0] Your troop is in { $zone }: no simple moves left, teleports { $teleports }.
        [one] Your troop is in { $zone }: { $moves } simple move left, teleports { $teleports }.
       *[other] Your troop is in { $zone }: { $moves } simple moves left, teleports { $teleports }.
    }
    .other = { $player } moves a troop.
prompt-take = Who goes from { $origin } to { $zone }?
    .other = { $player } moves a troop.
prompt-burn = Choose the enemy troop that loses a unit.
    .other = { $player } chooses where fire rains.
prompt-fight = Battle against { $opponent }, { $zone }: choose the battle card to play and the one to bury.
    .other = { $player } chooses battle cards.
prompt-fight-1 = Battle against { $opponent }, { $zone }: choose the battle card to play. The one to bury comes next.
prompt-fight-2 = Battle against { $opponent }, { $zone }: choose the battle card to bury.
prompt-hide = Battle against { $opponent }, { $zone }: hide intervention cards under your battle card, or none.
    .other = { $player } may hide intervention cards.
prompt-wound = Divine Wound: discard cards for one strength each, or stop.
    .other = { $player } may discard cards for strength.
prompt-loser =
    { $alone ->
        [1] You lost the battle, but the winner is gone, { $zone }: recall your troop ({ $count }), or stay?
       *[other]
            { $count ->
                [one] You lost the battle, { $zone }: recall your last unit, or retreat?
               *[other] You lost the battle, { $zone }: recall { $count } units, or retreat?
            }
    }
    .other = { $player } decides about the beaten troop.
prompt-retreat = { $opponent } retreats. Choose the zone.
    .other = { $player } chooses where the loser retreats.
prompt-winner =
    { $count ->
        [one] You won the battle, { $zone }: does your last unit stay?
       *[other] You won the battle, { $zone }: do your { $count } units stay?
    }
    .other = { $player } decides whether the troop stays.
prompt-sacrifice = Sacrifice two units of the Sanctuary for a divine fame point?
    .other = { $player } decides about a sacrifice.
prompt-delta = Remove a unit of the Delta temple for five prayer points?
    .other = { $player } decides about a sacrifice.
prompt-offer =
    { $veterans ->
        [one] Discard your veteran for a prayer point?
       *[other] How many of your { $veterans } veterans do you discard for a prayer point each?
    }
    .other = { $player } decides about the veterans.
prompt-consult =
    { $veterans ->
        [one] You have one veteran; a card costs two.
       *[other] How many of your { $veterans } veterans do you discard for cards? Two make a card.
    }
    .other = { $player } decides about the veterans.
prompt-vision =
    { $count ->
        [one] Vision: discard one more card.
       *[other] Vision: discard { $count } more cards.
    }
    .other = { $player } discards cards.
prompt-fate = Choose your position for the next round.
    .other = { $player } chooses a place in the order.

## Options

option-settle = { $city }
option-serve = { $god }
option-garrison = { $zone } and { $other }
option-first-pyramid = { $colour } pyramid, level { $level }: { $zone }
option-first-tile = Take { $tile }
option-act = { $cell }
option-silver = Silver token: { $cell }
option-gold = Gold token: { $tile }, { $action }
option-play = Play { $intervention }
option-summon = { $creature } joins the troop: { $zone }
option-exchange = { $creature } instead of { $leaving }
option-end = End turn
option-buy = Buy { $tile }
option-remove = Remove { $battle_card }
option-raise = Raise to level { $level }: { $zone }
option-found = { $colour } pyramid, level { $level }: { $zone }
option-tag = { $cell }
option-skip = Nothing
option-recruit =
    { $count ->
        [one] { $count } unit: { $zone }
       *[other] { $count } units: { $zone }
    }
option-attack = Fight: { $zone }
option-place =
    { $count ->
        [one] { $count } unit: { $zone }
       *[other] { $count } units: { $zone }
    }
option-enough = Enough
option-lead = Move the troop: { $zone }
option-march = Go to { $zone }
option-teleport = Teleport to { $zone }
option-take =
    { $count ->
        [one] { $count } unit
       *[other] { $count } units
    }
option-take-leaving =
    { $count ->
        [one] { $count } unit; back to your supply: { $leaving }
       *[other] { $count } units; back to your supply: { $leaving }
    }
option-escort =
    { $count ->
        [one] { $count } unit with { $creatures }
       *[other] { $count } units with { $creatures }
    }
option-escort-leaving =
    { $count ->
        [one] { $count } unit with { $creatures }; back to your supply: { $leaving }
       *[other] { $count } units with { $creatures }; back to your supply: { $leaving }
    }
option-halt = End the move
option-burn = Fire on { $zone }
option-fight = Play { $battle_card }, bury { $buried }
option-hide =
    { $cards_count ->
        [0] Hide nothing
       *[other] Hide { $cards }
    }
option-wound = Discard { $intervention }
option-recall = Recall the troop
option-retreat = Retreat
option-drive = { $zone }
option-stay = Stay
option-sacrifice = Sacrifice
option-spare = Spare them
option-offer =
    { $veterans ->
        [0] None
        [one] { $veterans } veteran
       *[other] { $veterans } veterans
    }
option-consult =
    { $veterans ->
        [0] None
        [one] { $veterans } veteran
       *[other] { $veterans } veterans
    }
option-discard = Discard { $intervention }
option-choose = { $position }

## What happened

event-colour = { $colour } is in play.
event-city = { $player } settles in the { $city }.
event-god = { $player } serves { $god }.
event-order = Turn order: { $players }.
event-garrisoned =
    { $count ->
        [one] { $player } puts { $count } unit into { $zone }.
       *[other] { $player } puts { $count } units into { $zone }.
    }
event-built =
    { $cost ->
        [0] { $player } builds { $colour_article } { $colour } pyramid of level { $level } in { $zone }.
       *[other] { $player } builds { $colour_article } { $colour } pyramid of level { $level } in { $zone } for { $cost } PP.
    }
event-took = { $player } takes the tile { $tile }.
event-day = Day { $round } begins.
event-night = Night { $round } falls.
event-token = { $player } plays a token: { $cell }.
event-silver-token = { $player } plays the silver token: { $cell }.
event-gold-token = { $player } plays the gold token: { $tile }.
event-prayed = { $player } prays and gains { $count } PP.
event-bought = { $player } buys { $tile } for { $cost } PP.
event-removed = { $player } removes { $removed } for good and takes { $battle_card }.
event-removed-hidden = { $player } removes a battle card in secret and takes { $battle_card }.
event-gained = { $player } gains { $count } PP from { $tile }.
event-gained-by-card = { $player } gains { $count } PP from { $intervention }.
event-recruited =
    { $count ->
        [one] { $player } recruits { $count } unit in { $zone }.
       *[other] { $player } recruits { $count } units in { $zone }.
    }
event-paid = { $player } pays { $count } PP for recruits.
event-placed =
    { $count ->
        [one] { $player } places { $count } unit in { $zone } ({ $cause }).
       *[other] { $player } places { $count } units in { $zone } ({ $cause }).
    }
event-moved =
    { $count ->
        [one] { $player }: { $count } unit goes from { $origin } to { $zone } ({ $way }).
       *[other] { $player }: { $count } units go from { $origin } to { $zone } ({ $way }).
    }
event-toll = { $player } pays a toll of { $count } PP before the Sphinx of { $opponent }.
event-summoned = { $creature } joins the troop of { $player } in { $zone }.
event-exchanged = { $player } exchanges { $leaving } for { $creature } in { $zone }.
event-played =
    { $cost ->
        [0] { $player } plays { $intervention }.
       *[other] { $player } plays { $intervention } for { $cost } PP.
    }
event-burnt = { $player } lets fire rain: { $opponent } loses a unit in { $zone }.
event-drew = { $player } draws { $intervention }.
event-drew-hidden = { $player } draws an intervention card.
event-reshuffled = The discard pile becomes the new deck.
event-discarded = { $player } discards { $intervention }.
event-battle = { $player } attacks { $opponent } in { $zone }.
event-bluffed = { $player } had hidden { $intervention }: only a bluff, and back it goes to the hand.
event-spied = The Spy of { $player } sees the battle card of { $opponent }: { $battle_card }.
event-spied-hidden = The Spy of { $player } sees the battle card of { $opponent }.
event-revealed-card = { $player } reveals { $battle_card }.
event-wounded = Divine Wound: { $player } discards { $intervention }, +1 strength.
event-result = Strength { $attack } against { $defend }: { $player } beats { $opponent }.
event-lost =
    { $count ->
        [one] { $player } loses { $count } unit.
       *[other] { $player } loses { $count } units.
    }
event-fame =
    { $count ->
        [one] { $player } gains { $count } battle fame point.
       *[other] { $player } gains { $count } battle fame points.
    }
event-veterans =
    { $count ->
        [one] { $player } gains { $count } veteran.
       *[other] { $player } gains { $count } veterans.
    }
event-retreated = { $player } retreats to { $zone }.
event-recalled =
    { $prayer ->
        [0] { $player } recalls the troop.
       *[other] { $player } recalls the troop and gains { $prayer } PP.
    }
event-renewed = { $player } takes all battle cards back.
event-sacrificed =
    { $count ->
        [one] { $player } sacrifices units of the Sanctuary and gains { $count } divine fame point.
       *[other] { $player } sacrifices units of the Sanctuary and gains { $count } divine fame points.
    }
event-delta = { $player } gives a unit of the Delta temple and gains { $count } PP.
event-temples = { $player } controls two temples or more: 1 divine fame point.
event-worship = { $player } gains { $count } PP from worship.
event-prayers = { $player } gains { $count } PP from the prayers.
event-offered =
    { $veterans ->
        [one] { $player } discards { $veterans } veteran and gains { $count } PP.
       *[other] { $player } discards { $veterans } veterans and gains { $count } PP.
    }
event-consulted =
    { $veterans ->
        [one] { $player } discards { $veterans } veteran for cards.
       *[other] { $player } discards { $veterans } veterans for cards.
    }
event-won =
    { $count ->
        [one] { $player } begins the turn with { $count } fame point and nobody has more: victory.
       *[other] { $player } begins the turn with { $count } fame points and nobody has more: victory.
    }
event-ended =
    { $count ->
        [one] The last round is over: { $player } has the most fame, { $count } point.
       *[other] The last round is over: { $player } has the most fame, { $count } points.
    }
event-went-home = { $creature } is without a troop and returns to the supply of { $player }.

## Why a step is final

undo-chance-colour = Tile colours have been drawn, so that step is final.
undo-chance-intervention = A card has been drawn, so that step is final.
undo-chance-order = The turn order has been drawn, so that step is final.
undo-spied = The Spy has seen a card, so that step is final.
undo-clash = The battle cards lie open, so that step is final.

## Why not

refuse-battle-card-owned = { $battle_card } is not among your battle cards.
refuse-battle-symbols = Only cards with the battle symbol can be hidden.
refuse-between-battles = Cards and creatures wait until the first of these battles is fought.
refuse-buried-card-in-hand =
    { $used ->
        [1] You have used { $battle_card } already, so you cannot bury it.
       *[other] { $battle_card } is not in your hand, so you cannot bury it.
    }
refuse-can-end-within-limits = However many go, the move could not end with every troop within its limits.
refuse-card-has-effect = { $intervention } would have no effect now.
refuse-card-paid = That card costs { $cost } PP, which you do not have.
refuse-cell-is-free = There is already a token on that cell: { $cell }.
refuse-cell-of-colour = Your own pyramid sells { $colour } tiles only through the purchase cell of that colour.
refuse-cell-without-token = That cell already bears a purchase token.
refuse-city-in-play = The { $city } is not in play with so many players.
refuse-city-untaken = The { $city } is taken.
refuse-colour-in-play = { $colour } is not in play in this match.
refuse-colour-not-bought = You have already bought { $colour_article } { $colour } tile today.
refuse-colour-not-built = Your city already has { $colour_article } { $colour } pyramid.
refuse-creature-at-home = { $creature } does not stand in a district of your city.
refuse-creature-in-supply = { $creature } is not in your supply.
refuse-creatures-are-there = Only creatures that stand with these units can go along.
refuse-day-card-within-limits = The troop is over a limit: first it must go on.
refuse-day-has-not-ended = At night no card is played; cards wait for your turn by day.
refuse-day-is-balanced = Every level of your pyramid needs a token today; play the silver token on the open one.
refuse-day-symbol = { $intervention } is no day card.
refuse-empty-home-district = Choose a district of your city without a pyramid.
refuse-enemy-there = No enemy troop stands in { $zone }.
refuse-first-level-of-own-colour = The first tile is a level 1 tile in the colour of one of your pyramids.
refuse-first-tile-left = { $tile } is no longer there.
refuse-free-place = Units of this effect go into districts of your city, or where it says so onto your troops: not into { $zone }.
refuse-free-zone-for-loser = The loser cannot retreat to { $zone }: it must be adjacent by land, free, no foreign district, and take the whole troop.
refuse-god-untaken = { $god } is taken.
refuse-gold-cell-is-for-gold = The gold cell is for the gold token only.
refuse-gold-tile-gives-action = The gold token of { $tile } does not give that action.
refuse-gold-tile-owned = You do not own { $tile }.
refuse-gold-token-left =
    { $used ->
        [1] You have already played your gold token this round.
       *[other] You own no tile with a gold token.
    }
refuse-hidden-cards-paid = Those cards cost { $cost } PP together, which you do not have.
refuse-higher-level = Level { $level } is not above the present one, or above 4.
refuse-in-hand =
    { $used ->
        [1] { $intervention } is not in your hand; one has been used and lies in the discard.
       *[other] { $intervention } is not in your hand.
    }
refuse-in-market = { $tile } is not for sale.
refuse-interventions-in-hand = You do not hold all those cards.
refuse-keeps-balance = Balance: levels of your pyramid still without a token afterwards: { $levels }; tokens left for them: { $tokens }.
refuse-levels-affordable = That costs { $cost } PP, which you do not have.
refuse-loser-may-stay = The loser cannot stay.
refuse-move-not-begun = { $intervention } is played at the start of a move, before the first step.
refuse-moves-left = This troop has no simple move left.
refuse-new-picture = You already own a tile with that picture.
refuse-no-action-begun = Creatures are exchanged before a token is played, not inside its action.
refuse-no-battle-begun = Once a battle has begun no card is played but those hidden in the War Council.
refuse-no-forced-march = A Forced March allows no teleport.
refuse-nothing-forced = All mercenaries that fit must be placed.
refuse-obelisk-there = No obelisk to teleport to: { $zone }.
refuse-once-before-a-token = You have already exchanged a creature before this token.
refuse-one-foreign-district = Only one foreign district can be entered in a move.
refuse-one-free-level = The Hand of God builds one level.
refuse-one-step-away = { $zone } is not one simple move away from { $origin }.
refuse-ordinary-token-left = You have already played the ordinary token of this turn.
refuse-other-in-supply = { $creature } is not in your supply.
refuse-own-city = Units are recruited in your own city only, not in { $zone }.
refuse-own-empty-district = A pyramid is founded in a district of your city without one.
refuse-own-pyramid = You have no pyramid there: { $zone }.
refuse-own-troop-there = You have no troop there: { $zone }.
refuse-party-can-end = With these units or creatures the move could not end within the limits.
refuse-party-pays = Without the creature that makes it free this teleport costs { $cost } PP, which you do not have.
refuse-played-card-in-hand =
    { $used ->
        [1] You have used { $battle_card } already; it comes back when all your battle cards are used.
       *[other] { $battle_card } is not in your hand.
    }
refuse-portal-opener-goes = From { $zone } the creature that opens the teleport must go along.
refuse-position-is-free = That position is taken.
refuse-purchase-keeps-balance = Balance: your last tokens are needed on other levels of your pyramid, so no purchase cell takes one today.
refuse-purchase-token-first = To buy a tile, first put a token on a purchase cell.
refuse-pyramid-controlled = You control no { $colour } pyramid of level { $level } or more.
refuse-pyramid-left =
    { $count ->
        [one] You have only { $count } pyramid.
       *[other] You have only { $count } pyramids.
    }
refuse-recruits-paid =
    { $count ->
        [0] You can recruit no more units.
        [one] You can recruit only { $count } more unit.
       *[other] You can recruit only { $count } more units.
    }
refuse-recruits-wait-there = No recruits of yours wait for a battle in { $zone }.
refuse-recruits-within-limit =
    { $limit ->
        [one] A troop has at most { $limit } unit: too many in { $zone }.
       *[other] A troop has at most { $limit } units: too many in { $zone }.
    }
refuse-rest-within-limits = Those who stay behind would be over a limit.
refuse-silver-token-left =
    { $used ->
        [1] You have already played your silver token this round.
       *[other] You own no silver token: an Act of God brings it.
    }
refuse-something-to-buy = Through that cell you can buy nothing now.
refuse-somewhere-to-go = There is no zone to retreat to.
refuse-symbol-of-move = { $intervention } is hidden under a battle card, not played in a move.
refuse-teleport-affordable = That teleport costs { $cost } PP, which you do not have.
refuse-teleport-left = This troop has no teleport left.
refuse-teleport-starts-here = A teleport starts from a district with a pyramid.
refuse-teleport-to-come = { $intervention } makes a teleport free, and this move has none left to use it for.
refuse-three-levels-in-all = You place three levels in all, one or two in a district.
refuse-tile-affordable = That tile costs { $cost } PP, which you do not have.
refuse-token-follows-exchange = You have exchanged a creature, so a token comes next.
refuse-token-played = First play the ordinary token of this turn.
refuse-token-still-to-come = Creatures are exchanged before a token, and you have none left that could be played.
refuse-toll-affordable = Entering costs { $cost } PP, which you do not have.
refuse-troop-at-home = A creature joins a troop of yours in a district of your city.
refuse-troop-within-limits = The moving troop is over a limit: first it must go on.
refuse-troop-without-creature = That troop already has a creature.
refuse-twin-to-buy = The Twin Ceremony has nothing to buy now.
refuse-two-cards = Choose two different cards.
refuse-two-own-districts = Choose two districts of your own city.
refuse-units-are-there =
    { $count ->
        [one] Only { $count } unit is there.
       *[other] Only { $count } units are there.
    }
refuse-units-at-hand =
    { $count ->
        [one] Only { $count } unit can be placed.
       *[other] At most { $count } units can be placed.
    }
refuse-veterans-at-hand = You do not have so many veterans.
refuse-vision-card-in-hand = { $intervention } is not in your hand.
refuse-wall-crosser-goes = The wall: into { $zone } only the creature that flies over it can bring these units.
refuse-wall-open = The wall: a troop enters { $zone } only if its move began next to it.
refuse-whole-pairs = Cards cost two veterans each.
refuse-winner-still-there = The winner has no troop left there, so you cannot retreat.
refuse-wound-card-in-hand = { $intervention } is not in your hand.

## On the table

title-setup = Preparations
title-day = Day { $round }
title-night = Night { $round }
term-map = Map
term-sea = the sea
term-nile = the Nile
term-wall = city wall
term-obelisk = obelisk
term-military-port = military port
term-trade-port = trade port
term-temple = temple
term-delta-temple = Nile Delta temple
term-sanctuary = sanctuary
term-troop = troop
term-units = Units
term-units-left = Units left
term-home = Home bonus
term-bonus = Further bonus
term-personal-board = Personal board
term-hand = Intervention cards
term-battle-cards = Battle cards
term-owned-tiles = Tiles and creatures
term-action-token = action token
term-action-tokens = Action tokens
term-prayer-points = Prayer points (PP)
term-fame-points = Fame points
term-supply = Units in supply
term-veterans = Veterans
term-intervention = intervention card
term-interventions = Intervention cards
term-battle-card = battle card
term-cost = cost
term-strength = strength
term-defence = defence
term-casualties = casualties
term-unavoidable = unavoidable casualties
term-own-loss = own losses
term-level = level and cost
term-in-supply = waits in the supply
term-spent = played
term-buried = buried face down
term-night = Night
term-battle = Battle
term-turn-order = Turn order
term-order-marker = order marker
term-market = Power tiles
term-owned-by = owned by { $players }
term-deck = Cards in the deck
term-discard = Discard pile
term-gods = Gods
term-attacker = Attacker
term-defender = Defender
pyramid-name = { $colour } pyramid, level { $level }
troop-name =
    { $count ->
        [one] { $player }: { $count } unit
       *[other] { $player }: { $count } units
    }
tile-note = { $colour }, level { $level }
market-level = level { $level }
marker-name = order marker of { $player }
battle-figures = Strength { $strength }, casualties { $casualties }, defence { $defence }.
battle-figures-unavoidable = Strength { $strength }, casualties { $casualties }, defence { $defence }, unavoidable casualties { $unavoidable }.
battle-figures-own = Strength { $strength }, casualties { $casualties }, defence { $defence }, own losses { $own }.
battle-title = { $player } against { $opponent }: { $zone }
fame-battle = Battle
fame-divine = Divine
fame-temple = Temples
fame-pyramid = Pyramids
night-sacrifice = Sacrifice
night-delta = Delta temple
night-temples = Temples
night-worship = Worship
night-prayers = Prayers
night-intervention = Divine intervention
night-summoning = Summoning
night-awakening = Awakening
night-fate = Fate
battle-council = War Council
battle-clash = Clash
battle-result = Result
battle-casualties = Casualties
battle-rewards = Rewards
battle-loser = Loser
battle-winner = Winner
battle-end = End
terrain-district = district
terrain-desert = desert
terrain-temple = temple
terrain-delta-temple = Nile Delta temple
terrain-sanctuary = Sanctuary
symbol-battle = battle
symbol-day = day
symbol-movement = movement
action-pray = Pray
action-buy = Buy a power tile
action-build = Build a pyramid
action-recruit = Recruit
action-move = Move
position-first = first
position-second = second
position-third = third
position-fourth = fourth
position-fifth = fifth
way-march = on foot or by ship
way-teleport = teleport
cause-mercenaries = Mercenaries
cause-prayer = Reinforcement Prayer
cause-enlistment = Tactical Support
cause-summoning = Summoning

## What a choice is after

aim-settle = to live in the { $city }
aim-serve = to serve { $god }
aim-garrison = to guard two districts from the start
aim-act-pray = to save up prayer points
aim-act-pray-for = to save up for a pyramid of level { $level }
aim-act-move = to bring a troop to a better place
aim-act-buy = to buy a power tile
aim-act-build = to build a pyramid higher
aim-act-recruit = to have more units on the board
aim-buy-fame = to have the fame point of { $tile }
aim-buy-creature = to let { $creature } fight too
aim-buy-units = to get units from { $tile }
aim-buy-strength = to be stronger in battle: { $tile }
aim-buy-defence = to lose fewer units in battle: { $tile }
aim-buy-moves = to get further with one move: { $tile }
aim-buy-token = to have one more action a day: { $tile }
aim-buy-prayer = to have more prayer points for everything else: { $tile }
aim-buy = to have the power of { $tile }
aim-raise-top = to have the fame point of { $colour_article } { $colour } pyramid of level { $level }
aim-raise = to open the tiles up to level { $level } with { $colour_article } { $colour } pyramid
aim-skip = to save the prayer points
aim-attack = to win a battle against { $opponent }: { $zone }
aim-gather = to gather the units in one troop: { $zone }
aim-temple = to hold a temple when night falls: { $zone }
aim-sanctuary = to have units for the sanctuary at night
aim-conquer = to use somebody else’s pyramid of level { $level }: { $zone }
aim-advance = to get closer to what comes next: { $zone }
aim-recruit = to make the troop stronger: { $zone }
aim-end-enough = to keep the other units in supply
aim-lead = to send this troop on its way: { $zone }
aim-end-here = to stay here
aim-play = to use { $intervention } at the right moment
aim-summon = to send { $creature } with the troop
aim-end = to wait and see what the others do
aim-remove = to be rid of the battle card that helps least: { $battle_card }
aim-burn = to weaken { $opponent }: { $zone }
aim-fight-win = to win the battle by strength: { $zone }
aim-fight-kill = to make the battle costly for the enemy: { $zone }
aim-fight-save = to protect the troop in the battle: { $zone }
aim-hide = to turn the battle with hidden cards
aim-hide-none = to save the cards for another battle
aim-wound = to buy the missing strength with cards
aim-keep-cards = to keep the other cards
aim-recall = to get prayer points for the units
aim-retreat = to save what is left of the troop
aim-drive = to drive the enemy where he does no harm: { $zone }
aim-stay = to keep the zone
aim-sacrifice-fame = to have a divine fame point for two units
aim-sacrifice-prayer = to have prayer points for a unit
aim-spare = to keep the units
aim-offer = to turn veterans into prayer points
aim-consult = to turn veterans into cards
aim-keep-veterans = to keep the veterans for later
aim-discard = to part with { $intervention }, which helps least
aim-choose = to have this place in the order: { $position }

## What must hold in an example

fact-creatures = creatures
fact-temple-fame = temple fame
fact-battle-fame = battle fame
fact-divine-fame = divine fame
fact-pyramid-fame = pyramid fame
fact-attacker-wins = the attacker wins
fact-teleports = teleports
fact-tags = purchase tokens
fact-bought = colours bought
fact-tokens = action tokens
fact-cells = cells in use
fact-cards = cards
fact-lost = losses
fact-removed = removed for good

# what may be answered beforehand
standing-fight = My battle card
standing-hide = Divine interventions under it
standing-wound = Divine Wound
standing-loser = If I lose
standing-winner = If I win
standing-sacrifice = The Sanctuary at night
standing-delta = The Delta at night

## On the pages of players

feat-god = Favourite god
feat-tile = Favourite tiles
feat-creature = Favourite creatures
feat-battles = Most battles won
