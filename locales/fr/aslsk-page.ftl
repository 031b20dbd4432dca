# ASL Starter Kit #3, sur la page d’une partie : ce qui est sur les pions, à côté de la carte et sur les boutons.

## Pions

aslsk-kind = { $kind }
aslsk-state-broken = démoralisé
aslsk-state-dm = DM
aslsk-state-pinned = cloué
aslsk-state-cx = CX
aslsk-state-wounded = blessé
aslsk-state-melee = en mêlée
aslsk-state-prep-fire = a fait un tir de préparation
aslsk-state-first-fire = tir initial
aslsk-state-final-fire = Final Fire
aslsk-state-moved = s’est déplacé
aslsk-state-advanced = a progressé
aslsk-state-malfunctioned = en panne
aslsk-state-captured = capturé
aslsk-state-emplaced = en emplacement
aslsk-state-hidden = caché
aslsk-state-unpossessed = sans possesseur
aslsk-state-wreck = épave
aslsk-state-motion = en Motion
aslsk-state-ce = trappes ouvertes (CE)
aslsk-state-bog = enlisé
aslsk-state-immobile = immobilisé
aslsk-state-shock = en état de choc
aslsk-state-stun = secoué
aslsk-state-recall = rappelé
aslsk-state-cc = en combat rapproché
aslsk-state-routed = a dérouté
aslsk-state-rallied = a tenté de se rallier
aslsk-state-hazardous = mouvement hasardeux
aslsk-state-intensive = tir intensif
aslsk-state-manhandled = poussé à bras
aslsk-state-mired = embourbé
aslsk-state-uk = destruction non confirmée
aslsk-state-shaken = ébranlé
aslsk-state-to-recall = à rappeler
aslsk-state-ma-malfunctioned = armement principal en panne
aslsk-state-ma-disabled = armement principal hors service
aslsk-state-low-ammo = manque de munitions

## Terrain

aslsk-terrain-smoke = fumée
aslsk-terrain-smoke-grenades = grenades fumigènes
aslsk-terrain-smoke-dispersed = fumée dispersée
aslsk-terrain-wp = phosphore blanc
aslsk-terrain-wp-dispersed = phosphore blanc dispersé
aslsk-terrain-residual = FP résiduelle
aslsk-terrain-residual-1 = 1 FP
aslsk-terrain-residual-2 = 2 FP
aslsk-terrain-residual-4 = 4 FP
aslsk-terrain-residual-6 = 6 FP
aslsk-terrain-residual-8 = 8 FP
aslsk-terrain-residual-12 = 12 FP
aslsk-terrain-acquired = acquis

## À côté de la carte

aslsk-place-set-up = À placer
aslsk-place-offboard = Sur le point d’entrer
aslsk-place-later = Plus tard
aslsk-place-exited = Sortis de la carte

## Totaux

aslsk-tally-firepower = { $total } FP
aslsk-tally-drm = DRM { $total }
aslsk-tally-to-hit = To Hit { $total }
aslsk-tally-to-hit-number = To Hit { $total }
aslsk-tally-to-kill = To Kill { $total }
aslsk-tally-kill-number = Nombre de destruction { $total }
aslsk-tally-close-combat = DRM { $total }
aslsk-tally-column = colonne { $total }
aslsk-tally-morale-check = DRM { $total }

## Offres

aslsk-do-stack = Déplacer toute la pile en { $hex }
aslsk-do-stack-short = Toute la pile
aslsk-do-volley = Tous en { $from } tirent sur { $hex }
aslsk-do-volley-short = Tous en { $from } sur { $hex }
aslsk-do-everyone-fire-group = Tous ceux qui peuvent se joignent
aslsk-do-everyone-close-attack = Tous contre tous
aslsk-do-done-close-none = Plus d’attaque
aslsk-do-done-assault-none = Plus d’attaque
aslsk-do-pass-fire-group = Ne pas tirer
aslsk-do-pass-first-fire = Retenir le feu
aslsk-do-pass-driving = Plus rien
aslsk-do-pass-assault = Pas d’attaque
aslsk-do-move-short = { $unit } : pas à pas
aslsk-do-fire-short = { $unit } sur { $hex }
aslsk-do-add-short = Avec { $unit }
aslsk-do-face-apart = Caisse vers { $hour ->
        [one] 1 heure
       *[other] { $hour } heures
    }, tourelle vers { $turret ->
        [one] 1 heure
       *[other] { $turret } heures
    }
aslsk-do-hatch-shut = { $unit } : fermer les trappes
aslsk-do-react-led = { $unit } avec { $leader } attaque le véhicule en combat rapproché
aslsk-weapon-bmg = MG de caisse
aslsk-weapon-cmg = MG coaxiale
aslsk-weapon-aamg = MG antiaérienne
aslsk-weapon-rmg = MG arrière
aslsk-weapon-ma = armement principal

## Ce qui est repris, en quelques mots

aslsk-do-move-undo = { $unit } prêt à bouger
aslsk-do-stack-undo = pile prête à bouger
aslsk-do-step-undo = pas vers { $hex }
aslsk-do-road-undo = pas vers { $hex }
aslsk-do-fire-undo = tir sur { $hex }
aslsk-do-volley-undo = tir sur { $hex }
aslsk-do-add-undo = { $unit } dans le groupe
aslsk-do-direct-undo = { $unit } à la direction
aslsk-do-advance-undo = progression vers { $hex }
aslsk-do-give-undo = arme donnée

## Notes sous les questions

aslsk-note-moving = Il reste { $mf } MF{ $half ->
        [yes] {" "}et demi
       *[no] {""}
    }. Une pression sur l’unité elle-même montre ce qu’elle peut faire d’autre.
aslsk-note-group = { $fp } FP, colonne { $column }.
aslsk-note-group-shot = To Hit : { $n } ou moins.

## Ce que regarde un ordre permanent, et comment

aslsk-when-range = À { $n } hexagones ou plus
    .op = >=
aslsk-when-fp = Sur la colonne { $n } ou moins
    .op = <=
aslsk-when-chance = Si au plus { $n } % démoralisent quelqu’un
    .op = <=
aslsk-when-movers = { $n ->
        [one] Contre { $n } unité qui bouge
       *[other] Contre { $n } unités qui bougent ou moins
    }
    .op = <=
