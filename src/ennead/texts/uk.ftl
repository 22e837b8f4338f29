### Слова, спільні для всіх ігор: що каже ядро і що каже термінал.

## Гравці

player-unnamed = Гравець { $number }
player-bot = Бот { $number }
player-nobody = ніхто

## Відмови ядра

refuse-match-over = Партію завершено.
refuse-clock-away = Партію можна продовжити, коли тут будуть ті, чий годинник пішов би.
refuse-not-your-turn = Зараз не ваш хід, ходить { $player }.
refuse-not-asked = Зараз про це не питають.
refuse-not-offered = Зараз це неможливо.

## Чому крок не можна повернути

undo-nothing = Немає чого повертати.
undo-other-player = Після вашого останнього вибору вже ходив хтось інший.
undo-match-over = Партію завершено, вона лишається як є.
undo-sealed = Відповіді вже відкрито, тож цей крок остаточний.
undo-sent = Це вже в листі, тож так і лишається.
undo-chance = Відтоді своє слово сказав випадок, тож цей крок остаточний.

## Кінець партії

result-winners =
    { $players_count ->
        [one] Перемагає { $players }.
        [few] Перемогу ділять { $players }.
       *[other] Перемогу ділять { $players }.
    }
result-none = Не перемагає ніхто: цього разу гра була сильніша.
ended-end = Партію завершено достроково за згодою всіх. Вона не має результату й не зараховується.
ended-share = Усі погодилися поділити перемогу й далі не грати.

## Стан речі

flag-hidden = закрито
flag-turned = повернуто
flag-current = зараз тут
flag-spent = використано
flag-off = поза грою
flag-owned = ваше
flag-met = виконано
flag-unmet = не виконано
flag-locked = замкнено
flag-new = нове
flag-best = лідирує

## Звідки взято значення

source-seed = з правил
source-public = з публічної сторінки
source-memory = з пам’яті, не перевірено
source-reconstructed = відновлено нами, не надруковане значення
source-pack = з вашого пакета

## Термінал: що на екрані

terminal-hand-over = Передайте стіл, тепер грає { $player }. Потім натисніть Enter.
terminal-news = Що сталося
terminal-earlier =
    { $count ->
        [one] до того ще { $count } подія (див.: журнал)
        [few] до того ще { $count } події (див.: журнал)
        [many] до того ще { $count } подій (див.: журнал)
       *[other] до того ще { $count } події (див.: журнал)
    }
terminal-secret = (таємно)
terminal-no-suggestion = Натисніть Enter, щоб нічого не пропонувати.
terminal-options-many =
    { $count ->
        [one] { $count } варіант. Напишіть «варіанти», щоб побачити всі, або «варіанти СЛОВО»; «довідка» показує команди.
        [few] { $count } варіанти. Напишіть «варіанти», щоб побачити всі, або «варіанти СЛОВО»; «довідка» показує команди.
        [many] { $count } варіантів. Напишіть «варіанти», щоб побачити всі, або «варіанти СЛОВО»; «довідка» показує команди.
       *[other] { $count } варіанта. Напишіть «варіанти», щоб побачити всі, або «варіанти СЛОВО»; «довідка» показує команди.
    }
terminal-over = Партію завершено. Ще можна написати: журнал, огляд, очки, збережи ФАЙЛ, вихід.
terminal-left =
    { $moves ->
        [one] Партію збережено після { $moves } ходу. Продовжуйте командою:
        [few] Партію збережено після { $moves } ходів. Продовжуйте командою:
        [many] Партію збережено після { $moves } ходів. Продовжуйте командою:
       *[other] Партію збережено після { $moves } ходу. Продовжуйте командою:
    }
terminal-lost = Партію не вдалося зберегти: { $problem }.

## Термінал: відповіді на написане

terminal-unknown = «{ $text }» — не хід і не команда; «довідка» покаже, що можна написати.
terminal-near = «{ $text }» — не хід і не команда. Може, ви мали на увазі: { $near }?
terminal-form = «{ $text }» — не повний хід. Такі ходи мають вигляд: { $form }
terminal-no-number = Немає варіанта { $number }; виберіть число від 1 до { $count }.
terminal-no-options = Жоден варіант не містить «{ $text }».
terminal-allowed = «{ $text }» зараз дозволено.
terminal-why-what = Напишіть, про який хід мова, наприклад: чому { $example }
terminal-undone = Повернено: { $moves }
terminal-cancelled = Хід не зроблено.
terminal-log-empty = Нічого такого не було.
terminal-look-more = Є також: { $areas } (напишіть: огляд СЛОВО)
terminal-look-nothing = Жодна частина столу не зветься «{ $text }».
terminal-card-unknown = Жоден компонент гри не зветься «{ $text }». Напишіть: карта НАЗВА
terminal-card-near = Жоден компонент гри не зветься «{ $text }». Може, ви мали на увазі: { $near }?
terminal-card-several = Підходить кілька компонентів ({ $count }): { $names }
terminal-rules = Правила за номерами, джерело: { $source }. Напишіть: правила НОМЕР або слова для пошуку.
terminal-rule-unknown = Жодне правило не має номера «{ $text }» і не містить цих слів.
terminal-hint = Вибір майстра: { $number }, { $label } ({ $text })
terminal-hint-none = Ще ніхто не навчив бота цієї гри.
terminal-which-file = Напишіть, який файл: { $command } ФАЙЛ
terminal-saved = Збережено у файл { $file }.
terminal-save-failed = Не вдається записати { $file }: { $problem }.
terminal-load-failed = Не вдається завантажити { $file }: { $problem }
terminal-loaded = Завантажено з файлу { $file }.
terminal-sure = Цього не можна повернути. { $label }: ви певні? (так / ні)
terminal-yes = так

