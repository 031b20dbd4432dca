# Great War Commander: what is asked, offered and told, where it differs from Combat Commander: Europe.

## Questions

gwc-ask-activate = Choose who is activated
gwc-ask-move = Move the activated Formations
gwc-ask-advance = Advance the activated Formations
gwc-ask-ambushed = Choose who is Demoralised
gwc-ask-recover = Who tries to rally next?
gwc-ask-rout-side = Whose Demoralised Formations Rout?
gwc-ask-markers = Which Squad takes it over?
gwc-ask-sniper = Sniper: Demoralise a Formation?
gwc-ask-observer = Who observes?
gwc-ask-bombardment = Which kind of bombardment?
gwc-ask-axis = Choose the axis of the barrage
gwc-ask-remove-gas = Remove a Gas marker
gwc-ask-offensive = Lead the Offensive
gwc-ask-air-strike = Bomb or strafe?
gwc-ask-line-of-fire = Lay the Line of Fire
gwc-ask-liaison = What does the Liaison Agent do?
gwc-ask-plan = Choose for the Strategy Card
gwc-ask-plan-keep = Which Strategy Card do you keep?
gwc-ask-plus = Add 1 to this roll?
gwc-ask-before-impact = An Action before the Impact?
gwc-ask-before-melee-roll = An Action before the Melee roll?
gwc-ask-demoralised = Play Lucky Star?
gwc-ask-gas-laid = Play a Major Gas Attack?
gwc-ask-announced = Play Scouts?
gwc-ask-op-activated = Cancel the Op Fire?
gwc-ask-offensive-activated = Cancel the Offensive?
gwc-ask-air-ordered = Cancel the Air Strike?
gwc-ask-accurate = It has hit: spare the drift?
gwc-ask-deploy = Detach a Squad?
gwc-ask-hero = Hero: rally a Unit?
gwc-ask-kia = Choose who is eliminated
gwc-ask-malfunction = Choose what breaks down
gwc-ask-sappers = Place or remove Wire?
gwc-ask-air-support = Air Support: choose a hex?
gwc-ask-walking-wounded = Choose who comes back
gwc-ask-auftragstaktik = Auftragstaktik: who goes where?
gwc-ask-captured-plans = Have an enemy card discarded
gwc-ask-promotion = Promote a Leader?
gwc-ask-valour = Choose your Veteran
gwc-ask-raid = Choose whom the raid strikes
gwc-ask-prisoners = Choose who is taken prisoner
gwc-ask-petard-raquette = Choose who is Demoralised
gwc-ask-marseillaise = Choose the hex that rallies
gwc-ask-mechanic = Which Tank is put right?
gwc-ask-machine-gun-nest = Who is given the machine gun?
gwc-ask-mobile-firepower = Who is given the Chauchat?
gwc-ask-trommelfeuer = Choose a hex of the drumfire
gwc-ask-devil-dogs = Rally somebody, or hold out longer?
gwc-ask-en-avant = Rally somebody, or hold out longer?
gwc-ask-engine-failure = Choose the Tank
gwc-ask-fatigue = Choose the hex
gwc-ask-hit = Choose whom to Suppress
gwc-ask-deserters = Choose who deserts
gwc-ask-leader-recalled = Which Leader is recalled?
gwc-ask-liaison-agent = Place a Liaison Agent?
gwc-ask-stragglers = Place the stragglers
gwc-ask-blaze = { gwc-event-blaze }
gwc-ask-breeze = { gwc-event-breeze }
gwc-ask-attrition = { gwc-event-attrition }
gwc-ask-infiltration = { gwc-event-infiltration }
gwc-ask-mission-objective = { gwc-event-mission-objective }
gwc-ask-reinforcements = { gwc-event-reinforcements }
gwc-ask-cut-cables = { gwc-event-cut-cables }
gwc-ask-hq-orders = { gwc-event-hq-orders }
gwc-ask-counter-attack = Counter-Attack: whom do you Suppress?
gwc-ask-major-gas = Major Gas Attack: which Unit dies?

## The line under a question

gwc-note-setup-units = { $n ->
        [one] To be placed: { $unit }, the last of your Formations.
       *[other] To be placed: { $unit }, the first of { $n } Formations.
    }
gwc-note-move = { $n ->
        [one] 1 Formation has not moved yet.
       *[other] { $n } Formations have not moved yet.
    }
gwc-note-activate = { $n ->
        [0] Order { $order }: a Leader activates those in his Command Radius too.
        [one] Order { $order }: 1 Formation activated.
       *[other] Order { $order }: { $n } Formations activated.
    }
