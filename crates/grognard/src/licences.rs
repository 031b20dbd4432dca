//! `grognard licences`

use crate::desk::Desk;
use crate::trouble::Trouble;
use licences::{Licences, Terms};
use std::io::Write;

/// What is in the program and is not ours, then every text of terms once.
pub fn run(desk: &Desk, out: &mut dyn Write) -> Result<(), Trouble> {
    let all = licences::licences();
    writeln!(out, "{}\n", desk.key("licences-head"))?;
    list(desk, &all, out)?;
    writeln!(out, "\n{}", desk.key("licences-texts"))?;
    all.texts.iter().try_for_each(|terms| tell(terms, out))
}

fn list(desk: &Desk, all: &Licences, out: &mut dyn Write) -> Result<(), Trouble> {
    if !all.whole {
        writeln!(out, "{}\n", desk.key("licences-partly"))?;
    }
    let names = all.works.iter().map(|work| work.name.chars().count());
    let wide = names.max().unwrap_or_default();
    for work in &all.works {
        let line = format!("{:wide$}  {}", work.name, work.licence);
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}

fn tell(terms: &Terms, out: &mut dyn Write) -> Result<(), Trouble> {
    let (line, text) = ("-".repeat(72), terms.text.trim_end());
    writeln!(out, "\n{line}\n{}\n{line}\n\n{text}", terms.of.join(", "))?;
    Ok(())
}
