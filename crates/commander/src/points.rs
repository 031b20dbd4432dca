//! Points, losses and objectives (3.2, 4, 7, 11.4).

use crate::book::{Book, Chit, UnitKind};
use crate::edition::Edition;
use crate::frame::{Breaking, Flow, Frame, Moment};
use crate::ids::{UnitId, Units, WeaponId};
use crate::kinds::{Class, NOBODY};
use crate::state::{Place, State, foe};
use hex::{HexId, HexSet256};
use table::{Chance, Seat, Set128, Teller};

/// 7.1b, g:7: what a unit is worth.
fn worth(class: Class, command: i8, hero: bool) -> i16 {
    match class {
        _ if hero => 0,
        Class::Squad => 2,
        Class::Team => 1,
        Class::Leader => 1 + i16::from(command),
        // g:7.1
        Class::Agent => 1,
        Class::Tank | Class::TankLeader => 3,
    }
}

impl Book {
    /// 4.1.1: moves the points towards a side.
    pub fn score(
        &self,
        s: &mut State,
        seat: Seat,
        points: i16,
        rule: &'static str,
        t: &mut Teller,
    ) {
        if points == 0 {
            return;
        }
        s.vp += if seat == Seat(0) { points } else { -points };
        t.all(|| {
            self.say("points")
                .text("side", self.side_text(seat))
                .num("n", points)
                .name("rule", self.cite(rule))
        });
    }
    /// 7.1b: what a unit is worth, by its printed Command.
    pub fn unit_worth(&self, s: &State, unit: UnitId) -> i16 {
        let kind = &self.kinds[usize::from(s.unit(unit).kind)];
        worth(kind.class, kind.good.command, kind.hero)
    }

    /// 7.3.2: whether a chit of this kind lies open.
    pub fn has_open(&self, s: &State, chit: Chit) -> bool {
        let open = |(i, (what, ..)): (usize, &(Chit, String, bool))| {
            *what == chit && s.chits.open >> i & 1 == 1
        };
        self.chits.iter().enumerate().any(open)
    }
    /// 7.3.2a, 7.3.2b: what a chit makes an objective worth.
    fn chit_worth(&self, chit: u8, objective: u8) -> i16 {
        match self.chits[usize::from(chit)].0 {
            Chit::One(number, worth) if number == objective + 1 => worth.into(),
            Chit::Each(worth) => worth.into(),
            _ => 0,
        }
    }
    /// 7.3.2a: what an objective is worth by the open chits.
    pub fn objective_worth(&self, s: &State, objective: u8) -> i16 {
        let open = (0..self.chits.len() as u8).filter(|chit| s.chits.open >> chit & 1 == 1);
        open.map(|chit| self.chit_worth(chit, objective)).sum()
    }
    /// 7.3.2f: what the secret chits of a player make an objective worth besides.
    pub fn secret_worth(&self, s: &State, seat: Seat, objective: u8) -> i16 {
        let own = s.chits.secret[seat];
        let held = (0..self.chits.len() as u8).filter(|chit| own >> chit & 1 == 1);
        held.map(|chit| self.chit_worth(chit, objective)).sum()
    }
    /// 7.3.3c: a chit becomes open; what it makes objectives worth is gained at once.
    pub fn open_chit(&self, s: &mut State, chit: u8, t: &mut Teller) {
        s.chits.open |= 1 << chit;
        t.all(|| self.say("chit-open").text("chit", self.chit_text(chit)));
        for objective in 0..5 {
            let holder = s.control[usize::from(objective)];
            if holder != NOBODY {
                self.score(
                    s,
                    Seat(holder),
                    self.chit_worth(chit, objective),
                    "7.3.3c",
                    t,
                );
            }
        }
    }
    /// 7.3.2a: draws a chit, openly or for a player alone.
    pub fn draw_chit(&self, s: &mut State, secret: Option<Seat>, c: &mut Chance, t: &mut Teller) {
        let held = s.chits.open | s.chits.secret.0[0] | s.chits.secret.0[1];
        let left = Set128(u128::from(!held)) & self.bag.all();
        if left.is_empty() {
            return;
        }
        let chit = c.draw("chit", secret.unwrap_or(s.active), &self.bag, left);
        match secret {
            // 7.3.3b: a chit without a secret side is open.
            Some(seat) if self.chits[usize::from(chit)].2 => {
                s.chits.secret[seat] |= 1 << chit;
                s.chits.count[seat] += 1;
                t.tell(table::Audience::Only(seat), || {
                    self.say("chit-secret").text("chit", self.chit_text(chit))
                });
                t.tell(table::Audience::Except(seat), || {
                    self.say("chit-hidden").text("side", self.side_text(seat))
                });
            }
            _ => self.open_chit(s, chit, t),
        }
    }

