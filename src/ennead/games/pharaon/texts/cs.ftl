### Pharaon našimi slovy.

game-title = Pharaon
game-blurb = Potomci faraona mají pět kol na to, aby v pěti zónách kolem otáčivého kruhu získali prestiž: obětiny, dvořané, řemeslníci, Nil, vlastní hrobka a bohové, kteří chtějí všechno.

## Žetony

token-black = černá
    .gen = černé
    .dat = černé
    .acc = černou
    .ins = černou
    .loc = černé
    .gender = f
token-yellow = žlutá
    .gen = žluté
    .dat = žluté
    .acc = žlutou
    .ins = žlutou
    .loc = žluté
    .gender = f
token-green = zelená
    .gen = zelené
    .dat = zelené
    .acc = zelenou
    .ins = zelenou
    .loc = zelené
    .gender = f
token-red = červená
    .gen = červené
    .dat = červené
    .acc = červenou
    .ins = červenou
    .loc = červené
    .gender = f
token-blue = modrá
    .gen = modré
    .dat = modré
    .acc = modrou
    .ins = modrou
    .loc = modré
    .gender = f
token-silver = stříbro
    .gen = stříbra
    .dat = stříbru
    .ins = stříbrem
    .loc = stříbru
    .gender = n
token-black-offering = černá obětina
    .gen = černé obětiny
    .dat = černé obětině
    .acc = černou obětinu
    .ins = černou obětinou
    .loc = černé obětině
    .gender = f
token-yellow-offering = žlutá obětina
    .gen = žluté obětiny
    .dat = žluté obětině
    .acc = žlutou obětinu
    .ins = žlutou obětinou
    .loc = žluté obětině
    .gender = f
token-green-offering = zelená obětina
    .gen = zelené obětiny
    .dat = zelené obětině
    .acc = zelenou obětinu
    .ins = zelenou obětinou
    .loc = zelené obětině
    .gender = f
token-red-offering = červená obětina
    .gen = červené obětiny
    .dat = červené obětině
    .acc = červenou obětinu
    .ins = červenou obětinou
    .loc = červené obětině
    .gender = f
token-blue-offering = modrá obětina
    .gen = modré obětiny
    .dat = modré obětině
    .acc = modrou obětinu
    .ins = modrou obětinou
    .loc = modré obětině
    .gender = f
token-offerings-joker = žolík obětin
    .gen = žolíka obětin
    .dat = žolíku obětin
    .acc = žolíka obětin
    .ins = žolíkem obětin
    .loc = žolíku obětin
    .gender = m
token-nobles-joker = žolík dvořanů
    .gen = žolíka dvořanů
    .dat = žolíku dvořanů
    .acc = žolíka dvořanů
    .ins = žolíkem dvořanů
    .loc = žolíku dvořanů
    .gender = m
token-artisans-joker = žolík řemeslníků
    .gen = žolíka řemeslníků
    .dat = žolíku řemeslníků
    .acc = žolíka řemeslníků
    .ins = žolíkem řemeslníků
    .loc = žolíku řemeslníků
    .gender = m
token-nile-joker = žolík Nilu
    .gen = žolíka Nilu
    .dat = žolíku Nilu
    .acc = žolíka Nilu
    .ins = žolíkem Nilu
    .loc = žolíku Nilu
    .gender = m
token-tomb-joker = žolík hrobky
    .gen = žolíka hrobky
    .dat = žolíku hrobky
    .acc = žolíka hrobky
    .ins = žolíkem hrobky
    .loc = žolíku hrobky
    .gender = m
token-plus-one = obětina +1
    .gen = obětiny +1
    .dat = obětině +1
    .acc = obětinu +1
    .ins = obětinou +1
    .loc = obětině +1
    .gender = f
token-plus-two = obětina +2
    .gen = obětiny +2
    .dat = obětině +2
    .acc = obětinu +2
    .ins = obětinou +2
    .loc = obětině +2
    .gender = f
token-black-text = Řemesla: základní druh zdroje. Zbude-li na konci, je za bod.
token-yellow-text = Urozenost: základní druh zdroje. Zbude-li na konci, je za bod.
token-green-text = Zemědělství: základní druh zdroje. Zbude-li na konci, je za bod.
token-red-text = Obchod: základní druh zdroje. Zbude-li na konci, je za bod.
token-blue-text = Právo: základní druh zdroje. Zbude-li na konci, je za bod.
token-silver-text = Moudrost: nahradí kterýkoli jeden základní druh.
token-black-offering-text = Platí kdykoli jako žeton této barvy.
token-yellow-offering-text = Platí kdykoli jako žeton této barvy.
token-green-offering-text = Platí kdykoli jako žeton této barvy.
token-red-offering-text = Platí kdykoli jako žeton této barvy.
token-blue-offering-text = Platí kdykoli jako žeton této barvy.
token-offerings-joker-text = Žolík pro vstup nebo akci, ale jen v zóně obětin.
token-nobles-joker-text = Žolík pro vstup nebo akci, ale jen v zóně dvořanů.
token-artisans-joker-text = Žolík pro vstup nebo akci, ale jen v zóně řemeslníků.
token-nile-joker-text = Žolík pro vstup nebo akci, ale jen v zóně Nilu.
token-tomb-joker-text = Žolík pro vstup nebo akci, ale jen v zóně hrobky.
token-plus-one-text = Nelze jí platit; na konci má o bod víc.
token-plus-two-text = Nelze jí platit; na konci má o dva body víc.

## Zóny

zone-offerings = zóna obětin
    .gen = zóny obětin
    .dat = zóně obětin
    .acc = zónu obětin
    .ins = zónou obětin
    .loc = zóně obětin
    .gender = f
zone-nobles = zóna dvořanů
    .gen = zóny dvořanů
    .dat = zóně dvořanů
    .acc = zónu dvořanů
    .ins = zónou dvořanů
    .loc = zóně dvořanů
    .gender = f
zone-artisans = zóna řemeslníků
    .gen = zóny řemeslníků
    .dat = zóně řemeslníků
    .acc = zónu řemeslníků
    .ins = zónou řemeslníků
    .loc = zóně řemeslníků
    .gender = f
zone-nile = zóna Nilu
    .gen = zóny Nilu
    .dat = zóně Nilu
    .acc = zónu Nilu
    .ins = zónou Nilu
    .loc = zóně Nilu
    .gender = f
zone-tomb = zóna hrobky
    .gen = zóny hrobky
    .dat = zóně hrobky
    .acc = zónu hrobky
    .ins = zónou hrobky
    .loc = zóně hrobky
    .gender = f
zone-offerings-short = Obětiny
zone-nobles-short = Dvořané
zone-artisans-short = Řemeslníci
zone-nile-short = Nil
zone-tomb-short = Hrobka
zone-offerings-text = Jeden žeton libovolného druhu: vezměte si dvojici obětin. Ještě jeden téhož druhu: třetí obětina z pole bonusových žetonů nebo z pytlíku.
zone-nobles-text = Pět žetonů pěti druhů: vezměte si dvořana.
zone-artisans-text = Tři žetony jednoho druhu: vezměte si řemeslníka a co přináší.
zone-nile-text = Jedna z pěti akcí: zdroje nebo kanopa a kroky na stupnicích vlivu.
zone-tomb-text = Jeden krok vaší hrobky za to, co je pod ním.
zone-entry = { $zone }: vstup { $token }, volno { $free }; příští kolo { $next }
zone-last-entry = { $zone }: vstup { $token }, volno { $free }; poslední kolo

## Bohové

god-horus = Hor
    .gen = Hora
    .dat = Horovi
    .acc = Hora
    .ins = Horem
    .loc = Horovi
    .gender = m
god-ra = Ra
    .gender = m
