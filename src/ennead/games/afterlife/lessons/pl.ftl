### Co mówi trener. Wczytywane tylko temu, kto się uczy.

## Stół i cel

lesson-board = Stół i cel
lesson-board-welcome = Witaj. Żyjesz w Egipcie, wśród możnych, i chcesz zabrać swoje skarby w zaświaty. Kto napełni najwspanialszy grobowiec, ten wygrywa. Rozejrzymy się, a potem zrobisz pierwsze kroki.
lesson-board-tomb = To twój grobowiec. Na razie leży w nim tylko { card-urn }. Na koniec punkty dają tylko karty, które leżą tutaj; cała reszta twojego majątku nie jest warta nic.
lesson-board-hand = To twoja ręka: gliniani słudzy, urna, trochę jedzenia. Karty ubogie, ale każda może w tej turze zrobić dla ciebie jedną rzecz: zapłacić, wykonać akcję albo trafić do grobowca.
lesson-board-bury = Raz w turze możesz za darmo złożyć kartę do grobowca. Zacznij od karty { card-shabti }: to punkt, a nie będzie ci jej brakować. Kliknij ją i wybierz złożenie do grobowca.
lesson-board-bury-slow = Kliknij na ręce { card-shabti }. Stół pokaże, co można z nią zrobić: wybierz złożenie do grobowca.
lesson-board-urn-too = { card-urn } też się nadaje: jest warta tyle samo, jeden punkt.
lesson-board-keep-gold = Ta karta płaci więcej niż inne, zatrzymaj ją na razie w talii. Pochowaj najuboższą.
lesson-board-bury-first = Zaraz do tego dojdziemy. Najpierw grobowiec.
lesson-board-not-yet = Tura dopiero się zaczęła i jest co robić. Zostańmy jeszcze.
lesson-board-buried = Następny punkt. Ta karta na dobre znikła z talii, więc lepsze będą przychodzić częściej.
lesson-board-market = A to rynek: piramida z sześciu kart. Na sprzedaż są tylko trzy karty dolnego rzędu, czyli podstawy. Te wyżej muszą najpierw spaść.
lesson-board-buy = { card-spear } to dobry początek: płaci więcej niż każda z twoich kart. Kliknij ją, a potem klikaj karty na ręce, aż ich złoto wystarczy na cenę, i „{ option-done }”.
lesson-board-buy-slow = Kliknij { card-spear.acc } po prawej na dole. Potem zapłać, na przykład kartami { card-box-of-food } i { card-offering-table }, i kliknij „{ option-done }”.
lesson-board-not-serdab = { card-serdab } jest tani, ale mało płaci. Weźmy najbogatszą kartę, na jaką nas stać.
lesson-board-not-hook = Nieźle. Ale { card-spear } płaci więcej i jest w twoim zasięgu.
lesson-board-gold-now = Każda karta służy tylko w jeden sposób. Teraz potrzebujesz jej złota.
lesson-board-bought = Kupione. Nadwyżka przepada, więc szukaj sumy, która pasuje.
lesson-board-pile = Karta leży na stosie kart odrzuconych. Gdy talia się skończy, stos się tasuje i staje się nową talią. Wtedy { card-spear } trafi na twoją rękę i będzie płacić.
lesson-board-fell = Widzisz? { card-axe } spadł w lukę, a za nim z góry zsunęła się { card-goddess-nut }. Co spadnie do podstawy, od razu jest na sprzedaż.
lesson-board-end = To serce gry: kupuj skarby, niech dla ciebie pracują, i pochowaj je na czas. Teraz zagrasz całą turę.

## Tura

