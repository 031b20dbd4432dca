# Commands & Colours: The Great War.
#
# A unit is said without an article and begins with a capital ("British infantry"), so that it can open a line;
# sentences that need "the" bring it along. Units choose their adjective by the name of the side, and the tests of
# a single die choose their words by the name of the face: change these names here and you change them there too.
# Refusals follow "No:" and begin small; events are whole sentences; offers are commands.

ccgw-title = Commands & Colours: The Great War
ccgw-tagline = Trenches, cards and dice: the Western Front, 1915–1917

## Sides and units

ccgw-side-british = British
ccgw-side-canadian = Canadians
ccgw-side-german = Germans
ccgw-side-french = French

ccgw-unit-infantry = { $side ->
        [British] British infantry
        [Canadians] Canadian infantry
        [Germans] German infantry
       *[other] French infantry
    }
ccgw-unit-machine-gun = { $side ->
        [British] British machine gun
        [Canadians] Canadian machine gun
        [Germans] German machine gun
       *[other] French machine gun
    }
ccgw-unit-mortar = { $side ->
        [British] British mortar
        [Canadians] Canadian mortar
        [Germans] German mortar
       *[other] French mortar
    }
ccgw-bare-wire = wire
ccgw-artillery = Reserve artillery
ccgw-nobody = Nobody

ccgw-wing-left = left flank
ccgw-wing-centre = centre
ccgw-wing-right = right flank

ccgw-face-s = Soldier
ccgw-face-d = Deadly
ccgw-face-b = Burst
ccgw-face-f = Flag
ccgw-face-hq = HQ
ccgw-face-plain = { $n }

## Terrain

ccgw-terrain-countryside = countryside
ccgw-terrain-forest = forest
ccgw-terrain-building = building
ccgw-terrain-fortified-building = fortified building
ccgw-terrain-hill = hill
ccgw-terrain-ruin = ruin
ccgw-terrain-trench = trench
ccgw-terrain-mine-crater = mine crater
ccgw-terrain-sunken-lane = sunken lane
ccgw-terrain-shell-crater = shell crater
ccgw-terrain-wire = wire

## Phases

ccgw-phase-setup = Set-up
ccgw-phase-command = Command card
ccgw-phase-orders = Orders
ccgw-phase-movement = Movement
ccgw-phase-combat = Combat
ccgw-phase-end = End of turn

## Phases in one word, for a row of them

ccgw-step-command = Card
ccgw-step-orders = Orders
ccgw-step-movement = Move
ccgw-step-combat = Combat
ccgw-step-end = Draw

## What lies in front of a side

ccgw-track-medals = Medals
ccgw-track-hq = HQ tokens
ccgw-track-command = Command cards
ccgw-track-combat = Combat cards
ccgw-track-artillery = Reserve artillery

## What is fought for

ccgw-goal-place = Objective: { $place }
ccgw-goal-part = Objective: { $place }, { $hex }
ccgw-goal-hexes = Objective in { $hexes }

## Command cards

ccgw-command-recon-left = Reconnaissance Left
ccgw-command-recon-left-text = Order 1 unit on the left flank. At the end of the turn draw 2 Command cards and keep 1; if your opponent is pressed for time, you may take a medal and draw 1 instead.
ccgw-command-recon-centre = Reconnaissance Centre
ccgw-command-recon-centre-text = Order 1 unit in the centre. At the end of the turn draw 2 Command cards and keep 1; if your opponent is pressed for time, you may take a medal and draw 1 instead.
ccgw-command-recon-right = Reconnaissance Right
ccgw-command-recon-right-text = Order 1 unit on the right flank. At the end of the turn draw 2 Command cards and keep 1; if your opponent is pressed for time, you may take a medal and draw 1 instead.
ccgw-command-probe-left = Probe Left
ccgw-command-probe-left-text = Order 2 units on the left flank.
ccgw-command-probe-centre = Probe Centre
ccgw-command-probe-centre-text = Order 2 units in the centre.
ccgw-command-probe-right = Probe Right
ccgw-command-probe-right-text = Order 2 units on the right flank.
ccgw-command-attack-left = Attack Left
ccgw-command-attack-left-text = Order 3 units on the left flank.
ccgw-command-attack-centre = Attack Centre
ccgw-command-attack-centre-text = Order 3 units in the centre.
ccgw-command-attack-right = Attack Right
ccgw-command-attack-right-text = Order 3 units on the right flank.
ccgw-command-assault-left = Assault Left
ccgw-command-assault-left-text = Order all units on the left flank.
ccgw-command-assault-centre = Assault Centre
ccgw-command-assault-centre-text = Order all units in the centre.
ccgw-command-assault-right = Assault Right
ccgw-command-assault-right-text = Order all units on the right flank.
ccgw-command-recon-in-force = Reconnaissance in Force
ccgw-command-recon-in-force-text = Order 1 unit in each section.
ccgw-command-general-advance = General Advance
ccgw-command-general-advance-text = Order 2 battlefield units in each section. The reserve artillery cannot be ordered.
ccgw-command-pincer = Pincer Movement
ccgw-command-pincer-text = Order 2 units on the left flank and 2 on the right flank.
ccgw-command-infantry-attack = Infantry Attack
ccgw-command-infantry-attack-text = Order all infantry of one section: each unit moves up to 2 hexes and fights, or moves 3. If you have no infantry, order 1 unit of your choice.
ccgw-command-artillery-bombard = Artillery Bombardment
ccgw-command-artillery-bombard-text = Order the reserve artillery: it fires twice, anywhere, for one payment. Or order 1 unit of your choice.
ccgw-command-counter-attack = Counter-Attack
ccgw-command-counter-attack-text = This card becomes a copy of your opponent’s last Command card, left and right exchanged.
ccgw-command-whistles = Whistles & Bugles
ccgw-command-whistles-text = Order one group of battlefield units in linked, adjacent hexes, of any size.
ccgw-command-direct-from-hq = Direct from HQ
ccgw-command-direct-from-hq-text = Order 1 battlefield unit for each HQ token you spend. Combat rolls earn you no HQ tokens this turn.
ccgw-command-big-show = Big Show
ccgw-command-big-show-text = Roll 1 die per Command card held. Soldier: 1 infantry unit; Burst: 1 machine gun or mortar; Deadly: 1 unit of your choice; HQ: 1 token. Units ordered fight with 1 extra die; both decks are then reshuffled.
ccgw-command-firefight = Firefight
ccgw-command-firefight-text = Order 4 battlefield units not adjacent to an enemy. They do not move and fire with 1 extra die.
ccgw-command-first-strike = First Strike
ccgw-command-first-strike-text = When your opponent declares a close combat: the attacked unit strikes first; the attacker then fights only if it still holds its hex. At the end of that turn you draw first.
ccgw-command-replacements = Replacements
ccgw-command-replacements-text = Roll 1 die per Command card held. Soldier: 1 figure back to an infantry unit; Burst or Deadly: 1 to any unit. Units that gain a figure are ordered.
ccgw-command-relief = Relief & Withdrawal
ccgw-command-relief-text = Order 4 soldier units: each moves up to 6 hexes through friends and terrain and ends adjacent to a friendly unit. They do not fight.

