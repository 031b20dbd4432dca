# Combat Commander: Europe.
#
# A unit or Weapon is said without an article and begins with a capital ("Rifle Squad"), so that it can open a line;
# sentences that need "the" bring it along. The words of the rulebook for pieces, ratings and cards have capitals:
# Squad, Team, Leader, Weapon, Order, Action, Event, Move, Advance, Cover, Hindrance.
# Refusals follow "No:" and begin small; events are whole sentences; offers are commands. Two events begin like
# refusals and are none: cce-no-support and cce-no-units.

cce-title = Combat Commander: Europe
cce-tagline = Squads, Leaders and Fate cards: Europe, 1941–1945

## Sides

cce-side-german = Germans
cce-side-russian = Russians
cce-side-american = Americans

cce-posture-attacker = Attacker
cce-posture-recon = Recon
cce-posture-defender = Defender
cce-quality-green = Green
cce-quality-line = Line
cce-quality-elite = Elite

## Units

cce-unit-hero = Hero
cce-unit-private = Private
cce-unit-corporal-x = Corporal X
cce-unit-corporal-y = Corporal Y
cce-unit-sergeant-x = Sergeant X
cce-unit-sergeant-y = Sergeant Y
cce-unit-lieutenant-x = Lieutenant X
cce-unit-lieutenant-y = Lieutenant Y
cce-unit-captain = Captain
cce-unit-pionier = Pionier Squad
cce-unit-ss = SS Squad
cce-unit-elite-rifle = Elite Rifle Squad
cce-unit-parachute = Parachute Squad
cce-unit-rifle = Rifle Squad
cce-unit-volksgrenadier = Volksgrenadier Squad
cce-unit-conscript = Conscript Squad
cce-unit-assault = Assault Squad
cce-unit-guards-smg = Guards SMG Squad
cce-unit-guards-rifle = Guards Rifle Squad
cce-unit-smg = SMG Squad
cce-unit-militia = Militia Squad
cce-unit-engineer = Engineer Squad
cce-unit-paratroop = Paratroop Squad
cce-unit-elite = Elite Squad
cce-unit-line = Line Squad
cce-unit-green = Green Squad
cce-unit-weapon-team = Weapon Team
cce-unit-elite-team = Elite Team
cce-unit-line-team = Line Team
cce-unit-green-team = Green Team

cce-unit-named = { $unit } ({ $name })
cce-unit-at = { $unit } in { $hex }

## Weapons: a named one is called by who carries it

cce-weapon-lmg = Light Machine Gun
cce-weapon-mmg = Medium Machine Gun
cce-weapon-hmg = Heavy Machine Gun
cce-weapon-50cal = .50 Machine Gun
cce-weapon-light-mortar = Light Mortar
cce-weapon-medium-mortar = Medium Mortar
cce-weapon-ig18 = IG 18 Infantry Gun
cce-weapon-ig33 = IG 33 Infantry Gun
cce-weapon-infantry-gun = Infantry Gun
cce-weapon-pack-howitzer = Pack Howitzer
cce-weapon-flamethrower = Flamethrower
cce-weapon-satchel-charge = Satchel Charge

cce-weapon-named = { $weapon } ({ $name })

## Fortifications

cce-fort-foxholes = Foxholes
cce-fort-trench = Trench
cce-fort-wire = Wire
cce-fort-mines = Mines
cce-fort-bunker = Bunker
cce-fort-pillbox = Pillbox

## Terrain; a number after a point (smoke.3, level.2) comes as $n

cce-terrain-open = open ground
cce-terrain-woods = woods
cce-terrain-building = building
cce-terrain-brush = brush
cce-terrain-orchard = orchard
cce-terrain-field = field
cce-terrain-gully = gully
cce-terrain-stream = stream
cce-terrain-marsh = marsh
cce-terrain-water-barrier = water barrier
cce-terrain-major-bridge = major bridge
cce-terrain-minor-bridge = minor bridge
cce-terrain-level = hill, level { $n }
cce-terrain-cliff = cliff
cce-terrain-fence = fence
cce-terrain-hedge = hedge
cce-terrain-wall = wall
cce-terrain-road = road
cce-terrain-trail = trail
cce-terrain-railway = railway
cce-terrain-foxholes = Foxholes
cce-terrain-trench = Trench
cce-terrain-wire = Wire
cce-terrain-mines = Mines
cce-terrain-bunker = Bunker
cce-terrain-pillbox = Pillbox
cce-terrain-smoke = Smoke, Hindrance { $n }
cce-terrain-blaze = Blaze

## Where in a Turn the play stands

cce-step-setup = Set-up
cce-step-orders = Orders
cce-step-reactions = Reactions
cce-step-end = End

## What lies in front of a side

cce-track-vp = VP
cce-track-casualties = Casualties
cce-track-surrender = Surrender
cce-track-orders = Orders
cce-track-hand = Cards
cce-track-radio = Radio, FP
cce-track-radio-broken = Radio, broken
cce-track-secret = Secret chits
cce-track-initiative = Initiative
cce-track-time = Time
cce-track-sudden-death = Sudden Death

## What is fought for

cce-objective = Objective { $n }

## Objective chits

cce-chit-one = { $letter } (objective { $objective }: { $n } VP)
cce-chit-each = { $letter } (every objective: { $n } VP)
cce-chit-all-five = { $letter } (who controls all five objectives at a Sudden Death roll wins)
cce-chit-exit = { $letter } (exit VP doubled)
cce-chit-elimination = { $letter } (elimination VP doubled)

## A Fate card

cce-card = { $order } · { $action }
cce-card-whole = { $card }: Order { $order }; Action { $action }; Event { $event }; random hex { $hex }; dice { $white } and { $red }

