### Pharaon naszymi słowami.

game-title = Pharaon
game-blurb = Potomkowie faraona mają pięć rund, by zdobyć prestiż w pięciu strefach wokół obracającego się koła: ofiary, arystokraci, rzemieślnicy, Nil, własny grobowiec i bogowie, którzy chcą wszystkiego.

## Żetony

token-black = czarny
    .gen = czarnego
    .dat = czarnemu
    .ins = czarnym
    .loc = czarnym
    .gender = m
token-yellow = żółty
    .gen = żółtego
    .dat = żółtemu
    .ins = żółtym
    .loc = żółtym
    .gender = m
token-green = zielony
    .gen = zielonego
    .dat = zielonemu
    .ins = zielonym
    .loc = zielonym
    .gender = m
token-red = czerwony
    .gen = czerwonego
    .dat = czerwonemu
    .ins = czerwonym
    .loc = czerwonym
    .gender = m
token-blue = niebieski
    .gen = niebieskiego
    .dat = niebieskiemu
    .ins = niebieskim
    .loc = niebieskim
    .gender = m
token-silver = srebro
    .gen = srebra
    .dat = srebru
    .ins = srebrem
    .loc = srebrze
    .gender = n
token-black-offering = czarna ofiara
    .gen = czarnej ofiary
    .dat = czarnej ofierze
    .acc = czarną ofiarę
    .ins = czarną ofiarą
    .loc = czarnej ofierze
    .gender = f
token-yellow-offering = żółta ofiara
    .gen = żółtej ofiary
    .dat = żółtej ofierze
    .acc = żółtą ofiarę
    .ins = żółtą ofiarą
    .loc = żółtej ofierze
    .gender = f
token-green-offering = zielona ofiara
    .gen = zielonej ofiary
    .dat = zielonej ofierze
    .acc = zieloną ofiarę
    .ins = zieloną ofiarą
    .loc = zielonej ofierze
    .gender = f
token-red-offering = czerwona ofiara
    .gen = czerwonej ofiary
    .dat = czerwonej ofierze
    .acc = czerwoną ofiarę
    .ins = czerwoną ofiarą
    .loc = czerwonej ofierze
    .gender = f
token-blue-offering = niebieska ofiara
    .gen = niebieskiej ofiary
    .dat = niebieskiej ofierze
    .acc = niebieską ofiarę
    .ins = niebieską ofiarą
    .loc = niebieskiej ofierze
    .gender = f
token-offerings-joker = joker ofiar
    .gen = jokera ofiar
    .dat = jokerowi ofiar
    .acc = jokera ofiar
    .ins = jokerem ofiar
    .loc = jokerze ofiar
    .gender = m
token-nobles-joker = joker arystokratów
    .gen = jokera arystokratów
    .dat = jokerowi arystokratów
    .acc = jokera arystokratów
    .ins = jokerem arystokratów
    .loc = jokerze arystokratów
    .gender = m
token-artisans-joker = joker rzemieślników
    .gen = jokera rzemieślników
    .dat = jokerowi rzemieślników
    .acc = jokera rzemieślników
    .ins = jokerem rzemieślników
    .loc = jokerze rzemieślników
    .gender = m
token-nile-joker = joker Nilu
    .gen = jokera Nilu
    .dat = jokerowi Nilu
    .acc = jokera Nilu
    .ins = jokerem Nilu
    .loc = jokerze Nilu
    .gender = m
token-tomb-joker = joker grobowca
    .gen = jokera grobowca
    .dat = jokerowi grobowca
    .acc = jokera grobowca
    .ins = jokerem grobowca
    .loc = jokerze grobowca
    .gender = m
token-plus-one = ofiara +1
    .gen = ofiary +1
    .dat = ofierze +1
    .acc = ofiarę +1
    .ins = ofiarą +1
    .loc = ofierze +1
    .gender = f
token-plus-two = ofiara +2
    .gen = ofiary +2
    .dat = ofierze +2
    .acc = ofiarę +2
    .ins = ofiarą +2
    .loc = ofierze +2
    .gender = f
token-black-text = Rzemiosło: podstawowy rodzaj zasobu. Jeśli zostanie na koniec, daje punkt.
token-yellow-text = Szlachetność: podstawowy rodzaj zasobu. Jeśli zostanie na koniec, daje punkt.
token-green-text = Rolnictwo: podstawowy rodzaj zasobu. Jeśli zostanie na koniec, daje punkt.
token-red-text = Handel: podstawowy rodzaj zasobu. Jeśli zostanie na koniec, daje punkt.
token-blue-text = Prawo: podstawowy rodzaj zasobu. Jeśli zostanie na koniec, daje punkt.
token-silver-text = Mądrość: zastępuje dowolny jeden rodzaj podstawowy.
token-black-offering-text = Można nią zapłacić w każdej chwili jak żetonem tego koloru.
token-yellow-offering-text = Można nią zapłacić w każdej chwili jak żetonem tego koloru.
token-green-offering-text = Można nią zapłacić w każdej chwili jak żetonem tego koloru.
token-red-offering-text = Można nią zapłacić w każdej chwili jak żetonem tego koloru.
token-blue-offering-text = Można nią zapłacić w każdej chwili jak żetonem tego koloru.
token-offerings-joker-text = Joker na wejście lub akcję, ale tylko w strefie ofiar.
token-nobles-joker-text = Joker na wejście lub akcję, ale tylko w strefie arystokratów.
token-artisans-joker-text = Joker na wejście lub akcję, ale tylko w strefie rzemieślników.
token-nile-joker-text = Joker na wejście lub akcję, ale tylko w strefie Nilu.
token-tomb-joker-text = Joker na wejście lub akcję, ale tylko w strefie grobowca.
token-plus-one-text = Nie można nią płacić; na koniec jest warta punkt więcej.
token-plus-two-text = Nie można nią płacić; na koniec jest warta dwa punkty więcej.

## Strefy

zone-offerings = strefa ofiar
    .gen = strefy ofiar
    .dat = strefie ofiar
    .acc = strefę ofiar
    .ins = strefą ofiar
    .loc = strefie ofiar
    .gender = f
zone-nobles = strefa arystokratów
    .gen = strefy arystokratów
    .dat = strefie arystokratów
    .acc = strefę arystokratów
    .ins = strefą arystokratów
    .loc = strefie arystokratów
    .gender = f
zone-artisans = strefa rzemieślników
    .gen = strefy rzemieślników
    .dat = strefie rzemieślników
    .acc = strefę rzemieślników
    .ins = strefą rzemieślników
    .loc = strefie rzemieślników
    .gender = f
zone-nile = strefa Nilu
    .gen = strefy Nilu
    .dat = strefie Nilu
    .acc = strefę Nilu
    .ins = strefą Nilu
    .loc = strefie Nilu
    .gender = f
zone-tomb = strefa grobowca
    .gen = strefy grobowca
    .dat = strefie grobowca
    .acc = strefę grobowca
    .ins = strefą grobowca
    .loc = strefie grobowca
    .gender = f
zone-offerings-short = Ofiary
zone-nobles-short = Arystokraci
zone-artisans-short = Rzemieślnicy
zone-nile-short = Nil
zone-tomb-short = Grobowiec
zone-offerings-text = Jeden żeton dowolnego rodzaju: weź parę ofiar. Jeszcze jeden tego samego rodzaju: trzecia ofiara z pola bonusowego lub z woreczka.
zone-nobles-text = Pięć żetonów pięciu rodzajów: weź arystokratę.
zone-artisans-text = Trzy żetony jednego rodzaju: weź rzemieślnika i to, co przynosi.
zone-nile-text = Jedna z pięciu akcji: zasoby albo kanopa i kroki na torach wpływu.
zone-tomb-text = Jeden krok twojego grobowca za to, co jest pod nim.
zone-entry = { $zone }: wejście { $token }, wolne { $free }; następna runda { $next }
zone-last-entry = { $zone }: wejście { $token }, wolne { $free }; ostatnia runda

## Bogowie

god-horus = Horus
    .gen = Horusa
    .dat = Horusowi
    .acc = Horusa
    .ins = Horusem
    .loc = Horusie
    .gender = m
god-ra = Ra
    .gender = m
