//! Air Strikes (g:O17.1a to g:O17.2). Nobody on the ground can shoot back (g:O17.1e); the aircraft is no piece, so
//! that the next Order finds it again (g:O17.1f).

use crate::action::Action;
use crate::book::Book;
use crate::frame::{Air, AirAttack, Attack, Flow, Frame, Means, Moment, Reveal, Shown, Stage};
use crate::gwc::situations::Situation;
use crate::kinds::{Nation, OFF};
use crate::odds::Harm;
use crate::state::{State, foe};
use hex::{Direction, HexId};
use table::{Actions, Chance, Legal, No, Odds, Question, Seat, Sum, Teller, Text, no};

/// The steps of one strike.
mod step {
    pub const ORDERED: u8 = 0;
    pub const DRAW: u8 = 1;
    pub const CHOOSE: u8 = 2;
    pub const FIRST: u8 = 3;
    pub const SECOND: u8 = 4;
    pub const OVER: u8 = 5;
}

impl Book {
    /// g:O17.1a: whether an Air Strike may be ordered; nobody has to be activated.
    pub fn may_strike(&self, s: &State, seat: Seat) -> Legal {
        if self.no_air {
            return no(&["g:O17.1d"], "no-aircraft");
        }
        if self.reminds(s, foe(seat), Situation::FlyingSquadrons) {
            return no(&["g:S98.5.5"], "no-aircraft");
        }
        Ok(())
    }
    /// g:O17.1a: so many Air Strikes of a side.
    pub fn air_strike(&self, seat: Seat, strikes: u8) -> Frame {
        Frame::Air(Air {
            seat,
            left: strikes,
            hex: OFF,
            mode: None,
            target: [OFF; 2],
            step: step::ORDERED,
        })
    }
    /// g:O17.1d: the Firepower of aircraft; none, where they do not attack like that yet.
    pub fn air_fp(&self, seat: Seat, mode: AirAttack) -> Option<u8> {
        match mode {
            AirAttack::Bombing if self.since(1915, 1) => Some(6),
            AirAttack::Bombing => Some(3),
            AirAttack::Strafing => {
                let armed = match self.side(seat).nation {
                    Nation::German => self.since(1915, 8),
                    Nation::French => self.since(1916, 2),
                    _ => true,
                };
                armed.then_some(5)
            }
        }
    }
    /// g:O17.1a: the hexes of a row that begins at the aircraft, its own the first.
    fn air_row(&self, from: HexId, direction: Direction) -> impl Iterator<Item = HexId> {
        std::iter::successors(Some(from), move |&hex| self.beside(hex, direction))
    }
    /// g:O17.1b, g:O17.1c: everything that may be attacked. A hex that holds nobody is attacked only beside one that
    /// does.
    pub fn air_attacks(&self, s: &State, air: &Air) -> Vec<Action> {
        let held = |hex: &HexId| !s.in_hex(*hex).is_empty();
        let strafes = self.air_fp(air.seat, AirAttack::Strafing).is_some();
        let mut found = Vec::new();
        if held(&air.hex) {
            found.push(Action::Bomb(air.hex));
        }
        for direction in Direction::all() {
            let row: Vec<HexId> = self.air_row(air.hex, direction).collect();
            let beyond = row.iter().skip(1).filter(|hex| held(hex));
            found.extend(beyond.map(|&hex| Action::Bomb(hex)));
            for pair in row.windows(2).filter(|_| strafes) {
                if pair.iter().any(held) {
                    found.push(Action::Strafe(pair[0], pair[1]));
                }
            }
        }
        found
    }
    /// g:O17.1a, step by step.
    pub fn step_air(&self, s: &mut State, air: &mut Air, t: &mut Teller) -> Flow {
        match air.step {
            step::ORDERED => {
                air.step = step::DRAW;
                self.open_window(s, Moment::AirOrdered, foe(air.seat))
            }
            step::DRAW if air.left == 0 => self.with_melees(s),
            step::DRAW => {
                air.step = step::CHOOSE;
                air.hex = OFF;
                Flow::Call(Reveal::of(air.seat, Shown::Hex))
            }
            step::CHOOSE => {
                if air.hex == OFF {
                    air.hex = self.shown_hex(s, air.seat);
                }
                if self.air_attacks(s, air).is_empty() {
                    t.all(|| self.say("air-nothing").name("hex", self.label(air.hex)));
                    air.step = step::OVER;
                    return Flow::Next;
                }
                Flow::Ask
            }
            step::FIRST => {
                air.step = step::SECOND;
                for hex in air.target.into_iter().filter(|&hex| hex != OFF) {
                    for unit in s.in_hex(hex).iter() {
                        if self.is_unit(s, unit) {
                            self.suppress(s, unit, t);
                        }
                    }
                }
                self.dive(s, air, 0)
            }
            step::SECOND => {
                air.step = step::OVER;
                self.dive(s, air, 1)
            }
            _ => {
                air.left = air.left.saturating_sub(1);
                // g:S98.3.2: of two strikes each may be cancelled.
                air.step = if air.left > 0 {
                    step::ORDERED
                } else {
                    step::DRAW
                };
                (air.mode, air.target) = (None, [OFF; 2]);
                Flow::Next
            }
        }
    }
    /// g:O17.1e, g:O17.2: the attack on one of the hexes, if somebody is there.
    fn dive(&self, s: &State, air: &Air, which: usize) -> Flow {
        let hex = air.target[which];
        let fp = air.mode.and_then(|mode| self.air_fp(air.seat, mode));
        match fp {
            Some(given) if hex != OFF && !s.in_hex(hex).is_empty() => {
                Flow::Call(Frame::Attack(Attack {
                    stage: Stage::Roll,
                    given,
                    ..Attack::new(air.seat, Means::Air, hex)
                }))
            }
            _ => Flow::Next,
        }
    }
    /// The position once the Units in these hexes are Suppressed.
    fn under_aircraft(&self, s: &State, hexes: &[HexId]) -> State {
        let mut under = s.clone();
        for &hex in hexes {
            for unit in s.in_hex(hex).iter().filter(|&unit| self.is_unit(s, unit)) {
                under.unit_mut(unit).suppressed = true;
            }
        }
        under
    }
}