## Термінал: випадок, переписаний зі справжнього столу

terminal-outcome = Що випало за вашим столом ({ $tag })?
terminal-outcome-back = Можна написати кілька результатів через кому; «назад» виправляє попередній.
terminal-outcome-impossible = «{ $text }» тут випасти не може; напишіть одну з наведених назв.
terminal-back = назад

## Terminal: watching a case

terminal-watch = Enter веде далі, «назад» повертає на крок, число дивиться очима того гравця (0: усі карти відкриті), «кінець» завершує.
terminal-watch-end = кінець

## Термінал: команди

terminal-help = Напишіть номер варіанта, хід так, як він стоїть поруч, або одну з команд:
command-help = довідка
command-help-help = цей список
command-options = варіанти
command-options-argument = [СЛОВО]
command-options-help = показує варіанти або ті, що зі словом
command-why = чому
command-why-argument = ХІД
command-why-help = правила, які забороняють хід
command-undo = поверни
command-undo-help = повертає ваш останній вибір
command-log = журнал
command-log-argument = [ЧИСЛО або СЛОВО]
command-log-help = що сталося досі
command-look = огляд
command-look-argument = [СЛОВО]
command-look-help = увесь стіл або його частина, разом із текстами карт
command-score = очки
command-score-help = з чого складаються очки
command-card = карта
command-card-argument = НАЗВА
command-card-help = компонент гри: текст, значення, джерела й тлумачення
command-rules = правила
command-rules-argument = [НОМЕР або СЛОВО]
command-rules-help = правило і де воно в книжці правил
command-hint = порада
command-hint-help = що вибрав би майстер і навіщо
command-save = збережи
command-save-argument = ФАЙЛ
command-save-help = записує партію у файл
command-load = завантаж
command-load-argument = ФАЙЛ
command-load-help = продовжує партію з файлу
command-quit = вихід
command-quit-help = відійти від столу; партія зберігається

refuse-no-use = Зараз із цим нічого не можна зробити.

## Narration of the table

narrate-owner = { $player }
narrate-count =
    { $count ->
        [one] { $count } штука
        [few] { $count } штуки
        [many] { $count } штук
       *[other] { $count } штуки
    }
narrate-of = { $value } з { $limit }

## Bots

bot-random = Кістка: будь-який хід
bot-newcomer = Початківець: щойно вивчив гру, бачить щось одне
bot-novice = Новачок: грає швидко й часом помиляється
bot-player = Гравець: простий здоровий глузд
bot-adept = Досвідчений: подумки пробує кілька планів
bot-expert = Знавець: пробує багато планів на цілий раунд уперед
bot-master = Майстер: дивиться найдалі й пробує найбільше
bot-old-master = Давній майстер: Майстер давніших часів, мірка для інших
bot-strength = сила { $strength }
bot-ismcts = Мислитель: шукає, як Майстер, так довго, як йому дозволено

## Problems, with what to do next

problem-malformed = Сервер не зрозумів сторінку. Завантажте її ще раз.
    .site = Сторінку не вдалося зрозуміти. Завантажте її ще раз.
problem-version = Сервер оновлено. Завантажте сторінку ще раз.
    .site = Є новіша версія. Завантажте сторінку ще раз.
problem-no-table = Такого столу немає. Поверніться до зали й виберіть інший.
problem-no-seat = Це місце не ваше. Відкрийте стіл за власним посиланням або просто дивіться.
problem-not-greeted = З’єднання ще не було готове. Спробуйте ще раз.
problem-stale = Гра тим часом пішла далі. Подивіться й виберіть знову.
problem-diverged = Ця партія тривала у двох місцях. Скажіть, яке з них має значення.
problem-not-your-turn = Зараз не ваш хід.
problem-illegal = Правила зараз цього не дозволяють.
problem-notation = Такого ходу в цій грі немає.
problem-over = Партію завершено.
problem-undo-final = Цей крок уже остаточний.
problem-undo-nothing = Немає чого повертати.
problem-too-fast = Забагато одразу. Зачекайте трохи й спробуйте знову.
problem-too-large = Це завелике, щоб його надіслати.
problem-busy = Сервер зайнятий. Спробуйте за мить.
    .site = Зараз це неможливо. Спробуйте за мить.
problem-banned = Той, хто веде цей сервер, більше не дозволяє вам тут грати.
problem-unsaved = Зараз це неможливо зберегти, тож нічого не сталося. Нічого не втрачено, спробуйте за мить.
problem-forbidden = Тут цього робити не можна.
problem-no-guests = Тут грають з обліковим записом. Спершу створіть його або увійдіть.
problem-no-entry = Облікові записи тут лише для запрошених. Попросіть когось звідси про посилання.
problem-link-used = Це посилання вже використано. Попросіть нове або створіть його на пристрої, який тримає місце.
problem-no-game = На цьому сервері такої гри немає.
    .site = Такої гри тут немає.
