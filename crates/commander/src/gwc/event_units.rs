//! Events that only Great War Commander has, or has in its own way, in which Formations or Weapons are chosen.

use crate::action::Action;
use crate::book::Book;
use crate::cce::choices as europe;
use crate::events::outcomes::{broken, eliminated, hardened};
use crate::events::{Choice, May, Row, Then, keep, list_units, list_weapons};
use crate::frame::{Event, EventStep, Frame, Retreat};
use crate::ids::{UnitId, Units, WeaponId, Weapons};
use crate::kinds::{Arm, Class, Nation};
use crate::state::{Place, State, foe};
use table::{Chance, Seat, Teller};

/// g:E63: the nearest Unit out of Cohesion retreats.
pub const DESERTERS: Row = Row {
    draws_hex: true,
    choice: Choice::Unit(
        |book, s, e| {
            let lost = keep(s.on_map[e.seat], |unit| {
                book.is_unit(s, unit) && !book.in_cohesion(s, unit)
            });
            Book::least(lost, |unit| book.distance(e.hex, s.hex(unit)).into())
        },
        |_, _, _, unit, _| Then::call(Frame::Retreat(Retreat::of(unit, 3))),
    ),
    rules: &["g:E63"],
    ..Row::NONE
};

/// g:E64.1: a Squad with the Weapon of a Section that is led.
pub const DEPLOY: Row = Row {
    choice: Choice::Unit(
        |book, s, e| match book.may_birth(s) {
            true => keep(s.on_map[e.seat], |unit| {
                let led = !(s.of_side(e.seat, s.hex(unit)) & s.leaders).is_empty();
                book.class(s, unit) == Class::Squad && s.carried(unit).is_some() && led
            }),
            false => Units::EMPTY,
        },
        |book, s, _, unit, t| {
            book.detach(s, unit, t);
            Then::OVER
        },
    ),
    may: May::Decline,
    rules: europe::DEPLOY.rules,
    ..Row::NONE
};

/// g:E65: a Formation rallies, or the Surrender marker goes one space on.
pub const DEVIL_DOGS: Row = Row {
    nations: &[Nation::American],
    choice: Choice::Any(
        |_, s, e, out| {
            list_units(out, keep(s.on_map[e.seat], |unit| s.unit(unit).broken));
            out.push(Action::Item(0));
        },
        rallied_or_raised,
    ),
    may: May::Decline,
    rules: &["g:E65"],
    ..Row::NONE
};

/// g:E66: the same of a Unit.
pub const EN_AVANT: Row = Row {
    nations: &[Nation::French],
    choice: Choice::Any(
        |book, s, e, out| {
            list_units(
                out,
                keep(s.on_map[e.seat], |unit| {
                    book.is_unit(s, unit) && s.unit(unit).broken
                }),
            );
            out.push(Action::Item(0));
        },
        rallied_or_raised,
    ),
    may: May::Decline,
    rules: &["g:E66"],
    ..Row::NONE
};

/// g:E67: the nearest tank.
pub const ENGINE_FAILURE: Row = Row {
    draws_hex: true,
    choice: Choice::Unit(
        |book, s, e| {
            Book::least(s.tanks & s.everybody(), |unit| {
                book.distance(e.hex, s.hex(unit)).into()
            })
        },
        broken,
    ),
    rules: &["g:E67"],
    ..Row::NONE
};

/// g:E85: the Leader nearest to his own edge goes to the Time Track.
pub const LEADER_RECALLED: Row = Row {
    choice: Choice::Unit(
        |book, s, e| {
            let edge = book.side(e.seat).edge;
            Book::least(s.on_map[e.seat] & s.leaders, |unit| {
                book.to_edge(s.hex(unit), edge).into()
            })
        },
        |book, s, _, unit, t| {
            book.recall(s, unit, t);
            Then::OVER
        },
    ),
    rules: &["g:E85"],
    ..Row::NONE
};

