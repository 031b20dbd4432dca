//! Vehicles, ships and cavalry: a short look along every way there is, with what the engine may do.

use crate::eye::{AWAY, Eye, NEVER};
use hex::{Direction, HexId};
use landships::data::Class;
use landships::{Action, Drive, Gait, MP, Marks, Piece, foe, is_on_map};

/// Where a look along a way has come to.
#[derive(Clone, Copy, Debug)]
struct At {
    hex: HexId,
    facing: u8,
    left: u8,
    hexes: u8,
    rough: bool,
}

impl Eye<'_> {
    /// How often a move of so many hexes ends in a breakdown (T3).
    fn breaks(&self, tank: Piece, hexes: u8, rough: bool) -> f64 {
        let (book, s) = (self.book, self.s);
        let kind = book.kind(s, tank);
        if kind.class != Class::Tank || hexes == 0 {
            return 0.0;
        }
        let led = !s.aboard(tank).is_empty();
        let more = i32::from(kind.breakdown) + i32::from(rough) - i32::from(led);
        let from = i32::from(book.tables.breakdown(hexes));
        f64::from((11 - (from - more)).clamp(0, 10)) / 10.0
    }

    /// What a vehicle is worth where a way ends.
    fn arrives(&self, unit: Piece, at: At) -> f64 {
        let (book, s) = (self.book, self.s);
        let risk = self.breaks(unit, at.hexes, at.rough) * self.halt_price(unit);
        let crosses = at.hexes > 0 && book.tests_at_trench(s, unit, at.hex);
        let ditch = if crosses {
            0.3 * self.halt_price(unit)
        } else {
            0.0
        };
        let wire = s.wire.contains(at.hex) && book.kind(s, unit).class == Class::Tank;
        let path = if wire && at.hexes > 0 { 6.0 } else { 0.0 };
        self.stand(unit, at.hex) + self.faces(unit, at) + path - risk - ditch
    }

    /// A vehicle faces what it fights, or where it has to go.
    fn faces(&self, unit: Piece, at: At) -> f64 {
        let (book, s) = (self.book, self.s);
        if !book.kind(s, unit).faces() {
            return 0.0;
        }
        let side = Direction::all()[usize::from(at.facing) % 6];
        let near = { s.there[foe(self.me)].iter() }
            .filter(|&it| book.kind(s, it).is_light())
            .map(|it| s.hex(it))
            .min_by_key(|&hex| book.ground.distance(at.hex, hex));
        let goal = { self.goals.iter() }
            .filter(|goal| !goal.held)
            .map(|goal| goal.hex)
            .min_by_key(|&hex| book.ground.distance(at.hex, hex));
        let ahead = |hex: Option<HexId>, far: u16| {
            hex.is_some_and(|hex| {
                book.ground.distance(at.hex, hex) <= far
                    && book.ground.sextants(at.hex, side, hex) & 0b10_0011 != 0
            })
        };
        3.0 * f64::from(u8::from(ahead(near, 8))) + 2.0 * f64::from(u8::from(ahead(goal, 40)))
    }

    /// The best that can be come to from here.
    fn beyond(&self, unit: Piece, at: At, depth: u8) -> f64 {
        let (book, s) = (self.book, self.s);
        let mut best = self.arrives(unit, at);
        if depth == 0 || !self.foes_in(at.hex).is_empty() && at.hexes > 0 {
            return best;
        }
        let kind = book.kind(s, unit);
        let each = if kind.hard && book.ground.plot(at.hex).road == 0 {
            2 * MP
        } else {
            MP
        };
        let turns: &[i8] = if kind.faces() {
            &[0, 1, -1]
        } else {
            &[0, 1, -1, 2, -2, 3]
        };
        for &turn in turns {
            let facing = (at.facing as i8 + 6 + turn) as u8 % 6;
            let Some(to) = book
                .ground
                .beside(at.hex, Direction::all()[usize::from(facing)])
            else {
                continue;
            };
            let Ok(cost) = book.entry_cost(s, kind, at.hex, to) else {
                continue;
            };
            let cost = cost + if turn == 0 || !kind.faces() { 0 } else { each };
            let foes = self.foes_in(to);
            let tank = foes
                .iter()
                .any(|it| matches!(book.kind(s, it).class, Class::Tank | Class::Ship));
            let barred = !foes.is_empty() && (tank || !kind.is_armoured());
            let Some(left) = at.left.checked_sub(cost).filter(|_| !barred) else {
                continue;
            };
            let rough = book.ground.plot(to).terrain == landships::ground::Terrain::Difficult;
            let next = At {
                hex: to,
                facing,
                left,
                hexes: at.hexes + 1,
                rough: at.rough || rough,
            };
            best = best.max(self.beyond(unit, next, depth - 1));
        }
        best
    }

    fn depth(&self, unit: Piece) -> u8 {
        if self.book.kind(self.s, unit).faces() {
            5
        } else {
            4
        }
    }

    /// What a vehicle gains by its best move.
    pub fn drive_gain(&self, unit: Piece) -> f64 {
        let (book, s) = (self.book, self.s);
        let kind = book.kind(s, unit);
        if kind.class == Class::Truck {
            return -1.0;
        }
        let pace = kind.gaits.map_or(kind.ma, |gaits| gaits.trot * MP);
        let here = At {
            hex: s.hex(unit),
            facing: s.unit(unit).facing % 6,
            left: pace,
            hexes: 0,
            rough: false,
        };
        let turned = (0..6).map(|facing| At {
            facing,
            left: pace.saturating_sub(MP),
            ..here
        });
        let all = turned
            .chain([here])
            .map(|at| self.beyond(unit, at, self.depth(unit)));
        all.fold(f64::MIN, f64::max) - self.arrives(unit, here) - 2.0
    }

    /// Steps and turns of who drives or rides.
    pub fn driving(&self, drive: &Drive, actions: &[Action], out: &mut Vec<f64>) {
        let (book, s) = (self.book, self.s);
        let Some(unit) = drive.units.first() else {
            out.extend(actions.iter().map(|_| 0.0));
            return;
        };
        let kind = book.kind(s, unit);
        let all = book.drive_allowance(s, drive, kind.is_armoured());
        let left = all.saturating_sub(drive.spent);
        let here = At {
            hex: drive.at,
            facing: drive.facing % 6,
            left,
            hexes: drive.hexes,
            rough: drive.difficult,
        };
        let depth = self.depth(unit);
        let stepping = |to: HexId, back: bool| {
            let cost = book.drive_cost(s, drive, to, back).unwrap_or(left);
            let way = match is_on_map(drive.at) {
                true => book.ground.map.grid().direction(drive.at, to),
                false => None,
            };
            let facing = match way {
                Some(way) if !back => way.index() as u8,
                _ => here.facing,
            };
            let rough = book.ground.plot(to).terrain == landships::ground::Terrain::Difficult;
            let next = At {
                hex: to,
                facing,
                left: left.saturating_sub(cost),
                hexes: here.hexes + 1,
                rough: here.rough || rough,
            };
            self.beyond(unit, next, depth - 1) - 0.1
        };
        out.extend(actions.iter().map(|&action| match action {
            Action::Step(to) => stepping(to, false),
            Action::Fascine(to) => stepping(to, false) + 5.0,
            Action::Reverse(to) => stepping(to, true) - 1.0,
            Action::Turn(facing) => {
                let turn = (facing + 6 - here.facing) % 6;
                let sides = turn.min(6 - turn);
                let hard = kind.hard && book.ground.plot(drive.at).road == 0;
                let cost = sides * if hard { 2 * MP } else { MP };
                let next = At {
                    facing,
                    left: left.saturating_sub(cost),
                    ..here
                };
                self.beyond(unit, next, depth) - 0.2 * f64::from(sides)
            }
            Action::Gait(gait) => self.gait(unit, gait),
            Action::Dismount => self.dismounts(unit, drive.at),
            Action::Stop if is_on_map(drive.at) => self.arrives(unit, here),
            Action::Exit => AWAY,
            _ => NEVER,
        }));
    }

    fn gait(&self, unit: Piece, gait: Gait) -> f64 {
        let (book, s) = (self.book, self.s);
        let at = s.hex(unit);
        let far = { s.there[foe(self.me)].iter() }
            .map(|it| {
                if is_on_map(at) {
                    book.ground.distance(at, s.hex(it))
                } else {
                    9
                }
            })
            .min()
            .unwrap_or(20);
        match gait {
            Gait::Trot => 100.0,
            Gait::Gallop if far > 14 => 101.0,
            _ => 0.0,
        }
    }

    /// Near the enemy one fights on foot.
    fn dismounts(&self, unit: Piece, at: HexId) -> f64 {
        let (book, s) = (self.book, self.s);
        if !is_on_map(at) {
            return NEVER;
        }
        let near = s.there[foe(self.me)].iter().any(|it| {
            book.kind(s, it).is_group()
                && !s.is(it, Marks::PINNED)
                && book.ground.distance(at, s.hex(it)) <= 5
                && book.has_sight(s, at, s.hex(it))
        });
        self.stand(unit, at) + if near { 25.0 } else { -25.0 }
    }
}
