### Slova společná všem hrám: co říká jádro a co říká terminál.

## Hráči

player-unnamed = Hráč { $number }
player-bot = Bot { $number }
player-nobody = nikdo

## Odmítnutí jádra

refuse-match-over = Partie už skončila.
refuse-clock-away = Pokračovat se dá, až tu budou ti, komu by běžely hodiny.
refuse-not-your-turn = Teď nejste na tahu, na řadě je { $player }.
refuse-not-asked = Na to se teď nikdo neptá.
refuse-not-offered = To teď není možné.

## Proč krok nejde vrátit

undo-nothing = Není co vracet.
undo-other-player = Od vaší poslední volby už hrál někdo jiný.
undo-match-over = Partie skončila a zůstává, jak je.
undo-sealed = Odpovědi jsou odkryté, takže ten krok je konečný.
undo-sent = Už je to v dopise, takže to platí.
undo-chance = Od té doby promluvila náhoda, takže je ten krok konečný.

## Konec partie

result-winners =
    { $players_count ->
        [one] Vítězí { $players }.
        [few] O vítězství se dělí { $players }.
       *[other] O vítězství se dělí { $players }.
    }
result-none = Nevítězí nikdo: hra byla tentokrát silnější.
ended-end = Partie byla po dohodě všech ukončena předčasně. Nemá výsledek a nepočítá se.
ended-share = Všichni se dohodli, že se o vítězství podělí a dál hrát nebudou.

## Stav věci

flag-hidden = lícem dolů
flag-turned = otočeno
flag-current = právě zde
flag-spent = použito
flag-off = mimo hru
flag-owned = vaše
flag-met = splněno
flag-unmet = nesplněno
flag-locked = zamčeno
flag-new = nové
flag-best = vede

## Odkud hodnota pochází

source-seed = z pravidel
source-public = z veřejné stránky
source-memory = z paměti, neověřeno
source-reconstructed = doplněno námi, ne vytištěná hodnota
source-pack = z vašeho balíčku

## Terminál: co je na obrazovce

terminal-hand-over = Předejte stůl, na řadě je { $player }. Pak stiskněte Enter.
terminal-news = Co se stalo
terminal-earlier =
    { $count ->
        [one] předtím ještě jedna událost (viz: záznam)
        [few] předtím ještě { $count } události (viz: záznam)
        [many] předtím ještě { $count } události (viz: záznam)
       *[other] předtím ještě { $count } událostí (viz: záznam)
    }
terminal-secret = (tajně)
terminal-no-suggestion = Stiskněte Enter, chcete-li nic nenavrhnout.
terminal-options-many =
    { $count ->
        [one] Jediná možnost.
        [few] { $count } možnosti. Napište „možnosti“ pro celý seznam, nebo „možnosti SLOVO“ pro část; „pomoc“ vypíše příkazy.
        [many] { $count } možnosti. Napište „možnosti“ pro celý seznam, nebo „možnosti SLOVO“ pro část; „pomoc“ vypíše příkazy.
       *[other] { $count } možností. Napište „možnosti“ pro celý seznam, nebo „možnosti SLOVO“ pro část; „pomoc“ vypíše příkazy.
    }
terminal-over = Partie skončila. Ještě můžete napsat: záznam, rozhled, body, ulož SOUBOR, konec.
terminal-left =
    { $moves ->
        [one] Partie je uložena po jednom tahu. Pokračujte příkazem:
        [few] Partie je uložena po { $moves } tazích. Pokračujte příkazem:
        [many] Partie je uložena po { $moves } tahu. Pokračujte příkazem:
       *[other] Partie je uložena po { $moves } tazích. Pokračujte příkazem:
    }
terminal-lost = Partii se nepodařilo uložit: { $problem }.

## Terminál: odpovědi na to, co bylo napsáno

terminal-unknown = „{ $text }“ není tah ani příkaz; „pomoc“ ukáže, co lze napsat.
terminal-near = „{ $text }“ není tah ani příkaz. Mysleli jste: { $near }?
terminal-form = „{ $text }“ není celý tah. Takové tahy vypadají takto: { $form }
terminal-no-number = Možnost { $number } tu není; zvolte číslo od 1 do { $count }.
terminal-no-options = Žádná možnost neobsahuje „{ $text }“.
terminal-allowed = „{ $text }“ je teď dovoleno.
terminal-why-what = Napište, který tah myslíte, například: proč { $example }
terminal-undone = Vráceno: { $moves }
terminal-cancelled = Tah nebyl proveden.
terminal-log-empty = Nic takového se nestalo.
terminal-look-more = Je tu také: { $areas } (napište: rozhled SLOVO)
terminal-look-nothing = Žádná část stolu se nejmenuje „{ $text }“.
terminal-card-unknown = Žádná součást hry se nejmenuje „{ $text }“. Napište: karta JMÉNO
terminal-card-near = Žádná součást hry se nejmenuje „{ $text }“. Mysleli jste: { $near }?
terminal-card-several = Vyhovuje více součástí ({ $count }): { $names }
terminal-rules = Pravidla podle čísel, zdroj: { $source }. Napište: pravidla ČÍSLO, nebo hledaná slova.
terminal-rule-unknown = Žádné pravidlo nemá číslo „{ $text }“ ani neobsahuje tato slova.
terminal-hint = Mistr by volil { $number }: { $label } ({ $text })
terminal-hint-none = Tuto hru zatím nikdo žádného bota nenaučil.
terminal-which-file = Napište, který soubor: { $command } SOUBOR
terminal-saved = Uloženo do souboru { $file }.
terminal-save-failed = Do souboru { $file } nelze zapsat: { $problem }.
terminal-load-failed = Soubor { $file } nelze načíst: { $problem }
terminal-loaded = Načteno ze souboru { $file }.
terminal-sure = Tohle nejde vrátit. { $label }: opravdu? (ano / ne)
terminal-yes = ano

