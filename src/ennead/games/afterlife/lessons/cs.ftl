### Co říká učitel. Načítá se jen tomu, kdo se učí.

## Stůl a cíl

lesson-board = Stůl a cíl
lesson-board-welcome = Vítejte. Jste egyptský velmož a své poklady si chcete vzít s sebou do zásvětí. Kdo naplní nejkrásnější hrobku, vyhrává. Rozhlédneme se a pak uděláte první kroky.
lesson-board-tomb = Toto je vaše hrobka. Zatím v ní leží jen { card-urn }. Na konci dávají body jen karty, které leží tady; všechno ostatní, co vám patří, nemá žádnou cenu.
lesson-board-hand = Toto je vaše ruka: hlinění služebníci, nádoba, trochu jídla. Karty to jsou chudé, ale každá pro vás v tomto tahu může udělat jednu věc: zaplatit, provést akci, nebo jít do hrobky.
lesson-board-bury = Jednou za tah smíte zdarma uložit kartu do hrobky. Začněte kartou { card-shabti }: dá bod a chybět vám nebude. Klepněte na ni a zvolte zapečetění.
lesson-board-bury-slow = Klepněte v ruce na kartu { card-shabti }. Stůl nabídne, co s ní jde udělat: zvolte Zapečetit.
lesson-board-urn-too = { card-urn } poslouží také: má stejný jeden bod.
lesson-board-keep-gold = Tato karta platí víc než ostatní, nechte si ji zatím v balíčku. Pohřběte tu nejchudší.
lesson-board-bury-first = K tomu se hned dostaneme. Napřed hrobka.
lesson-board-not-yet = Tah teprve začal a je co dělat. Ještě zůstaňme.
lesson-board-buried = Další bod. Karta je z balíčku pryč nadobro, takže lepší karty budou přicházet častěji.
lesson-board-market = A tohle je trh: pyramida ze šesti karet. Na prodej jsou jen tři karty spodní řady, základny. Ty nad nimi musejí napřed spadnout.
lesson-board-buy = { card-spear } je dobrý začátek: zaplatí víc než kterákoli z vašich karet. Klepněte na ně a pak na karty v ruce, dokud jejich kapitál nedá cenu, a na „{ option-done }“.
lesson-board-buy-slow = Klepněte na { card-spear } vpravo dole. Pak zaplaťte, třeba kartami { card-box-of-food } a { card-offering-table }, a klepněte na „{ option-done }“.
lesson-board-not-serdab = { card-serdab } je levný, ale málo platí. Vezměme nejbohatší kartu, na kterou máme.
lesson-board-not-hook = Není to špatné. Jenže { card-spear } zaplatí víc a dosáhnete na ně.
lesson-board-gold-now = Každá karta poslouží jen jedním způsobem. Teď potřebujete její kapitál.
lesson-board-bought = Koupeno. Co přeplatíte, propadne, hledejte tedy součet, který sedí.
lesson-board-pile = Karta leží na odkládací hromádce. Až dobírací balíček dojde, hromádka se zamíchá a bude z ní nový. Pak vám { card-spear } přijde do ruky a bude platit.
lesson-board-fell = Viděli jste? { card-axe } spadla do mezery a shora se za ní posunula { card-goddess-nut }. Co spadne do základny, je hned na prodej.
lesson-board-end = To je jádro hry: kupovat poklady, nechat je pracovat a včas je pohřbít. Teď si zahrajete celý tah.

## Tah

