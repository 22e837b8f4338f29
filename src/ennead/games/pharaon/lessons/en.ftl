## What the coach says. Loaded only by those who learn.

lesson-board = The board and the goal
lesson-board-welcome = Welcome. You are a child of the pharaoh, and so is your rival. Whoever has earned the most points when the last round ends, wins. Let’s look around first, then make a move.
lesson-board-zones = These are the five zones. Each does one thing: offerings, the Nile, artisans, nobles, and your own tomb. On your turn you use one zone, or you pass.
lesson-board-goods = These tokens are yours. They pay for everything, and they lie open: your rival sees them too.
lesson-board-entry = To enter a zone, you put one token on the wheel, in the colour that touches the zone. The tomb shows green now. Next round the wheel turns, and every zone wants another colour.
lesson-board-build = The first step of the tomb costs black and green. Your green token goes on the wheel and counts towards the price, so two tokens are enough. Press the step.
lesson-board-build-slow = Press the ringed step of the tomb. The table pays for you: there is only one way.
lesson-board-not-pass = Passing ends your round, and you can still do so much. Let’s stay a little.
lesson-board-not-offerings = Offerings are useful, and we will come to them. First the tomb.
lesson-board-built = Done. Your cube stands on the first step.
lesson-board-points = That step is worth { $points ->
        [one] one point
       *[other] { $points } points
    } at the end. The tomb gives points and nothing else, so somebody has to earn the tokens for it. See how your rival does that.
lesson-board-your-pair = A pair of offerings for one red token. Most offerings pay like tokens, so one became two. Do the same: take a pair.
lesson-board-your-pair-slow = Press one of the ringed pairs. Your red token pays for it.
lesson-board-bonus = Even better: with a second red token you get a third offering.
lesson-board-pair-taken = Good. One token paid, two offerings gained.
lesson-board-end = You know the table now: tokens come from some zones and become points in others. The next lesson plays a whole turn, with everything that passing brings.

lesson-turn = A round, and what passing brings
lesson-turn-round = A match has five rounds. In a round you take turns, one action each, again and again, until you have had enough and pass. It is your turn.
lesson-turn-nile = The Nile shows blue. Its fourth action costs red and blue. Your blue token goes on the wheel and counts, so only red is left to pay. Take this action, then move your disks up.
lesson-turn-nile-slow = Press the fourth action of the Nile and pay with blue and red. Then press a track, twice.
lesson-turn-not-yet = You would be out of this round. First the Nile.
lesson-turn-keep-silver = That would cost you the silver, and silver stands for any colour. Keep it until nothing else will do.
lesson-turn-not-pair = A pair would be nice, but the Nile needs your red.
lesson-turn-nile-done = You paid red and blue, got yellow and green back, and climbed two steps besides.
lesson-turn-pass = Your rival took a pair. You have little left for this round, so pass. Whoever passes first waits on the longest row of the pyramid and chooses from all the jars.
lesson-turn-pass-slow = Press the button to pass.
lesson-turn-passed = Your cylinder waits on the bottom row.
lesson-turn-jar = Now take a jar. Its three resources are yours for the next round. The rim of the wheel shows which colours the zones will want then.
lesson-turn-jar-slow = Press one of the open jars. Any of them is fine.
lesson-turn-jar-taken = Supplies for the next round. Your rival plays on, and you are paid for waiting.
lesson-turn-first = Each time it would be your turn, your cylinder moves one field on. Take the reward of that field, or of an earlier one. Here it is the first-player token: you begin the next round, and it brings points at the end.
lesson-turn-basic-too = A token is good as well. The honour of beginning stays with your rival, for now.
lesson-turn-first-done = The token is yours, and so is the first turn of the next round.
lesson-turn-silver = One field further. You may take silver, or a reward from before. Silver is the most useful one: it stands for any colour.
lesson-turn-silver-better = Allowed, but silver can be any colour. Take the silver.
lesson-turn-first-late = The first turn of the next round is yours after all. Silver would have been good too.
lesson-turn-silver-done = Your rival passes as the last one, and the round is over.
lesson-turn-end = The wheel was cleared and has turned: every zone wants another colour now. Between two players the jar that nobody took blocks entry spaces, so some are taken already. The next lesson is about the heart of the game: paying.