god-anubis = Anubis
    .gen = Anuba
    .dat = Anubovi
    .acc = Anuba
    .ins = Anubem
    .loc = Anubovi
    .gender = m
god-isis = Isis
    .gender = f
god-bastet = Bastet
    .gender = f
god-condition = { $zone }: { $have } z { $need }
god-points = Obě podmínky splněny: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }. Jedna sama: nic. Co slouží jednomu bohu, neslouží druhému.

## Nil

nile-1 = 1. akce Nilu
nile-1-text = Černá a žlutá: doberte kanopu; krok na jedné z těchto stupnic.
nile-2 = 2. akce Nilu
nile-2-text = Žlutá a zelená: červená, modrá a dva kroky na těchto stupnicích.
nile-3 = 3. akce Nilu
nile-3-text = Zelená a červená: dva žetony stříbra a krok na libovolné stupnici.
nile-4 = 4. akce Nilu
nile-4-text = Červená a modrá: žlutá, zelená a dva kroky na těchto stupnicích.
nile-5 = 5. akce Nilu
nile-5-text = Modrá a černá: doberte kanopu; krok na jedné z těchto stupnic.

## Kanopy

jar-j01 = kanopa 1
jar-j02 = kanopa 2
jar-j03 = kanopa 3
jar-j04 = kanopa 4
jar-j05 = kanopa 5
jar-j06 = kanopa 6
jar-j07 = kanopa 7
jar-j08 = kanopa 8
jar-j09 = kanopa 9
jar-j10 = kanopa 10
jar-j11 = kanopa 11
jar-j12 = kanopa 12
jar-j13 = kanopa 13
jar-j14 = kanopa 14
jar-j15 = kanopa 15
jar-j16 = kanopa 16
jar-j17 = kanopa 17
jar-j18 = kanopa 18
jar-j19 = kanopa 19
jar-j20 = kanopa 20
jar-j21 = kanopa 21
jar-j22 = kanopa 22
jar-j23 = kanopa 23
jar-j24 = kanopa 24
jar-j25 = kanopa 25
jar-j26 = kanopa 26
jar-j27 = kanopa 27
jar-j28 = kanopa 28
jar-j29 = kanopa 29
jar-j30 = kanopa 30
jar-holds = Obsahuje { $tokens_acc }.

## Řemeslníci

artisan-jeweller-1 = Klenotník
    .gen = Klenotníka
    .dat = Klenotníkovi
    .acc = Klenotníka
    .ins = Klenotníkem
    .loc = Klenotníkovi
    .gender = m
artisan-jeweller-2 = Klenotník
    .gen = Klenotníka
    .dat = Klenotníkovi
    .acc = Klenotníka
    .ins = Klenotníkem
    .loc = Klenotníkovi
    .gender = m
artisan-jeweller-3 = Klenotník
    .gen = Klenotníka
    .dat = Klenotníkovi
    .acc = Klenotníka
    .ins = Klenotníkem
    .loc = Klenotníkovi
    .gender = m
artisan-jeweller-4 = Klenotník
    .gen = Klenotníka
    .dat = Klenotníkovi
    .acc = Klenotníka
    .ins = Klenotníkem
    .loc = Klenotníkovi
    .gender = m
artisan-jeweller-5 = Klenotník
    .gen = Klenotníka
    .dat = Klenotníkovi
    .acc = Klenotníka
    .ins = Klenotníkem
    .loc = Klenotníkovi
    .gender = m
artisan-sculptor-1 = Sochař
    .gen = Sochaře
    .dat = Sochaři
    .acc = Sochaře
    .ins = Sochařem
    .loc = Sochaři
    .gender = m
artisan-sculptor-2 = Sochař
    .gen = Sochaře
    .dat = Sochaři
    .acc = Sochaře
    .ins = Sochařem
    .loc = Sochaři
    .gender = m
artisan-sculptor-3 = Sochař
    .gen = Sochaře
    .dat = Sochaři
    .acc = Sochaře
    .ins = Sochařem
    .loc = Sochaři
    .gender = m
artisan-sculptor-4 = Sochař
    .gen = Sochaře
    .dat = Sochaři
    .acc = Sochaře
    .ins = Sochařem
    .loc = Sochaři
    .gender = m
artisan-sculptor-5 = Sochař
    .gen = Sochaře
    .dat = Sochaři
    .acc = Sochaře
    .ins = Sochařem
    .loc = Sochaři
    .gender = m
artisan-painter-1 = Malíř
    .gen = Malíře
    .dat = Malíři
    .acc = Malíře
    .ins = Malířem
    .loc = Malíři
    .gender = m
artisan-painter-2 = Malíř
    .gen = Malíře
    .dat = Malíři
    .acc = Malíře
    .ins = Malířem
    .loc = Malíři
    .gender = m
artisan-painter-3 = Malíř
    .gen = Malíře
    .dat = Malíři
    .acc = Malíře
    .ins = Malířem
    .loc = Malíři
    .gender = m
artisan-painter-4 = Malíř
    .gen = Malíře
    .dat = Malíři
    .acc = Malíře
    .ins = Malířem
    .loc = Malíři
    .gender = m
artisan-painter-5 = Malíř
    .gen = Malíře
    .dat = Malíři
    .acc = Malíře
    .ins = Malířem
    .loc = Malíři
    .gender = m
artisan-weaver-1 = Tkadlec
    .gen = Tkalce
    .dat = Tkalci
    .acc = Tkalce
    .ins = Tkalcem
    .loc = Tkalci
    .gender = m
artisan-weaver-2 = Tkadlec
    .gen = Tkalce
    .dat = Tkalci
    .acc = Tkalce
    .ins = Tkalcem
    .loc = Tkalci
    .gender = m
artisan-weaver-3 = Tkadlec
    .gen = Tkalce
    .dat = Tkalci
    .acc = Tkalce
    .ins = Tkalcem
    .loc = Tkalci
    .gender = m
artisan-weaver-4 = Tkadlec
    .gen = Tkalce
    .dat = Tkalci
    .acc = Tkalce
    .ins = Tkalcem
    .loc = Tkalci
    .gender = m
artisan-weaver-5 = Tkadlec
    .gen = Tkalce
    .dat = Tkalci
    .acc = Tkalce
    .ins = Tkalcem
    .loc = Tkalci
    .gender = m
artisan-potter-1 = Hrnčíř
    .gen = Hrnčíře
    .dat = Hrnčíři
    .acc = Hrnčíře
    .ins = Hrnčířem
    .loc = Hrnčíři
    .gender = m
artisan-potter-2 = Hrnčíř
    .gen = Hrnčíře
    .dat = Hrnčíři
    .acc = Hrnčíře
    .ins = Hrnčířem
    .loc = Hrnčíři
    .gender = m
artisan-potter-3 = Hrnčíř
    .gen = Hrnčíře
    .dat = Hrnčíři
    .acc = Hrnčíře
    .ins = Hrnčířem
    .loc = Hrnčíři
    .gender = m
artisan-potter-4 = Hrnčíř
    .gen = Hrnčíře
    .dat = Hrnčíři
    .acc = Hrnčíře
    .ins = Hrnčířem
    .loc = Hrnčíři
    .gender = m
artisan-potter-5 = Hrnčíř
    .gen = Hrnčíře
    .dat = Hrnčíři
    .acc = Hrnčíře
    .ins = Hrnčířem
    .loc = Hrnčíři
    .gender = m
artisan-embalmer-1 = Balzamovač
    .gen = Balzamovače
    .dat = Balzamovači
    .acc = Balzamovače
    .ins = Balzamovačem
    .loc = Balzamovači
    .gender = m
artisan-embalmer-2 = Balzamovač
    .gen = Balzamovače
    .dat = Balzamovači
    .acc = Balzamovače
    .ins = Balzamovačem
    .loc = Balzamovači
    .gender = m
