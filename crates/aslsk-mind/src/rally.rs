//! The Rally Phase: who rallies whom, which weapons are taken up and by whom.

use crate::eye::Eye;
use crate::odds::at_most;
use aslsk::data::Size;
use aslsk::{ArmMarks, Marks, Piece};

impl Eye<'_> {
    /// A try to rally: how likely it is, and what it brings; the best leader first.
    pub fn rallying(&self, unit: Piece, leader: Option<Piece>) -> f64 {
        let (book, s) = (self.book, self.s);
        let covered = book.ground.plot(s.hex(unit)).terrain.is_cover();
        let drm = 4 * i32::from(s.is(unit, Marks::DM)) - i32::from(covered)
            + leader.map_or(1, |leader| book.leadership(s, leader));
        let works = at_most((book.morale(s, unit) - drm).min(11));
        let gain = self.price(unit) - self.stake(unit);
        let falls = 0.4 * self.stake(unit) / 36.0;
        // A leader who stands again rallies others.
        let leads = if book.is_leader(s, unit) { 4.0 } else { 0.0 };
        works * (gain + leads) - falls
    }

    /// Under DM a unit routs instead of staying under fire, but hardly rallies.
    pub fn keeping_dm(&self, unit: Piece) -> f64 {
        0.35 * self.under_fire(unit) - 1.5
    }

    /// A weapon that lies there is taken up by who can use it.
    pub fn recovering(&self, unit: Piece, arm: Piece) -> f64 {
        0.8 * self.stake(arm) * self.handy(unit, arm)
    }

    /// How much of a weapon a unit can use.
    pub fn handy(&self, unit: Piece, arm: Piece) -> f64 {
        let (book, s) = (self.book, self.s);
        let weapon = book.weapon(s, arm);
        let hands = match (book.unit(s, unit).size, weapon.is_gun()) {
            (Size::Leader, _) => 0.3,
            (Size::Crew, true) => 1.2,
            (Size::Crew, false) => 0.8,
            (Size::HalfSquad, _) => 0.8,
            (Size::Squad, true) => 0.5,
            (Size::Squad, false) => 1.0,
        };
        let works = |arm: &Piece| !s.arm(*arm).marks.any(ArmMarks::BROKEN);
        let others = s.carried(unit).filter(|&other| other != arm).filter(works);
        let portage: u8 = others.map(|other| 1 + book.weapon(s, other).portage).sum();
        hands / (1.0 + 0.5 * f64::from(portage))
    }

    /// A weapon changes hands.
    pub fn handing(&self, arm: Piece, to: Piece) -> f64 {
        let s = self.s;
        let Some(by) = s.arm(arm).by else {
            return 0.0;
        };
        let gain = self.handy(to, arm) - self.handy(by, arm);
        self.stake(arm) * gain - 1.2
    }
}