    /// 7.3.1b, 7.3.1.1: who is alone in an objective controls it; the same for Bunkers and Pillboxes (F101b, F104b).
    pub fn recount(&self, s: &mut State, t: &mut Teller) {
        let mut held = [HexSet256::EMPTY; 2];
        for seat in [Seat(0), Seat(1)] {
            held[seat.index()] = s.on_map[seat].iter().map(|unit| s.hex(unit)).collect();
        }
        // g:7.3.1.3, g:O27.2.2: agents take no objective, but they hold one, and keep the enemy from being alone.
        let takers = match self.edition {
            Edition::Europe => held,
            Edition::GreatWar => [Seat(0), Seat(1)].map(|seat| self.takers(s, seat)),
        };
        for objective in 0..5u8 {
            let hexes = self.objectives[usize::from(objective)];
            let there = held.map(|own| own.meets(hexes));
            let alone = match there {
                [true, false] => Seat(0),
                [false, true] => Seat(1),
                _ => continue,
            };
            if !takers[alone.index()].meets(hexes) {
                continue;
            }
            let before = s.control[usize::from(objective)];
            if before == alone.0 || self.is_ambushing(s, hexes) {
                continue;
            }
            s.control[usize::from(objective)] = alone.0;
            t.all(|| {
                self.say("control")
                    .text("side", self.side_text(alone))
                    .num("n", objective + 1)
            });
            // 7.3.3d: first from the one, then to the other.
            let worth = self.objective_worth(s, objective);
            let swing = if before == NOBODY { worth } else { 2 * worth };
            self.score(s, alone, swing, "7.3.3d", t);
            self.tank_bonus(s, hexes, alone, t);
        }
        for (seat, other) in [(0, 1), (1, 0)] {
            for hex in held[seat].iter() {
                let fort = s.markers(hex).fort();
                if fort.is_some_and(|fort| fort.holds_ties()) && !held[other].contains(hex) {
                    s.markers_mut(hex).set_alone(Seat(seat as u8));
                }
            }
        }
    }
}

/// Losses.
impl Book {
    /// 3.2.4, 4.2b, 4.2c, 7.1a: a unit is eliminated, and its Weapon with it (11.3c).
    pub fn eliminate(&self, s: &mut State, unit: UnitId, t: &mut Teller) {
        self.fall(s, unit, false, t);
    }
    /// The same for who was forced off the map, or was not: his points are exit points too (7.2.2, 7.3.2d).
    pub fn fall(&self, s: &mut State, unit: UnitId, forced_off: bool, t: &mut Teller) {
        let seat = s.unit(unit).seat;
        t.all(|| self.unit_event("eliminated", s, unit));
        if let Some(weapon) = s.carried(unit) {
            self.lose_weapon(s, weapon);
        }
        let worth = self.unit_worth(s, unit);
        let doubled = self.has_open(s, Chit::EliminationDoubled)
            || forced_off && self.has_open(s, Chit::ExitDoubled);
        let hero = self.is_hero(s, unit);
        // g:7.3.2b, g:E70.1a: one point more, but for a Hero.
        let plus = i16::from(!hero && self.has_open(s, Chit::EliminationPlus));
        self.strip(s, unit);
        // E58.1a, g:4.3b: a Hero goes back to the box, and so does an agent.
        let boxed = hero || self.is_agent(s, unit);
        let place = if boxed { Place::Away } else { Place::Casualty };
        s.lift(unit, place);
        let points = if doubled { 2 * worth } else { worth };
        self.score(s, foe(seat), points + plus, "7.1a", t);
        // g:6.3, g:6.3.1: who has lost his last Formation on the map has lost, as if he had surrendered.
        let last = self.law.last_surrenders && s.on_map[seat].is_empty();
        if last || !boxed && self.fallen(s, seat) >= s.surrender[seat] {
            s.surrendered[seat] = true;
        }
    }
    /// 4.2b: how many spaces are filled of a player's row of the Casualty Track; a tank lies across two (g:4.3b), and
    /// either of them may be that of the Surrender marker (g:4.3c).
    pub fn fallen(&self, s: &State, seat: Seat) -> u8 {
        let lies =
            |unit: &UnitId| s.unit(*unit).seat == seat && s.unit(*unit).place == Place::Casualty;
        let spaces = |unit: UnitId| 1 + u8::from(s.tanks.has(unit));
        s.all_units().filter(lies).map(spaces).sum()
    }
    /// g:O27.2.2: the hexes of those that can take an objective.
    fn takers(&self, s: &State, seat: Seat) -> HexSet256 {
        let takes = |unit: &UnitId| !self.is_agent(s, *unit);
        let takers = s.on_map[seat].iter().filter(takes);
        takers.map(|unit| s.hex(unit)).collect()
    }
    /// A unit that leaves the map loses its markers and shows its good side again (7.2.1b, 13.3a, E44.1b).
    pub fn strip(&self, s: &mut State, unit: UnitId) {
        s.activated.remove(unit);
        let u = s.unit_mut(unit);
        (u.broken, u.suppressed, u.veteran) = (false, false, false);
    }
    /// 4.2b, 11.4a: a Weapon goes to the Weapons box, unbroken (7.2.2).
    pub fn lose_weapon(&self, s: &mut State, weapon: WeaponId) {
        if let Some(by) = s.weapon(weapon).by {
            s.unit_mut(by).weapon = None;
        }
        let w = s.weapon_mut(weapon);
        (w.by, w.broken, w.lost) = (None, false, true);
    }
    /// 11.4a: a Weapon breaks; broken, it is eliminated.
    pub fn break_weapon(&self, s: &mut State, weapon: WeaponId, t: &mut Teller) {
        if s.weapon(weapon).broken {
            t.all(|| self.weapon_event("weapon-eliminated", s, weapon));
            self.lose_weapon(s, weapon);
        } else {
            s.weapon_mut(weapon).broken = true;
            t.all(|| self.weapon_event("weapon-broken", s, weapon));
        }
    }
    /// 1.9.1.2: every Weapon of the attack breaks.
    pub fn jam(&self, s: &mut State, t: &mut Teller) {
        let arms = self.nearest_attack(s).map(|attack| attack.arms);
        for weapon in arms.unwrap_or_default().weapons().iter() {
            if s.weapon(weapon).by.is_some() {
                self.break_weapon(s, weapon, t);
            }
        }
    }
    /// g:11.2a, g:11.2b, g:8.1.1b: whether a unit may carry a Weapon at all: in Great War Commander no Leader, tank or
    /// agent may, and only a Squad a Flamethrower.
    pub fn may_carry(&self, s: &State, weapon: WeaponId, unit: UnitId) -> bool {
        match self.class(s, unit) {
            _ if self.law.all_carry => true,
            Class::Squad => !self.arm(s, weapon).squad_only,
            Class::Team => true,
            _ => false,
        }
    }
    /// Gives a Weapon to a unit that has none.
    pub fn arm_unit(&self, s: &mut State, weapon: WeaponId, unit: UnitId) {
        if let Some(by) = s.weapon(weapon).by {
            s.unit_mut(by).weapon = None;
        }
        let w = s.weapon_mut(weapon);
        (w.by, w.lost) = (Some(unit), false);
        s.unit_mut(unit).weapon = Some(weapon);
    }

