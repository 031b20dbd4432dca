# Combat Commander : Europe.
#
# Une unité ou une Arme se dit avec son article et sans majuscule à l’article (« le Peloton de fusiliers ») : elle n’ouvre
# donc jamais une phrase, ne suit jamais « de » ni « à », et aucun participe ne s’accorde avec elle. Les mots de la
# règle ont leur majuscule : Peloton, Équipe, Chef, Arme, Ordre, Action, Événement, Mouvement, Progression, Couverture.
# Un refus suit « Non : » et commence en minuscule ; un événement est une phrase entière ; une action est à l’infinitif.
# Deux événements commencent comme des refus et n’en sont pas : cce-no-support et cce-no-units.

cce-title = Combat Commander : Europe
cce-tagline = Pelotons, Chefs et cartes Destin : l’Europe, 1941-1945

## Camps

cce-side-german = Allemands
cce-side-russian = Russes
cce-side-american = Américains

cce-posture-attacker = Attaquant
cce-posture-recon = Reconnaissance
cce-posture-defender = Défenseur
cce-quality-green = Recrue
cce-quality-line = Ligne
cce-quality-elite = Élite

## Unités

cce-unit-hero = le Héros
cce-unit-private = le Soldat
cce-unit-corporal-x = le Caporal X
cce-unit-corporal-y = le Caporal Y
cce-unit-sergeant-x = le Sergent X
cce-unit-sergeant-y = le Sergent Y
cce-unit-lieutenant-x = le Lieutenant X
cce-unit-lieutenant-y = le Lieutenant Y
cce-unit-captain = le Capitaine
cce-unit-pionier = le Peloton de pionniers
cce-unit-ss = le Peloton SS
cce-unit-elite-rifle = le Peloton de fusiliers d’élite
cce-unit-parachute = le Peloton parachutiste
cce-unit-rifle = le Peloton de fusiliers
cce-unit-volksgrenadier = le Peloton de Volksgrenadiers
cce-unit-conscript = le Peloton de conscrits
cce-unit-assault = le Peloton d’assaut
cce-unit-guards-smg = le Peloton de mitraillettes de la Garde
cce-unit-guards-rifle = le Peloton de fusiliers de la Garde
cce-unit-smg = le Peloton de mitraillettes
cce-unit-militia = le Peloton de miliciens
cce-unit-engineer = le Peloton du génie
cce-unit-paratroop = le Peloton parachutiste
cce-unit-elite = le Peloton d’élite
cce-unit-line = le Peloton de ligne
cce-unit-green = le Peloton de recrues
cce-unit-weapon-team = l’Équipe d’arme
cce-unit-elite-team = l’Équipe d’élite
cce-unit-line-team = l’Équipe de ligne
cce-unit-green-team = l’Équipe de recrues

cce-unit-named = { $unit } ({ $name })
cce-unit-at = { $unit } en { $hex }

## Armes : une Arme nommée l’est par son porteur

cce-weapon-lmg = la Mitrailleuse légère
cce-weapon-mmg = la Mitrailleuse moyenne
cce-weapon-hmg = la Mitrailleuse lourde
cce-weapon-50cal = la Mitrailleuse de 12,7
cce-weapon-light-mortar = le Mortier léger
cce-weapon-medium-mortar = le Mortier moyen
cce-weapon-ig18 = le Canon d’infanterie IG 18
cce-weapon-ig33 = le Canon d’infanterie IG 33
cce-weapon-infantry-gun = le Canon d’infanterie
cce-weapon-pack-howitzer = l’Obusier démontable
cce-weapon-flamethrower = le Lance-flammes
cce-weapon-satchel-charge = la Charge explosive

cce-weapon-named = { $weapon } ({ $name })

## Fortifications

cce-fort-foxholes = Trous d’hommes
cce-fort-trench = Tranchée
cce-fort-wire = Barbelés
cce-fort-mines = Mines
cce-fort-bunker = Bunker
cce-fort-pillbox = Casemate

## Terrain ; un nombre après un point (smoke.3, level.2) vient comme $n

cce-terrain-open = terrain dégagé
cce-terrain-woods = bois
cce-terrain-building = bâtiment
cce-terrain-brush = broussailles
cce-terrain-orchard = verger
cce-terrain-field = champ
cce-terrain-gully = fossé
cce-terrain-stream = ruisseau
cce-terrain-marsh = marais
cce-terrain-water-barrier = obstacle aquatique
cce-terrain-major-bridge = pont principal
cce-terrain-minor-bridge = pont secondaire
cce-terrain-level = colline, niveau { $n }
cce-terrain-cliff = falaise
cce-terrain-fence = clôture
cce-terrain-hedge = haie
cce-terrain-wall = mur
cce-terrain-road = route
cce-terrain-trail = chemin
cce-terrain-railway = voie ferrée
cce-terrain-foxholes = Trous d’hommes
cce-terrain-trench = Tranchée
cce-terrain-wire = Barbelés
cce-terrain-mines = Mines
cce-terrain-bunker = Bunker
cce-terrain-pillbox = Casemate
cce-terrain-smoke = Fumigène, Gêne { $n }
cce-terrain-blaze = Incendie

## Où en est le Tour

cce-step-setup = Placement
cce-step-orders = Ordres
cce-step-reactions = Réactions
cce-step-end = Fin

## Ce qu’un camp a devant lui

cce-track-vp = PV
cce-track-casualties = Pertes
cce-track-surrender = Reddition
cce-track-orders = Ordres
cce-track-hand = Cartes
cce-track-radio = Radio, PF
cce-track-radio-broken = Radio en panne
cce-track-secret = Pions secrets
cce-track-initiative = Initiative
cce-track-time = Temps
cce-track-sudden-death = Mort Soudaine

## Ce que l’on se dispute

cce-objective = Objectif { $n }

## Pions Objectifs

cce-chit-one = { $letter } (objectif { $objective } : { $n } PV)
cce-chit-each = { $letter } (chaque objectif : { $n } PV)
cce-chit-all-five = { $letter } (qui contrôle les cinq objectifs à un Jet de Mort Soudaine gagne)
cce-chit-exit = { $letter } (PV de sortie doublés)
cce-chit-elimination = { $letter } (PV d’élimination doublés)

## Une carte Destin

cce-card = { $order } · { $action }
cce-card-whole = { $card } : Ordre « { $order } » ; Action « { $action } » ; Événement « { $event } » ; hex aléatoire { $hex } ; dés { $white } et { $red }

cce-trigger-event = Event !
cce-trigger-jammed = Jammed !
cce-trigger-sniper = Sniper !
cce-trigger-time = Time !

cce-die-white = Blanc { $n }
cce-die-red = Rouge { $n }

## Ordres

