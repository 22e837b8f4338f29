### Kemet: Krew i piach. Nasze własne słowa; PM to punkty modlitwy, PS punkty sławy.

game-title = Kemet: Krew i piach
game-blurb = Bogowie walczą o starożytny Egipt: wznoś piramidy, kupuj moce i bij się o świątynie nad Nilem.

## Kafle mocy

tile-ruby-charge = Szarża
tile-ruby-charge-text = +1 do siły w każdej bitwie, w której atakujesz, ruchem lub rekrutacją.
tile-ruby-mafdet = Kapłan Mafdet
tile-ruby-mafdet-text = Każdy twój oddział ma w twoich akcjach ruchu o 1 zwykły ruch więcej.
tile-ruby-phoenix = Feniks
tile-ruby-phoenix-text = Stwór. +1 zwykły ruch i +1 do siły; jego oddział może wejść do obcej dzielnicy, choć nie zaczął obok niej.
tile-ruby-carnage = Rzeź
tile-ruby-carnage-text = We wszystkich swoich bitwach zadajesz o 1 stratę więcej.
tile-ruby-wrryt = Burza Wrryt
tile-ruby-wrryt-text = Natychmiast: weź z powrotem wszystkie karty walki, jedną z nich w tajemnicy usuń na zawsze i dodaj kartę Burza Wrryt.
tile-ruby-portal = Portal Thota
tile-ruby-portal-text = Twoje teleportacje kosztują o 1 PM mniej i mogą zaczynać się także na obszarze z obeliskiem.
tile-ruby-scarab = Królewski skarabeusz
tile-ruby-scarab-text = Stwór. +2 zwykłe ruchy i +2 do siły.
tile-ruby-blades = Ostrza Neith
tile-ruby-blades-text = +1 do siły we wszystkich twoich bitwach.
tile-ruby-wound = Boska rana
tile-ruby-wound-text = Na końcu starcia możesz odrzucić z ręki karty boskiej interwencji: +1 do siły za każdą.
tile-ruby-domination = Dominacja
tile-ruby-domination-text = Natychmiast: weź boski PS, który leży na tym kaflu.
tile-ruby-surprise = Atak z zaskoczenia
tile-ruby-surprise-text = Złoty żeton: jedna akcja ruchu, w której twój oddział może wejść do obcej dzielnicy, nawet jeśli nie zaczął obok niej.
tile-ruby-initiative = Inicjatywa
tile-ruby-initiative-text = W bitwie zadajesz o 1 stratę i o 1 nieuniknioną stratę więcej; w ataku także +1 do siły.
tile-ruby-scorpion = Wielki skorpion
tile-ruby-scorpion-text = Stwór. +1 zwykły ruch i +2 do siły; zadajesz o 2 straty więcej.
tile-ruby-deed = Boski czyn
tile-ruby-deed-text = Srebrny żeton: jedna dodatkowa akcja w każdej rundzie, na dowolnym wolnym polu oprócz złotego.
tile-sapphire-scribe = Pisarz rekrutujący
tile-sapphire-scribe-text = W każdej twojej rekrutacji do 3 jednostek jest za darmo.
tile-sapphire-defense = Obrona
tile-sapphire-defense-text = +1 do siły w każdej bitwie, w której się bronisz.
tile-sapphire-shield = Tarcza Neith
tile-sapphire-shield-text = +1 do obrony we wszystkich twoich bitwach.
tile-sapphire-prayer = Modlitwa o posiłki
tile-sapphire-prayer-text = Po każdej swojej akcji modlitwy możesz umieścić do 2 jednostek z zasobów w dzielnicach swojego miasta; gdzie stoi wróg, dochodzi do bitwy.
tile-sapphire-barrier = Bariera Szetiu
tile-sapphire-barrier-text = Natychmiast: weź z powrotem wszystkie karty walki, jedną z nich w tajemnicy usuń na zawsze i dodaj kartę Bariera Szetiu.
tile-sapphire-elephant = Pradawny słoń
tile-sapphire-elephant-text = Stwór. +1 zwykły ruch, +1 do siły i +1 do obrony.
tile-sapphire-spy = Szpieg
tile-sapphire-spy-text = W twoich bitwach przeciwnik wybiera pierwszy i pokazuje ci kartę walki, którą zagra; dopiero potem wybierasz ty.
tile-sapphire-defvictory = Zwycięska obrona
tile-sapphire-defvictory-text = Gdy wygrywasz jako obrońca i masz jeszcze jednostkę na obszarze, weź 1 bitewny PS.
tile-sapphire-legion = Legion
tile-sapphire-legion-text = Twoje oddziały mogą mieć do 7 jednostek.
tile-sapphire-domination = Dominacja
tile-sapphire-domination-text = Natychmiast: weź boski PS, który leży na tym kaflu.
tile-sapphire-will = Boska wola
tile-sapphire-will-text = Złoty żeton: jedna akcja ruchu albo jedna akcja rekrutacji.
tile-sapphire-reinf = Posiłki
tile-sapphire-reinf-text = W twoich rekrutacjach wszystkie jednostki są za darmo.
tile-sapphire-sphinx = Sfinks
tile-sapphire-sphinx-text = Stwór. +1 zwykły ruch i +2 do siły. Natychmiast: weź boski PS, który leży na tym kaflu.
tile-sapphire-deed = Boski czyn
tile-sapphire-deed-text = Srebrny żeton: jedna dodatkowa akcja w każdej rundzie, na dowolnym wolnym polu oprócz złotego.
tile-diamond-priest = Kapłan
tile-diamond-priest-text = Każda twoja akcja modlitwy daje o 1 PM więcej.
tile-diamond-priestess = Kapłanka
tile-diamond-priestess-text = Każdy kupowany kafel mocy kosztuje cię o 1 PM mniej.
tile-diamond-vision = Wizja
tile-diamond-vision-text = Każdej nocy po innych kartach: dobierz 4 karty boskiej interwencji, potem odrzuć 4 z ręki.
tile-diamond-support = Magiczne wsparcie
tile-diamond-support-text = W twoich akcjach budowy każdy poziom kosztuje o 1 PM mniej.
tile-diamond-snake = Wielki pustynny wąż
tile-diamond-snake-text = Stwór. +1 zwykły ruch; w bitwie stwór przeciwnika nie ma premii ani działania.
tile-diamond-boon = Boski dar
tile-diamond-boon-text = Każdej nocy dobierasz o 1 kartę boskiej interwencji więcej.
tile-diamond-hunger = Boski głód
tile-diamond-hunger-text = Po stratach w bitwie zyskaj 2 PM za każdą usuniętą wrogą jednostkę.
tile-diamond-thoeris = Kapłan Taweret
tile-diamond-thoeris-text = Gdy atakujesz, na początku narady wojennej dobierz 1 kartę boskiej interwencji.
tile-diamond-hand = Ręka boga
tile-diamond-hand-text = Przy każdym przebudzeniu możesz za darmo podnieść jedną swoją piramidę o 1 poziom albo założyć nową na poziomie 1.
tile-diamond-domination = Dominacja
tile-diamond-domination-text = Natychmiast: weź boski PS, który leży na tym kaflu.
tile-diamond-ra = Kapłan Ra
tile-diamond-ra-text = Ilekroć wydajesz punkty modlitwy, wydajesz o 1 mniej.
tile-diamond-amon = Kapłan Amona
tile-diamond-amon-text = Każdej nocy w modlitwach: zyskaj o 7 PM więcej.
tile-diamond-mummy = Mumia
tile-diamond-mummy-text = Stwór. +1 zwykły ruch i +2 do siły. Każdej nocy dobierasz o 1 kartę boskiej interwencji więcej.
tile-diamond-deed = Boski czyn
tile-diamond-deed-text = Srebrny żeton: jedna dodatkowa akcja w każdej rundzie, na dowolnym wolnym polu oprócz złotego.
tile-onyx-swords = Najemnicy miecza
tile-onyx-swords-text = Natychmiast: umieść 3 najemników w dzielnicach swojego miasta; gdzie stoi wróg, dochodzi do bitwy. Odtąd to twoje jednostki.
tile-onyx-spears = Najemnicy włóczni
tile-onyx-spears-text = Natychmiast: umieść 3 najemników w dzielnicach swojego miasta; gdzie stoi wróg, dochodzi do bitwy. Odtąd to twoje jednostki.
tile-onyx-local = Lokalny werbunek
tile-onyx-local-text = W twoich rekrutacjach 1 jednostka jest za darmo, a jednostki mogą też dołączać do twoich oddziałów gdziekolwiek na planszy.
tile-onyx-khnum = Sfinks Chnuma
tile-onyx-khnum-text = Stwór. +1 zwykły ruch i +1 do siły; przeciwnik płaci 1 PM za ruch na jego obszar.
tile-onyx-dedication = Oddanie bitwie
tile-onyx-dedication-text = Gdy atakujesz, na początku narady wojennej zyskaj 2 PM.
tile-onyx-twin = Podwójna ceremonia
tile-onyx-twin-text = Złoty żeton: kup kafel o 1 PM drożej; jego kolor mógł już być tego dnia kupiony.
tile-onyx-honor = Honor w bitwie
tile-onyx-honor-text = Po stratach w bitwie zyskaj 1 PM za każdą swoją jednostkę usuniętą przez przeciwnika.
tile-onyx-griffin = Sfinks-gryf
tile-onyx-griffin-text = Stwór. +2 do siły; oddział z nim teleportuje się za darmo, także od obelisku.
tile-onyx-march = Forsowny marsz
tile-onyx-march-text = Złoty żeton: jedna akcja ruchu bez teleportacji.
tile-onyx-trap = Śmiertelna pułapka
tile-onyx-trap-text = Gdy się bronisz: +1 do siły i zadajesz o 1 nieuniknioną stratę więcej.
tile-onyx-domination = Dominacja
tile-onyx-domination-text = Natychmiast: weź boski PS, który leży na tym kaflu.
tile-onyx-ammut = Ammit, pożeraczka dusz
tile-onyx-ammut-text = Stwór. +1 zwykły ruch i +2 do siły. Wygraj z nią i usuń 2 wrogie jednostki: 1 bitewny PS.
tile-onyx-fury = Bestialska furia
tile-onyx-fury-text = +1 zwykły ruch w twoich ruchach; w bitwie +1 do siły i o 1 zadaną stratę więcej.
tile-onyx-might = Boska potęga
tile-onyx-might-text = Ilekroć w dzień lub w nocy zyskujesz punkty modlitwy, zyskaj o 2 więcej.
tile-onyx-deed = Boski czyn
tile-onyx-deed-text = Srebrny żeton: jedna dodatkowa akcja w każdej rundzie, na dowolnym wolnym polu oprócz złotego.

