//! What dims sight and is no ground: Gas, tanks, and who looks from above (T107, 10.1.1b, 2.4).

use crate::book::Book;
use crate::gwc::situations::Situation;
use crate::kinds::{Edge, Fort, OFF, Terrain};
use crate::ratings::Against;
use crate::sight::{BLOCKED, Effect, Land, Look, Met, Thing, through_haze};
use crate::state::State;
use hex::{HexId, Ratio};
use table::{Seat, Sum, Teller};

/// 2.4: the level from which an Artillery Observer looks.
const ABOVE: i8 = 2;

/// 2.4: the same ground for the Artillery Observer in this hex.
fn from_above(land: Land<'_>, eye: HexId) -> Land<'_> {
    let eye = Some((eye, ABOVE));
    Land { eye, ..land }
}

impl Book {
    /// T107, 8.1.5, 8.1.6: Gas is laid in a hex, once, and not in a Blaze. What it does to who is there is another thing
    /// (O19.2.1.3b).
    pub fn lay_gas(&self, s: &mut State, hex: HexId, t: &mut Teller) {
        let marks = s.marks(hex);
        if marks.gas() || marks.blaze() {
            return;
        }
        s.marks_mut(hex).set_gas(true);
        s.gases += 1;
        t.all(|| self.say("gas").name("hex", self.label(hex)));
    }
    /// T107.2: Gas goes from a hex.
    pub fn clear_gas(&self, s: &mut State, hex: HexId) {
        if s.marks(hex).gas() {
            s.marks_mut(hex).set_gas(false);
            s.gases -= 1;
        }
    }
    /// 2.4: the hex in which the Artillery Observer of a side is marked: the middle of its friendly edge.
    pub fn observer_hex(&self, seat: Seat) -> HexId {
        let label = match self.side(seat).edge {
            Edge::Top => "H1",
            Edge::Bottom => "H11",
            Edge::Left => "A6",
            Edge::Right => "O6",
        };
        self.map.grid().parse(label).unwrap_or(OFF)
    }
    /// 2.4: the Hindrance between the Artillery Observer of a side and a hex; none if he does not see it. He looks from
    /// level 2.
    pub fn sight_oa(&self, s: &State, seat: Seat, hex: HexId) -> Option<u8> {
        let eye = self.observer_hex(seat);
        if eye == OFF {
            return None;
        }
        let present = from_above(self.present_land(s), eye);
        let all = self.above(seat, || {
            let hexes = self.map.grid().ids();
            hexes.map(|to| present.bones(eye, to)).collect()
        });
        let fixed = all[hex.index()].verdict(present, eye, hex);
        if fixed == BLOCKED {
            return None;
        }
        let worst = through_haze(self.touched(eye, hex), &s.marks, eye, hex, fixed)?;
        Some(worst.max(self.past_tanks(s, present, eye, hex)))
    }
    /// The same, with what decides it.
    pub fn look_oa(&self, s: &State, seat: Seat, hex: HexId) -> Look {
        let eye = self.observer_hex(seat);
        let land = from_above(self.present_land(s), eye);
        self.look_over(s, land, eye, hex)
    }
    /// 10.1.1b: the tanks in between, unless the line passes above them (T110.5a).
    fn tanks_between<'a>(
        &'a self,
        s: &'a State,
        land: Land<'a>,
        a: HexId,
        b: HexId,
    ) -> impl Iterator<Item = HexId> + 'a {
        let touched = self.touched(a, b);
        let high = land.end_level(a).max(land.end_level(b));
        let tanks = (s.tanks & s.everybody()).iter();
        tanks.map(|tank| s.hex(tank)).filter(move |&hex| {
            let between = hex != a && hex != b && touched.contains(hex);
            between && self.ground(hex).level >= high
        })
    }
    /// 10.1.1b: the Hindrance of tanks.
    pub(crate) fn past_tanks(&self, s: &State, land: Land<'_>, a: HexId, b: HexId) -> u8 {
        let any = !s.tanks.is_empty() && self.tanks_between(s, land, a, b).next().is_some();
        u8::from(any)
    }
    /// The same, hex by hex.
    pub(crate) fn tanks_met(&self, s: &State, land: Land<'_>, a: HexId, b: HexId) -> Vec<Met> {
        let met = |hex| Met {
            at: Ratio::ZERO,
            hex,
            thing: Thing::Tank,
            effect: Effect::Hinders(1),
            rules: &["g:10.1.1b", "10.3"],
        };
        self.tanks_between(s, land, a, b).map(met).collect()
    }
    /// 3.2.1b: neither Demoralised nor Suppressed.
    pub fn good_order(&self, s: &State, unit: u8) -> bool {
        let unit = s.unit(unit);
        !unit.broken && !unit.suppressed
    }
    /// 11.5: a Weapon that is not broken, with a Unit in Good Order, in neither Wire nor water.
    pub fn functional(&self, s: &State, weapon: u8) -> bool {
        let by = s.weapon(weapon).by;
        if s.weapon(weapon).broken || by == crate::kinds::NOBODY || !s.is_on_map(by) {
            return false;
        }
        let hex = s.hex(by);
        self.good_order(s, by) && !self.is_wired(s, by) && !self.terrain(s, hex).is_water()
    }
    /// S98.3.7: the Cover that a Formation has besides in a Defence roll in Trenches and Foxholes.
    pub fn gabions(&self, s: &State, unit: u8, against: Against) -> i8 {
        let (seat, hex) = (s.unit(unit).seat, s.hex(unit));
        let dug = matches!(s.marks(hex).fort(), Some(Fort::Trench | Fort::Foxholes));
        let held = dug && against.defence && !against.none;
        i8::from(held && self.reminds(s, seat, Situation::Gabions))
    }
    /// What open Strategy Cards add to the Morale of a Formation: S98.3.7: in Trenches and Foxholes in a Defence roll,
    /// S98.5.9: to Leaders in Woods.
    pub fn reminders(&self, s: &State, unit: u8, against: Against, sum: &mut Sum) {
        let (seat, hex) = (s.unit(unit).seat, s.hex(unit));
        if s.pile[seat].plans.faceup == 0 {
            return;
        }
        sum.add(self.gabions(s, unit, against).into(), "g:S98.3.7");
        let woods = self.is_leader(s, unit) && self.terrain(s, hex) == Terrain::Woods;
        if woods && self.reminds(s, seat, Situation::FightingInTheWoods) {
            sum.add(1, "g:S98.5.9");
        }
    }
}
