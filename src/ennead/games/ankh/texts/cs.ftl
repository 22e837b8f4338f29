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
    .gen = Isis
    .acc = Isis
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
    .gender = pl
card-chariots-text = Síla 3 a nic jiného.
card-cycle = Cyklus Ma’at
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
    .gender = m
figure-warrior = válečník
    .gen = válečníka
    .acc = válečníka
    .gender = m
figure-prisoner = polapený válečník
    .gen = polapeného válečníka
    .acc = polapeného válečníka
    .gender = m
figure-cat-mummy = Kočičí mumie
    .acc = Kočičí mumii
    .gender = f
    .gen = Kočičí mumie
figure-satet = Satet
    .gender = f
    .gen = Satet
figure-mummy = Mumie
    .acc = Mumii
    .gender = f
    .gen = Mumie
figure-apep = Apep
    .gen = Apepa
    .acc = Apepa
    .gender = m
figure-giant-scorpion = Obří štír
    .gen = Obřího štíra
    .acc = Obřího štíra
    .gender = m
figure-androsphinx = Sfinga
    .gen = Sfingy
    .acc = Sfingu
    .gender = f
monument-obelisk = obelisk
    .gen = obelisku
    .gender = m
monument-temple = chrám
    .gen = chrámu
    .gender = m
monument-pyramid = pyramida
    .gen = pyramidy
    .acc = pyramidu
    .gender = f

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
    .other = { $player } si volí boha.
prompt-action =
    { $second ->
        [1] Zvolte druhou akci, v pořadí akcí až za první.
       *[0] Zvolte akci.
    }
    .other = { $player } volí akci.
prompt-figure = Pohněte figurou, nebo skončete.
    .other = { $player } přesouvá figury.
prompt-destination = Kam půjde figura z { $hex }?
    .other = { $player } přesouvá figury.
prompt-push = Kam odsunete figuru z { $hex }?
    .other = { $player } odsouvá figuru.
prompt-aim = Namiřte klepeta Obřího štíra z { $hex } na dvě sousední pole.
    .other = { $player } míří klepety Obřího štíra.
prompt-summon = Vyvolejte figuru, nebo skončete.
    .other = { $player } vyvolává figuru.
prompt-space = { $figure_gender ->
        [pl] Kam přijdou
       *[other] Kam přijde
    } { $figure }?
    .other = { $player } vyvolává figuru.
prompt-radiance =
    { $suns ->
        [one] Dáte figuře na { $hex } poslední slunce?
        [few] Dáte figuře na { $hex } jedno ze { $suns } sluncí?
       *[other] Dáte figuře na { $hex } jedno z { $suns } sluncí?
    }
    .other = { $player } se rozhoduje o slunci.
prompt-power = Odemknete schopnost úrovně { $level }?
    .other = { $player } volí schopnost Ankh.
prompt-control = Který monument ovládnete?
    .other = { $player } volí monument k ovládnutí.
prompt-caravan = Položte linii velbloudů, která rozdělí oblast; začněte na hranici, nebo karavanu vynechte.
    .other = { $player } pokládá karavanu.
prompt-camel =
    { $count ->
        [one] Leží jeden velbloud. Pokračujte v linii.
        [few] Leží { $count } velbloudi. Pokračujte v linii.
       *[other] Leží { $count } velbloudů. Pokračujte v linii.
    }
    .other = { $player } pokládá karavanu.
prompt-keep = Která část si nechá žeton { $token }? Druhá dostane žeton { $other }.
    .other = { $player } rozmisťuje žetony oblastí.
prompt-swap = Prohodíte žeton nové oblasti ({ $token } nebo { $other }) s jiným?
    .other = { $player } rozmisťuje žetony oblastí.
prompt-relocate = Povolejte figuru ke svým obeliskům, nebo skončete.
    .other = { $player } povolává figury k obeliskům.
prompt-obelisk-space = Na které pole u obelisku půjde figura z { $hex }?
    .other = { $player } povolává figury k obeliskům.
prompt-unseen-forms = Oznámíte pro tento boj dvě karty?
    .other = { $player } smí oznámit dvě karty.
prompt-cards =
    { $count ->
        [one] Tajně zvolte kartu do boje o oblast { $token }.
        [few] Tajně zvolte { $count } karty do boje o oblast { $token }.
       *[other] Tajně zvolte { $count } karet do boje o oblast { $token }.
    }
    .other = { $player } volí bojové karty.
