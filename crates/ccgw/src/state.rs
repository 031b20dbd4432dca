//! Everything that changes in play, in fixed arrays and sets of bits.

use crate::combat_cards::Combat;
use crate::command_cards::Command;
use crate::frame::{Attack, Frame};
use crate::kinds::{Holder, Kind, NOBODY, OFF, Prize, Specialist, slot};
use hex::{HexId, HexSet128};
use serde::{Deserialize, Serialize};
use table::flow::Procedures;
use table::{BySeat, Cards, Chance, List, Seat, Set64, Set128, Teller};

/// A unit and what became of it. Its slot is its identity.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Unit {
    /// Where it stands; `OFF` once it has left the board.
    pub hex: HexId,
    /// Figures left; of a machine gun or mortar the last is its weapon (end.mg-mortar-last-figure). They never
    /// part (move.no-split).
    pub figures: u8,
    /// Figures at full strength.
    pub of: u8,
    /// What it is.
    pub kind: Kind,
    /// Whose it is.
    pub seat: Seat,
    /// The specialist with it: beside the figures, not among them (comp.unit.specialist, spec.not-a-loss), and never
    /// with another unit (spec.moves-with-unit, fx.spec.general).
    pub specialist: Option<Specialist>,
    /// Hexes moved this turn.
    pub moved: u8,
}

impl Default for Unit {
    fn default() -> Self {
        Unit {
            hex: OFF,
            figures: 0,
            of: 0,
            kind: Kind::Infantry,
            seat: Seat(0),
            specialist: None,
            moved: 0,
        }
    }
}

/// A deck, its discards and the hands it was dealt to. The draw pile is a set:
/// cards are drawn late, so that no order is hidden in the state.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pile {
    /// The draw pile.
    pub rest: Set128,
    /// The discards, open.
    pub out: Set128,
    /// Cards lying open in front of the players until the end of the turn.
    pub up: Set128,
    /// The hands.
    pub hand: BySeat<Set128>,
    /// How many cards each hand holds: open, also where the cards are not.
    pub count: BySeat<u8>,
    /// Which cards of a hand its opponent has looked at.
    pub seen: BySeat<Set128>,
    /// Cards drawn and not yet kept by the active player.
    pub drawn: Set128,
    /// How many these are.
    pub drawn_count: u8,
}

impl Pile {
    /// The next card, after a reshuffle if the pile is empty; none if all are out (p5.reshuffle).
    pub fn draw(
        &mut self,
        why: table::Why,
        seat: Seat,
        cards: &Cards,
        chance: &mut Chance,
    ) -> Option<u8> {
        if self.rest.is_empty() {
            self.rest = std::mem::take(&mut self.out);
        }
        if self.rest.is_empty() {
            return None;
        }
        let card = chance.draw(why, seat, cards, self.rest);
        self.rest.remove(card);
        Some(card)
    }
    /// Puts a card into a hand.
    pub fn take(&mut self, seat: Seat, card: u8) {
        self.hand[seat].insert(card);
        self.count[seat] += 1;
    }
    /// Whether the hand holds a copy of the class.
    #[inline]
    pub fn holds(&self, seat: Seat, class: Set128) -> bool {
        !(self.hand[seat] & class).is_empty()
    }
    /// Takes a copy of a class out of a hand, one that the opponent has seen if there is one.
    pub fn give(&mut self, seat: Seat, class: Set128) -> u8 {
        let held = self.hand[seat] & class;
        let card = (held & self.seen[seat])
            .first()
            .or(held.first())
            .expect("the card is in the hand");
        self.hand[seat].remove(card);
        self.seen[seat].remove(card);
        self.count[seat] -= 1;
        card
    }
    /// The opponent looks at a hand, if there is a card in it.
    pub fn look_at(&mut self, seat: Seat, teller: &mut Teller) -> bool {
        let any = self.count[seat] > 0;
        if any {
            self.seen[seat] = self.hand[seat];
            teller.probe();
        }
        any
    }
    /// Whether a copy of the class may be in that hand as everybody knows it.
    #[inline]
    pub fn may_hold(&self, seat: Seat, class: Set128) -> bool {
        self.count[seat] > 0 && !(class - self.out - self.up).is_empty()
    }
}

