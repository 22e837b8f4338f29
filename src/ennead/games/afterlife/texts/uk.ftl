### Долина царів: Потойбіччя, нашими словами.

game-title = Долина царів: Потойбіччя
game-blurb = Купуйте із піраміди, що обвалюється, будуйте колоду й заберіть її із собою: рахується лише те, що лежить у вашій гробниці.

## Карти

card-shabti = Ушебті
    .gender = n
card-shabti-text = Скиньте карту з руки, а потім доберіть { $draw ->
        [one] карту
        [few] { $draw } карти
       *[other] { $draw } карт
    }.
card-urn = Урна
    .gen = Урни
    .dat = Урні
    .acc = Урну
    .ins = Урною
    .loc = Урні
    .gender = f
card-urn-text = Поміняйте місцями дві будь-які карти піраміди. Це не вважається зміною піраміди.
card-box-of-food = Скриня з їжею
    .gen = Скрині з їжею
    .dat = Скрині з їжею
    .acc = Скриню з їжею
    .ins = Скринею з їжею
    .loc = Скрині з їжею
    .gender = f
card-box-of-food-text = Доберіть { $draw ->
        [one] карту
        [few] { $draw } карти
       *[other] { $draw } карт
    }.
card-offering-table = Жертовний стіл
    .gen = Жертовного столу
    .dat = Жертовному столу
    .ins = Жертовним столом
    .loc = Жертовному столі
    .gender = m
card-offering-table-text = Пожертвуйте карту з руки, а потім доберіть { $draw ->
        [one] карту
        [few] { $draw } карти
       *[other] { $draw } карт
    }.
card-brain-hook = Гак для мозку
    .gen = Гака для мозку
    .dat = Гаку для мозку
    .ins = Гаком для мозку
    .loc = Гаку для мозку
    .gender = m
card-brain-hook-text = Відкрийте верхню карту запасу. Можете купити її на { $discount } дешевше, зігравши перед тим Перстень. Якщо не купите, пожертвуйте її.
card-linen-bandages = Лляні бинти
    .gen = Лляних бинтів
    .dat = Лляним бинтам
    .ins = Лляними бинтами
    .loc = Лляних бинтах
    .gender = pl
card-linen-bandages-text = Запечатайте у гробниці стартову карту з руки.
card-natron = Натрон
    .gen = Натрону
    .dat = Натрону
    .ins = Натроном
    .loc = Натроні
    .gender = m
card-natron-text = Скиньте карту з руки, а потім іншу запечатайте у гробниці.
card-ring = Перстень
    .gen = Персня
    .dat = Персню
    .ins = Перснем
    .loc = Персні
    .gender = m
card-ring-text = Наступна карта, яку зіграєте цього ходу заради золота чи дії, має подвоєну вартість у золоті.
card-necklace = Намисто
    .gen = Намиста
    .dat = Намисту
    .ins = Намистом
    .loc = Намисті
    .gender = n
card-necklace-text = Запечатайте верхню карту своєї колоди. Якщо вона стартова, можете запечатати й наступну.
card-bracelet = Браслет
    .gen = Браслета
    .dat = Браслету
    .ins = Браслетом
    .loc = Браслеті
    .gender = m
card-bracelet-text = Доберіть { $draw ->
        [one] карту
        [few] { $draw } карти
       *[other] { $draw } карт
    }, а потім покладіть карту з руки зверху на свою колоду.
card-brooch = Брошка
    .gen = Брошки
    .dat = Брошці
    .acc = Брошку
    .ins = Брошкою
    .loc = Брошці
    .gender = f
card-brooch-text = Запечатайте карту з піраміди, а потім пожертвуйте карту набору зі своєї гробниці. Якась має лежати там заздалегідь.
card-antechamber = Передпокій
    .gen = Передпокою
    .dat = Передпокою
    .ins = Передпокоєм
    .loc = Передпокої
    .gender = m
card-antechamber-text = Перегляньте свій стос скидання і візьміть з нього одну карту в руку.
card-offering-chapel = Жертовна каплиця
    .gen = Жертовної каплиці
    .dat = Жертовній каплиці
    .acc = Жертовну каплицю
    .ins = Жертовною каплицею
    .loc = Жертовній каплиці
    .gender = f
card-offering-chapel-text = Починаючи з вас, кожен гравець може запечатати верхню карту свого стосу скидання.
card-serdab = Сердаб
    .gen = Сердаба
    .dat = Сердабу
    .ins = Сердабом
    .loc = Сердабі
    .gender = m
card-serdab-text = Відкладіть вбік скільки завгодно карт із руки. Після добору наприкінці ходу вони повернуться в руку.
card-burial-chamber = Поховальна камера
    .gen = Поховальної камери
    .dat = Поховальній камері
    .acc = Поховальну камеру
    .ins = Поховальною камерою
    .loc = Поховальній камері
    .gender = f
card-burial-chamber-text = Запечатайте карту з руки.
card-treasury = Скарбниця
    .gen = Скарбниці
    .dat = Скарбниці
    .acc = Скарбницю
    .ins = Скарбницею
    .loc = Скарбниці
    .gender = f
card-treasury-text = Доберіть { $draw ->
        [one] карту
        [few] { $draw } карти
       *[other] { $draw } карт
    }, а потім скиньте карту з руки.
card-axe = Сокира
    .gen = Сокири
    .dat = Сокирі
    .acc = Сокиру
    .ins = Сокирою
    .loc = Сокирі
    .gender = f
card-axe-text = Коли якийсь ефект змушує вас скинути карту, можете скинути Сокиру. Тоді кожен ваш суперник показує руку і скидає з неї найдорожчу карту.
card-dagger = Кинджал
    .gen = Кинджала
    .dat = Кинджалу
    .ins = Кинджалом
    .loc = Кинджалі
    .gender = m
card-dagger-text = Якщо в могильнику є карта для кожного гравця: починаючи з вас, кожен кладе його верхню карту на свій стос скидання.
card-spear = Спис
    .gen = Списа
    .dat = Спису
    .ins = Списом
    .loc = Списі
    .gender = m
card-spear-text = Виберіть суперника, який має в руці щонайменше { $hand-from ->
        [one] одну карту
        [few] { $hand-from } карти
       *[other] { $hand-from } карт
    }. Він показує руку, ви називаєте карту, і її скидають.
card-khopesh = Хопеш
    .gen = Хопеша
    .dat = Хопешу
    .ins = Хопешем
    .loc = Хопеші
    .gender = m
card-khopesh-text = Сусід ліворуч вибирає карту піраміди, а ви її отримуєте.
card-sling = Праща
    .gen = Пращі
    .dat = Пращі
    .acc = Пращу
    .ins = Пращею
    .loc = Пращі
    .gender = f
card-sling-text = Кожен суперник, який має в руці щонайменше { $hand-from ->
        [one] одну карту
        [few] { $hand-from } карти
       *[other] { $hand-from } карт
    }, скидає одну.
card-bow = Лук
    .gen = Лука
    .dat = Луку
    .ins = Луком
    .loc = Луці
    .gender = m
card-bow-text = Запечатайте із піраміди карту набору, з якого у вашій гробниці ще нічого немає.
card-goddess-nut = Богиня Нут
    .gen = Богині Нут
    .dat = Богині Нут
    .acc = Богиню Нут
    .ins = Богинею Нут
    .loc = Богині Нут
    .gender = f
card-goddess-nut-text = Виберіть суперника; він може отримати найдешевшу карту піраміди. Потім ви отримуєте найдорожчу.
card-judgment = Посмертний суд
    .gen = Посмертного суду
    .dat = Посмертному суду
    .ins = Посмертним судом
    .loc = Посмертному суді
    .gender = m
card-judgment-text = Відкладіть вбік карту з руки, а потім отримайте верхню карту могильника. Повторюйте, скільки хочете і можете. Наприкінці пожертвуйте відкладені карти в будь-якому порядку.
card-hieroglyphics = Ієрогліфи
    .gen = Ієрогліфів
    .dat = Ієрогліфам
    .ins = Ієрогліфами
    .loc = Ієрогліфах
    .gender = pl