## Boskie interwencje

intervention-diversion = Dywersja
intervention-diversion-text = Bitwa. Blef: nic nie robi, po odsłonięciu wraca na twoją rękę i nie można jej odrzucić na nic innego.
intervention-war-rage = Wojenny gniew
intervention-war-rage-text = Bitwa. +1 do siły.
intervention-war-fury = Szał wojny
intervention-war-fury-text = Bitwa. +2 do siły.
intervention-bloody-battle = Krwawa bitwa
intervention-bloody-battle-text = Bitwa. Zadajesz o 1 stratę więcej.
intervention-bloodbath = Krwawa łaźnia
intervention-bloodbath-text = Bitwa. Zadajesz o 2 straty więcej.
intervention-bronze-wall = Brązowy mur
intervention-bronze-wall-text = Bitwa. +1 do obrony.
intervention-iron-wall = Żelazny mur
intervention-iron-wall-text = Bitwa. +2 do obrony.
intervention-raining-fire = Deszcz ognia
intervention-raining-fire-text = Dzień. Usuń 1 wrogą jednostkę gdziekolwiek na planszy.
intervention-prayer = Modlitwa
intervention-prayer-text = Dzień. Zyskaj 2 PM.
intervention-enlistment = Wsparcie taktyczne
intervention-enlistment-text = Dzień. Umieść do 2 jednostek z zasobów w dzielnicach swojego miasta lub w swoich oddziałach; gdzie stoi wróg, dochodzi do bitwy.
intervention-swiftness = Szybkość
intervention-swiftness-text = Ruch. Na początku ruchu: poruszany oddział ma o 1 zwykły ruch więcej.
intervention-transfer = Transfer
intervention-transfer-text = Ruch. Teleportacja w tym ruchu jest za darmo i może zacząć się na dowolnym obszarze.

## Stwory

creature-phoenix = Feniks
    .gen = Feniksa
    .dat = Feniksowi
    .acc = Feniksa
    .ins = Feniksem
    .loc = Feniksie
    .gender = m
creature-phoenix-text = +1 zwykły ruch, +1 do siły. Jego oddział przelatuje nad murami obcego miasta.
creature-scarab = Królewski skarabeusz
    .gen = Królewskiego skarabeusza
    .dat = Królewskiemu skarabeuszowi
    .acc = Królewskiego skarabeusza
    .ins = Królewskim skarabeuszem
    .loc = Królewskim skarabeuszu
    .gender = m
creature-scarab-text = +2 zwykłe ruchy, +2 do siły.
creature-scorpion = Wielki skorpion
    .gen = Wielkiego skorpiona
    .dat = Wielkiemu skorpionowi
    .acc = Wielkiego skorpiona
    .ins = Wielkim skorpionem
    .loc = Wielkim skorpionie
    .gender = m
creature-scorpion-text = +1 zwykły ruch, +2 do siły, o 2 zadane straty więcej.
creature-elephant = Pradawny słoń
    .gen = Pradawnego słonia
    .dat = Pradawnemu słoniowi
    .acc = Pradawnego słonia
    .ins = Pradawnym słoniem
    .loc = Pradawnym słoniu
    .gender = m
creature-elephant-text = +1 zwykły ruch, +1 do siły, +1 do obrony.
creature-sphinx = Sfinks
    .gen = Sfinksa
    .dat = Sfinksowi
    .acc = Sfinksa
    .ins = Sfinksem
    .loc = Sfinksie
    .gender = m
creature-sphinx-text = +1 zwykły ruch, +2 do siły.
creature-snake = Wielki pustynny wąż
    .gen = Wielkiego pustynnego węża
    .dat = Wielkiemu pustynnemu wężowi
    .acc = Wielkiego pustynnego węża
    .ins = Wielkim pustynnym wężem
    .loc = Wielkim pustynnym wężu
    .gender = m
creature-snake-text = +1 zwykły ruch. Stwór przeciwnika nie daje w bitwie nic.
creature-mummy = Mumia
    .gen = Mumii
    .dat = Mumii
    .acc = Mumię
    .ins = Mumią
    .loc = Mumii
    .gender = f
creature-mummy-text = +1 zwykły ruch, +2 do siły.
creature-khnum = Sfinks Chnuma
    .gen = Sfinksa Chnuma
    .dat = Sfinksowi Chnuma
    .acc = Sfinksa Chnuma
    .ins = Sfinksem Chnuma
    .loc = Sfinksie Chnuma
    .gender = m
creature-khnum-text = +1 zwykły ruch, +1 do siły. Przeciwnik płaci 1 PM za ruch na jego obszar.
creature-griffin = Sfinks-gryf
    .gen = Sfinksa-gryfa
    .dat = Sfinksowi-gryfowi
    .acc = Sfinksa-gryfa
    .ins = Sfinksem-gryfem
    .loc = Sfinksie-gryfie
    .gender = m
creature-griffin-text = +2 do siły. Oddział z nim teleportuje się za darmo, także od obelisku.
creature-ammut = Ammit
    .gender = f
creature-ammut-text = +1 zwykły ruch, +2 do siły. 1 bitewny PS za zwycięstwo z 2 usuniętymi wrogimi jednostkami.

## Karty walki

battle-card-cavalry = 4/1/0
battle-card-cavalry-text = Siła 4, straty 1, obrona 0.
battle-card-purge = 3/2/0
battle-card-purge-text = Siła 3, straty 2, obrona 0.
battle-card-push = 3/0/1
battle-card-push-text = Siła 3, straty 0, obrona 1.
battle-card-mixed = 2/2/1
battle-card-mixed-text = Siła 2, straty 2, obrona 1.
battle-card-phalanx = 2/0/2
battle-card-phalanx-text = Siła 2, straty 0, obrona 2.
battle-card-raid = 1/3/0
battle-card-raid-text = Siła 1, straty 3, obrona 0.
battle-card-retreat = 1/1/3
battle-card-retreat-text = Siła 1, straty 1, obrona 3.
battle-card-sacrifice = 5/−2/0
battle-card-sacrifice-text = Siła 5, straty 0, obrona 0; tracisz 2 własne jednostki.
battle-card-wrryt = 3/3/0
battle-card-wrryt-text = Karta specjalna. Siła 3, straty 3, obrona 0.
battle-card-barrier = 3/0/3
battle-card-barrier-text = Karta specjalna. Siła 3, straty 0, obrona 3.

## Plansza i figurki

city-north-west = Miasto Północno-Zachodnie
    .gen = Miasta Północno-Zachodniego
    .dat = Miastu Północno-Zachodniemu
    .ins = Miastem Północno-Zachodnim
    .loc = Mieście Północno-Zachodnim
    .gender = n
city-south-west = Miasto Południowo-Zachodnie
    .gen = Miasta Południowo-Zachodniego
    .dat = Miastu Południowo-Zachodniemu
    .ins = Miastem Południowo-Zachodnim
    .loc = Mieście Południowo-Zachodnim
    .gender = n
city-north-east = Miasto Północno-Wschodnie
    .gen = Miasta Północno-Wschodniego
    .dat = Miastu Północno-Wschodniemu
    .ins = Miastem Północno-Wschodnim
    .loc = Mieście Północno-Wschodnim
    .gender = n
city-south-east = Miasto Południowo-Wschodnie
    .gen = Miasta Południowo-Wschodniego
    .dat = Miastu Południowo-Wschodniemu
    .ins = Miastem Południowo-Wschodnim
    .loc = Mieście Południowo-Wschodnim
    .gender = n
city-west-centre = Miasto Środkowo-Zachodnie
    .gen = Miasta Środkowo-Zachodniego
    .dat = Miastu Środkowo-Zachodniemu
    .ins = Miastem Środkowo-Zachodnim
    .loc = Mieście Środkowo-Zachodnim
    .gender = n
zone-north-west-1 = Dzielnica 1 Miasta Północno-Zachodniego
    .gen = Dzielnicy 1 Miasta Północno-Zachodniego
    .dat = Dzielnicy 1 Miasta Północno-Zachodniego
    .acc = Dzielnicę 1 Miasta Północno-Zachodniego
    .ins = Dzielnicą 1 Miasta Północno-Zachodniego
    .loc = Dzielnicy 1 Miasta Północno-Zachodniego
    .gender = f
zone-north-west-2 = Dzielnica 2 Miasta Północno-Zachodniego
    .gen = Dzielnicy 2 Miasta Północno-Zachodniego
    .dat = Dzielnicy 2 Miasta Północno-Zachodniego
    .acc = Dzielnicę 2 Miasta Północno-Zachodniego
    .ins = Dzielnicą 2 Miasta Północno-Zachodniego
    .loc = Dzielnicy 2 Miasta Północno-Zachodniego
    .gender = f
zone-north-west-3 = Dzielnica 3 Miasta Północno-Zachodniego
    .gen = Dzielnicy 3 Miasta Północno-Zachodniego
    .dat = Dzielnicy 3 Miasta Północno-Zachodniego
    .acc = Dzielnicę 3 Miasta Północno-Zachodniego
    .ins = Dzielnicą 3 Miasta Północno-Zachodniego
    .loc = Dzielnicy 3 Miasta Północno-Zachodniego
    .gender = f
zone-south-west-1 = Dzielnica 1 Miasta Południowo-Zachodniego
    .gen = Dzielnicy 1 Miasta Południowo-Zachodniego
    .dat = Dzielnicy 1 Miasta Południowo-Zachodniego
    .acc = Dzielnicę 1 Miasta Południowo-Zachodniego
    .ins = Dzielnicą 1 Miasta Południowo-Zachodniego
    .loc = Dzielnicy 1 Miasta Południowo-Zachodniego
    .gender = f
