## Co mówi nauczyciel. Wczytywane tylko podczas nauki.

lesson-board = Plansza i cel gry
lesson-board-welcome = Witaj. Jesteś dzieckiem faraona, twój rywal też. Wygrywa ten, kto po ostatniej rundzie ma najwięcej punktów. Najpierw się rozejrzyjmy, potem wykonasz ruch.
lesson-board-zones = To pięć stref. Każda służy do czego innego: ofiary, Nil, rzemieślnicy, arystokraci i twój własny grobowiec. W swojej turze korzystasz z jednej strefy albo pasujesz.
lesson-board-goods = Te żetony są twoje. Płaci się nimi za wszystko i leżą odkryte: rywal też je widzi.
lesson-board-entry = Aby wejść do strefy, kładziesz na kole jeden żeton w kolorze, który dotyka strefy. Przy grobowcu jest teraz zielony. W następnej rundzie koło się obróci i każda strefa zechce innego koloru.
lesson-board-build = Pierwszy krok grobowca kosztuje czarny i zielony. Zielony żeton trafia na koło i liczy się do ceny, więc dwa żetony wystarczą. Naciśnij ten krok.
lesson-board-build-slow = Naciśnij zaznaczony krok grobowca. Stół zapłaci za ciebie: da się tylko w jeden sposób.
lesson-board-not-pass = Pas kończy dla ciebie rundę, a możesz jeszcze tyle zrobić. Zostańmy chwilę.
lesson-board-not-offerings = Ofiary są przydatne i jeszcze do nich dojdziemy. Najpierw grobowiec.
lesson-board-built = Gotowe. Twoja kostka stoi na pierwszym kroku.
lesson-board-points = Ten krok da na koniec { $points ->
        [one] jeden punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }. Grobowiec daje punkty i nic więcej, więc żetony na niego trzeba zdobyć gdzie indziej. Zobacz, jak robi to rywal.
lesson-board-your-pair = Para ofiar za jeden czerwony żeton. Większością ofiar płaci się jak żetonami, więc z jednego zrobiły się dwa. Zrób to samo: weź parę.
lesson-board-your-pair-slow = Naciśnij jedną z zaznaczonych par. Zapłaci za nią twój czerwony żeton.
lesson-board-bonus = Jeszcze lepiej: za drugi czerwony żeton masz trzecią ofiarę.
lesson-board-pair-taken = Dobrze. Jeden żeton zapłacony, dwie ofiary zdobyte.
lesson-board-end = Znasz już stół: w jednych strefach zdobywasz żetony, w innych zamieniasz je na punkty. W następnej lekcji zagrasz całą rundę ze wszystkim, co przynosi pas.

lesson-turn = Runda i to, co daje pas
lesson-turn-round = Partia ma pięć rund. W rundzie gracie na zmianę, po jednej akcji, w kółko, aż masz dość i pasujesz. Teraz twoja tura.
lesson-turn-nile = Przy Nilu jest niebieski. Jego czwarta akcja kosztuje czerwony i niebieski. Niebieski żeton trafia na koło i się liczy, więc zostaje do zapłaty tylko czerwony. Wybierz tę akcję, potem przesuń dyski.
lesson-turn-nile-slow = Naciśnij czwartą akcję Nilu i zapłać niebieskim i czerwonym. Potem naciśnij tor, i to dwukrotnie.
lesson-turn-not-yet = To by zakończyło dla ciebie rundę. Najpierw Nil.
lesson-turn-keep-silver = Kosztowałoby cię to srebro, a srebro zastępuje dowolny kolor. Zachowaj je na chwilę, gdy nic innego nie pomoże.
lesson-turn-not-pair = Para by się przydała, ale czerwony jest potrzebny nad Nilem.
lesson-turn-nile-done = Za czerwony i niebieski masz żółty i zielony, a do tego dwa kroki.
lesson-turn-pass = Rywal wziął parę. Tobie zostało na tę rundę niewiele, więc spasuj. Kto pasuje pierwszy, czeka w najdłuższym rzędzie piramidy i wybiera spośród wszystkich kanop.
lesson-turn-pass-slow = Naciśnij przycisk pasowania.
lesson-turn-passed = Twój walec czeka w dolnym rzędzie.
lesson-turn-jar = Teraz weź kanopę. Jej trzy zasoby masz na następną rundę. Obwódka koła pokazuje, jakich kolorów zechcą wtedy strefy.
lesson-turn-jar-slow = Naciśnij jedną z odkrytych kanop. Każda jest dobra.
lesson-turn-jar-taken = Zapasy na następną rundę. Rywal gra dalej, a ty dostajesz nagrody za czekanie.
lesson-turn-first = Za każdym razem, gdy przychodzi twoja kolej, walec przechodzi o pole. Weź nagrodę tego pola albo wcześniejszego. Tutaj to żeton pierwszego gracza: zaczniesz następną rundę, a na koniec da punkty.
lesson-turn-basic-too = Żeton też jest dobry. Zaczynać będzie na razie rywal.
lesson-turn-first-done = Żeton jest twój, a z nim pierwsza tura następnej rundy.
lesson-turn-silver = O pole dalej. Możesz wziąć srebro albo którąś z wcześniejszych nagród. Srebro przyda się najbardziej: zastępuje dowolny kolor.
lesson-turn-silver-better = Wolno, ale srebro może być dowolnym kolorem. Weź srebro.
lesson-turn-first-late = Jednak to ty zaczniesz następną rundę. Srebro też by się przydało.
lesson-turn-silver-done = Rywal pasuje jako ostatni i runda się kończy.
lesson-turn-end = Koło zostało opróżnione i obróciło się: każda strefa chce teraz innego koloru. We dwoje kanopa, której nikt nie wziął, blokuje pola wejścia, więc niektóre są już zajęte. Następna lekcja jest o sercu gry, o płaceniu.

