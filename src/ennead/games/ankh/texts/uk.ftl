### Анх: Боги Єгипту, нашими словами.

game-title = Анх: Боги Єгипту
game-blurb = Боги Єгипту змагаються за останніх вірян: здобувайте послідовників, зводьте монументи, вигравайте битви й не дайте себе забути.

## Боги

god-amun = Амон
    .gen = Амона
    .dat = Амонові
    .acc = Амона
    .ins = Амоном
    .loc = Амоні
    .gender = m
god-amun-ability = Незримі сили
god-amun-text = В одній битві кожного Конфлікту ви можете до вибору інших оголосити, що зіграєте дві карти. Обидві діють повністю.
god-anubis = Анубіс
    .gen = Анубіса
    .dat = Анубісові
    .acc = Анубіса
    .ins = Анубісом
    .loc = Анубісі
    .gender = m
god-anubis-ability = Суддя мертвих
god-anubis-text = Коли гинуть ворожі воїни, ви можете ув’язнити одного, щонайбільше трьох. За кожного ваш бог сильніший на 1. Власник може викупити його за послідовника.
god-isis = Ісіда
    .gen = Ісіди
    .dat = Ісіді
    .acc = Ісіду
    .ins = Ісідою
    .loc = Ісіді
    .gender = f
god-isis-ability = Захисниця
god-isis-text = Ваші фігури поруч із ворожою фігурою захищені: якщо котрась мала б загинути під час розв’язання битви, ви можете лишити її живою.
god-osiris = Осіріс
    .gen = Осіріса
    .dat = Осірісові
    .acc = Осіріса
    .ins = Осірісом
    .loc = Осірісі
    .gender = m
god-osiris-ability = Брама потойбіччя
god-osiris-text = Програвши битву, покладіть або перемістіть браму в тому регіоні. Дією Прикликання фігури одна додаткова може постати на брамі. Чужі фігури там не зупиняються.
god-ra = Ра
    .gender = m
god-ra-ability = Сяйво
god-ra-text = Прикликані фігури можуть нести одне з трьох сонць. З осяйною фігурою в регіоні перемога чи панування дає на 1 відданість більше.

## Сили Анха

power-commanding = Владний
power-commanding-text = Кожна виграна битва дає 3 послідовників.
power-inspiring = Натхненний
power-inspiring-text = Зведення монумента не коштує вам послідовників.
power-omnipresent = Всюдисущий
power-omnipresent-text = На початку кожного Конфлікту здобуваєте послідовника за кожен регіон зі своїми фігурами.
power-revered = Шанований
power-revered-text = Кожна дія Здобуття послідовників дає на одного більше.
power-resplendent = Блискучий
power-resplendent-text = Поки ви контролюєте три монументи одного виду, ваш бог має силу 3.
power-obelisk-attuned = Співзвучний обеліскам
power-obelisk-attuned-text = На початку своєї битви покличте будь-які свої фігури на клітинки біля своїх обелісків у тому регіоні.
power-temple-attuned = Співзвучний храмам
power-temple-attuned-text = Кожен ваш храм у регіоні, біля якого стоїть ваша фігура, дає 2 сили.
power-pyramid-attuned = Співзвучний пірамідам
power-pyramid-attuned-text = Дією Прикликання фігури прикличте по одній додатковій фігурі біля кожної своєї піраміди.
power-glorious = Славетний
power-glorious-text = За битву, виграну на 3 чи більше, здобуваєте 3 відданості замість 1.
power-magnanimous = Великодушний
power-magnanimous-text = За битву, програну щонайменше з двома фігурами, здобуваєте 2 відданості.
power-bountiful = Щедрий
power-bountiful-text = Поки ви на червоному, кожен приріст відданості на 1 більший.
power-worshipful = Вшановуваний
power-worshipful-text = Після кожної своєї битви можете пожертвувати 2 послідовників за 1 відданість.

## Карти битви

card-plague = Нашестя сарани
card-plague-text = Усі в регіоні таємно ставлять послідовників і втрачають їх. Гинуть воїни й стражі всіх, крім єдиної найвищої ставки.
card-build = Зведення монумента
card-build-text = Можете пожертвувати 3 послідовників і звести свій монумент на порожній клітинці регіону.
card-chariots = Колісниці
    .gender = pl
card-chariots-text = Сила 3 й більше нічого.
card-cycle = Коло Маат
card-cycle-text = Після битви візьміть назад усі зіграні карти, разом із цією.
card-drought = Посуха
    .acc = Посуху
card-drought-text = Якщо виграєте, здобуваєте на 1 відданість більше за кожну свою фігуру в пустелі регіону.
card-flood = Повінь
card-flood-text = Здобуваєте послідовника за кожну свою фігуру на родючій землі регіону. Їх не можна вбити під час розв’язання.
card-miracle = Диво
card-miracle-text = Після розв’язання здобуваєте 1 відданість за кожну свою фігуру, вбиту в цій битві.

## Стражі

guardian-cat-mummy = Котяча мумія
    .gen = Котячої мумії
    .acc = Котячу мумію
    .gender = f
guardian-cat-mummy-text = Коли її вбито, всі, крім вас, втрачають 1 відданість.
guardian-satet = Сатет
    .gender = f
guardian-satet-text = Дією Рух фігур може зупинитися на ворожій фігурі й відсунути її на одну клітинку.
guardian-mummy = Мумія
    .gen = Мумії
    .acc = Мумію
    .gender = f