lesson-turn = Celý tah
lesson-turn-course = Tah má čtyři kroky: hrajete karty, všechno odložíte, pyramida se obnoví a doberete pět nových karet. Rozhodujete jen v prvním; ostatní udělá stůl.
lesson-turn-ways = Podívejte se znovu do ruky. Kapitál, akce, hrobka: každá karta jde v tahu jednou z těchto cest a zahrát jich smíte, kolik chcete, v jakémkoli pořadí.
lesson-turn-draw = Začněte akcí. { card-box-of-food } říká: doberte si kartu. Přijdete o její kapitál, ale uvidíte něco nového. Zahrajte ji.
lesson-turn-draw-slow = Klepněte na kartu { card-box-of-food } a zvolte, že ji zahrajete.
lesson-turn-action-first = To přijde hned potom. Napřed se podívejte, co přinese { card-box-of-food }.
lesson-turn-not-yet = Počkejte, v tomto tahu se dá ještě něco užitečného udělat.
lesson-turn-drew = Přišlo { card-spear }. To má větší cenu než to, co jste dali.
lesson-turn-used = { card-box-of-food } teď leží před vámi. Svou akci provedla, takže v tomto tahu už nezaplatí. Na konci půjde s ostatními na odkládací hromádku.
lesson-turn-bury = Teď pohřběte některou z chudých karet. Zdarma smíte zapečetit jednu za tah; využijte to skoro pokaždé.
lesson-turn-bury-slow = Klepněte na kartu { card-shabti } nebo { card-urn } a zvolte Zapečetit.
lesson-turn-keep-spear = { card-spear } vám ještě hodně koupí. Pohřběte chudou kartu.
lesson-turn-keep-table = { card-offering-table } zaplatí dvě mince. Pohřběte kartu, která platí jednu.
lesson-turn-bury-first = Hned to bude. Kdybyste teď všechno utratili, nezbude co pohřbít.
lesson-turn-buried = Dobře. Hrobka roste, balíček hubne.
lesson-turn-buy = Teď kupte { card-necklace } z prostředku základny. Hledejte karty, které dají dohromady cenu čtyři.
lesson-turn-buy-slow = Klepněte na { card-necklace } a zaplaťte, třeba kartou { card-spear } a jednou malou.
lesson-turn-other-card = Mohli byste. Ale když odejde prostřední karta, stane se něco zvláštního. Vezměme tu.
lesson-turn-bought = Je váš. A teď se pyramida bortí.
lesson-turn-fork = Nad prostředkem základny leží dvě karty a vy volíte, která spadne. Příští nakupuje soused. Nabídnete mu kartu { card-goddess-nut }, nebo raději levnou kartu { card-dagger }?
lesson-turn-fork-slow = Klepněte na jednu ze dvou označených karet: spadne do základny.
lesson-turn-fell-nut = Štědré, ale dovolené: { card-goddess-nut } je teď na prodej. Soused vám možná poděkuje.
lesson-turn-fell-dagger = Dobře promyšleno. { card-goddess-nut } zůstává sousedovi z dosahu.
lesson-turn-end = Provedli jste akci, pohřbívali i kupovali. Ukončete tah a dívejte se, co udělá stůl.
lesson-turn-end-slow = Klepněte na „{ option-end }“.
lesson-turn-order = Na pořadí odložených karet tu nezáleží. Prostě tah ukončete.
lesson-turn-enough = Na jeden tah to stačí. Ukončete ho, prosím.
lesson-turn-ended = Všechno se odložilo, pyramida se doplnila ze zásoby a dobrali jste si pět nových karet. Pak hrál soused.
lesson-turn-steps = To je vaše nová ruka. Balíček při dobírání došel, a tak se odkládací hromádka zamíchala do nového. Od teď vám může přijít do ruky i to, co jste koupili.
lesson-turn-over = Soused má stejné hromádky jako vy a otevřenou hrobku. Mějte ji na očích. V další lekci zapřáhnete do práce pyramidu.

## Pyramida

