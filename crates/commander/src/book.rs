//! The book on the table: map, sight, decks, counters, scenario. Nothing here changes in play.

use crate::cards::{Card, Deed};
use crate::chart::Chart;
use crate::edition::Edition;
use crate::gwc::strategy::{ALWAYS, Date, StrategyCard};
use crate::ids::{CardId, FateCards};
use crate::kinds::{Arm, Class, Edge, Fort, Nation, Posture, Quality, Rank, Terrain};
use crate::law::Law;
use crate::march::Marches;
use crate::sight::Lines;
use crate::state::{Load, State};
use hex::{Direction, HexId, HexSet256, Map, flat_top};
use std::sync::OnceLock;
use table::{Cards, Chance, Seat};

/// The ratings on one face of a unit (3.1), and which of them are boxed (3.1.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ratings {
    /// Firepower.
    pub fp: i8,
    /// Range.
    pub range: i8,
    /// Movement.
    pub movement: i8,
    /// Morale.
    pub morale: i8,
    /// Command.
    pub command: i8,
    /// Boxed Firepower.
    pub boxed_fp: bool,
    /// Boxed Range.
    pub boxed_range: bool,
    /// Boxed Movement.
    pub boxed_movement: bool,
}

/// A kind of unit.
#[derive(Clone, Debug)]
pub struct UnitKind {
    /// Its word: `rifle`.
    pub word: String,
    /// Whose counters have it.
    pub nation: Nation,
    /// What it is.
    pub class: Class,
    /// Its good side.
    pub good: Ratings,
    /// Its broken side.
    pub broken: Ratings,
    /// E58.1: whether it is the Hero.
    pub hero: bool,
    /// What only Great War Commander prints on it.
    pub more: KindMore,
}

/// What Great War Commander prints on a counter besides.
#[derive(Clone, Debug)]
pub struct KindMore {
    /// g:3.3.1.3: the rank of a Leader.
    pub rank: Option<Rank>,
    /// g:3.1.9: whether it is a Unit of Engineers.
    pub engineer: bool,
    /// g:A54a: whether it is a Unit of Stosstruppen.
    pub stosstruppen: bool,
    /// g:3.1.7: whether it is of the first years of the war.
    pub early: bool,
    /// The first and the last month in which it may be had.
    pub dates: [Date; 2],
    /// How many counters there are; 0: enough.
    pub count: u8,
    /// g:O21.3.2a: Firepower and Range of a tank's gun, on its good and its broken side.
    pub gun: [Option<[i8; 2]>; 2],
    /// g:O23.5.2: the value against which it is tested whether it sticks.
    pub bog: u8,
}

impl Default for KindMore {
    fn default() -> Self {
        KindMore {
            rank: None,
            engineer: false,
            stosstruppen: false,
            early: false,
            dates: ALWAYS,
            count: 0,
            gun: [None; 2],
            bog: 0,
        }
    }
}

/// A kind of Weapon.
#[derive(Clone, Debug)]
pub struct WeaponKind {
    /// Its word: `lmg`.
    pub word: String,
    /// Whose counters have it.
    pub nation: Nation,
    /// What it is.
    pub arm: Arm,
    /// Printed Firepower.
    pub fp: i8,
    /// O20.2.2b: the least range, and the greatest.
    pub range: [i8; 2],
    /// What it takes from its carrier's Movement.
    pub movement: i8,
    /// Boxed Firepower.
    pub boxed_fp: bool,
    /// Boxed Range.
    pub boxed_range: bool,
    /// gloss.artillery
    pub white_bar: bool,
    /// O20.2.1a
    pub smoke: bool,
    /// 11.4b: rows that repair it …
    pub fix: [u8; 2],
    /// … and rows that eliminate it.
    pub elim: [u8; 2],
    /// The first and the last month in which it may be had.
    pub dates: [Date; 2],
    /// g:11.2b: whether only a Squad of two figures may carry it.
    pub squad_only: bool,
    /// g:A45.2: whether it is the gun of a Hidden Position.
    pub hidden: bool,
}