cce-trigger-event = Event!
cce-trigger-jammed = Jammed!
cce-trigger-sniper = Sniper!
cce-trigger-time = Time!

cce-die-white = White { $n }
cce-die-red = Red { $n }

## Orders

cce-order-advance = Advance
cce-order-advance-text = Activated units go one hex, whatever the ground, even among enemies: then there is a Melee. No Op Fire at them.
cce-order-artillery-denied = Artillery Denied
cce-order-artillery-denied-text = The enemy Radio breaks. If it is broken already, it is eliminated.
cce-order-artillery-request = Artillery Request
cce-order-artillery-request-text = Repair your broken Radio; or let a Leader call its fire, or its smoke, down on a hex he sees and the six around it.
cce-order-command-confusion = Command Confusion
cce-order-command-confusion-text = Nobody understands: no Order.
cce-order-fire = Fire
cce-order-fire-text = Activated units and Weapons attack enemies in range and sight, singly or in groups. Played as an Action while the enemy moves: Op Fire.
cce-order-move = Move
cce-order-move-text = Activated units go from hex to hex with their Movement Points. Every hex entered may draw Op Fire.
cce-order-recover = Recover
cce-order-recover-text = Your units lose their Suppression. Then roll for each broken one: less than its Morale, and it rallies.
cce-order-rout = Rout
cce-order-rout-text = Choose a player and roll for each of his broken units: more than its Morale, and it Retreats by the difference.

## Actions

cce-deed-ambush = Ambush
cce-deed-ambush-text = Before the rolls of a Melee: your opponent must break one of his units in it.
cce-deed-assault-fire = Assault Fire
cce-deed-assault-fire-text = In your Move Order: one attack by units and Weapons on the Move, all with boxed FP.
cce-deed-bore-sighting = Bore Sighting
cce-deed-bore-sighting-text = Defender only. Before a Fire roll with a Weapon of printed FP 5 or more: +2 FP.
cce-deed-command-confusion = Command Confusion
cce-deed-command-confusion-text = Nobody understands: no Action.
cce-deed-concealment = Concealment
cce-deed-concealment-text = Before one of your Defence rolls: the Attack Total drops by the Cover of the hex.
cce-deed-crossfire = Crossfire
cce-deed-crossfire-text = Before a Fire roll at units on the Move: +2 FP.
cce-deed-demolitions = Demolitions
cce-deed-demolitions-text = When your opponent passes by discarding: remove a Fortification from a hex where you have a unit.
cce-deed-dig-in = Dig In
cce-deed-dig-in-text = At the end of a Time advance: Foxholes in a hex where you have a unit; no water, no other Fortification.
cce-deed-hand-grenades = Hand Grenades
cce-deed-hand-grenades-text = Before a Fire roll in which somebody fires from beside the target: +2 FP.
cce-deed-hidden-entrenchments = Hidden Entrenchments
cce-deed-hidden-entrenchments-text = Defender only. Before one of your Defence rolls: Foxholes in the hex under attack, which help at once. Not in buildings, water or other Fortifications.
cce-deed-hidden-mines = Hidden Mines
cce-deed-hidden-mines-text = Defender only. When units Move or Advance into a hex without water or Fortification: Mines lie there and attack them at once.
cce-deed-hidden-pillbox = Hidden Pillbox
cce-deed-hidden-pillbox-text = Defender only. Before one of your Defence rolls in an objective: it turns out to be a Pillbox, the only one of the match.
cce-deed-hidden-unit = Hidden Unit
cce-deed-hidden-unit-text = Defender only. When your opponent passes by discarding: roll for support and place the unit where you set up, in an empty hex with Cover.
cce-deed-hidden-wire = Hidden Wire
cce-deed-hidden-wire-text = Defender only. When units Move or Advance into a hex without water or Fortification: Wire lies there, and a Move ends.
cce-deed-light-wounds = Light Wounds
cce-deed-light-wounds-text = When one of your Squads would break: it becomes a Team instead, and your opponent gains 1 VP.
cce-deed-marksmanship = Marksmanship
cce-deed-marksmanship-text = Before a Fire roll with one of your Squads or Teams: +2 FP.
cce-deed-no-quarter = No Quarter
cce-deed-no-quarter-text = After a Melee that one of your units survived: 2 VP. For Germans against Russians, and for Russians against anybody.
cce-deed-smoke-grenades = Smoke Grenades
cce-deed-smoke-grenades-text = In your Move Order: Smoke in or beside the hex of a unit on the Move with boxed Movement.
cce-deed-spray-fire = Spray Fire
cce-deed-spray-fire-text = Before a Fire roll, if all who fire have boxed Range: the attack hits a second enemy hex beside the first as well.
cce-deed-sustained-fire = Sustained Fire
cce-deed-sustained-fire-text = Before a Fire roll with a Mortar or Machine Gun: +2 FP. If the roll is a double, one of them breaks.
cce-deed-op-fire = Op Fire
cce-deed-op-fire-text = When an enemy on the Move enters a hex: activate units that fire there. They may go on firing in this Move Order, one attack for each hex entered.

## Events

