//! The Player Turn with its eight phases (3.0.a, 3.9.a): what happens until somebody is asked.

use crate::book::Book;
use crate::frame::{Flow, Frame, Mode};
use crate::ids::{Piece, Pieces};
use crate::morale::Loss;
use crate::shooting::after_fire;
use crate::state::{ArmMarks, CarMarks, LATER, Man, Marks, OFFBOARD, Phase, SmokeKind, State, foe};
use table::{BySeat, Chance, List, Seat, Teller, Text, Weight};

/// What a Player Turn leaves on nobody.
const TURN: Marks = Marks::FIRED
    .and(Marks::ONE_WEAPON)
    .and(Marks::TWO_WEAPONS)
    .and(Marks::DIRECTED)
    .and(Marks::RALLIED)
    .and(Marks::MOVED)
    .and(Marks::STOPPED)
    .and(Marks::ASSAULT)
    .and(Marks::DOUBLE)
    .and(Marks::ON_ROAD)
    .and(Marks::OFF_ROAD)
    .and(Marks::LED)
    .and(Marks::HAZARDOUS)
    .and(Marks::SMOKED)
    .and(Marks::ACTED)
    .and(Marks::ROUTED)
    .and(Marks::ADVANCED)
    .and(Marks::SPENT)
    .and(Marks::WAS_CX)
    .and(Marks::FOUGHT)
    .and(Marks::ATTACKED)
    .and(Marks::RAKED)
    .and(Marks::CC)
    .and(Marks::PREP)
    .and(Marks::FIRST)
    .and(Marks::FINAL)
    // 3.8.ah
    .and(Marks::PINNED);

impl Book {
    /// Plays on until somebody is asked or the match is over.
    pub fn run(&self, s: &mut State, c: &mut Chance, t: &mut Teller) {
        self.settle_acquired(s);
        self.settle_hidden(s, t);
        table::flow::run(s, |s, frame| match frame {
            None => self.step_phase(s, c, t),
            Some(Frame::Fire(_) | Frame::Shot(_)) => Flow::Ask,
            Some(Frame::Move(going)) => self.step_move(s, going, c, t),
            Some(Frame::Answer) => self.step_answer(s),
            Some(Frame::Rout(rout)) => self.step_rout(s, rout, t),
            Some(Frame::Close(close)) => self.step_close(s, close, c, t),
            Some(Frame::Drive(drive)) => self.step_drive(s, drive, c, t),
            Some(Frame::Arrange(_) | Frame::Search(..)) => Flow::Ask,
            Some(Frame::Part(part)) => match part.guns.is_empty() {
                true => Flow::Done,
                false => Flow::Ask,
            },
            Some(Frame::Assault(assault)) => self.step_assault(s, assault, c, t),
            Some(Frame::Idle) => unreachable!("an idle frame is not on the stack"),
        });
        self.release_melee(s);
        self.renew_fear(s);
        // 6.10.c: what has happened on the way counts too.
        self.settle_acquired(s);
        self.recount(s, t);
    }

    /// 3.3.3.b: the DEFENDER is asked as long as somebody of his could fire.
    fn step_answer(&self, s: &State) -> Flow {
        let Some(going) = self.moving(s) else {
            return Flow::Done;
        };
        let wreck = |unit: Piece| unit.is_car() && s.has(unit, CarMarks::WRECK);
        let mut left = going.target.iter().filter(|&unit| !wreck(unit));
        let there = left.any(|unit| s.hex(unit) == going.at);
        // 6.4.a: where Guns are hidden the question tells nothing.
        let can = || {
            self.has_hidden(s, foe(s.active))
                || self.can_fire(s, foe(s.active), Mode::First, Some(going.at))
                || self.can_react(s)
        };
        match there && can() {
            true => Flow::Ask,
            false => Flow::Done,
        }
    }

    fn step_phase(&self, s: &mut State, c: &mut Chance, t: &mut Teller) -> Flow {
        match s.phase {
            Phase::SetUp => {
                if self.to_place(s).is_some() {
                    return Flow::Ask;
                }
                s.phase = Phase::Reinforcements;
                // 6.4.b: now they look.
                self.settle_hidden(s, t);
            }
            Phase::Reinforcements => self.begin_turn(s, t),
            Phase::Recovery
            | Phase::Repair
            | Phase::Transfer
            | Phase::SelfRally
            | Phase::Rally
            | Phase::RallyEnd => return self.step_rally(s, c, t),
            Phase::PrepFire | Phase::DefensiveFire | Phase::AdvancingFire => {
                if self.fire_phase_open(s) {
                    return Flow::Ask;
                }
                self.end_fire(s, c, t);
            }
            Phase::Movement => {
                if !s.done[s.active] && self.movement_open(s) {
                    return Flow::Ask;
                }
                if let Some(car) = self.idle_car(s) {
                    return Flow::Call(Frame::Drive(self.stand(s, car)));
                }
                self.begin_final_fire(s);
            }
            Phase::Rout => return self.step_rout_phase(s, t),
            Phase::Advance => {
                if self.advance_open(s) {
                    return Flow::Ask;
                }
                self.end_advance(s, t);
                self.go(s, Phase::CloseCombat);
            }
            Phase::CloseCombat => {
                if self.is_contested(s) {
                    return Flow::Ask;
                }
                self.go(s, Phase::End);
            }
            Phase::End => self.end_turn(s, t),
        }
        Flow::Next
    }