lesson-pyramid = Bortící se pyramida
lesson-pyramid-wish = Líbí se vám { card-goddess-nut }. Jenže leží ve střední řadě a na prodej je jen základna.
lesson-pyramid-above = Když odejde levá karta základny, hned na její místo spadne karta nad ní. Udělejte jí tedy místo.
lesson-pyramid-dagger = Kupte { card-dagger.acc }. Stojí dvě mince a přesně tolik zaplatí { card-box-of-food }. Pak klepněte na „{ option-done }“.
lesson-pyramid-dagger-slow = Klepněte na { card-dagger.acc } vlevo v základně, potom v ruce na { card-box-of-food.acc } a na „{ option-done }“.
lesson-pyramid-no-change = { card-spear } je na to moc: nazpět se nevrací a ještě ho budete potřebovat. Zaplaťte kartou { card-box-of-food }.
lesson-pyramid-exact = I to by šlo, ale drobné karty si nechte na další nákup. { card-box-of-food } stačí sama.
lesson-pyramid-not-there = Tato karta leží jinde. Jde nám o levou stranu základny.
lesson-pyramid-stay = V tomto tahu se dá získat víc. Pokračujme.
lesson-pyramid-fell = Jeden nákup a pohnuly se dvě karty.
lesson-pyramid-chain = { card-goddess-nut } je v základně a ze špičky se snesla { card-brooch }. Mezera nahoře zůstane do konce vašeho tahu.
lesson-pyramid-nut = Spadlá karta je na prodej hned, i v témž tahu. Kupte { card-goddess-nut.acc } za { card-spear } a jeden { card-shabti }.
lesson-pyramid-nut-slow = Klepněte na { card-goddess-nut.acc }, potom na { card-spear } a { card-shabti } a na „{ option-done }“.
lesson-pyramid-keep-urn = { card-urn.acc } si nechte: za chvíli budete potřebovat její akci.
lesson-pyramid-urn-later = Už brzy. Napřed nákup.
lesson-pyramid-two = Dva poklady za jeden tah. S dostatkem kapitálu byste takhle skoupili celou pyramidu.
lesson-pyramid-danger = V základně teď leží { card-brooch }, nejkrásnější karta ze všech. Vy už na ni nemáte, soused možná ano. Dá se uklidit stranou?
lesson-pyramid-urn = { card-urn } prohodí v pyramidě libovolné dvě karty. Zahrajte ji a vyměňte { card-brooch } za { card-linen-bandages } ze střední řady.
lesson-pyramid-urn-slow = Klepněte na { card-urn.acc } a zahrajte ji. Pak zvolte { card-brooch } a { card-linen-bandages }.
lesson-pyramid-swap-up = Tím by se { card-brooch } do střední řady nedostala. Prohoďte ji s kartou { card-linen-bandages }.
lesson-pyramid-swapped = Šikovné. { card-brooch } čeká ve střední řadě.
lesson-pyramid-change = Ještě jedno pravidlo. Kdo pyramidu v tahu nezmění, musí jednu její kartu obětovat. Vy jste nakupovali, takže nic nedlužíte. Samotné prohození by se nepočítalo.
lesson-pyramid-end = Ukončete tah. Mezery se doplní ze zásoby, odspodu nahoru.
lesson-pyramid-rebuilt = Zase šest karet. Teď hraje soused.
lesson-pyramid-over = Než něco koupíte, ptejte se, co spadne a kdo nakupuje po vás. Ta otázka rozhoduje mnoho partií. Další lekce je o bodech.

## Body

lesson-points = Body a vítězství
lesson-points-last = Zásoba je prázdná a v pyramidě zbývá jediná karta. Toto je poslední tah partie. Co pak neleží v hrobce, je ztracené.
lesson-points-tomb = Vaše hrobka má teď { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }: za každou počáteční kartu jeden a devět za zbraně. Sada dává počet svých různých karet krát totéž číslo: tři zbraně, třikrát tři.
lesson-points-other = Soused má všech pět komnat a celkem { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }. Prohráváte. V ruce ale držíte ještě dvě zbraně.
lesson-points-weapon = Zapečeťte zdarma zbraň, kterou ještě nemáte. Čtyřikrát čtyři je o hodně víc než třikrát tři.
lesson-points-weapon-slow = Klepněte na { card-khopesh } nebo { card-sling } a zvolte Zapečetit.
lesson-points-one-point = To by byl jeden bod. Další zbraň jich přidá sedm. Podívejte se znovu.
lesson-points-chamber-works = { card-burial-chamber } by dala bod. Její akce umí víc: pohřbí jinou kartu.
lesson-points-free-first = Dobrý nápad a přijde hned potom. Napřed zapečetění zdarma.
lesson-points-stay = Takhle byste prohráli. V ruce máte body.
lesson-points-square = Šestnáct bodů za čtyři zbraně.
lesson-points-chamber = A ještě jedna: zahrajte kartu { card-burial-chamber }. Její akce zapečetí další kartu z ruky navíc. Vyberte druhou zbraň.
lesson-points-chamber-slow = Klepněte na kartu { card-burial-chamber } a zahrajte ji, pak zvolte zbraň v ruce.
lesson-points-five = Pět zbraní: dvacet pět bodů. Každá nová karta sady přidá víc než ta před ní.
lesson-points-close = Nic dalšího už se z ruky do hrobky nedostane. Ukončete tah: poslední karta pyramidy se obětuje a partie skončí.
lesson-points-nothing-more = Víc není třeba. Ukončete tah, prosím.
lesson-points-won = Partie skončila a vy jste vyhráli o dva body.
lesson-points-over = Zapamatujte si tři věci. Velké sady vyhrávají. Druhé kopie nic nepřidají. A karty, které pečetí, jako { card-burial-chamber }, mají na konci velkou cenu.

