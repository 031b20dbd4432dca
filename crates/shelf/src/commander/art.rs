//! The drawing of a view of the commander games: what stands where.

use crate::Caption;
use draw::{Armour, Badge, Counter, GroundOptions, Position, Side, Silhouette, State, Value, Work};
use hex::{HexId, Map};
use std::collections::BTreeMap;
use table::{Arg, HexView, ObjectiveView, PieceView, Seat, SideView, View};

/// The most a number in a drawing may be.
pub(super) const MOST: u8 = 99;

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
    let counters = pieces.into_iter();
    let works = |seen: &HexView| {
        let hex = at(&seen.hex)?;
        let laid = works(map, hex, seen);
        Some(laid.into_iter().map(move |work| (hex, work)))
    };
    let goal = |goal: &ObjectiveView| {
        let holder = goal.holder.and_then(|seat| army(&view.sides, seat));
        Some((at(&goal.at)?, number_of(goal)?, worth_of(goal), holder))
    };
    Position {
        counters: counters
            .filter_map(|piece| Some((at(&piece.place)?, face(piece)?)))
            .collect(),
        works: view.hexes.iter().filter_map(works).flatten().collect(),
        goals: view.objectives.iter().filter_map(goal).collect(),
        ..Position::default()
    }
}

/// Where each piece lies in its stack, from below: squads and teams, then leaders; a weapon on who carries it.
pub(super) fn ranks(pieces: &[PieceView]) -> BTreeMap<u16, (u8, u16, bool)> {
    let figures = |piece: &PieceView| piece.values.get("figures").copied();
    let leader = |piece: &PieceView| u8::from(figures(piece) == Some(1));
    let own = |piece: &PieceView| (leader(piece), piece.id, false);
    let units = pieces.iter().filter(|piece| figures(piece).is_some());
    let units: BTreeMap<u16, _> = units.map(|piece| (piece.id, own(piece))).collect();
    let rank = |piece: &PieceView| {
        let by = piece
            .values
            .get("by")
            .and_then(|&id| u16::try_from(id).ok());
        let bearer = by.and_then(|id| units.get(&id));
        let (above, id, weapon) = bearer.map_or(own(piece), |&(above, id, _)| (above, id, true));
        (piece.id, (above, id, weapon))
    };
    pieces.iter().map(rank).collect()
}

/// What came upon a hex that is not on the printed map, from below.
pub(super) fn works(map: &Map, hex: HexId, seen: &HexView) -> Vec<Work> {
    let is = |what: Work| move |word: &String| Work::by_id(work_word(word)) == Some(what);
    let printed = |word: &str| map.has(hex, word);
    // Turned ground hides the print: a trench that is still there is drawn over it.
    let turned = |word: &String| is_turned(word) && !printed(word);
    let bare = !seen.words.iter().any(turned);
    let came = seen.words.iter().filter_map(|word| {
        let work = Work::by_id(work_word(word))?;
        // Trenches are part of the printed ground, where they join; other works come and go.
        let below = match work {
            Work::Trench => bare,
            work => !is_built(work),
        };
        (!(below && printed(word))).then_some(work)
    });
    let gone = bare && printed("trench") && !seen.words.iter().any(is(Work::Trench));
    let filled = gone.then_some(Work::Filled);
    filled.into_iter().chain(came).collect()
}

/// Whether a word is that of ground turned by shells.
fn is_turned(word: &str) -> bool {
    matches!(Work::by_id(word), Some(Work::ShellHole | Work::Ruin))
}

/// The word by which drawings call a work: a Blockhouse looks like a Bunker, a Casemate like a Pillbox.
fn work_word(word: &str) -> &str {
    match word {
        "blockhouse" => "bunker",
        "casemate" => "pillbox",
        word => word,
    }
}

/// Whether a work is a Fortification.
fn is_built(work: Work) -> bool {
    use Work::{Bunker, Foxholes, Mines, Pillbox, Trench, Wire};
    matches!(work, Foxholes | Trench | Wire | Mines | Bunker | Pillbox)
}

/// The number of an objective.
pub(super) fn number_of(goal: &ObjectiveView) -> Option<u8> {
    let mut args = goal.text.args.iter();
    args.find_map(|(name, arg)| match arg {
        Arg::Num(n) if name == "n" => u8::try_from(*n).ok().filter(|n| *n <= MOST),
        _ => None,
    })
}

/// What an objective is worth, as far as it is drawn.
pub(super) fn worth_of(goal: &ObjectiveView) -> u8 {
    u8::try_from(goal.worth.max(0)).unwrap_or(MOST).min(MOST)
}

/// The army of a seat.
pub(super) fn army(sides: &[SideView], seat: Seat) -> Option<Side> {
    nation(&sides.iter().find(|side| side.seat == seat)?.name)
}

/// The side of that name, of those that fight here.
pub(super) fn nation(name: &str) -> Option<Side> {
    let side = Side::by_id(name)?;
    (side != Side::British).then_some(side)
}

/// The states of a piece that are drawn, in the order of their names.
pub(super) const STATES: [(&str, State); 7] = [
    ("highest", State::Highest),
    ("astray", State::Astray),
    ("smoke", State::Smoke),
    ("broken", State::Broken),
    ("suppressed", State::Suppressed),
    ("veteran", State::Veteran),
    ("activated", State::Activated),
];