card-hieroglyphics-text = Подивіться на { $look ->
        [one] верхню карту
        [few] { $look } верхні карти
       *[other] { $look } верхніх карт
    } своєї колоди. Одну візьміть в руку, решту поверніть зверху в будь-якому порядку.
card-banquet = Бенкет
    .gen = Бенкету
    .dat = Бенкету
    .ins = Бенкетом
    .loc = Бенкеті
    .gender = m
card-banquet-text = Доберіть { $draw ->
        [one] карту
        [few] { $draw } карти
       *[other] { $draw } карт
    }.
card-hunting-scene = Полювання
    .dat = Полюванню
    .ins = Полюванням
    .loc = Полюванні
    .gender = n
card-hunting-scene-text = Пожертвуйте карту з руки, а потім отримайте карту піраміди, дорожчу щонайбільше на { $margin }.
card-victory = Перемога
    .gen = Перемоги
    .dat = Перемозі
    .acc = Перемогу
    .ins = Перемогою
    .loc = Перемозі
    .gender = f
card-victory-text = Запечатайте карту, зіграну раніше цього ходу.
card-solar-barque = Сонячна барка
    .gen = Сонячної барки
    .dat = Сонячній барці
    .acc = Сонячну барку
    .ins = Сонячною баркою
    .loc = Сонячній барці
    .gender = f
card-solar-barque-text = До кінця ходу можете купувати з усіх рядів піраміди.
card-ibex-figurine = Фігурка козерога
    .gen = Фігурки козерога
    .dat = Фігурці козерога
    .acc = Фігурку козерога
    .ins = Фігуркою козерога
    .loc = Фігурці козерога
    .gender = f
card-ibex-figurine-text = Пожертвуйте будь-яку карту піраміди, а потім доберіть { $draw ->
        [one] карту
        [few] { $draw } карти
       *[other] { $draw } карт
    }.
card-hounds-and-jackals = Пси та шакали
    .gen = Псів та шакалів
    .dat = Псам та шакалам
    .acc = Псів та шакалів
    .ins = Псами та шакалами
    .loc = Псах та шакалах
    .gender = pl
card-hounds-and-jackals-text = Візьміть назад у руку карту, зіграну раніше цього ходу.
card-senet = Сенет
    .gen = Сенету
    .dat = Сенету
    .ins = Сенетом
    .loc = Сенеті
    .gender = m
card-senet-text = Доберіть { $draw ->
        [one] карту
        [few] { $draw } карти
       *[other] { $draw } карт
    }, а потім покладіть Сенет на стос скидання суперника. Він кладе карту набору з руки на ваш стос або показує вам, що такої немає.
card-mirror-case = Футляр для дзеркала
    .gen = Футляра для дзеркала
    .dat = Футляру для дзеркала
    .ins = Футляром для дзеркала
    .loc = Футлярі для дзеркала
    .gender = m
card-mirror-case-text = Отримайте карту. Потім Футляр для дзеркала сам входить у піраміду з вершини і падає в найнижчу прогалину.
card-lotus-chalice = Лотосовий келих
    .gen = Лотосового келиха
    .dat = Лотосовому келиху
    .ins = Лотосовим келихом
    .loc = Лотосовому келиху
    .gender = m
card-lotus-chalice-text = Візьміть карту зі своєї гробниці в руку. Потім можете запечатати щонайбільше { $entomb-to ->
        [one] одну карту
        [few] { $entomb-to } карти
       *[other] { $entomb-to } карт
    } із руки.
card-sphinx = Сфінкс
    .gen = Сфінкса
    .dat = Сфінксу
    .acc = Сфінкса
    .ins = Сфінксом
    .loc = Сфінксі
    .gender = m
card-sphinx-text = Візьміть в руку будь-яку карту піраміди.
card-outer-sarcophagus = Зовнішній саркофаг
    .gen = Зовнішнього саркофага
    .dat = Зовнішньому саркофагу
    .ins = Зовнішнім саркофагом
    .loc = Зовнішньому саркофазі
    .gender = m
card-outer-sarcophagus-text = Запечатайте верхню карту свого стосу скидання.
card-middle-sarcophagus = Середній саркофаг
    .gen = Середнього саркофага
    .dat = Середньому саркофагу
    .ins = Середнім саркофагом
    .loc = Середньому саркофазі
    .gender = m
card-middle-sarcophagus-text = Отримайте карту із середнього ряду.
card-inner-sarcophagus = Внутрішній саркофаг
    .gen = Внутрішнього саркофага
    .dat = Внутрішньому саркофагу
    .ins = Внутрішнім саркофагом
    .loc = Внутрішньому саркофазі
    .gender = m
card-inner-sarcophagus-text = Візьміть карту зі своєї гробниці в руку. Потім можете запечатати щонайбільше { $entomb-to ->
        [one] одну карту
        [few] { $entomb-to } карти
       *[other] { $entomb-to } карт
    } із руки.
card-jar-duamutef = Канопа Дуамутефа
    .gen = Канопи Дуамутефа
    .dat = Канопі Дуамутефа
    .acc = Канопу Дуамутефа
    .ins = Канопою Дуамутефа
    .loc = Канопі Дуамутефа
    .gender = f
card-jar-duamutef-text = Пожертвуйте карту з руки, а потім доберіть { $draw ->
        [one] карту
        [few] { $draw } карти
       *[other] { $draw } карт
    }.
card-jar-qebehsenuef = Канопа Кебексенуфа
    .gen = Канопи Кебексенуфа
    .dat = Канопі Кебексенуфа
    .acc = Канопу Кебексенуфа
    .ins = Канопою Кебексенуфа
    .loc = Канопі Кебексенуфа
    .gender = f
card-jar-qebehsenuef-text = Кожен суперник, який має в руці, колоді й стосі скидання разом понад { $spared-to ->
        [one] одну карту
        [few] { $spared-to } карти
       *[other] { $spared-to } карт
    }, жертвує карту з руки.
card-jar-hapi = Канопа Хапі
    .gen = Канопи Хапі
    .dat = Канопі Хапі
    .acc = Канопу Хапі
    .ins = Канопою Хапі
    .loc = Канопі Хапі
    .gender = f
card-jar-hapi-text = Кожен суперник, який має в руці щонайменше { $hand-from ->
        [one] одну карту
        [few] { $hand-from } карти
       *[other] { $hand-from } карт
    }, скидає одну. Потім доберіть { $draw ->
        [one] карту
        [few] { $draw } карти
       *[other] { $draw } карт
    }.
card-jar-imseti = Канопа Імсеті
    .gen = Канопи Імсеті
    .dat = Канопі Імсеті
    .acc = Канопу Імсеті
    .ins = Канопою Імсеті
    .loc = Канопі Імсеті
    .gender = f
card-jar-imseti-text = Візьміть в руку верхню карту могильника.
card-amulet-ankh = Амулет анх
    .gen = Амулета анх
    .dat = Амулету анх
    .ins = Амулетом анх
    .loc = Амулеті анх
    .gender = m
card-amulet-ankh-text = Доберіть { $draw ->
        [one] карту
        [few] { $draw } карти
       *[other] { $draw } карт
    }. Потім можете покласти карту з руки зверху на свою колоду.
card-amulet-djed = Амулет джед
    .gen = Амулета джед
    .dat = Амулету джед
    .ins = Амулетом джед
    .loc = Амулеті джед
    .gender = m
card-amulet-djed-text = Візьміть в руку верхню карту свого стосу скидання.
card-amulet-wedjat = Амулет уджат
    .gen = Амулета уджат
    .dat = Амулету уджат
    .ins = Амулетом уджат
    .loc = Амулеті уджат
    .gender = m
card-amulet-wedjat-text = Подивіться на { $look ->
        [one] верхню карту
        [few] { $look } верхні карти
       *[other] { $look } верхніх карт
    } запасу. Одну можете пожертвувати. Решту поверніть зверху в будь-якому порядку.
card-amulet-scarab = Амулет скарабей
    .gen = Амулета скарабея
    .dat = Амулету скарабею
    .ins = Амулетом скарабеєм
    .loc = Амулеті скарабеї
    .gender = m
