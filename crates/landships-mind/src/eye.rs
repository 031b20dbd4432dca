//! How a seat looks at a position: what pieces are worth, what counts on the map, what enemies can do where.

use crate::manner::Manner;
use crate::odds::{self, Harm};
use hex::HexId;
use landships::data::Class;
use landships::ground::Terrain;
use landships::{Book, Marks, Piece, Pieces, State, foe, is_on_map};
use std::cell::RefCell;
use table::Seat;

/// A point of victory.
pub(super) const POINT: f64 = 100.0;
/// What nobody does.
pub(super) const NEVER: f64 = -200.0;
/// Who leaves the map is safe and holds nothing: a side that is all gone has lost (L25.5).
pub(super) const AWAY: f64 = -1000.0;

/// A hex that counts.
pub(super) struct Goal {
    pub hex: HexId,
    /// What it is worth to the seat to have it, or to keep the enemy from it.
    pub worth: f64,
    /// Whether the seat has it now.
    pub held: bool,
    /// Those of the seat who stand in it.
    pub crowd: Pieces,
    /// Enemies who could come.
    pub menaced: bool,
}

/// What a piece that may fire can do to foot, and to armour.
struct Firer {
    at: HexId,
    fp: f64,
    range: u16,
    mg: bool,
    /// It shoots at armour so far; 0: it does not.
    gun: u16,
    class: Class,
    piece: Piece,
}

pub(super) struct Eye<'a> {
    pub book: &'a Book,
    pub s: &'a State,
    pub me: Seat,
    pub manner: Manner,
    pub goals: Vec<Goal>,
    firers: Vec<Firer>,
    /// What was found out about hexes: firepower that reaches them, and machine guns among it.
    reach: RefCell<Vec<Option<(f32, i8)>>>,
}

