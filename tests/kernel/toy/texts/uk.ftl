game-title = Мастаба
game-blurb = Торгуйтеся за камені.

card-one = Одиниця
    .acc = Одиницю
    .gen = Одиниці
    .gender = f
card-one-text = Б’є всі нижчі карти.
card-two = Двійка
    .acc = Двійку
    .gen = Двійки
    .gender = f
card-two-text = Б’є всі нижчі карти.
card-three = Трійка
    .acc = Трійку
    .gen = Трійки
    .gender = f
card-three-text = Б’є всі нижчі карти.
card-four = Четвірка
    .acc = Четвірку
    .gen = Четвірки
    .gender = f
card-four-text = Б’є всі нижчі карти.
card-five = П’ятірка
    .acc = П’ятірку
    .gen = П’ятірки
    .gender = f
card-five-text = Б’є всі нижчі карти.

title-round = раунд { $round }
term-bag = Мішечок
term-pile = Стос
term-hand = Рука
term-card = карта
term-strength = сила
term-stones =
    { $count ->
        [one] { $count } камінь
        [few] { $count } камені
        [many] { $count } каменів
       *[other] { $count } каменя
    }

prompt-bid = Поставте карту.
prompt-peek = Глянути на наступну карту?
prompt-keep = Лишити карту чи повернути?
option-bid = Поставити { $card_acc }
option-peek = Глянути
option-pass = Ні
option-keep = Лишити
option-return = Повернути

event-drew = { $player } бере { $card_acc }.
event-drew-hidden = { $player } бере карту.
event-bid = { $player } ставить { $card_acc }.
event-stone = { $player } здобуває камінь.
event-peeked = { $player } бачить { $card_acc }.
event-peeked-hidden = { $player } дивиться на карту.

refuse-in-hand = { $card } не у вашій руці.
refuse-not-the-five-first = П’ятіркою партію не починають.
refuse-peek-left = Більше немає на що дивитися.
undo-chance-draw = Узято карту.
undo-chance-peek = На карту вже глянули.
undo-peeked = На карту вже глянули.

option-set-peek = Підглядання
option-set-peek-help = Чи може здобувач каменя глянути на наступну карту?
option-set-peek-off = заборонено
option-set-peek-on = дозволено

chance-draw = Яку карту взяли за вашим столом?
chance-peek = Яку карту взяли за вашим столом?
