# Commands & Colors : La Grande Guerre, sur la page d’une partie : les pièces, ce qui borde la carte, les boutons.

## Une pièce

ccgw-values = { $figures ->
        [one] { $figures } figurine sur { $of }
       *[other] { $figures } figurines sur { $of }
    }
ccgw-state-grenadier = avec un grenadier
ccgw-state-ordered = sous ordre
ccgw-state-moved = a bougé
ccgw-state-fought = a combattu
ccgw-state-stopped = a dû s’arrêter
ccgw-state-no-fight = ne combat pas ce tour
ccgw-state-out-of-ammo = à court de munitions
ccgw-state-raider = en raid

## Mains, pioches, défausses

ccgw-track-command-short = Commandement
ccgw-track-combat-short = Combat
ccgw-track-artillery-short = Artillerie
ccgw-goal-place-short = { $place }
ccgw-goal-part-short = { $place }, { $hex }
ccgw-goal-hexes-short = { $hexes }
ccgw-zone-hand-command = Commandement
ccgw-zone-hand-combat = Combat
ccgw-zone-drawn-command = Piochées
ccgw-zone-drawn-combat = Piochées
ccgw-zone-played-command = Jouées
ccgw-zone-played-combat = Jouées
ccgw-zone-deck-command = Pioche Commandement
ccgw-zone-deck-combat = Pioche Combat
ccgw-zone-discard-command = Défausse Commandement
ccgw-zone-discard-combat = Défausse Combat

## Totaux

ccgw-tally-dice = { $total ->
        [one] { $total } dé
       *[other] { $total } dés
    }
ccgw-tally-hits = { $total ->
        [0] aucune touche
        [one] { $total } touche
       *[other] { $total } touches
    }

## Les offres en quelques mots, pour un bouton

ccgw-do-play-short = Jouer { $card }
ccgw-do-card-short = Jouer { $card }, { $cost } QG
ccgw-do-order-artillery-short = Artillerie : { $section }
ccgw-do-order-artillery-anywhere-short = Artillerie, partout
ccgw-do-section-short = { $section }
ccgw-do-exit-short = Sortir depuis { $from }
ccgw-do-fire-short = Tirer sur { $to }
ccgw-do-assault-short = Corps à corps en { $to }
ccgw-do-cut-short = Retirer les barbelés en { $hex }
ccgw-do-target-short = Tirer sur { $hex }

## Ce qu’un ordre permanent peut regarder, et comment

ccgw-when-range = À portée { $n } ou plus
    .op = >=
ccgw-when-dice = { $n ->
        [one] Pour { $n } dé
       *[other] Pour { $n } dés ou moins
    }
    .op = <=

## Ce qui est annulé, en peu de mots

ccgw-do-step-undo = mouvement en { $to }
ccgw-do-order-undo = ordre en { $hex }
ccgw-do-play-undo = { $card }
ccgw-do-card-undo = { $card }
ccgw-do-fire-undo = tir sur { $to }
ccgw-do-assault-undo = corps à corps en { $to }
ccgw-do-pick-undo = choix de { $hex }
ccgw-do-target-undo = gabarit sur { $hex }

## Refus avec les chiffres sur lesquels ils reposent

ccgw-no-far-of = cette unité n’a plus de mouvement : { $n } hex parcourus sur { $of }
ccgw-no-moved-too-far-of = cette unité a parcouru { $n } hex, et elle combat après { $of ->
        [0] aucun
       *[other] { $of } au plus
    }
ccgw-no-card-pay-of = cette carte coûte { $n ->
        [one] { $n } pion QG
       *[other] { $n } pions QG
    }, et vous en avez { $of }
