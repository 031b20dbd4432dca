//! The words for what lies on a piece, in drafts and views alike.

use crate::shot::at_hour;
use crate::state::{ArmMarks, Car, CarMarks, Marks};

/// Words for units.
pub const MARKS: [(&str, Marks); 20] = [
    ("broken", Marks::BROKEN),
    ("dm", Marks::DM),
    ("pinned", Marks::PINNED),
    ("cx", Marks::CX),
    ("wounded", Marks::WOUNDED),
    ("melee", Marks::MELEE),
    ("cc", Marks::CC),
    ("prep-fire", Marks::PREP),
    ("first-fire", Marks::FIRST),
    ("final-fire", Marks::FINAL),
    ("fired", Marks::FIRED),
    ("one-weapon", Marks::ONE_WEAPON),
    ("two-weapons", Marks::TWO_WEAPONS),
    ("moved", Marks::MOVED),
    ("stopped", Marks::STOPPED),
    ("rallied", Marks::RALLIED),
    ("acted", Marks::ACTED),
    ("advanced", Marks::ADVANCED),
    ("routed", Marks::ROUTED),
    ("hazardous", Marks::HAZARDOUS),
];
/// Words for weapons.
pub const ARM_MARKS: [(&str, ArmMarks); 13] = [
    ("malfunctioned", ArmMarks::BROKEN),
    ("prep-fire", ArmMarks::PREP),
    ("first-fire", ArmMarks::FIRST),
    ("final-fire", ArmMarks::FINAL),
    ("moved", ArmMarks::MOVED),
    ("captured", ArmMarks::CAPTURED),
    ("fired", ArmMarks::FIRED),
    ("intensive", ArmMarks::INTENSIVE),
    ("emplaced", ArmMarks::EMPLACED),
    ("hidden", ArmMarks::HIDDEN),
    ("turned", ArmMarks::TURNED),
    ("swung", ArmMarks::SWUNG),
    ("manhandled", ArmMarks::MANHANDLED),
];

/// Words for vehicles.
pub const CAR_MARKS: [(&str, CarMarks); 26] = [
    ("wreck", CarMarks::WRECK),
    ("ce", CarMarks::CE),
    ("motion", CarMarks::MOTION),
    ("immobile", CarMarks::IMMOBILE),
    ("bog", CarMarks::BOG),
    ("mired", CarMarks::MIRED),
    ("shock", CarMarks::SHOCK),
    ("uk", CarMarks::UK),
    ("stun", CarMarks::STUN),
    ("shaken", CarMarks::SHAKEN),
    ("recall", CarMarks::RECALL),
    ("to-recall", CarMarks::TO_RECALL),
    ("ma-malfunctioned", CarMarks::MA_BROKEN),
    ("ma-disabled", CarMarks::MA_GONE),
    ("low-ammo", CarMarks::LOW_AMMO),
    ("prep-fire", CarMarks::PREP),
    ("first-fire", CarMarks::FIRST),
    ("final-fire", CarMarks::FINAL),
    ("intensive", CarMarks::INTENSIVE),
    ("bounding", CarMarks::BOUNDING),
    ("moved", CarMarks::MOVED),
    ("stopped", CarMarks::STOPPED),
    ("moving-target", CarMarks::MOVING_TARGET),
    ("ma-fired", CarMarks::MA_FIRED),
    ("mg-fired", CarMarks::MG_FIRED),
    ("shut", CarMarks::SHUT),
];
/// Words for machine guns of vehicles: malfunctioned, and disabled.
pub const GUN_WORDS: [(&str, &str, u8); 4] = [
    ("bmg-malfunctioned", "bmg-disabled", 1),
    ("cmg-malfunctioned", "cmg-disabled", 2),
    ("aamg-malfunctioned", "aamg-disabled", 4),
    ("rmg-malfunctioned", "rmg-disabled", 8),
];

/// The words of what is on a vehicle.
pub fn car_words(car: &Car) -> impl Iterator<Item = &'static str> {
    let (marks, broken, gone) = (car.marks, car.mg_broken, car.mg_gone);
    let own = CAR_MARKS.iter().filter(move |(_, mark)| marks.any(*mark));
    let own = own.map(|(word, _)| *word);
    let down = GUN_WORDS.iter().filter(move |(.., bit)| broken & bit != 0);
    let out = GUN_WORDS.iter().filter(move |(.., bit)| gone & bit != 0);
    own.chain(down.map(|(word, ..)| *word))
        .chain(out.map(|(_, word, _)| *word))
}

/// The words of a unit's marks.
pub fn mark_words(marks: Marks) -> impl Iterator<Item = &'static str> {
    MARKS
        .iter()
        .filter(move |(_, mark)| marks.any(*mark))
        .map(|(word, _)| *word)
}

/// The words of a weapon's marks.
pub fn arm_words(marks: ArmMarks) -> impl Iterator<Item = &'static str> {
    ARM_MARKS
        .iter()
        .filter(move |(_, mark)| marks.any(*mark))
        .map(|(word, _)| *word)
}

/// `facing-3`: a Gun points at three o'clock.
pub fn facing_word(word: &str) -> Option<u8> {
    at_hour(word.strip_prefix("facing-")?.parse().ok()?)
}

/// Every word that may stand beside a piece or a hex.
pub fn vocabulary() -> Vec<String> {
    let marks = MARKS.iter().map(|(word, _)| *word);
    let arms = ARM_MARKS.iter().map(|(word, _)| *word);
    let more = [
        "unpossessed",
        "smoke",
        "smoke-grenades",
        "smoke-dispersed",
        "wp",
        "wp-dispersed",
        "residual",
        "acquired",
    ];
    let cars = CAR_MARKS.iter().map(|(word, _)| *word);
    let guns = GUN_WORDS.iter().flat_map(|(down, out, _)| [*down, *out]);
    let all = marks.chain(arms).chain(more).chain(cars).chain(guns);
    all.map(str::to_owned).collect()
}
