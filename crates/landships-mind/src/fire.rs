//! Fire: at whom, and with whom.

use crate::eye::{Eye, NEVER};
use crate::odds;
use hex::HexId;
use landships::data::Class;
use landships::ground::Terrain;
use landships::{Action, Arms, Deeds, Marks, Phase, Piece, Volley, Weapon, foe, is_on_map};

/// Fire that is declared at a hex so far.
#[derive(Clone, Copy, Debug, Default)]
struct Salvo {
    fp: f64,
    /// MG groups.
    groups: i32,
    /// Machine guns of vehicles.
    mgs: i32,
    /// A vehicle among them has moved.
    moved: bool,
}

/// What is given away by firing from where one is not seen: so much of it.
const SHOWN: f64 = 0.5;
/// A gun that has tanks to expect.
const LOADED: f64 = 14.0;
/// What is left over for another target.
const ELSEWHERE: f64 = 0.5;

impl Eye<'_> {
    /// Fire is opened: what everybody who can would do to the hex.
    pub fn opening(&self, actions: &[Action], out: &mut Vec<f64>) {
        let mut hexes: Vec<(HexId, Salvo)> = Vec::new();
        for action in actions {
            if let &Action::Fire(by, Arms::ALL, hex) = action {
                let place = match hexes.iter().position(|it| it.0 == hex) {
                    Some(place) => place,
                    None => {
                        hexes.push((hex, Salvo::default()));
                        hexes.len() - 1
                    }
                };
                self.join(&mut hexes[place].1, by, hex);
            }
        }
        let worth: Vec<(HexId, f64)> = { hexes.iter() }
            .map(|(hex, salvo)| (*hex, self.effect(salvo, *hex)))
            .collect();
        out.extend(actions.iter().map(|&action| match action {
            Action::Fire(by, Arms::ALL, hex) => {
                let all = worth.iter().find(|it| it.0 == hex).map_or(0.0, |it| it.1);
                let mut alone = Salvo::default();
                self.join(&mut alone, by, hex);
                all + 0.02 * alone.fp - self.keeps(by)
            }
            Action::Fire(..) => -1.0,
            Action::Burn(by, hex) => {
                let salvo = Salvo {
                    fp: 12.0,
                    ..Salvo::default()
                };
                self.effect(&salvo, hex) + 2.0 - 0.1 * self.keeps(by)
            }
            _ => self.shooting(action),
        }));
    }

    /// Another one joins an attack: what he adds to it, and what he could do elsewhere.
    pub fn joining(&self, volley: &Volley, actions: &[Action], out: &mut Vec<f64>) {
        let mut salvo = Salvo::default();
        for arm in self.s.volley.iter() {
            self.join(&mut salvo, arm.by, volley.hex);
        }
        let now = self.effect(&salvo, volley.hex);
        let mut all = salvo;
        let mut worst = f64::MAX;
        out.extend(actions.iter().map(|&action| match action {
            Action::Add(by, Arms::ALL) => {
                let mut more = salvo;
                self.join(&mut more, by, volley.hex);
                self.join(&mut all, by, volley.hex);
                // Two may reach the next column where one does not.
                let gain = self.effect(&more, volley.hex) - now + 0.3 * self.slope(by, now);
                let gain = gain - ELSEWHERE * self.elsewhere(by, volley.hex) - 0.5 * self.keeps(by);
                worst = worst.min(gain);
                gain
            }
            Action::Add(..) | Action::Everyone => -1.0,
            _ => 0.0,
        }));
        if worst > 0.0 && worst < f64::MAX {
            let place = actions.iter().position(|it| *it == Action::Everyone);
            if let Some(place) = place {
                out[place] = 1000.0;
            }
        }
    }

    fn slope(&self, by: Piece, now: f64) -> f64 {
        let (fp, ..) = self.power(by);
        0.02 * fp * now
    }

    fn join(&self, salvo: &mut Salvo, by: Piece, hex: HexId) {
        let (book, s) = (self.book, self.s);
        let (fp, range, _) = self.power(by);
        let kind = book.kind(s, by);
        let far = book.ground.distance(s.hex(by), hex);
        let mut part = if far > range.div_ceil(2) { 0.5 } else { 1.0 };
        if kind.is_foot() && s.wire.contains(s.hex(by)) {
            part *= 0.5;
        }
        salvo.fp += part * fp;
        salvo.groups += i32::from(kind.class == Class::Mg);
        let mgs: u8 = kind.mgs.iter().sum();
        salvo.mgs += i32::from(mgs.div_ceil(2));
        salvo.moved |= kind.is_vehicle() && s.is(by, Marks::MOVED);
    }

    /// What a salvo costs the enemies in a hex.
    fn effect(&self, salvo: &Salvo, hex: HexId) -> f64 {
        let (book, s) = (self.book, self.s);
        let mixed = book.is_mixed(s, hex);
        let mg = salvo.groups + salvo.mgs > 0;
        let base = i32::from(salvo.moved) - salvo.groups - salvo.mgs / 2;
        let foes = s.of_in(foe(self.me), hex);
        let light = foes.iter().filter(|&it| book.kind(s, it).is_light());
        let each = |it: Piece| {
            let kind = book.kind(s, it);
            let ground = match () {
                _ if mixed => 0,
                _ if kind.is_mounted() => -1,
                _ => self.cover(hex),
            };
            let harm = odds::small_arms(book, salvo.fp, base + ground, mg, book.morale(s, it));
            self.cost(it, harm) * self.matters(hex)
        };
        light.map(each).sum()
    }

    /// Who stands on what counts, or near to us, matters more.
    fn matters(&self, hex: HexId) -> f64 {
        let goal = self.goals.iter().any(|goal| goal.hex == hex);
        if goal { 1.25 } else { 1.0 }
    }

    /// What a piece could do at the best other hex, alone.
    fn elsewhere(&self, by: Piece, not: HexId) -> f64 {
        let (book, s) = (self.book, self.s);
        let (_, range, _) = self.power(by);
        let mut best: f64 = 0.0;
        let mut seen: Vec<HexId> = vec![not];
        for it in s.there[foe(self.me)].iter() {
            let hex = s.hex(it);
            if seen.contains(&hex) || s.struck.contains(hex) {
                continue;
            }
            seen.push(hex);
            let far = book.ground.distance(s.hex(by), hex);
            if far <= range && book.may_spot_in(s, by, hex).is_ok() {
                let mut alone = Salvo::default();
                self.join(&mut alone, by, hex);
                best = best.max(self.effect(&alone, hex));
            }
        }
        best
    }

    /// What is given up by firing: a place that nobody knows, a round for a tank.
    fn keeps(&self, by: Piece) -> f64 {
        let (book, s) = (self.book, self.s);
        let kind = book.kind(s, by);
        let mut cost = 0.0;
        if kind.is_foot() {
            cost += SHOWN * self.shown(by);
        }
        if kind.is_gun() && self.tanks_near(s.hex(by)) {
            cost += LOADED;
        }
        self.manner.patience * cost
    }

    fn tanks_near(&self, hex: HexId) -> bool {
        let (book, s) = (self.book, self.s);
        s.there[foe(self.me)].iter().any(|it| {
            let mobile = !s.is(it, Marks::PERMANENT);
            let near = book.ground.distance(hex, s.hex(it)) <= 11;
            book.kind(s, it).class == Class::Tank && mobile && near
        })
    }

    /// A shot at a vehicle, or a pivot for one.
    pub fn shooting(&self, action: Action) -> f64 {
        match action {
            Action::Shoot(by, weapon, target) => self.shot(by, weapon, target, 0),
            Action::Pivot(gun, facing) => self.pivoting(gun, facing),
            Action::Destroy(_) => NEVER,
            _ => 0.0,
        }
    }

    fn shot(&self, by: Piece, weapon: Weapon, target: Piece, swung: i32) -> f64 {
        let (book, s) = (self.book, self.s);
        let (kind, aim) = (book.kind(s, by), book.kind(s, target));
        let price = self.price(target);
        let broken = s.is(target, Marks::PERMANENT);
        match weapon {
            Weapon::Gun | Weapon::Gun2 => {
                let odds = self.gun_odds(by, usize::from(weapon == Weapon::Gun2), target, swung);
                // A shot makes the next one better.
                let alive = if s.is(target, Marks::MOVED) { 1.1 } else { 1.0 };
                odds * price * alive + 2.0
            }
            Weapon::Mg if broken => -1.0,
            Weapon::Mg => {
                let shots = self.elsewhere(by, s.hex(by)).max(self.coming(by));
                let later = if s.phase == Phase::GunFire { 0.8 } else { 0.6 };
                0.11 * self.halt_price(target) + 0.5 - later * shots - 0.3 * self.keeps(by)
            }
            Weapon::Rifle if broken => -1.0,
            Weapon::Rifle => 0.11 * self.halt_price(target) + 3.0,
            Weapon::Flame => {
                let _ = (kind, aim);
                0.5 * price
            }
        }
    }

    /// What machine guns may have to fire at when the enemy on foot has moved.
    fn coming(&self, by: Piece) -> f64 {
        let (book, s) = (self.book, self.s);
        if s.phase != Phase::GunFire {
            return 0.0;
        }
        let near = |it: &Piece| {
            book.kind(s, *it).is_group()
                && !s.is(*it, Marks::PINNED)
                && book.ground.distance(s.hex(by), s.hex(*it)) <= 9
        };
        let prices = s.there[foe(self.me)].iter().filter(near);
        prices.map(|it| 0.2 * self.price(it)).fold(0.0, f64::max)
    }

    /// How often a gun hits a vehicle (T4).
    fn gun_odds(&self, by: Piece, gun: usize, target: Piece, swung: i32) -> f64 {
        let (book, s) = (self.book, self.s);
        let (kind, aim) = (book.kind(s, by), book.kind(s, target));
        let far = book.ground.distance(s.hex(by), s.hex(target));
        let shot = s.unit(by).shot(gun);
        let known = if shot.at.is(target) {
            shot.count.min(2)
        } else {
            0
        };
        let mut more = 2 - i32::from(known) + swung;
        if s.phase.is_defensive() && s.did(by, Deeds::PIVOTED) {
            more += 2;
        }
        let town = book.ground.plot(s.hex(target)).terrain == Terrain::Town;
        more += i32::from(town);
        if aim.class == Class::Tank {
            more += i32::from(aim.size);
        } else if kind.class == Class::Art {
            more += 2;
        }
        more -= i32::from(kind.class == Class::At && far < 5);
        if s.is(by, Marks::SHAKEN) {
            more += 2;
        }
        odds::shot(book, far, more)
    }

    fn pivoting(&self, gun: Piece, facing: u8) -> f64 {
        let (book, s) = (self.book, self.s);
        let from = s.hex(gun);
        let kind = book.kind(s, gun);
        let range = kind.guns.first().map_or(0, |(gun, _)| gun.range);
        let arc = match kind.class {
            Class::Art => 1,
            _ => 0b10_0011,
        };
        let side = hex::Direction::all()[usize::from(facing) % 6];
        let swung = if s.phase.is_defensive() { 2 } else { 0 };
        let mut best: f64 = -1.0;
        for it in s.there[foe(self.me)].iter() {
            let kind = book.kind(s, it);
            let to = s.hex(it);
            if !kind.is_vehicle() && kind.class != Class::Ship || !is_on_map(to) {
                continue;
            }
            let far = book.ground.distance(from, to);
            let bears = book.ground.sextants(from, side, to) & arc != 0;
            if bears && far <= u16::from(range).min(10) && book.spots(s, gun, it) {
                best = best.max(0.9 * self.shot(gun, Weapon::Gun, it, swung));
            }
        }
        best - 2.0
    }
}
