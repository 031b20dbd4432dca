//! Setting up: who stands where, where he looks, where planned fire falls.

use crate::eye::Eye;
use hex::{Direction, HexId};
use landships::data::Class;
use landships::ground::Terrain;
use landships::{Action, Edge, Piece, foe, is_on_map};

impl Eye<'_> {
    /// Where the enemy comes from: the mean of what he has on the map, or his edge.
    fn front(&self) -> Option<(f64, f64)> {
        let (book, s) = (self.book, self.s);
        let grid = book.ground.map.grid();
        let foes: Vec<HexId> = { s.there[foe(self.me)].iter() }
            .filter(|&it| book.kind(s, it).fights())
            .map(|it| s.hex(it))
            .collect();
        if foes.is_empty() {
            let ids = grid.ids();
            let (mut x, mut y, mut n) = (0.0, 0.0, 0.0);
            for hex in ids {
                let (a, b) = self.place(hex);
                (x, y, n) = (x + a, y + b, n + 1.0);
            }
            let (w, h) = (2.0 * x / n, 2.0 * y / n);
            return Some(match book.side(foe(self.me)).edge? {
                Edge::West => (0.0, y / n),
                Edge::East => (w, y / n),
                Edge::North => (x / n, 0.0),
                Edge::South => (x / n, h),
            });
        }
        let n = foes.len() as f64;
        let sum = foes.iter().fold((0.0, 0.0), |sum, hex| {
            let (x, y) = self.place(*hex);
            (sum.0 + x, sum.1 + y)
        });
        Some((sum.0 / n, sum.1 / n))
    }

    /// Column and row of a hex.
    fn place(&self, hex: HexId) -> (f64, f64) {
        let label = self.book.label(hex);
        let number = |text: Option<&str>| text.and_then(|it| it.parse::<f64>().ok()).unwrap_or(0.0);
        (number(label.get(0..2)), number(label.get(2..4)))
    }

    fn far(&self, hex: HexId, front: (f64, f64)) -> f64 {
        let (x, y) = self.place(hex);
        (x - front.0).abs() + 0.3 * (y - front.1).abs()
    }

    pub fn setting_up(&self, actions: &[Action], out: &mut Vec<f64>) {
        let front = self.front();
        out.extend(actions.iter().map(|&action| match action {
            Action::Place(piece, hex) => self.placing(piece, hex, front),
            Action::Hide(piece, hex) => self.placing(piece, hex, front) + 4.0,
            Action::Plan(_, hex) => self.planning(hex),
            Action::Turn(facing) => self.facing_front(facing, front),
            _ => 0.0,
        }));
    }

    fn facing_front(&self, facing: u8, front: Option<(f64, f64)>) -> f64 {
        let (book, s) = (self.book, self.s);
        let piece = { s.pieces() }
            .find(|&it| s.unit(it).seat == self.me && s.on_map(it) && s.unit(it).facing > 5);
        let (Some(piece), Some(front)) = (piece, front) else {
            return 0.0;
        };
        let side = Direction::all()[usize::from(facing) % 6];
        let ahead = book.ground.beside(s.hex(piece), side);
        ahead.map_or(-20.0, |hex| -self.far(hex, front))
    }

    fn planning(&self, hex: HexId) -> f64 {
        let (book, s) = (self.book, self.s);
        let plot = book.ground.plot(hex);
        let goal = { self.goals.iter() }.find(|goal| goal.hex == hex);
        let near = { s.planned.iter() }
            .filter(|it| is_on_map(it.0) && book.ground.distance(it.0, hex) < 2)
            .count();
        goal.map_or(0.0, |goal| 0.05 * goal.worth) - 3.0 * f64::from(u8::from(plot.fortified))
            + self.barrage_hopes(hex)
            - 8.0 * near as f64
    }

    fn barrage_hopes(&self, hex: HexId) -> f64 {
        // In the middle of a line there is more to hit.
        let around = self.book.ground.around(hex);
        let dug = around.filter(|it| self.book.ground.plot(*it).trench.is_some());
        dug.count() as f64
    }

    fn placing(&self, piece: Piece, hex: HexId, front: Option<(f64, f64)>) -> f64 {
        let (book, s) = (self.book, self.s);
        let kind = book.kind(s, piece);
        let cover = f64::from(self.cover(hex));
        let far = front.map_or(0.0, |front| self.far(hex, front));
        let mates = f64::from(s.of_in(self.me, hex).len());
        let beside: f64 = { book.ground.around(hex) }
            .map(|near| f64::from(s.of_in(self.me, near).len()))
            .sum();
        let goal = { self.goals.iter() }
            .map(|goal| goal.worth * 0.8f64.powi(book.ground.distance(goal.hex, hex).into()))
            .fold(0.0, f64::max);
        let attacks = self.me == book.first;
        match kind.class {
            Class::Art | Class::At | Class::Aa => {
                let open = self.open_ground(hex);
                // From woods a gun fires three hexes far (L21.7).
                let woods = book.ground.plot(hex).terrain == Terrain::Woods;
                let blind = if woods { 30.0 } else { 0.0 };
                4.0 * cover.min(2.0) + 0.5 * open - 0.5 * far + 0.03 * goal
                    - 3.0 * (mates + 0.5 * beside)
                    - blind
            }
            Class::Observer => {
                let open = self.open_ground(hex);
                0.4 * open + 3.0 * cover - 0.5 * far - mates
            }
            Class::Tank | Class::Car => 0.06 * goal - 2.5 * far - 4.0 * mates - 1.0 * beside,
            _ if attacks => 0.06 * goal + 2.0 * cover - 2.0 * far - 3.0 * mates - 0.3 * beside,
            _ => {
                let group = if kind.class == Class::Mg { 0.15 } else { 0.0 };
                0.10 * goal + 6.0 * cover - 0.6 * far - 9.0 * mates - 2.0 * beside
                    + group * self.open_ground(hex)
            }
        }
    }

    /// How many hexes within ten can be seen from there.
    fn open_ground(&self, hex: HexId) -> f64 {
        let (book, s) = (self.book, self.s);
        let grid = book.ground.map.grid();
        let seen = grid
            .ids()
            .step_by(3)
            .filter(|&it| book.ground.distance(hex, it) <= 8 && book.has_sight(s, hex, it));
        seen.count() as f64 * 0.5
    }
}
