//! What a click would be if it were legal: so that one that is not can be answered with the rule.

use crate::action::{Action, Element};
use crate::book::Book;
use crate::cards::Order;
use crate::frame::{BarrageStep, Frame, Means, Moment, Stage};
use crate::state::{Phase, State, foe};
use hex::HexId;
use table::{Click, Clicked, Seat, Set64};

impl Book {
    /// The action meant by these clicks, the last of which was made now.
    pub fn meaning(&self, s: &State, clicks: &[Click]) -> Option<Action> {
        if s.winner.is_some() {
            return None;
        }
        match Clicked::last(clicks, self.map.grid())? {
            Clicked::Card(word) => self.card_meant(s, word),
            Clicked::Hex { at, from } => self.hex_meant(s, from, at),
            Clicked::Piece(_) | Clicked::Way { .. } => None,
        }
    }

    /// A card: what the question would do with it, else playing it for its Order.
    fn card_meant(&self, s: &State, word: &str) -> Option<Action> {
        let seat = self.asked(s).0;
        if let Some(plan) = self.plan_meant(s, seat, word) {
            return Some(plan);
        }
        let held = s.pile[seat].hand;
        let card = held
            .iter()
            .find(|&card| self.card_name(seat, card) == word)?;
        let face = self.card(seat, card);
        Some(match s.stack.last() {
            None => Action::Play(card),
            Some(Frame::Discard) => Action::Discard(card),
            Some(Frame::Window(window))
                if window.moment == Moment::Entered && face.order == Order::Fire =>
            {
                Action::OpFire(card)
            }
            Some(_) => Action::Card(card),
        })
    }

    /// A hex, after another or alone.
    fn hex_meant(&self, s: &State, from: Option<HexId>, at: HexId) -> Option<Action> {
        let seat = self.asked(s).0;
        let own = |hex: HexId| s.of_side(seat, hex);
        let anybody = |hex: HexId| own(hex).first().or_else(|| s.in_hex(hex).first());
        let Some(frame) = s.stack.last() else {
            return match s.phase {
                Phase::Setup => self.set_meant(s, at),
                _ => None,
            };
        };
        match *frame {
            Frame::Fire(_) => self.shot_meant(s, seat, Means::Fire, from, at),
            Frame::Assault => self.shot_meant(s, seat, Means::Assault, from, at),
            Frame::Window(window) if window.moment == Moment::Entered => {
                let to = self.moving(s)?.to;
                let by = from.filter(|_| at == to).unwrap_or(at);
                Some(Action::Fire(Element::Unit(own(by).first()?), to))
            }
            Frame::Attack(attack) if attack.stage == Stage::Gather => {
                Some(Action::Join(self.best_piece(s, own(at), attack.hex)?))
            }
            Frame::Attack(attack) if attack.stage == Stage::Spray => Some(Action::At(at)),
            Frame::Move(going) => {
                let units = if going.group.is_empty() {
                    going.waiting
                } else {
                    going.group
                };
                self.step_meant(s, units, going.all, from, at)
            }
            Frame::Advance(going) => self.step_meant(s, going.waiting, going.waiting, from, at),
            Frame::Barrage(b) if b.step == BarrageStep::Observer => anybody(at).map(Action::Unit),
            Frame::Barrage(b) if b.step == BarrageStep::Spotting => Some(Action::Spot(at, false)),
            Frame::Air(_) => Some(match from {
                Some(from) => Action::Strafe(from, at),
                None => Action::Bomb(at),
            }),
            Frame::Line(line) if line.first == crate::kinds::OFF => {
                let by = from.filter(|&from| !own(from).is_empty())?;
                let weapon = own(by).iter().find_map(|unit| s.carried(unit));
                let piece = weapon.map_or(Element::Unit(own(by).first()?), Element::Weapon);
                Some(Action::Fire(piece, at))
            }
            Frame::Barrage(_)
            | Frame::Retreat(_)
            | Frame::Place(_)
            | Frame::Melees
            | Frame::Line(_) => Some(Action::At(at)),
            Frame::Liaison(_) => match own(at).iter().find(|&unit| self.is_agent(s, unit)) {
                Some(agent) => Some(Action::Unit(agent)),
                None => Some(Action::At(at)),
            },
            Frame::Time(_) => Some(Action::At(at)),
            Frame::Displace(displacing) => {
                let unit = self.displaced(s, &displacing).first()?;
                Some(Action::Step(unit, at))
            }
            Frame::Window(_) => None,
            _ => anybody(at).map(Action::Unit),
        }
    }
    fn set_meant(&self, s: &State, at: HexId) -> Option<Action> {
        match self.setting_up(s)?.1 {
            crate::setup::Setting::Weapon(_) => s.in_hex(at).first().map(Action::Unit),
            _ => Some(Action::At(at)),
        }
    }
    /// A piece of these units that could fire at a hex; the first if none can.
    fn best_piece(&self, s: &State, units: Set64, hex: HexId) -> Option<Element> {
        let pieces = || units.iter().flat_map(|unit| self.pieces_of(s, unit));
        let bears = |piece: &Element| self.bears(s, *piece, hex).is_some();
        pieces().find(bears).or_else(|| pieces().next())
    }
    fn shot_meant(
        &self,
        s: &State,
        seat: Seat,
        means: Means,
        from: Option<HexId>,
        at: HexId,
    ) -> Option<Action> {
        let own = |hex: HexId| s.of_side(seat, hex);
        if let Some(from) = from.filter(|&from| !own(from).is_empty()) {
            return Some(Action::Fire(self.best_piece(s, own(from), at)?, at));
        }
        if !own(at).is_empty() {
            // Its own unit: the nearest enemy is what it would fire at.
            let near = |unit: u8| self.distance(at, s.hex(unit));
            let enemy = s.on_map[foe(seat)].iter().min_by_key(|&unit| near(unit))?;
            let hex = s.hex(enemy);
            return Some(Action::Fire(self.best_piece(s, own(at), hex)?, hex));
        }
        let units = match means {
            Means::Assault => self.moving(s)?.all,
            _ => self.fire(s)?.units,
        };
        let piece = self.best_piece(s, units & s.on_map[seat], at)?;
        Some(Action::Fire(piece, at))
    }
    fn step_meant(
        &self,
        s: &State,
        ready: Set64,
        all: Set64,
        from: Option<HexId>,
        at: HexId,
    ) -> Option<Action> {
        let seat = s.active;
        let of = |hex: HexId| {
            let there = s.of_side(seat, hex);
            (there & ready).first().or_else(|| there.first())
        };
        if let Some(unit) = from.and_then(of) {
            return Some(Action::Step(unit, at));
        }
        // One group on its way: where it should go.
        let hexes: Vec<HexId> = (ready & all).iter().map(|unit| s.hex(unit)).collect();
        match (hexes.as_slice(), of(at)) {
            ([first, rest @ ..], None) if rest.iter().all(|hex| hex == first) => {
                Some(Action::Step((ready & all).first()?, at))
            }
            // Somebody who cannot go now: any way will tell why.
            (_, Some(unit)) => {
                let to = self.near(at).first()?;
                Some(Action::Step(unit, to))
            }
            _ => None,
        }
    }
    /// g:S98.1: a Strategy Card: the first thing that it offers.
    fn plan_meant(&self, s: &State, seat: Seat, word: &str) -> Option<Action> {
        let held = s.pile[seat].plans.held;
        let face = self.plans[seat.index()].get(usize::from(held))?;
        (face.name == word).then(|| Action::Plan(held, *face.plan.choices().start()))
    }
}
