//! What a barrage comes to (T8b, L14.12–L14.16): one die for a hex, each unit reads its own result.

use crate::book::Book;
use crate::data::Class;
use crate::frame::{Flow, Shell};
use crate::ground::Terrain;
use crate::ids::{Piece, Pieces};
use crate::state::{Marks, State};
use crate::tables::Shelled;
use hex::HexId;
use table::{Chance, Seat, Sum, Teller, Text};

/// What strikes a unit: firepower, natural die, shrapnel.
#[derive(Clone, Copy)]
pub(crate) struct Blow {
    pub(crate) fp: u8,
    pub(crate) die: u8,
    pub(crate) shrapnel: bool,
}

impl Book {
    /// Those in a hex who are struck by what falls on it, friend and foe: who is aboard is not (L6.8, L20.1), but the AT
    /// rifle
    /// of a team is a support weapon of its own (L2.4).
    pub(crate) fn struck_in(&self, s: &State, hex: HexId) -> Pieces {
        let stands = |unit: Piece| match s.unit(unit).aboard.get() {
            None => true,
            Some(by) => self.kind(s, by).class == Class::RifleTeam && s.hex(by) == hex,
        };
        let all = s.all_in(Seat(0), hex) | s.all_in(Seat(1), hex);
        all.only(stands)
    }

    /// L1.6, T8b: what the hex adds for a unit; `barrage.cover.cavalry`, `barrage.cover.vehicles`, L14.14.
    pub(crate) fn barrage_cover(&self, s: &State, unit: Piece, safe: bool, sum: &mut Sum) {
        let (kind, plot) = (self.kind(s, unit), self.ground.plot(s.hex(unit)));
        let mods = &self.tables.barrage_mods;
        let (town, woods) = (
            plot.terrain == Terrain::Town,
            plot.terrain == Terrain::Woods,
        );
        let wheeled = kind.is_vehicle() || kind.class == Class::Ship;
        let foot = !wheeled && !kind.is_mounted();
        let river = plot.terrain == Terrain::River && !s.is(unit, Marks::BRIDGE);
        let fortified = foot && safe;
        if (woods && !wheeled) || (foot && plot.trench.is_some()) {
            sum.add(mods.of("woods_trench"), "barrage.mod.woods-trench");
        }
        if town || fortified {
            sum.add(mods.of("fortified_town"), "barrage.mod.fortified-town");
        }
        if kind.is_mounted() {
            sum.add(mods.of("cavalry"), "barrage.mod.cavalry");
        }
        if river && !wheeled {
            sum.add(mods.of("river"), "barrage.mod.river");
        }
    }

    /// L14.16: whether a unit has the cover that halves shrapnel.
    fn is_behind(&self, s: &State, unit: Piece, safe: bool) -> bool {
        let (kind, plot) = (self.kind(s, unit), self.ground.plot(s.hex(unit)));
        let wheeled = kind.is_vehicle() || kind.class == Class::Ship;
        match plot.terrain {
            Terrain::Town => true,
            Terrain::Woods if !wheeled => true,
            _ if wheeled || kind.is_mounted() => false,
            _ => plot.trench.is_some() || safe,
        }
    }

    /// What a unit reads: what is added to its morale test; none: a miss.
    fn barrage_result(
        &self,
        s: &State,
        unit: Piece,
        blow: Blow,
        safe: bool,
        t: &mut Teller,
    ) -> Option<Sum> {
        let half = blow.shrapnel && self.is_behind(s, unit, safe);
        let fp = u32::from(blow.fp);
        let fp = if half { fp.div_ceil(2) } else { fp };
        let column = self.tables.barrage_column(fp)?;
        let mut sum = Sum::opened("landships", t.on());
        sum.add(blow.die.into(), "barrage.table");
        self.barrage_cover(s, unit, safe, &mut sum);
        t.tally(
            || self.unit_text("landships-shelled", s, unit),
            || sum.tally("barrage"),
        );
        let Shelled::Hit(more) = self.tables.barrage(column, sum.total()) else {
            return None;
        };
        let mut test = Sum::opened("landships", t.on());
        test.add(more.into(), "barrage.hit");
        if blow.shrapnel {
            let step = self.tables.barrage_special.of("shrapnel");
            test.add(step, "barrage.shrapnel");
        }
        Some(test)
    }

