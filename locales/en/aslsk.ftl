# ASL Starter Kit #3.
#
# Units and weapons are called as players call them: by their counter (4-6-7, 9-1, MMG) and their name in the match. The abbreviations of
# the book stay: MF, FP, DR, DM, CX, TEM. Refusals follow "No:" and begin small; events are whole sentences; offers are commands.

aslsk-title = ASL Starter Kit #3
aslsk-tagline = Squads, guns and tanks: Europe, 1939–1945

## Sides

aslsk-side-german = Germans
aslsk-side-russian = Russians
aslsk-side-american = Americans
aslsk-side-british = British
aslsk-side-italian = Italians
aslsk-side-french = French
aslsk-side-finnish = Finns
aslsk-side-hungarian = Hungarians

aslsk-piece = { $kind } { $name }
aslsk-objective = { $hex }
aslsk-track-units = Units
aslsk-track-elr = ELR
aslsk-track-turn = Turn
aslsk-track-held = Objectives
aslsk-track-exited = Points exited
aslsk-track-killed = Points destroyed
aslsk-face = { $n }

## Phases

aslsk-phase-rally = Rally
aslsk-phase-prep-fire = Prep Fire
aslsk-phase-movement = Movement
aslsk-phase-defensive-fire = Defensive Fire
aslsk-phase-advancing-fire = Advancing Fire
aslsk-phase-rout = Rout
aslsk-phase-advance = Advance
aslsk-phase-close-combat = Close Combat
# The phases by the letters of the book, and in words while they last.
aslsk-step-rally = RPh
    .now = Rally
aslsk-step-prep-fire = PFPh
    .now = Prep Fire
aslsk-step-movement = MPh
    .now = Movement
aslsk-step-defensive-fire = DFPh
    .now = Defensive Fire
aslsk-step-advancing-fire = AFPh
    .now = Advancing Fire
aslsk-step-rout = RtPh
    .now = Rout
aslsk-step-advance = APh
    .now = Advance
aslsk-step-close-combat = CCPh
    .now = Close Combat

## Questions

aslsk-ask-set-up = Where does this piece set up?
aslsk-ask-recovery = Who recovers a weapon?
aslsk-ask-repair = Which weapon is repaired?
aslsk-ask-transfer = Does a weapon change hands?
aslsk-ask-self-rally = Who tries to rally himself?
aslsk-ask-rally = Whom do your leaders rally?
aslsk-ask-keep-dm = Who stays under DM?
aslsk-ask-prep-fire = Prep Fire: who fires at what?
aslsk-ask-final-fire = Final Fire: who fires at what?
aslsk-ask-advancing-fire = Advancing Fire: who fires at what?
aslsk-ask-fire-group = Who joins the attack?
aslsk-ask-move = Who moves?
aslsk-ask-moving = Where to?
aslsk-ask-first-fire = Fire at those who move?
aslsk-ask-rout = Who routs?
aslsk-ask-routing = Where does it rout to?
aslsk-ask-advance = Who advances?
aslsk-ask-close-combat = Which Close Combat comes next?
aslsk-ask-close-attack = Who attacks whom?
aslsk-note-first-fire = They have spent MF in { $hex }.
aslsk-note-rout = { $n ->
    [one] 1 MF left.
   *[other] { $n } MF left.
}

## Offers

