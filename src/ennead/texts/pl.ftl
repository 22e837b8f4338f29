### Słowa wspólne wszystkim grom: co mówi jądro i co mówi terminal.

## Gracze

player-unnamed = Gracz { $number }
player-bot = Bot { $number }
player-nobody = nikt

## Odmowy jądra

refuse-match-over = Partia jest skończona.
refuse-not-your-turn = To nie twoja kolej, stół czeka na innego gracza: { $player }.
refuse-not-asked = Nikt teraz o to nie pyta.
refuse-not-offered = Teraz nie jest to możliwe.

## Dlaczego kroku nie można cofnąć

undo-nothing = Nie ma czego cofnąć.
undo-other-player = Od twojego ostatniego wyboru grał już ktoś inny.
undo-match-over = Partia jest skończona i taka zostaje.
undo-sealed = Odpowiedzi są już odkryte, więc ten krok jest ostateczny.
undo-chance = Od tamtej pory zdecydował los, więc ten krok jest ostateczny.

## Koniec partii

result-winners =
    { $players_count ->
        [one] Zwycięża { $players }.
        [few] Zwycięstwem dzielą się { $players }.
        [many] Zwycięstwem dzielą się { $players }.
       *[other] Zwycięstwem dzielą się { $players }.
    }
result-none = Nikt nie zwycięża: tym razem gra była silniejsza.

## Stan rzeczy

flag-hidden = zakryte
flag-turned = obrócone
flag-current = teraz tutaj
flag-spent = użyte
flag-off = poza grą
flag-owned = twoje
flag-met = spełnione
flag-unmet = niespełnione
flag-locked = zamknięte
flag-new = nowe
flag-best = prowadzi

## Skąd pochodzi wartość

source-seed = z instrukcji
source-public = z publicznej strony
source-memory = z pamięci, niesprawdzone
source-reconstructed = uzupełnione przez nas, nie wartość z druku
source-pack = z twojego pakietu

## Terminal: co jest na ekranie

terminal-hand-over = Przekaż stół, teraz gra { $player }. Potem naciśnij Enter.
terminal-thinking = { $player } myśli …
terminal-news = Co się wydarzyło
terminal-earlier =
    { $count ->
        [one] wcześniej jeszcze jedno zdarzenie (zobacz: dziennik)
        [few] wcześniej jeszcze { $count } zdarzenia (zobacz: dziennik)
        [many] wcześniej jeszcze { $count } zdarzeń (zobacz: dziennik)
       *[other] wcześniej jeszcze { $count } zdarzenia (zobacz: dziennik)
    }
terminal-secret = (w tajemnicy)
terminal-options-many =
    { $count ->
        [one] Jedna możliwość.
        [few] { $count } możliwości. Napisz „opcje”, by zobaczyć wszystkie, albo „opcje SŁOWO”; „pomoc” pokazuje polecenia.
        [many] { $count } możliwości. Napisz „opcje”, by zobaczyć wszystkie, albo „opcje SŁOWO”; „pomoc” pokazuje polecenia.
       *[other] { $count } możliwości. Napisz „opcje”, by zobaczyć wszystkie, albo „opcje SŁOWO”; „pomoc” pokazuje polecenia.
    }
terminal-over = Partia jest skończona. Możesz jeszcze napisać: dziennik, widok, punkty, zapisz PLIK, koniec.
terminal-left =
    { $moves ->
        [one] Partia jest zapisana po jednym ruchu. Graj dalej poleceniem:
        [few] Partia jest zapisana po { $moves } ruchach. Graj dalej poleceniem:
        [many] Partia jest zapisana po { $moves } ruchach. Graj dalej poleceniem:
       *[other] Partia jest zapisana po { $moves } ruchu. Graj dalej poleceniem:
    }
terminal-lost = Partii nie udało się zapisać: { $problem }.

## Terminal: odpowiedzi na to, co wpisano