cce-order-advance = Progression
cce-order-advance-text = Les unités activées avancent d’un hex, quel que soit le terrain, même chez l’ennemi : il y a alors Mêlée. Aucun Tir d’Opportunité contre elles.
cce-order-artillery-denied = Artillerie Refusée
cce-order-artillery-denied-text = La Radio ennemie tombe en panne. Si elle l’est déjà, elle est éliminée.
cce-order-artillery-request = Demande d’Artillerie
cce-order-artillery-request-text = Réparez votre Radio en panne ; ou qu’un Chef dirige ses obus, ou ses fumigènes, sur un hex qu’il voit et les six autour.
cce-order-command-confusion = Problèmes de Commandement
cce-order-command-confusion-text = Personne n’y comprend rien : aucun Ordre.
cce-order-fire = Tir
cce-order-fire-text = Unités et Armes activées attaquent des ennemis à portée et en vue, seules ou en groupe. Joué en Action pendant un Mouvement ennemi : Tir d’Opportunité.
cce-order-move = Mouvement
cce-order-move-text = Les unités activées vont d’hex en hex avec leurs Points de Mouvement. À chaque hex, l’ennemi peut faire un Tir d’Opportunité.
cce-order-recover = Récupération
cce-order-recover-text = Vos unités perdent leur Suppression. Puis un jet par unité démoralisée : moins que son Moral, et elle se rallie.
cce-order-rout = Déroute
cce-order-rout-text = Désignez un joueur, puis un jet par unité démoralisée de son camp : plus que son Moral, et elle fait Retraite d’autant d’hexs que la différence.

## Actions

cce-deed-ambush = Embuscade
cce-deed-ambush-text = Avant les jets d’une Mêlée : votre adversaire doit démoraliser l’une de ses unités qui s’y trouvent.
cce-deed-assault-fire = Tir d’Assaut
cce-deed-assault-fire-text = Pendant votre Ordre de Mouvement : une attaque d’unités et d’Armes en mouvement, toutes à PF encadrée.
cce-deed-bore-sighting = Pré-réglage
cce-deed-bore-sighting-text = Défenseur seulement. Avant un Jet de Tir avec une Arme dont la PF imprimée est de 5 ou plus : +2 PF.
cce-deed-command-confusion = Problèmes de Commandement
cce-deed-command-confusion-text = Personne n’y comprend rien : aucune Action.
cce-deed-concealment = Dissimulation
cce-deed-concealment-text = Avant l’un de vos Jets de Défense : le Total d’Attaque baisse de la Couverture de l’hex.
cce-deed-crossfire = Tir croisé
cce-deed-crossfire-text = Avant un Jet de Tir sur des unités en mouvement : +2 PF.
cce-deed-demolitions = Démolition
cce-deed-demolitions-text = Quand votre adversaire passe en défaussant : retirez une Fortification d’un hex où vous avez une unité.
cce-deed-dig-in = S’Enterrer
cce-deed-dig-in-text = À la fin d’un avancement du Temps : des Trous d’hommes dans un hex où vous avez une unité, sans eau ni autre Fortification.
cce-deed-hand-grenades = Grenades
cce-deed-hand-grenades-text = Avant un Jet de Tir où quelqu’un tire d’un hex adjacent à la cible : +2 PF.
cce-deed-hidden-entrenchments = Retranchements cachés
cce-deed-hidden-entrenchments-text = Défenseur seulement. Avant l’un de vos Jets de Défense : des Trous d’hommes dans l’hex attaqué, qui protègent aussitôt. Ni bâtiment, ni eau, ni autre Fortification.
cce-deed-hidden-mines = Mines cachées
cce-deed-hidden-mines-text = Défenseur seulement. Quand des unités entrent, par Mouvement ou Progression, dans un hex sans eau ni Fortification : il est miné, et les Mines les attaquent aussitôt.
cce-deed-hidden-pillbox = Casemate cachée
cce-deed-hidden-pillbox-text = Défenseur seulement. Avant l’un de vos Jets de Défense sur un objectif : une Casemate s’y révèle, la seule de la partie.
cce-deed-hidden-unit = Unité cachée
cce-deed-hidden-unit-text = Défenseur seulement. Quand votre adversaire passe en défaussant : un jet sur la table de Soutien, et l’unité apparaît dans votre zone de départ, sur un hex vide avec Couverture.
cce-deed-hidden-wire = Barbelés cachés
cce-deed-hidden-wire-text = Défenseur seulement. Quand des unités entrent, par Mouvement ou Progression, dans un hex sans eau ni Fortification : des Barbelés s’y trouvent, et un Mouvement s’arrête là.
cce-deed-light-wounds = Blessures légères
cce-deed-light-wounds-text = Quand l’un de vos Pelotons devrait être démoralisé : il devient plutôt une Équipe, et votre adversaire gagne 1 PV.
cce-deed-marksmanship = Affinité avec les armes
cce-deed-marksmanship-text = Avant un Jet de Tir avec l’un de vos Pelotons ou l’une de vos Équipes : +2 PF.
cce-deed-no-quarter = Pas de quartier
cce-deed-no-quarter-text = Après une Mêlée à laquelle l’une de vos unités a survécu : 2 PV. Aux Allemands contre les Russes, et aux Russes contre tous.
cce-deed-smoke-grenades = Grenades fumigènes
cce-deed-smoke-grenades-text = Pendant votre Ordre de Mouvement : un Fumigène dans l’hex d’une unité activée à Mouvement encadré, ou à côté.
cce-deed-spray-fire = Tir en rafale
cce-deed-spray-fire-text = Avant un Jet de Tir, si tous ceux qui tirent ont une Portée encadrée : l’attaque frappe aussi un second hex ennemi, adjacent au premier.
cce-deed-sustained-fire = Tir soutenu
cce-deed-sustained-fire-text = Avant un Jet de Tir avec un Mortier ou une Mitrailleuse : +2 PF. Sur un double, l’une de ces Armes tombe en panne.
cce-deed-op-fire = Tir d’Opportunité
cce-deed-op-fire-text = Quand un ennemi en mouvement entre dans un hex : activez des unités qui y tirent. Elles peuvent tirer encore pendant cet Ordre, une attaque par hex où l’on entre.

## Événements des cartes

