## Co říká učitel. Načítá se jen při výuce.

lesson-board = Plán a cíl hry
lesson-board-welcome = Vítejte. Jste potomek faraona a váš soupeř také. Kdo bude mít po posledním kole nejvíce bodů, vyhraje. Nejdřív se rozhlédneme, pak zahrajete tah.
lesson-board-zones = Tohle je pět zón. Každá umí jednu věc: obětiny, Nil, řemeslníci, dvořané a vaše vlastní hrobka. Ve svém tahu použijete jednu zónu, nebo pasujete.
lesson-board-goods = Tyto žetony jsou vaše. Platí se jimi všechno a leží otevřeně: soupeř je vidí také.
lesson-board-entry = Do zóny vstoupíte tak, že položíte na kruh jeden žeton v barvě, která se zóny dotýká. U hrobky je teď zelená. Příští kolo se kruh otočí a každá zóna bude chtít jinou barvu.
lesson-board-build = První krok hrobky stojí černou a zelenou. Zelený žeton jde na kruh a započítá se do ceny, takže dva žetony stačí. Stiskněte ten krok.
lesson-board-build-slow = Stiskněte zakroužkovaný krok hrobky. Stůl zaplatí za vás: jde to jen jedním způsobem.
lesson-board-not-pass = Pasováním pro vás kolo skončí, a přitom můžete ještě tolik udělat. Zůstaňme chvíli.
lesson-board-not-offerings = Obětiny jsou užitečné a dostaneme se k nim. Nejdřív hrobka.
lesson-board-built = Hotovo. Vaše kostička stojí na prvním kroku.
lesson-board-points = Ten krok vynese na konci { $points ->
        [one] jeden bod
        [few] { $points } body
       *[other] { $points } bodů
    }. Hrobka dává body a nic jiného, takže žetony na ni je třeba získat jinde. Podívejte se, jak to dělá soupeř.
lesson-board-your-pair = Dvojice obětin za jeden červený žeton. Většinou obětin se platí jako žetony, z jednoho jsou tedy dva. Udělejte totéž: vezměte si dvojici.
lesson-board-your-pair-slow = Stiskněte jednu ze zakroužkovaných dvojic. Zaplatí ji váš červený žeton.
lesson-board-bonus = Ještě lépe: za druhý červený žeton máte třetí obětinu.
lesson-board-pair-taken = Dobře. Jeden žeton zaplacen, dvě obětiny získány.
lesson-board-end = Stůl už znáte: v některých zónách se žetony získávají, v jiných se mění v body. V příští lekci zahrajete celé kolo se vším, co přináší pas.

lesson-turn = Kolo a co přináší pas
lesson-turn-round = Partie má pět kol. V kole se střídáte, každý po jedné akci, pořád dokola, dokud nemáte dost a nepasujete. Jste na tahu.
lesson-turn-nile = U Nilu je modrá. Jeho čtvrtá akce stojí červenou a modrou. Modrý žeton jde na kruh a počítá se, takže zbývá zaplatit jen červenou. Zahrajte tuto akci a pak posuňte disky.
lesson-turn-nile-slow = Stiskněte čtvrtou akci Nilu a zaplaťte modrou a červenou. Pak stiskněte stupnici, a to dvakrát.
lesson-turn-not-yet = Tím by pro vás kolo skončilo. Nejdřív Nil.
lesson-turn-keep-silver = Stálo by vás to stříbro, a to nahradí kteroukoli barvu. Nechte si ho na chvíli, kdy nic jiného nepomůže.
lesson-turn-not-pair = Dvojice by se hodila, ale červenou potřebujete na Nil.
lesson-turn-nile-done = Za červenou a modrou máte žlutou, zelenou a k tomu dva kroky.
lesson-turn-pass = Soupeř si vzal dvojici. Vám už na toto kolo moc nezbylo, pasujte tedy. Kdo pasuje první, čeká na nejdelší řadě pyramidy a vybírá ze všech kanop.
lesson-turn-pass-slow = Stiskněte tlačítko pro pas.
lesson-turn-passed = Váš váleček čeká na spodní řadě.
lesson-turn-jar = Teď si vezměte kanopu. Její tři zdroje máte na příští kolo. Okraj kruhu ukazuje, které barvy budou zóny chtít.
lesson-turn-jar-slow = Stiskněte jednu z vyložených kanop. Dobrá je každá.
lesson-turn-jar-taken = Zásoby na příští kolo. Soupeř hraje dál a vy dostáváte odměny za čekání.
lesson-turn-first = Pokaždé, když na vás přijde řada, postoupí váleček o pole. Vezměte si odměnu tohoto pole, nebo některého předchozího. Tady je to žeton začínajícího hráče: začnete příští kolo a na konci přinese body.
lesson-turn-basic-too = I žeton je dobrý. Začínat bude zatím soupeř.
lesson-turn-first-done = Žeton je váš a s ním i první tah příštího kola.
lesson-turn-silver = O pole dál. Můžete si vzít stříbro, nebo některou z dřívějších odměn. Stříbro se hodí nejvíc: nahradí kteroukoli barvu.
lesson-turn-silver-better = To smíte, ale stříbro může být kteroukoli barvou. Vezměte si stříbro.
lesson-turn-first-late = Příští kolo tedy přece začnete vy. I stříbro by se hodilo.
lesson-turn-silver-done = Soupeř pasuje jako poslední a kolo končí.
lesson-turn-end = Kruh se vyklidil a otočil: každá zóna teď chce jinou barvu. Ve dvou hráčích blokuje kanopa, kterou si nikdo nevzal, takže některá políčka jsou už obsazená. Příští lekce je o srdci hry, o placení.

