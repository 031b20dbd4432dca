# Great War Commander : ce qui se demande, se propose et se raconte, là où les mots diffèrent de Combat Commander : Europe.

## Questions

gwc-ask-activate = Qui est activé ?
gwc-ask-move = Déplacez les Formations activées
gwc-ask-advance = Faites progresser vos Formations
gwc-ask-ambushed = Qui est Démoralisé ?
gwc-ask-recover = Qui tente de se rallier ?
gwc-ask-rout-side = Pour quel camp le Repli ?
gwc-ask-markers = À quelle Escouade ?
gwc-ask-sniper = Le Sniper fait-il mouche ?
gwc-ask-observer = Qui observe ?
gwc-ask-bombardment = Quel bombardement ?
gwc-ask-axis = Choisissez l’axe du barrage
gwc-ask-remove-gas = Retirez un marqueur Gaz
gwc-ask-offensive = Menez l’Offensive
gwc-ask-air-strike = Bombarder ou mitrailler ?
gwc-ask-line-of-fire = Posez la Ligne de Feu
gwc-ask-liaison = Que fait l’Agent de Liaison ?
gwc-ask-plan = Choisissez pour la Carte Stratégie
gwc-ask-plan-keep = Quelle Carte Stratégie gardez-vous ?
gwc-ask-plus = Ajouter 1 à ce jet ?
gwc-ask-before-impact = Une Action avant l’Impact ?
gwc-ask-before-melee-roll = Une Action avant le jet de Mêlée ?
gwc-ask-demoralised = Une Bonne Étoile ?
gwc-ask-gas-laid = Une Attaque Majeure au Gaz ?
gwc-ask-announced = Jouez-vous les Éclaireurs ?
gwc-ask-op-activated = Annulez-vous le Tir d’Opportunité ?
gwc-ask-offensive-activated = Annulez-vous l’Offensive ?
gwc-ask-air-ordered = Annulez-vous la Frappe Aérienne ?
gwc-ask-accurate = Au but : évitez-vous la dérive ?
gwc-ask-deploy = Détachez-vous une Escouade ?
gwc-ask-hero = Le Héros rallie-t-il une Unité ?
gwc-ask-kia = Quelle Formation est éliminée ?
gwc-ask-malfunction = Qu’est-ce qui tombe en panne ?
gwc-ask-sappers = Placer ou retirer des Barbelés ?
gwc-ask-air-support = Appui aérien : quel hex ?
gwc-ask-walking-wounded = Quelle Formation revient ?
gwc-ask-auftragstaktik = Auftragstaktik : qui va où ?
gwc-ask-captured-plans = Quelle carte adverse défausser ?
gwc-ask-promotion = Un Leader monte-t-il en grade ?
gwc-ask-valour = Désignez votre Vétéran
gwc-ask-raid = Qui subit le Raid ?
gwc-ask-prisoners = Qui est fait prisonnier ?
gwc-ask-petard-raquette = Qui est Démoralisé ?
gwc-ask-marseillaise = Quel hex se rallie ?
gwc-ask-mechanic = Quel Char est remis en état ?
gwc-ask-machine-gun-nest = Qui reçoit la mitrailleuse ?
gwc-ask-mobile-firepower = Qui reçoit le Chauchat ?
gwc-ask-trommelfeuer = Choisissez un hex du Trommelfeuer
gwc-ask-devil-dogs = Rallier, ou tenir plus longtemps ?
gwc-ask-en-avant = Rallier, ou tenir plus longtemps ?
gwc-ask-engine-failure = Quel Char ?
gwc-ask-fatigue = Quel hex ?
gwc-ask-hit = Qui mettre sous Suppression ?
gwc-ask-deserters = Qui déserte ?
gwc-ask-leader-recalled = Quel Leader est rappelé ?
gwc-ask-liaison-agent = Placer un Agent de Liaison ?
gwc-ask-stragglers = Placez les Traînards
gwc-ask-blaze = { gwc-event-blaze }
gwc-ask-breeze = { gwc-event-breeze }
gwc-ask-attrition = { gwc-event-attrition }
gwc-ask-infiltration = { gwc-event-infiltration }
gwc-ask-mission-objective = { gwc-event-mission-objective }
gwc-ask-reinforcements = { gwc-event-reinforcements }
gwc-ask-cut-cables = { gwc-event-cut-cables }
gwc-ask-hq-orders = { gwc-event-hq-orders }
gwc-ask-counter-attack = Contre-Attaque : qui subit la Suppression ?
gwc-ask-major-gas = Attaque Majeure au Gaz : quelle Unité meurt ?

