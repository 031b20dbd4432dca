//! The cards by name. How many copies there are and what they cost is in `content/ccgw/cards.json`.

use crate::kinds::Wing;
use serde::{Deserialize, Serialize};

/// A Command card (comp.cards.command): fifteen section cards and ten tactic cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Command {
    /// cmd.recon
    Recon(Wing),
    /// cmd.probe
    Probe(Wing),
    /// cmd.attack
    Attack(Wing),
    /// cmd.assault
    Assault(Wing),
    /// cmd.recon-in-force
    ReconInForce,
    /// cmd.general-advance: the section card En Avant
    GeneralAdvance,
    /// cmd.pincer
    Pincer,
    /// cmd.infantry-attack
    InfantryAttack,
    /// cmd.artillery-bombard
    ArtilleryBombard,
    /// cmd.counter-attack
    CounterAttack,
    /// cmd.whistles
    Whistles,
    /// cmd.direct-from-hq
    DirectFromHq,
    /// cmd.big-show-roll
    BigShow,
    /// cmd.firefight
    Firefight,
    /// cmd.first-strike
    FirstStrike,
    /// cmd.replacements
    Replacements,
    /// cmd.relief
    Relief,
}

const COMMANDS: [(&str, Command); 25] = [
    ("recon-left", Command::Recon(Wing::Left)),
    ("recon-centre", Command::Recon(Wing::Centre)),
    ("recon-right", Command::Recon(Wing::Right)),
    ("probe-left", Command::Probe(Wing::Left)),
    ("probe-centre", Command::Probe(Wing::Centre)),
    ("probe-right", Command::Probe(Wing::Right)),
    ("attack-left", Command::Attack(Wing::Left)),
    ("attack-centre", Command::Attack(Wing::Centre)),
    ("attack-right", Command::Attack(Wing::Right)),
    ("assault-left", Command::Assault(Wing::Left)),
    ("assault-centre", Command::Assault(Wing::Centre)),
    ("assault-right", Command::Assault(Wing::Right)),
    ("recon-in-force", Command::ReconInForce),
    ("general-advance", Command::GeneralAdvance),
    ("pincer", Command::Pincer),
    ("infantry-attack", Command::InfantryAttack),
    ("artillery-bombard", Command::ArtilleryBombard),
    ("counter-attack", Command::CounterAttack),
    ("whistles", Command::Whistles),
    ("direct-from-hq", Command::DirectFromHq),
    ("big-show", Command::BigShow),
    ("firefight", Command::Firefight),
    ("first-strike", Command::FirstStrike),
    ("replacements", Command::Replacements),
    ("relief", Command::Relief),
];

impl Command {
    /// Its id in data and notation.
    pub fn word(self) -> &'static str {
        COMMANDS
            .iter()
            .find(|(_, card)| *card == self)
            .expect("every card is in the table")
            .0
    }
    /// The card of that id.
    pub fn named(word: &str) -> Option<Command> {
        COMMANDS
            .iter()
            .find(|(name, _)| *name == word)
            .map(|&(_, card)| card)
    }
    /// Every card, in the order of the printed list.
    pub fn all() -> impl Iterator<Item = Command> {
        COMMANDS.iter().map(|&(_, card)| card)
    }
    /// cmd.counter-attack: the copy has left and right exchanged.
    pub fn mirrored(self) -> Command {
        match self {
            Command::Recon(wing) => Command::Recon(wing.mirrored()),
            Command::Probe(wing) => Command::Probe(wing.mirrored()),
            Command::Attack(wing) => Command::Attack(wing.mirrored()),
            Command::Assault(wing) => Command::Assault(wing.mirrored()),
            other => other,
        }
    }
}

macro_rules! combat_cards {
    ($($(#[$doc:meta])* $name:ident = $word:literal,)*) => {
        /// A Combat card (comp.cards.combat).
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[repr(u8)]
        pub enum Combat { $($(#[$doc])* $name,)* }
        impl Combat {
            /// Every card, in the order of the rulebook.
            pub const ALL: &'static [Combat] = &[$(Combat::$name,)*];
            /// Its id in data and notation.
            pub const fn word(self) -> &'static str {
                match self { $(Combat::$name => $word,)* }
            }
        }
    };
}

combat_cards! {
    /// cc.out-of-ammo
    OutOfAmmo = "out-of-ammo",
    /// cc.gas
    Gas = "gas",
    /// cc.mg-barrage
    MgBarrage = "mg-barrage",
    /// cc.mortar-barrage
    MortarBarrage = "mortar-barrage",
    /// cc.stretcher-bearers
    StretcherBearers = "stretcher-bearers",
    /// cc.surgeon
    Surgeon = "surgeon",
    /// cc.counter-espionage
    CounterEspionage = "counter-espionage",
    /// cc.forward
    Forward = "forward",
    /// cc.mata-hari
    MataHari = "mata-hari",
    /// cc.smoking-kills
    SmokingKills = "smoking-kills",
    /// cc.observation
    Observation = "observation",
    /// cc.pigeons
    Pigeons = "pigeons",
    /// cc.trench-raid
    TrenchRaid = "trench-raid",
    /// cc.redeploy
    Redeploy = "redeploy",
    /// cc.tactician
    Tactician = "tactician",
    /// cc.barrage-fire
    BarrageFire = "barrage-fire",
    /// cc.impetuosity
    Impetuosity = "impetuosity",
    /// cc.breastplate
    Breastplate = "breastplate",
    /// cc.bayonet
    Bayonet = "bayonet",
    /// cc.lice
    Lice = "lice",
    /// cc.hand-grenade
    HandGrenade = "hand-grenade",
    /// cc.hold-at-all-cost
    HoldAtAllCost = "hold-at-all-cost",
    /// cc.messenger-killed
    MessengerKilled = "messenger-killed",
    /// cc.better-logistics
    BetterLogistics = "better-logistics",
    /// cc.return-fire
    ReturnFire = "return-fire",
    /// cc.shell-shortage
    ShellShortage = "shell-shortage",
    /// cc.ambush
    Ambush = "ambush",
    /// cc.frostbite
    Frostbite = "frostbite",
    /// cc.wire-cutters
    WireCutters = "wire-cutters",
}

impl Combat {
    /// The card of that id.
    pub fn named(word: &str) -> Option<Combat> {
        Combat::ALL.iter().copied().find(|card| card.word() == word)
    }
}
