use crate::books::{Books, Opened};
use crate::{Art, Board, Caption, ScenarioCard, Speeds, System, bench, board, card};
use draw::{GroundOptions, Position};
use hex::Map;
use include_dir::Dir;
use players::{
    Adviser, Advising, Bout, Character, Course, Duel, Games, Judge, Levels, Machine, Making, Mark,
    Mind, Player, Progress, Reviewing, Script, Seated, SimReport, Swing, Thinker, Tried, Trying,
};
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;
use table::blunder::{Blunder, BlunderFile, Laid};
use table::case::{self, CaseFile, CaseReport, Film};
use table::commit::Secrets;
use table::conformance::{self, Broken, Options, Report};
use table::journal::{self, Journal, Verdict};
use table::lesson::{self, Lesson, Quick};
use table::orders::{self, Order, Until};
use table::{
    AnyMatch, Content, Event, Fault, Game, Match, MatchSpec, Review, Rng, Text, Turn, View, Viewer,
};

/// A rules crate on the shelf, and what it brings besides its rules.
pub(crate) struct Shelved<G: Game> {
    /// Actions a second that random play should reach on one core.
    pub target: f64,
    /// A state takes no more bytes than this.
    pub state_bytes: usize,
    /// Answers so many questions of sight between hexes of the board, any; how many see.
    pub sights: fn(&G, &G::State, u32) -> u32,
    /// The map of that name.
    pub map: fn(&Content, &str) -> Result<Map, Vec<Fault>>,
    /// What is said of the ground of its boards.
    pub ground: fn(&Caption) -> GroundOptions,
    /// What stands on the board in a view.
    pub position: fn(&Map, &View) -> Position,
    /// Names the drawings of a view.
    pub dress: fn(&Map, &mut View),
    /// Names the drawings of what was told.
    pub dress_events: fn(&mut [Event]),
    /// Draws what has that name.
    pub art: fn(&str) -> Option<Art>,
    /// The sources of the rules crate.
    pub sources: &'static Dir<'static>,
    /// Folders among them that belong to another system.
    pub apart: &'static [&'static str],
    /// The booklet in which a rule is printed.
    pub booklet: fn(&str) -> &'static str,
    /// The questions that are put between two orders of a player, when no attack is under way.
    pub between: &'static [&'static str],
    /// What machine players are told of it.
    pub judge: Judge<G>,
    /// Who plays at which strength.
    pub levels: Levels,
    /// The books that are open.
    pub books: Books<G>,
}

impl<G: Game> Shelved<G> {
    /// The book of a journal, if the content is that with which it was begun, and where it begins if not with a set-up.
    fn book(&self, content: &Content, journal: &Journal) -> Result<Opened<G>, Vec<Fault>> {
        let opened = self.books.open(content, &journal.header.spec());
        let opened = opened.map_err(|mut faults| {
            if journal.header.content.is_some() {
                // What does not open now was opened once, from other files.
                faults.insert(0, journal.other_content());
            }
            faults
        })?;
        let checked = journal.check_content(opened.pinned.hash());
        checked.map_err(one)?;
        Ok(opened)
    }
}

fn one(fault: Fault) -> Vec<Fault> {
    vec![fault]
}

/// The orders of a file; one that is not there has none.
fn given_orders(content: &Content, file: &str) -> Result<Vec<Order>, Vec<Fault>> {
    match content.get(file) {
        Ok(text) => orders::parse(file, text),
        Err(_) => Ok(Vec::new()),
    }
}

/// Most answers that a set-up takes.
const SET_UP: usize = 200;

/// Where forces are set up in play: as they might stand when the first turn begins.
pub fn set_up(game: &mut dyn AnyMatch) {
    let mut rng = Rng::new(0);
    for _ in 0..SET_UP {
        let (0, Turn::Ask(ask)) = (game.round(), game.turn()) else {
            return;
        };
        let action = game.random_action(&mut rng);
        if action.is_none_or(|action| game.play(ask.seat, &action).is_err()) {
            return;
        }
    }
}

/// A map that has a file of its own.
pub(crate) fn map_of<G: Game>(content: &Content, name: &str) -> Result<Map, Vec<Fault>> {
    let file = format!("{}/maps/{name}.json", G::SYSTEM);
    Map::read(&file, content.get(&file).map_err(one)?)
}

