//! Lessons: matches of one person, led by a script. They are in memory alone: who comes back to one that was forgotten
//! begins it again at the step where he was. Where there are other nodes, these know the step and the moves, and make
//! the same lesson of them.

use crate::error::Wrong;
use crate::hall::Hall;
use crate::keys::new_id;
use crate::recent::Told;
use crate::sitting::{MACHINE, Sitting, now};
use crate::stock::{Both, Library};
use crate::store::{GameRow, LessonRow, SeatRow, State, Unread};
use crate::wire::{
    Begun, Help, LessonAt, LessonBegun, LessonCard, LessonPlace, QuickCard, QuickPartCard,
    QuickRowCard,
};
use shelf::System;
use std::sync::Arc;
use table::lesson::{self, Guide, Lesson, NotDone};
use table::{Fault, MatchSpec, Refused, Seat, Text};

/// A lesson of the stock, and who plays in it.
pub(crate) struct Taught {
    pub lesson: Arc<Lesson>,
    pub seats: Vec<String>,
}

/// Reads the lessons of a system, and lays each once: what cannot stand is told before anybody wants to learn.
pub(crate) fn read(
    system: &dyn System,
    content: &table::Content,
) -> Result<Vec<Taught>, Vec<Fault>> {
    let taught = |lesson: Arc<Lesson>| {
        let mut game = system.lay_lesson(content, &lesson)?;
        let guide = Guide::begin(lesson.clone(), &mut *game);
        guide.map_err(|fault| vec![fault])?;
        let seats = game.seats().to_vec();
        Ok(Taught { lesson, seats })
    };
    system.lessons(content)?.into_iter().map(taught).collect()
}

impl Library {
    /// The lesson of that id.
    pub fn lesson(&self, system: &str, id: &str) -> Option<&Taught> {
        let mut all = self.lessons(system).iter();
        all.find(|taught| taught.lesson.id() == id)
    }

    /// The lesson that a match goes on from.
    pub fn lesson_of(&self, row: &GameRow) -> Option<&Taught> {
        self.lesson(&row.system, row.state.options.get(lesson::LESSON)?)
    }

    /// The lessons of a system, for a list.
    pub fn lesson_cards(&self, system: &str) -> Vec<LessonCard> {
        let card = |taught: &Taught| LessonCard {
            id: taught.lesson.id().to_owned(),
            title: both(&taught.lesson.title),
            about: both(&taught.lesson.about),
            steps: taught.lesson.steps.len(),
        };
        self.lessons(system).iter().map(card).collect()
    }
}

impl Library {
    /// The quick start of a system.
    pub fn quick_card(&self, system: &dyn System) -> Option<QuickCard> {
        let quick = self.quick(system.id())?;
        let row = |row: &lesson::QuickRow| QuickRowCard {
            what: both(&row.what),
            value: both(&row.value),
            face: row.face.clone(),
        };
        let part = |part: &lesson::QuickPart| QuickPartCard {
            title: both(&part.title),
            text: both(&part.text),
            faces: part.faces.clone(),
            rows: part.rows.iter().map(row).collect(),
            rules: part.rules.iter().map(|rule| rule.text.clone()).collect(),
        };
        Some(QuickCard {
            title: system.title(),
            about: both(&quick.about),
            parts: quick.parts.iter().map(part).collect(),
        })
    }
}

fn both(words: &lesson::Both) -> Both {
    Both {
        en: words.en.clone(),
        fr: words.fr.clone(),
    }
}

/// The words for a side of a match that is of no scenario.
pub(crate) fn side(system: &str, seat: &str) -> Text {
    Text::new(format!("{system}-side-{seat}"))
}

fn bad(faults: Vec<Fault>) -> Wrong {
    Wrong::faults("bad-lesson", faults)
}

fn broken(fault: Fault) -> Wrong {
    bad(vec![fault])
}

