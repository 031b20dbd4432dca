//! What a scenario must keep to so that it can be played: found when it is opened, told with the place and how to mend it.

use crate::book::Book;
use crate::catalog::Date;
use crate::data::Size;
use crate::ground::{Edge, Hexes};
use crate::ids::{Piece, Pieces, Sort};
use crate::open::{OBJECTIVES, Posted};
use crate::scenario::Scenario;
use crate::victory::points_of;
use table::{Fault, Seat};

/// Six halves of a squad, a leader not counted, stand in a hex (3.3.1.h).
const ROOM: usize = 6;

impl Book {
    /// All that is wrong with the forces and the goals of a scenario.
    pub(crate) fn muster(&self, file: &str, scenario: &Scenario) -> Vec<Fault> {
        let mut found = Faults {
            file,
            all: Vec::new(),
        };
        if self.turns == 0 {
            found.add("turns", "there is no turn", "write 1 or more");
        }
        for n in 0..self.forces.len() {
            self.muster_force(n, &mut found);
        }
        if scenario.objectives.len() > OBJECTIVES {
            let what = format!("there are {} objectives", scenario.objectives.len());
            found.add("objectives", &what, "16 are the most");
        }
        if self.goals.is_empty() {
            found.add("goals", "nobody can win", "say what wins, for one side");
        }
        for n in 0..self.goals.len() {
            self.muster_goal(n, &mut found);
        }
        found.all
    }

    fn muster_force(&self, n: usize, found: &mut Faults) {
        let at = format!("forces.{n}");
        let force = &self.forces[n];
        self.muster_dates(force.pieces, &at, found);
        let bulk = |piece: Piece| match self.size(piece) {
            Some(Size::Squad) => 2,
            Some(Size::HalfSquad | Size::Crew) => 1,
            Some(Size::Leader) | None => 0,
        };
        let hexes = force.area.len();
        let men: usize = force.pieces.men().iter().map(bulk).sum();
        if force.enters == 0 && (men > hexes * ROOM || force.pieces.cars().len() as usize > hexes) {
            let what = format!("they do not fit into the {hexes} hexes of their area");
            found.add(&at, &what, "make it larger");
        }
        let is_gun = |arm: &Piece| self.posted_weapon(*arm).is_some_and(|it| it.is_gun());
        let guns = force.pieces.arms().iter().filter(is_gun).count();
        let is_crew = |man: &Piece| self.size(*man) == Some(Size::Crew);
        let crews = force.pieces.men().iter().filter(is_crew).count();
        if guns > crews {
            let what = format!("{guns} Guns have {crews} crews (1.2.6.a)");
            found.add(&at, &what, "add crews, such as [\"2-2-8\", 1]");
        }
        if force.pieces.men().is_empty() && !force.pieces.arms().is_empty() {
            found.add(&at, "nobody can carry its weapons", "add a unit to it");
        }
        if force.enters > self.turns {
            let what = format!("the game ends before turn {}", force.enters);
            found.add(&at, &what, "let it enter earlier");
        }
        let edges =
            [Edge::North, Edge::East, Edge::South, Edge::West].map(|it| self.ground.edge(it));
        let rim = edges.into_iter().fold(Hexes::EMPTY, |all, edge| all | edge);
        if force.enters > 0 && force.area.iter().any(|hex| !rim.contains(hex)) {
            let what = "who enters does so over an edge of the map (3.3.h)";
            found.add(&at, what, "give its area an \"edge\"");
        }
    }

    /// Nobody has what is not made yet.
    fn muster_dates(&self, pieces: Pieces, at: &str, found: &mut Faults) {
        for posted in self.posted.iter().filter(|it| pieces.has(it.piece)) {
            let kind = usize::from(posted.kind);
            let (from, word) = match posted.piece.sort() {
                Sort::Man(_) => continue,
                Sort::Arm(_) => (
                    self.catalog.weapons[kind].from,
                    self.catalog.weapon_word(posted.kind),
                ),
                Sort::Car(_) => (
                    self.catalog.vehicles[kind].from,
                    self.catalog.vehicle_word(posted.kind),
                ),
            };
            if from > self.date {
                let Date { year, month } = from;
                let what = format!("'{word}' comes in {year}-{month:02}");
                found.add(at, &what, "take an older one, or another date");
            }
        }
    }

    fn muster_goal(&self, n: usize, found: &mut Faults) {
        let at = format!("goals.{n}");
        let goal = &self.goals[n];
        let exit = goal.exit.as_ref().map(|(_, points)| *points);
        if goal.control.is_none() && exit.is_none() && goal.casualties.is_none() {
            let mend = "write \"control\", \"exit\" or \"casualties\"";
            found.add(&at, "nothing is asked for", mend);
        }
        let all = self.objectives.len();
        if goal.control.is_some_and(|least| usize::from(least) > all) {
            let what = format!("there are {all} objectives");
            found.add(&at, &what, "ask for fewer, or add some");
        }
        let own = self.strength(goal.seat);
        if exit.is_some_and(|least| u16::from(least) > own) {
            let what = format!("all of them together are {own} points");
            found.add(&at, &what, "ask for fewer");
        }
        let enemy = self.strength(crate::state::foe(goal.seat));
        if goal
            .casualties
            .is_some_and(|least| u16::from(least) > enemy)
        {
            let what = format!("all enemies together are {enemy} points");
            found.add(&at, &what, "ask for fewer");
        }
    }

    /// The points of all that a scenario posts of a side.
    fn strength(&self, seat: Seat) -> u16 {
        let own = self.posted.iter().filter(|it| it.seat == seat);
        own.map(|it| u16::from(points_of(it.piece, self.size(it.piece))))
            .sum()
    }

    fn posted(&self, piece: Piece) -> Option<&Posted> {
        self.posted.iter().find(|it| it.piece == piece)
    }

    fn size(&self, piece: Piece) -> Option<Size> {
        let posted = self.posted(piece).filter(|it| it.piece.is_man())?;
        Some(self.catalog.units[usize::from(posted.kind)].size)
    }

    fn posted_weapon(&self, piece: Piece) -> Option<&crate::catalog::Weapon> {
        let posted = self.posted(piece).filter(|it| it.piece.is_arm())?;
        Some(&self.catalog.weapons[usize::from(posted.kind)])
    }
}

struct Faults<'a> {
    file: &'a str,
    all: Vec<Fault>,
}

impl Faults<'_> {
    fn add(&mut self, at: &str, what: &str, mend: &str) {
        self.all.push(Fault::new(self.file, at, what, mend));
    }
}
