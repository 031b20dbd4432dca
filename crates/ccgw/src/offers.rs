//! Each legal action in words, and what to click for it.

use crate::action::Action;
use crate::book::Book;
use crate::effects::{combat_text, command_text};
use crate::kinds::Wing;
use crate::state::{Count, Phase, State};
use hex::HexId;
use table::Sum;
use table::{Click, Mark, Offer, Text, Verb};

/// What the action does to what is clicked last.
fn mark(action: Action) -> Mark {
    match action {
        Action::Step(..)
        | Action::March(..)
        | Action::Retreat(_)
        | Action::Advance
        | Action::Return => Mark::Move,
        Action::Fire(..) | Action::Assault(..) | Action::Target(_) => Mark::Target,
        _ => Mark::Pick,
    }
}

/// Answers that every system has.
fn verb(s: &State, action: Action) -> Option<Verb> {
    Some(match action {
        Action::Pass | Action::Stay => Verb::Decline,
        Action::Stop => Verb::Done,
        Action::Done if s.attack().is_some() => Verb::Confirm,
        Action::Done => Verb::End,
        Action::Advance | Action::Return => Verb::Confirm,
        _ => return None,
    })
}

impl Book {
    /// An action in words, and what to click for it.
    pub(crate) fn offer(&self, s: &State, action: Action) -> Offer {
        Offer {
            click: self.clicks(s, action),
            mark: mark(action),
            verb: verb(s, action),
            cost: self.price(s, action),
            aside: matches!(action, Action::Fortify(from, to) if from != to),
            note: self.brings(s, action),
            look: self.offer_look(s, action),
            ..Offer::new(self.write(action), self.action_text(s, action))
        }
    }

    /// What a specialist is good for in the unit he joins.
    fn brings(&self, s: &State, action: Action) -> Option<Text> {
        let Action::Enlist(specialist, hex) = action else {
            return None;
        };
        let kind = s.unit(s.at(hex)?).kind;
        let word = specialist.word();
        // The same man does something else at another weapon.
        Some(Text::new(match self.skill(specialist).hosts.as_slice() {
            [_] => format!("ccgw-brings-{word}"),
            _ => format!("ccgw-brings-{word}-{}", kind.word()),
        }))
    }

    /// What an answer costs: hexes of a move, HQ tokens of everything else.
    fn price(&self, s: &State, action: Action) -> Option<i64> {
        let cost = match action {
            Action::Step(..) => 1,
            Action::March(from, to) => self.distance(from, to),
            Action::Card(card) => self.cost(card),
            Action::Fortify(from, to) if from != to => 2,
            Action::Dice(n) => n.saturating_sub(self.free_dice(s)),
            Action::Order(_) if s.orders.count == Count::Paid && s.phase == Phase::Orders => 1,
            _ => return None,
        };
        Some(cost.into())
    }

    /// What to click, in order: hexes, a card; nothing: a button.
    fn clicks(&self, s: &State, action: Action) -> Vec<Click> {
        let hex = |hex: HexId| Click::Hex(self.label(hex));
        let card = |word: &str| vec![Click::Card(word.to_owned())];
        match action {
            Action::Play(c) | Action::TakeCommand(c) | Action::Keep(c) => card(c.word()),
            Action::Card(c) | Action::TakeCombat(c) | Action::Discard(c) => card(c.word()),
            Action::FirstStrike => card("first-strike"),
            Action::Order(at)
            | Action::Pick(at)
            | Action::Exit(at)
            | Action::Join(at)
            | Action::Cut(at)
            | Action::Target(at)
            | Action::Retreat(at) => vec![hex(at)],
            Action::Step(from, to)
            | Action::March(from, to)
            | Action::Fire(from, to)
            | Action::Assault(from, to) => vec![hex(from), hex(to)],
            // Engineers mostly go where they could dig: what they build is chosen by a button.
            Action::Fortify(from, _) | Action::Repair(from, _) => vec![hex(from)],
            Action::Enlist(_, at) => vec![hex(at)],
            Action::Advance => s.attack().map(|a| hex(a.hex)).into_iter().collect(),
            Action::Return => vec![hex(s.raid.start)],
            _ => Vec::new(),
        }
    }

