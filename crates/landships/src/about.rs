//! What there is to know of a piece or a hex as it stands.

use crate::beside::PLANE;
use crate::book::Book;
use crate::catalog::Kind;
use crate::costs::MP;
use crate::data::Class;
use crate::ground::Plot;
use crate::ids::Piece;
use crate::state::{Marks, State, is_on_map};
use crate::tables::{Column, Cost, Row};
use hex::HexId;
use table::{About, Click, Figure, Known, Note, Sum, Text, Viewer};

/// What lies on a unit, by its name in the words, with its rule.
const ON_UNITS: [(&str, Marks, &str); 11] = [
    ("pinned", Marks::PINNED, "L17.4"),
    ("fired", Marks::FIRED, "L4.13"),
    ("moved", Marks::MOVED, "L4.13"),
    ("charging", Marks::CHARGING, "L7.5"),
    ("blown", Marks::BLOWN, "L7.6"),
    ("temporary", Marks::TEMPORARY, "L18.4"),
    ("permanent", Marks::PERMANENT, "L18.4"),
    ("wheels", Marks::WHEELS, "L11.10"),
    ("shaken", Marks::SHAKEN, "L17.9"),
    ("hidden", Marks::HIDDEN, "L26.1"),
    ("captured", Marks::CAPTURED, "L21.6"),
];

/// A number with its words: one that is printed, and what changes it.
fn figure(name: &str, terms: &[(i32, &str)]) -> Figure {
    let mut sum = Sum::opened("landships", true);
    terms
        .iter()
        .for_each(|(amount, rule)| sum.add(*amount, rule));
    Figure {
        text: Text::new(format!("landships-about-{name}")),
        tally: sum.tally("about"),
    }
}

fn note(name: &str, rule: &'static str) -> Note {
    Note {
        text: Text::new(format!("landships-about-{name}")),
        rules: vec![rule.into()],
    }
}

/// Movement points in words: whole ones and a half.
fn points(text: Text, halves: u8) -> Text {
    let half = if halves.is_multiple_of(MP) { "" } else { "½" };
    let whole = match halves / MP {
        0 if !half.is_empty() => String::new(),
        whole => whole.to_string(),
    };
    text.name("mp", format!("{whole}{half}"))
}

impl Book {
    /// A piece on the map, or a hex of it.
    pub(crate) fn about(&self, s: &Known<State>, of: &Click) -> About {
        match of {
            Click::Piece(id) if *id >= PLANE => self.about_plane(usize::from(*id - PLANE)),
            Click::Piece(id) => match self.piece_of(s, *id) {
                Some(piece) => self.about_piece(s, piece),
                None => About::default(),
            },
            Click::Hex(label) => match self.ground.map.grid().parse(label) {
                Ok(hex) => self.about_hex(s, hex),
                Err(_) => About::default(),
            },
            _ => About::default(),
        }
    }

    /// What an aircraft carries, and how long it is there (D4, L19.1).
    fn about_plane(&self, place: usize) -> About {
        let Some(post) = self.planes.get(place) else {
            return About::default();
        };
        let kind = &self.catalog.planes[usize::from(post.kind)];
        let mut numbers = vec![
            figure("bombs", &[(kind.bombs.into(), "L19.8")]),
            figure("mgs", &[(kind.mgs.into(), "L19.10")]),
            figure("until", &[(post.turns.1.min(self.turns).into(), "L19.1")]),
        ];
        numbers.retain(|number| !number.tally.terms.is_empty());
        About {
            numbers,
            ..About::default()
        }
    }

    fn about_piece(&self, s: &Known<State>, piece: Piece) -> About {
        let kind = self.kind(s, piece);
        let mut numbers = match kind {
            kind if kind.is_support() => self.gun_numbers(kind),
            kind if kind.is_vehicle() || kind.class == Class::Ship => self.car_numbers(kind),
            _ => self.man_numbers(s, piece, kind),
        };
        numbers.retain(|number| !number.tally.terms.is_empty());
        let machine = kind.is_support() || kind.is_vehicle() || kind.class == Class::Ship;
        About {
            notes: self.piece_notes(s, piece, kind),
            arms: match machine {
                true => self.arms(s, piece),
                false => Vec::new(),
            },
            numbers,
            ..About::default()
        }
    }