lesson-pay = Jak dobře platit
lesson-pay-intro = Máte pět žetonů a dají se z nich udělat čtyři věci. Soupeř už pasoval, nikdo vás tedy neruší. Uvidíte, jak daleko se dá dojít, když se dobře platí.
lesson-pay-artisan = Řemeslník stojí tři žetony jednoho druhu. U této zóny je černá a tři černé máte. Vyberte si kartu { artisan-jeweller-1 }, ta je nejcennější.
lesson-pay-artisan-slow = Stiskněte zakroužkovanou kartu v zóně řemeslníků.
lesson-pay-this-one = Každý řemeslník má něco do sebe: čím menší má hodnotu, tím víc přináší. Tentokrát vezměte toho zakroužkovaného.
lesson-pay-artisan-first = Jedno po druhém. Nejdřív řemeslník.
lesson-pay-chosen = Teď vidíte všechny způsoby, jak ho zaplatit.
lesson-pay-alike = Jeden černý jde na kruh jako vstup a zároveň je jedním ze tří. Zaplaťte jen černými a stříbro vám zůstane.
lesson-pay-keep-silver = Šlo by to, ale stálo by vás to stříbro. Černé stačí.
lesson-pay-plain = Vyberte z nabídky způsob, který bere jen černé.
lesson-pay-alike-done = Tři žetony za vstup i řemeslníka dohromady.
lesson-pay-silver = U Nilu je žlutá a vy žádnou nemáte. Stříbro smí být žlutou: leží na kruhu jako žlutá a jako žlutá se počítá. Druhá akce stojí žlutou a zelenou, zbývá tedy zaplatit jen zelenou.
lesson-pay-silver-slow = Stiskněte druhou akci Nilu a pak stupnici, a to dvakrát.
lesson-pay-not-pass = Ještě je co získat. Zatím nepasujte.
lesson-pay-silver-done = Ze stříbra a zelené je červená, modrá a dva kroky.
lesson-pay-offerings = Červená otevírá obětiny a na dvojici stačí samotný vstup. Vezměte si tu zakroužkovanou: { token-tomb-joker } a { token-black-offering }.
lesson-pay-other-pair = Špatná není, ale hrobku nepostaví. Podívejte se na tu zakroužkovanou.
lesson-pay-offerings-done = Z jednoho žetonu jsou dva.
lesson-pay-tomb = U hrobky je zelená. Její žolík smí být zelenou, u vchodu i v ceně zároveň. Černá obětina zaplatí černou. Dvě obětiny dají krok: postavte ho.
lesson-pay-tomb-done = Obětiny jsou pryč, krok zůstává.
lesson-pay-end = Řemeslník, dva kroky na Nilu a krok hrobky, to vše z pěti žetonů. Kdyby hra skončila teď, bylo by to { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }. Pamatujte: co jde na kruh, počítá se do ceny, pokud ta barvu žádá.

