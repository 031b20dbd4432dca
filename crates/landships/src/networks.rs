//! Fortified networks that a side digs at set-up (L22.4), those of the defender hidden (L26.1). A hidden one gives
//! nothing until it is shown, but for hidden units in it (L10.3); an attack on its hex shows it before any die.

use crate::book::Book;
use crate::ground::Terrain;
use crate::ids::Piece;
use crate::state::{GONE, HexIdOr, Marks, State, UNSEEN, foe, is_on_map};
use crate::tables::{Column, Spot, SpotRow};
use hex::HexId;
use table::{Legal, No, Rng, Seat, Teller, Text, Viewer};

/// On the row of a network that everybody sees. Hexes are few.
const SHOWN: u16 = 1 << 15;

/// A network that was dug, as far as the state knows where.
#[derive(Clone, Copy)]
pub(crate) struct Dug {
    pub(crate) hex: HexId,
    pub(crate) hidden: bool,
    pub(crate) seat: Seat,
    place: usize,
}

impl Book {
    /// The row of the state in which a network is kept: behind planned fire.
    fn network_row(&self, place: usize) -> usize {
        self.planned.len() + place
    }

    pub(crate) fn networks_dug<'a>(&'a self, s: &'a State) -> impl Iterator<Item = Dug> + 'a {
        let rows = self.networks.iter().enumerate();
        rows.filter_map(|(place, network)| {
            let kept = s.planned[self.network_row(place)].0;
            is_on_map(kept).then_some(Dug {
                hex: HexId(kept.0 & !SHOWN),
                hidden: kept.0 & SHOWN == 0,
                seat: network.seat,
                place,
            })
        })
    }

    /// Whether everybody knows of a network in a hex: drawn on the map, or dug and shown.
    pub fn is_fortified(&self, s: &State, hex: HexId) -> bool {
        let open = |dug: Dug| dug.hex == hex && !dug.hidden;
        self.ground.plot(hex).fortified || self.networks_dug(s).any(open)
    }

    /// L10.3: whether a piece is in a network as far as spotting it goes: who is hidden is in a hidden one too.
    pub(crate) fn is_dug_in(&self, s: &State, piece: Piece) -> bool {
        let hex = s.hex(piece);
        let here = |dug: Dug| dug.hex == hex;
        let lurks = s.is(piece, Marks::HIDDEN) && self.networks_dug(s).any(here);
        lurks || self.is_fortified(s, hex)
    }

    /// Which network is dug next by a side.
    pub(crate) fn next_network(&self, s: &State, seat: Seat) -> Option<u8> {
        let rows = self.networks.iter().enumerate();
        let mut open = rows.filter(|(place, network)| {
            network.seat == seat && s.planned[self.network_row(*place)].0 == GONE
        });
        open.next().map(|(place, _)| place as u8)
    }

    /// Where the next one may be dug. The areas of both sides have no hex in common.
    pub(crate) fn may_dig(&self, s: &State, place: u8, hex: HexId) -> Legal {
        if hex.index() >= self.ground.len() || !self.networks[usize::from(place)].area.contains(hex)
        {
            return Err(No::by(&["L1.12"], "landships-no-area").at(hex));
        }
        let wet = self.ground.plot(hex).terrain == Terrain::River;
        let dug = self.ground.plot(hex).fortified || self.networks_dug(s).any(|it| it.hex == hex);
        match wet || dug {
            true => Err(No::by(&["L22.4"], "landships-no-dig").at(hex)),
            false => Ok(()),
        }
    }

    /// L26.1: those of the defender are hidden where the option is chosen.
    pub(crate) fn dig(&self, s: &mut State, place: u8, hex: HexId) {
        let hidden = self.optional.hidden && self.networks[usize::from(place)].seat != self.first;
        self.keep_network(s, usize::from(place), hex, hidden);
    }

    pub(crate) fn keep_network(&self, s: &mut State, place: usize, hex: HexId, hidden: bool) {
        let kept = if hidden { hex.0 } else { hex.0 | SHOWN };
        s.planned[self.network_row(place)] = HexIdOr(HexId(kept));
    }

    /// Whether a network is hidden somewhere: everybody knows that, nobody where.
    pub(crate) fn has_hidden_network(&self, s: &State) -> bool {
        self.networks_dug(s).any(|dug| dug.hidden)
    }

