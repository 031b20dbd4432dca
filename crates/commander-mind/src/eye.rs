//! A look at a position: what units are worth, what they can do to each other. What is asked for over and over is
//! worked out once for each look.

use crate::odds::{beats, product_above, ties};
use crate::{POINT, seen};
use commander::{Book, Class, Element, Fort, State, UnitId, Units, foe};
use hex::{HexId, HexSet256};
use std::cell::{Cell, OnceCell};
use table::{Seat, Sum};

/// Most hexes of a board.
pub(super) const HEXES: usize = 168;
/// Most units.
const UNITS: usize = 64;
/// Nobody can fire there.
pub(super) const NONE: f32 = -99.0;

/// Something that could fire.
pub(super) struct Gun {
    pub unit: UnitId,
    pub piece: Element,
    pub from: HexId,
    pub range: [i8; 2],
    pub fp: i8,
    /// The best it can do alone, once it is known.
    pub single: Cell<f64>,
    /// Whether it has to hit first, and fires alone.
    pub white: bool,
    /// Whether it harms tanks.
    pub heavy: bool,
}

/// Units of one side in one hex.
pub(super) struct Stack {
    pub hex: HexId,
    units: Units,
    /// What an attack of so much FP does to them.
    harm: OnceCell<[f32; STRONGEST + 1]>,
    /// The same, to the tanks among them.
    armour: OnceCell<[f32; STRONGEST + 1]>,
}
/// FP above this count as this.
const STRONGEST: usize = 24;

/// A position with what is needed over and over.
pub(super) struct Eye<'a> {
    pub book: &'a Book,
    pub s: &'a State,
    guns: [OnceCell<Vec<Gun>>; 2],
    stacks: [OnceCell<Vec<Stack>>; 2],
    hexes: [HexSet256; 2],
    /// What decides sight.
    key: OnceCell<u64>,
    /// The FP that could strike each side in each hex.
    threat: [[Cell<f32>; HEXES]; 2],
    /// What could strike its tanks there.
    piercing: [OnceCell<Box<[Cell<f32>; HEXES]>>; 2],
    pub(super) fields: [OnceCell<Box<crate::shells::Fields>>; 2],
    pub(super) nearest: [OnceCell<crate::goals::Nearest>; 2],
    pub(super) goals: [OnceCell<[f64; 5]>; 2],
    pub(super) bold: [OnceCell<f64>; 2],
    pressure: [OnceCell<f64>; 2],
    leaders: [OnceCell<Vec<(HexId, i8)>>; 2],
    cover: [Cell<i8>; HEXES],
    pub(super) outings: [Cell<f64>; UNITS],
    pub(super) orders: [Cell<f64>; 12],
}

impl<'a> Eye<'a> {
    pub fn new(book: &'a Book, s: &'a State) -> Self {
        let hexes =
            [Seat(0), Seat(1)].map(|seat| s.on_map[seat].iter().map(|unit| s.hex(unit)).collect());
        Eye {
            book,
            s,
            guns: Default::default(),
            stacks: Default::default(),
            hexes,
            key: OnceCell::new(),
            threat: [const { [const { Cell::new(f32::NAN) }; HEXES] }; 2],
            piercing: Default::default(),
            fields: Default::default(),
            nearest: Default::default(),
            goals: Default::default(),
            bold: Default::default(),
            pressure: Default::default(),
            leaders: Default::default(),
            cover: [const { Cell::new(i8::MIN) }; HEXES],
            outings: [const { Cell::new(f64::NAN) }; UNITS],
            orders: [const { Cell::new(f64::NAN) }; 12],
        }
    }

