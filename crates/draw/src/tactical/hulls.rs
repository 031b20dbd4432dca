//! Hulls and guns, each with a name for drawings.

mod air;
mod allied;
mod british;
mod eastern;
mod german;
mod western;
mod wheeled;

use super::machine::Build;
use super::{batteries, guns};

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
    /// Tail wheels, guns in its sponsons.
    Mk1Male = "mk1-male": british::MK1_MALE,
    /// Tail wheels, machine guns.
    Mk1Female = "mk1-female": british::MK1_FEMALE,
    /// A beam on rails, guns in its sponsons.
    Mk4Male = "mk4-male": british::MK4_MALE,
    /// A beam on rails, machine guns.
    Mk4Female = "mk4-female": british::MK4_FEMALE,
    /// A rear cab, guns in its sponsons.
    Mk5Male = "mk5-male": british::MK5_MALE,
    /// A rear cab, machine guns.
    Mk5Female = "mk5-female": british::MK5_FEMALE,
    /// Long, with a chamber on top.
    Mk8 = "mk8": british::MK8,
    /// A cab behind the engines.
    Whippet = "whippet": british::WHIPPET,
    /// Small, two guns in a turret.
    Vickers = "vickers": british::VICKERS,
    /// A bow like that of a boat.
    Schneider = "schneider": allied::SCHNEIDER,
    /// A field gun in its nose.
    SaintChamond = "saint-chamond": allied::SAINT_CHAMOND,
    /// A small turret with a gun.
    FtGun = "ft17-gun": allied::FT_GUN,
    /// The same with a machine gun.
    FtMg = "ft17-mg": allied::FT_MG,
    /// A short gun in a superstructure.
    Ft75 = "ft17-75": allied::FT_75,
    /// The longest, with two turrets.
    Char2C = "char-2c": allied::CHAR_2C,
    /// A fort on tracks.
    A7v = "a7v": allied::A7V,
    /// A gun in a cab behind the motor.
    Lk2 = "lk2": allied::LK2,
    /// A dome on a fort.
    CarroArmato = "carro-armato": allied::FIAT_2000,
    /// A round turret over a deck.
    RollsRoyce = "rolls-royce": wheeled::ROLLS_ROYCE,
    /// A gun behind a shield.
    Peugeot = "peugeot": wheeled::PEUGEOT,
    /// High, guns to two sides.
    Ehrhardt = "ehrhardt": wheeled::EHRHARDT,
    /// Two turrets.
    AustinPutilov = "austin-putilov": wheeled::AUSTIN,
    /// A wire cutter before.
    Lancia = "lancia": wheeled::LANCIA,
    /// A cab and a tarpaulin.
    Truck = "truck": wheeled::TRUCK,
    /// A ship of the rivers.
    Gunboat = "gunboat": wheeled::GUNBOAT,
    /// A boat with a gun.
    Launch = "launch": wheeled::LAUNCH,
    /// A field gun with a long cradle.
    French75 = "75mm": batteries::FRENCH_75,
    /// One with a shield.
    German77 = "77mm": batteries::GERMAN_77,
    /// One with its recuperator on top.
    British18 = "18pdr": batteries::BRITISH_18,
    /// One with a bent shield.
    Russian76 = "76mm": batteries::RUSSIAN_76,
    /// Short and thick.
    Howitzer = "howitzer": batteries::HOWITZER,
    /// A small gun on three legs.
    Trench37 = "37mm": batteries::TRENCH_37,
    /// A gun on a pedestal.
    Casemate57 = "57mm": batteries::CASEMATE_57,
    /// A wide tube on a low carriage.
    Minenwerfer = "minenwerfer": batteries::MINENWERFER,
    /// Against aircraft, on a cross.
    Flak = "flak": batteries::FLAK,
    /// On the bed of a lorry.
    BritishAa = "13pdr-aa": batteries::BRITISH_AA,
    /// On a round platform.
    FrenchAa = "75mm-aa": batteries::FRENCH_AA,
    /// A tube on a plate, and two legs.
    Stokes = "stokes": batteries::STOKES,
    /// A rifle as long as a man.
    AtRifle = "at-rifle": batteries::AT_RIFLE,
    /// Two booms, no gun.
    EarlyObserver = "early-observer": air::EARLY_OBSERVER,
    /// Two seats.
    ObserverPlane = "observer-plane": air::OBSERVER,
    /// Bombs under its wings.
    LightBomber = "light-bomber": air::LIGHT_BOMBER,
    /// Two engines.
    HeavyBomber = "heavy-bomber": air::HEAVY_BOMBER,
    /// One seat, two guns.
    Fighter = "fighter": air::FIGHTER,
    /// The same with bombs.
    FighterBomber = "fighter-bomber": air::FIGHTER_BOMBER,
    /// A steel tub.
    ArmouredPlane = "armoured-plane": air::ARMOURED,
    /// It hangs on a rope.
    Balloon = "balloon": air::BALLOON,
}

