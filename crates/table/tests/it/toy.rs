//! A tiny game with hidden cards, dice, a reaction window and a choice that can be taken
//! back; and versions of it that each break one law.
//!
//! Two seats hold two cards each. In turn, one chooses a stake (undo is free), then strikes
//! (the other may block with a shield; then a die decides), looks for a spy (the answer
//! depends on the other's hand: a probe), or swaps a card.

mod flaw;
mod rules;

pub use flaw::Flaw;

use serde::{Deserialize, Serialize};
use std::sync::atomic::{AtomicU8, Ordering::Relaxed};
use table::{
    Actions, Ask, BySeat, CardView, Cards, Chance, Content, Draft, Fault, Game, Known, Look,
    MatchSpec, Offer, Outcome, Part, Prompt, Refusal, Rng, Seat, Set128, SideView, Teller, Text,
    Track, Turn, View, Viewer, Zone, ZoneKind,
};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Phase {
    #[default]
    Stake,
    Act,
    Reply,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    pub mover: Seat,
    pub phase: Phase,
    pub stake: u8,
    pub score: BySeat<u8>,
    /// What is known of each hand, and how many cards it has.
    pub hand: BySeat<Set128>,
    pub held: BySeat<u8>,
    /// The deck; masked, with the cards of hidden hands.
    pub rest: Set128,
    /// The class last drawn, for its owner to see.
    pub last: BySeat<Option<u8>>,
    /// A mark on the table that everybody sees.
    pub mark: bool,
    #[serde(skip)]
    pub lost: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    Stake(u8),
    Strike,
    Look,
    Swap(u8),
    Block,
    Pass,
}

pub struct Toy {
    pub flaw: Flaw,
    pub names: [&'static str; 2],
    cards: Cards,
    mood: AtomicU8,
}

const SHIELD: u8 = 1;
const SPY: u8 = 2;
const GOAL: u8 = 6;

impl Toy {
    fn side(&self, known: &Known<State>, seat: Seat) -> SideView {
        let score = i64::from(known.score[seat]);
        let lost = i64::from(self.flaw == Flaw::PartsMissing);
        let won = Part {
            id: "won".to_owned(),
            text: Text::new("toy-won"),
            value: score - lost,
        };
        let track = Track {
            id: "score".to_owned(),
            text: Text::new("toy-score"),
            value: score,
            of: None,
            goal: false,
            face: String::new(),
            look: Look::default(),
            parts: vec![won],
        };
        SideView {
            seat,
            name: seat.0.to_string(),
            text: Text::new("toy-side"),
            tracks: vec![track],
            edge: None,
            face: String::new(),
            look: Look::default(),
        }
    }
}

impl Game for Toy {
    type State = State;
    type Action = Action;
    const SYSTEM: &'static str = "toy";
    const EDITION: u16 = 1;

