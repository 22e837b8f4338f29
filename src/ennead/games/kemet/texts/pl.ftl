### Kemet: Krew i piach. Nasze własne słowa; PM to punkty modlitwy, PS punkty sławy.

game-title = Kemet: Krew i piach
game-blurb = Bogowie walczą o starożytny Egipt: wznoś piramidy, kupuj moce i bij się o świątynie nad Nilem.

## Kafle mocy

tile-ruby-charge = Szarża!
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
tile-ruby-portal-text = Twoje oddziały mogą się w ruchu teleportować o raz więcej, także z obszaru z obeliskiem. Za każdą teleportację się płaci.
tile-ruby-scarab = Królewski skarabeusz
tile-ruby-scarab-text = Stwór. +2 zwykłe ruchy i +2 do siły.
tile-ruby-blades = Ostrza Neith
tile-ruby-blades-text = +1 do siły we wszystkich twoich bitwach.
tile-ruby-wound = Boska rana
tile-ruby-wound-text = Na końcu starcia możesz odrzucić z ręki karty boskiej interwencji: +1 do siły za każdą.
tile-ruby-domination = Dominacja
tile-ruby-domination-text = Natychmiast: weź boski PS, który leży na tym kaflu.
tile-ruby-surprise = Atak z zaskoczenia
tile-ruby-surprise-text = Złoty żeton: jedna akcja ruchu; w bitwie, którą wywoła, twój oddział ma +1 do siły.
tile-ruby-initiative = Inicjatywa
tile-ruby-initiative-text = Gdy twój oddział wchodzi na obszar z wrogim oddziałem, ten traci przed bitwą 2 jednostki.
tile-ruby-scorpion = Wielki skorpion
tile-ruby-scorpion-text = Stwór. +1 zwykły ruch i +2 do siły; zadajesz o 2 straty więcej.
tile-ruby-deed = Boski czyn
tile-ruby-deed-text = Srebrny żeton: jedna dodatkowa akcja w każdej rundzie, na dowolnym wolnym polu oprócz złotego.
tile-sapphire-scribe = Pisarz rekrutujący
tile-sapphire-scribe-text = W każdej twojej rekrutacji do 2 jednostek jest za darmo.
tile-sapphire-defense = Obrona!
tile-sapphire-defense-text = +1 do siły w każdej bitwie, w której się bronisz.
tile-sapphire-shield = Tarcza Neith
tile-sapphire-shield-text = +1 do obrony we wszystkich twoich bitwach.
tile-sapphire-prayer = Modlitwa o posiłki
tile-sapphire-prayer-text = Po każdej swojej akcji modlitwy możesz umieścić 1 jednostkę z zasobów w wolnej dzielnicy swojego miasta.
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
tile-sapphire-reinf-text = Natychmiast i przy każdym przebudzeniu: umieść do 4 jednostek z zasobów w wolnych dzielnicach swojego miasta lub w swoich oddziałach.
tile-sapphire-sphinx = Sfinks
tile-sapphire-sphinx-text = Stwór. +2 do siły. Natychmiast: weź boski PS, który leży na tym kaflu.
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
tile-diamond-thoeris-text = Gdy wygrywasz bitwę, zyskaj 4 PM.
tile-diamond-hand = Ręka boga
tile-diamond-hand-text = Przy każdym przebudzeniu możesz za darmo podnieść jedną swoją piramidę o 1 poziom albo założyć nową na poziomie 1.
tile-diamond-domination = Dominacja
tile-diamond-domination-text = Natychmiast: weź boski PS, który leży na tym kaflu.
tile-diamond-ra = Kapłan Ra
tile-diamond-ra-text = Ilekroć wydajesz punkty modlitwy, wydajesz o 1 mniej.
tile-diamond-amon = Kapłan Amona
tile-diamond-amon-text = Natychmiast i każdej nocy w modlitwach: zyskaj 5 PM.
tile-diamond-mummy = Mumia
tile-diamond-mummy-text = Stwór. +1 zwykły ruch i +2 do siły. Każdej nocy dobierasz o 1 kartę boskiej interwencji więcej.
tile-diamond-deed = Boski czyn
tile-diamond-deed-text = Srebrny żeton: jedna dodatkowa akcja w każdej rundzie, na dowolnym wolnym polu oprócz złotego.
tile-onyx-mercs = Najemnicy
tile-onyx-mercs-text = Natychmiast: umieść 3 najemników w wolnych dzielnicach swojego miasta; odtąd to twoje jednostki.
tile-onyx-local = Lokalny werbunek
tile-onyx-local-text = W twoich rekrutacjach jednostki mogą też dołączać do twoich oddziałów gdziekolwiek na planszy.
tile-onyx-khnum = Sfinks Chnuma
tile-onyx-khnum-text = Stwór. +1 zwykły ruch i +1 do siły; przeciwnik płaci 2 PM za ruch na jego obszar.
tile-onyx-dedication = Oddanie bitwie
tile-onyx-dedication-text = Gdy twój oddział wchodzi na obszar z wrogim oddziałem, zyskaj 2 PM.
tile-onyx-twin = Podwójna ceremonia
tile-onyx-twin-text = Złoty żeton: kup jeszcze jeden kafel koloru kupionego już tego dnia, o 1 PM drożej.
tile-onyx-honor = Honor w bitwie
tile-onyx-honor-text = Po stratach w bitwie zyskaj 1 PM za każdą swoją jednostkę usuniętą przez przeciwnika.
tile-onyx-griffin = Sfinks-gryf
tile-onyx-griffin-text = Stwór. +2 do siły i 1 teleportacja więcej; oddział z nim może się teleportować także od obelisku.
tile-onyx-march = Forsowny marsz
tile-onyx-march-text = Złoty żeton: jedna akcja ruchu bez teleportacji.
tile-onyx-trap = Śmiertelna pułapka
tile-onyx-trap-text = Wrogi oddział, który wchodzi na obszar z twoim oddziałem, traci przed bitwą 1 jednostkę.
tile-onyx-domination = Dominacja
tile-onyx-domination-text = Natychmiast: weź boski PS, który leży na tym kaflu.
tile-onyx-ammut = Ammit, pożeraczka dusz
tile-onyx-ammut-text = Stwór. +1 zwykły ruch i +2 do siły; poza bitwą żadnych strat od kafli. Wygraj z nią i usuń 2 wrogie jednostki: 1 bitewny PS.
tile-onyx-fury = Bestialska furia
tile-onyx-fury-text = +1 zwykły ruch w twoich ruchach; w bitwie +1 do siły i o 1 zadaną stratę więcej.
tile-onyx-might = Boska potęga
tile-onyx-might-text = Ilekroć w dzień zyskujesz punkty modlitwy, zyskaj o 1 więcej.
tile-onyx-deed = Boski czyn
tile-onyx-deed-text = Srebrny żeton: jedna dodatkowa akcja w każdej rundzie, na dowolnym wolnym polu oprócz złotego.