terminal-unknown = „{ $text }” nie jest ruchem ani poleceniem; „pomoc” pokaże, co można napisać.
terminal-near = „{ $text }” nie jest ruchem ani poleceniem. Czy chodziło o: { $near }?
terminal-form = „{ $text }” to nie cały ruch. Takie ruchy wyglądają tak: { $form }
terminal-no-number = Nie ma możliwości { $number }; wybierz liczbę od 1 do { $count }.
terminal-no-options = Żadna możliwość nie zawiera „{ $text }”.
terminal-allowed = „{ $text }” jest teraz dozwolone.
terminal-why-what = Napisz, o który ruch chodzi, na przykład: czemu { $example }
terminal-undone = Cofnięto: { $moves }
terminal-cancelled = Ruch nie został wykonany.
terminal-log-empty = Nic takiego się nie wydarzyło.
terminal-look-more = Jest też: { $areas } (napisz: widok SŁOWO)
terminal-look-nothing = Żadna część stołu nie nazywa się „{ $text }”.
terminal-card-unknown = Żaden element gry nie nazywa się „{ $text }”. Napisz: karta NAZWA
terminal-card-near = Żaden element gry nie nazywa się „{ $text }”. Czy chodziło o: { $near }?
terminal-card-several = Pasuje więcej elementów ({ $count }): { $names }
terminal-rules = Zasady według numerów, źródło: { $source }. Napisz: zasady NUMER albo szukane słowa.
terminal-rule-unknown = Żadna zasada nie ma numeru „{ $text }” ani nie zawiera tych słów.
terminal-hint = Wybór mistrza: { $number }, { $label } ({ $text })
terminal-hint-none = Nikt jeszcze nie nauczył bota tej gry.
terminal-which-file = Napisz, który plik: { $command } PLIK
terminal-saved = Zapisano w pliku { $file }.
terminal-save-failed = Nie można zapisać pliku { $file }: { $problem }.
terminal-load-failed = Nie można wczytać pliku { $file }: { $problem }
terminal-loaded = Wczytano z pliku { $file }.
terminal-sure = Tego nie można cofnąć. { $label }: na pewno? (tak / nie)
terminal-yes = tak

## Terminal: los przepisany z prawdziwego stołu

terminal-outcome = Co wypadło przy twoim stole ({ $tag })?
terminal-outcome-back = Można wpisać kilka wyników z przecinkami; „wstecz” poprawia poprzedni.
terminal-outcome-impossible = „{ $text }” nie może tu wypaść; wpisz jedną z podanych nazw.
terminal-back = wstecz

## Terminal: polecenia

terminal-help = Wpisz numer możliwości, ruch tak, jak stoi obok niej, albo jedno z poleceń:
command-help = pomoc
command-help-help = ta lista
command-options = opcje
command-options-argument = [SŁOWO]
command-options-help = wypisuje możliwości albo te ze słowem
command-why = czemu
command-why-argument = RUCH
command-why-help = zasady, które zabraniają ruchu
command-undo = cofnij
command-undo-help = cofa twój ostatni wybór
command-log = dziennik
command-log-argument = [LICZBA albo SŁOWO]
command-log-help = co się dotąd wydarzyło
command-look = widok
command-look-argument = [SŁOWO]
command-look-help = cały stół lub jego część, razem z tekstami kart
command-score = punkty
command-score-help = z czego składają się punkty
command-card = karta
command-card-argument = NAZWA
command-card-help = element gry: tekst, wartości, źródła i wykładnie
command-rules = zasady
command-rules-argument = [NUMER albo SŁOWO]
command-rules-help = zasada i gdzie jest w instrukcji
command-hint = rada
command-hint-help = co wybrałby mistrz i po co
command-save = zapisz
command-save-argument = PLIK
command-save-help = zapisuje partię do pliku
command-load = wczytaj
command-load-argument = PLIK
command-load-help = gra dalej partię z pliku
command-quit = koniec
command-quit-help = odejść od stołu; partia zostaje zapisana

