game-title = Mastaba
game-blurb = Licytuj o kamienie.

card-one = Jedynka
    .acc = Jedynkę
    .gen = Jedynki
    .gender = f
card-one-text = Bije wszystkie niższe karty.
card-two = Dwójka
    .acc = Dwójkę
    .gen = Dwójki
    .gender = f
card-two-text = Bije wszystkie niższe karty.
card-three = Trójka
    .acc = Trójkę
    .gen = Trójki
    .gender = f
card-three-text = Bije wszystkie niższe karty.
card-four = Czwórka
    .acc = Czwórkę
    .gen = Czwórki
    .gender = f
card-four-text = Bije wszystkie niższe karty.
card-five = Piątka
    .acc = Piątkę
    .gen = Piątki
    .gender = f
card-five-text = Bije wszystkie niższe karty.

title-round = runda { $round }
term-bag = Woreczek
term-pile = Stos
term-hand = Ręka
term-card = karta
term-strength = siła
term-stones =
    { $count ->
        [one] { $count } kamień
        [few] { $count } kamienie
        [many] { $count } kamieni
       *[other] { $count } kamienia
    }

prompt-bid = Zalicytuj kartę.
prompt-peek = Obejrzeć następną kartę?
prompt-keep = Zatrzymać kartę czy ją odłożyć?
option-bid = Zalicytuj { $card_acc }
option-peek = Obejrzyj
option-pass = Nie
option-keep = Zatrzymaj ją
option-return = Odłóż ją

event-drew = { $player } dobiera { $card_acc }.
event-drew-hidden = { $player } dobiera kartę.
event-bid = { $player } licytuje { $card_acc }.
event-stone = { $player } zdobywa kamień.
event-peeked = { $player } widzi { $card_acc }.
event-peeked-hidden = { $player } ogląda kartę.

refuse-in-hand = { $card } nie jest w twojej ręce.
refuse-not-the-five-first = Partii nie zaczyna się piątką.
refuse-peek-left = Nie ma już czego oglądać.
undo-chance-draw = Dobrano kartę.
undo-chance-peek = Obejrzano kartę.
undo-peeked = Obejrzano kartę.

option-set-peek = Podglądanie
option-set-peek-help = Czy zdobywca kamienia może obejrzeć następną kartę?
option-set-peek-off = niedozwolone
option-set-peek-on = dozwolone

chance-draw = Którą kartę dobrano przy twoim stole?
chance-peek = Którą kartę dobrano przy twoim stole?