cce-event-air-support = Soutien aérien
cce-event-air-support-text = Tirez un hex. Vous pouvez y démoraliser toutes les unités, amies et ennemies ; s’il est vide, celles de l’hex occupé le plus proche.
cce-event-battle-harden = Aguerri
cce-event-battle-harden-text = L’une de vos unités devient Vétéran : +1 à toutes ses caractéristiques, sauf le Commandement.
cce-event-battlefield-integrity = Intégrité sur le champ de bataille
cce-event-battlefield-integrity-text = Vous gagnez 1 PV par unité ennemie sur le Compteur des pertes.
cce-event-blaze = Incendie
cce-event-blaze-text = Tirez un hex. S’il n’est pas aquatique, il brûle : ce qu’on y avait bâti est perdu, et ceux qui s’y trouvent doivent en sortir.
cce-event-booby-trap = Mine piège
cce-event-booby-trap-text = Tirez un hex. Il est désormais miné, sauf s’il y a de l’eau, le feu ou une Fortification.
cce-event-breeze = Vent
cce-event-breeze-text = Tous les Fumigènes se dissipent, et chaque Incendie gagne un hex sous le vent.
cce-event-command-and-control = Commandement et contrôle
cce-event-command-and-control-text = Vous gagnez 1 PV par objectif que vous contrôlez.
cce-event-commissar = Commissaire
cce-event-commissar-text = Un jet pour une unité russe démoralisée : plus que son Moral, elle est éliminée ; sinon, elle se rallie.
cce-event-cower = Couardise
cce-event-cower-text = Chacun de vos Pelotons hors de tout Rayon de Commandement est mis sous Suppression.
cce-event-deploy = Déploiement
cce-event-deploy-text = Vous pouvez scinder l’un de vos Pelotons en deux Équipes.
cce-event-dust = Poussière
cce-event-dust-text = Tirez un hex. Un Fumigène s’y pose, sauf s’il y a de l’eau ou le feu.
cce-event-elan = Élan
cce-event-elan-text = Votre camp supporte une perte de plus avant la Reddition.
cce-event-entrench = Retranchement
cce-event-entrench-text = Vous pouvez placer des Trous d’hommes dans un hex où vous avez une unité, sans eau ni autre Fortification.
cce-event-field-promotion = Promotion
cce-event-field-promotion-text = Vous pouvez placer votre Soldat, qui est un Chef, avec l’une de vos unités démoralisées, s’il n’est pas déjà en jeu.
cce-event-fog-of-war = Brouillard de guerre
cce-event-fog-of-war-text = Chaque joueur perd une carte de sa main, tirée au hasard par l’autre.
cce-event-hero = Héros
cce-event-hero-text = Placez votre Héros dans un hex ami, s’il n’est pas déjà en jeu. Il peut y rallier une unité.
cce-event-infiltration = Infiltration
cce-event-infiltration-text = Un jet sur la table de Soutien, sans Radio, puis un hex tiré : votre unité surgit là, ou à côté.
cce-event-interdiction = Interdiction
cce-event-interdiction-text = Mettez sous Suppression une unité de l’un ou l’autre camp, dans un hex sans Couverture.
cce-event-interrogation = Interrogation
cce-event-interrogation-text = Regardez la main adverse. Vous pouvez en faire défausser une carte.
cce-event-kia = Tué en action
cce-event-kia-text = Éliminez une unité démoralisée de l’un ou l’autre camp.
cce-event-malfunction = Panne
cce-event-malfunction-text = Tirez un hex. L’Arme en état de marche la plus proche, amie ou ennemie, tombe en panne.
cce-event-medic = Toubib !
cce-event-medic-text = Une unité démoralisée de l’un ou l’autre camp se rallie.
cce-event-mission-objective = Objectif de mission
cce-event-mission-objective-text = Piochez un pion Objectif. Il reste secret, s’il a une face secrète.
cce-event-prisoners-of-war = Prisonniers de guerre
cce-event-prisoners-of-war-text = Éliminez l’une de vos unités démoralisées adjacentes à un ennemi.
cce-event-reconnaissance = Reconnaissance
cce-event-reconnaissance-text = Révélez l’un de vos pions secrets : il compte aussitôt.
cce-event-reinforcements = Renforts
cce-event-reinforcements-text = Un jet sur la table de Soutien : une Radio, ou une unité qui entre par votre bord de carte.
cce-event-rubble = Ruines
cce-event-rubble-text = Tirez un hex. Des Barbelés l’encombrent désormais, sauf s’il y a de l’eau, le feu ou une Fortification.
cce-event-sappers = Sapeurs
cce-event-sappers-text = Vous pouvez retirer d’un hex, où qu’il soit, ses Mines ou ses Barbelés.
cce-event-scrounge = Fouille
cce-event-scrounge-text = Vous pouvez rendre une Arme éliminée, de l’un ou l’autre camp, à une unité qui n’en a pas.
cce-event-shell-shock = Onde de choc
cce-event-shell-shock-text = Tirez un hex. L’unité la plus proche, amie ou ennemie, est démoralisée.
cce-event-shellholes = Trous d’obus
cce-event-shellholes-text = Tirez un hex. On s’y abrite désormais comme dans des Trous d’hommes, sauf s’il y a de l’eau, le feu ou une Fortification.
cce-event-strategic-objective = Objectif stratégique
cce-event-strategic-objective-text = Piochez un pion Objectif. Il est général et compte aussitôt.
cce-event-suppressing-fire = Tir de suppression
cce-event-suppressing-fire-text = Mettez sous Suppression une unité ennemie à portée et en vue de l’une de vos Mitrailleuses en état de tirer.
cce-event-walking-wounded = Les blessés marchent
cce-event-walking-wounded-text = Désignez une unité éliminée de l’un ou l’autre camp, puis tirez un hex : elle y revient, ou à côté, démoralisée.
cce-event-white-phosphorus = Phosphore blanc
cce-event-white-phosphorus-text = Vous pouvez placer un Fumigène à côté de l’un de vos Pelotons non démoralisés. Chaque joueur démoralise alors l’une de ses unités dans cet hex.

## Questions : un titre de trente lettres au plus ; la ligne de fait vient dessous

cce-ask-setup = Placez vos forces
cce-ask-orders = Donnez un Ordre
cce-ask-discard = Défaussez-vous encore ?
cce-ask-activate = Qui est activé ?
cce-ask-activate-op-fire = Qui tire par opportunité ?
cce-ask-fire = Déclarez une attaque
cce-ask-fire-group = Qui d’autre tire ?
cce-ask-assault-fire = Déclarez le Tir d’Assaut
cce-ask-spray = Choisissez le second hex
cce-ask-strain = Quelle Arme tombe en panne ?
cce-ask-defend = Qui se défend ensuite ?
cce-ask-move = Déplacez les unités activées
cce-ask-advance = Faites progresser vos unités
cce-ask-melees = Quelle Mêlée ensuite ?
cce-ask-ambushed = Qui est démoralisé ?
cce-ask-recover = Qui tente de se rallier ?
cce-ask-rout-side = Pour quel camp la Déroute ?
cce-ask-rout = Pour qui le prochain jet ?
cce-ask-retreat = Choisissez l’hex de Retraite
cce-ask-observer = Désignez l’Observateur
cce-ask-spotting = Placez la Salve de Repérage
cce-ask-impact = Quel hex ensuite ?
cce-ask-markers = À quelle Équipe ?
cce-ask-displace = Quittez l’hex en feu
cce-ask-place = Choisissez l’endroit
cce-ask-support = Choisissez votre Soutien
cce-ask-overstacked = Trop de silhouettes ici
cce-ask-remove-smoke = Retirez un Fumigène
cce-ask-sniper = Le sniper fait-il mouche ?

