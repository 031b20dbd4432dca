//! Machine guns, AT rifles and flamethrowers against vehicles (L13, T5), inside of a mixed hex and into one (L13.7).

use crate::anti_tank::arc_of;
use crate::book::Book;
use crate::data::{Class, Mount, SpecialRow};
use crate::drive::side;
use crate::ids::Piece;
use crate::state::{Arms, Deeds, State};
use hex::HexId;
use table::{Chance, Legal, No, Teller, no};

/// The mounts in the order of their bits.
const MOUNTS: [Mount; 5] = [Mount::F, Mount::L, Mount::R, Mount::B, Mount::T];
/// The small arms of foot.
const SMALL: u8 = 1;

impl Book {
    /// L13.1: a spotted enemy within the distance of the chart.
    fn may_reach(&self, s: &State, by: Piece, target: Piece, row: SpecialRow) -> Legal {
        self.may_aim_at(s, by, target)?;
        let (from, to) = (s.hex(by), s.hex(target));
        match self.ground.distance(from, to) > row.range.into() {
            true => Err(No::by(&["L13.1"], "landships-no-range").at(to)),
            false => Ok(()),
        }
    }

    /// L4.12, L21.1: whether foot still has its own weapons to fire.
    fn may_fire_own(&self, s: &State, by: Piece) -> Legal {
        match s.unit(by).used != 0 || s.did(by, Deeds::SERVED) {
            true => no(&["L4.12", "L21.1"], "landships-no-fired"),
            false => Ok(()),
        }
    }

    /// L13.3, atx.mg: an MG group, or two machine guns of one vehicle, at a tank with weak armour.
    pub(crate) fn may_shoot_mg(&self, s: &State, by: Piece, target: Piece) -> Legal {
        let (kind, aim) = (self.kind(s, by), self.kind(s, target));
        let group = kind.class == Class::Mg;
        if !group && kind.mgs.iter().all(|&many| many == 0) {
            return no(&["L13.3"], "landships-no-mg");
        }
        if aim.class != Class::Tank || !aim.weak {
            return no(&["atx.mg.weak-armour", "L13.3"], "landships-no-weak");
        }
        if group {
            self.may_fire_own(s, by)?;
        }
        self.may_reach(s, by, target, self.tables.mg)?;
        match group || self.mg_pair(s, by, s.hex(target)).is_some() {
            true => Ok(()),
            false => no(&["atx.mg.minimum", "L13.3"], "landships-no-pair"),
        }
    }

    /// L13.3, L4.12, atx.mg.minimum: mounts of a vehicle that bear on a hex, have not fired, and have two machine guns
    /// between them: one mount if it will do. The guns of one mount fire together.
    fn mg_pair(&self, s: &State, by: Piece, to: HexId) -> Option<Arms> {
        let (kind, unit) = (self.kind(s, by), s.unit(by));
        let seen = self.ground.sextants(s.hex(by), side(unit.facing), to);
        let bears = |n: &usize| {
            let free = unit.used & (1 << n) == 0;
            free && kind.mgs[*n] > 0 && arc_of(MOUNTS[*n]) & seen != 0
        };
        let (mut mounts, wanted) = ((0..MOUNTS.len()).filter(bears), self.tables.mg.vehicle_mgs);
        if let Some(n) = mounts.clone().find(|&n| kind.mgs[n] >= wanted) {
            return Some(Arms(1 << n));
        }
        let mut all = (0, Arms::default());
        mounts.find_map(|n| {
            all = (all.0 + kind.mgs[n], Arms(all.1.0 | 1 << n));
            (all.0 >= wanted).then_some(all.1)
        })
    }

