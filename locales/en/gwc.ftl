# Great War Commander.
#
# Keys follow the words of the shared rules: “recover” is shown as Rally, “pillbox” as Casemate, “concealment” as
# Take Cover. A name of a Formation has no article.

# What is not said here is said in the words of Combat Commander: Europe (cce-*).
gwc-borrows = cce
    .alone = term- chapter- scn- side- quality- event- deed- order- board- title tagline

gwc-title = Great War Commander
gwc-tagline = Sections, Leaders and Fate cards: the Great War, 1914–1918

## Sides

gwc-side-german = Germans
gwc-side-french = French
gwc-side-american = Americans
gwc-posture-attacker = Attack
gwc-posture-recon = Recon
gwc-posture-defender = Defence

## Ranks

gwc-rank-colonel = Colonel
gwc-rank-captain = Captain
gwc-rank-lieutenant = Lieutenant
gwc-rank-hero = Hero

## Leaders

gwc-unit-bertin = Hauptmann Bertin
gwc-unit-nehring = Hauptmann Nehring
gwc-unit-adler = Hauptmann Adler
gwc-unit-mueller = Leutnant Müller
gwc-unit-ebel = Leutnant Ebel
gwc-unit-hartmann = Leutnant Hartmann
gwc-unit-vogt = Leutnant Vogt
gwc-unit-lenz = Leutnant Lenz
gwc-unit-krause = Leutnant Krause
gwc-unit-driant = Colonel Driant
gwc-unit-barnier = Capitaine Barnier
gwc-unit-caron = Capitaine Caron
gwc-unit-de-grasse = Lieutenant De Grasse
gwc-unit-durant = Lieutenant Durant
gwc-unit-violette = Lieutenant Violette
gwc-unit-maran = Lieutenant Maran
gwc-unit-pastre = Lieutenant Pastre
gwc-unit-verdier = Lieutenant Verdier
gwc-unit-ravy = Lieutenant Ravy
gwc-unit-gibbons = Captain Gibbons
gwc-unit-knox = Captain Knox
gwc-unit-wise = Captain Wise
gwc-unit-kelly = Lieutenant Kelly
gwc-unit-michaels = Lieutenant Michaels
gwc-unit-york = Lieutenant York
gwc-unit-hill = Lieutenant Hill
gwc-unit-smith = Lieutenant Smith
gwc-unit-hero = Hero

## Units

gwc-unit-stosstruppen = Stosstruppen Section
gwc-unit-pionier = Pionier Section
gwc-unit-jaeger = Jäger Section
gwc-unit-infanterie-1914 = Infantry Section of 1914
gwc-unit-infanterie = Infantry Section
gwc-unit-landwehr = Landwehr Section
gwc-unit-abteilung = Abteilung
gwc-unit-bote = Bote
gwc-unit-genie = Génie Section
gwc-unit-chasseurs = Chasseurs Section
gwc-unit-tirailleurs = Tirailleurs Section
gwc-unit-territoriaux = Territorial Section
gwc-unit-specialistes = Specialist Squad
gwc-unit-agent = Liaison Agent
gwc-unit-engineers = Engineers Section
gwc-unit-marines = Marines Section
gwc-unit-doughboys = Doughboys Section
gwc-unit-green = Green Section
gwc-unit-team = Team
gwc-unit-runner = Runner

## Tanks

gwc-unit-schneider = Schneider CA1
gwc-unit-schneider-chef = Schneider Leader
gwc-unit-saint-chamond = Saint-Chamond
gwc-unit-saint-chamond-chef = Saint-Chamond Leader
gwc-unit-renault-canon = Renault FT, gun
gwc-unit-renault-mitrailleuse = Renault FT, machine gun
gwc-unit-renault-chef = Renault FT Leader
gwc-unit-a7v = A7V

## Weapons: one with a name has the name of its carrier

gwc-weapon-mg08 = MG 08
gwc-weapon-mg0815 = MG 08/15
gwc-weapon-minenwerfer = Minenwerfer
gwc-weapon-77mm = 77 mm gun
gwc-weapon-saint-etienne = Saint-Étienne
gwc-weapon-hotchkiss = Hotchkiss
gwc-weapon-chauchat = Chauchat
gwc-weapon-crapouillot = Crapouillot
gwc-weapon-75mm = 75 mm gun
gwc-weapon-37mm = 37 mm gun
gwc-weapon-flamethrower = Flamethrower