/// The face of a piece; nothing for what is not drawn.
pub(super) fn face(piece: &PieceView) -> Option<Counter> {
    let number = |key: &str| {
        let n = piece.values.get(key).copied().unwrap_or(0);
        n.unsigned_abs().min(u64::from(MOST)) as u8
    };
    let boxed = number("boxed");
    let value = |key: &str, bit: u8| Value {
        text: number(key).to_string(),
        boxed: boxed & bit != 0,
    };
    let has = |word: &str| piece.words.iter().any(|w| w == word);
    let is = |word: &str| match word {
        "smoke" => number("smoke") > 0,
        "broken" => has("broken") || has("demoralised"),
        "highest" => has("hrl"),
        "astray" => has("out-of-cohesion"),
        word => has(word),
    };
    let states = STATES.iter().filter(|(word, _)| is(word));
    let mut counter = Counter {
        side: nation(&piece.side)?,
        silhouette: silhouette(piece),
        firepower: value("fp", 1),
        range: value("range", 2),
        movement: value("movement", 4),
        morale: number("morale").to_string(),
        command: printed(number("command")),
        armour: armour(piece),
        badge: badge(piece),
        states: states.map(|(_, state)| *state).collect(),
        label: String::new(),
    };
    if piece.values.get("movement").is_some_and(|n| *n < 0) && counter.armour.is_some() {
        counter.movement = Value::plain(STUCK);
    }
    if counter.silhouette.is_weapon() {
        let least = number("least");
        if least > 1 {
            counter.range.text = format!("{least}-{}", counter.range.text);
        }
        counter.movement = Value::plain(penalty(number("movement")));
        counter.morale.clear();
    }
    Some(counter)
}

/// What is printed for the movement of a tank that goes nowhere.
pub(super) const STUCK: &str = "–";

/// What only a tank has.
fn armour(piece: &PieceView) -> Option<Armour> {
    let number = |key: &str| {
        let n = piece.values.get(key)?;
        u8::try_from(*n).ok().filter(|n| *n <= MOST)
    };
    let gun = number("gun").zip(number("gun-range"));
    Some(Armour {
        bog: number("bog")?,
        gun: gun.map(|(fp, range)| [fp, range]),
    })
}

/// Nothing is printed for nothing.
pub(super) fn printed(n: u8) -> String {
    if n == 0 { String::new() } else { n.to_string() }
}

/// What a weapon takes from the movement of its bearer.
pub(super) fn penalty(n: u8) -> String {
    if n == 0 {
        String::new()
    } else {
        format!("−{n}")
    }
}

/// The badge of a piece: the rank of a leader, or what sets a section apart.
fn badge(piece: &PieceView) -> Option<Badge> {
    match piece.values.get("rank") {
        Some(1) => return Some(Badge::Lieutenant),
        Some(2) => return Some(Badge::Captain),
        Some(3) => return Some(Badge::Colonel),
        _ => {}
    }
    match piece.kind.as_str() {
        "pionier" | "genie" | "engineers" => Some(Badge::Engineer),
        "stosstruppen" => Some(Badge::Storm),
        kind if kind.ends_with("-1914") => Some(Badge::Early),
        _ => None,
    }
}

/// The kinds of Liaison Agents.
const AGENTS: [&str; 3] = ["bote", "agent", "runner"];

fn silhouette(piece: &PieceView) -> Silhouette {
    let kind = piece.kind.as_str();
    match piece.values.get("figures") {
        Some(_) if piece.values.contains_key("bog") => tank(piece),
        Some(1) if AGENTS.contains(&kind) => Silhouette::Agent,
        Some(1) if kind == "hero" => Silhouette::Hero,
        Some(1) => Silhouette::Leader,
        Some(2) => Silhouette::Team,
        Some(_) => Silhouette::Squad,
        None => match kind {
            "lmg" => Silhouette::LightMachineGun,
            "mg0815" | "chauchat" => Silhouette::LightMachineGun,
            "mg08" | "hotchkiss" | "saint-etienne" => Silhouette::MachineGun,
            "minenwerfer" | "crapouillot" => Silhouette::Mortar,
            "flamethrower" => Silhouette::Flamethrower,
            "satchel-charge" => Silhouette::Satchel,
            "37mm" => Silhouette::TrenchGun,
            _ if kind.ends_with("mortar") => Silhouette::Mortar,
            _ if kind.ends_with("mg") || kind.ends_with("cal") => Silhouette::MachineGun,
            _ => Silhouette::Gun,
        },
    }
}

/// A tank as it was built; that of a leader is one of its kind.
fn tank(piece: &PieceView) -> Silhouette {
    let kind = piece.kind.trim_end_matches("-chef");
    match kind {
        "schneider" => Silhouette::Schneider,
        "saint-chamond" => Silhouette::SaintChamond,
        "a7v" => Silhouette::A7v,
        kind if kind.starts_with("renault") => match piece.values.contains_key("gun") {
            true => Silhouette::Renault,
            false => Silhouette::RenaultMg,
        },
        _ => Silhouette::Tank,
    }
}