    fn man_numbers(&self, s: &State, piece: Piece, kind: &Kind) -> Vec<Figure> {
        let nation = self.nation(piece);
        let fp = self.catalog.fp(kind, nation, self.date.year);
        let mut numbers = vec![
            figure("fp", &[(fp.into(), "L2.6")]),
            figure("range", &[(kind.range.into(), "L2.6")]),
            figure("morale", &[(self.morale(s, piece).into(), "L17.1")]),
        ];
        match kind.gaits {
            Some(gaits) => {
                let all = [
                    ("trot", gaits.trot),
                    ("gallop", gaits.gallop),
                    ("charge", gaits.charge),
                ];
                numbers.extend(all.map(|(name, mp)| figure(name, &[(mp.into(), "L7.1")])));
            }
            None => numbers.push(figure("ma", &[((kind.ma / MP).into(), "L5.1")])),
        }
        if let Some(flame) = kind.flame {
            let left = s.unit(piece).left();
            numbers.push(figure("flame", &[(flame.fp.into(), "L11.12")]));
            numbers.push(figure("charges", &[(left.into(), "L11.12")]));
        }
        numbers
    }

    fn car_numbers(&self, kind: &Kind) -> Vec<Figure> {
        let hits = if kind.class == Class::Ship {
            kind.hits
        } else {
            0
        };
        vec![
            figure("cross", &[((kind.ma / MP).into(), "L6.2")]),
            figure("road", &[((kind.road / MP).into(), "L6.2")]),
            figure("size", &[(kind.size.into(), "L12.8")]),
            figure("breakdown", &[(kind.breakdown.into(), "L18.2")]),
            figure("hits", &[(hits.into(), "L12.10")]),
        ]
    }

    fn gun_numbers(&self, kind: &Kind) -> Vec<Figure> {
        let gun = kind.guns.first().map(|(calibre, _)| *calibre);
        let gun = gun.unwrap_or_default();
        vec![
            figure("at-range", &[(gun.range.into(), "L2.9")]),
            figure("he", &[(gun.he.into(), "L2.9")]),
            figure("barrage", &[(gun.barrage.into(), "L14.17")]),
            figure("aa", &[(kind.aa_range.into(), "L19.4")]),
            figure("hand", &[((kind.ma / MP).into(), "L21.3")]),
        ]
    }

    fn piece_notes(&self, s: &Known<State>, piece: Piece, kind: &Kind) -> Vec<Note> {
        let mut notes: Vec<Note> = { ON_UNITS.iter() }
            .filter(|(_, mark, _)| s.is(piece, *mark))
            .map(|(name, _, rule)| note(name, rule))
            .collect();
        let flags = [
            (kind.weak, "weak", "L13.3"),
            (kind.poor, "poor", "L6.6"),
            (kind.hard, "hard", "L6.3"),
            (s.is(piece, Marks::FASCINE), "fascine", "L22.9"),
        ];
        let flags = flags.into_iter().filter(|(is, ..)| *is);
        notes.extend(flags.map(|(_, name, rule)| note(name, rule)));
        if kind.is_support() && s.on_map(piece) && !self.is_served(s, piece) {
            notes.push(note("unserved", "L21.1"));
        }
        if let Some(host) = s.unit(piece).aboard.get() {
            notes.push(Note {
                text: Text::new("landships-about-aboard").text("unit", self.named(s, host)),
                rules: vec!["L20.1".into()],
            });
        }
        for rider in s.aboard(piece).iter() {
            notes.push(Note {
                text: Text::new("landships-about-carries").text("unit", self.named(s, rider)),
                rules: vec!["L20.1".into()],
            });
        }
        if s.viewer() == Viewer::Seat(s.holder(piece)) {
            notes.extend(self.memory(s, piece));
        }
        notes
    }

