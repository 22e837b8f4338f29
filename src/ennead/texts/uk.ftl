### Слова, спільні для всіх ігор: що каже ядро і що каже термінал.

## Гравці

player-unnamed = Гравець { $number }
player-bot = Бот { $number }
player-nobody = ніхто

## Відмови ядра

refuse-match-over = Партію завершено.
refuse-not-your-turn = Зараз не ваш хід, стіл чекає на іншого гравця: { $player }.
refuse-not-asked = Зараз про це не питають.
refuse-not-offered = Зараз це неможливо.

## Чому крок не можна повернути

undo-nothing = Немає чого повертати.
undo-other-player = Після вашого останнього вибору вже ходив хтось інший.
undo-match-over = Партію завершено, вона лишається як є.
undo-sealed = Відповіді вже відкрито, тож цей крок остаточний.
undo-chance = Відтоді своє слово сказав випадок, тож цей крок остаточний.

## Кінець партії

result-winners =
    { $players_count ->
        [one] Перемагає { $players }.
        [few] Перемогу ділять { $players }.
        [many] Перемогу ділять { $players }.
       *[other] Перемогу ділять { $players }.
    }
result-none = Не перемагає ніхто: цього разу гра була сильніша.

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
source-pack = з вашого набору

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
terminal-card-unknown = Жоден компонент гри не зветься «{ $text }». Напишіть: карта НАЗВА
terminal-card-near = Жоден компонент гри не зветься «{ $text }». Може, ви мали на увазі: { $near }?
terminal-card-several = Підходить кілька компонентів ({ $count }): { $names }
terminal-rules = Правила за номерами, джерело: { $source }. Напишіть: правила НОМЕР або слова для пошуку.
terminal-rule-unknown = Жодне правило не має номера «{ $text }» і не містить цих слів.
terminal-hint = Простий бот вибрав би { $number }: { $label } ({ $text })
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
command-look-help = увесь стіл разом із текстами карт
command-score = очки
command-score-help = з чого складаються очки
command-card = карта
command-card-argument = НАЗВА
command-card-help = компонент гри: текст, значення, джерела й тлумачення
command-rules = правила
command-rules-argument = [НОМЕР або СЛОВО]
command-rules-help = правило і де воно в книжці правил
command-hint = порада
command-hint-help = що вибрав би простий бот
command-save = збережи
command-save-argument = ФАЙЛ
command-save-help = записує партію у файл
command-load = завантаж
command-load-argument = ФАЙЛ
command-load-help = продовжує партію з файлу
command-quit = вихід
command-quit-help = відійти від столу; партія зберігається
