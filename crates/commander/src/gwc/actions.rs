//! The Actions that only Great War Commander has (g:A32 to g:A55), one row each.

use crate::action::Element;
use crate::book::Book;
use crate::deeds::{Boost, Effect, MeleeBoost, Row, When, must_place, only_if};
use crate::edition::Edition;
use crate::frame::{
    Attack, Breaking, Flow, Frame, Means, Melee, Moment, Move, What, Where, Window,
};
use crate::ids::{UnitId, Units, WeaponId};
use crate::kinds::{Class, Fort, Nation, Posture, Terrain};
use crate::state::{Load, State, foe};
use hex::{HexId, HexSet256};
use table::{Legal, Seat, Teller, no};

/// Before one's own Melee roll or Fire roll.
const BEFORE_ROLL: Row = Row {
    moments: &[Moment::BeforeFire, Moment::BeforeMeleeRoll],
    when: When::Fights {
        melee: |_, _, _| Ok(()),
        fire: |_, _, _| Ok(()),
    },
    ..Row::NONE
};
/// Before one's own Defence roll.
const BEFORE_DEFENCE: Row = Row {
    moments: &[Moment::BeforeDefence],
    ..Row::NONE
};

/// g:A32: 2 more on this Impact roll.
pub const BARRAGE: Row = Row {
    moments: &[Moment::BeforeImpact],
    when: When::If(Book::may_shell),
    effect: Effect::Does(|_, s, _, _| {
        let mut frames = s.stack.iter_mut().rev();
        let barrage = frames.find_map(|frame| match frame {
            Frame::Barrage(barrage) => Some(barrage),
            _ => None,
        });
        if let Some(barrage) = barrage {
            barrage.shells += 1;
        }
    }),
    rules: &["g:A32"],
    ..Row::NONE
};

/// g:A33: a Bayonet in a Melee; before a Fire roll a Grenade Pack.
pub const BAYONET: Row = Row {
    when: When::Fights {
        melee: |_, _, _| Ok(()),
        fire: Book::may_throw_pack,
    },
    effect: Effect::Adds(Some(Boost::Bayonet), Some(MeleeBoost::Bayonet)),
    rules: &["g:A33"],
    ..BEFORE_ROLL
};

/// g:A35: with a Leader, and never before a Fire roll.
pub const CHARGE: Row = Row {
    moments: &[Moment::BeforeMeleeRoll],
    when: When::Fights {
        melee: |book, s, own| {
            let led = own.iter().any(|unit| book.is_leader(s, unit));
            only_if(led, &["g:A35"], "no-leader-here")
        },
        fire: |_, _, _| no(&["g:A35", "A24.1a"], "no-moment"),
    },
    effect: Effect::Adds(None, Some(MeleeBoost::Charge)),
    rules: &["g:A35"],
    ..Row::NONE
};

/// g:A37a: one or two of those activated for the Fire are Suppressed.
pub const COUNTER_ATTACK: Row = Row {
    when: When::Defends(|book, s, seat, _| {
        let any = !book.countered(s, seat).is_empty();
        only_if(any, &["g:A37a", "g:A37b"], "no-counter-attack")
    }),
    effect: Effect::Does(|_, s, seat, _| s.stack.push(who(seat, Moment::Countered))),
    scouted: true,
    rules: &["g:A37a"],
    ..BEFORE_DEFENCE
};

/// g:A40
pub const ELAN: Row = Row {
    effect: Effect::Adds(Some(Boost::Elan), Some(MeleeBoost::Keen)),
    rules: &["g:A40"],
    ..BEFORE_ROLL
};

/// g:A41: Wire is cut.
pub const ENGINEER_WORKS: Row = Row {
    moving: true,
    when: When::If(|book, s, seat| match book.moving(s) {
        Some(going) if seat == s.active && !book.cuttable(s, going).is_empty() => Ok(()),
        _ => no(&["g:A41"], "no-wire-near"),
    }),
    effect: Effect::Does(|_, s, seat, _| {
        s.stack
            .push(must_place(seat, What::Nothing, Where::Grenade))
    }),
    rules: &["g:A41"],
    ..Row::NONE
};