impl Machine {
    /// The machine of that name.
    pub fn by_id(id: &str) -> Option<Machine> {
        Machine::ALL.iter().copied().find(|each| each.id() == id)
    }

    /// Whether it is a gun that men push.
    pub fn is_gun(self) -> bool {
        use Machine::{
            AntiTank, AtRifle, British18, Casemate57, Cross, Field, French75, German77, Howitzer,
            Minenwerfer, Mortar, Russian76, Trench37,
        };
        self.fires_all_round()
            || matches!(
                self,
                AntiTank
                    | Field
                    | Cross
                    | Mortar
                    | French75
                    | German77
                    | British18
                    | Russian76
                    | Howitzer
                    | Trench37
                    | Casemate57
                    | Minenwerfer
                    | AtRifle
            )
    }

    /// Whether it is a gun that has no front.
    pub fn fires_all_round(self) -> bool {
        use Machine::{BritishAa, Flak, FrenchAa, Stokes};
        matches!(self, Flak | BritishAa | FrenchAa | Stokes)
    }

    /// Whether it is in the air.
    pub fn flies(self) -> bool {
        use Machine::{
            ArmouredPlane, Balloon, EarlyObserver, Fighter, FighterBomber, HeavyBomber,
            LightBomber, ObserverPlane,
        };
        let planes = [EarlyObserver, ObserverPlane, LightBomber, HeavyBomber];
        planes.contains(&self) || matches!(self, Fighter | FighterBomber | ArmouredPlane | Balloon)
    }

    /// Whether it looks to one of the six sides.
    pub fn has_front(self) -> bool {
        !self.fires_all_round() && !self.flies()
    }

    /// Whether part of it turns.
    pub fn has_turret(self) -> bool {
        !self.is_gun() && !self.build().turret.is_empty()
    }

    /// What is printed on the tag of a machine of the Great War: its name, as short as it is read.
    pub fn tag(self) -> &'static str {
        TAGS.iter()
            .find(|(each, _)| *each == self)
            .map_or("", |(_, tag)| tag)
    }
}

/// The tags of the Great War.
const TAGS: [(Machine, &str); 34] = [
    (Machine::Mk1Male, "I M"),
    (Machine::Mk1Female, "I F"),
    (Machine::Mk4Male, "IV M"),
    (Machine::Mk4Female, "IV F"),
    (Machine::Mk5Male, "V M"),
    (Machine::Mk5Female, "V F"),
    (Machine::Mk8, "VIII"),
    (Machine::Whippet, "Whippet"),
    (Machine::Vickers, "Vickers"),
    (Machine::Schneider, "Schneider"),
    (Machine::SaintChamond, "Chamond"),
    (Machine::FtGun, "FT 37"),
    (Machine::FtMg, "FT MG"),
    (Machine::Ft75, "FT 75"),
    (Machine::Char2C, "2C"),
    (Machine::A7v, "A7V"),
    (Machine::Lk2, "LK II"),
    (Machine::CarroArmato, "2000"),
    (Machine::RollsRoyce, "Rolls"),
    (Machine::Peugeot, "Peugeot"),
    (Machine::Ehrhardt, "Ehrhardt"),
    (Machine::AustinPutilov, "Austin"),
    (Machine::Lancia, "Lancia"),
    (Machine::French75, "75"),
    (Machine::German77, "77"),
    (Machine::British18, "18 pdr"),
    (Machine::Russian76, "76"),
    (Machine::Howitzer, "105"),
    (Machine::Trench37, "37"),
    (Machine::Casemate57, "57"),
    (Machine::Minenwerfer, "MW"),
    (Machine::Flak, "77 AA"),
    (Machine::BritishAa, "13 AA"),
    (Machine::FrenchAa, "75 AA"),
];
