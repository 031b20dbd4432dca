//! What everybody knows of a move: what is left of it, and who could fire where it ends. Standing orders read it too.

use crate::book::Book;
use crate::catalog::Kind;
use crate::data::Class;
use crate::frame::Frame;
use crate::ids::{Piece, Pieces};
use crate::state::{Marks, Phase, State, foe, is_on_map};
use std::collections::BTreeMap;
use table::{Seat, Threat};

impl Book {
    /// Who moves now.
    fn mover(&self, s: &State) -> Option<Piece> {
        match s.stack.last() {
            Some(Frame::March(march)) => march.units.first(),
            Some(Frame::Drive(drive)) => drive.units.first(),
            _ => None,
        }
        .filter(|&unit| s.on_map(unit))
    }

    /// How far a piece reaches those on foot (L11.1, L11.2), and armour (L12.1, L13).
    fn reach(&self, kind: &Kind, target: &Kind) -> u8 {
        let guns = kind.guns.iter().map(|(calibre, _)| calibre);
        if target.is_armoured() {
            let rifle = self.tables.rifle.range;
            let guns = guns.map(|gun| gun.range).max().unwrap_or(0);
            return match kind.class {
                Class::RifleTeam => rifle,
                _ => guns,
            };
        }
        let he = guns.filter(|gun| gun.he > 0).map(|gun| gun.range).max();
        let small = if kind.is_mounted() { 0 } else { kind.range };
        let mg = match kind.mgs.iter().any(|n| *n > 0) {
            true => self.catalog.mg.1,
            false => 0,
        };
        small.max(mg).max(he.unwrap_or(0))
    }

    /// Those of a side that could fire at a unit in the next defensive phase, as everybody sees them (L4.5, L4.7, L10.1).
    pub fn watchers(&self, s: &State, seat: Seat, target: Piece) -> Pieces {
        let aim = self.kind(s, target);
        s.there[seat].only(|piece| {
            let kind = self.kind(s, piece);
            let far = self.ground.distance(s.hex(piece), s.hex(target));
            let served = !kind.is_support() || self.is_served(s, piece);
            served
                && far <= self.reach(kind, aim).into()
                && !s.is(piece, Marks::PINNED.and(Marks::HIDDEN))
                && self.spots(s, piece, target)
        })
    }

    /// Who could fire at who moves, where it stands now.
    pub(crate) fn threat(&self, s: &State) -> Option<Threat> {
        let mover = self.mover(s)?;
        let all = self.watchers(s, foe(s.unit(mover).seat), mover);
        let far = |piece: Piece| self.ground.distance(s.hex(piece), s.hex(mover));
        Some(Threat {
            units: all.len() as u16,
            range: all.iter().map(far).min()?,
        })
    }

    /// What who moves has left, in halves.
    pub(crate) fn left(&self, s: &State) -> Option<i64> {
        match s.stack.last() {
            Some(Frame::March(march)) if is_on_map(march.at) => {
                let all = self.march_allowance(s, march, false);
                Some(i64::from(all.saturating_sub(march.spent)))
            }
            Some(Frame::Drive(drive)) if is_on_map(drive.at) => {
                let all = self.drive_allowance(s, drive, false);
                Some(i64::from(all.saturating_sub(drive.spent)))
            }
            _ => None,
        }
    }

    /// Public numbers beside a question, for standing orders: in defensive fire how near the nearest target is of those who can
    /// be seen, and how many could fire at one.
    pub(crate) fn public_facts(&self, s: &State) -> BTreeMap<String, i64> {
        let mut facts = BTreeMap::from([("turn".to_owned(), i64::from(s.turn))]);
        if !s.phase.is_defensive() || !s.stack.is_empty() {
            return facts;
        }
        let seat = self.acting(s);
        let guns = s.phase == Phase::GunFire;
        let aims = s.there[foe(seat)].only(|it| self.kind(s, it).is_vehicle() == guns);
        let (mut range, mut fires) = (None, Pieces::EMPTY);
        for target in aims.iter() {
            let all = self.watchers(s, seat, target);
            let far = |piece: Piece| self.ground.distance(s.hex(piece), s.hex(target));
            let near = all.iter().map(far).min();
            range = range.into_iter().chain(near).min();
            fires |= all;
        }
        if let Some(range) = range {
            facts.insert("range".to_owned(), range.into());
        }
        facts.insert("fires".to_owned(), fires.len().into());
        facts.insert("chance".to_owned(), self.best_chance(s));
        // L26.1: that somebody may be hidden is no secret, only where.
        let hidden = i64::from(self.has_hidden(s, seat));
        facts.insert("hidden".to_owned(), hidden);
        facts
    }
}