god-anubis = Anubis
    .gen = Anubisa
    .dat = Anubisowi
    .acc = Anubisa
    .ins = Anubisem
    .loc = Anubisie
    .gender = m
god-isis = Izyda
    .gen = Izydy
    .dat = Izydzie
    .acc = Izydę
    .ins = Izydą
    .loc = Izydzie
    .gender = f
god-bastet = Bastet
    .gender = f
god-condition = { $zone }: { $have } z { $need }
god-points = Oba warunki spełnione: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }. Jeden sam: nic. Co służy jednemu bogu, nie służy drugiemu.

## Nil

nile-1 = 1. akcja Nilu
nile-1-text = Czarny i żółty: dobierz kanopę; krok na jednym z tych torów.
nile-2 = 2. akcja Nilu
nile-2-text = Żółty i zielony: czerwony, niebieski i dwa kroki na tych torach.
nile-3 = 3. akcja Nilu
nile-3-text = Zielony i czerwony: dwa żetony srebra i krok na dowolnym torze.
nile-4 = 4. akcja Nilu
nile-4-text = Czerwony i niebieski: żółty, zielony i dwa kroki na tych torach.
nile-5 = 5. akcja Nilu
nile-5-text = Niebieski i czarny: dobierz kanopę; krok na jednym z tych torów.

## Kanopy

jar-j01 = kanopa 1
jar-j02 = kanopa 2
jar-j03 = kanopa 3
jar-j04 = kanopa 4
jar-j05 = kanopa 5
jar-j06 = kanopa 6
jar-j07 = kanopa 7
jar-j08 = kanopa 8
jar-j09 = kanopa 9
jar-j10 = kanopa 10
jar-j11 = kanopa 11
jar-j12 = kanopa 12
jar-j13 = kanopa 13
jar-j14 = kanopa 14
jar-j15 = kanopa 15
jar-j16 = kanopa 16
jar-j17 = kanopa 17
jar-j18 = kanopa 18
jar-j19 = kanopa 19
jar-j20 = kanopa 20
jar-j21 = kanopa 21
jar-j22 = kanopa 22
jar-j23 = kanopa 23
jar-j24 = kanopa 24
jar-j25 = kanopa 25
jar-j26 = kanopa 26
jar-j27 = kanopa 27
jar-j28 = kanopa 28
jar-j29 = kanopa 29
jar-j30 = kanopa 30
jar-holds = Zawiera { $tokens_acc }.

## Rzemieślnicy

artisan-jeweller-1 = Jubiler
    .gen = Jubilera
    .dat = Jubilerowi
    .acc = Jubilera
    .ins = Jubilerem
    .loc = Jubilerze
    .gender = m
artisan-jeweller-2 = Jubiler
    .gen = Jubilera
    .dat = Jubilerowi
    .acc = Jubilera
    .ins = Jubilerem
    .loc = Jubilerze
    .gender = m
artisan-jeweller-3 = Jubiler
    .gen = Jubilera
    .dat = Jubilerowi
    .acc = Jubilera
    .ins = Jubilerem
    .loc = Jubilerze
    .gender = m
artisan-jeweller-4 = Jubiler
    .gen = Jubilera
    .dat = Jubilerowi
    .acc = Jubilera
    .ins = Jubilerem
    .loc = Jubilerze
    .gender = m
artisan-jeweller-5 = Jubiler
    .gen = Jubilera
    .dat = Jubilerowi
    .acc = Jubilera
    .ins = Jubilerem
    .loc = Jubilerze
    .gender = m
artisan-sculptor-1 = Rzeźbiarz
    .gen = Rzeźbiarza
    .dat = Rzeźbiarzowi
    .acc = Rzeźbiarza
    .ins = Rzeźbiarzem
    .loc = Rzeźbiarzu
    .gender = m
artisan-sculptor-2 = Rzeźbiarz
    .gen = Rzeźbiarza
    .dat = Rzeźbiarzowi
    .acc = Rzeźbiarza
    .ins = Rzeźbiarzem
    .loc = Rzeźbiarzu
    .gender = m
artisan-sculptor-3 = Rzeźbiarz
    .gen = Rzeźbiarza
    .dat = Rzeźbiarzowi
    .acc = Rzeźbiarza
    .ins = Rzeźbiarzem
    .loc = Rzeźbiarzu
    .gender = m
artisan-sculptor-4 = Rzeźbiarz
    .gen = Rzeźbiarza
    .dat = Rzeźbiarzowi
    .acc = Rzeźbiarza
    .ins = Rzeźbiarzem
    .loc = Rzeźbiarzu
    .gender = m
artisan-sculptor-5 = Rzeźbiarz
    .gen = Rzeźbiarza
    .dat = Rzeźbiarzowi
    .acc = Rzeźbiarza
    .ins = Rzeźbiarzem
    .loc = Rzeźbiarzu
    .gender = m
artisan-painter-1 = Malarz
    .gen = Malarza
    .dat = Malarzowi
    .acc = Malarza
    .ins = Malarzem
    .loc = Malarzu
    .gender = m
artisan-painter-2 = Malarz
    .gen = Malarza
    .dat = Malarzowi
    .acc = Malarza
    .ins = Malarzem
    .loc = Malarzu
    .gender = m
artisan-painter-3 = Malarz
    .gen = Malarza
    .dat = Malarzowi
    .acc = Malarza
    .ins = Malarzem
    .loc = Malarzu
    .gender = m
artisan-painter-4 = Malarz
    .gen = Malarza
    .dat = Malarzowi
    .acc = Malarza
    .ins = Malarzem
    .loc = Malarzu
    .gender = m
artisan-painter-5 = Malarz
    .gen = Malarza
    .dat = Malarzowi
    .acc = Malarza
    .ins = Malarzem
    .loc = Malarzu
    .gender = m
artisan-weaver-1 = Tkacz
    .gen = Tkacza
    .dat = Tkaczowi
    .acc = Tkacza
    .ins = Tkaczem
    .loc = Tkaczu
    .gender = m
artisan-weaver-2 = Tkacz
    .gen = Tkacza
    .dat = Tkaczowi
    .acc = Tkacza
    .ins = Tkaczem
    .loc = Tkaczu
    .gender = m
artisan-weaver-3 = Tkacz
    .gen = Tkacza
    .dat = Tkaczowi
    .acc = Tkacza
    .ins = Tkaczem
    .loc = Tkaczu
    .gender = m
artisan-weaver-4 = Tkacz
    .gen = Tkacza
    .dat = Tkaczowi
    .acc = Tkacza
    .ins = Tkaczem
    .loc = Tkaczu
    .gender = m
artisan-weaver-5 = Tkacz
    .gen = Tkacza
    .dat = Tkaczowi
    .acc = Tkacza
    .ins = Tkaczem
    .loc = Tkaczu
    .gender = m
artisan-potter-1 = Garncarz
    .gen = Garncarza
    .dat = Garncarzowi
    .acc = Garncarza
    .ins = Garncarzem
    .loc = Garncarzu
    .gender = m
artisan-potter-2 = Garncarz
    .gen = Garncarza
    .dat = Garncarzowi
    .acc = Garncarza
    .ins = Garncarzem
    .loc = Garncarzu
    .gender = m
artisan-potter-3 = Garncarz
    .gen = Garncarza
    .dat = Garncarzowi
    .acc = Garncarza
    .ins = Garncarzem
    .loc = Garncarzu
    .gender = m
artisan-potter-4 = Garncarz
    .gen = Garncarza
    .dat = Garncarzowi
    .acc = Garncarza
    .ins = Garncarzem
    .loc = Garncarzu
    .gender = m
artisan-potter-5 = Garncarz
    .gen = Garncarza
    .dat = Garncarzowi
    .acc = Garncarza
    .ins = Garncarzem
    .loc = Garncarzu
    .gender = m
artisan-embalmer-1 = Balsamista
    .gen = Balsamisty
    .dat = Balsamiście
    .acc = Balsamistę
    .ins = Balsamistą
    .loc = Balsamiście
    .gender = m
artisan-embalmer-2 = Balsamista
    .gen = Balsamisty
    .dat = Balsamiście
    .acc = Balsamistę
    .ins = Balsamistą
    .loc = Balsamiście
    .gender = m
