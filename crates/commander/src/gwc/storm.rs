//! Those who move through Wire and into the enemy (g:A41, g:A54a, g:S98.3.4, g:S98.4.7, g:S98.5.6), and those whom Op
//! Fire does not stop (g:S98.5.3).

use crate::book::Book;
use crate::cards::Deed;
use crate::frame::{Attack, Means, Move};
use crate::gwc::situations::Situation;
use crate::ids::{UnitId, Units};
use crate::kinds::{Fort, Nation, OFF};
use crate::state::{State, foe};
use hex::HexId;
use table::{Legal, Seat, Teller, no};

/// Into hexes with enemies.
impl Book {
    /// g:A54a, g:A54.1: from 1916, in a Move that is no Offensive, by Germans with boxed Range.
    pub fn may_storm(&self, s: &State, seat: Seat) -> Legal {
        if !self.since(1916, 1) {
            return no(&["g:A54.1"], "no-date");
        }
        let Some(going) = self.moving(s).filter(|_| seat == s.active) else {
            return no(&["g:A54a"], "no-moment");
        };
        let german = self.side(seat).nation == Nation::German;
        let fit = german && !going.has(Move::OFFENSIVE | Move::STOSS);
        if !fit || !going.all.iter().any(|unit| self.is_stormer(s, unit)) {
            return no(&["g:A54a", "3.1.6"], "no-stosstruppen");
        }
        Ok(())
    }
    /// g:A54a: a Unit with boxed Range.
    fn is_stormer(&self, s: &State, unit: UnitId) -> bool {
        self.is_unit(s, unit) && self.face(s, unit).boxed_range
    }
    /// g:A54a: whether this group may enter enemy hexes by the Action: Units with boxed Range, and Leaders with them.
    pub fn storms(&self, s: &State, units: Units, going: &Move) -> bool {
        let led = |unit: UnitId| {
            let with = s.of_side(s.unit(unit).seat, s.hex(unit));
            let mut with = (with & going.all).iter();
            self.is_leader(s, unit) && with.any(|other| self.is_stormer(s, other))
        };
        let fit = |unit: UnitId| self.is_stormer(s, unit) || led(unit);
        going.has(Move::STOSS) && units.iter().all(fit)
    }
    /// g:A54a, g:S98.3.4, g:S98.4.7: whether this group may enter a hex with enemies.
    pub fn may_close_in(&self, s: &State, units: Units, going: &Move) -> bool {
        let on_foot = (units & s.tanks).is_empty();
        (going.has(Move::STURM | Move::ASSAULTS) && on_foot) || self.storms(s, units, going)
    }
    /// g:O14.5: whether a Formation could enter a hex with enemies by a card in hand: g:A54a, g:S98.3.4, g:S98.4.7.
    pub fn could_rush(&self, s: &State, going: &Move, unit: UnitId) -> bool {
        let seat = s.unit(unit).seat;
        if !self.law.strategy || seat != s.active || going.has(Move::OFFENSIVE) {
            return false;
        }
        let held = self.near(s.hex(unit)) & self.enemy_hexes(s, seat);
        if held.is_empty() {
            return false;
        }
        let storm = self.since(1916, 1)
            && self.side(seat).nation == Nation::German
            && !(s.pile[seat].hand & self.serving(seat, Deed::Stosstruppen)).is_empty();
        let mut rushed = Move {
            all: going.all | Units::one(unit),
            ..*going
        };
        if storm {
            rushed.flags |= Move::STOSS;
        }
        if self.might_rush_by_situation(s, seat) {
            rushed.flags |= Move::ASSAULTS;
        }
        let one = Units::one(unit);
        let mut held = held.iter();
        held.any(|to| self.may_step(s, one, &rushed, to).is_ok())
    }
    /// g:S98.3.4, g:S98.4.7: whether the Strategy Card that a player holds lets those who Move into enemy hexes.
    fn might_rush_by_situation(&self, s: &State, seat: Seat) -> bool {
        let held = s.pile[seat].strategy.held;
        let Some(face) = self.strategy_face(seat, held) else {
            return false;
        };
        matches!(
            face.situation,
            Situation::Assaults | Situation::Sturmtruppen
        ) && self.might_play_situation(s, seat, face.situation)
    }
    /// g:S98.1: whether somebody who waits might yet enter a hex with enemies, as everybody knows it.
    pub fn might_rush(&self, s: &State, going: &Move) -> bool {
        if going.has(Move::OFFENSIVE | Move::STURM | Move::ASSAULTS) || going.entered {
            return false;
        }
        let situations = [Situation::Assaults, Situation::Sturmtruppen];
        if !situations
            .iter()
            .any(|&situation| self.might_play_situation(s, s.active, situation))
        {
            return false;
        }
        let enemies = self.enemy_hexes(s, s.active);
        let mut waiting = (going.waiting - s.tanks).iter();
        waiting.any(|unit| enemies.meets(self.near(s.hex(unit))))
    }
    /// g:A54a: whether the hex that is entered cannot be hit by Op Fire.
    pub fn is_rushed(&self, s: &State, going: &Move, to: HexId) -> bool {
        self.storms(s, going.group, going) && self.is_held(s, to)
    }
    fn is_held(&self, s: &State, hex: HexId) -> bool {
        hex != OFF && !s.of_side(foe(s.active), hex).is_empty()
    }
    /// g:A54a, g:S98.3.4, g:S98.4.7: who has entered a hex with enemies has no points left; who does so in an Assault
    /// is Suppressed, unless he came as Stosstruppen.
    pub fn close_in(&self, s: &mut State, going: &mut Move, t: &mut Teller) {
        if !self.is_held(s, going.to) || going.group.is_empty() {
            return;
        }
        going.mp_lost = 1;
        if going.has(Move::ASSAULTS) && !self.storms(s, going.group, going) {
            for unit in going.group.iter() {
                self.suppress(s, unit, t);
            }
        }
    }
}

