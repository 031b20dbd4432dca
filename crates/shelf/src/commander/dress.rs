//! The names of the drawings of the commander games, and the drawings by their names.
//!
//! | name | drawing |
//! |---|---|
//! | `u.german.squad.5-5b-4b-7-0.broken` | a unit: side, class, FP, Range, Movement, Morale, Command (`b`: boxed), states |
//! | `u.french.leader.1-1-6-9-2.captain.highest` | with the badge of a rank, an arm or a year |
//! | `u.french.schneider.5-4-3-9-0.gun-8-10.bog-6` | a tank: also its gun, and how easily it bogs down; movement `x`: none |
//! | `w.german.mortar.9-3to16-3.smoke` | a weapon: side, silhouette, FP, Range, what it takes from Movement, states |
//! | `t.foxholes`, `t.smoke.4` | what was dug or laid, what hangs over a hex |
//! | `o.2.4.german.aside` | an objective: number, worth, holder or `free`, `aside` of a counter |
//! | `h.2.german` | another hex of an objective: number, holder or `free` |
//! | `e.german` | the emblem of a side |
//! | `k.vp`, `k.casualties`, `k.orders`, `k.radio`, `k.telephone-broken`, `k.secret`, `k.initiative` | what is counted beside the map |
//! | `b.german` | the back of a deck |
//! | `c.german.fire.ambush.hero.L5.4-5.event` | a Fate card: side, Order, Action, Event (`breeze-3`), hex, dice, trigger |
//! | `s.french.anti-gas` | a Strategy Card: side, Situation |
//! | `d.white-3`, `d.red-5.idle` | a die; one that does nothing |

use super::art::{
    MOST, STATES, STUCK, army, face, nation, number_of, penalty, printed, ranks, works, worth_of,
};
use draw::{Armour, Art, Badge, Counter, Fate, Side, Silhouette, State, Tally, Value, Work};
use hex::Map;
use table::{Arg, CardView, Event, ObjectiveView, View};

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
        card.face = match card.text.key.as_ref() {
            _ if card.card.starts_with("chit-") => format!("k.{}", Tally::Secret.id()),
            "gwc-plan" => plan(card).unwrap_or_default(),
            _ => fate(card).map_or(String::new(), |fate| fate_key(&fate)),
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
    let wired = view.system == "gwc";
    for shown in &mut view.sides {
        let Some(side) = nation(&shown.name) else {
            continue;
        };
        shown.face = format!("e.{}", side.id());
        for track in &mut shown.tracks {
            track.face = match Tally::by_id(&track.id) {
                Some(tally) => format!("k.{}", tally_of(tally, wired).id()),
                None if ["hand", "plan"].contains(&track.id.as_str()) => format!("b.{}", side.id()),
                None => String::new(),
            };
        }
    }
}

/// What calls the guns: in the Great War a telephone.
fn tally_of(tally: Tally, wired: bool) -> Tally {
    match tally {
        Tally::Radio if wired => Tally::Telephone,
        Tally::RadioBroken if wired => Tally::TelephoneBroken,
        tally => tally,
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
        "s" => {
            let (side, plan) = rest.split_once('.')?;
            (draw::plan_art(nation(side)?, plan)?, name.to_owned())
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
    if value.text == STUCK {
        return "x".to_owned();
    }
    let boxed = if value.boxed { "b" } else { "" };
    format!("{}{boxed}", value.text.replace('-', "to"))
}

fn value_named(text: &str) -> Option<Value> {
    if text == "x" {
        return Some(Value::plain(STUCK));
    }
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
        "{}.{}.{}.{}{}{}{states}",
        if weapon { "w" } else { "u" },
        counter.side.id(),
        counter.silhouette.id(),
        values.join("-"),
        counter.armour.map_or(String::new(), armour_key),
        counter.badge.map_or(String::new(), badge_key)
    )
}

fn badge_key(badge: Badge) -> String {
    format!(".{}", badge.id())
}

fn armour_key(armour: Armour) -> String {
    let gun = armour.gun.map(|[fp, range]| format!(".gun-{fp}-{range}"));
    format!("{}.bog-{}", gun.unwrap_or_default(), armour.bog)
}

/// What stands in a name of the armour of a tank, taken from the front of its parts.
fn armour_named(parts: &mut std::iter::Peekable<std::str::Split<'_, char>>) -> Option<Armour> {
    let mut number = |start: &str| Some(parts.next_if(|part| part.starts_with(start))?.to_owned());
    let gun = match number("gun-") {
        Some(text) => {
            let (fp, range) = text.strip_prefix("gun-")?.split_once('-')?;
            Some([figure(fp)?, figure(range)?])
        }
        None => None,
    };
    let bog = figure(number("bog-")?.strip_prefix("bog-")?)?;
    Some(Armour { gun, bog })
}

fn counter_named(rest: &str) -> Option<Counter> {
    let mut parts = rest.split('.').peekable();
    let side = nation(parts.next()?)?;
    let silhouette = Silhouette::by_id(parts.next()?)?;
    let values: Vec<&str> = parts.next()?.splitn(6, '-').collect();
    let armour = match silhouette.is_tank() {
        true => Some(armour_named(&mut parts)?),
        false => None,
    };
    let badge = parts.peek().and_then(|part| Badge::by_id(part));
    if badge.is_some() {
        parts.next();
    }
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
        armour,
        badge,
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

/// Whose deck a card is from.
fn deck(card: &CardView) -> Option<Side> {
    Some(match card.card.split_once('-')?.0 {
        "G" => Side::German,
        "R" => Side::Russian,
        "F" => Side::French,
        "A" | "U" => Side::American,
        _ => return None,
    })
}

/// The name of the drawing of a Strategy Card.
fn plan(card: &CardView) -> Option<String> {
    let mut args = card.text.args.iter();
    let kind = args.find_map(|(name, arg)| match arg {
        Arg::Name(word) if name == "kind" => Some(word),
        _ => None,
    })?;
    Some(format!("s.{}.{kind}", deck(card)?.id()))
}

/// What a card says, from the words it is told in.
fn fate(card: &CardView) -> Option<Fate> {
    let side = deck(card)?;
    let arg = |name: &str| {
        let mut args = card.text.args.iter();
        args.find(|(each, _)| each == name).map(|(_, arg)| arg)
    };
    let book = card.text.key.strip_suffix("-card")?;
    let word = |name: &str, key: &str| match arg(name)? {
        Arg::Text(text) => text
            .key
            .strip_prefix(&format!("{book}-{key}-"))
            .map(str::to_owned),
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
        order: word("order", "order")?,
        action: word("action", "deed")?,
        event: word("event", "event")?,
        wind: number("wind").unwrap_or(0),
        hex: hex.clone(),
        dice: [number("white")?, number("red")?],
        trigger: word("trigger", "trigger"),
    };
    art(&fate_key(&fate)).map(|_| fate)
}

/// The Events on whose cards the wind is printed.
const WINDY: [&str; 3] = ["breeze", "attrition", "hit"];

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
        Some((windy, n)) if WINDY.contains(&windy) => {
            (windy, figure(n).filter(|n| (1..=6).contains(n))?)
        }
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
    use commander::{Deed, EventKind, Fort, Order, Situation, Trigger};

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
