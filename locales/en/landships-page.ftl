# Landships!, on the page of a match: what stands on pieces, beside the map, and what there is to know.

## Pieces

landships-state-pinned = pinned
landships-state-fired = has fired
landships-state-moved = has moved
landships-state-charging = charging
landships-state-blown = blown
landships-state-temporary = temporary breakdown
landships-state-permanent = permanent breakdown
landships-state-wheels = wheels damaged
landships-state-shaken = crew shaken
landships-state-hidden = hidden
landships-state-fascine = with a fascine
landships-state-captured = captured
landships-state-ended = its move is over
landships-state-fought = has fought in close combat
landships-state-pivoted = has pivoted
landships-state-aloft = in the air
landships-state-observe = observing
landships-state-bomb = bombing
landships-state-strafe = ground attack
landships-state-patrol = on patrol
landships-state-picked = picked troops
landships-unit-early-observer = Reconnaissance aeroplane
landships-unit-observer-plane = Observation aeroplane
landships-unit-light-bomber = Light bomber
landships-unit-heavy-bomber = Heavy bomber
landships-unit-fighter = Fighter
landships-unit-fighter-bomber = Fighter-bomber
landships-unit-armoured-plane = Armoured aeroplane
landships-unit-balloon = Observation balloon

## Ground

landships-terrain-clear = clear ground
landships-terrain-difficult = difficult ground
landships-terrain-town = town
landships-terrain-crater = crater
landships-terrain-hill = hill
landships-terrain-woods = woods
landships-terrain-river = river
landships-terrain-swamp = swamp
landships-terrain-trench = trench
landships-terrain-fortified = fortified network
landships-terrain-unseen = hidden
landships-terrain-wire = wire
landships-terrain-crushed = crushed wire
landships-terrain-mines = mines
landships-terrain-filled = filled trench
landships-terrain-wreck = wreck
landships-terrain-horses = horses wait here
landships-terrain-gas = gas
landships-terrain-smoke = smoke
landships-terrain-barrage = standing barrage
landships-terrain-barrage-5 = firepower 5
landships-terrain-barrage-10 = firepower 10
landships-terrain-barrage-15 = firepower 15
landships-terrain-barrage-20 = firepower 20
landships-terrain-barrage-25 = firepower 25
landships-terrain-barrage-30 = firepower 30
landships-terrain-barrage-35 = firepower 35
landships-terrain-barrage-40 = firepower 40
landships-terrain-barrage-45 = firepower 45
landships-terrain-barrage-50 = firepower 50
landships-terrain-barrage-60 = firepower 60
landships-terrain-barrage-70 = firepower 70
landships-terrain-barrage-80 = firepower 80
landships-terrain-request = asked for in vain { $n ->
        [one] once
       *[other] { $n } times
    }
landships-terrain-planned = planned fire on turn { $n }
landships-terrain-shots = { $n ->
        [one] shot at once
       *[other] shot at { $n } times
    }

## Places beside the map

landships-place-set-up = To be set up
landships-place-offboard = About to enter
landships-place-later = Later
landships-place-exited = Left the map
landships-place-hidden = Hidden somewhere
landships-zone-off-map = Off the map
landships-track-ammunition = Rounds left
landships-part-hexes = hexes held
landships-part-losses = enemy losses
landships-part-handicap = handicap
landships-card-module = { $kind } · { $now } · { $left }/{ $of }
landships-card-module-text = Off-map artillery: an observer asks for fire, permission is rolled for, then it is assigned to the hex. Each fire costs a round.
landships-card-module-whole = { $kind } { $name }: { $left } of { $of } rounds left
landships-card-plane = { $kind } · { $now }
landships-card-plane-text = It flies one mission a turn, given in the Air phase: observation, bombing, ground attack or patrol, as its type allows.
landships-card-plane-whole = { $name }, turns { $first } to { $last }
landships-module-field-battery = Field battery
landships-module-howitzer-battery = Howitzer battery
landships-module-heavy-group = Heavy group
landships-module-siege-group = Siege group
landships-module-on = on { $hex }
landships-module-empty = no rounds left
landships-module-rests = reloading after a hurricane
landships-module-fired = has fired
landships-module-ready = ready
landships-flight-down = shot down
landships-flight-away = driven off
landships-flight-ground = on the ground
landships-flight-over = mission over
landships-flight-ready = ready
landships-flight-observe = observing
landships-flight-bomb = bombing { $hex }
landships-flight-strafe = attacking { $hex }
landships-flight-patrol = on patrol

