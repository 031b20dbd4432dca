//! Where something is placed, what is had of the Support table, and where those go whose hex burns (8.1, E59, E46b).

use crate::action::Action;
use crate::book::{Book, Support};
use crate::frame::{Displacing, Frame, Placing, SupportStep, Supporting, What, Where};
use crate::place::LAST_SPACE;
use crate::refuse::unasked;
use crate::state::{Place, Radio, State};
use hex::HexId;
use table::{Actions, Chance, Legal, No, Question, Seat, Teller, Text};

impl Question for Placing {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _book: &Book, _s: &State) -> (Seat, &'static str) {
        (self.seat, "place")
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        if self.place == Where::TimeTrack {
            // 7.2.1b: any space; those behind the marker are as good as the box. g:7.2.1b: only those beyond it.
            let first = if book.law.spaces_behind {
                0
            } else {
                s.time + 1
            };
            for space in first.min(LAST_SPACE)..=LAST_SPACE {
                if space >= s.time {
                    out.push(Action::Space(space));
                } else {
                    out.push_twin(Action::Space(space));
                }
            }
            return;
        }
        if let What::Phone(_) = self.what {
            return book.list_boxes(self.seat, out);
        }
        for hex in book.places(s, self).iter() {
            out.push(Action::At(hex));
        }
        if self.may {
            out.push(Action::Pass);
        }
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        let clauses = self.place.clauses();
        match (action, self.what) {
            (Action::At(hex), _) => Err(No::by(clauses, "no-place").and(&["8.1"]).at(hex)),
            (Action::Box(load), What::Phone(_)) => book.may_box(self.seat, load),
            (other, _) => book.elsewhere(s, other, unasked(clauses)),
        }
    }
    fn answer(&self, book: &Book, s: &mut State, action: Action, c: &mut Chance, t: &mut Teller) {
        s.stack.pop();
        match (action, self.what) {
            (Action::Space(space), What::Unit(unit)) => {
                s.unit_mut(unit).place = Place::Time(space);
                t.all(|| book.unit_event("waits", s, unit).num("n", space));
            }
            (Action::At(hex), What::Unit(unit)) => {
                s.put(unit, hex);
                t.all(|| book.unit_event("placed", s, unit));
                book.recount(s, t);
                book.enter_placed(s, unit, t);
            }
            (Action::At(hex), What::Fort(fort)) => book.lay_fort(s, hex, fort, t),
            (Action::At(hex), What::Smoke) => book.lay_smoke(s, hex, c, t),
            (Action::At(hex), What::Gas) => book.lay_gas(s, hex, t),
            (Action::Box(load), What::Phone(fp)) => book.install(s, self.seat, fp, load, t),
            (Action::At(hex), What::Nothing) => {
                s.markers_mut(hex).set_fort(None);
                t.all(|| book.say("fort-removed").name("hex", book.label(hex)));
                book.unwired(s, hex);
            }
            _ => {}
        }
    }
    fn meant(&self, _book: &Book, _s: &State, _from: Option<HexId>, at: HexId) -> Option<Action> {
        Some(Action::At(at))
    }
    fn note(&self, book: &Book, s: &State) -> Option<Text> {
        Some(match self.what {
            What::Unit(unit) => book
                .say("note-setup-unit")
                .text("unit", book.unit_text(s, unit)),
            What::Fort(fort) => book
                .say("note-setup-fort")
                .text("fort", book.say(&format!("fort-{}", fort.word()))),
            What::Smoke => book.say("note-place-smoke"),
            What::Gas => book.say("note-place-gas"),
            What::Nothing => book.say("note-place-nothing"),
            What::Phone(fp) => book.say("note-place-phone").num("fp", fp),
        })
    }
    fn concerns(&self, _book: &Book, _s: &State) -> Vec<u16> {
        match self.what {
            What::Unit(unit) => vec![unit.into()],
            _ => Vec::new(),
        }
    }
}