lesson-turn = Cała tura
lesson-turn-course = Tura ma cztery kroki: grasz kartami, wszystko odrzucasz, piramida się odbudowuje, dobierasz pięć nowych kart. Decydujesz tylko w pierwszym; resztę robi stół.
lesson-turn-ways = Spójrz znów na rękę. Złoto, akcja, grobowiec: każda karta idzie w turze jedną z tych dróg, a zagrać możesz, ile chcesz, w dowolnej kolejności.
lesson-turn-draw = Zacznij od akcji. { card-box-of-food } mówi: dobierz kartę. Tracisz jej złoto, ale widzisz coś nowego. Zagraj ją.
lesson-turn-draw-slow = Kliknij { card-box-of-food.acc } i wybierz zagranie.
lesson-turn-action-first = To za chwilę. Najpierw zobacz, co przyniesie { card-box-of-food }.
lesson-turn-not-yet = Poczekaj, w tej turze możesz jeszcze zrobić coś pożytecznego.
lesson-turn-drew = To { card-spear }. Jest warta więcej niż to, co oddajesz.
lesson-turn-used = { card-box-of-food } leży teraz przed tobą. Wykonała akcję, więc w tej turze już nie zapłaci. Na koniec pójdzie z resztą na stos kart odrzuconych.
lesson-turn-bury = Teraz pochowaj jedną z ubogich kart. Masz jedno darmowe złożenie na turę; korzystaj z niego prawie zawsze.
lesson-turn-bury-slow = Kliknij { card-shabti } albo { card-urn.acc } i wybierz złożenie do grobowca.
lesson-turn-keep-spear = { card-spear } jeszcze wiele ci kupi. Pochowaj ubogą kartę.
lesson-turn-keep-table = { card-offering-table } płaci dwie monety. Pochowaj kartę, która płaci jedną.
lesson-turn-bury-first = Za chwilę. Jeśli teraz wydasz wszystko, nie zostanie nic do pochowania.
lesson-turn-buried = Dobrze. Grobowiec rośnie, talia chudnie.
lesson-turn-buy = Teraz kup { card-necklace } ze środka podstawy. Poszukaj kart, które razem dadzą cenę cztery.
lesson-turn-buy-slow = Kliknij { card-necklace } i zapłać, na przykład kartą { card-spear } i jedną małą.
lesson-turn-other-card = Można. Ale gdy odchodzi środkowa karta, dzieje się coś szczególnego. Weźmy ją.
lesson-turn-bought = Jest twój. A teraz piramida się zawala.
lesson-turn-fork = Nad środkiem podstawy leżą dwie karty i ty wybierasz, która spadnie. Następny kupuje sąsiad. Wystawisz mu kartę { card-goddess-nut } czy raczej tani { card-dagger }?
lesson-turn-fork-slow = Kliknij jedną z dwóch zaznaczonych kart: spadnie do podstawy.
lesson-turn-fell-nut = Hojnie, ale zgodnie z zasadami: { card-goddess-nut } jest teraz na sprzedaż. Sąsiad może ci podziękować.
lesson-turn-fell-dagger = Dobrze pomyślane. { card-goddess-nut } zostaje poza zasięgiem sąsiada.
lesson-turn-end = Była akcja, był pochówek i zakup. Zakończ turę i zobacz, co zrobi stół.
lesson-turn-end-slow = Kliknij „{ option-end }”.
lesson-turn-order = Kolejność odrzucanych kart nie ma tu znaczenia. Po prostu zakończ turę.
lesson-turn-enough = Na jedną turę wystarczy. Zakończ ją, proszę.
lesson-turn-ended = Wszystko trafiło na stos, piramida uzupełniła się z zapasu, a na ręce masz pięć nowych kart. Potem grał sąsiad.
lesson-turn-steps = To twoja nowa ręka. Talia skończyła się przy dobieraniu, więc stos kart odrzuconych został przetasowany w nową. Odtąd zakup może trafić na twoją rękę.
lesson-turn-over = Sąsiad ma takie same stosy jak ty i odkryty grobowiec. Miej go na oku. W następnej lekcji zaprzęgniesz do pracy piramidę.

## Piramida

