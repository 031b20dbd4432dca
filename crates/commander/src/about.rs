//! What there is to know of a piece or a hex as it stands: every rating with all that changes it.

use crate::action::Element;
use crate::book::Book;
use crate::ids::UnitId;
use crate::ratings::Against;
use crate::state::State;
use hex::HexId;
use table::{About, Click, Figure, Note, Sum};

impl Book {
    /// A unit or a carried Weapon on the map, or a hex of it.
    pub fn about(&self, s: &State, of: &Click) -> About {
        match of {
            Click::Piece(piece) => match self.element_of(s, *piece) {
                Some(element) => self.about_piece(s, element),
                None => About::default(),
            },
            Click::Hex(label) => match self.map.grid().parse(label) {
                Ok(hex) => self.about_hex(s, hex),
                Err(_) => About::default(),
            },
            _ => About::default(),
        }
    }
    fn about_piece(&self, s: &State, element: Element) -> About {
        let mut numbers = vec![
            self.figure("fp", |sum| self.element_fp(s, element, sum)),
            self.figure("range", |sum| self.range_in(s, element, sum)),
        ];
        let mut notes = Vec::new();
        let mut note = |yes: bool, name: &str, rules: &'static [&'static str]| {
            if yes {
                notes.push(self.note(name, rules));
            }
        };
        note(self.boxed_fp(s, element), "boxed-fp", &["3.1.6"]);
        note(self.boxed_range(s, element), "boxed-range", &["3.1.6"]);
        match element {
            Element::Unit(unit) => {
                numbers.extend(self.unit_figures(s, unit));
                let u = s.unit(unit);
                let boxed = self.face(s, unit).boxed_movement;
                note(boxed, "boxed-movement", &["3.1.6"]);
                note(u.broken, "broken", &["gloss.broken"]);
                note(u.suppressed, "suppressed", &["13.2a"]);
                note(s.activated.has(unit), "activated", &["5.1a"]);
            }
            Element::Weapon(weapon) => {
                let arm = self.arm(s, weapon);
                numbers.push(self.figure("carried", |sum| sum.add(arm.movement.into(), "11.1a")));
                note(s.weapon(weapon).broken, "weapon-broken", &["11.1c"]);
                let silent = !s.weapon(weapon).broken && !self.can_fire(s, weapon);
                note(silent, "weapon-silent", &["11.1c"]);
            }
            Element::Gun(_) => {}
        }
        numbers.retain(|number| !number.tally.terms.is_empty());
        About {
            numbers,
            notes,
            ..About::default()
        }
    }
    fn unit_figures(&self, s: &State, unit: UnitId) -> [Figure; 3] {
        [
            self.figure("movement", |sum| self.movement(s, unit, false, sum)),
            self.figure("morale", |sum| {
                self.morale(s, unit, Against::default(), sum)
            }),
            self.figure("command", |sum| {
                sum.add(self.command(s, unit).into(), "3.1.5")
            }),
        ]
    }
    fn about_hex(&self, s: &State, hex: HexId) -> About {
        let row = self.terrain_row(self.terrain(s, hex));
        let mut numbers = vec![
            self.figure("cost", |sum| sum.add(row.cost.into(), "T78.2")),
            self.figure("cover", |sum| self.cover(s, hex, Against::default(), sum)),
            self.figure("cover-indirect", |sum| {
                let against = Against {
                    indirect: true,
                    ..Against::default()
                };
                self.cover(s, hex, against, sum)
            }),
            self.figure("hindrance", |sum| sum.add(row.hindrance.into(), "10.3.2")),
        ];
        // The same against guns is told once.
        if numbers[1].tally.total == numbers[2].tally.total {
            numbers.remove(2);
        }
        numbers.retain(|number| !number.tally.terms.is_empty());
        let markers = s.markers(hex);
        let mut notes = Vec::new();
        let mut note = |yes: bool, name: &str, rules: &'static [&'static str]| {
            if yes {
                notes.push(self.note(name, rules));
            }
        };
        note(row.obstacle, "obstacle", &["T78.4a"]);
        note(self.terrain(s, hex).is_water(), "water", &["T95b"]);
        note(self.printed_hex(hex).road, "road", &["T93a"]);
        note(markers.smoke() > 0, "smoke", &["10.3.2"]);
        About {
            numbers,
            notes,
            ..About::default()
        }
    }
    /// A number with its words.
    fn figure(&self, name: &str, count: impl FnOnce(&mut Sum)) -> Figure {
        let mut sum = self.sum(true);
        count(&mut sum);
        Figure {
            text: self.say(&format!("about-{name}")),
            tally: sum.tally("about"),
        }
    }
    fn note(&self, name: &str, rules: &'static [&'static str]) -> Note {
        let rules = self.cited(rules.iter().copied());
        Note {
            text: self.say(&format!("about-{name}")),
            rules: rules.into_iter().map(Into::into).collect(),
        }
    }
}
