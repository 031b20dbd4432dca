# Commands & Colours : La Grande Guerre.
#
# Une unité se dit avec son article et sans majuscule (« l’infanterie allemande ») : elle n’ouvre donc jamais une
# phrase, ne suit jamais « de » ni « à », et aucun participe ne s’accorde avec elle. Les unités choisissent leur
# adjectif d’après le nom du camp, et les tests d’un seul Dé leurs mots d’après le nom de la face : qui change ces
# noms doit changer aussi les variantes. Un nom de variante ne prend ni accent ni espace : « Français » et « Face
# Mortelle » sont donc toujours la variante par défaut.
# Un refus suit « Non : » et commence en minuscule ; un événement est une phrase entière ; une action est à l’infinitif.

ccgw-title = Commands & Colours : La Grande Guerre
ccgw-tagline = Tranchées, cartes et dés : le front de l’Ouest, 1915-1917

## Camps et unités

ccgw-side-british = Britanniques
ccgw-side-canadian = Canadiens
ccgw-side-german = Allemands
ccgw-side-french = Français

ccgw-unit-infantry = { $side ->
        [Britanniques] l’infanterie britannique
        [Canadiens] l’infanterie canadienne
        [Allemands] l’infanterie allemande
       *[other] l’infanterie française
    }
ccgw-unit-machine-gun = { $side ->
        [Britanniques] la mitrailleuse britannique
        [Canadiens] la mitrailleuse canadienne
        [Allemands] la mitrailleuse allemande
       *[other] la mitrailleuse française
    }
ccgw-unit-mortar = { $side ->
        [Britanniques] le mortier britannique
        [Canadiens] le mortier canadien
        [Allemands] le mortier allemand
       *[other] le mortier français
    }
ccgw-bare-wire = les barbelés
ccgw-artillery = l’artillerie de réserve
ccgw-nobody = personne

ccgw-wing-left = flanc gauche
ccgw-wing-centre = centre
ccgw-wing-right = flanc droit

ccgw-face-s = Soldat
ccgw-face-d = Face Mortelle
ccgw-face-b = Explosion
ccgw-face-f = Drapeau
ccgw-face-hq = QG
ccgw-face-plain = { $n }

## Terrain

ccgw-terrain-countryside = campagne
ccgw-terrain-forest = forêt
ccgw-terrain-building = bâtiment
ccgw-terrain-fortified-building = bâtiment fortifié
ccgw-terrain-hill = colline
ccgw-terrain-ruin = bâtiment en ruine
ccgw-terrain-trench = tranchée
ccgw-terrain-mine-crater = cratère de mine
ccgw-terrain-sunken-lane = chemin creux
ccgw-terrain-shell-crater = cratère d’obus
ccgw-terrain-wire = barbelés

## Phases

ccgw-phase-setup = Mise en place
ccgw-phase-command = Carte Commandement
ccgw-phase-orders = Ordres
ccgw-phase-movement = Mouvement
ccgw-phase-combat = Combat
ccgw-phase-end = Fin de tour

## Phases en un mot, pour en faire une rangée

ccgw-step-command = Carte
ccgw-step-orders = Ordres
ccgw-step-movement = Mouvement
ccgw-step-combat = Combat
ccgw-step-end = Pioche

## Ce qu’un camp a devant lui

ccgw-track-medals = Médailles
ccgw-track-hq = Pions QG
ccgw-track-command = Cartes Commandement
ccgw-track-combat = Cartes Combat
ccgw-track-artillery = Artillerie de réserve

## Ce que l’on se dispute

ccgw-goal-place = Objectif : { $place }
ccgw-goal-part = Objectif : { $place }, { $hex }
ccgw-goal-hexes = Objectif en { $hexes }

## Cartes Commandement

