# Le livret de l’Armée française : spécialistes, cours d’eau, bunkers, chars et canons.

ccgw-unit-infantry-grenadier = { $side ->
        [Britanniques] l’infanterie britannique avec grenadier
        [Canadiens] l’infanterie canadienne avec grenadier
        [Allemands] l’infanterie allemande avec grenadier
       *[other] l’infanterie française avec grenadier
    }
ccgw-unit-infantry-elite = { $side ->
        [Britanniques] l’infanterie britannique d’élite
        [Canadiens] l’infanterie canadienne d’élite
        [Allemands] l’infanterie allemande d’élite
       *[other] l’infanterie française d’élite
    }
ccgw-unit-infantry-engineer = { $side ->
        [Britanniques] l’infanterie britannique avec génie
        [Canadiens] l’infanterie canadienne avec génie
        [Allemands] l’infanterie allemande avec génie
       *[other] l’infanterie française avec génie
    }
ccgw-unit-infantry-flamethrower = { $side ->
        [Britanniques] l’infanterie britannique avec lance-flammes
        [Canadiens] l’infanterie canadienne avec lance-flammes
        [Allemands] l’infanterie allemande avec lance-flammes
       *[other] l’infanterie française avec lance-flammes
    }
ccgw-unit-infantry-lmg = { $side ->
        [Britanniques] l’infanterie britannique avec mitrailleuse légère
        [Canadiens] l’infanterie canadienne avec mitrailleuse légère
        [Allemands] l’infanterie allemande avec mitrailleuse légère
       *[other] l’infanterie française avec mitrailleuse légère
    }
ccgw-unit-infantry-sniper = { $side ->
        [Britanniques] l’infanterie britannique avec tireur d’élite
        [Canadiens] l’infanterie canadienne avec tireur d’élite
        [Allemands] l’infanterie allemande avec tireur d’élite
       *[other] l’infanterie française avec tireur d’élite
    }
ccgw-unit-infantry-officer = { $side ->
        [Britanniques] l’infanterie britannique avec officier
        [Canadiens] l’infanterie canadienne avec officier
        [Allemands] l’infanterie allemande avec officier
       *[other] l’infanterie française avec officier
    }
ccgw-unit-infantry-observer = { $side ->
        [Britanniques] l’infanterie britannique avec observateur
        [Canadiens] l’infanterie canadienne avec observateur
        [Allemands] l’infanterie allemande avec observateur
       *[other] l’infanterie française avec observateur
    }
ccgw-unit-machine-gun-loader = { $side ->
        [Britanniques] la mitrailleuse lourde britannique
        [Canadiens] la mitrailleuse lourde canadienne
        [Allemands] la mitrailleuse lourde allemande
       *[other] la mitrailleuse lourde française
    }
ccgw-unit-mortar-loader = { $side ->
        [Britanniques] le mortier lourd britannique
        [Canadiens] le mortier lourd canadien
        [Allemands] le mortier lourd allemand
       *[other] le mortier lourd français
    }
ccgw-unit-mortar-observer = { $side ->
        [Britanniques] le mortier britannique avec observateur
        [Canadiens] le mortier canadien avec observateur
        [Allemands] le mortier allemand avec observateur
       *[other] le mortier français avec observateur
    }
ccgw-unit-schneider = { $side ->
        [Britanniques] le char Schneider britannique
        [Canadiens] le char Schneider canadien
        [Allemands] le char Schneider allemand
       *[other] le char Schneider français
    }
ccgw-unit-saint-chamond = { $side ->
        [Britanniques] le char Saint-Chamond britannique
        [Canadiens] le char Saint-Chamond canadien
        [Allemands] le char Saint-Chamond allemand
       *[other] le char Saint-Chamond français
    }
ccgw-unit-field-gun = { $side ->
        [Britanniques] le canon de campagne britannique
        [Canadiens] le canon de campagne canadien
        [Allemands] le canon de campagne allemand
       *[other] le canon de campagne français
    }
ccgw-specialist-grenadier = grenadier
ccgw-specialist-elite = troupe d’élite
ccgw-state-elite = troupe d’élite
ccgw-board-elite = troupe d’élite
    .letter = ^
ccgw-specialist-engineer = génie
ccgw-state-engineer = avec le génie
ccgw-board-engineer = génie
    .letter = #
ccgw-specialist-flamethrower = lance-flammes
ccgw-state-flamethrower = avec un lance-flammes
ccgw-board-flamethrower = lance-flammes
    .letter = ~
ccgw-specialist-loader = pourvoyeur d’arme lourde
ccgw-state-loader = arme lourde
ccgw-board-loader = pourvoyeur d’arme lourde
    .letter = :
