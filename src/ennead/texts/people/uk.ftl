page-me-guest = Ви граєте як гість: ваші місця знає лише цей браузер. З обліковим записом вони ваші на кожному пристрої. Ні пароля, ні адреси не треба.
page-me-name = Ім’я
page-me-sign = Ваш знак
page-me-sign-up = Створити обліковий запис із ключем доступу
page-me-sign-in = Увійти з ключем доступу
page-me-known = У вас є обліковий запис
page-me-new = У вас його ще немає
page-me-no-passkeys = Браузери дають ключі доступу лише там, де сторінка має ім’я й приходить через https, або на цьому комп’ютері під іменем localhost.
page-me-passkey-failed = Браузер не створив і не показав ключа. Нічого не змінилося.
page-me-recover = Скористатися запасним кодом
page-me-recover-help = Якщо всі ключі втрачено, кожен код один раз вас упустить.
page-me-code = Запасний код
page-me-codes = Ваші запасні коди
page-me-codes-help = Запишіть або надрукуйте їх зараз: їх видно лише цей раз. Кожен один раз упустить вас, якщо ви втратите ключі.
page-me-codes-left = { $count ->
        [0] Запасних кодів не лишилося.
        [one] Лишився { $count } запасний код.
        [few] Лишилося { $count } запасні коди.
        [many] Лишилося { $count } запасних кодів.
       *[other] Лишилося { $count } запасного коду.
    }
page-me-codes-new = Створити нові коди
page-me-link = Увійти на іншому пристрої
page-me-link-help = Відкрийте це посилання на іншому пристрої. Воно діє один раз, { $minutes } хвилин.
page-me-link-use = Увійти на цьому пристрої
page-me-link-use-help = Це посилання на ваш обліковий запис. Ваші місця з цього браузера перейдуть до нього.
page-me-passkeys = Ключі доступу
page-me-passkey = Створено { $since }, використано { $used }
page-me-passkey-add = Додати ключ
page-me-passkey-end = Забути
page-me-sessions = Пристрої, де ви ввійшли
page-me-session-this = Цей пристрій, від { $since }
page-me-session = Інший пристрій, від { $since }, востаннє { $seen }
page-me-session-end = Вийти там
page-me-leave = Вийти тут
page-me-export = Усе, що про мене збережено
page-me-delete = Видалити обліковий запис
page-me-delete-help = Ваші місця втратять ім’я, а там, де гра триває, за вас гратимуть боти. Цього не можна скасувати. Щоб продовжити, напишіть своє ім’я.
page-me-save = Зберегти
page-me-saved = Збережено.
sign-eye = Око
sign-scarab = Скарабей
sign-ankh = Анх
sign-falcon = Сокіл
sign-lotus = Лотос
sign-pyramid = Піраміда
sign-tree = Дерево
sign-pillar = Колона
page-pace-minutes = { $count ->
        [one] { $count } хвилина
        [few] { $count } хвилини
        [many] { $count } хвилин
       *[other] { $count } хвилини
    }
page-pace-days = { $count ->
        [one] { $count } день
        [few] { $count } дні
        [many] { $count } днів
       *[other] { $count } дня
    }
page-table-late = Коли час вийде
page-late-move = цей хід зробить бот
page-late-seat = місце займе бот, доки гравець не повернеться
page-table-pace = Час
page-pace-none = Без обмежень
page-pace-none-help = Ніхто нікого не підганяє.
page-pace-clock = За один раз, із годинниками
page-pace-clock-help = У кожного гравця є годинник. Він іде, коли стіл чекає на цього гравця, і щоходу додає трохи часу.
page-pace-turns = На відстані, із часом на хід
page-pace-turns-help = Він спливає для того, чий хід, доки черга не перейде до іншого, навіть якщо гравець не дивиться.
page-pace-bank = На годиннику спочатку
page-pace-increment = Додається щоходу
page-pace-seconds = { $count ->
        [one] { $count } секунда
        [few] { $count } секунди
        [many] { $count } секунд
       *[other] { $count } секунди
    }
page-pace-turn = Час на хід
page-late-ask = вирішують інші
page-pace-grace = Якщо хтось піде
page-pace-grace-none = його місце чекатиме на нього
page-pace-grace-help = Якщо зараз його хід, а його так довго немає, місце займе бот, доки гравець не повернеться.
page-clock-shows = На годиннику залишилося { $time }
page-clock-seconds = У вас залишилося { $count ->
        [one] { $count } секунда
        [few] { $count } секунди
        [many] { $count } секунд
       *[other] { $count } секунди
    }.
