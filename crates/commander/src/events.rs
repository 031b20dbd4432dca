//! Events, each in the order of its text (E42c): those that both books have in the same way. What one book has alone,
//! or in its own way, is in its folder.

use crate::book::Book;
use crate::cards::EventKind;
use crate::edition::Edition;
use crate::frame::{Event, Flow, Frame, Placing, Reveal, Shown, Supporting, What, Where};
use crate::kinds::{NOBODY, OFF, Terrain};
use crate::state::{Place, State, foe};
use hex::HexId;
use table::{Chance, Seat, Teller};

mod question;

/// The last step of every Event: Melees, then nothing.
pub const OVER: u8 = u8::MAX;

impl Book {
    /// 1.9.1.1, E42: the card is revealed, its Event carried out, Melees are fought.
    pub fn step_event(&self, s: &mut State, e: &mut Event, c: &mut Chance, t: &mut Teller) -> Flow {
        let Some(kind) = e.kind else {
            if e.step == 0 {
                e.step = 1;
                return Flow::Call(Reveal::of(e.seat, Shown::Event));
            }
            let face = self.card(e.seat, s.shown);
            (e.kind, e.wind, e.step) = (Some(face.event), face.wind, 0);
            return Flow::Next;
        };
        if e.step == OVER {
            self.recount(s, t);
            self.test_end(s, t);
            return self.with_melees(s);
        }
        if kind.is_shared() {
            return self.resolve(s, e, kind, t);
        }
        match self.edition {
            Edition::Europe => self.step_event_of_europe(s, e, kind, c, t),
            Edition::GreatWar => self.step_event_here(s, e, c, t),
        }
    }

    /// 1.8a: the random hex with which an Event begins: it is drawn, then kept.
    pub fn hex_first(&self, s: &State, e: &mut Event) -> Option<Flow> {
        if e.step == 0 {
            e.step = 1;
            return Some(Flow::Call(Reveal::of(e.seat, Shown::Hex)));
        }
        if e.hex == OFF {
            e.hex = self.shown_hex(s, e.seat);
        }
        None
    }

    fn resolve(&self, s: &mut State, e: &mut Event, kind: EventKind, t: &mut Teller) -> Flow {
        match kind {
            EventKind::Breeze => self.breeze(s, e, 0, t),
            EventKind::Hero => self.hero(s, e),
            EventKind::Infiltration | EventKind::Reinforcements => self.reinforce(e, kind),
            EventKind::WalkingWounded => self.walk_wounded(s, e),
            EventKind::Interrogation => {
                // E61: he has seen the hand.
                let other = foe(e.seat);
                t.probe();
                s.pile[other].seen = s.pile[other].hand;
                ask_unless(s.pile[other].count == 0, e)
            }
            _ => ask_unless(self.event_units(s, e, kind).is_empty(), e),
        }
    }