    /// The Hindrance between two hexes, if they see each other.
    pub fn sight(&self, a: HexId, b: HexId) -> Option<u8> {
        let key = self.key.get_or_init(|| seen::key(self.book, self.s));
        seen::sight(*key, self.book, self.s, a, b)
    }
    /// The hexes of a side.
    pub fn hexes(&self, seat: Seat) -> HexSet256 {
        self.hexes[seat.index()]
    }
    /// Everything of a side that could fire.
    pub fn guns(&self, seat: Seat) -> &[Gun] {
        self.guns[seat.index()].get_or_init(|| {
            let mut guns = Vec::with_capacity(24);
            for unit in self.s.on_map[seat].iter() {
                for piece in self.book.pieces_of(self.s, unit) {
                    guns.push(self.gun(unit, piece));
                }
            }
            guns
        })
    }
    fn gun(&self, unit: UnitId, piece: Element) -> Gun {
        let (book, s) = (self.book, self.s);
        let mut sum = Sum::quiet();
        book.element_fp(s, piece, &mut sum);
        let white = book.is_artillery(s, piece);
        Gun {
            unit,
            piece,
            from: s.hex(unit),
            range: book.element_range(s, piece),
            fp: sum.total() as i8,
            single: Cell::new(f64::NAN),
            white,
            heavy: !matches!(piece, Element::Unit(unit) if !s.tanks.has(unit)),
        }
    }
    /// The stacks of a side.
    pub fn stacks(&self, seat: Seat) -> &[Stack] {
        self.stacks[seat.index()].get_or_init(|| {
            let hexes = self.hexes(seat).iter();
            hexes
                .map(|hex| Stack {
                    hex,
                    units: self.s.of_side(seat, hex),
                    harm: OnceCell::new(),
                    armour: OnceCell::new(),
                })
                .collect()
        })
    }

