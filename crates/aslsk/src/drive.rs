//! The Movement Phase of vehicles (3.3.2): MP by MP, each of them answered.

mod question;

pub use question::Driving;

use crate::book::Book;
use crate::frame::{Drive, Flow, Frame};
use crate::ground::{Hexes, Terrain};
use crate::ids::{Piece, Pieces};
use crate::shot::hexspines;
use crate::state::{CarMarks, GONE, HexIdOr, OFFBOARD, State, foe, is_on_map};
use crate::vehicles::MP;
use hex::HexId;
use table::{Chance, Legal, No, Step, Teller, no};

/// 3.3.2.w: with this Original DR it must be able to harm an AFV whose hex it stays in.
const HARM: i32 = 5;

impl Book {
    /// Its MP, in halves.
    pub fn mp(&self, s: &State, car: Piece) -> u8 {
        self.vehicle(s, car).mp * MP
    }
    /// What is left of them.
    pub fn mp_left(&self, s: &State, car: Piece) -> u8 {
        self.mp(s, car).saturating_sub(s.car(car).spent)
    }

    /// Whether it may take part in the MPh (3.3.a).
    pub fn may_drive(&self, s: &State, car: Piece) -> Legal {
        let marks = s.car(car).marks;
        let hex = s.hex(car);
        if s.car(car).seat != s.active || marks.any(CarMarks::WRECK) {
            return no(&["3.3.a"], "aslsk-no-yours");
        }
        if !is_on_map(hex) && hex != OFFBOARD {
            return no(&["3.3.h"], "aslsk-no-offboard");
        }
        if !self.is_able(s, car) {
            return no(&["7.10.g", "7.10.n"], "aslsk-no-good-order");
        }
        let fired = CarMarks::PREP
            .and(CarMarks::MA_FIRED)
            .and(CarMarks::MG_FIRED);
        if marks.any(fired) && !marks.any(CarMarks::BOUNDING) {
            return no(&["3.2.5.a"], "aslsk-no-prep-fired");
        }
        if marks.any(CarMarks::MOVED.and(CarMarks::STOPPED)) {
            return no(&["3.3.2.a"], "aslsk-no-moved");
        }
        Ok(())
    }

    /// Its MPh begins (3.3.2.m, 3.3.2.t).
    pub fn begin_drive(&self, s: &mut State, car: Piece) {
        let drive = self.drive_of(s, car);
        s.stack.push(Frame::Drive(drive));
    }

    fn drive_of(&self, s: &mut State, car: Piece) -> Drive {
        let at = s.hex(car);
        if at == OFFBOARD {
            s.set(car, CarMarks::MOTION);
        }
        if s.has(car, CarMarks::MOTION) {
            s.set(car, CarMarks::MOVING_TARGET);
        }
        s.car_mut(car).spent = 0;
        s.set(car, CarMarks::MOVED);
        self.forget_trail(s);
        self.forget_shots(s);
        Drive {
            car,
            passed: Pieces::EMPTY,
            at,
            from: at,
            start: at,
            fired: HexIdOr(GONE),
            here: 0,
            hexes: 0,
            begun: false,
            due: false,
            target: false,
            on_road: false,
            aims: false,
            all: false,
            over: false,
            enters: false,
            late: false,
        }
    }

    /// 3.3.2.a: a vehicle whose MPh was not taken: it has to spend its MP too.
    pub fn idle_car(&self, s: &State) -> Option<Piece> {
        let idle = |car: &Piece| self.is_mobile(s, *car) && self.may_drive(s, *car).is_ok();
        s.there[s.active].cars().iter().find(idle)
    }

    /// 3.3.2.a: it spends all of them where it stands, which may be answered.
    pub fn stand(&self, s: &mut State, car: Piece) -> Drive {
        let mut drive = self.drive_of(s, car);
        let left = self.mp_left(s, car);
        self.pays(s, &mut drive, left);
        drive.over = true;
        drive
    }

