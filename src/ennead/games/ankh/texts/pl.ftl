### Ankh: Bogowie Egiptu, naszymi słowami.

game-title = Ankh: Bogowie Egiptu
game-blurb = Bogowie Egiptu walczą o ostatnich wiernych: zdobywaj wyznawców, wznoś monumenty, wygrywaj bitwy i nie daj o sobie zapomnieć.

## Bogowie

god-amun = Amon
    .gen = Amona
    .dat = Amonowi
    .acc = Amona
    .ins = Amonem
    .loc = Amonie
    .gender = m
god-amun-ability = Niewidzialne Siły
god-amun-text = W jednej bitwie każdego Konfliktu możesz ogłosić, zanim inni wybiorą, że zagrasz dwie karty. Obie działają w pełni.
god-anubis = Anubis
    .gen = Anubisa
    .dat = Anubisowi
    .acc = Anubisa
    .ins = Anubisem
    .loc = Anubisie
    .gender = m
god-anubis-ability = Sędzia Zmarłych
god-anubis-text = Gdy giną wrodzy wojownicy, możesz uwięzić jednego, najwyżej trzech. Za każdego twój bóg jest silniejszy o 1. Właściciel może go wykupić za wyznawcę.
god-isis = Izyda
    .gen = Izydy
    .dat = Izydzie
    .acc = Izydę
    .ins = Izydą
    .loc = Izydzie
    .gender = f
god-isis-ability = Opiekunka
god-isis-text = Twoje jednostki obok jednostki wroga są chronione: jeśli któraś miałaby zginąć w rozstrzygnięciu bitwy, możesz zachować ją przy życiu.
god-osiris = Ozyrys
    .gen = Ozyrysa
    .dat = Ozyrysowi
    .acc = Ozyrysa
    .ins = Ozyrysem
    .loc = Ozyrysie
    .gender = m
god-osiris-ability = Brama Zaświatów
god-osiris-text = Po przegranej bitwie połóż lub przenieś bramę w tym regionie. Przy akcji Przyzwanie Jednostki jedna dodatkowa może powstać na bramie. Obce jednostki nie kończą tam ruchu.
god-ra = Ra
    .gender = m
god-ra-ability = Opromieniający
god-ra-text = Przyzwane jednostki mogą nieść jedno z trzech słońc. Z opromienioną jednostką w regionie wygrana lub dominacja daje o 1 uwielbienie więcej.

## Moce Ankh

power-commanding = Majestatyczny
power-commanding-text = Każda wygrana bitwa daje 3 wyznawców.
power-inspiring = Natchniony
power-inspiring-text = Budowa Monumentu nie kosztuje cię wyznawców.
power-omnipresent = Wszechobecny
power-omnipresent-text = Na początku każdego Konfliktu zyskujesz wyznawcę za każdy region ze swoimi jednostkami.
power-revered = Wielbiony
power-revered-text = Każda akcja Pozyskanie Wyznawców daje o jednego więcej.
power-resplendent = Olśniewający
power-resplendent-text = Dopóki kontrolujesz trzy monumenty jednego rodzaju, twój bóg ma siłę 3.
power-obelisk-attuned = Żądny Obelisków
power-obelisk-attuned-text = Na początku swojej bitwy wezwij dowolne swoje jednostki na pola obok swoich obelisków w tym regionie.
power-temple-attuned = Żądny Świątyń
power-temple-attuned-text = Każda twoja świątynia w regionie, obok której stoi twoja jednostka, daje 2 siły.
power-pyramid-attuned = Żądny Piramid
power-pyramid-attuned-text = Przy akcji Przyzwanie Jednostki przyzwij po jednej dodatkowej jednostce obok każdej swojej piramidy.
power-glorious = Chwalebny
power-glorious-text = Wygrana bitwa z przewagą co najmniej 3 daje 3 uwielbienia zamiast 1.
power-magnanimous = Wspaniałomyślny
power-magnanimous-text = Przegrana bitwa z co najmniej dwiema jednostkami daje 2 uwielbienia.
power-bountiful = Łaskawy
power-bountiful-text = Dopóki jesteś na czerwonym polu, każdy przyrost uwielbienia jest o 1 większy.
power-worshipful = Czczony
power-worshipful-text = Po każdej swojej bitwie możesz poświęcić 2 wyznawców za 1 uwielbienie.

## Karty bitwy

card-plague = Plaga Szarańczy
    .acc = Plagę Szarańczy
card-plague-text = Wszyscy w regionie w sekrecie licytują wyznawców i ich tracą. Giną wojownicy i strażnicy wszystkich oprócz jedynej najwyższej oferty.
card-build = Budowa Monumentu
    .acc = Budowę Monumentu
card-build-text = Możesz poświęcić 3 wyznawców i zbudować swój monument na pustym polu regionu.
card-chariots = Rydwany
    .gender = pl
card-chariots-text = Siła 3 i nic więcej.
card-cycle = Równowaga Maat
    .acc = Równowagę Maat
card-cycle-text = Po bitwie weź z powrotem wszystkie zagrane karty, także tę.
card-drought = Susza
    .acc = Suszę
card-drought-text = Jeśli wygrasz, zyskujesz o 1 uwielbienie więcej za każdą swoją jednostkę na pustyni w regionie.
card-flood = Wylew Nilu
card-flood-text = Zyskujesz wyznawcę za każdą swoją jednostkę na polu zalewowym w regionie. Nie mogą zginąć w rozstrzygnięciu.
card-miracle = Cud
card-miracle-text = Po rozstrzygnięciu zyskujesz 1 uwielbienie za każdą swoją jednostkę zabitą w tej bitwie.

## Strażnicy

guardian-cat-mummy = Kocie Mumie
    .gen = Kocich Mumii
    .gender = pl