## Combat cards

ccgw-combat-out-of-ammo = Out of Ammunition
ccgw-combat-out-of-ammo-text = Choose an enemy machine gun or mortar: until the end of your opponent’s next turn it makes no ranged combat.
ccgw-combat-gas = Gas Attack
ccgw-combat-gas-text = This turn, enemy units that your units fire at may ignore no Flags.
ccgw-combat-mg-barrage = Machine-Gun Barrage
ccgw-combat-mg-barrage-text = Your ordered machine guns that have not moved fire with 1 extra die.
ccgw-combat-mortar-barrage = Mortar Barrage
ccgw-combat-mortar-barrage-text = Your ordered mortars that have not moved fire with 1 extra die.
ccgw-combat-stretcher-bearers = Stretcher Bearers
ccgw-combat-stretcher-bearers-text = One of your units not adjacent to an enemy regains 1 figure.
ccgw-combat-surgeon = Surgeon
ccgw-combat-surgeon-text = In phase 2 roll 3 dice for one of your units not adjacent to an enemy: it regains 1 figure per Soldier.
ccgw-combat-counter-espionage = Counter-Espionage
ccgw-combat-counter-espionage-text = Look at your opponent’s Combat cards and discard one. You may play a second Combat card this turn.
ccgw-combat-forward = Forward
ccgw-combat-forward-text = Ordered infantry may move 1 extra hex and still fight. Roll 1 die for each unit that does: on a Flag it may not fight.
ccgw-combat-mata-hari = Mata Hari
ccgw-combat-mata-hari-text = Look at your opponent’s Command cards and choose one: it is discarded and replaced from the deck.
ccgw-combat-smoking-kills = Smoking Kills
ccgw-combat-smoking-kills-text = Roll 2 dice against an enemy unit that your infantry sees within 4 hexes: each Deadly removes a figure.
ccgw-combat-observation = Observation
ccgw-combat-observation-text = Your reserve artillery has the Observation Advantage this turn: its first targeting die is free.
ccgw-combat-pigeons = Carrier Pigeons
ccgw-combat-pigeons-text = Order 2 more battlefield units, anywhere.
ccgw-combat-trench-raid = Trench Raid
ccgw-combat-trench-raid-text = One ordered infantry unit may move up to 2 hexes and attack a trench in close combat with 1 extra die. It may then return to its starting hex.
ccgw-combat-redeploy = Redeploy
ccgw-combat-redeploy-text = Ordered machine guns and mortars may move 1 hex and fight, or move 2 hexes.
ccgw-combat-tactician = Tactician
ccgw-combat-tactician-text = At the end of this turn draw 2 Command cards and keep 1.
ccgw-combat-barrage-fire = Barrage Fire
ccgw-combat-barrage-fire-text = Order your reserve artillery as well, at any hex. Its targeting dice are paid as usual.
ccgw-combat-impetuosity = Impetuosity
ccgw-combat-impetuosity-text = When your infantry has won a close combat: if it advances, it may fight a bonus close combat.
ccgw-combat-breastplate = Breastplate
ccgw-combat-breastplate-text = After your opponent’s roll in ranged combat: cancel 1 hit on your unit.
ccgw-combat-bayonet = Rifle Butt & Bayonet
ccgw-combat-bayonet-text = After your opponent’s close combat: your unit, if it still stands there, strikes back. It does not advance.
ccgw-combat-lice = Lice
ccgw-combat-lice-text = Before your own combat roll: the target may ignore no Flags in this combat.
ccgw-combat-hand-grenade = Hand Grenade
ccgw-combat-hand-grenade-text = Before your own close-combat roll: 1 extra die.
ccgw-combat-hold-at-all-cost = Hold at All Costs
ccgw-combat-hold-at-all-cost-text = When your opponent announces a Command card: until the end of the turn each of your units may ignore 2 more Flags per attack.
ccgw-combat-messenger-killed = Messenger Killed
ccgw-combat-messenger-killed-text = When your opponent announces a Command card: it gives 1 order fewer.
ccgw-combat-better-logistics = Better Logistics
ccgw-combat-better-logistics-text = When you take HQ tokens at the end of your turn: take 2 more.
ccgw-combat-return-fire = Return Fire
ccgw-combat-return-fire-text = After ranged combat against your unit: it fires at the shooter, if range and line of sight allow.
ccgw-combat-shell-shortage = Shell Shortage
ccgw-combat-shell-shortage-text = When your opponent has bought targeting dice: roll 2 fewer, but at least 1. The tokens stay spent.
ccgw-combat-ambush = Ambush
ccgw-combat-ambush-text = When your opponent declares a close combat: your unit strikes first, without advancing. The attacker then fights only if it still holds its hex.
ccgw-combat-frostbite = Frostbite
ccgw-combat-frostbite-text = When your opponent moves a unit: it stops in its present hex and may not fight this turn.
ccgw-combat-wire-cutters = Wire Cutters
ccgw-combat-wire-cutters-text = When your infantry has moved: remove the wire under each ordered infantry unit. They may still fight.

