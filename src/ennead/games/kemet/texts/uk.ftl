### Кемет. Кров і пісок. Наші власні слова; ОМ — очки молитви, ОС — очки слави.

game-title = Кемет. Кров і пісок
game-blurb = Боги воюють за Стародавній Єгипет: зводьте піраміди, купуйте могутність і бийтеся за храми над Нілом.

## Плитки могутності

tile-ruby-charge = В атаку!
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
tile-ruby-portal-text = Ваші війська можуть телепортуватися на один раз більше, також із зони з обеліском. За кожну телепортацію платять.
tile-ruby-scarab = Царський скарабей
tile-ruby-scarab-text = Істота. +2 звичайні переміщення і +2 до сили.
tile-ruby-blades = Лезо Нейт
tile-ruby-blades-text = +1 до сили в усіх ваших битвах.
tile-ruby-wound = Божественна рана
tile-ruby-wound-text = Наприкінці зіткнення можна скинути з руки карти допомоги богів: +1 до сили за кожну.
tile-ruby-domination = Домінування
tile-ruby-domination-text = Одразу: візьміть божественне ОС, що лежить на цій плитці.
tile-ruby-surprise = Раптовий напад
tile-ruby-surprise-text = Золотий жетон: одна дія переміщення; у спричиненій нею битві ваше військо має +1 до сили.
tile-ruby-initiative = Ініціатива
tile-ruby-initiative-text = Коли ваше військо входить у зону з ворожим військом, те втрачає перед битвою 2 воїнів.
tile-ruby-scorpion = Гігантський скорпіон
tile-ruby-scorpion-text = Істота. +1 звичайне переміщення і +2 до сили; ви завдаєте на 2 втрати більше.
tile-ruby-deed = Божественне діяння
tile-ruby-deed-text = Срібний жетон: одна додаткова дія щораунду на будь-якій вільній комірці, крім золотої.
tile-sapphire-scribe = Писар-вербувальник
tile-sapphire-scribe-text = У кожному вашому найманні до 2 воїнів безкоштовні.
tile-sapphire-defense = Оборона!
tile-sapphire-defense-text = +1 до сили в кожній битві, де ви обороняєтеся.
tile-sapphire-shield = Щит Нейт
tile-sapphire-shield-text = +1 до оборони в усіх ваших битвах.
tile-sapphire-prayer = Молитва про підкріплення
tile-sapphire-prayer-text = Після кожної своєї дії молитви можна поставити 1 воїна із запасу у вільний район свого міста.
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
tile-sapphire-reinf-text = Одразу і під час кожного пробудження: поставте до 4 воїнів із запасу у вільні райони свого міста чи до своїх військ.
tile-sapphire-sphinx = Сфінкс
tile-sapphire-sphinx-text = Істота. +2 до сили. Одразу: візьміть божественне ОС, що лежить на цій плитці.
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
tile-diamond-thoeris-text = Коли ви виграєте битву, здобудьте 4 ОМ.
tile-diamond-hand = Рука бога
tile-diamond-hand-text = Під час кожного пробудження можна безкоштовно підвищити одну свою піраміду на 1 рівень або закласти нову рівня 1.
tile-diamond-domination = Домінування
tile-diamond-domination-text = Одразу: візьміть божественне ОС, що лежить на цій плитці.
tile-diamond-ra = Жрець Ра
tile-diamond-ra-text = Щоразу, коли ви витрачаєте очки молитви, витрачаєте на 1 менше.
tile-diamond-amon = Жрець Амона
tile-diamond-amon-text = Одразу і щоночі під час молитов: здобудьте 5 ОМ.
tile-diamond-mummy = Мумія
tile-diamond-mummy-text = Істота. +1 звичайне переміщення і +2 до сили. Щоночі ви берете на 1 карту допомоги богів більше.
tile-diamond-deed = Божественне діяння
tile-diamond-deed-text = Срібний жетон: одна додаткова дія щораунду на будь-якій вільній комірці, крім золотої.
tile-onyx-mercs = Найманці
tile-onyx-mercs-text = Одразу: поставте 3 найманців у вільні райони свого міста; відтепер це ваші воїни.
tile-onyx-local = Місцевий набір
tile-onyx-local-text = У ваших найманнях воїни можуть долучатися й до ваших військ будь-де на полі.
tile-onyx-khnum = Сфінкс Хнума
tile-onyx-khnum-text = Істота. +1 звичайне переміщення і +1 до сили; суперник платить 2 ОМ за переміщення в її зону.
tile-onyx-dedication = Відданість битві
tile-onyx-dedication-text = Коли ваше військо входить у зону з ворожим військом, здобудьте 2 ОМ.
tile-onyx-twin = Подвійна церемонія
tile-onyx-twin-text = Золотий жетон: купіть ще одну плитку кольору, вже купленого цього дня, на 1 ОМ дорожче.
tile-onyx-honor = Честь у битві
tile-onyx-honor-text = Після втрат у битві здобудьте 1 ОМ за кожного свого воїна, прибраного суперником.
tile-onyx-griffin = Сфінкс-грифон
tile-onyx-griffin-text = Істота. +2 до сили і на 1 телепортацію більше; військо з нею може телепортуватися й від обеліска.
tile-onyx-march = Форсований марш
tile-onyx-march-text = Золотий жетон: одна дія переміщення без телепортації.
tile-onyx-trap = Смертельна пастка
tile-onyx-trap-text = Вороже військо, що входить у зону з вашим військом, втрачає перед битвою 1 воїна.
tile-onyx-domination = Домінування
tile-onyx-domination-text = Одразу: візьміть божественне ОС, що лежить на цій плитці.
tile-onyx-ammut = Амат, пожирачка душ
tile-onyx-ammut-text = Істота. +1 звичайне переміщення і +2 до сили; поза битвою жодних втрат від плиток. Перемога з нею і 2 прибрані вороги: 1 бойове ОС.
tile-onyx-fury = Звіряча лють
tile-onyx-fury-text = +1 звичайне переміщення у ваших переміщеннях; у битві +1 до сили і на 1 завдану втрату більше.
tile-onyx-might = Божественна міць
tile-onyx-might-text = Щоразу, коли ви вдень здобуваєте очки молитви, здобудьте на 1 більше.
tile-onyx-deed = Божественне діяння
tile-onyx-deed-text = Срібний жетон: одна додаткова дія щораунду на будь-якій вільній комірці, крім золотої.

