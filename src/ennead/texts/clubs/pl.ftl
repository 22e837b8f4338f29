page-talk-table = Wszyscy przy stole
page-talk-team = Moi partnerzy
page-talk-stand = Widzowie
page-talk-quiet = Nikt jeszcze nic nie powiedział.
page-talk-say = Powiedz coś
page-talk-send = Wyślij
page-talk-phrases = Gotowe słowa, każdy czyta je w swoim języku
page-talk-signs = Znaki
page-talk-about = na to:
page-talk-react = Zareaguj na to
page-talk-no-reaction = Bez odniesienia do tego wiersza
page-talk-delete = Usuń
page-talk-report = Zgłoś
page-talk-reported = Zgłoszono prowadzącemu serwer.
page-talk-mute = Nie słuchaj: { $player }
page-talk-hear = Słuchaj znowu: { $player }
page-talk-silence = Wycisz dla wszystkich: { $player }
page-talk-allow = Pozwól znowu mówić: { $player }
page-talk-watcher = ktoś z widzów
page-talk-stand-help = Gracze zobaczą to po partii.
page-talk-table-help = Widzowie zobaczą to po partii.
page-talk-table-aloud = Widzowie też to widzą.
page-talk-team-help = Widzą to tylko gracze twojego boga.
phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-your-turn = Twoja kolej.
phrase-moment = Chwileczkę.
phrase-back = Już jestem.
phrase-thanks = Dziękuję!
phrase-sorry = Przepraszam!
phrase-well-played = Dobrze zagrane!
phrase-did-not-see = Tego się nie spodziewałem.
phrase-think = Muszę pomyśleć.
phrase-good-game = Dobra gra!
phrase-again = Jeszcze jedna?
phrase-bye = Do zobaczenia!
sign-heart = serce
sign-joy = radość
sign-tears = łzy
sign-eye = patrzę na to
sign-luck = powodzenia
page-contests-help = Turnieje, ligi i serie dla osób z kontem. Stoły powstają same, rundy następują same po sobie.
page-contests-none = Nie ma jeszcze żadnego turnieju.
page-contest-new = Nowy turniej
page-contest-make = Utwórz
page-contest-kind = Rodzaj
page-contest-size = Miejsc przy stole
page-contest-title = Nazwa
page-contest-days = Dni na rundę (0: bez końca)
page-contest-rated = liczy się do rankingu
page-contest-link = Link do tego turnieju
page-contest-join = Weź udział
page-contest-start = Rozpocznij
page-contest-leave = Wycofaj się
page-contest-follow = Następny sezon
page-contest-following = Następny sezon
page-contest-mine = biorę udział
page-contest-nobody = ktoś, kogo już nie ma
page-contest-gone = wycofał(a) się
page-contest-bye = wolny los, wart wygranej
page-contest-due = do { $when }
page-contest-season = sezon { $count }
page-contest-round = runda { $count } z { $of }
page-contest-division = Grupa { $count }
page-contest-standing = Tabela
page-contest-points = Punkty
page-contest-buchholz = Przeciwnicy
page-contest-played = Rozegrane
page-contest-buchholz-help = Punkty wszystkich przeciwników razem
page-contest-people = { $count ->
        [one] { $count } osoba
        [few] { $count } osoby
        [many] { $count } osób
       *[other] { $count } osoby
    }
page-contest-swiss = Szwajcarski
page-contest-swiss-help = Każdy gra w każdej rundzie z kimś, kto stoi podobnie i kogo jeszcze nie spotkał.
page-contest-knockout = Pucharowy
page-contest-knockout-help = Od każdego stołu przechodzą najlepsi.
page-contest-round-robin = Każdy z każdym
page-contest-round-robin-help = Każdy spotyka każdego.
page-contest-league = Liga
page-contest-league-help = Grupy, w których każdy gra z każdym; najlepsi awansują na następny sezon.
page-contest-series = Seria
page-contest-series-help = Te same osoby, kilka partii, za każdym razem zaczyna ktoś inny.
page-contest-is-open = czeka na uczestników
page-contest-is-running = trwa
page-contest-is-over = zakończony
page-ratings = Ranking
page-ratings-help = O 200 więcej wygrywa trzy partie z czterech. Liczą się tylko partie, które tak utworzono; boty zostają tam, gdzie je zmierzono. Na górze jest ten, kto najpewniej jest silny.
page-ratings-none = Nikogo tu jeszcze nie ma.
page-rating = Siła
page-rating-between = ({ $low } do { $high })
page-rating-matches = Partie
page-rating-bots = Boty, które się nie zmieniają
page-tie-follow = Śledź
page-tie-block = Zablokuj
page-tie-follow-end = Nie śledź już
page-tie-block-end = Odblokuj
page-tie-help = Stoły osób, które śledzisz, stoją u ciebie pierwsze. Kogo zablokujesz, ten nie usiądzie przy stole, który założysz, nie poprosi o cofnięcie ruchu przy wspólnym stole i nie widzisz jego słów. Nikt mu o tym nie mówi.
page-tie-none = Nikogo nie śledzisz ani nie blokujesz.
page-tie-people = Ludzie
page-tie-is-follow = śledzę
page-tie-is-block = zablokowane
page-tie-block-seat = Zablokuj: { $player }
page-tie-blocked-seat = Zablokowano: { $player }.
page-player-since = Tutaj od { $when }
page-player-matches = { $count ->
        [one] { $count } partia
        [few] { $count } partie
        [many] { $count } partii
       *[other] { $count } partii
    }
