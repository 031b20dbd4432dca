//! The contract, fulfilled.

use crate::action::Action;
use crate::book::Book;
use crate::open::open;
use crate::question::Question;
use crate::state::State;
use hex::Map;
use table::{
    Actions, Ask, Chance, Click, Content, Draft, Fault, Game, Known, MatchSpec, Odds, Offer,
    Outcome, Refusal, Rng, Seat, SightView, Teller, Turn, View, Viewer,
};

impl Game for Book {
    type State = State;
    type Action = Action;
    const SYSTEM: &'static str = "ccgw";
    const EDITION: u16 = 2;

    fn open(content: &Content, what: &MatchSpec) -> Result<Self, Vec<Fault>> {
        open(content, what)
    }
    fn seats(&self) -> Vec<String> {
        self.sides.iter().map(|side| side.side.clone()).collect()
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
        let (seat, question) = self.question(s);
        let window = matches!(question, Question::Window(_));
        // What lies in a hand decides what can be answered (setup.05, setup.06).
        let secret = matches!(
            question,
            Question::Command | Question::With | Question::Aim(_) | Question::Keep
        );
        Turn::Ask(Ask {
            seat,
            moment: Book::moment(&question),
            window,
            secret,
        })
    }
    fn legal(&self, s: &State, out: &mut Actions<Action>) {
        if s.winner.is_none() {
            self.list(s, out);
        }
    }
    fn apply(&self, s: &mut State, action: Action, chance: &mut Chance, teller: &mut Teller) {
        self.carry_out(s, action, chance, teller);
    }
    fn why_not(&self, s: &State, action: Action) -> Option<Refusal> {
        if s.winner.is_some() {
            return Some(Refusal {
                rules: vec!["goal.instant-win".into()],
                text: table::Text::new("ccgw-no-over"),
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
    fn write(&self, _: &State, action: Action) -> String {
        self.notate(action)
    }
    fn read(&self, s: &State, text: &str) -> Result<Action, String> {
        self.parse(text, self.asking(s))
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