/// g:E76: a Unit in Good Order gets a light machine gun.
pub const MACHINE_GUN_NEST: Row = Row {
    choice: Choice::Unit(
        |book, s, e| match book.light_gun(s, e.seat) {
            Some(_) => keep(s.on_map[e.seat], |unit| {
                book.is_free_handed(s, unit) && book.good_order(s, unit)
            }),
            None => Units::EMPTY,
        },
        armed,
    ),
    rules: &["g:E76"],
    ..Row::NONE
};

/// g:E77: the nearest functional Weapon breaks, or the nearest tank is Suppressed.
pub const MALFUNCTION: Row = Row {
    draws_hex: true,
    choice: Choice::Any(
        |book, s, e, out| {
            let (arms, tanks) = book.breakable(s, e);
            list_weapons(out, arms);
            list_units(out, tanks);
        },
        |book, s, _, action, _, t| {
            match action {
                Action::Weapon(weapon) => book.break_weapon(s, weapon, t),
                Action::Unit(tank) => book.suppress(s, tank, t),
                other => unreachable!("{other:?} does not break down"),
            }
            Then::OVER
        },
    ),
    rules: europe::MALFUNCTION.rules,
    ..Row::NONE
};

/// g:E79: a tank rallies, or is Suppressed no more.
pub const MECHANIC: Row = Row {
    nations: &[Nation::French],
    choice: Choice::Any(
        |_, s, e, out| {
            for unit in (s.tanks & s.on_map[e.seat]).iter() {
                if s.unit(unit).broken {
                    out.push(Action::Unit(unit));
                }
                if s.unit(unit).suppressed {
                    out.push(Action::With(unit));
                }
            }
        },
        |book, s, _, action, _, t| {
            match action {
                Action::Unit(unit) => book.rally(s, unit, t),
                Action::With(unit) => {
                    s.unit_mut(unit).suppressed = false;
                    t.all(|| book.unit_event("relieved", s, unit));
                }
                other => unreachable!("{other:?} is no repair"),
            }
            Then::OVER
        },
    ),
    may: May::Decline,
    rules: &["g:E79"],
    ..Row::NONE
};

/// g:E80: a Unit that is not Demoralised gets a light machine gun.
pub const MOBILE_FIREPOWER: Row = Row {
    nations: &[Nation::American, Nation::French],
    choice: Choice::Unit(
        |book, s, e| match book.light_gun(s, e.seat) {
            Some(_) => keep(s.on_map[e.seat], |unit| {
                book.is_free_handed(s, unit) && !s.unit(unit).broken
            }),
            None => Units::EMPTY,
        },
        armed,
    ),
    rules: &["g:E80"],
    ..Row::NONE
};

/// g:E82: an enemy beside a Unit in Good Order.
pub const PETARD_RAQUETTE: Row = Row {
    nations: &[Nation::French],
    choice: Choice::Unit(
        |book, s, e| {
            let ready = book.ready(s, e.seat);
            keep(s.on_map[foe(e.seat)], |unit| book.next_to(s, ready, unit))
        },
        broken,
    ),
    rules: &["g:E82"],
    ..Row::NONE
};

/// g:E84: an enemy Unit out of Cohesion beside one that is not Demoralised.
pub const PRISONERS: Row = Row {
    choice: Choice::Unit(
        |book, s, e| {
            let guards = keep(s.on_map[e.seat], |unit| {
                book.is_unit(s, unit) && !s.unit(unit).broken
            });
            keep(s.on_map[foe(e.seat)], |unit| {
                book.is_unit(s, unit) && !book.in_cohesion(s, unit) && book.next_to(s, guards, unit)
            })
        },
        eliminated,
    ),
    rules: &["g:E84"],
    ..Row::NONE
};

/// g:E69: a Leader becomes a Veteran.
pub const PROMOTION: Row = Row {
    choice: Choice::Unit(
        |_, s, e| keep(s.on_map[e.seat] & s.leaders, |unit| !s.unit(unit).veteran),
        hardened,
    ),
    may: May::Decline,
    rules: &["g:E69"],
    ..Row::NONE
};