zone-south-west-2 = Dzielnica 2 Miasta Południowo-Zachodniego
    .gen = Dzielnicy 2 Miasta Południowo-Zachodniego
    .dat = Dzielnicy 2 Miasta Południowo-Zachodniego
    .acc = Dzielnicę 2 Miasta Południowo-Zachodniego
    .ins = Dzielnicą 2 Miasta Południowo-Zachodniego
    .loc = Dzielnicy 2 Miasta Południowo-Zachodniego
    .gender = f
zone-south-west-3 = Dzielnica 3 Miasta Południowo-Zachodniego
    .gen = Dzielnicy 3 Miasta Południowo-Zachodniego
    .dat = Dzielnicy 3 Miasta Południowo-Zachodniego
    .acc = Dzielnicę 3 Miasta Południowo-Zachodniego
    .ins = Dzielnicą 3 Miasta Południowo-Zachodniego
    .loc = Dzielnicy 3 Miasta Południowo-Zachodniego
    .gender = f
zone-north-east-1 = Dzielnica 1 Miasta Północno-Wschodniego
    .gen = Dzielnicy 1 Miasta Północno-Wschodniego
    .dat = Dzielnicy 1 Miasta Północno-Wschodniego
    .acc = Dzielnicę 1 Miasta Północno-Wschodniego
    .ins = Dzielnicą 1 Miasta Północno-Wschodniego
    .loc = Dzielnicy 1 Miasta Północno-Wschodniego
    .gender = f
zone-north-east-2 = Dzielnica 2 Miasta Północno-Wschodniego
    .gen = Dzielnicy 2 Miasta Północno-Wschodniego
    .dat = Dzielnicy 2 Miasta Północno-Wschodniego
    .acc = Dzielnicę 2 Miasta Północno-Wschodniego
    .ins = Dzielnicą 2 Miasta Północno-Wschodniego
    .loc = Dzielnicy 2 Miasta Północno-Wschodniego
    .gender = f
zone-north-east-3 = Dzielnica 3 Miasta Północno-Wschodniego
    .gen = Dzielnicy 3 Miasta Północno-Wschodniego
    .dat = Dzielnicy 3 Miasta Północno-Wschodniego
    .acc = Dzielnicę 3 Miasta Północno-Wschodniego
    .ins = Dzielnicą 3 Miasta Północno-Wschodniego
    .loc = Dzielnicy 3 Miasta Północno-Wschodniego
    .gender = f
zone-south-east-1 = Dzielnica 1 Miasta Południowo-Wschodniego
    .gen = Dzielnicy 1 Miasta Południowo-Wschodniego
    .dat = Dzielnicy 1 Miasta Południowo-Wschodniego
    .acc = Dzielnicę 1 Miasta Południowo-Wschodniego
    .ins = Dzielnicą 1 Miasta Południowo-Wschodniego
    .loc = Dzielnicy 1 Miasta Południowo-Wschodniego
    .gender = f
zone-south-east-2 = Dzielnica 2 Miasta Południowo-Wschodniego
    .gen = Dzielnicy 2 Miasta Południowo-Wschodniego
    .dat = Dzielnicy 2 Miasta Południowo-Wschodniego
    .acc = Dzielnicę 2 Miasta Południowo-Wschodniego
    .ins = Dzielnicą 2 Miasta Południowo-Wschodniego
    .loc = Dzielnicy 2 Miasta Południowo-Wschodniego
    .gender = f
zone-south-east-3 = Dzielnica 3 Miasta Południowo-Wschodniego
    .gen = Dzielnicy 3 Miasta Południowo-Wschodniego
    .dat = Dzielnicy 3 Miasta Południowo-Wschodniego
    .acc = Dzielnicę 3 Miasta Południowo-Wschodniego
    .ins = Dzielnicą 3 Miasta Południowo-Wschodniego
    .loc = Dzielnicy 3 Miasta Południowo-Wschodniego
    .gender = f
zone-west-centre-1 = Dzielnica 1 Miasta Środkowo-Zachodniego
    .gen = Dzielnicy 1 Miasta Środkowo-Zachodniego
    .dat = Dzielnicy 1 Miasta Środkowo-Zachodniego
    .acc = Dzielnicę 1 Miasta Środkowo-Zachodniego
    .ins = Dzielnicą 1 Miasta Środkowo-Zachodniego
    .loc = Dzielnicy 1 Miasta Środkowo-Zachodniego
    .gender = f
zone-west-centre-2 = Dzielnica 2 Miasta Środkowo-Zachodniego
    .gen = Dzielnicy 2 Miasta Środkowo-Zachodniego
    .dat = Dzielnicy 2 Miasta Środkowo-Zachodniego
    .acc = Dzielnicę 2 Miasta Środkowo-Zachodniego
    .ins = Dzielnicą 2 Miasta Środkowo-Zachodniego
    .loc = Dzielnicy 2 Miasta Środkowo-Zachodniego
    .gender = f
zone-west-centre-3 = Dzielnica 3 Miasta Środkowo-Zachodniego
    .gen = Dzielnicy 3 Miasta Środkowo-Zachodniego
    .dat = Dzielnicy 3 Miasta Środkowo-Zachodniego
    .acc = Dzielnicę 3 Miasta Środkowo-Zachodniego
    .ins = Dzielnicą 3 Miasta Środkowo-Zachodniego
    .loc = Dzielnicy 3 Miasta Środkowo-Zachodniego
    .gender = f
zone-north-west-gate = Pustynia przed Miastem Północno-Zachodnim
    .gen = Pustyni przed Miastem Północno-Zachodnim
    .dat = Pustyni przed Miastem Północno-Zachodnim
    .acc = Pustynię przed Miastem Północno-Zachodnim
    .ins = Pustynią przed Miastem Północno-Zachodnim
    .loc = Pustyni przed Miastem Północno-Zachodnim
    .gender = f
zone-south-west-gate = Pustynia przed Miastem Południowo-Zachodnim
    .gen = Pustyni przed Miastem Południowo-Zachodnim
    .dat = Pustyni przed Miastem Południowo-Zachodnim
    .acc = Pustynię przed Miastem Południowo-Zachodnim
    .ins = Pustynią przed Miastem Południowo-Zachodnim
    .loc = Pustyni przed Miastem Południowo-Zachodnim
    .gender = f
zone-north-east-gate = Pustynia przed Miastem Północno-Wschodnim
    .gen = Pustyni przed Miastem Północno-Wschodnim
    .dat = Pustyni przed Miastem Północno-Wschodnim
    .acc = Pustynię przed Miastem Północno-Wschodnim
    .ins = Pustynią przed Miastem Północno-Wschodnim
    .loc = Pustyni przed Miastem Północno-Wschodnim
    .gender = f
zone-south-east-gate = Pustynia przed Miastem Południowo-Wschodnim
    .gen = Pustyni przed Miastem Południowo-Wschodnim
    .dat = Pustyni przed Miastem Południowo-Wschodnim
    .acc = Pustynię przed Miastem Południowo-Wschodnim
    .ins = Pustynią przed Miastem Południowo-Wschodnim
    .loc = Pustyni przed Miastem Południowo-Wschodnim
    .gender = f
zone-west-centre-gate = Pustynia przed Miastem Środkowo-Zachodnim
    .gen = Pustyni przed Miastem Środkowo-Zachodnim
    .dat = Pustyni przed Miastem Środkowo-Zachodnim
    .acc = Pustynię przed Miastem Środkowo-Zachodnim
    .ins = Pustynią przed Miastem Środkowo-Zachodnim
    .loc = Pustyni przed Miastem Środkowo-Zachodnim
    .gender = f
zone-western-obelisk = Zachodnia Pustynia Obelisku
    .gen = Zachodniej Pustyni Obelisku
    .dat = Zachodniej Pustyni Obelisku
    .acc = Zachodnią Pustynię Obelisku
    .ins = Zachodnią Pustynią Obelisku
    .loc = Zachodniej Pustyni Obelisku
    .gender = f
zone-northern-obelisk = Północna Pustynia Obelisku
    .gen = Północnej Pustyni Obelisku
    .dat = Północnej Pustyni Obelisku
    .acc = Północną Pustynię Obelisku
    .ins = Północną Pustynią Obelisku
    .loc = Północnej Pustyni Obelisku
    .gender = f
zone-southern-obelisk = Południowa Pustynia Obelisku
    .gen = Południowej Pustyni Obelisku
    .dat = Południowej Pustyni Obelisku
    .acc = Południową Pustynię Obelisku
    .ins = Południową Pustynią Obelisku
    .loc = Południowej Pustyni Obelisku
    .gender = f
zone-eastern-obelisk = Wschodnia Pustynia Obelisku
    .gen = Wschodniej Pustyni Obelisku
    .dat = Wschodniej Pustyni Obelisku
    .acc = Wschodnią Pustynię Obelisku
    .ins = Wschodnią Pustynią Obelisku
    .loc = Wschodniej Pustyni Obelisku
    .gender = f
zone-west-bank = Zachodni Brzeg
    .gen = Zachodniego Brzegu
    .dat = Zachodniemu Brzegowi
    .ins = Zachodnim Brzegiem
    .loc = Zachodnim Brzegu
    .gender = m
zone-east-bank = Wschodni Brzeg
    .gen = Wschodniego Brzegu
    .dat = Wschodniemu Brzegowi
    .ins = Wschodnim Brzegiem
    .loc = Wschodnim Brzegu
    .gender = m
zone-delta-marsh = Bagna Delty
    .gen = Bagien Delty
    .dat = Bagnom Delty
    .ins = Bagnami Delty
    .loc = Bagnach Delty
    .gender = pl
zone-western-temple = Zachodnia Świątynia
    .gen = Zachodniej Świątyni
    .dat = Zachodniej Świątyni
    .acc = Zachodnią Świątynię
    .ins = Zachodnią Świątynią
    .loc = Zachodniej Świątyni
    .gender = f
zone-west-river-temple = Zachodnia Rzeczna Świątynia
    .gen = Zachodniej Rzecznej Świątyni
    .dat = Zachodniej Rzecznej Świątyni
    .acc = Zachodnią Rzeczną Świątynię
    .ins = Zachodnią Rzeczną Świątynią
    .loc = Zachodniej Rzecznej Świątyni
    .gender = f
