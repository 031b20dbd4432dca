//! What things look like, for who draws them: in the types of the rules, so that no word of a view is read again.

use crate::book::{Book, UnitKind, WeaponKind};
use crate::cards::{Deed, EventKind, Order, Trigger};
use crate::gwc::situations::Situation;
use crate::ids::{CardId, UnitId, WeaponId};
use crate::kinds::{Arm, Class, Fort, Nation, Rank, Terrain};
use crate::state::State;
use hex::HexId;
use table::Seat;

/// A counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CounterLook {
    /// Of a unit.
    Unit(UnitLook),
    /// Of a Weapon.
    Weapon(WeaponLook),
}

/// A number of a counter; some are boxed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rating {
    /// The number; below 0 where a tank has none.
    pub n: i8,
    /// Whether it stands in a box.
    pub boxed: bool,
}

/// The counter of a unit, as it is now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnitLook {
    /// Whose it is.
    pub nation: Nation,
    /// What it is …
    pub class: Class,
    /// … and whether it is the Hero …
    pub hero: bool,
    /// … or which tank.
    pub hull: Hull,
    /// Firepower, Range and Movement.
    pub ratings: [Rating; 3],
    /// Morale.
    pub morale: i8,
    /// Command.
    pub command: i8,
    /// Firepower and Range of the gun of a tank.
    pub gun: Option<[i8; 2]>,
    /// Against what it is tested whether a tank sticks.
    pub bog: u8,
    /// What is pinned to it.
    pub badge: Option<BadgeLook>,
    /// Broken, or demoralised.
    pub broken: bool,
    /// Suppressed.
    pub suppressed: bool,
    /// A veteran.
    pub veteran: bool,
    /// Activated in this Turn.
    pub activated: bool,
    /// g:3.3.1.2a: the one who commands.
    pub highest: bool,
    /// g:3.1.6: nobody commands it.
    pub astray: bool,
}

/// How a tank was built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hull {
    /// In no way in particular.
    Plain,
    /// As a Schneider.
    Schneider,
    /// As a Saint-Chamond.
    SaintChamond,
    /// As a Renault, with its gun or a machine gun.
    Renault,
    /// As an A7V.
    A7v,
}

/// The rank of a Leader, or what sets a section apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadgeLook {
    /// A rank.
    Rank(Rank),
    /// Engineers.
    Engineer,
    /// Stosstruppen.
    Storm,
    /// Of the first years of the war.
    Early,
}

/// The counter of a Weapon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WeaponLook {
    /// Whose it is.
    pub nation: Nation,
    /// What it is.
    pub arm: Arm,
    /// Whether one man carries it, on a bipod or a small tripod: a light machine gun, a trench gun.
    pub light: bool,
    /// Firepower.
    pub fp: Rating,
    /// The least Range.
    pub least: i8,
    /// The greatest.
    pub range: Rating,
    /// What it takes from its carrier's Movement.
    pub movement: i8,
    /// Whether it may fire Smoke.
    pub smoke: bool,
    /// Whether it is broken.
    pub broken: bool,
    /// The unit that carries it.
    pub by: Option<u8>,
}

/// What came upon a hex that is not on the printed map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkLook {
    /// A printed trench that is no more.
    Filled,
    /// g:T118a
    ShellHole,
    /// g:T117
    Ruin,
    /// A Fortification.
    Fort(Fort),
    /// Smoke of this Hindrance.
    Smoke(u8),
    /// A Blaze.
    Blaze,
    /// g:T107
    Gas,
    /// An aircraft over it.
    Aircraft(Nation),
    /// Where the shells of a side are aimed.
    SpottingRound(Nation),
    /// Where they fall.
    Impact(Nation),
}

/// The number of an objective.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ObjectiveLook(pub u8);

/// A card or a chit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CardLook {
    /// A Fate card.
    Fate(FateLook),
    /// g:1.S.a: a Strategy Card.
    Strategy(Nation, Situation),
    /// 7.3.2a: an Objective chit.
    Chit,
}

/// A Fate card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FateLook {
    /// Whose deck.
    pub nation: Nation,
    /// Its Order.
    pub order: Order,
    /// Its Action.
    pub deed: Deed,
    /// Its Event.
    pub event: EventKind,
    /// The wind of a Breeze; else 0.
    pub wind: u8,
    /// The label of its random hex.
    pub hex: String,
    /// Its dice, the white one first.
    pub dice: [u8; 2],
    /// The trigger on its dice.
    pub trigger: Option<Trigger>,
}

/// What is counted beside the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrackLook {
    /// Victory points.
    Points,
    /// Who fell.
    Casualties,
    /// Orders still to be given.
    Orders,
    /// Cards.
    Cards,
    /// What calls the guns: a radio, in the Great War a telephone.
    Caller {
        /// Whether it is a telephone.
        wired: bool,
        /// Whether it is broken.
        broken: bool,
    },
    /// Secret objectives.
    Secret,
    /// The Initiative card.
    Initiative,
    /// The Time marker.
    Time,
}

