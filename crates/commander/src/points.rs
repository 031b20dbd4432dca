//! Points, losses and objectives (3.2, 4, 7, 11.4).

use crate::book::{Book, Chit};
use crate::frame::{Arms, Breaking, Flow, Frame, Moment};
use crate::kinds::{Class, NOBODY, Quality};
use crate::state::{Place, State, foe};
use hex::{HexId, HexSet256};
use table::{Chance, Seat, Set64, Set128, Teller, Text};

/// 7.1b: what a unit is worth.
fn worth(class: Class, command: i8, hero: bool) -> i16 {
    match class {
        _ if hero => 0,
        Class::Squad => 2,
        Class::Team => 1,
        Class::Leader => 1 + i16::from(command),
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
            Text::new("cce-points")
                .text("side", self.side_text(seat))
                .num("n", points)
                .name("rule", rule)
        });
    }
    /// 7.1b: what a unit is worth, by its printed Command.
    pub fn unit_worth(&self, s: &State, unit: u8) -> i16 {
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
        t.all(|| Text::new("cce-chit-open").text("chit", self.chit_text(chit)));
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
                    Text::new("cce-chit-secret").text("chit", self.chit_text(chit))
                });
                t.tell(table::Audience::Except(seat), || {
                    Text::new("cce-chit-hidden").text("side", self.side_text(seat))
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
        for objective in 0..5u8 {
            let hexes = self.objectives[usize::from(objective)];
            let there = held.map(|own| own.meets(hexes));
            let alone = match there {
                [true, false] => Seat(0),
                [false, true] => Seat(1),
                _ => continue,
            };
            let before = s.control[usize::from(objective)];
            if before == alone.0 {
                continue;
            }
            s.control[usize::from(objective)] = alone.0;
            t.all(|| {
                Text::new("cce-control")
                    .text("side", self.side_text(alone))
                    .num("n", objective + 1)
            });
            // 7.3.3d: first from the one, then to the other.
            let worth = self.objective_worth(s, objective);
            let swing = if before == NOBODY { worth } else { 2 * worth };
            self.score(s, alone, swing, "7.3.3d", t);
        }
        for (seat, other) in [(0, 1), (1, 0)] {
            for hex in held[seat].iter() {
                let fort = s.marks(hex).fort();
                if fort.is_some_and(|fort| fort.holds_ties()) && !held[other].contains(hex) {
                    s.marks_mut(hex).set_alone(Seat(seat as u8));
                }
            }
        }
    }
}

/// Losses.
impl Book {
    /// 3.2.4, 4.2b, 4.2c, 7.1a: a unit is eliminated, and its Weapon with it (11.3c).
    pub fn eliminate(&self, s: &mut State, unit: u8, t: &mut Teller) {
        let seat = s.unit(unit).seat;
        t.all(|| self.unit_event("cce-eliminated", s, unit));
        if let Some(weapon) = s.carried(unit) {
            self.lose_weapon(s, weapon);
        }
        let worth = self.unit_worth(s, unit);
        let doubled = self.has_open(s, Chit::EliminationDoubled);
        let hero = self.is_hero(s, unit);
        self.strip(s, unit);
        // E58.1a: a Hero goes back to the box.
        s.lift(unit, if hero { Place::Away } else { Place::Casualty });
        let points = if doubled { 2 * worth } else { worth };
        self.score(s, foe(seat), points, "7.1a", t);
        let fallen = self.fallen(s, seat);
        if !hero && fallen >= s.surrender[seat] {
            s.surrendered[seat] = true;
        }
    }
    /// 4.2b: how many units lie on a player's row of the Casualty Track.
    pub fn fallen(&self, s: &State, seat: Seat) -> u8 {
        let lies = |unit: &&crate::state::Unit| unit.seat == seat && unit.place == Place::Casualty;
        s.units.iter().filter(lies).count() as u8
    }
    /// A unit that leaves the map loses its markers and shows its good side again (7.2.1b, 13.3a, E44.1b).
    pub fn strip(&self, s: &mut State, unit: u8) {
        s.activated.remove(unit);
        let u = s.unit_mut(unit);
        (u.broken, u.suppressed, u.veteran) = (false, false, false);
    }
    /// 4.2b, 11.4a: a Weapon goes to the Weapons box, unbroken (7.2.2).
    pub fn lose_weapon(&self, s: &mut State, weapon: u8) {
        let by = s.weapon(weapon).by;
        if by != NOBODY {
            s.unit_mut(by).weapon = NOBODY;
        }
        let w = s.weapon_mut(weapon);
        (w.by, w.broken, w.lost) = (NOBODY, false, true);
    }
    /// 11.4a: a Weapon breaks; broken, it is eliminated.
    pub fn break_weapon(&self, s: &mut State, weapon: u8, t: &mut Teller) {
        if s.weapon(weapon).broken {
            t.all(|| self.weapon_event("cce-weapon-eliminated", s, weapon));
            self.lose_weapon(s, weapon);
        } else {
            s.weapon_mut(weapon).broken = true;
            t.all(|| self.weapon_event("cce-weapon-broken", s, weapon));
        }
    }
    /// 1.9.1.2: every Weapon of the attack breaks.
    pub fn jam(&self, s: &mut State, t: &mut Teller) {
        let arms: Arms = self.nearest_attack(s).map_or(0, |attack| attack.arms);
        for weapon in Set64(arms.into()).iter() {
            if s.weapon(weapon).by != NOBODY {
                self.break_weapon(s, weapon, t);
            }
        }
    }
    /// Gives a Weapon to a unit that has none.
    pub fn arm_unit(&self, s: &mut State, weapon: u8, unit: u8) {
        let by = s.weapon(weapon).by;
        if by != NOBODY {
            s.unit_mut(by).weapon = NOBODY;
        }
        let w = s.weapon_mut(weapon);
        (w.by, w.lost) = (unit, false);
        s.unit_mut(unit).weapon = weapon;
    }

