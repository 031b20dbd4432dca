//! Which system, which scenario: `ccgw`, `ccgw/4`.

use crate::desk::Desk;
use crate::trouble::Trouble;
use shelf::{ScenarioCard, System};
use table::Text;

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

fn ids(cards: &[ScenarioCard]) -> String {
    let numbers: Vec<String> = cards.iter().map(|card| card.number.to_string()).collect();
    numbers.join(", ")
}
