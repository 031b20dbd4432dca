//! The file of a lesson: the position is that of a case, what follows are steps with words.

use crate::case::doc::{Item, Node, Place, Reader, Said};
use crate::case::file::{Case, check_position, entry};
use crate::{Draft, Fault, MatchSpec};

/// The folder of the lessons of a system, below its own.
pub const PATH: &str = "lessons/";

/// Words in both languages.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Both {
    /// English.
    pub en: String,
    /// French.
    pub fr: String,
}

/// A lesson.
#[derive(Clone, Debug, Default)]
pub struct Lesson {
    /// The file, as the caller named it.
    pub file: String,
    /// What it is called.
    pub title: Both,
    /// What it teaches, in a sentence.
    pub about: Both,
    /// The side of the learner.
    pub side: String,
    /// The steps.
    pub steps: Vec<LessonStep>,
    /// Where the file begins.
    pub at: Place,
    /// The position, read as that of a case.
    position: Case,
}

/// One step of a lesson: one idea.
#[derive(Clone, Debug, Default)]
pub struct LessonStep {
    /// Where it begins.
    pub at: Place,
    /// The idea in a few words.
    pub title: Both,
    /// What there is to know, and what to do.
    pub text: Both,
    /// What is done, in order: by the learner, or by a side whose name stands before a colon.
    pub acts: Vec<Said>,
    /// The dice and cards, in the order in which they are drawn.
    pub chance: Vec<Said>,
    /// Hexes to look at.
    pub show: Vec<Said>,
    /// The rules it is about.
    pub rules: Vec<Said>,
}

/// The keys of a step.
const KEYS: [&str; 6] = ["title", "text", "do", "chance", "show", "rules"];

impl Lesson {
    /// Reads a lesson; all that is wrong with it at once.
    pub fn read(file: &str, text: &str) -> Result<Lesson, Vec<Fault>> {
        let document = Node::document(file, text)?;
        let mut reader = Reader {
            file,
            faults: Vec::new(),
        };
        let lesson = read(&mut reader, &document);
        match reader.faults.is_empty() {
            true => Ok(lesson),
            false => Err(reader.faults),
        }
    }

    /// The id of a lesson: the name of its file.
    pub fn id(&self) -> &str {
        let name = self.file.rsplit('/').next().unwrap_or(&self.file);
        name.strip_suffix(".toml").unwrap_or(name)
    }

    /// What to open its book with.
    pub fn spec(&self) -> MatchSpec {
        self.position.spec()
    }

    /// The position.
    pub fn draft(&self) -> &Draft {
        &self.position.draft
    }

    /// What a system found wrong with the position, with the places in the file.
    pub fn located(&self, faults: Vec<Fault>) -> Vec<Fault> {
        let own = |fault: &Fault| fault.file.is_empty() || fault.file == self.file;
        let locate = |fault: Fault| match own(&fault) {
            true => {
                let at = self.position.locate(&fault.at);
                self.fault(at, fault.what, fault.mend)
            }
            false => fault,
        };
        faults.into_iter().map(locate).collect()
    }

    /// Something is wrong with it.
    pub fn fault(&self, at: Place, what: impl Into<String>, mend: impl Into<String>) -> Fault {
        Fault::new(&self.file, at.to_string(), what, mend)
    }
}

impl LessonStep {
    /// Whether the learner does anything here.
    pub fn is_for_the_learner(&self) -> bool {
        self.acts.iter().any(|act| scripted(&act.text).is_none())
    }
}

/// The side and its action, of one that does not leave it to the learner: `german: pass`.
pub(super) fn scripted(act: &str) -> Option<(&str, &str)> {
    let (side, act) = act.split_once(':')?;
    let one = !side.trim().is_empty() && !side.trim().contains(char::is_whitespace);
    one.then(|| (side.trim(), act.trim()))
}