## Telephones

gwc-telephone-75mm = Telephone, 75 mm battery
gwc-telephone-77mm = Telephone, 77 mm battery
gwc-telephone-105mm = Telephone, 105 mm battery
gwc-telephone-150mm = Telephone, 150 mm battery
gwc-telephone-155mm = Telephone, 155 mm battery
gwc-box-local = Local Barrage
gwc-box-standing = Standing/Creeping Barrage
gwc-box-gas = Gas Attack

## Fortifications

gwc-fort-foxholes = Foxhole
gwc-fort-trench = Trench
gwc-fort-wire = Wire
gwc-fort-mines = Mines
gwc-fort-bunker = Blockhouse
gwc-fort-pillbox = Casemate
gwc-fort-blockhouse = Blockhouse
gwc-fort-casemate = Casemate

## Terrain; a number behind a dot (smoke.3, level.2) comes as $n

gwc-terrain-open = open ground
gwc-terrain-bridge = bridge
gwc-terrain-water = water
gwc-terrain-river = river
gwc-terrain-building = building
gwc-terrain-marsh = marsh
gwc-terrain-woods = woods
gwc-terrain-destroyed-woods = destroyed woods
gwc-terrain-boulders = boulders
gwc-terrain-quarry = quarry
gwc-terrain-ditch = ditch
gwc-terrain-brush = brush
gwc-terrain-ruin = ruin
gwc-terrain-orchard = orchard
gwc-terrain-field = field
gwc-terrain-shell-hole = shell hole
gwc-terrain-level = hill, level { $n }
gwc-terrain-fence = fence
gwc-terrain-hedge = hedge
gwc-terrain-wall = wall
gwc-terrain-destroyed-wall = destroyed wall
gwc-terrain-road = road
gwc-terrain-trail = trail
gwc-terrain-railway = railway
gwc-terrain-foxholes = Foxhole
gwc-terrain-trench = Trench
gwc-terrain-wire = Wire
gwc-terrain-mines = Mines
gwc-terrain-blockhouse = Blockhouse
gwc-terrain-casemate = Casemate
gwc-terrain-smoke = Smoke, Hindrance { $n }
gwc-terrain-gas = Gas
gwc-terrain-blaze = Blaze

## Objective chits

gwc-chit-one = { $letter } (Objective { $objective }: { $n } VP)
gwc-chit-each = { $letter } (every Objective: { $n } VP)
gwc-chit-exit = { $letter } (+1 VP for each exit)
gwc-chit-elimination = { $letter } (+1 VP for each elimination)

## A Fate card

gwc-card = { $order } · { $action }
gwc-card-whole = { $card }: Order { $order }; Action { $action }; Event { $event }; random hex { $hex }; dice { $white } and { $red }
gwc-trigger-event = Event!
gwc-trigger-jammed = Jammed!
gwc-trigger-sniper = Sniper!
gwc-trigger-time = Time!
gwc-die-white = White { $n }
gwc-die-red = Coloured { $n }

## Orders

gwc-order-advance = Advance
gwc-order-advance-text = Activated Formations enter a neighbouring hex, whatever it costs, even among enemies: then there is a Melee. No Op Fire at them.
gwc-order-air-strike = Air Strike
gwc-order-air-strike-text = An aircraft passes over a hex drawn at random: bomb one occupied hex of its row, or strafe two that touch. Units there are Suppressed first.
gwc-order-artillery-denied = Artillery Denied
gwc-order-artillery-denied-text = The enemy Telephone breaks, and his barrage stops. If it is Broken already, it is eliminated.
gwc-order-artillery-request = Artillery Request
gwc-order-artillery-request-text = Put your Broken Telephone in order; or let your Highest-Ranking Leader, or the Artillery Observer, direct a barrage or gas at a hex he sees.
gwc-order-command-confusion = Confusion
gwc-order-command-confusion-text = No Order, unless a Liaison Agent is with your Highest-Ranking Leader: then the card serves as an Artillery Request.
gwc-order-fire = Fire
gwc-order-fire-text = Activated Formations and Weapons attack enemies in Range and sight, singly or in Fire Groups. Played as an Action while the enemy moves: Op Fire.
gwc-order-line-of-fire = Line of Fire
gwc-order-line-of-fire-text = A functional heavy machine gun Suppresses every enemy in one hex in Range and sight, or in two that touch, without a roll.
gwc-order-move = Move
gwc-order-move-text = Activated Formations go from hex to hex with their Movement Points. Every hex entered may draw Op Fire.
gwc-order-offensive = Offensive
gwc-order-offensive-text = An unbroken line of Formations with a Leader among them goes forward as one. Then those that entered a new hex may fire, without their Weapons.
gwc-order-recover = Rally
gwc-order-recover-text = Your Formations lose their Suppression. Then roll for each Demoralised one: less than its Morale, and it rallies.
gwc-order-rout = Rout
gwc-order-rout-text = Choose a player and roll for each of his Demoralised Formations: more than its Morale, and it routs by the difference.
gwc-order-liaison = Liaison
gwc-order-liaison-text = A Liaison Agent joins your Highest-Ranking Leader, or moves, or carries a request for artillery with him.

