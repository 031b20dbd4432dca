//! What is asked in an Artillery Request: who observes, where the Spotting Round goes, which hex is shelled next
//! (O18.2). What is fired, and along which axis, is asked in Great War Commander alone.

use crate::action::Action;
use crate::book::Book;
use crate::edition::Edition;
use crate::frame::{Attack, Barrage, BarrageStep, Frame, Means};
use crate::odds::product_of;
use crate::refuse::unasked;
use crate::state::State;
use hex::HexId;
use table::{Actions, Chance, Legal, Odds, Question, Seat, Teller, Text, no};

impl Barrage {
    /// g:O19.2a, g:O19.2.1.4b: whether what is fired, or its axis, is asked for.
    fn is_bombardment(&self) -> bool {
        matches!(self.step, BarrageStep::Bombard | BarrageStep::Axis)
    }
}

impl Question for Barrage {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _book: &Book, s: &State) -> (Seat, &'static str) {
        let key = match self.step {
            BarrageStep::Observer => "observer",
            BarrageStep::Spotting => "spotting",
            BarrageStep::Bombard => "bombardment",
            BarrageStep::Axis => "axis",
            _ => "impact",
        };
        (s.active, key)
    }
    /// g:S98.4.4: a Strategy Card may be played with it.
    fn is_secret(&self) -> bool {
        true
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        match self.step {
            BarrageStep::Observer => book.list_observers(s, self, out),
            BarrageStep::Spotting => {
                for hex in book.map.grid().ids() {
                    for smoke in [false, true] {
                        if book.may_spot(s, self, hex, smoke).is_ok() {
                            out.push(Action::Spot(hex, smoke));
                        }
                    }
                }
            }
            BarrageStep::Impact => {
                for (_, hex) in book.impacts(s, self) {
                    out.push(Action::At(hex));
                }
            }
            BarrageStep::Bombard | BarrageStep::Axis => book.list_bombardment(s, self, out),
            other => unreachable!("{other:?} asks nothing"),
        }
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        let spotting = self.step == BarrageStep::Spotting;
        let impact = self.step == BarrageStep::Impact;
        match action {
            action if self.is_bombardment() => book.test_bombardment(s, self, action),
            Action::Spot(hex, smoke) if spotting => book.may_spot(s, self, hex, smoke),
            Action::At(_) if impact => Err(unasked(&["O18.2.3.2a", "O18.2.3b"])),
            Action::Unit(_) => no(&["O18.2a", "O18a"], "no-observer"),
            other => book.elsewhere(s, other, unasked(&[])),
        }
    }
    fn answer(&self, book: &Book, s: &mut State, action: Action, _c: &mut Chance, t: &mut Teller) {
        let mut b = *self;
        let mut call = None;
        match action {
            _ if b.is_bombardment() => book.answer_bombardment(s, &mut b, action, t),
            Action::Observer => book.observe(s, &mut b, None, t),
            Action::Unit(unit) => book.take_observer(s, &mut b, unit, t),
            Action::Spot(hex, smoke) => {
                (b.hex, b.smoke) = (hex, smoke);
                b.step = BarrageStep::Accuracy;
                t.all(|| {
                    book.say(if smoke { "spotted-smoke" } else { "spotted" })
                        .name("hex", book.label(hex))
                });
            }
            Action::At(hex) => {
                let found = book.impacts(s, &b).into_iter().find(|(_, h)| *h == hex);
                let (i, hex) = found.expect("a hex of the impact zone");
                b.done |= 1 << i;
                call = Some(book.shell(s, hex));
            }
            other => unreachable!("{other:?} is no answer to a Radio"),
        }
        book.put_back(s, Frame::Barrage(b));
        if let Some(frame) = call {
            s.stack.push(frame);
        }
    }
    fn meant(&self, book: &Book, s: &State, _from: Option<HexId>, at: HexId) -> Option<Action> {
        match self.step {
            BarrageStep::Observer => book.unit_meant(s, at),
            BarrageStep::Spotting => Some(Action::Spot(at, false)),
            _ => Some(Action::At(at)),
        }
    }
    fn note(&self, book: &Book, s: &State) -> Option<Text> {
        let fp = s.radio[s.active].fp;
        Some(match self.step {
            BarrageStep::Spotting => {
                let text = match self.observer {
                    Some(observer) => book.unit_event("note-spotting", s, observer),
                    None => book.say("note-spotting-off"),
                };
                text.num("fp", fp)
            }
            BarrageStep::Impact => book
                .say("note-impact")
                .name("hex", book.hex_name(self.hex))
                .num("fp", fp),
            _ => match book.edition {
                Edition::Europe => return None,
                Edition::GreatWar => return book.barrage_note(s, self),
            },
        })
    }
    fn odds(&self, book: &Book, s: &State, action: Action) -> Option<Odds> {
        match (self.step, action) {
            (BarrageStep::Spotting, Action::Spot(hex, _)) => {
                let spots = |dice| book.would_spot(s, self, product_of(dice), hex);
                Some(book.hit_odds(book.chance_of(s, s.active, spots)))
            }
            (BarrageStep::Impact, Action::At(hex)) => {
                let mut attack = Attack::new(s.active, Means::Impact, hex);
                attack.given = s.radio[s.active].fp.max(1);
                book.attack_odds(s, &attack)
            }
            _ => None,
        }
    }
    fn words(&self, book: &Book, _s: &State, action: Action) -> Option<Text> {
        match action {
            Action::At(hex) if book.edition == Edition::GreatWar => {
                Some(book.hex_offer("do-at-impact", hex))
            }
            _ => None,
        }
    }
}