artisan-embalmer-3 = Balzamovač
    .gen = Balzamovače
    .dat = Balzamovači
    .acc = Balzamovače
    .ins = Balzamovačem
    .loc = Balzamovači
    .gender = m
artisan-embalmer-4 = Balzamovač
    .gen = Balzamovače
    .dat = Balzamovači
    .acc = Balzamovače
    .ins = Balzamovačem
    .loc = Balzamovači
    .gender = m
artisan-embalmer-5 = Balzamovač
    .gen = Balzamovače
    .dat = Balzamovači
    .acc = Balzamovače
    .ins = Balzamovačem
    .loc = Balzamovači
    .gender = m
artisan-brings = Přináší { $tokens_acc }.
artisan-brings-jar = Přináší vrchní kanopu.

## Dvořané

noble-scribe-1 = Písař 1
    .gen = Písaře 1
    .dat = Písaři 1
    .acc = Písaře 1
    .ins = Písařem 1
    .loc = Písaři 1
    .gender = m
noble-scribe-1-text = { card-swap } { card-points } a { $each } za každého uspokojeného boha u { $zone_gen }.
noble-scribe-2 = Písař 2
    .gen = Písaře 2
    .dat = Písaři 2
    .acc = Písaře 2
    .ins = Písařem 2
    .loc = Písaři 2
    .gender = m
noble-scribe-2-text = { card-swap } { card-points } a { $each } za každého uspokojeného boha u { $zone_gen }.
noble-scribe-3 = Písař 3
    .gen = Písaře 3
    .dat = Písaři 3
    .acc = Písaře 3
    .ins = Písařem 3
    .loc = Písaři 3
    .gender = m
noble-scribe-3-text = { card-swap } { card-points } a { $each } za každého uspokojeného boha u { $zone_gen }.
noble-scribe-4 = Písař 4
    .gen = Písaře 4
    .dat = Písaři 4
    .acc = Písaře 4
    .ins = Písařem 4
    .loc = Písaři 4
    .gender = m
noble-scribe-4-text = { card-swap } { card-points } a { $each } za každého uspokojeného boha u { $zone_gen }.
noble-scribe-5 = Písař 5
    .gen = Písaře 5
    .dat = Písaři 5
    .acc = Písaře 5
    .ins = Písařem 5
    .loc = Písaři 5
    .gender = m
noble-scribe-5-text = { card-swap } { card-points } a { $each } za každého uspokojeného boha u { $zone_gen }.
noble-general = Generál
    .gen = Generála
    .dat = Generálovi
    .acc = Generála
    .ins = Generálem
    .loc = Generálovi
    .gender = m
noble-general-text = Když pasujete, ale ne jako poslední, smíte hned postoupit o pole a vzít si jeho odměnu. { card-points }, { $each } navíc s faraonovým žetonem, { $each } navíc s žetonem začínajícího hráče.
noble-architect = Architekt
    .gen = Architekta
    .dat = Architektovi
    .acc = Architekta
    .ins = Architektem
    .loc = Architektovi
    .gender = m
noble-architect-text = { card-any-entry } { card-points }.
noble-priestess = Kněžka
    .gen = Kněžky
    .dat = Kněžce
    .acc = Kněžku
    .ins = Kněžkou
    .loc = Kněžce
    .gender = f
noble-priestess-text = { card-any-entry } { card-points }.
noble-foreman = Předák
    .gen = Předáka
    .dat = Předákovi
    .acc = Předáka
    .ins = Předákem
    .loc = Předákovi
    .gender = m
noble-foreman-text = { card-any-entry } { card-points }.
noble-chief-decorator = Hlavní dekoratér
    .gen = Hlavního dekoratéra
    .dat = Hlavnímu dekoratérovi
    .acc = Hlavního dekoratéra
    .ins = Hlavním dekoratérem
    .loc = Hlavním dekoratérovi
    .gender = m
noble-chief-decorator-text = { card-any-entry } { card-points }.
noble-judge = Soudce
    .dat = Soudci
    .ins = Soudcem
    .loc = Soudci
    .gender = m
noble-judge-text = V zóně dvořanů nemusí být další čtyři žetony různé; žeton na kruhu má dál barvu kruhu, není-li dohodnuto jinak. { card-points }.
noble-grand-vizier = Velkovezír
    .gen = Velkovezíra
    .dat = Velkovezírovi
    .acc = Velkovezíra
    .ins = Velkovezírem
    .loc = Velkovezírovi
    .gender = m
noble-grand-vizier-text = Žádný efekt. { card-points } a { $each } za každého vašeho dvořana, i za tohoto.
noble-physician = Lékař
    .gen = Lékaře
    .dat = Lékaři
    .acc = Lékaře
    .ins = Lékařem
    .loc = Lékaři
    .gender = m
noble-physician-text = { card-full-zone } { card-points } a { $each } za každou různou hodnotu vašich řemeslníků.
noble-chief-contractor = Hlavní dodavatel
    .gen = Hlavního dodavatele
    .dat = Hlavnímu dodavateli
    .acc = Hlavního dodavatele
    .ins = Hlavním dodavatelem
    .loc = Hlavním dodavateli
    .gender = m
noble-chief-contractor-text = { card-full-zone } { card-points } a { $each } za každý krok hrobky.
noble-high-priest = Velekněz
    .gen = Velekněze
    .dat = Veleknězi
    .acc = Velekněze
    .ins = Veleknězem
    .loc = Veleknězi
    .gender = m
noble-high-priest-text = { card-full-zone } { card-points } a { $each } za každou zbylou obětinu.
noble-stewardess = Správkyně
    .dat = Správkyni
    .acc = Správkyni
    .ins = Správkyní
    .loc = Správkyni
    .gender = f
noble-stewardess-text = { card-full-zone } { card-points } a { $each } za každou stupnici na nejvyšším stupni.
noble-soothsayer = Vědma
    .gen = Vědmy
    .dat = Vědmě
    .acc = Vědmu
    .ins = Vědmou
    .loc = Vědmě
    .gender = f
noble-soothsayer-text = Jednou za kolo vyměňte základní žeton nebo jeho obětinu za jiný základní druh. { card-points } a { $each } za každého uspokojeného boha.
noble-treasurer = Pokladník
    .gen = Pokladníka
    .dat = Pokladníkovi
    .acc = Pokladníka
    .ins = Pokladníkem
    .loc = Pokladníkovi
    .gender = m
noble-treasurer-text = Jednou za kolo vyměňte základní žeton nebo jeho obětinu za stříbro. { card-points } a { $each } za každé zbylé stříbro.
noble-teacher = Učitel
    .gen = Učitele
    .dat = Učiteli
    .acc = Učitele
    .ins = Učitelem
    .loc = Učiteli
    .gender = m
noble-teacher-text = Jednou za kolo, když získáte kanopu, získáte ještě jeden základní žeton. { card-points } a { $each } za každý zbylý základní žeton nebo jeho obětinu.
noble-diplomat = Diplomat
    .gen = Diplomata
    .dat = Diplomatovi
    .acc = Diplomata
    .ins = Diplomatem
    .loc = Diplomatovi
    .gender = m
noble-diplomat-text = Jednou za kolo, když získáte kanopu, smíte ji odhodit a vzít si libovolné tři základní žetony. Boduje jako váš nejlepší jiný dvořan.
noble-court-official-21 = Dvorní úředník 21
    .gen = Dvorního úředníka 21
    .dat = Dvornímu úředníkovi 21
    .acc = Dvorního úředníka 21
    .ins = Dvorním úředníkem 21
    .loc = Dvorním úředníkovi 21
    .gender = m
noble-court-official-21-text = Hned: { card-nile-steps } a { card-silver }. { card-points }.
noble-court-official-22 = Dvorní úředník 22
    .gen = Dvorního úředníka 22
    .dat = Dvornímu úředníkovi 22
    .acc = Dvorního úředníka 22
    .ins = Dvorním úředníkem 22
    .loc = Dvorním úředníkovi 22
    .gender = m
