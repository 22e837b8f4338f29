### Dolina Królów: Zaświaty, naszymi słowami.

game-title = Dolina Królów: Zaświaty
game-blurb = Kupuj z zawalającej się piramidy, buduj talię i zabierz ją ze sobą: liczy się tylko to, co leży w twoim grobowcu.

## Karty

card-shabti = Uszebti
    .gender = n
card-shabti-text = Odrzuć kartę z ręki, a potem dobierz { $draw ->
        [one] kartę
        [few] { $draw } karty
       *[other] { $draw } kart
    }.
card-urn = Urna
    .gen = Urny
    .dat = Urnie
    .acc = Urnę
    .ins = Urną
    .loc = Urnie
    .gender = f
card-urn-text = Zamień miejscami dwie dowolne karty piramidy. Nie liczy się to jako zmiana piramidy.
card-box-of-food = Skrzynia z jedzeniem
    .gen = Skrzyni z jedzeniem
    .dat = Skrzyni z jedzeniem
    .acc = Skrzynię z jedzeniem
    .ins = Skrzynią z jedzeniem
    .loc = Skrzyni z jedzeniem
    .gender = f
card-box-of-food-text = Dobierz { $draw ->
        [one] kartę
        [few] { $draw } karty
       *[other] { $draw } kart
    }.
card-offering-table = Stół ofiarny
    .gen = Stołu ofiarnego
    .dat = Stołowi ofiarnemu
    .ins = Stołem ofiarnym
    .loc = Stole ofiarnym
    .gender = m
card-offering-table-text = Poświęć kartę z ręki, a potem dobierz { $draw ->
        [one] kartę
        [few] { $draw } karty
       *[other] { $draw } kart
    }.
card-brain-hook = Hak do mózgu
    .gen = Haka do mózgu
    .dat = Hakowi do mózgu
    .ins = Hakiem do mózgu
    .loc = Haku do mózgu
    .gender = m
card-brain-hook-text = Odkryj wierzchnią kartę zapasu. Możesz ją kupić za { $discount } mniej, zagrywając wcześniej Pierścień. Jeśli jej nie kupisz, poświęć ją.
card-linen-bandages = Lniane bandaże
    .gen = Lnianych bandaży
    .dat = Lnianym bandażom
    .ins = Lnianymi bandażami
    .loc = Lnianych bandażach
    .gender = pl
card-linen-bandages-text = Złóż do grobowca kartę startową z ręki.
card-natron = Natron
    .gen = Natronu
    .dat = Natronowi
    .ins = Natronem
    .loc = Natronie
    .gender = m
card-natron-text = Odrzuć kartę z ręki, a potem złóż inną do grobowca.
card-ring = Pierścień
    .gen = Pierścienia
    .dat = Pierścieniowi
    .ins = Pierścieniem
    .loc = Pierścieniu
    .gender = m
card-ring-text = Następna karta, którą zagrasz w tej turze dla złota lub akcji, ma podwojoną wartość złota.
card-necklace = Naszyjnik
    .gen = Naszyjnika
    .dat = Naszyjnikowi
    .ins = Naszyjnikiem
    .loc = Naszyjniku
    .gender = m
card-necklace-text = Złóż do grobowca wierzchnią kartę swojej talii. Jeśli była startowa, możesz złożyć i następną.
card-bracelet = Bransoleta
    .gen = Bransolety
    .dat = Bransolecie
    .acc = Bransoletę
    .ins = Bransoletą
    .loc = Bransolecie
    .gender = f
card-bracelet-text = Dobierz { $draw ->
        [one] kartę
        [few] { $draw } karty
       *[other] { $draw } kart
    }, a potem połóż kartę z ręki na wierzch swojej talii.
card-brooch = Brosza
    .gen = Broszy
    .dat = Broszy
    .acc = Broszę
    .ins = Broszą
    .loc = Broszy
    .gender = f
card-brooch-text = Złóż do grobowca kartę z piramidy, a potem poświęć kartę zestawu ze swojego grobowca. Jakaś musi tam leżeć już wcześniej.
card-antechamber = Przedsionek
    .gen = Przedsionka
    .dat = Przedsionkowi
    .ins = Przedsionkiem
    .loc = Przedsionku
    .gender = m
card-antechamber-text = Przeszukaj swój stos kart odrzuconych i weź z niego jedną kartę na rękę.
card-offering-chapel = Kaplica ofiarna
    .gen = Kaplicy ofiarnej
    .dat = Kaplicy ofiarnej
    .acc = Kaplicę ofiarną
    .ins = Kaplicą ofiarną
    .loc = Kaplicy ofiarnej
    .gender = f
card-offering-chapel-text = Zaczynając od ciebie, każdy gracz może złożyć do grobowca wierzchnią kartę swojego stosu kart odrzuconych.
card-serdab = Serdab
    .gen = Serdabu
    .dat = Serdabowi
    .ins = Serdabem
    .loc = Serdabie
    .gender = m
card-serdab-text = Odłóż na bok dowolną liczbę kart z ręki. Po dobraniu na końcu tury wrócą na rękę.
card-burial-chamber = Komora grobowa
    .gen = Komory grobowej
    .dat = Komorze grobowej
    .acc = Komorę grobową
    .ins = Komorą grobową
    .loc = Komorze grobowej
    .gender = f
card-burial-chamber-text = Złóż do grobowca kartę z ręki.
card-treasury = Skarbiec
    .gen = Skarbca
    .dat = Skarbcowi
    .ins = Skarbcem
    .loc = Skarbcu
    .gender = m
card-treasury-text = Dobierz { $draw ->
        [one] kartę
        [few] { $draw } karty
       *[other] { $draw } kart
    }, a potem odrzuć kartę z ręki.
card-axe = Topór
    .gen = Topora
    .dat = Toporowi
    .ins = Toporem
    .loc = Toporze
    .gender = m
card-axe-text = Gdy jakiś efekt każe ci odrzucić kartę, możesz odrzucić Topór. Wtedy każdy twój przeciwnik pokazuje rękę i odrzuca z niej najdroższą kartę.
card-dagger = Sztylet
    .gen = Sztyletu
    .dat = Sztyletowi
    .ins = Sztyletem
    .loc = Sztylecie
    .gender = m
card-dagger-text = Jeśli na cmentarzysku jest karta dla każdego gracza: zaczynając od ciebie, każdy kładzie jego wierzchnią kartę na swój stos kart odrzuconych.
card-spear = Włócznia
    .gen = Włóczni
    .dat = Włóczni
    .acc = Włócznię
    .ins = Włócznią
    .loc = Włóczni
    .gender = f
card-spear-text = Wybierz przeciwnika, który ma na ręce co najmniej { $hand-from ->
        [one] jedną kartę
        [few] { $hand-from } karty
       *[other] { $hand-from } kart
    }. Pokazuje rękę, ty wskazujesz kartę i zostaje ona odrzucona.
card-khopesh = Chepesz
    .gen = Chepesza
    .dat = Chepeszowi
    .ins = Chepeszem
    .loc = Chepeszu
    .gender = m
card-khopesh-text = Sąsiad po lewej wybiera kartę piramidy, a ty ją bierzesz.
card-sling = Proca
    .gen = Procy
    .dat = Procy
    .acc = Procę
    .ins = Procą
    .loc = Procy
    .gender = f
card-sling-text = Każdy przeciwnik, który ma na ręce co najmniej { $hand-from ->
        [one] jedną kartę
        [few] { $hand-from } karty
       *[other] { $hand-from } kart
    }, odrzuca jedną.
card-bow = Łuk
    .gen = Łuku
    .dat = Łukowi
    .ins = Łukiem
    .loc = Łuku
    .gender = m
card-bow-text = Złóż do grobowca z piramidy kartę zestawu, z którego nic jeszcze w grobowcu nie masz.
card-goddess-nut = Bogini Nut
    .acc = Boginię Nut
    .ins = Boginią Nut
    .gender = f
card-goddess-nut-text = Wybierz przeciwnika; może on wziąć najtańszą kartę piramidy. Potem ty bierzesz najdroższą.
card-judgment = Sąd zmarłych
    .gen = Sądu zmarłych
    .dat = Sądowi zmarłych
    .ins = Sądem zmarłych
    .loc = Sądzie zmarłych
    .gender = m
card-judgment-text = Odłóż na bok kartę z ręki, a potem weź wierzchnią kartę cmentarzyska. Powtarzaj, ile chcesz i możesz. Na koniec poświęć odłożone karty w dowolnej kolejności.
card-hieroglyphics = Hieroglify
    .gen = Hieroglifów
    .dat = Hieroglifom
    .ins = Hieroglifami
    .loc = Hieroglifach
    .gender = pl
