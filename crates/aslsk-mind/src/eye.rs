//! How a position looks: who stands where with what fire, who sees what, and what may come down on a hex. Found when it is
//! asked for, and kept while one question is weighed.

use crate::atlas::{Atlas, Sheet, atlas};
use crate::manner::Manner;
use aslsk::ground::{Hexes, Terrain};
use aslsk::tables::Tables;
use aslsk::{ArmMarks, Book, CarMarks, FP, Marks, Piece, Pieces, State, foe, is_on_map};
use hex::HexId;
use std::cell::{Cell, OnceCell};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::rc::Rc;
use table::Seat;

/// Something that fires on the Infantry Fire Table, or nearly so.
#[derive(Clone, Copy, Debug)]
pub(super) struct Barrel {
    pub fp: f64,
    pub range: u8,
    /// It fires twice as far with half its firepower.
    pub long: bool,
    /// The corner that its arc points at: outside of it half counts.
    pub arc: Option<u8>,
    /// What is left of it while others move: all, half, or nothing but at the next hex.
    pub ready: f64,
}

/// By all that counts in a fire phase to come.
impl Hash for Barrel {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        (self.fp.to_bits(), self.range, self.long, self.arc).hash(hasher);
    }
}

/// Those of a side in a hex that can fire.
#[derive(Clone, Debug)]
pub(super) struct Post {
    pub hex: HexId,
    pub barrels: Vec<Barrel>,
    /// The best leadership there, nothing worse than none.
    pub lead: i32,
}

/// When fire is reckoned with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum When {
    /// In a fire phase to come: everybody has all that he has.
    Later,
    /// Now, at somebody who does not move.
    Still,
    /// Now, at somebody on the move.
    Moving,
    /// Now, at somebody in Assault Movement.
    Assault,
}

type Cells<T = f32> = OnceCell<Box<[Cell<T>]>>;
/// What somebody fires with, and what he could do with it from where.
type Scope = OnceCell<(Vec<Barrel>, Sheet)>;

pub(super) struct Eye<'a> {
    pub book: &'a Book,
    pub s: &'a State,
    pub manner: Manner,
    pub atlas: Rc<Atlas>,
    stamp: u32,
    /// What hexes draw: by side, for infantry and vehicles, for who can hold what is there and who cannot.
    pub(super) pulls: [[Cells<f64>; 4]; 2],
    posts: [OnceCell<Vec<Post>>; 2],
    exposed: [[OnceCell<Sheet>; 4]; 2],
    /// What each man has to lose, and what he can do.
    burdens: [Cell<f64>; aslsk::MEN],
    scopes: Box<[Scope; aslsk::MEN]>,
    pub(super) stands: Box<[Cells; aslsk::MEN]>,
    pub(super) landings: Box<[Cells; aslsk::MEN]>,
    /// Where the units of a side are.
    pub taken: [Hexes; 2],
    hides: [bool; 2],
    pub(super) outings: [Cell<f32>; aslsk::MEN],
    pub(super) drives: [Cell<f32>; aslsk::CARS],
    pub(super) parks: Box<[Cells; aslsk::CARS]>,
    pub(super) pierces: Box<[Cells; aslsk::CARS]>,
    pub(super) piercers: [OnceCell<Vec<(HexId, aslsk::Source)>>; 2],
    targets: [OnceCell<Vec<(HexId, f64)>>; 2],
    /// Hexes with Smoke, and with something on tracks or wheels.
    clouds: Vec<HexId>,
    /// Where who moves may leave the map.
    pub exits: Hexes,
    hulks: Vec<HexId>,
    pub(super) aims: [OnceCell<Vec<crate::goals::Aim>>; 2],
}

/// A cell for every hex, none of them found yet.
pub(super) fn cells(n: usize) -> Box<[Cell<f32>]> {
    vec![Cell::new(f32::NAN); n].into_boxed_slice()
}

/// What a cell holds, worked out once.
pub(super) fn once(cell: &Cell<f32>, work: impl FnOnce() -> f64) -> f64 {
    if cell.get().is_nan() {
        cell.set(work() as f32);
    }
    cell.get().into()
}

/// The same with all its places.
fn kept(cell: &Cell<f64>, work: impl FnOnce() -> f64) -> f64 {
    if cell.get().is_nan() {
        cell.set(work());
    }
    cell.get()
}

