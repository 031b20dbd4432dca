//! Close Combat (L4.8, L16): overrun of the helpless first (L5.5), then the CACRT hex by hex.

mod question;

pub use question::{Losing, MeleePhase};

use crate::book::Book;
use crate::data::Class;
use crate::frame::{Flow, Melee};
use crate::ground::{Hexes, Terrain};
use crate::ids::{Piece, Pieces};
use crate::state::{Deeds, Marks, State, foe};
use crate::tables::Losses;
use hex::HexId;
use table::{Chance, Legal, Seat, Sum, Teller, Text, no};

/// L16.10: a loss destroys a vehicle on this or less.
const WRECKED: u8 = 2;
/// L16.10: DE does on this or less.
const WRECKED_BY_DE: u8 = 3;

impl Book {
    /// L5.5: at the start of the phase, of either side, the helpless are overrun.
    pub(crate) fn begin_melee(&self, s: &mut State, c: &mut Chance, t: &mut Teller) -> Flow {
        let hexes: Hexes = [Seat(0), Seat(1)]
            .into_iter()
            .flat_map(|seat| s.there[seat].iter().collect::<Vec<_>>())
            .map(|unit| s.hex(unit))
            .collect();
        for hex in hexes.iter() {
            self.overrun(s, hex, c, t);
        }
        Flow::Done
    }

    /// Whether a combat has still to be fought.
    pub(crate) fn melee_open(&self, s: &State) -> bool {
        !self.battles(s).is_empty()
    }

    /// L7.5: no charge lasts longer than its phase.
    pub(crate) fn end_melee(&self, s: &mut State, _: &mut Chance, _: &mut Teller) -> Flow {
        for unit in s.there[s.active].iter() {
            s.unmark(unit, Marks::CHARGING);
        }
        Flow::Done
    }

    /// L5.5, L16.11: where a side has nothing that fights and the other an unpinned fighter, the rest is lost to it.
    fn overrun(&self, s: &mut State, hex: HexId, c: &mut Chance, t: &mut Teller) {
        for seat in [Seat(0), Seat(1)] {
            let left = s.of_in(seat, hex);
            let free = |unit: Piece| !s.is(unit, Marks::PINNED);
            let taken = self.fighters(s, foe(seat), hex).iter().any(free);
            if left.is_empty() || !taken || !self.fighters(s, seat, hex).is_empty() {
                continue;
            }
            // L8.4: a ship under a bridge is apart.
            let left = left.only(|unit| self.kind(s, unit).class != Class::Ship);
            if !left.is_empty() {
                t.all(|| Text::new("landships-overrun").name("hex", self.label(hex)))
                    .deed();
            }
            for unit in left.iter() {
                match self.kind(s, unit).class {
                    Class::Truck => self.destroy(s, unit, c, t),
                    _ if self.kind(s, unit).is_support() => self.take(s, unit, t),
                    _ => self.eliminate(s, unit, t),
                }
            }
        }
    }

    /// L16.1: where the phasing side has to attack.
    pub fn battles(&self, s: &State) -> Hexes {
        let attacks = |unit: Piece| {
            let hex = s.hex(unit);
            self.kind(s, unit).fights()
                && s.unit(unit).aboard.get().is_none()
                && !s.is(unit, Marks::PINNED)
                && !s.struck.contains(hex)
                && !self.fighters(s, foe(s.active), hex).is_empty()
        };
        let all = s.there[s.active].only(attacks);
        all.iter().map(|unit| s.hex(unit)).collect()
    }

    fn may_battle(&self, s: &State, hex: HexId) -> Legal {
        match self.battles(s).contains(hex) {
            true => Ok(()),
            false => no(&["L16.1"], "landships-no-battle"),
        }
    }

    /// L16.2, L16.14, cacrt.pinned-units, cacrt.vehicles-count: unpinned combat groups, tanks and armoured cars.
    fn counted_in(&self, s: &State, seat: Seat, hex: HexId) -> Pieces {
        self.fighters(s, seat, hex)
            .only(|unit| !s.is(unit, Marks::PINNED))
    }

