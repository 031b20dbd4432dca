//! Spotting (L10): who sees what he may shoot at. Line of sight (L9) over ground and smoke, the visibility of the
//! scenario, the
//! distances of T2, and what firing gives away.

use crate::book::Book;
use crate::data::Class;
use crate::ground::Terrain;
use crate::ids::{Piece, Pieces};
use crate::state::{Marks, State, foe};
use crate::tables::{Column, Spot, SpotRow};
use hex::HexId;
use table::{Legal, No, Teller};

/// L10.3: a tank on a road in woods or swamp.
const TANK_ON_ROAD: u8 = 5;
/// L10.3: another vehicle there.
const WHEELS_ON_ROAD: u8 = 4;
/// L10.7: how far a pinned unit spots.
pub(crate) const PINNED: u16 = 1;

/// The row of T2 for base terrain.
pub(crate) fn row(terrain: Terrain, vehicle: bool) -> SpotRow {
    match terrain {
        Terrain::Clear | Terrain::Difficult => SpotRow::Clear,
        Terrain::Woods | Terrain::Swamp => SpotRow::Woods,
        Terrain::Town => SpotRow::Town,
        Terrain::Hill | Terrain::Crater => SpotRow::Hill,
        // A vehicle on a bridge is as in the open.
        Terrain::River if vehicle => SpotRow::Clear,
        Terrain::River => SpotRow::River,
    }
}

impl Book {
    /// L9.1, L9.2, L9.3, L9.4, L9.5, L15.5, L9.7: whether there is a line of sight between two hexes now.
    pub fn has_sight(&self, s: &State, from: HexId, to: HexId) -> bool {
        let far = self.ground.distance(from, to);
        let seen = self.visibility(s.turn);
        seen.is_none_or(|limit| far <= limit.into())
            && self.ground.is_clear(from, to, s.smoke_hexes())
    }

    /// L15.6: fire out of smoke and into it goes no farther than the next hex. This is of fire, not of spotting.
    pub fn may_fire_in_smoke(&self, s: &State, from: HexId, to: HexId) -> Legal {
        let smoke = s.smoke_hexes();
        let thick = smoke.contains(from) || smoke.contains(to);
        match thick && self.ground.distance(from, to) > 1 {
            true => Err(No::by(&["L15.6"], "landships-no-smoke").at(to)),
            false => Ok(()),
        }
    }

    /// T2 (spotting.principle, spotting.ot, spotting.note.a, spotting.ships), L10.2, L10.3, L10.5: how far a unit can be
    /// spotted where it is, whether or not it has fired; none: as far as there
    /// is a line of sight (L10.6).
    pub fn spotting_distance(&self, s: &State, target: Piece) -> Option<u8> {
        // An AT rifle is spotted with its team; a mortar stands in the same hex as its crew, in the same column.
        let target = s.unit(target).aboard.get().unwrap_or(target);
        let kind = self.kind(s, target);
        let column = kind.column();
        if column == Column::Ship {
            return None;
        }
        let plot = self.ground.plot(s.hex(target));
        if plot.terrain == Terrain::Woods && kind.woods {
            return Some(self.tables.spotting_notes.of("ft17_woods") as u8);
        }
        let row = row(plot.terrain, kind.is_vehicle());
        let base = match self.tables.spot(row, column) {
            Spot::Within(far) => far,
            // The table has no number: it is there by road.
            _ if kind.class == Class::Tank => TANK_ON_ROAD,
            _ => WHEELS_ON_ROAD,
        };
        let dug = plot.trench.is_some() || self.is_dug_in(s, target);
        match self.tables.spot(SpotRow::Trench, column) {
            Spot::Within(far) if dug => Some(base.min(far)),
            _ => Some(base),
        }
    }

    /// L10.4, L4.13, spotting.attack-reveals: whether it is revealed by having attacked. A mortar and an AT rifle are
    /// revealed with who serves them.
    fn is_revealed(&self, s: &State, target: Piece) -> bool {
        let host = s.unit(target).aboard.get();
        let fired = |piece: Piece| s.is(piece, Marks::FIRED);
        let mortar = self.kind(s, target).class == Class::Mortar;
        let server = mortar.then(|| self.server(s, target)).flatten();
        fired(target) || host.is_some_and(fired) || server.is_some_and(fired)
    }

    /// Who is aboard of a vehicle.
    pub(crate) fn is_carried(&self, s: &State, piece: Piece) -> bool {
        let host = s.unit(piece).aboard.get();
        host.is_some_and(|host| self.kind(s, host).class != Class::RifleTeam)
    }

    /// L10.2, L10.4, L10.6, L10.7: whether a unit spots another one. Nobody spots who is aboard of a vehicle, or is not on
    /// the map. A support weapon spots with who serves it.
    pub fn spots(&self, s: &State, unit: Piece, target: Piece) -> bool {
        let carried = self.is_carried(s, unit) || self.is_carried(s, target);
        if !s.on_map(unit) || !s.on_map(target) || carried {
            return false;
        }
        let (from, to) = (s.hex(unit), s.hex(target));
        let far = self.ground.distance(from, to);
        if far == 0 {
            return true;
        }
        if !self.has_sight(s, from, to) || (s.is(unit, Marks::PINNED) && far > PINNED) {
            return false;
        }
        let within = self.spotting_distance(s, target);
        within.is_none_or(|within| far <= within.into())
            || (far <= self.tables.attacker.into() && self.is_revealed(s, target))
    }

    /// The same, with what is wrong.
    pub fn may_spot(&self, s: &State, unit: Piece, target: Piece) -> Legal {
        if self.spots(s, unit, target) {
            return Ok(());
        }
        let no = |rules: &'static [&'static str], key: &'static str| {
            let no = No::by(rules, key);
            Err(match s.on_map(target) {
                true => no.at(s.hex(target)),
                false => no,
            })
        };
        let here = s.on_map(unit) && s.on_map(target);
        match here && !self.has_sight(s, s.hex(unit), s.hex(target)) {
            true => no(&["L10.1", "L9.1"], "landships-no-sight"),
            false => no(&["L10.1", "L10.2"], "landships-no-spotted"),
        }
    }

    /// L10.1: a hex in which the unit itself spots at least one enemy.
    pub fn may_spot_in(&self, s: &State, unit: Piece, hex: HexId) -> Legal {
        let mut foes = s.of_in(foe(s.holder(unit)), hex).iter();
        if foes.any(|enemy| self.spots(s, unit, enemy)) {
            return Ok(());
        }
        let sight = s.on_map(unit) && self.has_sight(s, s.hex(unit), hex);
        let no = match sight {
            true => No::by(&["L10.1", "L10.2"], "landships-no-spotted"),
            false => No::by(&["L10.1", "L9.1"], "landships-no-sight"),
        };
        Err(no.at(hex))
    }

    /// L26.1: hidden units that an enemy spots, or that stand in a hex that he has entered, are shown.
    pub fn reveal_spotted(&self, s: &mut State, t: &mut Teller) {
        let hidden = |s: &State, it: Piece| s.is(it, Marks::HIDDEN) && s.on_map(it);
        let all: Pieces = s.pieces().filter(|&it| hidden(s, it)).collect();
        if !all.is_empty() {
            t.probe();
        }
        for piece in all.iter() {
            let enemy = foe(s.unit(piece).seat);
            let spotter = |it: Piece| !self.kind(s, it).is_support() && self.spots(s, it, piece);
            let seen = s.there[enemy].iter().any(spotter);
            if hidden(s, piece) && (seen || self.is_seen_from_above(s, enemy, piece)) {
                self.reveal(s, piece, t);
            }
        }
    }
}