ccgw-command-recon-left = Reconnaissance à Gauche
ccgw-command-recon-left-text = Commandez 1 unité sur le flanc gauche. En fin de tour, piochez 2 cartes Commandement et gardez-en 1 ; si l’adversaire est pressé par le temps, vous pouvez plutôt prendre une Médaille et n’en piocher qu’une.
ccgw-command-recon-centre = Reconnaissance au Centre
ccgw-command-recon-centre-text = Commandez 1 unité au centre. En fin de tour, piochez 2 cartes Commandement et gardez-en 1 ; si l’adversaire est pressé par le temps, vous pouvez plutôt prendre une Médaille et n’en piocher qu’une.
ccgw-command-recon-right = Reconnaissance à Droite
ccgw-command-recon-right-text = Commandez 1 unité sur le flanc droit. En fin de tour, piochez 2 cartes Commandement et gardez-en 1 ; si l’adversaire est pressé par le temps, vous pouvez plutôt prendre une Médaille et n’en piocher qu’une.
ccgw-command-probe-left = Percée à Gauche
ccgw-command-probe-left-text = Commandez 2 unités sur le flanc gauche.
ccgw-command-probe-centre = Percée au Centre
ccgw-command-probe-centre-text = Commandez 2 unités au centre.
ccgw-command-probe-right = Percée à Droite
ccgw-command-probe-right-text = Commandez 2 unités sur le flanc droit.
ccgw-command-attack-left = Attaque à Gauche
ccgw-command-attack-left-text = Commandez 3 unités sur le flanc gauche.
ccgw-command-attack-centre = Attaque au Centre
ccgw-command-attack-centre-text = Commandez 3 unités au centre.
ccgw-command-attack-right = Attaque à Droite
ccgw-command-attack-right-text = Commandez 3 unités sur le flanc droit.
ccgw-command-assault-left = Offensive à Gauche
ccgw-command-assault-left-text = Commandez toutes les unités du flanc gauche.
ccgw-command-assault-centre = Offensive au Centre
ccgw-command-assault-centre-text = Commandez toutes les unités du centre.
ccgw-command-assault-right = Offensive à Droite
ccgw-command-assault-right-text = Commandez toutes les unités du flanc droit.
ccgw-command-recon-in-force = Reconnaissance en Force
ccgw-command-recon-in-force-text = Commandez 1 unité dans chaque secteur.
ccgw-command-general-advance = En Avant
ccgw-command-general-advance-text = Commandez 2 unités du champ de bataille dans chaque secteur. L’artillerie de réserve ne peut pas être commandée.
ccgw-command-pincer = Manœuvre
ccgw-command-pincer-text = Commandez 2 unités sur le flanc gauche et 2 sur le flanc droit.
ccgw-command-infantry-attack = Attaque d’Infanterie
ccgw-command-infantry-attack-text = Commandez toute l’infanterie d’un secteur : chaque unité se déplace de 2 hex au plus et combat, ou se déplace de 3 hex. Sans infanterie, commandez 1 unité au choix.
ccgw-command-artillery-bombard = Bombardement d’Artillerie
ccgw-command-artillery-bombard-text = Commandez l’artillerie de réserve : elle tire deux fois, n’importe où, pour un seul paiement. Ou commandez 1 unité au choix.
ccgw-command-counter-attack = Contre-Attaque
ccgw-command-counter-attack-text = Cette carte devient une copie de la dernière carte Commandement de l’adversaire, gauche et droite inversées.
ccgw-command-whistles = Sifflets & Clairons
ccgw-command-whistles-text = Commandez un groupe d’unités du champ de bataille en hex adjacents et reliés, sans limite de nombre.
ccgw-command-direct-from-hq = Ordre d’en Haut
ccgw-command-direct-from-hq-text = Commandez 1 unité du champ de bataille par pion QG dépensé. Vos jets de combat ne rapportent aucun pion QG ce tour-ci.
ccgw-command-big-show = Grande Foire
ccgw-command-big-show-text = Jetez 1 Dé par carte Commandement en main. Soldat : 1 infanterie ; Explosion : 1 mitrailleuse ou mortier ; Face Mortelle : 1 unité au choix ; QG : 1 pion. Les unités commandées combattent avec 1 Dé de plus ; les deux pioches sont ensuite remélangées.
ccgw-command-firefight = Tempête de feu
ccgw-command-firefight-text = Commandez 4 unités du champ de bataille sans ennemi adjacent. Elles ne bougent pas et tirent avec 1 Dé de plus.
ccgw-command-first-strike = Frapper le premier
ccgw-command-first-strike-text = Quand l’adversaire déclare un corps à corps : l’unité attaquée frappe la première ; l’attaquant ne combat ensuite que s’il tient encore son hex. À la fin de ce tour, vous piochez en premier.
ccgw-command-replacements = Remplacements
ccgw-command-replacements-text = Jetez 1 Dé par carte Commandement en main. Soldat : 1 figurine rendue à une infanterie ; Explosion ou Face Mortelle : 1 à une unité au choix. Les unités renforcées sont commandées.
ccgw-command-relief = Relève & Repli
ccgw-command-relief-text = Commandez 4 unités de soldats : chacune se déplace de 6 hex au plus, à travers amis et terrain, et finit adjacente à une unité amie. Elles ne combattent pas.

## Cartes Combat

ccgw-combat-out-of-ammo = À court de munitions
ccgw-combat-out-of-ammo-text = Désignez une mitrailleuse ou un mortier ennemi : pas de combat à distance pour cette unité jusqu’à la fin du prochain tour adverse.
ccgw-combat-gas = Attaque au Gaz
ccgw-combat-gas-text = Ce tour-ci, les unités ennemies sur lesquelles vos unités tirent n’ignorent aucun Drapeau.
ccgw-combat-mg-barrage = Barrage de mitrailleuses
ccgw-combat-mg-barrage-text = Vos mitrailleuses commandées et restées sur place tirent avec 1 Dé de plus.
ccgw-combat-mortar-barrage = Barrage de mortiers
ccgw-combat-mortar-barrage-text = Vos mortiers commandés et restés sur place tirent avec 1 Dé de plus.
ccgw-combat-stretcher-bearers = Brancardiers
ccgw-combat-stretcher-bearers-text = L’une de vos unités sans ennemi adjacent regagne 1 figurine.
ccgw-combat-surgeon = Chirurgien
ccgw-combat-surgeon-text = En phase 2, jetez 3 Dés pour l’une de vos unités sans ennemi adjacent : elle regagne 1 figurine par Soldat.
ccgw-combat-counter-espionage = Contre-Espionnage
ccgw-combat-counter-espionage-text = Regardez les cartes Combat de l’adversaire et défaussez-en une. Vous pouvez jouer une seconde carte Combat ce tour-ci.
ccgw-combat-forward = En Avant
ccgw-combat-forward-text = L’infanterie commandée peut se déplacer de 1 hex de plus et combattre. Jetez alors 1 Dé par unité : sur un Drapeau, elle ne combat pas.
ccgw-combat-mata-hari = Espionne Mata Hari
ccgw-combat-mata-hari-text = Regardez les cartes Commandement de l’adversaire et choisissez-en une : il la défausse et en pioche une autre.
ccgw-combat-smoking-kills = Fumer Tue
ccgw-combat-smoking-kills-text = Jetez 2 Dés contre une unité ennemie que votre infanterie voit à 4 hex au plus : chaque Face Mortelle retire une figurine.
ccgw-combat-observation = Observation
ccgw-combat-observation-text = Votre artillerie de réserve a l’Avantage d’Observation ce tour-ci : son premier dé de tir est gratuit.
ccgw-combat-pigeons = Pigeons Voyageurs
ccgw-combat-pigeons-text = Commandez 2 unités du champ de bataille de plus, n’importe où.
ccgw-combat-trench-raid = Raid de tranchées
ccgw-combat-trench-raid-text = Une infanterie commandée peut se déplacer de 2 hex au plus et attaquer une tranchée au corps à corps avec 1 Dé de plus. Elle peut ensuite regagner son hex de départ.
ccgw-combat-redeploy = Redéploiement
ccgw-combat-redeploy-text = Les mitrailleuses et mortiers commandés peuvent se déplacer de 1 hex et combattre, ou se déplacer de 2 hex.
ccgw-combat-tactician = Tacticien
ccgw-combat-tactician-text = À la fin de ce tour, piochez 2 cartes Commandement et gardez-en 1.
ccgw-combat-barrage-fire = Tir de Barrage
ccgw-combat-barrage-fire-text = Commandez en plus votre artillerie de réserve, sur n’importe quel hex. Ses dés de tir se paient comme d’habitude.
ccgw-combat-impetuosity = Impétuosité
ccgw-combat-impetuosity-text = Quand votre infanterie a gagné un corps à corps : si elle avance, elle peut livrer un corps à corps bonus.
ccgw-combat-breastplate = Cuirasse
ccgw-combat-breastplate-text = Après le jet adverse en combat à distance : annulez 1 touche sur votre unité.
ccgw-combat-bayonet = Crosse & Baïonnette
ccgw-combat-bayonet-text = Après un corps à corps adverse : votre unité, si elle tient encore son hex, rend les coups. Elle n’avance pas.
ccgw-combat-lice = Poux
ccgw-combat-lice-text = Avant votre jet de combat : la cible ne peut ignorer aucun Drapeau dans ce combat.
ccgw-combat-hand-grenade = Grenade à main
ccgw-combat-hand-grenade-text = Avant votre jet de corps à corps : 1 Dé de plus.
ccgw-combat-hold-at-all-cost = Tenir à Tout Prix
ccgw-combat-hold-at-all-cost-text = Quand l’adversaire annonce sa carte Commandement : jusqu’à la fin du tour, chacune de vos unités peut ignorer 2 Drapeaux de plus par attaque.
ccgw-combat-messenger-killed = Messager Tué
ccgw-combat-messenger-killed-text = Quand l’adversaire annonce sa carte Commandement : elle donne 1 ordre de moins.
ccgw-combat-better-logistics = Meilleure Logistique
ccgw-combat-better-logistics-text = Quand vous prenez des pions QG en fin de tour : prenez-en 2 de plus.
ccgw-combat-return-fire = Riposte
ccgw-combat-return-fire-text = Après un combat à distance contre votre unité : elle tire sur le tireur, si la portée et la ligne de vue le permettent.
ccgw-combat-shell-shortage = Pénurie d’obus
ccgw-combat-shell-shortage-text = Quand l’adversaire a acheté ses dés de tir : il en jette 2 de moins, mais au moins 1. Les pions restent dépensés.
ccgw-combat-ambush = Embuscade
ccgw-combat-ambush-text = Quand l’adversaire déclare un corps à corps : votre unité frappe la première, sans avancer. L’attaquant ne combat ensuite que s’il tient encore son hex.
ccgw-combat-frostbite = Engelures
ccgw-combat-frostbite-text = Quand l’adversaire déplace une unité : elle s’arrête dans son hex et ne combat pas ce tour-ci.
ccgw-combat-wire-cutters = Cisailles
ccgw-combat-wire-cutters-text = Quand votre infanterie s’est déplacée : retirez les barbelés sous chaque infanterie commandée. Elle peut encore combattre.

