//! Keys and arguments for everything that is said. The words are in `locales/`.

use crate::action::Action;
use crate::book::{Book, Objective};
use crate::dice::face_text;
use crate::frame::Attack;
use crate::kinds::NOBODY;
use crate::state::State;
use hex::HexId;
use table::No;
use table::{Dice, Refusal, Seat, Step, Text};

impl Book {
    /// The name of a side.
    pub fn side_text(&self, seat: Seat) -> Text {
        Text::new(format!("ccgw-side-{}", self.name(seat)))
    }

    /// "British infantry", with its specialist.
    pub fn unit_text(&self, s: &State, unit: u8) -> Text {
        let u = s.unit(unit);
        let kind = u.kind.word();
        let key = match u.specialist {
            Some(specialist) => format!("ccgw-unit-{kind}-{}", specialist.word()),
            None => format!("ccgw-unit-{kind}"),
        };
        Text::new(key).text("side", self.side_text(u.seat))
    }

    /// A unit goes from hex to hex.
    pub fn step_text_of(
        &self,
        key: &'static str,
        s: &State,
        unit: u8,
        from: HexId,
        to: HexId,
    ) -> Text {
        Text::new(key)
            .text("unit", self.unit_text(s, unit))
            .name("from", self.label(from))
            .name("to", self.label(to))
    }

    /// A step of a unit.
    pub fn step(&self, unit: u8, from: HexId, to: HexId) -> Step {
        Step {
            pieces: vec![u16::from(unit)],
            from: self.label(from),
            to: self.label(to),
        }
    }

    /// A unit moves.
    pub fn step_text(&self, s: &State, unit: u8, from: HexId, to: HexId) -> Text {
        self.step_text_of("ccgw-moved", s, unit, from, to)
    }

    /// A combat is declared or fought.
    pub fn attack_text(&self, key: &'static str, s: &State, a: &Attack) -> Text {
        let text = Text::new(key)
            .text("unit", self.unit_text(s, a.lead))
            .name("from", self.label(a.from))
            .name("to", self.label(a.hex));
        let text = text.num("dice", a.dice).num("guns", a.by.len());
        if a.target == NOBODY {
            text.text("target", Text::new("ccgw-bare-wire"))
        } else {
            text.text("target", self.unit_text(s, a.target))
        }
    }

    /// A roll, face by face.
    pub fn roll_text(&self, key: &'static str, seat: Seat, faces: &[u8; 5]) -> Text {
        let shown = faces
            .iter()
            .enumerate()
            .flat_map(|(face, &n)| (0..n).map(move |_| face_text(face)));
        let list = shown.collect();
        Text::new(key)
            .text("side", self.side_text(seat))
            .list("faces", list)
    }

    /// A roll in the order of the dice.
    pub fn dice_text(&self, key: &'static str, dice: &Dice) -> Text {
        let list = dice.iter().map(|&face| face_text(face.into()));
        Text::new(key).list("faces", list.collect())
    }

    /// A test with one die on a unit.
    pub fn test_text(&self, key: &'static str, s: &State, unit: u8, face: usize) -> Text {
        Text::new(key)
            .text("unit", self.unit_text(s, unit))
            .name("hex", self.label(s.unit(unit).hex))
            .text("face", face_text(face))
    }

    /// An objective changes hands.
    pub fn objective_text(&self, key: &'static str, objective: &Objective, seat: Seat) -> Text {
        let mut labels = objective.hexes.iter().map(|hex| self.label(hex));
        let place = match (objective.hexes.len(), objective.name.as_str()) {
            (2.., name) if !name.is_empty() => Text::new(format!("ccgw-group-{name}")),
            _ => Text::new("ccgw-hexes")
                .name("hexes", labels.by_ref().collect::<Vec<_>>().join(", ")),
        };
        Text::new(key)
            .text("side", self.side_text(seat))
            .num("n", objective.worth)
            .text("place", place)
    }

    /// A refusal with the numbers it rests on: how far the target is, and how far the weapon reaches.
    pub fn in_numbers(&self, s: &State, action: Action, refusal: Refusal) -> Refusal {
        let (Action::Fire(from, to), "ccgw-no-range") = (action, &*refusal.text.key) else {
            return refusal;
        };
        let Some(unit) = s.at(from) else {
            return refusal;
        };
        let reach = self.ability(s.unit(unit).kind).dice.len();
        let text = Text::new("ccgw-no-range-of").name("hex", self.label(to));
        let text = text.num("n", self.distance(from, to));
        Refusal {
            text: text.num("of", reach as i64),
            ..refusal
        }
    }

    /// A refusal in words.
    pub fn refusal(&self, no: No) -> Refusal {
        let text = Text::new(no.key);
        let text = no
            .hex
            .filter(|hex| hex.index() < self.terrain.len())
            .map_or(text.clone(), |hex| text.name("hex", self.label(hex)));
        Refusal {
            rules: no
                .rules
                .iter()
                .chain(no.also)
                .map(|&rule| rule.into())
                .collect(),
            text,
        }
    }
}
