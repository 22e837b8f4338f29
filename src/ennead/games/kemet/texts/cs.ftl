### Kemet: Krev a písek. Naše vlastní slova; BM jsou body modlitby, VB vítězné body.

game-title = Kemet: Krev a písek
game-blurb = Bohové ve válce o starý Egypt: stavte pyramidy, kupujte moc a bojujte o chrámy podél Nilu.

## Destičky moci

tile-ruby-charge = Útok!
tile-ruby-charge-text = +1 síla v každé bitvě, ve které útočíš, přesunem i verbováním.
tile-ruby-mafdet = Kněz Mafdet
tile-ruby-mafdet-text = Každé tvé vojsko má při tvých přesunech o 1 běžný přesun víc.
tile-ruby-phoenix = Fénix
tile-ruby-phoenix-text = Stvoření. +1 běžný přesun a +1 síla; jeho vojsko smí vstoupit do cizí čtvrti, i když nezačalo vedle ní.
tile-ruby-carnage = Masakr
tile-ruby-carnage-text = Ve všech svých bitvách působíš o 1 ztrátu víc.
tile-ruby-wrryt = Bouře Wrryt
tile-ruby-wrryt-text = Ihned: vezmi si zpět všechny bojové karty, jednu z nich tajně vyřaď navždy a přidej kartu Bouře Wrryt.
tile-ruby-portal = Thovtův portál
tile-ruby-portal-text = Tvá vojska se smějí při přesunu teleportovat ještě jednou, a to i z území s obeliskem. Každá teleportace se platí.
tile-ruby-scarab = Královský skarab
tile-ruby-scarab-text = Stvoření. +2 běžné přesuny a +2 síla.
tile-ruby-blades = Čepel Neit
tile-ruby-blades-text = +1 síla ve všech tvých bitvách.
tile-ruby-wound = Božské zranění
tile-ruby-wound-text = Na konci střetu smíš odhodit z ruky karty božského zásahu: za každou +1 síla.
tile-ruby-domination = Nadvláda
tile-ruby-domination-text = Ihned: vezmi si božský VB, který na této destičce leží.
tile-ruby-surprise = Překvapivý útok
tile-ruby-surprise-text = Zlatý žeton: jedna akce přesunu; v bitvě, kterou vyvolá, má tvé vojsko +1 sílu.
tile-ruby-initiative = Iniciativa
tile-ruby-initiative-text = Když tvé vojsko vstoupí na území s nepřátelským vojskem, to ztratí před bitvou 2 bojovníky.
tile-ruby-scorpion = Obří škorpion
tile-ruby-scorpion-text = Stvoření. +1 běžný přesun a +2 síla; působíš o 2 ztráty víc.
tile-ruby-deed = Božský skutek
tile-ruby-deed-text = Stříbrný žeton: jedna akce navíc v každém kole, na libovolném volném poli kromě zlatého.
tile-sapphire-scribe = Verbovací písař
tile-sapphire-scribe-text = Při každém tvém verbování jsou až 2 bojovníci zdarma.
tile-sapphire-defense = Obrana!
tile-sapphire-defense-text = +1 síla v každé bitvě, ve které se bráníš.
tile-sapphire-shield = Štít Neit
tile-sapphire-shield-text = +1 obrana ve všech tvých bitvách.
tile-sapphire-prayer = Modlitba za posily
tile-sapphire-prayer-text = Po každé své akci modlitby smíš dát 1 bojovníka ze zásoby do volné čtvrti svého města.
tile-sapphire-barrier = Bariéra Šetju
tile-sapphire-barrier-text = Ihned: vezmi si zpět všechny bojové karty, jednu z nich tajně vyřaď navždy a přidej kartu Bariéra Šetju.
tile-sapphire-elephant = Pradávný slon
tile-sapphire-elephant-text = Stvoření. +1 běžný přesun, +1 síla a +1 obrana.
tile-sapphire-spy = Špion
tile-sapphire-spy-text = Ve tvých bitvách vybírá soupeř první a ukáže ti bojovou kartu, kterou zahraje; teprve pak vybíráš ty.
tile-sapphire-defvictory = Vítězná obrana
tile-sapphire-defvictory-text = Když vyhraješ jako obránce a máš na území ještě bojovníka, vezmi si 1 bojový VB.
tile-sapphire-legion = Legie
tile-sapphire-legion-text = Tvá vojska smějí mít až 7 bojovníků.
tile-sapphire-domination = Nadvláda
tile-sapphire-domination-text = Ihned: vezmi si božský VB, který na této destičce leží.
tile-sapphire-will = Božská vůle
tile-sapphire-will-text = Zlatý žeton: jedna akce přesunu nebo jedna akce verbování.
tile-sapphire-reinf = Posily
tile-sapphire-reinf-text = Ihned a při každém probuzení: dej až 4 bojovníky ze zásoby do volných čtvrtí svého města nebo ke svým vojskům.
tile-sapphire-sphinx = Sfinga
tile-sapphire-sphinx-text = Stvoření. +2 síla. Ihned: vezmi si božský VB, který na této destičce leží.
tile-sapphire-deed = Božský skutek
tile-sapphire-deed-text = Stříbrný žeton: jedna akce navíc v každém kole, na libovolném volném poli kromě zlatého.
tile-diamond-priest = Kněz
tile-diamond-priest-text = Každá tvá akce modlitby dává o 1 BM víc.
tile-diamond-priestess = Kněžka
tile-diamond-priestess-text = Každá destička moci, kterou kupuješ, stojí o 1 BM míň.
tile-diamond-vision = Vize
tile-diamond-vision-text = Každou noc po ostatních kartách: dober 4 karty božského zásahu, pak 4 z ruky odhoď.
tile-diamond-support = Magická podpora
tile-diamond-support-text = Při tvých stavbách stojí každá úroveň o 1 BM míň.
tile-diamond-snake = Velký pouštní had
tile-diamond-snake-text = Stvoření. +1 běžný přesun; v bitvě nemá stvoření soupeře žádný bonus ani účinek.
tile-diamond-boon = Božský dar
tile-diamond-boon-text = Každou noc dobíráš o 1 kartu božského zásahu víc.
tile-diamond-hunger = Božský hlad
tile-diamond-hunger-text = Po ztrátách v bitvě získej 2 BM za každého odstraněného nepřátelského bojovníka.
tile-diamond-thoeris = Kněz Tveret
tile-diamond-thoeris-text = Když vyhraješ bitvu, získej 4 BM.
tile-diamond-hand = Ruka boží
tile-diamond-hand-text = Při každém probuzení smíš zdarma zvýšit jednu svou pyramidu o 1 úroveň, nebo založit novou na úrovni 1.
tile-diamond-domination = Nadvláda
tile-diamond-domination-text = Ihned: vezmi si božský VB, který na této destičce leží.
tile-diamond-ra = Kněz Ra
tile-diamond-ra-text = Kdykoli platíš body modlitby, platíš o 1 míň.
tile-diamond-amon = Kněz Amona
tile-diamond-amon-text = Ihned a každou noc při modlitbách: získej 5 BM.
tile-diamond-mummy = Mumie
tile-diamond-mummy-text = Stvoření. +1 běžný přesun a +2 síla. Každou noc dobíráš o 1 kartu božského zásahu víc.
tile-diamond-deed = Božský skutek
tile-diamond-deed-text = Stříbrný žeton: jedna akce navíc v každém kole, na libovolném volném poli kromě zlatého.
tile-onyx-mercs = Žoldnéři
tile-onyx-mercs-text = Ihned: dej 3 žoldnéře do volných čtvrtí svého města; od té chvíle jsou to tví bojovníci.
tile-onyx-local = Místní nábor
tile-onyx-local-text = Při tvém verbování se bojovníci smějí přidat i k tvým vojskům kdekoli na plánu.
tile-onyx-khnum = Chnumova sfinga
tile-onyx-khnum-text = Stvoření. +1 běžný přesun a +1 síla; soupeř platí 2 BM za přesun na její území.
tile-onyx-dedication = Oddanost boji
tile-onyx-dedication-text = Když tvé vojsko vstoupí na území s nepřátelským vojskem, získej 2 BM.
tile-onyx-twin = Dvojitý obřad
tile-onyx-twin-text = Zlatý žeton: kup ještě jednu destičku barvy dnes už koupené, o 1 BM dráž.
tile-onyx-honor = Čest v boji
tile-onyx-honor-text = Po ztrátách v bitvě získej 1 BM za každého svého bojovníka, kterého odstranil soupeř.
tile-onyx-griffin = Gryfí sfinga
tile-onyx-griffin-text = Stvoření. +2 síla a 1 teleportace navíc; vojsko s ní se smí teleportovat i od obelisku.
tile-onyx-march = Rychlý pochod
tile-onyx-march-text = Zlatý žeton: jedna akce přesunu bez teleportace.
tile-onyx-trap = Smrtící past
tile-onyx-trap-text = Nepřátelské vojsko, které vstoupí na území s tvým vojskem, ztratí před bitvou 1 bojovníka.
tile-onyx-domination = Nadvláda
tile-onyx-domination-text = Ihned: vezmi si božský VB, který na této destičce leží.
tile-onyx-ammut = Ammut, požíračka duší
tile-onyx-ammut-text = Stvoření. +1 běžný přesun a +2 síla; mimo bitvu žádné ztráty kvůli destičkám. Vyhraj s ní a odstraň 2 nepřátele: 1 bojový VB.
tile-onyx-fury = Bestiální zuřivost
tile-onyx-fury-text = +1 běžný přesun při tvých přesunech; v bitvě +1 síla a o 1 způsobenou ztrátu víc.
tile-onyx-might = Božská moc
tile-onyx-might-text = Kdykoli přes den získáš body modlitby, získej o 1 víc.
tile-onyx-deed = Božský skutek
tile-onyx-deed-text = Stříbrný žeton: jedna akce navíc v každém kole, na libovolném volném poli kromě zlatého.

