### Ve stínu pyramid: Zásvětí, našimi slovy.

game-title = Ve stínu pyramid: Zásvětí
game-blurb = Nakupujte z bortící se pyramidy, stavte balíček a vezměte si ho s sebou: počítá se jen to, co leží ve vaší hrobce.

## Karty

card-shabti = Vešebt
    .gen = Vešebtu
    .dat = Vešebtu
    .ins = Vešebtem
    .loc = Vešebtu
    .gender = m
card-shabti-text = Odložte kartu z ruky a pak si doberte { $draw ->
        [one] kartu
        [few] { $draw } karty
       *[other] { $draw } karet
    }.
card-urn = Nádoba
    .gen = Nádoby
    .dat = Nádobě
    .acc = Nádobu
    .ins = Nádobou
    .loc = Nádobě
    .gender = f
card-urn-text = Prohoďte dvě libovolné karty pyramidy. Nepočítá se to jako změna pyramidy.
card-box-of-food = Truhla s jídlem
    .gen = Truhly s jídlem
    .dat = Truhle s jídlem
    .acc = Truhlu s jídlem
    .ins = Truhlou s jídlem
    .loc = Truhle s jídlem
    .gender = f
card-box-of-food-text = Doberte si { $draw ->
        [one] kartu
        [few] { $draw } karty
       *[other] { $draw } karet
    }.
card-offering-table = Obětní stůl
    .gen = Obětního stolu
    .dat = Obětnímu stolu
    .ins = Obětním stolem
    .loc = Obětním stole
    .gender = m
card-offering-table-text = Obětujte kartu z ruky a pak si doberte { $draw ->
        [one] kartu
        [few] { $draw } karty
       *[other] { $draw } karet
    }.
card-brain-hook = Hák na mozek
    .gen = Háku na mozek
    .dat = Háku na mozek
    .ins = Hákem na mozek
    .loc = Háku na mozek
    .gender = m
card-brain-hook-text = Otočte vrchní kartu zásoby. Můžete ji koupit se slevou { $discount } a před tím ještě zahrát Prsten. Když ji nekoupíte, obětujte ji.
card-linen-bandages = Lněné obvazy
    .gen = Lněných obvazů
    .dat = Lněným obvazům
    .ins = Lněnými obvazy
    .loc = Lněných obvazech
    .gender = pl
card-linen-bandages-text = Zapečeťte počáteční kartu z ruky.
card-natron = Natron
    .gen = Natronu
    .dat = Natronu
    .ins = Natronem
    .loc = Natronu
    .gender = m
card-natron-text = Odložte kartu z ruky a pak jinou zapečeťte.
card-ring = Prsten
    .gen = Prstenu
    .dat = Prstenu
    .ins = Prstenem
    .loc = Prstenu
    .gender = m
card-ring-text = Další karta, kterou v tomto tahu zahrajete jako kapitál nebo k akci, má dvojnásobný kapitál.
card-necklace = Náhrdelník
    .gen = Náhrdelníku
    .dat = Náhrdelníku
    .ins = Náhrdelníkem
    .loc = Náhrdelníku
    .gender = m
card-necklace-text = Zapečeťte vrchní kartu svého dobíracího balíčku. Byla-li počáteční, můžete zapečetit i další.
card-bracelet = Náramek
    .gen = Náramku
    .dat = Náramku
    .ins = Náramkem
    .loc = Náramku
    .gender = m
card-bracelet-text = Doberte si { $draw ->
        [one] kartu
        [few] { $draw } karty
       *[other] { $draw } karet
    } a pak položte kartu z ruky na vršek svého dobíracího balíčku.
card-brooch = Brož
    .gen = Brože
    .dat = Broži
    .ins = Broží
    .loc = Broži
    .gender = f
card-brooch-text = Zapečeťte kartu z pyramidy a pak obětujte kartu sady ze své hrobky. Nějaká v ní musí ležet už předem.
card-antechamber = Předsíň
    .gen = Předsíně
    .dat = Předsíni
    .ins = Předsíní
    .loc = Předsíni
    .gender = f
card-antechamber-text = Prohledejte svou odkládací hromádku a vezměte si z ní jednu kartu do ruky.
card-offering-chapel = Obětní kaple
    .dat = Obětní kapli
    .acc = Obětní kapli
    .ins = Obětní kaplí
    .loc = Obětní kapli
    .gender = f
card-offering-chapel-text = Počínaje vámi může každý hráč zapečetit vrchní kartu své odkládací hromádky.
card-serdab = Serdab
    .gen = Serdabu
    .dat = Serdabu
    .ins = Serdabem
    .loc = Serdabu
    .gender = m
card-serdab-text = Dejte stranou libovolný počet karet z ruky. Po dobrání na konci tahu se vám vrátí do ruky.
card-burial-chamber = Pohřební komora
    .gen = Pohřební komory
    .dat = Pohřební komoře
    .acc = Pohřební komoru
    .ins = Pohřební komorou
    .loc = Pohřební komoře
    .gender = f
card-burial-chamber-text = Zapečeťte kartu z ruky.
card-treasury = Pokladnice
    .dat = Pokladnici
    .acc = Pokladnici
    .ins = Pokladnicí
    .loc = Pokladnici
    .gender = f
card-treasury-text = Doberte si { $draw ->
        [one] kartu
        [few] { $draw } karty
       *[other] { $draw } karet
    } a pak odložte kartu z ruky.
card-axe = Sekera
    .gen = Sekery
    .dat = Sekeře
    .acc = Sekeru
    .ins = Sekerou
    .loc = Sekeře
    .gender = f
card-axe-text = Máte-li kvůli nějakému efektu odložit kartu, můžete odložit Sekeru. Každý váš soupeř pak ukáže ruku a odloží z ní nejdražší kartu.
card-dagger = Dýka
    .gen = Dýky
    .dat = Dýce
    .acc = Dýku
    .ins = Dýkou
    .loc = Dýce
    .gender = f
card-dagger-text = Je-li na pohřebišti karta pro každého hráče: počínaje vámi si každý dá jeho vrchní kartu na svou odkládací hromádku.
card-spear = Kopí
    .ins = Kopím
    .gender = n
card-spear-text = Vyberte soupeře, který má v ruce aspoň { $hand-from ->
        [one] jednu kartu
        [few] { $hand-from } karty
       *[other] { $hand-from } karet
    }. Ukáže ruku, vy určíte jednu kartu a ta se odloží.
card-khopesh = Kef-peseš
    .gen = Kef-peseše
    .dat = Kef-peseši
    .ins = Kef-pesešem
    .loc = Kef-peseši
    .gender = m
card-khopesh-text = Soused po levici vybere kartu pyramidy a vy ji získáte.
card-sling = Prak
    .gen = Praku
    .dat = Praku
    .ins = Prakem
    .loc = Praku
    .gender = m
card-sling-text = Každý soupeř, který má v ruce aspoň { $hand-from ->
        [one] jednu kartu
        [few] { $hand-from } karty
       *[other] { $hand-from } karet
    }, jednu odloží.
card-bow = Luk
    .gen = Luku
    .dat = Luku
    .ins = Lukem
    .loc = Luku
    .gender = m
card-bow-text = Zapečeťte z pyramidy kartu sady, z níž v hrobce ještě nic nemáte.
card-goddess-nut = Bohyně Nút
    .dat = Bohyni Nút
    .acc = Bohyni Nút
    .ins = Bohyní Nút
    .loc = Bohyni Nút
    .gender = f
card-goddess-nut-text = Vyberte soupeře, ten může získat nejlevnější kartu pyramidy. Pak vy získáte nejdražší.
card-judgment = Posmrtný soud
    .gen = Posmrtného soudu
    .dat = Posmrtnému soudu
    .ins = Posmrtným soudem
    .loc = Posmrtném soudu
    .gender = m
card-judgment-text = Dejte stranou kartu z ruky a získejte vrchní kartu pohřebiště. Opakujte, kolikrát chcete a můžete. Nakonec karty dané stranou obětujte v libovolném pořadí.
card-hieroglyphics = Hieroglyfy
    .gen = Hieroglyfů
    .dat = Hieroglyfům
    .loc = Hieroglyfech
    .gender = pl
card-hieroglyphics-text = Podívejte se na { $look ->
        [one] vrchní kartu
        [few] { $look } vrchní karty
       *[other] { $look } vrchních karet
    } svého dobíracího balíčku. Jednu si vezměte do ruky, ostatní vraťte navrch v libovolném pořadí.
