# Landships!
#
# Les termes suivent rules/landships-glossary.md. Les refus commencent par une minuscule ; les offres sont à l’infinitif.

landships-title = Landships !
landships-tagline = Les chars entre tranchées, barbelés et Drumfire : 1914–1919


## Camps

landships-side-british = Britanniques
landships-side-french = Français
landships-side-german = Allemands
landships-side-belgian = Belges
landships-side-russian = Russes
landships-side-italian = Italiens
landships-side-austrian = Austro-Hongrois
landships-side-turkish = Turcs
landships-side-american = Américains

## Pièces

landships-piece = { $kind } { $name }
landships-objective = { $hex }
landships-face = { $n }
landships-unit-infantry = Infanterie
landships-unit-assault = Groupe d’assaut
landships-unit-mg = Groupe de MG
landships-unit-flamethrower = Lance-flammes
landships-unit-crew = Servants
landships-unit-rifle-team = Équipe de fusil antichar
landships-unit-cavalry = Cavalerie
landships-unit-troopers = Cavaliers à pied
landships-unit-cavalry-mg = MG de cavalerie
landships-unit-leader = Commandant de char
landships-unit-observer = Observateur avancé
landships-unit-mk1-male = Mk.I mâle
landships-unit-mk1-female = Mk.I femelle
landships-unit-mk4-male = Mk.IV mâle
landships-unit-mk4-female = Mk.IV femelle
landships-unit-mk5-male = Mk.V mâle
landships-unit-mk5-female = Mk.V femelle
landships-unit-mk8 = Mk.VIII
landships-unit-whippet = Whippet
landships-unit-vickers = Vickers Light
landships-unit-schneider = Schneider
landships-unit-saint-chamond = Saint-Chamond
landships-unit-ft17-gun = FT-17 (37 mm)
landships-unit-ft17-mg = FT-17 (MG)
landships-unit-ft17-75 = FT-17 (75 mm)
landships-unit-char-2c = Char 2C
landships-unit-a7v = A7V
landships-unit-lk2 = LK II
landships-unit-carro-armato = Fiat 2000
landships-unit-rolls-royce = Rolls-Royce
landships-unit-peugeot = Peugeot
landships-unit-ehrhardt = Ehrhardt
landships-unit-austin-putilov = Austin-Poutilov
landships-unit-lancia = Lancia
landships-unit-truck = Camion
landships-unit-gunboat = Canonnière
landships-unit-launch = Vedette armée
landships-unit-75mm = Canon de 75
landships-unit-77mm = Canon de 77
landships-unit-18pdr = 18 livres
landships-unit-76mm = Canon de 76
landships-unit-howitzer = Obusier
landships-unit-37mm = Canon de 37
landships-unit-57mm = Canon de 57
landships-unit-minenwerfer = Minenwerfer
landships-unit-flak = Canon antiaérien de 77
landships-unit-13pdr-aa = 13 livres antiaérien
landships-unit-75mm-aa = 75 antiaérien
landships-unit-stokes = Mortier Stokes
landships-unit-at-rifle = Fusil antichar
landships-track-turn = Tour
landships-track-points = Points
landships-track-units = Unités

## Phases

landships-phase-air = Phase aérienne
landships-phase-artillery = Artillerie
landships-phase-vehicles = Mouvement des véhicules
landships-phase-gun-fire = Tir défensif (antichar)
landships-phase-march = Mouvement des fantassins
landships-phase-small-arms = Tir défensif (armes légères)
landships-phase-melee = Combat rapproché
landships-phase-offensive = Tir offensif
landships-phase-regroup = Regroupement
landships-phase-recovery = « Pin removal »
landships-phase-end = Fin de tour
landships-step-air = Air
    .now = Phase aérienne
landships-step-artillery = Art
    .now = Artillerie
landships-step-vehicles = Véh
    .now = Mouvement des véhicules
landships-step-gun-fire = Canons
    .now = Tir défensif (antichar)
