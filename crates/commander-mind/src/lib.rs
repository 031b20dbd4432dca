//! What machine players think of a position: a victory point counts fifteen.
//!
//! Both sides are judged alike: points, units and their state, the ground they stand on, what enemies can do to them
//! there, and the objectives that are still to be had. An Order is a chain of small questions, and a look one step
//! ahead sees nothing of what it is for; so each of its answers is weighed by what the whole chain should come to.

mod deeds;
mod eye;
mod fire;
mod goals;
mod great_deeds;
mod great_war;
mod lore;
mod odds;
mod orders;
mod rank;
mod rolls;
mod seen;
mod setup;
mod shells;
mod telling;
mod walk;

use commander::{Action, BarrageStep, Book, Bound, Commander, Edition, Frame, State, foe};
use eye::Eye;
use players::{Judge, Lore};
use table::Seat;

/// What players are told of this system.
pub const fn judge<B: Bound>() -> Judge<Commander<B>> {
    Judge {
        worth: |book, s, seat, lore| worth(book, s, seat, lore),
        settled: |_, s| settled(s),
        rank: |book, s, actions, lore, out| rank::rank(book, s, actions, lore, out),
        manners: [&[], &[]],
        plans: true,
        luck: match B::WHICH {
            Edition::Europe => 0.0,
            Edition::GreatWar => LUCK,
        },
        turn: |_, s| (u32::from(s.turn), s.active),
        pass: Action::Pass,
        learned: lore::learned(B::WHICH),
        traits: |book, s, weighed, tell| lore::traits(book, s, weighed, tell),
        facts: |book, s, seat, tell| lore::facts(book, s, seat, tell),
        // An Order is weighed as a whole, and what is liked about single steps of it hardly changes what is done.
        characters: &[],
        likes: None,
        telling: telling::telling(),
    }
}

/// A victory point.
const POINT: f64 = 15.0;
/// What two Turns of the Great War come to differs so much for luck alone.
const LUCK: f64 = 40.0;
/// What enemies could do counts so much: each has other targets, and needs a card for it.
const DANGER: f64 = 0.25;
/// The Initiative card.
const INITIATIVE: f64 = 6.0;

/// What a Turn is for is decided when a card is played, when the first unit is activated for it and when a barrage is
/// aimed.
fn settled(s: &State) -> bool {
    match s.stack.last() {
        None => false,
        Some(Frame::Activate(activate)) => activate.op || activate.first.is_some(),
        Some(Frame::Barrage(barrage)) => matches!(barrage.step, BarrageStep::Axis),
        _ => true,
    }
}

/// How good the position is for the seat.
fn worth(book: &Book, s: &State, seat: Seat, lore: &Lore) -> f64 {
    let eye = Eye::new(book, s);
    let vp = if seat == Seat(0) { s.vp } else { -s.vp };
    let card = if s.initiative == seat {
        INITIATIVE
    } else {
        -INITIATIVE
    };
    let lead = eye.outcome(seat) - eye.outcome(foe(seat));
    let known = eye.known(lore, seat);
    POINT * f64::from(vp) + card + 0.5 * lead + side(&eye, seat) - side(&eye, foe(seat)) + known
}

fn side(eye: &Eye, seat: Seat) -> f64 {
    let s = eye.s;
    let mut sum = -eye.losses(seat) + eye.hopes(seat) + POINT * eye.secrets(seat);
    for unit in s.on_map[seat].iter() {
        sum += eye.unit(unit) - DANGER * eye.danger(unit, s.hex(unit), false);
    }
    // Who waits for his time is not lost.
    for unit in s.units.iter() {
        if unit.seat == seat && matches!(unit.place, commander::Place::Time(at) if at > s.time) {
            sum += 20.0;
        }
    }
    let hand: f64 = s.pile[seat]
        .hand
        .iter()
        .map(|card| eye.keep(seat, card))
        .sum();
    sum + hand
        + if eye.book.is_gwc() {
            eye.means(seat)
        } else {
            0.0
        }
}