gwc-note-activate-op = { $n ->
        [0] Op Fire: a Leader activates those in his Command Radius too.
        [one] Op Fire: 1 Formation activated.
       *[other] Op Fire: { $n } Formations activated.
    }
gwc-note-spotting = { $unit } in { $hex } observes; Telephone with { $fp } FP.
gwc-note-impact = Bombardment around { $hex } with { $fp } FP.
gwc-note-overstacked = More than 7 figures in { $hex }, or two Tanks: somebody must go.
gwc-note-would-break = { $unit } in { $hex } would be Demoralised.
gwc-note-place-gas = To be placed: Gas.
gwc-note-place-phone = To be placed: a Telephone of { $fp } FP.
gwc-note-demoralised = { $unit } in { $hex } has just been Demoralised.
gwc-note-air = { $n ->
        [one] The aircraft passes over { $hex }. One occupied hex of a row from there is bombed, or two that touch are strafed.
       *[other] The aircraft passes over { $hex }; { $n } strikes are left. One occupied hex of a row from there is bombed, or two that touch are strafed.
    }
gwc-note-before-impact = The shells come down on { $hex } with { $fp } FP.
gwc-note-offensive = { $n ->
        [one] Offensive: 1 Formation has not gone forward yet.
       *[other] Offensive: { $n } Formations have not gone forward yet.
    }

## What may be answered

gwc-do-deploy = Split { $unit } in { $hex } into two Squads
gwc-do-item-radio = Take a Telephone of { $fp } FP
gwc-do-dig = Dig a Foxhole in { $hex } with { $unit }, giving up { $order } · { $action }
gwc-do-unwire = Remove the Wire in { $hex } with { $unit }, giving up { $order } · { $action }
gwc-do-hq = Turn the card of HQ over and carry its Order out
gwc-do-plus = Give up the Strategy Card { $card }: the roll gains 1
gwc-do-keep = Keep { $card }
gwc-do-box-local = Local Barrage: the hex and its six neighbours, once
gwc-do-box-standing = Standing/Creeping Barrage: seven hexes in a line, which stays
gwc-do-box-gas = Gas Attack: the hex and its six neighbours
gwc-do-observer = Let the Artillery Observer off the map observe
gwc-do-axis = Lay the barrage from { $hex } to { $to }
gwc-do-stand = Let the barrage stand where it is
gwc-do-creep = Let the barrage creep to { $hex }
gwc-do-bomb = Bomb { $hex }
gwc-do-strafe = Strafe { $hex } and { $to }
gwc-do-request = Have the Highest-Ranking Leader ask for artillery by his Agent
gwc-do-pass-would-break = Let it be Demoralised
gwc-do-pass-sniper = Demoralise nobody
gwc-do-pass-deploy = Detach nobody
gwc-do-pass-sappers = Leave the Wire as it is
gwc-do-pass-plus = Let the roll stand
gwc-do-pass-before-impact = No Action: roll
gwc-do-pass-before-melee-roll = No Action: roll
gwc-do-pass-demoralised = Leave it Demoralised
gwc-do-pass-gas-laid = Leave it at that
gwc-do-pass-announced = Let the Action stand
gwc-do-pass-op-activated = Let them fire
gwc-do-pass-offensive-activated = Let them come
gwc-do-pass-air-ordered = Let the aircraft come
gwc-do-pass-accurate = Let it drift
gwc-do-pass-bombardment = No bombardment
gwc-do-pass-plan = Choose nobody
gwc-do-pass-plan-keep = Keep neither
gwc-do-pass-liaison = Do nothing with him
gwc-do-pass-air-strike = Let the aircraft go
gwc-do-done-offensive = End the Offensive
gwc-do-done-line-of-fire = One hex is enough
gwc-do-done-air-strike = No more attacks from the air
gwc-do-done-liaison = Nothing more
gwc-do-done-plan = That is all
gwc-do-done-assault-fire = No Assault Fire
gwc-do-done-impact = Nothing more
gwc-do-done-fire = No more attacks
gwc-do-pass-auftragstaktik = Nobody
gwc-do-pass-captured-plans = Nobody
gwc-do-pass-promotion = Nobody
gwc-do-pass-valour = Nobody
gwc-do-pass-raid = Nobody
gwc-do-pass-prisoners = Nobody
gwc-do-pass-petard-raquette = Nobody
gwc-do-pass-marseillaise = Nobody
gwc-do-pass-mechanic = Nobody
gwc-do-pass-machine-gun-nest = Nobody
gwc-do-pass-mobile-firepower = Nobody
gwc-do-pass-liaison-agent = Nobody
gwc-do-pass-devil-dogs = Nobody
gwc-do-pass-en-avant = Nobody
gwc-do-pass-hit = Nobody
gwc-do-pass-kia = Nobody
gwc-do-pass-walking-wounded = Nobody
gwc-do-pass-suppressing-fire = Nobody
gwc-do-pass-trommelfeuer = Nobody
gwc-do-pass-prisoners-of-war = Nobody
gwc-do-pass-deserters = Nobody
gwc-do-pass-fatigue = Nobody