## Карти допомоги богів

intervention-diversion = Диверсія
intervention-diversion-text = Битва. Після відкриття можна обміняти зіграну бойову карту на відкладену.
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
intervention-glory = Слава
intervention-glory-text = Битва. Якщо ви перемогли, здобудьте 4 ОМ.
intervention-protection = Божий захист
intervention-protection-text = Битва. Якщо ви перемогли, ви не втрачаєте воїнів.
intervention-conscription = Мобілізація
intervention-conscription-text = Битва. Якщо ви перемогли й маєте воїна, додайте до цього війська до 3 воїнів із запасу.
intervention-raining-fire = Вогняний дощ
intervention-raining-fire-text = День. Приберіть 1 ворожого воїна будь-де на полі.
intervention-prayer = Молитва
intervention-prayer-text = День. Здобудьте 2 ОМ.
intervention-enlistment = Вербування
intervention-enlistment-text = День. Поставте до 2 воїнів із запасу у вільні райони свого міста чи до своїх військ.
intervention-mana-theft = Крадіжка мани
intervention-mana-theft-text = День. Кожен суперник втрачає 1 ОМ; ви здобуваєте 1.
intervention-divine-memory = Божа пам’ять
intervention-divine-memory-text = День. Візьміть зі скиду на руку іншу карту допомоги богів.
intervention-swiftness = Прудкість
intervention-swiftness-text = Переміщення. Військо, що рухається, має на 1 звичайне переміщення більше.
intervention-transfer = Перенесення
intervention-transfer-text = Переміщення. Телепортуйте військо, що рухається, звідки завгодно в зону з обеліском без звичайної ціни.
intervention-open-gates = Відчинена брама
intervention-open-gates-text = Переміщення. Військо, що рухається, може увійти в один чужий район, навіть якщо почало не поруч.
intervention-diversion-escape = Коли вороже військо входить у вашу зону, ваше військо вислизає в сусідню вільну зону; битви немає, а переміщення завершено.

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
creature-sphinx-text = +2 до сили.
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
creature-khnum-text = +1 звичайне переміщення, +1 до сили. Суперник платить 2 ОМ за переміщення в його зону.
creature-griffin = Сфінкс-грифон
    .gen = Сфінкса-грифона
    .dat = Сфінксові-грифонові
    .acc = Сфінкса-грифона
    .ins = Сфінксом-грифоном
    .loc = Сфінксі-грифоні
    .gender = m
creature-griffin-text = +2 до сили, на 1 телепортацію більше, також від обеліска.
creature-ammut = Амат
    .gender = f
