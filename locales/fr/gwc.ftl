# Great War Commander.
#
# Une Formation ou une Arme se dit avec son article et sans majuscule à l’article (« la Section de Landwehr ») : elle
# n’ouvre donc jamais une phrase, ne suit jamais « de » ni « à », et aucun participe ne s’accorde avec elle. Les mots de
# la règle ont leur majuscule : Formation, Unité, Section, Escouade, Leader, Char, Arme, Ordre, Action, Évènement.
# Les clefs suivent les mots de la règle commune : « recover » se dit Ralliement, « pillbox » se dit Casemate.

# Ce qui n’est pas dit ici se dit avec les mots de Combat Commander : Europe (cce-*).
gwc-borrows = cce
    .alone = term- chapter- scn- side- quality- event- deed- order- board- title tagline

gwc-title = Great War Commander
gwc-tagline = Sections, Leaders et Cartes Destin : la Grande Guerre, 1914-1918

## Camps

gwc-side-german = Allemands
gwc-side-french = Français
gwc-side-american = Américains
gwc-posture-attacker = Attaque
gwc-posture-recon = Reconnaissance
gwc-posture-defender = Défense

## Grades

gwc-rank-colonel = Colonel
gwc-rank-captain = Capitaine
gwc-rank-lieutenant = Lieutenant
gwc-rank-hero = Héros

## Leaders

gwc-unit-bertin = le Hauptmann Bertin
gwc-unit-nehring = le Hauptmann Nehring
gwc-unit-adler = le Hauptmann Adler
gwc-unit-mueller = le Leutnant Müller
gwc-unit-ebel = le Leutnant Ebel
gwc-unit-hartmann = le Leutnant Hartmann
gwc-unit-vogt = le Leutnant Vogt
gwc-unit-lenz = le Leutnant Lenz
gwc-unit-krause = le Leutnant Krause
gwc-unit-driant = le Colonel Driant
gwc-unit-barnier = le Capitaine Barnier
gwc-unit-caron = le Capitaine Caron
gwc-unit-de-grasse = le Lieutenant De Grasse
gwc-unit-durant = le Lieutenant Durant
gwc-unit-violette = le Lieutenant Violette
gwc-unit-maran = le Lieutenant Maran
gwc-unit-pastre = le Lieutenant Pastre
gwc-unit-verdier = le Lieutenant Verdier
gwc-unit-ravy = le Lieutenant Ravy
gwc-unit-gibbons = le Captain Gibbons
gwc-unit-knox = le Captain Knox
gwc-unit-wise = le Captain Wise
gwc-unit-kelly = le Lieutenant Kelly
gwc-unit-michaels = le Lieutenant Michaels
gwc-unit-york = le Lieutenant York
gwc-unit-hill = le Lieutenant Hill
gwc-unit-smith = le Lieutenant Smith
gwc-unit-hero = le Héros

## Unités

gwc-unit-stosstruppen = la Section de Stosstruppen
gwc-unit-pionier = la Section de pionniers
gwc-unit-jaeger = la Section de chasseurs allemands
gwc-unit-infanterie-1914 = la Section d’infanterie de 1914
gwc-unit-infanterie = la Section d’infanterie
gwc-unit-landwehr = la Section de Landwehr
gwc-unit-abteilung = l’Abteilung
gwc-unit-bote = le Bote
gwc-unit-genie = la Section du génie
gwc-unit-chasseurs = la Section de chasseurs
gwc-unit-tirailleurs = la Section de tirailleurs
gwc-unit-territoriaux = la Section de territoriaux
gwc-unit-specialistes = l’Escouade de spécialistes
gwc-unit-agent = l’Agent de Liaison
gwc-unit-engineers = la Section d’Engineers
gwc-unit-marines = la Section de Marines
gwc-unit-doughboys = la Section de Doughboys
gwc-unit-green = la Section de recrues
gwc-unit-team = le Team
gwc-unit-runner = le Runner

## Chars