## Božské zásahy

intervention-diversion = Diverze
intervention-diversion-text = Bitva. Po odhalení smíš vyměnit zahranou bojovou kartu za odloženou.
intervention-war-rage = Válečný hněv
intervention-war-rage-text = Bitva. +1 síla.
intervention-war-fury = Válečné běsnění
intervention-war-fury-text = Bitva. +2 síla.
intervention-bloody-battle = Krvavá bitva
intervention-bloody-battle-text = Bitva. Působíš o 1 ztrátu víc.
intervention-bloodbath = Krvavá lázeň
intervention-bloodbath-text = Bitva. Působíš o 2 ztráty víc.
intervention-bronze-wall = Bronzová zeď
intervention-bronze-wall-text = Bitva. +1 obrana.
intervention-iron-wall = Železná zeď
intervention-iron-wall-text = Bitva. +2 obrana.
intervention-glory = Sláva
intervention-glory-text = Bitva. Když vyhraješ, získej 4 BM.
intervention-protection = Božská ochrana
intervention-protection-text = Bitva. Když vyhraješ, neztratíš žádné bojovníky.
intervention-conscription = Branná povinnost
intervention-conscription-text = Bitva. Když vyhraješ a zbude ti bojovník, přidej k tomu vojsku až 3 bojovníky ze zásoby.
intervention-raining-fire = Ohnivý déšť
intervention-raining-fire-text = Den. Odstraň 1 nepřátelského bojovníka kdekoli na plánu.
intervention-prayer = Modlitba
intervention-prayer-text = Den. Získej 2 BM.
intervention-enlistment = Odvod
intervention-enlistment-text = Den. Dej až 2 bojovníky ze zásoby do volných čtvrtí svého města nebo ke svým vojskům.
intervention-mana-theft = Krádež many
intervention-mana-theft-text = Den. Každý soupeř ztratí 1 BM; ty 1 získáš.
intervention-divine-memory = Božská paměť
intervention-divine-memory-text = Den. Vezmi si z odkládacího balíčku do ruky jinou kartu božského zásahu.
intervention-swiftness = Hbitost
intervention-swiftness-text = Přesun. Přesouvané vojsko má o 1 běžný přesun víc.
intervention-transfer = Přenos
intervention-transfer-text = Přesun. Teleportuj přesouvané vojsko, ať stojí kdekoli, na území s obeliskem bez obvyklé ceny.
intervention-open-gates = Otevřené brány
intervention-open-gates-text = Přesun. Přesouvané vojsko smí vstoupit do jedné cizí čtvrti, i když nezačalo vedle ní.
intervention-diversion-escape = Když nepřátelské vojsko vstoupí na tvé území, tvé vojsko unikne na sousední volné území; bitva není a přesun končí.

## Stvoření

creature-phoenix = Fénix
    .gen = Fénixe
    .dat = Fénixovi
    .acc = Fénixe
    .ins = Fénixem
    .loc = Fénixovi
    .gender = m
creature-phoenix-text = +1 běžný přesun, +1 síla. Jeho vojsko přeletí hradby cizího města.
creature-scarab = Královský skarab
    .gen = Královského skaraba
    .dat = Královskému skarabovi
    .acc = Královského skaraba
    .ins = Královským skarabem
    .loc = Královském skarabovi
    .gender = m
creature-scarab-text = +2 běžné přesuny, +2 síla.
creature-scorpion = Obří škorpion
    .gen = Obřího škorpiona
    .dat = Obřímu škorpionovi
    .acc = Obřího škorpiona
    .ins = Obřím škorpionem
    .loc = Obřím škorpionovi
    .gender = m
creature-scorpion-text = +1 běžný přesun, +2 síla, o 2 způsobené ztráty víc.
creature-elephant = Pradávný slon
    .gen = Pradávného slona
    .dat = Pradávnému slonovi
    .acc = Pradávného slona
    .ins = Pradávným slonem
    .loc = Pradávném slonovi
    .gender = m
creature-elephant-text = +1 běžný přesun, +1 síla, +1 obrana.
creature-sphinx = Sfinga
    .gen = Sfingy
    .dat = Sfinze
    .acc = Sfingu
    .ins = Sfingou
    .loc = Sfinze
    .gender = f
creature-sphinx-text = +2 síla.
creature-snake = Velký pouštní had
    .gen = Velkého pouštního hada
    .dat = Velkému pouštnímu hadovi
    .acc = Velkého pouštního hada
    .ins = Velkým pouštním hadem
    .loc = Velkém pouštním hadovi
    .gender = m
creature-snake-text = +1 běžný přesun. Stvoření soupeře v bitvě nedává nic.
creature-mummy = Mumie
    .dat = Mumii
    .acc = Mumii
    .ins = Mumií
    .loc = Mumii
    .gender = f
creature-mummy-text = +1 běžný přesun, +2 síla.
creature-khnum = Chnumova sfinga
    .gen = Chnumovy sfingy
    .dat = Chnumově sfinze
    .acc = Chnumovu sfingu
    .ins = Chnumovou sfingou
    .loc = Chnumově sfinze
    .gender = f
creature-khnum-text = +1 běžný přesun, +1 síla. Soupeř platí 2 BM za přesun na její území.
creature-griffin = Gryfí sfinga
    .gen = Gryfí sfingy
    .dat = Gryfí sfinze
    .acc = Gryfí sfingu
    .ins = Gryfí sfingou
    .loc = Gryfí sfinze
    .gender = f
creature-griffin-text = +2 síla, 1 teleportace navíc, i od obelisku.
creature-ammut = Ammut
    .gender = f
creature-ammut-text = +1 běžný přesun, +2 síla. Mimo bitvu žádné ztráty kvůli destičkám; 1 bojový VB za vítězství s 2 odstraněnými nepřáteli.

## Bojové karty

battle-card-cavalry = Jízdní výpad
battle-card-cavalry-text = Rychlá a silná, s trochou krve.
battle-card-purge = Horlivá čistka
battle-card-purge-text = Silná, a zraňuje.
battle-card-push = Tlak štítů
battle-card-push-text = Silná za štítem.
battle-card-mixed = Smíšená taktika
battle-card-mixed-text = Od všeho trochu.
battle-card-phalanx = Obrana falangy
battle-card-phalanx-text = Pomalá, ale dobře krytá.
battle-card-raid = Nájezd vozů
battle-card-raid-text = Slabá, a velmi krvavá.
battle-card-retreat = Obranný ústup
battle-card-retreat-text = Slabá, ale těžko zranitelná; jednu ránu nelze odrazit.
battle-card-sacrifice = Obětavý útok
battle-card-sacrifice-text = Nic než síla.
battle-card-wrryt = Bouře Wrryt
battle-card-wrryt-text = Speciální karta: silná a velmi krvavá.
battle-card-barrier = Bariéra Šetju
battle-card-barrier-text = Speciální karta: silná a velmi dobře krytá.

## Plán a figurky

city-north-west = Severozápadní město
    .gen = Severozápadního města
    .dat = Severozápadnímu městu
    .ins = Severozápadním městem
    .loc = Severozápadním městě
    .gender = n
