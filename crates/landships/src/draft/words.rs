//! The words for what lies on a unit, in drafts and views alike.

use crate::notation::{SIDES, side_named};
use crate::state::{Deeds, Marks, Unit};

/// Words for markers (L2.11).
pub const MARKS: [(&str, Marks); 14] = [
    ("pinned", Marks::PINNED),
    ("fired", Marks::FIRED),
    ("fresh", Marks::FRESH),
    ("moved", Marks::MOVED),
    ("charging", Marks::CHARGING),
    ("blown", Marks::BLOWN),
    ("winded", Marks::WINDED),
    ("temporary", Marks::TEMPORARY),
    ("permanent", Marks::PERMANENT),
    ("wheels", Marks::WHEELS),
    ("shaken", Marks::SHAKEN),
    ("hidden", Marks::HIDDEN),
    ("fascine", Marks::FASCINE),
    ("captured", Marks::CAPTURED),
];
/// Words for what was done in this player-turn.
pub const DEEDS: [(&str, Deeds); 11] = [
    ("ended", Deeds::ENDED),
    ("walked", Deeds::WALKED),
    ("fought", Deeds::FOUGHT),
    ("pivoted", Deeds::PIVOTED),
    ("hauled", Deeds::HAULED),
    ("carried", Deeds::CARRIED),
    ("shelled", Deeds::SHELLED),
    ("asked", Deeds::ASKED),
    ("gassed", Deeds::GASSED),
    ("served", Deeds::SERVED),
    ("flak", Deeds::FLAK),
];
/// Words for what a piece is from the start.
pub const TRAITS: [&str; 3] = ["picked", "escort", "bridge"];

/// The words of a unit.
pub fn mark_words(unit: &Unit) -> impl Iterator<Item = &'static str> {
    let (marks, deeds) = (unit.marks, unit.deeds);
    let own = MARKS.iter().filter(move |(_, mark)| marks.any(*mark));
    let done = DEEDS.iter().filter(move |(_, deed)| deeds.any(*deed));
    let bridge = marks.any(Marks::BRIDGE).then_some("bridge");
    own.map(|(word, _)| *word)
        .chain(done.map(|(word, _)| *word))
        .chain(bridge)
}

/// `facing-e`
pub fn facing_word(word: &str) -> Option<u8> {
    side_named(word.strip_prefix("facing-")?)
}

/// Every word that may stand beside a piece or a hex.
pub fn vocabulary() -> Vec<String> {
    let marks = MARKS.iter().map(|(word, _)| *word);
    let deeds = DEEDS.iter().map(|(word, _)| *word);
    let hexes = [
        "wire",
        "crushed",
        "mines",
        "filled",
        "wreck",
        "gas",
        "smoke",
        "horses",
        "barrage",
        "trench",
        "fortified",
        "unseen",
    ];
    let all = marks
        .chain(deeds)
        .chain(TRAITS)
        .chain(hexes)
        .map(str::to_owned);
    all.chain(SIDES.iter().map(|side| format!("facing-{side}")))
        .collect()
}