cce-event-air-support = Air Support
cce-event-air-support-text = Draw a hex. You may break every unit in it, friend and foe; if it is empty, in the nearest hex with units.
cce-event-battle-harden = Battle Harden
cce-event-battle-harden-text = One of your units becomes a Veteran: +1 to every rating but Command.
cce-event-battlefield-integrity = Battlefield Integrity
cce-event-battlefield-integrity-text = You gain 1 VP for each enemy unit on the Casualty Track.
cce-event-blaze = Blaze
cce-event-blaze-text = Draw a hex. Unless it is water it burns: whatever was built there is lost, and whoever stood there must leave.
cce-event-booby-trap = Booby Trap
cce-event-booby-trap-text = Draw a hex. Mines lie there from now on, unless there is water, fire or a Fortification.
cce-event-breeze = Breeze
cce-event-breeze-text = All Smoke is blown away, and every Blaze spreads one hex with the wind.
cce-event-command-and-control = Command & Control
cce-event-command-and-control-text = You gain 1 VP for each objective you control.
cce-event-commissar = Commissar
cce-event-commissar-text = Roll for a broken Russian unit: more than its Morale, and it is eliminated; otherwise it rallies.
cce-event-cower = Cower
cce-event-cower-text = Each of your Squads outside every Command Radius is Suppressed.
cce-event-deploy = Deploy
cce-event-deploy-text = You may split one of your Squads into two Teams.
cce-event-dust = Dust
cce-event-dust-text = Draw a hex. Smoke hangs there, unless there is water or fire.
cce-event-elan = Elan
cce-event-elan-text = Your side can bear one casualty more before it surrenders.
cce-event-entrench = Entrench
cce-event-entrench-text = You may place Foxholes in a hex where you have a unit; no water, no other Fortification.
cce-event-field-promotion = Field Promotion
cce-event-field-promotion-text = You may place your Private, a Leader, beside one of your broken units, unless he is in play.
cce-event-fog-of-war = Fog of War
cce-event-fog-of-war-text = Each player loses a card of his hand, drawn by the other.
cce-event-hero = Hero
cce-event-hero-text = Place your Hero in a friendly hex, unless he is in play. He may rally one unit there.
cce-event-infiltration = Infiltration
cce-event-infiltration-text = Roll for support, without Radios, then draw a hex: your unit appears there or beside it.
cce-event-interdiction = Interdiction
cce-event-interdiction-text = Suppress one unit of either side in a hex without Cover.
cce-event-interrogation = Interrogation
cce-event-interrogation-text = Look at the enemy hand. You may have one card of it discarded.
cce-event-kia = KIA
cce-event-kia-text = Eliminate one broken unit of either side.
cce-event-malfunction = Malfunction
cce-event-malfunction-text = Draw a hex. The nearest working Weapon of either side breaks.
cce-event-medic = Medic!
cce-event-medic-text = One broken unit of either side rallies.
cce-event-mission-objective = Mission Objective
cce-event-mission-objective-text = Draw an Objective chit. It is secret, if it has a secret side.
cce-event-prisoners-of-war = Prisoners of War
cce-event-prisoners-of-war-text = Eliminate one of your broken units beside an enemy.
cce-event-reconnaissance = Reconnaissance
cce-event-reconnaissance-text = One of your secret chits is revealed and counts at once.
cce-event-reinforcements = Reinforcements
cce-event-reinforcements-text = Roll for support: a Radio, or a unit that enters at your map edge.
cce-event-rubble = Rubble
cce-event-rubble-text = Draw a hex. Wire lies there from now on, unless there is water, fire or a Fortification.
cce-event-sappers = Sappers
cce-event-sappers-text = You may remove Mines or Wire from one hex, anywhere.
cce-event-scrounge = Scrounge
cce-event-scrounge-text = You may give an eliminated Weapon of either side to a unit that has none.
cce-event-shell-shock = Shell Shock
cce-event-shell-shock-text = Draw a hex. The nearest unit of either side breaks.
cce-event-shellholes = Shellholes
cce-event-shellholes-text = Draw a hex. It serves as Foxholes from now on, unless there is water, fire or a Fortification.
cce-event-strategic-objective = Strategic Objective
cce-event-strategic-objective-text = Draw an Objective chit. It lies open and counts at once.
cce-event-suppressing-fire = Suppressing Fire
cce-event-suppressing-fire-text = Suppress an enemy unit in range and sight of one of your working Machine Guns.
cce-event-walking-wounded = Walking Wounded
cce-event-walking-wounded-text = Choose an eliminated unit of either side, then draw a hex: it comes back there or beside it, broken.
cce-event-white-phosphorus = White Phosphorus
cce-event-white-phosphorus-text = You may place Smoke beside one of your unbroken Squads. Each player then breaks one of his units in that hex.

## Questions: a title of at most thirty letters; the line of fact comes below

cce-ask-setup = Set up your force
cce-ask-orders = Give an Order
cce-ask-discard = Discard another card?
cce-ask-activate = Choose who is activated
cce-ask-activate-op-fire = Choose who does Op Fire
cce-ask-fire = Declare an attack
cce-ask-fire-group = Who else fires?
cce-ask-assault-fire = Declare the Assault Fire
cce-ask-spray = Choose the second hex
cce-ask-strain = Choose the Weapon that breaks
cce-ask-defend = Who defends next?
cce-ask-move = Move the activated units
cce-ask-advance = Advance the activated units
cce-ask-melees = Which Melee comes next?
cce-ask-ambushed = Choose the unit that breaks
cce-ask-recover = Who tries to rally next?
cce-ask-rout-side = Whose broken units Rout?
cce-ask-rout = Who is rolled for next?
cce-ask-retreat = Choose the hex of Retreat
cce-ask-observer = Choose the Observer
cce-ask-spotting = Place the Spotting Round
cce-ask-impact = Which hex is hit next?
cce-ask-markers = Which Team takes it over?
cce-ask-displace = Leave the burning hex
cce-ask-place = Choose the place
cce-ask-support = Choose your support
cce-ask-overstacked = Too many figures in a hex
cce-ask-remove-smoke = Remove a Smoke marker
cce-ask-sniper = Sniper: break a unit?

## Questions: a card at this moment?

cce-ask-after-roll = Use the Initiative card?
cce-ask-before-fire = An Action before the roll?
cce-ask-before-defence = An Action before the defence?
cce-ask-would-break = Play Light Wounds?
cce-ask-before-melee = Play an Ambush?
cce-ask-after-melee = Play No Quarter?
cce-ask-entered = React to the Move?
cce-ask-advanced = React to the Advance?
cce-ask-dig-in = Play Dig In?
cce-ask-passed = Answer the discard?

