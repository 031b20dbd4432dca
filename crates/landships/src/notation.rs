//! Actions as text: what journals, cases and people write.

use crate::action::{Action, Battery, Caller, Gait, Weapon};
use crate::book::Book;
use crate::ids::{Module, Piece, Plane};
use crate::state::{Arms, Barrage, Mission, State};
use hex::HexId;

/// The hexsides by their words: east, then clockwise (L14.11).
pub const SIDES: [&str; 6] = ["e", "se", "sw", "w", "nw", "ne"];

/// The hexside of that word.
pub fn side_named(word: &str) -> Option<u8> {
    let found = { SIDES.iter() }.position(|side| side.eq_ignore_ascii_case(word));
    found.map(|side| side as u8)
}

impl Book {
    /// The name of who asks.
    pub fn caller_name(&self, caller: Caller) -> &str {
        match caller {
            Caller::Unit(piece) => self.name(piece),
            Caller::Plane(plane) => self.plane_name(plane),
        }
    }

    /// The notation of an action.
    pub(crate) fn write(&self, action: Action) -> String {
        let at = |hex: HexId| self.label(hex);
        let who = |piece: Piece| self.name(piece).to_owned();
        let side = |facing: u8| SIDES[usize::from(facing) % 6];
        let arms = |arms: Arms| match arms {
            Arms::ALL => String::new(),
            arms => format!(" {}", arms.words()),
        };
        match action {
            Action::Done => "done".into(),
            Action::Pass => "pass".into(),
            Action::Place(piece, hex) => format!("place {} {}", who(piece), at(hex)),
            Action::Hide(piece, hex) => format!("hide {} {}", who(piece), at(hex)),
            Action::Dig(hex) => format!("dig {}", at(hex)),
            Action::Plan(row, hex) => format!("plan {} {}", row + 1, at(hex)),
            Action::Continue(module) => format!("continue {}", self.module_name(module)),
            Action::Shift(from, to, by) => {
                format!("shift {} {} {}", at(from), at(to), self.caller_name(by))
            }
            Action::Request(by, hex) => format!("request {} {}", self.caller_name(by), at(hex)),
            Action::Assign(battery, hex, kind) => {
                let name = match battery {
                    Battery::Module(module) => self.module_name(module),
                    Battery::Gun(piece) => self.name(piece),
                };
                format!("assign {name} {} {}", at(hex), kind.word())
            }
            Action::Hex(hex) => format!("hex {}", at(hex)),
            Action::Move(unit) => format!("move {}", who(unit)),
            Action::Join(unit) => format!("join {}", who(unit)),
            Action::Stack(hex) => format!("stack {}", at(hex)),
            Action::Step(hex) => format!("step {}", at(hex)),
            Action::Fascine(hex) => format!("fascine {}", at(hex)),
            Action::Reverse(hex) => format!("reverse {}", at(hex)),
            Action::Turn(facing) => format!("turn {}", side(facing)),
            Action::Gait(gait) => gait.word().into(),
            Action::Board(unit, on) => format!("board {} {}", who(unit), who(on)),
            Action::Alight(unit) => format!("alight {}", who(unit)),
            Action::Dismount => "dismount".into(),
            Action::Mount(unit) => format!("mount {}", who(unit)),
            Action::Leave(unit) => format!("leave {}", who(unit)),
            Action::Exit => "exit".into(),
            Action::Stop => "stop".into(),
            Action::Fire(by, with, hex) => format!("fire {} {}{}", who(by), at(hex), arms(with)),
            Action::Add(by, with) => format!("add {}{}", who(by), arms(with)),
            Action::Everyone => "everyone".into(),
            Action::Burn(by, hex) => format!("burn {} {}", who(by), at(hex)),
            Action::Shoot(by, weapon, target) => {
                format!("shoot {} {} {}", who(by), weapon.word(), who(target))
            }
            Action::Pivot(gun, facing) => format!("pivot {} {}", who(gun), side(facing)),
            Action::Shelter(unit) => format!("shelter {}", who(unit)),
            Action::Destroy(gun) => format!("destroy {}", who(gun)),
            Action::Lose(unit) => format!("lose {}", who(unit)),
            Action::Retreat(hex) => format!("retreat {}", at(hex)),
            Action::Push(unit, hex) => format!("push {} {}", who(unit), at(hex)),
            Action::Fly(plane, mission, hex) => {
                let hex = hex.map_or(String::new(), |hex| format!(" {}", at(hex)));
                format!("fly {} {}{hex}", self.plane_name(plane), mission.word())
            }
            Action::Intercept(by, at) => {
                format!("intercept {} {}", self.plane_name(by), self.plane_name(at))
            }
            Action::Flak(gun, at) => format!("flak {} {}", who(gun), self.plane_name(at)),
            Action::Sky(by, at) => format!("sky {} {}", who(by), self.plane_name(at)),
            Action::Cut(unit) => format!("cut {}", who(unit)),
            Action::Fill(unit) => format!("fill {}", who(unit)),
        }
    }