card-hieroglyphics-text = Obejrzyj { $look ->
        [one] wierzchnią kartę
        [few] { $look } wierzchnie karty
       *[other] { $look } wierzchnich kart
    } swojej talii. Jedną weź na rękę, resztę połóż z powrotem w dowolnej kolejności.
card-banquet = Uczta
    .gen = Uczty
    .dat = Uczcie
    .acc = Ucztę
    .ins = Ucztą
    .loc = Uczcie
    .gender = f
card-banquet-text = Dobierz { $draw ->
        [one] kartę
        [few] { $draw } karty
       *[other] { $draw } kart
    }.
card-hunting-scene = Polowanie
    .gen = Polowania
    .dat = Polowaniu
    .ins = Polowaniem
    .loc = Polowaniu
    .gender = n
card-hunting-scene-text = Poświęć kartę z ręki, a potem weź kartę piramidy droższą najwyżej o { $margin }.
card-victory = Zwycięstwo
    .gen = Zwycięstwa
    .dat = Zwycięstwu
    .ins = Zwycięstwem
    .loc = Zwycięstwie
    .gender = n
card-victory-text = Złóż do grobowca kartę zagraną wcześniej w tej turze.
card-solar-barque = Barka słoneczna
    .gen = Barki słonecznej
    .dat = Barce słonecznej
    .acc = Barkę słoneczną
    .ins = Barką słoneczną
    .loc = Barce słonecznej
    .gender = f
card-solar-barque-text = Do końca tury możesz kupować ze wszystkich rzędów piramidy.
card-ibex-figurine = Figurka koziorożca
    .gen = Figurki koziorożca
    .dat = Figurce koziorożca
    .acc = Figurkę koziorożca
    .ins = Figurką koziorożca
    .loc = Figurce koziorożca
    .gender = f
card-ibex-figurine-text = Poświęć dowolną kartę piramidy, a potem dobierz { $draw ->
        [one] kartę
        [few] { $draw } karty
       *[other] { $draw } kart
    }.
card-hounds-and-jackals = Psy i szakale
    .gen = Psów i szakali
    .dat = Psom i szakalom
    .ins = Psami i szakalami
    .loc = Psach i szakalach
    .gender = pl
card-hounds-and-jackals-text = Weź z powrotem na rękę kartę zagraną wcześniej w tej turze.
card-senet = Senet
    .gen = Senetu
    .dat = Senetowi
    .ins = Senetem
    .loc = Senecie
    .gender = m
card-senet-text = Dobierz { $draw ->
        [one] kartę
        [few] { $draw } karty
       *[other] { $draw } kart
    }, a potem połóż Senet na stosie kart odrzuconych przeciwnika. Kładzie on kartę zestawu z ręki na twój stos albo pokazuje ci, że żadnej nie ma.
card-mirror-case = Futerał na lustro
    .gen = Futerału na lustro
    .dat = Futerałowi na lustro
    .ins = Futerałem na lustro
    .loc = Futerale na lustro
    .gender = m
card-mirror-case-text = Weź kartę. Potem Futerał na lustro sam wchodzi do piramidy od wierzchołka i spada w najniższą lukę.
card-lotus-chalice = Lotosowy kielich
    .gen = Lotosowego kielicha
    .dat = Lotosowemu kielichowi
    .ins = Lotosowym kielichem
    .loc = Lotosowym kielichu
    .gender = m
card-lotus-chalice-text = Weź kartę ze swojego grobowca na rękę. Potem możesz złożyć do grobowca najwyżej { $entomb-to ->
        [one] jedną kartę
        [few] { $entomb-to } karty
       *[other] { $entomb-to } kart
    } z ręki.
card-sphinx = Sfinks
    .gen = Sfinksa
    .dat = Sfinksowi
    .acc = Sfinksa
    .ins = Sfinksem
    .loc = Sfinksie
    .gender = m
card-sphinx-text = Weź na rękę dowolną kartę piramidy.
card-outer-sarcophagus = Sarkofag zewnętrzny
    .gen = Sarkofagu zewnętrznego
    .dat = Sarkofagowi zewnętrznemu
    .ins = Sarkofagiem zewnętrznym
    .loc = Sarkofagu zewnętrznym
    .gender = m
card-outer-sarcophagus-text = Złóż do grobowca wierzchnią kartę swojego stosu kart odrzuconych.
card-middle-sarcophagus = Sarkofag środkowy
    .gen = Sarkofagu środkowego
    .dat = Sarkofagowi środkowemu
    .ins = Sarkofagiem środkowym
    .loc = Sarkofagu środkowym
    .gender = m
card-middle-sarcophagus-text = Weź kartę ze środkowego rzędu.
card-inner-sarcophagus = Sarkofag wewnętrzny
    .gen = Sarkofagu wewnętrznego
    .dat = Sarkofagowi wewnętrznemu
    .ins = Sarkofagiem wewnętrznym
    .loc = Sarkofagu wewnętrznym
    .gender = m
card-inner-sarcophagus-text = Weź kartę ze swojego grobowca na rękę. Potem możesz złożyć do grobowca najwyżej { $entomb-to ->
        [one] jedną kartę
        [few] { $entomb-to } karty
       *[other] { $entomb-to } kart
    } z ręki.
card-jar-duamutef = Kanopa Duamutefa
    .gen = Kanopy Duamutefa
    .dat = Kanopie Duamutefa
    .acc = Kanopę Duamutefa
    .ins = Kanopą Duamutefa
    .loc = Kanopie Duamutefa
    .gender = f
card-jar-duamutef-text = Poświęć kartę z ręki, a potem dobierz { $draw ->
        [one] kartę
        [few] { $draw } karty
       *[other] { $draw } kart
    }.
card-jar-qebehsenuef = Kanopa Kebehsenufa
    .gen = Kanopy Kebehsenufa
    .dat = Kanopie Kebehsenufa
    .acc = Kanopę Kebehsenufa
    .ins = Kanopą Kebehsenufa
    .loc = Kanopie Kebehsenufa
    .gender = f
card-jar-qebehsenuef-text = Każdy przeciwnik, który ma na ręce, w talii i na stosie kart odrzuconych razem więcej niż { $spared-to ->
        [one] jedną kartę
        [few] { $spared-to } karty
       *[other] { $spared-to } kart
    }, poświęca kartę z ręki.
card-jar-hapi = Kanopa Hapiego
    .gen = Kanopy Hapiego
    .dat = Kanopie Hapiego
    .acc = Kanopę Hapiego
    .ins = Kanopą Hapiego
    .loc = Kanopie Hapiego
    .gender = f
card-jar-hapi-text = Każdy przeciwnik, który ma na ręce co najmniej { $hand-from ->
        [one] jedną kartę
        [few] { $hand-from } karty
       *[other] { $hand-from } kart
    }, odrzuca jedną. Potem dobierz { $draw ->
        [one] kartę
        [few] { $draw } karty
       *[other] { $draw } kart
    }.
card-jar-imseti = Kanopa Imseta
    .gen = Kanopy Imseta
    .dat = Kanopie Imseta
    .acc = Kanopę Imseta
    .ins = Kanopą Imseta
    .loc = Kanopie Imseta
    .gender = f
card-jar-imseti-text = Weź na rękę wierzchnią kartę cmentarzyska.
card-amulet-ankh = Amulet anch
    .gen = Amuletu anch
    .dat = Amuletowi anch
    .ins = Amuletem anch
    .loc = Amulecie anch
    .gender = m
card-amulet-ankh-text = Dobierz { $draw ->
        [one] kartę
        [few] { $draw } karty
       *[other] { $draw } kart
    }. Potem możesz położyć kartę z ręki na wierzch swojej talii.
card-amulet-djed = Amulet dżed
    .gen = Amuletu dżed
    .dat = Amuletowi dżed
    .ins = Amuletem dżed
    .loc = Amulecie dżed
    .gender = m
card-amulet-djed-text = Weź na rękę wierzchnią kartę swojego stosu kart odrzuconych.
card-amulet-wedjat = Amulet udżat
    .gen = Amuletu udżat
    .dat = Amuletowi udżat
    .ins = Amuletem udżat
    .loc = Amulecie udżat
    .gender = m
card-amulet-wedjat-text = Obejrzyj { $look ->
        [one] wierzchnią kartę
        [few] { $look } wierzchnie karty
       *[other] { $look } wierzchnich kart
    } zapasu. Jedną możesz poświęcić. Resztę połóż z powrotem w dowolnej kolejności.