## Terminál: náhoda opsaná ze skutečného stolu

terminal-outcome = Co padlo u vašeho stolu ({ $tag })?
terminal-outcome-back = Lze napsat více výsledků s čárkami; „zpět“ opraví ten předchozí.
terminal-outcome-impossible = „{ $text }“ tu padnout nemůže; napište jedno z uvedených jmen.
terminal-back = zpět

## Terminal: watching a case

terminal-watch = Enter pokračuje, „zpět“ vrací o krok, číslo se dívá očima toho hráče (0: všechny karty odkryté), „konec“ končí.
terminal-watch-end = konec

## Terminál: příkazy

terminal-help = Napište číslo možnosti, tah tak, jak stojí vedle ní, nebo jeden z příkazů:
command-help = pomoc
command-help-help = tento seznam
command-options = možnosti
command-options-argument = [SLOVO]
command-options-help = vypíše možnosti, nebo ty se slovem
command-why = proč
command-why-argument = TAH
command-why-help = pravidla, která tah zakazují
command-undo = vrať
command-undo-help = vrátí vaši poslední volbu
command-log = záznam
command-log-argument = [ČÍSLO nebo SLOVO]
command-log-help = co se dosud stalo
command-look = rozhled
command-look-argument = [SLOVO]
command-look-help = celý stůl nebo jeho část, i s texty karet
command-score = body
command-score-help = z čeho se skládají body
command-card = karta
command-card-argument = JMÉNO
command-card-help = součást hry: text, hodnoty, zdroje a výklady
command-rules = pravidla
command-rules-argument = [ČÍSLO nebo SLOVO]
command-rules-help = pravidlo a kde v pravidlech stojí
command-hint = rada
command-hint-help = co by zvolil mistr a proč
command-save = ulož
command-save-argument = SOUBOR
command-save-help = zapíše partii do souboru
command-load = načti
command-load-argument = SOUBOR
command-load-help = pokračuje v partii ze souboru
command-quit = konec
command-quit-help = odejít od stolu; partie se uchová

refuse-no-use = S tímhle se teď nedá nic dělat.

## Narration of the table

narrate-owner = { $player }
narrate-count =
    { $count ->
        [one] { $count } kus
        [few] { $count } kusy
        [many] { $count } kusu
       *[other] { $count } kusů
    }
narrate-of = { $value } z { $limit }

## Bots

bot-random = Kostka: táhne cokoli
bot-newcomer = Začátečník: právě se to naučil, vidí jednu věc najednou
bot-novice = Nováček: hraje rychle a občas chybuje
bot-player = Hráč: prostý zdravý rozum
bot-adept = Pokročilý: zkouší v duchu pár plánů
bot-expert = Znalec: zkouší mnoho plánů o celé kolo dopředu
bot-master = Mistr: dívá se nejdál a zkouší nejvíc
bot-old-master = Starý mistr: Mistr dřívější doby, podle něhož se měří ostatní
bot-strength = síla { $strength }
bot-ismcts = Myslitel: hledá jako Mistr, tak dlouho, jak smí

## Problems, with what to do next

problem-malformed = Server stránce nerozuměl. Načtěte ji prosím znovu.
    .site = Stránce tu nebylo rozumět. Načtěte ji prosím znovu.
problem-version = Server byl obnoven. Načtěte prosím stránku znovu.
    .site = Je tu novější verze. Načtěte prosím stránku znovu.
problem-no-table = Takový stůl neexistuje. Vraťte se do haly a vyberte jiný.
problem-no-seat = Toto místo není vaše. Otevřete stůl vlastním odkazem, nebo se jen dívejte.
problem-not-greeted = Spojení ještě nebylo připraveno. Zkuste to znovu.
problem-stale = Hra už mezitím pokročila. Podívejte se a vyberte znovu.
problem-diverged = Tato partie pokračovala na dvou místech. Řekněte, které platí.
problem-not-your-turn = Nejste na tahu.
problem-illegal = Pravidla to teď nedovolují.
problem-notation = Takový tah v této hře není.
problem-over = Partie už skončila.
problem-undo-final = Tento krok už je konečný.
problem-undo-nothing = Není co vzít zpět.
problem-too-fast = Bylo toho příliš najednou. Chvíli počkejte a zkuste to znovu.
problem-too-large = Na odeslání je to příliš velké.
problem-busy = Server je zaneprázdněn. Zkuste to za chvíli.
    .site = To teď nejde. Zkuste to za chvíli.
problem-banned = Správce tohoto serveru vám tu už hrát nedovoluje.
problem-unsaved = Teď to nejde uložit, a tak se nic nestalo. Nic se neztratilo, zkuste to za chvíli.
problem-forbidden = To tady nemůžete udělat.
problem-no-guests = Tady se hraje s účtem. Nejdřív si ho založte, nebo se přihlaste.
problem-no-entry = Účty jsou tu jen pro pozvané. Požádejte někoho zdejšího o odkaz.
problem-link-used = Tento odkaz už byl použit. Požádejte o nový, nebo si ho vytvořte na zařízení, které místo drží.
problem-no-game = Tento server takovou hru nemá.
    .site = Taková hra tu není.