    /// L13.2, L13.5, atx.rifle: an AT rifle with shots left, served by its team, at a tank, an armoured car or a truck.
    pub(crate) fn may_shoot_rifle(&self, s: &State, by: Piece, target: Piece) -> Legal {
        let Some(rifle) = self.rifle_of(s, by) else {
            return no(&["L13.2", "L21.1"], "landships-no-rifle");
        };
        if !self.kind(s, target).is_vehicle() {
            return no(&["L13.1", "L13.5"], "landships-no-target");
        }
        if s.unit(by).used != 0 || s.unit(rifle).left() >= self.tables.rifle.shots {
            return no(&["L13.2", "L4.12"], "landships-no-fired");
        }
        self.may_reach(s, by, target, self.tables.rifle)
    }

    /// The rifle a team carries.
    fn rifle_of(&self, s: &State, team: Piece) -> Option<Piece> {
        let rifle = |unit: &Piece| self.kind(s, *unit).class == Class::Rifle;
        s.aboard(team).iter().find(rifle)
    }

    /// L13.4, L13.5, atx.flame: a flamethrower group with a charge left.
    pub(crate) fn may_shoot_flame(&self, s: &State, by: Piece, target: Piece) -> Legal {
        if self.kind(s, by).flame.is_none() {
            return no(&["L13.4"], "landships-no-flame");
        }
        if s.unit(by).left() == 0 {
            return no(&["L13.4", "L11.12"], "landships-no-charges");
        }
        if !self.kind(s, target).is_vehicle() {
            return no(&["L13.1", "L13.5"], "landships-no-target");
        }
        self.may_fire_own(s, by)?;
        self.may_reach(s, by, target, self.tables.flame)
    }

    /// T5: a miss is nothing (atx.miss); a hit, and on a second roll a breakdown (atx.mg.effect, atx.rifle.effect), whose
    /// type is
    /// rolled at once (atx.severity).
    fn strike(
        &self,
        s: &mut State,
        by: Piece,
        target: Piece,
        row: SpecialRow,
        c: &mut Chance,
        t: &mut Teller,
    ) {
        let seat = s.holder(by);
        if self.d6("against-tank", seat, c, t) > row.hits {
            return;
        }
        match row.second {
            // atx.flame.effect
            0 => self.destroy(s, target, c, t),
            second if self.d6("effect", seat, c, t) <= second => {
                self.break_down(s, target, true, c, t);
            }
            _ => {}
        }
    }

    pub(crate) fn shoot_mg(
        &self,
        s: &mut State,
        by: Piece,
        target: Piece,
        c: &mut Chance,
        t: &mut Teller,
    ) {
        let arms = match self.kind(s, by).class {
            Class::Mg => Some(Arms(SMALL)),
            _ => self.mg_pair(s, by, s.hex(target)),
        };
        s.unit_mut(by).used |= arms.unwrap_or_default().0;
        self.mark_fired(s, by);
        self.strike(s, by, target, self.tables.mg, c, t);
    }

    pub(crate) fn shoot_rifle(
        &self,
        s: &mut State,
        by: Piece,
        target: Piece,
        c: &mut Chance,
        t: &mut Teller,
    ) {
        if let Some(rifle) = self.rifle_of(s, by) {
            let unit = s.unit_mut(rifle);
            unit.set_left(unit.left() + 1);
            unit.used |= Arms::GUN.0;
            self.mark_fired(s, rifle);
        }
        // The team serves, and does not fire its own.
        s.note(by, Deeds::SERVED);
        self.mark_fired(s, by);
        self.strike(s, by, target, self.tables.rifle, c, t);
    }

    pub(crate) fn shoot_flame(
        &self,
        s: &mut State,
        by: Piece,
        target: Piece,
        c: &mut Chance,
        t: &mut Teller,
    ) {
        let unit = s.unit_mut(by);
        unit.set_left(unit.left().saturating_sub(1));
        unit.used |= SMALL;
        self.mark_fired(s, by);
        self.strike(s, by, target, self.tables.flame, c, t);
    }

    /// L13.2, L4.12: every rifle has its shots again: it shoots in one phase of a player-turn.
    pub(crate) fn reload_rifles(&self, s: &mut State) {
        for unit in s.pieces() {
            if self.kind(s, unit).class == Class::Rifle {
                s.unit_mut(unit).set_left(0);
            }
        }
    }
}
