//! The contract, fulfilled.

use crate::action::Action;
use crate::book::Book;
use crate::handicap;
use crate::open::open;
use crate::state::State;
use hex::Map;
use table::handicap::Handicap;
use table::{
    About, Actions, Chance, Click, Clicked, Content, Draft, Fault, Game, Known, Loss, MatchSpec,
    Odds, Offer, Outcome, Profile, Refusal, Rng, Seat, SightView, Teller, Text, Threat, Turn, View,
    Viewer,
};

impl Game for Book {
    type State = State;
    type Action = Action;
    const SYSTEM: &'static str = "aslsk";
    const EDITION: u16 = 1;

    fn open(content: &Content, what: &MatchSpec) -> Result<Self, Vec<Fault>> {
        open(content, what)
    }
    fn handicaps(content: &Content, scenario: &str) -> Result<Vec<Handicap>, Vec<Fault>> {
        handicap::offered(content, scenario)
    }
    fn seats(&self) -> Vec<String> {
        self.sides.iter().map(|side| side.name.clone()).collect()
    }
    fn vocabulary(&self) -> Vec<String> {
        crate::draft::vocabulary()
    }
    fn start(&self, chance: &mut Chance, teller: &mut Teller) -> State {
        let mut state = self.set_up();
        self.run(&mut state, chance, teller);
        state
    }
    fn turn(&self, s: &State) -> Turn {
        if s.winner.is_some() || s.drawn {
            return Turn::Over(Outcome { winner: s.winner });
        }
        Turn::Ask(self.question(s).ask(self, s))
    }
    fn legal(&self, s: &State, out: &mut Actions<Action>) {
        if s.winner.is_none() && !s.drawn {
            self.question(s).list(self, s, out);
        }
    }
    fn apply(&self, s: &mut State, action: Action, chance: &mut Chance, teller: &mut Teller) {
        self.question(s).answer(self, s, action, chance, teller);
        self.run(s, chance, teller);
    }
    fn why_not(&self, s: &State, action: Action) -> Option<Refusal> {
        if s.winner.is_some() || s.drawn {
            return Some(Refusal {
                rules: vec!["3.9.a".into()],
                text: Text::new("aslsk-no-over"),
            });
        }
        let no = self.question(s).test(self, s, action).err()?;
        Some(self.counted(s, action, no))
    }
    fn hide(&self, s: &mut State, viewer: Viewer) {
        Book::hide(self, s, viewer);
    }
    fn guess(&self, known: &Known<State>, rng: &mut Rng) -> State {
        Book::guess(self, known, rng)
    }
    fn view(&self, known: &Known<State>) -> View {
        Book::view(self, known)
    }
    fn offer(&self, s: &State, action: Action) -> Offer {
        Book::offer(self, s, action)
    }
    fn write(&self, _: &State, action: Action) -> String {
        Book::write(self, action)
    }
    fn read(&self, s: &State, text: &str) -> Result<Action, String> {
        Book::read(self, s, text)
    }
    fn seat(&self, draft: &Draft) -> Result<State, Vec<Fault>> {
        Book::seat(self, draft)
    }
    fn meant(&self, s: &State, clicks: &[Click]) -> Option<Action> {
        if s.winner.is_some() || s.drawn {
            return None;
        }
        match Clicked::last(clicks, self.ground.map.grid())? {
            Clicked::Hex { at, from } => self.question(s).meant(self, s, from, at),
            _ => None,
        }
    }
    fn odds(&self, known: &Known<State>, action: Action) -> Option<Odds> {
        Book::odds(self, known, action)
    }
    fn sight(&self, known: &Known<State>, from: &str) -> Vec<SightView> {
        self.show_sight(known, from)
    }
    fn profile(&self, known: &Known<State>, from: &str, to: &str) -> Option<Profile> {
        self.show_profile(known, from, to)
    }
    fn about(&self, known: &Known<State>, of: &Click) -> About {
        Book::about(self, known, of)
    }
    fn threat(&self, s: &State) -> Option<Threat> {
        Book::threat(self, s)
    }
    fn left(&self, s: &State) -> Option<i64> {
        Book::left(self, s)
    }
    fn losses(&self, known: &Known<State>) -> Vec<Loss> {
        self.show_losses(known)
    }
    fn map(&self) -> Option<&Map> {
        Some(&self.ground.map)
    }
    fn round(&self, s: &Known<State>) -> (i64, Option<Seat>) {
        (s.turn.into(), Some(s.active))
    }
    fn check(&self, s: &State) -> Result<(), String> {
        Book::check(self, s)
    }
}