creature-ammut-text = +1 звичайне переміщення, +2 до сили. Поза битвою жодних втрат від плиток; 1 бойове ОС за перемогу з 2 прибраними ворогами.

## Бойові карти

battle-card-cavalry = Кінний наскок
battle-card-cavalry-text = Швидка й сильна, з дещицею крові.
battle-card-purge = Завзята зачистка
battle-card-purge-text = Сильна, і ранить.
battle-card-push = Натиск щитів
battle-card-push-text = Сильна за щитом.
battle-card-mixed = Змішана тактика
battle-card-mixed-text = Усього потроху.
battle-card-phalanx = Оборона фаланги
battle-card-phalanx-text = Повільна, але добре прикрита.
battle-card-raid = Рейд колісниць
battle-card-raid-text = Слабка, і дуже кривава.
battle-card-retreat = Оборонний відхід
battle-card-retreat-text = Слабка, але важко вразлива; одного удару не відбити.
battle-card-sacrifice = Жертовна атака
battle-card-sacrifice-text = Сама лише сила.
battle-card-wrryt = Буря Урріт
battle-card-wrryt-text = Особлива карта: сильна й дуже кривава.
battle-card-barrier = Бар’єр Шетіу
battle-card-barrier-text = Особлива карта: сильна й дуже добре прикрита.

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
cell-move-3 = Переміщення 3
cell-move-2 = Переміщення 2
cell-build = Будівництво
cell-pray-2 = Молитва 2
cell-pray-1 = Молитва 1
cell-buy-1 = Купівля 1
cell-buy-2 = Купівля 2
cell-buy-3 = Купівля 3
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
ta-seti-card-retreat = Оборонний відхід, старіший набір
ta-seti-card-sacrifice = Жертовна атака, старіший набір
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
kind-battle-card = Бойові карти
kind-ta-seti-card = Бойові карти старішого набору
figure-action = дія
figure-attack-strength = сила в нападі
figure-battle-card = бойова карта
figure-cancels-creature = глушить іншу істоту
figure-cards = карти
figure-casualties = втрати
figure-cities = міста
figure-city = місто
figure-colour = колір
figure-colours = кольори
figure-column = стовпчик
figure-copies = копій
figure-cost = вартість
figure-creature = істота
figure-defence = оборона
figure-defend-strength = сила в обороні
figure-defender-fame = ОС переможного оборонця
figure-districts = райони
figure-entry-prayer = ОМ за напад
figure-even = місце, парний бік
figure-even-links = сусіди, парний бік
figure-exchanges = обмінює бойові карти
figure-fame = очки слави
figure-first-blood = втрати ворога на вході
figure-free-units = безкоштовні воїни
figure-gain-bonus = більше за кожного здобутку
figure-gate = пустеля перед брамою
figure-gold = золоті дії
figure-gold-strength = сила в золотій дії
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
figure-no-losses = переможець без втрат
figure-no-teleport = без телепортації
figure-obelisk = обеліск
figure-obelisk-teleport = телепортація від обеліска
figure-odd = місце, непарний бік
figure-odd-links = сусіди, непарний бік
figure-own-loss = власні втрати
figure-paint = барва
figure-picture = зображення
figure-players = гравців
figure-port = порт
figure-pray = більше за молитву
figure-pray-units = воїни за молитву
figure-prayer = очки молитви
figure-prayer-a-kill = ОМ за ворога
figure-prayer-a-loss = ОМ за свого воїна
figure-purchase-prayer = ОМ за купівлі
figure-pyramids = пірамід
figure-recruit-anywhere = наймає будь-де
figure-reinforcements = підкріплення
figure-sacrifice = воїни на пожертву
figure-safe-outside-battle = безпека поза битвою
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
figure-teleports = телепортації
figure-terrain = місцевість
figure-theft = украдені очки
figure-tile = плитка
figure-tile-discount = знижка на плитку
figure-tiles = плиток
figure-toll = мито
figure-trap = втрати в пастці
figure-troop-limit = ліміт війська
figure-unavoidable = невідворотні втрати
figure-units = воїни
figure-value = значення
figure-victory-prayer = ОМ за перемогу
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
term-enemy-move = переміщення ворога
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

