//! A line of sight from the side: the ground under it, and everything it meets.

use crate::book::Book;
use crate::ground::Terrain;
use crate::ids::Piece;
use crate::sight::{Effect, Met, Thing};
use crate::state::{State, is_on_map};
use hex::{HexId, Ratio};
use table::{GroundView, MetEffect, MetView, Profile, Text};

/// Thousandths of the line.
fn part(at: Ratio) -> u16 {
    (at.num() * 1000 / at.den()) as u16
}

/// What stands over the ground, in halves of a level.
fn high(thing: Thing) -> u8 {
    match thing {
        Thing::Terrain(Terrain::Grain | Terrain::Brush) => 1,
        Thing::Terrain(_) => 2,
        Thing::Hill | Thing::Crest => 0,
    }
}

impl Book {
    /// The line between two hexes; by the book nobody looks before he declares (3.2.1.e).
    pub(crate) fn show_profile(&self, s: &State, from: &str, to: &str) -> Option<Profile> {
        let grid = self.ground.map.grid();
        let (from, to) = (grid.parse(from).ok()?, grid.parse(to).ok()?);
        if self.blind || from == to {
            return None;
        }
        let steps = &self.ground.map.stencils().between(grid, from, to).steps;
        let start = grid.axial(from);
        let through = steps.iter().filter(|step| step.enter < step.leave);
        let ground = through.filter_map(|step| {
            let hex = grid.at(start + step.hex)?;
            Some(GroundView {
                hex: self.label(hex),
                enter: part(step.enter),
                leave: part(step.leave),
                level: self.ground.plot(hex).level,
            })
        });
        let crossed = self.ground.met(from, to);
        let mut met: Vec<MetView> = { crossed.iter() }.map(|met| self.met_view(met)).collect();
        met.extend(self.laid_over(s, from, to));
        met.sort_by_key(|met| (met.enter, met.leave));
        Some(Profile {
            ground: ground.collect(),
            met,
        })
    }

    fn met_view(&self, met: &Met) -> MetView {
        let word = match met.thing {
            Thing::Terrain(terrain) => terrain.word(),
            Thing::Hill => "hill",
            Thing::Crest => "crest",
        };
        let (effect, hindrance) = match met.effect {
            Effect::Passes => (MetEffect::Passes, None),
            Effect::Hinders(n) => (MetEffect::Hinders, Some(n.into())),
            Effect::Blocks => (MetEffect::Blocks, None),
        };
        MetView {
            enter: part(met.enter),
            leave: part(met.leave),
            hex: self.label(met.hex),
            text: Text::new(format!("aslsk-met-{word}")).name("hex", self.label(met.hex)),
            high: high(met.thing),
            effect,
            hindrance,
            rules: vec![met.rule.into()],
        }
    }

    /// The Smoke, the vehicles and the wrecks on a line (1.2.5.d, 7.4.1.a).
    fn laid_over(&self, s: &State, from: HexId, to: HexId) -> Vec<MetView> {
        let grid = self.ground.map.grid();
        let start = grid.axial(from);
        let steps = &self.ground.map.stencils().between(grid, from, to).steps;
        let mut found = Vec::new();
        for step in steps {
            let Some(hex) = grid.at(start + step.hex) else {
                continue;
            };
            let smoke = self.smoke_in(s, hex) + u8::from(hex == from && self.smoke_in(s, hex) > 0);
            let hulls = u8::from(self.hinders_in(s, from, to, hex));
            for (n, word, high, rule) in [
                (smoke, "smoke", 4, "1.2.5.d"),
                (hulls, "vehicle", 1, "7.4.1.a"),
            ] {
                if n > 0 {
                    found.push(MetView {
                        enter: part(step.enter),
                        leave: part(step.leave),
                        hex: self.label(hex),
                        text: Text::new(format!("aslsk-met-{word}")).name("hex", self.label(hex)),
                        high,
                        effect: MetEffect::Hinders,
                        hindrance: Some(n.into()),
                        rules: vec![rule.into()],
                    });
                }
            }
        }
        found
    }

    /// Whether a vehicle or wreck in a hex hinders a line (7.4.1.a).
    fn hinders_in(&self, s: &State, from: HexId, to: HexId, hex: HexId) -> bool {
        let mut cars = (0..s.cars.len()).map(Piece::car);
        cars.any(|car| {
            let at = s.hex(car);
            at == hex && is_on_map(at) && self.is_in_the_way(s, car, from, to)
        })
    }
}
