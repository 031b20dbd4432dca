//! What a unit is worth now: morale, leadership, experience, what it can carry and how far it goes.

use crate::book::Book;
use crate::catalog::{Unit, Weapon};
use crate::data::{Class, Size};
use crate::ids::{Piece, Pieces};
use crate::state::{ArmMarks, Marks, Phase, State};
use hex::HexId;
use table::{Legal, Seat, no};

/// MF are counted in halves: grain costs one and a half (1.1.1.grain.b).
pub const MF: u8 = 2;

impl Book {
    /// The counter of a unit.
    #[inline]
    pub fn unit(&self, s: &State, piece: Piece) -> &Unit {
        &self.catalog.units[s.man(piece).kind as usize]
    }
    /// The counter of a weapon.
    #[inline]
    pub fn weapon(&self, s: &State, piece: Piece) -> &Weapon {
        &self.catalog.weapons[s.arm(piece).kind as usize]
    }
    /// Whether it is a leader: an SMC (1.2.a).
    #[inline]
    pub fn is_leader(&self, s: &State, piece: Piece) -> bool {
        self.unit(s, piece).size == Size::Leader
    }
    /// Whether it is a squad, half-squad or crew: an MMC (1.2.2.a).
    #[inline]
    pub fn is_mmc(&self, s: &State, piece: Piece) -> bool {
        !self.is_leader(s, piece)
    }
    /// 2.0.good-order: neither broken nor in Melee; a pin does not end it.
    #[inline]
    pub fn is_good_order(&self, s: &State, piece: Piece) -> bool {
        !s.is(piece, Marks::BROKEN.and(Marks::MELEE))
    }
    /// Good Order and not pinned.
    #[inline]
    pub fn is_fit(&self, s: &State, piece: Piece) -> bool {
        !s.is(piece, Marks::BROKEN.and(Marks::MELEE).and(Marks::PINNED))
    }
    /// The morale of the side that is up (3.2.3.j); of a wounded leader one less (3.2.3.f).
    pub fn morale(&self, s: &State, piece: Piece) -> i32 {
        let unit = self.unit(s, piece);
        let broken = s.is(piece, Marks::BROKEN);
        let morale = if broken { unit.broken } else { unit.morale };
        i32::from(morale) - i32::from(s.is(piece, Marks::WOUNDED))
    }
    /// The leadership DRM; of a wounded leader one worse (3.2.3.f).
    pub fn leadership(&self, s: &State, piece: Piece) -> i32 {
        i32::from(self.unit(s, piece).leadership) + i32::from(s.is(piece, Marks::WOUNDED))
    }
    /// The leaders of a side in a hex.
    pub fn leaders_in(&self, s: &State, seat: Seat, hex: HexId) -> Pieces {
        s.men_in(seat, hex).only(|piece| self.is_leader(s, piece))
    }
    /// 5.4.a: Conscripts, and Green units without a Good Order leader.
    pub fn is_inexperienced(&self, s: &State, piece: Piece) -> bool {
        match self.unit(s, piece).class {
            Class::Conscript => true,
            Class::Green => {
                let leaders = self.leaders_in(s, s.man(piece).seat, s.hex(piece));
                !leaders.iter().any(|leader| self.is_good_order(s, leader))
            }
            _ => false,
        }
    }
    /// 3.3.1.h, 2.0.squad-equivalent: what it takes of the room of a hex, in halves of a squad.
    pub fn bulk(&self, s: &State, piece: Piece) -> u8 {
        match self.unit(s, piece).size {
            Size::Squad => 2,
            Size::Leader => 0,
            // A crew or half-squad with a Gun counts as a squad; a crew that sets up will have one.
            Size::Crew if s.phase == Phase::SetUp => 2,
            Size::HalfSquad | Size::Crew if self.gun_of(s, piece).is_some() => 2,
            Size::HalfSquad | Size::Crew => 1,
        }
    }
    /// 3.3.1.h: whether these may stand in a hex together with who is there.
    pub fn has_room(&self, s: &State, seat: Seat, hex: HexId, more: Pieces) -> bool {
        let all = s.men_in(seat, hex) | self.hidden_in(s, seat, hex) | more.men();
        // Three of any size always may.
        if all.len() <= 3 {
            return true;
        }
        let bulk: u8 = all.iter().map(|piece| self.bulk(s, piece)).sum();
        let leaders = all.only(|piece| self.is_leader(s, piece)).len();
        bulk <= 6 && leaders <= 4
    }
    /// 3.2.4.g, 2.0.squad-equivalent, 1.2.6.e: whether a unit may take a Gun; Support Weapons it always may.
    pub fn may_hold(&self, s: &State, unit: Piece, arm: Piece) -> Legal {
        let weapon = self.weapon(s, arm);
        if weapon.is_sw() {
            return Ok(());
        }
        if self.is_leader(s, unit) {
            return no(&["3.2.4.g"], "aslsk-no-gun-crew");
        }
        if self.gun_of(s, unit).is_some() || s.arm(arm).marks.any(ArmMarks::PLACED) {
            return no(&["1.2.6.a"], "aslsk-no-two-guns");
        }
        let (seat, hex) = (s.man(unit).seat, s.hex(unit));
        let all = s.men_in(seat, hex) | self.hidden_in(s, seat, hex) | Pieces::one(unit);
        let bulk: u8 = all.iter().map(|piece| self.bulk(s, piece)).sum();
        if bulk + 2 - self.bulk(s, unit) > 6 {
            return no(&["2.0.squad-equivalent"], "aslsk-no-room");
        }
        Ok(())
    }
    /// 4.0.h, 3.3.1.n, 3.2.3.f: what it can carry without losing MF.
    pub fn ipc(&self, s: &State, piece: Piece) -> u8 {
        let leader = self.is_leader(s, piece);
        let base: u8 = match leader {
            true if s.is(piece, Marks::WOUNDED) => 0,
            true => 1,
            false => 3,
        };
        base.saturating_sub(u8::from(s.is(piece, Marks::CX)))
    }
    /// What it carries, in PP; Guns are not carried (4.0.a).
    pub fn load(&self, s: &State, piece: Piece) -> u8 {
        s.carried(piece)
            .map(|arm| self.weapon(s, arm).portage)
            .sum()
    }
    /// 3.3.1.a, 3.3.1.r: the MF of a unit in halves, without the road bonus. `led`: it moves with a leader, who lends it `lent` PP.
    pub fn allowance(&self, s: &State, piece: Piece, led: bool, lent: u8) -> u8 {
        let class = self.unit(s, piece).class;
        let leader = self.is_leader(s, piece);
        let mf = match (leader, led) {
            (true, _) if s.is(piece, Marks::WOUNDED) => 3,
            (true, _) => 6,
            // A Conscript with a leader is Inexperienced still.
            (false, true) if class == Class::Conscript => 5,
            (false, true) => 6,
            (false, false) if self.is_inexperienced(s, piece) => 3,
            (false, false) => 4,
        };
        let double = 2 * u8::from(s.is(piece, Marks::DOUBLE));
        let over = self
            .load(s, piece)
            .saturating_sub(self.ipc(s, piece) + lent);
        MF * (mf + double).saturating_sub(over)
    }
}
