//! The Fate decks of Great War Commander hold what the data sheet says, and its counters what its rules ask for.

use crate::content;
use commander::{Gwc, Order, Trigger};
use std::collections::BTreeMap;
use table::case::CaseFile;
use table::{Game, MatchSpec, Seat};

/// Orders, Germans first, then French, then Americans.
const ORDERS: [(&str, [usize; 3]); 12] = [
    ("fire", [16, 15, 17]),
    ("move", [10, 10, 11]),
    ("advance", [5, 5, 4]),
    ("recover", [8, 8, 7]),
    ("rout", [7, 7, 7]),
    ("artillery-request", [6, 6, 6]),
    ("artillery-denied", [2, 3, 3]),
    ("command-confusion", [6, 7, 7]),
    ("air-strike", [2, 2, 2]),
    ("line-of-fire", [4, 2, 2]),
    ("offensive", [3, 4, 4]),
    ("liaison", [3, 3, 2]),
];
/// Actions in the same way.
const DEEDS: [(&str, [usize; 3]); 28] = [
    ("ambush", [4, 4, 4]),
    ("assault-fire", [5, 5, 5]),
    ("barrage", [3, 3, 3]),
    ("bayonet", [4, 4, 4]),
    ("bore-sighting", [1, 1, 1]),
    ("charge", [3, 3, 3]),
    ("concealment", [5, 5, 5]),
    ("counter-attack", [4, 4, 4]),
    ("crossfire", [6, 6, 6]),
    ("dig-in", [4, 4, 4]),
    ("elan", [0, 3, 0]),
    ("engineer-works", [2, 2, 2]),
    ("hit-the-dirt", [4, 4, 4]),
    ("hand-grenades", [5, 5, 5]),
    ("hidden-pillbox", [1, 1, 1]),
    ("hidden-position", [1, 1, 1]),
    ("hidden-unit", [1, 1, 1]),
    ("hidden-wire", [2, 2, 2]),
    ("field-of-fire", [2, 2, 2]),
    ("light-wounds", [4, 4, 4]),
    ("immortal", [0, 2, 0]),
    ("major-gas", [1, 1, 1]),
    ("marksmanship", [1, 1, 3]),
    ("no-quarter", [2, 0, 2]),
    ("lucky-star", [1, 1, 2]),
    ("stosstruppen", [3, 0, 0]),
    ("unternehmungslustig", [2, 0, 0]),
    ("command-confusion", [1, 3, 3]),
];
/// Triggers: Jammed, Sniper, Event, Time.
const TRIGGERS: [[usize; 3]; 4] = [[2, 4, 3], [5, 3, 4], [10, 10, 12], [2, 2, 2]];

/// A bare board with these two nations.
fn opened(sides: &str) -> Gwc {
    let text = format!(
        "rules = [\"1.9\"]\nsides = [{sides}]\nthen = {{ told = [\"gwc-order\"] }}\npieces = []\n"
    );
    let file = CaseFile::read("gwc", &text).unwrap_or_else(|faults| panic!("{faults:#?}"));
    let spec = MatchSpec {
        draft: Some(file.cases[0].draft.clone()),
        ..MatchSpec::default()
    };
    Gwc::open(&content(), &spec).unwrap_or_else(|faults| panic!("{faults:#?}"))
}

fn counted<'a>(words: impl Iterator<Item = &'a str>) -> BTreeMap<&'a str, usize> {
    words.fold(BTreeMap::new(), |mut counts, word| {
        *counts.entry(word).or_default() += 1;
        counts
    })
}

fn expected(table: &[(&'static str, [usize; 3])], nation: usize) -> BTreeMap<&'static str, usize> {
    let rows = table.iter().map(|(word, counts)| (*word, counts[nation]));
    rows.filter(|(_, count)| *count > 0).collect()
}

#[test]
fn the_decks_are_those_of_the_data_sheet() {
    let [french, american] = [
        opened("\"german\", \"french\""),
        opened("\"german\", \"american\""),
    ];
    let decks = [(&french, 0), (&french, 1), (&american, 1)];
    for (nation, (book, seat)) in decks.into_iter().enumerate() {
        let deck = &book.faces[seat];
        assert_eq!(deck.len(), 72);
        let orders = counted(deck.iter().map(|card| card.order.word()));
        assert_eq!(orders, expected(&ORDERS, nation), "Orders of {nation}");
        let deeds = counted(deck.iter().map(|card| card.deed.word()));
        assert_eq!(deeds, expected(&DEEDS, nation), "Actions of {nation}");
        let mut pairs = BTreeMap::new();
        for card in deck {
            *pairs.entry(card.dice).or_insert(0) += 1;
        }
        assert!(pairs.len() == 36 && pairs.values().all(|count| *count == 2));
        let kinds = [
            Trigger::Jammed,
            Trigger::Sniper,
            Trigger::Event,
            Trigger::Time,
        ];
        for (kind, counts) in kinds.into_iter().zip(TRIGGERS) {
            let found = deck
                .iter()
                .filter(|card| card.trigger == Some(kind))
                .count();
            assert_eq!(found, counts[nation], "{kind:?} of {nation}");
        }
    }
    // The cards that the rulebook shows.
    let first = |book: &Gwc, seat: u8| book.card(Seat(seat), commander::CardId::new(0)).order;
    assert_eq!(first(&french, 1), Order::Move);
    assert_eq!(first(&american, 1), Order::Move);
    assert_eq!(
        french.label(french.card(Seat(0), commander::CardId::new(6)).hex),
        "G11"
    );
    assert_eq!(
        french.label(french.card(Seat(1), commander::CardId::new(0)).hex),
        "D10"
    );
}

#[test]
fn every_nation_has_its_squad_and_its_agents() {
    for sides in ["\"german\", \"french\"", "\"german\", \"american\""] {
        let book = opened(sides);
        for seat in [Seat(0), Seat(1)] {
            let kind = &book.kinds[usize::from(book.team_kind(seat))];
            assert_eq!(kind.nation, book.side(seat).nation);
            assert_eq!(kind.class, commander::Class::Team);
            assert_eq!(book.side(seat).agents, 2);
        }
    }
}