## A Strategy Card, a gun of a Tank

gwc-plan = { $plan }
gwc-tank-gun = gun of the { $unit }
gwc-chit-exit-plus = { $letter } (+1 VP for each exit)
gwc-chit-elimination-plus = { $letter } (+1 VP for each elimination)

## What happens

gwc-placed = { $unit } is placed in { $hex }.
gwc-deployed = { $unit } in { $hex } detaches a Squad, which takes its Weapon.
gwc-broken = { $unit } in { $hex } is Demoralised.
gwc-suppressed = { $unit } in { $hex } is Suppressed.
gwc-eliminated = { $unit } in { $hex } is eliminated.
gwc-light-wounds = { $unit } in { $hex } has light wounds: it becomes a Squad.
gwc-rallied = { $unit } in { $hex } rallies.
gwc-concealed = They take cover: Cover { $cover } comes off, the Attack Total is now { $n }.
gwc-radio = The { $side } have a Telephone of { $fp } FP.
gwc-radio-fixed = The Telephone of the { $side } works again.
gwc-radio-breaks = The Telephone of the { $side } breaks.
gwc-radio-eliminated = The { $side } lose their Telephone.
gwc-breeze = Smoke and Gas are blown away; the wind blows { $n ->
        [1] towards the top
        [2] towards the upper right
        [3] towards the lower right
        [4] towards the bottom
        [5] towards the lower left
       *[other] towards the upper left
    }.
gwc-no-units = The { $side } have no Formation left on the map.
gwc-rolled-immobilise-roll = Immobilisation roll of the { $side }: { $n }.
gwc-rolled-air-roll = Air attack roll of the { $side }: { $n }.
gwc-why-immobilise-roll = Immobilisation
gwc-why-air-roll = Air attack
gwc-why-plan = Strategy Card drawn
gwc-why-hq = Card of HQ
gwc-trigger-sniper-told = A sniper fires.
gwc-cratered = Nothing but shell holes is left of { $hex }.
gwc-ruined = Nothing but a ruin is left in { $hex }.
gwc-trench-caved-in = The trench in { $hex } caves in: foxholes are left of it.
gwc-gas = Gas drifts over { $hex }.
gwc-stragglers = Out of Cohesion and Suppressed: { $units }.
gwc-engineers = { $unit } does the work of Engineers in { $hex }.
gwc-wiped-out = The { $side } have lost their last Formation on the map, and the game.
gwc-both-lost = Both sides have lost at once: the { $side } hold the Initiative Card and win.
gwc-bog-test = { $unit } in { $hex }, Immobilisation: { $n } against { $bog }.
gwc-wire-crushed = The tank crushes the Wire in { $hex }.
gwc-immobilise-roll = Immobilisation
gwc-observer-off = The Artillery Observer of the { $side } observes.
gwc-undirected = Nobody is left to direct the fire of the { $side }: their Artillery Request is over.
gwc-note-spotting-off = The Artillery Observer off the map observes; Telephone with { $fp } FP.
gwc-boxed = The Telephone of the { $side } goes into the box { $box }.
gwc-axis = The barrage lies from { $from } to { $to }.
gwc-creeps = The barrage creeps on to { $hex }.
gwc-stands = The barrage stays on { $hex }.
gwc-bombs = Aircraft of the { $side } bomb { $hex }.
gwc-strafes = Aircraft of the { $side } strafe { $hex } and { $other }.
gwc-air-nothing = The aircraft over { $hex } finds nothing to attack.
gwc-line-of-fire-laid = Line of Fire of { $piece } on { $hex }.
gwc-field-of-fire = { $guns } machine guns have who fires in their field: the Attack Total falls to { $n }.
gwc-hq-orders = The { $side } set the top card of their deck aside: it is their next Order.
gwc-hq-lost = The Order from HQ to the { $side } cannot be carried out: { $card } is lost.
gwc-plan-drawn = You draw a Strategy Card: { $card }.
gwc-plan-drawn-hidden = The { $side } draw a Strategy Card.
gwc-plan-lost = The { $side } lose a Strategy Card: { $card }.
gwc-plan-played = The { $side } play a Strategy Card: { $card }.
gwc-plan-plus = The { $side } discard { $card }: 1 more on the roll.
gwc-plan-seen = On top of the Strategy deck of the { $side }: { $card }.
gwc-relieved = { $unit } in { $hex } is no longer Suppressed.