## La ligne sous une question

gwc-note-setup-units = { $n ->
        [one] À placer : { $unit }, la dernière de vos Formations.
       *[other] À placer : { $unit }, la première de { $n } Formations.
    }
gwc-note-move = { $n ->
        [one] { $n } Formation ne s’est pas encore déplacée.
       *[other] { $n } Formations ne se sont pas encore déplacées.
    }
gwc-note-activate = { $n ->
        [0] Ordre « { $order } » : un Leader active aussi ceux de son Rayon de Commandement.
        [one] Ordre « { $order } » : { $n } Formation activée.
       *[other] Ordre « { $order } » : { $n } Formations activées.
    }
gwc-note-activate-op = { $n ->
        [0] Tir d’Opportunité : un Leader active aussi ceux de son Rayon de Commandement.
        [one] Tir d’Opportunité : { $n } Formation activée.
       *[other] Tir d’Opportunité : { $n } Formations activées.
    }
gwc-note-spotting = Observation depuis { $hex } : { $unit }. Téléphone de { $fp } PF.
gwc-note-impact = Bombardement autour de { $hex } avec { $fp } PF.
gwc-note-overstacked = Plus de 7 silhouettes en { $hex }, ou deux Chars : quelqu’un doit partir.
gwc-note-would-break = Sur le point d’être Démoralisé en { $hex } : { $unit }.
gwc-note-place-gas = À placer : du Gaz.
gwc-note-place-phone = À placer : un Téléphone de { $fp } PF.
gwc-note-demoralised = Démoralisation en { $hex } : { $unit }.
gwc-note-air = { $n ->
        [one] L’avion passe au-dessus de { $hex }. Bombardez un hex occupé d’une rangée qui en part, ou mitraillez-en deux qui se touchent.
       *[other] L’avion passe au-dessus de { $hex } ; encore { $n } frappes. Bombardez un hex occupé d’une rangée qui en part, ou mitraillez-en deux qui se touchent.
    }
gwc-note-before-impact = Les obus tombent sur { $hex } avec { $fp } PF.
gwc-note-offensive = { $n ->
        [one] Offensive : { $n } Formation n’a pas encore avancé.
       *[other] Offensive : { $n } Formations n’ont pas encore avancé.
    }

## Ce qui peut se répondre