## Questions: a title of at most thirty letters; the line of fact comes below

ccgw-ask-grenadier = Place a grenadier
ccgw-ask-command = Play a Command card
ccgw-ask-with-command = Add a Combat card?
ccgw-ask-section = Choose a section
ccgw-ask-orders = Choose the units to order
ccgw-ask-pigeons = Order two more units
ccgw-ask-raid = Choose the raiders
ccgw-ask-movement = Move the ordered units
ccgw-ask-combat = Fight with the ordered units
ccgw-ask-crossfire = Add a gun to the crossfire?
ccgw-ask-ignore-flags = How many Flags are ignored?
ccgw-ask-advance = Advance into { $hex }?
ccgw-ask-bonus-combat = Fight a bonus close combat?
ccgw-ask-raid-return = Return from the raid?
ccgw-ask-retreat = Choose the hex of retreat
ccgw-ask-template = Aim the reserve artillery
ccgw-ask-targeting-dice = Buy targeting dice
ccgw-ask-card-target = Choose the target
ccgw-ask-replacements = Restore a figure
ccgw-ask-turn-over = End your turn
ccgw-ask-keep-command = { $drawn ->
        [0] A medal, or two cards?
       *[other] Keep one Command card
    }
ccgw-ask-end-of-turn = Draw a card or take tokens

## Questions: a card at this moment?

ccgw-ask-announced = Play a card?
ccgw-ask-unit-moves = Play a card?
ccgw-ask-infantry-moved = Play a card?
ccgw-ask-dice-bought = Play a card?
ccgw-ask-close-declared = Play a card?
ccgw-ask-before-roll = Play a card before your roll?
ccgw-ask-ranged-rolled = Play a card?
ccgw-ask-ranged-resolved = Play a card?
ccgw-ask-close-resolved = Play a card?
ccgw-ask-close-won = Play a card?
ccgw-ask-tokens-gained = Play a card?

## The line of fact under a question

ccgw-note-grenadier = With infantry that has none; { $n } still to place.
ccgw-note-command = It says how many units you order, and where.
ccgw-note-with-command = With { $card }. You have { $hq ->
        [one] 1 HQ token
       *[other] { $hq } HQ tokens
    }.
ccgw-note-section = All infantry of that section is ordered.
ccgw-note-orders = { $of ->
        [0] { $card }: { $given } ordered.
       *[other] { $card }: { $given } of { $of } orders given.
    }
ccgw-note-pigeons = Carrier Pigeons: { $given } of 2 orders given.
ccgw-note-raid = One ordered infantry unit.
ccgw-note-movement = { $left ->
        [0] { $n ->
            [one] 1 unit has not moved yet.
           *[other] { $n } units have not moved yet.
        }
        [one] { $unit } in { $hex }: 1 hex left.
       *[other] { $unit } in { $hex }: { $left } hexes left.
    }
ccgw-note-combat = { $n ->
        [one] 1 unit may still fight.
       *[other] { $n } units may still fight.
    }
ccgw-note-crossfire = On { $hex }: { $guns ->
        [one] 1 machine gun
       *[other] { $guns } machine guns
    }, { $dice } dice so far.
