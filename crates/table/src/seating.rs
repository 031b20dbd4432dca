use crate::{Draft, Fault, Seat};
use serde_json::Value;

/// A draft on its way to a position, with what is wrong so far. A system adds how its own pieces and keys are read.
pub struct Seating<'a> {
    draft: &'a Draft,
    seats: Vec<String>,
    faults: Vec<Fault>,
}

impl<'a> Seating<'a> {
    /// A draft of which nothing is read yet, for a table with seats of these names.
    pub fn new(draft: &'a Draft, seats: Vec<String>) -> Self {
        Seating {
            draft,
            seats,
            faults: Vec::new(),
        }
    }

    /// Something is wrong.
    pub fn fault(&mut self, at: &str, what: &str, mend: &str) {
        self.faults
            .push(Fault::new(&self.draft.file, at, what, mend));
    }

    /// Whether nothing is wrong so far.
    pub fn is_sound(&self) -> bool {
        self.faults.is_empty()
    }

    /// The seat of that name; a fault if there is none.
    pub fn seat(&mut self, at: &str, name: &str) -> Option<Seat> {
        let found = self.seats.iter().position(|seat| seat == name);
        if found.is_none() {
            let sides = self.seats.join(" or ");
            self.fault(
                at,
                &format!("'{name}' is no side here"),
                &format!("write {sides}"),
            );
        }
        found.map(|seat| Seat(seat as u8))
    }

    /// What a key says of each side: `key = { german = …, french = … }`.
    pub fn by_seat<'v>(&mut self, key: &str, value: &'v Value) -> Vec<(Seat, &'v Value)> {
        let said = value.as_object().into_iter().flatten();
        said.filter_map(|(name, value)| Some((self.seat(key, name)?, value)))
            .collect()
    }

    /// The position, if nothing was wrong and it holds what must always hold.
    pub fn seated<S>(
        mut self,
        state: S,
        check: impl FnOnce(&S) -> Result<(), String>,
    ) -> Result<S, Vec<Fault>> {
        if self.is_sound()
            && let Err(what) = check(&state)
        {
            self.fault("", &what, "change the position so that it can stand");
        }
        if self.is_sound() {
            Ok(state)
        } else {
            Err(self.faults)
        }
    }
}

/// The words of a list in a draft.
pub fn words(value: &Value) -> impl Iterator<Item = &str> {
    value
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_str)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn draft() -> Draft {
        Draft {
            file: "case.toml".to_owned(),
            ..Draft::default()
        }
    }

    fn seating(draft: &Draft) -> Seating<'_> {
        Seating::new(draft, vec!["red".to_owned(), "blue".to_owned()])
    }

    #[test]
    fn a_sound_draft_is_seated_and_one_that_cannot_stand_is_not() {
        let draft = draft();
        assert_eq!(seating(&draft).seated(7, |_| Ok(())), Ok(7));
        let faults = seating(&draft).seated(7, |n| Err(format!("{n} pieces too many")));
        assert_eq!(faults.unwrap_err()[0].what, "7 pieces too many");
    }

    #[test]
    fn sides_are_found_by_name_and_all_that_are_none_are_told() {
        let draft = draft();
        let mut seating = seating(&draft);
        let value = json!({ "blue": 3, "green": 4, "red": 5, "white": 6 });
        let said = seating.by_seat("hq", &value);
        assert_eq!(said, [(Seat(1), &json!(3)), (Seat(0), &json!(5))]);
        assert!(!seating.is_sound());
        let faults = seating.seated((), |()| unreachable!()).unwrap_err();
        assert_eq!(faults.len(), 2);
        assert_eq!(faults[0].mend, "write red or blue");
        assert_eq!(words(&json!(["a", 1, "b"])).collect::<Vec<_>>(), ["a", "b"]);
    }
}
