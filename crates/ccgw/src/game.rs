//! The contract, fulfilled: what a question answers here, the rest by the methods of the same names in their rooms.

use crate::action::Action;
use crate::book::Book;
use crate::combat_cards::Combat;
use crate::command_cards::Command;
use crate::handicap;
use crate::open::open;
use crate::question::SEQUENCE;
use crate::state::State;
use hex::Map;
use table::handicap::Handicap;
use table::{
    About, Actions, Chance, Click, Clicked, Content, Draft, Fault, Game, Known, Loss, MatchSpec,
    Odds, Offer, Outcome, Refusal, Rng, Seat, SightView, Teller, Text, Turn, View, Viewer,
};

impl Game for Book {
    type State = State;
    type Action = Action;
    const SYSTEM: &'static str = "ccgw";
    const EDITION: u16 = 4;

    fn open(content: &Content, what: &MatchSpec) -> Result<Self, Vec<Fault>> {
        open(content, what)
    }
    fn handicaps(content: &Content, scenario: &str) -> Result<Vec<Handicap>, Vec<Fault>> {
        handicap::offered(content, scenario)
    }
    fn seats(&self) -> Vec<String> {
        self.sides.iter().map(|side| side.side.clone()).collect()
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
        if s.winner.is_some() {
            return Turn::Over(Outcome { winner: s.winner });
        }
        Turn::Ask(self.question(s).ask(self, s))
    }
    fn legal(&self, s: &State, out: &mut Actions<Action>) {
        if s.winner.is_none() {
            self.question(s).list(self, s, out);
        }
    }
    fn apply(&self, s: &mut State, action: Action, chance: &mut Chance, teller: &mut Teller) {
        self.question(s).answer(self, s, action, chance, teller);
        self.run(s, chance, teller);
    }
    fn why_not(&self, s: &State, action: Action) -> Option<Refusal> {
        if s.winner.is_some() {
            return Some(Refusal {
                rules: vec!["goal.instant-win".into()],
                text: Text::new("ccgw-no-over"),
            });
        }
        let no = self.question(s).test(self, s, action).err()?;
        if no.also != SEQUENCE {
            return Some(self.in_numbers(s, action, self.refusal(no)));
        }
        let mut refusal = self.refusal(self.past(s, action, no));
        let sequence = SEQUENCE.iter().map(|&rule| rule.into());
        let more: Vec<_> = sequence
            .filter(|rule| !refusal.rules.contains(rule))
            .collect();
        refusal.rules.extend(more);
        Some(refusal)
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
        if s.winner.is_some() {
            return None;
        }
        let question = self.question(s);
        match Clicked::last(clicks, self.map.grid())? {
            Clicked::Card(word) => {
                let combat = || Combat::named(word).map(Action::Card);
                let command = || Command::named(word).map(Action::Play);
                let meant = question.card_meant(self, s, word);
                meant.or_else(combat).or_else(command)
            }
            Clicked::Hex { at, from } => question.meant(self, s, from, at),
            Clicked::Piece(_) | Clicked::Way { .. } => None,
        }
    }
    fn odds(&self, s: &Known<State>, action: Action) -> Option<Odds> {
        let open = s.winner.is_none();
        open.then(|| self.question(s).odds(self, s, action))?
    }
    fn sight(&self, known: &Known<State>, from: &str) -> Vec<SightView> {
        Book::sight(self, known, from)
    }
    fn about(&self, known: &Known<State>, of: &Click) -> About {
        Book::about(self, known, of)
    }
    fn left(&self, s: &State) -> Option<i64> {
        self.hexes_left(s)
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
