//! Fire Orders, Fire Groups, Op Fire and Assault Fire (O20, A26, A33). Op Fire follows every rule of a Fire Order but
//! for A33.3a, A33.3b and A33.3d (A33.3).

use crate::action::{Action, Element};
use crate::book::Book;
use crate::cards::{Deed, Order};
use crate::frame::{Attack, Fire, Flow, Frame, Means, Moment, Move, Stage};
use crate::ids::{UnitId, Units, WeaponId};
use crate::kinds::Terrain;
use crate::state::{State, foe};
use hex::{HexId, HexSet256};
use table::{Actions, Legal, No, Seat, Teller, no};

mod question;

pub use question::Assault;

/// Who may fire, and at what.
impl Book {
    /// The pieces of a unit that could fire: itself, its Weapon, its gun (g:O21.3.2a).
    pub fn pieces_of(&self, s: &State, unit: UnitId) -> impl Iterator<Item = Element> + use<> {
        let weapon = s.carried(unit).filter(|&weapon| self.can_fire(s, weapon));
        let gun = self.has_gun(s, unit).then_some(Element::Gun(unit));
        std::iter::once(Element::Unit(unit))
            .chain(weapon.map(Element::Weapon))
            .chain(gun)
    }
    /// The hexes with enemies of a side.
    pub fn enemy_hexes(&self, s: &State, seat: Seat) -> HexSet256 {
        s.on_map[foe(seat)].iter().map(|unit| s.hex(unit)).collect()
    }
    /// O20.1: whether a unit or its Weapon has an enemy in range and sight; if so, whether it could attack one of them
    /// with the help of these alone (O14.4).
    pub fn aims(&self, s: &State, unit: UnitId, with: Units) -> Option<bool> {
        let seat = s.unit(unit).seat;
        let targets = self.enemy_hexes(s, seat);
        let from = s.hex(unit);
        let plain = !self.law.contested || self.is_plain_fight(s, seat, targets);
        let mut found = None;
        for piece in self.pieces_of(s, unit) {
            let range = self.element_range(s, piece);
            for hex in targets.iter() {
                if self.reaches(s, from, range, hex).is_some()
                    && (plain || self.may_shoot(s, piece, hex).is_ok())
                {
                    if self.tells(s, piece, hex, with) {
                        return Some(true);
                    }
                    found = Some(false);
                }
            }
        }
        found
    }
    /// O14.4, O20.1: whether a unit could attack by itself.
    pub fn could_fire(&self, s: &State, unit: UnitId) -> bool {
        self.aims(s, unit, Units::one(unit)) == Some(true)
    }
    /// O14.4: whether somebody of these could attack, with the help of the others.
    pub fn aim_together(&self, s: &State, units: Units) -> bool {
        units
            .iter()
            .any(|unit| self.aims(s, unit, units) == Some(true))
    }
    /// O20.3.2b, 10.3.2.1: whether a piece could have 1 FP left at a hex, with Actions held and with these to join it.
    fn tells(&self, s: &State, piece: Element, hex: HexId, with: Units) -> bool {
        if self.is_artillery(s, piece) {
            return true;
        }
        let seat = s.unit(self.bearer(s, piece)).seat;
        let mut attack = Attack::new(seat, Means::Fire, hex);
        self.add(&mut attack, piece);
        self.at_best(s, &attack) >= 1 || self.can_be_made_with(s, &attack, with)
    }
    /// A33.2a, A33.3, A33.3a: whether a unit or its Weapon could fire into the hex of the Move under way.
    pub fn could_op_fire(&self, s: &State, unit: UnitId) -> bool {
        let Some(going) = self.moving(s) else {
            return false;
        };
        self.pieces_of(s, unit).any(|piece| {
            self.op_fires(s, piece)
                && self.bears(s, piece, going.to).is_some()
                && self.may_shoot(s, piece, going.to).is_ok()
        })
    }
    /// A33.3a: no Artillery Weapon.
    fn op_fires(&self, s: &State, piece: Element) -> bool {
        match piece {
            Element::Unit(_) => true,
            Element::Weapon(weapon) => !self.arm(s, weapon).white_bar,
            Element::Gun(_) => false,
        }
    }
    /// Whether a white-bar Weapon is the piece (gloss.artillery), or the gun of a tank.
    pub fn is_artillery(&self, s: &State, piece: Element) -> bool {
        !self.op_fires(s, piece)
    }
    /// A33.1, A33.3d, F105.2b: whether Op Fire is possible at all now.
    pub fn op_fire_open(&self, s: &State) -> Legal {
        let Some(going) = self.moving(s) else {
            return no(&["A33.1"], "no-moment");
        };
        if going.shot {
            return no(&["A33.3d"], "no-second-shot");
        }
        if going.sheltered {
            return match self.is_rushed(s, going, going.to) {
                true => no(&["g:A54a"], "no-rushed-shot"),
                false => no(&["F105.2b"], "no-trench-shot"),
            };
        }
        // Who was shot away or driven off, or left the map, is no target.
        if s.those(going.group & s.everybody(), going.to).is_empty() {
            return no(&["A33.1"], "no-target");
        }
        Ok(())
    }
    /// A33.2a: whether a Fire card could activate somebody.
    pub fn may_op_fire(&self, s: &State, seat: Seat) -> Legal {
        if seat == s.active {
            return no(&["A33.1"], "no-moment");
        }
        self.op_fire_open(s)?;
        if !self.anybody_complies(s, Order::Fire, true) {
            return no(&["A33.2a", "A33.3c"], "no-target");
        }
        Ok(())
    }
    /// A33.2b: whether units already activated for Op Fire could fire.
    pub fn may_shoot_on(&self, s: &State, seat: Seat) -> bool {
        seat != s.active
            && self.op_fire_open(s).is_ok()
            && self.moving(s).is_some_and(|going| {
                let op = going.op & s.on_map[seat];
                op.iter().any(|unit| self.could_op_fire(s, unit))
            })
    }
    /// Op Fire in the window: a card, or those activated already.
    pub fn list_op_fire(&self, s: &State, seat: Seat, out: &mut Actions<Action>) {
        if self.may_op_fire(s, seat).is_ok() {
            let mut first = true;
            let cards = s.pile[seat].hand & self.serving(seat, Deed::OpFire);
            for card in cards.iter() {
                if std::mem::take(&mut first) {
                    out.push(Action::OpFire(card));
                } else {
                    out.push_twin(Action::OpFire(card));
                }
            }
        }
        if !self.may_shoot_on(s, seat) {
            return;
        }
        let Some(going) = self.moving(s) else { return };
        let to = going.to;
        for unit in (going.op & s.on_map[seat]).iter() {
            for piece in self.pieces_of(s, unit) {
                if self.may_declare(s, seat, Means::OpFire, piece, to).is_ok() {
                    out.push(Action::Fire(piece, to));
                }
            }
        }
    }
    /// A26a: pieces with boxed FP, activated to Move, with an enemy in range and sight.
    pub fn may_assault_fire(&self, s: &State, seat: Seat) -> Legal {
        let Some(going) = self.moving(s) else {
            return no(&["A26a"], "no-moment");
        };
        if seat != s.active {
            return no(&["A26a"], "no-moment");
        }
        if going.has(Move::OFFENSIVE) {
            return no(&["g:O24.2a"], "no-assault-attacking");
        }
        let targets = self.enemy_hexes(s, seat);
        let able = |unit: UnitId| {
            self.pieces_of(s, unit).any(|piece| {
                self.boxed_fp(s, piece)
                    && targets.iter().any(|hex| {
                        self.may_declare(s, seat, Means::Assault, piece, hex)
                            .is_ok()
                    })
            })
        };
        if (going.all & s.on_map[seat]).iter().any(able) {
            Ok(())
        } else {
            no(&["A26a", "3.1.6"], "no-assault-fire")
        }
    }
    /// Whether a piece may fire at a hex, alone or as the first of a group.
    pub fn may_declare(
        &self,
        s: &State,
        seat: Seat,
        means: Means,
        piece: Element,
        hex: HexId,
    ) -> Legal {
        if let Element::Weapon(weapon) = piece {
            self.may_use(s, weapon)?;
        }
        if means == Means::OpFire && self.is_artillery(s, piece) {
            return no(&["A33.3a", "11.5"], "no-artillery-op");
        }
        if means == Means::Assault && !self.boxed_fp(s, piece) {
            return no(&["A26b", "3.1.6"], "no-boxed");
        }
        if s.of_side(foe(seat), hex).is_empty() {
            return no(&["O20.3a"], "no-enemy-there");
        }
        self.may_shoot(s, piece, hex)?;
        self.in_range(s, piece, hex)?;
        // 10.3.2.1: with all that could come to it.
        let mut attack = Attack::new(seat, means, hex);
        self.add(&mut attack, piece);
        if !self.is_artillery(s, piece) && !self.can_be_made(s, &attack) {
            return no(&["10.3.2.1", "O20.3.2b"], "no-firepower");
        }
        Ok(())
    }
    /// 11.1c: whether a Weapon may fire from where it is, with the reason.
    pub fn may_use(&self, s: &State, weapon: WeaponId) -> Legal {
        if self.can_fire(s, weapon) {
            return Ok(());
        }
        let (w, by) = (s.weapon(weapon), s.bearer(weapon));
        let (unit, hex) = (s.unit(by), s.hex(by));
        let rules: &[&str] = match () {
            () if w.broken => self.law.broken_weapon,
            () if unit.broken => &["3.2.3a", "11.1c"],
            () if unit.suppressed => &["13.2b", "11.1c"],
            () if self.is_wired(s, by) => &["F106.3b", "11.1c"],
            () if self.terrain(s, hex) == Terrain::Marsh => &["T89b", "11.1c"],
            () => &["T95b", "11.1c"],
        };
        no(rules, "no-weapon-fire")
    }
    /// O20.3a: range and sight, with the reason.
    pub fn in_range(&self, s: &State, piece: Element, hex: HexId) -> Legal<u8> {
        let from = s.hex(self.bearer(s, piece));
        let [least, most] = self.element_range(s, piece);
        let range = self.distance(from, hex);
        if range > most {
            return Err(No::by(&["O20.3a", "O20.2.2a", "3.1.2"], "no-range").at(hex));
        }
        if range < least.max(1) {
            return Err(No::by(&["O20.2.2b"], "no-minimum").at(hex));
        }
        self.sight(s, from, hex)
            .ok_or(No::by(&["10.2b", "O20.3a"], "no-sight").at(hex))
    }
    /// Puts a piece among those that fire.
    pub fn add(&self, attack: &mut Attack, piece: Element) {
        match piece {
            Element::Unit(unit) => attack.units.insert(unit),
            Element::Weapon(weapon) => attack.arms.insert(weapon),
            Element::Gun(tank) => {
                attack.units.insert(tank);
                attack.gun = true;
            }
        }
    }
}

