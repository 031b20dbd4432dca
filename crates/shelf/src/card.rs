use serde::Deserialize;
use table::{Content, Fault, Text};

/// What a list shows of a scenario.
#[derive(Clone, Debug)]
pub struct ScenarioCard {
    /// The id that opens it.
    pub id: String,
    /// Its number in the book, which people type too.
    pub number: u16,
    /// The file it stands in, under `content/`.
    pub file: String,
    /// Its map.
    pub map: String,
    /// The names of its seats.
    pub seats: Vec<String>,
    /// About how many minutes a game takes between two people.
    pub minutes: u16,
    /// Its title.
    pub title: Text,
    /// When it was fought.
    pub date: Text,
    /// What happened there.
    pub briefing: Text,
    /// Its special rules in a few words.
    pub special: Text,
    /// The sides, in the order of the seats.
    pub sides: Vec<Text>,
}

/// What every scenario file of every system begins with.
#[derive(Deserialize)]
struct Head {
    id: String,
    number: u16,
    map: String,
    minutes: u16,
    sides: Vec<Side>,
}

#[derive(Deserialize)]
struct Side {
    side: String,
}

/// The scenarios of a system in the order of its book; all faults of their files at once.
pub(crate) fn cards(system: &str, content: &Content) -> Result<Vec<ScenarioCard>, Vec<Fault>> {
    let (mut cards, mut faults) = (Vec::new(), Vec::new());
    let folder = format!("{system}/scenarios/");
    for (file, text) in content.under(&folder) {
        match serde_json::from_str::<Head>(text) {
            Ok(head) => cards.push(card(system, file, head)),
            Err(error) => faults.push(Fault::new(
                file,
                format!("line {}, column {}", error.line(), error.column()),
                error.to_string(),
                "every scenario has an id, a number, a map, minutes and sides",
            )),
        }
    }
    cards.sort_by_key(|card| card.number);
    if faults.is_empty() {
        Ok(cards)
    } else {
        Err(faults)
    }
}

fn card(system: &str, file: &str, head: Head) -> ScenarioCard {
    let words = |what: &str| Text::new(format!("{system}-scn-{:02}-{what}", head.number));
    let seats: Vec<String> = head.sides.into_iter().map(|side| side.side).collect();
    ScenarioCard {
        title: words("title"),
        date: words("date"),
        briefing: words("briefing"),
        special: words("special"),
        sides: seats
            .iter()
            .map(|seat| Text::new(format!("{system}-side-{seat}")))
            .collect(),
        id: head.id,
        number: head.number,
        file: file.to_owned(),
        map: head.map,
        minutes: head.minutes,
        seats,
    }
}
