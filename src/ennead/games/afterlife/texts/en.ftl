### Valley of the Kings: Afterlife, in our words.

game-title = Valley of the Kings: Afterlife
game-blurb = Buy from a crumbling pyramid, build a deck, and take it with you: only what lies in your tomb counts.

## Cards

card-shabti = Shabti
card-shabti-text = Discard a card from your hand, then draw { $draw ->
        [one] a card
       *[other] { $draw } cards
    }.
card-urn = Urn
card-urn-text = Swap any two cards of the pyramid. It does not count as a change of the pyramid.
card-box-of-food = Box of Food
card-box-of-food-text = Draw { $draw ->
        [one] a card
       *[other] { $draw } cards
    }.
card-offering-table = Offering Table
card-offering-table-text = Sacrifice a card from your hand, then draw { $draw ->
        [one] a card
       *[other] { $draw } cards
    }.
card-brain-hook = Brain Hook
card-brain-hook-text = Turn up the top card of the stock. You may buy it for { $discount } less, playing Ring first if you like. If you do not buy it, sacrifice it.
card-linen-bandages = Linen Bandages
card-linen-bandages-text = Entomb a starter from your hand.
card-natron = Natron
card-natron-text = Discard a card from your hand, then entomb another one.
card-ring = Ring
card-ring-text = The next card you play this turn, for gold or for its action, has double gold.
card-necklace = Necklace
card-necklace-text = Entomb the top card of your draw deck. If it was a starter, you may entomb the next one too.
card-bracelet = Bracelet
card-bracelet-text = Draw { $draw ->
        [one] a card
       *[other] { $draw } cards
    }, then put a card from your hand on top of your draw deck.
card-brooch = Brooch
card-brooch-text = Entomb a card of the pyramid, then sacrifice a set card from your tomb. One must lie there beforehand.
card-antechamber = Antechamber
card-antechamber-text = Search your discard pile and take one of its cards into your hand.
card-offering-chapel = Offering Chapel
card-offering-chapel-text = Beginning with you, each player may entomb the top card of their own discard pile.
card-serdab = Serdab
card-serdab-text = Set aside any number of cards from your hand. After the draw at the end of your turn they join your hand.
card-burial-chamber = Burial Chamber
card-burial-chamber-text = Entomb a card from your hand.
card-treasury = Treasury
card-treasury-text = Draw { $draw ->
        [one] a card
       *[other] { $draw } cards
    }, then discard a card from your hand.
card-axe = Axe
card-axe-text = When an effect makes you discard a card, you may discard Axe. Then each of your opponents shows the hand and discards its dearest card.
card-dagger = Dagger
card-dagger-text = If the boneyard has a card for every player: beginning with you, each player puts its top card on their own discard pile.
card-spear = Spear
card-spear-text = Choose an opponent with at least { $hand-from ->
        [one] one card
       *[other] { $hand-from } cards
    } in hand. The hand is shown, you name one of its cards, and it is discarded.
card-khopesh = Khopesh
card-khopesh-text = Your left neighbour chooses a card of the pyramid; you take it.
card-sling = Sling
card-sling-text = Each opponent with at least { $hand-from ->
        [one] one card
       *[other] { $hand-from } cards
    } in hand discards one of them.
card-bow = Bow
card-bow-text = Entomb from the pyramid a card of a set of which you have nothing in your tomb.
card-goddess-nut = Goddess Nut
card-goddess-nut-text = Choose an opponent, who may take a cheapest card of the pyramid. Then you take a dearest one.
card-judgment = Judgment of the Dead
card-judgment-text = Set aside a card from your hand, then take the top card of the boneyard. Repeat as often as you like and can. Then sacrifice the cards set aside, in any order.
card-hieroglyphics = Hieroglyphics
card-hieroglyphics-text = Look at the top { $look ->
        [one] card
       *[other] { $look } cards
    } of your draw deck. Put one into your hand and the rest back on top in any order.
card-banquet = Banquet
card-banquet-text = Draw { $draw ->
        [one] a card
       *[other] { $draw } cards
    }.
card-hunting-scene = Hunting Scene
card-hunting-scene-text = Sacrifice a card from your hand, then take a card of the pyramid that costs at most { $margin } more.
card-victory = Victory
card-victory-text = Entomb a card that you played earlier this turn.
card-solar-barque = Solar Barque
card-solar-barque-text = For the rest of this turn you may buy from any row of the pyramid.
card-ibex-figurine = Ibex Figurine
card-ibex-figurine-text = Sacrifice any card of the pyramid, then draw { $draw ->
        [one] a card
       *[other] { $draw } cards
    }.
card-hounds-and-jackals = Hounds and Jackals
card-hounds-and-jackals-text = Take back into your hand a card that you played earlier this turn.
card-senet = Senet
card-senet-text = Draw { $draw ->
        [one] a card
       *[other] { $draw } cards
    }, then put Senet on an opponent’s discard pile. That opponent puts a set card from hand on your discard pile, or shows you that there is none.
card-mirror-case = Mirror Case
card-mirror-case-text = Take a card. Then Mirror Case itself enters the pyramid at the apex and falls into the lowest gap.
card-lotus-chalice = Lotus Chalice
card-lotus-chalice-text = Move a card from your tomb into your hand. You may then entomb up to { $entomb-to ->
        [one] one card
       *[other] { $entomb-to } cards
    } from your hand.
