//! A case played step by step, for those who want to see it.

use super::cast::Cast;
use super::claim::{Claim, Deed};
use super::expect::Scene;
use super::file::{Case, CaseFile};
use super::legal::legal;
use super::play::{Play, Script};
use super::run::{called, give_names, scene, set};
use super::step::{Sought, Step};
use crate::{Content, Event, Game, Text, View};
use hex::Map;
use serde::Serialize;

/// A case as a row of positions.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Film {
    /// What the case shows.
    pub name: String,
    /// The rules it exercises.
    pub rules: Vec<String>,
    /// The scenario it starts from.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scenario: Option<String>,
    /// The name of its map.
    pub map: String,
    /// The position, then one after each action.
    pub frames: Vec<Frame>,
    /// The map itself: a case may lay terrain of its own, and then no file has it.
    #[serde(skip)]
    pub ground: Option<Map>,
}

impl Film {
    /// What the case is about, in words: the first thing it does, or else the first it expects to be legal or not, or
    /// else the first that is told.
    pub fn about(&self) -> Option<&Text> {
        let frames = || self.frames.iter();
        let claims = frames().flat_map(|frame| &frame.expects);
        let mut claims = claims.filter_map(|expect| expect.claim.as_ref());
        let mut told = frames().flat_map(|frame| &frame.events);
        let did = frames().find_map(|frame| frame.did.as_ref());
        did.or_else(|| claims.find_map(Claim::deed))
            .or_else(|| told.next().map(|event| &event.text))
    }
}

/// One position of a case.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Frame {
    /// What the case says of it: the position, or what is done with which dice and cards.
    pub words: Vec<String>,
    /// The action that led here, in its notation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub action: Option<String>,
    /// The same in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub did: Option<Text>,
    /// What the referee sees.
    pub view: View,
    /// What was told on the way.
    pub events: Vec<Event>,
    /// What must hold here.
    pub expects: Vec<Expect>,
}

/// Something that must hold.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Expect {
    /// It, in the words of the case.
    pub text: String,
    /// The same as data; nothing where the case could not be played on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub claim: Option<Claim>,
    /// Whether it does.
    pub passed: bool,
}

/// Plays the case of that name. It ends early where the case cannot be played on, and says so; there is none if
/// its position cannot stand.
pub fn film<G: Game>(content: &Content, file: &CaseFile, name: &str) -> Option<Film> {
    let case = file.cases.iter().find(|case| case.name == name)?;
    let book = G::open(content, &case.spec()).ok()?;
    let mut cast = Cast::default();
    let (play, script) = set(&book, case, &mut cast).ok()?;
    let mut camera = Camera {
        play,
        cast,
        frames: Vec::new(),
    };
    camera.shoot(given(case), None);
    camera.run(case, script);
    let map = camera.frames.first()?.view.map.clone();
    Some(Film {
        name: case.name.clone(),
        rules: case.rules.clone(),
        scenario: case.draft.scenario.clone(),
        map,
        frames: camera.frames,
        ground: book.map().cloned(),
    })
}

struct Camera<'a, G: Game> {
    play: Play<'a, G>,
    cast: Cast,
    frames: Vec<Frame>,
}

impl<G: Game> Camera<'_, G> {
    fn run(&mut self, case: &Case, mut script: Script) {
        if !self.act(&case.lead, &mut script) {
            return;
        }
        for (i, step) in case.steps.iter().enumerate() {
            // The first step of a set-up has used its chance already.
            let set_up = i == 0 && case.set_up_in_first_step();
            let mut script = Script::new(if set_up { &[] } else { &step.chance });
            if !self.act(&step.acts, &mut script) {
                return;
            }
            // A name that cannot be given shows in what is expected of it.
            let _ = give_names(&self.play, &mut self.cast, step);
            let scene = scene(&self.play, &mut self.cast, &step.see);
            let step = self.cast.called(&scene.view, step);
            let expects = expects(&self.play, &scene, &step);
            let last = self.frames.last_mut().expect("the position is shown first");
            last.expects.extend(expects);
        }
    }

    /// One frame for each action; whether all could be done.
    fn act(&mut self, acts: &[super::Said], script: &mut Script) -> bool {
        // Expectations on what was told look at the whole step.
        let mut told = Vec::new();
        for act in acts {
            self.play.events.clear();
            let before = script.used();
            let act = &called(&self.play, &self.cast, act);
            let deed = Deed::read(&self.play, act);
            if let Err(failure) = self.play.act(act, script) {
                let words = vec![act.text.clone()];
                self.shoot(words, Some(deed));
                let text = failure.to_string();
                let expect = Expect {
                    text,
                    claim: None,
                    passed: false,
                };
                self.frames.last_mut().expect("just shot").expects = vec![expect];
                return false;
            }
            let mut words = vec![act.text.clone()];
            words.extend(script.said_since(before));
            self.shoot(words, Some(deed));
            told.append(&mut self.play.events.clone());
        }
        if !acts.is_empty() {
            self.play.events = told;
        }
        true
    }

    fn shoot(&mut self, words: Vec<String>, deed: Option<Deed>) {
        let scene = scene(&self.play, &mut self.cast, &[]);
        let (action, did) = deed.map_or((None, None), |deed| (Some(deed.action), deed.text));
        self.frames.push(Frame {
            words,
            action,
            did,
            view: scene.view,
            events: scene.events,
            expects: Vec::new(),
        });
    }
}

