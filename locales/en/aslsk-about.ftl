# ASL Starter Kit #3: what there is to know of a piece and of the ground.

aslsk-about-fp = FP
aslsk-about-fp-what = Firepower: doubled next to the target, halved at Long Range.
aslsk-about-range = Range
aslsk-about-range-what = Normal Range in hexes; up to twice as far is Long Range.
aslsk-about-morale = Morale
aslsk-about-morale-what = A Morale Check is passed with a final DR of this or less.
aslsk-about-mf = MF
aslsk-about-mf-what = Movement Factors in a Movement Phase, without leader, road or Double Time.
aslsk-about-mp = MP
aslsk-about-mp-what = Movement Points in a Movement Phase.
aslsk-about-leadership = Leadership
aslsk-about-leadership-what = Added to the DR of those he directs, helps or rallies.
aslsk-about-smoke = Smoke Exponent
aslsk-about-smoke-what = A dr of this or less places smoke grenades.
aslsk-about-load = Load
aslsk-about-load-what = Portage points carried; what exceeds its capacity is taken off its MF.
aslsk-about-calibre = Calibre
aslsk-about-calibre-what = In millimetres: it chooses the columns of To Kill and of HE.
aslsk-about-rof = ROF
aslsk-about-rof-what = A coloured die of this or less: it may fire again.
aslsk-about-breakdown = B#
aslsk-about-breakdown-what = An Original DR of this or more: it malfunctions.
aslsk-about-portage = PP
aslsk-about-portage-what = Portage points it takes to carry it.
aslsk-about-manhandling = M#
aslsk-about-manhandling-what = The DR with which its crew moves it into another hex.
aslsk-about-acquired = Acquisition
aslsk-about-acquired-what = Added to its To Hit DR against what it has acquired.
aslsk-about-hull-front = Armour, hull front
aslsk-about-hull-front-what = Taken off the To Kill number.
aslsk-about-hull-side = Armour, hull side and rear
aslsk-about-hull-side-what = Taken off the To Kill number.
aslsk-about-turret-front = Armour, turret front
aslsk-about-turret-front-what = Taken off the To Kill number.
aslsk-about-turret-side = Armour, turret side and rear
aslsk-about-turret-side-what = Taken off the To Kill number.
aslsk-about-bow-mg = Bow MG
aslsk-about-bow-mg-what = Its firepower.
aslsk-about-coax-mg = Coaxial MG
aslsk-about-coax-mg-what = Its firepower.
aslsk-about-aa-mg = AA MG
aslsk-about-aa-mg-what = Its firepower; it wants open hatches.
aslsk-about-rear-mg = Rear MG
aslsk-about-rear-mg-what = Its firepower, through the rear of the turret.
aslsk-about-tem = TEM
aslsk-about-tem-what = Added to the DR of attacks at who is here.
aslsk-about-level = Level
aslsk-about-level-what = Above the ground: who is fired at from below has +1.
aslsk-about-hex-smoke = Smoke
aslsk-about-hex-smoke-what = Added to the DR of fire into and through this hex.
aslsk-about-residual = Residual FP
aslsk-about-residual-what = Attacks whoever enters until the end of the Movement Phase.