card-banquet = Hostina
    .gen = Hostiny
    .dat = Hostině
    .acc = Hostinu
    .ins = Hostinou
    .loc = Hostině
    .gender = f
card-banquet-text = Doberte si { $draw ->
        [one] kartu
        [few] { $draw } karty
       *[other] { $draw } karet
    }.
card-hunting-scene = Lov
    .gen = Lovu
    .dat = Lovu
    .ins = Lovem
    .loc = Lovu
    .gender = m
card-hunting-scene-text = Obětujte kartu z ruky a pak získejte kartu pyramidy dražší nejvýše o { $margin }.
card-victory = Vítězství
    .ins = Vítězstvím
    .gender = n
card-victory-text = Zapečeťte kartu zahranou dříve v tomto tahu.
card-solar-barque = Sluneční bárka
    .gen = Sluneční bárky
    .dat = Sluneční bárce
    .acc = Sluneční bárku
    .ins = Sluneční bárkou
    .loc = Sluneční bárce
    .gender = f
card-solar-barque-text = Do konce tahu můžete kupovat ze všech řad pyramidy.
card-ibex-figurine = Soška kozorožce
    .gen = Sošky kozorožce
    .dat = Sošce kozorožce
    .acc = Sošku kozorožce
    .ins = Soškou kozorožce
    .loc = Sošce kozorožce
    .gender = f
card-ibex-figurine-text = Obětujte libovolnou kartu pyramidy a pak si doberte { $draw ->
        [one] kartu
        [few] { $draw } karty
       *[other] { $draw } karet
    }.
card-hounds-and-jackals = Psi a šakali
    .gen = Psů a šakalů
    .dat = Psům a šakalům
    .acc = Psy a šakaly
    .ins = Psy a šakaly
    .loc = Psech a šakalech
    .gender = pl
card-hounds-and-jackals-text = Vezměte si zpět do ruky kartu zahranou dříve v tomto tahu.
card-senet = Senet
    .gen = Senetu
    .dat = Senetu
    .ins = Senetem
    .loc = Senetu
    .gender = m
card-senet-text = Doberte si { $draw ->
        [one] kartu
        [few] { $draw } karty
       *[other] { $draw } karet
    } a položte Senet na odkládací hromádku soupeře. Ten dá kartu sady z ruky na vaši hromádku, nebo vám ukáže, že žádnou nemá.
card-mirror-case = Pouzdro na zrcadlo
    .gen = Pouzdra na zrcadlo
    .dat = Pouzdru na zrcadlo
    .ins = Pouzdrem na zrcadlo
    .loc = Pouzdru na zrcadlo
    .gender = n
card-mirror-case-text = Získejte kartu. Pouzdro na zrcadlo pak samo vstoupí do pyramidy shora a propadne do nejnižší mezery.
card-lotus-chalice = Lotosový pohár
    .gen = Lotosového poháru
    .dat = Lotosovému poháru
    .ins = Lotosovým pohárem
    .loc = Lotosovém poháru
    .gender = m
card-lotus-chalice-text = Vezměte si kartu ze své hrobky do ruky. Pak můžete zapečetit až { $entomb-to ->
        [one] jednu kartu
        [few] { $entomb-to } karty
       *[other] { $entomb-to } karet
    } z ruky.
card-sphinx = Sfinga
    .gen = Sfingy
    .dat = Sfinze
    .acc = Sfingu
    .ins = Sfingou
    .loc = Sfinze
    .gender = f
card-sphinx-text = Vezměte si libovolnou kartu pyramidy do ruky.
card-outer-sarcophagus = Vnější sarkofág
    .gen = Vnějšího sarkofágu
    .dat = Vnějšímu sarkofágu
    .ins = Vnějším sarkofágem
    .loc = Vnějším sarkofágu
    .gender = m
card-outer-sarcophagus-text = Zapečeťte vrchní kartu své odkládací hromádky.
card-middle-sarcophagus = Prostřední sarkofág
    .gen = Prostředního sarkofágu
    .dat = Prostřednímu sarkofágu
    .ins = Prostředním sarkofágem
    .loc = Prostředním sarkofágu
    .gender = m
card-middle-sarcophagus-text = Získejte kartu ze střední řady.
card-inner-sarcophagus = Vnitřní sarkofág
    .gen = Vnitřního sarkofágu
    .dat = Vnitřnímu sarkofágu
    .ins = Vnitřním sarkofágem
    .loc = Vnitřním sarkofágu
    .gender = m
card-inner-sarcophagus-text = Vezměte si kartu ze své hrobky do ruky. Pak můžete zapečetit až { $entomb-to ->
        [one] jednu kartu
        [few] { $entomb-to } karty
       *[other] { $entomb-to } karet
    } z ruky.
card-jar-duamutef = Kanopa Duamutefa
    .gen = Kanopy Duamutefa
    .dat = Kanopě Duamutefa
    .acc = Kanopu Duamutefa
    .ins = Kanopou Duamutefa
    .loc = Kanopě Duamutefa
    .gender = f
card-jar-duamutef-text = Obětujte kartu z ruky a pak si doberte { $draw ->
        [one] kartu
        [few] { $draw } karty
       *[other] { $draw } karet
    }.
card-jar-qebehsenuef = Kanopa Kebehsenufa
    .gen = Kanopy Kebehsenufa
    .dat = Kanopě Kebehsenufa
    .acc = Kanopu Kebehsenufa
    .ins = Kanopou Kebehsenufa
    .loc = Kanopě Kebehsenufa
    .gender = f
card-jar-qebehsenuef-text = Každý soupeř, který má v ruce, balíčku a odkládací hromádce dohromady víc než { $spared-to ->
        [one] jednu kartu
        [few] { $spared-to } karty
       *[other] { $spared-to } karet
    }, obětuje kartu z ruky.
card-jar-hapi = Kanopa Hapiho
    .gen = Kanopy Hapiho
    .dat = Kanopě Hapiho
    .acc = Kanopu Hapiho
    .ins = Kanopou Hapiho
    .loc = Kanopě Hapiho
    .gender = f
card-jar-hapi-text = Každý soupeř, který má v ruce aspoň { $hand-from ->
        [one] jednu kartu
        [few] { $hand-from } karty
       *[other] { $hand-from } karet
    }, jednu odloží. Pak si doberte { $draw ->
        [one] kartu
        [few] { $draw } karty
       *[other] { $draw } karet
    }.
card-jar-imseti = Kanopa Imseta
    .gen = Kanopy Imseta
    .dat = Kanopě Imseta
    .acc = Kanopu Imseta
    .ins = Kanopou Imseta
    .loc = Kanopě Imseta
    .gender = f
card-jar-imseti-text = Vezměte si vrchní kartu pohřebiště do ruky.
card-amulet-ankh = Amulet anch
    .gen = Amuletu anch
    .dat = Amuletu anch
    .ins = Amuletem anch
    .loc = Amuletu anch
    .gender = m
card-amulet-ankh-text = Doberte si { $draw ->
        [one] kartu
        [few] { $draw } karty
       *[other] { $draw } karet
    }. Pak můžete položit kartu z ruky na vršek svého dobíracího balíčku.
card-amulet-djed = Amulet džed
    .gen = Amuletu džed
    .dat = Amuletu džed
    .ins = Amuletem džed
    .loc = Amuletu džed
    .gender = m
card-amulet-djed-text = Vezměte si vrchní kartu své odkládací hromádky do ruky.
card-amulet-wedjat = Amulet vedžat
    .gen = Amuletu vedžat
    .dat = Amuletu vedžat
    .ins = Amuletem vedžat
    .loc = Amuletu vedžat
    .gender = m
card-amulet-wedjat-text = Podívejte se na { $look ->
        [one] vrchní kartu
        [few] { $look } vrchní karty
       *[other] { $look } vrchních karet
    } zásoby. Jednu můžete obětovat. Zbytek vraťte navrch v libovolném pořadí.
card-amulet-scarab = Skarabeus
    .gen = Skarabea
    .dat = Skarabeovi
    .acc = Skarabea
    .ins = Skarabeem
    .loc = Skarabeovi
    .gender = m
card-amulet-scarab-text = Zapečeťte kartu z ruky.
card-amulet-tyet = Amulet tit
    .gen = Amuletu tit
    .dat = Amuletu tit
    .ins = Amuletem tit
    .loc = Amuletu tit
    .gender = m
