### Słowa wspólne wszystkim grom: co mówi jądro i co mówi terminal.

## Gracze

player-unnamed = Gracz { $number }
player-bot = Bot { $number }
player-nobody = nikt

## Odmowy jądra

refuse-match-over = Partia jest skończona.
refuse-clock-away = Partię można wznowić, gdy będą tu ci, którym ruszyłby zegar.
refuse-not-your-turn = To nie twoja kolej, teraz gra { $player }.
refuse-not-asked = Nikt teraz o to nie pyta.
refuse-not-offered = Teraz nie jest to możliwe.

## Dlaczego kroku nie można cofnąć

undo-nothing = Nie ma czego cofnąć.
undo-other-player = Od twojego ostatniego wyboru grał już ktoś inny.
undo-match-over = Partia jest skończona i taka zostaje.
undo-sealed = Odpowiedzi są już odkryte, więc ten krok jest ostateczny.
undo-sent = To jest już w liście, więc tak zostaje.
undo-chance = Od tamtej pory zdecydował los, więc ten krok jest ostateczny.

## Koniec partii

result-winners =
    { $players_count ->
        [one] Zwycięża { $players }.
        [few] Zwycięstwem dzielą się { $players }.
       *[other] Zwycięstwem dzielą się { $players }.
    }
result-none = Nikt nie zwycięża: tym razem gra była silniejsza.
ended-end = Partia skończyła się przed czasem, za zgodą wszystkich. Nie ma wyniku i się nie liczy.
ended-share = Wszyscy zgodzili się podzielić zwycięstwem i dalej nie grać.

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
terminal-news = Co się wydarzyło
terminal-earlier =
    { $count ->
        [one] wcześniej jeszcze jedno zdarzenie (zobacz: dziennik)
        [few] wcześniej jeszcze { $count } zdarzenia (zobacz: dziennik)
        [many] wcześniej jeszcze { $count } zdarzeń (zobacz: dziennik)
       *[other] wcześniej jeszcze { $count } zdarzenia (zobacz: dziennik)
    }
terminal-secret = (w tajemnicy)
terminal-no-suggestion = Naciśnij Enter, by niczego nie proponować.
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

## Terminal: watching a case

terminal-watch = Enter idzie dalej, „wstecz” cofa o krok, liczba patrzy oczami tego gracza (0: wszystkie karty odkryte), „koniec” kończy.
terminal-watch-end = koniec

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

bot-random = Kostka: wykonuje byle jaki ruch
bot-newcomer = Początkujący: dopiero poznał grę, widzi jedną rzecz naraz
bot-novice = Nowicjusz: gra szybko i czasem się myli
bot-player = Gracz: zwykły zdrowy rozsądek
bot-adept = Zaawansowany: próbuje w myśli kilku planów
bot-expert = Znawca: próbuje wielu planów o całą rundę naprzód
bot-master = Mistrz: patrzy najdalej i próbuje najwięcej
bot-old-master = Dawny mistrz: Mistrz z dawniejszych czasów, miara dla innych
bot-strength = siła { $strength }
bot-ismcts = Myśliciel: szuka jak Mistrz, tak długo, jak mu wolno

## Problems, with what to do next

problem-malformed = Serwer nie zrozumiał strony. Wczytaj ją ponownie.
    .site = Nie udało się zrozumieć strony. Wczytaj ją ponownie.
problem-version = Serwer został odnowiony. Wczytaj stronę ponownie.
    .site = Jest już nowsza wersja. Wczytaj stronę ponownie.
problem-no-table = Takiego stołu nie ma. Wróć do holu i wybierz inny.
problem-no-seat = To miejsce nie należy do ciebie. Otwórz stół własnym linkiem albo tylko oglądaj.
problem-not-greeted = Połączenie nie było jeszcze gotowe. Spróbuj ponownie.
problem-stale = Gra poszła w międzyczasie dalej. Spójrz i wybierz na nowo.
problem-diverged = Ta partia toczyła się dalej w dwóch miejscach. Wskaż, które się liczy.
problem-not-your-turn = To nie twoja kolej.
problem-illegal = Zasady teraz na to nie pozwalają.
problem-notation = Takiego ruchu w tej grze nie ma.
problem-over = Partia się skończyła.
problem-undo-final = Ten krok jest już ostateczny.
problem-undo-nothing = Nie ma czego cofnąć.
problem-too-fast = Za dużo naraz. Poczekaj chwilę i spróbuj ponownie.
problem-too-large = To jest za duże, by je wysłać.
problem-busy = Serwer jest zajęty. Spróbuj za chwilę.
    .site = Teraz to niemożliwe. Spróbuj za chwilę.