ccgw-note-ignore-flags = { $unit } in { $hex }: { $flags ->
        [one] 1 Flag
       *[other] { $flags } Flags
    }, { $most } may be ignored.
ccgw-note-advance = { $unit } in { $hex } has won.
ccgw-note-bonus-combat = { $unit } has advanced into { $hex }.
ccgw-note-raid-return = { $unit } in { $hex } came from { $to }.
ccgw-note-retreat = { $unit } in { $hex }: { $left ->
        [one] 1 hex
       *[other] { $left } hexes
    } to go.
ccgw-note-template = At most { $most ->
        [one] 1 targeting die
       *[other] { $most } targeting dice
    }; you have { $hq ->
        [one] 1 HQ token
       *[other] { $hq } HQ tokens
    }.
ccgw-note-targeting-dice = On { $hex }: at most { $most }{ $free ->
        [0] .
       *[other] , the first is free.
    }
ccgw-note-card-target = { $card }
ccgw-note-replacements = Left to give: { $infantry } to infantry, { $any } to any unit.
ccgw-note-turn-over = Nothing is left to do.
ccgw-note-keep-command = { $drawn ->
        [0] Your opponent is pressed for time.
       *[other] The other is discarded.
    }
ccgw-note-end-of-turn = You have { $hq ->
        [one] 1 HQ token
       *[other] { $hq } HQ tokens
    } and { $combat ->
        [one] 1 Combat card
       *[other] { $combat } Combat cards
    }.
ccgw-note-announced = Your opponent announces { $card }.
ccgw-note-unit-moves = { $unit } enters { $hex }.
ccgw-note-infantry-moved = All your infantry has moved.
ccgw-note-dice-bought = { $dice ->
        [one] 1 targeting die
       *[other] { $dice } targeting dice
    } on { $hex }.
ccgw-note-close-declared = { $unit } declares close combat on { $hex }.
ccgw-note-before-roll = { $unit } against { $hex }.
ccgw-note-ranged-rolled = { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    } on { $hex }.
ccgw-note-ranged-resolved = The fire on { $hex } is resolved.
ccgw-note-close-resolved = The close combat in { $hex } is resolved.
ccgw-note-close-won = The close combat in { $hex } is won.
ccgw-note-tokens-gained = You have taken HQ tokens.

## Offers

ccgw-do-play = Play { $card }
ccgw-do-card = Play { $card } ({ $cost } HQ)
ccgw-do-first-strike = Play First Strike
ccgw-do-section = Attack with the infantry of the { $section }
ccgw-do-order = Order the { $unit } in { $hex }
ccgw-do-order-artillery = Order the reserve artillery: fire on the { $section }
ccgw-do-order-artillery-anywhere = Order the reserve artillery: two shots, anywhere
ccgw-do-pick = Choose the { $unit } in { $hex }
ccgw-do-take = Have { $card } discarded
ccgw-do-step = Move the { $unit } from { $from } to { $to }
ccgw-do-exit = Leave the board from { $from }: the { $unit }
ccgw-do-stop = Stop here
ccgw-do-fire = Fire from { $from } at the { $target } in { $to } ({ $dice ->
        [one] 1 die
       *[other] { $dice } dice
    })
ccgw-do-assault = Close combat from { $from } against the { $target } in { $to } ({ $dice ->
        [one] 1 die
       *[other] { $dice } dice
    })
ccgw-do-join = Add the machine gun in { $hex } to the crossfire
ccgw-do-cut = Remove the wire in { $hex } instead of fighting
ccgw-do-target = Centre the template on { $hex }
ccgw-do-dice = { $n ->
        [0] Buy no dice: hold fire
        [one] { $tokens ->
            [0] Take 1 targeting die, free
           *[other] Buy 1 targeting die for 1 HQ token
        }
       *[other] Buy { $n } targeting dice for { $tokens ->
            [one] 1 HQ token
           *[other] { $tokens } HQ tokens
        }
    }
ccgw-do-ignore = { $n ->
        [0] Ignore no Flag
        [one] Ignore 1 Flag
       *[other] Ignore { $n } Flags
    }
ccgw-do-retreat = Retreat to { $hex }
ccgw-do-advance = Advance into the vacated hex
ccgw-do-stay = Stay
ccgw-do-return = Return to the starting hex
ccgw-do-draw = Draw a Combat card
ccgw-do-tokens = Take 2 HQ tokens
ccgw-do-discard = Discard { $card } for 1 HQ token
ccgw-do-medal = Take the time medal
ccgw-do-draw-two = Draw 2 Command cards, keep 1
ccgw-do-keep = Keep { $card }
ccgw-do-no-card = Play no card
ccgw-do-pass-command = Play no Command card
ccgw-do-pass-raid = Nobody raids
ccgw-do-pass-template = Hold the artillery’s fire
ccgw-do-pass-bonus-combat = No bonus combat
ccgw-do-pass-card-target = Nobody needs it
ccgw-do-done-orders = No more orders
ccgw-do-done-pigeons = No more orders by pigeon
ccgw-do-done-movement = No more moves
ccgw-do-done-combat = No more combats
ccgw-do-done-crossfire = Nobody else joins
ccgw-do-done-turn-over = End the turn

