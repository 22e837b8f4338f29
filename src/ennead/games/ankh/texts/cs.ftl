### Ankh: Bohové Egypta, našimi slovy.

game-title = Ankh: Bohové Egypta
game-blurb = Bohové Egypta soupeří o poslední věřící: získávejte stoupence, stavte monumenty, vyhrávejte boje a nenechte na sebe zapomenout.

## Bohové

god-amun = Amun
    .gen = Amuna
    .dat = Amunovi
    .acc = Amuna
    .ins = Amunem
    .loc = Amunovi
    .gender = m
god-amun-ability = Tajemné formy
god-amun-text = V jednom boji každého Konfliktu můžete dříve, než ostatní volí, oznámit, že zahrajete dvě karty. Obě platí plně.
god-anubis = Anubis
    .gen = Anuba
    .dat = Anubovi
    .acc = Anuba
    .ins = Anubem
    .loc = Anubovi
    .gender = m
god-anubis-ability = Soudce mrtvých
god-anubis-text = Kdykoli jsou zabiti nepřátelští válečníci, můžete jednoho polapit, nejvýše tři. Za každého je váš bůh o 1 silnější. Majitel ho může vykoupit za stoupence.
god-isis = Isis
    .gender = f
god-isis-ability = Ochránkyně
god-isis-text = Vaše figury vedle nepřátelské figury jsou chráněné: měla-li by některá padnout při vyhodnocení boje, můžete ji nechat naživu.
god-osiris = Osiris
    .gen = Osira
    .dat = Osirovi
    .acc = Osira
    .ins = Osirem
    .loc = Osirovi
    .gender = m
god-osiris-ability = Brána do podsvětí
god-osiris-text = Když prohrajete boj, položte nebo přesuňte v té oblasti bránu. Při akci Vyvolání figury smí jedna figura navíc povstat na bráně. Cizí figury na ní nekončí.
god-ra = Ra
    .gender = m
god-ra-ability = Záře
god-ra-text = Vyvolané figury mohou nést jedno ze tří sluncí. Se zářivou figurou v oblasti přináší výhra i dominance o 1 zbožnost více.

## Schopnosti Ankh

power-commanding = Velící
power-commanding-text = Každý vyhraný boj přinese 3 stoupence.
power-inspiring = Inspirující
power-inspiring-text = Stavba monumentu vás nestojí žádné stoupence.
power-omnipresent = Všudypřítomný
power-omnipresent-text = Na začátku každého Konfliktu získáte stoupence za každou oblast se svými figurami.
power-revered = Uctívaný
power-revered-text = Každá akce Získání stoupenců přinese o jednoho více.
power-resplendent = Oslnivý
power-resplendent-text = Dokud ovládáte tři monumenty jednoho typu, má váš bůh sílu 3.
power-obelisk-attuned = Zaměřený na obelisky
power-obelisk-attuned-text = Na začátku svého boje povolejte libovolné své figury na pole u svých obelisků v dané oblasti.
power-temple-attuned = Zaměřený na chrámy
power-temple-attuned-text = Každý váš chrám v oblasti, u něhož stojí vaše figura, dává 2 síly.
power-pyramid-attuned = Zaměřený na pyramidy
power-pyramid-attuned-text = Při akci Vyvolání figury vyvolejte ke každé své pyramidě jednu figuru navíc.
power-glorious = Velkolepý
power-glorious-text = Vyhrajete-li boj o 3 nebo více, získáte 3 zbožnosti místo 1.
power-magnanimous = Velkorysý
power-magnanimous-text = Prohrajete-li boj s alespoň dvěma figurami, získáte 2 zbožnosti.
power-bountiful = Štědrý
power-bountiful-text = Dokud jste na červené, je každý zisk zbožnosti o 1 větší.
power-worshipful = Ctihodný
power-worshipful-text = Po každém svém boji můžete obětovat 2 stoupence za 1 zbožnost.

## Bojové karty

card-plague = Zamoření kobylkami
card-plague-text = Všichni v oblasti tajně nabídnou stoupence a přijdou o ně. Válečníci a Strážci všech padnou, kromě figur jediné nejvyšší nabídky.
card-build = Stavba monumentu
    .acc = Stavbu monumentu
card-build-text = Můžete obětovat 3 stoupence a postavit si monument na prázdném poli oblasti.
card-chariots = Vozatajové
    .acc = Vozataje
