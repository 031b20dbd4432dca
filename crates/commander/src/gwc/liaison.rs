//! Liaison Agents and their Order (g:O27), and the Request that they carry (g:O20, g:O27.c).

use crate::action::Action;
use crate::book::Book;
use crate::frame::{Asker, Flow, Frame, Liaison, Move};
use crate::ids::{UnitId, Units};
use crate::kinds::{Class, Edge};
use crate::state::{Place, State};
use crate::steps::opposite;
use hex::HexId;
use table::{Actions, Chance, Legal, No, Question, Seat, Teller, Text, no};

impl Book {
    /// g:O27: whether a Liaison Order may be given: one of its three options is open.
    pub fn may_liaise(&self, s: &State, seat: Seat) -> Legal {
        let places = self.has_agent(s, seat) && !self.hrl(s, seat).is_empty();
        if places || !self.runners(s, seat).is_empty() {
            return Ok(());
        }
        match self.may_ask_by_agent(s, seat) {
            Ok(_) => Ok(()),
            Err(_) => no(&["g:O27", "g:O27.1", "g:O27.2", "g:O27.c"], "no-agent"),
        }
    }
    /// g:O27: whether a counter of an agent is unused.
    pub fn has_agent(&self, s: &State, seat: Seat) -> bool {
        let used = |unit: &UnitId| {
            s.unit(*unit).seat == seat
                && self.is_agent(s, *unit)
                && s.unit(*unit).place != Place::Away
        };
        let used = s.all_units().filter(used).count();
        used < usize::from(self.side(seat).agents) && self.agent_kind(seat).is_some()
    }
    fn agent_kind(&self, seat: Seat) -> Option<u8> {
        let nation = self.side(seat).nation;
        let mut kinds = self.kinds.iter();
        let found = kinds.position(|kind| kind.nation == nation && kind.class == Class::Agent);
        found.map(|kind| kind as u8)
    }
    /// g:O27.2: agents that may be moved by the Order.
    fn runners(&self, s: &State, seat: Seat) -> Units {
        let fit = |unit: &UnitId| self.is_agent(s, *unit) && self.could_move(s, *unit);
        self.fresh(s, seat).iter().filter(fit).collect()
    }
    /// g:O27.1, g:E88: an agent comes into play with the highest-ranking Leader, who is in this hex.
    pub fn recruit_agent(
        &self,
        s: &mut State,
        seat: Seat,
        hex: HexId,
        t: &mut Teller,
    ) -> Option<UnitId> {
        let leader = (self.hrl(s, seat) & s.of_side(seat, hex)).first()?;
        let kind = self.agent_kind(seat).filter(|_| self.has_agent(s, seat))?;
        let agent = self.muster(s, seat, kind)?;
        self.take_rank(s, leader);
        s.put(agent, hex);
        t.all(|| self.unit_event("placed", s, agent));
        self.recount(s, t);
        Some(agent)
    }
    /// A slot for a counter that comes back from the box: its own of before, else a new one.
    fn muster(&self, s: &mut State, seat: Seat, kind: u8) -> Option<UnitId> {
        let boxed = |unit: &crate::state::Unit| {
            unit.seat == seat && unit.kind == kind && unit.place == Place::Away
        };
        match s.units.iter().position(boxed) {
            Some(slot) => {
                let slot = UnitId::new(slot as u8);
                self.strip(s, slot);
                Some(slot)
            }
            None => self.birth(s, seat, kind),
        }
    }
    /// g:7.2.1a, g:O27.2.1: the edge over which a Formation may leave: the enemy's, but its own for an agent.
    pub fn exits_by(&self, s: &State, unit: UnitId) -> Edge {
        let own = self.side(s.unit(unit).seat).edge;
        if self.is_agent(s, unit) {
            own
        } else {
            opposite(own)
        }
    }
}

