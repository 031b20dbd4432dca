//! Any position, as a case or an editor describes it.

mod words;

pub use words::{arm_words, car_words, mark_words, vocabulary};

use crate::book::Book;
use crate::ids::{ARMS, CARS, MEN, PIECES, Piece, Sort};
use crate::shot::at_hour;
use crate::state::{
    Acquired, Arm, ArmMarks, Car, HexIdOr, LATER, Man, OFFBOARD, Phase, Residual, Smoke, SmokeKind,
    State, foe,
};
use hex::HexId;
use serde_json::Value;
use table::{Carried, Chance, Draft, Fault, Game, PieceLine, Seat, Seating, Teller};

use words::{ARM_MARKS, CAR_MARKS, GUN_WORDS, MARKS, facing_word};

/// Words of a draft that speak of the scenario, read when the book is opened.
const OF_THE_BOOK: [&str; 10] = [
    "sight",
    "sides",
    "date",
    "first",
    "turns",
    "half",
    "objectives",
    "goals",
    "forces",
    "elr",
];
/// The named points of the sequence of play.
const POINTS: [(&str, Phase); 14] = [
    ("turn-start", Phase::Reinforcements),
    ("recovery", Phase::Recovery),
    ("repair", Phase::Repair),
    ("transfer", Phase::Transfer),
    ("self-rally", Phase::SelfRally),
    ("rally", Phase::Rally),
    ("rally-end", Phase::RallyEnd),
    ("prep-fire", Phase::PrepFire),
    ("movement", Phase::Movement),
    ("defensive-fire", Phase::DefensiveFire),
    ("advancing-fire", Phase::AdvancingFire),
    ("rout", Phase::Rout),
    ("advance", Phase::Advance),
    ("close-combat", Phase::CloseCombat),
];
/// A piece of a draft: what it is, and where in the draft.
struct Planned<'a> {
    piece: Piece,
    kind: u8,
    seat: Seat,
    line: &'a PieceLine,
    carried: Option<&'a Carried>,
}

/// The pieces of a draft in their order; those that are none are left out here and found at fault when it is seated.
fn planned<'a>(draft: &'a Draft, book: &Book) -> Vec<Planned<'a>> {
    let mut all = Vec::new();
    let (mut men, mut arms, mut cars) = (0, 0, 0);
    for line in draft.pieces.iter().flatten() {
        let Some(seat) = line.words.iter().find_map(|word| book.seat_named(word)) else {
            continue;
        };
        let mut add = |kind: Option<u8>, man: bool, carried: Option<&'a Carried>| {
            let place = if man { &mut men } else { &mut arms };
            if let Some(kind) = kind.filter(|_| *place < if man { MEN } else { ARMS }) {
                let piece = if man {
                    Piece::man(*place)
                } else {
                    Piece::arm(*place)
                };
                *place += 1;
                all.push(Planned {
                    piece,
                    kind,
                    seat,
                    line,
                    carried,
                });
            }
        };
        let nation = &book.side(seat).nation;
        if let Some(kind) = book.catalog.find_vehicle(nation, &line.kind) {
            if cars < CARS {
                let piece = Piece::car(cars);
                cars += 1;
                all.push(Planned {
                    piece,
                    kind,
                    seat,
                    line,
                    carried: None,
                });
            }
            continue;
        }
        match book.catalog.find_unit(nation, &line.kind) {
            Some(kind) => add(Some(kind), true, None),
            None => add(weapon(book, nation, &line.kind), false, None),
        }
        for carried in &line.carried {
            add(weapon(book, nation, &carried.kind), false, Some(carried));
        }
    }
    all
}

/// `lmg`, or `russian-lmg` for one of another nation.
fn weapon(book: &Book, nation: &str, word: &str) -> Option<u8> {
    let foreign = || {
        let (other, word) = word.split_once('-')?;
        book.catalog.find_weapon(other, word)
    };
    book.catalog.find_weapon(nation, word).or_else(foreign)
}

/// The names that a draft gives its pieces.
pub fn names(draft: &Draft, book: &Book) -> Vec<String> {
    let mut names = vec![String::new(); PIECES];
    for planned in planned(draft, book) {
        let name = match planned.carried {
            Some(carried) => carried.name.clone(),
            None => planned.line.name.clone(),
        };
        names[planned.piece.index()] = name.unwrap_or_default();
    }
    names
}