    /// L16.3, L16.4, cacrt.columns: the difference and the shifts. Below 0 or above 4 it is off the table (L16.5).
    pub fn melee_column(&self, s: &State, hex: HexId, listening: bool) -> Sum {
        let (us, them) = (s.active, foe(s.active));
        let count = |seat: Seat| self.counted_in(s, seat, hex).len() as i32;
        let tank = |seat: Seat| {
            let tanks = |unit: Piece| self.kind(s, unit).class == Class::Tank;
            self.fighters(s, seat, hex).iter().any(tanks)
        };
        let charges = |unit: Piece| s.is(unit, Marks::CHARGING);
        let charge = self.counted_in(s, us, hex).iter().any(charges);
        let town = self.ground.plot(hex).terrain == Terrain::Town;
        let mut sum = Sum::opened("landships", listening);
        // L16.5: at most 4, whatever the real difference.
        sum.add(
            (count(us) - count(them)).min(self.tables.cacrt_last()),
            "L16.3",
        );
        let shifts = &self.tables.cacrt_shifts;
        let mut shift = |holds: bool, name: &str, rule: &str| {
            if holds {
                sum.add(shifts.of(name), rule);
            }
        };
        shift(town, "town", "cacrt.shift.town");
        shift(tank(them), "enemy_tank", "cacrt.shift.enemy-tank");
        shift(tank(us), "friendly_tank", "cacrt.shift.friendly-tank");
        sum.add(i32::from(charge), "L7.5");
        sum
    }

    /// L16.6, L16.7: what is added to the die; L16.5: what is below column 0.
    pub fn melee_modifiers(&self, s: &State, hex: HexId, below: i32, sum: &mut Sum) {
        let (us, them) = (s.active, foe(s.active));
        let groups = |seat: Seat| {
            self.fighters(s, seat, hex)
                .only(|it| self.kind(s, it).is_group())
        };
        let many = |seat: Seat, class: Class| {
            groups(seat)
                .only(|unit| self.kind(s, unit).class == class)
                .len() as i32
        };
        let storms = |seat: Seat| {
            let free =
                |it: Piece| self.kind(s, it).class == Class::Assault && !s.is(it, Marks::PINNED);
            i32::from(groups(seat).iter().any(free))
        };
        let pinned = groups(them).only(|unit| s.is(unit, Marks::PINNED)).len() as i32;
        let table = &self.tables.cacrt_mods;
        sum.add(below, "L16.5");
        sum.add(table.of("pinned") * pinned, "cacrt.mod.pinned");
        let mut both = |class: Class, ours: &str, theirs: &str, rule: &str| {
            let more = table.of(ours) * many(us, class) + table.of(theirs) * many(them, class);
            sum.add(more, rule);
        };
        both(Class::Mg, "friendly_mg", "enemy_mg", "cacrt.mod.mg");
        let flame = Class::Flamethrower;
        both(flame, "friendly_flame", "enemy_flame", "cacrt.mod.flame");
        sum.add(storms(them) - storms(us), "L16.7");
    }

    /// L16.5, L16.8: what the adjusted die costs both sides.
    pub(crate) fn melee_losses(&self, column: &Sum, die: i32) -> Losses {
        let place = column.total().clamp(0, self.tables.cacrt_last()) as usize;
        self.tables.cacrt(place, die)
    }

    /// L16.8: the die, and what it costs both sides.
    fn fight(&self, s: &mut State, melee: &mut Melee, c: &mut Chance, t: &mut Teller) {
        let (hex, us) = (melee.hex, s.active);
        let column = self.melee_column(s, hex, t.on());
        let at = || Text::new("landships-melee").name("hex", self.label(hex));
        t.all(at).deed();
        t.tally(at, || column.tally("column"));
        let die = self.d6("cacrt", us, c, t);
        let mut sum = Sum::opened("landships", t.on());
        sum.add(die.into(), "L16.8");
        let below = column.total().min(0).abs();
        self.melee_modifiers(s, hex, below, &mut sum);
        t.tally(at, || sum.tally("cacrt"));
        let losses = self.melee_losses(&column, sum.total());
        melee.losses[us.index()] = losses.attacker;
        match losses.defender {
            Some(many) => melee.losses[foe(us).index()] = many,
            None => melee.all = true,
        }
        t.all(|| {
            let defender = losses.defender.map_or("DE".to_owned(), |n| n.to_string());
            Text::new("landships-losses")
                .name("defender", defender)
                .num("attacker", losses.attacker)
        });
        // L16.13, L4.13
        for unit in self.counted_in(s, us, hex).iter() {
            s.note(unit, Deeds::FOUGHT);
            self.mark_fired(s, unit);
        }
        for unit in self.counted_in(s, foe(us), hex).iter() {
            s.note(unit, Deeds::FOUGHT);
        }
        melee.rolled = true;
    }

