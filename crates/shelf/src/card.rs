use serde::Deserialize;
use std::collections::BTreeMap;
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
    /// What players may agree on before play.
    pub options: Vec<OptionCard>,
}

/// One thing that players may agree on.
#[derive(Clone, Debug)]
pub struct OptionCard {
    /// What a match is opened with.
    pub name: String,
    /// The rule that allows it; empty if the file cites none.
    pub rule: String,
    /// Its name in words.
    pub text: Text,
    /// What it changes, in a sentence.
    pub help: Text,
    /// Its values, the usual one first.
    pub values: Vec<ValueCard>,
}

/// One value of an option.
#[derive(Clone, Debug)]
pub struct ValueCard {
    /// What a match is opened with.
    pub value: String,
    /// Its name in words.
    pub text: Text,
}

/// What was wanted and is not there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoSuch<'a> {
    /// An option of this name.
    Option(&'a str),
    /// This value of an option of the scenario.
    Value {
        /// The option.
        option: &'a str,
        /// The value.
        value: &'a str,
    },
}

impl ScenarioCard {
    /// What is agreed on beyond the usual, out of what was wanted.
    pub fn agree<'a>(
        &self,
        wanted: &'a BTreeMap<String, String>,
    ) -> Result<BTreeMap<String, String>, NoSuch<'a>> {
        let mut agreed = wanted.clone();
        for (name, value) in wanted {
            let option = self.option(name).ok_or(NoSuch::Option(name))?;
            let at = option.values.iter().position(|it| it.value == *value);
            match at {
                Some(0) => agreed.remove(name),
                Some(_) => continue,
                None => {
                    return Err(NoSuch::Value {
                        option: name,
                        value,
                    });
                }
            };
        }
        Ok(agreed)
    }

    /// The option of that name.
    pub fn option(&self, name: &str) -> Option<&OptionCard> {
        self.options.iter().find(|option| option.name == name)
    }
}

impl OptionCard {
    /// The value of that name.
    pub fn value(&self, value: &str) -> Option<&ValueCard> {
        self.values.iter().find(|it| it.value == value)
    }
}

/// What every scenario file of every system begins with.
#[derive(Deserialize)]
struct Head {
    id: String,
    number: u16,
    map: String,
    minutes: u16,
    sides: Vec<Side>,
    #[serde(default)]
    options: Vec<Choice>,
}

#[derive(Deserialize)]
struct Choice {
    name: String,
    #[serde(default)]
    rule: String,
    values: Vec<Value>,
}

#[derive(Deserialize)]
struct Value {
    value: String,
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
                "every scenario has an id, a number, a map, minutes and sides; an option has a name and values",
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
        options: { head.options.into_iter() }
            .map(|choice| option(system, choice))
            .collect(),
        seats,
    }
}

fn option(system: &str, choice: Choice) -> OptionCard {
    let key = format!("{system}-option-{}", choice.name);
    let value = |value: Value| ValueCard {
        text: Text::new(format!("{key}-{}", value.value)),
        value: value.value,
    };
    OptionCard {
        text: Text::new(key.clone()),
        help: Text::new(format!("{key}-help")),
        values: choice.values.into_iter().map(value).collect(),
        name: choice.name,
        rule: choice.rule,
    }
}
