//! Radios: Battery Access and Fire for Effect (O18).

use crate::book::Book;
use crate::edition::Edition;
use crate::frame::{
    Aim, Asker, Attack, Barrage, BarrageStep, Flow, Frame, Means, Moment, Purpose, Reveal, Roll,
    Shown, Stage,
};
use crate::ids::{UnitId, Units};
use crate::kinds::OFF;
use crate::state::{Load, State, foe};
use hex::{Direction, HexId};
use table::{Chance, Legal, No, Seat, Teller, Weight, no};

mod question;

impl Book {
    /// O17a
    pub fn deny_artillery(&self, s: &mut State, t: &mut Teller) {
        self.break_radio(s, foe(s.active), t);
    }
    /// O17a: the Radio of a side breaks; one that is broken is eliminated. What it has laid on the map goes (g:O18.1).
    pub fn break_radio(&self, s: &mut State, seat: Seat, t: &mut Teller) {
        s.zone[seat] = Default::default();
        let radio = &mut s.radio[seat];
        let key = if radio.broken {
            *radio = Default::default();
            "radio-eliminated"
        } else {
            radio.broken = true;
            "radio-breaks"
        };
        t.all(|| self.say(key).text("side", self.side_text(seat)));
    }
    /// O18a
    pub fn may_request_by_radio(&self, s: &State, seat: Seat) -> Legal {
        let radio = s.radio[seat];
        if radio.fp == 0 {
            return no(&["O18a", "12"], "no-radio");
        }
        if !radio.broken && self.observers(s, seat).is_empty() {
            return no(&["O18a", "O18.2a"], "no-observer");
        }
        Ok(())
    }
    /// O18.2a: unbroken Leaders not yet activated.
    pub fn observers(&self, s: &State, seat: Seat) -> Units {
        let fit = |unit: &UnitId| {
            self.is_leader(s, *unit) && !s.unit(*unit).broken && self.is_fresh(s, *unit)
        };
        s.on_map[seat].iter().filter(fit).collect()
    }
    /// O18, step by step.
    pub fn step_barrage(
        &self,
        s: &mut State,
        b: &mut Barrage,
        c: &mut Chance,
        t: &mut Teller,
    ) -> Flow {
        let me = s.active;
        match b.step {
            BarrageStep::Choose => self.choose_fire(s, b, t),
            BarrageStep::Observer | BarrageStep::Spotting => self.ask_observer(s, b, t),
            BarrageStep::Bombard | BarrageStep::Axis => Flow::Ask,
            BarrageStep::Empties => self.shell_empties(s, b),
            BarrageStep::Accuracy => {
                b.aim = self.aim_of(s, b);
                b.step = BarrageStep::Aimed;
                Flow::Call(Roll::of(me, Purpose::Targeting))
            }
            BarrageStep::Aimed => {
                let mut sum = self.sum(t.on());
                let hit = self.hits(s, b.aim, &mut sum);
                t.tally(
                    || {
                        self.say(if hit { "accurate" } else { "inaccurate" })
                            .name("hex", self.label(b.hex))
                    },
                    || sum.tally("targeting"),
                )
                .weighs(Weight::Result);
                // g:S98.4.4
                if hit && b.observer.is_none() {
                    b.step = BarrageStep::Hit;
                    if b.sharp {
                        return Flow::Next;
                    }
                    return self.open_window(s, Moment::Accurate, me);
                }
                b.step = BarrageStep::Drift(hit);
                Flow::Call(Reveal::of(me, Shown::Drift))
            }
            BarrageStep::Hit if b.sharp => {
                self.spotted(b);
                Flow::Next
            }
            BarrageStep::Hit => {
                b.step = BarrageStep::Drift(true);
                Flow::Call(Reveal::of(me, Shown::Drift))
            }
            BarrageStep::Drift(hit) => {
                self.drift(s, b, hit, t);
                Flow::Next
            }
            BarrageStep::Impact => self.impact(s, b, c, t),
            BarrageStep::Over => {
                self.fall_silent(s, b, t);
                // g:S98.3.9: a Situation within an Order does not end it.
                if b.asker == Asker::Enemy && s.stack.len() > 2 {
                    return Flow::Done;
                }
                self.with_melees(s)
            }
        }
    }