## Boskie interwencje

intervention-diversion = Dywersja
intervention-diversion-text = Bitwa. Po odsłonięciu możesz zamienić zagraną kartę walki z odłożoną.
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
intervention-glory = Chwała
intervention-glory-text = Bitwa. Jeśli wygrasz, zyskaj 4 PM.
intervention-protection = Boska ochrona
intervention-protection-text = Bitwa. Jeśli wygrasz, nie tracisz żadnych jednostek.
intervention-conscription = Pobór
intervention-conscription-text = Bitwa. Jeśli wygrasz i zostanie ci jednostka, dodaj do tego oddziału do 3 jednostek z zasobów.
intervention-raining-fire = Deszcz ognia
intervention-raining-fire-text = Dzień. Usuń 1 wrogą jednostkę gdziekolwiek na planszy.
intervention-prayer = Modlitwa
intervention-prayer-text = Dzień. Zyskaj 2 PM.
intervention-enlistment = Zaciąg
intervention-enlistment-text = Dzień. Umieść do 2 jednostek z zasobów w wolnych dzielnicach swojego miasta lub w swoich oddziałach.
intervention-mana-theft = Kradzież many
intervention-mana-theft-text = Dzień. Każdy przeciwnik traci 1 PM; ty zyskujesz 1.
intervention-divine-memory = Boska pamięć
intervention-divine-memory-text = Dzień. Weź ze stosu odrzuconych na rękę inną kartę boskiej interwencji.
intervention-swiftness = Szybkość
intervention-swiftness-text = Ruch. Poruszany oddział ma o 1 zwykły ruch więcej.
intervention-transfer = Transfer
intervention-transfer-text = Ruch. Teleportuj poruszany oddział, gdziekolwiek stoi, na obszar z obeliskiem bez zwykłego kosztu.
intervention-open-gates = Otwarte bramy
intervention-open-gates-text = Ruch. Poruszany oddział może wejść do jednej obcej dzielnicy, choć nie zaczął obok niej.
intervention-diversion-escape = Gdy wrogi oddział wchodzi na twój obszar, twój oddział wymyka się na sąsiedni wolny obszar; bitwy nie ma, a ruch się kończy.

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
creature-sphinx-text = +2 do siły.
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
creature-khnum-text = +1 zwykły ruch, +1 do siły. Przeciwnik płaci 2 PM za ruch na jego obszar.
creature-griffin = Sfinks-gryf
    .gen = Sfinksa-gryfa
    .dat = Sfinksowi-gryfowi
    .acc = Sfinksa-gryfa
    .ins = Sfinksem-gryfem
    .loc = Sfinksie-gryfie
    .gender = m
creature-griffin-text = +2 do siły, 1 teleportacja więcej, także od obelisku.
creature-ammut = Ammit
    .gender = f
