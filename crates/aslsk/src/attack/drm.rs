//! What is added to the dice of an attack (3.2.3.a, 3.3.3.g).

use super::From;
use crate::book::Book;
use crate::data::Family;
use crate::frame::{Fire, Mode};
use crate::ground::Terrain;
use crate::hindrance::Hindrance;
use crate::ids::{Piece, Pieces};
use crate::state::{Marks, State};
use hex::HexId;
use table::Sum;

impl Book {
    /// The hexes of those who fire, each once.
    pub(super) fn origins(&self, s: &State, fire: &Fire) -> impl Iterator<Item = From> {
        let mut seen = Pieces::EMPTY;
        let mut hexes = [None; 12];
        let mut n = 0;
        for by in fire.by.iter() {
            let Some(man) = self.gunner(s, by).filter(|&man| !seen.has(man)) else {
                continue;
            };
            seen.insert(man);
            let hex = s.hex(man);
            if n < 12 && !hexes[..n].contains(&Some(hex)) {
                hexes[n] = Some(hex);
                n += 1;
            }
        }
        hexes
            .map(|hex| {
                hex.map(|hex| From {
                    hex,
                    hindrance: self.hindrance(s, hex, fire.at),
                })
            })
            .into_iter()
            .flatten()
    }

    /// DRM of those who fire: leadership and CX.
    pub(super) fn firer_drm(&self, s: &State, fire: &Fire, sum: &mut Sum) {
        sum.add(self.direction(s, fire).unwrap_or(0), "3.2.2.m");
        // 3.2.4.w: IFE takes the change of the CA too.
        for gun in fire.by.arms().iter().filter(|&arm| self.ife(s, arm) > 0) {
            sum.add(
                self.ca_drm(s, gun, self.best_facing(s, gun, fire.at)),
                "3.2.4.w",
            );
        }
        let led = fire.led.iter().any(|leader| s.is(leader, Marks::CX));
        if led || self.is_tired(s, fire) {
            sum.add(1, "3.3.1.n");
        }
    }

    /// 3.3.1.n: whether one of those who fire is CX, be it the second SMC at a machine gun (4.1.b).
    pub(super) fn is_tired(&self, s: &State, fire: &Fire) -> bool {
        let tired = |man: Piece| s.is(man, Marks::CX);
        fire.by.iter().any(|by| {
            let man = self.gunner(s, by);
            let second = man.filter(|&man| by.is_arm() && self.is_leader(s, man));
            let second = second.and_then(|man| self.helper(s, man, fire.led));
            man.is_some_and(tired) || second.is_some_and(tired)
        })
    }

    /// DRM of one target against fire from one hex.
    pub(crate) fn target_drm(
        &self,
        s: &State,
        fire: &Fire,
        from: &From,
        target: Piece,
        sum: &mut Sum,
    ) {
        let flame = self.is_flame(s, fire);
        let Hindrance {
            terrain,
            armour,
            smoke,
            smoke_there,
        } = from.hindrance;
        sum.add(terrain.into(), "2.0.hindrance");
        sum.add(armour.into(), "7.4.1.a");
        sum.add((smoke + smoke_there).into(), "1.2.5.d");
        let tem = self.tem(s, fire, from.hex, target);
        if target.is_car() {
            return self.crew_drm(tem, sum);
        }
        // 4.2.b: no TEM against a flamethrower.
        if !flame && let Some((amount, rule)) = tem {
            sum.add(amount, rule);
        }
        if s.man(target).seat != fire.seat {
            self.movement_drm(s, fire, from, target, tem, sum);
        }
        self.flame_drm(s, target, sum);
    }

    /// 4.2.e: what the flamethrowers of a target add to any attack on it on the IFT.
    pub fn flame_drm(&self, s: &State, target: Piece, sum: &mut Sum) {
        let flame = |arm: &Piece| self.weapon(s, *arm).family == Family::Ft;
        sum.add(-(s.carried(target).filter(flame).count() as i32), "4.2.e");
    }

