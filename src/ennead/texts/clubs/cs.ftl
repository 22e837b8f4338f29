page-talk-table = Všichni u stolu
page-talk-team = Moji společníci
page-talk-stand = Přihlížející
page-talk-quiet = Zatím nikdo nic neřekl.
page-talk-say = Řekněte něco
page-talk-send = Odeslat
page-talk-phrases = Hotová slova, každý je čte ve svém jazyce
page-talk-signs = Znamení
page-talk-about = k tomu:
page-talk-react = Zareagovat na to
page-talk-no-reaction = Ne k tomuto řádku
page-talk-delete = Smazat
page-talk-report = Nahlásit
page-talk-reported = Nahlášeno správci serveru.
page-talk-mute = Neslyšet: { $player }
page-talk-hear = Zase slyšet: { $player }
page-talk-silence = Umlčet pro všechny: { $player }
page-talk-allow = Nechat zase mluvit: { $player }
page-talk-watcher = někdo z přihlížejících
page-talk-stand-help = Hráči to uvidí až po partii.
page-talk-table-help = Přihlížející to uvidí až po partii.
page-talk-table-aloud = Přihlížející to vidí také.
page-talk-team-help = Vidí to jen hráči vašeho boha.
phrase-hello = Ahoj!
phrase-good-luck = Hodně štěstí!
phrase-your-turn = Jste na tahu.
phrase-moment = Chvilku, prosím.
phrase-back = Už jsem zpátky.
phrase-thanks = Díky!
phrase-sorry = Promiňte!
phrase-well-played = Dobře zahráno!
phrase-did-not-see = To bych nečekal.
phrase-think = Musím si to promyslet.
phrase-good-game = Pěkná hra!
phrase-again = Dáme ještě jednu?
phrase-bye = Na shledanou!
sign-heart = srdce
sign-joy = radost
sign-tears = slzy
sign-eye = sleduji to
sign-luck = hodně štěstí
page-contests-help = Turnaje, ligy a série pro lidi s účtem. Stoly se zakládají samy a kola jdou samy za sebou.
page-contests-none = Zatím tu žádný turnaj není.
page-contest-new = Nový turnaj
page-contest-make = Založit
page-contest-kind = Druh
page-contest-size = Míst u stolu
page-contest-title = Název
page-contest-days = Dní na kolo (0: bez konce)
page-contest-rated = počítá se do žebříčku
page-contest-link = Odkaz na tento turnaj
page-contest-join = Zúčastnit se
page-contest-start = Začít
page-contest-leave = Odstoupit
page-contest-follow = Další sezona
page-contest-following = Další sezona
page-contest-mine = účastním se
page-contest-nobody = někdo, kdo už tu není
page-contest-gone = odstoupil(a)
page-contest-bye = volný los, platí jako výhra
page-contest-due = do { $when }
page-contest-season = sezona { $count }
page-contest-round = { $count }. kolo z { $of }
page-contest-division = { $count }. skupina
page-contest-standing = Pořadí
page-contest-points = Body
page-contest-buchholz = Soupeři
page-contest-played = Odehráno
page-contest-buchholz-help = Body všech soupeřů dohromady
page-contest-people = { $count ->
        [one] { $count } člověk
        [few] { $count } lidé
        [many] { $count } člověka
       *[other] { $count } lidí
    }
page-contest-swiss = Švýcarský systém
page-contest-swiss-help = Každý hraje každé kolo s někým, kdo je na tom podobně a s kým se ještě nepotkal.
page-contest-knockout = Vyřazovací
page-contest-knockout-help = Od každého stolu postupují nejlepší.
page-contest-round-robin = Každý s každým
page-contest-round-robin-help = Každý se potká s každým.
page-contest-league = Liga
page-contest-league-help = Skupiny, v nichž hraje každý s každým; nejlepší do další sezony postupují.
page-contest-series = Série
page-contest-series-help = Stejní lidé, několik partií, pokaždé začíná někdo jiný.
page-contest-is-open = čeká na účastníky
page-contest-is-running = probíhá
page-contest-is-over = skončil
page-ratings = Žebříček
page-ratings-help = O 200 víc vyhrává tři partie ze čtyř. Počítají se jen partie, které tak byly založeny; boti zůstávají tam, kde byli změřeni. Nahoře je ten, kdo je silný nejjistěji.
page-ratings-none = Zatím tu nikdo není.
page-rating = Síla
page-rating-between = ({ $low } až { $high })
page-rating-matches = Partií
page-rating-bots = Boti, kteří zůstávají na svém
page-tie-follow = Sledovat
page-tie-block = Zablokovat
page-tie-follow-end = Už nesledovat
page-tie-block-end = Odblokovat
page-tie-help = Stoly těch, které sledujete, stojí v herně první. Koho zablokujete, ten si nesedne ke stolu, který založíte, nemůže u stolu s vámi žádat o vrácení tahu a jeho slova nevidíte. Nikdo mu to neoznámí.
page-tie-none = Nikoho nesledujete ani neblokujete.
page-tie-people = Lidé
page-tie-is-follow = sleduji
page-tie-is-block = v bloku
page-tie-block-seat = Zablokovat: { $player }
page-tie-blocked-seat = Zablokováno: { $player }.
page-player-since = Je tu od { $when }
page-player-matches = { $count ->
        [one] { $count } partie
        [few] { $count } partie
        [many] { $count } partie
       *[other] { $count } partií
    }