lesson-pyramid = Zawalająca się piramida
lesson-pyramid-wish = Podoba ci się { card-goddess-nut }. Leży jednak w środkowym rzędzie, a na sprzedaż jest tylko podstawa.
lesson-pyramid-above = Gdy odchodzi lewa karta podstawy, na jej miejsce od razu spada karta znad niej. Zrób jej więc miejsce.
lesson-pyramid-dagger = Kup { card-dagger }. Kosztuje dwie monety, a { card-box-of-food } płaci dokładnie tyle. Potem kliknij „{ option-done }”.
lesson-pyramid-dagger-slow = Kliknij { card-dagger } po lewej w podstawie, potem na ręce { card-box-of-food.acc } i „{ option-done }”.
lesson-pyramid-no-change = { card-spear } to za dużo: reszty się nie wydaje, a ona jeszcze się przyda. Zapłać kartą { card-box-of-food }.
lesson-pyramid-exact = Tak też można, ale drobne karty zachowaj na następny zakup. { card-box-of-food } wystarczy sama.
lesson-pyramid-not-there = Ta karta leży gdzie indziej. Chodzi nam o lewą stronę podstawy.
lesson-pyramid-stay = W tej turze da się zyskać więcej. Grajmy dalej.
lesson-pyramid-fell = Jeden zakup, a ruszyły się dwie karty.
lesson-pyramid-chain = { card-goddess-nut } jest w podstawie, a z wierzchołka zsunęła się { card-brooch }. Luka na górze zostaje do końca twojej tury.
lesson-pyramid-nut = Karta, która spadła, jest na sprzedaż od razu, nawet w tej samej turze. Kup { card-goddess-nut.acc } za { card-spear.acc } i jedno { card-shabti }.
lesson-pyramid-nut-slow = Kliknij { card-goddess-nut.acc }, potem { card-spear.acc } i { card-shabti }, na koniec „{ option-done }”.
lesson-pyramid-keep-urn = { card-urn.acc } zachowaj: za chwilę przyda się jej akcja.
lesson-pyramid-urn-later = Już niedługo. Najpierw zakup.
lesson-pyramid-two = Dwa skarby w jednej turze. Mając dość złota, tak wykupisz całą piramidę.
lesson-pyramid-danger = Teraz w podstawie leży { card-brooch }, najpiękniejsza karta ze wszystkich. Ciebie już na nią nie stać, sąsiada może tak. Da się ją schować?
lesson-pyramid-urn = { card-urn } zamienia miejscami dowolne dwie karty piramidy. Zagraj ją i zamień { card-brooch.acc } z kartą { card-linen-bandages } ze środkowego rzędu.
lesson-pyramid-urn-slow = Kliknij { card-urn.acc } i zagraj ją. Potem wybierz { card-brooch.acc } i { card-linen-bandages }.
lesson-pyramid-swap-up = Tak { card-brooch } nie trafi do środkowego rzędu. Zamień ją z kartą { card-linen-bandages }.
lesson-pyramid-swapped = Zręcznie. { card-brooch } czeka w środkowym rzędzie.
lesson-pyramid-change = Jeszcze jedna zasada. Kto w swojej turze nie zmieni piramidy, musi poświęcić jedną z jej kart. Masz za sobą zakupy, więc nic cię nie czeka. Sama zamiana by się nie liczyła.
lesson-pyramid-end = Zakończ turę. Luki zapełnią się z zapasu, od dołu do góry.
lesson-pyramid-rebuilt = Znów sześć kart. Teraz gra sąsiad.
lesson-pyramid-over = Zanim coś kupisz, zapytaj siebie, co spadnie i kto kupuje po tobie. To pytanie rozstrzyga wiele partii. Następna lekcja jest o punktach.

## Punkty

lesson-points = Punkty i zwycięstwo
lesson-points-last = Zapas jest pusty, a w piramidzie została jedna karta. To ostatnia tura partii. Co po niej nie leży w grobowcu, przepada.
lesson-points-tomb = Twój grobowiec jest teraz wart { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }: po jednym za kartę startową i dziewięć za broń. Zestaw daje liczbę swoich różnych kart razy ta sama liczba: trzy bronie, trzy razy trzy.
lesson-points-other = Sąsiad ma wszystkie pięć komnat, razem { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }. Przegrywasz. Ale na ręce masz jeszcze dwie bronie.
lesson-points-weapon = Złóż za darmo broń, której jeszcze nie masz w grobowcu. Cztery razy cztery to dużo więcej niż trzy razy trzy.
lesson-points-weapon-slow = Kliknij { card-khopesh } albo { card-sling.acc } i wybierz złożenie do grobowca.
lesson-points-one-point = To byłby jeden punkt. Następna broń doda siedem. Spójrz jeszcze raz.
lesson-points-chamber-works = { card-burial-chamber } dałaby punkt. Jej akcja potrafi więcej: składa do grobowca inną kartę.
lesson-points-free-first = Dobry pomysł, i zaraz na niego pora. Najpierw darmowe złożenie.
lesson-points-stay = Tak przegrasz. Na ręce masz punkty.
lesson-points-square = Szesnaście punktów za cztery bronie.
lesson-points-chamber = I jeszcze jedna: zagraj kartę { card-burial-chamber }. Jej akcja składa do grobowca dodatkową kartę z ręki. Wybierz drugą broń.
lesson-points-chamber-slow = Kliknij { card-burial-chamber.acc } i zagraj ją, potem wybierz broń na ręce.
lesson-points-five = Pięć broni: dwadzieścia pięć punktów. Każda nowa karta zestawu dodaje więcej niż poprzednia.
lesson-points-close = Nic więcej z ręki nie trafi do grobowca. Zakończ turę: ostatnia karta piramidy zostanie poświęcona i partia się skończy.
lesson-points-nothing-more = Więcej nie trzeba. Zakończ turę, proszę.
lesson-points-won = Koniec partii. Wygrywasz dwoma punktami.
lesson-points-over = Zapamiętaj trzy rzeczy. Duże zestawy wygrywają. Drugie sztuki nic nie dodają. A karty, które składają do grobowca, jak { card-burial-chamber }, są na końcu wiele warte.

