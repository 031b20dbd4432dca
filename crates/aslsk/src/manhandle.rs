//! Guns on the move (6.5): manhandled by those who man them, at a risk.

use crate::action::Action;
use crate::book::Book;
use crate::data::Size;
use crate::frame::Move;
use crate::ground::Terrain;
use crate::ids::{Piece, Pieces};
use crate::movement::Way;
use crate::ratings::MF;
use crate::state::{ArmMarks, Marks, State, foe, is_on_map};
use hex::HexId;
use table::{Actions, Chance, Legal, No, Sum, Teller, no};

/// MF spent that leave nothing.
const ALL: u8 = 60;

impl Book {
    /// The Gun of those who move, and who has it.
    fn pushed(&self, s: &State, going: &Move) -> Option<(Piece, Piece)> {
        let mut guns = { going.units.iter() }.filter_map(|man| Some((man, self.gun_of(s, man)?)));
        guns.next()
    }

    /// By the road where there is one: it costs least, and helps (6.5.e).
    fn push_way(&self, from: HexId, to: HexId) -> Way {
        match self.is_road_a_choice(from, to) {
            true => Way::Road,
            false => Way::Ground,
        }
    }

    /// 6.5.b: twice the normal MF.
    pub fn push_cost(&self, s: &State, from: HexId, to: HexId) -> u8 {
        2 * self.entry_cost(s, from, to, self.push_way(from, to))
    }

    /// Whether those who move may manhandle their Gun into a hex.
    pub fn may_push(&self, s: &State, going: &Move, to: HexId) -> Legal {
        let Some((man, gun)) = self.pushed(s, going) else {
            return no(&["6.5.a"], "aslsk-no-gun");
        };
        let weapon = self.weapon(s, gun);
        if !weapon.qsu || self.is_leader(s, man) {
            return no(&["1.2.6.d"], "aslsk-no-qsu");
        }
        if !is_on_map(going.at)
            || to.index() >= self.ground.len()
            || self.ground.distance(going.at, to) != 1
        {
            return Err(No::by(&["6.5.a"], "aslsk-no-adjacent").at(to));
        }
        let marks = s.arm(gun).marks;
        let again = !marks.any(ArmMarks::MANHANDLED) || marks.any(ArmMarks::RECOVERED);
        if marks.any(ArmMarks::MOVED) && again {
            return no(&["4.0.b"], "aslsk-no-weapon-moved");
        }
        let barred = |unit: Piece| s.is(unit, Marks::ASSAULT) || self.load(s, unit) > 0;
        let two = { going.units.iter() }
            .filter(|&unit| self.gun_of(s, unit).is_some())
            .count();
        if going.units.iter().any(barred) || two > 1 {
            return no(&["6.5.b"], "aslsk-no-manhandling");
        }
        if !s.of_in(foe(s.active), to).is_empty() {
            return Err(No::by(&["3.3.d"], "aslsk-no-enemy-hex").at(to));
        }
        if self.is_building(to) && !weapon.fits_a_building() {
            return Err(No::by(&["1.2.6.e"], "aslsk-no-gun-building").at(to));
        }
        if !self.has_room(s, s.active, to, going.units) {
            return Err(No::by(&["3.3.1.h"], "aslsk-no-room").at(to));
        }
        if self.push_cost(s, going.at, to) > self.mf_left(s, going.units, false) {
            return Err(No::by(&["6.5.b"], "aslsk-no-mf").at(to));
        }
        Ok(())
    }

    /// Where they could, and how the Gun could be pointed.
    pub fn list_pushes(&self, s: &State, going: &Move, out: &mut Actions<Action>) {
        let Some((_, gun)) = self.pushed(s, going) else {
            return;
        };
        if !is_on_map(going.at) {
            return;
        }
        for to in self.ground.next(going.at).into_iter().flatten() {
            if self.may_push(s, going, to).is_ok() {
                out.push(Action::Push(to));
            }
        }
        for facing in 0..6 {
            if self.may_point(s, going, gun, facing).is_ok() {
                out.push(Action::Turn(gun, facing));
            }
        }
    }

    /// 6.5.a: the CA may be changed after a move that succeeded.
    pub fn may_point(&self, s: &State, going: &Move, gun: Piece, facing: u8) -> Legal {
        let own = self.pushed(s, going).is_some_and(|(_, is)| is == gun);
        if !own || facing >= 6 || s.arm(gun).facing == facing {
            return no(&["6.5.a"], "aslsk-no-gun");
        }
        let marks = s.arm(gun).marks;
        if !marks.any(ArmMarks::MANHANDLED) {
            return no(&["6.5.a"], "aslsk-no-now");
        }
        if marks.any(ArmMarks::TURNED) {
            return no(&["6.5.a"], "aslsk-no-turned");
        }
        Ok(())
    }