/// g:E83: of the enemy Units near those who are led one is Demoralised, or two are Suppressed.
pub const RAID: Row = Row {
    choice: Choice::Any(
        |book, s, e, out| {
            for unit in book.raided(s, e).iter() {
                if e.step == EventStep::BEGIN {
                    out.push(Action::Unit(unit));
                }
                if !s.unit(unit).suppressed {
                    out.push(Action::With(unit));
                }
            }
        },
        |book, s, e, action, _, t| match action {
            Action::Unit(unit) => broken(book, s, e, unit, t),
            Action::With(unit) => {
                book.suppress(s, unit, t);
                match e.step {
                    EventStep::BEGIN => Then::step(EventStep::CHOSEN),
                    _ => Then::OVER,
                }
            }
            other => unreachable!("{other:?} is no raid"),
        },
    ),
    may: May::Decline,
    rules: &["g:E83"],
    ..Row::NONE
};

/// g:E90: one's own Weapon from the Casualty Track, then who carries it.
pub const SCROUNGE: Row = Row {
    choice: Choice::Any(
        |book, s, e, out| {
            if e.step == EventStep::BEGIN {
                let borne = |weapon: &WeaponId| !book.salvagers(s, e.seat, *weapon).is_empty();
                let all = book.salvageable(s, e.seat).iter();
                list_weapons(out, all.filter(borne).collect());
            } else {
                list_units(out, book.salvagers(s, e.seat, e.weapon()));
            }
        },
        europe::scrounged,
    ),
    may: May::DeclineFirst,
    rules: europe::SCROUNGE.rules,
    ..Row::NONE
};

/// g:E96: a Unit beside an enemy becomes a Veteran.
pub const VALOUR: Row = Row {
    choice: Choice::Unit(
        |book, s, e| {
            let enemy = s.on_map[foe(e.seat)];
            keep(s.on_map[e.seat], |unit| {
                book.is_unit(s, unit) && !s.unit(unit).veteran && book.next_to(s, enemy, unit)
            })
        },
        hardened,
    ),
    rules: &["g:E96"],
    ..Row::NONE
};

/// The Unit chosen gets a light machine gun.
fn armed(book: &Book, s: &mut State, e: &mut Event, unit: UnitId, t: &mut Teller) -> Then {
    if let Some(gun) = book.light_gun(s, e.seat) {
        book.forge(s, e.seat, gun, unit);
        if let Some(weapon) = s.carried(unit) {
            t.all(|| book.weapon_event("weapon-found", s, weapon));
        }
    }
    Then::OVER
}
/// g:E65, g:E66: the Formation chosen rallies, or else the Surrender marker goes one space on.
fn rallied_or_raised(
    book: &Book,
    s: &mut State,
    e: &mut Event,
    action: Action,
    _: &mut Chance,
    t: &mut Teller,
) -> Then {
    match action {
        Action::Unit(unit) => book.rally(s, unit, t),
        Action::Item(_) => book.raise_surrender(s, e.seat, t),
        other => unreachable!("{other:?} raises nobody"),
    }
    Then::OVER
}