guardian-mummy-text = Коли її вбито, вона відразу повертається біля вашого бога.
guardian-apep = Апеп
    .gen = Апепа
    .acc = Апепа
    .gender = m
guardian-apep-text = Його можна прикликати на будь-яку воду; тоді він у всіх регіонах довкола неї.
guardian-giant-scorpion = Велетенський скорпіон
    .gen = Велетенського скорпіона
    .acc = Велетенського скорпіона
    .gender = m
guardian-giant-scorpion-text = Клешні вказують на дві клітинки. На початку Конфлікту він руйнує там монументи.
guardian-androsphinx = Андросфінкс
    .gen = Андросфінкса
    .acc = Андросфінкса
    .gender = m
guardian-androsphinx-text = Ворожі фігури поруч із ним не додають сили.

## Фігури, монументи

figure-god = бог
    .gen = бога
    .acc = бога
    .gender = m
figure-warrior = воїн
    .gen = воїна
    .acc = воїна
    .gender = m
figure-prisoner = ув’язнений воїн
    .gen = ув’язненого воїна
    .acc = ув’язненого воїна
    .gender = m
figure-cat-mummy = Котяча мумія
    .gen = Котячої мумії
    .acc = Котячу мумію
    .gender = f
figure-satet = Сатет
    .gender = f
figure-mummy = Мумія
    .gen = Мумії
    .acc = Мумію
    .gender = f
figure-apep = Апеп
    .gen = Апепа
    .acc = Апепа
    .gender = m
figure-giant-scorpion = Велетенський скорпіон
    .gen = Велетенського скорпіона
    .acc = Велетенського скорпіона
    .gender = m
figure-androsphinx = Андросфінкс
    .gen = Андросфінкса
    .acc = Андросфінкса
    .gender = m
monument-obelisk = обеліск
    .gen = обеліска
    .gender = m
monument-temple = храм
    .gen = храму
    .gender = m
monument-pyramid = піраміда
    .gen = піраміди
    .acc = піраміду
    .gender = f

## Дії та події

action-move = Рух фігур
action-move-text = Пересуньте кожну свою фігуру щонайбільше на 3 клітинки.
action-summon = Прикликання фігури
action-summon-text = Поставте фігуру з резерву біля своїх фігур або монументів.
action-gain = Здобуття послідовників
action-gain-text = Здобудьте послідовника за кожен нейтральний чи власний монумент біля своїх фігур.
action-unlock = Відкриття сили Анха
action-unlock-text = Пожертвуйте стільки послідовників, який рівень наступної сили.
space-start = Початок
space-start-text = Тут починає маркер події.
space-control = Контроль монумента
space-control-text = Хто спричинив подію, бере під контроль монумент біля своєї фігури.
space-caravan = Караван верблюдів
space-caravan-text = Хто спричинив подію, може розділити регіон лінією верблюдів.
space-conflict = Конфлікт
space-conflict-text = Розв’язуються всі регіони: панування або битва.

## Мапа, межі, сценарії, модулі

map-egypt = Мапа Єгипту
region-delta = дельта Нілу
region-west = Західний Єгипет
region-east = Східний Єгипет
track-events = Шкала подій
track-devotion = Шкала відданості
track-row = Нижній ряд планшета бога
players-2 = Двоє гравців
players-3 = Троє гравців
players-4 = Четверо гравців
players-5 = П’ятеро гравців
limit-followers = Послідовники
limit-warriors = Воїни
limit-ankhs = Жетони Анха
limit-bases = Підставки для стражів
limit-camels = Верблюди
limit-regions = Регіони
limit-merging = Об’єднання богів
scenario-middle-kingdom-2 = Середнє царство, двоє гравців
scenario-middle-kingdom-3 = Середнє царство, троє гравців
scenario-middle-kingdom-4 = Середнє царство, четверо гравців
scenario-middle-kingdom-5 = Середнє царство, п’ятеро гравців
scenario-old-kingdom-2 = Давнє царство, двоє гравців
scenario-old-kingdom-3 = Давнє царство, троє гравців
scenario-old-kingdom-4 = Давнє царство, четверо гравців
scenario-old-kingdom-5 = Давнє царство, п’ятеро гравців
module-high-nile = Високий Ніл
module-high-nile-text = Чотири клітинки дельти всю гру є водою.
module-two-cities = Два міста
module-two-cities-text = Після кожного Конфлікту бог, що має найбільше фігур біля міста, здобуває за нього 1 відданість.
module-guardian-auction = Аукціон стражів
module-guardian-auction-text = Стражів не відкривають, а продають: після перших трьох Конфліктів усі таємно ставлять послідовників.

## Запитання

prompt-god = Оберіть бога.
    .other = { $player } обирає бога.
prompt-action =
    { $second ->
        [1] Оберіть другу дію, далі в переліку, ніж перша.
       *[0] Оберіть дію.
    }
    .other = { $player } обирає дію.
prompt-figure = Пересуньте фігуру або закінчіть.
    .other = { $player } пересуває фігури.
prompt-destination = Куди йде фігура з { $hex }?
    .other = { $player } пересуває фігури.
prompt-push = Куди ви відсуваєте фігуру з { $hex }?
    .other = { $player } відсуває фігуру.
