### Pharaon нашими словами.

game-title = Pharaon
game-blurb = Нащадки фараона мають п’ять раундів, щоб здобути престиж у п’яти зонах довкола колеса, що обертається: підношення, вельможі, ремісники, Ніл, власна гробниця і боги, які хочуть усього.

## Жетони

token-black = чорний
    .gen = чорного
    .dat = чорному
    .ins = чорним
    .loc = чорному
    .gender = m
token-yellow = жовтий
    .gen = жовтого
    .dat = жовтому
    .ins = жовтим
    .loc = жовтому
    .gender = m
token-green = зелений
    .gen = зеленого
    .dat = зеленому
    .ins = зеленим
    .loc = зеленому
    .gender = m
token-red = червоний
    .gen = червоного
    .dat = червоному
    .ins = червоним
    .loc = червоному
    .gender = m
token-blue = синій
    .gen = синього
    .dat = синьому
    .ins = синім
    .loc = синьому
    .gender = m
token-silver = срібло
    .gen = срібла
    .dat = сріблу
    .ins = сріблом
    .loc = сріблі
    .gender = n
token-black-offering = чорне підношення
    .gen = чорного підношення
    .dat = чорному підношенню
    .ins = чорним підношенням
    .loc = чорному підношенні
    .gender = n
token-yellow-offering = жовте підношення
    .gen = жовтого підношення
    .dat = жовтому підношенню
    .ins = жовтим підношенням
    .loc = жовтому підношенні
    .gender = n
token-green-offering = зелене підношення
    .gen = зеленого підношення
    .dat = зеленому підношенню
    .ins = зеленим підношенням
    .loc = зеленому підношенні
    .gender = n
token-red-offering = червоне підношення
    .gen = червоного підношення
    .dat = червоному підношенню
    .ins = червоним підношенням
    .loc = червоному підношенні
    .gender = n
token-blue-offering = синє підношення
    .gen = синього підношення
    .dat = синьому підношенню
    .ins = синім підношенням
    .loc = синьому підношенні
    .gender = n
token-offerings-joker = джокер підношень
    .gen = джокера підношень
    .dat = джокеру підношень
    .acc = джокера підношень
    .ins = джокером підношень
    .loc = джокері підношень
    .gender = m
token-nobles-joker = джокер вельмож
    .gen = джокера вельмож
    .dat = джокеру вельмож
    .acc = джокера вельмож
    .ins = джокером вельмож
    .loc = джокері вельмож
    .gender = m
token-artisans-joker = джокер ремісників
    .gen = джокера ремісників
    .dat = джокеру ремісників
    .acc = джокера ремісників
    .ins = джокером ремісників
    .loc = джокері ремісників
    .gender = m
token-nile-joker = джокер Нілу
    .gen = джокера Нілу
    .dat = джокеру Нілу
    .acc = джокера Нілу
    .ins = джокером Нілу
    .loc = джокері Нілу
    .gender = m
token-tomb-joker = джокер гробниці
    .gen = джокера гробниці
    .dat = джокеру гробниці
    .acc = джокера гробниці
    .ins = джокером гробниці
    .loc = джокері гробниці
    .gender = m
token-plus-one = підношення +1
    .dat = підношенню +1
    .ins = підношенням +1
    .loc = підношенні +1
    .gender = n
token-plus-two = підношення +2
    .dat = підношенню +2
    .ins = підношенням +2
    .loc = підношенні +2
    .gender = n
token-black-text = Ремесла: базовий вид ресурсу. Якщо лишиться наприкінці, дає очко.
token-yellow-text = Знатність: базовий вид ресурсу. Якщо лишиться наприкінці, дає очко.
token-green-text = Землеробство: базовий вид ресурсу. Якщо лишиться наприкінці, дає очко.
token-red-text = Торгівля: базовий вид ресурсу. Якщо лишиться наприкінці, дає очко.
token-blue-text = Право: базовий вид ресурсу. Якщо лишиться наприкінці, дає очко.
token-silver-text = Мудрість: замінює будь-який один базовий вид.
token-black-offering-text = Ним можна будь-коли заплатити як жетоном цього кольору.
token-yellow-offering-text = Ним можна будь-коли заплатити як жетоном цього кольору.
token-green-offering-text = Ним можна будь-коли заплатити як жетоном цього кольору.
token-red-offering-text = Ним можна будь-коли заплатити як жетоном цього кольору.
token-blue-offering-text = Ним можна будь-коли заплатити як жетоном цього кольору.
token-offerings-joker-text = Джокер для входу або дії, але лише в зоні підношень.
token-nobles-joker-text = Джокер для входу або дії, але лише в зоні вельмож.
token-artisans-joker-text = Джокер для входу або дії, але лише в зоні ремісників.
token-nile-joker-text = Джокер для входу або дії, але лише в зоні Нілу.
token-tomb-joker-text = Джокер для входу або дії, але лише в зоні гробниці.
token-plus-one-text = Ним не можна платити; наприкінці варте на очко більше.
token-plus-two-text = Ним не можна платити; наприкінці варте на два очки більше.

## Зони

zone-offerings = зона підношень
    .gen = зони підношень
    .dat = зоні підношень
    .acc = зону підношень
    .ins = зоною підношень
    .loc = зоні підношень
    .gender = f
zone-nobles = зона вельмож
    .gen = зони вельмож
    .dat = зоні вельмож
    .acc = зону вельмож
    .ins = зоною вельмож
    .loc = зоні вельмож
    .gender = f
zone-artisans = зона ремісників
    .gen = зони ремісників
    .dat = зоні ремісників
    .acc = зону ремісників
    .ins = зоною ремісників
    .loc = зоні ремісників
    .gender = f
zone-nile = зона Нілу
    .gen = зони Нілу
    .dat = зоні Нілу
    .acc = зону Нілу
    .ins = зоною Нілу
    .loc = зоні Нілу
    .gender = f
zone-tomb = зона гробниці
    .gen = зони гробниці
    .dat = зоні гробниці
    .acc = зону гробниці
    .ins = зоною гробниці
    .loc = зоні гробниці
    .gender = f
zone-offerings-short = Підношення
zone-nobles-short = Вельможі
zone-artisans-short = Ремісники
zone-nile-short = Ніл
zone-tomb-short = Гробниця
zone-offerings-text = Один жетон будь-якого виду: візьміть пару підношень. Ще один того самого виду: третє підношення з бонусного поля або з мішечка.
zone-nobles-text = П’ять жетонів п’яти видів: візьміть вельможу.
zone-artisans-text = Три жетони одного виду: візьміть ремісника і те, що він приносить.
zone-nile-text = Одна з п’яти дій: ресурси або канопа і кроки на шкалах впливу.
zone-tomb-text = Один крок вашої гробниці за те, що під ним.
zone-entry = { $zone }: вхід { $token }, вільно { $free }; наступний раунд { $next }
zone-last-entry = { $zone }: вхід { $token }, вільно { $free }; останній раунд

## Боги

god-horus = Гор
    .gen = Гора
    .dat = Горові
    .acc = Гора
    .ins = Гором
    .loc = Горі
    .gender = m
god-ra = Ра
    .gender = m
god-anubis = Анубіс
    .gen = Анубіса
    .dat = Анубісові
    .acc = Анубіса
    .ins = Анубісом
    .loc = Анубісі
    .gender = m
god-isis = Ісіда
    .gen = Ісіди
    .dat = Ісіді
    .acc = Ісіду
    .ins = Ісідою
    .loc = Ісіді
    .gender = f