guardian-cat-mummy-text = Gdy zostaną zabite, wszyscy oprócz ciebie tracą 1 uwielbienie.
guardian-satet = Satet
    .gender = f
guardian-satet-text = W akcji Ruch Jednostek może skończyć na jednostce wroga i przesunąć ją o jedno pole.
guardian-mummy = Mumia
    .gen = Mumii
    .acc = Mumię
    .gender = f
guardian-mummy-text = Gdy zostanie zabita, natychmiast wraca obok twojego boga.
guardian-apep = Apep
    .gen = Apepa
    .acc = Apepa
    .gender = m
guardian-apep-text = Można go przyzwać na dowolną wodę; jest wtedy we wszystkich regionach wokół niej.
guardian-giant-scorpion = Olbrzymi Skorpion
    .gen = Olbrzymiego Skorpiona
    .acc = Olbrzymiego Skorpiona
    .gender = m
guardian-giant-scorpion-text = Szczypce wskazują dwa pola. Na początku Konfliktu niszczy tam monumenty.
guardian-androsphinx = Androsfinks
    .gen = Androsfinksa
    .acc = Androsfinksa
    .gender = m
guardian-androsphinx-text = Jednostki wroga obok niego nie dodają siły.

## Jednostki, monumenty

figure-god = bóg
    .gen = boga
    .acc = boga
    .gender = m
figure-warrior = wojownik
    .gen = wojownika
    .acc = wojownika
    .gender = m
figure-prisoner = uwięziony wojownik
    .gen = uwięzionego wojownika
    .acc = uwięzionego wojownika
    .gender = m
figure-cat-mummy = Kocie Mumie
    .gender = pl
    .gen = Kocich Mumii
figure-satet = Satet
    .gender = f
figure-mummy = Mumia
    .gen = Mumii
    .acc = Mumię
    .gender = f
figure-apep = Apep
    .gen = Apepa
    .acc = Apepa
    .gender = m
figure-giant-scorpion = Olbrzymi Skorpion
    .gen = Olbrzymiego Skorpiona
    .acc = Olbrzymiego Skorpiona
    .gender = m
figure-androsphinx = Androsfinks
    .gen = Androsfinksa
    .acc = Androsfinksa
    .gender = m
monument-obelisk = obelisk
    .gen = obelisku
    .gender = m
monument-temple = świątynia
    .gen = świątyni
    .acc = świątynię
    .gender = f
monument-pyramid = piramida
    .gen = piramidy
    .acc = piramidę
    .gender = f

## Akcje i wydarzenia

action-move = Ruch Jednostek
action-move-text = Porusz każdą swoją jednostkę o maksymalnie 3 pola.
action-summon = Przyzwanie Jednostki
action-summon-text = Postaw jednostkę z puli obok swoich jednostek lub monumentów.
action-gain = Pozyskanie Wyznawców
action-gain-text = Zyskaj wyznawcę za każdy neutralny lub własny monument obok swoich jednostek.
action-unlock = Odblokowanie Mocy Ankh
action-unlock-text = Poświęć tylu wyznawców, jaki jest poziom następnej mocy.
space-start = Początek
space-start-text = Tu zaczyna znacznik wydarzenia.
space-control = Kontrola Monumentu
space-control-text = Kto je wywoła, przejmuje kontrolę nad monumentem obok swojej jednostki.
space-caravan = Karawana Wielbłądów
space-caravan-text = Kto ją wywoła, może podzielić region linią wielbłądów.
space-conflict = Konflikt
space-conflict-text = Rozstrzyga się każdy region: dominacja albo bitwa.

## Mapa, limity, scenariusze, moduły

map-egypt = Mapa Egiptu
region-delta = Delta Nilu
region-west = Zachodni Egipt
region-east = Wschodni Egipt
track-events = Tor wydarzeń
track-devotion = Tor uwielbienia
track-row = Dolny rząd planszy boga
players-2 = Dwóch graczy
players-3 = Trzech graczy
players-4 = Czterech graczy
players-5 = Pięciu graczy
limit-followers = Wyznawcy
limit-warriors = Wojownicy
limit-ankhs = Żetony Ankh
limit-bases = Podstawki strażników
limit-camels = Wielbłądy
limit-regions = Regiony
limit-merging = Połączenie bogów
scenario-middle-kingdom-2 = Średnie Państwo, dwóch graczy
scenario-middle-kingdom-3 = Średnie Państwo, trzech graczy
scenario-middle-kingdom-4 = Średnie Państwo, czterech graczy
scenario-middle-kingdom-5 = Średnie Państwo, pięciu graczy
scenario-old-kingdom-2 = Stare Państwo, dwóch graczy
scenario-old-kingdom-3 = Stare Państwo, trzech graczy
scenario-old-kingdom-4 = Stare Państwo, czterech graczy
scenario-old-kingdom-5 = Stare Państwo, pięciu graczy
module-high-nile = Wysoki Nil
module-high-nile-text = Cztery pola Delty są wodą przez całą grę.
module-two-cities = Dwa miasta
module-two-cities-text = Po każdym Konflikcie bóg z największą liczbą jednostek obok miasta zyskuje za nie 1 uwielbienie.
module-guardian-auction = Aukcja strażników
module-guardian-auction-text = Strażników się nie odblokowuje, lecz licytuje: po pierwszych trzech Konfliktach wszyscy w sekrecie oferują wyznawców.

## Pytania

prompt-god = Wybierz boga.
    .other = { $player } wybiera boga.
prompt-action =
    { $second ->
        [1] Wybierz drugą akcję, dalszą w kolejności niż pierwsza.
       *[0] Wybierz akcję.
    }
    .other = { $player } wybiera akcję.
prompt-figure = Porusz jednostkę albo zakończ.
    .other = { $player } porusza jednostki.
prompt-destination = Dokąd idzie jednostka z { $hex }?
    .other = { $player } porusza jednostki.