artisan-embalmer-3 = Balsamista
    .gen = Balsamisty
    .dat = Balsamiście
    .acc = Balsamistę
    .ins = Balsamistą
    .loc = Balsamiście
    .gender = m
artisan-embalmer-4 = Balsamista
    .gen = Balsamisty
    .dat = Balsamiście
    .acc = Balsamistę
    .ins = Balsamistą
    .loc = Balsamiście
    .gender = m
artisan-embalmer-5 = Balsamista
    .gen = Balsamisty
    .dat = Balsamiście
    .acc = Balsamistę
    .ins = Balsamistą
    .loc = Balsamiście
    .gender = m
artisan-brings = Przynosi { $tokens_acc }.
artisan-brings-jar = Przynosi wierzchnią kanopę.

## Arystokraci

noble-scribe-1 = Skryba 1
    .gen = Skryby 1
    .dat = Skrybie 1
    .acc = Skrybę 1
    .ins = Skrybą 1
    .loc = Skrybie 1
    .gender = m
noble-scribe-1-text = { card-swap } { card-points } i { $each } za każdego zadowolonego boga przy { $zone_loc }.
noble-scribe-2 = Skryba 2
    .gen = Skryby 2
    .dat = Skrybie 2
    .acc = Skrybę 2
    .ins = Skrybą 2
    .loc = Skrybie 2
    .gender = m
noble-scribe-2-text = { card-swap } { card-points } i { $each } za każdego zadowolonego boga przy { $zone_loc }.
noble-scribe-3 = Skryba 3
    .gen = Skryby 3
    .dat = Skrybie 3
    .acc = Skrybę 3
    .ins = Skrybą 3
    .loc = Skrybie 3
    .gender = m
noble-scribe-3-text = { card-swap } { card-points } i { $each } za każdego zadowolonego boga przy { $zone_loc }.
noble-scribe-4 = Skryba 4
    .gen = Skryby 4
    .dat = Skrybie 4
    .acc = Skrybę 4
    .ins = Skrybą 4
    .loc = Skrybie 4
    .gender = m
noble-scribe-4-text = { card-swap } { card-points } i { $each } za każdego zadowolonego boga przy { $zone_loc }.
noble-scribe-5 = Skryba 5
    .gen = Skryby 5
    .dat = Skrybie 5
    .acc = Skrybę 5
    .ins = Skrybą 5
    .loc = Skrybie 5
    .gender = m
noble-scribe-5-text = { card-swap } { card-points } i { $each } za każdego zadowolonego boga przy { $zone_loc }.
noble-general = Generał
    .gen = Generała
    .dat = Generałowi
    .acc = Generała
    .ins = Generałem
    .loc = Generale
    .gender = m
noble-general-text = Gdy pasujesz, lecz nie jako ostatni gracz, możesz od razu przejść o pole i wziąć jego nagrodę. { card-points }, { $each } więcej z żetonem faraona, { $each } więcej z żetonem pierwszego gracza.
noble-architect = Architekt
    .gen = Architekta
    .dat = Architektowi
    .acc = Architekta
    .ins = Architektem
    .loc = Architekcie
    .gender = m
noble-architect-text = { card-any-entry } { card-points }.
noble-priestess = Kapłanka
    .gen = Kapłanki
    .dat = Kapłance
    .acc = Kapłankę
    .ins = Kapłanką
    .loc = Kapłance
    .gender = f
noble-priestess-text = { card-any-entry } { card-points }.
noble-foreman = Brygadzista
    .gen = Brygadzisty
    .dat = Brygadziście
    .acc = Brygadzistę
    .ins = Brygadzistą
    .loc = Brygadziście
    .gender = m
noble-foreman-text = { card-any-entry } { card-points }.
noble-chief-decorator = Główny dekorator
    .gen = Głównego dekoratora
    .dat = Głównemu dekoratorowi
    .acc = Głównego dekoratora
    .ins = Głównym dekoratorem
    .loc = Głównym dekoratorze
    .gender = m
noble-chief-decorator-text = { card-any-entry } { card-points }.
noble-judge = Sędzia
    .gen = Sędziego
    .dat = Sędziemu
    .acc = Sędziego
    .ins = Sędzią
    .loc = Sędzi
    .gender = m
noble-judge-text = W strefie arystokratów pozostałe cztery żetony nie muszą być różne; żeton na kole nadal ma kolor koła, chyba że ustalono inaczej. { card-points }.
noble-grand-vizier = Wielki wezyr
    .gen = Wielkiego wezyra
    .dat = Wielkiemu wezyrowi
    .acc = Wielkiego wezyra
    .ins = Wielkim wezyrem
    .loc = Wielkim wezyrze
    .gender = m
noble-grand-vizier-text = Bez efektu. { card-points } i { $each } za każdego twojego arystokratę, tego również.
noble-physician = Lekarz
    .gen = Lekarza
    .dat = Lekarzowi
    .acc = Lekarza
    .ins = Lekarzem
    .loc = Lekarzu
    .gender = m
noble-physician-text = { card-full-zone } { card-points } i { $each } za każdą różną wartość twoich rzemieślników.
noble-chief-contractor = Główny dostawca
    .gen = Głównego dostawcy
    .dat = Głównemu dostawcy
    .acc = Głównego dostawcę
    .ins = Głównym dostawcą
    .loc = Głównym dostawcy
    .gender = m
noble-chief-contractor-text = { card-full-zone } { card-points } i { $each } za każdy krok grobowca.
noble-high-priest = Arcykapłan
    .gen = Arcykapłana
    .dat = Arcykapłanowi
    .acc = Arcykapłana
    .ins = Arcykapłanem
    .loc = Arcykapłanie
    .gender = m
noble-high-priest-text = { card-full-zone } { card-points } i { $each } za każdą pozostałą ofiarę.
noble-stewardess = Zarządczyni
    .acc = Zarządczynię
    .ins = Zarządczynią
    .gender = f
noble-stewardess-text = { card-full-zone } { card-points } i { $each } za każdy tor na najwyższym stopniu.
noble-soothsayer = Wróżbitka
    .gen = Wróżbitki
    .dat = Wróżbitce
    .acc = Wróżbitkę
    .ins = Wróżbitką
    .loc = Wróżbitce
    .gender = f
noble-soothsayer-text = Raz na rundę wymień podstawowy żeton lub jego ofiarę na inny rodzaj podstawowy. { card-points } i { $each } za każdego zadowolonego boga.
noble-treasurer = Skarbnik
    .gen = Skarbnika
    .dat = Skarbnikowi
    .acc = Skarbnika
    .ins = Skarbnikiem
    .loc = Skarbniku
    .gender = m
noble-treasurer-text = Raz na rundę wymień podstawowy żeton lub jego ofiarę na srebro. { card-points } i { $each } za każde pozostałe srebro.
noble-teacher = Nauczyciel
    .gen = Nauczyciela
    .dat = Nauczycielowi
    .acc = Nauczyciela
    .ins = Nauczycielem
    .loc = Nauczycielu
    .gender = m
noble-teacher-text = Raz na rundę, gdy zdobywasz kanopę, zdobądź jeszcze jeden podstawowy żeton. { card-points } i { $each } za każdy pozostały podstawowy żeton lub jego ofiarę.
noble-diplomat = Dyplomata
    .gen = Dyplomaty
    .dat = Dyplomacie
    .acc = Dyplomatę
    .ins = Dyplomatą
    .loc = Dyplomacie
    .gender = m
noble-diplomat-text = Raz na rundę, gdy zdobywasz kanopę, możesz ją odrzucić i wziąć dowolne trzy podstawowe żetony. Punktuje jak twój najlepszy inny arystokrata.
noble-court-official-21 = Urzędnik dworski 21
    .gen = Urzędnika dworskiego 21
    .dat = Urzędnikowi dworskiemu 21
    .acc = Urzędnika dworskiego 21
    .ins = Urzędnikiem dworskim 21
    .loc = Urzędniku dworskim 21
    .gender = m
noble-court-official-21-text = Od razu: { card-nile-steps } i { card-silver }. { card-points }.
noble-court-official-22 = Urzędnik dworski 22
    .gen = Urzędnika dworskiego 22
    .dat = Urzędnikowi dworskiemu 22
    .acc = Urzędnika dworskiego 22
    .ins = Urzędnikiem dworskim 22
    .loc = Urzędniku dworskim 22
    .gender = m
