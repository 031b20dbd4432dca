//! The pieces of a draft.

use super::Seating;
use crate::state::{Place, State, Unit, Weapon};
use table::{PieceLine, Seat};

impl Seating<'_> {
    /// `K7 rifle#G1 german broken +lmg:broken`, `time.3 rifle german`, `casualties team german`, `weapons lmg german`.
    pub(super) fn piece(&mut self, s: &mut State, line: &PieceLine) {
        let seats = [Seat(0), Seat(1)];
        let named = seats
            .into_iter()
            .find(|&seat| line.has(self.book.name(seat)));
        let known = |seat: &Seat| {
            let nation = self.book.side(*seat).nation;
            self.book.kind_named(nation, &line.kind).is_some()
                || self.book.arm_named(nation, &line.kind).is_some()
        };
        let only = || {
            let mut having = seats.into_iter().filter(known);
            having.next().filter(|_| having.next().is_none())
        };
        let Some(seat) = named.or_else(only) else {
            return self.fault(
                &line.at,
                "whose piece is this?",
                "add the nation: K7 rifle german",
            );
        };
        let nation = self.book.side(seat).nation;
        if line.place == super::WEAPONS_BOX {
            return self.lost_weapon(s, seat, line);
        }
        let Some(kind) = self.book.kind_named(nation, &line.kind) else {
            let what = format!("'{}' is no unit of the {}", line.kind, nation.word());
            return self.fault(
                &line.at,
                &what,
                "see units.json in the content of the system",
            );
        };
        let place = match (line.place.as_str(), line.place.strip_prefix("time.")) {
            ("casualties", _) => Place::Casualty,
            (_, Some(space)) => match space.parse() {
                Ok(space) => Place::Time(space),
                Err(_) => return self.fault(&line.at, "that is no space", "write time.3"),
            },
            _ => Place::Map,
        };
        if s.units.len() == crate::state::MOST_UNITS {
            return self.fault(&line.at, "there are too many units", "at most 64 fit");
        }
        let unit = Unit {
            kind,
            seat,
            place,
            broken: line.has(self.book.edition.word("broken")),
            suppressed: line.has("suppressed"),
            veteran: line.has("veteran"),
            ..Unit::default()
        };
        let unit = self.book.enlist(s, unit);
        if line.has("activated") {
            s.activated.insert(unit);
        }
        // g:7.2.1.1
        if line.has("exited") && self.book.is_tank(s, unit) {
            s.exited.insert(unit);
        }
        if place == Place::Map {
            match self.book.map.grid().parse(&line.place) {
                Ok(hex) => s.put(unit, hex),
                Err(error) => {
                    s.unit_mut(unit).place = Place::Away;
                    self.fault(
                        &line.at,
                        &error.to_string(),
                        "write a hex of the board, such as K7",
                    );
                }
            }
        }
        self.words(line);
        for carried in &line.carried {
            match self.book.arm_named(nation, &carried.kind) {
                Some(_) if self.book.arms_room(s) == 0 => self.fault(
                    &line.at,
                    "there are too many Weapons and tanks",
                    "at most 32 fit together",
                ),
                Some(kind) => {
                    self.book.forge(s, seat, kind, unit);
                    if carried.words.iter().any(|word| word == "broken")
                        && let Some(weapon) = s.carried(unit)
                    {
                        s.weapon_mut(weapon).broken = true;
                    }
                }
                None => self.fault(
                    &line.at,
                    &format!("'{}' is no Weapon of the {}", carried.kind, nation.word()),
                    "see weapons.json in the content of the system",
                ),
            }
        }
    }
    fn words(&mut self, line: &PieceLine) {
        let broken = self.book.edition.word("broken");
        let known = [broken, "suppressed", "veteran", "activated"];
        for word in &line.words {
            let side = self.book.seat_named(word).is_some();
            let exited = self.book.edition == crate::edition::Edition::GreatWar && word == "exited";
            if !side && !exited && !known.contains(&word.as_str()) {
                self.fault(
                    &line.at,
                    &format!("'{word}' is nothing a unit can be"),
                    &format!("write {broken}, suppressed, veteran, activated"),
                );
            }
        }
    }
    fn lost_weapon(&mut self, s: &mut State, seat: Seat, line: &PieceLine) {
        let nation = self.book.side(seat).nation;
        match self.book.arm_named(nation, &line.kind) {
            Some(kind) => s.weapons.push(Weapon {
                kind,
                seat,
                lost: true,
                ..Weapon::default()
            }),
            None => self.fault(
                &line.at,
                &format!("'{}' is no Weapon", line.kind),
                "see weapons.json in the content of the system",
            ),
        }
    }
}
