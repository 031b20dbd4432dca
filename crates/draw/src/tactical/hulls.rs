//! Hulls and guns, each with a name for drawings.

mod eastern;
mod german;
mod western;

use super::guns;
use super::machine::Build;

macro_rules! machines {
    ($($(#[$doc:meta])* $name:ident = $id:literal: $build:expr,)*) => {
        /// How a vehicle or a gun is built. Several vehicles share one: their names and barrels tell them apart.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Machine {
            $($(#[$doc])* $name,)*
        }

        impl Machine {
            /// All of them.
            pub const ALL: &'static [Machine] = &[$(Machine::$name,)*];

            /// Its name in keys.
            pub fn id(self) -> &'static str {
                match self {
                    $(Machine::$name => $id,)*
                }
            }

            pub(super) fn build(self) -> &'static Build {
                match self {
                    $(Machine::$name => &$build,)*
                }
            }
        }
    };
}

machines! {
    /// A small tank with a turret aside.
    Pz2 = "pz2": german::PZ2,
    /// A box with a turret that has a bin.
    Pz3 = "pz3": german::PZ3,
    /// With skirts.
    Pz4 = "pz4": german::PZ4,
    /// Sloped, with a narrow turret.
    Panther = "panther": german::PANTHER,
    /// A large box.
    Tiger = "tiger": german::TIGER,
    /// The largest.
    KingTiger = "king-tiger": german::KING_TIGER,
    /// The gun in a low superstructure.
    AssaultGun = "assault-gun": german::ASSAULT_GUN,
    /// The gun behind a shield, open above.
    Carriage = "carriage": german::CARRIAGE,
    /// The gun in a sloped hull.
    Destroyer = "destroyer": german::DESTROYER,
    /// Eight wheels.
    Car8 = "car-8": german::CAR_8,
    /// Six wheels.
    Car6 = "car-6": german::CAR_6,
    /// Four wheels.
    Car4 = "car-4": german::CAR_4,
    /// No turret, two men.
    Tankette = "tankette": german::TANKETTE,
    /// Thin and riveted.
    Light = "light": eastern::LIGHT,
    /// A pointed bow.
    Fast = "fast": eastern::FAST,
    /// Sloped, the turret in front.
    T34 = "t34": eastern::T34,
    /// With a larger turret.
    T3485 = "t34-85": eastern::T34_85,
    /// Heavy.
    Kv = "kv": eastern::KV,
    /// Heavier.
    Is = "is": eastern::IS,
    /// The gun in the front of a sloped hull.
    Su = "su": eastern::SU,
    /// Round bow and turret.
    Sherman = "sherman": western::SHERMAN,
    /// A turret open above.
    OpenTurret = "open-turret": western::OPEN_TURRET,
    /// Small and high.
    Stuart = "stuart": western::STUART,
    /// Small and low.
    Chaffee = "chaffee": western::CHAFFEE,
    /// Machine guns in a small turret.
    Mk6 = "mk6": western::MK6,
    /// Skirts and a round turret.
    Matilda = "matilda": western::MATILDA,
    /// Long and low.
    Cruiser = "cruiser": western::CRUISER,
    /// A box on a box.
    Cromwell = "cromwell": western::CROMWELL,
    /// Tracks with horns.
    Churchill = "churchill": western::CHURCHILL,
    /// Of the thirties.
    Medium = "medium": western::MEDIUM,
    /// For two men.
    Small = "small": western::SMALL,
    /// With a tail.
    Ft = "ft": western::FT,
    /// A gun with a shield and a split trail.
    AntiTank = "anti-tank": guns::ANTI_TANK,
    /// A gun with a box trail.
    Field = "field": guns::FIELD,
    /// A gun on a cross.
    Cross = "cross": guns::CROSS,
    /// A tube on a plate.
    Mortar = "mortar": guns::MORTAR,
}

impl Machine {
    /// The machine of that name.
    pub fn by_id(id: &str) -> Option<Machine> {
        Machine::ALL.iter().copied().find(|each| each.id() == id)
    }

    /// Whether it is a gun that men push.
    pub fn is_gun(self) -> bool {
        use Machine::{AntiTank, Cross, Field, Mortar};
        matches!(self, AntiTank | Field | Cross | Mortar)
    }

    /// Whether part of it turns.
    pub fn has_turret(self) -> bool {
        !self.is_gun() && !self.build().turret.is_empty()
    }
}