## Questions: Events; those that ask nothing have their name

cce-ask-event = An Event
cce-ask-air-support = Air Support: strike?
cce-ask-battle-harden = Choose your Veteran
cce-ask-battlefield-integrity = { cce-event-battlefield-integrity }
cce-ask-blaze = { cce-event-blaze }
cce-ask-booby-trap = { cce-event-booby-trap }
cce-ask-breeze = { cce-event-breeze }
cce-ask-command-and-control = { cce-event-command-and-control }
cce-ask-commissar = Whom does he speak to?
cce-ask-cower = { cce-event-cower }
cce-ask-deploy = Deploy a Squad?
cce-ask-dust = { cce-event-dust }
cce-ask-elan = { cce-event-elan }
cce-ask-entrench = { cce-event-entrench }
cce-ask-field-promotion = { cce-event-field-promotion }
cce-ask-fog-of-war = { cce-event-fog-of-war }
cce-ask-hero = Hero: rally a unit?
cce-ask-infiltration = { cce-event-infiltration }
cce-ask-interdiction = Choose whom to Suppress
cce-ask-interrogation = Discard an enemy card?
cce-ask-kia = Choose who is eliminated
cce-ask-malfunction = Choose the Weapon that breaks
cce-ask-medic = Choose who rallies
cce-ask-mission-objective = { cce-event-mission-objective }
cce-ask-prisoners-of-war = Choose who is captured
cce-ask-reconnaissance = Reveal a secret chit
cce-ask-reinforcements = { cce-event-reinforcements }
cce-ask-rubble = { cce-event-rubble }
cce-ask-sappers = Remove Mines or Wire?
cce-ask-scrounge = Scrounge a Weapon
cce-ask-shell-shock = Choose who breaks
cce-ask-shellholes = { cce-event-shellholes }
cce-ask-strategic-objective = { cce-event-strategic-objective }
cce-ask-suppressing-fire = Choose whom to Suppress
cce-ask-walking-wounded = Choose who comes back
cce-ask-white-phosphorus = { cce-event-white-phosphorus }

## The line of fact under a question

cce-note-setup-unit = To be placed: { $unit }.
cce-note-setup-units = { $n ->
        [one] To be placed: { $unit }, the last of your units.
       *[other] To be placed: { $unit }, the first of { $n } units.
    }
cce-note-setup-weapon = Who carries it? { $weapon }.
cce-note-setup-fort = To be placed: { $fort }.
cce-note-setup-fort-short = { $fort }
cce-note-orders = { $given ->
        [0] { $of ->
            [one] 1 Order this Turn, or a discard of up to { $discards }.
           *[other] { $of } Orders this Turn, or a discard of up to { $discards }.
        }
       *[other] { $given } of { $of } Orders given.
    }
cce-note-move = { $n ->
        [one] 1 unit has not moved yet.
       *[other] { $n } units have not moved yet.
    }
cce-note-moving = { $unit }: { $spent } of { $of } MP spent.
cce-note-window = The { $side } wait for your answer.
cce-note-attack = Attack on { $hex } with { $fp } FP.
cce-note-attack-total = Attack on { $hex }: Attack Total { $total }.
cce-note-discard = { $n ->
        [one] 1 card of up to { $of } discarded.
       *[other] { $n } cards of up to { $of } discarded.
    }
cce-note-activate = { $n ->
        [0] Order { $order }: a Leader activates those in his Command Radius too.
        [one] Order { $order }: 1 unit activated.
       *[other] Order { $order }: { $n } units activated.
    }
cce-note-activate-op = { $n ->
        [0] Op Fire: a Leader activates those in his Command Radius too.
        [one] Op Fire: 1 unit activated.
       *[other] Op Fire: { $n } units activated.
    }
cce-note-retreat = { $n ->
        [one] { $unit } in { $hex }: 1 hex still to go.
       *[other] { $unit } in { $hex }: { $n } hexes still to go.
    }
cce-note-spotting = { $unit } in { $hex } observes; Radio with { $fp } FP.
cce-note-impact = Fire for Effect around { $hex } with { $fp } FP.
cce-note-place-smoke = To be placed: Smoke.
cce-note-place-nothing = A Fortification goes.
cce-note-overstacked = More than 7 figures in { $hex }: Deploy or eliminate.
cce-note-defence = { $unit } in { $hex }: Morale { $morale } and a roll against { $attack }.
cce-note-would-break = { $unit } in { $hex } would break.
cce-note-melee = Melee in { $hex }.
cce-note-entered = { $n ->
        [one] { $units } enters { $hex }.
       *[other] { $units } enter { $hex }.
    }
cce-note-dig-in = Time has advanced to space { $n }.
cce-note-passed = The { $side } have passed and discarded.
cce-note-roll = Roll of the { $side }: { $n }.
cce-note-roll-fire = Attack on { $hex }: the roll makes it { $total }.
cce-note-roll-defence = { $unit } in { $hex }: { $total } against { $attack }.
cce-note-roll-nerve = { $unit } in { $hex }: roll { $n } against Morale { $morale }.
cce-note-roll-targeting = Targeting roll: { $n }, less the Hindrance, must exceed the range.

## Offers