aslsk-do-done-recovery = No more recovery
aslsk-do-done-repair = No more repairs
aslsk-do-done-transfer = No more transfers
aslsk-do-done-self-rally = No more Self Rally
aslsk-do-done-rally = No more rallying
aslsk-do-done-keep-dm = The others recover from DM
aslsk-do-done-prep-fire = End Prep Fire
aslsk-do-done-final-fire = End Final Fire
aslsk-do-done-advancing-fire = End Advancing Fire
aslsk-do-done-fire-group = Fire
aslsk-do-done-move = End the Movement Phase
aslsk-do-done-rout = The others stay
aslsk-do-done-advance = End the Advance Phase
aslsk-do-done-close-attack = Declared
aslsk-do-place = Set { $unit } up in { $hex }
aslsk-do-give = Give { $weapon } to { $unit }
aslsk-do-recover = { $unit } tries to recover { $weapon }
aslsk-do-repair = Try to repair { $unit }
aslsk-do-self-rally = { $unit } tries to rally himself
aslsk-do-rally = { $leader } tries to rally { $unit }
aslsk-do-keep-dm = Keep { $unit } under DM
aslsk-do-fire = Fire with { $unit } at { $hex }
aslsk-do-add = { $unit } joins in
aslsk-do-direct = { $unit } directs the fire
aslsk-do-destroy = Destroy { $unit }
aslsk-do-move = Move { $unit }
aslsk-do-double-time = Double Time
aslsk-do-assault-move = Assault Movement
aslsk-do-step = Go to { $hex }
aslsk-do-road = Take the road to { $hex }
aslsk-do-smoke = { $unit } throws smoke grenades into { $hex }
aslsk-do-abandon = Leave { $unit } behind
aslsk-do-charge = Place { $unit } on { $hex }
aslsk-do-leave = { $unit } leaves the stack
aslsk-do-exit = Leave the map
aslsk-do-stop = Stop here
aslsk-do-rout = Rout with { $unit }
aslsk-do-along = { $unit } routs along
aslsk-do-crawl = Crawl to { $hex }
aslsk-do-advance = Advance { $unit } to { $hex }
aslsk-do-hex = Close Combat in { $hex }
aslsk-do-attack = Attack with { $unit }
aslsk-do-against = Attack { $unit }

## What happens

aslsk-turn = Turn { $n }: the { $side } attack.
aslsk-rolled-dr = { $side }, { $why }: { $n }.
aslsk-rolled = { $side }, { $why }: { $n }.
aslsk-why-fire = fire
aslsk-why-residual = Residual FP
aslsk-why-charge = Demolition Charge
aslsk-why-morale-check = Morale Check
aslsk-why-pin-check = Pin Task Check
aslsk-why-rally = rally
aslsk-why-recovery = recovery
aslsk-why-repair = repair
aslsk-why-promotion = Leader Creation
aslsk-why-selection = random selection
aslsk-why-smoke = smoke grenades
aslsk-why-weapon = fate of a weapon
aslsk-why-wound = wound severity
aslsk-why-ambush = Ambush
aslsk-why-close-combat = Close Combat
aslsk-why-interdiction = Interdiction
aslsk-fires = { $n ->
        [one] { $units } fires at { $hex }.
       *[other] { $units } fire at { $hex }.
    }
aslsk-blind = Nobody sees { $hex } from there.
aslsk-firepower = { $n } FP.
aslsk-cowers = { $n ->
    [one] They Cower: one column less.
   *[other] They Cower: { $n } columns less.
}
aslsk-hit = { $unit } in { $hex }: { $n } on column { $column }, { $effect }.
aslsk-raked = { $unit } in { $hex }: { $n }.
aslsk-effect-none = no effect
aslsk-effect-ptc = PTC
aslsk-effect-mc = { $n ->
    [0] NMC
   *[other] { $n }MC
}
aslsk-effect-k = K/{ $n }
aslsk-effect-kia = { $n }KIA
aslsk-residual = Residual FP of { $fp } in { $hex }.
aslsk-checks = { $unit }: { $n } against { $of }.
aslsk-pinned = { $unit } is pinned in { $hex }.
aslsk-broke = { $unit } breaks in { $hex }.
aslsk-replaced = It is replaced by { $unit }.
aslsk-reduced = { $unit } is what is left in { $hex }.
aslsk-wounded = { $unit } is wounded.
aslsk-eliminated = { $unit } is eliminated.
aslsk-removed = { $weapon } is lost.
aslsk-malfunctions = { $weapon } malfunctions.
aslsk-not-repaired = { $weapon } is not repaired.
aslsk-repaired = { $weapon } is repaired.
aslsk-abandoned = { $weapon } is left behind.
aslsk-recovered = { $unit } picks { $weapon } up.
aslsk-recovery-fails = { $unit } does not get hold of it.
aslsk-transferred = { $unit } takes { $weapon }.
aslsk-rallies = { $unit } tries to rally: { $n } against { $of }.
aslsk-not-rallied = { $unit } does not rally.
aslsk-rallied = { $unit } rallies.
aslsk-promoted = { $unit } comes forward in { $hex }.
aslsk-moved = { $units }: { $from } → { $hex }.
aslsk-exited = { $unit } leaves the map.
aslsk-smoke = { $unit } puts smoke into { $at }.
aslsk-smoke-fails = { $unit } throws smoke grenades at { $at } in vain.
aslsk-charge = { $weapon } is placed on { $at }.
aslsk-explodes = A Demolition Charge goes off in { $hex }.
aslsk-dud = It does not go off.
aslsk-routs = { $unit } routs from { $from } to { $hex }.
aslsk-interdicted = { $unit } is Interdicted in { $hex }.
aslsk-fails-to-rout = { $unit } cannot rout from { $hex }.
aslsk-advances = { $unit } advances from { $from } to { $hex }.
aslsk-ambush-roll = { $side }, with what is added: { $n }.
aslsk-ambush = The { $side } lay an Ambush.
aslsk-strikes = { $side }, { $attack } against { $defence }: { $n }, kill number { $kill }.
aslsk-won = The { $side } win.
aslsk-drawn = Nobody wins.

