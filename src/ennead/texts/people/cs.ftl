page-me-guest = Hrajete jako host: vaše místa zná jen tento prohlížeč. S účtem jsou vaše na každém zařízení. Nepotřebuje heslo ani adresu.
page-me-name = Jméno
page-me-sign = Vaše znamení
page-me-sign-up = Založit účet s přístupovým klíčem
page-me-sign-in = Přihlásit se přístupovým klíčem
page-me-known = Už účet máte
page-me-new = Ještě žádný nemáte
page-me-no-passkeys = Prohlížeče nabízejí přístupové klíče jen tam, kde má stránka jméno a přichází přes https, nebo na tomto počítači pod jménem localhost.
page-me-passkey-failed = Prohlížeč žádný klíč nevytvořil ani neukázal. Nic se nezměnilo.
page-me-recover = Použít záložní kód
page-me-recover-help = Když přijdete o všechny klíče, každý kód vás jednou přihlásí.
page-me-code = Záložní kód
page-me-codes = Vaše záložní kódy
page-me-codes-help = Opište si je nebo vytiskněte hned: ukazují se jen jednou. Každý vás jednou přihlásí, když přijdete o klíče.
page-me-codes-left = { $count ->
        [0] Nezbývá žádný záložní kód.
        [one] Zbývá jeden záložní kód.
        [few] Zbývají { $count } záložní kódy.
        [many] Zbývá { $count } záložního kódu.
       *[other] Zbývá { $count } záložních kódů.
    }
page-me-codes-new = Vytvořit nové kódy
page-me-link = Přihlásit další zařízení
page-me-link-help = Otevřete tento odkaz na druhém zařízení. Platí jednou, { $minutes } minut.
page-me-link-use = Přihlásit toto zařízení
page-me-link-use-help = Dostali jste odkaz ke svému účtu. Vaše místa z tohoto prohlížeče se do něj přesunou.
page-me-passkeys = Přístupové klíče
page-me-passkey = Vytvořen { $since }, použit { $used }
page-me-passkey-add = Přidat klíč
page-me-passkey-end = Zapomenout
page-me-sessions = Přihlášená zařízení
page-me-session-this = Toto zařízení, od { $since }
page-me-session = Jiné zařízení, od { $since }, naposledy { $seen }
page-me-session-end = Odhlásit
page-me-leave = Odhlásit se tady
page-me-export = Vše, co je o mně uloženo
page-me-delete = Smazat účet
page-me-delete-help = Vaše místa ztratí jméno a tam, kde hra běží, za vás hrají boti. Nelze to vzít zpět. Pokračujte napsáním svého jména.
page-me-save = Uložit
page-me-saved = Uloženo.
sign-eye = Oko
sign-scarab = Skarab
sign-ankh = Anch
sign-falcon = Sokol
sign-lotus = Lotos
sign-pyramid = Pyramida
sign-tree = Strom
sign-pillar = Sloup
page-pace-minutes = { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
        [many] { $count } minuty
       *[other] { $count } minut
    }
page-pace-days = { $count ->
        [one] { $count } den
        [few] { $count } dny
        [many] { $count } dne
       *[other] { $count } dní
    }
page-table-late = Když čas vyprší
page-late-move = tento tah odehraje bot
page-late-seat = místo převezme bot, dokud se hráč nevrátí
page-table-pace = Čas
page-pace-none = Bez omezení
page-pace-none-help = Nikdo nikoho nehoní.
page-pace-clock = Najednou, s hodinami
page-pace-clock-help = Každý hráč má hodiny. Běží, když se čeká na něj, a každým tahem se trochu přidá.
page-pace-turns = Na dálku, s lhůtou na tah
page-pace-turns-help = Běží tomu, kdo je na tahu, dokud není na tahu jiný, i když se nedívá.
page-pace-bank = Na hodinách na začátku
page-pace-increment = Přidá se za každý tah
page-pace-seconds = { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
        [many] { $count } sekundy
       *[other] { $count } sekund
    }
page-pace-turn = Čas na tah
page-late-ask = rozhodnou ostatní
page-pace-grace = Když někdo odejde
page-pace-grace-none = jeho místo na něj počká
page-pace-grace-help = Je-li na tahu a chybí tak dlouho, převezme jeho místo bot, dokud se nevrátí.
page-clock-shows = Na hodinách zbývá { $time }
page-clock-seconds = Zbývá vám { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
        [many] { $count } sekundy
       *[other] { $count } sekund
    }.
page-clock-minutes = Zbývá vám { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
        [many] { $count } minuty
       *[other] { $count } minut
    }.