cce-do-play = Order { $order }, giving up the Action { $action }
cce-do-card = Action { $action }, giving up the Order { $order }
cce-do-op-fire = Op Fire, giving up the Action { $action }
cce-do-discard = Discard { $order } · { $action }
cce-do-take = Have { $card } discarded
cce-do-reroll = Use the Initiative card: roll again
cce-do-all = All who can
cce-do-unit = Choose the { $unit } in { $hex }
cce-do-unit-off = Choose the { $unit }
cce-do-with = Add the { $unit } to the group in { $hex }
cce-do-deploy = Deploy the { $unit } in { $hex } into two Teams
cce-do-exit = Leave the map from { $hex }: the { $unit }
cce-do-weapon = Choose the { $weapon }
cce-do-scrap = Give up the { $weapon }
cce-do-at = Choose { $hex }
cce-do-step = Take the { $unit } from { $hex } to { $to }
cce-do-fire = Fire at { $to } with the { $piece }
cce-do-join = Add the { $piece } to the fire
cce-do-smoke = Fire smoke at { $to } with the { $weapon }
cce-do-give = In { $hex }, pass the Weapon on (1 MP): { $unit } to { $other }
cce-do-side = Choose the { $side }
cce-do-spot = Place the Spotting Round in { $hex }
cce-do-spot-smoke = Place the Spotting Round in { $hex }, for smoke
cce-do-space = Put it on space { $n } of the Time Track
cce-do-chit = Reveal { $chit }
cce-do-item = Take the { $unit }
cce-do-item-armed = Take the { $unit } with its { $weapon }
cce-do-item-radio = Take a Radio of { $fp } FP

cce-do-pass-after-roll = Let the roll stand
cce-do-pass-before-fire = No Action: roll
cce-do-pass-before-defence = No Action: roll
cce-do-pass-would-break = Let it break
cce-do-pass-before-melee = No Ambush
cce-do-pass-after-melee = Leave it at that
cce-do-pass-entered = No reaction
cce-do-pass-advanced = No reaction
cce-do-pass-dig-in = Do not dig in
cce-do-pass-passed = No Action
cce-do-pass-sniper = Break nobody
cce-do-pass-place = Place nothing
cce-do-pass-air-support = Call off the strike
cce-do-pass-deploy = Deploy nobody
cce-do-pass-hero = Rally nobody
cce-do-pass-interrogation = Have nothing discarded
cce-do-pass-sappers = Remove nothing
cce-do-pass-scrounge = Take no Weapon
cce-do-pass-white-phosphorus = No Smoke

cce-do-done-orders = End the Turn
cce-do-done-discard = No more discards
cce-do-done-activate = Nobody else
cce-do-done-activate-op-fire = Nobody else
cce-do-done-fire = No more attacks
cce-do-done-fire-group = Nobody else: fire
cce-do-done-mover = Stop here
cce-do-done-move = End the movement
cce-do-done-advance = No more Advances

## Events: set-up, Turns, cards

cce-turn = Turn { $n }: the { $side }.
cce-order = The { $side } give an Order: { $order }.
cce-action = The { $side } play an Action: { $action }.
cce-discarded = The { $side } discard { $card }.
cce-drew = Card drawn: { $card }.
cce-drew-short = { $card }.
cce-drew-hidden = { $n ->
        [one] The { $side } draw 1 card.
       *[other] The { $side } draw { $n } cards.
    }
cce-lost-card = The { $side } lose a card of their hand: { $card }.
cce-initiative = The { $side } use the Initiative card and hand it over: the roll is made again.
cce-activated = Activated: { $units }.
cce-placed = { $unit } is placed in { $hex }.
cce-waits = { $unit } waits on space { $n } of the Time Track.

## Events: rolls and cards revealed

cce-rolled-fire-roll = Fire roll of the { $side }: { $n }.
cce-rolled-defence-roll = Defence roll of the { $side }: { $n }.
cce-rolled-targeting-roll = Targeting roll of the { $side }: { $n }.
cce-rolled-impact-roll = Impact roll of the { $side }: { $n }.
cce-rolled-mines-roll = Roll for the Mines, by the { $side }: { $n }.
cce-rolled-melee-roll = Melee roll of the { $side }: { $n }.
cce-rolled-rally-roll = Rally roll of the { $side }: { $n }.
cce-rolled-rout-roll = Rout roll of the { $side }: { $n }.
cce-rolled-sudden-death-roll = Sudden Death roll of the { $side }: { $n }.
cce-rolled-support-roll = Support roll of the { $side }: { $n }.
cce-rolled-commissar-roll = Roll for the Commissar, by the { $side }: { $n }.
cce-revealed-random-hex = The { $side } draw a random hex: { $hex }.
cce-revealed-event = The { $side } reveal the Event “{ $event }”.
cce-revealed-drift = The Spotting Round of the { $side } drifts by white { $white }, red { $red }.

## Events: movement

cce-moved = { $units }: { $from } to { $hex }, { $spent } MP spent.
cce-advanced = { $unit } Advances from { $from } to { $to }.
cce-retreated = { $unit } Retreats from { $hex } to { $to }.
cce-exited = { $unit } leaves the map from { $hex }.
cce-displaced = { $unit } leaves the fire for { $hex }.
cce-deployed = { $unit } in { $hex } splits into two Teams.

## Events: fire

cce-fire-declared = { $piece } fires at { $hex }.
cce-smoke-declared = { $piece } fires smoke at { $hex }.
cce-hit = Targeting { $n } beats range { $range }: { $hex } is hit.
cce-missed = Targeting { $n } does not beat range { $range }: { $hex } is missed.
cce-firepower = Attack on { $hex }: { $n } FP.
cce-attack-total = Attack Total against { $hex }: { $n }.
cce-concealed = Concealment takes off Cover { $cover }: the Attack Total is now { $n }.
cce-defence-total = { $unit } in { $hex } defends with { $n } against { $attack }.
cce-broken = { $unit } in { $hex } breaks.
cce-suppressed = { $unit } in { $hex } is Suppressed.
cce-eliminated = { $unit } in { $hex } is eliminated.
cce-light-wounds = { $unit } in { $hex } has light wounds: it becomes a Team.

