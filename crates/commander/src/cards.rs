//! The Fate cards: order, action, event, random hex, dice (1a to 1.9).

use crate::kinds::words;
use hex::HexId;

pub use crate::deeds::Deed;

words! {
    /// 1.5a: the Order at the top of a card.
    Order {
        /// O16
        Advance = "advance",
        /// O17
        ArtilleryDenied = "artillery-denied",
        /// O18
        ArtilleryRequest = "artillery-request",
        /// O19: no Order at all.
        CommandConfusion = "command-confusion",
        /// O20
        Fire = "fire",
        /// O21
        Move = "move",
        /// O22
        Recover = "recover",
        /// O23
        Rout = "rout",
        /// g:O17.1a
        AirStrike = "air-strike",
        /// g:O22
        LineOfFire = "line-of-fire",
        /// g:O24.1
        Offensive = "offensive",
        /// g:O27
        Liaison = "liaison",
    }
}

words! {
    /// 1.7: the Event of a card.
    EventKind {
        /// E43, g:E57: each book has its own.
        AirSupport = "air-support",
        /// E44
        BattleHarden = "battle-harden",
        /// E45
        BattlefieldIntegrity = "battlefield-integrity",
        /// E46
        Blaze = "blaze",
        /// E47
        BoobyTrap = "booby-trap",
        /// E48
        Breeze = "breeze",
        /// E49
        CommandAndControl = "command-and-control",
        /// E50
        Commissar = "commissar",
        /// E51
        Cower = "cower",
        /// E52
        Deploy = "deploy",
        /// E53
        Dust = "dust",
        /// E54
        Elan = "elan",
        /// E55
        Entrench = "entrench",
        /// E56
        FieldPromotion = "field-promotion",
        /// E57
        FogOfWar = "fog-of-war",
        /// E58
        Hero = "hero",
        /// E59
        Infiltration = "infiltration",
        /// E60
        Interdiction = "interdiction",
        /// E61
        Interrogation = "interrogation",
        /// E62
        Kia = "kia",
        /// E63
        Malfunction = "malfunction",
        /// E64
        Medic = "medic",
        /// E65
        MissionObjective = "mission-objective",
        /// E66
        PrisonersOfWar = "prisoners-of-war",
        /// E67
        Reconnaissance = "reconnaissance",
        /// E68
        Reinforcements = "reinforcements",
        /// E69
        Rubble = "rubble",
        /// E70
        Sappers = "sappers",
        /// E71
        Scrounge = "scrounge",
        /// E72
        ShellShock = "shell-shock",
        /// E73
        Shellholes = "shellholes",
        /// E74
        StrategicObjective = "strategic-objective",
        /// E75
        SuppressingFire = "suppressing-fire",
        /// E76
        WalkingWounded = "walking-wounded",
        /// E77
        WhitePhosphorus = "white-phosphorus",
        /// g:E59
        Attrition = "attrition",
        /// g:E58
        Auftragstaktik = "auftragstaktik",
        /// g:E62
        CapturedPlans = "captured-plans",
        /// g:E94
        CutCables = "cut-cables",
        /// g:E63
        Deserters = "deserters",
        /// g:E65
        DevilDogs = "devil-dogs",
        /// g:E66
        EnAvant = "en-avant",
        /// g:E67
        EngineFailure = "engine-failure",
        /// g:E68
        Fatigue = "fatigue",
        /// g:E74
        Hit = "hit",
        /// g:E71
        HqOrders = "hq-orders",
        /// g:E85
        LeaderRecalled = "leader-recalled",
        /// g:E88
        LiaisonAgent = "liaison-agent",
        /// g:E76
        MachineGunNest = "machine-gun-nest",
        /// g:E78
        Marseillaise = "marseillaise",
        /// g:E79
        Mechanic = "mechanic",
        /// g:E80
        MobileFirepower = "mobile-firepower",
        /// g:E82
        PetardRaquette = "petard-raquette",
        /// g:E84
        Prisoners = "prisoners",
        /// g:E69
        Promotion = "promotion",
        /// g:E83
        Raid = "raid",
        /// g:E91
        Stragglers = "stragglers",
        /// g:E95
        Trommelfeuer = "trommelfeuer",
        /// g:E96
        Valour = "valour",
    }
}

words! {
    /// 1.9.1a: the four triggers.
    Trigger {
        /// 1.9.1.1
        Event = "event",
        /// 1.9.1.2
        Jammed = "jammed",
        /// 1.9.1.3
        Sniper = "sniper",
        /// 1.9.1.4
        Time = "time",
    }
}

impl Order {
    /// Those on the cards of Europe; the others come behind them.
    pub const EUROPE: &'static [Order] = Order::ALL.split_at(Order::AirStrike as usize).0;
}

impl EventKind {
    /// Those on the cards of Europe; the others come behind them.
    pub const EUROPE: &'static [EventKind] =
        EventKind::ALL.split_at(EventKind::Attrition as usize).0;
}

/// One Fate card.
#[derive(Clone, Copy, Debug)]
pub struct Card {
    /// Its Order.
    pub order: Order,
    /// Its Action.
    pub deed: Deed,
    /// Its Event.
    pub event: EventKind,
    /// E48b: the wind of a Breeze, 1 to 6; else 0.
    pub wind: u8,
    /// 1.8a: its random hex.
    pub hex: HexId,
    /// 1.9a: its dice, the white one first.
    pub dice: [u8; 2],
    /// 1.9.1a: the trigger on its dice.
    pub trigger: Option<Trigger>,
}

impl Card {
    /// Whether the card may be played for this Action.
    #[inline]
    pub fn serves(&self, deed: Deed) -> bool {
        self.deed == deed || (deed == Deed::OpFire && self.order == Order::Fire)
    }
}