/// The Fire Order itself.
impl Book {
    /// O20.3a: each activated piece may attack once.
    pub fn step_fire(&self, s: &mut State, fire: &mut Fire) -> Flow {
        fire.units &= s.everybody();
        if self.shots(s, fire).is_empty() && !self.might_shoot(s, fire) {
            // g:O24.2c: the Offensive is over then, too.
            return self.with_melees(s);
        }
        Flow::Ask
    }
    /// Whether somebody has an enemy in range and sight, so that another shot might be made with Actions in hand: what
    /// the opponent sees does not tell whether they are held. In the other book that is seldom enough.
    fn might_shoot(&self, s: &State, fire: &Fire) -> bool {
        if !self.law.asks_on || !fire.fired || s.pile[s.active].count == 0 {
            return false;
        }
        let targets = self.enemy_hexes(s, s.active);
        self.loaded(s, fire).any(|piece| {
            targets
                .iter()
                .any(|hex| self.bears(s, piece, hex).is_some())
        })
    }
    /// The pieces that have not fired yet and could.
    fn loaded(&self, s: &State, fire: &Fire) -> impl Iterator<Item = Element> {
        let able =
            |weapon: &WeaponId| s.bearer_on_map(*weapon).is_some() && self.can_fire(s, *weapon);
        let arms = self.plain_arms(s, fire.arms).iter().filter(able);
        let guns = self.gunners(s, fire.arms).iter().map(Element::Gun);
        let units = fire.units.iter().map(Element::Unit);
        units.chain(arms.map(Element::Weapon)).chain(guns)
    }
    /// The attacks and smoke shells that may be declared.
    pub fn shots(&self, s: &State, fire: &Fire) -> Vec<Action> {
        let seat = s.active;
        let targets = self.enemy_hexes(s, seat);
        let mut shots = Vec::new();
        let mut shoot = |piece: Element| {
            for hex in targets.iter() {
                if self.may_declare(s, seat, Means::Fire, piece, hex).is_ok() {
                    shots.push(Action::Fire(piece, hex));
                }
            }
            if let Element::Weapon(weapon) = piece {
                shots.extend(
                    self.smoke_hexes(s, weapon)
                        .map(|hex| Action::Smoke(weapon, hex)),
                );
            }
        };
        self.loaded(s, fire).for_each(&mut shoot);
        shots
    }
    /// O20.2.1a: the hexes a Weapon may fire smoke at: in range and sight, and able to hold it.
    fn smoke_hexes(&self, s: &State, weapon: WeaponId) -> impl Iterator<Item = HexId> {
        let able = self.arm(s, weapon).smoke && self.can_fire(s, weapon);
        let hexes = able.then(|| self.map.grid().ids());
        hexes.into_iter().flatten().filter(move |&hex| {
            self.takes_smoke(s, hex) && self.bears(s, Element::Weapon(weapon), hex).is_some()
        })
    }
    /// T89b, T95b, T98, 8.1.5: whether Smoke may lie in a hex.
    pub fn takes_smoke(&self, s: &State, hex: HexId) -> bool {
        !self.terrain(s, hex).is_water() && !s.markers(hex).blaze()
    }
    /// An attack is declared in a Fire Order, as Op Fire or as Assault Fire.
    pub fn declare(&self, s: &mut State, seat: Seat, means: Means, action: Action, t: &mut Teller) {
        let (piece, hex, smoke) = match action {
            Action::Fire(piece, hex) => (piece, hex, false),
            Action::Smoke(weapon, hex) => (Element::Weapon(weapon), hex, true),
            other => unreachable!("{other:?} is no attack"),
        };
        let mut attack = Attack::new(seat, means, hex);
        attack.smoke = smoke;
        self.add(&mut attack, piece);
        if smoke || self.gathering(s, &attack).is_empty() {
            attack.stage = Stage::Targeting;
        }
        if means == Means::OpFire
            && let Some(going) = self.moving_mut(s)
        {
            going.shot = true;
        }
        t.all(|| {
            self.say(if smoke {
                "smoke-declared"
            } else {
                "fire-declared"
            })
            .text("piece", self.element_text(s, piece))
            .name("hex", self.label(hex))
        })
        .deed();
        s.stack.push(Frame::Attack(attack));
    }
    /// The window of the Actions before a Fire roll.
    pub fn before_fire(&self, s: &State, attack: &Attack) -> Flow {
        let moment = match attack.means {
            Means::Impact | Means::EmptyHexes => Moment::BeforeImpact,
            _ => Moment::BeforeFire,
        };
        self.open_window(s, moment, attack.seat)
    }
}
