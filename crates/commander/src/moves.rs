//! The Move Order (O21).

use crate::action::Action;
use crate::book::Book;
use crate::frame::{Flow, Frame, Going, Moment, Move};
use crate::ids::{UnitId, Units};
use crate::kinds::OFF;
use crate::state::{State, foe};
use hex::HexId;
use table::{Actions, Legal, Seat, Teller, no};

mod question;

pub(crate) use question::goes_with;

/// The Move Order (O21).
impl Book {
    /// Who could still do something in this Order.
    fn can_go_on(&self, s: &State, going: &Move) -> bool {
        let can = |unit: UnitId| {
            let one = Units::one(unit);
            self.can_set_out(s, going, one)
                || self.has_gift(s, going, one)
                || self.lightens(s, going, one)
        };
        !going.group.is_empty() || going.waiting.iter().any(can)
    }
    /// A26c, O14.3, A39: whether the active player might play an Action after the last of the moves.
    fn can_add(&self, s: &State) -> bool {
        let might =
            |deed| self.might_hold(s, s.active, deed) && self.useful(s, s.active, deed).is_ok();
        self.moving_deeds().iter().any(|&deed| might(deed))
    }
    /// Whether these could move together from where they stand.
    fn can_set_out(&self, s: &State, going: &Move, units: Units) -> bool {
        let fresh = next_to(going);
        self.could_step(s, &fresh, units) || self.may_exit(s, units, Some(&fresh)).is_ok()
    }
    /// 11.3b: whether these could go on if they gave up the Weapons that slow them.
    pub fn lightens(&self, s: &State, going: &Move, units: Units) -> bool {
        units.iter().any(|unit| self.burden(s, unit) > 0)
            && self.goes_with(s, units, going, self.points_unladen(s, units, going))
    }
    /// Whether these could enter a hex, or leave the map, with so many points.
    fn goes_with(&self, s: &State, units: Units, going: &Move, points: i32) -> bool {
        let leaves = || points > 0 && !going.halted && self.may_exit(s, units, None).is_ok();
        self.could_step_with(s, units, going, points) || leaves()
    }
    /// 11.3b: whether somebody who may go now would get further without his Weapon.
    pub fn might_lighten(&self, s: &State, going: &Move) -> bool {
        match going.group.is_empty() {
            true => {
                let mut waiting = going.waiting.iter();
                waiting.any(|unit| self.lightens(s, going, Units::one(unit)))
            }
            false => self
                .parts(s, going)
                .any(|part| self.lightens(s, going, part)),
        }
    }
    /// One step of the Order.
    pub fn step_move(&self, s: &mut State, going: &mut Move, t: &mut Teller) -> Flow {
        let here = s.everybody();
        going.group &= here;
        going.waiting &= here;
        going.all &= here;
        match going.going {
            Going::Test => {
                going.going = Going::Enter;
                self.mines(s, going.to, going.group)
            }
            Going::Still => {
                if self.can_go_on(s, going) || self.can_add(s) || self.might_rush(s, going) {
                    return Flow::Ask;
                }
                going.going = Going::Over;
                Flow::Next
            }
            // g:O24.2c: the fire of an Offensive comes before its end.
            Going::Over => {
                s.op_card = Default::default();
                match going.has(Move::OFFENSIVE) {
                    true => Flow::Done,
                    false => self.with_melees(s),
                }
            }
            Going::Leave if going.to == OFF => self.step_exit(s, going, t),
            Going::Leave => {
                // A fire that broke out meanwhile keeps them out, or has driven them elsewhere, or the enemy there.
                if !self.is_way_open(s, going) {
                    going.going = Going::Landed;
                    return Flow::Next;
                }
                // F103.2d: whoever breaks on leaving is put where he wanted to go.
                for unit in going.group.iter() {
                    s.put(unit, going.to);
                }
                going.entered = true;
                // F106.2a: as soon as it has left the one hex and entered the other.
                going.halted |= self.is_caught_in_wire(s, going);
                self.recount(s, t);
                self.set_down(s, going, t)
            }
            Going::Enter => {
                going.going = Going::React;
                if going.group.is_empty() {
                    return Flow::Next;
                }
                self.put_back(s, Frame::Move(*going));
                self.open_window(s, Moment::Entered, foe(s.active))
            }
            // A33.2c
            Going::React => {
                going.going = Going::Landed;
                Flow::Next
            }
            Going::Landed => {
                self.alight(s, going);
                Flow::Next
            }
        }
    }
    /// g:O23.5.4, g:T107.1a: what the terrain does to those who have entered a hex; a tank in Wire has no points left
    /// (g:F131.4). The first Shell Hole has been met now (g:O23.5.5a).
    pub fn set_foot(&self, s: &mut State, going: &mut Move, t: &mut Teller) -> Flow {
        going.going = Going::Test;
        let (from, to) = (going.from, going.to);
        self.close_in(s, going, t);
        let wire = s.markers(to).fort();
        let flow = self.enter(s, going.group, from, to, Going::Test, t);
        going.halted |= wire != s.markers(to).fort();
        going.flags |= self.first_of(s, to).map_or(0, |(flag, _)| flag);
        self.note_entry(s, going);
        flow
    }
    /// The innermost frame as it is now, for who looks at the stack.
    pub fn put_back(&self, s: &mut State, frame: Frame) {
        let top = s.stack.len() - 1;
        s.stack[top] = frame;
    }
    /// O21.2a: the group on the move, or what an Event has made of it: those of it who are still together.
    pub fn parts(&self, s: &State, going: &Move) -> impl Iterator<Item = Units> {
        let mut left = going.group;
        std::iter::from_fn(move || {
            let part = s.those(left, s.hex(left.first()?));
            left = left - part;
            Some(part)
        })
    }
    /// O21.2a: those of the group who are still with one of it.
    pub fn part_of(&self, s: &State, going: &Move, unit: UnitId) -> Units {
        s.those(going.group, s.hex(unit))
    }
    /// O21.2a: a part of the group goes on; those who were driven apart from it have moved.
    fn part(&self, going: &mut Move, part: Units) {
        going.waiting = going.waiting - (going.group - part);
        going.group = part;
    }
    /// Whether the group goes on: Wire stops it (F106.2a), one that broke stops a group (O21.2b).
    fn alight(&self, s: &State, going: &mut Move) {
        going.going = Going::Still;
        let gift = self.has_gift(s, going, going.group);
        let goes = |part| self.points_left(s, part, going) >= 1 || self.lightens(s, going, part);
        let tired = !gift && !self.parts(s, going).any(goes);
        if going.struck
            || going.mp_lost > 0
            || going.group.is_empty()
            || (going.halted && !gift && !self.might_cut(s, going))
            || tired
        {
            self.end_group(going);
        }
    }
    /// O21.1.1: whether one of these could still give his Weapon away.
    pub fn has_gift(&self, s: &State, going: &Move, units: Units) -> bool {
        let others = |unit: UnitId| {
            s.carried(unit).is_some()
                && s.of_side(s.unit(unit).seat, s.hex(unit))
                    .iter()
                    .any(|other| self.may_give(s, going, unit, other).is_ok())
        };
        units.iter().any(others)
    }
    /// The group has moved.
    fn end_group(&self, going: &mut Move) {
        going.waiting = going.waiting - going.group;
        going.group = Units::EMPTY;
        (going.spent, going.road, going.halted) = (0, false, false);
        (going.mp_lost, going.gifts) = (0, [None; 4]);
        // g:T118a, g:T124.1
        going.flags &= !(Move::CRATER | Move::SPLINTERS);
        // What the next group does first has nothing to do with where this one was.
        (going.struck, going.from, going.to) = (false, OFF, OFF);
        going.going = Going::Still;
    }

