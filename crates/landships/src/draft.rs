//! Any position, as a case or an editor describes it.

mod keys;
mod words;

pub use words::{mark_words, vocabulary};

use crate::book::{Book, Post};
use crate::ids::{PIECES, Piece, PieceOr};
use crate::scenario::{ModuleFile, PlaneFile, Scenario};
use crate::state::{HexIdOr, LATER, Marks, OFFBOARD, Phase, State};
use hex::HexId;
use serde::de::DeserializeOwned;
use serde_json::Value;
use table::{Carried, Chance, Draft, Fault, Game, PieceLine, Seat, Seating, Teller};
use words::{DEEDS, MARKS, TRAITS, facing_word};

/// Words of a draft that speak of the scenario, read when the book is opened.
const OF_THE_BOOK: [&str; 16] = [
    "sides",
    "date",
    "first",
    "turns",
    "trenches",
    "control",
    "forces",
    "planned",
    "networks",
    "visibility",
    "wind",
    "fright",
    "victory",
    "optional",
    "modules",
    "planes",
];

/// The named points of the sequence of play.
const POINTS: [(&str, Phase); 16] = [
    ("missions", Phase::Missions),
    ("interception", Phase::Interception),
    ("flak", Phase::Flak),
    ("air-fire", Phase::AirFire),
    ("air-attack", Phase::AirAttack),
    ("standing", Phase::Standing),
    ("requests", Phase::Requests),
    ("assignment", Phase::Assignment),
    ("vehicles", Phase::Vehicles),
    ("gun-fire", Phase::GunFire),
    ("march", Phase::March),
    ("small-arms", Phase::SmallArms),
    ("melee", Phase::Melee),
    ("offensive", Phase::Offensive),
    ("regroup", Phase::Regroup),
    ("recovery", Phase::Recovery),
];

/// What a draft says of the scenario itself.
pub fn amend(scenario: &mut Scenario, draft: &Draft) -> Result<(), Fault> {
    if let Some(map) = &draft.map {
        scenario.map.clone_from(map);
    }
    // Sides first: what comes after names them.
    if let Some(value) = draft.more.get("sides") {
        let names: [String; 2] = read(draft, "sides", value)?;
        for (side, name) in scenario.sides.iter_mut().zip(names) {
            (side.nation, side.side) = (None, name);
        }
        scenario.first.clone_from(&scenario.sides[0].side);
    }
    for (key, value) in &draft.more {
        match key.as_str() {
            "date" => scenario.date = read(draft, key, value)?,
            "first" => scenario.first = read(draft, key, value)?,
            "turns" => scenario.turns = read(draft, key, value)?,
            "trenches" => scenario.trenches = read(draft, key, value)?,
            "control" => scenario.control = read(draft, key, value)?,
            "forces" => scenario.forces = read(draft, key, value)?,
            "planned" => scenario.planned = read(draft, key, value)?,
            "networks" => scenario.networks = read(draft, key, value)?,
            "visibility" => scenario.visibility = vec![(1, read(draft, key, value)?)],
            "wind" => scenario.wind = read(draft, key, value)?,
            "fright" => scenario.fright = read(draft, key, value)?,
            "victory" => scenario.victory = read(draft, key, value)?,
            "optional" => scenario.optional = read(draft, key, value)?,
            "modules" | "planes" => off_map(scenario, draft, key, value)?,
            _ => {}
        }
    }
    Ok(())
}

fn read<T: DeserializeOwned>(draft: &Draft, key: &str, value: &Value) -> Result<T, Fault> {
    serde_json::from_value(value.clone()).map_err(|error| {
        let mend = "write it as in a scenario file; see docs/cases.md";
        Fault::new(&draft.file, key, error.to_string(), mend)
    })
}

