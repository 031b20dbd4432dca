//! 7.8.t: no vehicle of our content has a fixed bow machine gun, so one is made for it.

use aslsk::Book;
use table::case::{self, CaseFile};

const CASE: &str = r#"
[[case]]
name = "A fixed bow machine gun adds 1 against who moves"
rules = ["7.8.t"]
at = "movement"
turn = "russian"
pieces = ["E5 pzkpfw-ivh#T german vca=7", "E9 4-4-7#A russian", "X12 4-4-7 russian"]
lead = ["move A", "step E8"]
[[case.then]]
do = "mg T E8 bmg"
chance = ["5", "6"]
tally = { drm = { total = -1, terms = { "7.8.t" = 1, "3.3.3.g" = -1, "1.1.1.open.a" = -1 }, only = true } }

[[case]]
name = "And nothing against who stands"
rules = ["7.8.t"]
at = "prep-fire"
turn = "german"
pieces = ["E5 pzkpfw-ivh#T german vca=7", "E8 4-4-7#A russian", "A1 4-6-7 german"]
[[case.then]]
do = "mg T E8 bmg"
chance = ["5", "6"]
tally = { drm = 0 }
"#;

#[test]
fn a_fixed_bow_machine_gun_is_worse_against_who_moves() {
    let mut content = crate::content();
    let file = "aslsk/vehicles.json";
    let vehicles = content
        .get(file)
        .expect("the vehicles are there")
        .to_owned();
    let (before, after) = vehicles
        .split_once(r#""word": "pzkpfw-ivh","#)
        .expect("a tank with a bow machine gun");
    let fixed = format!(r#"{before}"word": "pzkpfw-ivh", "fixed_bmg": true,{after}"#);
    content.insert(file, fixed);
    let file = CaseFile::read("fixed.toml", CASE).expect("cases");
    for report in case::run::<Book>(&content, &file) {
        assert!(report.passed, "{report}");
    }
}
