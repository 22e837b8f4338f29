game-title = Mastaba
game-blurb = Bid for stones.

card-one = One
card-one-text = Beats all lower cards.
card-two = Two
card-two-text = Beats all lower cards.
card-three = Three
card-three-text = Beats all lower cards.
card-four = Four
card-four-text = Beats all lower cards.
card-five = Five
card-five-text = Beats all lower cards.

title-round = round { $round }
term-bag = Bag
term-pile = Pile
term-hand = Hand
term-card = a card
term-strength = strength
term-stones =
    { $count ->
        [one] { $count } stone
       *[other] { $count } stones
    }

prompt-bid = Bid a card.
prompt-peek = Look at the next card?
prompt-keep = Keep the card or put it back?
option-bid = Bid { $card }
option-peek = Look
option-pass = Pass
option-keep = Keep it
option-return = Put it back

event-drew = { $player } draws { $card }.
event-drew-hidden = { $player } draws a card.
event-bid = { $player } bids { $card }.
event-stone = { $player } takes a stone.
event-peeked = { $player } sees { $card }.
event-peeked-hidden = { $player } looks at a card.

refuse-in-hand = { $card } is not in your hand.
refuse-not-the-five-first = A five may not open the match.
refuse-peek-left = There is nothing left to look at.
undo-chance-draw = A card was drawn.
undo-chance-peek = A card was looked at.
undo-peeked = A card was looked at.

option-set-peek = Peeking
option-set-peek-help = May the winner of a stone look at the next card?
option-set-peek-off = not allowed
option-set-peek-on = allowed

chance-draw = Which card was drawn at your table?
chance-peek = Which card was drawn at your table?