card-amulet-scarab = Amulet skarabeusz
    .gen = Amuletu skarabeusza
    .dat = Amuletowi skarabeuszowi
    .ins = Amuletem skarabeuszem
    .loc = Amulecie skarabeuszu
    .gender = m
card-amulet-scarab-text = Złóż do grobowca kartę z ręki.
card-amulet-tyet = Amulet tit
    .gen = Amuletu tit
    .dat = Amuletowi tit
    .ins = Amuletem tit
    .loc = Amulecie tit
    .gender = m
card-amulet-tyet-text = Powtórz akcję wykonaną w tej turze, z nowymi wyborami. Nie dotyczy to kart: Barka słoneczna, Psy i szakale, Senet, Futerał na lustro, Posąg Thota, Kadzielnica i Amulet tit.
card-book-gates = Księga Bram
    .gen = Księgi Bram
    .dat = Księdze Bram
    .acc = Księgę Bram
    .ins = Księgą Bram
    .loc = Księdze Bram
    .gender = f
card-book-gates-text = Odkryj wierzchnią kartę swojej talii. Wykonaj jej akcję, jeśli się da, a potem ją odrzuć.
card-book-netherworld = Księga Zaświatów
    .gen = Księgi Zaświatów
    .dat = Księdze Zaświatów
    .acc = Księgę Zaświatów
    .ins = Księgą Zaświatów
    .loc = Księdze Zaświatów
    .gender = f
card-book-netherworld-text = Połóż wierzchnią kartę zapasu na wierzch swojego stosu kart odrzuconych.
card-book-heavens = Księga Niebios
    .gen = Księgi Niebios
    .dat = Księdze Niebios
    .acc = Księgę Niebios
    .ins = Księgą Niebios
    .loc = Księdze Niebios
    .gender = f
card-book-heavens-text = Jeśli twój stos kart odrzuconych ma co najmniej { $discard-from ->
        [one] jedną kartę
        [few] { $discard-from } karty
       *[other] { $discard-from } kart
    }, wybierz jedną z nich i złóż ją do grobowca.
card-book-earth = Księga Ziemi
    .gen = Księgi Ziemi
    .dat = Księdze Ziemi
    .acc = Księgę Ziemi
    .ins = Księgą Ziemi
    .loc = Księdze Ziemi
    .gender = f
card-book-earth-text = Poświęć kartę z ręki, a potem weź kartę piramidy, która kosztuje najwyżej { $factor } razy tyle.
card-book-dead = Księga Umarłych
    .gen = Księgi Umarłych
    .dat = Księdze Umarłych
    .acc = Księgę Umarłych
    .ins = Księgą Umarłych
    .loc = Księdze Umarłych
    .gender = f
card-book-dead-text = Złóż do grobowca najtańszą kartę piramidy.
card-book-eternity = Księga Przemierzania Wieczności
    .gen = Księgi Przemierzania Wieczności
    .dat = Księdze Przemierzania Wieczności
    .acc = Księgę Przemierzania Wieczności
    .ins = Księgą Przemierzania Wieczności
    .loc = Księdze Przemierzania Wieczności
    .gender = f
card-book-eternity-text = Po zakupie w tej turze weź z piramidy kartę tańszą niż twój najdroższy zakup.
card-statue-bastet = Posąg Bastet
    .gen = Posągu Bastet
    .dat = Posągowi Bastet
    .ins = Posągiem Bastet
    .loc = Posągu Bastet
    .gender = m
card-statue-bastet-text = Zamień miejscami dwie dowolne karty piramidy, co nie liczy się jako zmiana, a potem dobierz { $draw ->
        [one] kartę
        [few] { $draw } karty
       *[other] { $draw } kart
    }.
card-statue-isis = Posąg Izydy
    .gen = Posągu Izydy
    .dat = Posągowi Izydy
    .ins = Posągiem Izydy
    .loc = Posągu Izydy
    .gender = m
card-statue-isis-text = Weź kartę ze swojego grobowca na rękę.
card-statue-horus = Posąg Horusa
    .gen = Posągu Horusa
    .dat = Posągowi Horusa
    .ins = Posągiem Horusa
    .loc = Posągu Horusa
    .gender = m
card-statue-horus-text = Weź wierzchołek piramidy.
card-statue-anubis = Posąg Anubisa
    .gen = Posągu Anubisa
    .dat = Posągowi Anubisa
    .ins = Posągiem Anubisa
    .loc = Posągu Anubisa
    .gender = m
card-statue-anubis-text = Złóż do grobowca wierzchnią kartę cmentarzyska.
card-statue-seth = Posąg Seta
    .gen = Posągu Seta
    .dat = Posągowi Seta
    .ins = Posągiem Seta
    .loc = Posągu Seta
    .gender = m
card-statue-seth-text = Każdy przeciwnik, który ma na ręce, w talii i na stosie kart odrzuconych razem więcej niż { $spared-to ->
        [one] jedną kartę
        [few] { $spared-to } karty
       *[other] { $spared-to } kart
    }, kładzie kartę z ręki na twój stos kart odrzuconych.
card-statue-thoth = Posąg Thota
    .gen = Posągu Thota
    .dat = Posągowi Thota
    .ins = Posągiem Thota
    .loc = Posągu Thota
    .gender = m
card-statue-thoth-text = Do końca tury każda karta z twojej ręki ma wartość { $gold-each } w złocie.
card-statue-osiris = Posąg Ozyrysa
    .gen = Posągu Ozyrysa
    .dat = Posągowi Ozyrysa
    .ins = Posągiem Ozyrysa
    .loc = Posągu Ozyrysa
    .gender = m
card-statue-osiris-text = Złóż do grobowca kartę z ręki, a potem weź kartę piramidy, która kosztuje najwyżej tyle samo.
card-headrest = Podgłówek
    .gen = Podgłówka
    .dat = Podgłówkowi
    .ins = Podgłówkiem
    .loc = Podgłówku
    .gender = m
card-headrest-text = Odłóż na bok kartę z ręki. Po dobraniu na końcu tury wróci na rękę.
card-censer = Kadzielnica
    .gen = Kadzielnicy
    .dat = Kadzielnicy
    .acc = Kadzielnicę
    .ins = Kadzielnicą
    .loc = Kadzielnicy
    .gender = f
card-censer-text = Następna karta kupiona w tej turze trafia na twoją rękę.
card-boat = Łódź
    .gen = Łodzi
    .dat = Łodzi
    .ins = Łodzią
    .loc = Łodzi
    .gender = f
card-boat-text = Gdy przeciwnik kupi kartę, możesz odrzucić Łódź i wziąć kartę z podstawy.
card-chariot = Rydwan
    .gen = Rydwanu
    .dat = Rydwanowi
    .ins = Rydwanem
    .loc = Rydwanie
    .gender = m
card-chariot-text = Dobierz { $draw ->
        [one] kartę
        [few] { $draw } karty
       *[other] { $draw } kart
    }, a potem odrzuć kartę z ręki.
card-crook-and-flail = Berło i bicz
    .gen = Berła i bicza
    .dat = Berłu i biczowi
    .ins = Berłem i biczem
    .loc = Berle i biczu
    .gender = pl
card-crook-and-flail-text = Weź na rękę kartę z podstawy.
card-burial-mask = Maska grobowa
    .gen = Maski grobowej
    .dat = Masce grobowej
    .acc = Maskę grobową
    .ins = Maską grobową
    .loc = Masce grobowej
    .gender = f
card-burial-mask-text = Złóż do grobowca kartę z podstawy, która kosztuje najwyżej { $cost-to }.

## Miejsca

zone-stock = Zapas
zone-pyramid = Piramida
zone-boneyard = Cmentarzysko
zone-deck = Talia dobierania
zone-hand = Ręka
zone-played = Zagrane karty
zone-discard = Stos kart odrzuconych
zone-tomb = Grobowiec
zone-aside = Odłożone na bok
zone-open = Odkryte karty
slot-t = wierzchołek
    .gen = wierzchołka
    .dat = wierzchołkowi
    .ins = wierzchołkiem
    .loc = wierzchołku
slot-m1 = lewe miejsce środkowego rzędu
slot-m2 = prawe miejsce środkowego rzędu
slot-b1 = lewe miejsce podstawy
slot-b2 = środkowe miejsce podstawy
slot-b3 = prawe miejsce podstawy

## Zestawy i karty w grze

