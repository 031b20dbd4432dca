//! The names of tactical pieces and of what goes with them, and the drawings by their names.
//!
//! | name | drawing |
//! |---|---|
//! | `f.german.squad.4-6-7.e1.class-1.broken.dm` | men: side, how many, firepower, range, morale; exponent, class, states |
//! | `f.german.leader.0-0-9.lead--1.at-lead` | a leader, over the corner of who lies below |
//! | `w.german.hmg.7-0-16.rate-3.portage-4.at-load.of-2` | a weapon: firepower, least and greatest range; one of two |
//! | `v.german.pz3.75-0.IIIN.60-120.exposed.low` | a vehicle or gun: barrel, tag, where hull and turret look, states |
//! | `g.british.infantry.5-5.4-0.7.pinned` | a group of the Great War: firepower and range, gaits, morale |
//! | `b.field-battery.10.4-6` | a battery off the map: firepower, rounds left and at first |
//! | `a.r.60.8.aimed`, `r.r` | the arc of a mount: facing, hexes, meaning; the same in a card |
//! | `m.barrage.german.drumfire.20.standing`, `m.wire.90` | what lies in a hex of the Great War |
//! | `m.residual.4`, `m.thin-smoke.2`, `m.acquired.1` | what lies in a hex |
//! | `o.2.german.aside`, `h.2.free` | an objective: number, holder; another hex of it |
//! | `e.german`, `k.units`, `d.red-5.idle` | the emblem of a side, what is counted, a die |

use crate::tactical::{
    Arc, BESIDE, Barrel, Battery, Carried, Condition, Foot, Group, Load, Lying, Machine, Marker,
    Men, Mount, Plate, Reach, Spot, Tactical, Troop, battery_art, marker_art, rose_art,
};
use crate::{Art, Side, Tally};

pub use super::counters::{die_name, emblem_name, tally_name};

use super::counters::{MOST, die_named};

/// The longest tag.
pub const TAG: usize = 9;
/// A tag without letters.
const NO_TAG: &str = "_";
/// The classes that are printed.
const CLASSES: [char; 5] = ['E', '1', '2', 'G', 'C'];

/// The name of a piece as it lies.
pub fn piece_name(piece: &Lying) -> String {
    let mut name = match &piece.what {
        Tactical::Foot(foot) => foot_name(foot),
        Tactical::Load(load) => load_name(load),
        Tactical::Plate(plate) => plate_name(plate),
        Tactical::Group(group) => group_name(group),
    };
    let states = match &piece.what {
        Tactical::Foot(foot) => &foot.states,
        Tactical::Load(load) => &load.states,
        Tactical::Plate(plate) => &plate.states,
        Tactical::Group(group) => &group.states,
    };
    let known = Condition::ALL.iter().filter(|state| states.contains(state));
    name.extend(known.map(|state| format!(".{}", state.id())));
    name += &match piece.spot {
        Spot::Middle(false) => String::new(),
        Spot::Middle(true) => ".low".to_owned(),
        Spot::Lead => ".at-lead".to_owned(),
        Spot::Load => ".at-load".to_owned(),
        Spot::Beside(i) => format!(".at-beside-{i}"),
        Spot::BesideLead => ".at-beside-lead".to_owned(),
        Spot::BesideLoad => ".at-beside-load".to_owned(),
        Spot::Aloft => ".aloft".to_owned(),
    };
    if piece.of > 1 {
        name += &format!(".of-{}", piece.of);
    }
    name
}

fn foot_name(foot: &Foot) -> String {
    let men = Men::ALL.iter().find(|(men, _)| *men == foot.men);
    let [fire, range, morale] = foot.values;
    let mut name = format!(
        "f.{}.{}.{fire}-{range}-{morale}",
        foot.side.id(),
        men.map_or("", |(_, id)| *id)
    );
    if foot.men == Men::Leader {
        name += &format!(".lead-{}", foot.leadership);
    }
    if foot.exponent > 0 {
        name += &format!(".e{}", foot.exponent);
    }
    name.extend(foot.class.map(|class| format!(".class-{class}")));
    let flags = [
        (foot.assault, ".assault"),
        (foot.steady, ".steady"),
        (foot.rallies, ".rallies"),
        (foot.pistols, ".pistols"),
    ];
    name.extend(flags.iter().filter(|(is, _)| *is).map(|(_, word)| *word));
    name
}