lesson-pay = Jak dobrze płacić
lesson-pay-intro = Masz pięć żetonów i da się z nich zrobić cztery rzeczy. Rywal już spasował, więc nikt ci nie przeszkadza. Zobaczysz, jak daleko można zajść, dobrze płacąc.
lesson-pay-artisan = Rzemieślnik kosztuje trzy żetony jednego rodzaju. Przy tej strefie jest czarny, a trzy czarne masz. Wybierz kartę { artisan-jeweller-1 }, jest najcenniejsza.
lesson-pay-artisan-slow = Naciśnij zaznaczoną kartę w strefie rzemieślników.
lesson-pay-this-one = Każdy rzemieślnik ma swoje zalety: im mniej jest wart, tym więcej przynosi. Tym razem weź zaznaczonego.
lesson-pay-artisan-first = Jedno po drugim. Najpierw rzemieślnik.
lesson-pay-chosen = Teraz widzisz wszystkie sposoby zapłaty.
lesson-pay-alike = Jeden czarny trafia na koło jako wejście i zarazem jest jednym z trzech. Zapłać samymi czarnymi, a srebro zostanie u ciebie.
lesson-pay-keep-silver = Dałoby się, ale tracisz srebro. Czarne wystarczą.
lesson-pay-plain = Wybierz z listy sposób, który bierze tylko czarne.
lesson-pay-alike-done = Trzy żetony za wejście i rzemieślnika razem.
lesson-pay-silver = Przy Nilu jest żółty, a ty żadnego nie masz. Srebro może być żółtym: leży na kole jako żółty i jako żółty się liczy. Druga akcja kosztuje żółty i zielony, więc zostaje do zapłaty tylko zielony.
lesson-pay-silver-slow = Naciśnij drugą akcję Nilu, potem tor, i to dwukrotnie.
lesson-pay-not-pass = Jest jeszcze coś do zdobycia. Na razie nie pasuj.
lesson-pay-silver-done = Ze srebra i zielonego masz czerwony, niebieski i dwa kroki.
lesson-pay-offerings = Czerwony otwiera ofiary, a na parę wystarczy samo wejście. Weź zaznaczoną: { token-tomb-joker } i { token-black-offering }.
lesson-pay-other-pair = Niezła, ale grobowca nie zbuduje. Spójrz na zaznaczoną parę.
lesson-pay-offerings-done = Z jednego żetonu zrobiły się dwa.
lesson-pay-tomb = Przy grobowcu jest zielony. Jego joker może być zielonym, u drzwi i w cenie zarazem. Czarna ofiara zapłaci czarny. Dwie ofiary dają krok: zbuduj go.
lesson-pay-tomb-done = Ofiar już nie ma, krok zostaje.
lesson-pay-end = Rzemieślnik, dwa kroki nad Nilem i krok grobowca, a wszystko z pięciu żetonów. Gdyby gra skończyła się teraz, byłoby to { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }. Pamiętaj: to, co trafia na koło, liczy się do ceny, jeśli ona żąda tego koloru.