set-starter = karty startowe
set-unique = unikatowe artefakty
set-mummification = mumifikacja
set-jewelry = biżuteria
set-chambers = komnaty
set-weapons = broń
set-tomb-art = sztuka grobowa
set-sarcophagi = sarkofagi
set-canopic-jars = kanopy
set-amulets = amulety
set-books = księgi
set-statues = posągi
pair-red = mumifikacja i sarkofagi
pair-brown = biżuteria i kanopy
pair-yellow = komnaty i amulety
pair-green = broń i księgi
pair-blue = sztuka grobowa i posągi
box-afterlife = Zaświaty
box-original = gra pierwotna
pool-afterlife = Same Zaświaty
pool-original = Sama gra pierwotna
pool-mix = Mieszanka zestawów
pool-half-independent = Półzestawy, każdy osobno
pool-half-merged = Półzestawy, łączone kolorami
pool-five = Pięciu graczy
pool-six = Sześciu graczy
pool-seven = Siedmiu graczy
pool-eight = Ośmiu graczy
tunable-hand = Wielkość ręki
tunable-entombing = Darmowe złożenia do grobowca
tunable-boneyard = Pierwsze karty cmentarzyska
tunable-market = Karty rynku na gracza

## Pojęcia

term-cost = Koszt
term-gold = Złoto
term-points = Punkty
term-level = Poziom
term-level-number = Poziom { $level }
term-set-of = { $set } ({ $size })
term-squared =
    { $count ->
        [one] { $count } rodzaj
        [few] { $count } rodzaje
       *[other] { $count } rodzajów
    }, { $count } × { $count }
term-pair-cancelled = obie kopie znoszą się nawzajem
term-starter = karta startowa
term-unique = unikatowy artefakt
term-empty-slot = Puste: { $slot }
term-cards = Karty
term-cards-in-hand = Na ręce
term-cards-in-deck = Talia dobierania
term-cards-in-discard = Stos kart odrzuconych
term-cards-in-tomb = W grobowcu
term-goal = Cel
term-goal-left = Do celu brakuje { $count ->
        [one] { $count } punktu
        [few] { $count } punktów
       *[other] { $count } punktów
    }
term-uncounted = teraz się nie liczy
term-ring = Pierścień: następna karta ma podwójne złoto
term-thoth = Thot: każda karta z ręki ma wartość { $gold }
term-barque = Barka słoneczna: na sprzedaż są wszystkie rzędy
term-censer = Kadzielnica: następny zakup trafia na rękę
term-sacrifice-owed = Piramida jeszcze się nie zmieniła: trzeba będzie poświęcić jedną z jej kart
term-sacrifice-owed-after-swap = Zamiana nie jest zmianą piramidy: trzeba będzie poświęcić jedną z jej kart
term-free-entombing = Darmowe złożenie do grobowca jeszcze przed tobą
term-effects = W tej turze
term-market = Czym się gra
term-place = { $place }. karta od góry
term-player = { $player }
kind-card = Karty
kind-set = Zestawy
kind-pair = Superzestawy
kind-pool = Pule kart
kind-box = Pudełka
kind-tunable = Liczby z zasad
title-turn = Tura { $turn }: { $player }
title-over = Partia skończona

## Pytania

prompt-turn = { $free ->
        [0] Twoja tura: kupuj, zagrywaj albo zakończ turę.
       *[other] Twoja tura: kupuj, zagrywaj, składaj do grobowca albo zakończ turę.
    }
    .other = Swoją turę rozgrywa { $player }.
prompt-payment = Zapłać { $price } za { $card_acc }: na razie { $paid }.
    .other = { $player } płaci.
prompt-fork = Która karta spada na środek podstawy?
    .other = { $player } wybiera, która karta spadnie.
prompt-boat = { $by } kupuje { $card_acc }. Odpowiesz Łodzią?
    .other = { $player } decyduje o Łodzi.
prompt-rebuild = Piramida bez zmian: poświęć jedną z jej kart.
    .other = { $player } poświęca kartę piramidy.
prompt-order = Która karta jest następna, od wierzchu stosu kart odrzuconych w dół?
    .other = { $player } układa odrzucane karty.
prompt-discard = { $card }: odrzuć kartę.
    .other = { $player } wybiera kartę do odrzucenia.
prompt-dearest = { $axes ->
        [0] { $by } uderza Toporem: odrzuć swoją najdroższą kartę.
       *[other] { $by } uderza Toporem: odrzuć swoją najdroższą kartę albo zamiast niej Topór.
    }
    .other = { $player } wybiera kartę do odrzucenia.
prompt-sacrifice-hand = { $card }: poświęć kartę z ręki.
    .other = { $player } poświęca kartę z ręki.
prompt-sacrifice-pyramid = { $card }: poświęć kartę piramidy.
    .other = { $player } poświęca kartę piramidy.
prompt-entomb-hand = { $card }: złóż do grobowca kartę z ręki.
    .other = { $player } wybiera kartę do grobowca.
prompt-entomb-hand-maybe = { $card }: możesz złożyć do grobowca kartę z ręki.
    .other = { $player } wybiera kartę do grobowca.
prompt-entomb-starter = { $card }: złóż do grobowca kartę startową z ręki.
    .other = { $player } wybiera kartę do grobowca.
prompt-entomb-pyramid = { $card }: złóż do grobowca kartę piramidy.
    .other = { $player } wybiera kartę do grobowca.
prompt-take = { $card }: weź kartę piramidy.
    .other = { $player } wybiera kartę piramidy.
prompt-opponent = { $card }: wybierz przeciwnika.
    .other = { $player } wybiera przeciwnika.
prompt-urn-swap = { $card }: które dwie karty zamieniają się miejscami?
    .other = { $player } zamienia dwie karty piramidy.
prompt-statue-bastet-swap = { $card }: które dwie karty zamieniają się miejscami?
    .other = { $player } zamienia dwie karty piramidy.
prompt-brain-hook = Odkryta karta: { $card }. Kupić za { $price } czy zostawić?
    .other = { $player } decyduje o odkrytej karcie.
prompt-necklace = To była karta startowa. { $card }: złożyć do grobowca także następną?
    .other = { $player } wybiera kartę do grobowca.
prompt-to-deck = { $card }: połóż kartę z ręki na wierzch talii.
    .other = { $player } kładzie kartę na wierzch talii.
prompt-to-deck-maybe = { $card }: możesz położyć kartę z ręki na wierzch talii.
    .other = { $player } kładzie kartę na wierzch talii.
prompt-tomb-sacrifice = { $card }: poświęć kartę zestawu ze swojego grobowca.
    .other = { $player } poświęca kartę z grobowca.
prompt-search = { $card }: weź na rękę kartę ze stosu kart odrzuconych.
    .other = { $player } przeszukuje stos kart odrzuconych.
prompt-heavens = { $card }: złóż do grobowca kartę ze stosu kart odrzuconych.
    .other = { $player } wybiera kartę do grobowca.
prompt-chapel = Kaplica ofiarna: złożyć do grobowca { $card_acc } z wierzchu stosu kart odrzuconych?
    .other = { $player } decyduje o wierzchniej karcie stosu kart odrzuconych.
prompt-serdab = { $card }: odłóż na bok, ile kart chcesz.
    .other = { $player } odkłada karty na bok.
prompt-headrest = { $card }: odłóż na bok kartę.
    .other = { $player } odkłada karty na bok.
prompt-judgment = Odłożyć na bok kartę i wziąć z cmentarzyska { $card_acc }?
    .other = { $player } wymienia karty z cmentarzyskiem.
prompt-judgment-order = { $card }: którą kartę poświęcasz teraz? Ostatnia będzie na wierzchu.
    .other = { $player } poświęca odłożone karty.
prompt-spear-target = { $card }: wybierz przeciwnika.
    .other = { $player } wybiera przeciwnika.
prompt-spear-card = { $card }: którą kartę ma odrzucić { $opponent }?
    .other = { $player } wskazuje kartę z pokazanej ręki.
prompt-spear-yield = { $by } wskazuje { $card_acc }: odrzuć tę kartę albo Topór.
    .other = { $player } wybiera kartę do odrzucenia.
prompt-khopesh = { $card }: wybierz kartę piramidy, którą weźmie { $by }.
    .other = { $player } wybiera kartę piramidy.
prompt-bow = { $card }: złóż do grobowca kartę nowego zestawu.
    .other = { $player } wybiera kartę do grobowca.
prompt-nut-offer = { $card }: możesz wziąć najtańszą kartę.
    .other = { $player } wybiera kartę piramidy.