/// The Request of an agent.
impl Book {
    /// g:O20, g:O27.c: a highest-ranking Leader and an agent in his hex, neither of them activated, and a Telephone
    /// that works. The Leader observes, so he is not Demoralised (g:O19.2b).
    pub fn may_ask_by_agent(&self, s: &State, seat: Seat) -> Legal<(UnitId, UnitId)> {
        let radio = s.radio[seat];
        if radio.fp == 0 || radio.broken {
            return no(&["g:O20", "g:O27.c", "12"], "no-telephone");
        }
        let fresh = self.fresh(s, seat);
        for leader in (self.hrl(s, seat) & fresh).iter() {
            if s.unit(leader).broken {
                continue;
            }
            let here = fresh & s.of_side(seat, s.hex(leader));
            if let Some(agent) = here.iter().find(|&unit| self.is_agent(s, unit)) {
                return Ok((leader, agent));
            }
        }
        no(&["g:O20", "g:O27.c"], "no-runner")
    }
    /// g:O20, g:O27.c: both are activated; the Leader directs the fire from his hex.
    pub fn ask_by_agent(&self, s: &mut State, seat: Seat, t: &mut Teller) -> Option<Frame> {
        let (leader, agent) = self.may_ask_by_agent(s, seat).ok()?;
        self.take_rank(s, leader);
        s.activated |= Units::one(leader) | Units::one(agent);
        t.all(|| {
            let both = [leader, agent].map(|unit| self.unit_at_text(s, unit));
            self.say("activated").list("units", both.to_vec())
        });
        let mut frame = self.request(s, seat, Asker::Agent);
        if let Frame::Barrage(b) = &mut frame {
            (b.observer, b.agent) = (Some(leader), Some(agent));
        }
        Some(frame)
    }
}

/// The Order.
impl Book {
    /// g:O27: one of the three, then it is over.
    pub fn step_liaison(&self, _s: &mut State, liaison: &mut Liaison, _t: &mut Teller) -> Flow {
        match liaison.step {
            Liaison::CHOOSE => Flow::Ask,
            _ => Flow::Done,
        }
    }
}

impl Question for Liaison {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _book: &Book, s: &State) -> (Seat, &'static str) {
        (s.active, "liaison")
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        let seat = s.active;
        if book.has_agent(s, seat) {
            let mut hexes: Vec<HexId> = Vec::new();
            for leader in book.hrl(s, seat).iter() {
                let hex = s.hex(leader);
                if !hexes.contains(&hex) {
                    hexes.push(hex);
                    out.push(Action::At(hex));
                }
            }
        }
        for unit in book.runners(s, seat).iter() {
            out.push(Action::Unit(unit));
        }
        if book.may_ask_by_agent(s, seat).is_ok() {
            out.push(Action::Request);
        }
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        let seat = s.active;
        match action {
            Action::At(_) if !book.has_agent(s, seat) => no(&["g:O27"], "no-agent-left"),
            Action::At(hex) => Err(No::by(&["g:O27", "g:3.3.1.2a"], "no-hrl-here").at(hex)),
            Action::Unit(unit) if s.on_map[seat].has(unit) => {
                if !book.is_agent(s, unit) {
                    return no(&["g:O27.2", "g:O27"], "no-agent-chosen");
                }
                if !book.is_fresh(s, unit) {
                    return no(&["gloss.activated", "g:O27.1", "g:O27.2"], "no-fresh");
                }
                no(&["g:O27.2", "O14.4"], "no-mover")
            }
            Action::Request => book.may_ask_by_agent(s, seat).map(drop),
            other => book.elsewhere(s, other, No::by(&["g:O27"], "no-question")),
        }
    }
    fn answer(&self, book: &Book, s: &mut State, action: Action, _c: &mut Chance, t: &mut Teller) {
        let seat = s.active;
        book.put_back(
            s,
            Frame::Liaison(Liaison {
                step: Liaison::DONE,
            }),
        );
        match action {
            Action::At(hex) => {
                // g:O27.1: it is done for the Turn.
                if let Some(agent) = book.recruit_agent(s, seat, hex, t) {
                    s.activated.insert(agent);
                }
            }
            // g:O27.2: it moves alone, as in a Move Order.
            Action::Unit(agent) => {
                s.activated.insert(agent);
                t.all(|| {
                    let units = vec![book.unit_at_text(s, agent)];
                    book.say("activated").list("units", units)
                });
                s.stack.push(Frame::Move(Move::of(Units::one(agent))));
            }
            _ => {
                if let Some(frame) = book.ask_by_agent(s, seat, t) {
                    s.stack.push(frame);
                }
            }
        }
    }
    fn meant(&self, book: &Book, s: &State, _from: Option<HexId>, at: HexId) -> Option<Action> {
        let mut own = s.of_side(s.active, at).iter();
        let agent = own.find(|&unit| book.is_agent(s, unit));
        Some(agent.map_or(Action::At(at), Action::Unit))
    }
    fn note(&self, book: &Book, _s: &State) -> Option<Text> {
        Some(book.say("note-liaison"))
    }
    fn words(&self, book: &Book, s: &State, action: Action) -> Option<Text> {
        match action {
            Action::Unit(agent) => Some(book.unit_offer("do-run", s, agent)),
            Action::At(hex) => Some(book.hex_offer("do-at-liaison", hex)),
            _ => None,
        }
    }
}