    /// 3.2.1: a unit is told to break: a procedure, since Light Wounds may come between (A36).
    pub fn breaks(units: Units) -> Frame {
        Frame::Break(Breaking {
            left: units,
            asked: None,
        })
    }
    /// 3.2.1, 3.2.4, A36a: one unit after the other.
    pub fn step_break(&self, s: &mut State, breaking: &mut Breaking, t: &mut Teller) -> Flow {
        breaking.left &= s.everybody();
        let Some(unit) = breaking.left.first() else {
            return Flow::Done;
        };
        if breaking.asked != Some(unit) && self.class(s, unit) == Class::Squad {
            breaking.asked = Some(unit);
            let seat = s.unit(unit).seat;
            if self.is_open(s, Moment::WouldBreak, seat) {
                return self.open_window(s, Moment::WouldBreak, seat);
            }
        }
        breaking.left.remove(unit);
        let fresh = !s.unit(unit).broken;
        self.break_unit(s, unit, t);
        // g:A53
        if fresh {
            return self.spared(s, breaking, unit);
        }
        Flow::Next
    }
    /// 3.2.1, 3.2.4: it is flipped, or eliminated.
    fn break_unit(&self, s: &mut State, unit: UnitId, t: &mut Teller) {
        // O21.2b: a group stops if one of it breaks.
        if let Some(going) = self.moving_mut(s)
            && going.group.has(unit)
            && going.group.len() > 1
        {
            going.struck = true;
        }
        if s.unit(unit).broken {
            self.eliminate(s, unit, t);
            self.recount(s, t);
        } else {
            s.unit_mut(unit).broken = true;
            t.all(|| self.unit_event("broken", s, unit));
        }
    }
    /// 13.1: a unit is Suppressed.
    pub fn suppress(&self, s: &mut State, unit: UnitId, t: &mut Teller) {
        if !s.unit(unit).suppressed {
            s.unit_mut(unit).suppressed = true;
            t.all(|| self.unit_event("suppressed", s, unit));
        }
    }
    /// 3.2.5: a unit rallies.
    pub fn rally(&self, s: &mut State, unit: UnitId, t: &mut Teller) {
        s.unit_mut(unit).broken = false;
        t.all(|| self.unit_event("rallied", s, unit));
    }