    /// E58: the Hero, out of the box; then he rallies somebody (E58b).
    fn hero(&self, s: &mut State, e: &mut Event) -> Flow {
        let seat = e.seat;
        match e.step {
            0 => {
                e.step = OVER;
                if self.in_play(s, seat, "hero") {
                    return Flow::Next;
                }
                let Some(unit) = self.recruit(s, seat, "hero") else {
                    return Flow::Next;
                };
                (e.step, e.unit) = (1, unit);
                Flow::Call(Frame::Place(Placing {
                    seat,
                    what: What::Unit(unit),
                    place: Where::Friendly,
                    may: false,
                }))
            }
            1 if s.is_on_map(e.unit) => {
                e.hex = s.hex(e.unit);
                ask_unless(self.event_units(s, e, EventKind::Hero).is_empty(), e)
            }
            _ => over(e),
        }
    }
    /// E76: the unit is chosen, then the hex is drawn.
    fn walk_wounded(&self, s: &mut State, e: &mut Event) -> Flow {
        if e.step == 0 {
            return ask_unless(self.casualties(s).is_empty(), e);
        }
        e.step = OVER;
        let placing = Placing {
            seat: s.unit(e.unit).seat,
            what: What::Unit(e.unit),
            place: Where::Around(self.shown_hex(s, e.seat)),
            may: false,
        };
        if self.places(s, &placing).is_empty() {
            return Flow::Next;
        }
        s.unit_mut(e.unit).broken = true;
        Flow::Call(Frame::Place(Placing {
            seat: e.seat,
            ..placing
        }))
    }
    /// E48: Smoke goes, and Gas, Blazes spread downwind; from this step of the Event on.
    pub fn breeze(&self, s: &mut State, e: &mut Event, first: u8, t: &mut Teller) -> Flow {
        if e.step == first {
            for hex in self.map.grid().ids() {
                self.clear_smoke(s, hex);
                self.clear_gas(s, hex);
            }
            t.all(|| self.say("breeze").num("n", e.wind));
            e.step = first + 1;
            // E48b: only Blazes that burn already; they are remembered by the hex they spread from.
            e.hex = HexId(0);
        }
        let wind = Book::compass(e.wind.max(1));
        let hexes = self.ground.len() as u16;
        while e.hex.0 < hexes {
            // Against the wind, so that what is lit now does not spread on.
            let hex = self.downwind(e.hex, wind);
            e.hex.0 += 1;
            let from = self.beside(hex, wind.opposite());
            let lit = from.is_some_and(|from| s.marks(from).blaze());
            if lit && !s.marks(hex).blaze() && self.burns(s, hex) {
                return self.ignite(s, hex, t);
            }
        }
        over(e)
    }
    /// E48b: no water burns; in Great War Commander only Buildings and Woods do.
    fn burns(&self, s: &State, hex: HexId) -> bool {
        let terrain = self.terrain(s, hex);
        if self.is_gwc() {
            return matches!(terrain, Terrain::Building | Terrain::Woods);
        }
        !terrain.is_water()
    }
    /// The hexes in an order in which every one comes before that from which the wind blows.
    fn downwind(&self, n: HexId, wind: hex::Direction) -> HexId {
        // Hexes are numbered column by column from the upper left: winds 2, 3 and 4 blow towards higher numbers.
        let rising = matches!(
            wind,
            hex::flat_top::NE | hex::flat_top::SE | hex::flat_top::S
        );
        if rising {
            HexId(self.ground.len() as u16 - 1 - n.0)
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
                && matches!(unit.place, Place::Map | Place::Time(_))
        })
    }
    /// The Hero or the Private of a nation, out of the box.
    pub fn recruit(&self, s: &mut State, seat: Seat, word: &str) -> Option<u8> {
        let kind = self.kind_named(self.side(seat).nation, word)?;
        let boxed = s.units.iter().position(|unit| {
            unit.kind == kind
                && unit.seat == seat
                && matches!(unit.place, Place::Away | Place::Casualty)
        });
        match boxed {
            Some(unit) if word == "hero" => Some(unit as u8),
            _ => self.birth(s, seat, kind),
        }
    }
    /// E59, E68: an item of the Support table.
    fn reinforce(&self, e: &mut Event, kind: EventKind) -> Flow {
        let infiltrates = kind == EventKind::Infiltration;
        match e.step {
            0 => {
                e.step = if infiltrates { 1 } else { OVER };
                Flow::Call(Frame::Support(Supporting {
                    seat: e.seat,
                    column: 0,
                    radio: !infiltrates,
                    step: 0,
                    unit: NOBODY,
                    place: if infiltrates {
                        Where::Drawn
                    } else {
                        Where::Edge
                    },
                    item: 0,
                }))
            }
            _ => over(e),
        }
    }
}

impl EventKind {
    /// Whether both books have it in the same way.
    pub const fn is_shared(self) -> bool {
        matches!(
            self,
            EventKind::Breeze
                | EventKind::Hero
                | EventKind::Infiltration
                | EventKind::Interrogation
                | EventKind::Kia
                | EventKind::PrisonersOfWar
                | EventKind::Reinforcements
                | EventKind::SuppressingFire
                | EventKind::WalkingWounded
        )
    }
}

/// E42b: what cannot be done is not done.
pub fn ask_unless(nothing: bool, e: &mut Event) -> Flow {
    if nothing { over(e) } else { Flow::Ask }
}
/// The Event is over.
pub fn over(e: &mut Event) -> Flow {
    e.step = OVER;
    Flow::Next
}
