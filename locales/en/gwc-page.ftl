# Great War Commander, on the page of a match: what stands on pieces, beside the map and on buttons.

## A piece

gwc-state-demoralised = Demoralised
gwc-state-hrl = Highest-Ranking Leader
gwc-state-out-of-cohesion = out of Cohesion
gwc-state-exited = has left the map once
gwc-value-gun = gun FP { $n }
gwc-value-gun-range = gun Range { $n }
gwc-value-bog = Immobilisation { $n }
gwc-value-rank = rank { $n }

## Weapons are pieces too

gwc-unit-mg08 = { gwc-weapon-mg08 }
gwc-unit-mg0815 = { gwc-weapon-mg0815 }
gwc-unit-minenwerfer = { gwc-weapon-minenwerfer }
gwc-unit-77mm = { gwc-weapon-77mm }
gwc-unit-saint-etienne = { gwc-weapon-saint-etienne }
gwc-unit-hotchkiss = { gwc-weapon-hotchkiss }
gwc-unit-chauchat = { gwc-weapon-chauchat }
gwc-unit-crapouillot = { gwc-weapon-crapouillot }
gwc-unit-75mm = { gwc-weapon-75mm }
gwc-unit-37mm = { gwc-weapon-37mm }
gwc-unit-flamethrower = { gwc-weapon-flamethrower }

## Beside the map

gwc-zone-plans = Strategy Card
gwc-zone-plan-deck = Strategy deck
gwc-zone-plan-discard = Strategy Cards played
gwc-zone-reminders = Reminders
gwc-zone-aside = Card of HQ
gwc-track-radio = Telephone, FP
gwc-track-radio-broken = Telephone, broken
gwc-track-radio-broken-short = Telephone (broken)
gwc-track-plan = Strategy Card
gwc-terrain-sr = Spotting Round
gwc-terrain-impact = Impact
gwc-do-plus-short = Add 1
gwc-do-bomb-short = Bomb { $hex }
gwc-do-strafe-short = Strafe { $hex } and { $to }
gwc-facts-first = vp casualties surrender hand telephone plan secret time sudden-death orders initiative turn
gwc-telephone-broken = Telephone broken
gwc-telephone-local = Telephone: Local Barrage
gwc-telephone-standing = Telephone: Standing/Creeping Barrage
gwc-telephone-gas = Telephone: Gas Attack
gwc-telephone-plain = Telephone ready
gwc-telephone-smoke = Telephone ready
gwc-initiative-french = Initiative: French
gwc-turn-french = Turn of the French
gwc-fact-plan = { $value ->
        [0] no Strategy Card
       *[other] a Strategy Card
    }
gwc-when-movers = { $n ->
        [one] At 1 Formation on the Move
       *[other] At { $n } Formations on the Move or fewer
    }
    .op = <=

## The board in text: word and letter

gwc-board-ditch = { gwc-terrain-ditch }
    .letter = g
gwc-board-river = { gwc-terrain-river }
    .letter = ~
gwc-board-water = { gwc-terrain-water }
    .letter = ≈
gwc-board-bridge = { gwc-terrain-bridge }
    .letter = #
gwc-board-boulders = { gwc-terrain-boulders }
    .letter = *
gwc-board-quarry = { gwc-terrain-quarry }
    .letter = q
gwc-board-ruin = { gwc-terrain-ruin }
    .letter = r
gwc-board-shell-hole = { gwc-terrain-shell-hole }
    .letter = °
gwc-board-destroyed-woods = { gwc-terrain-destroyed-woods }
    .letter = y
gwc-board-blockhouse = { gwc-terrain-blockhouse }
    .letter = n
gwc-board-casemate = { gwc-terrain-casemate }
    .letter = p
gwc-board-gas = { gwc-terrain-gas }
    .letter = €
gwc-board-foxholes = { gwc-terrain-foxholes }
    .letter = u
gwc-board-bertin = Leader
    .letter = L
gwc-board-nehring = Leader
    .letter = L
gwc-board-adler = Leader
    .letter = L
gwc-board-mueller = Leader
    .letter = L
gwc-board-ebel = Leader
    .letter = L
gwc-board-hartmann = Leader
    .letter = L
gwc-board-vogt = Leader
    .letter = L
gwc-board-lenz = Leader
    .letter = L
gwc-board-krause = Leader
    .letter = L
gwc-board-hero = Hero
    .letter = H
gwc-board-bote = Liaison Agent
    .letter = A
gwc-board-stosstruppen = Section
    .letter = S
gwc-board-pionier = Section
    .letter = S
gwc-board-jaeger = Section
    .letter = S
gwc-board-infanterie-1914 = Section
    .letter = S
gwc-board-infanterie = Section
    .letter = S
gwc-board-landwehr = Section
    .letter = S
gwc-board-abteilung = Squad
    .letter = T
gwc-board-a7v = Tank
    .letter = C
gwc-board-driant = Leader
    .letter = L
gwc-board-barnier = Leader
    .letter = L
gwc-board-caron = Leader
    .letter = L
gwc-board-de-grasse = Leader
    .letter = L
gwc-board-durant = Leader
    .letter = L
gwc-board-violette = Leader
    .letter = L
gwc-board-maran = Leader
    .letter = L
gwc-board-pastre = Leader
    .letter = L
gwc-board-verdier = Leader
    .letter = L
gwc-board-ravy = Leader
    .letter = L
gwc-board-agent = Liaison Agent
    .letter = A
gwc-board-genie = Section
    .letter = S
gwc-board-chasseurs = Section
    .letter = S
gwc-board-tirailleurs = Section
    .letter = S
gwc-board-territoriaux = Section
    .letter = S