prompt-push = Dokąd przesuwasz jednostkę z { $hex }?
    .other = { $player } przesuwa obcą jednostkę.
prompt-aim = Skieruj szczypce Skorpiona z { $hex } na dwa sąsiednie pola.
    .other = { $player } ustawia szczypce Skorpiona.
prompt-summon = Przyzwij jednostkę albo zakończ.
    .other = { $player } przyzywa jednostkę.
prompt-space = { $figure_gender ->
        [pl] Gdzie stają
       *[other] Gdzie staje
    } { $figure }?
    .other = { $player } przyzywa jednostkę.
prompt-radiance =
    { $suns ->
        [one] Dać jednostce na { $hex } ostatnie słońce?
        [few] Dać jednostce na { $hex } jedno z { $suns } słońc?
       *[other] Dać jednostce na { $hex } jedno z { $suns } słońc?
    }
    .other = { $player } decyduje o słońcu.
prompt-power = Odblokować moc poziomu { $level }?
    .other = { $player } wybiera moc Ankh.
prompt-control = Nad którym monumentem przejmujesz kontrolę?
    .other = { $player } wybiera monument do przejęcia.
prompt-caravan = Ułóż linię wielbłądów dzielącą region, zaczynając od granicy, albo spasuj.
    .other = { $player } układa karawanę.
prompt-camel =
    { $count ->
        [one] Leży jeden wielbłąd. Prowadź linię dalej.
        [few] Leżą { $count } wielbłądy. Prowadź linię dalej.
       *[other] Leży { $count } wielbłądów. Prowadź linię dalej.
    }
    .other = { $player } układa karawanę.
prompt-keep = Która część zachowuje żeton { $token }? Druga dostanie żeton { $other }.
    .other = { $player } rozmieszcza żetony regionów.
prompt-swap = Zamienić żeton nowego regionu ({ $token } lub { $other }) z innym?
    .other = { $player } rozmieszcza żetony regionów.
prompt-relocate = Wezwij jednostkę do swoich obelisków albo zakończ.
    .other = { $player } wzywa jednostki do obelisków.
prompt-obelisk-space = Na które pole obok obelisku idzie jednostka z { $hex }?
    .other = { $player } wzywa jednostki do obelisków.
prompt-unseen-forms = Ogłosić dwie karty na tę bitwę?
    .other = { $player } może ogłosić dwie karty.
prompt-cards =
    { $count ->
        [one] Wybierz w sekrecie kartę na bitwę o region { $token }.
        [few] Wybierz w sekrecie { $count } karty na bitwę o region { $token }.
       *[other] Wybierz w sekrecie { $count } kart na bitwę o region { $token }.
    }
    .other = { $player } wybiera karty bitwy.
prompt-build =
    { $count ->
        [0] Zbudować monument za darmo?
        [one] Zbudować monument za jednego wyznawcę?
        [few] Zbudować monument za { $count } wyznawców?
       *[other] Zbudować monument za { $count } wyznawców?
    }
    .other = { $player } buduje monument.
prompt-site = Gdzie budujesz { $monument_acc }?
    .other = { $player } buduje monument.
prompt-bid =
    { $count ->
        [0] Plaga: nie masz czego zaoferować.
        [one] Plaga: zaoferuj w sekrecie 0 lub 1 wyznawcę.
        [few] Plaga: zaoferuj w sekrecie od 0 do { $count } wyznawców.
       *[other] Plaga: zaoferuj w sekrecie od 0 do { $count } wyznawców.
    }
    .other = { $player } oferuje wyznawców.
prompt-tiebreaker = Remis. Użyć żetonu i wygrać?
    .other = { $player } decyduje o remisie.
prompt-trap =
    { $count ->
        [one] Uwięzić jednego z poległych wojowników? Wolne jest jedno miejsce.
        [few] Uwięzić jednego z poległych wojowników? Wolne są { $count } miejsca.
       *[other] Uwięzić jednego z poległych wojowników? Wolnych jest { $count } miejsc.
    }
    .other = { $player } może uwięzić poległego wojownika.
prompt-rise = Gdzie obok twojego boga powstaje Mumia?
    .other = { $player } stawia Mumię.
prompt-protect = Zachować przy życiu chronioną jednostkę na { $hex }?
    .other = { $player } decyduje, kto zostanie przy życiu.
prompt-gate = Bitwa przegrana. Otworzyć tu bramę czy którąś przenieść?
    .other = { $player } stawia bramę.
prompt-gate-space = Gdzie stanie brama?
    .other = { $player } stawia bramę.
prompt-worship = Poświęcić 2 wyznawców za 1 uwielbienie?
    .other = { $player } decyduje o ofierze.
prompt-retain = Z których strażników połączony bóg rezygnuje?
    .other = { $player } wybiera strażników, którzy zostaną.
prompt-auction =
    { $count ->
        [0] Aukcja, { $guardian }: nie masz czego zaoferować.
        [one] Aukcja, { $guardian }: zaoferuj w sekrecie 0 lub 1 wyznawcę.
        [few] Aukcja, { $guardian }: zaoferuj w sekrecie od 0 do { $count } wyznawców.
       *[other] Aukcja, { $guardian }: zaoferuj w sekrecie od 0 do { $count } wyznawców.
    }
    .other = { $player } oferuje wyznawców.

## Opcje