card-amulet-tyet-text = Zopakujte akci provedenou v tomto tahu, s novou volbou. Nelze Sluneční bárku, Psy a šakaly, Senet, Pouzdro na zrcadlo, Thovta, Kadidelnici ani Amulet tit.
card-book-gates = Kniha bran
    .gen = Knihy bran
    .dat = Knize bran
    .acc = Knihu bran
    .ins = Knihou bran
    .loc = Knize bran
    .gender = f
card-book-gates-text = Odhalte vrchní kartu svého dobíracího balíčku. Proveďte její akci, je-li to možné, a pak ji odložte.
card-book-netherworld = Kniha podsvětí
    .gen = Knihy podsvětí
    .dat = Knize podsvětí
    .acc = Knihu podsvětí
    .ins = Knihou podsvětí
    .loc = Knize podsvětí
    .gender = f
card-book-netherworld-text = Položte vrchní kartu zásoby na vršek své odkládací hromádky.
card-book-heavens = Kniha nebes
    .gen = Knihy nebes
    .dat = Knize nebes
    .acc = Knihu nebes
    .ins = Knihou nebes
    .loc = Knize nebes
    .gender = f
card-book-heavens-text = Má-li vaše odkládací hromádka aspoň { $discard-from ->
        [one] jednu kartu
        [few] { $discard-from } karty
       *[other] { $discard-from } karet
    }, vyberte z nich jednu a zapečeťte ji.
card-book-earth = Kniha země
    .gen = Knihy země
    .dat = Knize země
    .acc = Knihu země
    .ins = Knihou země
    .loc = Knize země
    .gender = f
card-book-earth-text = Obětujte kartu z ruky a pak získejte kartu pyramidy, která stojí nejvýše { $factor }krát tolik.
card-book-dead = Kniha mrtvých
    .gen = Knihy mrtvých
    .dat = Knize mrtvých
    .acc = Knihu mrtvých
    .ins = Knihou mrtvých
    .loc = Knize mrtvých
    .gender = f
card-book-dead-text = Zapečeťte nejlevnější kartu pyramidy.
card-book-eternity = Kniha putování věčností
    .gen = Knihy putování věčností
    .dat = Knize putování věčností
    .acc = Knihu putování věčností
    .ins = Knihou putování věčností
    .loc = Knize putování věčností
    .gender = f
card-book-eternity-text = Po nákupu v tomto tahu získejte kartu pyramidy levnější než váš nejdražší nákup.
card-statue-bastet = Soška Bastety
    .gen = Sošky Bastety
    .dat = Sošce Bastety
    .acc = Sošku Bastety
    .ins = Soškou Bastety
    .loc = Sošce Bastety
    .gender = f
card-statue-bastet-text = Prohoďte dvě libovolné karty pyramidy, což se nepočítá jako změna, a pak si doberte { $draw ->
        [one] kartu
        [few] { $draw } karty
       *[other] { $draw } karet
    }.
card-statue-isis = Soška Esety
    .gen = Sošky Esety
    .dat = Sošce Esety
    .acc = Sošku Esety
    .ins = Soškou Esety
    .loc = Sošce Esety
    .gender = f
card-statue-isis-text = Vezměte si kartu ze své hrobky do ruky.
card-statue-horus = Soška Hora
    .gen = Sošky Hora
    .dat = Sošce Hora
    .acc = Sošku Hora
    .ins = Soškou Hora
    .loc = Sošce Hora
    .gender = f
card-statue-horus-text = Získejte špičku pyramidy.
card-statue-anubis = Soška Anupa
    .gen = Sošky Anupa
    .dat = Sošce Anupa
    .acc = Sošku Anupa
    .ins = Soškou Anupa
    .loc = Sošce Anupa
    .gender = f
card-statue-anubis-text = Zapečeťte vrchní kartu pohřebiště.
card-statue-seth = Soška Sutecha
    .gen = Sošky Sutecha
    .dat = Sošce Sutecha
    .acc = Sošku Sutecha
    .ins = Soškou Sutecha
    .loc = Sošce Sutecha
    .gender = f
card-statue-seth-text = Každý soupeř, který má v ruce, balíčku a odkládací hromádce dohromady víc než { $spared-to ->
        [one] jednu kartu
        [few] { $spared-to } karty
       *[other] { $spared-to } karet
    }, dá kartu z ruky na vaši odkládací hromádku.
card-statue-thoth = Soška Thovta
    .gen = Sošky Thovta
    .dat = Sošce Thovta
    .acc = Sošku Thovta
    .ins = Soškou Thovta
    .loc = Sošce Thovta
    .gender = f
card-statue-thoth-text = Do konce tahu má každá karta z vaší ruky kapitál { $gold-each }.
card-statue-osiris = Soška Usira
    .gen = Sošky Usira
    .dat = Sošce Usira
    .acc = Sošku Usira
    .ins = Soškou Usira
    .loc = Sošce Usira
    .gender = f
card-statue-osiris-text = Zapečeťte kartu z ruky a pak získejte kartu pyramidy, která stojí nejvýše tolik.
card-headrest = Opěrka hlavy
    .gen = Opěrky hlavy
    .dat = Opěrce hlavy
    .acc = Opěrku hlavy
    .ins = Opěrkou hlavy
    .loc = Opěrce hlavy
    .gender = f
card-headrest-text = Dejte stranou kartu z ruky. Po dobrání na konci tahu se vám vrátí do ruky.
card-censer = Kadidelnice
    .dat = Kadidelnici
    .acc = Kadidelnici
    .ins = Kadidelnicí
    .loc = Kadidelnici
    .gender = f
card-censer-text = Příští karta, kterou si v tomto tahu koupíte, přijde do ruky.
card-boat = Loď
    .gen = Lodi
    .dat = Lodi
    .ins = Lodí
    .loc = Lodi
    .gender = f
card-boat-text = Po soupeřově nákupu můžete odložit Loď a získat kartu ze základny.
card-chariot = Vůz
    .gen = Vozu
    .dat = Vozu
    .ins = Vozem
    .loc = Voze
    .gender = m
card-chariot-text = Doberte si { $draw ->
        [one] kartu
        [few] { $draw } karty
       *[other] { $draw } karet
    } a pak odložte kartu z ruky.
card-crook-and-flail = Berla a bič
    .gen = Berly a biče
    .dat = Berle a biči
    .acc = Berlu a bič
    .ins = Berlou a bičem
    .loc = Berle a biči
    .gender = pl
card-crook-and-flail-text = Vezměte si kartu ze základny do ruky.
card-burial-mask = Pohřební maska
    .gen = Pohřební masky
    .dat = Pohřební masce
    .acc = Pohřební masku
    .ins = Pohřební maskou
    .loc = Pohřební masce
    .gender = f
card-burial-mask-text = Zapečeťte kartu ze základny, která stojí nejvýše { $cost-to }.

## Místa

zone-stock = Zásoba
zone-pyramid = Pyramida
zone-boneyard = Pohřebiště
zone-deck = Dobírací balíček
zone-hand = Ruka
zone-played = Zahrané karty
zone-discard = Odkládací hromádka
zone-tomb = Hrobka
zone-aside = Dané stranou
zone-open = Otočené karty
slot-t = špička
    .gen = špičky
    .dat = špičce
    .acc = špičku
    .ins = špičkou
    .loc = špičce
slot-m1 = levé místo střední řady
slot-m2 = pravé místo střední řady
slot-b1 = levé místo základny
slot-b2 = prostřední místo základny
slot-b3 = pravé místo základny

## Sady a karty ve hře

set-starter = počáteční karty
set-unique = unikátní artefakty
set-mummification = mumifikace
set-jewelry = šperky
set-chambers = komnaty
set-weapons = zbraně
set-tomb-art = umění
set-sarcophagi = sarkofágy
set-canopic-jars = kanopy
set-amulets = amulety
set-books = knihy
set-statues = sošky
pair-red = mumifikace a sarkofágy
pair-brown = šperky a kanopy
pair-yellow = komnaty a amulety
pair-green = zbraně a knihy
pair-blue = umění a sošky
box-afterlife = Zásvětí
box-original = původní hra
pool-afterlife = Jen Zásvětí
pool-original = Jen původní hra
pool-mix = Mix sad
pool-half-independent = Poloviční sady, každá zvlášť
pool-half-merged = Poloviční sady, spojené podle barev
pool-five = Pět hráčů
pool-six = Šest hráčů
pool-seven = Sedm hráčů
pool-eight = Osm hráčů
tunable-hand = Velikost ruky
tunable-entombing = Zapečetění zdarma
tunable-boneyard = První karty pohřebiště
tunable-market = Karty na trhu na hráče

