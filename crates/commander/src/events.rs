//! The thirty-five Events (E43 to E77), each in the order of its text (E42c).

use crate::book::Book;
use crate::cards::EventKind;
use crate::frame::{Event, Flow, Frame, Placing, Reveal, Shown, Supporting, What, Where};
use crate::kinds::{Fort, NOBODY, OFF};
use crate::state::{Place, State, foe};
use hex::HexId;
use table::{Chance, Seat, Set64, Sum, Teller, Text};

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
        // E42b: what cannot be done is not done.
        if Book::draws_hex(kind) && e.step == 0 && !self.chooses_first(kind) {
            e.step = 1;
            return Flow::Call(Reveal::of(e.seat, Shown::Hex));
        }
        if e.hex == OFF && e.step > 0 && Book::draws_hex(kind) && !self.chooses_first(kind) {
            e.hex = self.shown_hex(s, e.seat);
        }
        self.resolve(s, e, kind, c, t)
    }

    /// Events that begin with a random hex (1.8a).
    const fn draws_hex(kind: EventKind) -> bool {
        matches!(
            kind,
            EventKind::AirSupport
                | EventKind::Blaze
                | EventKind::BoobyTrap
                | EventKind::Dust
                | EventKind::Malfunction
                | EventKind::Rubble
                | EventKind::ShellShock
                | EventKind::Shellholes
                | EventKind::WalkingWounded
        )
    }
    /// E76a: the unit is chosen before the hex is drawn.
    fn chooses_first(&self, kind: EventKind) -> bool {
        kind == EventKind::WalkingWounded
    }

    fn resolve(
        &self,
        s: &mut State,
        e: &mut Event,
        kind: EventKind,
        c: &mut Chance,
        t: &mut Teller,
    ) -> Flow {
        let me = e.seat;
        match kind {
            // E45
            EventKind::BattlefieldIntegrity => {
                let fallen = i16::from(self.fallen(s, foe(me)));
                self.score(s, me, fallen, "E45", t);
                over(e)
            }
            // E49
            EventKind::CommandAndControl => {
                let held = s.control.iter().filter(|&&by| by == me.0).count() as i16;
                self.score(s, me, held, "E49", t);
                over(e)
            }
            // E54
            EventKind::Elan => {
                s.surrender[me] += 1;
                t.all(|| {
                    Text::new("cce-elan")
                        .text("side", self.side_text(me))
                        .num("n", s.surrender[me])
                });
                over(e)
            }
            // E65, E74
            EventKind::MissionObjective => {
                self.draw_chit(s, Some(me), c, t);
                over(e)
            }
            EventKind::StrategicObjective => {
                self.draw_chit(s, None, c, t);
                over(e)
            }
            EventKind::Cower => {
                self.cower(s, me, t);
                over(e)
            }
            EventKind::Breeze => self.breeze(s, e, t),
            EventKind::FogOfWar => {
                self.fog(s, me, c, t);
                over(e)
            }
            EventKind::Blaze
            | EventKind::BoobyTrap
            | EventKind::Dust
            | EventKind::Rubble
            | EventKind::Shellholes => self.mark_hex(s, e, kind, c, t),
            EventKind::Deploy
            | EventKind::Commissar
            | EventKind::WalkingWounded
            | EventKind::WhitePhosphorus => self.chain(s, e, kind, t),
            EventKind::Hero | EventKind::FieldPromotion | EventKind::Entrench => {
                self.arrive(s, e, kind)
            }
            EventKind::Infiltration | EventKind::Reinforcements => self.reinforce(s, e, kind),
            _ => self.pick_or_pass(s, e, kind, t),
        }
    }

    /// Events that are one choice, or nothing where there is none.
    fn pick_or_pass(&self, s: &mut State, e: &mut Event, kind: EventKind, t: &mut Teller) -> Flow {
        let empty = match kind {
            EventKind::Interrogation => {
                // E61: he has seen the hand.
                let other = foe(e.seat);
                t.probe();
                s.pile[other].seen = s.pile[other].hand;
                s.pile[other].count == 0
            }
            EventKind::Malfunction => self.nearest_weapons(s, e.hex) == 0,
            EventKind::Scrounge => self.scroungeable(s) == 0 || self.unarmed(s).is_empty(),
            EventKind::Reconnaissance => s.chits.count[e.seat] == 0,
            EventKind::Sappers => self.sappable(s).is_empty(),
            EventKind::AirSupport => self.bombed(s, e).is_empty(),
            _ => self.event_units(s, e, kind).is_empty(),
        };
        if empty { over(e) } else { Flow::Ask }
    }

    /// E51: Squads out of every Command Radius.
    fn cower(&self, s: &mut State, seat: Seat, t: &mut Teller) {
        let led = s.on_map[seat]
            .iter()
            .filter(|&unit| self.is_leader(s, unit))
            .fold(Set64::EMPTY, |set, leader| set | self.radius(s, leader));
        for unit in s.on_map[seat].iter() {
            if self.is_squad(s, unit) && !led.has(unit) {
                self.suppress(s, unit, t);
            }
        }
    }
    /// E57: each player loses a card at random.
    fn fog(&self, s: &mut State, seat: Seat, c: &mut Chance, t: &mut Teller) {
        for owner in [foe(seat), seat] {
            if s.pile[owner].hand.is_empty() {
                continue;
            }
            let deck = &self.decks[owner.index()];
            let card = c.draw("fog", foe(owner), deck, s.pile[owner].hand);
            s.pile[owner].discard(card);
            t.all(|| {
                Text::new("cce-lost-card")
                    .text("side", self.side_text(owner))
                    .text("card", self.card_text(owner, card))
            });
        }
    }
    /// E48: Smoke goes, Blazes spread downwind.
    fn breeze(&self, s: &mut State, e: &mut Event, t: &mut Teller) -> Flow {
        if e.step == 0 {
            for hex in self.map.grid().ids() {
                self.clear_smoke(s, hex);
            }
            t.all(|| Text::new("cce-breeze").num("n", e.wind));
            e.step = 1;
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
            if lit && !s.marks(hex).blaze() && !self.ground(hex).terrain.is_water() {
                return self.ignite(s, hex, t);
            }
        }
        over(e)
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
    /// E46, E47, E53, E69, E73: something is laid in the random hex.
    fn mark_hex(
        &self,
        s: &mut State,
        e: &mut Event,
        kind: EventKind,
        c: &mut Chance,
        t: &mut Teller,
    ) -> Flow {
        let hex = e.hex;
        e.step = OVER;
        let fort = match kind {
            EventKind::Blaze => {
                if !self.ground(hex).terrain.is_water() && !s.marks(hex).blaze() {
                    return self.ignite(s, hex, t);
                }
                return Flow::Next;
            }
            EventKind::Dust => {
                if self.takes_smoke(s, hex) {
                    self.lay_smoke(s, hex, c, t);
                }
                return Flow::Next;
            }
            EventKind::BoobyTrap => Fort::Mines,
            EventKind::Rubble => Fort::Wire,
            _ => Fort::Foxholes,
        };
        if self.takes_fort(s, hex) {
            self.lay_fort(s, hex, fort, t);
        }
        Flow::Next
    }
    /// E58, E56, E55: a Hero, a Private, Foxholes.
    fn arrive(&self, s: &mut State, e: &mut Event, kind: EventKind) -> Flow {
        let seat = e.seat;
        let placing = |what, place, may| Placing {
            seat,
            what,
            place,
            may,
        };
        match (kind, e.step) {
            (EventKind::Entrench, 0) => {
                e.step = OVER;
                Flow::Call(Frame::Place(placing(
                    What::Fort(Fort::Foxholes),
                    Where::Dug,
                    true,
                )))
            }
            (EventKind::FieldPromotion, 0) => {
                e.step = OVER;
                if self.in_play(s, seat, "private") {
                    return Flow::Next;
                }
                match self.recruit(s, seat, "private") {
                    Some(unit) => Flow::Call(Frame::Place(placing(
                        What::Unit(unit),
                        Where::WithBroken,
                        true,
                    ))),
                    None => Flow::Next,
                }
            }
            (EventKind::Hero, 0) => {
                e.step = OVER;
                if self.in_play(s, seat, "hero") {
                    return Flow::Next;
                }
                let Some(unit) = self.recruit(s, seat, "hero") else {
                    return Flow::Next;
                };
                e.step = 1;
                e.unit = unit;
                Flow::Call(Frame::Place(placing(
                    What::Unit(unit),
                    Where::Friendly,
                    false,
                )))
            }
            // E58b
            (EventKind::Hero, 1) if s.is_on_map(e.unit) => {
                e.hex = s.hex(e.unit);
                if self.event_units(s, e, kind).is_empty() {
                    return over(e);
                }
                Flow::Ask
            }
            _ => over(e),
        }
    }
    /// Whether a side has a unit of that kind on the map or waiting.
    fn in_play(&self, s: &State, seat: Seat, word: &str) -> bool {
        let kind = self.kind_named(self.side(seat).nation, word);
        s.units.iter().any(|unit| {
            Some(unit.kind) == kind
                && unit.seat == seat
                && matches!(unit.place, Place::Map | Place::Time(_))
        })
    }
    /// The Hero or the Private of a nation, out of the box.
    fn recruit(&self, s: &mut State, seat: Seat, word: &str) -> Option<u8> {
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
    fn reinforce(&self, s: &mut State, e: &mut Event, kind: EventKind) -> Flow {
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
                }))
            }
            _ => {
                let _ = s;
                over(e)
            }
        }
    }
}