zone-eastern-temple = Wschodnia Świątynia
    .gen = Wschodniej Świątyni
    .dat = Wschodniej Świątyni
    .acc = Wschodnią Świątynię
    .ins = Wschodnią Świątynią
    .loc = Wschodniej Świątyni
    .gender = f
zone-east-river-temple = Wschodnia Rzeczna Świątynia
    .gen = Wschodniej Rzecznej Świątyni
    .dat = Wschodniej Rzecznej Świątyni
    .acc = Wschodnią Rzeczną Świątynię
    .ins = Wschodnią Rzeczną Świątynią
    .loc = Wschodniej Rzecznej Świątyni
    .gender = f
zone-delta-temple = Świątynia w Delcie Nilu
    .gen = Świątyni w Delcie Nilu
    .dat = Świątyni w Delcie Nilu
    .acc = Świątynię w Delcie Nilu
    .ins = Świątynią w Delcie Nilu
    .loc = Świątyni w Delcie Nilu
    .gender = f
zone-sanctuary = Sanktuarium Wszystkich Bogów
    .gender = n
god-anubis = Anubis
    .gen = Anubisa
    .dat = Anubisowi
    .acc = Anubisa
    .ins = Anubisem
    .loc = Anubisie
    .gender = m
god-bastet = Bastet
    .gender = f
god-horus = Horus
    .gen = Horusa
    .dat = Horusowi
    .acc = Horusa
    .ins = Horusem
    .loc = Horusie
    .gender = m
god-wadjet = Wadżet
    .gender = f
god-sobek = Sobek
    .gen = Sobka
    .dat = Sobkowi
    .acc = Sobka
    .ins = Sobkiem
    .loc = Sobku
    .gender = m
colour-ruby = rubinowa
    .gen = rubinowej
    .dat = rubinowej
    .acc = rubinową
    .ins = rubinową
    .loc = rubinowej
    .gender = f
colour-sapphire = szafirowa
    .gen = szafirowej
    .dat = szafirowej
    .acc = szafirową
    .ins = szafirową
    .loc = szafirowej
    .gender = f
colour-diamond = diamentowa
    .gen = diamentowej
    .dat = diamentowej
    .acc = diamentową
    .ins = diamentową
    .loc = diamentowej
    .gender = f
colour-onyx = onyksowa
    .gen = onyksowej
    .dat = onyksowej
    .acc = onyksową
    .ins = onyksową
    .loc = onyksowej
    .gender = f
cell-recruit = Rekrutacja
cell-move-3 = Ruch (poziom 3)
cell-move-2 = Ruch (poziom 2)
cell-build = Budowa
cell-pray-2 = Modlitwa (poziom 2)
cell-pray-1 = Modlitwa (poziom 1)
cell-buy-1 = Zakup (pole 1)
cell-buy-2 = Zakup (pole 2)
cell-buy-3 = Zakup (pole 3)
cell-gold = Wola bogów
token-silver = srebrny żeton akcji
token-gold = złoty żeton akcji
token-fame = żeton punktu sławy
token-veteran = żeton weterana
token-statue = żeton posągu
token-storm = nakładka burzy
token-creature = figurka stwora
token-mercenary = figurka najemnika
track-prayer = Tor modlitwy
board-two = Plansza dla dwojga
board-three = Plansza dla trojga
board-four = Plansza dla czworga
board-five = Plansza dla pięciorga
storm-north = burza na północnym wschodzie
storm-south = burza na południowym wschodzie
limit-units = Jednostek gracza
limit-troop = Jednostek w oddziale
limit-creatures = Stworów w oddziale
limit-action-tokens = Żetonów akcji gracza
limit-fame-to-win = Punktów sławy do wygranej
limit-start-units = Jednostek w pierwszym oddziale
limit-start-troops = Pierwszych oddziałów
limit-start-levels = Pierwszych poziomów piramid
limit-start-levels-in-district = Pierwszych poziomów w dzielnicy
limit-start-interventions = Pierwszych kart boskiej interwencji
limit-start-diversions = Pierwszych Dywersji
limit-pyramid-level = Najwyższy poziom piramidy
limit-pray = Punktów modlitwy za akcję modlitwy
limit-simple-moves = Zwykłych ruchów oddziału
limit-teleports = Teleportacji oddziału
limit-teleport-cost = Punktów modlitwy za teleportację
limit-foreign-districts = Obcych dzielnic w ruchu
limit-home-strength = Siła we własnym mieście
limit-temples-for-fame = Świątyń za punkt sławy
limit-night-prayer = Punktów modlitwy w nocy
limit-night-cards = Kart w nocy
limit-veterans-a-card = Weteranów za kartę
limit-rounds = Rund najwyżej

## Elementy

kind-board = Plansze
kind-storm = Nakładki burzy
kind-city = Miasta
kind-zone = Obszary
kind-cell = Pola akcji
kind-track = Tory
kind-god = Bogowie
kind-limit = Limity
kind-token = Żetony
kind-colour = Kolory
kind-tile = Kafle mocy
kind-creature = Stwory
kind-intervention = Boskie interwencje
kind-battle-card = Karty walki (siła/straty/obrona)
figure-action = akcja
figure-attack-strength = siła w ataku
figure-battle-card = karta walki
figure-bluff = blef
figure-cancels-creature = ucisza drugiego stwora
figure-casualties = straty
figure-cities = miasta
figure-city = miasto
figure-colour = kolor
figure-colours = kolory
figure-column = kolumna
figure-copies = egzemplarze
figure-cost = koszt
figure-council-cards = karty na naradzie wojennej
figure-council-prayer = PM na naradzie wojennej
figure-creature = stwór
figure-defence = obrona
figure-defend-strength = siła w obronie
figure-defend-unavoidable = nieuniknione straty w obronie
figure-defender-fame = PS zwycięskiego obrońcy
figure-districts = dzielnice
figure-even = miejsce, strona parzysta
figure-even-links = sąsiedzi, strona parzysta
figure-fame = punkty sławy
figure-free-recruits = cała rekrutacja za darmo
figure-free-teleport = teleportuje za darmo
figure-free-units = darmowe jednostki
figure-gain-bonus = więcej przy każdym zysku
figure-gate = pustynia przed bramą
figure-gold = złote akcje
figure-high = najwyżej
figure-ignores-walls = ignoruje mury
figure-kills = usunięte jednostki
figure-kills-for-fame = wrogie jednostki za PS
figure-level = poziom
figure-level-discount = zniżka na poziom
figure-low = najmniej
figure-moves = zwykłe ruchy
figure-night-cards = karty w nocy
figure-night-levels = poziomy w nocy
figure-night-prayer = PM w nocy
figure-no-teleport = bez teleportacji
figure-obelisk = obelisk
figure-obelisk-teleport = teleportacja od obelisku
figure-odd = miejsce, strona nieparzysta
figure-odd-links = sąsiedzi, strona nieparzysta
figure-own-loss = straty własne
figure-paint = odcień
figure-picture = obrazek
figure-players = gracze
figure-port = port
figure-pray = więcej za modlitwę
figure-pray-units = jednostki za modlitwę
figure-prayer = punkty modlitwy
figure-prayer-a-kill = PM za wrogą jednostkę
figure-prayer-a-loss = PM za własną jednostkę
figure-pyramids = piramidy
figure-recruit-anywhere = rekrutuje wszędzie
figure-sacrifice = jednostki na ofiarę
figure-side = strona
figure-silver = srebrny żeton
figure-single-copies = każdy kafel raz
figure-spending-discount = zniżka na wydatek
figure-spy = szpieguje
figure-start = początek
figure-storms = burze
figure-strength = siła
figure-strength-a-card = siła za kartę
figure-surcharge = dopłata
figure-symbol = symbol
figure-teleport-discount = zniżka na teleportację
figure-terrain = teren
figure-tile = kafel
figure-tile-discount = zniżka na kafel
figure-tiles = kafle
figure-toll = myto
figure-transfer = darmowa teleportacja skądkolwiek
figure-troop-limit = limit oddziału
figure-unavoidable = nieuniknione straty
figure-units = jednostki
figure-value = wartość
figure-vision = karty dobrane i odrzucone
figure-when = kiedy
figure-without = bez
figure-worship = PM w nocy
figure-zones = obszary
term-even = parzysta
term-odd = nieparzysta
term-desert = pustynia
term-district = dzielnica
term-military = wojskowy
term-trade = handlowy
term-day = dzień
term-movement = ruch
term-move = akcja ruchu
term-recruit = akcja rekrutacji
term-pray = akcja modlitwy
term-buy = akcja zakupu
term-build = akcja budowy
term-at-once = natychmiast
term-always = zawsze
term-creature = stwór
term-gold = złoty żeton
term-silver = srebrny żeton
term-ruby = rubinowy
term-sapphire = szafirowy
term-diamond = diamentowy
term-onyx = onyksowy
term-black = czarny
term-white = biały
term-red = czerwony
term-blue = niebieski
term-green = zielony
term-yellow = żółty

## Opcje partii

preset-standard = Standardowa
preset-standard-help = Miasto, boga, oddziały, piramidy i pierwszy kafel wybierasz.
preset-first = Pierwsza partia
preset-first-help = Gotowy początek: wybierasz tylko pierwszy kafel.
option-set-ready-start = Początek
option-set-ready-start-help = Gotowy początek jest dobry na pierwszą partię: wybierasz tylko pierwszy kafel.
option-set-ready-start-off = Wszystko wybierasz
option-set-ready-start-on = Gotowy
option-set-sanctuary-even = Sanktuarium przy 2 i 4 graczach
option-set-sanctuary-even-help = Starsza plansza miała Sanktuarium Wszystkich Bogów tylko przy nieparzystej liczbie graczy.
option-set-sanctuary-even-on = Na planszy
option-set-sanctuary-even-off = Nie ma go na planszy
option-set-loser-may-stay = Pokonany bez zwycięzcy
option-set-loser-may-stay-help = Zwycięzca stracił na obszarze wszystkie jednostki: co może pokonany?
option-set-loser-may-stay-off = Musi odwołać oddział
option-set-loser-may-stay-on = Może zostać i zatrzymać obszar

## O co pytamy

prompt-city = Wybierz miasto.
    .other = { $player } wybiera miasto.
prompt-god = Wybierz boga. Bogowie nie dają żadnych mocy.
    .other = { $player } wybiera boga.