card-chariots-text = Tři síly a nic jiného.
card-cycle = Cyklus Ma'at
card-cycle-text = Po boji si vezměte zpět všechny použité karty, i tuto.
card-drought = Sucho
card-drought-text = Vyhrajete-li, získáte o 1 zbožnost více za každou svou figuru na poušti v oblasti.
card-flood = Záplava
    .acc = Záplavu
card-flood-text = Získáte stoupence za každou svou figuru na úrodném poli v oblasti. Ty nemohou být při vyhodnocení zabity.
card-miracle = Zázrak
card-miracle-text = Po vyhodnocení získáte 1 zbožnost za každou svou figuru zabitou v tomto boji.

## Strážci

guardian-cat-mummy = Kočičí mumie
    .gen = Kočičí mumie
    .acc = Kočičí mumii
    .gender = f
guardian-cat-mummy-text = Když je zabita, všichni kromě vás ztratí 1 zbožnost.
guardian-satet = Satet
    .gender = f
guardian-satet-text = Při akci Pohyb figur smí skončit na nepřátelské figuře a odsunout ji o jedno pole.
guardian-mummy = Mumie
    .gen = Mumie
    .acc = Mumii
    .gender = f
guardian-mummy-text = Když je zabita, hned povstane vedle vašeho boha.
guardian-apep = Apep
    .gen = Apepa
    .acc = Apepa
    .gender = m
guardian-apep-text = Lze ho vyvolat na libovolné vodě; pak je ve všech oblastech kolem ní.
guardian-giant-scorpion = Obří štír
    .gen = Obřího štíra
    .acc = Obřího štíra
    .gender = m
guardian-giant-scorpion-text = Klepeta míří na dvě pole. Na začátku Konfliktu tam zničí monumenty.
guardian-androsphinx = Sfinga
    .gen = Sfingy
    .acc = Sfingu
    .gender = f
guardian-androsphinx-text = Nepřátelské figury vedle ní nepřidávají sílu.

## Figury, monumenty

figure-god = bůh
    .gen = boha
    .acc = boha
figure-warrior = válečník
    .gen = válečníka
    .acc = válečníka
figure-prisoner = polapený válečník
    .gen = polapeného válečníka
    .acc = polapeného válečníka
figure-cat-mummy = Kočičí mumie
    .acc = Kočičí mumii
figure-satet = Satet
figure-mummy = Mumie
    .acc = Mumii
figure-apep = Apep
    .gen = Apepa
    .acc = Apepa
figure-giant-scorpion = Obří štír
    .gen = Obřího štíra
    .acc = Obřího štíra
figure-androsphinx = Sfinga
    .gen = Sfingy
    .acc = Sfingu
monument-obelisk = obelisk
    .gen = obelisku
monument-temple = chrám
    .gen = chrámu
monument-pyramid = pyramida
    .gen = pyramidy
    .acc = pyramidu

## Akce a události

action-move = Pohyb figur
action-move-text = Pohněte každou svou figurou až o 3 pole.
action-summon = Vyvolání figury
action-summon-text = Postavte figuru ze zásoby vedle svých figur nebo monumentů.
action-gain = Získání stoupenců
action-gain-text = Získejte stoupence za každý neutrální nebo vlastní monument vedle svých figur.
action-unlock = Odemknutí schopnosti Ankh
action-unlock-text = Obětujte tolik stoupenců, jaká je úroveň další schopnosti.
space-start = Začátek
space-start-text = Tady žeton události začíná.
space-control = Ovládnutí monumentu
space-control-text = Kdo událost spustí, ovládne monument vedle své figury.
space-caravan = Velbloudí karavana
space-caravan-text = Kdo událost spustí, smí rozdělit oblast linií velbloudů.
space-conflict = Konflikt
space-conflict-text = Vyhodnotí se všechny oblasti: dominance nebo boj.

## Plán, meze, scénáře, moduly