landships-step-march = Pied
    .now = Mouvement des fantassins
landships-step-small-arms = Armes
    .now = Tir défensif (armes légères)
landships-step-melee = CR
    .now = Combat rapproché
landships-step-offensive = Tir
    .now = Tir offensif
landships-step-regroup = Reg
    .now = Regroupement
landships-step-recovery = Pin
    .now = « Pin removal »
landships-step-end = Fin
    .now = Fin de tour

## Questions

landships-ask-plan = Où tombe le tir préparé ?
landships-ask-dig = Où creuser le réseau fortifié ?
landships-ask-set-up = Où placer cette pièce ?
landships-ask-face = Vers quel côté est-elle orientée ?
landships-ask-march = Qui se déplace à pied ?
landships-ask-marching = Vers où ?
landships-ask-regroup = Qui se regroupe ?
landships-ask-retreat = Vers où fait-elle retraite ?
landships-ask-overfull = L’hexagone est trop plein : qui recule ?
landships-note-marching = { $half ->
    [yes] { $mp }½ MP restants.
   *[no] { $mp } MP restants.
}

## Offres

landships-do-done-march = Terminer le mouvement des fantassins
landships-do-done-regroup = Terminer le regroupement
landships-do-place = Placer { $unit } en { $hex }
landships-do-hide = Cacher { $unit } en { $hex }
landships-do-dig = Creuser un réseau fortifié en { $hex }
landships-do-plan = { $module } tire sur { $hex }
landships-do-continue = { $module } poursuit son barrage
landships-do-shift = Reporter le barrage de { $from } sur { $hex }, par { $by }
landships-do-request = { $by } demande un tir sur { $hex }
landships-do-assign = { $by } tire sur { $hex } : { $kind }
landships-do-hex = { $hex }
landships-do-move = Déplacer { $unit }
landships-do-join = { $unit } se joint à eux
landships-do-stack = Déplacer tous ceux de { $hex }
landships-do-step = Aller en { $hex }
landships-do-fascine = Aller en { $hex } et y jeter la fascine
landships-do-reverse = Reculer en { $hex }
landships-do-turn = S’orienter vers { $side }
landships-do-trot = Trot
landships-do-gallop = Galop
landships-do-charge = Charge
landships-do-board = { $unit } embarque dans { $on }
landships-do-alight = { $unit } débarque
landships-do-dismount = Mettre pied à terre
landships-do-mount = { $unit } remonte à cheval
landships-do-leave = { $unit } reste ici
landships-do-exit = Quitter la carte
landships-do-stop = S’arrêter ici
landships-do-fire = Tirer avec { $unit } sur { $hex } { $arms }
landships-do-add = { $unit } se joint au tir { $arms }
landships-do-everyone = Tous ceux qui peuvent
landships-do-burn = { $unit } : lance-flammes sur { $hex }
landships-do-shoot-gun = { $unit } tire sur { $target }
landships-do-shoot-gun2 = { $unit } tire du second canon sur { $target }
landships-do-shoot-mg = { $unit } tire à la MG sur { $target }
landships-do-shoot-rifle = { $unit } tire au fusil antichar sur { $target }
landships-do-shoot-flame = { $unit } : lance-flammes sur { $target }
landships-do-pivot = Pivoter { $unit } vers { $side }
landships-do-shelter = { $unit } est dans le réseau fortifié
landships-do-destroy = Détruire { $unit }
landships-do-lose = Perdre { $unit }
landships-do-retreat = Faire retraite en { $hex }
landships-do-push = { $unit } recule en { $hex }
landships-do-fly-observe = { $plane } observe
landships-do-fly-bomb = { $plane } bombarde { $hex }
landships-do-fly-strafe = { $plane } attaque { $hex }
landships-do-fly-patrol = { $plane } patrouille
landships-do-intercept = { $plane } intercepte { $target }
landships-do-flak = { $unit } tire sur { $target }
landships-do-sky = { $unit } tire sur { $target }
landships-do-cut = { $unit } coupe les barbelés
landships-do-fill = { $unit } comble la tranchée
landships-barrage-drumfire = Drumfire
landships-barrage-shrapnel = shrapnels
landships-barrage-hurricane = Hurricane
landships-barrage-gas = gaz
landships-barrage-smoke = fumigènes