## Events: set-up and turns

ccgw-rolled-first = Roll for the first turn: { $first } { $a }, { $second } { $b }.
ccgw-shell-nothing = A shell falls on { $hex }, to no effect.
ccgw-dealt = The { $side } are dealt { $command } Command cards and { $combat } Combat cards.
ccgw-held-fire = The reserve artillery of the { $side } holds its fire.
ccgw-turn = Turn { $n }: the { $side }.
ccgw-won = The { $side } win the match with { $medals ->
        [one] 1 medal
       *[other] { $medals } medals
    }.

## Events: cards and tokens

ccgw-command-played = The { $side } play the Command card { $card }.
ccgw-command-copied = The card becomes a copy: { $card }.
ccgw-card-played = The { $side } play the Combat card { $card }.
ccgw-first-strike = The { $side } answer with First Strike: the attacked unit strikes first.
ccgw-drew-command = Command card drawn: { $card }.
ccgw-drew-combat = Combat card drawn: { $card }.
ccgw-drew-command-short = { $card }.
ccgw-drew-combat-short = { $card }.
ccgw-drew-a-command = The { $side } draw a Command card.
ccgw-drew-a-combat = The { $side } draw a Combat card.
ccgw-command-discarded = The { $side } discard the Command card { $card }.
ccgw-combat-discarded = The { $side } discard the Combat card { $card }.
ccgw-spied-command = The { $side } must discard the Command card { $card } and draw another.
ccgw-spied-combat = The { $side } must discard the Combat card { $card }.
ccgw-reshuffled = Both decks are reshuffled with their discard piles.
ccgw-gained-tokens = { $n ->
        [0] The common pool is empty: the { $side } gain no HQ token.
        [one] The { $side } gain 1 HQ token.
       *[other] The { $side } gain { $n } HQ tokens.
    }

## Events: orders and movement

ccgw-ordered = { $n ->
        [0] The { $side } order the reserve artillery alone.
        [one] The { $side } order 1 unit ({ $hexes }){ $artillery ->
            [0] .
           *[other] {" "}and the reserve artillery.
        }
       *[other] The { $side } order { $n } units ({ $hexes }){ $artillery ->
            [0] .
           *[other] {" "}and the reserve artillery.
        }
    }
ccgw-ordered-nobody = The { $side } order no unit.
ccgw-moved = { $unit } moves from { $from } to { $to }.
ccgw-exited = { $unit } leaves the battlefield from { $hex }.
ccgw-forward-test = Forward test, { $unit } in { $hex }: { $face }. { $face ->
        [Flag] It may not fight this turn.
       *[other] It may fight.
    }
ccgw-restored = { $n ->
        [0] { $unit } in { $hex } regains no figure.
        [one] { $unit } in { $hex } regains 1 figure.
       *[other] { $unit } in { $hex } regains { $n } figures.
    }
ccgw-dry = { $unit } in { $hex } is out of ammunition until the end of its next turn.
ccgw-wire-cut = The wire in { $hex } is removed.

## Events: combat

ccgw-fires = { $guns ->
        [one] { $unit } in { $from } fires at the { $target } in { $to }
       *[other] { $unit } in { $from } fires at the { $target } in { $to }, { $guns } machine guns in crossfire
    }: { $dice ->
        [one] 1 die.
       *[other] { $dice } dice.
    }
ccgw-assaults = { $unit } in { $from } declares close combat on the { $target } in { $to }.
ccgw-strikes = { $unit } in { $from } strikes the { $target } in { $to }: { $dice ->
        [one] 1 die.
       *[other] { $dice } dice.
    }
ccgw-strikes-short = { $dice ->
        [one] 1 die.
       *[other] { $dice } dice.
    }
ccgw-bought-dice = The { $side } take { $dice ->
        [one] 1 targeting die
       *[other] { $dice } targeting dice
    } { $tokens ->
        [0] at no cost.
        [one] for 1 HQ token.
       *[other] for { $tokens } HQ tokens.
    }
ccgw-targeting = Targeting dice on { $hex }: { $dice }.
ccgw-shells = Shells on { $hex }: { $dice ->
        [one] 1 die.
       *[other] { $dice } dice.
    }
ccgw-crater = A shell crater opens in { $hex }.
ccgw-wire-shelled = A Burst sweeps away the wire in { $hex }.
ccgw-rolled = The { $side } roll { $faces }.
ccgw-rolled-big-show = Big Show: the { $side } roll { $faces }.
ccgw-rolled-replacements = Replacements: the { $side } roll { $faces }.
ccgw-rolled-surgeon = Surgeon: { $faces }.
ccgw-rolled-smoking = Smoking Kills: { $faces }.
ccgw-hits = { $n ->
        [0] No hit.
        [one] 1 hit.
       *[other] { $n } hits.
    }
ccgw-lost = { $unit } in { $hex } loses { $n ->
        [one] 1 figure
       *[other] { $n } figures
    }; { $left ->
        [0] none is left.
        [one] 1 is left.
       *[other] { $left } are left.
    }