## První plány

lesson-plans = První plány
lesson-plans-look = Jsme uprostřed partie. Základna je drahá a vaše ruka chudá. V tomto tahu nic nekoupíte. Je ztracený? Vůbec ne.
lesson-plans-thin = Zaprvé: v balíčku máte pořád moc počátečních karet. Zabírají místo v ruce a skoro nic neplatí. Jednu pohřběte.
lesson-plans-thin-slow = Klepněte na kartu { card-shabti } nebo { card-urn } a zvolte Zapečetit.
lesson-plans-keep-bandages = { card-linen-bandages } vám v tomto tahu mohou kartu pohřbít. Zdarma zapečeťte počáteční kartu, pak zahrajte obvazy.
lesson-plans-stay = Ruku jste ještě nevyužili. Zůstaňme.
lesson-plans-thinner = O jednu méně.
lesson-plans-bandages = Teď { card-linen-bandages }: jejich akce pohřbí další počáteční kartu a zapečetění zdarma se jí netýká.
lesson-plans-bandages-slow = Klepněte na { card-linen-bandages }, zahrajte je a zvolte počáteční kartu.
lesson-plans-two-buried = Dva body a o dvě chudé karty méně. Od teď budou vaše ruce bohatší.
lesson-plans-rival = Zadruhé: podívejte se na souseda. V hrobce má tři zbraně a { card-bow } by byl čtvrtá. Je na prodej a soused má čím platit.
lesson-plans-end = Pyramidu jste nezměnili, takže budete muset jednu její kartu obětovat. To není jen povinnost. Ukončete tah.
lesson-plans-end-slow = Klepněte na „{ option-end }“.
lesson-plans-owed = Teď zvolíte kartu, která zmizí.
lesson-plans-sacrifice = Může být z kterékoli řady. Kterou byste sousedovi přáli nejméně?
lesson-plans-sacrifice-slow = Klepněte v základně na { card-bow }. Půjde na pohřebiště.
lesson-plans-leaves-bow = To by { card-bow } zůstal sousedovi. Zvolte raději { card-bow }.
lesson-plans-spoiled = { card-bow } je na pohřebišti. Soused musí hledat jiný plán.
lesson-plans-set = A co váš plán? Vyberte si jednu velkou sadu nebo dvě, o které ostatní nestojí. Kupujte její karty, dokud jsou levné, používejte je a jednu po druhé pohřbívejte.
lesson-plans-time = Zásoba jsou vaše hodiny. Až jí bude asi půlka pryč, začněte pečetit dobré karty: zdarma to jde jen jednou za tah a na poslední by už nemuselo dojít.
lesson-plans-over = Víc nepotřebujete. Ztenčete balíček, kupujte kapitál, vyberte si sadu, sledujte sousedy a pohřbívejte včas. Teď si zahrajte první partii, s polovinou trhu, aby byla krátká. Zůstanu s vámi.

## V první partii, když přijde otázka