problem-banned = Osoba prowadząca ten serwer nie pozwala już tu grać z tego konta.
problem-unsaved = Nie można teraz tego zapisać, więc nic się nie stało. Nic nie przepadło, spróbuj za chwilę.
problem-forbidden = Tutaj nie można tego zrobić.
problem-no-guests = Tutaj gra się z kontem. Najpierw je załóż albo się zaloguj.
problem-no-entry = Konta są tu tylko dla zaproszonych. Poproś kogoś stąd o link.
problem-link-used = Ten link został już użyty. Poproś o nowy albo utwórz go na urządzeniu, które zajmuje miejsce.
problem-no-game = Ten serwer nie ma takiej gry.
    .site = Takiej gry tu nie ma.
problem-bad-options = Te opcje do siebie nie pasują. Zmień je i spróbuj ponownie.
problem-bad-file = To nie jest czytelny zapis partii.
problem-bad-pack = Te wartości nie pasują do gry.
problem-not-found = Pod tym adresem nic nie ma. Wróć do holu.
problem-paused = Partia jest wstrzymana. Najpierw ją wznów.
problem-fault = Coś poszło nie tak po naszej stronie. Nic nie zginęło; spróbuj ponownie.
problem-offline = Serwer jest nieosiągalny. Sprawdź połączenie i spróbuj ponownie.
    .site = Tego nie ma jeszcze na twoim urządzeniu. Połącz się raz z internetem i spróbuj ponownie.
problem-elsewhere = Gra przy tym stole toczy się w innej karcie lub innym oknie. Aby grać tutaj, wczytaj stronę ponownie.
problem-engine = Nie udało się uruchomić stołu w tej przeglądarce. Wczytaj stronę ponownie; starsza przeglądarka może sobie z nim nie poradzić.

## Strona: instrukcja do czytania

page-book-contents = Spis treści
page-book-search = Szukaj w instrukcji
page-book-found =
    { $count ->
        [0] Nic nie znaleziono
        [one] Jeden akapit
        [few] { $count } akapity
        [many] { $count } akapitów
       *[other] { $count } akapitu
    }
page-book-more = Sprawdź
page-book-index = Indeks
page-book-rulings = Wszystkie zasady i rozstrzygnięcia
page-book-turn = Poprzedni i następny rozdział
page-book-print = Drukuj
page-book-print-all = Cała instrukcja na jednej stronie
page-book-go-on = Czytaj dalej: { $chapter }
page-book-begin = Zacznij czytać
page-book-aid = Pomoc gracza
page-book-nowhere = Żaden akapit instrukcji nie mówi o { $id }.
page-rules-told = W instrukcji
page-show-me = Pokaż
page-show-me-count =
    { $count ->
        [one] Pokaż: { $count } przykład
        [few] Pokaż: { $count } przykłady
        [many] Pokaż: { $count } przykładów
       *[other] Pokaż: { $count } przykładu
    }

## Strona: oglądanie przykładu

page-case = Przykład
page-case-back = Krok wstecz
page-case-forward = Następny krok
case-at = krok { $at } z { $last }
page-case-view = Oczami
page-case-link = Kopiuj link
case-given = Oto pozycja. Pokazuje:
case-asked = Decyduje { $player }.
case-refused = jest odrzucone:
case-offered = Można wybrać:
case-unoffered = Nie można wybrać:
case-holds = Teraz obowiązuje:

## Co musi zachodzić w przykładzie

fact-nothing = nic
fact-over = partia skończona
fact-asked = kto decyduje
fact-question = pytanie
fact-turn = tura
fact-scores = punkty
fact-winners = zwycięzcy
fact-seen = oczami
fact-players = gracze
fact-round = runda
fact-seat = gracz
fact-first = pierwszy
fact-order = kolejność
fact-empty = puste
fact-hidden = ukryte
fact-used = użyte
fact-phase = faza
fact-total = razem

## The page: everywhere

