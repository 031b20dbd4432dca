//! Setting up, and whatever else is placed on the map.

use crate::eye::{Eye, yes};
use commander::{Class, Fort, NEVER, Posture, Setting, UnitId, WeaponId, What, foe};
use hex::HexId;
use table::Seat;

impl Eye<'_> {
    /// What is placed at set-up, in a hex.
    pub fn settle(&self, hex: HexId) -> f64 {
        match self.book.setting_up(self.s) {
            Some((seat, Setting::Unit(unit))) => self.post(seat, unit, hex),
            Some((seat, Setting::Fort(fort))) => self.fort(seat, fort, hex),
            _ => 0.0,
        }
    }
    /// What it is worth to begin with a unit in a hex.
    fn post(&self, seat: Seat, unit: UnitId, hex: HexId) -> f64 {
        let (book, s) = (self.book, self.s);
        let cover = f64::from(self.cover(hex));
        let leader = book.class(s, unit) == Class::Leader;
        let figures = f64::from(book.figures(s, seat, hex));
        let full = figures + f64::from(book.class(s, unit).figures()) > 7.0;
        let crowd = if leader { 0.0 } else { 2.2 * figures } + 200.0 * yes(full);
        let danger = 0.25 * self.danger(unit, hex, false);
        let shot = 0.25 * self.shot_at_start(unit, hex);
        let led = self.leadership(seat, unit, hex);
        if book.class(s, unit) == Class::Agent {
            return 4.0 * self.errand(unit, hex) + cover - danger;
        }
        let posture = book.side(seat).posture;
        let want = if posture == Posture::Defender {
            self.watch(seat, hex)
        } else {
            self.advance_post(seat, hex)
        };
        let view = if posture == Posture::Defender && !leader {
            self.view(seat, hex)
        } else {
            0.0
        };
        want + 2.5 * cover.min(4.0) + led + shot + view - crowd - danger
    }
    /// How much of the ground before it a hex overlooks.
    fn view(&self, seat: Seat, hex: HexId) -> f64 {
        let book = self.book;
        let edge = book.side(foe(seat)).edge;
        let here = book.to_edge(hex, edge);
        let ahead = book.map.grid().ids().filter(|&to| {
            let far = book.distance(hex, to);
            (2..=6).contains(&far) && book.to_edge(to, edge) < here
        });
        let seen = ahead.filter(|&to| self.sight(hex, to).is_some_and(|hindrance| hindrance < 3));
        0.12 * seen.count() as f64
    }
    fn shot_at_start(&self, unit: UnitId, hex: HexId) -> f64 {
        // Before it stands on the map a unit has no guns in the list.
        let (book, s) = (self.book, self.s);
        let seat = s.unit(unit).seat;
        let face = book.face(s, unit);
        let weapon = s.carried(unit).map(|weapon| book.arm(s, weapon));
        let mut best: f64 = 0.0;
        for stack in self.stacks(foe(seat)) {
            let far = book.distance(hex, stack.hex);
            let Some(hindrance) = self.sight(hex, stack.hex) else {
                continue;
            };
            let mut fp = if far <= face.range { face.fp } else { 0 };
            if let Some(arm) = weapon.filter(|arm| (arm.range[0]..=arm.range[1]).contains(&far)) {
                fp = fp.max(arm.fp);
            }
            best = best.max(self.salvo(i32::from(fp) - i32::from(hindrance), foe(seat), stack.hex));
        }
        best
    }
    /// Men near a Leader, Leaders apart from each other.
    fn leadership(&self, seat: Seat, unit: UnitId, hex: HexId) -> f64 {
        let (book, s) = (self.book, self.s);
        let leaders = s.on_map[seat]
            .iter()
            .filter(|&other| book.is_leader(s, other));
        if book.class(s, unit) == Class::Leader {
            let apart = leaders.map(|other| book.distance(hex, s.hex(other))).min();
            return 2.0 * f64::from(apart.unwrap_or(4).min(4));
        }
        let mut best: f64 = 0.0;
        for leader in leaders {
            let away = book.distance(hex, s.hex(leader));
            if away <= book.command(s, leader) {
                let led = book.radius(s, leader).len() as f64;
                best = best.max((8.0 - 1.2 * led).max(1.0) + 2.0 * yes(away == 0));
            }
        }
        best
    }
    /// What it is worth to a Defender to stand in a hex: on objectives, and before them.
    fn watch(&self, seat: Seat, hex: HexId) -> f64 {
        let (book, s) = (self.book, self.s);
        let mut best: f64 = 0.0;
        for n in 0..5 {
            let goal = self.goal(n, seat).min(150.0);
            let far = self.to_objective(hex, n);
            if far == NEVER || goal == 0.0 {
                continue;
            }
            let friends = book.objectives[n]
                .iter()
                .map(|at| s.of_side(seat, at).len())
                .sum::<u32>();
            let there = match (far, friends) {
                (0, 0) => 1.0,
                (0, _) => 0.35,
                _ => 0.5 * 0.8f64.powi(far.into()),
            };
            let own = if s.control[n] == seat.0 { 1.0 } else { 0.5 };
            best = best.max(own * there * (8.0 + 0.35 * goal));
        }
        best
    }
    /// What it is worth to an Attacker: near to what he wants.
    fn advance_post(&self, seat: Seat, hex: HexId) -> f64 {
        let book = self.book;
        let mut sum = 0.0;
        for n in 0..5 {
            let far = self.to_objective(hex, n);
            if far != NEVER && self.s.control[n] != seat.0 {
                sum += self.goal(n, seat).min(120.0) * 0.88f64.powi(far.into());
            }
        }
        let edge = book.side(foe(seat)).edge;
        0.35 * sum - 0.8 * f64::from(book.to_edge(hex, edge))
    }
    /// A Fortification: shelter where men stand, obstacles where the enemy comes.
    fn fort(&self, seat: Seat, fort: Fort, hex: HexId) -> f64 {
        let (book, s) = (self.book, self.s);
        let own = s.of_side(seat, hex);
        if let Some([cover, _]) = fort.cover() {
            let better = (i32::from(cover) - self.cover(hex)).max(0);
            let men: f64 = own.iter().map(|unit| self.unit(unit)).sum();
            let goal = (0..5).filter(|&n| book.objectives[n].contains(hex)).count();
            return f64::from(better) * (men.min(90.0) / 10.0 + 3.0 * goal as f64);
        }
        if !own.is_empty() {
            return -20.0;
        }
        // Between the enemy's edge and our men, best where they can see it.
        let edge = book.side(foe(seat)).edge;
        let mut sum = 0.0;
        for stack in self.stacks(seat) {
            let ahead = book.to_edge(stack.hex, edge) > book.to_edge(hex, edge);
            let far = book.distance(stack.hex, hex);
            if ahead && far <= 3 && self.sight(stack.hex, hex).is_some() {
                sum += f64::from(4 - far);
            }
        }
        let goal = (0..5)
            .map(|n| self.to_objective(hex, n))
            .min()
            .unwrap_or(NEVER);
        let open = f64::from(3 - self.cover(hex).min(3));
        let mined = if fort == Fort::Mines { 0.0 } else { open };
        sum + 6.0 * 0.8f64.powi(goal.min(30).into()) + mined
    }
    /// Who is given a Weapon.
    pub fn armed(&self, unit: UnitId) -> f64 {
        let (book, s) = (self.book, self.s);
        let Some((seat, Setting::Weapon(weapon))) = book.setting_up(s) else {
            return 0.0;
        };
        let arm = book.arm(s, weapon);
        let long = arm.range[1] > 4;
        let edge = book.to_edge(s.hex(unit), book.side(foe(seat)).edge);
        let lead = f64::from(book.commands(s, seat, s.hex(unit)));
        let front = if long { 0.0 } else { -0.4 * f64::from(edge) };
        let slow = if arm.movement < 0 && book.side(seat).posture == Posture::Attacker {
            1.0
        } else {
            0.0
        };
        let team = yes(book.class(s, unit) == Class::Team);
        2.0 * self.bearer(unit) + lead + front + slow * team + 0.1 * self.view(seat, s.hex(unit))
    }
    /// Something placed in play.
    pub fn put(&self, what: What, seat: Seat, hex: HexId) -> f64 {
        match what {
            What::Unit(unit) => {
                let crowd = self.crowd(unit, hex);
                let cover = 2.0 * f64::from(self.cover(hex));
                cover + self.advance_post(seat, hex) - 0.5 * self.danger(unit, hex, false) - crowd
            }
            What::Fort(Fort::Foxholes) => self.dug(seat, hex),
            What::Fort(fort) => self.fort(seat, fort, hex),
            What::Nothing | What::Phone(_) => -1.0,
            What::Smoke | What::Gas => {
                let own = self.s.of_side(seat, hex);
                let each = own.iter().map(|unit| self.danger(unit, hex, true));
                0.3 * each.sum::<f64>()
            }
        }
    }
    /// A Weapon that breaks, or that is found.
    pub fn weapon(&self, weapon: WeaponId) -> f64 {
        self.book.arm(self.s, weapon).fp.into()
    }
}
