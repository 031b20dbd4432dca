//! The End step (L4.15), and what a game turn begins with.

use crate::book::Book;
use crate::state::{HexIdOr, LATER, OFFBOARD, Phase, PlaneState, Request, Smoke, State};
use table::{Chance, List, Teller, Text, Weight};

/// L15.5: smoke goes in this End step after it was placed.
const SMOKE: u8 = 2;

impl Book {
    /// L4.15, in its order.
    pub(crate) fn end_step(&self, s: &mut State, c: &mut Chance, t: &mut Teller) {
        self.drift_gas(s, c, t);
        self.clear_smoke(s);
        self.count_requests(s);
        if self.ends_early(s, t) {
            return;
        }
        if s.turn >= self.turns {
            return self.decide(s, t);
        }
        s.turn += 1;
        self.begin_game_turn(s, t);
    }

    /// L4.1: the Air phase comes first. Reinforcements of this turn may enter (L4.14).
    pub(crate) fn begin_game_turn(&self, s: &mut State, t: &mut Teller) {
        for piece in s.pieces() {
            let due = self.force(piece).is_none_or(|force| force.enters <= s.turn);
            if s.hex(piece) == LATER && due {
                s.put(piece, OFFBOARD);
            }
        }
        // L19.1: an aircraft flies one mission a turn; a balloon stays where it is.
        for (plane, post) in s.planes.iter_mut().zip(&self.planes) {
            *plane = PlaneState {
                hex: post.hex.map_or_else(HexIdOr::default, HexIdOr),
                away: plane.away,
                down: plane.down,
                ..PlaneState::default()
            };
        }
        self.go(s, Phase::Missions);
        s.active = self.first;
        t.all(|| Text::new("landships-turn").num("n", s.turn))
            .weighs(Weight::Turn);
    }

    /// L15.5
    fn clear_smoke(&self, s: &mut State) {
        let mut left = List::default();
        for smoke in s.smoke.iter().filter(|smoke| smoke.age + 1 < SMOKE) {
            left.push(Smoke {
                age: smoke.age + 1,
                ..*smoke
            });
        }
        s.smoke = left;
    }

    /// L14.6: what was asked for in vain counts one more, what was not asked for counts nothing.
    fn count_requests(&self, s: &mut State) {
        let mut left = List::default();
        for request in s.requests.iter().filter(|request| request.asked) {
            left.push(Request {
                count: request.count + u8::from(request.refused),
                asked: false,
                refused: false,
                ..*request
            });
        }
        s.requests = left;
    }
}