page-player-won = výher: { $count }
page-player-best = nejlepší výsledek: { $count }
page-player-won-share = výhry: { $won } z { $count }
page-player-favourite = { $count ->
        [one] v { $count } partii
        [few] v { $count } partiích
       *[other] v { $count } partiích
    }
page-player-most = { $count } v jedné partii
page-player-opponents = Nejčastější soupeři
page-player-last = Poslední partie
page-player-place = { $place }. místo z { $of }
page-privacy = Co o vás tento server uchovává
page-privacy-guest = Hosté
page-privacy-guest-text = Prohlížeč má náhodnou cookie; server uchovává její otisk s vašimi místy a časem, kdy jste si sedli. Na nic jiného se neptá.
page-privacy-account = Účty
page-privacy-account-text = Jméno, jazyk a obrázek, jak je řeknete; veřejné klíče vašich přístupových klíčů; otisky kódů pro obnovu, přihlašovacích odkazů a cookies vašich zařízení s časy, kdy vznikly a kdy byly použity; vaše volno. Z pošty, upozornění v prohlížeči a kalendáře jen to, co jste zapnuli, dokud to nevypnete. Koho sledujete nebo blokujete, vidíte jen vy, pod jménem, pod kterým jste se potkali.
page-privacy-match = Partie
page-privacy-match-text = Každý tah v pořadí, kdo kde seděl a pod jakým jménem, hodiny a stálé pokyny. Kdo zná adresu stolu, vidí, co je u něj veřejné. Partie zůstávají, dokud je nesmaže poslední, kdo je má v seznamu, nebo tak dlouho, jak rozhodl správce serveru.
page-privacy-words = Slova
page-privacy-words-text = Co se u stolu řekne, uchovává se s ním; panel říká, kdo to vidí. Ze smazaného nezůstane nic. Co někdo nahlásí, se uchovává i se slovy, místem a tím, kdo to nahlásil, dokud se to neuzavře.
page-privacy-rating = Žebříčky a turnaje
page-privacy-rating-text = Jen u účtů: jak skončily vaše partie, co z nich vaše stránka počítá (třeba bohy, destičky a vyhrané bitvy), vaše síla a turnaje, kterých jste se zúčastnili. Ostatní to vidí pod vaším jménem a zmizí to s partií.
page-privacy-notice = Co server říká dál
page-privacy-notice-text = Upozornění jdou přes služby vašeho prohlížeče nebo pošty, pokud jste o ně požádali; žádné tajemství partie v nich není.
page-privacy-log = Záznamy
page-privacy-log-text = Požadavky podle vzoru, se stavem a trváním: žádná adresa, jméno, klíč ani slovo.
page-privacy-others = Ostatní
page-privacy-others-text = Nejsou tu reklamy, počítadla ani části z jiných stránek.
page-privacy-rights = Odnést a smazat
page-privacy-rights-text = Na své stránce si můžete vše o svém účtu stáhnout a účet smazat. Vaše jméno pak zmizí z každého místa, slova i turnaje; tahy zůstanou beze jména. Dřívější záloha je ještě obsahuje, dokud správce serveru zálohy uchovává.
page-privacy-host = Správce serveru
page-privacy-host-text = vidí vše uložené, tedy i slova a skryté karty, a může lidi vykázat. Obracejte se na toho, kdo tento server provozuje, ne na Ennead.
