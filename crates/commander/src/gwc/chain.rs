//! The chain of command: ranks, the highest-ranking Leader, and whom those activated may activate (g:3.3.1.2a to
//! g:3.3.1.4, g:3.3.1.6).

use crate::book::Book;
use crate::cards::Order;
use crate::frame::Activate;
use crate::ids::{UnitId, Units};
use crate::kinds::Rank;
use crate::state::State;
use table::Seat;

impl Book {
    /// g:3.3.1.3, g:3.3.1.4: what makes a Leader the higher of two: rank, printed Command, printed Morale. A Hero has
    /// no rank, and is below all. Veteran markers, Suppression and the Demoralised side do not count.
    fn standing(&self, s: &State, leader: UnitId) -> (Option<Rank>, i8, i8) {
        let kind = &self.kinds[usize::from(s.unit(leader).kind)];
        (kind.more.rank, kind.good.command, kind.good.morale)
    }
    /// g:3.3.1.2a: the highest-ranking Leader of a side; several, if they are equal and none was used yet (g:3.3.1.4).
    pub fn hrl(&self, s: &State, seat: Seat) -> Units {
        let leaders = s.leaders & s.on_map[seat];
        let Some(best) = leaders.iter().map(|leader| self.standing(s, leader)).max() else {
            return Units::EMPTY;
        };
        let equal = |leader: &UnitId| self.standing(s, *leader) == best;
        let equals: Units = leaders.iter().filter(equal).collect();
        let used = s.hrl[seat].filter(|&used| equals.has(used));
        used.map_or(equals, Units::one)
    }
    /// g:3.3.1.4: this Leader was used as the highest of several equals, and stays it.
    pub fn take_rank(&self, s: &mut State, leader: UnitId) {
        let seat = s.unit(leader).seat;
        if self.hrl(s, seat).has(leader) {
            s.hrl[seat] = Some(leader);
        }
    }

    /// g:3.3.1.1, g:3.3.1.2a: Leaders in the Command radius of a Leader, himself left out.
    fn leaders_near(&self, s: &State, leader: UnitId) -> Units {
        let far = self.command(s, leader);
        let near =
            |other: &UnitId| *other != leader && self.distance(s.hex(leader), s.hex(*other)) <= far;
        let own = s.leaders & s.on_map[s.unit(leader).seat];
        own.iter().filter(near).collect()
    }
    /// g:3.3.1.2a, g:3.3.1.2c, g:O14.2: whom those chosen may activate besides: Units in the radius of the Leader; if
    /// he is the highest-ranking one, also Leaders, and those chosen pass it on.
    pub fn chained(&self, s: &State, activate: &Activate, first: UnitId) -> Units {
        let fresh = self.fresh(s, activate.seat);
        if self.is_tank(s, first) {
            // g:3.3.1.6, g:O14.2.1: a Tank Leader, for Moves and Advances.
            let drives = matches!(activate.order, Order::Move | Order::Advance);
            return if drives {
                self.convoy(s, first) & fresh
            } else {
                Units::EMPTY
            };
        }
        if !self.is_leader(s, first) {
            return Units::EMPTY;
        }
        let units = |leader: UnitId| self.radius(s, leader) - s.tanks;
        if !self.hrl(s, activate.seat).has(first) {
            return units(first) & fresh;
        }
        let leaders = activate.chosen & s.leaders;
        let reach = |set: Units, leader| set | units(leader) | self.leaders_near(s, leader);
        leaders.iter().fold(Units::EMPTY, reach) & fresh
    }
    /// g:3.3.1.2a: the whole chain, if everybody is chosen who may be.
    pub fn whole_chain(&self, s: &State, mut activate: Activate) -> Units {
        let Some(first) = activate.first else {
            return activate.chosen;
        };
        loop {
            let more = self.chained(s, &activate, first) - activate.chosen;
            if more.is_empty() {
                return activate.chosen;
            }
            activate.chosen |= more;
        }
    }
}
