game-title = Siwa
game-blurb = Prodejte, co dává poušť, dřív než druzí zaplní trh.

## Zboží

good-dates = datle
    .gen = datlí
    .ins = datlemi
    .loc = datlích
    .gender = pl
good-salt = sůl
    .gen = soli
    .ins = solí
    .loc = soli
    .gender = f
good-olives = olivy
    .gen = oliv
    .ins = olivami
    .loc = olivách
    .gender = pl
kind-good = Zboží
kind-hand = Ruce
kind-load = Náklady
hand-start = první ruka
load-full = plný náklad
figure-copies = v krabici
figure-price = cena
figure-size = kusů zboží
figure-bonus = prémie

## Stůl

title-round = { $round }. kolo
term-market = Trh
term-bag = pytel
term-sold = prodáno
term-hand = zboží
term-good = kus zboží
term-price = cena
term-held = v ruce
term-coins = mince

## Otázky, tahy a co se stalo

prompt-trade = Prodejte zboží jednoho druhu, nebo vyčkejte.
    .other = { $player } obchoduje.
option-sell = Prodat { $good_acc } ({ $count })
option-wait = Vyčkat
event-drew = { $player } bere { $good_acc }.
event-drew-hidden = { $player } bere kus zboží.
event-sold =
    { $coins ->
        [one] { $player } prodává { $good_acc } ({ $count }) za { $coins } minci.
        [few] { $player } prodává { $good_acc } ({ $count }) za { $coins } mince.
        [many] { $player } prodává { $good_acc } ({ $count }) za { $coins } mince.
       *[other] { $player } prodává { $good_acc } ({ $count }) za { $coins } mincí.
    }
event-waited = { $player } vyčkává.

## Odmítnutí: `refuse-` a jméno pravidla

refuse-enough-in-hand = Tolik jich v ruce nemáte: { $good } ({ $held }).
refuse-not-sold-last = Trh je plný toho, co se prodalo naposledy: { $good }.

## Vrácení tahu, volby partie, náhoda u skutečného stolu

undo-chance-draw = Bylo taženo zboží.
option-set-crowded = Plný trh
option-set-crowded-help = Je zakázáno prodávat, co se prodalo naposledy?
option-set-crowded-off = ne
option-set-crowded-on = ano
chance-draw = Které zboží bylo u vašeho stolu taženo?

## Oč jde botům

aim-sell = zpeněžit { $good_acc }
aim-wait = počkat na lepší náklad