/// All text files below a folder, in order.
fn texts(folder: &'static Dir<'static>) -> Vec<(&'static str, &'static str)> {
    let own = folder
        .files()
        .filter_map(|file| Some((file.path().to_str()?, file.contents_utf8()?)));
    own.chain(folder.dirs().flat_map(texts)).collect()
}

impl<G: Game> System for Shelved<G> {
    fn id(&self) -> &'static str {
        G::SYSTEM
    }
    fn edition(&self) -> u16 {
        G::EDITION
    }
    fn title(&self) -> Text {
        Text::new(format!("system-{}", G::SYSTEM))
    }
    fn scenarios(&self, content: &Content) -> Result<Vec<ScenarioCard>, Vec<Fault>> {
        card::cards::<G>(content)
    }
    fn pinned(&self, content: &Content, spec: &MatchSpec) -> Result<Content, Vec<Fault>> {
        Ok(self.books.open(content, spec)?.pinned)
    }
    fn open_match(
        &self,
        content: &Content,
        spec: &MatchSpec,
        secrets: Secrets,
    ) -> Result<Box<dyn AnyMatch>, Vec<Fault>> {
        let Opened {
            book,
            pinned,
            start,
        } = self.books.open(content, spec)?;
        let begun = Match::begin_at(book, spec, secrets, Some(pinned.hash()), start)?;
        Ok(Box::new(begun))
    }
    fn replay(
        &self,
        content: &Content,
        journal: &Journal,
    ) -> Result<Box<dyn AnyMatch>, Vec<Fault>> {
        let Opened { book, start, .. } = self.book(content, journal)?;
        let replayed = journal::replay_from(book, journal, start);
        Ok(Box::new(replayed.map_err(one)?))
    }
    fn go_on(
        &self,
        content: &Content,
        journal: &Journal,
        actions: usize,
        secrets: Secrets,
    ) -> Result<Box<dyn AnyMatch>, Vec<Fault>> {
        let Opened { book, start, .. } = self.book(content, journal)?;
        let gone = journal::go_on(book, start, journal, actions, secrets);
        Ok(Box::new(gone.map_err(one)?))
    }
    fn resume(
        &self,
        content: &Content,
        journal: &Journal,
    ) -> Result<Box<dyn AnyMatch>, Vec<Fault>> {
        let Opened { book, start, .. } = self.book(content, journal)?;
        let resumed = Match::resume_from(book, journal, start);
        Ok(Box::new(resumed.map_err(one)?))
    }
    fn verify(&self, content: &Content, journal: &Journal) -> Result<Verdict, Vec<Fault>> {
        let Opened { book, start, .. } = self.book(content, journal)?;
        journal::verify_from(book, journal, start).map_err(one)
    }
    fn lessons(&self, content: &Content) -> Result<Vec<Arc<Lesson>>, Vec<Fault>> {
        let folder = format!("{}/{}", G::SYSTEM, lesson::PATH);
        let files = content.under(&folder);
        let lessons = files.map(|(file, text)| Lesson::read(file, text).map(Arc::new));
        lessons.collect()
    }
    fn quick(&self, content: &Content) -> Result<Option<Quick>, Vec<Fault>> {
        let file = format!("{}/quick.toml", G::SYSTEM);
        let read = |text| Quick::read(&file, text);
        content.get(&file).ok().map(read).transpose()
    }
    fn lay_lesson(
        &self,
        content: &Content,
        lesson: &Lesson,
    ) -> Result<Box<dyn AnyMatch>, Vec<Fault>> {
        let mut spec = lesson::play_on(lesson, &[]);
        spec.options.remove(lesson::MOVES);
        let book = self.books.open(content, &spec)?.book;
        Ok(Box::new(lesson::lay(book, lesson)?))
    }
    fn run_cases(&self, content: &Content, file: &CaseFile) -> Vec<CaseReport> {
        case::run::<G>(content, file)
    }
    fn film(&self, content: &Content, file: &CaseFile, name: &str) -> Option<Film> {
        let mut film = case::film::<G>(content, file, name)?;
        if film.ground.is_none() {
            film.ground = self.map(content, &film.map).ok();
        }
        let map = film.ground.as_ref()?;
        for frame in &mut film.frames {
            (self.dress)(map, &mut frame.view);
            (self.dress_events)(&mut frame.events);
        }
        Some(film)
    }
    fn sim(
        &self,
        content: &Content,
        spec: &MatchSpec,
        games: &Games,
        tick: &(dyn Fn(u64) + Sync),
    ) -> Result<Result<SimReport, String>, Vec<Fault>> {
        let book = self.books.open(content, spec)?.book;
        Ok(players::sim(&*book, &self.judge, games, tick))
    }
    fn arena(
        &self,
        content: &Content,
        specs: &[MatchSpec],
        duel: &Duel,
        learned: [Option<&str>; 2],
        tick: &(dyn Fn(&Bout) + Sync),
    ) -> Result<Result<Vec<Bout>, String>, Vec<Fault>> {
        let open = |spec| Ok(self.books.open(content, spec)?.book);
        let books: Vec<Arc<G>> = specs.iter().map(open).collect::<Result<_, Vec<Fault>>>()?;
        let judges = learned.map(|text| self.judge.taught(text));
        let [a, b] = match judges {
            [Ok(a), Ok(b)] => [a, b],
            [Err(error), _] | [_, Err(error)] => return Ok(Err(error)),
        };
        Ok(players::arena::<G>(&books, [&a, &b], duel, tick))
    }
    fn learn(
        &self,
        content: &Content,
        specs: &[MatchSpec],
        course: &Course,
        from: &str,
        made: &str,
        tell: &mut dyn FnMut(Progress),
    ) -> Result<Result<String, String>, Vec<Fault>> {
        let books = specs.iter().map(|spec| G::open(content, spec));
        let books: Vec<G> = books.collect::<Result<_, _>>()?;
        let learned = self.judge.learned;
        let learn = |from| players::learn(&books, &self.judge, &from, course, tell);
        let lore = learned.read(from).and_then(learn);
        Ok(lore.map(|lore| learned.text(&lore, made)))
    }
    fn make_exam(
        &self,
        content: &Content,
        specs: &[MatchSpec],
        making: &Making,
        tick: &(dyn Fn() + Sync),
    ) -> Result<Result<Vec<Script>, String>, Vec<Fault>> {
        let mut books = Vec::new();
        for spec in specs {
            books.push((spec.scenario.clone(), G::open(content, spec)?));
        }
        Ok(players::make(&books, &self.judge, making, tick))
    }
    fn regret(
        &self,
        content: &Content,
        exam: &[Script],
        player: Machine,
        threads: usize,
        tick: &(dyn Fn() + Sync),
    ) -> Result<Result<Vec<Mark>, String>, Vec<Fault>> {
        let mut books = BTreeMap::new();
        for script in exam {
            if !books.contains_key(&script.scenario) {
                let book = G::open(content, &MatchSpec::scenario(&script.scenario))?;
                books.insert(script.scenario.clone(), book);
            }
        }
        Ok(players::regret(
            &books,
            &self.judge,
            exam,
            player,
            threads,
            tick,
        ))
    }
    fn check_blunders(&self, content: &Content, file: &BlunderFile) -> Vec<Fault> {
        let wrong = |blunder| match Laid::<G>::new(content, blunder) {
            Ok(laid) => players::possible(&laid, &self.judge),
            Err(faults) => faults,
        };
        file.positions.iter().flat_map(wrong).collect()
    }
    fn blunders(
        &self,
        content: &Content,
        positions: &[Blunder],
        trying: &Trying,
        tick: &(dyn Fn() + Sync),
    ) -> Result<Result<Vec<Vec<Tried>>, String>, Vec<Fault>> {
        let (mut laid, mut faults) = (Vec::new(), Vec::new());
        for blunder in positions {
            match Laid::<G>::new(content, blunder) {
                Ok(position) => laid.push(position),
                Err(wrong) => faults.extend(wrong),
            }
        }
        match faults.is_empty() {
            true => Ok(players::tempt(&laid, &self.judge, trying, tick)),
            false => Err(faults),
        }
    }
    fn conformance(
        &self,
        content: &Content,
        spec: &MatchSpec,
        seeds: Range<u64>,
        every: usize,
    ) -> Result<Result<Report, Broken>, Vec<Fault>> {
        let book = Arc::new(G::open(content, spec)?);
        let options = Options {
            every,
            state_bytes: self.state_bytes,
            ..Options::default()
        };
        Ok(conformance::run(book, seeds, &options))
    }
    fn speeds(
        &self,
        content: &Content,
        spec: &MatchSpec,
    ) -> Result<Result<Speeds, String>, Vec<Fault>> {
        let book = G::open(content, spec)?;
        Ok(bench::speeds(&book, &self.judge, self.target, self.sights))
    }
    fn orders(&self, content: &Content) -> Result<Vec<Order>, Vec<Fault>> {
        given_orders(content, &format!("{}/orders.txt", G::SYSTEM))
    }
    fn orders_alone(&self, content: &Content) -> Result<Vec<Order>, Vec<Fault>> {
        given_orders(content, &format!("{}/orders-alone.txt", G::SYSTEM))
    }
    fn ended(&self, moment: &str) -> Option<Until> {
        self.between.contains(&moment).then_some(Until::Order)
    }
    fn sources(&self) -> Vec<(&'static str, &'static str)> {
        let all = texts(self.sources).into_iter();
        let apart = |path: &str| self.apart.iter().any(|folder| path.starts_with(folder));
        all.filter(|(path, _)| !apart(path)).collect()
    }
    fn booklet(&self, rule: &str) -> &'static str {
        (self.booklet)(rule)
    }
    fn map(&self, content: &Content, name: &str) -> Result<Map, Vec<Fault>> {
        (self.map)(content, name)
    }
    fn ground(&self, content: &Content, view: &View) -> Result<Map, Vec<Fault>> {
        self.map(content, &view.map)
    }
    fn place(&self, name: &str) -> String {
        format!("{}-place-{name}", G::SYSTEM)
    }
    fn dress(&self, map: &Map, view: &mut View) {
        (self.dress)(map, view);
    }
    fn dress_events(&self, events: &mut [Event]) {
        (self.dress_events)(events);
    }
    fn art(&self, face: &str) -> Option<Art> {
        (self.art)(face)
    }
    fn levels(&self) -> &Levels {
        &self.levels
    }
    fn characters(&self) -> Vec<Character> {
        let all = self.judge.characters.iter();
        all.map(|&(character, _)| character).collect()
    }
    fn mind(&self, machine: Machine, rng: Rng) -> Box<dyn Mind> {
        Box::new(Seated::new(Thinker::<G>::new(machine, self.judge, rng)))
    }
    fn swing(
        &self,
        content: &Content,
        specs: &[MatchSpec],
        games: u64,
        seed: u64,
        threads: usize,
    ) -> Result<Swing, Vec<Fault>> {
        let books = specs.iter().map(|spec| G::open(content, spec));
        let books: Vec<G> = books.collect::<Result<_, _>>()?;
        Ok(players::swing(&books, &self.judge, games, seed, threads))
    }
    fn adviser(&self, player: Player, rng: Rng) -> Box<dyn Advising> {
        Box::new(Adviser::<G>::new(player, self.judge, rng))
    }
    fn review(
        &self,
        game: &dyn AnyMatch,
        how: &Reviewing,
        tick: &(dyn Fn(f64) -> bool + Sync),
    ) -> Option<Review> {
        let game = game.as_any().downcast_ref::<Match<G>>()?;
        players::review(game, &self.judge, how, tick)
    }
    fn picture(&self, map: &Map, view: &View, caption: &Caption) -> String {
        let position = board::position(map, view, self.position);
        draw::position(map, &position, &(self.ground)(caption))
    }
    fn board(&self, content: &Content, map: &str, caption: &Caption) -> Result<Board, Vec<Fault>> {
        Ok(self.draw_board(&self.map(content, map)?, caption))
    }
    fn draw_board(&self, map: &Map, caption: &Caption) -> Board {
        board::board(map, &(self.ground)(caption))
    }
    fn thumb(&self, content: &Content, scenario: &str, width: u32) -> Result<Vec<u8>, Vec<Fault>> {
        let spec = MatchSpec::scenario(scenario);
        let Opened { book, .. } = self.books.open(content, &spec)?;
        let secrets = Secrets::from_number(0, book.seats().len());
        let mut game = Match::new(book, &spec, secrets)?;
        set_up(&mut game);
        let view = game.view(Viewer::Everyone);
        let map = self.map(content, &view.map)?;
        let position = board::position(&map, &view, self.position);
        board::thumb(&map, &position, &(self.ground)(&Caption::default()), width)
            .map_err(|what| one(Fault::new(scenario, "", what, "ask for another width")))
    }
}