prompt-aim = Спрямуйте клешні Велетенського скорпіона з { $hex } на дві сусідні клітинки.
    .other = { $player } спрямовує клешні скорпіона.
prompt-summon = Прикличте фігуру або закінчіть.
    .other = { $player } прикликає фігуру.
prompt-space = { $figure_gender ->
        [pl] Де постануть
       *[other] Де постане
    } { $figure }?
    .other = { $player } прикликає фігуру.
prompt-radiance =
    { $suns ->
        [one] Дати фігурі на { $hex } останнє сонце?
        [few] Дати фігурі на { $hex } одне з { $suns } сонць?
       *[other] Дати фігурі на { $hex } одне з { $suns } сонць?
    }
    .other = { $player } вирішує щодо сонця.
prompt-power = Відкрити силу рівня { $level }?
    .other = { $player } обирає силу Анха.
prompt-control = Який монумент ви берете під контроль?
    .other = { $player } обирає монумент, щоб узяти під контроль.
prompt-caravan = Викладіть лінію верблюдів, що ділить регіон, починаючи від межі, або пропустіть.
    .other = { $player } викладає караван.
prompt-camel =
    { $count ->
        [one] Викладено { $count } верблюда. Ведіть лінію далі.
        [few] Викладено { $count } верблюдів. Ведіть лінію далі.
       *[other] Викладено { $count } верблюдів. Ведіть лінію далі.
    }
    .other = { $player } викладає караван.
prompt-keep = Яка частина лишає собі жетон { $token }? Інша отримає жетон { $other }.
    .other = { $player } розміщує жетони регіонів.
prompt-swap = Обміняти жетон нового регіону ({ $token } або { $other }) на інший?
    .other = { $player } розміщує жетони регіонів.
prompt-relocate = Покличте фігуру до своїх обелісків або зупиніться.
    .other = { $player } кличе фігури до обелісків.
prompt-obelisk-space = На яку клітинку біля обеліска йде фігура з { $hex }?
    .other = { $player } кличе фігури до обелісків.
prompt-unseen-forms = Оголосити дві карти для цієї битви?
    .other = { $player } може оголосити дві карти.
prompt-cards =
    { $count ->
        [one] Таємно оберіть карту для битви за регіон { $token }.
        [few] Таємно оберіть { $count } карти для битви за регіон { $token }.
       *[other] Таємно оберіть { $count } карт для битви за регіон { $token }.
    }
    .other = { $player } обирає карти битви.
prompt-build =
    { $count ->
        [0] Звести монумент задарма?
        [one] Звести монумент за { $count } послідовника?
        [few] Звести монумент за { $count } послідовників?
       *[other] Звести монумент за { $count } послідовників?
    }
    .other = { $player } зводить монумент.
prompt-site = Де ви зводите { $monument_acc }?
    .other = { $player } зводить монумент.
prompt-bid =
    { $count ->
        [0] Нашестя: вам нема чого поставити.
        [one] Нашестя: таємно поставте від 0 до { $count } послідовника.
        [few] Нашестя: таємно поставте від 0 до { $count } послідовників.
       *[other] Нашестя: таємно поставте від 0 до { $count } послідовників.
    }
    .other = { $player } ставить послідовників.
prompt-tiebreaker = Битва завершилася нічиєю. Використати жетон і виграти?
    .other = { $player } вирішує щодо нічиєї.
prompt-trap =
    { $count ->
        [one] Ув’язнити когось із полеглих воїнів? Вільне { $count } місце.
        [few] Ув’язнити когось із полеглих воїнів? Вільні { $count } місця.
       *[other] Ув’язнити когось із полеглих воїнів? Вільно { $count } місць.
    }
    .other = { $player } може ув’язнити полеглого воїна.
prompt-rise = Де біля вашого бога постане Мумія?
    .other = { $player } ставить Мумію.
prompt-protect = Лишити захищену фігуру на { $hex } живою?
    .other = { $player } вирішує, хто лишиться живим.
prompt-gate = Ви програли. Відкрити тут браму чи перемістити котрусь?
    .other = { $player } ставить браму.
prompt-gate-space = Куди стане брама?
    .other = { $player } ставить браму.
prompt-worship = Пожертвувати 2 послідовників за 1 відданість?
    .other = { $player } вирішує щодо пожертви.
prompt-retain = Від яких стражів відмовляється об’єднаний бог?
    .other = { $player } обирає, які стражі залишаться.
prompt-auction =
    { $count ->
        [0] Аукціон, { $guardian }: вам нема чого поставити.
        [one] Аукціон, { $guardian }: таємно поставте від 0 до { $count } послідовника.
        [few] Аукціон, { $guardian }: таємно поставте від 0 до { $count } послідовників.
       *[other] Аукціон, { $guardian }: таємно поставте від 0 до { $count } послідовників.
    }
    .other = { $player } ставить послідовників.

## Варіанти

