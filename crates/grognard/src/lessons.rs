//! Lessons, looked through before a learner sees them.

use crate::catalogue;
use crate::desk::Desk;
use shelf::System;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::Arc;
use table::Fault;
use table::lesson::{self, Lesson};

/// The system of a file that is a lesson: it lies in the folder `lessons` of that system.
pub fn system_of(path: &Path) -> Option<&'static dyn System> {
    let mut folders = path.parent()?.iter().rev().filter_map(|part| part.to_str());
    let lessons = folders.next()? == "lessons";
    shelf::system(folders.next()?).filter(|_| lessons)
}

/// All that is wrong with a lesson: how it is written, what it asks for, the rules it names.
pub fn check(desk: &Desk, system: &dyn System, name: &str, text: &str) -> Result<(), Vec<Fault>> {
    let lesson = Arc::new(Lesson::read(name, text)?);
    let mut content = desk.content.clone();
    let file = format!("{}/{}{}.toml", system.id(), lesson::PATH, lesson.id());
    content.insert(file, text);
    let lay = || system.lay_lesson(&content, &lesson);
    let played = catch_unwind(AssertUnwindSafe(|| lesson::check(&lesson, &lay)));
    let broken = || {
        let what = "the rules broke; the message stands above";
        vec![lesson.fault(lesson.at, what, "report it with this file")]
    };
    let mut faults = played.unwrap_or_else(|_| broken());
    let known = catalogue::ids(system.id());
    for rule in lesson.steps.iter().flat_map(|step| &step.rules) {
        if !known.contains(&rule.text) {
            let what = format!("there is no rule \"{}\"", rule.text);
            let mend = format!("rules/{}.toml has all of them", system.id());
            faults.push(lesson.fault(rule.at, what, mend));
        }
    }
    match faults.is_empty() {
        true => Ok(()),
        false => Err(faults),
    }
}
