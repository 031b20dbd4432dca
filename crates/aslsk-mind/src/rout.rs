//! The Rout Phase: away from the enemy, into cover, to a leader.

use crate::eye::{Eye, When};
use aslsk::{Action, Piece, Rout, foe};
use hex::HexId;

impl Eye<'_> {
    /// Whether a unit that need not rout does: where it is under fire, or where nobody rallies it.
    pub fn breaking_off(&self, unit: Piece) -> f64 {
        if self.book.must_rout(self.s, unit) {
            return 5.0;
        }
        let here = self.refuge(unit, self.s.hex(unit));
        let near = self
            .book
            .ground
            .next(self.s.hex(unit))
            .into_iter()
            .flatten();
        let best = near
            .map(|hex| self.refuge(unit, hex))
            .fold(f64::MIN, f64::max);
        best - here - 1.0
    }

    /// How good a hex is for a broken unit.
    fn refuge(&self, unit: Piece, at: HexId) -> f64 {
        let (book, s) = (self.book, self.s);
        let seat = s.man(unit).seat;
        let mut worth = if book.ground.plot(at).terrain.is_cover() {
            3.0
        } else {
            0.0
        };
        // A leader who stands there, or not far away.
        let leaders = s.there[seat]
            .men()
            .iter()
            .filter(|&man| man != unit && book.is_leader(s, man) && book.is_good_order(s, man));
        let near = leaders
            .map(|leader| book.ground.distance(at, s.hex(leader)))
            .min();
        worth += match near {
            Some(0) => 5.0,
            Some(far) => 2.0 - 0.4 * f64::from(far.min(6)),
            None => 0.0,
        };
        let enemies = s.there[foe(seat)].iter();
        let enemy = enemies
            .map(|enemy| book.ground.distance(at, s.hex(enemy)))
            .min();
        worth += match enemy {
            Some(far @ 0..=1) => -8.0 + f64::from(far),
            Some(far) => 0.35 * f64::from(far.min(8)),
            None => 2.8,
        };
        worth - 0.8 * self.danger(unit, at, When::Later)
    }

    /// Where a routing unit goes.
    pub fn routing(&self, rout: &Rout, action: Action) -> f64 {
        let (book, s) = (self.book, self.s);
        let from = s.hex(rout.unit);
        let shot_at = |to: HexId, road: bool| {
            let by = book.interdictor(s, rout.unit, to, Some(from), road);
            if by.is_some() { -3.0 } else { 0.0 }
        };
        let ahead = |to: HexId| {
            let on = book.ground.next(to).into_iter().flatten();
            let on = on.filter(|&hex| s.of_in(foe(s.man(rout.unit).seat), hex).is_empty());
            let best = on
                .map(|hex| self.refuge(rout.unit, hex))
                .fold(f64::MIN, f64::max);
            self.refuge(rout.unit, to).max(best - 1.0)
        };
        match action {
            Action::Step(to) => ahead(to) + shot_at(to, false),
            Action::Road(to) => ahead(to) + shot_at(to, true) - 0.1,
            Action::Crawl(to) => ahead(to) - 1.5,
            // He rallies it where it goes, unless others need him here.
            Action::Along(leader) => {
                let with = s.men_in(s.man(leader).seat, from);
                let others = with.only(|man| book.is_mmc(s, man) && book.is_good_order(s, man));
                if others.is_empty() { 20.0 } else { -20.0 }
            }
            Action::Stop => self.refuge(rout.unit, from),
            _ => 0.0,
        }
    }
}