option-set-battle-deck = Бойові карти
option-set-battle-deck-help = Надруковані числа двох із восьми бойових карт непевні.
option-set-battle-deck-seed = Як у правилах: невідворотні втрати несе суперник
option-set-battle-deck-ta-seti = Як у старішому наборі: найсильніша карта коштує власних воїнів
option-set-diversion = Диверсія
option-set-diversion-help = Правила дають цю карту кожному гравцеві, але не наводять її тексту.
option-set-diversion-exchange = Обмін зіграної бойової карти на відкладену
option-set-diversion-escape = Утеча від ворога, що входить у вашу зону
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
prompt-god = Виберіть бога. Боги не дають жодних умінь.
prompt-garrison = Виберіть два райони свого міста; у кожен стане п’ять воїнів.
prompt-first-pyramid =
    { $count ->
        [one] Поставте піраміди: лишився { $count } рівень.
        [few] Поставте піраміди: лишилося { $count } рівні, у районі щонайбільше два.
       *[other] Поставте піраміди: лишилося { $count } рівнів, у районі щонайбільше два.
    }
prompt-first-tile = Візьміть плитку рівня 1 кольору однієї зі своїх пірамід.
prompt-turn =
    { $acted ->
        [1] Зіграйте ще жетон, карту чи істоту або завершіть хід.
       *[other]
            { $tokens ->
                [one] Ваш хід: зіграйте жетон дії. Маєте { $tokens } жетон.
                [few] Ваш хід: зіграйте жетон дії. Маєте { $tokens } жетони.
               *[other] Ваш хід: зіграйте жетон дії. Маєте { $tokens } жетонів.
            }
    }
prompt-buy = Виберіть плитку могутності, яку купуєте.
prompt-remove = Виберіть бойову карту, що назавжди покине гру. Ніхто інший не дізнається яку.
prompt-build =
    { $free ->
        [0] Підвищте чи закладіть піраміду або не будуйте нічого.
       *[rest] Рука бога: безкоштовно підвищте піраміду на один рівень або закладіть нову.
    }
prompt-tag = Виберіть комірку купівлі для нового жетона купівлі.
prompt-recruit =
    { $count ->
        [0] Наймання: більше ніхто прийти не може.
        [one] Наймання: може прийти ще { $count } воїн.
        [few] Наймання: можуть прийти ще { $count } воїни.
       *[other] Наймання: може прийти ще { $count } воїнів.
    }
prompt-fight-next = Виберіть район, де тепер б’ються нові воїни.
prompt-place =
    { $count ->
        [one] { $cause }: поставте щонайбільше { $count } воїна.
        [few] { $cause }: поставте щонайбільше { $count } воїнів.
       *[other] { $cause }: поставте щонайбільше { $count } воїнів.
    }
prompt-lead = Виберіть військо, яке переміститься.
prompt-step = { $zone }: звичайних переміщень лишилося { $moves }, телепортацій { $teleports }.
prompt-transfer = Виберіть обеліск для Перенесення.
prompt-take = Хто йде? { $origin } → { $zone }
prompt-escape = { $opponent } входить у вашу зону: { $zone }. Зіграти Диверсію й вислизнути чи лишитися?
prompt-burn = Виберіть вороже військо, яке втратить воїна.
prompt-recover = Виберіть карту зі скиду.
prompt-fight = Битва, суперник { $opponent }, { $zone }: виберіть бойову карту для гри й другу, щоб відкласти.
prompt-hide = Битва, суперник { $opponent }, { $zone }: сховайте під бойову карту карти допомоги богів або жодної.
prompt-diversion = Зіграна карта: { $battle_card }; відкладена: { $buried }. Обміняти їх?
prompt-wound = Божественна рана: скидайте карти, кожна дає 1 до сили, або досить.
prompt-conscript = Мобілізація: скільки воїнів долучиться? Щонайбільше { $count }.
prompt-loser =
    { $alone ->
        [1] Битву програно, але переможця тут уже немає, { $zone }: відкликати військо ({ $count }) чи лишитися?
       *[rest] Битву програно, { $zone }: відкликати військо ({ $count }) чи відступити?
    }
prompt-retreat = Відступ гравця { $opponent }: виберіть зону.
prompt-winner = Битву виграно, { $zone }: ваше військо ({ $count }) лишається?
prompt-sacrifice = Пожертвувати двома воїнами у Святилищі за божественне ОС?
prompt-delta = Прибрати воїна з храму в дельті за п’ять ОМ?
prompt-offer =
    { $veterans ->
        [one] Скинути ветерана за 1 ОМ?
        [few] Ветеранів: { $veterans }. Скількох скидаєте, кожного за 1 ОМ?
       *[other] Ветеранів: { $veterans }. Скількох скидаєте, кожного за 1 ОМ?
    }
