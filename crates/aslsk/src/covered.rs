//! The Covered Arc of Guns (3.2.4.v to 3.2.4.x): what lies in it, what a change costs, and a change without a shot.

use crate::action::Action;
use crate::book::Book;
use crate::frame::Mode;
use crate::ids::Piece;
use crate::shot::{corner, hexspines};
use crate::state::{ArmMarks, Marks, State};
use hex::HexId;
use table::{Actions, Legal, Seat, Teller, no};

impl Book {
    /// Whether a hex lies in the CA of a Gun (3.2.4.v); a weapon without one reaches everything.
    pub fn covers(&self, s: &State, arm: Piece, facing: u8, at: HexId) -> bool {
        let from = s.hex(arm);
        let aim = self.arc_hex(s, from, at);
        !self.weapon(s, arm).is_gun()
            || from == aim
            || self.ground.in_arc(from, corner(facing), aim)
    }

    /// The CA in which a Gun would shoot at a hex: its own if that covers it, else the nearest that does.
    pub fn best_facing(&self, s: &State, arm: Piece, at: HexId) -> u8 {
        let now = s.arm(arm).facing;
        let fits = (0..6).filter(|&facing| self.covers(s, arm, facing, at));
        fits.min_by_key(|&facing| hexspines(now, facing))
            .unwrap_or(now)
    }

    /// 3.2.4.w: what a change of the CA costs: NT +3, a 360-degree mount +1, and 1 for each further hexspine.
    pub fn ca_drm(&self, s: &State, gun: Piece, facing: u8) -> i32 {
        let spines = i32::from(hexspines(s.arm(gun).facing, facing));
        let first = if self.weapon(s, gun).mount_360 { 1 } else { 3 };
        if spines == 0 { 0 } else { first + spines - 1 }
    }

    /// 3.2.4.x: a Gun changes its CA without shooting.
    pub fn may_swing(&self, s: &State, seat: Seat, gun: Piece, facing: u8, mode: Mode) -> Legal {
        if !gun.is_arm() || !self.weapon(s, gun).is_gun() || facing >= 6 {
            return no(&["3.2.4.v"], "aslsk-no-gun");
        }
        if s.arm(gun).by.is_none_or(|man| s.man(man).seat != seat) {
            return no(&["3.2.4.x"], "aslsk-no-yours");
        }
        let man = self.is_manned_at_all(s, gun)?;
        if mode == Mode::First {
            return no(&["3.2.4.x"], "aslsk-no-now");
        }
        if s.is(man, Marks::FIRED) {
            return no(&["3.2.4.x"], "aslsk-no-own-fire");
        }
        if s.arm(gun).marks.any(ArmMarks::SWUNG) || s.arm(gun).facing == facing {
            return no(&["3.2.4.x"], "aslsk-no-turned");
        }
        Ok(())
    }

    /// A Gun with a unit in Good Order that can do something with it.
    fn is_manned_at_all(&self, s: &State, gun: Piece) -> Legal<Piece> {
        match s.arm(gun).by {
            Some(man) if !s.on_map(man) => no(&["3.2.1.a"], "aslsk-no-offboard"),
            Some(man) if !self.is_good_order(s, man) => no(&["3.2.3.j"], "aslsk-no-broken"),
            Some(man) if self.is_leader(s, man) => no(&["3.2.4.g"], "aslsk-no-gun-crew"),
            Some(man) => Ok(man),
            None => no(&["1.2.4.a"], "aslsk-no-unpossessed"),
        }
    }

    /// The Guns that could be turned.
    pub fn list_turns(&self, s: &State, seat: Seat, mode: Mode, out: &mut Actions<Action>) {
        for place in 0..s.arms.len() {
            let gun = Piece::arm(place);
            for facing in 0..6 {
                if self.may_swing(s, seat, gun, facing, mode).is_ok() {
                    out.push_twin(Action::Turn(gun, facing));
                }
            }
        }
    }

    /// 3.2.4.x, 6.10.c: it is turned, and its Acquisition is lost.
    pub fn turn_gun(&self, s: &mut State, gun: Piece, facing: u8, t: &mut Teller) {
        self.reveal(s, gun, t);
        let arm = s.arm_mut(gun);
        arm.facing = facing;
        arm.marks.set(ArmMarks::SWUNG.and(ArmMarks::TURNED));
        arm.acquired = Default::default();
        t.all(|| self.arm_text("aslsk-turned", s, gun)).deed();
    }
}