card-sphinx = Sphinx
card-sphinx-text = Put any card of the pyramid into your hand.
card-outer-sarcophagus = Outer Sarcophagus
card-outer-sarcophagus-text = Entomb the top card of your discard pile.
card-middle-sarcophagus = Middle Sarcophagus
card-middle-sarcophagus-text = Take a card of the middle row.
card-inner-sarcophagus = Inner Sarcophagus
card-inner-sarcophagus-text = Move a card from your tomb into your hand. You may then entomb up to { $entomb-to ->
        [one] one card
       *[other] { $entomb-to } cards
    } from your hand.
card-jar-duamutef = Duamutef Canopic Jar
card-jar-duamutef-text = Sacrifice a card from your hand, then draw { $draw ->
        [one] a card
       *[other] { $draw } cards
    }.
card-jar-qebehsenuef = Qebehsenuef Canopic Jar
card-jar-qebehsenuef-text = Each opponent with more than { $spared-to ->
        [one] one card
       *[other] { $spared-to } cards
    } in hand, draw deck and discard pile together sacrifices a card from hand.
card-jar-hapi = Hapi Canopic Jar
card-jar-hapi-text = Each opponent with at least { $hand-from ->
        [one] one card
       *[other] { $hand-from } cards
    } in hand discards one of them. Then draw { $draw ->
        [one] a card
       *[other] { $draw } cards
    }.
card-jar-imseti = Imseti Canopic Jar
card-jar-imseti-text = Put the top card of the boneyard into your hand.
card-amulet-ankh = Ankh Amulet
card-amulet-ankh-text = Draw { $draw ->
        [one] a card
       *[other] { $draw } cards
    }. You may then put a card from your hand on top of your draw deck.
card-amulet-djed = Djed Amulet
card-amulet-djed-text = Put the top card of your discard pile into your hand.
card-amulet-wedjat = Wedjat Amulet
card-amulet-wedjat-text = Look at the top { $look ->
        [one] card
       *[other] { $look } cards
    } of the stock. You may sacrifice one of them. Put the rest back on top in any order.
card-amulet-scarab = Scarab Amulet
card-amulet-scarab-text = Entomb a card from your hand.
card-amulet-tyet = Tyet Amulet
card-amulet-tyet-text = Repeat an action that you executed this turn, with new choices. Not Solar Barque, Hounds and Jackals, Senet, Mirror Case, Thoth, Censer or Tyet.
card-book-gates = Book of Gates
card-book-gates-text = Reveal the top card of your draw deck. Execute its action if you can, then discard it.
card-book-netherworld = Book of the Netherworld
card-book-netherworld-text = Put the top card of the stock on top of your discard pile.
card-book-heavens = Book of the Heavens
card-book-heavens-text = If your discard pile has at least { $discard-from ->
        [one] one card
       *[other] { $discard-from } cards
    }, choose one of them and entomb it.
card-book-earth = Book of the Earth
card-book-earth-text = Sacrifice a card from your hand, then take a card of the pyramid that costs at most { $factor ->
        [one] as much
        [2] twice as much
       *[other] { $factor } times as much
    }.
card-book-dead = Book of the Dead
card-book-dead-text = Entomb a cheapest card of the pyramid.
card-book-eternity = Book of Traversing Eternity
card-book-eternity-text = If you bought a card this turn, take a card of the pyramid that is cheaper than the dearest one you bought.
card-statue-bastet = Statue of Bastet
card-statue-bastet-text = Swap any two cards of the pyramid, which does not count as a change, then draw { $draw ->
        [one] a card
       *[other] { $draw } cards
    }.
card-statue-isis = Statue of Isis
card-statue-isis-text = Move a card from your tomb into your hand.
card-statue-horus = Statue of Horus
card-statue-horus-text = Take the apex of the pyramid.
card-statue-anubis = Statue of Anubis
card-statue-anubis-text = Entomb the top card of the boneyard.
card-statue-seth = Statue of Seth
card-statue-seth-text = Each opponent with more than { $spared-to ->
        [one] one card
       *[other] { $spared-to } cards
    } in hand, draw deck and discard pile together puts a card from hand on your discard pile.
card-statue-thoth = Statue of Thoth
card-statue-thoth-text = For the rest of this turn every card from your hand has gold { $gold-each }.
card-statue-osiris = Statue of Osiris
card-statue-osiris-text = Entomb a card from your hand, then take a card of the pyramid that costs at most as much.
card-headrest = Headrest
card-headrest-text = Set aside a card from your hand. After the draw at the end of your turn it joins your hand.
card-censer = Censer
card-censer-text = The next card you buy this turn goes into your hand.
card-boat = Boat
card-boat-text = After an opponent has bought a card, you may discard Boat and take a card of the base.
card-chariot = Chariot
card-chariot-text = Draw { $draw ->
        [one] a card
       *[other] { $draw } cards
    }, then discard a card from your hand.
card-crook-and-flail = Crook and Flail
card-crook-and-flail-text = Put a card of the base into your hand.
card-burial-mask = Burial Mask
card-burial-mask-text = Entomb a card of the base that costs { $cost-to } or less.

## Places

zone-stock = Stock
zone-pyramid = Pyramid
zone-boneyard = Boneyard
zone-deck = Draw deck
zone-hand = Hand
zone-played = Played cards
zone-discard = Discard pile
zone-tomb = Tomb
zone-aside = Set aside
zone-open = Turned up
slot-t = apex
slot-m1 = left of the middle row
slot-m2 = right of the middle row
slot-b1 = left of the base
slot-b2 = middle of the base
slot-b3 = right of the base