option-choose = { $god }
option-take = { $action }
option-walk = Пересунути фігуру з { $hex }
option-to = На { $hex }
option-push = Відсунути на { $hex }
option-aim = Вказати на { $left } і { $right }
option-summon = Прикликати { $figure_acc }
option-beside = Прикликати біля піраміди на { $hex } { $figure_acc }
option-raise = Прикликати на брамі { $figure_acc }
option-at = На { $hex }
option-shine = Дати сонце
option-unlock = Відкрити: { $power }
option-control = Контролювати монумент на { $hex }
option-camel = Верблюд на { $side }
option-keep = Лишає собі частина з клітинкою { $hex }
option-swap = Обміняти жетони { $token } і { $other }
option-call = Покликати фігуру з { $hex }
option-announce = Оголосити дві карти
option-play = Зіграти { $cards_acc }
option-build = Звести { $monument_acc }
option-bid = Поставити { $count }
option-break = Використати жетон переваги
option-trap = Ув’язнити воїна { $god_gen }
option-save = Лишити живою фігуру на { $hex }
option-save-all = Лишити живими всі захищені
option-lose = Дати загинути фігурі на { $hex }
option-open = Відкрити нову браму
option-shift = Перемістити браму з { $hex }
option-worship = Пожертвувати 2 послідовників
option-dismiss = Відмовитися від стража на { $hex }
option-dismiss-waiting = Відмовитися від { $figure_gen } в резерві
option-done = Готово
option-done-figure = Закінчити рух
option-done-summon = Закінчити прикликання
option-done-relocate = Більше не кликати
option-done-retain = Решту залишити
option-pass = Пропустити
option-pass-radiance = Без сонця
option-pass-power = Нічого не відкривати
option-pass-caravan = Без каравану
option-pass-swap = Лишити жетони
option-pass-trap = Нікого не ув’язнювати
option-pass-build = Нічого не зводити
option-pass-unseen-forms = Лише одна карта
option-pass-tiebreaker = Лишити нічию
option-pass-gate = Лишити брами
option-pass-worship = Зберегти послідовників

## Події

event-starts = { $player } починає.
event-god-chosen = { $player } грає за { $god_acc }.
event-guardian-chosen = Страж цієї гри: { $guardian }, на карті { $count }.
event-took = { $player }: { $action }.
event-god-moved = { $god } іде з { $origin } на { $hex }.
event-moved = { $player } пересуває { $figure_acc } з { $origin } на { $hex }.
event-summoned = { $player } прикликає { $figure_acc } на { $hex }.
event-shone = Фігура на { $hex } осяйна.
event-aimed = Клешні вказують на { $left } і { $right }.
event-ransomed = { $player } викуповує воїна; послідовника за нього отримує { $opponent }.
event-followers =
    { $count ->
        [one] { $player } здобуває { $count } послідовника.
        [few] { $player } здобуває { $count } послідовників.
       *[other] { $player } здобуває { $count } послідовників.
    }
event-unlocked = { $player } відкриває силу: { $power }.
event-unlocked-nothing = { $player } нічого не відкриває.
event-guardian-joined = { $player } здобуває { $guardian_acc }.
event-guardian-missed = { $player } не може здобути { $guardian_acc }: вільної фігури немає.
event-event = Подія { $number }: { $space }. Її спричиняє { $player }.
event-controlled = { $player } контролює { $monument_acc } на { $hex }.
event-lost-control = { $player } втрачає контроль над { $hex }.
event-controlled-nothing = { $player } не має чого взяти під контроль.
event-destroyed = Зруйновано { $monument_acc } на { $hex }.
event-no-caravan = { $player } не викладає каравану.
event-caravan =
    { $count ->
        [one] { $player } ділить регіон { $token } ({ $count } верблюд).
        [few] { $player } ділить регіон { $token } ({ $count } верблюди).
       *[other] { $player } ділить регіон { $token } ({ $count } верблюдів).
    }
event-token-kept = Жетон { $token } лишається в частині з клітинкою { $hex }, інша отримує { $other }.
event-tokens-swapped = { $player } обмінює жетони { $token } і { $other }.
event-dominated = { $player } панує в регіоні { $token }.
event-battle = Битва за регіон { $token }.
event-announced = { $player } оголошує дві карти.
event-played = { $player } грає { $cards_acc }.
event-flooded =
    { $count ->
        [one] Повінь: { $player } здобуває { $count } послідовника.
        [few] Повінь: { $player } здобуває { $count } послідовників.
       *[other] Повінь: { $player } здобуває { $count } послідовників.
    }
event-built = { $player } зводить { $monument_acc } на { $hex }.
event-built-nothing = { $player } нічого не зводить.
event-plague = Нашестя насилає { $player }: усі в регіоні роблять ставки.
event-bid =
    { $count ->
        [one] { $player } ставить { $count } послідовника.
        [few] { $player } ставить { $count } послідовників.
       *[other] { $player } ставить { $count } послідовників.
    }
event-spared = Фігури, які має { $player }, помилувано.
event-killed =
    { $count ->
        [one] { $player } втрачає { $figure_acc }.
        [few] { $player } втрачає { $count } фігури ({ $figure }).
       *[other] { $player } втрачає { $count } фігур ({ $figure }).
    }
event-trapped = { $player } ув’язнює воїна; його втрачає { $opponent }.
event-stayed-dead = Мумія, яку має { $player }, не має де постати й повертається до резерву.
event-mourned = Загинула Котяча мумія, яку має { $player }: решта втрачає відданість.
event-majorities =
    { $count ->
        [one] { $player } має { $count } перевагу.
        [few] { $player } має { $count } переваги.
       *[other] { $player } має { $count } переваг.
    }