prompt-garrison = Wybierz dwie dzielnice swojego miasta; do każdej trafi pięć jednostek.
    .other = { $player } rozmieszcza pierwsze jednostki.
prompt-first-pyramid =
    { $count ->
        [one] Umieść swoje piramidy: został { $count } poziom.
        [few] Umieść swoje piramidy: zostały { $count } poziomy, w dzielnicy najwyżej dwa.
       *[other] Umieść swoje piramidy: zostało { $count } poziomów, w dzielnicy najwyżej dwa.
    }
    .other = { $player } stawia pierwsze piramidy.
prompt-first-tile = Weź kafel poziomu 1 w kolorze jednej ze swoich piramid.
    .other = { $player } bierze pierwszy kafel.
prompt-turn =
    { $acted ->
        [1] Zagraj kolejny żeton, kartę lub stwora, albo zakończ turę.
       *[other]
            { $tokens ->
                [one] Twoja tura: zagraj ostatni żeton akcji.
                [few] Twoja tura: zagraj żeton akcji. Masz { $tokens } żetony.
               *[other] Twoja tura: zagraj żeton akcji. Masz { $tokens } żetonów.
            }
    }
    .other = Swoją turę rozgrywa { $player }.
prompt-buy = Wybierz kafel mocy do kupienia.
    .other = { $player } kupuje kafel mocy.
prompt-remove = Wybierz kartę walki, która na zawsze opuści grę. Nikt inny nie dowie się która.
    .other = { $player } usuwa kartę walki.
prompt-build =
    { $free ->
        [0] Podnieś lub załóż piramidę, albo nie buduj nic.
       *[rest] Ręka boga: za darmo podnieś piramidę o jeden poziom albo załóż nową.
    }
    .other = { $player } buduje piramidę.
prompt-tag = Wybierz pole zakupu dla nowego żetonu zakupu.
    .other = { $player } kładzie żeton zakupu.
prompt-recruit =
    { $count ->
        [0] Rekrutacja: nie może już przyjść żadna jednostka.
        [one] Rekrutacja: może przyjść jeszcze { $count } jednostka.
        [few] Rekrutacja: mogą przyjść jeszcze { $count } jednostki.
       *[other] Rekrutacja: może przyjść jeszcze { $count } jednostek.
    }
    .other = { $player } rekrutuje jednostki.
prompt-fight-next = Wybierz dzielnicę, w której teraz walczą nowe jednostki.
    .other = { $player } wybiera następną bitwę.
prompt-place =
    { $count ->
        [one] { $cause }: umieść najwyżej { $count } jednostkę.
        [few] { $cause }: umieść najwyżej { $count } jednostki.
       *[other] { $cause }: umieść najwyżej { $count } jednostek.
    }
    .other = { $player } rozmieszcza jednostki.
prompt-lead = Wybierz oddział, który się poruszy.
    .other = { $player } porusza oddział.
prompt-step =
    { $moves ->
        [0] Oddział jest tutaj: { $zone }. Zwykłych ruchów już nie ma, teleportacji: { $teleports }.
        [one] Oddział jest tutaj: { $zone }. Został { $moves } zwykły ruch, teleportacji: { $teleports }.
        [few] Oddział jest tutaj: { $zone }. Zostały { $moves } zwykłe ruchy, teleportacji: { $teleports }.
       *[other] Oddział jest tutaj: { $zone }. Zostało { $moves } zwykłych ruchów, teleportacji: { $teleports }.
    }
    .other = { $player } porusza oddział.
prompt-take = Kto idzie tą drogą: { $origin } → { $zone }?
    .other = { $player } porusza oddział.
prompt-burn = Wybierz wrogi oddział, który straci jednostkę.
    .other = { $player } wybiera, gdzie spadnie ogień.
prompt-fight = Bitwa, przeciwnik { $opponent }, { $zone }: wybierz kartę walki do zagrania i drugą do odłożenia.
    .other = { $player } wybiera karty walki.
prompt-fight-1 = Bitwa, przeciwnik { $opponent }, { $zone }: wybierz kartę walki do zagrania. Kartę do odłożenia wybierzesz zaraz potem.
prompt-fight-2 = Bitwa, przeciwnik { $opponent }, { $zone }: wybierz kartę walki do odłożenia.
prompt-hide = Bitwa, przeciwnik { $opponent }, { $zone }: ukryj pod kartą walki karty boskiej interwencji albo żadnej.
    .other = { $player } może ukryć karty boskiej interwencji.
prompt-wound = Boska rana: odrzucaj karty, każda daje 1 do siły, albo przestań.
    .other = { $player } może odrzucić karty za siłę.
prompt-loser =
    { $alone ->
        [1] Bitwa przegrana, ale zwycięzcy już nie ma, { $zone }: odwołujesz oddział ({ $count }) czy zostajesz?
       *[rest] Bitwa przegrana, { $zone }: odwołujesz oddział ({ $count }) czy wycofujesz się?
    }
    .other = { $player } decyduje o pokonanym oddziale.
prompt-retreat = { $opponent } wycofuje się: wybierz obszar.
    .other = { $player } wybiera, dokąd wycofa się pokonany.
prompt-winner = Bitwa wygrana, { $zone }: czy twój oddział ({ $count }) zostaje?
    .other = { $player } decyduje, czy oddział zostanie.
prompt-sacrifice = Poświęcić dwie jednostki z Sanktuarium za boski PS?
    .other = { $player } decyduje o ofierze.
prompt-delta = Usunąć jednostkę ze świątyni w delcie za pięć PM?
    .other = { $player } decyduje o ofierze.
prompt-offer =
    { $veterans ->
        [one] Odrzucić weterana za 1 PM?
        [few] Ilu ze swoich { $veterans } weteranów odrzucasz, każdego za 1 PM?
       *[other] Ilu ze swoich { $veterans } weteranów odrzucasz, każdego za 1 PM?
    }
    .other = { $player } decyduje o weteranach.
prompt-consult =
    { $veterans ->
        [one] Masz jednego weterana; karta kosztuje dwóch.
        [few] Ilu ze swoich { $veterans } weteranów odrzucasz za karty? Dwóch daje jedną.
       *[other] Ilu ze swoich { $veterans } weteranów odrzucasz za karty? Dwóch daje jedną.
    }
    .other = { $player } decyduje o weteranach.
prompt-vision =
    { $count ->
        [one] Wizja: odrzuć jeszcze { $count } kartę.
        [few] Wizja: odrzuć jeszcze { $count } karty.
       *[other] Wizja: odrzuć jeszcze { $count } kart.
    }
    .other = { $player } odrzuca karty.
prompt-fate = Wybierz miejsce w kolejności następnej rundy.
    .other = { $player } wybiera miejsce w kolejności.

## Możliwości

option-settle = { $city }
option-serve = { $god }
option-garrison = { $zone } i { $other }
option-first-pyramid = Postaw { $colour_acc } piramidę poziomu { $level }: { $zone }
option-first-tile = Weź kafel „{ $tile }”
option-act = { $cell }
option-silver = Srebrny żeton: { $cell }
option-gold = Złoty żeton: { $tile }, { $action }
option-play = Zagraj kartę „{ $intervention }”
option-summon = { $creature } dołącza do oddziału: { $zone }
option-exchange = { $creature } zamiast { $leaving_gen }
option-end = Zakończ turę
option-buy = Kup kafel „{ $tile }”
option-remove = Usuń kartę „{ $battle_card }”
option-raise = Podnieś do poziomu { $level }: { $zone }
option-found = Załóż { $colour_acc } piramidę poziomu { $level }: { $zone }
option-tag = { $cell }
option-skip = Nic
option-recruit =
    { $count ->
        [one] { $count } jednostka: { $zone }
        [few] { $count } jednostki: { $zone }
       *[other] { $count } jednostek: { $zone }
    }
option-attack = Walcz: { $zone }
option-place =
    { $count ->
        [one] { $count } jednostka: { $zone }
        [few] { $count } jednostki: { $zone }
       *[other] { $count } jednostek: { $zone }
    }
option-enough = Wystarczy
option-lead = Rusz oddział: { $zone }
option-march = Idź: { $zone }
option-teleport = Teleportuj: { $zone }
option-take =
    { $count ->
        [one] { $count } jednostka
        [few] { $count } jednostki
       *[other] { $count } jednostek
    }
option-take-leaving =
    { $count ->
        [one] { $count } jednostka; z powrotem do zasobów: { $leaving }
        [few] { $count } jednostki; z powrotem do zasobów: { $leaving }
       *[other] { $count } jednostek; z powrotem do zasobów: { $leaving }
    }
option-escort =
    { $count ->
        [one] { $count } jednostka i { $creatures }
        [few] { $count } jednostki i { $creatures }
       *[other] { $count } jednostek i { $creatures }
    }
option-escort-leaving =
    { $count ->
        [one] { $count } jednostka i { $creatures }; z powrotem do zasobów: { $leaving }
        [few] { $count } jednostki i { $creatures }; z powrotem do zasobów: { $leaving }
       *[other] { $count } jednostek i { $creatures }; z powrotem do zasobów: { $leaving }
    }
option-halt = Zakończ ruch
option-burn = Ogień: { $zone }
option-fight = Zagraj kartę „{ $battle_card }”, odłóż kartę „{ $buried }”
option-hide =
    { $cards_count ->
        [0] Nic nie ukrywaj
       *[rest] Ukryj: { $cards }
    }
option-wound = Odrzuć kartę „{ $intervention }”
option-recall = Odwołaj oddział
option-retreat = Wycofaj się
option-drive = { $zone }
option-stay = Zostań
option-sacrifice = Poświęć
option-spare = Oszczędź
option-offer =
    { $veterans ->
        [0] Żadnego
        [one] { $veterans } weterana
        [few] { $veterans } weteranów
       *[other] { $veterans } weteranów
    }
option-consult =
    { $veterans ->
        [0] Żadnego
        [one] { $veterans } weterana
        [few] { $veterans } weteranów
       *[other] { $veterans } weteranów
    }
option-discard = Odrzuć kartę „{ $intervention }”
option-choose = { $position }

## Co się stało

