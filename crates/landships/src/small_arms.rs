//! Defensive Small-Arms Fire and Offensive Fire (L4.7, L4.9, L11): who fires at which hex. The attack itself is in `volley`.

use crate::action::Action;
use crate::arms::choices;
use crate::book::Book;
use crate::frame::{Flow, Frame, Volley, VolleyStage};
use crate::ids::{Piece, Pieces};
use crate::question::elsewhere;
use crate::state::{Arms, Deeds, Phase, State};
use hex::HexId;
use table::{Actions, Ask, Chance, Legal, Moment, No, Question, Seat, Teller, no};

impl Book {
    /// AT rifles have all their shots again (L13.2).
    pub(crate) fn begin_small_arms(&self, s: &mut State, _: &mut Chance, _: &mut Teller) -> Flow {
        self.reload_rifles(s);
        Flow::Done
    }

    /// Whether who acts can fire at anything; who has hidden units is always asked (L26.1).
    pub(crate) fn small_arms_open(&self, s: &State) -> bool {
        let seat = self.acting(s);
        let hexes = self.target_hexes(s, seat);
        let at = |by: Piece, hex: HexId| {
            self.may_volley(s, by, hex).is_ok() || self.may_burn(s, by, hex).is_ok()
        };
        let fires = |by: Piece| {
            let ready = self.may_use_arms(s, by).is_ok();
            (ready && self.in_reach(s, by, hexes).iter().any(|hex| at(by, hex))) || {
                self.pivots(s, by)
            }
            .any(|side| self.may_pivot_now(s, by, side).is_ok())
        };
        self.has_hidden(s, seat)
            || s.there[seat].iter().any(fires)
            || (s.phase == Phase::Offensive && self.gunfire_open(s))
    }

    /// Nothing happens by itself.
    pub(crate) fn end_small_arms(&self, _: &mut State, _: &mut Chance, _: &mut Teller) -> Flow {
        Flow::Done
    }

    /// Those who may fire in this phase, as their side knows them: hidden ones too.
    pub(crate) fn firers(&self, s: &State) -> Pieces {
        let seat = self.acting(s);
        let ready = |&unit: &Piece| s.holder(unit) == seat && self.may_use_arms(s, unit).is_ok();
        s.pieces().filter(ready).collect()
    }

    /// L11.3: the weapons a unit may begin an attack on a hex with.
    fn may_volley(&self, s: &State, by: Piece, hex: HexId) -> Legal<Arms> {
        if s.struck.contains(hex) {
            return no(&["L11.3"], "landships-no-struck");
        }
        self.may_bear(s, by, hex)
    }

    fn may_open_fire(&self, s: &State, by: Piece, arms: Arms, hex: HexId) -> Legal<Arms> {
        self.may_volley(s, by, hex)?;
        self.may_fire(s, by, arms, hex)
    }

    /// L11.12: a flamethrower group with a charge left, at 0–1 hexes.
    pub(crate) fn may_burn(&self, s: &State, by: Piece, hex: HexId) -> Legal {
        self.may_use_arms(s, by)?;
        let Some(flame) = self.kind(s, by).flame else {
            return no(&["L11.12"], "landships-no-flame");
        };
        if s.unit(by).left() == 0 {
            return no(&["L11.12"], "landships-no-charges");
        }
        self.may_attack(s, by, hex)?;
        match self.ground.distance(s.hex(by), hex) <= flame.range.into() {
            true => Ok(()),
            false => Err(No::by(&["L11.12"], "landships-no-range").at(hex)),
        }
    }

    /// L12.5, L11.13: an ART or AT gun may pivot once in a phase to bring a hex into its arc that it could fire at.
    fn may_pivot_to_fire(&self, s: &State, gun: Piece, facing: u8) -> Legal {
        self.may_swing(s, gun, facing)?;
        self.may_use_arms(s, gun)?;
        let gains = |hex: HexId| {
            !s.struck.contains(hex)
                && self.bearing(s, gun, s.unit(gun).facing, hex).0 == 0
                && self.bearing(s, gun, facing, hex).0 != 0
                && self.may_attack(s, gun, hex).is_ok()
        };
        let hexes = self.target_hexes(s, self.acting(s));
        match self.in_reach(s, gun, hexes).iter().any(gains) {
            true => Ok(()),
            false => no(&["L12.5"], "landships-no-pivot"),
        }
    }

    /// The same for who may shoot at vehicles too.
    fn may_pivot_now(&self, s: &State, gun: Piece, facing: u8) -> Legal {
        let shoots = s.phase == Phase::Offensive && self.may_pivot(s, gun, facing).is_ok();
        match shoots {
            true => Ok(()),
            false => self.may_pivot_to_fire(s, gun, facing),
        }
    }