city-south-west = Jihozápadní město
    .gen = Jihozápadního města
    .dat = Jihozápadnímu městu
    .ins = Jihozápadním městem
    .loc = Jihozápadním městě
    .gender = n
city-north-east = Severovýchodní město
    .gen = Severovýchodního města
    .dat = Severovýchodnímu městu
    .ins = Severovýchodním městem
    .loc = Severovýchodním městě
    .gender = n
city-south-east = Jihovýchodní město
    .gen = Jihovýchodního města
    .dat = Jihovýchodnímu městu
    .ins = Jihovýchodním městem
    .loc = Jihovýchodním městě
    .gender = n
city-west-centre = Středozápadní město
    .gen = Středozápadního města
    .dat = Středozápadnímu městu
    .ins = Středozápadním městem
    .loc = Středozápadním městě
    .gender = n
zone-north-west-1 = 1. čtvrť Severozápadního města
    .gen = 1. čtvrti Severozápadního města
    .dat = 1. čtvrti Severozápadního města
    .ins = 1. čtvrtí Severozápadního města
    .loc = 1. čtvrti Severozápadního města
    .gender = f
zone-north-west-2 = 2. čtvrť Severozápadního města
    .gen = 2. čtvrti Severozápadního města
    .dat = 2. čtvrti Severozápadního města
    .ins = 2. čtvrtí Severozápadního města
    .loc = 2. čtvrti Severozápadního města
    .gender = f
zone-north-west-3 = 3. čtvrť Severozápadního města
    .gen = 3. čtvrti Severozápadního města
    .dat = 3. čtvrti Severozápadního města
    .ins = 3. čtvrtí Severozápadního města
    .loc = 3. čtvrti Severozápadního města
    .gender = f
zone-south-west-1 = 1. čtvrť Jihozápadního města
    .gen = 1. čtvrti Jihozápadního města
    .dat = 1. čtvrti Jihozápadního města
    .ins = 1. čtvrtí Jihozápadního města
    .loc = 1. čtvrti Jihozápadního města
    .gender = f
zone-south-west-2 = 2. čtvrť Jihozápadního města
    .gen = 2. čtvrti Jihozápadního města
    .dat = 2. čtvrti Jihozápadního města
    .ins = 2. čtvrtí Jihozápadního města
    .loc = 2. čtvrti Jihozápadního města
    .gender = f
zone-south-west-3 = 3. čtvrť Jihozápadního města
    .gen = 3. čtvrti Jihozápadního města
    .dat = 3. čtvrti Jihozápadního města
    .ins = 3. čtvrtí Jihozápadního města
    .loc = 3. čtvrti Jihozápadního města
    .gender = f
zone-north-east-1 = 1. čtvrť Severovýchodního města
    .gen = 1. čtvrti Severovýchodního města
    .dat = 1. čtvrti Severovýchodního města
    .ins = 1. čtvrtí Severovýchodního města
    .loc = 1. čtvrti Severovýchodního města
    .gender = f
zone-north-east-2 = 2. čtvrť Severovýchodního města
    .gen = 2. čtvrti Severovýchodního města
    .dat = 2. čtvrti Severovýchodního města
    .ins = 2. čtvrtí Severovýchodního města
    .loc = 2. čtvrti Severovýchodního města
    .gender = f
zone-north-east-3 = 3. čtvrť Severovýchodního města
    .gen = 3. čtvrti Severovýchodního města
    .dat = 3. čtvrti Severovýchodního města
    .ins = 3. čtvrtí Severovýchodního města
    .loc = 3. čtvrti Severovýchodního města
    .gender = f
zone-south-east-1 = 1. čtvrť Jihovýchodního města
    .gen = 1. čtvrti Jihovýchodního města
    .dat = 1. čtvrti Jihovýchodního města
    .ins = 1. čtvrtí Jihovýchodního města
    .loc = 1. čtvrti Jihovýchodního města
    .gender = f
zone-south-east-2 = 2. čtvrť Jihovýchodního města
    .gen = 2. čtvrti Jihovýchodního města
    .dat = 2. čtvrti Jihovýchodního města
    .ins = 2. čtvrtí Jihovýchodního města
    .loc = 2. čtvrti Jihovýchodního města
    .gender = f
zone-south-east-3 = 3. čtvrť Jihovýchodního města
    .gen = 3. čtvrti Jihovýchodního města
    .dat = 3. čtvrti Jihovýchodního města
    .ins = 3. čtvrtí Jihovýchodního města
    .loc = 3. čtvrti Jihovýchodního města
    .gender = f
zone-west-centre-1 = 1. čtvrť Středozápadního města
    .gen = 1. čtvrti Středozápadního města
    .dat = 1. čtvrti Středozápadního města
    .ins = 1. čtvrtí Středozápadního města
    .loc = 1. čtvrti Středozápadního města
    .gender = f
zone-west-centre-2 = 2. čtvrť Středozápadního města
    .gen = 2. čtvrti Středozápadního města
    .dat = 2. čtvrti Středozápadního města
    .ins = 2. čtvrtí Středozápadního města
    .loc = 2. čtvrti Středozápadního města
    .gender = f
zone-west-centre-3 = 3. čtvrť Středozápadního města
    .gen = 3. čtvrti Středozápadního města
    .dat = 3. čtvrti Středozápadního města
    .ins = 3. čtvrtí Středozápadního města
    .loc = 3. čtvrti Středozápadního města
    .gender = f
zone-north-west-gate = Poušť před Severozápadním městem
    .gen = Pouště před Severozápadním městem
    .dat = Poušti před Severozápadním městem
    .ins = Pouští před Severozápadním městem
    .loc = Poušti před Severozápadním městem
    .gender = f
zone-south-west-gate = Poušť před Jihozápadním městem
    .gen = Pouště před Jihozápadním městem
    .dat = Poušti před Jihozápadním městem
    .ins = Pouští před Jihozápadním městem
    .loc = Poušti před Jihozápadním městem
    .gender = f
zone-north-east-gate = Poušť před Severovýchodním městem
    .gen = Pouště před Severovýchodním městem
    .dat = Poušti před Severovýchodním městem
    .ins = Pouští před Severovýchodním městem
    .loc = Poušti před Severovýchodním městem
    .gender = f
zone-south-east-gate = Poušť před Jihovýchodním městem
    .gen = Pouště před Jihovýchodním městem
    .dat = Poušti před Jihovýchodním městem
    .ins = Pouští před Jihovýchodním městem
    .loc = Poušti před Jihovýchodním městem
    .gender = f
zone-west-centre-gate = Poušť před Středozápadním městem
    .gen = Pouště před Středozápadním městem
    .dat = Poušti před Středozápadním městem
    .ins = Pouští před Středozápadním městem
    .loc = Poušti před Středozápadním městem
    .gender = f
zone-western-obelisk = Západní poušť s obeliskem
    .gen = Západní pouště s obeliskem
    .dat = Západní poušti s obeliskem
    .ins = Západní pouští s obeliskem
    .loc = Západní poušti s obeliskem
    .gender = f
zone-northern-obelisk = Severní poušť s obeliskem
    .gen = Severní pouště s obeliskem
    .dat = Severní poušti s obeliskem
    .ins = Severní pouští s obeliskem
    .loc = Severní poušti s obeliskem
    .gender = f
zone-southern-obelisk = Jižní poušť s obeliskem
    .gen = Jižní pouště s obeliskem
    .dat = Jižní poušti s obeliskem
    .ins = Jižní pouští s obeliskem
    .loc = Jižní poušti s obeliskem
    .gender = f
zone-eastern-obelisk = Východní poušť s obeliskem
    .gen = Východní pouště s obeliskem
    .dat = Východní poušti s obeliskem
    .ins = Východní pouští s obeliskem
    .loc = Východní poušti s obeliskem
    .gender = f
zone-west-bank = Západní břeh
    .gen = Západního břehu
    .dat = Západnímu břehu
    .ins = Západním břehem
    .loc = Západním břehu
    .gender = m
zone-east-bank = Východní břeh
    .gen = Východního břehu
    .dat = Východnímu břehu
    .ins = Východním břehem
    .loc = Východním břehu
    .gender = m
zone-delta-marsh = Bažiny delty
    .gen = Bažin delty
    .dat = Bažinám delty
    .ins = Bažinami delty
    .loc = Bažinách delty
    .gender = pl
