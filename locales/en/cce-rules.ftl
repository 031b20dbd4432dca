# Combat Commander: Europe. The chapters of the rule catalogue, and what cases look at.

## Booklets

cce-booklet-base = Rulebook

## Chapters

cce-chapter-intro = Introduction
cce-chapter-gloss = Glossary
cce-chapter-1 = Fate cards
cce-chapter-2 = Maps
cce-chapter-3 = Units
cce-chapter-4 = Tracks
cce-chapter-5 = Turns
cce-chapter-6 = Time and the end of the match
cce-chapter-7 = Victory Points
cce-chapter-8 = Stacking
cce-chapter-9 = Initiative
cce-chapter-10 = Line of sight
cce-chapter-11 = Weapons
cce-chapter-12 = Radios
cce-chapter-13 = Suppression
cce-chapter-O = Orders
cce-chapter-A = Actions
cce-chapter-E = Events
cce-chapter-T = Terrain
cce-chapter-F = Fortifications

## What cases look at

cce-seen-vp = VP
cce-seen-hand = cards in hand
cce-seen-casualties = casualties
cce-seen-surrender = Surrender at
cce-seen-radio = Radio
cce-seen-radio-none = none
cce-seen-radio-working = ready
cce-seen-secret = secret chits
cce-seen-control-1 = objective 1, controlled by
cce-seen-control-2 = objective 2, controlled by
cce-seen-control-3 = objective 3, controlled by
cce-seen-control-4 = objective 4, controlled by
cce-seen-control-5 = objective 5, controlled by
cce-seen-worth-1 = objective 1, VP
cce-seen-worth-2 = objective 2, VP
cce-seen-worth-3 = objective 3, VP
cce-seen-worth-4 = objective 4, VP
cce-seen-worth-5 = objective 5, VP
cce-seen-time = Time space
cce-seen-sudden-death = Sudden Death from
cce-seen-initiative = Initiative card
cce-seen-orders = Orders given
cce-seen-round = Turn
cce-seen-turn = Turn of the
cce-seen-winner = winner
cce-seen-winner-none = not yet
cce-word-casualties = on the Casualty Track
cce-word-weapons = in the Weapons box
cce-word-reserve = still to be placed
cce-word-box = out of the match

## Parts of the lettered chapters

cce-chapter-O14 = Orders in general
cce-chapter-O16 = { cce-order-advance }, Melee
cce-chapter-O17 = { cce-order-artillery-denied }
cce-chapter-O18 = { cce-order-artillery-request }
cce-chapter-O20 = { cce-order-fire }
cce-chapter-O21 = { cce-order-move }
cce-chapter-O22 = { cce-order-recover }
cce-chapter-O23 = { cce-order-rout }, Retreat
cce-chapter-A24 = Actions in general
cce-chapter-A33 = { cce-deed-op-fire }
cce-chapter-A35 = Hidden things
cce-chapter-E42 = Events in general
cce-chapter-T78 = Terrain in general
cce-chapter-T80 = Bridges
cce-chapter-T88 = Hills
cce-chapter-F100 = Fortifications in general
cce-chapter-F103 = Mines