card-amulet-scarab-text = Запечатайте карту з руки.
card-amulet-tyet = Амулет тет
    .gen = Амулета тет
    .dat = Амулету тет
    .ins = Амулетом тет
    .loc = Амулеті тет
    .gender = m
card-amulet-tyet-text = Повторіть дію, виконану цього ходу, з новим вибором. Не можна: Сонячну барку, Псів та шакалів, Сенет, Футляр для дзеркала, Тота, Кадильницю, Амулет тет.
card-book-gates = Книга воріт
    .gen = Книги воріт
    .dat = Книзі воріт
    .acc = Книгу воріт
    .ins = Книгою воріт
    .loc = Книзі воріт
    .gender = f
card-book-gates-text = Відкрийте верхню карту своєї колоди. Виконайте її дію, якщо можете, а потім скиньте її.
card-book-netherworld = Книга підземного світу
    .gen = Книги підземного світу
    .dat = Книзі підземного світу
    .acc = Книгу підземного світу
    .ins = Книгою підземного світу
    .loc = Книзі підземного світу
    .gender = f
card-book-netherworld-text = Покладіть верхню карту запасу зверху на свій стос скидання.
card-book-heavens = Книга небес
    .gen = Книги небес
    .dat = Книзі небес
    .acc = Книгу небес
    .ins = Книгою небес
    .loc = Книзі небес
    .gender = f
card-book-heavens-text = Якщо у вашому стосі скидання щонайменше { $discard-from ->
        [one] одна карта
        [few] { $discard-from } карти
       *[other] { $discard-from } карт
    }, виберіть одну з них і запечатайте.
card-book-earth = Книга землі
    .gen = Книги землі
    .dat = Книзі землі
    .acc = Книгу землі
    .ins = Книгою землі
    .loc = Книзі землі
    .gender = f
card-book-earth-text = Пожертвуйте карту з руки, а потім отримайте карту піраміди, яка коштує щонайбільше в { $factor ->
        [one] { $factor } разів
        [few] { $factor } рази
       *[other] { $factor } разів
    } більше.
card-book-dead = Книга мертвих
    .gen = Книги мертвих
    .dat = Книзі мертвих
    .acc = Книгу мертвих
    .ins = Книгою мертвих
    .loc = Книзі мертвих
    .gender = f
card-book-dead-text = Запечатайте найдешевшу карту піраміди.
card-book-eternity = Книга мандрів вічністю
    .gen = Книги мандрів вічністю
    .dat = Книзі мандрів вічністю
    .acc = Книгу мандрів вічністю
    .ins = Книгою мандрів вічністю
    .loc = Книзі мандрів вічністю
    .gender = f
card-book-eternity-text = Після купівлі цього ходу отримайте із піраміди карту, дешевшу за вашу найдорожчу покупку.
card-statue-bastet = Статуя Бастет
    .gen = Статуї Бастет
    .dat = Статуї Бастет
    .acc = Статую Бастет
    .ins = Статуєю Бастет
    .loc = Статуї Бастет
    .gender = f
card-statue-bastet-text = Поміняйте місцями дві будь-які карти піраміди, що не вважається зміною, а потім доберіть { $draw ->
        [one] карту
        [few] { $draw } карти
       *[other] { $draw } карт
    }.
card-statue-isis = Статуя Ісіди
    .gen = Статуї Ісіди
    .dat = Статуї Ісіди
    .acc = Статую Ісіди
    .ins = Статуєю Ісіди
    .loc = Статуї Ісіди
    .gender = f
card-statue-isis-text = Візьміть карту зі своєї гробниці в руку.
card-statue-horus = Статуя Гора
    .gen = Статуї Гора
    .dat = Статуї Гора
    .acc = Статую Гора
    .ins = Статуєю Гора
    .loc = Статуї Гора
    .gender = f
card-statue-horus-text = Отримайте вершину піраміди.
card-statue-anubis = Статуя Анубіса
    .gen = Статуї Анубіса
    .dat = Статуї Анубіса
    .acc = Статую Анубіса
    .ins = Статуєю Анубіса
    .loc = Статуї Анубіса
    .gender = f
card-statue-anubis-text = Запечатайте верхню карту могильника.
card-statue-seth = Статуя Сета
    .gen = Статуї Сета
    .dat = Статуї Сета
    .acc = Статую Сета
    .ins = Статуєю Сета
    .loc = Статуї Сета
    .gender = f
card-statue-seth-text = Кожен суперник, який має в руці, колоді й стосі скидання разом понад { $spared-to ->
        [one] одну карту
        [few] { $spared-to } карти
       *[other] { $spared-to } карт
    }, кладе карту з руки на ваш стос скидання.
card-statue-thoth = Статуя Тота
    .gen = Статуї Тота
    .dat = Статуї Тота
    .acc = Статую Тота
    .ins = Статуєю Тота
    .loc = Статуї Тота
    .gender = f
card-statue-thoth-text = До кінця ходу кожна карта з вашої руки має вартість { $gold-each } у золоті.
card-statue-osiris = Статуя Осіріса
    .gen = Статуї Осіріса
    .dat = Статуї Осіріса
    .acc = Статую Осіріса
    .ins = Статуєю Осіріса
    .loc = Статуї Осіріса
    .gender = f
card-statue-osiris-text = Запечатайте карту з руки, а потім отримайте карту піраміди, яка коштує щонайбільше стільки ж.
card-headrest = Підголівник
    .gen = Підголівника
    .dat = Підголівнику
    .ins = Підголівником
    .loc = Підголівнику
    .gender = m
card-headrest-text = Відкладіть вбік карту з руки. Після добору наприкінці ходу вона повернеться в руку.
card-censer = Кадильниця
    .gen = Кадильниці
    .dat = Кадильниці
    .acc = Кадильницю
    .ins = Кадильницею
    .loc = Кадильниці
    .gender = f
card-censer-text = Наступна карта, яку купите цього ходу, потрапляє в руку.
card-boat = Човен
    .gen = Човна
    .dat = Човну
    .ins = Човном
    .loc = Човні
    .gender = m
card-boat-text = Після купівлі суперника можете скинути Човен і отримати карту з основи.
card-chariot = Колісниця
    .gen = Колісниці
    .dat = Колісниці
    .acc = Колісницю
    .ins = Колісницею
    .loc = Колісниці
    .gender = f
card-chariot-text = Доберіть { $draw ->
        [one] карту
        [few] { $draw } карти
       *[other] { $draw } карт
    }, а потім скиньте карту з руки.
card-crook-and-flail = Гак і ціп
    .gen = Гака і ціпа
    .dat = Гаку і ціпу
    .ins = Гаком і ціпом
    .loc = Гаку і ціпі
    .gender = pl
card-crook-and-flail-text = Візьміть в руку карту з основи.
card-burial-mask = Поховальна маска
    .gen = Поховальної маски
    .dat = Поховальній масці
    .acc = Поховальну маску
    .ins = Поховальною маскою
    .loc = Поховальній масці
    .gender = f
card-burial-mask-text = Запечатайте карту з основи, яка коштує щонайбільше { $cost-to }.

## Місця

zone-stock = Запас
zone-pyramid = Піраміда
zone-boneyard = Могильник
zone-deck = Колода добору
zone-hand = Рука
zone-played = Зіграні карти
zone-discard = Стос скидання
zone-tomb = Гробниця
zone-aside = Відкладені вбік
zone-open = Відкриті карти
slot-t = вершина
    .gen = вершини
    .dat = вершині
    .acc = вершину
    .ins = вершиною
    .loc = вершині
slot-m1 = ліве місце середнього ряду
slot-m2 = праве місце середнього ряду
slot-b1 = ліве місце основи
slot-b2 = середнє місце основи
slot-b3 = праве місце основи

## Набори й карти у грі

