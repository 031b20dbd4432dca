//! What is asked within an attack: who joins the Fire Group, the second hex of Spray Fire, which Weapon breaks, whose
//! Defence roll is next (O20.3.1, A40, A41b, O20.3.4a).

use crate::action::{Action, Element};
use crate::book::Book;
use crate::frame::{Attack, Flow, Frame, Means, Stage};
use crate::refuse::unasked;
use crate::state::State;
use hex::HexId;
use table::{Actions, Chance, Legal, No, Odds, Question, Seat, Teller, Text, no};

impl Question for Attack {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, book: &Book, s: &State) -> (Seat, &'static str) {
        match self.stage {
            Stage::Gather => (self.seat, "fire-group"),
            Stage::Spray => (self.seat, "spray"),
            Stage::Strain => (self.seat, "strain"),
            _ => {
                let unit = book.defenders(s, self).first().unwrap_or_default();
                (s.unit(unit).seat, "defend")
            }
        }
    }
    /// Whether a group can be made to tell follows from the Actions in hand.
    fn is_secret(&self) -> bool {
        true
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        match self.stage {
            Stage::Gather => self.list_gather(book, s, out),
            Stage::Spray => {
                for hex in book.may_spray(s, self).unwrap_or_default() {
                    out.push(Action::At(hex));
                }
            }
            Stage::Strain => {
                for weapon in book.strained(s, self).iter() {
                    out.push(Action::Weapon(weapon));
                }
            }
            Stage::Defend => {
                for unit in book.defenders(s, self).iter() {
                    out.push(Action::Unit(unit));
                }
            }
            other => unreachable!("{other:?} asks nothing"),
        }
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        let rest = match (self.stage, action) {
            (Stage::Gather, Action::Join(piece)) => return self.test_joining(book, s, piece),
            (Stage::Gather, Action::Done) => return book.may_close_group(s, self),
            (Stage::Spray, Action::At(hex)) => No::by(&["A40a", "A40b"], "no-spray-hex").at(hex),
            (Stage::Strain, _) => unasked(&["A41b"]),
            (Stage::Defend, _) => unasked(&["O20.3.4a"]),
            _ => unasked(&[]),
        };
        book.elsewhere(s, action, rest)
    }
    /// Leaders last: they lead worse when they are broken (3.3.1.2).
    fn usual(&self, book: &Book, s: &State) -> Option<Action> {
        let open = self.stage == Stage::Defend;
        let all = open.then(|| book.defenders(s, self))?;
        let mut led = all.iter().filter(|&unit| !book.is_leader(s, unit));
        led.next().or(all.first()).map(Action::Unit)
    }
    fn answer(&self, book: &Book, s: &mut State, action: Action, _c: &mut Chance, t: &mut Teller) {
        let mut a = *self;
        match (a.stage, action) {
            (Stage::Gather, action) => {
                let group = self.gathered(book, s, action).unwrap_or(a);
                let open = matches!(action, Action::Join(_))
                    && !(book.gathering(s, &group).is_empty()
                        && book.may_close_group(s, &group).is_ok());
                let stage = if open {
                    Stage::Gather
                } else {
                    Stage::Targeting
                };
                book.put_back(s, Frame::Attack(Attack { stage, ..group }));
            }
            (Stage::Spray, Action::At(hex)) => {
                a.second = hex;
                a.stage = Stage::Roll;
                book.put_back(s, Frame::Attack(a));
                if let Flow::Call(window) = book.before_fire(s, &a) {
                    s.stack.push(window);
                }
            }
            (Stage::Strain, Action::Weapon(weapon)) => {
                a.strain -= 1;
                book.put_back(s, Frame::Attack(a));
                book.break_weapon(s, weapon, t);
            }
            (Stage::Defend, Action::Unit(unit)) => {
                if let Flow::Call(window) = book.call_defence(s, &mut a, unit) {
                    s.stack.push(window);
                }
            }
            (stage, action) => unreachable!("{action:?} is no answer to {stage:?}"),
        }
    }
    fn meant(&self, book: &Book, s: &State, _from: Option<HexId>, at: HexId) -> Option<Action> {
        match self.stage {
            Stage::Gather => {
                let own = s.of_side(self.seat, at);
                Some(Action::Join(book.best_piece(s, own, self.hex)?))
            }
            Stage::Spray => Some(Action::At(at)),
            _ => book.unit_meant(s, at),
        }
    }
    /// Its hex, its strength, what it has come to.
    fn note(&self, book: &Book, s: &State) -> Option<Text> {
        let rolled = !matches!(
            self.stage,
            Stage::Gather
                | Stage::Targeting
                | Stage::Targeted
                | Stage::Before
                | Stage::Spray
                | Stage::Roll
        );
        let key = match rolled {
            true => "note-attack-total",
            false => "note-attack",
        };
        let text = book
            .say(key)
            .name("hex", book.hex_name(self.hex))
            .num("fp", book.strength(s, self))
            .num("total", self.total);
        Some(text)
    }
    fn odds(&self, book: &Book, s: &State, action: Action) -> Option<Odds> {
        match self.stage {
            Stage::Gather => book.attack_odds(s, &self.gathered(book, s, action)?),
            _ => None,
        }
    }
}