impl<'a> Eye<'a> {
    pub fn new(book: &'a Book, s: &'a State, manner: Manner) -> Self {
        let atlas = atlas(book, s);
        Eye {
            book,
            s,
            manner,
            stamp: atlas.stamp(book, s),
            atlas,
            pulls: Default::default(),
            posts: Default::default(),
            exposed: Default::default(),
            burdens: [const { Cell::new(f64::NAN) }; aslsk::MEN],
            scopes: Box::new([const { OnceCell::new() }; aslsk::MEN]),
            stands: Box::new([const { OnceCell::new() }; aslsk::MEN]),
            landings: Box::new([const { OnceCell::new() }; aslsk::MEN]),
            taken: [Seat(0), Seat(1)]
                .map(|seat| s.there[seat].iter().map(|it| s.hex(it)).collect()),
            hides: [Seat(0), Seat(1)].map(|seat| book.has_hidden(s, seat)),
            outings: [const { Cell::new(f32::NAN) }; aslsk::MEN],
            drives: [const { Cell::new(f32::NAN) }; aslsk::CARS],
            parks: Box::new([const { OnceCell::new() }; aslsk::CARS]),
            pierces: Box::new([const { OnceCell::new() }; aslsk::CARS]),
            piercers: Default::default(),
            targets: Default::default(),
            exits: book.exits(s.active),
            clouds: s.smoke.iter().map(|smoke| smoke.hex.0).collect(),
            hulks: { (0..s.cars.len()).map(|place| s.hex(Piece::car(place))) }
                .filter(|&hex| is_on_map(hex))
                .collect(),
            aims: Default::default(),
        }
    }

    /// The Hindrance between two hexes, if they see each other.
    pub fn sight(&self, from: HexId, at: HexId) -> Option<i32> {
        if from == at {
            return Some(0);
        }
        let line = self.book.ground.line(from, at);
        if line.blocked || line.hindrance >= 6 {
            return None;
        }
        if self.clouds.is_empty() && self.hulks.is_empty() {
            return Some(line.hindrance.into());
        }
        let pair = from.index() * self.book.ground.len() + at.index();
        self.atlas
            .sight(self.stamp, pair, || self.hindered(from, at, line.hindrance))
    }

    /// The same with Smoke and vehicles.
    fn hindered(&self, from: HexId, at: HexId, terrain: u8) -> Option<u8> {
        // Only what lies near the line can hinder it.
        let ground = &self.book.ground;
        let far = ground.distance(from, at);
        let near = |&hex: &HexId| ground.distance(from, hex) + ground.distance(hex, at) <= far + 1;
        let between = |hex: &HexId| *hex != from && *hex != at && near(hex);
        if !self.clouds.iter().any(near) && !self.hulks.iter().any(between) {
            return Some(terrain);
        }
        let all = self.book.hindrance(self.s, from, at).total();
        (all < 6).then_some(all)
    }

    /// The infantry of a side in a hex.
    pub fn men_in(&self, seat: Seat, hex: HexId) -> Pieces {
        match self.taken[seat.index()].contains(hex) {
            true => self.s.men_in(seat, hex),
            false => Pieces::EMPTY,
        }
    }

    /// Whether these find room in a hex of their side.
    pub fn has_room(&self, seat: Seat, hex: HexId, units: Pieces) -> bool {
        let hidden = self.hides[seat.index()];
        let alone = !self.taken[seat.index()].contains(hex) && !hidden;
        (alone && units.len() <= 3) || self.book.has_room(self.s, seat, hex, units)
    }

    /// The TEM of a hex against fire from another.
    pub fn cover(&self, from: HexId, at: HexId) -> i32 {
        let plot = self.book.ground.plot(at);
        match plot.terrain {
            Terrain::Stone => 3,
            Terrain::Wooden => 2,
            Terrain::Woods => 1,
            _ => i32::from(self.book.ground.plot(from).level < plot.level),
        }
    }

    /// Who of a side can fire from where.
    pub fn posts(&self, seat: Seat) -> &[Post] {
        self.posts[seat.index()].get_or_init(|| {
            let mut posts: Vec<Post> = Vec::new();
            for unit in self.s.there[seat].iter() {
                let hex = self.s.hex(unit);
                let barrels = self.barrels(unit);
                let leads = unit.is_man()
                    && self.book.is_leader(self.s, unit)
                    && self.book.is_fit(self.s, unit);
                let lead = match leads {
                    true => self.book.leadership(self.s, unit).min(0),
                    false => 0,
                };
                match posts.iter_mut().find(|post| post.hex == hex) {
                    Some(post) => {
                        post.barrels.extend(barrels);
                        post.lead = post.lead.min(lead);
                    }
                    None => posts.push(Post { hex, barrels, lead }),
                }
            }
            posts.retain(|post| !post.barrels.is_empty());
            posts
        })
    }

    /// What a unit can fire with.
    pub fn barrels(&self, unit: Piece) -> Vec<Barrel> {
        match unit.is_man() {
            true => self.small_arms(unit),
            false => self.armament(unit),
        }
    }

