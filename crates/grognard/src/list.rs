//! `grognard list`

use crate::desk::Desk;
use crate::play::tell;
use crate::trouble::Trouble;
use crate::{Format, pick, table_text};
use players::{Character, Level};
use serde_json::json;
use shelf::{OptionCard, ScenarioCard, System};
use std::io::{self, Write};
use table::{Seat, Text};

#[derive(clap::Args)]
pub struct Args {
    /// Only this system, or one scenario in full, as in ccgw/8
    #[arg(value_name = "SYSTEM[/SCENARIO]")]
    what: Option<String>,
    /// Text for people or JSON for programs
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

pub fn run(desk: &Desk, args: &Args, out: &mut dyn Write) -> Result<(), Trouble> {
    let what = args.what.as_deref();
    if let Some(what) = what.filter(|what| what.contains('/')) {
        let (system, card) = pick::scenario(desk, what)?;
        return match args.format {
            Format::Text => {
                scenario(desk, &card, out)?;
                Ok(options(desk, &card, out)?)
            }
            Format::Json => {
                let mut value = card_json(desk, &card);
                value["system"] = system.id().into();
                value["briefing"] = desk.say(&card.briefing).into();
                value["special"] = desk.say(&card.special).into();
                Ok(writeln!(out, "{value:#}")?)
            }
        };
    }
    let listed = match what {
        Some(id) => vec![pick::system(id)?],
        None => shelf::systems().to_vec(),
    };
    let mut systems = Vec::new();
    for system in listed {
        systems.push((system, system.scenarios(&desk.content)?));
    }
    match args.format {
        Format::Text => {
            for (system, cards) in &systems {
                text(desk, *system, cards, out)?;
                if what.is_some() {
                    machines(desk, *system, out)?;
                }
            }
            Ok(())
        }
        Format::Json => {
            let list: Vec<_> = systems
                .iter()
                .map(|(system, cards)| as_json(desk, *system, cards))
                .collect();
            Ok(writeln!(out, "{:#}", json!(list))?)
        }
    }
}

/// A scenario in full: where and when, who, what happened, what is special.
pub fn scenario(desk: &Desk, card: &ScenarioCard, out: &mut dyn Write) -> io::Result<()> {
    let head = Text::new("replay-head")
        .text("title", card.title.clone())
        .text("date", card.date.clone());
    writeln!(out, "{}", desk.say(&head))?;
    let sides: Vec<String> = card.sides.iter().map(|side| desk.say(side)).collect();
    writeln!(out, "{}\n", sides.join(" – "))?;
    for text in [&card.briefing, &card.special] {
        if desk.words.has(&text.key) {
            tell::paragraph("", &desk.say(text), out)?;
            writeln!(out)?;
        }
    }
    Ok(())
}

/// What players may agree on, as it is typed and in words; the usual value comes first.
fn options(desk: &Desk, card: &ScenarioCard, out: &mut dyn Write) -> io::Result<()> {
    if !card.options.is_empty() {
        writeln!(out, "{}", desk.key("list-options"))?;
    }
    for option in &card.options {
        let values: Vec<String> = { option.values.iter() }
            .map(|it| format!("{} ({})", it.value, desk.say(&it.text)))
            .collect();
        let line = format!("--option {}=  {}", option.name, values.join(" | "));
        tell::paragraph("  ", &line, out)?;
        tell::paragraph("    ", &desk.say(&option.help), out)?;
    }
    if !card.options.is_empty() {
        writeln!(out)?;
    }
    handicaps(desk, card, out)
}

/// What each side may have more or less of, as it is typed and in words.
fn handicaps(desk: &Desk, card: &ScenarioCard, out: &mut dyn Write) -> io::Result<()> {
    if card.handicaps.is_empty() {
        return Ok(());
    }
    writeln!(out, "{}", desk.key("list-handicaps"))?;
    for handicap in &card.handicaps {
        let option = &handicap.option;
        let values: Vec<&str> = option.values.iter().map(|it| &*it.value).collect();
        let line = format!("--option {}=  {}", option.name, values.join(" | "));
        tell::paragraph("  ", &line, out)?;
        // It is the same for either side.
        if handicap.seat == Seat(0) {
            tell::paragraph("    ", &desk.say(&option.help), out)?;
        }
    }
    writeln!(out)
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

/// How strong a machine can be, and which characters it can have: the name by which each is asked for, and what it does.
fn machines(desk: &Desk, system: &dyn System, out: &mut dyn Write) -> Result<(), Trouble> {
    let line = |id: &str, title: &Text, about: &[Text]| {
        let about: Vec<String> = about.iter().map(|text| desk.say(text)).collect();
        let card = Text::new("level-card").text("level", title.clone());
        format!("{id}  {}", desk.say(&card.name("about", about.join(" "))))
    };
    writeln!(out, "\n{}", desk.key("list-machines"))?;
    for level in Level::ALL {
        let about = system.levels().rung(level).about(level);
        tell::paragraph("  ", &line(level.id(), &level.title(), &about), out)?;
    }
    for of in system.characters() {
        let id = format!("+{}", of.id());
        tell::paragraph("  ", &line(&id, &of.title(), &[of.about()]), out)?;
    }
    Ok(())
}

fn as_json(desk: &Desk, system: &dyn System, cards: &[ScenarioCard]) -> serde_json::Value {
    let scenarios: Vec<_> = cards.iter().map(|card| card_json(desk, card)).collect();
    let say = |all: &[Text]| all.iter().map(|text| desk.say(text)).collect::<Vec<_>>();
    let level = |of: Level| {
        let rung = system.levels().rung(of);
        json!({
            "level": of.id(),
            "title": desk.say(&of.title()),
            "player": rung.player.to_string(),
            "about": say(&rung.about(of)).join(" "),
            "elo": rung.elo,
            "thinks_ms": rung.thinks.as_millis() as u64,
        })
    };
    let character = |of: Character| json!({ "character": of.id(), "title": desk.say(&of.title()), "about": desk.say(&of.about()) });
    json!({
        "system": system.id(),
        "title": desk.say(&system.title()),
        "levels": Level::ALL.map(level),
        "characters": system.characters().into_iter().map(character).collect::<Vec<_>>(),
        "scenarios": scenarios,
    })
}

fn card_json(desk: &Desk, card: &ScenarioCard) -> serde_json::Value {
    json!({
        "id": card.id,
        "number": card.number,
        "title": desk.say(&card.title),
        "date": desk.say(&card.date),
        "map": card.map,
        "seats": card.seats,
        "options": card.options.iter().map(|option| option_json(desk, option)).collect::<Vec<_>>(),
        "handicaps": card.handicaps.iter().map(|it| option_json(desk, &it.option)).collect::<Vec<_>>(),
    })
}

fn option_json(desk: &Desk, option: &OptionCard) -> serde_json::Value {
    let value = |it: &shelf::ValueCard| json!({ "value": it.value, "text": desk.say(&it.text) });
    json!({
        "name": option.name,
        "rule": option.rule,
        "text": desk.say(&option.text),
        "help": desk.say(&option.help),
        "values": option.values.iter().map(value).collect::<Vec<_>>(),
    })
}
