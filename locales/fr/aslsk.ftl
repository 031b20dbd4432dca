# ASL Starter Kit #3.
#
# Unités et armes se nomment comme à la table : par leur pion (4-6-7, 9-1, MMG) et leur nom dans la partie. Les sigles du livret restent :
# MF, FP, DR, DM, CX, TEM. Les refus suivent « Non : » et commencent par une minuscule ; les événements sont des phrases ; les offres, des ordres.

aslsk-title = ASL Starter Kit #3
aslsk-tagline = Squads, canons et chars : Europe, 1939–1945

## Camps

aslsk-side-german = Allemands
aslsk-side-russian = Russes
aslsk-side-american = Américains
aslsk-side-british = Britanniques
aslsk-side-italian = Italiens
aslsk-side-french = Français
aslsk-side-finnish = Finlandais
aslsk-side-hungarian = Hongrois

aslsk-piece = { $kind } { $name }
aslsk-objective = { $hex }
aslsk-track-units = Unités
aslsk-track-elr = ELR
aslsk-track-turn = Tour
aslsk-track-held = Objectifs
aslsk-track-exited = Points sortis
aslsk-track-killed = Points détruits
aslsk-face = { $n }

## Phases

aslsk-phase-rally = Ralliement
aslsk-phase-prep-fire = Tir de préparation
aslsk-phase-movement = Mouvement
aslsk-phase-defensive-fire = Tir défensif
aslsk-phase-advancing-fire = Tir d’exploitation
aslsk-phase-rout = Déroute
aslsk-phase-advance = Progression
aslsk-phase-close-combat = Combat rapproché
# The phases by the letters of the book, and in words while they last.
aslsk-step-rally = RPh
    .now = Ralliement
aslsk-step-prep-fire = PFPh
    .now = Tir de préparation
aslsk-step-movement = MPh
    .now = Mouvement
aslsk-step-defensive-fire = DFPh
    .now = Tir défensif
aslsk-step-advancing-fire = AFPh
    .now = Tir d’exploitation
aslsk-step-rout = RtPh
    .now = Déroute
aslsk-step-advance = APh
    .now = Progression
aslsk-step-close-combat = CCPh
    .now = Combat rapproché

## Questions

aslsk-ask-set-up = Où placer cette pièce ?
aslsk-ask-recovery = Qui récupère une arme ?
aslsk-ask-repair = Quelle arme réparer ?
aslsk-ask-transfer = Une arme change-t-elle de mains ?
aslsk-ask-self-rally = Qui tente un auto-ralliement ?
aslsk-ask-rally = Qui vos leaders rallient-ils ?
aslsk-ask-keep-dm = Qui reste sous DM ?
aslsk-ask-prep-fire = Tir de préparation : qui tire, sur quoi ?
aslsk-ask-final-fire = Final Fire : qui tire, sur quoi ?
aslsk-ask-advancing-fire = Tir d’exploitation : qui tire, sur quoi ?
aslsk-ask-fire-group = Qui se joint à l’attaque ?
aslsk-ask-move = Qui se déplace ?
aslsk-ask-moving = Vers où ?
aslsk-ask-first-fire = Tirer sur ceux qui bougent ?
aslsk-ask-rout = Qui déroute ?
aslsk-ask-routing = Vers où déroute-t-elle ?
aslsk-ask-advance = Qui progresse ?
aslsk-ask-close-combat = Quel combat rapproché vient ensuite ?
aslsk-ask-close-attack = Qui attaque qui ?
aslsk-note-first-fire = Ils ont dépensé des MF en { $hex }.
aslsk-note-rout = { $n ->
    [one] Il reste { $n } MF.
   *[other] Il reste { $n } MF.
}

## Offres