## Questions : un titre de trente lettres au plus ; la ligne de fait vient dessous

ccgw-ask-grenadier = Placez un grenadier
ccgw-ask-command = Jouez une carte Commandement
ccgw-ask-with-command = Ajoutez-vous une carte Combat ?
ccgw-ask-section = Choisissez un secteur
ccgw-ask-orders = Désignez vos unités
ccgw-ask-pigeons = Désignez deux unités de plus
ccgw-ask-raid = Désignez l’unité du raid
ccgw-ask-movement = Déplacez vos unités
ccgw-ask-combat = Faites combattre vos unités
ccgw-ask-crossfire = Renforcez-vous le tir croisé ?
ccgw-ask-ignore-flags = Combien de Drapeaux ignorer ?
ccgw-ask-advance = Avancez-vous en { $hex } ?
ccgw-ask-bonus-combat = Un corps à corps bonus ?
ccgw-ask-raid-return = Revenez-vous du raid ?
ccgw-ask-retreat = Choisissez l’hex de retraite
ccgw-ask-template = Pointez l’artillerie
ccgw-ask-targeting-dice = Achetez des dés de tir
ccgw-ask-card-target = Choisissez la cible
ccgw-ask-replacements = Rendez une figurine
ccgw-ask-turn-over = Finissez votre tour
ccgw-ask-keep-command = { $drawn ->
        [0] Une Médaille, ou deux cartes ?
       *[other] Gardez une carte Commandement
    }
ccgw-ask-end-of-turn = Piochez, ou prenez des pions

## Questions : une carte à ce moment ?

ccgw-ask-announced = Jouez-vous une carte ?
ccgw-ask-unit-moves = Jouez-vous une carte ?
ccgw-ask-infantry-moved = Jouez-vous une carte ?
ccgw-ask-dice-bought = Jouez-vous une carte ?
ccgw-ask-close-declared = Jouez-vous une carte ?
ccgw-ask-before-roll = Une carte avant votre jet ?
ccgw-ask-ranged-rolled = Jouez-vous une carte ?
ccgw-ask-ranged-resolved = Jouez-vous une carte ?
ccgw-ask-close-resolved = Jouez-vous une carte ?
ccgw-ask-close-won = Jouez-vous une carte ?
ccgw-ask-tokens-gained = Jouez-vous une carte ?

## La ligne de fait sous une question

ccgw-note-grenadier = Dans une infanterie qui n’en a pas ; encore { $n } à placer.
ccgw-note-command = Elle dit combien d’unités vous commandez, et où.
ccgw-note-with-command = Avec « { $card } ». Vous avez { $hq ->
        [one] { $hq } pion QG
       *[other] { $hq } pions QG
    }.
ccgw-note-section = Toute son infanterie est commandée.
ccgw-note-orders = { $of ->
        [0] « { $card } » : { $given ->
            [one] { $given } unité commandée.
           *[other] { $given } unités commandées.
        }
       *[other] « { $card } » : { $given ->
            [one] { $given } ordre donné
           *[other] { $given } ordres donnés
        } sur { $of }.
    }
ccgw-note-pigeons = « Pigeons Voyageurs » : { $given ->
        [one] { $given } ordre donné
       *[other] { $given } ordres donnés
    } sur 2.
ccgw-note-raid = Une unité d’infanterie commandée.
ccgw-note-movement = { $left ->
        [0] { $n ->
            [one] { $n } unité ne s’est pas encore déplacée.
           *[other] { $n } unités ne se sont pas encore déplacées.
        }
       *[other] En { $hex }, { $unit } : encore { $left } hex.
    }
