# The French Army booklet: specialists, waterways, bunkers, tanks and guns.

ccgw-unit-infantry-grenadier = { $side ->
        [British] British grenadier infantry
        [Canadians] Canadian grenadier infantry
        [Germans] German grenadier infantry
       *[other] French grenadier infantry
    }
ccgw-unit-infantry-elite = { $side ->
        [British] British assault infantry
        [Canadians] Canadian assault infantry
        [Germans] German assault infantry
       *[other] French assault infantry
    }
ccgw-unit-infantry-engineer = { $side ->
        [British] British engineer infantry
        [Canadians] Canadian engineer infantry
        [Germans] German engineer infantry
       *[other] French engineer infantry
    }
ccgw-unit-infantry-flamethrower = { $side ->
        [British] British flamethrower infantry
        [Canadians] Canadian flamethrower infantry
        [Germans] German flamethrower infantry
       *[other] French flamethrower infantry
    }
ccgw-unit-infantry-lmg = { $side ->
        [British] British light-machine-gun infantry
        [Canadians] Canadian light-machine-gun infantry
        [Germans] German light-machine-gun infantry
       *[other] French light-machine-gun infantry
    }
ccgw-unit-infantry-sniper = { $side ->
        [British] British sniper infantry
        [Canadians] Canadian sniper infantry
        [Germans] German sniper infantry
       *[other] French sniper infantry
    }
ccgw-unit-infantry-officer = { $side ->
        [British] British infantry with an officer
        [Canadians] Canadian infantry with an officer
        [Germans] German infantry with an officer
       *[other] French infantry with an officer
    }
ccgw-unit-infantry-observer = { $side ->
        [British] British forward observers
        [Canadians] Canadian forward observers
        [Germans] German forward observers
       *[other] French forward observers
    }
ccgw-unit-machine-gun-loader = { $side ->
        [British] British heavy machine gun
        [Canadians] Canadian heavy machine gun
        [Germans] German heavy machine gun
       *[other] French heavy machine gun
    }
ccgw-unit-mortar-loader = { $side ->
        [British] British heavy mortar
        [Canadians] Canadian heavy mortar
        [Germans] German heavy mortar
       *[other] French heavy mortar
    }
ccgw-unit-mortar-observer = { $side ->
        [British] British mortar with an observer
        [Canadians] Canadian mortar with an observer
        [Germans] German mortar with an observer
       *[other] French mortar with an observer
    }
ccgw-unit-schneider = { $side ->
        [British] British Schneider tank
        [Canadians] Canadian Schneider tank
        [Germans] German Schneider tank
       *[other] French Schneider tank
    }
ccgw-unit-saint-chamond = { $side ->
        [British] British Saint-Chamond tank
        [Canadians] Canadian Saint-Chamond tank
        [Germans] German Saint-Chamond tank
       *[other] French Saint-Chamond tank
    }
ccgw-unit-field-gun = { $side ->
        [British] British field gun
        [Canadians] Canadian field gun
        [Germans] German field gun
       *[other] French field gun
    }
ccgw-specialist-grenadier = grenadier
ccgw-specialist-elite = assault troops
ccgw-state-elite = assault troops
ccgw-board-elite = assault troops
    .letter = ^
ccgw-specialist-engineer = engineer
ccgw-state-engineer = with engineers
ccgw-board-engineer = engineer
    .letter = #
ccgw-specialist-flamethrower = flamethrower
ccgw-state-flamethrower = with a flamethrower
ccgw-board-flamethrower = flamethrower
    .letter = ~
ccgw-specialist-loader = heavy-weapon loader
ccgw-state-loader = heavy weapon
ccgw-board-loader = heavy-weapon loader
    .letter = :
ccgw-specialist-lmg = light machine gun
ccgw-state-lmg = with a light machine gun
ccgw-board-lmg = light machine gun
    .letter = ;
ccgw-specialist-sniper = sniper
ccgw-state-sniper = with a sniper
ccgw-board-sniper = sniper
    .letter = <
