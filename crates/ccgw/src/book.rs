//! The book on the table: map, sight, decks, scenario. Nothing here changes in play.

use crate::combat_cards::Combat;
use crate::command_cards::Command;
use crate::kinds::{Edge, Kind, Specialist, Terrain, Wing};
use crate::scenario::{ObjectiveKind, Side};
use hex::{HexId, HexSet128, Map, SightLines, points_up};
use std::collections::BTreeMap;
use table::{BySeat, Cards, Seat};

/// What a hex of this terrain does (ter.entry-parts), as the data file has it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Ground {
    /// A unit entering must stop.
    pub stop_on_enter: bool,
    /// A unit leaving must stop in the next hex.
    pub stop_on_leave: bool,
    /// Dice an attacker loses in the turn he entered.
    pub lost_entering: u8,
    /// Dice he loses in any other turn.
    pub lost_standing: u8,
    /// Soldiers and Flags ignored against fire.
    pub ranged: [u8; 2],
    /// Soldiers and Flags ignored in close combat.
    pub close: [u8; 2],
    /// The same against an attacker on a hill, for a hill.
    pub close_from_hill: [u8; 2],
    /// Whether a triple leaves a crater.
    pub crater: bool,
    /// What the hex is for movement after a triple.
    pub moves_as: Terrain,
    /// What it is for combat after a triple.
    pub fights_as: Terrain,
    /// Whether it blocks sight wherever the line runs.
    pub blocks: bool,
    /// Whether it blocks sight as high ground does.
    pub high: bool,
    /// Whether a unit on it may not fight (fx.ter.water.ford-combat).
    pub no_fight: bool,
}

/// What a kind of unit can do, as the data file has it.
#[derive(Clone, Debug, Default)]
pub struct Ability {
    /// Figures at full strength.
    pub figures: u8,
    /// Dice in close combat, then at range 2, 3 …
    pub dice: Vec<u8>,
    /// Whether it must see its target.
    pub sight: bool,
    /// Hexes it may move.
    pub moves: u8,
    /// Hexes it may move and still fight.
    pub move_and_fight: u8,
    /// Whether it may advance after combat.
    pub advances: bool,
    /// Ranges at which Deadly hits.
    pub deadly_at: Vec<u8>,
    /// Medals for it.
    pub medals: u8,
}

/// What a specialist adds to its unit, as the data file has it.
#[derive(Clone, Debug, Default)]
pub struct Skill {
    /// The kinds of unit it joins (fx.deploy.host).
    pub hosts: Vec<Kind>,
    /// More dice in close combat.
    pub close: u8,
    /// More dice at range 2, 3 …
    pub ranged: Vec<u8>,
    /// Whether only a unit that has not moved has them.
    pub unmoved: bool,
    /// Ranges at which Deadly hits.
    pub deadly_at: Vec<u8>,
    /// Hexes the unit may move, if more than its own.
    pub moves: u8,
    /// Hexes it may move and still fight, if more than its own.
    pub move_and_fight: u8,
    /// Hexes it may move at most and still fight, whatever card ordered it.
    pub at_most: Option<u8>,
    /// fx.spec.pools: figures of each side.
    pub figures: BTreeMap<String, u8>,
    /// fx.deploy.history
    pub history: Vec<Year>,
    /// fx.deploy.history: at most one in each section.
    pub one_per_section: bool,
}

/// fx.deploy.history: from when a side had how many of a specialist.
#[derive(Clone, Debug)]
pub struct Year {
    /// Whose.
    pub side: String,
    /// From this year on …
    pub year: u16,
    /// … at most so many.
    pub most: u8,
    /// With units of this kind only.
    pub host: Option<Kind>,
}

/// An objective medal on the map.
#[derive(Clone, Debug)]
pub struct Objective {
    /// How it is gained and lost.
    pub kind: ObjectiveKind,
    /// For whom; `None`: whichever side.
    pub side: Option<Seat>,
    /// Its hexes.
    pub hexes: HexSet128,
    /// Medals.
    pub worth: u8,
    /// Hexes of which some must be held too.
    pub needs: Vec<HexSet128>,
    /// Who holds it when the game starts.
    pub holder: Option<Seat>,
    /// Its catalogue id.
    pub rule: String,
    /// The name of its group, for words.
    pub name: String,
}

