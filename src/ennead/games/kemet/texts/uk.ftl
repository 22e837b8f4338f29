### Кемет. Кров і пісок. Наші власні слова; ОМ — очки молитви, ОС — очки слави.

game-title = Кемет. Кров і пісок
game-blurb = Боги воюють за Стародавній Єгипет: зводьте піраміди, купуйте могутність і бийтеся за храми над Нілом.

## Плитки могутності

tile-ruby-charge = В атаку
tile-ruby-charge-text = +1 до сили в кожній битві, де ви нападаєте, переміщенням або найманням.
tile-ruby-mafdet = Жрець Мафдет
tile-ruby-mafdet-text = Кожне ваше військо має у ваших діях переміщення на 1 звичайне переміщення більше.
tile-ruby-phoenix = Фенікс
tile-ruby-phoenix-text = Істота. +1 звичайне переміщення і +1 до сили; її військо може увійти в чужий район, навіть якщо почало не поруч.
tile-ruby-carnage = Різанина
tile-ruby-carnage-text = В усіх своїх битвах ви завдаєте на 1 втрату більше.
tile-ruby-wrryt = Буря Урріт
tile-ruby-wrryt-text = Одразу: поверніть на руку всі бойові карти, одну з них таємно вилучіть назавжди й додайте карту «Буря Урріт».
tile-ruby-portal = Портал Тота
tile-ruby-portal-text = Ваші телепортації коштують на 1 ОМ менше й можуть починатися також у зоні з обеліском.
tile-ruby-scarab = Царський скарабей
tile-ruby-scarab-text = Істота. +2 звичайні переміщення і +2 до сили.
tile-ruby-blades = Лезо Нейт
tile-ruby-blades-text = +1 до сили в усіх ваших битвах.
tile-ruby-wound = Божественна рана
tile-ruby-wound-text = Наприкінці зіткнення можна скинути з руки карти допомоги богів: +1 до сили за кожну.
tile-ruby-domination = Домінування
tile-ruby-domination-text = Одразу: візьміть божественне ОС, що лежить на цій плитці.
tile-ruby-surprise = Раптовий напад
tile-ruby-surprise-text = Золотий жетон: одна дія переміщення, у якій ваше військо може увійти в чужий район, навіть якщо почало не поруч із ним.
tile-ruby-initiative = Ініціатива
tile-ruby-initiative-text = У битві ви завдаєте на 1 втрату й на 1 невідворотну втрату більше; у нападі також +1 до сили.
tile-ruby-scorpion = Гігантський скорпіон
tile-ruby-scorpion-text = Істота. +1 звичайне переміщення і +2 до сили; ви завдаєте на 2 втрати більше.
tile-ruby-deed = Божественне діяння
tile-ruby-deed-text = Срібний жетон: одна додаткова дія щораунду на будь-якій вільній комірці, крім золотої.
tile-sapphire-scribe = Писар-вербувальник
tile-sapphire-scribe-text = У кожному вашому найманні до 3 воїнів безкоштовні.
tile-sapphire-defense = Оборона
tile-sapphire-defense-text = +1 до сили в кожній битві, де ви обороняєтеся.
tile-sapphire-shield = Щит Нейт
tile-sapphire-shield-text = +1 до оборони в усіх ваших битвах.
tile-sapphire-prayer = Молитва про підкріплення
tile-sapphire-prayer-text = Після кожної своєї дії молитви можете поставити до 2 воїнів із запасу в райони свого міста; де стоїть ворог, починається битва.
tile-sapphire-barrier = Бар’єр Шетіу
tile-sapphire-barrier-text = Одразу: поверніть на руку всі бойові карти, одну з них таємно вилучіть назавжди й додайте карту «Бар’єр Шетіу».
tile-sapphire-elephant = Прадавній слон
tile-sapphire-elephant-text = Істота. +1 звичайне переміщення, +1 до сили і +1 до оборони.
tile-sapphire-spy = Шпигун
tile-sapphire-spy-text = У ваших битвах суперник вибирає першим і показує бойову карту, яку зіграє; лише потім вибираєте ви.
tile-sapphire-defvictory = Перемога в обороні
tile-sapphire-defvictory-text = Коли ви перемагаєте в обороні й маєте в зоні воїна, візьміть 1 бойове ОС.
tile-sapphire-legion = Легіон
tile-sapphire-legion-text = У ваших військах може бути до 7 воїнів.
tile-sapphire-domination = Домінування
tile-sapphire-domination-text = Одразу: візьміть божественне ОС, що лежить на цій плитці.
tile-sapphire-will = Божественна воля
tile-sapphire-will-text = Золотий жетон: одна дія переміщення або одна дія наймання.
tile-sapphire-reinf = Підкріплення
tile-sapphire-reinf-text = У ваших найманнях усі воїни безкоштовні.
tile-sapphire-sphinx = Сфінкс
tile-sapphire-sphinx-text = Істота. +1 звичайне переміщення і +2 до сили. Одразу: візьміть божественне ОС, що лежить на цій плитці.
tile-sapphire-deed = Божественне діяння
tile-sapphire-deed-text = Срібний жетон: одна додаткова дія щораунду на будь-якій вільній комірці, крім золотої.
tile-diamond-priest = Жрець
tile-diamond-priest-text = Кожна ваша дія молитви дає на 1 ОМ більше.
tile-diamond-priestess = Жриця
tile-diamond-priestess-text = Кожна плитка могутності коштує вам на 1 ОМ менше.
tile-diamond-vision = Видіння
tile-diamond-vision-text = Щоночі після інших карт: візьміть 4 карти допомоги богів, потім скиньте 4 з руки.
tile-diamond-support = Магічна підтримка
tile-diamond-support-text = У ваших діях будівництва кожен рівень коштує на 1 ОМ менше.
tile-diamond-snake = Велика пустельна змія
tile-diamond-snake-text = Істота. +1 звичайне переміщення; у битві істота суперника не має ні бонусу, ні ефекту.
tile-diamond-boon = Божий дар
tile-diamond-boon-text = Щоночі ви берете на 1 карту допомоги богів більше.
tile-diamond-hunger = Божественний голод
tile-diamond-hunger-text = Після втрат у битві здобудьте 2 ОМ за кожного прибраного ворожого воїна.
tile-diamond-thoeris = Жрець Таурт
tile-diamond-thoeris-text = Коли ви нападаєте, на початку військової наради візьміть 1 карту допомоги богів.
tile-diamond-hand = Рука бога
tile-diamond-hand-text = Під час кожного пробудження можна безкоштовно підвищити одну свою піраміду на 1 рівень або закласти нову рівня 1.
tile-diamond-domination = Домінування
tile-diamond-domination-text = Одразу: візьміть божественне ОС, що лежить на цій плитці.
tile-diamond-ra = Жрець Ра
tile-diamond-ra-text = Щоразу, коли ви витрачаєте очки молитви, витрачаєте на 1 менше.
tile-diamond-amon = Жрець Амона
tile-diamond-amon-text = Щоночі під час молитов: здобудьте на 7 ОМ більше.
tile-diamond-mummy = Мумія
tile-diamond-mummy-text = Істота. +1 звичайне переміщення і +2 до сили. Щоночі ви берете на 1 карту допомоги богів більше.
tile-diamond-deed = Божественне діяння
tile-diamond-deed-text = Срібний жетон: одна додаткова дія щораунду на будь-якій вільній комірці, крім золотої.
tile-onyx-swords = Найманці меча
tile-onyx-swords-text = Одразу: поставте 3 найманців у райони свого міста; де стоїть ворог, починається битва. Відтепер це ваші воїни.
tile-onyx-spears = Найманці списа
tile-onyx-spears-text = Одразу: поставте 3 найманців у райони свого міста; де стоїть ворог, починається битва. Відтепер це ваші воїни.
tile-onyx-local = Місцевий набір
tile-onyx-local-text = У ваших найманнях 1 воїн безкоштовний, а воїни можуть долучатися й до ваших військ будь-де на полі.
tile-onyx-khnum = Сфінкс Хнума
tile-onyx-khnum-text = Істота. +1 звичайне переміщення і +1 до сили; суперник платить 1 ОМ за переміщення в його зону.
tile-onyx-dedication = Відданість битві
tile-onyx-dedication-text = Коли ви нападаєте, на початку військової наради здобудьте 2 ОМ.
tile-onyx-twin = Подвійна церемонія
tile-onyx-twin-text = Золотий жетон: купіть плитку на 1 ОМ дорожче; її колір цього дня міг уже бути куплений.
tile-onyx-honor = Честь у битві
tile-onyx-honor-text = Після втрат у битві здобудьте 1 ОМ за кожного свого воїна, прибраного суперником.
tile-onyx-griffin = Сфінкс-грифон
tile-onyx-griffin-text = Істота. +2 до сили; військо з ним телепортується безкоштовно, також від обеліска.
tile-onyx-march = Форсований марш
tile-onyx-march-text = Золотий жетон: одна дія переміщення без телепортації.
tile-onyx-trap = Смертельна пастка
tile-onyx-trap-text = Коли ви обороняєтеся: +1 до сили, і ви завдаєте на 1 невідворотну втрату більше.
tile-onyx-domination = Домінування
tile-onyx-domination-text = Одразу: візьміть божественне ОС, що лежить на цій плитці.
tile-onyx-ammut = Амат, пожирачка душ
tile-onyx-ammut-text = Істота. +1 звичайне переміщення і +2 до сили. Перемога з нею і 2 прибрані вороги: 1 бойове ОС.
tile-onyx-fury = Звіряча лють
tile-onyx-fury-text = +1 звичайне переміщення у ваших переміщеннях; у битві +1 до сили і на 1 завдану втрату більше.
tile-onyx-might = Божественна міць
tile-onyx-might-text = Щоразу, коли ви вдень чи вночі здобуваєте очки молитви, здобудьте на 2 більше.
tile-onyx-deed = Божественне діяння
tile-onyx-deed-text = Срібний жетон: одна додаткова дія щораунду на будь-якій вільній комірці, крім золотої.