## Sets and pools

set-starter = starters
set-unique = unique artifacts
set-mummification = mummification
set-jewelry = jewelry
set-chambers = chambers
set-weapons = weapons
set-tomb-art = tomb art
set-sarcophagi = sarcophagi
set-canopic-jars = canopic jars
set-amulets = amulets
set-books = books
set-statues = statues
pair-red = mummification and sarcophagi
pair-brown = jewelry and canopic jars
pair-yellow = chambers and amulets
pair-green = weapons and books
pair-blue = tomb art and statues
box-afterlife = Afterlife
box-original = the original game
pool-afterlife = Afterlife alone
pool-original = The original game alone
pool-mix = Mix of sets
pool-half-independent = Half sets, each for itself
pool-half-merged = Half sets, merged by colour
pool-five = Five players
pool-six = Six players
pool-seven = Seven players
pool-eight = Eight players
tunable-hand = Hand size
tunable-entombing = Free entombings
tunable-boneyard = First cards of the boneyard
tunable-market = Market cards a player

## Terms

term-cost = Cost
term-gold = Gold
term-points = Points
term-level = Level
term-level-number = Level { $level }
term-set-of = { $set } ({ $size })
term-squared = { $count } different, { $count } × { $count }
term-pair-cancelled = both copies cancel each other
term-starter = starter
term-unique = unique artifact
term-empty-slot = Empty: { $slot }
term-cards = Cards
term-cards-in-hand = In hand
term-cards-in-deck = Draw deck
term-cards-in-discard = Discard pile
term-cards-in-tomb = In the tomb
term-goal = Goal
term-goal-left =
    { $count ->
        [one] One point to the goal
       *[other] { $count } points to the goal
    }
term-uncounted = not to be counted now
term-ring = Ring: the next card has double gold
term-thoth = Thoth: every hand card has gold { $gold }
term-barque = Solar Barque: all rows are for sale
term-censer = Censer: the next purchase goes to the hand
term-sacrifice-owed = No change of the pyramid yet: one of its cards will have to be sacrificed
term-sacrifice-owed-after-swap = A swap does not count as a change of the pyramid: one of its cards will have to be sacrificed
term-free-entombing = The free entombing is still to come
term-effects = This turn
term-market = What the match is played with
term-place = Number { $place } from the top
term-player = { $player }
kind-card = Cards
kind-set = Sets
kind-pair = Supersets
kind-pool = Card pools
kind-box = Boxes
kind-tunable = Figures of the rules
title-turn = Turn { $turn }: { $player }
title-over = The match is over

## Prompts

prompt-turn = { $free ->
        [0] Your turn: buy, play, or end it.
       *[other] Your turn: buy, play, entomb, or end it.
    }
    .other = { $player } is on turn.
prompt-payment = Pay { $price } for { $card }: { $paid } so far.
    .other = { $player } is paying.
prompt-fork = Which card falls into the middle of the base?
    .other = { $player } chooses which card falls.
prompt-boat = { $by } has bought { $card }. Will you answer with Boat?
    .other = { $player } decides about Boat.
prompt-rebuild = You did not change the pyramid: sacrifice one of its cards.
    .other = { $player } sacrifices a card of the pyramid.
prompt-order = Which card comes next, from the top of your discard pile down?
    .other = { $player } arranges the discards.
prompt-discard = { $card }: discard a card.
    .other = { $player } chooses a card to discard.
prompt-dearest = { $axes ->
        [0] { $by } strikes with Axe: discard your dearest card.
       *[other] { $by } strikes with Axe: discard your dearest card, or Axe instead.
    }
    .other = { $player } chooses a card to discard.
prompt-sacrifice-hand = { $card }: sacrifice a card from your hand.
    .other = { $player } sacrifices a card from the hand.
prompt-sacrifice-pyramid = { $card }: sacrifice a card of the pyramid.
    .other = { $player } sacrifices a card of the pyramid.
prompt-entomb-hand = { $card }: entomb a card from your hand.
    .other = { $player } chooses a card to entomb.
prompt-entomb-hand-maybe = { $card }: you may entomb a card from your hand.
    .other = { $player } chooses a card to entomb.
prompt-entomb-starter = { $card }: entomb a starter from your hand.
    .other = { $player } chooses a card to entomb.
prompt-entomb-pyramid = { $card }: entomb a card of the pyramid.
    .other = { $player } chooses a card to entomb.
prompt-take = { $card }: take a card of the pyramid.
    .other = { $player } chooses a card of the pyramid.
prompt-opponent = { $card }: choose an opponent.
    .other = { $player } chooses an opponent.
prompt-urn-swap = { $card }: which two cards change places?
    .other = { $player } swaps two cards of the pyramid.
prompt-statue-bastet-swap = { $card }: which two cards change places?
    .other = { $player } swaps two cards of the pyramid.
prompt-brain-hook = { $card } is turned up: buy it for { $price }, or leave it?
    .other = { $player } decides about the card turned up.
prompt-necklace = It was a starter. { $card }: entomb the next card too?
    .other = { $player } chooses a card to entomb.
prompt-to-deck = { $card }: put a card from your hand on top of your draw deck.
    .other = { $player } puts a card on top of the draw deck.
