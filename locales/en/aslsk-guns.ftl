# ASL Starter Kit #3: ordnance. Guns point at an hour of the clock, the top of the board at twelve.

aslsk-ask-shot = How is the shot made?
aslsk-do-done-shot = Shoot

aslsk-target-0 = Infantry Target Type
aslsk-target-1 = Vehicle Target Type
aslsk-target-2 = Area Target Type
aslsk-target-3 = own table
aslsk-ammo-0 = HE
aslsk-ammo-1 = AP
aslsk-ammo-2 = HEAT
aslsk-ammo-3 = APCR
aslsk-ammo-4 = APDS
aslsk-ammo-5 = Smoke
aslsk-ammo-6 = White Phosphorus

## What may be done

aslsk-do-shoot = { $unit } at { $hex }{ $aimed ->
        [yes] , { $car }
       *[no] {""}
    }: { $ammo }, { $kind }{ $intensive ->
    [yes] , Intensive Fire
   *[no] {""}
}
aslsk-do-faust = { $unit } tries a Panzerfaust at { $hex }{ $aimed ->
        [yes] , { $car }
       *[no] {""}
    }
aslsk-ask-follow = Whom does the Acquisition follow?
aslsk-do-follow = Follow { $unit }
aslsk-ask-search = Which hex?
aslsk-ask-search-round = How?
aslsk-do-search = Fire { $unit } at a hex where nobody is seen
aslsk-do-turn = Point { $unit } at { $hour } o’clock
aslsk-do-hide = Hide { $unit }, pointed at { $hour } o’clock
aslsk-do-protect = Take +2 instead of the Backblast
aslsk-do-push = Manhandle the Gun into { $hex }

## Dice

aslsk-why-to-hit = To Hit
aslsk-why-effect = effect
aslsk-why-faust = Panzerfaust check
aslsk-why-manhandling = manhandling

## What happened

aslsk-shoots = { $unit } shoots { $ammo } at { $hex }.
aslsk-to-hit = To Hit: { $n } or less.
aslsk-is-hit = { $unit } in { $hex } is hit: { $n } against { $of }.
aslsk-is-missed = { $unit } in { $hex } is missed: { $n } against { $of }.
aslsk-shot-hits = Hit: { $n } against { $of }.
aslsk-shot-misses = Miss: { $n } against { $of }.
aslsk-critical = A Critical Hit on { $unit } in { $hex }.
aslsk-last-round = That was the last round of its kind.
aslsk-no-round = There is no such round: the weapon has not fired.
aslsk-screened = Smoke lies on { $hex }.
aslsk-backblast = Backblast in { $hex }.
aslsk-faust = { $unit } in { $hex } looks for a Panzerfaust: { $n }, 3 or less finds one.
aslsk-manhandled = { $weapon } in { $hex } is manhandled: { $n } against { $of }.
aslsk-turned = { $weapon } in { $hex } is turned.
aslsk-revealed = { $weapon } was hidden in { $hex }, pointed at { $hour } o’clock.

## Refusals

aslsk-no-ammunition = it has no such ammunition
aslsk-no-backblast = there is no Backblast here
aslsk-no-facing = that Covered Arc does not take the target in, or the Gun need not turn
aslsk-no-faust = this is no Panzerfaust
aslsk-no-fausts = there are no Panzerfausts left
aslsk-no-gun = there is no such Gun here
aslsk-no-gun-building = the Gun fits into no building
aslsk-no-gun-crew = a Gun wants a crew, or at least a squad or half-squad
aslsk-no-gun-direction = nobody directs the fire of a Gun
aslsk-no-hidden = it is hidden
aslsk-no-hiding = no Gun is hidden there
aslsk-no-hiding-crew = only a crew hides its Gun
aslsk-no-ife-group = a Gun fires by itself
aslsk-no-intensive = Intensive Fire is not open to it now
aslsk-no-intensive-sw = a Support Weapon has no Intensive Fire
aslsk-no-intensive-twice = it has used Intensive Fire in this Player Turn
aslsk-no-lone-leader = a leader cannot fire it alone
aslsk-no-manhandling = who manhandles carries nothing, moves one Gun and uses no Assault Movement
aslsk-no-mortar-building = a mortar does not fire out of a building
aslsk-no-ordnance = it is not ordnance
aslsk-no-own-fire = who mans it has fired his own weapons
aslsk-no-piat-down = a PIAT does not fire down at who is next to it
aslsk-no-qsu = this Gun cannot be moved
aslsk-no-smoke-now = this round is not fired now
aslsk-no-target-type = it does not fire so
aslsk-no-turned = it has been turned already
aslsk-no-two-guns = it mans a Gun already

# What is covered, in letters on the board
aslsk-arc-ca = CA
aslsk-arc-vca = VCA
aslsk-arc-tca = TCA
aslsk-arc-rmg = RMG
