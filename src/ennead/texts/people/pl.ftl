page-me-guest = Grasz jako gość: twoje miejsca zna tylko ta przeglądarka. Z kontem są twoje na każdym urządzeniu. Nie potrzeba hasła ani adresu.
page-me-name = Imię
page-me-sign = Twój znak
page-me-sign-up = Załóż konto z kluczem dostępu
page-me-sign-in = Zaloguj się kluczem dostępu
page-me-known = Masz już konto
page-me-new = Nie masz jeszcze konta
page-me-no-passkeys = Przeglądarki dają klucze dostępu tylko tam, gdzie strona ma nazwę i przychodzi przez https, albo na tym komputerze pod nazwą localhost.
page-me-passkey-failed = Przeglądarka nie utworzyła ani nie pokazała klucza. Nic się nie zmieniło.
page-me-recover = Użyj kodu zapasowego
page-me-recover-help = Gdy stracisz wszystkie klucze, każdy kod zaloguje cię raz.
page-me-code = Kod zapasowy
page-me-codes = Twoje kody zapasowe
page-me-codes-help = Zapisz je albo wydrukuj teraz: widać je tylko ten jeden raz. Każdy zaloguje cię raz, gdy stracisz klucze.
page-me-codes-left = { $count ->
        [0] Nie został żaden kod zapasowy.
        [one] Został jeden kod zapasowy.
        [few] Zostały { $count } kody zapasowe.
        [many] Zostało { $count } kodów zapasowych.
       *[other] Zostało { $count } kodu zapasowego.
    }
page-me-codes-new = Utwórz nowe kody
page-me-link = Zaloguj inne urządzenie
page-me-link-help = Otwórz ten link na drugim urządzeniu. Działa raz, przez { $minutes } minut.
page-me-link-use = Zaloguj to urządzenie
page-me-link-use-help = To link do twojego konta. Twoje miejsca z tej przeglądarki przejdą do niego.
page-me-passkeys = Klucze dostępu
page-me-passkey = Utworzony { $since }, użyty { $used }
page-me-passkey-add = Dodaj klucz
page-me-passkey-end = Zapomnij
page-me-sessions = Zalogowane urządzenia
page-me-session-this = To urządzenie, od { $since }
page-me-session = Inne urządzenie, od { $since }, ostatnio { $seen }
page-me-session-end = Wyloguj
page-me-leave = Wyloguj się tutaj
page-me-export = Wszystko, co jest o mnie zapisane
page-me-delete = Usuń konto
page-me-delete-help = Twoje miejsca stracą imię, a tam, gdzie gra trwa, zagrają za ciebie boty. Tego nie da się cofnąć. Wpisz swoje imię, aby kontynuować.
page-me-save = Zapisz
page-me-saved = Zapisano.
sign-eye = Oko
sign-scarab = Skarabeusz
sign-ankh = Anch
sign-falcon = Sokół
sign-lotus = Lotos
sign-pyramid = Piramida
sign-tree = Drzewo
sign-pillar = Filar
page-pace-minutes = { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
        [many] { $count } minut
       *[other] { $count } minuty
    }
page-pace-days = { $count ->
        [one] { $count } dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }
page-table-late = Gdy czas minie
page-late-move = tę turę rozegra bot
page-late-seat = bot przejmie miejsce, aż gracz wróci
page-table-pace = Czas
page-pace-none = Bez ograniczeń
page-pace-none-help = Nikt nikogo nie pogania.
page-pace-clock = Przy jednym posiedzeniu, z zegarami
page-pace-clock-help = Każdy gracz ma zegar. Chodzi, gdy stół czeka na tego gracza, a z każdą turą przybywa na nim trochę czasu.
page-pace-turns = Na odległość, z czasem na turę
page-pace-turns-help = Biegnie dla gracza, którego tura trwa, aż przyjdzie kolej na innego, nawet gdy nie patrzy.
page-pace-bank = Na zegarze na początku
page-pace-increment = Przybywa z każdą turą
page-pace-seconds = { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
        [many] { $count } sekund
       *[other] { $count } sekundy
    }
page-pace-turn = Czas na turę
page-late-ask = zdecydują pozostali
page-pace-grace = Gdy ktoś odejdzie
page-pace-grace-none = jego miejsce na niego czeka
page-pace-grace-help = Jeśli trwa jego tura, a nie ma go tak długo, miejsce zajmie bot, aż gracz wróci.
page-clock-shows = Na zegarze zostało { $time }
page-clock-seconds = Masz jeszcze { $count ->
        [one] { $count } sekundę
        [few] { $count } sekundy
        [many] { $count } sekund
       *[other] { $count } sekundy
    }.
page-clock-minutes = Masz jeszcze { $count ->
        [one] { $count } minutę
        [few] { $count } minuty
        [many] { $count } minut
       *[other] { $count } minuty
    }.