    /// What a unit is worth by its kind, besides the points its loss gives.
    fn base(&self, unit: UnitId) -> f64 {
        let (book, s) = (self.book, self.s);
        match book.class(s, unit) {
            Class::Squad => 34.0,
            Class::Team => 16.0,
            Class::Agent => 5.0,
            Class::Tank | Class::TankLeader => 60.0,
            Class::Leader => {
                let kind = &book.kinds[usize::from(s.unit(unit).kind)];
                18.0 + 12.0 * f64::from(kind.good.command)
            }
        }
    }
    /// What a unit is worth in its state.
    pub fn unit(&self, unit: UnitId) -> f64 {
        let s = self.s;
        let u = s.unit(unit);
        let state = if u.broken { 0.45 } else { 1.0 };
        let armed = s
            .carried(unit)
            .is_some_and(|weapon| !s.weapon(weapon).broken && !u.broken);
        // A Suppressed unit does not fire its Weapon.
        let armed = armed && !(u.suppressed && self.book.is_gwc());
        self.base(unit) * state - 5.0 * yes(u.suppressed) + 4.0 * yes(u.veteran) + 8.0 * yes(armed)
    }
    /// What it costs a side to lose one more unit, besides its points: it may have to surrender.
    pub fn pressure(&self, seat: Seat) -> f64 {
        *self.pressure[seat.index()].get_or_init(|| {
            let left = self.left(seat);
            self.stress(left - 1.0) - self.stress(left)
        })
    }
    /// How many units a side may lose before it surrenders.
    fn left(&self, seat: Seat) -> f64 {
        f64::from(self.s.surrender[seat].saturating_sub(self.book.fallen(self.s, seat)))
    }
    fn stress(&self, left: f64) -> f64 {
        if left < 0.5 { 400.0 } else { 120.0 / left }
    }
    /// How hard pressed a side is by its losses.
    pub fn losses(&self, seat: Seat) -> f64 {
        self.stress(self.left(seat))
    }
    /// What the loss of a unit costs its side.
    pub fn loss(&self, unit: UnitId) -> f64 {
        let s = self.s;
        let points = POINT * f64::from(self.book.unit_worth(s, unit));
        points + self.unit(unit) + self.pressure(s.unit(unit).seat)
    }
    /// What breaking a unit costs its side.
    pub fn breaking(&self, unit: UnitId) -> f64 {
        if self.s.unit(unit).broken {
            self.loss(unit)
        } else {
            let points = POINT * f64::from(self.book.unit_worth(self.s, unit));
            0.75 * self.base(unit) + 0.3 * points
        }
    }
    /// The Cover of a hex.
    pub fn cover(&self, at: HexId) -> i32 {
        let cell = &self.cover[at.index()];
        if cell.get() == i8::MIN {
            cell.set(self.book.cover_of(self.s, at, Default::default()));
        }
        cell.get().into()
    }
    /// The defence of a unit in a hex: Morale, Command there and Cover.
    pub fn defence(&self, unit: UnitId, at: HexId) -> i32 {
        let (book, s) = (self.book, self.s);
        let u = s.unit(unit);
        let state = i32::from(u.veteran) - i32::from(u.suppressed);
        let morale = i32::from(book.face(s, unit).morale) + state;
        if s.tanks.has(unit) {
            return morale;
        }
        let lead = if book.is_leader(s, unit) {
            0
        } else {
            let there = self.leaders(u.seat).iter().filter(|lead| lead.0 == at);
            self.together(there.map(|lead| i32::from(lead.1)))
        };
        morale + lead + self.cover(at)
    }
    /// What Leaders in one hex give: all of them, or the best of them.
    fn together(&self, commands: impl Iterator<Item = i32>) -> i32 {
        if self.book.is_gwc() {
            commands.max().unwrap_or(0)
        } else {
            commands.sum()
        }
    }
    /// What an attack so much stronger than the defence does to a unit.
    fn struck(&self, ahead: i32, unit: UnitId, moving: bool) -> f64 {
        let hurt = self.breaking(unit);
        let tie = if moving { hurt } else { 6.0 };
        beats(ahead) * hurt + ties(ahead) * tie
    }
    /// What an attack of so much FP on everybody of a side in a hex is worth, if it harms tanks too.
    pub fn salvo(&self, fp: i32, seat: Seat, hex: HexId) -> f64 {
        self.salvo_by(fp, seat, hex, true)
    }
    /// What an attack of so much FP on everybody of a side in a hex is worth.
    pub fn salvo_by(&self, fp: i32, seat: Seat, hex: HexId, heavy: bool) -> f64 {
        let stack = self.stacks(seat).iter().find(|stack| stack.hex == hex);
        stack.map_or(0.0, |stack| self.harm_to(stack, fp, heavy))
    }
    /// What an attack of so much FP on a stack is worth; tanks are harmed only by some.
    pub fn harm_to(&self, stack: &Stack, fp: i32, heavy: bool) -> f64 {
        if fp < 1 {
            return 0.0;
        }
        let tanks = stack.units & self.s.tanks;
        let men = self.harm_of(stack, &stack.harm, stack.units - tanks, fp);
        if tanks.is_empty() || !heavy {
            return men;
        }
        men + self.harm_of(stack, &stack.armour, tanks, fp)
    }
    fn harm_of(
        &self,
        stack: &Stack,
        table: &OnceCell<[f32; STRONGEST + 1]>,
        units: Units,
        fp: i32,
    ) -> f64 {
        let table = table.get_or_init(|| {
            let moving = self.book.moving(self.s);
            let mut table = [0.0; STRONGEST + 1];
            for unit in units.iter() {
                let goes = moving.is_some_and(|going| going.all.has(unit));
                let defence = self.defence(unit, stack.hex);
                let hurt = self.breaking(unit);
                let tie = if goes { hurt } else { 6.0 };
                for (fp, harm) in (0..).zip(&mut table) {
                    let ahead = fp - defence;
                    *harm += (beats(ahead) * hurt + ties(ahead) * tie) as f32;
                }
            }
            table
        });
        table[(fp as usize).min(STRONGEST)].into()
    }
    /// The Leaders of a side: where, and their Command.
    pub fn leaders(&self, seat: Seat) -> &[(HexId, i8)] {
        self.leaders[seat.index()].get_or_init(|| {
            let (book, s) = (self.book, self.s);
            let all = s.on_map[seat]
                .iter()
                .filter(|&unit| book.is_leader(s, unit));
            all.map(|unit| (s.hex(unit), book.command(s, unit)))
                .collect()
        })
    }
    /// The FP of a gun at a hex; none if it cannot fire there.
    pub fn aim(&self, gun: &Gun, hex: HexId) -> Option<i32> {
        self.aim_from(gun, gun.from, hex)
    }
    /// The same, if it stood elsewhere.
    pub fn aim_from(&self, gun: &Gun, from: HexId, hex: HexId) -> Option<i32> {
        let far = self.book.distance(from, hex);
        if far < gun.range[0].max(1) || far > gun.range[1] {
            return None;
        }
        let hindrance = i32::from(self.sight(from, hex)?);
        let level = self.book.printed_hex(from).level - self.book.printed_hex(hex).level;
        let mut fp = i32::from(gun.fp) + i32::from(level.signum());
        // A tank that comes close.
        if far == 1 && gun.heavy && matches!(gun.piece, Element::Unit(_)) {
            fp += 2 * i32::from(!self.s.unit(gun.unit).broken);
        }
        Some(if gun.white { fp } else { fp - hindrance })
    }
    /// How often a gun hits at all.
    pub fn hits(&self, gun: &Gun, from: HexId, hex: HexId) -> f64 {
        if !gun.white {
            return 1.0;
        }
        let hindrance = i32::from(self.sight(from, hex).unwrap_or(9));
        product_above(i32::from(self.book.distance(from, hex)) + hindrance)
    }
    /// The FP with which enemies of a side could strike a hex, all together; [`NONE`] if nobody can.
    pub fn threat(&self, seat: Seat, hex: HexId) -> f32 {
        let cell = &self.threat[seat.index()][hex.index()];
        if cell.get().is_nan() {
            let (mut best, mut others) = (NONE, -1.0f32);
            for gun in self.guns(foe(seat)) {
                let Some(fp) = self.aim(gun, hex).filter(|&fp| fp > -2) else {
                    continue;
                };
                let fp = fp as f32 - if gun.white { 2.0 } else { 0.0 };
                best = best.max(fp);
                others += 1.0;
            }
            cell.set(if best == NONE {
                NONE
            } else {
                best + 0.6 * others.min(4.0)
            });
        }
        cell.get()
    }
    /// The same against tanks.
    fn threat_to_tanks(&self, seat: Seat, hex: HexId) -> f32 {
        let cells = self.piercing[seat.index()]
            .get_or_init(|| Box::new([const { Cell::new(f32::NAN) }; HEXES]));
        let cell = &cells[hex.index()];
        if cell.get().is_nan() {
            let (mut best, mut others) = (NONE, -1.0f32);
            for gun in self.guns(foe(seat)).iter().filter(|gun| gun.heavy) {
                let Some(fp) = self.aim(gun, hex).filter(|&fp| fp > -2) else {
                    continue;
                };
                best = best.max(fp as f32 - if gun.white { 2.0 } else { 0.0 });
                others += 1.0;
            }
            cell.set(
                best + if best == NONE {
                    0.0
                } else {
                    0.6 * others.min(4.0)
                },
            );
        }
        cell.get()
    }
    /// What the enemies could do to a unit if it stood in this hex.
    pub fn danger(&self, unit: UnitId, at: HexId, moving: bool) -> f64 {
        let seat = self.s.unit(unit).seat;
        let fp = if self.s.tanks.has(unit) {
            self.threat_to_tanks(seat, at)
        } else {
            self.threat(seat, at)
        };
        if fp < -1.0 {
            return 0.0;
        }
        let ahead = fp - self.defence(unit, at) as f32;
        let low = ahead.floor();
        let part = f64::from(ahead - low);
        let low = low as i32;
        (1.0 - part) * self.struck(low, unit, moving) + part * self.struck(low + 1, unit, moving)
    }
    /// What Mines do to a unit that goes through them.
    pub fn mined(&self, unit: UnitId, hex: HexId) -> f64 {
        if self.s.markers(hex).fort() != Some(Fort::Mines) {
            return 0.0;
        }
        let seat = self.s.unit(unit).seat;
        let fp = i32::from(self.book.side(foe(seat)).mines);
        let morale = i32::from(self.book.face(self.s, unit).morale);
        self.struck(fp - morale, unit, true)
    }

