//! Specialists placed at set-up: those of the scenario (scn.12.grenadiers) and those of one's own choice (fx.deploy.*).

use crate::action::Action;
use crate::book::{Book, First};
use crate::kinds::{Kind, Specialist};
use crate::question::{NOT_NOW, elsewhere};
use crate::state::{State, Unit, foe};
use hex::{HexId, HexSet128};
use table::{Actions, Chance, Legal, Moment, No, Question, Seat, Teller, Text, no};

/// scn.12.grenadiers: where a grenadier goes.
pub struct Grenadier;

impl Question for Grenadier {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, book: &Book, s: &State) -> (Seat, Moment) {
        (book.placing(s).unwrap_or_default(), "grenadier")
    }

    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        let (seat, _) = self.asked(book, s);
        for hex in book.grenadier_hexes(s, seat) {
            out.push(Action::Pick(hex));
        }
    }

    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        let (seat, _) = self.asked(book, s);
        match action {
            Action::Pick(hex) if book.grenadier_hexes(s, seat).contains(hex) => Ok(()),
            Action::Pick(_) => Err(No::by(
                &["spec.grenadier-host", "scn.12.grenadiers"],
                "ccgw-no-grenadier",
            )),
            _ => elsewhere(action, NOT_NOW),
        }
    }

    fn answer(&self, book: &Book, s: &mut State, action: Action, _: &mut Chance, t: &mut Teller) {
        match action {
            Action::Pick(hex) => book.enlist(s, Specialist::Grenadier, hex, t),
            other => unreachable!("{other:?} names no hex"),
        }
    }

    fn meant(&self, _: &Book, _: &State, _: Option<HexId>, at: HexId) -> Option<Action> {
        Some(Action::Pick(at))
    }

    fn note(&self, book: &Book, s: &State) -> Option<Text> {
        let (seat, _) = self.asked(book, s);
        Some(Text::new("ccgw-note-grenadier").num("n", book.grenadiers_left(s, seat)))
    }
}

/// fx.deploy.scenario-count: which specialist joins whom.
pub struct OwnChoice;

impl Question for OwnChoice {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, book: &Book, s: &State) -> (Seat, Moment) {
        (book.choosing(s).unwrap_or_default(), "specialists")
    }

    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        let (seat, _) = self.asked(book, s);
        for (specialist, hex) in book.each_choice(s, seat) {
            out.push(Action::Enlist(specialist, hex));
        }
        if book.may_end_choosing(s, seat).is_ok() {
            out.push(Action::Done);
        }
    }

    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        let (seat, _) = self.asked(book, s);
        match action {
            Action::Enlist(specialist, hex) => book.may_enlist(s, seat, specialist, hex),
            Action::Done => book.may_end_choosing(s, seat),
            _ => elsewhere(action, NOT_NOW),
        }
    }

    fn answer(&self, book: &Book, s: &mut State, action: Action, _: &mut Chance, t: &mut Teller) {
        let (seat, _) = self.asked(book, s);
        match action {
            Action::Enlist(specialist, hex) => {
                if s.unit(s.unit_at(hex)).specialist.is_none() {
                    s.due[seat] -= 1;
                }
                book.enlist(s, specialist, hex, t);
            }
            // The seat has placed all it wants.
            _ => (s.due[seat], s.swaps[seat]) = (0, false),
        }
    }

    fn meant(&self, _: &Book, _: &State, _: Option<HexId>, at: HexId) -> Option<Action> {
        Some(Action::Order(at))
    }

    fn note(&self, book: &Book, s: &State) -> Option<Text> {
        let (seat, _) = self.asked(book, s);
        Some(Text::new("ccgw-note-specialists").num("n", s.due[seat]))
    }
}

impl Book {
    /// scn.12.grenadiers: whose turn it is to place one.
    pub fn placing(&self, s: &State) -> Option<Seat> {
        self.grenadiers.iter().find_map(|&(seat, _)| {
            let room = !self.grenadier_hexes(s, seat).is_empty();
            (self.grenadiers_left(s, seat) > 0 && room).then_some(seat)
        })
    }

    /// scn.12.grenadiers: how many the seat has still to place.
    fn grenadiers_left(&self, s: &State, seat: Seat) -> u8 {
        let due: u8 = self
            .grenadiers
            .iter()
            .filter(|(of, _)| *of == seat)
            .map(|&(_, count)| count)
            .sum();
        let own = |u: &&Unit| u.seat == seat && u.specialist.is_some();
        let placed = s.units.iter().filter(own).count() as u8;
        let posted = self
            .posted
            .iter()
            .filter(|p| p.seat == seat && p.specialist.is_some())
            .count() as u8;
        (due + posted).saturating_sub(placed)
    }

