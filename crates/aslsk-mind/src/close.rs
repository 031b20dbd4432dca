//! The Advance Phase and Close Combat: into better ground, at the enemy where the odds are good, and there all at once at what
//! is worth it.

use crate::eye::Eye;
use crate::odds::{at_most, exactly};
use crate::rank::NEVER;
use aslsk::{Action, Assault, CarMarks, Close, Marks, OFFBOARD, Piece, Pieces, foe};
use hex::HexId;
use table::Seat;

/// Close Combat has to promise so much.
const DARE: f64 = 1.0;

impl Eye<'_> {
    /// An opinion on each answer of the APh.
    pub fn advancing(&self, actions: &[Action], out: &mut Vec<f64>) {
        out.extend(actions.iter().map(|&action| match action {
            Action::Advance(unit, to) => self.advance(unit, to),
            Action::Give(arm, to) => self.handing(arm, to),
            Action::Hatch(car) => self.hatch(car),
            Action::Abandon(_) => NEVER,
            _ => 0.0,
        }));
    }

    fn advance(&self, unit: Piece, to: HexId) -> f64 {
        let s = self.s;
        if s.hex(unit) == OFFBOARD {
            return 60.0 + self.stand(unit, to) * 0.1;
        }
        let enemies = s.of_in(foe(s.active), to);
        if enemies.is_empty() {
            let tired = if s.is(unit, Marks::CX) { 0.5 } else { 0.0 };
            return self.stand(unit, to) - self.stand(unit, s.hex(unit)) - 0.3 - tired;
        }
        let ground = 0.5 * self.manner.pull * (self.pull(unit, to) - self.pull(unit, s.hex(unit)));
        let own = s.men_in(s.active, to);
        let gain = match own.is_empty() {
            true => {
                let all = self.stormers(to) | Pieces::one(unit);
                let all = self.fitting(all, unit, to);
                (self.storm(all, enemies) - DARE) / f64::from(all.len())
            }
            false => {
                let more = own | Pieces::one(unit);
                self.storm(more, enemies) - self.storm(own, enemies) - 0.3
            }
        };
        gain + ground
    }

    /// Those who could advance into a hex.
    fn stormers(&self, to: HexId) -> Pieces {
        let (book, s) = (self.book, self.s);
        s.there[s.active].men().only(|man| {
            let near = book.ground.distance(s.hex(man), to) == 1;
            let free = !s.is(man, Marks::ADVANCED.and(Marks::SPENT).and(Marks::CX));
            near && free && book.is_fit(s, man) && book.gun_of(s, man).is_none()
        })
    }

    /// As many of them as find room, this one among them.
    fn fitting(&self, all: Pieces, first: Piece, to: HexId) -> Pieces {
        let (book, s) = (self.book, self.s);
        let mut chosen = Pieces::one(first);
        for man in all.iter() {
            let more = chosen | Pieces::one(man);
            if book.has_room(s, s.active, to, more) {
                chosen = more;
            }
        }
        chosen
    }

    /// What a Close Combat comes to for those who come.
    fn storm(&self, own: Pieces, enemies: Pieces) -> f64 {
        let men = self.blow(own.men(), enemies.men()) - self.blow(enemies.men(), own.men());
        let cars: f64 = { enemies.cars().iter() }
            .map(|car| self.against_car(own.men(), car))
            .sum();
        men + cars
    }

    /// What one attack of all of these on all of those comes to.
    fn blow(&self, by: Pieces, at: Pieces) -> f64 {
        let (book, s) = (self.book, self.s);
        let able = by.only(|man| !s.is(man, Marks::BROKEN));
        let strength = |of: Pieces| of.iter().map(|man| u32::from(book.melee_fp(s, man))).sum();
        let (attack, defence): (u32, u32) = (strength(able), strength(at));
        if attack == 0 || at.is_empty() {
            return 0.0;
        }
        let kill = i32::from(book.tables.kill_number(attack, defence));
        let leaders = able.only(|man| book.is_leader(s, man));
        let best = leaders
            .iter()
            .map(|leader| book.leadership(s, leader))
            .min();
        let any = |of: Pieces, marks| i32::from(of.iter().any(|man| s.is(man, marks)));
        let drm = best.unwrap_or(0).min(0) + any(able, Marks::CX)
            - any(at, Marks::CX)
            - 2 * any(at, Marks::BROKEN);
        let all: f64 = at.iter().map(|man| self.burden(man)).sum();
        let one = all / f64::from(at.len());
        at_most(kill - 1 - drm) * all + 0.55 * exactly(kill - drm) * one
    }

    /// What an attack of infantry on a vehicle comes to, with what that does to them.
    fn against_car(&self, by: Pieces, car: Piece) -> f64 {
        let (book, s) = (self.book, self.s);
        let best = by.iter().max_by_key(|&man| book.ccv(s, man));
        let Some(best) = best else {
            return 0.0;
        };
        let ccv = book.ccv(s, best);
        let drm = 2 * i32::from(s.has(car, CarMarks::MOTION))
            - i32::from(s.has(car, CarMarks::IMMOBILE.and(CarMarks::BOG)));
        let tries = f64::from(by.len().min(3));
        let each = at_most(ccv - 1 - drm) + 0.5 * exactly(ccv - drm);
        let kills = 1.0 - (1.0 - each).powf(tries);
        let fires = if book.is_able(s, car) { 0.2 } else { 0.0 };
        kills * self.stake(car) - fires * self.burden(best) - 1.0
    }

    /// Who attacks whom: all together, those for whom it comes to most.
    pub fn blows(&self, close: &Close, actions: &[Action], out: &mut Vec<f64>) {
        let s = self.s;
        let open = |marks| move |man: Piece| !s.is(man, marks);
        let all = s.men_in(Seat(0), close.hex) | s.men_in(Seat(1), close.hex);
        let Some(seat) = self.striker(close, actions) else {
            return out.resize(actions.len(), 0.0);
        };
        let own = all.only(|man| s.man(man).seat == seat);
        let own = own.only(open(Marks::FOUGHT.and(Marks::BROKEN)));
        let theirs = all.only(|man| s.man(man).seat != seat);
        let theirs = theirs.only(open(Marks::ATTACKED));
        let by = own | close.by;
        let (aim, _) = self.choice(by, theirs);
        let waits = actions.iter().any(|action| match action {
            Action::Add(_) => true,
            Action::Against(unit) => aim.has(*unit),
            _ => false,
        });
        out.extend(actions.iter().map(|&action| match action {
            Action::Attack(unit) => 3.0 + 0.01 * self.stake(unit),
            Action::Add(_) => 4.0,
            Action::Against(unit) if aim.has(unit) => 3.0,
            Action::Against(_) if close.at.is_empty() && !waits => 1.0,
            Action::Against(_) | Action::Everyone => -3.0,
            _ => 0.0,
        }));
    }

    /// Whose attack is declared.
    fn striker(&self, close: &Close, actions: &[Action]) -> Option<Seat> {
        let s = self.s;
        let named = actions.iter().find_map(|action| match action {
            Action::Attack(unit) | Action::Add(unit) => Some(s.man(*unit).seat),
            Action::Against(unit) => Some(foe(s.man(*unit).seat)),
            _ => None,
        });
        named.or_else(|| close.by.first().map(|unit| s.man(unit).seat))
    }

    /// Whom it is best to attack with all of these.
    fn choice(&self, by: Pieces, theirs: Pieces) -> (Pieces, f64) {
        let each: Vec<Piece> = theirs.iter().take(6).collect();
        let mut best = (Pieces::EMPTY, f64::MIN);
        for bits in 1u32..1 << each.len() {
            let at: Pieces = { each.iter().enumerate() }
                .filter(|(n, _)| bits >> n & 1 == 1)
                .map(|(_, &unit)| unit)
                .collect();
            let worth = self.blow(by, at);
            if worth > best.1 {
                best = (at, worth);
            }
        }
        best
    }

    /// Close Combat with vehicles: who can attack does, men at vehicles, vehicles at men.
    pub fn assaults(&self, assault: &Assault, actions: &[Action], out: &mut Vec<f64>) {
        let s = self.s;
        let wanted = |unit: Piece| match unit.is_car() {
            true => 3.0 + 0.02 * self.stake(unit),
            false => 2.0 + 0.05 * self.stake(unit),
        };
        let aimed = !assault.at.is_empty();
        out.extend(actions.iter().map(|&action| match action {
            Action::Attack(unit) => 2.0 + 0.01 * self.stake(unit),
            // One leader helps.
            Action::Add(unit) if self.book.is_leader(s, unit) && !aimed => 1.0,
            Action::Add(_) => -1.0,
            Action::Weapons(_, bits) => 2.0 + f64::from(bits.count_ones()),
            Action::Defend(_) => 2.5,
            Action::Against(unit) if !aimed => wanted(unit),
            Action::Against(unit) if assault.weapons != 0 => 0.2 + 0.001 * self.stake(unit),
            Action::Against(_) => -1.0,
            _ => 0.0,
        }));
    }
}
