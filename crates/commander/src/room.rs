//! Whether both sides can be set up, whatever their players choose: a question without an answer would end the match.

use crate::book::Book;
use crate::ids::{UnitId, Units, WeaponId};
use crate::kinds::STACK;
use crate::open::Faults;
use crate::state::{Place, State, foe};
use hex::{HexId, HexSet256};
use table::Seat;

/// Looks for room in the set-up areas, and for carriers of the Weapons. Everything else has been checked.
pub fn check(book: &Book, faults: &mut Faults) {
    let s = book.set_up();
    for seat in [Seat(0), Seat(1)] {
        let area = Area::new(book, &s, seat);
        if !area.takes_units() || !area.takes_tanks() {
            faults.add(
                area.at("area"),
                "there is no room in it for all units",
                "make it larger, or give fewer units",
            );
        }
        if !area.takes_forts() {
            faults.add(
                area.at("forts"),
                "there is no room in the set-up area for all of them",
                "make it larger, or give fewer",
            );
        }
        if !area.finds_carriers() {
            faults.add(
                area.at("weapons"),
                "there are more Weapons than units that may carry any of them",
                "give fewer, or to units by name: 1 weapon-team +hmg",
            );
        }
    }
}

/// Where a side sets up, and what.
struct Area<'a> {
    book: &'a Book,
    s: &'a State,
    seat: Seat,
    /// Those who are there when the first Turn begins.
    units: Units,
    /// So many hexes the opponent may have taken before.
    lost: usize,
}

impl<'a> Area<'a> {
    fn new(book: &'a Book, s: &'a State, seat: Seat) -> Area<'a> {
        let starts = |seat: Seat| -> Units {
            let all = s.all_units();
            let here = |place| matches!(place, Place::Reserve | Place::Map);
            all.filter(|&unit| s.unit(unit).seat == seat && here(s.unit(unit).place))
                .collect()
        };
        let (own, other) = (book.side(seat), book.side(foe(seat)));
        let posted = s.on_map[foe(seat)].iter().map(|unit| s.hex(unit));
        let theirs = other.area | posted.collect::<HexSet256>();
        let enemies = starts(foe(seat)).len() as usize + other.forts.len();
        Area {
            book,
            s,
            seat,
            units: starts(seat),
            lost: (own.area & theirs).len().min(enemies),
        }
    }
    fn at(&self, key: &str) -> String {
        format!("sides[{}].{key}", self.seat.0)
    }
    /// Whether more than so many hexes of this sort are left.
    fn has_more(&self, than: usize, fits: impl Fn(HexId) -> bool) -> bool {
        let hexes = self.book.side(self.seat).area.iter();
        hexes.filter(|&hex| fits(hex)).count() > than + self.lost
    }
    /// So many hexes may be too full for one more unit of so many figures, at the worst.
    fn full(&self, figures: u8) -> usize {
        let all = { self.units.iter() }.map(|unit| self.book.class(self.s, unit).figures());
        let others = all.map(usize::from).sum::<usize>() - usize::from(figures);
        others / usize::from((STACK + 1).saturating_sub(figures).max(1))
    }
    fn takes_units(&self) -> bool {
        let figures = { self.units.iter() }.map(|unit| self.book.class(self.s, unit).figures());
        figures.max().is_none_or(|figures| {
            self.has_more(self.full(figures), |hex| {
                !self.book.is_impassable(self.s, hex)
            })
        })
    }
    /// g:8.2.1: never two tanks in a hex.
    fn takes_tanks(&self) -> bool {
        let tanks = self.units & self.s.tanks;
        let figures = { tanks.iter() }.map(|unit| self.book.class(self.s, unit).figures());
        figures.max().is_none_or(|figures| {
            let taken = self.full(figures) + tanks.len() as usize - 1;
            self.has_more(taken, |hex| {
                !self.book.is_impassable(self.s, hex) && self.book.tank_may_stand(self.s, hex)
            })
        })
    }
    fn takes_forts(&self) -> bool {
        let forts = self.book.side(self.seat).forts.len();
        let free = |hex| self.book.takes_fort(self.s, hex);
        forts == 0 || self.has_more(forts - 1, free)
    }
    /// 8.1.1: each Weapon has a carrier of its own, also where those who could carry others took them first.
    fn finds_carriers(&self) -> bool {
        let loose = |weapon: &WeaponId| {
            let w = self.s.weapon(*weapon);
            w.seat == self.seat && w.by.is_none()
        };
        let all = self.s.all_weapons();
        let loose: Vec<WeaponId> = all.filter(loose).collect();
        let carries_any = |unit: &UnitId| {
            let mut all = loose.iter();
            self.s.carried(*unit).is_none()
                && all.all(|&weapon| self.book.may_carry(self.s, weapon, *unit))
        };
        self.units.iter().filter(carries_any).count() >= loose.len()
    }
}
