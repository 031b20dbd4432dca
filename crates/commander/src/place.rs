//! What is put on the map: units, Fortifications, Smoke, Blazes, items of the Support table.

use crate::book::{Book, Support};
use crate::frame::{
    Displacing, Flow, Frame, Placing, Purpose, Reveal, Roll, Shown, SupportStep, Supporting, What,
    Where,
};
use crate::ids::{UnitId, Units};
use crate::kinds::{Fort, STACK, Terrain};
use crate::state::{Place, State};
use hex::{HexId, HexSet256};
use table::{Chance, Seat, Set128, Teller};

mod question;

/// The last space of the Time Track.
pub const LAST_SPACE: u8 = 15;

impl Book {
    /// Where something may be placed.
    pub fn places(&self, s: &State, placing: &Placing) -> HexSet256 {
        let seat = placing.seat;
        match placing.place {
            Where::Edge => {
                let edge = self.side(seat).edge;
                let fits = |hex: &HexId| self.on_edge(*hex, edge) && self.takes(s, placing, *hex);
                self.map.grid().ids().filter(fits).collect()
            }
            Where::Around(hex) => {
                let around = HexSet256::of(hex) | self.near(hex);
                around
                    .iter()
                    .filter(|&hex| self.takes(s, placing, hex))
                    .collect()
            }
            Where::Hidden => {
                // g:A45.3: all in one hex, or in hexes beside that of the first.
                let first = self.first_hidden(s);
                let fits = |hex: &HexId| {
                    (s.in_hex(*hex).is_empty() || first == Some(*hex))
                        && first.is_none_or(|first| self.distance(first, *hex) <= 1)
                        && self.takes(s, placing, *hex)
                        && self.cover_of(s, *hex, Default::default()) >= 1
                };
                self.side(seat).area.iter().filter(fits).collect()
            }
            // g:A41
            Where::Grenade if placing.what == What::Nothing => self
                .moving(s)
                .map_or(HexSet256::EMPTY, |going| self.cuttable(s, going)),
            Where::Grenade => {
                let throwers = self
                    .moving(s)
                    .map_or(Units::EMPTY, |going| self.throwers(s, going));
                let around = throwers.iter().fold(HexSet256::EMPTY, |set, unit| {
                    set | HexSet256::of(s.hex(unit)) | self.near(s.hex(unit))
                });
                around
                    .iter()
                    .filter(|&hex| self.takes_smoke(s, hex))
                    .collect()
            }
            Where::Demolished => {
                let hexes = s.on_map[seat].iter().map(|unit| s.hex(unit));
                hexes
                    .filter(|&hex| s.markers(hex).fort().is_some())
                    .collect()
            }
            Where::Dug => self.dug(s, seat),
            Where::Friendly => self
                .friendly(s, seat)
                .iter()
                .filter(|&hex| !self.is_impassable(s, hex))
                .collect(),
            Where::WithBroken => self
                .broken(s, seat)
                .iter()
                .map(|unit| s.hex(unit))
                .collect(),
            Where::BesideSquad => {
                let squad = |unit: &UnitId| self.is_squad(s, *unit) && !s.unit(*unit).broken;
                let near = s.on_map[seat]
                    .iter()
                    .filter(squad)
                    .fold(HexSet256::EMPTY, |set, unit| set | self.near(s.hex(unit)));
                near.iter()
                    .filter(|&hex| self.takes_smoke(s, hex))
                    .collect()
            }
            Where::Setup => {
                let enemy: HexSet256 = s.on_map[crate::state::foe(seat)]
                    .iter()
                    .map(|unit| s.hex(unit))
                    .collect();
                let fits = |hex: &HexId| match placing.what {
                    What::Fort(_) => self.takes_fort(s, *hex),
                    _ => self.takes(s, placing, *hex),
                };
                (self.side(seat).area - enemy).iter().filter(fits).collect()
            }
            Where::EnemyEdge => {
                let edge = crate::steps::opposite(self.side(seat).edge);
                let fits = |hex: &HexId| self.on_edge(*hex, edge) && self.takes(s, placing, *hex);
                self.map.grid().ids().filter(fits).collect()
            }
            Where::WithHrl => self.hrl(s, seat).iter().map(|unit| s.hex(unit)).collect(),
            Where::BesideGoodOrder => {
                let fit = |unit: &UnitId| self.is_unit(s, *unit) && self.good_order(s, *unit);
                let near = s.on_map[seat].iter().filter(fit);
                let near = near.fold(HexSet256::EMPTY, |set, unit| {
                    set | HexSet256::of(s.hex(unit)) | self.near(s.hex(unit))
                });
                near.iter()
                    .filter(|&hex| !self.is_impassable(s, hex))
                    .collect()
            }
            Where::Dig | Where::TimeTrack | Where::Drawn => HexSet256::EMPTY,
        }
    }
    /// E59b, E68b, E76b: not impassable, and within the stacking limit where the rule says so.
    fn takes(&self, s: &State, placing: &Placing, hex: HexId) -> bool {
        if self.is_impassable(s, hex) {
            return false;
        }
        let unit = match placing.what {
            What::Unit(unit) => unit,
            // g:6.1.2f
            What::Fort(_) => return self.takes_fort(s, hex),
            _ => return true,
        };
        // g:8.2.1: never two tanks in a hex.
        let tank = self.is_tank(s, unit);
        if tank && (!(s.in_hex(hex) & s.tanks).is_empty() || !self.tank_may_stand(s, hex)) {
            return false;
        }
        // 6.1.2h: reinforcements of the Time Track are tested at the end of the Turn only; g:6.1.2f: here at once.
        let timed = matches!(s.unit(unit).place, Place::Time(_) | Place::Waited(_));
        (timed && self.law.enters_overstacked)
            || self.figures(s, s.unit(unit).seat, hex) + self.class(s, unit).figures() <= STACK
    }
    /// F100.3a, F100.3b: whether a Fortification may be laid in a hex.
    pub fn takes_fort(&self, s: &State, hex: HexId) -> bool {
        let markers = s.markers(hex);
        !self.terrain(s, hex).is_water() && !markers.blaze() && markers.fort().is_none()
    }
    /// A32, E55: hexes with a friendly unit that may take Foxholes.
    pub fn dug(&self, s: &State, seat: Seat) -> HexSet256 {
        // A tank does not dig (g: A39 of the other book).
        let hexes = (s.on_map[seat] - s.tanks).iter().map(|unit| s.hex(unit));
        hexes.filter(|&hex| self.takes_fort(s, hex)).collect()
    }

