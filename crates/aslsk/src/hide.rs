//! Hidden Guns (6.4): what a viewer knows, a whole position that fits it, and how they come to light.
//!
//! A hidden Gun and its crew have their hex as everything has, but the crew is not among those who are `there`: so
//! nothing that asks who is where can meet it, and only what is written here does.

use crate::book::Book;
use crate::data::Size;
use crate::frame::Move;
use crate::ground::Terrain;
use crate::ids::{Piece, Pieces};
use crate::shot::hour;
use crate::state::{Arm, ArmMarks, Marks, Phase, State, UNSEEN, foe, is_on_map};
use hex::HexId;
use table::{Known, Legal, Rng, Seat, Teller, Viewer, no};

/// 6.4.b: so far a Gun in the open is seen.
const SEEN: u8 = 16;

impl Book {
    /// The hidden Guns of a side, with their crews.
    fn hidden(&self, s: &State, seat: Seat) -> impl Iterator<Item = (Piece, Piece)> {
        let guns = s.arms.iter().enumerate();
        guns.filter(|(_, arm)| arm.marks.any(ArmMarks::HIDDEN))
            .filter_map(|(place, arm)| Some((Piece::arm(place), arm.by?)))
            .filter(move |&(_, man)| s.man(man).seat == seat)
    }

    /// Whether a side has hidden Guns: the enemy knows that much.
    pub fn has_hidden(&self, s: &State, seat: Seat) -> bool {
        self.hidden(s, seat).next().is_some()
    }

    /// The same as anybody sees it, also in a position from which what is hidden was taken.
    pub fn is_hiding(&self, s: &State, seat: Seat) -> bool {
        s.arms.iter().enumerate().any(|(place, arm)| {
            let hidden = arm.marks.any(ArmMarks::HIDDEN) || s.hex(Piece::arm(place)) == UNSEEN;
            hidden && arm.by.is_some_and(|man| s.man(man).seat == seat)
        })
    }

    /// The hidden crews of a side.
    pub fn hidden_crews(&self, s: &State, seat: Seat) -> Pieces {
        self.hidden(s, seat).map(|(_, man)| man).collect()
    }

    /// Whether a unit is hidden.
    pub fn is_hidden(&self, s: &State, man: Piece) -> bool {
        let gun = self.gun_of(s, man);
        gun.is_some_and(|gun| s.arm(gun).marks.any(ArmMarks::HIDDEN))
    }

    /// The hidden crews of a side in a hex.
    pub fn hidden_in(&self, s: &State, seat: Seat, hex: HexId) -> Pieces {
        self.hidden_crews(s, seat).only(|man| s.hex(man) == hex)
    }

    /// 6.4.a: whether the Gun may be set up hidden.
    pub fn may_hide(&self, s: &State, gun: Piece) -> Legal {
        let Some(man) = s.arm(gun).by else {
            return no(&["4.0.n"], "aslsk-no-unpossessed");
        };
        if self.unit(s, man).size != Size::Crew {
            return no(&["6.4.a"], "aslsk-no-hiding-crew");
        }
        let hex = s.hex(man);
        if !is_on_map(hex) || self.ground.plot(hex).paved {
            return no(&["6.4.a"], "aslsk-no-hiding");
        }
        Ok(())
    }

    /// The Gun and its crew vanish.
    pub fn conceal(&self, s: &mut State, gun: Piece) {
        let Some(man) = s.arm(gun).by else {
            return;
        };
        s.arm_mut(gun).marks.set(ArmMarks::HIDDEN);
        let seat = s.man(man).seat;
        s.there[seat].remove(man);
    }

    /// 6.4.c: the Gun and its crew are placed on the map.
    pub fn reveal(&self, s: &mut State, gun: Piece, t: &mut Teller) {
        if !s.arm(gun).marks.any(ArmMarks::HIDDEN) {
            return;
        }
        s.arm_mut(gun).marks.clear(ArmMarks::HIDDEN);
        if let Some(man) = s.arm(gun).by {
            let hex = s.hex(man);
            s.put(man, hex);
            // 6.4.b: it may see another one.
            if self.has_hidden(s, foe(s.man(man).seat)) {
                t.probe();
            }
        }
        t.all(|| {
            self.arm_text("aslsk-revealed", s, gun)
                .num("hour", hour(s.arm(gun).facing))
        })
        .deed();
    }

    /// Whoever has this weapon fires it, and is hidden no more (6.4.c).
    pub fn come_out(&self, s: &mut State, arm: Piece, t: &mut Teller) {
        let gun = s.arm(arm).by.and_then(|man| self.gun_of(s, man));
        if let Some(gun) = gun {
            self.reveal(s, gun, t);
        }
    }

