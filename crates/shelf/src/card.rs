use serde::Deserialize;
use std::collections::BTreeMap;
use table::handicap::{self, Handicap, file_of, written};
use table::{Content, Fault, Game, Seat, Text};

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
    /// What each side may have more or less of.
    pub handicaps: Vec<HandicapCard>,
}

/// A handicap that a side may take: an option that belongs to it.
#[derive(Clone, Debug)]
pub struct HandicapCard {
    /// Whose it would be.
    pub seat: Seat,
    /// Its row: `hq`.
    pub id: String,
    /// Whether there is only one thing to it: it is taken, or not.
    pub switch: bool,
    /// What there is more or less of.
    pub text: Text,
    /// What a match is opened with; the first value is that there is none.
    pub option: OptionCard,
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

    /// The option or the handicap of that name.
    pub fn option(&self, name: &str) -> Option<&OptionCard> {
        self.agreeable().find(|option| option.name == name)
    }

    /// All that may be agreed on: options, then the handicaps of each side.
    pub fn agreeable(&self) -> impl Iterator<Item = &OptionCard> {
        let handicaps = self.handicaps.iter().map(|handicap| &handicap.option);
        self.options.iter().chain(handicaps)
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
pub(crate) fn cards<G: Game>(content: &Content) -> Result<Vec<ScenarioCard>, Vec<Fault>> {
    let system = G::SYSTEM;
    let rule = handicap::rows(content, system)?.rule;
    let (mut cards, mut faults) = (Vec::new(), Vec::new());
    let folder = format!("{system}/scenarios/");
    for (file, text) in content.under(&folder) {
        match serde_json::from_str::<Head>(text) {
            Ok(head) => {
                let mut card = card(system, file, head);
                let handicaps = G::handicaps(content, &card.id).unwrap_or_else(|wrong| {
                    // What is wrong with a scenario is said when it is opened.
                    let rows = wrong.into_iter().filter(|fault| fault.file == file_of(system));
                    faults.extend(rows);
                    Vec::new()
                });
                let of = |it| self::handicap(system, &rule, &card.sides, it);
                card.handicaps = handicaps.into_iter().map(of).collect();
                cards.push(card);
            }
            Err(error) => faults.push(Fault::new(
                file,
                format!("line {}, column {}", error.line(), error.column()),
                error.to_string(),
                "every scenario has an id, a number, a map, minutes and sides; an option has a name and values",
            )),
        }
    }
    faults.dedup();
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
        handicaps: Vec::new(),
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

fn handicap(system: &str, rule: &str, sides: &[Text], handicap: Handicap) -> HandicapCard {
    let key = format!("{system}-handicap-{}", handicap.id);
    let text = Text::new(key.clone());
    let side = sides[handicap.seat.index()].clone();
    let switch = handicap.switch;
    let none = ValueCard {
        value: "0".to_owned(),
        text: Text::new("handicap-none"),
    };
    let value = |by: i8| ValueCard {
        value: written(by),
        text: match switch {
            true => Text::new("handicap-taken"),
            false => Text::new("handicap-by").name("by", written(by).replace('-', "\u{2212}")),
        },
    };
    let values = handicap.values.iter().map(|by| value(*by));
    HandicapCard {
        seat: handicap.seat,
        id: handicap.id,
        switch,
        option: OptionCard {
            name: handicap.name,
            rule: rule.to_owned(),
            text: Text::new("handicap-of")
                .text("side", side)
                .text("what", text.clone()),
            help: Text::new(format!("{key}-help")),
            values: std::iter::once(none).chain(values).collect(),
        },
        text,
    }
}