problem-bad-options = Tyto volby k sobě nejdou. Změňte je a zkuste to znovu.
problem-bad-file = To není čitelný záznam partie.
problem-bad-pack = Tyto hodnoty se ke hře nehodí.
problem-not-found = Na této adrese nic není. Vraťte se do haly.
problem-paused = Partie je přerušená. Nejdřív v ní pokračujte.
problem-fault = Něco se pokazilo na naší straně. Nic se neztratilo, zkuste to znovu.
problem-offline = Server není dostupný. Zkontrolujte připojení a zkuste to znovu.
    .site = Tohle na vašem zařízení ještě není. Připojte se jednou k internetu a zkuste to znovu.
problem-elsewhere = U tohoto stolu se hraje na jiné kartě nebo v jiném okně. Chcete-li hrát tady, načtěte stránku znovu.
problem-engine = Stůl se v tomto prohlížeči nepodařilo spustit. Načtěte stránku znovu; starší prohlížeč ho možná neumí spustit.

## Stránka: pravidla ke čtení

page-book-contents = Obsah
page-book-search = Hledat v pravidlech
page-book-found =
    { $count ->
        [0] Nic nenalezeno
        [one] Jeden odstavec
        [few] { $count } odstavce
        [many] { $count } odstavce
       *[other] { $count } odstavců
    }
page-book-more = Vyhledat
page-book-index = Rejstřík
page-book-rulings = Všechna pravidla a výklady
page-book-turn = Předchozí a další kapitola
page-book-print = Tisk
page-book-print-all = Celá kniha na jedné stránce
page-book-go-on = Číst dál: { $chapter }
page-book-begin = Začít číst
page-book-aid = Přehled pro hráče
page-book-nowhere = Žádný odstavec pravidel neobsahuje { $id }.
page-rules-told = V pravidlech
page-show-me = Ukázat
page-show-me-count =
    { $count ->
        [one] Ukázat: { $count } příklad
        [few] Ukázat: { $count } příklady
        [many] Ukázat: { $count } příkladu
       *[other] Ukázat: { $count } příkladů
    }

## Stránka: sledování příkladu

page-case = Příklad
page-case-back = O krok zpět
page-case-forward = Další krok
case-at = krok { $at } z { $last }
page-case-view = Očima
page-case-link = Kopírovat odkaz
case-given = Toto je pozice. Ukazuje:
case-asked = Na řadě je { $player }.
case-refused = je odmítnuto:
case-offered = Lze zvolit:
case-unoffered = Nelze zvolit:
case-holds = Nyní platí:

## Co musí v příkladu platit

fact-nothing = nic
fact-over = partie skončila
fact-asked = kdo rozhoduje
fact-question = otázka
fact-turn = tah
fact-scores = body
fact-winners = vítězové
fact-seen = očima
fact-players = hráči
fact-round = kolo
fact-seat = hráč
fact-first = první
fact-order = pořadí
fact-empty = prázdné
fact-hidden = skryto
fact-used = použito
fact-phase = fáze
fact-total = celkem

## The page: everywhere

page-menu = Nabídka
page-close = Zavřít
page-lobby = Hala
page-me = Já
page-about = O Enneadu
page-credits = Poděkování
page-pages = Stránky
page-language = Jazyk
page-theme = Barvy
page-theme-auto = Podle systému
page-theme-light = Světlé
page-theme-dark = Tmavé
page-pace = Tahy se ukazují
page-pace-off = naráz
page-pace-fast = rychle
page-pace-normal = běžně
page-pace-slow = pomalu
page-stage = Co se děje
page-stage-start = Odtud dál
page-stage-more = { $count ->
    [one] a { $count } řádek předtím
    [few] a { $count } řádky předtím
   *[other] a { $count } řádků předtím
}
page-stage-back = O výjev zpět
page-stage-forward = Další výjev
page-stage-pause = Pozastavit
page-stage-go-on = Pokračovat
page-stage-now = Teď
page-stage-now-help = Do přítomnosti
page-recap = Ohlédnutí
page-contests = Turnaje a žebříčky
page-privacy-more = Co se uchovává, jak dlouho a kdo to vidí
page-watchers = { $count ->
        [one] přihlíží { $count } člověk
        [few] přihlížejí { $count } lidé
        [many] přihlíží { $count } člověka
       *[other] přihlíží { $count } lidí
    }
page-talk = Slova u stolu
page-talk-unread = Slova u stolu, nepřečtených: { $count }
page-recap-help = Vše od vašeho posledního tahu
page-recap-missed = { $count ->
    [one] Od vašeho posledního tahu se stala jedna věc.
    [few] Od vašeho posledního tahu se staly { $count } věci.
   *[other] Od vašeho posledního tahu se stalo { $count } věcí.
}
recap-nothing = Od vašeho posledního tahu se nic nestalo.
page-sound = Zvuky
page-single-keys = Zkratky na jednu klávesu
page-skip-to-main = Přejít k obsahu
page-skip-to-prompt = Přejít k otázce
page-search = Hledat
page-any = jakýkoli
page-yes = ano
page-no = ne
page-copy = Kopírovat
page-copied = Zkopírováno
page-share = Sdílet
page-qr = QR kód
page-qr-of = QR kód: { $what }
page-name = Jméno

## Lekce

