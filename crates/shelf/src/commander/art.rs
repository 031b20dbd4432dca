//! What the looks of the commander games are drawn as, and what stands where on a board.

use crate::Caption;
use commander::{
    Arm, BadgeLook, Class, CounterLook, Fort, Hull, MarkLook, Nation, ObjectiveLook, Rank, Rating,
    UnitLook, WeaponLook,
};
use draw::counters::{MOST, STUCK, penalty, printed};
use draw::{Armour, Badge, Counter, GroundOptions, Position, Side, Silhouette, State, Value, Work};
use hex::Map;
use std::collections::BTreeMap;
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
    let mut pieces: Vec<&PieceView> = view.pieces.iter().collect();
    let ranks = ranks(&view.pieces);
    pieces.sort_by_key(|piece| ranks[&piece.id]);
    let works = |seen: &HexView| {
        let hex = at(&seen.hex)?;
        let came: Vec<Work> = works(seen).collect();
        Some(came.into_iter().map(move |work| (hex, work)))
    };
    let goal = |goal: &ObjectiveView| {
        let holder = goal.holder.and_then(|seat| army(&view.sides, seat));
        Some((at(&goal.at)?, number_of(goal)?, worth_of(goal), holder))
    };
    Position {
        counters: { pieces.into_iter() }
            .filter_map(|piece| Some((at(&piece.place)?, counter(piece)?)))
            .collect(),
        works: view.hexes.iter().filter_map(works).flatten().collect(),
        goals: view.objectives.iter().filter_map(goal).collect(),
        ..Position::default()
    }
}

/// Where each piece lies in its stack, from below: squads and teams, then leaders; a weapon on who carries it.
pub(super) fn ranks(pieces: &[PieceView]) -> BTreeMap<u16, (u8, u16, bool)> {
    let own = |piece: &PieceView| {
        let single = match piece.look.get() {
            Some(CounterLook::Unit(unit)) => unit.class.figures() == 1,
            _ => false,
        };
        (u8::from(single), piece.id, false)
    };
    let units: BTreeMap<u16, _> = pieces.iter().map(|piece| (piece.id, own(piece))).collect();
    let rank = |piece: &PieceView| {
        let by = match piece.look.get() {
            Some(CounterLook::Weapon(weapon)) => weapon.by,
            _ => None,
        };
        let bearer = by.and_then(|unit| units.get(&u16::from(unit)));
        let rank = bearer.map(|&(above, id, _)| (above, id, true));
        (piece.id, rank.unwrap_or(own(piece)))
    };
    pieces.iter().map(rank).collect()
}

/// What came upon a hex that is not on the printed map, from below.
pub(super) fn works(seen: &HexView) -> impl Iterator<Item = Work> {
    let looks = seen.look.get::<Vec<MarkLook>>().into_iter().flatten();
    looks.filter_map(|&look| {
        Some(match look {
            MarkLook::Filled => Work::Filled,
            MarkLook::ShellHole => Work::ShellHole,
            MarkLook::Ruin => Work::Ruin,
            MarkLook::Fort(fort) => fortification(fort),
            MarkLook::Smoke(n) if n > Work::THICKEST => return None,
            MarkLook::Smoke(n) => Work::Smoke(n),
            MarkLook::Blaze => Work::Blaze,
            MarkLook::Gas => Work::Gas,
            MarkLook::Aircraft(nation) => Work::Aircraft(colours(nation)),
            MarkLook::SpottingRound(nation) => Work::Spotting(colours(nation)),
            MarkLook::Impact(nation) => Work::Impact(colours(nation)),
        })
    })
}

/// A Blockhouse looks like a Bunker, a Casemate like a Pillbox.
fn fortification(fort: Fort) -> Work {
    match fort {
        Fort::Foxholes => Work::Foxholes,
        Fort::Trench => Work::Trench,
        Fort::Wire => Work::Wire,
        Fort::Mines => Work::Mines,
        Fort::Bunker => Work::Bunker,
        Fort::Pillbox => Work::Pillbox,
    }
}

/// The number of an objective.
pub(super) fn number_of(goal: &ObjectiveView) -> Option<u8> {
    goal.look.get().map(|&ObjectiveLook(number)| number)
}