aslsk-about-broken = Broken: it neither fires nor moves, and routs when it has to.
aslsk-about-dm = Under DM: +4 to rally.
aslsk-about-pinned = Pinned: no movement, half firepower.
aslsk-about-wounded = Wounded: morale and leadership one worse, 3 MF.
aslsk-about-cx = CX: +1 to its attacks, one PP less.
aslsk-about-melee = In Melee: it fights on in the Close Combat Phase and does nothing else.
aslsk-about-prep = It has Prep Fired: no movement, no Advancing Fire.
aslsk-about-first = First Fire: it may fire again only nearby, halved.
aslsk-about-final = Final Fire: only Final Protective Fire, next to it, is left.
aslsk-about-moved = It has moved.
aslsk-about-assault = Assault Movement: no FFNAM against it.
aslsk-about-directed = He has directed fire in this Player Turn.
aslsk-about-self-rally = It may rally itself.
aslsk-about-assault-fire = Assault Fire: +1 FP in Advancing Fire.
aslsk-about-inexperienced = Inexperienced: 3 MF, Cowers twice as far.
aslsk-about-malfunctioned = It has malfunctioned and does not fire.
aslsk-about-captured = Captured: harder to use, never repaired.
aslsk-about-emplaced = Emplaced: +2 for its crew.
aslsk-about-hidden = Hidden: the enemy does not know of it.
aslsk-about-unpossessed = Nobody has it.
aslsk-about-wreck = A wreck: it hinders and gives cover.
aslsk-about-motion = In Motion.
aslsk-about-exposed = Hatches open (CE): it sees better, and its crew can be hit.
aslsk-about-bogged = Bogged: it has to be freed.
aslsk-about-immobile = Immobilized for good.
aslsk-about-stunned = Stunned: out of action in this Player Turn.
aslsk-about-shocked = Shocked: out of action until it recovers.
aslsk-about-recalled = Recalled: it leaves the map by the shortest way.
aslsk-about-low-ammo = Low Ammo.

aslsk-about-cost = Infantry pays { $n }{ $half ->
        [yes] ½
       *[no] {""}
    } MF to enter.
aslsk-about-open = Open Ground: −1 against who moves here in sight.
aslsk-about-orchard = Orchard: a Hindrance in season.
aslsk-about-grain = Grain: a Hindrance in season.
aslsk-about-brush = Brush: a Hindrance.
aslsk-about-obstacle = An obstacle: sight does not cross its drawing.
aslsk-about-road = A road: 1 MF, and one MF more for who stays on it.

## What stops a line of sight

aslsk-sight-open = the ground in { $hex } stops it
aslsk-sight-woods = the woods in { $hex } stop it
aslsk-sight-wooden-building = the building in { $hex } stops it
aslsk-sight-stone-building = the building in { $hex } stops it
aslsk-sight-orchard = the orchard in { $hex } stops it
aslsk-sight-grain = the grain in { $hex } stops it
aslsk-sight-brush = the brush in { $hex } stops it
aslsk-sight-hill = the hill in { $hex } stops it
aslsk-sight-crest = the crest in { $hex } stops it
aslsk-sight-hindrance = a Hindrance of { $n } stops it: 6 is enough

## What lies on a line of sight

aslsk-met-open = ground { $hex }
aslsk-met-woods = woods { $hex }
aslsk-met-wooden-building = wooden building { $hex }
aslsk-met-stone-building = stone building { $hex }
aslsk-met-orchard = orchard { $hex }
aslsk-met-grain = grain { $hex }
aslsk-met-brush = brush { $hex }
aslsk-met-hill = hill { $hex }
aslsk-met-crest = Crest Line { $hex }
aslsk-met-smoke = smoke { $hex }
aslsk-met-vehicle = vehicle { $hex }

## What a vehicle fights with

aslsk-arm-gun = { $what } { $gun }{ $rof ->
        [0] {""}
       *[other] , ROF { $rof }
    }
aslsk-arm-mg = { $what } { $fp }

## Terms

aslsk-term-1-2-1-a = printed
aslsk-term-2-0-range = printed
aslsk-term-3-2-3-j = printed on the side that is up
aslsk-term-3-2-3-f = wounded
aslsk-term-3-3-1-r = with what it carries
aslsk-term-1-2-1-b = printed
aslsk-term-3-3-1-p = printed
aslsk-term-4-0-h = carried
aslsk-term-3-2-4-a = printed
aslsk-term-1-2-4-1-a = printed
aslsk-term-2-0-breakdown-numbers = printed
aslsk-term-6-5-a = printed
aslsk-term-3-3-2-a = printed
aslsk-term-7-1-a = armour
