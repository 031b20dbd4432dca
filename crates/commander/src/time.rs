//! Time advances and the end of the game (6).

use crate::action::Action;
use crate::book::{Book, Due};
use crate::frame::{
    Flow, Frame, Moment, Placing, Purpose, Roll, Time, TimeStep, What, Where, Window,
};
use crate::ids::UnitId;
use crate::kinds::Posture;
use crate::place::LAST_SPACE;
use crate::refuse::unasked;
use crate::state::{Place, State, foe};
use hex::HexId;
use table::{Actions, Chance, Legal, Question, Seat, Teller, Text};

impl Book {
    /// 6.1.2, 6.1.2c: the six steps in their order; the procedures below wait for it and then go on.
    pub fn step_time(
        &self,
        s: &mut State,
        time: &mut Time,
        c: &mut Chance,
        t: &mut Teller,
    ) -> Flow {
        match time.step {
            TimeStep::Shuffle => {
                time.engaged = self.engaged(s);
                s.time += 1;
                let pile = &mut s.pile[time.by];
                // 6.1.2d, 1.4: his alone.
                pile.rest |= std::mem::take(&mut pile.out);
                t.all(|| {
                    self.say("time")
                        .num("n", s.time)
                        .text("side", self.side_text(time.by))
                })
                .deed();
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
                    t.all(|| self.say("sudden-death").num("n", s.time))
                        .ends(|| self.cited(["6.2.2b"]));
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
            TimeStep::Smoke | TimeStep::SmokeAgain => match s.smokes {
                0 => {
                    time.step = self.law.after_smokes;
                    Flow::Next
                }
                _ => Flow::Ask,
            },
            TimeStep::Gas | TimeStep::GasAgain => self.step_dispersal(s, time),
            TimeStep::Enter => self.arrivals(s, time, 0),
            TimeStep::Bring(n) => self.arrivals(s, time, n),
            TimeStep::DigIn(n) => {
                let seat = if n == 0 { foe(s.active) } else { s.active };
                time.step = if n == 0 {
                    TimeStep::DigIn(1)
                } else {
                    self.law.after_digging
                };
                self.open_window(s, Moment::DigIn, seat)
            }
            TimeStep::Melee => {
                time.step = TimeStep::Over;
                self.call_melees_of_trigger(s, time.engaged)
            }
            TimeStep::Strategy => {
                // g:6.1.2h: whoever holds none draws a Strategy Card.
                for seat in [foe(s.active), s.active] {
                    if s.pile[seat].strategy.held_count == 0 {
                        self.draw_strategy(s, seat, c, t);
                    }
                }
                // g:O16.4: when all of it is done.
                time.step = TimeStep::Melee;
                Flow::Next
            }
            TimeStep::Over => Flow::Done,
        }
    }

    /// g:6.1.2e, g:T107.2: two Gas markers go, by the choice of who caused the advance; where no more lie, all of them.
    fn step_dispersal(&self, s: &mut State, time: &mut Time) -> Flow {
        let due = if time.step == TimeStep::Gas { 2 } else { 1 };
        if s.gases > due {
            return Flow::Ask;
        }
        for hex in self.map.grid().ids() {
            self.clear_gas(s, hex);
        }
        time.step = TimeStep::Enter;
        Flow::Next
    }
    /// 6.1.2g, g:6.1.2e: Smoke or Gas goes from a hex: one marker of Smoke in Europe, two of each in Great War
    /// Commander.
    fn disperse(&self, s: &mut State, time: &mut Time, hex: HexId) {
        match time.step {
            TimeStep::Gas | TimeStep::GasAgain => self.clear_gas(s, hex),
            _ => self.clear_smoke(s, hex),
        }
        time.step = match time.step {
            TimeStep::Smoke => self.law.after_smoke,
            TimeStep::Gas => TimeStep::GasAgain,
            TimeStep::GasAgain => TimeStep::Enter,
            _ => self.law.after_smokes,
        };
    }

    /// 6.1.2h: reinforcements enter, the inactive player's first.
    fn arrivals(&self, s: &mut State, time: &mut Time, done: u8) -> Flow {
        let mut before = 0;
        for seat in [foe(s.active), s.active] {
            let waited = Place::Waited(s.time);
            let waits = |unit: &UnitId| {
                let u = s.unit(*unit);
                u.seat == seat && (u.place == Place::Time(s.time) || u.place == waited)
            };
            if let Some(unit) = s.all_units().find(waits) {
                // g:7.2.1.1: a tank that had left comes back over the enemy's edge; it lies across two spaces of the
                // track, and may wait for the second (g:7.2.1b).
                let back = s.exited.has(unit);
                let may = back && s.unit(unit).place != waited && s.time < LAST_SPACE;
                let placing = Placing {
                    seat,
                    what: What::Unit(unit),
                    place: if back { Where::EnemyEdge } else { Where::Edge },
                    may,
                };
                if may {
                    s.unit_mut(unit).place = Place::Waited(s.time + 1);
                    if self.places(s, &placing).is_empty() {
                        return Flow::Next;
                    }
                    return Flow::Call(Frame::Place(placing));
                }
                // With no hex to enter by it waits for ever.
                if !self.places(s, &placing).is_empty() {
                    return Flow::Call(Frame::Place(placing));
                }
                s.unit_mut(unit).place = Place::Away;
                return Flow::Next;
            }
            // g:6.1.2f
            let comes = |due: &&Due| due.seat == seat && due.space == s.time;
            let due: Vec<&Due> = self.due.iter().filter(comes).collect();
            if let Some(next) = due.get(usize::from(done) - before) {
                time.step = TimeStep::Bring(done + 1);
                return Flow::Call(Frame::Place(Placing {
                    seat,
                    what: next.what,
                    place: Where::Edge,
                    may: false,
                }));
            }
            before += due.len();
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
        t.all(|| self.say("all-five").text("side", self.side_text(winner)))
            .ends(|| self.cited(["7.3.2c"]));
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
            self.say("won")
                .text("side", self.side_text(winner))
                .num("vp", s.vp.abs())
        })
        .ends(|| self.cited(["6.3.2a", "6.3.2b"]));
        s.winner = Some(winner);
    }

