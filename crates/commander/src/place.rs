//! What is put on the map: units, Fortifications, Smoke, Blazes, items of the Support table.

use crate::action::Action;
use crate::book::{Book, Support};
use crate::frame::{
    Deploying, Displacing, Flow, Frame, Overstack, Placing, Purpose, Reveal, Roll, Shown,
    Supporting, What, Where,
};
use crate::kinds::{Fort, NOBODY, STACK, Terrain};
use crate::state::{Place, Radio, State};
use hex::{HexId, HexSet256};
use table::{Actions, Chance, Seat, Set64, Set128, Teller, Text};

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
                let fits = |hex: &HexId| {
                    s.in_hex(*hex).is_empty()
                        && self.takes(s, placing, *hex)
                        && self.cover_of(s, *hex, Default::default()) >= 1
                };
                self.side(seat).area.iter().filter(fits).collect()
            }
            Where::Grenade => {
                let throwers = self
                    .moving(s)
                    .map_or(Set64::EMPTY, |going| self.throwers(s, going));
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
                hexes.filter(|&hex| s.marks(hex).fort().is_some()).collect()
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
                let squad = |unit: &u8| self.is_squad(s, *unit) && !s.unit(*unit).broken;
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
            Where::TimeTrack | Where::Drawn => HexSet256::EMPTY,
        }
    }
    /// E59b, E68b, E76b: not impassable, and within the stacking limit where the rule says so.
    fn takes(&self, s: &State, placing: &Placing, hex: HexId) -> bool {
        if self.is_impassable(s, hex) {
            return false;
        }
        let What::Unit(unit) = placing.what else {
            return true;
        };
        // 6.1.2h: reinforcements of the Time Track are tested at the end of the Turn only.
        let timed = matches!(s.unit(unit).place, Place::Time(_));
        timed || self.figures(s, s.unit(unit).seat, hex) + self.class(s, unit).figures() <= STACK
    }
    /// F100.3a, F100.3b: whether a Fortification may be laid in a hex.
    pub fn takes_fort(&self, s: &State, hex: HexId) -> bool {
        let marks = s.marks(hex);
        !self.ground(hex).terrain.is_water() && !marks.blaze() && marks.fort().is_none()
    }
    /// A32, E55: hexes with a friendly unit that may take Foxholes.
    pub fn dug(&self, s: &State, seat: Seat) -> HexSet256 {
        let hexes = s.on_map[seat].iter().map(|unit| s.hex(unit));
        hexes.filter(|&hex| self.takes_fort(s, hex)).collect()
    }

    /// T94: a random Smoke marker; the higher of two stays (8.1.4).
    pub fn lay_smoke(&self, s: &mut State, hex: HexId, c: &mut Chance, t: &mut Teller) {
        // 8.1.5: it may have caught fire since the smoke was called for.
        if !self.takes_smoke(s, hex) {
            return;
        }
        let mut left = self.cup.all();
        for marks in s.marks.iter() {
            if marks.smoke() > 0
                && let Some(marker) = self.cup.lowest(left, marks.smoke() - 1)
            {
                left.remove(marker);
            }
        }
        if left == Set128::EMPTY {
            return;
        }
        let marker = c.draw("smoke", s.active, &self.cup, left);
        let value = self.cup.class(marker) + 1;
        let before = s.marks(hex).smoke();
        t.all(|| {
            Text::new("cce-smoke")
                .name("hex", self.label(hex))
                .num("n", value)
        });
        if value > before {
            s.marks_mut(hex).set_smoke(value);
            s.smokes += u8::from(before == 0);
        }
    }
    /// Takes Smoke away.
    pub fn clear_smoke(&self, s: &mut State, hex: HexId) {
        if s.marks(hex).smoke() > 0 {
            s.marks_mut(hex).set_smoke(0);
            s.smokes -= 1;
        }
    }
    /// E46, 8.1.5: a hex is set ablaze; its units have to leave.
    pub fn ignite(&self, s: &mut State, hex: HexId, t: &mut Teller) -> Flow {
        self.clear_smoke(s, hex);
        s.marks_mut(hex).ignite();
        s.blazes += 1;
        t.all(|| Text::new("cce-blaze").name("hex", self.label(hex)));
        Flow::Call(Frame::Displace(Displacing { hex }))
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
        Flow::Ask
    }
    /// The hexes to which a unit in a burning hex may go.
    pub fn escapes(&self, s: &State, d: &Displacing) -> HexSet256 {
        // T80.1b: a Major Bridge is impassable but along its Road or Railway.
        let bridge = |hex: HexId| self.ground(hex).terrain == Terrain::MajorBridge;
        let open = |hex: &HexId| {
            let side = self.hexside(d.hex, *hex);
            let cut = (bridge(d.hex) || bridge(*hex)) && !(side.road || side.railway);
            !self.is_impassable(s, *hex) && !cut
        };
        self.near(d.hex).iter().filter(open).collect()
    }
    /// Who leaves a burning hex next.
    pub fn displaced(&self, s: &State, d: &Displacing) -> Set64 {
        let there = s.in_hex(d.hex);
        let inactive = there & s.on_map[crate::state::foe(s.active)];
        if inactive.is_empty() { there } else { inactive }
    }

    /// A question where to place something, unless there is nowhere.
    pub fn step_place(&self, s: &mut State, placing: &Placing) -> Flow {
        if placing.place == Where::TimeTrack || !self.places(s, placing).is_empty() {
            return Flow::Ask;
        }
        Flow::Done
    }
    /// What may be answered.
    pub fn list_place(&self, s: &State, placing: &Placing, out: &mut Actions<Action>) {
        if placing.place == Where::TimeTrack {
            // 7.2.1b: any space; those behind the marker are as good as the box.
            for space in 0..=LAST_SPACE {
                if space >= s.time {
                    out.push(Action::Space(space));
                } else {
                    out.push_twin(Action::Space(space));
                }
            }
            return;
        }
        for hex in self.places(s, placing).iter() {
            out.push(Action::At(hex));
        }
        if placing.may {
            out.push(Action::Pass);
        }
    }
    /// Something is placed.
    pub fn place(&self, s: &mut State, action: Action, c: &mut Chance, t: &mut Teller) {
        let Some(Frame::Place(placing)) = s.stack.pop() else {
            unreachable!("something is placed");
        };
        match (action, placing.what) {
            (Action::Space(space), What::Unit(unit)) => {
                s.unit_mut(unit).place = Place::Time(space);
                t.all(|| self.unit_event("cce-waits", s, unit).num("n", space));
            }
            (Action::At(hex), What::Unit(unit)) => {
                s.put(unit, hex);
                t.all(|| self.unit_event("cce-placed", s, unit));
                self.recount(s, t);
            }
            (Action::At(hex), What::Fort(fort)) => self.lay_fort(s, hex, fort, t),
            (Action::At(hex), What::Smoke) => self.lay_smoke(s, hex, c, t),
            (Action::At(hex), What::Nothing) => {
                s.marks_mut(hex).set_fort(None);
                t.all(|| Text::new("cce-fort-removed").name("hex", self.label(hex)));
            }
            _ => {}
        }
    }
    /// A Fortification is laid.
    pub fn lay_fort(&self, s: &mut State, hex: HexId, fort: Fort, t: &mut Teller) {
        s.marks_mut(hex).set_fort(Some(fort));
        t.all(|| {
            Text::new("cce-fort")
                .text("fort", Text::new(format!("cce-fort-{}", fort.word())))
                .name("hex", self.label(hex))
        });
        self.recount(s, t);
    }

    /// E59a, E68a, A35.4b: a roll on the Support table, one item of its column, then its place.
    pub fn step_support(&self, s: &mut State, sup: &mut Supporting, t: &mut Teller) -> Flow {
        match sup.step {
            0 => {
                sup.step = 1;
                Flow::Call(Roll::of(sup.seat, Purpose::Support))
            }
            1 => {
                sup.step = 2;
                sup.column = s.sum() as u8;
                Flow::Next
            }
            2 => {
                if self.items(s, sup).is_empty() {
                    t.all(|| Text::new("cce-no-support").text("side", self.side_text(sup.seat)));
                    return Flow::Done;
                }
                Flow::Ask
            }
            3 if sup.unit == NOBODY => Flow::Done,
            // E59a: the random hex comes after the choice.
            3 if sup.place == Where::Drawn => {
                sup.step = 4;
                Flow::Call(Reveal::of(sup.seat, Shown::Hex))
            }
            3 | 4 => {
                let place = match sup.place {
                    Where::Drawn => Where::Around(self.shown_hex(s, sup.seat)),
                    place => place,
                };
                sup.step = 5;
                Flow::Call(Frame::Place(Placing {
                    seat: sup.seat,
                    what: What::Unit(sup.unit),
                    place,
                    may: false,
                }))
            }
            _ => Flow::Done,
        }
    }
    /// The items of the column that may be had.
    pub fn items(&self, s: &State, sup: &Supporting) -> Vec<u8> {
        let column = &self.support[sup.seat.index()][usize::from(sup.column)];
        let fits = |item: &crate::book::Item| {
            let year = (item.years[0]..=item.years[1]).contains(&self.year);
            let kind = match item.what {
                Support::Unit(..) => s.units.len() < crate::state::MOST_UNITS || self.has_slot(s),
                // 8.1.2: the box must be empty.
                Support::Radio(..) => sup.radio && s.radio[sup.seat].fp == 0,
            };
            year && kind
        };
        (0..column.len() as u8)
            .filter(|&i| fits(&column[usize::from(i)]))
            .collect()
    }
    fn has_slot(&self, s: &State) -> bool {
        s.units
            .iter()
            .any(|unit| unit.place == Place::Away && unit.weapon == NOBODY)
    }
    /// The item chosen.
    pub fn take_item(&self, s: &mut State, item: u8, t: &mut Teller) {
        let Some(Frame::Support(mut sup)) = s.stack.last().copied() else {
            unreachable!("an item is chosen");
        };
        sup.step = 3;
        let column = &self.support[sup.seat.index()][usize::from(sup.column)];
        match column[usize::from(item)].what {
            Support::Radio(fp, smoke) => {
                s.radio[sup.seat] = Radio {
                    fp,
                    smoke,
                    broken: false,
                };
                t.all(|| {
                    Text::new("cce-radio")
                        .text("side", self.side_text(sup.seat))
                        .num("fp", fp)
                });
            }
            Support::Unit(kind, weapon) => {
                let unit = self
                    .birth(s, sup.seat, kind)
                    .expect("only what has room is listed");
                if weapon != NOBODY {
                    self.forge(s, sup.seat, weapon, unit);
                }
                sup.unit = unit;
            }
        }
        self.put_back(s, Frame::Support(sup));
    }

    /// E52, 8.2c: a Squad becomes two Teams; its markers are still to be given.
    pub fn deploy(&self, s: &mut State, unit: u8, t: &mut Teller) -> Option<Frame> {
        let seat = s.unit(unit).seat;
        let kind = self.team_kind(seat);
        let before = *s.unit(unit);
        let twin = self.birth(s, seat, kind)?;
        t.all(|| self.unit_event("cce-deployed", s, unit));
        s.unit_mut(unit).kind = kind;
        let hex = s.hex(unit);
        s.put(twin, hex);
        // E52.2a, E52.2c
        s.unit_mut(twin).broken = before.broken;
        if s.activated.has(unit) {
            s.activated.insert(twin);
        }
        self.twin(s, unit, twin);
        let left = u8::from(before.weapon != NOBODY)
            | u8::from(before.suppressed) << 1
            | u8::from(before.veteran) << 2;
        (left != 0).then_some(Frame::Deploy(Deploying { unit, twin, left }))
    }
    /// E52.2c: the new Team joins everything that is pending for the Squad.
    fn twin(&self, s: &mut State, unit: u8, twin: u8) {
        let join = |set: &mut Set64| {
            if set.has(unit) {
                set.insert(twin);
            }
        };
        for frame in s.stack.iter_mut() {
            match frame {
                Frame::Attack(a) => {
                    // One Defence roll counts for both, if the Squad's is still to come.
                    if a.unit == unit || a.left.has(unit) {
                        a.pairs[1] = std::mem::replace(&mut a.pairs[0], [unit, twin]);
                    }
                    join(&mut a.left);
                }
                Frame::Move(m) => {
                    join(&mut m.waiting);
                    join(&mut m.group);
                    join(&mut m.all);
                    join(&mut m.op);
                }
                Frame::Advance(a) => {
                    join(&mut a.waiting);
                    if a.unit == unit {
                        a.twin = twin;
                    }
                }
                Frame::Fire(f) => join(&mut f.units),
                Frame::Melee(m) => join(&mut m.units),
                Frame::Recover(r) | Frame::Rout(r) => {
                    join(&mut r.left);
                    if r.unit == unit {
                        r.twin = twin;
                    }
                }
                Frame::Retreat(r) if r.unit == unit => r.twin = [twin, r.left],
                Frame::Break(b) => join(&mut b.left),
                _ => {}
            }
        }
    }
    /// E52.2b, 13.3b, 11.3c: one marker after the other.
    pub fn step_deploy(&self, d: &Deploying) -> Flow {
        if d.left == 0 { Flow::Done } else { Flow::Ask }
    }
    /// The Team that gets the next marker.
    pub fn give_marker(&self, s: &mut State, unit: u8) {
        let Some(Frame::Deploy(mut d)) = s.stack.last().copied() else {
            unreachable!("a Squad is deployed");
        };
        let marker = d.left.trailing_zeros();
        d.left &= d.left - 1;
        if unit == d.twin {
            match marker {
                0 => {
                    if let Some(weapon) = s.carried(d.unit) {
                        self.arm_unit(s, weapon, d.twin);
                    }
                }
                1 => {
                    s.unit_mut(d.unit).suppressed = false;
                    s.unit_mut(d.twin).suppressed = true;
                }
                _ => {
                    s.unit_mut(d.unit).veteran = false;
                    s.unit_mut(d.twin).veteran = true;
                }
            }
        }
        self.put_back(s, Frame::Deploy(d));
    }

    /// 8.2b, 8.2c: what may be done about an overstacked hex.
    pub fn list_overstack(&self, s: &State, over: &Overstack, out: &mut Actions<Action>) {
        let there = s.of_side(over.seat, over.hex);
        for unit in there.iter() {
            out.push(Action::Unit(unit));
        }
        if !over.deployed && self.may_birth(s) {
            for unit in there.iter().filter(|&unit| self.is_squad(s, unit)) {
                out.push(Action::With(unit));
            }
        }
    }
    /// Whether there is room for another unit.
    pub fn may_birth(&self, s: &State) -> bool {
        s.units.len() < crate::state::MOST_UNITS || self.has_slot(s)
    }
}