/// Where in the turn the play stands while no procedure is open.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub enum Phase {
    /// fx.deploy.first-player-first: who moves first is rolled for, where that decides who places first.
    First,
    /// scn.12.grenadiers, fx.setup.same: specialists are placed before the cards are dealt.
    #[default]
    Setup,
    /// setup.05 to setup.08.
    Deal,
    /// scn.50.nml-choice: the first player chooses the rows he shells.
    Shelling,
    /// Turn-start medals.
    TurnStart,
    /// Phase 1.
    Command,
    /// A Combat card together with the Command card.
    With,
    /// The opponent may react to the announced card.
    Announced,
    /// What happens before the orders: the surgeon, rolls of the card.
    BeforeOrders,
    /// The section of Attaque d'Infanterie is chosen.
    Section,
    /// Phase 2.
    Orders,
    /// Phase 2: units ordered besides the card (cc.pigeons).
    Besides,
    /// The raider of Raid de tranchées is named.
    Raid,
    /// Phase 3.
    Movement,
    /// All infantry has moved.
    Moved,
    /// Phase 4: reserve artillery first.
    Artillery,
    /// Phase 4.
    Combat,
    /// Nothing is left to fight: the turn ends.
    Ending,
    /// Phase 5: Command cards.
    DrawCommand,
    /// Phase 5: which of the drawn Command cards is kept.
    Keep,
    /// Phase 5: Combat card or tokens.
    Economy,
    /// Phase 5: tokens were gained.
    Gained,
    /// Phase 5: the table is cleared.
    Clear,
}

/// Cards whose effect lasts for the turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Effects(u32);

impl Effects {
    /// Whether the card is in force.
    #[inline]
    pub const fn has(self, card: Combat) -> bool {
        self.0 >> card as u32 & 1 == 1
    }
    /// Puts the card in force.
    pub fn set(&mut self, card: Combat) {
        self.0 |= 1 << card as u32;
    }
    /// Ends the card's effect.
    pub fn clear(&mut self, card: Combat) {
        self.0 &= !(1 << card as u32);
    }
}

/// What the Command card still lets its player order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Orders {
    /// Units the card itself may order.
    pub eligible: Set64,
    /// How the orders are counted.
    pub count: Count,
    /// Orders in all, artillery included.
    pub most: u8,
}

/// How a card counts its orders.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Count {
    /// So many in each section of the board, from west to east.
    Sections([u8; 3]),
    /// So many anywhere.
    Any(u8),
    /// All of them.
    All,
    /// cmd.big-show-roll: infantry, machine guns and mortars, any.
    Rolled(u8, u8, u8),
    /// cmd.whistles: one linked group.
    Linked,
    /// cmd.direct-from-hq: one token each.
    Paid,
    /// Nothing.
    #[default]
    None,
}

/// The reserve artillery's order of this turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Battery {
    /// Fires left to make.
    pub shots: u8,
    /// Sections of the board it may aim at, as bits.
    pub sections: u8,
    /// Whether it has been ordered this turn (ra.once).
    pub ordered: bool,
}

/// The raid of cc.trench-raid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Raid {
    /// The raider.
    #[serde(with = "slot")]
    pub unit: Option<u8>,
    /// Where it started.
    pub start: HexId,
    /// Whether it has fought a unit in a trench.
    pub raided: bool,
}

impl Default for Raid {
    fn default() -> Self {
        Raid {
            unit: None,
            start: OFF,
            raided: false,
        }
    }
}

