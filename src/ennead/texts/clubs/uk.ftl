page-talk-table = Усі за столом
page-talk-team = Мої напарники
page-talk-stand = Глядачі
page-talk-quiet = Поки ніхто нічого не сказав.
page-talk-say = Скажіть щось
page-talk-send = Надіслати
page-talk-phrases = Готові слова, кожен читає їх своєю мовою
page-talk-signs = Знаки
page-talk-about = щодо:
page-talk-react = Відгукнутися на це
page-talk-no-reaction = Не про цей рядок
page-talk-delete = Видалити
page-talk-report = Поскаржитися
page-talk-reported = Повідомлено того, хто веде сервер.
page-talk-mute = Не чути: { $player }
page-talk-hear = Знову чути: { $player }
page-talk-silence = Заглушити для всіх: { $player }
page-talk-allow = Дозволити знову говорити: { $player }
page-talk-watcher = хтось із глядачів
page-talk-stand-help = Гравці побачать це після партії.
page-talk-table-help = Глядачі побачать це після партії.
page-talk-table-aloud = Глядачі теж це бачать.
page-talk-team-help = Це бачать лише гравці вашого бога.
phrase-hello = Вітаю!
phrase-good-luck = Щасти!
phrase-your-turn = Ваш хід.
phrase-moment = Хвилинку, будь ласка.
phrase-back = Я вже тут.
phrase-thanks = Дякую!
phrase-sorry = Перепрошую!
phrase-well-played = Гарно зіграно!
phrase-did-not-see = Я такого не чекав.
phrase-think = Мушу подумати.
phrase-good-game = Гарна гра!
phrase-again = Ще одну?
phrase-bye = До зустрічі!
sign-heart = серце
sign-joy = радість
sign-tears = сльози
sign-eye = стежу за цим
sign-luck = щасти
page-contests-help = Турніри, ліги й серії для людей з обліковим записом. Столи створюються самі, тури йдуть один за одним самі.
page-contests-none = Турнірів іще немає.
page-contest-new = Новий турнір
page-contest-make = Створити
page-contest-kind = Вид
page-contest-size = Місць за столом
page-contest-title = Назва
page-contest-days = Днів на тур (0: без кінця)
page-contest-rated = зараховується до рейтингу
page-contest-link = Посилання на цей турнір
page-contest-join = Взяти участь
page-contest-start = Почати
page-contest-leave = Вийти
page-contest-follow = Наступний сезон
page-contest-following = Наступний сезон
page-contest-mine = беру участь
page-contest-nobody = хтось, кого вже немає
page-contest-gone = вийшов(ла)
page-contest-bye = вільний тур, вартий перемоги
page-contest-due = до { $when }
page-contest-season = сезон { $count }
page-contest-round = тур { $count } з { $of }
page-contest-division = Група { $count }
page-contest-standing = Таблиця
page-contest-points = Очки
page-contest-buchholz = Суперники
page-contest-played = Зіграно
page-contest-buchholz-help = Очки всіх суперників разом
page-contest-people = { $count ->
        [one] { $count } людина
        [few] { $count } людини
        [many] { $count } людей
       *[other] { $count } людини
    }