gwc-unit-schneider = le Schneider CA1
gwc-unit-schneider-chef = le Schneider de commandement
gwc-unit-saint-chamond = le Saint-Chamond
gwc-unit-saint-chamond-chef = le Saint-Chamond de commandement
gwc-unit-renault-canon = le Renault FT à canon
gwc-unit-renault-mitrailleuse = le Renault FT à mitrailleuse
gwc-unit-renault-chef = le Renault FT de commandement
gwc-unit-a7v = l’A7V

## Armes : une Arme nommée l’est par son porteur

gwc-weapon-mg08 = la MG 08
gwc-weapon-mg0815 = la MG 08/15
gwc-weapon-minenwerfer = le Minenwerfer
gwc-weapon-77mm = le canon de 77
gwc-weapon-saint-etienne = la Saint-Étienne
gwc-weapon-hotchkiss = la Hotchkiss
gwc-weapon-chauchat = le Chauchat
gwc-weapon-crapouillot = le crapouillot
gwc-weapon-75mm = le canon de 75
gwc-weapon-37mm = le canon de 37
gwc-weapon-flamethrower = le Lance-Flammes

## Téléphones

gwc-telephone-75mm = Téléphone, batterie de 75
gwc-telephone-77mm = Téléphone, batterie de 77
gwc-telephone-105mm = Téléphone, batterie de 105
gwc-telephone-150mm = Téléphone, batterie de 150
gwc-telephone-155mm = Téléphone, batterie de 155
gwc-box-local = Barrage Local
gwc-box-standing = Barrage Fixe/Roulant
gwc-box-gas = Attaque au Gaz

## Fortifications

gwc-fort-foxholes = Trou de Combat
gwc-fort-trench = Tranchée
gwc-fort-wire = Barbelés
gwc-fort-mines = Mines
gwc-fort-bunker = Blockhaus
gwc-fort-pillbox = Casemate
gwc-fort-blockhouse = Blockhaus
gwc-fort-casemate = Casemate

## Terrain ; un nombre après un point (smoke.3, level.2) vient comme $n

gwc-terrain-open = terrain dégagé
gwc-terrain-bridge = pont
gwc-terrain-water = étendue d’eau
gwc-terrain-river = rivière
gwc-terrain-building = bâtiment
gwc-terrain-marsh = marais
gwc-terrain-woods = bois
gwc-terrain-destroyed-woods = bois détruits
gwc-terrain-boulders = rochers
gwc-terrain-quarry = carrière
gwc-terrain-ditch = fossé
gwc-terrain-brush = broussailles
gwc-terrain-ruin = ruine
gwc-terrain-orchard = verger
gwc-terrain-field = champ
gwc-terrain-shell-hole = trou d’obus
gwc-terrain-level = colline, niveau { $n }
gwc-terrain-fence = clôture
gwc-terrain-hedge = haie
gwc-terrain-wall = mur
gwc-terrain-destroyed-wall = mur détruit
gwc-terrain-road = route
gwc-terrain-trail = chemin
gwc-terrain-railway = voie ferrée
gwc-terrain-foxholes = Trou de Combat
gwc-terrain-trench = Tranchée
gwc-terrain-wire = Barbelés
gwc-terrain-mines = Mines
gwc-terrain-blockhouse = Blockhaus
gwc-terrain-casemate = Casemate
gwc-terrain-smoke = Fumée, Gêne { $n }
gwc-terrain-gas = Gaz
gwc-terrain-blaze = Incendie

## Marqueurs Objectifs

gwc-chit-one = { $letter } (Objectif { $objective } : { $n } PV)
gwc-chit-each = { $letter } (chaque Objectif : { $n } PV)
gwc-chit-exit = { $letter } (+1 PV par Sortie)
gwc-chit-elimination = { $letter } (+1 PV par élimination)

## Une Carte Destin

