### Kemet: Krev a písek. Naše vlastní slova; BM jsou body modlitby, VB vítězné body.

game-title = Kemet: Krev a písek
game-blurb = Bohové ve válce o starý Egypt: stavte pyramidy, kupujte moc a bojujte o chrámy podél Nilu.

## Destičky moci

tile-ruby-charge = Útok
tile-ruby-charge-text = +1 síla v každé bitvě, ve které útočíte, přesunem i verbováním.
tile-ruby-mafdet = Kněz Mafdet
tile-ruby-mafdet-text = Každé vaše vojsko má při vašich přesunech o 1 běžný přesun víc.
tile-ruby-phoenix = Fénix
tile-ruby-phoenix-text = Stvoření. +1 běžný přesun a +1 síla; jeho vojsko smí vstoupit do cizí čtvrti, i když nezačalo vedle ní.
tile-ruby-carnage = Masakr
tile-ruby-carnage-text = Ve všech svých bitvách působíte o 1 ztrátu víc.
tile-ruby-wrryt = Bouře Wrryt
tile-ruby-wrryt-text = Ihned: vezměte si zpět všechny bojové karty, jednu z nich tajně vyřaďte navždy a přidejte kartu Bouře Wrryt.
tile-ruby-portal = Thovtův portál
tile-ruby-portal-text = Vaše teleportace stojí o 1 BM méně a smějí začínat i na území s obeliskem.
tile-ruby-scarab = Královský skarab
tile-ruby-scarab-text = Stvoření. +2 běžné přesuny a +2 síla.
tile-ruby-blades = Čepel Neit
tile-ruby-blades-text = +1 síla ve všech vašich bitvách.
tile-ruby-wound = Božské zranění
tile-ruby-wound-text = Na konci střetu smíte odhodit z ruky karty božského zásahu: za každou +1 síla.
tile-ruby-domination = Nadvláda
tile-ruby-domination-text = Ihned: vezměte si božský VB, který na této destičce leží.
tile-ruby-surprise = Překvapivý útok
tile-ruby-surprise-text = Zlatý žeton: jedna akce přesunu, při níž vaše vojsko smí vstoupit do cizí čtvrti, i když nezačalo vedle ní.
tile-ruby-initiative = Iniciativa
tile-ruby-initiative-text = V bitvě způsobíte o 1 ztrátu a o 1 nevyhnutelnou ztrátu víc; při útoku navíc +1 síla.
tile-ruby-scorpion = Obří škorpion
tile-ruby-scorpion-text = Stvoření. +1 běžný přesun a +2 síla; působíte o 2 ztráty víc.
tile-ruby-deed = Božský skutek
tile-ruby-deed-text = Stříbrný žeton: jedna akce navíc v každém kole, na libovolném volném poli kromě zlatého.
tile-sapphire-scribe = Verbovací písař
tile-sapphire-scribe-text = Při každém vašem verbování jsou až 3 bojovníci zdarma.
tile-sapphire-defense = Obrana
tile-sapphire-defense-text = +1 síla v každé bitvě, ve které se bráníte.
tile-sapphire-shield = Štít Neit
tile-sapphire-shield-text = +1 obrana ve všech vašich bitvách.
tile-sapphire-prayer = Modlitba za posily
tile-sapphire-prayer-text = Po každé své akci modlitby smíte dát až 2 bojovníky ze zásoby do čtvrtí svého města; kde stojí nepřítel, dojde k bitvě.
tile-sapphire-barrier = Bariéra Šetju
tile-sapphire-barrier-text = Ihned: vezměte si zpět všechny bojové karty, jednu z nich tajně vyřaďte navždy a přidejte kartu Bariéra Šetju.
tile-sapphire-elephant = Pradávný slon
tile-sapphire-elephant-text = Stvoření. +1 běžný přesun, +1 síla a +1 obrana.
tile-sapphire-spy = Špion
tile-sapphire-spy-text = Ve vašich bitvách vybírá soupeř první a ukáže vám bojovou kartu, kterou zahraje; teprve pak vybíráte vy.
tile-sapphire-defvictory = Vítězná obrana
tile-sapphire-defvictory-text = Když vyhrajete jako obránce a máte na území ještě bojovníka, vezměte si 1 bojový VB.
tile-sapphire-legion = Legie
tile-sapphire-legion-text = Vaše vojska smějí mít až 7 bojovníků.
tile-sapphire-domination = Nadvláda
tile-sapphire-domination-text = Ihned: vezměte si božský VB, který na této destičce leží.
tile-sapphire-will = Božská vůle
tile-sapphire-will-text = Zlatý žeton: jedna akce přesunu nebo jedna akce verbování.
tile-sapphire-reinf = Posily
tile-sapphire-reinf-text = Při vašem verbování jsou všichni bojovníci zdarma.
tile-sapphire-sphinx = Sfinga
tile-sapphire-sphinx-text = Stvoření. +1 běžný přesun a +2 síla. Ihned: vezměte si božský VB, který na této destičce leží.
tile-sapphire-deed = Božský skutek
tile-sapphire-deed-text = Stříbrný žeton: jedna akce navíc v každém kole, na libovolném volném poli kromě zlatého.
tile-diamond-priest = Kněz
tile-diamond-priest-text = Každá vaše akce modlitby dává o 1 BM víc.
tile-diamond-priestess = Kněžka
tile-diamond-priestess-text = Každá destička moci, kterou kupujete, stojí o 1 BM méně.
tile-diamond-vision = Vize
tile-diamond-vision-text = Každou noc po ostatních kartách: doberte 4 karty božského zásahu, pak 4 z ruky odhoďte.
tile-diamond-support = Magická podpora
tile-diamond-support-text = Při vašich stavbách stojí každá úroveň o 1 BM méně.
tile-diamond-snake = Velký pouštní had
tile-diamond-snake-text = Stvoření. +1 běžný přesun; v bitvě nemá stvoření soupeře žádný bonus ani účinek.
tile-diamond-boon = Božský dar
tile-diamond-boon-text = Každou noc dobíráte o 1 kartu božského zásahu víc.
tile-diamond-hunger = Božský hlad
tile-diamond-hunger-text = Po ztrátách v bitvě získejte 2 BM za každého odstraněného nepřátelského bojovníka.
tile-diamond-thoeris = Kněz Tveret
tile-diamond-thoeris-text = Když útočíte, doberte na začátku válečné porady 1 kartu božského zásahu.
tile-diamond-hand = Ruka boží
tile-diamond-hand-text = Při každém probuzení smíte zdarma zvýšit jednu svou pyramidu o 1 úroveň, nebo založit novou na úrovni 1.
tile-diamond-domination = Nadvláda
tile-diamond-domination-text = Ihned: vezměte si božský VB, který na této destičce leží.
tile-diamond-ra = Kněz Ra
tile-diamond-ra-text = Kdykoli platíte body modlitby, platíte o 1 méně.
tile-diamond-amon = Kněz Amona
tile-diamond-amon-text = Každou noc při modlitbách: získejte o 7 BM víc.
tile-diamond-mummy = Mumie
tile-diamond-mummy-text = Stvoření. +1 běžný přesun a +2 síla. Každou noc dobíráte o 1 kartu božského zásahu víc.
tile-diamond-deed = Božský skutek
tile-diamond-deed-text = Stříbrný žeton: jedna akce navíc v každém kole, na libovolném volném poli kromě zlatého.
tile-onyx-swords = Žoldnéři meče
tile-onyx-swords-text = Ihned: dejte 3 žoldnéře do čtvrtí svého města; kde stojí nepřítel, dojde k bitvě. Od té chvíle jsou to vaši bojovníci.
tile-onyx-spears = Žoldnéři kopí
tile-onyx-spears-text = Ihned: dejte 3 žoldnéře do čtvrtí svého města; kde stojí nepřítel, dojde k bitvě. Od té chvíle jsou to vaši bojovníci.
tile-onyx-local = Místní nábor
tile-onyx-local-text = Při vašem verbování je 1 bojovník zdarma a bojovníci se smějí přidat i k vašim vojskům kdekoli na plánu.
tile-onyx-khnum = Chnumova sfinga
tile-onyx-khnum-text = Stvoření. +1 běžný přesun a +1 síla; soupeř platí 1 BM za přesun na její území.
tile-onyx-dedication = Oddanost boji
tile-onyx-dedication-text = Když útočíte, získejte na začátku válečné porady 2 BM.
tile-onyx-twin = Dvojitý obřad
tile-onyx-twin-text = Zlatý žeton: kupte destičku o 1 BM dráž; její barva už dnes mohla být koupena.
tile-onyx-honor = Čest v boji
tile-onyx-honor-text = Po ztrátách v bitvě získejte 1 BM za každého svého bojovníka, kterého odstranil soupeř.
tile-onyx-griffin = Gryfí sfinga
tile-onyx-griffin-text = Stvoření. +2 síla; vojsko s ní se teleportuje zdarma, i od obelisku.
tile-onyx-march = Rychlý pochod
tile-onyx-march-text = Zlatý žeton: jedna akce přesunu bez teleportace.
tile-onyx-trap = Smrtící past
tile-onyx-trap-text = Když se bráníte: +1 síla a způsobíte o 1 nevyhnutelnou ztrátu víc.
tile-onyx-domination = Nadvláda
tile-onyx-domination-text = Ihned: vezměte si božský VB, který na této destičce leží.
tile-onyx-ammut = Ammut, požíračka duší
tile-onyx-ammut-text = Stvoření. +1 běžný přesun a +2 síla. Vyhrajte s ní a odstraňte 2 nepřátele: 1 bojový VB.
tile-onyx-fury = Bestiální zuřivost
tile-onyx-fury-text = +1 běžný přesun při vašich přesunech; v bitvě +1 síla a o 1 způsobenou ztrátu víc.
tile-onyx-might = Božská moc
tile-onyx-might-text = Kdykoli ve dne či v noci získáte body modlitby, získejte o 2 víc.
tile-onyx-deed = Božský skutek
tile-onyx-deed-text = Stříbrný žeton: jedna akce navíc v každém kole, na libovolném volném poli kromě zlatého.