    /// Hexes where the seat may place a grenadier now.
    fn grenadier_hexes(&self, s: &State, seat: Seat) -> HexSet128 {
        let fits = |u: &&Unit| u.seat == seat && u.kind == Kind::Infantry && u.specialist.is_none();
        s.units.iter().filter(fits).map(|u| u.hex).collect()
    }

    /// fx.deploy.first-player-first: who is placing specialists now.
    pub fn choosing(&self, s: &State) -> Option<Seat> {
        let first = match self.first {
            First::Seat(seat) => seat,
            First::Roll | First::Stars(_) => s.active,
        };
        [first, foe(first)]
            .into_iter()
            .find(|&seat| s.swaps[seat] || (s.due[seat] > 0 && self.may_choose(s, seat)))
    }

    fn may_choose(&self, s: &State, seat: Seat) -> bool {
        self.each_choice(s, seat).next().is_some()
    }

    fn each_choice(&self, s: &State, seat: Seat) -> impl Iterator<Item = (Specialist, HexId)> {
        let units = move || s.alive[seat].iter().map(|unit| s.unit(unit).hex);
        Specialist::ALL
            .into_iter()
            .flat_map(move |specialist| units().map(move |hex| (specialist, hex)))
            .filter(move |&(specialist, hex)| self.may_enlist(s, seat, specialist, hex).is_ok())
    }

    /// fx.deploy.host, fx.deploy.one-per-unit, fx.spec.pools, fx.deploy.history
    fn may_enlist(&self, s: &State, seat: Seat, specialist: Specialist, hex: HexId) -> Legal {
        let Some(unit) = s.at(hex).filter(|&unit| s.unit(unit).seat == seat) else {
            return no(&["fx.deploy.host"], "ccgw-no-specialist-unit");
        };
        let u = s.unit(unit);
        let skill = self.skill(specialist);
        if !skill.hosts.contains(&u.kind) {
            return no(&["fx.deploy.host"], "ccgw-no-specialist-host");
        }
        match u.specialist {
            // fx.deploy.swap
            Some(other) if s.swaps[seat] && other != specialist => {}
            Some(_) => return no(&["fx.deploy.one-per-unit"], "ccgw-no-specialist-second"),
            None if s.due[seat] == 0 => {
                return no(&["fx.deploy.scenario-count"], "ccgw-no-specialist-left");
            }
            None => {}
        }
        let with = |fits: &dyn Fn(u8) -> bool| {
            let own = s.alive[seat].iter();
            own.filter(|&u| s.unit(u).specialist == Some(specialist) && fits(u))
                .count() as u8
        };
        let side = self.name(seat);
        if with(&|_| true) >= skill.figures.get(side).copied().unwrap_or(0) {
            return no(&["fx.spec.pools"], "ccgw-no-specialist-figures");
        }
        let Some(year) = self.year else {
            return Ok(());
        };
        let lines = skill.history.iter().filter(|line| line.side == side);
        let of_host = lines.filter(|line| line.host.is_none_or(|host| host == u.kind));
        let most = of_host
            .filter(|line| line.year <= year)
            .map(|line| line.most)
            .next_back();
        let alike = with(&|other| {
            let split = skill.history.iter().any(|line| line.host.is_some());
            !split || s.unit(other).kind == u.kind
        });
        if alike >= most.unwrap_or(0) {
            return no(&["fx.deploy.history"], "ccgw-no-specialist-year");
        }
        let section = self.sections[hex.index()];
        let beside = |other: u8| self.sections[s.unit(other).hex.index()] & section != 0;
        if skill.one_per_section && with(&beside) > 0 {
            return no(&["fx.deploy.history"], "ccgw-no-specialist-section");
        }
        Ok(())
    }

    /// fx.deploy.scenario-count: all are placed, as long as there is room; fx.deploy.older-scenarios: at most so many.
    fn may_end_choosing(&self, s: &State, seat: Seat) -> Legal {
        let more = s.due[seat] > 0 && !self.choices_may && self.may_choose(s, seat);
        if more {
            no(&["fx.deploy.scenario-count"], "ccgw-no-specialists-first")
        } else {
            Ok(())
        }
    }

    /// spec.added-at-setup: a specialist joins the unit in a hex.
    fn enlist(&self, s: &mut State, specialist: Specialist, hex: HexId, t: &mut Teller) {
        let unit = s.unit_at(hex);
        s.unit_mut(unit).specialist = Some(specialist);
        t.all(|| {
            Text::new("ccgw-specialist-placed")
                .name("hex", self.label(hex))
                .text(
                    "specialist",
                    Text::new(format!("ccgw-specialist-{}", specialist.word())),
                )
                .text("unit", self.unit_text(s, unit))
        })
        .deed();
    }
}