problem-bad-options = Ці налаштування не пасують одне до одного. Змініть їх і спробуйте ще раз.
problem-bad-file = Це не схоже на запис партії.
problem-bad-pack = Ці значення не підходять до гри.
problem-not-found = За цією адресою нічого немає. Поверніться до зали.
problem-paused = Партію призупинено. Спершу продовжте її.
problem-fault = Щось зламалося на нашому боці. Нічого не втрачено; спробуйте ще раз.
problem-offline = Сервер недоступний. Перевірте з’єднання і спробуйте ще раз.
    .site = Цього ще немає на вашому пристрої. Під’єднайтеся один раз до інтернету і спробуйте ще раз.
problem-elsewhere = Гра за цим столом триває в іншій вкладці або в іншому вікні. Щоб грати тут, перезавантажте сторінку.
problem-engine = Не вдалося запустити стіл у цьому браузері. Перезавантажте сторінку; старіший браузер може з ним не впоратися.

## Сторінка: правила для читання

page-book-contents = Зміст
page-book-search = Шукати в правилах
page-book-found =
    { $count ->
        [0] Нічого не знайдено
        [one] { $count } абзац
        [few] { $count } абзаци
        [many] { $count } абзаців
       *[other] { $count } абзацу
    }
page-book-more = Довідка
page-book-index = Покажчик
page-book-rulings = Усі правила й тлумачення
page-book-turn = Попередній і наступний розділи
page-book-print = Друкувати
page-book-print-all = Уся книга на одній сторінці
page-book-go-on = Читати далі: { $chapter }
page-book-begin = Почати читати
page-book-aid = Пам’ятка гравця
page-book-nowhere = Жоден абзац правил не розповідає про { $id }.
page-rules-told = У правилах
page-show-me = Показати
page-show-me-count =
    { $count ->
        [one] Показати: { $count } приклад
        [few] Показати: { $count } приклади
        [many] Показати: { $count } прикладів
       *[other] Показати: { $count } прикладу
    }

## Сторінка: перегляд прикладу

page-case = Приклад
page-case-back = На крок назад
page-case-forward = Наступний крок
case-at = крок { $at } з { $last }
page-case-view = Очима
page-case-link = Копіювати посилання
case-given = Ось позиція. Вона показує:
case-asked = Вирішує { $player }.
case-refused = відхилено:
case-offered = Можна вибрати:
case-unoffered = Не можна вибрати:
case-holds = Тепер діє:

## Що має виконуватися в прикладі

fact-nothing = нічого
fact-over = партію закінчено
fact-asked = хто вирішує
fact-question = питання
fact-turn = хід
fact-scores = очки
fact-winners = переможці
fact-seen = очима
fact-players = гравці
fact-round = раунд
fact-seat = гравець
fact-first = перший
fact-order = порядок
fact-empty = порожньо
fact-hidden = приховано
fact-used = використано
fact-phase = фаза
fact-total = разом

## The page: everywhere

page-menu = Меню
page-close = Закрити
page-lobby = Зала
page-me = Я
page-about = Про Ennead
page-credits = Подяки
page-pages = Сторінки
page-language = Мова
page-theme = Кольори
page-theme-auto = Як у системі
page-theme-light = Світлі
page-theme-dark = Темні
page-pace = Ходи показуються
page-pace-off = одразу
page-pace-fast = швидко
page-pace-normal = звичайно
page-pace-slow = повільно
page-stage = Що відбувається
page-stage-start = Звідси далі
page-stage-more = { $count ->
    [one] і { $count } рядок перед тим
    [few] і { $count } рядки перед тим
   *[other] і { $count } рядків перед тим
}
page-stage-back = Попередня сцена
page-stage-forward = Наступна сцена
page-stage-pause = Зупинити
page-stage-go-on = Далі
page-stage-now = Зараз
page-stage-now-help = До теперішнього
page-recap = Огляд
page-contests = Турніри й рейтинги
page-privacy-more = Що зберігається, як довго й хто це бачить
page-watchers = { $count ->
        [one] дивиться { $count } людина
        [few] дивляться { $count } людини
        [many] дивляться { $count } людей
       *[other] дивиться { $count } людини
    }
page-talk = Розмова за столом
page-talk-unread = Розмова за столом, непрочитаних: { $count }
page-recap-help = Усе після вашого останнього ходу
page-recap-missed = { $count ->
    [one] Після вашого останнього ходу сталася { $count } подія.
    [few] Після вашого останнього ходу сталися { $count } події.
   *[other] Після вашого останнього ходу сталося { $count } подій.
}
recap-nothing = Після вашого останнього ходу нічого не сталося.
page-sound = Звуки
page-single-keys = Скорочення однією клавішею
page-skip-to-main = Перейти до вмісту
page-skip-to-prompt = Перейти до запитання
page-search = Пошук
page-any = будь-яке
page-yes = так
page-no = ні
page-copy = Копіювати
page-copied = Скопійовано
page-share = Поділитися
page-qr = QR-код
page-qr-of = QR-код: { $what }
page-name = Ім’я

## Уроки

