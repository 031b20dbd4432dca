//! Vehicles: where they drive, how they face, what they show the enemy.

use crate::eye::{Eye, cells, once};
use aslsk::ground::Hexes;
use aslsk::{Action, CarMarks, Drive, Frame, MP, Mode, Piece, Sort, foe, is_on_map};
use hex::HexId;

/// Where a vehicle could be.
#[derive(Clone, Copy, Debug)]
struct Place {
    hex: HexId,
    vca: u8,
    spent: u8,
    risk: f64,
    first: Option<Action>,
}

/// Fire on the way counts so much.
const RISK: f64 = 0.2;
/// What an MP costs, so that nobody drives for nothing.
const STEP: f64 = 0.05;

impl Eye<'_> {
    /// How good it is for a vehicle to stand in a hex, pointing there.
    fn parked(&self, car: Piece, at: HexId, vca: u8) -> f64 {
        self.spot(car, at) - 0.6 * self.manner.caution * self.pierced(car, at, Some((vca, vca)))
    }

    /// How good a hex is for a vehicle, wherever it points.
    fn spot(&self, car: Piece, at: HexId) -> f64 {
        let Sort::Car(place) = car.sort() else {
            return 0.0;
        };
        let all = self.parks[place].get_or_init(|| cells(self.book.ground.len()));
        once(&all[at.index()], || {
            let (book, s) = (self.book, self.s);
            let seat = s.car(car).seat;
            let mut barrels = self.barrels(car);
            for barrel in &mut barrels {
                barrel.arc = None;
            }
            let fire = 0.6 * self.prospects(seat, &barrels, at);
            let mired = if book.is_bad_ground(at) { 1.5 } else { 0.0 };
            let near = s.there[foe(seat)].men().iter().filter(|&man| {
                book.ground.distance(s.hex(man), at) <= 1 && book.is_good_order(s, man)
            });
            let alone = 1.0 * near.count() as f64;
            self.manner.pull * self.pull(car, at) + self.manner.fire * fire + self.hunting(car, at)
                - mired
                - alone
        })
    }

    /// What its gun could do to enemy vehicles from a hex.
    fn hunting(&self, car: Piece, at: HexId) -> f64 {
        let s = self.s;
        let enemies = s.there[foe(s.car(car).seat)].cars();
        let each = enemies.iter().map(|enemy| {
            let there = s.hex(enemy);
            if at == there || self.sight(at, there).is_none() {
                return 0.0;
            }
            0.15 * self.stake(enemy)
        });
        each.fold(0.0, f64::max)
    }

    /// What a vehicle gains by driving, at best.
    pub fn drive_gain(&self, car: Piece) -> f64 {
        let Sort::Car(place) = car.sort() else {
            return 0.0;
        };
        once(&self.drives[place], || self.best_drive(car))
    }

    fn best_drive(&self, car: Piece) -> f64 {
        let (book, s) = (self.book, self.s);
        if book.may_drive(s, car).is_err() || !book.is_mobile(s, car) {
            return 0.0;
        }
        let at = s.hex(car);
        if !is_on_map(at) {
            return 30.0;
        }
        let moving = s.has(car, CarMarks::MOTION);
        let left = book
            .mp(s, car)
            .saturating_sub(if moving { MP } else { 2 * MP });
        let ways = self.routes(car, at, s.car(car).vca, left);
        let best = ways.iter().map(|place| self.end(car, place, left));
        best.fold(f64::MIN, f64::max) - self.parked(car, at, s.car(car).vca)
    }

    /// Whether a vehicle takes its MPh now.
    pub fn driving_off(&self, car: Piece) -> f64 {
        let s = self.s;
        let owes = s.has(car, CarMarks::MOTION.and(CarMarks::RECALL));
        let gain = self.drive_gain(car) - 0.5;
        if owes { gain.max(0.5) } else { gain }
    }

    /// What it comes to if a vehicle goes there: it may stay, or leave the map.
    fn end(&self, car: Piece, place: &Place, left: u8) -> f64 {
        let out = place.spent + MP <= left && self.exits.contains(place.hex);
        let worth = match out {
            true => self.spot(car, place.hex) + self.leaving(car),
            false => self.parked(car, place.hex, place.vca),
        };
        worth - place.risk
    }

    /// Everywhere it can get to with so many MP, in halves, beginning where it is.
    fn routes(&self, car: Piece, at: HexId, vca: u8, left: u8) -> Vec<Place> {
        let (book, s) = (self.book, self.s);
        let mut best = vec![u8::MAX; book.ground.len() * 6];
        best[at.index() * 6 + usize::from(vca)] = 0;
        let mut found = vec![Place {
            hex: at,
            vca,
            spent: 0,
            risk: 0.0,
            first: None,
        }];
        let seat = s.car(car).seat;
        let cars: Hexes = s.there[seat].cars().iter().map(|it| s.hex(it)).collect();
        let full = |to: HexId| self.taken[foe(seat).index()].contains(to) || cars.contains(to);
        let mut next = 0;
        while next < found.len() {
            let here = found[next];
            next += 1;
            let slow = if book.is_bad_ground(here.hex) {
                2 * MP
            } else {
                MP
            };
            for turn in [1, 5] {
                let vca = (here.vca + turn) % 6;
                let place = Place {
                    vca,
                    spent: here.spent + slow,
                    risk: here.risk + STEP,
                    first: here.first.or(Some(Action::Veer(vca))),
                    ..here
                };
                keep(place, left, &mut best, &mut found);
            }
            let arc = self.atlas.arcs[here.hex.index()][usize::from(here.vca)];
            for (n, to) in book.ground.next(here.hex).into_iter().enumerate() {
                let Some(to) = to.filter(|&to| arc >> n & 1 == 1 && !full(to)) else {
                    continue;
                };
                let Some(cost) = book.drive_cost(s, car, here.hex, to) else {
                    continue;
                };
                let risk =
                    RISK * self.manner.caution * self.pierced(car, to, Some((here.vca, here.vca)));
                let mired = if book.is_bad_ground(to) { 4.0 } else { 0.0 };
                let place = Place {
                    hex: to,
                    vca: here.vca,
                    spent: here.spent.saturating_add(cost),
                    risk: here.risk + risk + mired + STEP,
                    first: here.first.or(Some(Action::Step(to))),
                };
                keep(place, left, &mut best, &mut found);
            }
        }
        found
    }

    /// What a vehicle on the move does next.
    pub fn driving(&self, actions: &[Action], out: &mut Vec<f64>) {
        let (book, s) = (self.book, self.s);
        let Some(Frame::Drive(d)) = s.stack.last() else {
            return out.resize(actions.len(), 0.0);
        };
        let car = d.car;
        if !is_on_map(d.at) {
            return out.extend(actions.iter().map(|&action| match action {
                Action::Enter(to, vca) => 30.0 + self.parked(car, to, vca),
                _ => -5.0,
            }));
        }
        let moving = s.has(car, CarMarks::MOTION);
        let keep = if moving { MP } else { 2 * MP };
        let left = book.mp_left(s, car).saturating_sub(keep);
        let vca = s.car(car).vca;
        let places = match book.is_mobile(s, car) {
            true => self.routes(car, d.at, vca, left),
            false => Vec::new(),
        };
        let value = |place: &Place| self.end(car, place, left);
        let here = self.parked(car, d.at, vca);
        let values: Vec<f64> = places.iter().map(value).collect();
        let on = |action: Action| {
            let those = places
                .iter()
                .zip(&values)
                .filter(|(place, _)| place.first == Some(action));
            those.map(|(_, value)| *value).fold(f64::MIN, f64::max)
        };
        let best = { places.iter().zip(&values) }
            .filter(|(place, _)| place.first.is_some())
            .map(|(_, value)| *value)
            .fold(f64::MIN, f64::max);
        out.extend(actions.iter().map(|&action| match action {
            Action::Step(_) | Action::Veer(_) => (on(action) - here).max(-20.0),
            Action::Start => best - here - 0.3,
            Action::Brake if moving => 0.4 + if best > here + 0.3 { here - best } else { 0.2 },
            Action::Exit => self.leaving(car),
            Action::Mg(car, at, bits) => self.mg_burst(car, at, bits, aslsk::Mode::Advancing) - 0.1,
            Action::Main(car, at, round, target) => {
                self.main_shot(car, at, round, target, aslsk::Mode::Advancing) - 0.1
            }
            Action::Aim(tca) => self.aim_turret(d, tca),
            Action::Unbog => 3.0,
            Action::Hatch(car) => self.hatch(car) - 0.2,
            Action::Stop if moving => -0.5,
            Action::Stop => 0.0,
            Action::All(_) | Action::Slow(..) | Action::Delay(_) => -3.0,
            Action::Dispense(..) => -0.5,
            _ => -1.0,
        }));
    }

    fn aim_turret(&self, d: &Drive, tca: u8) -> f64 {
        let s = self.s;
        let seat = s.car(d.car).seat;
        let seen = |arc: u8| self.enemies_in(seat, d.at, arc);
        seen(tca) - seen(s.car(d.car).tca) - 0.1
    }

    /// What of the enemy that is seen lies in an arc.
    fn enemies_in(&self, seat: table::Seat, at: HexId, arc: u8) -> f64 {
        let (book, s) = (self.book, self.s);
        let enemies = s.there[foe(seat)].iter().filter(|&enemy| {
            let there = s.hex(enemy);
            there != at && self.sight(at, there).is_some() && book.in_car_arc(at, arc, there)
        });
        enemies.map(|enemy| 0.05 * self.stake(enemy)).sum()
    }

    /// Where a vehicle points when it is set up, or goes into Motion.
    pub fn facing(&self, car: Piece, action: Action) -> f64 {
        let s = self.s;
        let (seat, at) = (s.car(car).seat, s.hex(car));
        match action {
            Action::Face(vca, tca) => {
                let apart = if vca == tca { 0.0 } else { 1.0 };
                self.arc_view(seat, at, vca) + 0.5 * self.arc_view(seat, at, tca)
                    - self.pierced(car, at, Some((vca, tca)))
                    - apart
            }
            _ => -1.0,
        }
    }

    /// A vehicle is pointed elsewhere in a fire phase, for the armour it shows then; it shoots no more.
    pub fn pointing_car(&self, car: Piece, vca: u8, tca: u8, mode: Mode) -> f64 {
        let at = self.s.hex(car);
        let less = self.pierced(car, at, None) - self.pierced(car, at, Some((vca, tca)));
        let drives = match mode {
            Mode::Prep => self.drive_gain(car).max(0.0),
            _ => 0.0,
        };
        0.5 * less - 1.0 - drives
    }

    /// Hatches: open where nothing can strike the crew, shut where it can.
    pub fn hatch(&self, car: Piece) -> f64 {
        let s = self.s;
        let bare = self.exposure(s.car(car).seat, s.hex(car), crate::eye::When::Later);
        match s.has(car, CarMarks::CE) {
            true => 4.0 * bare - 0.8,
            false => 0.5 - 4.0 * bare,
        }
    }
}

/// Takes a place in if nothing cheaper was found.
fn keep(place: Place, left: u8, best: &mut [u8], found: &mut Vec<Place>) {
    let known = &mut best[place.hex.index() * 6 + usize::from(place.vca)];
    if place.spent <= left && place.spent < *known {
        *known = place.spent;
        found.push(place);
    }
}
