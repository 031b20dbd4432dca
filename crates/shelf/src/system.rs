use crate::{ScenarioCard, Speeds};
use draw::Art;
use hex::Map;
use players::{
    Advising, Bout, Character, Course, Duel, Games, Levels, Machine, Making, Mark, Mind, Player,
    Progress, Reviewing, Script, SimReport, Swing, Tried, Trying,
};
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;
use table::blunder::{Blunder, BlunderFile};
use table::case::{CaseFile, CaseReport, Film};
use table::commit::Secrets;
use table::conformance::{Broken, Report};
use table::journal::{Journal, Verdict};
use table::lesson::{Lesson, Quick};
use table::orders::{Order, Until};
use table::{AnyMatch, Content, Event, Fault, MatchSpec, Review, Rng, Text, View};

/// The words of a picture.
#[derive(Clone, Debug, Default)]
pub struct Caption {
    /// What it shows, for those who do not see it.
    pub label: String,
    /// The words of the place names on the map, by their key.
    pub names: BTreeMap<String, String>,
}

/// The printed map as a page shows it.
#[derive(Clone, Debug)]
pub struct Board {
    /// The window of the ground: left, top, width, height.
    pub window: [f64; 4],
    /// Flat tops, or points up.
    pub flat: bool,
    /// From the centre of a hex to its corner.
    pub size: f64,
    /// The hexes by their labels, with their centres.
    pub hexes: Vec<(String, f64, f64)>,
    /// The ground without anything that comes and goes: an SVG document.
    pub ground: String,
}