## Božské zásahy

intervention-diversion = Diverze
intervention-diversion-text = Bitva. Blaf: nic nedělá, po odhalení se vrací do vaší ruky a nelze ji odhodit na nic jiného.
intervention-war-rage = Válečný hněv
intervention-war-rage-text = Bitva. +1 síla.
intervention-war-fury = Válečné běsnění
intervention-war-fury-text = Bitva. +2 síla.
intervention-bloody-battle = Krvavá bitva
intervention-bloody-battle-text = Bitva. Působíte o 1 ztrátu víc.
intervention-bloodbath = Krvavá lázeň
intervention-bloodbath-text = Bitva. Působíte o 2 ztráty víc.
intervention-bronze-wall = Bronzová zeď
intervention-bronze-wall-text = Bitva. +1 obrana.
intervention-iron-wall = Železná zeď
intervention-iron-wall-text = Bitva. +2 obrana.
intervention-raining-fire = Ohnivý déšť
intervention-raining-fire-text = Den. Odstraňte 1 nepřátelského bojovníka kdekoli na plánu.
intervention-prayer = Modlitba
intervention-prayer-text = Den. Získejte 2 BM.
intervention-enlistment = Taktická podpora
intervention-enlistment-text = Den. Dejte až 2 bojovníky ze zásoby do čtvrtí svého města nebo ke svým vojskům; kde stojí nepřítel, dojde k bitvě.
intervention-swiftness = Hbitost
intervention-swiftness-text = Přesun. Na začátku přesunu: přesouvané vojsko má o 1 běžný přesun víc.
intervention-transfer = Přenos
intervention-transfer-text = Přesun. Teleportace v tomto přesunu je zdarma a smí začít na kterémkoli území.

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
creature-sphinx-text = +1 běžný přesun, +2 síla.
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
creature-khnum-text = +1 běžný přesun, +1 síla. Soupeř platí 1 BM za přesun na její území.
creature-griffin = Gryfí sfinga
    .gen = Gryfí sfingy
    .dat = Gryfí sfinze
    .acc = Gryfí sfingu
    .ins = Gryfí sfingou
    .loc = Gryfí sfinze
    .gender = f
creature-griffin-text = +2 síla. Vojsko s ní se teleportuje zdarma, i od obelisku.
creature-ammut = Ammut
    .gender = f