## Actions

gwc-deed-ambush = Ambush
gwc-deed-ambush-text = Before the rolls of a Melee: your opponent must Demoralise one of his Formations in it.
gwc-deed-assault-fire = Assault Fire
gwc-deed-assault-fire-text = In your Move Order: one attack by Formations and Weapons on the move, all with boxed FP.
gwc-deed-barrage = Barrage
gwc-deed-barrage-text = From January 1915, before an Impact roll of your Standing/Creeping Barrage: +2 FP.
gwc-deed-bayonet = Bayonet / Grenade Pack
gwc-deed-bayonet-text = Before your Melee roll: +2. Or with a German Weapon at an adjacent Tank: +2 FP.
gwc-deed-bore-sighting = Pre-registration
gwc-deed-bore-sighting-text = Defender only. Before a Fire roll with a Weapon of printed FP 5 or more: +2 FP.
gwc-deed-charge = Charge
gwc-deed-charge-text = Before your Melee roll in a hex where you have a Leader: +2.
gwc-deed-concealment = Take Cover
gwc-deed-concealment-text = Before one of your Defence rolls: the Attack Total drops by the Cover of the hex.
gwc-deed-counter-attack = Counter-Attack
gwc-deed-counter-attack-text = Before a Defence roll against Fire, if one of your Units that is not Demoralised is beside a firer: Suppress one or two of the firers beside it.
gwc-deed-crossfire = Crossfire
gwc-deed-crossfire-text = Before a Fire roll at Formations on the move: +2 FP.
gwc-deed-dig-in = Dig In
gwc-deed-dig-in-text = At the end of a Time Advance: a Foxhole in a hex where you have a Formation other than a Tank; no water, no other Fortification.
gwc-deed-elan = Élan
gwc-deed-elan-text = Before your Fire or Melee roll: +2.
gwc-deed-engineer-works = Engineer Works
gwc-deed-engineer-works-text = In your Move Order: an activated Formation with boxed Movement removes the Wire from its hex or one beside it.
gwc-deed-hit-the-dirt = Hit the Dirt!
gwc-deed-hit-the-dirt-text = Before a Defence roll in Open Ground or a Field, without Fortification; not for a Tank: a Shell Hole opens there and covers at once.
gwc-deed-hand-grenades = Grenades
gwc-deed-hand-grenades-text = Before a Fire roll in which somebody fires from beside the target: +2 FP.
gwc-deed-hidden-pillbox = Hidden Casemate
gwc-deed-hidden-pillbox-text = Defender only. Before one of your Defence rolls in an Objective without water or Fortification: it turns out to be a Casemate, which covers at once.
gwc-deed-hidden-position = Hidden Position
gwc-deed-hidden-position-text = Defender only. Before one of your Defence rolls where you set up, with Cover of 2 or more: a Squad and its gun were there all along. It is attacked too.
gwc-deed-hidden-unit = Hidden Unit
gwc-deed-hidden-unit-text = Defender only. When your opponent passes by discarding: roll for support and place it where you set up, in empty hexes with Cover.
gwc-deed-hidden-wire = Hidden Wire
gwc-deed-hidden-wire-text = Defender only. When Formations Move or Advance into a hex without water or Fortification: Wire lies there, and they stop.
gwc-deed-field-of-fire = Field of Fire
gwc-deed-field-of-fire-text = Before a Defence roll, if two or more of your functional machine guns see a firer in Range: the attack loses 1 for each of them.
gwc-deed-light-wounds = Light Wounds
gwc-deed-light-wounds-text = When one of your Sections would be Demoralised: it becomes a Squad instead, and you lose 1 VP.
gwc-deed-immortal = Immortal
gwc-deed-immortal-text = Before your Fire or Melee roll: +2.
gwc-deed-major-gas = Major Gas Attack
gwc-deed-major-gas-text = In your Gas Attack: eliminate a Unit that this gas has just Demoralised.
gwc-deed-marksmanship = Marksmanship
gwc-deed-marksmanship-text = Before a Fire roll with one of your Sections or Squads: +2 FP.
gwc-deed-no-quarter = No Quarter
gwc-deed-no-quarter-text = After a Melee that one of your Units survived: 2 VP. For Germans and Americans.
gwc-deed-lucky-star = Lucky Star
gwc-deed-lucky-star-text = As soon as a Defence roll Demoralises one of your Units or Leaders: it rallies, and goes on with what it did.
gwc-deed-stosstruppen = Stosstruppen
gwc-deed-stosstruppen-text = From 1916, in your Move Order: your Units with boxed Range, and Leaders with them, may enter enemy hexes, without Op Fire there; Melee at the end of the Order.
gwc-deed-unternehmungslustig = Unternehmungslustig
gwc-deed-unternehmungslustig-text = Before your Fire or Melee roll: +2.
gwc-deed-command-confusion = No Action
gwc-deed-command-confusion-text = Somebody shouts, nobody hears: no Action.
gwc-deed-command-confusion-german = Ach Komm!
gwc-deed-command-confusion-french = Oh! Les Boches!
gwc-deed-command-confusion-american = Par ici!
gwc-deed-op-fire = Op Fire
gwc-deed-op-fire-text = When an enemy on the move enters a hex: activate Formations that fire there. They may go on firing in this Order, one attack for each hex entered.