learn-mistake = To smíte, ale tento krok je o něčem jiném. Zkusme to znovu.
learn-slow = Nespěchejte. Co potřebujete, je na stole vyznačeno.
learn-done = Výborně.
learn-lesson-over = To byla celá lekce.
learn-coach = Učitel
learn-shown = Například: { $what }
terminal-go-on = Pokračujte klávesou Enter.
terminal-lesson = Lekce { $number } z { $count }: { $title }
terminal-course-over = Hru už znáte. Teď přijde skutečná partie; učitel zůstane s vámi.
terminal-no-lessons = K této hře ještě nikdo nenapsal lekce.
terminal-learn-on = Pokračujte, kdy budete chtít: { $command }
page-welcome-newcomer = Jste tu poprvé? Zvolte u hry Naučit se: první tah zahrajete do tří minut.
page-coach = Učitel
page-coach-setting = Učitel vedle mě u každého stolu
page-coach-news = Od vaší poslední volby:
page-coach-thinking = Chvíli přemýšlím …
page-coach-would = Moje rada: { $what }.
page-coach-aim = O co stojí za to usilovat: { $aim }.
page-coach-quiet = Je to na vás. Kdybyste mě potřebovali, jsem tady.
page-coach-ask = Zeptat se učitele
page-learn = Naučit se
page-learn-title = Naučte se { $game }
page-learn-title-short = Lekce
page-learn-help = Krátké lekce u skutečného stolu, potom první partie s učitelem po boku. Skončit můžete kdykoli; místo si pamatuje tento prohlížeč.
page-learn-start = Začít
page-learn-continue = Pokračovat
page-learn-repeat = Zopakovat
page-learn-skip = Přeskočit
page-learn-finished = hotovo
page-learn-match = Vaše první partie
page-learn-match-help = Celá partie podle skutečných pravidel proti přátelskému botovi. Učitel vysvětluje a mluví čím dál méně.
page-learn-step = Krok { $at } z { $last }
page-learn-go-on = Dál
page-learn-show = Ukažte mi to
page-learn-again = Začít tento krok znovu
page-learn-next = Další lekce
page-learn-back = Zpět ke kurzu
page-learn-watch = Sledujte, co se děje …

## The page: lobby

page-welcome = Stůl ve stínu pyramid
page-welcome-more = Hrajte s přáteli na dálku, u jedné obrazovky, nebo proti botům. Na pravidla dohlížíme my a každé odmítnutí řekne proč.
    .site = Hrajte proti botům, u jedné obrazovky, nebo s přáteli dopisy: všechno se děje na tomto zařízení. Na pravidla dohlížíme my a každé odmítnutí řekne proč.
page-games = Hry
page-players-exactly =
    { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
        [many] { $count } hráče
       *[other] { $count } hráčů
    }
page-players-range = { $low } až { $high } hráčů
page-new-table = Nový stůl
page-rules = Pravidla
page-components = Komponenty
page-tables-mine = Vaše stoly
page-tables-over = Dohrané partie
page-watched-late = Vidíte to později, v tazích: { $count }
page-tables-followed = Stoly lidí, které sledujete
page-tables-open = Otevřené stoly
page-tables-running = Partie ke sledování
page-status-gathering = čeká na hráče
page-status-playing = hraje se
page-status-over = skončeno
page-your-turn = Jste na tahu
page-moved = poslední tah { $when }
page-until = do { $when }
page-seat-open = volné místo
page-join = Přisednout
page-resume = Pokračovat
page-watch = Sledovat
page-broadcast = Přenos na velkou obrazovku
page-broadcast-help = Pro obrazovku v místnosti: velká deska, hráči a co se děje, ve dvou jazycích.
page-broadcast-one = První jazyk
page-broadcast-other = Druhý jazyk
page-replay = Záznam
page-forget = Smazat
page-forget-sure = Smazat tuto partii?
page-forget-help = Zmizí z vašeho seznamu i se záznamem. Ostatním, kdo ji hráli, zůstane.
page-match-files = Soubory partií
page-match-files-help = Soubor partie obsahuje celou partii jako čitelný text. Otevřete ho a projděte si ji krok za krokem.
page-upload-match = Otevřít soubor partie

## The page: new table

