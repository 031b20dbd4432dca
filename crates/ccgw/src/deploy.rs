//! Specialists of one's own choice at set-up (fx.deploy.*).

use crate::action::Action;
use crate::book::{Book, First};
use crate::kinds::Specialist;
use crate::state::{State, foe};
use hex::HexId;
use table::{Actions, Legal, Seat, Teller, Text, no};

impl Book {
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
    pub fn may_enlist(&self, s: &State, seat: Seat, specialist: Specialist, hex: HexId) -> Legal {
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
    pub fn may_end_choosing(&self, s: &State, seat: Seat) -> Legal {
        let more = s.due[seat] > 0 && !self.choices_may && self.may_choose(s, seat);
        if more {
            no(&["fx.deploy.scenario-count"], "ccgw-no-specialists-first")
        } else {
            Ok(())
        }
    }

    /// What may be placed.
    pub fn list_specialists(&self, s: &State, seat: Seat, out: &mut Actions<Action>) {
        for (specialist, hex) in self.each_choice(s, seat) {
            out.push(Action::Enlist(specialist, hex));
        }
        if self.may_end_choosing(s, seat).is_ok() {
            out.push(Action::Done);
        }
    }

    /// One of them joins a unit.
    pub fn choose_specialist(
        &self,
        s: &mut State,
        seat: Seat,
        specialist: Specialist,
        hex: HexId,
        t: &mut Teller,
    ) {
        let unit = s
            .at(hex)
            .expect("the action is legal, so its unit is there");
        if s.unit(unit).specialist.is_none() {
            s.due[seat] -= 1;
        }
        self.enlist(s, specialist, hex, t);
    }

    /// spec.added-at-setup: a specialist joins the unit in a hex.
    pub fn enlist(&self, s: &mut State, specialist: Specialist, hex: HexId, t: &mut Teller) {
        let unit = s
            .at(hex)
            .expect("the action is legal, so its unit is there");
        s.unit_mut(unit).specialist = Some(specialist);
        t.all(|| {
            Text::new("ccgw-specialist-placed")
                .name("hex", self.label(hex))
                .text(
                    "specialist",
                    Text::new(format!("ccgw-specialist-{}", specialist.word())),
                )
                .text("unit", self.unit_text(s, unit))
        });
    }

    /// The seat has placed all it wants.
    pub fn end_choosing(&self, s: &mut State, seat: Seat) {
        (s.due[seat], s.swaps[seat]) = (0, false);
    }
}