## Карти допомоги богів

intervention-diversion = Диверсія
intervention-diversion-text = Битва. Блеф: нічого не робить, після відкриття повертається на вашу руку, і скинути її ні на що інше не можна.
intervention-war-rage = Воєнна лють
intervention-war-rage-text = Битва. +1 до сили.
intervention-war-fury = Шал війни
intervention-war-fury-text = Битва. +2 до сили.
intervention-bloody-battle = Кривава битва
intervention-bloody-battle-text = Битва. Ви завдаєте на 1 втрату більше.
intervention-bloodbath = Кривава баня
intervention-bloodbath-text = Битва. Ви завдаєте на 2 втрати більше.
intervention-bronze-wall = Бронзовий мур
intervention-bronze-wall-text = Битва. +1 до оборони.
intervention-iron-wall = Залізний мур
intervention-iron-wall-text = Битва. +2 до оборони.
intervention-raining-fire = Вогняний дощ
intervention-raining-fire-text = День. Приберіть 1 ворожого воїна будь-де на полі.
intervention-prayer = Молитва
intervention-prayer-text = День. Здобудьте 2 ОМ.
intervention-enlistment = Тактична підтримка
intervention-enlistment-text = День. Поставте до 2 воїнів із запасу в райони свого міста чи до своїх військ; де стоїть ворог, починається битва.
intervention-swiftness = Прудкість
intervention-swiftness-text = Переміщення. На початку переміщення: військо має на 1 звичайне переміщення більше.
intervention-transfer = Перенесення
intervention-transfer-text = Переміщення. Телепортація в цьому переміщенні безкоштовна й може початися в будь-якій зоні.

## Істоти

creature-phoenix = Фенікс
    .gen = Фенікса
    .dat = Феніксові
    .acc = Фенікса
    .ins = Феніксом
    .loc = Феніксі
    .gender = m
creature-phoenix-text = +1 звичайне переміщення, +1 до сили. Військо з ним перелітає мури чужого міста.
creature-scarab = Царський скарабей
    .gen = Царського скарабея
    .dat = Царському скарабеєві
    .acc = Царського скарабея
    .ins = Царським скарабеєм
    .loc = Царському скарабеї
    .gender = m
creature-scarab-text = +2 звичайні переміщення, +2 до сили.
creature-scorpion = Гігантський скорпіон
    .gen = Гігантського скорпіона
    .dat = Гігантському скорпіонові
    .acc = Гігантського скорпіона
    .ins = Гігантським скорпіоном
    .loc = Гігантському скорпіоні
    .gender = m
creature-scorpion-text = +1 звичайне переміщення, +2 до сили, на 2 завдані втрати більше.
creature-elephant = Прадавній слон
    .gen = Прадавнього слона
    .dat = Прадавньому слонові
    .acc = Прадавнього слона
    .ins = Прадавнім слоном
    .loc = Прадавньому слоні
    .gender = m
creature-elephant-text = +1 звичайне переміщення, +1 до сили, +1 до оборони.
creature-sphinx = Сфінкс
    .gen = Сфінкса
    .dat = Сфінксові
    .acc = Сфінкса
    .ins = Сфінксом
    .loc = Сфінксі
    .gender = m
creature-sphinx-text = +1 звичайне переміщення, +2 до сили.
creature-snake = Велика пустельна змія
    .gen = Великої пустельної змії
    .dat = Великій пустельній змії
    .acc = Велику пустельну змію
    .ins = Великою пустельною змією
    .loc = Великій пустельній змії
    .gender = f
creature-snake-text = +1 звичайне переміщення. Істота суперника в битві не дає нічого.
creature-mummy = Мумія
    .gen = Мумії
    .dat = Мумії
    .acc = Мумію
    .ins = Мумією
    .loc = Мумії
    .gender = f
creature-mummy-text = +1 звичайне переміщення, +2 до сили.
creature-khnum = Сфінкс Хнума
    .gen = Сфінкса Хнума
    .dat = Сфінксові Хнума
    .acc = Сфінкса Хнума
    .ins = Сфінксом Хнума
    .loc = Сфінксі Хнума
    .gender = m
creature-khnum-text = +1 звичайне переміщення, +1 до сили. Суперник платить 1 ОМ за переміщення в його зону.
creature-griffin = Сфінкс-грифон
    .gen = Сфінкса-грифона
    .dat = Сфінксові-грифонові
    .acc = Сфінкса-грифона
    .ins = Сфінксом-грифоном
    .loc = Сфінксі-грифоні
    .gender = m
creature-griffin-text = +2 до сили. Військо з ним телепортується безкоштовно, також від обеліска.
creature-ammut = Амат
    .gender = f
creature-ammut-text = +1 звичайне переміщення, +2 до сили. 1 бойове ОС за перемогу з 2 прибраними ворогами.

## Бойові карти

battle-card-cavalry = 4/1/0
battle-card-cavalry-text = Сила 4, втрати 1, оборона 0.
battle-card-purge = 3/2/0
battle-card-purge-text = Сила 3, втрати 2, оборона 0.
battle-card-push = 3/0/1
battle-card-push-text = Сила 3, втрати 0, оборона 1.
battle-card-mixed = 2/2/1
battle-card-mixed-text = Сила 2, втрати 2, оборона 1.
battle-card-phalanx = 2/0/2
battle-card-phalanx-text = Сила 2, втрати 0, оборона 2.
battle-card-raid = 1/3/0
battle-card-raid-text = Сила 1, втрати 3, оборона 0.
battle-card-retreat = 1/1/3
battle-card-retreat-text = Сила 1, втрати 1, оборона 3.
battle-card-sacrifice = 5/−2/0
battle-card-sacrifice-text = Сила 5, втрати 0, оборона 0; самі втрачаєте 2 воїнів.
battle-card-wrryt = 3/3/0
battle-card-wrryt-text = Особлива карта. Сила 3, втрати 3, оборона 0.
battle-card-barrier = 3/0/3
battle-card-barrier-text = Особлива карта. Сила 3, втрати 0, оборона 3.

## Поле й фігурки

city-north-west = Північно-Західне місто
    .gen = Північно-Західного міста
    .dat = Північно-Західному місту
    .ins = Північно-Західним містом
    .loc = Північно-Західному місті
    .gender = n
city-south-west = Південно-Західне місто
    .gen = Південно-Західного міста
    .dat = Південно-Західному місту
    .ins = Південно-Західним містом
    .loc = Південно-Західному місті
    .gender = n
city-north-east = Північно-Східне місто
    .gen = Північно-Східного міста
    .dat = Північно-Східному місту
    .ins = Північно-Східним містом
    .loc = Північно-Східному місті
    .gender = n
city-south-east = Південно-Східне місто
    .gen = Південно-Східного міста
    .dat = Південно-Східному місту
    .ins = Південно-Східним містом
    .loc = Південно-Східному місті
    .gender = n
city-west-centre = Центрально-Західне місто
    .gen = Центрально-Західного міста
    .dat = Центрально-Західному місту
    .ins = Центрально-Західним містом
    .loc = Центрально-Західному місті
    .gender = n
zone-north-west-1 = 1-й район Північно-Західного міста
    .gen = 1-го району Північно-Західного міста
    .dat = 1-му району Північно-Західного міста
    .ins = 1-м районом Північно-Західного міста
    .loc = 1-му районі Північно-Західного міста
    .gender = m
zone-north-west-2 = 2-й район Північно-Західного міста
    .gen = 2-го району Північно-Західного міста
    .dat = 2-му району Північно-Західного міста
    .ins = 2-м районом Північно-Західного міста
    .loc = 2-му районі Північно-Західного міста
    .gender = m
zone-north-west-3 = 3-й район Північно-Західного міста
    .gen = 3-го району Північно-Західного міста
    .dat = 3-му району Північно-Західного міста
    .ins = 3-м районом Північно-Західного міста
    .loc = 3-му районі Північно-Західного міста
    .gender = m
zone-south-west-1 = 1-й район Південно-Західного міста
    .gen = 1-го району Південно-Західного міста
    .dat = 1-му району Південно-Західного міста
    .ins = 1-м районом Південно-Західного міста
    .loc = 1-му районі Південно-Західного міста
    .gender = m
