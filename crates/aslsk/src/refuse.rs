//! Refusals with the numbers they rest on.

use crate::action::Action;
use crate::book::Book;
use crate::frame::Frame;
use crate::ids::Piece;
use crate::movement::Way;
use crate::ratings::MF;
use crate::state::State;
use hex::HexId;
use table::{No, Refusal, Text};

/// MF or MP, in halves, as they are written.
fn written(halves: u8) -> String {
    match (halves / MF, halves % MF) {
        (whole, 0) => whole.to_string(),
        (0, _) => "½".to_owned(),
        (whole, _) => format!("{whole}½"),
    }
}

impl Book {
    /// A refusal in words, with what it takes and what there is where that is known.
    pub(crate) fn counted(&self, s: &State, action: Action, no: No) -> Refusal {
        let refusal = self.refusal(no);
        let numbers = match no.key {
            "aslsk-no-mf" | "aslsk-no-mp" => self.wanting(s, action),
            "aslsk-no-range" => self.out_of_range(s, action),
            _ => None,
        };
        let Some((n, of)) = numbers else {
            return refusal;
        };
        let text = Text::new(format!("{}-of", no.key));
        Refusal {
            text: text.name("n", n).name("of", of),
            ..refusal
        }
    }

    /// What a step costs, and what is left.
    fn wanting(&self, s: &State, action: Action) -> Option<(String, String)> {
        let to = |action: Action| match action {
            Action::Step(to) => Some((to, Way::Ground)),
            Action::Road(to) => Some((to, Way::Road)),
            _ => None,
        };
        let (to, way): (HexId, Way) = to(action)?;
        let (cost, left) = match s.stack.last()? {
            Frame::Move(going) => (
                self.entry_cost(s, going.at, to, way),
                self.mf_left(s, going.units, false),
            ),
            Frame::Drive(drive) => (
                self.drive_cost(s, drive.car, drive.at, to)?,
                self.mp_left(s, drive.car),
            ),
            _ => return None,
        };
        Some((written(cost), written(left)))
    }

    /// How far it is, and how far it reaches.
    fn out_of_range(&self, s: &State, action: Action) -> Option<(String, String)> {
        let Action::Fire(by, at) = action else {
            return None;
        };
        let man: Piece = self.gunner(s, by)?;
        let range = match by.is_man() {
            true => self.unit(s, by).range,
            false => self.weapon(s, by).range,
        };
        let far = self.ground.distance(s.hex(man), at);
        Some((far.to_string(), (2 * range).to_string()))
    }
}
