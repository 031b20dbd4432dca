//! Names the drawings of a view of ccgw.

use super::art::{army, die, side, tokens, unit};
use ccgw::{CardLook, TrackLook};
use draw::miniatures::{self as named, Counted, MOST};
use draw::{Side, Token};
use hex::Map;
use table::{CardView, Event, Look, View};

/// Names the drawings of a view.
pub(crate) fn dress(map: &Map, view: &mut View) {
    for piece in &mut view.pieces {
        piece.face = unit_name(&piece.look);
    }
    for offer in &mut view.offers {
        offer.face = unit_name(&offer.look);
    }
    for seen in &mut view.hexes {
        let Ok(hex) = map.grid().parse(&seen.hex) else {
            continue;
        };
        let name = |token: Token| named::token_name(token, token.variety(map.grid(), hex));
        seen.faces = tokens(seen).map(name).collect();
    }
    dress_sides(view);
    dress_objectives(view);
    for card in view.zones.iter_mut().flat_map(|zone| &mut zone.cards) {
        card.face = card_name(card).unwrap_or_default();
    }
    events(&mut view.events);
}

/// Names the drawings of what was told.
pub(crate) fn events(events: &mut [Event]) {
    for shown in events.iter_mut().flat_map(|event| &mut event.dice) {
        let look = shown.look.get().copied();
        shown.face = look.map_or(String::new(), |look| {
            named::die_name(die(look), shown.counts)
        });
    }
    for played in events.iter_mut().filter_map(|event| event.played.as_mut()) {
        played.card.face = card_name(&played.card).unwrap_or_default();
    }
}

fn unit_name(look: &Look) -> String {
    unit(look).map_or(String::new(), |unit| named::unit_name(&unit))
}

fn card_name(card: &CardView) -> Option<String> {
    match card.look.get()? {
        CardLook::Command(command) => named::card_name(command.word()),
        CardLook::Combat(combat) => named::card_name(combat.word()),
    }
}

fn dress_sides(view: &mut View) {
    for shown in &mut view.sides {
        let Some(side) = side(shown) else {
            continue;
        };
        shown.face = named::emblem_name(side);
        for track in &mut shown.tracks {
            let look = track.look.get().copied();
            track.face = look.map_or(String::new(), |look| track_name(look, side));
        }
    }
}

fn track_name(look: TrackLook, side: Side) -> String {
    match look {
        TrackLook::Medals => named::counted_name(Counted::Medal(side)),
        TrackLook::Hq => named::counted_name(Counted::Hq),
        TrackLook::Artillery => named::counted_name(Counted::Gun(side)),
        TrackLook::Command => named::back_name(false),
        TrackLook::Combat => named::back_name(true),
    }
}

fn dress_objectives(view: &mut View) {
    let View {
        objectives,
        pieces,
        sides,
        ..
    } = view;
    for objective in objectives {
        let aside = pieces.iter().any(|piece| piece.place == objective.at);
        let holder = objective.holder.and_then(|seat| army(sides, seat));
        let worth = u8::try_from(objective.worth).unwrap_or(1).clamp(1, MOST);
        objective.face = named::objective_name(holder, worth, aside);
    }
}