## Odds

gwc-odds-broken = Demoralised
gwc-odds-some-broken = At least one Demoralised
gwc-odds-break = { $n ->
        [one] 1 Formation Demoralised
       *[other] { $n } Formations Demoralised
    }
gwc-odds-break-more = { $n } Formations Demoralised, or more
gwc-odds-stays-broken = Stays Demoralised
gwc-note-event = { $event }. { $text }
gwc-note-plan = { $plan }. { $text }
gwc-note-line-open = { $n ->
        [0] Offensive: an unbroken line of two Formations or more, a Leader among them.
        [one] Offensive: 1 Formation so far. An unbroken line of two or more is needed, a Leader among them.
       *[other] Offensive: { $n } Formations so far. A Leader must be among them, and somebody who can go.
    }
gwc-note-line-ready = Offensive: a line of { $n } Formations is ready.
gwc-note-fire = { $n ->
        [0] No Formation
        [one] 1 Formation
       *[other] { $n } Formations
    } and { $weapons ->
        [0] no Weapon
        [one] 1 Weapon
       *[other] { $weapons } Weapons
    } can still attack.
gwc-note-fire-offensive = { $n ->
        [one] Offensive: 1 Formation that entered a new hex can still fire, without a Weapon.
       *[other] Offensive: { $n } Formations that entered a new hex can still fire, without their Weapons.
    }
gwc-note-bombardment = Telephone of { $fp } FP, now in the box { $box }.
gwc-note-bombardment-broken = The Telephone is Broken: it is put in order, in the box of your choice, and nothing is fired.
gwc-note-bombardment-zone = The barrage lies on { $hex }: let it stand, or click a neighbour of { $hex } for it to creep there. Another kind of bombardment ends it.
gwc-note-observer = { $box }, { $fp } FP. Your Highest-Ranking Leader observes from his hex, the Artillery Observer from your edge of the map.
gwc-note-axis = The Spotting Round lies in { $hex }. Click a neighbour: the barrage lies that way, three hexes on either side.
gwc-note-line-of-fire = Click a heavy machine gun, then a hex with enemies in Range and sight.
gwc-note-line-of-fire-more = { $weapon } sweeps { $hex }: a hex beside it may be taken too.
gwc-note-liaison = One thing only: a new Agent beside your Highest-Ranking Leader, an Agent who moves, or a request for artillery by both.
gwc-note-remove-gas = { $n ->
        [one] 1 Gas marker lies on the map.
       *[other] { $n } Gas markers lie on the map; two go at each Time Advance.
    }
gwc-note-sniper = One Formation in the random hex or beside it can be Demoralised.
gwc-note-gas-laid = Just Demoralised by the gas: { $units }.
gwc-note-announced = The { $side } announce: { $action }.
gwc-note-countered = One or two of the firers beside your Units.
gwc-note-op-activated = Activated for Op Fire: { $units }.
gwc-note-offensive-activated = They go over to the Offensive: { $units }.
gwc-note-air-ordered = The { $side } call for an Air Strike.
gwc-note-accurate = The Accuracy roll has hit { $hex }.
gwc-do-dig-short = Dig in { $hex }
gwc-do-unwire-short = Remove the Wire in { $hex }
gwc-do-plus-any = Give up your Strategy Card: the roll gains 1
gwc-do-fix = Put the Telephone in order: { $box }
gwc-do-box-local-short = Local Barrage
gwc-do-box-standing-short = Standing/Creeping Barrage
gwc-do-box-gas-short = Gas Attack
gwc-do-observer-short = Artillery Observer
gwc-do-creep-off = Let the barrage creep off the map, { $n ->
        [1] to the top
        [2] to the upper right
        [3] to the lower right
        [4] to the bottom
        [5] to the lower left
       *[other] to the upper left
    }