zone-south-west-2 = 2-й район Південно-Західного міста
    .gen = 2-го району Південно-Західного міста
    .dat = 2-му району Південно-Західного міста
    .ins = 2-м районом Південно-Західного міста
    .loc = 2-му районі Південно-Західного міста
    .gender = m
zone-south-west-3 = 3-й район Південно-Західного міста
    .gen = 3-го району Південно-Західного міста
    .dat = 3-му району Південно-Західного міста
    .ins = 3-м районом Південно-Західного міста
    .loc = 3-му районі Південно-Західного міста
    .gender = m
zone-north-east-1 = 1-й район Північно-Східного міста
    .gen = 1-го району Північно-Східного міста
    .dat = 1-му району Північно-Східного міста
    .ins = 1-м районом Північно-Східного міста
    .loc = 1-му районі Північно-Східного міста
    .gender = m
zone-north-east-2 = 2-й район Північно-Східного міста
    .gen = 2-го району Північно-Східного міста
    .dat = 2-му району Північно-Східного міста
    .ins = 2-м районом Північно-Східного міста
    .loc = 2-му районі Північно-Східного міста
    .gender = m
zone-north-east-3 = 3-й район Північно-Східного міста
    .gen = 3-го району Північно-Східного міста
    .dat = 3-му району Північно-Східного міста
    .ins = 3-м районом Північно-Східного міста
    .loc = 3-му районі Північно-Східного міста
    .gender = m
zone-south-east-1 = 1-й район Південно-Східного міста
    .gen = 1-го району Південно-Східного міста
    .dat = 1-му району Південно-Східного міста
    .ins = 1-м районом Південно-Східного міста
    .loc = 1-му районі Південно-Східного міста
    .gender = m
zone-south-east-2 = 2-й район Південно-Східного міста
    .gen = 2-го району Південно-Східного міста
    .dat = 2-му району Південно-Східного міста
    .ins = 2-м районом Південно-Східного міста
    .loc = 2-му районі Південно-Східного міста
    .gender = m
zone-south-east-3 = 3-й район Південно-Східного міста
    .gen = 3-го району Південно-Східного міста
    .dat = 3-му району Південно-Східного міста
    .ins = 3-м районом Південно-Східного міста
    .loc = 3-му районі Південно-Східного міста
    .gender = m
zone-west-centre-1 = 1-й район Центрально-Західного міста
    .gen = 1-го району Центрально-Західного міста
    .dat = 1-му району Центрально-Західного міста
    .ins = 1-м районом Центрально-Західного міста
    .loc = 1-му районі Центрально-Західного міста
    .gender = m
zone-west-centre-2 = 2-й район Центрально-Західного міста
    .gen = 2-го району Центрально-Західного міста
    .dat = 2-му району Центрально-Західного міста
    .ins = 2-м районом Центрально-Західного міста
    .loc = 2-му районі Центрально-Західного міста
    .gender = m
zone-west-centre-3 = 3-й район Центрально-Західного міста
    .gen = 3-го району Центрально-Західного міста
    .dat = 3-му району Центрально-Західного міста
    .ins = 3-м районом Центрально-Західного міста
    .loc = 3-му районі Центрально-Західного міста
    .gender = m
zone-north-west-gate = Пустеля перед Північно-Західним містом
    .gen = Пустелі перед Північно-Західним містом
    .dat = Пустелі перед Північно-Західним містом
    .acc = Пустелю перед Північно-Західним містом
    .ins = Пустелею перед Північно-Західним містом
    .loc = Пустелі перед Північно-Західним містом
    .gender = f
zone-south-west-gate = Пустеля перед Південно-Західним містом
    .gen = Пустелі перед Південно-Західним містом
    .dat = Пустелі перед Південно-Західним містом
    .acc = Пустелю перед Південно-Західним містом
    .ins = Пустелею перед Південно-Західним містом
    .loc = Пустелі перед Південно-Західним містом
    .gender = f
zone-north-east-gate = Пустеля перед Північно-Східним містом
    .gen = Пустелі перед Північно-Східним містом
    .dat = Пустелі перед Північно-Східним містом
    .acc = Пустелю перед Північно-Східним містом
    .ins = Пустелею перед Північно-Східним містом
    .loc = Пустелі перед Північно-Східним містом
    .gender = f
zone-south-east-gate = Пустеля перед Південно-Східним містом
    .gen = Пустелі перед Південно-Східним містом
    .dat = Пустелі перед Південно-Східним містом
    .acc = Пустелю перед Південно-Східним містом
    .ins = Пустелею перед Південно-Східним містом
    .loc = Пустелі перед Південно-Східним містом
    .gender = f
zone-west-centre-gate = Пустеля перед Центрально-Західним містом
    .gen = Пустелі перед Центрально-Західним містом
    .dat = Пустелі перед Центрально-Західним містом
    .acc = Пустелю перед Центрально-Західним містом
    .ins = Пустелею перед Центрально-Західним містом
    .loc = Пустелі перед Центрально-Західним містом
    .gender = f
zone-western-obelisk = Західна пустеля з обеліском
    .gen = Західної пустелі з обеліском
    .dat = Західній пустелі з обеліском
    .acc = Західну пустелю з обеліском
    .ins = Західною пустелею з обеліском
    .loc = Західній пустелі з обеліском
    .gender = f
zone-northern-obelisk = Північна пустеля з обеліском
    .gen = Північної пустелі з обеліском
    .dat = Північній пустелі з обеліском
    .acc = Північну пустелю з обеліском
    .ins = Північною пустелею з обеліском
    .loc = Північній пустелі з обеліском
    .gender = f
zone-southern-obelisk = Південна пустеля з обеліском
    .gen = Південної пустелі з обеліском
    .dat = Південній пустелі з обеліском
    .acc = Південну пустелю з обеліском
    .ins = Південною пустелею з обеліском
    .loc = Південній пустелі з обеліском
    .gender = f
zone-eastern-obelisk = Східна пустеля з обеліском
    .gen = Східної пустелі з обеліском
    .dat = Східній пустелі з обеліском
    .acc = Східну пустелю з обеліском
    .ins = Східною пустелею з обеліском
    .loc = Східній пустелі з обеліском
    .gender = f
zone-west-bank = Західний берег
    .gen = Західного берега
    .dat = Західному берегові
    .ins = Західним берегом
    .loc = Західному березі
    .gender = m
zone-east-bank = Східний берег
    .gen = Східного берега
    .dat = Східному берегові
    .ins = Східним берегом
    .loc = Східному березі
    .gender = m
zone-delta-marsh = Болота дельти
    .gen = Боліт дельти
    .dat = Болотам дельти
    .ins = Болотами дельти
    .loc = Болотах дельти
    .gender = pl
zone-western-temple = Західний храм
    .gen = Західного храму
    .dat = Західному храмові
    .ins = Західним храмом
    .loc = Західному храмі
    .gender = m
zone-west-river-temple = Західний річковий храм
    .gen = Західного річкового храму
    .dat = Західному річковому храмові
    .ins = Західним річковим храмом
    .loc = Західному річковому храмі
    .gender = m
zone-eastern-temple = Східний храм
    .gen = Східного храму
    .dat = Східному храмові
    .ins = Східним храмом
    .loc = Східному храмі
    .gender = m
zone-east-river-temple = Східний річковий храм
    .gen = Східного річкового храму
    .dat = Східному річковому храмові
    .ins = Східним річковим храмом
    .loc = Східному річковому храмі
    .gender = m
zone-delta-temple = Храм у дельті Нілу
    .gen = Храму в дельті Нілу
    .dat = Храмові в дельті Нілу
    .ins = Храмом у дельті Нілу
    .loc = Храмі в дельті Нілу
    .gender = m
zone-sanctuary = Святилище всіх богів
    .gen = Святилища всіх богів
    .dat = Святилищу всіх богів
    .ins = Святилищем усіх богів
    .loc = Святилищі всіх богів
    .gender = n
god-anubis = Анубіс
    .gen = Анубіса
    .dat = Анубісові
    .acc = Анубіса
    .ins = Анубісом
    .loc = Анубісі
    .gender = m
god-bastet = Бастет
    .gender = f
god-horus = Гор
    .gen = Гора
    .dat = Горові
    .acc = Гора
    .ins = Гором
    .loc = Горі
    .gender = m
god-wadjet = Ваджет
    .gender = f
god-sobek = Собек
    .gen = Собека
    .dat = Собекові
    .acc = Собека
    .ins = Собеком
    .loc = Собеку
    .gender = m
colour-ruby = рубінова
    .gen = рубінової
    .dat = рубіновій
    .acc = рубінову
    .ins = рубіновою
    .loc = рубіновій
    .gender = f
colour-sapphire = сапфірова
    .gen = сапфірової
    .dat = сапфіровій
    .acc = сапфірову
    .ins = сапфіровою
    .loc = сапфіровій
    .gender = f
colour-diamond = алмазна
    .gen = алмазної
    .dat = алмазній
    .acc = алмазну
    .ins = алмазною
    .loc = алмазній
    .gender = f
colour-onyx = оніксова
    .gen = оніксової
    .dat = оніксовій
    .acc = оніксову
    .ins = оніксовою
    .loc = оніксовій
    .gender = f