## Events of the cards

gwc-event-air-support = Air Support
gwc-event-air-support-text = You may Suppress every Unit in a hex of your choice. Germans in 1917 Demoralise them instead.
gwc-event-auftragstaktik = Auftragstaktik
gwc-event-auftragstaktik-text = A German Leader outside any Melee and the Units of his hex may go together to a hex beside it.
gwc-event-attrition = Attrition / Wind
gwc-event-attrition-text = 1 VP for each enemy Formation on the Casualty track. Then Smoke and Gas blow away, and every Blaze spreads one hex with the wind.
gwc-event-blaze = Blaze
gwc-event-blaze-text = Draw a hex. The nearest Building or Woods burns: its Fortifications are lost, and whoever is there must leave.
gwc-event-breeze = Wind
gwc-event-breeze-text = Smoke and Gas blow away, and every Blaze spreads one hex with the wind.
gwc-event-captured-plans = Captured Plans
gwc-event-captured-plans-text = Look at the enemy hand, have one card of it discarded, then reveal one of his secret Objectives.
gwc-event-deserters = Deserters
gwc-event-deserters-text = Draw a hex. Your nearest Unit out of Cohesion routs three hexes.
gwc-event-deploy = Detachment
gwc-event-deploy-text = One of your Sections with a Weapon and a Leader in its hex may detach a Squad, which takes the Weapon.
gwc-event-devil-dogs = Devil Dogs
gwc-event-devil-dogs-text = Rally an American Formation, or bear one casualty more before Surrender.
gwc-event-en-avant = En Avant
gwc-event-en-avant-text = Rally a French Unit, or bear one casualty more before Surrender.
gwc-event-engine-failure = Engine Failure
gwc-event-engine-failure-text = Draw a hex. The nearest Tank of either side is Demoralised; if it was already, it is eliminated.
gwc-event-fatigue = Fatigue
gwc-event-fatigue-text = Your Formations in the hex nearest the enemy edge are Suppressed.
gwc-event-promotion = Promotion
gwc-event-promotion-text = One of your Leaders may become a Veteran: +1 to every value but Command.
gwc-event-hero = Hero
gwc-event-hero-text = Place your Hero in a friendly hex, unless he is in play. He may rally one Unit there.
gwc-event-hq-orders = Orders from HQ
gwc-event-hq-orders-text = Lay the top card of your deck face down, unseen: it will be your next Order, good or bad.
gwc-event-infiltration = Infiltration
gwc-event-infiltration-text = Roll for support, without Telephones, then draw a hex: your support appears there or beside it.
gwc-event-interrogation = Intelligence
gwc-event-interrogation-text = Look at the enemy hand and have one card of it discarded.
gwc-event-hit = Hit / Wind
gwc-event-hit-text = A Unit of either side in a hex without Cover is Suppressed. Then Smoke and Gas blow away, and every Blaze spreads one hex with the wind.
gwc-event-kia = Killed in Action
gwc-event-kia-text = Eliminate one Demoralised Formation of either side.
gwc-event-machine-gun-nest = Machine-Gun Nest
gwc-event-machine-gun-nest-text = One of your Units in Good Order without a Weapon is given a light machine gun, if the date allows.
gwc-event-malfunction = Breakdown
gwc-event-malfunction-text = Draw a hex. The nearest functional Weapon breaks, or the nearest Tank is Suppressed: whichever is nearer.
gwc-event-marseillaise = Marseillaise
gwc-event-marseillaise-text = Choose a hex: all French Leaders and Units in it rally.
gwc-event-mechanic = Mechanic
gwc-event-mechanic-text = A French Tank loses its Suppression, or rallies.
gwc-event-mobile-firepower = Mobile Firepower
gwc-event-mobile-firepower-text = From May 1916: one of your Units that is not Demoralised and has no Weapon is given a Chauchat.
gwc-event-mission-objective = New Mission
gwc-event-mission-objective-text = Draw a secret Objective chit, and a Strategy Card if you have none.
gwc-event-petard-raquette = Pétard-Raquette
gwc-event-petard-raquette-text = An enemy Formation beside one of your Units in Good Order is Demoralised.
gwc-event-raid = Raid
gwc-event-raid-text = Within two hexes of one of your Units in Good Order with a Leader: Demoralise one enemy Unit, or Suppress two.
gwc-event-prisoners = Prisoners
gwc-event-prisoners-text = Eliminate an enemy Unit out of Cohesion beside one of your Units that is not Demoralised.
gwc-event-leader-recalled = Leader Recalled
gwc-event-leader-recalled-text = Your Leader nearest your own edge leaves the board and comes back on the next Time space.
gwc-event-reconnaissance = Patrol
gwc-event-reconnaissance-text = Reveal one of the enemy’s secret Objectives: it counts at once.
gwc-event-reinforcements = Reinforcements
gwc-event-reinforcements-text = Roll for support: a Telephone, or Formations that enter at your edge.
gwc-event-liaison-agent = Liaison Agent
gwc-event-liaison-agent-text = You may place a Liaison Agent with your Highest-Ranking Leader.
gwc-event-sappers = Sappers
gwc-event-sappers-text = You may place or remove Wire in a hex without enemies, beside one of your Units in Good Order.
gwc-event-scrounge = Salvage
gwc-event-scrounge-text = You may give one of your eliminated Weapons to a Unit of yours that has none.
gwc-event-stragglers = Stragglers
gwc-event-stragglers-text = As an Infiltration, but those who come are Suppressed.
gwc-event-suppressing-fire = Suppressing Fire
gwc-event-suppressing-fire-text = An enemy Unit or Tank in Range and sight of one of your functional machine guns is Suppressed.
gwc-event-prisoners-of-war = Surrender
gwc-event-prisoners-of-war-text = Eliminate one of your Demoralised Units beside an enemy Unit.
gwc-event-cut-cables = Cut Wires
gwc-event-cut-cables-text = The enemy Telephone breaks, or is eliminated if it is Broken already. Fire under way is finished first.
gwc-event-trommelfeuer = Trommelfeuer
gwc-event-trommelfeuer-text = Draw a hex. There and in two hexes beside it of your choice: Tanks eliminated, Units Demoralised, all ground degraded. Leaders are spared.
gwc-event-valour = Valour
gwc-event-valour-text = One of your Units beside an enemy Formation becomes a Veteran: +1 to all its values.
gwc-event-walking-wounded = Walking Wounded
gwc-event-walking-wounded-text = Choose an eliminated Unit or Leader of either side, then draw a hex: it comes back there or beside it, Demoralised.

