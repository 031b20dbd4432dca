# Lessons, the quick start and hints.

lesson = Lesson
lesson-step = step { $n } of { $of }
lesson-rules = In the rules:
lesson-next = Next
lesson-back = Back
lesson-again = From the start
lesson-leave = Leave
lesson-play-on = Play on from here
lesson-after = After the lesson
lesson-not-yet = allowed, but this step is about something else: { $wanted }
lesson-read-on = allowed, but first read on: press Next
lesson-wrong = That did not work. Load the page again: the lesson goes on where you are.
lesson-begin = { $title }
lesson-steps = { $n ->
        [one] one step
       *[other] { $n } steps
    }
lesson-new = New to this game?

## What would you do?

hint = What would you do?
hint-thinks = Thinking…
hint-would = A machine would do this
hint-do = Do it
hint-none = No advice for this question.
hint-not-asked = It is not your move: ask again when it is.
hint-not-alone = Another person plays in this match: nobody is helped here.
match-key-hint = what a machine would do

## The game on one page

quick = Quick start
quick-none = This game has no quick start.

## Search: words that mean the same, a group each; the groups of both languages count together

search-synonyms = machine gun, MG, HMG, LMG, machine guns; medal, victory point, VP; firepower, FP; movement point, MP; line of sight, LOS, sight, visibility; opportunity fire, op fire, reaction fire, defensive fire; close combat, melee, hand to hand; cover, protection; broken, demoralised, pinned; suppressed, suppression; rally, recover; retreat, rout, fall back; barbed wire, wire, entanglement; trench, trenches, entrenchment; foxhole, foxholes, dug in; dice, die, roll; leader, officer, commander; squad, section, platoon; team, crew; artillery, bombardment, barrage; mortar, mortars; tank, armour, vehicle; smoke, screen; reinforcement, reinforcements; objective, goal; set-up, setup, deployment, placement; stacking, overstack, stack; headquarters, HQ; forest, wood, woods, trees; building, house, town; river, stream, water; hindrance, obstruction
