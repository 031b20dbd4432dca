//! Events that both books have in the same way.

use super::outcomes::{eliminated, list_other_hand, rallied, suppressed};
use super::{Choice, May, Row, Then, ask_unless, keep, over};
use crate::action::{Action, Element};
use crate::book::Book;
use crate::edition::Edition;
use crate::frame::{
    Displacing, Event, EventStep, Flow, Frame, Placing, Reveal, Shown, Supporting, What, Where,
};
use crate::ids::{UnitId, Units, WeaponId};
use crate::kinds::Terrain;
use crate::state::{Place, State, foe};
use hex::HexId;
use table::{Seat, Teller};

/// E48
pub const BREEZE: Row = Row {
    step: |book, s, e, _, t| book.breeze(s, e, EventStep::BEGIN, t),
    rules: &["E48a", "E48b"],
    ..Row::NONE
};

/// E58: the Hero is placed, then he may rally somebody in his hex (E58b).
pub const HERO: Row = Row {
    step: |book, s, e, _, _| book.hero(s, e),
    choice: Choice::Unit(
        |book, s, e| {
            keep(s.of_side(e.seat, e.hex), |unit| {
                s.unit(unit).broken && book.counts_as_unit(s, unit)
            })
        },
        rallied,
    ),
    may: May::Decline,
    rules: &["E58a", "E58b"],
    ..Row::NONE
};

/// E59: an item of the Support table around a random hex.
pub const INFILTRATION: Row = Row {
    step: |_, _, e, _, _| match e.step {
        EventStep::BEGIN => {
            e.step = EventStep::THEN;
            Flow::Call(Supporting::of(e.seat, Where::Drawn, false))
        }
        _ => over(e),
    },
    rules: &["E59a", "E59b"],
    ..Row::NONE
};

/// E61: who drew it sees the hand, and may discard a card of it.
pub const INTERROGATION: Row = Row {
    step: |_, s, e, _, t| {
        let other = foe(e.seat);
        t.probe();
        s.pile[other].seen = s.pile[other].hand;
        ask_unless(s.pile[other].count == 0, e)
    },
    choice: Choice::Any(list_other_hand, |book, s, e, action, _, t| {
        if let Action::Take(card) = action {
            book.lose_card(s, foe(e.seat), card, t);
        }
        Then::OVER
    }),
    may: May::Decline,
    rules: &["E61"],
    ..Row::NONE
};

/// E62
pub const KIA: Row = Row {
    choice: Choice::Unit(
        |_, s, _| keep(s.everybody(), |unit| s.unit(unit).broken),
        eliminated,
    ),
    rules: &["E62"],
    ..Row::NONE
};

/// E66: one's own broken unit beside an enemy.
pub const PRISONERS_OF_WAR: Row = Row {
    choice: Choice::Unit(
        |book, s, e| {
            let men = |unit: UnitId| book.counts_as_unit(s, unit);
            keep(s.on_map[e.seat], |unit| {
                let beside = |other: UnitId| book.distance(s.hex(unit), s.hex(other)) == 1;
                let enemy = |other: UnitId| men(other) && beside(other);
                s.unit(unit).broken && men(unit) && s.on_map[foe(e.seat)].iter().any(enemy)
            })
        },
        eliminated,
    ),
    rules: &["E66"],
    ..Row::NONE
};

/// E68: an item of the Support table at the friendly edge, or a Radio.
pub const REINFORCEMENTS: Row = Row {
    step: |_, _, e, _, _| match e.step {
        EventStep::BEGIN => {
            e.step = EventStep::OVER;
            Flow::Call(Supporting::of(e.seat, Where::Edge, true))
        }
        _ => over(e),
    },
    rules: &["E68a", "E68b"],
    ..Row::NONE
};

/// E75: an enemy under one's machine guns. g:E92: a Unit or a tank.
pub const SUPPRESSING_FIRE: Row = Row {
    choice: Choice::Unit(
        |book, s, e| {
            keep(s.on_map[foe(e.seat)], |unit| {
                let fit = match book.edition {
                    Edition::Europe => true,
                    Edition::GreatWar => !book.is_leader(s, unit),
                };
                fit && !s.unit(unit).suppressed && book.under_guns(s, e.seat, s.hex(unit))
            })
        },
        suppressed,
    ),
    rules: &["E75"],
    ..Row::NONE
};

/// E76: a casualty comes back, broken, around a random hex.
pub const WALKING_WOUNDED: Row = Row {
    step: |book, s, e, _, _| book.walk_wounded(s, e),
    choice: Choice::Unit(
        |book, s, _| book.casualties(s),
        |_, _, e, unit, _| {
            e.chosen = Some(unit.into());
            Then::step(EventStep::CHOSEN).after(Reveal::of(e.seat, Shown::Hex))
        },
    ),
    rules: &["E76a", "E76b"],
    ..Row::NONE
};