gwc-do-request-short = Ask for artillery
gwc-do-run = Move { $unit } from { $hex }
gwc-do-at-liaison = Place a Liaison Agent in { $hex }
gwc-do-at-line = Sweep { $hex } too
gwc-do-at-gas = Remove the Gas in { $hex }
gwc-do-at-impact = Let the shells strike { $hex }
gwc-do-lay = Lay the Line of Fire on { $to }: { $piece }
gwc-do-lay-short = Line of Fire on { $to }
gwc-do-done-idle = Pass without discarding
gwc-do-plan = Play the Strategy Card { $card }
gwc-do-plan-short = Play { $card }
gwc-do-plan-aerial-surveillance-1 = { $card }: an Artillery Request with the Artillery Observer
gwc-do-plan-aerial-surveillance-2 = { $card }: the enemy loses his Strategy Card, and you look at the top of both decks
gwc-do-plan-aerial-surveillance-3 = { $card }: the enemy loses his Reminder cards
gwc-do-plan-aerial-surveillance-4 = { $card }: draw two Strategy Cards and keep one
gwc-do-plan-air-domination-1 = { $card }: cancel the Air Strike
gwc-do-plan-air-domination-2 = { $card }: two Air Strikes in a row
gwc-do-plan-sturmtruppen-1 = { $card }: those on the move ignore Wire
gwc-do-plan-sturmtruppen-2 = { $card }: those on the move may enter enemy hexes
gwc-do-plan-walter-rathenau-1 = { $card }: exchange your Telephone
gwc-do-plan-walter-rathenau-2 = { $card }: the enemy loses his Reminder cards
gwc-do-plan-short-rounds-2 = { $card }: the other way
gwc-box-none = none
gwc-rolled-rout-roll = Rout roll of the { $side }: { $n }.
gwc-rout-test = { $unit } in { $hex } wavers: { $n } against Morale { $morale }.
gwc-why-rout-roll = Rout roll
gwc-note-plan-keep = The other one goes to the bottom of your Strategy deck.
gwc-do-unit = Choose { $unit } in { $hex }
gwc-do-unit-off = Choose { $unit }
gwc-do-with = Add { $unit } to the group in { $hex }
gwc-do-exit = Leave the map from { $hex }: { $unit }
gwc-do-step = Take { $unit } from { $hex } to { $to }
gwc-do-fire = Fire at { $to } with { $piece }
gwc-do-join = Add { $piece } to the fire
gwc-do-scrap = Give up { $weapon }
gwc-do-weapon = Choose { $weapon }
gwc-do-item = Take { $unit }
gwc-do-item-armed = Take { $unit } with { $weapon }
gwc-note-advance = { $n ->
        [one] 1 Formation may still Advance.
       *[other] { $n } Formations may still Advance.
    }
gwc-note-recover = A roll below its Morale, and the Formation rallies.
gwc-note-rout = A roll above its Morale, and the Formation routs towards its own edge, one hex for each point of difference.
gwc-note-rout-side = Rolls are made for all Demoralised Formations of that side.
gwc-note-displace = Nobody stays in a burning hex.
gwc-note-assault-fire = One attack by Formations and Weapons on the move, all with boxed FP.
gwc-note-melees = Every Melee is fought to its end before the next.
gwc-note-ambushed = Melee in { $hex }: one of your Formations there is Demoralised.
gwc-note-support = What the Support table gives for this roll.
gwc-note-markers = What the Section bore passes to one of the two Squads.
gwc-ask-retreat = Choose the hex of Retreat
gwc-retreated = { $unit } Retreats from { $hex } to { $to }.
gwc-waits = { $unit } waits on space { $n } of the Time Track.
gwc-do-space = Put it on space { $n } of the Time Track
gwc-chit-hidden = The { $side } draw a secret Objective chit.
gwc-chit-open = Objective chit { $chit } lies open.
gwc-chit-secret = Your secret chit: { $chit }.
gwc-track-secret = Secret chits
gwc-revealed-event = The { $side } reveal the Event “{ $event }”.
gwc-revealed-drift = The Spotting Round of the { $side } drifts by white { $white }, red { $red }.
gwc-ask-reconnaissance = Reveal a secret chit
gwc-zone-chits = Open chits
gwc-zone-secret = Your secret chits
gwc-weapon-broken = { $weapon } in { $hex } breaks.
gwc-do-pass-counter-attack = Nobody else
gwc-do-pass-major-gas = Nobody
gwc-do-hold-out = Bear one casualty more before Surrender
gwc-do-hold-out-short = Hold out longer
