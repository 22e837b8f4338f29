### Ve stínu pyramid: Zásvětí, našimi slovy.

game-title = Ve stínu pyramid: Zásvětí
game-blurb = Nakupuj z bortící se pyramidy, stav balíček a vezmi si ho s sebou: počítá se jen to, co leží v tvé hrobce.

## Karty

card-shabti = Vešebt
    .gen = Vešebtu
    .dat = Vešebtu
    .ins = Vešebtem
    .loc = Vešebtu
    .gender = m
card-shabti-text = Odlož kartu z ruky a pak si dober { $draw ->
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
card-urn-text = Prohoď dvě libovolné karty pyramidy. Nepočítá se to jako změna pyramidy.
card-box-of-food = Truhla s jídlem
    .gen = Truhly s jídlem
    .dat = Truhle s jídlem
    .acc = Truhlu s jídlem
    .ins = Truhlou s jídlem
    .loc = Truhle s jídlem
    .gender = f
card-box-of-food-text = Dober si { $draw ->
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
card-offering-table-text = Obětuj kartu z ruky a pak si dober { $draw ->
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
card-brain-hook-text = Otoč vrchní kartu zásoby. Můžeš ji koupit se slevou { $discount } a před tím ještě zahrát Prsten. Když ji nekoupíš, obětuj ji.
card-linen-bandages = Lněné obvazy
    .gen = Lněných obvazů
    .dat = Lněným obvazům
    .ins = Lněnými obvazy
    .loc = Lněných obvazech
    .gender = pl
card-linen-bandages-text = Zapečeť počáteční kartu z ruky.
card-natron = Natron
    .gen = Natronu
    .dat = Natronu
    .ins = Natronem
    .loc = Natronu
    .gender = m
card-natron-text = Odlož kartu z ruky a pak jinou zapečeť.
card-ring = Prsten
    .gen = Prstenu
    .dat = Prstenu
    .ins = Prstenem
    .loc = Prstenu
    .gender = m
card-ring-text = Další karta, kterou v tomto tahu zahraješ jako kapitál nebo k akci, má dvojnásobný kapitál.
card-necklace = Náhrdelník
    .gen = Náhrdelníku
    .dat = Náhrdelníku
    .ins = Náhrdelníkem
    .loc = Náhrdelníku
    .gender = m
card-necklace-text = Zapečeť vrchní kartu svého dobíracího balíčku. Byla-li počáteční, můžeš zapečetit i další.
card-bracelet = Náramek
    .gen = Náramku
    .dat = Náramku
    .ins = Náramkem
    .loc = Náramku
    .gender = m
card-bracelet-text = Dober si { $draw ->
        [one] kartu
        [few] { $draw } karty
       *[other] { $draw } karet
    } a pak polož kartu z ruky na vršek svého dobíracího balíčku.
card-brooch = Brož
    .gen = Brože
    .dat = Broži
    .ins = Broží
    .loc = Broži
    .gender = f
card-brooch-text = Zapečeť kartu z pyramidy a pak obětuj kartu sady ze své hrobky. Nějaká v ní musí ležet už předem.
card-antechamber = Předsíň
    .gen = Předsíně
    .dat = Předsíni
    .ins = Předsíní
    .loc = Předsíni
    .gender = f
card-antechamber-text = Prohledej svou odkládací hromádku a vezmi si z ní jednu kartu do ruky.
card-offering-chapel = Obětní kaple
    .dat = Obětní kapli
    .acc = Obětní kapli
    .ins = Obětní kaplí
    .loc = Obětní kapli
    .gender = f
card-offering-chapel-text = Počínaje tebou může každý hráč zapečetit vrchní kartu své odkládací hromádky.
card-serdab = Serdab
    .gen = Serdabu
    .dat = Serdabu
    .ins = Serdabem
    .loc = Serdabu
    .gender = m
card-serdab-text = Dej stranou libovolný počet karet z ruky. Po dobrání na konci tahu se ti vrátí do ruky.
card-burial-chamber = Pohřební komora
    .gen = Pohřební komory
    .dat = Pohřební komoře
    .acc = Pohřební komoru
    .ins = Pohřební komorou
    .loc = Pohřební komoře
    .gender = f
card-burial-chamber-text = Zapečeť kartu z ruky.
card-treasury = Pokladnice
    .dat = Pokladnici
    .acc = Pokladnici
    .ins = Pokladnicí
    .loc = Pokladnici
    .gender = f
card-treasury-text = Dober si { $draw ->
        [one] kartu
        [few] { $draw } karty
       *[other] { $draw } karet
    } a pak odlož kartu z ruky.
card-axe = Sekera
    .gen = Sekery
    .dat = Sekeře
    .acc = Sekeru
    .ins = Sekerou
    .loc = Sekeře
    .gender = f
card-axe-text = Máš-li kvůli nějakému efektu odložit kartu, můžeš odložit Sekeru. Každý tvůj soupeř pak ukáže ruku a odloží z ní nejdražší kartu.
card-dagger = Dýka
    .gen = Dýky
    .dat = Dýce
    .acc = Dýku
    .ins = Dýkou
    .loc = Dýce
    .gender = f
card-dagger-text = Je-li na pohřebišti karta pro každého hráče: počínaje tebou si každý dá jeho vrchní kartu na svou odkládací hromádku.
card-spear = Kopí
    .ins = Kopím
    .gender = n
card-spear-text = Vyber soupeře, který má v ruce aspoň { $hand-from ->
        [one] jednu kartu
        [few] { $hand-from } karty
       *[other] { $hand-from } karet
    }. Ukáže ruku, ty určíš jednu kartu a ta se odloží.
card-khopesh = Kef-peseš
    .gen = Kef-peseše
    .dat = Kef-peseši
    .ins = Kef-pesešem
    .loc = Kef-peseši
    .gender = m
card-khopesh-text = Soused po levici vybere kartu pyramidy a ty ji získáš.
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
card-bow-text = Zapečeť z pyramidy kartu sady, z níž v hrobce ještě nic nemáš.
card-goddess-nut = Bohyně Nút
    .dat = Bohyni Nút
    .acc = Bohyni Nút
    .ins = Bohyní Nút
    .loc = Bohyni Nút
    .gender = f
card-goddess-nut-text = Vyber soupeře, ten může získat nejlevnější kartu pyramidy. Pak ty získáš nejdražší.
card-judgment = Posmrtný soud
    .gen = Posmrtného soudu
    .dat = Posmrtnému soudu
    .ins = Posmrtným soudem
    .loc = Posmrtném soudu
    .gender = m
card-judgment-text = Dej stranou kartu z ruky a získej vrchní kartu pohřebiště. Opakuj, kolikrát chceš a můžeš. Nakonec karty dané stranou obětuj v libovolném pořadí.
card-hieroglyphics = Hieroglyfy
    .gen = Hieroglyfů
    .dat = Hieroglyfům
    .loc = Hieroglyfech
    .gender = pl
card-hieroglyphics-text = Podívej se na { $look ->
        [one] vrchní kartu
        [few] { $look } vrchní karty
       *[other] { $look } vrchních karet
    } svého dobíracího balíčku. Jednu si vezmi do ruky, ostatní vrať navrch v libovolném pořadí.
card-banquet = Hostina
    .gen = Hostiny
    .dat = Hostině
    .acc = Hostinu
    .ins = Hostinou
    .loc = Hostině
    .gender = f
card-banquet-text = Dober si { $draw ->
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
card-hunting-scene-text = Obětuj kartu z ruky a pak získej kartu pyramidy dražší nejvýše o { $margin }.
card-victory = Vítězství
    .ins = Vítězstvím
    .gender = n
card-victory-text = Zapečeť kartu zahranou dříve v tomto tahu.
card-solar-barque = Sluneční bárka
    .gen = Sluneční bárky
    .dat = Sluneční bárce
    .acc = Sluneční bárku
    .ins = Sluneční bárkou
    .loc = Sluneční bárce
    .gender = f
card-solar-barque-text = Do konce tahu můžeš kupovat ze všech řad pyramidy.
card-ibex-figurine = Soška kozorožce
    .gen = Sošky kozorožce
    .dat = Sošce kozorožce
    .acc = Sošku kozorožce
    .ins = Soškou kozorožce
    .loc = Sošce kozorožce
    .gender = f
card-ibex-figurine-text = Obětuj libovolnou kartu pyramidy a pak si dober { $draw ->
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
card-hounds-and-jackals-text = Vezmi si zpět do ruky kartu zahranou dříve v tomto tahu.
card-senet = Senet
    .gen = Senetu
    .dat = Senetu
    .ins = Senetem
    .loc = Senetu
    .gender = m
card-senet-text = Dober si { $draw ->
        [one] kartu
        [few] { $draw } karty
       *[other] { $draw } karet
    } a polož Senet na odkládací hromádku soupeře. Ten dá kartu sady z ruky na tvou hromádku, nebo ti ukáže, že žádnou nemá.
card-mirror-case = Pouzdro na zrcadlo
    .gen = Pouzdra na zrcadlo
    .dat = Pouzdru na zrcadlo
    .ins = Pouzdrem na zrcadlo
    .loc = Pouzdru na zrcadlo
    .gender = n
card-mirror-case-text = Získej kartu. Pouzdro na zrcadlo pak samo vstoupí do pyramidy shora a propadne do nejnižší mezery.
card-lotus-chalice = Lotosový pohár
    .gen = Lotosového poháru
    .dat = Lotosovému poháru
    .ins = Lotosovým pohárem
    .loc = Lotosovém poháru
    .gender = m
card-lotus-chalice-text = Vezmi si kartu ze své hrobky do ruky. Pak můžeš zapečetit až { $entomb-to ->
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
card-sphinx-text = Vezmi si libovolnou kartu pyramidy do ruky.
card-outer-sarcophagus = Vnější sarkofág
    .gen = Vnějšího sarkofágu
    .dat = Vnějšímu sarkofágu
    .ins = Vnějším sarkofágem
    .loc = Vnějším sarkofágu
    .gender = m
card-outer-sarcophagus-text = Zapečeť vrchní kartu své odkládací hromádky.
card-middle-sarcophagus = Prostřední sarkofág
    .gen = Prostředního sarkofágu
    .dat = Prostřednímu sarkofágu
    .ins = Prostředním sarkofágem
    .loc = Prostředním sarkofágu
    .gender = m
card-middle-sarcophagus-text = Získej kartu ze střední řady.
card-inner-sarcophagus = Vnitřní sarkofág
    .gen = Vnitřního sarkofágu
    .dat = Vnitřnímu sarkofágu
    .ins = Vnitřním sarkofágem
    .loc = Vnitřním sarkofágu
    .gender = m
card-inner-sarcophagus-text = Vezmi si kartu ze své hrobky do ruky. Pak můžeš zapečetit až { $entomb-to ->
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
card-jar-duamutef-text = Obětuj kartu z ruky a pak si dober { $draw ->
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
    }, jednu odloží. Pak si dober { $draw ->
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
card-jar-imseti-text = Vezmi si vrchní kartu pohřebiště do ruky.
card-amulet-ankh = Amulet anch
    .gen = Amuletu anch
    .dat = Amuletu anch
    .ins = Amuletem anch
    .loc = Amuletu anch
    .gender = m
card-amulet-ankh-text = Dober si { $draw ->
        [one] kartu
        [few] { $draw } karty
       *[other] { $draw } karet
    }. Pak můžeš položit kartu z ruky na vršek svého dobíracího balíčku.
card-amulet-djed = Amulet džed
    .gen = Amuletu džed
    .dat = Amuletu džed
    .ins = Amuletem džed
    .loc = Amuletu džed
    .gender = m
card-amulet-djed-text = Vezmi si vrchní kartu své odkládací hromádky do ruky.
card-amulet-wedjat = Amulet vedžat
    .gen = Amuletu vedžat
    .dat = Amuletu vedžat
    .ins = Amuletem vedžat
    .loc = Amuletu vedžat
    .gender = m
card-amulet-wedjat-text = Podívej se na { $look ->
        [one] vrchní kartu
        [few] { $look } vrchní karty
       *[other] { $look } vrchních karet
    } zásoby. Jednu můžeš obětovat. Zbytek vrať navrch v libovolném pořadí.
card-amulet-scarab = Skarabeus
    .gen = Skarabea
    .dat = Skarabeovi
    .acc = Skarabea
    .ins = Skarabeem
    .loc = Skarabeovi
    .gender = m
card-amulet-scarab-text = Zapečeť kartu z ruky.
card-amulet-tyet = Amulet tit
    .gen = Amuletu tit
    .dat = Amuletu tit
    .ins = Amuletem tit
    .loc = Amuletu tit
    .gender = m
card-amulet-tyet-text = Zopakuj akci provedenou v tomto tahu, s novou volbou. Nelze Sluneční bárku, Psy a šakaly, Senet, Pouzdro na zrcadlo, Thovta, Kadidelnici ani Amulet tit.
card-book-gates = Kniha bran
    .gen = Knihy bran
    .dat = Knize bran
    .acc = Knihu bran
    .ins = Knihou bran
    .loc = Knize bran
    .gender = f
card-book-gates-text = Odhal vrchní kartu svého dobíracího balíčku. Proveď její akci, je-li to možné, a pak ji odlož.
card-book-netherworld = Kniha podsvětí
    .gen = Knihy podsvětí
    .dat = Knize podsvětí
    .acc = Knihu podsvětí
    .ins = Knihou podsvětí
    .loc = Knize podsvětí
    .gender = f
card-book-netherworld-text = Polož vrchní kartu zásoby na vršek své odkládací hromádky.
card-book-heavens = Kniha nebes
    .gen = Knihy nebes
    .dat = Knize nebes
    .acc = Knihu nebes
    .ins = Knihou nebes
    .loc = Knize nebes
    .gender = f
card-book-heavens-text = Má-li tvá odkládací hromádka aspoň { $discard-from ->
        [one] jednu kartu
        [few] { $discard-from } karty
       *[other] { $discard-from } karet
    }, vyber z nich jednu a zapečeť ji.
card-book-earth = Kniha země
    .gen = Knihy země
    .dat = Knize země
    .acc = Knihu země
    .ins = Knihou země
    .loc = Knize země
    .gender = f
card-book-earth-text = Obětuj kartu z ruky a pak získej kartu pyramidy, která stojí nejvýše { $factor }krát tolik.
card-book-dead = Kniha mrtvých
    .gen = Knihy mrtvých
    .dat = Knize mrtvých
    .acc = Knihu mrtvých
    .ins = Knihou mrtvých
    .loc = Knize mrtvých
    .gender = f
card-book-dead-text = Zapečeť nejlevnější kartu pyramidy.
card-book-eternity = Kniha putování věčností
    .gen = Knihy putování věčností
    .dat = Knize putování věčností
    .acc = Knihu putování věčností
    .ins = Knihou putování věčností
    .loc = Knize putování věčností
    .gender = f
card-book-eternity-text = Po nákupu v tomto tahu získej kartu pyramidy levnější než tvůj nejdražší nákup.
card-statue-bastet = Soška Bastety
    .gen = Sošky Bastety
    .dat = Sošce Bastety
    .acc = Sošku Bastety
    .ins = Soškou Bastety
    .loc = Sošce Bastety
    .gender = f
card-statue-bastet-text = Prohoď dvě libovolné karty pyramidy, což se nepočítá jako změna, a pak si dober { $draw ->
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
card-statue-isis-text = Vezmi si kartu ze své hrobky do ruky.
card-statue-horus = Soška Hora
    .gen = Sošky Hora
    .dat = Sošce Hora
    .acc = Sošku Hora
    .ins = Soškou Hora
    .loc = Sošce Hora
    .gender = f
card-statue-horus-text = Získej špičku pyramidy.
card-statue-anubis = Soška Anupa
    .gen = Sošky Anupa
    .dat = Sošce Anupa
    .acc = Sošku Anupa
    .ins = Soškou Anupa
    .loc = Sošce Anupa
    .gender = f
card-statue-anubis-text = Zapečeť vrchní kartu pohřebiště.
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
    }, dá kartu z ruky na tvou odkládací hromádku.
card-statue-thoth = Soška Thovta
    .gen = Sošky Thovta
    .dat = Sošce Thovta
    .acc = Sošku Thovta
    .ins = Soškou Thovta
    .loc = Sošce Thovta
    .gender = f
card-statue-thoth-text = Do konce tahu má každá karta z tvé ruky kapitál { $gold-each }.
card-statue-osiris = Soška Usira
    .gen = Sošky Usira
    .dat = Sošce Usira
    .acc = Sošku Usira
    .ins = Soškou Usira
    .loc = Sošce Usira
    .gender = f
card-statue-osiris-text = Zapečeť kartu z ruky a pak získej kartu pyramidy, která stojí nejvýše tolik.
card-headrest = Opěrka hlavy
    .gen = Opěrky hlavy
    .dat = Opěrce hlavy
    .acc = Opěrku hlavy
    .ins = Opěrkou hlavy
    .loc = Opěrce hlavy
    .gender = f
card-headrest-text = Dej stranou kartu z ruky. Po dobrání na konci tahu se ti vrátí do ruky.
card-censer = Kadidelnice
    .dat = Kadidelnici
    .acc = Kadidelnici
    .ins = Kadidelnicí
    .loc = Kadidelnici
    .gender = f
card-censer-text = Příští karta, kterou si v tomto tahu koupíš, přijde do ruky.
card-boat = Loď
    .gen = Lodi
    .dat = Lodi
    .ins = Lodí
    .loc = Lodi
    .gender = f
card-boat-text = Po soupeřově nákupu můžeš odložit Loď a získat kartu ze základny.
card-chariot = Vůz
    .gen = Vozu
    .dat = Vozu
    .ins = Vozem
    .loc = Voze
    .gender = m
card-chariot-text = Dober si { $draw ->
        [one] kartu
        [few] { $draw } karty
       *[other] { $draw } karet
    } a pak odlož kartu z ruky.
card-crook-and-flail = Berla a bič
    .gen = Berly a biče
    .dat = Berle a biči
    .acc = Berlu a bič
    .ins = Berlou a bičem
    .loc = Berle a biči
    .gender = pl
card-crook-and-flail-text = Vezmi si kartu ze základny do ruky.
card-burial-mask = Pohřební maska
    .gen = Pohřební masky
    .dat = Pohřební masce
    .acc = Pohřební masku
    .ins = Pohřební maskou
    .loc = Pohřební masce
    .gender = f
card-burial-mask-text = Zapečeť kartu ze základny, která stojí nejvýše { $cost-to }.

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
tunable-hand = Velikost ruky
tunable-entombing = Zapečetění zdarma
tunable-boneyard = První karty pohřebiště

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
term-free-entombing = Zapečetění zdarma ještě zbývá
term-effects = V tomto tahu
term-market = S čím se hraje
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

prompt-turn = Tvůj tah: kupuj, hraj, zapečeť, nebo ho ukonči.
prompt-payment = Zaplať { $price } za { $card_acc }: zatím { $paid }.
prompt-fork = Která karta propadne doprostřed základny?
prompt-boat = { $by } kupuje { $card_acc }. Odpovíš Lodí?
prompt-rebuild = Pyramida je beze změny: obětuj jednu její kartu.
prompt-order = Která karta je další, od vršku odkládací hromádky dolů?
prompt-discard = { $card }: odlož kartu.
prompt-dearest = { $by } udeří Sekerou: odlož svou nejdražší kartu.
prompt-sacrifice-hand = { $card }: obětuj kartu z ruky.
prompt-sacrifice-pyramid = { $card }: obětuj kartu pyramidy.
prompt-entomb-hand = { $card }: zapečeť kartu z ruky.
prompt-entomb-hand-maybe = { $card }: můžeš zapečetit kartu z ruky.
prompt-entomb-starter = { $card }: zapečeť počáteční kartu z ruky.
prompt-entomb-pyramid = { $card }: zapečeť kartu pyramidy.
prompt-take = { $card }: získej kartu pyramidy.
prompt-opponent = { $card }: vyber soupeře.
prompt-urn-swap = { $card }: které dvě karty si vymění místa?
prompt-statue-bastet-swap = { $card }: které dvě karty si vymění místa?
prompt-brain-hook = Ze zásoby přišla karta { $card }: koupit za { $price }, nebo nechat?
prompt-necklace = Byla to počáteční karta. { $card }: zapečetit i další?
prompt-to-deck = { $card }: polož kartu z ruky na vršek dobíracího balíčku.
prompt-to-deck-maybe = { $card }: můžeš položit kartu z ruky na vršek dobíracího balíčku.
prompt-tomb-sacrifice = { $card }: obětuj kartu sady ze své hrobky.
prompt-search = { $card }: vezmi si kartu z odkládací hromádky do ruky.
prompt-heavens = { $card }: zapečeť kartu z odkládací hromádky.
prompt-chapel = Obětní kaple: zapečetit { $card_acc } z vršku odkládací hromádky?
prompt-serdab = { $card }: dej stranou, kolik karet chceš.
prompt-headrest = { $card }: dej stranou kartu.
prompt-judgment = Dát stranou kartu a získat z pohřebiště { $card_acc }?
prompt-judgment-order = { $card }: kterou kartu obětuješ teď? Poslední bude navrchu.
prompt-spear-target = { $card }: vyber soupeře.
prompt-spear-card = { $card }: kterou kartu má { $opponent } odložit?
prompt-spear-yield = { $by } určuje { $card_acc }: odlož ji, nebo Sekeru.
prompt-khopesh = { $card }: vyber kartu pyramidy, kterou získá { $by }.
prompt-bow = { $card }: zapečeť kartu nové sady.
prompt-nut-offer = { $card }: můžeš získat nejlevnější kartu.
prompt-nut-own = { $card }: získej nejdražší kartu.
prompt-hieroglyphics = { $card }: kterou kartu si vezmeš do ruky?
prompt-deck-order = { $card }: která karta je další, od vršku dobíracího balíčku dolů?
prompt-hunting-scene = { $card }: obětuj kartu z ruky.
prompt-hunting-scene-take = { $card }: získej kartu pyramidy.
prompt-book-earth = { $card }: obětuj kartu z ruky.
prompt-book-earth-take = { $card }: získej kartu pyramidy.
prompt-statue-osiris = { $card }: zapečeť kartu z ruky.
prompt-statue-osiris-take = { $card }: získej kartu pyramidy.
prompt-victory = { $card }: zapečeť kartu zahranou v tomto tahu.
prompt-hounds = { $card }: vezmi si zpět kartu zahranou v tomto tahu.
prompt-senet-gift = Senet: { $by } od tebe dostane kartu sady.
prompt-seth-gift = { $card }: { $by } od tebe dostane kartu.
prompt-mirror-case = { $card }: do které mezery propadne?
prompt-unearth = { $card }: kterou kartu hrobky si vezmeš do ruky?
prompt-to-hand = { $card }: vezmi si kartu pyramidy do ruky.
prompt-middle-row = { $card }: získej kartu střední řady.
prompt-wedjat = { $card }: jednu z těchto karet zásoby můžeš obětovat.
prompt-stock-order = { $card }: která karta je další, od vršku zásoby dolů?
prompt-tyet = { $card }: kterou akci zopakuješ?
prompt-book-dead = { $card }: zapečeť nejlevnější kartu.
prompt-eternity = { $card }: získej kartu levnější než tvůj nejdražší nákup.
prompt-crook-and-flail = { $card }: vezmi si kartu základny do ruky.
prompt-burial-mask = { $card }: zapečeť kartu základny.

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
option-fall-card = Propadne { $card }
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
option-repeat = Zopakovat { $card_acc }
option-return = Vzít zpět { $card_acc }
option-return-gold = Vzít zpět { $card_acc } jako kapitál
option-return-action = Vzít zpět { $card_acc } k akci

## Co se stalo

event-pool = V této partii { $count ->
        [one] je { $count } karta
        [few] jsou { $count } karty
       *[other] je { $count } karet
    } na prodej: { $sets }.
event-opened = Pohřebiště otevírá { $card }.
event-starts = Začíná { $player }.
event-turn = Na tahu je { $player }.
event-refilled = Do pyramidy přichází { $card }: { $slot }.
event-fell = { $card } propadá: { $slot }.
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
event-boat = { $player } odpovídá Lodí; kupuje { $opponent }.
event-played = { $player } hraje { $card_acc }.
event-entombed = { $player } pečetí { $card_acc }.
event-sacrificed = { $player } obětuje { $card_acc }.
event-took = { $player } získává { $card_acc }.
event-took-in-hand = { $player } získává { $card_acc } do ruky.
event-discarded = { $player } odkládá { $card_acc }.
event-axe = { $player } udeří Sekerou.
event-showed = { $player } ukazuje ruku: { $cards }.
event-showed-to = { $player } ukazuje ruku, vidí ji { $opponent }: { $cards }.
event-showed-to-hidden = { $player } ukazuje ruku, vidí ji { $opponent }: žádná karta sady.
event-drew = { $player } dobírá { $card_acc }.
event-drew-hidden = { $player } dobírá kartu.
event-shuffled = { $player } míchá odkládací hromádku v nový dobírací balíček.
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
event-chose = { $player } volí soupeře: { $opponent }.
event-returned = { $player } bere zpět { $card_acc }.
event-senet = { $player } klade Senet na odkládací hromádku: { $opponent }.
event-gave = { $player } dává { $card_acc }: { $opponent }.
event-placed = { $card } vstupuje do pyramidy: { $slot }.
event-unearthed = { $player } bere { $card_acc } z hrobky do ruky.
event-repeated = { $player } opakuje { $card_acc }.
event-gates = { $player } odhaluje { $card_acc }.
event-laid-off = { $card } jde na odkládací hromádku.
event-cleared = { $player } uklízí stůl.

## Proč ne

refuse-above-the-gap = Propadnout tam může jen karta střední řady.
refuse-in-hand = { $card } není v tvé ruce.
refuse-slot-is-filled = Tam žádná karta není.
refuse-is-an-opponent = Vyber soupeře.
refuse-spendable-card = { $card } není v tvé ruce, nebo ne jako kapitál.
refuse-enough-left-to-pay = Kdyby karta { $card } platila jako první, zbytek by nestačil; začni větší kartou.
refuse-price-is-met =
    { $have ->
        [one] { $have } mince nestačí
        [few] { $have } mince nestačí
       *[other] { $have } mincí nestačí
    }; cena je { $need }.
refuse-boat-reaches = Loď bere kartu ze základny.
refuse-boat-in-hand = Loď nemáš.
refuse-in-base = Na prodej je jen základna pyramidy.
refuse-affordable = Stojí { $need }; tvá ruka má hodnotu { $have }.
refuse-axe-only-answers = Sekera se odkládá, když máš kvůli efektu odložit kartu; vlastní akci nemá.
refuse-boat-only-answers = Loď odpovídá na nákup soupeře; vlastní akci nemá.
refuse-has-an-opponent = { $card } mluví o soupeři a ty hraješ bez soupeřů.
refuse-enough-to-draw = { $card } potřebuje v balíčku a odkládací hromádce { $need ->
        [one] { $need } kartu
        [few] { $need } karty
       *[other] { $need } karet
    }; k dispozici: { $have }.
refuse-other-hand-cards = { $card } potřebuje v ruce { $need ->
        [one] ještě { $need } kartu
        [few] ještě { $need } karty
       *[other] ještě { $need } karet
    }.
refuse-starter-in-hand = V ruce nemáš počáteční kartu.
refuse-card-in-discard-pile = Tvá odkládací hromádka je prázdná.
refuse-discard-pile-is-high = Tvá odkládací hromádka má { $have ->
        [one] { $have } kartu
        [few] { $have } karty
       *[other] { $have } karet
    }; { $card } potřebuje { $need }.
refuse-card-in-tomb = Tvá hrobka je prázdná.
refuse-set-card-in-tomb = V hrobce nemáš kartu sady.
refuse-played-a-card-before = V tomto tahu neleží na stole jiná karta, ke které by karta { $card } dosáhla.
refuse-card-in-pyramid = Pyramida je prázdná.
refuse-two-cards-to-swap = V pyramidě nejsou dvě karty.
refuse-two-cards-in-pyramid = V pyramidě nejsou dvě karty.
refuse-card-in-base = Základna je prázdná.
refuse-card-in-middle-row = Střední řada je prázdná.
refuse-card-on-apex = Špička je prázdná.
refuse-cheap-card-in-base = Žádná karta základny nestojí { $need } nebo méně.
refuse-new-set-in-pyramid = V pyramidě není karta sady, která by v tvé hrobce byla nová.
refuse-card-in-stock = Zásoba je prázdná.
refuse-card-in-boneyard = Pohřebiště je prázdné.
refuse-boneyard-serves-all = Na pohřebišti { $have ->
        [one] je { $have } karta
        [few] jsou { $have } karty
       *[other] je { $have } karet
    }, méně než hráčů ({ $need }).
refuse-hand-card-worth-a-take = Žádná jiná karta v ruce nestačí na kartu pyramidy.
refuse-cheaper-than-bought = V tomto tahu nemáš nákup dražší než některá karta pyramidy.
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
refuse-not-tied-to-gold = { $card } je zpět jen jako kapitál.
refuse-embalmer-may-entomb = Mistr balzamovač pečetí jen akcemi karet.
refuse-entombing-left = V tomto tahu už máš zapečetěno; více jen akcemi karet.
refuse-order-matters = Není co srovnávat.
refuse-to-be-discarded = { $card } není mezi odkládanými kartami.
refuse-is-an-entombed-set-card = { $card } není kartou sady ve tvé hrobce.
refuse-lies-on-stock = { $card } není mezi prohlíženými kartami.
refuse-waits-on-stock = { $card } není mezi kartami, které ještě čekají na místo.
refuse-was-executed-this-turn = Akce karty { $card } v tomto tahu nebyla provedena.
refuse-can-be-repeated = Akci karty { $card } teď nelze zopakovat.
refuse-dearest-or-axe = { $card } není tvá nejdražší karta.
refuse-reduced-price-affordable = Stojí teď { $need }; tvá ruka má hodnotu { $have }.
refuse-only-ring-in-between = Teď lze zahrát jen Prsten; { $card } musí počkat.
refuse-ring-in-hand = { $card } není v tvé ruce.
refuse-is-a-starter = { $card } není počáteční karta.
refuse-in-discard-pile = { $card } není v tvé odkládací hromádce.
refuse-is-cheapest = Je tu levnější karta.
refuse-is-dearest = Je tu dražší karta.
refuse-set-aside-once = Aspoň jednou dej kartu stranou.
refuse-was-set-aside = { $card } není mezi kartami danými stranou.
refuse-was-seen = { $card } není mezi prohlíženými kartami.
refuse-waits-for-its-place = { $card } není mezi kartami, které ještě čekají na místo.
refuse-reaches-a-card = { $card } nestačí na žádnou kartu pyramidy.
refuse-within-the-trade = Smí stát nejvýše { $need }.
refuse-was-played-earlier = Karta { $card } nebyla dříve v tomto tahu zahrána.
refuse-holds-enough-cards = Tento soupeř má méně než { $need ->
        [one] { $need } kartu
        [few] { $need } karty
       *[other] { $need } karet
    }.
refuse-in-shown-hand = { $card } není v této ruce.
refuse-named-card-or-axe = Určena byla karta { $card }: odlož ji, nebo Sekeru.
refuse-opens-a-new-set = Není to karta sady, která by v tvé hrobce byla nová.
refuse-cheaper-than-the-purchase = Musí stát méně než { $need }.
refuse-in-middle-row = Není ve střední řadě.
refuse-two-filled-slots = Na obou místech musí ležet karta.
refuse-two-different-slots = Uveď dvě různá místa.
refuse-was-played-before = Karta { $card } nebyla dříve v tomto tahu zahrána.
refuse-in-any-way = Podle dohody se karta vrací jen k témuž použití: řekni kterému.
refuse-was-paid-with = Karta { $card } nebyla použita jako kapitál.
refuse-in-the-same-way = Kartu lze použít jakkoli; dřívější použití se neuvádí.
refuse-was-executed = Karta { $card } nebyla použita k akci.
refuse-is-a-set-card = { $card } není karta sady.
refuse-lowest-gap = Propadá do nejnižší řady, v níž je mezera.
refuse-lies-in-own-tomb = { $card } není v tvé hrobce.
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

option-set-pool = Karty
option-set-pool-help = Se kterými kartami se hraje.
option-set-pool-standard = Obvyklé pro váš počet
option-set-pool-afterlife = { pool-afterlife }
option-set-pool-original = { pool-original }
option-set-pool-mix = { pool-mix }
option-set-pool-half-independent = { pool-half-independent }
option-set-pool-half-merged = { pool-half-merged }
option-set-pool-five = { pool-five }
option-set-pool-six = { pool-six }
option-set-set-of-3 = Sada o 3 kartách
option-set-set-of-3-help = Která sada této velikosti je v mixu.
option-set-set-of-3-random = Náhodně
option-set-set-of-3-mummification = { set-mummification }
option-set-set-of-3-sarcophagi = { set-sarcophagi }
option-set-set-of-4 = Sada o 4 kartách
option-set-set-of-4-help = Která sada této velikosti je v mixu.
option-set-set-of-4-random = Náhodně
option-set-set-of-4-jewelry = { set-jewelry }
option-set-set-of-4-canopic-jars = { set-canopic-jars }
option-set-set-of-5 = Sada o 5 kartách
option-set-set-of-5-help = Která sada této velikosti je v mixu.
option-set-set-of-5-random = Náhodně
option-set-set-of-5-chambers = { set-chambers }
option-set-set-of-5-amulets = { set-amulets }
option-set-set-of-6 = Sada o 6 kartách
option-set-set-of-6-help = Která sada této velikosti je v mixu.
option-set-set-of-6-random = Náhodně
option-set-set-of-6-weapons = { set-weapons }
option-set-set-of-6-books = { set-books }
option-set-set-of-7 = Sada o 7 kartách
option-set-set-of-7-help = Která sada této velikosti je v mixu.
option-set-set-of-7-random = Náhodně
option-set-set-of-7-tomb-art = { set-tomb-art }
option-set-set-of-7-statues = { set-statues }
option-set-uniques = Unikátní artefakty
option-set-uniques-help = Všech šest z jedné hry, nebo od každé ceny jeden z obou.
option-set-uniques-per-cost = Od každé ceny jeden
option-set-uniques-random = Náhodně
option-set-uniques-afterlife = { box-afterlife }
option-set-uniques-original = { box-original }
option-set-unique-of-2 = Unikátní artefakt za 2
option-set-unique-of-2-help = Platí, když je od každé ceny jeden.
option-set-unique-of-2-random = Náhodně
option-set-unique-of-2-afterlife = { box-afterlife }
option-set-unique-of-2-original = { box-original }
option-set-unique-of-3 = Unikátní artefakt za 3
option-set-unique-of-3-help = Platí, když je od každé ceny jeden.
option-set-unique-of-3-random = Náhodně
option-set-unique-of-3-afterlife = { box-afterlife }
option-set-unique-of-3-original = { box-original }
option-set-unique-of-4 = Unikátní artefakt za 4
option-set-unique-of-4-help = Platí, když je od každé ceny jeden.
option-set-unique-of-4-random = Náhodně
option-set-unique-of-4-afterlife = { box-afterlife }
option-set-unique-of-4-original = { box-original }
option-set-unique-of-5 = Unikátní artefakt za 5
option-set-unique-of-5-help = Platí, když je od každé ceny jeden.
option-set-unique-of-5-random = Náhodně
option-set-unique-of-5-afterlife = { box-afterlife }
option-set-unique-of-5-original = { box-original }
option-set-unique-of-6 = Unikátní artefakt za 6
option-set-unique-of-6-help = Platí, když je od každé ceny jeden.
option-set-unique-of-6-random = Náhodně
option-set-unique-of-6-afterlife = { box-afterlife }
option-set-unique-of-6-original = { box-original }
option-set-unique-of-7 = Unikátní artefakt za 7
option-set-unique-of-7-help = Platí, když je od každé ceny jeden.
option-set-unique-of-7-random = Náhodně
option-set-unique-of-7-afterlife = { box-afterlife }
option-set-unique-of-7-original = { box-original }
option-set-left-out-1 = Vynechaný artefakt 1
option-set-left-out-1-help = S kartami pro šest hráčů zůstanou dva z dvanácti unikátních artefaktů v krabici.
option-set-left-out-1-random = Náhodně
option-set-left-out-1-ibex-figurine = { card-ibex-figurine }
option-set-left-out-1-hounds-and-jackals = { card-hounds-and-jackals }
option-set-left-out-1-senet = { card-senet }
option-set-left-out-1-mirror-case = { card-mirror-case }
option-set-left-out-1-lotus-chalice = { card-lotus-chalice }
option-set-left-out-1-sphinx = { card-sphinx }
option-set-left-out-1-headrest = { card-headrest }
option-set-left-out-1-censer = { card-censer }
option-set-left-out-1-boat = { card-boat }
option-set-left-out-1-chariot = { card-chariot }
option-set-left-out-1-crook-and-flail = { card-crook-and-flail }
option-set-left-out-1-burial-mask = { card-burial-mask }
option-set-left-out-2 = Vynechaný artefakt 2
option-set-left-out-2-help = S kartami pro šest hráčů zůstanou dva z dvanácti unikátních artefaktů v krabici.
option-set-left-out-2-random = Náhodně
option-set-left-out-2-ibex-figurine = { card-ibex-figurine }
option-set-left-out-2-hounds-and-jackals = { card-hounds-and-jackals }
option-set-left-out-2-senet = { card-senet }
option-set-left-out-2-mirror-case = { card-mirror-case }
option-set-left-out-2-lotus-chalice = { card-lotus-chalice }
option-set-left-out-2-sphinx = { card-sphinx }
option-set-left-out-2-headrest = { card-headrest }
option-set-left-out-2-censer = { card-censer }
option-set-left-out-2-boat = { card-boat }
option-set-left-out-2-chariot = { card-chariot }
option-set-left-out-2-crook-and-flail = { card-crook-and-flail }
option-set-left-out-2-burial-mask = { card-burial-mask }
option-set-starting-player = Začínající hráč
option-set-starting-player-help = Kdo začíná: poslední návštěvník muzea, nebo náhoda.
option-set-starting-player-random = Náhodně
option-set-starting-player-seat-0 = Hráč 1
option-set-starting-player-seat-1 = Hráč 2
option-set-starting-player-seat-2 = Hráč 3
option-set-starting-player-seat-3 = Hráč 4
option-set-starting-player-seat-4 = Hráč 5
option-set-starting-player-seat-5 = Hráč 6
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
option-set-open-discard-help = Zda ji smíš procházet i ve svém tahu.
option-set-open-discard-on = Ano
option-set-open-discard-off = Ne

## Oč při volbě jde

aim-get-unseen = získat kartu, kterou ještě nikdo neviděl
aim-get-unique = získat { $card_acc } pro { $points ->
        [one] jeden bod
        [few] { $points } body
       *[other] { $points } bodů
    } v hrobce
aim-get-gold = mít víc na nákupy: { $card } má kapitál { $gold }
aim-get-last = získat { $card_acc }, poslední kartu, která chybí do sady: { $set }
aim-get-more = získat { $card_acc } do sady, která už je v hrobce: { $set }
aim-get-first = získat { $card_acc } a začít sadu: { $set }
aim-entomb-unseen = zapečetit, co přijde
aim-entomb-points = uložit { $card_acc } do hrobky, pryč z balíčku
aim-entomb-double = zeštíhlit balíček: { $card } už v hrobce leží
aim-entomb-last = doplnit sadu, poslední je { $card }: { $set }, +{ $points }
aim-entomb-more = rozšířit sadu o { $card_acc }: { $set }, +{ $points }
aim-entomb-first = začít v hrobce sadu, první je { $card }: { $set }
aim-play-entomb = dostat do hrobky o kartu víc ({ $card })
aim-play-take = získat kartu bez placení ({ $card })
aim-play-against = zdržet ostatní ({ $card })
aim-play-draw = mít v tomto tahu víc karet ({ $card })
aim-play = využít akci místo kapitálu ({ $card })
aim-end = mít novou ruku
aim-leave = ušetřit na něco lepšího
aim-end-there = nechat to být
aim-pyramid = lépe uspořádat pyramidu
aim-discard = odložit to, co je teď potřeba nejméně: { $card }
aim-sacrifice = natrvalo odstranit: { $card }
aim-give = dát to nejméně cenné: { $card }
aim-name = zbavit tu ruku karty: { $card }
aim-trade = vyměnit { $card_acc } za { $other_acc } z pohřebiště
aim-keep = mít brzy znovu v ruce: { $card }
aim-fetch = použít ještě jednou: { $card }
aim-spoil = vzít všem možnost: { $card }
aim-grant = dopřát jen tohle: { $card }
aim-against = zdržet hráče: { $opponent }
