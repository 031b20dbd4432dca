//! Tanks: where they may go, where they stick, who guides them (g:O23.5.1 to g:O23.5.9), and who leads them.

use crate::book::Book;
use crate::edition::Edition;
use crate::frame::{Flow, Frame, Gassing, Going, Move, Mud};
use crate::ids::{UnitId, Units};
use crate::kinds::{Class, Fort, NO_MOVEMENT, Terrain};
use crate::state::{Place, State};
use hex::{HexId, HexSet256};
use table::{Legal, No, Seat, Teller, no};

/// What a hex does to those who enter it.
impl Book {
    /// What meets Formations that have entered a hex by Move, Advance, Rout or Event, after they stand there and before
    /// Mines: Wire under a tank (g:O23.5.7, g:F131.4), its Immobilisation roll (g:O23.5.4), Gas (g:T107.1a). Who did
    /// not go there on foot or on tracks comes with `Going::Still`: he meets the Gas alone.
    pub fn enter(
        &self,
        s: &mut State,
        movers: Units,
        from: HexId,
        to: HexId,
        how: Going,
        t: &mut Teller,
    ) -> Flow {
        if self.edition == Edition::Europe {
            return Flow::Next;
        }
        let mut mud = None;
        if let Some(tank) = (movers & s.tanks).first()
            && how != Going::Still
        {
            self.crush(s, to, t);
            if self.sticks(s, tank, from, to, movers).is_some() {
                mud = Some(Mud::Rolls(tank));
            }
        }
        let gas = s.markers(to).gas();
        if mud.is_none() && !gas {
            return Flow::Next;
        }
        let left = if gas { movers } else { Units::EMPTY };
        Flow::Call(Frame::Gas(Gassing { left, mud }))
    }
    /// g:T107.1a: a Formation was put down in a hex by something else than its own movement.
    pub fn enter_placed(&self, s: &mut State, unit: UnitId, t: &mut Teller) {
        let hex = s.hex(unit);
        let flow = self.enter(s, Units::one(unit), hex, hex, Going::Still, t);
        if let Flow::Call(frame) = flow {
            s.stack.push(frame);
        }
    }
    /// g:O23.5.7, g:F131.4: a tank takes the Wire away.
    fn crush(&self, s: &mut State, hex: HexId, t: &mut Teller) {
        if s.markers(hex).fort() == Some(Fort::Wire) {
            s.markers_mut(hex).set_fort(None);
            t.all(|| self.say("wire-crushed").name("hex", self.label(hex)));
        }
    }
    /// g:O23.5.2: the rule by which a tank risks to stick in a hex, if it does; one test whatever the causes
    /// (g:O23.5.3).
    pub fn bogs(
        &self,
        s: &State,
        tank: UnitId,
        from: HexId,
        to: HexId,
    ) -> Option<&'static [&'static str]> {
        self.sticks(s, tank, from, to, Units::EMPTY)
    }
    /// The same when these come with it: they are no guides.
    fn sticks(
        &self,
        s: &State,
        tank: UnitId,
        from: HexId,
        to: HexId,
        movers: Units,
    ) -> Option<&'static [&'static str]> {
        // g:O23.5.6: a friendly Unit guides it.
        let friends = s.of_side(s.unit(tank).seat, to) - movers;
        if friends.iter().any(|unit| self.is_unit(s, unit)) {
            return None;
        }
        match s.markers(to).fort() {
            Some(Fort::Trench) => return Some(&["g:F130.3"]),
            Some(Fort::Foxholes) => return Some(&["g:F127.1"]),
            _ => {}
        }
        match self.terrain(s, to) {
            Terrain::Gully => return Some(&["g:T108.1"]),
            Terrain::Quarry => return Some(&["g:T114.1"]),
            Terrain::Ruin => return Some(&["g:T117.1"]),
            Terrain::ShellHole if !self.eases(s, to) && !self.has_met_crater(s) => {
                return Some(&["g:T118.1"]);
            }
            _ => {}
        }
        let level = |hex: HexId| self.printed_hex(hex).level;
        let slope = level(from) != level(to) && !self.hexside(from, to).road;
        slope.then_some(&["g:T110.1.1"])
    }
    /// g:O23.5.5a, g:O23.5.5b: one more point, and one test, in Shell Holes an Order.
    fn has_met_crater(&self, s: &State) -> bool {
        self.moving(s).is_some_and(|going| going.has(Move::CRATER))
    }
    /// g:O23.5.4: the roll against the number on its counter; who sticks is Demoralised and goes no further.
    pub fn bog_result(&self, s: &mut State, tank: UnitId, t: &mut Teller) -> Flow {
        let bog = self.kinds[usize::from(s.unit(tank).kind)].more.bog;
        t.all(|| {
            self.unit_event("bog-test", s, tank)
                .num("n", s.sum())
                .num("bog", bog)
        });
        if s.sum() > bog as i8 {
            return Flow::Next;
        }
        if let Some(going) = self.moving_mut(s)
            && going.group.has(tank)
        {
            going.struck = true;
        }
        Flow::Call(Book::breaks(Units::one(tank)))
    }
}

