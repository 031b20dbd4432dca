//! Keys of a draft that speak of the position: markers on hexes, artillery, aircraft, shot memory.

use crate::book::Book;
use crate::ground::Hexes;
use crate::ids::PieceOr;
use crate::state::{Barrage, Gas, HexIdOr, Horses, Mission, Request, Shot, Smoke, Standing, State};
use hex::HexId;
use serde_json::Value;
use table::{Seating, words};

impl Book {
    pub(super) fn seat_key(&self, s: &mut State, key: &str, value: &Value, seating: &mut Seating) {
        match key {
            "round" => s.turn = small(value).max(1),
            "crushed" => {
                s.crushed = self.hexes(key, value, seating);
                s.wire -= s.crushed;
            }
            "filled" => s.filled = self.hexes(key, value, seating),
            "wrecks" => s.wrecks = self.hexes(key, value, seating),
            "gas" => self.by_hex(key, value, seating, |hex, value| {
                let age = value.as_u64().unwrap_or(0) as u8;
                s.gas.push(Gas {
                    hex: HexIdOr(hex),
                    age,
                });
                true
            }),
            "smoke" => self.by_hex(key, value, seating, |hex, value| {
                let age = value.as_u64().unwrap_or(0) as u8;
                s.smoke.push(Smoke {
                    hex: HexIdOr(hex),
                    age,
                });
                true
            }),
            "dug" => self.seat_networks(s, value, seating),
            "barrage" => self.by_hex(key, value, seating, |hex, value| {
                self.seat_barrage(s, hex, value.as_str().unwrap_or_default())
            }),
            "requests" => self.by_hex(key, value, seating, |hex, value| {
                let text = value.as_str().unwrap_or_default();
                let seat = text
                    .split_whitespace()
                    .find_map(|word| self.seat_named(word));
                let count = text.split_whitespace().find_map(|word| word.parse().ok());
                let (Some(seat), Some(count)) = (seat, count) else {
                    return false;
                };
                s.requests.push(Request {
                    hex: HexIdOr(hex),
                    seat,
                    count,
                    asked: text.contains("asked"),
                    refused: text.contains("refused"),
                });
                true
            }),
            "memory" | "horses" | "missions" => self.seat_names(s, key, value, seating),
            _ => {
                let what = format!("'{key}' means nothing in this game");
                seating.fault(key, &what, "docs/cases.md lists the keys");
            }
        }
    }

    /// `dug = { 1006 = "hidden" }` or `"shown"`: in the order of the hexes, each as the first network that may be there.
    fn seat_networks(&self, s: &mut State, value: &Value, seating: &mut Seating) {
        self.by_hex("dug", value, seating, |hex, value| {
            let mut seats = [self.first, crate::state::foe(self.first)].into_iter();
            let found = seats.find_map(|seat| {
                let place = self.next_network(s, seat)?;
                self.may_dig(s, place, hex).is_ok().then_some(place)
            });
            let hidden = match value.as_str() {
                Some("hidden") => true,
                Some("shown") => false,
                _ => return false,
            };
            let Some(place) = found else {
                return false;
            };
            self.keep_network(s, place.into(), hex, hidden);
            true
        });
    }

    /// `"british 20 shrapnel F1 F2"`: whose, how strong, which modules fire it.
    fn seat_barrage(&self, s: &mut State, hex: HexId, text: &str) -> bool {
        let seat = text
            .split_whitespace()
            .find_map(|word| self.seat_named(word));
        let fp = text.split_whitespace().find_map(|word| word.parse().ok());
        let (Some(seat), Some(fp)) = (seat, fp) else {
            return false;
        };
        for module in text
            .split_whitespace()
            .filter_map(|word| self.module_named(word))
        {
            s.modules[module.index()].on = HexIdOr(hex);
            s.modules[module.index()].bursts = text.contains(Barrage::Shrapnel.word());
        }
        s.barrages.push(Standing {
            hex: HexIdOr(hex),
            fp,
            seat,
            shrapnel: text.contains(Barrage::Shrapnel.word()),
        });
        true
    }

    /// `memory = { G = "T 1" }` (`"T 1 gun2"` for a second gun), `horses = { A = "0506" }`, `missions = { P = "bomb 0506" }`.
    fn seat_names(&self, s: &mut State, key: &str, value: &Value, seating: &mut Seating) {
        for (name, value) in value.as_object().into_iter().flatten() {
            let text: Vec<&str> = value.as_str().unwrap_or("").split_whitespace().collect();
            let piece = self
                .piece_named(name)
                .filter(|it| it.index() < s.units.len());
            let hex = |word: &str| self.ground.map.grid().parse(word).ok();
            let done = match (key, text.as_slice()) {
                ("memory", [target, count, rest @ ..]) => {
                    let found = piece.zip(self.piece_named(target)).zip(count.parse().ok());
                    found.map(|((piece, target), count)| {
                        let at = PieceOr::from(target);
                        let gun = usize::from(rest.contains(&"gun2"));
                        s.unit_mut(piece).set_shot(gun, Shot { at, count });
                    })
                }
                ("horses", [at]) => piece.zip(hex(at)).map(|(piece, at)| {
                    s.horses.push(Horses {
                        hex: HexIdOr(at),
                        of: piece.into(),
                    });
                }),
                ("missions", [mission, rest @ ..]) => {
                    let plane = self.plane_named(name).zip(Mission::named(mission));
                    plane.map(|(plane, mission)| {
                        let plane = &mut s.planes[plane.index()];
                        plane.mission = mission;
                        if let Some(hex) = rest.first().and_then(|word| hex(word)) {
                            plane.hex = HexIdOr(hex);
                        }
                    })
                }
                _ => None,
            };
            if done.is_none() {
                let what = format!("'{name}' cannot be read");
                seating.fault(key, &what, "docs/cases.md has how it is written");
            }
        }
    }

    fn hexes(&self, key: &str, value: &Value, seating: &mut Seating) -> Hexes {
        let mut found = Hexes::EMPTY;
        for label in words(value) {
            match self.ground.map.grid().parse(label) {
                Ok(hex) => drop(found.insert(hex)),
                Err(error) => seating.fault(key, &error.to_string(), "write a hex such as 0506"),
            }
        }
        found
    }

    fn by_hex(
        &self,
        key: &str,
        value: &Value,
        seating: &mut Seating,
        mut put: impl FnMut(HexId, &Value) -> bool,
    ) {
        for (label, value) in value.as_object().into_iter().flatten() {
            match self.ground.map.grid().parse(label) {
                Ok(hex) if put(hex, value) => {}
                Ok(_) => {
                    seating.fault(key, &format!("{label} cannot be read"), "see docs/cases.md")
                }
                Err(error) => seating.fault(key, &error.to_string(), "write a hex such as 0506"),
            }
        }
    }
}

fn small(value: &Value) -> u8 {
    let found = value.as_u64().and_then(|n| u8::try_from(n).ok());
    found.unwrap_or(0)
}