creature-ammut-text = +1 zwykły ruch, +2 do siły. Poza bitwą żadnych strat od kafli; 1 bitewny PS za zwycięstwo z 2 usuniętymi wrogimi jednostkami.

## Karty walki

battle-card-cavalry = Szarża jazdy
battle-card-cavalry-text = Szybka i silna, z odrobiną krwi.
battle-card-purge = Żarliwa czystka
battle-card-purge-text = Silna, i rani.
battle-card-push = Napór tarcz
battle-card-push-text = Silna za tarczą.
battle-card-mixed = Mieszana taktyka
battle-card-mixed-text = Wszystkiego po trochu.
battle-card-phalanx = Obrona falangi
battle-card-phalanx-text = Powolna, ale dobrze osłonięta.
battle-card-raid = Rajd rydwanów
battle-card-raid-text = Słaba, i bardzo krwawa.
battle-card-retreat = Odwrót obronny
battle-card-retreat-text = Słaba, ale trudna do zranienia; jednego ciosu nie da się odeprzeć.
battle-card-sacrifice = Ofiarna szarża
battle-card-sacrifice-text = Sama siła.
battle-card-wrryt = Burza Wrryt
battle-card-wrryt-text = Karta specjalna: silna i bardzo krwawa.
battle-card-barrier = Bariera Szetiu
battle-card-barrier-text = Karta specjalna: silna i bardzo dobrze osłonięta.

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
cell-move-3 = Ruch 3
cell-move-2 = Ruch 2
cell-build = Budowa
cell-pray-2 = Modlitwa 2
cell-pray-1 = Modlitwa 1
cell-buy-1 = Zakup 1
cell-buy-2 = Zakup 2
cell-buy-3 = Zakup 3
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
ta-seti-card-retreat = Odwrót obronny, starszy zestaw
ta-seti-card-sacrifice = Ofiarna szarża, starszy zestaw
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
kind-battle-card = Karty walki
kind-ta-seti-card = Karty walki starszego zestawu
figure-action = akcja
figure-attack-strength = siła w ataku
figure-battle-card = karta walki
figure-cancels-creature = ucisza drugiego stwora
figure-cards = karty
figure-casualties = straty
figure-cities = miasta
figure-city = miasto
figure-colour = kolor
figure-colours = kolory
figure-column = kolumna
figure-copies = egzemplarze
figure-cost = koszt
figure-creature = stwór
figure-defence = obrona
figure-defend-strength = siła w obronie
figure-defender-fame = PS zwycięskiego obrońcy
figure-districts = dzielnice
figure-entry-prayer = PM za atak
figure-even = miejsce, strona parzysta
figure-even-links = sąsiedzi, strona parzysta
figure-exchanges = zamienia karty walki
figure-fame = punkty sławy
figure-first-blood = straty wroga przy wejściu
figure-free-units = darmowe jednostki
figure-gain-bonus = więcej przy każdym zysku
figure-gate = pustynia przed bramą
figure-gold = złote akcje
figure-gold-strength = siła w złotej akcji
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
figure-no-losses = zwycięzca bez strat
figure-no-teleport = bez teleportacji
figure-obelisk = obelisk
figure-obelisk-teleport = teleportacja od obelisku
figure-odd = miejsce, strona nieparzysta
figure-odd-links = sąsiedzi, strona nieparzysta
figure-own-loss = straty własne
figure-paint = barwa
figure-picture = obrazek
figure-players = gracze
figure-port = port
figure-pray = więcej za modlitwę
figure-pray-units = jednostki za modlitwę
figure-prayer = punkty modlitwy
figure-prayer-a-kill = PM za wrogą jednostkę
figure-prayer-a-loss = PM za własną jednostkę
figure-purchase-prayer = PM przy zakupie
figure-pyramids = piramidy
figure-recruit-anywhere = rekrutuje wszędzie
figure-reinforcements = posiłki
figure-sacrifice = jednostki na ofiarę
figure-safe-outside-battle = bezpieczny poza bitwą
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
figure-teleports = teleportacje
figure-terrain = teren
figure-theft = skradzione punkty
figure-tile = kafel
figure-tile-discount = zniżka na kafel
figure-tiles = kafle
figure-toll = myto
figure-trap = straty w pułapce
figure-troop-limit = limit oddziału
figure-unavoidable = nieuniknione straty
figure-units = jednostki
figure-value = wartość
figure-victory-prayer = PM za zwycięstwo
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
term-enemy-move = ruch wroga
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