page-menu = Menu
page-close = Zamknij
page-lobby = Hol
page-me = Ja
page-about = O Enneadzie
page-credits = Podziękowania
page-pages = Strony
page-language = Język
page-theme = Kolory
page-theme-auto = Jak w systemie
page-theme-light = Jasne
page-theme-dark = Ciemne
page-pace = Ruchy są pokazywane
page-pace-off = od razu
page-pace-fast = szybko
page-pace-normal = zwyczajnie
page-pace-slow = powoli
page-stage = Co się dzieje
page-stage-start = Odtąd
page-stage-more = { $count ->
    [one] i { $count } wiersz przedtem
    [few] i { $count } wiersze przedtem
   *[other] i { $count } wierszy przedtem
}
page-stage-back = Poprzednia scena
page-stage-forward = Następna scena
page-stage-pause = Wstrzymaj
page-stage-go-on = Dalej
page-stage-now = Teraz
page-stage-now-help = Do chwili obecnej
page-recap = Przegląd
page-contests = Turnieje i rankingi
page-privacy-more = Co jest przechowywane, jak długo i kto to widzi
page-watchers = { $count ->
        [one] ogląda { $count } osoba
        [few] oglądają { $count } osoby
        [many] ogląda { $count } osób
       *[other] ogląda { $count } osoby
    }
page-talk = Rozmowa przy stole
page-talk-unread = Rozmowa przy stole, nieprzeczytanych: { $count }
page-recap-help = Wszystko od twojej ostatniej tury
page-recap-missed = { $count ->
    [one] Od twojej ostatniej tury stała się jedna rzecz.
    [few] Od twojej ostatniej tury stały się { $count } rzeczy.
   *[other] Od twojej ostatniej tury stało się { $count } rzeczy.
}
recap-nothing = Od twojej ostatniej tury nic się nie stało.
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
page-share = Udostępnij
page-qr = Kod QR
page-qr-of = Kod QR: { $what }
page-name = Imię

## Lekcje

learn-mistake = Wolno ci to zrobić, ale ten krok jest o czymś innym. Spróbujmy jeszcze raz.
learn-slow = Nie spiesz się. To, czego potrzebujesz, jest zaznaczone na stole.
learn-done = Świetnie.
learn-lesson-over = To już cała lekcja.
learn-coach = Nauczyciel
learn-shown = Na przykład: { $what }
terminal-go-on = Naciśnij Enter, aby przejść dalej.
terminal-lesson = Lekcja { $number } z { $count }: { $title }
terminal-course-over = Znasz już grę. Teraz prawdziwa partia; nauczyciel zostaje przy tobie.
terminal-no-lessons = Nikt jeszcze nie napisał lekcji do tej gry.
terminal-learn-on = Wróć, kiedy zechcesz: { $command }
page-welcome-newcomer = Jesteś tu pierwszy raz? Wybierz przy grze Naucz się: pierwszy ruch wykonasz w trzy minuty.
page-coach = Nauczyciel
page-coach-setting = Nauczyciel obok mnie przy każdym stole
page-coach-news = Od twojego ostatniego wyboru:
page-coach-thinking = Chwilę pomyślę …
page-coach-would = Moja rada: { $what }.
page-coach-aim = Do czego warto dążyć: { $aim }.
page-coach-quiet = Wybór należy do ciebie. Jestem tu, gdyby trzeba było pomóc.
page-coach-ask = Zapytaj nauczyciela
page-learn = Naucz się
page-learn-title = Naucz się: { $game }
page-learn-title-short = Lekcja
page-learn-help = Krótkie lekcje przy prawdziwym stole, a potem pierwsza partia z nauczycielem u boku. Możesz przerwać w każdej chwili; ta przeglądarka pamięta twoje miejsce.
page-learn-start = Zacznij
page-learn-continue = Kontynuuj
page-learn-repeat = Powtórz
page-learn-skip = Pomiń
page-learn-finished = ukończona
page-learn-match = Twoja pierwsza partia
page-learn-match-help = Cała partia na prawdziwych zasadach przeciw przyjaznemu botowi. Nauczyciel wyjaśnia i mówi coraz mniej.
page-learn-step = Krok { $at } z { $last }
page-learn-go-on = Dalej
page-learn-show = Pokaż mi
page-learn-again = Zacznij ten krok od nowa
page-learn-next = Następna lekcja
page-learn-back = Do kursu
page-learn-watch = Patrz, co się dzieje …

## The page: lobby