god-bastet = Бастет
    .gender = f
god-condition = { $zone }: { $have } з { $need }
god-points = Обидві умови виконано: { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    }. Одна сама: нічого. Що служить одному богові, не служить іншому.

## Ніл

nile-1 = 1-ша дія Нілу
nile-1-text = Чорний і жовтий: візьміть канопу; крок на одній із цих шкал.
nile-2 = 2-га дія Нілу
nile-2-text = Жовтий і зелений: червоний, синій і два кроки на цих шкалах.
nile-3 = 3-тя дія Нілу
nile-3-text = Зелений і червоний: два жетони срібла і крок на будь-якій шкалі.
nile-4 = 4-та дія Нілу
nile-4-text = Червоний і синій: жовтий, зелений і два кроки на цих шкалах.
nile-5 = 5-та дія Нілу
nile-5-text = Синій і чорний: візьміть канопу; крок на одній із цих шкал.

## Канопи

jar-j01 = канопа 1
jar-j02 = канопа 2
jar-j03 = канопа 3
jar-j04 = канопа 4
jar-j05 = канопа 5
jar-j06 = канопа 6
jar-j07 = канопа 7
jar-j08 = канопа 8
jar-j09 = канопа 9
jar-j10 = канопа 10
jar-j11 = канопа 11
jar-j12 = канопа 12
jar-j13 = канопа 13
jar-j14 = канопа 14
jar-j15 = канопа 15
jar-j16 = канопа 16
jar-j17 = канопа 17
jar-j18 = канопа 18
jar-j19 = канопа 19
jar-j20 = канопа 20
jar-j21 = канопа 21
jar-j22 = канопа 22
jar-j23 = канопа 23
jar-j24 = канопа 24
jar-j25 = канопа 25
jar-j26 = канопа 26
jar-j27 = канопа 27
jar-j28 = канопа 28
jar-j29 = канопа 29
jar-j30 = канопа 30
jar-holds = Містить { $tokens_acc }.

## Ремісники

artisan-jeweller-1 = Ювелір
    .gen = Ювеліра
    .dat = Ювелірові
    .acc = Ювеліра
    .ins = Ювеліром
    .loc = Ювелірові
    .gender = m
artisan-jeweller-2 = Ювелір
    .gen = Ювеліра
    .dat = Ювелірові
    .acc = Ювеліра
    .ins = Ювеліром
    .loc = Ювелірові
    .gender = m
artisan-jeweller-3 = Ювелір
    .gen = Ювеліра
    .dat = Ювелірові
    .acc = Ювеліра
    .ins = Ювеліром
    .loc = Ювелірові
    .gender = m
artisan-jeweller-4 = Ювелір
    .gen = Ювеліра
    .dat = Ювелірові
    .acc = Ювеліра
    .ins = Ювеліром
    .loc = Ювелірові
    .gender = m
artisan-jeweller-5 = Ювелір
    .gen = Ювеліра
    .dat = Ювелірові
    .acc = Ювеліра
    .ins = Ювеліром
    .loc = Ювелірові
    .gender = m
artisan-sculptor-1 = Скульптор
    .gen = Скульптора
    .dat = Скульпторові
    .acc = Скульптора
    .ins = Скульптором
    .loc = Скульпторові
    .gender = m
artisan-sculptor-2 = Скульптор
    .gen = Скульптора
    .dat = Скульпторові
    .acc = Скульптора
    .ins = Скульптором
    .loc = Скульпторові
    .gender = m
artisan-sculptor-3 = Скульптор
    .gen = Скульптора
    .dat = Скульпторові
    .acc = Скульптора
    .ins = Скульптором
    .loc = Скульпторові
    .gender = m
artisan-sculptor-4 = Скульптор
    .gen = Скульптора
    .dat = Скульпторові
    .acc = Скульптора
    .ins = Скульптором
    .loc = Скульпторові
    .gender = m
artisan-sculptor-5 = Скульптор
    .gen = Скульптора
    .dat = Скульпторові
    .acc = Скульптора
    .ins = Скульптором
    .loc = Скульпторові
    .gender = m
artisan-painter-1 = Художник
    .gen = Художника
    .dat = Художникові
    .acc = Художника
    .ins = Художником
    .loc = Художникові
    .gender = m
artisan-painter-2 = Художник
    .gen = Художника
    .dat = Художникові
    .acc = Художника
    .ins = Художником
    .loc = Художникові
    .gender = m
artisan-painter-3 = Художник
    .gen = Художника
    .dat = Художникові
    .acc = Художника
    .ins = Художником
    .loc = Художникові
    .gender = m
artisan-painter-4 = Художник
    .gen = Художника
    .dat = Художникові
    .acc = Художника
    .ins = Художником
    .loc = Художникові
    .gender = m
artisan-painter-5 = Художник
    .gen = Художника
    .dat = Художникові
    .acc = Художника
    .ins = Художником
    .loc = Художникові
    .gender = m
artisan-weaver-1 = Ткач
    .gen = Ткача
    .dat = Ткачеві
    .acc = Ткача
    .ins = Ткачем
    .loc = Ткачеві
    .gender = m
artisan-weaver-2 = Ткач
    .gen = Ткача
    .dat = Ткачеві
    .acc = Ткача
    .ins = Ткачем
    .loc = Ткачеві
    .gender = m
artisan-weaver-3 = Ткач
    .gen = Ткача
    .dat = Ткачеві
    .acc = Ткача
    .ins = Ткачем
    .loc = Ткачеві
    .gender = m
artisan-weaver-4 = Ткач
    .gen = Ткача
    .dat = Ткачеві
    .acc = Ткача
    .ins = Ткачем
    .loc = Ткачеві
    .gender = m
artisan-weaver-5 = Ткач
    .gen = Ткача
    .dat = Ткачеві
    .acc = Ткача
    .ins = Ткачем
    .loc = Ткачеві
    .gender = m
artisan-potter-1 = Гончар
    .gen = Гончаря
    .dat = Гончареві
    .acc = Гончаря
    .ins = Гончарем
    .loc = Гончареві
    .gender = m
artisan-potter-2 = Гончар
    .gen = Гончаря
    .dat = Гончареві
    .acc = Гончаря
    .ins = Гончарем
    .loc = Гончареві
    .gender = m
artisan-potter-3 = Гончар
    .gen = Гончаря
    .dat = Гончареві
    .acc = Гончаря
    .ins = Гончарем
    .loc = Гончареві
    .gender = m
artisan-potter-4 = Гончар
    .gen = Гончаря
    .dat = Гончареві
    .acc = Гончаря
    .ins = Гончарем
    .loc = Гончареві
    .gender = m
artisan-potter-5 = Гончар
    .gen = Гончаря
    .dat = Гончареві
    .acc = Гончаря
    .ins = Гончарем
    .loc = Гончареві
    .gender = m
artisan-embalmer-1 = Бальзамувальник
    .gen = Бальзамувальника
    .dat = Бальзамувальникові
    .acc = Бальзамувальника
    .ins = Бальзамувальником
    .loc = Бальзамувальникові
    .gender = m
artisan-embalmer-2 = Бальзамувальник
    .gen = Бальзамувальника
    .dat = Бальзамувальникові
    .acc = Бальзамувальника
    .ins = Бальзамувальником
    .loc = Бальзамувальникові
    .gender = m