set-starter = стартові карти
set-unique = унікальні артефакти
set-mummification = муміфікація
set-jewelry = прикраси
set-chambers = камери
set-weapons = зброя
set-tomb-art = мистецтво гробниці
set-sarcophagi = саркофаги
set-canopic-jars = канопи
set-amulets = амулети
set-books = книги
set-statues = статуї
pair-red = муміфікація та саркофаги
pair-brown = прикраси та канопи
pair-yellow = камери та амулети
pair-green = зброя та книги
pair-blue = мистецтво гробниці та статуї
box-afterlife = Потойбіччя
box-original = перша гра
pool-afterlife = Лише Потойбіччя
pool-original = Лише перша гра
pool-mix = Суміш наборів
pool-half-independent = Половинні набори, кожен окремо
pool-half-merged = Половинні набори, об’єднані за кольором
pool-five = П’ять гравців
pool-six = Шість гравців
pool-seven = Сім гравців
pool-eight = Вісім гравців
tunable-hand = Розмір руки
tunable-entombing = Безкоштовні запечатування
tunable-boneyard = Перші карти могильника
tunable-market = Карти ринку на гравця

## Терміни

term-cost = Ціна
term-gold = Золото
term-points = Очки
term-level = Рівень
term-level-number = Рівень { $level }
term-set-of = { $set } ({ $size })
term-squared =
    { $count ->
        [one] { $count } різновид
        [few] { $count } різновиди
       *[other] { $count } різновидів
    }, { $count } × { $count }
term-pair-cancelled = обидві копії взаємно знищуються
term-starter = стартова карта
term-unique = унікальний артефакт
term-empty-slot = Порожньо: { $slot }
term-cards = Карти
term-cards-in-hand = У руці
term-cards-in-deck = Колода добору
term-cards-in-discard = Стос скидання
term-cards-in-tomb = У гробниці
term-goal = Мета
term-goal-left = До мети бракує { $count ->
        [one] { $count } очка
        [few] { $count } очок
       *[other] { $count } очок
    }
term-uncounted = зараз не рахують
term-ring = Перстень: наступна карта має подвоєне золото
term-thoth = Тот: кожна карта з руки має вартість { $gold }
term-barque = Сонячна барка: продаються всі ряди
term-censer = Кадильниця: наступна покупка потрапляє в руку
term-sacrifice-owed = Піраміда ще не змінилася: доведеться пожертвувати одну з її карт
term-sacrifice-owed-after-swap = Обмін місцями не змінює піраміди: доведеться пожертвувати одну з її карт
term-free-entombing = Безкоштовне запечатування ще попереду
term-effects = Цього ходу
term-market = Чим грають
term-place = Карта номер { $place } згори
term-player = { $player }
kind-card = Карти
kind-set = Набори
kind-pair = Супернабори
kind-pool = Добірки карт
kind-box = Коробки
kind-tunable = Числа правил
title-turn = Хід { $turn }: { $player }
title-over = Партію завершено

## Запитання

prompt-turn = { $free ->
        [0] Ваш хід: купуйте, грайте або завершіть його.
       *[other] Ваш хід: купуйте, грайте, запечатуйте або завершіть його.
    }
    .other = Ходить { $player }.
prompt-payment = Сплатіть { $price } за { $card_acc }: поки що { $paid }.
    .other = { $player } платить.
prompt-fork = Яка карта падає на середину основи?
    .other = { $player } вибирає, яка карта впаде.
prompt-boat = { $by } купує { $card_acc }. Відповісте Човном?
    .other = { $player } вирішує щодо Човна.
prompt-rebuild = Піраміда без змін: пожертвуйте одну з її карт.
    .other = { $player } жертвує карту піраміди.
prompt-order = Яка карта наступна, від верху стосу скидання донизу?
    .other = { $player } впорядковує скинуті карти.
prompt-discard = { $card }: скиньте карту.
    .other = { $player } вибирає карту, щоб скинути.
prompt-dearest = { $axes ->
        [0] { $by } б’є Сокирою: скиньте свою найдорожчу карту.
       *[other] { $by } б’є Сокирою: скиньте свою найдорожчу карту або замість неї Сокиру.
    }
    .other = { $player } вибирає карту, щоб скинути.
prompt-sacrifice-hand = { $card }: пожертвуйте карту з руки.
    .other = { $player } жертвує карту з руки.
prompt-sacrifice-pyramid = { $card }: пожертвуйте карту піраміди.
    .other = { $player } жертвує карту піраміди.
prompt-entomb-hand = { $card }: запечатайте карту з руки.
    .other = { $player } вибирає карту, щоб запечатати.
prompt-entomb-hand-maybe = { $card }: можете запечатати карту з руки.
    .other = { $player } вибирає карту, щоб запечатати.
prompt-entomb-starter = { $card }: запечатайте стартову карту з руки.
    .other = { $player } вибирає карту, щоб запечатати.
prompt-entomb-pyramid = { $card }: запечатайте карту піраміди.
    .other = { $player } вибирає карту, щоб запечатати.
prompt-take = { $card }: отримайте карту піраміди.
    .other = { $player } вибирає карту піраміди.
prompt-opponent = { $card }: виберіть суперника.
    .other = { $player } вибирає суперника.
prompt-urn-swap = { $card }: які дві карти міняються місцями?
    .other = { $player } міняє місцями дві карти піраміди.
prompt-statue-bastet-swap = { $card }: які дві карти міняються місцями?
    .other = { $player } міняє місцями дві карти піраміди.
prompt-brain-hook = Відкрито карту { $card }: купити за { $price } чи залишити?
    .other = { $player } вирішує щодо відкритої карти.
prompt-necklace = Це була стартова карта. { $card }: запечатати й наступну?
    .other = { $player } вибирає карту, щоб запечатати.
prompt-to-deck = { $card }: покладіть карту з руки зверху на колоду.
    .other = { $player } кладе карту зверху на колоду.
prompt-to-deck-maybe = { $card }: можете покласти карту з руки зверху на колоду.
    .other = { $player } кладе карту зверху на колоду.
prompt-tomb-sacrifice = { $card }: пожертвуйте карту набору зі своєї гробниці.
    .other = { $player } жертвує карту з гробниці.
prompt-search = { $card }: візьміть в руку карту зі стосу скидання.
    .other = { $player } переглядає стос скидання.
prompt-heavens = { $card }: запечатайте карту зі стосу скидання.
    .other = { $player } вибирає карту, щоб запечатати.
prompt-chapel = Жертовна каплиця: запечатати { $card_acc } з верху стосу скидання?
    .other = { $player } вирішує щодо верхньої карти стосу скидання.
prompt-serdab = { $card }: відкладіть вбік скільки завгодно карт.
    .other = { $player } відкладає карти вбік.
prompt-headrest = { $card }: відкладіть вбік карту.
    .other = { $player } відкладає карти вбік.
prompt-judgment = Відкласти вбік карту й отримати з могильника { $card_acc }?
    .other = { $player } обмінює карти з могильником.
prompt-judgment-order = { $card }: яку карту жертвуєте тепер? Остання лежатиме зверху.
    .other = { $player } жертвує відкладені карти.
prompt-spear-target = { $card }: виберіть суперника.
    .other = { $player } вибирає суперника.
prompt-spear-card = { $card }: яку карту має скинути { $opponent }?
    .other = { $player } називає карту з показаної руки.
prompt-spear-yield = { $by } називає { $card_acc }: скиньте цю карту або Сокиру.
    .other = { $player } вибирає карту, щоб скинути.
prompt-khopesh = { $card }: виберіть карту піраміди, яку отримає { $by }.
    .other = { $player } вибирає карту піраміди.
prompt-bow = { $card }: запечатайте карту нового набору.
    .other = { $player } вибирає карту, щоб запечатати.
prompt-nut-offer = { $card }: можете отримати найдешевшу карту.
    .other = { $player } вибирає карту піраміди.
prompt-nut-own = { $card }: отримайте найдорожчу карту.
    .other = { $player } вибирає карту піраміди.
prompt-hieroglyphics = { $card }: яку карту берете у руку?
    .other = { $player } переглядає верх колоди.
prompt-deck-order = { $card }: яка карта наступна, від верху колоди донизу?
    .other = { $player } переглядає верх колоди.
prompt-hunting-scene = { $card }: пожертвуйте карту з руки.
    .other = { $player } жертвує карту з руки.
prompt-hunting-scene-take = { $card }: отримайте карту піраміди.
    .other = { $player } вибирає карту піраміди.