/// g:O17.1b, g:O17.1c: what is attacked, and how.
impl Question for Air {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _book: &Book, _s: &State) -> (Seat, &'static str) {
        (self.seat, "air-strike")
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        for attack in book.air_attacks(s, self) {
            out.push(attack);
            if let Action::Strafe(near, far) = attack {
                out.push_twin(Action::Strafe(far, near));
            }
        }
    }
    /// The list goes along the rows; this says which of their conditions a hex does not meet.
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        match action {
            Action::Bomb(hex) if s.in_hex(hex).is_empty() => {
                Err(No::by(&["g:O17.1b"], "no-air-target").at(hex))
            }
            Action::Bomb(hex) => Err(No::by(&["g:O17.1a", "g:O17.1b"], "no-air-row").at(hex)),
            Action::Strafe(..) if book.air_fp(self.seat, AirAttack::Strafing).is_none() => {
                no(&["g:O17.1d"], "no-strafing")
            }
            Action::Strafe(hex, _) => Err(No::by(&["g:O17.1c", "g:O17.1a"], "no-air-row").at(hex)),
            other => {
                let rest = No::by(&["g:O17.1a", "g:O17.1e"], "no-question");
                book.elsewhere(s, other, rest)
            }
        }
    }
    fn answer(&self, book: &Book, s: &mut State, action: Action, _c: &mut Chance, t: &mut Teller) {
        let mut air = *self;
        (air.mode, air.target) = match action {
            Action::Bomb(hex) => (Some(AirAttack::Bombing), [hex, OFF]),
            Action::Strafe(a, b) => (Some(AirAttack::Strafing), [a, b]),
            other => unreachable!("{other:?} is no answer to aircraft"),
        };
        air.step = step::FIRST;
        t.all(|| {
            let [first, second] = air.target;
            match air.mode {
                Some(AirAttack::Strafing) => book
                    .say("strafes")
                    .name("hex", book.label(first))
                    .name("other", book.label(second)),
                _ => book.say("bombs").name("hex", book.label(first)),
            }
            .text("side", book.side_text(air.seat))
        });
        book.put_back(s, Frame::Air(air));
    }
    fn meant(&self, _book: &Book, _s: &State, from: Option<HexId>, at: HexId) -> Option<Action> {
        Some(match from {
            Some(from) => Action::Strafe(from, at),
            None => Action::Bomb(at),
        })
    }
    fn note(&self, book: &Book, _s: &State) -> Option<Text> {
        let text = book.say("note-air").name("hex", book.hex_name(self.hex));
        Some(text.num("n", self.left))
    }
    /// g:O17.1b, g:O17.1c: Units are Suppressed first; of two hexes each has an attack of its own.
    fn odds(&self, book: &Book, s: &State, action: Action) -> Option<Odds> {
        let (mode, hexes) = match action {
            Action::Bomb(hex) => (AirAttack::Bombing, vec![hex]),
            Action::Strafe(near, far) => (AirAttack::Strafing, vec![near, far]),
            _ => return None,
        };
        let given = book.air_fp(self.seat, mode)?;
        let under = book.under_aircraft(s, &hexes);
        let mut all: Option<(Harm, u32, Sum)> = None;
        for hex in hexes {
            let attack = Attack {
                given,
                ..Attack::new(self.seat, Means::Air, hex)
            };
            let Some((harm, units, sum)) = book.attack_harm(&under, &attack) else {
                continue;
            };
            all = Some(match all {
                None => (harm, units, sum),
                Some((before, more, sum)) => (before.and(&harm), more + units, sum),
            });
        }
        let (harm, units, sum) = all?;
        Some(harm.odds(book, units, Some(&sum)))
    }
}