ccgw-specialist-lmg = mitrailleuse légère
ccgw-state-lmg = avec une mitrailleuse légère
ccgw-board-lmg = mitrailleuse légère
    .letter = ;
ccgw-specialist-sniper = tireur d’élite
ccgw-state-sniper = avec un tireur d’élite
ccgw-board-sniper = tireur d’élite
    .letter = <
ccgw-specialist-officer = officier
ccgw-state-officer = avec un officier
ccgw-board-officer = officier
    .letter = >
ccgw-specialist-observer = observateur
ccgw-state-observer = avec un observateur
ccgw-board-observer = observateur
    .letter = ?
ccgw-board-schneider = char Schneider
    .letter = TS
ccgw-board-saint-chamond = char Saint-Chamond
    .letter = TC
ccgw-board-field-gun = canon de campagne
    .letter = FG
ccgw-terrain-church = église
ccgw-board-church = église
    .letter = C
ccgw-terrain-bunker = bunker
ccgw-board-bunker = bunker
    .letter = U
ccgw-terrain-water = cours d’eau
ccgw-board-water = cours d’eau
    .letter = w
ccgw-terrain-ford = gué
ccgw-board-ford = gué
    .letter = v
ccgw-terrain-bridge = pont
ccgw-board-bridge = pont
    .letter = n
ccgw-terrain-fortified = position fortifiée
ccgw-board-fortified = position fortifiée
    .letter = &
ccgw-terrain-damaged = pont endommagé
ccgw-board-damaged = pont endommagé
    .letter = /
ccgw-terrain-gun = canon abandonné
ccgw-board-gun = canon abandonné
    .letter = g
ccgw-state-acquired = repérée par un mortier
ccgw-board-acquired = repérée par un mortier
    .letter = @
ccgw-state-ditched = embourbé
ccgw-board-ditched = embourbé
    .letter = _
ccgw-state-credited = tient une Médaille ici
ccgw-board-credited = tient une Médaille ici
    .letter = $
ccgw-specialist-placed = En { $hex }, un spécialiste avec { $unit } : { $specialist }.
ccgw-ask-specialists = Placez vos spécialistes
ccgw-note-specialists = { $n ->
        [0] Tous sont placés ; vous pouvez encore échanger les vôtres.
        [one] Un, à votre choix, dans une unité qui n’en a pas.
       *[other] { $n }, à votre choix, chacun dans une unité qui n’en a pas.
    }
ccgw-do-enlist = { $hex } : { $specialist } dans { $unit }
ccgw-do-enlist-short = { $specialist }
ccgw-brings-grenadier = Un Dé de plus au corps à corps ; à 2 hex, chaque Face Mortelle touche aussi.
ccgw-brings-elite = Se déplace de 2 hex au plus et combat quand même.
ccgw-brings-engineer = Coupe les barbelés et combat ; construit des positions fortifiées et répare les ponts.
ccgw-brings-flamethrower = Au corps à corps, l’ennemi n’ignore aucun Drapeau ; ne combat qu’après 1 hex de mouvement au plus.
ccgw-brings-loader-machine-gun = En fait une mitrailleuse lourde : portée 5, 4 Dés à 2 et 3 hex.
ccgw-brings-loader-mortar = En fait un mortier lourd : portée 6, 3 Dés à 2 et 3 hex.
ccgw-brings-lmg = Portée 4, 3 Dés à 2 hex ; 4 Dés au corps à corps ; prend part aux feux croisés.
ccgw-brings-sniper = Un Dé de plus en combat à distance si l’unité ne se déplace pas.
ccgw-brings-officer = Se déplace de 3 hex au plus sans combattre ; second corps à corps après une avance.
ccgw-brings-observer-mortar = L’unité qu’il touche est repérée : les mortiers lancent un Dé de plus contre elle.
ccgw-brings-observer-infantry = Tant qu’il voit un ennemi à 5 hex au plus, le premier dé de l’artillerie de réserve est gratuit.
ccgw-do-done-specialists = Ne plus en placer
ccgw-ask-rows = Choisissez une rangée à bombarder
ccgw-note-rows = { $last ->
        [0] En partant de votre côté ; vous pouvez en sauter, pas revenir en arrière.
       *[other] Au-delà de la rangée { $last } ; vous pouvez en sauter, pas revenir en arrière.
    }
ccgw-do-row = Bombarder la rangée { $n }
ccgw-do-row-short = Rangée { $n }
ccgw-do-done-rows = Fin du bombardement
ccgw-do-fortify = { $tokens ->
        [0] { $from } : { $unit } fortifie { $to }
       *[other] { $from } : { $unit } fortifie { $to } pour { $tokens } pions QG
    }