event-strength = { $player } має силу { $amount }.
event-tie-broken = { $player } використовує жетон переваги.
event-battle-won = { $player } виграє битву за регіон { $token }.
event-battle-tied = Битву за регіон { $token } ніхто не виграє: усі програють.
event-magnanimous = { $player } програє, але має силу Великодушний.
event-protected = Фігура на { $hex } лишається живою.
event-gate = { $player } ставить браму на { $hex }.
event-miracle =
    { $count ->
        [one] Диво гравця { $player }: загинула { $count } фігура.
        [few] Диво гравця { $player }: загинули { $count } фігури.
       *[other] Диво гравця { $player }: загинуло { $count } фігур.
    }
event-worshipped =
    { $count ->
        [one] { $player } жертвує { $count } послідовника.
        [few] { $player } жертвує { $count } послідовників.
       *[other] { $player } жертвує { $count } послідовників.
    }
event-cycle = { $player } бере назад усі зіграні карти.
event-gained =
    { $amount ->
        [one] { $player } здобуває { $amount } відданість: { $reasons }.
        [few] { $player } здобуває { $amount } відданості: { $reasons }.
       *[other] { $player } здобуває { $amount } відданостей: { $reasons }.
    }
event-lost =
    { $amount ->
        [one] { $player } втрачає { $amount } відданість.
        [few] { $player } втрачає { $amount } відданості.
       *[other] { $player } втрачає { $amount } відданостей.
    }
event-city =
    { $count ->
        [one] { $player } має найбільше фігур біля { $count } міста.
        [few] { $player } має найбільше фігур біля { $count } міст.
       *[other] { $player } має найбільше фігур біля { $count } міст.
    }
event-auction = На аукціоні { $guardian }.
event-merged = { $god } і { $partner } об’єднуються: { $player } і { $opponent } тепер команда.
event-dismissed = { $player } відмовляється від { $guardian_gen }.
event-forgotten = Єгипет забуває { $god_acc }.
ending-top = { $player } стоїть на вершині шкали відданості.
ending-track = Останній Конфлікт завершено: шкала подій дійшла кінця.
ending-forgotten = Не лишилося жодного іншого бога, в якого б вірили.
event-won = { $player } стає єдиним богом Єгипту.
event-won-together = { $player } і { $opponent } разом стають єдиним богом Єгипту.
event-nobody-won = Єгипет більше ні в кого не вірить. Усі програють.

## За що здобувають відданість

reason-majorities = перевага в монументах
reason-domination = панування
reason-victory = перемога
reason-glorious = Славетна перемога
reason-drought = Посуха
reason-radiance = Сяйво
reason-bountiful = Щедрий
reason-magnanimous = Великодушна поразка
reason-miracle = Диво
reason-worshipful = Вшановуваний
reason-cities = міста

## Відмови