fn read(reader: &mut Reader, document: &Node) -> Lesson {
    let mut lesson = Lesson {
        file: reader.file.to_owned(),
        at: document.at,
        ..Lesson::default()
    };
    let mut case = Case::default();
    case.draft.file.clone_from(&lesson.file);
    let Item::Table(rows) = &document.item else {
        return lesson;
    };
    for (key, node) in rows {
        match &*key.text {
            "title" => lesson.title = both(reader, key, node),
            "about" => lesson.about = both(reader, key, node),
            "side" => lesson.side = reader.text(key, node).unwrap_or_default(),
            "step" => lesson.steps = steps(reader, key, node),
            "name" | "rules" | "source" | "then" | "lead" | "lead_chance" => reader.fault(
                key.at,
                format!("a lesson has no `{}` of its own", key.text),
                "rules and actions belong into a [[step]]",
            ),
            _ => entry(reader, &mut case, key, node),
        }
    }
    check_position(reader, &mut case);
    if case.from_start {
        let mend = "give the pieces of the position";
        reader.fault(document.at, "a lesson begins with a position", mend);
    }
    lesson.position = case;
    complete(reader, &lesson);
    lesson
}

/// What must not be missing.
fn complete(reader: &mut Reader, lesson: &Lesson) {
    let at = lesson.at;
    let words = "{ en = \"…\", fr = \"…\" }";
    if lesson.title == Both::default() {
        reader.fault(at, "the lesson has no `title`", format!("title = {words}"));
    }
    if lesson.about == Both::default() {
        reader.fault(at, "the lesson has no `about`", format!("about = {words}"));
    }
    if lesson.side.is_empty() {
        let mend = "side = \"the side that the learner plays\"";
        reader.fault(at, "the lesson does not say whose `side` is learnt", mend);
    }
    for step in &lesson.steps {
        for (key, said) in [("title", &step.title), ("text", &step.text)] {
            if *said == Both::default() {
                let mend = format!("{key} = {words}");
                reader.fault(step.at, format!("the step has no `{key}`"), mend);
            }
        }
    }
    match lesson.steps.last() {
        None => reader.fault(at, "the lesson has no steps", "add a [[step]]"),
        Some(last) if last.is_for_the_learner() => reader.fault(
            last.at,
            "the last step asks for something, and nothing follows",
            "end with a [[step]] without `do`, which says what was learnt",
        ),
        Some(_) => {}
    }
}

/// `{ en = "…", fr = "…" }`
pub(in crate::case) fn both(reader: &mut Reader, key: &Said, node: &Node) -> Both {
    let mut both = Both::default();
    for (lang, node) in reader.rows(key, node) {
        let text = reader.text(&lang, node).unwrap_or_default();
        match &*lang.text {
            "en" => both.en = text,
            "fr" => both.fr = text,
            other => reader.fault(
                lang.at,
                format!("'{other}' is no language here"),
                "write en and fr",
            ),
        }
    }
    for (lang, text) in [("en", &both.en), ("fr", &both.fr)] {
        if text.is_empty() {
            let what = format!("`{}` has no words in '{lang}'", key.text);
            reader.fault(key.at, what, "write both languages");
        }
    }
    both
}

fn steps(reader: &mut Reader, key: &Said, node: &Node) -> Vec<LessonStep> {
    match &node.item {
        Item::List(list) => list.iter().map(|node| step(reader, node)).collect(),
        _ => {
            reader.fault(key.at, "`step` needs tables", "[[step]]");
            Vec::new()
        }
    }
}

fn step(reader: &mut Reader, node: &Node) -> LessonStep {
    let mut step = LessonStep {
        at: node.at,
        ..LessonStep::default()
    };
    let Item::Table(rows) = &node.item else {
        reader.fault(node.at, "`step` needs a table", "[[step]]");
        return step;
    };
    for (key, node) in rows {
        match &*key.text {
            "title" => step.title = both(reader, key, node),
            "text" => step.text = both(reader, key, node),
            "do" => step.acts = reader.words(key, node),
            "chance" => step.chance = reader.words(key, node),
            "show" => step.show = reader.words(key, node),
            "rules" => step.rules = reader.words(key, node),
            other => {
                let mend = format!("a `step` knows: {}", KEYS.join(", "));
                reader.fault(key.at, format!("a `step` has no `{other}`"), mend);
            }
        }
    }
    step
}
