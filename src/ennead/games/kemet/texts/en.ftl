### Kemet: Blood and Sand. Our own words; PP are prayer points.

game-title = Kemet: Blood and Sand
game-blurb = Gods at war in ancient Egypt: build pyramids, buy powers, and fight for temples along the Nile.

## Power tiles

tile-ruby-charge = Charge!
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
tile-ruby-portal-text = Your troops may teleport once more in a move, and may teleport from a zone with an obelisk too. Each teleport is paid.
tile-ruby-scarab = Royal Scarab
tile-ruby-scarab-text = Creature. +2 simple moves and +2 strength.
tile-ruby-blades = Blades of Neith
tile-ruby-blades-text = +1 strength in all your battles.
tile-ruby-wound = Divine Wound
tile-ruby-wound-text = At the end of the Clash you may discard intervention cards from your hand: +1 strength for each.
tile-ruby-domination = Domination
tile-ruby-domination-text = At once: take the divine fame point that lies on this tile.
tile-ruby-surprise = Surprise Attack
tile-ruby-surprise-text = Gold token: one Movement action; in a battle it causes your troop has +1 strength.
tile-ruby-initiative = Initiative
tile-ruby-initiative-text = When your troop moves into a zone with an enemy troop, that troop loses 2 units before the battle.
tile-ruby-scorpion = Giant Scorpion
tile-ruby-scorpion-text = Creature. +1 simple move and +2 strength; you inflict 2 more casualties.
tile-ruby-deed = Act of God
tile-ruby-deed-text = Silver token: one extra action each round, on any free cell but the gold one.
tile-sapphire-scribe = Recruiting Scribe
tile-sapphire-scribe-text = In each of your Recruit actions up to 2 units are free.
tile-sapphire-defense = Defense!
tile-sapphire-defense-text = +1 strength in every battle in which you defend.
tile-sapphire-shield = Shield of Neith
tile-sapphire-shield-text = +1 defence in all your battles.
tile-sapphire-prayer = Reinforcement Prayer
tile-sapphire-prayer-text = After each of your Pray actions you may put 1 unit from your supply into a free district of your city.
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
tile-sapphire-reinf-text = At once and in each Awakening: put up to 4 units from your supply into free districts of your city or onto your troops.
tile-sapphire-sphinx = Sphinx
tile-sapphire-sphinx-text = Creature. +2 strength. At once: take the divine fame point that lies on this tile.
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
tile-diamond-thoeris-text = When you win a battle, gain 4 prayer points.
tile-diamond-hand = Hand of God
tile-diamond-hand-text = In each Awakening you may raise one of your pyramids by 1 level, or found one at level 1, for free.
tile-diamond-domination = Domination
tile-diamond-domination-text = At once: take the divine fame point that lies on this tile.
tile-diamond-ra = Priest of Ra
tile-diamond-ra-text = Whenever you spend prayer points, you spend 1 less.
tile-diamond-amon = Priest of Amon
tile-diamond-amon-text = At once and each night in the Prayers: gain 5 prayer points.
tile-diamond-mummy = The Mummy
tile-diamond-mummy-text = Creature. +1 simple move and +2 strength. Each night you draw 1 more intervention card.
tile-diamond-deed = Act of God
tile-diamond-deed-text = Silver token: one extra action each round, on any free cell but the gold one.
tile-onyx-mercs = Mercenaries
tile-onyx-mercs-text = At once: put 3 mercenaries into free districts of your city; from now on they are your units.
tile-onyx-local = Local Recruitment
tile-onyx-local-text = In your Recruit actions units may also join your troops anywhere on the board.
tile-onyx-khnum = Khnum’s Sphinx
tile-onyx-khnum-text = Creature. +1 simple move and +1 strength; an opponent pays 2 prayer points to move into its zone.
tile-onyx-dedication = Dedication to Battle
tile-onyx-dedication-text = When your troop moves into a zone with an enemy troop, gain 2 prayer points.
tile-onyx-twin = Twin Ceremony
tile-onyx-twin-text = Gold token: buy one more tile of a colour you have already bought today, for 1 prayer point more.
tile-onyx-honor = Honor in Battle
tile-onyx-honor-text = After the casualties of a battle gain 1 prayer point for each unit of yours that the enemy removed.
tile-onyx-griffin = Griffin Sphinx
tile-onyx-griffin-text = Creature. +2 strength and 1 more teleport; with it a troop may teleport from an obelisk too.
tile-onyx-march = Forced March
tile-onyx-march-text = Gold token: one Movement action without a teleport.
tile-onyx-trap = Deadly Trap
tile-onyx-trap-text = An enemy troop that moves into a zone with your troop loses 1 unit before the battle.
tile-onyx-domination = Domination
tile-onyx-domination-text = At once: take the divine fame point that lies on this tile.
tile-onyx-ammut = Ammut, Devourer of Souls
tile-onyx-ammut-text = Creature. +1 simple move and +2 strength; no losses to tiles outside battle. Win with it and 2 enemy units removed: 1 battle fame point.
tile-onyx-fury = Bestial Fury
tile-onyx-fury-text = +1 simple move in your moves; in battle +1 strength and 1 more casualty inflicted.
tile-onyx-might = Divine Might
tile-onyx-might-text = In the day, whenever you gain prayer points, gain 1 more.
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
creature-sphinx-text = +2 strength.
creature-snake = Deep Desert Snake
creature-snake-text = +1 simple move. The opposing creature gives nothing in battle.
creature-mummy = The Mummy
creature-mummy-text = +1 simple move, +2 strength.
creature-khnum = Khnum’s Sphinx
creature-khnum-text = +1 simple move, +1 strength. An opponent pays 2 prayer points to move into its zone.
creature-griffin = Griffin Sphinx
creature-griffin-text = +2 strength, 1 more teleport, also from an obelisk.
creature-ammut = Ammut
creature-ammut-text = +1 simple move, +2 strength. No losses to tiles outside battle; 1 battle fame point for a victory with 2 enemy units removed.