/// What an objective is worth, as far as it is drawn.
pub(super) fn worth_of(goal: &ObjectiveView) -> u8 {
    u8::try_from(goal.worth.max(0)).unwrap_or(MOST).min(MOST)
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
pub(super) fn colours(nation: Nation) -> Side {
    match nation {
        Nation::German => Side::German,
        Nation::Russian => Side::Russian,
        Nation::American => Side::American,
        Nation::French => Side::French,
    }
}

/// The counter of a piece; nothing for what is not drawn.
pub(super) fn counter(piece: &PieceView) -> Option<Counter> {
    Some(match piece.look.get()? {
        CounterLook::Unit(look) => unit(look),
        CounterLook::Weapon(look) => weapon(look),
    })
}

fn number(n: i8) -> u8 {
    n.unsigned_abs().min(MOST)
}

fn value(rating: Rating) -> Value {
    Value {
        text: number(rating.n).to_string(),
        boxed: rating.boxed,
    }
}

fn states<const N: usize>(all: [(bool, State); N]) -> Vec<State> {
    let held = all.into_iter().filter(|(is, _)| *is);
    held.map(|(_, state)| state).collect()
}

fn unit(look: &UnitLook) -> Counter {
    let [firepower, range, movement] = look.ratings;
    let gun = look.gun.map(|numbers| numbers.map(number));
    let armour = look.class.is_tank().then_some(Armour {
        bog: look.bog.min(MOST),
        gun,
    });
    Counter {
        side: colours(look.nation),
        silhouette: figure(look),
        firepower: value(firepower),
        range: value(range),
        movement: match armour {
            Some(_) if movement.n < 0 => Value::plain(STUCK),
            _ => value(movement),
        },
        morale: number(look.morale).to_string(),
        command: printed(number(look.command)),
        armour,
        badge: look.badge.map(badge),
        states: states([
            (look.highest, State::Highest),
            (look.astray, State::Astray),
            (look.broken, State::Broken),
            (look.suppressed, State::Suppressed),
            (look.veteran, State::Veteran),
            (look.activated, State::Activated),
        ]),
        label: String::new(),
    }
}

fn weapon(look: &WeaponLook) -> Counter {
    let mut range = value(look.range);
    if look.least > 1 {
        range.text = format!("{}-{}", number(look.least), range.text);
    }
    Counter {
        side: colours(look.nation),
        silhouette: barrel(look),
        firepower: value(look.fp),
        range,
        movement: Value::plain(penalty(number(look.movement))),
        morale: String::new(),
        command: String::new(),
        armour: None,
        badge: None,
        states: states([(look.smoke, State::Smoke), (look.broken, State::Broken)]),
        label: String::new(),
    }
}

fn badge(look: BadgeLook) -> Badge {
    match look {
        BadgeLook::Rank(Rank::Lieutenant) => Badge::Lieutenant,
        BadgeLook::Rank(Rank::Captain) => Badge::Captain,
        BadgeLook::Rank(Rank::Colonel) => Badge::Colonel,
        BadgeLook::Engineer => Badge::Engineer,
        BadgeLook::Storm => Badge::Storm,
        BadgeLook::Early => Badge::Early,
    }
}

fn figure(look: &UnitLook) -> Silhouette {
    match look.class {
        _ if look.hero => Silhouette::Hero,
        Class::Squad => Silhouette::Squad,
        Class::Team => Silhouette::Team,
        Class::Leader => Silhouette::Leader,
        Class::Agent => Silhouette::Agent,
        Class::Tank | Class::TankLeader => match (look.hull, look.gun) {
            (Hull::Plain, _) => Silhouette::Tank,
            (Hull::Schneider, _) => Silhouette::Schneider,
            (Hull::SaintChamond, _) => Silhouette::SaintChamond,
            (Hull::Renault, Some(_)) => Silhouette::Renault,
            (Hull::Renault, None) => Silhouette::RenaultMg,
            (Hull::A7v, _) => Silhouette::A7v,
        },
    }
}

fn barrel(look: &WeaponLook) -> Silhouette {
    match look.arm {
        Arm::Mg | Arm::Hmg | Arm::Lmg if look.light => Silhouette::LightMachineGun,
        Arm::Mg | Arm::Hmg | Arm::Lmg => Silhouette::MachineGun,
        Arm::Mortar => Silhouette::Mortar,
        Arm::Gun if look.light => Silhouette::TrenchGun,
        Arm::Gun => Silhouette::Gun,
        Arm::Flamethrower => Silhouette::Flamethrower,
        Arm::Satchel => Silhouette::Satchel,
    }
}