## Weapons

landships-arc-gun = ART
landships-arc-gun-f = front gun
landships-arc-mg-f = front MG
landships-arc-gun-l = left gun
landships-arc-mg-l = left MG
landships-arc-gun-r = right gun
landships-arc-mg-r = right MG
landships-arc-gun-b = rear gun
landships-arc-mg-b = rear MG
landships-arc-gun-t = turret gun
landships-arc-mg-t = turret MG
landships-arm-gun = gun, { $mount ->
        [f] front
        [l] left
        [r] right
        [b] rear
       *[t] turret
    }: { $range } hexes, HE { $he }
landships-arm-piece = { $range ->
        [0] barrages only
       *[other] { $range } hexes, HE { $he }
    }
landships-arm-mg = { $n ->
        [one] MG
       *[other] { $n } MGs
    }, { $mount ->
        [f] front
        [l] left
        [r] right
        [b] rear
       *[t] turret
    }: FP { $fp }, { $range } hexes

## What there is to know

landships-about-fp = Firepower
landships-about-fp-what = Added to the fire of all at one hex; half of it beyond half its range.
landships-about-range = Range
landships-about-range-what = In hexes.
landships-about-morale = Morale
landships-about-morale-what = A ten-sided die of this or less passes a test.
landships-about-ma = Movement
landships-about-ma-what = Movement points in its phase.
landships-about-trot = Trot
landships-about-trot-what = Movement points at a trot.
landships-about-gallop = Gallop
landships-about-gallop-what = Movement points at a gallop; the horses are blown afterwards.
landships-about-charge = Charge
landships-about-charge-what = Movement points in a charge.
landships-about-flame = Flames
landships-about-flame-what = Firepower of one charge, at 0 or 1 hex.
landships-about-charges = Charges left
landships-about-charges-what = Each attack with flames spends one.
landships-about-cross = Across country
landships-about-cross-what = Movement points off the road.
landships-about-road = By road
landships-about-road-what = Movement points if it stays on the road.
landships-about-size = Size
landships-about-size-what = Added to the die of who shoots at it: below 0 it is easier to hit.
landships-about-breakdown = Breakdown
landships-about-breakdown-what = Added to its breakdown tests.
landships-about-hits = Hits
landships-about-hits-what = So many sink it.
landships-about-at-range = Anti-tank range
landships-about-at-range-what = In hexes.
landships-about-he = High explosive
landships-about-he-what = Firepower against those who are not armoured.
landships-about-barrage = Barrage
landships-about-barrage-what = What it adds to a barrage that was granted.
landships-about-aa = Against aircraft
landships-about-aa-what = Range in hexes.
landships-about-hand = By hand
landships-about-hand-what = Movement points when its crew moves it.
landships-about-pinned = Pinned: it neither moves nor fires, and does not count in close combat.
landships-about-fired = It has fired: it can be seen from 10 hexes.
landships-about-moved = It has left its hex in this player-turn.
landships-about-charging = Charging.
landships-about-blown = Its horses are blown: trot only.
landships-about-temporary = Temporary breakdown: it may be repaired.
landships-about-permanent = Permanent breakdown: it moves no more, but its weapons fire.
landships-about-wheels = Wheels damaged: it moves no more.
landships-about-shaken = The crew is shaken.
landships-about-hidden = Hidden: the enemy does not know where it is.
landships-about-captured = Captured from the enemy.
landships-about-weak = Weak armour: machine guns may stop it.
landships-about-poor = Poor at crossing trenches: it tests for breakdown there.
landships-about-hard = Hard to manoeuvre: each hexside of turn costs 2 MP off the road.
landships-about-fascine = It carries a fascine to fill one trench.
landships-about-unserved = Nobody serves it.
landships-about-aboard = Aboard: { $unit }.
landships-about-carries = It carries { $unit }.
landships-about-shots = { $n ->
        [one] One shot so far at { $unit } in { $hex }: the next is better.
       *[other] { $n } shots so far at { $unit } in { $hex }.
    }
