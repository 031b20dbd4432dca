//! Anti-tank fire (L12, T4): one shot of a gun at one vehicle or ship. The Defensive Gun Fire phase and the Offensive Fire
//! phase shoot by it.

use crate::action::{Action, Weapon};
use crate::book::Book;
use crate::catalog::Kind;
use crate::data::{Class, Mount};
use crate::drive::side;
use crate::ground::{ALL_ROUND, Terrain};
use crate::ids::{Piece, PieceOr, Pieces};
use crate::question::elsewhere;
use crate::state::{Arms, Deeds, Marks, Phase, Shot, State, foe};
use table::{Chance, Legal, No, Seat, Sum, Teller, no};

/// L21.7: an ART gun in woods shoots so far.
const IN_WOODS: u16 = 3;

/// L2.8: the sextants of a mount, one bit each.
pub const fn arc_of(mount: Mount) -> u8 {
    match mount {
        Mount::F => 0b10_0011,
        Mount::L => 0b11_0001,
        Mount::R => 0b00_0111,
        Mount::B => 0b01_1100,
        Mount::T => ALL_ROUND,
    }
}

/// L2.8, L2.9: the sextants a gun of a piece bears on.
pub fn gun_arc(kind: &Kind, gun: usize) -> u8 {
    match kind.class {
        Class::Art => 1,
        Class::At => arc_of(Mount::F),
        Class::Aa | Class::Mortar => ALL_ROUND,
        _ => kind.guns.get(gun).map_or(0, |(_, mount)| arc_of(*mount)),
    }
}

/// The bit of a gun among the weapons of its piece.
const fn bit(gun: usize) -> u8 {
    match gun {
        0 => Arms::GUN.0,
        _ => Arms::GUN2.0,
    }
}

impl Book {
    /// What everybody must fulfil who shoots at vehicles: he is there, and his side acts.
    pub(crate) fn may_aim(&self, s: &State, by: Piece) -> Legal {
        if s.holder(by) != self.acting(s) || !s.on_map(by) {
            return no(&["L4.5", "L4.9"], "landships-no-yours");
        }
        if s.unit(by).aboard.get().is_some() {
            return no(&["L6.8", "L21.4"], "landships-no-aboard");
        }
        if s.is(by, Marks::PINNED) {
            return no(&["L17.4"], "landships-no-pinned");
        }
        match s.phase == Phase::Offensive && s.did(by, Deeds::FOUGHT) {
            true => no(&["L4.9", "L16.13"], "landships-no-fought"),
            false => Ok(()),
        }
    }

    /// L10.1, L11.11, L15.6: the target is an enemy that is spotted; nobody shoots out of a mixed hex.
    pub(crate) fn may_aim_at(&self, s: &State, by: Piece, target: Piece) -> Legal {
        let seat = s.holder(by);
        let stands = s.there[foe(seat)].has(target) && s.unit(target).aboard.get().is_none();
        if !stands {
            return no(&["L12.2"], "landships-no-target");
        }
        let (from, to) = (s.hex(by), s.hex(target));
        let ship = |it: Piece| self.kind(s, it).class == Class::Ship;
        let mixed = !ship(by) && { self.enemies_in(s, seat, from).iter() }.any(|it| !ship(it));
        if mixed && from != to {
            return Err(No::by(&["L11.11"], "landships-no-out").at(to));
        }
        self.may_fire_in_smoke(s, from, to)?;
        self.may_spot(s, by, target)
    }

    /// Whether a weapon may shoot at a vehicle (L12, L13).
    pub fn may_shoot(&self, s: &State, by: Piece, weapon: Weapon, target: Piece) -> Legal {
        if by.index() >= s.units.len() || target.index() >= s.units.len() {
            return elsewhere(Action::Shoot(by, weapon, target));
        }
        self.may_aim(s, by)?;
        match weapon {
            Weapon::Gun => self.may_shoot_gun(s, by, 0, target, s.unit(by).facing),
            Weapon::Gun2 => self.may_shoot_gun(s, by, 1, target, s.unit(by).facing),
            Weapon::Mg => self.may_shoot_mg(s, by, target),
            Weapon::Rifle => self.may_shoot_rifle(s, by, target),
            Weapon::Flame => self.may_shoot_flame(s, by, target),
        }
    }

