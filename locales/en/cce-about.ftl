# What there is to know of a unit, a Weapon or a hex, number by number.

cce-about-fp = Firepower
cce-about-fp-what = Added to the roll when it fires or fights.
cce-about-range = Range
cce-about-range-what = How many hexes its fire reaches.
cce-about-movement = Movement
cce-about-movement-what = Movement Points to spend in a Move.
cce-about-morale = Morale, with Cover
cce-about-morale-what = Added to its Defence roll; Rally and Rout are rolled against it.
cce-about-command = Command
cce-about-command-what = Activates others that near; added to those in its hex.
cce-about-carried = Movement of who carries it
cce-about-boxed-fp = Boxed FP: one more in Melee, and Assault Fire.
cce-about-boxed-range = Boxed Range: Spray Fire.
cce-about-boxed-movement = Boxed Movement: Smoke Grenades.
cce-about-broken = Broken: the next time it breaks it is eliminated.
cce-about-suppressed = Suppressed: one less of everything but Command.
cce-about-activated = Has been activated this Turn.
cce-about-weapon-broken = Broken: it does not fire.
cce-about-weapon-silent = Its bearer cannot fire it now.
cce-about-cost = Movement Points to enter
cce-about-cover = Cover
cce-about-cover-what = Added to the Morale of who is in it.
cce-about-cover-indirect = Cover from Mortars and Radios
cce-about-hindrance = Hindrance
cce-about-hindrance-what = Taken from fire through it.
cce-about-obstacle = Blocks sight at the same level.
cce-about-water = No Weapon fires from here.
cce-about-road = A road leads through it.
cce-about-smoke = Smoke hinders fire into it, out of it and through it.

cce-term-3-1-5 = Command