aslsk-do-done-recovery = Plus de récupération
aslsk-do-done-repair = Plus de réparation
aslsk-do-done-transfer = Plus de transfert
aslsk-do-done-self-rally = Plus d’auto-ralliement
aslsk-do-done-rally = Plus de ralliement
aslsk-do-done-keep-dm = Les autres se remettent du DM
aslsk-do-done-prep-fire = Terminer le tir de préparation
aslsk-do-done-final-fire = Terminer le Final Fire
aslsk-do-done-advancing-fire = Terminer le tir d’exploitation
aslsk-do-done-fire-group = Feu
aslsk-do-done-move = Terminer la phase de mouvement
aslsk-do-done-rout = Les autres restent
aslsk-do-done-advance = Terminer la phase de progression
aslsk-do-done-close-attack = C’est déclaré
aslsk-do-place = Placer { $unit } en { $hex }
aslsk-do-give = Donner { $weapon } à { $unit }
aslsk-do-recover = { $unit } tente de récupérer { $weapon }
aslsk-do-repair = Tenter de réparer { $unit }
aslsk-do-self-rally = { $unit } tente un auto-ralliement
aslsk-do-rally = { $leader } tente de rallier { $unit }
aslsk-do-keep-dm = Garder { $unit } sous DM
aslsk-do-fire = Tirer avec { $unit } sur { $hex }
aslsk-do-add = { $unit } se joint à eux
aslsk-do-direct = { $unit } dirige le tir
aslsk-do-destroy = Détruire { $unit }
aslsk-do-move = Déplacer { $unit }
aslsk-do-double-time = Pas de charge
aslsk-do-assault-move = Mouvement d’assaut
aslsk-do-step = Aller en { $hex }
aslsk-do-road = Prendre la route vers { $hex }
aslsk-do-smoke = { $unit } lance des grenades fumigènes en { $hex }
aslsk-do-abandon = Abandonner { $unit }
aslsk-do-charge = Poser { $unit } en { $hex }
aslsk-do-leave = { $unit } quitte la pile
aslsk-do-exit = Quitter la carte
aslsk-do-stop = S’arrêter ici
aslsk-do-rout = Dérouter { $unit }
aslsk-do-along = { $unit } l’accompagne
aslsk-do-crawl = Ramper vers { $hex }
aslsk-do-advance = Faire progresser { $unit } en { $hex }
aslsk-do-hex = Combat rapproché en { $hex }
aslsk-do-attack = Attaquer avec { $unit }
aslsk-do-against = Attaquer { $unit }

## Ce qui arrive

aslsk-turn = Tour { $n } : les { $side } attaquent.
aslsk-rolled-dr = { $side }, { $why } : { $n }.
aslsk-rolled = { $side }, { $why } : { $n }.
aslsk-why-fire = tir
aslsk-why-residual = FP résiduelle
aslsk-why-charge = charge de démolition
aslsk-why-morale-check = test de moral
aslsk-why-pin-check = test de fixation
aslsk-why-rally = ralliement
aslsk-why-recovery = récupération
aslsk-why-repair = réparation
aslsk-why-promotion = création de leader
aslsk-why-selection = sélection aléatoire
aslsk-why-smoke = grenades fumigènes
aslsk-why-weapon = sort d’une arme
aslsk-why-wound = gravité de la blessure
aslsk-why-ambush = embuscade
aslsk-why-close-combat = combat rapproché
aslsk-why-interdiction = Interdiction
aslsk-fires = { $n ->
        [one] { $units } tire sur { $hex }.
       *[other] { $units } tirent sur { $hex }.
    }
aslsk-blind = Personne ne voit { $hex } de là.
aslsk-firepower = { $n } FP.
aslsk-cowers = { $n ->
    [one] Panique : une colonne de moins.
   *[other] Panique : { $n } colonnes de moins.
}
aslsk-hit = { $unit } en { $hex } : { $n } sur la colonne { $column }, { $effect }.
aslsk-raked = { $unit } en { $hex } : { $n }.
aslsk-effect-none = aucun effet
aslsk-effect-ptc = PTC
aslsk-effect-mc = { $n ->
    [0] NMC
   *[other] { $n }MC
}
aslsk-effect-k = K/{ $n }
aslsk-effect-kia = { $n }KIA
aslsk-residual = FP résiduelle de { $fp } en { $hex }.
aslsk-checks = { $unit } : { $n } contre { $of }.
aslsk-pinned = { $unit } est clouée au sol en { $hex }.
aslsk-broke = { $unit } est démoralisée en { $hex }.
aslsk-replaced = Elle est remplacée par { $unit }.
aslsk-reduced = Il ne reste que { $unit } en { $hex }.
aslsk-wounded = { $unit } est blessé.
aslsk-eliminated = { $unit } : élimination.
aslsk-removed = { $weapon } : arme perdue.
aslsk-malfunctions = { $weapon } tombe en panne.
aslsk-not-repaired = { $weapon } n’est pas réparée.
aslsk-repaired = { $weapon } fonctionne de nouveau.
aslsk-abandoned = { $weapon } reste sur place.
aslsk-recovered = { $unit } récupère { $weapon }.
aslsk-recovery-fails = { $unit } ne parvient pas à la récupérer.
aslsk-transferred = { $unit } prend { $weapon }.
aslsk-rallies = { $unit } tente de se rallier : { $n } contre { $of }.
aslsk-not-rallied = { $unit } ne se rallie pas.
aslsk-rallied = { $unit } se rallie.
aslsk-promoted = { $unit } sort du rang en { $hex }.
aslsk-moved = { $units } : { $from } → { $hex }.
aslsk-exited = { $unit } quitte la carte.
aslsk-smoke = { $unit } met de la fumée en { $at }.
aslsk-smoke-fails = { $unit } lance en vain des grenades fumigènes vers { $at }.
aslsk-charge = { $weapon } : charge posée en { $at }.
aslsk-explodes = Une charge de démolition explose en { $hex }.
aslsk-dud = Elle n’explose pas.
aslsk-routs = { $unit } déroute de { $from } en { $hex }.
aslsk-interdicted = { $unit } subit une Interdiction en { $hex }.
aslsk-fails-to-rout = { $unit } ne peut pas dérouter de { $hex }.
aslsk-advances = { $unit } progresse de { $from } en { $hex }.
aslsk-ambush-roll = { $side }, modificateurs compris : { $n }.
aslsk-ambush = Embuscade des { $side }.
aslsk-strikes = { $side }, { $attack } contre { $defence } : { $n }, seuil { $kill }.
aslsk-won = Victoire des { $side }.
aslsk-drawn = Personne ne gagne.