ccgw-eliminated = Unit eliminated in { $hex }: { $unit }.
ccgw-specialist-test = Specialist test in { $hex }: { $face }. { $face ->
        [Soldier] The specialist stays.
        [Burst] The specialist stays.
        [Flag] The specialist stays.
        [HQ] The specialist stays.
       *[other] The specialist is lost.
    }
ccgw-ignored = { $n ->
        [one] 1 Flag is ignored.
       *[other] { $n } Flags are ignored.
    }
ccgw-retreated = { $unit } retreats from { $from } to { $to }.
ccgw-retreat-blocked = { $n ->
        [one] { $unit } in { $hex } cannot retreat: 1 loss.
       *[other] { $unit } in { $hex } cannot retreat { $n } hexes: a loss for each.
    }
ccgw-advanced = { $unit } advances after combat from { $from } to { $to }.
ccgw-returned = { $unit } returns from { $from } to { $to }, its starting hex.

## Events: medals

ccgw-medal-unit = The { $side } gain { $n ->
        [one] 1 medal
       *[other] { $n } medals
    } for the unit eliminated.
ccgw-medal-breakthrough = The { $side } gain { $n ->
        [one] 1 breakthrough medal.
       *[other] { $n } breakthrough medals.
    }
ccgw-medal-time = The { $side } take { $n ->
        [one] 1 time medal.
       *[other] { $n } time medals.
    }
ccgw-prize-unit = units eliminated
ccgw-prize-objective = objectives kept for good
ccgw-prize-breakthrough = breakthroughs
ccgw-prize-gun = guns taken
ccgw-prize-time = time
ccgw-prize-held = objectives held
ccgw-objective-gained = The { $side } gain { $n ->
        [one] 1 objective medal
       *[other] { $n } objective medals
    }: { $place }.
ccgw-objective-lost = The { $side } lose { $n ->
        [one] 1 objective medal
       *[other] { $n } objective medals
    }: { $place }.

## What a roll or a draw is for

ccgw-why-ranged = Ranged combat
ccgw-why-close = Close combat
ccgw-why-artillery = Reserve artillery
ccgw-why-targeting = Targeting dice
ccgw-why-specialist = Specialist test
ccgw-why-forward = Forward test
ccgw-why-big-show = Big Show
ccgw-why-replacements = Replacements
ccgw-why-surgeon = Surgeon
ccgw-why-smoking = Smoking Kills
ccgw-why-first = First turn
ccgw-why-shelling = No Man’s Land shelling
ccgw-why-command = Command card drawn
ccgw-why-combat = Combat card drawn

## Terms of a sum: dice

ccgw-term-ranged-infantry = infantry at this range
ccgw-term-ranged-mg = machine gun at this range
ccgw-term-ranged-mortar = mortar at this range
ccgw-term-melee-infantry = infantry in close combat
ccgw-term-melee-mg-mortar = machine gun or mortar in close combat
ccgw-term-spec-grenadier-melee = grenadier in close combat
ccgw-term-ter-forest-combat-enter = forest entered this turn
ccgw-term-ter-building-combat-enter = building entered this turn
ccgw-term-ter-wire-combat = standing on wire
ccgw-term-ranged-attacker-hex = the attacker’s own hex
ccgw-term-cmd-firefight = Firefight
ccgw-term-cmd-big-show-bonus = Big Show
ccgw-term-own-cc-hand-grenade = Hand Grenade
ccgw-term-own-cc-trench-raid = Trench Raid
ccgw-term-own-cc-mg-barrage = Machine-Gun Barrage
ccgw-term-own-cc-mortar-barrage = Mortar Barrage
ccgw-term-own-cc-smoking-kills = Smoking Kills
ccgw-term-ra-buy-dice = targeting dice

## What may come of it

ccgw-odds-nothing = No effect
ccgw-odds-no-loss = No loss
ccgw-odds-retreat = Retreat
ccgw-odds-losses = { $n ->
        [one] 1 loss
       *[other] { $n } losses
    }
ccgw-odds-more = { $n } losses or more
ccgw-odds-swept = Wire swept away
ccgw-odds-eliminated = Eliminated: 1 medal
ccgw-odds-some-unit = A unit eliminated: 1 medal or more

## Terms of a sum: hits

ccgw-term-ranged-hits = rolled (Soldier, Burst)
ccgw-term-melee-hits = rolled in close combat
ccgw-term-ra-centre-hits = rolled on the central hex
ccgw-term-ra-ring-hits = rolled (Soldier, Burst)
ccgw-term-spec-grenadier-range2 = Deadly, grenadier at range 2
ccgw-term-ra-triple = no protection against a triple
ccgw-term-ter-countryside-combat = no protection in the open
ccgw-term-ter-forest-protection = protection of the forest
ccgw-term-ter-building-protection = protection of the building
ccgw-term-ter-hill-protection-ranged = protection of the hill
ccgw-term-ter-hill-protection-melee = protection of the hill
ccgw-term-ter-ruin-protection = protection of the ruin
ccgw-term-ter-trench-protection-ranged = protection of the trench
ccgw-term-ter-trench-protection-melee = protection of the trench
ccgw-term-ter-mine-crater-protection = protection of the mine crater
ccgw-term-ter-shell-crater-protection = protection of the shell crater
ccgw-term-ter-wire-no-protection = no protection on wire
ccgw-term-scn-08-sunken-lane = protection of the sunken lane
ccgw-term-scn-09-fortified-buildings = protection of the fortified building
ccgw-term-scn-10-fortified-buildings = protection of the fortified building
ccgw-term-scn-11-fortified-buildings = protection of the fortified building