/// A position in play.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    /// All units, the fallen included.
    pub units: List<Unit, 48>,
    /// Units on the board by owner.
    pub alive: BySeat<Set64>,
    /// Who stands in each hex.
    pub at: List<u8, 127>,
    /// The hexes where each side stands.
    pub occupied: BySeat<HexSet128>,
    /// Wire tokens, the other side of craters (comp.wire-crater-token); they never run out (comp.no-marker-limit,
    /// fx.comp.no-marker-limit), nor do craters and positions.
    pub wire: HexSet128,
    /// Shell-crater tokens; one on a building makes it a ruin (ter.building.triple).
    pub crater: HexSet128,
    /// Fortified positions (fx.ter.fort-pos.protection).
    pub works: HexSet128,
    /// Bridges that are damaged (fx.spec.engineer-bridge).
    pub damaged: HexSet128,
    /// scn.52.nml: tiles that the shelling has replaced by craters.
    pub razed: HexSet128,
    /// scn.54.gun-crews: guns without a crew.
    pub guns: HexSet128,
    /// Command cards.
    pub command: Pile,
    /// Combat cards.
    pub combat: Pile,
    /// HQ tokens of each player, without limit (hq.no-cap) and open (hq.public).
    pub hq: BySeat<u8>,
    /// HQ tokens in the common pool.
    pub pool: u8,
    /// HQ tokens lying on played Combat cards.
    pub on_cards: u8,
    /// Units with an HQ token on them (cmd.direct-from-hq).
    pub tokens: Set64,
    /// Medals on the Victory cards (comp.medals), by what they were won for.
    pub medals: BySeat<[u8; Prize::ALL.len()]>,
    /// Who holds each objective.
    pub held: List<Holder, 24>,
    /// scn.55.trench-units: units that have a medal for where they stand.
    pub credited: Set64,
    /// Specialists each player has still to place (fx.deploy.scenario-count).
    pub due: BySeat<u8>,
    /// fx.deploy.swap: who may still change those he has.
    pub swaps: BySeat<bool>,
    /// The last row that was shelled by choice; 0: none yet.
    pub shelled: u8,
    /// Objectives left by the unit now on the move: it is not its own relief (medal.handover).
    pub vacated: u32,
    /// Number of the turn, from 1.
    pub turn: u16,
    /// Whose turn it is.
    pub active: Seat,
    /// Where in the turn.
    pub phase: Phase,
    /// The Command card in force, copies resolved.
    pub card: Option<Command>,
    /// Size of the Command hand before it was played (p1.per-card-count).
    pub hand_size: u8,
    /// The Command card each player last played in his own turn.
    pub last: BySeat<Option<Command>>,
    /// Combat cards in force.
    pub effects: Effects,
    /// Combat cards each player has played this turn.
    pub played: BySeat<u8>,
    /// Orders still to give.
    pub orders: Orders,
    /// Units ordered.
    pub ordered: Set64,
    /// Those of them ordered besides the Command card (cc.pigeons).
    pub besides: Set64,
    /// Units of the active player that began the turn on the enemy baseline (medal.breakthrough).
    pub brink: Set64,
    /// The unit on the move.
    #[serde(with = "slot")]
    pub moving: Option<u8>,
    /// Units whose move is over.
    pub moved: Set64,
    /// Units that have fought or given it up.
    pub fought: Set64,
    /// Units that entered the hex they stand in this turn.
    pub entered: Set64,
    /// Units stopped by terrain on their move this turn.
    pub stopped: Set64,
    /// Units that may not fight this turn.
    pub barred: Set64,
    /// The unit that Engelures has stopped (cc.frostbite).
    #[serde(with = "slot")]
    pub frozen: Option<u8>,
    /// Engineers that have taken away the wire they stopped on (fx.spec.engineer-wire).
    pub cleared: Set64,
    /// Reserve artillery.
    pub battery: Battery,
    /// Units under an acquisition marker (fx.spec.observer-marker).
    pub acquired: Set64,
    /// own.tank.bog: tanks that are stuck for good.
    pub ditched: Set64,
    /// The trench raid.
    pub raid: Raid,
    /// The unit out of ammunition.
    #[serde(with = "slot")]
    pub dry: Option<u8>,
    /// The last turn it is.
    pub dry_until: u16,
    /// Whether the active player has discarded a Combat card for a token this turn.
    pub discarded: bool,
    /// Who played Frapper le premier this turn and draws first.
    pub first_strike: Option<Seat>,
    /// The winner.
    pub winner: Option<Seat>,
    /// Procedures under way, the innermost last.
    pub stack: List<Frame, 8>,
}