    /// The Gun is pointed elsewhere.
    pub fn point(&self, s: &mut State, gun: Piece, facing: u8) {
        let arm = s.arm_mut(gun);
        arm.facing = facing;
        arm.marks.set(ArmMarks::TURNED);
    }

    /// 6.5.e
    fn push_drm(&self, s: &State, going: &Move, man: Piece, to: HexId, sum: &mut Sum) {
        let cost = self.push_cost(s, going.at, to);
        sum.add((cost / MF).into(), "6.5.b");
        let tem = match self.ground.plot(to).terrain {
            Terrain::Stone => 3,
            Terrain::Wooden => 2,
            Terrain::Woods => 1,
            _ => 0,
        };
        sum.add(tem, "6.5.e");
        let leaders = { going.units.iter() }.filter(|&unit| self.is_leader(s, unit));
        let led = leaders.map(|leader| self.leadership(s, leader)).min();
        sum.add(led.unwrap_or(0), "3.2.2.m");
        let squad = |unit: Piece| self.unit(s, unit).size == Size::Squad;
        sum.add(-i32::from(squad(man)), "6.5.e");
        let extra = { going.units.iter() }.filter(|&unit| unit != man && squad(unit));
        sum.add(-2 * extra.count() as i32, "6.5.e");
        sum.add(-2 * i32::from(self.ground.road(going.at, to)), "6.5.e");
    }

    /// 6.5.a: the DR, and how far they come.
    pub fn push(
        &self,
        s: &mut State,
        going: Move,
        to: HexId,
        c: &mut Chance,
        t: &mut Teller,
    ) -> Move {
        let Some((man, gun)) = self.pushed(s, &going) else {
            return going;
        };
        let mut sum = Sum::opened("aslsk", t.on());
        self.push_drm(s, &going, man, to, &mut sum);
        let dr = self.dr("aslsk-why-manhandling", s.active, c, t);
        let total = dr.sum() + sum.total();
        let number = i32::from(self.weapon(s, gun).manhandling);
        t.tally(
            || {
                self.arm_text("aslsk-manhandled", s, gun)
                    .num("n", total)
                    .num("of", number)
            },
            || sum.tally("manhandling"),
        )
        .heads();
        self.reveal(s, gun, t);
        for unit in going.units.iter() {
            s.mark(unit, Marks::HAZARDOUS.and(Marks::SPENT));
        }
        let cost = self.push_cost(s, going.at, to);
        if total > number {
            return self.stuck(s, going, cost);
        }
        let arm = s.arm_mut(gun);
        arm.marks.clear(ArmMarks::EMPLACED.and(ArmMarks::TURNED));
        arm.marks.set(ArmMarks::MANHANDLED.and(ArmMarks::MOVED));
        arm.acquired = Default::default();
        let way = self.push_way(going.at, to);
        let mut going = self.step(s, going, to, way, true, t);
        going.here = cost;
        self.note_trail(s, to, cost / 2);
        for unit in going.units.iter() {
            let man = s.man_mut(unit);
            man.spent += cost / 2;
            // 6.5.b: no road bonus.
            man.marks.set(Marks::OFF_ROAD);
            if total == number {
                man.spent = ALL;
            }
        }
        going
    }

    /// Neither the Gun nor they move any more in this turn.
    fn stuck(&self, s: &mut State, going: Move, cost: u8) -> Move {
        let mut going = self.spend_here(s, going, cost);
        let gun = self.pushed(s, &going).map(|(_, gun)| gun);
        if let Some(gun) = gun {
            s.arm_mut(gun).marks.set(ArmMarks::MANHANDLED);
        }
        for unit in going.units.iter() {
            s.mark(unit, Marks::STOPPED);
        }
        going.units = Pieces::EMPTY;
        going
    }

    /// 4.0.a, 4.0.c: who moves on without it leaves his Gun behind.
    pub fn leave_guns(&self, s: &mut State, unit: Piece, t: &mut Teller) {
        while let Some(gun) = self.gun_of(s, unit) {
            self.reveal(s, gun, t);
            s.arm_mut(gun).by = None;
            t.all(|| self.arm_text("aslsk-abandoned", s, gun));
        }
    }
}