## Events: Radio

cce-observer = { $unit } in { $hex } observes.
cce-spotted = The Spotting Round is aimed at { $hex }.
cce-spotted-smoke = The Spotting Round is aimed at { $hex }, for smoke.
cce-accurate = The Spotting Round on { $hex } is accurate.
cce-inaccurate = The Spotting Round on { $hex } goes astray.
cce-drifted = The Spotting Round lands in { $hex }.
cce-drifted-off = The Spotting Round leaves the map: nothing happens.
cce-radio = The { $side } have a Radio of { $fp } FP.
cce-radio-fixed = The Radio of the { $side } works again.
cce-radio-breaks = The Radio of the { $side } breaks.
cce-radio-eliminated = The { $side } lose their Radio.

## Events: Melee

cce-melee-fp = Melee in { $hex }, the { $side }: { $n } FP.
cce-melee = Melee in { $hex }: { $one } { $a }, { $other } { $b }.

## Events: Recover, Rout, Commissar

cce-recovered = { $unit } in { $hex } is Suppressed no longer.
cce-rallied = { $unit } in { $hex } rallies.
cce-rally-test = { $unit } in { $hex } tries to rally: { $n } against Morale { $morale }.
cce-rout-test = { $unit } in { $hex } wavers: { $n } against Morale { $morale }.
cce-commissar-test = { $unit } in { $hex } before the Commissar: { $n } against Morale { $morale }.
cce-veteran = { $unit } in { $hex } is now a Veteran.

## Events: Weapons

cce-weapon-given = { $weapon } changes hands in { $hex }.
cce-weapon-found = { $weapon } is found again in { $hex }.
cce-weapon-broken = { $weapon } in { $hex } breaks.
cce-weapon-fixed = { $weapon } in { $hex } is repaired.
cce-weapon-used = { $weapon } in { $hex } is used up.
cce-weapon-scrapped = { $weapon } in { $hex } is given up.
cce-weapon-eliminated = { $weapon } in { $hex } is eliminated.

## Events: on the ground

cce-smoke = Smoke in { $hex }, Hindrance { $n }.
cce-blaze = { $hex } is ablaze.
cce-breeze = The Smoke is blown away; the wind is { $n }.
cce-fort = Fortification in { $hex }: { $fort }.
cce-fort-removed = The Fortification in { $hex } is removed.
cce-fort-destroyed = The shells destroy the Fortification in { $hex }.
cce-no-support = There is no support for the { $side } on that roll.

## Events: points and the end

cce-points = The { $side } gain { $n } VP (rule { $rule }).
cce-control = The { $side } control objective { $n }.
cce-chit-open = Objective chit { $chit } lies open.
cce-chit-secret = Your secret chit: { $chit }.
cce-chit-hidden = The { $side } draw a secret Objective chit.
cce-elan = The { $side } now surrender at { $n } casualties.
cce-time = Time advances to space { $n }: the { $side } shuffle their deck.
cce-sudden-death = The roll is below { $n }: Sudden Death ends the match.
cce-all-five = The { $side } control all five objectives and win.
cce-no-units = The { $side } have no unit left on the map.
cce-surrender = The { $side } surrender.
cce-both-lost = Both sides have lost at once: the { $side } hold the Initiative card and win.
cce-won = { $vp ->
        [0] The points are even: the { $side } win, for they hold the Initiative card.
       *[other] The { $side } win by { $vp } VP.
    }

## What a card or a marker is drawn for

cce-why-fire-roll = Fire roll
cce-why-defence-roll = Defence roll
cce-why-targeting-roll = Targeting roll
cce-why-impact-roll = Impact roll
cce-why-mines-roll = Mines
cce-why-melee-roll = Melee roll
cce-why-rally-roll = Rally roll
cce-why-rout-roll = Rout roll
cce-why-sudden-death-roll = Sudden Death roll
cce-why-support-roll = Support roll
cce-why-commissar-roll = Commissar
cce-why-random-hex = Random hex
cce-why-event = Event
cce-why-drift = Drift
cce-why-draw = Card drawn
cce-why-fog = Fog of War
cce-why-smoke = Smoke marker
cce-why-chit = Objective chit

## Terms of a sum: ratings

cce-term-3-1-1 = FP
cce-term-3-1-2 = Range
cce-term-3-1-3 = Movement
cce-term-3-1-4 = Morale
cce-term-3-1-6 = boxed FP
cce-term-3-3-1-2 = Command of a Leader
cce-term-3-3-1-3 = Command of a Leader, for the Weapon
cce-term-11-1a = Weapon
cce-term-13-2a = Suppressed
cce-term-E44-1a = Veteran
cce-term-F106-1 = in Wire

## Terms of a sum: attack and defence

cce-term-1-9a = roll
cce-term-1-9b = dice multiplied
cce-term-10-3-1 = Hindrance
cce-term-10-3-2 = Hindrance
cce-term-O16-4-1a = FP of a unit
cce-term-O18-2-3-2b = FP of the Radio
cce-term-O20-3-1-2 = others in the Fire Group
cce-term-O20-3-3 = FP of the attack
cce-term-O20-3-4a = roll
cce-term-F103-2a = FP of the Mines
cce-term-T88-2a = uphill
cce-term-T88-2b = downhill
cce-term-T99b = air bursts in the woods
cce-term-A27 = Bore Sighting
cce-term-A30 = Crossfire
cce-term-A34 = Hand Grenades
cce-term-A37 = Marksmanship
cce-term-A40a = Spray Fire
cce-term-A41a = Sustained Fire

## Terms of a sum: Cover