zone-western-temple = Západní chrám
    .gen = Západního chrámu
    .dat = Západnímu chrámu
    .ins = Západním chrámem
    .loc = Západním chrámu
    .gender = m
zone-west-river-temple = Západní říční chrám
    .gen = Západního říčního chrámu
    .dat = Západnímu říčnímu chrámu
    .ins = Západním říčním chrámem
    .loc = Západním říčním chrámu
    .gender = m
zone-eastern-temple = Východní chrám
    .gen = Východního chrámu
    .dat = Východnímu chrámu
    .ins = Východním chrámem
    .loc = Východním chrámu
    .gender = m
zone-east-river-temple = Východní říční chrám
    .gen = Východního říčního chrámu
    .dat = Východnímu říčnímu chrámu
    .ins = Východním říčním chrámem
    .loc = Východním říčním chrámu
    .gender = m
zone-delta-temple = Chrám v deltě Nilu
    .gen = Chrámu v deltě Nilu
    .dat = Chrámu v deltě Nilu
    .ins = Chrámem v deltě Nilu
    .loc = Chrámu v deltě Nilu
    .gender = m
zone-sanctuary = Svatyně všech bohů
    .dat = Svatyni všech bohů
    .acc = Svatyni všech bohů
    .ins = Svatyní všech bohů
    .loc = Svatyni všech bohů
    .gender = f
god-anubis = Anubis
    .gen = Anubise
    .dat = Anubisovi
    .acc = Anubise
    .ins = Anubisem
    .loc = Anubisovi
    .gender = m
god-bastet = Bastet
    .gender = f
god-horus = Hor
    .gen = Hora
    .dat = Horovi
    .acc = Hora
    .ins = Horem
    .loc = Horovi
    .gender = m
god-wadjet = Vadžet
    .gender = f
god-sobek = Sobek
    .gen = Sobka
    .dat = Sobkovi
    .acc = Sobka
    .ins = Sobkem
    .loc = Sobkovi
    .gender = m
colour-ruby = rubínová
    .gen = rubínové
    .dat = rubínové
    .acc = rubínovou
    .ins = rubínovou
    .loc = rubínové
    .gender = f
colour-sapphire = safírová
    .gen = safírové
    .dat = safírové
    .acc = safírovou
    .ins = safírovou
    .loc = safírové
    .gender = f
colour-diamond = diamantová
    .gen = diamantové
    .dat = diamantové
    .acc = diamantovou
    .ins = diamantovou
    .loc = diamantové
    .gender = f
colour-onyx = onyxová
    .gen = onyxové
    .dat = onyxové
    .acc = onyxovou
    .ins = onyxovou
    .loc = onyxové
    .gender = f
cell-recruit = Verbování
cell-move-3 = Přesun 3
cell-move-2 = Přesun 2
cell-build = Stavba
cell-pray-2 = Modlitba 2
cell-pray-1 = Modlitba 1
cell-buy-1 = Nákup 1
cell-buy-2 = Nákup 2
cell-buy-3 = Nákup 3
cell-gold = Vůle bohů
token-silver = stříbrný akční žeton
token-gold = zlatý akční žeton
token-fame = žeton vítězných bodů
token-veteran = žeton veterána
token-statue = žeton sochy
token-storm = překryv bouře
token-creature = figurka stvoření
token-mercenary = figurka žoldnéře
track-prayer = Stupnice modlitby
board-two = Plán pro dva
board-three = Plán pro tři
board-four = Plán pro čtyři
board-five = Plán pro pět
storm-north = bouře na severovýchodě
storm-south = bouře na jihovýchodě
ta-seti-card-retreat = Obranný ústup, starší sada
ta-seti-card-sacrifice = Obětavý útok, starší sada
limit-units = Bojovníků na hráče
limit-troop = Bojovníků ve vojsku
limit-creatures = Stvoření ve vojsku
limit-action-tokens = Akčních žetonů na hráče
limit-fame-to-win = Vítězných bodů k výhře
limit-start-units = Bojovníků v prvním vojsku
limit-start-troops = Prvních vojsk
limit-start-levels = Prvních úrovní pyramid
limit-start-levels-in-district = Prvních úrovní ve čtvrti
limit-start-interventions = Prvních karet božského zásahu
limit-start-diversions = Prvních Diverzí
limit-pyramid-level = Nejvyšší úroveň pyramidy
limit-pray = Bodů modlitby za akci modlitby
limit-simple-moves = Běžných přesunů vojska
limit-teleports = Teleportací vojska
limit-teleport-cost = Bodů modlitby za teleportaci
limit-foreign-districts = Cizích čtvrtí za přesun
limit-home-strength = Síla ve vlastním městě
limit-temples-for-fame = Chrámů za vítězný bod
limit-night-prayer = Bodů modlitby za noc
limit-night-cards = Karet za noc
limit-veterans-a-card = Veteránů za kartu
limit-rounds = Kol nejvýše

## Součásti

kind-board = Plány
kind-storm = Překryvy bouře
kind-city = Města
kind-zone = Území
kind-cell = Akční pole
kind-track = Stupnice
kind-god = Bohové
kind-limit = Meze
kind-token = Žetony
kind-colour = Barvy
kind-tile = Destičky moci
kind-creature = Stvoření
kind-intervention = Božské zásahy
kind-battle-card = Bojové karty
kind-ta-seti-card = Bojové karty starší sady
figure-action = akce
figure-attack-strength = síla při útoku
figure-battle-card = bojová karta
figure-cancels-creature = umlčí druhé stvoření
figure-cards = karty
figure-casualties = ztráty
figure-cities = města
figure-city = město
figure-colour = barva
figure-colours = barvy
figure-column = sloupec
figure-copies = kusů
figure-cost = cena
figure-creature = stvoření
figure-defence = obrana
figure-defend-strength = síla při obraně
figure-defender-fame = VB vítězného obránce
figure-districts = čtvrti
figure-entry-prayer = BM za útok
figure-even = místo, sudá strana
figure-even-links = sousedé, sudá strana
figure-exchanges = vymění bojové karty
figure-fame = vítězné body
figure-first-blood = ztráty nepřítele při vstupu
figure-free-units = bojovníci zdarma
figure-gain-bonus = navíc při každém zisku
figure-gate = poušť před branou
figure-gold = zlaté akce
figure-gold-strength = síla ve zlaté akci
figure-high = nejvýše
figure-ignores-walls = nedbá hradeb
figure-kills = odstraněných bojovníků
figure-kills-for-fame = nepřátel za VB
figure-level = úroveň
figure-level-discount = sleva na úroveň
figure-low = nejméně
figure-moves = běžné přesuny
figure-night-cards = karty v noci
figure-night-levels = úrovně v noci
figure-night-prayer = BM v noci
figure-no-losses = vítěz bez ztrát
figure-no-teleport = bez teleportace
figure-obelisk = obelisk
figure-obelisk-teleport = teleportace od obelisku
figure-odd = místo, lichá strana
figure-odd-links = sousedé, lichá strana
figure-own-loss = vlastní ztráty
figure-paint = nátěr
figure-picture = obrázek
figure-players = hráčů
figure-port = přístav
figure-pray = navíc za modlitbu
figure-pray-units = bojovníci za modlitbu
figure-prayer = body modlitby
figure-prayer-a-kill = BM za nepřítele
figure-prayer-a-loss = BM za vlastního bojovníka
figure-purchase-prayer = BM při nákupu
figure-pyramids = pyramid
figure-recruit-anywhere = verbuje kdekoli
figure-reinforcements = posily
figure-sacrifice = obětovaní bojovníci
figure-safe-outside-battle = v bezpečí mimo bitvu
figure-side = strana
figure-silver = stříbrný žeton
figure-single-copies = každá destička jednou
figure-spending-discount = sleva na každou platbu
figure-spy = špehuje
figure-start = začátek
figure-storms = bouře
figure-strength = síla
figure-strength-a-card = síla za kartu
figure-surcharge = přirážka
figure-symbol = symbol
figure-teleports = teleportace
figure-terrain = terén
figure-theft = ukradené body
figure-tile = destička
figure-tile-discount = sleva na destičku
figure-tiles = destiček
figure-toll = mýto
figure-trap = ztráty v pasti
figure-troop-limit = velikost vojska
figure-unavoidable = nevyhnutelné ztráty
figure-units = bojovníci
figure-value = hodnota
figure-victory-prayer = BM za vítězství
figure-vision = karty dobrané a odhozené
figure-when = kdy
figure-without = bez
figure-worship = BM v noci
figure-zones = území
term-even = sudá
term-odd = lichá
term-desert = poušť
term-district = čtvrť
term-military = vojenský
term-trade = obchodní
term-day = den
term-movement = přesun
term-move = akce přesunu
term-recruit = akce verbování
term-pray = akce modlitby
term-buy = akce nákupu
term-build = akce stavby
term-at-once = ihned
term-always = stále
term-creature = stvoření
term-enemy-move = přesun nepřítele
term-gold = zlatý žeton
term-silver = stříbrný žeton
term-ruby = rubínová
term-sapphire = safírová
term-diamond = diamantová
term-onyx = onyxová
term-black = černá
term-white = bílá
term-red = červená
term-blue = modrá
term-green = zelená
term-yellow = žlutá

