use std::str::FromStr;
use table::{Game, Seat, Text};

/// What a machine likes besides winning, as its system tells it (`Judge::characters`). Its name is the text `character-` and its id, what
/// is said of it the same with `-about`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Character {
    /// Goes for the enemy.
    Attacker,
    /// Keeps what can be spent but once.
    Hoarder,
}

/// What somebody likes about a position, in points beside its worth.
pub type Likes<G> = fn(&G, &<G as Game>::State, Seat) -> f64;

impl Character {
    /// All of them.
    pub const ALL: [Character; 2] = [Character::Attacker, Character::Hoarder];

    /// The id by which it is asked for.
    pub fn id(self) -> &'static str {
        match self {
            Character::Attacker => "attacker",
            Character::Hoarder => "hoarder",
        }
    }
    /// Its name in words.
    pub fn title(self) -> Text {
        Text::new(format!("character-{}", self.id()))
    }
    /// What it likes, in words.
    pub fn about(self) -> Text {
        Text::new(format!("character-{}-about", self.id()))
    }
}

impl FromStr for Character {
    type Err = String;
    fn from_str(id: &str) -> Result<Character, String> {
        let found = Character::ALL.into_iter().find(|it| it.id() == id);
        found.ok_or_else(|| id.to_owned())
    }
}

/// Who is so many hexes away is nowhere near.
const FAR: u16 = 8;

/// How near the pieces of a side are to the nearest enemies of each, in hexes: what an attacker likes. `far` is how far two places are
/// from each other.
pub fn nearness<P: Copy>(
    own: impl Iterator<Item = P>,
    foes: &[P],
    far: impl Fn(P, P) -> u16,
) -> f64 {
    let near = |at| {
        let nearest = foes.iter().map(|&foe| far(at, foe)).min();
        f64::from(FAR - nearest.unwrap_or(FAR).min(FAR))
    };
    own.map(near).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_nearer_to_some_enemy_is_liked_better_up_to_a_point() {
        let near =
            |own: &[u16], foes: &[u16]| nearness(own.iter().copied(), foes, |a, b| a.abs_diff(b));
        assert_eq!(near(&[3, 5], &[0, 6]), 12.0);
        assert!(near(&[4, 5], &[0, 6]) > near(&[3, 5], &[0, 6]));
        assert_eq!(near(&[30], &[0]), near(&[20], &[0]));
        assert_eq!(near(&[3], &[]), 0.0, "nobody is left to go for");
    }
}