gwc-card = { $order } · { $action }
gwc-card-whole = { $card } : Ordre « { $order } » ; Action « { $action } » ; Évènement « { $event } » ; Hex Aléatoire { $hex } ; dés { $white } et { $red }
gwc-trigger-event = Évènement !
gwc-trigger-jammed = Enrayé !
gwc-trigger-sniper = Sniper !
gwc-trigger-time = Temps !
gwc-die-white = Blanc { $n }
gwc-die-red = Couleur { $n }

## Ordres

gwc-order-advance = Progression
gwc-order-advance-text = Les Formations activées entrent dans un hex voisin, quel qu’en soit le coût, même chez l’ennemi : il y a alors Mêlée. Aucun Tir d’Opportunité contre elles.
gwc-order-air-strike = Frappe Aérienne
gwc-order-air-strike-text = Un avion passe au-dessus d’un hex tiré au sort : bombardez un hex occupé de sa rangée, ou mitraillez-en deux qui se touchent. Les Unités visées sont d’abord sous Suppression.
gwc-order-artillery-denied = Artillerie Refusée
gwc-order-artillery-denied-text = Le Téléphone ennemi est Cassé, et son barrage s’arrête. S’il l’était déjà, il est éliminé.
gwc-order-artillery-request = Artillerie Demandée
gwc-order-artillery-request-text = Remettez en état votre Téléphone Cassé ; ou que votre Leader le plus Haut-Gradé, ou l’Observateur d’Artillerie, dirige un barrage ou du gaz sur un hex qu’il voit.
gwc-order-command-confusion = Confusion
gwc-order-command-confusion-text = Aucun Ordre, sauf si un Agent de Liaison est avec votre Leader le plus Haut-Gradé : la carte vaut alors une Artillerie Demandée.
gwc-order-fire = Tir
gwc-order-fire-text = Formations et Armes activées attaquent des ennemis à Portée et en vue, seules ou en Groupe de Tir. Joué en Action pendant un Mouvement ennemi : Tir d’Opportunité.
gwc-order-line-of-fire = Ligne de Feu
gwc-order-line-of-fire-text = Une Mitrailleuse Lourde fonctionnelle met sous Suppression tous les ennemis d’un hex à Portée et en vue, ou de deux hexs adjacents, sans jet.
gwc-order-move = Mouvement
gwc-order-move-text = Les Formations activées vont d’hex en hex avec leurs Points de Mouvement. À chaque hex, l’ennemi peut faire un Tir d’Opportunité.
gwc-order-offensive = Offensive
gwc-order-offensive-text = Une ligne continue de Formations, dont un Leader, se met en marche d’un seul élan. Puis celles qui ont changé d’hex peuvent tirer, sans leurs Armes.
gwc-order-recover = Ralliement
gwc-order-recover-text = Vos Formations perdent leur Suppression. Puis un jet par Formation Démoralisée : moins que son Moral, et elle se rallie.
gwc-order-rout = Repli
gwc-order-rout-text = Désignez un joueur, puis un jet par Formation Démoralisée de son camp : plus que son Moral, et elle se replie d’autant d’hexs que la différence.
gwc-order-liaison = Liaison
gwc-order-liaison-text = Un Agent de Liaison rejoint votre Leader le plus Haut-Gradé, ou se déplace, ou porte avec lui une demande d’artillerie.

## Actions