impl Hall {
    /// Begins a lesson, or takes one up at a step.
    pub async fn teach(
        self: &Arc<Hall>,
        system: &str,
        id: &str,
        place: LessonPlace,
    ) -> Result<LessonBegun, Wrong> {
        let system = self.library.system(system)?;
        let taught = self.library.lesson(system.id(), id);
        let taught = taught.ok_or_else(|| Wrong::nowhere("there is no such lesson"))?;
        let lesson = taught.lesson.clone();
        let id = new_id().map_err(|_| Wrong::not_saved())?;
        let row = LessonRow {
            id: id.clone(),
            system: system.id().to_owned(),
            lesson: lesson.id().to_owned(),
            place: String::new(),
            version: 0,
        };
        let _turn = self.chores.acquire().await;
        let sitting = self.led(system, lesson, (place, false), &row).await?;
        let seat = sitting.guide.as_ref().map_or(Seat(0), Guide::seat);
        if self.store.is_shared() {
            let place = sitting.place().unwrap_or_default();
            self.store.begin_lesson(&LessonRow { place, ..row }).await?;
        }
        self.enter(&id, Some(sitting));
        let token = self.keys.seat(&id, seat);
        Ok(LessonBegun { id, seat, token })
    }

    /// A lesson that was begun at another node, or here.
    pub(crate) async fn load_lesson(self: &Arc<Hall>, id: &str) -> Result<Sitting, Unread> {
        let row = match self.store.is_shared() {
            true => self.store.lesson(id).await?,
            false => None,
        };
        let row = row.ok_or_else(|| Wrong::nowhere("there is no such match here"))?;
        let system = self.library.system(&row.system)?;
        let taught = self.library.lesson(system.id(), &row.lesson);
        let taught = taught.ok_or_else(|| Wrong::nowhere("there is no such lesson"))?;
        let lesson = taught.lesson.clone();
        let place = serde_json::from_str(&row.place);
        let place = place.map_err(|error| Unread::Damage(error.to_string()))?;
        Ok(self.led(system, lesson, (place, true), &row).await?)
    }

    /// Leads to a place in a lesson, on a thread of its own: to the beginning of its step, or to where `all` moves lead.
    async fn led(
        self: &Arc<Hall>,
        system: &'static dyn System,
        lesson: Arc<Lesson>,
        place: (LessonPlace, bool),
        row: &LessonRow,
    ) -> Result<Sitting, Wrong> {
        let (hall, id, version) = (self.clone(), row.id.clone(), row.version);
        let seat = move || hall.lead(system, lesson, place, (id, version));
        let seated = tokio::task::spawn_blocking(seat).await;
        seated.map_err(|_| Wrong::broken())?
    }

    fn lead(
        &self,
        system: &'static dyn System,
        lesson: Arc<Lesson>,
        (place, all): (LessonPlace, bool),
        (id, version): (String, i64),
    ) -> Result<Sitting, Wrong> {
        let content = &self.library.content;
        let mut game = system.lay_lesson(content, &lesson).map_err(bad)?;
        let mut guide = Guide::begin(lesson.clone(), &mut *game).map_err(broken)?;
        let led = guide.forward(&mut *game, place.step, &place.moves);
        led.map_err(broken)?;
        for action in place.moves.iter().skip(guide.moves().len()).filter(|_| all) {
            let acted = guide.act(&mut *game, action);
            acted.map_err(|not| Wrong::refused(refused(not)))?;
        }
        let seat = guide.seat();
        let sits = |n: usize| SeatRow {
            by: if n == seat.index() { "here" } else { MACHINE }.to_owned(),
            level: None,
            invite: None,
            friendly: false,
            help: Help::default(),
        };
        let row = GameRow {
            id,
            system: system.id().to_owned(),
            scenario: game.scenario().to_owned(),
            created: now(),
            changed: now(),
            seats: (0..game.seats().len()).map(sits).collect(),
            imported: false,
            head: 0,
            state: State::default(),
            tail: String::new(),
            version,
            damage: None,
        };
        let mut spec = lesson::play_on(&lesson, &[]);
        spec.options.remove(lesson::MOVES);
        let pinned = self.library.pin(system, &spec)?;
        let mut sitting = Sitting::new(&self.library, &row, game, pinned)?;
        sitting.guide = Some(guide);
        Ok(sitting)
    }

    /// The learner has read a step; what is then seen.
    pub async fn next_step(self: &Arc<Hall>, id: &str, seat: Seat) -> Result<Arc<Told>, Wrong> {
        let next = self.change(id, move |sitting| {
            sitting.turn_page()?;
            Ok(sitting.envelope(Some(seat)))
        });
        next.await
    }

