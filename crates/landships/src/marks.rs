//! What lies on the hexes, as it is seen: words, and looks.

use crate::book::Book;
use crate::ground::Hexes;
use crate::ids::Piece;
use crate::look::MarkLook;
use crate::state::{Phase, State, is_on_map};
use hex::HexId;
use std::collections::BTreeMap;
use table::{Known, Seat, Viewer};

/// What lies on each hex.
pub(crate) type HexMarks = BTreeMap<HexId, (Vec<String>, Vec<MarkLook>)>;

fn put(marks: &mut HexMarks, hex: HexId, word: &str, look: Option<MarkLook>) {
    if !is_on_map(hex) {
        return;
    }
    let (words, looks) = marks.entry(hex).or_default();
    words.push(word.to_owned());
    looks.extend(look);
}

impl Book {
    /// What lies on a hex: words, and looks, from below.
    pub(crate) fn hex_marks(&self, s: &Known<State>) -> HexMarks {
        let mut marks = HexMarks::new();
        let sets = [
            (s.wire, "wire", MarkLook::Wire),
            (s.crushed, "crushed", MarkLook::Crushed),
            (s.mines, "mines", MarkLook::Mines),
            (s.filled, "filled", MarkLook::Filled),
            (s.wrecks, "wreck", MarkLook::Wreck),
        ];
        for (hexes, word, look) in sets {
            { hexes.iter() }.for_each(|hex| put(&mut marks, hex, word, Some(look)));
        }
        for dug in self.networks_dug(s) {
            put(&mut marks, dug.hex, "fortified", Some(MarkLook::Network));
            if dug.hidden {
                put(&mut marks, dug.hex, "unseen", None);
            }
        }
        for it in s.horses.iter() {
            let seat = it.of.get().map_or(Seat(0), |piece| s.unit(piece).seat);
            put(&mut marks, it.hex.0, "horses", Some(MarkLook::Horses(seat)));
        }
        for it in s.barrages.iter() {
            let (fp, shrapnel, seat) = (it.fp, it.shrapnel, it.seat);
            let look = MarkLook::Barrage { fp, shrapnel, seat };
            put(&mut marks, it.hex.0, "barrage", Some(look));
            put(&mut marks, it.hex.0, &format!("barrage-{fp}"), None);
        }
        for gas in s.gas.iter() {
            put(&mut marks, gas.hex.0, "gas", Some(MarkLook::Gas(gas.age)));
        }
        for it in s.smoke.iter() {
            put(&mut marks, it.hex.0, "smoke", Some(MarkLook::Smoke(it.age)));
        }
        for it in s.requests.iter().filter(|it| it.count > 0 || it.refused) {
            let look = MarkLook::Request(it.count);
            put(
                &mut marks,
                it.hex.0,
                &format!("request.{}", it.count),
                Some(look),
            );
        }
        self.put_plans(s, &mut marks);
        self.put_shots(s, &mut marks);
        self.put_control(s, &mut marks);
        marks
    }

    /// L14.18: planned fire that is still to come, where who looks knows it.
    fn put_plans(&self, s: &Known<State>, marks: &mut HexMarks) {
        for (planned, hex) in self.planned.iter().zip(s.planned.iter()) {
            let (first, last) = planned.turns;
            // In this turn it is still to come before its owner has assigned his fire.
            let before = match s.active == planned.seat {
                true => s.phase <= Phase::Assignment,
                false => s.active == self.first,
            };
            let turn = first.max(s.turn + u8::from(!before));
            if turn <= last {
                let look = MarkLook::Planned(turn);
                put(marks, hex.0, &format!("planned.{turn}"), Some(look));
            }
        }
    }

    /// L12.4: what the guns of who looks have shot at.
    fn put_shots(&self, s: &Known<State>, marks: &mut HexMarks) {
        let Viewer::Seat(seat) = s.viewer() else {
            return;
        };
        for piece in s.there[seat].iter() {
            for gun in 0..2 {
                let shot = s.unit(piece).shot(gun);
                if let Some(at) = shot.at.get() {
                    let look = MarkLook::Shots(shot.count);
                    put(
                        marks,
                        s.hex(at),
                        &format!("shots.{}", shot.count),
                        Some(look),
                    );
                }
            }
        }
    }

    /// L3.7: who holds what counts; the flags of other hexes would hide the map.
    fn put_control(&self, s: &State, marks: &mut HexMarks) {
        let worth: Hexes = { self.worths.iter() }
            .flat_map(|it| it.hexes.iter())
            .collect();
        for seat in [Seat(0), Seat(1)] {
            let word = format!("control-{}", self.side(seat).name);
            for hex in s.control[seat].iter() {
                let look = (!worth.contains(hex)).then_some(MarkLook::Control(seat));
                put(
                    marks,
                    hex,
                    &word,
                    look.filter(|_| self.has_changed(seat, hex)),
                );
            }
        }
    }

    /// Whether a side holds what it did not hold at the start.
    fn has_changed(&self, seat: Seat, hex: HexId) -> bool {
        !self.control[seat].contains(hex)
    }

    /// The piece of that number in a view, if there is one.
    pub(crate) fn piece_of(&self, s: &State, id: u16) -> Option<Piece> {
        s.pieces().find(|&piece| u16::from(piece) == id)
    }
}