map-egypt = Mapa Egypta
region-delta = delta Nilu
region-west = západní Egypt
region-east = východní Egypt
track-events = Stupnice událostí
track-devotion = Stupnice zbožnosti
track-row = Dolní řada desky boha
players-2 = Dva hráči
players-3 = Tři hráči
players-4 = Čtyři hráči
players-5 = Pět hráčů
limit-followers = Stoupenci
limit-warriors = Válečníci
limit-ankhs = Žetony Ankh
limit-bases = Podstavce pro Strážce
limit-camels = Velbloudi
limit-regions = Oblasti
limit-merging = Spojení bohů
scenario-middle-kingdom-2 = Střední říše, dva hráči
scenario-middle-kingdom-3 = Střední říše, tři hráči
scenario-middle-kingdom-4 = Střední říše, čtyři hráči
scenario-middle-kingdom-5 = Střední říše, pět hráčů
scenario-old-kingdom-2 = Stará říše, dva hráči
scenario-old-kingdom-3 = Stará říše, tři hráči
scenario-old-kingdom-4 = Stará říše, čtyři hráči
scenario-old-kingdom-5 = Stará říše, pět hráčů
module-high-nile = Vysoký Nil
module-high-nile-text = Čtyři pole delty jsou po celou hru vodou.
module-two-cities = Dvě města
module-two-cities-text = Po každém Konfliktu získá bůh s nejvíce figurami u města za ně 1 zbožnost.
module-guardian-auction = Dražba Strážců
module-guardian-auction-text = Strážci se neodemykají, ale draží: po prvních třech Konfliktech všichni tajně nabízejí stoupence.

## Otázky

prompt-god = Zvolte si boha.
prompt-action =
    { $second ->
        [1] Zvolte druhou akci z nižší řádky.
       *[0] Zvolte akci.
    }
prompt-figure = Pohněte figurou, nebo skončete.
prompt-destination = Kam půjde figura z { $hex }?
prompt-push = Kam odsunete figuru z { $hex }?
prompt-aim = Namiřte klepeta štíra na { $hex } na dvě sousední pole.
prompt-summon = Vyvolejte figuru, nebo skončete.
prompt-space = Kam přijde { $figure }?
prompt-radiance =
    { $suns ->
        [one] Dáte figuře na { $hex } poslední slunce?
        [few] Dáte figuře na { $hex } jedno ze { $suns } sluncí?
       *[other] Dáte figuře na { $hex } jedno z { $suns } sluncí?
    }
prompt-power = Odemknete schopnost úrovně { $level }?
prompt-control = Který monument ovládnete?
prompt-caravan = Položte linii velbloudů, která rozdělí oblast; začněte na hranici, nebo karavanu vynechte.
prompt-camel =
    { $count ->
        [one] Leží jeden velbloud. Pokračujte v linii.
        [few] Leží { $count } velbloudi. Pokračujte v linii.
       *[other] Leží { $count } velbloudů. Pokračujte v linii.
    }
prompt-keep = Která část si nechá žeton { $token }? Druhá dostane žeton { $other }.
prompt-swap = Prohodíte žeton nové oblasti ({ $token } nebo { $other }) s jiným?
prompt-relocate = Povolejte figuru ke svým obeliskům, nebo skončete.
prompt-obelisk-space = Na které pole u obelisku půjde figura z { $hex }?
prompt-unseen-forms = Oznámíte pro tento boj dvě karty?
prompt-cards =
    { $count ->
        [one] Tajně zvolte kartu do boje o oblast { $token }.
        [few] Tajně zvolte { $count } karty do boje o oblast { $token }.
       *[other] Tajně zvolte { $count } karet do boje o oblast { $token }.
    }
prompt-build =
    { $count ->
        [0] Postavíte monument zdarma?
        [one] Postavíte monument za jednoho stoupence?
        [few] Postavíte monument za { $count } stoupence?
       *[other] Postavíte monument za { $count } stoupenců?
    }
prompt-site = Kde postavíte { $monument_acc }?
prompt-bid =
    { $count ->
        [one] Zamoření: tajně nabídněte ze svého jednoho stoupence.
        [few] Zamoření: tajně nabídněte ze svých { $count } stoupenců.
       *[other] Zamoření: tajně nabídněte ze svých { $count } stoupenců.
    }
prompt-tiebreaker = Boj je nerozhodný. Použijete žeton a vyhrajete?
prompt-trap =
    { $count ->
        [one] Polapíte některého z padlých válečníků? Volné je jedno místo.
        [few] Polapíte některého z padlých válečníků? Volná jsou { $count } místa.
       *[other] Polapíte některého z padlých válečníků? Volných je { $count } míst.
    }
