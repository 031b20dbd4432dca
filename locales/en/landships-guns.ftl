# Landships!: artillery, gas and air.

## Questions

landships-ask-standing = What becomes of the standing barrages?
landships-ask-requests = Who asks for fire, and where?
landships-ask-assignment = What fires at the granted hexes?
landships-ask-gas = Which hex does the gas take too?
landships-ask-missions = What do the aircraft do?
landships-ask-interception = Which patrol intercepts whom?
landships-ask-duel = Your patrol is intercepted: does it intercept in turn?
landships-ask-flak = Which AA guns fire?
landships-ask-air-fire = Who fires at the attacking aircraft?
landships-ask-aiming = Who else fires at it?

## Offers

landships-do-done-standing = Let the others cease
landships-do-done-requests = No more requests
landships-do-done-assignment = Fire
landships-do-done-missions = No more missions
landships-do-done-interception = No more interceptions
landships-do-pass-duel = Only shoot back
landships-do-done-flak = End anti-aircraft fire
landships-do-done-air-fire = End fire at aircraft
landships-do-done-aiming = Fire

## What happens

landships-asks = { $by } asks for fire on { $hex }.
landships-cut-off = { $unit } does not get through.
landships-permission = Permission for { $hex } ({ $n } turns in vain).
landships-granted = Fire on { $hex } is granted.
landships-refused = Fire on { $hex } is refused.
landships-shifts = { $by } shifts the barrage from { $from } to { $hex }.
landships-continues = { $module } continues its barrage on { $hex }.
landships-assigned = { $by } fires at { $hex }: { $kind }.
landships-planned = Planned fire of { $module } on { $hex }.
landships-scattered = { $lost ->
    [yes] The fire on { $hex } scatters off the map.
   *[no] The fire on { $hex } scatters to { $to }.
}
landships-barrage = { $shell ->
    [shrapnel] Shrapnel falls on { $hex }: firepower { $fp }.
   *[he] A barrage falls on { $hex }: firepower { $fp }.
}
landships-shelled = { $unit } under the barrage.
landships-under-fire = { $unit } enters a barrage in { $hex }.
landships-wire-gone = The wire in { $hex } is gone.
landships-mines-gone = The mines in { $hex } are gone.
landships-gas = Gas in { $hex }.
landships-gas-drifts = The gas drifts.
landships-smoke = Smoke in { $hex }.
landships-shrapnel-only = { $module } has shrapnel alone.
landships-flies-observe = { $plane } observes.
landships-flies-patrol = { $plane } patrols.
landships-flies-bomb = { $plane } is to bomb { $hex }.
landships-flies-strafe = { $plane } is to attack { $hex }.
landships-intercepts = { $plane } intercepts { $target }.
landships-flak = { $unit } fires at { $plane }.
landships-fired-up = Small arms fire at { $plane }: firepower { $fp }.
landships-plane-down = { $plane } is shot down.
landships-plane-away = { $plane } gives up and does not come back.
landships-plane-off = { $plane } is driven off.
landships-plane-hit = { $mission ->
    [attack] { $plane } is hit: +1 to its attack.
   *[other] { $plane } is hit, and does not observe in this turn.
}
landships-bombed = Bombs on { $hex }: factor { $n }.
landships-bombs = { $unit } under the bombs.
landships-strafed = Ground attack on { $hex }: firepower { $fp }.
landships-strafes = { $unit } under attack from the air.
landships-roll-barrage = Barrage.
landships-roll-bombs = Bombs.
landships-roll-comms = Communications.
landships-roll-direction = Direction of scatter.
landships-roll-distance = Distance of scatter.
landships-roll-flak = Anti-aircraft fire.
landships-roll-intercept = Interception.
landships-roll-permission = Permission.
landships-roll-return-fire = Return fire.
landships-roll-scatter = Scatter.
landships-roll-shells = Shells available.
landships-roll-sky = Fire at the aircraft.
landships-roll-strafe = Ground attack.
landships-roll-weapon = Support weapon.
landships-roll-armour = Armour.
landships-term-L15-2 = gas without a mask
landships-term-L19-6 = hit by an AA gun
landships-term-L19-11 = die
landships-term-L19-12 = target without machine guns
landships-term-barrage-hit = barrage result
landships-term-barrage-shrapnel = shrapnel
landships-term-barrage-table = die
landships-term-barrage-mod-woods-trench = woods or trench
landships-term-barrage-mod-fortified-town = fortified network or town
landships-term-barrage-mod-cavalry = cavalry
landships-term-barrage-mod-river = river
landships-term-bomb-table = die
landships-term-bomb-mod-town = town
landships-term-bomb-mod-trench-swamp-woods = trench, swamp or woods
landships-term-bomb-mod-fortified = fortified network
landships-term-permit-table = die
landships-term-permit-mod-air-1915-16 = aircraft, 1915–16
landships-term-permit-mod-air-1917 = aircraft, 1917 and later
landships-term-permit-mod-french = French ground unit, 1914–15
landships-term-permit-mod-german = German ground unit, 1918–19
landships-term-permit-mod-russian = Russian ground unit
landships-term-sacrt-mod-aircraft = at an aircraft

## Refusals

landships-no-standing = it has no standing barrage
landships-no-module-fired = it has fired in this phase
landships-no-points = it has too few ammunition points
landships-no-shift = nothing in { $hex } can be shifted
landships-no-observer = it is no forward observer
landships-no-observing = it does not observe
landships-no-hit-plane = it was hit, and does not observe in this turn
landships-no-fog = nothing flies at this visibility
landships-no-mixed = it is in a mixed hex
landships-no-in-smoke = it is in smoke
landships-no-asked = it has made its request
landships-no-twice = { $hex } was asked for in this phase
landships-no-more-requests = no more fire can be kept apart
landships-no-own-hex = a forward observer does not ask for its own hex
landships-no-far = { $hex } is too far
landships-no-battery = nothing is left that could fire
landships-no-granted = no fire was granted there
landships-no-rests = it rests after a hurricane
landships-no-shell = it has no such shells
landships-no-hurricane = it may not fire a hurricane
landships-no-gas = there is no gas for it
landships-no-barrage = it does not fire barrages
landships-no-wind = { $hex } is not beside the wind
landships-no-shelter-left = there is still room in the fortified network
landships-no-plane = it does not fly any more
landships-no-endurance = it does not fly in this turn
landships-no-mission = it has no such mission
landships-no-second = it has a mission
landships-no-aim = bombing and ground attack need a hex, other missions have none
landships-no-air-target = no enemy is spotted there
landships-no-strafe = { $hex } is a mixed hex
landships-no-patrol = it cannot intercept
landships-no-flying = this does not fly
landships-no-aa = it is no AA gun
landships-no-aa-range = it is out of range
landships-no-sky = only MG groups and AA guns fire at aircraft
landships-no-attacker = it does not attack
landships-no-shot-at = it has been fired at
landships-no-near = the target hex is too far
landships-no-one-plane = one aircraft at a time

## Small arms from the air