    /// 3.3.2.q: whether two vehicles of the side share a hex when nothing can move any more.
    pub fn may_scrap(&self, s: &State, car: Piece) -> Legal {
        let live = car.is_car() && s.there[s.active].has(car);
        if !live || s.cars_in(s.active, s.hex(car)).len() < 2 {
            return no(&["3.3.2.q"], "aslsk-no-yours");
        }
        Ok(())
    }

    /// 3.3.2.q, 3.3.2.t, 7.10.r: whether the MPh may end; a vehicle that began in Motion has to spend its MP, a Recalled one to
    /// go, two that share a hex do not both stay.
    pub fn may_end_movement(&self, s: &State) -> Legal {
        let cars = s.there[s.active].cars();
        if cars.iter().any(|car| self.may_scrap(s, car).is_ok()) {
            return no(&["3.3.2.q"], "aslsk-no-two-vehicles");
        }
        let owes = |car: Piece, mark: CarMarks| {
            // 7.6.e: a bogged one can try to get free.
            let stuck = mark == CarMarks::RECALL && s.has(car, CarMarks::BOG);
            let can = self.is_mobile(s, car) || (stuck && !s.has(car, CarMarks::IMMOBILE));
            s.has(car, mark) && can && self.may_drive(s, car).is_ok()
        };
        if cars.iter().any(|car| owes(car, CarMarks::MOTION)) {
            return no(&["3.3.2.t"], "aslsk-no-must-drive");
        }
        if cars.iter().any(|car| owes(car, CarMarks::RECALL)) {
            return no(&["7.10.r"], "aslsk-no-recall-stop");
        }
        Ok(())
    }

    /// Whether it uses the road from one hex to the next (3.3.2.f).
    fn drives_road(&self, from: HexId, to: HexId) -> bool {
        is_on_map(from) && self.ground.road(from, to) && !self.ground.plot(to).terrain.is_building()
    }

    /// What it pays to enter a hex, in halves (1.1.1, 3.3.2.p); none: it cannot, but for all its MP.
    pub fn drive_cost(&self, s: &State, car: Piece, from: HexId, to: HexId) -> Option<u8> {
        let vehicle = self.vehicle(s, car);
        let terrain = self.ground.plot(to).terrain;
        let road = self.drives_road(from, to);
        let cot = match (terrain, vehicle.tracked) {
            _ if road && s.has(car, CarMarks::CE) => 1,
            // 7.7.c
            _ if road => MP,
            (Terrain::Open | Terrain::Orchard | Terrain::Grain, true) => MP,
            (Terrain::Brush, true) => 2 * MP,
            (Terrain::Woods | Terrain::Wooden | Terrain::Stone, true) => vehicle.mp,
            (Terrain::Open | Terrain::Orchard, false) => 3 * MP,
            (Terrain::Grain | Terrain::Brush, false) => 4 * MP,
            (Terrain::Woods | Terrain::Wooden | Terrain::Stone, false) => return None,
        };
        let crest = match is_on_map(from) && self.ground.climbs(from, to) {
            true if road => 2 * MP,
            true => 4 * MP,
            false => 0,
        };
        let others = self.hulks_in(s, to) - Pieces::one(car);
        let each = MP * (1 + u8::from(road)) * (1 + u8::from(terrain == Terrain::Woods));
        let smoke = if self.smoke_in(s, to) > 0 { MP } else { 0 };
        Some(cot + crest + smoke + each * others.len() as u8)
    }