## Why not

aslsk-no-acted = it has had its action in this Rally Phase
aslsk-no-adjacent = the hex is not adjacent
aslsk-no-advanced = it has advanced
aslsk-no-along = only an unbroken leader who is with it from the start may rout along
aslsk-no-area = { $hex } is outside its area
aslsk-no-assault-far = Assault Movement is one hex, and not with all its MF
aslsk-no-attacked = it has been attacked already
aslsk-no-begun = the move has begun
aslsk-no-beside = it would still be next to the enemy in { $hex }
aslsk-no-broken = it is broken
aslsk-no-captured-repair = captured weapons are not repaired
aslsk-no-chain = it is neither with the others nor next to them
aslsk-no-close-combat = there is no Close Combat to fight there
aslsk-no-crawl-far = Low Crawl is one hex, and the whole rout
aslsk-no-cx-advance = it is CX and that hex would cost all its MF
aslsk-no-dc = that is no Demolition Charge
aslsk-no-directed-before = the leader has directed others in this Player Turn
aslsk-no-directing = a leader who fires a weapon directs nothing
aslsk-no-dm = it is not under DM that could be kept
aslsk-no-dm-cover = in woods and buildings DM is not kept
aslsk-no-double-time = no Double Time for who is wounded, CX or in Assault Movement
aslsk-no-enemy-here = an enemy is in its own hex
aslsk-no-enemy-hex = enemies are in { $hex }
aslsk-no-entry = { $hex } is not where it enters
aslsk-no-exit = it cannot leave the map here
aslsk-no-final-fired = it is under Final Fire
aslsk-no-fired = it has fired
aslsk-no-firepower = it has no firepower of its own
aslsk-no-first-fired = under First Fire only an adjacent hex
aslsk-no-force = it belongs to another force
aslsk-no-fought = it has attacked
aslsk-no-ft-direction = nobody directs a flamethrower
aslsk-no-ft-group = a flamethrower fires alone
aslsk-no-good-order = it is not in Good Order
aslsk-no-hex = there is no such hex
aslsk-no-ift = it has to hit first
aslsk-no-leader = that is no leader of yours
aslsk-no-leader-apart = a leader defends with those he is with
aslsk-no-leader-bonus = without the leader the MF would not have sufficed
aslsk-no-leader-here = no leader in Good Order is with it
aslsk-no-leave-cover = it is in cover, and ends its rout or goes on into more of it
aslsk-no-load = a leader carries 2 PP at most
aslsk-no-malfunction = it works
aslsk-no-malfunctioned = it is malfunctioned
aslsk-no-mandatory-group = others of this hex have fired at that target: they had to do it as one group
aslsk-no-manhandled = it has manhandled a Gun
aslsk-no-melee = it is in Melee
aslsk-no-mf-of = that costs { $n } MF, and { $of } are left
aslsk-no-mf = its MF do not suffice
aslsk-no-more-attacks = no more attacks can be declared here
aslsk-no-more-shots = it has fired as often as MF were spent there
aslsk-no-moved = it has moved
aslsk-no-moved-heavy = it has moved, and is too heavy to fire now
aslsk-no-mover = it is not moving
aslsk-no-must-rout = a unit that must rout is still there
aslsk-no-nearer = an enemy in { $hex } is nearer
aslsk-no-nearest-cover = it makes for the nearest woods or building
aslsk-no-normal-range = that is beyond Normal Range
aslsk-no-now = that is not what is asked now
aslsk-no-offboard = it is not on the map
aslsk-no-one-weapon = it has used its weapon, and with it its own firepower
aslsk-no-over = the match is over
aslsk-no-pinned = it is pinned
aslsk-no-place = another piece comes first
aslsk-no-prep-fired = it has Prep Fired
aslsk-no-rallied = it has tried to rally in this Player Turn
aslsk-no-range-of = that is { $n } hexes away, and it reaches { $of }
aslsk-no-range = that is out of range
aslsk-no-recovered = it has changed hands in this phase
aslsk-no-repair = it cannot be repaired
aslsk-no-road = no road leads there
aslsk-no-rof = no weapon fires twice in Advancing Fire
aslsk-no-room = there is no room in { $hex }: 3 squads and 4 leaders at most
aslsk-no-rout-begun = it has not moved yet
aslsk-no-rout-stop = it may not stay here
aslsk-no-routed = it has routed
aslsk-no-same-hex = those in one hex fight in Close Combat
aslsk-no-same-stack = they are not in one hex
aslsk-no-self-rally = it has no boxed morale, and somebody else has tried
aslsk-no-sight = { $hex } is out of sight
aslsk-no-smoke-exponent = it has no Smoke Exponent
aslsk-no-smoke-left = there is no Smoke counter left
aslsk-no-smoke-twice = once in a Movement Phase
aslsk-no-stack = it is not in this stack
aslsk-no-stack-first = those of the stack finish first
aslsk-no-target = there is nobody to fire at
aslsk-no-toward = it would close on the enemy in { $hex }
aslsk-no-twice = it takes part already
aslsk-no-two-ft = a unit fires one flamethrower
aslsk-no-dc-placed = the charge is placed
aslsk-no-two-leaders = another leader directs those of this hex
aslsk-no-two-weapons = it has used all the weapons it may
aslsk-no-unbroken = it is not broken
aslsk-no-undirected = beyond 16 hexes a machine gun has to be directed
aslsk-no-unfit-leader = the leader is broken, pinned or in Melee
aslsk-no-unpossessed = nobody of yours has it
aslsk-no-way = it can go nowhere
aslsk-no-weapon = there is no such weapon here
aslsk-no-weapon-moved = it has been moved in this phase
aslsk-no-whom = say first whom they attack
aslsk-no-yours = that is not yours to do

