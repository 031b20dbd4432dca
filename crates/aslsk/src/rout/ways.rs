//! Where a rout may lead: away from enemies, to the nearest cover (3.6.d to 3.6.g).

use super::FAR;
use crate::book::Book;
use crate::frame::Rout;
use crate::ground::Hexes;
use crate::ids::{Piece, Pieces};
use crate::movement::Way;
use crate::ratings::MF;
use crate::state::{State, foe};
use hex::HexId;
use std::cell::LazyCell;
use table::{Legal, No, no};

/// What it costs to come to each hex.
struct Costs {
    cost: [u8; Hexes::CAPACITY],
    reached: Hexes,
}

/// What a routing unit makes for, found when it is asked for; nothing: wherever it likes.
pub struct Goals<F>(LazyCell<Option<Hexes>, F>);

impl<F: FnOnce() -> Option<Hexes>> Goals<F> {
    fn get(&self) -> Option<Hexes> {
        *LazyCell::force(&self.0)
    }
}

impl Book {
    /// 3.6.e: what a rout makes for.
    pub fn goals(&self, s: &State, r: &Rout) -> Goals<impl FnOnce() -> Option<Hexes>> {
        Goals(LazyCell::new(move || self.refuges(s, r)))
    }

    fn is_cover(&self, hex: HexId) -> bool {
        self.ground.plot(hex).terrain.is_cover()
    }

    /// Whether a routing unit may go from one hex to the next, whatever it makes for (3.6.f, 3.3.1.h).
    fn rout_step(&self, s: &State, unit: Piece, shy: Pieces, from: HexId, to: HexId) -> Legal {
        let seat = s.man(unit).seat;
        for enemy in s.there[foe(seat)].iter() {
            let there = s.hex(enemy);
            let before = self.ground.distance(from, there);
            let after = self.ground.distance(to, there);
            if after == 0 {
                return Err(No::by(&["3.3.d"], "aslsk-no-enemy-hex").at(to));
            }
            let along = before == 1 && after == 1;
            let near = after < before || along;
            if near && (shy.has(enemy) || self.sees(s, from, there)) {
                let key = match along {
                    true => "aslsk-no-beside",
                    false => "aslsk-no-toward",
                };
                return Err(No::by(&["3.6.f"], key).at(there));
            }
        }
        match self.has_room(s, seat, to, Pieces::one(unit)) {
            true => Ok(()),
            false => Err(No::by(&["3.6.g"], "aslsk-no-room").at(to)),
        }
    }

    /// What the cheaper way into a hex costs.
    fn least_rout_cost(&self, s: &State, from: HexId, to: HexId) -> u8 {
        let ground = self.entry_cost(s, from, to, Way::Ground);
        match self.is_road_a_choice(from, to) {
            true => ground.min(self.entry_cost(s, from, to, Way::Road)),
            false => ground,
        }
    }

    /// The cheapest way to every hex it could reach with so many MF, until one of `goals` is reached.
    fn rout_costs(&self, s: &State, r: &Rout, from: HexId, left: u8, goals: Hexes) -> Costs {
        let mut found = Costs {
            cost: [FAR; Hexes::CAPACITY],
            reached: Hexes::EMPTY,
        };
        found.cost[from.index()] = 0;
        let mut open = [Hexes::EMPTY; super::ROUT as usize + 1];
        open[0].insert(from);
        for spent in 0..=left {
            for at in open[usize::from(spent)].iter() {
                if found.cost[at.index()] != spent {
                    continue;
                }
                found.reached.insert(at);
                if goals.contains(at) {
                    return found;
                }
                for to in self.ground.next(at).into_iter().flatten() {
                    // No step costs less than one MF.
                    if found.cost[to.index()] <= spent + MF {
                        continue;
                    }
                    let sum = spent.saturating_add(self.least_rout_cost(s, at, to));
                    if sum <= left
                        && sum < found.cost[to.index()]
                        && self.rout_step(s, r.unit, r.shy, at, to).is_ok()
                    {
                        found.cost[to.index()] = sum;
                        open[usize::from(sum)].insert(to);
                    }
                }
            }
        }
        found
    }

    /// Whether one of these can be reached.
    fn leads(&self, s: &State, r: &Rout, from: HexId, left: u8, goals: Hexes) -> bool {
        let found = self.rout_costs(s, r, from, left, goals);
        !(found.reached & goals).is_empty()
    }

    /// 3.6.e, 3.6.g: what it makes for from where it began; nothing: wherever it likes.
    fn refuges(&self, s: &State, r: &Rout) -> Option<Hexes> {
        let start = Rout {
            spent: 0,
            shy: Pieces::EMPTY,
            ..*r
        };
        let mf = self.rout_mf(s, r);
        let costs = self.rout_costs(s, &start, r.from, mf, Hexes::EMPTY);
        let reached = costs.reached.iter();
        let cover: Hexes = reached
            .filter(|&hex| hex != r.from && self.is_cover(hex))
            .collect();
        let enemies = s.there[foe(s.man(r.unit).seat)];
        let known = enemies.only(|enemy| self.sees(s, r.from, s.hex(enemy)));
        let nearest = { cover.iter() }
            .filter(|&hex| !self.may_ignore(s, r, known, hex))
            .map(|hex| costs.cost[hex.index()])
            .min()?;
        let goals = cover.iter();
        Some(
            goals
                .filter(|hex| costs.cost[hex.index()] <= nearest)
                .collect(),
        )
    }

