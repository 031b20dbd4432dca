//! Which scenario is on the table: its file with what the players have agreed on, or a bare one for a draft.

use crate::kinds::Edge;
use crate::scenario::{self, Choice, Scenario, Side};
use hex::Map;
use std::collections::BTreeMap;
use table::{Content, Draft, Fault, MatchSpec, handicap};

/// The scenario's file, or a bare one for a draft without a scenario.
pub fn find(content: &Content, what: &MatchSpec) -> Result<(String, Scenario), Fault> {
    let id = what
        .draft
        .as_ref()
        .and_then(|draft| draft.scenario.as_deref())
        .unwrap_or(&what.scenario);
    if id.is_empty() {
        let Some(draft) = &what.draft else {
            return Err(Fault::new(
                "",
                "",
                "no scenario was named",
                "give one, such as ccgw/1",
            ));
        };
        return Ok((draft.file.clone(), bare()));
    }
    let number: Result<u16, _> = id.parse();
    let path = number.map_or_else(
        |_| format!("ccgw/scenarios/{id}.json"),
        |n| format!("ccgw/scenarios/{n:02}.json"),
    );
    let scenario: Scenario = scenario::read(content, &path)?;
    if what.options.is_empty() {
        return Ok((path, scenario));
    }
    let mut value: serde_json::Value = scenario::read(content, &path)?;
    agree(&mut value, &scenario.options, what, &path)?;
    let agreed = serde_json::from_value(value)
        .map_err(|error| Fault::new(&path, "options", error.to_string(), "mend what it changes"))?;
    Ok((path, agreed))
}

/// What the players have agreed on takes the place of what the file says.
fn agree(
    file: &mut serde_json::Value,
    options: &[Choice],
    what: &MatchSpec,
    path: &str,
) -> Result<(), Fault> {
    for (name, wanted) in handicap::others(&what.options) {
        let Some(option) = options.iter().find(|option| option.name == *name) else {
            let names: Vec<&str> = options.iter().map(|option| option.name.as_str()).collect();
            return Err(Fault::new(
                path,
                name,
                "this scenario has no such option",
                format!("it has: {}", names.join(", ")),
            ));
        };
        let Some(value) = option.values.iter().find(|value| value.value == *wanted) else {
            let values: Vec<&str> = option.values.iter().map(|it| it.value.as_str()).collect();
            return Err(Fault::new(
                path,
                name,
                format!("'{wanted}' is no value of this option"),
                format!("write one of: {}", values.join(", ")),
            ));
        };
        if let Some(file) = file.as_object_mut() {
            file.extend(value.change.clone());
        }
    }
    Ok(())
}

/// No forces, no cards, no tokens: a board for a draft.
pub fn bare() -> Scenario {
    let side = |name: &str, edge| Side {
        side: name.into(),
        edge,
        command: 0,
        combat: 0,
        hq: 0,
        artillery: 0,
    };
    Scenario {
        id: String::new(),
        number: 0,
        battle: String::new(),
        map: String::new(),
        sides: vec![side("british", Edge::Bottom), side("german", Edge::Top)],
        first: "british".into(),
        minutes: 0,
        medals: 6,
        medals_more: [0; 2],
        units: BTreeMap::new(),
        wire: Vec::new(),
        fortified: Vec::new(),
        damaged: Vec::new(),
        specialists: BTreeMap::new(),
        specialists_may: false,
        swap: false,
        year: None,
        options: Vec::new(),
        shelling: Vec::new(),
        objectives: Vec::new(),
        special: Vec::new(),
        rules: BTreeMap::new(),
        sources: BTreeMap::new(),
    }
}

/// What a draft says of the scenario itself.
pub fn amend(scenario: &mut Scenario, draft: &Draft) -> Result<(), Fault> {
    let wrong = |key: &str, error: serde_json::Error| {
        Fault::new(
            &draft.file,
            key,
            error.to_string(),
            "write it as in a scenario file; see docs/cases.md",
        )
    };
    if let Some(map) = &draft.map {
        scenario.map.clone_from(map);
    }
    // The sides first: other keys name them.
    if let Some(value) = draft.more.get("sides") {
        let names: [String; 2] =
            serde_json::from_value(value.clone()).map_err(|error| wrong("sides", error))?;
        for (side, name) in scenario.sides.iter_mut().zip(names) {
            side.side = name;
        }
        if let Some(first) = scenario.sides.first() {
            scenario.first.clone_from(&first.side);
        }
    }
    for (key, value) in &draft.more {
        let value = value.clone();
        let read = |error| wrong(key, error);
        match key.as_str() {
            "target" => scenario.medals = serde_json::from_value(value).map_err(read)?,
            "objectives" => scenario.objectives = serde_json::from_value(value).map_err(read)?,
            "special" => scenario.special = serde_json::from_value(value).map_err(read)?,
            "shelling" => scenario.shelling = serde_json::from_value(value).map_err(read)?,
            "first" => scenario.first = serde_json::from_value(value).map_err(read)?,
            "specialists" => scenario.specialists = serde_json::from_value(value).map_err(read)?,
            "specialists-may" => {
                scenario.specialists_may = serde_json::from_value(value).map_err(read)?;
            }
            "swap" => scenario.swap = serde_json::from_value(value).map_err(read)?,
            "year" => scenario.year = serde_json::from_value(value).map_err(read)?,
            "artillery" => {
                let strengths: BTreeMap<String, u8> =
                    serde_json::from_value(value).map_err(read)?;
                for (name, strength) in strengths {
                    let side = scenario
                        .sides
                        .iter_mut()
                        .find(|side| side.side == name)
                        .ok_or_else(|| {
                            Fault::new(
                                &draft.file,
                                key,
                                format!("'{name}' is no side here"),
                                "name one of the two sides",
                            )
                        })?;
                    side.artillery = strength;
                }
            }
            _ => {}
        }
    }
    Ok(())
}

/// The map of the scenario, or of the draft.
pub fn read_map(
    content: &Content,
    scenario: &Scenario,
    draft: Option<&Draft>,
) -> Result<(String, Map), Vec<Fault>> {
    if scenario.map.is_empty() || (draft.is_some() && scenario.map == "open") {
        let text = r#"{"name": "open", "grid": {"shape": "points-up", "columns": 12, "rows": 11}}"#;
        return Ok(("open".into(), Map::read("open", text)?));
    }
    let path = format!("ccgw/maps/{}.json", scenario.map);
    let text = content.get(&path).map_err(|fault| vec![fault])?;
    Ok((path.clone(), Map::read(&path, text)?))
}
