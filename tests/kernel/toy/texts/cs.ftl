game-title = Mastaba
game-blurb = Přihazujte na kameny.

card-one = Jednička
    .acc = Jedničku
    .gen = Jedničky
    .gender = f
card-one-text = Bije všechny nižší karty.
card-two = Dvojka
    .acc = Dvojku
    .gen = Dvojky
    .gender = f
card-two-text = Bije všechny nižší karty.
card-three = Trojka
    .acc = Trojku
    .gen = Trojky
    .gender = f
card-three-text = Bije všechny nižší karty.
card-four = Čtyřka
    .acc = Čtyřku
    .gen = Čtyřky
    .gender = f
card-four-text = Bije všechny nižší karty.
card-five = Pětka
    .acc = Pětku
    .gen = Pětky
    .gender = f
card-five-text = Bije všechny nižší karty.

title-round = kolo { $round }
term-bag = Pytlík
term-pile = Hromádka
term-hand = Ruka
term-card = karta
term-strength = síla
term-stones =
    { $count ->
        [one] { $count } kámen
        [few] { $count } kameny
        [many] { $count } kamene
       *[other] { $count } kamenů
    }

prompt-bid = Přihoďte kartu.
prompt-peek = Podívat se na další kartu?
prompt-keep = Nechat si kartu, nebo ji vrátit?
option-bid = Přihodit { $card_acc }
option-peek = Podívat se
option-pass = Nic
option-keep = Nechat si ji
option-return = Vrátit ji

event-drew = { $player } bere { $card_acc }.
event-drew-hidden = { $player } bere kartu.
event-bid = { $player } přihazuje { $card_acc }.
event-stone = { $player } získává kámen.
event-peeked = { $player } vidí { $card_acc }.
event-peeked-hidden = { $player } si prohlíží kartu.

refuse-in-hand = { $card } není ve vaší ruce.
refuse-not-the-five-first = Pětkou se partie nezačíná.
refuse-peek-left = Už se není na co dívat.
undo-chance-draw = Byla tažena karta.
undo-chance-peek = Karta byla prohlédnuta.
undo-peeked = Karta byla prohlédnuta.

option-set-peek = Prohlížení
option-set-peek-help = Smí se vítěz kamene podívat na další kartu?
option-set-peek-off = nedovoleno
option-set-peek-on = dovoleno

chance-draw = Která karta byla u vašeho stolu tažena?
chance-peek = Která karta byla u vašeho stolu tažena?