page-clock-minutes = У вас залишилося { $count ->
        [one] { $count } хвилина
        [few] { $count } хвилини
        [many] { $count } хвилин
       *[other] { $count } хвилини
    }.
page-holiday-until = у відпустці до { $when }
page-lent = до повернення гравця
page-lent-mine = За вас грає бот, доки ви не повернете собі місце.
page-overtime = Час вийшов: { $player }. Що далі?
page-overtime-mine = Ваш час вийшов. Інші вирішать, що далі.
page-overtime-wait = Чекати ще стільки ж
page-overtime-move = Цей хід зробить бот
page-overtime-seat = Місце займе бот
notice-turn = Ваш хід.
notice-half = Половина вашого часу минула.
notice-soon = Ваш час ось-ось вийде.
notice-late = Ваш час вийшов.
notice-taken = Доки ви не повернетеся, за вас грає бот.
notice-question = У когось вийшов час, і ви вирішуєте, що далі.
notice-over = Партія закінчилася.
mail-subject = { $count ->
        [one] Ennead: чекає { $count } стіл
        [few] Ennead: чекають { $count } столи
        [many] Ennead: чекає { $count } столів
       *[other] Ennead: чекає { $count } столу
    }
mail-foot = Ви отримали цей лист, бо просили про це за столом. Більше не писати: { $link }
mail-confirm-subject = Ennead: це ваша адреса?
mail-confirm-body = Хтось хоче отримувати тут листи, коли за столом Ennead настає його хід. Якщо це ви, відкрийте посилання:

    { $link }

    Якщо ні, нічого не робіть: інших листів не буде.
chat-open = { $title }: стіл чекає на гравців.
chat-turn = { $title }: хід: { $names }.
chat-over = { $title }: партія закінчилася.
page-calls = Сповіщення
page-calls-help = Коли ваш хід, а ви не дивитеся на стіл. Усе вимкнено, доки ви не ввімкнете; у них ніколи немає нічого з ваших карт.
page-calls-push = Сповіщати цей браузер
page-calls-push-end = Не сповіщати цей браузер
page-calls-push-none = Цей браузер не можна сповіщати: потрібен https або localhost.
page-calls-push-denied = Браузеру не дозволено показувати сповіщення.
page-calls-mail = Писати мені
page-calls-mail-address = Адреса
page-calls-mail-asked = На { $address } надіслано лист. Відкрийте посилання в ньому.
page-calls-mail-on = Листи надходять на { $address }, щонайбільше один на годину.
page-calls-mail-end = Більше не писати
page-calls-calendar = Календар моїх термінів
page-calls-calendar-new = Створити таємну адресу
page-calls-calendar-help = Дайте цю адресу своєму календарю; її показано лише зараз. Хто її знає, може читати ваші терміни.
page-calls-calendar-end = Прибрати календар
page-holidays = Відпустка
page-holidays-help = У ці дні час ваших ходів не спливає: разом щонайбільше 42 дні.
page-holidays-from = Перший день
page-holidays-to = Останній день
page-holidays-add = Додати
page-holidays-drop = Скасувати { $from } – { $to }
page-entry = Запросити до клубу
page-entry-new = Створити посилання
page-entry-help = Скільки людей можуть створити тут обліковий запис за цим посиланням: { $people }. Скільки днів: { $days }.
page-entry-needed = Облікові записи тут лише для запрошених.
page-no-guests = Хто тут грає, має обліковий запис.
page-mail-confirm = Це ваша адреса?
page-mail-confirm-yes = Так, пишіть мені сюди
page-mail-confirmed = Дякуємо. Листи надходитимуть сюди.
page-mail-stopped = Більше листів не буде.
page-orders-help = Коли вас немає, а в чужий хід від вас чекають відповіді, за вас відповість це. Більше ніхто цього не бачить. Те, чого ви ніколи не хочете, буде використано, лише якщо нічого іншого немає.
page-orders-ask = питати мене
page-orders-never = Ніколи не використовувати
page-orders-keep = Зберегти накази
page-orders-kept = Збережено.
standing-way-usual = як зіграв би бот
standing-way-strongest = найсильніша
standing-way-safest = що найкраще захищає
standing-way-deadliest = що найбільше вбиває
standing-way-decline = відмовитися
standing-way-accept = погодитися
standing-way-retreat = відступити
standing-way-recall = відкликати загін
standing-way-stay = залишитися
standing-way-most = якомога більше
page-table-rated = Зараховується до рейтингу
page-table-delay = Глядачі бачать це пізніше, у ходах
page-table-delay-none = одразу
page-table-aloud = Глядачі можуть читати, що кажуть гравці
page-me-admin = Керування сервером