    /// Whether it may enter a hex at all, whatever that costs, and whoever is there (3.3.2.b).
    pub fn may_roll(&self, s: &State, d: &Drive, to: HexId) -> Legal {
        let car = d.car;
        if to.index() >= self.ground.len() {
            return no(&["3.3.b"], "aslsk-no-hex");
        }
        if !self.is_mobile(s, car) {
            return no(&["2.0.immobilized"], "aslsk-no-mobile");
        }
        if !s.has(car, CarMarks::MOTION) {
            return no(&["3.3.2.i"], "aslsk-no-started");
        }
        if is_on_map(d.at) {
            if self.ground.distance(d.at, to) != 1 {
                return no(&["3.3.b"], "aslsk-no-adjacent");
            }
            if !self.in_car_arc(d.at, s.car(car).vca, to) {
                return Err(No::by(&["3.3.2.g"], "aslsk-no-arc").at(to));
            }
        } else if !self.may_enter_at(s, Pieces::one(car), to) {
            return Err(No::by(&["3.3.h"], "aslsk-no-entry").at(to));
        }
        if self.ground.plot(to).terrain.is_building() {
            if !self.vehicle(s, car).tracked {
                return Err(No::by(&["1.1.1.building.c"], "aslsk-no-wheels").at(to));
            }
            if s.has(car, CarMarks::CE) {
                return Err(No::by(&["7.7.f"], "aslsk-no-exposed-building").at(to));
            }
        }
        self.follows_recall(s, d, to)
    }

    /// 7.10.r: a Recalled vehicle takes the shortest way out.
    fn follows_recall(&self, s: &State, d: &Drive, to: HexId) -> Legal {
        if !s.has(d.car, CarMarks::RECALL) || !is_on_map(d.at) {
            return Ok(());
        }
        let out = self.way_out(s, d.car);
        let far = |hex: HexId| out.iter().map(|edge| self.ground.distance(hex, edge)).min();
        let (here, there) = (far(d.at), far(to));
        if there > here || (there == here && here != Some(0)) {
            let closer = self.ground.next(d.at).into_iter().flatten();
            let arc = s.car(d.car).vca;
            let mut closer = closer.filter(|&hex| self.in_car_arc(d.at, arc, hex));
            if there > here || closer.any(|hex| far(hex) < here) {
                return Err(No::by(&["7.10.r"], "aslsk-no-recall-way").at(to));
            }
        }
        Ok(())
    }

    /// The friendly edge of a side, by which its Recalled vehicles leave.
    fn way_out(&self, s: &State, car: Piece) -> Hexes {
        use crate::ground::Edge;
        match self.side(s.car(car).seat).edge {
            Some(edge) => self.ground.edge(edge),
            None => [Edge::North, Edge::East, Edge::South, Edge::West]
                .into_iter()
                .fold(Hexes::EMPTY, |all, edge| all | self.ground.edge(edge)),
        }
    }

    /// Whether it may enter a hex for what that costs, or for so many MP more (3.3.2.r).
    pub fn may_drive_to(&self, s: &State, d: &Drive, to: HexId, mp: Option<u8>) -> Legal {
        self.may_roll(s, d, to)?;
        let Some(cost) = self.drive_cost(s, d.car, d.at, to) else {
            return Err(No::by(&["1.1.1.woods.c"], "aslsk-no-all-mp").at(to));
        };
        let pays = match mp {
            // A Recalled vehicle goes as fast as it can.
            Some(_) if s.has(d.car, CarMarks::RECALL) => {
                return no(&["7.10.r"], "aslsk-no-recall-stop");
            }
            Some(mp) if mp.saturating_mul(MP) <= cost => {
                return no(&["3.3.2.r"], "aslsk-no-more-mp");
            }
            Some(mp) => mp.saturating_mul(MP),
            None => cost,
        };
        if pays > self.mp_left(s, d.car) {
            return Err(No::by(&["3.3.b"], "aslsk-no-mp").at(to));
        }
        self.may_pass(s, d, to, self.mp_left(s, d.car) - pays)
    }

