//! The piece lines of a draft.

use crate::draft::Seating;
use crate::kinds::{Kind, Specialist};
use crate::open::MOST_UNITS;
use crate::state::{Raid, State, Unit};
use table::PieceLine;

impl Seating<'_> {
    /// `E3 infantry#A british grenadier figures=2 ordered moved=1`
    pub fn piece(&mut self, s: &mut State, line: &PieceLine) {
        let at = line.at.as_str();
        let Some(kind) = Kind::named(&line.kind) else {
            return self.fault(
                at,
                &format!("'{}' is no kind of unit", line.kind),
                "write infantry, machine-gun, mortar, schneider, saint-chamond or field-gun",
            );
        };
        let Ok(hex) = self.book.map.grid().parse(&line.place) else {
            return self.fault(
                at,
                &format!("'{}' is no hex of the board", line.place),
                "write a hex such as E3",
            );
        };
        if s.at(hex).is_some() {
            return self.fault(
                at,
                "two units stand in one hex (move.one-unit-per-hex)",
                "move one of them",
            );
        }
        let Some(seat) = line
            .words
            .iter()
            .find_map(|word| self.book.seat_named(word))
        else {
            return self.fault(
                at,
                "it is not said whose unit this is",
                "add british or german (or the sides you named)",
            );
        };
        if s.units.len() == MOST_UNITS {
            return self.fault(at, "there are too many units", "at most 48 fit");
        }
        let of = self.book.ability(kind).figures;
        let figures = self.value(line, "figures", 1, i64::from(of)).unwrap_or(of);
        let moved = self.value(line, "moved", 0, 6).unwrap_or(0);
        let slot = s.units.len() as u8;
        s.units.push(Unit {
            figures,
            of,
            kind,
            seat,
            moved,
            ..Unit::default()
        });
        s.place(slot, hex);
        if moved > 0 {
            s.entered.insert(slot);
            s.moved.insert(slot);
            if self.book.stops_entering(s, hex) {
                s.stopped.insert(slot);
            }
        }
        for word in line
            .words
            .iter()
            .filter(|word| self.book.seat_named(word).is_none())
        {
            self.word(s, slot, word, at);
        }
        for (key, _) in line
            .values
            .iter()
            .filter(|(key, _)| key != "figures" && key != "moved")
        {
            self.fault(
                at,
                &format!("'{key}' is no value of a unit"),
                "write figures=N or moved=N",
            );
        }
        if !line.carried.is_empty() {
            self.fault(
                at,
                "units carry nothing in this game",
                "a grenadier is a word: infantry grenadier",
            );
        }
    }

    fn value(&mut self, line: &PieceLine, key: &str, low: i64, high: i64) -> Option<u8> {
        let value = line.value(key)?;
        if (low..=high).contains(&value) {
            return Some(value as u8);
        }
        self.fault(
            &line.at,
            &format!("{key}={value} cannot be"),
            &format!("write a number from {low} to {high}"),
        );
        None
    }

    fn word(&mut self, s: &mut State, slot: u8, word: &str, at: &str) {
        if let Some(specialist) = Specialist::named(word) {
            return self.specialist(s, slot, specialist, at);
        }
        match word {
            "acquired" => s.acquired.insert(slot),
            "credited" => s.credited.insert(slot),
            "ditched" if s.unit(slot).kind.is_tank() => s.ditched.insert(slot),
            "ordered" => s.ordered.insert(slot),
            "entered" => s.entered.insert(slot),
            "stopped" => s.stopped.insert(slot),
            "fought" => s.fought.insert(slot),
            "no-fight" => s.barred.insert(slot),
            "token" => s.tokens.insert(slot),
            "raider" if s.raid.unit.is_none() => {
                let start = s.unit(slot).hex;
                s.raid = Raid { unit: Some(slot), start, raided: false };
            }
            "out-of-ammo" if s.dry.is_none() => s.dry = Some(slot),
            "raider" | "out-of-ammo" => self.fault(at, "there can be only one such unit", "take the word from the other"),
            _ => self.fault(
                at,
                &format!("'{word}' is no word for a unit"),
                "use a side, a specialist, ordered, entered, stopped, fought, no-fight, token, raider, out-of-ammo, acquired, credited or ditched",
            ),
        }
    }

    /// spec.grenadier-host, fx.deploy.host, fx.deploy.one-per-unit
    fn specialist(&mut self, s: &mut State, slot: u8, specialist: Specialist, at: &str) {
        let u = s.unit_mut(slot);
        let hosts = &self.book.skill(specialist).hosts;
        if !hosts.contains(&u.kind) {
            let words: Vec<&str> = hosts.iter().map(|kind| kind.word()).collect();
            let what = format!(
                "'{}' does not join such a unit (fx.deploy.host)",
                specialist.word()
            );
            return self.fault(at, &what, &format!("put it with {}", words.join(" or ")));
        }
        if u.specialist.replace(specialist).is_some() {
            let what = "a unit has one specialist at most (fx.deploy.one-per-unit)";
            self.fault(at, what, "leave one of them out");
        }
    }
}
