//! The contract, fulfilled: each method is that of [`Book`] with its name. Named in full, since a bound book has both.

use crate::action::Action;
use crate::book::Book;
use crate::edition::{Bound, Commander};
use crate::handicap;
use crate::open::open;
use crate::state::State;
use hex::Map;
use table::handicap::Handicap;
use table::{
    About, Actions, Chance, Click, Content, Draft, Fault, Game, Known, Loss, MatchSpec, Odds,
    Offer, Refusal, Rng, Seat, SightView, Teller, Threat, Turn, View, Viewer,
};

impl<B: Bound> Game for Commander<B> {
    type State = State;
    type Action = Action;
    const SYSTEM: &'static str = B::WHICH.id();
    const EDITION: u16 = B::NUMBER;

    fn open(content: &Content, what: &MatchSpec) -> Result<Self, Vec<Fault>> {
        open(B::WHICH, content, what).map(Commander::bound)
    }
    fn handicaps(content: &Content, scenario: &str) -> Result<Vec<Handicap>, Vec<Fault>> {
        handicap::offered(B::WHICH, content, scenario)
    }
    fn seats(&self) -> Vec<String> {
        let names = self.sides.iter().map(|side| side.nation.word().to_owned());
        names.collect()
    }
    fn vocabulary(&self) -> Vec<String> {
        Book::vocabulary(self)
    }
    fn start(&self, chance: &mut Chance, teller: &mut Teller) -> State {
        let mut state = self.set_up();
        self.run(&mut state, chance, teller);
        state
    }
    fn turn(&self, s: &State) -> Turn {
        Book::turn(self, s)
    }
    fn legal(&self, s: &State, out: &mut Actions<Action>) {
        Book::legal(self, s, out);
    }
    fn apply(&self, s: &mut State, action: Action, chance: &mut Chance, teller: &mut Teller) {
        Book::apply(self, s, action, chance, teller);
    }
    fn why_not(&self, s: &State, action: Action) -> Option<Refusal> {
        Book::why_not(self, s, action)
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
    fn write(&self, s: &State, action: Action) -> String {
        Book::write(self, s, action)
    }
    fn read(&self, s: &State, text: &str) -> Result<Action, String> {
        Book::read(self, s, text)
    }
    fn seat(&self, draft: &Draft) -> Result<State, Vec<Fault>> {
        Book::seat(self, draft)
    }
    fn meant(&self, s: &State, clicks: &[Click]) -> Option<Action> {
        Book::meant(self, s, clicks)
    }
    fn odds(&self, known: &Known<State>, action: Action) -> Option<Odds> {
        Book::odds(self, known, action)
    }
    fn sight(&self, known: &Known<State>, from: &str) -> Vec<SightView> {
        let Ok(from) = self.map.grid().parse(from) else {
            return Vec::new();
        };
        let hexes = self.map.grid().ids();
        hexes.map(|to| self.seen(known, from, to)).collect()
    }
    fn about(&self, known: &Known<State>, of: &Click) -> About {
        Book::about(self, known, of)
    }
    fn ratings(&self, s: &State, piece: u16) -> Vec<(&'static str, i64)> {
        Book::ratings(self, s, piece)
    }
    fn threat(&self, s: &State) -> Option<Threat> {
        Book::threat(self, s)
    }
    fn left(&self, s: &State) -> Option<i64> {
        self.moving(s)?.left(self, s)
    }
    fn map(&self) -> Option<&Map> {
        Some(&self.map)
    }
    fn round(&self, s: &Known<State>) -> (i64, Option<Seat>) {
        (s.turn.into(), (s.turn > 0).then_some(s.active))
    }
    fn losses(&self, s: &Known<State>) -> Vec<Loss> {
        self.show_losses(s)
    }
    fn check(&self, s: &State) -> Result<(), String> {
        Book::check(self, s)
    }
}