learn-mistake = Так можна, але цей крок про інше. Спробуймо ще раз.
learn-slow = Не поспішайте. Усе потрібне позначено на столі.
learn-done = Чудово.
learn-lesson-over = Оце й увесь урок.
learn-coach = Наставник
learn-shown = Наприклад: { $what }
terminal-go-on = Щоб продовжити, натисніть Enter.
terminal-lesson = Урок { $number } з { $count }: { $title }
terminal-course-over = Тепер ви знаєте гру. Далі справжня партія; наставник лишається поруч.
terminal-no-lessons = До цієї гри ще ніхто не написав уроків.
terminal-learn-on = Продовжте, коли захочете: { $command }
page-welcome-newcomer = Ви тут уперше? Натисніть біля гри «Навчитися»: перший хід ви зробите за три хвилини.
page-coach = Наставник
page-coach-setting = Наставник поруч за кожним столом
page-coach-news = Відколи ви обирали востаннє:
page-coach-thinking = Хвилинку подумаю …
page-coach-would = Моя порада: { $what }.
page-coach-aim = До чого варто прагнути: { $aim }.
page-coach-quiet = Вибір за вами. Я поруч, якщо буду потрібен.
page-coach-ask = Запитати наставника
page-learn = Навчитися
page-learn-title = Навчіться грати: { $game }
page-learn-title-short = Урок
page-learn-help = Короткі уроки за справжнім столом, а тоді перша партія з наставником поруч. Зупинитися можна будь-коли; місце пам’ятає цей браузер.
page-learn-start = Почати
page-learn-continue = Продовжити
page-learn-repeat = Повторити
page-learn-skip = Пропустити
page-learn-finished = завершено
page-learn-match = Ваша перша партія
page-learn-match-help = Ціла партія за справжніми правилами проти дружнього бота. Наставник пояснює й говорить дедалі менше.
page-learn-step = Крок { $at } з { $last }
page-learn-go-on = Далі
page-learn-show = Покажіть мені
page-learn-again = Почати цей крок спочатку
page-learn-next = Наступний урок
page-learn-back = До курсу
page-learn-watch = Дивіться, що відбувається …

## The page: lobby

page-welcome = Стіл у затінку пірамід
page-welcome-more = Грайте з друзями на відстані, за одним екраном або проти ботів. За правилами стежимо ми, і кожна відмова каже чому.
    .site = Грайте проти ботів, за одним екраном або з друзями листами: усе відбувається на цьому пристрої. За правилами стежимо ми, і кожна відмова каже чому.
page-games = Ігри
page-players-exactly =
    { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
        [many] { $count } гравців
       *[other] { $count } гравця
    }
page-players-range = від { $low } до { $high } гравців
page-new-table = Новий стіл
page-rules = Правила
page-components = Компоненти
page-tables-mine = Ваші столи
page-tables-over = Завершені партії
page-watched-late = Ви бачите це пізніше, у ходах: { $count }
page-tables-followed = Столи людей, за якими ви стежите
page-tables-open = Відкриті столи
page-tables-running = Партії для перегляду
page-status-gathering = чекає на гравців
page-status-playing = триває
page-status-over = завершено
page-your-turn = Ваш хід
page-moved = останній хід { $when }
page-until = до { $when }
page-seat-open = вільне місце
page-join = Приєднатися
page-resume = Продовжити
page-watch = Дивитися
page-broadcast = Трансляція на великий екран
page-broadcast-help = Для екрана в залі: велике поле, гравці й те, що відбувається, двома мовами.
page-broadcast-one = Перша мова
page-broadcast-other = Друга мова
page-replay = Запис
page-forget = Видалити
page-forget-sure = Видалити цю партію?
page-forget-help = Вона зникне з вашого списку разом із записом. В інших, хто в неї грав, залишиться.
page-match-files = Файли партій
page-match-files-help = Файл партії містить усю партію як читабельний текст. Відкрийте його й пройдіть її крок за кроком.
page-upload-match = Відкрити файл партії

## The page: new table

