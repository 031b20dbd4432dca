//! A Situation leaves the question open in which it was played (g:S98.1), but what was asked about may be gone.

use crate::book::Book;
use crate::cards::Order;
use crate::frame::{Activate, Attack, Frame, Stage};
use crate::ids::{UnitId, Units};
use crate::kinds::OFF;
use crate::state::{State, foe};
use table::Seat;

impl Book {
    /// The question under a Situation that is over is read again; `open`: how many procedures were open when it was played.
    pub(super) fn reread(&self, s: &mut State, open: usize) {
        let Some(at) = open.checked_sub(1) else {
            return;
        };
        let left = match s.stack[at] {
            Frame::Activate(activate) => self.named_still(s, activate).map(Frame::Activate),
            Frame::Attack(attack) if matches!(attack.stage, Stage::Gather | Stage::Spray) => {
                Some(Frame::Attack(self.joined_still(s, attack)))
            }
            Frame::Line(line) if line.first == OFF && self.may_line(s, s.active).is_err() => None,
            Frame::Rout(rout) if !rout.0.begun && self.nobody_routs(s) => None,
            same => Some(same),
        };
        s.stack[at] = left.unwrap_or_default();
    }
    /// O23.1a: whether neither side has anybody left who could rout.
    fn nobody_routs(&self, s: &State) -> bool {
        let mut seats = [Seat(0), Seat(1)].into_iter();
        seats.all(|seat| self.may_rout(s, seat).is_err())
    }
    /// O14.4: where nobody who was named can comply any more, they are named anew; an Order that nobody can carry out is
    /// over.
    fn named_still(&self, s: &State, mut activate: Activate) -> Option<Activate> {
        activate.chosen &= s.on_map[activate.seat];
        activate.first = activate.first.filter(|&first| activate.chosen.has(first));
        let more = || !(self.followers(s, &activate) - activate.chosen).is_empty();
        let closes = || self.may_close_activation(s, &activate).is_ok();
        if activate.first.is_some() && (closes() || more()) {
            return Some(activate);
        }
        (activate.first, activate.chosen) = (None, Units::EMPTY);
        let anybody = match activate.order {
            Order::Offensive => !self.line_starters(s, activate.seat).is_empty(),
            order => self.anybody_complies(s, order, activate.op),
        };
        anybody.then_some(activate)
    }
    /// O20.3.1: who still fires; an attack without anybody on either side is over.
    fn joined_still(&self, s: &State, attack: Attack) -> Attack {
        let mut group = attack;
        let there = |unit: &UnitId| s.is_on_map(*unit);
        group.units = attack.units.iter().filter(there).collect();
        group.arms = Default::default();
        for weapon in attack.arms.weapons().iter() {
            if s.bearer_on_map(weapon).is_some() {
                group.arms.insert(weapon);
            }
        }
        let nobody = self.elements(&group).next().is_none();
        let empty = s.of_side(foe(group.seat), group.hex).is_empty();
        let gathers = group.stage == Stage::Gather;
        if nobody || empty || gathers && !self.can_be_made(s, &group) {
            group.stage = Stage::Over;
        } else if !gathers
            && self
                .may_spray(s, &group)
                .map_or(true, |hexes| hexes.is_empty())
        {
            group.stage = Stage::Roll;
        }
        group
    }
}
