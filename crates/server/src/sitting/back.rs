//! Taking back, as people understand it: until a die, a card or something hidden was seen, or another person decided.

use super::Sitting;
use table::{Barred, Seat, Stands, Text};

impl Sitting {
    /// How many actions go when the seat takes its last decision back. What was answered for it goes with the action
    /// before, else it would be answered again; and so do the passes of those who were not asked, or are machines.
    fn back(&self, seat: Seat) -> Result<usize, Barred> {
        if self.guide.is_some() {
            return Err(Barred::Nothing);
        }
        let friendly = self.friendly(seat);
        let mut back = 0;
        while let Some(stands) = self.game.standing(back) {
            if let Some(barred) = stands.barred.filter(|_| !friendly || self.over()) {
                return Err(barred);
            }
            let unasked = self.unasked(back);
            if stands.seat == seat && !unasked {
                self.game.seldom_undone(back + 1)?;
                return Ok(back + 1);
            }
            if stands.seat != seat && !friendly && !self.is_silent(stands, unasked) {
                return Err(Barred::OtherSeat);
            }
            back += 1;
        }
        Err(Barred::Nothing)
    }

    /// Whether nobody was asked for an action, so many before the last that stands.
    fn unasked(&self, back: usize) -> bool {
        self.done
            .iter()
            .nth_back(back)
            .is_some_and(|unasked| *unasked)
    }

    /// Whether something was let go by without a person having thought about it.
    fn is_silent(&self, stands: Stands, unasked: bool) -> bool {
        stands.pass && (unasked || self.machine(stands.seat))
    }

    /// Whether this seat may take back what it likes: it sits with machines alone, and said so before the match.
    pub fn friendly(&self, seat: Seat) -> bool {
        let row = self.seats.get(seat.index());
        self.standing.machines() && row.is_some_and(|row| row.friendly)
    }

    /// Whether the seat may take its last decision back.
    pub fn may_undo(&self, seat: Seat) -> Result<(), Barred> {
        self.back(seat).map(drop)
    }

    /// What the seat would take back, in words.
    pub fn undo_words(&self, seat: Seat) -> Result<Option<Text>, Barred> {
        let first = self.back(seat)? - 1;
        Ok(self.words_of(seat, first))
    }

    /// A decision in words: of a way its last step, which says where it led.
    fn words_of(&self, seat: Seat, first: usize) -> Option<Text> {
        let words = self.game.standing_words(first)?;
        let own = |back: &usize| {
            self.game
                .standing(*back)
                .is_some_and(|one| one.seat == seat)
        };
        let same = |text: &Text| text.key == words.key;
        let last = (0..first).filter(own).filter(|back| self.unasked(*back));
        let mut last = last.filter_map(|back| self.game.standing_words(back));
        Some(last.find(same).unwrap_or(words))
    }

    /// Takes the seat's last decision back.
    pub fn undo(&mut self, seat: Seat) -> Result<(), Barred> {
        for _ in 0..self.back(seat)? {
            match self.game.standing(0) {
                Some(Stands {
                    seat: by,
                    barred: None,
                    ..
                }) if by == seat => self.game.undo(seat)?,
                _ => self.game.undo_agreed(seat)?,
            }
            self.done.pop();
            self.changed(false);
        }
        self.way = None;
        Ok(())
    }
}
