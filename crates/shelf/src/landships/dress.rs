//! Names the drawings of a view of Landships!

use super::art::{army, card, counter, marks, number_of, side};
use super::pile::piles;
use draw::plates as named;
use draw::{Lying, Spot, Tally};
use hex::Map;
use landships::{DieLook, TrackLook};
use table::{Event, LiesView, ObjectiveView, View};

/// Names the drawings of a view, and puts its pieces in the order in which they lie.
pub(crate) fn dress(map: &Map, view: &mut View) {
    dress_pieces(view);
    let marked = marks(map, view);
    for (seen, drawn) in view.hexes.iter_mut().zip(marked) {
        seen.faces = drawn.into_iter().map(named::marker_name).collect();
    }
    for shown in &mut view.sides {
        shown.face = side(shown).map_or(String::new(), named::emblem_name);
        for track in &mut shown.tracks {
            let look = track.look.get().copied();
            track.face = look.map_or(String::new(), track_name);
        }
    }
    for shown in view.zones.iter_mut().flat_map(|zone| &mut zone.cards) {
        shown.face = card(shown).unwrap_or_default();
    }
    dress_objectives(view);
    events(&mut view.events);
}

/// Each by itself, as a tray shows it, and as it lies on another.
fn dress_pieces(view: &mut View) {
    let mut order = Vec::with_capacity(view.pieces.len());
    for pile in piles(&view.pieces) {
        // What lies on corners lies over everything else of its hex.
        let riders = |rides: bool| {
            let all = pile.groups.iter().flatten();
            all.filter(move |(_, one)| matches!(one.spot, Spot::Middle(_)) != rides)
        };
        order.extend(riders(false).chain(riders(true)).map(|(n, _)| *n));
        for group in &pile.groups {
            let (first, base) = &group[0];
            view.pieces[*first].face = named::piece_name(base);
            let on = view.pieces[*first].id;
            for (n, lying) in &group[1..] {
                let alone = Lying {
                    spot: Spot::Middle(false),
                    of: 1,
                    ..lying.clone()
                };
                view.pieces[*n].face = named::piece_name(&alone);
                let face = named::piece_name(lying);
                view.pieces[*n].lies = Some(LiesView { on, face });
            }
        }
    }
    debug_assert!(
        view.pieces
            .iter()
            .all(|piece| counter(piece).is_none() || !piece.face.is_empty())
    );
    let mut place = vec![usize::MAX; view.pieces.len()];
    for (rank, n) in order.into_iter().enumerate() {
        place[n] = rank;
    }
    let mut ranked: Vec<_> = place
        .into_iter()
        .zip(std::mem::take(&mut view.pieces))
        .collect();
    ranked.sort_by_key(|(rank, _)| *rank);
    view.pieces = ranked.into_iter().map(|(_, piece)| piece).collect();
}

/// Names the drawings of what was told.
pub(crate) fn events(events: &mut [Event]) {
    for die in events.iter_mut().flat_map(|event| &mut event.dice) {
        let look = die.look.get().copied();
        die.face = look.map_or(String::new(), |DieLook { n, ten }| match ten {
            true => named::ten_name(n, die.counts),
            false => named::die_name(false, n, die.counts),
        });
    }
}

fn track_name(look: TrackLook) -> String {
    named::tally_name(match look {
        TrackLook::Points => Tally::Points,
        TrackLook::Units => Tally::Units,
        TrackLook::Ammunition => Tally::Telephone,
    })
}

fn dress_objectives(view: &mut View) {
    let View {
        objectives,
        pieces,
        sides,
        ..
    } = view;
    for goal in objectives {
        let Some(number) = number_of(goal) else {
            continue;
        };
        let stands = |goal: &ObjectiveView| pieces.iter().any(|piece| piece.place == goal.at);
        let holder = goal.holder.and_then(|seat| army(sides, seat));
        goal.face = named::goal_name(number, holder, stands(goal));
    }
}