    /// 3.3.2.g: from offboard too it comes forward: what it leaves behind lies beyond the edge.
    fn may_come_in(&self, to: HexId, vca: u8) -> Legal {
        if to.index() >= self.ground.len() {
            return no(&["3.3.h"], "aslsk-no-entry");
        }
        let next = self.ground.next(to);
        let came = |side: u8| next[usize::from((side + 3) % 6)].is_none();
        match came(vca) || came(vca + 1) || next.iter().all(Option::is_some) {
            true => Ok(()),
            false => Err(No::by(&["3.3.2.g"], "aslsk-no-arc").at(to)),
        }
    }

    /// 3.3.2.w: a hex with an enemy AFV that it could not harm is entered only with MP to go on.
    fn may_pass(&self, s: &State, d: &Drive, to: HexId, left: u8) -> Legal {
        let enemies = s.cars_in(foe(s.active), to);
        let harms = |enemy: Piece| self.could_harm(s, d.car, enemy, d.at, HARM);
        if enemies.is_empty() || enemies.iter().all(harms) {
            return Ok(());
        }
        let arc = s.car(d.car).vca;
        let mut next = self.ground.next(to).into_iter().flatten();
        let goes_on = next.any(|on| {
            let cost = self.drive_cost(s, d.car, to, on);
            self.in_car_arc(to, arc, on) && cost.is_some_and(|cost| cost <= left)
        });
        match goes_on {
            true => Ok(()),
            false => Err(No::by(&["3.3.2.w"], "aslsk-no-stay").at(to)),
        }
    }

    /// 3.3.2.z, 1.1.1.woods.c: whether it may enter a hex for all its MP.
    pub fn may_drive_all(&self, s: &State, d: &Drive, to: HexId) -> Legal {
        self.may_roll(s, d, to)?;
        // One that began in Motion has not even the MP to start behind it.
        let most = if s.has(d.car, CarMarks::MOVING_TARGET) {
            0
        } else {
            MP
        };
        if d.hexes > 0 || s.car(d.car).spent > most {
            return no(&["3.3.2.z"], "aslsk-no-all-mp-left");
        }
        let woods = self.ground.plot(to).terrain == Terrain::Woods;
        let cost = self.drive_cost(s, d.car, d.at, to);
        let short = cost.is_none_or(|cost| cost > self.mp_left(s, d.car));
        if !woods && !short {
            return no(&["3.3.2.z"], "aslsk-no-need");
        }
        if woods && self.drives_road(d.at, to) && !short {
            return no(&["3.3.2.z"], "aslsk-no-need");
        }
        self.may_pass(s, d, to, 0)
    }

    /// 3.3.2.w: whether it may stay in its hex: it could harm every enemy AFV there.
    fn may_stay(&self, s: &State, d: &Drive) -> Legal {
        let enemies = s.cars_in(foe(s.active), d.at);
        let harms = |enemy: Piece| self.could_harm(s, d.car, enemy, d.from, HARM);
        if is_on_map(d.at) && !enemies.iter().all(harms) {
            return Err(No::by(&["3.3.2.w"], "aslsk-no-stay").at(d.at));
        }
        Ok(())
    }

    /// 3.3.2.j
    fn may_brake(&self, s: &State, d: &Drive) -> Legal {
        if !s.has(d.car, CarMarks::MOTION) || !is_on_map(d.at) {
            return no(&["3.3.2.j"], "aslsk-no-stopped");
        }
        if self.mp_left(s, d.car) < MP && !d.all {
            return no(&["3.3.2.j"], "aslsk-no-mp");
        }
        if s.has(d.car, CarMarks::RECALL) && self.is_mobile(s, d.car) {
            return no(&["7.10.r"], "aslsk-no-recall-stop");
        }
        self.may_stay(s, d)
    }

    /// 3.3.2.i
    fn may_start(&self, s: &State, d: &Drive) -> Legal {
        if s.has(d.car, CarMarks::MOTION) {
            return no(&["3.3.2.i"], "aslsk-no-stopped");
        }
        if !self.is_mobile(s, d.car) {
            return no(&["2.0.immobilized"], "aslsk-no-mobile");
        }
        if self.mp_left(s, d.car) < MP {
            return no(&["3.3.2.j"], "aslsk-no-mp");
        }
        Ok(())
    }

