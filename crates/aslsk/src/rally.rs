//! The Rally Phase (3.1): recovery, repair, transfer, Self Rally, rally, DM.

use crate::action::Action;
use crate::book::Book;
use crate::ground::Terrain;
use crate::ids::Piece;
use crate::morale::Loss;
use crate::question::elsewhere;
use crate::state::{ArmMarks, Car, CarMarks, Marks, Phase, State, foe};
use table::{Actions, Chance, Legal, Moment, Question, Seat, Sum, Teller, no};

impl Book {
    /// 3.1.b: a Good Order unit and an unpossessed weapon in its hex.
    fn may_recover(&self, s: &State, seat: Seat, unit: Piece, arm: Piece) -> Legal {
        if !unit.is_man() || !arm.is_arm() || s.man(unit).seat != seat || !s.on_map(unit) {
            return no(&["3.1.b"], "aslsk-no-yours");
        }
        if !self.is_good_order(s, unit) {
            return no(&["3.1.b"], "aslsk-no-good-order");
        }
        if s.is(unit, Marks::ACTED) {
            return no(&["3.1.0"], "aslsk-no-acted");
        }
        if s.arm(arm).by.is_some() || s.hex(arm) != s.hex(unit) {
            return no(&["4.0.f"], "aslsk-no-weapon");
        }
        self.may_hold(s, unit, arm)?;
        if self.is_hidden(s, unit) {
            return no(&["6.4.c"], "aslsk-no-hidden");
        }
        Ok(())
    }

    /// 3.1.c1
    fn may_repair(&self, s: &State, seat: Seat, arm: Piece) -> Legal {
        if !arm.is_arm() {
            return no(&["3.1.c1"], "aslsk-no-weapon");
        }
        let Some(by) = s
            .arm(arm)
            .by
            .filter(|&by| s.man(by).seat == seat && s.on_map(by))
        else {
            return no(&["3.1.c1"], "aslsk-no-unpossessed");
        };
        if !s.arm(arm).marks.any(ArmMarks::BROKEN) {
            return no(&["3.1.c1"], "aslsk-no-malfunction");
        }
        if !self.is_good_order(s, by) {
            return no(&["3.1.c1"], "aslsk-no-good-order");
        }
        if s.is(by, Marks::ACTED) {
            return no(&["3.1.0"], "aslsk-no-acted");
        }
        // 5.5.a
        if self.is_foreign(s, seat, arm) {
            return no(&["5.5.a"], "aslsk-no-captured-repair");
        }
        if self.weapon(s, arm).repair == 0 {
            return no(&["2.0.breakdown-numbers"], "aslsk-no-repair");
        }
        Ok(())
    }

    /// 3.1.d, 3.7.a, 4.0.g
    pub fn may_transfer(&self, s: &State, seat: Seat, arm: Piece, to: Piece) -> Legal {
        if !arm.is_arm() || !to.is_man() {
            return no(&["3.1.d"], "aslsk-no-weapon");
        }
        let Some(by) = s
            .arm(arm)
            .by
            .filter(|&by| s.man(by).seat == seat && s.on_map(by))
        else {
            return no(&["3.1.d"], "aslsk-no-unpossessed");
        };
        if by == to || s.man(to).seat != seat || s.hex(to) != s.hex(by) {
            return no(&["3.1.d"], "aslsk-no-same-stack");
        }
        if !self.is_good_order(s, by) || !self.is_good_order(s, to) {
            return no(&["3.1.d"], "aslsk-no-good-order");
        }
        self.may_hold(s, to, arm)?;
        if self.is_hidden(s, to) || self.is_hidden(s, by) {
            return no(&["6.4.c"], "aslsk-no-hidden");
        }
        if s.arm(arm).marks.any(ArmMarks::RECOVERED) {
            return no(&["4.0.g"], "aslsk-no-recovered");
        }
        Ok(())
    }

    /// A weapon changes hands: once in a phase.
    pub fn transfer(&self, s: &mut State, arm: Piece, to: Piece, t: &mut Teller) {
        let weapon = s.arm_mut(arm);
        weapon.by = Some(to);
        weapon.acquired = Default::default();
        weapon.marks.set(ArmMarks::RECOVERED);
        t.all(|| {
            self.unit_text("aslsk-transferred", s, to)
                .text("weapon", self.named(s, arm))
        });
    }

