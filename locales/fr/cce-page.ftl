# Combat Commander : Europe, sur la page d’une partie : les pions, ce qui borde la carte, les boutons.

## Un pion : une unité a un Moral, une Arme n’en a pas

cce-values = { $morale ->
        [one] PF { $fp }, Portée { $range }, Mouvement { $movement }, Moral { $morale }{ $command ->
            [0] {""}
           *[other] , Commandement { $command }
        }
        [other] PF { $fp }, Portée { $range }, Mouvement { $movement }, Moral { $morale }{ $command ->
            [0] {""}
           *[other] , Commandement { $command }
        }
       *[none] PF { $fp }, Portée { $range }{ $movement ->
            [0] {""}
           *[other] , Mouvement { $movement }
        }
    }
cce-value-fp = PF { $n }
cce-value-range = Portée { $n }
cce-value-movement = Mouvement { $n }
cce-value-morale = Moral { $n }
cce-value-command = Commandement { $n }
cce-state-broken = { $morale ->
        [one] démoralisé
        [other] démoralisé
       *[none] en panne
    }
cce-state-suppressed = sous Suppression
cce-state-veteran = Vétéran
cce-state-activated = activation faite
cce-state-carried = emporté
cce-state-lost = hors jeu

## Les Armes sont aussi des pions

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

## Les endroits à côté de la carte

cce-zone-hand = Main
cce-zone-deck = Pioche
cce-zone-discard = Défausse
cce-track-radio-broken-short = Radio (panne)
cce-objective-short = Objectif { $n }{ $worth ->
        [0] {""}
        [one] , { $worth } PV
       *[other] , { $worth } PV
    }
cce-zone-chits = Pions visibles
cce-zone-secret = Vos pions secrets

## Les cases à côté de la carte

cce-place-casualties = Éliminés
cce-place-time = Renforts à la case { $n }
cce-place-reserve = À placer
cce-place-weapons = Armes éliminées

## Totaux

cce-tally-firepower = { $total } PF
cce-tally-attack = Total d’Attaque { $total }
cce-tally-defence = Total de Défense { $total }
cce-tally-melee = Force de Mêlée { $total }
cce-tally-movement = { $total } PM dépensés
cce-tally-targeting = Ciblage { $total }
cce-tally-morale = Moral { $total }

## Les offres en quelques mots, pour un bouton

cce-do-play-short = Ordre : { $order }
cce-do-card-short = Action : { $action }
cce-do-op-fire-short = Tir d’Opportunité
cce-do-reroll-short = Refaire le jet
cce-do-step-short = Vers { $to } : { $unit }
cce-do-with-short = Groupe : { $unit }
cce-do-fire-short = Tirer sur { $to } : { $piece }
cce-do-spot-short = Viser { $hex }
cce-do-spot-smoke-short = Fumigènes sur { $hex }
cce-do-space-short = Case { $n }

## Ce qu’un ordre permanent peut regarder, et comment

cce-when-range = À portée { $n } ou plus
    .op = >=
cce-when-firepower = À { $n } PF ou moins
    .op = <=
cce-when-attack = Pour un Total d’Attaque de { $n } ou moins
    .op = <=
cce-when-gain = Si un autre jet n’y gagne que { $n } % ou moins
    .op = <=
cce-when-movers = { $n ->
        [one] Pour { $n } unité en Mouvement
       *[other] Pour { $n } unités en Mouvement ou moins
    }
    .op = <=

## Ce qui est annulé, en peu de mots

cce-do-step-undo = mouvement en { $to }
cce-do-play-undo = ordre { $order }
cce-do-card-undo = action { $action }
cce-do-discard-undo = défausse
cce-do-unit-undo = choix en { $hex }
cce-do-with-undo = groupe en { $hex }
cce-do-fire-undo = tir sur { $to }
cce-do-join-undo = renfort du tir
cce-do-at-undo = { $hex }

## Ce qu’un acte a donné, dans les quelques mots d’une ligne du journal

cce-defence-total-short = En { $hex }, { $unit } : { $n } contre { $attack }.
cce-rally-test-short = En { $hex }, { $unit } : { $n } contre un Moral de { $morale }.
cce-rout-test-short = En { $hex }, { $unit } : { $n } contre un Moral de { $morale }.

## Refus avec les chiffres sur lesquels ils reposent

cce-no-minimum-of = { $hex } est à { $n ->
        [one] { $n } hexagone
       *[other] { $n } hexagones
    }, et la portée minimale est de { $of }
cce-no-firepower-of = une Gêne de { $n } ne laisse aucune PF à l’attaque
cce-no-orders-left-of = vous avez donné { $n ->
        [one] votre seul Ordre
       *[other] vos { $n } Ordres
    } de ce Tour
cce-no-radius-of = cette unité est à { $n } hexagones ({ $leader }), et le Rayon de Commandement est de { $of }
cce-no-room-of = empilement : { $hex } contiendrait { $n } figurines sur { $of }