## Refusals: at any time

ccgw-no-over = the match is over
ccgw-no-now = that is not asked now
ccgw-no-phase = each phase is completed before the next: all movement, then all combat
ccgw-no-unit = there is no unit in { $hex }
ccgw-no-not-ordered = this unit is not ordered
ccgw-no-occupied = { $hex } is occupied
ccgw-no-not-adjacent = { $hex } is not adjacent to the unit
ccgw-no-grenadier = a grenadier joins one of your infantry units that has none
ccgw-no-own-first = that unit is your opponent’s: choose one of your ordered units first
ccgw-no-command-first = a Command card comes first: it gives the orders
ccgw-no-with-first = first a Combat card with your Command card, or none
ccgw-no-section-first = choose the section first: all its infantry is ordered
ccgw-no-orders-first = orders are given first; movement and combat come after
ccgw-no-raid-first = name the unit that raids first, or none
ccgw-no-join-first = the fire on { $hex } comes first: machine guns may still join in
ccgw-no-advance-first = only { $hex }, the hex just vacated, can be entered now
ccgw-no-return-first = only { $hex }, where the raid started, can be entered now
ccgw-no-retreat-first = the unit in { $hex } retreats first
ccgw-no-buy-first = the template lies on { $hex }: buy the targeting dice, or none
ccgw-no-aim-first = the card just played needs its target first
ccgw-no-restore-first = the figures come first: choose a unit that regains one
ccgw-no-window-first = a card can be played now: play one, or none
ccgw-no-turn-over = movement and combat are over: only the end of the turn is left
ccgw-no-ignore-first = first say how many Flags the unit in { $hex } ignores

## Refusals: cards

ccgw-no-pass-command = a Command card must be played
ccgw-no-card-held = that card is not in the hand
ccgw-no-card-timing = this card is not played at this moment
ccgw-no-command-now = one Command card is played, at the start of your turn
ccgw-no-first-strike = First Strike answers a close combat that your opponent has declared
ccgw-no-card-with-command = this card is played together with your Command card
ccgw-no-card-announced = this card is played when your opponent announces a Command card
ccgw-no-card-unit-moves = this card is played when your opponent moves a unit
ccgw-no-card-infantry-moved = this card is played when all your infantry has moved
ccgw-no-card-dice-bought = this card is played when your opponent has bought targeting dice
ccgw-no-card-close-declared = this card is played when your opponent declares a close combat
ccgw-no-card-before-roll = this card is played before your own combat roll
ccgw-no-card-ranged-rolled = this card is played after a roll of ranged combat against your unit
ccgw-no-card-ranged-resolved = this card is played after ranged combat against your unit
ccgw-no-card-close-resolved = this card is played after a close combat against your unit
ccgw-no-card-close-won = this card is played when your infantry has won a close combat
ccgw-no-card-tokens-gained = this card is played when you take HQ tokens at the end of your turn
ccgw-no-card-own-turn = only one Combat card may be played in your own turn
ccgw-no-card-other-turn = only one Combat card may be played in your opponent’s turn
ccgw-no-card-pay = you do not have the HQ tokens for this card
ccgw-no-card-use = this card would have no effect now
ccgw-no-card-firefight = Redeploy is not played with Firefight
ccgw-no-aim = there is no enemy machine gun or mortar in { $hex }
ccgw-no-heal-adjacent = the unit in { $hex } is adjacent to an enemy
ccgw-no-snipe = no infantry of yours sees an enemy in { $hex } within 4 hexes
ccgw-no-restore-full = only a reduced unit of yours can regain a figure
ccgw-no-restore-kind = the dice give no figure to this kind of unit
ccgw-no-draw-hand = you hold five Combat cards already
ccgw-no-draw-deck = there is no Combat card left to draw
ccgw-no-discard = one card may be discarded, if no Combat card was played this turn
ccgw-no-medal = the time medal cannot be taken now
ccgw-no-keep = one of the Command cards just drawn is kept, nothing else

## Refusals: orders

ccgw-no-section-infantry = you have no infantry in that section
ccgw-no-order-enemy = that unit is not yours
ccgw-no-order-twice = this unit is ordered already
ccgw-no-order-left = the card has no order for the unit in { $hex }
ccgw-no-order-card = the card does not order this unit
ccgw-no-order-adjacent = Firefight orders no unit adjacent to an enemy
ccgw-no-order-infantry = Infantry Attack orders infantry only
ccgw-no-order-section = Infantry Attack orders the chosen section only
ccgw-no-order-messenger = the messenger was killed: there is no order left
ccgw-no-artillery = you have no reserve artillery
ccgw-no-artillery-first = the reserve artillery fires before anybody else fights
ccgw-no-artillery-twice = the reserve artillery is ordered already
ccgw-no-artillery-bombard = Artillery Bombardment orders either the artillery, anywhere, or one unit
ccgw-no-artillery-battlefield = the reserve artillery is no battlefield unit and cannot be ordered this way
ccgw-no-artillery-section = that section has no order left for the artillery
ccgw-no-raid-infantry = only an ordered infantry unit can raid