artisan-embalmer-3 = Бальзамувальник
    .gen = Бальзамувальника
    .dat = Бальзамувальникові
    .acc = Бальзамувальника
    .ins = Бальзамувальником
    .loc = Бальзамувальникові
    .gender = m
artisan-embalmer-4 = Бальзамувальник
    .gen = Бальзамувальника
    .dat = Бальзамувальникові
    .acc = Бальзамувальника
    .ins = Бальзамувальником
    .loc = Бальзамувальникові
    .gender = m
artisan-embalmer-5 = Бальзамувальник
    .gen = Бальзамувальника
    .dat = Бальзамувальникові
    .acc = Бальзамувальника
    .ins = Бальзамувальником
    .loc = Бальзамувальникові
    .gender = m
artisan-brings = Приносить { $tokens_acc }.
artisan-brings-jar = Приносить верхню канопу.

## Вельможі

noble-scribe-1 = Писар 1
    .gen = Писаря 1
    .dat = Писареві 1
    .acc = Писаря 1
    .ins = Писарем 1
    .loc = Писареві 1
    .gender = m
noble-scribe-1-text = { card-swap } { card-points } і { $each } за кожного задоволеного бога біля { $zone_gen }.
noble-scribe-2 = Писар 2
    .gen = Писаря 2
    .dat = Писареві 2
    .acc = Писаря 2
    .ins = Писарем 2
    .loc = Писареві 2
    .gender = m
noble-scribe-2-text = { card-swap } { card-points } і { $each } за кожного задоволеного бога біля { $zone_gen }.
noble-scribe-3 = Писар 3
    .gen = Писаря 3
    .dat = Писареві 3
    .acc = Писаря 3
    .ins = Писарем 3
    .loc = Писареві 3
    .gender = m
noble-scribe-3-text = { card-swap } { card-points } і { $each } за кожного задоволеного бога біля { $zone_gen }.
noble-scribe-4 = Писар 4
    .gen = Писаря 4
    .dat = Писареві 4
    .acc = Писаря 4
    .ins = Писарем 4
    .loc = Писареві 4
    .gender = m
noble-scribe-4-text = { card-swap } { card-points } і { $each } за кожного задоволеного бога біля { $zone_gen }.
noble-scribe-5 = Писар 5
    .gen = Писаря 5
    .dat = Писареві 5
    .acc = Писаря 5
    .ins = Писарем 5
    .loc = Писареві 5
    .gender = m
noble-scribe-5-text = { card-swap } { card-points } і { $each } за кожного задоволеного бога біля { $zone_gen }.
noble-general = Генерал
    .gen = Генерала
    .dat = Генералові
    .acc = Генерала
    .ins = Генералом
    .loc = Генералові
    .gender = m
noble-general-text = Коли пасуєте, але не в останню чергу, можете одразу просунутися на поле і взяти його нагороду. { card-points }, ще { $each } з жетоном фараона, ще { $each } з жетоном першого гравця.
noble-architect = Архітектор
    .gen = Архітектора
    .dat = Архітекторові
    .acc = Архітектора
    .ins = Архітектором
    .loc = Архітекторові
    .gender = m
noble-architect-text = { card-any-entry } { card-points }.
noble-priestess = Жриця
    .gen = Жриці
    .dat = Жриці
    .acc = Жрицю
    .ins = Жрицею
    .loc = Жриці
    .gender = f
noble-priestess-text = { card-any-entry } { card-points }.
noble-foreman = Бригадир
    .gen = Бригадира
    .dat = Бригадирові
    .acc = Бригадира
    .ins = Бригадиром
    .loc = Бригадирові
    .gender = m
noble-foreman-text = { card-any-entry } { card-points }.
noble-chief-decorator = Головний декоратор
    .gen = Головного декоратора
    .dat = Головному декораторові
    .acc = Головного декоратора
    .ins = Головним декоратором
    .loc = Головному декораторові
    .gender = m
noble-chief-decorator-text = { card-any-entry } { card-points }.
noble-judge = Суддя
    .gen = Судді
    .dat = Судді
    .acc = Суддю
    .ins = Суддею
    .loc = Судді
    .gender = m
noble-judge-text = У зоні вельмож решта чотири жетони не мусять бути різними; жетон на колесі й далі має колір колеса, якщо не домовлено інакше. { card-points }.
noble-grand-vizier = Великий візир
    .gen = Великого візира
    .dat = Великому візирові
    .acc = Великого візира
    .ins = Великим візиром
    .loc = Великому візирові
    .gender = m
noble-grand-vizier-text = Без ефекту. { card-points } і { $each } за кожного вашого вельможу, за цього теж.
noble-physician = Лікар
    .gen = Лікаря
    .dat = Лікареві
    .acc = Лікаря
    .ins = Лікарем
    .loc = Лікареві
    .gender = m
noble-physician-text = { card-full-zone } { card-points } і { $each } за кожну різну вартість ваших ремісників.
noble-chief-contractor = Головний підрядник
    .gen = Головного підрядника
    .dat = Головному підрядникові
    .acc = Головного підрядника
    .ins = Головним підрядником
    .loc = Головному підрядникові
    .gender = m
noble-chief-contractor-text = { card-full-zone } { card-points } і { $each } за кожен крок гробниці.
noble-high-priest = Верховний жрець
    .gen = Верховного жерця
    .dat = Верховному жерцю
    .acc = Верховного жерця
    .ins = Верховним жерцем
    .loc = Верховному жерцеві
    .gender = m
noble-high-priest-text = { card-full-zone } { card-points } і { $each } за кожне підношення, що лишилося.
noble-stewardess = Управителька
    .gen = Управительки
    .dat = Управительці
    .acc = Управительку
    .ins = Управителькою
    .loc = Управительці
    .gender = f
noble-stewardess-text = { card-full-zone } { card-points } і { $each } за кожну шкалу на найвищому щаблі.
noble-soothsayer = Віщунка
    .gen = Віщунки
    .dat = Віщунці
    .acc = Віщунку
    .ins = Віщункою
    .loc = Віщунці
    .gender = f
noble-soothsayer-text = Раз на раунд обміняйте базовий жетон або його підношення на інший базовий вид. { card-points } і { $each } за кожного задоволеного бога.
noble-treasurer = Скарбник
    .gen = Скарбника
    .dat = Скарбникові
    .acc = Скарбника
    .ins = Скарбником
    .loc = Скарбникові
    .gender = m
noble-treasurer-text = Раз на раунд обміняйте базовий жетон або його підношення на срібло. { card-points } і { $each } за кожне срібло, що лишилося.
noble-teacher = Учитель
    .gen = Учителя
    .dat = Учителеві
    .acc = Учителя
    .ins = Учителем
    .loc = Учителеві
    .gender = m
noble-teacher-text = Раз на раунд, коли отримуєте канопу, отримайте ще один базовий жетон. { card-points } і { $each } за кожен базовий жетон або його підношення, що лишилися.
noble-diplomat = Дипломат
    .gen = Дипломата
    .dat = Дипломатові
    .acc = Дипломата
    .ins = Дипломатом
    .loc = Дипломатові
    .gender = m
noble-diplomat-text = Раз на раунд, коли отримуєте канопу, можете скинути її і взяти будь-які три базові жетони. Дає стільки очок, скільки ваш найкращий інший вельможа.
noble-court-official-21 = Придворний урядник 21
    .gen = Придворного урядника 21
    .dat = Придворному урядникові 21
    .acc = Придворного урядника 21
    .ins = Придворним урядником 21
    .loc = Придворному урядникові 21
    .gender = m