    /// The next phase: nobody is done, nobody has fired at anybody.
    pub fn go(&self, s: &mut State, phase: Phase) {
        s.phase = phase;
        s.done = BySeat::default();
        s.part = s.active;
        s.no_smoke = false;
        self.forget_aims(s);
        for car in s.cars.iter_mut() {
            (car.turned, car.ife) = Default::default();
        }
        for arm in s.arms.iter_mut() {
            arm.ife = false;
            arm.marks.clear(
                ArmMarks::RECOVERED
                    .and(ArmMarks::TURNED)
                    .and(ArmMarks::SWUNG),
            );
        }
    }

    /// 3.1.a: units that are due are set up offboard.
    fn begin_turn(&self, s: &mut State, t: &mut Teller) {
        t.all(|| {
            Text::new("aslsk-turn")
                .num("n", s.turn)
                .text("side", self.side_text(s.active))
        })
        .weighs(Weight::Turn);
        let turn = s.turn;
        for force in self.forces.iter().filter(|force| force.enters == turn) {
            for piece in force.pieces.iter() {
                let waits = s.hex(piece) == LATER && !piece.is_arm();
                if waits && s.owner(piece) == s.active {
                    s.put(piece, OFFBOARD);
                }
            }
        }
        self.go(s, Phase::Recovery);
    }

    /// 3.1.0: step by step, the ATTACKER first in each.
    fn step_rally(&self, s: &mut State, c: &mut Chance, t: &mut Teller) -> Flow {
        if self.rally_open(s, s.part) {
            return Flow::Ask;
        }
        if s.part == s.active {
            s.part = foe(s.active);
            return Flow::Next;
        }
        let next = match s.phase {
            Phase::Recovery => Phase::Repair,
            Phase::Repair => Phase::Transfer,
            Phase::Transfer => Phase::SelfRally,
            Phase::SelfRally => Phase::Rally,
            Phase::Rally => {
                self.recover_crews(s, c, t);
                Phase::RallyEnd
            }
            _ => {
                self.remove_dm(s);
                self.settle_smoke(s);
                for man in s.men.iter_mut() {
                    man.marks.clear(Marks::ACTED);
                }
                Phase::PrepFire
            }
        };
        // 4.0.g is about the whole phase.
        let recovered: Pieces = (0..s.arms.len())
            .map(Piece::arm)
            .filter(|&arm| s.arm(arm).marks.any(ArmMarks::RECOVERED))
            .collect();
        self.go(s, next);
        if next < Phase::PrepFire {
            recovered
                .iter()
                .for_each(|arm| s.arm_mut(arm).marks.set(ArmMarks::RECOVERED));
        }
        Flow::Next
    }

    /// 1.2.5.c: the Smoke of the ATTACKER disperses.
    fn settle_smoke(&self, s: &mut State) {
        let mut left = List::default();
        for smoke in s.smoke.iter() {
            let own = smoke.seat == s.active;
            let kind = match smoke.kind {
                SmokeKind::Full if own => SmokeKind::Dispersed,
                SmokeKind::Wp if own => SmokeKind::WpDispersed,
                SmokeKind::Dispersed | SmokeKind::WpDispersed if own => continue,
                kind => kind,
            };
            left.push(crate::state::Smoke { kind, ..*smoke });
        }
        s.smoke = left;
    }

    /// Whether somebody may still move, or has to be asked whether he does.
    fn movement_open(&self, s: &State) -> bool {
        let men = (0..s.men.len()).map(Piece::man);
        let cars = (0..s.cars.len()).map(Piece::car);
        men.into_iter().any(|unit| self.may_move(s, unit).is_ok())
            || cars.into_iter().any(|car| self.may_drive(s, car).is_ok())
            || self.may_end_movement(s).is_err()
    }

    /// The end of the MPh (3.3.5.i, 1.2.5.a).
    fn end_movement(&self, s: &mut State) {
        s.residual.clear();
        let mut left = List::default();
        s.smoke
            .iter()
            .filter(|smoke| smoke.kind != SmokeKind::Grenades)
            .for_each(|smoke| left.push(*smoke));
        s.smoke = left;
        for man in s.men.iter_mut() {
            man.marks
                .clear(Marks::ON_ROAD.and(Marks::ASSAULT).and(Marks::RAKED));
            man.shots = 0;
        }
        s.arms.iter_mut().for_each(|arm| arm.shots = 0);
        self.end_drives(s);
    }