## Pojmy

term-cost = Cena
term-gold = Kapitál
term-points = Body
term-level = Věk
term-level-number = Věk { $level }
term-set-of = { $set } ({ $size })
term-squared =
    { $count ->
        [one] { $count } druh
        [few] { $count } druhy
       *[other] { $count } druhů
    }, { $count } × { $count }
term-pair-cancelled = obě kopie se navzájem ruší
term-starter = počáteční karta
term-unique = unikátní artefakt
term-empty-slot = Prázdné: { $slot }
term-cards = Karty
term-cards-in-hand = V ruce
term-cards-in-deck = Dobírací balíček
term-cards-in-discard = Odkládací hromádka
term-cards-in-tomb = V hrobce
term-goal = Cíl
term-goal-left =
    { $count ->
        [one] Do cíle chybí { $count } bod
        [few] Do cíle chybí { $count } body
       *[other] Do cíle chybí { $count } bodů
    }
term-uncounted = teď se nepočítá
term-ring = Prsten: další karta má dvojnásobný kapitál
term-thoth = Thovt: každá karta z ruky má kapitál { $gold }
term-barque = Sluneční bárka: na prodej jsou všechny řady
term-censer = Kadidelnice: příští nákup přijde do ruky
term-sacrifice-owed = Pyramida se zatím nezměnila: bude třeba jednu její kartu obětovat
term-sacrifice-owed-after-swap = Prohození není změna pyramidy: bude třeba jednu její kartu obětovat
term-free-entombing = Zapečetění zdarma ještě zbývá
term-effects = V tomto tahu
term-market = S čím se hraje
term-place = { $place }. karta shora
term-player = { $player }
kind-card = Karty
kind-set = Sady
kind-pair = Supersady
kind-pool = Výběry karet
kind-box = Krabice
kind-tunable = Čísla pravidel
title-turn = Tah { $turn }: { $player }
title-over = Partie skončila

## Výzvy

prompt-turn = { $free ->
        [0] Jste na tahu: kupujte, hrajte, nebo tah ukončete.
       *[other] Jste na tahu: kupujte, hrajte, pečeťte, nebo tah ukončete.
    }
    .other = Na tahu je { $player }.
prompt-payment = Zaplaťte { $price } za { $card_acc }: zatím { $paid }.
    .other = { $player } platí.
prompt-fork = Která karta propadne doprostřed základny?
    .other = { $player } vybírá, která karta propadne.
prompt-boat = { $by } kupuje { $card_acc }. Odpovíte Lodí?
    .other = { $player } se rozhoduje o Lodi.
prompt-rebuild = Pyramida je beze změny: obětujte jednu její kartu.
    .other = { $player } obětuje kartu pyramidy.
prompt-order = Která karta je další, od vršku odkládací hromádky dolů?
    .other = { $player } rovná odkládané karty.
prompt-discard = { $card }: odložte kartu.
    .other = { $player } vybírá kartu k odložení.
prompt-dearest = { $axes ->
        [0] { $by } útočí Sekerou: odložte svou nejdražší kartu.
       *[other] { $by } útočí Sekerou: odložte svou nejdražší kartu, nebo místo ní Sekeru.
    }
    .other = { $player } vybírá kartu k odložení.
prompt-sacrifice-hand = { $card }: obětujte kartu z ruky.
    .other = { $player } obětuje kartu z ruky.
prompt-sacrifice-pyramid = { $card }: obětujte kartu pyramidy.
    .other = { $player } obětuje kartu pyramidy.
prompt-entomb-hand = { $card }: zapečeťte kartu z ruky.
    .other = { $player } vybírá kartu k zapečetění.
prompt-entomb-hand-maybe = { $card }: můžete zapečetit kartu z ruky.
    .other = { $player } vybírá kartu k zapečetění.
prompt-entomb-starter = { $card }: zapečeťte počáteční kartu z ruky.
    .other = { $player } vybírá kartu k zapečetění.
prompt-entomb-pyramid = { $card }: zapečeťte kartu pyramidy.
    .other = { $player } vybírá kartu k zapečetění.
prompt-take = { $card }: získejte kartu pyramidy.
    .other = { $player } vybírá kartu pyramidy.
prompt-opponent = { $card }: vyberte soupeře.
    .other = { $player } vybírá soupeře.
prompt-urn-swap = { $card }: které dvě karty si vymění místa?
    .other = { $player } prohazuje dvě karty pyramidy.
prompt-statue-bastet-swap = { $card }: které dvě karty si vymění místa?
    .other = { $player } prohazuje dvě karty pyramidy.
prompt-brain-hook = Ze zásoby přišla karta { $card }: koupit za { $price }, nebo nechat?
    .other = { $player } se rozhoduje o otočené kartě.
prompt-necklace = Byla to počáteční karta. { $card }: zapečetit i další?
    .other = { $player } vybírá kartu k zapečetění.
prompt-to-deck = { $card }: položte kartu z ruky na vršek dobíracího balíčku.
    .other = { $player } klade kartu na vršek dobíracího balíčku.
prompt-to-deck-maybe = { $card }: můžete položit kartu z ruky na vršek dobíracího balíčku.
    .other = { $player } klade kartu na vršek dobíracího balíčku.
prompt-tomb-sacrifice = { $card }: obětujte kartu sady ze své hrobky.
    .other = { $player } obětuje kartu z hrobky.
prompt-search = { $card }: vezměte si kartu z odkládací hromádky do ruky.
    .other = { $player } prohledává odkládací hromádku.
prompt-heavens = { $card }: zapečeťte kartu z odkládací hromádky.
    .other = { $player } vybírá kartu k zapečetění.
prompt-chapel = Obětní kaple: zapečetit { $card_acc } z vršku odkládací hromádky?
    .other = { $player } se rozhoduje o vrchní kartě odkládací hromádky.
prompt-serdab = { $card }: dejte stranou, kolik karet chcete.
    .other = { $player } dává karty stranou.
prompt-headrest = { $card }: dejte stranou kartu.
    .other = { $player } dává karty stranou.
prompt-judgment = Dát stranou kartu a získat z pohřebiště { $card_acc }?
    .other = { $player } vyměňuje karty s pohřebištěm.
prompt-judgment-order = { $card }: kterou kartu obětujete teď? Poslední bude navrchu.
    .other = { $player } obětuje karty dané stranou.
prompt-spear-target = { $card }: vyberte soupeře.
    .other = { $player } vybírá soupeře.
prompt-spear-card = { $card }: kterou kartu má { $opponent } odložit?
    .other = { $player } určuje kartu z ukázané ruky.
prompt-spear-yield = { $by } určuje { $card_acc }: odložte tuto kartu, nebo Sekeru.
    .other = { $player } vybírá kartu k odložení.
prompt-khopesh = { $card }: vyberte kartu pyramidy, kterou získá { $by }.
    .other = { $player } vybírá kartu pyramidy.
prompt-bow = { $card }: zapečeťte kartu nové sady.
    .other = { $player } vybírá kartu k zapečetění.
prompt-nut-offer = { $card }: můžete získat nejlevnější kartu.
    .other = { $player } vybírá kartu pyramidy.
prompt-nut-own = { $card }: získejte nejdražší kartu.
    .other = { $player } vybírá kartu pyramidy.
prompt-hieroglyphics = { $card }: kterou kartu si vezmete do ruky?
    .other = { $player } si prohlíží vršek dobíracího balíčku.
prompt-deck-order = { $card }: která karta je další, od vršku dobíracího balíčku dolů?
    .other = { $player } si prohlíží vršek dobíracího balíčku.
prompt-hunting-scene = { $card }: obětujte kartu z ruky.
    .other = { $player } obětuje kartu z ruky.
prompt-hunting-scene-take = { $card }: získejte kartu pyramidy.
    .other = { $player } vybírá kartu pyramidy.
prompt-book-earth = { $card }: obětujte kartu z ruky.
    .other = { $player } obětuje kartu z ruky.
prompt-book-earth-take = { $card }: získejte kartu pyramidy.
    .other = { $player } vybírá kartu pyramidy.
prompt-statue-osiris = { $card }: zapečeťte kartu z ruky.
    .other = { $player } vybírá kartu k zapečetění.
prompt-statue-osiris-take = { $card }: získejte kartu pyramidy.
    .other = { $player } vybírá kartu pyramidy.
