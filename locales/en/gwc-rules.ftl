# Great War Commander. The chapters of the rule catalogue, and what cases look at.

## Chapters

gwc-chapter-intro = Introduction
gwc-chapter-gloss = Glossary
gwc-chapter-1 = Fate cards and Strategy Cards
gwc-chapter-2 = Maps
gwc-chapter-3 = Formations
gwc-chapter-4 = Tracks
gwc-chapter-5 = Turns
gwc-chapter-6 = Time and the end of the match
gwc-chapter-7 = Victory Points
gwc-chapter-8 = Stacking
gwc-chapter-9 = Initiative
gwc-chapter-10 = Line of sight
gwc-chapter-11 = Weapons
gwc-chapter-12 = Telephones
gwc-chapter-13 = Suppression
gwc-chapter-vet = Veterans
gwc-chapter-O = Orders
gwc-chapter-A = Actions
gwc-chapter-E = Events
gwc-chapter-S = Strategy
gwc-chapter-T = Terrain
gwc-chapter-F = Fortifications
gwc-chapter-notes = Notes
gwc-chapter-O14 = Orders in general
gwc-chapter-O16 = { gwc-order-advance }, Melee
gwc-chapter-O17 = { gwc-order-air-strike }
gwc-chapter-O18 = { gwc-order-artillery-denied }
gwc-chapter-O19 = { gwc-order-artillery-request }
gwc-chapter-O21 = { gwc-order-fire }
gwc-chapter-O22 = { gwc-order-line-of-fire }
gwc-chapter-O23 = { gwc-order-move }
gwc-chapter-O24 = { gwc-order-offensive }
gwc-chapter-O25 = { gwc-order-recover }
gwc-chapter-O26 = { gwc-order-rout }
gwc-chapter-O27 = { gwc-order-liaison }
gwc-chapter-A28 = Actions in general
gwc-chapter-A42 = { gwc-deed-op-fire }
gwc-chapter-A45 = Hidden things
gwc-chapter-E56 = Events in general
gwc-chapter-S98 = Strategy Cards
gwc-chapter-T99 = Terrain in general
gwc-chapter-T102 = Bridges
gwc-chapter-T107 = Gas
gwc-chapter-T110 = Hills
gwc-chapter-T118 = Shell Holes
gwc-chapter-F125 = Fortifications in general
gwc-chapter-F128 = Mines
gwc-chapter-E70 = { gwc-event-hero }
gwc-chapter-E71 = { gwc-event-hq-orders }
gwc-chapter-T116 = Roads
gwc-chapter-T122 = Walls
gwc-chapter-F130 = Trenches
gwc-chapter-F131 = Wire

## What cases look at

gwc-seen-radio = Telephone
gwc-seen-radio-none = none
gwc-seen-radio-working = ready
gwc-seen-telephone = Telephone
gwc-seen-telephone-none = none
gwc-seen-telephone-local = Local Barrage
gwc-seen-telephone-standing = Standing/Creeping Barrage
gwc-seen-telephone-gas = Gas Attack
gwc-seen-telephone-fp = Telephone, FP
gwc-seen-plan = Strategy Cards held
gwc-seen-gas = Gas markers
gwc-seen-date = date