## Questions : une carte à ce moment ?

cce-ask-after-roll = Jouez-vous l’Initiative ?
cce-ask-before-fire = Une Action avant le jet ?
cce-ask-before-defence = Une Action avant la défense ?
cce-ask-would-break = Des Blessures légères ?
cce-ask-before-melee = Une Embuscade ?
cce-ask-after-melee = Pas de quartier ?
cce-ask-entered = Réagissez-vous au mouvement ?
cce-ask-advanced = Réagissez-vous ?
cce-ask-dig-in = Vous enterrez-vous ?
cce-ask-passed = Une Action après la défausse ?

## Questions : Événements ; ceux qui ne demandent rien gardent leur nom

cce-ask-event = Un Événement
cce-ask-air-support = Les avions frappent-ils ?
cce-ask-battle-harden = Désignez votre Vétéran
cce-ask-battlefield-integrity = Intégrité
cce-ask-blaze = { cce-event-blaze }
cce-ask-booby-trap = { cce-event-booby-trap }
cce-ask-breeze = { cce-event-breeze }
cce-ask-command-and-control = { cce-event-command-and-control }
cce-ask-commissar = À qui parle le Commissaire ?
cce-ask-cower = { cce-event-cower }
cce-ask-deploy = Déployez-vous un Peloton ?
cce-ask-dust = { cce-event-dust }
cce-ask-elan = { cce-event-elan }
cce-ask-entrench = { cce-event-entrench }
cce-ask-field-promotion = { cce-event-field-promotion }
cce-ask-fog-of-war = { cce-event-fog-of-war }
cce-ask-hero = Le Héros rallie-t-il ?
cce-ask-infiltration = { cce-event-infiltration }
cce-ask-interdiction = Qui mettre sous Suppression ?
cce-ask-interrogation = Défausser une carte adverse ?
cce-ask-kia = Quelle unité est éliminée ?
cce-ask-malfunction = Quelle Arme tombe en panne ?
cce-ask-medic = Qui se rallie ?
cce-ask-mission-objective = { cce-event-mission-objective }
cce-ask-prisoners-of-war = Qui est fait prisonnier ?
cce-ask-reconnaissance = Révélez un pion secret
cce-ask-reinforcements = { cce-event-reinforcements }
cce-ask-rubble = { cce-event-rubble }
cce-ask-sappers = Retirer Mines ou Barbelés ?
cce-ask-scrounge = Récupérez une Arme
cce-ask-shell-shock = Qui est démoralisé ?
cce-ask-shellholes = { cce-event-shellholes }
cce-ask-strategic-objective = { cce-event-strategic-objective }
cce-ask-suppressing-fire = Qui mettre sous Suppression ?
cce-ask-walking-wounded = Quelle unité revient ?
cce-ask-white-phosphorus = { cce-event-white-phosphorus }

## La ligne de fait sous une question

cce-note-setup-unit = À placer : { $unit }.
cce-note-setup-units = { $n ->
        [one] À placer : { $unit }, la dernière de vos unités.
       *[other] À placer : { $unit }, la première de { $n } unités.
    }
cce-note-setup-weapon = Qui la porte ? Arme : { $weapon }.
cce-note-setup-fort = À placer : { $fort }.
cce-note-setup-fort-short = { $fort }
cce-note-orders = { $given ->
        [0] { $of ->
            [one] { $of } Ordre ce Tour-ci, ou une défausse de { $discards } au plus.
           *[other] { $of } Ordres ce Tour-ci, ou une défausse de { $discards } au plus.
        }
        [one] { $given } Ordre donné sur { $of }.
       *[other] { $given } Ordres donnés sur { $of }.
    }
cce-note-move = { $n ->
        [one] { $n } unité ne s’est pas encore déplacée.
       *[other] { $n } unités ne se sont pas encore déplacées.
    }
cce-note-moving = { $spent } PM sur { $of } : { $unit }.
cce-note-window = Les { $side } attendent votre réponse.
cce-note-attack = Attaque sur { $hex } avec { $fp } PF.
cce-note-attack-total = Attaque sur { $hex } : Total d’Attaque { $total }.
cce-note-discard = { $n ->
        [one] { $n } carte défaussée sur { $of } au plus.
       *[other] { $n } cartes défaussées sur { $of } au plus.
    }
cce-note-activate = { $n ->
        [0] Ordre « { $order } » : un Chef active aussi ceux de son Rayon de Commandement.
        [one] Ordre « { $order } » : { $n } unité activée.
       *[other] Ordre « { $order } » : { $n } unités activées.
    }
cce-note-activate-op = { $n ->
        [0] Tir d’Opportunité : un Chef active aussi ceux de son Rayon de Commandement.
        [one] Tir d’Opportunité : { $n } unité activée.
       *[other] Tir d’Opportunité : { $n } unités activées.
    }
cce-note-retreat = { $n ->
        [one] Encore { $n } hex, en { $hex } : { $unit }.
       *[other] Encore { $n } hex, en { $hex } : { $unit }.
    }
cce-note-spotting = Observateur en { $hex } : { $unit }. Radio de { $fp } PF.
cce-note-impact = Tir d’Efficacité autour de { $hex } avec { $fp } PF.
cce-note-place-smoke = À placer : de la Fumée.
cce-note-place-nothing = Une Fortification est retirée.
cce-note-overstacked = Plus de 7 figurines en { $hex } : Déployez ou éliminez.
cce-note-defence = En { $hex }, { $unit } : Moral { $morale } plus un jet, contre { $attack }.
cce-note-would-break = Sur le point d’être démoralisé en { $hex } : { $unit }.
cce-note-melee = Mêlée en { $hex }.
cce-note-entered = { $n ->
        [one] Entre en { $hex } : { $units }.
       *[other] Entrent en { $hex } : { $units }.
    }
cce-note-dig-in = Le Temps a avancé à la case { $n }.
cce-note-passed = Les { $side } ont passé et défaussé.
cce-note-roll = Jet des { $side } : { $n }.
cce-note-roll-fire = Attaque sur { $hex } : { $total } avec ce jet.
cce-note-roll-defence = En { $hex }, { $unit } : { $total } contre { $attack }.
cce-note-roll-nerve = En { $hex }, { $unit } : jet de { $n } contre un Moral de { $morale }.
cce-note-roll-targeting = Jet de Ciblage : { $n }, moins la Gêne, doit dépasser la portée.