prompt-consult = Ветеранів: { $veterans }. Скількох скидаєте за карти? Двоє дають одну.
prompt-vision =
    { $count ->
        [one] Видіння: скиньте ще { $count } карту.
        [few] Видіння: скиньте ще { $count } карти.
       *[other] Видіння: скиньте ще { $count } карт.
    }
prompt-fate = Виберіть місце в порядку наступного раунду.

## Можливості

option-settle = { $city }
option-serve = { $god }
option-garrison = { $zone } і { $other }
option-first-pyramid = { $colour } піраміда, рівень { $level }: { $zone }
option-first-tile = Узяти плитку «{ $tile }»
option-act = { $cell }
option-silver = Срібний жетон: { $cell }
option-gold = Золотий жетон: { $tile }, { $action }
option-play = Зіграти «{ $intervention }»
option-summon = { $creature } долучається до війська: { $zone }
option-exchange = { $creature } замість { $leaving_gen }
option-end = Завершити хід
option-buy = Купити «{ $tile }»
option-remove = Вилучити «{ $battle_card }»
option-raise = Підвищити до рівня { $level }: { $zone }
option-found = { $colour } піраміда, рівень { $level }: { $zone }
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
option-transfer = Перенести: { $zone }
option-take =
    { $count ->
        [one] { $count } воїн
        [few] { $count } воїни
       *[other] { $count } воїнів
    }
option-escort =
    { $count ->
        [one] { $count } воїн і { $creatures }
        [few] { $count } воїни і { $creatures }
       *[other] { $count } воїнів і { $creatures }
    }
option-halt = Завершити переміщення
option-escape = Вислизнути: { $zone }
option-stand = Лишитися й битися
option-burn = Вогонь: { $zone }
option-recover = Узяти «{ $intervention }»
option-fight = Зіграти «{ $battle_card }», відкласти «{ $buried }»
option-hide =
    { $cards_count ->
        [0] Нічого не ховати
       *[rest] Сховати: { $cards }
    }
option-divert = Обміняти карти
option-keep = Лишити карту
option-wound = Скинути «{ $intervention }»
option-conscript =
    { $count ->
        [0] Ніхто
        [one] { $count } воїн
        [few] { $count } воїни
       *[other] { $count } воїнів
    }
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
option-discard = Скинути «{ $intervention }»
option-choose = { $position }

## Що сталося

event-colour = У грі барва: { $colour }.
event-city = { $player } вибирає місто: { $city }.
event-god = { $player } служить: { $god }.
event-order = Порядок ходів: { $players }.
event-garrisoned = { $player }: { $zone }, воїнів { $count }.
event-built =
    { $cost ->
        [0] { $player } будує: { $colour } піраміда рівня { $level }, { $zone }.
       *[rest] { $player } будує за { $cost } ОМ: { $colour } піраміда рівня { $level }, { $zone }.
    }
event-took = { $player } бере плитку «{ $tile }».
event-day = Починається день { $round }.
event-night = Западає ніч { $round }.
event-token = { $player } грає жетон: { $cell }.
event-silver-token = { $player } грає срібний жетон: { $cell }.
event-gold-token = { $player } грає золотий жетон: «{ $tile }».
event-prayed = { $player } молиться: +{ $count } ОМ.
event-bought = { $player } купує плитку «{ $tile }» за { $cost } ОМ.
event-removed = { $player } назавжди вилучає карту «{ $removed }» і бере «{ $battle_card }».
event-removed-hidden = { $player } таємно вилучає бойову карту й бере «{ $battle_card }».
event-gained = «{ $tile }»: { $player } здобуває { $count } ОМ.
event-gained-by-card = «{ $intervention }»: { $player } здобуває { $count } ОМ.
event-robbed = «{ $intervention }»: { $player } втрачає { $count } ОМ.
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
event-escaped = { $player } вислизає: { $zone }. Битви немає.
event-struck =
    { $count ->
        [one] Ініціатива гравця { $player }: { $opponent } втрачає перед битвою { $count } воїна, { $zone }.
        [few] Ініціатива гравця { $player }: { $opponent } втрачає перед битвою { $count } воїнів, { $zone }.
       *[other] Ініціатива гравця { $player }: { $opponent } втрачає перед битвою { $count } воїнів, { $zone }.
    }
