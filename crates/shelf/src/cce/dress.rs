//! The names of the drawings of cce, and the drawings by their names.
//!
//! | name | drawing |
//! |---|---|
//! | `u.german.squad.5-5b-4b-7-0.broken` | a unit: side, class, FP, Range, Movement, Morale, Command (`b`: boxed), states |
//! | `w.german.mortar.9-3to16-3.smoke` | a weapon: side, silhouette, FP, Range, what it takes from Movement, states |
//! | `t.foxholes`, `t.smoke.4` | what was dug or laid, what hangs over a hex |
//! | `o.2.4.german.aside` | an objective: number, worth, holder or `free`, `aside` of a counter |
//! | `h.2.german` | another hex of an objective: number, holder or `free` |
//! | `e.german` | the emblem of a side |
//! | `k.vp`, `k.casualties`, `k.orders`, `k.radio`, `k.radio-broken`, `k.secret`, `k.initiative` | what is counted beside the map |
//! | `b.german` | the back of a deck |
//! | `c.german.fire.ambush.hero.L5.4-5.event` | a Fate card: side, Order, Action, Event (`breeze-3`), hex, dice, trigger |
//! | `d.white-3`, `d.red-5.idle` | a die; one that does nothing |

use super::art::{
    MOST, STATES, army, face, nation, number_of, penalty, printed, ranks, works, worth_of,
};
use draw::{Art, Counter, Fate, Side, Silhouette, State, Tally, Value, Work};
use hex::Map;
use table::{Arg, CardView, Event, ObjectiveView, Text, View};

/// Names the drawings of a view, and puts its pieces in the order in which they lie.
pub(crate) fn dress(map: &Map, view: &mut View) {
    for piece in &mut view.pieces {
        piece.face = face(piece).map_or(String::new(), |counter| counter_key(&counter));
    }
    let ranks = ranks(&view.pieces);
    view.pieces.sort_by_key(|piece| ranks[&piece.id]);
    for seen in &mut view.hexes {
        let Ok(hex) = map.grid().parse(&seen.hex) else {
            continue;
        };
        let laid = works(map, hex, seen).into_iter();
        seen.faces = laid.map(|work| format!("t.{}", work.id())).collect();
    }
    dress_sides(view);
    dress_objectives(view);
    for card in view.zones.iter_mut().flat_map(|zone| &mut zone.cards) {
        card.face = match card.card.starts_with("chit-") {
            true => format!("k.{}", Tally::Secret.id()),
            false => fate(card).map_or(String::new(), |fate| fate_key(&fate)),
        };
    }
    events(&mut view.events);
}

/// Names the drawings of what was told.
pub(crate) fn events(events: &mut [Event]) {
    for die in events.iter_mut().flat_map(|event| &mut event.dice) {
        let idle = if die.counts { "" } else { ".idle" };
        let name = format!("d.{}{idle}", die.die);
        die.face = art(&name).map_or(String::new(), |_| name);
    }
}

fn dress_sides(view: &mut View) {
    for shown in &mut view.sides {
        let Some(side) = nation(&shown.name) else {
            continue;
        };
        shown.face = format!("e.{}", side.id());
        for track in &mut shown.tracks {
            track.face = match Tally::by_id(&track.id) {
                Some(tally) => format!("k.{}", tally.id()),
                None if track.id == "hand" => format!("b.{}", side.id()),
                None => String::new(),
            };
        }
    }
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
        goal.face = goal_key(number, worth_of(goal), holder, aside);
        let also =
            |hex: &str, goal: &ObjectiveView| hex != goal.at && goal.hexes.iter().any(|h| h == hex);
        for seen in hexes.iter_mut().filter(|seen| also(&seen.hex, goal)) {
            seen.faces.push(part_key(number, holder));
        }
    }
}

