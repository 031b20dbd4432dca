//! Giving a match up.

use super::Sitting;
use crate::error::Wrong;
use crate::hall::Hall;
use crate::recent::Told;
use std::sync::Arc;
use table::Seat;

impl Hall {
    /// The seat gives the match up; what it then sees. That the match has gone on meanwhile, or is over, changes nothing
    /// for who has had enough of it: he is refused only where he cannot have seen what he says.
    pub async fn resign(
        self: &Arc<Hall>,
        id: &str,
        seat: Seat,
        seq: usize,
    ) -> Result<Arc<Told>, Wrong> {
        let resigned = self.change(id, move |sitting| {
            if seq > sitting.game.len() {
                return Err(Wrong::stale(sitting.game.len()));
            }
            if !sitting.over() {
                sitting.resign(seat)?;
            }
            Ok(sitting.envelope(Some(seat)))
        });
        resigned.await
    }
}

impl Sitting {
    fn resign(&mut self, seat: Seat) -> Result<(), Wrong> {
        if self.guide.is_some() {
            return Err(Wrong::unfit(
                "no-resigning",
                "a lesson is left, not given up",
            ));
        }
        self.game.resign(seat).map_err(Wrong::refused)?;
        self.way = None;
        self.changed(false);
        Ok(())
    }
}