event-colour = W grze jest { $colour } piramida i jej kafle.
event-city = { $player } wybiera miasto: { $city }.
event-god = { $player } służy { $god_dat }.
event-order = Kolejność: { $players }.
event-garrisoned =
    { $count ->
        [one] { $player } stawia { $count } jednostkę: { $zone }.
        [few] { $player } stawia { $count } jednostki: { $zone }.
       *[other] { $player } stawia { $count } jednostek: { $zone }.
    }
event-built =
    { $cost ->
        [0] { $player } buduje { $colour_acc } piramidę poziomu { $level }: { $zone }.
       *[rest] { $player } buduje za { $cost } PM { $colour_acc } piramidę poziomu { $level }: { $zone }.
    }
event-took = { $player } bierze kafel „{ $tile }”.
event-day = Zaczyna się dzień { $round }.
event-night = Zapada noc { $round }.
event-token = { $player } zagrywa żeton: { $cell }.
event-silver-token = { $player } zagrywa srebrny żeton: { $cell }.
event-gold-token = { $player } zagrywa złoty żeton: „{ $tile }”.
event-prayed = { $player } modli się i zyskuje { $count } PM.
event-bought = { $player } kupuje kafel „{ $tile }” za { $cost } PM.
event-removed = { $player } na zawsze usuwa kartę „{ $removed }” i bierze kartę „{ $battle_card }”.
event-removed-hidden = { $player } w tajemnicy usuwa kartę walki i bierze kartę „{ $battle_card }”.
event-gained = { $player } zyskuje { $count } PM („{ $tile }”).
event-gained-by-card = { $player } zyskuje { $count } PM („{ $intervention }”).
event-recruited =
    { $count ->
        [one] { $player } rekrutuje { $count } jednostkę: { $zone }.
        [few] { $player } rekrutuje { $count } jednostki: { $zone }.
       *[other] { $player } rekrutuje { $count } jednostek: { $zone }.
    }
event-paid = { $player } płaci za rekrutację { $count } PM.
event-placed =
    { $count ->
        [one] { $player } umieszcza { $count } jednostkę: { $zone } ({ $cause }).
        [few] { $player } umieszcza { $count } jednostki: { $zone } ({ $cause }).
       *[other] { $player } umieszcza { $count } jednostek: { $zone } ({ $cause }).
    }
event-moved =
    { $count ->
        [one] { $player }, { $count } jednostka: { $origin } → { $zone } ({ $way }).
        [few] { $player }, { $count } jednostki: { $origin } → { $zone } ({ $way }).
       *[other] { $player }, { $count } jednostek: { $origin } → { $zone } ({ $way }).
    }
event-toll = { $player } płaci myto { $count } PM przed sfinksem gracza { $opponent }.
event-summoned = Do oddziału gracza { $player } dołącza { $creature }: { $zone }.
event-exchanged = { $player } zamienia { $leaving_acc } na { $creature_acc }: { $zone }.
event-played =
    { $cost ->
        [0] { $player } zagrywa kartę „{ $intervention }”.
       *[rest] { $player } zagrywa kartę „{ $intervention }” za { $cost } PM.
    }
event-burnt = Deszcz ognia gracza { $player }: { $opponent } traci jednostkę, { $zone }.
event-drew = { $player } dobiera kartę „{ $intervention }”.
event-drew-hidden = { $player } dobiera kartę boskiej interwencji.
event-reshuffled = Stos odrzuconych staje się nową talią.
event-discarded = { $player } odrzuca kartę „{ $intervention }”.
event-battle = { $player } atakuje, broni się { $opponent }: { $zone }.
event-bluffed = { $player } odkrywa ukrytą kartę „{ $intervention }”: tylko blef, wraca na rękę.
event-spied = Szpieg gracza { $player } widzi kartę walki, którą ma { $opponent }: „{ $battle_card }”.
event-spied-hidden = Szpieg gracza { $player } widzi kartę walki, którą ma { $opponent }.
event-revealed-card = { $player } odsłania kartę „{ $battle_card }”.
event-wounded = Boska rana: { $player } odrzuca kartę „{ $intervention }”, +1 do siły.
event-result = Siła { $attack } przeciw { $defend }: wygrywa { $player }, przegrywa { $opponent }.
event-lost =
    { $count ->
        [one] { $player } traci { $count } jednostkę.
        [few] { $player } traci { $count } jednostki.
       *[other] { $player } traci { $count } jednostek.
    }
event-fame =
    { $count ->
        [one] { $player } zyskuje { $count } bitewny PS.
        [few] { $player } zyskuje { $count } bitewne PS.
       *[other] { $player } zyskuje { $count } bitewnych PS.
    }
event-veterans =
    { $count ->
        [one] { $player } zyskuje { $count } weterana.
        [few] { $player } zyskuje { $count } weteranów.
       *[other] { $player } zyskuje { $count } weteranów.
    }
event-retreated = { $player } wycofuje się: { $zone }.
event-recalled =
    { $prayer ->
        [0] { $player } odwołuje oddział.
       *[rest] { $player } odwołuje oddział i zyskuje { $prayer } PM.
    }
event-renewed = { $player } bierze z powrotem wszystkie karty walki.
event-sacrificed =
    { $count ->
        [one] { $player } poświęca jednostki z Sanktuarium i zyskuje { $count } boski PS.
        [few] { $player } poświęca jednostki z Sanktuarium i zyskuje { $count } boskie PS.
       *[other] { $player } poświęca jednostki z Sanktuarium i zyskuje { $count } boskich PS.
    }
event-delta = { $player } oddaje jednostkę ze świątyni w delcie i zyskuje { $count } PM.
event-temples = { $player } kontroluje co najmniej dwie świątynie i zyskuje 1 boski PS.
event-worship = { $player } zyskuje za kult { $count } PM.
event-prayers = { $player } zyskuje za modlitwy { $count } PM.
event-offered =
    { $veterans ->
        [one] { $player } odrzuca { $veterans } weterana i zyskuje { $count } PM.
        [few] { $player } odrzuca { $veterans } weteranów i zyskuje { $count } PM.
       *[other] { $player } odrzuca { $veterans } weteranów i zyskuje { $count } PM.
    }
event-consulted =
    { $veterans ->
        [one] { $player } odrzuca za karty { $veterans } weterana.
        [few] { $player } odrzuca za karty { $veterans } weteranów.
       *[other] { $player } odrzuca za karty { $veterans } weteranów.
    }
event-won = { $player } zaczyna turę i ma { $count } PS; nikt nie ma więcej: zwycięstwo.
event-ended = Ostatnia runda dobiegła końca: najwięcej sławy ma { $player }, { $count } PS.
event-went-home = { $creature } zostaje bez oddziału i wraca do zasobów gracza { $player }.

## Dlaczego krok jest ostateczny

undo-chance-colour = Kolory kafli są wylosowane, ten krok jest ostateczny.
undo-chance-intervention = Karta została dobrana, ten krok jest ostateczny.
undo-chance-order = Kolejność jest wylosowana, ten krok jest ostateczny.
undo-spied = Szpieg widział już kartę, ten krok jest ostateczny.
undo-clash = Karty walki leżą odkryte, ten krok jest ostateczny.

## Dlaczego nie

refuse-battle-card-owned = Karta „{ $battle_card }” nie należy do twoich kart walki.
refuse-battle-symbols = Ukryć można tylko karty z symbolem bitwy.
refuse-between-battles = Karty i stwory czekają, aż odbędzie się pierwsza z tych bitew.
refuse-buried-card-in-hand =
    { $used ->
        [1] Karta „{ $battle_card }” jest już zużyta, nie można jej odłożyć.
       *[other] Nie masz na ręce karty „{ $battle_card }”, nie można jej odłożyć.
    }
refuse-can-end-within-limits = Ktokolwiek pójdzie, ruch nie mógłby się skończyć w limitach wszystkich oddziałów.
refuse-card-has-effect = Karta „{ $intervention }” nie miałaby teraz działania.
refuse-card-paid = Ta karta kosztuje { $cost } PM, a tylu nie masz.
refuse-cell-is-free = Na tym polu jest już żeton: { $cell }.
refuse-cell-of-colour = Twoja { $colour } piramida sprzedaje tylko przez pole zakupu swojego koloru.
refuse-cell-without-token = Na tym polu leży już żeton zakupu.
refuse-city-in-play = { $city } nie bierze udziału w grze przy tej liczbie graczy.
refuse-city-untaken = { $city } jest już zajęte.
refuse-colour-in-play = W tej partii nie ma { $colour_gen } piramidy ani jej kafli.
refuse-colour-not-bought = Kafel tego koloru jest już dziś kupiony ({ $colour }).
refuse-colour-not-built = W twoim mieście już stoi { $colour } piramida.
refuse-creature-at-home = { $creature } nie stoi w dzielnicy twojego miasta.
refuse-creature-in-supply = W twoich zasobach nie ma { $creature_gen }.
refuse-creatures-are-there = Iść mogą tylko stwory, które stoją przy tych jednostkach.
refuse-day-card-within-limits = Oddział przekracza limit, najpierw musi ruszyć dalej.
refuse-day-has-not-ended = W nocy nie zagrywa się kart; poczekają na twoją turę w dzień.
refuse-day-is-balanced = Każdy poziom twojej piramidy potrzebuje dziś żetonu; srebrny zagraj na poziom, który jest jeszcze pusty.
refuse-day-symbol = Karta „{ $intervention }” nie jest kartą dnia.
refuse-empty-home-district = Wybierz dzielnicę swojego miasta bez piramidy.
refuse-enemy-there = Nie ma tam wrogiego oddziału: { $zone }.
refuse-first-level-of-own-colour = Pierwszy kafel ma poziom 1 i kolor jednej z twoich piramid.
refuse-first-tile-left = Kafla „{ $tile }” już tu nie ma.
refuse-free-place = To działanie daje jednostki do dzielnic twojego miasta lub, gdzie pozwala, do twoich oddziałów. Nie tutaj: { $zone }.
refuse-free-zone-for-loser = Tu pokonany nie może się wycofać: { $zone }. Obszar musi sąsiadować lądem, być wolny, nie być obcą dzielnicą i pomieścić cały oddział.
refuse-god-untaken = { $god_dat } służy już ktoś inny.
refuse-gold-cell-is-for-gold = Złote pole jest tylko dla złotego żetonu.
refuse-gold-tile-gives-action = Złoty żeton kafla „{ $tile }” nie daje tej akcji.
refuse-gold-tile-owned = Nie masz kafla „{ $tile }”.
refuse-gold-token-left =
    { $used ->
        [1] Złoty żeton jest już w tej rundzie zagrany.
       *[other] Nie masz kafla ze złotym żetonem.
    }