    fn list_steps(
        &self,
        s: &State,
        going: &Move,
        units: Units,
        lead: UnitId,
        out: &mut Actions<Action>,
    ) {
        for to in self.near(s.hex(lead)).iter() {
            if self.may_step(s, units, going, to).is_ok() {
                out.push(Action::Step(lead, to));
            }
        }
        if self.may_exit(s, units, Some(going)).is_ok() {
            out.push(Action::Exit(lead));
        }
        for unit in units.iter().filter(|&unit| s.carried(unit).is_some()) {
            for other in s.of_side(s.active, s.hex(unit)).iter() {
                if self.may_give(s, going, unit, other).is_ok() {
                    out.push(Action::Give(unit, other));
                }
            }
        }
    }
    /// A26c, A39: Assault Fire and Smoke Grenades, whenever the active player is asked.
    fn list_move_cards(&self, s: &State, out: &mut Actions<Action>) {
        let mut served = Vec::new();
        for card in s.pile[s.active].hand.iter() {
            let Ok(deed) = self.may_play(s, s.active, card, self.moving_deeds()) else {
                continue;
            };
            if served.contains(&deed) {
                out.push_twin(Action::Card(card));
            } else {
                served.push(deed);
                out.push(Action::Card(card));
            }
        }
    }
    /// O21.1.1: whether a unit may give its Weapon to another.
    pub fn may_give(&self, s: &State, going: &Move, unit: UnitId, other: UnitId) -> Legal {
        let mine = going.group.has(unit) || (going.group.is_empty() && going.waiting.has(unit));
        let Some(weapon) = s.carried(unit).filter(|_| mine && unit != other) else {
            return no(&["O21.1.1"], "no-gift");
        };
        if s.hex(unit) != s.hex(other) || s.unit(unit).seat != s.unit(other).seat {
            return no(&["O21.1.1"], "no-gift");
        }
        if s.carried(other).is_some() {
            return no(&["O21.1.1", "8.1.1"], "no-second-weapon");
        }
        if !self.may_carry(s, weapon, other) {
            return no(&["g:11.2a", "g:11.2b", "g:8.1.1b"], "no-bearer");
        }
        // g:11.3a: from a Section to a Squad alone.
        let classes = [self.class(s, unit), self.class(s, other)];
        if self.law.gift.is_some_and(|gift| gift != classes) {
            return no(&["11.3a", "O21.1.1"], "no-gift-to");
        }
        if going.halted {
            return no(&["F106.2a", "O21.1.1"], "no-wire");
        }
        let full = going.gifts.iter().all(Option::is_some);
        if full || self.points_left(s, Units::one(unit), going) < 1 {
            return no(&["O21.1.1", "O21.1b"], "no-points");
        }
        if !going.entered && !self.goes_after_gift(s, going, [unit, other]) {
            return no(&["O14.4", "O21.1.1"], "no-new-hex");
        }
        Ok(())
    }
    /// O14.4: whether somebody could still enter a new hex when one has given his Weapon to another.
    fn goes_after_gift(&self, s: &State, going: &Move, [unit, other]: [UnitId; 2]) -> bool {
        let units = going.group | Units::one(unit);
        let load = self.burden(s, unit);
        let more = |of: UnitId| match of {
            of if of == unit => load - 1,
            of if of == other => -load,
            _ => 0,
        };
        let could = |units: Units, going: &Move| {
            let points = self.count_points(s, units, going, more);
            self.goes_with(s, units, going, points)
        };
        let rest = (going.waiting - units).iter();
        could(units, going) || rest.map(Units::one).any(|one| could(one, &next_to(going)))
    }
    /// O14.4: at least one unit must enter a new hex, if one can.
    pub fn may_end_move(&self, s: &State, going: &Move) -> Legal {
        if going.is_forming() {
            return no(&["O21.2a"], "no-group-waits");
        }
        if !going.entered {
            let fresh = next_to(going);
            let can = |unit: UnitId| {
                self.could_step(s, &fresh, Units::one(unit)) || self.could_rush(s, &fresh, unit)
            };
            let others = (going.waiting - going.group).iter().any(can);
            // Those who are not on the move yet may still do it, and then have to.
            let forced = match going.group.is_empty() {
                true => others,
                false => {
                    let mut parts = self.parts(s, going);
                    !others && parts.any(|part| self.could_step(s, going, part))
                }
            };
            if forced {
                return no(&["O14.4"], "no-new-hex");
            }
        }
        Ok(())
    }
    fn could_step(&self, s: &State, going: &Move, units: Units) -> bool {
        let hex = units.first().map(|unit| s.hex(unit));
        hex.is_some_and(|hex| {
            let mut near = self.near(hex).iter();
            near.any(|to| self.may_step(s, units, going, to).is_ok())
        })
    }