## Ce qui se passe

landships-turn = Tour { $n }.
landships-player-turn = Tour de joueur : { $side }.
landships-moved = { $units } : { $from } → { $hex }.
landships-eliminated = { $unit } est éliminé.
landships-pinned = { $unit } est cloué au sol.
landships-recovered = { $unit } se rallie.
landships-retreated = { $unit } fait retraite en { $hex }.
landships-pushed = { $unit } recule en { $to }.
landships-exited = { $unit } quitte la carte.
landships-captured = { $unit } en { $hex } est capturé.
landships-revealed = { $unit } apparaît en { $hex }.
landships-network = Un réseau fortifié apparaît en { $hex }.
landships-repair = Réparation : { $unit }.
landships-repaired = { $unit } est réparé.
landships-morale = Test de moral : { $unit }.
landships-roll-morale = Test de moral.
landships-roll-mines = Mines.
landships-roll-repair = Réparation.
landships-term-L17-6 = couvert, ou ennemis proches
landships-term-L17-10 = commandant de char à bord
landships-term-repair-table = dé
landships-term-repair-tl = commandant de char à bord
landships-won = Victoire { $level } : { $side } ({ $margin }).
landships-drawn = Partie nulle.
landships-level-major = majeure
landships-level-minor = mineure

## Refus

landships-no-over = la partie est terminée
landships-no-now = ce n’est pas le moment
landships-no-place = une autre pièce se place d’abord
landships-no-area = { $hex } n’est pas dans sa zone
landships-no-enemy-hex = { $hex } est occupé par l’ennemi
landships-no-room = il n’y a pas de place
landships-no-push = { $hex } n’est pas plus en arrière, ou n’a pas de place
landships-no-hide = elle ne peut pas être placée cachée
landships-no-dig = aucun réseau fortifié ne peut être creusé en { $hex }
landships-no-terrain = { $hex } lui est interdit
landships-no-yours = elle n’est pas à vous
landships-no-offboard = elle n’est pas encore arrivée
landships-no-aboard = elle est à bord d’une autre
landships-no-foot = elle ne se déplace pas à pied
landships-no-pinned = elle est clouée au sol
landships-no-moved = elle s’est déjà déplacée
landships-no-carried = elle a été transportée dans ce tour de joueur
landships-no-hand = elle ne se déplace pas à bras
landships-no-crew = elle n’a pas de servants disponibles
landships-no-fought = elle a pris part au combat rapproché
landships-no-fired = elle a tiré
landships-no-mover = personne ne se déplace
landships-no-stopped = ils ont dû s’arrêter
landships-no-adjacent = l’hexagone n’est pas adjacent
landships-no-entry = ils n’entrent pas par { $hex }
landships-no-mp = il reste trop peu de MP
landships-no-mp-of = il faut { $n } MP, il en reste { $of }
landships-no-disengage = on ne se désengage que vers un hexagone sans ennemi
landships-no-ship = un navire est en { $hex }
landships-no-regroup-near = { $hex } touche un groupe ennemi non cloué
landships-no-exit = ils ne peuvent pas quitter la carte ici
landships-no-way = elle n’a nulle part où aller
landships-no-join = elle ne peut pas se joindre à eux
landships-no-leave = elle ne peut pas rester
landships-no-turn = elle ne peut pas être tournée
landships-no-excess = son départ n’y change rien
landships-no-excess-vehicle = elle ne peut pas reculer ainsi
landships-no-loss-yet = quelqu’un peut encore reculer
landships-no-retreat = elle ne fait pas retraite en { $hex }