option-choose = { $god }
option-take = { $action }
option-walk = Porusz jednostkę z { $hex }
option-to = Na { $hex }
option-push = Przesuń na { $hex }
option-aim = Wskaż { $left } i { $right }
option-summon = Przyzwij { $figure_acc }
option-beside = Przyzwij przy piramidzie na { $hex } { $figure_acc }
option-raise = Przyzwij na bramie { $figure_acc }
option-at = Na { $hex }
option-shine = Daj słońce
option-unlock = Odblokuj: { $power }
option-control = Przejmij monument na { $hex }
option-camel = Wielbłąd na { $side }
option-keep = Zachowuje go część z polem { $hex }
option-swap = Zamień żetony { $token } i { $other }
option-call = Wezwij jednostkę z { $hex }
option-announce = Ogłoś dwie karty
option-play = Zagraj { $cards_acc }
option-build = Zbuduj { $monument_acc }
option-bid = Zaoferuj { $count }
option-break = Użyj żetonu Przechylenia Szali
option-trap = Uwięź wojownika { $god_gen }
option-save = Zachowaj { $hex } przy życiu
option-save-all = Zachowaj przy życiu wszystkie chronione
option-lose = Pozwól zginąć na { $hex }
option-open = Otwórz nową bramę
option-shift = Przenieś bramę z { $hex }
option-worship = Poświęć 2 wyznawców
option-dismiss = Zrezygnuj ze strażnika na { $hex }
option-dismiss-waiting = Zrezygnuj z { $figure_gen } w puli
option-done = Gotowe
option-done-figure = Zakończ ruch
option-done-summon = Zakończ przyzywanie
option-done-relocate = Nie wzywaj więcej
option-done-retain = Zachowaj pozostałych
option-pass = Pas
option-pass-radiance = Bez słońca
option-pass-power = Nie odblokowuj
option-pass-caravan = Bez karawany
option-pass-swap = Zostaw żetony
option-pass-trap = Nikogo nie więź
option-pass-build = Nie buduj
option-pass-unseen-forms = Tylko jedna karta
option-pass-tiebreaker = Zostaw remis
option-pass-gate = Zostaw bramy
option-pass-worship = Zachowaj wyznawców

## Wydarzenia

event-starts = { $player } zaczyna.
event-god-chosen = { $player } gra { $god_ins }.
event-guardian-chosen = Strażnik tej gry: { $guardian }, na karcie { $count }.
event-took = { $player }: { $action }.
event-god-moved = { $god } idzie z { $origin } na { $hex }.
event-moved = { $player } przesuwa { $figure_acc } z { $origin } na { $hex }.
event-summoned = { $player } przyzywa { $figure_acc } na { $hex }.
event-shone = Jednostka na { $hex } jest opromieniona.
event-aimed = Szczypce wskazują { $left } i { $right }.
event-ransomed = { $player } wykupuje wojownika; wyznawcę za niego dostaje { $opponent }.
event-followers =
    { $count ->
        [one] { $player } zyskuje wyznawcę.
        [few] { $player } zyskuje { $count } wyznawców.
       *[other] { $player } zyskuje { $count } wyznawców.
    }
event-unlocked = { $player } odblokowuje moc: { $power }.
event-unlocked-nothing = { $player } niczego nie odblokowuje.
event-guardian-joined = { $player } zyskuje { $guardian_acc }.
event-guardian-missed = { $player } nie może zyskać { $guardian_gen }: nie ma wolnej figury.
event-event = Wydarzenie { $number }: { $space }. Wywołuje je { $player }.
event-controlled = { $player } kontroluje { $monument_acc } na { $hex }.
event-lost-control = { $player } traci kontrolę nad { $hex }.
event-controlled-nothing = { $player } nie ma czego przejąć.
event-destroyed = { $monument_gender ->
        [f] Zniszczona zostaje
       *[other] Zniszczony zostaje
    } { $monument } na { $hex }.
event-no-caravan = { $player } nie układa karawany.
event-caravan =
    { $count ->
        [one] { $player } dzieli region { $token } (jeden wielbłąd).
        [few] { $player } dzieli region { $token } ({ $count } wielbłądy).
       *[other] { $player } dzieli region { $token } ({ $count } wielbłądów).
    }
event-token-kept = Żeton { $token } zostaje w części z polem { $hex }, druga dostaje { $other }.
event-tokens-swapped = { $player } zamienia żetony { $token } i { $other }.
event-dominated = { $player } dominuje w regionie { $token }.
event-battle = Bitwa o region { $token }.
event-announced = { $player } ogłasza dwie karty.
event-played = { $player } zagrywa { $cards_acc }.
event-flooded =
    { $count ->
        [one] Wylew Nilu: { $player } zyskuje wyznawcę.
        [few] Wylew Nilu: { $player } zyskuje { $count } wyznawców.
       *[other] Wylew Nilu: { $player } zyskuje { $count } wyznawców.
    }
event-built = { $player } buduje { $monument_acc } na { $hex }.
event-built-nothing = { $player } niczego nie buduje.
event-plague = Plagę zsyła { $player }: wszyscy w regionie licytują.
event-bid =
    { $count ->
        [one] { $player } oferuje jednego wyznawcę.
        [few] { $player } oferuje { $count } wyznawców.
       *[other] { $player } oferuje { $count } wyznawców.
    }
event-spared = Jednostki, które ma { $player }, zostają oszczędzone.
event-killed =
    { $count ->
        [one] { $player } traci { $figure_acc }.
        [few] { $player } traci { $count } jednostki ({ $figure }).
       *[other] { $player } traci { $count } jednostek ({ $figure }).
    }
event-trapped = { $player } więzi wojownika; traci go { $opponent }.
event-stayed-dead = Mumia, którą ma { $player }, nie ma gdzie powstać i wraca do puli.
event-mourned = Zginęły Kocie Mumie, które ma { $player }: pozostali tracą uwielbienie.
event-majorities =
    { $count ->
        [one] { $player } ma jedną większość.
        [few] { $player } ma { $count } większości.
       *[other] { $player } ma { $count } większości.
    }
