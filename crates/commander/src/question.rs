//! The one list of all procedures: what each does next, and which of them ask.
//!
//! A procedure that asks implements [`Question`] in its own module, or in a file `question` below it: who is asked,
//! what may be answered and why not something else, what it does, what is said about it.

use crate::action::Action;
use crate::book::Book;
use crate::fire::Assault;
use crate::frame::{Flow, Frame};
use crate::melee::Melees;
use crate::orders::{Discarding, Orders, TurnEnd};
use crate::setup::SetUp;
use crate::state::{Phase, State};
use table::{Actions, Ask, Chance, Outcome, Question, Seat, Teller, Turn};

/// A question of either book.
pub type Asking<'a> = &'a dyn Question<Book = Book, State = State, Action = Action>;

impl Frame {
    /// What a procedure asks when it waits for an answer; nothing, where it never does.
    pub fn question(&self) -> Option<Asking<'_>> {
        let asking: Asking<'_> = match self {
            Frame::Window(window) => window,
            Frame::Time(time) => time,
            Frame::Sniper(sniper) => sniper,
            Frame::Event(event) => event,
            Frame::Activate(activate) => activate,
            Frame::Fire(fire) => fire,
            Frame::Attack(attack) => attack,
            Frame::Move(going) => going,
            Frame::Advance(going) => going,
            Frame::Melees(_) => &Melees,
            Frame::Melee(melee) => melee,
            Frame::Recover(recover) => recover,
            Frame::Rout(rout) => rout,
            Frame::Retreat(retreat) => retreat,
            Frame::Barrage(barrage) => barrage,
            Frame::Deploy(deploying) => deploying,
            Frame::Displace(displacing) => displacing,
            Frame::Place(placing) => placing,
            Frame::Support(supporting) => supporting,
            Frame::Overstack(over) => over,
            Frame::Assault => &Assault,
            Frame::Discard => &Discarding,
            Frame::Air(air) => air,
            Frame::Line(line) => line,
            Frame::Liaison(liaison) => liaison,
            Frame::Situation(played) => played,
            // They go on by themselves, or another asks for them: the Move and the Fire of an Offensive.
            Frame::Roll(_)
            | Frame::Reveal(_)
            | Frame::Break(_)
            | Frame::Refill(_)
            | Frame::Offensive(_)
            | Frame::Gas(_)
            | Frame::Idle => return None,
        };
        Some(asking)
    }
}

impl Phase {
    /// What is asked between procedures.
    pub fn question(self) -> Asking<'static> {
        match self {
            Phase::Setup => &SetUp,
            Phase::Orders => &Orders,
            Phase::Deal | Phase::Stacking | Phase::Cohesion | Phase::Refill | Phase::Next => {
                &TurnEnd
            }
        }
    }
}

/// The question of the innermost procedure, or of the phase.
fn asking(frame: Option<&Frame>, phase: Phase) -> Asking<'_> {
    match frame {
        Some(frame) => frame.question().expect("what waits on the stack asks"),
        None => phase.question(),
    }
}

impl Book {
    /// The question that is open.
    #[inline]
    pub fn question<'a>(&self, s: &'a State) -> Asking<'a> {
        asking(s.stack.last(), s.phase)
    }
    /// Who is asked, and the key of the question.
    pub fn asked(&self, s: &State) -> (Seat, &'static str) {
        self.question(s).asked(self, s)
    }
    /// Who is asked what; or how it ended.
    pub fn turn(&self, s: &State) -> Turn {
        if s.winner.is_some() {
            return Turn::Over(Outcome { winner: s.winner });
        }
        let ask = self.question(s).ask(self, s);
        Turn::Ask(Ask {
            // What a Strategy Card adds to the answers is known to its holder alone.
            secret: ask.secret || self.might_play_now(s, ask.seat),
            ..ask
        })
    }
    /// What may be answered.
    pub fn legal(&self, s: &State, out: &mut Actions<Action>) {
        if s.winner.is_some() {
            return;
        }
        let question = self.question(s);
        question.list(self, s, out);
        // g:S98.1: at any time.
        if self.law.strategy {
            self.list_strategy(s, question.asked(self, s).0, out);
        }
    }
    /// One answer, and on to the next question.
    pub fn apply(&self, s: &mut State, action: Action, c: &mut Chance, t: &mut Teller) {
        // A copy: the answer changes the stack.
        let frame = s.stack.last().copied();
        let question = asking(frame.as_ref(), s.phase);
        match action {
            // g:S98.1: a Situation answers no question, and leaves it open; those of a window are its own.
            Action::Situation(card, choice) if !matches!(frame, Some(Frame::Window(_))) => {
                let (seat, _) = question.asked(self, s);
                self.begin_situation(s, seat, card, choice, t);
            }
            _ => question.answer(self, s, action, c, t),
        }
        self.run(s, c, t);
    }

    /// Plays on until somebody is asked or the match is over.
    pub fn run(&self, s: &mut State, c: &mut Chance, t: &mut Teller) {
        table::flow::run(s, |s, frame| match frame {
            None => self.step_phase(s, c, t),
            Some(frame) => self.step_frame(s, frame, c, t),
        });
    }

    fn step_frame(&self, s: &mut State, frame: &mut Frame, c: &mut Chance, t: &mut Teller) -> Flow {
        match frame {
            Frame::Window(window) => self.step_window(s, window),
            Frame::Roll(roll) => self.step_roll(s, roll, c, t),
            Frame::Reveal(reveal) => self.step_reveal(s, reveal, c, t),
            Frame::Time(time) => self.step_time(s, time, c, t),
            Frame::Sniper(sniper) => self.step_sniper(s, sniper, t),
            Frame::Event(event) => self.step_event(s, event, c, t),
            Frame::Activate(_) => Flow::Ask,
            Frame::Fire(fire) => self.step_fire(s, fire),
            Frame::Attack(attack) => self.step_attack(s, attack, c, t),
            Frame::Move(going) => self.step_move(s, going, t),
            Frame::Advance(going) => self.step_advance(s, going, t),
            Frame::Melees(waiting) => self.step_melees(s, *waiting),
            Frame::Melee(melee) => self.step_melee(s, melee, t),
            Frame::Recover(recover) => self.step_recover(s, &mut recover.0, t),
            Frame::Rout(rout) => self.step_rout(s, &mut rout.0, t),
            Frame::Retreat(retreat) => self.step_retreat(s, retreat, t),
            Frame::Barrage(barrage) => self.step_barrage(s, barrage, c, t),
            Frame::Break(breaking) => self.step_break(s, breaking, t),
            Frame::Deploy(deploying) => self.step_deploy(deploying),
            Frame::Displace(displacing) => self.step_displace(s, displacing, t),
            Frame::Place(placing) => self.step_place(s, placing),
            Frame::Support(supporting) => self.step_support(s, supporting, t),
            Frame::Overstack(over) => self.step_overstack(s, over, t),
            Frame::Assault => self.step_assault(s),
            Frame::Discard => self.step_discard(s),
            Frame::Refill(refill) => self.step_refill(s, refill, c, t),
            Frame::Offensive(offensive) => self.step_offensive(s, offensive, t),
            Frame::Air(air) => self.step_air(s, air, t),
            Frame::Line(line) => self.step_line(s, line, t),
            Frame::Liaison(liaison) => self.step_liaison(s, liaison, t),
            Frame::Situation(played) => self.step_situation(s, played, c, t),
            Frame::Gas(gas) => self.step_gas(s, gas, t),
            Frame::Idle => Flow::Done,
        }
    }
}