option-set-battle-deck = Karty walki
option-set-battle-deck-help = Wydrukowane liczby dwóch z ośmiu kart walki nie są pewne.
option-set-battle-deck-seed = Jak w instrukcji: nieuniknione straty trafiają przeciwnika
option-set-battle-deck-ta-seti = Jak w starszym zestawie: najsilniejsza karta kosztuje własne jednostki
option-set-diversion = Dywersja
option-set-diversion-help = Instrukcja daje tę kartę każdemu graczowi, ale nie podaje jej tekstu.
option-set-diversion-exchange = Zamiana zagranej karty walki z odłożoną
option-set-diversion-escape = Ucieczka przed wrogiem, który wchodzi na twój obszar
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
prompt-god = Wybierz boga. Bogowie nie dają żadnych mocy.
prompt-garrison = Wybierz dwie dzielnice swojego miasta; do każdej trafi pięć jednostek.
prompt-first-pyramid =
    { $count ->
        [one] Umieść swoje piramidy: został { $count } poziom.
        [few] Umieść swoje piramidy: zostały { $count } poziomy, w dzielnicy najwyżej dwa.
       *[other] Umieść swoje piramidy: zostało { $count } poziomów, w dzielnicy najwyżej dwa.
    }
prompt-first-tile = Weź kafel poziomu 1 w kolorze jednej ze swoich piramid.
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
prompt-buy = Wybierz kafel mocy do kupienia.
prompt-remove = Wybierz kartę walki, która na zawsze opuści grę. Nikt inny nie dowie się która.
prompt-build =
    { $free ->
        [0] Podnieś lub załóż piramidę, albo nie buduj nic.
       *[rest] Ręka boga: za darmo podnieś piramidę o jeden poziom albo załóż nową.
    }
prompt-tag = Wybierz pole zakupu dla nowego żetonu zakupu.
prompt-recruit =
    { $count ->
        [0] Rekrutacja: nie może już przyjść żadna jednostka.
        [one] Rekrutacja: może przyjść jeszcze { $count } jednostka.
        [few] Rekrutacja: mogą przyjść jeszcze { $count } jednostki.
       *[other] Rekrutacja: może przyjść jeszcze { $count } jednostek.
    }
prompt-fight-next = Wybierz dzielnicę, w której teraz walczą nowe jednostki.
prompt-place =
    { $count ->
        [one] { $cause }: umieść najwyżej { $count } jednostkę.
        [few] { $cause }: umieść najwyżej { $count } jednostki.
       *[other] { $cause }: umieść najwyżej { $count } jednostek.
    }
prompt-lead = Wybierz oddział, który się poruszy.
prompt-step = { $zone }: zwykłych ruchów zostało { $moves }, teleportacji { $teleports }.
prompt-transfer = Wybierz obelisk dla Transferu.
prompt-take = Kto idzie? { $origin } → { $zone }
prompt-escape = { $opponent } wchodzi na twój obszar: { $zone }. Zagrać Dywersję i się wymknąć, czy zostać?
prompt-burn = Wybierz wrogi oddział, który straci jednostkę.
prompt-recover = Wybierz kartę ze stosu odrzuconych.
prompt-fight = Bitwa, przeciwnik { $opponent }, { $zone }: wybierz kartę walki do zagrania i drugą do odłożenia.
prompt-hide = Bitwa, przeciwnik { $opponent }, { $zone }: ukryj pod kartą walki karty boskiej interwencji albo żadnej.
prompt-diversion = Zagrana karta: { $battle_card }; odłożona: { $buried }. Zamienić je?
prompt-wound = Boska rana: odrzucaj karty, każda daje 1 do siły, albo przestań.
prompt-conscript = Pobór: ile jednostek dołączy? Najwyżej { $count }.
prompt-loser =
    { $alone ->
        [1] Bitwa przegrana, ale zwycięzcy już nie ma, { $zone }: odwołujesz oddział ({ $count }) czy zostajesz?
       *[rest] Bitwa przegrana, { $zone }: odwołujesz oddział ({ $count }) czy się wycofujesz?
    }
prompt-retreat = Odwrót gracza { $opponent }: wybierz obszar.
prompt-winner = Bitwa wygrana, { $zone }: czy twój oddział ({ $count }) zostaje?
prompt-sacrifice = Poświęcić dwie jednostki z Sanktuarium za boski PS?
prompt-delta = Usunąć jednostkę ze świątyni w delcie za pięć PM?
prompt-offer =
    { $veterans ->
        [one] Odrzucić weterana za 1 PM?
        [few] Ilu ze swoich weteranów ({ $veterans }) odrzucasz, każdego za 1 PM?
       *[other] Ilu ze swoich weteranów ({ $veterans }) odrzucasz, każdego za 1 PM?
    }
prompt-consult = Ilu ze swoich weteranów ({ $veterans }) odrzucasz za karty? Dwóch daje jedną.
prompt-vision =
    { $count ->
        [one] Wizja: odrzuć jeszcze { $count } kartę.
        [few] Wizja: odrzuć jeszcze { $count } karty.
       *[other] Wizja: odrzuć jeszcze { $count } kart.
    }
prompt-fate = Wybierz miejsce w kolejności następnej rundy.

## Możliwości

