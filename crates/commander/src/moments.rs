//! The moments of Actions and Situations: their numbers and their keys. What may be played in each follows from the
//! rows of `deeds` and of `gwc::situations`.

use crate::frame::Moment;

impl Moment {
    /// How many moments there are.
    pub const COUNT: usize = 22;
    /// Its number among them, whichever Action was announced.
    pub const fn number(self) -> usize {
        match self {
            Moment::AfterRoll => 0,
            Moment::BeforeFire => 1,
            Moment::BeforeDefence => 2,
            Moment::WouldBreak => 3,
            Moment::BeforeMelee => 4,
            Moment::AfterMelee => 5,
            Moment::Entered => 6,
            Moment::Advanced => 7,
            Moment::DigIn => 8,
            Moment::Passed => 9,
            Moment::Plus => 10,
            Moment::BeforeImpact => 11,
            Moment::BeforeMeleeRoll => 12,
            Moment::Demoralised => 13,
            Moment::GasLaid => 14,
            Moment::Announced(_) => 15,
            Moment::OpActivated => 16,
            Moment::OffensiveActivated => 17,
            Moment::AirOrdered => 18,
            Moment::Countered => 19,
            Moment::Gassed => 20,
            Moment::Accurate => 21,
        }
    }
    /// Its key.
    pub const fn key(self) -> &'static str {
        match self {
            Moment::AfterRoll => "after-roll",
            Moment::BeforeFire => "before-fire",
            Moment::BeforeDefence => "before-defence",
            Moment::WouldBreak => "would-break",
            Moment::BeforeMelee => "before-melee",
            Moment::AfterMelee => "after-melee",
            Moment::Entered => "entered",
            Moment::Advanced => "advanced",
            Moment::DigIn => "dig-in",
            Moment::Passed => "passed",
            Moment::Plus => "plus",
            Moment::BeforeImpact => "before-impact",
            Moment::BeforeMeleeRoll => "before-melee-roll",
            Moment::Demoralised => "demoralised",
            Moment::GasLaid => "gas-laid",
            Moment::Announced(_) => "announced",
            Moment::Countered => "counter-attack",
            Moment::Gassed => "major-gas",
            Moment::OpActivated => "op-activated",
            Moment::OffensiveActivated => "offensive-activated",
            Moment::AirOrdered => "air-ordered",
            Moment::Accurate => "accurate",
        }
    }
}