## Divine interventions

intervention-diversion = Diversion
intervention-diversion-text = Battle. After the reveal you may exchange the battle card you played with the one you buried.
intervention-diversion-escape = When an enemy troop enters your zone, your troop slips away into an adjacent free zone; there is no battle, and the move is over.
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
intervention-glory = Glory
intervention-glory-text = Battle. If you win, gain 4 prayer points.
intervention-protection = Divine Protection
intervention-protection-text = Battle. If you win, you lose no units.
intervention-conscription = Conscription
intervention-conscription-text = Battle. If you win and have a unit left, add up to 3 units from your supply to that troop.
intervention-raining-fire = Raining Fire
intervention-raining-fire-text = Day. Remove 1 enemy unit anywhere on the board.
intervention-prayer = Prayer
intervention-prayer-text = Day. Gain 2 prayer points.
intervention-enlistment = Enlistment
intervention-enlistment-text = Day. Put up to 2 units from your supply into free districts of your city or onto your troops.
intervention-mana-theft = Mana Theft
intervention-mana-theft-text = Day. Each opponent loses 1 prayer point; you gain 1.
intervention-divine-memory = Divine Memory
intervention-divine-memory-text = Day. Take another intervention card from the discard pile into your hand.
intervention-swiftness = Swiftness
intervention-swiftness-text = Movement. The moving troop has 1 more simple move.
intervention-transfer = Transfer
intervention-transfer-text = Movement. Teleport the moving troop from wherever it stands to a zone with an obelisk, without the usual cost.
intervention-open-gates = Open Gates
intervention-open-gates-text = Movement. The moving troop may enter one foreign district without having started next to it.

## Battle cards