/// Where tanks may go.
impl Book {
    /// g:8.2.1, g:O23.5.8, g:O23.5.9: whether a tank may enter a hex.
    pub fn tank_may_enter(&self, s: &State, tank: UnitId, from: HexId, to: HexId) -> Legal {
        if self.face(s, tank).movement == NO_MOVEMENT {
            return no(&["g:O23.5.9", "g:O16.3.1"], "no-engine");
        }
        self.tank_may_pass(s, tank, from, to)
    }
    /// The same whatever its engine is good for.
    pub fn tank_may_pass(&self, s: &State, tank: UnitId, from: HexId, to: HexId) -> Legal {
        // Of either side: literally.
        if !((s.in_hex(to) & s.tanks) - Units::one(tank)).is_empty() {
            return Err(No::by(&["g:8.2.1"], "no-second-tank").at(to));
        }
        // g:T124: not only where a Road is, but by the Road.
        self.tank_terrain(s, to, self.hexside(from, to).road)
    }
    /// g:O23.5.8: whether a tank may be in a hex, by a Road or without.
    fn tank_terrain(&self, s: &State, to: HexId, road: bool) -> Legal {
        let printed = self.printed_hex(to);
        let also: &[&str] = match self.terrain(s, to) {
            Terrain::Stream => &["g:O23.5.8", "T95a"],
            Terrain::Woods if !road => &["g:O23.5.8", "T99a"],
            Terrain::DestroyedWoods => &["g:O23.5.8", "g:T124.1"],
            Terrain::Building if printed.dot && !printed.road => &["g:O23.5.8", "T82a"],
            _ => return Ok(()),
        };
        Err(No::by(also, "no-tank-ground").at(to))
    }
    /// g:O23.5.8: whether a tank may be put down in a hex.
    pub fn tank_may_stand(&self, s: &State, hex: HexId) -> bool {
        self.tank_terrain(s, hex, self.printed_hex(hex).road)
            .is_ok()
    }
    /// What else is asked of those who enter a hex by Move: that tanks may, and what an Offensive forbids (g:O24.2b).
    pub fn may_enter_so(&self, s: &State, units: Units, going: &Move, to: HexId) -> Legal {
        for tank in (units & s.tanks).iter() {
            self.tank_may_enter(s, tank, s.hex(tank), to)?;
        }
        if going.has(Move::OFFENSIVE) {
            self.may_press_on(s, units, going, to)?;
        }
        Ok(())
    }
    /// g:O16.3.1, g:7.2.1.1: whether these may leave the map: a tank does so once, and not with a broken engine.
    pub fn may_exit_again(&self, s: &State, units: Units) -> Legal {
        for tank in (units & s.tanks).iter() {
            if s.exited.has(tank) {
                return no(&["g:7.2.1.1"], "no-second-exit");
            }
            if self.face(s, tank).movement == NO_MOVEMENT {
                return no(&["g:O23.5.9", "g:O16.3.1"], "no-engine");
            }
        }
        Ok(())
    }
}

/// Tank Leaders, and what tanks take.
impl Book {
    /// g:3.1.6: whether a tank of this side has been eliminated.
    pub fn lost_tank(&self, s: &State, seat: Seat) -> bool {
        s.tanks.iter().any(|tank| {
            let tank = s.unit(tank);
            tank.seat == seat && tank.place == Place::Casualty
        })
    }
    /// g:3.1.6, g:3.3.1.6, g:O14.2.1, g:O23.5.1: the tanks that a Tank Leader may activate with him for a Move or an
    /// Advance.
    pub fn convoy(&self, s: &State, leader: UnitId) -> Units {
        let seat = s.unit(leader).seat;
        if self.class(s, leader) != Class::TankLeader || self.lost_tank(s, seat) {
            return Units::EMPTY;
        }
        let (hex, far) = (s.hex(leader), self.command(s, leader));
        let follows = |tank: &UnitId| {
            self.class(s, *tank) == Class::Tank && self.distance(hex, s.hex(*tank)) <= far
        };
        (s.tanks & s.on_map[seat]).iter().filter(follows).collect()
    }
    /// g:7.3.1.2: a tank that takes an objective gains a point besides.
    pub fn tank_bonus(&self, s: &mut State, hexes: HexSet256, seat: Seat, t: &mut Teller) {
        let mut tanks = (s.tanks & s.on_map[seat]).iter();
        if tanks.any(|tank| hexes.contains(s.hex(tank))) {
            self.score(s, seat, 1, "g:7.3.1.2", t);
        }
    }
}