prompt-to-deck-maybe = { $card }: you may put a card from your hand on top of your draw deck.
    .other = { $player } puts a card on top of the draw deck.
prompt-tomb-sacrifice = { $card }: sacrifice a set card from your tomb.
    .other = { $player } sacrifices a card from the tomb.
prompt-search = { $card }: take a card of your discard pile into your hand.
    .other = { $player } searches the discard pile.
prompt-heavens = { $card }: entomb a card of your discard pile.
    .other = { $player } chooses a card to entomb.
prompt-chapel = Offering Chapel: entomb { $card } from the top of your discard pile?
    .other = { $player } decides about the top card of the discard pile.
prompt-serdab = { $card }: set aside as many cards as you like.
    .other = { $player } sets cards aside.
prompt-headrest = { $card }: set aside a card.
    .other = { $player } sets cards aside.
prompt-judgment = Set aside a card to take { $card } from the boneyard?
    .other = { $player } trades cards with the boneyard.
prompt-judgment-order = { $card }: which card is sacrificed next? The last one lies on top.
    .other = { $player } sacrifices the cards set aside.
prompt-spear-target = { $card }: choose an opponent.
    .other = { $player } chooses an opponent.
prompt-spear-card = { $card }: which card does { $opponent } discard?
    .other = { $player } names a card of the hand shown.
prompt-spear-yield = { $by } has named { $card }: discard it, or Axe.
    .other = { $player } chooses a card to discard.
prompt-khopesh = { $card }: choose a card of the pyramid that { $by } takes.
    .other = { $player } chooses a card of the pyramid.
prompt-bow = { $card }: entomb a card of a new set.
    .other = { $player } chooses a card to entomb.
prompt-nut-offer = { $card }: you may take a cheapest card.
    .other = { $player } chooses a card of the pyramid.
prompt-nut-own = { $card }: take a dearest card.
    .other = { $player } chooses a card of the pyramid.
prompt-hieroglyphics = { $card }: which card do you take into your hand?
    .other = { $player } looks at the top of the draw deck.
prompt-deck-order = { $card }: which card comes next, from the top of your draw deck down?
    .other = { $player } looks at the top of the draw deck.
prompt-hunting-scene = { $card }: sacrifice a card from your hand.
    .other = { $player } sacrifices a card from the hand.
prompt-hunting-scene-take = { $card }: take a card of the pyramid.
    .other = { $player } chooses a card of the pyramid.
prompt-book-earth = { $card }: sacrifice a card from your hand.
    .other = { $player } sacrifices a card from the hand.
prompt-book-earth-take = { $card }: take a card of the pyramid.
    .other = { $player } chooses a card of the pyramid.
prompt-statue-osiris = { $card }: entomb a card from your hand.
    .other = { $player } chooses a card to entomb.
prompt-statue-osiris-take = { $card }: take a card of the pyramid.
    .other = { $player } chooses a card of the pyramid.
prompt-victory = { $card }: entomb a card that you played this turn.
    .other = { $player } chooses a card to entomb.
prompt-hounds = { $card }: take back a card that you played this turn.
    .other = { $player } takes back a card played this turn.
prompt-senet-gift = Senet: give { $by } a set card.
    .other = { $player } chooses a card to give away.
prompt-seth-gift = { $card }: give { $by } a card.
    .other = { $player } chooses a card to give away.
prompt-mirror-case = { $card }: into which gap does it fall?
    .other = { $player } chooses a gap of the pyramid.
prompt-unearth = { $card }: which card of your tomb do you take into your hand?
    .other = { $player } takes a card out of the tomb.
prompt-to-hand = { $card }: put a card of the pyramid into your hand.
    .other = { $player } chooses a card of the pyramid.
prompt-middle-row = { $card }: take a card of the middle row.
    .other = { $player } chooses a card of the pyramid.
prompt-wedjat = { $card }: you may sacrifice one of these cards of the stock.
    .other = { $player } looks at the top of the stock.
prompt-stock-order = { $card }: which card comes next, from the top of the stock down?
    .other = { $player } looks at the top of the stock.
prompt-tyet = { $card }: which action do you repeat?
    .other = { $player } chooses an action to repeat.
prompt-book-dead = { $card }: entomb a cheapest card.
    .other = { $player } chooses a card to entomb.
prompt-eternity = { $card }: take a cheaper card than your dearest purchase.
    .other = { $player } chooses a card of the pyramid.
prompt-crook-and-flail = { $card }: put a card of the base into your hand.
    .other = { $player } chooses a card of the pyramid.
prompt-burial-mask = { $card }: entomb a card of the base.
    .other = { $player } chooses a card to entomb.

## Options

