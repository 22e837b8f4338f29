### What the coach says. Loaded only by those who learn.

## The table and the goal

lesson-board = The table and the goal
lesson-board-welcome = Welcome. You are a noble of Egypt, and you want to take your treasures with you into the afterlife. Whoever fills the finest tomb wins. Let’s look around, then make your first moves.
lesson-board-tomb = This is your tomb. One { card-urn } lies in it already. At the end only the cards that lie here give points; everything else you own is worth nothing.
lesson-board-hand = This is your hand: servants of clay, an urn, some food. They are poor cards, but each can do one thing for you in this turn: pay, act, or go into the tomb.
lesson-board-bury = Once in every turn you may put a card into your tomb for free. Begin with { card-shabti }: one point, and you will not miss it. Press the card and choose to entomb it.
lesson-board-bury-slow = Press { card-shabti } in your hand. The table offers what it can do: choose Entomb.
lesson-board-urn-too = { card-urn } is fine as well: it is worth the same single point.
lesson-board-keep-gold = That card pays more than the others, so keep it in your deck for now. Bury the poorest one.
lesson-board-bury-first = We will do that in a moment. First the tomb.
lesson-board-not-yet = Your turn is young; there is still something to do. Let’s stay.
lesson-board-buried = One more point. The card is out of your deck for good, so better cards will come up more often.
lesson-board-market = And this is the market: a pyramid of six cards. Only the three of the bottom row, the base, are for sale. The ones above must fall first.
lesson-board-buy = { card-spear } is a good start: it pays more than any card you have. Press it, then press cards of your hand until their gold reaches the price, and { option-done }.
lesson-board-buy-slow = Press { card-spear } at the bottom right. Then pay, for instance with { card-box-of-food } and { card-offering-table }, and press { option-done }.
lesson-board-not-serdab = { card-serdab } is cheap, but it pays little. Let’s take the richest card we can afford.
lesson-board-not-hook = Not bad. But { card-spear } pays more, and it is within your reach.
lesson-board-gold-now = Every card serves in one way only. Now you need its gold.
lesson-board-bought = Bought. What you pay too much is lost, so look for a sum that fits.
lesson-board-pile = The card lies on your discard pile. When your draw deck is empty, the pile is shuffled and becomes the new deck. Then { card-spear } comes into your hand and pays for you.
lesson-board-fell = Did you see? { card-axe } fell into the gap, and { card-goddess-nut } followed from the top. Whatever falls into the base is for sale at once.
lesson-board-end = That is the heart of the game: buy treasures, let them work for you, and bury them in time. Next you play a whole turn.

## A turn