prompt-rise = Kde u vašeho boha povstane Mumie?
prompt-protect = Necháte chráněnou figuru na { $hex } naživu?
prompt-gate = Prohra. Otevřete zde bránu, nebo nějakou přesunete?
prompt-gate-space = Kam přijde brána?
prompt-worship = Obětujete 2 stoupence za 1 zbožnost?
prompt-retain = Kterých Strážců se spojený bůh vzdá?
prompt-auction =
    { $count ->
        [one] Dražba, { $guardian }: tajně nabídněte ze svého jednoho stoupence.
        [few] Dražba, { $guardian }: tajně nabídněte ze svých { $count } stoupenců.
       *[other] Dražba, { $guardian }: tajně nabídněte ze svých { $count } stoupenců.
    }

## Možnosti

option-choose = { $god }
option-take = { $action }
option-walk = Pohnout figurou na { $hex }
option-to = Na { $hex }
option-push = Odsunout na { $hex }
option-aim = Mířit na { $left } a { $right }
option-summon = Vyvolat: { $figure }
option-beside = Vyvolat k pyramidě na { $hex }: { $figure }
option-raise = Vyvolat na bráně: { $figure }
option-at = Na { $hex }
option-shine = Dát slunce
option-unlock = Odemknout: { $power }
option-control = Ovládnout monument na { $hex }
option-camel = Velbloud na { $side }
option-keep = Nechá si ho část s { $hex }
option-swap = Prohodit žetony { $token } a { $other }
option-call = Povolat figuru z { $hex }
option-announce = Oznámit dvě karty
option-play = Zahrát: { $cards }
option-build = Postavit: { $monument }
option-bid = Nabídnout { $count }
option-break = Použít žeton nerozhodného boje
option-trap = Polapit válečníka: { $god }
option-save = Nechat { $hex } naživu
option-save-all = Nechat naživu všechny chráněné
option-lose = Nechat { $hex } padnout
option-open = Otevřít novou bránu
option-shift = Přesunout bránu z { $hex }
option-worship = Obětovat 2 stoupence
option-dismiss = Vzdát se Strážce na { $hex }
option-dismiss-waiting = Vzdát se ze zásoby: { $figure }
option-done = Hotovo
option-done-figure = Dokončit pohyb
option-done-summon = Dokončit vyvolávání
option-done-relocate = Nepovolávat dále
option-done-retain = Ostatní si nechat
option-pass = Vynechat
option-pass-radiance = Bez slunce
option-pass-power = Nic neodemknout
option-pass-caravan = Bez karavany
option-pass-swap = Nechat žetony
option-pass-trap = Nikoho nepolapit
option-pass-build = Nic nestavět
option-pass-unseen-forms = Jen jedna karta
option-pass-tiebreaker = Nechat nerozhodně
option-pass-gate = Nechat brány
option-pass-worship = Nechat si stoupence

## Události

event-god-chosen = { $player } hraje za { $god_acc }.
event-guardian-chosen = Strážce této hry: { $guardian }, na kartě { $count }.
event-took = { $player }: { $action }.
event-god-moved = { $god } jde z { $origin } na { $hex }.
event-moved = { $player }: { $figure } z { $origin } na { $hex }.
event-summoned = { $player } vyvolává { $figure_acc } na { $hex }.
event-shone = Figura na { $hex } je zářivá.
event-aimed = Klepeta míří na { $left } a { $right }.
event-ransomed = { $player } vykupuje válečníka za stoupence. Dostává ho { $opponent }.
event-followers =
    { $count ->
        [one] { $player } získává stoupence.
        [few] { $player } získává { $count } stoupence.
       *[other] { $player } získává { $count } stoupenců.
    }
event-unlocked = { $player } odemyká: { $power }.
event-unlocked-nothing = { $player } nic neodemyká.
event-guardian-joined = { $player } získává Strážce: { $guardian }.
event-guardian-missed = { $player } nemůže získat Strážce: { $guardian }.
event-event = Událost { $number }: { $space }. Spouští ji { $player }.
event-controlled = { $player } ovládá { $monument_acc } na { $hex }.
event-lost-control = { $player } ztrácí monument na { $hex }.
event-controlled-nothing = { $player } nemá co ovládnout.
event-destroyed = Zničeno: { $monument } na { $hex }.
event-no-caravan = { $player } nepokládá karavanu.
event-caravan =
    { $count ->
        [one] { $player } dělí oblast { $token } jedním velbloudem.
        [few] { $player } dělí oblast { $token } { $count } velbloudy.
       *[other] { $player } dělí oblast { $token } { $count } velbloudy.
    }
