# Landships ! : véhicules, cavalerie, navires, et tirs contre eux.

## Questions

landships-ask-vehicles = Quel véhicule ou quels cavaliers se déplacent ?
landships-ask-driving = Vers où ?
landships-ask-gun-fire = Qui tire sur les véhicules ?
landships-ask-offensive = Qui tire ?
landships-do-done-vehicles = Finir la phase de mouvement des véhicules
landships-do-done-gun-fire = Finir la phase de tir défensif antichar
landships-do-done-offensive = Finir la phase de tir offensif

## Ce qui arrive

landships-boarded = { $unit } embarque dans { $on }.
landships-alighted = { $unit } débarque en { $hex }.
landships-dismounted = { $unit } met pied à terre en { $hex }.
landships-mounted = { $unit } monte en selle en { $hex }.
landships-breakdown = { $unit } tombe en panne sur { $from } ou plus.
landships-broken-temporary = { $unit } subit une panne temporaire.
landships-broken-permanent = { $unit } subit une panne définitive.
landships-wheels = Les roues sont endommagées : { $unit }.
landships-fright = { $unit } cède à la peur des chars.
landships-shaken = L’équipage est ébranlé : { $unit }.
landships-shoots = { $unit } tire sur { $target }.
landships-pivoted = { $unit } pivote.
landships-anti-tank = { $unit } est touché sur { $needed } ou moins.
landships-ship-hit = { $unit } est touché et reste à flot.
landships-roll-breakdown = Test de panne.
landships-roll-breakdown-type = Type de panne.
landships-roll-escape = Le commandant de char s’en sort-il ?
landships-roll-anti-tank = Tir antichar.
landships-roll-against-tank = Attaque contre un char.
landships-roll-effect = Effet du coup au but.

## Termes

landships-term-L17-7 = peur des chars de l’année
landships-term-L22-1 = tranchée, ville ou réseau fortifié
landships-term-L26-4 = cratère en terrain difficile
landships-term-breakdown-test-compare = dé
landships-term-breakdown-type-table = dé
landships-term-breakdown-type-tl = commandant de char à bord
landships-term-breakdown-mod-type-plus2 = type du char
landships-term-breakdown-mod-type-plus1 = type du char
landships-term-breakdown-mod-type-zero = type du char
landships-term-breakdown-mod-type-minus1 = type du char
landships-term-breakdown-mod-tl = commandant de char à bord
landships-term-breakdown-mod-difficult = terrain difficile
landships-term-breakdown-mod-ft17-woods = FT-17 dans un bois
landships-term-atcrt-table = dé
landships-term-atcrt-mod-first-shot = premier tir
landships-term-atcrt-mod-second-shot = deuxième tir
landships-term-atcrt-mod-third-shot = troisième tir
landships-term-atcrt-mod-pivot = le canon a dû pivoter
landships-term-atcrt-mod-no-crew = pas d’unité de servants
landships-term-atcrt-mod-german-crew = équipage ébranlé
landships-term-atcrt-mod-art-vs-wheels = canon ART sur des roues
landships-term-atcrt-mod-town = cible en ville
landships-term-atcrt-mod-tl = commandant de char à bord
landships-term-atcrt-mod-at-close = canon AT à courte portée
landships-term-atcrt-mod-size = taille du char

## Refus

landships-no-hidden = l’unité est cachée et reste où elle est
landships-no-vehicle = l’unité ne se déplace pas dans cette phase
landships-no-immobile = l’unité est immobilisée
landships-no-gait = choisissez d’abord une allure
landships-no-gait-now = ce n’est pas le moment de choisir une allure
landships-no-gait-there = on n’entre pas en { $hex } à cette allure
landships-no-blown = ses chevaux sont fourbus
landships-no-charge = la charge ne peut pas aboutir
landships-no-charge-stop = une charge finit au contact de l’ennemi
landships-no-reverse = la marche arrière n’est pas possible
landships-no-ahead = { $hex } n’est pas dans cette direction
landships-no-leave-road = on ne quitte pas la route ici
landships-no-water = une unité est dans l’eau en { $hex }
landships-no-tank = il y a un char ennemi en { $hex }
landships-no-fascine = il n’a pas de fascine
landships-no-ditch = il n’y a pas de tranchée ouverte
landships-no-dismount = les cavaliers ne peuvent pas mettre pied à terre maintenant
landships-no-horses = ses chevaux ne sont pas ici
landships-no-mount-near = un ennemi non cloué est trop près
landships-no-truck = ce camion n’est pas en mouvement
landships-no-load-here = camion et chargement ne partent pas du même hexagone
landships-no-cargo = un camion ne transporte pas cela
landships-no-truck-room = le camion est plein
landships-no-not-aboard = l’unité n’est pas à bord
landships-no-board = l’unité ne peut pas y embarquer
landships-no-second-leader = un commandant de char est déjà à bord
landships-no-smoke = dans la fumée, on ne tire que sur l’hexagone voisin
landships-no-sight = il n’y a pas de ligne de vue vers { $hex }
landships-no-spotted = aucun ennemi n’est repéré en { $hex }
landships-no-target = ce n’est pas une cible pour cette arme
landships-no-out = on ne tire pas hors d’un hexagone mixte
landships-no-gun = il n’a pas ce canon
landships-no-hauled = le canon a été déplacé à bras dans ce tour de joueur
landships-no-gunner = personne ne peut servir le canon
landships-no-range = { $hex } est hors de portée
landships-no-arc = { $hex } est hors de son angle de tir
landships-no-pivot = le canon ne peut pas pivoter ainsi maintenant
landships-no-mg = l’unité n’a pas de mitrailleuse
landships-no-weak = les MG ne percent qu’un faible blindage
landships-no-pair = il faut deux MG qui portent sur la cible
landships-no-rifle = l’unité n’a pas de fusil antichar
landships-no-flame = l’unité n’a pas de lance-flammes
