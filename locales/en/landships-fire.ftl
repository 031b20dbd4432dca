# Landships!: small arms, close combat, regroup

## Questions

landships-ask-small-arms = Who fires at what?
landships-ask-volley = Who else fires at the hex?
landships-ask-shelter = Who is in the fortified network?
landships-ask-melee = Which close combat comes next?
landships-ask-losses = Who is lost?
landships-note-volley = Firepower { $fp } on { $hex }.
landships-note-losses = { $n ->
    [one] { $n } loss to take.
   *[other] { $n } losses to take.
}

## Offers

landships-do-done-small-arms = End the Defensive Small-Arms Fire phase
landships-do-done-volley = Fire
landships-do-battle = Fight in { $hex }

## What happens

landships-fired = { $units } fire at { $hex }.
landships-burnt = { $units } flame { $hex }.
landships-firepower = Firepower on { $hex }.
landships-weak = The fire is too weak to have any effect.
landships-sacrt = Small-arms fire at { $unit }.
landships-unhorsed = { $unit } loses its horses.
landships-melee = Close combat in { $hex }.
landships-losses = Losses: defender { $defender }, attacker { $attacker }.
landships-overrun = The helpless in { $hex } are overrun.
landships-cut = { $unit } cuts the wire in { $hex }.
landships-filled = { $unit } fills the trench in { $hex }.
landships-destroyed = The crew destroys { $unit } in { $hex }.
landships-abandoned = { $unit } in { $hex } is abandoned.
landships-roll-sacrt = Small-arms fire.
landships-roll-horses = Horses.
landships-roll-wheels = Wheels.
landships-roll-cacrt = Close combat.
landships-roll-vehicle-loss = Loss of a vehicle.
landships-roll-cut = Cutting wire.
landships-roll-abandon = Abandoning.

## Terms

landships-term-sacrt-table = die
landships-term-sacrt-mod-mg = machine guns
landships-term-sacrt-mod-cavalry = mounted
landships-term-sacrt-mod-river = in the river
landships-term-sacrt-mod-moved-vehicle = a firing vehicle has moved
landships-term-sacrt-mod-swamp-woods-trench = swamp, woods or trench
landships-term-sacrt-mod-fortified-town = fortified network or town
landships-term-sacrt-hit-mg = machine guns
landships-term-L2-6 = printed firepower
landships-term-L11-2 = far targets
landships-term-terrain-note-e-fire = in wire
landships-term-L15-3 = in gas
landships-term-L12-10 = ship hit
landships-term-L11-13 = a gun has pivoted
landships-term-L16-3 = difference in units
landships-term-cacrt-shift-town = town
landships-term-cacrt-shift-enemy-tank = enemy tank
landships-term-cacrt-shift-friendly-tank = friendly tank
landships-term-L7-5 = charge
landships-term-L16-8 = die
landships-term-L16-5 = left of the table
landships-term-cacrt-mod-pinned = pinned defenders
landships-term-cacrt-mod-mg = MG groups
landships-term-cacrt-mod-flame = flamethrower groups
landships-term-L16-7 = assault groups

## Refusals

landships-no-battle = there is no close combat to fight there
landships-no-battle-left = every close combat must be fought
landships-no-loss = it cannot be taken as the loss
landships-no-mounted-fire = mounted groups do not fire
landships-no-weapon = it has no weapon for this
landships-no-serving = it serves a weapon
landships-no-effect = small arms can harm nobody in { $hex }
landships-no-fire-out = nobody fires out of a mixed hex
landships-no-fire-in = your own units are in { $hex }
landships-no-arms = this weapon does not bear alone
landships-no-idle = nobody in { $hex } has moved or attacked in this turn, and it is more than 2 hexes away
landships-no-struck = the hex was attacked in this phase
landships-no-more-fire = no more weapons can join
landships-no-joiner = nobody can join
landships-no-shelter = it cannot be sheltered
landships-no-worker = only infantry and assault groups do this
landships-no-regroup = this is done in the Regroup phase
landships-no-wire = there is no wire to cut
landships-no-fill = your side does not fill trenches
landships-no-enemy-trench = there is no enemy trench to fill
landships-no-alone = it is not alone in the hex
landships-no-own-weapon = it is no support weapon of yours
landships-no-start = the phase has begun