refuse-no-use = W tej chwili nic nie da się z tym zrobić.

## Narration of the table

narrate-owner = { $player }
narrate-count =
    { $count ->
        [one] { $count } sztuka
        [few] { $count } sztuki
        [many] { $count } sztuk
       *[other] { $count } sztuki
    }
narrate-of = { $value } z { $limit }

## Bots

bot-random = Kostka: ruch byle jaki
bot-novice = Nowicjusz: gra szybko i często się myli
bot-player = Gracz: zwykły zdrowy rozsądek
bot-expert = Znawca: patrzy o całą rundę naprzód
bot-master = Mistrz: patrzy najdalej i próbuje najwięcej
bot-ismcts = Myśliciel: szuka jak Mistrz, tak długo, jak mu wolno

## Problems, with what to do next

problem-malformed = Serwer nie zrozumiał strony. Wczytaj ją ponownie.
problem-version = Serwer został odnowiony. Wczytaj stronę ponownie.
problem-no-table = Takiego stołu nie ma. Wróć do holu i wybierz inny.
problem-no-seat = To miejsce nie należy do ciebie. Otwórz stół własnym linkiem albo tylko oglądaj.
problem-not-greeted = Połączenie nie było jeszcze gotowe. Spróbuj ponownie.
problem-stale = Gra poszła w międzyczasie dalej. Spójrz i wybierz na nowo.
problem-not-your-turn = To nie twoja kolej.
problem-illegal = Zasady teraz na to nie pozwalają.
problem-notation = Takiego ruchu w tej grze nie ma.
problem-over = Partia się skończyła.
problem-undo-final = Ten krok jest już ostateczny.
problem-undo-nothing = Nie ma czego cofnąć.
problem-too-fast = Za dużo naraz. Poczekaj chwilę i spróbuj ponownie.
problem-too-large = To jest za duże, by je wysłać.
problem-busy = Serwer jest zajęty. Spróbuj za chwilę.
problem-forbidden = Tutaj nie można tego zrobić.
problem-no-game = Ten serwer nie ma takiej gry.
problem-bad-options = Te opcje do siebie nie pasują. Zmień je i spróbuj ponownie.
problem-bad-file = To nie jest czytelny zapis partii.
problem-not-found = Pod tym adresem nic nie ma. Wróć do holu.
problem-fault = Coś poszło nie tak po naszej stronie. Nic nie zginęło; spróbuj ponownie.
problem-offline = Serwer jest nieosiągalny. Sprawdź połączenie i spróbuj ponownie.

## The page: everywhere

page-menu = Menu
page-close = Zamknij
page-lobby = Hol
page-about = O Enneadzie
page-credits = Podziękowania
page-pages = Strony
page-language = Język
page-theme = Kolory
page-theme-auto = Jak w systemie
page-theme-light = Jasne
page-theme-dark = Ciemne
page-motion = Pionki płynnie się przesuwają
page-sound = Dźwięki
page-single-keys = Skróty na jeden klawisz
page-skip-to-main = Przejdź do treści
page-skip-to-prompt = Przejdź do pytania
page-search = Szukaj
page-any = dowolne
page-yes = tak
page-no = nie
page-copy = Kopiuj
page-copied = Skopiowano
page-name = Imię

## The page: lobby

page-welcome = Stół w cieniu piramid
page-welcome-more = Graj z przyjaciółmi na odległość, przy jednym ekranie albo z botami. Zasad pilnujemy my, a każda odmowa mówi dlaczego.
page-games = Gry
page-players-exactly =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
page-players-range = od { $low } do { $high } graczy
page-new-table = Nowy stół
page-rules = Zasady
page-components = Elementy
page-tables-mine = Twoje stoły
page-tables-open = Otwarte stoły
page-tables-running = Partie do oglądania
page-status-gathering = czeka na graczy
page-status-playing = trwa
page-status-over = zakończona
page-seat-open = wolne miejsce
page-join = Dosiądź się
page-resume = Kontynuuj
page-watch = Oglądaj
page-replay = Zapis
page-match-files = Pliki partii
page-match-files-help = Plik partii zawiera całą partię jako czytelny tekst. Otwórz go i przejdź ją krok po kroku.
page-upload-match = Otwórz plik partii

