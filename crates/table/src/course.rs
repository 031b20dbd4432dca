use crate::{Event, Seat, Text, Track};
use serde::Serialize;

/// How a match went, turn by turn, as one viewer knows it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Course {
    /// How things stood at the end of each turn; the first is the set-up.
    pub points: Vec<Point>,
    /// What each side has lost by the end, by kind.
    pub losses: Vec<Loss>,
    /// What ended the match, with the rules by which it did.
    pub ended: Vec<Event>,
}

/// How things stood at the end of a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Point {
    /// The turn.
    pub round: i64,
    /// Whose turn it was.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// The number of its last position.
    pub number: usize,
    /// The sides in the order of the seats.
    pub sides: Vec<Standing>,
}

/// How a side stood.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Standing {
    /// Its seat.
    pub seat: Seat,
    /// Its medals, tokens, cards, points.
    pub tracks: Vec<Track>,
    /// What it had lost.
    pub lost: i64,
}

/// What a side has lost of a kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Loss {
    /// Whose it was.
    pub seat: Seat,
    /// The kind, in words.
    pub text: Text,
    /// How many.
    pub n: i64,
}

impl Loss {
    /// Losses gathered by kind, each kind once, in the order in which they first come.
    pub fn gather(each: impl Iterator<Item = Loss>) -> Vec<Loss> {
        let mut all: Vec<Loss> = Vec::new();
        for one in each.filter(|loss| loss.n > 0) {
            let same = |loss: &&mut Loss| loss.seat == one.seat && loss.text == one.text;
            match all.iter_mut().find(same) {
                Some(loss) => loss.n += one.n,
                None => all.push(one),
            }
        }
        all
    }
}
