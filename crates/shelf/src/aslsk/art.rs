//! What the looks of aslsk are drawn as, and what stands where on a board.

use crate::Caption;
use aslsk::data::{Barrel as Length, Class, Family, Size};
use aslsk::{
    ArmLook, BarrelLook, CarLook, Fired, GunLook, Hull, ManLook, MarkLook, Nation, ObjectiveLook,
    PieceLook, SmokeKind,
};
use draw::{
    Barrel, Carried, Cloud, Condition, Foot, GroundOptions, Load, Lying, Machine, Marker, Men,
    Plate, Position, Side, Tactical,
};
use hex::{Heading, Map, Shape};
use table::{HexView, ObjectiveView, PieceView, Seat, SideView, View};

/// What is said of the ground.
pub(crate) fn ground(caption: &Caption) -> GroundOptions {
    GroundOptions {
        names: caption.names.clone(),
        label: caption.label.clone(),
        ..GroundOptions::default()
    }
}

/// What stands on the board in a view.
pub(crate) fn position(map: &Map, view: &View) -> Position {
    let at = |label: &str| map.grid().parse(label).ok();
    let marks = |seen: &HexView| {
        let hex = at(&seen.hex)?;
        let all: Vec<Marker> = markers(seen).collect();
        Some(all.into_iter().map(move |marker| (hex, marker)))
    };
    let goal = |goal: &ObjectiveView| {
        let holder = goal.holder.and_then(|seat| army(&view.sides, seat));
        Some((at(&goal.at)?, number_of(goal)?, 0, holder))
    };
    let piles = super::pile::piles(&view.pieces);
    let laid = |pile: &super::pile::Pile| {
        let drawn = |group: &Vec<(usize, Lying)>| -> Vec<Lying> {
            group.iter().map(|(_, lying)| lying.clone()).collect()
        };
        Some((at(&pile.place)?, pile.groups.iter().map(drawn).collect()))
    };
    Position {
        piles: piles.iter().filter_map(laid).collect(),
        markers: view.hexes.iter().filter_map(marks).flatten().collect(),
        goals: view.objectives.iter().filter_map(goal).collect(),
        ..Position::default()
    }
}

/// What lies in a hex besides pieces.
pub(super) fn markers(seen: &HexView) -> impl Iterator<Item = Marker> {
    let looks = seen.look.get::<Vec<MarkLook>>().into_iter().flatten();
    looks.map(|&look| match look {
        MarkLook::Residual(fp) => Marker::Residual(fp),
        MarkLook::Acquired(level) => Marker::Acquired(level),
        MarkLook::Smoke(kind) => Marker::Smoke(Cloud {
            adds: kind.drm(),
            thin: matches!(kind, SmokeKind::Dispersed | SmokeKind::WpDispersed),
            phosphorus: matches!(kind, SmokeKind::Wp | SmokeKind::WpDispersed),
        }),
    })
}

/// The number of an objective.
pub(super) fn number_of(goal: &ObjectiveView) -> Option<u8> {
    goal.look.get().map(|&ObjectiveLook(number)| number)
}

/// The army of a seat.
pub(super) fn army(sides: &[SideView], seat: Seat) -> Option<Side> {
    side(sides.iter().find(|side| side.seat == seat)?)
}

/// The army of a side.
pub(super) fn side(shown: &SideView) -> Option<Side> {
    shown.look.get().copied().map(colours)
}

/// The colours of a nation.
fn colours(nation: Nation) -> Side {
    match nation {
        Nation::German => Side::German,
        Nation::Russian => Side::Russian,
        Nation::American => Side::American,
        Nation::British => Side::British,
        Nation::French => Side::French,
        Nation::Italian => Side::Italian,
        Nation::Finnish => Side::Finnish,
        Nation::Hungarian => Side::Hungarian,
    }
}