cell-recruit = Наймання
cell-move-3 = Переміщення (рівень 3)
cell-move-2 = Переміщення (рівень 2)
cell-build = Будівництво
cell-pray-2 = Молитва (рівень 2)
cell-pray-1 = Молитва (рівень 1)
cell-buy-1 = Купівля (комірка 1)
cell-buy-2 = Купівля (комірка 2)
cell-buy-3 = Купівля (комірка 3)
cell-gold = Воля богів
token-silver = срібний жетон дії
token-gold = золотий жетон дії
token-fame = жетон очка слави
token-veteran = жетон ветерана
token-statue = жетон статуї
token-storm = накладка бурі
token-creature = фігурка істоти
token-mercenary = фігурка найманця
track-prayer = Трек молитви
board-two = Поле для двох
board-three = Поле для трьох
board-four = Поле для чотирьох
board-five = Поле для п’ятьох
storm-north = буря на північному сході
storm-south = буря на південному сході
limit-units = Воїнів у гравця
limit-troop = Воїнів у війську
limit-creatures = Істот у війську
limit-action-tokens = Жетонів дій у гравця
limit-fame-to-win = Очок слави для перемоги
limit-start-units = Воїнів у першому війську
limit-start-troops = Перших військ
limit-start-levels = Перших рівнів пірамід
limit-start-levels-in-district = Перших рівнів у районі
limit-start-interventions = Перших карт допомоги богів
limit-start-diversions = Перших Диверсій
limit-pyramid-level = Найвищий рівень піраміди
limit-pray = Очок молитви за дію молитви
limit-simple-moves = Звичайних переміщень війська
limit-teleports = Телепортацій війська
limit-teleport-cost = Очок молитви за телепортацію
limit-foreign-districts = Чужих районів за переміщення
limit-home-strength = Сила у своєму місті
limit-temples-for-fame = Храмів за очко слави
limit-night-prayer = Очок молитви за ніч
limit-night-cards = Карт за ніч
limit-veterans-a-card = Ветеранів за карту
limit-rounds = Раундів щонайбільше

## Компоненти

kind-board = Поля
kind-storm = Накладки бурі
kind-city = Міста
kind-zone = Зони
kind-cell = Комірки дій
kind-track = Треки
kind-god = Боги
kind-limit = Межі
kind-token = Жетони
kind-colour = Кольори
kind-tile = Плитки могутності
kind-creature = Істоти
kind-intervention = Карти допомоги богів
kind-battle-card = Бойові карти (сила/втрати/оборона)
figure-action = дія
figure-attack-strength = сила в нападі
figure-battle-card = бойова карта
figure-bluff = блеф
figure-cancels-creature = глушить іншу істоту
figure-casualties = втрати
figure-cities = міста
figure-city = місто
figure-colour = колір
figure-colours = кольори
figure-column = стовпчик
figure-copies = копій
figure-cost = вартість
figure-council-cards = карти на військовій нараді
figure-council-prayer = ОМ на військовій нараді
figure-creature = істота
figure-defence = оборона
figure-defend-strength = сила в обороні
figure-defend-unavoidable = невідворотні втрати в обороні
figure-defender-fame = ОС переможного оборонця
figure-districts = райони
figure-even = місце, парний бік
figure-even-links = сусіди, парний бік
figure-fame = очки слави
figure-free-recruits = усе наймання безкоштовне
figure-free-teleport = телепортує безкоштовно
figure-free-units = безкоштовні воїни
figure-gain-bonus = більше за кожного здобутку
figure-gate = пустеля перед брамою
figure-gold = золоті дії
figure-high = найбільше
figure-ignores-walls = нехтує мурами
figure-kills = прибраних воїнів
figure-kills-for-fame = ворогів за ОС
figure-level = рівень
figure-level-discount = знижка на рівень
figure-low = найменше
figure-moves = звичайні переміщення
figure-night-cards = карти вночі
figure-night-levels = рівні вночі
figure-night-prayer = ОМ уночі
figure-no-teleport = без телепортації
figure-obelisk = обеліск
figure-obelisk-teleport = телепортація від обеліска
figure-odd = місце, непарний бік
figure-odd-links = сусіди, непарний бік
figure-own-loss = власні втрати
figure-paint = відтінок
figure-picture = зображення
figure-players = гравців
figure-port = порт
figure-pray = більше за молитву
figure-pray-units = воїни за молитву
figure-prayer = очки молитви
figure-prayer-a-kill = ОМ за ворога
figure-prayer-a-loss = ОМ за свого воїна
figure-pyramids = пірамід
figure-recruit-anywhere = наймає будь-де
figure-sacrifice = воїни на пожертву
figure-side = бік
figure-silver = срібний жетон
figure-single-copies = кожна плитка один раз
figure-spending-discount = знижка на кожну витрату
figure-spy = шпигує
figure-start = початок
figure-storms = бурі
figure-strength = сила
figure-strength-a-card = сила за карту
figure-surcharge = доплата
figure-symbol = символ
figure-teleport-discount = знижка на телепортацію
figure-terrain = місцевість
figure-tile = плитка
figure-tile-discount = знижка на плитку
figure-tiles = плиток
figure-toll = мито
figure-transfer = безкоштовна телепортація звідки завгодно
figure-troop-limit = ліміт війська
figure-unavoidable = невідворотні втрати
figure-units = воїни
figure-value = значення
figure-vision = карт узяти й скинути
figure-when = коли
figure-without = без
figure-worship = ОМ уночі
figure-zones = зони
term-even = парний
term-odd = непарний
term-desert = пустеля
term-district = район
term-military = військовий
term-trade = торговельний
term-day = день
term-movement = переміщення
term-move = дія переміщення
term-recruit = дія наймання
term-pray = дія молитви
term-buy = дія купівлі
term-build = дія будівництва
term-at-once = одразу
term-always = завжди
term-creature = істота
term-gold = золотий жетон
term-silver = срібний жетон
term-ruby = рубіновий
term-sapphire = сапфіровий
term-diamond = алмазний
term-onyx = оніксовий
term-black = чорний
term-white = білий
term-red = червоний
term-blue = синій
term-green = зелений
term-yellow = жовтий

## Параметри партії

preset-standard = Звичайна
preset-standard-help = Місто, бога, війська, піраміди й першу плитку вибираєте ви.
preset-first = Перша партія
preset-first-help = Готовий початок: ви вибираєте лише першу плитку.
option-set-ready-start = Початок
option-set-ready-start-help = Готовий початок зручний для першої партії: ви вибираєте лише першу плитку.
option-set-ready-start-off = Усе вибираєте ви
option-set-ready-start-on = Готовий
option-set-sanctuary-even = Святилище для 2 і 4 гравців
option-set-sanctuary-even-help = На старішому полі Святилище всіх богів було лише за непарної кількості гравців.
option-set-sanctuary-even-on = На полі
option-set-sanctuary-even-off = Немає на полі
option-set-loser-may-stay = Переможений без переможця
option-set-loser-may-stay-help = Переможець утратив у зоні всіх воїнів: що може переможений?
option-set-loser-may-stay-off = Мусить відкликати військо
option-set-loser-may-stay-on = Може лишитися й утримати зону

## Про що питаємо

prompt-city = Виберіть місто.
    .other = { $player } вибирає місто.
prompt-god = Виберіть бога. Боги не дають жодних умінь.
    .other = { $player } вибирає бога.
prompt-garrison = Виберіть два райони свого міста; у кожен стане п’ять воїнів.
    .other = { $player } розміщує перших воїнів.
prompt-first-pyramid =
    { $count ->
        [one] Поставте піраміди: лишився { $count } рівень.
        [few] Поставте піраміди: лишилося { $count } рівні, у районі щонайбільше два.
       *[other] Поставте піраміди: лишилося { $count } рівнів, у районі щонайбільше два.
    }
    .other = { $player } ставить перші піраміди.
prompt-first-tile = Візьміть плитку рівня 1 кольору однієї зі своїх пірамід.
    .other = { $player } бере першу плитку.
prompt-turn =
    { $acted ->
        [1] Зіграйте ще жетон, карту чи істоту або завершіть хід.
       *[other]
            { $tokens ->
                [one] Ваш хід: зіграйте останній жетон дії.
                [few] Ваш хід: зіграйте жетон дії. Маєте { $tokens } жетони.
               *[other] Ваш хід: зіграйте жетон дії. Маєте { $tokens } жетонів.
            }
    }
    .other = Ходить { $player }.
prompt-buy = Виберіть плитку могутності, яку купуєте.
    .other = { $player } купує плитку могутності.
prompt-remove = Виберіть бойову карту, що назавжди покине гру. Ніхто інший не дізнається яку.
    .other = { $player } вилучає бойову карту.
prompt-build =
    { $free ->
        [0] Підвищте чи закладіть піраміду або не будуйте нічого.
       *[rest] Рука бога: безкоштовно підвищте піраміду на один рівень або закладіть нову.
    }
    .other = { $player } будує піраміду.
prompt-tag = Виберіть комірку купівлі для нового жетона купівлі.
    .other = { $player } кладе жетон купівлі.