refuse-hidden-cards-paid = Te karty kosztują razem { $cost } PM, a tylu nie masz.
refuse-higher-level = Poziom { $level } nie jest wyższy od obecnego albo przekracza 4.
refuse-in-hand =
    { $used ->
        [1] Nie masz na ręce karty „{ $intervention }”; zużyta leży na stosie kart odrzuconych.
       *[other] Nie masz na ręce karty „{ $intervention }”.
    }
refuse-in-market = Kafel „{ $tile }” nie jest na sprzedaż.
refuse-interventions-in-hand = Nie masz wszystkich tych kart.
refuse-keeps-balance = Równowaga: poziomów piramidy, które zostałyby bez żetonu: { $levels }; żetonów, które by na nie zostały: { $tokens }.
refuse-levels-affordable = To kosztuje { $cost } PM, a tylu nie masz.
refuse-loser-may-stay = Pokonany nie może zostać.
refuse-move-not-begun = Kartę „{ $intervention }” zagrywa się na początku ruchu, przed pierwszym krokiem.
refuse-moves-left = Ten oddział nie ma już zwykłego ruchu.
refuse-new-picture = Masz już kafel z tym obrazkiem.
refuse-no-action-begun = Stwory zamienia się przed zagraniem żetonu, nie w trakcie jego akcji.
refuse-no-battle-begun = Gdy bitwa się zaczęła, nie zagrywa się kart poza ukrytymi na naradzie wojennej.
refuse-no-forced-march = Forsowny marsz nie pozwala na teleportację.
refuse-nothing-forced = Trzeba umieścić wszystkich najemników, którzy się zmieszczą.
refuse-obelisk-there = Nie ma tam obelisku do teleportacji: { $zone }.
refuse-once-before-a-token = Przed tym żetonem już zamieniono stwora.
refuse-one-foreign-district = W jednym ruchu można wejść tylko do jednej obcej dzielnicy.
refuse-one-free-level = Ręka boga buduje jeden poziom.
refuse-one-step-away = Stąd ({ $origin }) nie dojdziesz jednym zwykłym ruchem: { $zone }.
refuse-ordinary-token-left = Zwykły żeton tej tury jest już zagrany.
refuse-other-in-supply = W twoich zasobach nie ma { $creature_gen }.
refuse-own-city = Rekrutuje się tylko we własnym mieście, nie tutaj: { $zone }.
refuse-own-empty-district = Piramidę zakłada się w dzielnicy swojego miasta, w której żadna nie stoi.
refuse-own-pyramid = Nie masz tam piramidy: { $zone }.
refuse-own-troop-there = Nie masz tam oddziału: { $zone }.
refuse-party-can-end = Z tymi jednostkami lub stworami ruch nie mógłby się skończyć w limitach.
refuse-party-pays = Bez stwora, z którym jest darmowa, ta teleportacja kosztuje { $cost } PM, a tylu nie masz.
refuse-played-card-in-hand =
    { $used ->
        [1] Karta „{ $battle_card }” jest już zużyta; wróci, gdy zużyjesz wszystkie karty walki.
       *[other] Nie masz na ręce karty „{ $battle_card }”.
    }
refuse-portal-opener-goes = Stąd teleportujesz się tylko ze stworem, który otwiera przejście: { $zone }.
refuse-position-is-free = To miejsce jest zajęte.
refuse-purchase-keeps-balance = Równowaga: ostatnie żetony są potrzebne na innych poziomach piramidy, więc pole zakupu nie przyjmie dziś żadnego.
refuse-purchase-token-first = Aby kupić kafel, najpierw połóż żeton na polu zakupu.
refuse-pyramid-controlled = Nie kontrolujesz { $colour_gen } piramidy poziomu co najmniej { $level }.
refuse-pyramid-left =
    { $count ->
        [one] Masz tylko { $count } piramidę.
        [few] Masz tylko { $count } piramidy.
       *[other] Masz tylko { $count } piramid.
    }
refuse-recruits-paid =
    { $count ->
        [0] Nie możesz rekrutować więcej jednostek.
        [one] Możesz rekrutować już tylko { $count } jednostkę.
        [few] Możesz rekrutować już tylko { $count } jednostki.
       *[other] Możesz rekrutować już tylko { $count } jednostek.
    }
refuse-recruits-wait-there = Żadne nowe jednostki nie czekają tam na bitwę: { $zone }.
refuse-recruits-within-limit =
    { $limit ->
        [one] Oddział ma najwyżej { $limit } jednostkę, tu byłoby więcej: { $zone }.
        [few] Oddział ma najwyżej { $limit } jednostki, tu byłoby więcej: { $zone }.
       *[other] Oddział ma najwyżej { $limit } jednostek, tu byłoby więcej: { $zone }.
    }
refuse-rest-within-limits = Ci, którzy zostaną, przekroczyliby limit.
refuse-silver-token-left =
    { $used ->
        [1] Srebrny żeton jest już w tej rundzie zagrany.
       *[other] Nie masz srebrnego żetonu: daje go Boski czyn.
    }
refuse-something-to-buy = Przez to pole nie możesz teraz nic kupić.
refuse-somewhere-to-go = Nie ma dokąd się wycofać.
refuse-symbol-of-move = Kartę „{ $intervention }” ukrywa się pod kartą walki, w ruchu się jej nie zagrywa.
refuse-teleport-affordable = Ta teleportacja kosztuje { $cost } PM, a tylu nie masz.
refuse-teleport-left = Ten oddział nie ma już teleportacji.
refuse-teleport-starts-here = Teleportacja zaczyna się w dzielnicy z piramidą.
refuse-teleport-to-come = Karta „{ $intervention }” daje darmową teleportację, a w tym ruchu już jej nie ma.
refuse-three-levels-in-all = Umieszczasz razem trzy poziomy, w dzielnicy jeden lub dwa.
refuse-tile-affordable = Ten kafel kosztuje { $cost } PM, a tylu nie masz.
refuse-token-follows-exchange = Zamieniono stwora, więc teraz musi nastąpić żeton.
refuse-token-played = Najpierw zagraj zwykły żeton tej tury.
refuse-token-still-to-come = Stwory zamienia się przed żetonem, a żadnego już nie możesz zagrać.
refuse-toll-affordable = Wejście kosztuje { $cost } PM, a tylu nie masz.
refuse-troop-at-home = Stwór dołącza do twojego oddziału w dzielnicy twojego miasta.
refuse-troop-within-limits = Poruszany oddział przekracza limit: najpierw musi iść dalej.
refuse-troop-without-creature = Ten oddział ma już stwora.
refuse-twin-to-buy = Podwójna ceremonia nie ma teraz czego kupić.
refuse-two-cards = Wybierz dwie różne karty.
refuse-two-own-districts = Wybierz dwie dzielnice własnego miasta.
refuse-units-are-there =
    { $count ->
        [one] Jest tam tylko { $count } jednostka.
        [few] Są tam tylko { $count } jednostki.
       *[other] Jest tam tylko { $count } jednostek.
    }
refuse-units-at-hand =
    { $count ->
        [one] Można umieścić tylko { $count } jednostkę.
        [few] Można umieścić najwyżej { $count } jednostki.
       *[other] Można umieścić najwyżej { $count } jednostek.
    }
refuse-veterans-at-hand = Nie masz tylu weteranów.
refuse-vision-card-in-hand = Nie masz na ręce karty „{ $intervention }”.
refuse-wall-crosser-goes = Mur: te jednostki przeniesie tylko stwór, który nad nim przelatuje: { $zone }.
refuse-wall-open = Mur: oddział wejdzie tu tylko, jeśli zaczął ruch obok: { $zone }.
refuse-whole-pairs = Karta kosztuje dwóch weteranów.
refuse-winner-still-there = Zwycięzca nie ma tam już oddziału, więc nie można się wycofać.
refuse-wound-card-in-hand = Nie masz na ręce karty „{ $intervention }”.

## Na stole

title-setup = Przygotowanie
title-day = Dzień { $round }
title-night = Noc { $round }
term-map = Mapa
term-sea = morze
term-nile = Nil
term-wall = mur miasta
term-obelisk = obelisk
term-military-port = port wojskowy
term-trade-port = port handlowy
term-temple = świątynia
term-delta-temple = świątynia w delcie Nilu
term-sanctuary = sanktuarium
term-troop = oddział
term-units = Jednostki
term-units-left = Pozostałe jednostki
term-home = Premia u siebie
term-bonus = Inna premia
term-personal-board = Planszetka gracza
term-hand = Karty boskiej interwencji
term-battle-cards = Karty walki
term-owned-tiles = Kafle i stwory
term-action-token = żeton akcji
term-action-tokens = Żetony akcji
term-prayer-points = Punkty modlitwy (PM)
term-fame-points = Punkty sławy (PS)
term-supply = Jednostki w zasobach
term-veterans = Weterani
term-intervention = karta boskiej interwencji
term-interventions = Karty boskiej interwencji
term-battle-card = karta walki
term-cost = koszt
term-strength = siła
term-defence = obrona
term-casualties = straty
term-unavoidable = nieuniknione straty
term-own-loss = straty własne
term-level = poziom i koszt
term-in-supply = czeka w zasobach
term-spent = zagrana
term-buried = odłożona zakryta
term-night = Noc
term-battle = Bitwa
term-turn-order = Kolejność graczy
term-order-marker = znacznik kolejności
term-market = Kafle mocy
term-owned-by = ma: { $players }
term-deck = Kart w talii
term-discard = Stos odrzuconych
term-gods = Bogowie
term-attacker = Atakujący
term-defender = Obrońca
pyramid-name = { $colour } piramida, poziom { $level }
troop-name =
    { $count ->
        [one] { $player }: { $count } jednostka
        [few] { $player }: { $count } jednostki
       *[other] { $player }: { $count } jednostek
    }