page-welcome = Stół w cieniu piramid
page-welcome-more = Graj z przyjaciółmi na odległość, przy jednym ekranie albo z botami. Zasad pilnujemy my, a każda odmowa mówi dlaczego.
    .site = Graj z botami, przy jednym ekranie albo z kimś listami: wszystko dzieje się na tym urządzeniu. Zasad pilnujemy my, a każda odmowa mówi dlaczego.
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
page-tables-over = Zakończone partie
page-watched-late = Widzisz to później, w ruchach: { $count }
page-tables-followed = Stoły osób, które śledzisz
page-tables-open = Otwarte stoły
page-tables-running = Partie do oglądania
page-status-gathering = czeka na graczy
page-status-playing = trwa
page-status-over = zakończona
page-your-turn = Twoja kolej
page-moved = ostatni ruch { $when }
page-until = do { $when }
page-seat-open = wolne miejsce
page-join = Dosiądź się
page-resume = Kontynuuj
page-watch = Oglądaj
page-broadcast = Transmisja na duży ekran
page-broadcast-help = Na ekran w sali: duża plansza, gracze i to, co się dzieje, w dwóch językach.
page-broadcast-one = Pierwszy język
page-broadcast-other = Drugi język
page-replay = Zapis
page-forget = Usuń
page-forget-sure = Usunąć tę partię?
page-forget-help = Zniknie z twojej listy razem z zapisem. Innym, którzy w nią grali, pozostanie.
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
page-presets = Sposoby gry
page-preset-own = Twoje własne ustawienia.
page-more-options = Więcej opcji
page-rulings = Wykładnia zasad
page-rulings-help = Miejsca, w których zasady można czytać na dwa sposoby. Zostaw je, jeśli twoja grupa nie gra inaczej.
page-play-now = Zagraj teraz
page-table-title = Nazwa stołu
page-table-public = Pokaż w holu
page-table-public-help = Każdy może zająć wolne miejsce albo oglądać.
page-table-own = Tylko na tym urządzeniu
page-table-own-help = Gra toczy się w tej przeglądarce, bez serwera: działa bez połączenia, ale nikt inny nie może dołączyć.
page-save-table = Zapisz
page-save-table-help = Plik, dzięki któremu ta partia toczy się dalej na innym urządzeniu, od tej samej decyzji. Kto go otworzy, może zobaczyć wszystko.
page-holder-mail = Ktoś na odległość, listami
page-holder-mail-help = Każda osoba gra na własnym urządzeniu; listy idą dowolnym komunikatorem.
page-letter = List
page-letter-ready = Twoja część jest gotowa. Napisz list: potem niczego w nim nie da się cofnąć.
page-letter-write = Napisz list
page-letter-send = Wyślij to dowolnym komunikatorem. Dla kogo: { $name }. List jest zapieczętowany dla tego urządzenia.
page-letter-invite = Wyślij to dowolnym komunikatorem osobie, z którą chcesz zagrać; odpowiedź przyjdzie tą samą drogą.
page-letter-file = Zapisz jako plik
page-letter-waiting = List jest napisany. Wyślij go i poczekaj na odpowiedź.
page-letter-awaited = List do ciebie jest w drodze.
page-letter-last = Partia się skończyła. Wyślij swój ostatni list.
page-letter-answer = Odpowiedź
page-letter-answer-help = Otwórz link, który przyszedł, albo wklej go tutaj.
page-letter-open = Otwórz
page-letter-open-file = Otwórz plik
page-letter-invited = Grasz listami, każda osoba na własnym urządzeniu, bez serwera pomiędzy.
page-letter-honest = Po drodze nikt listu nie przeczyta, a losu nikt nie wybierze. Zakrytych kart i losu własnej tury strzeże tylko ten program: graj z kimś, komu ufasz.
page-to-server = Kontynuuj na serwerze
page-to-server-help = Przenoszą się wszystkie ruchy; potem zagrasz z każdego swojego urządzenia.
page-elsewhere = Kontynuuj gdzie indziej
page-elsewhere-help = Adres serwera albo strony, która serwera nie potrzebuje. Partia podróżuje w linku, który tam otworzysz; nikt inny jej nie dostanie.
page-elsewhere-address = Adres
page-open-there = Otwórz tam
page-to-device = Zabierz ją ze sobą
page-to-device-help = Partia toczy się w tej przeglądarce, także bez połączenia. W każdej chwili możesz oddać ją serwerowi.
page-carried = Partia do kontynuowania
page-carried-help = Toczy się dalej od tej samej decyzji. Najpierw sprawdzany jest każdy ruch.
page-carried-server = Na tym serwerze
page-carried-device = Tylko na tym urządzeniu
page-diverged-device = Partia z tego urządzenia
page-diverged = Ta partia toczyła się dalej na serwerze i na tym urządzeniu. Która się liczy? Z drugiej rezygnujesz.
page-diverged-server = Partia z serwera
page-went-away = Brak połączenia: partia toczy się na tym urządzeniu i wróci na serwer, gdy tylko odpowie.
page-came-back = Serwer wrócił i ma wszystkie ruchy.
page-start = Zacznij
page-take-seat = Czeka na ciebie miejsce
page-invited = Masz zaproszenie do gry { $game }.
page-invited-by = { $host } zaprasza cię do gry { $game }.
page-seat-yours = Twoje miejsce w grze { $game }, także na tym urządzeniu.
page-take-seat-help = Powiedz, jak inni mają cię nazywać, i usiądź.
page-sit-down = Usiądź