landships-about-in-clear = Clear ground: no cover.
landships-about-in-difficult = Difficult ground: tanks break down more often here.
landships-about-in-town = Town: cover, and it blocks sight.
landships-about-in-crater = Crater: some cover.
landships-about-in-hill = Hill.
landships-about-in-woods = Woods: cover, and they block sight.
landships-about-in-river = River: crossed by bridge.
landships-about-in-swamp = Swamp.
landships-about-high = High ground: it sees over what is low.
landships-about-by-road = A road runs here.
landships-about-trench = Trench: cover for those on foot.
landships-about-filled = The trench is filled here.
landships-about-fortified = Fortified network: the best cover, for 3 groups and one weapon.
landships-about-hidden-network = Hidden: the enemy does not know of it, and it gives nothing until it is shown. An attack on it shows it first.
landships-about-wire = Wire: it slows foot, stops wheels, halves the fire of those in it. A tank crushes it.
landships-about-crushed = Crushed wire: open to foot and horse.
landships-about-mines = Mines: whoever enters rolls a die.
landships-about-wreck = A wreck.
landships-about-gas = Gas.
landships-about-smoke = Smoke: it blocks sight.
landships-about-drumfire = A barrage of { $n } stands here ({ $side }).
landships-about-cost-foot = Foot: { $mp } MP to enter.
landships-about-closed-foot = Foot: no entry off the road.
landships-about-cost-horse = Cavalry: { $mp } MP to enter.
landships-about-closed-horse = Cavalry: no entry off the road.
landships-about-cost-tank = Tanks: { $mp } MP to enter.
landships-about-closed-tank = Tanks: no entry off the road.
landships-about-cost-wheels = Wheels: { $mp } MP to enter.
landships-about-closed-wheels = Wheels: no entry off the road.
landships-term-L2-9 = table D3
landships-term-L17-1 = nation and year
landships-term-L7-1 = table D1
landships-term-L5-1 = table D1
landships-term-L11-12 = flamethrower
landships-term-L6-2 = table D2
landships-term-L12-8 = table D2
landships-term-L18-2 = table D2
landships-term-L14-17 = table D3
landships-term-L19-4 = table D3
landships-term-L21-3 = table D3

## What stops a line of sight

landships-sight-block = { $hex } stops it: { $terrain }
landships-sight-far = no farther than { $n } hexes can be seen in this turn

## The rule catalogue

landships-booklet-charts = The charts
landships-booklet-design = Rules of our own
landships-chapter-terrain = Terrain and movement
landships-chapter-spotting = Spotting
landships-chapter-breakdown = Breakdowns
landships-chapter-repair = Repair
landships-chapter-atcrt = Anti-tank fire
landships-chapter-atx = MG, AT rifle, flames
landships-chapter-comms = Communications
landships-chapter-permit = Fire permission
landships-chapter-scatter = Scatter
landships-chapter-barrage = Barrages
landships-chapter-cacrt = Close combat
landships-chapter-bomb = Bombing
landships-chapter-aa = Anti-aircraft fire
landships-chapter-sacrt = Small arms
landships-chapter-L = Rules of our own
landships-chapter-L1 = Basics
landships-chapter-L2 = Units
landships-chapter-L3 = The map
landships-chapter-L4 = Sequence of play
landships-chapter-L5 = Foot movement
landships-chapter-L6 = Vehicles
landships-chapter-L7 = Cavalry
landships-chapter-L8 = Stacking
landships-chapter-L9 = Line of sight
landships-chapter-L10 = Spotting
landships-chapter-L11 = Small-arms fire
landships-chapter-L12 = Anti-tank fire
landships-chapter-L13 = Other fire at tanks
landships-chapter-L14 = Artillery
landships-chapter-L15 = Gas and smoke
landships-chapter-L16 = Close combat
landships-chapter-L17 = Morale
landships-chapter-L18 = Breakdowns
landships-chapter-L19 = Aircraft
landships-chapter-L20 = Tank leaders
landships-chapter-L21 = Support weapons
landships-chapter-L22 = Works
landships-chapter-L23 = Ships
landships-chapter-L24 = Nations and years
landships-chapter-L25 = Victory
landships-chapter-L26 = Optional rules
landships-chapter-L27 = Scenario: the beet works
landships-chapter-L28 = Scenario: mist on the plateau
landships-chapter-L29 = Scenario: the tanks go in
