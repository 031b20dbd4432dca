//! Actions that only Great War Commander has.

use crate::eye::{Eye, yes};
use crate::odds::beats;
use commander::{Deed, Frame, Terrain, foe};
use table::{Seat, Sum};

impl Eye<'_> {
    /// What one of its own Actions is worth.
    pub fn own_deed(&self, seat: Seat, deed: Deed) -> f64 {
        let (book, s) = (self.book, self.s);
        match deed {
            Deed::Bayonet
            | Deed::Charge
            | Deed::Elan
            | Deed::Immortal
            | Deed::Unternehmungslustig => self.charging(seat),
            Deed::Barrage => book.nearest_attack(s).map_or(0.0, |attack| {
                let fp = self.attack_fp(attack);
                let worth = |fp| {
                    self.salvo(fp, foe(seat), attack.hex) - 1.3 * self.salvo(fp, seat, attack.hex)
                };
                worth(fp + 2) - worth(fp)
            }),
            Deed::CounterAttack => {
                let mut each: Vec<f64> = book
                    .countered(s, seat)
                    .iter()
                    .map(|unit| self.quell(unit))
                    .collect();
                each.sort_by(|a, b| b.total_cmp(a));
                each.iter().take(2).sum()
            }
            Deed::HitTheDirt => {
                let hole = book.terrain_row(Terrain::ShellHole).cover;
                self.shelter(|cover, _| (0, (i32::from(hole) - cover).max(0)))
            }
            Deed::HiddenPosition => 18.0,
            Deed::FieldOfFire => self.shelter(|_, _| (2, 0)),
            Deed::LuckyStar => self.lucky(),
            Deed::MajorGas => {
                let struck = book.choked(s).iter();
                let foes = struck.filter(|&unit| s.unit(unit).seat != seat);
                foes.map(|unit| self.loss(unit)).fold(-50.0, f64::max)
            }
            Deed::EngineerWorks => book.moving(s).map_or(0.0, |going| {
                5.0 * yes(self.wired(going.waiting | going.group)) + 6.0 * yes(going.halted)
            }),
            Deed::Stosstruppen => self.storming(seat) - 4.0,
            _ => 0.0,
        }
    }
    /// 2 more, on a Melee roll or in a Fire attack.
    fn charging(&self, seat: Seat) -> f64 {
        let (book, s) = (self.book, self.s);
        let fight = s.stack.iter().rev().find_map(|frame| match frame {
            Frame::Melee(melee) => Some(Ok(melee)),
            Frame::Attack(attack) => Some(Err(attack)),
            _ => None,
        });
        match fight {
            Some(Ok(melee)) => {
                let fp = |seat: Seat| {
                    let mut sum = Sum::quiet();
                    book.melee_fp(s, seat, melee, &mut sum);
                    sum.total() + i32::from(melee.boosts[seat.index()])
                };
                let lost = |seat: Seat| -> f64 {
                    let there = s.of_side(seat, melee.hex);
                    there.iter().map(|unit| self.loss(unit)).sum()
                };
                let ahead = fp(seat) - fp(foe(seat));
                (beats(ahead + 2) - beats(ahead)) * (lost(seat) + lost(foe(seat)))
            }
            Some(Err(attack)) => {
                let fp = self.attack_fp(attack);
                let heavy = book.hurts_tanks(s, attack);
                let worth = |fp| self.salvo_by(fp, foe(seat), attack.hex, heavy);
                worth(fp + 2) - worth(fp) + 50.0 * yes(fp < 1)
            }
            None => 0.0,
        }
    }
    /// Who was just Demoralised rallies at once.
    fn lucky(&self) -> f64 {
        let asked = self.s.stack.iter().rev().find_map(|frame| match frame {
            Frame::Break(breaking) => Some(breaking.asked),
            _ => None,
        });
        let unit = asked.flatten().filter(|&unit| self.s.is_on_map(unit));
        unit.map_or(0.0, |unit| 1.2 * self.unit(unit))
    }
}