/// The drawing of that name; nothing for a name that [`dress`] does not give.
pub(crate) fn art(name: &str) -> Option<Art> {
    let (what, rest) = name.split_once('.')?;
    let (art, key) = match what {
        "u" | "w" => {
            let counter = counter_named(rest)?;
            (draw::counter_art(&counter), counter_key(&counter))
        }
        "t" => {
            let work = Work::by_id(rest)?;
            (draw::work_art(work), format!("t.{}", work.id()))
        }
        "o" => goal_named(rest)?,
        "h" => {
            let (number, holder) = rest.split_once('.')?;
            let (number, holder) = (figure(number)?, holder_named(holder)?);
            (draw::part_art(number, holder), part_key(number, holder))
        }
        "e" => (draw::emblem_art(nation(rest)?), name.to_owned()),
        "b" => (draw::deck_art(nation(rest)?), name.to_owned()),
        "k" => (draw::tally_art(Tally::by_id(rest)?), name.to_owned()),
        "c" => {
            let fate = fate_named(rest)?;
            (draw::fate_art(&fate)?, fate_key(&fate))
        }
        "d" => die_named(rest)?,
        _ => return None,
    };
    // One drawing has one name.
    (key == name).then_some(art)
}

/// A number as names have it.
fn figure(text: &str) -> Option<u8> {
    text.parse().ok().filter(|n| *n <= MOST)
}

fn value_key(value: &Value) -> String {
    let boxed = if value.boxed { "b" } else { "" };
    format!("{}{boxed}", value.text.replace('-', "to"))
}

fn value_named(text: &str) -> Option<Value> {
    let (inner, boxed) = match text.strip_suffix('b') {
        Some(inner) => (inner, true),
        None => (text, false),
    };
    let text = match inner.split_once("to") {
        Some((least, most)) => format!("{}-{}", figure(least)?, figure(most)?),
        None => figure(inner)?.to_string(),
    };
    Some(Value { text, boxed })
}

fn counter_key(counter: &Counter) -> String {
    let weapon = counter.silhouette.is_weapon();
    let or_0 = |text: &str| if text.is_empty() { "0" } else { text }.to_owned();
    let mut values = vec![value_key(&counter.firepower), value_key(&counter.range)];
    if weapon {
        values.push(or_0(counter.movement.text.trim_start_matches('−')));
    } else {
        values.push(value_key(&counter.movement));
        values.push(counter.morale.clone());
        values.push(or_0(&counter.command));
    }
    let states = STATES
        .iter()
        .filter(|(_, state)| counter.states.contains(state));
    let states: String = states.map(|(word, _)| format!(".{word}")).collect();
    format!(
        "{}.{}.{}.{}{states}",
        if weapon { "w" } else { "u" },
        counter.side.id(),
        counter.silhouette.id(),
        values.join("-")
    )
}

fn counter_named(rest: &str) -> Option<Counter> {
    let mut parts = rest.split('.');
    let side = nation(parts.next()?)?;
    let silhouette = Silhouette::by_id(parts.next()?)?;
    let values: Vec<&str> = parts.next()?.splitn(6, '-').collect();
    let state = |part: &str| STATES.iter().find(|(word, _)| *word == part);
    let states = parts
        .take(MOST.into())
        .map(|part| state(part).map(|(_, state)| *state));
    let states: Vec<State> = states.collect::<Option<_>>()?;
    let (movement, morale, command) = match (values.as_slice(), silhouette.is_weapon()) {
        ([_, _, n], true) => (
            Value::plain(penalty(figure(n)?)),
            String::new(),
            String::new(),
        ),
        ([_, _, movement, morale, command], false) => (
            value_named(movement)?,
            figure(morale)?.to_string(),
            printed(figure(command)?),
        ),
        _ => return None,
    };
    Some(Counter {
        side,
        silhouette,
        firepower: value_named(values[0])?,
        range: value_named(values[1])?,
        movement,
        morale,
        command,
        states,
        label: String::new(),
    })
}

fn holder_key(holder: Option<Side>) -> &'static str {
    holder.map_or("free", Side::id)
}

fn holder_named(name: &str) -> Option<Option<Side>> {
    match name {
        "free" => Some(None),
        name => nation(name).map(Some),
    }
}

fn goal_key(number: u8, worth: u8, holder: Option<Side>, aside: bool) -> String {
    let aside = if aside { ".aside" } else { "" };
    format!("o.{number}.{worth}.{}{aside}", holder_key(holder))
}

fn part_key(number: u8, holder: Option<Side>) -> String {
    format!("h.{number}.{}", holder_key(holder))
}