/// Through Wire.
impl Book {
    /// g:S98.4.7, g:S98.5.6: whether Wire means nothing to a Formation: Units and Leaders that move.
    fn ignores_wire(&self, s: &State, unit: UnitId) -> bool {
        self.law.strategy
            && !self.is_tank(s, unit)
            && self
                .moving(s)
                .is_some_and(|going| going.has(Move::NO_WIRE) && going.all.has(unit))
    }
    /// F106.1, F106.3a, F106.3b: whether a Formation is in Wire, and feels it.
    #[inline]
    pub fn is_wired(&self, s: &State, unit: UnitId) -> bool {
        s.markers(s.hex(unit)).fort() == Some(Fort::Wire) && !self.ignores_wire(s, unit)
    }
    /// F106.2a: whether Wire in the hex left or entered has stopped the group.
    pub fn is_caught_in_wire(&self, s: &State, going: &Move) -> bool {
        let wire = |hex: HexId| hex != OFF && s.markers(hex).fort() == Some(Fort::Wire);
        let free = going.has(Move::NO_WIRE) && (going.group & s.tanks).is_empty();
        !free && (wire(going.from) || wire(going.to))
    }
    /// g:A41, g:S98.4.7, g:S98.5.6: whether those whom Wire has stopped might yet be freed of it.
    pub fn might_cut(&self, s: &State, going: &Move) -> bool {
        if going.mp_lost > 0 || !self.is_caught_in_wire(s, going) {
            return false;
        }
        let wire = self.cuttable(s, going);
        let held = [going.from, going.to];
        let cut = held.iter().any(|&hex| hex != OFF && wire.contains(hex));
        let situations = [Situation::Sturmtruppen, Situation::Passage];
        (cut && self.might_hold(s, s.active, Deed::EngineerWorks))
            || ((going.group & s.tanks).is_empty()
                && !going.has(Move::OFFENSIVE)
                && situations
                    .iter()
                    .any(|&situation| self.might_play_situation(s, s.active, situation)))
    }
    /// g:A41, g:S98.4.7, g:S98.5.6: Wire taken away, or ignored, has had no effect: those whom it stopped go on, if
    /// nothing else has stopped them.
    pub fn unwired(&self, s: &mut State, hex: HexId) {
        let Some(going) = self.moving(s).copied() else {
            return;
        };
        let here = hex == OFF || going.to == hex || going.from == hex;
        // g:F131.4: a tank has no points left, and its Wire is gone already.
        let tank = !(going.group & s.tanks).is_empty() && hex == OFF;
        if !here || tank || going.mp_lost > 0 || self.is_caught_in_wire(s, &going) {
            return;
        }
        if let Some(going) = self.moving_mut(s) {
            going.halted = false;
        }
    }
}

/// Sammies.
impl Book {
    /// Those of a set whom an attack may Demoralise.
    pub fn daunted(&self, s: &State, attack: &Attack, units: Units) -> Units {
        let falls = |unit: &UnitId| !self.is_undaunted(s, attack, *unit);
        units.iter().filter(falls).collect()
    }
    /// g:S98.5.3: whether Op Fire cannot Demoralise a Unit: in Good Order, in the radius of a Leader of the Offensive.
    pub fn is_undaunted(&self, s: &State, attack: &Attack, unit: UnitId) -> bool {
        let Some(going) = self.moving(s) else {
            return false;
        };
        if attack.means != Means::OpFire || !going.has(Move::SAMMIES) || !going.all.has(unit) {
            return false;
        }
        let mut leaders = (going.all & s.leaders & s.everybody()).iter();
        self.is_unit(s, unit)
            && self.good_order(s, unit)
            && leaders.any(|leader| self.radius(s, leader).has(unit))
    }
}