/// O20.3.1: who joins.
impl Attack {
    fn list_gather(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        let joiners = book.gathering(s, self);
        let last = book.elements(self).skip(1).max();
        let with = |pieces: &[Element]| {
            let mut group = *self;
            pieces.iter().for_each(|&piece| book.add(&mut group, piece));
            group
        };
        let closable = book.may_close_group(s, self).is_ok();
        for &piece in joiners
            .iter()
            .filter(|&&piece| book.can_be_made(s, &with(&[piece])))
        {
            // While the group is not fit to fire every order of joining counts.
            if closable && last.is_some_and(|last| piece < last) {
                out.push_twin(Action::Join(piece));
            } else {
                out.push(Action::Join(piece));
            }
        }
        if !joiners.is_empty() && book.may_close_group(s, &with(&joiners)).is_ok() {
            match joiners.len() {
                // One alone joins as well by name.
                1 => out.push_twin(Action::All),
                _ => out.push(Action::All),
            }
        }
        if closable {
            out.push(Action::Done);
        }
    }
    /// Why a piece is not among those that may join. The list finds all of them at once: this is the same for one.
    fn test_joining(&self, book: &Book, s: &State, piece: Element) -> Legal {
        if book.is_artillery(s, piece) {
            return no(&["O20.3.1.1a", "gloss.artillery", "11.5"], "no-group");
        }
        if self.means == Means::Assault && !book.boxed_fp(s, piece) {
            return no(&["A26b", "3.1.6"], "no-boxed");
        }
        if let Element::Weapon(weapon) = piece {
            book.may_use(s, weapon)?;
        }
        book.may_shoot(s, piece, self.hex)?;
        let mut group = *self;
        book.add(&mut group, piece);
        book.may_salvo(s, &group)?;
        book.in_range(s, piece, self.hex).map_err(|no| {
            if no.also.is_empty() {
                no.and(&["O20.3.1a"])
            } else {
                no
            }
        })?;
        let mut pieces = book.elements(self).chain([piece]);
        if pieces.any(|piece| book.is_wired(s, book.bearer(s, piece))) {
            return no(&["F106.3a"], "no-group");
        }
        no(&["O20.3.1a", "O20.3.1b"], "no-group")
    }
    /// The attack as it is when this answer is given while the group gathers.
    fn gathered(&self, book: &Book, s: &State, action: Action) -> Option<Attack> {
        let mut group = *self;
        match action {
            Action::Join(piece) => book.add(&mut group, piece),
            Action::All => {
                for piece in book.gathering(s, self) {
                    book.add(&mut group, piece);
                }
            }
            Action::Done => {}
            _ => return None,
        }
        Some(group)
    }
}
