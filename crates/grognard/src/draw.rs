//! `grognard draw`

use crate::desk::Desk;
use crate::save::save;
use crate::trouble::{self, Trouble};
use crate::{journal, pick};
use shelf::{Caption, ScenarioCard, System};
use std::io::Write;
use std::path::{Path, PathBuf};
use table::commit::Secrets;
use table::{AnyMatch, Text, Turn, Viewer};

#[derive(clap::Args)]
pub struct Args {
    /// The scenario, as in ccgw/4: its map with the starting position
    #[arg(required_unless_present = "journal", conflicts_with = "journal")]
    scenario: Option<String>,
    #[command(flatten)]
    agreement: pick::Agreement,
    /// A saved match: the position in it
    #[arg(long, value_name = "FILE", conflicts_with = "options")]
    journal: Option<PathBuf>,
    /// The position after action N of the match [default: the last]
    #[arg(long, value_name = "N", requires = "journal")]
    at: Option<usize>,
    /// Where to: a file .svg or .png, or - for SVG on standard output
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
    /// Width of a .png in pixels
    #[arg(long, default_value_t = 1400, value_name = "N", value_parser = clap::value_parser!(u32).range(64..=8192))]
    width: u32,
}

/// What a picture is written as.
pub enum Kind {
    Svg,
    Png,
    Stdout,
}

pub fn run(desk: &Desk, args: &Args, out: &mut dyn Write) -> Result<(), Trouble> {
    let kind = kind(&args.output)?;
    let (system, game) = match (&args.journal, &args.scenario) {
        (Some(file), _) => position(desk, file, args.at)?,
        (None, scenario) => {
            let (system, card) = pick::scenario(desk, scenario.as_deref().unwrap_or_default())?;
            let secrets = Secrets::from_number(0, card.seats.len());
            let spec = args.agreement.spec(system, &card)?;
            (system, system.open_match(&desk.content, &spec, secrets)?)
        }
    };
    let svg = picture(desk, system, game.as_ref())?;
    write(desk, &svg, &args.output, &kind, args.width, out)
}

/// Writes a picture where it is wanted, and says so.
pub fn write(
    desk: &Desk,
    svg: &str,
    to: &Path,
    kind: &Kind,
    width: u32,
    out: &mut dyn Write,
) -> Result<(), Trouble> {
    match kind {
        Kind::Stdout => return Ok(writeln!(out, "{svg}")?),
        Kind::Svg => save(to, svg.as_bytes())?,
        Kind::Png => {
            let drawn = draw::png(svg, width);
            let png = drawn.map_err(|error| {
                Trouble::input(Text::new("trouble-picture").name("error", error))
            })?;
            save(to, &png)?;
        }
    }
    Ok(writeln!(
        out,
        "{}",
        desk.say(&Text::new("draw-done").name("file", to.display().to_string()))
    )?)
}

/// What a picture of this name is written as.
pub fn kind(path: &Path) -> Result<Kind, Trouble> {
    if path.as_os_str() == "-" {
        return Ok(Kind::Stdout);
    }
    match path
        .extension()
        .map(|e| e.to_string_lossy().to_lowercase())
        .as_deref()
    {
        Some("svg") => Ok(Kind::Svg),
        Some("png") => Ok(Kind::Png),
        _ => Err(Trouble::input(
            Text::new("trouble-picture-name").name("file", path.display().to_string()),
        )),
    }
}

type Opened = (&'static dyn System, Box<dyn AnyMatch>);

fn position(desk: &Desk, file: &Path, at: Option<usize>) -> Result<Opened, Trouble> {
    let (system, mut journal) = journal::read(file)?;
    if let Some(at) = at {
        journal::cut(&mut journal, at)?;
    }
    let game = system.replay(&desk.content, &journal);
    Ok((system, game.map_err(|faults| trouble::first(2, &faults))?))
}

/// The board as everybody sees it; of a finished match, as it was.
fn picture(desk: &Desk, system: &dyn System, game: &dyn AnyMatch) -> Result<String, Trouble> {
    let over = matches!(game.turn(), Turn::Over(_));
    let view = game.view(if over {
        Viewer::Referee
    } else {
        Viewer::Everyone
    });
    let map = system.ground(&desk.content, &view)?;
    let cards = system.scenarios(&desk.content)?;
    let card: Option<&ScenarioCard> = cards.iter().find(|card| card.id == game.scenario());
    let title = card.map_or_else(|| system.title(), |card| card.title.clone());
    let name = |key: &str| (key.to_owned(), desk.key(&system.place(key)));
    let names = map.names().iter().map(|place| name(&place.key)).collect();
    Ok(system.picture(
        &map,
        &view,
        &Caption {
            label: desk.say(&title),
            names,
        },
    ))
}
