//! Stacking (L8), and who stands in the way (L5.4).

use crate::action::Action;
use crate::book::Book;
use crate::data::Class;
use crate::frame::{Excess, Flow, Frame};
use crate::ground::Hexes;
use crate::ids::{Piece, Pieces};
use crate::question::elsewhere;
use crate::state::{Marks, State, foe, is_on_map};
use hex::HexId;
use table::{Actions, Ask, Chance, Legal, Moment, No, Question, Seat, Teller, no};

/// L8.1: combat groups, vehicles, support weapons.
const LIMITS: [u8; 3] = [4, 2, 2];

impl Book {
    /// What counts for stacking among these: combat groups, vehicles, support weapons; then ships.
    fn load(&self, s: &State, pieces: Pieces) -> [u8; 4] {
        let mut load = [0; 4];
        for piece in pieces.iter() {
            let kind = self.kind(s, piece);
            match kind {
                // A mounted group counts as two.
                kind if kind.is_mounted() => load[0] += 2,
                kind if kind.is_group() => load[0] += 1,
                kind if kind.is_vehicle() => load[1] += 1,
                kind if kind.is_support() => load[2] += 1,
                kind if kind.class == Class::Ship => load[3] += 1,
                _ => {}
            }
        }
        load
    }

    fn fits(&self, s: &State, pieces: Pieces) -> bool {
        let load = self.load(s, pieces);
        // L8.4: one ship, and nothing with it that is not on the bridge.
        let afloat = pieces.only(|piece| !s.is(piece, Marks::BRIDGE));
        let alone = load[3] == 0 || (load[3] == 1 && afloat.len() == 1);
        alone && load.iter().zip(LIMITS).all(|(have, most)| *have <= most)
    }

    /// L8.1, L8.2: whether a hex has room for these of a side, who may be in it already. Who is carried counts too (L6.8), and
    /// who is hidden (L26.1).
    pub fn has_room(&self, s: &State, seat: Seat, hex: HexId, units: Pieces) -> bool {
        self.fits(s, s.every_in(seat, hex) | s.party(units))
    }

    /// Whether so many of one side may end a phase in one hex.
    pub fn has_room_for(&self, s: &State, units: Pieces) -> bool {
        self.fits(s, units)
    }

    /// Whether a gun or another support weapon is served: somebody of its side is with it who can (L21.1, L21.2); else it
    /// stays
    /// unserved (L21.5).
    pub fn is_served(&self, s: &State, weapon: Piece) -> bool {
        self.server(s, weapon).is_some()
    }

    /// Who serves a weapon (L12.6, L21.1, L21.2): its team; an unpinned crew, else an unpinned group on foot.
    pub fn server(&self, s: &State, weapon: Piece) -> Option<Piece> {
        let kind = self.kind(s, weapon);
        if kind.class == Class::Rifle {
            let team = s.unit(weapon).aboard.get()?;
            return (!s.is(team, Marks::PINNED)).then_some(team);
        }
        let near = s.of_in(s.holder(weapon), s.hex(weapon));
        let near = near.only(|unit| !s.is(unit, Marks::PINNED));
        let crew = |unit: &Piece| self.kind(s, *unit).class == Class::Crew;
        let group = |unit: &Piece| {
            let other = self.kind(s, *unit);
            kind.is_gun() && other.is_foot() && other.is_group()
        };
        let found = near.iter().find(crew);
        found.or_else(|| near.iter().find(group))
    }

    /// L5.4: the enemies of a side that occupy a hex: ground units and ships, but no unserved weapons.
    pub fn enemies_in(&self, s: &State, seat: Seat, hex: HexId) -> Pieces {
        let occupies = |piece: Piece| {
            let kind = self.kind(s, piece);
            !kind.is_support() || self.is_served(s, piece)
        };
        s.of_in(foe(seat), hex).only(occupies)
    }

    /// L3.5: whether who goes there is on the bridge.
    pub(crate) fn takes_bridge(&self, from: HexId, to: HexId) -> bool {
        self.ground.is_bridge(to) && self.by_road(from, to)
    }

    /// L5.4, L8.4: the enemies that ground units of a side meet who go there: who is on a bridge and who is under it are apart.
    pub(crate) fn enemies_met(&self, s: &State, seat: Seat, to: HexId, bridge: bool) -> Pieces {
        let enemies = self.enemies_in(s, seat, to);
        match bridge {
            true => enemies.only(|enemy| self.kind(s, enemy).class != Class::Ship),
            false => enemies,
        }
    }

    /// L8.1, L8.4: whether there is room for these of a side who go there: on a bridge one does not stack with the ship under
    /// it.
    pub(crate) fn has_berth(
        &self,
        s: &State,
        seat: Seat,
        hex: HexId,
        units: Pieces,
        bridge: bool,
    ) -> bool {
        let (there, units) = (s.every_in(seat, hex), s.party(units));
        let ship = |unit: Piece| self.kind(s, unit).class == Class::Ship;
        match bridge {
            true => self.has_room_for(s, there.only(|unit| !ship(unit)) | units),
            false => self.has_room_for(s, there | units),
        }
    }