    /// A step: points are spent, Mines go off, the inactive player reacts (O21.3, O21.5, O21.6).
    fn go(&self, s: &mut State, going: &mut Move, unit: UnitId, to: HexId, t: &mut Teller) {
        if going.group.is_empty() {
            going.group = Units::one(unit);
        }
        let part = self.part_of(s, going, unit);
        self.part(going, part);
        let from = s.hex(unit);
        self.note_start(s, going, from);
        // O21.5: the points spent so far are announced, with what they are made of.
        let mut sum = self.sum(t.on());
        sum.add(going.spent.into(), "O21.5");
        self.toll(s, going.group, going, to, &mut sum);
        going.spent = sum.total() as u8;
        going.road |= self.printed_hex(to).road;
        going.sheltered = self.in_trench(s, going.group, from, to) || self.is_rushed(s, going, to);
        going.shot = false;
        (going.from, going.to) = (from, to);
        going.going = Going::Leave;
        t.tally(
            || {
                let units = going.group.iter().map(|unit| self.unit_text(s, unit));
                self.say("moved")
                    .list("units", units.collect())
                    .name("from", self.label(from))
                    .name("hex", self.label(to))
                    .num("spent", going.spent)
            },
            || sum.tally("movement"),
        )
        .deed()
        .step(|| self.step(going.group, from, to));
        self.put_back(s, Frame::Move(*going));
        self.mine_leavers(s, from, going.group);
    }
    /// 7.2.1a: the group leaves the map, one after the other.
    pub fn step_exit(&self, s: &mut State, going: &mut Move, t: &mut Teller) -> Flow {
        // Who was driven inland meanwhile leaves the map no more.
        let leaves = |unit: UnitId| self.may_exit(s, Units::one(unit), None).is_ok();
        let stays = !going.group.iter().all(leaves);
        if stays {
            going.going = Going::Landed;
            return Flow::Next;
        }
        match going.group.first() {
            Some(unit) => {
                going.entered = true;
                going.group.remove(unit);
                going.waiting.remove(unit);
                self.exit(s, unit, t)
            }
            None => {
                self.end_group(going);
                Flow::Next
            }
        }
    }
    /// A39: whether Smoke Grenades may be thrown.
    pub fn may_throw_smoke(&self, s: &State, seat: Seat) -> Legal {
        let Some(going) = self.moving(s) else {
            return no(&["A39"], "no-moment");
        };
        if seat != s.active {
            return no(&["A39"], "no-moment");
        }
        if self.throwers(s, going).is_empty() {
            return no(&["A39", "3.1.6"], "no-boxed-movement");
        }
        Ok(())
    }
    /// A39: units with boxed Movement, activated to Move, with a hex for the smoke.
    pub fn throwers(&self, s: &State, going: &Move) -> Units {
        let fit = |unit: &UnitId| {
            let hex = s.hex(*unit);
            self.face(s, *unit).boxed_movement
                && (self.takes_smoke(s, hex)
                    || self.near(hex).iter().any(|hex| self.takes_smoke(s, hex)))
        };
        (going.all & s.on_map[s.active])
            .iter()
            .filter(fit)
            .collect()
    }
}

/// The Order as it is for those who set out next.
fn next_to(going: &Move) -> Move {
    Move {
        group: Units::EMPTY,
        halted: false,
        ..*going
    }
}
