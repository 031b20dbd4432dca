# Commands & Colours: The Great War, on the page of a match: what stands on pieces, beside the map and on buttons.

## A piece

ccgw-values = { $figures ->
        [one] 1 figure of { $of }
       *[other] { $figures } figures of { $of }
    }
ccgw-state-grenadier = with a grenadier
ccgw-state-ordered = ordered
ccgw-state-moved = has moved
ccgw-state-fought = has fought
ccgw-state-stopped = had to stop
ccgw-state-no-fight = may not fight this turn
ccgw-state-out-of-ammo = out of ammunition
ccgw-state-raider = raider

## Hands, decks, discards

ccgw-track-command-short = Command
ccgw-track-combat-short = Combat
ccgw-track-artillery-short = Artillery
ccgw-goal-place-short = { $place }
ccgw-goal-part-short = { $place }, { $hex }
ccgw-goal-hexes-short = { $hexes }
ccgw-zone-hand-command = Command
ccgw-zone-hand-combat = Combat
ccgw-zone-drawn-command = Drawn
ccgw-zone-drawn-combat = Drawn
ccgw-zone-played-command = Played
ccgw-zone-played-combat = Played
ccgw-zone-deck-command = Command deck
ccgw-zone-deck-combat = Combat deck
ccgw-zone-discard-command = Command discards
ccgw-zone-discard-combat = Combat discards

## Totals

ccgw-tally-dice = { $total ->
        [one] 1 die
       *[other] { $total } dice
    }
ccgw-tally-hits = { $total ->
        [0] no hit
        [one] 1 hit
       *[other] { $total } hits
    }

## Offers in the few words of a button

ccgw-do-play-short = Play { $card }
ccgw-do-card-short = Play { $card }, { $cost } HQ
ccgw-do-order-artillery-short = Artillery: { $section }
ccgw-do-order-artillery-anywhere-short = Artillery, anywhere
ccgw-do-section-short = The { $section }
ccgw-do-exit-short = Leave the board from { $from }
ccgw-do-fire-short = Fire on { $to }
ccgw-do-assault-short = Close combat with { $to }
ccgw-do-cut-short = Remove the wire in { $hex }
ccgw-do-target-short = Shell { $hex }

## What a standing order may look at, with how it is compared

ccgw-when-range = At range { $n } or more
    .op = >=
ccgw-when-dice = { $n ->
        [one] At 1 die
       *[other] At { $n } dice or fewer
    }
    .op = <=

## What is taken back, in a few words

ccgw-do-step-undo = move to { $to }
ccgw-do-order-undo = order to { $hex }
ccgw-do-play-undo = { $card }
ccgw-do-card-undo = { $card }
ccgw-do-fire-undo = fire on { $to }
ccgw-do-assault-undo = close combat with { $to }
ccgw-do-pick-undo = choice of { $hex }
ccgw-do-target-undo = template on { $hex }

## Refusals with the numbers they rest on

ccgw-no-far-of = this unit has no movement left: { $n } of { $of } hexes moved
ccgw-no-moved-too-far-of = this unit has moved { $n ->
        [one] 1 hex
       *[other] { $n } hexes
    }, and it fights after { $of ->
        [0] none
       *[other] { $of } at most
    }
ccgw-no-card-pay-of = this card costs { $n ->
        [one] 1 HQ token
       *[other] { $n } HQ tokens
    }, and you have { $of ->
        [0] none
       *[other] { $of }
    }