## Pierwsze plany

lesson-plans = Pierwsze plany
lesson-plans-look = Środek partii. Cała podstawa jest droga, a twoja ręka uboga. W tej turze nic nie kupisz. Czy jest stracona? Wcale nie.
lesson-plans-thin = Po pierwsze: w talii wciąż masz za dużo kart startowych. Zajmują rękę i prawie nic nie płacą. Pochowaj jedną.
lesson-plans-thin-slow = Kliknij { card-shabti } albo { card-urn.acc } i wybierz złożenie do grobowca.
lesson-plans-keep-bandages = { card-linen-bandages } mogą w tej turze pochować dla ciebie kartę. Złóż za darmo kartę startową, potem zagraj bandaże.
lesson-plans-stay = Twoja ręka jeszcze nic nie zrobiła. Zostańmy.
lesson-plans-thinner = O jedną mniej.
lesson-plans-bandages = Teraz { card-linen-bandages }: ich akcja chowa następną kartę startową, a darmowe złożenie nie ma z tym nic wspólnego.
lesson-plans-bandages-slow = Kliknij { card-linen-bandages }, zagraj je i wybierz kartę startową.
lesson-plans-two-buried = Dwa punkty i dwie ubogie karty mniej. Odtąd twoje ręce będą bogatsze.
lesson-plans-rival = Po drugie: spójrz na sąsiada. W grobowcu ma trzy bronie, a { card-bow } byłby czwartą. Jest na sprzedaż, a sąsiad ma złoto.
lesson-plans-end = Piramida się przez ciebie nie zmieniła, więc musisz poświęcić jedną z jej kart. To nie tylko obowiązek. Zakończ turę.
lesson-plans-end-slow = Kliknij „{ option-end }”.
lesson-plans-owed = Teraz wybierzesz kartę, która zniknie.
lesson-plans-sacrifice = Może być z dowolnego rzędu. Której najmniej życzysz sąsiadowi?
lesson-plans-sacrifice-slow = Kliknij { card-bow } w podstawie. Pójdzie na cmentarzysko.
lesson-plans-leaves-bow = Wtedy { card-bow } zostanie dla sąsiada. Wybierz raczej { card-bow }.
lesson-plans-spoiled = { card-bow } jest na cmentarzysku. Sąsiad musi poszukać innego planu.
lesson-plans-set = A twój plan? Wybierz jeden duży zestaw albo dwa, na których innym nie zależy. Kupuj jego karty, póki są tanie, używaj ich i chowaj jedną po drugiej.
lesson-plans-time = Zapas to twój zegar. Gdy zniknie mniej więcej połowa, zacznij chować dobre karty: za darmo idzie tylko jedna na turę, a na ostatnie może zabraknąć czasu.
lesson-plans-over = To wszystko, czego potrzebujesz. Odchudzaj talię, kupuj złoto, wybierz zestaw, patrz na sąsiadów, chowaj na czas. Zagraj teraz pierwszą partię, z połową rynku, żeby była krótka. Zostanę przy tobie.

## W pierwszej partii, gdy pada pytanie