prompt-victory = { $card }: zapečeťte kartu zahranou v tomto tahu.
    .other = { $player } vybírá kartu k zapečetění.
prompt-hounds = { $card }: vezměte si zpět kartu zahranou v tomto tahu.
    .other = { $player } bere zpět zahranou kartu.
prompt-senet-gift = Senet: dejte kartu sady z ruky. Dostane ji { $by }.
    .other = { $player } vybírá kartu k odevzdání.
prompt-seth-gift = { $card }: dejte kartu z ruky. Dostane ji { $by }.
    .other = { $player } vybírá kartu k odevzdání.
prompt-mirror-case = { $card }: do které mezery propadne?
    .other = { $player } vybírá mezeru v pyramidě.
prompt-unearth = { $card }: kterou kartu hrobky si vezmete do ruky?
    .other = { $player } si bere kartu z hrobky.
prompt-to-hand = { $card }: vezměte si kartu pyramidy do ruky.
    .other = { $player } vybírá kartu pyramidy.
prompt-middle-row = { $card }: získejte kartu střední řady.
    .other = { $player } vybírá kartu pyramidy.
prompt-wedjat = { $card }: jednu z těchto karet zásoby můžete obětovat.
    .other = { $player } si prohlíží vršek zásoby.
prompt-stock-order = { $card }: která karta je další, od vršku zásoby dolů?
    .other = { $player } si prohlíží vršek zásoby.
prompt-tyet = { $card }: kterou akci zopakujete?
    .other = { $player } vybírá akci k zopakování.
prompt-book-dead = { $card }: zapečeťte nejlevnější kartu.
    .other = { $player } vybírá kartu k zapečetění.
prompt-eternity = { $card }: získejte kartu levnější než váš nejdražší nákup.
    .other = { $player } vybírá kartu pyramidy.
prompt-crook-and-flail = { $card }: vezměte si kartu základny do ruky.
    .other = { $player } vybírá kartu pyramidy.
prompt-burial-mask = { $card }: zapečeťte kartu základny.
    .other = { $player } vybírá kartu k zapečetění.

## Volby

option-buy = Koupit: { $slot }
option-buy-card = Koupit { $card_acc } za { $price }
option-play = Zahrát { $card_acc }
option-entomb = Zapečetit { $card_acc }
option-end = Ukončit tah
option-arrange = Ukončit tah a srovnat odkládané karty
option-lay = { $card }
option-rest = Zbytek, jak leží
option-pay = Zaplatit { $card_ins }
option-done = Hotovo
option-pass = Ne
option-fall = Propadne: { $slot }
option-fall-card = { $card_gender ->
        [pl] Propadnou
       *[other] Propadne
    } { $card }
option-boat = Loď: { $slot }
option-boat-card = Odložit Loď a získat { $card_acc }
option-buy-stock = Koupit
option-leave = Nechat být
option-discard = Odložit { $card_acc }
option-sacrifice = Obětovat { $card_acc }
option-sacrifice-slot = Obětovat: { $slot }
option-sacrifice-slot-card = Obětovat { $card_acc }
option-entomb-slot = Zapečetit: { $slot }
option-entomb-slot-card = Zapečetit { $card_acc }
option-entomb-next = Zapečetit další kartu
option-entomb-top = Zapečetit
option-entomb-lowest = Zapečetit { $card_acc }, nejnižší kartu
option-entomb-at = Zapečetit { $card_acc }, { $place }. kartu shora
option-entomb-paid = Zapečetit { $card_acc }, kartu použitou jako kapitál
option-entomb-executed = Zapečetit { $card_acc }, kartu použitou k akci
option-take = Získat: { $slot }
option-take-card = Získat { $card_acc }
option-lift = Do ruky: { $slot }
option-lift-card = { $card } do ruky
option-choose-slot = Vybrat: { $slot }
option-choose-slot-card = Vybrat { $card_acc }
option-place = Do mezery: { $slot }
option-swap = Prohodit { $slot_acc } a { $other_acc }
option-swap-cards = Prohodit { $card_acc } a { $other_acc }
option-against = { $opponent }
option-name = { $card }
option-give = Dát { $card_acc }
option-aside = Dát stranou { $card_acc }
option-top = { $card } navrch
option-fetch = Vzít { $card_acc }
option-fetch-lowest = Vzít { $card_acc }, nejnižší kartu
option-fetch-at = Vzít { $card_acc }, { $place }. kartu shora
option-repeat = Zopakovat { $card_acc }
option-return = Vzít zpět { $card_acc }
option-return-gold = Vzít zpět { $card_acc }, kartu použitou jako kapitál
option-return-action = Vzít zpět { $card_acc }, kartu použitou k akci

## Co se stalo

event-pool = V této partii { $count ->
        [one] je { $count } karta
        [few] jsou { $count } karty
       *[other] je { $count } karet
    } na prodej: { $sets }.
event-opened = { $card_gender ->
        [pl] Pohřebiště otevírají
       *[other] Pohřebiště otevírá
    } { $card }.
event-starts = Začíná { $player }.
event-turn = Na tahu je { $player }.
event-refilled = { $card_gender ->
        [pl] Do pyramidy přicházejí
       *[other] Do pyramidy přichází
    } { $card }: { $slot }.
event-fell = { $card } { $card_gender ->
        [pl] propadají
       *[other] propadá
    }: { $slot }.
event-paid = { $player } platí { $card_ins }: { $coins ->
        [one] { $coins } mince
        [few] { $coins } mince
       *[other] { $coins } mincí
    }.
event-bought =
    { $lost ->
        [0] { $player } kupuje { $card_acc } za { $price }.
        [one] { $player } kupuje { $card_acc } za { $price }; { $lost } mince je ztracena.
        [few] { $player } kupuje { $card_acc } za { $price }; { $lost } mince jsou ztraceny.
       *[other] { $player } kupuje { $card_acc } za { $price }; { $lost } mincí je ztraceno.
    }
event-boat = { $player } odpovídá Lodí na nákup, který dělá { $opponent }.
event-played = { $player } hraje { $card_acc }.
event-entombed = { $player } pečetí { $card_acc }.
event-sacrificed = { $player } obětuje { $card_acc }.
event-took = { $player } získává { $card_acc }.
event-took-in-hand = { $player } získává { $card_acc } do ruky.
event-discarded = { $player } odkládá { $card_acc }.
event-axe = { $player } útočí Sekerou.
event-showed = { $player } ukazuje ruku: { $cards }.
event-showed-to = { $player } ukazuje ruku, vidí ji jen { $opponent }: { $cards }.
event-showed-to-hidden = { $player } ukazuje ruku, vidí ji jen { $opponent }: není v ní karta sady.
ending-empty = Zásoba i pyramida jsou prázdné a všichni měli stejně tahů.
ending-goal = Cíl partie je splněn.
event-drew = { $player } dobírá { $card_acc }.
event-drew-hidden = { $player } dobírá kartu.
event-shuffled = { $player } míchá z odkládací hromádky nový dobírací balíček.
event-swapped = { $player } prohazuje { $card_acc } a { $other_acc }.
event-turned-up = { $player } otáčí ze zásoby { $card_acc }.
event-topped = { $player } klade { $card_acc } na vršek dobíracího balíčku.
event-topped-hidden = { $player } klade kartu na vršek dobíracího balíčku.
event-fetched = { $player } bere { $card_acc } z odkládací hromádky.
event-fetched-hidden = { $player } bere kartu z odkládací hromádky.
event-set-aside = { $player } dává stranou { $card_acc }.
event-set-aside-hidden = { $player } dává stranou kartu.
event-set-aside-open = { $player } dává stranou { $card_acc }.
event-rejoined = { $player } bere zpět do ruky { $count ->
        [one] { $count } kartu danou
        [few] { $count } karty dané
       *[other] { $count } karet daných
    } stranou.
event-looked = { $player } si prohlíží: { $cards }.
event-looked-hidden = { $player } si prohlíží vrchní karty.
event-read = { $player } bere { $card_acc } do ruky.
event-read-hidden = { $player } bere jednu z karet do ruky.
event-chose = { $player } vybírá soupeře: { $opponent }.
event-returned = { $player } bere zpět { $card_acc }.
event-senet = { $player } posílá Senet; na odkládací hromádku ho dostává { $opponent }.
event-gave = { $player } dává { $card_acc }; dostává { $opponent }.
event-placed = { $card } { $card_gender ->
        [pl] vstupují
       *[other] vstupuje
    } do pyramidy: { $slot }.