prompt-recruit =
    { $count ->
        [0] Наймання: більше ніхто прийти не може.
        [one] Наймання: може прийти ще { $count } воїн.
        [few] Наймання: можуть прийти ще { $count } воїни.
       *[other] Наймання: може прийти ще { $count } воїнів.
    }
    .other = { $player } наймає воїнів.
prompt-fight-next = Виберіть район, де тепер б’ються нові воїни.
    .other = { $player } вибирає наступну битву.
prompt-place =
    { $count ->
        [one] { $cause }: поставте щонайбільше { $count } воїна.
        [few] { $cause }: поставте щонайбільше { $count } воїнів.
       *[other] { $cause }: поставте щонайбільше { $count } воїнів.
    }
    .other = { $player } розміщує воїнів.
prompt-lead = Виберіть військо, яке переміститься.
    .other = { $player } переміщує військо.
prompt-step =
    { $moves ->
        [0] Військо тут: { $zone }. Звичайних переміщень не лишилося, телепортацій: { $teleports }.
        [one] Військо тут: { $zone }. Лишилося { $moves } звичайне переміщення, телепортацій: { $teleports }.
        [few] Військо тут: { $zone }. Лишилося { $moves } звичайні переміщення, телепортацій: { $teleports }.
       *[other] Військо тут: { $zone }. Лишилося { $moves } звичайних переміщень, телепортацій: { $teleports }.
    }
    .other = { $player } переміщує військо.
prompt-take = Хто йде цим шляхом: { $origin } → { $zone }?
    .other = { $player } переміщує військо.
prompt-burn = Виберіть вороже військо, яке втратить воїна.
    .other = { $player } вибирає, куди впаде вогонь.
prompt-fight = Битва, суперник { $opponent }, { $zone }: виберіть бойову карту для гри й другу, щоб відкласти.
    .other = { $player } вибирає бойові карти.
prompt-fight-1 = Битва, суперник { $opponent }, { $zone }: виберіть бойову карту для гри. Потім виберете карту, щоб відкласти.
prompt-fight-2 = Битва, суперник { $opponent }, { $zone }: виберіть бойову карту, щоб відкласти.
prompt-hide = Битва, суперник { $opponent }, { $zone }: сховайте під бойову карту карти допомоги богів або жодної.
    .other = { $player } може сховати карти допомоги богів.
prompt-wound = Божественна рана: скидайте карти, кожна дає 1 до сили, або зупиніться.
    .other = { $player } може скинути карти за силу.
prompt-loser =
    { $alone ->
        [1] Ви програли битву, але переможця тут уже немає, { $zone }: відкличете військо ({ $count }) чи лишитеся?
       *[rest] Ви програли битву, { $zone }: відкличете військо ({ $count }) чи відступите?
    }
    .other = { $player } вирішує щодо переможеного війська.
prompt-retreat = { $opponent } відступає: виберіть зону.
    .other = { $player } вибирає, куди відступить переможений.
prompt-winner = Ви виграли битву, { $zone }: ваше військо ({ $count }) лишається?
    .other = { $player } вирішує, чи лишиться військо.
prompt-sacrifice = Пожертвувати двома воїнами у Святилищі за божественне ОС?
    .other = { $player } вирішує щодо пожертви.
prompt-delta = Прибрати воїна з храму в дельті за п’ять ОМ?
    .other = { $player } вирішує щодо пожертви.
prompt-offer =
    { $veterans ->
        [one] Скинути ветерана за 1 ОМ?
        [few] Скількох зі своїх { $veterans } ветеранів скидаєте, кожного за 1 ОМ?
       *[other] Скількох зі своїх { $veterans } ветеранів скидаєте, кожного за 1 ОМ?
    }
    .other = { $player } вирішує щодо ветеранів.
prompt-consult =
    { $veterans ->
        [one] Маєте { $veterans } ветерана; карта коштує двох.
        [few] Скількох зі своїх { $veterans } ветеранів скидаєте за карти? Двоє дають одну.
       *[other] Скількох зі своїх { $veterans } ветеранів скидаєте за карти? Двоє дають одну.
    }
    .other = { $player } вирішує щодо ветеранів.
prompt-vision =
    { $count ->
        [one] Видіння: скиньте ще { $count } карту.
        [few] Видіння: скиньте ще { $count } карти.
       *[other] Видіння: скиньте ще { $count } карт.
    }
    .other = { $player } скидає карти.
prompt-fate = Виберіть місце в порядку наступного раунду.
    .other = { $player } вибирає місце в порядку.

## Можливості

option-settle = { $city }
option-serve = { $god }
option-garrison = { $zone } і { $other }
option-first-pyramid = Поставити { $colour_acc } піраміду рівня { $level }: { $zone }
option-first-tile = Узяти плитку «{ $tile }»
option-act = { $cell }
option-silver = Срібний жетон: { $cell }
option-gold = Золотий жетон: { $tile }, { $action }
option-play = Зіграти карту «{ $intervention }»
option-summon = { $creature } долучається до війська: { $zone }
option-exchange = { $creature } замість { $leaving_gen }
option-end = Завершити хід
option-buy = Купити плитку «{ $tile }»
option-remove = Вилучити карту «{ $battle_card }»
option-raise = Підвищити до рівня { $level }: { $zone }
option-found = Закласти { $colour_acc } піраміду рівня { $level }: { $zone }
option-tag = { $cell }
option-skip = Нічого
option-recruit =
    { $count ->
        [one] { $count } воїн: { $zone }
        [few] { $count } воїни: { $zone }
       *[other] { $count } воїнів: { $zone }
    }
option-attack = Битися: { $zone }
option-place =
    { $count ->
        [one] { $count } воїн: { $zone }
        [few] { $count } воїни: { $zone }
       *[other] { $count } воїнів: { $zone }
    }
option-enough = Досить
option-lead = Перемістити військо: { $zone }
option-march = Іти: { $zone }
option-teleport = Телепортувати: { $zone }
option-take =
    { $count ->
        [one] { $count } воїн
        [few] { $count } воїни
       *[other] { $count } воїнів
    }
option-take-leaving =
    { $count ->
        [one] { $count } воїн; назад у запас: { $leaving }
        [few] { $count } воїни; назад у запас: { $leaving }
       *[other] { $count } воїнів; назад у запас: { $leaving }
    }
option-escort =
    { $count ->
        [one] { $count } воїн і { $creatures }
        [few] { $count } воїни і { $creatures }
       *[other] { $count } воїнів і { $creatures }
    }
option-escort-leaving =
    { $count ->
        [one] { $count } воїн і { $creatures }; назад у запас: { $leaving }
        [few] { $count } воїни і { $creatures }; назад у запас: { $leaving }
       *[other] { $count } воїнів і { $creatures }; назад у запас: { $leaving }
    }
option-halt = Завершити переміщення
option-burn = Вогонь: { $zone }
option-fight = Зіграти карту «{ $battle_card }», відкласти карту «{ $buried }»
option-hide =
    { $cards_count ->
        [0] Нічого не ховати
       *[rest] Сховати: { $cards }
    }
option-wound = Скинути карту «{ $intervention }»
option-recall = Відкликати військо
option-retreat = Відступити
option-drive = { $zone }
option-stay = Лишитися
option-sacrifice = Пожертвувати
option-spare = Не жертвувати
option-offer =
    { $veterans ->
        [0] Жодного
        [one] { $veterans } ветерана
        [few] { $veterans } ветеранів
       *[other] { $veterans } ветеранів
    }
option-consult =
    { $veterans ->
        [0] Жодного
        [one] { $veterans } ветерана
        [few] { $veterans } ветеранів
       *[other] { $veterans } ветеранів
    }
option-discard = Скинути карту «{ $intervention }»
option-choose = { $position }

## Що сталося

event-colour = У грі { $colour } група плиток.
event-city = { $player } вибирає місто: { $city }.
event-god = { $player } служить { $god_dat }.
event-order = Порядок ходів: { $players }.
event-garrisoned =
    { $count ->
        [one] { $player } ставить { $count } воїна: { $zone }.
        [few] { $player } ставить { $count } воїнів: { $zone }.
       *[other] { $player } ставить { $count } воїнів: { $zone }.
    }
event-built =
    { $cost ->
        [0] { $player } будує { $colour_acc } піраміду рівня { $level }: { $zone }.
       *[rest] { $player } будує за { $cost } ОМ { $colour_acc } піраміду рівня { $level }: { $zone }.
    }
event-took = { $player } бере плитку «{ $tile }».
event-day = Починається день { $round }.
event-night = Западає ніч { $round }.
event-token = { $player } грає жетон: { $cell }.
event-silver-token = { $player } грає срібний жетон: { $cell }.
event-gold-token = { $player } грає золотий жетон: «{ $tile }».
event-prayed = { $player } молиться і здобуває { $count } ОМ.
event-bought = { $player } купує плитку «{ $tile }» за { $cost } ОМ.
event-removed = { $player } назавжди вилучає карту «{ $removed }» і бере карту «{ $battle_card }».
event-removed-hidden = { $player } таємно вилучає бойову карту й бере карту «{ $battle_card }».
event-gained = { $player } здобуває { $count } ОМ («{ $tile }»).
event-gained-by-card = { $player } здобуває { $count } ОМ («{ $intervention }»).
event-recruited =
    { $count ->
        [one] { $player } наймає { $count } воїна: { $zone }.
        [few] { $player } наймає { $count } воїнів: { $zone }.
       *[other] { $player } наймає { $count } воїнів: { $zone }.
    }
