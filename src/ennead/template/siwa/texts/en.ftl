game-title = Siwa
game-blurb = Sell what the desert gives before others crowd the market.

## Goods

good-dates = dates
good-salt = salt
good-olives = olives
kind-good = Goods
kind-hand = Hands
kind-load = Loads
hand-start = first hand
load-full = full load
figure-copies = in the box
figure-price = price
figure-size = goods
figure-bonus = bonus

## The table

title-round = round { $round }
term-market = Market
term-bag = bag
term-sold = sold
term-hand = goods
term-good = a good
term-price = price
term-held = held
term-coins = coins

## Questions, moves and what happened

prompt-trade = Sell goods of one kind, or wait.
    .other = { $player } trades.
option-sell = Sell { $good } ({ $count })
option-wait = Wait
event-drew = { $player } draws { $good }.
event-drew-hidden = { $player } draws a good.
event-sold =
    { $coins ->
        [one] { $player } sells { $good } ({ $count }) for { $coins } coin.
       *[other] { $player } sells { $good } ({ $count }) for { $coins } coins.
    }
event-waited = { $player } waits.

## Refusals: `refuse-` and the name of the rule

refuse-enough-in-hand = You do not hold so many: { $good } ({ $held }).
refuse-not-sold-last = The market is full of what was sold last: { $good }.

## Undo, options of a match, chance at a real table

undo-chance-draw = A good was drawn.
option-set-crowded = Crowded market
option-set-crowded-help = Is it forbidden to sell what was sold last?
option-set-crowded-off = no
option-set-crowded-on = yes
chance-draw = Which good was drawn at your table?

## What bots are after

aim-sell = to make money of { $good }
aim-wait = to wait for a better load
