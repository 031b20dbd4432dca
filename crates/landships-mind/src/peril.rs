//! What lies in wait on the way: mines, barrages, gas, trenches that are hard to cross.

use crate::eye::{Eye, FARTHEST};
use crate::odds::{self, Harm};
use hex::HexId;
use landships::data::Class;
use landships::{Piece, is_on_map};

/// Who breaks down in a trench comes no nearer: so much of what it would count to be there is lost.
const STUCK: f64 = 0.1;
/// Nobody goes on through what costs him so much.
const DEAR: f64 = 4.0;
/// So much of what is to be gained is gained by coming in this turn: in the last one, in the one before, earlier.
const HASTE: [f64; 3] = [1.0, 0.6, 0.3];

/// What lies in wait for who enters a hex.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Peril {
    /// How likely it is that it comes no further: mines, gas without a mask, a trench that is hard to cross.
    stops: f64,
    /// How it is then.
    left: f64,
    /// What barrage costs, and gas through a mask.
    cost: f64,
}

impl Eye<'_> {
    /// What a move through a hex comes to that would come to so much if nothing befell who enters it.
    pub fn through(&self, piece: Piece, hex: HexId, then: f64) -> f64 {
        let Peril { stops, left, cost } = self.peril(piece, hex);
        if stops == 0.0 {
            return then - cost;
        }
        // What is gained by it may be had by another way, too, as long as there are turns to come.
        let here = match self.s.on_map(piece) {
            true => self.stand(piece, self.s.hex(piece)),
            false => FARTHEST,
        };
        let turns = usize::from(self.book.turns.saturating_sub(self.s.turn));
        let then = here + (then - here) * HASTE[turns.min(2)];
        (1.0 - stops) * then + stops * left - cost
    }

    /// Whether nobody goes on through a hex who need not.
    pub fn is_perilous(&self, piece: Piece, hex: HexId) -> bool {
        let Peril { stops, cost, .. } = self.peril(piece, hex);
        stops > 0.0 || cost > DEAR
    }

    /// What lies in wait for a unit that enters a hex. Once for each.
    fn peril(&self, piece: Piece, hex: HexId) -> Peril {
        if !is_on_map(hex) {
            return Peril::default();
        }
        self.begin(piece);
        let find = || self.find_peril(piece, hex);
        self.perils.get(hex.index(), self.book.ground.len(), find)
    }

    fn find_peril(&self, piece: Piece, hex: HexId) -> Peril {
        let (book, s) = (self.book, self.s);
        let kind = book.kind(s, piece);
        let mut harm = Harm::default();
        let mut cost = self.bombarded(piece, hex);
        let mut halted = 0.0;
        if s.mines.contains(hex) && !kind.is_support() && kind.class != Class::Ship {
            harm.lost += f64::from(1 + u8::from(!kind.is_foot())) / 6.0;
        }
        if s.gas.iter().any(|gas| gas.hex.0 == hex) {
            let gas = self.gassing(piece);
            if gas.lost > 0.0 {
                harm = harm.and(gas);
            } else {
                cost += self.cost(piece, gas);
            }
        }
        if book.tests_at_trench(s, piece, hex) {
            let from = i32::from(book.tables.breakdown_trench) - i32::from(kind.breakdown);
            halted = f64::from((11 - from).clamp(0, 10)) / 10.0;
        }
        let stops = harm.lost + harm.pinned + halted;
        if stops == 0.0 {
            return Peril {
                cost,
                ..Peril::default()
            };
        }
        let here = self.stand(piece, hex);
        let left = harm.lost * (FARTHEST - self.price(piece))
            + harm.pinned * (here - self.pin_price(piece))
            + halted * (here - self.halt_price(piece) - STUCK * (here - FARTHEST));
        Peril {
            stops: stops.min(1.0),
            left: left / stops,
            cost,
        }
    }

    /// What standing barrages cost there.
    fn bombarded(&self, piece: Piece, hex: HexId) -> f64 {
        let standing = { self.s.barrages.iter() }.filter(|it| it.hex.0 == hex);
        let shells = standing.map(|it| self.shelled(piece, hex, it.fp.into(), it.shrapnel));
        shells.sum()
    }

    /// Standing barrages and gas.
    pub fn under_fire(&self, piece: Piece, hex: HexId) -> f64 {
        let gas = self.s.gas.iter().any(|gas| gas.hex.0 == hex);
        self.bombarded(piece, hex) + if gas { self.gassed(piece) } else { 0.0 }
    }

    /// What gas does to a piece (L15.2, L15.3): without a mask few come through, and they lie there.
    fn gassing(&self, piece: Piece) -> Harm {
        let (book, s) = (self.book, self.s);
        if !book.kind(s, piece).is_light() {
            return Harm::default();
        }
        let masks = book.side(s.unit(piece).seat).masks;
        let fails = odds::fails(self.morale(piece), if masks { 0 } else { 3 });
        match masks {
            true => Harm {
                lost: 0.0,
                pinned: fails,
            },
            false => Harm {
                lost: fails,
                pinned: 1.0 - fails,
            },
        }
    }

    /// What that costs.
    pub fn gassed(&self, piece: Piece) -> f64 {
        self.cost(piece, self.gassing(piece))
    }

    /// What a barrage costs a piece there.
    pub fn shelled(&self, piece: Piece, hex: HexId, fp: u32, shrapnel: bool) -> f64 {
        self.cost(piece, self.shelling(piece, hex, fp, shrapnel))
    }

    /// What a barrage does to a piece there.
    fn shelling(&self, piece: Piece, hex: HexId, fp: u32, shrapnel: bool) -> Harm {
        let (book, s) = (self.book, self.s);
        let kind = book.kind(s, piece);
        let more = if kind.is_vehicle() {
            0
        } else {
            self.cover(hex)
        };
        if kind.is_light() {
            let fp = if shrapnel && more > 0 { fp / 2 } else { fp };
            return odds::barrage(book, fp, more, shrapnel, self.morale(piece));
        }
        let lost = match kind.is_support() {
            true => 2.0 / 6.0,
            false if shrapnel => 0.0,
            false => 1.0 / 6.0,
        };
        Harm {
            lost: lost * odds::struck(book, fp, more),
            pinned: 0.0,
        }
    }
}
