//! Each legal action in words, and what to click for it.

use crate::action::{Action, Battery, Caller};
use crate::book::Book;
use crate::frame::Frame;
use crate::ids::{Piece, Plane};
use crate::notation::SIDES;
use crate::setup::Next;
use crate::state::{State, is_on_map};
use hex::{Direction, Heading, HexId};
use table::{Click, Mark, Offer, Text, Verb};

fn mark(action: Action, s: &State) -> Mark {
    match action {
        Action::Step(_) | Action::Reverse(_) | Action::Retreat(_) | Action::Push(..) => Mark::Move,
        Action::Turn(_) if !s.stack.is_empty() => Mark::Move,
        Action::Move(unit) if s.on_map(unit) => Mark::Begin,
        Action::Stack(_) | Action::Gait(_) => Mark::Begin,
        Action::Fire(..)
        | Action::Burn(..)
        | Action::Shoot(..)
        | Action::Request(..)
        | Action::Assign(..)
        | Action::Shift(..)
        | Action::Plan(..)
        | Action::Fly(_, _, Some(_)) => Mark::Target,
        _ => Mark::Pick,
    }
}

impl Book {
    /// An action in words, and what to click for it.
    pub(crate) fn offer(&self, s: &State, action: Action) -> Offer {
        let question = self.question(s);
        let own = question.words(self, s, action);
        Offer {
            click: self.clicks(s, action),
            mark: mark(action, s),
            verb: self.verb(s, action),
            cost: question.cost(self, s, action),
            piece: actor(action)
                .or_else(|| self.reined(s, action))
                .map(u16::from),
            aside: matches!(action, Action::Destroy(_) | Action::Leave(_)),
            ..Offer::new(
                self.write(action),
                own.unwrap_or_else(|| self.action_text(s, action)),
            )
        }
    }

    fn verb(&self, s: &State, action: Action) -> Option<Verb> {
        Some(match action {
            Action::Pass => Verb::Decline,
            Action::Stop => Verb::Done,
            Action::Stack(_) | Action::Everyone => Verb::All,
            Action::Done if !s.stack.is_empty() => Verb::Confirm,
            Action::Done => Verb::End,
            _ => return None,
        })
    }

    /// Where those are who move now, or what is set up.
    fn going_from(&self, s: &State) -> Option<HexId> {
        let at = match s.stack.last() {
            Some(Frame::March(march)) => march.at,
            Some(Frame::Retreat(retreat)) => s.hex(retreat.unit),
            Some(Frame::Drive(drive)) => drive.at,
            Some(_) => return None,
            None => match self.next_up(s)? {
                (_, Next::Facing(piece)) => s.hex(piece),
                _ => return None,
            },
        };
        is_on_map(at).then_some(at)
    }

    /// Who drives or rides now.
    fn driver(&self, s: &State) -> Option<Piece> {
        match s.stack.last() {
            Some(Frame::Drive(drive)) => drive.units.first(),
            _ => None,
        }
    }

    /// Whose gait is chosen.
    fn reined(&self, s: &State, action: Action) -> Option<Piece> {
        matches!(action, Action::Gait(_) | Action::Fascine(_))
            .then(|| self.driver(s))
            .flatten()
    }