event-strength = { $player } ma siłę { $amount }.
event-tie-broken = { $player } używa żetonu Przechylenia Szali.
event-battle-won = { $player } wygrywa bitwę o region { $token }.
event-battle-tied = Bitwy o region { $token } nikt nie wygrywa: wszyscy przegrywają.
event-magnanimous = { $player } przegrywa, lecz ma moc Wspaniałomyślny.
event-protected = Jednostka na { $hex } zostaje przy życiu.
event-gate = { $player } stawia bramę na { $hex }.
event-miracle =
    { $count ->
        [one] Cud gracza { $player }: zginęła jedna jednostka.
        [few] Cud gracza { $player }: zginęły { $count } jednostki.
       *[other] Cud gracza { $player }: zginęło { $count } jednostek.
    }
event-worshipped =
    { $count ->
        [one] { $player } poświęca jednego wyznawcę.
        [few] { $player } poświęca { $count } wyznawców.
       *[other] { $player } poświęca { $count } wyznawców.
    }
event-cycle = { $player } bierze z powrotem wszystkie zagrane karty.
event-gained =
    { $amount ->
        [one] { $player } zyskuje { $amount } uwielbienie: { $reasons }.
        [few] { $player } zyskuje { $amount } uwielbienia: { $reasons }.
       *[other] { $player } zyskuje { $amount } uwielbienia: { $reasons }.
    }
event-lost =
    { $amount ->
        [one] { $player } traci { $amount } uwielbienie.
        [few] { $player } traci { $amount } uwielbienia.
       *[other] { $player } traci { $amount } uwielbienia.
    }
event-city =
    { $count ->
        [one] { $player } ma najwięcej jednostek obok jednego miasta.
        [few] { $player } ma najwięcej jednostek obok { $count } miast.
       *[other] { $player } ma najwięcej jednostek obok { $count } miast.
    }
event-auction = Na aukcji: { $guardian }.
event-merged = { $god } i { $partner } łączą się: { $player } i { $opponent } tworzą zespół.
event-dismissed = { $player } rezygnuje z { $guardian_gen }.
event-forgotten = Egipt zapomina o { $god_loc }.
ending-top = { $player } stoi na szczycie toru uwielbienia.
ending-track = Ostatni Konflikt się skończył: tor wydarzeń dobiegł końca.
ending-forgotten = Nie został żaden inny bóg, w którego by wierzono.
event-won = { $player } zostaje jedynym bogiem Egiptu.
event-won-together = { $player } i { $opponent } zostają razem jedynym bogiem Egiptu.
event-nobody-won = Egipt nie wierzy już w nikogo. Wszyscy przegrywają.

## Za co zyskuje się uwielbienie

reason-majorities = większość monumentów
reason-domination = dominacja
reason-victory = zwycięstwo
reason-glorious = Chwalebne zwycięstwo
reason-drought = Susza
reason-radiance = Opromieniający
reason-bountiful = Łaskawy
reason-magnanimous = Wspaniałomyślna porażka
reason-miracle = Cud
reason-worshipful = Czczony
reason-cities = miasta

## Odmowy