    /// Begins a match where a lesson has ended, against a machine.
    pub async fn play_on(self: &Arc<Hall>, id: &str, level: &str) -> Result<Begun, Wrong> {
        let found = self.look(id, |sitting| sitting.after_lesson()).await?;
        let (system, spec, learner) = found?;
        let secrets = crate::opening::secrets(sides(&self.library, system, &spec));
        let secrets = secrets.map_err(|_| Wrong::not_saved())?;
        let seats = secrets.seats.len();
        let hall = self.clone();
        let open = move || hall.library.start(system, &spec, secrets);
        let game = tokio::task::spawn_blocking(open).await;
        let game = game.map_err(|_| Wrong::broken())??;
        let sits = |n: usize| SeatRow {
            by: if n == learner.index() {
                "here"
            } else {
                MACHINE
            }
            .to_owned(),
            level: (n != learner.index()).then(|| level.to_owned()),
            invite: None,
            friendly: n == learner.index(),
            help: Help::default(),
        };
        let pinned = self.pinned_now(&*game)?;
        self.open(game, (0..seats).map(sits).collect(), pinned)
            .await
    }
}

fn sides(library: &Library, system: &dyn System, spec: &MatchSpec) -> usize {
    let id = spec.options.get(lesson::LESSON);
    let taught = id.and_then(|id| library.lesson(system.id(), id));
    taught.map_or(2, |taught| taught.seats.len())
}

fn refused(not: NotDone) -> Refused {
    match not {
        NotDone::Refused(refused) => refused,
        NotDone::Broken(fault) => {
            tracing::error!("a lesson breaks off: {fault}");
            Refused::Unreadable(fault.to_string())
        }
    }
}

fn no_lesson() -> Wrong {
    Wrong::unfit("no-lesson", "this match is no lesson")
}

impl Sitting {
    /// What the learner does; what he wants to do then is done as long as the lesson wants it too.
    pub(crate) fn learn(&mut self, action: &str, then: &[String]) -> Result<(), Refused> {
        let Some(guide) = &mut self.guide else {
            return Ok(());
        };
        guide.act(&mut *self.game, action).map_err(refused)?;
        for step in then {
            if guide.act(&mut *self.game, step).is_err() {
                break;
            }
        }
        self.forget_seen();
        Ok(())
    }

    fn turn_page(&mut self) -> Result<(), Wrong> {
        let guide = self.guide.as_mut().ok_or_else(no_lesson)?;
        guide.next(&mut *self.game).map_err(broken)?;
        self.forget_seen();
        Ok(())
    }

    /// Which match goes on from here, and whose seat is the learner's.
    fn after_lesson(&self) -> Result<(&'static dyn System, MatchSpec, Seat), Wrong> {
        let guide = self.guide.as_ref().ok_or_else(no_lesson)?;
        if !guide.is_over() {
            let what = "the lesson is not over: play it to its last step";
            return Err(Wrong::new(
                axum::http::StatusCode::CONFLICT,
                "not-over",
                what,
            ));
        }
        let spec = lesson::play_on(guide.lesson(), guide.moves());
        Ok((self.system, spec, guide.seat()))
    }

    /// Where the learner is, for other nodes; nothing of a match.
    pub(crate) fn place(&self) -> Option<String> {
        let guide = self.guide.as_ref()?;
        let place = serde_json::json!({ "step": guide.step(), "moves": guide.moves() });
        Some(place.to_string())
    }

    /// Where the learner is.
    pub(crate) fn lesson_at(&self) -> Option<LessonAt> {
        let guide = self.guide.as_ref()?;
        let step = guide.now();
        let texts = |said: &[table::case::Said]| said.iter().map(|it| it.text.clone()).collect();
        Some(LessonAt {
            id: guide.lesson().id().to_owned(),
            name: both(&guide.lesson().title),
            step: guide.step(),
            of: guide.lesson().steps.len(),
            title: both(&step.title),
            text: both(&step.text),
            rules: texts(&step.rules),
            show: texts(&step.show),
            reads: guide.is_done(),
            over: guide.is_over(),
            moves: guide.moves().to_vec(),
        })
    }
}