    /// L14.13, L17.2, L1.9: what a barrage does to one unit (barrage.hit.light, barrage.hit.cavalry, barrage.hit.support,
    /// barrage.hit.armour); `safe`: it has the cover of the fortified network (L22.5).
    pub(crate) fn strike_unit(
        &self,
        s: &mut State,
        unit: Piece,
        blow: Blow,
        safe: bool,
        c: &mut Chance,
        t: &mut Teller,
    ) {
        let kind = self.kind(s, unit);
        let (light, support, mounted) = (kind.is_light(), kind.is_support(), kind.is_mounted());
        // L14.16: shrapnel never harms armour; a ship is treated like an armoured car (L23.3).
        if blow.shrapnel && !light && !support {
            return;
        }
        let Some(test) = self.barrage_result(s, unit, blow, safe, t) else {
            return;
        };
        let (seat, special) = (s.unit(unit).seat, &self.tables.barrage_special);
        if light {
            if self.morale_test(s, unit, &test, c, t) > 0 {
                return self.destroy(s, unit, c, t);
            }
            self.pin(s, unit, t);
            if mounted && i32::from(self.d6("horses", seat, c, t)) <= special.of("horses") {
                self.unhorse(s, unit, t);
            }
            return;
        }
        let on = special.of(if support { "support" } else { "armour" });
        let why = if support { "weapon" } else { "armour" };
        if i32::from(self.d6(why, seat, c, t)) <= on {
            self.destroy(s, unit, c, t);
        }
    }

    /// L14.16: whether a hidden unit is attacked at all: not behind cover, by shrapnel that is halved below the first column.
    /// Where a network has too few places for all, it wants one like the others (L22.5).
    fn is_reached(&self, s: &State, unit: Piece, shell: &Shell) -> bool {
        let half = u32::from(shell.fp).div_ceil(2);
        !shell.shrapnel
            || self.tables.barrage_column(half).is_some()
            || !self.is_behind(s, unit, self.has_place(s, unit))
    }

    /// One attack of a barrage on a hex (L14.12): shelters are chosen, the die is rolled, everybody reads it.
    pub(crate) fn step_shell(
        &self,
        s: &mut State,
        shell: &mut Shell,
        c: &mut Chance,
        t: &mut Teller,
    ) -> Flow {
        // Below the first column there is no attack.
        let Some(column) = self.tables.barrage_column(shell.fp.into()) else {
            return Flow::Done;
        };
        self.uncover(s, shell.hex, t, |s, unit| self.is_reached(s, unit, shell));
        if self.who_shelters(s, shell.hex, shell.shelter).is_some() {
            return Flow::Ask;
        }
        t.all(|| {
            Text::new("landships-barrage")
                .name("hex", self.label(shell.hex))
                .num("fp", shell.fp)
                .name("shell", if shell.shrapnel { "shrapnel" } else { "he" })
        })
        .deed();
        let die = self.d6("barrage", shell.seat, c, t);
        let blow = Blow {
            fp: shell.fp,
            die,
            shrapnel: shell.shrapnel,
        };
        // Who is protected is settled before anybody falls.
        let struck = self.struck_in(s, shell.hex);
        let safe = struck.only(|unit| self.is_lodged(s, unit, shell.shelter));
        for unit in struck.iter() {
            if s.hex(unit) == shell.hex {
                self.strike_unit(s, unit, blow, safe.has(unit), c, t);
            }
        }
        self.clear_lane(s, shell, column, die, t);
        Flow::Done
    }

    /// L14.15, L22.7: a natural 1 in the starred columns. Shrapnel never clears wire.
    fn clear_lane(&self, s: &mut State, shell: &Shell, column: usize, die: u8, t: &mut Teller) {
        let least = self.tables.barrage_special.of("wire");
        if i32::from(die) > least || !self.tables.cuts(column) {
            return;
        }
        let (wire, mines) = (s.wire | s.crushed, s.mines);
        if !shell.shrapnel && wire.contains(shell.hex) {
            s.wire.remove(shell.hex);
            s.crushed.remove(shell.hex);
            t.all(|| Text::new("landships-wire-gone").name("hex", self.label(shell.hex)));
        }
        if mines.contains(shell.hex) {
            s.mines.remove(shell.hex);
            t.all(|| Text::new("landships-mines-gone").name("hex", self.label(shell.hex)));
        }
    }

    /// L5.7: a unit has entered a hex with a standing barrage marker: it is attacked alone, with its own die, at the
    /// firepower
    /// of each marker, whosever it is.
    pub(crate) fn enter_barrage(&self, s: &mut State, unit: Piece, c: &mut Chance, t: &mut Teller) {
        let hex = s.hex(unit);
        for n in 0..s.barrages.len() {
            let marker = s.barrages[n];
            let attacks = self.tables.barrage_column(marker.fp.into()).is_some();
            if marker.hex.0 != hex || !attacks || s.hex(unit) != hex {
                continue;
            }
            self.show_network(s, hex, t);
            t.all(|| self.unit_text("landships-under-fire", s, unit));
            let die = self.d6("barrage", marker.seat, c, t);
            let blow = Blow {
                fp: marker.fp,
                die,
                shrapnel: marker.shrapnel,
            };
            let safe = self.is_fortified(s, hex);
            self.strike_unit(s, unit, blow, safe, c, t);
        }
    }
}