## The page: at the table

page-joining = Podchodzimy do stołu …
page-waiting = Czekamy …
page-now = Teraz
waiting-for = Czekamy, aż zagra { $player }.
page-match-over = Partia się skończyła.
page-area-board = Plansza
page-views = Części stołu
page-panes = Co pokazać
page-pane-table = Stół
page-pane-mine = Moje
page-pane-players = Gracze
page-pane-log = Dziennik
page-my-things = Moje rzeczy
page-has-options = jest tu coś do wyboru
page-can-choose = można wybrać
page-choose-on-board = Wybierz na planszy albo z listy.
page-prepare = Przygotuj za mnie
page-prepare-help = Odpowiada rozsądnie na wszystkie pytania przygotowania.
page-choose-one = Wybierz jedno
page-list-options = Lista ({ $count })
page-all-options = Wszystkie możliwości
page-find-option = Znajdź możliwość
page-nothing-found = Nic takiego nie ma do wyboru.
page-unchoose = Cofnij wybór: { $what }
page-sealed-help = Inni wybierają w tym samym czasie. Nikt nie zobaczy twojego wyboru, zanim wszyscy wybiorą.
page-suggest-to = Zaproponuj odpowiedź. Za cały zespół decyduje { $player }:
page-suggested = { $player } proponuje: { $what }
page-sure = { $what }: tego nie da się cofnąć.
page-sure-ends = { $what }: to kończy twoją turę.
page-sure-reveals = { $what }: to odkrywa coś zakrytego i nie da się tego cofnąć.
page-confirm-never = Nie pytaj więcej
page-confirm-turn = Potwierdzaj koniec mojej tury
page-standby = Graj dalej bez połączenia: partie z botami czekają gotowe na tym urządzeniu
page-undo-practice = Poza tobą grają tylko boty. Możesz wrócić do swojego ostatniego wyboru przez ich ruchy; partia zostanie wtedy oznaczona jako treningowa.
page-undo-far = Wróć
page-plea-undo-ask = Poproś pozostałych o cofnięcie
page-plea-undo-waiting = Prosisz o cofnięcie swojego ostatniego wyboru. Stanie się to, gdy wszyscy się zgodzą.
page-plea-withdraw = Wycofaj prośbę
page-plea-undo-asked = { $player } prosi o cofnięcie swojego ostatniego wyboru i wszystkiego, co było potem.
page-plea-agree = Zgódź się
page-plea-undo-decline = Nie cofaj
page-plea-undo-agreed = Zgadzasz się na cofnięcie ({ $player }). Czekamy na pozostałych.
page-plea-undo-declined = Twój wybór zostaje: nie wszyscy zgadzają się na cofnięcie.
page-plea-pause-ask = Wstrzymaj partię
page-plea-pause-waiting = Proponujesz przerwę. Zegary i terminy staną, gdy wszyscy się zgodzą.
page-plea-pause-asked = { $player } proponuje przerwę: zegary i terminy stałyby, dopóki ktoś przy stole nie wznowi gry.
page-plea-pause-decline = Gramy dalej
page-plea-pause-agreed = Zgadzasz się na przerwę ({ $player }). Czekamy na pozostałych.
page-plea-pause-declined = Gramy dalej: nie wszyscy zgadzają się na przerwę.
page-plea-resume-ask = Wznów
page-plea-share-ask = Podziel się zwycięstwem
page-plea-share-waiting = Proponujesz zakończyć partię w tym miejscu i podzielić się zwycięstwem. Skończy się, gdy wszyscy się zgodzą.
page-plea-share-asked = { $player } proponuje zakończyć partię w tym miejscu. Wszyscy ludzie przy stole podzieliliby się zwycięstwem, a w rankingu liczyłby się remis.
page-plea-share-decline = Gramy dalej
page-plea-share-agreed = Zgadzasz się na wspólne zwycięstwo ({ $player }). Czekamy na pozostałych.
page-plea-share-declined = Gramy dalej: nie wszyscy chcą podzielić się zwycięstwem.
page-plea-end-ask = Zakończ partię przed czasem
page-plea-end-waiting = Proponujesz zakończyć partię w tym miejscu, bez wyniku. Skończy się, gdy wszyscy się zgodzą.
page-plea-end-asked = { $player } proponuje zakończyć partię w tym miejscu. Nie miałaby wyniku i nie liczyłaby się.
page-plea-end-decline = Gramy dalej
page-plea-end-agreed = Zgadzasz się na zakończenie partii ({ $player }). Czekamy na pozostałych.
page-plea-end-declined = Gramy dalej: nie wszyscy zgadzają się na zakończenie.
page-ended-end = zakończona przed czasem
page-ended-share = wspólne zwycięstwo
page-paused = wstrzymana
page-paused-help = Partia jest wstrzymana: czas nie biegnie i nikt nie gra, dopóki ktoś przy stole jej nie wznowi.
page-practice = treningowa
page-practice-help = Cofnięto ruchy, które między ludźmi są ostateczne.
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
page-to-move = wykonuje ruch
page-open-seat = Obejrzyj
page-score-of = { $player }: { $total ->
        [one] { $total } punkt
        [few] { $total } punkty
       *[other] { $total } punktów
    }. Pokaż, z czego się składają.
