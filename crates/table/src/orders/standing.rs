//! The standing orders of all who sit at a match: what a driver asks before it asks a person.

use super::{Answer, Order, PASS, Settings, Until, expire};
use crate::{Ask, Seat, Value, View};
use std::collections::{BTreeMap, BTreeSet};

/// The public facts of a view that change with every turn.
const TURN: [&str; 2] = ["round", "turn"];

/// The standing orders of a match.
pub struct Standing {
    seats: Vec<Settings>,
    /// What everybody begins with.
    first: Vec<Order>,
    /// The windows there are: the system has an order for each.
    moments: BTreeSet<String>,
    machines: bool,
    /// The turn in which the orders were last looked at.
    turn: Vec<Option<Value>>,
}

impl Standing {
    /// `orders`: those of the system, for people who would keep each other waiting. `machines`: at most one
    /// person plays; then the hand may speak, and nobody is kept waiting.
    pub fn new(orders: Vec<Order>, seats: usize, machines: bool) -> Standing {
        let moments = orders.iter().map(|order| order.moment.clone()).collect();
        let first = if machines { Vec::new() } else { orders };
        let settings = Settings {
            only_when_i_hold: true,
            orders: first.clone(),
        };
        Standing {
            seats: vec![settings; seats],
            first,
            moments,
            machines,
            turn: Vec::new(),
        }
    }

    /// The same with what a player begins with where he sits with machines alone.
    pub fn alone(mut self, orders: Vec<Order>) -> Standing {
        if self.machines {
            self.first = orders;
            (0..self.seats.len()).for_each(|seat| self.reset(Seat(seat as u8)));
        }
        self
    }

    /// Whether at most one person plays.
    pub fn machines(&self) -> bool {
        self.machines
    }
    /// What a seat has said in advance.
    pub fn of(&self, seat: Seat) -> &Settings {
        &self.seats[seat.index()]
    }
    /// The same, to be changed.
    pub fn of_mut(&mut self, seat: Seat) -> &mut Settings {
        &mut self.seats[seat.index()]
    }
    /// Gives a seat the orders everybody begins with.
    pub fn reset(&mut self, seat: Seat) {
        self.seats[seat.index()].orders.clone_from(&self.first);
    }
    /// The windows of the system.
    pub fn moments(&self) -> impl Iterator<Item = &str> {
        self.moments.iter().map(String::as_str)
    }
    /// Whether the order is for a window of the system, or for all.
    pub fn knows(&self, order: &Order) -> bool {
        order.moment == "*" || self.moments.contains(&order.moment)
    }

    /// Whether any order ends before the match does: else nothing can expire, and nobody need look.
    pub fn fleeting(&self) -> bool {
        let mut all = self.seats.iter().flat_map(|settings| &settings.orders);
        all.any(|order| order.until != Until::Match)
    }

    /// Takes off what stood until now; whether anything went. `ended`: what this question shows to be over.
    pub fn expire(&mut self, view: &View, ended: Option<Until>) -> bool {
        let turn: Vec<Option<Value>> = TURN.map(|key| view.facts.get(key).cloned()).into();
        let changed = std::mem::replace(&mut self.turn, turn) != self.turn;
        let Some(ended) = (if changed { Some(Until::Turn) } else { ended }) else {
            return false;
        };
        let count = |seats: &[Settings]| seats.iter().map(|s| s.orders.len()).sum::<usize>();
        let before = count(&self.seats);
        let all = self.seats.iter_mut();
        all.for_each(|settings| expire(&mut settings.orders, ended));
        count(&self.seats) < before
    }

    /// The answer to a question if nobody need be asked for it: given in advance, or the only one there is.
    /// A window is no such question: that it opened says nothing of what one holds, and so must its answer. Nor is
    /// one whose answers depend on what one holds, unless all others are machines.
    /// `view`: that of the seat asked.
    pub fn answer(&self, ask: &Ask, view: &View) -> Option<String> {
        let told = ask.window || (ask.secret && !self.machines);
        if let (false, [only]) = (told, view.offers.as_slice()) {
            return Some(only.action.clone());
        }
        let none = BTreeMap::new();
        let prompt = view.prompt.as_ref();
        let facts = prompt.map_or(&none, |prompt| &prompt.facts);
        let usual = prompt.and_then(|prompt| prompt.usual.as_deref());
        match self
            .of(ask.seat)
            .decide(self.machines, ask, facts, usual, &view.offers)
        {
            Answer::Ask | Answer::Usual => None,
            Answer::Do(action) => Some(action),
            Answer::Pass => Some(PASS.to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::orders::parse;
    use crate::{Offer, Text};

    #[test]
    fn the_only_answer_is_given_unless_it_answers_a_window() {
        let standing = |machines| Standing::new(parse("x", "w: -> ask\n").unwrap(), 2, machines);
        let ask = |window, secret| Ask {
            seat: Seat(0),
            moment: "w",
            window,
            secret,
            set_up: false,
        };
        let view = View {
            offers: vec![Offer::new(PASS, Text::new("x"))],
            ..View::default()
        };
        let answer = |machines, ask| standing(machines).answer(&ask, &view);
        assert_eq!(answer(false, ask(false, false)).as_deref(), Some(PASS));
        assert_eq!(answer(false, ask(true, false)), None);
        assert_eq!(
            answer(false, ask(false, true)),
            None,
            "it would tell of the hand"
        );
        assert_eq!(answer(true, ask(false, true)).as_deref(), Some(PASS));
    }
}
