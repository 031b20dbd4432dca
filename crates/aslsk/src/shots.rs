//! The question of a shot that is declared: who directs it, in which CA, with or without Backblast.

use crate::action::Action;
use crate::book::Book;
use crate::data::Family;
use crate::frame::Frame;
use crate::ids::{Piece, Pieces};
use crate::question::elsewhere;
use crate::shot::{Shot, Source};
use crate::state::State;
use table::{Actions, Chance, Legal, Moment, Question, Seat, Teller, no};

/// How a shot that is declared is made: who directs it, in which CA, with or without Backblast.
pub struct Shooting;

impl Shooting {
    fn shot(s: &State) -> Shot {
        match s.stack.last() {
            Some(Frame::Shot(shot)) => *shot,
            frame => unreachable!("{frame:?} is no shot"),
        }
    }

    /// 4.4.1.b, 4.4.2.d, 4.5.a: not a Gun.
    fn may_lead(book: &Book, s: &State, shot: &Shot, leader: Piece) -> Legal {
        let gun = match shot.source {
            Source::Arm(arm) => book.weapon(s, arm).is_gun(),
            Source::Main(_) => true,
            Source::Faust(_) => false,
        };
        if gun {
            return no(&["3.2.2.m"], "aslsk-no-gun-direction");
        }
        if let Source::Faust(man) = shot.source
            && man == leader
        {
            return no(&["4.0.m"], "aslsk-no-directing");
        }
        // 4.4.1.b: nor he who serves it with another SMC.
        let serves = |arm: Piece| {
            let man = s.arm(arm).by;
            man.is_some_and(|man| man == leader || book.is_lone(s, man, Pieces::one(leader)))
        };
        let pair = |arm: Piece| matches!(book.weapon(s, arm).family, Family::Baz | Family::Psk);
        if shot
            .source
            .arm()
            .is_some_and(|arm| pair(arm) && serves(arm))
        {
            return no(&["4.4.1.b", "4.0.m"], "aslsk-no-directing");
        }
        book.may_direct(s, &shot.as_fire(), leader)
    }

    fn may_protect(book: &Book, s: &State, shot: &Shot) -> Legal {
        if shot.shielded || !book.has_backblast(s, shot) {
            return no(&["4.4.3.a"], "aslsk-no-backblast");
        }
        Ok(())
    }

    fn may_face(book: &Book, s: &State, shot: &Shot, gun: Piece, facing: u8) -> Legal {
        let covers = shot.source == Source::Arm(gun)
            && book.weapon(s, gun).is_gun()
            && facing < 6
            && book.covers(s, gun, facing, shot.at);
        if !covers || facing == shot.facing || shot.facing == s.arm(gun).facing {
            return no(&["3.2.4.w"], "aslsk-no-facing");
        }
        Ok(())
    }

    /// 4.4.2.f
    fn may_pick(book: &Book, s: &State, shot: &Shot, unit: Piece) -> Legal {
        let Source::Faust(_) = shot.source else {
            return no(&["4.4.2.f"], "aslsk-no-faust");
        };
        let there = book.reached(s, shot.seat, shot.at, shot.kind, shot.ammo, shot.mode);
        let armed = there.has(unit) && s.carried(unit).next().is_some();
        if shot.car.is_some() || !armed || shot.pick == Some(unit) {
            return no(&["4.4.2.f"], "aslsk-no-target");
        }
        Ok(())
    }
}

impl Question for Shooting {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _: &Book, s: &State) -> (Seat, Moment) {
        (Shooting::shot(s).seat, "shot")
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        let shot = Shooting::shot(s);
        for leader in s.there[shot.seat].men().iter() {
            if book.is_leader(s, leader) && Shooting::may_lead(book, s, &shot, leader).is_ok() {
                out.push(Action::Direct(leader));
            }
        }
        if let Source::Arm(gun) = shot.source {
            for facing in 0..6 {
                if Shooting::may_face(book, s, &shot, gun, facing).is_ok() {
                    out.push(Action::Turn(gun, facing));
                }
            }
        }
        for unit in book.targets(s, shot.seat, shot.at, shot.mode).iter() {
            if Shooting::may_pick(book, s, &shot, unit).is_ok() {
                out.push(Action::Against(unit));
            }
        }
        if Shooting::may_protect(book, s, &shot).is_ok() {
            out.push(Action::Protect);
        }
        out.push(Action::Done);
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        let shot = Shooting::shot(s);
        match action {
            Action::Done => Ok(()),
            Action::Direct(leader) => Shooting::may_lead(book, s, &shot, leader),
            Action::Protect => Shooting::may_protect(book, s, &shot),
            Action::Turn(gun, facing) => Shooting::may_face(book, s, &shot, gun, facing),
            Action::Against(unit) => Shooting::may_pick(book, s, &shot, unit),
            _ => elsewhere(action),
        }
    }
    fn answer(&self, book: &Book, s: &mut State, action: Action, c: &mut Chance, t: &mut Teller) {
        let mut shot = Shooting::shot(s);
        match action {
            Action::Direct(leader) => shot.led = Some(leader),
            Action::Protect => shot.shielded = true,
            Action::Turn(_, facing) => shot.facing = facing,
            Action::Against(unit) => shot.pick = Some(unit),
            _ => {
                s.stack.pop();
                return book.shoot(s, shot, c, t);
            }
        }
        let top = s.stack.len() - 1;
        s.stack[top] = Frame::Shot(shot);
    }
    fn concerns(&self, _: &Book, s: &State) -> Vec<u16> {
        match Shooting::shot(s).source {
            Source::Arm(piece) | Source::Main(piece) | Source::Faust(piece) => vec![piece.into()],
        }
    }
}