    /// 3.3.2.r
    fn may_delay(&self, s: &State, d: &Drive, mp: u8) -> Legal {
        if s.has(d.car, CarMarks::MOTION) || !is_on_map(d.at) {
            return no(&["3.3.2.r"], "aslsk-no-stopped");
        }
        let goes = self.is_mobile(s, d.car) || self.may_unbog(s, d).is_ok();
        if s.has(d.car, CarMarks::RECALL) && goes {
            return no(&["7.10.r"], "aslsk-no-recall-stop");
        }
        if mp == 0 || mp.saturating_mul(MP) > self.mp_left(s, d.car) {
            return no(&["3.3.b"], "aslsk-no-mp");
        }
        Ok(())
    }

    /// The MP for one hexspine (3.3.2.g).
    fn turn_cost(&self, d: &Drive) -> u8 {
        MP * (1 + u8::from(self.is_bad_ground(d.at)))
    }

    fn may_turn(&self, s: &State, d: &Drive, vca: u8) -> Legal {
        if vca > 5 || hexspines(s.car(d.car).vca, vca) != 1 || !is_on_map(d.at) {
            return no(&["3.3.2.g"], "aslsk-no-corner");
        }
        if !self.is_mobile(s, d.car) {
            return no(&["2.0.immobilized"], "aslsk-no-mobile");
        }
        if !s.has(d.car, CarMarks::MOTION) {
            return no(&["3.3.2.i"], "aslsk-no-started");
        }
        if self.turn_cost(d) > self.mp_left(s, d.car) {
            return no(&["3.3.b"], "aslsk-no-mp");
        }
        // 7.10.r: a Recalled vehicle turns only to where it leaves.
        if s.has(d.car, CarMarks::RECALL)
            && self.turns_out(s, d, vca) >= self.turns_out(s, d, s.car(d.car).vca)
        {
            return no(&["7.10.r"], "aslsk-no-recall-way");
        }
        Ok(())
    }

    /// 7.10.r: the hexspines from one VCA to the nearest in which the way out lies.
    fn turns_out(&self, s: &State, d: &Drive, from: u8) -> u8 {
        let out = self.way_out(s, d.car);
        let far = |hex: HexId| out.iter().map(|edge| self.ground.distance(hex, edge)).min();
        let next = self.ground.next(d.at);
        let wheels = !self.vehicle(s, d.car).tracked || s.has(d.car, CarMarks::CE);
        let leads = |side: usize| match next[side % 6] {
            None => out.contains(d.at),
            Some(hex) => {
                let walled = self.ground.plot(hex).terrain.is_building() && wheels;
                far(hex) < far(d.at) && !walled
            }
        };
        let arcs = (0..6u8).filter(|&arc| leads(arc.into()) || leads(usize::from(arc) + 1));
        arcs.map(|arc| hexspines(from, arc)).min().unwrap_or(6)
    }

    /// 3.2.4.y: once with each MP spent.
    fn may_aim(&self, s: &State, d: &Drive, tca: u8) -> Legal {
        if !self.vehicle(s, d.car).has_turret() {
            return no(&["7.2.b"], "aslsk-no-turret");
        }
        if !d.aims || tca > 5 || tca == s.car(d.car).tca {
            return no(&["3.2.4.y"], "aslsk-no-aim");
        }
        Ok(())
    }

    /// 7.6.e
    fn may_unbog(&self, s: &State, d: &Drive) -> Legal {
        let car = d.car;
        let other = CarMarks::IMMOBILE;
        if !s.has(car, CarMarks::BOG) || s.has(car, other) || !self.is_able(s, car) || d.begun {
            return no(&["7.6.e"], "aslsk-no-unbog");
        }
        Ok(())
    }

