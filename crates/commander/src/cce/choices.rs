//! Events of Combat Commander: Europe that the other book has not, or has in its own way, and in which something is
//! chosen.

use crate::action::Action;
use crate::book::Book;
use crate::events::outcomes::{broken, hardened, rallied, suppressed};
use crate::events::{
    Choice, May, Row, Then, ask_unless, keep, list_hexes, list_units, list_weapons, over,
};
use crate::frame::{Event, EventStep, Placing, Purpose, Roll, What, Where};
use crate::ids::{UnitId, Units, WeaponId, Weapons};
use crate::kinds::{Fort, Nation};
use crate::state::{State, foe};
use hex::{HexId, HexSet256};
use table::{Chance, Seat, Teller, Weight};

/// E43: all in the random hex break, or in one of the nearest with units.
pub const AIR_SUPPORT: Row = Row {
    draws_hex: true,
    choice: Choice::Hex(Book::bombed, |_, s, _, hex, _| {
        Then::call(Book::breaks(s.in_hex(hex)))
    }),
    may: May::Decline,
    rules: &["E43", "g:E57"],
    ..Row::NONE
};

/// E44
pub const BATTLE_HARDEN: Row = Row {
    choice: Choice::Unit(
        |_, s, e| keep(s.on_map[e.seat], |unit| !s.unit(unit).veteran),
        hardened,
    ),
    rules: &["E44"],
    ..Row::NONE
};

/// E50: a broken Russian is rolled for.
pub const COMMISSAR: Row = Row {
    step: |book, s, e, _, t| {
        if e.step == EventStep::CHOSEN {
            book.commissar(s, e.unit(), t);
            return over(e);
        }
        book.ask_in_event(s, e)
    },
    choice: Choice::Unit(
        |book, s, _| keep(book.russians(s), |unit| s.unit(unit).broken),
        |_, _, e, unit, _| {
            e.chosen = Some(unit.into());
            Then::step(EventStep::CHOSEN).after(Roll::of(e.seat, Purpose::Commissar))
        },
    ),
    rules: &["E50"],
    ..Row::NONE
};

/// E52.1
pub const DEPLOY: Row = Row {
    choice: Choice::Unit(
        |book, s, e| match book.may_birth(s) {
            true => keep(s.on_map[e.seat], |unit| book.is_squad(s, unit)),
            false => Units::EMPTY,
        },
        |book, s, _, unit, t| Then {
            call: book.deploy(s, unit, t),
            ..Then::OVER
        },
    ),
    may: May::Decline,
    rules: &["E52.1"],
    ..Row::NONE
};

/// E60: somebody without Cover.
pub const INTERDICTION: Row = Row {
    choice: Choice::Unit(
        |book, s, _| {
            keep(s.everybody(), |unit| {
                let cover = || book.cover_of(s, s.hex(unit), Default::default());
                !s.unit(unit).suppressed && cover() < 1
            })
        },
        suppressed,
    ),
    rules: &["E60"],
    ..Row::NONE
};

/// E63: the nearest unbroken Weapon breaks.
pub const MALFUNCTION: Row = Row {
    draws_hex: true,
    choice: Choice::Weapon(
        |book, s, e| book.nearest_weapons(s, e.hex),
        |book, s, _, weapon, t| {
            book.break_weapon(s, weapon, t);
            Then::OVER
        },
    ),
    rules: &["E63"],
    ..Row::NONE
};

/// E64
pub const MEDIC: Row = Row {
    choice: Choice::Unit(
        |_, s, _| keep(s.everybody(), |unit| s.unit(unit).broken),
        rallied,
    ),
    rules: &["E64"],
    ..Row::NONE
};