## The page: new table

page-players = Gracze
page-how-many = Liczba graczy
page-seat-holder = Kto siedzi na miejscu { $number }
page-holder-me = Ja
page-holder-here = Ktoś przy tym ekranie
page-holder-link = Ktoś z linkiem
page-holder-bot = Bot
page-holder-link-help = Link dostaniesz, gdy stół powstanie.
page-bot-level = Jak dobrze gra bot
page-options = Opcje
page-table = Stół
page-table-title = Nazwa stołu
page-table-public = Pokaż w holu
page-table-public-help = Każdy może zająć wolne miejsce albo oglądać.
page-start = Zacznij
page-take-seat = Czeka na ciebie miejsce
page-take-seat-help = Powiedz, jak inni mają cię nazywać, i usiądź.
page-sit-down = Usiądź

## The page: at the table

page-joining = Podchodzimy do stołu …
page-waiting = Czekamy …
page-now = Teraz
page-waiting-for = Czekamy na gracza: { $player }.
page-match-over = Partia się skończyła.
page-area-board = Plansza
page-views = Części stołu
page-panes = Co pokazać
page-pane-table = Stół
page-pane-players = Gracze
page-pane-log = Dziennik
page-my-things = Moje rzeczy
page-has-options = jest tu coś do wyboru
page-can-choose = można wybrać
page-choose-on-board = Wybierz na planszy albo z listy.
page-choose-one = Wybierz jedno
page-list-options = Lista ({ $count })
page-all-options = Wszystkie możliwości
page-find-option = Znajdź możliwość
page-nothing-found = Nic takiego nie ma do wyboru.
page-unchoose = Cofnij wybór: { $what }
page-sealed-help = Inni wybierają w tym samym czasie. Nikt nie zobaczy twojego wyboru, zanim wszyscy wybiorą.
page-sure = { $what }: tego nie da się cofnąć.
page-yes-do-it = Zrób to
page-no-go-back = Wróć
page-undo = Cofnij
page-undo-key = Cofnij (Ctrl + Z)
page-undo-step = o krok wstecz
page-hint = Co zrobiłby bot?
page-advice = Wybór mistrza: { $what }
page-you = ty
page-bot = bot
page-away = poza stołem
page-here = przy stole
page-to-move = na ruchu
page-open-seat = Obejrzyj
page-score-of = { $player }: punkty { $total }. Pokaż, z czego się składają.
page-score-forecast = Gdyby partia skończyła się teraz
page-score-final = Wynik końcowy
page-score-total = Razem
page-score-unsure = Rzeczy ukryte mogą to zmienić.
page-log = Co się stało
page-log-empty = Nic się jeszcze nie stało.
page-log-older =
    { $count ->
        [one] { $count } starszy wiersz nie jest pokazany.
        [few] { $count } starsze wiersze nie są pokazane.
        [many] { $count } starszych wierszy nie jest pokazanych.
       *[other] { $count } starszego wiersza nie jest pokazane.
    }
