# Landships !, sur la page d’une partie : ce qui est sur les pièces, à côté de la carte, et ce qu’il y a à savoir.

## Pièces

landships-state-pinned = cloué au sol
landships-state-fired = a tiré
landships-state-moved = s’est déplacé
landships-state-charging = à la charge
landships-state-blown = chevaux essoufflés
landships-state-temporary = panne temporaire
landships-state-permanent = panne définitive
landships-state-wheels = roues endommagées
landships-state-shaken = équipage ébranlé
landships-state-hidden = caché
landships-state-fascine = avec une fascine
landships-state-captured = capturé
landships-state-ended = son mouvement est fini
landships-state-fought = a pris part au combat rapproché
landships-state-pivoted = a pivoté
landships-state-aloft = en vol
landships-state-observe = en observation
landships-state-bomb = en bombardement
landships-state-strafe = attaque au sol
landships-state-patrol = en patrouille
landships-state-picked = troupe d’élite
landships-unit-early-observer = Avion de reconnaissance
landships-unit-observer-plane = Avion d’observation
landships-unit-light-bomber = Bombardier léger
landships-unit-heavy-bomber = Bombardier lourd
landships-unit-fighter = Chasseur
landships-unit-fighter-bomber = Chasseur-bombardier
landships-unit-armoured-plane = Avion blindé
landships-unit-balloon = Ballon d’observation

## Terrain

landships-terrain-clear = terrain clair
landships-terrain-difficult = terrain difficile
landships-terrain-town = ville
landships-terrain-crater = cratère
landships-terrain-hill = colline
landships-terrain-woods = bois
landships-terrain-river = rivière
landships-terrain-swamp = marais
landships-terrain-trench = tranchée
landships-terrain-fortified = réseau fortifié
landships-terrain-unseen = caché
landships-terrain-wire = barbelés
landships-terrain-crushed = barbelés écrasés
landships-terrain-mines = mines
landships-terrain-filled = tranchée comblée
landships-terrain-wreck = épave
landships-terrain-horses = des chevaux attendent ici
landships-terrain-gas = gaz
landships-terrain-smoke = fumée
landships-terrain-barrage = barrage en place
landships-terrain-barrage-5 = puissance 5
landships-terrain-barrage-10 = puissance 10
landships-terrain-barrage-15 = puissance 15
landships-terrain-barrage-20 = puissance 20
landships-terrain-barrage-25 = puissance 25
landships-terrain-barrage-30 = puissance 30
landships-terrain-barrage-35 = puissance 35
landships-terrain-barrage-40 = puissance 40
landships-terrain-barrage-45 = puissance 45
landships-terrain-barrage-50 = puissance 50
landships-terrain-barrage-60 = puissance 60
landships-terrain-barrage-70 = puissance 70
landships-terrain-barrage-80 = puissance 80
landships-terrain-request = { $n ->
        [one] une demande refusée
       *[other] { $n } demandes refusées
    }
landships-terrain-planned = tir préparé au tour { $n }
landships-terrain-shots = { $n ->
        [one] un tir déjà fait
       *[other] { $n } tirs déjà faits
    }

## À côté de la carte

landships-place-set-up = À placer
landships-place-offboard = Sur le point d’entrer
landships-place-later = Plus tard
landships-place-exited = Sortis de la carte
landships-place-hidden = Cachés quelque part
landships-zone-off-map = Hors carte
landships-track-ammunition = Munitions
landships-part-hexes = hexagones tenus
landships-part-losses = pertes ennemies
landships-part-handicap = handicap
landships-card-module = { $kind } · { $now } · { $left }/{ $of }
landships-card-module-text = Artillerie hors carte : un observateur demande le tir, on jette pour l’autorisation, puis on l’affecte à l’hexagone. Chaque tir coûte une munition.
landships-card-module-whole = { $kind } { $name } : { $left } munitions sur { $of }
landships-card-plane = { $kind } · { $now }
landships-card-plane-text = Une mission par tour, donnée à la phase aérienne : observation, bombardement, attaque au sol ou patrouille, selon le type.
landships-card-plane-whole = { $name }, tours { $first } à { $last }
landships-module-field-battery = Batterie de campagne
landships-module-howitzer-battery = Batterie d’obusiers
landships-module-heavy-group = Groupe lourd
landships-module-siege-group = Groupe de siège
landships-module-on = sur { $hex }
landships-module-empty = plus de munitions
landships-module-rests = au repos après un Hurricane
landships-module-fired = a tiré
landships-module-ready = disponible
landships-flight-down = abattu
landships-flight-away = repoussé
landships-flight-ground = au sol
landships-flight-over = mission terminée
landships-flight-ready = prêt
landships-flight-observe = en observation
landships-flight-bomb = bombarde { $hex }
landships-flight-strafe = attaque { $hex }
landships-flight-patrol = en patrouille

