//! The moments of Actions and Situations: what may be played in each.

use crate::cards::Deed;
use crate::frame::Moment;
use crate::gwc::plans::Plan;

impl Moment {
    /// The Actions of this moment.
    pub const fn deeds(self) -> &'static [Deed] {
        match self {
            Moment::AfterRoll => &[],
            Moment::BeforeFire => &[
                Deed::BoreSighting,
                Deed::Crossfire,
                Deed::HandGrenades,
                Deed::Marksmanship,
                Deed::SprayFire,
                Deed::SustainedFire,
                Deed::Bayonet,
                Deed::Elan,
                Deed::Immortal,
                Deed::Unternehmungslustig,
            ],
            Moment::BeforeDefence => &[
                Deed::Concealment,
                Deed::HiddenEntrenchments,
                Deed::HiddenPillbox,
                Deed::CounterAttack,
                Deed::HitTheDirt,
                Deed::HiddenPosition,
                Deed::FieldOfFire,
            ],
            Moment::WouldBreak => &[Deed::LightWounds],
            Moment::BeforeMelee => &[Deed::Ambush],
            Moment::AfterMelee => &[Deed::NoQuarter],
            Moment::Entered => &[Deed::OpFire, Deed::HiddenMines, Deed::HiddenWire],
            Moment::Advanced => &[Deed::HiddenMines, Deed::HiddenWire],
            Moment::DigIn => &[Deed::DigIn],
            Moment::Passed => &[Deed::Demolitions, Deed::HiddenUnit],
            Moment::BeforeImpact => &[Deed::Barrage],
            Moment::BeforeMeleeRoll => &[
                Deed::Bayonet,
                Deed::Charge,
                Deed::Elan,
                Deed::Immortal,
                Deed::Unternehmungslustig,
            ],
            Moment::Demoralised => &[Deed::LuckyStar],
            Moment::GasLaid => &[Deed::MajorGas],
            Moment::Plus
            | Moment::Announced(_)
            | Moment::OpActivated
            | Moment::OffensiveActivated
            | Moment::AirOrdered
            | Moment::Countered
            | Moment::Gassed => &[],
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