    /// 3.1.e, 3.1.f1
    fn may_rally(&self, s: &State, seat: Seat, unit: Piece, by: Option<Piece>) -> Legal {
        if !unit.is_man() || s.man(unit).seat != seat || !s.on_map(unit) {
            return no(&["3.1.f1"], "aslsk-no-yours");
        }
        if !s.is(unit, Marks::BROKEN) {
            return no(&["3.1.f1"], "aslsk-no-unbroken");
        }
        if s.is(unit, Marks::RALLIED) {
            return no(&["3.1.f1"], "aslsk-no-rallied");
        }
        let Some(leader) = by else {
            if self.unit(s, unit).self_rally {
                return Ok(());
            }
            // The ATTACKER may try one MMC without the box.
            if seat != s.active || s.self_rallied || self.is_leader(s, unit) {
                return no(&["3.1.e"], "aslsk-no-self-rally");
            }
            return Ok(());
        };
        let leads = leader.is_man() && self.is_leader(s, leader) && s.man(leader).seat == seat;
        if !leads || s.hex(leader) != s.hex(unit) || !self.is_good_order(s, leader) {
            return no(&["3.1.f1"], "aslsk-no-leader-here");
        }
        if s.is(leader, Marks::ACTED) {
            return no(&["3.1.0"], "aslsk-no-acted");
        }
        Ok(())
    }

    /// 3.1.f2, 3.1.f3, 5.3.a
    fn rally(&self, s: &mut State, unit: Piece, by: Option<Piece>, c: &mut Chance, t: &mut Teller) {
        let seat = s.man(unit).seat;
        if by.is_none() && !self.unit(s, unit).self_rally {
            s.self_rallied = true;
        }
        s.mark(unit, Marks::RALLIED);
        let mut sum = Sum::opened("aslsk", t.on());
        sum.add(if s.is(unit, Marks::DM) { 4 } else { 0 }, "3.1.f2");
        let covered = self.ground.plot(s.hex(unit)).terrain.is_cover();
        sum.add(-i32::from(covered), "1.1.1.woods.b");
        match by {
            Some(leader) => sum.add(self.leadership(s, leader), "3.1.f1"),
            None => sum.add(1, "3.1.e"),
        }
        let dr = self.dr("aslsk-why-rally", seat, c, t);
        let (total, morale) = (dr.sum() + sum.total(), self.morale(s, unit));
        t.tally(
            || {
                self.unit_text("aslsk-rallies", s, unit)
                    .num("n", total)
                    .num("of", morale)
            },
            || sum.tally("rally"),
        )
        .heads();
        if dr.sum() == 12 {
            self.reduce(s, unit, &mut Loss::default(), c, t);
            return;
        }
        if total <= morale {
            s.unmark(unit, Marks::BROKEN.and(Marks::DM));
            t.all(|| self.unit_text("aslsk-rallied", s, unit));
        } else {
            t.all(|| self.unit_text("aslsk-not-rallied", s, unit));
        }
        if dr.sum() == 2 && by.is_none() && self.is_mmc(s, unit) {
            self.promote(s, unit, c, t);
        }
    }

    /// 5.3.a: a leader may be created where this unit stands.
    pub fn promote(
        &self,
        s: &mut State,
        unit: Piece,
        c: &mut Chance,
        t: &mut Teller,
    ) -> Option<Piece> {
        let seat = s.man(unit).seat;
        let nation = self.side(seat).nation.clone();
        let die = i32::from(self.one_die("aslsk-why-promotion", seat, c, t));
        let morale = self.morale(s, unit);
        let drm = self.tables.creation_drm(&nation) - i32::from(morale >= 8)
            + i32::from(morale <= 6)
            + i32::from(s.is(unit, Marks::BROKEN));
        let word = self.tables.created_leader(die + drm)?.to_owned();
        let kind = self.catalog.find_unit(&nation, &word)?;
        // 3.3.1.h: no room for a fifth leader.
        let crowded = self.leaders_in(s, seat, s.hex(unit)).len() >= 4;
        if crowded || s.men.len() == crate::ids::MEN {
            return None;
        }
        let leader = Piece::man(s.men.len());
        s.men.push(crate::state::Man {
            kind,
            seat,
            ..Default::default()
        });
        s.put(leader, s.hex(unit));
        t.all(|| self.unit_text("aslsk-promoted", s, leader))
            .heads();
        Some(leader)
    }