    /// L26.1: a hidden network in a hex is shown. Whether there was one.
    pub(crate) fn show_network(&self, s: &mut State, hex: HexId, t: &mut Teller) -> bool {
        if self.has_hidden_network(s) {
            t.probe();
        }
        let found = self.networks_dug(s).find(|it| it.hidden && it.hex == hex);
        let Some(dug) = found else {
            return false;
        };
        self.keep_network(s, dug.place, hex, false);
        t.all(|| Text::new("landships-network").name("hex", self.label(hex)))
            .deed();
        true
    }

    /// L26.1, L5.4: whether who moves in will find a network of the enemy there, which stops him.
    pub(crate) fn runs_into(&self, s: &State, seat: Seat, hex: HexId, t: &mut Teller) -> bool {
        if self.has_hidden_network(s) {
            t.probe();
        }
        let theirs = |dug: Dug| dug.hidden && dug.hex == hex && dug.seat == foe(seat);
        self.networks_dug(s).any(theirs)
    }

    /// L26.1: networks that an enemy spots or has entered, and out of which somebody has attacked (L10.4), are shown.
    pub(crate) fn reveal_networks(&self, s: &mut State, t: &mut Teller) {
        let hidden: Vec<Dug> = self.networks_dug(s).filter(|dug| dug.hidden).collect();
        for dug in hidden {
            let attacks = |it: Piece| {
                let own = s.holder(it) == dug.seat && s.hex(it) == dug.hex;
                own && s.is(it, Marks::FIRED)
            };
            if self.is_found(s, foe(dug.seat), dug.hex) || s.pieces().any(attacks) {
                self.show_network(s, dug.hex, t);
            }
        }
    }

    /// L10.2, L10.3, L10.7, L19.3: whether a side spots a network in a hex, or is in it.
    fn is_found(&self, s: &State, seat: Seat, hex: HexId) -> bool {
        let spots = |it: Piece| {
            let far = self.ground.distance(s.hex(it), hex);
            let eyes = !self.kind(s, it).is_support() && !self.is_carried(s, it);
            let pinned = s.is(it, Marks::PINNED) && far > crate::spotting::PINNED;
            let near = far <= self.network_distance(hex).into();
            far == 0 || (eyes && near && !pinned && self.has_sight(s, s.hex(it), hex))
        };
        s.there[seat].iter().any(spots) || self.sees_from_above(s, seat, hex)
    }

    /// T2: as foot in it.
    fn network_distance(&self, hex: HexId) -> u8 {
        let terrain = self.ground.plot(hex).terrain;
        let rows = [crate::spotting::row(terrain, false), SpotRow::Trench];
        let far = rows.map(|row| match self.tables.spot(row, Column::Foot) {
            Spot::Within(far) => far,
            _ => u8::MAX,
        });
        far[0].min(far[1])
    }

    /// Blanks where the networks are that others have hidden.
    pub(crate) fn hide_networks(&self, s: &mut State, viewer: Viewer) {
        let hidden: Vec<Dug> = self.networks_dug(s).filter(|dug| dug.hidden).collect();
        for dug in hidden.iter().filter(|it| viewer != Viewer::Seat(it.seat)) {
            s.planned[self.network_row(dug.place)] = HexIdOr(UNSEEN);
        }
    }

    /// Those that are unseen lie somewhere in their area, where nobody has found them.
    pub(crate) fn guess_networks(&self, s: &mut State, rng: &mut Rng) {
        for (place, network) in self.networks.iter().enumerate() {
            if s.planned[self.network_row(place)].0 != UNSEEN {
                continue;
            }
            let free = |hex: &HexId| self.may_dig(s, place as u8, *hex).is_ok();
            let all: Vec<HexId> = network.area.iter().filter(free).collect();
            let lost = |hex: &HexId| !self.is_found(s, foe(network.seat), *hex);
            let fits: Vec<HexId> = all.iter().copied().filter(lost).collect();
            let fits = if fits.is_empty() { all } else { fits };
            if let Some(&hex) = fits.get(rng.below(fits.len().max(1) as u32) as usize) {
                self.keep_network(s, place, hex, true);
            }
        }
    }
}
