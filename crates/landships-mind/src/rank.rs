//! A quick opinion on each answer.

use crate::worth::way;
use landships::{Action, Book, Frame, State};

/// In points over doing nothing: fire where one can, move towards what counts, do not end a phase for nothing.
pub(super) fn rank(book: &Book, s: &State, actions: &[Action], out: &mut Vec<f64>) {
    out.clear();
    out.extend(actions.iter().map(|&action| opinion(book, s, action)));
}

fn opinion(book: &Book, s: &State, action: Action) -> f64 {
    match action {
        Action::Fire(..) | Action::Shoot(..) | Action::Burn(..) => 30.0,
        Action::Everyone => 25.0,
        Action::Add(..) => 20.0,
        Action::Assign(..) | Action::Request(..) | Action::Fly(..) | Action::Continue(_) => 20.0,
        Action::Flak(..) | Action::Sky(..) | Action::Intercept(..) => 15.0,
        Action::Cut(_) | Action::Stack(_) => 3.0,
        Action::Move(_) | Action::Join(_) => 2.0,
        Action::Step(to) => match s.stack.last() {
            Some(Frame::March(march)) if march.at.index() < book.ground.len() => {
                let before = way(book, s.active, march.at);
                4.0 * (f64::from(before) - f64::from(way(book, s.active, to)))
            }
            _ => 1.0,
        },
        Action::Destroy(_) | Action::Lose(_) | Action::Leave(_) | Action::Alight(_) => -10.0,
        _ => 0.0,
    }
}
