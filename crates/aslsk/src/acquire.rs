//! Target Acquisition (6.10, 6.11), and the question whom a weapon follows when an acquired stack parts.

use crate::action::Action;
use crate::book::Book;
use crate::data::Ammo;
use crate::frame::{Frame, Part};
use crate::ids::{Piece, Pieces};
use crate::question::elsewhere;
use crate::shot::{Shot, Source};
use crate::state::{Acquired, ArmMarks, CarMarks, GONE, HexIdOr, State, foe, is_on_map};
use crate::tables::TargetType;
use hex::HexId;
use table::{Actions, Chance, Legal, Moment, Question, Seat, Teller, no};

/// What makes a vehicle lose its Acquisition.
const LOST: CarMarks = CarMarks::WRECK
    .and(CarMarks::MOVING_TARGET)
    .and(CarMarks::MA_BROKEN)
    .and(CarMarks::MA_GONE)
    .and(CarMarks::SHOCK)
    .and(CarMarks::UK)
    .and(CarMarks::STUN);

impl Book {
    fn acquisition<'a>(&self, s: &'a State, source: Source) -> Option<&'a Acquired> {
        match source {
            Source::Arm(arm) => Some(&s.arm(arm).acquired),
            Source::Main(car) => Some(&s.car(car).acquired),
            Source::Faust(_) => None,
        }
    }

    /// 6.10.b: Guns, main armament and mortars.
    fn may_acquire(&self, s: &State, source: Source) -> bool {
        match source {
            Source::Arm(arm) => {
                let weapon = self.weapon(s, arm);
                weapon.is_gun() || weapon.is_mortar()
            }
            // 3.3.2.2.h
            Source::Main(car) => !self.is_bounding(s, car),
            Source::Faust(_) => false,
        }
    }

    /// What it has acquired of this target: 0 to 2. A change of the Target Type converts the counter (6.11.a).
    pub fn acquired_by(&self, s: &State, shot: &Shot) -> i32 {
        let Some(acquired) = self.acquisition(s, shot.source) else {
            return 0;
        };
        if acquired.level == 0 || acquired.hex.0 != shot.at {
            return 0;
        }
        let same = match (shot.kind, acquired.unit) {
            (TargetType::Area, _) | (_, None) => true,
            (TargetType::Vehicle, unit) => unit == shot.car,
            (_, Some(unit)) => unit.is_man(),
        };
        if same { acquired.level.into() } else { 0 }
    }

    /// 6.10.a, 6.11.a: the counter is placed, or flipped; 6.11.b: Smoke removes it.
    pub fn acquire(&self, s: &mut State, shot: &Shot) {
        if !self.may_acquire(s, shot.source) {
            return;
        }
        let level = (self.acquired_by(s, shot) + 1).min(2) as u8;
        let area = shot.kind == TargetType::Area;
        let men = self.targets(s, shot.seat, shot.at, shot.mode);
        let unit = match (area, shot.car) {
            (true, _) => None,
            (false, Some(car)) => Some(car),
            (false, None) => men.first(),
        };
        let acquired = match shot.ammo {
            Ammo::Smoke | Ammo::Wp => Acquired::default(),
            _ => Acquired {
                hex: HexIdOr(shot.at),
                unit,
                level,
                area,
                stack: !area && shot.car.is_none() && men.men().len() > 1,
            },
        };
        match shot.source {
            Source::Arm(arm) => s.arm_mut(arm).acquired = acquired,
            Source::Main(car) => s.car_mut(car).acquired = acquired,
            Source::Faust(_) => {}
        }
    }

    /// 6.10.c: those who fire their own firepower lose what their weapons have acquired.
    pub fn forget_acquired(&self, s: &mut State, men: Pieces) {
        for arm in s.arms.iter_mut() {
            if arm.by.is_some_and(|by| men.has(by)) {
                arm.acquired = Acquired::default();
            }
        }
    }

    /// 6.10.c: what shot at another target, seen or not, has lost the one it had.
    pub fn forget_other(&self, s: &mut State, shot: &Shot) {
        if self.acquired_by(s, shot) > 0 {
            return;
        }
        match shot.source {
            Source::Arm(arm) => s.arm_mut(arm).acquired = Acquired::default(),
            Source::Main(car) => s.car_mut(car).acquired = Acquired::default(),
            Source::Faust(_) => {}
        }
    }

    /// 6.10.c: a turret that was turned without a shot keeps what it has acquired only where that is still before it.
    pub fn keep_aim(&self, s: &mut State, car: Piece) {
        let (at, tca, acquired) = (s.hex(car), s.car(car).tca, s.car(car).acquired);
        if acquired.level > 0 && !self.in_car_arc(at, tca, acquired.hex.0) {
            s.car_mut(car).acquired = Acquired::default();
        }
    }

    /// 6.10.c, 6.10.d: after every answer: what is lost, what follows its target.
    pub fn settle_acquired(&self, s: &mut State) {
        for place in 0..s.arms.len() {
            let arm = &s.arms[place];
            if arm.acquired.level == 0 {
                continue;
            }
            let piece = Piece::arm(place);
            let manned = arm
                .by
                .filter(|&by| s.on_map(by) && self.is_good_order(s, by));
            let dead = arm.marks.any(ArmMarks::BROKEN.and(ArmMarks::MOVED));
            let Some(man) = manned.filter(|_| !dead) else {
                s.arms[place].acquired = Acquired::default();
                continue;
            };
            let (seat, from) = (s.man(man).seat, s.hex(piece));
            s.arms[place].acquired = self.followed(s, s.arms[place].acquired, seat, from);
        }
        for place in 0..s.cars.len() {
            // 6.10.c: it does not move, and can shoot.
            let lost = CarMarks::MOTION
                .and(CarMarks::WRECK)
                .and(CarMarks::SHOCK)
                .and(CarMarks::UK)
                .and(CarMarks::STUN)
                .and(CarMarks::MA_BROKEN)
                .and(CarMarks::MA_GONE);
            if s.cars[place].marks.any(lost) {
                s.cars[place].acquired = Acquired::default();
            }
            if s.cars[place].acquired.level > 0 {
                // 6.10.c: it is elsewhere, cannot shoot, or is not in Good Order.
                if s.cars[place].marks.any(LOST) {
                    s.cars[place].acquired = Acquired::default();
                    continue;
                }
                let (seat, from) = (s.cars[place].seat, s.hex(Piece::car(place)));
                s.cars[place].acquired = self.followed(s, s.cars[place].acquired, seat, from);
            }
        }
    }

    /// 6.10.d: it follows its target while that is in sight, and waits where that was seen last for the next.
    fn followed(&self, s: &State, mut acquired: Acquired, seat: Seat, from: HexId) -> Acquired {
        if acquired.area {
            return acquired;
        }
        if let Some(unit) = acquired.unit
            && s.hex(unit) != acquired.hex.0
        {
            let hex = s.hex(unit);
            match s.on_map(unit) && is_on_map(from) && self.sees(s, from, hex) {
                true => acquired.hex.0 = hex,
                false => acquired.unit = None,
            }
        }
        if acquired.unit.is_none() && acquired.hex.0 != GONE {
            acquired.unit = s.of_in(foe(seat), acquired.hex.0).first();
        }
        acquired
    }

    /// 6.10.e: what of the enemy has acquired the stack that these have just left, and whom it may follow. Where they are out of
    /// sight the counter stays behind (6.10.d, 6.10.h).
    pub fn parted(&self, s: &State, units: Pieces, from: HexId, at: HexId) -> Part {
        let mut part = Part {
            guns: Pieces::EMPTY,
            units: Pieces::EMPTY,
        };
        let gone = units.only(|unit| s.hex(unit) == at);
        let apart = from != at && is_on_map(from) && is_on_map(at);
        let Some(one) = gone.first().filter(|_| apart) else {
            return part;
        };
        let left = s.men_in(s.man(one).seat, from);
        if left.is_empty() {
            return part;
        }
        part.units = gone | left;
        let of = |acquired: &Acquired, muzzle: HexId| {
            let stack = acquired.level > 0 && acquired.stack;
            let one = acquired.unit.is_some_and(|unit| part.units.has(unit));
            stack && one && is_on_map(muzzle) && self.sees(s, muzzle, at)
        };
        for (place, arm) in s.arms.iter().enumerate() {
            if of(&arm.acquired, s.hex(Piece::arm(place))) {
                part.guns.insert(Piece::arm(place));
            }
        }
        for (place, car) in s.cars.iter().enumerate() {
            if of(&car.acquired, s.hex(Piece::car(place))) {
                part.guns.insert(Piece::car(place));
            }
        }
        part
    }

    /// 6.10.e: outside the MPh: who has acquired the stack that these have just left is asked.
    pub fn part(&self, s: &mut State, units: Pieces, from: HexId, at: HexId) {
        let part = self.parted(s, units, from, at);
        if !part.guns.is_empty() {
            s.stack.push(Frame::Part(part));
        }
    }
}