page-players = Гравці
page-how-many = Скільки гравців
page-seat-holder = Хто сидить на місці { $number }
page-holder-me = Я
page-holder-here = Хтось за цим екраном
page-holder-link = Хтось із посиланням
page-holder-bot = Бот
page-holder-link-help = Посилання з’явиться, коли стіл буде створено.
page-bot-level = Як добре грає бот
page-options = Налаштування
page-table = Стіл
page-presets = Способи гри
page-preset-own = Ваші власні налаштування.
page-more-options = Більше можливостей
page-rulings = Тлумачення правил
page-rulings-help = Де правила можна прочитати двома способами. Якщо ваша компанія не грає інакше, лишіть як є.
page-play-now = Грати зараз
page-table-title = Назва столу
page-table-public = Показати в залі
page-table-public-help = Будь-хто може зайняти вільне місце або дивитися.
page-table-own = Лише на цьому пристрої
page-table-own-help = Гра йде в цьому браузері без сервера: працює й без з’єднання, а долучитися ніхто інший не може.
page-save-table = Зберегти
page-save-table-help = Файл, з яким ця партія продовжиться на іншому пристрої з того самого рішення. Хто його відкриє, зможе побачити все.
page-holder-mail = Хтось далеко, листами
page-holder-mail-help = Кожен грає на своєму пристрої; листи йдуть будь-яким месенджером.
page-letter = Лист
page-letter-ready = Ви зробили свою частину. Напишіть листа: після цього в ньому нічого не можна взяти назад.
page-letter-write = Написати листа
page-letter-send = Надішліть це будь-яким месенджером. Кому: { $name }. Лист запечатано для цього пристрою.
page-letter-invite = Надішліть це будь-яким месенджером тому, з ким хочете грати; відповідь надійде так само.
page-letter-file = Зберегти як файл
page-letter-waiting = Листа написано. Надішліть його й чекайте на відповідь.
page-letter-awaited = Лист до вас уже в дорозі.
page-letter-last = Партію завершено. Надішліть свого останнього листа.
page-letter-answer = Відповідь
page-letter-answer-help = Відкрийте посилання, що надійшло, або вставте його сюди.
page-letter-open = Відкрити
page-letter-open-file = Відкрити файл
page-letter-invited = Ви граєте листами, кожен на своєму пристрої, без сервера між вами.
page-letter-honest = Дорогою листа ніхто не прочитає, а випадку ніхто з вас не обере. Приховані карти й випадок власного ходу береже від вас лише ця програма: грайте з людьми, яким довіряєте.
page-to-server = Продовжити на сервері
page-to-server-help = Переносяться всі ходи; потім можна грати з будь-якого свого пристрою.
page-elsewhere = Продовжити деінде
page-elsewhere-help = Адреса сервера або сторінки, якій сервер не потрібен. Партія мандрує в посиланні, яке ви там відкриєте; ніхто інший її не отримає.
page-elsewhere-address = Адреса
page-open-there = Відкрити там
page-to-device = Узяти з собою
page-to-device-help = Партія триває в цьому браузері й без з’єднання. Будь-коли її можна повернути серверові.
page-carried = Партія, яку можна продовжити
page-carried-help = Вона триває з того самого рішення. Спершу перевіряється кожен хід.
page-carried-server = На цьому сервері
page-carried-device = Лише на цьому пристрої
page-diverged-device = Партія на цьому пристрої
page-diverged = Ця партія тривала і на сервері, і на цьому пристрої. Яка з них має значення? Від іншої ви відмовляєтеся.
page-diverged-server = Партія на сервері
page-went-away = З’єднання немає: партія триває на цьому пристрої й повернеться на сервер, щойно він відповість.
page-came-back = Сервер знову тут і має всі ходи.
page-start = Почати
page-take-seat = Для вас є місце
page-invited = Вас запрошено до гри { $game }.
page-invited-by = { $host } запрошує вас до гри { $game }.
page-seat-yours = Ваше місце у грі { $game }, і на цьому пристрої.
page-take-seat-help = Скажіть, як вас називати, і сідайте.
page-sit-down = Сісти

## The page: at the table

page-joining = Підходимо до столу …
page-waiting = Чекаємо …
page-now = Зараз
waiting-for = Чекаємо, доки зіграє { $player }.
page-match-over = Партію завершено.
page-area-board = Поле
page-views = Частини столу
page-panes = Що показати
page-pane-table = Стіл
page-pane-mine = Моє
page-pane-players = Гравці
page-pane-log = Журнал
page-my-things = Мої речі
page-has-options = тут є що вибрати
page-can-choose = можна вибрати
page-choose-on-board = Виберіть на полі або зі списку.
page-prepare = Підготувати за мене
page-prepare-help = Відповідає на всі питання підготовки розумним вибором.
page-choose-one = Виберіть одне
page-list-options = Список ({ $count })
page-all-options = Усі варіанти
page-find-option = Знайти варіант
page-nothing-found = Нічого такого не пропонується.
page-unchoose = Скасувати вибір: { $what }
page-sealed-help = Інші вибирають водночас. Ніхто не побачить вашого вибору, доки не виберуть усі.
page-suggest-to = Запропонуйте відповідь. За вас обох вирішує { $player }:
page-suggested = { $player } пропонує: { $what }
page-sure = { $what }: цього вже не повернути.
page-sure-ends = { $what }: це завершує ваш хід.
page-sure-reveals = { $what }: це відкриє щось приховане, і скасувати цього не можна.
page-confirm-never = Більше не питати
page-confirm-turn = Підтверджувати кінець мого ходу
page-standby = Грати далі без з’єднання: партії проти ботів напоготові на цьому пристрої
page-undo-practice = Крім вас, грають лише боти. Ви можете повернутися до свого останнього вибору через їхні ходи; партію тоді буде позначено як тренувальну.
page-undo-far = Повернутися
page-plea-undo-ask = Попросити інших про скасування
page-plea-undo-waiting = Ви просите скасувати ваш останній вибір. Це станеться, щойно всі погодяться.
page-plea-withdraw = Відкликати прохання
page-plea-undo-asked = { $player } просить скасувати свій останній вибір і все, що було після нього.
page-plea-agree = Погодитися
page-plea-undo-decline = Не скасовувати
page-plea-undo-agreed = Ви погоджуєтеся на скасування ({ $player }). Чекаємо на інших.
page-plea-undo-declined = Ваш вибір залишається: не всі погоджуються його скасувати.
page-plea-pause-ask = Призупинити партію
page-plea-pause-waiting = Ви пропонуєте перерву. Годинники й терміни зупиняться, щойно всі погодяться.
page-plea-pause-asked = { $player } пропонує перерву: годинники й терміни стоятимуть, доки хтось із вас не продовжить.
page-plea-pause-decline = Грати далі
page-plea-pause-agreed = Ви погоджуєтеся на перерву ({ $player }). Чекаємо на інших.
page-plea-pause-declined = Гра триває: не всі погоджуються на перерву.
page-plea-resume-ask = Продовжити
page-plea-share-ask = Поділити перемогу
page-plea-share-waiting = Ви пропонуєте завершити партію тут і поділити перемогу. Вона завершиться, щойно всі погодяться.
page-plea-share-asked = { $player } пропонує завершити партію тут. Усі люди за столом поділили б перемогу, а до рейтингу зарахували б нічию.
page-plea-share-decline = Грати далі
page-plea-share-agreed = Ви погоджуєтеся поділити перемогу ({ $player }). Чекаємо на інших.
page-plea-share-declined = Гра триває: не всі погоджуються поділити перемогу.
page-plea-end-ask = Завершити партію достроково
page-plea-end-waiting = Ви пропонуєте завершити партію тут, без результату. Вона завершиться, щойно всі погодяться.
page-plea-end-asked = { $player } пропонує завершити партію тут. Вона не матиме результату й не зарахується.
page-plea-end-decline = Грати далі
page-plea-end-agreed = Ви погоджуєтеся завершити партію ({ $player }). Чекаємо на інших.
page-plea-end-declined = Гра триває: не всі погоджуються її завершити.
page-ended-end = завершено достроково
page-ended-share = перемогу поділено
page-paused = призупинено
page-paused-help = Партію призупинено: час не йде, і ніхто не ходить, доки хтось за столом її не продовжить.
page-practice = тренувальна
page-practice-help = Скасовано ходи, які між людьми остаточні.
page-yes-do-it = Зробити
page-no-go-back = Назад
page-undo = Повернути хід
page-undo-key = Повернути хід (Ctrl + Z)
page-undo-step = на крок назад
page-hint = Що зробив би бот?
page-advice = Вибір майстра: { $what }
page-you = ви
page-bot = бот
page-away = не за столом
page-here = за столом
page-to-move = ходить
page-open-seat = Оглянути
page-score-of = { $player }: { $total ->
        [one] { $total } очко
        [few] { $total } очки
       *[other] { $total } очок
    }. Показати, з чого вони складаються.
