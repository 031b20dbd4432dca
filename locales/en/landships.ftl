# Landships!
#
# Refusals follow "No:" and begin small; events are whole sentences; offers are commands. MP, MG, TL and FO stay as in the charts.

landships-title = Landships!
landships-tagline = Tanks among trenches, wire and drumfire: 1914–1919


## Sides

landships-side-british = British
landships-side-french = French
landships-side-german = Germans
landships-side-belgian = Belgians
landships-side-russian = Russians
landships-side-italian = Italians
landships-side-austrian = Austro-Hungarians
landships-side-turkish = Turks
landships-side-american = Americans

## Pieces

landships-piece = { $kind } { $name }
landships-objective = { $hex }
landships-face = { $n }
landships-unit-infantry = Infantry
landships-unit-assault = Assault group
landships-unit-mg = MG group
landships-unit-flamethrower = Flamethrowers
landships-unit-crew = Crew
landships-unit-rifle-team = AT-rifle team
landships-unit-cavalry = Cavalry
landships-unit-troopers = Dismounted cavalry
landships-unit-cavalry-mg = Cavalry MG group
landships-unit-leader = Tank leader
landships-unit-observer = Forward observer
landships-unit-mk1-male = Mk.I male
landships-unit-mk1-female = Mk.I female
landships-unit-mk4-male = Mk.IV male
landships-unit-mk4-female = Mk.IV female
landships-unit-mk5-male = Mk.V male
landships-unit-mk5-female = Mk.V female
landships-unit-mk8 = Mk.VIII
landships-unit-whippet = Whippet
landships-unit-vickers = Vickers Light
landships-unit-schneider = Schneider
landships-unit-saint-chamond = Saint-Chamond
landships-unit-ft17-gun = FT-17 (37 mm)
landships-unit-ft17-mg = FT-17 (MG)
landships-unit-ft17-75 = FT-17 (75 mm)
landships-unit-char-2c = Char 2C
landships-unit-a7v = A7V
landships-unit-lk2 = LK II
landships-unit-carro-armato = Fiat 2000
landships-unit-rolls-royce = Rolls-Royce
landships-unit-peugeot = Peugeot
landships-unit-ehrhardt = Ehrhardt
landships-unit-austin-putilov = Austin-Putilov
landships-unit-lancia = Lancia
landships-unit-truck = Truck
landships-unit-gunboat = Gunboat
landships-unit-launch = Armed launch
landships-unit-75mm = 75 mm gun
landships-unit-77mm = 77 mm gun
landships-unit-18pdr = 18-pounder
landships-unit-76mm = 76 mm gun
landships-unit-howitzer = Howitzer
landships-unit-37mm = 37 mm trench gun
landships-unit-57mm = 57 mm gun
landships-unit-minenwerfer = Minenwerfer
landships-unit-flak = 77 mm flak
landships-unit-13pdr-aa = 13-pounder AA
landships-unit-75mm-aa = 75 mm AA
landships-unit-stokes = Stokes mortar
landships-unit-at-rifle = AT rifle
landships-track-turn = Turn
landships-track-points = Points
landships-track-units = Units

## Phases

landships-phase-air = Air
landships-phase-artillery = Artillery
landships-phase-vehicles = Vehicle Movement
landships-phase-gun-fire = Defensive Gun Fire
landships-phase-march = Foot Movement
landships-phase-small-arms = Defensive Small-Arms Fire
landships-phase-melee = Close Combat
landships-phase-offensive = Offensive Fire
landships-phase-regroup = Regroup
landships-phase-recovery = Pin Removal
landships-phase-end = End step
landships-step-air = Air
    .now = Air
landships-step-artillery = Art
    .now = Artillery
landships-step-vehicles = Veh
    .now = Vehicle Movement
landships-step-gun-fire = Guns
    .now = Defensive Gun Fire
landships-step-march = Foot
    .now = Foot Movement
landships-step-small-arms = Arms
    .now = Defensive Small-Arms Fire
landships-step-melee = CC
    .now = Close Combat
landships-step-offensive = Fire
    .now = Offensive Fire
landships-step-regroup = Reg
    .now = Regroup
landships-step-recovery = Pin
    .now = Pin Removal
landships-step-end = End
    .now = End step

## Questions

landships-ask-plan = Where does the planned fire fall?
landships-ask-dig = Where is the fortified network dug?
landships-ask-set-up = Where does this piece set up?
landships-ask-face = Which hexside does it face?
landships-ask-march = Who moves on foot?
landships-ask-marching = Where to?
landships-ask-regroup = Who regroups?
landships-ask-retreat = Where does it retreat to?
landships-ask-overfull = Too many in the hex: who goes back?
landships-note-marching = { $half ->
    [yes] { $mp }½ MP left.
   *[no] { $mp } MP left.
}

## Offers