noble-court-official-22-text = Hned: { card-nile-steps } a { card-offerings }. { card-points }.
noble-court-official-23 = Dvorní úředník 23
    .gen = Dvorního úředníka 23
    .dat = Dvornímu úředníkovi 23
    .acc = Dvorního úředníka 23
    .ins = Dvorním úředníkem 23
    .loc = Dvorním úředníkovi 23
    .gender = m
noble-court-official-23-text = Hned: řemeslník se vším, co přináší, a { card-silver }. { card-points }.
noble-court-official-24 = Dvorní úředník 24
    .gen = Dvorního úředníka 24
    .dat = Dvornímu úředníkovi 24
    .acc = Dvorního úředníka 24
    .ins = Dvorním úředníkem 24
    .loc = Dvorním úředníkovi 24
    .gender = m
noble-court-official-24-text = Hned: řemeslník se vším, co přináší, a { card-offerings }. { card-points }.
noble-court-official-25 = Dvorní úředník 25
    .gen = Dvorního úředníka 25
    .dat = Dvornímu úředníkovi 25
    .acc = Dvorního úředníka 25
    .ins = Dvorním úředníkem 25
    .loc = Dvorním úředníkovi 25
    .gender = m
noble-court-official-25-text = Hned: { card-tomb-steps } a { card-silver }. { card-points }.
noble-court-official-26 = Dvorní úředník 26
    .gen = Dvorního úředníka 26
    .dat = Dvornímu úředníkovi 26
    .acc = Dvorního úředníka 26
    .ins = Dvorním úředníkem 26
    .loc = Dvorním úředníkovi 26
    .gender = m
noble-court-official-26-text = Hned: { card-tomb-steps } a { card-offerings }. { card-points }.
card-swap = Smíte použít { $first_acc } jako { $second_acc } a naopak, i obětiny.
card-any-entry = Do { $zone_gen } smíte vstoupit za libovolný základní žeton; platí za svou barvu.
card-full-zone = Jednou za kolo smíte využít plnou { $zone_acc }; platíte jako obvykle.
card-points = { $base ->
        [one] { $base } bod
        [few] { $base } body
       *[other] { $base } bodů
    }
card-nile-steps = { $nile_steps ->
        [one] krok na libovolné stupnici Nilu
        [few] { $nile_steps } kroky na libovolných stupnicích Nilu
       *[other] { $nile_steps } kroků na libovolných stupnicích Nilu
    }
card-silver = { $silver ->
        [one] jedno stříbro
        [few] { $silver } žetony stříbra
       *[other] { $silver } žetonů stříbra
    }
card-offerings = { $offerings ->
        [one] jedna obětina
        [few] { $offerings } obětiny z pole bonusových žetonů nebo z pytlíku
       *[other] { $offerings } obětin z pole bonusových žetonů nebo z pytlíku
    }
card-tomb-steps = { $tomb_steps ->
        [one] krok hrobky zdarma
        [few] { $tomb_steps } kroky hrobky zdarma
       *[other] { $tomb_steps } kroků hrobky zdarma
    }
noble-scores = Nyní za { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }

## Desky a symboly Zrádce