lesson-score = Punkty i bogowie
lesson-score-last = Ostatnia runda. Rywal spasował, a ty masz jeszcze żetony. Teraz liczy się wszystko, co masz. Stół stale pokazuje, ile kto miałby, gdyby gra się skończyła.
lesson-score-god = { god-horus } stoi między ofiarami a grobowcem. Chce pozostałych ofiar i kroków grobowca. Masz dość jednych i drugich, więc daje ci { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.
lesson-score-second = { god-bastet } chce kroków grobowca i torów Nilu. Torów masz dość. Ale kroki, które służą innemu bogu, nie służą jej: potrzebujesz drugie tyle. Brakuje jednego. Zbuduj go.
lesson-score-second-slow = Naciśnij czwarty krok grobowca, potem wybierz, jak płacisz.
lesson-score-not-pass = Jeśli teraz spasujesz, partia się skończy. Da się zdobyć więcej.
lesson-score-tomb-first = To też jest coś warte. Ale krok grobowca zadowoli boginię, więc on pierwszy.
lesson-score-second-done = Cztery kroki: połowa dla niego, połowa dla niej.
lesson-score-scribe = Oboje bogowie dają teraz razem { $gods ->
        [one] { $gods } punkt
        [few] { $gods } punkty
       *[other] { $gods } punktów
    }. Twój Skryba lubi bogów przy grobowcu i urósł wraz z nimi: za tę kartę masz { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }. Szukaj rzeczy, które opłacają się podwójnie.
lesson-score-noble = Z każdego koloru został ci jeden żeton: cena arystokraty. Twój grobowiec zaszedł dość daleko, więc drugi arystokrata uczyni cię następnym faraonem. Weź któregoś z odkrytych.
lesson-score-open = Wierzchnia karta talii może być czymkolwiek. Weź arystokratę, którego widzisz.
lesson-score-noble-first = Masz dokładnie tyle, ile kosztuje arystokrata. Nie wydawaj tego na mniej.
lesson-score-noble-done = Żeton faraona jest twój. Daje punkty i rozstrzyga remisy.
lesson-score-pass = Nie ma już czym płacić. Spasuj, a partia się skończy.
lesson-score-passed = Wszystkie rundy rozegrane.
lesson-score-end = Wygrywasz, masz { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }: arystokraci, grobowiec, rzemieślnicy, Nil, resztki, bogowie, żeton faraona. Wszystko się sumuje. Jeszcze jedna lekcja i zagrasz całą partię.

lesson-plans = Pierwsze plany
lesson-plans-look = Nowa partia. Najpierw spójrz na bogów: przy każdym stoi, czego chce i ile za to daje. Dwie rzeczy, które razem zadowolą jednego boga, są warte więcej niż dwie, które do siebie nie pasują.
lesson-plans-jar = Wybierz pierwszą kanopę. Z twoim Skrybą czarny może być czerwonym, a czerwony czarnym. Ofiary chcą teraz czerwonego, Nil niebieskiego, rzemieślnicy czarnego. Która kanopa otworzy więcej drzwi?
lesson-plans-jar-done = Z tym i ze srebrem zaczynasz.
lesson-plans-engine = Pierwsze rundy są na zarabianie. Ofiary robią z jednego żetonu dwa, z dwóch trzy, a Nil oddaje prawie wszystko, co kosztuje. Punkty przyjdą później. Wykonaj pierwszy ruch, ten, który najbardziej ci się podoba.
lesson-plans-engine-slow = Czarny jest dla ciebie też czerwonym: weź za niego parę ofiar. Albo naciśnij którąś akcję Nilu.
lesson-plans-not-pass = Za wcześnie, masz pełne ręce. Najpierw coś zagraj.
lesson-plans-engine-done = Dobry początek. Teraz rywal.
lesson-plans-again = Myśl o turę naprzód. Obwódka pokazuje, czego strefa zechce następnym razem, a wolnych pól ubywa. Gdy nie ma już nic dobrego, spasuj wcześnie i wybierz kanopę przed innymi. Wykonaj jeszcze jeden ruch.
lesson-plans-again-done = Świetnie.
lesson-plans-end = Plany, które działają: dwóch arystokratów i trzeci krok grobowca robią z ciebie faraona. Tory Nilu dają najpierw żetony, potem punkty. Zbieraj to, czego chce jeden bóg, po obu jego stronach. A teraz zagraj pierwszą partię. Zostaję obok.

coach-turn = Jedna akcja albo pas. Zobacz, które strefy otworzą twoje żetony, co obwódka obiecuje na następną rundę i któremu bogu już niewiele brakuje. Najpierw zarabiaj, potem zamieniaj żetony na punkty.
coach-jar = Weź kanopę, której kolory otworzą strefy, do których chcesz wejść.
coach-keep = Zatrzymaj arystokratę, który punktuje za to, co i tak chcesz robić.
coach-pay = Każdy z tych sposobów pokrywa cenę. Srebro i jokery zachowaj, jeśli się da: pasują tam, gdzie nic innego nie pasuje.
coach-offering = Pole bonusowe widzisz, wnętrza woreczka nie. Ofiary punktowe są na koniec, jokery do swojej strefy.
coach-step = Tor daje punkty od drugiego stopnia. Bóg może jednak chcieć torów, na których dysk opuścił początek, więc pierwszy krok gdzie indziej bywa wart więcej.
coach-artisan = Mało punktów i dużo żetonów albo odwrotnie: na początku przydaje się to, co przynosi, pod koniec punkty.
coach-reward = Dostajesz nagrodę za czekanie. Srebro pasuje wszędzie, a z żetonem pierwszego gracza zaczniesz następną rundę.