/// g:A43: a Shell Hole under those who lie in the open.
pub const HIT_THE_DIRT: Row = Row {
    when: When::Defends(|book, s, _, attack| {
        let hex = s.hex(attack.defender());
        let open = matches!(book.terrain(s, hex), Terrain::Open | Terrain::Field);
        let lies = !book.is_tank(s, attack.defender()) && open && s.markers(hex).fort().is_none();
        only_if(lies, &["g:A43"], "no-dirt")
    }),
    effect: Effect::Does(|book, s, _, t| {
        if let Some(hex) = book.struck_hex(s) {
            book.crater(s, hex, t);
        }
    }),
    scouted: true,
    rules: &["g:A43"],
    ..BEFORE_DEFENCE
};

/// g:A45.2: a Squad with its gun, under the attack that goes on.
pub const HIDDEN_POSITION: Row = Row {
    when: When::Defends(|book, s, seat, attack| {
        if book.side(seat).posture != Posture::Defender {
            return no(&["A35", "g:A45.2"], "no-defender");
        }
        let hex = s.hex(attack.defender());
        let covered = book.cover_of(s, hex, Default::default()) >= 2;
        let room = book.may_birth(s) && book.arms_room(s) > 0;
        let here = book.side(seat).area.contains(hex);
        let hides = covered && here && room && book.hidden_gun(seat).is_some();
        only_if(hides, &["g:A45.2"], "no-hidden-position")
    }),
    effect: Effect::Does(Book::unmask),
    rules: &["g:A45.2"],
    ..BEFORE_DEFENCE
};

/// g:A46: 1 less on the Attack Total for each machine gun that answers, if there are two.
pub const FIELD_OF_FIRE: Row = Row {
    when: When::Defends(|book, s, seat, attack| {
        let crossed = book.in_the_field(s, seat, attack) >= 2;
        only_if(crossed, &["g:A46", "g:11.5"], "no-field-of-fire")
    }),
    effect: Effect::Does(|book, s, seat, t| {
        let Some(attack) = book.nearest_attack(s) else {
            return;
        };
        let less = book.in_the_field(s, seat, attack);
        let total = attack.total - less;
        if let Some(attack) = book.nearest_attack_mut(s) {
            attack.total = total;
        }
        t.all(|| book.say("field-of-fire").num("guns", less).num("n", total));
    }),
    rules: &["g:A46"],
    ..BEFORE_DEFENCE
};

/// g:A48
pub const IMMORTAL: Row = Row {
    effect: Effect::Adds(Some(Boost::Immortal), Some(MeleeBoost::Immortal)),
    rules: &["g:A48"],
    ..BEFORE_ROLL
};

/// g:A49: one of those in Gas that was just laid dies.
pub const MAJOR_GAS: Row = Row {
    moments: &[Moment::GasLaid],
    when: When::If(|book, s, seat| {
        let any = seat == s.active && !book.choked(s).is_empty();
        only_if(any, &["g:A49"], "no-gassed")
    }),
    effect: Effect::Does(|_, s, seat, _| s.stack.push(who(seat, Moment::Gassed))),
    rules: &["g:A49"],
    ..Row::NONE
};

/// g:A53: one's own who was just Demoralised rallies at once.
pub const LUCKY_STAR: Row = Row {
    moments: &[Moment::Demoralised],
    when: When::If(|book, s, seat| match book.fallen_now(s) {
        Some(unit) if s.unit(unit).seat == seat => Ok(()),
        _ => no(&["g:A53"], "no-moment"),
    }),
    effect: Effect::Does(|book, s, _, t| {
        if let Some(unit) = book.fallen_now(s) {
            book.rally(s, unit, t);
            book.resume(s);
        }
    }),
    rules: &["g:A53"],
    ..Row::NONE
};

/// g:A54a
pub const STOSSTRUPPEN: Row = Row {
    moving: true,
    when: When::If(Book::may_storm),
    effect: Effect::Does(|book, s, _, _| {
        if let Some(going) = book.moving_mut(s) {
            going.flags |= Move::STOSS;
        }
    }),
    rules: &["g:A54a"],
    ..Row::NONE
};

/// g:A55
pub const UNTERNEHMUNGSLUSTIG: Row = Row {
    effect: Effect::Adds(Some(Boost::Unternehmungslustig), Some(MeleeBoost::Keen)),
    rules: &["g:A55"],
    ..BEFORE_ROLL
};

/// A question which Formations an Action strikes, on top of its window.
const fn who(seat: Seat, moment: Moment) -> Frame {
    Frame::Window(Window {
        moment,
        seat,
        used: false,
    })
}

