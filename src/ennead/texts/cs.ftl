### Slova společná všem hrám: co říká jádro a co říká terminál.

## Hráči

player-unnamed = Hráč { $number }
player-bot = Bot { $number }
player-nobody = nikdo

## Odmítnutí jádra

refuse-match-over = Partie už skončila.
refuse-not-your-turn = Teď nejste na tahu, stůl čeká na jiného hráče: { $player }.
refuse-not-asked = Na to se teď nikdo neptá.
refuse-not-offered = To teď není možné.

## Proč krok nejde vrátit

undo-nothing = Není co vracet.
undo-other-player = Od vaší poslední volby už hrál někdo jiný.
undo-match-over = Partie skončila a zůstává, jak je.
undo-sealed = Odpovědi jsou odkryté, takže tento krok už vzít zpět nejde.
undo-chance = Od té doby promluvila náhoda, takže je ten krok konečný.

## Konec partie

result-winners =
    { $players_count ->
        [one] Vítězí { $players }.
        [few] O vítězství se dělí { $players }.
        [many] O vítězství se dělí { $players }.
       *[other] O vítězství se dělí { $players }.
    }
result-none = Nevítězí nikdo: hra byla tentokrát silnější.

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
terminal-thinking = { $player } přemýšlí …
terminal-news = Co se stalo
terminal-earlier =
    { $count ->
        [one] předtím ještě jedna událost (viz: záznam)
        [few] předtím ještě { $count } události (viz: záznam)
        [many] předtím ještě { $count } události (viz: záznam)
       *[other] předtím ještě { $count } událostí (viz: záznam)
    }
terminal-secret = (tajně)
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
terminal-form = „{ $text }“ není celý tah. Takové tahy vypadají: { $form }
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
bot-novice = Nováček: hraje rychle a často chybuje
bot-player = Hráč: prostý zdravý rozum
bot-expert = Znalec: dívá se o celé kolo dopředu
bot-master = Mistr: dívá se nejdál a zkouší nejvíc
bot-ismcts = Myslitel: hledá jako Mistr, tak dlouho, jak smí

## Problems, with what to do next

problem-malformed = Server stránce nerozuměl. Načtěte ji prosím znovu.
problem-version = Server byl obnoven. Načtěte prosím stránku znovu.
problem-no-table = Takový stůl neexistuje. Vraťte se do haly a vyberte jiný.
problem-no-seat = Toto místo není vaše. Otevřete stůl vlastním odkazem, nebo se jen dívejte.
problem-not-greeted = Spojení ještě nebylo připraveno. Zkuste to znovu.
problem-stale = Hra už mezitím pokročila. Podívejte se a vyberte znovu.
problem-not-your-turn = Nejste na tahu.
problem-illegal = Pravidla to teď nedovolují.
problem-notation = Takový tah v této hře není.
problem-over = Partie už skončila.
problem-undo-final = Tento krok už je konečný.
problem-undo-nothing = Není co vzít zpět.
problem-too-fast = Bylo toho příliš najednou. Chvíli počkejte a zkuste to znovu.
problem-too-large = Na odeslání je to příliš velké.
problem-busy = Server je zaneprázdněn. Zkuste to za chvíli.
problem-forbidden = To tady nemůžete udělat.
problem-no-game = Tento server takovou hru nemá.
problem-bad-options = Tyto volby k sobě nejdou. Změňte je a zkuste to znovu.
problem-bad-file = To není čitelný záznam partie.
problem-not-found = Na této adrese nic není. Vraťte se do haly.
problem-fault = Něco se pokazilo na naší straně. Nic se neztratilo, zkuste to znovu.
problem-offline = Server není dostupný. Zkontrolujte připojení a zkuste to znovu.

## The page: everywhere

page-menu = Nabídka
page-close = Zavřít
page-lobby = Hala
page-about = O Enneadu
page-credits = Poděkování
page-pages = Stránky
page-language = Jazyk
page-theme = Barvy
page-theme-auto = Podle systému
page-theme-light = Světlé
page-theme-dark = Tmavé
page-motion = Figurky se posouvají plynule
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
page-name = Jméno