/// E59a, E68a, A35.4b: an item of the column.
impl Question for Supporting {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _book: &Book, _s: &State) -> (Seat, &'static str) {
        (self.seat, "support")
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        for item in book.items(s, self) {
            out.push(Action::Item(item));
        }
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        match action {
            Action::Item(_) if self.radio => Err(unasked(&["E68a", "8.1.2"])),
            Action::Item(_) => Err(unasked(&["E59a", "A35.4b"])),
            other => book.elsewhere(s, other, unasked(&[])),
        }
    }
    fn answer(&self, book: &Book, s: &mut State, action: Action, _c: &mut Chance, t: &mut Teller) {
        let Action::Item(item) = action else {
            unreachable!("{action:?} is no item");
        };
        let mut sup = *self;
        sup.step = SupportStep::Chosen;
        let column = &book.support[sup.seat.index()][usize::from(sup.column)];
        match column[usize::from(item)].what {
            Support::Radio(fp, load) => {
                s.radio[sup.seat] = Radio {
                    fp,
                    load,
                    broken: false,
                };
                t.all(|| {
                    book.say("radio")
                        .text("side", book.side_text(sup.seat))
                        .num("fp", fp)
                });
            }
            Support::Unit(kind, weapon) => {
                let unit = book
                    .birth(s, sup.seat, kind)
                    .expect("only what has room is listed");
                if let Some(weapon) = weapon {
                    book.forge(s, sup.seat, weapon, unit);
                }
                sup.unit = Some(unit);
            }
        }
        book.put_back(s, Frame::Support(sup));
    }
    fn meant(&self, book: &Book, s: &State, _from: Option<HexId>, at: HexId) -> Option<Action> {
        book.unit_meant(s, at)
    }
    fn note(&self, book: &Book, _s: &State) -> Option<Text> {
        book.note_here("note-support")
    }
    fn words(&self, book: &Book, _s: &State, action: Action) -> Option<Text> {
        let Action::Item(n) = action else {
            return None;
        };
        let column = &book.support[self.seat.index()][usize::from(self.column)];
        match column.get(usize::from(n))?.what {
            Support::Unit(kind, weapon) => {
                let word = &book.kinds[usize::from(kind)].word;
                let unit = book.say(&format!("unit-{word}"));
                Some(match weapon.map(|weapon| &book.arms[usize::from(weapon)]) {
                    Some(arm) => book
                        .say("do-item-armed")
                        .text("unit", unit)
                        .text("weapon", book.say(&format!("weapon-{}", arm.word))),
                    None => book.say("do-item").text("unit", unit),
                })
            }
            Support::Radio(fp, _) => Some(book.say("do-item-radio").num("fp", fp)),
        }
    }
}

/// E46b: each unit is moved by its owner, the inactive player's first.
impl Question for Displacing {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, book: &Book, s: &State) -> (Seat, &'static str) {
        let unit = book.displaced(s, self).first().unwrap_or_default();
        (s.unit(unit).seat, "displace")
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        for unit in book.displaced(s, self).iter() {
            for hex in book.escapes_of(s, self, unit).iter() {
                out.push(Action::Step(unit, hex));
            }
        }
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        book.elsewhere(s, action, unasked(&["E46b", "8.1.5"]))
    }
    fn answer(&self, book: &Book, s: &mut State, action: Action, _c: &mut Chance, t: &mut Teller) {
        let Action::Step(unit, hex) = action else {
            unreachable!("{action:?} leaves no burning hex");
        };
        book.drive(s, unit, hex);
        t.all(|| book.unit_event("displaced", s, unit));
        book.recount(s, t);
        book.enter_placed(s, unit, t);
    }
    fn meant(&self, book: &Book, s: &State, _from: Option<HexId>, at: HexId) -> Option<Action> {
        let unit = book.displaced(s, self).first()?;
        Some(Action::Step(unit, at))
    }
    fn note(&self, book: &Book, _s: &State) -> Option<Text> {
        book.note_here("note-displace")
    }
}
