//! What the game says, in words: events, tallies, refusals, prompts, hands.

use crate::desk::Desk;
use crate::table_text::wrap;
use std::io::{self, Write};
use table::{
    AnyMatch, Arg, Event, Offer, Refusal, Seat, Tally, Text, Value, View, Viewer, ZoneKind,
};

/// An event, and under it the number behind it, opened into its terms.
pub fn event(desk: &Desk, event: &Event, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "  {}", desk.say(&event.text))?;
    match &event.tally {
        Some(tally) if tally.terms.len() > 1 => writeln!(out, "    {}", terms(desk, tally)),
        _ => Ok(()),
    }
}

/// Lines of text are at most so long.
const WIDTH: usize = 92;

/// A text in lines, each after the same blanks.
pub fn paragraph(before: &str, text: &str, out: &mut dyn Write) -> io::Result<()> {
    wrap(text, WIDTH - before.len())
        .iter()
        .try_for_each(|line| writeln!(out, "{before}{line}"))
}

/// The keys of what the cards named in a text do, where there are words for it.
pub fn cards(desk: &Desk, text: &Text) -> Vec<String> {
    let named = text.args.iter().filter_map(|(_, arg)| match arg {
        Arg::Text(text) => Some(format!("{}-text", text.key)),
        _ => None,
    });
    named.filter(|key| desk.words.has(key)).collect()
}

/// `3 = 2 base (rule) + 1 crossfire (rule)`
fn terms(desk: &Desk, tally: &Tally) -> String {
    let mut line = format!("{} =", tally.total);
    for (i, term) in tally.terms.iter().enumerate() {
        let sign = match (i, term.amount < 0) {
            (0, false) => "",
            (_, false) => "+ ",
            (_, true) => "− ",
        };
        line.push_str(&format!(
            " {sign}{} {} ({})",
            term.amount.unsigned_abs(),
            desk.say(&term.why),
            term.rule
        ));
    }
    line
}

/// Why something may not be done, with the rules that forbid it.
pub fn refusal(desk: &Desk, refusal: &Refusal, out: &mut dyn Write) -> io::Result<()> {
    let why = refusal.text.clone();
    let text = match refusal.rules.is_empty() {
        true => Text::new("play-refused-plain").text("why", why),
        false => Text::new("play-refused")
            .text("why", why)
            .name("rules", refusal.rules.join(", ")),
    };
    writeln!(out, "{}", desk.say(&text))
}

/// The numbered list of what may be done.
pub fn offers(desk: &Desk, offers: &[Offer], out: &mut dyn Write) -> io::Result<()> {
    let width = offers.len().to_string().len();
    let longest = offers
        .iter()
        .map(|offer| offer.action.chars().count())
        .max()
        .unwrap_or(0)
        .min(28);
    for (i, offer) in offers.iter().enumerate() {
        writeln!(
            out,
            "  {:>width$}  {:<longest$}  {}",
            i + 1,
            offer.action,
            desk.say(&offer.text)
        )?;
    }
    Ok(())
}

/// The public numbers that have words: one line for each seat, and one for the table.
pub fn facts(desk: &Desk, view: &View, seats: &[String], out: &mut dyn Write) -> io::Result<()> {
    // A word of the table has words of its own, as `ccgw-phase-combat`; a number stands in a sentence.
    let spoken = |name: &str, value: &Value| {
        let key = match value {
            Value::Num(_) => format!("{}-fact-{name}", view.system),
            Value::Word(word) => format!("{}-{name}-{word}", view.system),
        };
        desk.words.has(&key).then(|| match value {
            Value::Num(n) => desk.say(&Text::new(key.clone()).num("value", *n)),
            Value::Word(_) => desk.key(&key),
        })
    };
    // Those the system names come first, in its order; then the others.
    let first = format!("{}-facts-first", view.system);
    let first = match desk.words.has(&first) {
        true => desk.key(&first),
        false => String::new(),
    };
    let mut order: Vec<&str> = first.split_whitespace().collect();
    for name in view.facts.keys() {
        let name = name.split('.').next().unwrap_or_default();
        if !order.contains(&name) {
            order.push(name);
        }
    }
    for seat in seats {
        let own = order.iter().filter_map(|name| {
            let value = view.facts.get(&format!("{name}.{seat}"))?;
            spoken(name, value)
        });
        let own: Vec<String> = own.collect();
        if !own.is_empty() {
            let text = Text::new("facts-side")
                .name("side", side(desk, &view.system, seat))
                .name("facts", own.join(", "));
            writeln!(out, "{}", desk.say(&text))?;
        }
    }
    let table: Vec<String> = order
        .iter()
        .filter_map(|name| spoken(name, view.facts.get(*name)?))
        .collect();
    if table.is_empty() {
        Ok(())
    } else {
        writeln!(out, "{}", table.join(" · "))
    }
}

/// The name of a side in words; the seat's own name if there are none.
pub fn side(desk: &Desk, system: &str, seat: &str) -> String {
    let key = format!("{system}-side-{seat}");
    if desk.words.has(&key) {
        desk.key(&key)
    } else {
        seat.to_owned()
    }
}

/// That the match is over, and who won it if that was not the last thing told.
pub fn won(game: &dyn AnyMatch, side: String) -> Text {
    let log = game.log(Viewer::Everyone);
    let won = format!("{}-won", game.system());
    let last = log.last().map(|(_, event)| &*event.text.key);
    let told = last.is_some_and(|key| key == won || key == "table-resigns");
    match told {
        true => Text::new("play-over"),
        false => Text::new("play-won").name("side", side),
    }
}

/// The cards a seat holds.
pub fn hand(desk: &Desk, view: &View, seat: Seat, out: &mut dyn Write) -> io::Result<()> {
    let mut empty = true;
    for zone in view
        .zones
        .iter()
        .filter(|zone| zone.kind == ZoneKind::Hand && zone.seat == Some(seat))
    {
        let deck = zone.id.rsplit('.').next().unwrap_or_default();
        for card in &zone.cards {
            empty = false;
            let key = format!("{}-{deck}-{}", view.system, card.card);
            let name = desk.key(&key);
            let name = match card.cost {
                Some(cost) => desk.say(
                    &Text::new("play-card-cost")
                        .name("card", name)
                        .num("cost", cost),
                ),
                None => name,
            };
            writeln!(out, "  {name}")?;
            let does = format!("{key}-text");
            if desk.words.has(&does) {
                paragraph("      ", &desk.key(&does), out)?;
            }
        }
    }
    if empty {
        writeln!(out, "{}", desk.key("play-hand-empty"))
    } else {
        Ok(())
    }
}