prompt-book-earth = { $card }: пожертвуйте карту з руки.
    .other = { $player } жертвує карту з руки.
prompt-book-earth-take = { $card }: отримайте карту піраміди.
    .other = { $player } вибирає карту піраміди.
prompt-statue-osiris = { $card }: запечатайте карту з руки.
    .other = { $player } вибирає карту, щоб запечатати.
prompt-statue-osiris-take = { $card }: отримайте карту піраміди.
    .other = { $player } вибирає карту піраміди.
prompt-victory = { $card }: запечатайте карту, зіграну цього ходу.
    .other = { $player } вибирає карту, щоб запечатати.
prompt-hounds = { $card }: візьміть назад карту, зіграну цього ходу.
    .other = { $player } бере назад зіграну карту.
prompt-senet-gift = Сенет: віддайте карту набору з руки. Її отримує { $by }.
    .other = { $player } вибирає карту, щоб віддати.
prompt-seth-gift = { $card }: віддайте карту з руки. Її отримує { $by }.
    .other = { $player } вибирає карту, щоб віддати.
prompt-mirror-case = { $card }: у яку прогалину падає?
    .other = { $player } вибирає прогалину в піраміді.
prompt-unearth = { $card }: яку карту гробниці берете у руку?
    .other = { $player } бере карту з гробниці.
prompt-to-hand = { $card }: візьміть в руку карту піраміди.
    .other = { $player } вибирає карту піраміди.
prompt-middle-row = { $card }: отримайте карту середнього ряду.
    .other = { $player } вибирає карту піраміди.
prompt-wedjat = { $card }: можете пожертвувати одну з цих карт запасу.
    .other = { $player } переглядає верх запасу.
prompt-stock-order = { $card }: яка карта наступна, від верху запасу донизу?
    .other = { $player } переглядає верх запасу.
prompt-tyet = { $card }: яку дію повторюєте?
    .other = { $player } вибирає дію для повторення.
prompt-book-dead = { $card }: запечатайте найдешевшу карту.
    .other = { $player } вибирає карту, щоб запечатати.
prompt-eternity = { $card }: отримайте карту, дешевшу за вашу найдорожчу покупку.
    .other = { $player } вибирає карту піраміди.
prompt-crook-and-flail = { $card }: візьміть в руку карту основи.
    .other = { $player } вибирає карту піраміди.
prompt-burial-mask = { $card }: запечатайте карту основи.
    .other = { $player } вибирає карту, щоб запечатати.

## Варіанти

option-buy = Купити: { $slot }
option-buy-card = Купити { $card_acc } за { $price }
option-play = Зіграти { $card_acc }
option-entomb = Запечатати { $card_acc }
option-end = Завершити хід
option-arrange = Завершити хід і впорядкувати скинуті карти
option-lay = { $card }
option-rest = Решту як лежить
option-pay = Заплатити { $card_ins }
option-done = Готово
option-pass = Ні
option-fall = Падає: { $slot }
option-fall-card = { $card_gender ->
        [pl] Падають
       *[other] Падає
    } { $card }
option-boat = Човен: { $slot }
option-boat-card = Скинути Човен і отримати { $card_acc }
option-buy-stock = Купити
option-leave = Залишити
option-discard = Скинути { $card_acc }
option-sacrifice = Пожертвувати { $card_acc }
option-sacrifice-slot = Пожертвувати: { $slot }
option-sacrifice-slot-card = Пожертвувати { $card_acc }
option-entomb-slot = Запечатати: { $slot }
option-entomb-slot-card = Запечатати { $card_acc }
option-entomb-next = Запечатати наступну карту
option-entomb-top = Запечатати
option-entomb-lowest = Запечатати { $card_acc }, найнижчу карту
option-entomb-at = Запечатати { $card_acc }, карту номер { $place } згори
option-entomb-paid = Запечатати { $card_acc }, карту, якою платили
option-entomb-executed = Запечатати { $card_acc }, карту, дію якої виконали
option-take = Отримати: { $slot }
option-take-card = Отримати { $card_acc }
option-lift = У руку: { $slot }
option-lift-card = { $card } у руку
option-choose-slot = Вибрати: { $slot }
option-choose-slot-card = Вибрати { $card_acc }
option-place = У прогалину: { $slot }
option-swap = Поміняти { $slot_acc } і { $other_acc }
option-swap-cards = Поміняти { $card_acc } і { $other_acc }
option-against = { $opponent }
option-name = { $card }
option-give = Віддати { $card_acc }
option-aside = Відкласти вбік { $card_acc }
option-top = { $card } зверху
option-fetch = Взяти { $card_acc }
option-fetch-lowest = Взяти { $card_acc }, найнижчу карту
option-fetch-at = Взяти { $card_acc }, карту номер { $place } згори
option-repeat = Повторити { $card_acc }
option-return = Взяти назад { $card_acc }
option-return-gold = Взяти назад { $card_acc }, карту, якою платили
option-return-action = Взяти назад { $card_acc }, карту, дію якої виконали

## Що сталося

event-pool = У цій партії { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[other] { $count } карт
    } на продаж: { $sets }.
event-opened = { $card_gender ->
        [pl] Могильник відкривають
       *[other] Могильник відкриває
    } { $card }.
event-starts = Починає { $player }.
event-turn = Починається хід: { $player }.
event-refilled = { $card_gender ->
        [pl] У піраміду потрапляють
       *[other] У піраміду потрапляє
    } { $card }: { $slot }.
event-fell = { $card } { $card_gender ->
        [pl] падають
       *[other] падає
    }: { $slot }.
event-paid = { $player } платить { $card_ins }: { $coins ->
        [one] { $coins } монета
        [few] { $coins } монети
       *[other] { $coins } монет
    }.
event-bought =
    { $lost ->
        [0] { $player } купує { $card_acc } за { $price }.
        [one] { $player } купує { $card_acc } за { $price }; { $lost } монета пропадає.
        [few] { $player } купує { $card_acc } за { $price }; { $lost } монети пропадають.
       *[other] { $player } купує { $card_acc } за { $price }; { $lost } монет пропадає.
    }
event-boat = { $player } відповідає Човном на купівлю, яку робить { $opponent }.
event-played = { $player } грає { $card_acc }.
event-entombed = { $player } запечатує { $card_acc }.
event-sacrificed = { $player } жертвує { $card_acc }.
event-took = { $player } отримує { $card_acc }.
event-took-in-hand = { $player } бере { $card_acc } в руку.
event-discarded = { $player } скидає { $card_acc }.
event-axe = { $player } б’є Сокирою.
event-showed = { $player } показує руку: { $cards }.
event-showed-to = { $player } показує руку, бачить лише { $opponent }: { $cards }.
event-showed-to-hidden = { $player } показує руку, бачить лише { $opponent }: карти набору в ній немає.
ending-empty = Запас і піраміда порожні, і всі мали порівну ходів.
ending-goal = Мету партії досягнуто.
event-drew = { $player } добирає { $card_acc }.
event-drew-hidden = { $player } добирає карту.
event-shuffled = { $player } тасує стос скидання, щоб скласти нову колоду.
event-swapped = { $player } міняє місцями { $card_acc } і { $other_acc }.
event-turned-up = { $player } відкриває із запасу { $card_acc }.
event-topped = { $player } кладе { $card_acc } зверху на колоду.
event-topped-hidden = { $player } кладе карту зверху на колоду.
event-fetched = { $player } бере { $card_acc } зі стосу скидання.
event-fetched-hidden = { $player } бере карту зі стосу скидання.
event-set-aside = { $player } відкладає вбік { $card_acc }.
event-set-aside-hidden = { $player } відкладає вбік карту.
event-set-aside-open = { $player } відкладає вбік { $card_acc }.
event-rejoined = { $player } бере назад у руку { $count ->
        [one] { $count } відкладену карту
        [few] { $count } відкладені карти
       *[other] { $count } відкладених карт
    }.