## Volby partie

option-set-battle-deck = Bojové karty
option-set-battle-deck-help = Vytištěná čísla dvou z osmi bojových karet nejsou jistá.
option-set-battle-deck-seed = Podle znění pravidel: nevyhnutelné ztráty zasáhnou soupeře
option-set-battle-deck-ta-seti = Podle starší sady: nejsilnější karta stojí svého hráče bojovníky
option-set-diversion = Diverze
option-set-diversion-help = Pravidla dávají tuto kartu každému hráči, ale neuvádějí její text.
option-set-diversion-exchange = Výměna zahrané bojové karty za odloženou
option-set-diversion-escape = Únik před nepřítelem, který vstoupí na tvé území
option-set-sanctuary-even = Svatyně při 2 a 4 hráčích
option-set-sanctuary-even-help = Starší plán měl Svatyni všech bohů jen při lichém počtu hráčů.
option-set-sanctuary-even-on = Na plánu
option-set-sanctuary-even-off = Není na plánu
option-set-loser-may-stay = Poražený bez vítěze
option-set-loser-may-stay-help = Vítěz bitvy přišel na území o všechny bojovníky: co smí poražený?
option-set-loser-may-stay-off = Musí se stáhnout
option-set-loser-may-stay-on = Smí zůstat a území si nechat

## Na co se ptáme

prompt-city = Vyber si město.
prompt-god = Vyber si boha. Bohové nedávají žádné schopnosti.
prompt-garrison = Vyber dvě čtvrti svého města; do každé jde pět bojovníků.
prompt-first-pyramid =
    { $count ->
        [one] Postav své pyramidy: zbývá { $count } úroveň.
        [few] Postav své pyramidy: zbývají { $count } úrovně, ve čtvrti nejvýš dvě.
       *[other] Postav své pyramidy: zbývá { $count } úrovní, ve čtvrti nejvýš dvě.
    }
prompt-first-tile = Vezmi si destičku úrovně 1 v barvě jedné ze svých pyramid.
prompt-turn =
    { $acted ->
        [1] Zahraj další žeton, kartu nebo stvoření, nebo tah ukonči.
       *[other]
            { $tokens ->
                [one] Jsi na tahu: zahraj poslední akční žeton.
                [few] Jsi na tahu: zahraj akční žeton. Máš { $tokens } žetony.
               *[other] Jsi na tahu: zahraj akční žeton. Máš { $tokens } žetonů.
            }
    }
prompt-buy = Vyber destičku moci, kterou koupíš.
prompt-remove = Vyber bojovou kartu, která navždy opustí hru. Nikdo jiný se nedozví kterou.
prompt-build =
    { $free ->
        [0] Zvyš nebo založ pyramidu, nebo nestav nic.
       *[rest] Ruka boží: zdarma zvyš pyramidu o jednu úroveň, nebo založ novou.
    }
prompt-tag = Vyber nákupní pole pro nový žeton nákupu.
prompt-recruit =
    { $count ->
        [0] Verbování: další bojovník už přijít nemůže.
        [one] Verbování: může přijít ještě { $count } bojovník.
        [few] Verbování: mohou přijít ještě { $count } bojovníci.
       *[other] Verbování: může přijít ještě { $count } bojovníků.
    }
prompt-fight-next = Vyber čtvrť, kde budou tví noví bojovníci bojovat teď.
prompt-place =
    { $count ->
        [one] { $cause }: rozmísti nejvýše { $count } bojovníka.
        [few] { $cause }: rozmísti nejvýše { $count } bojovníky.
       *[other] { $cause }: rozmísti nejvýše { $count } bojovníků.
    }
prompt-lead = Vyber vojsko, které se přesune.
prompt-step = { $zone }: běžných přesunů zbývá { $moves }, teleportací { $teleports }.
prompt-transfer = Vyber obelisk pro Přenos.
prompt-take = Kdo půjde? { $origin } → { $zone }
prompt-escape = { $opponent } vstupuje na tvé území: { $zone }. Zahraješ Diverzi a unikneš, nebo zůstaneš?
prompt-burn = Vyber nepřátelské vojsko, které přijde o bojovníka.
prompt-recover = Vyber kartu z odkládacího balíčku.
prompt-fight = Bitva, soupeř { $opponent }, { $zone }: vyber bojovou kartu k zahrání a druhou k odložení.
prompt-hide = Bitva, soupeř { $opponent }, { $zone }: ukryj pod bojovou kartu karty božského zásahu, nebo žádné.
prompt-diversion = Zahraná karta: { $battle_card }; odložená: { $buried }. Vyměnit je?
prompt-wound = Božské zranění: odhazuj karty, každá dá 1 sílu, nebo přestaň.
prompt-conscript = Branná povinnost: kolik bojovníků se přidá? Nejvýše { $count }.
prompt-loser =
    { $alone ->
        [1] Bitva je prohraná, ale vítěz tu není, { $zone }: stáhneš vojsko ({ $count }), nebo zůstaneš?
       *[rest] Bitva je prohraná, { $zone }: stáhneš vojsko ({ $count }), nebo ustoupíš?
    }
prompt-retreat = Ústup hráče { $opponent }: vyber území.
prompt-winner = Bitva je vyhraná, { $zone }: zůstane tam tvé vojsko ({ $count })?
prompt-sacrifice = Obětuješ dva bojovníky ze Svatyně za božský VB?
prompt-delta = Odstraníš bojovníka z chrámu v deltě za pět BM?
prompt-offer =
    { $veterans ->
        [one] Odhodíš veterána za 1 BM?
        [few] Kolik ze svých { $veterans } veteránů odhodíš, každého za 1 BM?
       *[other] Kolik ze svých { $veterans } veteránů odhodíš, každého za 1 BM?
    }
prompt-consult = Kolik ze svých { $veterans } veteránů odhodíš za karty? Dva dávají jednu.
prompt-vision =
    { $count ->
        [one] Vize: odhoď ještě { $count } kartu.
        [few] Vize: odhoď ještě { $count } karty.
       *[other] Vize: odhoď ještě { $count } karet.
    }
prompt-fate = Vyber si pořadí v příštím kole.

## Možnosti

option-settle = { $city }
option-serve = { $god }
option-garrison = { $zone } a { $other }
option-first-pyramid = { $colour } pyramida, úroveň { $level }: { $zone }
option-first-tile = Vzít destičku „{ $tile }“
option-act = { $cell }
option-silver = Stříbrný žeton: { $cell }
option-gold = Zlatý žeton: { $tile }, { $action }
option-play = Zahrát „{ $intervention }“
option-summon = { $creature } se přidá k vojsku: { $zone }
option-exchange = { $creature } místo { $leaving_gen }
option-end = Ukončit tah
option-buy = Koupit „{ $tile }“
option-remove = Vyřadit „{ $battle_card }“
option-raise = Zvýšit na úroveň { $level }: { $zone }
option-found = { $colour } pyramida, úroveň { $level }: { $zone }
option-tag = { $cell }
option-skip = Nic
option-recruit =
    { $count ->
        [one] { $count } bojovník: { $zone }
        [few] { $count } bojovníci: { $zone }
       *[other] { $count } bojovníků: { $zone }
    }
option-attack = Bojovat: { $zone }
option-place =
    { $count ->
        [one] { $count } bojovník: { $zone }
        [few] { $count } bojovníci: { $zone }
       *[other] { $count } bojovníků: { $zone }
    }
option-enough = Stačí
option-lead = Přesunout vojsko: { $zone }
option-march = Jít: { $zone }
option-teleport = Teleportovat: { $zone }
option-transfer = Přenést: { $zone }
option-take =
    { $count ->
        [one] { $count } bojovník
        [few] { $count } bojovníci
       *[other] { $count } bojovníků
    }