prompt-build =
    { $count ->
        [0] Postavíte monument zdarma?
        [one] Postavíte monument za jednoho stoupence?
        [few] Postavíte monument za { $count } stoupence?
       *[other] Postavíte monument za { $count } stoupenců?
    }
    .other = { $player } staví monument.
prompt-site = Kde postavíte { $monument_acc }?
    .other = { $player } staví monument.
prompt-bid =
    { $count ->
        [0] Zamoření: nemáte co nabídnout.
        [one] Zamoření: tajně nabídněte 0 nebo 1 stoupence.
        [few] Zamoření: tajně nabídněte 0 až { $count } stoupence.
       *[other] Zamoření: tajně nabídněte 0 až { $count } stoupenců.
    }
    .other = { $player } nabízí stoupence.
prompt-tiebreaker = Boj je nerozhodný. Použijete žeton a vyhrajete?
    .other = { $player } se rozhoduje o nerozhodném boji.
prompt-trap =
    { $count ->
        [one] Polapíte některého z padlých válečníků? Volné je jedno místo.
        [few] Polapíte některého z padlých válečníků? Volná jsou { $count } místa.
       *[other] Polapíte některého z padlých válečníků? Volných je { $count } míst.
    }
    .other = { $player } smí polapit padlého válečníka.
prompt-rise = Kde u vašeho boha povstane Mumie?
    .other = { $player } staví Mumii.
prompt-protect = Necháte chráněnou figuru na { $hex } naživu?
    .other = { $player } rozhoduje, kdo zůstane naživu.
prompt-gate = Prohráli jste. Otevřete zde bránu, nebo některou přesunete?
    .other = { $player } klade bránu.
prompt-gate-space = Kam přijde brána?
    .other = { $player } klade bránu.
prompt-worship = Obětujete 2 stoupence za 1 zbožnost?
    .other = { $player } se rozhoduje o oběti.
prompt-retain = Kterých Strážců se spojený bůh vzdá?
    .other = { $player } volí, kteří Strážci zůstanou.
prompt-auction =
    { $count ->
        [0] Dražba, { $guardian }: nemáte co nabídnout.
        [one] Dražba, { $guardian }: tajně nabídněte 0 nebo 1 stoupence.
        [few] Dražba, { $guardian }: tajně nabídněte 0 až { $count } stoupence.
       *[other] Dražba, { $guardian }: tajně nabídněte 0 až { $count } stoupenců.
    }
    .other = { $player } nabízí stoupence.

## Možnosti

option-choose = { $god }
option-take = { $action }
option-walk = Pohnout figurou na { $hex }
option-to = Na { $hex }
option-push = Odsunout na { $hex }
option-aim = Mířit na { $left } a { $right }
option-summon = Vyvolat { $figure_acc }
option-beside = Vyvolat k pyramidě na { $hex } { $figure_acc }
option-raise = Vyvolat na bráně { $figure_acc }
option-at = Na { $hex }
option-shine = Dát slunce
option-unlock = Odemknout: { $power }
option-control = Ovládnout monument na { $hex }
option-camel = Velbloud na { $side }
option-keep = Nechá si ho část s polem { $hex }
option-swap = Prohodit žetony { $token } a { $other }
option-call = Povolat figuru z { $hex }
option-announce = Oznámit dvě karty
option-play = Zahrát { $cards_acc }
option-build = Postavit { $monument_acc }
option-bid = Nabídnout { $count }
option-break = Použít žeton nerozhodného boje
option-trap = Polapit válečníka { $god_gen }
option-save = Nechat { $hex } naživu
option-save-all = Nechat naživu všechny chráněné
option-lose = Nechat { $hex } padnout
option-open = Otevřít novou bránu
option-shift = Přesunout bránu z { $hex }
option-worship = Obětovat 2 stoupence
option-dismiss = Vzdát se Strážce na { $hex }
option-dismiss-waiting = Ze zásoby se vzdát { $figure_gen }
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

event-starts = { $player } začíná.
event-god-chosen = { $player } hraje za { $god_acc }.
event-guardian-chosen = Strážce této hry: { $guardian }, na kartě { $count }.
event-took = { $player }: { $action }.
event-god-moved = { $god } jde z { $origin } na { $hex }.
event-moved = { $player } přesouvá { $figure_acc } z { $origin } na { $hex }.
event-summoned = { $player } vyvolává { $figure_acc } na { $hex }.
event-shone = Figura na { $hex } je zářivá.
event-aimed = Klepeta míří na { $left } a { $right }.
event-ransomed = { $player } vykupuje válečníka zpět; stoupence za něj dostává { $opponent }.
event-followers =
    { $count ->
        [one] { $player } získává stoupence.
        [few] { $player } získává { $count } stoupence.
       *[other] { $player } získává { $count } stoupenců.
    }
