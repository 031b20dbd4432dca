//! A row: all there is to say of an Event.

use crate::action::Action;
use crate::book::Book;
use crate::frame::{Event, EventStep, Flow, Frame};
use crate::ids::{UnitId, Units, WeaponId, Weapons};
use crate::kinds::Nation;
use crate::state::State;
use hex::{HexId, HexSet256};
use table::{Actions, Chance, Seat, Teller};

/// All there is to say of an Event.
pub struct Row {
    /// g:E56.b: the nations whose it is; to others nothing happens.
    pub nations: &'static [Nation],
    /// 1.8a: whether it begins with a random hex.
    pub draws_hex: bool,
    /// What happens, until somebody chooses or its step is [`EventStep::OVER`].
    pub step: fn(&Book, &mut State, &mut Event, &mut Chance, &mut Teller) -> Flow,
    /// Who chooses.
    pub chooser: fn(&Book, &State, &Event) -> Seat,
    /// From what he chooses, and what comes of it.
    pub choice: Choice,
    /// Whether he may choose nothing.
    pub may: May,
    /// g:E87b: whether Melees wait for the end of the Order.
    pub fights_later: bool,
    /// The rules of what may be chosen.
    pub rules: &'static [&'static str],
}

impl Row {
    /// An Event of no card of a book, from which the rows say how they differ.
    pub const NONE: Row = Row {
        nations: Nation::ALL,
        draws_hex: false,
        step: |book, s, e, _, _| book.ask_in_event(s, e),
        chooser: |_, _, e| e.seat,
        choice: Choice::None,
        may: May::Not,
        fights_later: false,
        rules: &[],
    };
}

/// From what an Event lets somebody choose, and what comes of it.
#[derive(Clone, Copy)]
pub enum Choice {
    /// Nothing is chosen.
    None,
    /// A unit.
    Unit(
        fn(&Book, &State, &Event) -> Units,
        fn(&Book, &mut State, &mut Event, UnitId, &mut Teller) -> Then,
    ),
    /// A hex.
    Hex(
        fn(&Book, &State, &Event) -> HexSet256,
        fn(&Book, &mut State, &mut Event, HexId, &mut Teller) -> Then,
    ),
    /// A Weapon.
    Weapon(
        fn(&Book, &State, &Event) -> Weapons,
        fn(&Book, &mut State, &mut Event, WeaponId, &mut Teller) -> Then,
    ),
    /// Something else, or one thing after the other.
    Any(
        fn(&Book, &State, &Event, &mut Actions<Action>),
        fn(&Book, &mut State, &mut Event, Action, &mut Chance, &mut Teller) -> Then,
    ),
}

/// Whether one may choose nothing, where the text says so.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum May {
    /// One has to choose.
    Not,
    /// One may decline.
    Decline,
    /// One may decline as long as nothing is chosen.
    DeclineFirst,
}

/// How an Event goes on after a choice.
pub struct Then {
    /// The step that is next.
    pub step: EventStep,
    /// A procedure before it.
    pub call: Option<Frame>,
}

impl Then {
    /// The Event is over.
    pub const OVER: Then = Then::step(EventStep::OVER);
    /// It goes on with this step.
    pub const fn step(step: EventStep) -> Then {
        Then { step, call: None }
    }
    /// It ends with a procedure.
    pub const fn call(frame: Frame) -> Then {
        Then::OVER.after(frame)
    }
    /// The same after a procedure.
    pub const fn after(self, frame: Frame) -> Then {
        Then {
            call: Some(frame),
            ..self
        }
    }
}