board-a-light = deska A, světlá strana
board-b-light = deska B, světlá strana
board-c-light = deska C, světlá strana
board-d-light = deska D, světlá strana
board-e-light = deska E, světlá strana
board-a-dark = deska A, tmavá strana
board-b-dark = deska B, tmavá strana
board-c-dark = deska C, tmavá strana
board-d-dark = deska D, tmavá strana
board-e-dark = deska E, tmavá strana
symbol-none = Bez symbolu
symbol-none-text = Nestane se nic.
symbol-tomb = Krok hrobky
symbol-tomb-text = Zrádcova kostička postoupí o krok.
symbol-noble = Bere dvořana
symbol-noble-text = Vezme dvořana z uvedeného místa, bez efektu.
symbol-noble-value = Hodnota jeho dvořanů
symbol-noble-value-text = Na konci má každý jeho dvořan nejvyšší takové číslo.
symbol-noble-discard = Odhazuje dvořana
symbol-noble-discard-text = Dvořan z uvedeného místa opouští hru.
symbol-artisan-high = Bere nejcennějšího řemeslníka
symbol-artisan-high-text = Vezme vyloženého řemeslníka s nejvíce body, ze shodných prvního zleva.
symbol-artisan-low = Bere nejlevnějšího řemeslníka
symbol-artisan-low-text = Vezme vyloženého řemeslníka s nejméně body, ze shodných prvního zleva.
symbol-artisan-discard-high = Odhazuje nejcennějšího řemeslníka
symbol-artisan-discard-high-text = Vyložený řemeslník s nejvíce body opouští hru.
symbol-artisan-discard-low = Odhazuje nejlevnějšího řemeslníka
symbol-artisan-discard-low-text = Vyložený řemeslník s nejméně body opouští hru.
symbol-pair = Bere dvojici obětin
symbol-pair-text = Vezme dvojici z uvedeného místa shora, je-li tam.
symbol-offer = Bere bonusovou obětinu
symbol-offer-text = Vezme bonusový žeton z uvedeného místa shora, je-li tam.
symbol-nile-most = Krok Nilu, nejplnější lišta
symbol-nile-most-text = Jeho disk postoupí na stupnici Nilu v barvě jeho nejplnější lišty.
symbol-nile-least = Krok Nilu, nejprázdnější lišta
symbol-nile-least-text = Jeho disk postoupí na stupnici Nilu v barvě jeho nejprázdnější lišty.
symbol-god = Bůh
symbol-god-text = Za tohoto boha bude bodovat, ať má cokoli.
symbol-god-named = Bůh: { $god }
direction-clockwise = Kruh se otáčí po směru hodinových ručiček
direction-counter-clockwise = Kruh se otáčí proti směru hodinových ručiček
honour-first-player = Žeton začínajícího hráče
honour-first-player-text = Držitel začíná příští kolo a na konci má { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
honour-pharaoh = Faraonův žeton
honour-pharaoh-text = Pro prvního, kdo má dva dvořany (i startovního) a třetí krok hrobky. { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } na konci.
reward-basic = Jeden základní žeton podle volby
reward-silver = Jedno stříbro
reward-offering = Jedna obětina
reward-first-player = Žeton začínajícího hráče

## Otázky

prompt-jar = Vezměte si jednu z kanop.
    .other = { $player } si bere kanopu.
prompt-keep = Nechte si jednoho ze dvou dobraných dvořanů.
    .other = { $player } vybírá dvořana, kterého si nechá.
prompt-darken = Zvolte desku Zrádce, která se otočí tmavou stranou. Zbývá zvolit: { $left }.
    .other = { $player } připravuje Zrádce.
prompt-turn = Jste na tahu: jedna akce v zóně, nebo pas.
    .other = Na tahu je { $player }.
prompt-pay = Jak zaplatíte? ({ $zone }) Žeton vstupu jde na kruh a započítá se do akce.
    .other = { $player } platí.
prompt-build =
    { $tokens_count ->
        [0] Zvolte žeton, který půjde na kruh.
        [one] Zatím zvoleno: { $tokens }. Zvolte další žeton k zaplacení.
        [few] Zatím zvoleno: { $tokens }. Zvolte další žeton k zaplacení.
       *[other] Zatím zvoleno: { $tokens }. Zvolte další žeton k zaplacení.
    }
    .other = { $player } platí.
prompt-offering = Vezměte si obětinu z pole bonusových žetonů, nebo ji vylosujte z pytlíku. Zbývá vzít: { $left }.
    .other = { $player } si bere obětinu.
prompt-step = Posuňte disk o stupeň. Zbývá kroků: { $left }.
    .other = { $player } posouvá disk.
prompt-artisan = Vezměte si řemeslníka: vyloženého, nebo vrchního z balíčku.
    .other = { $player } si bere řemeslníka.
prompt-hand-in = { $noble }: který žeton odevzdáte?
    .other = { $player } vyměňuje žetony.
prompt-receive = Co si vezmete za { $token_acc }?
    .other = { $player } vyměňuje žetony.
prompt-finish = Můžete ještě vyměnit žeton, nebo pokračovat.
    .other = Na tahu je { $player }.
prompt-open = Kanopa obsahuje { $tokens_acc }. Necháte si ji, nebo ji Diplomat vymění za libovolné tři základní žetony?
    .other = { $player } otevírá kanopu.
prompt-diplomat = Vezměte si základní žeton. Zbývá vzít: { $left }.
    .other = { $player } vyměňuje žetony.
prompt-teach = Učitel může k této kanopě přidat jeden základní žeton.
    .other = { $player } otevírá kanopu.
prompt-advance = Generál může hned postoupit a vzít odměnu.
    .other = { $player } vybírá odměnu.
prompt-reward = Řada { $row }, pole { $field }: vezměte si odměnu tohoto nebo předchozího pole.
    .other = { $player } vybírá odměnu.
prompt-wheel = Horní zdroje Zrádcovy kanopy: { $tokens }. Který půjde na kruh? Druhý zakryje políčko jeho lišty.
    .other = { $player } rozhoduje za Zrádce.
prompt-give = Zrádce získá základní žeton. Který?
    .other = { $player } rozhoduje za Zrádce.

## Volby

option-jar = Vzít: { $jar }
option-jar-holding = Kanopa: { $tokens }
option-keep = Nechat si { $noble_acc }
option-darken = Otočit desku ({ $board })
option-pair = Obětiny: dvojice { $place }
option-pair-bonus = Obětiny: dvojice { $place } s bonusem
option-pair-holding = Obětiny: { $tokens }
option-pair-bonus-holding = Obětiny s bonusem: { $tokens }
option-noble = Dvořan: { $noble }
option-top-noble = Dvořan: vrchní z balíčku
option-artisan = Řemeslník: { $artisan }
option-artisan-points = Řemeslník: { $artisan } ({ $points })
option-artisan-brings = Řemeslník: { $artisan } ({ $points }), přináší { $tokens_acc }
option-artisan-jar = Řemeslník: { $artisan } ({ $points }), přináší kanopu
option-top-artisan = Řemeslník: vrchní z balíčku
option-nile = { $nile }
option-nile-cost = { $nile } (stojí: { $tokens })
option-tomb = Hrobka: další krok
option-tomb-cost = Hrobka: krok { $step } (stojí: { $tokens })
option-use = Využít { $noble_acc }
option-pass = Pasovat
option-pay = Vstup: { $token }; akce: { $tokens }
option-pay-entry = Vstup: { $token }
option-pay-entry-as = Vstup: { $token } (jako { $colour }); akce: { $tokens }
option-pay-rest-as = Vstup: { $token }; akce: { $tokens } (jako { $colours })
option-pay-entry-rest-as = Vstup: { $token } (jako { $colour }); akce: { $tokens } (jako { $colours })
option-otherwise = Zaplatit jinak, žeton po žetonu
option-enter = Na kruh: { $token }
option-add = Zaplatit { $token_ins }
option-bonus = Pole bonusových žetonů, místo { $place }
option-bonus-token = Pole bonusových žetonů: { $token }
option-draw = Losovat z pytlíku
option-step = Krok na stupnici: { $track }
option-hand-in = Odevzdat { $token_acc }
option-gain = Vzít { $token_acc }
option-done = Pokračovat
option-open = Ponechat kanopu
option-replace = Odhodit za tři základní žetony
option-decline = Nechat si Učitele na později
option-advance = Postoupit o pole
option-stay = Zůstat
option-first = Vzít žeton začínajícího hráče
option-wheel = Na kruh: { $token }
option-give = Přidělit { $token_acc }

## Události

event-prepared = Herní plán je složen, centrální kruh zarovnán, směr určen hodem.
event-starts = { $player } má žeton začínajícího hráče a začíná.
event-traitor-starts = Zrádce má žeton začínajícího hráče a začíná.
event-darkened = Otočena je { $board }.
event-got-scribe = { $player } začíná s { $noble_ins }.
event-drew-nobles = { $player } dobírá { $nobles_acc }.
event-drew-nobles-hidden = { $player } dobírá dva dvořany.
event-kept = { $player } si nechává { $noble_acc }.
event-round = Začíná kolo { $round }.
event-entered = { $player } vstupuje do { $zone_gen } za { $token_acc }.
event-paid = { $player } platí { $tokens_ins }.
event-gained = { $player } získává { $tokens_acc }.
event-lost = V zásobě chybí { $tokens }: { $player } nic nedostává.
event-took-pair = { $player } bere dvojici: { $tokens_acc }.
event-took-offering = { $player } bere z pole bonusových žetonů { $token_acc }.
event-drew-offering = { $player } losuje z pytlíku { $token_acc }.
event-took-noble = { $player } získává dvořana, { $noble_acc }.
event-noble-shown = Nově vyložená karta: { $noble }.
event-took-artisan = { $player } získává řemeslníka, { $artisan_acc }.
event-artisan-shown = Nově vyložená karta: { $artisan }.
event-took-jar = { $player } bere kanopu; obsahuje { $tokens_acc }.
event-drew-jar = { $player } odkrývá kanopu; obsahuje { $tokens_acc }.
event-jars-shuffled = Odhozené kanopy tvoří novou zásobu.
event-jars-shown =
    { $count ->
        [one] Vyložena { $count } nová kanopa.
        [few] Vyloženy { $count } nové kanopy.
        [many] Vyloženo { $count } nové kanopy.
       *[other] Vyloženo { $count } nových kanop.
    }
event-stepped = { $player } postupuje na stupnici: { $track }, stupeň { $step }.
event-step-lost = Krok se nikam nevejde a propadá ({ $player }).
event-tomb = { $player } staví hrobku: krok { $step }.
event-pharaoh = Novým faraonem se stává { $player }.
event-used = { $player } využívá { $noble_acc } a natáčí kartu.
event-handed-in = { $player } odevzdává { $token_acc }.
event-passed = { $player } pasuje a čeká v řadě { $row }.
ending-rounds = Všechna kola jsou odehrána, celkem { $rounds }.
event-passed-last = { $player } pasuje jako poslední; kolo končí.
event-advanced = { $player } postupuje na pole { $field }.
event-first-player = { $player } bere žeton začínajícího hráče a začne příští kolo.
event-wheel-turned = Kruh se otáčí pro kolo { $round }.
event-display-filled = Obětiny jsou doplněny.
event-bag-refilled = Použité obětiny se vracejí do pytlíku.
event-blocked = Kanopa, kterou si nikdo nevzal, blokuje políčko vstupu: { $token }.
event-scored = { $player } má { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } prestiže.
event-traitor-pile = Zrádcův sloupeček má { $count ->
        [one] { $count } kanopu
        [few] { $count } kanopy
       *[other] { $count } kanop
    }.
event-traitor-jar = Zrádce odkrývá kanopu; obsahuje { $tokens_acc }.
event-traitor-track = Zrádce zakrývá políčko { $token_ins }, lišta: { $track }.
event-traitor-wheel = Zrádce obsazuje políčko vstupu: { $token }.
event-traitor-tomb = Zrádce staví hrobku: krok { $step }.
event-traitor-noble = Zrádce získává { $noble_acc }.
event-traitor-discarded-noble = Zrádce odstraňuje { $noble_acc } ze hry.
event-traitor-artisan = Zrádce bere { $artisan_acc }.
event-traitor-discarded-artisan = Zrádce odstraňuje { $artisan_acc } ze hry.
event-traitor-pair = Zrádce bere dvojici: { $tokens_acc }.
event-traitor-offering = Zrádce bere { $token_acc }.
event-traitor-stepped = Zrádce postupuje na stupnici: { $track }, stupeň { $step }.
event-traitor-god = Zrádce uspokojuje { $god_acc }.
event-traitor-noble-value = Každý Zrádcův dvořan může mít nyní hodnotu { $points }.
event-traitor-gained = Zrádce získává { $tokens_acc }.
event-traitor-passed = Zrádce pasuje.
event-traitor-first-player = Zrádce bere žeton začínajícího hráče.
event-traitor-pharaoh = Novým faraonem se stává Zrádce.
event-traitor-scored = Zrádce má { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } prestiže.

## Proč ne

refuse-artisan-deck-left = Balíček řemeslníků je prázdný.
refuse-artisan-face-up = { $artisan } není mezi vyloženými kartami.
refuse-bag-can-give = Pytlík i hromádka jsou prázdné.
refuse-basic-for-him = Získá základní druh, který je v zásobě; { $token } to není.
refuse-basic-in-stock = Berete základní druh, který je v zásobě; { $token } to není.
refuse-basic-or-its-offering = Odevzdat lze jen základní žeton nebo obětinu zdroje; { $token } ne.
refuse-bonus-place-filled = Místo { $place } pole bonusových žetonů je prázdné.
refuse-bonus-to-take = Není třetí obětina: pole bonusových žetonů, pytlík i hromádka jsou prázdné.
refuse-can-pay-artisans =
    { $count ->
        [one] Nemůžete zaplatit { $count } žeton stejného druhu. Žeton za vstup ({ $token }) je jedním z nich, je-li téhož druhu, jinak platíte celkem { $total }.
        [few] Nemůžete zaplatit { $count } žetony stejného druhu. Žeton za vstup ({ $token }) je jedním z nich, je-li téhož druhu, jinak platíte celkem { $total }.
       *[other] Nemůžete zaplatit { $count } žetonů stejného druhu. Žeton za vstup ({ $token }) je jedním z nich, je-li téhož druhu, jinak platíte celkem { $total }.
    }
refuse-can-pay-bonus =
    { $count ->
        [one] Za bonus nemůžete zaplatit { $count } žeton stejného druhu. Žeton za vstup ({ $token }) je jedním z nich, je-li téhož druhu, jinak platíte celkem { $total }.
        [few] Za bonus nemůžete zaplatit { $count } žetony stejného druhu. Žeton za vstup ({ $token }) je jedním z nich, je-li téhož druhu, jinak platíte celkem { $total }.
       *[other] Za bonus nemůžete zaplatit { $count } žetonů stejného druhu. Žeton za vstup ({ $token }) je jedním z nich, je-li téhož druhu, jinak platíte celkem { $total }.
    }
refuse-can-pay-judge = Na to nemáte: se Soudcem je třeba { $count ->
        [one] { $count } žeton libovolného druhu
        [few] { $count } žetony libovolných druhů
       *[other] { $count } žetonů libovolných druhů
    }, vstupní je jedním z nich (jeho barva je { $token }, není-li volných všech pět).
refuse-can-pay-nile = Na to nemáte dost: stojí { $tokens_acc } a k tomu žeton za vstup ({ $token }), není-li jedním z nich.
refuse-can-pay-nobles =
    { $count ->
        [one] Nemůžete zaplatit { $count } žeton různých druhů; žeton za vstup ({ $token }) je jedním z nich.
        [few] Nemůžete zaplatit { $count } žetony různých druhů; žeton za vstup ({ $token }) je jedním z nich.
       *[other] Nemůžete zaplatit { $count } žetonů různých druhů; žeton za vstup ({ $token }) je jedním z nich.
    }
refuse-can-pay-offerings = Nemáte nic na vstup ({ $token }).
refuse-can-pay-tomb = Na další krok hrobky nemáte dost: stojí { $tokens_acc } a k tomu žeton za vstup ({ $token }), není-li jedním z nich.
refuse-drawn = { $noble } není mezi dobranými.
refuse-entry-comes-first = Žeton na kruh se volí první a jen jednou.
refuse-entry-of-the-colour = Vstup této zóny ({ $zone }): { $token }, nebo žolík.
refuse-exchange-possible = { $noble } nemá co vyměnit: nemáte co dát, nebo v zásobě nic není.
refuse-first-player-is-a-reward = Mezi odměnami až po vaše pole není žeton začínajícího hráče.
refuse-given-by-the-noble = Za to nelze získat { $token_acc }: v zásobě nic takového není, nebo to není jiný druh.
refuse-has-exchanging-noble = { $noble } vám žetony nemění.
refuse-jar-face-up = Neleží vyložená: { $jar }.
refuse-leads-to-a-payment = S tímto žetonem platba nevyjde, nebo už je v seznamu: { $token }.
refuse-more-payments = Všechny způsoby platby jsou v seznamu.
refuse-noble-deck-left = Balíček dvořanů je prázdný.
refuse-noble-face-up = { $noble } není mezi vyloženými kartami.
refuse-noble-not-used = Dvořana { $noble_acc } jste v tomto kole už využili.
refuse-not-first-yet = Žeton začínajícího hráče už máte.
refuse-nothing-wasted = To je víc, než kolik akce stojí: jeden z těchto žetonů si můžete nechat.
refuse-offering-is-a-reward = Mezi odměnami až po vaše pole není obětina.
refuse-owned = Nemáte { $token_acc }.
refuse-pair-there = Na místě { $place } není dvojice.
refuse-payment-shown = Tato platba je možná, ale není v seznamu: zvolte jiné zaplacení.
refuse-pays-the-cost =
    { $count ->
        [0] To nezaplatí cenu přesně: málo, moc, nebo jiné barvy ({ $zone }).
       *[other] To nezaplatí cenu přesně: žetonů má být celkem { $count } ({ $zone }).
    }
refuse-section-has-room = Není volné políčko vstupu této barvy: { $token }.
refuse-something-for-it = V zásobě není, co dát za { $token_acc }.
refuse-still-light = Neleží světlou stranou nahoru: { $board }.
refuse-token-in-stock = V zásobě už není { $token }.
refuse-token-is-a-reward = Mezi odměnami až po vaše pole není { $token }.
refuse-token-left = Na tuto platbu už nemáte { $token_acc }.
refuse-tokens-owned = Nemáte všechno z toho: { $tokens }.
refuse-tokens-pay-here = Bodovými obětinami a žolíky jiných zón se tu neplatí ({ $zone }).
refuse-tomb-step-left = Vaše kostička je na posledním kroku.
refuse-top-of-the-jar = Mezi horními zdroji této kanopy není { $token }.
refuse-track-has-a-step-left = Váš disk je tu už nahoře: { $track }.
refuse-track-of-the-arrow = Tato šipka neplatí pro stupnici: { $track }.
refuse-zone-open = Není tu volné políčko vstupu: { $zone } ({ $token }).

## Zpět

undo-chance-zone = Herní plán byl složen, krok je konečný.
undo-chance-colour = Centrální kruh byl zarovnán, krok je konečný.
undo-chance-direction = Směr byl určen, krok je konečný.
undo-chance-first = Začínající hráč byl určen, krok je konečný.
undo-chance-board = Desky Zrádce byly vyloženy, krok je konečný.
undo-chance-dark = Deska byla otočena, krok je konečný.
undo-chance-track = Lišty dostaly barvy, krok je konečný.
undo-chance-scribe = Písař byl rozdán, krok je konečný.
undo-chance-jar = Byla odkryta kanopa, krok je konečný.
undo-chance-offering = Byla vylosována obětina, krok je konečný.
undo-chance-noble = Byla odkryta karta dvořana, krok je konečný.
undo-chance-artisan = Byla odkryta karta řemeslníka, krok je konečný.

## Volby partie

preset-standard = Standardní
preset-standard-help = Každý si na začátku vybere dvořana.
preset-first = První partie
preset-first-help = Každý začíná s Písařem: před začátkem není co vybírat.
preset-dark = Všechny tmavé desky
preset-dark-help = Zrádce v plné síle.
option-set-starting-player = Začínající hráč
option-set-starting-player-help = Kdo začíná: ten, kdo byl naposled na hřbitově, nebo náhoda.
option-set-starting-player-random = Náhodně
option-set-starting-player-seat-0 = Hráč 1
option-set-starting-player-seat-1 = Hráč 2
option-set-starting-player-seat-2 = Hráč 3
option-set-starting-player-seat-3 = Hráč 4
option-set-starting-player-seat-4 = Hráč 5
option-set-beginner-1 = Hráč 1 hraje poprvé
option-set-beginner-1-help = Nováček začíná s náhodným Písařem místo výběru ze dvou dvořanů.
option-set-beginner-1-on = Písař
option-set-beginner-1-off = volí dvořana
option-set-beginner-2 = Hráč 2 hraje poprvé
option-set-beginner-2-help = Nováček začíná s náhodným Písařem místo výběru ze dvou dvořanů.
option-set-beginner-2-on = Písař
option-set-beginner-2-off = volí dvořana
option-set-beginner-3 = Hráč 3 hraje poprvé
option-set-beginner-3-help = Nováček začíná s náhodným Písařem místo výběru ze dvou dvořanů.
option-set-beginner-3-on = Písař
option-set-beginner-3-off = volí dvořana
option-set-beginner-4 = Hráč 4 hraje poprvé
option-set-beginner-4-help = Nováček začíná s náhodným Písařem místo výběru ze dvou dvořanů.
option-set-beginner-4-on = Písař
option-set-beginner-4-off = volí dvořana
option-set-beginner-5 = Hráč 5 hraje poprvé
option-set-beginner-5-help = Nováček začíná s náhodným Písařem místo výběru ze dvou dvořanů.
option-set-beginner-5-on = Písař
option-set-beginner-5-off = volí dvořana
option-set-scribes = Dva Písaři se společnou barvou
option-set-scribes-help = Zelená za černou a černá za červenou: smí zelená platit za červenou?
option-set-scribes-separate = ne, každý zvlášť
option-set-scribes-chain = ano, tvoří řetěz
option-set-wild-entry = Žolíci při vstupu libovolnou barvou
option-set-wild-entry-help = Architekt, Kněžka, Předák, Hlavní dekoratér: za co platí stříbro na kruhu?
option-set-wild-entry-any = za kteroukoli barvu
option-set-wild-entry-wheel = jen za barvu kruhu
option-set-judge = Soudce
option-set-judge-help = Musí mít žeton na kruhu dál barvu kruhu?
option-set-judge-action = ano, volné jsou další čtyři
option-set-judge-all-five = ne, volných je všech pět
option-set-general = Generál, který pasuje jako první
option-set-general-help = Karta říká, že automaticky dostane i žeton začínajícího hráče: je to odměna jeho pole, nebo něco navíc?
option-set-general-reward = odměna 1. nebo 2. pole
option-set-general-first-too = žeton a k tomu odměna
option-set-dark-boards = Tmavé desky Zrádce
option-set-dark-boards-help = Čím víc tmavých desek, tím silnější Zrádce.
option-set-dark-boards-0 = 0
option-set-dark-boards-1 = 1
option-set-dark-boards-2 = 2
option-set-dark-boards-3 = 3
option-set-dark-boards-4 = 4
option-set-dark-boards-5 = 5
option-set-dark-choice = Které desky jsou tmavé
option-set-dark-choice-help = Náhodou, nebo je zvolíte, až budou desky seřazené.
option-set-dark-choice-random = náhodou
option-set-dark-choice-free = vaše volba
option-set-traitor-pass = Kdy Zrádce pasuje
option-set-traitor-pass-help = V tahu po své poslední kanopě, nebo hned s ní.
option-set-traitor-pass-own-turn = ve svém dalším tahu
option-set-traitor-pass-at-once = hned

## Stůl

title-round = Kolo { $round } z { $rounds }
figure-points = body
term-board = Herní plán
term-wheel = centrální kruh
term-time = Pyramida času
term-rounds = Kola
term-waiting-row = Řada pyramidy času
term-jars = Kanopy
term-jar = kanopa
term-jar-supply = Zásoba kanop
term-bank = Zásoba
term-honours = Čestné žetony
term-goods = Žetony
term-cards = Dvořané a řemeslníci
term-draft = Dvořané na výběr
term-bag = pytlík obětin
term-heap = použité obětiny
term-noble-deck = balíček dvořanů
term-artisan-deck = balíček řemeslníků
term-empty-place = prázdné místo
term-marker = neutrální značka
term-arrow = krok na jedné ze dvou stupnic této akce
term-any-arrow = krok na libovolné stupnici
term-disk = disk
term-cube = kostička
term-cylinder = váleček
term-disk-traitor = Zrádcův disk
term-cube-traitor = Zrádcova kostička
term-cylinder-traitor = Zrádcův váleček
term-traitor = Zrádce
term-traitor-pile = Kanopy v jeho sloupečku
term-traitor-score = Zrádcovy body nyní
term-traitor-things = Zrádcovy věci
traitor-track-of = Lišta: { $token }
wheel-section = Část kruhu: { $token }
tomb-cost = Stojí { $tokens_acc }
place-pair = Dvojice { $place }
place-bonus = Pole bonusových žetonů, místo { $place }
place-nile = { $number }. akce Nilu
track-of = Stupnice: { $track }
place-track = Stupnice: { $track }, stupeň { $step }
place-track-points = Stupnice: { $track }, stupeň { $step } ({ $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    })
place-tomb = Hrobka, krok { $step } ({ $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    })
place-entry = Část kruhu: { $token }, políčko vstupu { $place }
place-round = Kolo { $round }
place-time = { $reward } (řada { $row }, pole { $field })

## Bodování

score-nobles = Dvořané
score-tomb = Hrobka
score-artisans = Řemeslníci
score-nile = Stupnice vlivu
score-resources = Zbylé zdroje
score-offerings = Zbylé obětiny
score-gods = Bohové
score-pharaoh = Faraonův žeton
score-first-player = Žeton začínajícího hráče
score-gods-satisfied = Uspokojení: { $gods }

## Oč při volbě jde

aim-god = uspokojit { $god_acc }
aim-pharaoh = získat faraonův trůn
aim-offerings = získat { $count ->
        [one] { $count } obětinu
        [few] { $count } obětiny
       *[other] { $count } obětin
    }
aim-noble = získat { $noble_acc }
aim-noble-unseen = zkusit štěstí s neznámým dvořanem
aim-artisan = získat řemeslníka za { $points } ({ $artisan })
aim-artisan-jar = získat kanopu a řemeslníka za { $points } ({ $artisan })
aim-artisan-unseen = zkusit štěstí s neznámým řemeslníkem
aim-nile = stoupat na stupnicích vlivu
aim-nile-jar = stoupat na stupnici vlivu a získat kanopu
aim-nile-tokens = stoupat na stupnici vlivu a získat { $tokens_acc }
aim-track = stoupat na stupnici: { $track }
aim-track-top = dosáhnout vrcholu stupnice: { $track }
aim-tomb = dostavět hrobku na krok { $step }
aim-tokens = získat { $tokens_acc }
aim-draw = zkusit štěstí s pytlíkem
aim-use = využít { $noble_acc }
aim-hand-in = vyměnit, čeho je moc: { $token }
aim-pass = vzít dobrou kanopu a dobré místo do dalšího kola
aim-open = vzít si, co je v kanopě
aim-replace = vybrat lepší žetony než z kanopy
aim-decline = ušetřit schopnost na horší kanopu
aim-advance = mít odměnu dalšího pole
aim-stay = zůstat na tomto poli
aim-first = začínat příští kolo
aim-wheel = držet Zrádcovu lištu krátkou (na kruhu { $token })
aim-give = dát Zrádci { $token_acc }, to mu pomůže nejméně
aim-darken = čelit Zrádci s touto deskou ({ $board })

## Konec partie

result-none = Vítězí Zrádce.
result-traitor = Zrádce: body prestiže { $points }.
result-traitor-tie = Shoda bodů prestiže ({ $points }): při shodě vítězí Zrádce.
result-tie-pharaoh = Shoda bodů prestiže: rozhoduje faraonův žeton ({ $player }).
result-tie-tokens = Shoda bodů prestiže: rozhoduje počet zbylých žetonů ({ $player }).
result-tie-shared = Shoda bodů prestiže i počtu zbylých žetonů.

## Hodnoty součástí

kind-token = Žetony
kind-wheel = Centrální kruh
kind-zone = Zóny
kind-god = Bohové
kind-nile = Akce Nilu
kind-track = Stupnice vlivu
kind-tomb = Hrobka
kind-row = Řady pyramidy času
kind-jar = Kanopy
kind-artisan = Řemeslníci
kind-noble = Dvořané
kind-honour = Čestné žetony
kind-setup = Příprava
kind-table = Počty hráčů
kind-traitor = Zrádce
kind-board = Desky Zrádce
wheel-wheel = centrální kruh
track-influence = stupnice vlivu
setup-match = příprava partie
tomb-1 = 1. krok hrobky
tomb-2 = 2. krok hrobky
tomb-3 = 3. krok hrobky
tomb-4 = 4. krok hrobky
tomb-5 = 5. krok hrobky
tomb-6 = 6. krok hrobky
tomb-7 = 7. krok hrobky
tomb-8 = 8. krok hrobky
row-1 = 1. řada
row-2 = 2. řada
row-3 = 3. řada
row-4 = 4. řada
table-1 = jeden hráč
table-2 = dva hráči
table-3 = tři hráči
table-4 = čtyři hráči
table-5 = pět hráčů
traitor-scoring = bodování Zrádce
figure-kind = druh
figure-sphere = oblast
figure-count = počet
figure-resource = platí jako
figure-extra = body navíc
figure-zone = zóna
figure-clockwise = po směru hodinových ručiček
figure-spaces = políčka vstupu
figure-cost = cena
figure-tokens = žetony
figure-bonus = bonus
figure-left_need = bůh vlevo chce
figure-left_points = bůh vlevo přináší
figure-right_need = bůh vpravo chce
figure-right_points = bůh vpravo přináší
figure-god = bůh
figure-gain = zisk
figure-jars = kanopy
figure-arrows = šipky
figure-order = pořadí
figure-fields = pole
figure-bottom = dole
figure-left = vlevo
figure-right = vpravo
figure-number = číslo
figure-timing = kdy
figure-base = body
figure-each = body za každé
figure-per = počítá se
figure-effect = efekt
figure-swap = zaměňuje
figure-nile_steps = kroky na Nilu
figure-silver = stříbro
figure-offerings = obětiny
figure-artisan = řemeslník
figure-tomb_steps = kroky hrobky
figure-nobles = dvořané
figure-tomb_step = krok hrobky
figure-rounds = kola
figure-nobles_drawn = dobraní dvořané
figure-noble_places = místa pro dvořany
figure-artisan_places = místa pro řemeslníky
figure-pairs = dvojice
figure-noble_value = hodnota dvořanů
figure-squares = políčka
term-basic = základní
term-point-offering = bodová obětina
term-resource-offering = obětina zdroje
term-zone-joker = žolík zóny
term-agriculture = zemědělství
term-crafts = řemesla
term-law = právo
term-nobility = urozenost
term-trade = obchod
term-wisdom = moudrost
term-any = libovolné
term-different = různé
term-equal = stejné
term-printed = podle tisku
term-first-player = žeton začínajícího hráče
term-offering = obětina
term-on-play = hned
term-once-per-round = jednou za kolo
term-permanent = stále
term-adjacent-god = uspokojený bůh u zóny
term-artisan-value = různá hodnota řemeslníků
term-best-other = jako nejlepší jiný dvořan
term-token = čestný žeton
term-tomb-step = krok hrobky
term-top-track = stupnice na vrcholu
term-advance = postupuje
term-any-entry = libovolný vstup
term-any-five = libovolných pět
term-exchange-basic = vymění za základní žeton
term-exchange-silver = vymění za stříbro
term-extra-basic = o základní žeton víc
term-full-zone = plná zóna
term-official = dvorní úředník

## Názvy pravidel, jak je uvádějí odmítnutí

rule-1-4-f = Počáteční výběr
rule-1-5-b = Veřejné zásoby
rule-1-5-c = Omezená zásoba
rule-1-6-b = Tah
rule-1-7-a = Cena vstupu
rule-1-7-b = Plná zóna
rule-1-7-e = Cena akce a odpočet
rule-1-8-a = Obětiny: cena
rule-1-8-b = Obětiny: efekt
rule-1-8-c = Obětiny: prázdná místa
rule-1-8-g = Žolíci zón
rule-1-9-a = Dvořané: cena
rule-1-9-b = Dvořané: efekt
rule-1-9-c = Dvořané: schopnosti
rule-1-10-a = Řemeslníci: cena
rule-1-10-b = Řemeslníci: efekt
rule-1-12-a = Nil: akce
rule-1-12-b = Nil: šipky
rule-1-12-c = Nil: stupnice
rule-1-13 = Hrobka
rule-1-14-a = Pasování
rule-1-14-b = Postup
rule-1-20-e = Sólo: obtížnost
rule-1-21-a = Zrádce: jeho tah
rule-1-21-b = Zrádce: na kruhu není místo
rule-1-22-b = Zrádce: odměny
rule-2-14-11 = Soudce (11)
rule-2-14-19 = Učitel (19)
rule-2-14-20 = Diplomat (20)
rule-r3 = Odmítnutí odpočtu
rule-r16 = Kdy se vyměňuje
rule-r17 = Výměna obětiny zdroje
rule-r18 = Výměna a prázdná zásoba
rule-r20 = Diplomatova trojice
rule-r25 = Zisk z prázdné zásoby
rule-r30 = Bonus bez pole bonusových žetonů
rule-r32 = Kroky, které se nevejdou
rule-r33 = Braní karet
rule-r38 = Odmítnutí odměny
rule-r39 = Generál
rule-r58 = Které desky jsou tmavé
rule-r62 = Co lze vyměnit

## Co musí v příkladu platit

fact-score = body
fact-noble-points = body za dvořany
fact-tracks = stupnice
fact-field = místo na pyramidě
fact-gods = bohové
fact-pharaoh = příští faraon
fact-entry = cena vstupu
fact-next-entry = cena vstupu v příštím kole
fact-pile = hromádka
fact-jar-discard = použité kanopy
fact-lanes = Zrádcovy stupnice
fact-beside = vedle desky
fact-boards = desky
fact-resources = zdroje
fact-gone-artisans = odložení řemeslníci
fact-gone-nobles = odložení dvořané
fact-passed = pasoval
fact-colours = barvy
fact-ring = kruh
fact-direction = směr

## On the pages of players

feat-noble = Oblíbení dvořané
feat-artisan = Oblíbení řemeslníci
feat-part = Nejvíc bodů z jednoho zdroje