refuse-god-still-free = За { $god_acc } вже грає { $player }.
refuse-below-the-first = Друга дія має стояти в переліку далі, ніж перша.
refuse-your-figure-is-there = На { $hex } немає вашої фігури.
refuse-has-not-moved = Ця фігура вже рухалася цією дією.
refuse-has-land-to-go-to = Для неї немає порожнього суходолу, куди піти.
refuse-within-three-steps = Це далі ніж 3 клітинки.
refuse-not-onto-water = Рух ніколи не закінчується на воді.
refuse-not-onto-a-foreign-gate = На брамі можуть зупинятися лише фігури Осіріса.
refuse-onto-an-empty-space = Рух закінчується на порожній клітинці.
refuse-enemy-can-be-pushed = Ворога звідти нікуди відсунути.
refuse-one-space-away = Фігуру відсувають рівно на одну клітинку.
refuse-not-over-a-border = У цій грі відсунута фігура лишається у своєму регіоні.
refuse-pushed-onto-empty-land = Її можна відсунути лише на порожній суходіл, а на браму лише фігуру Осіріса.
refuse-two-neighbouring-spaces = Клешні вказують на дві клітинки поруч із Велетенським скорпіоном і поруч одна з одною.
refuse-it-is-at-hand = Такої фігури у вашому резерві немає.
refuse-anubis-holds-it = Анубіс не тримає вашого воїна.
refuse-the-ransom-is-paid = Викуп коштує послідовника, а у вас їх немає.
refuse-regular-summon-left = Звичайне прикликання вже використано.
refuse-a-space-is-free = Біля ваших фігур і монументів немає вільної клітинки.
refuse-pyramid-attuned = Біля пірамід прикликає лише Співзвучний пірамідам.
refuse-your-pyramid-is-there = Ви не контролюєте там піраміди.
refuse-pyramid-not-used = Ця піраміда вже привела фігуру цією дією.
refuse-a-space-beside-it-is-free = Біля цієї піраміди немає вільної клітинки.
refuse-gates-are-yours = На брамах прикликає лише Осіріс.
refuse-gate-extra-left = Брама вже привела фігуру цією дією.
refuse-a-gate-is-empty = На мапі немає брами без фігури.
refuse-the-space-is-empty = Ця клітинка не порожня.
refuse-not-on-a-foreign-gate = На браму ставлять лише фігури Осіріса.
refuse-not-on-water = На воду прикликають лише Апепа.
refuse-beside-your-own = Вона має стати біля вашої фігури чи монумента, у тому самому регіоні.
refuse-beside-the-pyramid = Додаткова фігура має стати біля тієї піраміди.
refuse-on-a-gate = Ця фігура постає на брамі.
refuse-of-the-next-level = Ваша наступна сила має рівень { $level }.
refuse-still-locked = Ця сила у вас уже є.
refuse-a-monument-is-there = Там немає монумента.
refuse-neutral-ones-first = На мапі ще є нейтральні монументи, можна взяти лише їх.
refuse-not-yours-already = Ви вже його контролюєте.
refuse-beside-your-figure = З ним не межує жодна ваша фігура.
refuse-between-two-spaces-of-land = Верблюд стоїть між двома клітинками суходолу.
refuse-not-on-the-river = На річці верблюди не стоять.
refuse-no-camel-there = Там уже стоїть верблюд.
refuse-from-the-end-of-the-line = Лінія продовжується від останнього верблюда.
refuse-a-legal-line-goes-on = Туди не веде жодна дозволена лінія: щонайбільше 6 верблюдів від межі до межі й дві частини щонайменше по 6 клітинок.
refuse-one-of-the-two = Оберіть один із двох нових регіонів.
refuse-a-new-region-takes-part = Один із жетонів має лежати в новому регіоні.
refuse-two-different-tokens = Оберіть два різні жетони.
refuse-both-are-on-the-map = На мапі лежать лише жетони від 1 до { $count }.
refuse-a-figure-of-yours = Там немає вашої фігури.
refuse-not-called-before = Цю фігуру вже кликали в цій битві.
refuse-beside-your-obelisk = Вона має стати біля вашого обеліска в цьому регіоні.
refuse-empty-land-there = Там немає для неї порожнього суходолу.
refuse-cards-in-hand = Цієї карти у вас на руці немає.
refuse-as-many-as-allowed = Ви граєте одну карту або дві різні оголошені.
refuse-in-the-supply = У запасі більше немає { $monument_gen }.
refuse-in-the-region = Монумент зводять на суходолі цього регіону.
refuse-nothing-stands-there = Там уже щось стоїть.
refuse-not-on-a-gate = На брамі монументів не зводять.
refuse-followers-to-bid = Не можна поставити більше послідовників, ніж у вас є.
refuse-its-warrior-died = Жоден воїн цього бога щойно не загинув.
refuse-an-enemy-warrior = Ви ув’язнюєте лише ворожих воїнів.
refuse-beside-its-god = Мумія постає біля вашого бога.
refuse-room-to-rise = Там немає для неї порожнього суходолу.
refuse-it-is-this-figure = Зараз вирішується доля іншої фігури.
refuse-more-than-one = Лишилася тільки одна фігура, про яку вирішувати.
refuse-a-gate-beside-the-board = Усі ваші брами вже на мапі.
refuse-a-gate-is-there = Там немає вашої брами.
refuse-all-gates-placed = У цій грі браму переміщують, лише коли всі вже на мапі.
refuse-empty-land-of-the-region = Брама стає на порожній суходіл цього регіону, без іншої брами.
refuse-enough-bases = Бракує підставок: спершу відмовтеся від котрогось стража.
refuse-a-guardian-to-dismiss = Там немає стража, від якого можна відмовитися.
refuse-a-guardian-waiting = У резерві немає такого стража, від якого можна відмовитися.

## Налаштування гри

preset-standard = Звичайна
preset-standard-help = Середнє царство, богів обирають по черзі.
preset-first = Перша партія
preset-first-help = Середнє царство, боги роздаються навмання: перед початком нічого обирати.
preset-old-kingdom = Давнє царство
preset-old-kingdom-help = Інший сценарій із правил.
preset-modules = Усі модулі
preset-modules-help = Високий Ніл, Два міста й Аукціон стражів разом.
option-set-scenario = Сценарій
option-set-scenario-help = Де починають монументи, фігури й верблюди.
option-set-scenario-middle-kingdom = Середнє царство
option-set-scenario-old-kingdom = Давнє царство
option-set-gods = Боги
option-set-gods-help = Обирати по черзі або довірити випадку.
option-set-gods-draft = Вибір по черзі
option-set-gods-random = Випадково
option-set-first-player = Перший гравець
option-set-first-player-help = Хто починає.
option-set-first-player-random = Випадково
option-set-first-player-first-seat = Перше місце
option-set-guardian-1 = Страж рівня 1
option-set-guardian-1-help = Який страж рівня 1 бере участь у грі.
option-set-guardian-1-random = Випадково
option-set-guardian-1-cat-mummy = Котяча мумія
option-set-guardian-1-satet = Сатет
option-set-guardian-2 = Страж рівня 2
option-set-guardian-2-help = Який страж рівня 2 бере участь у грі.
option-set-guardian-2-random = Випадково
option-set-guardian-2-mummy = Мумія
option-set-guardian-2-apep = Апеп
option-set-guardian-3 = Страж рівня 3
option-set-guardian-3-help = Який страж рівня 3 бере участь у грі.
option-set-guardian-3-random = Випадково
option-set-guardian-3-giant-scorpion = Велетенський скорпіон
option-set-guardian-3-androsphinx = Андросфінкс
option-set-high-nile = Високий Ніл
option-set-high-nile-help = Модуль за мотивами книги сценаріїв, неофіційний: чотири клітинки дельти затоплено.
option-set-high-nile-off = Вимкнено
option-set-high-nile-on = Увімкнено
option-set-two-cities = Два міста
option-set-two-cities-help = Модуль за мотивами книги сценаріїв, неофіційний: найбільше фігур біля міста дає відданість.
option-set-two-cities-off = Вимкнено
option-set-two-cities-on = Увімкнено
option-set-guardian-auction = Аукціон стражів
option-set-guardian-auction-help = Модуль за мотивами книги сценаріїв, неофіційний: стражів продають за таємними ставками.
option-set-guardian-auction-off = Вимкнено
option-set-guardian-auction-on = Увімкнено
option-set-osiris-gates = Брами Осіріса
option-set-osiris-gates-help = Чеські правила дозволяють покласти або перемістити браму, польські переміщувати, лише коли лежать усі.
option-set-osiris-gates-any = Покласти або перемістити
option-set-osiris-gates-placed-first = Переміщувати, коли лежать усі
option-set-satet-push = Відсування Сатет
option-set-satet-push-help = Чи може відсунута фігура перетнути річку й верблюдів.
option-set-satet-push-across = Через межі
option-set-satet-push-within = У межах регіону
option-set-obelisk-turns = Співзвучний обеліскам, кілька гравців
option-set-obelisk-turns-help = Хто у свою чергу не може перемістити фігуру: за польськими правилами більше не продовжує, чеські можна читати так, що чекає на вільну клітинку.
option-set-obelisk-turns-out = Вибуває з цієї битви
option-set-obelisk-turns-waits = Чекає на вільну клітинку