/// A unit of the scenario.
#[derive(Clone, Copy, Debug)]
pub struct Posted {
    /// Whose.
    pub seat: Seat,
    /// What.
    pub kind: Kind,
    /// Where.
    pub hex: HexId,
    /// With which specialist.
    pub specialist: Option<Specialist>,
}

/// Who moves first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum First {
    /// This seat.
    Seat(Seat),
    /// scn.06.first-player: whoever rolls more with two dice.
    Roll,
    /// scn.50.first-player: whoever rolls more HQ symbols with four battle dice; on a tie this seat.
    Stars(Seat),
}

/// A distance for each hex there could be.
pub type Far = [u8; HexSet128::CAPACITY];

/// Everything that does not change in play.
pub struct Book {
    /// The scenario's id; empty for a position of one's own.
    pub scenario: String,
    /// The drawn map.
    pub map: Map,
    /// What lies between any two hexes.
    pub lines: SightLines,
    /// The neighbours of each hex by direction.
    pub next: Vec<[Option<HexId>; 6]>,
    /// The neighbours of each hex as a set.
    pub near: Vec<HexSet128>,
    /// The distance from each hex to each hex.
    pub far: Vec<Far>,
    /// The sections of the board each hex belongs to, as bits from west to east (comp.board.dotted-hex).
    pub sections: Vec<u8>,
    /// The tile of each hex (comp.terrain-tiles).
    pub terrain: Vec<Terrain>,
    /// Tiles that block sight.
    pub blocking: HexSet128,
    /// Hill hexes.
    pub hills: HexSet128,
    /// Hexes whose protection the scenario sets.
    pub protection: Vec<Option<([u8; 2], String)>>,
    /// What each terrain does.
    pub grounds: [Ground; Terrain::ALL.len()],
    /// What each kind of unit can do.
    pub abilities: [Ability; Kind::ALL.len()],
    /// What each specialist adds.
    pub skills: [Skill; Specialist::ALL.len()],
    /// The Command deck.
    pub command: Cards,
    /// The Combat deck.
    pub combat: Cards,
    /// Class of each Combat card.
    pub combat_class: Vec<u8>,
    /// Cost of each Combat card.
    pub cost: Vec<u8>,
    /// Combat card of each class.
    pub combat_of: Vec<Combat>,
    /// Command card of each class.
    pub command_of: Vec<Command>,
    /// Both sides; a seat is an index into this.
    pub sides: [Side; 2],
    /// Who moves first.
    pub first: First,
    /// Medals to win.
    pub targets: BySeat<u8>,
    /// Units of the scenario.
    pub posted: Vec<Posted>,
    /// Wire of the scenario, and of a draft.
    pub wire: HexSet128,
    /// Shell craters of a draft.
    pub craters: HexSet128,
    /// Fortified positions of the scenario, and of a draft.
    pub works: HexSet128,
    /// Damaged bridges of the scenario, and of a draft.
    pub damaged: HexSet128,
    /// Hexes of water without a bridge (fx.ter.water.impassable).
    pub water: HexSet128,
    /// Fords, closed to tanks and guns (fx.ter.water.ford-move).
    pub fords: HexSet128,
    /// scn.45.forges-ford: units in a ford may fight.
    pub fight_in_ford: bool,
    /// scn.50.nml-choice: the first player chooses the rows.
    pub rows_chosen: bool,
    /// scn.52.nml: shells replace empty trenches and bunkers.
    pub heavy_shells: bool,
    /// scn.54.guns: who gains how many medals for a gun that was left.
    pub captures: Option<(Seat, u8)>,
    /// fx.deploy.scenario-count: specialists of each side's own choice.
    pub choices: [u8; 2],
    /// fx.deploy.older-scenarios: whether fewer may be placed.
    pub choices_may: bool,
    /// fx.deploy.swap
    pub swap: bool,
    /// fx.deploy.history: the year, where it counts.
    pub year: Option<u16>,
    /// Rows to be shelled.
    pub shelling: Vec<u16>,
    /// Objective medals: none but what the scenario says (end.scenario-objectives).
    pub objectives: Vec<Objective>,
    /// The side pressed for time (medal.time-pressure).
    pub pressed: Option<Seat>,
    /// Who may break through (medal.breakthrough).
    pub breakthrough: [bool; 2],
    /// The hexes that give observation, with those beside them.
    pub observation: Option<HexSet128>,
    /// Names that a draft gives its pieces, by slot.
    pub names: Vec<Option<String>>,
    /// Grenadiers to be placed at set-up.
    pub grenadiers: Vec<(Seat, u8)>,
}