event-trapped =
    { $count ->
        [one] Смертельна пастка гравця { $player }: { $opponent } втрачає { $count } воїна, { $zone }.
        [few] Смертельна пастка гравця { $player }: { $opponent } втрачає { $count } воїнів, { $zone }.
       *[other] Смертельна пастка гравця { $player }: { $opponent } втрачає { $count } воїнів, { $zone }.
    }
event-summoned = { $creature } долучається до війська: { $player }, { $zone }.
event-exchanged = { $player } міняє: { $creature } замість { $leaving_gen }, { $zone }.
event-played =
    { $cost ->
        [0] { $player } грає «{ $intervention }».
       *[rest] { $player } грає «{ $intervention }» за { $cost } ОМ.
    }
event-burnt = Вогняний дощ гравця { $player }: { $opponent } втрачає воїна, { $zone }.
event-recovered = { $player } бере зі скиду «{ $intervention }».
event-drew = { $player } бере карту «{ $intervention }».
event-drew-hidden = { $player } бере карту допомоги богів.
event-reshuffled = Скид стає новою колодою.
event-discarded = { $player } скидає «{ $intervention }».
event-battle = { $player } нападає, обороняється { $opponent }: { $zone }.
event-spied = Шпигун гравця { $player } бачить бойову карту, яку має { $opponent }: «{ $battle_card }».
event-spied-hidden = Шпигун гравця { $player } бачить бойову карту, яку має { $opponent }.
event-revealed-card = { $player } відкриває «{ $battle_card }».
event-diverted = Диверсія: { $player } тепер грає «{ $battle_card }».
event-wounded = Божественна рана: { $player } скидає «{ $intervention }», +1 до сили.
event-result = Сила { $attack } проти { $defend }: перемагає { $player }, програє { $opponent }.
event-lost =
    { $count ->
        [one] { $player } втрачає { $count } воїна.
        [few] { $player } втрачає { $count } воїнів.
       *[other] { $player } втрачає { $count } воїнів.
    }