option-buy = Buy: { $slot }
option-buy-card = Buy { $card } for { $price }
option-play = Play { $card }
option-entomb = Entomb { $card }
option-end = End the turn
option-arrange = End the turn and arrange the discards
option-lay = { $card }
option-rest = The rest as it lies
option-pay = Pay with { $card }
option-done = Done
option-pass = No
option-fall = Let it fall: { $slot }
option-fall-card = Let { $card } fall
option-boat = Boat: { $slot }
option-boat-card = Discard Boat and take { $card }
option-buy-stock = Buy it
option-leave = Leave it
option-discard = Discard { $card }
option-sacrifice = Sacrifice { $card }
option-sacrifice-slot = Sacrifice: { $slot }
option-sacrifice-slot-card = Sacrifice { $card }
option-entomb-slot = Entomb: { $slot }
option-entomb-slot-card = Entomb { $card }
option-entomb-next = Entomb the next card
option-entomb-top = Entomb it
option-entomb-lowest = Entomb { $card }, the lowest one
option-entomb-at = Entomb { $card }, number { $place } from the top
option-entomb-paid = Entomb { $card } that you paid with
option-entomb-executed = Entomb { $card } that you executed
option-take = Take: { $slot }
option-take-card = Take { $card }
option-lift = Into the hand: { $slot }
option-lift-card = { $card } into the hand
option-choose-slot = Choose: { $slot }
option-choose-slot-card = Choose { $card }
option-place = Into the gap: { $slot }
option-swap = Swap { $slot } and { $other }
option-swap-cards = Swap { $card } and { $other }
option-against = { $opponent }
option-name = { $card }
option-give = Give { $card }
option-aside = Set aside { $card }
option-top = { $card } on top
option-fetch = Take { $card }
option-fetch-lowest = Take { $card }, the lowest one
option-fetch-at = Take { $card }, number { $place } from the top
option-repeat = Repeat { $card }
option-return = Take back { $card }
option-return-gold = Take back { $card } that you paid with
option-return-action = Take back { $card } that you executed

## What happened

event-pool = This match is played with { $count ->
        [one] one market card
       *[other] { $count } market cards
    }: { $sets }.
event-opened = { $card } opens the boneyard.
event-starts = { $player } starts.
event-turn = { $player } is on turn.
event-refilled = { $card } comes into the pyramid: { $slot }.
event-fell = { $card } falls: { $slot }.
event-paid = { $player } pays with { $card }: { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }.
event-bought =
    { $lost ->
        [0] { $player } buys { $card } for { $price }.
        [one] { $player } buys { $card } for { $price }; one coin is lost.
       *[other] { $player } buys { $card } for { $price }; { $lost } coins are lost.
    }
event-boat = { $player } answers { $opponent } with Boat.
event-played = { $player } plays { $card }.
event-entombed = { $player } entombs { $card }.
event-sacrificed = { $player } sacrifices { $card }.
event-took = { $player } takes { $card }.
event-took-in-hand = { $player } takes { $card } into the hand.
event-discarded = { $player } discards { $card }.
event-axe = { $player } strikes with Axe.
event-showed = { $player } shows the hand: { $cards }.
event-showed-to = { $player } shows { $opponent } the hand: { $cards }.
event-showed-to-hidden = { $player } shows { $opponent } the hand: no set card.
ending-empty = The stock and the pyramid are empty, and everybody has had as many turns.
ending-goal = The goal of the match is reached.
event-drew = { $player } draws { $card }.
event-drew-hidden = { $player } draws a card.
event-shuffled = { $player } shuffles the discard pile into a new draw deck.
event-swapped = { $player } swaps { $card } and { $other }.
event-turned-up = { $player } turns up { $card } from the stock.
event-topped = { $player } puts { $card } on top of the draw deck.
event-topped-hidden = { $player } puts a card on top of the draw deck.
event-fetched = { $player } takes { $card } from the discard pile.
event-fetched-hidden = { $player } takes a card from the discard pile.
event-set-aside = { $player } sets { $card } aside.
event-set-aside-hidden = { $player } sets a card aside.
event-set-aside-open = { $player } sets { $card } aside.
event-rejoined =
    { $count ->
        [one] The card set aside joins the hand of { $player }
       *[other] { $count } cards set aside join the hand of { $player }
    }.
event-looked = { $player } looks at { $cards }.
event-looked-hidden = { $player } looks at the top cards.
event-read = { $player } takes { $card } into the hand.
event-read-hidden = { $player } takes one of the cards into the hand.
event-chose = { $player } chooses { $opponent }.
event-returned = { $player } takes back { $card }.
event-senet = { $player } puts Senet on the discard pile of { $opponent }.
event-gave = { $player } gives { $opponent } { $card }.
event-placed = { $card } enters the pyramid: { $slot }.
event-unearthed = { $player } takes { $card } from the tomb into the hand.
event-repeated = { $player } repeats { $card }.
event-gates = { $player } reveals { $card }.
event-laid-off = { $card } goes to the discard pile.
event-cleared = { $player } clears the table.

## Why not

refuse-above-the-gap = Only a card of the middle row can fall there.
refuse-in-hand = { $card } is not in your hand.
refuse-not-paid-with-yet = You have paid with { $card } this turn: it stays on the table until the turn ends.
refuse-not-executed-yet = You have used the action of { $card } this turn: the card stays on the table until the turn ends.
refuse-look-into-stock = Nobody looks into the stock.
refuse-look-into-boneyard = Of the boneyard only the top card is seen.
refuse-look-at-cards = Nobody looks into another hand or a draw deck.
refuse-look-into-own-discards = You may look through your discard pile outside your own turn, and during it only when an action says so.
refuse-look-into-discards = Of another discard pile only the top card is seen.
refuse-slot-is-filled = There is no card there.
refuse-is-an-opponent = Choose an opponent.
refuse-spendable-card = { $card } is not in your hand, or not for its gold.
refuse-enough-left-to-pay = After { $card } as the first card the rest would not be enough; begin with a greater one.
refuse-price-is-met =
    { $have ->
        [one] One coin is
       *[other] { $have } coins are
    } not enough; the price is { $need }.