/// E67: one of one's own secret Objectives is opened.
pub const RECONNAISSANCE: Row = Row {
    step: |_, s, e, _, _| ask_unless(s.chits.count[e.seat] == 0, e),
    choice: Choice::Any(
        |book, s, e, out| {
            for chit in 0..book.chits.len() as u8 {
                if s.chits.secret[e.seat] >> chit & 1 == 1 {
                    out.push(Action::Chit(chit));
                }
            }
        },
        |book, s, e, action, _, t| {
            if let Action::Chit(chit) = action {
                s.chits.secret[e.seat] &= !(1 << chit);
                s.chits.count[e.seat] -= 1;
                book.open_chit(s, chit, t);
            }
            Then::OVER
        },
    ),
    rules: &["E67"],
    ..Row::NONE
};

/// E70: Mines or Wire go.
pub const SAPPERS: Row = Row {
    choice: Choice::Hex(
        |book, s, _| book.sappable(s),
        |book, s, _, hex, t| {
            book.take_fort(s, hex, t);
            Then::OVER
        },
    ),
    may: May::Decline,
    rules: &["E70"],
    ..Row::NONE
};

/// E71: a Weapon out of the box, then who carries it.
pub const SCROUNGE: Row = Row {
    step: |book, s, e, _, _| {
        let none = book.scroungeable(s).is_empty() || book.unarmed(s).is_empty();
        // 11.3b: what is given up now may be taken up, and leaves a hand free.
        ask_unless(none && book.scrappable(s, e.seat).is_empty(), e)
    },
    choice: Choice::Any(
        |book, s, e, out| {
            let bearers = book.unarmed(s);
            if e.step == EventStep::BEGIN {
                let fit =
                    |weapon: &WeaponId| bearers.iter().any(|unit| book.may_carry(s, *weapon, unit));
                list_weapons(out, book.scroungeable(s).iter().filter(fit).collect());
            } else {
                list_units(
                    out,
                    keep(bearers, |unit| book.may_carry(s, e.weapon(), unit)),
                );
            }
            book.list_scrap(s, e.seat, out);
        },
        scrounged,
    ),
    may: May::DeclineFirst,
    rules: &["E71"],
    ..Row::NONE
};

/// E72: the nearest unit breaks.
pub const SHELL_SHOCK: Row = Row {
    draws_hex: true,
    choice: Choice::Unit(|book, s, e| book.nearest_units(s, e.hex), broken),
    rules: &["E72"],
    ..Row::NONE
};

/// E77: Smoke beside a Squad, then one of each side in it breaks.
pub const WHITE_PHOSPHORUS: Row = Row {
    chooser: |book, s, e| match e.step {
        EventStep::CHOSEN => {
            let units = book.scorched(s, e);
            s.unit(units.first().unwrap_or_default()).seat
        }
        _ => e.seat,
    },
    choice: Choice::Any(
        |book, s, e, out| {
            if e.step == EventStep::BEGIN {
                list_hexes(out, book.places(s, &phosphorus(e)));
            } else {
                list_units(out, book.scorched(s, e));
            }
        },
        |book, s, e, action, c, t| match action {
            Action::At(hex) => {
                book.lay_smoke(s, hex, c, t);
                (e.hex, e.left) = (hex, s.in_hex(hex));
                Then::step(EventStep::CHOSEN)
            }
            Action::Unit(unit) => {
                // E77b: one of each side.
                e.left = e.left - s.on_map[s.unit(unit).seat];
                Then::step(EventStep::CHOSEN).after(Book::breaks(Units::one(unit)))
            }
            _ => Then::OVER,
        },
    ),
    may: May::DeclineFirst,
    rules: &["E77a", "E77b"],
    ..Row::NONE
};

/// E71: a Weapon is chosen, or who carries the one that was.
pub fn scrounged(
    book: &Book,
    s: &mut State,
    e: &mut Event,
    action: Action,
    _: &mut Chance,
    t: &mut Teller,
) -> Then {
    match action {
        Action::Weapon(weapon) => {
            e.chosen = Some(weapon.into());
            Then::step(EventStep::CHOSEN)
        }
        Action::Unit(unit) => {
            let weapon = e.weapon();
            book.arm_unit(s, weapon, unit);
            t.all(|| book.weapon_event("weapon-found", s, weapon));
            Then::OVER
        }
        Action::Scrap(weapon) => {
            book.scrap(s, weapon, t);
            Then::step(e.step)
        }
        other => unreachable!("{other:?} is not found"),
    }
}
/// E77a: where the smoke may go.
const fn phosphorus(e: &Event) -> Placing {
    Placing {
        seat: e.seat,
        what: What::Smoke,
        place: Where::BesideSquad,
        may: true,
    }
}