## Actions proposées

cce-do-play = Donner l’Ordre « { $order } », en renonçant à l’Action « { $action } »
cce-do-card = Jouer l’Action « { $action } », en renonçant à l’Ordre « { $order } »
cce-do-op-fire = Faire un Tir d’Opportunité, en renonçant à l’Action « { $action } »
cce-do-discard = Défausser « { $order } · { $action } »
cce-do-take = Faire défausser « { $card } »
cce-do-reroll = Jouer la carte Initiative : refaire le jet
cce-do-all = Prendre tous ceux qui peuvent
cce-do-unit = Choisir { $unit } en { $hex }
cce-do-unit-off = Choisir { $unit }
cce-do-with = Joindre { $unit } au groupe en { $hex }
cce-do-deploy = Scinder { $unit } en { $hex } : deux Équipes
cce-do-exit = Sortir de la carte depuis { $hex } : { $unit }
cce-do-weapon = Choisir { $weapon }
cce-do-scrap = Abandonner { $weapon }
cce-do-at = Choisir { $hex }
cce-do-step = Mener { $unit } de { $hex } en { $to }
cce-do-fire = Tirer sur { $to } avec { $piece }
cce-do-join = Joindre au tir { $piece }
cce-do-smoke = Tirer des fumigènes sur { $to } avec { $weapon }
cce-do-give = En { $hex }, transférer l’Arme (1 PM) : { $unit } la cède, { $other } la prend
cce-do-side = Désigner les { $side }
cce-do-spot = Placer la Salve de Repérage en { $hex }
cce-do-spot-smoke = Placer la Salve de Repérage en { $hex }, fumigène
cce-do-space = Mettre sur la case { $n } du Compteur de Temps
cce-do-chit = Révéler { $chit }
cce-do-item = Prendre { $unit }
cce-do-item-armed = Prendre { $unit } avec { $weapon }
cce-do-item-radio = Prendre une Radio de { $fp } PF

cce-do-pass-after-roll = Garder ce jet
cce-do-pass-before-fire = Faire le jet sans Action
cce-do-pass-before-defence = Faire le jet sans Action
cce-do-pass-would-break = Laisser l’unité se démoraliser
cce-do-pass-before-melee = Ne pas tendre d’Embuscade
cce-do-pass-after-melee = En rester là
cce-do-pass-entered = Ne pas réagir
cce-do-pass-advanced = Ne pas réagir
cce-do-pass-dig-in = Ne pas s’enterrer
cce-do-pass-passed = Ne jouer aucune Action
cce-do-pass-sniper = Épargner tout le monde
cce-do-pass-place = Ne rien placer
cce-do-pass-air-support = Rappeler les avions
cce-do-pass-deploy = Ne déployer personne
cce-do-pass-hero = Ne rallier personne
cce-do-pass-interrogation = Ne rien faire défausser
cce-do-pass-sappers = Ne rien retirer
cce-do-pass-scrounge = Ne prendre aucune Arme
cce-do-pass-white-phosphorus = Ne placer aucun Fumigène

cce-do-done-orders = Finir le Tour
cce-do-done-discard = Arrêter la défausse
cce-do-done-activate = N’activer personne d’autre
cce-do-done-activate-op-fire = N’activer personne d’autre
cce-do-done-fire = Cesser les attaques
cce-do-done-fire-group = Tirer ainsi
cce-do-done-mover = S’arrêter là
cce-do-done-move = Finir le mouvement
cce-do-done-advance = Finir la Progression

## Récit : Tours et cartes

cce-turn = Tour { $n } : les { $side }.
cce-order = Les { $side } donnent un Ordre : { $order }.
cce-action = Les { $side } jouent une Action : { $action }.
cce-discarded = Les { $side } défaussent « { $card } ».
cce-drew = Carte piochée : « { $card } ».
cce-drew-short = « { $card } ».
cce-drew-hidden = { $n ->
        [one] Les { $side } piochent { $n } carte.
       *[other] Les { $side } piochent { $n } cartes.
    }
cce-lost-card = Les { $side } perdent une carte de leur main : « { $card } ».
cce-initiative = Les { $side } jouent la carte Initiative et la cèdent : le jet est refait.
cce-activated = Activation : { $units }.
cce-placed = Unité placée en { $hex } : { $unit }.
cce-waits = Sur la case { $n } du Compteur de Temps : { $unit }.

## Récit : jets et cartes révélées

cce-rolled-fire-roll = Jet de Tir des { $side } : { $n }.
cce-rolled-defence-roll = Jet de Défense des { $side } : { $n }.
cce-rolled-targeting-roll = Jet de Ciblage des { $side } : { $n }.
cce-rolled-impact-roll = Jet d’Impact des { $side } : { $n }.
cce-rolled-mines-roll = Jet des { $side } pour les Mines : { $n }.
cce-rolled-melee-roll = Jet de Mêlée des { $side } : { $n }.
cce-rolled-rally-roll = Jet de Ralliement des { $side } : { $n }.
cce-rolled-rout-roll = Jet de Déroute des { $side } : { $n }.
cce-rolled-sudden-death-roll = Jet de Mort Soudaine des { $side } : { $n }.
cce-rolled-support-roll = Jet de Soutien des { $side } : { $n }.
cce-rolled-commissar-roll = Jet des { $side } pour le Commissaire : { $n }.
cce-revealed-random-hex = Les { $side } tirent un hex aléatoire : { $hex }.
cce-revealed-event = Les { $side } révèlent l’Événement « { $event } ».
cce-revealed-drift = La Salve de Repérage des { $side } dérive : dé blanc { $white }, dé rouge { $red }.

## Récit : mouvement

cce-moved = De { $from } en { $hex }, { $spent ->
        [one] { $spent } PM dépensé
       *[other] { $spent } PM dépensés
    } : { $units }.
cce-advanced = Progression de { $from } en { $to } : { $unit }.
cce-retreated = Retraite de { $hex } en { $to } : { $unit }.
cce-exited = Sortie de carte depuis { $hex } : { $unit }.
cce-displaced = Le feu chasse { $unit } en { $hex }.
cce-deployed = En { $hex }, { $unit } se scinde en deux Équipes.

## Récit : tir

cce-fire-declared = Tir sur { $hex } : { $piece }.
cce-smoke-declared = Tir fumigène sur { $hex } : { $piece }.
cce-hit = Ciblage { $n } pour une distance de { $range } : { $hex } est touché.
cce-missed = Ciblage { $n } pour une distance de { $range } : { $hex } est manqué.
cce-firepower = Attaque sur { $hex } : { $n } PF.
cce-attack-total = Total d’Attaque contre { $hex } : { $n }.
cce-concealed = La Dissimulation retire la Couverture, { $cover } : le Total d’Attaque passe à { $n }.
cce-defence-total = En { $hex }, { $unit } se défend avec { $n } contre { $attack }.
cce-broken = Unité démoralisée en { $hex } : { $unit }.
cce-suppressed = Unité sous Suppression en { $hex } : { $unit }.
cce-eliminated = Unité éliminée en { $hex } : { $unit }.
cce-light-wounds = Blessures légères en { $hex } : { $unit } devient une Équipe.

