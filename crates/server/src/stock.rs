//! What the program brings with it, and what is made of it once: scenarios, maps, drawings, words.

use crate::error::Wrong;
use crate::lessons::{self, Taught};
use crate::recent::Recent;
use hex::Map;
use serde::Serialize;
use shelf::{Board, Caption, ScenarioCard, System};
use std::collections::{BTreeMap, HashMap};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use table::case::{CaseFile, Film};
use table::commit::Secrets;
use table::lesson::Quick;
use table::{AnyMatch, Content, Fault, MatchSpec, SideView, Text, Turn, Viewer};
use utoipa::ToSchema;
use words::{Lang, Words};

/// At most so many drawn maps are kept: every worked case may have one of its own.
const BOARDS: usize = 128;

/// Thumbnails are so wide, in pixels.
const THUMB: u32 = 560;

/// What the program brings with it.
pub struct Stock {
    /// The data files.
    pub content: Content,
    /// The Fluent files of each language: name and text.
    pub words: Vec<(Lang, Vec<(String, String)>)>,
    /// The catalogue of each system.
    pub rules: BTreeMap<String, Vec<RuleCard>>,
    /// The case files of each system: path and text.
    pub cases: BTreeMap<String, Vec<(String, String)>>,
    /// A folder of pages that stands in for those of the program; words may lie beside it in `../locales`.
    pub web: Option<PathBuf>,
}

/// Words in both languages.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Both {
    /// English.
    pub en: String,
    /// French.
    pub fr: String,
}

/// A rule of the catalogue.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct RuleCard {
    /// What code, cases and refusals cite.
    pub id: String,
    /// The part of the rules it belongs to.
    pub chapter: String,
    /// Its title.
    pub title: Both,
    /// Its words.
    pub text: Both,
    /// The term of the French rulebook.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub term: Option<String>,
    /// Other rules that belong to it.
    pub see: Vec<String>,
    /// What is not clear in the source, and how it is read here.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unclear: Option<Both>,
    /// The booklet in which it is printed.
    pub booklet: &'static str,
    /// How many worked cases there are for it.
    pub cases: usize,
}

