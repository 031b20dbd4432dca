# ASL Starter Kit #3: what may come of something before it is done.

aslsk-odds-nothing = nothing
aslsk-odds-shaken = pinned
aslsk-odds-broken = broken
aslsk-odds-lost = reduced, wounded or eliminated
aslsk-odds-crew = crew Stunned, Shocked or under hatches
aslsk-odds-immobilized = immobilized
aslsk-odds-destroyed = destroyed
aslsk-odds-fails = fails
aslsk-odds-works = succeeds
aslsk-odds-smoke = smoke
aslsk-odds-no-smoke = no smoke
aslsk-odds-column = Column of the IFT
aslsk-odds-column-what = The firepower is read on the highest column it reaches.
aslsk-odds-drm = DRM against { $unit }
aslsk-odds-drm-what = Added to the dice; the lower the sum, the worse for the target.
aslsk-odds-kill-hull = Final TK#, hull
aslsk-odds-kill-hull-what = A To Kill DR below it destroys the vehicle.
aslsk-odds-kill-turret = Final TK#, turret
aslsk-odds-kill-turret-what = A To Kill DR below it destroys the vehicle.
aslsk-odds-close-drm = DRM of the attack
aslsk-odds-close-drm-what = Added to the dice: below the kill number all are eliminated, just it reduces one.
aslsk-odds-one-reduced = one of them reduced
aslsk-odds-all-eliminated = all eliminated
aslsk-term-3-2-3-a = column
aslsk-term-3-8-f = kill number by the odds