page-holiday-until = na urlopie do { $when }
page-lent = do powrotu gracza
page-lent-mine = Na twoim miejscu gra bot, dopóki go nie zastąpisz.
page-overtime = Czas minął: { $player }. Co teraz?
page-overtime-mine = Twój czas minął. Pozostali zdecydują, co dalej.
page-overtime-wait = Czekać jeszcze raz tyle
page-overtime-move = Tę turę rozegra bot
page-overtime-seat = Miejsce zajmie bot
notice-turn = Twoja kolej.
notice-half = Minęła połowa twojego czasu.
notice-soon = Twój czas zaraz się skończy.
notice-late = Twój czas minął.
notice-taken = Do twojego powrotu gra za ciebie bot.
notice-question = Komuś skończył się czas i pytamy cię, co dalej.
notice-over = Partia się skończyła.
mail-subject = { $count ->
        [one] Ennead: coś przy twoim stole
        [few] Ennead: czekają { $count } stoły
        [many] Ennead: czeka { $count } stołów
       *[other] Ennead: czeka { $count } stołu
    }
mail-foot = Dostajesz ten list, bo prosisz o niego przy stole. Koniec listów: { $link }
mail-confirm-subject = Ennead: czy to twój adres?
mail-confirm-body = Ktoś chce dostawać tu wiadomości, gdy przy stole Ennead przychodzi jego kolej. Jeśli to ty, otwórz ten link:

    { $link }

    Jeśli nie, nie rób nic: innych listów nie będzie.
chat-open = { $title }: stół czeka na graczy.
chat-turn = { $title }: kolej: { $names }.
chat-over = { $title }: partia się skończyła.
page-calls = Powiadamianie
page-calls-help = Gdy przychodzi twoja kolej, a nie patrzysz na stół. Wszystko jest wyłączone, dopóki tego nie włączysz; nigdy nie ma w tym nic z twoich kart.
page-calls-push = Powiadamiaj tę przeglądarkę
page-calls-push-end = Nie powiadamiaj tej przeglądarki
page-calls-push-none = Tej przeglądarki nie można powiadamiać: potrzebuje https albo localhost.
page-calls-push-denied = Przeglądarka nie ma zgody na pokazywanie powiadomień.
page-calls-mail = Pisz do mnie
page-calls-mail-address = Adres
page-calls-mail-asked = Na { $address } poszedł list. Otwórz link, który w nim jest.
page-calls-mail-on = Listy idą na { $address }, najwyżej jeden na godzinę.
page-calls-mail-end = Nie pisz więcej
page-calls-calendar = Kalendarz moich terminów
page-calls-calendar-new = Utwórz tajny adres
page-calls-calendar-help = Podaj ten adres swojemu kalendarzowi; widać go tylko teraz. Kto go zna, może czytać twoje terminy.
page-calls-calendar-end = Usuń kalendarz
page-holidays = Urlop
page-holidays-help = W te dni czas twoich tur nie biegnie: razem najwyżej 42 dni.
page-holidays-from = Pierwszy dzień
page-holidays-to = Ostatni dzień
page-holidays-add = Dodaj
page-holidays-drop = Usuń { $from } do { $to }
page-entry = Zaproś do klubu
page-entry-new = Utwórz link
page-entry-help = Ile osób może z tym linkiem założyć tu konto: { $people }. Przez ile dni: { $days }.
page-entry-needed = Konta są tu tylko dla zaproszonych.
page-no-guests = Kto tu gra, ma konto.
page-mail-confirm = Czy to twój adres?
page-mail-confirm-yes = Tak, pisz do mnie tutaj
page-mail-confirmed = Dziękujemy. Listy będą przychodzić tutaj.
page-mail-stopped = Więcej listów nie przyjdzie.
page-orders-help = Gdy cię nie ma, a w turze kogoś innego czeka się na twoją odpowiedź, odpowie za ciebie to. Nikt inny tego nie widzi. To, czego nie chcesz używać, będzie użyte tylko wtedy, gdy nie ma nic innego.
page-orders-ask = zapytaj mnie
page-orders-never = Nigdy nie używaj
page-orders-keep = Zapisz polecenia
page-orders-kept = Zapisano.
standing-way-usual = jak zagrałby bot
standing-way-strongest = najsilniejsza
standing-way-safest = co najlepiej chroni
standing-way-deadliest = co najwięcej zabija
standing-way-decline = odmów
standing-way-accept = zgódź się
standing-way-retreat = wycofaj się
standing-way-recall = odwołaj oddział
standing-way-stay = zostań
standing-way-most = jak najwięcej
page-table-rated = Liczy się do rankingu
page-table-delay = Widzowie widzą to później, w ruchach
page-table-delay-none = od razu
page-table-aloud = Widzowie mogą czytać, co mówią gracze
page-me-admin = Zarządzanie serwerem