/// The counter of a piece; nothing for what is not drawn.
pub(super) fn counter(piece: &PieceView) -> Option<Tactical> {
    Some(match piece.look.get()? {
        PieceLook::Man(look) => Tactical::Foot(man(look)),
        PieceLook::Arm(look) => Tactical::Load(arm(look)),
        PieceLook::Gun(look) => Tactical::Plate(gun(look)),
        PieceLook::Car(look) => Tactical::Plate(car(look)),
    })
}

fn held<const N: usize>(fired: Fired, all: [(bool, Condition); N]) -> Vec<Condition> {
    let fired = match fired {
        Fired::Not => None,
        Fired::Prep => Some(Condition::Prep),
        Fired::First => Some(Condition::First),
        Fired::Final => Some(Condition::Final),
        Fired::Intensive => Some(Condition::Intensive),
        Fired::Bounding => Some(Condition::Bounding),
    };
    let rest = all.into_iter().filter(|(is, _)| *is);
    let mut states: Vec<Condition> = rest.map(|(_, state)| state).chain(fired).collect();
    states.sort();
    states
}

fn man(look: &ManLook) -> Foot {
    let (men, class) = match look.size {
        Size::Squad => (Men::Squad, Some(look.class)),
        Size::HalfSquad => (Men::HalfSquad, Some(look.class)),
        Size::Crew => (Men::Crew, None),
        Size::Leader => (Men::Leader, None),
    };
    let class = class.map(|class| match class {
        Class::Elite => 'E',
        Class::FirstLine => '1',
        Class::SecondLine => '2',
        Class::Green => 'G',
        Class::Conscript => 'C',
    });
    Foot {
        side: colours(look.nation),
        men,
        values: [look.fp, look.range, look.morale],
        leadership: look.leadership,
        exponent: look.smoke,
        class,
        assault: look.assault_fire,
        steady: look.no_elr,
        rallies: look.self_rally,
        pistols: look.pistols,
        states: held(
            look.fired,
            [
                (look.broken, Condition::Broken),
                (look.dm, Condition::Dm),
                (look.pinned, Condition::Pinned),
                (look.cx, Condition::Cx),
                (look.wounded, Condition::Wounded),
                (look.melee, Condition::Melee),
                (look.moved, Condition::Moved),
            ],
        ),
    }
}

fn arm(look: &ArmLook) -> Load {
    Load {
        side: colours(look.nation),
        what: match look.family {
            Family::Lmg => Carried::LightMachineGun,
            Family::Mmg => Carried::MediumMachineGun,
            Family::Ft => Carried::Flamethrower,
            Family::Dc => Carried::DemolitionCharge,
            Family::Atr => Carried::AntiTankRifle,
            Family::Baz => Carried::Bazooka,
            Family::Psk => Carried::Panzerschreck,
            Family::Piat => Carried::Piat,
            Family::LightMortar | Family::Mtr => Carried::Mortar,
            Family::Hmg | Family::At | Family::Inf | Family::Art | Family::Aa => {
                Carried::HeavyMachineGun
            }
        },
        firepower: look.fp,
        least: look.least,
        most: look.most,
        rate: look.rof,
        portage: look.portage,
        states: held(
            look.fired,
            [
                (look.malfunctioned, Condition::Malfunction),
                (look.unpossessed, Condition::Unmanned),
                (look.placed, Condition::Placed),
            ],
        ),
    }
}

fn barrel(look: BarrelLook) -> Barrel {
    Barrel {
        calibre: u8::try_from(look.calibre).unwrap_or(u8::MAX),
        length: match look.length {
            Length::Short => 0,
            Length::Usual => 1,
            Length::L => 2,
            Length::LL => 3,
        },
    }
}

/// A calibre as its counter has it: `75L`.
fn printed(look: BarrelLook) -> String {
    let length = match look.length {
        Length::Short => "*",
        Length::Usual => "",
        Length::L => "L",
        Length::LL => "LL",
    };
    format!("{}{length}", look.calibre)
}

/// Where it looks on a board of this system.
fn degrees(heading: Heading) -> u16 {
    heading.degrees(Shape::FlatTop)
}

