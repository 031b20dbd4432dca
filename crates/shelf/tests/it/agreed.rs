//! What players may agree on before play opens, each by itself and all together.

use crate::{content, scenarios};
use shelf::NoSuch;
use std::collections::BTreeMap;
use table::MatchSpec;
use table::commit::Secrets;

#[test]
fn every_value_of_every_option_opens_a_match() {
    let content = content();
    let mut opened = 0;
    for (system, card) in scenarios(&content) {
        let open = |options: BTreeMap<String, String>| {
            let spec = MatchSpec {
                options: options.clone(),
                ..MatchSpec::scenario(&card.id)
            };
            let secrets = Secrets::from_number(0, card.seats.len());
            let game = system.open_match(&content, &spec, secrets);
            let game = game.unwrap_or_else(|faults| panic!("{}: {faults:#?}", card.file));
            assert_eq!(game.options(), &options);
        };
        let mut last = BTreeMap::new();
        for option in &card.options {
            assert!(option.values.len() > 1, "{}: {}", card.file, option.name);
            for value in &option.values {
                let one = (option.name.clone(), value.value.clone());
                open([one.clone()].into());
                last.extend([one]);
                opened += 1;
            }
        }
        open(last);
    }
    assert!(opened > 50);
}

#[test]
fn the_usual_is_not_written_down_and_what_is_not_there_is_said() {
    let content = content();
    let found = scenarios(&content).into_iter();
    let mut found = found.filter(|(_, card)| card.options.len() > 1);
    let (_, card) = found.next().unwrap();
    let of = |option: usize, value: usize| {
        let option = &card.options[option];
        (option.name.clone(), option.values[value].value.clone())
    };
    let wanted: BTreeMap<String, String> = [of(0, 1), of(1, 0)].into();
    assert_eq!(card.agree(&wanted), Ok([of(0, 1)].into()));
    let wanted = [("weather".to_owned(), "rain".to_owned())].into();
    assert_eq!(card.agree(&wanted), Err(NoSuch::Option("weather")));
    let (option, value) = (of(0, 0).0, "perhaps".to_owned());
    let wanted = [(option.clone(), value.clone())].into();
    let no_such = NoSuch::Value {
        option: &option,
        value: &value,
    };
    assert_eq!(card.agree(&wanted), Err(no_such));
}
