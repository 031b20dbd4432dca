//! Which rules speak of an Event or a place: what a refusal names.

use crate::cards::EventKind;
use crate::frame::Where;

impl EventKind {
    /// The rules of what may be chosen in it.
    pub const fn clauses(self) -> &'static [&'static str] {
        match self {
            EventKind::AirSupport => &["E43", "g:E57"],
            EventKind::BattleHarden => &["E44"],
            EventKind::BattlefieldIntegrity => &["E45"],
            EventKind::Blaze => &["E46a", "E46b"],
            EventKind::BoobyTrap => &["E47"],
            EventKind::Breeze => &["E48a", "E48b"],
            EventKind::CommandAndControl => &["E49"],
            EventKind::Commissar => &["E50"],
            EventKind::Cower => &["E51"],
            EventKind::Deploy => &["E52.1"],
            EventKind::Dust => &["E53"],
            EventKind::Elan => &["E54"],
            EventKind::Entrench => &["E55"],
            EventKind::FieldPromotion => &["E56"],
            EventKind::FogOfWar => &["E57"],
            EventKind::Hero => &["E58a", "E58b"],
            EventKind::Infiltration => &["E59a", "E59b"],
            EventKind::Interdiction => &["E60"],
            EventKind::Interrogation => &["E61"],
            EventKind::Kia => &["E62"],
            EventKind::Malfunction => &["E63"],
            EventKind::Medic => &["E64"],
            EventKind::MissionObjective => &["E65"],
            EventKind::PrisonersOfWar => &["E66"],
            EventKind::Reconnaissance => &["E67"],
            EventKind::Reinforcements => &["E68a", "E68b"],
            EventKind::Rubble => &["E69"],
            EventKind::Sappers => &["E70"],
            EventKind::Scrounge => &["E71"],
            EventKind::ShellShock => &["E72"],
            EventKind::Shellholes => &["E73"],
            EventKind::StrategicObjective => &["E74"],
            EventKind::SuppressingFire => &["E75"],
            EventKind::WalkingWounded => &["E76a", "E76b"],
            EventKind::WhitePhosphorus => &["E77a", "E77b"],
            EventKind::Attrition => &["g:E59"],
            EventKind::Auftragstaktik => &["g:E58"],
            EventKind::CapturedPlans => &["g:E62"],
            EventKind::CutCables => &["g:E94"],
            EventKind::Deserters => &["g:E63"],
            EventKind::DevilDogs => &["g:E65"],
            EventKind::EnAvant => &["g:E66"],
            EventKind::EngineFailure => &["g:E67"],
            EventKind::Fatigue => &["g:E68"],
            EventKind::Hit => &["g:E74"],
            EventKind::HqOrders => &["g:E71"],
            EventKind::LeaderRecalled => &["g:E85"],
            EventKind::LiaisonAgent => &["g:E88"],
            EventKind::MachineGunNest => &["g:E76"],
            EventKind::Marseillaise => &["g:E78"],
            EventKind::Mechanic => &["g:E79"],
            EventKind::MobileFirepower => &["g:E80"],
            EventKind::PetardRaquette => &["g:E82"],
            EventKind::Prisoners => &["g:E84"],
            EventKind::Promotion => &["g:E69"],
            EventKind::Raid => &["g:E83"],
            EventKind::Stragglers => &["g:E91"],
            EventKind::Trommelfeuer => &["g:E95"],
            EventKind::Valour => &["g:E96"],
        }
    }
}

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
