//! `grognard list`

use crate::desk::Desk;
use crate::trouble::Trouble;
use crate::{Format, table_text};
use serde_json::json;
use shelf::{ScenarioCard, System};
use std::io::Write;
use table::Text;

#[derive(clap::Args)]
pub struct Args {
    /// Text for people or JSON for programs
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

pub fn run(desk: &Desk, args: &Args, out: &mut dyn Write) -> Result<(), Trouble> {
    let mut systems = Vec::new();
    for &system in shelf::systems() {
        systems.push((system, system.scenarios(&desk.content)?));
    }
    match args.format {
        Format::Text => systems
            .iter()
            .try_for_each(|(system, cards)| text(desk, *system, cards, out)),
        Format::Json => {
            let list: Vec<_> = systems
                .iter()
                .map(|(system, cards)| as_json(desk, *system, cards))
                .collect();
            Ok(writeln!(out, "{:#}", json!(list))?)
        }
    }
}

fn text(
    desk: &Desk,
    system: &dyn System,
    cards: &[ScenarioCard],
    out: &mut dyn Write,
) -> Result<(), Trouble> {
    writeln!(out, "{}  {}", system.id(), desk.say(&system.title()))?;
    let rows: Vec<Vec<String>> = cards
        .iter()
        .map(|card| {
            let sides: Vec<String> = card.sides.iter().map(|side| desk.say(side)).collect();
            let place = format!("  {}/{}", system.id(), card.number);
            vec![
                place,
                desk.say(&card.title),
                desk.say(&card.date),
                sides.join(" – "),
            ]
        })
        .collect();
    table_text::write(out, &rows, &[])?;
    let count = Text::new("list-count").num("scenarios", cards.len() as i64);
    Ok(writeln!(out, "{}", desk.say(&count))?)
}

fn as_json(desk: &Desk, system: &dyn System, cards: &[ScenarioCard]) -> serde_json::Value {
    let scenarios: Vec<_> = cards
        .iter()
        .map(|card| {
            json!({
                "id": card.id,
                "number": card.number,
                "title": desk.say(&card.title),
                "date": desk.say(&card.date),
                "map": card.map,
                "seats": card.seats,
            })
        })
        .collect();
    json!({ "system": system.id(), "title": desk.say(&system.title()), "scenarios": scenarios })
}