impl Book {
    /// An empty table.
    pub fn bare_state(&self) -> State {
        let mut s = State {
            active: self.first,
            part: self.first,
            turn: 1,
            ..State::empty()
        };
        for objective in &self.objectives {
            s.held.push(objective.held);
        }
        s
    }

    /// The pieces of the scenario, to be set up or to enter.
    pub fn set_up(&self) -> State {
        let mut s = self.bare_state();
        for posted in &self.posted {
            let enters = self
                .force(posted.piece)
                .is_some_and(|force| force.enters > 0);
            let hex = if enters {
                LATER
            } else {
                crate::state::AT_START
            };
            if posted.piece.is_car() {
                s.cars.push(Car {
                    kind: posted.kind,
                    seat: posted.seat,
                    ..Car::default()
                });
                s.put(posted.piece, hex);
            } else if posted.piece.is_man() {
                s.men.push(Man {
                    kind: posted.kind,
                    seat: posted.seat,
                    ..Man::default()
                });
                s.put(posted.piece, hex);
            } else {
                s.arms.push(Arm {
                    kind: posted.kind,
                    seat: posted.seat,
                    ..Arm::default()
                });
                s.put(posted.piece, crate::state::AT_START);
            }
        }
        self.issue_fausts(&mut s);
        s
    }

