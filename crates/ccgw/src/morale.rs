//! Flags: which are ignored, and the retreat that the others want (morale.*).

use crate::action::Action;
use crate::book::Book;
use crate::combat_cards::Combat;
use crate::frame::{Attack, Flow, Frame, Mode, Retreat, Stage};
use crate::kinds::{FLAG, Specialist};
use crate::question::elsewhere;
use crate::state::State;
use hex::HexId;
use table::{Actions, Chance, Legal, Moment, No, Question, Seat, Teller, Text};

/// How many Flags are ignored.
pub struct IgnoreFlags;

/// morale.ignore-is-choice: now, before anything else.
const CHOICE: No = No::by(
    &["morale.ignore-is-choice", "morale.ignore-flags"],
    "ccgw-no-ignore-first",
);

impl Question for IgnoreFlags {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _: &Book, s: &State) -> (Seat, Moment) {
        (s.unit(s.fighting().target).seat, "ignore-flags")
    }

    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        (0..=book.ignorable(s, s.fighting())).for_each(|n| out.push(Action::Ignore(n)));
    }

    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        let a = s.fighting();
        match action {
            Action::Ignore(n) if n <= book.ignorable(s, a) => Ok(()),
            Action::Order(_) => Err(CHOICE.at(a.hex)),
            Action::Card(_) => elsewhere(action, CHOICE),
            _ => Err(book.no_ignoring(s, a)),
        }
    }

    fn answer(&self, book: &Book, s: &mut State, action: Action, _: &mut Chance, t: &mut Teller) {
        match action {
            Action::Ignore(n) => book.ignore_flags(s, n, t),
            other => unreachable!("{other:?} ignores no Flag"),
        }
    }

    fn meant(&self, _: &Book, _: &State, _: Option<HexId>, at: HexId) -> Option<Action> {
        Some(Action::Order(at))
    }

    fn note(&self, book: &Book, s: &State) -> Option<Text> {
        let a = s.fighting();
        let text = book.unit_in(s, Text::new("ccgw-note-ignore-flags"), a.target);
        let most = book.ignorable(s, a);
        Some(text.num("flags", a.faces[FLAG]).num("most", most))
    }
}

impl Book {
    /// Flags the target may ignore: terrain, and cards in force (morale.ignore-flags, cc.later-wins).
    pub fn ignorable(&self, s: &State, a: &Attack) -> u8 {
        if a.lice {
            return 0; // cc.lice: before the roll, later than any other card
        }
        let terrain = if self.gassed(s, a) || self.burns(s, a) {
            0
        } else {
            self.shelter(s, a).0[1]
        };
        let held = s.effects.has(Combat::HoldAtAllCost) && s.unit(a.target).seat != s.active;
        // cc.hold-at-all-cost was played after cc.gas and prevails over it, and over a rule (cc.card-over-rules).
        terrain
            .saturating_add(if held { 2 } else { 0 })
            .min(self.flags_against(s, a))
    }

    /// fx.spec.flamethrower-melee, fx.ter.bunker.protection-melee: no Flag is ignored in this combat.
    fn burns(&self, s: &State, a: &Attack) -> bool {
        a.mode == Mode::Close && self.has(s, a.lead, Specialist::Flamethrower)
    }

    /// cc.gas: in the active player's fire the ground lets nobody ignore a Flag.
    fn gassed(&self, s: &State, a: &Attack) -> bool {
        a.mode == Mode::Ranged && a.seat == s.active && s.effects.has(Combat::Gas)
    }

    /// Why not so many Flags are ignored: the card or the weapon that forbids it, else what the ground allows.
    pub fn no_ignoring(&self, s: &State, a: &Attack) -> No {
        const FLAGS: &[&str] = &["morale.ignore-is-choice", "morale.ignore-flags"];
        if a.lice {
            return No::by(&["own.cc.lice", "cc.lice"], "ccgw-no-ignore").and(FLAGS);
        }
        if self.burns(s, a) {
            return No::by(
                &["fx.spec.flamethrower-melee", "morale.ignore-flags"],
                "ccgw-no-ignore-flames",
            );
        }
        if self.gassed(s, a) {
            return No::by(&["own.cc.gas", "cc.gas"], "ccgw-no-ignore").and(FLAGS);
        }
        No::by(FLAGS, "ccgw-no-ignore")
    }

    /// The Flags that count. own.tank.ground: a tank always ignores one, unless nobody ignores any, and all of them where
    /// it is stuck.
    fn flags_against(&self, s: &State, a: &Attack) -> u8 {
        let flags = a.faces[FLAG];
        match s.unit(a.target).kind.is_tank() {
            true if s.ditched.has(a.target) => 0,
            true if !a.lice && !self.burns(s, a) => flags.saturating_sub(1),
            true => flags,
            false => flags,
        }
    }

    /// Step 9 or 7: ranged.flags, melee.flags, ra.flags: they never hit; retreat.timing: after the losses.
    pub fn flags(&self, s: &mut State, a: &mut Attack) -> Flow {
        a.stage = Stage::Test;
        if !s.is_alive(a.target) || self.flags_against(s, a) == 0 {
            return Flow::Next;
        }
        if self.ignorable(s, a) > 0 {
            // morale.ignore-is-choice: the owner is asked.
            a.stage = Stage::Flags;
            return Flow::Ask;
        }
        Flow::Call(Frame::Retreat(Retreat {
            unit: a.target,
            left: self.flags_against(s, a),
        }))
    }

    /// The owner has decided how many flags he ignores.
    fn ignore_flags(&self, s: &mut State, ignored: u8, t: &mut Teller) {
        let Some(Frame::Attack(a)) = s.stack.last_mut() else {
            return;
        };
        a.stage = Stage::Test;
        let a = *a;
        let retreat = Retreat {
            unit: a.target,
            left: self.flags_against(s, &a) - ignored,
        };
        if ignored > 0 {
            t.all(|| Text::new("ccgw-ignored").num("n", ignored));
        }
        if retreat.left > 0 {
            s.stack.push(Frame::Retreat(retreat));
        }
    }
}