fn load_name(load: &Load) -> String {
    let what = Carried::ALL.iter().find(|(what, _)| *what == load.what);
    let mut name = format!(
        "w.{}.{}.{}-{}-{}",
        load.side.id(),
        what.map_or("", |(_, id)| *id),
        load.firepower,
        load.least,
        load.most
    );
    if load.rate > 0 {
        name += &format!(".rate-{}", load.rate);
    }
    if load.portage > 0 {
        name += &format!(".portage-{}", load.portage);
    }
    name
}

fn plate_name(plate: &Plate) -> String {
    let tag = if plate.tag.is_empty() {
        NO_TAG
    } else {
        &plate.tag
    };
    format!(
        "v.{}.{}.{}-{}.{tag}.{}-{}",
        plate.side.id(),
        plate.machine.id(),
        plate.barrel.calibre,
        plate.barrel.length,
        plate.hull,
        plate.turret
    )
}

fn group_name(group: &Group) -> String {
    let ([fire, range], [one, two]) = (group.fire, group.moves);
    let mut name = format!(
        "g.{}.{}.{fire}-{range}.{one}-{two}.{}",
        group.side.id(),
        group.troop.id(),
        group.morale
    );
    name.extend(group.charges.map(|left| format!(".charges-{left}")));
    name
}

/// The name of the arc of a weapon.
pub fn arc_name(arc: Arc) -> String {
    let reach = Reach::ALL.iter().find(|(each, _)| *each == arc.reach);
    format!(
        "a.{}.{}.{}.{}",
        arc.mount.id(),
        arc.facing,
        arc.far,
        reach.map_or("", |(_, id)| *id)
    )
}

/// The name of a battery: firepower, rounds left and at first.
pub fn battery_name(battery: Battery, power: u8, left: u8, of: u8) -> String {
    let kind = Battery::ALL.iter().find(|(each, _)| *each == battery);
    format!("b.{}.{power}.{left}-{of}", kind.map_or("", |(_, id)| *id))
}

fn battery_named(rest: &str) -> Option<(Art, String)> {
    let mut words = rest.split('.');
    let kind = words.next()?;
    let (battery, _) = *Battery::ALL.iter().find(|(_, id)| *id == kind)?;
    let power = figure(words.next()?)?;
    let [left, of] = figures::<2>(words.next()?, 20)?.map(|n| n as u8);
    let art = battery_art(battery, power, left, of);
    Some((art, battery_name(battery, power, left, of)))
}

/// The name of an arc in a card.
pub fn rose_name(mount: Mount) -> String {
    format!("r.{}", mount.id())
}

/// The name of what lies in a hex.
pub fn marker_name(marker: Marker) -> String {
    format!("m.{}", marker.id())
}

/// The name of an objective: number, holder, whether it lies aside of a counter.
pub fn goal_name(number: u8, holder: Option<Side>, aside: bool) -> String {
    let aside = if aside { ".aside" } else { "" };
    format!("o.{number}.{}{aside}", holder.map_or("free", Side::id))
}

/// The name of another hex of an objective.
pub fn part_name(number: u8, holder: Option<Side>) -> String {
    format!("h.{number}.{}", holder.map_or("free", Side::id))
}

/// The drawing of that name; nothing for a name that no drawing has.
pub fn art(name: &str) -> Option<Art> {
    let (what, rest) = name.split_once('.')?;
    let (art, key) = match what {
        "f" | "w" | "v" | "g" => {
            let piece = piece_named(what, rest)?;
            (piece.art(), piece_name(&piece))
        }
        "m" => {
            let marker = Marker::by_id(rest)?;
            (marker_art(marker), marker_name(marker))
        }
        "o" => goal_named(rest)?,
        "h" => {
            let (number, holder) = rest.split_once('.')?;
            let (number, holder) = (figure(number)?, holder_named(holder)?);
            (crate::part_art(number, holder), part_name(number, holder))
        }
        "e" => {
            let side = Side::by_id(rest)?;
            (crate::emblem_art(side), emblem_name(side))
        }
        "k" => {
            let tally = Tally::by_id(rest)?;
            (crate::tally_art(tally), tally_name(tally))
        }
        "b" => battery_named(rest)?,
        "a" => {
            let arc = arc_named(rest)?;
            (arc.art(), arc_name(arc))
        }
        "r" => {
            let mount = Mount::by_id(rest)?;
            (rose_art(mount), rose_name(mount))
        }
        "d" => ten_named(rest).or_else(|| die_named(rest))?,
        _ => return None,
    };
    // One drawing has one name.
    (key == name).then_some(art)
}