event-token-kept = Žeton { $token } zůstává části s { $hex }, druhá dostává { $other }.
event-tokens-swapped = { $player } prohazuje žetony { $token } a { $other }.
event-dominated = { $player } dominuje oblasti { $token }.
event-battle = Boj o oblast { $token }.
event-announced = { $player } oznamuje dvě karty.
event-played = { $player } vykládá: { $cards }.
event-flooded =
    { $count ->
        [one] Záplava: { $player } získává stoupence.
        [few] Záplava: { $player } získává { $count } stoupence.
       *[other] Záplava: { $player } získává { $count } stoupenců.
    }
event-built = { $player } staví { $monument_acc } na { $hex }.
event-built-nothing = { $player } nic nestaví.
event-plague = Zamoření, které vykládá { $player }: všichni v oblasti nabízejí.
event-bid =
    { $count ->
        [one] { $player } nabízí jednoho stoupence.
        [few] { $player } nabízí { $count } stoupence.
       *[other] { $player } nabízí { $count } stoupenců.
    }
event-spared = Ušetřené figury má { $player }.
event-killed =
    { $count ->
        [one] { $player } ztrácí: { $figure }.
        [few] { $player } ztrácí { $count } figury: { $figure }.
       *[other] { $player } ztrácí { $count } figur: { $figure }.
    }
event-trapped = { $player } lapá válečníka, o kterého přichází { $opponent }.
event-stayed-dead = Mumie nemá kde povstat a vrací se do zásoby: { $player }.
event-mourned = Padla Kočičí mumie, kterou má { $player }: ostatní ztrácejí zbožnost.
event-majorities =
    { $count ->
        [one] { $player } má jednu převahu.
        [few] { $player } má { $count } převahy.
       *[other] { $player } má { $count } převah.
    }
event-strength = { $player } má sílu { $amount }.
event-tie-broken = { $player } používá žeton nerozhodného boje.
event-battle-won = { $player } vyhrává boj o oblast { $token }.
event-battle-tied = Boj o oblast { $token } nikdo nevyhrál: všichni prohráli.
event-magnanimous = { $player }: Velkorysý i v porážce.
event-protected = Figura na { $hex } zůstává naživu.
event-gate = { $player } klade bránu na { $hex }.
event-miracle =
    { $count ->
        [one] Zázrak, { $player }: jedna zabitá figura.
        [few] Zázrak, { $player }: { $count } zabité figury.
       *[other] Zázrak, { $player }: { $count } zabitých figur.
    }
event-worshipped =
    { $count ->
        [one] { $player } obětuje jednoho stoupence.
        [few] { $player } obětuje { $count } stoupence.
       *[other] { $player } obětuje { $count } stoupenců.
    }
event-cycle = { $player } si bere zpět všechny použité karty.
event-gained =
    { $amount ->
        [one] { $player } získává { $amount } zbožnost.
        [few] { $player } získává { $amount } zbožnosti.
       *[other] { $player } získává { $amount } zbožností.
    }
event-lost =
    { $amount ->
        [one] { $player } ztrácí { $amount } zbožnost.
        [few] { $player } ztrácí { $amount } zbožnosti.
       *[other] { $player } ztrácí { $amount } zbožností.
    }
event-city =
    { $count ->
        [one] { $player } má nejvíce figur u jednoho města.
        [few] { $player } má nejvíce figur u { $count } měst.
       *[other] { $player } má nejvíce figur u { $count } měst.
    }
event-auction = Dražba Strážce: { $guardian }.
event-merged = { $god } a { $partner } se spojují: { $player } a { $opponent } jsou tým.
event-dismissed = { $player } se vzdává Strážce: { $guardian }.
event-forgotten = Egypt zapomíná na { $god_acc }.
event-won = { $player } je jediným bohem Egypta.
event-nobody-won = Egypt už nevěří v nikoho. Všichni prohráli.

## Odmítnutí

