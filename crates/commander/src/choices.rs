//! What the Events of both books let their players choose from, and what comes of the choice (E42).

use crate::action::Action;
use crate::book::Book;
use crate::cards::EventKind;
use crate::edition::Edition;
use crate::events::OVER;
use crate::frame::{Event, Frame, Reveal, Shown};
use crate::state::{Place, State, foe};
use hex::HexId;
use table::{Actions, Chance, Seat, Set64, Teller};

/// From what.
impl Book {
    /// The units an Event lets its player choose from.
    pub fn event_units(&self, s: &State, e: &Event, kind: EventKind) -> Set64 {
        let me = e.seat;
        let own = s.on_map[me];
        let keep = |set: Set64, test: &dyn Fn(u8) -> bool| -> Set64 {
            set.iter().filter(|&unit| test(unit)).collect()
        };
        match kind {
            // E62
            EventKind::Kia => keep(s.everybody(), &|unit| s.unit(unit).broken),
            // E66
            EventKind::PrisonersOfWar => keep(own, &|unit| {
                let men = |unit: u8| !self.is_gwc() || self.is_unit(s, unit);
                let enemy = |other: u8| men(other) && self.distance(s.hex(unit), s.hex(other)) == 1;
                s.unit(unit).broken && men(unit) && s.on_map[foe(me)].iter().any(enemy)
            }),
            // E75
            EventKind::SuppressingFire => keep(s.on_map[foe(me)], &|unit| {
                // A Unit or a tank, in the other book.
                let fit = !self.is_gwc() || !self.is_leader(s, unit);
                fit && !s.unit(unit).suppressed && self.under_guns(s, me, s.hex(unit))
            }),
            // E58b
            EventKind::Hero => keep(s.of_side(me, e.hex), &|unit| {
                s.unit(unit).broken && (!self.is_gwc() || self.is_unit(s, unit))
            }),
            _ if self.is_gwc() => Set64::EMPTY,
            _ => self.event_units_of_europe(s, e, kind),
        }
    }
    /// E75: whether a hex is in range and sight of a working MG of a side.
    fn under_guns(&self, s: &State, seat: Seat, hex: HexId) -> bool {
        let gun = |unit: u8| {
            let weapon = s.carried(unit)?;
            let fit = match self.is_gwc() {
                true => self.functional(s, weapon),
                false => self.can_fire(s, weapon),
            };
            let mg = self.arm(s, weapon).arm.is_mg() && fit;
            (mg && self
                .bears(s, crate::action::Element::Weapon(weapon), hex)
                .is_some())
            .then_some(())
        };
        s.on_map[seat].iter().any(|unit| gun(unit).is_some())
    }
    /// E76a: units on the Casualty Tracks.
    pub fn casualties(&self, s: &State) -> Set64 {
        (0..s.units.len() as u8)
            .filter(|&unit| s.unit(unit).place == Place::Casualty && !self.is_tank(s, unit))
            .collect()
    }
}

/// The questions and their answers.
impl Book {
    /// What may be answered in an Event.
    pub fn list_event(&self, s: &State, e: &Event, out: &mut Actions<Action>) {
        let Some(kind) = e.kind else { return };
        let units = |out: &mut Actions<Action>, set: Set64| {
            set.iter().for_each(|unit| out.push(Action::Unit(unit)));
        };
        match kind {
            EventKind::Interrogation => {
                for card in s.pile[foe(e.seat)].hand.iter() {
                    out.push(Action::Take(card));
                }
                // g:E73: here one card goes.
                if !self.is_gwc() {
                    out.push(Action::Pass);
                }
            }
            EventKind::WalkingWounded => units(out, self.casualties(s)),
            _ if kind.is_shared() => {
                units(out, self.event_units(s, e, kind));
                if kind == EventKind::Hero {
                    out.push(Action::Pass);
                }
            }
            _ => match self.edition {
                Edition::Europe => self.list_event_of_europe(s, e, kind, out),
                Edition::GreatWar => self.list_event_here(s, e, out),
            },
        }
    }
    /// Who answers in an Event: the one who drew it, but for what each does to his own.
    pub fn event_seat(&self, s: &State, e: &Event) -> Seat {
        if e.kind == Some(EventKind::WhitePhosphorus) && e.step == 1 {
            let units = self.event_units(s, e, EventKind::WhitePhosphorus);
            return s.unit(units.first().unwrap_or_default()).seat;
        }
        e.seat
    }

    /// One answer in an Event.
    pub fn answer_event(&self, s: &mut State, action: Action, c: &mut Chance, t: &mut Teller) {
        let Some(Frame::Event(mut e)) = s.stack.last().copied() else {
            unreachable!("an Event is carried out");
        };
        let kind = e.kind.expect("its card is revealed");
        if !kind.is_shared() {
            return match self.edition {
                Edition::Europe => self.answer_event_of_europe(s, e, action, c, t),
                Edition::GreatWar => self.answer_event_here(s, e, action, c, t),
            };
        }
        let mut call = None;
        e.step = OVER;
        match (kind, action) {
            (_, Action::Pass) => {}
            (EventKind::SuppressingFire, Action::Unit(unit)) => self.suppress(s, unit, t),
            (EventKind::Interrogation, Action::Take(card)) => {
                let other = foe(e.seat);
                s.pile[other].discard(card);
                t.all(|| {
                    self.say("lost-card")
                        .text("side", self.side_text(other))
                        .text("card", self.card_text(other, card))
                });
            }
            (EventKind::Kia | EventKind::PrisonersOfWar, Action::Unit(unit)) => {
                self.eliminate(s, unit, t)
            }
            (EventKind::Hero, Action::Unit(unit)) => self.rally(s, unit, t),
            (EventKind::WalkingWounded, Action::Unit(unit)) => {
                (e.unit, e.step) = (unit, 1);
                call = Some(Reveal::of(e.seat, Shown::Hex));
            }
            (kind, action) => unreachable!("{action:?} is no answer to {kind:?}"),
        }
        self.put_back(s, Frame::Event(e));
        if let Some(frame) = call {
            s.stack.push(frame);
        }
    }
}