event-looked = { $player } переглядає: { $cards }.
event-looked-hidden = { $player } переглядає верхні карти.
event-read = { $player } бере { $card_acc } в руку.
event-read-hidden = { $player } бере одну з карт у руку.
event-chose = { $player } вибирає суперника: { $opponent }.
event-returned = { $player } бере назад { $card_acc }.
event-senet = { $player } віддає Сенет; на свій стос скидання його отримує { $opponent }.
event-gave = { $player } віддає { $card_acc }; отримує { $opponent }.
event-placed = { $card } { $card_gender ->
        [pl] входять
       *[other] входить
    } у піраміду: { $slot }.
event-unearthed = { $player } бере { $card_acc } з гробниці в руку.
event-repeated = { $player } повторює { $card_acc }.
event-gates = { $player } відкриває { $card_acc }.
event-laid-off = { $card } { $card_gender ->
        [pl] потрапляють
       *[other] потрапляє
    } на стос скидання.
event-cleared = { $player } прибирає стіл.

## Чому ні

refuse-above-the-gap = Туди може впасти лише карта середнього ряду.
refuse-in-hand = Карти { $card } немає у вашій руці.
refuse-not-paid-with-yet = Картою { $card } ви цього ходу вже платили: до кінця ходу вона лишається на столі.
refuse-not-executed-yet = Дію карти { $card } ви цього ходу вже виконали: карта лишається на столі до кінця ходу.
refuse-look-into-stock = У запас ніхто не заглядає.
refuse-look-into-boneyard = З могильника видно лише верхню карту.
refuse-look-at-cards = Чужу руку й колоди добору не розглядають.
refuse-look-into-own-discards = Свій стос скидання можна переглядати поза своїм ходом, а під час нього лише тоді, коли так каже дія.
refuse-look-into-discards = З чужого стосу скидання видно лише верхню карту.
refuse-slot-is-filled = Там немає карти.
refuse-is-an-opponent = Виберіть суперника.
refuse-spendable-card = Карти { $card } немає у вашій руці, або нею не можна платити.
refuse-enough-left-to-pay = Якби карта { $card } була першою, решти не вистачило б; почніть із більшої.
refuse-price-is-met =
    { $have ->
        [one] { $have } монети замало
        [few] { $have } монет замало
       *[other] { $have } монет замало
    }; ціна { $need }.
refuse-boat-reaches = Човен бере карту з основи.
refuse-boat-in-hand = У вас немає Човна.
refuse-in-base = Продається лише основа піраміди.
refuse-affordable = Коштує { $need }; ваша рука варта { $have }.
refuse-axe-only-answers = Сокиру скидають, коли ефект змушує скинути карту; власної дії вона не має.
refuse-boat-only-answers = Човен відповідає на купівлю суперника; власної дії він не має.
refuse-has-an-opponent = Карта { $card } говорить про суперника, а ви граєте без суперників.
refuse-enough-to-draw = Карта { $card } потребує в колоді й стосі скидання { $need ->
        [one] { $need } карти
        [few] { $need } карт
       *[other] { $need } карт
    }; є { $have }.
refuse-other-hand-cards = Карта { $card } потребує в руці ще { $need ->
        [one] { $need } карти
        [few] { $need } карт
       *[other] { $need } карт
    }.
refuse-starter-in-hand = У руці немає стартової карти.
refuse-card-in-discard-pile = Ваш стос скидання порожній.
refuse-discard-pile-is-high = У вашому стосі скидання { $have ->
        [one] { $have } карта
        [few] { $have } карти
       *[other] { $have } карт
    }; { $card } { $card_gender ->
        [pl] потребують
       *[other] потребує
    } щонайменше { $need }.
refuse-card-in-tomb = Ваша гробниця порожня.
refuse-set-card-in-tomb = У вашій гробниці немає карти набору.
refuse-played-a-card-before = Цього ходу на столі немає іншої карти, до якої { $card_gender ->
        [pl] сягають
       *[other] сягає
    } { $card }.
refuse-card-in-pyramid = Піраміда порожня.
refuse-two-cards-to-swap = У піраміді немає двох карт.
refuse-two-cards-in-pyramid = У піраміді немає двох карт.
refuse-card-in-base = Основа порожня.
refuse-card-in-middle-row = Середній ряд порожній.
refuse-card-on-apex = Вершина порожня.
refuse-cheap-card-in-base = Жодна карта основи не коштує { $need } або менше.
refuse-new-set-in-pyramid = У піраміді немає карти набору, нового для вашої гробниці.
refuse-card-in-stock = Запас порожній.
refuse-card-in-boneyard = Могильник порожній.
refuse-boneyard-serves-all = У могильнику { $have ->
        [one] { $have } карта
        [few] { $have } карти
       *[other] { $have } карт
    }, менше, ніж гравців ({ $need }).
refuse-hand-card-worth-a-take = Жодної іншої карти з руки не вистачає на карту піраміди.
refuse-cheaper-than-bought = Цього ходу у вас немає покупки, дорожчої за якусь карту піраміди.
refuse-opponent-with-cards = Жоден суперник не має в руці { $need ->
        [one] { $need } карти
        [few] { $need } карт
       *[other] { $need } карт
    } чи більше.
refuse-opponent-with-a-deck = Кожен суперник має порожню руку або разом щонайбільше { $need ->
        [one] { $need } карту
        [few] { $need } карти
       *[other] { $need } карт
    }.
refuse-action-to-repeat = Жодної дії цього ходу зараз не можна повторити.
refuse-not-tied-to-gold = Карта { $card } повернулася лише заради золота.
refuse-embalmer-may-entomb = Майстер бальзамування запечатує лише діями карт.
refuse-entombing-left = Безкоштовне запечатування цього ходу вже було; більше лише діями карт.
refuse-order-matters = Немає чого впорядковувати.
refuse-to-be-discarded = Карти { $card } немає серед тих, що скидаються.
refuse-is-an-entombed-set-card = У вашій гробниці немає такої карти набору: { $card }.
refuse-lies-on-stock = Карти { $card } немає серед переглянутих.
refuse-waits-on-stock = Карта { $card } вже не чекає на місце.
refuse-was-executed-this-turn = Дію карти { $card } цього ходу не виконували.
refuse-can-be-repeated = Дію карти { $card } зараз не можна повторити.
refuse-dearest-or-axe = Карта { $card } не найдорожча з ваших.
refuse-reduced-price-affordable = Зараз коштує { $need }; ваша рука варта { $have }.
refuse-only-ring-in-between = Зараз можна зіграти лише Перстень; карта { $card } почекає.
refuse-ring-in-hand = Карти { $card } немає у вашій руці.
refuse-is-a-starter = Карта { $card } не стартова.
refuse-in-discard-pile = Карти { $card } немає у вашому стосі скидання.
refuse-lies-there = Карта { $card } не лежить на цьому місці вашого стосу скидання.
refuse-lies-apart = Карти { $card } лежать разом, або це найнижча; місця не називайте.
refuse-is-cheapest = Є дешевша карта.
refuse-is-dearest = Є дорожча карта.
refuse-set-aside-once = Відкладіть вбік карту хоча б раз.
refuse-was-set-aside = Карти { $card } немає серед відкладених.
refuse-was-seen = Карти { $card } немає серед переглянутих.
refuse-waits-for-its-place = Карта { $card } вже не чекає на місце.
refuse-reaches-a-card = Карти { $card } замало для будь-якої карти піраміди.
refuse-within-the-trade = Може коштувати щонайбільше { $need }.
refuse-was-played-earlier = Карту { $card } цього ходу раніше не грали.
refuse-holds-enough-cards = У цього суперника менше ніж { $need ->
        [one] { $need } карта
        [few] { $need } карти
       *[other] { $need } карт
    }.
