//! Lessons are played to their end by their script, by everything else that their steps allow, and on from there.

use crate::{content, files, root};
use shelf::System;
use std::sync::Arc;
use table::commit::Secrets;
use table::journal::{Journal, Verdict};
use table::lesson::{self, Both, Guide, Lesson};
use table::{Content, MatchSpec, Rng, Turn};
use words::{Lang, Words};

fn lessons(content: &Content) -> Vec<(&'static dyn System, Arc<Lesson>)> {
    let mut all = Vec::new();
    for &system in shelf::systems() {
        let read = system.lessons(content);
        let read = read.unwrap_or_else(|faults| panic!("{faults:#?}"));
        assert!(!read.is_empty(), "{} has a lesson", system.id());
        all.extend(read.into_iter().map(|lesson| (system, lesson)));
    }
    all
}

fn told(faults: Vec<table::Fault>) -> String {
    let lines: Vec<String> = faults.iter().map(ToString::to_string).collect();
    lines.join("\n")
}

#[test]
fn every_lesson_is_played_to_its_end() {
    let content = content();
    for (system, lesson) in lessons(&content) {
        let lay = || system.lay_lesson(&content, &lesson);
        let faults = lesson::check(&lesson, &lay);
        assert!(faults.is_empty(), "{}", told(faults));
        let steps = lesson.steps.len();
        assert!((6..=15).contains(&steps), "{}: {steps} steps", lesson.file);
        let asks = lesson.steps.iter().filter(|step| step.is_for_the_learner());
        assert!(
            asks.count() * 2 > steps,
            "{}: a learner learns by doing",
            lesson.file
        );
    }
}

#[test]
fn a_match_goes_on_from_the_end_of_a_lesson_and_is_folded_and_verified() {
    let content = content();
    for (system, lesson) in lessons(&content) {
        let mut game = system.lay_lesson(&content, &lesson).unwrap();
        let mut guide = Guide::begin(lesson.clone(), &mut *game).unwrap();
        guide.forward(&mut *game, usize::MAX, &[]).unwrap();
        assert!(
            matches!(game.turn(), Turn::Ask(_)),
            "{}: nobody has won yet",
            lesson.file
        );
        let spec = lesson::play_on(&lesson, guide.moves());
        let secrets = Secrets::from_number(7, game.seats().len());
        let mut on = system.open_match(&content, &spec, secrets).unwrap();
        assert_eq!(on.hash(), game.hash(), "{}: the same position", lesson.file);
        let mut rng = Rng::new(1);
        for _ in 0..40 {
            let Turn::Ask(ask) = on.turn() else { break };
            let action = on.random_action(&mut rng).unwrap();
            on.play(ask.seat, &action).unwrap();
        }
        // Its own files are enough, and every die is that of the seed.
        let pinned = system.pinned(&content, &spec).unwrap();
        let journal = Journal::parse("lesson", &on.journal()).unwrap();
        let again = system.resume(&pinned, &journal).unwrap();
        assert_eq!(again.hash(), on.hash());
        let verdict = system.verify(&pinned, &journal).unwrap();
        let sound = match verdict {
            Verdict::Running { dice_checked, .. } => dice_checked,
            Verdict::Proven { .. } => true,
        };
        assert!(sound, "{verdict}");
    }
}

#[test]
fn moves_that_are_none_of_the_lesson_do_not_open_a_match_elsewhere() {
    let content = content();
    let (system, lesson) = lessons(&content).remove(0);
    let mut spec = lesson::play_on(&lesson, &["jump".to_owned()]);
    let open = |spec: &MatchSpec| system.open_match(&content, spec, Secrets::from_number(1, 2));
    // What does not fit is what the lesson has.
    assert!(open(&spec).is_ok());
    spec.options.remove(lesson::LESSON);
    assert!(open(&spec).is_err());
}

#[test]
fn lessons_are_written_in_good_french_and_in_every_word_they_say() {
    let content = content();
    let says = |both: &Both| [both.en.clone(), both.fr.clone()];
    for (_, lesson) in lessons(&content) {
        let steps = lesson.steps.iter();
        let all = steps.flat_map(|step| [&step.title, &step.text]);
        for both in [&lesson.title, &lesson.about].into_iter().chain(all) {
            let [en, fr] = says(both);
            let text = format!("said = {fr}\n");
            let breaches = words::typography(&[(&lesson.file, &text)]);
            assert!(breaches.is_empty(), "{fr}\n{}", breaches.join("\n"));
            assert!(
                !en.contains('\''),
                "{}: a straight apostrophe: {en}",
                lesson.file
            );
            assert!(
                !fr.contains('\''),
                "{}: a straight apostrophe: {fr}",
                lesson.file
            );
        }
    }
}

#[test]
fn every_system_is_told_on_one_page_with_drawings_that_are_there() {
    let content = content();
    for system in shelf::systems() {
        let quick = system
            .quick(&content)
            .unwrap_or_else(|faults| panic!("{}", told(faults)));
        let quick = quick.unwrap_or_else(|| panic!("{} has a quick start", system.id()));
        for part in &quick.parts {
            let rows = part.rows.iter().map(|row| &row.face);
            for face in part
                .faces
                .iter()
                .chain(rows)
                .filter(|face| !face.is_empty())
            {
                assert!(system.art(face).is_some(), "{}: {face}", system.id());
            }
            let text = format!("said = {} {}\n", part.title.fr, part.text.fr);
            let breaches = words::typography(&[("quick", &text)]);
            assert!(breaches.is_empty(), "{text}{}", breaches.join("\n"));
        }
    }
}

#[test]
fn all_that_is_offered_and_told_in_a_lesson_has_words() {
    let content = content();
    for lang in Lang::ALL {
        let locales = files(&root("locales").join(lang.code()));
        let locales: Vec<(&str, &str)> = locales.iter().map(|(n, t)| (&**n, &**t)).collect();
        let words = Words::new(lang, &locales).unwrap();
        for (system, lesson) in lessons(&content) {
            let mut game = system.lay_lesson(&content, &lesson).unwrap();
            let mut guide = Guide::begin(lesson.clone(), &mut *game).unwrap();
            for step in 0..lesson.steps.len() {
                guide.forward(&mut *game, step, &[]).unwrap();
                let refusal = guide.not_yet(&*game).text;
                let view = game.view(table::Viewer::Seat(guide.seat()));
                let offers = view.offers.iter().map(|offer| &offer.text);
                let events = view.events.iter().map(|event| &event.text);
                for text in offers.chain(events).chain([&refusal]) {
                    let before = words.missing();
                    let said = words.say(text);
                    assert_eq!(words.missing(), before, "{}: {said}", lesson.file);
                }
            }
        }
    }
}