refuse-boat-reaches = Boat takes a card of the base.
refuse-boat-in-hand = You do not hold Boat.
refuse-in-base = Only the base of the pyramid is for sale.
refuse-affordable = It costs { $need }; your hand is worth { $have }.
refuse-axe-only-answers = Axe is discarded when an effect makes you discard; it has no action of its own.
refuse-boat-only-answers = Boat answers a purchase of an opponent; it has no action of its own.
refuse-has-an-opponent = { $card } speaks of an opponent, and you play alone.
refuse-enough-to-draw = { $card } needs { $need ->
        [one] a card
       *[other] { $need } cards
    } in draw deck and discard pile; there { $have ->
        [one] is one
       *[other] are { $have }
    }.
refuse-other-hand-cards = { $card } needs { $need ->
        [one] another card
       *[other] { $need } other cards
    } in your hand.
refuse-starter-in-hand = There is no starter in your hand.
refuse-card-in-discard-pile = Your discard pile is empty.
refuse-discard-pile-is-high = Your discard pile has { $have ->
        [one] one card
       *[other] { $have } cards
    }; { $card } needs { $need }.
refuse-card-in-tomb = Your tomb is empty.
refuse-set-card-in-tomb = There is no set card in your tomb.
refuse-played-a-card-before = You have played no other card this turn that { $card } could fetch.
refuse-card-in-pyramid = The pyramid is empty.
refuse-two-cards-to-swap = The pyramid has fewer than two cards.
refuse-two-cards-in-pyramid = The pyramid has fewer than two cards.
refuse-card-in-base = The base is empty.
refuse-card-in-middle-row = The middle row is empty.
refuse-card-on-apex = The apex is empty.
refuse-cheap-card-in-base = No card of the base costs { $need } or less.
refuse-new-set-in-pyramid = No card of the pyramid belongs to a set that is new in your tomb.
refuse-card-in-stock = The stock is empty.
refuse-card-in-boneyard = The boneyard is empty.
refuse-boneyard-serves-all = The boneyard has { $have ->
        [one] one card
       *[other] { $have } cards
    }, fewer than one for each of the { $need ->
        [one] one player
       *[other] { $need } players
    }.
refuse-hand-card-worth-a-take = No other card of your hand is worth a card of the pyramid.
refuse-cheaper-than-bought = You have bought nothing this turn that is dearer than a card of the pyramid.
refuse-opponent-with-cards = No opponent holds { $need ->
        [one] a card
       *[other] { $need } cards or more
    }.
refuse-opponent-with-a-deck = Every opponent has an empty hand, or no more than { $need ->
        [one] one card
       *[other] { $need } cards
    } in all.
refuse-action-to-repeat = No action of this turn can be repeated now.
refuse-not-tied-to-gold = { $card } came back for its gold only.
refuse-embalmer-may-entomb = A master embalmer entombs only by the actions of cards.
refuse-entombing-left = You have entombed already this turn; more only by the actions of cards.
refuse-order-matters = There is nothing to arrange.
refuse-to-be-discarded = { $card } is not among the cards you discard.
refuse-is-an-entombed-set-card = { $card } is no set card of your tomb.
refuse-lies-on-stock = { $card } is not among the cards you looked at.
refuse-waits-on-stock = { $card } is not among the cards still to be placed.
refuse-was-executed-this-turn = The action of { $card } was not executed this turn.
refuse-can-be-repeated = The action of { $card } cannot be repeated now.
refuse-dearest-or-axe = { $card } is not your dearest card.
refuse-reduced-price-affordable = It costs { $need } now; your hand is worth { $have }.
refuse-only-ring-in-between = Only Ring may be played now, before { $card } or anything else.
refuse-ring-in-hand = You do not hold { $card }.
refuse-is-a-starter = { $card } is no starter.
refuse-in-discard-pile = { $card } is not in your discard pile.
refuse-lies-there = { $card } does not lie at that place of your discard pile.
refuse-lies-apart = All copies of { $card } there lie together, or it is the lowest: name no place.
refuse-is-cheapest = There is a cheaper card.
refuse-is-dearest = There is a dearer card.
refuse-set-aside-once = Set a card aside at least once.
refuse-was-set-aside = { $card } was not set aside.
refuse-was-seen = { $card } is not among the cards you looked at.
refuse-waits-for-its-place = { $card } is not among the cards still to be placed.
refuse-reaches-a-card = { $card } is worth too little for any card of the pyramid.
refuse-within-the-trade = It may cost { $need } at most.
refuse-was-played-earlier = { $card } was not played earlier this turn.
refuse-holds-enough-cards = That opponent holds fewer than { $need ->
        [one] one card
       *[other] { $need } cards
    }.
refuse-in-shown-hand = { $card } is not in that hand.
refuse-named-card-or-axe = { $card } was named; discard it, or Axe.
refuse-opens-a-new-set = It is no card of a set that is new in your tomb.
refuse-cheaper-than-the-purchase = It must cost less than { $need }.
refuse-in-middle-row = It is not in the middle row.
refuse-two-filled-slots = Both places must hold a card.
refuse-two-different-slots = Name two different places.
refuse-in-any-way = The players agreed that a card comes back for its old use only: say which.
refuse-was-paid-with = { $card } was not used for gold.
refuse-was-executed = { $card } was not used for its action.
refuse-used-alike = One { $card } was paid with, another one executed: say which.
refuse-use-matters = No copies of { $card } were used in different ways: you need not say which.
refuse-is-a-set-card = { $card } is no set card.
refuse-lowest-gap = It falls into the lowest row that has a gap.
refuse-lies-in-own-tomb = { $card } is not in your tomb.
refuse-in-base-row = It is not in the base.
refuse-cheap-and-in-base = It must be a card of the base that costs { $need } or less.