gwc-deed-ambush = Embuscade
gwc-deed-ambush-text = Avant les jets d’une Mêlée : votre adversaire doit Démoraliser l’une de ses Formations qui s’y trouvent.
gwc-deed-assault-fire = Tir d’Assaut
gwc-deed-assault-fire-text = Pendant votre Ordre de Mouvement : un Tir de Formations et d’Armes en mouvement, toutes à PF Encadrée.
gwc-deed-barrage = Barrage
gwc-deed-barrage-text = À partir de janvier 1915, avant un Jet d’Impact de votre Barrage Fixe/Roulant : +2 PF.
gwc-deed-bayonet = Baïonnette / Pack de Grenades
gwc-deed-bayonet-text = Avant votre Jet de Mêlée : +2. Ou, avec une Arme allemande contre un Char adjacent : +2 PF.
gwc-deed-bore-sighting = Préréglage
gwc-deed-bore-sighting-text = Défenseur seulement. Avant un Jet de Tir avec une Arme dont la PF imprimée est de 5 ou plus : +2 PF.
gwc-deed-charge = Charge
gwc-deed-charge-text = Avant votre Jet de Mêlée dans un hex où vous avez un Leader : +2.
gwc-deed-concealment = À Couvert
gwc-deed-concealment-text = Avant l’un de vos Jets de Défense : le Total d’Attaque baisse de la Couverture de l’hex.
gwc-deed-counter-attack = Contre-Attaque
gwc-deed-counter-attack-text = Avant un Jet de Défense contre un Tir, si l’une de vos Unités non Démoralisées touche un tireur : une ou deux des Formations qui tirent et lui sont adjacentes sont sous Suppression.
gwc-deed-crossfire = Tirs Croisés
gwc-deed-crossfire-text = Avant un Jet de Tir contre des Formations en mouvement : +2 PF.
gwc-deed-dig-in = S’enterrer
gwc-deed-dig-in-text = À la fin d’un Avancement du Temps : un Trou de Combat dans un hex où vous avez une Formation autre qu’un Char, sans eau ni autre Fortification.
gwc-deed-elan = Élan
gwc-deed-elan-text = Avant votre Jet de Tir ou de Mêlée : +2.
gwc-deed-engineer-works = Travaux du Génie
gwc-deed-engineer-works-text = Pendant votre Ordre de Mouvement : une Formation activée à Mouvement Encadré retire les Barbelés de son hex ou d’un hex adjacent.
gwc-deed-hit-the-dirt = À Terre !
gwc-deed-hit-the-dirt-text = Avant un Jet de Défense en Terrain Dégagé ou dans un Champ, sans Fortification ; pas pour un Char : un Trou d’Obus s’ouvre là, et sa Couverture compte aussitôt.
gwc-deed-hand-grenades = Grenades
gwc-deed-hand-grenades-text = Avant un Jet de Tir où quelqu’un tire d’un hex adjacent à la cible : +2 PF.
gwc-deed-hidden-pillbox = Casemate Cachée
gwc-deed-hidden-pillbox-text = Défenseur seulement. Avant l’un de vos Jets de Défense sur un Objectif sans eau ni Fortification : une Casemate s’y révèle et protège aussitôt.
gwc-deed-hidden-position = Position Cachée
gwc-deed-hidden-position-text = Défenseur seulement. Avant l’un de vos Jets de Défense dans votre zone de mise en place, Couverture 2 ou plus : une Escouade et son canon s’y trouvaient. Elle subit aussi l’attaque.
gwc-deed-hidden-unit = Unité Cachée
gwc-deed-hidden-unit-text = Défenseur seulement. Quand votre adversaire passe en défaussant : un jet sur la Table de Soutien, et les renforts apparaissent dans votre zone de mise en place, sur des hexs vides avec Couverture.
gwc-deed-hidden-wire = Barbelés Cachés
gwc-deed-hidden-wire-text = Défenseur seulement. Quand des Formations entrent, par Mouvement ou Progression, dans un hex sans eau ni Fortification : des Barbelés s’y trouvent, et elles s’arrêtent là.
gwc-deed-field-of-fire = Champ de Tir
gwc-deed-field-of-fire-text = Avant un Jet de Défense, si deux de vos mitrailleuses fonctionnelles ou plus voient un tireur à Portée : l’attaque perd 1 par mitrailleuse.
gwc-deed-light-wounds = Blessures Légères
gwc-deed-light-wounds-text = Quand l’une de vos Sections devrait être Démoralisée : elle devient plutôt une Escouade, et vous perdez 1 PV.
gwc-deed-immortal = Immortel
gwc-deed-immortal-text = Avant votre Jet de Tir ou de Mêlée : +2.
gwc-deed-major-gas = Attaque Majeure au Gaz
gwc-deed-major-gas-text = Pendant votre Attaque au Gaz : éliminez une Unité que ce gaz vient de Démoraliser.
gwc-deed-marksmanship = Adroit au Tir
gwc-deed-marksmanship-text = Avant un Jet de Tir avec l’une de vos Sections ou Escouades : +2 PF.
gwc-deed-no-quarter = Pas de Quartier
gwc-deed-no-quarter-text = Après une Mêlée à laquelle l’une de vos Unités a survécu : 2 PV. Aux Allemands et aux Américains.
gwc-deed-lucky-star = Bonne Étoile
gwc-deed-lucky-star-text = Aussitôt qu’un Jet de Défense Démoralise l’une de vos Unités ou l’un de vos Leaders : il se rallie, et continue ce qu’il faisait.
gwc-deed-stosstruppen = Stosstruppen
gwc-deed-stosstruppen-text = À partir de 1916, pendant votre Ordre de Mouvement : vos Unités à Portée Encadrée, et les Leaders avec elles, peuvent entrer chez l’ennemi, sans Tir d’Opportunité sur cet hex ; Mêlée à la fin de l’Ordre.
gwc-deed-unternehmungslustig = Unternehmungslustig
gwc-deed-unternehmungslustig-text = Avant votre Jet de Tir ou de Mêlée : +2.
gwc-deed-command-confusion = Pas d’Action
gwc-deed-command-confusion-text = On crie, personne n’entend : aucune Action.
gwc-deed-command-confusion-german = Ach Komm !
gwc-deed-command-confusion-french = Oh ! Les Boches !
gwc-deed-command-confusion-american = Par ici !
gwc-deed-op-fire = Tir d’Opportunité
gwc-deed-op-fire-text = Quand un ennemi en mouvement entre dans un hex : activez des Formations qui y tirent. Elles peuvent tirer encore pendant cet Ordre, un Tir par hex où l’on entre.