    /// The position of a draft; all that is wrong with it at once.
    pub(crate) fn seat(&self, draft: &Draft) -> Result<State, Vec<Fault>> {
        let mut seating = Seating::new(draft, Game::seats(self));
        let mut s = match draft.pieces {
            Some(_) => self.bare_state(),
            None => self.set_up(),
        };
        if let Some(name) = &draft.turn {
            s.active = seating.seat("turn", name).unwrap_or(s.active);
            s.part = s.active;
        }
        self.seat_pieces(&mut s, draft, &mut seating);
        self.issue_fausts(&mut s);
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
            let Some(seat) = line.words.iter().find_map(|word| self.seat_named(word)) else {
                seating.fault(
                    &line.at,
                    "it is not said whose piece this is",
                    "add the name of its side",
                );
                continue;
            };
            let nation = &self.side(seat).nation;
            let known = self.catalog.find_unit(nation, &line.kind).is_some()
                || self.catalog.find_vehicle(nation, &line.kind).is_some()
                || weapon(self, nation, &line.kind).is_some();
            if !known {
                let what = format!("'{}' is no piece of that side", line.kind);
                seating.fault(
                    &line.at,
                    &what,
                    "see content/aslsk/units.json and weapons.json for its words",
                );
            }
            for carried in line
                .carried
                .iter()
                .filter(|it| weapon(self, nation, &it.kind).is_none())
            {
                let what = format!("'{}' is no weapon", carried.kind);
                seating.fault(
                    &line.at,
                    &what,
                    "see content/aslsk/weapons.json for its words",
                );
            }
        }
        let mut bearer = None;
        for planned in planned(draft, self) {
            match planned.piece.sort() {
                Sort::Man(_) => {
                    bearer = Some(planned.piece);
                    self.seat_man(s, &planned, seating);
                }
                Sort::Car(_) => self.seat_car(s, &planned, seating),
                Sort::Arm(_) => self.seat_arm(
                    s,
                    &planned,
                    bearer.filter(|_| planned.carried.is_some()),
                    seating,
                ),
            }
        }
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
                seating.fault(
                    &line.at,
                    &error.to_string(),
                    "write a hex such as E3, offboard or later",
                );
                HexId(0)
            }
        }
    }

    fn seat_man(&self, s: &mut State, planned: &Planned, seating: &mut Seating) {
        let line = planned.line;
        let mut man = Man {
            kind: planned.kind,
            seat: planned.seat,
            ..Man::default()
        };
        for word in line
            .words
            .iter()
            .filter(|word| self.seat_named(word).is_none())
        {
            match MARKS.iter().find(|(name, _)| name == word) {
                Some((_, mark)) => man.marks.set(*mark),
                None => {
                    let words: Vec<&str> = MARKS.iter().map(|(word, _)| *word).collect();
                    let mend = format!("use one of: {}", words.join(", "));
                    seating.fault(&line.at, &format!("'{word}' is no word for a unit"), &mend);
                }
            }
        }
        for (key, _) in &line.values {
            seating.fault(
                &line.at,
                &format!("'{key}' is no value of a unit"),
                "leave it out",
            );
        }
        let hex = self.place_of(line, seating);
        s.men.push(man);
        s.put(planned.piece, hex);
    }

    fn seat_car(&self, s: &mut State, planned: &Planned, seating: &mut Seating) {
        let line = planned.line;
        let mut car = Car {
            kind: planned.kind,
            seat: planned.seat,
            ..Car::default()
        };
        for word in line
            .words
            .iter()
            .filter(|word| self.seat_named(word).is_none())
        {
            let gun = GUN_WORDS
                .iter()
                .find(|(down, out, _)| word == down || word == out);
            match (CAR_MARKS.iter().find(|(name, _)| name == word), gun) {
                (Some((_, mark)), _) => car.marks.set(*mark),
                (_, Some((down, _, bit))) if word == down => car.mg_broken |= bit,
                (_, Some((.., bit))) => car.mg_gone |= bit,
                _ => {
                    let words: Vec<&str> = CAR_MARKS.iter().map(|(word, _)| *word).collect();
                    let mend = format!("use one of: {}", words.join(", "));
                    let what = format!("'{word}' is no word for a vehicle");
                    seating.fault(&line.at, &what, &mend);
                }
            }
        }
        let mut tca = None;
        for (key, value) in &line.values {
            let arc = u8::try_from(*value).ok().and_then(at_hour);
            match (key.as_str(), arc) {
                ("vca", Some(arc)) => car.vca = arc,
                ("tca", Some(arc)) => tca = Some(arc),
                _ => {
                    let what = format!("'{key}' is no value of a vehicle");
                    seating.fault(
                        &line.at,
                        &what,
                        "write vca and tca, odd hours of the clock: 1 to 11",
                    );
                }
            }
        }
        car.tca = tca.unwrap_or(car.vca);
        let hex = self.place_of(line, seating);
        s.cars.push(car);
        s.put(planned.piece, hex);
    }

    fn seat_arm(&self, s: &mut State, planned: &Planned, by: Option<Piece>, seating: &mut Seating) {
        let line = planned.line;
        let mut arm = Arm {
            kind: planned.kind,
            seat: planned.seat,
            by,
            ..Arm::default()
        };
        let words = match planned.carried {
            Some(carried) => &carried.words,
            None => &line.words,
        };
        for word in words.iter().filter(|word| self.seat_named(word).is_none()) {
            if let Some(facing) = facing_word(word) {
                arm.facing = facing;
                continue;
            }
            match ARM_MARKS.iter().find(|(name, _)| name == word) {
                Some((_, mark)) => arm.marks.set(*mark),
                None => {
                    let words: Vec<&str> = ARM_MARKS.iter().map(|(word, _)| *word).collect();
                    let mend = format!("use one of: {}", words.join(", "));
                    seating.fault(
                        &line.at,
                        &format!("'{word}' is no word for a weapon"),
                        &mend,
                    );
                }
            }
        }
        let hex = match by {
            Some(by) => s.hex(by),
            None => self.place_of(line, seating),
        };
        s.arms.push(arm);
        s.put(planned.piece, hex);
        if arm.marks.any(ArmMarks::HIDDEN) {
            self.conceal(s, planned.piece);
        }
        let nation = self.catalog.weapons[usize::from(planned.kind)].nation;
        if self.catalog.nation_word(nation) != self.side(planned.seat).nation {
            s.arm_mut(planned.piece).marks.set(ArmMarks::CAPTURED);
        }
    }

    fn seat_key(&self, s: &mut State, key: &str, value: &Value, seating: &mut Seating) {
        match key {
            "round" => {
                s.turn = value
                    .as_u64()
                    .and_then(|n| u8::try_from(n).ok())
                    .unwrap_or(1)
                    .max(1)
            }
            "smoke" => {
                for (hex, value) in self.by_hex(key, value, seating) {
                    let words = value.as_str().unwrap_or_default();
                    let owner = words
                        .split_whitespace()
                        .find_map(|word| self.seat_named(word));
                    let kind = words.split_whitespace().find_map(SmokeKind::named);
                    let Some(kind) = kind else {
                        let mend =
                            "write full, dispersed, grenades, wp or wp-dispersed, and whose it is";
                        seating.fault(key, "this is no Smoke", mend);
                        continue;
                    };
                    s.smoke.push(Smoke {
                        hex: HexIdOr(hex),
                        seat: owner.unwrap_or(s.active),
                        kind,
                    });
                }
            }
            "fausts" => {
                for (name, value) in value.as_object().into_iter().flatten() {
                    if let Some(seat) = seating.seat(key, name) {
                        let said = value.as_u64().and_then(|n| u8::try_from(n).ok());
                        s.fausts[seat] = said.unwrap_or_else(|| self.faust_supply(s, seat));
                    }
                }
            }
            "acquired" => self.seat_acquired(s, value, seating),
            "residual" => {
                for (hex, value) in self.by_hex(key, value, seating) {
                    let fp = value
                        .as_u64()
                        .and_then(|n| u8::try_from(n).ok())
                        .unwrap_or(0);
                    s.residual.push(Residual {
                        hex: HexIdOr(hex),
                        fp,
                    });
                }
            }
            _ => {
                let what = format!("'{key}' means nothing in this game");
                seating.fault(key, &what, "docs/cases.md lists the keys");
            }
        }
    }

    /// `{ G = "J5 2" }`: the weapon of that name has acquired who is there, or the hex.
    fn seat_acquired(&self, s: &mut State, value: &Value, seating: &mut Seating) {
        for (name, value) in value.as_object().into_iter().flatten() {
            let words: Vec<&str> = value.as_str().unwrap_or("").split_whitespace().collect();
            let arm = self.piece_named(name).filter(|piece| !piece.is_man());
            let hex = words
                .first()
                .map(|label| self.ground.map.grid().parse(label));
            let level = words.get(1).and_then(|level| level.parse().ok());
            let (Some(arm), Some(Ok(hex)), Some(level @ 1..=2)) = (arm, hex, level) else {
                let mend = "write the name of a weapon, a hex and 1 or 2: { G = \"J5 2\" }";
                seating.fault("acquired", "this is no Acquisition", mend);
                continue;
            };
            let area = words.get(2) == Some(&"area");
            let unit = s.of_in(foe(s.owner(arm)), hex).first().filter(|_| !area);
            let acquired = Acquired {
                hex: HexIdOr(hex),
                unit,
                level,
                area,
                stack: !area && s.men_in(foe(s.owner(arm)), hex).len() > 1,
            };
            match arm.is_car() {
                true => s.car_mut(arm).acquired = acquired,
                false => s.arm_mut(arm).acquired = acquired,
            }
        }
    }

    fn by_hex<'v>(
        &self,
        key: &str,
        value: &'v Value,
        seating: &mut Seating,
    ) -> Vec<(HexId, &'v Value)> {
        let mut found = Vec::new();
        for (label, value) in value.as_object().into_iter().flatten() {
            match self.ground.map.grid().parse(label) {
                Ok(hex) => found.push((hex, value)),
                Err(error) => seating.fault(key, &error.to_string(), "write a hex such as E3"),
            }
        }
        found
    }

    /// Stands at the named point; plays on to the first question.
    fn begin_at(&self, s: &mut State, draft: &Draft, seating: &mut Seating) {
        let at = draft.at.as_deref().unwrap_or("prep-fire");
        let Some(&(_, phase)) = POINTS.iter().find(|(name, _)| *name == at) else {
            let names: Vec<&str> = POINTS.iter().map(|(name, _)| *name).collect();
            let mend = format!("write one of: start, {}", names.join(", "));
            return seating.fault("at", &format!("'{at}' is no point of this game"), &mend);
        };
        s.phase = phase;
        match phase {
            Phase::Movement => self.end_cx(s),
            Phase::Rout => self.begin_rout_phase(s),
            _ => {}
        }
        let mut chance = Chance::script(&[]);
        self.run(s, &mut chance, &mut Teller::silent());
        if chance.fault().is_some() {
            let mend = "start earlier, and script them in a step";
            seating.fault("at", "dice are rolled before the first question here", mend);
        }
    }
}