## The page: lobby

page-welcome = Stůl ve stínu pyramid
page-welcome-more = Hrajte s přáteli na dálku, u jedné obrazovky, nebo proti botům. Na pravidla dohlížíme my a každé odmítnutí řekne proč.
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
page-tables-open = Otevřené stoly
page-tables-running = Partie ke sledování
page-status-gathering = čeká na hráče
page-status-playing = hraje se
page-status-over = skončeno
page-seat-open = volné místo
page-join = Přisednout
page-resume = Pokračovat
page-watch = Sledovat
page-replay = Záznam
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
page-table-title = Název stolu
page-table-public = Ukázat v hale
page-table-public-help = Kdokoli může zaujmout volné místo nebo se dívat.
page-start = Začít
page-take-seat = Je tu pro vás místo
page-take-seat-help = Řekněte, jak vám mají ostatní říkat, a posaďte se.
page-sit-down = Posadit se

## The page: at the table

page-joining = Jdeme ke stolu …
page-waiting = Čeká se …
page-now = Právě teď
page-waiting-for = Čeká se na hráče: { $player }.
page-match-over = Partie skončila.
page-area-board = Plán
page-views = Části stolu
page-panes = Co ukázat
page-pane-table = Stůl
page-pane-players = Hráči
page-pane-log = Deník
page-my-things = Moje věci
page-has-options = je tu z čeho vybírat
page-can-choose = lze vybrat
page-choose-on-board = Vyberte na plánu, nebo ze seznamu.
page-choose-one = Vyberte jedno
page-list-options = Seznam ({ $count })
page-all-options = Všechny možnosti
page-find-option = Najít možnost
page-nothing-found = Nic takového se nenabízí.
page-unchoose = Zrušit výběr: { $what }
page-sealed-help = Ostatní vybírají zároveň. Vaši volbu nikdo neuvidí, dokud nevyberou všichni.
page-sure = { $what }: to už nepůjde vzít zpět.
page-yes-do-it = Provést
page-no-go-back = Zpět
page-undo = Vzít zpět
page-undo-key = Vzít zpět (Ctrl + Z)
page-undo-step = o krok zpět
page-hint = Co by udělal bot?
page-advice = Mistr by zvolil: { $what }
page-you = vy
page-bot = bot
page-away = nepřítomen
page-here = přítomen
page-to-move = na tahu
page-open-seat = Prohlédnout
page-score-of = { $player }: body { $total }. Ukázat, z čeho se skládají.
page-score-forecast = Kdyby partie skončila teď
page-score-final = Konečný výsledek
page-score-total = Celkem
page-score-unsure = Skryté věci to mohou změnit.
page-log = Co se stalo
page-log-empty = Zatím se nic nestalo.
page-log-older =
    { $count ->
        [one] { $count } starší řádek není zobrazen.
        [few] { $count } starší řádky nejsou zobrazeny.
        [many] { $count } staršího řádku není zobrazeno.
       *[other] { $count } starších řádků není zobrazeno.
    }
page-why-not = Proč teď ne
page-why-allowed = Tohle vybrat lze; vyberte to ze seznamu.
page-asking = Ptáme se pravidel …
page-cite-rule = Pravidlo { $id }
page-cite-ruling = Výklad { $id }
page-figure = Údaj
page-figure-value = Hodnota
page-figure-source = Zdroj
page-in-words = Stůl slovy
page-zoom-in = Přiblížit
page-zoom-out = Oddálit
page-zoom-all = Ukázat vše
page-reconnecting = Spojení se přerušilo. Vaše místo zůstává, připojujeme se znovu …
page-connection-closed = Spojení je ukončeno. Pro návrat načtěte stránku znovu.
page-curtain-pass = Předejte obrazovku hráči: { $player }
page-curtain-help = Teď by se měl dívat jen další hráč.
page-curtain-ready = To jsem já: { $player }
page-seats = Místa
page-take-back = Hrát zase osobně
page-hand-to-bot = Nechat hrát bota ({ $level })
page-invitations = Pozvánky
page-invitations-help = Každý odkaz pošlete jedné osobě. Kdo ho otevře, zaujme místo.
page-link-to-seat = Odkaz na místo { $number }
page-result = Výsledek
page-result-key = Klíč veškeré náhody této partie, ke kontrole podle souboru partie:
page-place = Pořadí
page-player = Hráč
page-rematch = Hrát znovu
page-download-match = Stáhnout soubor partie