/// `modules = { british = ["field-battery#F 6 hurricane gas=1"] }`, `planes = { german = ["fighter#P", "balloon#B 2006"] }`.
fn off_map(scenario: &mut Scenario, draft: &Draft, key: &str, value: &Value) -> Result<(), Fault> {
    let said: std::collections::BTreeMap<String, Vec<String>> = read(draft, key, value)?;
    for side in &mut scenario.sides {
        for line in said.get(&side.side).into_iter().flatten() {
            let mut words = line.split_whitespace();
            let first = words.next().unwrap_or_default();
            let (kind, name) = first.split_once('#').unwrap_or((first, ""));
            let (kind, name) = (kind.to_owned(), name.to_owned());
            let rest: Vec<&str> = words.collect();
            if key == "planes" {
                let hex = rest
                    .iter()
                    .find(|word| word.len() == 4 && word.parse::<u16>().is_ok());
                side.planes.push(PlaneFile {
                    kind,
                    name,
                    turns: None,
                    hex: hex.map(|hex| (*hex).to_owned()),
                });
                continue;
            }
            let gas = rest
                .iter()
                .find_map(|word| word.strip_prefix("gas=")?.parse().ok());
            side.modules.push(ModuleFile {
                kind,
                name,
                points: rest.iter().find_map(|word| word.parse().ok()),
                gas: gas.unwrap_or(0),
                hurricane: rest.contains(&"hurricane"),
                shrapnel: rest.contains(&"shrapnel"),
            });
        }
    }
    Ok(())
}

/// A piece of a draft: what it is, and where in the draft.
struct Planned<'a> {
    kind: u8,
    seat: Seat,
    line: &'a PieceLine,
    carried: Option<&'a Carried>,
    /// Who carries it.
    by: Option<usize>,
}

/// The pieces of a draft in their order; those that are none are left out here and found at fault when it is seated.
fn planned<'a>(draft: &'a Draft, book: &Book) -> Vec<Planned<'a>> {
    let mut all: Vec<Planned> = Vec::new();
    for line in draft.pieces.iter().flatten() {
        let seat = line.words.iter().find_map(|word| book.seat_named(word));
        let kind = book.catalog.find(&line.kind);
        let (Some(seat), Some(kind)) = (seat, kind) else {
            continue;
        };
        let by = all.len();
        all.push(Planned {
            kind,
            seat,
            line,
            carried: None,
            by: None,
        });
        for carried in &line.carried {
            if let Some(kind) = book.catalog.find(&carried.kind) {
                all.push(Planned {
                    kind,
                    seat,
                    line,
                    carried: Some(carried),
                    by: Some(by),
                });
            }
        }
    }
    all.truncate(PIECES);
    all
}

/// The pieces of a draft take the place of those of the scenario.
pub fn post(book: &mut Book, draft: &Draft) {
    let all = planned(draft, book);
    let mut posts = Vec::new();
    let mut names = vec![String::new(); PIECES];
    for (place, planned) in all.iter().enumerate() {
        let has = |word: &str| match planned.carried {
            Some(carried) => carried.words.iter().any(|other| other == word),
            None => planned.line.has(word),
        };
        posts.push(Post {
            kind: planned.kind,
            seat: planned.seat,
            nation: book.side(planned.seat).nation.clone(),
            with: None,
            picked: has("picked"),
            escort: has("escort"),
            fascine: false,
        });
        let name = match planned.carried {
            Some(carried) => carried.name.clone(),
            None => planned.line.name.clone(),
        };
        names[place] = name.unwrap_or_default();
    }
    (book.posts, book.names) = (posts, names);
}

impl Book {
    /// The position of a draft; all that is wrong with it at once.
    pub(crate) fn seat(&self, draft: &Draft) -> Result<State, Vec<Fault>> {
        let mut seating = Seating::new(draft, Game::seats(self));
        let mut s = match draft.pieces {
            Some(_) => self.bare_state(),
            None => self.set_up(),
        };
        if let Some(name) = &draft.turn {
            s.active = seating.seat("turn", name).unwrap_or(s.active);
        }
        self.seat_pieces(&mut s, draft, &mut seating);
        for (key, value) in &draft.more {
            if !OF_THE_BOOK.contains(&key.as_str()) {
                self.seat_key(&mut s, key, value, &mut seating);
            }
        }
        if seating.is_sound() {
            self.begin_at(&mut s, draft, &mut seating);
        }
        seating.seated(s, |s| self.check(s))
    }