prompt-nut-own = { $card }: weź najdroższą kartę.
    .other = { $player } wybiera kartę piramidy.
prompt-hieroglyphics = { $card }: którą kartę bierzesz na rękę?
    .other = { $player } ogląda wierzch talii.
prompt-deck-order = { $card }: która karta jest następna, od wierzchu talii w dół?
    .other = { $player } ogląda wierzch talii.
prompt-hunting-scene = { $card }: poświęć kartę z ręki.
    .other = { $player } poświęca kartę z ręki.
prompt-hunting-scene-take = { $card }: weź kartę piramidy.
    .other = { $player } wybiera kartę piramidy.
prompt-book-earth = { $card }: poświęć kartę z ręki.
    .other = { $player } poświęca kartę z ręki.
prompt-book-earth-take = { $card }: weź kartę piramidy.
    .other = { $player } wybiera kartę piramidy.
prompt-statue-osiris = { $card }: złóż do grobowca kartę z ręki.
    .other = { $player } wybiera kartę do grobowca.
prompt-statue-osiris-take = { $card }: weź kartę piramidy.
    .other = { $player } wybiera kartę piramidy.
prompt-victory = { $card }: złóż do grobowca kartę zagraną w tej turze.
    .other = { $player } wybiera kartę do grobowca.
prompt-hounds = { $card }: weź z powrotem kartę zagraną w tej turze.
    .other = { $player } bierze z powrotem zagraną kartę.
prompt-senet-gift = Senet: oddaj kartę zestawu z ręki. Dostaje ją { $by }.
    .other = { $player } wybiera kartę do oddania.
prompt-seth-gift = { $card }: oddaj kartę z ręki. Dostaje ją { $by }.
    .other = { $player } wybiera kartę do oddania.
prompt-mirror-case = { $card }: w którą lukę spada?
    .other = { $player } wybiera lukę w piramidzie.
prompt-unearth = { $card }: którą kartę grobowca bierzesz na rękę?
    .other = { $player } bierze kartę z grobowca.
prompt-to-hand = { $card }: weź na rękę kartę piramidy.
    .other = { $player } wybiera kartę piramidy.
prompt-middle-row = { $card }: weź kartę środkowego rzędu.
    .other = { $player } wybiera kartę piramidy.
prompt-wedjat = { $card }: możesz poświęcić jedną z tych kart zapasu.
    .other = { $player } ogląda wierzch zapasu.
prompt-stock-order = { $card }: która karta jest następna, od wierzchu zapasu w dół?
    .other = { $player } ogląda wierzch zapasu.
prompt-tyet = { $card }: którą akcję powtarzasz?
    .other = { $player } wybiera akcję do powtórzenia.
prompt-book-dead = { $card }: złóż do grobowca najtańszą kartę.
    .other = { $player } wybiera kartę do grobowca.
prompt-eternity = { $card }: weź kartę tańszą niż twój najdroższy zakup.
    .other = { $player } wybiera kartę piramidy.
prompt-crook-and-flail = { $card }: weź na rękę kartę podstawy.
    .other = { $player } wybiera kartę piramidy.
prompt-burial-mask = { $card }: złóż do grobowca kartę podstawy.
    .other = { $player } wybiera kartę do grobowca.

## Możliwości

option-buy = Kup: { $slot }
option-buy-card = Kup { $card_acc } za { $price }
option-play = Zagraj { $card_acc }
option-entomb = Złóż do grobowca { $card_acc }
option-end = Zakończ turę
option-arrange = Zakończ turę i ułóż odrzucane karty
option-lay = { $card }
option-rest = Reszta tak, jak leży
option-pay = Zapłać { $card_ins }
option-done = Gotowe
option-pass = Nie
option-fall = Spada: { $slot }
option-fall-card = { $card_gender ->
        [pl] Spadają
       *[other] Spada
    } { $card }
option-boat = Łódź: { $slot }
option-boat-card = Odrzuć Łódź i weź { $card_acc }
option-buy-stock = Kup
option-leave = Zostaw
option-discard = Odrzuć { $card_acc }
option-sacrifice = Poświęć { $card_acc }
option-sacrifice-slot = Poświęć: { $slot }
option-sacrifice-slot-card = Poświęć { $card_acc }
option-entomb-slot = Złóż do grobowca: { $slot }
option-entomb-slot-card = Złóż do grobowca { $card_acc }
option-entomb-next = Złóż następną kartę
option-entomb-top = Złóż do grobowca
option-entomb-lowest = Złóż do grobowca { $card_acc }, najniższą kartę
option-entomb-at = Złóż do grobowca { $card_acc }, { $place }. kartę od góry
option-entomb-paid = Złóż do grobowca { $card_acc }, kartę użytą dla złota
option-entomb-executed = Złóż do grobowca { $card_acc }, kartę użytą dla akcji
option-take = Weź: { $slot }
option-take-card = Weź { $card_acc }
option-lift = Na rękę: { $slot }
option-lift-card = { $card } na rękę
option-choose-slot = Wybierz: { $slot }
option-choose-slot-card = Wybierz { $card_acc }
option-place = W lukę: { $slot }
option-swap = Zamień { $slot_acc } i { $other_acc }
option-swap-cards = Zamień { $card_acc } i { $other_acc }
option-against = { $opponent }
option-name = { $card }
option-give = Daj { $card_acc }
option-aside = Odłóż na bok { $card_acc }
option-top = { $card } na wierzch
option-fetch = Weź { $card_acc }
option-fetch-lowest = Weź { $card_acc }, najniższą kartę
option-fetch-at = Weź { $card_acc }, { $place }. kartę od góry
option-repeat = Powtórz { $card_acc }
option-return = Weź z powrotem { $card_acc }
option-return-gold = Weź z powrotem { $card_acc }, kartę użytą dla złota
option-return-action = Weź z powrotem { $card_acc }, kartę użytą dla akcji

## Co się stało

event-pool = W tej partii { $count ->
        [one] jest { $count } karta
        [few] są { $count } karty
       *[other] jest { $count } kart
    } na sprzedaż: { $sets }.
event-opened = { $card_gender ->
        [pl] Cmentarzysko otwierają
       *[other] Cmentarzysko otwiera
    } { $card }.
event-starts = Zaczyna { $player }.
event-turn = Swoją turę zaczyna { $player }.
event-refilled = { $card_gender ->
        [pl] Do piramidy trafiają
       *[other] Do piramidy trafia
    } { $card }: { $slot }.
event-fell = { $card } { $card_gender ->
        [pl] spadają
       *[other] spada
    }: { $slot }.
event-paid = { $player } płaci { $card_ins }: { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
       *[other] { $coins } monet
    }.
event-bought =
    { $lost ->
        [0] { $player } kupuje { $card_acc } za { $price }.
        [one] { $player } kupuje { $card_acc } za { $price }; { $lost } moneta przepada.
        [few] { $player } kupuje { $card_acc } za { $price }; { $lost } monety przepadają.
       *[other] { $player } kupuje { $card_acc } za { $price }; { $lost } monet przepada.
    }
event-boat = { $player } odpowiada Łodzią na zakup, który robi { $opponent }.
event-played = { $player } zagrywa { $card_acc }.
event-entombed = { $player } składa do grobowca { $card_acc }.
event-sacrificed = { $player } poświęca { $card_acc }.
event-took = { $player } bierze { $card_acc }.
event-took-in-hand = { $player } bierze { $card_acc } na rękę.
event-discarded = { $player } odrzuca { $card_acc }.
event-axe = { $player } uderza Toporem.
event-showed = { $player } pokazuje rękę: { $cards }.
event-showed-to = { $player } pokazuje rękę, widzi ją tylko { $opponent }: { $cards }.
event-showed-to-hidden = { $player } pokazuje rękę, widzi ją tylko { $opponent }: nie ma w niej karty zestawu.
ending-empty = Zapas i piramida są puste, a wszyscy mieli tyle samo tur.
ending-goal = Cel partii jest osiągnięty.
event-drew = { $player } dobiera { $card_acc }.
event-drew-hidden = { $player } dobiera kartę.
event-shuffled = { $player } tasuje stos kart odrzuconych i tworzy nową talię.
event-swapped = { $player } zamienia { $card_acc } i { $other_acc }.
event-turned-up = { $player } odkrywa z zapasu { $card_acc }.
event-topped = { $player } kładzie { $card_acc } na wierzch talii.
event-topped-hidden = { $player } kładzie kartę na wierzch talii.
event-fetched = { $player } bierze { $card_acc } ze stosu kart odrzuconych.
event-fetched-hidden = { $player } bierze kartę ze stosu kart odrzuconych.
event-set-aside = { $player } odkłada na bok { $card_acc }.
event-set-aside-hidden = { $player } odkłada na bok kartę.
event-set-aside-open = { $player } odkłada na bok { $card_acc }.
event-rejoined = { $player } bierze z powrotem na rękę { $count ->
        [one] { $count } odłożoną kartę
        [few] { $count } odłożone karty
       *[other] { $count } odłożonych kart
    }.