refuse-god-still-free = { $god_ins } gra już { $player }.
refuse-below-the-first = Druga akcja musi być w kolejności akcji dalej niż pierwsza.
refuse-your-figure-is-there = Nie masz jednostki na { $hex }.
refuse-has-not-moved = Ta jednostka już się w tej akcji ruszyła.
refuse-has-land-to-go-to = Nie ma dla niej pustego lądu, na który mogłaby pójść.
refuse-within-three-steps = To dalej niż 3 pola.
refuse-not-onto-water = Ruch nigdy nie kończy się na wodzie.
refuse-not-onto-a-foreign-gate = Na bramie mogą stanąć tylko jednostki Ozyrysa.
refuse-onto-an-empty-space = Ruch kończy się na pustym polu.
refuse-enemy-can-be-pushed = Wroga nie ma dokąd stąd przesunąć.
refuse-one-space-away = Jednostkę przesuwa się dokładnie o jedno pole.
refuse-not-over-a-border = W tej grze przesunięta jednostka zostaje w swoim regionie.
refuse-pushed-onto-empty-land = Można ją przesunąć tylko na pusty ląd, a na bramę tylko jednostkę Ozyrysa.
refuse-two-neighbouring-spaces = Szczypce wskazują dwa pola obok Skorpiona i obok siebie.
refuse-it-is-at-hand = Nie masz takiej jednostki w puli.
refuse-anubis-holds-it = Anubis nie więzi żadnego twojego wojownika.
refuse-the-ransom-is-paid = Wykup kosztuje wyznawcę, a nie masz żadnego.
refuse-regular-summon-left = Zwykłe przyzwanie zostało już użyte.
refuse-a-space-is-free = Obok twoich jednostek i monumentów nie ma wolnego pola.
refuse-pyramid-attuned = Przy piramidach przyzywa tylko Żądny Piramid.
refuse-your-pyramid-is-there = Nie kontrolujesz tam piramidy.
refuse-pyramid-not-used = Ta piramida przywołała już jednostkę w tej akcji.
refuse-a-space-beside-it-is-free = Obok tej piramidy nie ma wolnego pola.
refuse-gates-are-yours = Na bramach przyzywa tylko Ozyrys.
refuse-gate-extra-left = Brama przywołała już jednostkę w tej akcji.
refuse-a-gate-is-empty = Na mapie nie ma bramy bez jednostki.
refuse-the-space-is-empty = To pole nie jest puste.
refuse-not-on-a-foreign-gate = Na bramie stawia się tylko jednostki Ozyrysa.
refuse-not-on-water = Na wodę przyzywa się tylko Apepa.
refuse-beside-your-own = Musi stanąć obok twojej jednostki lub monumentu, w tym samym regionie.
refuse-beside-the-pyramid = Dodatkowa jednostka musi stanąć obok tej piramidy.
refuse-on-a-gate = Ta jednostka powstaje na bramie.
refuse-of-the-next-level = Twoja następna moc ma poziom { $level }.
refuse-still-locked = Masz już tę moc.
refuse-a-monument-is-there = Nie stoi tam żaden monument.
refuse-neutral-ones-first = Na mapie są jeszcze neutralne monumenty, można przejąć tylko je.
refuse-not-yours-already = Już go kontrolujesz.
refuse-beside-your-figure = Nie sąsiaduje z nim żadna twoja jednostka.
refuse-between-two-spaces-of-land = Wielbłąd stoi między dwoma polami lądu.
refuse-not-on-the-river = Na rzece nie stawia się wielbłądów.
refuse-no-camel-there = Stoi tam już wielbłąd.
refuse-from-the-end-of-the-line = Linia biegnie dalej od ostatniego wielbłąda.
refuse-a-legal-line-goes-on = Tędy nie prowadzi żadna dozwolona linia: najwyżej 6 wielbłądów od granicy do granicy i dwie części po co najmniej 6 pól.
refuse-one-of-the-two = Wybierz jeden z dwóch nowych regionów.
refuse-a-new-region-takes-part = Jeden z żetonów musi leżeć w nowym regionie.
refuse-two-different-tokens = Wybierz dwa różne żetony.
refuse-both-are-on-the-map = Na mapie leżą tylko żetony od 1 do { $count }.
refuse-a-figure-of-yours = Nie masz tam jednostki.
refuse-not-called-before = Ta jednostka była już wezwana w tej bitwie.
refuse-beside-your-obelisk = Musi stanąć obok twojego obelisku w tym regionie.
refuse-empty-land-there = Nie ma tam dla niej pustego lądu.
refuse-cards-in-hand = Nie masz tej karty na ręce.
refuse-as-many-as-allowed = Zagrywasz jedną kartę albo dwie różne, które zostały ogłoszone.
refuse-in-the-supply = W zasobach nie ma już { $monument_gen }.
refuse-in-the-region = Monument buduje się na lądzie tego regionu.
refuse-nothing-stands-there = Coś już tam stoi.
refuse-not-on-a-gate = Na bramie nie buduje się monumentów.
refuse-followers-to-bid = Nie możesz zaoferować więcej wyznawców, niż masz.
refuse-its-warrior-died = Żaden wojownik tego boga właśnie nie zginął.
refuse-an-enemy-warrior = Więzisz tylko wrogich wojowników.
refuse-beside-its-god = Mumia powstaje obok twojego boga.
refuse-room-to-rise = Nie ma tam dla niej pustego lądu.
refuse-it-is-this-figure = Teraz decydujesz o innej jednostce.
refuse-more-than-one = Została tylko jedna jednostka do rozstrzygnięcia.
refuse-a-gate-beside-the-board = Wszystkie twoje bramy są na mapie.
refuse-a-gate-is-there = Nie ma tam twojej bramy.
refuse-all-gates-placed = W tej grze bramę przenosi się dopiero, gdy wszystkie są na mapie.
refuse-empty-land-of-the-region = Brama staje na pustym lądzie tego regionu, bez innej bramy.
refuse-enough-bases = Brakuje podstawek: najpierw zrezygnuj z któregoś strażnika.
refuse-a-guardian-to-dismiss = Nie stoi tam strażnik, z którego można zrezygnować.
refuse-a-guardian-waiting = W puli nie ma takiego strażnika, z którego można zrezygnować.

## Ustawienia gry

preset-standard = Standardowa
preset-standard-help = Średnie Państwo, bogów wybiera się po kolei.
preset-first = Pierwsza partia
preset-first-help = Średnie Państwo, bogowie rozdani losowo: przed startem niczego nie wybierasz.
preset-old-kingdom = Stare Państwo
preset-old-kingdom-help = Drugi scenariusz z zasad.
preset-modules = Wszystkie moduły
preset-modules-help = Wysoki Nil, Dwa miasta i Aukcja strażników naraz.
option-set-scenario = Scenariusz
option-set-scenario-help = Gdzie zaczynają monumenty, jednostki i wielbłądy.
option-set-scenario-middle-kingdom = Średnie Państwo
option-set-scenario-old-kingdom = Stare Państwo
option-set-gods = Bogowie
option-set-gods-help = Wybór po kolei albo losowanie.
option-set-gods-draft = Wybór po kolei
option-set-gods-random = Losowo
option-set-first-player = Pierwszy gracz
option-set-first-player-help = Kto zaczyna.
option-set-first-player-random = Losowo
option-set-first-player-first-seat = Pierwsze miejsce
option-set-guardian-1 = Strażnik poziomu 1
option-set-guardian-1-help = Który strażnik poziomu 1 bierze udział w grze.
option-set-guardian-1-random = Losowo
option-set-guardian-1-cat-mummy = Kocie Mumie
option-set-guardian-1-satet = Satet
option-set-guardian-2 = Strażnik poziomu 2
option-set-guardian-2-help = Który strażnik poziomu 2 bierze udział w grze.
option-set-guardian-2-random = Losowo
option-set-guardian-2-mummy = Mumia
option-set-guardian-2-apep = Apep
option-set-guardian-3 = Strażnik poziomu 3
option-set-guardian-3-help = Który strażnik poziomu 3 bierze udział w grze.
option-set-guardian-3-random = Losowo
option-set-guardian-3-giant-scorpion = Olbrzymi Skorpion
option-set-guardian-3-androsphinx = Androsfinks
option-set-high-nile = Wysoki Nil
option-set-high-nile-help = Moduł zainspirowany księgą scenariuszy, nieoficjalny: cztery pola Delty są zalane.
option-set-high-nile-off = Wyłączony
option-set-high-nile-on = Włączony
option-set-two-cities = Dwa miasta
option-set-two-cities-help = Moduł zainspirowany księgą scenariuszy, nieoficjalny: najwięcej jednostek obok miasta daje uwielbienie.
option-set-two-cities-off = Wyłączony
option-set-two-cities-on = Włączony
option-set-guardian-auction = Aukcja strażników
option-set-guardian-auction-help = Moduł zainspirowany księgą scenariuszy, nieoficjalny: strażników licytuje się w sekrecie.
option-set-guardian-auction-off = Wyłączony
option-set-guardian-auction-on = Włączony
option-set-osiris-gates = Bramy Ozyrysa
option-set-osiris-gates-help = Czeskie zasady pozwalają bramę położyć lub przenieść, polskie przenieść dopiero, gdy leżą wszystkie.
option-set-osiris-gates-any = Położyć lub przenieść
option-set-osiris-gates-placed-first = Przenieść dopiero, gdy leżą wszystkie
option-set-satet-push = Przesunięcie przez Satet
option-set-satet-push-help = Czy przesunięta jednostka może przekroczyć rzekę i wielbłądy.
option-set-satet-push-across = Przez granice
option-set-satet-push-within = W obrębie regionu
option-set-obelisk-turns = Żądny Obelisków, kilku graczy
option-set-obelisk-turns-help = Kto w swojej kolejce nie może przesunąć jednostki: według polskiej instrukcji kończy, czeską można rozumieć tak, że czeka na wolne pole.
option-set-obelisk-turns-out = Kończy w tej bitwie
option-set-obelisk-turns-waits = Czeka na wolne pole

