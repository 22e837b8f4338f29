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
terminal-card-unknown = Žádná součást hry se nejmenuje „{ $text }“. Napište: karta JMÉNO
terminal-card-near = Žádná součást hry se nejmenuje „{ $text }“. Mysleli jste: { $near }?
terminal-card-several = Vyhovuje více součástí ({ $count }): { $names }
terminal-rules = Pravidla podle čísel, zdroj: { $source }. Napište: pravidla ČÍSLO, nebo hledaná slova.
terminal-rule-unknown = Žádné pravidlo nemá číslo „{ $text }“ ani neobsahuje tato slova.
terminal-hint = Jednoduchý bot by zvolil { $number }: { $label } ({ $text })
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
command-look-help = celý stůl i s texty karet
command-score = body
command-score-help = z čeho se skládají body
command-card = karta
command-card-argument = JMÉNO
command-card-help = součást hry: text, hodnoty, zdroje a výklady
command-rules = pravidla
command-rules-argument = [ČÍSLO nebo SLOVO]
command-rules-help = pravidlo a kde v pravidlech stojí
command-hint = rada
command-hint-help = co by zvolil jednoduchý bot
command-save = ulož
command-save-argument = SOUBOR
command-save-help = zapíše partii do souboru
command-load = načti
command-load-argument = SOUBOR
command-load-help = pokračuje v partii ze souboru
command-quit = konec
command-quit-help = odejít od stolu; partie se uchová