option-escort =
    { $count ->
        [one] { $count } bojovník a { $creatures }
        [few] { $count } bojovníci a { $creatures }
       *[other] { $count } bojovníků a { $creatures }
    }
option-halt = Ukončit přesun
option-escape = Uniknout: { $zone }
option-stand = Zůstat a bojovat
option-burn = Oheň: { $zone }
option-recover = Vzít „{ $intervention }“
option-fight = Zahrát „{ $battle_card }“, odložit „{ $buried }“
option-hide =
    { $cards_count ->
        [0] Neukrýt nic
       *[rest] Ukrýt: { $cards }
    }
option-divert = Vyměnit karty
option-keep = Nechat kartu
option-wound = Odhodit „{ $intervention }“
option-conscript =
    { $count ->
        [0] Nikdo
        [one] { $count } bojovník
        [few] { $count } bojovníci
       *[other] { $count } bojovníků
    }
option-recall = Stáhnout vojsko
option-retreat = Ustoupit
option-drive = { $zone }
option-stay = Zůstat
option-sacrifice = Obětovat
option-spare = Neobětovat
option-offer =
    { $veterans ->
        [0] Žádného
        [one] { $veterans } veterána
        [few] { $veterans } veterány
       *[other] { $veterans } veteránů
    }
option-consult =
    { $veterans ->
        [0] Žádného
        [one] { $veterans } veterána
        [few] { $veterans } veterány
       *[other] { $veterans } veteránů
    }
option-discard = Odhodit „{ $intervention }“
option-choose = { $position }

## Co se stalo

event-colour = Ve hře je barva: { $colour }.
event-city = { $player } si volí město: { $city }.
event-god = { $player } slouží: { $god }.
event-order = Pořadí: { $players }.
event-garrisoned = { $player }: { $zone }, { $count } bojovníků.
event-built =
    { $cost ->
        [0] { $player } staví: { $colour } pyramida úrovně { $level }, { $zone }.
       *[rest] { $player } staví za { $cost } BM: { $colour } pyramida úrovně { $level }, { $zone }.
    }
event-took = { $player } si bere destičku „{ $tile }“.
event-day = Začíná { $round }. den.
event-night = Padá { $round }. noc.
event-token = { $player } hraje žeton: { $cell }.
event-silver-token = { $player } hraje stříbrný žeton: { $cell }.
event-gold-token = { $player } hraje zlatý žeton: „{ $tile }“.
event-prayed = { $player } se modlí: +{ $count } BM.
event-bought = { $player } kupuje destičku „{ $tile }“ za { $cost } BM.
event-removed = { $player } navždy vyřazuje kartu „{ $removed }“ a bere si „{ $battle_card }“.
event-removed-hidden = { $player } tajně vyřazuje bojovou kartu a bere si „{ $battle_card }“.
event-gained = „{ $tile }“: { $player } získává { $count } BM.
event-gained-by-card = „{ $intervention }“: { $player } získává { $count } BM.
event-robbed = „{ $intervention }“: { $player } ztrácí { $count } BM.
event-recruited =
    { $count ->
        [one] { $player } verbuje { $count } bojovníka: { $zone }.
        [few] { $player } verbuje { $count } bojovníky: { $zone }.
       *[other] { $player } verbuje { $count } bojovníků: { $zone }.
    }
event-paid = { $player } platí za verbování { $count } BM.
event-placed =
    { $count ->
        [one] { $player } umisťuje { $count } bojovníka: { $zone } ({ $cause }).
        [few] { $player } umisťuje { $count } bojovníky: { $zone } ({ $cause }).
       *[other] { $player } umisťuje { $count } bojovníků: { $zone } ({ $cause }).
    }
event-moved =
    { $count ->
        [one] { $player }, { $count } bojovník: { $origin } → { $zone } ({ $way }).
        [few] { $player }, { $count } bojovníci: { $origin } → { $zone } ({ $way }).
       *[other] { $player }, { $count } bojovníků: { $origin } → { $zone } ({ $way }).
    }
event-toll = { $player } platí mýto { $count } BM před sfingou hráče { $opponent }.
event-escaped = { $player } uniká: { $zone }. Bitva není.
event-struck =
    { $count ->
        [one] Iniciativa hráče { $player }: { $opponent } ztrácí před bitvou { $count } bojovníka, { $zone }.
        [few] Iniciativa hráče { $player }: { $opponent } ztrácí před bitvou { $count } bojovníky, { $zone }.
       *[other] Iniciativa hráče { $player }: { $opponent } ztrácí před bitvou { $count } bojovníků, { $zone }.
    }
event-trapped =
    { $count ->
        [one] Smrtící past hráče { $player }: { $opponent } ztrácí { $count } bojovníka, { $zone }.
        [few] Smrtící past hráče { $player }: { $opponent } ztrácí { $count } bojovníky, { $zone }.
       *[other] Smrtící past hráče { $player }: { $opponent } ztrácí { $count } bojovníků, { $zone }.
    }
event-summoned = { $creature } se přidává k vojsku: { $player }, { $zone }.
event-exchanged = { $player } vyměňuje: { $creature } místo { $leaving_gen }, { $zone }.
event-played =
    { $cost ->
        [0] { $player } hraje „{ $intervention }“.
       *[rest] { $player } hraje „{ $intervention }“ za { $cost } BM.
    }
event-burnt = Ohnivý déšť hráče { $player }: { $opponent } ztrácí bojovníka, { $zone }.
event-recovered = { $player } si bere z odkládacího balíčku „{ $intervention }“.
event-drew = { $player } dobírá „{ $intervention }“.
event-drew-hidden = { $player } dobírá kartu božského zásahu.
event-reshuffled = Z odkládacího balíčku je nový dobírací.
event-discarded = { $player } odhazuje „{ $intervention }“.
event-battle = { $player } útočí, brání se { $opponent }: { $zone }.
event-spied = Špion hráče { $player } vidí kartu, kterou má { $opponent }: „{ $battle_card }“.
event-spied-hidden = Špion hráče { $player } vidí bojovou kartu, kterou má { $opponent }.
event-revealed-card = { $player } odhaluje „{ $battle_card }“.
event-diverted = Diverze: { $player } teď hraje „{ $battle_card }“.
event-wounded = Božské zranění: { $player } odhazuje „{ $intervention }“, +1 síla.
event-result = Síla { $attack } proti { $defend }: vítězí { $player }, prohrává { $opponent }.
event-lost =
    { $count ->
        [one] { $player } ztrácí { $count } bojovníka.
        [few] { $player } ztrácí { $count } bojovníky.
       *[other] { $player } ztrácí { $count } bojovníků.
    }
event-conscripted =
    { $count ->
        [one] { $player }: přidává se { $count } odvedenec.
        [few] { $player }: přidávají se { $count } odvedenci.
       *[other] { $player }: přidává se { $count } odvedenců.
    }
event-fame =
    { $count ->
        [one] { $player } získává { $count } bojový VB.
        [few] { $player } získává { $count } bojové VB.
       *[other] { $player } získává { $count } bojových VB.
    }
event-veterans =
    { $count ->
        [one] { $player } získává { $count } veterána.
        [few] { $player } získává { $count } veterány.
       *[other] { $player } získává { $count } veteránů.
    }
event-retreated = { $player } ustupuje: { $zone }.
event-recalled =
    { $prayer ->
        [0] { $player } stahuje vojsko.
       *[rest] { $player } stahuje vojsko a získává { $prayer } BM.
    }
event-renewed = { $player } si bere zpět všechny bojové karty.
event-sacrificed = { $player } obětuje bojovníky ve Svatyni: +{ $count } božský VB.
event-delta = { $player } dává bojovníka z chrámu v deltě: +{ $count } BM.
event-temples = { $player } ovládá aspoň dva chrámy: +1 božský VB.
event-worship = Uctívání: { $player } získává { $count } BM.
event-prayers = Modlitby: { $player } získává { $count } BM.
event-offered = { $player } odhazuje veterány ({ $veterans }) a získává { $count } BM.
event-consulted = { $player } odhazuje veterány za karty ({ $veterans }).
event-won = { $player } začíná tah s počtem VB { $count } a nikdo nemá víc: vítězství.
event-ended = Poslední kolo skončilo: nejvíc slávy má { $player }, VB: { $count }.

## Proč je krok konečný

undo-chance-colour = Barvy destiček byly vylosovány, ten krok je konečný.
undo-chance-intervention = Byla dobrána karta, ten krok je konečný.
undo-chance-order = Pořadí bylo vylosováno, ten krok je konečný.
undo-spied = Špion už kartu viděl, ten krok je konečný.
undo-clash = Bojové karty leží odkryté, ten krok je konečný.

