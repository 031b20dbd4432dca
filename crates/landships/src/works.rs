//! What foot does instead of moving: cutting wire (L22.3), filling trenches (L22.8); and what the owner of a weapon may do at
//! the start of his phases: destroy it (L21.6).

use crate::action::Action;
use crate::book::Book;
use crate::data::Class;
use crate::ids::Piece;
use crate::question::elsewhere;
use crate::state::{Deeds, Marks, Phase, State};
use table::{Actions, Chance, Legal, Teller, no};

/// L22.3: wire is cut on this or less.
const CUT: u8 = 3;

impl Book {
    /// Whether a unit has fired in this player-turn: what was fired at aircraft before it does not count (L4.10, L19.7).
    pub fn has_fired(&self, s: &State, unit: Piece) -> bool {
        (s.unit(unit).used != 0 || s.did(unit, Deeds::SERVED)) && s.is(unit, Marks::FRESH)
    }

    /// An unpinned infantry or assault group of the phasing side that has neither moved nor fired in this player-turn.
    fn may_work(&self, s: &State, unit: Piece, rules: &'static [&'static str]) -> Legal {
        if unit.index() >= s.units.len() || !s.there[s.active].has(unit) {
            return no(rules, "landships-no-yours");
        }
        if !matches!(self.kind(s, unit).class, Class::Infantry | Class::Assault) {
            return no(rules, "landships-no-worker");
        }
        if s.unit(unit).aboard.get().is_some() {
            return no(rules, "landships-no-aboard");
        }
        if s.is(unit, Marks::PINNED) {
            return no(rules, "landships-no-pinned");
        }
        if s.did(unit, Deeds::WALKED.and(Deeds::CARRIED).and(Deeds::ENDED)) {
            return no(rules, "landships-no-moved");
        }
        match self.has_fired(s, unit) {
            true => no(rules, "landships-no-fired"),
            false => Ok(()),
        }
    }

    /// L22.3
    fn may_cut(&self, s: &State, unit: Piece) -> Legal {
        self.may_work(s, unit, &["L22.3"])?;
        if s.phase != Phase::Regroup {
            return no(&["L22.3"], "landships-no-regroup");
        }
        match s.wire.contains(s.hex(unit)) {
            true => Ok(()),
            false => no(&["L22.3"], "landships-no-wire"),
        }
    }

    /// L22.8; an escort does it in one Foot Movement phase (L29.5).
    fn may_fill(&self, s: &State, unit: Piece) -> Legal {
        self.may_work(s, unit, &["L22.8"])?;
        let escort = self.posts[unit.index()].escort;
        if !self.side(s.active).fills && !escort {
            return no(&["L22.8"], "landships-no-fill");
        }
        if s.phase != Phase::Regroup && !(s.phase == Phase::March && escort) {
            return no(&["L22.8"], "landships-no-regroup");
        }
        let hex = s.hex(unit);
        let dug = self.ground.plot(hex).trench;
        if dug.is_none_or(|by| by == s.active) || s.filled.contains(hex) {
            return no(&["L22.8"], "landships-no-enemy-trench");
        }
        let own = s.every_in(s.active, hex);
        let others = own.only(|it| it != unit && !self.kind(s, it).is_support());
        match others.is_empty() && self.enemies_in(s, s.active, hex).is_empty() {
            true => Ok(()),
            false => no(&["L22.8"], "landships-no-alone"),
        }
    }

    /// L21.6: at the start of a phase in which he acts, with an unpinned crew beside it.
    fn may_destroy(&self, s: &State, weapon: Piece) -> Legal {
        let seat = self.acting(s);
        let own = |it: Piece| s.on_map(it) && s.holder(it) == seat;
        if weapon.index() >= s.units.len() || !own(weapon) {
            return no(&["L21.6"], "landships-no-yours");
        }
        if !self.kind(s, weapon).is_support() || s.unit(weapon).seat != seat {
            return no(&["L21.6"], "landships-no-own-weapon");
        }
        if s.begun {
            return no(&["L21.6"], "landships-no-start");
        }
        let crew =
            |unit: Piece| self.kind(s, unit).class == Class::Crew && !s.is(unit, Marks::PINNED);
        match self.mates(s, weapon).any(crew) {
            true => Ok(()),
            false => no(&["L21.6"], "landships-no-crew"),
        }
    }

    /// Whether one of these is legal now. Asked from every phase question that lists them.
    pub(crate) fn may_do_work(&self, s: &State, action: Action) -> Legal {
        match action {
            Action::Cut(unit) => self.may_cut(s, unit),
            Action::Fill(unit) => self.may_fill(s, unit),
            Action::Destroy(weapon) => self.may_destroy(s, weapon),
            _ => elsewhere(action),
        }
    }

    /// All of these that are legal now.
    pub(crate) fn list_work(&self, s: &State, out: &mut Actions<Action>) {
        let seat = self.acting(s);
        for unit in (s.there[seat] | self.hidden_of(s, seat)).iter() {
            for action in [Action::Cut(unit), Action::Fill(unit), Action::Destroy(unit)] {
                if self.may_do_work(s, action).is_ok() {
                    out.push(action);
                }
            }
        }
    }

    /// Whether somebody can cut or fill; nobody is asked only because he could destroy a weapon.
    pub(crate) fn work_open(&self, s: &State) -> bool {
        s.there[s.active]
            .iter()
            .any(|unit| self.may_cut(s, unit).is_ok() || self.may_fill(s, unit).is_ok())
    }

    /// Does one of these.
    pub(crate) fn do_work(&self, s: &mut State, action: Action, c: &mut Chance, t: &mut Teller) {
        match action {
            Action::Cut(unit) => {
                s.note(unit, Deeds::ENDED);
                let (hex, seat) = (s.hex(unit), s.unit(unit).seat);
                if self.d6("cut", seat, c, t) <= CUT {
                    s.wire.remove(hex);
                    s.crushed.insert(hex);
                    t.all(|| self.unit_text("landships-cut", s, unit)).deed();
                }
            }
            Action::Fill(unit) => {
                s.note(unit, Deeds::ENDED);
                s.filled.insert(s.hex(unit));
                t.all(|| self.unit_text("landships-filled", s, unit)).deed();
            }
            Action::Destroy(weapon) => {
                // L26.1: that it is gone is seen, so where it was is shown.
                self.reveal(s, weapon, t);
                t.all(|| self.unit_text("landships-destroyed", s, weapon))
                    .deed();
                self.eliminate(s, weapon, t);
            }
            _ => {}
        }
    }
}