cce-term-T80 = Cover of the bridge
cce-term-T81 = Cover of the brush
cce-term-T82a = Cover of the building
cce-term-T86a = Cover of the gully
cce-term-T87b = Cover of the hedge
cce-term-T90 = open ground
cce-term-T91 = Cover of the orchard
cce-term-T93c = road in the hex
cce-term-T95a = in the stream
cce-term-T97b = Cover of the wall
cce-term-T99a = Cover of the woods
cce-term-F101a = Cover of the Bunker
cce-term-F102 = Cover of the Foxholes
cce-term-F104a = Cover of the Pillbox
cce-term-F105-1 = Cover of the Trench

## Terms of a sum: Movement Points

cce-term-O21-5 = spent before
cce-term-T78-2 = terrain
cce-term-T80-2 = terrain below the bridge
cce-term-T84 = across the fence
cce-term-T87a = across the hedge
cce-term-T88-1 = uphill
cce-term-T92 = along the railway
cce-term-T93a = along the road
cce-term-T93b = on the road
cce-term-T96 = along the trail
cce-term-T97a = across the wall
cce-term-F105-2a = along the Trench

## What may come of it

cce-odds-nothing = No effect
cce-odds-suppressed = Suppressed
cce-odds-broken = Broken
cce-odds-eliminated = Eliminated
cce-odds-some-broken = At least one broken
cce-odds-some-eliminated = At least one eliminated
cce-odds-hit = Hit
cce-odds-missed = Missed
cce-odds-rallied = Rallies
cce-odds-retreat = Retreats
cce-odds-won = Melee won
cce-odds-lost = Melee lost
cce-odds-both = Both sides eliminated
cce-odds-break = { $n ->
        [one] 1 unit breaks
       *[other] { $n } units break
    }
cce-odds-break-more = { $n } units break, or more
cce-odds-stays = Stays where it is
cce-odds-stays-broken = Stays broken
cce-odds-well = Goes well for you
cce-odds-ill = Goes badly for you
cce-odds-jammed = Weapons break

## Refusals: at any time

cce-no-over = the match is over
cce-no-question = that is not asked now
cce-no-own-unit = that is no unit of yours on the map
cce-no-own-weapon = no unit of yours on the map carries that Weapon

## Refusals: cards

cce-no-card-held = that card is not in your hand
cce-no-confusion = Command Confusion cannot be played
cce-no-order-now = one Order is finished before the next is given
cce-no-orders-left = you have given all your Orders of this Turn
cce-no-discard-after-order = in one Turn there are Orders or a discard, never both
cce-no-idle-turn = in your Turn you give an Order or discard a card
cce-no-moment = what this Action needs is not there at this moment
cce-no-defender = only the Defender of the scenario may do that

## Refusals: Orders

cce-no-fresh = this unit has been activated already this Turn
cce-no-leader-by-leader = a Leader activates no other Leader
cce-no-radius = this unit is not in the Command Radius of an activated Leader
cce-no-activated = this unit is not activated for the Order, or has done its part
cce-no-complier = somebody who is activated must carry the Order out
cce-no-target = nobody who can be activated has an enemy in range and sight
cce-no-mover = nobody who can be activated can enter another hex
cce-no-advance = nobody who can be activated can Advance
cce-no-enemy-radio = your opponent has no Radio
cce-no-radio = you have no Radio
cce-no-observer = the Observer must be an unbroken Leader of yours, not yet activated this Turn
cce-no-smoke-weapon = this Weapon has no smoke shells
cce-no-smoke-radio = your Radio has no smoke shells
cce-no-recover = you have neither a broken nor a Suppressed unit
cce-no-recover-twice = you have been activated for Recover or Rout already this Turn
cce-no-rout = that player has no broken unit
cce-no-rout-twice = that player has been activated for Recover or Rout already this Turn

## Refusals: fire

cce-no-second-attack = each activated piece attacks once in a Fire Order
cce-no-enemy-there = there is no enemy in that hex
cce-no-range = { $hex } is out of range
cce-no-range-of = { $hex } is { $n } hexes away, and the range is { $of }
cce-no-minimum = { $hex } is too near
cce-no-sight = there is no line of sight to { $hex }
cce-no-firepower = Hindrance leaves the attack no FP
cce-no-weapon-fire = this Weapon cannot fire: broken, carried by a broken or Suppressed unit, or standing in water or Wire
cce-no-group = this piece cannot join in: its hex is not linked to the others, or it fires alone
cce-no-chain = the hexes of a Fire Group form a chain
cce-no-artillery-op = Artillery Weapons do no Op Fire
cce-no-second-shot = there is one Op Fire attack for each hex entered
cce-no-trench-shot = no Op Fire at who goes from Trench to Trench, Bunker or Pillbox
cce-no-boxed = in Assault Fire every piece must have boxed FP
cce-no-assault-fire = nobody on the Move has boxed FP and an enemy in range and sight
cce-no-bore-sighting = no Weapon of printed FP 5 or more takes part
cce-no-crossfire = Crossfire is for Op Fire at units on the Move
cce-no-grenades = nobody fires from beside the target
cce-no-marksmanship = no Squad or Team takes part
cce-no-sustained = no Mortar or Machine Gun takes part
cce-no-spray-twice = a second Spray Fire adds no third hex
cce-no-spray-boxed = for Spray Fire every piece must have boxed Range
cce-no-spray-hex = no hex beside the target has an enemy whom all who fire can reach and see

## Refusals: defence, Melee, hidden things

cce-no-concealment = the hex gives no Cover
cce-no-quarter-here = No Quarter is for Germans against Russians, or for Russians, if one of their units survives
cce-no-fort-here = that Fortification cannot be placed in this hex
cce-no-objective = the hidden Pillbox appears in an objective only
cce-no-dig-in = no hex of yours takes Foxholes
cce-no-demolitions = no unit of yours stands in a hex with a Fortification
cce-no-place = it cannot be placed in { $hex }