gwc-do-deploy = Scinder { $unit } en { $hex } : deux Escouades
gwc-do-item-radio = Prendre un Téléphone de { $fp } PF
gwc-do-dig = Creuser un Trou de Combat en { $hex } avec { $unit }, en renonçant à « { $order } · { $action } »
gwc-do-unwire = Retirer les Barbelés en { $hex } avec { $unit }, en renonçant à « { $order } · { $action } »
gwc-do-hq = Retourner la carte du QG et exécuter son Ordre
gwc-do-plus = Défausser la Carte Stratégie « { $card } » : le jet gagne 1
gwc-do-keep = Garder « { $card } »
gwc-do-box-local = Barrage Local : l’hex et ses six voisins, une fois
gwc-do-box-standing = Barrage Fixe/Roulant : sept hexs en ligne, et il reste
gwc-do-box-gas = Attaque au Gaz : l’hex et ses six voisins
gwc-do-observer = Faire observer l’Observateur d’Artillerie, hors de la carte
gwc-do-axis = Poser le barrage de { $hex } à { $to }
gwc-do-stand = Laisser le barrage où il est
gwc-do-creep = Faire rouler le barrage en { $hex }
gwc-do-bomb = Bombarder { $hex }
gwc-do-strafe = Mitrailler { $hex } et { $to }
gwc-do-request = Faire demander l’artillerie par le Leader le plus Haut-Gradé et son Agent
gwc-do-pass-would-break = Laisser la Formation se Démoraliser
gwc-do-pass-sniper = Épargner tout le monde
gwc-do-pass-deploy = Ne détacher personne
gwc-do-pass-sappers = Ne pas toucher aux Barbelés
gwc-do-pass-plus = Garder ce jet
gwc-do-pass-before-impact = Faire le jet sans Action
gwc-do-pass-before-melee-roll = Faire le jet sans Action
gwc-do-pass-demoralised = Laisser la Formation Démoralisée
gwc-do-pass-gas-laid = En rester là
gwc-do-pass-announced = Laisser faire cette Action
gwc-do-pass-op-activated = Laisser tirer
gwc-do-pass-offensive-activated = Laisser venir
gwc-do-pass-air-ordered = Laisser venir l’avion
gwc-do-pass-accurate = Laisser dériver
gwc-do-pass-bombardment = Ne pas bombarder
gwc-do-pass-plan = Ne choisir personne
gwc-do-pass-plan-keep = Ne garder ni l’une ni l’autre
gwc-do-pass-liaison = Ne rien lui faire faire
gwc-do-pass-air-strike = Laisser partir l’avion
gwc-do-done-offensive = Finir l’Offensive
gwc-do-done-line-of-fire = Un hex suffit
gwc-do-done-air-strike = Plus d’attaque aérienne
gwc-do-done-liaison = Rien de plus
gwc-do-done-plan = C’est tout
gwc-do-done-assault-fire = Pas de Tir d’Assaut
gwc-do-done-impact = Rien de plus
gwc-do-done-fire = Plus d’attaque
gwc-do-pass-auftragstaktik = Personne
gwc-do-pass-captured-plans = Personne
gwc-do-pass-promotion = Personne
gwc-do-pass-valour = Personne
gwc-do-pass-raid = Personne
gwc-do-pass-prisoners = Personne
gwc-do-pass-petard-raquette = Personne
gwc-do-pass-marseillaise = Personne
gwc-do-pass-mechanic = Personne
gwc-do-pass-machine-gun-nest = Personne
gwc-do-pass-mobile-firepower = Personne
gwc-do-pass-liaison-agent = Personne
gwc-do-pass-devil-dogs = Personne
gwc-do-pass-en-avant = Personne
gwc-do-pass-hit = Personne
gwc-do-pass-kia = Personne
gwc-do-pass-walking-wounded = Personne
gwc-do-pass-suppressing-fire = Personne
gwc-do-pass-trommelfeuer = Personne
gwc-do-pass-prisoners-of-war = Personne
gwc-do-pass-deserters = Personne
gwc-do-pass-fatigue = Personne

## Une Carte Stratégie, un canon de Char

gwc-plan = { $plan }
gwc-tank-gun = canon : { $unit }
gwc-chit-exit-plus = { $letter } (+1 PV par sortie)
gwc-chit-elimination-plus = { $letter } (+1 PV par élimination)

## Ce qui arrive

gwc-placed = Formation placée en { $hex } : { $unit }.
gwc-deployed = En { $hex }, { $unit } détache une Escouade, qui prend son Arme.
gwc-broken = Formation Démoralisée en { $hex } : { $unit }.
gwc-suppressed = Formation sous Suppression en { $hex } : { $unit }.
gwc-eliminated = Formation éliminée en { $hex } : { $unit }.
gwc-light-wounds = Blessures Légères en { $hex } : { $unit } devient une Escouade.
gwc-rallied = Formation ralliée en { $hex } : { $unit }.
gwc-concealed = À couvert : la Couverture { $cover } est déduite, le Total d’Attaque est désormais de { $n }.
gwc-radio = Les { $side } disposent d’un Téléphone de { $fp } PF.
gwc-radio-fixed = Le Téléphone des { $side } est de nouveau en état de marche.
gwc-radio-breaks = Le Téléphone des { $side } est Cassé.
gwc-radio-eliminated = Les { $side } perdent leur Téléphone.
gwc-breeze = La Fumée et le Gaz se dissipent ; le vent souffle { $n ->
        [1] vers le haut
        [2] en haut à droite
        [3] en bas à droite
        [4] vers le bas
        [5] en bas à gauche
       *[other] en haut à gauche
    }.