## Pourquoi pas

aslsk-no-acted = elle a déjà eu son action de cette phase de ralliement
aslsk-no-adjacent = l’hexagone n’est pas adjacent
aslsk-no-advanced = elle a déjà progressé
aslsk-no-along = seul un leader non démoralisé, empilé avec elle dès le départ, peut l’accompagner
aslsk-no-area = { $hex } est hors de sa zone
aslsk-no-assault-far = le mouvement d’assaut va d’un seul hexagone, sans dépenser tous les MF
aslsk-no-attacked = elle a déjà été attaquée
aslsk-no-begun = le mouvement a commencé
aslsk-no-beside = elle resterait adjacente à l’ennemi en { $hex }
aslsk-no-broken = elle est démoralisée
aslsk-no-captured-repair = une arme capturée ne se répare pas
aslsk-no-chain = elle n’est ni avec les autres, ni adjacente à eux
aslsk-no-close-combat = il n’y a pas de combat rapproché à cet endroit
aslsk-no-crawl-far = ramper, c’est un seul hexagone, et toute la déroute
aslsk-no-cx-advance = elle est CX et cet hexagone coûterait tous ses MF
aslsk-no-dc = ce n’est pas une charge de démolition
aslsk-no-directed-before = ce leader a déjà dirigé d’autres tirs dans ce tour de joueur
aslsk-no-directing = un leader qui sert une arme ne dirige rien
aslsk-no-dm = elle n’est pas sous un DM que l’on puisse garder
aslsk-no-dm-cover = dans un bois ou un bâtiment, on ne garde pas le DM
aslsk-no-double-time = pas de pas de charge pour qui est blessé, CX ou en mouvement d’assaut
aslsk-no-enemy-here = un ennemi est dans son hexagone
aslsk-no-enemy-hex = des ennemis sont en { $hex }
aslsk-no-entry = ce n’est pas en { $hex } qu’elle entre
aslsk-no-exit = elle ne peut pas quitter la carte ici
aslsk-no-final-fired = elle est sous un marqueur Final Fire
aslsk-no-fired = elle a déjà tiré
aslsk-no-firepower = elle n’a pas de puissance de feu propre
aslsk-no-first-fired = sous First Fire, seulement contre un hexagone adjacent
aslsk-no-force = elle appartient à un autre groupe
aslsk-no-fought = elle a déjà attaqué
aslsk-no-ft-direction = on ne dirige pas un lance-flammes
aslsk-no-ft-group = un lance-flammes tire seul
aslsk-no-good-order = elle n’est pas en bon ordre
aslsk-no-hex = il n’y a pas de tel hexagone
aslsk-no-ift = elle doit d’abord toucher au but
aslsk-no-leader = ce n’est pas un de vos leaders
aslsk-no-leader-apart = un leader se défend avec ceux qu’il accompagne
aslsk-no-leader-bonus = sans le leader, les MF n’auraient pas suffi
aslsk-no-leader-here = aucun leader en bon ordre n’est avec elle
aslsk-no-leave-cover = elle est à couvert : elle s’arrête ou continue vers un autre couvert adjacent
aslsk-no-load = un leader porte 2 PP au plus
aslsk-no-malfunction = elle fonctionne
aslsk-no-malfunctioned = elle est en panne
aslsk-no-mandatory-group = d’autres de cet hexagone ont tiré sur cette cible : il fallait former un seul groupe
aslsk-no-manhandled = elle a poussé un canon
aslsk-no-melee = elle est en mêlée
aslsk-no-mf-of = cela coûte { $n } MF, et il en reste { $of }
aslsk-no-mf = ses MF ne suffisent pas
aslsk-no-more-attacks = on ne peut plus déclarer d’attaque ici
aslsk-no-more-shots = elle a tiré autant de fois que de MF y ont été dépensés
aslsk-no-moved = elle a déjà bougé
aslsk-no-moved-heavy = elle a bougé et elle est trop lourde pour tirer maintenant
aslsk-no-mover = elle n’est pas en mouvement
aslsk-no-must-rout = une unité doit encore dérouter
aslsk-no-nearer = un ennemi en { $hex } est plus proche
aslsk-no-nearest-cover = elle gagne le bois ou le bâtiment le plus proche
aslsk-no-normal-range = c’est au-delà de la portée normale
aslsk-no-now = ce n’est pas ce qui est demandé maintenant
aslsk-no-offboard = elle n’est pas sur la carte
aslsk-no-one-weapon = elle a servi son arme et renonce à sa propre puissance de feu
aslsk-no-over = la partie est terminée
aslsk-no-pinned = elle est clouée au sol
aslsk-no-place = une autre pièce vient d’abord
aslsk-no-prep-fired = elle a fait un tir de préparation
aslsk-no-rallied = elle a déjà tenté de se rallier dans ce tour de joueur
aslsk-no-range-of = c’est à { $n } hexagones, et sa portée est de { $of }
aslsk-no-range = c’est hors de portée
aslsk-no-recovered = elle a déjà changé de mains dans cette phase
aslsk-no-repair = elle ne se répare pas
aslsk-no-road = aucune route n’y mène
aslsk-no-rof = aucune arme ne tire deux fois en tir d’exploitation
aslsk-no-room = pas de place en { $hex } : 3 squads et 4 leaders au plus
aslsk-no-rout-begun = elle n’a pas encore bougé
aslsk-no-rout-stop = elle ne peut pas rester ici
aslsk-no-routed = elle a déjà dérouté
aslsk-no-same-hex = dans un même hexagone, on se bat au combat rapproché
aslsk-no-same-stack = elles ne sont pas dans le même hexagone
aslsk-no-self-rally = son moral n’est pas encadré, et une autre unité a déjà essayé
aslsk-no-sight = { $hex } n’est pas en vue
aslsk-no-smoke-exponent = elle n’a pas de Smoke Exponent
aslsk-no-smoke-left = il ne reste pas de pion fumigène
aslsk-no-smoke-twice = une seule fois par phase de mouvement
aslsk-no-stack = elle n’est pas dans cette pile
aslsk-no-stack-first = ceux de la pile terminent d’abord
aslsk-no-target = il n’y a personne à viser
aslsk-no-toward = elle se rapprocherait de l’ennemi en { $hex }
aslsk-no-twice = elle participe déjà
aslsk-no-two-ft = une unité ne sert qu’un lance-flammes
aslsk-no-dc-placed = la charge est posée
aslsk-no-two-leaders = un autre leader dirige ceux de cet hexagone
aslsk-no-two-weapons = elle a servi toutes les armes permises
aslsk-no-unbroken = elle n’est pas démoralisée
aslsk-no-undirected = au-delà de 16 hexagones, une mitrailleuse doit être dirigée
aslsk-no-unfit-leader = le leader est démoralisé, cloué au sol ou en mêlée
aslsk-no-unpossessed = personne des vôtres ne l’a
aslsk-no-way = elle n’a nulle part où aller
aslsk-no-weapon = il n’y a pas de telle arme ici
aslsk-no-weapon-moved = elle a déjà été déplacée dans cette phase
aslsk-no-whom = dites d’abord qui ils attaquent
aslsk-no-yours = ce n’est pas à vous