impl Book {
    /// E75: whether a hex is in range and sight of a working MG of a side. Where it could not fire from does not
    /// matter: the text says what working means.
    fn under_guns(&self, s: &State, seat: Seat, hex: HexId) -> bool {
        let works = |weapon: WeaponId| match self.edition {
            Edition::Europe => {
                let by = s.unit(s.bearer(weapon));
                !s.weapon(weapon).broken && !by.broken && !by.suppressed
            }
            Edition::GreatWar => self.functional(s, weapon),
        };
        let gun = |unit: UnitId| {
            s.carried(unit).is_some_and(|weapon| {
                self.arm(s, weapon).arm.is_mg()
                    && works(weapon)
                    && self.bears(s, Element::Weapon(weapon), hex).is_some()
            })
        };
        s.on_map[seat].iter().any(gun)
    }
    /// E76a: units on the Casualty Tracks.
    fn casualties(&self, s: &State) -> Units {
        s.all_units()
            .filter(|&unit| s.unit(unit).place == Place::Casualty && !self.is_tank(s, unit))
            .collect()
    }
    /// E58: the Hero, out of the box; then he rallies somebody (E58b).
    fn hero(&self, s: &mut State, e: &mut Event) -> Flow {
        let seat = e.seat;
        match e.step {
            EventStep::BEGIN => {
                e.step = EventStep::OVER;
                if self.in_play(s, seat, "hero") {
                    return Flow::Next;
                }
                let Some(unit) = self.recruit(s, seat, "hero") else {
                    return Flow::Next;
                };
                (e.step, e.chosen) = (EventStep::THEN, Some(unit.into()));
                Flow::Call(Frame::Place(Placing {
                    seat,
                    what: What::Unit(unit),
                    place: Where::Friendly,
                    may: false,
                }))
            }
            EventStep::THEN if s.is_on_map(e.unit()) => {
                e.hex = s.hex(e.unit());
                self.ask_in_event(s, e)
            }
            _ => over(e),
        }
    }
    /// E76: the unit is chosen, then the hex is drawn.
    fn walk_wounded(&self, s: &mut State, e: &mut Event) -> Flow {
        if e.step == EventStep::BEGIN {
            return self.ask_in_event(s, e);
        }
        e.step = EventStep::OVER;
        let placing = Placing {
            seat: s.unit(e.unit()).seat,
            what: What::Unit(e.unit()),
            place: Where::Around(self.shown_hex(s, e.seat)),
            may: false,
        };
        if self.places(s, &placing).is_empty() {
            return Flow::Next;
        }
        s.unit_mut(e.unit()).broken = true;
        Flow::Call(Frame::Place(Placing {
            seat: e.seat,
            ..placing
        }))
    }
    /// E48: Smoke goes, and Gas, Blazes spread downwind; from this step of the Event on.
    pub fn breeze(&self, s: &mut State, e: &mut Event, first: EventStep, t: &mut Teller) -> Flow {
        if e.step == first {
            for hex in self.map.grid().ids() {
                self.clear_smoke(s, hex);
                self.clear_gas(s, hex);
            }
            t.all(|| self.say("breeze").num("n", e.wind));
            e.step = first.next();
            self.fan(s, Book::compass(e.wind.max(1)), t);
        }
        // E48b, E42c: when all of them burn, who stands in one leaves it.
        let caught = s.everybody().iter().map(|unit| s.hex(unit));
        match caught.filter(|&hex| s.markers(hex).blaze()).min() {
            Some(hex) => Flow::Call(Frame::Displace(Displacing { hex })),
            None => over(e),
        }
    }
    /// E48b: every Blaze spreads downwind.
    fn fan(&self, s: &mut State, wind: hex::Direction, t: &mut Teller) {
        for n in 0..self.hexes.len() as u16 {
            // Against the wind, so that what is lit now does not spread on.
            let hex = self.downwind(HexId(n), wind);
            let from = self.beside(hex, wind.opposite());
            let lit = from.is_some_and(|from| s.markers(from).blaze());
            if lit && !s.markers(hex).blaze() && self.burns(s, hex) {
                self.kindle(s, hex, t);
            }
        }
    }
    /// E48b: no water burns; in Great War Commander only Buildings and Woods do.
    fn burns(&self, s: &State, hex: HexId) -> bool {
        let terrain = self.terrain(s, hex);
        match self.edition {
            Edition::Europe => !terrain.is_water(),
            Edition::GreatWar => matches!(terrain, Terrain::Building | Terrain::Woods),
        }
    }
    /// The hexes in an order in which every one comes before that from which the wind blows.
    fn downwind(&self, n: HexId, wind: hex::Direction) -> HexId {
        // Hexes are numbered column by column from the upper left: winds 2, 3 and 4 blow towards higher numbers.
        let rising = matches!(
            wind,
            hex::flat_top::NE | hex::flat_top::SE | hex::flat_top::S
        );
        if rising {
            HexId(self.hexes.len() as u16 - 1 - n.0)
        } else {
            n
        }
    }
    /// Whether a side has a unit of that kind on the map or waiting.
    pub fn in_play(&self, s: &State, seat: Seat, word: &str) -> bool {
        let kind = self.kind_named(self.side(seat).nation, word);
        s.units.iter().any(|unit| {
            Some(unit.kind) == kind
                && unit.seat == seat
                && matches!(unit.place, Place::Map | Place::Time(_) | Place::Waited(_))
        })
    }
    /// The Hero or the Private of a nation, out of the box.
    pub fn recruit(&self, s: &mut State, seat: Seat, word: &str) -> Option<UnitId> {
        let kind = self.kind_named(self.side(seat).nation, word)?;
        let boxed = s.units.iter().position(|unit| {
            unit.kind == kind
                && unit.seat == seat
                && matches!(unit.place, Place::Away | Place::Casualty)
        });
        match boxed {
            Some(unit) if word == "hero" => Some(UnitId::new(unit as u8)),
            _ => self.birth(s, seat, kind),
        }
    }
}
