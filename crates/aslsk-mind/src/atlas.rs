//! What follows from a book alone, worked out once and kept: the ways to objectives and edges, where the enemy will come,
//! and what the tables come to on average.

use crate::odds::Losses;
use aslsk::ground::{Hexes, Terrain};
use aslsk::{Book, MF, Piece, State, Way};
use hex::HexId;
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::rc::Rc;
use table::Seat;

/// No way leads there.
pub(super) const NEVER: u16 = u16::MAX;

/// The cost in half MF from every hex to the nearest of some hexes.
pub(super) type Field = Vec<u16>;

/// Everything that is kept of a book.
#[derive(Debug)]
pub(super) struct Atlas {
    key: (usize, String, String),
    pub losses: Losses,
    /// For men and for vehicles, by objective.
    pub to_objective: [Vec<Field>; 2],
    /// The same to where a seat may leave the map.
    pub to_exit: [[Option<Field>; 2]; 2],
    /// What infantry pays to enter the next hex in each direction, in half MF: by the ground, and by the road where that is a
    /// choice; 255 where there is none.
    pub steps: Vec<[[u8; 2]; 6]>,
    /// For each seat the open hexes over which the enemy will come.
    pub lanes: [Vec<HexId>; 2],
    /// How many of them are seen from a hex, as far as that was asked.
    views: [Vec<Cell<f32>>; 2],
    /// By hex and corner: the directions that lie in an arc, as bits.
    pub arcs: Vec<[u8; 6]>,
    /// What hinders the sight between two hexes where Smoke and vehicles stand in the way: with the stamp of how they stand.
    sights: Box<[Cell<u32>]>,
    stamps: RefCell<HashMap<u64, u32>>,
    /// What fire could do to or from each hex, by all that it depends on: it outlives the question it was worked out for.
    fields: RefCell<Vec<(u64, Sheet)>>,
}

/// A cell for every hex, not a number where nothing was worked out yet.
pub(super) type Sheet = Rc<[Cell<f64>]>;
/// So many of them are kept at once.
const SHEETS: usize = 96;

/// Nothing is seen.
const BLIND: u8 = u8::MAX;
/// So many stamps fit beside what they stamp.
const STAMPS: usize = 1 << 24;

thread_local! {
    static KEPT: RefCell<Vec<Rc<Atlas>>> = const { RefCell::new(Vec::new()) };
}
/// So many books are kept at once.
const KEEP: usize = 16;

/// That of a book.
pub(super) fn atlas(book: &Book, s: &State) -> Rc<Atlas> {
    let at = std::ptr::from_ref(book).addr();
    KEPT.with_borrow_mut(|kept| {
        let same = |atlas: &&Rc<Atlas>| {
            let (addr, scenario, map) = &atlas.key;
            *addr == at && *scenario == book.scenario && map == book.ground.map.name()
        };
        if let Some(found) = kept.iter().find(same) {
            return found.clone();
        }
        if kept.len() == KEEP {
            kept.remove(0);
        }
        let new = Rc::new(Atlas::new(book, s));
        kept.push(new.clone());
        new
    })
}

impl Atlas {
    fn new(book: &Book, s: &State) -> Atlas {
        let fields = |cost: Cost| {
            let each = book.objectives.iter();
            each.map(|objective| field(book, objective.hexes, cost))
                .collect()
        };
        let exits = |cost: Cost| {
            [Seat(0), Seat(1)].map(|seat| {
                let out = book.exits(seat);
                (!out.is_empty()).then(|| field(book, out, cost))
            })
        };
        let mut atlas = Atlas {
            key: (
                std::ptr::from_ref(book).addr(),
                book.scenario.clone(),
                book.ground.map.name().to_owned(),
            ),
            losses: Losses::new(&book.tables),
            to_objective: [fields(march), fields(drive)],
            to_exit: [exits(march), exits(drive)],
            steps: steps(book),
            lanes: [Vec::new(), Vec::new()],
            arcs: arcs(book),
            sights: vec![Cell::new(0); book.ground.len() * book.ground.len()].into_boxed_slice(),
            stamps: RefCell::default(),
            fields: RefCell::default(),
            views: [0, 1].map(|_| vec![Cell::new(f32::NAN); book.ground.len()]),
        };
        atlas.lanes = [Seat(0), Seat(1)].map(|seat| atlas.lane(book, s, seat));
        atlas
    }

    /// The stamp of how Smoke and vehicles stand.
    pub fn stamp(&self, book: &Book, s: &State) -> u32 {
        let mut hasher = DefaultHasher::new();
        for place in 0..s.cars.len() {
            let car = Piece::car(place);
            (s.hex(car), book.is_still(s, car)).hash(&mut hasher);
        }
        for smoke in s.smoke.iter() {
            (smoke.hex.0, smoke.kind.drm()).hash(&mut hasher);
        }
        let mut stamps = self.stamps.borrow_mut();
        if stamps.len() + 1 == STAMPS {
            stamps.clear();
            self.sights.iter().for_each(|cell| cell.set(0));
        }
        let next = stamps.len() as u32 + 1;
        *stamps.entry(hasher.finish()).or_insert(next)
    }

    /// The Hindrance between two hexes, if they see each other, worked out once for a stamp.
    pub fn sight(&self, stamp: u32, pair: usize, work: impl FnOnce() -> Option<u8>) -> Option<i32> {
        let cell = &self.sights[pair];
        if cell.get() >> 8 != stamp {
            cell.set(stamp << 8 | u32::from(work().unwrap_or(BLIND)));
        }
        let found = cell.get() as u8;
        (found != BLIND).then_some(found.into())
    }

