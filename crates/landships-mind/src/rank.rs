//! A quick opinion on every answer to a question, without trying any: each is weighed by what the chain that it begins should
//! come to.

use crate::eye::{Eye, NEVER};
use crate::manner::Manner;
use landships::{Action, Book, Frame, Phase, State, VolleyStage};
use players::Lore;
use table::{Game, Turn};

/// The opinion on each of these actions, as points over doing nothing.
pub(super) fn rank(book: &Book, s: &State, actions: &[Action], _: &Lore, out: &mut Vec<f64>) {
    weigh(book, s, Manner::USUAL, actions, out);
}

/// The same in one of the other manners.
pub(super) fn rank_in<const N: usize>(
    book: &Book,
    s: &State,
    actions: &[Action],
    _: &Lore,
    out: &mut Vec<f64>,
) {
    weigh(book, s, Manner::OTHERS[N], actions, out);
}

fn weigh(book: &Book, s: &State, manner: Manner, actions: &[Action], out: &mut Vec<f64>) {
    out.clear();
    let Turn::Ask(ask) = book.turn(s) else {
        return;
    };
    let eye = Eye::new(book, s, ask.seat, manner);
    match s.stack.last() {
        Some(Frame::March(march)) => eye.marching(march, actions, out),
        Some(Frame::Drive(drive)) => eye.driving(drive, actions, out),
        Some(Frame::Volley(volley)) if volley.stage == VolleyStage::Declared => {
            eye.joining(volley, actions, out);
        }
        Some(_) => out.extend(actions.iter().map(|&action| eye.befalls(action))),
        None => match s.phase {
            Phase::SetUp => eye.setting_up(actions, out),
            Phase::Vehicles | Phase::March | Phase::Regroup => eye.setting_out(actions, out),
            Phase::SmallArms | Phase::Offensive => eye.opening(actions, out),
            Phase::GunFire => out.extend(actions.iter().map(|&it| eye.shooting(it))),
            Phase::Standing | Phase::Requests | Phase::Assignment => {
                out.extend(actions.iter().map(|&it| eye.shelling(it)));
            }
            _ => out.extend(actions.iter().map(|&action| eye.befalls(action))),
        },
    }
}

impl Eye<'_> {
    /// What a unit that something befalls should do, and the air.
    fn befalls(&self, action: Action) -> f64 {
        match action {
            Action::Lose(piece) => -self.price(piece),
            Action::Shelter(piece) => self.price(piece),
            Action::Retreat(hex) => self.refuge(hex),
            Action::Push(_, hex) => self.refuge(hex),
            Action::Fly(plane, mission, hex) => self.flying(plane, mission, hex),
            Action::Flak(..) | Action::Sky(..) | Action::Intercept(..) => 10.0,
            Action::Hex(hex) => f64::from(self.foes_in(hex).len()),
            Action::Destroy(_) => NEVER,
            _ => 0.0,
        }
    }

    fn refuge(&self, hex: hex::HexId) -> f64 {
        let unit = match self.s.stack.last() {
            Some(Frame::Retreat(retreat)) => Some(retreat.unit),
            _ => None,
        };
        unit.map_or(0.0, |unit| {
            0.3 * self.pull(unit, hex) - self.danger(unit, hex)
        }) + 5.0 * f64::from(self.cover(hex))
    }
}