    /// T94: a random Smoke marker; the higher of two stays (8.1.4).
    pub fn lay_smoke(&self, s: &mut State, hex: HexId, c: &mut Chance, t: &mut Teller) {
        // 8.1.5: it may have caught fire since the smoke was called for.
        if !self.takes_smoke(s, hex) {
            return;
        }
        let mut left = self.cup.all();
        for markers in s.markers.iter() {
            if markers.smoke() > 0
                && let Some(marker) = self.cup.lowest(left, markers.smoke() - 1)
            {
                left.remove(marker);
            }
        }
        if left == Set128::EMPTY {
            return;
        }
        let marker = c.draw("smoke", s.active, &self.cup, left);
        let value = self.cup.class(marker) + 1;
        let before = s.markers(hex).smoke();
        t.all(|| {
            self.say("smoke")
                .name("hex", self.label(hex))
                .num("n", value)
        });
        if value > before {
            s.markers_mut(hex).set_smoke(value);
            s.smokes += u8::from(before == 0);
        }
    }
    /// Takes Smoke away.
    pub fn clear_smoke(&self, s: &mut State, hex: HexId) {
        if s.markers(hex).smoke() > 0 {
            s.markers_mut(hex).set_smoke(0);
            s.smokes -= 1;
        }
    }
    /// E46, 8.1.5: a hex is set ablaze; its units have to leave.
    pub fn ignite(&self, s: &mut State, hex: HexId, t: &mut Teller) -> Flow {
        self.kindle(s, hex, t);
        Flow::Call(Frame::Displace(Displacing { hex }))
    }
    /// T79: the marker of a Blaze is laid, and nothing else stays.
    pub fn kindle(&self, s: &mut State, hex: HexId, t: &mut Teller) {
        self.clear_smoke(s, hex);
        self.clear_gas(s, hex);
        s.altered -= u8::from(s.markers(hex).terrain().is_some());
        s.markers_mut(hex).ignite();
        s.blazes += 1;
        t.all(|| self.say("blaze").name("hex", self.label(hex)));
    }
    /// E46b: each unit is moved by its owner to a hex beside it, or eliminated; the inactive player's first.
    pub fn step_displace(&self, s: &mut State, d: &Displacing, t: &mut Teller) -> Flow {
        if s.in_hex(d.hex).is_empty() {
            self.recount(s, t);
            self.test_end(s, t);
            return Flow::Done;
        }
        if self.escapes(s, d).is_empty() {
            for unit in s.in_hex(d.hex).iter() {
                self.eliminate(s, unit, t);
            }
            return Flow::Next;
        }
        // g:8.2.1: a tank with nothing but tanks around it.
        let tank = (s.in_hex(d.hex) & s.tanks).first();
        if let Some(tank) = tank.filter(|&tank| self.escapes_of(s, d, tank).is_empty()) {
            self.eliminate(s, tank, t);
            return Flow::Next;
        }
        Flow::Ask
    }
    /// The same for one unit: never two tanks in a hex (g:8.2.1).
    pub fn escapes_of(&self, s: &State, d: &Displacing, unit: UnitId) -> HexSet256 {
        let mut hexes = self.escapes(s, d);
        if self.is_tank(s, unit) {
            let tanks = s.everybody() & s.tanks;
            let taken: HexSet256 = tanks.iter().map(|tank| s.hex(tank)).collect();
            hexes -= taken;
        }
        hexes
    }
    /// The hexes to which a unit in a burning hex may go.
    pub fn escapes(&self, s: &State, d: &Displacing) -> HexSet256 {
        // T80.1b: a Major Bridge is impassable but along its Road or Railway.
        let bridge = |hex: HexId| self.terrain(s, hex) == Terrain::MajorBridge;
        let open = |hex: &HexId| {
            let side = self.hexside(d.hex, *hex);
            let way = side.road || side.railway || (self.law.trail_bridges && side.trail);
            let cut = (bridge(d.hex) || bridge(*hex)) && !way;
            !self.is_impassable(s, *hex) && !cut
        };
        self.near(d.hex).iter().filter(open).collect()
    }
    /// Puts a unit into another hex, not by its own Move.
    pub fn drive(&self, s: &mut State, unit: UnitId, hex: HexId) {
        if self.moving(s).is_some() && s.unit(unit).seat == s.active {
            s.op_card[0].insert(unit);
        }
        s.put(unit, hex);
    }
    /// Who leaves a burning hex next.
    pub fn displaced(&self, s: &State, d: &Displacing) -> Units {
        let there = s.in_hex(d.hex);
        let inactive = there & s.on_map[crate::state::foe(s.active)];
        if inactive.is_empty() { there } else { inactive }
    }