    fn small_arms(&self, unit: Piece) -> Vec<Barrel> {
        let (book, s) = (self.book, self.s);
        let marks = s.man(unit).marks;
        let mut all = Vec::new();
        if marks.any(Marks::BROKEN.and(Marks::MELEE)) {
            return all;
        }
        let ready = |first: bool, last: bool| match (first, last) {
            (_, true) => 0.0,
            (true, _) => 0.5,
            _ => 1.0,
        };
        let row = book.unit(s, unit);
        if row.fp > 0 {
            all.push(Barrel {
                fp: row.fp.into(),
                range: row.range,
                long: true,
                arc: None,
                ready: ready(marks.any(Marks::FIRST), marks.any(Marks::FINAL)),
            });
        }
        for arm in s.carried(unit) {
            let of = s.arm(arm).marks;
            let weapon = book.weapon(s, arm);
            if of.any(ArmMarks::BROKEN) {
                continue;
            }
            let ready = ready(of.any(ArmMarks::FIRST), of.any(ArmMarks::FINAL));
            let lone = if row.is_leader() { 0.5 } else { 1.0 };
            if weapon.is_mg() {
                all.push(Barrel {
                    // One that keeps its Rate of Fire fires again.
                    fp: f64::from(weapon.fp) * (1.0 + 0.17 * f64::from(weapon.rof)) * lone,
                    range: weapon.range,
                    long: true,
                    arc: None,
                    ready,
                });
            } else if weapon.family == aslsk::data::Family::Ft {
                all.push(Barrel {
                    fp: 24.0,
                    range: 1,
                    long: false,
                    arc: None,
                    ready,
                });
            } else if let Some(gun) = weapon.ordnance {
                let column = book.tables.he_column(gun.calibre);
                let fp = column.map_or(0.0, |at| f64::from(Tables::COLUMNS[usize::from(at)]));
                if fp > 0.0 && !gun.no_he {
                    all.push(Barrel {
                        fp: fp * if weapon.is_mortar() { 0.5 } else { 0.7 },
                        range: gun.most.min(24),
                        long: false,
                        arc: weapon.is_gun().then_some(s.arm(arm).facing),
                        ready,
                    });
                }
            }
        }
        all
    }

    fn armament(&self, car: Piece) -> Vec<Barrel> {
        let (book, s) = (self.book, self.s);
        let mut all = Vec::new();
        if !book.is_able(s, car) {
            return all;
        }
        let marks = s.car(car).marks;
        let fired = |mark: CarMarks| if marks.any(mark) { 0.0 } else { 1.0 };
        let moving = if marks.any(CarMarks::MOTION) {
            0.5
        } else {
            1.0
        };
        let down = s.car(car).mg_broken | s.car(car).mg_gone;
        for (bit, arc) in [
            (aslsk::BOW, s.car(car).vca),
            (aslsk::COAX, s.car(car).tca),
            (aslsk::AA, s.car(car).tca),
        ] {
            let (fp, range) = book.mg_of(s, car, bit);
            let shut = bit == aslsk::AA && !marks.any(CarMarks::CE);
            if fp > 0 && down & bit == 0 && !shut {
                all.push(Barrel {
                    fp: f64::from(fp) * moving,
                    range,
                    long: true,
                    arc: (bit != aslsk::AA).then_some(arc),
                    ready: fired(CarMarks::MG_FIRED),
                });
            }
        }
        let main = book.vehicle(s, car).main;
        if let Some(gun) = main.filter(|gun| !gun.no_he)
            && !marks.any(CarMarks::MA_BROKEN.and(CarMarks::MA_GONE))
            && let Some(column) = book.tables.he_column(gun.calibre)
        {
            let fp = f64::from(Tables::COLUMNS[usize::from(column)]);
            all.push(Barrel {
                fp: fp * 0.6 * moving,
                range: 24,
                long: false,
                arc: Some(s.car(car).tca),
                ready: fired(CarMarks::MA_FIRED),
            });
        }
        all
    }

    /// The firepower of some barrels in a hex at another.
    pub fn power(&self, barrels: &[Barrel], from: HexId, at: HexId, when: When) -> f64 {
        let far = self.book.ground.distance(from, at);
        let each = barrels.iter().map(|barrel| {
            let reach = match far {
                0 => 3.0,
                1 => 2.0,
                far if far <= barrel.range => 1.0,
                far if barrel.long && far <= 2 * barrel.range => 0.5,
                _ => return 0.0,
            };
            let ready = match when {
                When::Later => 1.0,
                _ if barrel.ready < 1.0 && far > barrel.range => 0.0,
                When::Still if barrel.ready < 1.0 && far > 1 => 0.0,
                _ if barrel.ready == 0.0 && far <= 1 => 0.3,
                _ => barrel.ready,
            };
            let arc = match barrel.arc {
                Some(arc) if far > 0 && !self.book.in_car_arc(from, arc, at) => 0.5,
                _ => 1.0,
            };
            barrel.fp * reach * ready * arc
        });
        each.sum()
    }

