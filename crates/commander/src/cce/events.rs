//! Events of Combat Commander: Europe that the other book has not, or has in its own way. What is chosen in them:
//! `choices`.

use crate::book::Book;
use crate::cards::EventKind;
use crate::events::{OVER, ask_unless, over};
use crate::frame::{Event, Flow, Frame, Placing, What, Where};
use crate::kinds::Fort;
use crate::state::{State, foe};
use table::{Chance, Seat, Set64, Teller};

impl Book {
    /// One Event, step by step, until its step is `OVER`.
    pub fn step_event_of_europe(
        &self,
        s: &mut State,
        e: &mut Event,
        kind: EventKind,
        c: &mut Chance,
        t: &mut Teller,
    ) -> Flow {
        if draws_hex(kind)
            && let Some(call) = self.hex_first(s, e)
        {
            return call;
        }
        match kind {
            EventKind::BattlefieldIntegrity
            | EventKind::CommandAndControl
            | EventKind::Elan
            | EventKind::MissionObjective
            | EventKind::StrategicObjective
            | EventKind::Cower
            | EventKind::FogOfWar => {
                self.befall(s, e.seat, kind, c, t);
                over(e)
            }
            EventKind::Blaze
            | EventKind::BoobyTrap
            | EventKind::Dust
            | EventKind::Rubble
            | EventKind::Shellholes => self.mark_hex(s, e, kind, c, t),
            EventKind::FieldPromotion | EventKind::Entrench => self.arrive(s, e, kind),
            EventKind::Commissar if e.step == 1 => {
                self.commissar(s, e.unit, t);
                over(e)
            }
            EventKind::Malfunction => ask_unless(self.nearest_weapons(s, e.hex) == 0, e),
            EventKind::Scrounge => {
                let none = self.scroungeable(s) == 0 || self.unarmed(s).is_empty();
                ask_unless(none, e)
            }
            EventKind::Reconnaissance => ask_unless(s.chits.count[e.seat] == 0, e),
            EventKind::Sappers => ask_unless(self.sappable(s).is_empty(), e),
            EventKind::AirSupport => ask_unless(self.bombed(s, e).is_empty(), e),
            EventKind::WhitePhosphorus if e.step == 0 => {
                ask_unless(self.places(s, &self.phosphorus(e)).is_empty(), e)
            }
            _ => ask_unless(self.event_units(s, e, kind).is_empty(), e),
        }
    }

    /// Events in which nothing is chosen.
    fn befall(&self, s: &mut State, me: Seat, kind: EventKind, c: &mut Chance, t: &mut Teller) {
        match kind {
            // E45
            EventKind::BattlefieldIntegrity => {
                let fallen = i16::from(self.fallen(s, foe(me)));
                self.score(s, me, fallen, "E45", t);
            }
            // E49
            EventKind::CommandAndControl => {
                let held = s.control.iter().filter(|&&by| by == me.0).count() as i16;
                self.score(s, me, held, "E49", t);
            }
            // E54
            EventKind::Elan => {
                s.surrender[me] += 1;
                t.all(|| {
                    self.say("elan")
                        .text("side", self.side_text(me))
                        .num("n", s.surrender[me])
                });
            }
            // E65, E74
            EventKind::MissionObjective => self.draw_chit(s, Some(me), c, t),
            EventKind::StrategicObjective => self.draw_chit(s, None, c, t),
            EventKind::Cower => self.cower(s, me, t),
            _ => self.fog(s, me, c, t),
        }
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
                self.say("lost-card")
                    .text("side", self.side_text(owner))
                    .text("card", self.card_text(owner, card))
            });
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
                if !self.terrain(s, hex).is_water() && !s.marks(hex).blaze() {
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
    /// E56, E55: a Private, Foxholes.
    fn arrive(&self, s: &mut State, e: &mut Event, kind: EventKind) -> Flow {
        let seat = e.seat;
        e.step = OVER;
        let (what, place) = if kind == EventKind::Entrench {
            (What::Fort(Fort::Foxholes), Where::Dug)
        } else {
            if self.in_play(s, seat, "private") {
                return Flow::Next;
            }
            let Some(unit) = self.recruit(s, seat, "private") else {
                return Flow::Next;
            };
            (What::Unit(unit), Where::WithBroken)
        };
        Flow::Call(Frame::Place(Placing {
            seat,
            what,
            place,
            may: true,
        }))
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
        let mut sum = self.sum(t.on());
        self.nerve(s, unit, &mut sum);
        t.tally(
            || {
                self.unit_event("commissar-test", s, unit)
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
    )
}