/// A hex of the map.
#[derive(Clone, Copy, Debug)]
pub struct PrintedHex {
    /// T78.1c: its terrain.
    pub terrain: Terrain,
    /// What it is but for a bridge: what one enters without the road.
    pub below: Terrain,
    /// T88: its level.
    pub level: i8,
    /// T93: whether a Road crosses it.
    pub road: bool,
    /// g:T121a: whether a Trail crosses it.
    pub trail: bool,
    /// T92: whether a Railway crosses it.
    pub railway: bool,
    /// g:O23.5.8: whether a building covers its centre.
    pub dot: bool,
}

/// What a hexside carries, and what crosses it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Side6 {
    /// T83
    pub cliff: bool,
    /// T84
    pub fence: bool,
    /// T87
    pub hedge: bool,
    /// T97
    pub wall: bool,
    /// T93a
    pub road: bool,
    /// T96
    pub trail: bool,
    /// T92
    pub railway: bool,
    /// g:T122.1
    pub destroyed_wall: bool,
}

impl Side6 {
    /// O21.1a: Movement points to cross it.
    pub const fn cost(self) -> u8 {
        self.fence as u8 + self.hedge as u8 + self.wall as u8
    }
    /// Whether a Road, Trail or Railway crosses it.
    pub const fn way(self) -> bool {
        self.road || self.trail || self.railway
    }
}

/// A unit of the scenario.
#[derive(Clone, Copy, Debug)]
pub struct Posted {
    /// Whose.
    pub seat: Seat,
    /// What.
    pub kind: u8,
    /// The Weapon it carries from the start: an index into the Weapons of the book.
    pub weapon: Option<u8>,
    /// Where it stands, or `OFF` if its player sets it up.
    pub hex: HexId,
    /// The space of the Time Track on which it waits; 0: it is there from the start.
    pub time: u8,
    /// E44: whether it begins as a Veteran.
    pub veteran: bool,
}

/// g:6.1.2f: what else waits on the Time Track.
#[derive(Clone, Copy, Debug)]
pub struct Due {
    /// Whose.
    pub seat: Seat,
    /// The space on which it waits.
    pub space: u8,
    /// A Fortification, or a Telephone.
    pub what: crate::frame::What,
}

/// One side of the scenario: its order of battle (gloss.ob).
#[derive(Clone, Debug)]
pub struct Side {
    /// Its name, that of its nation.
    pub nation: Nation,
    /// Its posture.
    pub posture: Posture,
    /// 4.3.1
    pub quality: Quality,
    /// 5.1a
    pub orders: u8,
    /// own.handicap: cards in hand besides those of its posture.
    pub hand_more: i8,
    /// 5.3
    pub discards: u8,
    /// 7.2b: its friendly map edge.
    pub edge: Edge,
    /// 4.2a
    pub surrender: u8,
    /// Where its units and fortifications are set up.
    pub area: HexSet256,
    /// Fortifications it sets up.
    pub forts: Vec<Fort>,
    /// F103.2a: the strength of its Mines.
    pub mines: u8,
    /// 12: the Radio it has from the start: FP and what it fires.
    pub radio: Option<(u8, Load)>,
    /// Weapons it gives to units at set-up.
    pub weapons: Vec<u8>,
    /// How many secret chits it draws.
    pub secrets: u8,
    /// 7.2.1a: whether leaving over the enemy map edge gives points.
    pub exits: bool,
    /// g:O27: its counters of Liaison Agents.
    pub agents: u8,
    /// g:1.S.a: whether it has Strategy Cards.
    pub strategy: bool,
}

impl Side {
    /// 1.1: the size of its hand.
    pub const fn hand(&self) -> u8 {
        self.posture.hand().saturating_add_signed(self.hand_more)
    }
}

/// What an Objective chit says (7.3.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chit {
    /// 7.3.2a: this objective is worth so much.
    One(u8, i8),
    /// 7.3.2b: every objective is worth so much.
    Each(i8),
    /// 7.3.2c
    AllFive,
    /// 7.3.2d
    ExitDoubled,
    /// 7.3.2e
    EliminationDoubled,
    /// g:7.3.2b: one point more for every Formation that leaves.
    ExitPlus,
    /// g:7.3.2b: one point more for every Formation eliminated.
    EliminationPlus,
}