ccgw-note-combat = { $n ->
        [one] { $n } unité peut encore combattre.
       *[other] { $n } unités peuvent encore combattre.
    }
ccgw-note-crossfire = Sur { $hex } : { $guns ->
        [one] { $guns } mitrailleuse
       *[other] { $guns } mitrailleuses
    }, déjà { $dice ->
        [one] { $dice } Dé
       *[other] { $dice } Dés
    }.
ccgw-note-ignore-flags = En { $hex }, { $unit } : { $flags ->
        [one] { $flags } Drapeau
       *[other] { $flags } Drapeaux
    }, { $most } au plus ignorés.
ccgw-note-advance = En { $hex }, { $unit } a vaincu.
ccgw-note-bonus-combat = Victoire : { $unit } est désormais en { $hex }.
ccgw-note-raid-return = En { $hex }, { $unit } venait de { $to }.
ccgw-note-retreat = En { $hex }, { $unit } : encore { $left } hex.
ccgw-note-template = Au plus { $most ->
        [one] { $most } dé de tir
       *[other] { $most } dés de tir
    } ; vous avez { $hq ->
        [one] { $hq } pion QG
       *[other] { $hq } pions QG
    }.
ccgw-note-targeting-dice = Sur { $hex } : { $most } au plus{ $free ->
        [0] .
       *[other] , le premier est gratuit.
    }
ccgw-note-card-target = « { $card } »
ccgw-note-replacements = Il reste { $infantry } pour l’infanterie, { $any } au choix.
ccgw-note-turn-over = Il ne reste rien à faire.
ccgw-note-keep-command = { $drawn ->
        [0] L’adversaire est pressé par le temps.
       *[other] L’autre est défaussée.
    }
ccgw-note-end-of-turn = Vous avez { $hq ->
        [one] { $hq } pion QG
       *[other] { $hq } pions QG
    } et { $combat ->
        [one] { $combat } carte Combat
       *[other] { $combat } cartes Combat
    }.
ccgw-note-announced = L’adversaire annonce « { $card } ».
ccgw-note-unit-moves = Mouvement adverse : { $unit } entre en { $hex }.
ccgw-note-infantry-moved = Toute votre infanterie s’est déplacée.
ccgw-note-dice-bought = { $dice ->
        [one] { $dice } dé de tir
       *[other] { $dice } dés de tir
    } sur { $hex }.
ccgw-note-close-declared = Corps à corps sur { $hex }, déclaré par { $unit }.
ccgw-note-before-roll = Contre { $hex } : { $unit }.
ccgw-note-ranged-rolled = { $hits ->
        [one] { $hits } touche
       *[other] { $hits } touches
    } sur { $hex }.
ccgw-note-ranged-resolved = Le tir sur { $hex } est résolu.
ccgw-note-close-resolved = Le corps à corps en { $hex } est résolu.
ccgw-note-close-won = Le corps à corps en { $hex } est gagné.
ccgw-note-tokens-gained = Vous avez pris des pions QG.

## Actions proposées

ccgw-do-play = Jouer « { $card } »
ccgw-do-card = Jouer « { $card } » ({ $cost } QG)
ccgw-do-first-strike = Jouer « Frapper le premier »
ccgw-do-section = Attaquer avec l’infanterie du { $section }
ccgw-do-order = Commander { $unit } en { $hex }
ccgw-do-order-artillery = Commander l’artillerie de réserve : tir sur le { $section }
ccgw-do-order-artillery-anywhere = Commander l’artillerie de réserve : deux tirs, n’importe où
ccgw-do-pick = Choisir { $unit } en { $hex }
ccgw-do-take = Faire défausser « { $card } »
ccgw-do-step = Déplacer { $unit } de { $from } à { $to }
ccgw-do-exit = Sortir du plateau depuis { $from } : { $unit }
ccgw-do-stop = S’arrêter ici
ccgw-do-fire = Tirer de { $from } sur { $target } en { $to } ({ $dice ->
        [one] { $dice } Dé
       *[other] { $dice } Dés
    })
ccgw-do-assault = Corps à corps de { $from } contre { $target } en { $to } ({ $dice ->
        [one] { $dice } Dé
       *[other] { $dice } Dés
    })
ccgw-do-join = Joindre au tir croisé la mitrailleuse en { $hex }
ccgw-do-cut = Retirer les barbelés en { $hex } au lieu de combattre
ccgw-do-target = Centrer le gabarit sur { $hex }
ccgw-do-dice = { $n ->
        [0] N’acheter aucun dé : pas de tir
        [one] { $tokens ->
            [0] Prendre 1 dé de tir, gratuit
           *[other] Acheter 1 dé de tir pour 1 pion QG
        }
       *[other] Acheter { $n } dés de tir pour { $tokens ->
            [one] { $tokens } pion QG
           *[other] { $tokens } pions QG
        }
    }
ccgw-do-ignore = { $n ->
        [0] N’ignorer aucun Drapeau
        [one] Ignorer 1 Drapeau
       *[other] Ignorer { $n } Drapeaux
    }
ccgw-do-retreat = Faire retraite en { $hex }
ccgw-do-advance = Avancer dans l’hex libéré
ccgw-do-stay = Rester
ccgw-do-return = Regagner l’hex de départ
ccgw-do-draw = Piocher une carte Combat
ccgw-do-tokens = Prendre 2 pions QG
ccgw-do-discard = Défausser « { $card } » contre 1 pion QG
ccgw-do-medal = Prendre la Médaille de temps
ccgw-do-draw-two = Piocher 2 cartes Commandement, en garder 1
ccgw-do-keep = Garder « { $card } »
ccgw-do-no-card = Ne jouer aucune carte
ccgw-do-pass-command = Ne jouer aucune carte Commandement
ccgw-do-pass-raid = Personne ne fait le raid
ccgw-do-pass-template = Retenir le tir de l’artillerie
ccgw-do-pass-bonus-combat = Pas de corps à corps bonus
ccgw-do-pass-card-target = Personne n’en a besoin
ccgw-do-done-orders = Plus d’ordres
ccgw-do-done-pigeons = Plus d’ordres par pigeon
ccgw-do-done-movement = Plus de mouvements
ccgw-do-done-combat = Plus de combats
ccgw-do-done-crossfire = Personne d’autre ne se joint au tir
ccgw-do-done-turn-over = Finir le tour