fn figure(text: &str) -> Option<u8> {
    text.parse().ok().filter(|n| *n <= MOST)
}

fn figures<const N: usize>(text: &str, most: u16) -> Option<[u16; N]> {
    let found: Vec<u16> = text
        .splitn(N + 1, '-')
        .map_while(|n| n.parse().ok())
        .collect();
    let all: [u16; N] = found.try_into().ok()?;
    all.iter().all(|n| *n <= most).then_some(all)
}

/// What a name says after what it must say.
struct Rest<'a>(Vec<&'a str>);

impl Rest<'_> {
    /// The number behind a word at its front.
    fn number(&mut self, word: &str) -> Option<i8> {
        let n = self.0.first()?.strip_prefix(word)?.parse().ok()?;
        self.0.remove(0);
        Some(n)
    }
    fn flag(&mut self, word: &str) -> bool {
        let there = self.0.first() == Some(&word);
        if there {
            self.0.remove(0);
        }
        there
    }
    fn states(&mut self) -> Vec<Condition> {
        let known = self.0.iter().map_while(|word| Condition::by_id(word));
        let states: Vec<Condition> = known.collect();
        self.0.drain(..states.len());
        states
    }
    fn spot(&mut self) -> Spot {
        let word = self.0.first().copied().unwrap_or_default();
        let beside = |i: &str| i.parse().ok().filter(|i| *i < BESIDE).map(Spot::Beside);
        let spot = match word {
            "low" => Some(Spot::Middle(true)),
            "at-lead" => Some(Spot::Lead),
            "at-load" => Some(Spot::Load),
            "at-beside-lead" => Some(Spot::BesideLead),
            "at-beside-load" => Some(Spot::BesideLoad),
            "aloft" => Some(Spot::Aloft),
            word => word.strip_prefix("at-beside-").and_then(beside),
        };
        if spot.is_some() {
            self.0.remove(0);
        }
        spot.unwrap_or(Spot::Middle(false))
    }
}

fn piece_named(what: &str, rest: &str) -> Option<Lying> {
    let mut rest = Rest(rest.split('.').take(MOST.into()).collect());
    if rest.0.len() < 3 {
        return None;
    }
    let side = Side::by_id(rest.0.remove(0))?;
    let kind = rest.0.remove(0);
    let values = rest.0.remove(0);
    let what = match what {
        "f" => Tactical::Foot(foot_named(side, kind, values, &mut rest)?),
        "w" => Tactical::Load(load_named(side, kind, values, &mut rest)?),
        "g" => Tactical::Group(group_named(side, kind, values, &mut rest)?),
        _ => Tactical::Plate(plate_named(side, kind, values, &mut rest)?),
    };
    let spot = rest.spot();
    let of = rest.number("of-").map_or(1, i8::unsigned_abs);
    let whole = rest.0.is_empty() && of <= MOST;
    whole.then_some(Lying { what, spot, of })
}

fn foot_named(side: Side, kind: &str, values: &str, rest: &mut Rest) -> Option<Foot> {
    let (men, _) = *Men::ALL.iter().find(|(_, id)| *id == kind)?;
    let values = figures::<3>(values, MOST.into())?.map(|n| n as u8);
    let leadership = rest.number("lead-").unwrap_or(0);
    let exponent = rest.number("e").unwrap_or(0);
    let class = CLASSES
        .into_iter()
        .find(|class| rest.flag(&format!("class-{class}")));
    Some(Foot {
        side,
        men,
        values,
        leadership: Some(leadership).filter(|n| (-9..=9).contains(n))?,
        exponent: Some(exponent.unsigned_abs()).filter(|n| *n < 10)?,
        class,
        assault: rest.flag("assault"),
        steady: rest.flag("steady"),
        rallies: rest.flag("rallies"),
        pistols: rest.flag("pistols"),
        states: rest.states(),
    })
}