## Évènements des cartes

gwc-event-air-support = Appui Aérien
gwc-event-air-support-text = Vous pouvez mettre sous Suppression toutes les Unités d’un hex de votre choix. Les Allemands, en 1917, les Démoralisent.
gwc-event-auftragstaktik = Auftragstaktik
gwc-event-auftragstaktik-text = Un Leader allemand hors de toute Mêlée et les Unités de son hex peuvent passer ensemble dans un hex adjacent.
gwc-event-attrition = Attrition / Vent
gwc-event-attrition-text = 1 PV par Formation ennemie sur la Piste des Pertes. Puis la Fumée et le Gaz se dissipent, et chaque Incendie gagne un hex sous le vent.
gwc-event-blaze = Incendie
gwc-event-blaze-text = Tirez un hex. Le Bâtiment ou le Bois le plus proche prend feu : ses Fortifications sont perdues, et ceux qui s’y trouvent doivent en sortir.
gwc-event-breeze = Vent
gwc-event-breeze-text = La Fumée et le Gaz se dissipent, et chaque Incendie gagne un hex sous le vent.
gwc-event-captured-plans = Plans Capturés
gwc-event-captured-plans-text = Regardez la main adverse, faites-en défausser une carte, puis révélez l’un de ses Objectifs Secrets.
gwc-event-deserters = Déserteurs
gwc-event-deserters-text = Tirez un hex. Votre Unité Hors-Cohésion la plus proche se replie de trois hexs.
gwc-event-deploy = Détachement
gwc-event-deploy-text = Une de vos Sections avec une Arme et un Leader dans son hex peut détacher une Escouade, qui prend l’Arme.
gwc-event-devil-dogs = Devil Dogs
gwc-event-devil-dogs-text = Rallier une Formation américaine, ou supporter une perte de plus avant la Reddition.
gwc-event-en-avant = En Avant
gwc-event-en-avant-text = Rallier une Unité française, ou supporter une perte de plus avant la Reddition.
gwc-event-engine-failure = Casse Moteur
gwc-event-engine-failure-text = Tirez un hex. Le Char le plus proche, ami ou ennemi, est Démoralisé ; s’il l’était déjà, il est éliminé.
gwc-event-fatigue = Fatigue
gwc-event-fatigue-text = Vos Formations de l’hex le plus proche du bord ennemi sont sous Suppression.
gwc-event-promotion = Promotion
gwc-event-promotion-text = L’un de vos Leaders peut devenir Vétéran : +1 à toutes ses valeurs, sauf le Commandement.
gwc-event-hero = Héros
gwc-event-hero-text = Placez votre Héros dans un hex ami, s’il n’est pas déjà en jeu. Il peut y rallier une Unité.
gwc-event-hq-orders = Ordres du QG
gwc-event-hq-orders-text = Posez la première carte de votre paquet face cachée, sans la regarder : elle sera votre prochain Ordre, bon ou mauvais.
gwc-event-infiltration = Infiltration
gwc-event-infiltration-text = Un jet sur la Table de Soutien, sans Téléphone, puis un hex tiré : vos renforts surgissent là ou à côté.
gwc-event-interrogation = Renseignements
gwc-event-interrogation-text = Regardez la main adverse et faites-en défausser une carte.
gwc-event-hit = Touchés / Vent
gwc-event-hit-text = Une Unité de l’un ou l’autre camp, dans un hex sans Couverture, est sous Suppression. Puis la Fumée et le Gaz se dissipent, et chaque Incendie gagne un hex sous le vent.
gwc-event-kia = Tué à l’Ennemi
gwc-event-kia-text = Éliminez une Formation Démoralisée de l’un ou l’autre camp.
gwc-event-machine-gun-nest = Nid de Mitrailleuses
gwc-event-machine-gun-nest-text = Une de vos Unités en Bon Ordre et sans Arme reçoit une Mitrailleuse Légère, si la date le permet.
gwc-event-malfunction = Panne
gwc-event-malfunction-text = Tirez un hex. L’Arme fonctionnelle la plus proche se casse, ou le Char le plus proche est sous Suppression : le plus proche des deux.
gwc-event-marseillaise = Marseillaise
gwc-event-marseillaise-text = Choisissez un hex : tous vos Leaders et toutes vos Unités y sont ralliés.
gwc-event-mechanic = Mécano
gwc-event-mechanic-text = Un Char français perd sa Suppression, ou se rallie.
gwc-event-mobile-firepower = Puissance de Feu Mobile
gwc-event-mobile-firepower-text = À partir de mai 1916 : une de vos Unités non Démoralisées et sans Arme reçoit un Chauchat.
gwc-event-mission-objective = Nouvelle Mission
gwc-event-mission-objective-text = Tirez un marqueur Objectif Secret, et une Carte Stratégie si vous n’en avez pas.
gwc-event-petard-raquette = Pétard-Raquette
gwc-event-petard-raquette-text = Une Formation ennemie adjacente à l’une de vos Unités en Bon Ordre est Démoralisée.
gwc-event-raid = Raid
gwc-event-raid-text = À deux hexs au plus de l’une de vos Unités en Bon Ordre avec un Leader : Démoralisez une Unité ennemie, ou mettez-en deux sous Suppression.
gwc-event-prisoners = Prisonniers
gwc-event-prisoners-text = Éliminez une Unité ennemie Hors-Cohésion, adjacente à l’une de vos Unités non Démoralisées.
gwc-event-leader-recalled = Rappel d’un Leader
gwc-event-leader-recalled-text = Votre Leader le plus proche de votre bord quitte le plateau et reviendra à la prochaine case de la Piste du Temps.
gwc-event-reconnaissance = Patrouille
gwc-event-reconnaissance-text = Révélez l’un des Objectifs Secrets de l’adversaire : il compte aussitôt.
gwc-event-reinforcements = Renforts
gwc-event-reinforcements-text = Un jet sur la Table de Soutien : un Téléphone, ou des Formations qui entrent par votre bord.
gwc-event-liaison-agent = Agent de Liaison
gwc-event-liaison-agent-text = Vous pouvez placer un Agent de Liaison avec votre Leader le plus Haut-Gradé.
gwc-event-sappers = Sapeurs
gwc-event-sappers-text = Vous pouvez placer ou retirer des Barbelés dans un hex sans ennemi, adjacent à l’une de vos Unités en Bon Ordre.
gwc-event-scrounge = Récupération
gwc-event-scrounge-text = Vous pouvez rendre l’une de vos Armes éliminées à une de vos Unités qui n’en a pas.
gwc-event-stragglers = Traînards
gwc-event-stragglers-text = Comme une Infiltration, mais les arrivants sont sous Suppression.
gwc-event-suppressing-fire = Tir de Suppression
gwc-event-suppressing-fire-text = Une Unité ou un Char ennemi à Portée et en vue de l’une de vos mitrailleuses fonctionnelles est sous Suppression.
gwc-event-prisoners-of-war = Reddition
gwc-event-prisoners-of-war-text = Éliminez l’une de vos Unités Démoralisées, adjacente à une Unité ennemie.
gwc-event-cut-cables = Câbles Coupés
gwc-event-cut-cables-text = Le Téléphone ennemi se casse, ou est éliminé s’il l’était déjà. Un tir en cours va d’abord à son terme.
gwc-event-trommelfeuer = Trommelfeuer
gwc-event-trommelfeuer-text = Tirez un hex. Là et dans deux hexs voisins de votre choix : Chars éliminés, Unités Démoralisées, tout le terrain dégradé. Les Leaders sont épargnés.
gwc-event-valour = Valeur
gwc-event-valour-text = Une de vos Unités au contact d’une Formation ennemie devient Vétéran : +1 à toutes ses valeurs.
gwc-event-walking-wounded = Des Revenants
gwc-event-walking-wounded-text = Choisissez une Unité ou un Leader éliminé de l’un ou l’autre camp, puis tirez un hex : il revient là ou à côté, Démoralisé.

