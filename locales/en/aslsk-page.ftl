# ASL Starter Kit #3, on the page of a match: what stands on pieces, beside the map and on buttons.

## Pieces

aslsk-kind = { $kind }
aslsk-state-broken = broken
aslsk-state-dm = DM
aslsk-state-pinned = pinned
aslsk-state-cx = CX
aslsk-state-wounded = wounded
aslsk-state-melee = in Melee
aslsk-state-prep-fire = has Prep Fired
aslsk-state-first-fire = First Fire
aslsk-state-final-fire = Final Fire
aslsk-state-moved = has moved
aslsk-state-advanced = has advanced
aslsk-state-malfunctioned = malfunctioned
aslsk-state-captured = captured
aslsk-state-emplaced = emplaced
aslsk-state-hidden = hidden
aslsk-state-unpossessed = nobody has it
aslsk-state-wreck = wreck
aslsk-state-motion = in Motion
aslsk-state-ce = hatches open (CE)
aslsk-state-bog = bogged
aslsk-state-immobile = immobilized
aslsk-state-shock = Shocked
aslsk-state-stun = Stunned
aslsk-state-recall = Recalled
aslsk-state-cc = in Close Combat
aslsk-state-routed = has routed
aslsk-state-rallied = has tried to rally
aslsk-state-hazardous = Hazardous Movement
aslsk-state-intensive = Intensive Fire
aslsk-state-manhandled = manhandled
aslsk-state-mired = mired
aslsk-state-uk = Unconfirmed Kill
aslsk-state-shaken = shaken
aslsk-state-to-recall = to be Recalled
aslsk-state-ma-malfunctioned = main armament malfunctioned
aslsk-state-ma-disabled = main armament disabled
aslsk-state-low-ammo = Low Ammo

## Ground

aslsk-terrain-smoke = smoke
aslsk-terrain-smoke-grenades = smoke grenades
aslsk-terrain-smoke-dispersed = dispersed smoke
aslsk-terrain-wp = White Phosphorus
aslsk-terrain-wp-dispersed = dispersed White Phosphorus
aslsk-terrain-residual = Residual FP
aslsk-terrain-residual-1 = 1 FP
aslsk-terrain-residual-2 = 2 FP
aslsk-terrain-residual-4 = 4 FP
aslsk-terrain-residual-6 = 6 FP
aslsk-terrain-residual-8 = 8 FP
aslsk-terrain-residual-12 = 12 FP
aslsk-terrain-acquired = acquired

## Places beside the map

aslsk-place-set-up = To be set up
aslsk-place-offboard = About to enter
aslsk-place-later = Later
aslsk-place-exited = Left the map

## Totals

aslsk-tally-firepower = { $total } FP
aslsk-tally-drm = DRM { $total }
aslsk-tally-to-hit = To Hit { $total }
aslsk-tally-to-hit-number = To Hit { $total }
aslsk-tally-to-kill = To Kill { $total }
aslsk-tally-kill-number = Kill number { $total }
aslsk-tally-close-combat = DRM { $total }
aslsk-tally-column = column { $total }
aslsk-tally-morale-check = DRM { $total }

## Offers

aslsk-do-stack = Move the whole stack in { $hex }
aslsk-do-stack-short = The whole stack
aslsk-do-volley = All in { $from } fire at { $hex }
aslsk-do-volley-short = All in { $from } at { $hex }
aslsk-do-everyone-fire-group = All who can join in
aslsk-do-everyone-close-attack = All attack all
aslsk-do-done-close-none = No more attacks
aslsk-do-done-assault-none = No more attacks
aslsk-do-pass-fire-group = Do not fire
aslsk-do-pass-first-fire = Hold fire
aslsk-do-pass-driving = Nothing more
aslsk-do-pass-assault = No attack
aslsk-do-move-short = { $unit }: step by step
aslsk-do-fire-short = { $unit } at { $hex }
aslsk-do-add-short = With { $unit }
aslsk-do-face-apart = Hull to { $hour } o’clock, turret to { $turret } o’clock
aslsk-do-hatch-shut = { $unit }: close the hatches
aslsk-do-react-led = { $unit } with { $leader } attacks the vehicle in Close Combat
aslsk-weapon-bmg = bow MG
aslsk-weapon-cmg = coaxial MG
aslsk-weapon-aamg = AA MG
aslsk-weapon-rmg = rear MG
aslsk-weapon-ma = main armament

## What is taken back, in a few words

aslsk-do-move-undo = { $unit } about to move
aslsk-do-stack-undo = stack about to move
aslsk-do-step-undo = step to { $hex }
aslsk-do-road-undo = step to { $hex }
aslsk-do-fire-undo = fire at { $hex }
aslsk-do-volley-undo = fire at { $hex }
aslsk-do-add-undo = { $unit } in the group
aslsk-do-direct-undo = { $unit } directing
aslsk-do-advance-undo = advance to { $hex }
aslsk-do-give-undo = weapon given

## Notes under questions

aslsk-note-moving = { $mf } MF left{ $half ->
        [yes] {" "}and a half
       *[no] {""}
    }. A press on the unit itself shows what else it can do.
aslsk-note-group = { $fp } FP on column { $column }.
aslsk-note-group-shot = To Hit { $n } or less.

## What a standing order may look at, with how it is compared

aslsk-when-range = At range { $n } or more
    .op = >=
aslsk-when-fp = On column { $n } or less
    .op = <=
aslsk-when-chance = If at most { $n } % break somebody
    .op = <=
aslsk-when-movers = { $n ->
        [one] At 1 unit on the move
       *[other] At { $n } units on the move or fewer
    }
    .op = <=
