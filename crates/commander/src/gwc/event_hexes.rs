//! Events that only Great War Commander has, or has in its own way, in which hexes are chosen.

use crate::action::Action;
use crate::book::Book;
use crate::cce::{choices as europe, events as europe_events};
use crate::events::{Choice, May, Row, Then, keep, list_hexes, list_units};
use crate::frame::{Event, EventStep, Flow, Going};
use crate::ids::{UnitId, Units};
use crate::kinds::{Fort, Nation, STACK, Terrain};
use crate::state::{State, foe};
use hex::{HexId, HexSet256};
use table::Teller;

/// g:E57: the Units in a hex are Suppressed; Germans Demoralise in 1917 alone.
pub const AIR_SUPPORT: Row = Row {
    choice: Choice::Hex(
        |book, s, _| hexes_of(s, keep(s.everybody(), |unit| book.is_unit(s, unit))),
        |book, s, e, hex, t| {
            let units = keep(s.in_hex(hex), |unit| book.is_unit(s, unit));
            if book.date[0] == 1917 && book.side(e.seat).nation == Nation::German {
                return Then::call(Book::breaks(units));
            }
            units.iter().for_each(|unit| book.suppress(s, unit, t));
            Then::OVER
        },
    ),
    may: May::Decline,
    rules: europe::AIR_SUPPORT.rules,
    ..Row::NONE
};

/// g:E58: a Leader, then the hex to which he goes with the Units of his own.
pub const AUFTRAGSTAKTIK: Row = Row {
    nations: &[Nation::German],
    choice: Choice::Any(
        |book, s, e, out| match e.step {
            EventStep::BEGIN => list_units(
                out,
                keep(s.on_map[e.seat] & s.leaders, |unit| {
                    s.of_side(foe(e.seat), s.hex(unit)).is_empty()
                        && !book.gates(s, s.hex(unit)).is_empty()
                }),
            ),
            _ => list_hexes(out, book.gates(s, s.hex(e.unit()))),
        },
        |book, s, e, action, _, t| match action {
            Action::Unit(leader) => {
                e.chosen = Some(leader.into());
                Then::step(EventStep::CHOSEN)
            }
            Action::At(hex) => book.take_along(s, e, hex, t),
            other => unreachable!("{other:?} is no task"),
        },
    ),
    may: May::DeclineFirst,
    rules: &["g:E58"],
    ..Row::NONE
};

/// g:E60: the nearest Building or Woods.
pub const BLAZE: Row = Row {
    draws_hex: true,
    choice: Choice::Hex(Book::kindling, |book, s, _, hex, t| {
        match book.ignite(s, hex, t) {
            Flow::Call(frame) => Then::call(frame),
            Flow::Ask | Flow::Next | Flow::Done => Then::OVER,
        }
    }),
    rules: europe_events::BLAZE.rules,
    ..Row::NONE
};

/// g:E68: one's own hex nearest to the enemy edge.
pub const FATIGUE: Row = Row {
    choice: Choice::Hex(
        |book, s, e| {
            let edge = crate::steps::opposite(book.side(e.seat).edge);
            let far = |unit: UnitId| book.to_edge(s.hex(unit), edge).into();
            hexes_of(s, Book::least(s.on_map[e.seat], far))
        },
        |book, s, e, hex, t| {
            let there = s.of_side(e.seat, hex);
            there.iter().for_each(|unit| book.suppress(s, unit, t));
            Then::OVER
        },
    ),
    rules: &["g:E68"],
    ..Row::NONE
};

/// g:E88: an agent comes to a highest-ranking Leader.
pub const LIAISON_AGENT: Row = Row {
    choice: Choice::Hex(
        |book, s, e| {
            if !book.has_agent(s, e.seat) {
                return HexSet256::EMPTY;
            }
            let room = |hex: &HexId| book.figures(s, e.seat, *hex) < STACK;
            hexes_of(s, book.hrl(s, e.seat))
                .iter()
                .filter(room)
                .collect()
        },
        |book, s, e, hex, t| {
            book.recruit_agent(s, e.seat, hex, t);
            Then::OVER
        },
    ),
    may: May::Decline,
    rules: &["g:E88"],
    ..Row::NONE
};

/// g:E78: all in a hex rally.
pub const MARSEILLAISE: Row = Row {
    nations: &[Nation::French],
    choice: Choice::Hex(
        |_, s, e| {
            let own = s.on_map[e.seat] - s.tanks;
            hexes_of(s, keep(own, |unit| s.unit(unit).broken))
        },
        |book, s, e, hex, t| {
            for unit in (s.of_side(e.seat, hex) - s.tanks).iter() {
                if s.unit(unit).broken {
                    book.rally(s, unit, t);
                }
            }
            Then::OVER
        },
    ),
    rules: &["g:E78"],
    ..Row::NONE
};