refuse-in-shown-hand = Карти { $card } немає в цій руці.
refuse-named-card-or-axe = Названо карту { $card }: скиньте її або Сокиру.
refuse-opens-a-new-set = Це не карта набору, нового для вашої гробниці.
refuse-cheaper-than-the-purchase = Має коштувати менше ніж { $need }.
refuse-in-middle-row = Це не в середньому ряду.
refuse-two-filled-slots = На обох місцях має лежати карта.
refuse-two-different-slots = Назвіть два різні місця.
refuse-in-any-way = За домовленістю карта повертається лише до того самого вжитку: скажіть до якого.
refuse-was-paid-with = Картою { $card } не платили.
refuse-was-executed = Дію карти { $card } не виконували.
refuse-used-alike = Однією картою { $card } ви платили, дію іншої виконали; скажіть, яку маєте на увазі.
refuse-use-matters = Карти { $card } не вживали по-різному; не треба казати, яку маєте на увазі.
refuse-is-a-set-card = Карта { $card } не належить до набору.
refuse-lowest-gap = Падає в найнижчий ряд, де є прогалина.
refuse-lies-in-own-tomb = Карти { $card } немає у вашій гробниці.
refuse-in-base-row = Це не в основі.
refuse-cheap-and-in-base = Це має бути карта основи за { $need } або менше.

## Чому крок остаточний

undo-chance-draw = Карту дібрано, тож крок остаточний.
undo-chance-look = Карти переглянуто, тож крок остаточний.
undo-chance-stock = Карту запасу відкрито, тож крок остаточний.
undo-chance-entomb = Карту з колоди запечатано, тож крок остаточний.
undo-chance-reveal = Карту відкрито, тож крок остаточний.
undo-chance-starter = Першого гравця назвав випадок.
undo-chance-set = Набори вибрав випадок.
undo-chance-box = Унікальні артефакти вибрав випадок.
undo-chance-left-out = Унікальні артефакти вибрав випадок.
undo-turned-up = Приховану карту відкрито, тож крок остаточний.
undo-looked = Карти переглянуто, тож крок остаточний.
undo-searched = Стос скидання переглянуто, тож крок остаточний.
undo-hand-shown = Руку показано, тож крок остаточний.
undo-uncovered = Закрита карта вийшла на світло, тож крок остаточний.

## Налаштування партії

preset-standard = Звичайна
preset-standard-help = Карти, які правила готують для вашої кількості гравців.
preset-mix = Обидві коробки
preset-mix-help = Набори з обох коробок, змішані випадково.
preset-master = Майстер бальзамування
preset-master-help = Складніша гра для одного.
option-set-pool = Карти
option-set-pool-help = Якими картами ви граєте.
option-set-pool-standard = Звичайні для цієї кількості гравців
option-set-pool-free = Будь-які карти обох коробок
option-set-half-sets = Половинні набори
option-set-half-sets-help = Кожна карта обох наборів одного розміру по разу замість одного повного набору. У більших добірках це стосується наборів, які не обидва повні; у власній добірці: того, як рахуються набори одного кольору, що є у грі частково.
option-set-half-sets-off = Ні
option-set-half-sets-independent = Кожен набір окремо
option-set-half-sets-merged = Об’єднані за кольором
option-set-cards = Власний вибір карт
option-set-cards-help = Скільки яких карт у грі; набір означає всі його карти. Щонайменше 14 карт на гравця.
option-set-set-of-3 = Набір із 3 карт
option-set-set-of-3-help = Який із двох наборів цього розміру береться до гри, коли добірка вміщує лише один.
option-set-set-of-3-random = Випадково
option-set-set-of-4 = Набір із 4 карт
option-set-set-of-4-help = Який із двох наборів цього розміру береться до гри, коли добірка вміщує лише один.
option-set-set-of-4-random = Випадково
option-set-set-of-5 = Набір із 5 карт
option-set-set-of-5-help = Який із двох наборів цього розміру береться до гри, коли добірка вміщує лише один.
option-set-set-of-5-random = Випадково
option-set-set-of-6 = Набір із 6 карт
option-set-set-of-6-help = Який із двох наборів цього розміру береться до гри, коли добірка вміщує лише один.
option-set-set-of-6-random = Випадково
option-set-set-of-7 = Набір із 7 карт
option-set-set-of-7-help = Який із двох наборів цього розміру береться до гри, коли добірка вміщує лише один.
option-set-set-of-7-random = Випадково
option-set-uniques = Унікальні артефакти
option-set-uniques-help = Усі шість однієї гри або по одному кожної ціни.
option-set-uniques-per-cost = По одному кожної ціни
option-set-uniques-random = Випадково
option-set-unique-of-2 = Унікальний артефакт за 2
option-set-unique-of-2-help = Діє, коли артефактів по одному кожної ціни.
option-set-unique-of-2-random = Випадково
option-set-unique-of-3 = Унікальний артефакт за 3
option-set-unique-of-3-help = Діє, коли артефактів по одному кожної ціни.
option-set-unique-of-3-random = Випадково
option-set-unique-of-4 = Унікальний артефакт за 4
option-set-unique-of-4-help = Діє, коли артефактів по одному кожної ціни.
option-set-unique-of-4-random = Випадково
option-set-unique-of-5 = Унікальний артефакт за 5
option-set-unique-of-5-help = Діє, коли артефактів по одному кожної ціни.
option-set-unique-of-5-random = Випадково
option-set-unique-of-6 = Унікальний артефакт за 6
option-set-unique-of-6-help = Діє, коли артефактів по одному кожної ціни.
option-set-unique-of-6-random = Випадково
option-set-unique-of-7 = Унікальний артефакт за 7
option-set-unique-of-7-help = Діє, коли артефактів по одному кожної ціни.
option-set-unique-of-7-random = Випадково
option-set-left-out-1 = Вилучений артефакт 1
option-set-left-out-1-help = З картами для шести гравців два з дванадцяти унікальних артефактів лишаються в коробці.
option-set-left-out-1-random = Випадково
option-set-left-out-2 = Вилучений артефакт 2
option-set-left-out-2-help = З картами для шести гравців два з дванадцяти унікальних артефактів лишаються в коробці.
option-set-left-out-2-random = Випадково
option-set-starting-player = Перший гравець
option-set-starting-player-help = Хто починає: останній відвідувач музею або випадок.
option-set-starting-player-random = Випадково
option-set-starting-player-seat-0 = Гравець 1
option-set-starting-player-seat-1 = Гравець 2
option-set-starting-player-seat-2 = Гравець 3
option-set-starting-player-seat-3 = Гравець 4
option-set-starting-player-seat-4 = Гравець 5
option-set-starting-player-seat-5 = Гравець 6
option-set-starting-player-seat-6 = Гравець 7
option-set-starting-player-seat-7 = Гравець 8
option-set-solo = Рівень соло
option-set-solo-help = Обидва вимагають досконалого рахунку; майстер бальзамування не має безкоштовного запечатування.
option-set-solo-beginner = Початківець
option-set-solo-master = Майстер бальзамування
option-set-reactions = Запит про Човен
option-set-reactions-help = Якщо питати власника завжди, це нічого не видає; питати лише тоді, коли Човен у руці, швидше.
option-set-reactions-always = Завжди
option-set-reactions-possible = Коли можливо
option-set-senet-axe = Сенет запускає Сокиру
option-set-senet-axe-help = Чи вважається Сокира, віддана через Сенет, скинутою.
option-set-senet-axe-on = Так
option-set-senet-axe-off = Ні
option-set-ring-entomb = Запечатування витрачає Перстень
option-set-ring-entomb-help = Чи є запечатування грою карти в розумінні Персня.
option-set-ring-entomb-on = Так
option-set-ring-entomb-off = Ні
option-set-boat-fork = Падіння вирішує власник Човна
option-set-boat-fork-help = Чи власник Човна, а не гравець, що ходить, вибирає, що впаде в прогалину після Човна.
option-set-boat-fork-on = Так
option-set-boat-fork-off = Ні
option-set-hounds-same-way = Пси до того самого вжитку
option-set-hounds-same-way-help = Чи можна повернену карту вжити лише як раніше або запечатати.
option-set-hounds-same-way-on = Так
option-set-hounds-same-way-off = Ні
option-set-hidden-stock = Запас не рахують у свій хід
option-set-hidden-stock-help = Чи гравцеві, що ходить, не видно, скільки карт у запасі.
option-set-hidden-stock-on = Так
option-set-hidden-stock-off = Ні
option-set-open-discard = Власний стос скидання відкритий
option-set-open-discard-help = Чи можна переглядати його і у свій хід.
option-set-open-discard-on = Так
option-set-open-discard-off = Ні

## Навіщо цей вибір