ccgw-specialist-officer = officer
ccgw-state-officer = with an officer
ccgw-board-officer = officer
    .letter = >
ccgw-specialist-observer = observer
ccgw-state-observer = with an observer
ccgw-board-observer = observer
    .letter = ?
ccgw-board-schneider = Schneider tank
    .letter = TS
ccgw-board-saint-chamond = Saint-Chamond tank
    .letter = TC
ccgw-board-field-gun = field gun
    .letter = FG
ccgw-terrain-church = church
ccgw-board-church = church
    .letter = C
ccgw-terrain-bunker = bunker
ccgw-board-bunker = bunker
    .letter = U
ccgw-terrain-water = waterway
ccgw-board-water = waterway
    .letter = w
ccgw-terrain-ford = ford
ccgw-board-ford = ford
    .letter = v
ccgw-terrain-bridge = bridge
ccgw-board-bridge = bridge
    .letter = n
ccgw-terrain-fortified = fortified position
ccgw-board-fortified = fortified position
    .letter = &
ccgw-terrain-damaged = damaged bridge
ccgw-board-damaged = damaged bridge
    .letter = /
ccgw-terrain-gun = abandoned gun
ccgw-board-gun = abandoned gun
    .letter = g
ccgw-state-acquired = ranged in by a mortar
ccgw-board-acquired = ranged in by a mortar
    .letter = @
ccgw-state-ditched = ditched
ccgw-board-ditched = ditched
    .letter = _
ccgw-state-credited = holds a medal here
ccgw-board-credited = holds a medal here
    .letter = $
ccgw-specialist-placed = A specialist joins { $unit } in { $hex }: { $specialist }.
ccgw-ask-specialists = Place your specialists
ccgw-note-specialists = { $n ->
        [0] All are placed; you may still exchange those you have.
        [one] One of your own choice, with a unit that has none.
       *[other] { $n } of your own choice, each with a unit that has none.
    }
ccgw-do-enlist = { $hex }: { $specialist } joins { $unit }
ccgw-do-enlist-short = { $specialist }
ccgw-brings-grenadier = One die more in close combat; at range 2 each Deadly hits too.
ccgw-brings-elite = Moves up to 2 hexes and still fights.
ccgw-brings-engineer = Cuts wire and still fights; builds fortified positions and repairs bridges.
ccgw-brings-flamethrower = In close combat the enemy ignores no Flags; fights only after moving 1 hex at most.
ccgw-brings-loader-machine-gun = Makes it a heavy machine gun: range 5, 4 dice at ranges 2 and 3.
ccgw-brings-loader-mortar = Makes it a heavy mortar: range 6, 3 dice at ranges 2 and 3.
ccgw-brings-lmg = Range 4 with 3 dice at range 2; 4 dice in close combat; joins a crossfire.
ccgw-brings-sniper = One die more in ranged combat if it does not move.
ccgw-brings-officer = Moves up to 3 hexes without fighting; a second close combat after an advance.
ccgw-brings-observer-mortar = A unit that it hits is ranged in: mortars roll one die more at it.
ccgw-brings-observer-infantry = While it sees an enemy within 5 hexes, the first die of the reserve artillery is free.
ccgw-do-done-specialists = No more specialists
ccgw-ask-rows = Choose a row to shell
ccgw-note-rows = { $last ->
        [0] From your own side outwards; you may leave rows out, not go back.
       *[other] Beyond row { $last }; you may leave rows out, not go back.
    }
ccgw-do-row = Shell row { $n }
ccgw-do-row-short = Row { $n }
ccgw-do-done-rows = No more shelling
ccgw-do-fortify = { $tokens ->
        [0] { $from }: { $unit } fortifies { $to }
       *[other] { $from }: { $unit } fortifies { $to } for { $tokens } HQ tokens
    }
ccgw-do-fortify-short = { $tokens ->
        [0] Fortify { $to }
       *[other] Fortify { $to }, { $tokens } HQ
    }