option-settle = { $city }
option-serve = { $god }
option-garrison = { $zone } i { $other }
option-first-pyramid = { $colour } piramida, poziom { $level }: { $zone }
option-first-tile = Weź kafel „{ $tile }”
option-act = { $cell }
option-silver = Srebrny żeton: { $cell }
option-gold = Złoty żeton: { $tile }, { $action }
option-play = Zagraj „{ $intervention }”
option-summon = { $creature } dołącza do oddziału: { $zone }
option-exchange = { $creature } zamiast { $leaving_gen }
option-end = Zakończ turę
option-buy = Kup „{ $tile }”
option-remove = Usuń „{ $battle_card }”
option-raise = Podnieś do poziomu { $level }: { $zone }
option-found = { $colour } piramida, poziom { $level }: { $zone }
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
option-transfer = Przenieś: { $zone }
option-take =
    { $count ->
        [one] { $count } jednostka
        [few] { $count } jednostki
       *[other] { $count } jednostek
    }
option-escort =
    { $count ->
        [one] { $count } jednostka i { $creatures }
        [few] { $count } jednostki i { $creatures }
       *[other] { $count } jednostek i { $creatures }
    }
option-halt = Zakończ ruch
option-escape = Wymknij się: { $zone }
option-stand = Zostań i walcz
option-burn = Ogień: { $zone }
option-recover = Weź „{ $intervention }”
option-fight = Zagraj „{ $battle_card }”, odłóż „{ $buried }”
option-hide =
    { $cards_count ->
        [0] Nic nie ukrywaj
       *[rest] Ukryj: { $cards }
    }
option-divert = Zamień karty
option-keep = Zostaw kartę
option-wound = Odrzuć „{ $intervention }”
option-conscript =
    { $count ->
        [0] Nikt
        [one] { $count } jednostka
        [few] { $count } jednostki
       *[other] { $count } jednostek
    }
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
option-discard = Odrzuć „{ $intervention }”
option-choose = { $position }

## Co się stało

event-colour = W grze jest barwa: { $colour }.
event-city = { $player } wybiera miasto: { $city }.
event-god = { $player } służy: { $god }.
event-order = Kolejność: { $players }.
event-garrisoned = { $player }: { $zone }, jednostek { $count }.
event-built =
    { $cost ->
        [0] { $player } buduje: { $colour } piramida poziomu { $level }, { $zone }.
       *[rest] { $player } buduje za { $cost } PM: { $colour } piramida poziomu { $level }, { $zone }.
    }
event-took = { $player } bierze kafel „{ $tile }”.
event-day = Zaczyna się dzień { $round }.
event-night = Zapada noc { $round }.
event-token = { $player } zagrywa żeton: { $cell }.
event-silver-token = { $player } zagrywa srebrny żeton: { $cell }.
event-gold-token = { $player } zagrywa złoty żeton: „{ $tile }”.
event-prayed = { $player } się modli: +{ $count } PM.
event-bought = { $player } kupuje kafel „{ $tile }” za { $cost } PM.
event-removed = { $player } na zawsze usuwa kartę „{ $removed }” i bierze „{ $battle_card }”.
event-removed-hidden = { $player } w tajemnicy usuwa kartę walki i bierze „{ $battle_card }”.
event-gained = „{ $tile }”: { $player } zyskuje { $count } PM.
event-gained-by-card = „{ $intervention }”: { $player } zyskuje { $count } PM.
event-robbed = „{ $intervention }”: { $player } traci { $count } PM.
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
event-escaped = { $player } się wymyka: { $zone }. Bitwy nie ma.
event-struck =
    { $count ->
        [one] Inicjatywa gracza { $player }: { $opponent } traci przed bitwą { $count } jednostkę, { $zone }.
        [few] Inicjatywa gracza { $player }: { $opponent } traci przed bitwą { $count } jednostki, { $zone }.
       *[other] Inicjatywa gracza { $player }: { $opponent } traci przed bitwą { $count } jednostek, { $zone }.
    }
event-trapped =
    { $count ->
        [one] Śmiertelna pułapka gracza { $player }: { $opponent } traci { $count } jednostkę, { $zone }.
        [few] Śmiertelna pułapka gracza { $player }: { $opponent } traci { $count } jednostki, { $zone }.
       *[other] Śmiertelna pułapka gracza { $player }: { $opponent } traci { $count } jednostek, { $zone }.
    }
event-summoned = { $creature } dołącza do oddziału: { $player }, { $zone }.
event-exchanged = { $player } zamienia: { $creature } zamiast { $leaving_gen }, { $zone }.
event-played =
    { $cost ->
        [0] { $player } zagrywa „{ $intervention }”.
       *[rest] { $player } zagrywa „{ $intervention }” za { $cost } PM.
    }