creature-ammut-text = +1 běžný přesun, +2 síla. 1 bojový VB za vítězství s 2 odstraněnými nepřáteli.

## Bojové karty

battle-card-cavalry = 4/1/0
battle-card-cavalry-text = Síla 4, ztráty 1, obrana 0.
battle-card-purge = 3/2/0
battle-card-purge-text = Síla 3, ztráty 2, obrana 0.
battle-card-push = 3/0/1
battle-card-push-text = Síla 3, ztráty 0, obrana 1.
battle-card-mixed = 2/2/1
battle-card-mixed-text = Síla 2, ztráty 2, obrana 1.
battle-card-phalanx = 2/0/2
battle-card-phalanx-text = Síla 2, ztráty 0, obrana 2.
battle-card-raid = 1/3/0
battle-card-raid-text = Síla 1, ztráty 3, obrana 0.
battle-card-retreat = 1/1/3
battle-card-retreat-text = Síla 1, ztráty 1, obrana 3.
battle-card-sacrifice = 5/−2/0
battle-card-sacrifice-text = Síla 5, ztráty 0, obrana 0; sami přijdete o 2 bojovníky.
battle-card-wrryt = 3/3/0
battle-card-wrryt-text = Speciální karta. Síla 3, ztráty 3, obrana 0.
battle-card-barrier = 3/0/3
battle-card-barrier-text = Speciální karta. Síla 3, ztráty 0, obrana 3.

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
cell-move-3 = Přesun (úroveň 3)
cell-move-2 = Přesun (úroveň 2)
cell-build = Stavba
cell-pray-2 = Modlitba (úroveň 2)
cell-pray-1 = Modlitba (úroveň 1)
cell-buy-1 = Nákup (pole 1)
cell-buy-2 = Nákup (pole 2)
cell-buy-3 = Nákup (pole 3)
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
kind-battle-card = Bojové karty (síla/ztráty/obrana)
figure-action = akce
figure-attack-strength = síla při útoku
figure-battle-card = bojová karta
figure-bluff = blaf
figure-cancels-creature = umlčí druhé stvoření
figure-casualties = ztráty
figure-cities = města
figure-city = město
figure-colour = barva
figure-colours = barvy
figure-column = sloupec
figure-copies = kusů
figure-cost = cena
figure-council-cards = karty při válečné poradě
figure-council-prayer = BM při válečné poradě
figure-creature = stvoření
figure-defence = obrana
figure-defend-strength = síla při obraně
figure-defend-unavoidable = nevyhnutelné ztráty při obraně
figure-defender-fame = VB vítězného obránce
figure-districts = čtvrti
figure-even = místo, sudá strana
figure-even-links = sousedé, sudá strana
figure-fame = vítězné body
figure-free-recruits = všichni verbovaní zdarma
figure-free-teleport = teleportuje se zdarma
figure-free-units = bojovníci zdarma
figure-gain-bonus = navíc při každém zisku
figure-gate = poušť před branou
figure-gold = zlaté akce
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
figure-no-teleport = bez teleportace
figure-obelisk = obelisk
figure-obelisk-teleport = teleportace od obelisku
figure-odd = místo, lichá strana
figure-odd-links = sousedé, lichá strana
figure-own-loss = vlastní ztráty
figure-paint = odstín
figure-picture = obrázek
figure-players = hráčů
figure-port = přístav
figure-pray = navíc za modlitbu
figure-pray-units = bojovníci za modlitbu
figure-prayer = body modlitby
figure-prayer-a-kill = BM za nepřítele
figure-prayer-a-loss = BM za vlastního bojovníka
figure-pyramids = pyramid
figure-recruit-anywhere = verbuje kdekoli
figure-sacrifice = obětovaní bojovníci
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
figure-teleport-discount = sleva na teleportaci
figure-terrain = terén
figure-tile = destička
figure-tile-discount = sleva na destičku
figure-tiles = destiček
figure-toll = mýto
figure-transfer = teleportace zdarma odkudkoli
figure-troop-limit = velikost vojska
figure-unavoidable = nevyhnutelné ztráty
figure-units = bojovníci
figure-value = hodnota
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

preset-standard = Standardní
preset-standard-help = Město, boha, vojska, pyramidy i první destičku si vyberete.
preset-first = První partie
preset-first-help = Připravený začátek: vybíráte jen první destičku.
option-set-ready-start = Začátek
option-set-ready-start-help = Připravený začátek se hodí pro první partii: vybíráte jen první destičku.
option-set-ready-start-off = Vše si vyberete
option-set-ready-start-on = Připravený
option-set-sanctuary-even = Svatyně při 2 a 4 hráčích
option-set-sanctuary-even-help = Starší plán měl Svatyni všech bohů jen při lichém počtu hráčů.
option-set-sanctuary-even-on = Na plánu
option-set-sanctuary-even-off = Není na plánu
option-set-loser-may-stay = Poražený bez vítěze
option-set-loser-may-stay-help = Vítěz bitvy přišel na území o všechny bojovníky: co smí poražený?
option-set-loser-may-stay-off = Musí se stáhnout
option-set-loser-may-stay-on = Smí zůstat a území si nechat

## Na co se ptáme

prompt-city = Vyberte si město.
    .other = { $player } si vybírá město.
prompt-god = Vyberte si boha. Bohové nedávají žádné schopnosti.
    .other = { $player } si vybírá boha.
prompt-garrison = Vyberte dvě čtvrti svého města; do každé jde pět bojovníků.
    .other = { $player } rozmisťuje první bojovníky.
prompt-first-pyramid =
    { $count ->
        [one] Postavte své pyramidy: zbývá { $count } úroveň.
        [few] Postavte své pyramidy: zbývají { $count } úrovně, ve čtvrti nejvýš dvě.
       *[other] Postavte své pyramidy: zbývá { $count } úrovní, ve čtvrti nejvýš dvě.
    }
    .other = { $player } staví první pyramidy.
prompt-first-tile = Vezměte si destičku úrovně 1 v barvě jedné ze svých pyramid.
    .other = { $player } si bere první destičku.
