//! Who fires at what: the questions of a Fire Order and of Assault Fire (O20.3a, A26b).

use crate::action::{Action, Element};
use crate::book::Book;
use crate::frame::{Arms, Fire, Frame, Means};
use crate::ids::{UnitId, Units};
use crate::kinds::Terrain;
use crate::refuse::unasked;
use crate::state::{State, foe};
use hex::HexId;
use table::{Actions, Chance, Legal, No, Odds, Question, Seat, Teller, Text, no};

impl Question for Fire {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _book: &Book, s: &State) -> (Seat, &'static str) {
        (s.active, "fire")
    }
    /// Whether a shot with the Actions in hand would tell follows from the hand.
    fn is_secret(&self) -> bool {
        true
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        book.shots(s, self)
            .into_iter()
            .for_each(|shot| out.push(shot));
        // O14.4
        if self.fired {
            out.push(Action::Done);
        }
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        book.test_shot(s, Means::Fire, action)
    }
    fn answer(&self, book: &Book, s: &mut State, action: Action, _c: &mut Chance, t: &mut Teller) {
        match action {
            Action::Fire(..) | Action::Smoke(..) => {
                book.declare(s, s.active, Means::Fire, action, t);
            }
            _ => {
                let (units, arms) = (Units::EMPTY, Arms::default());
                book.put_back(
                    s,
                    Frame::Fire(Fire {
                        units,
                        arms,
                        ..*self
                    }),
                );
            }
        }
    }
    fn meant(&self, book: &Book, s: &State, from: Option<HexId>, at: HexId) -> Option<Action> {
        book.shot_meant(s, self.units, from, at)
    }
    fn note(&self, book: &Book, s: &State) -> Option<Text> {
        let note = book.note_here(match self.offensive {
            true => "note-fire-offensive",
            false => "note-fire",
        })?;
        let units = (self.units & s.everybody()).len();
        Some(
            note.num("n", units)
                .num("weapons", self.arms.0.count_ones()),
        )
    }
    fn odds(&self, book: &Book, s: &State, action: Action) -> Option<Odds> {
        match action {
            Action::Fire(piece, hex) => book.declared_odds(s, s.active, Means::Fire, piece, hex),
            Action::Smoke(weapon, hex) => {
                let from = s.hex(s.bearer(weapon));
                Some(book.targeting_odds(s, s.active, from, hex))
            }
            _ => None,
        }
    }
}

/// A26: Assault Fire is declared.
pub struct Assault;

impl Question for Assault {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _book: &Book, s: &State) -> (Seat, &'static str) {
        (s.active, "assault-fire")
    }
    /// Whether a shot with the Actions in hand would tell follows from the hand.
    fn is_secret(&self) -> bool {
        true
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        book.assaults(s).into_iter().for_each(|shot| out.push(shot));
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        book.test_shot(s, Means::Assault, action)
    }
    fn answer(&self, book: &Book, s: &mut State, action: Action, _c: &mut Chance, t: &mut Teller) {
        s.stack.pop();
        book.declare(s, s.active, Means::Assault, action, t);
    }
    fn meant(&self, book: &Book, s: &State, from: Option<HexId>, at: HexId) -> Option<Action> {
        let moving = book.moving(s).map(|going| going.all);
        book.shot_meant(s, moving.unwrap_or_default(), from, at)
    }
    fn note(&self, book: &Book, _s: &State) -> Option<Text> {
        book.note_here("note-assault-fire")
    }
    fn odds(&self, book: &Book, s: &State, action: Action) -> Option<Odds> {
        match action {
            Action::Fire(piece, hex) => book.declared_odds(s, s.active, Means::Assault, piece, hex),
            _ => None,
        }
    }
}

impl Book {
    /// Why an attack may not be declared in a Fire Order, or as Assault Fire.
    fn test_shot(&self, s: &State, means: Means, action: Action) -> Legal {
        match action {
            Action::Fire(piece, hex) => {
                self.may_declare(s, s.active, means, piece, hex)?;
                let bearer = self.bearer(s, piece);
                if self.moving(s).is_some_and(|going| !going.all.has(bearer)) {
                    return no(&["A26b", "A26a"], "no-activated");
                }
                if !s.activated.has(bearer) {
                    return no(&["O14.1d", "O20.3a"], "no-activated");
                }
                if self.fire(s).is_some_and(|fire| fire.offensive) {
                    return no(&["g:O24.2c", "O20.3a"], "no-attack-unmoved");
                }
                no(&["O20.3a"], "no-second-attack")
            }
            Action::Smoke(weapon, hex) => {
                if !self.arm(s, weapon).smoke {
                    return no(&["O20.2.1a"], "no-smoke-weapon");
                }
                self.may_use(s, weapon)?;
                self.in_range(s, Element::Weapon(weapon), hex)?;
                if !self.takes_smoke(s, hex) {
                    let rules: &[&str] = match self.terrain(s, hex) {
                        _ if s.markers(hex).blaze() => &["8.1.5"],
                        Terrain::Marsh => &["T89b"],
                        Terrain::WaterBarrier => &["T98"],
                        _ => &["T95b"],
                    };
                    return Err(No::by(rules, "no-place").and(&["O20.2.1a"]).at(hex));
                }
                if !s.activated.has(s.bearer(weapon)) {
                    return no(&["O14.1d", "O20.3a"], "no-activated");
                }
                no(&["O20.3a"], "no-second-attack")
            }
            Action::Done => no(&["O14.4"], "no-complier"),
            other => self.elsewhere(s, other, unasked(&[])),
        }
    }
    /// The shot that a click would be: from the hex clicked before, from this one, or by one of those activated.
    fn shot_meant(
        &self,
        s: &State,
        activated: Units,
        from: Option<HexId>,
        at: HexId,
    ) -> Option<Action> {
        let seat = s.active;
        let own = |hex: HexId| s.of_side(seat, hex);
        if let Some(from) = from.filter(|&from| !own(from).is_empty()) {
            return Some(Action::Fire(self.best_piece(s, own(from), at)?, at));
        }
        if !own(at).is_empty() {
            // Its own unit: the nearest enemy is what it would fire at.
            let near = |unit: UnitId| self.distance(at, s.hex(unit));
            let enemy = s.on_map[foe(seat)].iter().min_by_key(|&unit| near(unit))?;
            let hex = s.hex(enemy);
            return Some(Action::Fire(self.best_piece(s, own(at), hex)?, hex));
        }
        let piece = self.best_piece(s, activated & s.on_map[seat], at)?;
        Some(Action::Fire(piece, at))
    }
    /// A piece of these units that could fire at a hex; the first if none can.
    pub fn best_piece(&self, s: &State, units: Units, hex: HexId) -> Option<Element> {
        let pieces = || units.iter().flat_map(|unit| self.pieces_of(s, unit));
        let bears = |piece: &Element| self.bears(s, *piece, hex).is_some();
        pieces().find(bears).or_else(|| pieces().next())
    }
}