event-looked = { $player } ogląda: { $cards }.
event-looked-hidden = { $player } ogląda wierzchnie karty.
event-read = { $player } bierze { $card_acc } na rękę.
event-read-hidden = { $player } bierze jedną z kart na rękę.
event-chose = { $player } wybiera przeciwnika: { $opponent }.
event-returned = { $player } bierze z powrotem { $card_acc }.
event-senet = { $player } oddaje Senet; na swój stos kart odrzuconych dostaje go { $opponent }.
event-gave = { $player } oddaje { $card_acc }; dostaje { $opponent }.
event-placed = { $card } { $card_gender ->
        [pl] wchodzą
       *[other] wchodzi
    } do piramidy: { $slot }.
event-unearthed = { $player } bierze { $card_acc } z grobowca na rękę.
event-repeated = { $player } powtarza { $card_acc }.
event-gates = { $player } odkrywa { $card_acc }.
event-laid-off = { $card } { $card_gender ->
        [pl] trafiają
       *[other] trafia
    } na stos kart odrzuconych.
event-cleared = { $player } sprząta stół.

## Dlaczego nie

refuse-above-the-gap = Może tam spaść tylko karta środkowego rzędu.
refuse-in-hand = Nie masz na ręce karty { $card }.
refuse-not-paid-with-yet = Karta { $card } była już w tej turze użyta dla złota: zostaje na stole do końca tury.
refuse-not-executed-yet = Akcja karty { $card } była już w tej turze wykonana: karta zostaje na stole do końca tury.
refuse-look-into-stock = Nikt nie zagląda do zapasu.
refuse-look-into-boneyard = Z cmentarzyska widać tylko wierzchnią kartę.
refuse-look-at-cards = Nie ogląda się cudzej ręki ani talii dobierania.
refuse-look-into-own-discards = Swój stos kart odrzuconych możesz przeglądać poza swoją turą, a w jej trakcie tylko wtedy, gdy mówi o tym akcja.
refuse-look-into-discards = Z cudzego stosu kart odrzuconych widać tylko wierzchnią kartę.
refuse-slot-is-filled = Nie ma tam karty.
refuse-is-an-opponent = Wybierz przeciwnika.
refuse-spendable-card = Nie masz na ręce karty { $card } albo nie możesz nią płacić.
refuse-enough-left-to-pay = Gdyby karta { $card } była pierwsza, reszta by nie wystarczyła; zacznij od większej.
refuse-price-is-met =
    { $have ->
        [one] { $have } moneta nie wystarcza
        [few] { $have } monety nie wystarczają
       *[other] { $have } monet nie wystarcza
    }; cena to { $need }.
refuse-boat-reaches = Łódź bierze kartę z podstawy.
refuse-boat-in-hand = Nie masz Łodzi.
refuse-in-base = Na sprzedaż jest tylko podstawa piramidy.
refuse-affordable = Kosztuje { $need }; twoja ręka jest warta { $have }.
refuse-axe-only-answers = Topór odrzuca się, gdy efekt każe odrzucić kartę; własnej akcji nie ma.
refuse-boat-only-answers = Łódź odpowiada na zakup przeciwnika; własnej akcji nie ma.
refuse-has-an-opponent = Karta { $card } mówi o przeciwniku, a grasz bez przeciwników.
refuse-enough-to-draw = Karta { $card } wymaga w talii i na stosie kart odrzuconych { $need ->
        [one] { $need } karty
        [few] { $need } kart
       *[other] { $need } kart
    }; jest { $have }.
refuse-other-hand-cards = Karta { $card } wymaga na ręce jeszcze { $need ->
        [one] { $need } karty
        [few] { $need } kart
       *[other] { $need } kart
    }.
refuse-starter-in-hand = Na ręce nie ma karty startowej.
refuse-card-in-discard-pile = Twój stos kart odrzuconych jest pusty.
refuse-discard-pile-is-high = Twój stos kart odrzuconych ma { $have ->
        [one] { $have } kartę
        [few] { $have } karty
       *[other] { $have } kart
    }; { $card } { $card_gender ->
        [pl] wymagają
       *[other] wymaga
    } co najmniej { $need }.
refuse-card-in-tomb = Twój grobowiec jest pusty.
refuse-set-card-in-tomb = W twoim grobowcu nie ma karty zestawu.
refuse-played-a-card-before = W tej turze nie leży na stole inna karta, po którą { $card_gender ->
        [pl] sięgają
       *[other] sięga
    } { $card }.
refuse-card-in-pyramid = Piramida jest pusta.
refuse-two-cards-to-swap = W piramidzie nie ma dwóch kart.
refuse-two-cards-in-pyramid = W piramidzie nie ma dwóch kart.
refuse-card-in-base = Podstawa jest pusta.
refuse-card-in-middle-row = Środkowy rząd jest pusty.
refuse-card-on-apex = Wierzchołek jest pusty.
refuse-cheap-card-in-base = Żadna karta podstawy nie kosztuje { $need } lub mniej.
refuse-new-set-in-pyramid = W piramidzie nie ma karty zestawu, który byłby nowy w twoim grobowcu.
refuse-card-in-stock = Zapas jest pusty.
refuse-card-in-boneyard = Cmentarzysko jest puste.
refuse-boneyard-serves-all = Na cmentarzysku { $have ->
        [one] jest { $have } karta
        [few] są { $have } karty
       *[other] jest { $have } kart
    }, mniej niż graczy ({ $need }).
refuse-hand-card-worth-a-take = Żadna inna karta z ręki nie wystarcza na kartę piramidy.
refuse-cheaper-than-bought = W tej turze nie masz zakupu droższego niż jakaś karta piramidy.
refuse-opponent-with-cards = Żaden przeciwnik nie ma na ręce { $need ->
        [one] { $need } karty
        [few] { $need } kart
       *[other] { $need } kart
    } lub więcej.
refuse-opponent-with-a-deck = Każdy przeciwnik ma pustą rękę albo razem najwyżej { $need ->
        [one] { $need } kartę
        [few] { $need } karty
       *[other] { $need } kart
    }.
refuse-action-to-repeat = Żadnej akcji tej tury nie da się teraz powtórzyć.
refuse-not-tied-to-gold = Karta { $card } wróciła tylko dla złota.
refuse-embalmer-may-entomb = Mistrz balsamowania składa do grobowca tylko akcjami kart.
refuse-entombing-left = Darmowe złożenie w tej turze już wykorzystane; więcej tylko akcjami kart.
refuse-order-matters = Nie ma czego układać.
refuse-to-be-discarded = Karty { $card } nie ma wśród odrzucanych.
refuse-is-an-entombed-set-card = W twoim grobowcu nie ma karty zestawu { $card }.
refuse-lies-on-stock = Karty { $card } nie ma wśród oglądanych.
refuse-waits-on-stock = Karta { $card } nie czeka już na miejsce.
refuse-was-executed-this-turn = Akcji karty { $card } nie wykonano w tej turze.
refuse-can-be-repeated = Akcji karty { $card } nie da się teraz powtórzyć.
refuse-dearest-or-axe = Karta { $card } nie jest twoją najdroższą.
refuse-reduced-price-affordable = Kosztuje teraz { $need }; twoja ręka jest warta { $have }.
refuse-only-ring-in-between = Teraz można zagrać tylko Pierścień; karta { $card } musi poczekać.
refuse-ring-in-hand = Nie ma karty { $card } na twojej ręce.
refuse-is-a-starter = Karta { $card } nie jest startowa.
refuse-in-discard-pile = Nie ma karty { $card } w twoim stosie kart odrzuconych.
refuse-lies-there = Karta { $card } nie leży w tym miejscu twojego stosu kart odrzuconych.
refuse-lies-apart = Karty { $card } leżą razem albo chodzi o najniższą; nie podawaj miejsca.
refuse-is-cheapest = Jest tańsza karta.
refuse-is-dearest = Jest droższa karta.
refuse-set-aside-once = Odłóż na bok kartę przynajmniej raz.
refuse-was-set-aside = Karty { $card } nie ma wśród odłożonych.
refuse-was-seen = Karty { $card } nie ma wśród oglądanych.
refuse-waits-for-its-place = Karta { $card } nie czeka już na miejsce.
refuse-reaches-a-card = Karta { $card } nie wystarcza na żadną kartę piramidy.
refuse-within-the-trade = Może kosztować najwyżej { $need }.
refuse-was-played-earlier = Karta { $card } nie była zagrana wcześniej w tej turze.
refuse-holds-enough-cards = Ten przeciwnik ma mniej niż { $need ->
        [one] { $need } kartę
        [few] { $need } karty
       *[other] { $need } kart
    }.