lesson-pay = Paying well
lesson-pay-intro = You have five tokens, and four things can be made of them. Your rival has passed already, so nobody disturbs you. Let’s see how far good paying goes.
lesson-pay-artisan = An artisan costs three tokens of one kind. This zone shows black, and three black ones you have. Choose the { artisan-jeweller-1 }, the most valuable of all.
lesson-pay-artisan-slow = Press the ringed card in the artisans’ zone.
lesson-pay-this-one = Every artisan has its charm: the less it is worth, the more it brings. This time take the { artisan-jeweller-1 }.
lesson-pay-artisan-first = One thing after another. The artisan first.
lesson-pay-chosen = Now you see every way to pay for it.
lesson-pay-alike = One black goes on the wheel as the entry, and it is one of the three at the same time. Pay with black only, and your silver stays with you.
lesson-pay-keep-silver = It would work, but it costs you the silver. Black alone is enough.
lesson-pay-plain = Choose the listed way that takes nothing but black.
lesson-pay-alike-done = Three tokens, for entry and artisan together.
lesson-pay-silver = The Nile shows yellow, and you have none. Silver may be yellow: it lies on the wheel as yellow and counts as yellow. The second action costs yellow and green, so only green is left to pay.
lesson-pay-silver-slow = Press the second action of the Nile, then a track, twice.
lesson-pay-not-pass = There is still something to gain. Don’t pass yet.
lesson-pay-silver-done = Silver and green became red, blue and two steps.
lesson-pay-offerings = Red opens the offerings, and the entry alone pays for a pair. Take the ringed one: a { token-tomb-joker } and a { token-black-offering }.
lesson-pay-other-pair = Not bad, but it does not build your tomb. Look at the ringed pair.
lesson-pay-offerings-done = One token became two.
lesson-pay-tomb = The tomb shows green. Its joker may be green, at the door and in the price at once. The black offering pays the black. Two offerings make a step: build it.
lesson-pay-tomb-done = The offerings are gone, the step stays.
lesson-pay-end = An artisan, two steps on the Nile and a step of the tomb, all from five tokens. If the match ended now you would have { $points ->
        [one] one point
       *[other] { $points } points
    }. Remember: what goes on the wheel counts towards the price, if its colour is asked for.

lesson-score = Points and gods
lesson-score-last = The last round. Your rival has passed, and you still have tokens. Everything you own counts now. The table shows all the time what everybody would have if the match ended.
lesson-score-god = { god-horus } stands between the offerings and the tomb. He wants offerings left over and steps of the tomb. You have enough of both, so he gives you { $points ->
        [one] one point
       *[other] { $points } points
    }.
lesson-score-second = { god-bastet } wants steps of the tomb and tracks on the Nile. Your tracks are enough. But steps that please { god-horus } cannot please her too: you need as many again. One step is missing. Build it.
lesson-score-second-slow = Press the fourth step of the tomb, then choose how to pay.
lesson-score-not-pass = If you pass now, the match is over. There is more to win.
lesson-score-tomb-first = That is worth something too. But the tomb step pleases a goddess, so it comes first.
lesson-score-second-done = Four steps: half of them for him, half for her.
lesson-score-scribe = Both gods together bring { $gods ->
        [one] one point
       *[other] { $gods } points
    } now. Your Scribe likes gods beside the tomb and has grown with them: { $points ->
        [one] one point
       *[other] { $points } points
    } for this card. Things that pay twice are what you look for.
lesson-score-noble = You have one of each colour left: the price of a noble. Your tomb has come far enough, so a second noble makes you the next Pharaoh. Take one of the open ones.
lesson-score-open = The top of the deck may be anything. Take one that you can see.
lesson-score-noble-first = You hold exactly what a noble costs. Don’t spend it on less.
lesson-score-noble-done = The { honour-pharaoh } is yours. It brings points and breaks ties.
lesson-score-pass = Nothing is left to pay with. Pass, and the match is over.
lesson-score-passed = All rounds have been played.
lesson-score-end = You win with { $points ->
        [one] one point
       *[other] { $points } points
    }: nobles, tomb, artisans, the Nile, what was left over, gods, the { honour-pharaoh }. It all adds up. One more lesson, and you play a whole match.

lesson-plans = First plans
lesson-plans-look = A new match. Look at the gods first: beside each of them stands what it wants and what it pays. Two things that please one god together are worth more than two that don’t.
lesson-plans-jar = Choose your first jar. Your Scribe lets you use black as red and red as black. The offerings want red now, the Nile blue, the artisans black. Which jar opens more doors?
lesson-plans-jar-done = With these and your silver you begin.
lesson-plans-engine = The first rounds are for earning. Offerings make two or three tokens of one or two, and the Nile gives back nearly all it costs. Points come later. Make your first move, the one you like best.
lesson-plans-engine-slow = Black is red for you: take a pair of offerings with it. Or press an action of the Nile.
lesson-plans-not-pass = Too early, your hands are full. Play something first.
lesson-plans-engine-done = A fine beginning. Now your rival.
lesson-plans-again = Think one turn ahead. The rim shows what each zone wants next round, and free spaces run out. When nothing good is left, pass early and choose your jar first. Make one more move.
lesson-plans-again-done = Well done.
lesson-plans-end = Some plans that work: two nobles and the third tomb step make you Pharaoh. Tracks on the Nile bring tokens first and points later. Collect what one god asks for, on both of its sides. Now play your first match. I stay beside you.

coach-turn = One action, or a pass. See which zones your tokens open, what the rim promises for next round, and which god is nearly pleased. Early on earn tokens, later turn them into points.
coach-jar = Take the jar whose colours open the zones you want next.
coach-keep = Keep the noble that scores for what you would like to do anyway.
coach-pay = Each of these pays the price. Keep silver and jokers if you can: they fit where nothing else does.
coach-offering = The bonus field you see, the bag you don’t. Point offerings are for the end, jokers for their own zone.
coach-step = A track brings points from its second step on. A god may ask for tracks that have left the start, so a first step somewhere can be worth more.
coach-artisan = Few points and many tokens, or the other way round: early take what it brings, late take the points.
coach-reward = You are paid for waiting. Silver fits everywhere, and the first-player token lets you begin the next round.