## Événements : mise en place et tours

ccgw-rolled-first = Jet pour le premier tour : { $first } { $a }, { $second } { $b }.
ccgw-shell-nothing = Un obus tombe en { $hex }, sans effet.
ccgw-dealt = Les { $side } reçoivent { $command } cartes Commandement et { $combat } cartes Combat.
ccgw-held-fire = Artillerie de réserve des { $side } : pas de tir.
ccgw-turn = Tour { $n } : les { $side }.
ccgw-won = Les { $side } gagnent la partie avec { $medals ->
        [one] { $medals } Médaille
       *[other] { $medals } Médailles
    }.

## Événements : cartes et pions

ccgw-command-played = Les { $side } jouent la carte Commandement « { $card } ».
ccgw-command-copied = La carte devient une copie : « { $card } ».
ccgw-card-played = Les { $side } jouent la carte Combat « { $card } ».
ccgw-first-strike = Les { $side } répondent par « Frapper le premier » : l’unité attaquée frappe la première.
ccgw-drew-command = Carte Commandement piochée : « { $card } ».
ccgw-drew-combat = Carte Combat piochée : « { $card } ».
ccgw-drew-command-short = « { $card } ».
ccgw-drew-combat-short = « { $card } ».
ccgw-drew-a-command = Les { $side } piochent une carte Commandement.
ccgw-drew-a-combat = Les { $side } piochent une carte Combat.
ccgw-command-discarded = Les { $side } défaussent la carte Commandement « { $card } ».
ccgw-combat-discarded = Les { $side } défaussent la carte Combat « { $card } ».
ccgw-spied-command = Les { $side } doivent défausser la carte Commandement « { $card } » et en piocher une autre.
ccgw-spied-combat = Les { $side } doivent défausser la carte Combat « { $card } ».
ccgw-reshuffled = Les deux pioches sont remélangées avec leur défausse.
ccgw-gained-tokens = { $n ->
        [0] Le pot commun est vide : les { $side } ne gagnent aucun pion QG.
        [one] Les { $side } gagnent 1 pion QG.
       *[other] Les { $side } gagnent { $n } pions QG.
    }

## Événements : ordres et mouvement

ccgw-ordered = { $n ->
        [0] Les { $side } commandent la seule artillerie de réserve.
        [one] Les { $side } commandent { $n } unité ({ $hexes }){ $artillery ->
            [0] .
           *[other] {" "}et l’artillerie de réserve.
        }
       *[other] Les { $side } commandent { $n } unités ({ $hexes }){ $artillery ->
            [0] .
           *[other] {" "}et l’artillerie de réserve.
        }
    }
ccgw-ordered-nobody = Les { $side } ne commandent aucune unité.
ccgw-moved = Depuis { $from }, { $unit } gagne { $to }.
ccgw-exited = Depuis { $hex }, { $unit } quitte le champ de bataille.
ccgw-forward-test = Test « En Avant », { $unit } en { $hex } : { $face }. { $face ->
        [Drapeau] Pas de combat ce tour-ci.
       *[other] Le combat reste permis.
    }
ccgw-restored = { $n ->
        [0] En { $hex }, { $unit } ne regagne aucune figurine.
        [one] En { $hex }, { $unit } regagne 1 figurine.
       *[other] En { $hex }, { $unit } regagne { $n } figurines.
    }
ccgw-dry = En { $hex }, { $unit } est à court de munitions jusqu’à la fin de son prochain tour.
ccgw-wire-cut = Les barbelés en { $hex } sont retirés.

## Événements : combat

ccgw-fires = { $guns ->
        [one] En { $from }, { $unit } tire sur { $target } en { $to }
       *[other] En { $from }, { $unit } tire sur { $target } en { $to }, { $guns } mitrailleuses en tir croisé
    } : { $dice ->
        [one] { $dice } Dé.
       *[other] { $dice } Dés.
    }
ccgw-assaults = En { $from }, { $unit } déclare un corps à corps contre { $target } en { $to }.
ccgw-strikes = En { $from }, { $unit } frappe { $target } en { $to } : { $dice ->
        [one] { $dice } Dé.
       *[other] { $dice } Dés.
    }
ccgw-strikes-short = { $dice ->
        [one] { $dice } Dé.
       *[other] { $dice } Dés.
    }
ccgw-bought-dice = Les { $side } prennent { $dice ->
        [one] { $dice } dé de tir
       *[other] { $dice } dés de tir
    } { $tokens ->
        [0] sans frais.
        [one] pour 1 pion QG.
       *[other] pour { $tokens } pions QG.
    }
ccgw-targeting = Dés de tir sur { $hex } : { $dice }.
ccgw-shells = Obus sur { $hex } : { $dice ->
        [one] { $dice } Dé.
       *[other] { $dice } Dés.
    }
ccgw-crater = Un cratère d’obus s’ouvre en { $hex }.
ccgw-wire-shelled = Une Explosion emporte les barbelés en { $hex }.
ccgw-rolled = Les { $side } obtiennent { $faces }.
ccgw-rolled-big-show = « Grande Foire » : les { $side } obtiennent { $faces }.
ccgw-rolled-replacements = « Remplacements » : les { $side } obtiennent { $faces }.
ccgw-rolled-surgeon = « Chirurgien » : { $faces }.
ccgw-rolled-smoking = « Fumer Tue » : { $faces }.
ccgw-hits = { $n ->
        [0] Aucune touche.
        [one] 1 touche.
       *[other] { $n } touches.
    }
ccgw-lost = En { $hex }, { $unit } perd { $n ->
        [one] { $n } figurine
       *[other] { $n } figurines
    } ; { $left ->
        [0] il n’en reste aucune.
       *[other] il en reste { $left }.
    }