lesson-score = Body a bohové
lesson-score-last = Poslední kolo. Soupeř pasoval a vy máte ještě žetony. Teď se počítá všechno, co máte. Stůl stále ukazuje, kolik by kdo měl, kdyby hra skončila.
lesson-score-god = { god-horus } stojí mezi obětinami a hrobkou. Chce zbylé obětiny a kroky hrobky. Obojího máte dost, a tak vám dává { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
lesson-score-second = { god-bastet } chce kroky hrobky a stupnice Nilu. Stupnic máte dost. Kroky, které slouží jinému bohu, ale jí už neslouží: potřebujete ještě jednou tolik. Chybí jeden. Postavte ho.
lesson-score-second-slow = Stiskněte čtvrtý krok hrobky a pak zvolte, jak zaplatíte.
lesson-score-not-pass = Když teď pasujete, je po partii. Dá se získat víc.
lesson-score-tomb-first = I to má svou cenu. Krok hrobky ale uspokojí bohyni, proto je první.
lesson-score-second-done = Čtyři kroky: polovina pro něj, polovina pro ni.
lesson-score-scribe = Oba bohové teď dohromady přinesou { $gods ->
        [one] { $gods } bod
        [few] { $gods } body
       *[other] { $gods } bodů
    }. Váš Písař má rád bohy u hrobky a vyrostl s nimi: za tuto kartu je { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }. Hledejte věci, které se vyplatí dvakrát.
lesson-score-noble = Od každé barvy vám zbyl jeden žeton: cena dvořana. Vaše hrobka je dost daleko, a tak vás druhý dvořan udělá příštím faraonem. Vezměte si některého z vyložených.
lesson-score-open = Vrchní karta balíčku může být cokoli. Vezměte si dvořana, kterého vidíte.
lesson-score-noble-first = Máte přesně to, co stojí dvořan. Neutrácejte to za méně.
lesson-score-noble-done = Faraonův žeton je váš. Přináší body a rozhoduje remízy.
lesson-score-pass = Už není čím platit. Pasujte a partie skončí.
lesson-score-passed = Všechna kola jsou odehraná.
lesson-score-end = Vyhráváte a máte { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }: dvořané, hrobka, řemeslníci, Nil, zbytky, bohové, faraonův žeton. Všechno se sčítá. Ještě jedna lekce a zahrajete si celou partii.

lesson-plans = První plány
lesson-plans-look = Nová partie. Nejdřív se podívejte na bohy: u každého stojí, co chce a kolik za to dá. Dvě věci, které uspokojí jednoho boha, mají větší cenu než dvě, které k sobě nejdou.
lesson-plans-jar = Vyberte si první kanopu. S vaším Písařem smí být černá červenou a červená černou. Obětiny teď chtějí červenou, Nil modrou, řemeslníci černou. Která kanopa otevře víc dveří?
lesson-plans-jar-done = S tímhle a se stříbrem začínáte.
lesson-plans-engine = První kola jsou na vydělávání. Obětiny udělají z jednoho žetonu dva, ze dvou tři, a Nil vrátí skoro vše, co stojí. Body přijdou později. Zahrajte první tah, který se vám líbí nejvíc.
lesson-plans-engine-slow = Černá je pro vás i červenou: vezměte si za ni dvojici obětin. Nebo stiskněte některou akci Nilu.
lesson-plans-not-pass = Příliš brzy, máte plné ruce. Nejdřív něco zahrajte.
lesson-plans-engine-done = Pěkný začátek. Teď soupeř.
lesson-plans-again = Myslete o tah dopředu. Okraj kruhu ukazuje, co bude zóna chtít příště, a volná políčka ubývají. Když nezbývá nic dobrého, pasujte brzy a vyberte si kanopu první. Zahrajte ještě jeden tah.
lesson-plans-again-done = Výborně.
lesson-plans-end = Plány, které fungují: dva dvořané a třetí krok hrobky z vás udělají faraona. Stupnice Nilu dávají nejdřív žetony a potom body. Sbírejte, co chce jeden bůh, z obou jeho stran. Teď si zahrajte první partii. Zůstanu vedle vás.

coach-turn = Jedna akce, nebo pas. Podívejte se, které zóny vaše žetony otevřou, co slibuje okraj kruhu na příští kolo a kterému bohu už mnoho nechybí. Zpočátku vydělávejte, později měňte žetony v body.
coach-jar = Vezměte si kanopu, jejíž barvy otevřou zóny, do kterých chcete příště.
coach-keep = Nechte si dvořana, který boduje za to, co chcete dělat tak jako tak.
coach-pay = Každý z těchto způsobů zaplatí cenu. Stříbro a žolíky si nechte, pokud to jde: hodí se tam, kde nic jiného nepomůže.
coach-offering = Na pole bonusových žetonů vidíte, do pytlíku ne. Bodové obětiny jsou na konec, žolíci do své zóny.
coach-step = Stupnice přináší body od druhého stupně. Bůh ale může chtít stupnice, na kterých disk opustil začátek, takže první krok jinde může mít větší cenu.
coach-artisan = Málo bodů a hodně žetonů, nebo naopak: zpočátku se hodí to, co přináší, ke konci body.
coach-reward = Dostáváte odměnu za čekání. Stříbro se hodí všude a s žetonem začínajícího hráče začnete příští kolo.