    /// Whether its MPh may end here (3.3.2.a, 3.3.2.s).
    fn may_end_drive(&self, s: &State, d: &Drive) -> Legal {
        if !is_on_map(d.at) {
            // 3.3.h: it enters in its turn, if it can.
            return match self.entries(s, Pieces::one(d.car)).is_empty() {
                true => Ok(()),
                false => no(&["3.3.h"], "aslsk-no-must-enter"),
            };
        }
        if !s.has(d.car, CarMarks::MOTION) {
            // A Recalled vehicle goes as fast as it can.
            let goes = self.may_start(s, d).is_ok() || self.may_unbog(s, d).is_ok();
            let owes = s.has(d.car, CarMarks::RECALL) && goes;
            return match owes {
                true => no(&["7.10.r"], "aslsk-no-recall-stop"),
                false => Ok(()),
            };
        }
        if s.has(d.car, CarMarks::RECALL) && self.may_drive_off(s, d).is_ok() {
            return no(&["7.10.r"], "aslsk-no-recall-stop");
        }
        // 3.3.2.s: the next hex that it wants is too dear; any before it may be that.
        let arc = s.car(d.car).vca;
        let next = || self.ground.next(d.at).into_iter().flatten();
        let dear = |to: HexId| {
            let cost = self.drive_cost(s, d.car, d.at, to);
            self.in_car_arc(d.at, arc, to) && cost.is_none_or(|cost| cost > self.mp_left(s, d.car))
        };
        let goes = next().any(|to| self.may_drive_to(s, d, to, None).is_ok());
        let bound = s.has(d.car, CarMarks::RECALL);
        if goes && (bound || !next().any(dear)) {
            return no(&["3.3.2.s"], "aslsk-no-motion-mp");
        }
        match self.may_stay(s, d) {
            // Where it can neither go on nor stop, it is let be.
            Err(_) if self.mp_left(s, d.car) < MP => Ok(()),
            stays => stays,
        }
    }

    /// 3.3.i, 7.10.r
    fn may_drive_off(&self, s: &State, d: &Drive) -> Legal {
        if !is_on_map(d.at) || !s.has(d.car, CarMarks::MOTION) || !self.is_mobile(s, d.car) {
            return no(&["3.3.i"], "aslsk-no-mover");
        }
        let recalled = s.has(d.car, CarMarks::RECALL);
        let edge = match recalled {
            true => self.way_out(s, d.car),
            false => self.exits(s.active),
        };
        if !edge.contains(d.at) {
            return no(&["3.3.i"], "aslsk-no-exit");
        }
        // 3.3.2.g: what lies beyond the edge is before it.
        let (next, vca) = (self.ground.next(d.at), usize::from(s.car(d.car).vca));
        if next[vca % 6].is_some() && next[(vca + 1) % 6].is_some() {
            return no(&["3.3.2.g"], "aslsk-no-arc");
        }
        let cost = if self.vehicle(s, d.car).tracked {
            MP
        } else {
            3 * MP
        };
        if self.mp_left(s, d.car) < cost.min(self.mp(s, d.car)) {
            return no(&["3.3.b"], "aslsk-no-mp");
        }
        Ok(())
    }

    /// MP are spent: the DEFENDER may answer.
    fn pays(&self, s: &mut State, d: &mut Drive, cost: u8) {
        let spent = &mut s.car_mut(d.car).spent;
        *spent = spent.saturating_add(cost);
        // 3.3.3.d, 3.3.3.o: what was not fired at before is gone.
        d.here = cost;
        self.forget_shots(s);
        self.note_trail(s, d.at, cost);
        d.begun = true;
        d.due = true;
        d.target = true;
        d.aims = true;
        d.enters = false;
        d.late |= s.has(d.car, CarMarks::MA_FIRED);
    }