    fn clicks(&self, s: &State, action: Action) -> Vec<Click> {
        let hex = |hex: HexId| Click::Hex(self.label(hex));
        let of = |piece: Piece| match s.on_map(piece) {
            true => hex(s.hex(piece)),
            false => Click::Piece(piece.into()),
        };
        let plane = |plane: Plane| Click::Card(self.plane_key(plane));
        let caller = |caller: Caller| match caller {
            Caller::Unit(piece) => of(piece),
            Caller::Plane(it) => plane(it),
        };
        let way = |at: HexId, side: u8| Click::Way {
            hex: self.label(at),
            heading: Heading::side(Direction::all()[usize::from(side) % 6]),
        };
        match action {
            Action::Place(_, to) | Action::Dig(to) | Action::Plan(_, to) | Action::Hex(to) => {
                vec![hex(to)]
            }
            Action::Hide(piece, to) => vec![Click::Piece(piece.into()), hex(to)],
            Action::Stack(from) => vec![hex(from)],
            Action::Move(unit) => vec![of(unit)],
            Action::Step(to) | Action::Retreat(to) | Action::Reverse(to) => {
                { self.going_from(s).map(hex) }
                    .into_iter()
                    .chain([hex(to)])
                    .collect()
            }
            // A press on who moves opens what it can do besides moving.
            Action::Fascine(to) => { self.driver(s).map(|it| Click::Piece(it.into())) }
                .into_iter()
                .chain([hex(to)])
                .collect(),
            // Every gait is a beginning: where they go tells which one is meant.
            Action::Gait(_) => self.going_from(s).map(hex).into_iter().collect(),
            // Who moves turns on its way; what is set up only faces somewhere.
            Action::Turn(side) => match (self.going_from(s), s.stack.is_empty()) {
                (Some(at), false) => vec![hex(at), way(at, side)],
                (Some(at), true) => vec![way(at, side)],
                (None, _) => Vec::new(),
            },
            Action::Pivot(gun, side) if s.on_map(gun) => vec![way(s.hex(gun), side)],
            Action::Push(unit, to) => vec![Click::Piece(unit.into()), hex(to)],
            // L11.11: who fires inside a mixed hex.
            Action::Fire(by, _, to) | Action::Burn(by, to) if s.hex(by) == to => {
                vec![Click::Piece(by.into())]
            }
            Action::Fire(by, _, to) | Action::Burn(by, to) => vec![of(by), hex(to)],
            Action::Shoot(by, _, at) => vec![of(by), Click::Piece(at.into())],
            Action::Request(by, to) => vec![caller(by), hex(to)],
            Action::Continue(module) => vec![Click::Card(self.module_key(module))],
            Action::Shift(from, to, _) => vec![hex(from), hex(to)],
            Action::Assign(Battery::Gun(gun), to, _) => vec![of(gun), hex(to)],
            Action::Assign(Battery::Module(module), to, _) => {
                vec![Click::Card(self.module_key(module)), hex(to)]
            }
            Action::Fly(by, _, to) => [plane(by)].into_iter().chain(to.map(hex)).collect(),
            Action::Intercept(by, target) => vec![plane(by), plane(target)],
            Action::Flak(by, target) | Action::Sky(by, target) => vec![of(by), plane(target)],
            Action::Board(unit, on) => vec![Click::Piece(unit.into()), Click::Piece(on.into())],
            action => { actor(action) }
                .map(|piece| Click::Piece(piece.into()))
                .into_iter()
                .collect(),
        }
    }

