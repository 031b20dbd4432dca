//! What was told. Only what is recent is kept: what is older is told again to who wants to hear it, by doing once more
//! what was done. Whether there was anything for somebody to hear is known without.

use super::Match;
use super::entries::Kind;
use crate::journal::Step;
use crate::orders::PASS;
use crate::{Audience, Chance, Event, Game, Seat, Teller, Text, Viewer};
use std::borrow::Cow;
use std::collections::VecDeque;

/// At most so many entries are kept as they were told, however long a seat has not decided anything.
const KEPT: usize = 16;

/// Who hears something of an entry: a bit for each seat, and the highest for who only looks on.
#[derive(Clone, Copy)]
struct Ears(u16);

impl Ears {
    const ONLOOKER: u16 = 1 << 15;

    fn bit(viewer: Viewer) -> u16 {
        match viewer {
            Viewer::Referee => u16::MAX,
            Viewer::Everyone => Ears::ONLOOKER,
            Viewer::Seat(seat) => 1 << seat.0,
        }
    }

    fn of(events: &[Event], seats: usize) -> Ears {
        let seats = (0..seats as u8).map(|seat| Viewer::Seat(Seat(seat)));
        let viewers = seats.chain([Viewer::Everyone]);
        let hears = |viewer: &Viewer| events.iter().any(|told| told.audience.hears(*viewer));
        Ears(viewers.filter(hears).map(Ears::bit).sum())
    }
}

/// What each entry told.
#[derive(Default)]
pub(super) struct Told {
    ears: Vec<Ears>,
    /// Of the last entries, in words.
    kept: VecDeque<Vec<Event>>,
}

impl Told {
    /// How many entries there are.
    pub fn len(&self) -> usize {
        self.ears.len()
    }
    /// What the next entry tells.
    pub fn push(&mut self, events: Vec<Event>, seats: usize) {
        self.ears.push(Ears::of(&events, seats));
        self.kept.push_back(events);
    }
    /// Lets go of what entries before this one told.
    pub fn forget_before(&mut self, n: usize) {
        let from = n.max(self.len().saturating_sub(KEPT));
        let first = self.len() - self.kept.len();
        // The last is what an action is answered with.
        let old = from.saturating_sub(first).min(self.kept.len() - 1);
        self.kept.drain(..old);
        if self.kept.capacity() > 4 * self.kept.len() {
            self.kept.shrink_to(2 * self.kept.len());
        }
    }
    /// Whether a viewer hears anything of an entry.
    pub fn heard_by(&self, n: usize, viewer: Viewer) -> bool {
        self.ears[n].0 & Ears::bit(viewer) != 0
    }
    /// What an entry told, if it is still known.
    pub fn known(&self, n: usize) -> Option<&[Event]> {
        let first = self.len() - self.kept.len();
        let kept = self.kept.get(n.checked_sub(first)?)?;
        Some(kept)
    }
}

/// Goes through a match once more.
pub(super) struct Again<'a, G: Game> {
    table: &'a Match<G>,
    /// After so many of the actions that stand.
    at: Option<(usize, G::State)>,
}

impl<'a, G: Game> Again<'a, G> {
    pub fn new(table: &'a Match<G>) -> Again<'a, G> {
        Again { table, at: None }
    }

    /// The state after so many of the actions that stand.
    fn at(&mut self, depth: usize) -> &mut G::State {
        let mut from = match self.at.take() {
            Some((at, state)) if at <= depth => (at, state),
            _ => (depth, self.table.state_at(depth)),
        };
        for &n in &self.table.live[from.0..depth] {
            self.table.redo(&mut from.1, n, &mut Teller::silent());
        }
        &mut self.at.insert((depth, from.1)).1
    }

    /// The state once an entry was done, and what it told; of one that was taken back, nothing.
    pub fn after(&mut self, n: usize) -> (&G::State, Cow<'a, [Event]>) {
        let table = self.table;
        let depth = table.depth(n);
        let acted = table.live.binary_search(&(n as u32)).is_ok();
        let told = match table.told.known(n) {
            _ if !table.stands(n) => Cow::default(),
            Some(told) => Cow::Borrowed(told),
            None if acted => {
                let mut teller = Teller::listening();
                table.redo(self.at(depth - 1), n as u32, &mut teller);
                if let Some((at, _)) = &mut self.at {
                    *at = depth;
                }
                Cow::Owned(teller.take())
            }
            None => Cow::Owned(table.told_beside(n)),
        };
        (self.at(depth), told)
    }

    /// What a viewer heard of an entry; nothing if it was taken back.
    pub fn heard(&mut self, n: usize, viewer: Viewer) -> Vec<Event> {
        if !self.table.stands(n) || !self.table.told.heard_by(n, viewer) {
            return Vec::new();
        }
        let told = match self.table.told.known(n) {
            Some(told) => Cow::Borrowed(told),
            None => self.after(n).1,
        };
        let told = told.iter().filter(|told| told.audience.hears(viewer));
        told.cloned().collect()
    }
}

impl<G: Game> Match<G> {
    /// What an entry told that is no action.
    fn told_beside(&self, n: usize) -> Vec<Event> {
        let entry = self.entries.at(n);
        match entry.step {
            Step::Start => {
                let mut teller = Teller::listening();
                let mut chance = Chance::script(&entry.chance);
                self.book.start(&mut chance, &mut teller);
                teller.take()
            }
            Step::Undo { seat, of, agreed } => self.told_of_undo(seat, of, agreed),
            Step::Resign { seat } => self.told_of_resigning(seat),
            Step::Do { .. } => Vec::new(),
        }
    }