event-conscripted =
    { $count ->
        [one] { $player }: долучається { $count } новобранець.
        [few] { $player }: долучаються { $count } новобранці.
       *[other] { $player }: долучається { $count } новобранців.
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
event-sacrificed = { $player } жертвує воїнами у Святилищі: +{ $count } божественне ОС.
event-delta = { $player } віддає воїна з храму в дельті: +{ $count } ОМ.
event-temples = { $player } контролює щонайменше два храми: +1 божественне ОС.
event-worship = Поклоніння: { $player } здобуває { $count } ОМ.
event-prayers = Молитви: { $player } здобуває { $count } ОМ.
event-offered = { $player } скидає ветеранів ({ $veterans }) і здобуває { $count } ОМ.
event-consulted = { $player } скидає ветеранів за карти ({ $veterans }).
event-won = { $player } починає хід, маючи ОС: { $count }, і ніхто не має більше: перемога.
event-ended = Останній раунд завершено: найбільше слави має { $player }, ОС: { $count }.

## Чому крок остаточний

undo-chance-colour = Кольори плиток уже витягнуто, цей крок остаточний.
undo-chance-intervention = Карту вже взято, цей крок остаточний.
undo-chance-order = Порядок ходів уже визначено, цей крок остаточний.
undo-spied = Шпигун уже бачив карту, цей крок остаточний.
undo-clash = Бойові карти вже відкрито, цей крок остаточний.

## Чому ні

refuse-another-card = Божа пам’ять не може взяти сама себе; виберіть іншу карту.
refuse-battle-card-owned = «{ $battle_card }» немає серед ваших бойових карт.
refuse-battle-symbols = Сховати можна лише карти із символом битви.
refuse-between-battles = Карти й істоти зачекають, доки не відбудеться перша з цих битв.
refuse-buried-card-in-hand = «{ $battle_card }» немає на руці, тож відкласти її не можна.
refuse-can-end-within-limits = Хто б не пішов, переміщення не могло б завершитися в межах усіх військ.
refuse-card-has-effect = «{ $intervention }» зараз не подіяла б.
refuse-card-is-useful-now = «{ $intervention }» не можна використати в цю мить переміщення.
refuse-card-paid = Ця карта коштує { $cost } ОМ, а стільки у вас немає.
refuse-cell-is-free = На цій комірці вже є жетон: { $cell }.
refuse-cell-of-colour = Своя { $colour } піраміда продає лише через комірку купівлі свого кольору.
refuse-cell-without-token = На цій комірці вже лежить жетон купівлі.
refuse-city-in-play = { $city }: за такої кількості гравців його немає у грі.
refuse-city-untaken = { $city }: уже зайняте.
refuse-colour-bought-before = Подвійна церемонія потребує барви, вже купленої цього дня; { $colour } не така.
refuse-colour-in-play = Цього кольору немає в партії: { $colour }.
refuse-colour-not-bought = Плитку цього кольору сьогодні вже куплено: { $colour }.
refuse-colour-not-built = { $colour } піраміда вже стоїть у вашому місті.
refuse-conscripts-at-hand = Долучитися може щонайбільше { $count }.
refuse-creature-at-home = { $creature }: не стоїть у районі вашого міста.
refuse-creature-in-supply = { $creature }: немає у вашому запасі.
refuse-creatures-are-there = Іти можуть лише істоти, що стоять із цими воїнами.
refuse-day-is-balanced = Кожен рівень вашої піраміди потребує сьогодні жетона; зіграйте на відкритий срібний.
refuse-day-symbol = «{ $intervention }» — не карта дня.
refuse-diversion-in-hand = У вас немає Диверсії.
refuse-empty-home-district = Виберіть район свого міста без піраміди.
refuse-enemy-there = Там немає ворожого війська: { $zone }.
refuse-first-level-of-own-colour = Перша плитка має рівень 1 і колір однієї з ваших пірамід.
refuse-first-tile-left = «{ $tile }» уже немає.
refuse-free-place = Воїнів можна ставити лише у вільні райони свого міста або, де дозволяє ефект, до своїх військ. Не сюди: { $zone }.
refuse-free-zone-for-loser = Сюди переможений відступити не може: { $zone }. Зона має прилягати суходолом, бути вільною, не бути чужим районом і вмістити все військо.
refuse-god-untaken = Цього бога вже вибрано: { $god }.
refuse-gold-cell-is-for-gold = Золота комірка лише для золотого жетона.
refuse-gold-tile-gives-action = Золотий жетон плитки «{ $tile }» не дає цієї дії.
refuse-gold-tile-owned = У вас немає плитки «{ $tile }».
refuse-gold-token-left = У цьому раунді немає золотого жетона, щоб зіграти.
refuse-hidden-cards-paid = Ці карти разом коштують { $cost } ОМ, а стільки у вас немає.
refuse-higher-level = Рівень { $level } не вищий за теперішній або перевищує 4.
refuse-in-discard = «{ $intervention }» немає у скиді.
refuse-in-hand = «{ $intervention }» немає на руці.
refuse-in-market = «{ $tile }» не продається.
refuse-interventions-in-hand = Усіх цих карт у вас немає.
refuse-keeps-balance = Тоді сьогодні вже не вдалося б покрити всі рівні вашої піраміди.
refuse-levels-affordable = Це коштує { $cost } ОМ, а стільки у вас немає.
refuse-loser-may-stay = Переможений не може лишитися.
refuse-movement-symbol = «{ $intervention }» — не карта переміщення.
refuse-moves-left = Це військо не має більше звичайних переміщень.
refuse-new-picture = Плитка з таким зображенням у вас уже є.
refuse-nothing-forced = Треба поставити всіх найманців, які вміщаються.
refuse-obelisk-there = Там немає обеліска для телепортації: { $zone }.
refuse-once-before-a-token = Перед цим жетоном обмін істоти вже був.
refuse-one-foreign-district = За одне переміщення можна увійти лише в один чужий район.
refuse-one-free-level = Рука бога будує один рівень.
refuse-one-step-away = { $zone } не за одне звичайне переміщення звідси: { $origin }.
refuse-ordinary-token-left = Звичайний жетон цього ходу вже зіграно.
refuse-other-in-supply = { $creature }: немає у вашому запасі.
refuse-own-city = Наймають лише у своєму місті, не тут: { $zone }.
refuse-own-empty-district = Піраміду закладають у районі свого міста, де ще жодної немає.
refuse-own-pyramid = Там немає вашої піраміди: { $zone }.
refuse-own-troop-there = Там немає вашого війська: { $zone }.
refuse-party-can-end = Із цими воїнами чи істотами переміщення не могло б завершитися в межах.
refuse-played-card-in-hand = «{ $battle_card }» немає на руці.
refuse-portal-opener-goes = Звідси ви телепортуєтеся лише з істотою, що відкриває шлях: { $zone }.
refuse-position-is-free = Це місце зайняте.
refuse-pyramid-controlled = Ви не контролюєте піраміди потрібного кольору й висоти: { $colour }, рівень { $level }.
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
refuse-recruits-within-limit = У війську щонайбільше { $limit } воїнів, тут було б більше: { $zone }.
refuse-rest-within-limits = Ті, хто лишиться, перевищили б ліміт.
refuse-shelter-there = Сюди ваше військо вислизнути не може: { $zone }.
refuse-silver-token-left = У цьому раунді немає срібного жетона, щоб зіграти.
refuse-something-to-buy = Через цю комірку зараз нічого не купити.
refuse-somewhere-to-go = Немає куди відступити.
refuse-teleport-affordable = Ця телепортація коштує { $cost } ОМ, а стільки у вас немає.
refuse-teleport-left = Це військо не має більше телепортацій.
refuse-teleport-starts-here = Телепортація починається в районі з пірамідою.
refuse-three-levels-in-all = Ви ставите разом три рівні, у районі один або два.
refuse-tile-affordable = Ця плитка коштує { $cost } ОМ, а стільки у вас немає.
refuse-token-played = Спершу зіграйте звичайний жетон цього ходу.
refuse-token-still-to-come = Істот обмінюють перед розіграшем жетона.
refuse-toll-affordable = Вхід коштує { $cost } ОМ, а стільки у вас немає.
refuse-troop-at-home = Істота долучається до вашого війська в районі вашого міста.
refuse-troop-within-limits = Військо, що рухається, перевищує ліміт: спершу воно має йти далі.
refuse-troop-without-creature = Це військо вже має істоту.
refuse-twin-to-buy = Подвійній церемонії зараз нічого купити.
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
refuse-vision-card-in-hand = «{ $intervention }» немає на руці.
refuse-wall-crosser-goes = Мур: цих воїнів перенесе лише істота, що його перелітає: { $zone }.
refuse-wall-open = Мур: військо увійде сюди, лише якщо почало переміщення поруч: { $zone }.
refuse-whole-pairs = Карта коштує двох ветеранів.
refuse-winner-still-there = Переможець уже не має там війська, тож відступити не можна.
refuse-within-limit = Забагато воїнів: { $zone }.
refuse-wound-card-in-hand = «{ $intervention }» немає на руці.

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
term-prayer-points = Очки молитви
term-fame-points = Очки слави
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
way-transfer = Перенесення
cause-mercenaries = Найманці
cause-prayer = Молитва про підкріплення
cause-reinforcements = Підкріплення
cause-enlistment = Вербування
cause-summoning = Призов

## Навіщо цей вибір

aim-settle = оселитися тут: { $city }
aim-serve = служити цьому богові: { $god }
aim-garrison = від початку стерегти два райони
aim-act-pray = назбирати очки молитви
aim-act-pray-for = назбирати на піраміду рівня { $level }
aim-act-move = привести військо на краще місце
aim-act-buy = купити плитку могутності
aim-act-build = будувати піраміду вище
aim-act-recruit = мати на полі більше воїнів
aim-buy-fame = мати очко слави з плитки: { $tile }
aim-buy-creature = вивести в бій істоту: { $creature }
aim-buy-units = здобути воїнів завдяки плитці: { $tile }
aim-buy-strength = бути сильнішим у битві: { $tile }
aim-buy-defence = втрачати менше воїнів у битві: { $tile }
aim-buy-moves = діставатися далі одним рухом: { $tile }
aim-buy-token = мати щодня на дію більше: { $tile }
aim-buy-prayer = мати більше очок молитви на все інше: { $tile }
aim-buy = мати могутність цієї плитки: { $tile }
aim-raise-top = мати очко слави за піраміду рівня { $level } ({ $colour })
aim-raise = відкрити плитки до рівня { $level } ({ $colour } піраміда)
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
aim-summon = послати з військом істоту: { $creature }
aim-end = зачекати, що зроблять інші
aim-remove = позбутися найменш корисної бойової карти: { $battle_card }
aim-escape = уникнути програної битви: { $zone }
aim-stand = прийняти битву
aim-burn = послабити гравця { $opponent }: { $zone }
aim-fight-win = виграти битву силою: { $zone }
aim-fight-kill = завдати ворогові втрат: { $zone }
aim-fight-save = захистити в битві своє військо: { $zone }
aim-hide = переламати битву прихованими картами
aim-hide-none = зберегти карти для іншої битви
aim-divert = здивувати другою картою
aim-keep-card = лишити зіграну карту
aim-wound = докупити картами силу, якої бракує
aim-keep-cards = зберегти решту карт
aim-conscript = поповнити військо
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