/// An item of a Support table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Item {
    /// What it is.
    pub what: Support,
    /// First and last month in which it may be had.
    pub dates: [Date; 2],
}

/// What can be had from a Support table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Support {
    /// A unit, and its Weapon.
    Unit(u8, Option<u8>),
    /// A Radio: FP and what it fires.
    Radio(u8, Load),
}

/// Everything that does not change in play.
pub struct Book {
    /// Which rulebook is played.
    pub edition: Edition,
    /// What it settles by a value.
    pub law: &'static Law,
    /// Its Terrain Chart.
    pub chart: &'static Chart,
    /// The scenario's id; empty for a position of one's own.
    pub scenario: String,
    /// The drawn map.
    pub map: Map,
    /// The hexes.
    pub hexes: Vec<PrintedHex>,
    /// The hexsides by hex and direction.
    pub sides6: Vec<[Side6; 6]>,
    /// The neighbours of each hex by direction.
    pub next: Vec<[Option<HexId>; 6]>,
    /// The neighbours of each hex as a set.
    pub near: Vec<HexSet256>,
    /// Distances.
    pub far: Vec<u8>,
    /// Hexes to each map edge, by edge and hex (O23.3b).
    pub edge_far: [Vec<u8>; 4],
    /// Lines of sight.
    pub lines: Lines,
    /// 2.3: the hexes of the five objectives; a building counts whole (7.3.1.1).
    pub objectives: [HexSet256; 5],
    /// The hexes in which their numbers are printed.
    pub printed: [Option<HexId>; 5],
    /// Kinds of units.
    pub kinds: Vec<UnitKind>,
    /// Kinds of Weapons.
    pub arms: Vec<WeaponKind>,
    /// 1a: the Fate deck of each seat …
    pub decks: [Cards; 2],
    /// … and the faces of its cards.
    pub faces: [Vec<Card>; 2],
    /// The cards of each seat that serve an Action.
    pub serving: [Vec<FateCards>; 2],
    /// Both sides; a seat is an index into this.
    pub sides: [Side; 2],
    /// Units of the scenario.
    pub posted: Vec<Posted>,
    /// Fortifications that lie there from the start.
    pub fortifications: Vec<(HexId, Fort)>,
    /// Smoke and Blazes of a draft: Hindrance, 0 for a Blaze.
    pub smoke: Vec<(HexId, u8)>,
    /// 4.3.2: the year and the month; no month in Europe.
    pub date: Date,
    /// 5a: who takes the first Turn.
    pub first: Seat,
    /// Who sets up first.
    pub sets_up: Seat,
    /// 9a
    pub initiative: Seat,
    /// 6.1.1
    pub time: u8,
    /// 6.2.1
    pub sudden_death: u8,
    /// 4.1.1: points at the start, for the first seat.
    pub vp: i16,
    /// 7.3.1a: who controls each objective at the start, or `NOBODY`.
    pub control: [u8; 5],
    /// 7.3.2a: the chits: what they say, their letter, and whether they have a secret side (7.3.3b).
    pub chits: Vec<(Chit, String, bool)>,
    /// Chits that lie open from the start, as bits.
    pub open_chits: u32,
    /// How many more are drawn openly.
    pub open_draws: u8,
    /// The chits as a deck.
    pub bag: Cards,
    /// T94: the Smoke markers in the cup, by Hindrance.
    pub cup: Cards,
    /// Support tables by seat and column 2 to 12.
    pub support: [Vec<Vec<Item>>; 2],
    /// O18.2.3.3a: by Radio FP from 8, the Impact roll that destroys a Fortification.
    pub vulnerability: Vec<u8>,
    /// Distances on foot, once somebody asks.
    pub marches: OnceLock<Marches>,
    /// Names that a draft gives its pieces, by slot.
    pub names: Vec<Option<String>>,
    /// g:1.S.a: the Strategy Cards of each seat.
    pub strategy_cards: [Vec<StrategyCard>; 2],
    /// The same as decks.
    pub strategy_decks: [Cards; 2],
    /// g:S98.4.9: the Telephones of each seat in the box, by calibre, with their FP.
    pub phones: [Vec<(String, u8)>; 2],
    /// g:6.1.2f: Fortifications and Telephones that wait on the Time Track.
    pub due: Vec<Due>,
    /// g:notes.doctrine: whose tanks of which kind fire no farther than so many hexes.
    pub doctrine: Vec<(Seat, u8, u8)>,
    /// Whether no aircraft fly in this scenario.
    pub no_air: bool,
    /// Whether there is no Gas in this scenario.
    pub no_gas: bool,
}