    /// What is told when an action is taken back with everybody's consent; that somebody's pass goes too is not worth
    /// telling, and would tell that he had been asked.
    pub(super) fn told_of_undo(&self, seat: Seat, of: u32, agreed: bool) -> Vec<Event> {
        let entry = self.entries.at(of as usize);
        let silent = match &entry.step {
            Step::Do { action, probed, .. } => action == PASS && !probed && entry.chance.is_empty(),
            _ => false,
        };
        if !agreed || silent {
            return Vec::new();
        }
        let text = Text::new("table-took-back").name("seat", self.head.header.name(seat));
        vec![Event::new(Audience::All, text)]
    }

    /// What an entry told when it was made, though it may have been taken back since.
    pub(super) fn told_then(&self, n: usize) -> Cow<'_, [Event]> {
        if let Some(told) = self.told.known(n) {
            return Cow::Borrowed(told);
        }
        if self.stands(n) {
            return Again::new(self).after(n).1;
        }
        // The actions that stood then; as far as they still do, the state is known.
        let mut then: Vec<u32> = Vec::new();
        for n in 1..n {
            match self.entries.kind(n) {
                Kind::Undo(_) => drop(then.pop()),
                _ => then.push(n as u32),
            }
        }
        let both = then.iter().zip(&self.live);
        let same = both.take_while(|(then, now)| then == now).count();
        let mut state = self.state_at(same);
        for &n in &then[same..] {
            self.redo(&mut state, n, &mut Teller::silent());
        }
        let mut teller = Teller::listening();
        self.redo(&mut state, n as u32, &mut teller);
        Cow::Owned(teller.take())
    }

    /// Lets go of what nobody is likely to ask for soon: what was told since the last decision of some seat stays.
    pub(super) fn forget(&mut self) {
        let seats = (0..self.head.header.seats.len() as u8).map(Seat);
        let since = seats.map(|seat| self.recent(Viewer::Seat(seat))).min();
        self.told.forget_before(since.unwrap_or(0));
        let depth = self.live.len();
        self.snapshots.retain(|(at, _)| {
            at.is_multiple_of(super::SNAPSHOT_SELDOM) || at + super::SNAPSHOT_RECENT >= depth
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_match_keeps_no_more_than_a_short_one() {
        let event = |audience| Event::new(audience, Text::new("told"));
        let mut told = Told::default();
        for n in 0..10 * KEPT {
            let audience = match n % 3 {
                0 => Audience::All,
                1 => Audience::Only(Seat(1)),
                _ => Audience::Except(Seat(1)),
            };
            told.push(vec![event(audience)], 2);
            // A seat that has never decided anything.
            told.forget_before(0);
        }
        assert_eq!((told.len(), told.kept.len()), (10 * KEPT, KEPT));
        assert!(told.known(9 * KEPT - 1).is_none() && told.known(9 * KEPT).is_some());
        let hears = |n, viewer| told.heard_by(n, viewer);
        for (n, who) in [
            (0, [true, true, true]),
            (1, [false, true, false]),
            (2, [true, false, true]),
        ] {
            let viewers = [
                Viewer::Seat(Seat(0)),
                Viewer::Seat(Seat(1)),
                Viewer::Everyone,
            ];
            assert_eq!(viewers.map(|viewer| hears(n, viewer)), who, "{n}");
            assert!(hears(n, Viewer::Referee));
        }
        told.push(Vec::new(), 2);
        assert!(!told.heard_by(10 * KEPT, Viewer::Referee));
        // What was told last stays, whatever is forgotten.
        told.forget_before(100 * KEPT);
        assert_eq!(told.kept.len(), 1);
    }
}