gwc-board-specialistes = Squad
    .letter = T
gwc-board-schneider = Tank
    .letter = C
gwc-board-schneider-chef = Tank Leader
    .letter = CL
gwc-board-saint-chamond = Tank
    .letter = C
gwc-board-saint-chamond-chef = Tank Leader
    .letter = CL
gwc-board-renault-canon = Tank
    .letter = C
gwc-board-renault-mitrailleuse = Tank
    .letter = C
gwc-board-renault-chef = Tank Leader
    .letter = CL
gwc-board-gibbons = Leader
    .letter = L
gwc-board-knox = Leader
    .letter = L
gwc-board-wise = Leader
    .letter = L
gwc-board-kelly = Leader
    .letter = L
gwc-board-michaels = Leader
    .letter = L
gwc-board-york = Leader
    .letter = L
gwc-board-hill = Leader
    .letter = L
gwc-board-smith = Leader
    .letter = L
gwc-board-runner = Liaison Agent
    .letter = A
gwc-board-engineers = Section
    .letter = S
gwc-board-marines = Section
    .letter = S
gwc-board-doughboys = Section
    .letter = S
gwc-board-green = Section
    .letter = S
gwc-board-team = Squad
    .letter = T
gwc-board-woods = { cce-board-woods }
    .letter = { cce-board-woods.letter }
gwc-board-building = { cce-board-building }
    .letter = { cce-board-building.letter }
gwc-board-brush = { cce-board-brush }
    .letter = { cce-board-brush.letter }
gwc-board-orchard = { cce-board-orchard }
    .letter = { cce-board-orchard.letter }
gwc-board-marsh = { cce-board-marsh }
    .letter = { cce-board-marsh.letter }
gwc-board-field = { cce-board-field }
    .letter = { cce-board-field.letter }
gwc-board-road = { cce-board-road }
    .letter = { cce-board-road.letter }
gwc-board-level = { cce-board-level }
    .letter = { cce-board-level.letter }
gwc-board-trench = { cce-board-trench }
    .letter = { cce-board-trench.letter }
gwc-board-wire = { cce-board-wire }
    .letter = { cce-board-wire.letter }
gwc-board-mines = { cce-board-mines }
    .letter = { cce-board-mines.letter }
gwc-board-smoke = { cce-board-smoke }
    .letter = { cce-board-smoke.letter }
gwc-board-blaze = { cce-board-blaze }
    .letter = { cce-board-blaze.letter }
gwc-board-objective = { cce-board-objective }
    .letter = { cce-board-objective.letter }
gwc-board-flamethrower = { cce-board-flamethrower }
    .letter = { cce-board-flamethrower.letter }
gwc-board-mg08 = { cce-board-lmg }
    .letter = { cce-board-lmg.letter }
gwc-board-mg0815 = { cce-board-lmg }
    .letter = { cce-board-lmg.letter }
gwc-board-saint-etienne = { cce-board-lmg }
    .letter = { cce-board-lmg.letter }
gwc-board-hotchkiss = { cce-board-lmg }
    .letter = { cce-board-lmg.letter }
gwc-board-chauchat = { cce-board-lmg }
    .letter = { cce-board-lmg.letter }
gwc-board-minenwerfer = { cce-board-light-mortar }
    .letter = { cce-board-light-mortar.letter }
gwc-board-crapouillot = { cce-board-light-mortar }
    .letter = { cce-board-light-mortar.letter }
gwc-board-77mm = { cce-board-ig18 }
    .letter = { cce-board-ig18.letter }
gwc-board-75mm = { cce-board-ig18 }
    .letter = { cce-board-ig18.letter }
gwc-board-37mm = { cce-board-ig18 }
    .letter = { cce-board-ig18.letter }
gwc-track-radio-local = Telephone, Local Barrage: FP
gwc-track-radio-local-short = Local Barrage
gwc-track-radio-standing = Telephone, Standing/Creeping Barrage: FP
gwc-track-radio-standing-short = Standing/Creeping
gwc-track-radio-gas = Telephone, Gas Attack: FP
gwc-track-radio-gas-short = Gas Attack
gwc-when-plus-decides = { $n ->
        [0] If 1 more changes little
       *[other] Even if 1 more changes much
    }
    .op = <=
gwc-do-plus-any-short = Add 1
gwc-values = { $morale ->
        [one] FP { $fp }, Range { $range }, { $movement ->
            [-1] no Movement
           *[other] Movement { $movement }
        }, Morale { $morale }{ $command ->
            [0] {""}
           *[other] , Command { $command }
        }{ $gun ->
            [one] , gun FP { $gun } Range { $gun-range }
            [other] , gun FP { $gun } Range { $gun-range }
           *[none] {""}
        }{ $bog ->
            [one] , Immobilisation { $bog }
            [other] , Immobilisation { $bog }
           *[none] {""}
        }
        [other] FP { $fp }, Range { $range }, { $movement ->
            [-1] no Movement
           *[other] Movement { $movement }
        }, Morale { $morale }{ $command ->
            [0] {""}
           *[other] , Command { $command }
        }{ $gun ->
            [one] , gun FP { $gun } Range { $gun-range }
            [other] , gun FP { $gun } Range { $gun-range }
           *[none] {""}
        }{ $bog ->
            [one] , Immobilisation { $bog }
            [other] , Immobilisation { $bog }
           *[none] {""}
        }
       *[none] FP { $fp }, Range { $range }{ $movement ->
            [0] {""}
           *[other] , Movement { $movement }
        }
    }
gwc-state-broken = Broken
gwc-terrain-aircraft = aircraft above
gwc-seen-telephone-broken = Broken
gwc-seen-telephone-plain = in no box
