use crate::handicap::Handicap;
use crate::{
    About, Actions, Chance, Click, Content, Draft, Fault, Known, Loss, MatchSpec, Odds, Offer,
    Profile, Refusal, Rng, Seat, SightView, Teller, Threat, View, Viewer,
};
use hex::Map;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
use std::hash::Hash;

/// A named point of the rules where somebody is asked: a key of the system.
pub type Moment = &'static str;

/// A question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ask {
    /// Who answers.
    pub seat: Seat,
    /// Where in the rules.
    pub moment: Moment,
    /// Whether this is a reaction window: it opened on public facts, and a
    /// standing order may answer it.
    pub window: bool,
    /// Whether what can be answered depends on what the seat alone knows: then even the only answer
    /// is not given for it while somebody else might draw conclusions.
    pub secret: bool,
    /// Whether something is set up before the match begins: what the seat is asked so, one after the other, is one
    /// arrangement, and it may be made in any order before it is answered.
    pub set_up: bool,
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Who won; nobody in a draw.
    pub winner: Option<Seat>,
}

/// What the match waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// An answer.
    Ask(Ask),
    /// Nothing: it is over.
    Over(Outcome),
}

/// The contract every game fulfils. `self` is the book on the table: map,
/// sight, decks, scenario, options. What changes in play is the state.
///
/// No method is generic: a rules crate compiles once.
pub trait Game: Sized + Send + Sync + 'static {
    /// Only what changes; fixed arrays, no map, no log.
    type State: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// Ids only, at most 16 bytes.
    type Action: Copy + Eq + Hash + Debug + Send + Sync + 'static;

    /// The system's id.
    const SYSTEM: &'static str;
    /// Raised by every change that makes an old match play out differently.
    const EDITION: u16;

    /// Opens the book; all faults of its files at once.
    fn open(content: &Content, what: &MatchSpec) -> Result<Self, Vec<Fault>>;
    /// What each side of a scenario may take as a handicap.
    fn handicaps(_content: &Content, _scenario: &str) -> Result<Vec<Handicap>, Vec<Fault>> {
        Ok(Vec::new())
    }
    /// The names of the seats, in their order.
    fn seats(&self) -> Vec<String>;
    /// The words that may stand beside pieces and hexes in a view, so that a case cannot deny what is no word.
    /// Empty: nobody has listed them.
    fn vocabulary(&self) -> Vec<String> {
        Vec::new()
    }
    /// Sets up and plays to the first question.
    fn start(&self, chance: &mut Chance, teller: &mut Teller) -> Self::State;
    /// Who is asked what. Follows from public facts alone.
    fn turn(&self, state: &Self::State) -> Turn;
    /// What may be done now.
    fn legal(&self, state: &Self::State, out: &mut Actions<Self::Action>);
    /// Does it and plays to the next question. The action is on the list: the table has looked.
    fn apply(
        &self,
        state: &mut Self::State,
        action: Self::Action,
        chance: &mut Chance,
        teller: &mut Teller,
    );
    /// The rule that forbids it; `None` if it is legal.
    fn why_not(&self, state: &Self::State, action: Self::Action) -> Option<Refusal>;
    /// Blanks what `viewer` may not know; called by [`Known::mask`] only.
    fn hide(&self, state: &mut Self::State, viewer: Viewer);
    /// A whole state that fits what is known: it cannot cheat, by its type.
    fn guess(&self, known: &Known<Self::State>, rng: &mut Rng) -> Self::State;
    /// What is seen, without offers and events: it cannot leak, by its type.
    fn view(&self, known: &Known<Self::State>) -> View;
    /// The words and clicks of a legal action.
    fn offer(&self, state: &Self::State, action: Self::Action) -> Offer;
    /// The notation of an action.
    fn write(&self, state: &Self::State, action: Self::Action) -> String;
    /// The action of a notation; it need not be legal, but must make sense.
    fn read(&self, state: &Self::State, text: &str) -> Result<Self::Action, String>;
    /// Any position; all that is wrong with it at once.
    fn seat(&self, draft: &Draft) -> Result<Self::State, Vec<Fault>>;
    /// The action that clicking these things would be if it were legal, for telling why it is not.
    fn meant(&self, _state: &Self::State, _clicks: &[Click]) -> Option<Self::Action> {
        None
    }
    /// What may come of an action, computed from what its seat knows; nothing where nothing is at stake.
    fn odds(&self, _known: &Known<Self::State>, _action: Self::Action) -> Option<Odds> {
        None
    }
    /// What is seen from a hex; nothing where the label is none, or the system has no sight.
    fn sight(&self, _known: &Known<Self::State>, _from: &str) -> Vec<SightView> {
        Vec::new()
    }
    /// The line of sight between two hexes from the side; none where a label is none, or the system does not tell it.
    fn profile(&self, _known: &Known<Self::State>, _from: &str, _to: &str) -> Option<Profile> {
        None
    }
    /// What there is to know of a piece or a hex, from what the viewer knows.
    fn about(&self, _known: &Known<Self::State>, _of: &Click) -> About {
        About::default()
    }
    /// Who could fire at what has just moved, while somebody is asked whether he answers it, or where it stands if nobody is
    /// asked before it stops; by public facts alone.
    fn threat(&self, _state: &Self::State) -> Option<Threat> {
        None
    }
    /// What the one who moves has left to spend.
    fn left(&self, _state: &Self::State) -> Option<i64> {
        None
    }
    /// The numbers of a piece as they count now, with all that changes them, where they are not those printed on it: for cases.
    fn ratings(&self, _state: &Self::State, _piece: u16) -> Vec<(&'static str, i64)> {
        Vec::new()
    }
    /// The map on the table, with what a draft has laid on it; its name is that in a view.
    fn map(&self) -> Option<&Map> {
        None
    }
    /// The number of the turn, from 1, and whose it is; 0 and nobody where there is none yet.
    fn round(&self, _known: &Known<Self::State>) -> (i64, Option<Seat>) {
        (0, None)
    }
    /// What each side has lost so far, by kind.
    fn losses(&self, _known: &Known<Self::State>) -> Vec<Loss> {
        Vec::new()
    }
    /// What must hold after every action; the first thing that does not.
    fn check(&self, state: &Self::State) -> Result<(), String>;
}