    /// The column of so much firepower.
    pub fn column(power: f64) -> Option<u8> {
        Tables::column_of((power * f64::from(FP)) as u32)
    }

    /// What part of itself a unit of middling morale of this side would lose in a hex to the fire of its enemies.
    pub fn exposure(&self, seat: Seat, at: HexId, when: When) -> f64 {
        let all = self.exposed[seat.index()][when as usize]
            .get_or_init(|| self.atlas.field(self.fire_key(foe(seat), when)));
        kept(&all[at.index()], || {
            let (mut best, mut sum) = (0.0f64, 0.0);
            for post in self.posts(foe(seat)) {
                let loss = self.strike(post, at, when);
                best = best.max(loss);
                sum += loss;
            }
            f64::from((best + 0.5 * (sum - best)).min(1.2) as f32)
        })
    }

    /// All that the fire of a side depends on.
    fn fire_key(&self, seat: Seat, when: When) -> u64 {
        let mut hasher = DefaultHasher::new();
        (seat, when as u8, self.stamp).hash(&mut hasher);
        for post in self.posts(seat) {
            (post.hex, post.lead, post.barrels.len()).hash(&mut hasher);
            for barrel in &post.barrels {
                barrel.ready.to_bits().hash(&mut hasher);
                barrel.hash(&mut hasher);
            }
        }
        hasher.finish()
    }

    /// The best that a man could do from a hex with what he has, to an enemy who stands still, in points.
    pub fn scope(&self, unit: Piece, seat: Seat, at: HexId) -> f64 {
        let aslsk::Sort::Man(place) = unit.sort() else {
            return 0.0;
        };
        let (barrels, sheet) = self.scopes[place].get_or_init(|| {
            let barrels = self.barrels(unit);
            let mut hasher = DefaultHasher::new();
            (seat, self.stamp, barrels.len()).hash(&mut hasher);
            barrels.iter().for_each(|barrel| barrel.hash(&mut hasher));
            for (hex, worth) in self.targets(foe(seat)) {
                (hex, worth.to_bits()).hash(&mut hasher);
            }
            (barrels, self.atlas.field(hasher.finish()))
        });
        kept(&sheet[at.index()], || self.prospects(seat, barrels, at))
    }

    /// The same from one post.
    fn strike(&self, post: &Post, at: HexId, when: When) -> f64 {
        let power = self.power(&post.barrels, post.hex, at, when);
        let Some(column) = Eye::column(power) else {
            return 0.0;
        };
        let Some(hindrance) = self.sight(post.hex, at) else {
            return 0.0;
        };
        let tem = self.cover(post.hex, at);
        let bare = tem + hindrance == 0 && self.book.ground.plot(at).terrain == Terrain::Open;
        let moves = match when {
            When::Later | When::Still => 0,
            When::Moving => -1 - i32::from(bare),
            When::Assault => -i32::from(bare),
        };
        let drm = tem + hindrance + moves + post.lead;
        self.atlas.losses.of(column, drm, 7, false, 1)
    }

    /// What a unit would lose there, in points.
    pub fn danger(&self, unit: Piece, at: HexId, when: When) -> f64 {
        let seat = self.s.owner(unit);
        let part = self.exposure(seat, at, when);
        if part == 0.0 {
            return 0.0;
        }
        let firm = 1.0 + 0.13 * (7 - self.book.morale(self.s, unit)) as f64;
        let burden = match unit.sort() {
            aslsk::Sort::Man(place) => kept(&self.burdens[place], || self.burden(unit)),
            _ => self.burden(unit),
        };
        burden * part * firm.max(0.4)
    }

    /// The best that these barrels could do from a hex to an enemy who stands still, in points.
    pub fn prospects(&self, seat: Seat, barrels: &[Barrel], from: HexId) -> f64 {
        let mut best = 0.0f64;
        if barrels.is_empty() {
            return best;
        }
        for &(hex, worth) in self.targets(foe(seat)) {
            let power = self.power(barrels, from, hex, When::Later);
            let Some(column) = Eye::column(power) else {
                continue;
            };
            let Some(hindrance) = self.sight(from, hex) else {
                continue;
            };
            let drm = self.cover(from, hex) + hindrance;
            best = best.max(worth * self.atlas.losses.of(column, drm, 7, false, 1));
        }
        best
    }

    /// Where the men of a side are, and what they are worth there.
    fn targets(&self, seat: Seat) -> &[(HexId, f64)] {
        self.targets[seat.index()].get_or_init(|| {
            let mut all: Vec<(HexId, f64)> = Vec::new();
            for unit in self.s.there[seat].men().iter() {
                let (hex, worth) = (self.s.hex(unit), self.stake(unit));
                match all.iter_mut().find(|(at, _)| *at == hex) {
                    Some((_, sum)) => *sum += worth,
                    None => all.push((hex, worth)),
                }
            }
            all
        })
    }
}