    /// The piece of that name.
    pub fn piece_named(&self, name: &str) -> Option<Piece> {
        let found = { self.names.iter() }.position(|other| other.eq_ignore_ascii_case(name));
        found.map(Piece::of)
    }
    /// The module of that name.
    pub fn module_named(&self, name: &str) -> Option<Module> {
        let found = { self.modules.iter() }.position(|it| it.name.eq_ignore_ascii_case(name));
        found.map(|place| Module(place as u8))
    }
    /// The aircraft of that name.
    pub fn plane_named(&self, name: &str) -> Option<Plane> {
        let found = { self.planes.iter() }.position(|it| it.name.eq_ignore_ascii_case(name));
        found.map(|place| Plane(place as u8))
    }

    /// The action of a notation. `done` and `pass` may say what is meant to be over: `done march`.
    pub(crate) fn read(&self, s: &State, text: &str) -> Result<Action, String> {
        let asking = (!s.ended()).then(|| self.question(s).asked(self, s).1);
        let words: Vec<&str> = text.split_whitespace().collect();
        let reader = Reader { book: self, text };
        Ok(match words.as_slice() {
            ["done"] => Action::Done,
            ["pass"] => Action::Pass,
            ["done", moment] if asking == Some(moment) => Action::Done,
            ["pass", moment] if asking == Some(moment) => Action::Pass,
            ["pass" | "done", moment] => {
                let asking = asking.unwrap_or("nothing");
                let what = format!("'{text}': not '{moment}' is open now but '{asking}'");
                return Err(what);
            }
            words => match reader.moves(words)? {
                Some(action) => action,
                None => { reader.others(words)? }
                    .ok_or_else(|| reader.wrong("is no action of this game; see docs/cases.md"))?,
            },
        })
    }
}

/// Reads one notation.
struct Reader<'a> {
    book: &'a Book,
    text: &'a str,
}