const _: () = assert!(size_of::<State>() <= 1536, "a state stays within 1.5 KiB");

impl State {
    /// The unit in this slot.
    #[inline]
    pub fn unit(&self, unit: u8) -> &Unit {
        &self.units[unit as usize]
    }
    /// The unit in this slot, to change.
    #[inline]
    pub fn unit_mut(&mut self, unit: u8) -> &mut Unit {
        &mut self.units[unit as usize]
    }
    /// Who stands in the hex.
    #[inline]
    pub fn at(&self, hex: HexId) -> Option<u8> {
        let unit = self.at[hex.0 as usize];
        (unit != NOBODY).then_some(unit)
    }
    /// Who stands in the hex of a legal action.
    #[inline]
    pub fn unit_at(&self, hex: HexId) -> u8 {
        self.at(hex)
            .expect("the action is legal, so its unit is there")
    }
    /// The innermost combat under way.
    #[inline]
    pub fn attack(&self) -> Option<&Attack> {
        self.stack.iter().rev().find_map(|frame| match frame {
            Frame::Attack(attack) => Some(attack),
            _ => None,
        })
    }
    /// The same, to change; one is under way.
    pub fn attack_mut(&mut self) -> &mut Attack {
        let mut frames = self.stack.iter_mut().rev();
        let attack = frames.find_map(|frame| match frame {
            Frame::Attack(attack) => Some(attack),
            _ => None,
        });
        attack.expect("a combat is under way")
    }
    /// The combat that asks now.
    #[inline]
    pub fn fighting(&self) -> &Attack {
        match self.stack.last() {
            Some(Frame::Attack(attack)) => attack,
            frame => unreachable!("{frame:?} is no combat"),
        }
    }
    /// Whether the unit is on the board.
    #[inline]
    pub fn is_alive(&self, unit: u8) -> bool {
        (self.alive.0[0] | self.alive.0[1]).has(unit)
    }
    /// Every hex with a unit.
    #[inline]
    pub fn crowded(&self) -> HexSet128 {
        self.occupied.0[0] | self.occupied.0[1]
    }
    /// Puts a unit down in a hex.
    pub fn place(&mut self, unit: u8, hex: HexId) {
        debug_assert!(
            self.at(hex).is_none(),
            "one unit per hex (move.one-unit-per-hex)"
        );
        let seat = self.unit(unit).seat;
        self.unit_mut(unit).hex = hex;
        self.at[hex.0 as usize] = unit;
        self.occupied[seat].insert(hex);
        self.alive[seat].insert(unit);
    }
    /// Takes a unit up from its hex.
    pub fn lift(&mut self, unit: u8) {
        let Unit { hex, seat, .. } = *self.unit(unit);
        self.at[hex.0 as usize] = NOBODY;
        self.occupied[seat].remove(hex);
        self.alive[seat].remove(unit);
        // fx.spec.observer-remove: it moves, retreats or is eliminated.
        self.acquired.remove(unit);
        self.unit_mut(unit).hex = OFF;
    }
    /// Moves a unit to a free hex.
    pub fn shift(&mut self, unit: u8, to: HexId) {
        self.lift(unit);
        self.place(unit, to);
        self.entered.insert(unit);
    }
    /// Pays tokens back to the pool.
    pub fn spend(&mut self, seat: Seat, tokens: u8) {
        self.hq[seat] -= tokens;
        self.pool += tokens;
    }
}

impl Procedures<Frame, 8> for State {
    #[inline]
    fn frames(&mut self) -> &mut List<Frame, 8> {
        &mut self.stack
    }
    /// goal.instant-win: nothing further is resolved.
    #[inline]
    fn is_over(&self) -> bool {
        self.winner.is_some()
    }
}

/// The opponent in a game of two.
#[inline]
pub const fn foe(seat: Seat) -> Seat {
    Seat(seat.0 ^ 1)
}