coach-turn = Przy każdej karcie zapytaj siebie: zapłaci, wykona akcję, czy czas na grobowiec? Na początku kupuj karty, które dobrze płacą, i chowaj startowe. Później składaj zestawy, które zbierasz.
coach-payment = Wybierz karty, których złoto pasuje do ceny; nadwyżka przepada. Zachowaj te, których akcji chcesz jeszcze użyć.
coach-fork = Jedna z dwóch kart spadnie do podstawy i będzie na sprzedaż. Jeśli masz jeszcze złoto, ściągnij tę, której chcesz; jeśli nie, pomyśl o sąsiedzie.
coach-rebuild = Piramida się przez ciebie nie zmieniła, więc jedna z jej kart musi zniknąć. Weź tę, która najbardziej pomogłaby innym.
coach-order = Liczy się najwyżej wierzch stosu kart odrzuconych. Połóż tam kartę, po którą chcesz wkrótce sięgnąć, albo zostaw, jak jest.
coach-discard = Odrzuć kartę, której teraz najmniej potrzebujesz. Po tasowaniu wróci.
coach-dearest = Cios topora: odrzucasz najdroższą kartę. Nie przepada, leży na twoim stosie kart odrzuconych.
coach-entomb-hand = Do grobowca idzie dodatkowa karta. Najwięcej punktów da karta zestawu, który zbierasz; startowa odchudzi talię.
coach-entomb-starter = Wybierz kartę startową: punkt dla ciebie i jedna uboga karta mniej.
coach-sacrifice-hand = Ta karta na dobre znika z talii i nie daje punktów. Wybierz tę, na której najmniej ci zależy.
coach-sacrifice-pyramid = Wybierz kartę, której chcą inni, albo tę, która zasłania coś dla ciebie.
coach-take = Dowolna karta piramidy jest twoja bez płacenia. Myśl najpierw o swoich zestawach, potem o złocie.
coach-opponent = Wybierz tego, kto prowadzi albo zbiera to samo co ty.
coach-urn-swap = Sprowadź do podstawy kartę, którą chcesz kupić, albo podnieś inną poza zasięg sąsiada.
coach-necklace = Następna karta talii jest nieznana. Na początku to zapewne startowa; później możesz stracić dobrą kartę, ale w grobowcu i ona punktuje.
coach-brain-hook = Karta z zapasu, tańsza niż zwykle. Jeśli ją zostawisz, pójdzie na cmentarzysko.
coach-search = Weź kartę, która w tej turze pomoże ci najbardziej.
coach-chapel = Wierzchnia karta twojego stosu może trafić do grobowca. Zgódź się, jeśli należy do zestawu, który zbierasz, albo jest startowa.
coach-serdab = Karty odłożone na bok dojdą do następnej ręki. Zachowaj te, które chcesz zagrać razem.
coach-judgment = Wymień niepotrzebną kartę na wierzch cmentarzyska i powtarzaj, dopóki ci się to podoba.
coach-nut-offer = Możesz za darmo wziąć najtańszą kartę piramidy. Rzadko jest powód, by odmówić.
coach-khopesh = Sąsiad dostanie kartę, którą wybierzesz. Wybierz tę, która pomoże mu najmniej.
coach-senet-gift = Oddaj kartę zestawu, której będzie ci najmniej brakować.
coach-victory = Karta użyta w tej turze może trafić prosto do grobowca. Wybierz tę, która da dużo punktów.
coach-hounds = Weź z powrotem kartę, której warto użyć dwa razy.
coach-to-deck = Kartę położoną na wierzch talii dobierzesz jako pierwszą. Zachowaj taką, która przyda się w następnej turze.
coach-entomb-pyramid = Z piramidy prosto do grobowca. Wybierz kartę, która powiększy twój najlepszy zestaw.
coach-tomb-sacrifice = Jedna karta zestawu musi opuścić grobowiec. Druga sztuka nic nie kosztuje; jeśli jej nie ma, weź kartę z najmniejszego zestawu.
coach-bow = Karta zestawu, którego w grobowcu jeszcze nie masz. Wybierz duży zestaw, który da się zbierać dalej.
coach-spear-card = Widzisz całą rękę. Zabierz kartę, której przeciwnik najbardziej potrzebuje w następnej turze.
coach-hieroglyphics = Jedna z tych kart trafi teraz na rękę, pozostałe dobierzesz następnym razem.
coach-hunting-scene = Oddana karta znika na dobre i decyduje, jak drogą wolno ci wziąć. Najpierw spójrz na piramidę.
coach-mirror-case = Gdzie futerał wyląduje, tam znów można go kupić. W podstawie dosięgnie go każdy.
coach-unearth = Karta wraca z grobowca i można jej użyć jeszcze raz. Nie zapomnij znów jej pochować.
coach-to-hand = Dowolna karta piramidy trafia na rękę. Możesz jej użyć albo złożyć ją do grobowca jeszcze w tej turze.