refuse-god-still-free = { $god } už má hráče: { $player }.
refuse-below-the-first = Druhá akce musí být v řádce pod první.
refuse-your-figure-is-there = Na { $hex } nemáte figuru.
refuse-has-not-moved = Touto figurou jste v této akci už pohnuli.
refuse-has-land-to-go-to = Nemá volné pole, kam by šla.
refuse-within-three-steps = To je dál než 3 pole.
refuse-not-onto-water = Pohyb nikdy nekončí na vodě.
refuse-not-onto-a-foreign-gate = Na bráně smějí zastavit jen figury Osira.
refuse-onto-an-empty-space = Pohyb končí na prázdném poli.
refuse-enemy-can-be-pushed = Nepřítele odtud není kam odsunout.
refuse-one-space-away = Figura se odsouvá přesně o jedno pole.
refuse-not-over-a-border = V této hře zůstává odsunutá figura ve své oblasti.
refuse-pushed-onto-empty-land = Odsunout ji lze jen na prázdné pole a na bránu jen figuru Osira.
refuse-two-neighbouring-spaces = Klepeta míří na dvě pole vedle štíra a vedle sebe.
refuse-it-is-at-hand = Takovou figuru v zásobě nemáte.
refuse-anubis-holds-it = Anubis nedrží žádného vašeho válečníka.
refuse-the-ransom-is-paid = Polapený válečník stojí stoupence a vy žádného nemáte.
refuse-regular-summon-left = Svou řádnou figuru jste už vyvolali.
refuse-a-space-is-free = Vedle vašich figur a monumentů není volné pole.
refuse-pyramid-attuned = K pyramidám vyvolává jen Zaměřený na pyramidy.
refuse-your-pyramid-is-there = Žádnou pyramidu tam neovládáte.
refuse-pyramid-not-used = Tato pyramida už v této akci figuru přivedla.
refuse-a-space-beside-it-is-free = Vedle této pyramidy není volné pole.
refuse-gates-are-yours = Na branách vyvolává jen Osiris.
refuse-gate-extra-left = Brána už v této akci figuru přivedla.
refuse-a-gate-is-empty = Na plánu není brána bez figury.
refuse-the-space-is-empty = To pole není prázdné.
refuse-not-on-a-foreign-gate = Na bránu se stavějí jen figury Osira.
refuse-not-on-water = Na vodu se vyvolává jen Apep.
refuse-beside-your-own = Musí přijít vedle vaší figury nebo monumentu, ve stejné oblasti.
refuse-beside-the-pyramid = Figura navíc musí přijít vedle té pyramidy.
refuse-on-a-gate = Tato figura povstává na bráně.
refuse-of-the-next-level = Vaše další schopnost je úrovně { $level }.
refuse-still-locked = Tuto schopnost už máte.
refuse-a-monument-is-there = Žádný monument tam nestojí.
refuse-neutral-ones-first = Na plánu zbývají neutrální monumenty, ovládnout lze jen ty.
refuse-not-yours-already = Ten už ovládáte.
refuse-beside-your-figure = Nesousedí s ním žádná vaše figura.
refuse-between-two-spaces-of-land = Velbloud stojí mezi dvěma poli souše.
refuse-not-on-the-river = Na řece velbloud nestojí.
refuse-no-camel-there = Velbloud už tam stojí.
refuse-from-the-end-of-the-line = Linie pokračuje od posledního velblouda.
refuse-a-legal-line-goes-on = Tudy žádná povolená linie nevede: nejvýše 6 velbloudů od hranice k hranici a dvě části po alespoň 6 polích.
refuse-one-of-the-two = Zvolte jednu ze dvou nových oblastí.
refuse-a-new-region-takes-part = Jeden ze žetonů musí ležet v nové oblasti.
refuse-two-different-tokens = Zvolte dva různé žetony.
refuse-both-are-on-the-map = Na plánu leží jen žetony 1 až { $count }.
refuse-a-figure-of-yours = Nemáte tam figuru.
refuse-not-called-before = Tuto figuru jste v tomto boji už povolali.
refuse-beside-your-obelisk = Musí přijít vedle vašeho obelisku v této oblasti.
refuse-empty-land-there = Není tam pro ni volné pole.
refuse-cards-in-hand = Tuto kartu v ruce nemáte.
refuse-as-many-as-allowed = Hrajete jednu kartu, nebo dvě různé, které jste oznámili.
refuse-in-the-supply = V zásobě už není { $monument }.
refuse-in-the-region = Monument se staví na souši této oblasti.
refuse-nothing-stands-there = Něco už tam stojí.
refuse-not-on-a-gate = Na bráně se monument nestaví.
refuse-followers-to-bid = Nemůžete nabídnout více stoupenců, než máte.
refuse-its-warrior-died = Žádný válečník tohoto boha právě nepadl.
refuse-an-enemy-warrior = Lapáte jen nepřátelské válečníky.
refuse-beside-its-god = Mumie povstává vedle vašeho boha.
refuse-room-to-rise = Není tam pro ni volné pole.
refuse-it-is-this-figure = Právě se rozhoduje o jiné figuře.
refuse-more-than-one = Rozhoduje se už jen o jedné figuře.
refuse-a-gate-beside-the-board = Všechny vaše brány jsou na plánu.
refuse-a-gate-is-there = Vaše brána tam není.
refuse-all-gates-placed = V této hře se brána přesouvá, až když jsou všechny na plánu.
refuse-empty-land-of-the-region = Brána patří na prázdné pole této oblasti bez jiné brány.
refuse-enough-bases = Chybějí vám podstavce: nejprve se některého Strážce vzdejte.
refuse-a-guardian-to-dismiss = Nestojí tam Strážce, kterého se lze vzdát.
refuse-a-guardian-waiting = V zásobě není takový Strážce, kterého se lze vzdát.