event-burnt = Deszcz ognia gracza { $player }: { $opponent } traci jednostkę, { $zone }.
event-recovered = { $player } bierze ze stosu odrzuconych „{ $intervention }”.
event-drew = { $player } dobiera „{ $intervention }”.
event-drew-hidden = { $player } dobiera kartę boskiej interwencji.
event-reshuffled = Stos odrzuconych staje się nową talią.
event-discarded = { $player } odrzuca „{ $intervention }”.
event-battle = { $player } atakuje, broni się { $opponent }: { $zone }.
event-spied = Szpieg gracza { $player } widzi kartę walki, którą ma { $opponent }: „{ $battle_card }”.
event-spied-hidden = Szpieg gracza { $player } widzi kartę walki, którą ma { $opponent }.
event-revealed-card = { $player } odsłania „{ $battle_card }”.
event-diverted = Dywersja: { $player } zagrywa teraz „{ $battle_card }”.
event-wounded = Boska rana: { $player } odrzuca „{ $intervention }”, +1 do siły.
event-result = Siła { $attack } przeciw { $defend }: wygrywa { $player }, przegrywa { $opponent }.
event-lost =
    { $count ->
        [one] { $player } traci { $count } jednostkę.
        [few] { $player } traci { $count } jednostki.
       *[other] { $player } traci { $count } jednostek.
    }