    /// A question where to place something, unless there is nowhere.
    pub fn step_place(&self, s: &mut State, placing: &Placing) -> Flow {
        let boxed = matches!(placing.what, What::Phone(_));
        if placing.place == Where::TimeTrack || boxed || !self.places(s, placing).is_empty() {
            return Flow::Ask;
        }
        Flow::Done
    }
    /// A Fortification is laid.
    pub fn lay_fort(&self, s: &mut State, hex: HexId, fort: Fort, t: &mut Teller) {
        s.markers_mut(hex).set_fort(Some(fort));
        t.all(|| {
            self.say("fort")
                .text("fort", self.say(&format!("fort-{}", fort.word())))
                .name("hex", self.label(hex))
        });
        self.recount(s, t);
    }

    /// E59a, E68a, A35.4b: a roll on the Support table, one item of its column, then its place.
    pub fn step_support_item(&self, s: &mut State, sup: &mut Supporting, t: &mut Teller) -> Flow {
        match sup.step {
            SupportStep::Roll => {
                sup.step = SupportStep::Rolled;
                Flow::Call(Roll::of(sup.seat, Purpose::Support))
            }
            SupportStep::Rolled => {
                sup.step = SupportStep::Have;
                sup.column = s.sum() as u8;
                Flow::Next
            }
            SupportStep::Have => {
                if self.items(s, sup).is_empty() {
                    t.all(|| {
                        self.say("no-support")
                            .text("side", self.side_text(sup.seat))
                    });
                    return Flow::Done;
                }
                Flow::Ask
            }
            // E59a: the random hex comes after the choice.
            SupportStep::Chosen if sup.unit.is_some() && sup.place == Where::Drawn => {
                sup.step = SupportStep::Drawn;
                Flow::Call(Reveal::of(sup.seat, Shown::Hex))
            }
            SupportStep::Chosen | SupportStep::Drawn => {
                let Some(unit) = sup.unit else {
                    return Flow::Done;
                };
                let place = match sup.place {
                    Where::Drawn => Where::Around(self.shown_hex(s, sup.seat)),
                    place => place,
                };
                sup.step = SupportStep::Placed;
                Flow::Call(Frame::Place(Placing {
                    seat: sup.seat,
                    what: What::Unit(unit),
                    place,
                    may: false,
                }))
            }
            SupportStep::Placed => Flow::Done,
        }
    }
    /// The items of the column that may be had.
    pub fn items(&self, s: &State, sup: &Supporting) -> Vec<u8> {
        let column = &self.support[sup.seat.index()][usize::from(sup.column)];
        let fits = |item: &crate::book::Item| {
            let date = self.within(item.dates);
            let kind = match item.what {
                Support::Unit(..) => self.may_birth(s),
                // 8.1.2: the box must be empty.
                Support::Radio(..) => sup.radio && s.radio[sup.seat].fp == 0,
            };
            date && kind
        };
        (0..column.len() as u8)
            .filter(|&i| fits(&column[usize::from(i)]))
            .collect()
    }
    /// Whether there is room for another unit.
    pub fn may_birth(&self, s: &State) -> bool {
        s.units.len() < crate::state::MOST_UNITS || self.has_slot(s)
    }
    fn has_slot(&self, s: &State) -> bool {
        s.units
            .iter()
            .any(|unit| unit.place == Place::Away && unit.weapon.is_none())
    }
}
