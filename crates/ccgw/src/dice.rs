//! Dice as they fell, for those who look on: which of them did anything.

use crate::book::Book;
use crate::frame::Attack;
use crate::kinds::{BATTLE_DIE, BURST, DEADLY, FLAG, NOBODY, SOLDIER, STAR};
use crate::look::DieLook;
use crate::state::State;
use table::{Dice, DieView, Look, Text};

/// The faces of the battle die in words, in the order of [`BATTLE_DIE`].
const FACES: [&str; 5] = ["soldier", "deadly", "burst", "flag", "hq"];
/// Every die of a face.
pub const ANY: u8 = u8::MAX;

/// A roll of battle dice in its order; of each face, at most so many as `counts` has did something.
pub fn battle_dice(dice: &Dice, mut counts: [u8; 5]) -> Vec<DieView> {
    let die = |&face: &u8| {
        let face = usize::from(face);
        let left = counts[face];
        counts[face] = left.saturating_sub(1);
        DieView {
            die: FACES[face].to_owned(),
            text: face_text(face),
            counts: left > 0,
            face: String::new(),
            look: Look::of(DieLook::battle(face)),
        }
    };
    dice.iter().map(die).collect()
}

/// Counts for the faces that a roll asks for: any number of each.
pub fn faces(wanted: &[usize]) -> [u8; 5] {
    std::array::from_fn(|face| if wanted.contains(&face) { ANY } else { 0 })
}

/// A face of the battle die in words.
pub fn face_text(face: usize) -> Text {
    Text::new(format!(
        "ccgw-face-{}",
        BATTLE_DIE.names[face].to_lowercase()
    ))
}

/// An ordinary die that shows `n`.
pub fn plain_die(n: u8, counts: bool) -> DieView {
    DieView {
        die: n.to_string(),
        text: Text::new("ccgw-face-plain").num("n", n),
        counts,
        face: String::new(),
        look: Look::of(DieLook::Plain(n)),
    }
}

impl Book {
    /// How many dice of each face do something in a combat just rolled: hits that the terrain lets through,
    /// flags against a unit that lives on, tokens that are paid.
    pub fn telling_faces(&self, s: &State, a: &Attack) -> [u8; 5] {
        let mut counts = [0; 5];
        let wire = s.wire.contains(a.hex) && self.shells(s, a);
        counts[BURST] = if a.target != NOBODY || wire { ANY } else { 0 };
        if a.target == NOBODY {
            return counts;
        }
        let ([ignored, _], _) = self.shelter(s, a);
        counts[SOLDIER] = a.faces[SOLDIER].saturating_sub(ignored);
        counts[DEADLY] = if self.deadly_hits(s, a) { ANY } else { 0 };
        let hits = a.faces[BURST] + counts[SOLDIER] + a.faces[DEADLY].min(counts[DEADLY]);
        if hits < s.unit(a.target).figures {
            counts[FLAG] = ANY;
        }
        if self.pays_for_stars(s, a.seat) {
            counts[STAR] = s.pool;
        }
        counts
    }
}
