//! What wins (1.3.a): control, points that left the map, points that the enemy has lost.

use crate::book::Book;
use crate::data::Size;
use crate::ground::Hexes;
use crate::ids::{Piece, Pieces, Sort};
use crate::scenario::Goal;
use crate::state::{AT_START, EXITED, LATER, OFFBOARD, State, foe};
use table::{Seat, Teller, Text};

/// What a vehicle counts for: as much as three squads.
pub const CAR_POINTS: u8 = 6;

/// What a piece of that size counts for.
pub fn points_of(piece: Piece, size: Option<Size>) -> u8 {
    match (piece.sort(), size) {
        (Sort::Car(_), _) => CAR_POINTS,
        (Sort::Man(_), Some(Size::Squad)) => 2,
        (Sort::Man(_), _) => 1,
        (Sort::Arm(_), _) => 0,
    }
}

impl Book {
    /// Whether a side has nobody left who could still come or fight.
    pub fn is_spent(&self, s: &State, seat: Seat) -> bool {
        let waits = |place: usize| {
            let hex = s.hex(Piece::man(place));
            s.men[place].seat == seat && (hex == LATER || hex == OFFBOARD || hex == AT_START)
        };
        let car_waits = |place: usize| {
            let hex = s.hex(Piece::car(place));
            s.cars[place].seat == seat && (hex == LATER || hex == OFFBOARD || hex == AT_START)
        };
        s.there[seat].is_empty()
            && !self.has_hidden(s, seat)
            && !(0..s.men.len()).any(waits)
            && !(0..s.cars.len()).any(car_waits)
    }

    /// What a piece counts for where points are counted: a squad two, a vehicle six, a weapon nothing, all else one.
    pub fn points(&self, s: &State, piece: Piece) -> u8 {
        points_of(piece, piece.is_man().then(|| self.unit(s, piece).size))
    }

    /// Points of units that left the map.
    pub fn exited(&self, s: &State, seat: Seat) -> u8 {
        let men = (0..s.men.len()).map(Piece::man);
        let cars = (0..s.cars.len()).map(Piece::car);
        men.chain(cars)
            .filter(|&piece| s.hex(piece) == EXITED && s.owner(piece) == seat)
            .map(|piece| self.points(s, piece))
            .sum()
    }

    /// So many points of a side are lost.
    pub fn count_loss(&self, s: &mut State, seat: Seat, points: u8) {
        s.lost[seat] = s.lost[seat].saturating_add(points);
    }

    /// How many objectives a side controls.
    pub fn controlled(&self, s: &State, seat: Seat) -> u8 {
        let places = 0..self.objectives.len();
        places.filter(|&n| self.holder(s, n) == Some(seat)).count() as u8
    }

    /// Whether a side has reached one of its goals.
    pub fn has_won(&self, s: &State, seat: Seat) -> bool {
        let mut goals = self.goals.iter().filter(|goal| goal.seat == seat);
        goals.any(|goal| self.is_reached(s, goal))
    }

    fn is_reached(&self, s: &State, goal: &Goal) -> bool {
        let reached = |least: Option<u8>, now: u8| least.is_none_or(|least| now >= least);
        let exit = goal.exit.as_ref().map(|(_, points)| *points);
        reached(goal.control, self.controlled(s, goal.seat))
            && reached(exit, self.exited(s, goal.seat))
            && reached(goal.casualties, s.lost[foe(goal.seat)])
    }

    /// Whether a side has won whatever comes: what left the map or is lost stays so, and the enemy has no goal of his own.
    pub fn is_settled(&self, s: &State, seat: Seat) -> bool {
        let mut goals = self.goals.iter();
        let lasting = |goal: &Goal| goal.control.is_none() && self.is_reached(s, goal);
        let alone = goals.clone().all(|goal| goal.seat == seat);
        alone && goals.any(lasting)
    }

    /// The game is over: who reached a goal has won, else who could prevent it.
    pub fn decide(&self, s: &mut State, t: &mut Teller) {
        let won = [Seat(0), Seat(1)].map(|seat| self.has_won(s, seat));
        let has_goal = |seat: Seat| self.goals.iter().any(|goal| goal.seat == seat);
        s.winner = match won {
            [true, false] => Some(Seat(0)),
            [false, true] => Some(Seat(1)),
            [false, false] if has_goal(Seat(0)) != has_goal(Seat(1)) => {
                Some(if has_goal(Seat(0)) { Seat(1) } else { Seat(0) })
            }
            _ => None,
        };
        s.drawn = s.winner.is_none();
        t.all(|| match s.winner {
            Some(seat) => Text::new("aslsk-won").text("side", self.side_text(seat)),
            None => Text::new("aslsk-drawn"),
        })
        .ends(|| vec!["3.9.a", "1.3.a"]);
    }

    /// 2.0.control.a: who controls what.
    pub fn recount(&self, s: &mut State, _: &mut Teller) {
        let prizes = { self.objectives.iter() }.fold(Hexes::EMPTY, |all, it| all | it.hexes);
        let hexes = |units: Pieces| -> Hexes { units.iter().map(|unit| s.hex(unit)).collect() };
        let holds = |unit: Piece| self.is_mmc(s, unit) && self.is_good_order(s, unit);
        let sides = s.there.0.map(|units| {
            let there = units.only(|unit| prizes.contains(s.hex(unit)));
            (hexes(there), hexes(there.men().only(holds)))
        });
        // 2.0.control.b: an AFV counts only while it is there, so it is not noted here.
        for (place, objective) in self.objectives.iter().enumerate() {
            for seat in [Seat(0), Seat(1)] {
                let (enemies, own) = (sides[foe(seat).index()].0, sides[seat.index()].1);
                if objective.hexes.meets(own) && !objective.hexes.meets(enemies) {
                    s.held[place] = Some(seat);
                }
            }
        }
    }
}
