# Great War Commander, sur la page d’une partie : les pions, ce qui borde la carte, les boutons.

## Un pion

gwc-state-demoralised = Démoralisé
gwc-state-hrl = Leader le plus Haut-Gradé
gwc-state-out-of-cohesion = Hors-Cohésion
gwc-state-exited = déjà sorti une fois
gwc-value-gun = PF du canon { $n }
gwc-value-gun-range = Portée du canon { $n }
gwc-value-bog = Immobilisation { $n }
gwc-value-rank = grade { $n }

## Les Armes sont aussi des pions

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

## Au bord de la carte

gwc-zone-plans = Carte Stratégie
gwc-zone-plan-deck = Paquet Stratégie
gwc-zone-plan-discard = Cartes Stratégie jouées
gwc-zone-reminders = Cartes Rappel
gwc-zone-aside = Carte du QG
gwc-track-radio = Téléphone, PF
gwc-track-radio-broken = Téléphone Cassé
gwc-track-radio-broken-short = Tél. Cassé
gwc-track-plan = Carte Stratégie
gwc-terrain-sr = Salve de Repérage
gwc-terrain-impact = Impact
gwc-do-plus-short = Ajouter 1
gwc-do-bomb-short = Bombarder { $hex }
gwc-do-strafe-short = Mitrailler { $hex } et { $to }
gwc-facts-first = vp casualties surrender hand telephone plan secret time sudden-death orders initiative turn
gwc-telephone-broken = Téléphone Cassé
gwc-telephone-local = Téléphone : Barrage Local
gwc-telephone-standing = Téléphone : Barrage Fixe/Roulant
gwc-telephone-gas = Téléphone : Attaque au Gaz
gwc-telephone-plain = Téléphone prêt
gwc-telephone-smoke = Téléphone prêt
gwc-initiative-french = Initiative : Français
gwc-turn-french = Tour des Français
gwc-fact-plan = { $value ->
        [0] pas de Carte Stratégie
       *[other] une Carte Stratégie
    }
gwc-when-movers = { $n ->
        [one] Pour { $n } Formation en Mouvement
       *[other] Pour { $n } Formations en Mouvement ou moins
    }
    .op = <=

## La carte en texte : mot et lettre

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
gwc-board-hero = Héros
    .letter = H
gwc-board-bote = Agent de liaison
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
gwc-board-abteilung = Escouade
    .letter = E
gwc-board-a7v = Char
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
gwc-board-agent = Agent de liaison
    .letter = A
gwc-board-genie = Section
    .letter = S
gwc-board-chasseurs = Section
    .letter = S
gwc-board-tirailleurs = Section
    .letter = S
gwc-board-territoriaux = Section
    .letter = S
gwc-board-specialistes = Escouade
    .letter = E
gwc-board-schneider = Char
    .letter = C
gwc-board-schneider-chef = Char de commandement
    .letter = CL
gwc-board-saint-chamond = Char
    .letter = C
gwc-board-saint-chamond-chef = Char de commandement
    .letter = CL
gwc-board-renault-canon = Char
    .letter = C
gwc-board-renault-mitrailleuse = Char
    .letter = C
gwc-board-renault-chef = Char de commandement
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
gwc-board-runner = Agent de liaison
    .letter = A
gwc-board-engineers = Section
    .letter = S
gwc-board-marines = Section
    .letter = S
gwc-board-doughboys = Section
    .letter = S
gwc-board-green = Section
    .letter = S
gwc-board-team = Escouade
    .letter = E
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
gwc-track-radio-local = Téléphone, Barrage Local : PF
gwc-track-radio-local-short = Barrage Local
gwc-track-radio-standing = Téléphone, Barrage Fixe/Roulant : PF
gwc-track-radio-standing-short = Fixe/Roulant
gwc-track-radio-gas = Téléphone, Attaque au Gaz : PF
gwc-track-radio-gas-short = Attaque au Gaz
gwc-when-plus-decides = { $n ->
        [0] Si 1 de plus change peu
       *[other] Même si 1 de plus change beaucoup
    }
    .op = <=
gwc-do-plus-any-short = Ajouter 1
gwc-values = { $morale ->
        [one] PF { $fp }, Portée { $range }, { $movement ->
            [-1] sans Mouvement
           *[other] Mouvement { $movement }
        }, Moral { $morale }{ $command ->
            [0] {""}
           *[other] , Commandement { $command }
        }{ $gun ->
            [one] , canon PF { $gun } Portée { $gun-range }
            [other] , canon PF { $gun } Portée { $gun-range }
           *[none] {""}
        }{ $bog ->
            [one] , Immobilisation { $bog }
            [other] , Immobilisation { $bog }
           *[none] {""}
        }
        [other] PF { $fp }, Portée { $range }, { $movement ->
            [-1] sans Mouvement
           *[other] Mouvement { $movement }
        }, Moral { $morale }{ $command ->
            [0] {""}
           *[other] , Commandement { $command }
        }{ $gun ->
            [one] , canon PF { $gun } Portée { $gun-range }
            [other] , canon PF { $gun } Portée { $gun-range }
           *[none] {""}
        }{ $bog ->
            [one] , Immobilisation { $bog }
            [other] , Immobilisation { $bog }
           *[none] {""}
        }
       *[none] PF { $fp }, Portée { $range }{ $movement ->
            [0] {""}
           *[other] , Mouvement { $movement }
        }
    }
gwc-state-broken = Cassé
gwc-terrain-aircraft = avion au-dessus
gwc-seen-telephone-broken = Cassé
gwc-seen-telephone-plain = dans aucune case