page-score-forecast = Якби партія скінчилася зараз
page-score-final = Остаточний рахунок
page-score-total = Разом
page-score-unsure = Приховане може це змінити.
page-log = Що сталося
page-log-empty = Ще нічого не сталося.
page-log-look = Показати цю мить на полі
page-log-fold = { $count ->
    [one] Згорнути { $count } рядок
    [few] Згорнути { $count } рядки
   *[other] Згорнути { $count } рядків
}
page-log-unfold = { $count ->
    [one] Показати ще { $count } рядок
    [few] Показати ще { $count } рядки
   *[other] Показати ще { $count } рядків
}
page-log-older = Показати давніші рядки ({ $count })
page-why-not = Чому не можна
page-why-allowed = Це можна вибрати; виберіть зі списку.
page-asking = Перевіряємо правила …
page-cite-rule = Правило { $id }
page-cite-ruling = Тлумачення { $id }
page-this-match = У цій партії
page-sources = Числа, джерела й правила
page-citation = Що кажуть правила
page-figure = Показник
page-text-name = назва
page-text-action = що робить
page-figure-value = Значення
page-figure-source = Джерело
page-orders = Постійні накази
page-in-words = Стіл словами
page-zoom-in = Збільшити
page-zoom-out = Зменшити
page-zoom-all = Показати все
page-reconnecting = З’єднання втрачено. Ваше місце чекає, під’єднуємося знову …
    .site = Стіл запускається знову. Ваше місце чекає …
page-connection-closed = З’єднання закрито. Завантажте сторінку ще раз, щоб повернутися.
    .site = Стіл зупинився. Завантажте сторінку ще раз, щоб повернутися.
page-curtain-pass = Передайте екран, ходить { $player }
page-curtain-help = Тепер має дивитися лише наступний гравець.
page-curtain-ready = Це я: { $player }
page-seats = Місця
page-take-back = Знову грати самостійно
page-hand-to-bot = Хай грає бот
page-invitations = Запрошення
page-invitations-help = Кожне посилання надішліть одній людині. Хто відкриє його першим, той займе місце; потім посилання вже не діє.
page-link-to-seat = Посилання на місце { $number }
page-devices = Ваші пристрої
page-devices-help = Хто має один із цих пристроїв, той грає на вашому місці. Від’єднайте незнайомі.
page-device-this = Цей пристрій, від { $since }
page-device-other = Інший пристрій, від { $since }
page-device-end = Від’єднати
page-device-add = Посилання для іншого пристрою
page-device-link = Посилання для вашого іншого пристрою
page-device-link-help = Відкрийте його на іншому пристрої. Воно діє один раз, а нове посилання його скасовує.
page-result = Підсумок
page-result-key = Ключ усіх випадковостей цієї партії, щоб перевірити її за файлом:
page-result-key-short = Перевірити випадковість цієї партії
page-course-made-of = З чого складаються очки
page-course-rounds = Очки від раунду до раунду
page-course-chances = Шанс на перемогу впродовж партії
page-course-goal = Яка частина мети була досяжна
page-course-turned = Тут партія переломилася:
page-course-turn = Хід { $move }: { $before } % → { $after } %
page-course-look-again = Варто глянути ще раз
page-course-move = Хід { $move }
page-course-review = Розібрати всю партію
page-course-review-stop = Зупинити розбір
page-course-waiting = Перебіг партії обчислюється …
page-place = Місце
page-player = Гравець
page-rematch = Зіграти ще раз
page-download-match = Завантажити файл партії