## Why a step is final

undo-chance-draw = A card was drawn, so that step is final.
undo-chance-look = Cards were looked at, so that step is final.
undo-chance-stock = A card of the stock was turned up, so that step is final.
undo-chance-entomb = A card of the draw deck was entombed, so that step is final.
undo-chance-reveal = A card was revealed, so that step is final.
undo-chance-starter = Chance has named the starting player.
undo-chance-set = Chance has chosen the sets.
undo-chance-box = Chance has chosen the unique artifacts.
undo-chance-left-out = Chance has chosen the unique artifacts.
undo-turned-up = A hidden card was turned up, so that step is final.
undo-looked = Cards were looked at, so that step is final.
undo-searched = The discard pile was searched, so that step is final.
undo-hand-shown = A hand was shown, so that step is final.
undo-uncovered = A covered card came to light, so that step is final.

## Options of a match

preset-standard = Standard
preset-standard-help = The cards that the rulebook lays out for your number.
preset-mix = Both boxes
preset-mix-help = Sets from both boxes, mixed by chance.
preset-master = Master embalmer
preset-master-help = The harder game for one.
option-set-pool = Cards
option-set-pool-help = Which market cards you play with.
option-set-pool-standard = Usual for your number
option-set-pool-free = Any cards of both boxes
option-set-half-sets = Half sets
option-set-half-sets-help = One copy of every card of both sets of a size instead of one set in full. In the larger pools this concerns the sets that are not both in full already; in a pool of your own, how sets of one colour score that are in play in part.
option-set-half-sets-off = No
option-set-half-sets-independent = Each set for itself
option-set-half-sets-merged = Merged by colour
option-set-cards = Cards of your own choice
option-set-cards-help = How many copies of each card are in the match; a set stands for all its cards. At least 14 cards for each player.
option-set-set-of-3 = Set of 3
option-set-set-of-3-help = Which of the two sets of this size you play with, where the pool has room for one of them only.
option-set-set-of-3-random = Random
option-set-set-of-4 = Set of 4
option-set-set-of-4-help = Which of the two sets of this size you play with, where the pool has room for one of them only.
option-set-set-of-4-random = Random
option-set-set-of-5 = Set of 5
option-set-set-of-5-help = Which of the two sets of this size you play with, where the pool has room for one of them only.
option-set-set-of-5-random = Random
option-set-set-of-6 = Set of 6
option-set-set-of-6-help = Which of the two sets of this size you play with, where the pool has room for one of them only.
option-set-set-of-6-random = Random
option-set-set-of-7 = Set of 7
option-set-set-of-7-help = Which of the two sets of this size you play with, where the pool has room for one of them only.
option-set-set-of-7-random = Random
option-set-uniques = Unique artifacts
option-set-uniques-help = All six of one game, or one of each cost from both.
option-set-uniques-per-cost = One of each cost
option-set-uniques-random = Random
option-set-unique-of-2 = Unique artifact of cost 2
option-set-unique-of-2-help = Used when there is one unique artifact of each cost.
option-set-unique-of-2-random = Random
option-set-unique-of-3 = Unique artifact of cost 3
option-set-unique-of-3-help = Used when there is one unique artifact of each cost.
option-set-unique-of-3-random = Random
option-set-unique-of-4 = Unique artifact of cost 4
option-set-unique-of-4-help = Used when there is one unique artifact of each cost.
option-set-unique-of-4-random = Random
option-set-unique-of-5 = Unique artifact of cost 5
option-set-unique-of-5-help = Used when there is one unique artifact of each cost.
option-set-unique-of-5-random = Random
option-set-unique-of-6 = Unique artifact of cost 6
option-set-unique-of-6-help = Used when there is one unique artifact of each cost.
option-set-unique-of-6-random = Random
option-set-unique-of-7 = Unique artifact of cost 7
option-set-unique-of-7-help = Used when there is one unique artifact of each cost.
option-set-unique-of-7-random = Random
option-set-left-out-1 = Left out 1
option-set-left-out-1-help = With six players’ cards two of the twelve unique artifacts stay in the box.
option-set-left-out-1-random = Random
option-set-left-out-2 = Left out 2
option-set-left-out-2-help = With six players’ cards two of the twelve unique artifacts stay in the box.
option-set-left-out-2-random = Random
option-set-starting-player = Starting player
option-set-starting-player-help = Who begins: the last visitor of a museum, or chance.
option-set-starting-player-random = Random
option-set-starting-player-seat-0 = Player 1
option-set-starting-player-seat-1 = Player 2
option-set-starting-player-seat-2 = Player 3
option-set-starting-player-seat-3 = Player 4
option-set-starting-player-seat-4 = Player 5
option-set-starting-player-seat-5 = Player 6
option-set-starting-player-seat-6 = Player 7
option-set-starting-player-seat-7 = Player 8
option-set-solo = Solo level
option-set-solo-help = Both ask for the perfect score; the master embalmer has no free entombing.
option-set-solo-beginner = Beginner
option-set-solo-master = Master embalmer
option-set-reactions = Ask the owner of Boat
option-set-reactions-help = Always asking its owner betrays nothing; asking only when it is in the hand is quicker.
option-set-reactions-always = Always
option-set-reactions-possible = When possible
option-set-senet-axe = Senet triggers Axe
option-set-senet-axe-help = Whether giving Axe to Senet counts as discarding it.
option-set-senet-axe-on = Yes
option-set-senet-axe-off = No
option-set-ring-entomb = Entombing uses up Ring
option-set-ring-entomb-help = Whether entombing is a way of playing a card in the sense of Ring.
option-set-ring-entomb-on = Yes
option-set-ring-entomb-off = No
option-set-boat-fork = Boat’s owner decides the fall
option-set-boat-fork-help = Whether the owner of Boat, not the player on turn, chooses what falls into the gap Boat leaves.
option-set-boat-fork-on = Yes
option-set-boat-fork-off = No
option-set-hounds-same-way = Hounds for the same use
option-set-hounds-same-way-help = Whether a card taken back may only be used as before, or entombed.
option-set-hounds-same-way-on = Yes
option-set-hounds-same-way-off = No
option-set-hidden-stock = Stock not counted in your turn
option-set-hidden-stock-help = Whether the player on turn must not see how many cards the stock has.
option-set-hidden-stock-on = Yes
option-set-hidden-stock-off = No
option-set-open-discard = Own discard pile open
option-set-open-discard-help = Whether you may look through your discard pile in your own turn too.
option-set-open-discard-on = Yes
option-set-open-discard-off = No

