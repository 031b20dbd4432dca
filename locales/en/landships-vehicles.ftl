# Landships!: vehicles, cavalry, ships, and fire at them.

## Questions

landships-ask-vehicles = Which vehicle or cavalry moves?
landships-ask-driving = Where to?
landships-ask-gun-fire = Who fires at vehicles?
landships-ask-offensive = Who fires?
landships-do-done-vehicles = End the Vehicle Movement phase
landships-do-done-gun-fire = End the Defensive Gun Fire phase
landships-do-done-offensive = End the Offensive Fire phase

## What happens

landships-boarded = { $unit } boards { $on }.
landships-alighted = { $unit } gets off in { $hex }.
landships-dismounted = { $unit } dismounts in { $hex }.
landships-mounted = { $unit } mounts in { $hex }.
landships-breakdown = { $unit } breaks down on { $from } or more.
landships-broken-temporary = { $unit } has a temporary breakdown.
landships-broken-permanent = { $unit } has a permanent breakdown.
landships-wheels = The wheels of { $unit } are damaged.
landships-fright = { $unit } is seized by tank fright.
landships-shaken = The crew of { $unit } is shaken.
landships-shoots = { $unit } shoots at { $target }.
landships-pivoted = { $unit } pivots.
landships-anti-tank = { $unit } is hit on { $needed } or less.
landships-ship-hit = { $unit } is hit and stays afloat.
landships-roll-breakdown = Breakdown test.
landships-roll-breakdown-type = Type of breakdown.
landships-roll-escape = Does the tank leader get out?
landships-roll-anti-tank = Anti-tank fire.
landships-roll-against-tank = Attack on a tank.
landships-roll-effect = Effect of the hit.

## Terms

landships-term-L17-7 = tank fright of the year
landships-term-L22-1 = trench, town or fortified network
landships-term-L26-4 = crater in difficult terrain
landships-term-breakdown-test-compare = die
landships-term-breakdown-type-table = die
landships-term-breakdown-type-tl = tank leader aboard
landships-term-breakdown-mod-type-plus2 = type of tank
landships-term-breakdown-mod-type-plus1 = type of tank
landships-term-breakdown-mod-type-zero = type of tank
landships-term-breakdown-mod-type-minus1 = type of tank
landships-term-breakdown-mod-tl = tank leader aboard
landships-term-breakdown-mod-difficult = difficult terrain
landships-term-breakdown-mod-ft17-woods = FT-17 in woods
landships-term-atcrt-table = die
landships-term-atcrt-mod-first-shot = first shot
landships-term-atcrt-mod-second-shot = second shot
landships-term-atcrt-mod-third-shot = third shot
landships-term-atcrt-mod-pivot = the gun had to pivot
landships-term-atcrt-mod-no-crew = not served by a crew
landships-term-atcrt-mod-german-crew = shaken crew
landships-term-atcrt-mod-art-vs-wheels = ART gun at wheels
landships-term-atcrt-mod-town = target in town
landships-term-atcrt-mod-tl = tank leader aboard
landships-term-atcrt-mod-at-close = AT gun at close range
landships-term-atcrt-mod-size = size of the tank

## Refusals

landships-no-hidden = it is hidden and stays where it is
landships-no-vehicle = it does not move in this phase
landships-no-immobile = it cannot move
landships-no-gait = choose a gait first
landships-no-gait-now = no gait is chosen now
landships-no-gait-there = { $hex } cannot be entered at this gait
landships-no-blown = its horses are blown
landships-no-charge = it cannot charge home
landships-no-charge-stop = a charge ends among the enemy
landships-no-reverse = it cannot back
landships-no-ahead = { $hex } does not lie that way
landships-no-leave-road = the road may not be left here
landships-no-water = { $hex } holds a unit in the water
landships-no-tank = there is an enemy tank in { $hex }
landships-no-fascine = it has no fascine
landships-no-ditch = there is no open trench
landships-no-dismount = it cannot dismount now
landships-no-horses = its horses are not here
landships-no-mount-near = an unpinned enemy is too near
landships-no-truck = that truck does not move now
landships-no-load-here = truck and load do not start in one hex
landships-no-cargo = a truck does not carry it
landships-no-truck-room = the truck has no room
landships-no-not-aboard = it is not aboard
landships-no-board = it cannot board that
landships-no-second-leader = a tank leader is aboard already
landships-no-smoke = smoke lets fire through to the next hex only
landships-no-sight = there is no line of sight to { $hex }
landships-no-spotted = no enemy is spotted in { $hex }
landships-no-target = this is no target for it
landships-no-out = nobody fires out of a mixed hex
landships-no-gun = it has no such gun
landships-no-hauled = it was moved by hand in this player-turn
landships-no-gunner = nobody can serve it
landships-no-range = { $hex } is out of range
landships-no-arc = { $hex } is outside its arc
landships-no-pivot = it cannot be pivoted there now
landships-no-mg = it has no machine guns
landships-no-weak = machine guns harm weak armour only
landships-no-pair = it takes two machine guns that bear
landships-no-rifle = it has no AT rifle
landships-no-flame = it has no flamethrower