ccgw-eliminated = Unité éliminée en { $hex } : { $unit }.
ccgw-specialist-test = Test du spécialiste en { $hex } : { $face }. { $face ->
        [Soldat] Le spécialiste reste.
        [Explosion] Le spécialiste reste.
        [Drapeau] Le spécialiste reste.
        [QG] Le spécialiste reste.
       *[other] Le spécialiste est retiré.
    }
ccgw-ignored = { $n ->
        [one] { $n } Drapeau est ignoré.
       *[other] { $n } Drapeaux sont ignorés.
    }
ccgw-retreated = Depuis { $from }, { $unit } fait retraite en { $to }.
ccgw-retreat-blocked = { $n ->
        [one] En { $hex }, { $unit } ne peut pas faire retraite : 1 perte.
       *[other] En { $hex }, { $unit } ne peut pas faire retraite de { $n } hex : une perte par hex.
    }
ccgw-advanced = Depuis { $from }, { $unit } avance en { $to } après combat.
ccgw-returned = Depuis { $from }, { $unit } regagne { $to }, son hex de départ.

## Événements : Médailles

ccgw-medal-unit = Les { $side } gagnent { $n ->
        [one] { $n } Médaille
       *[other] { $n } Médailles
    } pour l’unité éliminée.
ccgw-medal-breakthrough = Les { $side } gagnent { $n ->
        [one] { $n } Médaille de Percée.
       *[other] { $n } Médailles de Percée.
    }
ccgw-medal-time = Les { $side } prennent { $n ->
        [one] { $n } Médaille de temps.
       *[other] { $n } Médailles de temps.
    }
ccgw-prize-unit = unités éliminées
ccgw-prize-objective = objectifs acquis
ccgw-prize-breakthrough = percées
ccgw-prize-gun = canons pris
ccgw-prize-time = temps
ccgw-prize-held = objectifs tenus
ccgw-objective-gained = Les { $side } gagnent { $n ->
        [one] { $n } Médaille d’Objectif
       *[other] { $n } Médailles d’Objectif
    } : { $place }.
ccgw-objective-lost = Les { $side } perdent { $n ->
        [one] { $n } Médaille d’Objectif
       *[other] { $n } Médailles d’Objectif
    } : { $place }.

## L’objet d’un jet ou d’une pioche

ccgw-why-ranged = Combat à distance
ccgw-why-close = Corps à corps
ccgw-why-artillery = Artillerie de réserve
ccgw-why-targeting = Dés de tir
ccgw-why-specialist = Test du spécialiste
ccgw-why-forward = Test « En Avant »
ccgw-why-big-show = Grande Foire
ccgw-why-replacements = Remplacements
ccgw-why-surgeon = Chirurgien
ccgw-why-smoking = Fumer Tue
ccgw-why-first = Premier tour
ccgw-why-shelling = Bombardement du No Man’s Land
ccgw-why-command = Pioche Commandement
ccgw-why-combat = Pioche Combat

## Termes d’une somme : Dés

ccgw-term-ranged-infantry = infanterie à cette portée
ccgw-term-ranged-mg = mitrailleuse à cette portée
ccgw-term-ranged-mortar = mortier à cette portée
ccgw-term-melee-infantry = infanterie au corps à corps
ccgw-term-melee-mg-mortar = mitrailleuse ou mortier au corps à corps
ccgw-term-spec-grenadier-melee = grenadier au corps à corps
ccgw-term-ter-forest-combat-enter = entrée en forêt ce tour-ci
ccgw-term-ter-building-combat-enter = entrée dans le bâtiment ce tour-ci
ccgw-term-ter-wire-combat = sur les barbelés
ccgw-term-ranged-attacker-hex = hex de l’attaquant
ccgw-term-cmd-firefight = Tempête de feu
ccgw-term-cmd-big-show-bonus = Grande Foire
ccgw-term-own-cc-hand-grenade = Grenade à main
ccgw-term-own-cc-trench-raid = Raid de tranchées
ccgw-term-own-cc-mg-barrage = Barrage de mitrailleuses
ccgw-term-own-cc-mortar-barrage = Barrage de mortiers
ccgw-term-own-cc-smoking-kills = Fumer Tue
ccgw-term-ra-buy-dice = dés de tir

## Ce qui peut en résulter

ccgw-odds-nothing = Sans effet
ccgw-odds-no-loss = Aucune perte
ccgw-odds-retreat = Retraite
ccgw-odds-losses = { $n ->
        [one] { $n } perte
       *[other] { $n } pertes
    }
ccgw-odds-more = { $n } pertes ou plus
ccgw-odds-swept = Barbelés emportés
ccgw-odds-eliminated = Éliminée : 1 Médaille
ccgw-odds-some-unit = Une unité éliminée : 1 Médaille ou plus

## Termes d’une somme : touches

ccgw-term-ranged-hits = au jet (Soldat, Explosion)
ccgw-term-melee-hits = au jet de corps à corps
ccgw-term-ra-centre-hits = au jet sur l’hex central
ccgw-term-ra-ring-hits = au jet (Soldat, Explosion)
ccgw-term-spec-grenadier-range2 = Face Mortelle, grenadier à portée 2
ccgw-term-ra-triple = aucune protection contre un triplé
ccgw-term-ter-countryside-combat = aucune protection en campagne
ccgw-term-ter-forest-protection = protection de la forêt
ccgw-term-ter-building-protection = protection du bâtiment
ccgw-term-ter-hill-protection-ranged = protection de la colline
ccgw-term-ter-hill-protection-melee = protection de la colline
ccgw-term-ter-ruin-protection = protection du bâtiment en ruine
ccgw-term-ter-trench-protection-ranged = protection de la tranchée
ccgw-term-ter-trench-protection-melee = protection de la tranchée
ccgw-term-ter-mine-crater-protection = protection du cratère de mine
ccgw-term-ter-shell-crater-protection = protection du cratère d’obus
ccgw-term-ter-wire-no-protection = aucune protection sur les barbelés
ccgw-term-scn-08-sunken-lane = protection du chemin creux
ccgw-term-scn-09-fortified-buildings = protection du bâtiment fortifié
ccgw-term-scn-10-fortified-buildings = protection du bâtiment fortifié
ccgw-term-scn-11-fortified-buildings = protection du bâtiment fortifié