fn goal_named(rest: &str) -> Option<(Art, String)> {
    let mut parts = rest.split('.');
    let (number, worth) = (figure(parts.next()?)?, figure(parts.next()?)?);
    let holder = holder_named(parts.next()?)?;
    let aside = parts.next() == Some("aside");
    let art = draw::goal_art(number, worth, holder, aside);
    Some((art, goal_key(number, worth, holder, aside)))
}

fn die_named(rest: &str) -> Option<(Art, String)> {
    let (die, idle) = match rest.split_once('.') {
        Some((die, "idle")) => (die, ".idle"),
        Some(_) => return None,
        None => (rest, ""),
    };
    let (colour, n) = die.split_once('-')?;
    let n = figure(n).filter(|n| (1..=6).contains(n))?;
    let red = match colour {
        "white" => false,
        "red" => true,
        _ => return None,
    };
    let art = draw::coloured_art(n, red, !idle.is_empty());
    Some((art, format!("d.{colour}-{n}{idle}")))
}

/// What a card says, from the words it is told in.
fn fate(card: &CardView) -> Option<Fate> {
    let side = match card.card.split_once('-')?.0 {
        "G" => Side::German,
        "R" => Side::Russian,
        "A" => Side::American,
        _ => return None,
    };
    let arg = |name: &str| {
        let mut args = card.text.args.iter();
        args.find(|(each, _)| each == name).map(|(_, arg)| arg)
    };
    let word = |name: &str, key: &str| match arg(name)? {
        Arg::Text(text) => word_of(text, key),
        _ => None,
    };
    let number = |name: &str| match arg(name) {
        Some(Arg::Num(n)) => u8::try_from(*n).ok(),
        _ => None,
    };
    let Some(Arg::Name(hex)) = arg("hex") else {
        return None;
    };
    let fate = Fate {
        side,
        order: word("order", "cce-order-")?,
        action: word("action", "cce-deed-")?,
        event: word("event", "cce-event-")?,
        wind: number("wind").unwrap_or(0),
        hex: hex.clone(),
        dice: [number("white")?, number("red")?],
        trigger: word("trigger", "cce-trigger-"),
    };
    art(&fate_key(&fate)).map(|_| fate)
}

fn word_of(text: &Text, key: &str) -> Option<String> {
    text.key.strip_prefix(key).map(str::to_owned)
}

/// The event on whose card the wind is printed.
const BREEZE: &str = "breeze";

fn fate_key(fate: &Fate) -> String {
    let wind = match fate.wind {
        0 => String::new(),
        n => format!("-{n}"),
    };
    let trigger = fate.trigger.iter().map(|word| format!(".{word}"));
    let trigger: String = trigger.collect();
    let [white, red] = fate.dice;
    format!(
        "c.{}.{}.{}.{}{wind}.{}.{white}-{red}{trigger}",
        fate.side.id(),
        fate.order,
        fate.action,
        fate.event,
        fate.hex
    )
}

fn fate_named(rest: &str) -> Option<Fate> {
    let parts: Vec<&str> = rest.splitn(8, '.').collect();
    let (&[side, order, action, event, hex, dice], trigger) = parts.split_first_chunk()?;
    let (event, wind) = match event.split_once('-') {
        Some((BREEZE, n)) => (BREEZE, figure(n).filter(|n| (1..=6).contains(n))?),
        _ => (event, 0),
    };
    let row = hex.strip_prefix(|c: char| c.is_ascii_uppercase())?;
    let (white, red) = dice.split_once('-')?;
    let die = |text: &str| figure(text).filter(|n| (1..=6).contains(n));
    Some(Fate {
        side: nation(side)?,
        order: order.to_owned(),
        action: action.to_owned(),
        event: event.to_owned(),
        wind,
        hex: format!("{}{}", &hex[..1], figure(row)?),
        dice: [die(white)?, die(red)?],
        trigger: match trigger {
            [] => None,
            [word] => Some((*word).to_owned()),
            _ => return None,
        },
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use commander::{Deed, EventKind, Fort, Order, Trigger};

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
            assert!(art(&fate_key(&fate)).is_some(), "{}", fate_key(&fate));
        }
    }

    #[test]
    fn every_fortification_is_drawn() {
        for fort in Fort::ALL {
            assert!(art(&format!("t.{}", fort.word())).is_some());
        }
    }
}