gwc-no-units = Les { $side } n’ont plus de Formation sur la carte.
gwc-rolled-immobilise-roll = Jet d’Immobilisation des { $side } : { $n }.
gwc-rolled-air-roll = Jet de Frappe Aérienne des { $side } : { $n }.
gwc-why-immobilise-roll = Immobilisation
gwc-why-air-roll = Frappe Aérienne
gwc-why-plan = Carte Stratégie piochée
gwc-why-hq = Carte du QG
gwc-trigger-sniper-told = Un Sniper fait feu.
gwc-cratered = En { $hex }, il ne reste que des trous d’obus.
gwc-ruined = En { $hex }, il ne reste qu’une ruine.
gwc-trench-caved-in = La tranchée en { $hex } s’effondre : il en reste des trous de combat.
gwc-gas = Une nappe de gaz couvre { $hex }.
gwc-stragglers = Hors-Cohésion et sous Suppression : { $units }.
gwc-engineers = Travaux du Génie en { $hex } : { $unit }.
gwc-wiped-out = Les { $side } ont perdu leur dernière Formation sur la carte, et la partie.
gwc-both-lost = Les deux camps ont perdu en même temps : les { $side } tiennent la Carte Initiative et gagnent.
gwc-bog-test = Immobilisation en { $hex }, { $unit } : { $n } contre { $bog }.
gwc-wire-crushed = Le char écrase les Barbelés en { $hex }.
gwc-immobilise-roll = Immobilisation
gwc-observer-off = L’Observateur d’Artillerie des { $side } observe.
gwc-undirected = Plus personne ne dirige le tir des { $side } : leur demande d’artillerie est sans suite.
gwc-note-spotting-off = L’Observateur d’Artillerie observe d’au-delà de la carte ; Téléphone de { $fp } PF.
gwc-boxed = Le Téléphone des { $side } passe dans la case { $box }.
gwc-axis = Le barrage s’étend de { $from } à { $to }.
gwc-creeps = Le barrage avance jusqu’en { $hex }.
gwc-stands = Le barrage reste sur { $hex }.
gwc-bombs = Bombardement aérien des { $side } sur { $hex }.
gwc-strafes = Mitraillage aérien des { $side } sur { $hex } et { $other }.
gwc-air-nothing = L’avion au-dessus de { $hex } ne trouve rien à attaquer.
gwc-line-of-fire-laid = Ligne de Feu sur { $hex } : { $piece }.
gwc-field-of-fire = { $guns } mitrailleuses tiennent les tireurs dans leur champ de tir : le Total d’Attaque tombe à { $n }.
gwc-hq-orders = Les { $side } mettent de côté la première carte de leur pioche : ce sera leur prochain Ordre.
gwc-hq-lost = Les { $side } ne peuvent exécuter l’Ordre du QG : « { $card } » est perdue.
gwc-plan-drawn = Vous piochez une Carte Stratégie : « { $card } ».
gwc-plan-drawn-hidden = Les { $side } piochent une Carte Stratégie.
gwc-plan-lost = Les { $side } perdent une Carte Stratégie : « { $card } ».
gwc-plan-played = Les { $side } jouent une Carte Stratégie : « { $card } ».
gwc-plan-plus = Les { $side } défaussent « { $card } » : +1 au jet.
gwc-plan-seen = Sur le paquet Stratégie des { $side } : « { $card } ».
gwc-relieved = { $unit } en { $hex } n’est plus sous Suppression.

## Chances

gwc-odds-broken = Démoralisation
gwc-odds-some-broken = Au moins une Démoralisation
gwc-odds-break = { $n ->
        [one] { $n } Formation Démoralisée
       *[other] { $n } Formations Démoralisées
    }
gwc-odds-break-more = { $n } Formations Démoralisées ou plus
gwc-odds-stays-broken = Reste Démoralisé
gwc-rolled-rout-roll = Jet de Repli des { $side } : { $n }.
gwc-rout-test = Repli en { $hex }, { $unit } : { $n } contre un Moral de { $morale }.
gwc-why-rout-roll = Jet de Repli
gwc-note-event = { $event }. { $text }
gwc-note-plan = { $plan }. { $text }
gwc-note-line-open = { $n ->
        [0] Offensive : une ligne continue de deux Formations ou plus, dont un Leader.
        [one] Offensive : { $n } Formation pour l’instant. Il faut une ligne continue de deux ou plus, dont un Leader.
       *[other] Offensive : { $n } Formations pour l’instant. Il y faut un Leader, et quelqu’un qui puisse avancer.
    }