prompt-turn =
    { $acted ->
        [1] Zahrajte další žeton, kartu nebo stvoření, nebo tah ukončete.
       *[other]
            { $tokens ->
                [one] Jste na tahu: zahrajte poslední akční žeton.
                [few] Jste na tahu: zahrajte akční žeton. Máte { $tokens } žetony.
               *[other] Jste na tahu: zahrajte akční žeton. Máte { $tokens } žetonů.
            }
    }
    .other = Na tahu je { $player }.
prompt-buy = Vyberte destičku moci, kterou koupíte.
    .other = { $player } kupuje destičku moci.
prompt-remove = Vyberte bojovou kartu, která navždy opustí hru. Nikdo jiný se nedozví kterou.
    .other = { $player } vyřazuje bojovou kartu.
prompt-build =
    { $free ->
        [0] Zvyšte nebo založte pyramidu, nebo nestavte nic.
       *[rest] Ruka boží: zdarma zvyšte pyramidu o jednu úroveň, nebo založte novou.
    }
    .other = { $player } staví pyramidu.
prompt-tag = Vyberte nákupní pole pro nový žeton nákupu.
    .other = { $player } pokládá žeton nákupu.
prompt-recruit =
    { $count ->
        [0] Verbování: další bojovník už přijít nemůže.
        [one] Verbování: může přijít ještě { $count } bojovník.
        [few] Verbování: mohou přijít ještě { $count } bojovníci.
       *[other] Verbování: může přijít ještě { $count } bojovníků.
    }
    .other = { $player } verbuje bojovníky.
prompt-fight-next = Vyberte čtvrť, kde budou vaši noví bojovníci bojovat teď.
    .other = { $player } vybírá další bitvu.
prompt-place =
    { $count ->
        [one] { $cause }: rozmístěte nejvýše { $count } bojovníka.
        [few] { $cause }: rozmístěte nejvýše { $count } bojovníky.
       *[other] { $cause }: rozmístěte nejvýše { $count } bojovníků.
    }
    .other = { $player } rozmisťuje bojovníky.
prompt-lead = Vyberte vojsko, které se přesune.
    .other = { $player } přesouvá vojsko.
prompt-step =
    { $moves ->
        [0] Vojsko je zde: { $zone }. Běžný přesun už nezbývá, teleportací: { $teleports }.
        [one] Vojsko je zde: { $zone }. Zbývá { $moves } běžný přesun, teleportací: { $teleports }.
        [few] Vojsko je zde: { $zone }. Zbývají { $moves } běžné přesuny, teleportací: { $teleports }.
       *[other] Vojsko je zde: { $zone }. Zbývá { $moves } běžných přesunů, teleportací: { $teleports }.
    }
    .other = { $player } přesouvá vojsko.
prompt-take = Kdo půjde? { $origin } → { $zone }
    .other = { $player } přesouvá vojsko.
prompt-burn = Vyberte nepřátelské vojsko, které přijde o bojovníka.
    .other = { $player } vybírá, kam dopadne oheň.
prompt-fight = Bitva, soupeř { $opponent }, { $zone }: vyberte bojovou kartu, kterou zahrajete, a druhou, kterou odložíte.
    .other = { $player } vybírá bojové karty.
prompt-fight-1 = Bitva, soupeř { $opponent }, { $zone }: vyberte bojovou kartu k zahrání. Kartu k odložení vyberete hned potom.
prompt-fight-2 = Bitva, soupeř { $opponent }, { $zone }: vyberte bojovou kartu k odložení.
prompt-hide = Bitva, soupeř { $opponent }, { $zone }: ukryjte pod bojovou kartu karty božského zásahu, nebo žádné.
    .other = { $player } smí ukrýt karty božského zásahu.
prompt-wound = Božské zranění: odhazujte karty, každá dá 1 sílu, nebo přestaňte.
    .other = { $player } smí odhodit karty za sílu.
prompt-loser =
    { $alone ->
        [1] Prohráli jste bitvu, ale vítěz tu už není, { $zone }: stáhnete vojsko ({ $count }), nebo zůstanete?
       *[rest] Prohráli jste bitvu, { $zone }: stáhnete vojsko ({ $count }), nebo ustoupíte?
    }
    .other = { $player } rozhoduje o poraženém vojsku.
prompt-retreat = { $opponent } ustupuje: vyberte území.
    .other = { $player } vybírá, kam poražený ustoupí.
prompt-winner = Vyhráli jste bitvu, { $zone }: zůstane tam vaše vojsko ({ $count })?
    .other = { $player } rozhoduje, zda vojsko zůstane.
prompt-sacrifice = Obětujete dva bojovníky ze Svatyně za božský VB?
    .other = { $player } se rozhoduje o oběti.
prompt-delta = Odstraníte bojovníka z chrámu v deltě za pět BM?
    .other = { $player } se rozhoduje o oběti.
prompt-offer =
    { $veterans ->
        [one] Odhodíte veterána za 1 BM?
        [few] Kolik ze svých { $veterans } veteránů odhodíte, každého za 1 BM?
       *[other] Kolik ze svých { $veterans } veteránů odhodíte, každého za 1 BM?
    }
    .other = { $player } rozhoduje o veteránech.
prompt-consult =
    { $veterans ->
        [one] Máte jediného veterána; karta stojí dva.
        [few] Kolik ze svých { $veterans } veteránů odhodíte za karty? Dva dávají jednu.
       *[other] Kolik ze svých { $veterans } veteránů odhodíte za karty? Dva dávají jednu.
    }
    .other = { $player } rozhoduje o veteránech.
prompt-vision =
    { $count ->
        [one] Vize: odhoďte ještě { $count } kartu.
        [few] Vize: odhoďte ještě { $count } karty.
       *[other] Vize: odhoďte ještě { $count } karet.
    }
    .other = { $player } odhazuje karty.
prompt-fate = Vyberte si pořadí v příštím kole.
    .other = { $player } vybírá místo v pořadí.

## Možnosti