page-contest-swiss = Швейцарський
page-contest-swiss-help = Кожен грає кожен тур із кимось, хто стоїть подібно і з ким іще не зустрічався.
page-contest-knockout = На вибування
page-contest-knockout-help = Від кожного столу проходять найкращі.
page-contest-round-robin = Коловий
page-contest-round-robin-help = Кожен зустрічається з кожним.
page-contest-league = Ліга
page-contest-league-help = Групи, де кожен грає з кожним; найкращі піднімаються на наступний сезон.
page-contest-series = Серія
page-contest-series-help = Ті самі люди, кілька партій, щоразу починає інший.
page-contest-is-open = чекає на учасників
page-contest-is-running = триває
page-contest-is-over = завершено
page-ratings = Рейтинг
page-ratings-help = На 200 більше виграє три партії з чотирьох. Рахуються лише партії, створені саме так; боти лишаються там, де їх виміряли. Угорі той, хто найпевніше сильний.
page-ratings-none = Тут іще нікого немає.
page-rating = Сила
page-rating-between = ({ $low } – { $high })
page-rating-matches = Партії
page-rating-bots = Боти, які не змінюються
page-tie-follow = Стежити
page-tie-block = Заблокувати
page-tie-follow-end = Більше не стежити
page-tie-block-end = Розблокувати
page-tie-help = Столи тих, за ким ви стежите, стоять у вас першими. Кого ви заблокуєте, не сяде за створений вами стіл, не попросить повернути хід за спільним столом, і його слів ви не бачите. Йому про це не кажуть.
page-tie-none = Ви ні за ким не стежите й нікого не блокуєте.
page-tie-people = Люди
page-tie-is-follow = стежу
page-tie-is-block = заблоковано
page-tie-block-seat = Заблокувати: { $player }
page-tie-blocked-seat = Заблоковано: { $player }.
page-player-since = Тут від { $when }
page-player-matches = { $count ->
        [one] { $count } партія
        [few] { $count } партії
        [many] { $count } партій
       *[other] { $count } партії
    }
page-player-won = перемог: { $count }
page-player-best = найкращий рахунок: { $count }
page-player-won-share = перемог: { $won } з { $count }
page-player-favourite = { $count ->
        [one] у { $count } партії
        [few] у { $count } партіях
       *[other] у { $count } партіях
    }
page-player-most = { $count } за одну партію
page-player-opponents = Найчастіші суперники
page-player-last = Останні партії
page-player-place = місце { $place } з { $of }
page-privacy = Що цей сервер зберігає про вас
page-privacy-guest = Гості
page-privacy-guest-text = Переглядач має випадковий файл cookie; сервер зберігає його геш із вашими місцями й часом, коли їх зайнято. Більше нічого не питає.
page-privacy-account = Облікові записи
page-privacy-account-text = Ім’я, мова й знак, як ви їх назвете; відкриті ключі ваших ключів доступу; геші кодів відновлення, посилань для входу й cookie ваших пристроїв із часом, коли їх створено й використано; ваші відпустки. З пошти, сповіщень у переглядачі й календаря лише те, що ви ввімкнули, доки не вимкнете. За ким ви стежите й кого блокуєте, видно лише вам, під іменем, під яким ви зустрілися.
page-privacy-match = Партії
page-privacy-match-text = Кожен хід за порядком, хто де сидів і під яким ім’ям, годинники й сталі накази. Хто знає адресу столу, бачить, що за ним відкрите. Партії лишаються, доки їх не видалить останній, хто має їх у списку, або стільки, скільки вирішив власник сервера.
page-privacy-words = Слова
page-privacy-words-text = Сказане за столом зберігається з ним; панель каже, хто це бачить. З видаленого не лишається нічого. Скарга зберігається зі словами, місцем і тим, хто поскаржився, доки її не закриють.
page-privacy-rating = Рейтинги й турніри
page-privacy-rating-text = Лише для облікових записів: як скінчилися ваші партії, що з них рахує ваша сторінка (наприклад, боги, плитки й виграні битви), ваша сила й турніри, у яких ви брали участь. Інші бачать це під вашим ім’ям, і воно зникає разом із партією.
page-privacy-notice = Що сервер каже далі
page-privacy-notice-text = Сповіщення йдуть через служби вашого переглядача чи пошти, якщо ви про них попросили; жодної таємниці партії в них немає.
page-privacy-log = Журнали
page-privacy-log-text = Запити за зразком, зі станом і тривалістю: ні адреси, ні імені, ні ключа, ні слова.
page-privacy-others = Інші
page-privacy-others-text = Немає реклами, лічильників і частин з інших сайтів.
page-privacy-rights = Забрати й видалити
page-privacy-rights-text = На своїй сторінці ви можете вивантажити все про свій обліковий запис і видалити його. Тоді ваше ім’я зникає з кожного місця, слова й турніру; ходи лишаються безіменні. Раніша резервна копія ще містить його, доки власник сервера її тримає.
page-privacy-host = Хто веде сервер
page-privacy-host-text = бачить усе збережене, зокрема слова й приховані карти, і може когось вигнати. Питайте того, хто запустив цей сервер, а не Ennead.