coach-turn = U každé karty v ruce se ptejte: zaplatí, provede akci, nebo je čas na hrobku? Zpočátku kupujte karty s vysokým kapitálem a pohřbívejte počáteční. Později pečeťte sady, které sbíráte.
coach-payment = Vyberte karty, jejichž kapitál sedí k ceně; co přeplatíte, propadne. Nechte si ty, jejichž akci ještě chcete použít.
coach-fork = Jedna ze dvou karet spadne do základny a bude na prodej. Máte-li ještě čím platit, přibližte si tu, kterou chcete; jinak myslete na souseda.
coach-rebuild = Pyramidu jste nezměnili, takže jedna její karta musí pryč. Vezměte tu, která by nejvíc pomohla ostatním.
coach-order = Záleží nanejvýš na vršku odkládací hromádky. Dejte tam kartu, kterou chcete brzy vytáhnout nebo zapečetit, nebo nechte pořadí, jak je.
coach-discard = Odložte kartu, kterou teď potřebujete nejméně. Po zamíchání se vrátí.
coach-dearest = Rána sekerou: odložíte svou nejdražší kartu. Ztracená není, leží na vaší odkládací hromádce.
coach-entomb-hand = Do hrobky půjde karta navíc. Nejvíc bodů dá karta sady, kterou sbíráte; počáteční karta ztenčí balíček.
coach-entomb-starter = Vyberte počáteční kartu: bod pro vás a o chudou kartu méně.
coach-sacrifice-hand = Karta z balíčku zmizí nadobro a body nedá. Vyberte tu, na které vám záleží nejméně.
coach-sacrifice-pyramid = Vyberte kartu, o kterou stojí ostatní, nebo tu, pod kterou leží něco pro vás.
coach-take = Kterákoli karta pyramidy je vaše bez placení. Myslete napřed na své sady, pak na kapitál.
coach-opponent = Vyberte toho, kdo vede, nebo kdo sbírá totéž co vy.
coach-urn-swap = Dostaňte do základny kartu, kterou chcete koupit, nebo jinou zvedněte z dosahu souseda.
coach-necklace = Příští karta balíčku je neznámá. Zpočátku bude nejspíš počáteční; později tak můžete přijít o dobrou kartu, ta ale v hrobce aspoň boduje.
coach-brain-hook = Karta ze zásoby, levnější než obvykle. Necháte-li ji být, půjde na pohřebiště.
coach-search = Vezměte kartu, která vám v tomto tahu pomůže nejvíc.
coach-chapel = Vrchní karta vaší odkládací hromádky smí do hrobky. Souhlaste, patří-li do sady, kterou sbíráte, nebo je-li počáteční.
coach-serdab = Karty dané stranou přibudou k příští ruce. Nechte si ty, které chcete zahrát spolu.
coach-judgment = Vyměňte kartu, kterou nepotřebujete, za vršek pohřebiště, a opakujte to, dokud se vám to líbí.
coach-nut-offer = Smíte si zadarmo vzít nejlevnější kartu pyramidy. Málokdy je důvod odmítnout.
coach-khopesh = Soused dostane kartu, kterou vyberete. Vyberte tu, která mu pomůže nejméně.
coach-senet-gift = Dejte kartu sady, která vám bude chybět nejméně.
coach-victory = Karta, kterou jste v tomto tahu použili, smí rovnou do hrobky. Vyberte tu, která dá hodně bodů.
coach-hounds = Vezměte si zpět kartu, kterou se vyplatí použít dvakrát.
coach-to-deck = Kartu, kterou dáte navrch balíčku, si doberete jako první. Nechte si takovou, která se bude hodit příští tah.
coach-entomb-pyramid = Z pyramidy rovnou do hrobky. Vyberte kartu, která rozšíří vaši nejlepší sadu.
coach-tomb-sacrifice = Jedna karta sady musí z hrobky pryč. Druhá kopie vás nestojí nic; jinak vezměte kartu z nejmenší sady.
coach-bow = Karta ze sady, kterou v hrobce ještě nemáte. Vyberte velkou sadu, ve které můžete pokračovat.
coach-spear-card = Vidíte celou ruku. Vezměte kartu, kterou soupeř v příštím tahu potřebuje nejvíc.
coach-hieroglyphics = Jedna z těchto karet vám teď přijde do ruky, ostatní si doberete příště.
coach-hunting-scene = Karta, kterou dáte, je pryč nadobro a určuje, jak drahou si smíte vzít. Podívejte se napřed na pyramidu.
coach-mirror-case = Kde pouzdro skončí, tam ho lze zase koupit. V základně na něj dosáhne každý.
coach-unearth = Karta se vrátí z hrobky a dá se znovu použít. Nezapomeňte ji zase pohřbít.
coach-to-hand = Kterákoli karta pyramidy vám přijde do ruky. Použít nebo zapečetit ji smíte ještě v tomto tahu.