impl Book {
    /// The seat's side.
    #[inline]
    pub fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index()]
    }
    /// The name of the seat.
    pub fn name(&self, seat: Seat) -> &'static str {
        self.side(seat).nation.word()
    }
    /// The seat of that name.
    pub fn seat_named(&self, name: &str) -> Option<Seat> {
        (0..2).map(Seat).find(|&seat| self.name(seat) == name)
    }
    /// The printed label of a hex.
    pub fn label(&self, hex: HexId) -> String {
        self.map.grid().label(hex)
    }
    /// The distance between two hexes; 1: they are adjacent (gloss.adjacent).
    #[inline]
    pub fn distance(&self, a: HexId, b: HexId) -> i8 {
        self.far[a.index() * self.hexes.len() + b.index()] as i8
    }
    /// The hexes around a hex.
    #[inline]
    pub fn near(&self, hex: HexId) -> HexSet256 {
        self.near[hex.index()]
    }
    /// The hex next to this one.
    #[inline]
    pub fn beside(&self, hex: HexId, direction: Direction) -> Option<HexId> {
        self.next[hex.index()][direction.index()]
    }
    /// What a hex is.
    #[inline]
    pub fn printed_hex(&self, hex: HexId) -> &PrintedHex {
        &self.hexes[hex.index()]
    }
    /// The terrain of a hex as it now is: a marker goes before what is printed.
    #[inline]
    pub fn terrain(&self, s: &State, hex: HexId) -> Terrain {
        let marked = s.markers(hex).terrain();
        marked.unwrap_or(self.printed_hex(hex).terrain)
    }
    /// Whether the scenario takes place in this month or later.
    pub fn since(&self, year: u16, month: u16) -> bool {
        self.date >= [year, month]
    }
    /// Whether the scenario takes place between these months, both counted.
    pub fn within(&self, [from, to]: [Date; 2]) -> bool {
        (from..=to).contains(&self.date)
    }
    /// The hexside between two hexes that touch.
    #[inline]
    pub fn hexside(&self, from: HexId, to: HexId) -> Side6 {
        let direction = self.map.grid().direction(from, to);
        direction.map_or_else(Side6::default, |direction| {
            self.sides6[from.index()][direction.index()]
        })
    }
    /// 2.2.2: the direction of a number of the compass.
    pub fn compass(number: u8) -> Direction {
        flat_top::N.turn(i32::from(number) - 1)
    }
    /// A Fate card of a seat.
    #[inline]
    pub fn card(&self, seat: Seat, card: CardId) -> &Card {
        &self.faces[seat.index()][card.index()]
    }
    /// One of these cards of an owner, drawn by a player.
    pub fn draw_from(
        &self,
        cards: FateCards,
        why: &'static str,
        by: Seat,
        owner: Seat,
        c: &mut Chance,
    ) -> CardId {
        let deck = &self.decks[owner.index()];
        CardId::new(c.draw(why, by, deck, cards.numbers()))
    }
    /// The cards of a seat's deck that may be played for an Action.
    #[inline]
    pub fn serving(&self, seat: Seat, deed: Deed) -> FateCards {
        self.serving[seat.index()][deed as usize]
    }
    /// Hexes from a hex to a map edge, the border counting as one more hex.
    pub fn to_edge(&self, hex: HexId, edge: Edge) -> u16 {
        let grid = self.map.grid();
        match edge {
            Edge::Top => grid.row(hex),
            Edge::Bottom => grid.rows() + 1 - grid.row(hex),
            Edge::Left => grid.column(hex),
            Edge::Right => grid.columns() + 1 - grid.column(hex),
        }
    }
    /// 7.2b: whether a hex lies on a map edge.
    pub fn on_edge(&self, hex: HexId, edge: Edge) -> bool {
        self.to_edge(hex, edge) == 1
    }
}
