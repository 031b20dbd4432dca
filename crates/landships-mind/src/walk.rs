//! Moving: where a unit would stand best of all it can reach, and which step leads there.

use crate::eye::{AWAY, Eye, NEVER};
use crate::odds;
use hex::HexId;
use landships::data::Class;
use landships::{Action, MP, March, Marks, Phase, Piece, foe, is_on_map};

/// Of two ways to a hex the shorter one.
const AT_ONCE: f64 = 0.2;
/// It must be worth the trouble.
const TROUBLE: f64 = 2.0;
/// So many units are thought of before one is taken who gains little.
const ENOUGH: f64 = 12.0;

impl Eye<'_> {
    /// What it is worth for a unit to stand in a hex at the end of its move.
    pub fn stand(&self, unit: Piece, hex: HexId) -> f64 {
        let (book, s) = (self.book, self.s);
        let kind = book.kind(s, unit);
        let foes = self.foes_in(hex);
        if !foes.is_empty() {
            return self.pull(unit, hex) + self.clash(unit, hex);
        }
        let danger = self.danger(unit, hex);
        let pull = self.pull(unit, hex);
        let crowd = s.of_in(self.me, hex).only(|it| it != unit).len();
        let stacked = if kind.is_light() { 0.12 } else { 0.0 };
        let tank = if kind.is_group() {
            self.beside_tank(hex)
        } else {
            0.0
        };
        let post = match kind.class {
            Class::Observer => 3.0 * f64::from(book.ground.plot(hex).level) - 0.5 * danger,
            _ if kind.is_support() || kind.class == Class::Crew => -5.0,
            _ => self.prospects(unit, hex),
        };
        pull - danger * (1.0 + stacked * f64::from(crowd)) + tank + post
    }

    /// Behind or beside one's own tanks it is safer, and the enemy more frightened.
    fn beside_tank(&self, hex: HexId) -> f64 {
        let (book, s) = (self.book, self.s);
        let tank = s.there[self.me].iter().any(|it| {
            book.kind(s, it).class == Class::Tank
                && !s.is(it, Marks::PERMANENT)
                && book.ground.distance(s.hex(it), hex) <= 1
        });
        if tank { 5.0 } else { 0.0 }
    }

    /// What there is to fire at from there.
    fn prospects(&self, unit: Piece, hex: HexId) -> f64 {
        let (book, s) = (self.book, self.s);
        let (fp, range, _) = self.power(unit);
        let tank = book.kind(s, unit).class == Class::Tank;
        let mut best: f64 = 0.0;
        let mut frightened = 0.0;
        for it in s.there[foe(self.me)].iter() {
            let kind = book.kind(s, it);
            if !kind.is_group() && kind.class != Class::Crew {
                continue;
            }
            let far = book.ground.distance(hex, s.hex(it));
            if far > range || far == 0 {
                continue;
            }
            if tank && far == 1 && kind.is_group() && !s.is(it, Marks::PINNED) {
                frightened += 0.3 * self.pin_price(it);
            }
            let half = if far > range.div_ceil(2) { 0.5 } else { 1.0 };
            let cover = f64::from(self.cover(s.hex(it)));
            let value = half * fp * (1.0 - 0.2 * cover);
            if value > best && book.has_sight(s, hex, s.hex(it)) {
                best = value;
            }
        }
        1.2 * best + frightened
    }

    /// What a close combat in a hex would come to with this unit, those who are there, and those who could follow.
    fn clash(&self, unit: Piece, hex: HexId) -> f64 {
        let (book, s) = (self.book, self.s);
        let them = book.fighters(s, foe(self.me), hex);
        let helpless = self.foes_in(hex) - them;
        let spoils: f64 = helpless.iter().map(|it| self.price(it)).sum();
        if them.is_empty() {
            return 0.8 * spoils - 0.3 * self.danger(unit, hex);
        }
        let free = |it: Piece| !s.is(it, Marks::PINNED);
        let here = book.fighters(s, self.me, hex).only(free);
        let follow = match s.phase {
            Phase::March | Phase::Vehicles => self.followers(unit, hex),
            _ => 0.0,
        };
        let tank_of =
            |all: landships::Pieces| all.iter().any(|it| book.kind(s, it).class == Class::Tank);
        let own_tank = book.kind(s, unit).class == Class::Tank || tank_of(here);
        let town = book.ground.plot(hex).terrain == landships::ground::Terrain::Town;
        let us = f64::from(here.len()) + 1.0 + follow;
        let counted = them.only(free).len() as i32;
        let column = us.min(5.0).floor() as i32 - counted + i32::from(own_tank)
            - i32::from(tank_of(them))
            - i32::from(town);
        let class = |all: landships::Pieces, class: Class| {
            all.only(|it| book.kind(s, it).class == class).len() as i32
        };
        let mine = here | landships::Pieces::one(unit);
        let mut more = -(them.len() as i32 - counted);
        more += class(them, Class::Mg) - class(mine, Class::Mg);
        more += 2 * (class(them, Class::Flamethrower) - class(mine, Class::Flamethrower));
        more += class(them, Class::Assault).min(1) - class(mine, Class::Assault).min(1);
        let (their, our) = odds::close(book, column, more, f64::from(them.len()));
        let price = |all: landships::Pieces| {
            let sum: f64 = all.iter().map(|it| self.price(it)).sum();
            sum / f64::from(all.len().max(1))
        };
        let armour = if tank_of(mine) && mine.len() == 1 {
            0.33
        } else {
            1.0
        };
        let cleared = their / f64::from(them.len()).max(1.0);
        let share = 1.0 / us;
        let gain = their * price(them) + cleared * cleared * 0.7 * spoils;
        let loss = our * armour * self.price(unit) * self.manner.fear;
        // Who goes in is not shot at from outside, but by those he meets.
        gain * (0.4 + 0.6 * share) - loss * (0.4 + 0.6 * share) - 0.5 * self.danger(unit, hex)
    }

    /// Groups that have not moved and could come too.
    fn followers(&self, unit: Piece, hex: HexId) -> f64 {
        let (book, s) = (self.book, self.s);
        let near = s.there[self.me].only(|it| {
            let kind = book.kind(s, it);
            it != unit
                && kind.is_group()
                && !s.is(it, Marks::PINNED)
                && !s.did(it, landships::Deeds::ENDED)
                && (1..=2).contains(&book.ground.distance(s.hex(it), hex))
        });
        0.5 * f64::from(near.len().min(3))
    }

    /// Who begins to move: the first who gains enough, or who gains most.
    pub fn setting_out(&self, actions: &[Action], out: &mut Vec<f64>) {
        let mut found = false;
        out.extend(actions.iter().map(|&action| match action {
            Action::Move(_) if found => -1.0,
            Action::Move(unit) => {
                let gain = self.gain(unit);
                found = gain > ENOUGH;
                gain
            }
            Action::Mount(_) => -1.0,
            Action::Cut(unit) => 4.0 - 0.1 * self.danger(unit, self.s.hex(unit)),
            Action::Fill(_) => 1.0,
            Action::Destroy(_) | Action::Alight(_) => NEVER,
            _ => 0.0,
        }));
    }

    /// What a unit gains by its best move.
    fn gain(&self, unit: Piece) -> f64 {
        let (book, s) = (self.book, self.s);
        let kind = book.kind(s, unit);
        if kind.is_support() {
            return -1.0;
        }
        let from = s.hex(unit);
        if !is_on_map(from) {
            return 50.0;
        }
        if kind.class == Class::Crew {
            return -1.0;
        }
        if s.phase == Phase::Vehicles {
            return self.drive_gain(unit);
        }
        let half = if s.phase == Phase::Regroup { 2 } else { 1 };
        let reach = self.reach(unit, from, kind.ma / half, s.wire.contains(from), true);
        let best = reach.into_iter().map(|(hex, _)| self.stand(unit, hex));
        best.fold(f64::MIN, f64::max) - self.stand(unit, from) - TROUBLE
    }

    /// The hexes that foot can reach with so many points, in halves, and what is left there.
    fn reach(
        &self,
        unit: Piece,
        from: HexId,
        mp: u8,
        wired: bool,
        first: bool,
    ) -> Vec<(HexId, u8)> {
        let (book, s) = (self.book, self.s);
        let kind = book.kind(s, unit);
        let regroup = s.phase == Phase::Regroup;
        let limit = if regroup { 3 } else { 3 * MP };
        let held = first
            && book
                .fighters(s, foe(self.me), from)
                .iter()
                .any(|it| !s.is(it, Marks::PINNED));
        let mp = if wired { mp.min(limit) } else { mp };
        let mut best: Vec<(HexId, u8)> = vec![(from, mp)];
        let mut at = 0;
        while at < best.len() {
            let (hex, left) = best[at];
            at += 1;
            let start = hex == from && first;
            if hex != from && (!self.foes_in(hex).is_empty() || held) {
                continue;
            }
            for to in book.ground.around(hex) {
                let Ok(cost) = book.entry_cost(s, kind, hex, to) else {
                    continue;
                };
                let wire = s.wire.contains(to);
                let spent = mp - left;
                let room = if wire {
                    limit.saturating_sub(spent).min(left)
                } else {
                    left
                };
                let rest = match room.checked_sub(cost) {
                    Some(rest) => rest,
                    None if start => 0,
                    None => continue,
                };
                let foes = self.foes_in(to);
                let barred = !foes.is_empty() && (regroup || !kind.is_group() || (held && start));
                if barred {
                    continue;
                }
                match best.iter_mut().find(|it| it.0 == to) {
                    Some(known) if known.1 >= rest => {}
                    Some(known) => known.1 = rest,
                    None => best.push((to, rest)),
                }
            }
        }
        best.remove(0);
        best
    }

    /// Steps of those on foot.
    pub fn marching(&self, march: &March, actions: &[Action], out: &mut Vec<f64>) {
        let (book, s) = (self.book, self.s);
        let Some(unit) = march.units.first() else {
            out.extend(actions.iter().map(|_| 0.0));
            return;
        };
        let all = book.march_allowance(s, march, false);
        let left = all.saturating_sub(march.spent);
        let kind = book.kind(s, unit);
        out.extend(actions.iter().map(|&action| match action {
            Action::Step(to) => {
                let cost = book.entry_cost(s, kind, march.at, to).unwrap_or(left);
                let rest = left.saturating_sub(cost);
                let wired = march.wired || s.wire.contains(to);
                let here = self.stand(unit, to) + AT_ONCE * f64::from(rest);
                let further = match self.foes_in(to).is_empty() && rest > 0 {
                    true => self.reach(unit, to, rest, wired, false),
                    false => Vec::new(),
                };
                let on = { further.into_iter() }
                    .map(|(hex, rest)| self.stand(unit, hex) + AT_ONCE * f64::from(rest));
                on.fold(here, f64::max) - 0.02 * self.danger(unit, to)
            }
            Action::Stop if is_on_map(march.at) => {
                self.stand(unit, march.at) + AT_ONCE * f64::from(left)
            }
            Action::Stop => NEVER,
            Action::Turn(_) => -0.5,
            Action::Exit => AWAY,
            _ => NEVER,
        }));
    }
}
