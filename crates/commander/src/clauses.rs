//! Which rules speak of a place: what a refusal names.

use crate::frame::Where;

impl Where {
    /// The rules of what may be placed there.
    pub const fn clauses(self) -> &'static [&'static str] {
        match self {
            Where::Edge => &["6.1.2h", "E68b", "8.2a"],
            Where::Around(_) | Where::Drawn => &["E59b", "E76b", "8.2a"],
            Where::Hidden => &["A35.4b"],
            Where::Grenade => &["A39", "8.1.5"],
            Where::Dug => &["A32", "E55", "8.1.3", "F100.3a", "F100.3b"],
            Where::Demolished => &["A31"],
            Where::Friendly => &["E58a", "gloss.friendly"],
            Where::WithBroken => &["E56"],
            Where::BesideSquad => &["E77a"],
            Where::TimeTrack => &["7.2.1b"],
            Where::Setup => &["8.1", "8.2a"],
            Where::EnemyEdge => &["g:7.2.1.1", "8.2a"],
            Where::WithHrl => &["g:O27", "g:E88"],
            Where::BesideGoodOrder => &["E70"],
            Where::Dig => &["g:3.1.9"],
        }
    }
}