fn gun(look: &GunLook) -> Plate {
    let machine = match look.family {
        Family::Mtr => Machine::Mortar,
        _ if look.mount_360 => Machine::Cross,
        Family::Inf | Family::Art => Machine::Field,
        _ => Machine::AntiTank,
    };
    let faces = degrees(look.faces);
    Plate {
        side: colours(look.nation),
        machine,
        barrel: barrel(look.barrel),
        tag: printed(look.barrel),
        hull: faces,
        turret: faces,
        states: held(
            look.fired,
            [
                (look.malfunctioned, Condition::Malfunction),
                (look.unpossessed, Condition::Unmanned),
                (look.emplaced, Condition::Emplaced),
                (look.hidden, Condition::Hidden),
                (look.moved, Condition::Moved),
            ],
        ),
    }
}

fn hull(hull: Hull) -> Machine {
    match hull {
        Hull::Pz2 => Machine::Pz2,
        Hull::Pz3 => Machine::Pz3,
        Hull::Pz4 => Machine::Pz4,
        Hull::Panther => Machine::Panther,
        Hull::Tiger => Machine::Tiger,
        Hull::KingTiger => Machine::KingTiger,
        Hull::AssaultGun => Machine::AssaultGun,
        Hull::Carriage => Machine::Carriage,
        Hull::Destroyer => Machine::Destroyer,
        Hull::Wheels(8) => Machine::Car8,
        Hull::Wheels(6) => Machine::Car6,
        Hull::Wheels(_) => Machine::Car4,
        Hull::Tankette => Machine::Tankette,
        Hull::Light => Machine::Light,
        Hull::Fast => Machine::Fast,
        Hull::T34 => Machine::T34,
        Hull::T3485 => Machine::T3485,
        Hull::Kv => Machine::Kv,
        Hull::Is => Machine::Is,
        Hull::Su => Machine::Su,
        Hull::Sherman => Machine::Sherman,
        Hull::OpenTurret => Machine::OpenTurret,
        Hull::Stuart => Machine::Stuart,
        Hull::Chaffee => Machine::Chaffee,
        Hull::Mk6 => Machine::Mk6,
        Hull::Matilda => Machine::Matilda,
        Hull::Cruiser => Machine::Cruiser,
        Hull::Cromwell => Machine::Cromwell,
        Hull::Churchill => Machine::Churchill,
        Hull::Medium => Machine::Medium,
        Hull::Small => Machine::Small,
        Hull::Ft => Machine::Ft,
    }
}

fn car(look: &CarLook) -> Plate {
    let none = Barrel {
        calibre: 0,
        length: 0,
    };
    let named = draw::plates::is_tag(&look.name);
    Plate {
        side: colours(look.nation),
        machine: hull(look.hull),
        barrel: look.barrel.map_or(none, barrel),
        tag: look.name.clone().chars().filter(|_| named).collect(),
        hull: degrees(look.vca),
        turret: degrees(look.tca),
        states: held(look.fired, car_states(look)),
    }
}

/// What has befallen a vehicle, besides its fire; a wreck is nothing else.
fn car_states(look: &CarLook) -> [(bool, Condition); 16] {
    let alive = !look.wreck;
    [
        (look.wreck, Condition::Wreck),
        (alive && look.exposed, Condition::Exposed),
        (alive && look.motion, Condition::Motion),
        (alive && look.moved && !look.motion, Condition::Moved),
        (alive && look.bogged, Condition::Bogged),
        (alive && look.mired, Condition::Mired),
        (alive && look.immobile, Condition::Immobile),
        (alive && look.stun, Condition::Stun),
        (alive && look.shaken, Condition::Shaken),
        (alive && look.shock, Condition::Shock),
        (alive && look.uk, Condition::UnconfirmedKill),
        (alive && look.recall, Condition::Recall),
        (alive && look.low_ammo, Condition::LowAmmo),
        (alive && look.malfunctioned, Condition::Malfunction),
        (alive && look.disabled, Condition::Disabled),
        (alive && look.mg_out, Condition::MachineGun),
    ]
}