    fn action_text(&self, s: &State, action: Action) -> Text {
        let key = |word: &str| Text::new(format!("landships-do-{word}"));
        let who = |word: &str, piece: Piece| key(word).text("unit", self.named(s, piece));
        let at = |text: Text, hex: HexId| text.name("hex", self.label(hex));
        let side = |text: Text, side: u8| text.name("side", SIDES[usize::from(side) % 6]);
        match action {
            Action::Done => key(&format!("done-{}", self.question(s).asked(self, s).1)),
            Action::Pass => key(&format!("pass-{}", self.question(s).asked(self, s).1)),
            Action::Place(piece, hex) => at(who("place", piece), hex),
            Action::Hide(piece, hex) => at(who("hide", piece), hex),
            Action::Dig(hex) => at(key("dig"), hex),
            Action::Plan(row, hex) => {
                let module = self.planned[usize::from(row)].module;
                at(key("plan"), hex).text("module", self.module_text(module))
            }
            Action::Continue(module) => key("continue").text("module", self.module_text(module)),
            Action::Shift(from, to, by) => at(key("shift"), to)
                .name("from", self.label(from))
                .text("by", self.caller_text(s, by)),
            Action::Request(by, hex) => at(key("request"), hex).text("by", self.caller_text(s, by)),
            Action::Assign(battery, hex, kind) => {
                let name = match battery {
                    Battery::Module(module) => self.module_text(module),
                    Battery::Gun(piece) => self.named(s, piece),
                };
                let kind = Text::new(format!("landships-barrage-{}", kind.word()));
                at(key("assign"), hex).text("by", name).text("kind", kind)
            }
            Action::Hex(hex) => at(key("hex"), hex),
            Action::Stack(hex) => at(key("stack"), hex),
            Action::Step(hex) => at(key("step"), hex),
            Action::Fascine(hex) => at(key("fascine"), hex),
            Action::Reverse(hex) => at(key("reverse"), hex),
            Action::Retreat(hex) => at(key("retreat"), hex),
            Action::Turn(to) => side(key("turn"), to),
            Action::Pivot(gun, to) => side(who("pivot", gun), to),
            Action::Gait(gait) => key(gait.word()),
            Action::Board(unit, on) => who("board", unit).text("on", self.named(s, on)),
            Action::Dismount => key("dismount"),
            Action::Exit => key("exit"),
            Action::Stop => key("stop"),
            Action::Everyone => key("everyone"),
            Action::Fire(by, arms, hex) => at(who("fire", by), hex).name("arms", arms.words()),
            Action::Add(by, arms) => who("add", by).name("arms", arms.words()),
            Action::Burn(by, hex) => at(who("burn", by), hex),
            Action::Shoot(by, weapon, target) => {
                who(&format!("shoot-{}", weapon.word()), by).text("target", self.named(s, target))
            }
            Action::Push(unit, hex) => at(who("push", unit), hex),
            Action::Fly(plane, mission, hex) => {
                let text = key(&format!("fly-{}", mission.word()));
                let text = text.text("plane", self.plane_text(plane));
                text.name("hex", hex.map_or(String::new(), |hex| self.label(hex)))
            }
            Action::Intercept(by, target) => key("intercept")
                .text("plane", self.plane_text(by))
                .text("target", self.plane_text(target)),
            Action::Flak(by, target) => who("flak", by).text("target", self.plane_text(target)),
            Action::Sky(by, target) => who("sky", by).text("target", self.plane_text(target)),
            Action::Move(unit) => who("move", unit),
            Action::Join(unit) => who("join", unit),
            Action::Alight(unit) => who("alight", unit),
            Action::Mount(unit) => who("mount", unit),
            Action::Leave(unit) => who("leave", unit),
            Action::Shelter(unit) => who("shelter", unit),
            Action::Destroy(unit) => who("destroy", unit),
            Action::Lose(unit) => who("lose", unit),
            Action::Cut(unit) => who("cut", unit),
            Action::Fill(unit) => who("fill", unit),
        }
    }
}

/// The piece that does it: where several lie in a hex, it is chosen by its drawing.
fn actor(action: Action) -> Option<Piece> {
    match action {
        Action::Place(piece, _)
        | Action::Hide(piece, _)
        | Action::Move(piece)
        | Action::Join(piece)
        | Action::Board(piece, _)
        | Action::Alight(piece)
        | Action::Mount(piece)
        | Action::Leave(piece)
        | Action::Fire(piece, ..)
        | Action::Add(piece, _)
        | Action::Burn(piece, _)
        | Action::Shoot(piece, ..)
        | Action::Pivot(piece, _)
        | Action::Shelter(piece)
        | Action::Destroy(piece)
        | Action::Lose(piece)
        | Action::Push(piece, _)
        | Action::Flak(piece, _)
        | Action::Sky(piece, _)
        | Action::Cut(piece)
        | Action::Fill(piece)
        | Action::Request(Caller::Unit(piece), _)
        | Action::Assign(Battery::Gun(piece), ..) => Some(piece),
        _ => None,
    }
}