noble-court-official-21-text = Одразу: { card-nile-steps } і { card-silver }. { card-points }.
noble-court-official-22 = Придворний урядник 22
    .gen = Придворного урядника 22
    .dat = Придворному урядникові 22
    .acc = Придворного урядника 22
    .ins = Придворним урядником 22
    .loc = Придворному урядникові 22
    .gender = m
noble-court-official-22-text = Одразу: { card-nile-steps } і { card-offerings }. { card-points }.
noble-court-official-23 = Придворний урядник 23
    .gen = Придворного урядника 23
    .dat = Придворному урядникові 23
    .acc = Придворного урядника 23
    .ins = Придворним урядником 23
    .loc = Придворному урядникові 23
    .gender = m
noble-court-official-23-text = Одразу: ремісник з усім, що приносить, і { card-silver }. { card-points }.
noble-court-official-24 = Придворний урядник 24
    .gen = Придворного урядника 24
    .dat = Придворному урядникові 24
    .acc = Придворного урядника 24
    .ins = Придворним урядником 24
    .loc = Придворному урядникові 24
    .gender = m
noble-court-official-24-text = Одразу: ремісник з усім, що приносить, і { card-offerings }. { card-points }.
noble-court-official-25 = Придворний урядник 25
    .gen = Придворного урядника 25
    .dat = Придворному урядникові 25
    .acc = Придворного урядника 25
    .ins = Придворним урядником 25
    .loc = Придворному урядникові 25
    .gender = m
noble-court-official-25-text = Одразу: { card-tomb-steps } і { card-silver }. { card-points }.
noble-court-official-26 = Придворний урядник 26
    .gen = Придворного урядника 26
    .dat = Придворному урядникові 26
    .acc = Придворного урядника 26
    .ins = Придворним урядником 26
    .loc = Придворному урядникові 26
    .gender = m
noble-court-official-26-text = Одразу: { card-tomb-steps } і { card-offerings }. { card-points }.
card-swap = Можна вжити { $first_acc } як { $second_acc } і навпаки, також підношення.
card-any-entry = До { $zone_gen } можна ввійти за будь-який базовий жетон; він зараховується за свій колір.
card-full-zone = Раз на раунд можна скористатися заповненою { $zone_ins }; платите як завжди.
card-points = { $base ->
        [one] { $base } очко
        [few] { $base } очки
       *[other] { $base } очок
    }
card-nile-steps = { $nile_steps ->
        [one] крок на будь-якій шкалі Нілу
        [few] { $nile_steps } кроки на будь-яких шкалах Нілу
       *[other] { $nile_steps } кроків на будь-яких шкалах Нілу
    }
card-silver = { $silver ->
        [one] одне срібло
        [few] { $silver } жетони срібла
       *[other] { $silver } жетонів срібла
    }
card-offerings = { $offerings ->
        [one] одне підношення
        [few] { $offerings } підношення з бонусного поля або з мішечка
       *[other] { $offerings } підношень з бонусного поля або з мішечка
    }
card-tomb-steps = { $tomb_steps ->
        [one] безкоштовний крок гробниці
        [few] { $tomb_steps } безкоштовні кроки гробниці
       *[other] { $tomb_steps } безкоштовних кроків гробниці
    }
noble-scores = Зараз дає { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    }

## Планшети і символи Зрадника

board-a-light = планшет A, світлий бік
board-b-light = планшет B, світлий бік
board-c-light = планшет C, світлий бік
board-d-light = планшет D, світлий бік
board-e-light = планшет E, світлий бік
board-a-dark = планшет A, темний бік
board-b-dark = планшет B, темний бік
board-c-dark = планшет C, темний бік
board-d-dark = планшет D, темний бік
board-e-dark = планшет E, темний бік
symbol-none = Без символу
symbol-none-text = Нічого не відбувається.
symbol-tomb = Крок гробниці
symbol-tomb-text = Кубик Зрадника просувається на крок.
symbol-noble = Бере вельможу
symbol-noble-text = Бере вельможу із зазначеного місця, без ефекту.
symbol-noble-value = Вартість його вельмож
symbol-noble-value-text = Наприкінці кожен його вельможа вартий найвищого такого числа.
symbol-noble-discard = Скидає вельможу
symbol-noble-discard-text = Вельможа із зазначеного місця вибуває з гри.
symbol-artisan-high = Бере найціннішого ремісника
symbol-artisan-high-text = Бере відкритого ремісника з найбільшою кількістю очок, з рівних першого зліва.
symbol-artisan-low = Бере найдешевшого ремісника
symbol-artisan-low-text = Бере відкритого ремісника з найменшою кількістю очок, з рівних першого зліва.
symbol-artisan-discard-high = Скидає найціннішого ремісника
symbol-artisan-discard-high-text = Відкритий ремісник з найбільшою кількістю очок вибуває з гри.
symbol-artisan-discard-low = Скидає найдешевшого ремісника
symbol-artisan-discard-low-text = Відкритий ремісник з найменшою кількістю очок вибуває з гри.
symbol-pair = Бере пару підношень
symbol-pair-text = Бере пару із зазначеного місця згори, якщо вона там є.
symbol-offer = Бере бонусне підношення
symbol-offer-text = Бере бонусний жетон із зазначеного місця згори, якщо він там є.
symbol-nile-most = Крок Нілу, найповніша шкала
symbol-nile-most-text = Його диск підіймається на шкалі Нілу кольору його найповнішої шкали.
symbol-nile-least = Крок Нілу, найпорожніша шкала
symbol-nile-least-text = Його диск підіймається на шкалі Нілу кольору його найпорожнішої шкали.
symbol-god = Бог
symbol-god-text = Отримає очки за цього бога, хоч би що мав.
symbol-god-named = Бог: { $god }
direction-clockwise = Колесо обертається за годинниковою стрілкою
direction-counter-clockwise = Колесо обертається проти годинникової стрілки
honour-first-player = Жетон першого гравця
honour-first-player-text = Власник починає наступний раунд і наприкінці має { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    }.
honour-pharaoh = Жетон фараона
honour-pharaoh-text = Для першого, хто має двох вельмож (стартовий теж зараховується) і третій крок гробниці. { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    } наприкінці.
reward-basic = Один базовий жетон на вибір
reward-silver = Одне срібло
reward-offering = Одне підношення
reward-first-player = Жетон першого гравця

## Запитання

prompt-jar = Візьміть одну з каноп.
    .other = { $player } бере канопу.
prompt-keep = Залиште собі одного з двох узятих вельмож.
    .other = { $player } вибирає вельможу, якого залишить.
prompt-darken = Оберіть планшет Зрадника, який обернеться темним боком. Лишилося обрати: { $left }.
    .other = { $player } готує Зрадника.
prompt-turn = Ваш хід: одна дія в зоні або пас.
    .other = Ходить { $player }.
prompt-pay = Як платите? ({ $zone }) Жетон входу йде на колесо і зараховується до дії.
    .other = { $player } платить.
prompt-build =
    { $tokens_count ->
        [0] Оберіть жетон, який піде на колесо.
        [one] Досі обрано: { $tokens }. Оберіть наступний жетон для оплати.
        [few] Досі обрано: { $tokens }. Оберіть наступний жетон для оплати.
       *[other] Досі обрано: { $tokens }. Оберіть наступний жетон для оплати.
    }
    .other = { $player } платить.
prompt-offering = Візьміть підношення з бонусного поля або витягніть із мішечка. Лишилося взяти: { $left }.
    .other = { $player } бере підношення.