battle-card-cavalry = Cavalry Blitz
battle-card-cavalry-text = Fast and strong, with a little blood.
battle-card-purge = Fervent Purge
battle-card-purge-text = Strong, and it wounds.
battle-card-push = Shield Push
battle-card-push-text = Strong behind a shield.
battle-card-mixed = Mixed Tactics
battle-card-mixed-text = A bit of everything.
battle-card-phalanx = Phalanx Defense
battle-card-phalanx-text = Slow, but well covered.
battle-card-raid = Chariot Raid
battle-card-raid-text = Weak, and very bloody.
battle-card-retreat = Defensive Retreat
battle-card-retreat-text = Weak, but hard to hurt; one wound cannot be parried.
battle-card-sacrifice = Sacrificial Charge
battle-card-sacrifice-text = Nothing but strength.
battle-card-wrryt = Wrryt Storm
battle-card-wrryt-text = Special card: strong and very bloody.
battle-card-barrier = Shetyw Barrier
battle-card-barrier-text = Special card: strong and very well covered.

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
cell-recruit = Recruit
cell-move-3 = Move 3
cell-move-2 = Move 2
cell-build = Build
cell-pray-2 = Pray 2
cell-pray-1 = Pray 1
cell-buy-1 = Buy 1
cell-buy-2 = Buy 2
cell-buy-3 = Buy 3
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
ta-seti-card-retreat = Defensive Retreat, older set
ta-seti-card-sacrifice = Sacrificial Charge, older set
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
kind-battle-card = Battle cards
kind-ta-seti-card = Battle cards of the older set
figure-action = action
figure-attack-strength = strength when attacking
figure-battle-card = battle card
figure-cancels-creature = silences the other creature
figure-cards = cards
figure-casualties = casualties
figure-cities = cities
figure-city = city
figure-colour = colour
figure-colours = colours
figure-column = column
figure-copies = copies
figure-cost = cost
figure-creature = creature
figure-defence = defence
figure-defend-strength = strength when defending
figure-defender-fame = fame for a winning defender
figure-districts = districts
figure-entry-prayer = prayer points on attack
figure-even = place, even side
figure-even-links = neighbours, even side
figure-exchanges = exchanges battle cards
figure-fame = fame points
figure-first-blood = enemy units lost on entry
figure-free-units = free units
figure-gain-bonus = more at each gain
figure-gate = gate desert
figure-gold = gold actions
figure-gold-strength = strength in the gold action
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
figure-no-losses = no losses for a winner
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
figure-purchase-prayer = prayer points on purchase
figure-pyramids = pyramids
figure-recruit-anywhere = recruits anywhere
figure-reinforcements = reinforcements
figure-sacrifice = units to sacrifice
figure-safe-outside-battle = safe outside battle
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
figure-teleports = teleports
figure-terrain = terrain
figure-theft = stolen points
figure-tile = tile
figure-tile-discount = discount a tile
figure-tiles = tiles
figure-toll = toll
figure-trap = units lost in the trap
figure-troop-limit = troop limit
figure-unavoidable = unavoidable casualties
figure-units = units
figure-value = value
figure-victory-prayer = prayer points for a victory
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
term-enemy-move = an enemy's move
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

option-set-battle-deck = Battle cards
option-set-battle-deck-help = The printed figures of two of the eight battle cards are not certain.
option-set-battle-deck-seed = As the rulebook reads: unavoidable casualties hit the opponent
option-set-battle-deck-ta-seti = As in an older set: the strongest card costs its own player units
option-set-diversion = Diversion
option-set-diversion-help = The rulebook gives every player this card but not its text.
option-set-diversion-exchange = Exchange the battle card you played with the one you buried
option-set-diversion-escape = Slip away from an enemy who enters your zone
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
prompt-god = Choose your god. Gods give no powers.
prompt-garrison = Choose two districts of your city; five units go into each.
prompt-first-pyramid =
    { $count ->
        [one] Place your pyramids: { $count } level left.
       *[other] Place your pyramids: { $count } levels left, at most two in a district.
    }
prompt-first-tile = Take a level 1 tile in the colour of one of your pyramids.
prompt-turn =
    { $acted ->
        [1] Play another token, a card or a creature, or end your turn.
       *[other]
            { $tokens ->
                [one] Your turn: play your last action token.
               *[other] Your turn: play an action token. You have { $tokens }.
            }
    }
prompt-buy = Choose a power tile to buy.
prompt-remove = Choose a battle card that leaves the game for good. Nobody else learns which.
prompt-build =
    { $free ->
        [0] Raise or found a pyramid, or build nothing.
       *[other] Hand of God: raise a pyramid by one level or found one, for free.
    }
prompt-tag = Choose the purchase cell for the new purchase token.
prompt-recruit =
    { $count ->
        [0] Recruit: no more units can come.
        [one] Recruit: one more unit can come.
       *[other] Recruit: up to { $count } more units can come.
    }
prompt-fight-next = Choose the district where your recruits fight next.
prompt-place =
    { $count ->
        [one] { $cause }: place { $count } unit.
       *[other] { $cause }: place up to { $count } units.
    }
prompt-lead = Choose the troop to move.
prompt-step =
    { $moves ->
        [0] Your troop is in { $zone }: no simple moves left, teleports { $teleports }.
        [one] Your troop is in { $zone }: { $moves } simple move left, teleports { $teleports }.
       *[other] Your troop is in { $zone }: { $moves } simple moves left, teleports { $teleports }.
    }