## Termes

aslsk-term-3-2-2-a = puissance de feu propre
aslsk-term-4-1-a = mitrailleuses
aslsk-term-3-2-2-d = fractions réunies
aslsk-term-3-2-2-m = leader qui dirige
aslsk-term-3-3-1-n = CX
aslsk-term-2-0-hindrance = gêne
aslsk-term-1-2-5-d = fumée
aslsk-term-1-1-1-woods-b = bois
aslsk-term-1-1-1-building-d = bâtiment
aslsk-term-1-1-1-hill-d = avantage d’élévation
aslsk-term-1-1-1-open-a = à découvert : FFMO
aslsk-term-3-3-3-g = en mouvement : FFNAM
aslsk-term-6-5-d = mouvement hasardeux
aslsk-term-4-2-e = porte un lance-flammes
aslsk-term-4-3-a = CX du poseur
aslsk-term-3-3-5-c = TEM de l’hexagone
aslsk-term-3-2-3-p = résultat
aslsk-term-3-2-3-k = leadership
aslsk-term-3-2-3-m = un leader est démoralisé
aslsk-term-3-2-3-q = leadership
aslsk-term-3-1-f2 = sous DM
aslsk-term-3-1-f1 = leader qui rallie
aslsk-term-3-1-e = auto-ralliement
aslsk-term-3-6-i = leadership
aslsk-term-3-8-e = démoralisé
aslsk-term-3-8-h = leadership
aslsk-term-3-8-j = cloué au sol, ou un leader
aslsk-term-3-8-k = embuscade
aslsk-term-5-3-a = nouveau leader
aslsk-term-5-4-a = inexpérimenté