    /// The strength of units in a Melee in a hex.
    pub fn brawn(&self, seat: Seat, units: Units) -> i32 {
        let (book, s) = (self.book, self.s);
        let men = units.iter().filter(|&unit| !s.tanks.has(unit));
        let lead = self.together(men.map(|unit| i32::from(book.command(s, unit))));
        let each = units.iter().map(|unit| {
            let (face, u) = (book.face(s, unit), s.unit(unit));
            let alone = book.is_leader(s, unit) || s.tanks.has(unit);
            let lead = if alone { 0 } else { lead };
            let fp = i32::from(face.fp) + lead + i32::from(u.veteran) - i32::from(u.suppressed);
            fp.max(0) + i32::from(face.boxed_fp)
        });
        each.sum::<i32>() + self.ambushes(seat)
    }
    /// What Ambush cards in a hand add: those it holds, or may hold.
    fn ambushes(&self, seat: Seat) -> i32 {
        let hand = self.s.pile[seat].hand & self.book.serving(seat, commander::Deed::Ambush);
        3 * i32::from(hand.len() as u8)
    }
}

/// What a cell holds, worked out once.
pub(super) fn once(cell: &Cell<f64>, work: impl FnOnce() -> f64) -> f64 {
    if cell.get().is_nan() {
        cell.set(work());
    }
    cell.get()
}

/// One if it is so.
pub(super) fn yes(yes: bool) -> f64 {
    f64::from(u8::from(yes))
}
