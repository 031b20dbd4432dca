//! Everything a system says in whole games has words in both languages.

use crate::{content, files, root, scenarios};
use std::collections::BTreeMap;
use table::commit::Secrets;
use table::{AnyMatch, Click, MatchSpec, Refused, Rng, Seat, Text, Turn, View, Viewer};
use words::{Lang, Words};

/// So many of the actions seen are tried out of their place, for the words of refusals.
const STRAYS: u32 = 3;
/// Once in so many questions everything is looked at that is long to look at.
const SELDOM: u32 = 50;

struct Listener {
    words: Vec<Words>,
    /// The first thing said wrong, by language and key.
    silent: BTreeMap<String, String>,
    /// Actions seen so far.
    pool: Vec<String>,
    rng: Rng,
}

fn words() -> Vec<Words> {
    let of = |lang: Lang| {
        let files = files(&root("locales").join(lang.code()));
        let files: Vec<(&str, &str)> = files
            .iter()
            .map(|(name, text)| (name.as_str(), text.as_str()))
            .collect();
        Words::new(lang, &files).unwrap_or_else(|faults| panic!("{faults:#?}"))
    };
    Lang::ALL.map(of).into_iter().collect()
}

impl Listener {
    fn hear(&mut self, text: &Text) {
        for words in &self.words {
            let before = words.missing();
            let said = words.say(text);
            if words.missing() > before || said.contains("{$") {
                let first = || format!("{said}  ({text:?})");
                self.silent
                    .entry(format!("{} {}", words.lang(), text.key))
                    .or_insert_with(first);
            }
        }
    }

    /// Everything in words that stands on and beside the map.
    fn see(&mut self, view: &View) {
        let prompt = view.prompt.as_ref().expect("a question has words");
        self.hear(&prompt.text);
        prompt.detail.iter().for_each(|text| self.hear(text));
        for side in &view.sides {
            self.hear(&side.text);
            side.tracks.iter().for_each(|track| self.hear(&track.text));
        }
        view.tracks.iter().for_each(|track| self.hear(&track.text));
        view.phases.iter().for_each(|phase| self.hear(&phase.text));
        view.objectives
            .iter()
            .for_each(|objective| self.hear(&objective.text));
    }

    /// Clicks here and there, and hears why not.
    fn click(&mut self, game: &dyn AnyMatch, seat: Seat, view: &View) {
        let cards = view.zones.iter().flat_map(|zone| &zone.cards);
        let hexes = view.hexes.iter().map(|seen| Click::Hex(seen.hex.clone()));
        let mut all: Vec<Click> = cards.map(|card| Click::Card(card.card.clone())).collect();
        all.extend(hexes);
        let places = view.pieces.iter().map(|piece| piece.place.clone());
        all.extend(places.map(Click::Hex));
        for _ in 0..STRAYS {
            let mut any = || all[self.rng.below(all.len() as u32) as usize].clone();
            let clicks = [any(), any()];
            for clicks in [&clicks[..1], &clicks[..]] {
                if let Some(refusal) = game.why_click(seat, clicks) {
                    assert!(!refusal.rules.is_empty(), "{clicks:?}: {refusal:?}");
                    self.hear(&refusal.text);
                }
            }
        }
        if self.rng.below(SELDOM) > 0 {
            return;
        }
        for offer in &view.offers {
            let Some(odds) = game.odds(seat, &offer.action) else {
                continue;
            };
            odds.rows.iter().for_each(|row| self.hear(&row.text));
            let terms = odds.tally.iter().flat_map(|tally| &tally.terms);
            terms.for_each(|term| self.hear(&term.why));
            let whole: f64 = odds.rows.iter().map(|row| row.chance).sum();
            assert!((whole - 1.0).abs() < 1e-9, "{}: {odds:?}", offer.action);
            assert!(
                (0.0..=1.0).contains(&odds.chance),
                "{}: {odds:?}",
                offer.action
            );
        }
        let hexes = view.hexes.iter().map(|seen| &seen.hex);
        let places: Vec<&String> = hexes
            .chain(view.pieces.iter().map(|piece| &piece.place))
            .collect();
        let from = places[self.rng.below(places.len() as u32) as usize];
        for seen in game.sight(Viewer::Seat(seat), from) {
            seen.why.iter().for_each(|why| self.hear(&why.text));
        }
    }

    /// Plays a whole random game and hears everything that anybody is shown.
    fn game(&mut self, game: &mut dyn AnyMatch) {
        while let Turn::Ask(ask) = game.turn() {
            let view = game.view(Viewer::Seat(ask.seat));
            self.see(&view);
            for offer in &view.offers {
                self.hear(&offer.text);
                offer.note.iter().for_each(|text| self.hear(text));
            }
            let cards = view.zones.iter().flat_map(|zone| &zone.cards);
            cards.for_each(|card| self.hear(&card.text));
            for _ in 0..STRAYS.min(self.pool.len() as u32) {
                let stray = self.pool[self.rng.below(self.pool.len() as u32) as usize].clone();
                match game.why_not(ask.seat, &stray) {
                    Ok(Some(refusal)) => self.hear(&refusal.text),
                    Ok(None) | Err(Refused::Unreadable(_)) => {}
                    Err(other) => panic!("{stray}: {other:?}"),
                }
            }
            self.click(game, ask.seat, &view);
            let offer = &view.offers[self.rng.below(view.offers.len() as u32) as usize];
            let told = game
                .play(ask.seat, &offer.action)
                .expect("an offer is accepted");
            for event in &told {
                self.hear(&event.text);
                event.dice.iter().for_each(|die| self.hear(&die.text));
                event
                    .tally
                    .iter()
                    .flat_map(|tally| &tally.terms)
                    .for_each(|term| self.hear(&term.why));
            }
            if self.pool.len() < 5000 {
                self.pool.push(offer.action.clone());
            }
        }
        game.log(Viewer::Referee)
            .iter()
            .take(50)
            .for_each(|(_, event)| self.hear(&event.text));
    }
}

#[test]
fn everything_said_has_words_in_both_languages() {
    let content = content();
    let mut listener = Listener {
        words: words(),
        silent: BTreeMap::new(),
        pool: Vec::new(),
        rng: Rng::new(1),
    };
    for (system, card) in scenarios(&content) {
        listener.hear(&system.title());
        for text in [&card.title, &card.date, &card.briefing, &card.special]
            .into_iter()
            .chain(&card.sides)
        {
            listener.hear(text);
        }
        for option in card.agreeable() {
            listener.hear(&option.text);
            listener.hear(&option.help);
            { option.values.iter() }.for_each(|value| listener.hear(&value.text));
        }
        let secrets = Secrets::from_number(u64::from(card.number), card.seats.len());
        let opened = system.open_match(&content, &MatchSpec::scenario(card.id), secrets);
        let mut game = opened.unwrap_or_else(|faults| panic!("{faults:#?}"));
        let map = system
            .ground(&content, &game.view(Viewer::Everyone))
            .unwrap_or_else(|faults| panic!("{faults:#?}"));
        map.names()
            .iter()
            .for_each(|place| listener.hear(&Text::new(system.place(&place.key))));
        listener.game(game.as_mut());
    }
    let silent: Vec<String> = listener
        .silent
        .into_iter()
        .map(|(key, said)| format!("{key}: {said}"))
        .collect();
    assert!(silent.is_empty(), "without words:\n{}", silent.join("\n"));
}