/// From what.
impl Book {
    /// E77b: those in the smoke who are still to be dealt with, the inactive player's first.
    fn scorched(&self, s: &State, e: &Event) -> Units {
        let there = s.in_hex(e.hex) & e.left;
        let inactive = there & s.on_map[foe(s.active)];
        if inactive.is_empty() { there } else { inactive }
    }
    fn russians(&self, s: &State) -> Units {
        let seats = [Seat(0), Seat(1)].into_iter();
        seats
            .filter(|&seat| self.side(seat).nation == Nation::Russian)
            .fold(Units::EMPTY, |set, seat| set | s.on_map[seat])
    }
    /// E72: the nearest units of either side.
    fn nearest_units(&self, s: &State, hex: HexId) -> Units {
        let far = |unit: UnitId| self.distance(hex, s.hex(unit));
        let least = s.everybody().iter().map(far).min();
        s.everybody()
            .iter()
            .filter(|&unit| Some(far(unit)) == least)
            .collect()
    }
    /// E63: the nearest unbroken Weapons of either side.
    fn nearest_weapons(&self, s: &State, hex: HexId) -> Weapons {
        let works = |weapon: &WeaponId| {
            let w = s.weapon(*weapon);
            !w.broken && s.bearer_on_map(*weapon).is_some()
        };
        let all = || s.all_weapons().filter(works);
        let far = |weapon: WeaponId| self.distance(hex, s.hex(s.bearer(weapon)));
        let least = all().map(far).min();
        all().filter(|&weapon| Some(far(weapon)) == least).collect()
    }
    /// E71: Weapons in the Weapons box.
    fn scroungeable(&self, s: &State) -> Weapons {
        s.all_weapons()
            .filter(|&weapon| s.weapon(weapon).lost)
            .collect()
    }
    /// E71: units without a Weapon.
    fn unarmed(&self, s: &State) -> Units {
        keep(s.everybody(), |unit| s.carried(unit).is_none())
    }
    /// E70: hexes with Mines or Wire.
    fn sappable(&self, s: &State) -> HexSet256 {
        let laid = |hex: &HexId| matches!(s.markers(*hex).fort(), Some(Fort::Mines | Fort::Wire));
        self.map.grid().ids().filter(laid).collect()
    }
    /// E43: the random hex, or the nearest hexes with units.
    fn bombed(&self, s: &State, e: &Event) -> HexSet256 {
        if !s.in_hex(e.hex).is_empty() {
            return HexSet256::of(e.hex);
        }
        self.nearest_units(s, e.hex)
            .iter()
            .map(|unit| s.hex(unit))
            .collect()
    }
}

/// What comes of it.
impl Book {
    /// E70: a Fortification goes.
    pub fn take_fort(&self, s: &mut State, hex: HexId, t: &mut Teller) {
        s.markers_mut(hex).set_fort(None);
        t.all(|| self.say("fort-removed").name("hex", self.label(hex)));
    }
    /// E50: greater than its modified Morale: eliminated; else it rallies.
    fn commissar(&self, s: &mut State, unit: UnitId, t: &mut Teller) {
        if !s.is_on_map(unit) {
            return;
        }
        let mut sum = self.sum(t.on());
        self.nerve(s, unit, &mut sum);
        t.tally(
            || {
                self.unit_event("commissar-test", s, unit)
                    .num("n", s.sum())
                    .num("morale", sum.total())
            },
            || sum.tally("morale"),
        )
        .weighs(Weight::Result);
        if i32::from(s.sum()) > sum.total() {
            self.eliminate(s, unit, t);
        } else {
            self.rally(s, unit, t);
        }
    }
}