## Refusals: movement

cce-no-neighbour = that hex is not adjacent
cce-no-points = there are not enough Movement Points left
cce-no-points-of = entering { $hex } costs { $n } MP, and { $left ->
        [0] none is left
        [one] only 1 is left
       *[other] only { $left } are left
    }
cce-no-blaze = { $hex } is ablaze
cce-no-water = { $hex } is deep water
cce-no-bridge = no road or railway leads to { $hex }: nothing else leads onto or off a major bridge
cce-no-cliff = the cliff at { $hex } bars the way
cce-no-cliff-weapon = with a Weapon nobody climbs the cliff at { $hex }
cce-no-enemy-hex = there are enemies in { $hex }: only an Advance leads there
cce-no-wire = Wire has ended this Move
cce-no-edge = units leave by the enemy map edge, from a hex that lies on it
cce-no-gift = a unit on the Move gives its Weapon to a friend in its hex
cce-no-second-weapon = that unit has a Weapon already
cce-no-moved = its Move is over
cce-no-other-mover = another unit is on the Move: it finishes first
cce-no-group-waits = the group must set out first
cce-no-new-hex = at least one unit must enter a new hex
cce-no-boxed-movement = nobody on the Move has boxed Movement and a place for Smoke
cce-no-retreat = a Retreat goes towards one’s own map edge, to a hex that can be entered

## Public numbers beside a question

cce-facts-first = vp casualties surrender hand radio secret time sudden-death orders initiative turn
cce-fact-vp = { $value } VP
cce-fact-casualties = { $value ->
        [one] { $value } casualty
       *[other] { $value } casualties
    }
cce-fact-surrender = Surrender at { $value }
cce-fact-hand = { $value ->
        [one] { $value } card
       *[other] { $value } cards
    }
cce-fact-secret = { $value ->
        [one] { $value } secret chit
       *[other] { $value } secret chits
    }
cce-fact-time = Time { $value }
cce-fact-sudden-death = Sudden Death from { $value }
cce-fact-orders = Orders given: { $value }
cce-radio-broken = Radio broken
cce-radio-working = Radio ready
cce-initiative-german = Initiative: Germans
cce-initiative-russian = Initiative: Russians
cce-initiative-american = Initiative: Americans
cce-turn-german = Turn of the Germans
cce-turn-russian = Turn of the Russians
cce-turn-american = Turn of the Americans

## The board in text: word and letter

cce-board-woods = woods
    .letter = w
cce-board-building = building
    .letter = b
cce-board-brush = brush
    .letter = %
cce-board-orchard = orchard
    .letter = o
cce-board-gully = gully
    .letter = g
cce-board-stream = stream
    .letter = ~
cce-board-marsh = marsh
    .letter = m
cce-board-field = field
    .letter = "
cce-board-water-barrier = water barrier
    .letter = ≈
cce-board-major-bridge = major bridge
    .letter = #
cce-board-minor-bridge = minor bridge
    .letter = =
cce-board-road = road
    .letter = -
cce-board-level = hill
    .letter = ^
cce-board-foxholes = Foxholes
    .letter = u
cce-board-trench = Trench
    .letter = v
cce-board-wire = Wire
    .letter = x
cce-board-mines = Mines
    .letter = !
cce-board-bunker = Bunker
    .letter = n
cce-board-pillbox = Pillbox
    .letter = p
cce-board-smoke = Smoke
    .letter = &
cce-board-blaze = Blaze
    .letter = $
cce-board-objective = objective
    .letter = +
cce-board-pionier = Squad
    .letter = S
cce-board-ss = Squad
    .letter = S
cce-board-elite-rifle = Squad
    .letter = S
cce-board-parachute = Squad
    .letter = S
cce-board-rifle = Squad
    .letter = S
cce-board-volksgrenadier = Squad
    .letter = S
cce-board-conscript = Squad
    .letter = S
cce-board-assault = Squad
    .letter = S
cce-board-guards-smg = Squad
    .letter = S
cce-board-guards-rifle = Squad
    .letter = S
cce-board-smg = Squad
    .letter = S
cce-board-militia = Squad
    .letter = S
cce-board-engineer = Squad
    .letter = S
cce-board-paratroop = Squad
    .letter = S
cce-board-elite = Squad
    .letter = S
cce-board-line = Squad
    .letter = S
cce-board-green = Squad
    .letter = S
cce-board-weapon-team = Team
    .letter = T
cce-board-elite-team = Team
    .letter = T
cce-board-line-team = Team
    .letter = T
cce-board-green-team = Team
    .letter = T
cce-board-private = Leader
    .letter = L
cce-board-corporal-x = Leader
    .letter = L
cce-board-corporal-y = Leader
    .letter = L
cce-board-sergeant-x = Leader
    .letter = L
cce-board-sergeant-y = Leader
    .letter = L
cce-board-lieutenant-x = Leader
    .letter = L
cce-board-lieutenant-y = Leader
    .letter = L
cce-board-captain = Leader
    .letter = L
cce-board-hero = Hero
    .letter = H
cce-board-flamethrower = Flamethrower
    .letter = FT
cce-board-satchel-charge = Satchel Charge
    .letter = SC
cce-board-lmg = Machine Gun
    .letter = MG
cce-board-hmg = Machine Gun
    .letter = MG
cce-board-light-mortar = Mortar
    .letter = MO
cce-board-medium-mortar = Mortar
    .letter = MO
cce-board-ig18 = Gun
    .letter = GU
cce-board-ig33 = Gun
    .letter = GU
cce-board-mmg = Machine Gun
    .letter = MG
cce-board-50cal = Machine Gun
    .letter = MG
cce-board-infantry-gun = Gun
    .letter = GU
cce-board-pack-howitzer = Gun
    .letter = GU
