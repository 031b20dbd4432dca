//! What becomes of those who fired: markers, Rate of Fire, breakdown (3.2.5.a, 3.3.3.c, 1.2.4.1.a, 4.1.e).

use super::{Forms, Roll};
use crate::book::Book;
use crate::data::Family;
use crate::frame::{Fire, Mode};
use crate::ids::{Piece, Pieces};
use crate::state::{ArmMarks, DIRECTED, Directed, Marks, State};
use table::{Chance, Teller};

impl Book {
    /// Markers on those who fired (3.2.5.a, 3.3.3.c, 3.3.3.j, 3.2.2.g); the weapons that kept their Rate of Fire.
    pub(super) fn mark_firers(
        &self,
        s: &mut State,
        fire: &Fire,
        forms: &Forms,
        roll: &Roll,
    ) -> Pieces {
        let mut kept = Pieces::EMPTY;
        for by in fire.by.arms().iter() {
            if self.keeps_rof(s, by, fire, forms, roll) {
                kept.insert(by);
            }
        }
        for by in fire.by.iter() {
            let gunner = self.gunner(s, by).expect("who fires is there");
            if by.is_man() {
                self.forget_acquired(s, Pieces::one(by));
                s.mark(by, Marks::FIRED);
                let man = s.man_mut(by);
                man.aimed.0 = fire.at;
                man.shots = man.shots.saturating_add(1);
            } else {
                self.count_weapon(s, by, gunner);
                let ife = self.ife(s, by) > 0;
                let facing = self.best_facing(s, by, fire.at);
                let arm = s.arm_mut(by);
                // 6.8.b, 3.2.4.w
                if ife {
                    arm.ife = true;
                    arm.acquired = Default::default();
                    if arm.facing != facing {
                        arm.facing = facing;
                        arm.marks.set(ArmMarks::TURNED);
                    }
                }
                arm.aimed.0 = fire.at;
                arm.shots = arm.shots.saturating_add(1);
                arm.marks.set(ArmMarks::FIRED);
                let mark = match fire.mode {
                    Mode::Prep => Marks::PREP,
                    Mode::First => Marks::FIRST,
                    Mode::Final => Marks::FINAL,
                    Mode::Advancing => Marks::NONE,
                };
                self.mark_helper(s, gunner, fire.led, mark);
            }
            self.mark_one(s, by, gunner, fire.mode, forms, roll.cowered, kept.has(by));
        }
        if self.direction(s, fire).is_some() {
            self.note_direction(s, fire);
        }
        kept
    }

    #[allow(clippy::too_many_arguments)] // all that decides a marker
    pub(super) fn mark_one(
        &self,
        s: &mut State,
        by: Piece,
        gunner: Piece,
        mode: Mode,
        forms: &Forms,
        cowered: bool,
        kept: bool,
    ) {
        let late = cowered || (forms.protective | forms.subsequent | forms.last).has(by);
        let (man, arm) = match mode {
            Mode::Prep => (Marks::PREP, ArmMarks::PREP),
            Mode::First if late => (Marks::FINAL, ArmMarks::FINAL),
            Mode::First => (Marks::FIRST, ArmMarks::FIRST),
            Mode::Final => (Marks::FINAL, ArmMarks::FINAL),
            Mode::Advancing => (Marks::NONE, ArmMarks::NONE),
        };
        if by.is_man() || mode == Mode::Prep || self.has_forfeited(s, gunner) {
            s.mark(gunner, man);
        }
        if by.is_arm() && !kept {
            s.arm_mut(by).marks.set(arm);
        }
        // 3.3.3.j: the marker covers the unit and all its weapons.
        if mode == Mode::First && late {
            s.mark(gunner, Marks::FINAL);
            let arms: Pieces = s.carried(gunner).collect();
            for arm in arms.iter() {
                s.arm_mut(arm).marks.set(ArmMarks::FINAL);
            }
        }
    }

    /// 4.0.l: a weapon more that its unit has fired; one that kept its Rate of Fire is counted already.
    pub fn count_weapon(&self, s: &mut State, arm: Piece, gunner: Piece) {
        if s.arm(arm).marks.any(ArmMarks::FIRED) {
            return;
        }
        let one = s.is(gunner, Marks::ONE_WEAPON);
        s.mark(
            gunner,
            if one {
                Marks::TWO_WEAPONS
            } else {
                Marks::ONE_WEAPON
            },
        );
    }