refuse-in-shown-hand = Nie ma karty { $card } na tej ręce.
refuse-named-card-or-axe = Wskazana karta: { $card }. Odrzuć ją albo Topór.
refuse-opens-a-new-set = To nie jest karta zestawu nowego w twoim grobowcu.
refuse-cheaper-than-the-purchase = Musi kosztować mniej niż { $need }.
refuse-in-middle-row = Nie leży w środkowym rzędzie.
refuse-two-filled-slots = Na obu miejscach musi leżeć karta.
refuse-two-different-slots = Podaj dwa różne miejsca.
refuse-in-any-way = Zgodnie z umową karta wraca tylko do tego samego użycia: powiedz którego.
refuse-was-paid-with = Karta { $card } nie była użyta dla złota.
refuse-was-executed = Karta { $card } nie była użyta dla akcji.
refuse-used-alike = Jedną kartą { $card } zapłacono, akcję drugiej wykonano; powiedz, o którą chodzi.
refuse-use-matters = Karty { $card } nie zostały użyte różnie; nie trzeba mówić, o którą chodzi.
refuse-is-a-set-card = Karta { $card } nie należy do zestawu.
refuse-lowest-gap = Spada w najniższy rząd, w którym jest luka.
refuse-lies-in-own-tomb = Nie ma karty { $card } w twoim grobowcu.
refuse-in-base-row = Nie leży w podstawie.
refuse-cheap-and-in-base = To musi być karta podstawy za { $need } lub mniej.

## Dlaczego krok jest ostateczny

undo-chance-draw = Karta została dobrana, więc krok jest ostateczny.
undo-chance-look = Karty zostały obejrzane, więc krok jest ostateczny.
undo-chance-stock = Karta zapasu została odkryta, więc krok jest ostateczny.
undo-chance-entomb = Karta z talii trafiła do grobowca, więc krok jest ostateczny.
undo-chance-reveal = Karta została odkryta, więc krok jest ostateczny.
undo-chance-starter = Pierwszego gracza wskazał los.
undo-chance-set = Zestawy wybrał los.
undo-chance-box = Unikatowe artefakty wybrał los.
undo-chance-left-out = Unikatowe artefakty wybrał los.
undo-turned-up = Ukryta karta została odkryta, więc krok jest ostateczny.
undo-looked = Karty zostały obejrzane, więc krok jest ostateczny.
undo-searched = Stos kart odrzuconych został przeszukany, więc krok jest ostateczny.
undo-hand-shown = Ręka została pokazana, więc krok jest ostateczny.
undo-uncovered = Zakryta karta wyszła na jaw, więc krok jest ostateczny.

## Ustawienia partii

preset-standard = Standardowa
preset-standard-help = Karty, które zasady przewidują dla danej liczby graczy.
preset-mix = Oba pudełka
preset-mix-help = Zestawy z obu pudełek, losowo wymieszane.
preset-master = Mistrz balsamowania
preset-master-help = Trudniejsza gra dla jednej osoby.
option-set-pool = Karty
option-set-pool-help = Karty rynku, którymi się gra.
option-set-pool-standard = Zwykłe dla tej liczby graczy
option-set-pool-free = Dowolne karty obu pudełek
option-set-half-sets = Półzestawy
option-set-half-sets-help = Po jednej sztuce każdej karty obu zestawów danej wielkości zamiast jednego całego zestawu. W większych pulach dotyczy to zestawów, które nie są w nich oba w całości; we własnej puli tego, jak punktują zestawy jednego koloru, które są w grze częściowo.
option-set-half-sets-off = Nie
option-set-half-sets-independent = Każdy zestaw osobno
option-set-half-sets-merged = Łączone kolorami
option-set-cards = Własny wybór kart
option-set-cards-help = Ile sztuk której karty jest w grze; zestaw oznacza wszystkie jego karty. Co najmniej 14 kart na gracza.
option-set-set-of-3 = Zestaw 3 kart
option-set-set-of-3-help = Który z dwóch zestawów tej wielkości bierze udział, gdy pula mieści tylko jeden z nich.
option-set-set-of-3-random = Losowo
option-set-set-of-4 = Zestaw 4 kart
option-set-set-of-4-help = Który z dwóch zestawów tej wielkości bierze udział, gdy pula mieści tylko jeden z nich.
option-set-set-of-4-random = Losowo
option-set-set-of-5 = Zestaw 5 kart
option-set-set-of-5-help = Który z dwóch zestawów tej wielkości bierze udział, gdy pula mieści tylko jeden z nich.
option-set-set-of-5-random = Losowo
option-set-set-of-6 = Zestaw 6 kart
option-set-set-of-6-help = Który z dwóch zestawów tej wielkości bierze udział, gdy pula mieści tylko jeden z nich.
option-set-set-of-6-random = Losowo
option-set-set-of-7 = Zestaw 7 kart
option-set-set-of-7-help = Który z dwóch zestawów tej wielkości bierze udział, gdy pula mieści tylko jeden z nich.
option-set-set-of-7-random = Losowo
option-set-uniques = Unikatowe artefakty
option-set-uniques-help = Wszystkie sześć z jednej gry albo po jednym na każdy koszt.
option-set-uniques-per-cost = Po jednym na każdy koszt
option-set-uniques-random = Losowo
option-set-unique-of-2 = Unikatowy artefakt za 2
option-set-unique-of-2-help = Używane, gdy jest po jednym artefakcie z każdego kosztu.
option-set-unique-of-2-random = Losowo
option-set-unique-of-3 = Unikatowy artefakt za 3
option-set-unique-of-3-help = Używane, gdy jest po jednym artefakcie z każdego kosztu.
option-set-unique-of-3-random = Losowo
option-set-unique-of-4 = Unikatowy artefakt za 4
option-set-unique-of-4-help = Używane, gdy jest po jednym artefakcie z każdego kosztu.
option-set-unique-of-4-random = Losowo
option-set-unique-of-5 = Unikatowy artefakt za 5
option-set-unique-of-5-help = Używane, gdy jest po jednym artefakcie z każdego kosztu.
option-set-unique-of-5-random = Losowo
option-set-unique-of-6 = Unikatowy artefakt za 6
option-set-unique-of-6-help = Używane, gdy jest po jednym artefakcie z każdego kosztu.
option-set-unique-of-6-random = Losowo
option-set-unique-of-7 = Unikatowy artefakt za 7
option-set-unique-of-7-help = Używane, gdy jest po jednym artefakcie z każdego kosztu.
option-set-unique-of-7-random = Losowo
option-set-left-out-1 = Pominięty artefakt 1
option-set-left-out-1-help = Z kartami dla sześciu graczy dwa z dwunastu unikatowych artefaktów zostają w pudełku.
option-set-left-out-1-random = Losowo
option-set-left-out-2 = Pominięty artefakt 2
option-set-left-out-2-help = Z kartami dla sześciu graczy dwa z dwunastu unikatowych artefaktów zostają w pudełku.
option-set-left-out-2-random = Losowo
option-set-starting-player = Pierwszy gracz
option-set-starting-player-help = Kto zaczyna: ostatni gość muzeum albo los.
option-set-starting-player-random = Losowo
option-set-starting-player-seat-0 = Gracz 1
option-set-starting-player-seat-1 = Gracz 2
option-set-starting-player-seat-2 = Gracz 3
option-set-starting-player-seat-3 = Gracz 4
option-set-starting-player-seat-4 = Gracz 5
option-set-starting-player-seat-5 = Gracz 6
option-set-starting-player-seat-6 = Gracz 7
option-set-starting-player-seat-7 = Gracz 8
option-set-solo = Poziom solo
option-set-solo-help = Oba wymagają doskonałego wyniku; mistrz balsamowania nie ma darmowego złożenia.
option-set-solo-beginner = Początkujący
option-set-solo-master = Mistrz balsamowania
option-set-reactions = Pytanie o Łódź
option-set-reactions-help = Pytanie właściciela zawsze niczego nie zdradza; pytanie tylko wtedy, gdy ma ją na ręce, jest szybsze.
option-set-reactions-always = Zawsze
option-set-reactions-possible = Gdy to możliwe
option-set-senet-axe = Senet wyzwala Topór
option-set-senet-axe-help = Czy Topór oddany przez Senet liczy się jako odrzucony.
option-set-senet-axe-on = Tak
option-set-senet-axe-off = Nie
option-set-ring-entomb = Złożenie zużywa Pierścień
option-set-ring-entomb-help = Czy złożenie do grobowca jest zagraniem karty w rozumieniu Pierścienia.
option-set-ring-entomb-on = Tak
option-set-ring-entomb-off = Nie
option-set-boat-fork = O tym, co spada, decyduje właściciel Łodzi
option-set-boat-fork-help = Czy to właściciel Łodzi, a nie gracz, którego jest tura, wybiera, co spada w lukę po Łodzi.
option-set-boat-fork-on = Tak
option-set-boat-fork-off = Nie
option-set-hounds-same-way = Psy do tego samego użycia
option-set-hounds-same-way-help = Czy zwróconej karty można użyć tylko tak jak przedtem albo złożyć ją do grobowca.
option-set-hounds-same-way-on = Tak
option-set-hounds-same-way-off = Nie
option-set-hidden-stock = Zapasu nie liczy się w swojej turze
option-set-hidden-stock-help = Czy gracz, którego jest tura, nie widzi, ile kart ma zapas.
option-set-hidden-stock-on = Tak
option-set-hidden-stock-off = Nie
option-set-open-discard = Własny stos kart odrzuconych otwarty
option-set-open-discard-help = Czy możesz go przeglądać także w swojej turze.
option-set-open-discard-on = Tak
option-set-open-discard-off = Nie