## Récit : Radio

cce-observer = Observateur en { $hex } : { $unit }.
cce-spotted = La Salve de Repérage vise { $hex }.
cce-spotted-smoke = La Salve de Repérage vise { $hex }, en fumigène.
cce-accurate = La Salve de Repérage est précise sur { $hex }.
cce-inaccurate = La Salve de Repérage s’écarte de { $hex }.
cce-drifted = La Salve de Repérage tombe en { $hex }.
cce-drifted-off = La Salve de Repérage sort de la carte : il ne se passe rien.
cce-radio = Les { $side } disposent d’une Radio de { $fp } PF.
cce-radio-fixed = La Radio des { $side } est de nouveau en état de marche.
cce-radio-breaks = La Radio des { $side } tombe en panne.
cce-radio-eliminated = Les { $side } perdent leur Radio.

## Récit : Mêlée

cce-melee-fp = Mêlée en { $hex }, les { $side } : Force { $n }.
cce-melee = Mêlée en { $hex } : { $one } { $a }, { $other } { $b }.

## Récit : Récupération, Déroute, Commissaire

cce-recovered = Suppression levée en { $hex } : { $unit }.
cce-rallied = Unité ralliée en { $hex } : { $unit }.
cce-rally-test = Ralliement en { $hex }, { $unit } : { $n } contre un Moral de { $morale }.
cce-rout-test = Déroute en { $hex }, { $unit } : { $n } contre un Moral de { $morale }.
cce-commissar-test = Commissaire en { $hex }, { $unit } : { $n } contre un Moral de { $morale }.
cce-veteran = En { $hex }, { $unit } devient Vétéran.

## Récit : Armes

cce-weapon-given = Arme remise en { $hex } : { $weapon }.
cce-weapon-found = Arme retrouvée en { $hex } : { $weapon }.
cce-weapon-broken = Arme en panne en { $hex } : { $weapon }.
cce-weapon-fixed = Arme réparée en { $hex } : { $weapon }.
cce-weapon-used = Arme consommée en { $hex } : { $weapon }.
cce-weapon-scrapped = Arme abandonnée en { $hex } : { $weapon }.
cce-weapon-eliminated = Arme éliminée en { $hex } : { $weapon }.

## Récit : sur le terrain

cce-smoke = Fumigène en { $hex }, Gêne { $n }.
cce-blaze = { $hex } est en feu.
cce-breeze = Les Fumigènes se dissipent ; le vent souffle vers { $n }.
cce-fort = Fortification en { $hex } : { $fort }.
cce-fort-removed = La Fortification en { $hex } est retirée.
cce-fort-destroyed = Les obus détruisent la Fortification en { $hex }.
cce-no-support = Ce jet ne donne aucun Soutien aux { $side }.

## Récit : points et fin de partie

cce-points = Les { $side } gagnent { $n } PV (règle { $rule }).
cce-control = Les { $side } contrôlent l’objectif { $n }.
cce-chit-open = Pion Objectif général : { $chit }.
cce-chit-secret = Votre pion secret : { $chit }.
cce-chit-hidden = Les { $side } piochent un pion Objectif secret.
cce-elan = La Reddition des { $side } est désormais à { $n } pertes.
cce-time = Le Temps avance sur la case { $n } : les { $side } mélangent leur pioche.
cce-sudden-death = Le jet est inférieur à { $n } : Mort Soudaine, la partie s’arrête.
cce-all-five = Les { $side } contrôlent les cinq objectifs et gagnent.
cce-no-units = Les { $side } n’ont plus d’unité sur la carte.
cce-surrender = Reddition des { $side }.
cce-both-lost = Les deux camps ont perdu en même temps : les { $side } détiennent la carte Initiative et l’emportent.
cce-won = { $vp ->
        [0] Égalité de points : les { $side } gagnent, car ils ont la carte Initiative.
       *[other] Les { $side } gagnent la partie de { $vp } PV.
    }

## L’objet d’un jet ou d’une pioche

cce-why-fire-roll = Jet de Tir
cce-why-defence-roll = Jet de Défense
cce-why-targeting-roll = Jet de Ciblage
cce-why-impact-roll = Jet d’Impact
cce-why-mines-roll = Mines
cce-why-melee-roll = Jet de Mêlée
cce-why-rally-roll = Jet de Ralliement
cce-why-rout-roll = Jet de Déroute
cce-why-sudden-death-roll = Jet de Mort Soudaine
cce-why-support-roll = Jet de Soutien
cce-why-commissar-roll = Commissaire
cce-why-random-hex = Hex aléatoire
cce-why-event = Événement
cce-why-drift = Dérive
cce-why-draw = Carte piochée
cce-why-fog = Brouillard de guerre
cce-why-smoke = Marqueur Fumigène
cce-why-chit = Pion Objectif

## Termes d’une somme : caractéristiques

cce-term-3-1-1 = PF
cce-term-3-1-2 = Portée
cce-term-3-1-3 = Mouvement
cce-term-3-1-4 = Moral
cce-term-3-1-6 = PF encadrée
cce-term-3-3-1-2 = Commandement d’un Chef
cce-term-3-3-1-3 = Commandement d’un Chef, pour l’Arme
cce-term-11-1a = Arme
cce-term-13-2a = sous Suppression
cce-term-E44-1a = Vétéran
cce-term-F106-1 = dans les Barbelés

## Termes d’une somme : attaque et défense

cce-term-1-9a = jet
cce-term-1-9b = dés multipliés
cce-term-10-3-1 = Gêne
cce-term-10-3-2 = Gêne
cce-term-O16-4-1a = PF d’une unité
cce-term-O18-2-3-2b = PF de la Radio
cce-term-O20-3-1-2 = autres pions du Groupe de Tir
cce-term-O20-3-3 = PF de l’attaque
cce-term-O20-3-4a = jet
cce-term-F103-2a = PF des Mines
cce-term-T88-2a = tir vers le haut
cce-term-T88-2b = tir vers le bas
cce-term-T99b = éclats aériens dans le bois
cce-term-A27 = Pré-réglage
cce-term-A30 = Tir croisé
cce-term-A34 = Grenades
cce-term-A37 = Affinité avec les armes
cce-term-A40a = Tir en rafale
cce-term-A41a = Tir soutenu

## Termes d’une somme : Couverture