prompt-step = Пересуньте диск на щабель. Лишилося кроків: { $left }.
    .other = { $player } пересуває диск.
prompt-artisan = Візьміть ремісника: відкритого або верхнього з колоди.
    .other = { $player } бере ремісника.
prompt-hand-in = { $noble }: який жетон віддаєте?
    .other = { $player } обмінює жетони.
prompt-receive = Що берете за { $token_acc }?
    .other = { $player } обмінює жетони.
prompt-finish = Можете ще обміняти жетон або продовжити.
    .other = Ходить { $player }.
prompt-open = Канопа містить { $tokens_acc }. Залишите її чи Дипломат обміняє її на будь-які три базові жетони?
    .other = { $player } відкриває канопу.
prompt-diplomat = Візьміть базовий жетон. Лишилося взяти: { $left }.
    .other = { $player } обмінює жетони.
prompt-teach = Учитель може додати до цієї канопи один базовий жетон.
    .other = { $player } відкриває канопу.
prompt-advance = Генерал може одразу просунутися і взяти нагороду.
    .other = { $player } вибирає нагороду.
prompt-reward = Ряд { $row }, поле { $field }: візьміть нагороду цього або ранішого поля.
    .other = { $player } вибирає нагороду.
prompt-wheel = Верхні ресурси канопи Зрадника: { $tokens }. Який іде на колесо? Другий накриє клітинку його шкали.
    .other = { $player } вирішує за Зрадника.
prompt-give = Зрадник отримує базовий жетон. Який?
    .other = { $player } вирішує за Зрадника.

## Варіанти

option-jar = Узяти: { $jar }
option-jar-holding = Канопа: { $tokens }
option-keep = Залишити { $noble_acc }
option-darken = Обернути планшет ({ $board })
option-pair = Підношення: пара { $place }
option-pair-bonus = Підношення: пара { $place } з бонусом
option-pair-holding = Підношення: { $tokens }
option-pair-bonus-holding = Підношення з бонусом: { $tokens }
option-noble = Вельможа: { $noble }
option-top-noble = Вельможа: верхній з колоди
option-artisan = Ремісник: { $artisan }
option-artisan-points = Ремісник: { $artisan } ({ $points })
option-artisan-brings = Ремісник: { $artisan } ({ $points }), приносить { $tokens_acc }
option-artisan-jar = Ремісник: { $artisan } ({ $points }), приносить канопу
option-top-artisan = Ремісник: верхній з колоди
option-nile = { $nile }
option-nile-cost = { $nile } (коштує: { $tokens })
option-tomb = Гробниця: наступний крок
option-tomb-cost = Гробниця: крок { $step } (коштує: { $tokens })
option-use = Скористатися { $noble_ins }
option-pass = Пасувати
option-pay = Вхід: { $token }; дія: { $tokens }
option-pay-entry = Вхід: { $token }
option-pay-entry-as = Вхід: { $token } (як { $colour }); дія: { $tokens }
option-pay-rest-as = Вхід: { $token }; дія: { $tokens } (як { $colours })
option-pay-entry-rest-as = Вхід: { $token } (як { $colour }); дія: { $tokens } (як { $colours })
option-otherwise = Заплатити інакше, жетон за жетоном
option-enter = На колесо: { $token }
option-add = Заплатити { $token_ins }
option-bonus = Бонусне поле, місце { $place }
option-bonus-token = Бонусне поле: { $token }
option-draw = Тягнути з мішечка
option-step = Крок на шкалі: { $track }
option-hand-in = Віддати { $token_acc }
option-gain = Узяти { $token_acc }
option-done = Далі
option-open = Залишити канопу
option-replace = Скинути за три базові жетони
option-decline = Зберегти Учителя на потім
option-advance = Просунутися на поле
option-stay = Лишитися
option-first = Узяти жетон першого гравця
option-wheel = На колесо: { $token }
option-give = Надати { $token_acc }

## Події

event-prepared = Кільце складено, колесо вирівняно, напрямок визначено.
event-starts = { $player } має жетон першого гравця і починає.
event-traitor-starts = Зрадник має жетон першого гравця і починає.
event-darkened = Обернено планшет: { $board }.
event-got-scribe = { $player } починає з { $noble_ins }.
event-drew-nobles = { $player } бере { $nobles_acc }.
event-drew-nobles-hidden = { $player } бере двох вельмож.
event-kept = { $player } залишає собі { $noble_acc }.
event-round = Починається раунд { $round }.
event-entered = { $player } входить до { $zone_gen } за { $token_acc }.
event-paid = { $player } платить { $tokens_ins }.
event-gained = { $player } отримує { $tokens_acc }.
event-lost = У банку бракує { $tokens_gen }: { $player } нічого не отримує.
event-took-pair = { $player } бере пару: { $tokens_acc }.
event-took-offering = { $player } бере з бонусного поля { $token_acc }.
event-drew-offering = { $player } тягне з мішечка { $token_acc }.
event-took-noble = { $player } здобуває вельможу, { $noble_acc }.
event-noble-shown = Нова відкрита карта: { $noble }.
event-took-artisan = { $player } здобуває ремісника, { $artisan_acc }.
event-artisan-shown = Нова відкрита карта: { $artisan }.
event-took-jar = { $player } бере канопу; у ній { $tokens }.
event-drew-jar = { $player } відкриває канопу; у ній { $tokens }.
event-jars-shuffled = Скинуті канопи утворюють новий запас.
event-jars-shown =
    { $count ->
        [one] Викладено { $count } нову канопу.
        [few] Викладено { $count } нові канопи.
        [many] Викладено { $count } нових каноп.
       *[other] Викладено { $count } нової канопи.
    }
event-stepped = { $player } підіймається на шкалі: { $track }, щабель { $step }.
event-step-lost = Крок нікуди не вміщується і пропадає ({ $player }).
event-tomb = { $player } будує гробницю: крок { $step }.
event-pharaoh = Новим фараоном стає { $player }.
event-used = { $player } користується { $noble_ins } і повертає карту.
event-handed-in = { $player } віддає { $token_acc }.
event-passed = { $player } пасує і чекає в ряду { $row }.
ending-rounds = Усі раунди зіграно, разом { $rounds }.
event-passed-last = { $player } пасує в останню чергу; раунд завершено.
event-advanced = { $player } просувається на поле { $field }.
event-first-player = { $player } бере жетон першого гравця і почне наступний раунд.
event-wheel-turned = Колесо обертається для раунду { $round }.
event-display-filled = Підношення доповнено.
event-bag-refilled = Використані підношення повертаються до мішечка.
event-blocked = Канопа, яку ніхто не взяв, блокує клітинку входу: { $token }.
event-scored = { $player } має { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    } престижу.
event-traitor-pile = У стосі Зрадника { $count ->
        [one] { $count } канопа
        [few] { $count } канопи
       *[other] { $count } каноп
    }.
