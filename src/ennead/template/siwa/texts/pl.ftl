game-title = Siwa
game-blurb = Sprzedaj to, co daje pustynia, zanim inni zapełnią targ.

## Towary

good-dates = daktyle
    .gen = daktyli
    .ins = daktylami
    .loc = daktylach
    .gender = pl
good-salt = sól
    .gen = soli
    .ins = solą
    .loc = soli
    .gender = f
good-olives = oliwki
    .gen = oliwek
    .ins = oliwkami
    .loc = oliwkach
    .gender = pl
kind-good = Towary
kind-hand = Ręce
kind-load = Ładunki
hand-start = pierwsza ręka
load-full = pełny ładunek
figure-copies = w pudełku
figure-price = cena
figure-size = towarów
figure-bonus = premia

## Stół

title-round = runda { $round }
term-market = Targ
term-bag = worek
term-sold = sprzedane
term-hand = towary
term-good = towar
term-price = cena
term-held = na ręce
term-coins = monety

## Pytania, ruchy i wydarzenia

prompt-trade = Sprzedaj towary jednego rodzaju albo poczekaj.
    .other = { $player } handluje.
option-sell = Sprzedaj { $good_acc } ({ $count })
option-wait = Czekaj
event-drew = { $player } dobiera { $good_acc }.
event-drew-hidden = { $player } dobiera towar.
event-sold =
    { $coins ->
        [one] { $player } sprzedaje { $good_acc } ({ $count }) za { $coins } monetę.
        [few] { $player } sprzedaje { $good_acc } ({ $count }) za { $coins } monety.
        [many] { $player } sprzedaje { $good_acc } ({ $count }) za { $coins } monet.
       *[other] { $player } sprzedaje { $good_acc } ({ $count }) za { $coins } monety.
    }
event-waited = { $player } czeka.

## Odmowy: `refuse-` i nazwa zasady

refuse-enough-in-hand = Nie masz tylu na ręce: { $good } ({ $held }).
refuse-not-sold-last = Targ jest pełen tego, co sprzedano ostatnio: { $good }.

## Cofanie, opcje partii, los przy prawdziwym stole

undo-chance-draw = Dobrano towar.
option-set-crowded = Pełny targ
option-set-crowded-help = Czy nie wolno sprzedawać tego, co sprzedano ostatnio?
option-set-crowded-off = wolno
option-set-crowded-on = nie wolno
chance-draw = Który towar dobrano przy twoim stole?

## Do czego dążą boty

aim-sell = spieniężyć { $good_acc }
aim-wait = poczekać na lepszy ładunek