    /// The end of a fire phase: its markers go (3.4.f, 3.5.g).
    fn end_fire(&self, s: &mut State, c: &mut Chance, t: &mut Teller) {
        let ended = s.phase;
        self.go(s, after_fire(ended));
        self.end_car_fire(s, ended);
        match ended {
            Phase::PrepFire => self.end_cx(s),
            Phase::DefensiveFire => {
                for man in s.men.iter_mut() {
                    man.marks.clear(Marks::FIRST.and(Marks::FINAL));
                }
                for arm in s.arms.iter_mut() {
                    arm.marks.clear(ArmMarks::FIRST.and(ArmMarks::FINAL));
                }
                self.detonate(s, c, t);
            }
            Phase::AdvancingFire => {
                s.men
                    .iter_mut()
                    .for_each(|man| man.marks.clear(Marks::PREP));
                s.arms
                    .iter_mut()
                    .for_each(|arm| arm.marks.clear(ArmMarks::PREP));
                self.begin_rout_phase(s);
            }
            _ => {}
        }
    }

    /// 3.3.1.o: CX ends when the MPh of a unit begins, but bars Double Time in it.
    pub fn end_cx(&self, s: &mut State) {
        for unit in (s.there[s.active].men() | self.offboard(s)).iter() {
            if s.is(unit, Marks::CX) && !s.is(unit, Marks::MOVED) {
                s.unmark(unit, Marks::CX);
                s.mark(unit, Marks::WAS_CX);
            }
        }
    }

    /// 3.2.3.t: a broken unit next to a Known Enemy Unit goes under DM again.
    pub fn renew_fear(&self, s: &mut State) {
        for unit in (s.there.0[0] | s.there.0[1]).men().iter() {
            let calm = s.is(unit, Marks::BROKEN) && !s.is(unit, Marks::DM);
            if calm && self.is_beside_enemy(s, unit) {
                s.mark(unit, Marks::DM);
            }
        }
    }

    /// 3.8.z: a Melee is over when no opposing unbroken units remain.
    pub fn release_melee(&self, s: &mut State) {
        for unit in (s.there.0[0] | s.there.0[1]).men().iter() {
            if s.is(unit, Marks::MELEE) {
                let enemies = s.of_in(foe(s.man(unit).seat), s.hex(unit));
                // 3.8.af: a vehicle holds them while it is not in Motion.
                let held = enemies.iter().any(|it| match it.is_man() {
                    true => !s.is(it, Marks::BROKEN),
                    false => !s.has(it, CarMarks::MOTION),
                });
                let own = s.men_in(s.man(unit).seat, s.hex(unit));
                let stands = own.iter().any(|it| !s.is(it, Marks::BROKEN));
                if !held || !stands {
                    s.unmark(unit, Marks::MELEE);
                }
            }
        }
    }

    /// The MPh is over, and Final Fire begins.
    pub fn begin_final_fire(&self, s: &mut State) {
        self.end_movement(s);
        self.go(s, Phase::DefensiveFire);
    }

    /// 3.6.b: the ATTACKER's units first.
    fn step_rout_phase(&self, s: &mut State, t: &mut Teller) -> Flow {
        if self.rout_open(s, t) {
            return Flow::Ask;
        }
        if s.part == s.active {
            s.part = foe(s.active);
        } else {
            self.go(s, Phase::Advance);
        }
        Flow::Next
    }

    /// 3.3.h: who has not entered by now is eliminated.
    fn end_advance(&self, s: &mut State, t: &mut Teller) {
        for place in 0..s.men.len() {
            let unit = Piece::man(place);
            if s.hex(unit) == OFFBOARD {
                self.eliminate(s, unit, &mut Loss::default(), t);
            }
        }
        for place in 0..s.cars.len() {
            let car = Piece::car(place);
            if s.hex(car) == OFFBOARD {
                self.count_loss(s, s.car(car).seat, self.points(s, car));
                s.put(car, crate::state::GONE);
            }
        }
    }

    /// A Player Turn is over: the roles swap (2.0.player-turn, 3.9.a); markers of the Player Turn go.
    fn end_turn(&self, s: &mut State, t: &mut Teller) {
        for man in s.men.iter_mut() {
            man.marks.clear(TURN);
            *man = Man {
                spent: 0,
                shots: 0,
                ..*man
            };
        }
        let arms = ArmMarks::PREP
            .and(ArmMarks::FIRST)
            .and(ArmMarks::FINAL)
            .and(ArmMarks::INTENSIVE)
            .and(ArmMarks::MOVED)
            .and(ArmMarks::FIRED)
            .and(ArmMarks::AREA)
            .and(ArmMarks::MANHANDLED);
        for arm in s.arms.iter_mut() {
            arm.marks.clear(arms);
            arm.shots = 0;
        }
        self.end_car_turn(s, t);
        s.directed.clear();
        s.fought.clear();
        s.blows.clear();
        s.self_rallied = false;
        let second = s.active != self.first;
        let last = s.turn >= self.turns;
        if last && (second || self.half) {
            return self.decide(s, t);
        }
        s.active = foe(s.active);
        s.turn += u8::from(second);
        s.phase = Phase::Reinforcements;
        let over = |seat: Seat| self.is_spent(s, seat) || self.is_settled(s, seat);
        if over(Seat(0)) || over(Seat(1)) {
            self.decide(s, t);
        }
    }
}
