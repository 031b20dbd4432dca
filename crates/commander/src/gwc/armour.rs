//! Fire of tanks and at tanks (g:O21.3.2a, g:O21.3.3, g:O21.3.7.1).

use crate::action::Element;
use crate::book::Book;
use crate::frame::{Arms, Attack, Means};
use crate::ids::{UnitId, Units, Weapons};
use crate::state::{MOST_WEAPONS, State, foe};
use hex::{HexId, HexSet256};
use table::{Legal, No, Seat};

/// Bits of a set of Weapons: the guns of tanks are counted from the top.
const BITS: u32 = u32::BITS;

impl Book {
    /// How many Weapons more have room: guns of tanks are counted with them, each in a place of its own.
    pub fn arms_room(&self, s: &State) -> usize {
        MOST_WEAPONS.saturating_sub(s.weapons.len() + s.tanks.len() as usize)
    }
    /// g:O21.3.2a: Firepower and Range of a tank's gun on the side that is up; nothing, if it has none.
    pub fn tank_gun(&self, s: &State, tank: UnitId) -> [i8; 2] {
        let unit = s.unit(tank);
        let gun = self.kinds[usize::from(unit.kind)].more.gun;
        gun[usize::from(unit.broken)].unwrap_or([0, 0])
    }
    /// Whether a Formation is a tank with a gun.
    pub fn has_gun(&self, s: &State, tank: UnitId) -> bool {
        s.tanks.has(tank) && self.tank_gun(s, tank)[0] > 0
    }
    /// g:O21.3.2a: the place of a tank's gun in the set of Weapons that may still fire, above all Weapons.
    fn gun_bit(&self, s: &State, tank: UnitId) -> Arms {
        let before = s.tanks.iter().take_while(|&other| other != tank).count() as u32;
        let place = BITS - 1 - before;
        if place < s.weapons.len() as u32 {
            return Arms::default();
        }
        Arms(1 << place)
    }
    /// g:O21.3.2a: the guns of these tanks, as they stand in the set of Weapons that may still fire.
    pub fn guns_of(&self, s: &State, units: Units) -> Arms {
        let tanks = (units & s.tanks).iter();
        tanks
            .filter(|&tank| self.has_gun(s, tank))
            .fold(Arms::default(), |set, tank| {
                Arms(set.0 | self.gun_bit(s, tank).0)
            })
    }
    /// The Weapons of such a set, without the guns.
    pub fn plain_arms(&self, s: &State, arms: Arms) -> Weapons {
        arms.weapons() & Weapons::below(s.weapons.len() as u8)
    }
    /// The tanks whose guns are in such a set.
    pub fn gunners(&self, s: &State, arms: Arms) -> Units {
        let left = |tank: &UnitId| arms.0 & self.guns_of(s, Units::one(*tank)).0 != 0;
        (s.tanks & s.everybody()).iter().filter(left).collect()
    }
    /// g:O21.3.3: whether tanks have to answer an attack: a Weapon, a gun, another tank, artillery, Mines or aircraft
    /// take part.
    pub fn hurts_tanks(&self, s: &State, attack: &Attack) -> bool {
        !attack.arms.is_empty()
            || attack.gun
            || !(attack.units & s.tanks).is_empty()
            || matches!(attack.means, Means::Impact | Means::Mines | Means::Air)
    }
    /// g:F128.2a: what Mines have more against tanks.
    pub const MINED: u8 = 3;

    /// g:F128.2a: the same, if nobody but tanks is attacked; of a mixed group the tanks alone feel it.
    pub fn mine_bonus(&self, s: &State, units: Units) -> u8 {
        match (units - s.tanks).is_empty() {
            true => Book::MINED,
            false => 0,
        }
    }
    /// g:O21.3.2b: what a tank that is not Demoralised adds into the next hex.
    pub fn close_bonus(&self, s: &State, attack: &Attack) -> i32 {
        let close =
            |tank: UnitId| !s.unit(tank).broken && self.distance(s.hex(tank), attack.hex) == 1;
        if (attack.units & s.tanks).iter().any(close) {
            2
        } else {
            0
        }
    }
    /// g:O21.3c: whether both sides are in a hex.
    pub fn is_contested(&self, s: &State, hex: HexId) -> bool {
        [Seat(0), Seat(1)]
            .into_iter()
            .all(|seat| !s.of_side(seat, hex).is_empty())
    }
    /// Whether nothing that [`Book::may_shoot`] asks for is there: nobody is in one hex with an enemy, the enemy has no
    /// tank and the scenario no doctrine.
    pub fn is_plain_fight(&self, s: &State, seat: Seat, enemies: HexSet256) -> bool {
        let tanks = !(s.tanks & s.on_map[foe(seat)]).is_empty();
        let mixed = |unit: UnitId| enemies.contains(s.hex(unit));
        !tanks && self.doctrine.is_empty() && !s.on_map[seat].iter().any(mixed)
    }
    /// g:O21.3c, g:O21.3.3, g:notes.doctrine: what only this book asks of a piece that fires at a hex.
    pub fn may_shoot(&self, s: &State, piece: Element, hex: HexId) -> Legal {
        if !self.law.contested {
            return Ok(());
        }
        let bearer = self.bearer(s, piece);
        let seat = s.unit(bearer).seat;
        let (from, there) = (s.hex(bearer), s.of_side(foe(seat), hex));
        let contested = |at| Err(No::by(&["g:O21.3c"], "no-contested").at(at));
        if !s.of_side(foe(seat), from).is_empty() {
            return contested(from);
        }
        if !there.is_empty() && !s.of_side(seat, hex).is_empty() {
            return contested(hex);
        }
        let tank = s.tanks.has(bearer);
        let men = matches!(piece, Element::Unit(_)) && !tank;
        if men && !there.is_empty() && (there - s.tanks).is_empty() {
            return Err(No::by(&["g:O21.3.3"], "no-tank-harm").at(hex));
        }
        if tank && self.is_beyond_doctrine(s, bearer, hex) {
            return Err(No::by(&["g:notes.doctrine"], "no-doctrine").at(hex));
        }
        Ok(())
    }
}