page-holiday-until = má volno do { $when }
page-lent = do návratu hráče
page-lent-mine = Hraje za vás bot, dokud si místo nevezmete zpět.
page-overtime = Čas vypršel: { $player }. Co teď?
page-overtime-mine = Váš čas vypršel. Ostatní rozhodnou, co dál.
page-overtime-wait = Čekat ještě jednou tak dlouho
page-overtime-move = Tento tah odehraje bot
page-overtime-seat = Místo převezme bot
notice-turn = Jste na tahu.
notice-half = Polovina vašeho času uplynula.
notice-soon = Váš čas brzy vyprší.
notice-late = Váš čas vypršel.
notice-taken = Než se vrátíte, hraje za vás bot.
notice-question = Někomu vypršel čas a vy rozhodujete, co bude dál.
notice-over = Partie skončila.
mail-subject = { $count ->
        [one] Ennead: něco u vašeho stolu
        [few] Ennead: čekají { $count } stoly
        [many] Ennead: čeká { $count } stolu
       *[other] Ennead: čeká { $count } stolů
    }
mail-foot = Tento dopis jste si u stolu vyžádali. Už žádné dopisy: { $link }
mail-confirm-subject = Ennead: je to vaše adresa?
mail-confirm-body = Někdo chce, abychom mu sem psali, když je u stolu Ennead na tahu. Jste-li to vy, otevřete tento odkaz:

    { $link }

    Pokud ne, nedělejte nic: další dopis nepřijde.
chat-open = { $title }: stůl čeká na hráče.
chat-turn = { $title }: na tahu: { $names }.
chat-over = { $title }: partie skončila.
page-calls = Jak vás zavolat
page-calls-help = Když jste na tahu a na stůl se nedíváte. Vše je vypnuté, dokud to nezapnete; nikdy v tom není nic z vašich karet.
page-calls-push = Volat tento prohlížeč
page-calls-push-end = Nevolat tento prohlížeč
page-calls-push-none = Tento prohlížeč zavolat nejde: potřebuje https, nebo localhost.
page-calls-push-denied = Prohlížeč nemá dovoleno ukazovat oznámení.
page-calls-mail = Psát mi
page-calls-mail-address = Adresa
page-calls-mail-asked = Na { $address } odešel dopis. Otevřete odkaz, který v něm je.
page-calls-mail-on = Dopisy chodí na { $address }, nejvýš jeden za hodinu.
page-calls-mail-end = Už mi nepsat
page-calls-calendar = Kalendář mých lhůt
page-calls-calendar-new = Vytvořit tajnou adresu
page-calls-calendar-help = Zadejte tuto adresu do svého kalendáře; ukáže se jen teď. Kdo ji zná, může vaše lhůty číst.
page-calls-calendar-end = Zrušit kalendář
page-holidays = Volno
page-holidays-help = V těchto dnech vám čas na tah neběží: dohromady nejvýš 42 dní.
page-holidays-from = První den
page-holidays-to = Poslední den
page-holidays-add = Přidat
page-holidays-drop = Zrušit { $from } až { $to }
page-entry = Pozvat do klubu
page-entry-new = Vytvořit odkaz
page-entry-help = Kolik lidí si s tímto odkazem může založit účet: { $people }. Kolik dní platí: { $days }.
page-entry-needed = Účty jsou tu jen pro pozvané.
page-no-guests = Kdo tu hraje, má účet.
page-mail-confirm = Je to vaše adresa?
page-mail-confirm-yes = Ano, pište mi sem
page-mail-confirmed = Děkujeme. Dopisy budou chodit sem.
page-mail-stopped = Další dopisy už nepřijdou.
page-orders-help = Když tu nejste a v tahu někoho jiného se od vás čeká odpověď, odpoví za vás toto. Nikdo jiný to nevidí. Co nikdy nechcete použít, se použije jen tehdy, když nic jiného nezbývá.
page-orders-ask = ptát se mě
page-orders-never = Nikdy nepoužít
page-orders-keep = Uložit pokyny
page-orders-kept = Uloženo.
standing-way-usual = jak by hrál bot
standing-way-strongest = nejsilnější
standing-way-safest = co nejlépe chrání
standing-way-deadliest = co nejvíc zabíjí
standing-way-decline = odmítnout
standing-way-accept = přijmout
standing-way-retreat = ustoupit
standing-way-recall = odvolat jednotku
standing-way-stay = zůstat
standing-way-most = co nejvíc
page-table-rated = Počítá se do žebříčku
page-table-delay = Přihlížející to vidí později, v tazích
page-table-delay-none = hned
page-table-aloud = Přihlížející smějí číst, co hráči říkají
page-me-admin = Správa serveru