event-paid = { $player } платить за наймання { $count } ОМ.
event-placed =
    { $count ->
        [one] { $player } ставить { $count } воїна: { $zone } ({ $cause }).
        [few] { $player } ставить { $count } воїнів: { $zone } ({ $cause }).
       *[other] { $player } ставить { $count } воїнів: { $zone } ({ $cause }).
    }
event-moved =
    { $count ->
        [one] { $player }, { $count } воїн: { $origin } → { $zone } ({ $way }).
        [few] { $player }, { $count } воїни: { $origin } → { $zone } ({ $way }).
       *[other] { $player }, { $count } воїнів: { $origin } → { $zone } ({ $way }).
    }
event-toll = { $player } платить мито { $count } ОМ перед сфінксом гравця { $opponent }.
event-summoned = До війська гравця { $player } долучається { $creature }: { $zone }.
event-exchanged = { $player } міняє { $leaving_acc } на { $creature_acc }: { $zone }.
event-played =
    { $cost ->
        [0] { $player } грає карту «{ $intervention }».
       *[rest] { $player } грає карту «{ $intervention }» за { $cost } ОМ.
    }
event-burnt = Вогняний дощ гравця { $player }: { $opponent } втрачає воїна, { $zone }.
event-drew = { $player } бере карту «{ $intervention }».
event-drew-hidden = { $player } бере карту допомоги богів.
event-reshuffled = Скид стає новою колодою.
event-discarded = { $player } скидає карту «{ $intervention }».
event-battle = { $player } нападає, обороняється { $opponent }: { $zone }.
event-bluffed = { $player } відкриває сховану карту «{ $intervention }»: лише блеф, вона повертається на руку.
event-spied = Шпигун гравця { $player } бачить бойову карту, яку має { $opponent }: «{ $battle_card }».
event-spied-hidden = Шпигун гравця { $player } бачить бойову карту, яку має { $opponent }.
event-revealed-card = { $player } відкриває карту «{ $battle_card }».
event-wounded = Божественна рана: { $player } скидає карту «{ $intervention }», +1 до сили.
event-result = Сила { $attack } проти { $defend }: перемагає { $player }, програє { $opponent }.
event-lost =
    { $count ->
        [one] { $player } втрачає { $count } воїна.
        [few] { $player } втрачає { $count } воїнів.
       *[other] { $player } втрачає { $count } воїнів.
    }
event-fame =
    { $count ->
        [one] { $player } здобуває { $count } бойове ОС.
        [few] { $player } здобуває { $count } бойові ОС.
       *[other] { $player } здобуває { $count } бойових ОС.
    }
event-veterans =
    { $count ->
        [one] { $player } здобуває { $count } ветерана.
        [few] { $player } здобуває { $count } ветеранів.
       *[other] { $player } здобуває { $count } ветеранів.
    }
event-retreated = { $player } відступає: { $zone }.
event-recalled =
    { $prayer ->
        [0] { $player } відкликає військо.
       *[rest] { $player } відкликає військо і здобуває { $prayer } ОМ.
    }
event-renewed = { $player } повертає на руку всі бойові карти.
event-sacrificed =
    { $count ->
        [one] { $player } жертвує воїнами у Святилищі і здобуває { $count } божественне ОС.
        [few] { $player } жертвує воїнами у Святилищі і здобуває { $count } божественні ОС.
       *[other] { $player } жертвує воїнами у Святилищі і здобуває { $count } божественних ОС.
    }
event-delta = { $player } віддає воїна з храму в дельті і здобуває { $count } ОМ.
event-temples = { $player } контролює щонайменше два храми і здобуває 1 божественне ОС.
event-worship = { $player } здобуває за поклоніння { $count } ОМ.
event-prayers = { $player } здобуває за молитви { $count } ОМ.
event-offered =
    { $veterans ->
        [one] { $player } скидає { $veterans } ветерана і здобуває { $count } ОМ.
        [few] { $player } скидає { $veterans } ветеранів і здобуває { $count } ОМ.
       *[other] { $player } скидає { $veterans } ветеранів і здобуває { $count } ОМ.
    }
event-consulted =
    { $veterans ->
        [one] { $player } скидає за карти { $veterans } ветерана.
        [few] { $player } скидає за карти { $veterans } ветеранів.
       *[other] { $player } скидає за карти { $veterans } ветеранів.
    }
event-won = { $player } починає хід і має { $count } ОС; ніхто не має більше: перемога.
event-ended = Останній раунд завершено: найбільше слави має { $player }, { $count } ОС.
event-went-home = { $creature } лишається без війська й повертається в запас гравця { $player }.

## Чому крок остаточний

undo-chance-colour = Кольори плиток уже витягнуто, цей крок остаточний.
undo-chance-intervention = Карту вже взято, цей крок остаточний.
undo-chance-order = Порядок ходів уже визначено, цей крок остаточний.
undo-spied = Шпигун уже бачив карту, цей крок остаточний.
undo-clash = Бойові карти вже відкрито, цей крок остаточний.

## Чому ні

refuse-battle-card-owned = Карти «{ $battle_card }» немає серед ваших бойових карт.
refuse-battle-symbols = Сховати можна лише карти із символом битви.
refuse-between-battles = Карти й істоти зачекають, доки не відбудеться перша з цих битв.
refuse-buried-card-in-hand =
    { $used ->
        [1] Карту «{ $battle_card }» ви вже використали, тож відкласти її не можна.
       *[other] Карти «{ $battle_card }» немає на руці, тож відкласти її не можна.
    }
refuse-can-end-within-limits = Хто б не пішов, наприкінці переміщення якесь військо перевищило б ліміт.
refuse-card-has-effect = Карта «{ $intervention }» зараз не подіяла б.
refuse-card-paid = Ця карта коштує { $cost } ОМ, а стільки у вас немає.
refuse-cell-is-free = На цій комірці вже є жетон: { $cell }.
refuse-cell-of-colour = Ваша { $colour } піраміда продає лише через комірку купівлі свого кольору.
refuse-cell-without-token = На цій комірці вже лежить жетон купівлі.
refuse-city-in-play = { $city } не бере участі у грі за такої кількості гравців.
refuse-city-untaken = { $city } вже зайняте.
refuse-colour-in-play = У цій партії немає { $colour_gen } групи плиток.
refuse-colour-not-bought = Сьогодні ви вже купили { $colour_acc } плитку.
refuse-colour-not-built = У вашому місті вже стоїть { $colour } піраміда.
refuse-creature-at-home = { $creature } не стоїть у районі вашого міста.
refuse-creature-in-supply = У вашому запасі немає { $creature_gen }.
refuse-creatures-are-there = Іти можуть лише істоти, що стоять із цими воїнами.
refuse-day-card-within-limits = Військо понад ліміт, спершу воно має рухатися далі.
refuse-day-has-not-ended = Уночі карт не грають; вони зачекають вашого ходу вдень.
refuse-day-is-balanced = Кожен рівень вашої піраміди потребує сьогодні жетона; срібний зіграйте на рівень, який ще порожній.
refuse-day-symbol = Карта «{ $intervention }» не для дня.
refuse-empty-home-district = Виберіть район свого міста без піраміди.
refuse-enemy-there = Там немає ворожого війська: { $zone }.
refuse-first-level-of-own-colour = Перша плитка має рівень 1 і колір однієї з ваших пірамід.
refuse-first-tile-left = Плитки «{ $tile }» вже немає.
refuse-free-place = Цей ефект дає воїнів у райони вашого міста або, де дозволяє, до ваших військ. Не сюди: { $zone }.
refuse-free-zone-for-loser = Сюди переможений відступити не може: { $zone }. Зона має прилягати суходолом, бути вільною, не бути чужим районом і вмістити все військо.
refuse-god-untaken = { $god_dat } вже служить хтось інший.
refuse-gold-cell-is-for-gold = Золота комірка лише для золотого жетона.
refuse-gold-tile-gives-action = Золотий жетон плитки «{ $tile }» не дає цієї дії.
refuse-gold-tile-owned = У вас немає плитки «{ $tile }».
refuse-gold-token-left =
    { $used ->
        [1] Золотий жетон у цьому раунді ви вже зіграли.
       *[other] У вас немає плитки із золотим жетоном.
    }
refuse-hidden-cards-paid = Ці карти разом коштують { $cost } ОМ, а стільки у вас немає.
refuse-higher-level = Рівень { $level } не вищий за теперішній або перевищує 4.
refuse-in-hand =
    { $used ->
        [1] Карти «{ $intervention }» немає на руці; використана лежить у скиді.
       *[other] Карти «{ $intervention }» немає на руці.
    }