    /// Whether a broken unit is next to a Known Enemy Unit (2.0.known-enemy).
    pub fn is_beside_enemy(&self, s: &State, unit: Piece) -> bool {
        let hex = s.hex(unit);
        let near = |other: Piece| {
            let there = s.hex(other);
            self.ground.distance(hex, there) <= 1 && self.sees(s, hex, there)
        };
        s.there[foe(s.man(unit).seat)].iter().any(near)
    }

    /// 3.1.h: whether the owner may keep it under DM.
    fn may_keep_dm(&self, s: &State, seat: Seat, unit: Piece) -> Legal {
        let yours = unit.is_man() && s.man(unit).seat == seat && s.on_map(unit);
        if !yours
            || !s.is(unit, Marks::DM)
            || s.is(unit, Marks::ACTED)
            || self.is_beside_enemy(s, unit)
        {
            return no(&["3.1.h"], "aslsk-no-dm");
        }
        if self.ground.plot(s.hex(unit)).terrain.is_cover() {
            return no(&["3.1.h"], "aslsk-no-dm-cover");
        }
        Ok(())
    }

    /// 3.1.h: DM goes, but for who is next to an enemy, and who keeps it.
    pub fn remove_dm(&self, s: &mut State) {
        let all = (s.there.0[0] | s.there.0[1]).men();
        for unit in all.iter() {
            let stays = s.is(unit, Marks::ACTED) || self.is_beside_enemy(s, unit);
            if s.is(unit, Marks::DM) && !stays {
                s.unmark(unit, Marks::DM);
            }
        }
    }

    /// Everything that a side could do in a step of the RPh.
    fn list_rally(&self, s: &State, seat: Seat, out: &mut Actions<Action>) {
        let men = s.there[seat].men();
        match s.phase {
            Phase::Recovery => {
                for place in (0..s.arms.len()).filter(|&place| s.arms[place].by.is_none()) {
                    for unit in men.iter() {
                        let arm = Piece::arm(place);
                        if self.may_recover(s, seat, unit, arm).is_ok() {
                            out.push(Action::Recover(unit, arm));
                        }
                    }
                }
            }
            Phase::Repair => {
                for place in 0..s.arms.len() {
                    let arm = Piece::arm(place);
                    if self.may_repair(s, seat, arm).is_ok() {
                        out.push(Action::Repair(arm));
                    }
                }
                self.list_mends(s, seat, out);
            }
            Phase::Transfer => self.list_transfers(s, seat, out),
            Phase::SelfRally => {
                for unit in men.iter() {
                    if self.may_rally(s, seat, unit, None).is_ok() {
                        out.push(Action::Rally(unit, None));
                    }
                }
            }
            Phase::Rally => {
                let leaders = men.only(|man| self.is_leader(s, man) && self.is_good_order(s, man));
                for unit in men.iter().filter(|&unit| s.is(unit, Marks::BROKEN)) {
                    for leader in leaders.iter() {
                        if self.may_rally(s, seat, unit, Some(leader)).is_ok() {
                            out.push(Action::Rally(unit, Some(leader)));
                        }
                    }
                }
            }
            _ => {
                for unit in men.iter() {
                    if self.may_keep_dm(s, seat, unit).is_ok() {
                        out.push(Action::KeepDm(unit));
                    }
                }
            }
        }
    }

    /// Weapons that could change hands: legal, but never worth searching.
    pub fn list_transfers(&self, s: &State, seat: Seat, out: &mut Actions<Action>) {
        for place in 0..s.arms.len() {
            let arm = Piece::arm(place);
            let Some(by) = s.arm(arm).by.filter(|_| out.wants_twins()) else {
                continue;
            };
            for to in s.men_in(seat, s.hex(by)).iter() {
                if self.may_transfer(s, seat, arm, to).is_ok() {
                    out.push_twin(Action::Give(arm, to));
                }
            }
        }
    }