event-conscripted =
    { $count ->
        [one] { $player }: dołącza { $count } poborowy.
        [few] { $player }: dołącza { $count } poborowych.
       *[other] { $player }: dołącza { $count } poborowych.
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
event-retreated = { $player } się wycofuje: { $zone }.
event-recalled =
    { $prayer ->
        [0] { $player } odwołuje oddział.
       *[rest] { $player } odwołuje oddział i zyskuje { $prayer } PM.
    }
event-renewed = { $player } bierze z powrotem wszystkie karty walki.
event-sacrificed = { $player } poświęca jednostki z Sanktuarium: +{ $count } boski PS.
event-delta = { $player } oddaje jednostkę ze świątyni w delcie: +{ $count } PM.
event-temples = { $player } kontroluje co najmniej dwie świątynie: +1 boski PS.
event-worship = Kult: { $player } zyskuje { $count } PM.
event-prayers = Modlitwy: { $player } zyskuje { $count } PM.
event-offered = { $player } odrzuca weteranów ({ $veterans }) i zyskuje { $count } PM.
event-consulted = { $player } odrzuca weteranów za karty ({ $veterans }).
event-won = { $player } zaczyna turę z liczbą PS { $count } i nikt nie ma więcej: zwycięstwo.
event-ended = Ostatnia runda dobiegła końca: najwięcej sławy ma { $player }, PS: { $count }.

## Dlaczego krok jest ostateczny

undo-chance-colour = Barwy kafli są wylosowane, ten krok jest ostateczny.
undo-chance-intervention = Karta została dobrana, ten krok jest ostateczny.
undo-chance-order = Kolejność jest wylosowana, ten krok jest ostateczny.
undo-spied = Szpieg widział już kartę, ten krok jest ostateczny.
undo-clash = Karty walki leżą odkryte, ten krok jest ostateczny.

## Dlaczego nie

refuse-another-card = Boska pamięć nie może wziąć samej siebie; wybierz inną kartę.
refuse-battle-card-owned = „{ $battle_card }” nie należy do twoich kart walki.
refuse-battle-symbols = Ukryć można tylko karty z symbolem bitwy.
refuse-between-battles = Karty i stwory czekają, aż odbędzie się pierwsza z tych bitew.
refuse-buried-card-in-hand = Nie masz na ręce „{ $battle_card }”, nie można jej odłożyć.
refuse-can-end-within-limits = Ktokolwiek pójdzie, ruch nie mógłby się skończyć w limitach wszystkich oddziałów.
refuse-card-has-effect = „{ $intervention }” nie miałaby teraz działania.
refuse-card-is-useful-now = „{ $intervention }” nie można użyć w tej chwili ruchu.
refuse-card-paid = Ta karta kosztuje { $cost } PM, a tyle nie masz.
refuse-cell-is-free = Na tym polu jest już żeton: { $cell }.
refuse-cell-of-colour = Własna { $colour } piramida sprzedaje tylko przez pole zakupu swojej barwy.
refuse-cell-without-token = Na tym polu leży już żeton zakupu.
refuse-city-in-play = { $city }: przy tej liczbie graczy nie ma go w grze.
refuse-city-untaken = { $city }: jest już zajęte.
refuse-colour-bought-before = Podwójna ceremonia wymaga barwy kupionej już tego dnia; { $colour } nią nie jest.
refuse-colour-in-play = Tej barwy nie ma w tej partii: { $colour }.
refuse-colour-not-bought = Kafel tej barwy jest już dziś kupiony: { $colour }.
refuse-colour-not-built = { $colour } piramida już stoi w twoim mieście.
refuse-conscripts-at-hand = Dołączyć może najwyżej { $count }.
refuse-creature-at-home = { $creature }: nie stoi w dzielnicy twojego miasta.
refuse-creature-in-supply = { $creature }: nie ma w twoich zasobach.
refuse-creatures-are-there = Iść mogą tylko stwory, które stoją przy tych jednostkach.
refuse-day-is-balanced = Każdy poziom twojej piramidy potrzebuje dziś żetonu; zagraj na otwarty srebrny.
refuse-day-symbol = „{ $intervention }” nie jest kartą dnia.
refuse-diversion-in-hand = Nie masz Dywersji.
refuse-empty-home-district = Wybierz dzielnicę swojego miasta bez piramidy.
refuse-enemy-there = Nie ma tam wrogiego oddziału: { $zone }.
refuse-first-level-of-own-colour = Pierwszy kafel ma poziom 1 i barwę jednej z twoich piramid.
refuse-first-tile-left = „{ $tile }” już tu nie ma.
refuse-free-place = Jednostki można umieścić tylko w wolnych dzielnicach swojego miasta lub, gdzie działanie pozwala, w swoich oddziałach. Nie tutaj: { $zone }.
refuse-free-zone-for-loser = Tu pokonany nie może się wycofać: { $zone }. Obszar musi sąsiadować lądem, być wolny, nie być obcą dzielnicą i pomieścić cały oddział.
refuse-god-untaken = Ten bóg jest już wybrany: { $god }.
refuse-gold-cell-is-for-gold = Złote pole jest tylko dla złotego żetonu.
refuse-gold-tile-gives-action = Złoty żeton kafla „{ $tile }” nie daje tej akcji.
refuse-gold-tile-owned = Nie masz kafla „{ $tile }”.
refuse-gold-token-left = W tej rundzie nie masz złotego żetonu do zagrania.
refuse-hidden-cards-paid = Te karty kosztują razem { $cost } PM, a tyle nie masz.
refuse-higher-level = Poziom { $level } nie jest wyższy od obecnego albo przekracza 4.
refuse-in-discard = „{ $intervention }” nie leży na stosie odrzuconych.
refuse-in-hand = Nie masz na ręce „{ $intervention }”.
refuse-in-market = „{ $tile }” nie jest na sprzedaż.
refuse-interventions-in-hand = Nie masz wszystkich tych kart.
refuse-keeps-balance = Wtedy nie dałoby się już dziś pokryć wszystkich poziomów twojej piramidy.
refuse-levels-affordable = To kosztuje { $cost } PM, a tyle nie masz.
refuse-loser-may-stay = Pokonany nie może zostać.
refuse-movement-symbol = „{ $intervention }” nie jest kartą ruchu.
refuse-moves-left = Ten oddział nie ma już zwykłego ruchu.
refuse-new-picture = Masz już kafel z tym obrazkiem.
refuse-nothing-forced = Trzeba umieścić wszystkich najemników, którzy się zmieszczą.
refuse-obelisk-there = Nie ma tam obelisku do teleportacji: { $zone }.
refuse-once-before-a-token = Przed tym żetonem zamiana stwora już była.
refuse-one-foreign-district = W jednym ruchu można wejść tylko do jednej obcej dzielnicy.
refuse-one-free-level = Ręka boga buduje jeden poziom.
refuse-one-step-away = { $zone } nie leży o jeden zwykły ruch stąd: { $origin }.
refuse-ordinary-token-left = Zwykły żeton tej tury jest już zagrany.
refuse-other-in-supply = { $creature }: nie ma w twoich zasobach.
refuse-own-city = Rekrutuje się tylko we własnym mieście, nie tutaj: { $zone }.
refuse-own-empty-district = Piramidę zakłada się w dzielnicy swojego miasta, w której żadna nie stoi.
refuse-own-pyramid = Nie masz tam piramidy: { $zone }.
refuse-own-troop-there = Nie masz tam oddziału: { $zone }.
refuse-party-can-end = Z tymi jednostkami lub stworami ruch nie mógłby się skończyć w limitach.
refuse-played-card-in-hand = Nie masz na ręce „{ $battle_card }”.
refuse-portal-opener-goes = Stąd teleportujesz się tylko ze stworem, który otwiera przejście: { $zone }.
refuse-position-is-free = To miejsce jest zajęte.
refuse-pyramid-controlled = Nie kontrolujesz piramidy potrzebnej barwy i wysokości: { $colour }, poziom { $level }.
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
refuse-recruits-within-limit = Oddział ma najwyżej { $limit } jednostek, tu byłoby więcej: { $zone }.
refuse-rest-within-limits = Ci, którzy zostaną, przekroczyliby limit.
refuse-shelter-there = Tu twój oddział nie może się wymknąć: { $zone }.
refuse-silver-token-left = W tej rundzie nie masz srebrnego żetonu do zagrania.
refuse-something-to-buy = Przez to pole nie możesz teraz nic kupić.
refuse-somewhere-to-go = Nie ma dokąd się wycofać.
refuse-teleport-affordable = Ta teleportacja kosztuje { $cost } PM, a tyle nie masz.
refuse-teleport-left = Ten oddział nie ma już teleportacji.
refuse-teleport-starts-here = Teleportacja zaczyna się w dzielnicy z piramidą.
refuse-three-levels-in-all = Umieszczasz razem trzy poziomy, w dzielnicy jeden lub dwa.
refuse-tile-affordable = Ten kafel kosztuje { $cost } PM, a tyle nie masz.
refuse-token-played = Najpierw zagraj zwykły żeton tej tury.
refuse-token-still-to-come = Stwory zamienia się przed zagraniem żetonu.
refuse-toll-affordable = Wejście kosztuje { $cost } PM, a tyle nie masz.
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
refuse-vision-card-in-hand = Nie masz na ręce „{ $intervention }”.
refuse-wall-crosser-goes = Mur: te jednostki przeniesie tylko stwór, który nad nim przelatuje: { $zone }.
refuse-wall-open = Mur: oddział wejdzie tu tylko, jeśli zaczął ruch obok: { $zone }.
refuse-whole-pairs = Karta kosztuje dwóch weteranów.
refuse-winner-still-there = Zwycięzca nie ma tam już oddziału, więc nie można się wycofać.
refuse-within-limit = Za dużo jednostek: { $zone }.
refuse-wound-card-in-hand = Nie masz na ręce „{ $intervention }”.

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
term-prayer-points = Punkty modlitwy
term-fame-points = Punkty sławy
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
way-transfer = Transfer
cause-mercenaries = Najemnicy
cause-prayer = Modlitwa o posiłki
cause-reinforcements = Posiłki
cause-enlistment = Zaciąg
cause-summoning = Wezwanie

## Do czego zmierza wybór

aim-settle = osiąść tutaj: { $city }
aim-serve = służyć temu bogu: { $god }
aim-garrison = od początku strzec dwóch dzielnic
aim-act-pray = uzbierać punkty modlitwy
aim-act-pray-for = uzbierać na piramidę poziomu { $level }
aim-act-move = przenieść oddział w lepsze miejsce
aim-act-buy = kupić kafel mocy
aim-act-build = budować piramidę wyżej
aim-act-recruit = mieć więcej jednostek na planszy
aim-buy-fame = mieć punkt sławy z kafla: { $tile }
aim-buy-creature = wysłać do walki stwora: { $creature }
aim-buy-units = zdobyć jednostki z kafla: { $tile }
aim-buy-strength = być silniejszym w bitwie: { $tile }
aim-buy-defence = tracić mniej jednostek w bitwie: { $tile }
aim-buy-moves = dotrzeć dalej jednym ruchem: { $tile }
aim-buy-token = mieć o jedną akcję dziennie więcej: { $tile }
aim-buy-prayer = mieć więcej punktów modlitwy na resztę: { $tile }
aim-buy = mieć moc tego kafla: { $tile }
aim-raise-top = mieć punkt sławy za piramidę poziomu { $level } ({ $colour })
aim-raise = otworzyć kafle do poziomu { $level } ({ $colour } piramida)
aim-skip = zaoszczędzić punkty modlitwy
aim-attack = wygrać bitwę, broni się { $opponent }: { $zone }
aim-gather = zebrać jednostki w jeden oddział: { $zone }
aim-temple = trzymać świątynię, gdy zapadnie noc: { $zone }
aim-sanctuary = mieć nocą jednostki w sanktuarium
aim-conquer = skorzystać z cudzej piramidy poziomu { $level }: { $zone }
aim-advance = zbliżyć się do następnego celu: { $zone }
aim-recruit = wzmocnić oddział: { $zone }
aim-end-enough = zatrzymać resztę jednostek w zapasie
aim-lead = wysłać ten oddział: { $zone }
aim-end-here = tu pozostać
aim-play = użyć karty we właściwej chwili: { $intervention }
aim-summon = wysłać z oddziałem stwora: { $creature }
aim-end = poczekać, co zrobią inni
aim-remove = pozbyć się najmniej przydatnej karty walki: { $battle_card }
aim-escape = uniknąć przegranej bitwy: { $zone }
aim-stand = stanąć do bitwy
aim-burn = osłabić gracza { $opponent }: { $zone }
aim-fight-win = wygrać bitwę siłą: { $zone }
aim-fight-kill = zadać wrogowi straty: { $zone }
aim-fight-save = osłonić w bitwie swój oddział: { $zone }
aim-hide = odwrócić bitwę ukrytymi kartami
aim-hide-none = zachować karty na inną bitwę
aim-divert = zaskoczyć drugą kartą
aim-keep-card = zostać przy zagranej karcie
aim-wound = uzupełnić kartami brakującą siłę
aim-keep-cards = zachować resztę kart
aim-conscript = uzupełnić oddział
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
