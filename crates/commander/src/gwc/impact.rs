//! Where a bombardment falls, and what it does there (g:O19.2.1.3a to g:O19.2.1.4.2c).

use crate::book::Book;
use crate::frame::{Asker, Attack, Barrage, BarrageStep, Flow, Frame, Means, Moment, Stage};
use crate::gwc::situations::Situation;
use crate::ids::{UnitId, Units};
use crate::kinds::{OFF, Terrain};
use crate::state::{Load, State, Zone, foe};
use hex::HexId;
use table::{Seat, Teller};

/// Where it falls.
impl Book {
    /// g:O19.2.1.4b: the hexes of a Standing Barrage beside the Spotting Round: three along the axis, three against it.
    pub fn line_of(&self, sr: HexId, axis: u8) -> [Option<HexId>; 6] {
        let mut line = [None; 6];
        for (way, direction) in [Book::compass(axis), Book::compass(axis + 3)]
            .into_iter()
            .enumerate()
        {
            let mut at = Some(sr);
            for step in 0..3 {
                at = at.and_then(|hex| self.beside(hex, direction));
                line[3 * way + step] = at;
            }
        }
        line
    }
    /// g:O19.2.1.4b: a barrage that stays, with all of its Impact markers that are on the map.
    pub fn standing_zone(&self, sr: HexId, axis: u8) -> Zone {
        let line = self.line_of(sr, axis).into_iter().enumerate();
        let live = line.fold(0, |set, (i, hex)| set | u8::from(hex.is_some()) << i);
        Zone { sr, axis, live }
    }
    /// g:O19.2.1.3a, g:O19.2.1.4a, g:O19.2.1.4b: the hexes under a barrage, the Spotting Round first; hexes off the map
    /// are left out.
    pub fn shelled(&self, s: &State, b: &Barrage) -> [Option<HexId>; 7] {
        if b.axis == 0 {
            return self.zone(b.hex);
        }
        let zone = s.zone[self.battery(s, b)];
        let mut hexes = [None; 7];
        if zone.sr == OFF {
            return hexes;
        }
        hexes[0] = Some(zone.sr);
        for (i, hex) in self.line_of(zone.sr, zone.axis).into_iter().enumerate() {
            hexes[i + 1] = hex.filter(|_| zone.live >> i & 1 == 1);
        }
        hexes
    }
    /// Whose Telephone directs a barrage: that of the active player, but for one that falls short (g:S98.3.9).
    pub fn battery(&self, s: &State, b: &Barrage) -> Seat {
        match b.asker {
            Asker::Enemy => foe(s.active),
            _ => s.active,
        }
    }
    /// g:O19.2.2.2: a barrage that stays is shifted; a marker that leaves the map is gone, and all of it goes with the
    /// Spotting Round (g:O19.2.1.2.3).
    pub fn shift_zone(&self, s: &mut State, seat: Seat, direction: u8, hexes: u8) {
        for _ in 0..hexes {
            let zone = s.zone[seat];
            if zone.sr == OFF {
                return;
            }
            s.zone[seat] = match self.beside(zone.sr, Book::compass(direction)) {
                None => Zone::default(),
                Some(sr) => {
                    let whole = self.standing_zone(sr, zone.axis);
                    Zone {
                        live: zone.live & whole.live,
                        ..whole
                    }
                }
            };
        }
    }
}