page-player-won = wygrane: { $count }
page-player-best = najlepszy wynik: { $count }
page-player-won-share = wygrane: { $won } z { $count }
page-player-favourite = { $count ->
        [one] w { $count } partii
        [few] w { $count } partiach
       *[other] w { $count } partiach
    }
page-player-most = { $count } w jednej partii
page-player-opponents = Najczęstsi przeciwnicy
page-player-last = Ostatnie partie
page-player-place = miejsce { $place } z { $of }
page-privacy = Co ten serwer o tobie przechowuje
page-privacy-guest = Goście
page-privacy-guest-text = Przeglądarka ma losowe ciasteczko; serwer przechowuje jego skrót z twoimi miejscami i czasem, kiedy je zajęto. O nic innego nie pyta.
page-privacy-account = Konta
page-privacy-account-text = Imię, język i znak, jakie podasz; klucze publiczne twoich kluczy dostępu; skróty kodów odzyskiwania, linków logowania i ciasteczek twoich urządzeń z czasami, kiedy powstały i były użyte; twoje urlopy. Z poczty, powiadomień w przeglądarce i kalendarza tylko to, co włączysz, dopóki tego nie wyłączysz. Kogo śledzisz lub blokujesz, widzisz tylko ty, pod nazwą, pod którą się spotkaliście.
page-privacy-match = Partie
page-privacy-match-text = Każdy ruch po kolei, kto gdzie siedział i pod jakim imieniem, zegary i stałe polecenia. Kto zna adres stołu, widzi to, co przy nim jawne. Partie zostają, aż usunie je ostatnia osoba, która ma je na liście, albo tak długo, jak postanowił prowadzący serwer.
page-privacy-words = Słowa
page-privacy-words-text = To, co powiedziano przy stole, zostaje z nim; panel mówi, kto to widzi. Z usuniętych słów nic nie zostaje. Zgłoszenie jest przechowywane ze słowami, miejscem i zgłaszającym, aż zostanie zamknięte.
page-privacy-rating = Rankingi i turnieje
page-privacy-rating-text = Tylko dla kont: jak skończyły się twoje partie, co z nich liczy twoja strona (na przykład bogowie, kafle i wygrane bitwy), twoja siła i turnieje, w których brałeś udział. Inni widzą to pod twoim imieniem, a znika to razem z partią.
page-privacy-notice = Co serwer mówi dalej
page-privacy-notice-text = Powiadomienia idą przez usługi twojej przeglądarki lub poczty, jeśli o nie poprosisz; nie ma w nich żadnej tajemnicy partii.
page-privacy-log = Dzienniki
page-privacy-log-text = Żądania według wzoru, ze stanem i czasem trwania: żadnych adresów, imion, kluczy ani słów.
page-privacy-others = Inni
page-privacy-others-text = Nie ma reklam, liczników ani części z innych stron.
page-privacy-rights = Zabrać i usunąć
page-privacy-rights-text = Na swojej stronie możesz pobrać wszystko o swoim koncie i je usunąć. Twoje imię znika wtedy z każdego miejsca, słowa i turnieju; ruchy zostają bezimienne. Wcześniejsza kopia zapasowa jeszcze je zawiera, dopóki prowadzący serwer ją trzyma.
page-privacy-host = Kto prowadzi serwer
page-privacy-host-text = widzi wszystko, co zapisane, także słowa i ukryte karty, i może kogoś wykluczyć. Pytaj tego, kto uruchomił ten serwer, nie Ennead.