    /// 1.2.4.1.a, 1.2.4.1.b
    pub(super) fn keeps_rof(
        &self,
        s: &State,
        arm: Piece,
        fire: &Fire,
        forms: &Forms,
        roll: &Roll,
    ) -> bool {
        let gunner = s.arm(arm).by.expect("who fires is there");
        let marks = s.arm(arm).marks;
        let captured = marks.any(ArmMarks::CAPTURED) || self.is_non_qualified(s, arm);
        let weapon = self.weapon(s, arm);
        let ife = self.ife(s, arm) > 0;
        let turns =
            marks.any(ArmMarks::TURNED) || self.best_facing(s, arm, fire.at) != s.arm(arm).facing;
        let turned = ife && !weapon.mount_360 && turns;
        // 3.2.4.t
        let less = u8::from(captured) + u8::from(ife) + u8::from(turned);
        let rof = weapon.rof.saturating_sub(less);
        let late = (forms.protective | forms.subsequent | forms.last).has(arm);
        let barred = late || roll.cowered || fire.mode == Mode::Advancing;
        roll.dr.coloured <= rof && !barred && !s.is(gunner, Marks::PINNED)
    }

    /// 3.2.2.m, 3.4.e: whom each leader has directed.
    pub fn note_direction(&self, s: &mut State, fire: &Fire) {
        for leader in fire.led.iter() {
            let mark = match fire.mode {
                Mode::Prep => Marks::PREP,
                Mode::First => Marks::FIRST,
                Mode::Final => Marks::FINAL,
                Mode::Advancing => Marks::NONE,
            };
            s.mark(leader, mark.and(Marks::DIRECTED));
            let repeats = fire.by.iter().all(|by| by.is_arm());
            let again = false;
            if let Some(before) = s.directed.iter_mut().find(|it| it.leader == leader) {
                before.again |= !repeats;
            } else if s.directed.len() < DIRECTED {
                s.directed.push(Directed {
                    leader,
                    by: fire.by,
                    again,
                });
            }
        }
    }

    /// The breakdown number of a weapon as it is used (4.0.k, 3.3.3.i, 4.1.h); and whether reaching the printed one removes it.
    pub(super) fn breakdown(&self, s: &State, arm: Piece, forms: &Forms) -> (i32, bool) {
        let late = (forms.protective | forms.subsequent | forms.last).has(arm);
        let clumsy = self.is_non_qualified(s, arm);
        let less = 2 * i32::from(late) + self.unfamiliar(s, arm) + 2 * i32::from(clumsy);
        (i32::from(self.weapon(s, arm).b) - less, late || clumsy)
    }

    /// 4.1.e, 4.2.f: what breaks when the attack is over; the weapons that did.
    pub(super) fn break_down(
        &self,
        s: &mut State,
        fire: &Fire,
        forms: &Forms,
        roll: &Roll,
        c: &mut Chance,
        t: &mut Teller,
    ) -> Pieces {
        let dr = roll.dr.sum();
        let fails = |arm: Piece| {
            let gone = s.arm(arm).by.is_none();
            let (number, _) = self.breakdown(s, arm, forms);
            let flame = self.weapon(s, arm).family == Family::Ft;
            // 4.2.f: 8 in the hands of who is not Elite.
            let number = if flame {
                number - self.unskilled(s, arm)
            } else {
                number
            };
            !gone && dr >= number
        };
        let failing = fire.by.arms().only(fails);
        let chosen = match failing.len() {
            0 => return Pieces::EMPTY,
            1 => failing,
            _ => self.pick_one(s, failing, c, t),
        };
        for arm in chosen.iter() {
            let (_, late) = self.breakdown(s, arm, forms);
            if late && dr >= i32::from(self.weapon(s, arm).b) {
                self.remove_arm(s, arm, t);
            } else {
                self.malfunction(s, arm, t);
            }
        }
        chosen
    }

    /// 4.0.k, 5.4.a: what capture and want of experience take off a B# or X#.
    pub fn unfamiliar(&self, s: &State, arm: Piece) -> i32 {
        let green = |man| self.is_mmc(s, man) && self.is_inexperienced(s, man);
        let captured = s.arm(arm).marks.any(ArmMarks::CAPTURED);
        i32::from(s.arm(arm).by.is_some_and(green)) + 2 * i32::from(captured)
    }

    /// 4.2.f, 4.3.d: what a unit that is not Elite takes off an X#.
    pub fn unskilled(&self, s: &State, arm: Piece) -> i32 {
        let elite = |man| self.unit(s, man).class == crate::data::Class::Elite;
        2 * i32::from(s.arm(arm).by.is_some_and(|man| !elite(man)))
    }

    /// One of several at random: ties roll again.
    pub fn pick_one(&self, s: &State, from: Pieces, c: &mut Chance, t: &mut Teller) -> Pieces {
        let mut left = from;
        while left.len() > 1 {
            let highest = self.select(s, left, 1, c, t);
            if highest == left && c.is_spent() {
                return left.first().map_or(left, Pieces::one);
            }
            left = highest;
        }
        left
    }
}