event-unearthed = { $player } bere { $card_acc } z hrobky do ruky.
event-repeated = { $player } opakuje { $card_acc }.
event-gates = { $player } odhaluje { $card_acc }.
event-laid-off = { $card } { $card_gender ->
        [pl] jdou
       *[other] jde
    } na odkládací hromádku.
event-cleared = { $player } uklízí stůl.

## Proč ne

refuse-above-the-gap = Propadnout tam může jen karta střední řady.
refuse-in-hand = { $card } { $card_gender ->
        [pl] nejsou
       *[other] není
    } ve vaší ruce.
refuse-not-paid-with-yet = Kartou { $card } jste v tomto tahu už platili: do konce tahu zůstává na stole.
refuse-not-executed-yet = Akci karty { $card } jste v tomto tahu už provedli: karta do konce tahu zůstává na stole.
refuse-look-into-stock = Do zásoby se nikdo nedívá.
refuse-look-into-boneyard = Z pohřebiště je vidět jen vrchní karta.
refuse-look-at-cards = Do cizí ruky a do dobíracích balíčků se nikdo nedívá.
refuse-look-into-own-discards = Svou odkládací hromádku smíte prohlížet mimo svůj tah; během něj, jen když to říká akce.
refuse-look-into-discards = Z cizí odkládací hromádky je vidět jen vrchní karta.
refuse-slot-is-filled = Žádná karta tam není.
refuse-is-an-opponent = Vyberte soupeře.
refuse-spendable-card = Kartu { $card } nemáte v ruce, nebo ji nelze použít jako kapitál.
refuse-enough-left-to-pay = Kdyby karta { $card } platila jako první, zbytek by nestačil; začněte větší kartou.
refuse-price-is-met =
    { $have ->
        [one] { $have } mince nestačí
        [few] { $have } mince nestačí
       *[other] { $have } mincí nestačí
    }; cena je { $need }.
refuse-boat-reaches = Loď bere kartu ze základny.
refuse-boat-in-hand = Loď v ruce nemáte.
refuse-in-base = Na prodej je jen základna pyramidy.
refuse-affordable = Stojí { $need }; vaše ruka má hodnotu { $have }.
refuse-axe-only-answers = Sekera se odkládá, když máte kvůli efektu odložit kartu; vlastní akci nemá.
refuse-boat-only-answers = Loď odpovídá na nákup soupeře; vlastní akci nemá.
refuse-has-an-opponent = Karta { $card } mluví o soupeři, a vy hrajete bez soupeřů.
refuse-enough-to-draw = Karta { $card } potřebuje v balíčku a odkládací hromádce { $need ->
        [one] { $need } kartu
        [few] { $need } karty
       *[other] { $need } karet
    }; k dispozici: { $have }.
refuse-other-hand-cards = Karta { $card } potřebuje v ruce { $need ->
        [one] ještě { $need } kartu
        [few] ještě { $need } karty
       *[other] ještě { $need } karet
    }.
refuse-starter-in-hand = V ruce nemáte počáteční kartu.
refuse-card-in-discard-pile = Vaše odkládací hromádka je prázdná.
refuse-discard-pile-is-high = Vaše odkládací hromádka má { $have ->
        [one] { $have } kartu
        [few] { $have } karty
       *[other] { $have } karet
    }; { $card } { $card_gender ->
        [pl] potřebují
       *[other] potřebuje
    } aspoň { $need }.
refuse-card-in-tomb = Vaše hrobka je prázdná.
refuse-set-card-in-tomb = V hrobce nemáte kartu sady.
refuse-played-a-card-before = V tomto tahu jste nezahráli jinou kartu, ke které by { $card } { $card_gender ->
        [pl] dosáhly
        [m] dosáhl
        [n] dosáhlo
       *[other] dosáhla
    }.
refuse-card-in-pyramid = Pyramida je prázdná.
refuse-two-cards-to-swap = V pyramidě nejsou dvě karty.
refuse-two-cards-in-pyramid = V pyramidě nejsou dvě karty.
refuse-card-in-base = Základna je prázdná.
refuse-card-in-middle-row = Střední řada je prázdná.
refuse-card-on-apex = Špička je prázdná.
refuse-cheap-card-in-base = Žádná karta základny nestojí { $need } nebo méně.
refuse-new-set-in-pyramid = V pyramidě není karta sady, která by ve vaší hrobce byla nová.
refuse-card-in-stock = Zásoba je prázdná.
refuse-card-in-boneyard = Pohřebiště je prázdné.
refuse-boneyard-serves-all = Na pohřebišti { $have ->
        [one] je { $have } karta
        [few] jsou { $have } karty
       *[other] je { $have } karet
    }, méně než hráčů ({ $need }).
refuse-hand-card-worth-a-take = Žádná jiná karta v ruce nestačí na kartu pyramidy.
refuse-cheaper-than-bought = V tomto tahu nemáte nákup dražší než některá karta pyramidy.
refuse-opponent-with-cards = Žádný soupeř nemá v ruce { $need ->
        [one] { $need } kartu
        [few] { $need } karty
       *[other] { $need } karet
    } nebo více.
refuse-opponent-with-a-deck = Každý soupeř má prázdnou ruku, nebo celkem nejvýše { $need ->
        [one] { $need } kartu
        [few] { $need } karty
       *[other] { $need } karet
    }.
refuse-action-to-repeat = Žádnou akci tohoto tahu teď nelze zopakovat.
refuse-not-tied-to-gold = Karta { $card } se vrátila jen jako kapitál.
refuse-embalmer-may-entomb = Mistr balzamovač pečetí jen akcemi karet.
refuse-entombing-left = V tomto tahu už máte zapečetěno; více jen akcemi karet.
refuse-order-matters = Není co srovnávat.
refuse-to-be-discarded = Karta { $card } není mezi odkládanými.
refuse-is-an-entombed-set-card = Karta { $card } není kartou sady ve vaší hrobce.
refuse-lies-on-stock = Karta { $card } není mezi prohlíženými.
refuse-waits-on-stock = Karta { $card } není mezi těmi, které ještě čekají na místo.
refuse-was-executed-this-turn = Akce karty { $card } v tomto tahu nebyla provedena.
refuse-can-be-repeated = Akci karty { $card } teď nelze zopakovat.
refuse-dearest-or-axe = Karta { $card } není vaše nejdražší.
refuse-reduced-price-affordable = Stojí teď { $need }; vaše ruka má hodnotu { $have }.
refuse-only-ring-in-between = Teď lze zahrát jen Prsten; karta { $card } musí počkat.
refuse-ring-in-hand = Kartu { $card } nemáte v ruce.
refuse-is-a-starter = Karta { $card } není počáteční.
refuse-in-discard-pile = Karta { $card } není ve vaší odkládací hromádce.
refuse-lies-there = Karta { $card } na tomto místě odkládací hromádky neleží.
refuse-lies-apart = Všechny tyto karty ({ $card }) leží pohromadě, nebo je to ta nejnižší: místo neuvádějte.
refuse-is-cheapest = Je tu levnější karta.
refuse-is-dearest = Je tu dražší karta.
refuse-set-aside-once = Aspoň jednou dejte kartu stranou.
refuse-was-set-aside = Karta { $card } není mezi kartami danými stranou.
refuse-was-seen = Karta { $card } není mezi prohlíženými.
refuse-waits-for-its-place = Karta { $card } není mezi těmi, které ještě čekají na místo.
refuse-reaches-a-card = Karta { $card } nestačí na žádnou kartu pyramidy.
refuse-within-the-trade = Smí stát nejvýše { $need }.
refuse-was-played-earlier = Karta { $card } nebyla dříve v tomto tahu zahrána.
refuse-holds-enough-cards = Tento soupeř má méně než { $need ->
        [one] { $need } kartu
        [few] { $need } karty
       *[other] { $need } karet
    }.