ccgw-do-repair = { $from }: { $unit } repairs the bridge in { $to }
ccgw-do-repair-short = Repair the bridge in { $to }
ccgw-fortified = In { $from }, { $unit } builds a fortified position in { $to }.
ccgw-repaired = In { $from }, { $unit } repairs the bridge in { $to }.
ccgw-works-gone = The fortified position in { $hex } is blown to pieces.
ccgw-acquired = In { $hex }, { $unit } is ranged in.
ccgw-bog-test = In { $hex }, { $unit } tests the ground: { $face }. { $face ->
        [Flag] It is stuck.
       *[other] It goes on.
    }
ccgw-confirmed = Hits on the tank are tested, { $side }: { $faces }. { $n ->
        [0] None counts.
        [one] One counts.
       *[other] { $n } count.
    }
ccgw-unit-credited = A medal for { $side }: { $unit } holds its place.
ccgw-unit-uncredited = { $side }: { $unit } is no longer there, and its medal goes back.
ccgw-gun-taken = The gun in { $hex } is taken.
ccgw-medal-gun = { $n ->
        [one] A medal for { $side }: a gun captured.
       *[other] { $n } medals for { $side }: a gun captured.
    }
ccgw-why-bog = Ground test
ccgw-why-confirm = Hits on a tank
ccgw-term-fx-spec-grenadier = grenadier
ccgw-term-fx-spec-heavy-mg = heavy machine gun
ccgw-term-fx-spec-heavy-mortar = heavy mortar
ccgw-term-fx-spec-lmg = light machine gun
ccgw-term-fx-spec-sniper = sniper who has not moved
ccgw-term-fx-spec-observer-bonus = target ranged in
ccgw-term-fx-ter-church-combat = church entered this turn
ccgw-term-fx-ter-bunker-combat = bunker entered this turn
ccgw-term-fx-ter-church-protection = protection of the church
ccgw-term-fx-ter-bunker-protection-ranged = protection of the bunker
ccgw-term-fx-ter-bunker-protection-melee = protection of the bunker
ccgw-term-fx-ter-water-ford-combat = no protection in the water
ccgw-term-fx-ter-fort-pos-protection = protection of the fortified position
ccgw-term-own-tank-dice = tank
ccgw-term-own-tank-deadly = tank
ccgw-term-own-tank-ground = tank
ccgw-term-own-gun-dice = field gun
ccgw-no-tank-building = a tank that has driven into a building does not fire this turn
ccgw-no-fight-ford = nobody fights in the ford { $hex }
ccgw-no-ditched = the tank in { $hex } is stuck for good
ccgw-no-ignore-flames = against a flamethrower no Flag can be ignored
ccgw-no-water = { $hex } is water, and there is no way across
ccgw-no-ford-tracks = neither tanks nor field guns can ford { $hex }
ccgw-no-bridge = the bridge in { $hex } is damaged: nobody can cross
ccgw-no-moved-gun = this field gun has moved: it does not fight this turn
ccgw-no-engineer = only engineers can do that
ccgw-no-work-moved = engineers work instead of moving and fighting
ccgw-no-work-enemy = engineers cannot dig next to an enemy
ccgw-no-work-tokens = a position on a hex beside the engineers costs 2 HQ tokens
ccgw-no-work-here = no fortified position may lie there
ccgw-no-repair = there is no damaged bridge beside the engineers
ccgw-no-specialist-unit = a specialist joins one of your own units
ccgw-no-specialist-host = this specialist does not join such a unit
ccgw-no-specialist-second = the unit has a specialist already
ccgw-no-specialist-left = you have no specialist left to place
ccgw-no-specialist-figures = the army has no more of these specialists
ccgw-no-specialist-year = the army did not have that many of them yet
ccgw-no-specialist-section = there is an officer in this section already
ccgw-no-specialists-first = place your specialists first
ccgw-no-row = there is no such row
ccgw-no-row-back = the shelling goes away from you, not back