refuse-in-market = Плитка «{ $tile }» не продається.
refuse-interventions-in-hand = Усіх цих карт у вас немає.
refuse-keeps-balance = Рівновага: рівнів піраміди, що лишилися б без жетона: { $levels }; жетонів, що лишилися б для них: { $tokens }.
refuse-levels-affordable = Це коштує { $cost } ОМ, а стільки у вас немає.
refuse-loser-may-stay = Переможений не може лишитися.
refuse-move-not-begun = Карту «{ $intervention }» грають на початку переміщення, перед першим кроком.
refuse-moves-left = Це військо не має більше звичайних переміщень.
refuse-new-picture = Плитка з таким зображенням у вас уже є.
refuse-no-action-begun = Істот обмінюють перед розіграшем жетона, а не під час його дії.
refuse-no-battle-begun = Щойно почалася битва, карт не грають, крім схованих на військовій нараді.
refuse-no-forced-march = Форсований марш не дозволяє телепортації.
refuse-nothing-forced = Треба поставити всіх найманців, які вміщаються.
refuse-obelisk-there = Там немає обеліска для телепортації: { $zone }.
refuse-once-before-a-token = Перед цим жетоном ви вже обміняли істоту.
refuse-one-foreign-district = За одне переміщення можна увійти лише в один чужий район.
refuse-one-free-level = Рука бога будує один рівень.
refuse-one-step-away = Звідси ({ $origin }) це не одне звичайне переміщення: { $zone }.
refuse-ordinary-token-left = Звичайний жетон цього ходу вже зіграно.
refuse-other-in-supply = У вашому запасі немає { $creature_gen }.
refuse-own-city = Наймають лише у своєму місті, не тут: { $zone }.
refuse-own-empty-district = Піраміду закладають у районі свого міста, де ще жодної немає.
refuse-own-pyramid = Там немає вашої піраміди: { $zone }.
refuse-own-troop-there = Там немає вашого війська: { $zone }.
refuse-party-can-end = Із цими воїнами чи істотами наприкінці переміщення якесь військо перевищило б ліміт.
refuse-party-pays = Без істоти, з якою вона безкоштовна, ця телепортація коштує { $cost } ОМ, а стільки у вас немає.
refuse-played-card-in-hand =
    { $used ->
        [1] Карту «{ $battle_card }» ви вже використали; вона повернеться, коли використаєте всі бойові карти.
       *[other] Карти «{ $battle_card }» немає на руці.
    }
refuse-portal-opener-goes = Звідси ви телепортуєтеся лише з істотою, що відкриває шлях: { $zone }.
refuse-position-is-free = Це місце зайняте.
refuse-purchase-keeps-balance = Рівновага: останні жетони потрібні на інших рівнях піраміди, тож комірка купівлі сьогодні жодного не прийме.
refuse-purchase-token-first = Щоб купити плитку, спершу покладіть жетон на комірку купівлі.
refuse-pyramid-controlled = Ви не контролюєте { $colour_gen } піраміди рівня щонайменше { $level }.
refuse-pyramid-left =
    { $count ->
        [one] У вас лише { $count } піраміда.
        [few] У вас лише { $count } піраміди.
       *[other] У вас лише { $count } пірамід.
    }
refuse-recruits-paid =
    { $count ->
        [0] Більше воїнів найняти не можна.
        [one] Можна найняти ще лише { $count } воїна.
        [few] Можна найняти ще лише { $count } воїнів.
       *[other] Можна найняти ще лише { $count } воїнів.
    }
refuse-recruits-wait-there = Там жодні нові воїни не чекають на битву: { $zone }.
refuse-recruits-within-limit =
    { $limit ->
        [one] У війську щонайбільше { $limit } воїн, тут було б більше: { $zone }.
        [few] У війську щонайбільше { $limit } воїни, тут було б більше: { $zone }.
       *[other] У війську щонайбільше { $limit } воїнів, тут було б більше: { $zone }.
    }
refuse-rest-within-limits = Ті, хто лишиться, перевищили б ліміт.
refuse-silver-token-left =
    { $used ->
        [1] Срібний жетон у цьому раунді ви вже зіграли.
       *[other] Срібного жетона у вас немає: його дає Божественне діяння.
    }
refuse-something-to-buy = Через цю комірку зараз нічого не купити.
refuse-somewhere-to-go = Немає куди відступити.
refuse-symbol-of-move = Карту «{ $intervention }» ховають під бойову карту, у переміщенні її не грають.
refuse-teleport-affordable = Ця телепортація коштує { $cost } ОМ, а стільки у вас немає.
refuse-teleport-left = Це військо не має більше телепортацій.
refuse-teleport-starts-here = Телепортація починається в районі з пірамідою.
refuse-teleport-to-come = Карта «{ $intervention }» робить телепортацію безкоштовною, а в цьому переміщенні її вже немає.
refuse-three-levels-in-all = Ви ставите разом три рівні, у районі один або два.
refuse-tile-affordable = Ця плитка коштує { $cost } ОМ, а стільки у вас немає.
refuse-token-follows-exchange = Ви обміняли істоту, тож тепер має бути жетон.
refuse-token-played = Спершу зіграйте звичайний жетон цього ходу.
refuse-token-still-to-come = Істот обмінюють перед жетоном, а вам уже нема чого зіграти.
refuse-toll-affordable = Вхід коштує { $cost } ОМ, а стільки у вас немає.
refuse-troop-at-home = Істота долучається до вашого війська в районі вашого міста.
refuse-troop-within-limits = Військо, що рухається, перевищує ліміт: спершу воно має йти далі.
refuse-troop-without-creature = Це військо вже має істоту.
refuse-twin-to-buy = Подвійна церемонія зараз не має чого купити.
refuse-two-cards = Виберіть дві різні карти.
refuse-two-own-districts = Виберіть два райони свого міста.
refuse-units-are-there =
    { $count ->
        [one] Там лише { $count } воїн.
        [few] Там лише { $count } воїни.
       *[other] Там лише { $count } воїнів.
    }
refuse-units-at-hand =
    { $count ->
        [one] Поставити можна лише { $count } воїна.
        [few] Поставити можна щонайбільше { $count } воїнів.
       *[other] Поставити можна щонайбільше { $count } воїнів.
    }
refuse-veterans-at-hand = Стільки ветеранів у вас немає.
refuse-vision-card-in-hand = Карти «{ $intervention }» немає на руці.
refuse-wall-crosser-goes = Мур: цих воїнів перенесе лише істота, що його перелітає: { $zone }.
refuse-wall-open = Мур: військо увійде сюди, лише якщо почало переміщення поруч: { $zone }.
refuse-whole-pairs = Карта коштує двох ветеранів.
refuse-winner-still-there = Переможець уже не має там війська, тож відступити не можна.
refuse-wound-card-in-hand = Карти «{ $intervention }» немає на руці.

## На столі

title-setup = Приготування
title-day = День { $round }
title-night = Ніч { $round }
term-map = Мапа
term-sea = море
term-nile = Ніл
term-wall = міський мур
term-obelisk = обеліск
term-military-port = військовий порт
term-trade-port = торговельний порт
term-temple = храм
term-delta-temple = храм у дельті Нілу
term-sanctuary = святилище
term-troop = військо
term-units = Воїни
term-units-left = Лишилося воїнів
term-home = Бонус удома
term-bonus = Інший бонус
term-personal-board = Особистий планшет
term-hand = Карти допомоги богів
term-battle-cards = Бойові карти
term-owned-tiles = Плитки та істоти
term-action-token = жетон дії
term-action-tokens = Жетони дій
term-prayer-points = Очки молитви (ОМ)
term-fame-points = Очки слави (ОС)
term-supply = Воїни в запасі
term-veterans = Ветерани
term-intervention = карта допомоги богів
term-interventions = Карти допомоги богів
term-battle-card = бойова карта
term-cost = вартість
term-strength = сила
term-defence = оборона
term-casualties = втрати
term-unavoidable = невідворотні втрати
term-own-loss = власні втрати
term-level = рівень і вартість
term-in-supply = чекає в запасі
term-spent = зіграна
term-buried = відкладена долілиць
term-night = Ніч
term-battle = Битва
term-turn-order = Порядок ходів
term-order-marker = маркер порядку ходу
term-market = Плитки могутності
term-owned-by = має: { $players }
term-deck = Карт у колоді
term-discard = Скид
term-gods = Боги
term-attacker = Нападник
term-defender = Оборонець
pyramid-name = { $colour } піраміда, рівень { $level }
troop-name =
    { $count ->
        [one] { $player }: { $count } воїн
        [few] { $player }: { $count } воїни
       *[other] { $player }: { $count } воїнів
    }