## What a choice is after

aim-get-unseen = to get a card nobody has seen yet
aim-get-unique = to get { $card } for its { $points ->
        [one] point
       *[other] { $points } points
    } in the tomb
aim-get-gold = to have more to spend: { $card } gives { $gold } gold
aim-get-last = to get { $card }, the last card missing from the set: { $set }
aim-get-more = to get { $card } for a set begun in the tomb: { $set }
aim-get-first = to get { $card } and begin a set: { $set }
aim-entomb-unseen = to entomb whatever comes next
aim-entomb-points = to put { $card } into the tomb, out of the deck
aim-entomb-double = to thin the deck: { $card } lies in the tomb already
aim-entomb-last = to complete a set with { $card }: { $set }, +{ $points }
aim-entomb-more = to let a set grow with { $card }: { $set }, +{ $points }
aim-entomb-first = to begin a set in the tomb with { $card }: { $set }
aim-play-entomb = to get one more card into the tomb ({ $card })
aim-play-take = to get a card without paying its price ({ $card })
aim-play-against = to hold the others back ({ $card })
aim-play-draw = to have more cards this turn ({ $card })
aim-play = to use the action rather than the gold ({ $card })
aim-end = to draw a new hand
aim-leave = to keep the gold for something better
aim-end-there = to leave it at that
aim-pyramid = to put the pyramid into a better order
aim-discard = to part with { $card }, which is needed least now
aim-sacrifice = to be rid of { $card } for good
aim-give = to give away what is worth least: { $card }
aim-name = to take { $card } out of that hand
aim-trade = to trade { $card } for { $other } of the boneyard
aim-keep = to have { $card } in hand again soon
aim-fetch = to use { $card } once more
aim-spoil = to take { $card } away from everybody
aim-grant = to grant no more than { $card }
aim-against = to hold { $opponent } back

## Figures of components

figure-cards = cards
figure-level-1 = cards of level 1
figure-level-2 = cards of level 2
figure-level-3 = cards of level 3
figure-tombs = tomb cards
figure-references = reference cards
figure-draw = cards drawn
figure-free = free a turn
figure-start = at the start
figure-each = for each player
figure-colour = colour
figure-symbol = symbol
figure-box = box
figure-pair = superset
figure-size = different cards
figure-sets = sets
figure-doubled = both sets in full
figure-merged = merged
figure-copies = copies
figure-uniques = unique artifacts
figure-market = market cards
figure-players-to = players at most
figure-set = set
figure-level = level
figure-cost = cost
figure-gold = gold
figure-vp = points
figure-counts-as-change = changes the pyramid
figure-discount = discount
figure-reaction = answers others
figure-opponent = needs an opponent
figure-repeatable = can be repeated
figure-hand-from = hand at least
figure-look = cards looked at
figure-margin = dearer by at most
figure-entomb-to = entombed at most
figure-spared-to = spared with at most
figure-discard-from = discard pile at least
figure-factor = times the cost
figure-gold-each = gold of every card
figure-cost-to = cost at most
term-blue = blue
term-brown = brown
term-green = green
term-grey = grey
term-purple = purple
term-red = red
term-yellow = yellow
term-both = both
term-choice = one of your choice
term-ankh = ankh
term-bandage = bandage
term-blade = blade
term-brush = brush
term-crown = crown
term-door = door
term-jar = jar
term-sarcophagus = sarcophagus

## What must hold in an example

fact-changed = pyramid changed
fact-known = known
fact-active = on turn
fact-held = cards in hand
fact-ahead = known in the stock
fact-entombed = already entombed
fact-second = stock of level II
fact-third = stock of level III
fact-dearest = dearest card
fact-shown = shown
fact-spectator = a spectator
fact-acts = actions used

# what may be answered beforehand
standing-boat = The Boat, when another buys
standing-nut-offer = The offer of the goddess Nut
standing-dearest = The blow of an Axe

## On the pages of players

feat-bought = Buys most often
feat-entombed = Most cards entombed
feat-set = Best set in a tomb