/// Whom a weapon follows that has acquired a stack (6.10.e).
pub struct Parting;

impl Parting {
    fn part(s: &State) -> Part {
        match s.stack.last() {
            Some(Frame::Part(part)) => *part,
            frame => unreachable!("{frame:?} is no stack that parts"),
        }
    }
}

impl Question for Parting {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _: &Book, s: &State) -> (Seat, Moment) {
        let gun = Parting::part(s).guns.first();
        (gun.map_or(foe(s.active), |gun| s.owner(gun)), "follow")
    }
    fn list(&self, _: &Book, s: &State, out: &mut Actions<Action>) {
        for unit in Parting::part(s).units.iter() {
            out.push(Action::Follow(unit));
        }
    }
    fn test(&self, _: &Book, s: &State, action: Action) -> Legal {
        match action {
            Action::Follow(unit) if Parting::part(s).units.has(unit) => Ok(()),
            Action::Follow(_) => no(&["6.10.e"], "aslsk-no-target"),
            _ => elsewhere(action),
        }
    }
    fn answer(&self, _: &Book, s: &mut State, action: Action, _: &mut Chance, _: &mut Teller) {
        let mut part = Parting::part(s);
        let (Action::Follow(unit), Some(gun)) = (action, part.guns.first()) else {
            return;
        };
        part.guns.remove(gun);
        let hex = HexIdOr(s.hex(unit));
        let acquired = match gun.is_car() {
            true => &mut s.car_mut(gun).acquired,
            false => &mut s.arm_mut(gun).acquired,
        };
        (acquired.unit, acquired.hex, acquired.stack) = (Some(unit), hex, false);
        let top = s.stack.len() - 1;
        s.stack[top] = Frame::Part(part);
    }
    fn concerns(&self, _: &Book, s: &State) -> Vec<u16> {
        Parting::part(s)
            .guns
            .first()
            .map(u16::from)
            .into_iter()
            .collect()
    }
}