fn load_named(side: Side, kind: &str, values: &str, rest: &mut Rest) -> Option<Load> {
    let (what, _) = *Carried::ALL.iter().find(|(_, id)| *id == kind)?;
    let [firepower, least, most] = figures::<3>(values, u8::MAX.into())?.map(|n| n as u8);
    Some(Load {
        side,
        what,
        firepower,
        least,
        most,
        rate: rest.number("rate-").unwrap_or(0).unsigned_abs(),
        portage: rest.number("portage-").unwrap_or(0).unsigned_abs(),
        states: rest.states(),
    })
}

fn plate_named(side: Side, kind: &str, values: &str, rest: &mut Rest) -> Option<Plate> {
    let machine = Machine::by_id(kind)?;
    let [calibre, length] = figures::<2>(values, u8::MAX.into())?.map(|n| n as u8);
    if rest.0.len() < 2 || length > 3 {
        return None;
    }
    let tag = rest.0.remove(0);
    let [hull, turret] = figures::<2>(rest.0.remove(0), 330)?;
    let fits = tag == NO_TAG || is_tag(tag);
    let twelfths = hull % 30 == 0 && turret % 30 == 0;
    (fits && twelfths).then(|| Plate {
        side,
        machine,
        barrel: Barrel { calibre, length },
        tag: tag.replace(NO_TAG, ""),
        hull,
        turret,
        states: rest.states(),
    })
}

fn group_named(side: Side, kind: &str, values: &str, rest: &mut Rest) -> Option<Group> {
    let fire = figures::<2>(values, MOST.into())?.map(|n| n as u8);
    if rest.0.len() < 2 {
        return None;
    }
    let moves = figures::<2>(rest.0.remove(0), MOST.into())?.map(|n| n as u8);
    let morale = figure(rest.0.remove(0))?;
    let charges = rest.number("charges-").map(i8::unsigned_abs);
    Some(Group {
        side,
        troop: Troop::by_id(kind)?,
        fire,
        moves,
        morale,
        charges,
        states: rest.states(),
    })
}

fn arc_named(rest: &str) -> Option<Arc> {
    let mut words = rest.split('.');
    let mount = Mount::by_id(words.next()?)?;
    let facing = words.next()?.parse().ok()?;
    let far = figure(words.next()?)?;
    let word = words.next()?;
    let (reach, _) = *Reach::ALL.iter().find(|(_, id)| *id == word)?;
    (facing < 360 && facing % 60 == 0 && (1..=20).contains(&far)).then_some(Arc {
        mount,
        facing,
        far,
        reach,
    })
}

/// The name of a ten-sided die; `counts`: whether it did anything.
pub fn ten_name(n: u8, counts: bool) -> String {
    let idle = if counts { "" } else { ".idle" };
    format!("d.ten-{n}{idle}")
}

fn ten_named(rest: &str) -> Option<(Art, String)> {
    let n = rest.strip_prefix("ten-")?;
    let (n, counts) = match n.strip_suffix(".idle") {
        Some(n) => (n, false),
        None => (n, true),
    };
    let n = figure(n).filter(|n| (1..=10).contains(n))?;
    Some((crate::ten_art(n, !counts), ten_name(n, counts)))
}

/// Whether that may stand on a tag.
pub fn is_tag(text: &str) -> bool {
    let plain = |c: char| c.is_ascii_alphanumeric() || "/()-* ".contains(c);
    !text.is_empty() && text.len() <= TAG && text.chars().all(plain)
}

fn holder_named(name: &str) -> Option<Option<Side>> {
    match name {
        "free" => Some(None),
        name => Side::by_id(name).map(Some),
    }
}

fn goal_named(rest: &str) -> Option<(Art, String)> {
    let mut parts = rest.split('.');
    let number = figure(parts.next()?)?;
    let holder = holder_named(parts.next()?)?;
    let aside = parts.next() == Some("aside");
    let art = crate::goal_art(number, 0, holder, aside);
    Some((art, goal_name(number, holder, aside)))
}
