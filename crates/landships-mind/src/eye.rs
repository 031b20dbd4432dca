//! How a seat looks at a position: what pieces are worth, what counts on the map, what enemies can do where.

use crate::goals::Goal;
use crate::manner::Manner;
use crate::memo::Memo;
use crate::odds::{self, Harm};
use crate::peril::Peril;
use hex::HexId;
use landships::data::Class;
use landships::ground::{Hexes, Terrain};
use landships::{Book, Marks, PIECES, Piece, Pieces, State, foe, is_on_map};
use std::cell::{Cell, OnceCell};
use table::Seat;

/// A point of victory.
pub(super) const POINT: f64 = 100.0;
/// What nobody does.
pub(super) const NEVER: f64 = -200.0;
/// Where nothing is gained by being there.
pub(super) const FARTHEST: f64 = -100.0;
/// Who leaves the map is safe and holds nothing: a side that is all gone has lost (L25.5).
pub(super) const AWAY: f64 = -1000.0;

/// An enemy on the map.
#[derive(Clone, Copy)]
pub(super) struct Foe {
    pub piece: Piece,
    pub hex: HexId,
    pub class: Class,
    pub group: bool,
    pub pinned: bool,
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
    goals: OnceCell<Vec<Goal>>,
    firers: OnceCell<Vec<Firer>>,
    foes: OnceCell<Vec<Foe>>,
    tanks: OnceCell<Hexes>,
    /// Where enemies are, and where the seat is.
    pub theirs: Hexes,
    pub ours: Hexes,
    smoke: Hexes,
    sight: Option<u16>,
    /// What was found out: firepower that reaches a hex and machine guns among it, what pieces are worth, what they fire with,
    /// their morale; how a unit would stand in a hex.
    reach: Memo<(f32, i8)>,
    prices: Memo<f64>,
    powers: Memo<(f64, u16, bool)>,
    morales: Memo<u8>,
    stands: Memo<f64>,
    pub perils: Memo<Peril>,
    /// How much there is to face, by hex and hexside.
    pub faced: Memo<f64>,
    standing: Cell<Option<Piece>>,
}