page-players = Hráči
page-how-many = Kolik hráčů
page-seat-holder = Kdo sedí na místě { $number }
page-holder-me = Já
page-holder-here = Někdo u této obrazovky
page-holder-link = Někdo s odkazem
page-holder-bot = Bot
page-holder-link-help = Odkaz dostanete, až stůl vznikne.
page-bot-level = Jak dobře bot hraje
page-options = Volby
page-table = Stůl
page-presets = Způsoby hry
page-preset-own = Vaše vlastní nastavení.
page-more-options = Další možnosti
page-rulings = Výklad pravidel
page-rulings-help = Kde se dají pravidla číst dvěma způsoby. Pokud vaše skupina nehraje jinak, nechte je být.
page-play-now = Hrát hned
page-table-title = Název stolu
page-table-public = Ukázat v hale
page-table-public-help = Kdokoli může zaujmout volné místo nebo se dívat.
page-table-own = Jen na tomto zařízení
page-table-own-help = Hraje se v tomto prohlížeči bez serveru: jde to i bez připojení a nikdo další se nemůže přidat.
page-save-table = Uložit
page-save-table-help = Soubor, se kterým tato partie pokračuje na jiném zařízení u téhož rozhodnutí. Kdo ho otevře, může vidět všechno.
page-holder-mail = Někdo na dálku, dopisy
page-holder-mail-help = Každý hraje na svém zařízení; dopisy putují kterýmkoli komunikátorem.
page-letter = Dopis
page-letter-ready = Svou část máte hotovou. Napište dopis: potom už v něm nejde nic vzít zpět.
page-letter-write = Napsat dopis
page-letter-send = Pošlete to kterýmkoli komunikátorem. Příjemce: { $name }. Dopis je zapečetěný pro jeho zařízení.
page-letter-invite = Pošlete to kterýmkoli komunikátorem tomu, s kým chcete hrát; odpověď přijde stejnou cestou.
page-letter-file = Uložit jako soubor
page-letter-waiting = Dopis je napsaný. Odešlete ho a počkejte na odpověď.
page-letter-awaited = Dopis pro vás je na cestě.
page-letter-last = Partie skončila. Pošlete svůj poslední dopis.
page-letter-answer = Odpověď
page-letter-answer-help = Otevřete odkaz, který přišel, nebo ho vložte sem.
page-letter-open = Otevřít
page-letter-open-file = Otevřít soubor
page-letter-invited = Hrajete dopisy, každý na svém zařízení a bez serveru mezi vámi.
page-letter-honest = Cestou dopis nikdo nepřečte a náhodu nikdo z vás nezvolí. Skryté karty a náhodu vlastního tahu před vámi chrání jen tento program: hrajte s lidmi, kterým věříte.
page-to-server = Pokračovat na serveru
page-to-server-help = Přenesou se všechny tahy; potom hrajete z kteréhokoli svého zařízení.
page-elsewhere = Pokračovat jinde
page-elsewhere-help = Adresa serveru nebo stránky, která server nepotřebuje. Partie cestuje v odkazu, který tam otevřete; nikdo jiný ji nedostane.
page-elsewhere-address = Adresa
page-open-there = Otevřít tam
page-to-device = Vzít si ji s sebou
page-to-device-help = Partie pokračuje v tomto prohlížeči i bez připojení. Kdykoli ji můžete serveru vrátit.
page-carried = Partie, ve které lze pokračovat
page-carried-help = Pokračuje u téhož rozhodnutí. Každý tah se nejdřív ověří.
page-carried-server = Na tomto serveru
page-carried-device = Jen na tomto zařízení
page-diverged-device = Partie na tomto zařízení
page-diverged = Tato partie pokračovala na serveru i na tomto zařízení. Která platí? Té druhé se vzdáte.
page-diverged-server = Partie na serveru
page-went-away = Spojení není: partie pokračuje na tomto zařízení a vrátí se na server, jakmile odpoví.
page-came-back = Server je zpět a má všechny tahy.
page-start = Začít
page-take-seat = Je tu pro vás místo
page-invited = Jste zváni ke hře { $game }.
page-invited-by = { $host } vás zve ke hře { $game }.
page-seat-yours = Vaše místo u hry { $game }, i na tomto zařízení.
page-take-seat-help = Řekněte, jak vám mají ostatní říkat, a posaďte se.
page-sit-down = Posadit se

## The page: at the table

page-joining = Jdeme ke stolu …
page-waiting = Čeká se …
page-now = Právě teď
waiting-for = Čeká se, až zahraje { $player }.
page-match-over = Partie skončila.
page-area-board = Plán
page-views = Části stolu
page-panes = Co ukázat
page-pane-table = Stůl
page-pane-mine = Moje
page-pane-players = Hráči
page-pane-log = Deník
page-my-things = Moje věci
page-has-options = je tu z čeho vybírat
page-can-choose = lze vybrat
page-choose-on-board = Vyberte na plánu, nebo ze seznamu.
page-prepare = Připravit za mě
page-prepare-help = Na všechny otázky přípravy odpoví rozumnou volbou.
page-choose-one = Vyberte jedno
page-list-options = Seznam ({ $count })
page-all-options = Všechny možnosti
page-find-option = Najít možnost
page-nothing-found = Nic takového se nenabízí.
page-unchoose = Zrušit výběr: { $what }
page-sealed-help = Ostatní vybírají zároveň. Vaši volbu nikdo neuvidí, dokud nevyberou všichni.
page-suggest-to = Navrhněte odpověď. Za oba rozhodne { $player }:
page-suggested = { $player } navrhuje: { $what }
page-sure = { $what }: to už nepůjde vzít zpět.
page-sure-ends = { $what }: tím váš tah končí.
page-sure-reveals = { $what }: tím se odkryje něco skrytého a nedá se to vzít zpět.
page-confirm-never = Už se neptat
page-confirm-turn = Potvrzovat konec mého tahu
page-standby = Hrát dál i bez připojení: partie proti botům jsou na tomto zařízení připravené
page-undo-practice = Kromě vás hrají jen boti. Můžete se vrátit ke své poslední volbě i přes jejich tahy; partie se pak označí jako cvičná.
page-undo-far = Vrátit se
page-plea-undo-ask = Požádat ostatní o vrácení
page-plea-undo-waiting = Žádáte o vrácení své poslední volby. Vrátí se, jakmile budou všichni souhlasit.
page-plea-withdraw = Stáhnout žádost
page-plea-undo-asked = { $player } žádá o vrácení své poslední volby i všeho, co následovalo.
page-plea-agree = Souhlasit
page-plea-undo-decline = Nevracet
page-plea-undo-agreed = S vrácením souhlasíte ({ $player }). Čeká se na ostatní.
page-plea-undo-declined = Vaše volba platí: ne všichni s vrácením souhlasí.
page-plea-pause-ask = Přerušit partii
page-plea-pause-waiting = Navrhujete přestávku. Hodiny i lhůty se zastaví, jakmile budou všichni souhlasit.
page-plea-pause-asked = { $player } navrhuje přestávku: hodiny i lhůty by stály, dokud někdo z vás nebude pokračovat.
page-plea-pause-decline = Hrát dál
page-plea-pause-agreed = S přestávkou souhlasíte ({ $player }). Čeká se na ostatní.
page-plea-pause-declined = Hraje se dál: ne všichni s přestávkou souhlasí.
page-plea-resume-ask = Pokračovat
page-plea-share-ask = Podělit se o vítězství
page-plea-share-waiting = Navrhujete partii tady ukončit a podělit se o vítězství. Skončí, jakmile budou všichni souhlasit.
page-plea-share-asked = { $player } navrhuje partii tady ukončit. Všichni lidé u stolu by se podělili o vítězství a do hodnocení by se počítala remíza.
page-plea-share-decline = Hrát dál
page-plea-share-agreed = Souhlasíte, že se o vítězství podělíte ({ $player }). Čeká se na ostatní.
page-plea-share-declined = Hraje se dál: ne všichni se chtějí o vítězství podělit.
page-plea-end-ask = Ukončit partii předčasně
page-plea-end-waiting = Navrhujete partii tady ukončit bez výsledku. Skončí, jakmile budou všichni souhlasit.
page-plea-end-asked = { $player } navrhuje partii tady ukončit. Neměla by výsledek a nepočítala by se.
page-plea-end-decline = Hrát dál
page-plea-end-agreed = S ukončením partie souhlasíte ({ $player }). Čeká se na ostatní.
page-plea-end-declined = Hraje se dál: ne všichni s ukončením souhlasí.
page-ended-end = předčasně ukončeno
page-ended-share = vítězství sdíleno
page-paused = přerušeno
page-paused-help = Partie je přerušená: žádný čas neběží a nikdo netáhne, dokud někdo u stolu nebude pokračovat.
page-practice = cvičná
page-practice-help = Byly vzaty zpět tahy, které mezi lidmi platí.
page-yes-do-it = Provést
page-no-go-back = Zpět
page-undo = Vzít zpět
page-undo-key = Vzít zpět (Ctrl + Z)
page-undo-step = o krok zpět
page-hint = Co by udělal bot?
page-advice = Mistr by zvolil: { $what }
page-you = vy
page-bot = bot
page-away = mimo stůl
page-here = u stolu
page-to-move = na tahu
page-open-seat = Prohlédnout
page-score-of = { $player }: { $total ->
        [one] { $total } bod
        [few] { $total } body
       *[other] { $total } bodů
    }. Ukázat, z čeho se skládají.