## Повернення ходів

undo-chance-first = Першого гравця визначено, цей крок остаточний.
undo-chance-guardian = Стражів визначено, цей крок остаточний.
undo-chance-god = Богів роздано, цей крок остаточний.

## На столі

title-event = Подія { $number } з { $last }. Наступна: { $space }
title-end = Подія { $number } з { $last }
term-map = Мапа Єгипту
term-river = Ніл
term-gate = брама потойбіччя
term-sun = сонце
term-claw = клешня Велетенського скорпіона
term-camel = верблюд
term-camels = Верблюди
term-radiant = осяйна
term-neutral = нейтральний
term-lost = Втрачені фігури
term-hand = Карти битви
term-pool = Резерв
term-powers = Сили Анха
term-abilities = Здібність бога
term-until-event = Використань до наступної події
term-level = Рівень { $level }
term-board-of = Планшет { $god_gen }
term-strength = Сила
term-cost = Ціна в послідовниках
term-followers = Послідовники
term-ankhs = Жетони Анха
term-cards = Карти на руці
term-warriors = Воїни на мапі
term-devotion = Відданість
term-guardians = Стражі
term-guardian-level = Рівень
term-left = Лишилося
term-supply = Загальний запас
term-draft = Боги на вибір
term-amun-token = Жетон Амона
term-chosen = вибрано таємно
term-suggested = пропозиція
term-then-merging = потім двоє богів об’єднуються
term-then-forgetting = потім забувають богів на червоному
term-then-end = потім кінець гри
base-small = мала підставка
base-large = велика підставка
city-1 = Мемфіс
city-2 = Фіви
terrain-fertile = родюча земля
terrain-desert = пустеля
terrain-water = вода
hex-name = Клітинка { $hex }
hex-short = { $hex }
side-name = Сторона { $side }
token-name = Регіон { $token }
region-size =
    { $count ->
        [one] { $count } клітинка
        [few] { $count } клітинки
       *[other] { $count } клітинок
    }
devotion-space = Відданість { $count }
devotion-red = червоне
devotion-blue = синє
devotion-top = вершина
marker-note = { $god }: { $count }
role-god = { $god }
battle-title = Битва за регіон { $token }
part-figures = Фігури
part-prisoners = Ув’язнені
forecast-lower = загрожує об’єднання (молодший бог)
forecast-higher = загрожує об’єднання (старший бог)
forecast-forgotten = загрожує забуття

## Навіщо цей вибір

aim-god = грати за { $god_acc }
aim-move = привести фігури туди, де вони важать
aim-summon = мати на мапі більше фігур
aim-gain = зібрати послідовників
aim-unlock = відкрити силу
aim-event-control = спричинити подію і взяти монумент
aim-event-caravan = спричинити подію і поділити регіон
aim-event-conflict = спричинити Конфлікт саме зараз
aim-beside = стати біля монумента і взяти його ({ $monument })
aim-gather = стати там, де збираються послідовники
aim-fight = виграти битву за регіон { $token }
aim-dominate = панувати в регіоні { $token }
aim-push = відсунути суперника з дороги
aim-claws = загрожувати Велетенським скорпіоном двом клітинкам
aim-summon-figure = привести на мапу { $figure_acc }
aim-shine = здобути більше з осяйною фігурою
aim-unlock-power = відтепер користуватися силою: { $power }
aim-majority = здобути перевагу в регіоні { $token } ({ $monument })
aim-draw-level = відібрати в суперника перевагу в регіоні { $token } ({ $monument })
aim-control = мати в регіоні { $token } на монумент більше ({ $monument })
aim-caravan = поділити регіон на свою користь
aim-token = вибрати, коли регіони б’ються
aim-announce = зіграти дві карти в одній битві
aim-play = дістати з регіону { $token } якнайбільше, зіграти { $cards_acc }
aim-bid = врятувати свої фігури від сарани
aim-bid-nothing = зберегти послідовників
aim-auction = виграти стража
aim-site = будувати біля своїх фігур
aim-break = виграти нічию
aim-trap = тримати в полоні воїна { $god_gen }
aim-save = зберегти фігури живими
aim-lose = віддати найменш важливу фігуру
aim-gate = відкрити шлях своїм фігурам
aim-worship = обернути послідовників на відданість
aim-dismiss = залишити кращих стражів
aim-end-there = на цьому зупинитися