/// What was made once and is kept.
type Kept<K, V> = Mutex<HashMap<K, Arc<V>>>;
/// What stands beside the map for each side, by system and scenario.
type Setups = Kept<(&'static str, String), Laid>;

/// A scenario as it is laid out.
#[derive(Clone, Default)]
pub(crate) struct Laid {
    /// What stands beside the map for each side when it begins.
    pub sides: Vec<SideView>,
    /// Whether players place their forces first.
    pub places: bool,
}

/// The stock, read.
pub(crate) struct Library {
    pub content: Content,
    pub web: Option<PathBuf>,
    words: Vec<(Lang, Words, String)>,
    rules: BTreeMap<String, Vec<RuleCard>>,
    pub cases: BTreeMap<String, Vec<CaseFile>>,
    cards: BTreeMap<&'static str, Vec<ScenarioCard>>,
    lessons: BTreeMap<&'static str, Vec<Taught>>,
    quick: BTreeMap<&'static str, Quick>,
    setups: Setups,
    maps: Kept<(String, String), Map>,
    /// What was written last for those who look at matches.
    pub recent: Arc<Recent>,
    /// Content from before a file was corrected, by its hash: matches go on by it.
    pub others: Mutex<HashMap<String, Content>>,
    boards: Kept<(String, String, Lang), Board>,
    thumbs: Kept<(String, String), Vec<u8>>,
}

/// What is read of a file. Should the program break over it, the file is named: who wrote it must know where to look, and
/// nothing else is at fault.
pub(crate) fn guarded<T>(
    file: &str,
    read: impl FnOnce() -> Result<T, Vec<Fault>>,
) -> Result<T, Vec<Fault>> {
    catch_unwind(AssertUnwindSafe(read)).unwrap_or_else(|_| {
        let what = "the program cannot play what this file says";
        let mend = "look for a number or a name unlike those of other such files";
        Err(vec![Fault::new(file, "", what, mend)])
    })
}

/// The files of a language as one, with the words that systems borrow.
fn joined(files: &[(&str, &str)]) -> String {
    let mut texts: Vec<&str> = files.iter().map(|(_, text)| *text).collect();
    let borrowed = words::borrowed(files);
    texts.push(&borrowed);
    texts.join("\n")
}

impl Library {
    /// Reads the stock; all that is wrong with it at once.
    pub fn new(stock: Stock) -> Result<Library, Vec<Fault>> {
        let (mut cards, mut lessons) = (BTreeMap::new(), BTreeMap::new());
        let mut quick = BTreeMap::new();
        for system in shelf::systems() {
            cards.insert(system.id(), system.scenarios(&stock.content)?);
            lessons.insert(system.id(), lessons::read(*system, &stock.content)?);
            let page = system.quick(&stock.content)?;
            quick.extend(page.map(|page| (system.id(), page)));
        }
        let mut read = Vec::new();
        for (lang, files) in &stock.words {
            let files: Vec<(&str, &str)> = files.iter().map(|(n, t)| (&**n, &**t)).collect();
            read.push((*lang, Words::new(*lang, &files)?, joined(&files)));
        }
        let mut cases = BTreeMap::new();
        for (system, files) in stock.cases {
            let files = files.iter().map(|(name, text)| CaseFile::read(name, text));
            cases.insert(system, files.collect::<Result<Vec<_>, _>>()?);
        }
        let mut library = Library {
            content: stock.content,
            web: stock.web,
            words: read,
            rules: stock.rules,
            cases,
            cards,
            lessons,
            quick,
            setups: Mutex::default(),
            maps: Mutex::default(),
            recent: Arc::default(),
            others: Mutex::default(),
            boards: Mutex::default(),
            thumbs: Mutex::default(),
        };
        library.count_cases();
        Ok(library)
    }

    /// Opens every scenario once: what cannot be played is told before anybody wants to.
    pub fn check(&self) -> Result<(), Vec<Fault>> {
        for system in shelf::systems() {
            for card in self.cards(system.id()) {
                self.set_up(*system, card)?;
            }
        }
        Ok(())
    }

    fn count_cases(&mut self) {
        for (system, rules) in &mut self.rules {
            let mut counts: HashMap<&str, usize> = HashMap::new();
            for case in self
                .cases
                .get(system)
                .into_iter()
                .flatten()
                .flat_map(|f| &f.cases)
            {
                for rule in &case.rules {
                    *counts.entry(rule).or_default() += 1;
                }
            }
            for rule in rules {
                rule.cases = counts.get(&*rule.id).copied().unwrap_or(0);
            }
        }
    }

    /// How a scenario is laid out when it begins.
    fn set_up(
        &self,
        system: &'static dyn System,
        card: &ScenarioCard,
    ) -> Result<Arc<Laid>, Vec<Fault>> {
        let key = (system.id(), card.id.clone());
        if let Some(found) = lock(&self.setups).get(&key) {
            return Ok(found.clone());
        }
        let laid = Arc::new(guarded(&card.file, || self.laid(system, card))?);
        lock(&self.setups).insert(key, laid.clone());
        Ok(laid)
    }

    fn laid(&self, system: &dyn System, card: &ScenarioCard) -> Result<Laid, Vec<Fault>> {
        let spec = MatchSpec::scenario(&card.id);
        let secrets = Secrets::from_number(0, card.seats.len());
        let mut game = system.open_match(&self.content, &spec, secrets)?;
        let places = matches!(game.turn(), Turn::Ask(ask) if ask.set_up);
        // Cards and tokens are dealt once the forces stand.
        shelf::set_up(game.as_mut());
        let mut view = game.view(Viewer::Everyone);
        system.dress(&system.map(&self.content, &card.map)?, &mut view);
        let sides = view.sides;
        Ok(Laid { sides, places })
    }

    /// How a scenario is laid out when it begins; nothing of one that cannot be played.
    pub fn setup(&self, system: &'static dyn System, card: &ScenarioCard) -> Arc<Laid> {
        self.set_up(system, card).unwrap_or_default()
    }

    pub fn system(&self, id: &str) -> Result<&'static dyn System, Wrong> {
        shelf::system(id).ok_or_else(|| {
            let known: Vec<&str> = shelf::systems().iter().map(|s| s.id()).collect();
            Wrong::nowhere(format!(
                "there is no system of this name: take one of {}",
                known.join(", ")
            ))
        })
    }

    /// The scenarios of a system.
    pub fn cards(&self, system: &str) -> &[ScenarioCard] {
        self.cards.get(system).map_or(&[], Vec::as_slice)
    }
    /// The quick start of a system.
    pub fn quick(&self, system: &str) -> Option<&Quick> {
        self.quick.get(system)
    }
    /// The lessons of a system.
    pub fn lessons(&self, system: &str) -> &[Taught] {
        self.lessons.get(system).map_or(&[], Vec::as_slice)
    }
    pub fn card(&self, system: &str, scenario: &str) -> Option<&ScenarioCard> {
        self.cards(system).iter().find(|card| card.id == scenario)
    }
    pub fn rules(&self, system: &str) -> &[RuleCard] {
        self.rules.get(system).map_or(&[], Vec::as_slice)
    }

    /// A map, read once.
    pub fn map(&self, system: &dyn System, name: &str) -> Result<Arc<Map>, Wrong> {
        self.keep_map(system, name, || system.map(&self.content, name))
    }

    /// A map that is kept under this name, or is read now.
    pub fn keep_map(
        &self,
        system: &dyn System,
        name: &str,
        read: impl FnOnce() -> Result<Map, Vec<Fault>>,
    ) -> Result<Arc<Map>, Wrong> {
        let key = (system.id().to_owned(), name.to_owned());
        if let Some(map) = lock(&self.maps).get(&key) {
            return Ok(map.clone());
        }
        let map = read();
        let map = Arc::new(map.map_err(|_| Wrong::nowhere("there is no map of this name"))?);
        lock(&self.maps).insert(key, map.clone());
        Ok(map)
    }

    /// A worked case, to be looked at. Its map may be in no file: it is kept, and asked for next.
    pub fn film(&self, system: &dyn System, file: &str, name: &str) -> Result<Film, Wrong> {
        let mut files = self.cases.get(system.id()).into_iter().flatten();
        let found = files.find(|found| found.file == file);
        let film = found.and_then(|file| system.film(&self.content, file, name));
        let mut film = film.ok_or_else(|| Wrong::nowhere("there is no such case"))?;
        if let Some(ground) = film.ground.take() {
            let key = (system.id().to_owned(), film.map.clone());
            lock(&self.maps)
                .entry(key)
                .or_insert_with(|| Arc::new(ground));
        }
        Ok(film)
    }

    /// What a worked case is about, in words.
    pub fn about(&self, system: &dyn System, file: &CaseFile, name: &str) -> Option<Text> {
        let film = system.film(&self.content, file, name)?;
        film.about().cloned()
    }

    /// All words of a language, joined.
    pub fn fluent(&self, lang: Lang) -> String {
        let own = self
            .web
            .as_ref()
            .map(|web| web.join("../locales").join(lang.code()));
        if let Some(Ok(files)) = own.map(std::fs::read_dir) {
            let mut files: Vec<PathBuf> = files.flatten().map(|file| file.path()).collect();
            files.sort();
            let texts = files
                .iter()
                .filter_map(|file| std::fs::read_to_string(file).ok());
            let texts: Vec<String> = texts.collect();
            let files: Vec<(&str, &str)> = texts.iter().map(|text| ("", &**text)).collect();
            return joined(&files);
        }
        let found = self.words.iter().find(|(known, _, _)| *known == lang);
        found.map(|(_, _, text)| text.clone()).unwrap_or_default()
    }

    fn words(&self, lang: Lang) -> Option<&Words> {
        let found = self.words.iter().find(|(known, _, _)| *known == lang);
        found.map(|(_, words, _)| words)
    }

    /// The printed map with its names in that language.
    pub fn board(&self, system: &dyn System, map: &str, lang: Lang) -> Result<Arc<Board>, Wrong> {
        let key = (system.id().to_owned(), map.to_owned(), lang);
        if let Some(found) = lock(&self.boards).get(&key) {
            return Ok(found.clone());
        }
        let ground = self.map(system, map)?;
        let caption = self.caption(system, &ground, lang);
        let board = Arc::new(system.draw_board(&ground, &caption));
        let mut boards = lock(&self.boards);
        if boards.len() >= BOARDS {
            boards.clear();
        }
        boards.insert(key, board.clone());
        Ok(board)
    }

    fn caption(&self, system: &dyn System, map: &Map, lang: Lang) -> Caption {
        let words = self.words(lang);
        let name = |key: &str| {
            let said = words.map(|words| words.key(&system.place(key)));
            (key.to_owned(), said.unwrap_or_default())
        };
        Caption {
            label: String::new(),
            names: map.names().iter().map(|place| name(&place.key)).collect(),
        }
    }

    /// The battlefield of a scenario as it is set up, small.
    pub fn thumb(&self, system: &dyn System, scenario: &str) -> Result<Arc<Vec<u8>>, Wrong> {
        let nowhere = || Wrong::nowhere("there is no scenario of this name");
        let card = self.card(system.id(), scenario).ok_or_else(nowhere)?;
        let key = (system.id().to_owned(), card.id.clone());
        if let Some(found) = lock(&self.thumbs).get(&key) {
            return Ok(found.clone());
        }
        let thumb = system.thumb(&self.content, scenario, THUMB);
        let thumb = Arc::new(thumb.map_err(|_| nowhere())?);
        lock(&self.thumbs).insert(key, thumb.clone());
        Ok(thumb)
    }

    /// A new match.
    pub fn start(
        &self,
        system: &dyn System,
        spec: &MatchSpec,
        secrets: Secrets,
    ) -> Result<Box<dyn AnyMatch>, Wrong> {
        let game = system.open_match(&self.content, spec, secrets);
        game.map_err(|faults| Wrong::faults("bad-scenario", faults))
    }
}

pub(crate) fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex
        .lock()
        .unwrap_or_else(std::sync::PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_over_which_the_program_breaks_is_named() {
        let broken = guarded::<()>("cce/scenarios/01.json", || panic!("of a file"));
        let faults = broken.unwrap_err();
        assert_eq!(faults.len(), 1);
        assert_eq!(faults[0].file, "cce/scenarios/01.json");
        assert_eq!(guarded("x", || Ok(1)), Ok(1));
    }
}