prompt-transfer = Choose the obelisk for the Transfer.
prompt-take = Who goes from { $origin } to { $zone }?
prompt-escape = { $opponent } enters { $zone }. Play Diversion and slip away, or stand?
prompt-burn = Choose the enemy troop that loses a unit.
prompt-recover = Choose a card from the discard pile.
prompt-fight = Battle against { $opponent }, { $zone }: choose the battle card to play and the one to bury.
prompt-hide = Battle against { $opponent }, { $zone }: hide intervention cards under your battle card, or none.
prompt-diversion = You played { $battle_card } and buried { $buried }. Exchange them?
prompt-wound = Divine Wound: discard cards for one strength each, or stop.
prompt-conscript = Conscription: how many units join your troop? At most { $count }.
prompt-loser =
    { $alone ->
        [1] You lost the battle, but the winner is gone, { $zone }: recall your troop ({ $count }), or stay?
       *[other]
            { $count ->
                [one] You lost the battle, { $zone }: recall your last unit, or retreat?
               *[other] You lost the battle, { $zone }: recall { $count } units, or retreat?
            }
    }
prompt-retreat = { $opponent } retreats. Choose the zone.
prompt-winner =
    { $count ->
        [one] You won the battle, { $zone }: does your last unit stay?
       *[other] You won the battle, { $zone }: do your { $count } units stay?
    }
prompt-sacrifice = Sacrifice two units of the Sanctuary for a divine fame point?
prompt-delta = Remove a unit of the Delta temple for five prayer points?
prompt-offer =
    { $veterans ->
        [one] Discard your veteran for a prayer point?
       *[other] How many of your { $veterans } veterans do you discard for a prayer point each?
    }
prompt-consult = How many of your { $veterans } veterans do you discard for cards? Two make a card.
prompt-vision =
    { $count ->
        [one] Vision: discard one more card.
       *[other] Vision: discard { $count } more cards.
    }
prompt-fate = Choose your position for the next round.

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
option-transfer = Transfer to { $zone }
option-take =
    { $count ->
        [one] { $count } unit
       *[other] { $count } units
    }
option-escort =
    { $count ->
        [one] { $count } unit with { $creatures }
       *[other] { $count } units with { $creatures }
    }
option-halt = End the move
option-escape = Slip away to { $zone }
option-stand = Stand and fight
option-burn = Fire on { $zone }
option-recover = Take { $intervention }
option-fight = Play { $battle_card }, bury { $buried }
option-hide =
    { $cards_count ->
        [0] Hide nothing
       *[other] Hide { $cards }
    }
option-divert = Exchange the cards
option-keep = Keep the card
option-wound = Discard { $intervention }
option-conscript =
    { $count ->
        [0] None
        [one] { $count } unit
       *[other] { $count } units
    }
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
       *[other] { $veterans } veterans
    }
option-discard = Discard { $intervention }
option-choose = { $position }

## What happened

