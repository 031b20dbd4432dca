//! Names the drawings of a view of the commander games.

use super::art::{army, colours, counter, number_of, ranks, side, works, worth_of};
use commander::{CardLook, DieLook, FateLook, TrackLook};
use draw::counters as named;
use draw::{Fate, Side, Tally};
use hex::Map;
use table::{CardView, Event, ObjectiveView, View};

/// Names the drawings of a view, and puts its pieces in the order in which they lie.
pub(crate) fn dress(_: &Map, view: &mut View) {
    for piece in &mut view.pieces {
        let drawn = counter(piece);
        piece.face = drawn.map_or(String::new(), |counter| named::counter_name(&counter));
    }
    let ranks = ranks(&view.pieces);
    view.pieces.sort_by_key(|piece| ranks[&piece.id]);
    for seen in &mut view.hexes {
        seen.faces = works(seen).map(named::work_name).collect();
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
    for die in events.iter_mut().flat_map(|event| &mut event.dice) {
        let look = die.look.get().copied();
        die.face = look.map_or(String::new(), |DieLook { red, n }| {
            named::die_name(red, n, die.counts)
        });
    }
    for played in events.iter_mut().filter_map(|event| event.played.as_mut()) {
        played.card.face = card_name(&played.card).unwrap_or_default();
    }
}

fn card_name(card: &CardView) -> Option<String> {
    Some(match card.look.get()? {
        CardLook::Fate(look) => named::fate_name(&fate(look)),
        CardLook::Strategy(nation, plan) => named::strategy_name(colours(*nation), plan.word()),
        CardLook::Chit => named::tally_name(Tally::Secret),
    })
}

fn fate(look: &FateLook) -> Fate {
    Fate {
        side: colours(look.nation),
        order: look.order.word().to_owned(),
        action: look.deed.word().to_owned(),
        event: look.event.word().to_owned(),
        wind: look.wind,
        hex: look.hex.clone(),
        dice: look.dice,
        trigger: look.trigger.map(|trigger| trigger.word().to_owned()),
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
    let tally = match look {
        TrackLook::Cards => return named::deck_name(side),
        TrackLook::Time => return String::new(),
        TrackLook::Points => Tally::Points,
        TrackLook::Casualties => Tally::Lost,
        TrackLook::Orders => Tally::Orders,
        TrackLook::Secret => Tally::Secret,
        TrackLook::Initiative => Tally::Initiative,
        TrackLook::Caller { wired, broken } => match (wired, broken) {
            (false, false) => Tally::Radio,
            (false, true) => Tally::RadioBroken,
            (true, false) => Tally::Telephone,
            (true, true) => Tally::TelephoneBroken,
        },
    };
    named::tally_name(tally)
}

fn dress_objectives(view: &mut View) {
    let View {
        objectives,
        pieces,
        sides,
        hexes,
        ..
    } = view;
    for goal in objectives {
        let Some(number) = number_of(goal) else {
            continue;
        };
        let aside = pieces.iter().any(|piece| piece.place == goal.at);
        let holder = goal.holder.and_then(|seat| army(sides, seat));
        goal.face = named::goal_name(number, worth_of(goal), holder, aside);
        let also =
            |hex: &str, goal: &ObjectiveView| hex != goal.at && goal.hexes.iter().any(|h| h == hex);
        for seen in hexes.iter_mut().filter(|seen| also(&seen.hex, goal)) {
            seen.faces.push(named::part_name(number, holder));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use commander::{Deed, EventKind, Fort, Order, Situation, Trigger};
    use draw::counters::art;

    #[test]
    fn every_word_of_a_card_has_a_sign() {
        let card = |order: Order, deed: Deed, event: EventKind, trigger: Trigger| Fate {
            side: Side::German,
            order: order.word().to_owned(),
            action: deed.word().to_owned(),
            event: event.word().to_owned(),
            wind: 0,
            hex: "L5".to_owned(),
            dice: [4, 5],
            trigger: Some(trigger.word().to_owned()),
        };
        let most = Order::ALL
            .len()
            .max(Deed::ALL.len())
            .max(EventKind::ALL.len());
        for i in 0..most {
            let fate = card(
                Order::ALL[i % Order::ALL.len()],
                Deed::ALL[i % Deed::ALL.len()],
                EventKind::ALL[i % EventKind::ALL.len()],
                Trigger::ALL[i % Trigger::ALL.len()],
            );
            assert!(
                art(&named::fate_name(&fate)).is_some(),
                "{}",
                named::fate_name(&fate)
            );
        }
    }

    #[test]
    fn every_strategy_card_has_a_sign() {
        for plan in Situation::ALL {
            let name = format!("s.french.{}", plan.word());
            assert!(art(&name).is_some(), "{name}");
        }
        assert!(art("s.british.morale").is_none());
        assert!(art("s.french.courage").is_none());
    }

    #[test]
    fn every_fortification_is_drawn() {
        for fort in Fort::ALL {
            assert!(art(&format!("t.{}", fort.word())).is_some());
        }
    }
}