page-score-forecast = Kdyby partie skončila teď
page-score-final = Konečný výsledek
page-score-total = Celkem
page-score-unsure = Skryté věci to mohou změnit.
page-log = Co se stalo
page-log-empty = Zatím se nic nestalo.
page-log-look = Ukázat tuto chvíli na plánu
page-log-fold = { $count ->
    [one] Sbalit { $count } řádek
    [few] Sbalit { $count } řádky
   *[other] Sbalit { $count } řádků
}
page-log-unfold = { $count ->
    [one] Ukázat ještě { $count } řádek
    [few] Ukázat ještě { $count } řádky
   *[other] Ukázat ještě { $count } řádků
}
page-log-older = Zobrazit starší řádky ({ $count })
page-why-not = Proč teď ne
page-why-allowed = Tohle vybrat lze; vyberte to ze seznamu.
page-asking = Ptáme se pravidel …
page-cite-rule = Pravidlo { $id }
page-cite-ruling = Výklad { $id }
page-this-match = V této partii
page-sources = Čísla, zdroje a pravidla
page-citation = Co říkají pravidla
page-figure = Údaj
page-text-name = jméno
page-text-action = co dělá
page-figure-value = Hodnota
page-figure-source = Zdroj
page-orders = Stálé pokyny
page-in-words = Stůl slovy
page-zoom-in = Přiblížit
page-zoom-out = Oddálit
page-zoom-all = Ukázat vše
page-reconnecting = Spojení se přerušilo. Vaše místo zůstává, připojujeme se znovu …
    .site = Stůl se spouští znovu. Vaše místo zůstává …
page-connection-closed = Spojení je ukončeno. Pro návrat načtěte stránku znovu.
    .site = Stůl se zastavil. Pro návrat načtěte stránku znovu.
page-curtain-pass = Předejte obrazovku, na řadě je { $player }
page-curtain-help = Teď by se měl dívat jen další hráč.
page-curtain-ready = To jsem já: { $player }
page-seats = Místa
page-take-back = Hrát zase osobně
page-hand-to-bot = Nechat hrát bota
page-invitations = Pozvánky
page-invitations-help = Každý odkaz pošlete jedné osobě. Kdo ho otevře první, zaujme místo; odkaz pak už neplatí.
page-link-to-seat = Odkaz na místo { $number }
page-devices = Vaše zařízení
page-devices-help = Kdo má v ruce některé z těchto zařízení, hraje na vašem místě. Neznámé odpojte.
page-device-this = Toto zařízení, od { $since }
page-device-other = Jiné zařízení, od { $since }
page-device-end = Odpojit
page-device-add = Odkaz pro další zařízení
page-device-link = Odkaz pro vaše další zařízení
page-device-link-help = Otevřete ho na druhém zařízení. Platí jednou a nový odkaz ho zruší.
page-result = Výsledek
page-result-key = Klíč veškeré náhody této partie, ke kontrole podle souboru partie:
page-result-key-short = Ověřit náhodu této partie
page-course-made-of = Z čeho jsou body
page-course-rounds = Body kolo od kola
page-course-chances = Naděje na výhru během partie
page-course-goal = Kolik z cíle bylo na dohled
page-course-turned = Tady se partie zlomila:
page-course-turn = Tah { $move }: { $before } % → { $after } %
page-course-look-again = Stojí za další pohled
page-course-move = Tah { $move }
page-course-review = Rozebrat celou partii
page-course-review-stop = Zastavit rozbor
page-course-waiting = Průběh partie se počítá …
page-place = Pořadí
page-player = Hráč
page-rematch = Hrát znovu
page-download-match = Stáhnout soubor partie

