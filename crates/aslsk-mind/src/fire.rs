//! Fire on the Infantry Fire Table: what an attack comes to, who joins it, and when to hold it back.

use crate::eye::{Eye, When};
use crate::odds::at_most;
use aslsk::tables::Tables;
use aslsk::{Action, Fire, Form, Marks, Mode, Piece, Pieces, Sort, foe};
use hex::HexId;
use table::Sum;

/// An attack that comes to less than this is not worth the dice.
const LEAST: f64 = 0.12;

impl Eye<'_> {
    /// What an attack comes to: what the enemy loses on average, less what may break.
    pub fn volley(&self, fire: &Fire) -> f64 {
        let (book, s) = (self.book, self.s);
        let (_, total) = book.total_fp(s, fire, &mut Sum::quiet());
        let Some(column) = Tables::column_of(total) else {
            return 0.0;
        };
        let targets = book.targets(s, fire.seat, fire.at, fire.mode);
        let steady = book.direction(s, fire).is_some();
        let crowd = targets.len();
        let mut sum = 0.0;
        for target in targets.iter() {
            let drm = book.drm(s, fire, target, false).total();
            let harm = |column: u8| self.harm(target, column, drm, crowd);
            // Cowering.
            let harm = match steady {
                true => harm(column),
                false => 0.83 * harm(column) + 0.17 * column.checked_sub(1).map_or(0.0, harm),
            };
            sum += match s.owner(target) == fire.seat {
                true => -harm,
                false => harm,
            };
        }
        sum - self.wear(fire)
    }

    /// What a target loses on average on a column with so much added.
    pub fn harm(&self, target: Piece, column: u8, drm: i32, crowd: u32) -> f64 {
        let (book, s) = (self.book, self.s);
        if target.is_car() {
            // The crew of a CE vehicle: it is Stunned or buttons up.
            return 0.25 * self.stake(target) * self.atlas.losses.of(column, drm, 8, false, 1);
        }
        let broken = s.is(target, Marks::BROKEN);
        let help = self.best_lead(s.man(target).seat, s.hex(target), target);
        let morale = book.morale(s, target) - help.min(0);
        let loss = self.atlas.losses.of(column, drm, morale, broken, crowd);
        // Who is broken and calm is frightened again.
        let calm = broken && !s.is(target, Marks::DM);
        let again = if calm { 0.1 * loss.min(1.0) } else { 0.0 };
        self.burden(target) * (loss + again)
    }

    /// What may break of the weapons that fire.
    fn wear(&self, fire: &Fire) -> f64 {
        let (book, s) = (self.book, self.s);
        let each = fire.by.arms().iter().map(|arm| {
            let weapon = book.weapon(s, arm);
            let late = !matches!(book.may_fire(s, arm, fire.at, fire.mode), Ok(Form::Full));
            let number = i32::from(weapon.b) - if late { 2 } else { 0 };
            let part = if late || weapon.removed { 1.0 } else { 0.6 };
            (1.0 - at_most(number - 1)) * part * self.stake(arm)
        });
        each.sum()
    }

    /// Whether somebody begins an attack: with all of his hex who gain by it, and who leads them best.
    pub fn opening(&self, by: Piece, at: HexId, mode: Mode) -> f64 {
        let (book, s) = (self.book, self.s);
        let Some(gunner) = book.gunner(s, by) else {
            return -1.0;
        };
        let seat = s.man(gunner).seat;
        let fire = self.gathered(book.declared(s, by, at, mode, seat), s.hex(gunner));
        let cost: f64 = { fire.by.iter() }
            .map(|by| self.price_of_firing(by, at, mode))
            .sum();
        // Of those who could begin it the strongest.
        let first = f64::from(book.firepower(s, by, &fire)) * 1e-6;
        self.volley(&fire) - cost - LEAST + first
    }

    /// An attack with all of a hex who may join, and its best leader.
    fn gathered(&self, mut fire: Fire, hex: HexId) -> Fire {
        let (book, s) = (self.book, self.s);
        let men = s.men_in(fire.seat, hex);
        for man in men.iter() {
            let arms = s
                .carried(man)
                .filter(|&arm| book.weapon(s, arm).is_mg())
                .collect::<Pieces>();
            for by in arms.iter().chain([man]) {
                if book.may_join(s, &fire, by).is_ok() {
                    book.join(s, &mut fire, by);
                }
            }
        }
        let leaders = men.only(|man| book.is_leader(s, man));
        let able = { leaders.iter() }.filter(|&leader| book.may_direct(s, &fire, leader).is_ok());
        let best = able.min_by_key(|&leader| book.leadership(s, leader));
        if let Some(leader) = best.filter(|&leader| book.leadership(s, leader) <= 0) {
            fire.led.insert(leader);
        }
        fire
    }

    /// What it costs to fire now: what one could do later instead.
    pub fn price_of_firing(&self, by: Piece, at: HexId, mode: Mode) -> f64 {
        let (book, s) = (self.book, self.s);
        let Some(gunner) = book.gunner(s, by) else {
            return 0.0;
        };
        match mode {
            // Who fires in the PFPh does not move.
            Mode::Prep if by == gunner || !self.s.there[foe(s.man(gunner).seat)].has(by) => {
                let moved = self.outing(gunner).max(0.0);
                0.85 * self.manner.stay * moved
                    / if s.carried(gunner).next().is_some() {
                        2.0
                    } else {
                        1.0
                    }
            }
            Mode::Prep | Mode::Advancing | Mode::Final => 0.0,
            Mode::First => match book.may_fire(s, by, at, mode) {
                Ok(Form::Protective) => {
                    let fails = 1.0 - at_most(book.morale(s, gunner));
                    0.3 + 0.55 * fails * self.burden(gunner)
                }
                Ok(Form::Subsequent) => 0.2,
                _ => self.held_back(by, gunner),
            },
        }
    }

    /// What a shot that is held back could do in the DFPh.
    fn held_back(&self, by: Piece, gunner: Piece) -> f64 {
        let barrels = self.barrels(gunner);
        let own: Vec<_> = match by.sort() {
            Sort::Man(_) => barrels.into_iter().take(1).collect(),
            _ => barrels.into_iter().skip(1).collect(),
        };
        0.8 * self.manner.patience
            * self.prospects(self.s.man(gunner).seat, &own, self.s.hex(gunner))
    }

    /// An answer while an attack is declared.
    pub fn grouping(&self, fire: &Fire, action: Action) -> f64 {
        let (book, s) = (self.book, self.s);
        match action {
            Action::Add(by) => {
                let mut more = *fire;
                book.join(s, &mut more, by);
                self.volley(&more) - self.volley(fire) - self.elsewhere(fire, by) - 0.02
            }
            Action::Direct(leader) => {
                let mut more = *fire;
                more.led.insert(leader);
                self.volley(&more) - self.volley(fire) + 0.01
            }
            Action::Everyone => -1.0,
            _ => 0.0,
        }
    }

    /// What somebody could do instead of joining an attack.
    fn elsewhere(&self, fire: &Fire, by: Piece) -> f64 {
        let (book, s) = (self.book, self.s);
        let Some(gunner) = book.gunner(s, by) else {
            return 0.0;
        };
        let hex = s.hex(gunner);
        let here = |other: Piece| book.gunner(s, other).is_some_and(|man| s.hex(man) == hex);
        let joined = fire.by.iter().any(here);
        let price = match fire.mode {
            Mode::First if joined => 0.5 * self.price_of_firing(by, fire.at, fire.mode),
            _ => self.price_of_firing(by, fire.at, fire.mode),
        };
        // Those of one hex fire at one target together or not at all.
        let alone = match joined {
            true => 0.0,
            false => self.volley(&book.declared(s, by, fire.at, fire.mode, fire.seat)),
        };
        price.max(0.9 * alone)
    }

    /// What a moving enemy will still do counts against shots at nobody: whether the hex is worth a look at all.
    pub fn is_in_sight(&self, from: HexId, at: HexId) -> bool {
        self.sight(from, at).is_some()
    }

    /// What the fire of enemies would do to a unit where it is.
    pub fn under_fire(&self, unit: Piece) -> f64 {
        self.danger(unit, self.s.hex(unit), When::Later)
    }
}