## Refusals: movement

ccgw-no-one-by-one = another unit is moving: it finishes first
ccgw-no-moved = this unit has already moved
ccgw-no-far = this unit has no movement left
ccgw-no-stopped = the unit had to stop in { $hex }
ccgw-no-frozen = Engelures holds the unit in { $hex } for this turn
ccgw-no-firefight-move = with Firefight units do not move
ccgw-no-relief-step = with Relief & Withdrawal a unit moves in one go: name its last hex
ccgw-no-relief-end = the move cannot end in { $hex }: 6 hexes at most, adjacent to a friendly unit
ccgw-no-march = only Relief & Withdrawal moves a unit so far at once
ccgw-no-exit = in this scenario your units do not leave the battlefield
ccgw-no-exit-baseline = a unit leaves from the enemy baseline, where it must begin the turn
ccgw-no-exit-relief = with Relief & Withdrawal no unit leaves the battlefield
ccgw-no-retreat-rear = { $hex } is not behind the unit: retreat goes towards its own board edge
ccgw-no-return = only a raider that attacked a trench returns to its starting hex

## Refusals: combat

ccgw-no-fought = this unit has already fought this turn
ccgw-no-barred = a Combat card forbids this unit to fight this turn
ccgw-no-moved-too-far = this unit has moved too far to fight this turn
ccgw-no-moved-support = this machine gun or mortar has moved: it does not fight this turn
ccgw-no-relief-fight = with Relief & Withdrawal units do not fight
ccgw-no-firefight-close = with Firefight there is ranged combat only
ccgw-no-raid-close = after 2 hexes the raider fights in close combat only
ccgw-no-raid-trench = after 2 hexes the raider attacks a trench, and { $hex } is not one
ccgw-no-target = there is no target in { $hex }
ccgw-no-range = the target is out of range
ccgw-no-range-of = { $hex } is { $n } hexes away, and the unit reaches { $of }
ccgw-no-sight = there is no line of sight to the target
ccgw-no-sight-hex = { $hex } blocks the line of sight
ccgw-no-adjacent = an adjacent enemy is not fired at: that is close combat
ccgw-no-adjacent-shooter = this unit is adjacent to an enemy: close combat only
ccgw-no-dry = this unit is out of ammunition
ccgw-no-dice = the hex this unit stands in leaves it no die
ccgw-no-join-gun = crossfire is for machine guns firing at one enemy unit
ccgw-no-join-twice = this machine gun has joined in already
ccgw-no-cut-infantry = only infantry removes wire
ccgw-no-cut-wire = there is no wire in { $hex }
ccgw-no-target-section = { $hex } is not in the section of the order
ccgw-no-dice-strength = that is more dice than the strength of the artillery
ccgw-no-dice-tokens = you do not have the HQ tokens for so many dice
ccgw-no-ignore = only as many Flags as terrain and cards allow can be ignored
ccgw-no-advance = no advance: the hex is not free, or the attacker is no longer in place
ccgw-no-advance-support = machine guns and mortars do not advance after combat
ccgw-no-advance-reaction = a unit that fights by a reaction card does not advance
ccgw-no-advance-stopped = stop terrain ended this unit’s move: it does not advance
ccgw-no-bonus = a bonus close combat is fought by the unit that advanced, against an adjacent enemy

## Public numbers beside a question

ccgw-facts-first = medals hq command combat artillery phase target
ccgw-fact-medals = { $value ->
        [one] { $value } medal
       *[other] { $value } medals
    }
ccgw-fact-hq = { $value } HQ
ccgw-fact-artillery = artillery { $value }
ccgw-fact-command = { $value ->
        [one] { $value } Command card
       *[other] { $value } Command cards
    }
ccgw-fact-combat = { $value ->
        [one] { $value } Combat card
       *[other] { $value } Combat cards
    }
ccgw-fact-target = Medals to win: { $value }

## The board in text: word and letter

ccgw-board-sections = 4 8
ccgw-board-forest = forest
    .letter = f
ccgw-board-building = building
    .letter = b
ccgw-board-fortified-building = fortified building
    .letter = B
ccgw-board-hill = hill
    .letter = h
ccgw-board-ruin = ruin
    .letter = r
ccgw-board-trench = trench
    .letter = =
ccgw-board-mine-crater = mine crater
    .letter = O
ccgw-board-sunken-lane = sunken lane
    .letter = %
ccgw-board-shell-crater = shell crater
    .letter = o
ccgw-board-wire = wire
    .letter = x
ccgw-board-objective = objective
    .letter = +
ccgw-board-infantry = infantry
    .letter = I
ccgw-board-machine-gun = machine gun
    .letter = MG
ccgw-board-mortar = mortar
    .letter = MO
ccgw-board-grenadier = grenadier
    .letter = *