    /// It enters a hex.
    #[allow(clippy::too_many_arguments)] // the step, its price, and chance and teller as everywhere
    fn roll_in(
        &self,
        s: &mut State,
        d: &mut Drive,
        to: HexId,
        cost: u8,
        all: bool,
        c: &mut Chance,
        t: &mut Teller,
    ) {
        let from = d.at;
        // 6.4.c: what lies hidden there is found; a vehicle goes in all the same.
        self.stumbles(s, s.active, to, t);
        d.on_road = self.drives_road(from, to);
        s.put(d.car, to);
        s.set(d.car, CarMarks::MOVING_TARGET);
        s.clear(d.car, CarMarks::RAKED);
        if is_on_map(from) {
            self.settle_melee(s, from);
        }
        d.from = if is_on_map(from) { from } else { to };
        d.at = to;
        d.hexes += 1;
        d.all = all;
        self.pays(s, d, cost);
        d.enters = true;
        t.all(|| {
            self.unit_text("aslsk-drives", s, d.car)
                .name("from", self.edge_label(from))
                .num("mp", i64::from(cost) * 10 / i64::from(MP))
        })
        .deed()
        .step(|| Step {
            pieces: vec![d.car.into()],
            from: self.edge_label(from),
            to: self.label(to),
        });
        let slow = all && self.ground.plot(to).terrain == Terrain::Woods;
        if self.is_bad_ground(to) && !d.on_road && self.bogs(s, d.car, slow, c, t) {
            self.bog(s, d.car, t);
            d.over = true;
        }
    }

    /// 7.6.e: the product of the dice, whatever it has.
    fn unbog(&self, s: &mut State, d: &mut Drive, c: &mut Chance, t: &mut Teller) {
        let dr = self.dr("aslsk-why-unbog", s.active, c, t);
        let tracked = self.vehicle(s, d.car).tracked;
        let mp = dr.coloured * dr.white * if tracked { 1 } else { 2 };
        let die = dr.coloured + u8::from(s.has(d.car, CarMarks::MIRED));
        let left = self.mp_left(s, d.car);
        self.pays(s, d, (mp * MP).min(left));
        match die {
            ..=4 => {
                s.clear(d.car, CarMarks::BOG.and(CarMarks::MIRED));
                s.set(d.car, CarMarks::MOTION);
                t.all(|| self.unit_text("aslsk-freed", s, d.car)).heads();
            }
            // 7.6.f: it may still do what is no movement.
            5 => s.set(d.car, CarMarks::MIRED),
            _ => self.immobilize(s, d.car, t),
        }
    }

    /// What the drive does next: Residual FP first, then the DEFENDER (sys.reactive-order).
    pub fn step_drive(&self, s: &mut State, d: &mut Drive, c: &mut Chance, t: &mut Teller) -> Flow {
        if d.due {
            d.due = false;
            let top = s.stack.len() - 1;
            s.stack[top] = Frame::Drive(*d);
            self.forget_aims(s);
            self.rake_crew(s, d, c, t);
            return Flow::Call(Frame::Answer);
        }
        d.target = false;
        let gone = s.has(d.car, CarMarks::WRECK) || s.hex(d.car) != d.at;
        if gone || d.over || !self.is_able(s, d.car) {
            if !gone {
                // 3.3.2.m
                if s.has(d.car, CarMarks::MOTION) {
                    s.set(d.car, CarMarks::MOVING_TARGET);
                }
                s.set(d.car, CarMarks::STOPPED);
            }
            return Flow::Done;
        }
        Flow::Ask
    }

    /// 3.3.5.c: Residual FP attacks a CE crew.
    fn rake_crew(&self, s: &mut State, d: &Drive, c: &mut Chance, t: &mut Teller) {
        let found = s.residual.iter().find(|residual| residual.hex.0 == d.at);
        let Some(fp) = found.map(|residual| residual.fp) else {
            return;
        };
        if s.has(d.car, CarMarks::RAKED) || !self.is_bare(s, d.car) {
            return;
        }
        s.set(d.car, CarMarks::RAKED);
        self.residual_attack(s, d.at, Pieces::one(d.car), fp, c, t);
    }
}
