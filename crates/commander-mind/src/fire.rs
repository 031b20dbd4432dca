//! Fire Orders and Op Fire: which group, at what.

use crate::eye::{Eye, Gun, Stack, once};
use commander::{Arms, Attack, Element, Means, Units, foe};
use hex::{HexId, HexSet256};
use table::{Seat, Set64, Sum};

/// Most pieces of a side that are looked at.
const MOST: usize = 64;

/// A set of guns, as bits by their place in the list.
type Guns = u64;

impl Eye<'_> {
    fn guns_of(&self, seat: Seat, units: Units) -> Guns {
        let all = self.guns(seat).iter().take(MOST).enumerate();
        all.filter(|(_, gun)| units.has(gun.unit))
            .fold(0, |set, (i, _)| set | 1 << i)
    }
    /// The best that one gun can do alone.
    fn single(&self, gun: &Gun, seat: Seat) -> f64 {
        once(&gun.single, || {
            let each = self.stacks(foe(seat)).iter();
            each.map(|stack| self.alone(gun, stack)).fold(0.0, f64::max)
        })
    }
    /// What a gun does alone to a stack.
    fn alone(&self, gun: &Gun, stack: &Stack) -> f64 {
        match self.aim(gun, stack.hex) {
            Some(fp) if fp > 0 => {
                self.hits(gun, gun.from, stack.hex) * self.harm_to(stack, fp, gun.heavy)
            }
            _ => 0.0,
        }
    }
    /// Those of the guns that make the strongest group at a hex, hanging together with the first; and its FP.
    fn group(&self, seat: Seat, guns: Guns, hex: HexId, first: Option<usize>) -> (Guns, i32) {
        let list = self.guns(seat);
        let mut bearing: [i8; MOST] = [i8::MIN; MOST];
        let mut hexes = HexSet256::EMPTY;
        for i in Set64(guns).iter().map(usize::from) {
            if list[i].white {
                continue;
            }
            if let Some(fp) = self.aim(&list[i], hex) {
                bearing[i] = fp as i8;
                hexes |= HexSet256::of(list[i].from);
            }
        }
        let best = || {
            let able = Set64(guns)
                .iter()
                .map(usize::from)
                .filter(|&i| bearing[i] > i8::MIN);
            able.max_by_key(|&i| bearing[i])
        };
        let Some(first) = first.filter(|&i| bearing[i] > i8::MIN).or_else(best) else {
            return (0, 0);
        };
        let mut chain = HexSet256::of(list[first].from);
        loop {
            let wider = chain
                .iter()
                .fold(chain, |set, hex| set | (self.book.near(hex) & hexes));
            if wider == chain {
                break;
            }
            chain = wider;
        }
        // Only the worst Hindrance counts: who sees worse than the best by more than he brings stays out.
        let fits = |i: &usize| bearing[*i] > i8::MIN && chain.contains(list[*i].from);
        let top = Set64(guns)
            .iter()
            .map(usize::from)
            .filter(fits)
            .map(|i| bearing[i])
            .max();
        let hindrance = |i: usize| i32::from(list[i].fp) - i32::from(bearing[i]);
        let worst = hindrance(first).max(0);
        let mut set: Guns = 0;
        for i in Set64(guns).iter().map(usize::from).filter(fits) {
            if hindrance(i) <= worst.max(1) || i == first {
                set |= 1 << i;
            }
        }
        let count = set.count_ones() as i32;
        (set, i32::from(top.unwrap_or(0)) + count - 1)
    }
    /// What these guns can do in one Order: the best group, and the others for themselves; or each for itself.
    fn volley(&self, seat: Seat, guns: Guns) -> f64 {
        let list = self.guns(seat);
        let mut singles = [0.0f64; MOST];
        let mut apart = 0.0;
        for i in Set64(guns).iter().map(usize::from) {
            singles[i] = self.single(&list[i], seat);
            apart += singles[i];
        }
        if guns.count_ones() < 2 {
            return apart;
        }
        let mut best = apart;
        for stack in self.stacks(foe(seat)) {
            let (set, fp) = self.group(seat, guns, stack.hex, None);
            if set.count_ones() < 2 {
                continue;
            }
            let given: f64 = Set64(set).iter().map(|i| singles[usize::from(i)]).sum();
            let heavy = self.is_heavy(seat, set);
            best = best.max(apart - given + self.harm_to(stack, fp, heavy));
        }
        best
    }
    /// What a Fire Order is worth to these units.
    pub fn fire(&self, seat: Seat, units: Units) -> f64 {
        self.volley(seat, self.guns_of(seat, units))
    }
    /// What Op Fire of these units at a hex is worth.
    pub fn op_fire(&self, seat: Seat, units: Units, hex: HexId) -> f64 {
        let (set, fp) = self.group(seat, self.guns_of(seat, units), hex, None);
        if set == 0 {
            0.0
        } else {
            self.salvo_by(fp, foe(seat), hex, self.is_heavy(seat, set))
        }
    }
    /// Whether one of these guns harms tanks.
    fn is_heavy(&self, seat: Seat, guns: Guns) -> bool {
        let list = self.guns(seat);
        Set64(guns).iter().any(|i| list[usize::from(i)].heavy)
    }

    /// An attack that begins with this piece: what it comes to with those who would join it, and the rest besides.
    pub fn opening(&self, seat: Seat, units: Units, arms: Arms, piece: Element, hex: HexId) -> f64 {
        let list = self.guns(seat);
        let ready = |gun: &Gun| match gun.piece {
            Element::Unit(unit) | Element::Gun(unit) => units.has(unit),
            Element::Weapon(weapon) => arms.has(weapon),
        };
        let all = list
            .iter()
            .take(MOST)
            .enumerate()
            .filter(|(_, gun)| ready(gun));
        let guns: Guns = all.fold(0, |set, (i, _)| set | 1 << i);
        let Some(first) = list.iter().position(|gun| gun.piece == piece) else {
            return 0.0;
        };
        let gun = &list[first];
        let apart = |set: Guns| -> f64 {
            Set64(set)
                .iter()
                .map(|i| self.single(&list[usize::from(i)], seat))
                .sum()
        };
        let stack = self.stacks(foe(seat)).iter().find(|stack| stack.hex == hex);
        let alone = stack.map_or(0.0, |stack| self.alone(gun, stack));
        let own = alone + apart(guns & !(1 << first));
        if gun.white {
            return own;
        }
        let (set, fp) = self.group(seat, guns, hex, Some(first));
        let heavy = self.is_heavy(seat, set);
        let group = self.salvo_by(fp, foe(seat), hex, heavy) + apart(guns & !set);
        own.max(group)
    }
    /// What joining these pieces to an attack adds, less what they could do for themselves.
    pub fn joining(&self, attack: &Attack, pieces: &[Element]) -> f64 {
        let (book, s) = (self.book, self.s);
        let fp = |attack: &Attack| {
            let mut sum = Sum::quiet();
            book.attack_fp(s, attack, &mut sum);
            sum.total()
        };
        let mut with = *attack;
        pieces.iter().for_each(|&piece| book.add(&mut with, piece));
        let other = foe(attack.seat);
        let worth = |attack: &Attack| {
            let heavy = book.hurts_tanks(s, attack);
            self.salvo_by(fp(attack), other, attack.hex, heavy)
        };
        let gain = worth(&with) - worth(attack);
        let free = attack.means == Means::Fire;
        let guns = self.guns(attack.seat).iter();
        let alone = guns.filter(|gun| pieces.contains(&gun.piece));
        let lost: f64 = alone.map(|gun| self.single(gun, attack.seat)).sum();
        if free { gain - lost } else { gain }
    }
}