page-score-forecast = Gdyby partia skończyła się teraz
page-score-final = Wynik końcowy
page-score-total = Razem
page-score-unsure = Rzeczy ukryte mogą to zmienić.
page-log = Co się stało
page-log-empty = Nic się jeszcze nie stało.
page-log-look = Pokaż tę chwilę na planszy
page-log-fold = { $count ->
    [one] Zwiń { $count } wiersz
    [few] Zwiń { $count } wiersze
   *[other] Zwiń { $count } wierszy
}
page-log-unfold = { $count ->
    [one] Pokaż jeszcze { $count } wiersz
    [few] Pokaż jeszcze { $count } wiersze
   *[other] Pokaż jeszcze { $count } wierszy
}
page-log-older = Pokaż starsze wiersze ({ $count })
page-why-not = Dlaczego nie teraz
page-why-allowed = To można wybrać; wybierz to z listy.
page-asking = Sprawdzamy zasady …
page-cite-rule = Zasada { $id }
page-cite-ruling = Wykładnia { $id }
page-this-match = W tej partii
page-sources = Liczby, źródła i zasady
page-citation = Co mówią zasady
page-figure = Pozycja
page-text-name = nazwa
page-text-action = co robi
page-figure-value = Wartość
page-figure-source = Źródło
page-orders = Stałe polecenia
page-in-words = Stół słowami
page-zoom-in = Przybliż
page-zoom-out = Oddal
page-zoom-all = Pokaż całość
page-reconnecting = Połączenie przerwane. Twoje miejsce czeka, łączymy się ponownie …
    .site = Stół uruchamia się od nowa. Twoje miejsce czeka …
page-connection-closed = Połączenie zamknięte. Wczytaj stronę ponownie, by wrócić.
    .site = Stół się zatrzymał. Wczytaj stronę ponownie, by wrócić.