/// A die as it fell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DieLook {
    /// The red one, or the white one.
    pub red: bool,
    /// What it shows.
    pub n: u8,
}

/// How a tank of that kind was built; that of a leader is one of its kind.
fn hull(kind: &UnitKind) -> Hull {
    let word = kind.word.trim_end_matches("-chef");
    match word {
        "schneider" => Hull::Schneider,
        "saint-chamond" => Hull::SaintChamond,
        "a7v" => Hull::A7v,
        word if word.starts_with("renault") => Hull::Renault,
        _ => Hull::Plain,
    }
}

fn badge(kind: &UnitKind) -> Option<BadgeLook> {
    let more = &kind.more;
    // The counters of Europe have no traits: its Pioniere are known by their word.
    let engineer = more.engineer || kind.word == "pionier";
    let apart = [
        (engineer, BadgeLook::Engineer),
        (more.stosstruppen, BadgeLook::Storm),
        (more.early, BadgeLook::Early),
    ];
    let apart = apart.into_iter().find(|(is, _)| *is).map(|(_, look)| look);
    more.rank.map(BadgeLook::Rank).or(apart)
}

/// Whether one man carries a Weapon of that kind. Europe has one class for all machine guns.
fn is_light(arm: &WeaponKind) -> bool {
    arm.arm == Arm::Lmg || matches!(arm.word.as_str(), "lmg" | "37mm")
}

impl Book {
    /// The counter of a unit.
    pub(crate) fn unit_look(&self, s: &State, unit: UnitId) -> CounterLook {
        let u = s.unit(unit);
        let kind = &self.kinds[usize::from(u.kind)];
        let face = self.face(s, unit);
        let rating = |n: i8, boxed: bool| Rating { n, boxed };
        let gwc = self.is_gwc();
        CounterLook::Unit(UnitLook {
            nation: self.side(u.seat).nation,
            class: kind.class,
            hero: kind.hero,
            hull: hull(kind),
            ratings: [
                rating(face.fp, face.boxed_fp),
                rating(face.range, face.boxed_range),
                rating(face.movement, face.boxed_movement),
            ],
            morale: face.morale,
            command: face.command,
            gun: kind.more.gun[usize::from(u.broken)],
            bog: kind.more.bog,
            badge: badge(kind),
            broken: u.broken,
            suppressed: u.suppressed,
            veteran: u.veteran,
            activated: s.activated.has(unit),
            highest: gwc && self.hrl(s, u.seat).has(unit),
            astray: gwc && s.is_on_map(unit) && !self.in_cohesion(s, unit),
        })
    }

    /// The counter of a Weapon.
    pub(crate) fn weapon_look(&self, s: &State, weapon: WeaponId) -> CounterLook {
        let (w, arm) = (s.weapon(weapon), self.arm(s, weapon));
        let rating = |n: i8, boxed: bool| Rating { n, boxed };
        CounterLook::Weapon(WeaponLook {
            nation: self.side(w.seat).nation,
            arm: arm.arm,
            light: is_light(arm),
            fp: rating(arm.fp, arm.boxed_fp),
            least: arm.range[0],
            range: rating(arm.range[1], arm.boxed_range),
            movement: arm.movement,
            smoke: arm.smoke,
            broken: w.broken,
            by: w.by.map(UnitId::number),
        })
    }

    /// What came upon a hex, from below.
    pub(crate) fn mark_looks(&self, s: &State, hex: HexId) -> Vec<MarkLook> {
        let (markers, terrain) = (s.markers(hex), self.terrain(s, hex));
        let printed = |word: &str| self.map.has(hex, word);
        let turned = match terrain {
            Terrain::ShellHole => Some(MarkLook::ShellHole),
            Terrain::Ruin => Some(MarkLook::Ruin),
            _ => None,
        };
        let turned = turned.filter(|_| !printed(self.edition.terrain_word(terrain)));
        // Trenches are part of the printed ground, where they join. Turned ground hides the print: a trench that is
        // still there is drawn over it.
        let seen = turned.is_none() && printed(Fort::Trench.word());
        let fort = markers.fort();
        let filled = seen && fort != Some(Fort::Trench);
        let fort = fort.filter(|&fort| !(seen && fort == Fort::Trench));
        let mut looks: Vec<MarkLook> = filled.then_some(MarkLook::Filled).into_iter().collect();
        looks.extend(turned);
        looks.extend(fort.map(MarkLook::Fort));
        looks.extend((markers.smoke() > 0).then(|| MarkLook::Smoke(markers.smoke())));
        looks.extend(markers.blaze().then_some(MarkLook::Blaze));
        if self.is_gwc() {
            looks.extend(self.great_war_markers(s, hex));
        }
        looks
    }

    /// A Fate card.
    pub(crate) fn fate_look(&self, seat: Seat, card: CardId) -> CardLook {
        let face = self.card(seat, card);
        CardLook::Fate(FateLook {
            nation: self.side(seat).nation,
            order: face.order,
            deed: face.deed,
            event: face.event,
            wind: face.wind,
            hex: self.label(face.hex),
            dice: face.dice,
            trigger: face.trigger,
        })
    }
}
