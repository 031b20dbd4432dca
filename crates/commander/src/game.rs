//! The contract, fulfilled.

use crate::action::Action;
use crate::book::Book;
use crate::edition::{Bound, Commander};
use crate::frame::Frame;
use crate::open::open;
use crate::state::State;
use hex::Map;
use table::{
    Actions, Ask, Chance, Click, Content, Draft, Fault, Game, Known, MatchSpec, Odds, Offer,
    Outcome, Refusal, Rng, Seat, SightView, Teller, Turn, View, Viewer,
};

impl<B: Bound> Game for Commander<B> {
    type State = State;
    type Action = Action;
    const SYSTEM: &'static str = B::WHICH.id();
    const EDITION: u16 = B::NUMBER;

    fn open(content: &Content, what: &MatchSpec) -> Result<Self, Vec<Fault>> {
        open(B::WHICH, content, what).map(Commander::bound)
    }
    fn seats(&self) -> Vec<String> {
        let names = self.sides.iter().map(|side| side.nation.word().to_owned());
        names.collect()
    }
    fn vocabulary(&self) -> Vec<String> {
        self.words_in_views()
    }
    fn start(&self, chance: &mut Chance, teller: &mut Teller) -> State {
        let mut state = self.set_up();
        self.run(&mut state, chance, teller);
        state
    }
    fn turn(&self, s: &State) -> Turn {
        if s.winner.is_some() {
            return Turn::Over(Outcome { winner: s.winner });
        }
        let (seat, moment) = self.asked(s);
        let window = matches!(s.stack.last(), Some(Frame::Window(_)));
        Turn::Ask(Ask {
            seat,
            moment,
            window,
            secret: self.asks_the_hand(s),
        })
    }
    fn legal(&self, s: &State, out: &mut Actions<Action>) {
        if s.winner.is_none() {
            self.list(s, out);
        }
    }
    fn apply(&self, s: &mut State, action: Action, chance: &mut Chance, teller: &mut Teller) {
        self.answer(s, action, chance, teller);
    }
    fn why_not(&self, s: &State, action: Action) -> Option<Refusal> {
        if s.winner.is_some() {
            return Some(Refusal {
                rules: vec![self.cite("6.3a").into()],
                text: self.say("no-over"),
            });
        }
        self.refuse(s, action)
    }
    fn hide(&self, s: &mut State, viewer: Viewer) {
        self.blank(s, viewer);
    }
    fn guess(&self, known: &Known<State>, rng: &mut Rng) -> State {
        self.fill_in(known, rng)
    }
    fn view(&self, known: &Known<State>) -> View {
        self.show(known)
    }
    fn offer(&self, s: &State, action: Action) -> Offer {
        self.describe(s, action)
    }
    fn write(&self, s: &State, action: Action) -> String {
        self.notate(s, action)
    }
    fn read(&self, s: &State, text: &str) -> Result<Action, String> {
        self.parse(s, text)
    }
    fn seat(&self, draft: &Draft) -> Result<State, Vec<Fault>> {
        self.position(draft)
    }
    fn meant(&self, s: &State, clicks: &[Click]) -> Option<Action> {
        self.meaning(s, clicks)
    }
    fn odds(&self, known: &Known<State>, action: Action) -> Option<Odds> {
        self.chances(known, action)
    }
    fn sight(&self, known: &Known<State>, from: &str) -> Vec<SightView> {
        self.seen_from(known, from)
    }
    fn ratings(&self, s: &State, piece: u16) -> Vec<(&'static str, i64)> {
        Book::ratings(self, s, piece)
    }
    fn map(&self) -> Option<&Map> {
        Some(&self.map)
    }
    fn round(&self, s: &Known<State>) -> (i64, Option<Seat>) {
        (s.turn.into(), (s.turn > 0).then_some(s.active))
    }
    fn check(&self, s: &State) -> Result<(), String> {
        self.invariants(s)
    }
}