## Armes

landships-arc-gun = ART
landships-arc-gun-f = canon avant
landships-arc-mg-f = MG avant
landships-arc-gun-l = canon gauche
landships-arc-mg-l = MG gauche
landships-arc-gun-r = canon droite
landships-arc-mg-r = MG droite
landships-arc-gun-b = canon arrière
landships-arc-mg-b = MG arrière
landships-arc-gun-t = canon de tourelle
landships-arc-mg-t = MG de tourelle
landships-arm-gun = canon, { $mount ->
        [f] avant
        [l] gauche
        [r] droite
        [b] arrière
       *[t] tourelle
    } : { $range } hex., HE { $he }
landships-arm-piece = { $range ->
        [0] barrages seulement
       *[other] { $range } hex., HE { $he }
    }
landships-arm-mg = { $n ->
        [one] MG
       *[other] { $n } MG
    }, { $mount ->
        [f] avant
        [l] gauche
        [r] droite
        [b] arrière
       *[t] tourelle
    } : FP { $fp }, { $range } hex.

## Ce qu’il y a à savoir

landships-about-fp = Puissance de feu
landships-about-fp-what = S’ajoute au tir de tous sur un hexagone ; la moitié au-delà de la demi-portée.
landships-about-range = Portée
landships-about-range-what = En hexagones.
landships-about-morale = Moral
landships-about-morale-what = Un dé à dix faces inférieur ou égal réussit le test.
landships-about-ma = Mouvement
landships-about-ma-what = Points de mouvement dans sa phase.
landships-about-trot = Trot
landships-about-trot-what = Points de mouvement au trot.
landships-about-gallop = Galop
landships-about-gallop-what = Points de mouvement au galop ; ensuite les chevaux sont essoufflés.
landships-about-charge = Charge
landships-about-charge-what = Points de mouvement à la charge.
landships-about-flame = Flammes
landships-about-flame-what = Puissance d’une charge, à 0 ou 1 hexagone.
landships-about-charges = Charges restantes
landships-about-charges-what = Chaque jet de flammes en use une.
landships-about-cross = Tout terrain
landships-about-cross-what = Points de mouvement hors route.
landships-about-road = Sur route
landships-about-road-what = Points de mouvement en restant sur la route.
landships-about-size = Taille
landships-about-size-what = S’ajoute au dé du tireur : négative, elle rend plus facile à toucher.
landships-about-breakdown = Panne
landships-about-breakdown-what = S’ajoute à ses tests de panne.
landships-about-hits = Coups
landships-about-hits-what = Ce nombre le coule.
landships-about-at-range = Portée antichar
landships-about-at-range-what = En hexagones.
landships-about-he = Tir explosif (HE)
landships-about-he-what = Puissance contre ce qui n’est pas blindé.
landships-about-barrage = Barrage
landships-about-barrage-what = Ce qu’il ajoute à un barrage autorisé.
landships-about-aa = Contre avions
landships-about-aa-what = Portée en hexagones.
landships-about-hand = À bras
landships-about-hand-what = Points de mouvement quand ses servants le poussent.
landships-about-pinned = Cloué au sol : ni mouvement ni tir, et il ne compte pas en combat rapproché.
landships-about-fired = Il a tiré : on le repère de 10 hexagones.
landships-about-moved = Il a quitté son hexagone dans ce tour de joueur.
landships-about-charging = À la charge.
landships-about-blown = Chevaux essoufflés : le trot seulement.
landships-about-temporary = Panne temporaire : elle peut être réparée.
landships-about-permanent = Panne définitive : il ne bouge plus, mais ses armes tirent.
landships-about-wheels = Roues endommagées : il ne bouge plus.
landships-about-shaken = L’équipage est ébranlé.
landships-about-hidden = Caché : l’ennemi ignore où il est.
landships-about-captured = Pris à l’ennemi.
landships-about-weak = Faible blindage : les MG peuvent l’arrêter.
landships-about-poor = Franchit mal les tranchées : il y teste la panne.
landships-about-hard = Difficile à manœuvrer : chaque côté de rotation coûte 2 MP hors route.
landships-about-fascine = Il porte une fascine pour combler une tranchée.
landships-about-unserved = Personne ne le sert.
landships-about-aboard = À bord de { $unit }.
landships-about-carries = Il transporte { $unit }.
landships-about-shots = { $n ->
        [one] Un premier tir sur { $unit } en { $hex } : le suivant sera meilleur.
       *[other] { $n } tirs déjà sur { $unit } en { $hex }.
    }