## Proč ne

refuse-another-card = Božská paměť nemůže vzít sama sebe; vyber jinou kartu.
refuse-battle-card-owned = „{ $battle_card }“ není mezi tvými bojovými kartami.
refuse-battle-symbols = Ukrýt lze jen karty se symbolem bitvy.
refuse-between-battles = Karty a stvoření počkají, až se první z těchto bitev odehraje.
refuse-buried-card-in-hand = „{ $battle_card }“ nemáš v ruce, nelze ji odložit.
refuse-can-end-within-limits = Ať jde kdokoli, přesun by nemohl skončit v mezích všech vojsk.
refuse-card-has-effect = „{ $intervention }“ by teď neměla účinek.
refuse-card-is-useful-now = „{ $intervention }“ teď během přesunu použít nelze.
refuse-card-paid = Ta karta stojí { $cost } BM a ty je nemáš.
refuse-cell-is-free = Na tom poli už žeton je: { $cell }.
refuse-cell-of-colour = Vlastní { $colour } pyramida prodává jen přes nákupní pole své barvy.
refuse-cell-without-token = Na tom poli už žeton nákupu leží.
refuse-city-in-play = { $city }: při tomto počtu hráčů není ve hře.
refuse-city-untaken = { $city }: už je obsazené.
refuse-colour-bought-before = Dvojitý obřad potřebuje barvu dnes už koupenou; { $colour } to není.
refuse-colour-in-play = Barva není v této partii: { $colour }.
refuse-colour-not-bought = Z této barvy už dnes destičku máš: { $colour }.
refuse-colour-not-built = { $colour } pyramida už ve tvém městě stojí.
refuse-conscripts-at-hand = Přidat se může nejvýše { $count }.
refuse-creature-at-home = { $creature }: nestojí ve čtvrti tvého města.
refuse-creature-in-supply = { $creature }: není ve tvé zásobě.
refuse-creatures-are-there = Jít mohou jen stvoření, která u těch bojovníků stojí.
refuse-day-is-balanced = Každá úroveň tvé pyramidy dnes potřebuje žeton; zahraj na otevřenou stříbrný.
refuse-day-symbol = „{ $intervention }“ není denní karta.
refuse-diversion-in-hand = Diverzi nemáš.
refuse-empty-home-district = Vyber čtvrť svého města bez pyramidy.
refuse-enemy-there = Není tam nepřátelské vojsko: { $zone }.
refuse-first-level-of-own-colour = První destička má úroveň 1 a barvu jedné z tvých pyramid.
refuse-first-tile-left = „{ $tile }“ už tu není.
refuse-free-place = Bojovníky lze umístit jen do volných čtvrtí tvého města, nebo kde to účinek dovolí, ke tvým vojskům. Ne sem: { $zone }.
refuse-free-zone-for-loser = Sem poražený ustoupit nemůže: { $zone }. Území musí sousedit po souši, být volné, nebýt cizí čtvrtí a pojmout celé vojsko.
refuse-god-untaken = Bůh je už zvolen: { $god }.
refuse-gold-cell-is-for-gold = Zlaté pole je jen pro zlatý žeton.
refuse-gold-tile-gives-action = Zlatý žeton destičky „{ $tile }“ tuto akci nedává.
refuse-gold-tile-owned = Destičku „{ $tile }“ nemáš.
refuse-gold-token-left = V tomto kole nemáš zlatý žeton k zahrání.
refuse-hidden-cards-paid = Ty karty stojí dohromady { $cost } BM a ty je nemáš.
refuse-higher-level = Úroveň { $level } není vyšší než současná, nebo je nad 4.
refuse-in-discard = „{ $intervention }“ není v odkládacím balíčku.
refuse-in-hand = „{ $intervention }“ nemáš v ruce.
refuse-in-market = „{ $tile }“ není na prodej.
refuse-interventions-in-hand = Všechny ty karty nemáš.
refuse-keeps-balance = Pak by dnes už nebylo možné pokrýt všechny úrovně tvé pyramidy.
refuse-levels-affordable = To stojí { $cost } BM a ty je nemáš.
refuse-loser-may-stay = Poražený zůstat nesmí.
refuse-movement-symbol = „{ $intervention }“ není karta přesunu.
refuse-moves-left = Toto vojsko už nemá běžný přesun.
refuse-new-picture = Destičku s tímto obrázkem už máš.
refuse-nothing-forced = Všichni žoldnéři, kteří se vejdou, musí být umístěni.
refuse-obelisk-there = Není tam obelisk k teleportaci: { $zone }.
refuse-once-before-a-token = Před tímto žetonem už výměna stvoření proběhla.
refuse-one-foreign-district = Za jeden přesun lze vstoupit jen do jedné cizí čtvrti.
refuse-one-free-level = Ruka boží staví jednu úroveň.
refuse-one-step-away = { $zone } není jeden běžný přesun daleko: { $origin }.
refuse-ordinary-token-left = Běžný žeton tohoto tahu už je zahraný.
refuse-other-in-supply = { $creature }: není ve tvé zásobě.
refuse-own-city = Verbuje se jen ve vlastním městě, ne zde: { $zone }.
refuse-own-empty-district = Pyramida se zakládá ve čtvrti tvého města, kde žádná nestojí.
refuse-own-pyramid = Nemáš tam pyramidu: { $zone }.
refuse-own-troop-there = Nemáš tam vojsko: { $zone }.
refuse-party-can-end = S těmito bojovníky či stvořeními by přesun nemohl skončit v mezích.
refuse-played-card-in-hand = „{ $battle_card }“ nemáš v ruce.
refuse-portal-opener-goes = Odtud se teleportuješ jen se stvořením, které cestu otevírá: { $zone }.
refuse-position-is-free = To pořadí je obsazené.
refuse-pyramid-controlled = Neovládáš pyramidu potřebné barvy a výšky: { $colour }, úroveň { $level }.
refuse-pyramid-left =
    { $count ->
        [one] Máš jen { $count } pyramidu.
        [few] Máš jen { $count } pyramidy.
       *[other] Máš jen { $count } pyramid.
    }
refuse-recruits-paid =
    { $count ->
        [0] Víc bojovníků už verbovat nemůžeš.
        [one] Verbovat můžeš už jen { $count } bojovníka.
        [few] Verbovat můžeš už jen { $count } bojovníky.
       *[other] Verbovat můžeš už jen { $count } bojovníků.
    }
refuse-recruits-wait-there = Nikdo z tvých nových bojovníků tam na bitvu nečeká: { $zone }.
refuse-recruits-within-limit = Vojsko má nejvýše { $limit } bojovníků, tady by jich bylo víc: { $zone }.
refuse-rest-within-limits = Ti, kdo zůstanou, by byli nad mezí.
refuse-shelter-there = Sem tvé vojsko uniknout nemůže: { $zone }.
refuse-silver-token-left = V tomto kole nemáš stříbrný žeton k zahrání.
refuse-something-to-buy = Přes to pole teď nemůžeš nic koupit.
refuse-somewhere-to-go = Není kam ustoupit.
refuse-teleport-affordable = Ta teleportace stojí { $cost } BM a ty je nemáš.
refuse-teleport-left = Toto vojsko už nemá teleportaci.
refuse-teleport-starts-here = Teleportace začíná ve čtvrti s pyramidou.
refuse-three-levels-in-all = Stavíš celkem tři úrovně, ve čtvrti jednu nebo dvě.
refuse-tile-affordable = Ta destička stojí { $cost } BM a ty je nemáš.
refuse-token-played = Nejdřív zahraj běžný žeton tohoto tahu.
refuse-token-still-to-come = Stvoření se vyměňují před zahráním žetonu.
refuse-toll-affordable = Vstup stojí { $cost } BM a ty je nemáš.
refuse-troop-at-home = Stvoření se přidává k tvému vojsku ve čtvrti tvého města.
refuse-troop-within-limits = Přesouvané vojsko je nad mezí: nejdřív musí dál.
refuse-troop-without-creature = To vojsko už stvoření má.
refuse-twin-to-buy = Dvojitý obřad teď nemá co koupit.
refuse-two-cards = Vyber dvě různé karty.
refuse-two-own-districts = Vyber dvě čtvrti vlastního města.
refuse-units-are-there =
    { $count ->
        [one] Je tam jen { $count } bojovník.
        [few] Jsou tam jen { $count } bojovníci.
       *[other] Je tam jen { $count } bojovníků.
    }