refuse-in-shown-hand = Karta { $card } není v této ruce.
refuse-named-card-or-axe = Určena byla karta { $card }: odložte ji, nebo Sekeru.
refuse-opens-a-new-set = Není to karta sady, která by ve vaší hrobce byla nová.
refuse-cheaper-than-the-purchase = Musí stát méně než { $need }.
refuse-in-middle-row = Není ve střední řadě.
refuse-two-filled-slots = Na obou místech musí ležet karta.
refuse-two-different-slots = Uveďte dvě různá místa.
refuse-in-any-way = Podle dohody se karta vrací jen k témuž použití: řekněte kterému.
refuse-was-paid-with = Karta { $card } nebyla použita jako kapitál.
refuse-was-executed = Karta { $card } nebyla použita k akci.
refuse-used-alike = Jednou kartou { $card } jste platili, u druhé jste provedli akci: řekněte, kterou myslíte.
refuse-use-matters = Karty { $card } nebyly použity různě: není třeba říkat, kterou myslíte.
refuse-is-a-set-card = Karta { $card } není kartou sady.
refuse-lowest-gap = Propadá do nejnižší řady, v níž je mezera.
refuse-lies-in-own-tomb = Karta { $card } není ve vaší hrobce.
refuse-in-base-row = Není v základně.
refuse-cheap-and-in-base = Musí to být karta základny za { $need } nebo méně.

## Proč je krok konečný

undo-chance-draw = Karta je dobrána, krok je konečný.
undo-chance-look = Karty jsou prohlédnuty, krok je konečný.
undo-chance-stock = Karta zásoby je otočena, krok je konečný.
undo-chance-entomb = Karta z balíčku je zapečetěna, krok je konečný.
undo-chance-reveal = Karta je odhalena, krok je konečný.
undo-chance-starter = Začínajícího hráče určila náhoda.
undo-chance-set = Sady vybrala náhoda.
undo-chance-box = Unikátní artefakty vybrala náhoda.
undo-chance-left-out = Unikátní artefakty vybrala náhoda.
undo-turned-up = Skrytá karta je otočena, krok je konečný.
undo-looked = Karty jsou prohlédnuty, krok je konečný.
undo-searched = Odkládací hromádka je prohledána, krok je konečný.
undo-hand-shown = Ruka je ukázána, krok je konečný.
undo-uncovered = Zakrytá karta vyšla najevo, krok je konečný.

## Volby partie

preset-standard = Standardní
preset-standard-help = Karty, které pravidla chystají pro váš počet hráčů.
preset-mix = Obě krabice
preset-mix-help = Sady z obou krabic, namíchané náhodou.
preset-master = Mistr balzamovač
preset-master-help = Těžší hra pro jednoho.
option-set-pool = Karty
option-set-pool-help = Se kterými kartami se hraje.
option-set-pool-standard = Obvyklé pro váš počet
option-set-pool-free = Libovolné karty obou krabic
option-set-half-sets = Poloviční sady
option-set-half-sets-help = Od každé karty obou sad jedné velikosti jeden kus místo jedné sady celé. U větších výběrů se to týká sad, které v nich nejsou obě celé; u vlastního výběru toho, jak se bodují sady jedné barvy, které jsou ve hře jen zčásti.
option-set-half-sets-off = Ne
option-set-half-sets-independent = Každá sada zvlášť
option-set-half-sets-merged = Spojené podle barev
option-set-cards = Vlastní výběr karet
option-set-cards-help = Kolik kusů které karty je ve hře; sada znamená všechny své karty. Nejméně 14 karet na hráče.
option-set-set-of-3 = Sada o 3 kartách
option-set-set-of-3-help = Která ze dvou sad této velikosti se hraje, když výběr karet obsahuje jen jednu z nich.
option-set-set-of-3-random = Náhodně
option-set-set-of-4 = Sada o 4 kartách
option-set-set-of-4-help = Která ze dvou sad této velikosti se hraje, když výběr karet obsahuje jen jednu z nich.
option-set-set-of-4-random = Náhodně
option-set-set-of-5 = Sada o 5 kartách
option-set-set-of-5-help = Která ze dvou sad této velikosti se hraje, když výběr karet obsahuje jen jednu z nich.
option-set-set-of-5-random = Náhodně
option-set-set-of-6 = Sada o 6 kartách
option-set-set-of-6-help = Která ze dvou sad této velikosti se hraje, když výběr karet obsahuje jen jednu z nich.
option-set-set-of-6-random = Náhodně
option-set-set-of-7 = Sada o 7 kartách
option-set-set-of-7-help = Která ze dvou sad této velikosti se hraje, když výběr karet obsahuje jen jednu z nich.
option-set-set-of-7-random = Náhodně
option-set-uniques = Unikátní artefakty
option-set-uniques-help = Všech šest z jedné hry, nebo od každé ceny jeden z obou.
option-set-uniques-per-cost = Od každé ceny jeden
option-set-uniques-random = Náhodně
option-set-unique-of-2 = Unikátní artefakt za 2
option-set-unique-of-2-help = Platí, když je od každé ceny jeden.
option-set-unique-of-2-random = Náhodně
option-set-unique-of-3 = Unikátní artefakt za 3
option-set-unique-of-3-help = Platí, když je od každé ceny jeden.
option-set-unique-of-3-random = Náhodně
option-set-unique-of-4 = Unikátní artefakt za 4
option-set-unique-of-4-help = Platí, když je od každé ceny jeden.
option-set-unique-of-4-random = Náhodně
option-set-unique-of-5 = Unikátní artefakt za 5
option-set-unique-of-5-help = Platí, když je od každé ceny jeden.
option-set-unique-of-5-random = Náhodně
option-set-unique-of-6 = Unikátní artefakt za 6
option-set-unique-of-6-help = Platí, když je od každé ceny jeden.
option-set-unique-of-6-random = Náhodně
option-set-unique-of-7 = Unikátní artefakt za 7
option-set-unique-of-7-help = Platí, když je od každé ceny jeden.
option-set-unique-of-7-random = Náhodně
option-set-left-out-1 = Vynechaný artefakt 1
option-set-left-out-1-help = S kartami pro šest hráčů zůstanou dva z dvanácti unikátních artefaktů v krabici.
option-set-left-out-1-random = Náhodně
option-set-left-out-2 = Vynechaný artefakt 2
option-set-left-out-2-help = S kartami pro šest hráčů zůstanou dva z dvanácti unikátních artefaktů v krabici.
option-set-left-out-2-random = Náhodně
option-set-starting-player = Začínající hráč
option-set-starting-player-help = Kdo začíná: poslední návštěvník muzea, nebo náhoda.
option-set-starting-player-random = Náhodně
option-set-starting-player-seat-0 = Hráč 1
option-set-starting-player-seat-1 = Hráč 2
option-set-starting-player-seat-2 = Hráč 3
option-set-starting-player-seat-3 = Hráč 4
option-set-starting-player-seat-4 = Hráč 5
option-set-starting-player-seat-5 = Hráč 6
option-set-starting-player-seat-6 = Hráč 7
option-set-starting-player-seat-7 = Hráč 8
option-set-solo = Sólová úroveň
option-set-solo-help = Obě chtějí perfektní skóre; mistr balzamovač nemá zapečetění zdarma.
option-set-solo-beginner = Začátečník
option-set-solo-master = Mistr balzamovač
option-set-reactions = Dotaz na Loď
option-set-reactions-help = Ptát se majitele vždy nic neprozradí; ptát se, jen když ji má v ruce, je rychlejší.
option-set-reactions-always = Vždy
option-set-reactions-possible = Když je to možné
option-set-senet-axe = Senet spouští Sekeru
option-set-senet-axe-help = Zda se Sekera daná kvůli Senetu považuje za odloženou.
option-set-senet-axe-on = Ano
option-set-senet-axe-off = Ne
option-set-ring-entomb = Zapečetění spotřebuje Prsten
option-set-ring-entomb-help = Zda je zapečetění zahráním karty ve smyslu Prstenu.
option-set-ring-entomb-on = Ano
option-set-ring-entomb-off = Ne
option-set-boat-fork = O pádu rozhoduje majitel Lodi
option-set-boat-fork-help = Zda majitel Lodi, a ne hráč na tahu, volí, co propadne do mezery po Lodi.
option-set-boat-fork-on = Ano
option-set-boat-fork-off = Ne
option-set-hounds-same-way = Psi ke stejnému použití
option-set-hounds-same-way-help = Zda lze vrácenou kartu použít jen jako předtím, nebo zapečetit.
option-set-hounds-same-way-on = Ano
option-set-hounds-same-way-off = Ne
option-set-hidden-stock = Zásoba se ve vlastním tahu nepočítá
option-set-hidden-stock-help = Zda hráč na tahu nesmí vidět počet karet v zásobě.
option-set-hidden-stock-on = Ano
option-set-hidden-stock-off = Ne
option-set-open-discard = Vlastní odkládací hromádka otevřená
option-set-open-discard-help = Zda ji smíte procházet i ve svém tahu.
option-set-open-discard-on = Ano
option-set-open-discard-off = Ne

