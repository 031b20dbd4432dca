# Landships! What may come of an answer, before it is given

landships-odds-nothing = nothing
landships-odds-pinned = pinned
landships-odds-shaken = crew shaken
landships-odds-unhorsed = loses its horses
landships-odds-wheels = wheels damaged
landships-odds-holed = ship hit
landships-odds-retreats = retreats
landships-odds-temporary = temporary breakdown
landships-odds-permanent = permanent breakdown
landships-odds-lost = destroyed
landships-odds-fails = in vain
landships-odds-cut = wire cut
landships-odds-losses = defender loses { $defender ->
    [DE] everything
   *[other] { $defender }
}, attacker { $attacker }
landships-odds-cut-off = the line is cut
landships-odds-refused = refused
landships-odds-granted = granted
landships-odds-elsewhere = falls elsewhere
landships-odds-lands = lands there
landships-odds-spoilt = hit, its attack is spoilt
landships-odds-driven-off = driven off
landships-odds-down = shot down

landships-odds-against = The die, for { $unit }
landships-odds-against-what = So much or less is a hit; then it tests its morale.
landships-odds-second = Second die
landships-odds-second-what = So much or less is a breakdown; else the hit does nothing.
landships-odds-melee = Added to the die
landships-odds-melee-what = The lower the die, the better for the attacker.
landships-odds-line = Line to the rear
landships-odds-line-what = So much or less, and the telephone works; then permission is asked for.
landships-odds-on-target = On target
landships-odds-on-target-what = So much or less falls on the hex; else it scatters up to three hexes away.
landships-odds-cover = Cover: { $unit }
landships-odds-cover-what = Added to the die: the higher, the safer.
landships-odds-return = Return fire
landships-odds-return-what = So much or less drives you off in turn.
landships-odds-flak = A hit
landships-odds-flak-what = So much or less, for each die. One hit spoils an attack, two drive it off, three bring it down.

landships-tally-firepower = { $total } FP
landships-tally-needed = { $total } or less
landships-tally-permission = { $total } or less
landships-tally-breakdown = { $total } or more
landships-tally-column = column { $total }
landships-tally-bombs = bombs { $total }
landships-tally-dice = { $total ->
    [one] { $total } die
   *[other] { $total } dice
}

landships-term-L11-4 = column of the firepower
landships-term-L12-3 = at that distance
landships-term-atcrt-natural-one = a 1 always hits
landships-term-L13-2 = AT rifle
landships-term-L13-3 = machine guns
landships-term-L13-4 = flamethrower
landships-term-L13-6 = what it does
landships-term-L14-3 = communications
landships-term-L14-4 = permission
landships-term-L14-10 = scatter
landships-term-L14-12 = all that falls there
landships-term-L18-1 = hexes entered
landships-term-L18-3 = enemy trench
landships-term-L19-8 = bombs
landships-term-L19-10 = machine guns

## What is said below a question

landships-note-plan = { $module } in turn { $turn }:
landships-note-missions = Choose an aircraft below, then its mission: the hex to attack on the map, or a button.
landships-note-standing = To keep fire up costs a round, and it no longer scatters; to shift it by a hex takes an observer. The rest ceases.
landships-note-requests = { $n ->
    [one] One observer can ask: click him, then the hex.
   *[other] { $n } observers can ask: click one of them, then the hex.
} The line must hold, then the rear must grant it, the more readily the more often it was asked. { $ready ->
    [0] No battery is free.
    [one] One battery is free.
   *[other] { $ready } batteries are free.
}
landships-note-assignment = Granted: { $hexes }. Choose a battery below or a gun, then the hex.
landships-no-stack = there are not several there who could move together

landships-about-bombs = Bombs
landships-about-bombs-what = The factor of its bombing.
landships-about-mgs = Machine guns
landships-about-mgs-what = Each gives 3 firepower in a ground attack.
landships-about-until = Until turn
landships-about-until-what = Then it has to go home.
landships-term-L19-1 = endurance