    /// L12.1, L12.6, L4.12, L14.17, L21.3: whether a gun can fire at all.
    fn may_serve(&self, s: &State, by: Piece, gun: usize) -> Legal {
        let kind = self.kind(s, by);
        let range = kind.guns.get(gun).map_or(0, |(calibre, _)| calibre.range);
        if range == 0 || (kind.is_support() && !kind.is_gun()) {
            return no(&["L12.1"], "landships-no-gun");
        }
        if s.unit(by).used & bit(gun) != 0 {
            return no(&["L4.12", "L12.1"], "landships-no-fired");
        }
        if !kind.is_support() {
            return Ok(());
        }
        if s.did(by, Deeds::HAULED) {
            return no(&["L21.3"], "landships-no-hauled");
        }
        if s.did(by, Deeds::SHELLED) {
            return no(&["L14.17"], "landships-no-fired");
        }
        match self.gunner(s, by).is_some() {
            true => Ok(()),
            false => no(&["L12.6"], "landships-no-gunner"),
        }
    }

    /// L12.2: one vehicle or ship that is spotted, in range and in the arc; `facing` is where the gun would face.
    fn may_shoot_gun(&self, s: &State, by: Piece, gun: usize, target: Piece, facing: u8) -> Legal {
        self.may_serve(s, by, gun)?;
        let (kind, aim) = (self.kind(s, by), self.kind(s, target));
        if !aim.is_vehicle() && aim.class != Class::Ship {
            return no(&["L12.2", "L4.5"], "landships-no-target");
        }
        self.may_aim_at(s, by, target)?;
        let (from, to) = (s.hex(by), s.hex(target));
        let far = self.ground.distance(from, to);
        let range = kind.guns.get(gun).map_or(0, |(calibre, _)| calibre.range);
        if far > range.into() || self.tables.atcrt(far).is_none() {
            return Err(No::by(&["L12.2"], "landships-no-range").at(to));
        }
        let woods = self.ground.plot(from).terrain == Terrain::Woods;
        if kind.class == Class::Art && woods && far > IN_WOODS {
            return Err(No::by(&["L21.7"], "landships-no-range").at(to));
        }
        let seen = self.ground.sextants(from, side(facing), to);
        match seen & gun_arc(kind, gun) != 0 {
            true => Ok(()),
            false => Err(No::by(&["L12.2", "L2.8", "L2.9"], "landships-no-arc").at(to)),
        }
    }

    /// L12.5: whether a gun may be pivoted in this phase, whatever for: an ART or AT gun, once; in its own phase, if it did
    /// not move.
    pub fn may_swing(&self, s: &State, gun: Piece, facing: u8) -> Legal {
        if gun.index() >= s.units.len() || facing > 5 {
            return elsewhere(Action::Pivot(gun, facing));
        }
        if s.is(gun, Marks::HIDDEN) {
            return no(&["L26.1"], "landships-no-pivot");
        }
        self.may_aim(s, gun)?;
        if !matches!(self.kind(s, gun).class, Class::Art | Class::At) {
            return no(&["L12.5"], "landships-no-pivot");
        }
        self.may_serve(s, gun, 0)?;
        let moved = s.did(gun, Deeds::PIVOTED.and(Deeds::CARRIED));
        match moved || s.unit(gun).facing == facing {
            true => no(&["L12.5"], "landships-no-pivot"),
            false => Ok(()),
        }
    }

    /// L12.5: the facings to try for a piece: ART and AT guns alone are pivoted.
    pub(crate) fn pivots(&self, s: &State, gun: Piece) -> std::ops::Range<u8> {
        match self.kind(s, gun).class {
            Class::Art | Class::At => 0..6,
            _ => 0..0,
        }
    }

    /// L12.5: the same, to bring a target into its arc that is not in it.
    pub fn may_pivot(&self, s: &State, gun: Piece, facing: u8) -> Legal {
        self.may_swing(s, gun, facing)?;
        let (now, free) = (s.unit(gun).facing, self.ground.sights.free_from(s.hex(gun)));
        let gains = |target: Piece| {
            free.contains(s.hex(target))
                && self.may_shoot_gun(s, gun, 0, target, facing).is_ok()
                && self.may_shoot_gun(s, gun, 0, target, now).is_err()
        };
        match self.aims(s, foe(s.holder(gun))).iter().any(gains) {
            true => Ok(()),
            false => no(&["L12.5"], "landships-no-pivot"),
        }
    }