event-traitor-jar = Зрадник відкриває канопу; у ній { $tokens }.
event-traitor-track = Зрадник накриває клітинку { $token_ins }, шкала: { $track }.
event-traitor-wheel = Зрадник займає клітинку входу: { $token }.
event-traitor-tomb = Зрадник будує гробницю: крок { $step }.
event-traitor-noble = Зрадник здобуває { $noble_acc }.
event-traitor-discarded-noble = Зрадник усуває { $noble_acc } з гри.
event-traitor-artisan = Зрадник бере { $artisan_acc }.
event-traitor-discarded-artisan = Зрадник усуває { $artisan_acc } з гри.
event-traitor-pair = Зрадник бере пару: { $tokens_acc }.
event-traitor-offering = Зрадник бере { $token_acc }.
event-traitor-stepped = Зрадник підіймається на шкалі: { $track }, щабель { $step }.
event-traitor-god = Зрадник задовольняє { $god_acc }.
event-traitor-noble-value = Кожен вельможа Зрадника тепер може бути вартий { $points }.
event-traitor-gained = Зрадник отримує { $tokens_acc }.
event-traitor-passed = Зрадник пасує.
event-traitor-first-player = Зрадник бере жетон першого гравця.
event-traitor-pharaoh = Новим фараоном стає Зрадник.
event-traitor-scored = Зрадник має { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    } престижу.

## Чому ні

refuse-artisan-deck-left = Колода ремісників порожня.
refuse-artisan-face-up = { $artisan } не лежить серед відкритих карт.
refuse-bag-can-give = Мішечок і купа порожні.
refuse-basic-for-him = Він отримує базовий вид, який є в банку; { $token } ним не є.
refuse-basic-in-stock = Ви берете базовий вид, який є в банку; { $token } ним не є.
refuse-basic-or-its-offering = Віддати можна лише базовий жетон або підношення ресурсу; { $token } ні.
refuse-bonus-place-filled = Місце { $place } бонусного поля порожнє.
refuse-bonus-to-take = Немає третього підношення: бонусне поле, мішечок і купа порожні.
refuse-can-pay-artisans =
    { $count ->
        [one] Ви не можете сплатити { $count } жетон одного виду. Жетон входу ({ $token }) є одним із них, якщо він того самого виду, інакше разом треба { $total }.
        [few] Ви не можете сплатити { $count } жетони одного виду. Жетон входу ({ $token }) є одним із них, якщо він того самого виду, інакше разом треба { $total }.
       *[other] Ви не можете сплатити { $count } жетонів одного виду. Жетон входу ({ $token }) є одним із них, якщо він того самого виду, інакше разом треба { $total }.
    }
refuse-can-pay-bonus =
    { $count ->
        [one] За бонус ви не можете сплатити { $count } жетон одного виду. Жетон входу ({ $token }) є одним із них, якщо він того самого виду, інакше разом треба { $total }.
        [few] За бонус ви не можете сплатити { $count } жетони одного виду. Жетон входу ({ $token }) є одним із них, якщо він того самого виду, інакше разом треба { $total }.
       *[other] За бонус ви не можете сплатити { $count } жетонів одного виду. Жетон входу ({ $token }) є одним із них, якщо він того самого виду, інакше разом треба { $total }.
    }
refuse-can-pay-judge = Вам бракує жетонів: із Суддею потрібно { $count ->
        [one] { $count } жетон будь-якого виду
        [few] { $count } жетони будь-яких видів
       *[other] { $count } жетонів будь-яких видів
    }, жетон входу серед них (його колір: { $token }, якщо не всі п’ять довільні).
refuse-can-pay-nile = Ви не можете за це сплатити: коштує { $tokens_acc }, а ще жетон входу ({ $token }), якщо він не є одним із них.
refuse-can-pay-nobles =
    { $count ->
        [one] Ви не можете сплатити { $count } жетон різних видів; жетон входу ({ $token }) є одним із них.
        [few] Ви не можете сплатити { $count } жетони різних видів; жетон входу ({ $token }) є одним із них.
       *[other] Ви не можете сплатити { $count } жетонів різних видів; жетон входу ({ $token }) є одним із них.
    }
refuse-can-pay-offerings = Ви не маєте нічого для входу ({ $token }).
refuse-can-pay-tomb = Ви не можете сплатити наступний крок гробниці: він коштує { $tokens_acc }, а ще жетон входу ({ $token }), якщо він не є одним із них.
refuse-drawn = { $noble } не серед узятих.
refuse-entry-comes-first = Жетон на колесо обирають першим і лише раз.
refuse-entry-of-the-colour = Вхід цієї зони ({ $zone }): { $token } або джокер.
refuse-exchange-possible = Вам нема чого обміняти або банк не має чого дати ({ $noble }).
refuse-first-player-is-a-reward = Серед нагород до вашого поля немає жетона першого гравця.
refuse-given-by-the-noble = За це не можна отримати { $token_acc }: у банку такого немає або це не інший вид.
refuse-has-exchanging-noble = { $noble } не міняє вам жетонів.
refuse-jar-face-up = Не лежить відкритою: { $jar }.
refuse-leads-to-a-payment = Із цим жетоном оплата не вийде або вона вже в переліку: { $token }.
refuse-more-payments = Усі способи оплати вже в переліку.
refuse-noble-deck-left = Колода вельмож порожня.
refuse-noble-face-up = { $noble } не лежить серед відкритих карт.
refuse-noble-not-used = Карту { $noble } в цьому раунді вже використано.
refuse-not-first-yet = Ви вже маєте жетон першого гравця.
refuse-nothing-wasted = Це більше, ніж коштує дія: один із цих жетонів ви можете залишити собі.
refuse-offering-is-a-reward = Серед нагород до вашого поля немає підношення.
refuse-owned = У вас немає { $token_gen }.
refuse-pair-there = На місці { $place } немає пари.
refuse-payment-shown = Ця оплата можлива, але її немає в переліку: оберіть заплатити інакше.
refuse-pays-the-cost =
    { $count ->
        [0] Це не покриває вартість точно: замало, забагато або не ті кольори ({ $zone }).
       *[other] Це не покриває вартість точно: разом жетонів має бути { $count } ({ $zone }).
    }
refuse-section-has-room = Немає вільної клітинки входу цього кольору: { $token }.
refuse-something-for-it = Банк не має чого дати за { $token_acc }.
refuse-still-light = Не лежить світлим боком угору: { $board }.
refuse-token-in-stock = У банку більше немає { $token_gen }.
refuse-token-is-a-reward = Серед нагород до вашого поля немає { $token_gen }.
refuse-token-left = Для цієї оплати у вас більше немає { $token_gen }.
refuse-tokens-owned = Усього цього у вас немає: { $tokens }.
refuse-tokens-pay-here = Очковими підношеннями і джокерами інших зон тут не платять ({ $zone }).
refuse-tomb-step-left = Ваш кубик на останньому кроці.
refuse-top-of-the-jar = Серед верхніх ресурсів цієї канопи немає { $token_gen }.
refuse-track-has-a-step-left = Ваш диск тут уже нагорі: { $track }.
refuse-track-of-the-arrow = Ця стрілка не для шкали: { $track }.
refuse-zone-open = Тут немає вільної клітинки входу: { $zone } ({ $token }).

## Скасування

undo-chance-zone = Кільце складено, тож крок остаточний.
undo-chance-colour = Колесо вирівняно, тож крок остаточний.
undo-chance-direction = Напрямок визначено, тож крок остаточний.
undo-chance-first = Першого гравця визначено, тож крок остаточний.
undo-chance-board = Планшети Зрадника викладено, тож крок остаточний.
undo-chance-dark = Планшет обернено, тож крок остаточний.
undo-chance-track = Шкали отримали кольори, тож крок остаточний.
undo-chance-scribe = Писаря роздано, тож крок остаточний.
undo-chance-jar = Канопу відкрито, тож крок остаточний.
undo-chance-offering = Підношення витягнуто, тож крок остаточний.
undo-chance-noble = Карту вельможі відкрито, тож крок остаточний.
undo-chance-artisan = Карту ремісника відкрито, тож крок остаточний.