/// When they may be played.
impl Book {
    /// g:A32: a working Telephone in the box of the Standing Barrage, from January 1915.
    fn may_shell(&self, s: &State, seat: Seat) -> Legal {
        let radio = s.radio[seat];
        if !self.since(1915, 1) {
            return no(&["g:A32"], "no-date");
        }
        if seat != s.active || radio.fp == 0 || radio.broken || radio.load != Load::Standing {
            return no(&["g:A32"], "no-standing");
        }
        Ok(())
    }

    /// g:A33 before a Fire roll: a Grenade Pack wants a German Weapon beside a tank.
    fn may_throw_pack(&self, s: &State, attack: &Attack) -> Legal {
        let german = self.side(attack.seat).nation == Nation::German;
        let tank = s
            .of_side(foe(attack.seat), attack.hex)
            .iter()
            .any(|unit| self.is_tank(s, unit));
        let near = |weapon: WeaponId| {
            let by = s.weapon(weapon).by;
            by.is_some_and(|by| self.distance(s.hex(by), attack.hex) == 1)
        };
        let thrown = german && tank && attack.arms.weapons().iter().any(near);
        only_if(thrown, &["g:A33"], "no-grenade-pack")
    }

    /// Whether an attack is the Fire of Formations and their Weapons.
    pub fn is_fire(attack: &Attack) -> bool {
        matches!(
            attack.means,
            Means::Fire | Means::OpFire | Means::Assault | Means::Offensive
        )
    }

    /// g:A37a: who of those activated for the Fire may be Suppressed, whether they fire or not: beside a Unit of this
    /// side that is not Demoralised and no agent (g:A37b).
    pub fn countered(&self, s: &State, seat: Seat) -> Units {
        let Some(attack) = self.nearest_attack(s).filter(|a| Book::is_fire(a)) else {
            return Units::EMPTY;
        };
        let guard = |unit: &UnitId| {
            self.is_unit(s, *unit) && !self.is_agent(s, *unit) && !s.unit(*unit).broken
        };
        let guards: HexSet256 = s.on_map[seat]
            .iter()
            .filter(guard)
            .map(|unit| s.hex(unit))
            .collect();
        let meets =
            |unit: &UnitId| !s.unit(*unit).suppressed && guards.meets(self.near(s.hex(*unit)));
        let called = match attack.means {
            Means::Fire | Means::Offensive => self.fire(s).map(|fire| fire.all),
            Means::OpFire => self.moving(s).map(|going| going.op),
            _ => self.moving(s).map(|going| going.all),
        };
        let called = called.unwrap_or_default() & s.on_map[attack.seat];
        let called = called | self.firers(s, attack);
        called.iter().filter(meets).collect()
    }
    /// Everybody who takes part in an attack, with his own fire or with that of his Weapon.
    fn firers(&self, s: &State, attack: &Attack) -> Units {
        let bearers = attack.arms.weapons();
        let bearers: Units = bearers
            .iter()
            .filter_map(|weapon| s.weapon(weapon).by)
            .collect();
        (attack.units | bearers) & s.on_map[attack.seat]
    }
    /// g:A46: how many functional machine guns of a side have somebody who fires in Range and sight.
    fn in_the_field(&self, s: &State, seat: Seat, attack: &Attack) -> i8 {
        if !Book::is_fire(attack) {
            return 0;
        }
        let targets: HexSet256 = self
            .firers(s, attack)
            .iter()
            .map(|unit| s.hex(unit))
            .collect();
        let sees = |unit: &UnitId| {
            let Some(weapon) = s.carried(*unit) else {
                return false;
            };
            let piece = Element::Weapon(weapon);
            self.arm(s, weapon).arm.is_mg()
                && self.functional(s, weapon)
                && targets
                    .iter()
                    .any(|hex| self.bears(s, piece, hex).is_some())
        };
        s.on_map[seat].iter().filter(sees).count() as i8
    }
    /// g:A45.2: the gun of a Hidden Position; Americans have a French one.
    fn hidden_gun(&self, seat: Seat) -> Option<u8> {
        let nation = self.side(seat).nation;
        let gun = self
            .arms
            .iter()
            .position(|arm| arm.nation == nation && arm.hidden);
        gun.map(|gun| gun as u8)
    }

    /// g:A41: the hexes from which those with boxed Movement may take Wire away.
    pub fn cuttable(&self, s: &State, going: &Move) -> HexSet256 {
        let able = |unit: &UnitId| self.face(s, *unit).boxed_movement;
        let near = (going.all & s.on_map[s.active])
            .iter()
            .filter(able)
            .fold(HexSet256::EMPTY, |set, unit| {
                set | HexSet256::of(s.hex(unit)) | self.near(s.hex(unit))
            });
        near.iter()
            .filter(|&hex| s.markers(hex).fort() == Some(Fort::Wire))
            .collect()
    }

