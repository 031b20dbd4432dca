//! The words of the rulebook: nations, postures, terrain, fortifications.

use hex::HexId;

/// 7.3.1b: no player, where one may control an objective.
pub const NOBODY: u8 = u8::MAX;
/// g:O23.5.9: the Movement of a tank that cannot move, a dash on its counter.
pub const NO_MOVEMENT: i8 = -1;
/// Off the map.
pub const OFF: HexId = HexId(u16::MAX);
/// Figures of one side that may end a Turn in a hex (8.2a). A Turn may well pass with more (8.2d).
pub const STACK: u8 = 7;

/// Gives the words of an enum: one list for data files, notation and views.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$each:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
        pub enum $name { $($(#[$each])* $variant),+ }

        impl $name {
            /// All of them.
            pub const ALL: &'static [$name] = &[$($name::$variant),+];
            /// The word for it in data, notation and views.
            pub const fn word(self) -> &'static str {
                match self { $($name::$variant => $word),+ }
            }
            /// The one of that word.
            pub fn named(word: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|each| each.word() == word)
            }
        }
    };
}
pub(crate) use words;

words! {
    /// A nation, with its deck and its counters (1a, intro.sides).
    Nation {
        /// Grey.
        German = "german",
        /// Brown.
        Russian = "russian",
        /// Green.
        American = "american",
        /// Blue: Great War Commander alone.
        French = "french",
    }
}

words! {
    /// gloss.posture: it sets the hand size (1.1).
    Posture {
        /// Hand of six.
        Attacker = "attacker",
        /// Hand of five.
        Recon = "recon",
        /// Hand of four; one point for every Time advance.
        Defender = "defender",
    }
}

impl Posture {
    /// 1.1: the size of the hand.
    pub const fn hand(self) -> u8 {
        match self {
            Posture::Attacker => 6,
            Posture::Recon => 5,
            Posture::Defender => 4,
        }
    }
}

words! {
    /// 4.3.1: the quality of an order of battle.
    Quality {
        /// Green.
        Green = "green",
        /// Line.
        Line = "line",
        /// Elite.
        Elite = "elite",
    }
}

impl Quality {
    /// A36b, E52.1: the kind of Team into which Squads of this quality deploy.
    pub const fn team(self) -> &'static str {
        match self {
            Quality::Elite => "elite-team",
            Quality::Line => "line-team",
            Quality::Green => "green-team",
        }
    }
}

words! {
    /// 3b, gloss.unit: one, two or four figures: a man, five men, ten men (intro.scale).
    Class {
        /// Four figures.
        Squad = "squad",
        /// Two figures.
        Team = "team",
        /// One figure.
        Leader = "leader",
        /// g:gloss.liaison-agent: one figure, and a Unit.
        Agent = "agent",
        /// g:3a: a tank.
        Tank = "tank",
        /// g:3a: a tank with a red number.
        TankLeader = "tank-leader",
    }
}

impl Class {
    /// 3b: figures, for stacking.
    pub const fn figures(self) -> u8 {
        match self {
            Class::Squad => 4,
            Class::Team => 2,
            Class::Leader | Class::Agent => 1,
            Class::Tank | Class::TankLeader => 3,
        }
    }
    /// g:gloss.silhouettes: what Great War Commander calls a Unit: no Leader and no Tank.
    pub const fn is_unit(self) -> bool {
        matches!(self, Class::Squad | Class::Team | Class::Agent)
    }
    /// Whether it is a tank, with or without a red number.
    pub const fn is_tank(self) -> bool {
        matches!(self, Class::Tank | Class::TankLeader)
    }
}

words! {
    /// g:3.3.1.3: the ranks of Leaders, the lowest first.
    Rank {
        /// Lieutenant.
        Lieutenant = "lieutenant",
        /// Captain.
        Captain = "captain",
        /// Colonel.
        Colonel = "colonel",
    }
}