## Cofanie

undo-chance-first = Wylosowano pierwszego gracza, ten krok jest ostateczny.
undo-chance-guardian = Wylosowano strażników, ten krok jest ostateczny.
undo-chance-god = Rozlosowano bogów, ten krok jest ostateczny.

## Na stole

title-event = Wydarzenie { $number } z { $last }. Następne: { $space }
title-end = Wydarzenie { $number } z { $last }
term-map = Mapa Egiptu
term-river = Nil
term-gate = brama zaświatów
term-sun = słońce
term-claw = szczypce Skorpiona
term-camel = wielbłąd
term-camels = Wielbłądy
term-radiant = opromieniona
term-neutral = neutralny
term-lost = Stracone figury
term-hand = Karty bitwy
term-pool = Pula
term-powers = Moce Ankh
term-abilities = Zdolność boga
term-until-event = Użycia do następnego wydarzenia
term-level = Poziom { $level }
term-board-of = Plansza { $god_gen }
term-strength = Siła
term-cost = Koszt w wyznawcach
term-followers = Wyznawcy
term-ankhs = Żetony Ankh
term-cards = Karty na ręce
term-warriors = Wojownicy na mapie
term-devotion = Uwielbienie
term-guardians = Strażnicy
term-guardian-level = Poziom
term-left = Zostało
term-supply = Zasoby ogólne
term-draft = Bogowie do wyboru
term-amun-token = Żeton Amona
term-chosen = wybrane w tajemnicy
term-suggested = propozycja
term-then-merging = potem dwaj bogowie się łączą
term-then-forgetting = potem znikają bogowie na czerwonym
term-then-end = potem koniec gry
base-small = mała podstawka
base-large = duża podstawka
city-1 = Memfis
city-2 = Teby
terrain-fertile = pole zalewowe
terrain-desert = pustynia
terrain-water = woda
hex-name = Pole { $hex }
hex-short = { $hex }
side-name = Bok { $side }
token-name = Region { $token }
region-size =
    { $count ->
        [one] jedno pole
        [few] { $count } pola
       *[other] { $count } pól
    }
devotion-space = Uwielbienie { $count }
devotion-red = czerwone
devotion-blue = niebieskie
devotion-top = szczyt
marker-note = { $god }: { $count }
role-god = { $god }
battle-title = Bitwa o region { $token }
part-figures = Jednostki
part-prisoners = Uwięzieni
forecast-lower = grozi połączenie (pomniejszy bóg)
forecast-higher = grozi połączenie (wyższy bóg)
forecast-forgotten = grozi zapomnienie

## Do czego zmierza wybór

aim-god = grać { $god_ins }
aim-move = przenieść jednostki tam, gdzie się liczą
aim-summon = mieć więcej jednostek na mapie
aim-gain = pozyskać wyznawców
aim-unlock = odblokować moc
aim-event-control = wywołać wydarzenie i przejąć monument
aim-event-caravan = wywołać wydarzenie i podzielić region
aim-event-conflict = wywołać Konflikt właśnie teraz
aim-beside = stanąć obok monumentu i go przejąć ({ $monument })
aim-gather = stanąć tam, gdzie zbierają się wyznawcy
aim-fight = wygrać bitwę o region { $token }
aim-dominate = zdominować region { $token }
aim-push = odsunąć rywala z drogi
aim-claws = zagrozić Skorpionem dwóm polom
aim-summon-figure = sprowadzić na mapę { $figure_acc }
aim-shine = zyskać więcej dzięki opromienionej jednostce
aim-unlock-power = używać odtąd mocy: { $power }
aim-majority = zdobyć większość w regionie { $token } ({ $monument })
aim-draw-level = odebrać rywalowi większość w regionie { $token } ({ $monument })
aim-control = mieć w regionie { $token } o monument więcej ({ $monument })
aim-caravan = podzielić region na swoją korzyść
aim-token = ustalić, kiedy regiony walczą
aim-announce = zagrać dwie karty w jednej bitwie
aim-play = wycisnąć z regionu { $token } jak najwięcej, zagrać { $cards_acc }
aim-bid = ocalić własne jednostki przed plagą
aim-bid-nothing = zachować wyznawców
aim-auction = wylicytować strażnika
aim-site = budować przy własnych jednostkach
aim-break = rozstrzygnąć remis
aim-trap = więzić wojownika { $god_gen }
aim-save = ocalić jednostki
aim-lose = poświęcić najmniej ważną jednostkę
aim-gate = otworzyć drogę własnym jednostkom
aim-worship = zamienić wyznawców w uwielbienie
aim-dismiss = zachować lepszych strażników
aim-end-there = na tym poprzestać

