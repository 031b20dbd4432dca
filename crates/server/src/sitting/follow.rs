//! Going on with what other nodes have done: it is done here once more, and must come out as it is written.

use super::Sitting;
use crate::store::{GameRow, Line};
use serde::Deserialize;
use table::{Seat, Viewer};

/// What is read of a line of a journal; the rest of it must come out by itself.
#[derive(Deserialize)]
struct Told {
    seat: String,
    #[serde(rename = "do")]
    action: Option<String>,
    undo: Option<u32>,
    #[serde(default)]
    agreed: bool,
    #[serde(default)]
    resign: bool,
}

impl Sitting {
    /// Does what these lines tell, and takes seats and orders as they are now. Where it does not come out as it is
    /// written, the match is no longer good: it is folded anew.
    pub fn follow(&mut self, row: GameRow, lines: &[Line], orders: Vec<(u8, String)>) -> bool {
        let whole = self.head + lines.len() as i64 == row.head;
        if !whole || lines.iter().any(|line| self.redo(line).is_none()) {
            return false;
        }
        let text: String = lines.iter().map(|line| line.text.clone() + "\n").collect();
        if self.game.journal_after(self.saved) != text {
            return false;
        }
        (self.head, self.saved) = (row.head, self.game.len() + 1);
        (self.version, self.seats, self.way) = (row.version, row.seats, row.state.way);
        // What is to stand until the end of a turn stands from this one on.
        self.standing
            .expire(&self.game.view(Viewer::Everyone), None);
        self.heed(orders);
        self.forget_seen();
        true
    }

    /// Does what one line tells.
    fn redo(&mut self, line: &Line) -> Option<()> {
        let Ok(told) = serde_json::from_str::<Told>(&line.text) else {
            // What closes a journal follows by itself from what was done.
            return self.over().then_some(());
        };
        let seat = self.game.seats().iter().position(|it| *it == told.seat)?;
        let seat = Seat(seat as u8);
        match (told.action, told.undo, told.resign) {
            (Some(action), None, false) => {
                self.game.play(seat, &action).ok()?;
                self.done.push(line.unasked);
            }
            (None, Some(_), false) => {
                match told.agreed {
                    true => self.game.undo_agreed(seat).ok()?,
                    false => self.game.undo(seat).ok()?,
                }
                self.done.pop();
            }
            (None, None, true) => self.game.resign(seat).ok()?,
            _ => return None,
        }
        Some(())
    }
}