## Nastavení hry

option-set-scenario = Scénář
option-set-scenario-help = Kde začínají monumenty, figury a velbloudi.
option-set-scenario-middle-kingdom = Střední říše
option-set-scenario-old-kingdom = Stará říše
option-set-gods = Bohové
option-set-gods-help = Vybírat postupně, nebo nechat na náhodě.
option-set-gods-draft = Postupná volba
option-set-gods-random = Náhodně
option-set-first-player = První hráč
option-set-first-player-help = Kdo začíná.
option-set-first-player-random = Náhodně
option-set-first-player-first-seat = První místo
option-set-guardian-1 = Strážce úrovně 1
option-set-guardian-1-help = Který Strážce úrovně 1 je ve hře.
option-set-guardian-1-random = Náhodně
option-set-guardian-1-cat-mummy = Kočičí mumie
option-set-guardian-1-satet = Satet
option-set-guardian-2 = Strážce úrovně 2
option-set-guardian-2-help = Který Strážce úrovně 2 je ve hře.
option-set-guardian-2-random = Náhodně
option-set-guardian-2-mummy = Mumie
option-set-guardian-2-apep = Apep
option-set-guardian-3 = Strážce úrovně 3
option-set-guardian-3-help = Který Strážce úrovně 3 je ve hře.
option-set-guardian-3-random = Náhodně
option-set-guardian-3-giant-scorpion = Obří štír
option-set-guardian-3-androsphinx = Sfinga
option-set-high-nile = Vysoký Nil
option-set-high-nile-help = Modul inspirovaný knihou scénářů, neoficiální: čtyři pole delty jsou zaplavena.
option-set-high-nile-off = Vypnuto
option-set-high-nile-on = Zapnuto
option-set-two-cities = Dvě města
option-set-two-cities-help = Modul inspirovaný knihou scénářů, neoficiální: nejvíce figur u města přináší zbožnost.
option-set-two-cities-off = Vypnuto
option-set-two-cities-on = Zapnuto
option-set-guardian-auction = Dražba Strážců
option-set-guardian-auction-help = Modul inspirovaný knihou scénářů, neoficiální: Strážci se draží tajnými nabídkami.
option-set-guardian-auction-off = Vypnuto
option-set-guardian-auction-on = Zapnuto
option-set-osiris-gates = Osirovy brány
option-set-osiris-gates-help = Česká pravidla dovolují bránu položit i přesunout, polská přesunout, až když leží všechny.
option-set-osiris-gates-any = Položit nebo přesunout
option-set-osiris-gates-placed-first = Přesunout, až když leží všechny
option-set-satet-push = Odsunutí Satet
option-set-satet-push-help = Zda smí odsunutá figura překročit řeku a velbloudy.
option-set-satet-push-across = Přes hranice
option-set-satet-push-within = Jen v oblasti