## Параметри партії

preset-standard = Звичайна
preset-standard-help = Кожен обирає собі на початок вельможу.
preset-first = Перша партія
preset-first-help = Кожен починає з Писарем: перед початком нічого обирати.
preset-dark = Усі темні планшети
preset-dark-help = Зрадник у повній силі.
option-set-starting-player = Перший гравець
option-set-starting-player-help = Хто починає: той, хто останнім був на цвинтарі, або випадок.
option-set-starting-player-random = Випадково
option-set-starting-player-seat-0 = Гравець 1
option-set-starting-player-seat-1 = Гравець 2
option-set-starting-player-seat-2 = Гравець 3
option-set-starting-player-seat-3 = Гравець 4
option-set-starting-player-seat-4 = Гравець 5
option-set-beginner-1 = Гравець 1 грає вперше
option-set-beginner-1-help = Новачок починає з випадковим Писарем замість вибору з двох вельмож.
option-set-beginner-1-on = Писар
option-set-beginner-1-off = обирає вельможу
option-set-beginner-2 = Гравець 2 грає вперше
option-set-beginner-2-help = Новачок починає з випадковим Писарем замість вибору з двох вельмож.
option-set-beginner-2-on = Писар
option-set-beginner-2-off = обирає вельможу
option-set-beginner-3 = Гравець 3 грає вперше
option-set-beginner-3-help = Новачок починає з випадковим Писарем замість вибору з двох вельмож.
option-set-beginner-3-on = Писар
option-set-beginner-3-off = обирає вельможу
option-set-beginner-4 = Гравець 4 грає вперше
option-set-beginner-4-help = Новачок починає з випадковим Писарем замість вибору з двох вельмож.
option-set-beginner-4-on = Писар
option-set-beginner-4-off = обирає вельможу
option-set-beginner-5 = Гравець 5 грає вперше
option-set-beginner-5-help = Новачок починає з випадковим Писарем замість вибору з двох вельмож.
option-set-beginner-5-on = Писар
option-set-beginner-5-off = обирає вельможу
option-set-scribes = Два Писарі зі спільним кольором
option-set-scribes-help = Зелений за чорний і чорний за червоний: чи може зелений бути червоним?
option-set-scribes-separate = ні, кожен окремо
option-set-scribes-chain = так, утворюють ланцюг
option-set-wild-entry = Джокери при вході будь-яким кольором
option-set-wild-entry-help = Архітектор, Жриця, Бригадир, Головний декоратор: чим може бути срібло на колесі?
option-set-wild-entry-any = будь-яким кольором
option-set-wild-entry-wheel = лише кольором колеса
option-set-judge = Суддя
option-set-judge-help = Чи мусить жетон на колесі мати колір колеса?
option-set-judge-action = так, довільні решта чотири
option-set-judge-all-five = ні, довільні всі п’ять
option-set-general = Генерал, який пасує першим
option-set-general-help = Карта каже, що він автоматично отримує і жетон першого гравця: це нагорода його поля чи щось понад неї?
option-set-general-reward = нагорода поля 1 або 2
option-set-general-first-too = жетон і ще нагорода
option-set-dark-boards = Темні планшети Зрадника
option-set-dark-boards-help = Що більше темних планшетів, то сильніший Зрадник.
option-set-dark-boards-0 = 0
option-set-dark-boards-1 = 1
option-set-dark-boards-2 = 2
option-set-dark-boards-3 = 3
option-set-dark-boards-4 = 4
option-set-dark-boards-5 = 5
option-set-dark-choice = Які планшети темні
option-set-dark-choice-help = Випадково або обираєте, коли планшети викладено.
option-set-dark-choice-random = випадково
option-set-dark-choice-free = ваш вибір
option-set-traitor-pass = Коли Зрадник пасує
option-set-traitor-pass-help = У ході після своєї останньої канопи або одразу з нею.
option-set-traitor-pass-own-turn = у своєму наступному ході
option-set-traitor-pass-at-once = одразу

## Стіл

title-round = Раунд { $round } з { $rounds }
figure-points = очки
term-board = Кільце
term-wheel = центральне колесо
term-time = Піраміда часу
term-rounds = Раунди
term-waiting-row = Ряд піраміди часу
term-jars = Канопи
term-jar = канопа
term-jar-supply = Запас каноп
term-bank = Банк
term-honours = Почесні жетони
term-goods = Жетони
term-cards = Вельможі та ремісники
term-draft = Вельможі на вибір
term-bag = мішечок підношень
term-heap = використані підношення
term-noble-deck = колода вельмож
term-artisan-deck = колода ремісників
term-empty-place = порожнє місце
term-marker = нейтральна мітка
term-arrow = крок на одній із двох шкал цієї дії
term-any-arrow = крок на будь-якій шкалі
term-disk = диск
term-cube = кубик
term-cylinder = циліндр
term-disk-traitor = диск Зрадника
term-cube-traitor = кубик Зрадника
term-cylinder-traitor = циліндр Зрадника
term-traitor = Зрадник
term-traitor-pile = Канопи в його стосі
term-traitor-score = Очки Зрадника зараз
term-traitor-things = Речі Зрадника
traitor-track-of = Шкала: { $token }
wheel-section = Частина колеса: { $token }
tomb-cost = Коштує { $tokens_acc }
place-pair = Пара { $place }
place-bonus = Бонусне поле, місце { $place }
place-nile = Дія Нілу { $number }
track-of = Шкала: { $track }
place-track = Шкала: { $track }, щабель { $step }
place-track-points = Шкала: { $track }, щабель { $step } ({ $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    })
place-tomb = Гробниця, крок { $step } ({ $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    })
place-entry = Частина колеса: { $token }, клітинка входу { $place }
place-round = Раунд { $round }
place-time = { $reward } (ряд { $row }, поле { $field })

## Підрахунок

score-nobles = Вельможі
score-tomb = Гробниця
score-artisans = Ремісники
score-nile = Шкали впливу
score-resources = Ресурси, що лишилися
score-offerings = Підношення, що лишилися
score-gods = Боги
score-pharaoh = Жетон фараона
score-first-player = Жетон першого гравця
score-gods-satisfied = Задоволені: { $gods }

## Навіщо цей вибір

aim-god = задовольнити { $god_acc }
aim-pharaoh = здобути трон фараона
aim-offerings = здобути { $count ->
        [one] { $count } підношення
        [few] { $count } підношення
       *[other] { $count } підношень
    }
aim-noble = здобути { $noble_acc }
aim-noble-unseen = спробувати щастя з невідомим вельможею
aim-artisan = здобути ремісника за { $points } ({ $artisan })
aim-artisan-jar = здобути канопу й ремісника за { $points } ({ $artisan })
aim-artisan-unseen = спробувати щастя з невідомим ремісником
aim-nile = підійматися на шкалах впливу
aim-nile-jar = піднятися на шкалі впливу й отримати канопу
aim-nile-tokens = піднятися на шкалі впливу й отримати { $tokens_acc }
aim-track = піднятися на шкалі: { $track }
aim-track-top = дійти до вершини шкали: { $track }
aim-tomb = довести гробницю до кроку { $step }
aim-tokens = здобути { $tokens_acc }
aim-draw = спробувати щастя з мішечком
aim-use = скористатися { $noble_ins }
aim-hand-in = обміняти те, чого забагато: { $token }
aim-pass = взяти добру канопу й добре місце на наступний раунд
aim-open = взяти те, що в канопі
aim-replace = вибрати кращі жетони, ніж у канопі
aim-decline = зберегти здібність на гіршу канопу
aim-advance = мати нагороду наступного поля
aim-stay = лишитися на цьому полі
aim-first = почати наступний раунд
aim-wheel = стримати шкалу Зрадника (на колесі { $token })
aim-give = дати Зрадникові { $token_acc }, що найменше йому допоможе
aim-darken = протистояти Зрадникові з цим планшетом ({ $board })