/// Impact.
impl Book {
    /// g:O19.2.1.4.1d: the hexes without Formations that are rolled for: not those with the marker of a Shell Hole, but
    /// for a Fortification there.
    pub fn empties(&self, s: &State, b: &Barrage) -> Vec<HexId> {
        let hit = |hex: &HexId| {
            let markers = s.markers(*hex);
            let crater = markers.terrain() == Some(Terrain::ShellHole) && markers.fort().is_none();
            s.in_hex(*hex).is_empty() && !crater
        };
        let hexes = self.shelled(s, b).into_iter().flatten();
        hexes.filter(hit).collect()
    }
    /// g:O19.2.1.4.1a: one roll for all of them, before the others.
    pub fn shell_empties(&self, s: &State, b: &mut Barrage) -> Flow {
        b.step = BarrageStep::Impact;
        if self.empties(s, b).is_empty() {
            return Flow::Next;
        }
        b.empties = true;
        Flow::Call(self.salvo(s, Means::EmptyHexes, b.hex))
    }
    /// g:O19.2.1.4.1a, g:O19.2.1.4.2a: an attack of the Telephone. Its Jam breaks nothing.
    pub fn salvo(&self, s: &State, means: Means, hex: HexId) -> Frame {
        let seat = self.barrage(s).map_or(s.active, |b| self.battery(s, b));
        Frame::Attack(Attack {
            stage: Stage::Before,
            given: s.radio[seat].fp.max(1),
            ..Attack::new(s.active, means, hex)
        })
    }
    /// The barrage under way.
    pub fn barrage<'a>(&self, s: &'a State) -> Option<&'a Barrage> {
        s.stack.innermost(|frame| match frame {
            Frame::Barrage(b) => Some(b),
            _ => None,
        })
    }
    /// g:A32: what Actions add to this one roll; they are used up.
    pub fn take_shells(&self, s: &mut State) -> i32 {
        for frame in s.stack.iter_mut().rev() {
            if let Frame::Barrage(b) = frame {
                return 2 * i32::from(std::mem::take(&mut b.shells));
            }
        }
        0
    }
    /// g:O19.2.1.4.2b, g:T99.5: what the total of a Telephone or a Mortar does to the terrain, before the Defence
    /// rolls.
    pub fn shake(&self, s: &mut State, a: &Attack, t: &mut Teller) {
        if a.means == Means::EmptyHexes {
            self.batter(s, a, t);
        } else if self.is_indirect(s, a) {
            self.degrade(s, a.hex, a.total, t);
        }
    }
    /// g:O19.2.1.4.1b, g:O19.2.1.4.1c, g:T124.b: every empty hex, by one total.
    fn batter(&self, s: &mut State, a: &Attack, t: &mut Teller) {
        let Some(b) = self.barrage(s).copied() else {
            return;
        };
        for hex in self.empties(s, &b) {
            let burst = 2 * i8::from(self.terrain(s, hex) == Terrain::Woods);
            self.degrade(s, hex, a.total + burst, t);
        }
    }
    /// g:O19.2.1.3a, g:O19.2.1.3b: Gas. Who is Suppressed already is Demoralised first, so that it can be seen whom the
    /// Gas has struck (g:A49); then all others are Suppressed.
    pub fn gas(&self, s: &mut State, b: &mut Barrage, t: &mut Teller) -> Flow {
        let hexes = self.shelled(s, b).into_iter().flatten();
        let there = hexes.fold(Units::EMPTY, |set, hex| set | s.in_hex(hex));
        match b.done {
            0 => {
                b.done = 1;
                let struck = |unit: &UnitId| s.unit(*unit).suppressed && !self.is_masked(s, *unit);
                b.struck = there.iter().filter(struck).collect();
                for hex in self.shelled(s, b).into_iter().flatten() {
                    // g:8.1.6
                    if !s.markers(hex).blaze() {
                        self.lay_gas(s, hex, t);
                    }
                }
                Flow::Call(Book::breaks(b.struck))
            }
            1 => {
                b.done = 2;
                self.recount(s, t);
                self.test_end(s, t);
                self.open_window(s, Moment::GasLaid, s.active)
            }
            _ => {
                for unit in there.iter() {
                    self.suppress(s, unit, t);
                }
                // g:O19.2.1.3c: the Order ends; the Spotting Round goes, the Gas stays.
                b.step = BarrageStep::Over;
                Flow::Next
            }
        }
    }
    /// g:S98.3.3: whether Anti-gas keeps a Formation from being Demoralised by Gas.
    fn is_masked(&self, s: &State, unit: UnitId) -> bool {
        self.reminds(s, s.unit(unit).seat, Situation::AntiGas)
    }
    /// g:A49: the Units that the Gas being laid has just Demoralised.
    pub fn choked(&self, s: &State) -> Units {
        let Some(b) = self.barrage(s).filter(|b| b.kind == Load::Gas) else {
            return Units::EMPTY;
        };
        let struck = |unit: &UnitId| s.unit(*unit).broken && self.is_unit(s, *unit);
        let there = b.struck & s.everybody();
        there.iter().filter(struck).collect()
    }
    /// g:O19.2.1.4.2c: only a Standing Barrage stays, if its Telephone was not replaced while it fell (g:6.1.2f).
    pub fn end_barrage(&self, s: &mut State, b: &mut Barrage, t: &mut Teller) {
        let me = self.battery(s, b);
        if b.kind != Load::Standing || s.radio[me].load != Load::Standing {
            s.zone[me] = Zone::default();
        }
        // g:E94
        if std::mem::take(&mut b.breaks) {
            self.break_radio(s, me, t);
        }
    }
}