/// The Event is over.
fn over(e: &mut Event) -> Flow {
    e.step = OVER;
    Flow::Next
}

/// Events of several steps.
impl Book {
    fn chain(&self, s: &mut State, e: &mut Event, kind: EventKind, t: &mut Teller) -> Flow {
        match (kind, e.step) {
            (EventKind::Deploy, 0) => {
                if self.event_units(s, e, kind).is_empty() {
                    return over(e);
                }
                Flow::Ask
            }
            // E50
            (EventKind::Commissar, 0) => {
                if self.event_units(s, e, kind).is_empty() {
                    return over(e);
                }
                Flow::Ask
            }
            (EventKind::Commissar, 1) => {
                e.step = OVER;
                self.commissar(s, e.unit, t);
                Flow::Next
            }
            // E76
            (EventKind::WalkingWounded, 0) => {
                if self.casualties(s).is_empty() {
                    return over(e);
                }
                Flow::Ask
            }
            (EventKind::WalkingWounded, 1) => {
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
            // E77
            (EventKind::WhitePhosphorus, 0) => {
                if self.places(s, &self.phosphorus(e)).is_empty() {
                    return over(e);
                }
                Flow::Ask
            }
            (EventKind::WhitePhosphorus, 1) => {
                if self.event_units(s, e, kind).is_empty() {
                    return over(e);
                }
                Flow::Ask
            }
            _ => over(e),
        }
    }
    /// E77a: where the smoke may go.
    pub fn phosphorus(&self, e: &Event) -> Placing {
        Placing {
            seat: e.seat,
            what: What::Smoke,
            place: Where::BesideSquad,
            may: true,
        }
    }
    /// E50: greater than its modified Morale: eliminated; else it rallies.
    fn commissar(&self, s: &mut State, unit: u8, t: &mut Teller) {
        if !s.is_on_map(unit) {
            return;
        }
        let mut sum = Sum::opened("cce", t.on());
        self.nerve(s, unit, &mut sum);
        t.tally(
            || {
                self.unit_event("cce-commissar-test", s, unit)
                    .num("n", s.sum())
                    .num("morale", sum.total())
            },
            || sum.tally("morale"),
        );
        if i32::from(s.sum()) > sum.total() {
            self.eliminate(s, unit, t);
        } else {
            self.rally(s, unit, t);
        }
    }
}