/// g:E89: Wire goes, or is laid, beside a Unit in Good Order.
pub const SAPPERS: Row = Row {
    choice: Choice::Hex(
        |book, s, e| {
            let near = book
                .ready(s, e.seat)
                .iter()
                .fold(HexSet256::EMPTY, |set, unit| set | book.near(s.hex(unit)));
            let wire = |hex: &HexId| {
                s.markers(*hex).fort() == Some(Fort::Wire) || book.takes_fort(s, *hex)
            };
            let free = near - hexes_of(s, s.on_map[foe(e.seat)]);
            free.iter().filter(wire).collect()
        },
        |book, s, _, hex, t| {
            if s.markers(hex).fort() == Some(Fort::Wire) {
                book.take_fort(s, hex, t);
            } else {
                book.lay_fort(s, hex, Fort::Wire, t);
            }
            Then::OVER
        },
    ),
    may: May::Decline,
    rules: europe::SAPPERS.rules,
    ..Row::NONE
};

/// g:E95: the random hex and two beside it, which are kept as directions.
pub const TROMMELFEUER: Row = Row {
    draws_hex: true,
    choice: Choice::Hex(
        |book, _, e| {
            let chosen: HexSet256 = e
                .left
                .numbers()
                .iter()
                .map(|n| book.nth_near(e.hex, n))
                .collect();
            book.near(e.hex) - chosen
        },
        |book, s, e, hex, t| {
            let Some(way) = (0..6).find(|&n| book.nth_near(e.hex, n) == hex) else {
                return Then::OVER;
            };
            e.left.insert(UnitId::new(way));
            if (e.left.len() as usize) < book.near(e.hex).len().min(2) {
                return Then::step(EventStep::DRAWN);
            }
            Then::call(Book::breaks(book.drum_fire(s, e, t)))
        },
    ),
    rules: &["g:E95"],
    ..Row::NONE
};

/// The hexes of a set of Formations.
fn hexes_of(s: &State, set: Units) -> HexSet256 {
    set.iter().map(|unit| s.hex(unit)).collect()
}

impl Book {
    /// g:E58: the hexes to which one may go from here.
    fn gates(&self, s: &State, from: HexId) -> HexSet256 {
        self.near(from)
            .iter()
            .filter(|&to| !self.is_impassable(s, to))
            .collect()
    }
    /// g:E58: the Leader and all Units of his hex go to the next.
    fn take_along(&self, s: &mut State, e: &Event, to: HexId, t: &mut Teller) -> Then {
        let from = s.hex(e.unit());
        let movers = keep(s.of_side(e.seat, from), |unit| {
            unit == e.unit() || self.is_unit(s, unit)
        });
        for unit in movers.iter() {
            self.drive(s, unit, to);
            t.all(|| self.unit_event("placed", s, unit));
        }
        self.recount(s, t);
        match self.enter(s, movers, from, to, Going::Enter, t) {
            Flow::Call(frame) => Then::call(frame),
            Flow::Ask | Flow::Next | Flow::Done => Then::OVER,
        }
    }
    /// g:E60: the nearest Buildings and Woods that do not burn.
    fn kindling(&self, s: &State, e: &Event) -> HexSet256 {
        let wood = |hex: &HexId| {
            matches!(self.terrain(s, *hex), Terrain::Building | Terrain::Woods)
                && !s.markers(*hex).blaze()
        };
        let far = |hex: HexId| self.distance(e.hex, hex);
        let least = self.map.grid().ids().filter(wood).map(far).min();
        let near = self.map.grid().ids().filter(wood);
        near.filter(|&hex| Some(far(hex)) == least).collect()
    }
    /// g:E95: tanks are eliminated, the terrain is turned over; the Units that are to be Demoralised.
    fn drum_fire(&self, s: &mut State, e: &Event, t: &mut Teller) -> Units {
        let mut hexes = vec![e.hex];
        hexes.extend(e.left.numbers().iter().map(|n| self.nth_near(e.hex, n)));
        let mut units = Units::EMPTY;
        for hex in hexes {
            for unit in s.in_hex(hex).iter() {
                if self.is_tank(s, unit) {
                    self.eliminate(s, unit, t);
                } else if self.is_unit(s, unit) {
                    units.insert(unit);
                }
            }
            if !self.terrain(s, hex).is_water() {
                self.turn_over(s, hex, t);
            }
        }
        self.recount(s, t);
        units
    }
    /// The hex in this direction, where there is one.
    fn nth_near(&self, hex: HexId, n: u8) -> HexId {
        self.beside(hex, Book::compass(n + 1)).unwrap_or(hex)
    }
}
