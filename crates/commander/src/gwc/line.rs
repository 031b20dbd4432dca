//! Line of Fire: a heavy machine gun suppresses (g:O22 to g:O22.2).

use crate::action::{Action, Element};
use crate::book::Book;
use crate::frame::{Flow, Frame, Line};
use crate::ids::WeaponId;
use crate::kinds::{Arm, OFF};
use crate::state::{State, foe};
use hex::HexId;
use table::{Actions, Chance, Legal, No, Question, Seat, Teller, Text, no};

impl Book {
    /// g:O22.1: whether a Line of Fire may be ordered.
    pub fn may_line(&self, s: &State, seat: Seat) -> Legal {
        if self.lines(s, seat).next().is_some() {
            Ok(())
        } else {
            no(&["g:O22.1", "O14.4"], "no-hmg")
        }
    }
    /// g:O22.1: whether a Weapon may lay one: a heavy machine gun that works, with a Unit not activated yet.
    fn may_lay(&self, s: &State, seat: Seat, weapon: WeaponId) -> Legal {
        let own = s
            .bearer_on_map(weapon)
            .filter(|&by| s.unit(by).seat == seat);
        let Some(by) = own.filter(|_| self.arm(s, weapon).arm == Arm::Hmg) else {
            return no(&["g:O22.1"], "no-hmg");
        };
        if !self.functional(s, weapon) {
            return no(&["g:O22.1", "g:11.5"], "no-weapon-fire");
        }
        if !self.is_fresh(s, by) {
            return no(&["g:O22.1", "gloss.activated"], "no-fresh");
        }
        Ok(())
    }
    /// g:O22.2: whether a hex with enemies is in Range and sight of it.
    fn may_sweep(&self, s: &State, seat: Seat, weapon: WeaponId, hex: HexId) -> Legal {
        if s.of_side(foe(seat), hex).is_empty() {
            return Err(No::by(&["g:O22.2"], "no-enemy-there").at(hex));
        }
        self.in_range(s, Element::Weapon(weapon), hex)
            .map(drop)
            .map_err(|no| no.and(&["g:O22.2"]))
    }
    /// Every machine gun with every hex that it may take first.
    fn lines(&self, s: &State, seat: Seat) -> impl Iterator<Item = Action> {
        let able = move |weapon: &WeaponId| self.may_lay(s, seat, *weapon).is_ok();
        let weapons = s.all_weapons().filter(able);
        weapons.flat_map(move |weapon| {
            let hexes: Vec<HexId> = self.enemy_hexes(s, seat).iter().collect();
            let swept = move |hex: &HexId| self.may_sweep(s, seat, weapon, *hex).is_ok();
            let hexes = hexes.into_iter().filter(swept);
            hexes.map(move |hex| Action::Fire(Element::Weapon(weapon), hex))
        })
    }
    /// g:O22.2: the hexes beside the first that it may take too.
    fn seconds(&self, s: &State, line: &Line) -> Vec<HexId> {
        let Some(weapon) = line.weapon else {
            return Vec::new();
        };
        let swept =
            |hex: &HexId| self.may_sweep(s, s.active, weapon, *hex).is_ok() && *hex != line.first;
        self.near(line.first).iter().filter(swept).collect()
    }
    /// g:O22, step by step. Whoever has no Weapon any more is done.
    pub fn step_line(&self, s: &mut State, line: &mut Line, _t: &mut Teller) -> Flow {
        if line.first == OFF || !self.seconds(s, line).is_empty() {
            return Flow::Ask;
        }
        self.with_melees(s)
    }
    /// g:O22: all enemies in a hex are Suppressed, without a roll; tanks too.
    fn sweep(&self, s: &mut State, weapon: WeaponId, hex: HexId, t: &mut Teller) {
        t.all(|| {
            self.say("line-of-fire-laid")
                .text("piece", self.element_text(s, Element::Weapon(weapon)))
                .name("hex", self.label(hex))
        });
        for unit in s.of_side(foe(s.active), hex).iter() {
            self.suppress(s, unit, t);
        }
    }
}

/// g:O22.1, g:O22.2: which machine gun sweeps which hexes.
impl Question for Line {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _book: &Book, s: &State) -> (Seat, &'static str) {
        (s.active, "line-of-fire")
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        if self.first == OFF {
            return book.lines(s, s.active).for_each(|shot| out.push(shot));
        }
        for hex in book.seconds(s, self) {
            out.push(Action::At(hex));
        }
        out.push(Action::Done);
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        match action {
            Action::Fire(Element::Weapon(weapon), hex) if self.first == OFF => {
                book.may_lay(s, s.active, weapon)?;
                book.may_sweep(s, s.active, weapon, hex)
            }
            Action::Fire(..) => no(&["g:O22", "g:O22.1"], "no-hmg"),
            Action::At(hex) if self.first != OFF => {
                if let Some(weapon) = self.weapon {
                    book.may_sweep(s, s.active, weapon, hex)?;
                }
                Err(No::by(&["g:O22.2"], "no-adjacent").at(hex))
            }
            other => book.elsewhere(s, other, No::by(&["g:O22.2"], "no-question")),
        }
    }
    fn answer(&self, book: &Book, s: &mut State, action: Action, _c: &mut Chance, t: &mut Teller) {
        let mut line = *self;
        match action {
            Action::Fire(Element::Weapon(weapon), hex) => {
                (line.weapon, line.unit, line.first) = (Some(weapon), s.weapon(weapon).by, hex);
                s.activated.insert(s.bearer(weapon));
                book.sweep(s, weapon, hex, t);
            }
            Action::At(hex) => {
                if let Some(weapon) = line.weapon.take() {
                    book.sweep(s, weapon, hex, t);
                }
            }
            _ => line.weapon = None,
        }
        book.put_back(s, Frame::Line(line));
    }
    fn meant(&self, _book: &Book, s: &State, from: Option<HexId>, at: HexId) -> Option<Action> {
        if self.first != OFF {
            return Some(Action::At(at));
        }
        let own = s.of_side(s.active, from?);
        let weapon = own.iter().find_map(|unit| s.carried(unit));
        let piece = weapon.map_or(Element::Unit(own.first()?), Element::Weapon);
        Some(Action::Fire(piece, at))
    }
    fn note(&self, book: &Book, s: &State) -> Option<Text> {
        if self.first == OFF {
            return Some(book.say("note-line-of-fire"));
        }
        let text = book
            .say("note-line-of-fire-more")
            .text("weapon", book.weapon_text(s, self.weapon?))
            .name("hex", book.hex_name(self.first));
        Some(text)
    }
    fn words(&self, book: &Book, s: &State, action: Action) -> Option<Text> {
        match action {
            Action::Fire(piece, to) => {
                let text = book.piece_offer("do-lay", s, piece);
                Some(text.name("to", book.label(to)))
            }
            Action::At(hex) => Some(book.hex_offer("do-at-line", hex)),
            _ => None,
        }
    }
}