impl Reader<'_> {
    fn wrong(&self, what: &str) -> String {
        format!("'{}': {what}", self.text)
    }
    fn hex(&self, word: &str) -> Result<HexId, String> {
        let found = self.book.ground.map.grid().parse(word);
        found.map_err(|error| self.wrong(&error.to_string()))
    }
    fn who(&self, word: &str) -> Result<Piece, String> {
        let found = self.book.piece_named(word);
        found.ok_or_else(|| self.wrong(&format!("there is no piece '{word}'")))
    }
    fn module(&self, word: &str) -> Result<Module, String> {
        let found = self.book.module_named(word);
        found.ok_or_else(|| self.wrong(&format!("there is no module '{word}'")))
    }
    fn plane(&self, word: &str) -> Result<Plane, String> {
        let found = self.book.plane_named(word);
        found.ok_or_else(|| self.wrong(&format!("there is no aircraft '{word}'")))
    }
    fn caller(&self, word: &str) -> Result<Caller, String> {
        match self.book.plane_named(word) {
            Some(plane) => Ok(Caller::Plane(plane)),
            None => self.who(word).map(Caller::Unit),
        }
    }
    fn side(&self, word: &str) -> Result<u8, String> {
        let found = side_named(word);
        found.ok_or_else(|| self.wrong("a hexside is e, se, sw, w, nw or ne"))
    }
    fn arms(&self, word: &str) -> Result<Arms, String> {
        let found = Arms::named(word);
        found.ok_or_else(|| self.wrong(&format!("'{word}' is no weapon: write f+r, gun, …")))
    }
    fn battery(&self, word: &str) -> Result<Battery, String> {
        match self.book.module_named(word) {
            Some(module) => Ok(Battery::Module(module)),
            None => self.who(word).map(Battery::Gun),
        }
    }

    /// Set-up and movement.
    fn moves(&self, words: &[&str]) -> Result<Option<Action>, String> {
        Ok(Some(match words {
            ["place", piece, at] => Action::Place(self.who(piece)?, self.hex(at)?),
            ["hide", piece, at] => Action::Hide(self.who(piece)?, self.hex(at)?),
            ["dig", at] => Action::Dig(self.hex(at)?),
            ["plan", row, at] => {
                let row: Option<u8> = row.parse().ok();
                let row = row.and_then(|row| row.checked_sub(1));
                let row = row.ok_or_else(|| self.wrong("planned fire is counted from 1"))?;
                Action::Plan(row, self.hex(at)?)
            }
            ["move", unit] => Action::Move(self.who(unit)?),
            ["join", unit] => Action::Join(self.who(unit)?),
            ["stack", at] => Action::Stack(self.hex(at)?),
            ["step", at] => Action::Step(self.hex(at)?),
            ["fascine", at] => Action::Fascine(self.hex(at)?),
            ["reverse", at] => Action::Reverse(self.hex(at)?),
            ["turn", side] => Action::Turn(self.side(side)?),
            ["trot"] => Action::Gait(Gait::Trot),
            ["gallop"] => Action::Gait(Gait::Gallop),
            ["charge"] => Action::Gait(Gait::Charge),
            ["board", unit, on] => Action::Board(self.who(unit)?, self.who(on)?),
            ["alight", unit] => Action::Alight(self.who(unit)?),
            ["dismount"] => Action::Dismount,
            ["mount", unit] => Action::Mount(self.who(unit)?),
            ["leave", unit] => Action::Leave(self.who(unit)?),
            ["exit"] => Action::Exit,
            ["stop"] => Action::Stop,
            ["lose", unit] => Action::Lose(self.who(unit)?),
            ["retreat", at] => Action::Retreat(self.hex(at)?),
            ["push", unit, at] => Action::Push(self.who(unit)?, self.hex(at)?),
            ["cut", unit] => Action::Cut(self.who(unit)?),
            ["fill", unit] => Action::Fill(self.who(unit)?),
            _ => return Ok(None),
        }))
    }

    /// Artillery, fire, air.
    fn others(&self, words: &[&str]) -> Result<Option<Action>, String> {
        Ok(Some(match words {
            ["continue", module] => Action::Continue(self.module(module)?),
            ["shift", from, to, by] => {
                Action::Shift(self.hex(from)?, self.hex(to)?, self.caller(by)?)
            }
            ["request", by, at] => Action::Request(self.caller(by)?, self.hex(at)?),
            ["assign", battery, at] => {
                Action::Assign(self.battery(battery)?, self.hex(at)?, Barrage::Drumfire)
            }
            ["assign", battery, at, kind] => {
                let kind = Barrage::named(kind);
                let kind = kind.ok_or_else(|| {
                    self.wrong("write drumfire, shrapnel, hurricane, gas or smoke")
                })?;
                Action::Assign(self.battery(battery)?, self.hex(at)?, kind)
            }
            ["hex", at] => Action::Hex(self.hex(at)?),
            ["fire", by, at] => Action::Fire(self.who(by)?, Arms::ALL, self.hex(at)?),
            ["fire", by, at, arms] => Action::Fire(self.who(by)?, self.arms(arms)?, self.hex(at)?),
            ["add", by] => Action::Add(self.who(by)?, Arms::ALL),
            ["add", by, arms] => Action::Add(self.who(by)?, self.arms(arms)?),
            ["everyone"] => Action::Everyone,
            ["burn", by, at] => Action::Burn(self.who(by)?, self.hex(at)?),
            ["shoot", by, target] => Action::Shoot(self.who(by)?, Weapon::Gun, self.who(target)?),
            ["shoot", by, weapon, target] => {
                let found = { Weapon::ALL.into_iter() }.find(|it| it.word() == *weapon);
                let found = found.ok_or_else(|| self.wrong("write gun, gun2, mg, rifle or flame"));
                Action::Shoot(self.who(by)?, found?, self.who(target)?)
            }
            ["pivot", gun, side] => Action::Pivot(self.who(gun)?, self.side(side)?),
            ["shelter", unit] => Action::Shelter(self.who(unit)?),
            ["destroy", gun] => Action::Destroy(self.who(gun)?),
            ["fly", plane, mission, rest @ ..] if rest.len() < 2 => {
                let found = Mission::named(mission);
                let found =
                    found.ok_or_else(|| self.wrong("write observe, bomb, strafe or patrol"))?;
                let hex = rest.first().map(|word| self.hex(word)).transpose()?;
                Action::Fly(self.plane(plane)?, found, hex)
            }
            ["intercept", by, at] => Action::Intercept(self.plane(by)?, self.plane(at)?),
            ["flak", gun, at] => Action::Flak(self.who(gun)?, self.plane(at)?),
            ["sky", by, at] => Action::Sky(self.who(by)?, self.plane(at)?),
            _ => return Ok(None),
        }))
    }
}