## Кінець партії

result-none = Перемагає Зрадник.
result-traitor = Зрадник: очки престижу { $points }.
result-traitor-tie = Нічия за очками престижу ({ $points }): у разі нічиєї перемагає Зрадник.
result-tie-pharaoh = Нічия за очками престижу: вирішує жетон фараона ({ $player }).
result-tie-tokens = Нічия за очками престижу: вирішує кількість жетонів, що лишилися ({ $player }).
result-tie-shared = Нічия за очками престижу та за кількістю жетонів, що лишилися.

## Значення компонентів

kind-token = Жетони
kind-wheel = Центральне колесо
kind-zone = Зони
kind-god = Боги
kind-nile = Дії Нілу
kind-track = Шкали впливу
kind-tomb = Гробниця
kind-row = Ряди піраміди часу
kind-jar = Канопи
kind-artisan = Ремісники
kind-noble = Вельможі
kind-honour = Почесні жетони
kind-setup = Підготовка
kind-table = Кількість гравців
kind-traitor = Зрадник
kind-board = Планшети Зрадника
wheel-wheel = центральне колесо
track-influence = шкала впливу
setup-match = підготовка партії
tomb-1 = 1-й крок гробниці
tomb-2 = 2-й крок гробниці
tomb-3 = 3-й крок гробниці
tomb-4 = 4-й крок гробниці
tomb-5 = 5-й крок гробниці
tomb-6 = 6-й крок гробниці
tomb-7 = 7-й крок гробниці
tomb-8 = 8-й крок гробниці
row-1 = 1-й ряд
row-2 = 2-й ряд
row-3 = 3-й ряд
row-4 = 4-й ряд
table-1 = один гравець
table-2 = двоє гравців
table-3 = троє гравців
table-4 = четверо гравців
table-5 = п’ятеро гравців
traitor-scoring = підрахунок Зрадника
figure-kind = вид
figure-sphere = царина
figure-count = кількість
figure-resource = платить як
figure-extra = додаткові очки
figure-zone = зона
figure-clockwise = за годинниковою стрілкою
figure-spaces = клітинки входу
figure-cost = вартість
figure-tokens = жетони
figure-bonus = бонус
figure-left_need = лівий бог хоче
figure-left_points = лівий бог дає
figure-right_need = правий бог хоче
figure-right_points = правий бог дає
figure-god = бог
figure-gain = здобуток
figure-jars = канопи
figure-arrows = стрілки
figure-order = порядок
figure-fields = поля
figure-bottom = знизу
figure-left = ліворуч
figure-right = праворуч
figure-number = номер
figure-timing = коли
figure-base = очки
figure-each = очки за кожне
figure-per = рахується
figure-effect = ефект
figure-swap = замінює
figure-nile_steps = кроки на Нілі
figure-silver = срібло
figure-offerings = підношення
figure-artisan = ремісник
figure-tomb_steps = кроки гробниці
figure-nobles = вельможі
figure-tomb_step = крок гробниці
figure-rounds = раунди
figure-nobles_drawn = дібрані вельможі
figure-noble_places = місця для вельмож
figure-artisan_places = місця для ремісників
figure-pairs = пари
figure-noble_value = вартість вельмож
figure-squares = клітинки
term-basic = базовий
term-point-offering = очкове підношення
term-resource-offering = підношення ресурсу
term-zone-joker = джокер зони
term-agriculture = землеробство
term-crafts = ремесла
term-law = право
term-nobility = знатність
term-trade = торгівля
term-wisdom = мудрість
term-any = будь-які
term-different = різні
term-equal = однакові
term-printed = як надруковано
term-first-player = жетон першого гравця
term-offering = підношення
term-on-play = одразу
term-once-per-round = раз на раунд
term-permanent = постійно
term-adjacent-god = задоволений бог біля зони
term-artisan-value = різна вартість ремісників
term-best-other = як найкращий інший вельможа
term-token = почесний жетон
term-tomb-step = крок гробниці
term-top-track = шкала на найвищому щаблі
term-advance = просувається
term-any-entry = будь-який вхід
term-any-five = будь-які п’ять
term-exchange-basic = обмінює на базовий жетон
term-exchange-silver = обмінює на срібло
term-extra-basic = ще один базовий жетон
term-full-zone = заповнена зона
term-official = придворний урядник

## Назви правил, як їх наводять відмови

rule-1-4-f = Початковий вибір
rule-1-5-b = Відкриті запаси
rule-1-5-c = Обмежений банк
rule-1-6-b = Хід
rule-1-7-a = Вартість входу
rule-1-7-b = Заповнена зона
rule-1-7-e = Вартість дії та зарахування
rule-1-8-a = Підношення: вартість
rule-1-8-b = Підношення: ефект
rule-1-8-c = Підношення: порожні місця
rule-1-8-g = Джокери зон
rule-1-9-a = Вельможі: вартість
rule-1-9-b = Вельможі: ефект
rule-1-9-c = Вельможі: здібності
rule-1-10-a = Ремісники: вартість
rule-1-10-b = Ремісники: ефект
rule-1-12-a = Ніл: дії
rule-1-12-b = Ніл: стрілки
rule-1-12-c = Ніл: шкали
rule-1-13 = Гробниця
rule-1-14-a = Пасування
rule-1-14-b = Просування
rule-1-20-e = Соло: складність
rule-1-21-a = Зрадник: його хід
rule-1-21-b = Зрадник: на колесі немає місця
rule-1-22-b = Зрадник: нагороди
rule-2-14-11 = Суддя (11)
rule-2-14-19 = Учитель (19)
rule-2-14-20 = Дипломат (20)
rule-r3 = Відмова від зарахування
rule-r16 = Коли обмінюють
rule-r17 = Обмін підношення ресурсу
rule-r18 = Обмін і порожній банк
rule-r20 = Трійка Дипломата
rule-r25 = Отримання з порожнього банку
rule-r30 = Бонус без бонусного поля
rule-r32 = Кроки, що не вміщуються
rule-r33 = Взяття карт
rule-r38 = Відмова від нагороди
rule-r39 = Генерал
rule-r58 = Які планшети темні
rule-r62 = Що можна обміняти

## Що має виконуватися в прикладі

fact-score = очки
fact-noble-points = очки за вельмож
fact-tracks = шкали
fact-field = місце на піраміді
fact-gods = боги
fact-pharaoh = наступний фараон
fact-entry = ціна входу
fact-next-entry = ціна входу в наступному раунді
fact-pile = стосик
fact-jar-discard = використані канопи
fact-lanes = шкали Зрадника
fact-beside = поруч із полем
fact-boards = планшети
fact-resources = ресурси
fact-gone-artisans = відкинуті ремісники
fact-gone-nobles = відкинуті вельможі
fact-passed = спасував
fact-colours = кольори
fact-ring = кільце
fact-direction = напрямок

## On the pages of players

feat-noble = Улюблені вельможі
feat-artisan = Улюблені ремісники
feat-part = Найбільше очок з одного джерела