    /// What fire could do to or from each hex, for all that this key has in it.
    pub fn field(&self, key: u64) -> Sheet {
        let mut kept = self.fields.borrow_mut();
        if let Some(at) = kept.iter().rposition(|(of, _)| *of == key) {
            return kept[at].1.clone();
        }
        if kept.len() == SHEETS {
            kept.remove(0);
        }
        let new: Sheet = vec![Cell::new(f64::NAN); self.arcs.len()].into();
        kept.push((key, new.clone()));
        new
    }

    /// Where the enemy of a seat comes from and goes to: the open hexes near the shortest ways.
    fn lane(&self, book: &Book, s: &State, seat: Seat) -> Vec<HexId> {
        let mut from = Hexes::EMPTY;
        for force in &book.forces {
            let men = force.pieces.iter().find(|piece| !piece.is_arm());
            if men.is_some_and(|piece| s.owner(piece) != seat) {
                from |= force.area;
            }
        }
        let come = field(book, from, march);
        let enemy = aslsk::foe(seat);
        let mut goals: Vec<&Field> = self.to_objective[0].iter().collect();
        goals.extend(self.to_exit[0][enemy.index()].iter());
        let mut all = Hexes::EMPTY;
        for goal in goals {
            let sum = |hex: usize| u32::from(come[hex]) + u32::from(goal[hex]);
            let far = |hex: &usize| come[*hex] > 0 && goal[*hex] != NEVER;
            let Some(least) = (0..book.ground.len()).filter(far).map(sum).min() else {
                continue;
            };
            for hex in (0..book.ground.len()).filter(far) {
                let at = HexId(hex as u16);
                let bare = !book.ground.plot(at).terrain.is_obstacle();
                if bare && sum(hex) <= least + 8 {
                    all.insert(at);
                }
            }
        }
        all.iter().collect()
    }

    /// How much of the ways of the enemy is seen from a hex within a range of eight.
    pub fn view(&self, book: &Book, seat: Seat, from: HexId) -> f64 {
        let cell = &self.views[seat.index()][from.index()];
        if cell.get().is_nan() {
            let seen = self.lanes[seat.index()].iter().filter(|&&at| {
                let far = book.ground.distance(from, at);
                let line = || book.ground.line(from, at);
                (1..=8).contains(&far) && !line().blocked && line().hindrance < 3
            });
            cell.set(seen.count() as f32);
        }
        cell.get().into()
    }
}

fn arcs(book: &Book) -> Vec<[u8; 6]> {
    let hexes = (0..book.ground.len() as u16).map(HexId);
    let each = hexes.map(|at| {
        let next = book.ground.next(at);
        [0, 1, 2, 3, 4, 5].map(|arc| {
            let seen = |to: Option<HexId>| to.is_some_and(|to| book.in_car_arc(at, arc, to));
            (0..6).filter(|&n| seen(next[n])).map(|n| 1 << n).sum()
        })
    });
    each.collect()
}

/// What every step costs as printed.
fn steps(book: &Book) -> Vec<[[u8; 2]; 6]> {
    let clear = State::empty();
    let hexes = (0..book.ground.len() as u16).map(HexId);
    let each = hexes.map(|from| {
        book.ground.next(from).map(|to| {
            let Some(to) = to else {
                return [u8::MAX; 2];
            };
            let road = book.is_road_a_choice(from, to);
            [
                book.entry_cost(&clear, from, to, Way::Ground),
                match road {
                    true => book.entry_cost(&clear, from, to, Way::Road),
                    false => u8::MAX,
                },
            ]
        })
    });
    each.collect()
}

type Cost = fn(&Book, HexId, HexId) -> u16;

/// What infantry pays for a step, in half MF, on the ground as it is printed.
fn march(book: &Book, from: HexId, to: HexId) -> u16 {
    let terrain = book.ground.plot(to).terrain;
    let road = book.ground.road(from, to) && !terrain.is_building();
    let cost = if road { MF } else { book.terrain_cost(terrain) };
    let climbs = book.ground.climbs(from, to);
    u16::from(cost) * if climbs { 2 } else { 1 }
}

/// What a vehicle pays, on the scale of infantry: it has three times as many points.
fn drive(book: &Book, from: HexId, to: HexId) -> u16 {
    let climbs = if book.ground.climbs(from, to) { 3 } else { 0 };
    let cost = match book.ground.plot(to).terrain {
        Terrain::Wooden | Terrain::Stone => 12,
        _ if book.ground.road(from, to) => 1,
        Terrain::Woods => 12,
        Terrain::Brush => 3,
        _ => 2,
    };
    cost + climbs
}

/// The cost from every hex to the nearest of these.
fn field(book: &Book, to: Hexes, cost: Cost) -> Field {
    let mut field = vec![NEVER; book.ground.len()];
    let mut open: Vec<HexId> = to.iter().collect();
    for &hex in &open {
        field[hex.index()] = 0;
    }
    while !open.is_empty() {
        let mut next = Vec::new();
        for at in open {
            for from in book.ground.next(at).into_iter().flatten() {
                let sum = field[at.index()] + cost(book, from, at);
                if sum < field[from.index()] {
                    field[from.index()] = sum;
                    next.push(from);
                }
            }
        }
        open = next;
    }
    field
}
