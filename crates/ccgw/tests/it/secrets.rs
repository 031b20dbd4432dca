//! What a player may not know is not in what he gets.

use crate::stock::scenario;
use table::{Chance, Game, Known, Rng, Seat, Teller, Viewer, ZoneKind};

/// The cards a viewer sees in each hand, by the name of the zone.
fn hands(viewer: Viewer) -> Vec<(String, u16, usize)> {
    let book = scenario(4);
    let mut rng = Rng::new(11);
    let state = book.start(&mut Chance::sample(&mut rng), &mut Teller::silent());
    let view = book.view(&Known::mask(&book, &state, viewer));
    let hands = view
        .zones
        .into_iter()
        .filter(|zone| zone.kind == ZoneKind::Hand);
    hands
        .map(|zone| (zone.id, zone.count, zone.cards.len()))
        .collect()
}

#[test]
fn a_player_sees_his_own_cards_and_the_number_of_the_others() {
    let seen = hands(Viewer::Seat(Seat(0)));
    for (id, count, cards) in seen {
        let own = id.starts_with("hand.british");
        assert!(count > 0, "{id}");
        assert_eq!(cards, if own { usize::from(count) } else { 0 }, "{id}");
    }
}

#[test]
fn a_spectator_sees_nobodys_cards() {
    assert!(
        hands(Viewer::Everyone)
            .iter()
            .all(|(_, count, cards)| *count > 0 && *cards == 0)
    );
}

#[test]
fn the_referee_sees_all() {
    assert!(
        hands(Viewer::Referee)
            .iter()
            .all(|(_, count, cards)| usize::from(*count) == *cards)
    );
}

/// Copies of a card are numbered in the order they were dealt; what is masked must not tell by it.
#[test]
fn two_deals_that_look_alike_to_a_seat_are_alike_in_what_it_knows() {
    let book = scenario(4);
    let mut rng = Rng::new(3);
    let state = book.start(&mut Chance::sample(&mut rng), &mut Teller::silent());
    let known = Known::mask(&book, &state, Viewer::Seat(Seat(1)));
    for _ in 0..200 {
        let other = book.guess(&known, &mut rng);
        assert_eq!(Known::mask(&book, &other, Viewer::Seat(Seat(1))), known);
    }
}