## The page: replay

page-replay-first = Na začátek
page-replay-turn-back = O celý tah zpět
page-replay-back = O krok zpět
page-replay-run = Spustit
page-replay-stop = Zastavit
page-replay-forward = O krok vpřed
page-replay-turn-forward = O celý tah vpřed
page-replay-last = Na konec
page-replay-move = Krok
page-replay-at = { $at } / { $last }
page-replay-view = Číma očima
page-replay-link = Kopírovat odkaz na tento krok
page-view-all = Všechny karty odkryté
page-view-public = Co viděli všichni
page-view-seat = Očima hráče: { $player }

## The page: keys

page-keys = Klávesy
page-key-number = zvolit tlačítko s tímto číslem
page-key-list = seznam všech možností
page-key-board = na první věc, kterou lze vybrat
page-key-arrows = přecházet mezi věcmi
page-key-enter = vybrat, nebo se zeptat, proč ne
page-key-look = prohlédnout zblízka
page-key-escape = zavřít, nebo zrušit rozdělanou volbu
page-key-undo = vzít zpět
page-key-hint = zeptat se bota
page-key-words = stůl slovy
page-key-recap = ještě jednou vše od vašeho posledního tahu
page-key-stage = když se něco ukazuje: zpět, dál, pozastavit
page-key-zoom = přiblížit, oddálit, ukázat vše
page-key-pan = posunout plán
page-key-menu = nabídka
page-key-help = tento seznam

## The page: rules and components

page-rules-source = Podle: { $source }. Slova jsou naše.
page-rules-rule = Pravidla
page-rules-ruling = Výklady
page-rules-test = Příklady
page-rules-cases =
    { $count ->
        [one] ukazuje { $count } případ
        [few] ukazují { $count } případy
        [many] ukazuje { $count } případu
       *[other] ukazuje { $count } případů
    }
page-components-help = Každý tištěný údaj s tím, odkud ho známe. Máte-li krabici, můžete naše údaje balíčkem nahradit tištěnými.
page-pack = Hodnoty vaší krabice
page-pack-invites = { $count ->
    [0] Každá hodnota tu má svůj zdroj.
    [one] Jednu hodnotu tu známe jen zpaměti, nebo jsme ji doplnili sami. Máte-li krabici, doplňte tu vytištěnou.
    [few] { $count } hodnoty tu známe jen zpaměti, nebo jsme je doplnili sami. Máte-li krabici, doplňte ty vytištěné.
   *[other] { $count } hodnot tu známe jen zpaměti, nebo jsme je doplnili sami. Máte-li krabici, doplňte ty vytištěné.
}
page-pack-edit = Opravit hodnoty
page-pack-progress = Potvrzeno { $confirmed } z { $total } nejistých hodnot
page-pack-name = Název vašeho balíčku
page-pack-load = Otevřít balíček
page-pack-save = Uložit balíček
page-pack-play = Hrát s ním
page-pack-clear = Začít znovu
page-pack-kept = Co zadáte, zůstane v tomto prohlížeči, dokud to neuložíte nebo nesmažete. Zatržení znamená, že přesně tak je to ve vaší krabici vytištěno.
page-pack-checked = podle tisku
page-pack-unread = Zadejte to ve stejné podobě jako { $example }.
page-pack-with = Hraje se s hodnotami z balíčku { $pack }.

## The page: credits and about

page-credits-intro = Ennead je svobodný software pod licencí MIT. V této stránce je i práce těchto lidí:
page-licence-text = Text licence
page-credit-svelte = Dílna, ve které stránka vznikla.
page-credit-pyodide = Python v prohlížeči. Uvnitř jsou Python a typing-extensions (PSF-2.0), Babel (BSD-3-Clause), attrs a pytz (MIT) a python-fluent (Apache-2.0).
page-credit-uqr = QR kódy; autorem je Anthony Fu podle Project Nayuki.
page-credit-fluent-bundle = Věty ve čtyřech jazycích, od Mozilly.
page-credit-iconify-json-game-icons = Ikony kreslili Lorc, Delapouite a další autoři z game-icons.net, CC BY 3.0.
page-credit-fontsource-variable-alegreya = Titulkové písmo Alegreya, autor Juan Pablo del Peral, Huerta Tipográfica.
page-credit-fontsource-variable-source-sans-3 = Textové písmo Source Sans 3, autor Paul D. Hunt, Adobe.
page-credit-fontsource-noto-sans-egyptian-hieroglyphs = Hieroglyfy z písma Noto, od Googlu.
page-about-intro = Ennead je digitální stůl pro deskové hry ze starého Egypta a dílna pro ty, kdo je zkoumají.
page-about-is = Co to je
page-about-is-1 = Rozhodčí: zná pravidla, nabízí, co je dovoleno, a co není, vysvětlí i s místem v pravidlech.
page-about-is-2 = Místo setkání: s přáteli přes odkaz, u jedné obrazovky, nebo s boty, kteří nevidí víc než vy.
    .site = Místo setkání: u jedné obrazovky, s přáteli dopisy, nebo s boty, kteří nevidí víc než vy.