## Refus : à tout moment

ccgw-no-over = la partie est terminée
ccgw-no-now = ce n’est pas ce qui est demandé
ccgw-no-phase = chaque phase s’achève avant la suivante : tous les mouvements, puis tous les combats
ccgw-no-unit = il n’y a pas d’unité en { $hex }
ccgw-no-not-ordered = cette unité n’est pas commandée
ccgw-no-occupied = { $hex } est occupé
ccgw-no-not-adjacent = { $hex } n’est pas adjacent à l’unité
ccgw-no-grenadier = un grenadier rejoint l’une de vos unités d’infanterie qui n’en a pas
ccgw-no-own-first = cette unité est à l’adversaire : choisissez d’abord l’une de vos unités commandées
ccgw-no-command-first = il faut d’abord une carte Commandement : c’est elle qui donne les ordres
ccgw-no-with-first = d’abord une carte Combat avec votre carte Commandement, ou aucune
ccgw-no-section-first = choisissez d’abord le secteur : toute son infanterie est commandée
ccgw-no-orders-first = les ordres d’abord ; mouvement et combat viennent ensuite
ccgw-no-raid-first = désignez d’abord l’unité du raid, ou aucune
ccgw-no-join-first = le tir sur { $hex } d’abord : des mitrailleuses peuvent encore s’y joindre
ccgw-no-advance-first = on ne peut entrer maintenant qu’en { $hex }, l’hex libéré
ccgw-no-return-first = on ne peut entrer maintenant qu’en { $hex }, d’où le raid est parti
ccgw-no-retreat-first = l’unité en { $hex } fait d’abord retraite
ccgw-no-buy-first = le gabarit est posé sur { $hex } : achetez les dés de tir, ou aucun
ccgw-no-aim-first = la carte jouée attend d’abord sa cible
ccgw-no-restore-first = les figurines d’abord : choisissez une unité qui en regagne une
ccgw-no-window-first = une carte peut être jouée maintenant : jouez-en une, ou aucune
ccgw-no-turn-over = mouvements et combats sont finis : il ne reste que la fin du tour
ccgw-no-ignore-first = dites d’abord combien de Drapeaux l’unité en { $hex } ignore

## Refus : cartes

ccgw-no-pass-command = il faut jouer une carte Commandement
ccgw-no-card-held = cette carte n’est pas dans la main
ccgw-no-card-timing = cette carte ne se joue pas à ce moment
ccgw-no-command-now = on joue une seule carte Commandement, au début de son tour
ccgw-no-first-strike = « Frapper le premier » répond à un corps à corps déclaré par l’adversaire
ccgw-no-card-with-command = cette carte se joue avec votre carte Commandement
ccgw-no-card-announced = cette carte se joue quand l’adversaire annonce une carte Commandement
ccgw-no-card-unit-moves = cette carte se joue quand l’adversaire déplace une unité
ccgw-no-card-infantry-moved = cette carte se joue quand toute votre infanterie s’est déplacée
ccgw-no-card-dice-bought = cette carte se joue quand l’adversaire a acheté ses dés de tir
ccgw-no-card-close-declared = cette carte se joue quand l’adversaire déclare un corps à corps
ccgw-no-card-before-roll = cette carte se joue avant votre propre jet de combat
ccgw-no-card-ranged-rolled = cette carte se joue après un jet de combat à distance contre votre unité
ccgw-no-card-ranged-resolved = cette carte se joue après un combat à distance contre votre unité
ccgw-no-card-close-resolved = cette carte se joue après un corps à corps contre votre unité
ccgw-no-card-close-won = cette carte se joue quand votre infanterie a gagné un corps à corps
ccgw-no-card-tokens-gained = cette carte se joue quand vous prenez des pions QG en fin de tour
ccgw-no-card-own-turn = une seule carte Combat peut être jouée pendant votre tour
ccgw-no-card-other-turn = une seule carte Combat peut être jouée pendant le tour adverse
ccgw-no-card-pay = vous n’avez pas les pions QG pour cette carte
ccgw-no-card-use = cette carte serait sans effet maintenant
ccgw-no-card-firefight = « Redéploiement » ne se joue pas avec « Tempête de feu »
ccgw-no-aim = il n’y a ni mitrailleuse ni mortier ennemi en { $hex }
ccgw-no-heal-adjacent = l’unité en { $hex } est adjacente à un ennemi
ccgw-no-snipe = votre infanterie ne voit aucun ennemi en { $hex } à 4 hex au plus
ccgw-no-restore-full = seule une de vos unités réduites peut regagner une figurine
ccgw-no-restore-kind = les Dés ne rendent pas de figurine à ce type d’unité
ccgw-no-draw-hand = vous avez déjà cinq cartes Combat
ccgw-no-draw-deck = il n’y a plus de carte Combat à piocher
ccgw-no-discard = on ne défausse qu’une carte, et seulement sans avoir joué de carte Combat ce tour-ci
ccgw-no-medal = la Médaille de temps ne peut pas être prise maintenant
ccgw-no-keep = on garde l’une des cartes Commandement piochées, rien d’autre

## Refus : ordres

ccgw-no-section-infantry = vous n’avez pas d’infanterie dans ce secteur
ccgw-no-order-enemy = cette unité n’est pas à vous
ccgw-no-order-twice = cette unité est déjà commandée
ccgw-no-order-left = la carte n’a pas d’ordre pour l’unité en { $hex }
ccgw-no-order-card = la carte ne commande pas cette unité
ccgw-no-order-adjacent = « Tempête de feu » ne commande aucune unité adjacente à un ennemi
ccgw-no-order-infantry = « Attaque d’Infanterie » ne commande que l’infanterie
ccgw-no-order-section = « Attaque d’Infanterie » ne commande que le secteur choisi
ccgw-no-order-messenger = le messager a été tué : il ne reste pas d’ordre
ccgw-no-artillery = vous n’avez pas d’artillerie de réserve
ccgw-no-artillery-first = l’artillerie de réserve tire avant tout autre combat
ccgw-no-artillery-twice = l’artillerie de réserve est déjà commandée
ccgw-no-artillery-bombard = « Bombardement d’Artillerie » commande soit l’artillerie, n’importe où, soit une unité
ccgw-no-artillery-battlefield = l’artillerie de réserve n’est pas une unité du champ de bataille et ne se commande pas ainsi
ccgw-no-artillery-section = ce secteur n’a plus d’ordre pour l’artillerie
ccgw-no-raid-infantry = seule une unité d’infanterie commandée peut mener le raid