    /// 6.4.c: who fires is hidden no more, be it the crew itself.
    pub fn show_firer(&self, s: &mut State, by: Piece, t: &mut Teller) {
        let man = if by.is_man() { Some(by) } else { s.arm(by).by };
        if let Some(gun) = man.and_then(|man| self.gun_of(s, man)) {
            self.reveal(s, gun, t);
        }
    }

    /// 6.4.d: who tries to enter the hex of a hidden Gun finds it; whether there was one.
    pub fn stumbles(&self, s: &mut State, seat: Seat, to: HexId, t: &mut Teller) -> bool {
        if !self.has_hidden(s, foe(seat)) {
            return false;
        }
        t.probe();
        let crews = self.hidden_in(s, foe(seat), to);
        for man in crews.iter() {
            if let Some(gun) = self.gun_of(s, man) {
                self.reveal(s, gun, t);
            }
        }
        !crews.is_empty()
    }

    /// 6.4.d: those who move stop in their hex.
    pub fn halt(&self, s: &mut State, mut going: Move) -> Move {
        for unit in going.units.iter() {
            s.mark(unit, Marks::STOPPED.and(Marks::MOVED));
        }
        going.units = Pieces::EMPTY;
        going.begun = true;
        going
    }

    /// 6.4.b: a Gun in the open is found by a Good Order enemy who sees it.
    pub fn settle_hidden(&self, s: &mut State, t: &mut Teller) {
        for seat in [Seat(0), Seat(1)] {
            // While they set up nobody sees anything.
            if s.phase == Phase::SetUp || !self.has_hidden(s, seat) {
                continue;
            }
            let found: Pieces = { self.hidden(s, seat) }
                .filter(|&(_, man)| self.is_found(s, man))
                .map(|(gun, _)| gun)
                .collect();
            for gun in found.iter() {
                t.probe();
                self.reveal(s, gun, t);
            }
        }
    }

    fn is_found(&self, s: &State, man: Piece) -> bool {
        self.is_seen_in(s, s.man(man).seat, s.hex(man))
    }

    /// Whether a Gun of this side would be found in a hex.
    fn is_seen_in(&self, s: &State, seat: Seat, hex: HexId) -> bool {
        if !is_on_map(hex) || self.ground.plot(hex).terrain != Terrain::Open {
            return false;
        }
        s.there[foe(seat)].iter().any(|enemy| {
            let from = s.hex(enemy);
            let able = match enemy.is_man() {
                true => self.is_good_order(s, enemy),
                false => self.is_able(s, enemy),
            };
            able && self.ground.distance(from, hex) <= SEEN && self.sees(s, from, hex)
        })
    }

    /// The Guns of others that are hidden are nowhere.
    pub(crate) fn hide(&self, s: &mut State, viewer: Viewer) {
        for seat in [Seat(0), Seat(1)] {
            if viewer == Viewer::Seat(seat) {
                continue;
            }
            let hidden: Vec<(Piece, Piece)> = self.hidden(s, seat).collect();
            for (gun, man) in hidden {
                s.put(man, UNSEEN);
                s.put(gun, UNSEEN);
                let arm = s.arm_mut(gun);
                *arm = Arm {
                    kind: arm.kind,
                    seat: arm.seat,
                    by: arm.by,
                    ..Arm::default()
                };
            }
        }
    }

    /// A position that fits what is known: what is unseen lies hidden somewhere in its area.
    pub(crate) fn guess(&self, known: &Known<State>, rng: &mut Rng) -> State {
        let mut s = State::clone(known);
        for place in 0..s.arms.len() {
            let gun = Piece::arm(place);
            let unseen = s.hex(gun) == UNSEEN && self.weapon(&s, gun).is_gun();
            let Some(man) = s.arm(gun).by.filter(|_| unseen) else {
                continue;
            };
            let area = self.force(man).map(|force| force.area).unwrap_or_default();
            let fits: Vec<HexId> = { area.iter() }
                .filter(|&hex| !self.ground.plot(hex).paved && s.is_bare_ground(hex))
                .filter(|&hex| !self.is_seen_in(&s, s.man(man).seat, hex))
                .filter(|&hex| !self.is_building(hex) || self.weapon(&s, gun).fits_a_building())
                .collect();
            let hex = match fits.is_empty() {
                true => area.iter().next().unwrap_or(HexId(0)),
                false => fits[rng.below(fits.len() as u32) as usize],
            };
            s.put(man, hex);
            let set_up = s.phase == Phase::SetUp;
            let arm = s.arm_mut(gun);
            // It has been pointed already.
            if set_up {
                arm.marks.set(ArmMarks::TURNED);
            }
            arm.facing = rng.below(6) as u8;
            arm.marks.set(ArmMarks::EMPLACED);
            self.conceal(&mut s, gun);
        }
        s
    }
}