## Cartes Stratégie : chacune peut plutôt ajouter 1 à un jet

gwc-plan-F-S1 = Surveillance Aérienne
gwc-plan-F-S1-text = Une Artillerie Demandée avec l’Observateur d’Artillerie ; ou la Carte Stratégie adverse est défaussée et vous regardez le dessus des deux paquets ; ou les Cartes Rappel adverses sont défaussées ; ou piochez deux Cartes Stratégie et gardez-en une.
gwc-plan-G-S3 = Drachen
gwc-plan-G-S3-text = Une Artillerie Demandée avec l’Observateur d’Artillerie ; ou la Carte Stratégie adverse est défaussée et vous regardez le dessus des deux paquets ; ou les Cartes Rappel adverses sont défaussées ; ou piochez deux Cartes Stratégie et gardez-en une.
gwc-plan-F-S2 = Domination Aérienne
gwc-plan-F-S2-text = Annulez une Frappe Aérienne adverse ; ou faites-en deux de suite, hors de votre limite d’Ordres.
gwc-plan-G-S2 = Combats Tournoyants
gwc-plan-G-S2-text = Annulez une Frappe Aérienne adverse ; ou faites-en deux de suite, hors de votre limite d’Ordres.
gwc-plan-F-S3 = Équipements Anti-Gaz
gwc-plan-F-S3-text = De 1916 à 1918. Reste en jeu : le gaz ne Démoralise plus vos Formations, il les met seulement sous Suppression.
gwc-plan-G-S1 = Équipements Anti-Gaz
gwc-plan-G-S1-text = De 1916 à 1918. Reste en jeu : le gaz ne Démoralise plus vos Formations, il les met seulement sous Suppression.
gwc-plan-U-S1 = Équipements Anti-Gaz
gwc-plan-U-S1-text = De 1916 à 1918. Reste en jeu : le gaz ne Démoralise plus vos Formations, il les met seulement sous Suppression.
gwc-plan-F-S9 = Trop Court
gwc-plan-F-S9-text = Le barrage adverse tombe deux hexs plus près de son propre bord et frappe aussitôt, avec votre paquet pour les jets.
gwc-plan-G-S8 = Trop Court
gwc-plan-G-S8-text = Le barrage adverse tombe deux hexs plus près de son propre bord et frappe aussitôt, avec votre paquet pour les jets.
gwc-plan-U-S8 = Trop Court
gwc-plan-U-S8-text = Le barrage adverse tombe deux hexs plus près de son propre bord et frappe aussitôt, avec votre paquet pour les jets.
gwc-plan-F-S4 = Assauts
gwc-plan-F-S4-text = Pendant votre Ordre de Mouvement : Unités et Leaders en mouvement peuvent entrer chez l’ennemi ; ils y sont sous Suppression et s’arrêtent.
gwc-plan-F-S5 = Rapports de Terrain
gwc-plan-F-S5-text = L’adversaire défausse sa main et sa Carte Stratégie, pioche trois cartes et révèle ses Objectifs Secrets.
gwc-plan-F-S6 = Tirs de Contre-Batterie
gwc-plan-F-S6-text = Le Téléphone adverse en état de marche est Cassé, et son barrage s’arrête.
gwc-plan-F-S7 = Gabions et Fascines
gwc-plan-F-S7-text = De 1915 à 1917. Reste en jeu : +1 de Couverture à vos Formations dans les Tranchées et les Trous de Combat.
gwc-plan-F-S8 = La Force Noire
gwc-plan-F-S8-text = Vaut une Embuscade : avant les jets d’une Mêlée, l’adversaire Démoralise l’une de ses Formations qui s’y trouvent.
gwc-plan-G-S4 = Observateur Avancé
gwc-plan-G-S4-text = Avec l’Observateur d’Artillerie, si le Jet de Précision touche : aucune déviation.
gwc-plan-G-S5 = Pantalons Rouges
gwc-plan-G-S5-text = En 1914. Aussitôt qu’une Offensive française est lancée : elle est annulée, et la moitié des Unités activées sont sous Suppression.
gwc-plan-G-S6 = Sturmabteilung Vor
gwc-plan-G-S6-text = De 1916 à 1918. Annulez une Action de Tir d’Opportunité qui vient d’être jouée.
gwc-plan-G-S7 = Sturmtruppen
gwc-plan-G-S7-text = À partir de février 1916, pendant votre Ordre de Mouvement : Unités et Leaders en mouvement ignorent les Barbelés, ou peuvent entrer chez l’ennemi et s’y arrêtent.
gwc-plan-G-S9 = Walter Rathenau
gwc-plan-G-S9-text = Échangez votre Téléphone en état de marche contre un autre ; ou défaussez les Cartes Rappel adverses.
gwc-plan-U-S2 = Moral
gwc-plan-U-S2-text = L’un de vos Leaders et toutes les Unités dans son Rayon de Commandement se rallient.
gwc-plan-U-S3 = Sammies
gwc-plan-U-S3-text = Pendant votre Offensive : les Unités activées en Bon Ordre, dans le Rayon de Commandement d’un Leader activé, ne sont pas Démoralisées par un Tir d’Opportunité.
gwc-plan-U-S4 = Puissance de Feu
gwc-plan-U-S4-text = Reste en jeu : +1 à tous vos Jets de Tir auxquels participe une Arme.
gwc-plan-U-S5 = Escadrons Volants
gwc-plan-U-S5-text = Reste en jeu : plus de Frappe Aérienne pour l’adversaire.
gwc-plan-U-S6 = Passage
gwc-plan-U-S6-text = Pendant votre Ordre de Mouvement : vos Leaders et Unités activés ignorent les Barbelés.
gwc-plan-U-S7 = Éclaireurs
gwc-plan-U-S7-text = Annulez une Action que l’adversaire vient d’annoncer : À Couvert, Contre-Attaque, À Terre ! ou Barbelés Cachés.
gwc-plan-U-S9 = Combats dans les Bois
gwc-plan-U-S9-text = Reste en jeu : +1 au Moral de vos Leaders dans les Bois.