## Terms

aslsk-term-3-2-2-a = own firepower
aslsk-term-4-1-a = machine guns
aslsk-term-3-2-2-d = fractions together
aslsk-term-3-2-2-m = directing leader
aslsk-term-3-3-1-n = CX
aslsk-term-2-0-hindrance = Hindrance
aslsk-term-1-2-5-d = Smoke
aslsk-term-1-1-1-woods-b = woods
aslsk-term-1-1-1-building-d = building
aslsk-term-1-1-1-hill-d = Height Advantage
aslsk-term-1-1-1-open-a = in the open: FFMO
aslsk-term-3-3-3-g = moving: FFNAM
aslsk-term-6-5-d = Hazardous Movement
aslsk-term-4-2-e = carries a flamethrower
aslsk-term-4-3-a = CX of who placed it
aslsk-term-3-3-5-c = TEM of the hex
aslsk-term-3-2-3-p = result
aslsk-term-3-2-3-k = leadership
aslsk-term-3-2-3-m = a leader has broken
aslsk-term-3-2-3-q = leadership
aslsk-term-3-1-f2 = under DM
aslsk-term-3-1-f1 = rallying leader
aslsk-term-3-1-e = Self Rally
aslsk-term-3-6-i = leadership
aslsk-term-3-8-e = broken
aslsk-term-3-8-h = leadership
aslsk-term-3-8-j = pinned, or a leader
aslsk-term-3-8-k = Ambush
aslsk-term-5-3-a = new leader
aslsk-term-5-4-a = Inexperienced