page-why-not = Dlaczego nie teraz
page-why-allowed = To można wybrać; wybierz to z listy.
page-asking = Pytamy zasad …
page-cite-rule = Zasada { $id }
page-cite-ruling = Wykładnia { $id }
page-figure = Dana
page-figure-value = Wartość
page-figure-source = Źródło
page-in-words = Stół słowami
page-zoom-in = Przybliż
page-zoom-out = Oddal
page-zoom-all = Pokaż całość
page-reconnecting = Połączenie przerwane. Twoje miejsce czeka, łączymy się ponownie …
page-connection-closed = Połączenie zamknięte. Wczytaj stronę ponownie, by wrócić.
page-curtain-pass = Przekaż ekran graczowi: { $player }
page-curtain-help = Teraz powinien patrzeć tylko następny gracz.
page-curtain-ready = To ja: { $player }
page-seats = Miejsca
page-take-back = Znów gram osobiście
page-hand-to-bot = Niech gra bot ({ $level })
page-invitations = Zaproszenia
page-invitations-help = Każdy link wyślij jednej osobie. Kto go otworzy, zajmie miejsce.
page-link-to-seat = Link do miejsca { $number }
page-result = Wynik
page-result-key = Klucz wszystkich losowań tej partii, do sprawdzenia z plikiem partii:
page-place = Miejsce
page-player = Gracz
page-rematch = Zagraj ponownie
page-download-match = Pobierz plik partii

## The page: replay

page-replay-first = Na początek
page-replay-turn-back = O turę wstecz
page-replay-back = O ruch wstecz
page-replay-run = Uruchom
page-replay-stop = Zatrzymaj
page-replay-forward = O ruch naprzód
page-replay-turn-forward = O turę naprzód
page-replay-last = Na koniec
page-replay-move = Ruch
page-replay-at = { $at } / { $last }
page-replay-view = Czyimi oczami
page-replay-link = Kopiuj link do tego ruchu
page-view-all = Wszystkie karty odkryte
page-view-public = Co widzieli wszyscy
page-view-seat = Oczami gracza: { $player }

## The page: keys

page-keys = Klawisze
page-key-number = wybierz przycisk o tym numerze
page-key-list = lista wszystkich możliwości
page-key-board = do pierwszej rzeczy, którą można wybrać
page-key-arrows = od rzeczy do rzeczy
page-key-enter = wybierz albo zapytaj, dlaczego nie
page-key-look = obejrzyj z bliska
page-key-escape = zamknij albo porzuć zaczęty wybór
page-key-undo = cofnij
page-key-hint = zapytaj bota
page-key-words = stół słowami
page-key-zoom = przybliż, oddal, pokaż całość
page-key-pan = przesuń planszę
page-key-menu = menu
page-key-help = ta lista

## The page: rules and components

page-rules-source = Według: { $source }. Słowa są nasze.
page-rules-rule = Zasady
page-rules-ruling = Wykładnie
page-rules-test = Przykłady
page-rules-cases =
    { $count ->
        [one] pokazuje { $count } przypadek
        [few] pokazują { $count } przypadki
        [many] pokazuje { $count } przypadków
       *[other] pokazuje { $count } przypadku
    }
page-components-help = Każda wydrukowana dana wraz z tym, skąd ją znamy. Jeśli masz pudełko, możesz nasze dane zastąpić wydrukowanymi za pomocą paczki.

## The page: credits and about