/// From what.
impl Book {
    /// Those of a set at the least distance.
    pub fn least(set: Units, far: impl Fn(UnitId) -> i32) -> Units {
        let nearest = set.iter().map(&far).min();
        set.iter()
            .filter(|&unit| Some(far(unit)) == nearest)
            .collect()
    }
    /// Own Units in Good Order.
    pub fn ready(&self, s: &State, seat: Seat) -> Units {
        s.on_map[seat]
            .iter()
            .filter(|&unit| self.is_unit(s, unit) && self.good_order(s, unit))
            .collect()
    }
    /// g:gloss.adjacent: whether somebody of a set is beside a Formation, not in its hex.
    fn next_to(&self, s: &State, set: Units, unit: UnitId) -> bool {
        set.iter()
            .any(|other| self.distance(s.hex(unit), s.hex(other)) == 1)
    }
    /// Whether somebody of a set is so near to a Formation.
    fn close(&self, s: &State, set: Units, unit: UnitId, far: i8) -> bool {
        set.iter()
            .any(|other| self.distance(s.hex(unit), s.hex(other)) <= far)
    }
    /// A Unit without a Weapon, and no agent.
    fn is_free_handed(&self, s: &State, unit: UnitId) -> bool {
        self.is_unit(s, unit) && !self.is_agent(s, unit) && s.carried(unit).is_none()
    }
    /// g:E83: enemy Units within two hexes of a Unit in Good Order that is with a Leader.
    fn raided(&self, s: &State, e: &Event) -> Units {
        let led = |unit: UnitId| !(s.of_side(e.seat, s.hex(unit)) & s.leaders).is_empty();
        let raiders = keep(self.ready(s, e.seat), led);
        keep(s.on_map[foe(e.seat)], |unit| {
            self.is_unit(s, unit) && self.close(s, raiders, unit, 2)
        })
    }
    /// g:E90: who may carry a Weapon that was found.
    fn salvagers(&self, s: &State, seat: Seat, weapon: WeaponId) -> Units {
        let squads = self.arm(s, weapon).squad_only;
        keep(s.on_map[seat], |unit| {
            self.is_free_handed(s, unit) && (!squads || self.class(s, unit) == Class::Team)
        })
    }
    /// g:E77: the nearest functional Weapons, and the nearest tanks that are not Demoralised.
    fn breakable(&self, s: &State, e: &Event) -> (Weapons, Units) {
        let tanks: Units = (s.tanks & s.everybody())
            .iter()
            .filter(|&unit| !s.unit(unit).broken)
            .collect();
        let arms: Weapons = s
            .all_weapons()
            .filter(|&weapon| self.functional(s, weapon))
            .collect();
        let tank = |unit: UnitId| self.distance(e.hex, s.hex(unit));
        let arm = |weapon: WeaponId| self.distance(e.hex, s.hex(s.bearer(weapon)));
        let least = tanks.iter().map(tank).chain(arms.iter().map(arm)).min();
        (
            arms.iter().filter(|&w| Some(arm(w)) == least).collect(),
            tanks.iter().filter(|&u| Some(tank(u)) == least).collect(),
        )
    }
    /// g:E90: own Weapons on the Casualty Track.
    fn salvageable(&self, s: &State, seat: Seat) -> Weapons {
        s.all_weapons()
            .filter(|&weapon| s.weapon(weapon).lost && s.weapon(weapon).seat == seat)
            .collect()
    }
    /// g:E76, g:E80: the light machine gun of a side that may be had now.
    fn light_gun(&self, s: &State, seat: Seat) -> Option<u8> {
        let nation = self.side(seat).nation;
        let gun = self.arms.iter().position(|arm| {
            arm.nation == nation && arm.arm == Arm::Lmg && self.within(arm.dates)
        })?;
        (self.arms_room(s) > 0).then_some(gun as u8)
    }
}

/// What comes of it.
impl Book {
    /// g:E64.1, g:E64.2: a Squad is added to a Section, and gets its Weapon.
    fn detach(&self, s: &mut State, unit: UnitId, t: &mut Teller) {
        let (seat, hex, broken) = (s.unit(unit).seat, s.hex(unit), s.unit(unit).broken);
        let Some(twin) = self.birth(s, seat, self.team_kind(seat)) else {
            return;
        };
        t.all(|| self.unit_event("deployed", s, unit));
        s.put(twin, hex);
        s.unit_mut(twin).broken = broken;
        if s.activated.has(unit) {
            s.activated.insert(twin);
        }
        if let Some(weapon) = s.carried(unit) {
            self.arm_unit(s, weapon, twin);
        }
        self.twin(s, unit, twin);
    }
    /// g:E85: a Leader goes to the next space of the Time Track, in Good Order.
    fn recall(&self, s: &mut State, unit: UnitId, t: &mut Teller) {
        self.strip(s, unit);
        let space = s.time + 1;
        s.lift(unit, Place::Time(space));
        t.all(|| self.unit_event("waits", s, unit).num("n", space));
        self.recount(s, t);
    }
}