page-about-is-3 = Poctivý společník: u každého údaje stojí, odkud je, a každou partii lze tah za tahem ověřit.
page-about-is-4 = Svobodný software, který běží na vašem vlastním počítači.
page-about-not = Co to není
page-about-not-1 = Nevytvořili ani neschválili ho vydavatelé nebo autoři těchto her.
page-about-not-2 = Neobsahuje nic z jejich obrázků ani textů; některé údaje jsme rekonstruovali a tak jsou i označeny.
page-about-not-3 = Nenahrazuje krabici. Pokud se vám tu hra líbí, kupte si ji.
page-about-privacy = Co si pamatuje
page-about-privacy-text = Jedna cookie říká serveru, která místa jsou vaše. Nastavení zůstává v tomto prohlížeči. Nikomu jinému se nic neposílá. Když si založíte účet, server uchovává vaše jméno, jazyk a znamení, veřejnou polovinu vašich klíčů a kdy se která zařízení přihlásila; to vše můžete dostat i smazat.
    .site = Není tu žádný server. Vaše partie i nastavení zůstávají v tomto prohlížeči na tomto zařízení a nikomu se neposílají. Kdo smaže data této stránky, smaže i je; partii si uchováte tak, že si ji stáhnete.
page-update-now = Použít hned
page-update-ready = Je tu novější verze. Vaše partie zůstanou, jak jsou.

## Co říkají boti

said-aim = { $player } chce { $aim }.
aim-secret = nechat tuto volbu v tajnosti
sure-sure = jistě
sure-fairly = dost jistě
sure-close = těsné rozhodnutí
sure-whim = z rozmaru
sure-chance = { $sure }, šance na výhru { $percent } %
level-random = Kostka
level-greedy = Hráč
level-newcomer = Začátečník
level-novice = Nováček
level-player = Hráč
level-adept = Pokročilý
level-expert = Znalec
level-master = Mistr
level-old-master = Starý mistr
page-said = Chce { $aim }
bot-greedy = Hráč: prostý zdravý rozum
terminal-hinting = Mistr přemýšlí …
hint-aim = Cíl: { $aim }
terminal-bot-fault = { $verdict }. Jeho místo zaujme obyčejný bot.

## Rozbor partie

review-head = { $player }: { $choices ->
        [one] posouzena { $choices } volba
        [few] posouzeny { $choices } volby
       *[other] posouzeno { $choices } voleb
    } podle toho, co se dalo vědět
review-account = { $goal ->
    [yes] Dosažitelná část cíle na začátku
   *[no] Šance na výhru na začátku
} { $start } %, promarněno { $lost } %, štěstí { $luck } %, na konci { $result } %.
review-flawless = Nic promarněného, co by se dalo rozeznat od náhody.
review-blunder = { $count ->
        [one] { $count } hrubá chyba
        [few] { $count } hrubé chyby
        [many] { $count } hrubých chyb
       *[other] { $count } hrubých chyb
    }
review-mistake = { $count ->
        [one] { $count } chyba
        [few] { $count } chyby
        [many] { $count } chyb
       *[other] { $count } chyb
    }
review-slip = { $count ->
        [one] { $count } nepřesnost
        [few] { $count } nepřesnosti
        [many] { $count } nepřesností
       *[other] { $count } nepřesností
    }
review-move = Volba { $number } (tah { $turn }): { $label }, { $percent } %
page-review = Posoudit tento tah
page-review-waiting = Mistr se dívá na tento tah …
page-review-forced = { $player }: { $label }. Nebylo z čeho vybírat.
review-chance = { $goal ->
    [yes] dosažitelných { $percent } % cíle
   *[no] šance na výhru { $percent } %
}
page-review-good = { $player }: { $label }. Dobrá volba, { $chance }.
page-review-slip = { $player }: { $label }. Nepřesnost, { $chance }.
page-review-mistake = { $player }: { $label }. Chyba, { $chance }.
page-review-blunder = { $player }: { $label }. Hrubá chyba, { $chance }.
review-better = Lepší: { $label }, { $percent } %

## Hádanky

puzzle-task = Najděte nejlepší tah.
puzzle-kind = { $theme }, obtížnost { $rating }
puzzle-missed = To není ono. Zkuste to znovu.
puzzle-missed-by = To není ono: nejlepší tah dává o { $points ->
        [one] jedno procento
        [few] { $points } procenta
       *[other] { $points } procent
    } větší šanci na výhru. Zkuste to znovu.
puzzle-right = Ano. Pokračujte.
puzzle-solved = Vyřešeno.
puzzle-rating = Vaše hodnocení: { $rating }
puzzle-worth = Jakou šanci na výhru dává který tah
puzzle-theme-battle = Bitva
puzzle-theme-purchase = Nákup
puzzle-theme-building = Stavba
puzzle-theme-night = Noc
puzzle-theme-entomb = Ukládání do hrobky
puzzle-theme-pyramid = Pyramida
puzzle-theme-cards = Hraní karet
puzzle-theme-caravan = Karavany
puzzle-theme-movement = Pohyb
puzzle-theme-followers = Stoupenci a schopnosti
puzzle-theme-payment = Placení
puzzle-theme-reward = Odměny
puzzle-theme-turn = Celý tah
puzzle-theme-endgame = Koncovka
puzzle-theme-plan = Plán
page-puzzles = Hádanky
page-puzzles-about = Situace z partií, v nichž je jeden tah jasně nejlepší podle toho, co vidíte. Najděte ho na stole. Číslo hádanky říká, jak je těžká; vaše hodnocení se řídí tím, co vyřešíte napoprvé.
page-puzzles-solved = vyřešeno { $solved } z { $all }
page-puzzles-none = Tato hra zatím nemá hádanky.
page-puzzle-today = Hádanka dne
page-puzzle-next = Další hádanka