    fn open(_: &Content, _: &MatchSpec) -> Result<Self, Vec<Fault>> {
        Ok(Toy::with(Flaw::None))
    }
    fn seats(&self) -> Vec<String> {
        self.names.map(str::to_owned).to_vec()
    }
    fn start(&self, chance: &mut Chance, t: &mut Teller) -> State {
        let mut s = State {
            rest: self.cards.all(),
            ..State::default()
        };
        for seat in [Seat(0), Seat(1), Seat(0), Seat(1)] {
            self.draw(&mut s, seat, chance, t);
        }
        if self.flaw == Flaw::MoodyStart {
            s.stake = self.mood.fetch_add(1, Relaxed) % 3;
        }
        s
    }
    fn turn(&self, s: &State) -> Turn {
        if let Some((seat, _)) = s.score.iter().find(|(_, points)| **points >= GOAL) {
            return Turn::Over(Outcome { winner: Some(seat) });
        }
        let spy = self.flaw == Flaw::TurnLeaks && self.holds(s, Self::other(s.mover), SPY);
        let (seat, moment) = match s.phase {
            Phase::Stake if spy => (s.mover, "stake-watched"),
            Phase::Stake => (s.mover, "stake"),
            Phase::Act => (s.mover, "act"),
            Phase::Reply => (Self::other(s.mover), "reply"),
        };
        Turn::Ask(Ask {
            seat,
            moment,
            window: s.phase == Phase::Reply,
            secret: s.phase == Phase::Act,
            set_up: false,
        })
    }
    fn legal(&self, s: &State, out: &mut Actions<Action>) {
        let Turn::Ask(ask) = self.turn(s) else { return };
        match s.phase {
            Phase::Stake
                if self.flaw == Flaw::LoneAnswer
                    && s.hand[ask.seat].iter().any(|card| card == 0) =>
            {
                out.push(Action::Stake(1));
            }
            Phase::Stake => (1..=3).for_each(|n| out.push(Action::Stake(n))),
            Phase::Act => {
                if self.flaw != Flaw::DeadEnd || s.stake < 3 {
                    out.push(Action::Strike);
                    out.push(Action::Look);
                    self.cards
                        .classes_in(s.hand[ask.seat])
                        .for_each(|class| out.push(Action::Swap(class)));
                }
                let spied = self.holds(s, Self::other(s.mover), SPY);
                if self.flaw == Flaw::Twice || self.flaw == Flaw::ListLeaks && spied {
                    out.push_twin(if spied && self.flaw == Flaw::ListLeaks {
                        Action::Block
                    } else {
                        Action::Look
                    });
                }
            }
            Phase::Reply => {
                out.push(Action::Pass);
                if self.holds(s, ask.seat, SHIELD) {
                    out.push(Action::Block);
                }
            }
        }
    }
    fn apply(&self, s: &mut State, action: Action, chance: &mut Chance, t: &mut Teller) {
        let seat = s.mover;
        match action {
            Action::Stake(n) => {
                (s.stake, s.phase) = (n, Phase::Act);
                if self.flaw == Flaw::Unsound {
                    s.held[seat] += 1;
                }
                if self.flaw == Flaw::Moody {
                    s.stake = 1 + self.mood.fetch_add(1, Relaxed) % 3;
                }
                if self.flaw == Flaw::LostField {
                    s.lost += 1;
                }
                t.all(|| Text::new("toy-staked").num("stake", n));
            }
            Action::Strike if self.flaw == Flaw::Panics => panic!("the rules give up"),
            Action::Strike => self.strike(s, chance, t),
            Action::Look => self.look(s, t),
            Action::Swap(class) => {
                let card = self
                    .cards
                    .lowest(s.hand[seat], class)
                    .expect("it is listed");
                s.hand[seat] = s.hand[seat] - Set128::one(card);
                s.held[seat] -= 1;
                s.rest |= Set128::one(card);
                self.draw(s, seat, chance, t);
                if self.flaw == Flaw::Unheard {
                    s.mark = self.holds(s, Self::other(seat), SPY);
                }
                self.next(s);
            }
            Action::Block => {
                t.all(|| Text::new("toy-blocked"));
                self.score(s, Self::other(seat), 1);
                self.next(s);
            }
            Action::Pass => self.roll(s, chance, t),
        }
    }
    fn why_not(&self, s: &State, action: Action) -> Option<Refusal> {
        let mut list = Actions::new();
        self.legal(s, &mut list);
        if list.contains(action) {
            return (self.flaw == Flaw::RefusesListed && action == Action::Look)
                .then(|| Self::refusal("T9"))
                .flatten();
        }
        let spied = self.holds(s, Self::other(s.mover), SPY);
        match action {
            Action::Strike if self.flaw == Flaw::AllowsUnlisted => None,
            Action::Strike if self.flaw == Flaw::NoRule => Some(Refusal {
                rules: Vec::new(),
                text: Text::new("toy-no"),
            }),
            Action::Strike if self.flaw == Flaw::RefusalLeaks && spied => Self::refusal("T8"),
            Action::Stake(_) => Self::refusal("T1"),
            Action::Block if s.phase == Phase::Reply => Self::refusal("T3"),
            _ => Self::refusal("T2"),
        }
    }
    fn hide(&self, s: &mut State, viewer: Viewer) {
        if self.flaw == Flaw::HidesNothing {
            return;
        }
        for seat in [Seat(0), Seat(1)] {
            if viewer != Viewer::Seat(seat) {
                let mut hidden = s.hand[seat];
                if self.flaw == Flaw::MaskForgets {
                    hidden = hidden - hidden.first().map_or(Set128::EMPTY, Set128::one);
                }
                s.rest |= hidden;
                s.hand[seat] = s.hand[seat] - hidden;
                if self.flaw != Flaw::LastDrawnLeaks {
                    s.last[seat] = None;
                }
            }
        }
        if self.flaw != Flaw::IdLeaks {
            self.renumber(s);
        }
    }
    fn guess(&self, known: &Known<State>, rng: &mut Rng) -> State {
        let mut s = State::clone(known);
        for seat in [Seat(0), Seat(1)] {
            let short = u32::from(self.flaw == Flaw::ShortGuess);
            while s.hand[seat].len() + short < u32::from(s.held[seat]) {
                let card = s.rest.nth(rng.below(s.rest.len()));
                s.rest = s.rest - Set128::one(card);
                s.hand[seat] |= Set128::one(card);
            }
        }
        s
    }
    fn view(&self, known: &Known<State>) -> View {
        let mut view = View {
            system: "toy".to_owned(),
            ..View::default()
        };
        for (seat, &held) in known.held.iter() {
            let cards = known.hand[seat].iter().map(|card| {
                let name = self.cards.name(self.cards.class(card));
                CardView::new(name, Text::new("toy-card"))
            });
            view.zones.push(Zone {
                id: format!("hand.{}", seat.0),
                kind: ZoneKind::Hand,
                seat: Some(seat),
                count: u16::from(held),
                cards: cards.collect(),
            });
            view.sides.push(self.side(known, seat));
            view.facts.insert(
                format!("score.{}", seat.0),
                i64::from(known.score[seat]).into(),
            );
        }
        if let Turn::Ask(ask) = self.turn(known) {
            let facts = [("stake".to_owned(), i64::from(known.stake))].into();
            let text = Text::new(format!("toy-{}", ask.moment));
            view.prompt = Some(Prompt {
                facts,
                ..Prompt::new(ask, text)
            });
        }
        view
    }
    fn round(&self, known: &Known<State>) -> (i64, Option<Seat>) {
        let points: u8 = known.score.iter().map(|(_, points)| points).sum();
        (1 + i64::from(points), Some(known.mover))
    }
    fn offer(&self, s: &State, action: Action) -> Offer {
        Offer::new(self.write(s, action), Text::new("toy-do"))
    }
    fn write(&self, _: &State, action: Action) -> String {
        match action {
            Action::Stake(_) if self.flaw == Flaw::Notation => "stake 1".to_owned(),
            Action::Stake(n) => format!("stake {n}"),
            Action::Strike => "strike".to_owned(),
            Action::Look => "look".to_owned(),
            Action::Swap(class) => format!("swap {}", self.cards.name(class)),
            Action::Block => "block".to_owned(),
            Action::Pass => "pass".to_owned(),
        }
    }
    fn read(&self, _: &State, text: &str) -> Result<Action, String> {
        let action = match text.split_once(' ') {
            None => [Action::Strike, Action::Look, Action::Block, Action::Pass]
                .into_iter()
                .find(|a| self.write(&State::default(), *a) == text),
            Some(("stake", n)) => n.parse().ok().map(Action::Stake),
            Some(("swap", card)) => self.cards.find(card).map(Action::Swap),
            _ => None,
        };
        action.ok_or_else(|| format!("'{text}' is no action"))
    }
    fn seat(&self, draft: &Draft) -> Result<State, Vec<Fault>> {
        let mut s = State {
            rest: self.cards.all(),
            ..State::default()
        };
        for (i, name) in self.seats().iter().enumerate() {
            for card in draft.hands.get(name).into_iter().flatten() {
                let class = self.cards.find(card);
                let Some(card) = class.and_then(|class| self.cards.lowest(s.rest, class)) else {
                    return Err(vec![Fault::new(
                        &draft.file,
                        "hands",
                        format!("no card '{card}'"),
                        "sword",
                    )]);
                };
                s.rest = s.rest - Set128::one(card);
                s.hand.0[i] |= Set128::one(card);
                s.held.0[i] += 1;
            }
        }
        Ok(s)
    }
    fn check(&self, s: &State) -> Result<(), String> {
        let sound = s
            .hand
            .iter()
            .all(|(seat, hand)| hand.len() == u32::from(s.held[seat]) && s.held[seat] == 2);
        if sound {
            Ok(())
        } else {
            Err(format!("a hand is wrong: {s:?}"))
        }
    }
}