gwc-note-line-ready = Offensive : une ligne de { $n } Formations est prête.
gwc-note-fire = Peuvent encore attaquer : { $n ->
        [0] aucune Formation
        [one] { $n } Formation
       *[other] { $n } Formations
    } et { $weapons ->
        [0] aucune Arme
        [one] { $weapons } Arme
       *[other] { $weapons } Armes
    }.
gwc-note-fire-offensive = { $n ->
        [one] Offensive : { $n } Formation entrée dans un nouvel hex peut encore tirer, sans Arme.
       *[other] Offensive : { $n } Formations entrées dans un nouvel hex peuvent encore tirer, sans leurs Armes.
    }
gwc-note-bombardment = Téléphone de { $fp } PF, actuellement dans la case { $box }.
gwc-note-bombardment-broken = Le Téléphone est Cassé : il est remis en état dans la case de votre choix, sans rien tirer.
gwc-note-bombardment-zone = Le barrage est posé en { $hex } : laissez-le là, ou cliquez un voisin de { $hex } pour l’y faire rouler. Un autre bombardement y met fin.
gwc-note-observer = { $box }, { $fp } PF. Votre Leader le plus Haut-Gradé observe depuis son hex, l’Observateur d’Artillerie depuis votre bord de carte.
gwc-note-axis = La Salve de Repérage est en { $hex }. Cliquez un hex voisin : le barrage s’étend dans ce sens, trois hexs de part et d’autre.
gwc-note-line-of-fire = Cliquez une Mitrailleuse Lourde, puis un hex ennemi à Portée et en vue.
gwc-note-line-of-fire-more = { $hex } est sous le feu. Un hex voisin peut l’être aussi, avec { $weapon }.
gwc-note-liaison = Une seule chose : un nouvel Agent auprès de votre Leader le plus Haut-Gradé, un Agent qui se déplace, ou une demande d’artillerie par eux deux.
gwc-note-remove-gas = { $n ->
        [one] Il y a { $n } marqueur Gaz sur la carte.
       *[other] Il y a { $n } marqueurs Gaz sur la carte ; deux s’en vont à chaque Avancement du Temps.
    }
gwc-note-sniper = Une Formation de l’Hex Aléatoire ou d’un hex voisin peut être Démoralisée.
gwc-note-gas-laid = Le gaz vient de Démoraliser { $units }.
gwc-note-announced = Les { $side } annoncent : { $action }.
gwc-note-countered = Un ou deux des tireurs au contact de vos Unités.
gwc-note-op-activated = Tir d’Opportunité ; on a activé { $units }.
gwc-note-offensive-activated = Passent à l’Offensive : { $units }.
gwc-note-air-ordered = Les { $side } demandent une Frappe Aérienne.
gwc-note-accurate = Le Jet de Ciblage a touché { $hex }.
gwc-do-dig-short = Creuser en { $hex }
gwc-do-unwire-short = Retirer les Barbelés en { $hex }
gwc-do-plus-any = Défausser votre Carte Stratégie : le jet gagne 1
gwc-do-fix = Remettre le Téléphone en état : { $box }
gwc-do-box-local-short = Barrage Local
gwc-do-box-standing-short = Barrage Fixe/Roulant
gwc-do-box-gas-short = Attaque au Gaz
gwc-do-observer-short = Observateur d’Artillerie
gwc-do-creep-off = Faire rouler le barrage hors de la carte, { $n ->
        [1] vers le haut
        [2] en haut à droite
        [3] en bas à droite
        [4] vers le bas
        [5] en bas à gauche
       *[other] en haut à gauche
    }