cce-term-T80 = Couverture du pont
cce-term-T81 = Couverture des broussailles
cce-term-T82a = Couverture du bâtiment
cce-term-T86a = Couverture du fossé
cce-term-T87b = Couverture de la haie
cce-term-T90 = terrain dégagé
cce-term-T91 = Couverture du verger
cce-term-T93c = route dans l’hex
cce-term-T95a = dans le ruisseau
cce-term-T97b = Couverture du mur
cce-term-T99a = Couverture du bois
cce-term-F101a = Couverture du Bunker
cce-term-F102 = Couverture des Trous d’hommes
cce-term-F104a = Couverture de la Casemate
cce-term-F105-1 = Couverture de la Tranchée

## Termes d’une somme : Points de Mouvement

cce-term-O21-5 = déjà dépensés
cce-term-T78-2 = terrain
cce-term-T80-2 = terrain sous le pont
cce-term-T84 = clôture franchie
cce-term-T87a = haie franchie
cce-term-T88-1 = en montant
cce-term-T92 = par la voie ferrée
cce-term-T93a = par la route
cce-term-T93b = bonus de route
cce-term-T96 = par le chemin
cce-term-T97a = mur franchi
cce-term-F105-2a = par la Tranchée

## Ce qui peut en résulter

cce-odds-nothing = Sans effet
cce-odds-suppressed = Suppression
cce-odds-broken = Démoralisation
cce-odds-eliminated = Élimination
cce-odds-some-broken = Au moins une démoralisation
cce-odds-some-eliminated = Au moins une élimination
cce-odds-hit = Touché
cce-odds-missed = Manqué
cce-odds-rallied = Ralliement
cce-odds-retreat = Retraite
cce-odds-won = Mêlée gagnée
cce-odds-lost = Mêlée perdue
cce-odds-both = Les deux camps éliminés
cce-odds-break = { $n ->
        [one] { $n } unité démoralisée
       *[other] { $n } unités démoralisées
    }
cce-odds-break-more = { $n } unités démoralisées ou plus
cce-odds-stays = Reste sur place
cce-odds-stays-broken = Reste démoralisé
cce-odds-well = Bon pour vous
cce-odds-ill = Mauvais pour vous
cce-odds-jammed = Armes en panne

## Refus : à tout moment

cce-no-over = la partie est terminée
cce-no-question = ce n’est pas ce qui est demandé
cce-no-own-unit = ce n’est pas l’une de vos unités sur la carte
cce-no-own-weapon = aucune de vos unités sur la carte ne porte cette Arme

## Refus : cartes

cce-no-card-held = cette carte n’est pas dans votre main
cce-no-confusion = « Problèmes de Commandement » ne se joue pas
cce-no-order-now = un Ordre s’achève avant qu’on en donne un autre
cce-no-orders-left = vous avez donné tous vos Ordres de ce Tour
cce-no-discard-after-order = dans un même Tour, des Ordres ou une défausse, jamais les deux
cce-no-idle-turn = à votre Tour, donnez un Ordre ou défaussez une carte
cce-no-moment = les conditions de cette Action ne sont pas réunies à ce moment
cce-no-defender = seul le Défenseur du scénario le peut

## Refus : Ordres

cce-no-fresh = cette unité a déjà été activée ce Tour-ci
cce-no-leader-by-leader = un Chef n’active pas d’autre Chef
cce-no-radius = cette unité n’est pas dans le Rayon de Commandement d’un Chef activé
cce-no-activated = cette unité n’est pas activée pour cet Ordre, ou elle en a fini
cce-no-complier = l’une des unités activées doit exécuter l’Ordre
cce-no-target = aucune unité activable n’a d’ennemi à portée et en vue
cce-no-mover = aucune unité activable ne peut entrer dans un autre hex
cce-no-advance = aucune unité activable ne peut faire de Progression
cce-no-enemy-radio = votre adversaire n’a pas de Radio
cce-no-radio = vous n’avez pas de Radio
cce-no-observer = l’Observateur est l’un de vos Chefs, non démoralisé et pas encore activé ce Tour-ci
cce-no-smoke-weapon = cette Arme n’a pas d’obus fumigènes
cce-no-smoke-radio = votre Radio n’a pas d’obus fumigènes
cce-no-recover = vous n’avez aucune unité démoralisée ou sous Suppression
cce-no-recover-twice = vous avez déjà été activé ce Tour-ci pour une Récupération ou une Déroute
cce-no-rout = ce joueur n’a aucune unité démoralisée
cce-no-rout-twice = ce joueur a déjà été activé ce Tour-ci pour une Récupération ou une Déroute

## Refus : tir

cce-no-second-attack = chaque pion activé n’attaque qu’une fois par Ordre de Tir
cce-no-enemy-there = il n’y a pas d’ennemi dans cet hex
cce-no-range = { $hex } est hors de portée
cce-no-range-of = { $hex } est à { $n } hexagones, et la portée est de { $of }
cce-no-minimum = { $hex } est trop proche
cce-no-sight = il n’y a pas de ligne de vue vers { $hex }
cce-no-firepower = la Gêne ne laisse aucune PF à l’attaque
cce-no-weapon-fire = cette Arme ne peut pas tirer : en panne, portée par une unité démoralisée ou sous Suppression, ou dans l’eau ou les Barbelés
cce-no-group = ce pion ne peut pas se joindre au tir : son hex n’est pas relié aux autres, ou il tire seul
cce-no-chain = les hexs d’un Groupe de Tir forment une chaîne
cce-no-artillery-op = les Armes d’Artillerie ne font pas de Tir d’Opportunité
cce-no-second-shot = une seule attaque de Tir d’Opportunité par hex où l’on entre
cce-no-trench-shot = pas de Tir d’Opportunité sur qui passe d’une Tranchée à une Tranchée, un Bunker ou une Casemate
cce-no-boxed = en Tir d’Assaut, chaque pion doit avoir une PF encadrée
cce-no-assault-fire = personne en mouvement n’a de PF encadrée et d’ennemi à portée et en vue
cce-no-bore-sighting = aucune Arme à PF imprimée de 5 ou plus ne participe
cce-no-crossfire = le Tir croisé va avec un Tir d’Opportunité sur des unités en mouvement
cce-no-grenades = personne ne tire d’un hex adjacent à la cible
cce-no-marksmanship = aucun Peloton ni aucune Équipe ne participe
cce-no-sustained = aucun Mortier ni aucune Mitrailleuse ne participe
cce-no-spray-twice = un second Tir en rafale n’ajoute pas de troisième hex
cce-no-spray-boxed = pour un Tir en rafale, chaque pion doit avoir une Portée encadrée
cce-no-spray-hex = aucun hex adjacent à la cible n’abrite un ennemi à portée et en vue de tous ceux qui tirent

## Refus : défense, Mêlée, ce qui est caché

