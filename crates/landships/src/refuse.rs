//! Refusals with the numbers they rest on.

use crate::action::Action;
use crate::book::Book;
use crate::costs::MP;
use crate::frame::Frame;
use crate::state::State;
use table::{No, Refusal, Text};

/// Movement points, in halves, as they are written.
pub fn written(halves: u8) -> String {
    match (halves / MP, halves % MP) {
        (whole, 0) => whole.to_string(),
        (0, _) => "½".to_owned(),
        (whole, _) => format!("{whole}½"),
    }
}

impl Book {
    /// A refusal in words, with what it takes and what there is where that is known.
    pub(crate) fn counted(&self, s: &State, action: Action, no: No) -> Refusal {
        let refusal = self.refusal(no);
        let (cost, left) = match (s.stack.last(), action, no.key) {
            (Some(Frame::March(march)), Action::Step(to), "landships-no-mp") => {
                let all = self.march_allowance(s, march, s.wire.contains(to));
                let cost = self.step_cost(s, march, to).unwrap_or(0);
                (cost, all.saturating_sub(march.spent))
            }
            (Some(Frame::Drive(drive)), Action::Step(to), "landships-no-mp") => {
                let off = !self.by_road(drive.at, to);
                let all = self.drive_allowance(s, drive, off);
                let cost = self.drive_cost(s, drive, to, false).unwrap_or(0);
                let spent = drive.spent + if off { drive.free } else { 0 };
                (cost, all.saturating_sub(spent))
            }
            _ => return refusal,
        };
        let text = Text::new("landships-no-mp-of");
        Refusal {
            text: text.name("n", written(cost)).name("of", written(left)),
            ..refusal
        }
    }
}
