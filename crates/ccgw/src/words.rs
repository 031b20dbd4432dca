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

/// The key of words with numbers, the hex they speak of, how many, of how many.
type Numbers = (&'static str, Option<HexId>, i64, i64);

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

    /// A refusal with the numbers it rests on: how far and how far one reaches, what it costs and what is there.
    pub fn in_numbers(&self, s: &State, action: Action, refusal: Refusal) -> Refusal {
        match self.numbers(s, action, &refusal.text.key) {
            Some((key, at, n, of)) => {
                let text = Text::new(key).num("n", n).num("of", of);
                let text = match at {
                    Some(hex) => text.name("hex", self.label(hex)),
                    None => text,
                };
                Refusal { text, ..refusal }
            }
            None => refusal,
        }
    }

    /// The words with numbers of a refusal: the hex they speak of, how many, of how many.
    fn numbers(&self, s: &State, action: Action, key: &str) -> Option<Numbers> {
        let unit = |hex: HexId| s.at(hex).map(|unit| (unit, s.unit(unit)));
        Some(match (key, action) {
            ("ccgw-no-range", Action::Fire(from, to)) => {
                let reach = self.ability(unit(from)?.1.kind).dice.len() as i64;
                let far = i64::from(self.distance(from, to));
                ("ccgw-no-range-of", Some(to), far, reach)
            }
            ("ccgw-no-far", Action::Step(from, _)) => {
                let (id, u) = unit(from)?;
                let limit = self.move_limit(s, id);
                ("ccgw-no-far-of", None, u.moved.into(), limit.into())
            }
            ("ccgw-no-moved-too-far", Action::Fire(from, _) | Action::Assault(from, _)) => {
                let (id, u) = unit(from)?;
                let limit = self.fight_limit(s, id);
                let key = "ccgw-no-moved-too-far-of";
                (key, None, u.moved.into(), limit.into())
            }
            ("ccgw-no-card-pay", Action::Card(card)) => {
                let seat = self.question(s).ask(self, s).seat;
                let key = "ccgw-no-card-pay-of";
                (key, None, self.cost(card).into(), s.hq[seat].into())
            }
            _ => return None,
        })
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
