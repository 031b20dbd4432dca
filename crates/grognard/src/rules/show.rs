//! `grognard rules show`

use crate::catalogue::{self, Rule};
use crate::desk::Desk;
use crate::table_text::wrap;
use crate::trouble::Trouble;
use crate::{Format, check, pick};
use serde_json::{Value, json};
use shelf::System;
use std::io::Write;
use table::Text;

/// Lines of text are at most so long.
const WIDTH: usize = 92;
/// So many ids are named when one is not found.
const NEAR: usize = 12;

#[derive(clap::Args)]
pub struct Args {
    /// The id of the rule, as in retreat.one-hex-per-flag or ccgw/retreat.one-hex-per-flag
    pub id: String,
    /// Text for people or JSON for programs: an object for each system that has such a rule
    #[arg(long, value_enum, default_value_t)]
    pub format: Format,
}

pub fn run(desk: &Desk, wanted: &str, format: Format, out: &mut dyn Write) -> Result<(), Trouble> {
    let (systems, id) = match wanted.split_once('/') {
        Some((system, id)) => (vec![pick::system(system)?], id),
        None => (shelf::systems().to_vec(), wanted),
    };
    let (mut found, mut near) = (false, Vec::new());
    for system in systems {
        let rules = catalogue::rules(system.id(), desk.words.lang());
        match rules.iter().find(|rule| rule.id.eq_ignore_ascii_case(id)) {
            Some(rule) => {
                match format {
                    Format::Text => show(desk, system.id(), rule, out)?,
                    Format::Json => writeln!(out, "{:#}", as_json(system, rule))?,
                }
                found = true;
            }
            None => near.extend(alike(&rules, &id.to_lowercase())),
        }
    }
    if found {
        return Ok(());
    }
    near.truncate(NEAR);
    let text = Text::new(if near.is_empty() {
        "trouble-rule"
    } else {
        "trouble-rule-near"
    })
    .name("id", id);
    Err(Trouble::input(if near.is_empty() {
        text
    } else {
        text.name("near", near.join(", "))
    }))
}

fn as_json(system: &dyn System, rule: &Rule) -> Value {
    json!({
        "system": system.id(),
        "id": rule.id,
        "book": system.booklet(&rule.id),
        "title": rule.title,
        "rule": rule.rule,
        "french_term": rule.fr,
        "lines": rule.lines,
        "unclear": rule.unclear,
        "refs": rule.refs,
        "cases": check::exercising(system.id(), &rule.id),
    })
}

fn show(desk: &Desk, system: &str, rule: &Rule, out: &mut dyn Write) -> Result<(), Trouble> {
    writeln!(out, "{system}/{}  {}\n", rule.id, rule.title)?;
    paragraph(&rule.rule, out)?;
    writeln!(out)?;
    if let Some(unclear) = &rule.unclear {
        paragraph(
            &desk.say(&Text::new("rules-unclear").name("note", unclear.clone())),
            out,
        )?;
    }
    for (key, value) in [
        ("rules-french", &rule.fr),
        ("rules-lines", &rule.lines),
        ("rules-refs", &rule.refs.join(", ")),
    ] {
        if !value.is_empty() {
            paragraph(&desk.say(&Text::new(key).name("value", value.clone())), out)?;
        }
    }
    let cases = check::exercising(system, &rule.id);
    let text = match cases.is_empty() {
        true => Text::new("rules-no-case"),
        false => Text::new("rules-cases").name("value", cases.join(", ")),
    };
    paragraph(&desk.say(&text), out)
}

fn paragraph(text: &str, out: &mut dyn Write) -> Result<(), Trouble> {
    for line in wrap(text, WIDTH) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// The ids that share most with one that is not there.
fn alike(rules: &[Rule], id: &str) -> Vec<String> {
    let parts: Vec<&str> = id.split(['.', '-']).filter(|part| part.len() > 1).collect();
    let score = |rule: &Rule| {
        let own: Vec<&str> = rule.id.split(['.', '-']).collect();
        parts.iter().filter(|part| own.contains(part)).count()
            + usize::from(!id.is_empty() && rule.id.contains(id))
    };
    let mut scored: Vec<(usize, &Rule)> = rules
        .iter()
        .map(|rule| (score(rule), rule))
        .filter(|s| s.0 > 0)
        .collect();
    scored.sort_by_key(|(score, _)| std::cmp::Reverse(*score));
    scored
        .into_iter()
        .take(NEAR)
        .map(|(_, rule)| rule.id.clone())
        .collect()
}
