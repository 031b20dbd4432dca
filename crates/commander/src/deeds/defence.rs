//! Actions before one's own Defence roll (A29, A35.1, A35.3).

use super::{Effect, Row, When, only_if};
use crate::book::Book;
use crate::edition::Edition;
use crate::frame::{Attack, Moment};
use crate::kinds::{Fort, Terrain};
use crate::state::State;
use hex::HexId;
use table::Teller;

const BEFORE_DEFENCE: Row = Row {
    moments: &[Moment::BeforeDefence],
    ..Row::NONE
};

/// A29a: a Cover of 0 makes no moment of it.
pub const CONCEALMENT: Row = Row {
    when: When::Defends(|_, _, _, _| Ok(())),
    tells: |book, s| {
        book.nearest_attack(s).is_some_and(|attack| {
            let against = book.against(s, attack, attack.defender());
            book.cover_of(s, book.hex_attacked(s, attack), against) != 0
        })
    },
    effect: Effect::Does(|book, s, _, t| book.conceal(s, t)),
    scouted: true,
    rules: &["A29a"],
    ..BEFORE_DEFENCE
};

/// A35.1: Foxholes, not into a Building.
pub const HIDDEN_ENTRENCHMENTS: Row = Row {
    when: When::Defends(|book, s, seat, attack| {
        book.defends(seat)?;
        let hex = book.hex_attacked(s, attack);
        let building = book.terrain(s, hex) == Terrain::Building;
        let room = !building && book.is_unfortified(s, hex);
        only_if(room, &["A35.1"], "no-fort-here")
    }),
    effect: Effect::Does(|book, s, _, t| book.hide_fort(s, Fort::Foxholes, t)),
    rules: &["A35.1"],
    ..BEFORE_DEFENCE
};

/// A35.3: on an Objective, if there is no other.
pub const HIDDEN_PILLBOX: Row = Row {
    when: When::Defends(|book, s, seat, attack| {
        book.defends(seat)?;
        let hex = book.hex_attacked(s, attack);
        let mut objectives = book.objectives.iter();
        let objective = objectives.any(|hexes| hexes.contains(hex));
        only_if(objective, &["A35.3"], "no-objective")?;
        let room = !book.has_pillbox_marker(s) && book.is_unfortified(s, hex);
        only_if(room, &["A35.3"], "no-fort-here")
    }),
    effect: Effect::Does(|book, s, _, t| book.hide_fort(s, Fort::Pillbox, t)),
    rules: &["A35.3"],
    ..BEFORE_DEFENCE
};

impl Book {
    /// A29a, A35.1, A35.3: the hex that is attacked, wherever a trigger of the Fire roll has driven the unit
    /// (O20.3.4a).
    fn hex_attacked(&self, s: &State, attack: &Attack) -> HexId {
        let hex = s.hex(attack.defender());
        if hex == attack.second {
            hex
        } else {
            attack.hex
        }
    }
    /// Neither Water nor a Fortification, and no Blaze (T79).
    fn is_unfortified(&self, s: &State, hex: HexId) -> bool {
        let markers = s.markers(hex);
        !self.terrain(s, hex).is_water() && markers.fort().is_none() && !markers.blaze()
    }
    /// A35.3: whether the Pillbox marker is on the map. g:A45.1: one that is printed there is no marker.
    fn has_pillbox_marker(&self, s: &State) -> bool {
        let printed = |hex: HexId| match self.edition {
            Edition::Europe => false,
            Edition::GreatWar => self.fortifications.contains(&(hex, Fort::Pillbox)),
        };
        let marker = |hex: HexId| s.markers(hex).fort() == Some(Fort::Pillbox) && !printed(hex);
        self.map.grid().ids().any(marker)
    }
    /// A29a, A29b: the Attack Total is reduced by the Cover of the hex.
    fn conceal(&self, s: &mut State, t: &mut Teller) {
        let Some(attack) = self.nearest_attack(s) else {
            return;
        };
        let hex = self.hex_attacked(s, attack);
        let against = self.against(s, attack, attack.defender());
        // g:A36: with all that adds to it.
        let cover = self.cover_of(s, hex, against) + self.gabions(s, attack.defender(), against);
        let total = attack.total - cover;
        if let Some(attack) = self.nearest_attack_mut(s) {
            attack.total = total;
        }
        t.all(|| self.say("concealed").num("cover", cover).num("n", total));
    }
    /// A35.1, A35.3: a Fortification where the attack strikes.
    fn hide_fort(&self, s: &mut State, fort: Fort, t: &mut Teller) {
        if let Some(attack) = self.nearest_attack(s) {
            let hex = self.hex_attacked(s, attack);
            self.lay_fort(s, hex, fort, t);
        }
    }
}