words! {
    /// T78.1a: the types of terrain, the one that prevails in a hex first (T78.1c). Hexsides and ways are features:
    /// they come on top of a type (T78.1b).
    Terrain {
        /// T80.1: it spans whole hexes (T80.1a).
        MajorBridge = "major-bridge",
        /// T80.2
        MinorBridge = "minor-bridge",
        /// T98
        WaterBarrier = "water-barrier",
        /// T82
        Building = "building",
        /// T99
        Woods = "woods",
        /// T81
        Brush = "brush",
        /// T91
        Orchard = "orchard",
        /// T86
        Gully = "gully",
        /// T95
        Stream = "stream",
        /// T89
        Marsh = "marsh",
        /// T85
        Field = "field",
        /// T90
        Open = "open",
        /// g:T101
        Boulders = "boulders",
        /// g:T114
        Quarry = "quarry",
        /// g:T117
        Ruin = "ruin",
        /// g:T118a
        ShellHole = "shell-hole",
        /// g:T124.1
        DestroyedWoods = "destroyed-woods",
    }
}

impl Terrain {
    /// T89b, T95b, T98: no Blaze, no Smoke, no Fortification, no Weapon fire.
    pub const fn is_water(self) -> bool {
        matches!(
            self,
            Terrain::WaterBarrier | Terrain::Stream | Terrain::Marsh
        )
    }
    /// 10.2a, T78.4a: whether its drawing blocks sight; through it only, never into or out of it (gloss.obstacle).
    pub const fn is_obstacle(self) -> bool {
        matches!(self, Terrain::Building | Terrain::Woods)
    }
    /// 10.3, T78.4b: what its drawing takes from fire through it; of all else sight is clear (T78.4c).
    pub const fn hindrance(self) -> u8 {
        match self {
            Terrain::Brush => 3,
            Terrain::Orchard => 2,
            Terrain::Field | Terrain::Marsh | Terrain::MajorBridge | Terrain::MinorBridge => 1,
            _ => 0,
        }
    }
}

words! {
    /// T78.1a: what a hexside may carry.
    Hexside {
        /// T83
        Cliff = "cliff",
        /// T84
        Fence = "fence",
        /// T87
        Hedge = "hedge",
        /// T97
        Wall = "wall",
        /// g:T122.1
        DestroyedWall = "destroyed-wall",
    }
}

words! {
    /// T78.1a: what may run across a hex.
    Way {
        /// T93
        Road = "road",
        /// T96
        Trail = "trail",
        /// T92
        Railway = "railway",
    }
}

words! {
    /// F100.1: the six Fortifications. Only Events, Demolitions and an Impact take them away (F100.2).
    Fort {
        /// F102
        Foxholes = "foxholes",
        /// F105
        Trench = "trench",
        /// F106
        Wire = "wire",
        /// F103
        Mines = "mines",
        /// F101
        Bunker = "bunker",
        /// F104
        Pillbox = "pillbox",
    }
}

impl Fort {
    /// Its Cover, without and against Mortars and Radio artillery (O18.2.3.3b).
    pub const fn cover(self) -> Option<[i8; 2]> {
        match self {
            Fort::Foxholes => Some([3, 4]),
            Fort::Trench => Some([4, 5]),
            Fort::Bunker => Some([6, 7]),
            Fort::Pillbox => Some([5, 6]),
            Fort::Wire | Fort::Mines => None,
        }
    }
    /// F105.2a: what a trench leads to for one Movement point.
    pub const fn is_dug(self) -> bool {
        matches!(self, Fort::Trench | Fort::Bunker | Fort::Pillbox)
    }
    /// F101b, F104b: whoever was its last sole occupant wins ties.
    pub const fn holds_ties(self) -> bool {
        matches!(self, Fort::Bunker | Fort::Pillbox)
    }
}

words! {
    /// gloss.weapon: what a Weapon is, as far as rules tell them apart.
    Arm {
        /// A Machine Gun: Sustained Fire, Suppressing Fire.
        Mg = "mg",
        /// A Mortar: a minimum range, air bursts.
        Mortar = "mortar",
        /// A gun.
        Gun = "gun",
        /// 11.6a
        Flamethrower = "flamethrower",
        /// 11.6b
        Satchel = "satchel-charge",
        /// g:gloss.hmg
        Hmg = "hmg",
        /// g:gloss.lmg
        Lmg = "lmg",
    }
}

impl Arm {
    /// Whether it is a machine gun of any kind.
    pub const fn is_mg(self) -> bool {
        matches!(self, Arm::Mg | Arm::Hmg | Arm::Lmg)
    }
}

words! {
    /// Which edge of the map a player sits at.
    Edge {
        /// Row 1.
        Top = "top",
        /// The last row.
        Bottom = "bottom",
        /// Column A.
        Left = "left",
        /// The last column.
        Right = "right",
    }
}