landships-about-in-clear = Terrain clair : aucun couvert.
landships-about-in-difficult = Terrain difficile : les chars y tombent plus souvent en panne.
landships-about-in-town = Ville : du couvert, et la vue est bloquée.
landships-about-in-crater = Cratère : un peu de couvert.
landships-about-in-hill = Colline.
landships-about-in-woods = Bois : du couvert, et la vue est bloquée.
landships-about-in-river = Rivière : on la passe sur un pont.
landships-about-in-swamp = Marais.
landships-about-high = Hauteur : on voit par-dessus ce qui est bas.
landships-about-by-road = Une route passe ici.
landships-about-trench = Tranchée : du couvert pour les fantassins.
landships-about-filled = La tranchée est comblée ici.
landships-about-fortified = Réseau fortifié : le meilleur couvert, pour 3 groupes et une arme.
landships-about-hidden-network = Caché : l’ennemi ignore qu’il existe, et il n’apporte rien tant qu’il n’est pas révélé. Une attaque contre lui le révèle d’abord.
landships-about-wire = Barbelés : ils ralentissent à pied, arrêtent les roues et réduisent de moitié le tir de qui s’y trouve. Un char les écrase.
landships-about-crushed = Barbelés écrasés : passage libre à pied et à cheval.
landships-about-mines = Mines : qui entre jette un dé.
landships-about-wreck = Une épave.
landships-about-gas = Gaz.
landships-about-smoke = Fumée : la vue est bloquée.
landships-about-drumfire = Un barrage de { $n } reste en place ici ({ $side }).
landships-about-cost-foot = À pied : { $mp } MP pour entrer.
landships-about-closed-foot = À pied : interdit hors route.
landships-about-cost-horse = À cheval : { $mp } MP pour entrer.
landships-about-closed-horse = À cheval : interdit hors route.
landships-about-cost-tank = Chars : { $mp } MP pour entrer.
landships-about-closed-tank = Chars : interdit hors route.
landships-about-cost-wheels = Roues : { $mp } MP pour entrer.
landships-about-closed-wheels = Roues : interdit hors route.
landships-term-L2-9 = tableau D3
landships-term-L17-1 = nation et année
landships-term-L7-1 = tableau D1
landships-term-L5-1 = tableau D1
landships-term-L11-12 = lance-flammes
landships-term-L6-2 = tableau D2
landships-term-L12-8 = tableau D2
landships-term-L18-2 = tableau D2
landships-term-L14-17 = tableau D3
landships-term-L19-4 = tableau D3
landships-term-L21-3 = tableau D3

## Ce qui arrête une ligne de vue

landships-sight-block = { $hex } l’arrête : { $terrain }
landships-sight-far = on ne voit pas à plus de { $n } hexagones dans ce tour

## Le catalogue des règles

landships-booklet-charts = Les aides de jeu
landships-booklet-design = Nos propres règles
landships-chapter-terrain = Terrain et mouvement
landships-chapter-spotting = Repérage
landships-chapter-breakdown = Pannes
landships-chapter-repair = Réparation
landships-chapter-atcrt = Tir antichar
landships-chapter-atx = MG, fusil antichar, flammes
landships-chapter-comms = Transmissions
landships-chapter-permit = Autorisation de tir
landships-chapter-scatter = Dispersion
landships-chapter-barrage = Barrages
landships-chapter-cacrt = Combat rapproché
landships-chapter-bomb = Bombardement aérien
landships-chapter-aa = Tir antiaérien
landships-chapter-sacrt = Armes légères
landships-chapter-L = Nos propres règles
landships-chapter-L1 = Généralités
landships-chapter-L2 = Unités
landships-chapter-L3 = La carte
landships-chapter-L4 = Séquence de jeu
landships-chapter-L5 = Mouvement à pied
landships-chapter-L6 = Véhicules
landships-chapter-L7 = Cavalerie
landships-chapter-L8 = Empilement
landships-chapter-L9 = Ligne de vue
landships-chapter-L10 = Repérage
landships-chapter-L11 = Tir des armes légères
landships-chapter-L12 = Tir antichar
landships-chapter-L13 = Autres tirs contre les chars
landships-chapter-L14 = Artillerie
landships-chapter-L15 = Gaz et fumée
landships-chapter-L16 = Combat rapproché
landships-chapter-L17 = Moral
landships-chapter-L18 = Pannes
landships-chapter-L19 = Avions
landships-chapter-L20 = Commandants de char
landships-chapter-L21 = Armes de soutien
landships-chapter-L22 = Ouvrages
landships-chapter-L23 = Navires
landships-chapter-L24 = Nations et années
landships-chapter-L25 = Victoire
landships-chapter-L26 = Règles facultatives
landships-chapter-L27 = Scénario : la râperie
landships-chapter-L28 = Scénario : brume sur le plateau
landships-chapter-L29 = Scénario : les chars en avant