    /// L12.4: what its guns remember.
    fn memory(&self, s: &State, piece: Piece) -> Vec<Note> {
        let shots = (0..2).map(|gun| s.unit(piece).shot(gun));
        let told = shots.filter_map(|shot| {
            let at = shot.at.get().filter(|&at| is_on_map(s.hex(at)))?;
            let text = Text::new("landships-about-shots")
                .num("n", shot.count)
                .text("unit", self.named(s, at))
                .name("hex", self.label(s.hex(at)));
            Some(Note {
                text,
                rules: vec!["L12.4".into()],
            })
        });
        told.collect()
    }

    fn about_hex(&self, s: &State, hex: HexId) -> About {
        let plot = self.ground.plot(hex);
        let mut notes = vec![self.ground_note(plot)];
        let mut add = |yes: bool, name: &str, rule: &'static str| {
            if yes {
                notes.push(note(name, rule));
            }
        };
        add(plot.level > 0, "high", "L9.3");
        add(plot.road != 0, "by-road", "terrain.road");
        let filled = s.filled.contains(hex);
        add(plot.trench.is_some() && !filled, "trench", "terrain.trench");
        add(filled, "filled", "L18.8");
        add(plot.fortified, "fortified", "L22.4");
        for dug in self.networks_dug(s).filter(|dug| dug.hex == hex) {
            add(true, "fortified", "L22.4");
            add(dug.hidden, "hidden-network", "L26.1");
        }
        add(s.wire.contains(hex), "wire", "terrain.wire");
        add(s.crushed.contains(hex), "crushed", "L22.2");
        add(s.mines.contains(hex), "mines", "L22.6");
        add(s.wrecks.contains(hex), "wreck", "L3.8");
        add(s.gas_hexes().contains(hex), "gas", "L15.2");
        add(s.smoke_hexes().contains(hex), "smoke", "L15.5");
        let barrages = s.barrages.iter().filter(|it| it.hex.0 == hex);
        notes.extend(barrages.map(|it| {
            Note {
                text: Text::new("landships-about-drumfire")
                    .num("n", it.fp)
                    .text("side", self.side_text(it.seat)),
                rules: vec!["L14.8".into()],
            }
        }));
        notes.extend(self.cost_notes(s, hex));
        About {
            notes,
            ..About::default()
        }
    }

    fn ground_note(&self, plot: &Plot) -> Note {
        let word = plot.terrain.word();
        Note {
            text: Text::new(format!("landships-about-in-{word}")),
            rules: vec![format!("terrain.{word}").into()],
        }
    }

    /// What entering costs those who come across country.
    fn cost_notes(&self, s: &State, hex: HexId) -> Vec<Note> {
        let columns = [
            ("foot", Column::Foot),
            ("horse", Column::Horse),
            ("tank", Column::Tank),
            ("wheels", Column::Wheels),
        ];
        let cost = |(name, column): (&str, Column)| {
            let text = |what: &str| Text::new(format!("landships-about-{what}-{name}"));
            let text = match self.plain_cost(s, hex, column) {
                Cost::Halves(halves) => points(text("cost"), halves),
                _ => text("closed"),
            };
            Note {
                text,
                rules: vec!["L3.4".into()],
            }
        };
        columns.into_iter().map(cost).collect()
    }

    /// The cell of the chart that counts there.
    fn plain_cost(&self, s: &State, hex: HexId, column: Column) -> Cost {
        let kind = self.catalog.kinds.iter().find(|it| it.column() == column);
        let cost = kind.map(|kind| self.entry_cost(s, kind, crate::state::AT_START, hex));
        match cost {
            Some(Ok(halves)) => Cost::Halves(halves),
            Some(Err(_)) => Cost::Prohibited,
            None => self
                .tables
                .cost(Row::Base(self.ground.plot(hex).terrain), column),
        }
    }
}