    /// A36b, E52.1: the kind of Team of a side's quality; in Great War Commander each nation has one
    /// (g:gloss.silhouettes).
    pub fn team_kind(&self, seat: Seat) -> u8 {
        let side = self.side(seat);
        let team = |kind: &UnitKind| kind.nation == side.nation && kind.class == Class::Team;
        match self.edition {
            Edition::Europe => self
                .kind_named(side.nation, side.quality.team())
                .expect("looked for when the book was opened"),
            Edition::GreatWar => self.kinds.iter().position(team).unwrap_or_default() as u8,
        }
    }
    /// The kind of unit of that word.
    pub fn kind_named(&self, nation: crate::kinds::Nation, word: &str) -> Option<u8> {
        let found = self
            .kinds
            .iter()
            .position(|kind| kind.nation == nation && kind.word == word);
        found.map(|kind| kind as u8)
    }
    /// The kind of Weapon of that word.
    pub fn arm_named(&self, nation: crate::kinds::Nation, word: &str) -> Option<u8> {
        let found = self
            .arms
            .iter()
            .position(|arm| arm.nation == nation && arm.word == word);
        found.map(|arm| arm as u8)
    }
    /// A slot for a new unit: one that was never used, else one that left no trace.
    pub fn birth(&self, s: &mut State, seat: Seat, kind: u8) -> Option<UnitId> {
        let unit = crate::state::Unit {
            kind,
            seat,
            ..crate::state::Unit::default()
        };
        if s.units.len() < crate::state::MOST_UNITS {
            return Some(self.enlist(s, unit));
        }
        let free = s
            .units
            .iter()
            .position(|unit| unit.place == Place::Away && unit.weapon.is_none())?;
        s.units[free] = unit;
        let free = UnitId::new(free as u8);
        s.activated.remove(free);
        self.mark_class(s, free);
        Some(free)
    }
    /// Adds a unit; its slot.
    pub fn enlist(&self, s: &mut State, unit: crate::state::Unit) -> UnitId {
        let slot = UnitId::new(s.units.len() as u8);
        s.units.push(unit);
        self.mark_class(s, slot);
        slot
    }
    /// The slot is that of a Leader, of a tank, or of neither.
    fn mark_class(&self, s: &mut State, unit: UnitId) {
        let class = self.class(s, unit);
        s.leaders.remove(unit);
        s.tanks.remove(unit);
        s.exited.remove(unit);
        if class == Class::Leader {
            s.leaders.insert(unit);
        }
        if class.is_tank() {
            s.tanks.insert(unit);
        }
    }
    /// A new Weapon, carried by a unit.
    pub fn forge(&self, s: &mut State, seat: Seat, kind: u8, by: UnitId) {
        let weapon = crate::state::Weapon {
            kind,
            seat,
            by: Some(by),
            ..crate::state::Weapon::default()
        };
        if self.arms_room(s) > 0 {
            s.unit_mut(by).weapon = Some(WeaponId::new(s.weapons.len() as u8));
            s.weapons.push(weapon);
        }
    }
    /// 8.2a: figures of a side in a hex.
    pub fn figures(&self, s: &State, seat: Seat, hex: HexId) -> u8 {
        let here = s.of_side(seat, hex).iter();
        here.map(|unit| self.class(s, unit).figures()).sum()
    }
    /// gloss.friendly, gloss.enemy: hexes a side's units stand in, and empty objectives it controls.
    pub fn friendly(&self, s: &State, seat: Seat) -> HexSet256 {
        let own: HexSet256 = s.on_map[seat].iter().map(|unit| s.hex(unit)).collect();
        let theirs: HexSet256 = s.on_map[foe(seat)].iter().map(|unit| s.hex(unit)).collect();
        let mut held = HexSet256::EMPTY;
        for (hexes, &by) in self.objectives.iter().zip(&s.control) {
            if by == seat.0 {
                held |= *hexes;
            }
        }
        own | (held - theirs)
    }
    /// 7.2.1a: what exiting gives.
    pub fn exit_worth(&self, s: &State, unit: UnitId) -> i16 {
        let worth = self.unit_worth(s, unit);
        // g:O27.2.1: the point of an agent, and no more.
        if self.is_agent(s, unit) {
            return worth;
        }
        if !self.side(s.unit(unit).seat).exits {
            return 0;
        }
        // g:7.3.2b, g:E70.1a: one point more, but for a Hero.
        let plus = i16::from(!self.is_hero(s, unit) && self.has_open(s, Chit::ExitPlus));
        if self.has_open(s, Chit::ExitDoubled) {
            2 * worth
        } else {
            worth + plus
        }
    }
}
