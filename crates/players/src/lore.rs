//! What was learned by play.
//!
//! The mind of a system says by hand what it thinks of a position and of an answer. Beside that it names what else may matter: traits of
//! an answer, facts of a position, each a number in a cell of a family. What a cell counts was found by playing (see `crate::learn`),
//! and stands in a file of the system's content: as whole numbers, so that they are the same wherever they are read.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// A family of cells: its name in the file, and how many they are.
pub type Family = (&'static str, u16);

/// Parts of a point in which the file counts.
const PARTS: f32 = 100.0;

/// Where the cells of each family begin.
pub const fn starts<const N: usize>(families: &[Family; N]) -> [u16; N] {
    let mut starts = [0; N];
    let (mut i, mut next) = (0, 0);
    while i < N {
        starts[i] = next;
        next += families[i].1;
        i += 1;
    }
    starts
}

/// Families of cells by name: `families! { Trait, TRAITS: Act = "act": 40, … }` makes the enum and the list, and a number of each cell.
#[macro_export]
macro_rules! families {
    ($(#[$of:meta])* $Of:ident, $ALL:ident: $($(#[$doc:meta])* $Name:ident = $name:literal: $size:expr,)*) => {
        $(#[$of])*
        #[derive(Clone, Copy)]
        enum $Of { $($(#[$doc])* $Name,)* }

        static $ALL: [$crate::Family; [$($name),*].len()] = [$(($name, $size)),*];

        impl $Of {
            /// The number of a cell of the family among all.
            fn cell(self, at: u16) -> u16 {
                const STARTS: [u16; [$($name),*].len()] = $crate::starts(&[$(($name, $size)),*]);
                debug_assert!(at < $ALL[self as usize].1, "{}: no cell {at}", $ALL[self as usize].0);
                STARTS[self as usize] + at
            }
        }
    };
}

/// How many cells some families have together.
pub(crate) fn cells(families: &[Family]) -> usize {
    families.iter().map(|family| usize::from(family.1)).sum()
}

/// What each cell counts: nothing at all where nothing was learned.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Lore {
    /// Points for a trait of an answer.
    pub traits: Vec<f32>,
    /// Points for a fact of a position.
    pub facts: Vec<f32>,
}

impl Lore {
    /// What the traits of an answer count together, as they are told cell by cell.
    pub fn of_traits(&self, told: impl FnOnce(&mut dyn FnMut(u16, f32))) -> f64 {
        sum(&self.traits, told)
    }

    /// What the facts of a position count together.
    pub fn of_facts(&self, told: impl FnOnce(&mut dyn FnMut(u16, f32))) -> f64 {
        sum(&self.facts, told)
    }
}

fn sum(cells: &[f32], told: impl FnOnce(&mut dyn FnMut(u16, f32))) -> f64 {
    let mut sum = 0.0;
    told(&mut |cell, much| sum += cells[usize::from(cell)] * much);
    sum.into()
}

/// The file.
#[derive(Debug, Serialize, Deserialize)]
struct File {
    /// By which command it was made, and of what.
    made: String,
    traits: BTreeMap<String, Vec<i32>>,
    facts: BTreeMap<String, Vec<i32>>,
}

/// The families of a system, and what was learned of them.
pub struct Learned {
    /// Traits of answers.
    pub traits: &'static [Family],
    /// Facts of positions.
    pub facts: &'static [Family],
    text: &'static str,
    lore: OnceLock<Lore>,
}

/// Of a system for which nothing was ever learned.
pub static NOTHING: Learned = Learned::new(&[], &[], "");

impl Learned {
    /// By this file; an empty one is nothing learned yet.
    pub const fn new(
        traits: &'static [Family],
        facts: &'static [Family],
        text: &'static str,
    ) -> Learned {
        Learned {
            traits,
            facts,
            text,
            lore: OnceLock::new(),
        }
    }

    /// The same families, of which something else was learned.
    pub fn other(&self, lore: Lore) -> Learned {
        Learned {
            lore: OnceLock::from(lore),
            ..Learned::new(self.traits, self.facts, "")
        }
    }

    /// What was learned. The file is part of the program, and tests read it.
    pub fn lore(&self) -> &Lore {
        let read = || self.read(self.text).expect("what was learned can be read");
        self.lore.get_or_init(read)
    }

    /// Reads a file; what is wrong with it is the error.
    pub fn read(&self, text: &str) -> Result<Lore, String> {
        if text.trim().is_empty() {
            return Ok(Lore {
                traits: vec![0.0; cells(self.traits)],
                facts: vec![0.0; cells(self.facts)],
            });
        }
        let file: File = serde_json::from_str(text).map_err(|error| error.to_string())?;
        Ok(Lore {
            traits: flat("traits", self.traits, file.traits)?,
            facts: flat("facts", self.facts, file.facts)?,
        })
    }

    /// The file for what was learned, and how.
    pub fn text(&self, lore: &Lore, made: &str) -> String {
        let file = File {
            made: made.to_owned(),
            traits: named(self.traits, &lore.traits),
            facts: named(self.facts, &lore.facts),
        };
        let lines = serde_json::to_value(&file).expect("numbers and names are JSON");
        let mut text = format!("{{\n\"made\": {}", lines["made"]);
        for part in ["traits", "facts"] {
            let of = lines[part].as_object().expect("a family has a name");
            let of = of
                .iter()
                .map(|(name, cells)| format!("\n  {name:?}: {cells}"));
            text += &format!(",\n{part:?}: {{{}\n}}", of.collect::<Vec<_>>().join(","));
        }
        text + "\n}\n"
    }
}

/// The cells of all families in a row.
fn flat(
    part: &str,
    families: &[Family],
    mut file: BTreeMap<String, Vec<i32>>,
) -> Result<Vec<f32>, String> {
    let mut all = Vec::with_capacity(cells(families));
    for &(name, size) in families {
        let of = file.remove(name).ok_or_else(|| {
            format!(
                "{part}: there is no {name:?}; learn anew, or from this file with its cells added"
            )
        })?;
        if of.len() != usize::from(size) {
            let has = of.len();
            return Err(format!(
                "{part}.{name}: {has} numbers, and there are {size} cells; learn anew"
            ));
        }
        all.extend(of.iter().map(|&cell| cell as f32 / PARTS));
    }
    match file.keys().next() {
        Some(name) => Err(format!("{part}: nobody knows {name:?}; take it out")),
        None => Ok(all),
    }
}

/// The cells of each family by its name.
fn named(families: &[Family], all: &[f32]) -> BTreeMap<String, Vec<i32>> {
    let mut rest = all.iter().map(|&cell| (cell * PARTS).round() as i32);
    let family = |&(name, size): &Family| {
        let of = rest.by_ref().take(usize::from(size)).collect();
        (name.to_owned(), of)
    };
    families.iter().map(family).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    static LEARNED: Learned = Learned::new(&[("card", 3), ("step", 2)], &[("unit", 1)], "");

    #[test]
    fn what_is_written_is_read_again() {
        let lore = Lore {
            traits: vec![1.0, -2.25, 0.0, 30.5, 0.01],
            facts: vec![-7.0],
        };
        let text = LEARNED.text(&lore, "by hand");
        assert_eq!(LEARNED.read(&text), Ok(lore));
        assert!(text.contains("\n  \"card\": [100,-225,0]"), "{text}");
    }

    #[test]
    fn a_file_that_does_not_fit_is_told_where() {
        let wrong = |text: &str| LEARNED.read(text).expect_err("it does not fit");
        let other = |card: &str| {
            format!(
                "{{\"made\": \"\", \"traits\": {{{card} \"step\": [1, 2]}}, \"facts\": {{\"unit\": [0]}}}}"
            )
        };
        assert!(wrong(&other("")).starts_with("traits: there is no \"card\""));
        assert!(wrong(&other("\"card\": [1],")).starts_with("traits.card: 1 numbers"));
        let more = other("\"card\": [1, 2, 3], \"foot\": [],");
        assert!(wrong(&more).contains("nobody knows \"foot\""));
        assert!(wrong("{").contains("line 1"));
    }
}