page-credits-intro = Ennead to wolne oprogramowanie na licencji MIT. W tej stronie jest też praca tych ludzi:
page-licence-text = Tekst licencji
page-credit-svelte = Warsztat, w którym powstała strona.
page-credit-fluent-bundle = Zdania w czterech językach, od Mozilli.
page-credit-iconify-json-game-icons = Ikony narysowali Lorc, Delapouite i inni autorzy game-icons.net, CC BY 3.0.
page-credit-fontsource-variable-alegreya = Krój tytułowy Alegreya, autor Juan Pablo del Peral, Huerta Tipográfica.
page-credit-fontsource-variable-source-sans-3 = Krój tekstowy Source Sans 3, autor Paul D. Hunt, Adobe.
page-credit-fontsource-noto-sans-egyptian-hieroglyphs = Hieroglify z kroju Noto, od Google.
page-about-intro = Ennead to cyfrowy stół do gier planszowych o starożytnym Egipcie i warsztat dla tych, którzy je badają.
page-about-is = Czym jest
page-about-is-1 = Sędzią: zna zasady, podsuwa to, co dozwolone, a resztę wyjaśnia, podając miejsce w instrukcji.
page-about-is-2 = Miejscem spotkań: z przyjaciółmi przez link, przy jednym ekranie albo z botami, które nie widzą więcej niż ty.
page-about-is-3 = Uczciwym towarzyszem: przy każdej danej stoi, skąd pochodzi, a każdą partię można sprawdzić ruch po ruchu.
page-about-is-4 = Wolnym oprogramowaniem, które działa na twoim własnym komputerze.
page-about-not = Czym nie jest
page-about-not-1 = Nie stworzyli go ani nie zatwierdzili wydawcy lub autorzy tych gier.
page-about-not-2 = Nie zawiera nic z ich grafik ani tekstów; część danych odtworzyliśmy i tak są oznaczone.
page-about-not-3 = Nie zastępuje pudełka. Jeśli gra ci się tu podoba, kup ją.
page-about-privacy = Co pamięta
page-about-privacy-text = Jedno ciasteczko mówi serwerowi, które miejsca są twoje. Ustawienia zostają w tej przeglądarce. Nic nie jest wysyłane nikomu innemu.

## Co mówią boty

said-aim = { $player } chce { $aim }.
said-sure = { $player } chce { $aim } ({ $sure }).
aim-secret = zachować ten wybór dla siebie
sure-sure = na pewno
sure-fairly = raczej na pewno
sure-close = bez wyraźnej przewagi
sure-whim = dla kaprysu
sure-chance = { $sure }, szansa na wygraną { $percent } %
level-random = Kostka
level-greedy = Gracz
level-novice = Nowicjusz
level-player = Gracz
level-expert = Znawca
level-master = Mistrz
page-said = Chce { $aim }
bot-greedy = Gracz: zwykły zdrowy rozsądek
terminal-hinting = Mistrz myśli …
terminal-hint-aim = Cel: { $aim }
terminal-bot-fault = { $verdict }. Jego miejsce zajmuje zwykły bot.

## Analiza partii

review-head = { $player }: oceniono wyborów { $choices } według tego, co można było wiedzieć
review-account = { $goal ->
    [yes] Osiągalna część celu na początku
   *[no] Szansa na wygraną na początku
} { $start } %, zmarnowano { $lost } %, szczęście { $luck } %, na końcu { $result } %.
review-flawless = Nic zmarnowanego, co dałoby się odróżnić od przypadku.
review-blunder = { $count ->
        [one] { $count } gruby błąd
        [few] { $count } grube błędy
        [many] { $count } grubych błędów
       *[other] { $count } grubych błędów
    }
review-mistake = { $count ->
        [one] { $count } błąd
        [few] { $count } błędy
        [many] { $count } błędów
       *[other] { $count } błędów
    }
review-slip = { $count ->
        [one] { $count } niedokładność
        [few] { $count } niedokładności
        [many] { $count } niedokładności
       *[other] { $count } niedokładności
    }
review-move = Wybór { $number } (tura { $turn }): { $label }, { $percent } %
page-review = Oceń ten ruch
page-review-waiting = Mistrz patrzy na ten ruch …
page-review-forced = { $player }: { $label }. Nie było wyboru.
review-chance = { $goal ->
    [yes] osiągalne { $percent } % celu
   *[no] szansa na wygraną { $percent } %
}
page-review-good = { $player }: { $label }. Dobry wybór, { $chance }.
page-review-slip = { $player }: { $label }. Niedokładność, { $chance }.
page-review-mistake = { $player }: { $label }. Błąd, { $chance }.
page-review-blunder = { $player }: { $label }. Gruby błąd, { $chance }.
review-better = Lepiej: { $label }, { $percent } %