lesson-turn = A whole turn
lesson-turn-course = A turn has four steps: play cards, discard everything, rebuild the pyramid, draw five new cards. You only decide in the first one; the table does the rest.
lesson-turn-ways = Look at your hand again. Gold, action, tomb: each card goes one of these ways in a turn, and you may play as many as you like, in any order.
lesson-turn-draw = Begin with an action. { card-box-of-food } says: draw a card. It costs you its gold, but you see something new. Play it.
lesson-turn-draw-slow = Press { card-box-of-food } and choose to play it.
lesson-turn-action-first = That comes next. First see what { card-box-of-food } brings.
lesson-turn-not-yet = Wait, you can still do something useful in this turn.
lesson-turn-drew = It was { card-spear }. That is worth more than what you gave.
lesson-turn-used = { card-box-of-food } lies in front of you now. It has acted, so it cannot pay any more in this turn. At the end it goes to your discard pile with the rest.
lesson-turn-bury = Now bury one of your poor cards. You have one free entombing in a turn; use it nearly every time.
lesson-turn-bury-slow = Press { card-shabti } or { card-urn } and choose Entomb.
lesson-turn-keep-spear = { card-spear } should still buy you many things. Bury a poor card.
lesson-turn-keep-table = { card-offering-table } pays two. Bury a card that pays one.
lesson-turn-bury-first = In a moment. If you pay with everything now, nothing is left to bury.
lesson-turn-buried = Good. Your tomb grows, your deck gets leaner.
lesson-turn-buy = Now buy { card-necklace } from the middle of the base. Look for cards that make up its price of four.
lesson-turn-buy-slow = Press { card-necklace }, then pay, for instance with { card-spear } and a small card.
lesson-turn-other-card = You could. But something special happens when the middle card leaves. Let’s take that one.
lesson-turn-bought = Yours. And now the pyramid crumbles.
lesson-turn-fork = Over the middle of the base lie two cards, and you choose which one falls. Your neighbour buys next. Would you offer { card-goddess-nut }, or rather the cheap { card-dagger }?
lesson-turn-fork-slow = Press one of the two ringed cards: it falls into the base.
lesson-turn-fell-nut = Generous, but legal: now { card-goddess-nut } is for sale. Your neighbour may thank you.
lesson-turn-fell-dagger = Well thought. { card-goddess-nut } stays out of your neighbour’s reach.
lesson-turn-end = You have acted, buried and bought. End your turn, and see what the table does.
lesson-turn-end-slow = Press { option-end }.
lesson-turn-order = The order of your discards does not matter here. Simply end the turn.
lesson-turn-enough = That is enough for one turn. Please end it now.
lesson-turn-ended = Everything was discarded, the pyramid was rebuilt from the stock, and you have drawn five new cards. Then your neighbour had a turn.
lesson-turn-steps = This is your new hand. Your draw deck ran out while you drew, so your discard pile was shuffled into a new one. From now on your purchase can come into your hand.
lesson-turn-over = Your neighbour has the same piles as you and an open tomb. Keep an eye on it. In the next lesson you make the pyramid work for you.

## The pyramid

lesson-pyramid = The crumbling pyramid
lesson-pyramid-wish = You would like { card-goddess-nut }. But she lies in the middle row, and only the base is for sale.
lesson-pyramid-above = When the left card of the base leaves, the card above it falls into its place at once. So make some room.
lesson-pyramid-dagger = Buy { card-dagger }. It costs two, and { card-box-of-food } pays exactly that. Then press { option-done }.
lesson-pyramid-dagger-slow = Press { card-dagger } on the left of the base, then { card-box-of-food } in your hand, then { option-done }.
lesson-pyramid-no-change = { card-spear } is too much for that: you get no change, and you will need it. Pay with { card-box-of-food }.
lesson-pyramid-exact = That would work too, but keep the small cards for the next purchase. { card-box-of-food } alone is enough.
lesson-pyramid-not-there = That card lies elsewhere. You want the left side of the base.
lesson-pyramid-stay = There is more to gain in this turn. Let’s go on.
lesson-pyramid-fell = One purchase, and two cards have moved.
lesson-pyramid-chain = { card-goddess-nut } is in the base, and { card-brooch } has come down from the top. The gap at the top stays until your turn is over.
lesson-pyramid-nut = A card that has fallen is for sale at once, even in the same turn. Buy { card-goddess-nut } with { card-spear } and a { card-shabti }.
lesson-pyramid-nut-slow = Press { card-goddess-nut }, then { card-spear } and { card-shabti }, then { option-done }.
lesson-pyramid-keep-urn = Keep { card-urn }: you will need its action in a moment.
lesson-pyramid-urn-later = Very soon. First the purchase.
lesson-pyramid-two = Two treasures in one turn. With enough gold you could buy the whole pyramid like this.
lesson-pyramid-danger = Now { card-brooch } lies in the base, the finest card of all. You cannot pay for it any more, but your neighbour may. Can you get it out of the way?
lesson-pyramid-urn = { card-urn } swaps any two cards of the pyramid. Play it, and let { card-brooch } change places with { card-linen-bandages } in the middle row.
lesson-pyramid-urn-slow = Press { card-urn } and play it. Then choose { card-brooch } and { card-linen-bandages }.
lesson-pyramid-swap-up = That swap would leave { card-brooch } in the base, or put something else out of reach. Swap { card-brooch } with { card-linen-bandages }.
lesson-pyramid-swapped = Neatly done. { card-brooch } waits in the middle row.
lesson-pyramid-change = One more rule. Whoever has not changed the pyramid in a turn must sacrifice one of its cards. You have bought, so you owe nothing. A swap alone would not count.
lesson-pyramid-end = End your turn. The gaps are filled from the stock, from the bottom up.
lesson-pyramid-rebuilt = Six cards again. Now it is your neighbour’s turn.
lesson-pyramid-over = Before you buy, ask what falls, and who buys next. That question decides many matches. The next lesson is about points.