    /// 3.2.1: a unit is told to break: a procedure, since Light Wounds may come between (A36).
    pub fn breaks(units: Set64) -> Frame {
        Frame::Break(Breaking {
            left: units,
            asked: NOBODY,
        })
    }
    /// 3.2.1, 3.2.4, A36a: one unit after the other.
    pub fn step_break(&self, s: &mut State, breaking: &mut Breaking, t: &mut Teller) -> Flow {
        breaking.left &= s.everybody();
        let Some(unit) = breaking.left.first() else {
            return Flow::Done;
        };
        if breaking.asked != unit && self.class(s, unit) == Class::Squad {
            breaking.asked = unit;
            let seat = s.unit(unit).seat;
            if self.is_open(s, Moment::WouldBreak, seat) {
                return self.open_window(s, Moment::WouldBreak, seat);
            }
        }
        breaking.left.remove(unit);
        self.break_unit(s, unit, t);
        Flow::Next
    }
    /// 3.2.1, 3.2.4: it is flipped, or eliminated.
    fn break_unit(&self, s: &mut State, unit: u8, t: &mut Teller) {
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
            t.all(|| self.unit_event("cce-broken", s, unit));
        }
    }
    /// 13.1: a unit is Suppressed.
    pub fn suppress(&self, s: &mut State, unit: u8, t: &mut Teller) {
        if !s.unit(unit).suppressed {
            s.unit_mut(unit).suppressed = true;
            t.all(|| self.unit_event("cce-suppressed", s, unit));
        }
    }
    /// 3.2.5: a unit rallies.
    pub fn rally(&self, s: &mut State, unit: u8, t: &mut Teller) {
        s.unit_mut(unit).broken = false;
        t.all(|| self.unit_event("cce-rallied", s, unit));
    }

    /// A36b, E52.1: the kind of Team of a side's quality.
    pub fn team_kind(&self, seat: Seat) -> u8 {
        let side = self.side(seat);
        let word = match side.quality {
            Quality::Elite => "elite-team",
            Quality::Line => "line-team",
            Quality::Green => "green-team",
        };
        self.kind_named(side.nation, word)
            .expect("every nation has Teams of every quality")
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
    pub fn birth(&self, s: &mut State, seat: Seat, kind: u8) -> Option<u8> {
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
            .position(|unit| unit.place == Place::Away && unit.weapon == NOBODY)?;
        s.units[free] = unit;
        s.activated.remove(free as u8);
        self.mark_leader(s, free as u8);
        Some(free as u8)
    }
    /// Adds a unit; its slot.
    pub fn enlist(&self, s: &mut State, unit: crate::state::Unit) -> u8 {
        s.units.push(unit);
        let slot = s.units.len() as u8 - 1;
        self.mark_leader(s, slot);
        slot
    }
    fn mark_leader(&self, s: &mut State, unit: u8) {
        if self.class(s, unit) == Class::Leader {
            s.leaders.insert(unit);
        } else {
            s.leaders.remove(unit);
        }
    }
    /// A new Weapon, carried by a unit.
    pub fn forge(&self, s: &mut State, seat: Seat, kind: u8, by: u8) {
        let weapon = crate::state::Weapon {
            kind,
            seat,
            by,
            ..crate::state::Weapon::default()
        };
        if s.weapons.len() < crate::state::MOST_WEAPONS {
            s.weapons.push(weapon);
            s.unit_mut(by).weapon = s.weapons.len() as u8 - 1;
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
    pub fn exit_worth(&self, s: &State, unit: u8) -> i16 {
        let worth = self.unit_worth(s, unit);
        if !self.side(s.unit(unit).seat).exits {
            return 0;
        }
        if self.has_open(s, Chit::ExitDoubled) {
            2 * worth
        } else {
            worth
        }
    }
}