## The page: replay

page-replay-first = На початок
page-replay-turn-back = На хід гравця назад
page-replay-back = На крок назад
page-replay-run = Запустити
page-replay-stop = Зупинити
page-replay-forward = На крок уперед
page-replay-turn-forward = На хід гравця вперед
page-replay-last = У кінець
page-replay-move = Крок
page-replay-at = { $at } / { $last }
page-replay-view = Чиїми очима
page-replay-link = Копіювати посилання на цей крок
page-view-all = Усі карти відкриті
page-view-public = Що бачили всі
page-view-seat = Очима гравця: { $player }

## The page: keys

page-keys = Клавіші
page-key-number = вибрати кнопку з цим номером
page-key-list = список усіх варіантів
page-key-board = до першого, що можна вибрати
page-key-arrows = від речі до речі
page-key-enter = вибрати або спитати, чому ні
page-key-look = роздивитися зблизька
page-key-escape = закрити або скинути недороблений вибір
page-key-undo = повернути хід
page-key-hint = спитати бота
page-key-words = стіл словами
page-key-recap = ще раз усе після вашого останнього ходу
page-key-stage = коли щось показують: назад, далі, зупинити
page-key-zoom = збільшити, зменшити, показати все
page-key-pan = посунути поле
page-key-menu = меню
page-key-help = цей список

## The page: rules and components

page-rules-source = За: { $source }. Слова наші.
page-rules-rule = Правила
page-rules-ruling = Тлумачення
page-rules-test = Приклади
page-rules-cases =
    { $count ->
        [one] показує { $count } випадок
        [few] показують { $count } випадки
        [many] показують { $count } випадків
       *[other] показують { $count } випадку
    }
page-components-help = Кожен надрукований показник із тим, звідки він відомий. Якщо у вас є коробка, пакет може замінити наші показники надрукованими.
page-pack = Значення з вашої коробки
page-pack-invites = { $count ->
    [0] Кожне значення тут має своє джерело.
    [one] { $count } значення ми знаємо лише з пам’яті або відтворили. Якщо маєте коробку, впишіть надруковане.
    [few] { $count } значення ми знаємо лише з пам’яті або відтворили. Якщо маєте коробку, впишіть надруковані.
   *[other] { $count } значень ми знаємо лише з пам’яті або відтворили. Якщо маєте коробку, впишіть надруковані.
}
page-pack-edit = Виправити значення
page-pack-progress = Підтверджено { $confirmed } з { $total } непевних значень
page-pack-name = Назва вашого пакета
page-pack-load = Відкрити пакет
page-pack-save = Зберегти пакет
page-pack-play = Грати з ним
page-pack-clear = Почати заново
page-pack-kept = Те, що ви впишете, лишається в цьому браузері, доки ви не збережете чи не зітрете його. Позначка означає, що саме це надруковано у вашій коробці.
page-pack-checked = як надруковано
page-pack-unread = Впишіть це в такому ж вигляді, як { $example }.
page-pack-with = Гра зі значеннями пакета { $pack }.

## The page: credits and about

page-credits-intro = Ennead — вільне програмне забезпечення за ліцензією MIT. У цій сторінці є також праця цих людей:
page-licence-text = Текст ліцензії
page-credit-svelte = Майстерня, у якій зроблено сторінку.
page-credit-pyodide = Python у браузері. Усередині — Python і typing-extensions (PSF-2.0), Babel (BSD-3-Clause), attrs і pytz (MIT) та python-fluent (Apache-2.0).
page-credit-uqr = QR-коди; автор: Anthony Fu за Project Nayuki.
page-credit-fluent-bundle = Речення чотирма мовами, від Mozilla.
page-credit-iconify-json-game-icons = Значки намалювали Lorc, Delapouite та інші автори game-icons.net, CC BY 3.0.
page-credit-fontsource-variable-alegreya = Заголовковий шрифт Alegreya, автор Хуан Пабло дель Пераль, Huerta Tipográfica.
page-credit-fontsource-variable-source-sans-3 = Текстовий шрифт Source Sans 3, автор Пол Гант, Adobe.
page-credit-fontsource-noto-sans-egyptian-hieroglyphs = Ієрогліфи зі шрифту Noto, від Google.
page-about-intro = Ennead — це цифровий стіл для настільних ігор про Давній Єгипет і майстерня для тих, хто їх досліджує.
page-about-is = Що це
page-about-is-1 = Суддя: знає правила, пропонує дозволене, а решту пояснює, називаючи місце в правилах.
page-about-is-2 = Місце зустрічі: з друзями за посиланням, за одним екраном або з ботами, які бачать не більше за вас.
    .site = Місце зустрічі: за одним екраном, з друзями листами або з ботами, які бачать не більше за вас.