page-curtain-pass = Przekaż ekran, teraz gra { $player }
page-curtain-help = Teraz powinien patrzeć tylko następny gracz.
page-curtain-ready = To ja: { $player }
page-seats = Miejsca
page-take-back = Znów gram osobiście
page-hand-to-bot = Niech gra bot
page-invitations = Zaproszenia
page-invitations-help = Każdy link wyślij jednej osobie. Kto otworzy go pierwszy, zajmie miejsce; potem link już nie działa.
page-link-to-seat = Link do miejsca { $number }
page-devices = Twoje urządzenia
page-devices-help = Kto ma jedno z tych urządzeń, gra na twoim miejscu. Odłącz te, których nie znasz.
page-device-this = To urządzenie, od { $since }
page-device-other = Inne urządzenie, od { $since }
page-device-end = Odłącz
page-device-add = Link na inne urządzenie
page-device-link = Link na twoje inne urządzenie
page-device-link-help = Otwórz go na drugim urządzeniu. Działa raz, a nowy link go unieważnia.
page-result = Wynik
page-result-key = Klucz wszystkich losowań tej partii, do sprawdzenia z plikiem partii:
page-result-key-short = Sprawdź losowania tej partii
page-course-made-of = Z czego są punkty
page-course-rounds = Punkty z rundy na rundę
page-course-chances = Szansa na zwycięstwo w ciągu partii
page-course-goal = Jaka część celu była w zasięgu
page-course-turned = Tu partia się odwróciła:
page-course-turn = Ruch { $move }: { $before }% → { $after }%
page-course-look-again = Warto spojrzeć jeszcze raz
page-course-move = Ruch { $move }
page-course-review = Przeanalizuj całą partię
page-course-review-stop = Zatrzymaj analizę
page-course-waiting = Przebieg partii jest obliczany …
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
page-key-recap = jeszcze raz wszystko od twojej ostatniej tury
page-key-stage = gdy coś się pokazuje: wstecz, dalej, wstrzymaj
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
page-components-help = Każda wydrukowana wartość wraz z tym, skąd ją znamy. Jeśli masz pudełko, możesz nasze wartości zastąpić wydrukowanymi za pomocą pakietu.
page-pack = Wartości z twojego pudełka
page-pack-invites = { $count ->
    [0] Każda wartość ma tu swoje źródło.
    [one] Jedną wartość znamy tylko z pamięci albo ją odtworzyliśmy. Jeśli masz pudełko, wpisz drukowaną.
    [few] { $count } wartości znamy tylko z pamięci albo je odtworzyliśmy. Jeśli masz pudełko, wpisz drukowane.
   *[other] { $count } wartości znamy tylko z pamięci albo je odtworzyliśmy. Jeśli masz pudełko, wpisz drukowane.
}
page-pack-edit = Popraw wartości
page-pack-progress = Potwierdzono { $confirmed } z { $total } niepewnych wartości
page-pack-name = Nazwa twojego pakietu
page-pack-load = Otwórz pakiet
page-pack-save = Zapisz pakiet
page-pack-play = Zagraj z nim
page-pack-clear = Zacznij od nowa
page-pack-kept = Co wpiszesz, zostaje w tej przeglądarce, dopóki tego nie zapiszesz lub nie usuniesz. Zaznaczenie mówi, że właśnie tak jest to wydrukowane w twoim pudełku.
page-pack-checked = jak w druku
page-pack-unread = Wpisz to w takiej samej postaci jak { $example }.
page-pack-with = Gra toczy się z wartościami pakietu { $pack }.

## The page: credits and about

page-credits-intro = Ennead to wolne oprogramowanie na licencji MIT. W tej stronie jest też praca tych ludzi:
page-licence-text = Tekst licencji
page-credit-svelte = Warsztat, w którym powstała strona.
page-credit-pyodide = Python w przeglądarce. W środku są Python i typing-extensions (PSF-2.0), Babel (BSD-3-Clause), attrs i pytz (MIT) oraz python-fluent (Apache-2.0).
page-credit-uqr = Kody QR; autor: Anthony Fu według Project Nayuki.
page-credit-fluent-bundle = Zdania w czterech językach, od Mozilli.
page-credit-iconify-json-game-icons = Ikony narysowali Lorc, Delapouite i inni autorzy game-icons.net, CC BY 3.0.
page-credit-fontsource-variable-alegreya = Krój tytułowy Alegreya, autor Juan Pablo del Peral, Huerta Tipográfica.
page-credit-fontsource-variable-source-sans-3 = Krój tekstowy Source Sans 3, autor Paul D. Hunt, Adobe.
page-credit-fontsource-noto-sans-egyptian-hieroglyphs = Hieroglify z kroju Noto, od Google.
page-about-intro = Ennead to cyfrowy stół do gier planszowych o starożytnym Egipcie i warsztat dla tych, którzy je badają.
page-about-is = Czym jest
page-about-is-1 = Sędzią: zna zasady, proponuje to, co dozwolone, a resztę wyjaśnia, podając miejsce w instrukcji.
page-about-is-2 = Miejscem spotkań: z przyjaciółmi przez link, przy jednym ekranie albo z botami, które nie widzą więcej niż ty.
    .site = Miejscem spotkań: przy jednym ekranie, z kimś listami albo z botami, które nie widzą więcej niż ty.
page-about-is-3 = Uczciwym towarzyszem: przy każdej wartości stoi, skąd pochodzi, a każdą partię można sprawdzić ruch po ruchu.
page-about-is-4 = Wolnym oprogramowaniem, które działa na twoim własnym komputerze.
page-about-not = Czym nie jest
page-about-not-1 = Nie stworzyli go ani nie zatwierdzili wydawcy lub autorzy tych gier.
page-about-not-2 = Nie zawiera nic z ich grafik ani tekstów; część wartości odtworzyliśmy i tak są oznaczone.
page-about-not-3 = Nie zastępuje pudełka. Jeśli gra ci się tu podoba, kup ją.
page-about-privacy = Co pamięta
page-about-privacy-text = Jedno ciasteczko mówi serwerowi, które miejsca są twoje. Ustawienia zostają w tej przeglądarce. Nic nie jest wysyłane nikomu innemu. Jeśli założysz konto, serwer przechowuje twoje imię, język i znak, publiczną połowę kluczy oraz to, kiedy zalogowały się urządzenia; możesz to wszystko dostać i usunąć.
    .site = Nie ma tu żadnego serwera. Twoje partie i ustawienia zostają w tej przeglądarce, na tym urządzeniu, i nie są nikomu wysyłane. Kto wyczyści dane tej strony, usunie je; aby zachować partię, pobierz ją.