    /// Those of a side in a hex that fight: combat groups, tanks, armoured cars (L16.2).
    pub fn fighters(&self, s: &State, seat: Seat, hex: HexId) -> Pieces {
        s.of_in(seat, hex)
            .only(|piece| self.kind(s, piece).fights())
    }

    /// L8.3: too many of a side in a hex at the end of a phase, hidden ones among them.
    pub(crate) fn overfull(&self, s: &State) -> Option<Excess> {
        for seat in [Seat(0), Seat(1)] {
            for piece in s.there[seat].iter() {
                let hex = s.hex(piece);
                if !self.fits(s, s.every_in(seat, hex)) {
                    return Some(Excess { hex, seat });
                }
            }
        }
        None
    }

    pub(crate) fn step_excess(&self, s: &State, excess: &Excess) -> Flow {
        match self.fits(s, s.all_in(excess.seat, excess.hex)) {
            true => Flow::Done,
            false => Flow::Ask,
        }
    }

    /// Whose going helps.
    fn surplus(&self, s: &State, excess: Excess) -> Pieces {
        let there = s.all_in(excess.seat, excess.hex);
        let load = self.load(s, there);
        let over = |n: usize| LIMITS.get(n).is_none_or(|most| load[n] > *most);
        there.only(|piece| {
            let own = self.load(s, Pieces::one(piece));
            (0..4).any(|n| own[n] > 0 && over(n)) && s.unit(piece).aboard.get().is_none()
        })
    }

    fn may_push(&self, s: &State, excess: Excess, unit: Piece, to: HexId) -> Legal {
        if !self.surplus(s, excess).has(unit) {
            return no(&["L8.3"], "landships-no-excess");
        }
        if to.index() >= self.ground.len() || self.ground.distance(excess.hex, to) != 1 {
            return no(&["L8.3"], "landships-no-adjacent");
        }
        let kind = self.kind(s, unit);
        if kind.faces() {
            return no(&["L8.3"], "landships-no-excess-vehicle");
        }
        self.entry_cost(s, kind, excess.hex, to)?;
        match self.pushed_to(s, excess, unit).contains(to) {
            true => Ok(()),
            false => Err(No::by(&["L8.3", "L17.5"], "landships-no-push").at(to)),
        }
    }

    /// L8.3: one hex further back, as in a retreat, where there is room.
    fn pushed_to(&self, s: &State, excess: Excess, unit: Piece) -> Hexes {
        let (seat, from) = (excess.seat, excess.hex);
        let room = |to: HexId| {
            let bridge = self.takes_bridge(from, to);
            self.has_berth(s, seat, to, Pieces::one(unit), bridge)
        };
        self.back_from(s, unit, room)
    }

    /// Where all those go who have to.
    fn pushes(&self, s: &State, excess: Excess) -> Vec<Action> {
        let mut found = Vec::new();
        for unit in self.surplus(s, excess).iter() {
            for to in self.ground.around(excess.hex) {
                if self.may_push(s, excess, unit, to).is_ok() {
                    found.push(Action::Push(unit, to));
                }
            }
        }
        found
    }
}

/// L8.3: who of too many goes one hex back, or is lost where nobody can.
pub struct Overfull;

impl Overfull {
    fn excess(s: &State) -> Excess {
        match s.stack.last() {
            Some(Frame::Excess(excess)) => *excess,
            frame => unreachable!("{frame:?} is no excess"),
        }
    }
}

impl Question for Overfull {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _: &Book, s: &State) -> (Seat, Moment) {
        (Overfull::excess(s).seat, "overfull")
    }
    fn ask(&self, book: &Book, s: &State) -> Ask {
        book.ask_of(s, self.asked(book, s))
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        let excess = Overfull::excess(s);
        let pushes = book.pushes(s, excess);
        if pushes.is_empty() {
            for unit in book.surplus(s, excess).iter() {
                out.push(Action::Lose(unit));
            }
        }
        pushes.into_iter().for_each(|action| out.push(action));
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        let excess = Overfull::excess(s);
        match action {
            Action::Push(unit, to) => book.may_push(s, excess, unit, to),
            Action::Lose(unit) if !book.surplus(s, excess).has(unit) => {
                no(&["L8.3"], "landships-no-excess")
            }
            Action::Lose(_) if !book.pushes(s, excess).is_empty() => {
                no(&["L8.3"], "landships-no-loss-yet")
            }
            Action::Lose(_) => Ok(()),
            _ => elsewhere(action),
        }
    }
    fn answer(&self, book: &Book, s: &mut State, action: Action, _: &mut Chance, t: &mut Teller) {
        match action {
            Action::Push(unit, to) if is_on_map(to) => {
                t.all(|| {
                    book.unit_text("landships-pushed", s, unit)
                        .name("to", book.label(to))
                });
                s.put(unit, to);
            }
            Action::Lose(unit) => book.eliminate(s, unit, t),
            _ => {}
        }
    }
    fn concerns(&self, book: &Book, s: &State) -> Vec<u16> {
        book.surplus(s, Overfull::excess(s))
            .iter()
            .map(u16::from)
            .collect()
    }
}