## Vracení tahů

undo-chance-first = První hráč je vylosován, ten krok je konečný.
undo-chance-guardian = Strážci jsou vylosováni, ten krok je konečný.
undo-chance-god = Bohové jsou rozdáni, ten krok je konečný.

## Na stole

title-event = Událost { $number } z { $last }. Příští: { $space }
title-end = Událost { $number } z { $last }
term-map = Mapa Egypta
term-river = Nil
term-gate = brána do podsvětí
term-sun = slunce
term-claw = klepeto štíra
term-camel = velbloud
term-camels = Velbloudi
term-radiant = zářivá
term-neutral = neutrální
term-hand = Bojové karty
term-pool = Zásoba
term-powers = Schopnosti Ankh
term-abilities = Božská schopnost
term-until-event = Použití do příští události
term-level = Úroveň { $level }
term-board-of = Deska: { $god }
term-strength = Síla
term-cost = Cena ve stoupencích
term-followers = Stoupenci
term-ankhs = Žetony Ankh
term-cards = Karty v ruce
term-warriors = Válečníci na plánu
term-devotion = Zbožnost
term-guardians = Strážci
term-guardian-level = Úroveň
term-left = Zbývá
term-supply = Společná zásoba
term-draft = Bohové na výběr
term-amun-token = Žeton Amuna
term-then-merging = pak se dva bohové spojí
term-then-forgetting = pak zmizí bohové na červené
term-then-end = pak hra končí
base-small = malý podstavec
base-large = velký podstavec
city-1 = Memfis
city-2 = Théby
terrain-fertile = úrodné pole
terrain-desert = poušť
terrain-water = voda
hex-name = Pole { $hex }
side-name = Strana { $side }
token-name = Oblast { $token }
region-size =
    { $count ->
        [one] jedno pole
        [few] { $count } pole
       *[other] { $count } polí
    }
devotion-space = Zbožnost { $count }
devotion-red = červená
devotion-blue = modrá
devotion-top = vrchol
marker-note = { $god }: { $count }
role-god = { $god }
battle-title = Boj o oblast { $token }
part-figures = Figury
part-prisoners = Polapení
forecast-lower = hrozí spojení (nižší bůh)
forecast-higher = hrozí spojení (vyšší bůh)
forecast-forgotten = hrozí zapomnění

## Oč při volbě jde

aim-god = být tímto bohem: { $god }
aim-move = přesunout figury tam, kde platí
aim-summon = mít na mapě víc figur
aim-gain = získat stoupence
aim-unlock = odemknout schopnost
aim-event-control = spustit událost a ovládnout monument
aim-event-caravan = spustit událost a rozdělit oblast
aim-event-conflict = spustit Konflikt právě teď
aim-beside = stát u monumentu a ovládnout ho: { $monument }
aim-gather = stát tam, kde se sbírají stoupenci
aim-fight = vyhrát boj o oblast { $token }
aim-dominate = dominovat oblasti { $token }
aim-push = odsunout soupeře z cesty
aim-claws = ohrozit Štírem dvě pole
aim-summon-figure = přivést tuto figuru: { $figure }
aim-shine = získat víc se zářivou figurou
aim-unlock-power = používat od teď schopnost: { $power }
aim-majority = získat většinu v oblasti { $token }: { $monument }
aim-draw-level = vzít soupeři většinu v oblasti { $token }: { $monument }
aim-control = mít v oblasti { $token } o monument víc: { $monument }
aim-caravan = rozdělit oblast ve svůj prospěch
aim-token = určit, kdy oblasti bojují
aim-announce = zahrát v jednom boji dvě karty
aim-play = vytěžit z oblasti { $token } co nejvíc: { $cards }
aim-bid = uchránit vlastní figury před kobylkami
aim-bid-nothing = ušetřit stoupence
aim-auction = vydražit strážce
aim-site = stavět u vlastních figur
aim-break = vyhrát nerozhodný boj
aim-trap = držet válečníka v zajetí: { $god }
aim-save = zachovat figury naživu
aim-lose = obětovat nejméně důležitou figuru
aim-gate = otevřít cestu vlastním figurám
aim-worship = proměnit stoupence ve zbožnost
aim-dismiss = zachovat lepší strážce
aim-end-there = nechat to být
