//! Which system, which scenario: `ccgw`, `ccgw/4`.

use crate::desk::Desk;
use crate::trouble::Trouble;
use shelf::{NoSuch, ScenarioCard, System};
use std::collections::BTreeMap;
use table::{MatchSpec, Text};

/// The system of that id; an error lists those there are.
pub fn system(id: &str) -> Result<&'static dyn System, Trouble> {
    shelf::system(id).ok_or_else(|| {
        let known: Vec<&str> = shelf::systems().iter().map(|system| system.id()).collect();
        Trouble::input(
            Text::new("trouble-system")
                .name("id", id)
                .name("known", known.join(", ")),
        )
    })
}

/// The scenario named `SYSTEM/SCENARIO`; an error lists those there are.
pub fn scenario(desk: &Desk, what: &str) -> Result<(&'static dyn System, ScenarioCard), Trouble> {
    let Some((id, wanted)) = what.split_once('/') else {
        let system = system(what)?;
        let text = Text::new("trouble-scenario-none").name("system", what);
        return Err(Trouble::input(
            text.name("known", ids(&system.scenarios(&desk.content)?)),
        ));
    };
    let system = system(id)?;
    let cards = system.scenarios(&desk.content)?;
    let known = ids(&cards);
    let number: Option<u16> = wanted.parse().ok();
    let found = cards
        .into_iter()
        .find(|card| card.id == wanted || Some(card.number) == number);
    let found = found.ok_or_else(|| {
        let text = Text::new("trouble-scenario")
            .name("system", id)
            .name("id", wanted);
        Trouble::input(text.name("known", known))
    })?;
    Ok((system, found))
}

/// What players agree on before play.
#[derive(clap::Args)]
pub struct Agreement {
    /// An option of the scenario and its value, as in tanks=saint-chamond, or a handicap of a side, as in british.hq=+2
    /// [default: as usual]
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
}

impl Agreement {
    /// The match of a scenario with what was agreed on; an error lists what there is.
    pub fn spec(&self, system: &dyn System, card: &ScenarioCard) -> Result<MatchSpec, Trouble> {
        let mut wanted = BTreeMap::new();
        for option in &self.options {
            let Some((name, value)) = option.split_once('=') else {
                let text = Text::new("trouble-option-form").name("option", option.clone());
                return Err(Trouble::input(text.name("known", known(card))));
            };
            wanted.insert(name.to_owned(), value.to_owned());
        }
        let options = card.agree(&wanted).map_err(|no_such| {
            let scenario = format!("{}/{}", system.id(), card.number);
            let text = match no_such {
                NoSuch::Option(_) if card.agreeable().next().is_none() => {
                    Text::new("trouble-option-none")
                }
                NoSuch::Option(name) => Text::new("trouble-option").name("name", name),
                NoSuch::Value { option, value } => Text::new("trouble-option-value")
                    .name("name", option)
                    .name("value", value),
            };
            let text = text.name("scenario", scenario);
            Trouble::input(text.name("known", known(card)))
        })?;
        Ok(MatchSpec {
            options,
            ..MatchSpec::scenario(&card.id)
        })
    }
}

/// The options of a scenario and its handicaps as they are typed: `swap=off|on`, `british.hq=0|+1`.
pub fn known(card: &ScenarioCard) -> String {
    let option = |option: &shelf::OptionCard| {
        let values: Vec<&str> = option.values.iter().map(|it| &*it.value).collect();
        format!("{}={}", option.name, values.join("|"))
    };
    let options: Vec<String> = card.agreeable().map(option).collect();
    options.join(", ")
}

fn ids(cards: &[ScenarioCard]) -> String {
    let numbers: Vec<String> = cards.iter().map(|card| card.number.to_string()).collect();
    numbers.join(", ")
}
