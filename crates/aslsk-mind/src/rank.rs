//! A quick opinion on every answer to a question, without trying any: what a search begins with, and by what it plays on in
//! its mind. The points are those of the judge, as differences from doing nothing.

use crate::SCALE;
use crate::eye::Eye;
use crate::manner::Manner;
use aslsk::{Action, Book, Frame, Mode, Phase, State};
use players::Lore;

/// What nobody does: to destroy or leave what works.
pub(super) const NEVER: f64 = -60.0;

/// The opinion on each of these actions.
pub(super) fn rank(book: &Book, s: &State, actions: &[Action], lore: &Lore, out: &mut Vec<f64>) {
    weigh(Eye::new(book, s, Manner::USUAL), actions, lore, out);
}

/// The same in one of the other manners.
pub(super) fn rank_in<const N: usize>(
    book: &Book,
    s: &State,
    actions: &[Action],
    lore: &Lore,
    out: &mut Vec<f64>,
) {
    weigh(Eye::new(book, s, Manner::OTHERS[N]), actions, lore, out);
}

fn weigh(eye: Eye, actions: &[Action], lore: &Lore, out: &mut Vec<f64>) {
    let s = eye.s;
    out.clear();
    match s.stack.last() {
        Some(Frame::Move(_)) => eye.moving(actions, out),
        Some(Frame::Drive(_)) => eye.driving(actions, out),
        Some(Frame::Close(close)) => eye.blows(close, actions, out),
        Some(Frame::Assault(assault)) => eye.assaults(assault, actions, out),
        None if s.phase == Phase::SetUp => eye.setting_up(actions, out),
        None if s.phase == Phase::Advance => eye.advancing(actions, out),
        _ => out.extend(actions.iter().map(|&action| eye.opinion(action))),
    }
    out.iter_mut().for_each(|opinion| *opinion *= SCALE);
    eye.add_learned(lore, actions, out);
}

impl Eye<'_> {
    fn opinion(&self, action: Action) -> f64 {
        let (book, s) = (self.book, self.s);
        match s.stack.last() {
            Some(Frame::Fire(fire)) => return self.grouping(fire, action),
            Some(Frame::Shot(shot)) => return self.aiming(shot, action),
            Some(Frame::Rout(rout)) => return self.routing(rout, action),
            Some(Frame::Arrange(arrange)) => return self.facing(arrange.car, action),
            _ => {}
        }
        let mode = book.fire_mode(s).map_or(Mode::Prep, |(mode, _)| mode);
        match action {
            Action::Fire(by, at) => self.opening(by, at, mode),
            Action::Shoot(arm, at, round, car) => self.gun_shot(arm, at, round, car, mode),
            Action::Main(car, at, round, target) => self.main_shot(car, at, round, target, mode),
            Action::Faust(man, at, car) => self.faust_shot(man, at, car, mode),
            Action::Mg(car, at, bits) => self.mg_burst(car, at, bits, mode),
            Action::Flame(_, car) => self.flame(car),
            Action::Turn(gun, facing) => self.swinging(gun, facing),
            Action::React(unit, leader) => self.reacting(unit, leader),
            Action::Motion(_) => -1.0,
            Action::Dispense(..) => -0.5,
            Action::Move(unit) if unit.is_man() => self.setting_out(unit),
            Action::Move(car) => self.driving_off(car),
            Action::Rout(unit) => self.breaking_off(unit),
            Action::Rally(unit, leader) => self.rallying(unit, leader),
            Action::KeepDm(unit) => self.keeping_dm(unit),
            Action::Recover(unit, arm) => self.recovering(unit, arm),
            Action::Repair(arm) => self.stake(arm),
            Action::Mend(car, _) => 0.2 * self.stake(car),
            Action::Give(arm, to) => self.handing(arm, to),
            Action::Scrap(car) => -self.stake(car),
            Action::Point(car, vca, tca) => self.pointing_car(car, vca, tca, mode),
            // Several answers at once, each of which has an opinion of its own.
            Action::Volley(..) | Action::Stack(_) | Action::Everyone => -1.0,
            // Nobody fires at what he does not see while he could fire at somebody.
            Action::Search(_) => -1.0,
            Action::Destroy(_) | Action::Abandon(_) => NEVER,
            _ => 0.0,
        }
    }
}