## Refus : mouvement

ccgw-no-one-by-one = une autre unité se déplace : qu’elle finisse d’abord
ccgw-no-moved = cette unité s’est déjà déplacée
ccgw-no-far = cette unité n’a plus de mouvement
ccgw-no-stopped = l’unité a dû s’arrêter en { $hex }
ccgw-no-frozen = Engelures retient l’unité en { $hex } pour ce tour
ccgw-no-firefight-move = avec « Tempête de feu », les unités ne se déplacent pas
ccgw-no-relief-step = avec « Relève & Repli », le mouvement se fait d’un trait : donnez le dernier hex
ccgw-no-relief-end = le mouvement ne peut pas finir en { $hex } : 6 hex au plus, à côté d’une unité amie
ccgw-no-march = seule « Relève & Repli » déplace une unité si loin d’un coup
ccgw-no-exit = dans ce scénario, vos unités ne quittent pas le champ de bataille
ccgw-no-exit-baseline = une unité sort par la Ligne Arrière ennemie, où elle doit commencer le tour
ccgw-no-exit-relief = avec « Relève & Repli », aucune unité ne quitte le champ de bataille
ccgw-no-retreat-rear = { $hex } n’est pas derrière l’unité : la retraite va vers son bord de plateau
ccgw-no-return = seule l’unité du raid, après l’attaque d’une tranchée, regagne son hex de départ

## Refus : combat

ccgw-no-fought = cette unité a déjà combattu ce tour-ci
ccgw-no-barred = une carte Combat interdit à cette unité de combattre ce tour-ci
ccgw-no-moved-too-far = cette unité s’est trop déplacée pour combattre ce tour-ci
ccgw-no-moved-support = une mitrailleuse ou un mortier qui s’est déplacé ne combat pas ce tour-ci
ccgw-no-relief-fight = avec « Relève & Repli », les unités ne combattent pas
ccgw-no-firefight-close = avec « Tempête de feu », le combat se fait à distance seulement
ccgw-no-raid-close = après 2 hex, l’unité du raid ne combat qu’au corps à corps
ccgw-no-raid-trench = après 2 hex, l’unité du raid attaque une tranchée, et { $hex } n’en est pas une
ccgw-no-target = il n’y a pas de cible en { $hex }
ccgw-no-range = la cible est hors de portée
ccgw-no-range-of = { $hex } est à { $n } hexagones, et l’unité porte à { $of }
ccgw-no-sight = il n’y a pas de ligne de vue jusqu’à la cible
ccgw-no-sight-hex = { $hex } bloque la ligne de vue
ccgw-no-adjacent = on ne tire pas sur un ennemi adjacent : c’est un corps à corps
ccgw-no-adjacent-shooter = cette unité est adjacente à un ennemi : corps à corps seulement
ccgw-no-dry = cette unité est à court de munitions
ccgw-no-dice = l’hex de cette unité ne lui laisse aucun Dé
ccgw-no-join-gun = le tir croisé réunit des mitrailleuses contre une même unité ennemie
ccgw-no-join-twice = cette mitrailleuse participe déjà au tir croisé
ccgw-no-cut-infantry = seule l’infanterie retire les barbelés
ccgw-no-cut-wire = il n’y a pas de barbelés en { $hex }
ccgw-no-target-section = { $hex } n’est pas dans le secteur de l’ordre
ccgw-no-dice-strength = c’est plus de dés que la puissance de l’artillerie
ccgw-no-dice-tokens = vous n’avez pas les pions QG pour autant de dés
ccgw-no-ignore = on n’ignore pas plus de Drapeaux que le terrain et les cartes ne le permettent
ccgw-no-advance = pas d’avance : l’hex n’est pas libre, ou l’attaquant n’est plus là
ccgw-no-advance-support = mitrailleuses et mortiers n’avancent pas après combat
ccgw-no-advance-reaction = une unité qui combat par une carte de réaction n’avance pas
ccgw-no-advance-stopped = un terrain d’arrêt a mis fin au mouvement de cette unité : elle n’avance pas
ccgw-no-bonus = le corps à corps bonus revient à l’unité qui a avancé, contre un ennemi adjacent

## Nombres publics à côté d’une question

ccgw-facts-first = medals hq command combat artillery phase target
ccgw-fact-medals = { $value ->
        [one] { $value } Médaille
       *[other] { $value } Médailles
    }
ccgw-fact-hq = { $value } QG
ccgw-fact-artillery = artillerie { $value }
ccgw-fact-command = { $value ->
        [one] { $value } carte Commandement
       *[other] { $value } cartes Commandement
    }
ccgw-fact-combat = { $value ->
        [one] { $value } carte Combat
       *[other] { $value } cartes Combat
    }
ccgw-fact-target = Médailles pour gagner : { $value }

## Le plateau en texte : mot et lettre

ccgw-board-sections = 4 8
ccgw-board-forest = forêt
    .letter = f
ccgw-board-building = bâtiment
    .letter = b
ccgw-board-fortified-building = bâtiment fortifié
    .letter = B
ccgw-board-hill = colline
    .letter = c
ccgw-board-ruin = bâtiment en ruine
    .letter = r
ccgw-board-trench = tranchée
    .letter = =
ccgw-board-mine-crater = cratère de mine
    .letter = O
ccgw-board-sunken-lane = chemin creux
    .letter = %
ccgw-board-shell-crater = cratère d’obus
    .letter = o
ccgw-board-wire = barbelés
    .letter = x
ccgw-board-objective = objectif
    .letter = +
ccgw-board-infantry = infanterie
    .letter = I
ccgw-board-machine-gun = mitrailleuse
    .letter = MI
ccgw-board-mortar = mortier
    .letter = MO
ccgw-board-grenadier = grenadier
    .letter = *