cce-no-concealment = l’hex ne donne aucune Couverture
cce-no-quarter-here = « Pas de quartier » revient aux Allemands contre les Russes, ou aux Russes, si l’une de leurs unités survit
cce-no-fort-here = cette Fortification ne peut pas être placée dans cet hex
cce-no-objective = la Casemate cachée n’apparaît que sur un objectif
cce-no-dig-in = aucun de vos hexs ne peut recevoir de Trous d’hommes
cce-no-demolitions = aucune de vos unités n’est dans un hex fortifié
cce-no-place = le placement en { $hex } est impossible

## Refus : mouvement

cce-no-neighbour = cet hex n’est pas adjacent
cce-no-points = il ne reste pas assez de Points de Mouvement
cce-no-points-of = entrer en { $hex } coûte { $n } PM, et il n’en reste { $left ->
        [0] aucun
       *[other] que { $left }
    }
cce-no-blaze = { $hex } est en feu
cce-no-water = { $hex } est un obstacle aquatique
cce-no-bridge = ni route ni voie ferrée ne mène en { $hex } : on n’entre sur un pont principal et on n’en sort que par là
cce-no-cliff = la falaise en { $hex } barre le passage
cce-no-cliff-weapon = avec une Arme, on n’escalade pas la falaise en { $hex }
cce-no-enemy-hex = l’ennemi est en { $hex } : seule une Progression y mène
cce-no-wire = les Barbelés ont mis fin à ce Mouvement
cce-no-edge = on sort par le bord de carte ennemi, depuis un hex de ce bord
cce-no-gift = une unité en mouvement donne son Arme à une unité amie de son hex
cce-no-second-weapon = cette unité a déjà une Arme
cce-no-moved = son Mouvement est terminé
cce-no-other-mover = une autre unité est en mouvement : qu’elle finisse d’abord
cce-no-group-waits = le groupe doit d’abord se mettre en route
cce-no-new-hex = au moins une unité doit entrer dans un nouvel hex
cce-no-boxed-movement = personne en mouvement n’a de Mouvement encadré et d’endroit pour un Fumigène
cce-no-retreat = une Retraite va vers son propre bord de carte, dans un hex où l’on peut entrer

## Nombres publics à côté d’une question

cce-facts-first = vp casualties surrender hand radio secret time sudden-death orders initiative turn
cce-fact-vp = { $value } PV
cce-fact-casualties = { $value ->
        [one] { $value } perte
       *[other] { $value } pertes
    }
cce-fact-surrender = Reddition à { $value }
cce-fact-hand = { $value ->
        [one] { $value } carte
       *[other] { $value } cartes
    }
cce-fact-secret = { $value ->
        [one] { $value } pion secret
       *[other] { $value } pions secrets
    }
cce-fact-time = Temps { $value }
cce-fact-sudden-death = Mort Soudaine dès { $value }
cce-fact-orders = Ordres donnés : { $value }
cce-radio-broken = Radio en panne
cce-radio-working = Radio prête
cce-initiative-german = Initiative : Allemands
cce-initiative-russian = Initiative : Russes
cce-initiative-american = Initiative : Américains
cce-turn-german = Tour des Allemands
cce-turn-russian = Tour des Russes
cce-turn-american = Tour des Américains

## Le plateau en texte : mot et lettre

cce-board-woods = bois
    .letter = b
cce-board-building = bâtiment
    .letter = B
cce-board-brush = broussailles
    .letter = %
cce-board-orchard = verger
    .letter = v
cce-board-gully = fossé
    .letter = f
cce-board-stream = ruisseau
    .letter = ~
cce-board-marsh = marais
    .letter = m
cce-board-field = champ
    .letter = "
cce-board-water-barrier = obstacle aquatique
    .letter = ≈
cce-board-major-bridge = pont principal
    .letter = #
cce-board-minor-bridge = pont secondaire
    .letter = =
cce-board-road = route
    .letter = -
cce-board-level = colline
    .letter = ^
cce-board-foxholes = Trous d’hommes
    .letter = u
cce-board-trench = Tranchée
    .letter = t
cce-board-wire = Barbelés
    .letter = x
cce-board-mines = Mines
    .letter = !
cce-board-bunker = Bunker
    .letter = n
cce-board-pillbox = Casemate
    .letter = k
cce-board-smoke = Fumigènes
    .letter = &
cce-board-blaze = Incendie
    .letter = $
cce-board-objective = objectif
    .letter = +
cce-board-pionier = Peloton
    .letter = P
cce-board-ss = Peloton
    .letter = P
cce-board-elite-rifle = Peloton
    .letter = P
cce-board-parachute = Peloton
    .letter = P
cce-board-rifle = Peloton
    .letter = P
cce-board-volksgrenadier = Peloton
    .letter = P
cce-board-conscript = Peloton
    .letter = P
cce-board-assault = Peloton
    .letter = P
cce-board-guards-smg = Peloton
    .letter = P
cce-board-guards-rifle = Peloton
    .letter = P
cce-board-smg = Peloton
    .letter = P
cce-board-militia = Peloton
    .letter = P
cce-board-engineer = Peloton
    .letter = P
cce-board-paratroop = Peloton
    .letter = P
cce-board-elite = Peloton
    .letter = P
cce-board-line = Peloton
    .letter = P
cce-board-green = Peloton
    .letter = P
cce-board-weapon-team = Équipe
    .letter = E
cce-board-elite-team = Équipe
    .letter = E
cce-board-line-team = Équipe
    .letter = E
cce-board-green-team = Équipe
    .letter = E
cce-board-private = Chef
    .letter = C
cce-board-corporal-x = Chef
    .letter = C
cce-board-corporal-y = Chef
    .letter = C
cce-board-sergeant-x = Chef
    .letter = C
cce-board-sergeant-y = Chef
    .letter = C
cce-board-lieutenant-x = Chef
    .letter = C
cce-board-lieutenant-y = Chef
    .letter = C
cce-board-captain = Chef
    .letter = C
cce-board-hero = Héros
    .letter = H
cce-board-flamethrower = Lance-flammes
    .letter = LF
cce-board-satchel-charge = Charge explosive
    .letter = CE
cce-board-lmg = Mitrailleuse
    .letter = MI
cce-board-hmg = Mitrailleuse
    .letter = MI
cce-board-light-mortar = Mortier
    .letter = MO
cce-board-medium-mortar = Mortier
    .letter = MO
cce-board-ig18 = Canon
    .letter = CA
cce-board-ig33 = Canon
    .letter = CA
cce-board-mmg = Mitrailleuse
    .letter = MI
cce-board-50cal = Mitrailleuse
    .letter = MI
cce-board-infantry-gun = Canon
    .letter = CA
cce-board-pack-howitzer = Canon
    .letter = CA