impl<'a> Eye<'a> {
    pub fn new(book: &'a Book, s: &'a State, me: Seat, manner: Manner) -> Eye<'a> {
        let mut eye = Eye {
            book,
            s,
            me,
            manner,
            goals: Vec::new(),
            firers: Vec::new(),
            reach: RefCell::new(vec![None; book.ground.len()]),
        };
        eye.firers = eye.find_firers();
        eye.goals = eye.find_goals();
        eye
    }

    fn find_goals(&self) -> Vec<Goal> {
        let (book, s) = (self.book, self.s);
        let foes: Vec<HexId> = { s.there[foe(self.me)].iter() }
            .filter(|&it| book.kind(s, it).fights())
            .map(|it| s.hex(it))
            .collect();
        let mut goals: Vec<Goal> = Vec::new();
        for row in &book.worths {
            for hex in row.hexes.iter() {
                let worth = POINT * f64::from(row.worth);
                if let Some(goal) = goals.iter_mut().find(|goal| goal.hex == hex) {
                    goal.worth += worth;
                    continue;
                }
                let crowd = s.of_in(self.me, hex).only(|it| book.kind(s, it).fights());
                let near = |it: &HexId| book.ground.distance(*it, hex) <= 6;
                goals.push(Goal {
                    hex,
                    worth,
                    held: s.control[self.me].contains(hex),
                    crowd,
                    menaced: foes.iter().any(near),
                });
            }
        }
        goals
    }

    fn find_firers(&self) -> Vec<Firer> {
        let (book, s) = (self.book, self.s);
        let able = |it: &Piece| {
            !s.is(*it, Marks::PINNED)
                && s.unit(*it).aboard.get().is_none()
                && !book.kind(s, *it).is_mounted()
        };
        let firer = |piece: Piece| {
            let (fp, range, mg) = self.power(piece);
            let kind = book.kind(s, piece);
            let served = !kind.is_support() || book.is_served(s, piece);
            let gun = kind.guns.iter().map(|(gun, _)| gun.range).max();
            Firer {
                at: s.hex(piece),
                fp: if served { fp } else { 0.0 },
                range,
                mg,
                gun: gun.filter(|_| served).map_or(0, u16::from),
                class: kind.class,
                piece,
            }
        };
        { s.there[foe(self.me)].iter() }
            .filter(able)
            .map(firer)
            .collect()
    }

    /// Firepower, range, and whether it has machine guns: about, for a vehicle, what bears one way.
    pub fn power(&self, piece: Piece) -> (f64, u16, bool) {
        let (book, s) = (self.book, self.s);
        let kind = book.kind(s, piece);
        if kind.is_foot() {
            let fp = book.catalog.fp(kind, book.nation(piece), book.date.year);
            return (f64::from(fp), kind.range.into(), kind.class == Class::Mg);
        }
        let mgs: u8 = kind.mgs.iter().sum();
        let he = kind.guns.iter().map(|(gun, _)| gun.he).max().unwrap_or(0);
        let far = kind
            .guns
            .iter()
            .map(|(gun, _)| gun.range)
            .max()
            .unwrap_or(0);
        let (fp, range) = book.catalog.mg;
        let mg = f64::from(fp) * f64::from(mgs.div_ceil(2));
        let range = if mgs > 0 { range.max(far) } else { far };
        (mg + f64::from(he), range.into(), mgs > 1)
    }

    /// How much of the game is left, from 1 down to 0.
    pub fn left(&self) -> f64 {
        let turns = f64::from(self.book.turns);
        (turns - f64::from(self.s.turn) + 1.0).max(0.0) / turns
    }

    /// What the loss of a piece gives the enemy (L25.1).
    fn toll(&self, class: Class) -> f64 {
        let points = &self.book.points;
        let lost = match class {
            Class::Infantry | Class::Assault | Class::Flamethrower | Class::Cavalry => points.group,
            Class::Mg | Class::CavalryMg => points.mg,
            Class::Art | Class::At | Class::Aa => points.gun,
            Class::Tank => points.tank,
            Class::Car => points.car,
            Class::Leader | Class::Observer => points.leader,
            Class::Ship => 2 * points.ship,
            _ => 0,
        };
        POINT * f64::from(lost)
    }

    /// What a piece can still be good for.
    pub fn use_of(&self, piece: Piece) -> f64 {
        let all = match self.book.kind(self.s, piece).class {
            Class::Tank | Class::Ship => 150.0,
            Class::Car => 80.0,
            Class::Mg | Class::CavalryMg => 90.0,
            Class::Flamethrower | Class::Assault => 80.0,
            Class::Infantry | Class::Cavalry => 60.0,
            Class::Art | Class::At | Class::Aa => 120.0,
            Class::Observer => 60.0,
            Class::Mortar | Class::Leader => 40.0,
            Class::Crew | Class::RifleTeam | Class::Truck => 30.0,
            Class::Rifle => 5.0,
        };
        all * (0.25 + 0.75 * self.left())
    }

    /// What is lost with a piece as it stands.
    pub fn price(&self, piece: Piece) -> f64 {
        let (s, class) = (self.s, self.book.kind(self.s, piece).class);
        let mut left = self.use_of(piece);
        let mut toll = self.toll(class);
        if s.is(piece, Marks::PERMANENT) {
            left *= 0.35;
            toll -= POINT * f64::from(self.book.points.breakdown);
        }
        if s.is(piece, Marks::TEMPORARY) {
            left *= 0.7;
        }
        // Those who serve a gun are worth what it is.
        if class == Class::Crew {
            let guns = s.of_in(s.unit(piece).seat, s.hex(piece));
            let gun = guns.iter().any(|it| self.book.kind(s, it).is_gun());
            left += if gun { 60.0 } else { 0.0 };
        }
        left + toll
    }

    /// What it costs to be pinned for a while.
    pub fn pin_price(&self, piece: Piece) -> f64 {
        match self.s.is(piece, Marks::PINNED) {
            true => 0.12 * self.price(piece),
            false => 0.3 * self.use_of(piece) + 10.0,
        }
    }

    /// What a breakdown costs, on average.
    pub fn halt_price(&self, tank: Piece) -> f64 {
        let points = POINT * f64::from(self.book.points.breakdown);
        0.6 * (points + 0.5 * self.use_of(tank)) + 0.3 * 0.2 * self.use_of(tank)
    }

    /// What a harm costs.
    pub fn cost(&self, piece: Piece, harm: Harm) -> f64 {
        harm.lost * self.price(piece) + harm.pinned * self.pin_price(piece)
    }

    /// What the ground gives foot against small arms.
    pub fn cover(&self, hex: HexId) -> i32 {
        let plot = self.book.ground.plot(hex);
        let soft = matches!(plot.terrain, Terrain::Woods | Terrain::Swamp) || plot.trench.is_some();
        let hard = plot.terrain == Terrain::Town || plot.fortified;
        i32::from(soft) + 2 * i32::from(hard)
    }

    /// How far foot is spotted there (T2), about.
    fn shows(&self, hex: HexId) -> u16 {
        let plot = self.book.ground.plot(hex);
        match plot.terrain {
            _ if plot.trench.is_some() || plot.fortified => 2,
            Terrain::Woods | Terrain::Swamp | Terrain::Town => 3,
            Terrain::Hill | Terrain::Crater => 5,
            _ => 8,
        }
    }

    /// The firepower of enemies that reaches foot in a hex, and the machine guns among it.
    fn reaching(&self, hex: HexId) -> (f64, i32) {
        if let Some((fp, mgs)) = self.reach.borrow()[hex.index()] {
            return (f64::from(fp), i32::from(mgs));
        }
        let found = self.fire_at(hex, self.shows(hex));
        self.reach.borrow_mut()[hex.index()] = Some((found.0 as f32, found.1 as i8));
        found
    }

    /// The same for who shows himself so far.
    fn fire_at(&self, hex: HexId, shows: u16) -> (f64, i32) {
        let (book, s) = (self.book, self.s);
        let (mut sum, mut mgs) = (0.0, 0);
        for it in &self.firers {
            let far = book.ground.distance(it.at, hex);
            if it.fp <= 0.0 || far > it.range || far == 0 || !book.has_sight(s, it.at, hex) {
                continue;
            }
            let half = if far > it.range.div_ceil(2) { 0.5 } else { 1.0 };
            let hidden = if far > shows { 0.4 } else { 1.0 };
            // They have other targets too, and are pinned themselves.
            sum += 0.5 * half * hidden * it.fp;
            mgs += i32::from(it.mg && hidden == 1.0);
        }
        (sum, mgs.min(2))
    }

    /// What it costs foot to be seen where it was not.
    pub fn shown(&self, piece: Piece) -> f64 {
        let (s, hex) = (self.s, self.s.hex(piece));
        if s.is(piece, Marks::FIRED) || self.shows(hex) >= 8 {
            return 0.0;
        }
        let morale = self.book.morale(s, piece);
        let cost = |(fp, mgs): (f64, i32)| {
            let more = self.cover(hex) - (mgs + 1) / 2;
            let harm = odds::small_arms(self.book, fp, more, mgs > 0, morale);
            self.cost(piece, harm)
        };
        (cost(self.fire_at(hex, 10)) - cost(self.reaching(hex))).max(0.0)
    }

    /// What enemies may do to a unit in a hex before it moves again.
    pub fn danger(&self, piece: Piece, hex: HexId) -> f64 {
        let kind = self.book.kind(self.s, piece);
        if kind.is_armoured() || kind.class == Class::Ship {
            return self.manner.caution * self.pierced(piece, hex);
        }
        let (fp, mgs) = self.reaching(hex);
        if fp < 1.0 {
            return 0.0;
        }
        let ground = match kind.is_mounted() {
            true => -1,
            false => self.cover(hex),
        };
        let morale = self.book.morale(self.s, piece);
        let more = ground - (mgs + 1) / 2;
        let harm = odds::small_arms(self.book, fp, more, mgs > 0, morale);
        let shelled = self.under_fire(piece, hex);
        self.manner.caution * (self.cost(piece, harm) + shelled)
    }

    /// Standing barrages and gas.
    fn under_fire(&self, piece: Piece, hex: HexId) -> f64 {
        let s = self.s;
        let standing = { s.barrages.iter() }.filter(|it| it.hex.0 == hex);
        let shells: f64 = standing
            .map(|it| self.shelled(piece, hex, it.fp.into(), it.shrapnel))
            .sum();
        let gas = s.gas.iter().any(|gas| gas.hex.0 == hex);
        shells + if gas { 0.3 * self.price(piece) } else { 0.0 }
    }

    /// What a barrage does to a piece there.
    pub fn shelled(&self, piece: Piece, hex: HexId, fp: u32, shrapnel: bool) -> f64 {
        let (book, s) = (self.book, self.s);
        let kind = book.kind(s, piece);
        let more = if kind.is_vehicle() {
            0
        } else {
            self.cover(hex)
        };
        if kind.is_light() {
            let fp = if shrapnel && more > 0 { fp / 2 } else { fp };
            let harm = odds::barrage(book, fp, more, shrapnel, book.morale(s, piece));
            return self.cost(piece, harm);
        }
        let lost = match kind.is_support() {
            true => 2.0 / 6.0,
            false if shrapnel => 0.0,
            false => 1.0 / 6.0,
        };
        lost * odds::struck(book, fp, more) * self.price(piece)
    }

    /// What may befall armour in a hex: guns, machine guns, flames, close combat.
    fn pierced(&self, piece: Piece, hex: HexId) -> f64 {
        let (book, s) = (self.book, self.s);
        let kind = book.kind(s, piece);
        let town = i32::from(book.ground.plot(hex).terrain == Terrain::Town);
        let price = self.price(piece);
        let mut sum = 0.0;
        let mut beside = 0;
        for it in &self.firers {
            let far = book.ground.distance(it.at, hex);
            if far > 10 || (far > 1 && !book.has_sight(s, it.at, hex)) {
                continue;
            }
            if it.gun >= far && it.gun > 0 {
                let shot = s.unit(it.piece).shot(0);
                let known = if shot.at.is(piece) {
                    shot.count.min(2)
                } else {
                    0
                };
                let more = 2 - i32::from(known) + i32::from(kind.size) + town;
                sum += 0.7 * odds::shot(book, far, more) * price;
            }
            if kind.weak && it.mg && it.gun == 0 && far < 10 {
                sum += 0.4 * 0.11 * self.halt_price(piece);
            }
            if far <= 1 && matches!(it.class, Class::Flamethrower | Class::RifleTeam) {
                sum += 0.35 * price;
            }
            beside += i32::from(far <= 1 && it.class <= Class::Flamethrower);
        }
        sum + 0.04 * f64::from(beside) * price
    }

    /// How well a piece stands in a hex for what counts: nearness to goals, and what it holds.
    pub fn pull(&self, piece: Piece, hex: HexId) -> f64 {
        let (book, kind) = (self.book, self.book.kind(self.s, piece));
        let weight = match kind.class {
            _ if kind.fights() => 1.0,
            Class::Observer | Class::Leader => 0.15,
            _ => 0.0,
        };
        if weight == 0.0 || !is_on_map(hex) {
            return 0.0;
        }
        let urgent = 1.0 + 0.8 * (1.0 - self.left());
        let (mut best, mut near) = (0.0f64, u16::MAX);
        for goal in &self.goals {
            let far = book.ground.distance(hex, goal.hex);
            let mates = f64::from((goal.crowd - Pieces::one(piece)).len());
            let need = match (goal.held, goal.menaced) {
                (true, true) => 0.8 * 0.45f64.powf(mates),
                (true, false) => 0.15 * 0.3f64.powf(mates),
                (false, true) => 0.8f64.powf(mates),
                (false, false) => 0.5f64.powf(mates),
            };
            let fade = if far == 0 {
                1.0
            } else {
                0.62 * 0.86f64.powi(far.into())
            };
            best = best.max(goal.worth * need * fade);
            if !goal.held {
                near = near.min(far);
            }
        }
        let step = if near == u16::MAX {
            0.0
        } else {
            5.0 * f64::from(near.min(20))
        };
        weight * self.manner.pull * urgent * (best - step)
    }

    /// Whether a side has enemies before it that could be attacked.
    pub fn foes_in(&self, hex: HexId) -> Pieces {
        self.book.enemies_in(self.s, self.me, hex)
    }
}