    fn seat_pieces(&self, s: &mut State, draft: &Draft, seating: &mut Seating) {
        for line in draft.pieces.iter().flatten() {
            if !line
                .words
                .iter()
                .any(|word| self.seat_named(word).is_some())
            {
                let mend = "add the name of its side";
                seating.fault(&line.at, "it is not said whose piece this is", mend);
            }
            let kinds = line.carried.iter().map(|it| &it.kind).chain([&line.kind]);
            for kind in kinds.filter(|kind| self.catalog.find(kind).is_none()) {
                let mend = "see units.json, vehicles.json and guns.json in content/landships";
                seating.fault(&line.at, &format!("'{kind}' is no piece"), mend);
            }
        }
        for (place, planned) in planned(draft, self).iter().enumerate() {
            self.seat_piece(s, Piece::of(place), planned, seating);
        }
    }

    fn seat_piece(&self, s: &mut State, piece: Piece, planned: &Planned, seating: &mut Seating) {
        let line = planned.line;
        let mut unit = self.fresh(piece);
        let words = match planned.carried {
            Some(carried) => &carried.words,
            None => &line.words,
        };
        for word in words.iter().filter(|word| self.seat_named(word).is_none()) {
            if let Some(facing) = facing_word(word) {
                unit.facing = facing;
            } else if let Some((_, mark)) = MARKS.iter().find(|(name, _)| name == word) {
                unit.marks.set(*mark);
            } else if let Some((_, deed)) = DEEDS.iter().find(|(name, _)| name == word) {
                unit.deeds.set(*deed);
            } else if word == "bridge" {
                unit.marks.set(Marks::BRIDGE);
            } else if !TRAITS.contains(&word.as_str()) {
                let mend = format!("use one of: {}", vocabulary().join(", "));
                seating.fault(&line.at, &format!("'{word}' is no word for a unit"), &mend);
            }
        }
        for (key, value) in &line.values {
            match (key.as_str(), u8::try_from(*value)) {
                ("charges" | "hits", Ok(left @ 0..16)) => unit.set_left(left),
                ("used", Ok(used)) => unit.used = used,
                _ => {
                    let what = format!("'{key}' is no value of a unit");
                    seating.fault(&line.at, &what, "write charges, hits or used");
                }
            }
        }
        unit.hex = HexIdOr(self.place_of(line, seating));
        unit.aboard = planned.by.map_or(PieceOr::NONE, |by| Piece::of(by).into());
        s.add(unit);
    }

    fn place_of(&self, line: &PieceLine, seating: &mut Seating) -> HexId {
        match line.place.as_str() {
            "offboard" => return OFFBOARD,
            "later" => return LATER,
            _ => {}
        }
        match self.ground.map.grid().parse(&line.place) {
            Ok(hex) => hex,
            Err(error) => {
                let mend = "write a hex such as 0506, offboard or later";
                seating.fault(&line.at, &error.to_string(), mend);
                HexId(0)
            }
        }
    }

    /// Stands at the named point; plays on to the first question.
    fn begin_at(&self, s: &mut State, draft: &Draft, seating: &mut Seating) {
        let at = draft.at.as_deref().unwrap_or("march");
        if at == "start" {
            return self.run(s, &mut Chance::script(&[]), &mut Teller::silent());
        }
        let Some(&(_, phase)) = POINTS.iter().find(|(name, _)| *name == at) else {
            let names: Vec<&str> = POINTS.iter().map(|(name, _)| *name).collect();
            let mend = format!("write one of: start, {}", names.join(", "));
            return seating.fault("at", &format!("'{at}' is no point of this game"), &mend);
        };
        let active = s.active;
        self.go(s, phase);
        s.active = active;
        let mut chance = Chance::script(&[]);
        self.run(s, &mut chance, &mut Teller::silent());
        if chance.fault().is_some() {
            let mend = "start earlier, and script them in a step";
            seating.fault("at", "dice are rolled before the first question here", mend);
        }
    }
}