landships-do-done-march = End the Foot Movement phase
landships-do-done-regroup = End the Regroup phase
landships-do-place = Set { $unit } up in { $hex }
landships-do-hide = Hide { $unit } in { $hex }
landships-do-dig = Dig a fortified network in { $hex }
landships-do-plan = { $module } fires at { $hex }
landships-do-continue = { $module } continues its barrage
landships-do-shift = Shift the barrage from { $from } to { $hex }, by { $by }
landships-do-request = { $by } asks for fire on { $hex }
landships-do-assign = { $by } fires at { $hex }: { $kind }
landships-do-hex = { $hex }
landships-do-move = Move { $unit }
landships-do-join = { $unit } goes along
landships-do-stack = Move all from { $hex }
landships-do-step = Go to { $hex }
landships-do-fascine = Go to { $hex } and drop the fascine
landships-do-reverse = Back into { $hex }
landships-do-turn = Face { $side }
landships-do-trot = Trot
landships-do-gallop = Gallop
landships-do-charge = Charge
landships-do-board = { $unit } boards { $on }
landships-do-alight = { $unit } gets off
landships-do-dismount = Dismount
landships-do-mount = { $unit } mounts
landships-do-leave = { $unit } stays here
landships-do-exit = Leave the map
landships-do-stop = Stop here
landships-do-fire = Fire with { $unit } at { $hex } { $arms }
landships-do-add = { $unit } joins in { $arms }
landships-do-everyone = All who can
landships-do-burn = { $unit } flames { $hex }
landships-do-shoot-gun = { $unit } shoots at { $target }
landships-do-shoot-gun2 = { $unit } shoots its second gun at { $target }
landships-do-shoot-mg = { $unit } fires machine guns at { $target }
landships-do-shoot-rifle = { $unit } fires its AT rifle at { $target }
landships-do-shoot-flame = { $unit } flames { $target }
landships-do-pivot = Pivot { $unit } to { $side }
landships-do-shelter = { $unit } is in the fortified network
landships-do-destroy = Destroy { $unit }
landships-do-lose = Lose { $unit }
landships-do-retreat = Retreat to { $hex }
landships-do-push = { $unit } goes back to { $hex }
landships-do-fly-observe = { $plane } observes
landships-do-fly-bomb = { $plane } bombs { $hex }
landships-do-fly-strafe = { $plane } attacks { $hex }
landships-do-fly-patrol = { $plane } patrols
landships-do-intercept = { $plane } intercepts { $target }
landships-do-flak = { $unit } fires at { $target }
landships-do-sky = { $unit } fires at { $target }
landships-do-cut = { $unit } cuts the wire
landships-do-fill = { $unit } fills the trench
landships-barrage-drumfire = drumfire
landships-barrage-shrapnel = shrapnel
landships-barrage-hurricane = hurricane
landships-barrage-gas = gas
landships-barrage-smoke = smoke

## What happens

landships-turn = Turn { $n }.
landships-player-turn = The player-turn of the { $side }.
landships-moved = { $units }: { $from } → { $hex }.
landships-eliminated = { $unit } is eliminated.
landships-pinned = { $unit } is pinned.
landships-recovered = { $unit } recovers.
landships-retreated = { $unit } retreats to { $hex }.
landships-pushed = { $unit } goes back to { $to }.
landships-exited = { $unit } leaves the map.
landships-captured = { $unit } in { $hex } is captured.
landships-revealed = { $unit } appears in { $hex }.
landships-network = A fortified network appears in { $hex }.
landships-repair = Repair of { $unit }.
landships-repaired = { $unit } is repaired.
landships-morale = Morale test of { $unit }.
landships-roll-morale = Morale test.
landships-roll-mines = Mines.
landships-roll-repair = Repair.
landships-term-L17-6 = cover, or enemies near
landships-term-L17-10 = tank leader aboard
landships-term-repair-table = die
landships-term-repair-tl = tank leader aboard
landships-won = The { $side } win: { $level } victory ({ $margin }).
landships-drawn = Nobody wins.
landships-level-major = major
landships-level-minor = minor

## Refusals

landships-no-over = the match is over
landships-no-now = this is not asked now
landships-no-place = another piece is set up next
landships-no-area = { $hex } is not in its area
landships-no-enemy-hex = { $hex } is occupied by the enemy
landships-no-room = there is no room
landships-no-push = { $hex } is not further back, or has no room
landships-no-hide = it may not be set up hidden
landships-no-dig = no fortified network can be dug in { $hex }
landships-no-terrain = { $hex } is prohibited to it
landships-no-yours = it is not yours
landships-no-offboard = it is not there yet
landships-no-aboard = it is aboard of another
landships-no-foot = it does not move on foot
landships-no-pinned = it is pinned
landships-no-moved = it has moved already
landships-no-carried = it was carried in this player-turn
landships-no-hand = it cannot be moved by hand
landships-no-crew = it has no crew that can
landships-no-fought = it has fought in close combat
landships-no-fired = it has fired
landships-no-mover = nobody moves
landships-no-stopped = they have had to stop
landships-no-adjacent = the hex is not adjacent
landships-no-entry = they do not enter at { $hex }
landships-no-mp = there are too few MP
landships-no-mp-of = it takes { $n } MP, and { $of } are left
landships-no-disengage = who leaves an enemy goes to a hex without enemies
landships-no-ship = there is a ship in { $hex }
landships-no-regroup-near = { $hex } is next to an unpinned enemy group
landships-no-exit = they may not leave the map here
landships-no-way = it has nowhere to go
landships-no-join = it cannot go along
landships-no-leave = it cannot stay behind
landships-no-turn = it cannot be turned
landships-no-excess = its going does not help
landships-no-excess-vehicle = it cannot be pushed back
landships-no-loss-yet = somebody can still go back
landships-no-retreat = it does not retreat to { $hex }
