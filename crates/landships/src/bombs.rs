//! Aerial bombing (L19.8, L19.9, T9): a die for each unit in the hex, friend or foe (bomb.per-unit).

use crate::book::Book;
use crate::data::Class;
use crate::frame::{Bombs, Flow};
use crate::ground::Terrain;
use crate::ids::Piece;
use crate::state::State;
use crate::tables::Bombed;
use table::{Chance, Sum, Teller, Text};

impl Book {
    /// T9: bomb.mods-who, bomb.cover.cavalry, bomb.cover.vehicles, L1.6.
    pub(crate) fn bomb_cover(&self, s: &State, unit: Piece, safe: bool, sum: &mut Sum) {
        let (kind, plot) = (self.kind(s, unit), self.ground.plot(s.hex(unit)));
        let mods = &self.tables.bombing_mods;
        let wheeled = kind.is_vehicle() || kind.class == Class::Ship;
        let foot = !wheeled && !kind.is_mounted();
        let soft = matches!(plot.terrain, Terrain::Woods | Terrain::Swamp) && !wheeled;
        if plot.terrain == Terrain::Town {
            sum.add(mods.of("town"), "bomb.mod.town");
        }
        if soft || (foot && plot.trench.is_some()) {
            sum.add(mods.of("trench_swamp_woods"), "bomb.mod.trench-swamp-woods");
        }
        if foot && safe && self.is_fortified(s, s.hex(unit)) {
            sum.add(mods.of("fortified"), "bomb.mod.fortified");
        }
    }

    /// L19.8: all aircraft of a side on one hex together; below the first column nothing happens.
    pub(crate) fn step_bombs(
        &self,
        s: &mut State,
        bombs: &mut Bombs,
        c: &mut Chance,
        t: &mut Teller,
    ) -> Flow {
        let Some(column) = self.tables.bombing_column(bombs.factor.into()) else {
            return Flow::Done;
        };
        self.uncover(s, bombs.hex, t, |_, _| true);
        if self.who_shelters(s, bombs.hex, bombs.shelter).is_some() {
            return Flow::Ask;
        }
        t.all(|| {
            let text = Text::new("landships-bombed").name("hex", self.label(bombs.hex));
            text.num("n", bombs.factor)
        })
        .deed();
        let struck = self.struck_in(s, bombs.hex);
        let safe = struck.only(|unit| self.is_lodged(s, unit, bombs.shelter));
        for unit in struck.iter() {
            if s.hex(unit) != bombs.hex {
                continue;
            }
            let mut sum = Sum::opened("landships", t.on());
            sum.add(self.d6("bombs", bombs.seat, c, t).into(), "bomb.table");
            if bombs.spoilt {
                sum.add(self.tables.aircraft.of("spoilt"), "L19.6");
            }
            self.bomb_cover(s, unit, safe.has(unit), &mut sum);
            t.tally(
                || self.unit_text("landships-bombs", s, unit),
                || sum.tally("bombs"),
            );
            self.suffer_bombs(s, unit, self.tables.bombing(column, sum.total()), c, t);
        }
        Flow::Done
    }

    /// L19.9: P pins light targets and destroys support weapons on a second roll; armour and ships ignore it. E is the end.
    pub(crate) fn suffer_bombs(
        &self,
        s: &mut State,
        unit: Piece,
        result: Bombed,
        c: &mut Chance,
        t: &mut Teller,
    ) {
        let kind = self.kind(s, unit);
        match result {
            Bombed::Eliminated => self.destroy(s, unit, c, t),
            Bombed::Pinned if kind.is_light() => self.pin(s, unit, t),
            Bombed::Pinned if kind.is_support() => {
                let die = self.d6("weapon", s.unit(unit).seat, c, t);
                if i32::from(die) <= self.tables.bombing_special.of("support") {
                    self.destroy(s, unit, c, t);
                }
            }
            Bombed::Pinned | Bombed::Miss => {}
        }
    }
}