noble-court-official-22-text = Od razu: { card-nile-steps } i { card-offerings }. { card-points }.
noble-court-official-23 = Urzędnik dworski 23
    .gen = Urzędnika dworskiego 23
    .dat = Urzędnikowi dworskiemu 23
    .acc = Urzędnika dworskiego 23
    .ins = Urzędnikiem dworskim 23
    .loc = Urzędniku dworskim 23
    .gender = m
noble-court-official-23-text = Od razu: rzemieślnik ze wszystkim, co przynosi, i { card-silver }. { card-points }.
noble-court-official-24 = Urzędnik dworski 24
    .gen = Urzędnika dworskiego 24
    .dat = Urzędnikowi dworskiemu 24
    .acc = Urzędnika dworskiego 24
    .ins = Urzędnikiem dworskim 24
    .loc = Urzędniku dworskim 24
    .gender = m
noble-court-official-24-text = Od razu: rzemieślnik ze wszystkim, co przynosi, i { card-offerings }. { card-points }.
noble-court-official-25 = Urzędnik dworski 25
    .gen = Urzędnika dworskiego 25
    .dat = Urzędnikowi dworskiemu 25
    .acc = Urzędnika dworskiego 25
    .ins = Urzędnikiem dworskim 25
    .loc = Urzędniku dworskim 25
    .gender = m
noble-court-official-25-text = Od razu: { card-tomb-steps } i { card-silver }. { card-points }.
noble-court-official-26 = Urzędnik dworski 26
    .gen = Urzędnika dworskiego 26
    .dat = Urzędnikowi dworskiemu 26
    .acc = Urzędnika dworskiego 26
    .ins = Urzędnikiem dworskim 26
    .loc = Urzędniku dworskim 26
    .gender = m
noble-court-official-26-text = Od razu: { card-tomb-steps } i { card-offerings }. { card-points }.
card-swap = Możesz użyć { $first_gen } jako { $second_gen } i odwrotnie, także ofiar.
card-any-entry = Do { $zone_gen } możesz wejść za dowolny podstawowy żeton; liczy się jako swój kolor.
card-full-zone = Raz na rundę możesz użyć pełnej { $zone_gen }; płacisz jak zwykle.
card-points = { $base ->
        [one] { $base } punkt
        [few] { $base } punkty
       *[other] { $base } punktów
    }
card-nile-steps = { $nile_steps ->
        [one] krok na dowolnym torze Nilu
        [few] { $nile_steps } kroki na dowolnych torach Nilu
       *[other] { $nile_steps } kroków na dowolnych torach Nilu
    }
card-silver = { $silver ->
        [one] jedno srebro
        [few] { $silver } żetony srebra
       *[other] { $silver } żetonów srebra
    }
card-offerings = { $offerings ->
        [one] jedna ofiara
        [few] { $offerings } ofiary z pola bonusowego lub z woreczka
       *[other] { $offerings } ofiar z pola bonusowego lub z woreczka
    }
card-tomb-steps = { $tomb_steps ->
        [one] darmowy krok grobowca
        [few] { $tomb_steps } darmowe kroki grobowca
       *[other] { $tomb_steps } darmowych kroków grobowca
    }
noble-scores = Teraz { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }

## Plansze i symbole Zdrajcy