## Points

lesson-points = Points and victory
lesson-points-last = The stock is empty, and one card is left in the pyramid. This is the last turn of the match. What is not in your tomb when it ends is lost.
lesson-points-tomb = Your tomb is worth { $points ->
        [one] one point
       *[other] { $points } points
    } now: one for each starter, and nine for your weapons. A set counts the number of its different cards times itself: three weapons, three times three.
lesson-points-other = Your neighbour has all five chambers, and { $points ->
        [one] one point
       *[other] { $points } points
    } in total. You are behind. But you still hold two weapons.
lesson-points-weapon = Use your free entombing for a weapon you do not have yet. Four times four is a good deal more than three times three.
lesson-points-weapon-slow = Press { card-khopesh } or { card-sling } and choose Entomb.
lesson-points-one-point = That would be one point. Another weapon is worth seven. Look again.
lesson-points-chamber-works = { card-burial-chamber } would be worth one point. Its action can do more: it buries another card.
lesson-points-free-first = Good idea, and it comes next. First the free entombing.
lesson-points-stay = You would lose this way. There are points in your hand.
lesson-points-square = Sixteen points for four weapons.
lesson-points-chamber = And one more: play { card-burial-chamber }. Its action entombs another card from your hand, beyond the free one. Choose the other weapon.
lesson-points-chamber-slow = Press { card-burial-chamber } and play it, then choose the weapon in your hand.
lesson-points-five = Five weapons: twenty-five points. Every new card of a set is worth more than the one before.
lesson-points-close = Nothing else in your hand can reach the tomb. End the turn: the last card of the pyramid is sacrificed, and the match is over.
lesson-points-nothing-more = You need nothing more. Please end the turn.
lesson-points-won = The match is over, and you have won it by two points.
lesson-points-over = Remember three things. Large sets win. Second copies add nothing. And cards that entomb, such as { card-burial-chamber }, are worth a lot at the end.

## First plans

lesson-plans = First plans
lesson-plans-look = The middle of a match. Everything in the base is dear, and your hand is poor. You cannot buy anything in this turn. Is it lost? Not at all.
lesson-plans-thin = First: your deck still has too many starters. They fill your hand and pay almost nothing. Bury one.
lesson-plans-thin-slow = Press { card-shabti } or { card-urn } and choose Entomb.
lesson-plans-keep-bandages = { card-linen-bandages } can bury a card for you in this turn. Bury a starter for free, then play the bandages.
lesson-plans-stay = You have not used your hand yet. Let’s stay.
lesson-plans-thinner = One fewer.
lesson-plans-bandages = Now { card-linen-bandages }: its action buries another starter, and your free entombing is not touched by it.
lesson-plans-bandages-slow = Press { card-linen-bandages } and play it, then choose a starter.
lesson-plans-two-buried = Two points, and two poor cards fewer. From now on your hands are richer.
lesson-plans-rival = Next: look at your neighbour. Three weapons lie in that tomb, and { card-bow } would be the fourth. It is for sale, and your neighbour has gold.
lesson-plans-end = You have changed nothing in the pyramid, so you will have to sacrifice one of its cards. That is not only a duty. End your turn.
lesson-plans-end-slow = Press { option-end }.
lesson-plans-owed = Now you choose the card that disappears.
lesson-plans-sacrifice = Any row will do. Which card would you grant your neighbour least?
lesson-plans-sacrifice-slow = Press { card-bow } in the base. It goes to the boneyard.
lesson-plans-leaves-bow = Then { card-bow } stays for your neighbour. Choose { card-bow } instead.
lesson-plans-spoiled = { card-bow } is in the boneyard. Your neighbour must look for another plan.
lesson-plans-set = And your own plan? Choose one large set or two that the others leave alone. Buy its cards while they are cheap, use them, and bury them one by one.
lesson-plans-time = The stock is your clock. When about half of it is gone, begin to bury your good cards: only one goes for free in a turn, and the last ones come too late.
lesson-plans-over = That is all you need. Thin your deck, buy gold, choose a set, watch your neighbours, bury in time. Now play your first match, with half of the market so that it stays short. I stay with you.

