//! What things look like, for who draws them: in the types of the rules, so that no word of a view is read again.

use crate::action::Action;
use crate::book::Book;
use crate::combat_cards::Combat;
use crate::command_cards::Command;
use crate::kinds::{BURST, DEADLY, FLAG, Kind, SOLDIER, Specialist, Terrain};
use crate::show::phase_word;
use crate::state::State;
use hex::HexId;
use table::{Look, Seat};

/// Whose figures stand on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Army {
    /// Khaki; the Canadians wear it too.
    British,
    /// Field grey.
    German,
    /// Horizon blue.
    French,
}

impl Army {
    /// The army of a side; none for a name that a draft made up.
    fn of(side: &str) -> Option<Army> {
        Some(match side {
            "british" | "canadian" => Army::British,
            "german" => Army::German,
            "french" => Army::French,
            _ => return None,
        })
    }
}

/// The flag at a unit that was ordered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flagged {
    /// It may still act; they are numbered as they stand in the view, which does not say in which order they were
    /// ordered.
    Ordered(u8),
    /// It is done.
    Done,
}

/// A unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnitLook {
    /// Whose it is.
    pub army: Army,
    /// What it is.
    pub kind: Kind,
    /// How many figures are left …
    pub figures: u8,
    /// … of how many.
    pub of: u8,
    /// Who goes with it.
    pub specialist: Option<Specialist>,
    /// Its flag.
    pub flag: Option<Flagged>,
}

/// What came upon a hex that is not on the printed map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TokenLook {
    /// A shell crater.
    Crater,
    /// A ruin.
    Ruin,
    /// Wire.
    Wire,
    /// A fortified position.
    Fortified,
    /// One that was damaged.
    Damaged,
    /// A gun that stands in it.
    Gun,
}

/// A card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardLook {
    /// Of the Command deck.
    Command(Command),
    /// Of the Combat deck.
    Combat(Combat),
}

/// What is counted beside the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrackLook {
    /// Medals.
    Medals,
    /// HQ tokens.
    Hq,
    /// Guns off the board.
    Artillery,
    /// Command cards.
    Command,
    /// Combat cards.
    Combat,
}

/// A die as it fell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DieLook {
    /// A battle die: a soldier.
    Soldier,
    /// A skull.
    Deadly,
    /// A burst.
    Burst,
    /// A flag.
    Flag,
    /// A star.
    Hq,
    /// An ordinary die that shows this number.
    Plain(u8),
}

impl DieLook {
    /// A face of the battle die, by its number.
    pub fn battle(face: usize) -> DieLook {
        match face {
            SOLDIER => DieLook::Soldier,
            DEADLY => DieLook::Deadly,
            BURST => DieLook::Burst,
            FLAG => DieLook::Flag,
            _ => DieLook::Hq,
        }
    }
}

impl Book {
    /// The army of a seat.
    pub(crate) fn army_look(&self, seat: Seat) -> Look {
        Army::of(self.name(seat)).map_or(Look::default(), Look::of)
    }

    /// A unit without its flag.
    pub(crate) fn unit_look(&self, s: &State, unit: u8) -> Option<UnitLook> {
        let u = s.unit(unit);
        Some(UnitLook {
            army: Army::of(self.name(u.seat))?,
            kind: u.kind,
            figures: u.figures,
            of: u.of,
            specialist: u.specialist,
            flag: None,
        })
    }

    /// The flag of a unit. One that has moved may still fight, unless moving is what the phase is for.
    pub(crate) fn flag_look(&self, s: &State, unit: u8) -> Option<Flagged> {
        if !s.ordered.has(unit) {
            return None;
        }
        let moving = phase_word(s) == "movement";
        if s.fought.has(unit) || moving && s.moved.has(unit) {
            return Some(Flagged::Done);
        }
        let before = s.ordered.iter().filter(|&other| other < unit).count();
        Some(Flagged::Ordered(before as u8 + 1))
    }

    /// What came upon a hex, from below.
    pub(crate) fn token_looks(&self, s: &State, hex: HexId) -> Vec<TokenLook> {
        let tile = self.moves_as(s, hex);
        let crater =
            tile == Terrain::ShellCrater || s.crater.contains(hex) && tile != Terrain::Ruin;
        let wire = tile == Terrain::Wire || s.wire.contains(hex);
        let there = [
            (crater, TokenLook::Crater, Terrain::ShellCrater.word()),
            (tile == Terrain::Ruin, TokenLook::Ruin, Terrain::Ruin.word()),
            (wire, TokenLook::Wire, Terrain::Wire.word()),
            (s.works.contains(hex), TokenLook::Fortified, "fortified"),
            (s.damaged.contains(hex), TokenLook::Damaged, "damaged"),
            (s.guns.contains(hex), TokenLook::Gun, "gun"),
        ];
        let came = |&(there, _, word): &(bool, TokenLook, &str)| there && !self.map.has(hex, word);
        there
            .iter()
            .filter(|row| came(row))
            .map(|row| row.1)
            .collect()
    }

    /// A specialist who may join a unit is shown in it.
    pub(crate) fn offer_look(&self, s: &State, action: Action) -> Look {
        let Action::Enlist(specialist, hex) = action else {
            return Look::default();
        };
        let unit = s.at(hex).and_then(|unit| self.unit_look(s, unit));
        let joined = unit.map(|unit| UnitLook {
            specialist: Some(specialist),
            ..unit
        });
        joined.map_or(Look::default(), Look::of)
    }
}
