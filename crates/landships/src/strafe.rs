//! Ground attack from the air (L19.10): on the SACRT, with 3 for each machine gun.

use crate::book::Book;
use crate::frame::{Flow, Shelter, Strafe};
use crate::ground::Terrain;
use crate::ids::Piece;
use crate::state::{Marks, State, foe};
use table::{Chance, Sum, Teller, Text};

/// L19.10: firepower for each machine gun.
pub(crate) const MG: u32 = 3;

impl Book {
    /// Its trench is no cover from above; town, woods, swamp and fortified network are (L19.10).
    pub(crate) fn strafe_cover(&self, s: &State, unit: Piece, safe: bool, sum: &mut Sum) {
        let (kind, plot) = (self.kind(s, unit), self.ground.plot(s.hex(unit)));
        let mods = &self.tables.sacrt_mods;
        if kind.is_mounted() {
            sum.add(mods.of("cavalry"), "sacrt.mod.cavalry");
        }
        let river = plot.terrain == Terrain::River && !s.is(unit, Marks::BRIDGE);
        if river && !kind.is_vehicle() {
            sum.add(mods.of("river"), "sacrt.mod.river");
        }
        let woods = plot.terrain == Terrain::Woods && !kind.is_vehicle();
        if woods || (kind.is_foot() && plot.terrain == Terrain::Swamp) {
            sum.add(
                mods.of("swamp_woods_trench"),
                "sacrt.mod.swamp-woods-trench",
            );
        }
        let network = kind.is_foot() && safe && self.is_fortified(s, s.hex(unit));
        if plot.terrain == Terrain::Town || network {
            sum.add(mods.of("fortified_town"), "sacrt.mod.fortified-town");
        }
    }

    pub(crate) fn step_strafe(
        &self,
        s: &mut State,
        strafe: &mut Strafe,
        c: &mut Chance,
        t: &mut Teller,
    ) -> Flow {
        let Some(column) = self.tables.sacrt_column(MG * u32::from(strafe.mgs)) else {
            return Flow::Done;
        };
        let Some(die) = strafe.die else {
            return self.open_strafe(s, strafe, c, t);
        };
        let Some(unit) = strafe.due.first() else {
            return Flow::Done;
        };
        strafe.due.remove(unit);
        if s.hex(unit) != strafe.hex {
            return Flow::Next;
        }
        let mut sum = Sum::opened("landships", t.on());
        sum.add(die.into(), "sacrt.table");
        let pairs = self.tables.mg_groups(strafe.mgs.into());
        sum.add(self.tables.sacrt_mods.of("mg") * pairs, "sacrt.mod.mg");
        if strafe.spoilt {
            sum.add(self.tables.aircraft.of("spoilt"), "L19.6");
        }
        let safe = strafe.shelter.chosen.has(unit);
        self.strafe_cover(s, unit, safe, &mut sum);
        t.tally(
            || self.unit_text("landships-strafes", s, unit),
            || sum.tally("sacrt"),
        );
        match self.tables.sacrt(column, sum.total()) {
            true => {
                let star = sum.total() <= self.tables.sacrt_special.of("star");
                self.suffer_small_arms(s, unit, true, star, c, t)
            }
            false => Flow::Next,
        }
    }

    /// Shelters are chosen, then the die is rolled (L22.5, L1.8).
    fn open_strafe(
        &self,
        s: &mut State,
        strafe: &mut Strafe,
        c: &mut Chance,
        t: &mut Teller,
    ) -> Flow {
        self.uncover(s, strafe.hex, t, |s, unit| self.is_exposed(s, unit));
        if self.who_shelters(s, strafe.hex, strafe.shelter).is_some() {
            return Flow::Ask;
        }
        t.all(|| {
            let text = Text::new("landships-strafed").name("hex", self.label(strafe.hex));
            text.num("fp", MG * u32::from(strafe.mgs))
        })
        .deed();
        let all = s.of_in(foe(strafe.seat), strafe.hex);
        strafe.due = all.only(|unit| self.is_exposed(s, unit));
        // Who is protected is settled before anybody falls.
        let chosen = all.only(|unit| self.is_lodged(s, unit, strafe.shelter));
        strafe.shelter = Shelter { chosen };
        strafe.die = Some(self.d6("strafe", strafe.seat, c, t));
        Flow::Next
    }
}
