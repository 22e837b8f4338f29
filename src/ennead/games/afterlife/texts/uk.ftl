### Долина царів: Потойбіччя, нашими словами.

game-title = Долина царів: Потойбіччя
game-blurb = Купуй із піраміди, що обвалюється, будуй колоду й забери її із собою: рахується лише те, що лежить у твоїй гробниці.

## Карти

card-shabti = Ушебті
    .gender = n
card-shabti-text = Скинь карту з руки, а потім добери { $draw ->
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
card-urn-text = Поміняй місцями дві будь-які карти піраміди. Це не вважається зміною піраміди.
card-box-of-food = Скриня з їжею
    .gen = Скрині з їжею
    .dat = Скрині з їжею
    .acc = Скриню з їжею
    .ins = Скринею з їжею
    .loc = Скрині з їжею
    .gender = f
card-box-of-food-text = Добери { $draw ->
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
card-offering-table-text = Пожертвуй карту з руки, а потім добери { $draw ->
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
card-brain-hook-text = Відкрий верхню карту запасу. Можеш купити її на { $discount } дешевше, зігравши перед тим Перстень. Якщо не купиш, пожертвуй її.
card-linen-bandages = Лляні бинти
    .gen = Лляних бинтів
    .dat = Лляним бинтам
    .ins = Лляними бинтами
    .loc = Лляних бинтах
    .gender = pl
card-linen-bandages-text = Запечатай у гробниці стартову карту з руки.
card-natron = Натрон
    .gen = Натрону
    .dat = Натрону
    .ins = Натроном
    .loc = Натроні
    .gender = m
card-natron-text = Скинь карту з руки, а потім іншу запечатай у гробниці.
card-ring = Перстень
    .gen = Персня
    .dat = Персню
    .ins = Перснем
    .loc = Персні
    .gender = m
card-ring-text = Наступна карта, яку зіграєш цього ходу заради золота чи дії, має подвоєну вартість у золоті.
card-necklace = Намисто
    .gen = Намиста
    .dat = Намисту
    .ins = Намистом
    .loc = Намисті
    .gender = n
card-necklace-text = Запечатай верхню карту своєї колоди. Якщо вона стартова, можеш запечатати й наступну.
card-bracelet = Браслет
    .gen = Браслета
    .dat = Браслету
    .ins = Браслетом
    .loc = Браслеті
    .gender = m
card-bracelet-text = Добери { $draw ->
        [one] карту
        [few] { $draw } карти
       *[other] { $draw } карт
    }, а потім поклади карту з руки зверху на свою колоду.
card-brooch = Брошка
    .gen = Брошки
    .dat = Брошці
    .acc = Брошку
    .ins = Брошкою
    .loc = Брошці
    .gender = f
card-brooch-text = Запечатай карту з піраміди, а потім пожертвуй карту набору зі своєї гробниці. Якась має лежати там заздалегідь.
card-antechamber = Передпокій
    .gen = Передпокою
    .dat = Передпокою
    .ins = Передпокоєм
    .loc = Передпокої
    .gender = m
card-antechamber-text = Переглянь свій стос скидання і візьми з нього одну карту в руку.
card-offering-chapel = Жертовна каплиця
    .gen = Жертовної каплиці
    .dat = Жертовній каплиці
    .acc = Жертовну каплицю
    .ins = Жертовною каплицею
    .loc = Жертовній каплиці
    .gender = f
card-offering-chapel-text = Починаючи з тебе, кожен гравець може запечатати верхню карту свого стосу скидання.
card-serdab = Сердаб
    .gen = Сердаба
    .dat = Сердабу
    .ins = Сердабом
    .loc = Сердабі
    .gender = m
card-serdab-text = Відклади вбік скільки завгодно карт із руки. Після добору наприкінці ходу вони повернуться в руку.
card-burial-chamber = Поховальна камера
    .gen = Поховальної камери
    .dat = Поховальній камері
    .acc = Поховальну камеру
    .ins = Поховальною камерою
    .loc = Поховальній камері
    .gender = f
card-burial-chamber-text = Запечатай карту з руки.
card-treasury = Скарбниця
    .gen = Скарбниці
    .dat = Скарбниці
    .acc = Скарбницю
    .ins = Скарбницею
    .loc = Скарбниці
    .gender = f
card-treasury-text = Добери { $draw ->
        [one] карту
        [few] { $draw } карти
       *[other] { $draw } карт
    }, а потім скинь карту з руки.
card-axe = Сокира
    .gen = Сокири
    .dat = Сокирі
    .acc = Сокиру
    .ins = Сокирою
    .loc = Сокирі
    .gender = f
card-axe-text = Коли якийсь ефект змушує тебе скинути карту, можеш скинути Сокиру. Тоді кожен твій суперник показує руку і скидає з неї найдорожчу карту.
card-dagger = Кинджал
    .gen = Кинджала
    .dat = Кинджалу
    .ins = Кинджалом
    .loc = Кинджалі
    .gender = m
card-dagger-text = Якщо в могильнику є карта для кожного гравця: починаючи з тебе, кожен кладе його верхню карту на свій стос скидання.
card-spear = Спис
    .gen = Списа
    .dat = Спису
    .ins = Списом
    .loc = Списі
    .gender = m
card-spear-text = Вибери суперника, який має в руці щонайменше { $hand-from ->
        [one] одну карту
        [few] { $hand-from } карти
       *[other] { $hand-from } карт
    }. Він показує руку, ти називаєш карту, і її скидають.
card-khopesh = Хопеш
    .gen = Хопеша
    .dat = Хопешу
    .ins = Хопешем
    .loc = Хопеші
    .gender = m
card-khopesh-text = Сусід ліворуч вибирає карту піраміди, а ти її отримуєш.
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
card-bow-text = Запечатай із піраміди карту набору, з якого у твоїй гробниці ще нічого немає.
card-goddess-nut = Богиня Нут
    .gen = Богині Нут
    .dat = Богині Нут
    .acc = Богиню Нут
    .ins = Богинею Нут
    .loc = Богині Нут
    .gender = f
card-goddess-nut-text = Вибери суперника; він може отримати найдешевшу карту піраміди. Потім ти отримуєш найдорожчу.
card-judgment = Посмертний суд
    .gen = Посмертного суду
    .dat = Посмертному суду
    .ins = Посмертним судом
    .loc = Посмертному суді
    .gender = m
card-judgment-text = Відклади вбік карту з руки, а потім отримай верхню карту могильника. Повторюй, скільки хочеш і можеш. Наприкінці пожертвуй відкладені карти в будь-якому порядку.
card-hieroglyphics = Ієрогліфи
    .gen = Ієрогліфів
    .dat = Ієрогліфам
    .ins = Ієрогліфами
    .loc = Ієрогліфах
    .gender = pl
card-hieroglyphics-text = Подивись на { $look ->
        [one] верхню карту
        [few] { $look } верхні карти
       *[other] { $look } верхніх карт
    } своєї колоди. Одну візьми в руку, решту поверни зверху в будь-якому порядку.
card-banquet = Бенкет
    .gen = Бенкету
    .dat = Бенкету
    .ins = Бенкетом
    .loc = Бенкеті
    .gender = m
card-banquet-text = Добери { $draw ->
        [one] карту
        [few] { $draw } карти
       *[other] { $draw } карт
    }.
card-hunting-scene = Полювання
    .dat = Полюванню
    .ins = Полюванням
    .loc = Полюванні
    .gender = n
card-hunting-scene-text = Пожертвуй карту з руки, а потім отримай карту піраміди, дорожчу щонайбільше на { $margin }.
card-victory = Перемога
    .gen = Перемоги
    .dat = Перемозі
    .acc = Перемогу
    .ins = Перемогою
    .loc = Перемозі
    .gender = f
card-victory-text = Запечатай карту, зіграну раніше цього ходу.
card-solar-barque = Сонячна барка
    .gen = Сонячної барки
    .dat = Сонячній барці
    .acc = Сонячну барку
    .ins = Сонячною баркою
    .loc = Сонячній барці
    .gender = f
card-solar-barque-text = До кінця ходу можеш купувати з усіх рядів піраміди.
card-ibex-figurine = Фігурка козерога
    .gen = Фігурки козерога
    .dat = Фігурці козерога
    .acc = Фігурку козерога
    .ins = Фігуркою козерога
    .loc = Фігурці козерога
    .gender = f
card-ibex-figurine-text = Пожертвуй будь-яку карту піраміди, а потім добери { $draw ->
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
card-hounds-and-jackals-text = Візьми назад у руку карту, зіграну раніше цього ходу.
card-senet = Сенет
    .gen = Сенету
    .dat = Сенету
    .ins = Сенетом
    .loc = Сенеті
    .gender = m
card-senet-text = Добери { $draw ->
        [one] карту
        [few] { $draw } карти
       *[other] { $draw } карт
    }, а потім поклади Сенет на стос скидання суперника. Він кладе карту набору з руки на твій стос або показує тобі, що такої немає.
card-mirror-case = Футляр для дзеркала
    .gen = Футляра для дзеркала
    .dat = Футляру для дзеркала
    .ins = Футляром для дзеркала
    .loc = Футлярі для дзеркала
    .gender = m
card-mirror-case-text = Отримай карту. Потім Футляр для дзеркала сам входить у піраміду з вершини і падає в найнижчу прогалину.
card-lotus-chalice = Лотосовий келих
    .gen = Лотосового келиха
    .dat = Лотосовому келиху
    .ins = Лотосовим келихом
    .loc = Лотосовому келиху
    .gender = m
card-lotus-chalice-text = Візьми карту зі своєї гробниці в руку. Потім можеш запечатати щонайбільше { $entomb-to ->
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
card-sphinx-text = Візьми в руку будь-яку карту піраміди.
card-outer-sarcophagus = Зовнішній саркофаг
    .gen = Зовнішнього саркофага
    .dat = Зовнішньому саркофагу
    .ins = Зовнішнім саркофагом
    .loc = Зовнішньому саркофазі
    .gender = m
card-outer-sarcophagus-text = Запечатай верхню карту свого стосу скидання.
card-middle-sarcophagus = Середній саркофаг
    .gen = Середнього саркофага
    .dat = Середньому саркофагу
    .ins = Середнім саркофагом
    .loc = Середньому саркофазі
    .gender = m
card-middle-sarcophagus-text = Отримай карту із середнього ряду.
card-inner-sarcophagus = Внутрішній саркофаг
    .gen = Внутрішнього саркофага
    .dat = Внутрішньому саркофагу
    .ins = Внутрішнім саркофагом
    .loc = Внутрішньому саркофазі
    .gender = m
card-inner-sarcophagus-text = Візьми карту зі своєї гробниці в руку. Потім можеш запечатати щонайбільше { $entomb-to ->
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
card-jar-duamutef-text = Пожертвуй карту з руки, а потім добери { $draw ->
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
    }, скидає одну. Потім добери { $draw ->
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
card-jar-imseti-text = Візьми в руку верхню карту могильника.
card-amulet-ankh = Амулет анх
    .gen = Амулета анх
    .dat = Амулету анх
    .ins = Амулетом анх
    .loc = Амулеті анх
    .gender = m
card-amulet-ankh-text = Добери { $draw ->
        [one] карту
        [few] { $draw } карти
       *[other] { $draw } карт
    }. Потім можеш покласти карту з руки зверху на свою колоду.
card-amulet-djed = Амулет джед
    .gen = Амулета джед
    .dat = Амулету джед
    .ins = Амулетом джед
    .loc = Амулеті джед
    .gender = m
card-amulet-djed-text = Візьми в руку верхню карту свого стосу скидання.
card-amulet-wedjat = Амулет уджат
    .gen = Амулета уджат
    .dat = Амулету уджат
    .ins = Амулетом уджат
    .loc = Амулеті уджат
    .gender = m
card-amulet-wedjat-text = Подивись на { $look ->
        [one] верхню карту
        [few] { $look } верхні карти
       *[other] { $look } верхніх карт
    } запасу. Одну можеш пожертвувати. Решту поверни зверху в будь-якому порядку.
card-amulet-scarab = Амулет скарабей
    .gen = Амулета скарабея
    .dat = Амулету скарабею
    .ins = Амулетом скарабеєм
    .loc = Амулеті скарабеї
    .gender = m
card-amulet-scarab-text = Запечатай карту з руки.
card-amulet-tyet = Амулет тет
    .gen = Амулета тет
    .dat = Амулету тет
    .ins = Амулетом тет
    .loc = Амулеті тет
    .gender = m
card-amulet-tyet-text = Повтори дію, виконану цього ходу, з новим вибором. Не можна: Сонячну барку, Псів та шакалів, Сенет, Футляр для дзеркала, Тота, Кадильницю, Амулет тет.
card-book-gates = Книга воріт
    .gen = Книги воріт
    .dat = Книзі воріт
    .acc = Книгу воріт
    .ins = Книгою воріт
    .loc = Книзі воріт
    .gender = f
card-book-gates-text = Відкрий верхню карту своєї колоди. Виконай її дію, якщо можеш, а потім скинь її.
card-book-netherworld = Книга підземного світу
    .gen = Книги підземного світу
    .dat = Книзі підземного світу
    .acc = Книгу підземного світу
    .ins = Книгою підземного світу
    .loc = Книзі підземного світу
    .gender = f
card-book-netherworld-text = Поклади верхню карту запасу зверху на свій стос скидання.
card-book-heavens = Книга небес
    .gen = Книги небес
    .dat = Книзі небес
    .acc = Книгу небес
    .ins = Книгою небес
    .loc = Книзі небес
    .gender = f
card-book-heavens-text = Якщо у твоєму стосі скидання щонайменше { $discard-from ->
        [one] одна карта
        [few] { $discard-from } карти
       *[other] { $discard-from } карт
    }, вибери одну з них і запечатай.
card-book-earth = Книга землі
    .gen = Книги землі
    .dat = Книзі землі
    .acc = Книгу землі
    .ins = Книгою землі
    .loc = Книзі землі
    .gender = f
card-book-earth-text = Пожертвуй карту з руки, а потім отримай карту піраміди, яка коштує щонайбільше у { $factor } рази більше.
card-book-dead = Книга мертвих
    .gen = Книги мертвих
    .dat = Книзі мертвих
    .acc = Книгу мертвих
    .ins = Книгою мертвих
    .loc = Книзі мертвих
    .gender = f
card-book-dead-text = Запечатай найдешевшу карту піраміди.
card-book-eternity = Книга мандрів вічністю
    .gen = Книги мандрів вічністю
    .dat = Книзі мандрів вічністю
    .acc = Книгу мандрів вічністю
    .ins = Книгою мандрів вічністю
    .loc = Книзі мандрів вічністю
    .gender = f
card-book-eternity-text = Після купівлі цього ходу отримай із піраміди карту, дешевшу за твою найдорожчу покупку.
card-statue-bastet = Статуя Бастет
    .gen = Статуї Бастет
    .dat = Статуї Бастет
    .acc = Статую Бастет
    .ins = Статуєю Бастет
    .loc = Статуї Бастет
    .gender = f
card-statue-bastet-text = Поміняй місцями дві будь-які карти піраміди, що не вважається зміною, а потім добери { $draw ->
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
card-statue-isis-text = Візьми карту зі своєї гробниці в руку.
card-statue-horus = Статуя Гора
    .gen = Статуї Гора
    .dat = Статуї Гора
    .acc = Статую Гора
    .ins = Статуєю Гора
    .loc = Статуї Гора
    .gender = f
card-statue-horus-text = Отримай вершину піраміди.
card-statue-anubis = Статуя Анубіса
    .gen = Статуї Анубіса
    .dat = Статуї Анубіса
    .acc = Статую Анубіса
    .ins = Статуєю Анубіса
    .loc = Статуї Анубіса
    .gender = f
card-statue-anubis-text = Запечатай верхню карту могильника.
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
    }, кладе карту з руки на твій стос скидання.
card-statue-thoth = Статуя Тота
    .gen = Статуї Тота
    .dat = Статуї Тота
    .acc = Статую Тота
    .ins = Статуєю Тота
    .loc = Статуї Тота
    .gender = f
card-statue-thoth-text = До кінця ходу кожна карта з твоєї руки має вартість { $gold-each } у золоті.
card-statue-osiris = Статуя Осіріса
    .gen = Статуї Осіріса
    .dat = Статуї Осіріса
    .acc = Статую Осіріса
    .ins = Статуєю Осіріса
    .loc = Статуї Осіріса
    .gender = f
card-statue-osiris-text = Запечатай карту з руки, а потім отримай карту піраміди, яка коштує щонайбільше стільки ж.
card-headrest = Підголівник
    .gen = Підголівника
    .dat = Підголівнику
    .ins = Підголівником
    .loc = Підголівнику
    .gender = m
card-headrest-text = Відклади вбік карту з руки. Після добору наприкінці ходу вона повернеться в руку.
card-censer = Кадильниця
    .gen = Кадильниці
    .dat = Кадильниці
    .acc = Кадильницю
    .ins = Кадильницею
    .loc = Кадильниці
    .gender = f
card-censer-text = Наступна карта, яку купиш цього ходу, потрапляє в руку.
card-boat = Човен
    .gen = Човна
    .dat = Човну
    .ins = Човном
    .loc = Човні
    .gender = m
card-boat-text = Після купівлі суперника можеш скинути Човен і отримати карту з основи.
card-chariot = Колісниця
    .gen = Колісниці
    .dat = Колісниці
    .acc = Колісницю
    .ins = Колісницею
    .loc = Колісниці
    .gender = f
card-chariot-text = Добери { $draw ->
        [one] карту
        [few] { $draw } карти
       *[other] { $draw } карт
    }, а потім скинь карту з руки.
card-crook-and-flail = Гак і ціп
    .gen = Гака і ціпа
    .dat = Гаку і ціпу
    .ins = Гаком і ціпом
    .loc = Гаку і ціпі
    .gender = pl
card-crook-and-flail-text = Візьми в руку карту з основи.
card-burial-mask = Поховальна маска
    .gen = Поховальної маски
    .dat = Поховальній масці
    .acc = Поховальну маску
    .ins = Поховальною маскою
    .loc = Поховальній масці
    .gender = f
card-burial-mask-text = Запечатай карту з основи, яка коштує щонайбільше { $cost-to }.

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
tunable-hand = Розмір руки
tunable-entombing = Безкоштовні запечатування
tunable-boneyard = Перші карти могильника

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
term-goal-left =
    { $count ->
        [one] До мети бракує { $count } очка
        [few] До мети бракує { $count } очок
       *[other] До мети бракує { $count } очок
    }
term-uncounted = зараз не рахують
term-ring = Перстень: наступна карта має подвоєне золото
term-thoth = Тот: кожна карта з руки має вартість { $gold }
term-barque = Сонячна барка: продаються всі ряди
term-censer = Кадильниця: наступна покупка потрапляє в руку
term-sacrifice-owed = Піраміда ще не змінилася: доведеться пожертвувати одну з її карт
term-free-entombing = Безкоштовне запечатування ще попереду
term-effects = Цього ходу
term-market = Чим грають
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

prompt-turn = Твій хід: купуй, грай, запечатуй або заверши його.
prompt-payment = Сплати { $price } за { $card_acc }: поки що { $paid }.
prompt-fork = Яка карта падає на середину основи?
prompt-boat = { $by } купує { $card_acc }. Відповіси Човном?
prompt-rebuild = Піраміда без змін: пожертвуй одну з її карт.
prompt-order = Яка карта наступна, від верху стосу скидання донизу?
prompt-discard = { $card }: скинь карту.
prompt-dearest = { $by } б’є Сокирою: скинь свою найдорожчу карту.
prompt-sacrifice-hand = { $card }: пожертвуй карту з руки.
prompt-sacrifice-pyramid = { $card }: пожертвуй карту піраміди.
prompt-entomb-hand = { $card }: запечатай карту з руки.
prompt-entomb-hand-maybe = { $card }: можеш запечатати карту з руки.
prompt-entomb-starter = { $card }: запечатай стартову карту з руки.
prompt-entomb-pyramid = { $card }: запечатай карту піраміди.
prompt-take = { $card }: отримай карту піраміди.
prompt-opponent = { $card }: вибери суперника.
prompt-urn-swap = { $card }: які дві карти міняються місцями?
prompt-statue-bastet-swap = { $card }: які дві карти міняються місцями?
prompt-brain-hook = Відкрито карту { $card }: купити за { $price } чи залишити?
prompt-necklace = Це була стартова карта. { $card }: запечатати й наступну?
prompt-to-deck = { $card }: поклади карту з руки зверху на колоду.
prompt-to-deck-maybe = { $card }: можеш покласти карту з руки зверху на колоду.
prompt-tomb-sacrifice = { $card }: пожертвуй карту набору зі своєї гробниці.
prompt-search = { $card }: візьми в руку карту зі стосу скидання.
prompt-heavens = { $card }: запечатай карту зі стосу скидання.
prompt-chapel = Жертовна каплиця: запечатати { $card_acc } з верху стосу скидання?
prompt-serdab = { $card }: відклади вбік скільки завгодно карт.
prompt-headrest = { $card }: відклади вбік карту.
prompt-judgment = Відкласти вбік карту й отримати з могильника { $card_acc }?
prompt-judgment-order = { $card }: яку карту жертвуєш тепер? Остання лежатиме зверху.
prompt-spear-target = { $card }: вибери суперника.
prompt-spear-card = { $card }: яку карту має скинути { $opponent }?
prompt-spear-yield = { $by } називає { $card_acc }: скинь цю карту або Сокиру.
prompt-khopesh = { $card }: вибери карту піраміди, яку отримає { $by }.
prompt-bow = { $card }: запечатай карту нового набору.
prompt-nut-offer = { $card }: можеш отримати найдешевшу карту.
prompt-nut-own = { $card }: отримай найдорожчу карту.
prompt-hieroglyphics = { $card }: яку карту береш у руку?
prompt-deck-order = { $card }: яка карта наступна, від верху колоди донизу?
prompt-hunting-scene = { $card }: пожертвуй карту з руки.
prompt-hunting-scene-take = { $card }: отримай карту піраміди.
prompt-book-earth = { $card }: пожертвуй карту з руки.
prompt-book-earth-take = { $card }: отримай карту піраміди.
prompt-statue-osiris = { $card }: запечатай карту з руки.
prompt-statue-osiris-take = { $card }: отримай карту піраміди.
prompt-victory = { $card }: запечатай карту, зіграну цього ходу.
prompt-hounds = { $card }: візьми назад карту, зіграну цього ходу.
prompt-senet-gift = Сенет: { $by } отримує від тебе карту набору.
prompt-seth-gift = { $card }: { $by } отримує від тебе карту.
prompt-mirror-case = { $card }: у яку прогалину падає?
prompt-unearth = { $card }: яку карту гробниці береш у руку?
prompt-to-hand = { $card }: візьми в руку карту піраміди.
prompt-middle-row = { $card }: отримай карту середнього ряду.
prompt-wedjat = { $card }: можеш пожертвувати одну з цих карт запасу.
prompt-stock-order = { $card }: яка карта наступна, від верху запасу донизу?
prompt-tyet = { $card }: яку дію повторюєш?
prompt-book-dead = { $card }: запечатай найдешевшу карту.
prompt-eternity = { $card }: отримай карту, дешевшу за твою найдорожчу покупку.
prompt-crook-and-flail = { $card }: візьми в руку карту основи.
prompt-burial-mask = { $card }: запечатай карту основи.

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
option-fall-card = Падає { $card }
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
option-repeat = Повторити { $card_acc }
option-return = Взяти назад { $card_acc }
option-return-gold = Взяти назад { $card_acc } заради золота
option-return-action = Взяти назад { $card_acc } заради дії

## Що сталося

event-pool = У цій партії { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[other] { $count } карт
    } на продаж: { $sets }.
event-opened = Могильник відкриває { $card }.
event-starts = Починає { $player }.
event-turn = Хід: { $player }.
event-refilled = У піраміду потрапляє { $card }: { $slot }.
event-fell = { $card } падає: { $slot }.
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
event-boat = { $player } відповідає Човном; купує { $opponent }.
event-played = { $player } грає { $card_acc }.
event-entombed = { $player } запечатує { $card_acc }.
event-sacrificed = { $player } жертвує { $card_acc }.
event-took = { $player } отримує { $card_acc }.
event-took-in-hand = { $player } бере { $card_acc } в руку.
event-discarded = { $player } скидає { $card_acc }.
event-axe = { $player } б’є Сокирою.
event-showed = { $player } показує руку: { $cards }.
event-showed-to = { $player } показує руку, бачить { $opponent }: { $cards }.
event-showed-to-hidden = { $player } показує руку, бачить { $opponent }: жодної карти набору.
event-drew = { $player } добирає { $card_acc }.
event-drew-hidden = { $player } добирає карту.
event-shuffled = { $player } тасує стос скидання в нову колоду.
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
event-looked = { $player } дивиться: { $cards }.
event-looked-hidden = { $player } дивиться верхні карти.
event-read = { $player } бере { $card_acc } в руку.
event-read-hidden = { $player } бере одну з карт у руку.
event-chose = { $player } вибирає: { $opponent }.
event-returned = { $player } бере назад { $card_acc }.
event-senet = { $player } кладе Сенет на стос скидання: { $opponent }.
event-gave = { $player } віддає { $card_acc }: { $opponent }.
event-placed = { $card } входить у піраміду: { $slot }.
event-unearthed = { $player } бере { $card_acc } з гробниці в руку.
event-repeated = { $player } повторює { $card_acc }.
event-gates = { $player } відкриває { $card_acc }.
event-laid-off = { $card } потрапляє на стос скидання.
event-cleared = { $player } прибирає стіл.

## Чому ні

refuse-above-the-gap = Туди може впасти лише карта середнього ряду.
refuse-in-hand = { $card }: цієї карти немає в твоїй руці.
refuse-slot-is-filled = Там немає карти.
refuse-is-an-opponent = Вибери суперника.
refuse-spendable-card = { $card }: цієї карти немає в твоїй руці, або вона не для золота.
refuse-enough-left-to-pay = { $card } першою картою: решти не вистачило б; почни з більшої.
refuse-price-is-met =
    { $have ->
        [one] { $have } монети замало
        [few] { $have } монет замало
       *[other] { $have } монет замало
    }; ціна { $need }.
refuse-boat-reaches = Човен бере карту з основи.
refuse-boat-in-hand = У тебе немає Човна.
refuse-in-base = Продається лише основа піраміди.
refuse-affordable = Коштує { $need }; твоя рука варта { $have }.
refuse-axe-only-answers = Сокиру скидають, коли ефект змушує скинути карту; власної дії вона не має.
refuse-boat-only-answers = Човен відповідає на купівлю суперника; власної дії він не має.
refuse-has-an-opponent = { $card } говорить про суперника, а суперників немає.
refuse-enough-to-draw = { $card }: у колоді й стосі скидання потрібно { $need ->
        [one] { $need } карту
        [few] { $need } карти
       *[other] { $need } карт
    }; є { $have }.
refuse-other-hand-cards = { $card }: у руці потрібно ще { $need ->
        [one] { $need } карту
        [few] { $need } карти
       *[other] { $need } карт
    }.
refuse-starter-in-hand = У руці немає стартової карти.
refuse-card-in-discard-pile = Твій стос скидання порожній.
refuse-discard-pile-is-high = У твоєму стосі скидання { $have ->
        [one] { $have } карта
        [few] { $have } карти
       *[other] { $have } карт
    }; { $card } потребує { $need }.
refuse-card-in-tomb = Твоя гробниця порожня.
refuse-set-card-in-tomb = У твоїй гробниці немає карти набору.
refuse-played-a-card-before = Цього ходу на столі немає іншої карти, до якої сягає { $card }.
refuse-card-in-pyramid = Піраміда порожня.
refuse-two-cards-to-swap = У піраміді немає двох карт.
refuse-two-cards-in-pyramid = У піраміді немає двох карт.
refuse-card-in-base = Основа порожня.
refuse-card-in-middle-row = Середній ряд порожній.
refuse-card-on-apex = Вершина порожня.
refuse-cheap-card-in-base = Жодна карта основи не коштує { $need } або менше.
refuse-new-set-in-pyramid = У піраміді немає карти набору, нового для твоєї гробниці.
refuse-card-in-stock = Запас порожній.
refuse-card-in-boneyard = Могильник порожній.
refuse-boneyard-serves-all = У могильнику { $have ->
        [one] { $have } карта
        [few] { $have } карти
       *[other] { $have } карт
    }, менше, ніж гравців ({ $need }).
refuse-hand-card-worth-a-take = Жодної іншої карти з руки не вистачає на карту піраміди.
refuse-cheaper-than-bought = Цього ходу в тебе немає покупки, дорожчої за якусь карту піраміди.
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
refuse-not-tied-to-gold = { $card }: ця карта повернулася лише заради золота.
refuse-embalmer-may-entomb = Майстер бальзамування запечатує лише діями карт.
refuse-entombing-left = Безкоштовне запечатування цього ходу вже було; більше лише діями карт.
refuse-order-matters = Немає чого впорядковувати.
refuse-to-be-discarded = { $card }: цієї карти немає серед тих, що скидаються.
refuse-is-an-entombed-set-card = { $card }: це не карта набору з твоєї гробниці.
refuse-lies-on-stock = { $card }: цієї карти немає серед переглянутих.
refuse-waits-on-stock = { $card }: ця карта вже не чекає на місце.
refuse-was-executed-this-turn = { $card }: цю дію цього ходу не виконували.
refuse-can-be-repeated = { $card }: цю дію зараз не можна повторити.
refuse-dearest-or-axe = { $card }: це не твоя найдорожча карта.
refuse-reduced-price-affordable = Зараз коштує { $need }; твоя рука варта { $have }.
refuse-only-ring-in-between = Зараз можна зіграти лише Перстень; { $card } почекає.
refuse-ring-in-hand = { $card }: цієї карти немає в твоїй руці.
refuse-is-a-starter = { $card }: це не стартова карта.
refuse-in-discard-pile = { $card }: цієї карти немає у твоєму стосі скидання.
refuse-is-cheapest = Є дешевша карта.
refuse-is-dearest = Є дорожча карта.
refuse-set-aside-once = Відклади вбік карту хоча б раз.
refuse-was-set-aside = { $card }: цієї карти немає серед відкладених.
refuse-was-seen = { $card }: цієї карти немає серед переглянутих.
refuse-waits-for-its-place = { $card }: ця карта вже не чекає на місце.
refuse-reaches-a-card = { $card }: замало для будь-якої карти піраміди.
refuse-within-the-trade = Може коштувати щонайбільше { $need }.
refuse-was-played-earlier = { $card }: цю карту цього ходу раніше не грали.
refuse-holds-enough-cards = У цього суперника менше ніж { $need ->
        [one] { $need } карта
        [few] { $need } карти
       *[other] { $need } карт
    }.
refuse-in-shown-hand = { $card }: цієї карти немає в цій руці.
refuse-named-card-or-axe = Названо карту { $card }: скинь її або Сокиру.
refuse-opens-a-new-set = Це не карта набору, нового для твоєї гробниці.
refuse-cheaper-than-the-purchase = Має коштувати менше ніж { $need }.
refuse-in-middle-row = Це не в середньому ряду.
refuse-two-filled-slots = На обох місцях має лежати карта.
refuse-two-different-slots = Назви два різні місця.
refuse-was-played-before = { $card }: цю карту цього ходу раніше не грали.
refuse-in-any-way = За домовленістю карта повертається лише до того самого вжитку: скажи до якого.
refuse-was-paid-with = { $card }: цією картою не платили.
refuse-in-the-same-way = Карту можна вжити будь-як; колишній вжиток не називають.
refuse-was-executed = { $card }: дію цієї карти не виконували.
refuse-is-a-set-card = { $card }: це не карта набору.
refuse-lowest-gap = Падає в найнижчий ряд, де є прогалина.
refuse-lies-in-own-tomb = { $card }: цієї карти немає у твоїй гробниці.
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

option-set-pool = Карти
option-set-pool-help = Якими картами ви граєте.
option-set-pool-standard = Звичайні для вашої кількості
option-set-pool-afterlife = { pool-afterlife }
option-set-pool-original = { pool-original }
option-set-pool-mix = { pool-mix }
option-set-pool-half-independent = { pool-half-independent }
option-set-pool-half-merged = { pool-half-merged }
option-set-pool-five = { pool-five }
option-set-pool-six = { pool-six }
option-set-set-of-3 = Набір із 3 карт
option-set-set-of-3-help = Який набір цього розміру у суміші.
option-set-set-of-3-random = Випадково
option-set-set-of-3-mummification = { set-mummification }
option-set-set-of-3-sarcophagi = { set-sarcophagi }
option-set-set-of-4 = Набір із 4 карт
option-set-set-of-4-help = Який набір цього розміру у суміші.
option-set-set-of-4-random = Випадково
option-set-set-of-4-jewelry = { set-jewelry }
option-set-set-of-4-canopic-jars = { set-canopic-jars }
option-set-set-of-5 = Набір із 5 карт
option-set-set-of-5-help = Який набір цього розміру у суміші.
option-set-set-of-5-random = Випадково
option-set-set-of-5-chambers = { set-chambers }
option-set-set-of-5-amulets = { set-amulets }
option-set-set-of-6 = Набір із 6 карт
option-set-set-of-6-help = Який набір цього розміру у суміші.
option-set-set-of-6-random = Випадково
option-set-set-of-6-weapons = { set-weapons }
option-set-set-of-6-books = { set-books }
option-set-set-of-7 = Набір із 7 карт
option-set-set-of-7-help = Який набір цього розміру у суміші.
option-set-set-of-7-random = Випадково
option-set-set-of-7-tomb-art = { set-tomb-art }
option-set-set-of-7-statues = { set-statues }
option-set-uniques = Унікальні артефакти
option-set-uniques-help = Усі шість однієї гри або по одному кожної ціни.
option-set-uniques-per-cost = По одному кожної ціни
option-set-uniques-random = Випадково
option-set-uniques-afterlife = { box-afterlife }
option-set-uniques-original = { box-original }
option-set-unique-of-2 = Унікальний артефакт за 2
option-set-unique-of-2-help = Діє, коли артефактів по одному кожної ціни.
option-set-unique-of-2-random = Випадково
option-set-unique-of-2-afterlife = { box-afterlife }
option-set-unique-of-2-original = { box-original }
option-set-unique-of-3 = Унікальний артефакт за 3
option-set-unique-of-3-help = Діє, коли артефактів по одному кожної ціни.
option-set-unique-of-3-random = Випадково
option-set-unique-of-3-afterlife = { box-afterlife }
option-set-unique-of-3-original = { box-original }
option-set-unique-of-4 = Унікальний артефакт за 4
option-set-unique-of-4-help = Діє, коли артефактів по одному кожної ціни.
option-set-unique-of-4-random = Випадково
option-set-unique-of-4-afterlife = { box-afterlife }
option-set-unique-of-4-original = { box-original }
option-set-unique-of-5 = Унікальний артефакт за 5
option-set-unique-of-5-help = Діє, коли артефактів по одному кожної ціни.
option-set-unique-of-5-random = Випадково
option-set-unique-of-5-afterlife = { box-afterlife }
option-set-unique-of-5-original = { box-original }
option-set-unique-of-6 = Унікальний артефакт за 6
option-set-unique-of-6-help = Діє, коли артефактів по одному кожної ціни.
option-set-unique-of-6-random = Випадково
option-set-unique-of-6-afterlife = { box-afterlife }
option-set-unique-of-6-original = { box-original }
option-set-unique-of-7 = Унікальний артефакт за 7
option-set-unique-of-7-help = Діє, коли артефактів по одному кожної ціни.
option-set-unique-of-7-random = Випадково
option-set-unique-of-7-afterlife = { box-afterlife }
option-set-unique-of-7-original = { box-original }
option-set-left-out-1 = Вилучений артефакт 1
option-set-left-out-1-help = З картами для шести гравців два з дванадцяти унікальних артефактів лишаються в коробці.
option-set-left-out-1-random = Випадково
option-set-left-out-1-ibex-figurine = { card-ibex-figurine }
option-set-left-out-1-hounds-and-jackals = { card-hounds-and-jackals }
option-set-left-out-1-senet = { card-senet }
option-set-left-out-1-mirror-case = { card-mirror-case }
option-set-left-out-1-lotus-chalice = { card-lotus-chalice }
option-set-left-out-1-sphinx = { card-sphinx }
option-set-left-out-1-headrest = { card-headrest }
option-set-left-out-1-censer = { card-censer }
option-set-left-out-1-boat = { card-boat }
option-set-left-out-1-chariot = { card-chariot }
option-set-left-out-1-crook-and-flail = { card-crook-and-flail }
option-set-left-out-1-burial-mask = { card-burial-mask }
option-set-left-out-2 = Вилучений артефакт 2
option-set-left-out-2-help = З картами для шести гравців два з дванадцяти унікальних артефактів лишаються в коробці.
option-set-left-out-2-random = Випадково
option-set-left-out-2-ibex-figurine = { card-ibex-figurine }
option-set-left-out-2-hounds-and-jackals = { card-hounds-and-jackals }
option-set-left-out-2-senet = { card-senet }
option-set-left-out-2-mirror-case = { card-mirror-case }
option-set-left-out-2-lotus-chalice = { card-lotus-chalice }
option-set-left-out-2-sphinx = { card-sphinx }
option-set-left-out-2-headrest = { card-headrest }
option-set-left-out-2-censer = { card-censer }
option-set-left-out-2-boat = { card-boat }
option-set-left-out-2-chariot = { card-chariot }
option-set-left-out-2-crook-and-flail = { card-crook-and-flail }
option-set-left-out-2-burial-mask = { card-burial-mask }
option-set-starting-player = Перший гравець
option-set-starting-player-help = Хто починає: останній відвідувач музею або випадок.
option-set-starting-player-random = Випадково
option-set-starting-player-seat-0 = Гравець 1
option-set-starting-player-seat-1 = Гравець 2
option-set-starting-player-seat-2 = Гравець 3
option-set-starting-player-seat-3 = Гравець 4
option-set-starting-player-seat-4 = Гравець 5
option-set-starting-player-seat-5 = Гравець 6
option-set-solo = Рівень соло
option-set-solo-help = Обидва вимагають досконалого рахунку; майстер бальзамування не має безкоштовного запечатування.
option-set-solo-beginner = Початківець
option-set-solo-master = Майстер бальзамування
option-set-reactions = Запит про Човен
option-set-reactions-help = Питати власника завжди нічого не зраджує; питати лише тоді, коли Човен у руці, швидше.
option-set-reactions-always = Завжди
option-set-reactions-possible = Коли можливо
option-set-senet-axe = Сенет спускає Сокиру
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
aim-get-gold = мати більше на покупки: { $card } має вартість { $gold } у золоті
aim-get-last = здобути { $card_acc }, останню карту, якої бракує в наборі: { $set }
aim-get-more = здобути { $card_acc } до набору, який уже є в гробниці: { $set }
aim-get-first = здобути { $card_acc } й почати набір: { $set }
aim-entomb-unseen = запечатати те, що випаде
aim-entomb-points = запечатати { $card_acc }, геть із колоди
aim-entomb-double = зменшити колоду: { $card } уже лежить у гробниці
aim-entomb-last = завершити набір, остання { $card }: { $set }, +{ $points }
aim-entomb-more = розширити набір, додавши { $card_acc }: { $set }, +{ $points }
aim-entomb-first = почати в гробниці набір, перша { $card }: { $set }
aim-play-entomb = покласти до гробниці на карту більше ({ $card })
aim-play-take = здобути карту без оплати ({ $card })
aim-play-against = стримати інших ({ $card })
aim-play-draw = мати цього ходу більше карт ({ $card })
aim-play = скористатися дією замість золота ({ $card })
aim-end = взяти нову руку
aim-leave = зберегти золото на щось краще
aim-end-there = на цьому зупинитися
aim-pyramid = краще впорядкувати піраміду
aim-discard = скинути те, що зараз найменш потрібне: { $card }
aim-sacrifice = позбутися назавжди: { $card }
aim-give = віддати найменш цінне: { $card }
aim-name = забрати з тієї руки: { $card }
aim-trade = обміняти { $card_acc } на { $other_acc } з могильника
aim-keep = невдовзі знову мати в руці: { $card }
aim-fetch = використати ще раз: { $card }
aim-spoil = забрати в усіх можливість: { $card }
aim-grant = віддати лише це: { $card }
aim-against = стримати гравця: { $opponent }