## Strategy Cards: each may instead add 1 to a roll

gwc-plan-F-S1 = Aerial Surveillance
gwc-plan-F-S1-text = An Artillery Request with the Artillery Observer; or the enemy’s Strategy Card goes and you look at the top of both decks; or his Reminder cards go; or draw two Strategy Cards and keep one.
gwc-plan-G-S3 = Drachen
gwc-plan-G-S3-text = An Artillery Request with the Artillery Observer; or the enemy’s Strategy Card goes and you look at the top of both decks; or his Reminder cards go; or draw two Strategy Cards and keep one.
gwc-plan-F-S2 = Air Domination
gwc-plan-F-S2-text = Cancel an enemy Air Strike; or make two in a row, outside your Order limit.
gwc-plan-G-S2 = Dogfights
gwc-plan-G-S2-text = Cancel an enemy Air Strike; or make two in a row, outside your Order limit.
gwc-plan-F-S3 = Anti-Gas Equipment
gwc-plan-F-S3-text = 1916 to 1918. It stays in play: gas no longer Demoralises your Formations, it only Suppresses them.
gwc-plan-G-S1 = Anti-Gas Equipment
gwc-plan-G-S1-text = 1916 to 1918. It stays in play: gas no longer Demoralises your Formations, it only Suppresses them.
gwc-plan-U-S1 = Anti-Gas Equipment
gwc-plan-U-S1-text = 1916 to 1918. It stays in play: gas no longer Demoralises your Formations, it only Suppresses them.
gwc-plan-F-S9 = Short Rounds
gwc-plan-F-S9-text = The enemy barrage falls two hexes nearer his own edge and strikes at once, with your deck for the rolls.
gwc-plan-G-S8 = Short Rounds
gwc-plan-G-S8-text = The enemy barrage falls two hexes nearer his own edge and strikes at once, with your deck for the rolls.
gwc-plan-U-S8 = Short Rounds
gwc-plan-U-S8-text = The enemy barrage falls two hexes nearer his own edge and strikes at once, with your deck for the rolls.
gwc-plan-F-S4 = Assaults
gwc-plan-F-S4-text = In your Move Order: Units and Leaders on the move may enter enemy hexes; there they are Suppressed and stop.
gwc-plan-F-S5 = Field Reports
gwc-plan-F-S5-text = The enemy discards his hand and his Strategy Card, draws three cards and reveals his secret Objectives.
gwc-plan-F-S6 = Counter-Battery Fire
gwc-plan-F-S6-text = The enemy’s working Telephone breaks, and his barrage stops.
gwc-plan-F-S7 = Gabions and Fascines
gwc-plan-F-S7-text = 1915 to 1917. It stays in play: +1 Cover to your Formations in Trenches and Foxholes.
gwc-plan-F-S8 = La Force Noire
gwc-plan-F-S8-text = Serves as an Ambush: before the rolls of a Melee the enemy Demoralises one of his Formations in it.
gwc-plan-G-S4 = Forward Observer
gwc-plan-G-S4-text = With the Artillery Observer, if the Accuracy roll hits: no drift.
gwc-plan-G-S5 = Pantalons Rouges
gwc-plan-G-S5-text = 1914. As soon as a French Offensive begins: it is cancelled, and half the activated Units are Suppressed.
gwc-plan-G-S6 = Sturmabteilung Vor
gwc-plan-G-S6-text = 1916 to 1918. Cancel an Op Fire Action that has just been played.
gwc-plan-G-S7 = Sturmtruppen
gwc-plan-G-S7-text = From February 1916, in your Move Order: Units and Leaders on the move ignore Wire, or may enter enemy hexes and stop there.
gwc-plan-G-S9 = Walter Rathenau
gwc-plan-G-S9-text = Exchange your working Telephone for another; or discard the enemy’s Reminder cards.
gwc-plan-U-S2 = Morale
gwc-plan-U-S2-text = One of your Leaders and all Units in his Command radius rally.
gwc-plan-U-S3 = Sammies
gwc-plan-U-S3-text = In your Offensive: activated Units in Good Order, in the Command radius of an activated Leader, are not Demoralised by Op Fire.
gwc-plan-U-S4 = Firepower
gwc-plan-U-S4-text = It stays in play: +1 to all your Fire rolls in which a Weapon takes part.
gwc-plan-U-S5 = Flying Squadrons
gwc-plan-U-S5-text = It stays in play: no more Air Strikes for the enemy.
gwc-plan-U-S6 = Passage
gwc-plan-U-S6-text = In your Move Order: your activated Leaders and Units ignore Wire.
gwc-plan-U-S7 = Scouts
gwc-plan-U-S7-text = Cancel an Action the enemy has just announced: Take Cover, Counter-Attack, Hit the Dirt! or Hidden Wire.
gwc-plan-U-S9 = Fighting in the Woods
gwc-plan-U-S9-text = It stays in play: +1 Morale to your Leaders in Woods.