board-a-light = plansza A, jasna strona
board-b-light = plansza B, jasna strona
board-c-light = plansza C, jasna strona
board-d-light = plansza D, jasna strona
board-e-light = plansza E, jasna strona
board-a-dark = plansza A, ciemna strona
board-b-dark = plansza B, ciemna strona
board-c-dark = plansza C, ciemna strona
board-d-dark = plansza D, ciemna strona
board-e-dark = plansza E, ciemna strona
symbol-none = Bez symbolu
symbol-none-text = Nic się nie dzieje.
symbol-tomb = Krok grobowca
symbol-tomb-text = Kostka Zdrajcy przesuwa się o krok.
symbol-noble = Bierze arystokratę
symbol-noble-text = Bierze arystokratę z podanego miejsca, bez efektu.
symbol-noble-value = Wartość jego arystokratów
symbol-noble-value-text = Na koniec każdy jego arystokrata jest wart najwyższą taką liczbę.
symbol-noble-discard = Odrzuca arystokratę
symbol-noble-discard-text = Arystokrata z podanego miejsca opuszcza grę.
symbol-artisan-high = Bierze najcenniejszego rzemieślnika
symbol-artisan-high-text = Bierze odkrytego rzemieślnika o największej liczbie punktów, z równych pierwszego od lewej.
symbol-artisan-low = Bierze najtańszego rzemieślnika
symbol-artisan-low-text = Bierze odkrytego rzemieślnika o najmniejszej liczbie punktów, z równych pierwszego od lewej.
symbol-artisan-discard-high = Odrzuca najcenniejszego rzemieślnika
symbol-artisan-discard-high-text = Odkryty rzemieślnik o największej liczbie punktów opuszcza grę.
symbol-artisan-discard-low = Odrzuca najtańszego rzemieślnika
symbol-artisan-discard-low-text = Odkryty rzemieślnik o najmniejszej liczbie punktów opuszcza grę.
symbol-pair = Bierze parę ofiar
symbol-pair-text = Bierze parę z podanego miejsca od góry, jeśli tam jest.
symbol-offer = Bierze ofiarę bonusową
symbol-offer-text = Bierze żeton bonusowy z podanego miejsca od góry, jeśli tam jest.
symbol-nile-most = Krok Nilu, najpełniejszy tor
symbol-nile-most-text = Jego dysk przesuwa się na torze Nilu w kolorze jego najpełniejszego toru.
symbol-nile-least = Krok Nilu, najpustszy tor
symbol-nile-least-text = Jego dysk przesuwa się na torze Nilu w kolorze jego najpustszego toru.
symbol-god = Bóg
symbol-god-text = Zapunktuje za tego boga, cokolwiek ma.
symbol-god-named = Bóg: { $god }
direction-clockwise = Koło obraca się zgodnie z ruchem wskazówek zegara
direction-counter-clockwise = Koło obraca się przeciwnie do ruchu wskazówek zegara
honour-first-player = Żeton pierwszego gracza
honour-first-player-text = Posiadacz zaczyna następną rundę i na koniec ma { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.
honour-pharaoh = Żeton faraona
honour-pharaoh-text = Dla pierwszego, kto ma dwóch arystokratów (startowy też się liczy) i trzeci krok grobowca. { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    } na koniec.
reward-basic = Jeden podstawowy żeton do wyboru
reward-silver = Jedno srebro
reward-offering = Jedna ofiara
reward-first-player = Żeton pierwszego gracza

## Pytania

prompt-jar = Weź jedną z kanop.
    .other = { $player } bierze kanopę.
prompt-keep = Zatrzymaj jednego z dwóch dobranych arystokratów.
    .other = { $player } wybiera arystokratę, którego zatrzyma.
prompt-darken = Wybierz planszę Zdrajcy do obrócenia na ciemną stronę. Zostało do wyboru: { $left }.
    .other = { $player } przygotowuje Zdrajcę.
prompt-turn = Twoja tura: jedna akcja w strefie albo pas.
    .other = Swoją turę rozgrywa { $player }.
prompt-pay = Jak płacisz? ({ $zone }) Żeton wejścia idzie na koło i liczy się do akcji.
    .other = { $player } płaci.
prompt-build =
    { $tokens_count ->
        [0] Wybierz żeton, który pójdzie na koło.
        [one] Dotąd wybrano: { $tokens }. Wybierz następny żeton do zapłaty.
        [few] Dotąd wybrano: { $tokens }. Wybierz następny żeton do zapłaty.
       *[other] Dotąd wybrano: { $tokens }. Wybierz następny żeton do zapłaty.
    }
    .other = { $player } płaci.
prompt-offering = Weź ofiarę z pola bonusowego albo wylosuj z woreczka. Zostało do wzięcia: { $left }.
    .other = { $player } bierze ofiarę.
prompt-step = Przesuń dysk o stopień. Zostało kroków: { $left }.
    .other = { $player } przesuwa dysk.
prompt-artisan = Weź rzemieślnika: odkrytego albo wierzchniego z talii.
    .other = { $player } bierze rzemieślnika.
prompt-hand-in = { $noble }: który żeton oddajesz?
    .other = { $player } wymienia żetony.
prompt-receive = Co bierzesz za { $token_acc }?
    .other = { $player } wymienia żetony.
prompt-finish = Możesz jeszcze wymienić żeton albo przejść dalej.
    .other = Swoją turę rozgrywa { $player }.
prompt-open = Kanopa zawiera { $tokens_acc }. Zatrzymujesz ją czy Dyplomata wymieni ją na dowolne trzy podstawowe żetony?
    .other = { $player } otwiera kanopę.
prompt-diplomat = Weź podstawowy żeton. Zostało do wzięcia: { $left }.
    .other = { $player } wymienia żetony.
prompt-teach = Nauczyciel może dodać do tej kanopy jeden podstawowy żeton.
    .other = { $player } otwiera kanopę.
prompt-advance = Generał może od razu przejść dalej i wziąć nagrodę.
    .other = { $player } wybiera nagrodę.
prompt-reward = Rząd { $row }, pole { $field }: weź nagrodę tego lub wcześniejszego pola.
    .other = { $player } wybiera nagrodę.
prompt-wheel = Górne zasoby kanopy Zdrajcy: { $tokens }. Który idzie na koło? Drugi zakryje pole jego toru.
    .other = { $player } decyduje za Zdrajcę.
prompt-give = Zdrajca zdobywa podstawowy żeton. Który?
    .other = { $player } decyduje za Zdrajcę.

## Opcje

option-jar = Weź: { $jar }
option-jar-holding = Kanopa: { $tokens }
option-keep = Zatrzymaj { $noble_acc }
option-darken = Obróć planszę ({ $board })
option-pair = Ofiary: para { $place }
option-pair-bonus = Ofiary: para { $place } z bonusem
option-pair-holding = Ofiary: { $tokens }
option-pair-bonus-holding = Ofiary z bonusem: { $tokens }
option-noble = Arystokrata: { $noble }
option-top-noble = Arystokrata: wierzchni z talii
option-artisan = Rzemieślnik: { $artisan }
option-artisan-points = Rzemieślnik: { $artisan } ({ $points })
option-artisan-brings = Rzemieślnik: { $artisan } ({ $points }), przynosi { $tokens_acc }
option-artisan-jar = Rzemieślnik: { $artisan } ({ $points }), przynosi kanopę
option-top-artisan = Rzemieślnik: wierzchni z talii
option-nile = { $nile }
option-nile-cost = { $nile } (kosztuje: { $tokens })
option-tomb = Grobowiec: następny krok
option-tomb-cost = Grobowiec: krok { $step } (kosztuje: { $tokens })
option-use = Wykorzystaj { $noble_acc }
option-pass = Pasuj
option-pay = Wejście: { $token }; akcja: { $tokens }
option-pay-entry = Wejście: { $token }
option-pay-entry-as = Wejście: { $token } (jako { $colour }); akcja: { $tokens }
option-pay-rest-as = Wejście: { $token }; akcja: { $tokens } (jako { $colours })
option-pay-entry-rest-as = Wejście: { $token } (jako { $colour }); akcja: { $tokens } (jako { $colours })
option-otherwise = Zapłać inaczej, żeton po żetonie
option-enter = Na koło: { $token }
option-add = Zapłać { $token_ins }
option-bonus = Pole bonusowe, miejsce { $place }
option-bonus-token = Pole bonusowe: { $token }
option-draw = Losuj z woreczka
option-step = Krok na torze: { $track }
option-hand-in = Oddaj { $token_acc }
option-gain = Weź { $token_acc }
option-done = Dalej
option-open = Zatrzymaj kanopę
option-replace = Odrzuć za trzy podstawowe żetony
option-decline = Zachowaj Nauczyciela na później
option-advance = Przejdź o pole
option-stay = Zostań
option-first = Weź żeton pierwszego gracza
option-wheel = Na koło: { $token }
option-give = Przydziel { $token_acc }

## Wydarzenia

event-prepared = Pierścień złożony, koło wyrównane, kierunek wylosowany.
event-starts = { $player } ma żeton pierwszego gracza i zaczyna.
event-traitor-starts = Zdrajca ma żeton pierwszego gracza i zaczyna.
event-darkened = Obrócono planszę: { $board }.
event-got-scribe = { $player } zaczyna ze { $noble_ins }.
event-drew-nobles = { $player } dobiera { $nobles_acc }.
event-drew-nobles-hidden = { $player } dobiera dwóch arystokratów.
event-kept = { $player } zatrzymuje { $noble_acc }.
event-round = Zaczyna się runda { $round }.
event-entered = { $player } wchodzi do { $zone_gen } za { $token_acc }.
event-paid = { $player } płaci { $tokens_ins }.
event-gained = { $player } zdobywa { $tokens_acc }.
event-lost = W banku brakuje { $tokens_gen }: { $player } nic nie dostaje.
event-took-pair = { $player } bierze parę: { $tokens_acc }.
event-took-offering = { $player } bierze z pola bonusowego { $token_acc }.
event-drew-offering = { $player } losuje z woreczka { $token_acc }.
event-took-noble = { $player } zdobywa arystokratę, { $noble_acc }.
event-noble-shown = Nowa odkryta karta: { $noble }.
event-took-artisan = { $player } zdobywa rzemieślnika, { $artisan_acc }.
event-artisan-shown = Nowa odkryta karta: { $artisan }.
event-took-jar = { $player } bierze kanopę; zawiera ona { $tokens_acc }.
event-drew-jar = { $player } odkrywa kanopę; zawiera ona { $tokens_acc }.
event-jars-shuffled = Odrzucone kanopy tworzą nowy zapas.
event-jars-shown =
    { $count ->
        [one] Wyłożono { $count } nową kanopę.
        [few] Wyłożono { $count } nowe kanopy.
        [many] Wyłożono { $count } nowych kanop.
       *[other] Wyłożono { $count } nowej kanopy.
    }
event-stepped = { $player } awansuje na torze: { $track }, stopień { $step }.
event-step-lost = Krok nigdzie się nie mieści i przepada ({ $player }).
event-tomb = { $player } buduje grobowiec: krok { $step }.
event-pharaoh = Nowym faraonem zostaje { $player }.
event-used = { $player } wykorzystuje { $noble_acc } i obraca kartę.
event-handed-in = { $player } oddaje { $token_acc }.
event-passed = { $player } pasuje i czeka w rzędzie { $row }.
ending-rounds = Wszystkie rundy są rozegrane, razem { $rounds }.
event-passed-last = { $player } pasuje jako ostatni gracz; runda się kończy.
event-advanced = { $player } przechodzi na pole { $field }.
event-first-player = { $player } bierze żeton pierwszego gracza i zacznie następną rundę.
event-wheel-turned = Koło obraca się na rundę { $round }.
event-display-filled = Ofiary uzupełniono.
event-bag-refilled = Zużyte ofiary wracają do woreczka.
event-blocked = Kanopa, której nikt nie wziął, blokuje pole wejścia: { $token }.
event-scored = { $player } ma { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    } prestiżu.
event-traitor-pile = Stos Zdrajcy ma { $count ->
        [one] { $count } kanopę
        [few] { $count } kanopy
       *[other] { $count } kanop
    }.
event-traitor-jar = Zdrajca odkrywa kanopę; zawiera ona { $tokens_acc }.
event-traitor-track = Zdrajca zakrywa pole { $token_ins }, tor: { $track }.
event-traitor-wheel = Zdrajca zajmuje pole wejścia: { $token }.
event-traitor-tomb = Zdrajca buduje grobowiec: krok { $step }.
event-traitor-noble = Zdrajca zdobywa { $noble_acc }.
event-traitor-discarded-noble = Zdrajca usuwa { $noble_acc } z gry.
event-traitor-artisan = Zdrajca bierze { $artisan_acc }.
event-traitor-discarded-artisan = Zdrajca usuwa { $artisan_acc } z gry.
event-traitor-pair = Zdrajca bierze parę: { $tokens_acc }.
event-traitor-offering = Zdrajca bierze { $token_acc }.
event-traitor-stepped = Zdrajca awansuje na torze: { $track }, stopień { $step }.
event-traitor-god = Zdrajca zadowala { $god_acc }.
event-traitor-noble-value = Każdy arystokrata Zdrajcy może być teraz wart { $points }.
event-traitor-gained = Zdrajca zdobywa { $tokens_acc }.
event-traitor-passed = Zdrajca pasuje.
event-traitor-first-player = Zdrajca bierze żeton pierwszego gracza.
event-traitor-pharaoh = Nowym faraonem zostaje Zdrajca.
event-traitor-scored = Zdrajca ma { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    } prestiżu.

## Dlaczego nie

refuse-artisan-deck-left = Talia rzemieślników jest pusta.
refuse-artisan-face-up = { $artisan } nie leży wśród odkrytych kart.
refuse-bag-can-give = Woreczek i stos są puste.
refuse-basic-for-him = Zdobywa rodzaj podstawowy, który jest w banku; { $token } nim nie jest.
refuse-basic-in-stock = Bierzesz rodzaj podstawowy, który jest w banku; { $token } nim nie jest.
refuse-basic-or-its-offering = Oddać można tylko podstawowy żeton lub ofiarę zasobu; { $token } nie.
refuse-bonus-place-filled = Miejsce { $place } pola bonusowego jest puste.
refuse-bonus-to-take = Nie ma trzeciej ofiary: pole bonusowe, woreczek i stos są puste.
refuse-can-pay-artisans =
    { $count ->
        [one] Nie możesz zapłacić { $count } żetonu jednego rodzaju. Żeton wejścia ({ $token }) jest jednym z nich, jeśli jest tego rodzaju, w przeciwnym razie płacisz łącznie { $total }.
        [few] Nie możesz zapłacić { $count } żetonów jednego rodzaju. Żeton wejścia ({ $token }) jest jednym z nich, jeśli jest tego rodzaju, w przeciwnym razie płacisz łącznie { $total }.
       *[other] Nie możesz zapłacić { $count } żetonów jednego rodzaju. Żeton wejścia ({ $token }) jest jednym z nich, jeśli jest tego rodzaju, w przeciwnym razie płacisz łącznie { $total }.
    }
refuse-can-pay-bonus =
    { $count ->
        [one] Za bonus nie możesz zapłacić { $count } żetonu jednego rodzaju. Żeton wejścia ({ $token }) jest jednym z nich, jeśli jest tego rodzaju, w przeciwnym razie płacisz łącznie { $total }.
        [few] Za bonus nie możesz zapłacić { $count } żetonów jednego rodzaju. Żeton wejścia ({ $token }) jest jednym z nich, jeśli jest tego rodzaju, w przeciwnym razie płacisz łącznie { $total }.
       *[other] Za bonus nie możesz zapłacić { $count } żetonów jednego rodzaju. Żeton wejścia ({ $token }) jest jednym z nich, jeśli jest tego rodzaju, w przeciwnym razie płacisz łącznie { $total }.
    }
refuse-can-pay-judge = Nie stać cię na to: z Sędzią trzeba { $count ->
        [one] { $count } żetonu dowolnego rodzaju
        [few] { $count } żetonów dowolnych rodzajów
       *[other] { $count } żetonów dowolnych rodzajów
    }, żeton wejścia jest jednym z nich (jego kolor to { $token }, chyba że dowolnych jest wszystkich pięć).
refuse-can-pay-nile = Nie możesz za to zapłacić: kosztuje { $tokens_acc }, a do tego żeton wejścia ({ $token }), jeśli nie jest jednym z nich.
refuse-can-pay-nobles =
    { $count ->
        [one] Nie możesz zapłacić { $count } żetonu różnych rodzajów; żeton wejścia ({ $token }) jest jednym z nich.
        [few] Nie możesz zapłacić { $count } żetonów różnych rodzajów; żeton wejścia ({ $token }) jest jednym z nich.
       *[other] Nie możesz zapłacić { $count } żetonów różnych rodzajów; żeton wejścia ({ $token }) jest jednym z nich.
    }
refuse-can-pay-offerings = Nie masz nic na wejście ({ $token }).
refuse-can-pay-tomb = Nie możesz zapłacić za następny krok grobowca: kosztuje { $tokens_acc }, a do tego żeton wejścia ({ $token }), jeśli nie jest jednym z nich.
refuse-drawn = { $noble } nie jest wśród dobranych.
refuse-entry-comes-first = Żeton na koło wybiera się pierwszy i tylko raz.
refuse-entry-of-the-colour = Wejście tej strefy ({ $zone }): { $token } albo joker.
refuse-exchange-possible = { $noble } nie ma czego wymienić: nie masz co oddać albo bank nie ma co dać.
refuse-first-player-is-a-reward = Wśród nagród do twojego pola nie ma żetonu pierwszego gracza.
refuse-given-by-the-noble = Nie można za to dostać { $token_gen }: bank nic takiego nie ma albo to nie inny rodzaj.
refuse-has-exchanging-noble = { $noble } nie wymienia ci żetonów.
refuse-jar-face-up = Nie leży odkryta: { $jar }.
refuse-leads-to-a-payment = Z tym żetonem płatność nie wyjdzie albo już jest na liście: { $token }.
refuse-more-payments = Wszystkie sposoby zapłaty są na liście.
refuse-noble-deck-left = Talia arystokratów jest pusta.
refuse-noble-face-up = { $noble } nie leży wśród odkrytych kart.
refuse-noble-not-used = W tej rundzie karta { $noble } była już użyta.
refuse-not-first-yet = Masz już żeton pierwszego gracza.
refuse-nothing-wasted = To więcej, niż wynosi koszt: jeden z tych żetonów możesz zachować.
refuse-offering-is-a-reward = Wśród nagród do twojego pola nie ma ofiary.
refuse-owned = Nie masz { $token_gen }.
refuse-pair-there = Na miejscu { $place } nie ma pary.
refuse-payment-shown = Ta płatność jest możliwa, ale nie ma jej na liście: wybierz zapłatę inaczej.
refuse-pays-the-cost =
    { $count ->
        [0] To nie pokrywa kosztu dokładnie: za mało, za dużo albo nie te kolory ({ $zone }).
       *[other] To nie pokrywa kosztu dokładnie: liczba wszystkich żetonów to { $count } ({ $zone }).
    }
refuse-section-has-room = Nie ma wolnego pola wejścia tego koloru: { $token }.
refuse-something-for-it = Bank nie ma czego dać za { $token_acc }.
refuse-still-light = Nie leży jasną stroną do góry: { $board }.
refuse-token-in-stock = W banku nie ma już { $token_gen }.
refuse-token-is-a-reward = Wśród nagród do twojego pola nie ma { $token_gen }.
refuse-token-left = Na tę płatność nie masz już { $token_gen }.
refuse-tokens-owned = Nie masz tego wszystkiego: { $tokens }.
refuse-tokens-pay-here = Ofiarami punktowymi i jokerami innych stref tu się nie płaci ({ $zone }).
refuse-tomb-step-left = Twoja kostka jest na ostatnim kroku.
refuse-top-of-the-jar = Wśród górnych zasobów tej kanopy nie ma { $token_gen }.
refuse-track-has-a-step-left = Twój dysk jest tu już na górze: { $track }.
refuse-track-of-the-arrow = Ta strzałka nie dotyczy toru: { $track }.
refuse-zone-open = Nie ma tu wolnego pola wejścia: { $zone } ({ $token }).

## Cofanie

undo-chance-zone = Złożono pierścień, więc krok jest ostateczny.
undo-chance-colour = Wyrównano koło, więc krok jest ostateczny.
undo-chance-direction = Wylosowano kierunek, więc krok jest ostateczny.
undo-chance-first = Wylosowano pierwszego gracza, więc krok jest ostateczny.
undo-chance-board = Wyłożono plansze Zdrajcy, więc krok jest ostateczny.
undo-chance-dark = Obrócono planszę, więc krok jest ostateczny.
undo-chance-track = Tory otrzymały kolory, więc krok jest ostateczny.
undo-chance-scribe = Rozdano Skrybę, więc krok jest ostateczny.
undo-chance-jar = Odkryto kanopę, więc krok jest ostateczny.
undo-chance-offering = Wylosowano ofiarę, więc krok jest ostateczny.
undo-chance-noble = Odkryto kartę arystokraty, więc krok jest ostateczny.
undo-chance-artisan = Odkryto kartę rzemieślnika, więc krok jest ostateczny.

## Opcje partii

preset-standard = Standardowa
preset-standard-help = Każdy wybiera na początek arystokratę.
preset-first = Pierwsza partia
preset-first-help = Każdy zaczyna ze Skrybą: przed startem niczego nie wybierasz.
preset-dark = Wszystkie ciemne plansze
preset-dark-help = Zdrajca w pełnej sile.
option-set-starting-player = Pierwszy gracz
option-set-starting-player-help = Kto zaczyna: ten, kto ostatnio był na cmentarzu, albo los.
option-set-starting-player-random = Losowo
option-set-starting-player-seat-0 = Gracz 1
option-set-starting-player-seat-1 = Gracz 2
option-set-starting-player-seat-2 = Gracz 3
option-set-starting-player-seat-3 = Gracz 4
option-set-starting-player-seat-4 = Gracz 5
option-set-beginner-1 = Gracz 1 gra pierwszy raz
option-set-beginner-1-help = Nowicjusz zaczyna z losowym Skrybą zamiast wyboru z dwóch arystokratów.
option-set-beginner-1-on = Skryba
option-set-beginner-1-off = wybiera arystokratę
option-set-beginner-2 = Gracz 2 gra pierwszy raz
option-set-beginner-2-help = Nowicjusz zaczyna z losowym Skrybą zamiast wyboru z dwóch arystokratów.
option-set-beginner-2-on = Skryba
option-set-beginner-2-off = wybiera arystokratę
option-set-beginner-3 = Gracz 3 gra pierwszy raz
option-set-beginner-3-help = Nowicjusz zaczyna z losowym Skrybą zamiast wyboru z dwóch arystokratów.
option-set-beginner-3-on = Skryba
option-set-beginner-3-off = wybiera arystokratę
option-set-beginner-4 = Gracz 4 gra pierwszy raz
option-set-beginner-4-help = Nowicjusz zaczyna z losowym Skrybą zamiast wyboru z dwóch arystokratów.
option-set-beginner-4-on = Skryba
option-set-beginner-4-off = wybiera arystokratę
option-set-beginner-5 = Gracz 5 gra pierwszy raz
option-set-beginner-5-help = Nowicjusz zaczyna z losowym Skrybą zamiast wyboru z dwóch arystokratów.
option-set-beginner-5-on = Skryba
option-set-beginner-5-off = wybiera arystokratę
option-set-scribes = Dwóch Skrybów o wspólnym kolorze
option-set-scribes-help = Zielony za czarny i czarny za czerwony: czy zielony może liczyć się jako czerwony?
option-set-scribes-separate = nie, każdy osobno
option-set-scribes-chain = tak, tworzą łańcuch
option-set-wild-entry = Jokery przy wejściu dowolnym kolorem
option-set-wild-entry-help = Architekt, Kapłanka, Brygadzista, Główny dekorator: za co liczy się srebro na kole?
option-set-wild-entry-any = za dowolny kolor
option-set-wild-entry-wheel = tylko za kolor koła
option-set-judge = Sędzia
option-set-judge-help = Czy żeton na kole nadal musi mieć kolor koła?
option-set-judge-action = tak, dowolne są pozostałe cztery
option-set-judge-all-five = nie, dowolnych jest wszystkich pięć
option-set-general = Generał, który pasuje jako pierwszy
option-set-general-help = Karta mówi, że automatycznie dostaje też żeton pierwszego gracza: czy to nagroda jego pola, czy coś ponad nią?
option-set-general-reward = nagroda pola 1 lub 2
option-set-general-first-too = żeton i do tego nagroda
option-set-dark-boards = Ciemne plansze Zdrajcy
option-set-dark-boards-help = Im więcej ciemnych plansz, tym silniejszy Zdrajca.
option-set-dark-boards-0 = 0
option-set-dark-boards-1 = 1
option-set-dark-boards-2 = 2
option-set-dark-boards-3 = 3
option-set-dark-boards-4 = 4
option-set-dark-boards-5 = 5
option-set-dark-choice = Które plansze są ciemne
option-set-dark-choice-help = Losowo albo według twojego wyboru, gdy plansze są już ułożone.
option-set-dark-choice-random = losowo
option-set-dark-choice-free = twój wybór
option-set-traitor-pass = Kiedy Zdrajca pasuje
option-set-traitor-pass-help = W turze po swojej ostatniej kanopie albo od razu z nią.
option-set-traitor-pass-own-turn = w swojej następnej turze
option-set-traitor-pass-at-once = od razu

## Stół

title-round = Runda { $round } z { $rounds }
figure-points = punkty
term-board = Pierścień
term-wheel = koło centralne
term-time = Piramida czasu
term-rounds = Rundy
term-waiting-row = Rząd piramidy czasu
term-jars = Kanopy
term-jar = kanopa
term-jar-supply = Zapas kanop
term-bank = Bank
term-honours = Żetony honorowe
term-goods = Żetony
term-cards = Arystokraci i rzemieślnicy
term-draft = Arystokraci do wyboru
term-bag = woreczek ofiar
term-heap = zużyte ofiary
term-noble-deck = talia arystokratów
term-artisan-deck = talia rzemieślników
term-empty-place = puste miejsce
term-marker = znacznik neutralny
term-arrow = krok na jednym z dwóch torów tej akcji
term-any-arrow = krok na dowolnym torze
term-disk = dysk
term-cube = kostka
term-cylinder = walec
term-disk-traitor = dysk Zdrajcy
term-cube-traitor = kostka Zdrajcy
term-cylinder-traitor = walec Zdrajcy
term-traitor = Zdrajca
term-traitor-pile = Kanopy w jego stosie
term-traitor-score = Punkty Zdrajcy teraz
term-traitor-things = Rzeczy Zdrajcy
traitor-track-of = Tor: { $token }
wheel-section = Część koła: { $token }
tomb-cost = Kosztuje { $tokens_acc }
place-pair = Para { $place }
place-bonus = Pole bonusowe, miejsce { $place }
place-nile = { $number }. akcja Nilu
track-of = Tor: { $track }
place-track = Tor: { $track }, stopień { $step }
place-track-points = Tor: { $track }, stopień { $step } ({ $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    })
place-tomb = Grobowiec, krok { $step } ({ $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    })
place-entry = Część koła: { $token }, pole wejścia { $place }
place-round = Runda { $round }
place-time = { $reward } (rząd { $row }, pole { $field })

## Punktacja

score-nobles = Arystokraci
score-tomb = Grobowiec
score-artisans = Rzemieślnicy
score-nile = Tory wpływu
score-resources = Pozostałe zasoby
score-offerings = Pozostałe ofiary
score-gods = Bogowie
score-pharaoh = Żeton faraona
score-first-player = Żeton pierwszego gracza
score-gods-satisfied = Zadowoleni: { $gods }

## Do czego zmierza wybór

aim-god = zadowolić { $god_acc }
aim-pharaoh = zdobyć tron faraona
aim-offerings = zdobyć { $count ->
        [one] { $count } ofiarę
        [few] { $count } ofiary
       *[other] { $count } ofiar
    }
aim-noble = zdobyć { $noble_acc }
aim-noble-unseen = spróbować szczęścia z nieznanym arystokratą
aim-artisan = zdobyć rzemieślnika za { $points } ({ $artisan })
aim-artisan-jar = zdobyć kanopę i rzemieślnika za { $points } ({ $artisan })
aim-artisan-unseen = spróbować szczęścia z nieznanym rzemieślnikiem
aim-nile = piąć się po torach wpływu
aim-nile-jar = awansować na torze wpływu i zdobyć kanopę
aim-nile-tokens = awansować na torze wpływu i zdobyć { $tokens_acc }
aim-track = awansować na torze: { $track }
aim-track-top = dotrzeć na szczyt toru: { $track }
aim-tomb = doprowadzić grobowiec do kroku { $step }
aim-tokens = zdobyć { $tokens_acc }
aim-draw = spróbować szczęścia z woreczkiem
aim-use = wykorzystać { $noble_acc }
aim-hand-in = wymienić to, czego za dużo: { $token }
aim-pass = wziąć dobrą kanopę i dobre miejsce na następną rundę
aim-open = wziąć to, co w kanopie
aim-replace = wybrać lepsze żetony niż z kanopy
aim-decline = zachować zdolność na gorszą kanopę
aim-advance = mieć nagrodę następnego pola
aim-stay = zostać na tym polu
aim-first = zacząć następną rundę
aim-wheel = wstrzymać tor Zdrajcy (na kole { $token })
aim-give = dać Zdrajcy { $token_acc }, co najmniej mu pomoże
aim-darken = stawić czoło Zdrajcy z tą planszą ({ $board })

## Koniec partii

result-none = Zwycięża Zdrajca.
result-traitor = Zdrajca: punkty prestiżu { $points }.
result-traitor-tie = Remis w punktach prestiżu ({ $points }): przy remisie zwycięża Zdrajca.
result-tie-pharaoh = Remis w punktach prestiżu: rozstrzyga żeton faraona ({ $player }).
result-tie-tokens = Remis w punktach prestiżu: rozstrzyga liczba pozostałych żetonów ({ $player }).
result-tie-shared = Remis w punktach prestiżu i w liczbie pozostałych żetonów.

## Wartości elementów

kind-token = Żetony
kind-wheel = Koło centralne
kind-zone = Strefy
kind-god = Bogowie
kind-nile = Akcje Nilu
kind-track = Tory wpływu
kind-tomb = Grobowiec
kind-row = Rzędy piramidy czasu
kind-jar = Kanopy
kind-artisan = Rzemieślnicy
kind-noble = Arystokraci
kind-honour = Żetony honorowe
kind-setup = Przygotowanie
kind-table = Liczby graczy
kind-traitor = Zdrajca
kind-board = Plansze Zdrajcy
wheel-wheel = koło centralne
track-influence = tor wpływu
setup-match = przygotowanie partii
tomb-1 = 1. krok grobowca
tomb-2 = 2. krok grobowca
tomb-3 = 3. krok grobowca
tomb-4 = 4. krok grobowca
tomb-5 = 5. krok grobowca
tomb-6 = 6. krok grobowca
tomb-7 = 7. krok grobowca
tomb-8 = 8. krok grobowca
row-1 = 1. rząd
row-2 = 2. rząd
row-3 = 3. rząd
row-4 = 4. rząd
table-1 = jeden gracz
table-2 = dwóch graczy
table-3 = trzech graczy
table-4 = czterech graczy
table-5 = pięciu graczy
traitor-scoring = punktacja Zdrajcy
figure-kind = rodzaj
figure-sphere = dziedzina
figure-count = liczba
figure-resource = płaci jak
figure-extra = dodatkowe punkty
figure-zone = strefa
figure-clockwise = zgodnie z ruchem wskazówek zegara
figure-spaces = pola wejścia
figure-cost = koszt
figure-tokens = żetony
figure-bonus = bonus
figure-left_need = bóg z lewej chce
figure-left_points = bóg z lewej daje
figure-right_need = bóg z prawej chce
figure-right_points = bóg z prawej daje
figure-god = bóg
figure-gain = zysk
figure-jars = kanopy
figure-arrows = strzałki
figure-order = kolejność
figure-fields = pola
figure-bottom = na dole
figure-left = z lewej
figure-right = z prawej
figure-number = numer
figure-timing = kiedy
figure-base = punkty
figure-each = punkty za każde
figure-per = liczy się
figure-effect = efekt
figure-swap = zamienia
figure-nile_steps = kroki na Nilu
figure-silver = srebro
figure-offerings = ofiary
figure-artisan = rzemieślnik
figure-tomb_steps = kroki grobowca
figure-nobles = arystokraci
figure-tomb_step = krok grobowca
figure-rounds = rundy
figure-nobles_drawn = dobierani arystokraci
figure-noble_places = miejsca dla arystokratów
figure-artisan_places = miejsca dla rzemieślników
figure-pairs = pary
figure-noble_value = wartość arystokratów
figure-squares = pola
term-basic = podstawowy
term-point-offering = ofiara punktowa
term-resource-offering = ofiara zasobu
term-zone-joker = joker strefy
term-agriculture = rolnictwo
term-crafts = rzemiosło
term-law = prawo
term-nobility = szlachetność
term-trade = handel
term-wisdom = mądrość
term-any = dowolne
term-different = różne
term-equal = jednakowe
term-printed = jak wydrukowano
term-first-player = żeton pierwszego gracza
term-offering = ofiara
term-on-play = od razu
term-once-per-round = raz na rundę
term-permanent = stale
term-adjacent-god = zadowolony bóg przy strefie
term-artisan-value = różna wartość rzemieślników
term-best-other = jak najlepszy inny arystokrata
term-token = żeton honorowy
term-tomb-step = krok grobowca
term-top-track = tor na najwyższym stopniu
term-advance = przechodzi dalej
term-any-entry = dowolne wejście
term-any-five = dowolnych pięć
term-exchange-basic = wymienia na podstawowy żeton
term-exchange-silver = wymienia na srebro
term-extra-basic = o podstawowy żeton więcej
term-full-zone = pełna strefa
term-official = urzędnik dworski

## Nazwy zasad, jak podają je odmowy

rule-1-4-f = Wybór początkowy
rule-1-5-b = Jawne zasoby
rule-1-5-c = Ograniczony bank
rule-1-6-b = Tura
rule-1-7-a = Koszt wejścia
rule-1-7-b = Pełna strefa
rule-1-7-e = Koszt akcji i odliczenie
rule-1-8-a = Ofiary: koszt
rule-1-8-b = Ofiary: efekt
rule-1-8-c = Ofiary: puste miejsca
rule-1-8-g = Jokery stref
rule-1-9-a = Arystokraci: koszt
rule-1-9-b = Arystokraci: efekt
rule-1-9-c = Arystokraci: zdolności
rule-1-10-a = Rzemieślnicy: koszt
rule-1-10-b = Rzemieślnicy: efekt
rule-1-12-a = Nil: akcje
rule-1-12-b = Nil: strzałki
rule-1-12-c = Nil: tory
rule-1-13 = Grobowiec
rule-1-14-a = Pasowanie
rule-1-14-b = Przejście dalej
rule-1-20-e = Solo: trudność
rule-1-21-a = Zdrajca: jego tura
rule-1-21-b = Zdrajca: brak miejsca na kole
rule-1-22-b = Zdrajca: nagrody
rule-2-14-11 = Sędzia (11)
rule-2-14-19 = Nauczyciel (19)
rule-2-14-20 = Dyplomata (20)
rule-r3 = Rezygnacja z odliczenia
rule-r16 = Kiedy się wymienia
rule-r17 = Wymiana ofiary zasobu
rule-r18 = Wymiana a pusty bank
rule-r20 = Trójka Dyplomaty
rule-r25 = Zysk z pustego banku
rule-r30 = Bonus bez pola bonusowego
rule-r32 = Kroki, które się nie mieszczą
rule-r33 = Branie kart
rule-r38 = Rezygnacja z nagrody
rule-r39 = Generał
rule-r58 = Które plansze są ciemne
rule-r62 = Co można wymienić

## Co musi zachodzić w przykładzie

fact-score = punkty
fact-noble-points = punkty za arystokratów
fact-tracks = tory
fact-field = miejsce na piramidzie
fact-gods = bogowie
fact-pharaoh = następny faraon
fact-entry = koszt wejścia
fact-next-entry = koszt wejścia w następnej rundzie
fact-pile = stosik
fact-jar-discard = użyte kanopy
fact-lanes = tory Zdrajcy
fact-beside = obok planszy
fact-boards = plansze
fact-resources = zasoby
fact-gone-artisans = odłożeni rzemieślnicy
fact-gone-nobles = odłożeni arystokraci
fact-passed = spasował
fact-colours = kolory
fact-ring = pierścień
fact-direction = kierunek

## On the pages of players

feat-noble = Ulubieni arystokraci
feat-artisan = Ulubieni rzemieślnicy
feat-part = Najwięcej punktów z jednego źródła