## Do czego zmierza wybór

aim-get-unseen = zdobyć kartę, której nikt jeszcze nie widział
aim-get-unique = zdobyć { $card_acc } dla { $points ->
        [one] { $points } punktu
        [few] { $points } punktów
       *[other] { $points } punktów
    } w grobowcu
aim-get-gold = mieć więcej do wydania: karta { $card } jest warta { $gold } w złocie
aim-get-last = zdobyć { $card_acc }, ostatnią brakującą kartę zestawu: { $set }
aim-get-more = zdobyć { $card_acc } do zestawu zaczętego w grobowcu: { $set }
aim-get-first = zdobyć { $card_acc } i zacząć zestaw: { $set }
aim-entomb-unseen = złożyć do grobowca to, co przyjdzie
aim-entomb-points = złożyć { $card_acc } do grobowca i wyjąć z talii
aim-entomb-double = odchudzić talię: karta { $card } leży już w grobowcu
aim-entomb-last = uzupełnić zestaw ostatnią kartą, { $card_ins }: { $set }, +{ $points }
aim-entomb-more = powiększyć zestaw o { $card_acc }: { $set }, +{ $points }
aim-entomb-first = zacząć w grobowcu zestaw { $card_ins }: { $set }
aim-play-entomb = złożyć do grobowca o kartę więcej ({ $card })
aim-play-take = zdobyć kartę bez płacenia ({ $card })
aim-play-against = powstrzymać innych ({ $card })
aim-play-draw = mieć w tej turze więcej kart ({ $card })
aim-play = użyć akcji zamiast złota ({ $card })
aim-end = dobrać nową rękę
aim-leave = zachować złoto na coś lepszego
aim-end-there = na tym poprzestać
aim-pyramid = lepiej ułożyć piramidę
aim-discard = odrzucić { $card_acc }, teraz najmniej potrzebną kartę
aim-sacrifice = na zawsze pozbyć się { $card_gen }
aim-give = oddać najmniej wartą kartę, { $card_acc }
aim-name = zabrać { $card_acc } z tej ręki
aim-trade = wymienić { $card_acc } na { $other_acc } z cmentarzyska
aim-keep = mieć { $card_acc } wkrótce znów na ręce
aim-fetch = użyć { $card_gen } jeszcze raz
aim-spoil = zabrać { $card_acc } wszystkim innym
aim-grant = dać nie więcej niż { $card_acc }
aim-against = powstrzymać gracza: { $opponent }

## Wartości elementów

figure-cards = karty
figure-level-1 = karty poziomu 1
figure-level-2 = karty poziomu 2
figure-level-3 = karty poziomu 3
figure-tombs = karty grobowców
figure-references = karty pomocy
figure-draw = dobierane karty
figure-free = za darmo w turze
figure-start = na początku
figure-each = na gracza
figure-colour = kolor
figure-symbol = symbol
figure-box = pudełko
figure-pair = superzestaw
figure-size = różne karty
figure-sets = zestawy
figure-doubled = oba zestawy w całości
figure-merged = połączone
figure-copies = egzemplarze
figure-uniques = unikatowe artefakty
figure-market = karty rynku
figure-players-to = graczy najwyżej
figure-set = zestaw
figure-level = poziom
figure-cost = koszt
figure-gold = złoto
figure-vp = punkty
figure-counts-as-change = zmienia piramidę
figure-discount = zniżka
figure-reaction = odpowiada innym
figure-opponent = wymaga przeciwnika
figure-repeatable = można powtórzyć
figure-hand-from = ręka co najmniej
figure-look = oglądane karty
figure-margin = droższa najwyżej o
figure-entomb-to = złożone najwyżej
figure-spared-to = oszczędzony przy najwyżej
figure-discard-from = stos odrzuconych co najmniej
figure-factor = krotność kosztu
figure-gold-each = złoto każdej karty
figure-cost-to = koszt najwyżej
term-blue = niebieski
term-brown = brązowy
term-green = zielony
term-grey = szary
term-purple = fioletowy
term-red = czerwony
term-yellow = żółty
term-both = oba
term-choice = jeden do wyboru
term-ankh = anch
term-bandage = bandaż
term-blade = ostrze
term-brush = pędzel
term-crown = korona
term-door = drzwi
term-jar = kanopa
term-sarcophagus = sarkofag

## Nazwy zasad, jak podają je odmowy

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
rule-1-3-a = Zapas i cmentarzysko są zakryte
rule-1-3-b = Ręka i talia dobierania
rule-1-3-c = Własny stos kart odrzuconych
rule-1-5-a = Natychmiastowe zawalanie
rule-1-5-b = Rozwidlenie
rule-1-6-1 = Krok 1: zagrywanie kart
rule-1-6-2 = Krok 2: odrzucanie
rule-1-6-3-a = Krok 3: obowiązek poświęcenia
rule-1-7-a = Na sprzedaż jest tylko podstawa
rule-1-7-b = Płacenie
rule-1-7-d = Złoto albo akcja
rule-1-8-a = Wszystkie części albo nic
rule-1-8-d = Akcja albo złoto
rule-1-9-d = Karty na ręce
rule-1-9-e = „Możesz”
rule-1-9-f = Poświęcanie
rule-1-9-g = Składanie do grobowca
rule-1-9-h = Branie kart
rule-1-9-i = Zagrane karty
rule-1-10-a = Jedno darmowe złożenie do grobowca
rule-1-15-b = Solo: bez przeciwników
rule-1-15-e = Solo: mistrz balsamowania
rule-2-1-a = Dobiera się wszystko
rule-2-1-b = Karta właśnie zagrywana
rule-2-1-d = Każdy przeciwnik
rule-r-03 = Pierścień: następna karta
rule-r-04 = Hak do mózgu to zakup
rule-r-09 = Bogini Nut z jedną kartą
rule-r-31 = Karta wzięta z powrotem
rule-r-36 = Gdzie ląduje Futerał na lustro
rule-r-38 = Pierścienie przy Haku do mózgu
rule-r-40 = Co powtarza Amulet tit

## Co musi zachodzić w przykładzie

fact-changed = piramida zmieniona
fact-known = znane
fact-active = w turze
fact-held = kart na ręce
fact-ahead = znane w zapasie
fact-entombed = już złożono do grobowca
fact-second = zapas poziomu II
fact-third = zapas poziomu III
fact-dearest = najdroższa karta
fact-shown = pokazane
fact-spectator = widz
fact-acts = użyte akcje

# what may be answered beforehand
standing-boat = Łódź, gdy kupuje inny
standing-nut-offer = Propozycja bogini Nut
standing-dearest = Cios Topora

## On the pages of players

feat-bought = Najczęstszy zakup
feat-entombed = Najwięcej kart złożonych do grobowca
feat-set = Najlepszy zestaw w grobowcu
