game-title = Siwa
game-blurb = Продайте те, що дає пустеля, перш ніж інші заповнять ринок.

## Товари

good-dates = фініки
    .gen = фініків
    .ins = фініками
    .loc = фініках
    .gender = pl
good-salt = сіль
    .gen = солі
    .ins = сіллю
    .loc = солі
    .gender = f
good-olives = оливки
    .gen = оливок
    .ins = оливками
    .loc = оливках
    .gender = pl
kind-good = Товари
kind-hand = Руки
kind-load = Вантажі
hand-start = перша рука
load-full = повний вантаж
figure-copies = у коробці
figure-price = ціна
figure-size = товарів
figure-bonus = премія

## Стіл

title-round = раунд { $round }
term-market = Ринок
term-bag = мішок
term-sold = продано
term-hand = товари
term-good = товар
term-price = ціна
term-held = у руці
term-coins = монети

## Питання, ходи й події

prompt-trade = Продайте товари одного виду або зачекайте.
    .other = { $player } торгує.
option-sell = Продати { $good_acc } ({ $count })
option-wait = Зачекати
event-drew = { $player } бере { $good_acc }.
event-drew-hidden = { $player } бере товар.
event-sold =
    { $coins ->
        [one] { $player } продає { $good_acc } ({ $count }) за { $coins } монету.
        [few] { $player } продає { $good_acc } ({ $count }) за { $coins } монети.
        [many] { $player } продає { $good_acc } ({ $count }) за { $coins } монет.
       *[other] { $player } продає { $good_acc } ({ $count }) за { $coins } монети.
    }
event-waited = { $player } чекає.

## Відмови: `refuse-` і назва правила

refuse-enough-in-hand = У вас немає стільки: { $good } ({ $held }).
refuse-not-sold-last = Ринок повний того, що продали останнім: { $good }.

## Скасування, налаштування партії, випадок за справжнім столом

undo-chance-draw = Узято товар.
option-set-crowded = Повний ринок
option-set-crowded-help = Чи заборонено продавати те, що продали останнім?
option-set-crowded-off = ні
option-set-crowded-on = так
chance-draw = Який товар узяли за вашим столом?

## Чого прагнуть боти

aim-sell = заробити на { $good_loc }
aim-wait = дочекатися кращого вантажу
