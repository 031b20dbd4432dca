//! Time advances and the end of the game (6).

use crate::book::Book;
use crate::frame::{
    Flow, Frame, Moment, Placing, Purpose, Roll, Time, TimeStep, What, Where, Window,
};
use crate::kinds::Posture;
use crate::state::{Place, State, foe};
use table::{Seat, Teller, Text};

impl Book {
    /// 6.1.2, 6.1.2c: the six steps in their order; the procedures below wait for it and then go on.
    pub fn step_time(&self, s: &mut State, time: &mut Time, t: &mut Teller) -> Flow {
        match time.step {
            TimeStep::Shuffle => {
                s.time += 1;
                let pile = &mut s.pile[time.by];
                // 6.1.2d, 1.4: his alone.
                pile.rest |= std::mem::take(&mut pile.out);
                t.all(|| {
                    Text::new("cce-time")
                        .num("n", s.time)
                        .text("side", self.side_text(time.by))
                });
                time.step = TimeStep::SuddenDeath;
                Flow::Next
            }
            TimeStep::SuddenDeath => {
                if s.time < self.sudden_death {
                    time.step = TimeStep::Defender;
                    return Flow::Next;
                }
                // 7.3.2c: just before the roll.
                if self.all_five(s, t) {
                    return Flow::Next;
                }
                time.step = TimeStep::Rolled;
                Flow::Call(Roll::of(time.by, Purpose::SuddenDeath))
            }
            TimeStep::Rolled => {
                time.step = TimeStep::Defender;
                // 6.2.2b
                if s.sum() < s.time as i8 {
                    t.all(|| Text::new("cce-sudden-death").num("n", s.time));
                    self.final_scoring(s, t);
                }
                Flow::Next
            }
            TimeStep::Defender => {
                for seat in [Seat(0), Seat(1)] {
                    if self.side(seat).posture == Posture::Defender {
                        self.score(s, seat, 1, "6.1.2f", t);
                    }
                }
                time.step = TimeStep::Smoke;
                Flow::Next
            }
            TimeStep::Smoke => match s.smokes {
                0 => {
                    time.step = TimeStep::Enter;
                    Flow::Next
                }
                _ => Flow::Ask,
            },
            TimeStep::Enter => self.enter(s, time),
            TimeStep::DigIn(n) => {
                let seat = if n == 0 { foe(s.active) } else { s.active };
                time.step = if n == 0 {
                    TimeStep::DigIn(1)
                } else {
                    TimeStep::Melee
                };
                self.open_window(s, Moment::DigIn, seat)
            }
            TimeStep::Melee => {
                time.step = TimeStep::Over;
                self.call_melees(s)
            }
            TimeStep::Over => Flow::Done,
        }
    }

    /// 6.1.2h: reinforcements enter, the inactive player's first.
    fn enter(&self, s: &mut State, time: &mut Time) -> Flow {
        for seat in [foe(s.active), s.active] {
            let waits = |unit: &u8| {
                let u = s.unit(*unit);
                u.seat == seat && u.place == Place::Time(s.time)
            };
            if let Some(unit) = (0..s.units.len() as u8).find(waits) {
                let placing = Placing {
                    seat,
                    what: What::Unit(unit),
                    place: Where::Edge,
                    may: false,
                };
                // With no hex to enter by it waits for ever.
                if !self.places(s, &placing).is_empty() {
                    return Flow::Call(Frame::Place(placing));
                }
                s.unit_mut(unit).place = Place::Away;
                return Flow::Next;
            }
        }
        time.step = TimeStep::DigIn(0);
        Flow::Next
    }

    /// A window, if it opens.
    pub fn open_window(&self, s: &State, moment: Moment, seat: Seat) -> Flow {
        if self.is_open(s, moment, seat) {
            Flow::Call(Frame::Window(Window {
                moment,
                seat,
                used: false,
            }))
        } else {
            Flow::Next
        }
    }

    /// 7.3.2c: whoever controls all five objectives wins, if that chit is open.
    fn all_five(&self, s: &mut State, t: &mut Teller) -> bool {
        if !self.has_open(s, crate::book::Chit::AllFive) {
            return false;
        }
        let holds = |seat: &Seat| s.control.iter().all(|&by| by == seat.0);
        let Some(winner) = [Seat(0), Seat(1)].into_iter().find(holds) else {
            return false;
        };
        t.all(|| Text::new("cce-all-five").text("side", self.side_text(winner)));
        s.winner = Some(winner);
        true
    }

    /// 6.3.2a, 6.3.2b, 9.2: secret chits are revealed and scored; the points decide, then the Initiative card.
    pub fn final_scoring(&self, s: &mut State, t: &mut Teller) {
        t.probe();
        for seat in [Seat(0), Seat(1)] {
            let secret = std::mem::take(&mut s.chits.secret[seat]);
            s.chits.count[seat] = 0;
            for chit in 0..self.chits.len() as u8 {
                if secret >> chit & 1 == 1 {
                    self.open_chit(s, chit, t);
                }
            }
        }
        let winner = match s.vp.signum() {
            1 => Seat(0),
            -1 => Seat(1),
            _ => s.initiative,
        };
        t.all(|| {
            Text::new("cce-won")
                .text("side", self.side_text(winner))
                .num("vp", s.vp.abs())
        });
        s.winner = Some(winner);
    }

    /// 6.3a, 6.3b, 6.3.1: whether the game has ended by Surrender or for want of units; tested when a step is complete.
    pub fn test_end(&self, s: &mut State, t: &mut Teller) {
        if s.winner.is_some() {
            return;
        }
        match (s.surrendered.0[0], s.surrendered.0[1]) {
            (false, false) => {}
            // 6.3.1: both at once: the points decide.
            (true, true) => return self.final_scoring(s, t),
            (lost, _) => {
                let loser = if lost { Seat(0) } else { Seat(1) };
                t.all(|| Text::new("cce-surrender").text("side", self.side_text(loser)));
                s.winner = Some(foe(loser));
                return;
            }
        }
        let gone = [Seat(0), Seat(1)]
            .into_iter()
            .find(|&seat| s.on_map[seat].is_empty());
        if let Some(seat) = gone {
            t.all(|| Text::new("cce-no-units").text("side", self.side_text(seat)));
            self.final_scoring(s, t);
        }
    }
}
