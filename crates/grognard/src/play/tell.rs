//! What the game says, in words: events, tallies, refusals, prompts, hands.

use crate::desk::Desk;
use std::io::{self, Write};
use table::{Event, Offer, Refusal, Seat, Tally, Text, Value, View, ZoneKind};

/// An event, and under it the number behind it, opened into its terms.
pub fn event(desk: &Desk, event: &Event, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "  {}", desk.say(&event.text))?;
    match &event.tally {
        Some(tally) if tally.terms.len() > 1 => writeln!(out, "    {}", terms(desk, tally)),
        _ => Ok(()),
    }
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
    let spoken = |name: &str, value: &Value| {
        let key = format!("{}-fact-{name}", view.system);
        let text = Text::new(key.clone());
        desk.words.has(&key).then(|| match value {
            Value::Num(n) => desk.say(&text.num("value", *n)),
            Value::Word(word) => desk.say(&text.name("value", word.clone())),
        })
    };
    for seat in seats {
        let own = view
            .facts
            .iter()
            .filter_map(|(name, value)| spoken(name.strip_suffix(&format!(".{seat}"))?, value));
        let own: Vec<String> = own.collect();
        if !own.is_empty() {
            let text = Text::new("facts-side")
                .name("side", side(desk, &view.system, seat))
                .name("facts", own.join(", "));
            writeln!(out, "{}", desk.say(&text))?;
        }
    }
    let table: Vec<String> = view
        .facts
        .iter()
        .filter_map(|(name, value)| spoken(name, value))
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
            let name = desk.key(&format!("{}-{deck}-{}", view.system, card.card));
            match card.cost {
                Some(cost) => writeln!(
                    out,
                    "  {}",
                    desk.say(
                        &Text::new("play-card-cost")
                            .name("card", name)
                            .num("cost", cost)
                    )
                )?,
                None => writeln!(out, "  {name}")?,
            }
        }
    }
    if empty {
        writeln!(out, "{}", desk.key("play-hand-empty"))
    } else {
        Ok(())
    }
}