    /// Those of a side who can be taken as the next loss (L16.9, L16.10): combat groups; vehicles when there is none left.
    pub(crate) fn losers(&self, s: &State, melee: &Melee, seat: Seat) -> Pieces {
        let all = self.fighters(s, seat, melee.hex);
        let groups = all.only(|unit| self.kind(s, unit).is_group());
        match groups.is_empty() {
            true => all - melee.hit,
            false => groups,
        }
    }

    /// The side that chooses next: the first player first (L1.11). Nobody chooses where all there are go anyway.
    pub(crate) fn losing(&self, s: &State, melee: &Melee) -> Option<Seat> {
        let order = [self.first, foe(self.first)];
        order.into_iter().find(|&seat| {
            let left = u32::from(melee.losses[seat.index()]);
            left > 0 && self.losers(s, melee, seat).len() > left
        })
    }

    /// Losses without a choice: combat groups before anybody chooses, vehicles with their dice after it.
    fn forced(&self, s: &State, melee: &Melee, groups: bool) -> Option<(Seat, Pieces)> {
        let order = [self.first, foe(self.first)].into_iter();
        let due = order.filter(|seat| melee.losses[seat.index()] > 0);
        let mut each = due.map(|seat| (seat, self.losers(s, melee, seat)));
        each.find(|(seat, losers)| {
            let group = losers.iter().any(|it| self.kind(s, it).is_group());
            group == groups && losers.len() <= melee.losses[seat.index()].into()
        })
    }

    pub(crate) fn step_melee(
        &self,
        s: &mut State,
        melee: &mut Melee,
        c: &mut Chance,
        t: &mut Teller,
    ) -> Flow {
        if !melee.rolled {
            self.fight(s, melee, c, t);
            return Flow::Next;
        }
        if melee.all {
            self.destroy_defenders(s, melee, c, t);
            return Flow::Next;
        }
        let chosen = |s: &State, melee: &Melee| self.losing(s, melee).is_some();
        let groups = self.forced(s, melee, true);
        if groups.is_none() && chosen(s, melee) {
            return Flow::Ask;
        }
        if let Some((seat, losers)) = groups.or_else(|| self.forced(s, melee, false)) {
            for unit in losers.iter() {
                self.lose(s, melee, unit, c, t);
            }
            // L16.10: losses beyond what is there are void.
            if losers.is_empty() {
                melee.losses[seat.index()] = 0;
            }
            return Flow::Next;
        }
        // L16.11; where both are still there it goes on in the next player-turn (L16.12)
        self.overrun(s, melee.hex, c, t);
        for unit in s.of_in(s.active, melee.hex).iter() {
            s.unmark(unit, Marks::CHARGING);
        }
        s.struck.insert(melee.hex);
        Flow::Done
    }

    /// DE: every defending combat group goes; each vehicle rolls once (L16.8, L16.10).
    fn destroy_defenders(&self, s: &mut State, melee: &mut Melee, c: &mut Chance, t: &mut Teller) {
        melee.all = false;
        let mut lost = self.fighters(s, foe(s.active), melee.hex);
        for unit in lost.iter() {
            let group = self.kind(s, unit).is_group();
            if !group && self.d6("vehicle-loss", s.unit(unit).seat, c, t) > WRECKED_BY_DE {
                lost.remove(unit);
            }
        }
        self.destroy_all(s, lost, c, t);
    }

    /// One loss falls on a unit.
    pub(crate) fn lose(
        &self,
        s: &mut State,
        melee: &mut Melee,
        unit: Piece,
        c: &mut Chance,
        t: &mut Teller,
    ) {
        let left = &mut melee.losses[s.unit(unit).seat.index()];
        *left = left.saturating_sub(1);
        if self.kind(s, unit).is_group() {
            return self.eliminate(s, unit, t);
        }
        melee.hit.insert(unit);
        if self.d6("vehicle-loss", s.unit(unit).seat, c, t) <= WRECKED {
            self.destroy(s, unit, c, t);
        }
    }
}
