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
terminal-card-unknown = Żaden element gry nie nazywa się „{ $text }”. Napisz: karta NAZWA
terminal-card-near = Żaden element gry nie nazywa się „{ $text }”. Czy chodziło o: { $near }?
terminal-card-several = Pasuje więcej elementów ({ $count }): { $names }
terminal-rules = Zasady według numerów, źródło: { $source }. Napisz: zasady NUMER albo szukane słowa.
terminal-rule-unknown = Żadna zasada nie ma numeru „{ $text }” ani nie zawiera tych słów.
terminal-hint = Prosty bot wybrałby { $number }: { $label } ({ $text })
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
command-look-help = cały stół razem z tekstami kart
command-score = punkty
command-score-help = z czego składają się punkty
command-card = karta
command-card-argument = NAZWA
command-card-help = element gry: tekst, wartości, źródła i wykładnie
command-rules = zasady
command-rules-argument = [NUMER albo SŁOWO]
command-rules-help = zasada i gdzie jest w instrukcji
command-hint = rada
command-hint-help = co wybrałby prosty bot
command-save = zapisz
command-save-argument = PLIK
command-save-help = zapisuje partię do pliku
command-load = wczytaj
command-load-argument = PLIK
command-load-help = gra dalej partię z pliku
command-quit = koniec
command-quit-help = odejść od stołu; partia zostaje zapisana