refuse-units-at-hand =
    { $count ->
        [one] Umístit lze jen { $count } bojovníka.
        [few] Umístit lze nejvýše { $count } bojovníky.
       *[other] Umístit lze nejvýše { $count } bojovníků.
    }
refuse-veterans-at-hand = Tolik veteránů nemáš.
refuse-vision-card-in-hand = „{ $intervention }“ nemáš v ruce.
refuse-wall-crosser-goes = Hradba: tyto bojovníky přenese jen stvoření, které ji přeletí: { $zone }.
refuse-wall-open = Hradba: vojsko sem vstoupí, jen když svůj přesun začalo vedle: { $zone }.
refuse-whole-pairs = Karta stojí dva veterány.
refuse-winner-still-there = Vítěz tam už vojsko nemá, proto nelze ustoupit.
refuse-within-limit = Příliš mnoho bojovníků: { $zone }.
refuse-wound-card-in-hand = „{ $intervention }“ nemáš v ruce.

## Na stole

title-setup = Příprava
title-day = { $round }. den
title-night = { $round }. noc
term-map = Mapa
term-sea = moře
term-nile = Nil
term-wall = městská hradba
term-obelisk = obelisk
term-military-port = vojenský přístav
term-trade-port = obchodní přístav
term-temple = chrám
term-delta-temple = chrám v deltě Nilu
term-sanctuary = svatyně
term-troop = vojsko
term-units = Bojovníci
term-units-left = Zbývá bojovníků
term-home = Domácí bonus
term-bonus = Další bonus
term-personal-board = Deska hráče
term-hand = Karty božského zásahu
term-battle-cards = Bojové karty
term-owned-tiles = Destičky a stvoření
term-action-token = akční žeton
term-action-tokens = Akční žetony
term-prayer-points = Body modlitby
term-fame-points = Vítězné body
term-supply = Bojovníci v zásobě
term-veterans = Veteráni
term-intervention = karta božského zásahu
term-interventions = Karty božského zásahu
term-battle-card = bojová karta
term-cost = cena
term-strength = síla
term-defence = obrana
term-casualties = ztráty
term-unavoidable = nevyhnutelné ztráty
term-own-loss = vlastní ztráty
term-level = úroveň a cena
term-in-supply = čeká v zásobě
term-spent = zahraná
term-buried = odložená lícem dolů
term-night = Noc
term-battle = Bitva
term-turn-order = Pořadí hráčů
term-order-marker = ukazatel pořadí
term-market = Destičky moci
term-owned-by = má: { $players }
term-deck = Karet v balíčku
term-discard = Odkládací balíček
term-gods = Bohové
term-attacker = Útočník
term-defender = Obránce
pyramid-name = { $colour } pyramida, úroveň { $level }
troop-name =
    { $count ->
        [one] { $player }: { $count } bojovník
        [few] { $player }: { $count } bojovníci
       *[other] { $player }: { $count } bojovníků
    }
tile-note = { $colour }, úroveň { $level }
market-level = úroveň { $level }
marker-name = ukazatel pořadí: { $player }
battle-figures = Síla { $strength }, ztráty { $casualties }, obrana { $defence }.
battle-figures-unavoidable = Síla { $strength }, ztráty { $casualties }, obrana { $defence }, nevyhnutelné ztráty { $unavoidable }.
battle-figures-own = Síla { $strength }, ztráty { $casualties }, obrana { $defence }, vlastní ztráty { $own }.
battle-title = { $player } versus { $opponent }: { $zone }
fame-battle = Bojové
fame-divine = Božské
fame-temple = Chrámy
fame-pyramid = Pyramidy
night-sacrifice = Oběť
night-delta = Chrám v deltě
night-temples = Ovládání chrámů
night-worship = Uctívání
night-prayers = Modlitby
night-intervention = Božský zásah
night-summoning = Povolání
night-awakening = Probuzení
night-fate = Osud
battle-council = Válečná porada
battle-clash = Střet
battle-result = Vyhodnocení
battle-casualties = Ztráty
battle-rewards = Odměny
battle-loser = Poražený
battle-winner = Vítěz
battle-end = Konec
terrain-district = čtvrť
terrain-desert = poušť
terrain-temple = chrám
terrain-delta-temple = chrám v deltě Nilu
terrain-sanctuary = svatyně
symbol-battle = bitva
symbol-day = den
symbol-movement = přesun
action-pray = Modlitba
action-buy = Nákup destičky moci
action-build = Stavba pyramidy
action-recruit = Verbování
action-move = Přesun
position-first = první
position-second = druhý
position-third = třetí
position-fourth = čtvrtý
position-fifth = pátý
way-march = pěšky nebo lodí
way-teleport = teleportace
way-transfer = Přenos
cause-mercenaries = Žoldnéři
cause-prayer = Modlitba za posily
cause-reinforcements = Posily
cause-enlistment = Odvod
cause-summoning = Povolání

## Oč při volbě jde

aim-settle = bydlet právě zde: { $city }
aim-serve = sloužit tomuto bohu: { $god }
aim-garrison = hlídat od začátku dvě čtvrti
aim-act-pray = našetřit body modlitby
aim-act-pray-for = našetřit na pyramidu úrovně { $level }
aim-act-move = přivést vojsko na lepší místo
aim-act-buy = koupit destičku moci
aim-act-build = stavět pyramidu do výšky
aim-act-recruit = mít na plánu víc bojovníků
aim-buy-fame = mít vítězný bod destičky: { $tile }
aim-buy-creature = nechat bojovat i stvoření: { $creature }
aim-buy-units = získat bojovníky z destičky: { $tile }
aim-buy-strength = být silnější v bitvě: { $tile }
aim-buy-defence = ztrácet v bitvě méně bojovníků: { $tile }
aim-buy-moves = dojít jedním přesunem dál: { $tile }
aim-buy-token = mít denně o akci víc: { $tile }
aim-buy-prayer = mít víc bodů modlitby na všechno ostatní: { $tile }
aim-buy = mít moc této destičky: { $tile }
aim-raise-top = mít vítězný bod za pyramidu úrovně { $level } ({ $colour })
aim-raise = otevřít destičky do úrovně { $level } ({ $colour } pyramida)
aim-skip = ušetřit body modlitby
aim-attack = vyhrát bitvu, brání se { $opponent }: { $zone }
aim-gather = spojit bojovníky do jednoho vojska: { $zone }
aim-temple = držet chrám, až přijde noc: { $zone }
aim-sanctuary = mít v noci bojovníky ve svatyni
aim-conquer = využít cizí pyramidu úrovně { $level }: { $zone }
aim-advance = postoupit k dalšímu cíli: { $zone }
aim-recruit = posílit vojsko: { $zone }
aim-end-enough = nechat ostatní bojovníky v zásobě
aim-lead = vyslat toto vojsko: { $zone }
aim-end-here = zůstat tady
aim-play = použít kartu v pravou chvíli: { $intervention }
aim-summon = poslat s vojskem stvoření: { $creature }
aim-end = počkat, co udělají ostatní
aim-remove = vyřadit nejméně užitečnou bojovou kartu: { $battle_card }
aim-escape = uniknout prohrané bitvě: { $zone }
aim-stand = přijmout bitvu
aim-burn = oslabit hráče { $opponent }: { $zone }
aim-fight-win = vyhrát bitvu silou: { $zone }
aim-fight-kill = způsobit nepříteli ztráty: { $zone }
aim-fight-save = ochránit v bitvě své vojsko: { $zone }
aim-hide = zvrátit bitvu skrytými kartami
aim-hide-none = ušetřit karty na jinou bitvu
aim-divert = překvapit druhou kartou
aim-keep-card = zůstat u zahrané karty
aim-wound = doplnit kartami chybějící sílu
aim-keep-cards = ušetřit ostatní karty
aim-conscript = doplnit vojsko
aim-recall = získat za bojovníky body modlitby
aim-retreat = zachránit zbytek vojska
aim-drive = zahnat nepřítele tam, kde neškodí: { $zone }
aim-stay = udržet území
aim-sacrifice-fame = získat za dva bojovníky božský vítězný bod
aim-sacrifice-prayer = získat za bojovníka body modlitby
aim-spare = ušetřit bojovníky
aim-offer = proměnit veterány v body modlitby
aim-consult = proměnit veterány v karty
aim-keep-veterans = ušetřit veterány na později
aim-discard = odložit nejméně užitečnou kartu: { $intervention }
aim-choose = mít v pořadí toto místo: { $position }