event-colour = { $colour } is in play.
event-city = { $player } settles in the { $city }.
event-god = { $player } serves { $god }.
event-order = Turn order: { $players }.
event-garrisoned = { $player } puts { $count } units into { $zone }.
event-built =
    { $cost ->
        [0] { $player } builds a { $colour } pyramid of level { $level } in { $zone }.
       *[other] { $player } builds a { $colour } pyramid of level { $level } in { $zone } for { $cost } PP.
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
event-gained = { $tile } brings { $player } { $count } PP.
event-gained-by-card = { $intervention } brings { $player } { $count } PP.
event-robbed = { $intervention } costs { $player } { $count } PP.
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
event-escaped = { $player } slips away to { $zone }: no battle.
event-struck =
    { $count ->
        [one] Initiative of { $player }: { $opponent } loses { $count } unit in { $zone } before the battle.
       *[other] Initiative of { $player }: { $opponent } loses { $count } units in { $zone } before the battle.
    }
event-trapped =
    { $count ->
        [one] Deadly Trap of { $player }: { $opponent } loses { $count } unit in { $zone }.
       *[other] Deadly Trap of { $player }: { $opponent } loses { $count } units in { $zone }.
    }
event-summoned = { $creature } joins the troop of { $player } in { $zone }.
event-exchanged = { $player } exchanges { $leaving } for { $creature } in { $zone }.
event-played =
    { $cost ->
        [0] { $player } plays { $intervention }.
       *[other] { $player } plays { $intervention } for { $cost } PP.
    }
event-burnt = Raining Fire of { $player }: { $opponent } loses a unit in { $zone }.
event-recovered = { $player } takes { $intervention } back from the discard pile.
event-drew = { $player } draws { $intervention }.
event-drew-hidden = { $player } draws an intervention card.
event-reshuffled = The discard pile becomes the new deck.
event-discarded = { $player } discards { $intervention }.
event-battle = { $player } attacks { $opponent } in { $zone }.
event-spied = The Spy of { $player } sees the battle card of { $opponent }: { $battle_card }.
event-spied-hidden = The Spy of { $player } sees the battle card of { $opponent }.
event-revealed-card = { $player } reveals { $battle_card }.
event-diverted = Diversion: { $player } now plays { $battle_card }.
event-wounded = Divine Wound: { $player } discards { $intervention }, +1 strength.
event-result = Strength { $attack } against { $defend }: { $player } beats { $opponent }.
event-lost =
    { $count ->
        [one] { $player } loses { $count } unit.
       *[other] { $player } loses { $count } units.
    }
event-conscripted =
    { $count ->
        [one] { $count } conscript joins the troop of { $player }.
       *[other] { $count } conscripts join the troop of { $player }.
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
event-sacrificed = { $player } sacrifices units of the Sanctuary and gains { $count } divine fame point.
event-delta = { $player } gives a unit of the Delta temple and gains { $count } PP.
event-temples = { $player } controls two temples or more: 1 divine fame point.
event-worship = Worship brings { $player } { $count } PP.
event-prayers = Prayers bring { $player } { $count } PP.
event-offered =
    { $veterans ->
        [one] { $player } discards { $veterans } veteran and gains { $count } PP.
       *[other] { $player } discards { $veterans } veterans and gains { $count } PP.
    }
event-consulted = { $player } discards { $veterans } veterans for cards.
event-won = { $player } begins the turn with { $count } fame points, nobody has more: victory.
event-ended = The last round is over: { $player } has the most fame, { $count } points.

## Why a step is final

undo-chance-colour = Tile colours have been drawn, so that step is final.
undo-chance-intervention = A card has been drawn, so that step is final.
undo-chance-order = The turn order has been drawn, so that step is final.
undo-spied = The Spy has seen a card, so that step is final.
undo-clash = The battle cards lie open, so that step is final.

## Why not

refuse-another-card = Divine Memory cannot fetch itself; choose another card.
refuse-battle-card-owned = { $battle_card } is not among your battle cards.
refuse-battle-symbols = Only cards with the battle symbol can be hidden.
refuse-between-battles = Cards and creatures wait until the first of these battles is fought.
refuse-buried-card-in-hand = { $battle_card } is not in your hand, so you cannot bury it.
refuse-can-end-within-limits = However many go, the move could not end with every troop within its limits.
refuse-card-has-effect = { $intervention } would have no effect now.
refuse-card-is-useful-now = { $intervention } cannot be used at this moment of the move.
refuse-card-paid = That card costs { $cost } PP, which you do not have.
refuse-cell-is-free = There is already a token on that cell: { $cell }.
refuse-cell-of-colour = Your own pyramid sells { $colour } tiles only through the purchase cell of that colour.
refuse-cell-without-token = That cell already bears a purchase token.
refuse-city-in-play = The { $city } is not in play with so many players.
refuse-city-untaken = The { $city } is taken.
refuse-colour-bought-before = The Twin Ceremony needs a colour that you have already bought today; { $colour } you have not.
refuse-colour-in-play = { $colour } is not in play in this match.
refuse-colour-not-bought = You have already bought a { $colour } tile today.
refuse-colour-not-built = Your city already has a { $colour } pyramid.
refuse-conscripts-at-hand = At most { $count } units can join.
refuse-creature-at-home = { $creature } does not stand in a district of your city.
refuse-creature-in-supply = { $creature } is not in your supply.
refuse-creatures-are-there = Only creatures that stand with these units can go along.
refuse-day-is-balanced = Every level of your pyramid needs a token today; play the silver token on the open one.
refuse-day-symbol = { $intervention } is no day card.
refuse-diversion-in-hand = You do not hold Diversion.
refuse-empty-home-district = Choose a district of your city without a pyramid.
refuse-enemy-there = No enemy troop stands in { $zone }.
refuse-first-level-of-own-colour = The first tile is a level 1 tile in the colour of one of your pyramids.
refuse-first-tile-left = { $tile } is no longer there.
refuse-free-place = Units can be placed only in free districts of your city, or where the effect says on your troops: not in { $zone }.
refuse-free-zone-for-loser = The loser cannot retreat to { $zone }: it must be adjacent by land, free, no foreign district, and take the whole troop.
refuse-god-untaken = { $god } is taken.
refuse-gold-cell-is-for-gold = The gold cell is for the gold token only.
refuse-gold-tile-gives-action = The gold token of { $tile } does not give that action.
refuse-gold-tile-owned = You do not own { $tile }.
refuse-gold-token-left = You have no gold token to play this round.
refuse-hidden-cards-paid = Those cards cost { $cost } PP together, which you do not have.
refuse-higher-level = Level { $level } is not above the present one, or above 4.
refuse-in-discard = { $intervention } is not in the discard pile.
refuse-in-hand = { $intervention } is not in your hand.
refuse-in-market = { $tile } is not for sale.
refuse-interventions-in-hand = You do not hold all those cards.
refuse-keeps-balance = Then you could no longer cover every level of your pyramid today.
refuse-levels-affordable = That costs { $cost } PP, which you do not have.
refuse-loser-may-stay = The loser cannot stay.
refuse-movement-symbol = { $intervention } is no movement card.
refuse-moves-left = This troop has no simple move left.
refuse-new-picture = You already own a tile with that picture.
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
refuse-played-card-in-hand = { $battle_card } is not in your hand.
refuse-portal-opener-goes = From { $zone } the creature that opens the teleport must go along.
refuse-position-is-free = That position is taken.
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
refuse-recruits-within-limit = A troop has at most { $limit } units: too many in { $zone }.
refuse-rest-within-limits = Those who stay behind would be over a limit.
refuse-shelter-there = Your troop cannot slip away to { $zone }.
refuse-silver-token-left = You have no silver token to play this round.
refuse-something-to-buy = Through that cell you can buy nothing now.
refuse-somewhere-to-go = There is no zone to retreat to.
refuse-teleport-affordable = That teleport costs { $cost } PP, which you do not have.
refuse-teleport-left = This troop has no teleport left.
refuse-teleport-starts-here = A teleport starts from a district with a pyramid.
refuse-three-levels-in-all = You place three levels in all, one or two in a district.
refuse-tile-affordable = That tile costs { $cost } PP, which you do not have.
refuse-token-played = First play the ordinary token of this turn.
refuse-token-still-to-come = Creatures are exchanged before a token is played.
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
refuse-within-limit = Too many units for { $zone }.
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
term-prayer-points = Prayer points
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
way-transfer = Transfer
cause-mercenaries = Mercenaries
cause-prayer = Reinforcement Prayer
cause-reinforcements = Reinforcements
cause-enlistment = Enlistment
cause-summoning = Summoning

## What a choice is after

aim-settle = to live here: { $city }
aim-serve = to serve this god: { $god }
aim-garrison = to guard two districts from the start
aim-act-pray = to save up prayer points
aim-act-pray-for = to save up for a pyramid of level { $level }
aim-act-move = to bring a troop to a better place
aim-act-buy = to buy a power tile
aim-act-build = to build a pyramid higher
aim-act-recruit = to have more units on the board
aim-buy-fame = to have the fame point of the tile: { $tile }
aim-buy-creature = to let a creature fight too: { $creature }
aim-buy-units = to get units from the tile: { $tile }
aim-buy-strength = to be stronger in battle: { $tile }
aim-buy-defence = to lose fewer units in battle: { $tile }
aim-buy-moves = to get further with one move: { $tile }
aim-buy-token = to have one more action a day: { $tile }
aim-buy-prayer = to have more prayer points for everything else: { $tile }
aim-buy = to have the power of this tile: { $tile }
aim-raise-top = to have the fame point of a level { $level } pyramid ({ $colour })
aim-raise = to open the tiles up to level { $level } ({ $colour } pyramid)
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
aim-play = to use a card at the right moment: { $intervention }
aim-summon = to send a creature with the troop: { $creature }
aim-end = to wait and see what the others do
aim-remove = to be rid of the battle card that helps least: { $battle_card }
aim-escape = to avoid a battle that would be lost: { $zone }
aim-stand = to face the battle
aim-burn = to weaken { $opponent }: { $zone }
aim-fight-win = to win the battle by strength: { $zone }
aim-fight-kill = to make the battle costly for the enemy: { $zone }
aim-fight-save = to protect the troop in the battle: { $zone }
aim-hide = to turn the battle with hidden cards
aim-hide-none = to save the cards for another battle
aim-divert = to surprise with the other card
aim-keep-card = to stay with the card played
aim-wound = to buy the missing strength with cards
aim-keep-cards = to keep the other cards
aim-conscript = to fill the troop up again
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
aim-discard = to part with the card that helps least: { $intervention }
aim-choose = to have this place in the order: { $position }