ccgw-do-fortify-short = { $tokens ->
        [0] Fortifier { $to }
       *[other] Fortifier { $to }, { $tokens } QG
    }
ccgw-do-repair = { $from } : { $unit } répare le pont en { $to }
ccgw-do-repair-short = Réparer le pont en { $to }
ccgw-fortified = En { $from }, { $unit } fortifie { $to }.
ccgw-repaired = En { $from }, { $unit } répare le pont en { $to }.
ccgw-works-gone = La position fortifiée en { $hex } est détruite.
ccgw-acquired = En { $hex }, { $unit } est repérée par l’observateur.
ccgw-bog-test = En { $hex }, { $unit } éprouve le terrain : { $face }. { $face ->
        [Drapeau] Il s’embourbe.
       *[other] Il passe.
    }
ccgw-confirmed = Touches sur le char, { $side } : { $faces }. { $n ->
        [0] Aucune ne compte.
        [one] Une compte.
       *[other] { $n } comptent.
    }
ccgw-unit-credited = Une Médaille pour { $side } : { $unit } tient sa place.
ccgw-unit-uncredited = { $side } : { $unit } n’y est plus, sa Médaille est rendue.
ccgw-gun-taken = Le canon en { $hex } est pris.
ccgw-medal-gun = { $n ->
        [one] Une Médaille pour { $side } : un canon capturé.
       *[other] { $n } Médailles pour { $side } : un canon capturé.
    }
ccgw-why-bog = Test du terrain
ccgw-why-confirm = Touches sur un char
ccgw-term-fx-spec-grenadier = grenadier
ccgw-term-fx-spec-heavy-mg = mitrailleuse lourde
ccgw-term-fx-spec-heavy-mortar = mortier lourd
ccgw-term-fx-spec-lmg = mitrailleuse légère
ccgw-term-fx-spec-sniper = tireur d’élite immobile
ccgw-term-fx-spec-observer-bonus = cible repérée
ccgw-term-fx-ter-church-combat = église occupée ce tour
ccgw-term-fx-ter-bunker-combat = bunker occupé ce tour
ccgw-term-fx-ter-church-protection = protection de l’église
ccgw-term-fx-ter-bunker-protection-ranged = protection du bunker
ccgw-term-fx-ter-bunker-protection-melee = protection du bunker
ccgw-term-fx-ter-water-ford-combat = aucune protection dans l’eau
ccgw-term-fx-ter-fort-pos-protection = protection de la position fortifiée
ccgw-term-own-tank-dice = char
ccgw-term-own-tank-deadly = char
ccgw-term-own-tank-ground = char
ccgw-term-own-gun-dice = canon de campagne
ccgw-no-tank-building = un char entré dans un bâtiment ne tire pas ce tour
ccgw-no-fight-ford = on ne combat pas dans le gué { $hex }
ccgw-no-ditched = le char en { $hex } est embourbé pour de bon
ccgw-no-ignore-flames = face au lance-flammes, aucun Drapeau ne peut être ignoré
ccgw-no-water = { $hex } est un cours d’eau infranchissable
ccgw-no-ford-tracks = ni char ni canon de campagne ne passe le gué { $hex }
ccgw-no-bridge = le pont en { $hex } est endommagé : on ne le franchit pas
ccgw-no-moved-gun = un canon de campagne qui s’est déplacé ne combat pas ce tour-ci
ccgw-no-engineer = seul le génie peut le faire
ccgw-no-work-moved = le génie travaille au lieu de se déplacer et de combattre
ccgw-no-work-enemy = le génie ne peut fortifier au contact de l’ennemi
ccgw-no-work-tokens = fortifier un hex adjacent coûte 2 pions QG
ccgw-no-work-here = aucune position fortifiée ne peut s’y trouver
ccgw-no-repair = aucun pont endommagé n’est adjacent au génie
ccgw-no-specialist-unit = un spécialiste rejoint l’une de vos unités
ccgw-no-specialist-host = ce spécialiste ne rejoint pas une telle unité
ccgw-no-specialist-second = l’unité a déjà un spécialiste
ccgw-no-specialist-left = vous n’avez plus de spécialiste à placer
ccgw-no-specialist-figures = l’armée n’a plus de spécialiste de cette sorte
ccgw-no-specialist-year = l’armée n’en avait pas encore autant
ccgw-no-specialist-section = un officier est déjà dans ce secteur
ccgw-no-specialists-first = placez d’abord vos spécialistes
ccgw-no-row = cette rangée n’existe pas
ccgw-no-row-back = le bombardement s’éloigne de vous, il ne revient pas
