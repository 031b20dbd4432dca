//! What is done in the toy: cards drawn, strikes, looks.

use super::{Flaw, Phase, SHIELD, SPY, State, Toy};
use std::sync::atomic::AtomicU8;
use table::{Audience, Cards, Chance, Refusal, Seat, Set128, Teller, Text};

impl Toy {
    pub fn with(flaw: Flaw) -> Self {
        let cards = Cards::new([("sword", 4), ("shield", 4), ("spy", 3)]);
        Toy {
            flaw,
            names: ["red", "blue"],
            cards,
            mood: AtomicU8::new(0),
        }
    }
    pub(super) fn other(seat: Seat) -> Seat {
        Seat((seat.0 + 1) % 2)
    }
    /// The names of the cards in a hand.
    pub fn hand(&self, s: &State, seat: Seat) -> Vec<&str> {
        let hand = s.hand[seat].iter();
        hand.map(|card| self.cards.name(self.cards.class(card)))
            .collect()
    }
    pub(super) fn holds(&self, s: &State, seat: Seat, class: u8) -> bool {
        !(s.hand[seat] & self.cards.copies(class)).is_empty()
    }
    pub(super) fn draw(&self, s: &mut State, seat: Seat, chance: &mut Chance, t: &mut Teller) {
        let card = chance.draw("draw", seat, &self.cards, s.rest);
        s.rest = s.rest - Set128::one(card);
        s.hand[seat] |= Set128::one(card);
        s.held[seat] += 1;
        s.last[seat] = Some(self.cards.class(card));
        let name = self.cards.name(self.cards.class(card)).to_owned();
        t.tell(Audience::Only(seat), || {
            Text::new("toy-drew").name("card", name)
        });
        t.tell(Audience::Except(seat), || Text::new("toy-drew-hidden"));
    }
    /// Copies are alike: what is known of hands takes the lowest, so that the numbers
    /// tell nothing of the other hand.
    pub(super) fn renumber(&self, s: &mut State) {
        let all = s.rest | s.hand[Seat(0)] | s.hand[Seat(1)];
        let hands = std::mem::take(&mut s.hand);
        s.rest = all;
        for (seat, &hand) in hands.iter() {
            for card in hand.iter() {
                let lowest = self.cards.lowest(s.rest, self.cards.class(card));
                let lowest = Set128::one(lowest.expect("it lies in all"));
                s.rest = s.rest - lowest;
                s.hand[seat] |= lowest;
            }
        }
    }
    pub(super) fn score(&self, s: &mut State, seat: Seat, points: u8) {
        if self.flaw != Flaw::Endless {
            s.score[seat] += points;
        }
    }
    pub(super) fn next(&self, s: &mut State) {
        (s.mover, s.phase, s.stake) = (Self::other(s.mover), Phase::Stake, 0);
    }
    pub(super) fn roll(&self, s: &mut State, chance: &mut Chance, t: &mut Teller) {
        let die = chance.d6("strike", s.mover);
        let hit = die + s.stake <= 6;
        t.all(|| Text::new("toy-rolled").num("die", die));
        let (winner, points) = if hit {
            (s.mover, s.stake)
        } else {
            (Self::other(s.mover), 1)
        };
        self.score(s, winner, points);
        self.next(s);
    }
    pub(super) fn strike(&self, s: &mut State, chance: &mut Chance, t: &mut Teller) {
        let other = Self::other(s.mover);
        if self.flaw == Flaw::EventLeaks {
            let kept = self
                .cards
                .class(s.hand[s.mover].first().unwrap_or_default());
            t.all(|| Text::new("toy-kept").num("card", kept));
        }
        let closed = match self.flaw {
            Flaw::WindowLeaks => !self.holds(s, other, SHIELD),
            Flaw::OwnWindowLeaks => self.holds(s, s.mover, SPY),
            _ => false,
        };
        if closed {
            return self.roll(s, chance, t);
        }
        s.phase = Phase::Reply;
    }
    pub(super) fn look(&self, s: &mut State, t: &mut Teller) {
        if self.flaw != Flaw::NoProbe {
            t.probe();
        }
        let found = self.holds(s, Self::other(s.mover), SPY);
        let winner = if found { s.mover } else { Self::other(s.mover) };
        self.score(s, winner, 1);
        t.all(|| Text::new(if found { "toy-spy" } else { "toy-no-spy" }));
        self.next(s);
    }
    pub(super) fn refusal(rule: &'static str) -> Option<Refusal> {
        Some(Refusal {
            rules: vec![rule.into()],
            text: Text::new("toy-no"),
        })
    }
}
