//! Main armament of vehicles that fires on the IFT by its Infantry Firepower Equivalent (6.8).

use crate::book::Book;
use crate::fire::Form;
use crate::frame::Mode;
use crate::ids::Piece;
use crate::state::{CarMarks, State};
use crate::vehicles::MAIN;
use hex::HexId;
use table::{Legal, no};

/// 6.8.a
pub const IFE_RANGE: u8 = 16;

impl Book {
    /// Whether a main armament that fires on the IFT now does so under a First or Final Fire marker (6.8.f).
    pub fn is_late_ife(&self, s: &State, car: Piece, mode: Mode) -> bool {
        self.late_ife(s, car, mode).is_some()
    }

    /// In which form it then does, as a machine gun of infantry would (6.8.f).
    pub fn late_ife(&self, s: &State, car: Piece, mode: Mode) -> Option<Form> {
        let has = |marks| s.has(car, marks);
        if !has(CarMarks::MA_FIRED) || self.mg_of(s, car, MAIN).0 == 0 {
            return None;
        }
        match mode {
            // 3.2.4.ab: Intensive Fire was the last.
            Mode::First if has(CarMarks::FINAL) && !has(CarMarks::INTENSIVE) => {
                Some(Form::Protective)
            }
            Mode::First if has(CarMarks::FIRST) && !has(CarMarks::FINAL) => Some(Form::Subsequent),
            Mode::Final if has(CarMarks::FIRST) && !has(CarMarks::FINAL) => Some(Form::Last),
            _ => None,
        }
    }

    /// 6.8.f: at half firepower; in the MPh within Normal Range and at the nearest enemy, or next to it; in the DFPh next to it.
    pub fn may_late_ife(&self, s: &State, car: Piece, at: HexId, mode: Mode) -> Legal {
        self.may_work_main(s, car)?;
        let from = s.hex(car);
        let far = self.ground.distance(from, at);
        let form = self.late_ife(s, car, mode);
        if mode == Mode::Final && far > 1 {
            return no(&["3.4.b", "6.8.f"], "aslsk-no-first-fired");
        }
        if form == Some(Form::Protective) && far > 1 {
            return no(&["3.3.3.l", "6.8.f"], "aslsk-no-final-fired");
        }
        if far > IFE_RANGE {
            return no(&["3.3.3.h"], "aslsk-no-normal-range");
        }
        if form == Some(Form::Subsequent) {
            self.nearest(s, from, at)?;
        }
        if mode == Mode::First {
            self.may_main_again(s, car)?;
        }
        if self.to_turn(s, car, MAIN, at).0 > 0 && !self.vehicle(s, car).has_turret() {
            return no(&["3.2.4.z"], "aslsk-no-arc");
        }
        Ok(())
    }

    /// 6.8.a: whether a main armament may fire on the IFT.
    pub fn may_use_main_ife(&self, s: &State, car: Piece, mode: Mode) -> Legal {
        self.may_work_main(s, car)?;
        self.has_main_shot(s, car, 0, false, mode)?;
        match mode {
            Mode::First => self.may_main_again(s, car),
            _ => Ok(()),
        }
    }
}
