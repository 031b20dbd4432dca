//! The names of counters and of what goes with them, and the drawings by their names.
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

use crate::{Armour, Art, Badge, Counter, Fate, Side, Silhouette, State, Tally, Value, Work};

/// The most a number in a drawing may be.
pub const MOST: u8 = 99;
/// What is printed for the movement of a tank that goes nowhere.
pub const STUCK: &str = "–";
/// The states of a counter that are drawn, in the order of their names.
const STATES: [(&str, State); 7] = [
    ("highest", State::Highest),
    ("astray", State::Astray),
    ("smoke", State::Smoke),
    ("broken", State::Broken),
    ("suppressed", State::Suppressed),
    ("veteran", State::Veteran),
    ("activated", State::Activated),
];

/// The side of that name, of those that have counters.
fn nation(name: &str) -> Option<Side> {
    let drawn = [Side::German, Side::Russian, Side::American, Side::French];
    Side::by_id(name).filter(|side| drawn.contains(side))
}

/// Nothing is printed for nothing.
pub fn printed(n: u8) -> String {
    if n == 0 { String::new() } else { n.to_string() }
}

/// What a weapon takes from the movement of its bearer.
pub fn penalty(n: u8) -> String {
    if n == 0 {
        String::new()
    } else {
        format!("−{n}")
    }
}

/// The name of what lies in a hex or hangs over it.
pub fn work_name(work: Work) -> String {
    format!("t.{}", work.id())
}

/// The name of what is counted beside the map.
pub fn tally_name(tally: Tally) -> String {
    format!("k.{}", tally.id())
}

/// The emblem of a side.
pub fn emblem_name(side: Side) -> String {
    format!("e.{}", side.id())
}

/// The back of the cards of a side.
pub fn deck_name(side: Side) -> String {
    format!("b.{}", side.id())
}

/// A Strategy Card of a side, by the word of its Situation.
pub fn strategy_name(side: Side, situation: &str) -> String {
    format!("s.{}.{situation}", side.id())
}

/// The name of a die, red or white; one that does nothing looks idle.
pub fn die_name(red: bool, n: u8, counts: bool) -> String {
    let colour = if red { "red" } else { "white" };
    let idle = if counts { "" } else { ".idle" };
    format!("d.{colour}-{n}{idle}")
}

/// The drawing of that name; nothing for a name that no drawing has.
pub fn art(name: &str) -> Option<Art> {
    let (what, rest) = name.split_once('.')?;
    let (art, key) = match what {
        "u" | "w" => {
            let counter = counter_named(rest)?;
            (crate::counter_art(&counter), counter_name(&counter))
        }
        "t" => {
            let work = Work::by_id(rest)?;
            (crate::work_art(work), work_name(work))
        }
        "o" => goal_named(rest)?,
        "h" => {
            let (number, holder) = rest.split_once('.')?;
            let (number, holder) = (figure(number)?, holder_named(holder)?);
            (crate::part_art(number, holder), part_name(number, holder))
        }
        "e" => (crate::emblem_art(nation(rest)?), name.to_owned()),
        "b" => (crate::deck_art(nation(rest)?), name.to_owned()),
        "k" => (crate::tally_art(Tally::by_id(rest)?), name.to_owned()),
        "c" => {
            let fate = fate_named(rest)?;
            (crate::fate_art(&fate)?, fate_name(&fate))
        }
        "s" => {
            let (side, plan) = rest.split_once('.')?;
            (crate::plan_art(nation(side)?, plan)?, name.to_owned())
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

/// The name of a counter.
pub fn counter_name(counter: &Counter) -> String {
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

/// The name of an objective: number, worth, holder, whether it lies aside of a counter.
pub fn goal_name(number: u8, worth: u8, holder: Option<Side>, aside: bool) -> String {
    let aside = if aside { ".aside" } else { "" };
    format!("o.{number}.{worth}.{}{aside}", holder_key(holder))
}

/// The name of another hex of an objective.
pub fn part_name(number: u8, holder: Option<Side>) -> String {
    format!("h.{number}.{}", holder_key(holder))
}

fn goal_named(rest: &str) -> Option<(Art, String)> {
    let mut parts = rest.split('.');
    let (number, worth) = (figure(parts.next()?)?, figure(parts.next()?)?);
    let holder = holder_named(parts.next()?)?;
    let aside = parts.next() == Some("aside");
    let art = crate::goal_art(number, worth, holder, aside);
    Some((art, goal_name(number, worth, holder, aside)))
}

pub(super) fn die_named(rest: &str) -> Option<(Art, String)> {
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
    let art = crate::coloured_art(n, red, !idle.is_empty());
    Some((art, die_name(red, n, idle.is_empty())))
}

/// The Events on whose cards the wind is printed.
const WINDY: [&str; 3] = ["breeze", "attrition", "hit"];

/// The name of a Fate card.
pub fn fate_name(fate: &Fate) -> String {
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