## The page: replay

page-replay-first = Na začátek
page-replay-turn-back = O kolo zpět
page-replay-back = O tah zpět
page-replay-run = Spustit
page-replay-stop = Zastavit
page-replay-forward = O tah vpřed
page-replay-turn-forward = O kolo vpřed
page-replay-last = Na konec
page-replay-move = Tah
page-replay-at = { $at } / { $last }
page-replay-view = Číma očima
page-replay-link = Kopírovat odkaz na tento tah
page-view-all = Všechny karty odkryté
page-view-public = Co viděli všichni
page-view-seat = Jak to viděl hráč: { $player }

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

## The page: credits and about

page-credits-intro = Ennead je svobodný software pod licencí MIT. V této stránce je i práce těchto lidí:
page-licence-text = Text licence
page-credit-svelte = Dílna, ve které stránka vznikla.
page-credit-fluent-bundle = Věty ve čtyřech jazycích, od Mozilly.
page-credit-iconify-json-game-icons = Ikony kreslili Lorc, Delapouite a další autoři z game-icons.net, CC BY 3.0.
page-credit-fontsource-variable-alegreya = Titulkové písmo Alegreya, autor Juan Pablo del Peral, Huerta Tipográfica.
page-credit-fontsource-variable-source-sans-3 = Textové písmo Source Sans 3, autor Paul D. Hunt, Adobe.
page-credit-fontsource-noto-sans-egyptian-hieroglyphs = Hieroglyfy z písma Noto, od Googlu.
page-about-intro = Ennead je digitální stůl pro deskové hry ze starého Egypta a dílna pro ty, kdo je zkoumají.
page-about-is = Co to je
page-about-is-1 = Rozhodčí: zná pravidla, nabízí, co je dovoleno, a co není, vysvětlí i s místem v pravidlech.
page-about-is-2 = Místo setkání: s přáteli přes odkaz, u jedné obrazovky, nebo s boty, kteří nevidí víc než vy.
page-about-is-3 = Poctivý společník: u každého údaje stojí, odkud je, a každou partii lze tah za tahem ověřit.
page-about-is-4 = Svobodný software, který běží na vašem vlastním počítači.
page-about-not = Co to není
page-about-not-1 = Nevytvořili ani neschválili ho vydavatelé nebo autoři těchto her.
page-about-not-2 = Neobsahuje nic z jejich obrázků ani textů; některé údaje jsme rekonstruovali a tak jsou i označeny.
page-about-not-3 = Nenahrazuje krabici. Pokud se vám tu hra líbí, kupte si ji.
page-about-privacy = Co si pamatuje
page-about-privacy-text = Jedna cookie říká serveru, která místa jsou vaše. Nastavení zůstává v tomto prohlížeči. Nikomu jinému se nic neposílá.

## Co říkají boti

said-aim = { $player } chce { $aim }.
said-sure = { $player } chce { $aim } ({ $sure }).
aim-secret = nechat tuto volbu v tajnosti
sure-sure = jistě
sure-fairly = dost jistě
sure-close = těsné rozhodnutí
sure-whim = z rozmaru
sure-chance = { $sure }, šance na výhru { $percent } %
level-random = Kostka
level-greedy = Hráč
level-novice = Nováček
level-player = Hráč
level-expert = Znalec
level-master = Mistr
page-said = Chce { $aim }
bot-greedy = Hráč: prostý zdravý rozum
terminal-hinting = Mistr přemýšlí …
terminal-hint-aim = Cíl: { $aim }
terminal-bot-fault = { $verdict }. Jeho místo zaujme obyčejný bot.

## Rozbor partie

review-head = { $player }: posouzeno voleb { $choices } podle toho, co se dalo vědět
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