    /// 3.6.g: a hex of the building it began in, or one no farther from a Known Enemy than where it began.
    fn may_ignore(&self, s: &State, r: &Rout, known: Pieces, hex: HexId) -> bool {
        let building = self.ground.plot(r.from).building;
        if building != 0 && self.ground.plot(hex).building == building {
            return true;
        }
        known.iter().any(|enemy| {
            let there = s.hex(enemy);
            self.ground.distance(hex, there) <= self.ground.distance(r.from, there)
        })
    }

    /// Whether the routing unit may take this step.
    pub fn may_rout_to<F: FnOnce() -> Option<Hexes>>(
        &self,
        s: &State,
        r: &Rout,
        goals: &Goals<F>,
        to: HexId,
        way: Way,
    ) -> Legal {
        let at = s.hex(r.unit);
        if to.index() >= self.ground.len() || self.ground.distance(at, to) != 1 {
            return no(&["3.6.b"], "aslsk-no-adjacent");
        }
        if r.crawls {
            return no(&["3.6.d"], "aslsk-no-crawl-far");
        }
        if way == Way::Road && !self.is_road_a_choice(at, to) {
            return no(&["1.1.1.woods-road.b"], "aslsk-no-road");
        }
        self.rout_step(s, r.unit, r.shy, at, to)?;
        let cost = self.entry_cost(s, at, to, way);
        let left = self.rout_mf(s, r).saturating_sub(r.spent);
        if cost > left {
            return no(&["3.6.b"], "aslsk-no-mf");
        }
        // 3.6.e: in cover, not beside an enemy: only on into more of it.
        if r.begun && self.is_cover(at) && !self.is_beside_enemy(s, r.unit) && !self.is_cover(to) {
            return no(&["3.6.e"], "aslsk-no-leave-cover");
        }
        // 3.6.e: it still comes to what it makes for. Where it has been there, it may go on from cover to cover; in
        // another cover it would have to stop.
        let Some(goals) = goals.get() else {
            return Ok(());
        };
        if goals.contains(to) || (r.begun && self.is_cover(at)) {
            return Ok(());
        }
        match !self.is_cover(to) && self.leads(s, r, to, left - cost, goals) {
            true => Ok(()),
            false => no(&["3.6.e"], "aslsk-no-nearest-cover"),
        }
    }

    /// 3.6.d: Low Crawl: one hex, all its MF.
    pub fn may_crawl<F: FnOnce() -> Option<Hexes>>(
        &self,
        s: &State,
        r: &Rout,
        goals: &Goals<F>,
        to: HexId,
    ) -> Legal {
        let at = s.hex(r.unit);
        if r.begun || to.index() >= self.ground.len() || self.ground.distance(at, to) != 1 {
            return no(&["3.6.d"], "aslsk-no-crawl-far");
        }
        self.rout_step(s, r.unit, r.shy, at, to)?;
        let cost = self.entry_cost(s, at, to, Way::Ground);
        let mf = self.rout_mf(s, r);
        if cost > mf {
            return no(&["3.6.b"], "aslsk-no-mf");
        }
        // It need not reach it in this RtPh, but goes that way.
        let that_way = |goals: Hexes| goals.contains(to) || self.leads(s, r, to, mf - cost, goals);
        match goals.get().is_none_or(that_way) {
            true => Ok(()),
            false => no(&["3.6.e"], "aslsk-no-nearest-cover"),
        }
    }

    /// Whether it may end its rout here.
    pub fn may_end_rout<F: FnOnce() -> Option<Hexes>>(
        &self,
        s: &State,
        r: &Rout,
        goals: &Goals<F>,
    ) -> Legal {
        let steps = self.ground.next(s.hex(r.unit)).into_iter().flatten();
        let mut on = steps.flat_map(|to| [(to, Way::Ground), (to, Way::Road)]);
        let can = !r.crawls && on.any(|(to, way)| self.may_rout_to(s, r, goals, to, way).is_ok());
        if !can {
            return Ok(());
        }
        if self.must_rout(s, r.unit) {
            return no(&["3.6.a"], "aslsk-no-rout-stop");
        }
        if !r.begun {
            return no(&["3.6.e"], "aslsk-no-rout-begun");
        }
        match goals.get().is_some() && !self.is_cover(s.hex(r.unit)) {
            true => no(&["3.6.e"], "aslsk-no-nearest-cover"),
            false => Ok(()),
        }
    }
}