    /// 3.3.3.g, 6.5.d: what moving costs who is fired at.
    pub fn movement_drm(
        &self,
        s: &State,
        fire: &Fire,
        from: &From,
        target: Piece,
        tem: Option<(i32, &'static str)>,
        sum: &mut Sum,
    ) {
        let marks = s.man(target).marks;
        if marks.any(Marks::PINNED) {
            return;
        }
        if marks.any(Marks::HAZARDOUS) {
            return sum.add(-2, "6.5.d");
        }
        if fire.mode != Mode::First {
            return;
        }
        if !marks.any(Marks::ASSAULT) {
            sum.add(-1, "3.3.3.g");
        }
        let covered = tem.is_some_and(|(amount, _)| amount > 0);
        let hindered = from.hindrance.total() > 0;
        if !covered && !hindered && self.is_open(s, from.hex, target) {
            sum.add(-1, "1.1.1.open.a");
        }
    }

    /// Whether who moves is in Open Ground against fire from there (1.1.1.road.a, woods-road.a, orchard-road.b).
    pub fn is_open(&self, s: &State, from: HexId, target: Piece) -> bool {
        let at = s.hex(target);
        let line = self.ground.line(from, at);
        let on_road = s.is(target, Marks::ON_ROAD);
        match self.ground.plot(at).terrain {
            Terrain::Open => true,
            Terrain::Woods => on_road && !line.woods_b,
            Terrain::Orchard => on_road && line.on_road,
            _ => false,
        }
    }

    /// The TEM of a target against an attack on the IFT: terrain, Emplacement or gunshield (6.6.d), the best of them (6.3.b, 6.6.c).
    pub fn tem(
        &self,
        s: &State,
        fire: &Fire,
        from: HexId,
        target: Piece,
    ) -> Option<(i32, &'static str)> {
        let cover = self.cover(s, fire, from, target);
        let shield = self.gunshield(s, target, from, false);
        let shield = shield.map(|amount| (amount, "6.6.b"));
        match (cover, shield) {
            (Some(cover), Some(shield)) if shield.0 > cover.0 => Some(shield),
            (cover, shield) => cover.or(shield),
        }
    }

    /// The TEM that counts To Hit: terrain or Emplacement.
    pub fn cover(
        &self,
        s: &State,
        fire: &Fire,
        from: HexId,
        target: Piece,
    ) -> Option<(i32, &'static str)> {
        let ground = self.terrain_tem(s, fire, from, target);
        match (ground, self.emplacement(s, target)) {
            (Some(ground), Some(dug)) if dug.0 > ground.0 => Some(dug),
            (ground, dug) => ground.or(dug),
        }
    }

    /// The TEM of terrain for a target against fire from a hex, be it the same (3.2.2.1.c), with its rule.
    pub fn terrain_tem(
        &self,
        s: &State,
        fire: &Fire,
        from: HexId,
        target: Piece,
    ) -> Option<(i32, &'static str)> {
        let at = s.hex(target);
        let plot = self.ground.plot(at);
        let line = self.ground.line(from, at);
        match plot.terrain {
            Terrain::Stone => return Some((3, "1.1.1.building.d")),
            Terrain::Wooden => return Some((2, "1.1.1.building.d")),
            Terrain::Woods => {
                // 1.1.1.woods-road.a: along the road there is none, in First Fire.
                let bare = fire.mode == Mode::First && self.is_on_road(s, target) && !line.woods_b;
                if !bare {
                    return Some((1, "1.1.1.woods.b"));
                }
            }
            _ => {}
        }
        // 1.1.1.hill.d, 1.1.1.hill.e
        let lower = self.ground.plot(from).level < plot.level;
        let mortar = |by: Piece| by.is_arm() && self.weapon(s, by).is_mortar();
        let steep = fire.by.iter().any(mortar);
        if lower && !steep && !self.crosses_crest(s, from, at, target) {
            return Some((1, "1.1.1.hill.d"));
        }
        // 7.4.a
        (target.is_man() && self.is_behind_armour(s, target)).then_some((1, "7.4.a"))
    }

    /// 1.1.1.hill.e: it came over the crest by the hexside that the line crosses too.
    pub(super) fn crosses_crest(&self, s: &State, from: HexId, at: HexId, target: Piece) -> bool {
        let Some(going) = self.moving(s).filter(|going| going.target.has(target)) else {
            return false;
        };
        self.comes_over_crest(from, going.from, at)
    }

    /// Whether who came up from another hex crossed the crest by the hexside that the line from a third one crosses too.
    pub fn comes_over_crest(&self, from: HexId, came: HexId, at: HexId) -> bool {
        if came == at || !self.ground.climbs(came, at) {
            return false;
        }
        let side = self.ground.map.grid().direction(at, came);
        side.is_some_and(|side| self.ground.line(from, at).sides_b >> side.index() & 1 == 1)
    }

    /// The DRM of an attack at one target, from where it is worst for those who fire (3.2.2.i).
    pub fn drm(&self, s: &State, fire: &Fire, target: Piece, open: bool) -> Sum {
        let reckoned = |from: &From| {
            let mut sum = Sum::quiet();
            self.target_drm(s, fire, from, target, &mut sum);
            sum.total()
        };
        let mut sum = Sum::opened("aslsk", open);
        self.firer_drm(s, fire, &mut sum);
        let worst = self.origins(s, fire).max_by_key(reckoned);
        if let Some(from) = worst {
            self.target_drm(s, fire, &from, target, &mut sum);
        }
        sum
    }

    pub(super) fn is_flame(&self, s: &State, fire: &Fire) -> bool {
        fire.by
            .iter()
            .any(|by| by.is_arm() && self.weapon(s, by).family == Family::Ft)
    }
}