/// A system behind text and views: what a program or a server asks of it.
pub trait System: Sync {
    /// Its id.
    fn id(&self) -> &'static str;
    /// The edition of its rules: a number that is raised when they change.
    fn edition(&self) -> u16;
    /// Its name.
    fn title(&self) -> Text;
    /// Its scenarios in the order of the book.
    fn scenarios(&self, content: &Content) -> Result<Vec<ScenarioCard>, Vec<Fault>>;
    /// The files that the opening of this match reads, and no others: their hash is in its journal, and from them
    /// alone it opens the same.
    fn pinned(&self, content: &Content, spec: &MatchSpec) -> Result<Content, Vec<Fault>>;
    /// A new match.
    fn open_match(
        &self,
        content: &Content,
        spec: &MatchSpec,
        secrets: Secrets,
    ) -> Result<Box<dyn AnyMatch>, Vec<Fault>>;
    /// Folds a journal to look at; it is played on only where it has its secrets. The content must be that with
    /// which it was begun.
    fn replay(&self, content: &Content, journal: &Journal)
    -> Result<Box<dyn AnyMatch>, Vec<Fault>>;
    /// Takes a match up where its journal ends; a running one needs its secrets.
    fn resume(&self, content: &Content, journal: &Journal)
    -> Result<Box<dyn AnyMatch>, Vec<Fault>>;
    /// A new match that goes on from another as it stood after so many actions, by other secrets.
    fn go_on(
        &self,
        content: &Content,
        journal: &Journal,
        actions: usize,
        secrets: Secrets,
    ) -> Result<Box<dyn AnyMatch>, Vec<Fault>>;
    /// Checks a journal to the last die.
    fn verify(&self, content: &Content, journal: &Journal) -> Result<Verdict, Vec<Fault>>;
    /// Its lessons, by name.
    fn lessons(&self, content: &Content) -> Result<Vec<Arc<Lesson>>, Vec<Fault>>;
    /// Its quick start, if it has one.
    fn quick(&self, content: &Content) -> Result<Option<Quick>, Vec<Fault>>;
    /// A table on which the position of a lesson stands. The lesson must be one of the content.
    fn lay_lesson(
        &self,
        content: &Content,
        lesson: &Lesson,
    ) -> Result<Box<dyn AnyMatch>, Vec<Fault>>;
    /// Plays the cases of a file.
    fn run_cases(&self, content: &Content, file: &CaseFile) -> Vec<CaseReport>;
    /// A case of a file position by position, dressed; see [`Film::ground`] for the map it lies on.
    fn film(&self, content: &Content, file: &CaseFile, name: &str) -> Option<Film>;
    /// Plays many games between machines; the inner error is a game that went wrong.
    fn sim(
        &self,
        content: &Content,
        spec: &MatchSpec,
        games: &Games,
        tick: &(dyn Fn(u64) + Sync),
    ) -> Result<Result<SimReport, String>, Vec<Fault>>;
    /// Lets two machine players play each other, over some scenarios in turn, each by what it has learned or by another file of that;
    /// the inner error is a game that went wrong, or such a file. `tick` hears of every game, from any thread.
    fn arena(
        &self,
        content: &Content,
        specs: &[MatchSpec],
        duel: &Duel,
        learned: [Option<&str>; 2],
        tick: &(dyn Fn(&Bout) + Sync),
    ) -> Result<Result<Vec<Bout>, String>, Vec<Fault>>;
    /// Lets a machine player learn by playing itself, over some scenarios in turn, from such a file or from nothing: the new file, made
    /// by this command. The inner error is a game that went wrong, or the file.
    fn learn(
        &self,
        content: &Content,
        specs: &[MatchSpec],
        course: &Course,
        from: &str,
        made: &str,
        tell: &mut dyn FnMut(Progress),
    ) -> Result<Result<String, String>, Vec<Fault>>;
    /// Takes questions out of games of some scenarios in turn, and tries what each answer is worth; the inner error is a game that
    /// went wrong. `tick` hears of every question, from any thread.
    fn make_exam(
        &self,
        content: &Content,
        specs: &[MatchSpec],
        making: &Making,
        tick: &(dyn Fn() + Sync),
    ) -> Result<Result<Vec<Script>, String>, Vec<Fault>>;
    /// Puts such questions to a player; the inner error is a game that goes another way by the rules of today.
    fn regret(
        &self,
        content: &Content,
        exam: &[Script],
        player: Machine,
        threads: usize,
        tick: &(dyn Fn() + Sync),
    ) -> Result<Result<Vec<Mark>, String>, Vec<Fault>>;
    /// Looks through positions in which there is something that no person would do: all that is wrong with how they are written.
    fn check_blunders(&self, content: &Content, file: &BlunderFile) -> Vec<Fault>;
    /// Puts such positions to players: for each position, what each of them did; the inner error is a game that went wrong. `tick`
    /// hears of every try, from any thread.
    fn blunders(
        &self,
        content: &Content,
        positions: &[Blunder],
        trying: &Trying,
        tick: &(dyn Fn() + Sync),
    ) -> Result<Result<Vec<Vec<Tried>>, String>, Vec<Fault>>;
    /// Tries the laws that every system obeys on a random game for each seed, the slow ones every so many
    /// actions.
    fn conformance(
        &self,
        content: &Content,
        spec: &MatchSpec,
        seeds: Range<u64>,
        every: usize,
    ) -> Result<Result<Report, Broken>, Vec<Fault>>;
    /// Measures the rules on one core; the inner error is a game that went wrong.
    fn speeds(
        &self,
        content: &Content,
        spec: &MatchSpec,
    ) -> Result<Result<Speeds, String>, Vec<Fault>>;
    /// The standing orders a player begins with where another person would be kept waiting.
    fn orders(&self, content: &Content) -> Result<Vec<Order>, Vec<Fault>>;
    /// The standing orders a player begins with where he sits with machines alone: none, if the system has none.
    fn orders_alone(&self, content: &Content) -> Result<Vec<Order>, Vec<Fault>>;
    /// What is over when this question is put: an attack, an order of the opponent, for standing orders.
    fn ended(&self, moment: &str) -> Option<Until>;
    /// The sources of its rules, in which rule ids are cited: path and text.
    fn sources(&self) -> Vec<(&'static str, &'static str)>;
    /// The booklet in which the rule of this id is printed.
    fn booklet(&self, rule: &str) -> &'static str;
    /// The printed map of that name.
    fn map(&self, content: &Content, name: &str) -> Result<Map, Vec<Fault>>;
    /// The map a view lies on.
    fn ground(&self, content: &Content, view: &View) -> Result<Map, Vec<Fault>>;
    /// The key of the words of a place on a map.
    fn place(&self, name: &str) -> String;
    /// Names the drawings of everything in a view, for [`System::art`].
    fn dress(&self, map: &Map, view: &mut View);
    /// Names the drawings of what was told.
    fn dress_events(&self, events: &mut [Event]);
    /// The drawing of that name, whatever it is: names come from the net.
    fn art(&self, face: &str) -> Option<Art>;
    /// Who plays at which strength.
    fn levels(&self) -> &Levels;
    /// The characters that a machine can have.
    fn characters(&self) -> Vec<Character>;
    /// A machine player for one seat of one match.
    fn mind(&self, machine: Machine, rng: Rng) -> Box<dyn Mind>;
    /// Finds out from so many games of each of these how many points make the odds of winning e times as good.
    fn swing(
        &self,
        content: &Content,
        specs: &[MatchSpec],
        games: u64,
        seed: u64,
        threads: usize,
    ) -> Result<Swing, Vec<Fault>>;
    /// One who advises at one seat of one match, as this player would play.
    fn adviser(&self, player: Player, rng: Rng) -> Box<dyn Advising>;
    /// Looks a finished match of the system through: see [`players::review`]. `tick` hears how much is done, of one, from any thread,
    /// and says whether it is still wanted.
    fn review(
        &self,
        game: &dyn AnyMatch,
        how: &Reviewing,
        tick: &(dyn Fn(f64) -> bool + Sync),
    ) -> Option<Review>;
    /// The printed map of that name, for a page.
    fn board(&self, content: &Content, map: &str, caption: &Caption) -> Result<Board, Vec<Fault>>;
    /// Any map, for a page: that of a film may lie in no file.
    fn draw_board(&self, map: &Map, caption: &Caption) -> Board;
    /// A small picture of a scenario as it begins: a PNG so many pixels wide.
    fn thumb(&self, content: &Content, scenario: &str, width: u32) -> Result<Vec<u8>, Vec<Fault>>;
    /// A view as a picture, in SVG.
    fn picture(&self, map: &Map, view: &View, caption: &Caption) -> String;
}