event-unlocked = { $player } odemyká: { $power }.
event-unlocked-nothing = { $player } nic neodemyká.
event-guardian-joined = { $player } získává { $guardian_acc } do svých služeb.
event-guardian-missed = { $player } nemůže získat { $guardian_acc }: žádná figura nezbývá.
event-event = Událost { $number }: { $space }. Spouští ji { $player }.
event-controlled = { $player } ovládá { $monument_acc } na { $hex }.
event-lost-control = { $player } ztrácí monument na { $hex }.
event-controlled-nothing = { $player } nemá co ovládnout.
event-destroyed = { $monument_gender ->
        [f] Zničena je
       *[other] Zničen je
    } { $monument } na { $hex }.
event-no-caravan = { $player } nepokládá karavanu.
event-caravan =
    { $count ->
        [one] { $player } dělí oblast { $token } (jeden velbloud).
        [few] { $player } dělí oblast { $token } ({ $count } velbloudi).
       *[other] { $player } dělí oblast { $token } ({ $count } velbloudů).
    }
event-token-kept = Žeton { $token } zůstává části s polem { $hex }, druhá dostává { $other }.
event-tokens-swapped = { $player } prohazuje žetony { $token } a { $other }.
event-dominated = { $player } dominuje oblasti { $token }.
event-battle = Boj o oblast { $token }.
event-announced = { $player } oznamuje dvě karty.
event-played = { $player } vykládá { $cards_acc }.
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
event-spared = Figury, které má { $player }, jsou ušetřeny.
event-killed =
    { $count ->
        [one] { $player } ztrácí { $figure_acc }.
        [few] { $player } ztrácí { $count } figury ({ $figure }).
       *[other] { $player } ztrácí { $count } figur ({ $figure }).
    }