/// The position in the words of the case.
fn given(case: &Case) -> Vec<String> {
    let draft = &case.draft;
    let mut out = Vec::new();
    let mut say = |key: &str, value: Option<String>| {
        out.extend(value.map(|value| format!("{key}: {value}")));
    };
    say("scenario", draft.scenario.clone());
    say("at", draft.at.clone());
    say("turn", draft.turn.clone());
    for (hex, words) in &draft.terrain {
        say(hex, Some(words.clone()));
    }
    for piece in draft.pieces.iter().flatten() {
        let name = piece.name.iter().map(|name| format!("#{name}"));
        let kind: String = std::iter::once(piece.kind.clone()).chain(name).collect();
        let values = piece.values.iter().map(|(key, n)| format!("{key}={n}"));
        let carried = piece
            .carried
            .iter()
            .map(|carried| format!("+{}", carried.kind));
        let words = std::iter::once(kind).chain(piece.words.iter().cloned());
        let words: Vec<String> = words.chain(values).chain(carried).collect();
        say(&piece.place, Some(words.join(" ")));
    }
    for (seat, cards) in &draft.hands {
        say(&format!("hand of {seat}"), Some(cards.join(" ")));
    }
    for (key, value) in &draft.more {
        say(key, Some(plain(value)));
    }
    out
}

/// A value without the marks of its notation.
fn plain(value: &serde_json::Value) -> String {
    use serde_json::Value;
    let join = |parts: Vec<String>| parts.join(", ");
    match value {
        Value::String(text) => text.clone(),
        Value::Array(list) => join(list.iter().map(plain).collect()),
        Value::Object(rows) => join(
            rows.iter()
                .map(|(key, value)| format!("{key} {}", plain(value)))
                .collect(),
        ),
        other => other.to_string(),
    }
}

/// Each expectation of a step by itself, and whether it holds.
fn expects<G: Game>(play: &Play<G>, scene: &Scene, step: &Step) -> Vec<Expect> {
    let expect = |alone: Alone| Expect {
        passed: scene.check(&alone.step).is_empty() && legal(play, &alone.step).is_empty(),
        text: alone.text,
        claim: Some(alone.claim),
    };
    let seen = seen(step).into_iter();
    seen.chain(lawful(play, step)).map(expect).collect()
}

/// One expectation, in a step of its own.
struct Alone {
    text: String,
    claim: Claim,
    step: Step,
}

impl Alone {
    fn new(text: String, claim: Claim, fill: impl FnOnce(&mut Step)) -> Alone {
        let mut step = Step::default();
        fill(&mut step);
        Alone { text, claim, step }
    }
}

/// What is to be seen and told.
fn seen(step: &Step) -> Vec<Alone> {
    let see = step.see.iter().map(|see| {
        let sought = match &see.sought {
            Sought::Words(words) => words.join(" "),
            Sought::Num(n) => n.to_string(),
            Sought::Cards(cards) => format!("[{}]", cards.join(" ")),
            Sought::Pieces(lines) => {
                let lines: Vec<String> = lines.iter().map(|line| line.join(" ")).collect();
                format!("[{}]", lines.join(", "))
            }
        };
        let text = format!("{}: {sought}", see.key);
        Alone::new(text, Claim::see(see), |one| one.see = vec![see.clone()])
    });
    let tallies = step.tallies.iter().map(|tally| {
        let total = tally.total.map(|total| format!("= {total}"));
        let terms = tally.terms.iter().map(|(rule, n)| format!("{n:+} {rule}"));
        let parts: Vec<String> = total.into_iter().chain(terms).collect();
        let text = format!("{} {}", tally.name, parts.join(" "));
        Alone::new(text, Claim::tally(tally), |one| {
            one.tallies = vec![tally.clone()];
        })
    });
    let told = (!step.told.is_empty()).then(|| {
        let keys: Vec<String> = step.told.iter().map(|told| told.text.clone()).collect();
        let text = format!("told: {}", keys.join(", "));
        Alone::new(text, Claim::Told { keys }, |one| {
            one.told.clone_from(&step.told);
        })
    });
    see.chain(tallies).chain(told).collect()
}

/// What is to be legal and what is not.
fn lawful<G: Game>(play: &Play<G>, step: &Step) -> Vec<Alone> {
    let may = step.offers.iter().map(|act| {
        let deed = Deed::read(play, act);
        Alone::new(format!("legal: {}", act.text), Claim::May { deed }, |one| {
            one.offers = vec![act.clone()];
        })
    });
    let only = step.offers_only.iter().map(|(_, acts)| {
        let deeds: Vec<Deed> = acts.iter().map(|act| Deed::read(play, act)).collect();
        let names: Vec<&str> = acts.iter().map(|act| act.text.as_str()).collect();
        let text = format!("only legal: {}", names.join(", "));
        Alone::new(text, Claim::Only { deeds }, |one| {
            one.offers_only.clone_from(&step.offers_only);
        })
    });
    let not = step.not_offers.iter().map(|act| {
        let text = format!("not legal: {}", act.text);
        Alone::new(text, Claim::may_not(play, act), |one| {
            one.not_offers = vec![act.clone()];
        })
    });
    let refused = step.refuses.iter().map(|refused| {
        let rules = refused.rules.join(", ");
        let text = format!("refused: {} ({rules})", refused.act.text);
        Alone::new(text, Claim::refused(play, refused), |one| {
            one.refuses = vec![refused.clone()];
        })
    });
    may.chain(only).chain(not).chain(refused).collect()
}