## Oč při volbě jde

aim-get-unseen = získat kartu, kterou ještě nikdo neviděl
aim-get-unique = získat { $card_acc } pro { $points ->
        [one] jeden bod
        [few] { $points } body
       *[other] { $points } bodů
    } v hrobce
aim-get-gold = mít víc na nákupy: karta { $card } má kapitál { $gold }
aim-get-last = získat { $card_acc }, poslední kartu, která chybí do sady: { $set }
aim-get-more = získat { $card_acc } do sady, která už je v hrobce: { $set }
aim-get-first = získat { $card_acc } a začít sadu: { $set }
aim-entomb-unseen = zapečetit, co přijde
aim-entomb-points = uložit { $card_acc } do hrobky, pryč z balíčku
aim-entomb-double = zeštíhlit balíček: karta { $card } už v hrobce leží
aim-entomb-last = doplnit sadu poslední kartou, { $card_ins }: { $set }, +{ $points }
aim-entomb-more = rozšířit sadu o { $card_acc }: { $set }, +{ $points }
aim-entomb-first = začít v hrobce sadu { $card_ins }: { $set }
aim-play-entomb = dostat do hrobky o kartu víc ({ $card })
aim-play-take = získat kartu bez placení ({ $card })
aim-play-against = zdržet ostatní ({ $card })
aim-play-draw = mít v tomto tahu víc karet ({ $card })
aim-play = využít akci místo kapitálu ({ $card })
aim-end = mít novou ruku
aim-leave = ušetřit na něco lepšího
aim-end-there = nechat to být
aim-pyramid = lépe uspořádat pyramidu
aim-discard = odložit { $card_acc }, teď nejméně potřebnou kartu
aim-sacrifice = natrvalo se zbavit { $card_gen }
aim-give = dát nejméně cennou kartu, { $card_acc }
aim-name = zbavit soupeřovu ruku { $card_gen }
aim-trade = vyměnit { $card_acc } za { $other_acc } z pohřebiště
aim-keep = mít { $card_acc } brzy znovu v ruce
aim-fetch = použít { $card_acc } ještě jednou
aim-spoil = vzít { $card_acc } všem ostatním
aim-grant = nedopřát víc než { $card_acc }
aim-against = zdržet hráče: { $opponent }

## Hodnoty součástí

figure-cards = karty
figure-level-1 = karty věku 1
figure-level-2 = karty věku 2
figure-level-3 = karty věku 3
figure-tombs = karty hrobek
figure-references = přehledové karty
figure-draw = dobrané karty
figure-free = zdarma za tah
figure-start = na začátku
figure-each = na hráče
figure-colour = barva
figure-symbol = symbol
figure-box = krabice
figure-pair = supersada
figure-size = různé karty
figure-sets = sady
figure-doubled = obě sady celé
figure-merged = spojené
figure-copies = kusy
figure-uniques = unikátní artefakty
figure-market = karty na prodej
figure-players-to = nejvýše hráčů
figure-set = sada
figure-level = věk
figure-cost = cena
figure-gold = kapitál
figure-vp = body
figure-counts-as-change = mění pyramidu
figure-discount = sleva
figure-reaction = odpovídá na tahy jiných
figure-opponent = potřebuje soupeře
figure-repeatable = lze zopakovat
figure-hand-from = ruka aspoň
figure-look = prohlížené karty
figure-margin = dražší nejvýše o
figure-entomb-to = zapečetěno nejvýše
figure-spared-to = ušetřen s nejvýše
figure-discard-from = odkládací hromádka aspoň
figure-factor = násobek ceny
figure-gold-each = kapitál každé karty
figure-cost-to = cena nejvýše
term-blue = modrá
term-brown = hnědá
term-green = zelená
term-grey = šedá
term-purple = fialová
term-red = červená
term-yellow = žlutá
term-both = obě
term-choice = jedna podle volby
term-ankh = anch
term-bandage = obvaz
term-blade = čepel
term-brush = štětec
term-crown = koruna
term-door = dveře
term-jar = kanopa
term-sarcophagus = sarkofág

## Názvy pravidel, jak je uvádějí odmítnutí

rule-2-urn = { card-urn }
rule-2-brain-hook = { card-brain-hook }
rule-2-linen-bandages = { card-linen-bandages }
rule-2-necklace = { card-necklace }
rule-2-bracelet = { card-bracelet }
rule-2-brooch = { card-brooch }
rule-2-antechamber = { card-antechamber }
rule-2-offering-chapel = { card-offering-chapel }
rule-2-serdab = { card-serdab }
rule-2-axe = { card-axe }
rule-2-dagger = { card-dagger }
rule-2-spear = { card-spear }
rule-2-khopesh = { card-khopesh }
rule-2-bow = { card-bow }
rule-2-goddess-nut = { card-goddess-nut }
rule-2-judgment = { card-judgment }
rule-2-hieroglyphics = { card-hieroglyphics }
rule-2-hunting-scene = { card-hunting-scene }
rule-2-victory = { card-victory }
rule-2-ibex-figurine = { card-ibex-figurine }
rule-2-hounds-and-jackals = { card-hounds-and-jackals }
rule-2-senet = { card-senet }
rule-2-mirror-case = { card-mirror-case }
rule-2-sphinx = { card-sphinx }
rule-2-middle-sarcophagus = { card-middle-sarcophagus }
rule-2-amulet-ankh = { card-amulet-ankh }
rule-2-amulet-wedjat = { card-amulet-wedjat }
rule-2-amulet-tyet = { card-amulet-tyet }
rule-2-book-heavens = { card-book-heavens }
rule-2-book-earth = { card-book-earth }
rule-2-book-dead = { card-book-dead }
rule-2-book-eternity = { card-book-eternity }
rule-2-statue-bastet = { card-statue-bastet }
rule-2-statue-seth = { card-statue-seth }
rule-2-statue-osiris = { card-statue-osiris }
rule-2-headrest = { card-headrest }
rule-2-boat = { card-boat }
rule-2-crook-and-flail = { card-crook-and-flail }
rule-2-burial-mask = { card-burial-mask }
rule-1-3-a = Zásoba a pohřebiště jsou zakryté
rule-1-3-b = Ruka a dobírací balíček
rule-1-3-c = Vlastní odkládací hromádka
rule-1-5-a = Okamžité propadání
rule-1-5-b = Rozcestí
rule-1-6-1 = Krok 1: hraní karet
rule-1-6-2 = Krok 2: odložení
rule-1-6-3-a = Krok 3: povinnost obětovat
rule-1-7-a = Na prodej je jen základna
rule-1-7-b = Placení
rule-1-7-d = Kapitál, nebo akce
rule-1-8-a = Všechny části, nebo nic
rule-1-8-d = Akce, nebo kapitál
rule-1-9-d = Karty v ruce
rule-1-9-e = „Můžete“
rule-1-9-f = Obětování
rule-1-9-g = Zapečetění
rule-1-9-h = Získání
rule-1-9-i = Zahrané karty
rule-1-10-a = Jedno zapečetění zdarma
rule-1-15-b = Sólo: bez soupeřů
rule-1-15-e = Sólo: mistr balzamovač
rule-2-1-a = Dobírá se vše
rule-2-1-b = Právě hraná karta
rule-2-1-d = Každý soupeř
rule-r-03 = Prsten: další karta
rule-r-04 = Hák na mozek je nákup
rule-r-09 = Bohyně Nút s jedinou kartou
rule-r-31 = Karta vzatá zpět
rule-r-36 = Kde skončí Pouzdro na zrcadlo
rule-r-38 = Prsteny při Háku na mozek
rule-r-40 = Co opakuje Amulet tit

## Co musí v příkladu platit

fact-changed = pyramida se změnila
fact-known = známé
fact-active = na tahu
fact-held = karet v ruce
fact-ahead = známé v zásobě
fact-entombed = už zapečetěno
fact-second = zásoba věku II
fact-third = zásoba věku III
fact-dearest = nejdražší karta
fact-shown = ukázáno
fact-spectator = divák
fact-acts = použité akce

# what may be answered beforehand
standing-boat = Loď, když kupuje jiný
standing-nut-offer = Nabídka bohyně Nút
standing-dearest = Rána Sekery

## On the pages of players

feat-bought = Nejčastější nákup
feat-entombed = Nejvíc zapečetěných karet
feat-set = Nejlepší sada v hrobce