tile-note = { $colour }, poziom { $level }
market-level = poziom { $level }
marker-name = znacznik kolejności: { $player }
battle-figures = Siła { $strength }, straty { $casualties }, obrona { $defence }.
battle-figures-unavoidable = Siła { $strength }, straty { $casualties }, obrona { $defence }, nieuniknione straty { $unavoidable }.
battle-figures-own = Siła { $strength }, straty { $casualties }, obrona { $defence }, straty własne { $own }.
battle-title = { $player } kontra { $opponent }: { $zone }
fame-battle = Bitewne
fame-divine = Boskie
fame-temple = Świątynie
fame-pyramid = Piramidy
night-sacrifice = Ofiara
night-delta = Świątynia w delcie
night-temples = Kontrola świątyń
night-worship = Kult
night-prayers = Modlitwy
night-intervention = Boska interwencja
night-summoning = Wezwanie
night-awakening = Przebudzenie
night-fate = Los
battle-council = Narada wojenna
battle-clash = Starcie
battle-result = Rozstrzygnięcie
battle-casualties = Straty
battle-rewards = Nagrody
battle-loser = Pokonany
battle-winner = Zwycięzca
battle-end = Koniec
terrain-district = dzielnica
terrain-desert = pustynia
terrain-temple = świątynia
terrain-delta-temple = świątynia w delcie Nilu
terrain-sanctuary = sanktuarium
symbol-battle = bitwa
symbol-day = dzień
symbol-movement = ruch
action-pray = Modlitwa
action-buy = Zakup kafla mocy
action-build = Budowa piramidy
action-recruit = Rekrutacja
action-move = Ruch
position-first = pierwsze
position-second = drugie
position-third = trzecie
position-fourth = czwarte
position-fifth = piąte
way-march = pieszo lub statkiem
way-teleport = teleportacja
cause-mercenaries = Najemnicy
cause-prayer = Modlitwa o posiłki
cause-enlistment = Wsparcie taktyczne
cause-summoning = Wezwanie

## Do czego zmierza wybór

aim-settle = osiąść tutaj: { $city }
aim-serve = służyć { $god_dat }
aim-garrison = od początku strzec dwóch dzielnic
aim-act-pray = uzbierać punkty modlitwy
aim-act-pray-for = uzbierać na piramidę poziomu { $level }
aim-act-move = przenieść oddział w lepsze miejsce
aim-act-buy = kupić kafel mocy
aim-act-build = budować piramidę wyżej
aim-act-recruit = mieć więcej jednostek na planszy
aim-buy-fame = mieć punkt sławy z kafla: { $tile }
aim-buy-creature = wysłać do walki { $creature_acc }
aim-buy-units = zdobyć jednostki z kafla: { $tile }
aim-buy-strength = mieć większą siłę w bitwie: { $tile }
aim-buy-defence = tracić mniej jednostek w bitwie: { $tile }
aim-buy-moves = dotrzeć dalej jednym ruchem: { $tile }
aim-buy-token = mieć o jedną akcję dziennie więcej: { $tile }
aim-buy-prayer = mieć więcej punktów modlitwy na resztę: { $tile }
aim-buy = mieć moc tego kafla: { $tile }
aim-raise-top = mieć punkt sławy za { $colour_acc } piramidę poziomu { $level }
aim-raise = otworzyć kafle do poziomu { $level }, budując { $colour_acc } piramidę
aim-skip = zaoszczędzić punkty modlitwy
aim-attack = wygrać bitwę, broni się { $opponent }: { $zone }
aim-gather = zebrać jednostki w jeden oddział: { $zone }
aim-temple = trzymać świątynię, gdy zapadnie noc: { $zone }
aim-sanctuary = mieć nocą jednostki w sanktuarium
aim-conquer = skorzystać z cudzej piramidy poziomu { $level }: { $zone }
aim-advance = zbliżyć się do następnego celu: { $zone }
aim-recruit = wzmocnić oddział: { $zone }
aim-end-enough = zatrzymać resztę jednostek w zasobach
aim-lead = wysłać ten oddział: { $zone }
aim-end-here = tu pozostać
aim-play = użyć karty we właściwej chwili: { $intervention }
aim-summon = wysłać z oddziałem { $creature_acc }
aim-end = poczekać, co zrobią inni
aim-remove = pozbyć się najmniej przydatnej karty walki: { $battle_card }
aim-burn = osłabić gracza { $opponent }: { $zone }
aim-fight-win = wygrać bitwę siłą: { $zone }
aim-fight-kill = zadać wrogowi straty: { $zone }
aim-fight-save = osłonić w bitwie swój oddział: { $zone }
aim-hide = odwrócić bitwę ukrytymi kartami
aim-hide-none = zachować karty na inną bitwę
aim-wound = uzupełnić kartami brakującą siłę
aim-keep-cards = zachować resztę kart
aim-recall = zdobyć za jednostki punkty modlitwy
aim-retreat = ocalić resztę oddziału
aim-drive = przegnać wroga tam, gdzie nie szkodzi: { $zone }
aim-stay = utrzymać obszar
aim-sacrifice-fame = zdobyć za dwie jednostki boski punkt sławy
aim-sacrifice-prayer = zdobyć za jednostkę punkty modlitwy
aim-spare = zachować jednostki
aim-offer = zamienić weteranów w punkty modlitwy
aim-consult = zamienić weteranów w karty
aim-keep-veterans = zachować weteranów na później
aim-discard = odrzucić najmniej przydatną kartę: { $intervention }
aim-choose = mieć to miejsce w kolejności: { $position }

## Nazwy zasad, jak podają je odmowy

rule-1-1-a = Plansza według liczby graczy
rule-1-6-a = Poziomy piramidy
rule-2-1-2-a = Kolory w grze
rule-2-1-3 = Oferta kafli
rule-2-2-1 = Miasto i bóg
rule-2-2-4 = Elementy piramid
rule-2-3-2 = Pierwsze oddziały
rule-2-3-3-a = Pierwsze piramidy
rule-2-3-4 = Pierwszy kafel
rule-3-2-a = Zagranie żetonu
rule-3-2-b = Zasada równowagi
rule-3-2-c = Srebrny żeton
rule-3-2-d = Złoty żeton
rule-3-2-f = Karty dnia
rule-3-4-2-a = Piramida dla kafla
rule-3-4-2-b = Jeden kafel z koloru
rule-3-4-2-c = Żaden obrazek dwa razy
rule-3-4-2-d = Przez własne miasto
rule-3-4-2-f = Koszt kafla
rule-3-4-2-h = Umieszczenie stwora
rule-3-4-2-i = Zamiana stwora
rule-3-4-2-j = Jeden stwór w oddziale
rule-3-4-3-a = Podniesienie piramidy
rule-3-4-3-b = Założenie piramidy
rule-3-4-3-c = Koszt poziomów
rule-3-4-4-a = Rekrutacja
rule-3-4-4-b = Tylko własne miasto
rule-3-4-4-c = Bitwa przy rekrutacji
rule-3-4-4-d = Kolejność bitew
rule-3-4-5-b = Czym jest ruch
rule-3-4-5-c = Część oddziału
rule-3-4-5-e = Karty ruchu
rule-3-4-5-f = Teleportacja
rule-3-4-5-g = Jedna teleportacja
rule-3-4-5-h = Zwykły ruch
rule-3-4-5-k = Mur
rule-3-4-5-l = Jedna obca dzielnica
rule-3-5-1-a = Dwie karty walki
rule-3-5-1-b = Ukryte interwencje
rule-3-5-1-c = Tylko to, co da się opłacić
rule-3-5-6-a = Pokonany
rule-3-5-6-c = Odwrót
rule-3-5-6-e = Nie ma dokąd iść
rule-3-5-6-f = Zwycięzca odszedł
rule-3-5-7 = Zwycięzca
rule-3-6-1 = Ofiara
rule-3-6-2 = Świątynia w delcie Nilu
rule-3-6-5 = Modlitwy
rule-3-6-6 = Boska interwencja
rule-3-6-9-a = Los
rule-4-d = Limit oddziału
rule-4-e = Limity w ruchu
rule-4-f = Usunięte jednostki
rule-4-k = Zagranie interwencji
rule-a-3 = Dywersja
rule-a-4 = Porusza się jeden oddział
rule-a-7 = Pokonany bez zwycięzcy
rule-a-10 = Akcja bez działania
rule-a-17 = Jedna piramida z koloru
rule-a-26 = Jednostki z efektów
rule-a-46 = Stwór podzielonego oddziału
rule-a-51 = Kiedy zamienia się stwory
rule-a-58 = Karty dnia w trakcie akcji
rule-a-60 = Żeton zakupu na zajętym polu
rule-a-67 = Pozostawione jednostki
rule-a-68 = Ponad limit po drodze
rule-a-71 = Karta potrzebuje celu
rule-tile-ruby-wrryt = { tile-ruby-wrryt }
rule-tile-ruby-wound = { tile-ruby-wound }
rule-tile-diamond-vision = { tile-diamond-vision }
rule-tile-diamond-hand = { tile-diamond-hand }
rule-tile-onyx-twin = { tile-onyx-twin }
rule-creature-khnum = { creature-khnum }
rule-intervention-raining-fire = { intervention-raining-fire }
rule-intervention-transfer = { intervention-transfer }
rule-a-32 = { intervention-swiftness }
rule-a-53 = Teleportacje razem
rule-tile-onyx-march = { tile-onyx-march }

## Co musi zachodzić w przykładzie

fact-creatures = stwory
fact-temple-fame = PS za świątynie
fact-battle-fame = bitewne PS
fact-divine-fame = boskie PS
fact-pyramid-fame = PS za piramidy
fact-attacker-wins = wygrywa atakujący
fact-teleports = teleportacje
fact-tags = żetony zakupu
fact-bought = kupione kolory
fact-tokens = żetony akcji
fact-cells = zajęte pola
fact-cards = karty
fact-lost = straty
fact-removed = usunięte na zawsze

# what may be answered beforehand
standing-fight = Moja karta walki
standing-hide = Boskie interwencje pod nią
standing-wound = Boska rana
standing-loser = Gdy przegram
standing-winner = Gdy wygram
standing-sacrifice = Sanktuarium w nocy
standing-delta = Delta w nocy

## On the pages of players

feat-god = Ulubiony bóg
feat-tile = Ulubione kafle
feat-creature = Ulubione stwory
feat-battles = Najwięcej wygranych bitew
