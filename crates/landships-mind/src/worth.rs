//! How good a position is for a seat.

use hex::HexId;
use landships::data::Class;
use landships::{Book, EXITED, GONE, Marks, Piece, State, foe, is_on_map};
use table::Seat;

/// A point of victory.
const POINT: f64 = 100.0;
/// What a hex nearer to what counts is worth to a unit that fights.
const NEARER: f64 = 1.5;
/// A round that is left.
const ROUND: f64 = 6.0;

/// How good the position is for the seat.
pub(super) fn worth(book: &Book, s: &State, seat: Seat) -> f64 {
    side(book, s, seat) - side(book, s, foe(seat))
}

fn side(book: &Book, s: &State, seat: Seat) -> f64 {
    let own = s.pieces().filter(|&piece| s.unit(piece).seat == seat);
    let units: f64 = own.map(|piece| stake(book, s, piece)).sum();
    let rounds = { book.modules.iter().zip(s.modules.iter()) }
        .filter(|(post, _)| post.seat == seat)
        .map(|(_, module)| f64::from(module.points));
    POINT * f64::from(book.score(s, seat)) + units + ROUND * rounds.sum::<f64>()
}

/// What a piece is worth as it stands.
fn stake(book: &Book, s: &State, piece: Piece) -> f64 {
    let hex = s.hex(piece);
    let price = price(book, s, piece);
    if matches!(hex, GONE) {
        return 0.0;
    }
    if hex == EXITED {
        return price;
    }
    let spent = [
        (Marks::PINNED, 0.7),
        (Marks::TEMPORARY, 0.7),
        (Marks::PERMANENT, 0.4),
        (Marks::SHAKEN, 0.8),
        (Marks::CAPTURED, 0.0),
    ];
    let marks = spent.iter().filter(|(mark, _)| s.is(piece, *mark));
    let price = marks.fold(price, |price, (_, part)| price * part);
    match is_on_map(hex) && book.kind(s, piece).fights() {
        true => price - NEARER * f64::from(way(book, s.unit(piece).seat, hex)),
        false => price,
    }
}

fn price(book: &Book, s: &State, piece: Piece) -> f64 {
    match book.kind(s, piece).class {
        Class::Tank | Class::Ship => 160.0,
        Class::Car => 110.0,
        Class::Mg | Class::CavalryMg | Class::Flamethrower | Class::Assault => 75.0,
        Class::Infantry | Class::Cavalry => 60.0,
        Class::Art | Class::At | Class::Aa => 90.0,
        Class::Mortar | Class::Leader | Class::Observer => 40.0,
        Class::Crew | Class::RifleTeam | Class::Truck => 25.0,
        Class::Rifle => 10.0,
    }
}

/// How far it is to the nearest hex that counts for the side.
pub(super) fn way(book: &Book, seat: Seat, hex: HexId) -> u16 {
    let counts = { book.worths.iter() }.filter(|it| it.seat.is_none_or(|other| other == seat));
    let goals = counts.flat_map(|it| it.hexes.iter());
    let far = goals.map(|goal| book.ground.distance(hex, goal));
    far.min().unwrap_or(0)
}
