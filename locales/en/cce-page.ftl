# Combat Commander: Europe, on the page of a match: what stands on pieces, beside the map and on buttons.

## A piece: a unit has Morale, a Weapon has none

cce-values = { $morale ->
        [one] FP { $fp }, Range { $range }, Movement { $movement }, Morale { $morale }{ $command ->
            [0] {""}
           *[other] , Command { $command }
        }
        [other] FP { $fp }, Range { $range }, Movement { $movement }, Morale { $morale }{ $command ->
            [0] {""}
           *[other] , Command { $command }
        }
       *[none] FP { $fp }, Range { $range }{ $movement ->
            [0] {""}
           *[other] , Movement { $movement }
        }
    }
cce-value-fp = FP { $n }
cce-value-range = Range { $n }
cce-value-movement = Movement { $n }
cce-value-morale = Morale { $n }
cce-value-command = Command { $n }
cce-state-broken = { $morale ->
        [one] broken
        [other] broken
       *[none] out of order
    }
cce-state-suppressed = Suppressed
cce-state-veteran = Veteran
cce-state-activated = activated
cce-state-carried = carried
cce-state-lost = eliminated

## Weapons are pieces too

cce-unit-lmg = { cce-weapon-lmg }
cce-unit-mmg = { cce-weapon-mmg }
cce-unit-hmg = { cce-weapon-hmg }
cce-unit-50cal = { cce-weapon-50cal }
cce-unit-light-mortar = { cce-weapon-light-mortar }
cce-unit-medium-mortar = { cce-weapon-medium-mortar }
cce-unit-ig18 = { cce-weapon-ig18 }
cce-unit-ig33 = { cce-weapon-ig33 }
cce-unit-infantry-gun = { cce-weapon-infantry-gun }
cce-unit-pack-howitzer = { cce-weapon-pack-howitzer }
cce-unit-flamethrower = { cce-weapon-flamethrower }
cce-unit-satchel-charge = { cce-weapon-satchel-charge }

## Places beside the map

cce-zone-hand = Hand
cce-zone-deck = Fate deck
cce-zone-discard = Discards
cce-track-radio-broken-short = Radio (broken)
cce-objective-short = Objective { $n }{ $worth ->
        [0] {""}
       *[other] , { $worth } VP
    }
cce-zone-chits = Open chits
cce-zone-secret = Your secret chits

## Boxes beside the map

cce-place-casualties = Eliminated
cce-place-time = Arriving at space { $n }
cce-place-reserve = To be set up
cce-place-weapons = Weapons eliminated

## Totals

cce-tally-firepower = { $total } FP
cce-tally-attack = Attack Total { $total }
cce-tally-defence = Defence Total { $total }
cce-tally-melee = { $total } Melee FP
cce-tally-movement = { $total } MP spent
cce-tally-targeting = Targeting { $total }
cce-tally-morale = Morale { $total }

## Offers in the few words of a button

cce-do-play-short = Order: { $order }
cce-do-card-short = Action: { $action }
cce-do-op-fire-short = Op Fire
cce-do-reroll-short = Roll again
cce-do-step-short = To { $to }: { $unit }
cce-do-with-short = Group: { $unit }
cce-do-fire-short = Fire at { $to }: { $piece }
cce-do-spot-short = Aim at { $hex }
cce-do-spot-smoke-short = Smoke on { $hex }
cce-do-space-short = Space { $n }

## What a standing order may look at, with how it is compared

cce-when-range = At range { $n } or more
    .op = >=
cce-when-firepower = At { $n } FP or less
    .op = <=
cce-when-attack = At an Attack Total of { $n } or less
    .op = <=
cce-when-gain = If another roll is better by { $n } % or less
    .op = <=
cce-when-movers = { $n ->
        [one] At 1 unit on the Move
       *[other] At { $n } units on the Move or fewer
    }
    .op = <=

## What is taken back, in a few words

cce-do-step-undo = move to { $to }
cce-do-play-undo = Order { $order }
cce-do-card-undo = Action { $action }
cce-do-discard-undo = discard
cce-do-unit-undo = choice in { $hex }
cce-do-with-undo = group in { $hex }
cce-do-fire-undo = fire at { $to }
cce-do-join-undo = joining the fire
cce-do-at-undo = { $hex }

## What came of a deed, in the few words of a line of the log

cce-defence-total-short = { $unit } in { $hex }: { $n } against { $attack }.
cce-rally-test-short = { $unit } in { $hex }: { $n } against Morale { $morale }.
cce-rout-test-short = { $unit } in { $hex }: { $n } against Morale { $morale }.

## Refusals with the numbers they rest on

cce-no-minimum-of = { $hex } is { $n ->
        [one] 1 hex
       *[other] { $n } hexes
    } away, and the minimum range is { $of }
cce-no-firepower-of = a Hindrance of { $n } leaves the attack no FP
cce-no-orders-left-of = you have given { $n ->
        [one] the one Order
       *[other] all { $n } Orders
    } of this Turn
cce-no-radius-of = this unit is { $n } hexes from { $leader }, and the Command Radius is { $of }
cce-no-room-of = stacking: { $hex } would hold { $n } figures of { $of }