tile-note = { $colour }, рівень { $level }
market-level = рівень { $level }
marker-name = маркер порядку ходу: { $player }
battle-figures = Сила { $strength }, втрати { $casualties }, оборона { $defence }.
battle-figures-unavoidable = Сила { $strength }, втрати { $casualties }, оборона { $defence }, невідворотні втрати { $unavoidable }.
battle-figures-own = Сила { $strength }, втрати { $casualties }, оборона { $defence }, власні втрати { $own }.
battle-title = { $player } — { $opponent }: { $zone }
fame-battle = Бойові
fame-divine = Божественні
fame-temple = Храми
fame-pyramid = Піраміди
night-sacrifice = Жертвоприношення
night-delta = Храм у дельті
night-temples = Контроль над храмами
night-worship = Поклоніння
night-prayers = Молитви
night-intervention = Допомога богів
night-summoning = Призов
night-awakening = Пробудження
night-fate = Доля
battle-council = Військова нарада
battle-clash = Зіткнення
battle-result = Підсумок
battle-casualties = Втрати
battle-rewards = Нагороди
battle-loser = Переможений
battle-winner = Переможець
battle-end = Завершення
terrain-district = район
terrain-desert = пустеля
terrain-temple = храм
terrain-delta-temple = храм у дельті Нілу
terrain-sanctuary = святилище
symbol-battle = битва
symbol-day = день
symbol-movement = переміщення
action-pray = Молитва
action-buy = Купівля плитки могутності
action-build = Будівництво піраміди
action-recruit = Наймання
action-move = Переміщення
position-first = перше
position-second = друге
position-third = третє
position-fourth = четверте
position-fifth = п’яте
way-march = пішки чи кораблем
way-teleport = телепортація
cause-mercenaries = Найманці
cause-prayer = Молитва про підкріплення
cause-enlistment = Тактична підтримка
cause-summoning = Призов

## Навіщо цей вибір

aim-settle = оселитися тут: { $city }
aim-serve = служити { $god_dat }
aim-garrison = від початку стерегти два райони
aim-act-pray = назбирати очки молитви
aim-act-pray-for = назбирати на піраміду рівня { $level }
aim-act-move = привести військо на краще місце
aim-act-buy = купити плитку могутності
aim-act-build = будувати піраміду вище
aim-act-recruit = мати на полі більше воїнів
aim-buy-fame = мати очко слави з плитки: { $tile }
aim-buy-creature = вивести в бій { $creature_acc }
aim-buy-units = здобути воїнів завдяки плитці: { $tile }
aim-buy-strength = мати більшу силу в битві: { $tile }
aim-buy-defence = втрачати менше воїнів у битві: { $tile }
aim-buy-moves = діставатися далі одним переміщенням: { $tile }
aim-buy-token = мати щодня на дію більше: { $tile }
aim-buy-prayer = мати більше очок молитви на все інше: { $tile }
aim-buy = мати могутність цієї плитки: { $tile }
aim-raise-top = мати очко слави за { $colour_acc } піраміду рівня { $level }
aim-raise = відкрити плитки до рівня { $level }, збудувавши { $colour_acc } піраміду
aim-skip = зберегти очки молитви
aim-attack = виграти битву, обороняється { $opponent }: { $zone }
aim-gather = зібрати воїнів в одне військо: { $zone }
aim-temple = тримати храм, коли настане ніч: { $zone }
aim-sanctuary = мати вночі воїнів у святилищі
aim-conquer = скористатися чужою пірамідою рівня { $level }: { $zone }
aim-advance = наблизитися до наступної мети: { $zone }
aim-recruit = посилити військо: { $zone }
aim-end-enough = залишити решту воїнів у запасі
aim-lead = вирушити цим військом: { $zone }
aim-end-here = тут залишитися
aim-play = використати карту в слушну мить: { $intervention }
aim-summon = послати з військом { $creature_acc }
aim-end = зачекати, що зроблять інші
aim-remove = позбутися найменш корисної бойової карти: { $battle_card }
aim-burn = послабити гравця { $opponent }: { $zone }
aim-fight-win = виграти битву силою: { $zone }
aim-fight-kill = завдати ворогові втрат: { $zone }
aim-fight-save = захистити в битві своє військо: { $zone }
aim-hide = переламати битву прихованими картами
aim-hide-none = зберегти карти для іншої битви
aim-wound = докупити картами силу, якої бракує
aim-keep-cards = зберегти решту карт
aim-recall = дістати за воїнів очки молитви
aim-retreat = врятувати рештки війська
aim-drive = відігнати ворога туди, де він не шкодить: { $zone }
aim-stay = утримати зону
aim-sacrifice-fame = дістати за двох воїнів божественне очко слави
aim-sacrifice-prayer = дістати за воїна очки молитви
aim-spare = зберегти воїнів
aim-offer = обміняти ветеранів на очки молитви
aim-consult = обміняти ветеранів на карти
aim-keep-veterans = зберегти ветеранів на потім
aim-discard = скинути найменш корисну карту: { $intervention }
aim-choose = мати це місце в порядку: { $position }

## Назви правил, як їх наводять відмови

rule-1-1-a = Поле за кількістю гравців
rule-1-6-a = Рівні піраміди
rule-2-1-2-a = Кольори у грі
rule-2-1-3 = Пропозиція плиток
rule-2-2-1 = Місто й бог
rule-2-2-4 = Частини пірамід
rule-2-3-2 = Перші війська
rule-2-3-3-a = Перші піраміди
rule-2-3-4 = Перша плитка
rule-3-2-a = Зіграти жетон
rule-3-2-b = Правило рівноваги
rule-3-2-c = Срібний жетон
rule-3-2-d = Золотий жетон
rule-3-2-f = Карти дня
rule-3-4-2-a = Піраміда для плитки
rule-3-4-2-b = Одна плитка кольору
rule-3-4-2-c = Жодне зображення двічі
rule-3-4-2-d = Через власне місто
rule-3-4-2-f = Вартість плитки
rule-3-4-2-h = Розміщення істоти
rule-3-4-2-i = Обмін істоти
rule-3-4-2-j = Одна істота у війську
rule-3-4-3-a = Підвищення піраміди
rule-3-4-3-b = Закладення піраміди
rule-3-4-3-c = Вартість рівнів
rule-3-4-4-a = Наймання
rule-3-4-4-b = Лише власне місто
rule-3-4-4-c = Битва під час наймання
rule-3-4-4-d = Порядок битв
rule-3-4-5-b = Що таке переміщення
rule-3-4-5-c = Частина війська
rule-3-4-5-e = Карти переміщення
rule-3-4-5-f = Телепортація
rule-3-4-5-g = Одна телепортація
rule-3-4-5-h = Звичайне переміщення
rule-3-4-5-k = Мур
rule-3-4-5-l = Один чужий район
rule-3-5-1-a = Дві бойові карти
rule-3-5-1-b = Приховані карти допомоги
rule-3-5-1-c = Лише те, що можна сплатити
rule-3-5-6-a = Переможений
rule-3-5-6-c = Відступ
rule-3-5-6-e = Немає куди йти
rule-3-5-6-f = Переможець зник
rule-3-5-7 = Переможець
rule-3-6-1 = Пожертва
rule-3-6-2 = Храм у дельті Нілу
rule-3-6-5 = Молитви
rule-3-6-6 = Допомога богів
rule-3-6-9-a = Доля
rule-4-d = Ліміт війська
rule-4-e = Ліміти під час переміщення
rule-4-f = Прибрані воїни
rule-4-k = Гра карти допомоги
rule-a-3 = Диверсія
rule-a-4 = Переміщується одне військо
rule-a-7 = Переможений без переможця
rule-a-10 = Дія без наслідку
rule-a-17 = Одна піраміда кольору
rule-a-26 = Воїни від ефектів
rule-a-46 = Істота розділеного війська
rule-a-51 = Коли обмінюють істот
rule-a-58 = Карти дня посеред дії
rule-a-60 = Жетон купівлі на зайнятій комірці
rule-a-67 = Залишені воїни
rule-a-68 = Понад ліміт дорогою
rule-a-71 = Карті потрібна ціль
rule-tile-ruby-wrryt = { tile-ruby-wrryt }
rule-tile-ruby-wound = { tile-ruby-wound }
rule-tile-diamond-vision = { tile-diamond-vision }
rule-tile-diamond-hand = { tile-diamond-hand }
rule-tile-onyx-twin = { tile-onyx-twin }
rule-creature-khnum = { creature-khnum }
rule-intervention-raining-fire = { intervention-raining-fire }
rule-intervention-transfer = { intervention-transfer }
rule-a-32 = { intervention-swiftness }
rule-a-53 = Телепортації разом
rule-tile-onyx-march = { tile-onyx-march }

## Що має виконуватися в прикладі

fact-creatures = істоти
fact-temple-fame = ОС за храми
fact-battle-fame = бойові ОС
fact-divine-fame = божественні ОС
fact-pyramid-fame = ОС за піраміди
fact-attacker-wins = нападник перемагає
fact-teleports = телепортації
fact-tags = жетони купівлі
fact-bought = куплені кольори
fact-tokens = жетони дій
fact-cells = зайняті комірки
fact-cards = карти
fact-lost = втрати
fact-removed = вилучено назавжди

# what may be answered beforehand
standing-fight = Моя бойова карта
standing-hide = Карти допомоги богів під нею
standing-wound = Божественна рана
standing-loser = Якщо я програю
standing-winner = Якщо я переможу
standing-sacrifice = Святилище вночі
standing-delta = Дельта вночі

## On the pages of players

feat-god = Улюблений бог
feat-tile = Улюблені плитки
feat-creature = Улюблені істоти
feat-battles = Найбільше виграних битв