option-settle = { $city }
option-serve = { $god }
option-garrison = { $zone } a { $other }
option-first-pyramid = Postavit { $colour_acc } pyramidu úrovně { $level }: { $zone }
option-first-tile = Vzít destičku „{ $tile }“
option-act = { $cell }
option-silver = Stříbrný žeton: { $cell }
option-gold = Zlatý žeton: { $tile }, { $action }
option-play = Zahrát kartu „{ $intervention }“
option-summon = { $creature } se přidá k vojsku: { $zone }
option-exchange = { $creature } místo { $leaving_gen }
option-end = Ukončit tah
option-buy = Koupit destičku „{ $tile }“
option-remove = Vyřadit kartu „{ $battle_card }“
option-raise = Zvýšit na úroveň { $level }: { $zone }
option-found = Založit { $colour_acc } pyramidu úrovně { $level }: { $zone }
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
option-take =
    { $count ->
        [one] { $count } bojovník
        [few] { $count } bojovníci
       *[other] { $count } bojovníků
    }
option-take-leaving =
    { $count ->
        [one] { $count } bojovník; zpět do zásoby: { $leaving }
        [few] { $count } bojovníci; zpět do zásoby: { $leaving }
       *[other] { $count } bojovníků; zpět do zásoby: { $leaving }
    }
option-escort =
    { $count ->
        [one] { $count } bojovník a { $creatures }
        [few] { $count } bojovníci a { $creatures }
       *[other] { $count } bojovníků a { $creatures }
    }
option-escort-leaving =
    { $count ->
        [one] { $count } bojovník a { $creatures }; zpět do zásoby: { $leaving }
        [few] { $count } bojovníci a { $creatures }; zpět do zásoby: { $leaving }
       *[other] { $count } bojovníků a { $creatures }; zpět do zásoby: { $leaving }
    }
option-halt = Ukončit přesun
option-burn = Oheň: { $zone }
option-fight = Zahrát kartu „{ $battle_card }“, odložit kartu „{ $buried }“
option-hide =
    { $cards_count ->
        [0] Neukrýt nic
       *[rest] Ukrýt: { $cards }
    }
option-wound = Odhodit kartu „{ $intervention }“
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
option-discard = Odhodit kartu „{ $intervention }“
option-choose = { $position }

## Co se stalo

event-colour = Ve hře je { $colour } barva.
event-city = { $player } si volí město: { $city }.
event-god = { $player } slouží { $god_dat }.
event-order = Pořadí: { $players }.
event-garrisoned =
    { $count ->
        [one] { $player } staví { $count } bojovníka: { $zone }.
        [few] { $player } staví { $count } bojovníky: { $zone }.
       *[other] { $player } staví { $count } bojovníků: { $zone }.
    }
event-built =
    { $cost ->
        [0] { $player } staví { $colour_acc } pyramidu úrovně { $level }: { $zone }.
       *[rest] { $player } staví za { $cost } BM { $colour_acc } pyramidu úrovně { $level }: { $zone }.
    }
event-took = { $player } si bere destičku „{ $tile }“.
event-day = Začíná { $round }. den.
event-night = Padá { $round }. noc.
event-token = { $player } hraje žeton: { $cell }.
event-silver-token = { $player } hraje stříbrný žeton: { $cell }.
event-gold-token = { $player } hraje zlatý žeton: „{ $tile }“.
event-prayed = { $player } se modlí a získává { $count } BM.
event-bought = { $player } kupuje destičku „{ $tile }“ za { $cost } BM.
event-removed = { $player } navždy vyřazuje kartu „{ $removed }“ a bere si kartu „{ $battle_card }“.
event-removed-hidden = { $player } tajně vyřazuje bojovou kartu a bere si kartu „{ $battle_card }“.
event-gained = { $player } získává { $count } BM („{ $tile }“).
event-gained-by-card = { $player } získává { $count } BM („{ $intervention }“).
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
event-summoned = K vojsku hráče { $player } se přidává { $creature }: { $zone }.
event-exchanged = { $player } vyměňuje { $leaving_acc } za { $creature_acc }: { $zone }.
event-played =
    { $cost ->
        [0] { $player } hraje kartu „{ $intervention }“.
       *[rest] { $player } hraje kartu „{ $intervention }“ za { $cost } BM.
    }