    /// g:A53: the Unit or Leader that a Defence roll has just Demoralised.
    pub fn fallen_now(&self, s: &State) -> Option<UnitId> {
        let unit = s.stack.innermost(|frame| match frame {
            Frame::Break(breaking) => Some(breaking.asked),
            _ => None,
        })?;
        unit.filter(|&unit| s.is_on_map(unit) && s.unit(unit).broken && !self.is_tank(s, unit))
    }
}

/// What they do.
impl Book {
    /// g:A33, g:A35, g:A40, g:A48, g:A55: what Actions add to a Melee roll.
    pub fn melee_raises(&self, seat: Seat, melee: &Melee) -> [(&'static str, i8); 4] {
        let keen = match self.side(seat).nation {
            Nation::German => "g:A55",
            Nation::Russian | Nation::American | Nation::French => "g:A40",
        };
        let rules = [
            ("g:A33", MeleeBoost::Bayonet),
            ("g:A35", MeleeBoost::Charge),
            (keen, MeleeBoost::Keen),
            ("g:A48", MeleeBoost::Immortal),
        ];
        rules.map(|(rule, boost)| (rule, 2 * melee.boosted(seat, boost) as i8))
    }
    /// The hex of the Formation that rolls for its Defence.
    fn struck_hex(&self, s: &State) -> Option<HexId> {
        let attack = self.nearest_attack(s)?;
        attack.unit.map(|unit| s.hex(unit))
    }
    /// g:A45.2: a Squad with its gun, under the attack that goes on.
    fn unmask(&self, s: &mut State, seat: Seat, t: &mut Teller) {
        let (Some(hex), Some(gun)) = (self.struck_hex(s), self.hidden_gun(seat)) else {
            return;
        };
        let Some(unit) = self.birth(s, seat, self.team_kind(seat)) else {
            return;
        };
        self.forge(s, seat, gun, unit);
        s.put(unit, hex);
        if let Some(attack) = self.nearest_attack_mut(s) {
            attack.left.insert(unit);
        }
        t.all(|| self.unit_event("placed", s, unit));
        self.recount(s, t);
    }
    /// g:A53: what a Formation that rallied at once was doing goes on.
    fn resume(&self, s: &mut State) {
        let Some(group) = self.moving(s).map(|going| going.group) else {
            return;
        };
        let broken = group.iter().any(|unit| s.unit(unit).broken);
        if let Some(going) = self.moving_mut(s) {
            going.struck &= broken;
        }
    }

    /// g:A37a, g:A49: one Formation chosen in such a question.
    pub fn strike(&self, s: &mut State, window: Window, unit: UnitId, t: &mut Teller) {
        s.stack.pop();
        if window.moment == Moment::Gassed {
            self.eliminate(s, unit, t);
            return self.recount(s, t);
        }
        self.suppress(s, unit, t);
        // g:A37a: one or two.
        if !window.used && !self.countered(s, window.seat).is_empty() {
            s.stack.push(Frame::Window(Window {
                used: true,
                ..window
            }));
        }
    }
    /// g:A37a, g:A49: who may be chosen.
    pub fn strikable(&self, s: &State, window: Window) -> Units {
        match window.moment {
            Moment::Countered => self.countered(s, window.seat),
            Moment::Gassed => self.choked(s),
            _ => Units::EMPTY,
        }
    }

    /// g:A53: the window after a Defence roll that has Demoralised somebody; the frame is that of the breaking.
    pub fn spared(&self, s: &mut State, breaking: &mut Breaking, unit: UnitId) -> Flow {
        let below = s.stack.len().checked_sub(2).map(|n| s.stack[n]);
        let defended = matches!(below, Some(Frame::Attack(_)));
        if self.edition == Edition::Europe || !defended || !s.is_on_map(unit) {
            return Flow::Next;
        }
        breaking.asked = Some(unit);
        self.put_back(s, Frame::Break(*breaking));
        self.open_window(s, Moment::Demoralised, s.unit(unit).seat)
    }

    /// g:A50: a Section or a Squad.
    pub fn is_rifle(&self, s: &State, unit: UnitId) -> bool {
        matches!(self.class(s, unit), Class::Squad | Class::Team)
    }
}