page-update-now = Użyj teraz
page-update-ready = Jest nowsza wersja. Twoje partie pozostaną bez zmian.

## Co mówią boty

said-aim = { $player } chce { $aim }.
aim-secret = zachować ten wybór dla siebie
sure-sure = na pewno
sure-fairly = raczej na pewno
sure-close = bez wyraźnej przewagi
sure-whim = dla kaprysu
sure-chance = { $sure }, szansa na wygraną { $percent }%
level-random = Kostka
level-greedy = Gracz
level-newcomer = Początkujący
level-novice = Nowicjusz
level-player = Gracz
level-adept = Zaawansowany
level-expert = Znawca
level-master = Mistrz
level-old-master = Dawny mistrz
page-said = Chce { $aim }
bot-greedy = Gracz: zwykły zdrowy rozsądek
terminal-hinting = Mistrz myśli …
hint-aim = Cel: { $aim }
terminal-bot-fault = { $verdict }. Jego miejsce zajmuje zwykły bot.

## Analiza partii

review-head = { $player }: { $choices ->
        [one] oceniono { $choices } wybór
        [few] oceniono { $choices } wybory
       *[other] oceniono { $choices } wyborów
    } według tego, co można było wiedzieć
review-account = { $goal ->
    [yes] Osiągalna część celu na początku
   *[no] Szansa na wygraną na początku
} { $start }%, zmarnowano { $lost }%, szczęście { $luck }%, na końcu { $result }%.
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
review-move = Wybór { $number } (tura { $turn }): { $label }, { $percent }%
page-review = Oceń ten ruch
page-review-waiting = Mistrz patrzy na ten ruch …
page-review-forced = { $player }: { $label }. Nie było wyboru.
review-chance = { $goal ->
    [yes] osiągalne { $percent }% celu
   *[no] szansa na wygraną { $percent }%
}
page-review-good = { $player }: { $label }. Dobry wybór, { $chance }.
page-review-slip = { $player }: { $label }. Niedokładność, { $chance }.
page-review-mistake = { $player }: { $label }. Błąd, { $chance }.
page-review-blunder = { $player }: { $label }. Gruby błąd, { $chance }.
review-better = Lepiej: { $label }, { $percent }%

## Zagadki

puzzle-task = Znajdź najlepszy ruch.
puzzle-kind = { $theme }, trudność { $rating }
puzzle-missed = To nie ten ruch. Spróbuj jeszcze raz.
puzzle-missed-by = To nie ten ruch: najlepszy daje szansę wygranej większą o { $points ->
        [one] jeden punkt procentowy
        [few] { $points } punkty procentowe
       *[many] { $points } punktów procentowych
    }. Spróbuj jeszcze raz.
puzzle-right = Tak. Graj dalej.
puzzle-solved = Rozwiązane.
puzzle-rating = Twój ranking: { $rating }
puzzle-worth = Jaką szansę wygranej daje każdy ruch
puzzle-theme-battle = Bitwa
puzzle-theme-purchase = Zakup
puzzle-theme-building = Budowa
puzzle-theme-night = Noc
puzzle-theme-entomb = Składanie do grobowca
puzzle-theme-pyramid = Piramida
puzzle-theme-cards = Zagrywanie kart
puzzle-theme-caravan = Karawany
puzzle-theme-movement = Ruch
puzzle-theme-followers = Wyznawcy i moce
puzzle-theme-payment = Płacenie
puzzle-theme-reward = Nagrody
puzzle-theme-turn = Cała tura
puzzle-theme-endgame = Końcówka
puzzle-theme-plan = Plan
page-puzzles = Zagadki
page-puzzles-about = Sytuacje z partii, w których jeden ruch jest wyraźnie najlepszy, sądząc po tym, co widzisz. Znajdź go na stole. Liczba przy zagadce mówi, jak jest trudna; twój ranking zależy od tego, co rozwiążesz za pierwszym razem.
page-puzzles-solved = rozwiązane: { $solved } z { $all }
page-puzzles-none = Ta gra nie ma jeszcze zagadek.
page-puzzle-today = Zagadka dnia
page-puzzle-next = Następna zagadka