event-burnt = Ohnivý déšť hráče { $player }: { $opponent } ztrácí bojovníka, { $zone }.
event-drew = { $player } dobírá kartu „{ $intervention }“.
event-drew-hidden = { $player } dobírá kartu božského zásahu.
event-reshuffled = Z odkládacího balíčku je nový dobírací.
event-discarded = { $player } odhazuje kartu „{ $intervention }“.
event-battle = { $player } útočí, brání se { $opponent }: { $zone }.
event-bluffed = { $player } odkrývá ukrytou kartu „{ $intervention }“: jen blaf, vrací se do ruky.
event-spied = Špion hráče { $player } vidí kartu, kterou má { $opponent }: „{ $battle_card }“.
event-spied-hidden = Špion hráče { $player } vidí bojovou kartu, kterou má { $opponent }.
event-revealed-card = { $player } odhaluje kartu „{ $battle_card }“.
event-wounded = Božské zranění: { $player } odhazuje kartu „{ $intervention }“, +1 síla.
event-result = Síla { $attack } proti { $defend }: vítězí { $player }, prohrává { $opponent }.
event-lost =
    { $count ->
        [one] { $player } ztrácí { $count } bojovníka.
        [few] { $player } ztrácí { $count } bojovníky.
       *[other] { $player } ztrácí { $count } bojovníků.
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
event-sacrificed =
    { $count ->
        [one] { $player } obětuje bojovníky ve Svatyni a získává { $count } božský VB.
        [few] { $player } obětuje bojovníky ve Svatyni a získává { $count } božské VB.
       *[other] { $player } obětuje bojovníky ve Svatyni a získává { $count } božských VB.
    }
event-delta = { $player } dává bojovníka z chrámu v deltě a získává { $count } BM.
event-temples = { $player } ovládá aspoň dva chrámy a získává 1 božský VB.
event-worship = { $player } získává za uctívání { $count } BM.
event-prayers = { $player } získává za modlitby { $count } BM.
event-offered =
    { $veterans ->
        [one] { $player } odhazuje { $veterans } veterána a získává { $count } BM.
        [few] { $player } odhazuje { $veterans } veterány a získává { $count } BM.
       *[other] { $player } odhazuje { $veterans } veteránů a získává { $count } BM.
    }
event-consulted =
    { $veterans ->
        [one] { $player } odhazuje za karty { $veterans } veterána.
        [few] { $player } odhazuje za karty { $veterans } veterány.
       *[other] { $player } odhazuje za karty { $veterans } veteránů.
    }
event-won = { $player } začíná tah a má { $count } VB; nikdo nemá víc: vítězství.
event-ended = Poslední kolo skončilo: nejvíc slávy má { $player }, { $count } VB.
event-went-home = { $creature } zůstává bez vojska a vrací se do zásoby hráče { $player }.

## Proč je krok konečný

undo-chance-colour = Barvy destiček byly vylosovány, ten krok je konečný.
undo-chance-intervention = Byla dobrána karta, ten krok je konečný.
undo-chance-order = Pořadí bylo vylosováno, ten krok je konečný.
undo-spied = Špion už kartu viděl, ten krok je konečný.
undo-clash = Bojové karty leží odkryté, ten krok je konečný.

## Proč ne

refuse-battle-card-owned = Karta „{ $battle_card }“ není mezi vašimi bojovými kartami.
refuse-battle-symbols = Ukrýt lze jen karty se symbolem bitvy.
refuse-between-battles = Karty a stvoření počkají, až se první z těchto bitev odehraje.
refuse-buried-card-in-hand =
    { $used ->
        [1] Kartu „{ $battle_card }“ jste už použili, nelze ji odložit.
       *[other] Kartu „{ $battle_card }“ nemáte v ruce, nelze ji odložit.
    }
refuse-can-end-within-limits = Ať jde kdokoli, na konci přesunu by některé vojsko bylo nad limitem.
refuse-card-has-effect = Karta „{ $intervention }“ by teď neměla účinek.
refuse-card-paid = Ta karta stojí { $cost } BM a tolik nemáte.
refuse-cell-is-free = Na tom poli už žeton je: { $cell }.
refuse-cell-of-colour = Vaše { $colour } pyramida prodává jen přes nákupní pole své barvy.
refuse-cell-without-token = Na tom poli už žeton nákupu leží.
refuse-city-in-play = { $city } při tomto počtu hráčů není ve hře.
refuse-city-untaken = { $city } už je obsazené.
refuse-colour-in-play = V této partii není { $colour } barva.
refuse-colour-not-bought = Dnes už jste { $colour_acc } destičku koupili.
refuse-colour-not-built = Ve vašem městě už { $colour } pyramida stojí.
refuse-creature-at-home = { $creature } nestojí ve čtvrti vašeho města.
refuse-creature-in-supply = { $creature } není ve vaší zásobě.
refuse-creatures-are-there = Jít mohou jen stvoření, která u těch bojovníků stojí.
refuse-day-card-within-limits = Vojsko je nad limitem, nejdřív musí pokračovat v přesunu.
refuse-day-has-not-ended = V noci se karty nehrají; počkají na váš tah ve dne.
refuse-day-is-balanced = Každá úroveň vaší pyramidy dnes potřebuje žeton; stříbrný zahrajte na úroveň, která je ještě prázdná.
refuse-day-symbol = Karta „{ $intervention }“ není denní.
refuse-empty-home-district = Vyberte čtvrť svého města bez pyramidy.
refuse-enemy-there = Není tam nepřátelské vojsko: { $zone }.
refuse-first-level-of-own-colour = První destička má úroveň 1 a barvu jedné z vašich pyramid.
refuse-first-tile-left = Destička „{ $tile }“ už tu není.
refuse-free-place = Tento účinek dává bojovníky do čtvrtí vašeho města, nebo kde to dovolí, k vašim vojskům. Ne sem: { $zone }.
refuse-free-zone-for-loser = Sem poražený ustoupit nemůže: { $zone }. Území musí sousedit po souši, být volné, nebýt cizí čtvrtí a pojmout celé vojsko.
refuse-god-untaken = { $god } už má svého hráče.
refuse-gold-cell-is-for-gold = Zlaté pole je jen pro zlatý žeton.
refuse-gold-tile-gives-action = Zlatý žeton destičky „{ $tile }“ tuto akci nedává.
refuse-gold-tile-owned = Destičku „{ $tile }“ nemáte.
refuse-gold-token-left =
    { $used ->
        [1] Zlatý žeton jste v tomto kole už zahráli.
       *[other] Nemáte žádnou destičku se zlatým žetonem.
    }
refuse-hidden-cards-paid = Ty karty stojí dohromady { $cost } BM a tolik nemáte.
refuse-higher-level = Úroveň { $level } není vyšší než současná, nebo je nad 4.
refuse-in-hand =
    { $used ->
        [1] Kartu „{ $intervention }“ nemáte v ruce; jedna použitá leží na odkládacím balíčku.
       *[other] Kartu „{ $intervention }“ nemáte v ruce.
    }
refuse-in-market = Destička „{ $tile }“ není na prodej.
refuse-interventions-in-hand = Všechny ty karty nemáte.
refuse-keeps-balance = Rovnováha: úrovní pyramidy, které by zůstaly bez žetonu: { $levels }; žetonů, které by na ně zbyly: { $tokens }.
refuse-levels-affordable = To stojí { $cost } BM a tolik nemáte.
refuse-loser-may-stay = Poražený zůstat nesmí.
refuse-move-not-begun = Karta „{ $intervention }“ se hraje na začátku přesunu, před prvním krokem.
refuse-moves-left = Toto vojsko už nemá běžný přesun.
refuse-new-picture = Destičku s tímto obrázkem už máte.
refuse-no-action-begun = Stvoření se vyměňují před zahráním žetonu, ne během jeho akce.
refuse-no-battle-begun = Jakmile bitva začala, nehrají se žádné karty kromě těch, které ukryjete při válečné poradě.
refuse-no-forced-march = Rychlý pochod nedovoluje teleportaci.
refuse-nothing-forced = Všichni žoldnéři, kteří se vejdou, musí být umístěni.
refuse-obelisk-there = Není tam obelisk k teleportaci: { $zone }.
refuse-once-before-a-token = Před tímto žetonem jste už stvoření vyměnili.
refuse-one-foreign-district = Za jeden přesun lze vstoupit jen do jedné cizí čtvrti.
refuse-one-free-level = Ruka boží staví jednu úroveň.
refuse-one-step-away = Odtud ({ $origin }) to není jeden běžný přesun: { $zone }.
refuse-ordinary-token-left = Běžný žeton tohoto tahu už je zahraný.
refuse-other-in-supply = { $creature } není ve vaší zásobě.
refuse-own-city = Verbuje se jen ve vlastním městě, ne zde: { $zone }.
refuse-own-empty-district = Pyramida se zakládá ve čtvrti vašeho města, kde žádná nestojí.
refuse-own-pyramid = Nemáte tam pyramidu: { $zone }.
refuse-own-troop-there = Nemáte tam vojsko: { $zone }.
refuse-party-can-end = S těmito bojovníky či stvořeními by na konci přesunu bylo některé vojsko nad limitem.
refuse-party-pays = Bez stvoření, s nímž je zdarma, stojí tato teleportace { $cost } BM a tolik nemáte.
refuse-played-card-in-hand =
    { $used ->
        [1] Kartu „{ $battle_card }“ jste už použili; vrátí se, až použijete všechny bojové karty.
       *[other] Kartu „{ $battle_card }“ nemáte v ruce.
    }
refuse-portal-opener-goes = Odtud se teleportujete jen se stvořením, které cestu otevírá: { $zone }.
refuse-position-is-free = To pořadí je obsazené.
refuse-purchase-keeps-balance = Rovnováha: poslední žetony potřebujete na jiných úrovních pyramidy, na pole nákupu už dnes žádný nepřijde.
refuse-purchase-token-first = Chcete-li koupit destičku, dejte nejdřív žeton na pole nákupu.
refuse-pyramid-controlled = Neovládáte { $colour_acc } pyramidu úrovně aspoň { $level }.
refuse-pyramid-left =
    { $count ->
        [one] Máte jen { $count } pyramidu.
        [few] Máte jen { $count } pyramidy.
       *[other] Máte jen { $count } pyramid.
    }
refuse-recruits-paid =
    { $count ->
        [0] Víc bojovníků už verbovat nemůžete.
        [one] Verbovat můžete už jen { $count } bojovníka.
        [few] Verbovat můžete už jen { $count } bojovníky.
       *[other] Verbovat můžete už jen { $count } bojovníků.
    }
refuse-recruits-wait-there = Žádní vaši noví bojovníci tam na bitvu nečekají: { $zone }.
refuse-recruits-within-limit =
    { $limit ->
        [one] Vojsko má nejvýše { $limit } bojovníka, tady by jich bylo víc: { $zone }.
        [few] Vojsko má nejvýše { $limit } bojovníky, tady by jich bylo víc: { $zone }.
       *[other] Vojsko má nejvýše { $limit } bojovníků, tady by jich bylo víc: { $zone }.
    }
refuse-rest-within-limits = Ti, kdo zůstanou, by byli nad limitem.
refuse-silver-token-left =
    { $used ->
        [1] Stříbrný žeton jste v tomto kole už zahráli.
       *[other] Stříbrný žeton nemáte: přináší ho Božský skutek.
    }
refuse-something-to-buy = Přes to pole teď nemůžete nic koupit.
refuse-somewhere-to-go = Není kam ustoupit.
refuse-symbol-of-move = Karta „{ $intervention }“ se ukrývá pod bojovou kartu, při přesunu se nehraje.
refuse-teleport-affordable = Ta teleportace stojí { $cost } BM a tolik nemáte.
refuse-teleport-left = Toto vojsko už nemá teleportaci.
refuse-teleport-starts-here = Teleportace začíná ve čtvrti s pyramidou.
refuse-teleport-to-come = Karta „{ $intervention }“ dává teleportaci zdarma, a ta v tomto přesunu už žádná nezbývá.
refuse-three-levels-in-all = Stavíte celkem tři úrovně, ve čtvrti jednu nebo dvě.
refuse-tile-affordable = Ta destička stojí { $cost } BM a tolik nemáte.
refuse-token-follows-exchange = Vyměnili jste stvoření, proto teď musí následovat žeton.
refuse-token-played = Nejdřív zahrajte běžný žeton tohoto tahu.
refuse-token-still-to-come = Stvoření se vyměňují před žetonem a žádný už zahrát nemůžete.
refuse-toll-affordable = Vstup stojí { $cost } BM a tolik nemáte.
refuse-troop-at-home = Stvoření se přidává k vašemu vojsku ve čtvrti vašeho města.
refuse-troop-within-limits = Přesouvané vojsko je nad limitem: nejdřív musí dál.
refuse-troop-without-creature = To vojsko už stvoření má.
refuse-twin-to-buy = Dvojitý obřad teď nemá co koupit.
refuse-two-cards = Vyberte dvě různé karty.
refuse-two-own-districts = Vyberte dvě čtvrti vlastního města.
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
refuse-veterans-at-hand = Tolik veteránů nemáte.
refuse-vision-card-in-hand = Kartu „{ $intervention }“ nemáte v ruce.
refuse-wall-crosser-goes = Hradba: tyto bojovníky přenese jen stvoření, které ji přeletí: { $zone }.
refuse-wall-open = Hradba: vojsko sem vstoupí, jen když svůj přesun začalo vedle: { $zone }.
refuse-whole-pairs = Karta stojí dva veterány.
refuse-winner-still-there = Vítěz tam už vojsko nemá, proto nelze ustoupit.
refuse-wound-card-in-hand = Kartu „{ $intervention }“ nemáte v ruce.

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
term-prayer-points = Body modlitby (BM)
term-fame-points = Vítězné body (VB)
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
cause-mercenaries = Žoldnéři
cause-prayer = Modlitba za posily
cause-enlistment = Taktická podpora
cause-summoning = Povolání

## Oč při volbě jde

aim-settle = usadit se zde: { $city }
aim-serve = sloužit { $god_dat }
aim-garrison = hlídat od začátku dvě čtvrti
aim-act-pray = našetřit body modlitby
aim-act-pray-for = našetřit na pyramidu úrovně { $level }
aim-act-move = přivést vojsko na lepší místo
aim-act-buy = koupit destičku moci
aim-act-build = stavět pyramidu do výšky
aim-act-recruit = mít na plánu víc bojovníků
aim-buy-fame = mít vítězný bod destičky: { $tile }
aim-buy-creature = nechat bojovat i { $creature_acc }
aim-buy-units = získat bojovníky z destičky: { $tile }
aim-buy-strength = být silnější v bitvě: { $tile }
aim-buy-defence = ztrácet v bitvě méně bojovníků: { $tile }
aim-buy-moves = dojít jedním přesunem dál: { $tile }
aim-buy-token = mít denně o akci víc: { $tile }
aim-buy-prayer = mít víc bodů modlitby na všechno ostatní: { $tile }
aim-buy = mít moc této destičky: { $tile }
aim-raise-top = mít vítězný bod za { $colour_acc } pyramidu úrovně { $level }
aim-raise = otevřít destičky do úrovně { $level }, postavit { $colour_acc } pyramidu
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
aim-summon = poslat s vojskem { $creature_acc }
aim-end = počkat, co udělají ostatní
aim-remove = vyřadit nejméně užitečnou bojovou kartu: { $battle_card }
aim-burn = oslabit soupeře ({ $opponent }): { $zone }
aim-fight-win = vyhrát bitvu silou: { $zone }
aim-fight-kill = způsobit nepříteli ztráty: { $zone }
aim-fight-save = ochránit v bitvě své vojsko: { $zone }
aim-hide = zvrátit bitvu skrytými kartami
aim-hide-none = ušetřit karty na jinou bitvu
aim-wound = doplnit kartami chybějící sílu
aim-keep-cards = ušetřit ostatní karty
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

## Názvy pravidel, jak je uvádějí odmítnutí

rule-1-1-a = Plán podle počtu hráčů
rule-1-6-a = Úrovně pyramidy
rule-2-1-2-a = Barvy ve hře
rule-2-1-3 = Nabídka destiček
rule-2-2-1 = Město a bůh
rule-2-2-4 = Díly pyramid
rule-2-3-2 = První vojska
rule-2-3-3-a = První pyramidy
rule-2-3-4 = První destička
rule-3-2-a = Zahrání žetonu
rule-3-2-b = Pravidlo rovnováhy
rule-3-2-c = Stříbrný žeton
rule-3-2-d = Zlatý žeton
rule-3-2-f = Karty dne
rule-3-4-2-a = Pyramida pro destičku
rule-3-4-2-b = Jedna destička z barvy
rule-3-4-2-c = Žádný obrázek dvakrát
rule-3-4-2-d = Přes vlastní město
rule-3-4-2-f = Cena destičky
rule-3-4-2-h = Umístění stvoření
rule-3-4-2-i = Výměna stvoření
rule-3-4-2-j = Jedno stvoření ve vojsku
rule-3-4-3-a = Zvýšení pyramidy
rule-3-4-3-b = Založení pyramidy
rule-3-4-3-c = Cena úrovní
rule-3-4-4-a = Verbování
rule-3-4-4-b = Jen vlastní město
rule-3-4-4-c = Bitva při verbování
rule-3-4-4-d = Pořadí bitev
rule-3-4-5-b = Co je přesun
rule-3-4-5-c = Část vojska
rule-3-4-5-e = Karty přesunu
rule-3-4-5-f = Teleportace
rule-3-4-5-g = Jedna teleportace
rule-3-4-5-h = Běžný přesun
rule-3-4-5-k = Hradba
rule-3-4-5-l = Jedna cizí čtvrť
rule-3-5-1-a = Dvě bojové karty
rule-3-5-1-b = Ukryté zásahy
rule-3-5-1-c = Jen co lze zaplatit
rule-3-5-6-a = Poražený
rule-3-5-6-c = Ústup
rule-3-5-6-e = Není kam jít
rule-3-5-6-f = Vítěz odešel
rule-3-5-7 = Vítěz
rule-3-6-1 = Oběť
rule-3-6-2 = Chrám v deltě Nilu
rule-3-6-5 = Modlitby
rule-3-6-6 = Božský zásah
rule-3-6-9-a = Osud
rule-4-d = Limit vojska
rule-4-e = Limity při přesunu
rule-4-f = Odstranění bojovníci
rule-4-k = Zahrání zásahu
rule-a-3 = Diverze
rule-a-4 = Přesouvá se jedno vojsko
rule-a-7 = Poražený bez vítěze
rule-a-10 = Akce bez účinku
rule-a-17 = Jedna pyramida z barvy
rule-a-26 = Bojovníci z účinků
rule-a-46 = Stvoření rozděleného vojska
rule-a-51 = Kdy se stvoření vyměňují
rule-a-58 = Denní karty uvnitř akce
rule-a-60 = Žeton nákupu na obsazeném poli
rule-a-67 = Zanechaní bojovníci
rule-a-68 = Nad limitem po cestě
rule-a-71 = Karta potřebuje cíl
rule-tile-ruby-wrryt = { tile-ruby-wrryt }
rule-tile-ruby-wound = { tile-ruby-wound }
rule-tile-diamond-vision = { tile-diamond-vision }
rule-tile-diamond-hand = { tile-diamond-hand }
rule-tile-onyx-twin = { tile-onyx-twin }
rule-creature-khnum = { creature-khnum }
rule-intervention-raining-fire = { intervention-raining-fire }
rule-intervention-transfer = { intervention-transfer }
rule-a-32 = { intervention-swiftness }
rule-a-53 = Teleportace dohromady
rule-tile-onyx-march = { tile-onyx-march }

## Co musí v příkladu platit

fact-creatures = stvoření
fact-temple-fame = VB za chrámy
fact-battle-fame = bojové VB
fact-divine-fame = božské VB
fact-pyramid-fame = VB za pyramidy
fact-attacker-wins = útočník vyhrává
fact-teleports = teleportace
fact-tags = žetony nákupu
fact-bought = koupené barvy
fact-tokens = žetony akcí
fact-cells = obsazená pole
fact-cards = karty
fact-lost = ztráty
fact-removed = odstraněno navždy

# what may be answered beforehand
standing-fight = Moje bojová karta
standing-hide = Božské zásahy pod ní
standing-wound = Božské zranění
standing-loser = Když prohraju
standing-winner = Když vyhraju
standing-sacrifice = Svatyně v noci
standing-delta = Delta v noci

## On the pages of players

feat-god = Oblíbený bůh
feat-tile = Oblíbené destičky
feat-creature = Oblíbená stvoření
feat-battles = Nejvíc vyhraných bitev