    /// O18.2.2: range and Hindrance from the Observer to the Spotting Round; g:O19.2.1.2a: or from the one off the map.
    fn aim_of(&self, s: &State, b: &Barrage) -> Aim {
        match b.observer {
            Some(observer) => self.aim(s, s.hex(observer), b.hex),
            None => Aim {
                range: self.observed_range(s, b, b.hex) as u8,
                hindrance: self.observed(s, b, b.hex).unwrap_or(0),
            },
        }
    }

    /// O18.2.2.1 to O18.2.2.3: the Spotting Round drifts; off the map, the Order ends.
    fn drift(&self, s: &State, b: &mut Barrage, hit: bool, t: &mut Teller) {
        let [white, red] = self.card(s.active, s.shown).dice;
        let steps: Vec<Direction> = if hit {
            vec![Book::compass(white), Book::compass(red)]
        } else {
            vec![Book::compass(white); usize::from(red)]
        };
        let mut at = Some(b.hex);
        for direction in steps {
            at = at.and_then(|hex| self.beside(hex, direction));
        }
        match at {
            Some(hex) => {
                b.hex = hex;
                self.lay_round(b);
                t.all(|| self.say("drifted").name("hex", self.label(hex)));
            }
            None => {
                b.hex = OFF;
                b.step = BarrageStep::Over;
                t.all(|| self.say("drifted-off"));
            }
        }
    }

    /// The hexes of the impact zone: the centre, then the six around it (O18.2.3a).
    pub fn zone(&self, centre: HexId) -> [Option<HexId>; 7] {
        let mut zone = [None; 7];
        zone[0] = Some(centre);
        for direction in Direction::all() {
            zone[1 + direction.index()] = self.beside(centre, direction);
        }
        zone
    }
    /// O18.2.3.2a: the hexes still to be attacked: with a unit or a Fortification.
    pub fn impacts(&self, s: &State, b: &Barrage) -> Vec<(u8, HexId)> {
        let zone = self.shelled(s, b).into_iter().enumerate();
        // g:O19.2.1.4.1a: what is empty has had its roll.
        let fort = |hex: HexId| self.edition == Edition::Europe && s.markers(hex).fort().is_some();
        zone.filter_map(|(i, hex)| Some((i as u8, hex?)))
            .filter(|(i, hex)| b.done >> i & 1 == 0 && (!s.in_hex(*hex).is_empty() || fort(*hex)))
            .collect()
    }
    /// O18.2.3: smoke everywhere, or an attack on each hex in the order the active player likes.
    fn impact(&self, s: &mut State, b: &mut Barrage, c: &mut Chance, t: &mut Teller) -> Flow {
        if b.kind == Load::Gas {
            return self.gas(s, b, t);
        }
        if b.smoke && self.edition == Edition::Europe {
            // O18.2.3.1
            for hex in self.zone(b.hex).into_iter().flatten() {
                if self.takes_smoke(s, hex) {
                    self.lay_smoke(s, hex, c, t);
                }
            }
            b.step = BarrageStep::Over;
            return Flow::Next;
        }
        match self.impacts(s, b).as_slice() {
            [] => {
                b.step = BarrageStep::Over;
                Flow::Next
            }
            &[(i, hex)] => {
                b.done |= 1 << i;
                Flow::Call(self.shell(s, hex))
            }
            _ => Flow::Ask,
        }
    }
    /// O18.2.3.2b: the attack of the Radio on a hex.
    pub fn radio_attack(&self, s: &State, hex: HexId) -> Frame {
        Frame::Attack(Attack {
            stage: Stage::Roll,
            given: s.radio[s.active].fp.max(1),
            ..Attack::new(s.active, Means::Impact, hex)
        })
    }

    /// O18.2.1: whether the Spotting Round may be placed there.
    pub fn may_spot_from(&self, s: &State, b: &Barrage, hex: HexId, smoke: bool) -> Legal {
        if smoke && !s.radio[s.active].smokes() {
            return Err(No::by(&["O18.2.1.1"], "no-smoke-radio"));
        }
        let from = s.hex(b.observer.expect("somebody observes"));
        if self.sight(s, from, hex).is_none() {
            return Err(No::by(&["O18.2.1", "10.2b"], "no-sight").at(hex));
        }
        Ok(())
    }
}