impl<'a> Eye<'a> {
    pub fn new(book: &'a Book, s: &'a State, me: Seat, manner: Manner) -> Eye<'a> {
        let hexes = |seat| s.there[seat].iter().map(|it| s.hex(it)).collect();
        Eye {
            book,
            s,
            me,
            manner,
            goals: OnceCell::new(),
            firers: OnceCell::new(),
            foes: OnceCell::new(),
            tanks: OnceCell::new(),
            theirs: hexes(foe(me)),
            ours: hexes(me),
            smoke: s.smoke_hexes(),
            sight: book.visibility(s.turn).map(u16::from),
            reach: Memo::new(),
            prices: Memo::new(),
            powers: Memo::new(),
            morales: Memo::new(),
            stands: Memo::new(),
            perils: Memo::new(),
            faced: Memo::new(),
            standing: Cell::new(None),
        }
    }

    /// In the usual manner.
    pub fn usual(book: &'a Book, s: &'a State, me: Seat) -> Eye<'a> {
        Eye::new(book, s, me, Manner::USUAL)
    }

    /// The hexes that count.
    pub fn goals(&self) -> &[Goal] {
        self.goals.get_or_init(|| self.find_goals())
    }

    fn firers(&self) -> &[Firer] {
        self.firers.get_or_init(|| self.find_firers())
    }

    /// The enemies on the map.
    pub fn foes(&self) -> &[Foe] {
        self.foes.get_or_init(|| {
            let (book, s) = (self.book, self.s);
            let foes = s.there[foe(self.me)].iter().map(|piece| {
                let kind = book.kind(s, piece);
                Foe {
                    piece,
                    hex: s.hex(piece),
                    class: kind.class,
                    group: kind.is_group(),
                    pinned: s.is(piece, Marks::PINNED),
                }
            });
            foes.collect()
        })
    }

    /// Where a tank of the seat is, or is beside.
    pub fn by_tanks(&self) -> Hexes {
        *self.tanks.get_or_init(|| {
            let (book, s) = (self.book, self.s);
            let tanks = s.there[self.me]
                .only(|it| book.kind(s, it).class == Class::Tank && !s.is(it, Marks::PERMANENT));
            let at = tanks.iter().map(|it| s.hex(it));
            at.flat_map(|hex| book.ground.around(hex).chain([hex]))
                .collect()
        })
    }

    /// Whether there is a line of sight.
    pub fn sees(&self, from: HexId, to: HexId) -> bool {
        let ground = &self.book.ground;
        let near = self
            .sight
            .is_none_or(|most| ground.distance(from, to) <= most);
        near && ground.is_clear(from, to, self.smoke)
    }

    /// Another unit is thought of.
    pub fn begin(&self, unit: Piece) {
        if self.standing.replace(Some(unit)) != Some(unit) {
            self.stands.clear();
            self.perils.clear();
        }
    }

    /// How it is for a unit to stand in a hex, once for each.
    pub fn stand(&self, unit: Piece, hex: HexId) -> f64 {
        if !is_on_map(hex) {
            return self.find_stand(unit, hex);
        }
        self.begin(unit);
        let hexes = self.book.ground.len();
        let find = || self.find_stand(unit, hex);
        self.stands.get(hex.index(), hexes, find)
    }

    pub fn morale(&self, piece: Piece) -> u8 {
        let find = || self.book.morale(self.s, piece);
        self.morales.get(piece.index(), PIECES, find)
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
        let find = || self.find_power(piece);
        self.powers.get(piece.index(), PIECES, find)
    }

    fn find_power(&self, piece: Piece) -> (f64, u16, bool) {
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
        let find = || self.find_price(piece);
        self.prices.get(piece.index(), PIECES, find)
    }

    fn find_price(&self, piece: Piece) -> f64 {
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
        let hard = plot.terrain == Terrain::Town || self.book.knows_network(self.s, self.me, hex);
        i32::from(soft) + 2 * i32::from(hard)
    }

    /// How far foot is spotted there (T2), about.
    fn shows(&self, hex: HexId) -> u16 {
        let plot = self.book.ground.plot(hex);
        match plot.terrain {
            _ if plot.trench.is_some() || self.book.knows_network(self.s, self.me, hex) => 2,
            Terrain::Woods | Terrain::Swamp | Terrain::Town => 3,
            Terrain::Hill | Terrain::Crater => 5,
            _ => 8,
        }
    }

    /// The firepower of enemies that reaches foot in a hex, and the machine guns among it.
    fn reaching(&self, hex: HexId) -> (f64, i32) {
        let find = || {
            let (fp, mgs) = self.fire_at(hex, self.shows(hex));
            (fp as f32, mgs as i8)
        };
        let (fp, mgs) = self.reach.get(hex.index(), self.book.ground.len(), find);
        (f64::from(fp), i32::from(mgs))
    }

    /// The same for who shows himself so far.
    fn fire_at(&self, hex: HexId, shows: u16) -> (f64, i32) {
        let book = self.book;
        let (mut sum, mut mgs) = (0.0, 0);
        for it in self.firers() {
            let far = book.ground.distance(it.at, hex);
            if it.fp <= 0.0 || far > it.range || far == 0 || !self.sees(it.at, hex) {
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
        let morale = self.morale(piece);
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
        let harm = self.exposed(piece, hex);
        let shelled = self.under_fire(piece, hex);
        self.manner.caution * (self.cost(piece, harm) + shelled)
    }

    /// How likely a unit is not to be lost in a hex before it moves again.
    pub fn survives(&self, piece: Piece, hex: HexId) -> f64 {
        let lost = match self.book.kind(self.s, piece).is_light() {
            true => self.exposed(piece, hex).lost,
            false => 0.0,
        };
        1.0 - self.manner.caution.min(1.0) * lost
    }

    /// What small arms may do there to who stands alone.
    fn exposed(&self, piece: Piece, hex: HexId) -> Harm {
        let (fp, mgs) = self.reaching(hex);
        if fp < 1.0 {
            return Harm::default();
        }
        let ground = match self.book.kind(self.s, piece).is_mounted() {
            true => -1,
            false => self.cover(hex),
        };
        let more = ground - (mgs + 1) / 2;
        odds::small_arms(self.book, fp, more, mgs > 0, self.morale(piece))
    }

    /// What may befall armour in a hex: guns, machine guns, flames, close combat.
    fn pierced(&self, piece: Piece, hex: HexId) -> f64 {
        let (book, s) = (self.book, self.s);
        let kind = book.kind(s, piece);
        let town = i32::from(book.ground.plot(hex).terrain == Terrain::Town);
        let price = self.price(piece);
        let mut sum = 0.0;
        let mut beside = 0;
        for it in self.firers() {
            let far = book.ground.distance(it.at, hex);
            if far > 10 || (far > 1 && !self.sees(it.at, hex)) {
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

    /// Whether a side has enemies before it that could be attacked.
    pub fn foes_in(&self, hex: HexId) -> Pieces {
        match self.theirs.contains(hex) {
            true => self.book.enemies_in(self.s, self.me, hex),
            false => Pieces::EMPTY,
        }
    }
}