    /// L12.5: it is pivoted, and keeps its new facing.
    pub fn pivot(&self, s: &mut State, gun: Piece, facing: u8, t: &mut Teller) {
        s.unit_mut(gun).facing = facing;
        s.note(gun, Deeds::PIVOTED);
        t.all(|| self.unit_text("landships-pivoted", s, gun)).deed();
    }

    /// L12.2: what of a side is shot at: vehicles and ships.
    fn aims(&self, s: &State, seat: Seat) -> Pieces {
        s.there[seat].only(|it| {
            let kind = self.kind(s, it);
            kind.is_vehicle() || kind.class == Class::Ship
        })
    }

    /// Every shot and pivot that can be made now at vehicles.
    pub fn shots(&self, s: &State) -> Vec<Action> {
        let seat = self.acting(s);
        let aims = self.aims(s, foe(seat));
        let mut found = Vec::new();
        if aims.is_empty() {
            return found;
        }
        for by in s
            .pieces()
            .filter(|&by| s.holder(by) == seat && s.on_map(by))
        {
            let free = self.ground.sights.free_from(s.hex(by));
            let seen = aims.only(|it| free.contains(s.hex(it)));
            for weapon in Weapon::ALL {
                let range = self.weapon_range(self.kind(s, by), weapon);
                let can = |target: &Piece| {
                    let far = self.ground.distance(s.hex(by), s.hex(*target));
                    range.is_some_and(|range| far <= range.into())
                        && self.may_shoot(s, by, weapon, *target).is_ok()
                };
                found.extend(
                    seen.iter()
                        .filter(can)
                        .map(|it| Action::Shoot(by, weapon, it)),
                );
            }
            let can = |facing: &u8| self.may_pivot(s, by, *facing).is_ok();
            found.extend({ self.pivots(s, by).filter(can) }.map(|it| Action::Pivot(by, it)));
        }
        found
    }

    /// How far a weapon of a piece reaches; none: it has no such weapon. Who has an AT rifle is not told by his kind.
    fn weapon_range(&self, kind: &Kind, weapon: Weapon) -> Option<u8> {
        let gun = |place: usize| kind.guns.get(place).map(|(calibre, _)| calibre.range);
        let mgs = kind.class == Class::Mg || kind.mgs.iter().any(|&many| many > 0);
        match weapon {
            Weapon::Gun => gun(0),
            Weapon::Gun2 => gun(1),
            Weapon::Mg => mgs.then_some(self.tables.mg.range),
            Weapon::Rifle => Some(self.tables.rifle.range),
            Weapon::Flame => kind.flame.map(|_| self.tables.flame.range),
        }
    }

    /// A weapon shoots at a vehicle.
    pub fn shoot(
        &self,
        s: &mut State,
        by: Piece,
        weapon: Weapon,
        target: Piece,
        c: &mut Chance,
        t: &mut Teller,
    ) {
        let server = match self.kind(s, by).is_support() {
            true => self.gunner(s, by),
            false => None,
        };
        self.come_out(s, by, server, t);
        t.all(|| {
            self.unit_text("landships-shoots", s, by)
                .text("target", self.named(s, target))
        })
        .deed();
        match weapon {
            Weapon::Gun => self.shoot_gun(s, by, 0, target, c, t),
            Weapon::Gun2 => self.shoot_gun(s, by, 1, target, c, t),
            Weapon::Mg => self.shoot_mg(s, by, target, c, t),
            Weapon::Rifle => self.shoot_rifle(s, by, target, c, t),
            Weapon::Flame => self.shoot_flame(s, by, target, c, t),
        }
    }