    fn action_text(&self, s: &State, action: Action) -> Text {
        let at = |key: &'static str, hex: HexId| Text::new(key).name("hex", self.label(hex));
        let wing = |wing: Wing| Text::new(format!("ccgw-wing-{}", wing.word()));
        let go = |key: &'static str, from: HexId, to: HexId| {
            let text = Text::new(key).text("unit", self.who(s, from));
            text.name("from", self.label(from))
                .name("to", self.label(to))
        };
        match action {
            Action::Play(card) => Text::new("ccgw-do-play").text("card", command_text(card)),
            Action::Card(card) => Text::new("ccgw-do-card")
                .text("card", combat_text(card))
                .num("cost", self.cost(card)),
            Action::TakeCommand(card) => Text::new("ccgw-do-take").text("card", command_text(card)),
            Action::TakeCombat(card) => Text::new("ccgw-do-take").text("card", combat_text(card)),
            Action::Discard(card) => Text::new("ccgw-do-discard").text("card", combat_text(card)),
            Action::Keep(card) => Text::new("ccgw-do-keep").text("card", command_text(card)),
            Action::Section(w) => Text::new("ccgw-do-section").text("section", wing(w)),
            Action::OrderArtillery(None) => Text::new("ccgw-do-order-artillery-anywhere"),
            Action::OrderArtillery(Some(w)) => {
                Text::new("ccgw-do-order-artillery").text("section", wing(w))
            }
            Action::Order(hex) => at("ccgw-do-order", hex).text("unit", self.who(s, hex)),
            Action::Pick(hex) => at("ccgw-do-pick", hex).text("unit", self.who(s, hex)),
            Action::Step(from, to) | Action::March(from, to) => go("ccgw-do-step", from, to),
            Action::Exit(from) => {
                let text = Text::new("ccgw-do-exit").text("unit", self.who(s, from));
                text.name("from", self.label(from))
            }
            Action::Fire(from, to) | Action::Assault(from, to) => {
                self.fight_text(s, action, from, to)
            }
            Action::Fortify(from, to) => {
                let price = self.price(s, action).unwrap_or_default();
                go("ccgw-do-fortify", from, to).num("tokens", price)
            }
            Action::Repair(from, to) => go("ccgw-do-repair", from, to),
            Action::Enlist(specialist, hex) => at("ccgw-do-enlist", hex)
                .text("unit", self.who(s, hex))
                .text(
                    "specialist",
                    Text::new(format!("ccgw-specialist-{}", specialist.word())),
                ),
            Action::Row(n) => Text::new("ccgw-do-row").num("n", n),
            Action::Join(hex) => at("ccgw-do-join", hex),
            Action::Cut(hex) => at("ccgw-do-cut", hex),
            Action::Target(hex) => at("ccgw-do-target", hex),
            Action::Retreat(hex) => at("ccgw-do-retreat", hex),
            Action::Dice(n) => {
                let price = n.saturating_sub(self.free_dice(s));
                Text::new("ccgw-do-dice").num("n", n).num("tokens", price)
            }
            Action::Ignore(n) => Text::new("ccgw-do-ignore").num("n", n),
            Action::Pass => Text::new(self.ending_key(s, "pass")),
            Action::Done => Text::new(self.ending_key(s, "done")),
            plain => Text::new(format!("ccgw-do-{}", self.write(plain).replace(' ', "-"))),
        }
    }

    /// Who stands there; nobody but wire.
    fn who(&self, s: &State, hex: HexId) -> Text {
        s.at(hex).map_or_else(
            || Text::new("ccgw-bare-wire"),
            |unit| self.unit_text(s, unit),
        )
    }

    /// `pass` and `done` mean something else at each question; in a window they mean no card.
    fn ending_key(&self, s: &State, word: &str) -> String {
        let question = self.question(s);
        match question.asked(self, s).1 {
            "with-command" => "ccgw-do-no-card".to_owned(),
            _ if question.is_window() => "ccgw-do-no-card".to_owned(),
            moment => format!("ccgw-do-{word}-{moment}"),
        }
    }

    fn fight_text(&self, s: &State, action: Action, from: HexId, to: HexId) -> Text {
        let ranged = matches!(action, Action::Fire(..));
        let dice = s.at(from).and_then(|unit| {
            let mut sum = Sum::quiet();
            if ranged {
                self.ranged_dice(s, unit, to, &mut sum).ok()
            } else {
                self.close_dice(s, unit, to, false, &mut sum).ok()
            }
        });
        let key = if ranged {
            "ccgw-do-fire"
        } else {
            "ccgw-do-assault"
        };
        Text::new(key)
            .text("unit", self.who(s, from))
            .text("target", self.who(s, to))
            .name("from", self.label(from))
            .name("to", self.label(to))
            .num("dice", dice.unwrap_or(0))
    }
}
