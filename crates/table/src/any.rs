use crate::{
    About, Click, Course, Event, Odds, Offer, Position, Profile, Refusal, Rng, Seat, SightView,
    Text, Turn, View, Viewer, Way,
};
use hex::Map;
use std::any::Any;
use std::collections::BTreeMap;

/// Why an action was not taken. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The words make no sense as an action.
    Unreadable(String),
    /// Another seat is asked, or nobody.
    NotAsked,
    /// The rules forbid it.
    Forbidden(Refusal),
}

/// Why the last action cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Barred {
    /// Nothing has been done yet.
    Nothing,
    /// A die or a card was drawn since.
    Chance,
    /// Another seat has decided something since.
    OtherSeat,
    /// Something hidden was looked at since.
    Probe,
    /// More was taken back in this match than a person does.
    Often,
}

/// Why an action was not played by a script. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unscripted {
    /// It was not taken.
    Refused(Refused),
    /// It draws more than the script has: what is drawn next, and what it may be.
    RanOut(String),
    /// A word of the script does not fit.
    Misfit(String),
}

/// An action that stands: whose it was, and what bars taking it back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stands {
    /// Who did it.
    pub seat: Seat,
    /// Whether it let something go by.
    pub pass: bool,
    /// What was seen of it that cannot be unseen.
    pub barred: Option<Barred>,
}

/// A match of some system behind text and views: what a server or a program
/// holds. Implemented once, by [`crate::Match`].
pub trait AnyMatch: Send {
    /// The system's id.
    fn system(&self) -> &'static str;
    /// The scenario's id.
    fn scenario(&self) -> &str;
    /// What was agreed on beyond the usual, by name.
    fn options(&self) -> &BTreeMap<String, String>;
    /// The names of the seats.
    fn seats(&self) -> &[String];
    /// Who is asked what.
    fn turn(&self) -> Turn;
    /// What the seat may do now, computed from what it knows; empty if it is not asked.
    fn offers(&self, seat: Seat) -> Vec<Offer>;
    /// Plays an action in its notation; what the seat heard of it comes back. For others, see [`AnyMatch::view`]
    /// and [`AnyMatch::log`].
    fn play(&mut self, seat: Seat, action: &str) -> Result<Vec<Event>, Refused>;
    /// Plays an action with the dice and cards of a script, where a match is no contest: in a lesson. How many of its
    /// words were used comes back.
    fn play_scripted(
        &mut self,
        seat: Seat,
        action: &str,
        script: &[String],
    ) -> Result<usize, Unscripted>;
    /// The seat gives the match up, asked or not: it is over, and nothing of it is taken back.
    fn resign(&mut self, seat: Seat) -> Result<(), Refused>;
    /// An action of the seat asked as the table writes it; it need not be legal.
    fn written(&self, seat: Seat, action: &str) -> Result<String, Refused>;
    /// The map on the table, if it may be in no file.
    fn map(&self) -> Option<&Map>;
    /// Why an action is not legal; `None` if it is.
    fn why_not(&self, seat: Seat, action: &str) -> Result<Option<Refusal>, Refused>;
    /// Why clicking these things does nothing now; `None` if it means nothing, or is legal.
    fn why_click(&self, seat: Seat, clicks: &[Click]) -> Option<Refusal>;
    /// What may come of an action of the seat asked, from what that seat knows.
    fn odds(&self, seat: Seat, action: &str) -> Option<Odds>;
    /// What is seen from a hex, as far as the viewer knows.
    fn sight(&self, viewer: Viewer, from: &str) -> Vec<SightView>;
    /// The line of sight between two hexes from the side, as far as the viewer knows.
    fn profile(&self, viewer: Viewer, from: &str, to: &str) -> Option<Profile>;
    /// What there is to know of a piece or a hex, as far as the viewer knows.
    fn about(&self, viewer: Viewer, of: &Click) -> About;
    /// What there was to know of it at one of its positions.
    fn about_at(&self, viewer: Viewer, number: usize, of: &Click) -> Option<About>;
    /// A random legal action in its notation, for the simplest of machine players.
    fn random_action(&self, rng: &mut Rng) -> Option<String>;
    /// What a viewer sees, offers and recent events included.
    fn view(&self, viewer: Viewer) -> View;
    /// Everywhere that what stands in a hex, or one piece of it, can go now, from what the seat knows; `via`: the steps with
    /// which every way begins.
    fn ways(&self, seat: Seat, from: &str, piece: Option<u16>, via: &[String]) -> Vec<Way>;
    /// A match of its own that stands where this one does, as far as the seat knows: to try something out. Nothing in it
    /// is what this one will come to.
    fn rehearse(&self, seat: Seat) -> Option<Box<dyn AnyMatch>>;
    /// Takes the seat's last action back where fairness allows it.
    fn undo(&mut self, seat: Seat) -> Result<(), Barred>;
    /// Takes the last action back, whosever it was and whatever came of it: for who knows that all agree.
    fn undo_agreed(&mut self, seat: Seat) -> Result<(), Barred>;
    /// Whether so many may be taken back, one after the other: not for ever.
    fn seldom_undone(&self, times: usize) -> Result<(), Barred>;
    /// The last action that stands, or the one so many before it.
    fn standing(&self, back: usize) -> Option<Stands>;
    /// That action in words.
    fn standing_words(&self, back: usize) -> Option<Text>;
    /// The round of the game, from 1; 0 before the first.
    fn round(&self) -> i64;
    /// How many actions have been played.
    fn len(&self) -> usize;
    /// Whether nothing has been played yet.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// All that was told to a viewer, from the start, with the number of the action it belongs to.
    fn log(&self, viewer: Viewer) -> Vec<(usize, Event)>;
    /// The moments of the match that stand, as the viewer counts them, from that number on: for replay and for
    /// telling moves one by one.
    fn positions(&self, viewer: Viewer, from: usize) -> Vec<Position>;
    /// How the match went, turn by turn.
    fn course(&self, viewer: Viewer) -> Course;
    /// The number of the last of them: where the match now stands for the viewer.
    fn last_position(&self, viewer: Viewer) -> usize;
    /// How many actions stood at one of them, those taken back not counted.
    fn actions_at(&self, viewer: Viewer, number: usize) -> Option<usize>;
    /// What a viewer saw at one of its positions, without offers.
    fn view_at(&self, viewer: Viewer, number: usize) -> Option<View>;
    /// Who took the `n`th action or undo, counted from 1 as by [`AnyMatch::len`], the action in its notation
    /// (`undo` for one taken back, `resign` for who gave up), and what its seat heard of it.
    fn entry(&self, n: usize) -> Option<(Seat, String, Vec<Event>)>;
    /// Whether the `n`th is an action that these words meant when it was taken, however it is now written.
    fn meant(&self, n: usize, words: &str) -> bool;
    /// What to append to a record that holds the first `entries` entries, the set-up among them.
    fn journal_after(&self, entries: usize) -> String;
    /// The first line of the record, which everybody may have: what was agreed and committed to.
    fn header(&self) -> String;
    /// What a viewer may have of the record: see [`crate::Match::masked`].
    fn journal_for(&self, viewer: Viewer) -> String;
    /// The match itself, for who knows its system.
    fn as_any(&self) -> &dyn Any;
    /// The journal as text, for the owner's disk: while the match runs it keeps the secrets it needs to go on.
    /// Show others [`crate::journal::public`] of it.
    fn journal(&self) -> String;
    /// The hash of the state now.
    fn hash(&self) -> String;
}