## Wartości elementów

kind-god = Bogowie
kind-power = Moce Ankh
kind-card = Karty bitwy
kind-guardian = Strażnicy
kind-monument = Monumenty
kind-action = Akcje
kind-track = Tory
kind-players = Liczby graczy
kind-limit = Limity
kind-module = Moduły
kind-map = Mapa
kind-region = Regiony
kind-scenario = Scenariusze
figure-colour = kolor
figure-token = żeton
figure-slots = miejsca dla uwięzionych
figure-gates = bramy
figure-suns = słońca
figure-level = poziom
figure-followers = wyznawcy
figure-monuments = monumenty
figure-strength = siła
figure-margin = wygrana co najmniej o
figure-devotion = uwielbienie
figure-figures = jednostki
figure-base = podstawka
figure-count = liczba
figure-row = rząd
figure-spaces = pola
figure-range = zasięg
figure-merge_after = połączenie po wydarzeniu
figure-forget_after = zapomnienie po wydarzeniu
figure-red = czerwone do
figure-top = szczyt
figure-levels = poziomy
figure-guardians = strażnicy
figure-start = na początku
figure-board = na planszy
figure-small = małe
figure-large = duże
figure-line = wielbłądy w linii
figure-tokens = żetony
figure-players = gracze
figure-flooded = zalane pola
figure-cities = miasta
figure-conflicts = Konflikty
figure-terrain = teren
figure-rivers = boki rzeki
figure-anchor = jedno z jego pól
figure-size = wielkość
figure-kingdom = państwo
figure-sizes = wielkości regionów
figure-camels = wielbłądy
figure-obelisks = obeliski
figure-temples = świątynie
figure-pyramids = piramidy
figure-gods = bogowie
figure-warriors = wojownicy
figure-controlled = kontrolowane monumenty
term-green = zielony
term-purple = fioletowy
term-red = czerwony
term-yellow = żółty
term-middle-kingdom = Średnie Państwo
term-old-kingdom = Stare Państwo

## Nazwy zasad, jak podają je odmowy

rule-r11-5 = Użyte karty
rule-r12-1 = Wybór boga
rule-r14-1 = Wybór akcji
rule-r14-3 = Druga akcja niżej
rule-r15-1 = Ruch o maksymalnie trzy pola
rule-r15-2-b = Koniec na pustym polu
rule-r15-2-c = Nie kończy się na wodzie
rule-r16-1-a = Jedna jednostka z puli
rule-r16-1-b = Pusty ląd
rule-r16-1-c = Obok własnych
rule-r18-1-a = Żeton najbardziej z lewej
rule-r18-1-b = Jeszcze zablokowana
rule-r20-1 = Neutralny monument
rule-r20-2 = Cudzy monument
rule-r21-1 = Linia wielbłądów
rule-r21-4 = Żetony kolejności konfliktów
rule-r21-5 = Zamiana żetonów
rule-r23-1 = Wybór i odkrycie
rule-r24-4 = Użycie Przechylenia Szali
rule-r25-2-d = Strażnicy przechodzą
rule-p6-a = { power-obelisk-attuned }
rule-p8-a = { power-pyramid-attuned }
rule-p12 = { power-worshipful }
rule-c1-a = { card-plague }
rule-c2-a = { card-build }
rule-c2-b = Budowa niemożliwa
rule-g1 = Amon: dwie karty
rule-g2-a = Anubis: uwięzieni wojownicy
rule-g2-c = Anubis: wykup
rule-g3-a = Izyda: ochrona
rule-g4-a = Ozyrys: bramy
rule-g4-b = Ozyrys: dodatkowe przyzwanie
rule-g4-c = Ozyrys: zamknięte dla innych
rule-g5-a = Ra: opromienienie
rule-u2-a = { guardian-satet }
rule-u2-b = Satet nie ma dokąd przesunąć
rule-u3 = { guardian-mummy }
rule-u5-a = Olbrzymi Skorpion: szczypce
rule-m3 = { module-guardian-auction }
rule-a-03 = Ruchy jeden po drugim
rule-a-10 = Kolejność przyzwań
rule-a-11 = Cudze bramy
rule-a-13 = Położenie lub przeniesienie bramy
rule-a-14 = Gdzie staje brama
rule-a-17 = Przesunięcie przez Satet
rule-a-18 = Celowanie
rule-a-25 = Dozwolone linie
rule-a-28 = Jedna zamiana
rule-a-31 = Przejścia do obelisków
rule-a-46 = Izyda decyduje o każdej jednostce
rule-a-62 = Strażnicy pomniejszego boga

## Co musi zachodzić w przykładzie

fact-markers = znaczniki akcji
fact-acting = działa
fact-controls = kontroluje
fact-ladder = kolejność uwielbienia
fact-battle = bitwa
fact-regions = regiony
fact-prisoners = więźniowie
fact-event = wydarzenie
fact-claws = szczypce
fact-tiebreaker = rozstrzyganie remisów
fact-gates-left = pozostało bram
fact-head = połączony pod
fact-up = odkryty
fact-down = zakryty
fact-forgotten = zapomniany
fact-winner = zwycięzca

# what may be answered beforehand
standing-cards = Moja karta bitwy
standing-bid = Wyznawcy na plagę
standing-tiebreaker = Rozstrzygnięcie remisu
standing-unseen-forms = Dwie karty bitwy Amona
standing-worship = Kult po bitwie

## On the pages of players

feat-god = Ulubiony bóg
feat-guardian = Ulubieni strażnicy
feat-power = Ulubione moce
feat-battles = Najwięcej wygranych bitew