    /// Whether the side has anything to do in this step of the RPh; what is only rearranged counts too.
    pub fn rally_open(&self, s: &State, seat: Seat) -> bool {
        if s.done[seat] {
            return false;
        }
        let men = s.there[seat].men();
        let broken = || men.iter().any(|unit| s.is(unit, Marks::BROKEN));
        let idle = match s.phase {
            Phase::Recovery => !s.arms.iter().any(|arm| arm.by.is_none()),
            Phase::Repair => {
                let arm = s.arms.iter().any(|arm| arm.marks.any(ArmMarks::BROKEN));
                let down = |car: &Car| car.mg_broken != 0 || car.marks.any(CarMarks::MA_BROKEN);
                !arm && !s.cars.iter().any(down)
            }
            Phase::Transfer => false,
            _ => !broken(),
        };
        if idle {
            return false;
        }
        let mut list = Actions::new();
        self.list_rally(s, seat, &mut list);
        !list.is_empty()
    }
}

/// A step of the Rally Phase.
pub struct RallyStep;

impl Question for RallyStep {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _: &Book, s: &State) -> (Seat, Moment) {
        let moment = match s.phase {
            Phase::Recovery => "recovery",
            Phase::Repair => "repair",
            Phase::Transfer => "transfer",
            Phase::SelfRally => "self-rally",
            Phase::Rally => "rally",
            _ => "keep-dm",
        };
        (s.part, moment)
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        book.list_rally(s, s.part, out);
        out.push(Action::Done);
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        let seat = s.part;
        match (action, s.phase) {
            (Action::Done, _) => Ok(()),
            (Action::Recover(unit, arm), Phase::Recovery) => book.may_recover(s, seat, unit, arm),
            (Action::Repair(arm), Phase::Repair) => book.may_repair(s, seat, arm),
            (Action::Mend(car, bits), Phase::Repair) => book.may_mend(s, seat, car, bits),
            (Action::Give(arm, to), Phase::Transfer) => book.may_transfer(s, seat, arm, to),
            (Action::Rally(unit, None), Phase::SelfRally) => book.may_rally(s, seat, unit, None),
            (Action::Rally(unit, by @ Some(_)), Phase::Rally) => book.may_rally(s, seat, unit, by),
            (Action::KeepDm(unit), Phase::RallyEnd) => book.may_keep_dm(s, seat, unit),
            _ => elsewhere(action),
        }
    }
    fn answer(&self, book: &Book, s: &mut State, action: Action, c: &mut Chance, t: &mut Teller) {
        match action {
            Action::Recover(unit, arm) => {
                s.mark(unit, Marks::ACTED);
                book.try_recovery(s, unit, arm, c, t);
            }
            Action::Repair(arm) => {
                let by = s.arm(arm).by.expect("it is possessed");
                s.mark(by, Marks::ACTED);
                let die = book.one_die("aslsk-why-repair", s.part, c, t);
                if die > book.weapon(s, arm).repair {
                    t.all(|| book.arm_text("aslsk-not-repaired", s, arm))
                        .heads();
                }
                if die == 6 {
                    book.remove_arm(s, arm, t);
                } else if die <= book.weapon(s, arm).repair {
                    s.arm_mut(arm).marks.clear(ArmMarks::BROKEN);
                    t.all(|| book.arm_text("aslsk-repaired", s, arm)).heads();
                }
            }
            Action::Mend(car, bits) => book.mend(s, car, bits, c, t),
            Action::Give(arm, to) => book.transfer(s, arm, to, t),
            Action::Rally(unit, by) => book.rally(s, unit, by, c, t),
            Action::KeepDm(unit) => s.mark(unit, Marks::ACTED),
            _ => s.done[s.part] = true,
        }
    }
}

impl Terrain {
    /// Woods and buildings: where units rally better and rout to (3.1.f2, 3.6.e, 3.8.i).
    pub const fn is_cover(self) -> bool {
        matches!(self, Terrain::Woods | Terrain::Wooden | Terrain::Stone)
    }
}