event-trapped = { $player } lapá válečníka; přichází o něj { $opponent }.
event-stayed-dead = Mumie, kterou má { $player }, nemá kde povstat a vrací se do zásoby.
event-mourned = Padla Kočičí mumie, kterou má { $player }: všichni ostatní ztrácejí zbožnost.
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
event-magnanimous = { $player } prohrává, ale má schopnost Velkorysý.
event-protected = Figura na { $hex } zůstává naživu.
event-gate = { $player } klade bránu na { $hex }.
event-miracle =
    { $count ->
        [one] Zázrak pro hráče { $player }: padla jedna figura.
        [few] Zázrak pro hráče { $player }: padly { $count } figury.
       *[other] Zázrak pro hráče { $player }: padlo { $count } figur.
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
        [one] { $player } získává { $amount } zbožnost: { $reasons }.
        [few] { $player } získává { $amount } zbožnosti: { $reasons }.
       *[other] { $player } získává { $amount } zbožností: { $reasons }.
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
event-auction = Draží se { $guardian }.
event-merged = { $god } a { $partner } se spojují: { $player } a { $opponent } jsou tým.
event-dismissed = { $player } se vzdává { $guardian_gen }.
event-forgotten = Egypt zapomíná na { $god_acc }.
ending-top = { $player } stojí na vrcholu stupnice zbožnosti.
ending-track = Poslední Konflikt skončil: stupnice událostí je u konce.
ending-forgotten = Nezbyl žádný jiný bůh, ve kterého by se věřilo.
event-won = { $player } je jediným bohem Egypta.
event-won-together = { $player } a { $opponent } jsou společně jediným bohem Egypta.
event-nobody-won = Egypt už nevěří v nikoho. Všichni prohráli.

## Za co se získává zbožnost

reason-majorities = převaha v monumentech
reason-domination = dominance
reason-victory = vítězství
reason-glorious = Velkolepé vítězství
reason-drought = Sucho
reason-radiance = Záře
reason-bountiful = Štědrý
reason-magnanimous = Velkorysá porážka
reason-miracle = Zázrak
reason-worshipful = Ctihodný
reason-cities = města

## Odmítnutí

refuse-god-still-free = Za { $god_acc } už hraje { $player }.
refuse-below-the-first = Druhá akce musí být v pořadí akcí až za první.
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
refuse-two-neighbouring-spaces = Klepeta míří na dvě pole vedle Obřího štíra a vedle sebe.
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
refuse-in-the-supply = V zásobě už nezbývá { $monument }.
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

preset-standard = Standardní
preset-standard-help = Střední říše, bohy si vybíráte postupně.
preset-first = První partie
preset-first-help = Střední říše, bohové se rozdají náhodně: před začátkem není co vybírat.
preset-old-kingdom = Stará říše
preset-old-kingdom-help = Druhý scénář z pravidel.
preset-modules = Všechny moduly
preset-modules-help = Vysoký Nil, Dvě města i Dražba Strážců najednou.
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
option-set-obelisk-turns = Zaměřený na obelisky, více hráčů
option-set-obelisk-turns-help = Kdo na řadě nemůže přesunout figuru: podle polských pravidel už v tomto boji nepokračuje, česká lze číst i tak, že čeká na volné pole.
option-set-obelisk-turns-out = V tomto boji končí
option-set-obelisk-turns-waits = Čeká na volné pole

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
term-claw = klepeto Obřího štíra
term-camel = velbloud
term-camels = Velbloudi
term-radiant = zářivá
term-neutral = neutrální
term-lost = Ztracené figury
term-hand = Bojové karty
term-pool = Zásoba
term-powers = Schopnosti Ankh
term-abilities = Božská schopnost
term-until-event = Použití do příští události
term-level = Úroveň { $level }
term-board-of = Deska { $god_gen }
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
term-chosen = vybráno tajně
term-suggested = návrh
term-then-merging = pak se dva bohové spojí
term-then-forgetting = pak jsou zapomenuti bohové na červené
term-then-end = pak hra končí
base-small = malý podstavec
base-large = velký podstavec
city-1 = Memfis
city-2 = Théby
terrain-fertile = úrodné pole
terrain-desert = poušť
terrain-water = voda
hex-name = Pole { $hex }
hex-short = { $hex }
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

aim-god = hrát za { $god_acc }
aim-move = přesunout figury tam, kde platí
aim-summon = mít na mapě víc figur
aim-gain = získat stoupence
aim-unlock = odemknout schopnost
aim-event-control = spustit událost a ovládnout monument
aim-event-caravan = spustit událost a rozdělit oblast
aim-event-conflict = spustit Konflikt právě teď
aim-beside = stát u monumentu a ovládnout ho ({ $monument })
aim-gather = stát tam, kde se sbírají stoupenci
aim-fight = vyhrát boj o oblast { $token }
aim-dominate = dominovat oblasti { $token }
aim-push = odsunout soupeře z cesty
aim-claws = ohrozit Obřím štírem dvě pole
aim-summon-figure = přivést na mapu { $figure_acc }
aim-shine = získat víc se zářivou figurou
aim-unlock-power = používat od teď schopnost: { $power }
aim-majority = získat převahu v oblasti { $token } ({ $monument })
aim-draw-level = vzít soupeři převahu v oblasti { $token } ({ $monument })
aim-control = mít v oblasti { $token } o monument víc ({ $monument })
aim-caravan = rozdělit oblast ve svůj prospěch
aim-token = určit, kdy oblasti bojují
aim-announce = zahrát v jednom boji dvě karty
aim-play = vytěžit z oblasti { $token } co nejvíc, zahrát { $cards_acc }
aim-bid = uchránit vlastní figury před kobylkami
aim-bid-nothing = ušetřit stoupence
aim-auction = vydražit Strážce
aim-site = stavět u vlastních figur
aim-break = vyhrát nerozhodný boj
aim-trap = držet v zajetí válečníka { $god_gen }
aim-save = zachovat figury naživu
aim-lose = obětovat nejméně důležitou figuru
aim-gate = otevřít cestu vlastním figurám
aim-worship = proměnit stoupence ve zbožnost
aim-dismiss = zachovat lepší Strážce
aim-end-there = nechat to být

## Hodnoty součástí

kind-god = Bohové
kind-power = Schopnosti Ankh
kind-card = Bojové karty
kind-guardian = Strážci
kind-monument = Monumenty
kind-action = Akce
kind-track = Stupnice
kind-players = Počty hráčů
kind-limit = Meze
kind-module = Moduly
kind-map = Mapa
kind-region = Oblasti
kind-scenario = Scénáře
figure-colour = barva
figure-token = žeton
figure-slots = místa pro polapené
figure-gates = brány
figure-suns = slunce
figure-level = úroveň
figure-followers = stoupenci
figure-monuments = monumenty
figure-strength = síla
figure-margin = vyhráno aspoň o
figure-devotion = zbožnost
figure-figures = figury
figure-base = podstavec
figure-count = počet
figure-row = řada
figure-spaces = pole
figure-range = dosah
figure-merge_after = spojení po události
figure-forget_after = zapomnění po události
figure-red = červená do
figure-top = vrchol
figure-levels = úrovně
figure-guardians = Strážci
figure-start = na začátku
figure-board = na desce
figure-small = malé
figure-large = velké
figure-line = velbloudi v linii
figure-tokens = žetony
figure-players = hráči
figure-flooded = zaplavená pole
figure-cities = města
figure-conflicts = Konflikty
figure-terrain = terén
figure-rivers = strany s řekou
figure-anchor = jedno její pole
figure-size = velikost
figure-kingdom = říše
figure-sizes = velikosti oblastí
figure-camels = velbloudi
figure-obelisks = obelisky
figure-temples = chrámy
figure-pyramids = pyramidy
figure-gods = bohové
figure-warriors = válečníci
figure-controlled = ovládané monumenty
term-green = zelená
term-purple = fialová
term-red = červená
term-yellow = žlutá
term-middle-kingdom = Střední říše
term-old-kingdom = Stará říše

## Názvy pravidel, jak je uvádějí odmítnutí

rule-r11-5 = Použité karty
rule-r12-1 = Volba boha
rule-r14-1 = Volba akce
rule-r14-3 = Druhá akce níže
rule-r15-1 = Pohyb až o tři pole
rule-r15-2-b = Konec na prázdném poli
rule-r15-2-c = Nekončí se na vodě
rule-r16-1-a = Jedna figura ze zásoby
rule-r16-1-b = Prázdné pole souše
rule-r16-1-c = Vedle vlastních
rule-r18-1-a = Žeton nejvíce vlevo
rule-r18-1-b = Dosud zamčená
rule-r20-1 = Neutrální monument
rule-r20-2 = Cizí monument
rule-r21-1 = Linie velbloudů
rule-r21-4 = Žetony pořadí konfliktů
rule-r21-5 = Prohození žetonů
rule-r23-1 = Volba a odhalení
rule-r24-4 = Použití žetonu nerozhodného boje
rule-r25-2-d = Strážci přecházejí
rule-p6-a = { power-obelisk-attuned }
rule-p8-a = { power-pyramid-attuned }
rule-p12 = { power-worshipful }
rule-c1-a = { card-plague }
rule-c2-a = { card-build }
rule-c2-b = Stavba není možná
rule-g1 = Amun: dvě karty
rule-g2-a = Anubis: polapení válečníci
rule-g2-c = Anubis: výkupné
rule-g3-a = Isis: ochrana
rule-g4-a = Osiris: brány
rule-g4-b = Osiris: vyvolání navíc
rule-g4-c = Osiris: ostatním zavřeno
rule-g5-a = Ra: záře
rule-u2-a = { guardian-satet }
rule-u2-b = Satet nemá kam odsunout
rule-u3 = { guardian-mummy }
rule-u5-a = Obří štír: klepeta
rule-m3 = { module-guardian-auction }
rule-a-03 = Pohyby jeden po druhém
rule-a-10 = Pořadí vyvolání
rule-a-11 = Cizí brány
rule-a-13 = Položení, nebo přesun brány
rule-a-14 = Kam patří brána
rule-a-17 = Odsunutí Satet
rule-a-18 = Míření
rule-a-25 = Povolené linie
rule-a-28 = Jedno prohození
rule-a-31 = Přesuny k obeliskům
rule-a-46 = Isis rozhoduje po figurách
rule-a-62 = Strážci nižšího boha

## Co musí v příkladu platit

fact-markers = ukazatele akcí
fact-acting = jedná
fact-controls = ovládá
fact-ladder = pořadí zbožnosti
fact-battle = bitva
fact-regions = regiony
fact-prisoners = zajatci
fact-event = událost
fact-claws = klepeta
fact-tiebreaker = rozhodnutí remíz
fact-gates-left = zbývá bran
fact-head = sloučen pod
fact-up = lícem nahoru
fact-down = lícem dolů
fact-forgotten = zapomenut
fact-winner = vítěz

# what may be answered beforehand
standing-cards = Moje bojová karta
standing-bid = Stoupenci na mor
standing-tiebreaker = Rozhodnutí remízy
standing-unseen-forms = Dvě bojové karty Amuna
standing-worship = Uctívání po boji

## On the pages of players

feat-god = Oblíbený bůh
feat-guardian = Oblíbení strážci
feat-power = Oblíbené schopnosti
feat-battles = Nejvíc vyhraných bitev