    /// A weapon is declared: it has fired (L4.12, L4.13), is shown (L26.1), and forgets its target (L12.4).
    pub(crate) fn open_fire(&self, s: &mut State, by: Piece, arms: Arms, t: &mut Teller) {
        let server = self.kind(s, by).is_support().then(|| self.gunner(s, by));
        let server = server.flatten();
        self.come_out(s, by, server, t);
        if let Some(server) = server {
            s.note(server, Deeds::SERVED);
            self.mark_fired(s, server);
        }
        s.unit_mut(by).used |= arms.0;
        self.mark_fired(s, by);
        for gun in [0, 1] {
            if arms.0 & (Arms::GUN.0 << gun) != 0 {
                s.unit_mut(by).set_shot(gun, crate::state::Shot::default());
            }
        }
        let mut place = s.volley.iter().position(|arm| arm.by == by);
        if place.is_none() {
            s.volley.push(crate::state::Arm {
                by,
                arms: Arms::ALL,
            });
            place = Some(s.volley.len() - 1);
        }
        if let Some(place) = place {
            s.volley[place].arms.0 |= arms.0;
        }
    }

    fn begin_volley(&self, s: &mut State, by: Piece, hex: HexId, flame: bool) {
        let stage = match flame {
            true => VolleyStage::Roll,
            false => VolleyStage::Declared,
        };
        let frame = Volley {
            sheltered: Pieces::EMPTY,
            todo: Pieces::EMPTY,
            hex,
            seat: s.holder(by),
            stage,
            flame,
            mixed: self.is_mixed(s, hex),
            die: 0,
            column: 0,
        };
        s.stack.push(Frame::Volley(frame));
    }
}

/// Who fires: small arms in both phases; in Offensive Fire anti-tank fire stands beside them (L4.9).
pub struct FirePhase;

impl Question for FirePhase {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, book: &Book, s: &State) -> (Seat, Moment) {
        match s.phase.is_defensive() {
            true => (book.acting(s), "small-arms"),
            false => (book.acting(s), "offensive"),
        }
    }
    fn ask(&self, book: &Book, s: &State) -> Ask {
        book.ask_of(s, self.asked(book, s))
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        let hexes = book.target_hexes(s, book.acting(s));
        for by in book.firers(s).iter() {
            for hex in book.in_reach(s, by, hexes).iter() {
                if let Ok(bears) = book.may_volley(s, by, hex) {
                    choices(bears).for_each(|arms| out.push(Action::Fire(by, arms, hex)));
                }
                if book.may_burn(s, by, hex).is_ok() {
                    out.push(Action::Burn(by, hex));
                }
            }
        }
        for by in s.there[book.acting(s)].iter() {
            for side in book.pivots(s, by) {
                if book.may_pivot_now(s, by, side).is_ok() {
                    out.push(Action::Pivot(by, side));
                }
            }
        }
        if s.phase == Phase::Offensive {
            let shots = book.shots(s).into_iter();
            shots
                .filter(|action| matches!(action, Action::Shoot(..)))
                .for_each(|action| out.push(action));
        }
        book.list_work(s, out);
        out.push(Action::Done);
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        match action {
            Action::Done => Ok(()),
            Action::Fire(by, arms, hex) => book.may_open_fire(s, by, arms, hex).map(drop),
            Action::Burn(by, hex) => book.may_burn(s, by, hex),
            Action::Pivot(gun, side) => book.may_pivot_now(s, gun, side),
            Action::Shoot(by, weapon, target) if s.phase == Phase::Offensive => {
                book.may_shoot(s, by, weapon, target)
            }
            Action::Destroy(_) => book.may_do_work(s, action),
            _ => elsewhere(action),
        }
    }
    fn answer(&self, book: &Book, s: &mut State, action: Action, c: &mut Chance, t: &mut Teller) {
        match action {
            Action::Done => s.done = true,
            Action::Fire(by, arms, hex) => {
                let Ok(arms) = book.may_open_fire(s, by, arms, hex) else {
                    return;
                };
                s.volley.clear();
                s.struck.insert(hex);
                book.begin_volley(s, by, hex, false);
                book.open_fire(s, by, arms, t);
            }
            Action::Burn(by, hex) => {
                s.volley.clear();
                book.begin_volley(s, by, hex, true);
                book.open_fire(s, by, Arms(1), t);
                let left = s.unit(by).left().saturating_sub(1);
                s.unit_mut(by).set_left(left);
            }
            Action::Pivot(gun, side) => book.pivot(s, gun, side, t),
            Action::Shoot(by, weapon, target) => book.shoot(s, by, weapon, target, c, t),
            Action::Destroy(_) => book.do_work(s, action, c, t),
            _ => {}
        }
    }
    fn meant(&self, book: &Book, s: &State, from: Option<HexId>, at: HexId) -> Option<Action> {
        let near = |by: &Piece| from.is_none_or(|from| s.hex(*by) == from);
        let firers = book.firers(s);
        let fires = |by: &Piece| book.may_volley(s, *by, at).is_ok();
        let found = firers.iter().filter(near).find(fires);
        let any = || firers.iter().find(near);
        found.or_else(any).map(|by| Action::Fire(by, Arms::ALL, at))
    }
}