aim-get-unseen = здобути карту, якої ще ніхто не бачив
aim-get-unique = здобути { $card_acc } заради { $points ->
        [one] { $points } очка
        [few] { $points } очок
        [many] { $points } очок
       *[other] { $points } очка
    } у гробниці
aim-get-gold = мати більше на покупки: карта { $card } варта { $gold } у золоті
aim-get-last = здобути { $card_acc }, останню карту, якої бракує в наборі: { $set }
aim-get-more = здобути { $card_acc } до набору, який уже є в гробниці: { $set }
aim-get-first = здобути { $card_acc } й почати набір: { $set }
aim-entomb-unseen = запечатати те, що випаде
aim-entomb-points = запечатати { $card_acc } й забрати з колоди
aim-entomb-double = зменшити колоду: карта { $card } уже лежить у гробниці
aim-entomb-last = завершити набір останньою картою, { $card_ins }: { $set }, +{ $points }
aim-entomb-more = розширити набір, додавши { $card_acc }: { $set }, +{ $points }
aim-entomb-first = почати в гробниці набір { $card_ins }: { $set }
aim-play-entomb = покласти до гробниці на карту більше ({ $card })
aim-play-take = здобути карту без оплати ({ $card })
aim-play-against = стримати інших ({ $card })
aim-play-draw = мати цього ходу більше карт ({ $card })
aim-play = скористатися дією замість золота ({ $card })
aim-end = взяти нову руку
aim-leave = зберегти золото на щось краще
aim-end-there = на цьому зупинитися
aim-pyramid = краще впорядкувати піраміду
aim-discard = скинути { $card_acc }, зараз найменш потрібну карту
aim-sacrifice = назавжди позбутися { $card_gen }
aim-give = віддати найменш цінну карту, { $card_acc }
aim-name = забрати { $card_acc } з тієї руки
aim-trade = обміняти { $card_acc } на { $other_acc } з могильника
aim-keep = невдовзі знову мати { $card_acc } в руці
aim-fetch = використати { $card_acc } ще раз
aim-spoil = забрати { $card_acc } в усіх інших
aim-grant = віддати не більше ніж { $card_acc }
aim-against = стримати гравця: { $opponent }

## Значення компонентів

figure-cards = карти
figure-level-1 = карти рівня 1
figure-level-2 = карти рівня 2
figure-level-3 = карти рівня 3
figure-tombs = карти гробниць
figure-references = карти-підказки
figure-draw = дібрані карти
figure-free = безкоштовно за хід
figure-start = на початку
figure-each = на гравця
figure-colour = колір
figure-symbol = символ
figure-box = коробка
figure-pair = супернабір
figure-size = різні карти
figure-sets = набори
figure-doubled = обидва набори повні
figure-merged = об’єднані
figure-copies = примірники
figure-uniques = унікальні артефакти
figure-market = карти на продаж
figure-players-to = гравців щонайбільше
figure-set = набір
figure-level = рівень
figure-cost = ціна
figure-gold = золото
figure-vp = очки
figure-counts-as-change = змінює піраміду
figure-discount = знижка
figure-reaction = відповідає іншим
figure-opponent = потребує суперника
figure-repeatable = можна повторити
figure-hand-from = рука щонайменше
figure-look = переглянуті карти
figure-margin = дорожча щонайбільше на
figure-entomb-to = запечатано щонайбільше
figure-spared-to = помилуваний, маючи щонайбільше
figure-discard-from = стос скидання щонайменше
figure-factor = разів дорожче
figure-gold-each = золото кожної карти
figure-cost-to = ціна щонайбільше
term-blue = синій
term-brown = коричневий
term-green = зелений
term-grey = сірий
term-purple = фіолетовий
term-red = червоний
term-yellow = жовтий
term-both = обидва
term-choice = один на вибір
term-ankh = анх
term-bandage = бинт
term-blade = лезо
term-brush = пензель
term-crown = корона
term-door = двері
term-jar = канопа
term-sarcophagus = саркофаг

## Назви правил, як їх наводять відмови

rule-2-urn = { card-urn }
rule-2-brain-hook = { card-brain-hook }
rule-2-linen-bandages = { card-linen-bandages }
rule-2-necklace = { card-necklace }
rule-2-bracelet = { card-bracelet }
rule-2-brooch = { card-brooch }
rule-2-antechamber = { card-antechamber }
rule-2-offering-chapel = { card-offering-chapel }
rule-2-serdab = { card-serdab }
rule-2-axe = { card-axe }
rule-2-dagger = { card-dagger }
rule-2-spear = { card-spear }
rule-2-khopesh = { card-khopesh }
rule-2-bow = { card-bow }
rule-2-goddess-nut = { card-goddess-nut }
rule-2-judgment = { card-judgment }
rule-2-hieroglyphics = { card-hieroglyphics }
rule-2-hunting-scene = { card-hunting-scene }
rule-2-victory = { card-victory }
rule-2-ibex-figurine = { card-ibex-figurine }
rule-2-hounds-and-jackals = { card-hounds-and-jackals }
rule-2-senet = { card-senet }
rule-2-mirror-case = { card-mirror-case }
rule-2-sphinx = { card-sphinx }
rule-2-middle-sarcophagus = { card-middle-sarcophagus }
rule-2-amulet-ankh = { card-amulet-ankh }
rule-2-amulet-wedjat = { card-amulet-wedjat }
rule-2-amulet-tyet = { card-amulet-tyet }
rule-2-book-heavens = { card-book-heavens }
rule-2-book-earth = { card-book-earth }
rule-2-book-dead = { card-book-dead }
rule-2-book-eternity = { card-book-eternity }
rule-2-statue-bastet = { card-statue-bastet }
rule-2-statue-seth = { card-statue-seth }
rule-2-statue-osiris = { card-statue-osiris }
rule-2-headrest = { card-headrest }
rule-2-boat = { card-boat }
rule-2-crook-and-flail = { card-crook-and-flail }
rule-2-burial-mask = { card-burial-mask }
rule-1-3-a = Запас і могильник закриті
rule-1-3-b = Рука й колода добору
rule-1-3-c = Власний стос скидання
rule-1-5-a = Негайне обвалення
rule-1-5-b = Розвилка
rule-1-6-1 = Крок 1: гра карт
rule-1-6-2 = Крок 2: скидання
rule-1-6-3-a = Крок 3: обов’язок пожертвувати
rule-1-7-a = Продається лише основа
rule-1-7-b = Оплата
rule-1-7-d = Золото або дія
rule-1-8-a = Усі частини або нічого
rule-1-8-d = Дія або золото
rule-1-9-d = Карти в руці
rule-1-9-e = «Можете»
rule-1-9-f = Жертвування
rule-1-9-g = Запечатування
rule-1-9-h = Отримання
rule-1-9-i = Зіграні карти
rule-1-10-a = Одне безкоштовне запечатування
rule-1-15-b = Соло: без суперників
rule-1-15-e = Соло: майстер бальзамування
rule-2-1-a = Добирають усе
rule-2-1-b = Карта, яку саме грають
rule-2-1-d = Кожен суперник
rule-r-03 = Перстень: наступна карта
rule-r-04 = Гак для мозку — це купівля
rule-r-09 = Богиня Нут з однією картою
rule-r-31 = Карта, взята назад
rule-r-36 = Де опиниться Футляр для дзеркала
rule-r-38 = Персні під час Гака для мозку
rule-r-40 = Що повторює Амулет тет

## Що має виконуватися в прикладі

fact-changed = піраміду змінено
fact-known = відомі
fact-active = ходить
fact-held = карт у руці
fact-ahead = відомі в запасі
fact-entombed = уже запечатано
fact-second = запас рівня II
fact-third = запас рівня III
fact-dearest = найдорожча карта
fact-shown = показано
fact-spectator = глядач
fact-acts = використані дії

# what may be answered beforehand
standing-boat = Човен, коли купує інший
standing-nut-offer = Пропозиція богині Нут
standing-dearest = Удар Сокири

## On the pages of players

feat-bought = Найчастіша покупка
feat-entombed = Найбільше запечатаних карт
feat-set = Найкращий набір у гробниці