## In the first match, when a question comes up

coach-turn = Look at each card of your hand: does it pay, does it act, or is it time for the tomb? Early, buy cards that pay well and bury a starter. Later, bury the sets you collect.
coach-payment = Choose cards whose gold fits the price; what is too much is lost. Keep cards whose action you still want to use.
coach-fork = One of two cards falls into the base and is for sale. If you can buy again, bring down what you want; if not, think of your neighbour.
coach-rebuild = You have not changed the pyramid, so one of its cards must go. Take the one that helps the others most.
coach-order = Only the top of your discard pile can matter. Put a card there that you want to fetch or entomb soon, or leave it as it lies.
coach-discard = Give away the card you need least now. It comes back with the next shuffle.
coach-dearest = A blow of the axe: your dearest card is discarded. It is not lost; it goes to your discard pile.
coach-entomb-hand = Another card goes into your tomb, beyond the free one. A card of a set you collect gives the most points; a starter makes your deck leaner.
coach-entomb-starter = Choose a starter: a point for you, and one poor card fewer.
coach-sacrifice-hand = The card leaves your deck for good and scores nothing. Choose the one you like least.
coach-sacrifice-pyramid = Choose a card that the others want, or one above a card that you want.
coach-take = Any card of the pyramid is yours without paying. Think of your sets first, of gold second.
coach-opponent = Choose the player who is ahead, or who collects what you collect.
coach-urn-swap = Bring a card you want to buy into the base, or lift one out of your neighbour’s reach.
coach-necklace = The next card of your deck is unseen. Early it is most likely a starter; later you may lose a good card to the tomb, which still scores.
coach-brain-hook = A card from the stock, cheaper than usual. If you leave it, it goes to the boneyard.
coach-search = Take the card that does the most for you in this turn.
coach-chapel = The top card of your discard pile may go into your tomb. Say yes if it belongs to a set you collect, or if it is a starter.
coach-serdab = Cards set aside come on top of your next hand. Keep what you want to play together.
coach-judgment = Trade a card you do not need for the top of the boneyard, as often as it pleases you.
coach-nut-offer = You may take a cheapest card of the pyramid for nothing. Rarely a reason to refuse.
coach-khopesh = Your neighbour takes the card you choose. Choose the one that helps least.
coach-senet-gift = Give away the set card that you will miss least.
coach-victory = A card that you have used in this turn may go straight into your tomb. Choose one that scores well.
coach-hounds = Take back the card that is worth using twice.
coach-to-deck = The card you put on top of your deck is the first you draw again. Keep one that you want next turn.
coach-entomb-pyramid = Straight from the pyramid into your tomb. Choose the card that lets your best set grow.
coach-tomb-sacrifice = One set card must leave your tomb. A second copy costs you nothing; otherwise take one of your smallest set.
coach-bow = A card of a set that is new in your tomb. Choose one of a large set that you can go on collecting.
coach-spear-card = You see the whole hand. Take away the card that your opponent needs most in the coming turn.
coach-hieroglyphics = One of these cards comes into your hand now; the others you draw next.
coach-hunting-scene = The card you give is gone for good and decides how dear the card may be that you take. Look at the pyramid first.
coach-mirror-case = Where the case lies, it can be bought again. In the base it is within everybody’s reach.
coach-unearth = A card comes back from your tomb and can be used once more. Do not forget to bury it again.
coach-to-hand = Any card of the pyramid comes into your hand. You may use it or entomb it in this very turn.