## Значення компонентів

kind-god = Боги
kind-power = Сили Анха
kind-card = Карти битви
kind-guardian = Стражі
kind-monument = Монументи
kind-action = Дії
kind-track = Шкали
kind-players = Кількість гравців
kind-limit = Межі
kind-module = Модулі
kind-map = Мапа
kind-region = Регіони
kind-scenario = Сценарії
figure-colour = колір
figure-token = жетон
figure-slots = місця для ув’язнених
figure-gates = брами
figure-suns = сонця
figure-level = рівень
figure-followers = послідовники
figure-monuments = монументи
figure-strength = сила
figure-margin = перемога щонайменше на
figure-devotion = відданість
figure-figures = фігури
figure-base = підставка
figure-count = кількість
figure-row = ряд
figure-spaces = клітинки
figure-range = дальність
figure-merge_after = об’єднання після події
figure-forget_after = забуття після події
figure-red = червоне до
figure-top = вершина
figure-levels = рівні
figure-guardians = стражі
figure-start = на початку
figure-board = на планшеті
figure-small = малі
figure-large = великі
figure-line = верблюди в лінії
figure-tokens = жетони
figure-players = гравці
figure-flooded = затоплені клітинки
figure-cities = міста
figure-conflicts = Конфлікти
figure-terrain = місцевість
figure-rivers = річкові сторони
figure-anchor = одна з її клітинок
figure-size = розмір
figure-kingdom = царство
figure-sizes = розміри регіонів
figure-camels = верблюди
figure-obelisks = обеліски
figure-temples = храми
figure-pyramids = піраміди
figure-gods = боги
figure-warriors = воїни
figure-controlled = контрольовані монументи
term-green = зелений
term-purple = фіолетовий
term-red = червоний
term-yellow = жовтий
term-middle-kingdom = Середнє царство
term-old-kingdom = Давнє царство

## Назви правил, як їх наводять відмови

rule-r11-5 = Використані карти
rule-r12-1 = Вибір бога
rule-r14-1 = Вибір дії
rule-r14-3 = Друга дія нижче
rule-r15-1 = Рух щонайбільше на три клітинки
rule-r15-2-b = Кінець на порожній клітинці
rule-r15-2-c = Не закінчують на воді
rule-r16-1-a = Одна фігура з резерву
rule-r16-1-b = Порожній суходіл
rule-r16-1-c = Поруч із власними
rule-r18-1-a = Крайній лівий жетон
rule-r18-1-b = Ще не відкрита
rule-r20-1 = Нейтральний монумент
rule-r20-2 = Чужий монумент
rule-r21-1 = Лінія верблюдів
rule-r21-4 = Жетони порядку конфліктів
rule-r21-5 = Обмін жетонів
rule-r23-1 = Вибір і розкриття
rule-r24-4 = Використання жетона переваги
rule-r25-2-d = Стражі переходять
rule-p6-a = { power-obelisk-attuned }
rule-p8-a = { power-pyramid-attuned }
rule-p12 = { power-worshipful }
rule-c1-a = { card-plague }
rule-c2-a = { card-build }
rule-c2-b = Зведення неможливе
rule-g1 = Амон: дві карти
rule-g2-a = Анубіс: ув’язнені воїни
rule-g2-c = Анубіс: викуп
rule-g3-a = Ісіда: захист
rule-g4-a = Осіріс: брами
rule-g4-b = Осіріс: додаткове прикликання
rule-g4-c = Осіріс: закрито для інших
rule-g5-a = Ра: сяйво
rule-u2-a = { guardian-satet }
rule-u2-b = Сатет нема куди відсунути
rule-u3 = { guardian-mummy }
rule-u5-a = Велетенський скорпіон: клешні
rule-m3 = { module-guardian-auction }
rule-a-03 = Рухи один за одним
rule-a-10 = Порядок прикликань
rule-a-11 = Чужі брами
rule-a-13 = Покласти чи перемістити браму
rule-a-14 = Куди стає брама
rule-a-17 = Відсування Сатет
rule-a-18 = Спрямування
rule-a-25 = Дозволені лінії
rule-a-28 = Один обмін
rule-a-31 = Переходи до обелісків
rule-a-46 = Ісіда вирішує щодо кожної фігури
rule-a-62 = Стражі молодшого бога

## Що має виконуватися в прикладі

fact-markers = маркери дій
fact-acting = діє
fact-controls = контролює
fact-ladder = порядок відданості
fact-battle = битва
fact-regions = регіони
fact-prisoners = полонені
fact-event = подія
fact-claws = клешні
fact-tiebreaker = вирішення нічиїх
fact-gates-left = лишилося брам
fact-head = злитий під
fact-up = горілиць
fact-down = долілиць
fact-forgotten = забутий
fact-winner = переможець

# what may be answered beforehand
standing-cards = Моя карта битви
standing-bid = Послідовники на чуму
standing-tiebreaker = Розв’язання нічиєї
standing-unseen-forms = Дві карти битви Амона
standing-worship = Поклоніння після битви

## On the pages of players

feat-god = Улюблений бог
feat-guardian = Улюблені стражі
feat-power = Улюблені сили
feat-battles = Найбільше виграних битв