    /// L12.3: the die and the modifiers against the number of the distance.
    fn shoot_gun(
        &self,
        s: &mut State,
        by: Piece,
        gun: usize,
        target: Piece,
        c: &mut Chance,
        t: &mut Teller,
    ) {
        let far = self.ground.distance(s.hex(by), s.hex(target));
        let gunner = match self.kind(s, by).is_support() {
            true => self.gunner(s, by),
            false => None,
        };
        let mut sum = self.atcrt_modifiers(s, by, gun, target, gunner, t.on());
        let needed = self.tables.atcrt(far).unwrap_or(0);
        let die = self.d10("anti-tank", s.holder(by), c, t);
        sum.add(die.into(), "atcrt.table");
        t.tally(
            || {
                self.unit_text("landships-anti-tank", s, target)
                    .num("needed", needed)
            },
            || sum.tally("anti-tank"),
        );
        let before = s.unit(by).shot(gun);
        let count = if before.at.is(target) {
            before.count
        } else {
            0
        };
        let unit = s.unit_mut(by);
        unit.used |= bit(gun);
        unit.set_shot(
            gun,
            Shot {
                at: PieceOr::from(target),
                count: count + 1,
            },
        );
        self.mark_fired(s, by);
        if let Some(gunner) = gunner {
            s.note(gunner, Deeds::SERVED);
            self.mark_fired(s, gunner);
        }
        let over = sum.total() - i32::from(needed);
        // atcrt.result.hit, atcrt.natural-one; else atcrt.result.miss
        if over <= 0 || i32::from(die) <= self.tables.atcrt_mods.of("natural") {
            self.hit_by_gun(s, target, c, t);
        } else if over == 1 {
            // L17.9
            self.shake(s, target, c, t);
        }
    }

    /// The modifiers of T4; those of classes are L12.7.
    pub(crate) fn atcrt_modifiers(
        &self,
        s: &State,
        by: Piece,
        gun: usize,
        target: Piece,
        gunner: Option<Piece>,
        open: bool,
    ) -> Sum {
        let (kind, aim) = (self.kind(s, by), self.kind(s, target));
        let far = self.ground.distance(s.hex(by), s.hex(target));
        let mut sum = Sum::opened("landships", open);
        let mut add = |holds: bool, name: &str, rule: &str| {
            if holds {
                sum.add(self.tables.atcrt_mods.of(name), rule);
            }
        };
        let shot = s.unit(by).shot(gun);
        let count = if shot.at.is(target) { shot.count } else { 0 };
        add(count == 0, "first", "atcrt.mod.first-shot");
        add(count == 1, "second", "atcrt.mod.second-shot");
        add(count > 1, "third", "atcrt.mod.third-shot");
        let swung = s.phase.is_defensive() && s.did(by, Deeds::PIVOTED);
        add(swung, "pivot", "atcrt.mod.pivot");
        let amateur = gunner.is_some_and(|it| self.kind(s, it).class != Class::Crew);
        add(amateur, "no_crew", "atcrt.mod.no-crew");
        add(s.is(by, Marks::SHAKEN), "shaken", "atcrt.mod.german-crew");
        let wheels = matches!(aim.class, Class::Car | Class::Truck);
        let art = kind.class == Class::Art && wheels;
        add(art, "art_wheels", "atcrt.mod.art-vs-wheels");
        let town = self.ground.plot(s.hex(target)).terrain == Terrain::Town;
        add(town, "town", "atcrt.mod.town");
        let led = kind.class == Class::Tank && self.has_leader(s, by);
        add(led, "leader", "atcrt.mod.tl");
        let below = self.tables.atcrt_mods.of("at_close_below");
        let close = kind.class == Class::At && i32::from(far) < below;
        add(close, "at_close", "atcrt.mod.at-close");
        if aim.class == Class::Tank {
            sum.add(aim.size.into(), "atcrt.mod.size");
        }
        sum
    }

    /// L12.3, L12.10: a hit destroys, a ship after so many.
    fn hit_by_gun(&self, s: &mut State, target: Piece, c: &mut Chance, t: &mut Teller) {
        let kind = self.kind(s, target);
        let hits = s.unit(target).left() + 1;
        if kind.class == Class::Ship && hits < kind.hits {
            s.unit_mut(target).set_left(hits);
            t.all(|| self.unit_text("landships-ship-hit", s, target));
            return;
        }
        self.destroy(s, target, c, t);
    }

    /// L12.4: at the end of a player-turn a gun forgets a target to which it has no line of sight.
    pub(crate) fn forget_unseen(&self, s: &mut State) {
        for by in s.pieces() {
            for gun in 0..2 {
                let Some(target) = s.unit(by).shot(gun).at.get() else {
                    continue;
                };
                let seen =
                    s.on_map(by) && s.on_map(target) && self.has_sight(s, s.hex(by), s.hex(target));
                if !seen {
                    s.unit_mut(by).set_shot(gun, Shot::default());
                }
            }
        }
    }
}
