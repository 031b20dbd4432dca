//! The moments of Actions and Situations: what may be played in each.

use crate::frame::Moment;
use crate::gwc::plans::Plan;

impl Moment {
    /// How many moments there are.
    pub const COUNT: usize = 21;
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
        }
    }
    /// The Situation of this moment, where it has one.
    pub const fn plan(self) -> Option<Plan> {
        match self {
            Moment::Announced(_) => Some(Plan::Scouts),
            Moment::BeforeMelee => Some(Plan::ForceNoire),
            Moment::OpActivated => Some(Plan::SturmabteilungVor),
            Moment::OffensiveActivated => Some(Plan::PantalonsRouges),
            Moment::AirOrdered => Some(Plan::AirDomination),
            _ => None,
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
        }
    }
}
