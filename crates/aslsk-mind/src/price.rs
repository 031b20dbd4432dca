//! What pieces are worth, in points: a First Line squad is about seventeen.

use crate::eye::Eye;
use aslsk::catalog::{Unit, Vehicle, Weapon};
use aslsk::data::{Family, Size};
use aslsk::{ArmMarks, CarMarks, Marks, Piece, Sort};
use table::Seat;

/// A broken unit, and one under DM, is worth so much of itself.
const BROKEN: f64 = 0.45;
const DM: f64 = 0.38;

fn man(unit: &Unit) -> f64 {
    let (fp, morale) = (f64::from(unit.fp), f64::from(unit.morale));
    let firm = 2.0 * (morale - 6.0);
    match unit.size {
        Size::Squad => 4.0 + 2.2 * fp + 0.4 * f64::from(unit.range) + firm,
        Size::HalfSquad => 2.0 + 2.2 * fp + 0.3 * f64::from(unit.range) + 0.5 * firm,
        Size::Crew => 8.0 + 0.5 * firm,
        Size::Leader => 5.0 + firm.max(-1.0) - 4.0 * f64::from(unit.leadership),
    }
}

fn weapon(weapon: &Weapon) -> f64 {
    let calibre = weapon.ordnance.map_or(0.0, |gun| f64::from(gun.calibre));
    match weapon.family {
        Family::Lmg | Family::Mmg | Family::Hmg => {
            f64::from(weapon.fp) * 1.2 + f64::from(weapon.rof) * 1.6
        }
        Family::Ft => 9.0,
        Family::Dc => 4.0,
        Family::Atr => 2.5,
        Family::Baz | Family::Psk | Family::Piat => 6.0,
        Family::LightMortar => 5.0,
        Family::Mtr => 12.0,
        Family::At | Family::Inf | Family::Art | Family::Aa => 10.0 + 0.15 * calibre,
    }
}

fn vehicle(vehicle: &Vehicle) -> f64 {
    let gun = vehicle.main.map_or(4.0, |gun| f64::from(gun.calibre) * 0.2);
    let (front, side) = (vehicle.front, vehicle.side);
    let armour = f64::from(front.hull) + f64::from(front.turret) + 0.5 * f64::from(side.hull);
    let mgs = f64::from(vehicle.bmg) + f64::from(vehicle.cmg) + f64::from(vehicle.aamg);
    14.0 + gun + 0.6 * armour + 0.8 * mgs
}

impl Eye<'_> {
    /// What a piece is worth when nothing is wrong with it.
    pub fn price(&self, piece: Piece) -> f64 {
        let (book, s) = (self.book, self.s);
        match piece.sort() {
            Sort::Man(_) => man(book.unit(s, piece)),
            Sort::Arm(_) => weapon(book.weapon(s, piece)),
            Sort::Car(_) => vehicle(book.vehicle(s, piece)),
        }
    }
    /// What it is worth as it is; of a unit without what it carries.
    pub fn stake(&self, piece: Piece) -> f64 {
        let s = self.s;
        let part = match piece.sort() {
            Sort::Man(_) => {
                let marks = s.man(piece).marks;
                let hurt = if marks.any(Marks::WOUNDED) { 0.6 } else { 1.0 };
                hurt * match marks {
                    marks if marks.any(Marks::DM) => DM,
                    marks if marks.any(Marks::BROKEN) => BROKEN,
                    marks if marks.any(Marks::PINNED) => 0.93,
                    _ => 1.0,
                }
            }
            Sort::Arm(_) if s.arm(piece).marks.any(ArmMarks::BROKEN) => 0.4,
            Sort::Arm(_) => 1.0,
            Sort::Car(_) => {
                let marks = s.car(piece).marks;
                let gone = CarMarks::MA_GONE.and(CarMarks::RECALL);
                match marks {
                    marks if marks.any(CarMarks::WRECK) => 0.0,
                    marks if marks.any(gone) => 0.3,
                    marks if marks.any(CarMarks::UK) => 0.35,
                    marks if marks.any(CarMarks::SHOCK) => 0.6,
                    marks if marks.any(CarMarks::IMMOBILE.and(CarMarks::MIRED)) => 0.55,
                    marks if marks.any(CarMarks::BOG.and(CarMarks::MA_BROKEN)) => 0.7,
                    marks if marks.any(CarMarks::STUN) => 0.8,
                    _ => 1.0,
                }
            }
        };
        part * self.price(piece)
    }
    /// What is lost with a unit: what it carries falls to whoever comes.
    pub fn burden(&self, unit: Piece) -> f64 {
        let own = self.stake(unit) * self.bounty(self.s.owner(unit));
        match unit.is_man() {
            true => {
                let arms = self.s.carried(unit).map(|arm| self.stake(arm));
                own + 0.6 * arms.sum::<f64>()
            }
            false => own,
        }
    }

    /// Losses count more where the enemy wins by them.
    fn bounty(&self, seat: Seat) -> f64 {
        let (book, s) = (self.book, self.s);
        let open = |goal: &aslsk::Goal| {
            let least = goal.casualties.filter(|_| goal.seat != seat);
            least.is_some_and(|least| s.lost[seat] < least)
        };
        if book.goals.iter().any(open) {
            1.4
        } else {
            1.0
        }
    }
}