page-about-is-3 = Чесний товариш: біля кожного показника сказано, звідки він, і кожну партію можна перевірити хід за ходом.
page-about-is-4 = Вільне програмне забезпечення, що працює на вашому власному комп’ютері.
page-about-not = Чим це не є
page-about-not-1 = Його не створювали й не схвалювали видавці чи автори цих ігор.
page-about-not-2 = Тут немає їхніх малюнків чи текстів; деякі показники відтворили ми, і їх так позначено.
page-about-not-3 = Це не заміна коробки. Якщо гра вам тут подобається, купіть її.
page-about-privacy = Що воно пам’ятає
page-about-privacy-text = Одне кукі каже серверу, які місця ваші. Налаштування лишаються в цьому браузері. Нікому іншому нічого не надсилається. Якщо ви створите обліковий запис, сервер зберігає ваше ім’я, мову й знак, публічну половину ключів і коли ввійшли пристрої; усе це ви можете отримати й видалити.
    .site = Тут немає жодного сервера. Ваші партії й налаштування лишаються в цьому браузері, на цьому пристрої, і нікому не надсилаються. Хто очистить дані цього сайту, видалить і їх; щоб зберегти партію, завантажте її.
page-update-now = Перейти на неї
page-update-ready = Є новіша версія. Ваші партії залишаться такими, як є.

## Що кажуть боти

said-aim = { $player } хоче { $aim }.
aim-secret = залишити цей вибір у таємниці
sure-sure = впевнено
sure-fairly = досить впевнено
sure-close = майже рівноцінно
sure-whim = навмання
sure-chance = { $sure }, шанс перемоги { $percent } %
level-random = Кістка
level-greedy = Гравець
level-newcomer = Початківець
level-novice = Новачок
level-player = Гравець
level-adept = Досвідчений
level-expert = Знавець
level-master = Майстер
level-old-master = Давній майстер
page-said = Хоче { $aim }
bot-greedy = Гравець: простий здоровий глузд
terminal-hinting = Майстер думає …
hint-aim = Мета: { $aim }
terminal-bot-fault = { $verdict }. Його місце займає звичайний бот.

## Розбір партії

review-head = { $player }: оцінено { $choices ->
        [one] { $choices } вибір
        [few] { $choices } вибори
       *[other] { $choices } виборів
    } за тим, що можна було знати
review-account = { $goal ->
    [yes] Досяжна частина мети на початку
   *[no] Шанс перемоги на початку
} { $start } %, змарновано { $lost } %, удача { $luck } %, наприкінці { $result } %.
review-flawless = Нічого змарнованого, що можна відрізнити від випадку.
review-blunder = { $count ->
        [one] { $count } груба помилка
        [few] { $count } грубі помилки
        [many] { $count } грубих помилок
       *[other] { $count } грубих помилок
    }
review-mistake = { $count ->
        [one] { $count } помилка
        [few] { $count } помилки
        [many] { $count } помилок
       *[other] { $count } помилок
    }
review-slip = { $count ->
        [one] { $count } неточність
        [few] { $count } неточності
        [many] { $count } неточностей
       *[other] { $count } неточностей
    }
review-move = Вибір { $number } (хід { $turn }): { $label }, { $percent } %
page-review = Оцінити цей хід
page-review-waiting = Майстер дивиться на цей хід …
page-review-forced = { $player }: { $label }. Вибору не було.
review-chance = { $goal ->
    [yes] досяжно { $percent } % мети
   *[no] шанс перемоги { $percent } %
}
page-review-good = { $player }: { $label }. Добрий вибір, { $chance }.
page-review-slip = { $player }: { $label }. Неточність, { $chance }.
page-review-mistake = { $player }: { $label }. Помилка, { $chance }.
page-review-blunder = { $player }: { $label }. Груба помилка, { $chance }.
review-better = Краще: { $label }, { $percent } %

## Задачі

puzzle-task = Знайдіть найкращий хід.
puzzle-kind = { $theme }, складність { $rating }
puzzle-missed = Це не той хід. Спробуйте ще раз.
puzzle-missed-by = Це не той хід: найкращий дає шанс на перемогу, більший на { $points ->
        [one] { $points } відсотковий пункт
        [few] { $points } відсоткові пункти
       *[many] { $points } відсоткових пунктів
    }. Спробуйте ще раз.
puzzle-right = Так. Грайте далі.
puzzle-solved = Розв’язано.
puzzle-rating = Ваш рейтинг: { $rating }
puzzle-worth = Який шанс на перемогу дає кожен хід
puzzle-theme-battle = Битва
puzzle-theme-purchase = Купівля
puzzle-theme-building = Будівництво
puzzle-theme-night = Ніч
puzzle-theme-entomb = Поховання
puzzle-theme-pyramid = Піраміда
puzzle-theme-cards = Гра картами
puzzle-theme-caravan = Каравани
puzzle-theme-movement = Рух
puzzle-theme-followers = Послідовники та сили
puzzle-theme-payment = Сплата
puzzle-theme-reward = Нагороди
puzzle-theme-turn = Увесь хід
puzzle-theme-endgame = Кінець партії
puzzle-theme-plan = План
page-puzzles = Задачі
page-puzzles-about = Ситуації з партій, у яких один хід явно найкращий, судячи з того, що ви бачите. Знайдіть його на столі. Число задачі показує, наскільки вона складна; ваш рейтинг залежить від того, що ви розв’яжете з першої спроби.
page-puzzles-solved = розв’язано { $solved } з { $all }
page-puzzles-none = Ця гра ще не має задач.
page-puzzle-today = Задача дня
page-puzzle-next = Наступна задача
