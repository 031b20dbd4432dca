# What was better, and why. Sides are named in the plural: the British, the Germans.

## Reasons. `taken` is what was done, `best` what is better.

teach-often = { $n ->
        [0] hardly ever
        [one] once in 10
        [10] nearly always
       *[other] { $n } times in 10
    }
teach-lost = { $hex }, { $unit }: lost { $taken } by the end of the next turn, { $best } with the better answer
teach-lost-under = { $hex }, { $unit }: { $enemies ->
        [one] one enemy can
       *[other] { $enemies } enemies can
    } attack it; lost { $taken } by the end of the next turn, { $best } with the better answer
teach-lost-more = { $hex }, { $unit }: { $enemies ->
        [one] one enemy can
       *[other] { $enemies } enemies can
    } attack it, { $fewer ->
        [0] none
       *[other] { $fewer }
    } with the better answer; lost { $taken } by the end of the next turn, then { $best }
teach-weaker = { $hex }, { $unit }: loses { $taken }.{ $takentenths } figures on average by the end of the next turn, { $best }.{ $besttenths } with the better answer
teach-shaken = { $hex }, { $unit }: out of action { $taken } at the end of the next turn, { $best } with the better answer
teach-wins = The match is won { $taken } by the end of the next turn, { $best } with the better answer
teach-loses = The match is lost { $taken } by the end of the next turn, { $best } with the better answer
teach-more = { $what }, { $side }: { $n }.{ $tenths } more on average with the better answer
teach-fewer = { $what }, { $side }: { $n }.{ $tenths } fewer on average with the better answer
teach-holds = { $goal }: held by the { $side } { $taken } at the end of the next turn, { $best } with the better answer
teach-odds-both = What is rolled for at once comes off in { $best } % instead of { $taken } %
teach-odds-best = Something is rolled for at once that comes off in { $best } %
teach-odds-taken = What was rolled for at once comes off in only { $taken } %
teach-later = Little differs by the end of the next turn: it tells later

## In the terminal

analyse-head = { $title }, { $date }
analyse-course = The chance to win when each turn began
analyse-turn = turn
analyse-set-up = set-up
analyse-end = end
analyse-lapses = The decisions that cost most
analyse-no-lapses = No decision cost anything that could be measured.
analyse-lapse = { $n }. Turn { $round }, { $side }: { $question }
analyse-taken = done: { $what } ({ $chance } %)
analyse-better = better: { $what } ({ $chance } %)
analyse-then = then: { $what }
analyse-running = The match is not over: what is hidden in it stays hidden. --referee is for its owner.
analyse-swing = { $system }: { $points } points make the odds e times as good ({ $positions } positions of { $games } games)

## On the page

review = What was better
review-wait = The match is being looked through. It goes on when you close this.
review-failed = It could not be looked through. Try again later.
review-course = Chance of the { $side } to win, in % as each turn began
review-end = end
review-lapses = The decisions that cost most
review-none = No decision cost anything that could be measured.
review-cost = −{ $n } %
review-of = Decision { $n } of { $of }
review-before = The one before
review-after = The one after
review-all = All of them
review-taken = Done
review-best = Better
review-then = Then: { $what }
hint-chance = You win { $n } with it, { $m } with the next best: { $other }
hint-not-agreed = This match was begun without help.
warn = Careful: this may cost you dearly
warn-taken = What you are about to do
warn-back = Think again
warn-best = Do the better one
warn-anyway = Do it anyway
warn-off = Do it, and warn no more
home-help = Help
home-help-none = No help
home-help-hints = Hints
home-help-warnings = Hints and warnings