gwc-do-request-short = Demander l’artillerie
gwc-do-run = Déplacer { $unit } depuis { $hex }
gwc-do-at-liaison = Placer un Agent de Liaison en { $hex }
gwc-do-at-line = Balayer aussi { $hex }
gwc-do-at-gas = Retirer le Gaz en { $hex }
gwc-do-at-impact = Faire tomber les obus sur { $hex }
gwc-do-lay = Poser la Ligne de Feu sur { $to } avec { $piece }
gwc-do-lay-short = Ligne de Feu sur { $to }
gwc-do-done-idle = Passer sans défausser
gwc-do-plan = Jouer la Carte Stratégie « { $card } »
gwc-do-plan-short = Jouer « { $card } »
gwc-do-plan-aerial-surveillance-1 = { $card } : une Artillerie Demandée avec l’Observateur d’Artillerie
gwc-do-plan-aerial-surveillance-2 = { $card } : l’adversaire perd sa Carte Stratégie, et vous regardez le dessus des deux paquets
gwc-do-plan-aerial-surveillance-3 = { $card } : l’adversaire perd ses Cartes Rappel
gwc-do-plan-aerial-surveillance-4 = { $card } : piocher deux Cartes Stratégie et en garder une
gwc-do-plan-air-domination-1 = { $card } : annuler la Frappe Aérienne
gwc-do-plan-air-domination-2 = { $card } : deux Frappes Aériennes de suite
gwc-do-plan-sturmtruppen-1 = { $card } : ceux qui se déplacent ignorent les Barbelés
gwc-do-plan-sturmtruppen-2 = { $card } : ceux qui se déplacent peuvent entrer chez l’ennemi
gwc-do-plan-walter-rathenau-1 = { $card } : échanger votre Téléphone
gwc-do-plan-walter-rathenau-2 = { $card } : l’adversaire perd ses Cartes Rappel
gwc-do-plan-short-rounds-2 = { $card } : par l’autre côté
gwc-box-none = aucune
gwc-note-plan-keep = L’autre va sous votre paquet Stratégie.
gwc-do-unit = Choisir { $unit } en { $hex }
gwc-do-unit-off = Choisir { $unit }
gwc-do-with = Joindre { $unit } au groupe en { $hex }
gwc-do-exit = Sortir de la carte depuis { $hex } : { $unit }
gwc-do-step = Mener { $unit } de { $hex } en { $to }
gwc-do-fire = Tirer sur { $to } avec { $piece }
gwc-do-join = Joindre au tir { $piece }
gwc-do-scrap = Abandonner { $weapon }
gwc-do-weapon = Choisir { $weapon }
gwc-do-item = Prendre { $unit }
gwc-do-item-armed = Prendre { $unit } avec { $weapon }
gwc-ask-would-break = Des Blessures Légères ?
gwc-ask-retreat = Choisissez l’hex du Repli
gwc-retreated = Repli de { $hex } en { $to } : { $unit }.
gwc-waits = Sur la case { $n } de la Piste du Temps : { $unit }.
gwc-do-space = Mettre sur la case { $n } de la Piste du Temps
gwc-chit-hidden = Les { $side } piochent un marqueur Objectif Secret.
gwc-chit-open = Marqueur Objectif découvert : { $chit }.
gwc-chit-secret = Votre Objectif Secret : { $chit }.
gwc-track-secret = Objectifs Secrets
gwc-revealed-event = Les { $side } révèlent l’Évènement « { $event } ».
gwc-revealed-drift = La Salve de Repérage des { $side } dérive : dé blanc { $white }, dé de couleur { $red }.
gwc-note-advance = { $n ->
        [one] { $n } Formation peut encore progresser.
       *[other] { $n } Formations peuvent encore progresser.
    }
gwc-note-recover = Un jet inférieur à son Moral, et la Formation se rallie.
gwc-note-rout = Un jet supérieur à son Moral, et la Formation se replie vers son bord, d’un hex par point de différence.
gwc-note-rout-side = Un jet pour chaque Formation Démoralisée de ce camp.
gwc-note-displace = Personne ne reste dans un hex en feu.
gwc-note-assault-fire = Un seul Tir de Formations et d’Armes en mouvement, toutes à PF Encadrée.
gwc-note-melees = Chaque Mêlée va à son terme avant la suivante.
gwc-note-ambushed = Mêlée en { $hex } : l’une de vos Formations y est Démoralisée.
gwc-note-support = Ce que donne la Table de Soutien pour ce jet.
gwc-note-markers = Ce que portait la Section passe à l’une des deux Escouades.
gwc-ask-reconnaissance = Révélez un Objectif Secret
gwc-zone-chits = Objectifs découverts
gwc-zone-secret = Vos Objectifs Secrets
gwc-weapon-broken = Arme Cassée en { $hex } : { $weapon }.
gwc-do-pass-counter-attack = Personne d’autre
gwc-do-pass-major-gas = Personne
gwc-do-hold-out = Supporter une perte de plus avant la Reddition
gwc-do-hold-out-short = Tenir plus longtemps