impl Book {
    /// The seat's side.
    pub fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index()]
    }
    /// The name of the seat.
    pub fn name(&self, seat: Seat) -> &str {
        &self.side(seat).side
    }
    /// The seat of that name.
    pub fn seat_named(&self, name: &str) -> Option<Seat> {
        (0..2).map(Seat).find(|&seat| self.name(seat) == name)
    }
    /// The printed label of a hex.
    pub fn label(&self, hex: HexId) -> String {
        self.map.grid().label(hex)
    }
    /// The distance between two hexes.
    #[inline]
    pub fn distance(&self, a: HexId, b: HexId) -> u8 {
        self.far[a.index()][b.index()]
    }
    /// The distance from a hex to each hex.
    #[inline]
    pub fn far_from(&self, hex: HexId) -> &Far {
        &self.far[hex.index()]
    }
    /// The hexes around a hex.
    #[inline]
    pub fn near(&self, hex: HexId) -> HexSet128 {
        self.near[hex.index()]
    }
    /// What a terrain does.
    #[inline]
    pub fn ground(&self, terrain: Terrain) -> &Ground {
        &self.grounds[terrain as usize]
    }
    /// What a kind of unit can do, whatever its army (fx.unit.same-tables).
    #[inline]
    pub fn ability(&self, kind: Kind) -> &Ability {
        &self.abilities[kind as usize]
    }
    /// What a specialist adds.
    #[inline]
    pub fn skill(&self, specialist: Specialist) -> &Skill {
        &self.skills[specialist as usize]
    }
    /// Copies of a Command card in its deck.
    pub fn command_copies(&self, card: Command) -> table::Set128 {
        self.command_of
            .iter()
            .position(|&other| other == card)
            .map_or(table::Set128::EMPTY, |class| {
                self.command.copies(class as u8)
            })
    }
    /// Copies of a Combat card in its deck.
    #[inline]
    pub fn combat_copies(&self, card: Combat) -> table::Set128 {
        self.combat.copies(self.combat_class[card as usize])
    }
    /// What a Combat card costs.
    #[inline]
    pub fn cost(&self, card: Combat) -> u8 {
        self.cost[card as usize]
    }
    /// comp.board.sections: the part of the board that this seat calls by this name, from west to east.
    pub fn section(&self, seat: Seat, wing: Wing) -> u8 {
        match (self.side(seat).edge, wing) {
            (_, Wing::Centre) => 1,
            (Edge::Bottom, Wing::Left) | (Edge::Top, Wing::Right) => 0,
            (Edge::Bottom, Wing::Right) | (Edge::Top, Wing::Left) => 2,
        }
    }
    /// The same, the other way round.
    pub fn wing(&self, seat: Seat, section: u8) -> Wing {
        Wing::ALL
            .into_iter()
            .find(|&wing| self.section(seat, wing) == section)
            .expect("three sections, three wings")
    }
    /// ra.place-template: the direction of a numbered hex of the template as this seat lays it, its arrow
    /// towards the opponent: 1 forward right, then clockwise.
    pub fn template(&self, seat: Seat, number: u8) -> hex::Direction {
        let first = match self.side(seat).edge {
            Edge::Bottom => points_up::NE,
            Edge::Top => points_up::SW,
        };
        first.turn(i32::from(number) - 1)
    }
    /// retreat.two-rear-hexes: the hexes to the rear of this one, on the board.
    pub fn rear(&self, seat: Seat, hex: HexId) -> impl Iterator<Item = HexId> + use<> {
        let next = self.next[hex.index()];
        let directions = match self.side(seat).edge {
            Edge::Bottom => [points_up::SW, points_up::SE],
            Edge::Top => [points_up::NW, points_up::NE],
        };
        directions
            .into_iter()
            .filter_map(move |direction| next[direction.index()])
    }
    /// Whether the hex is on the opponent's baseline.
    pub fn on_enemy_baseline(&self, seat: Seat, hex: HexId) -> bool {
        let grid = self.map.grid();
        match self.side(seat).edge {
            Edge::Bottom => grid.row(hex) == grid.rows(),
            Edge::Top => grid.row(hex) == 1,
        }
    }
}