    /// 6.3a, 6.3b, 6.3.1: whether the game has ended by Surrender or for want of units; tested when a step is complete.
    pub fn test_end(&self, s: &mut State, t: &mut Teller) {
        if s.winner.is_some() {
            return;
        }
        match (s.surrendered.0[0], s.surrendered.0[1]) {
            (false, false) => {}
            // 6.3.1, 9.2: both at once: the Initiative card decides.
            (true, true) => {
                t.all(|| {
                    self.say("both-lost")
                        .text("side", self.side_text(s.initiative))
                })
                .ends(|| self.cited(["6.3.1", "9.2"]));
                s.winner = Some(s.initiative);
                return;
            }
            (lost, _) => {
                let loser = if lost { Seat(0) } else { Seat(1) };
                let fell = self.fallen(s, loser) >= s.surrender[loser];
                let key = match self.law.last_surrenders && !fell {
                    true => "wiped-out",
                    false => "surrender",
                };
                t.all(|| self.say(key).text("side", self.side_text(loser)))
                    .ends(|| self.cited(["6.3.1"]));
                s.winner = Some(foe(loser));
                return;
            }
        }
        let gone = [Seat(0), Seat(1)]
            .into_iter()
            .find(|&seat| s.on_map[seat].is_empty());
        if let Some(seat) = gone {
            t.all(|| self.say("no-units").text("side", self.side_text(seat)))
                .ends(|| self.cited(["6.3b"]));
            self.final_scoring(s, t);
        }
    }
}

/// 6.1.2g, g:T107.2: which Smoke or Gas goes.
impl Question for Time {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _book: &Book, _s: &State) -> (Seat, &'static str) {
        let key = match self.step {
            TimeStep::Shuffle => "orders",
            step if step.is_gas() => "remove-gas",
            _ => "remove-smoke",
        };
        (self.by, key)
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        // A draft that stands before a Time advance.
        if self.step == TimeStep::Shuffle {
            return out.push(Action::Done);
        }
        let gas = self.step.is_gas();
        for hex in book.map.grid().ids() {
            let markers = s.markers(hex);
            if if gas {
                markers.gas()
            } else {
                markers.smoke() > 0
            } {
                out.push(Action::At(hex));
            }
        }
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        let rest = match self.step.is_gas() {
            true => unasked(&["g:T107.2"]),
            false => unasked(&["6.1.2g"]),
        };
        book.elsewhere(s, action, rest)
    }
    fn answer(&self, book: &Book, s: &mut State, action: Action, _c: &mut Chance, _t: &mut Teller) {
        if let Action::At(hex) = action {
            let mut time = *self;
            book.disperse(s, &mut time, hex);
            book.put_back(s, Frame::Time(time));
        }
    }
    fn meant(&self, _book: &Book, _s: &State, _from: Option<HexId>, at: HexId) -> Option<Action> {
        Some(Action::At(at))
    }
    fn note(&self, book: &Book, s: &State) -> Option<Text> {
        let gas = self.step.is_gas();
        gas.then(|| book.say("note-remove-gas").num("n", s.gases))
    }
    fn words(&self, book: &Book, _s: &State, action: Action) -> Option<Text> {
        match action {
            Action::At(hex) if self.step.is_gas() => Some(book.hex_offer("do-at-gas", hex)),
            _ => None,
        }
    }
}
