//! What a scenario file fills the book with: pieces, artillery, aircraft, victory.

use super::areas::{Reader, edge_of};
use crate::book::{Book, Level, ModulePost, PlanePost, Post};
use crate::data::Class;
use crate::ground::{Hexes, Terrain};
use crate::ids::{MODULES, Module, PIECES, PLANES, Piece, Pieces};
use crate::notation::side_named;
use crate::scenario::{Force, ForceFile, ModuleFile, Network, PlaneFile, Planned, Scenario, Worth};
use crate::state::Barrage;
use table::Seat;

/// Rows of planned fire and networks, at most.
const PLANNED: usize = 8;

impl Reader<'_> {
    /// Fills the book; the pieces only if no draft brings its own.
    pub fn fill(&mut self, book: &mut Book, scenario: &Scenario, pieces: bool) {
        for (name, labels) in &scenario.trenches {
            let Some(seat) = self.seat("trenches", name) else {
                continue;
            };
            for hex in self.hexes(book, "trenches", labels).iter() {
                book.ground.plots[hex.index()].trench = Some(seat);
            }
        }
        for (place, side) in scenario.sides.iter().enumerate() {
            let seat = Seat(place as u8);
            if let Some(edge) = side.exits {
                book.sides[place].exits = edge_of(&book.ground, edge);
            }
            side.modules
                .iter()
                .for_each(|it| self.module(book, seat, it));
            side.planes.iter().for_each(|it| self.plane(book, seat, it));
        }
        if pieces {
            scenario.forces.iter().for_each(|it| self.force(book, it));
        }
        self.planned(book, scenario);
        self.networks(book, scenario);
        self.control(book, scenario);
        self.victory(book, scenario);
    }

    fn module(&mut self, book: &mut Book, seat: Seat, file: &ModuleFile) {
        let Some(kind) = book.catalog.find_module(&file.kind) else {
            let what = format!("'{}' is no module", file.kind);
            return self.fault("modules", what, "see content/landships/guns.json");
        };
        if book.modules.len() >= MODULES {
            return self.fault("modules", "there are too many".into(), "leave some out");
        }
        let usual = book.catalog.modules[usize::from(kind)].points;
        book.modules.push(ModulePost {
            name: file.name.clone(),
            kind,
            seat,
            points: file.points.unwrap_or(usual),
            gas: file.gas,
            hurricane: file.hurricane,
            shrapnel: file.shrapnel,
        });
    }

    fn plane(&mut self, book: &mut Book, seat: Seat, file: &PlaneFile) {
        let Some(kind) = book.catalog.find_plane(&file.kind) else {
            let what = format!("'{}' is no aircraft", file.kind);
            return self.fault("planes", what, "see content/landships/guns.json");
        };
        if book.planes.len() >= PLANES {
            return self.fault("planes", "there are too many".into(), "leave some out");
        }
        let labels: Vec<String> = file.hex.iter().cloned().collect();
        let hex = self.hexes(book, "planes", &labels).first();
        let balloon = book.catalog.planes[usize::from(kind)].balloon;
        if balloon != hex.is_some() {
            let what = "a balloon has a hex and an aircraft has none (L19.12)";
            self.fault("planes", what.into(), "add or drop \"hex\"");
        }
        // L24.3
        if book.catalog.planes[usize::from(kind)].from > book.date.year {
            let what = format!("'{}' does not fly yet (L24.3)", file.kind);
            self.fault("planes", what, "take another, or change the date");
        }
        book.planes.push(PlanePost {
            name: file.name.clone(),
            kind,
            seat,
            turns: file.turns.unwrap_or((1, u8::MAX)),
            hex,
        });
    }

    fn force(&mut self, book: &mut Book, file: &ForceFile) {
        let at = format!("forces.{}", book.forces.len() + 1);
        let Some(seat) = self.seat(&at, &file.side) else {
            return;
        };
        let area = self.area(book, &at, &file.area);
        let facing = file.facing.as_deref().and_then(side_named);
        if file.facing.is_some() && facing.is_none() {
            self.fault(
                &at,
                "this is no hexside".into(),
                "write e, se, sw, w, nw or ne",
            );
        }
        let nation = { file.nation.clone() }.unwrap_or_else(|| book.side(seat).nation.clone());
        let mut pieces = Pieces::EMPTY;
        for (word, many) in &file.units {
            let Some(kind) = book.catalog.find(word) else {
                let mend = "see units.json, vehicles.json and guns.json for the words";
                self.fault(&at, format!("'{word}' is no unit"), mend);
                continue;
            };
            // L24.3
            if !{ &book.catalog.kinds[usize::from(kind)] }.is_available(&nation, book.date.year) {
                let what = format!("'{word}' is not to be had then and there (L24.3)");
                self.fault(&at, what, "take another, or change the date");
            }
            for _ in 0..*many {
                if book.posts.len() >= PIECES {
                    return self.fault(&at, "there are too many pieces".into(), "leave some out");
                }
                pieces.insert(Piece::of(book.posts.len()));
                book.posts.push(Post {
                    kind,
                    seat,
                    nation: nation.clone(),
                    with: None,
                    picked: file.picked,
                    escort: file.escort,
                    fascine: file.fascines,
                });
            }
        }
        self.pair(book, &at, pieces);
        book.forces.push(Force {
            area,
            enters: file.enters.unwrap_or(0),
            pieces,
            facing,
        });
    }

    /// Crews belong to guns, AT rifles to teams, leaders to tanks (L20.3), in their order.
    fn pair(&mut self, book: &mut Book, at: &str, pieces: Pieces) {
        let class = |book: &Book, piece: Piece| {
            book.catalog.kinds[usize::from(book.posts[piece.index()].kind)].class
        };
        let gun = |class: Class| class >= Class::Art && class != Class::Rifle;
        let pairs: [(Class, &dyn Fn(Class) -> bool); 3] = [
            (Class::Crew, &gun),
            (Class::Rifle, &|class| class == Class::RifleTeam),
            (Class::Leader, &|class| class == Class::Tank),
        ];
        for (who, on) in pairs {
            let mut hosts = pieces.iter().filter(|&piece| on(class(book, piece)));
            let hosts: Vec<Piece> = hosts.by_ref().collect();
            let guests: Vec<Piece> = pieces.iter().filter(|&it| class(book, it) == who).collect();
            for (n, &guest) in guests.iter().enumerate() {
                book.posts[guest.index()].with = hosts.get(n).copied();
            }
            if who == Class::Rifle && guests.len() > hosts.len() {
                let mend = "add a rifle-team for each";
                self.fault(at, "an AT rifle has no team (L21.1)".into(), mend);
            }
        }
    }

    fn planned(&mut self, book: &mut Book, scenario: &Scenario) {
        for file in &scenario.planned {
            let Some(seat) = self.seat("planned", &file.side) else {
                continue;
            };
            let own = { book.modules.iter().enumerate() }.filter(|(_, it)| it.seat == seat);
            let module = own.map(|(place, _)| Module(place as u8));
            let module = module.collect::<Vec<_>>();
            let module = usize::from(file.module)
                .checked_sub(1)
                .and_then(|n| module.get(n));
            let kind = Barrage::named(&file.kind);
            let (Some(&module), Some(kind)) = (module, kind) else {
                let mend = "name a module of the side by its number, and how it fires";
                self.fault("planned", "this is no planned fire".into(), mend);
                continue;
            };
            if book.planned.len() >= PLANNED {
                return self.fault("planned", "there is too much".into(), "leave some out");
            }
            let area = self.area(book, "planned", &file.area);
            book.planned.push(Planned {
                seat,
                module,
                turns: file.turns,
                kind,
                area,
            });
        }
    }

    /// L22.4: not in a river, and not where there is one already.
    fn networks(&mut self, book: &mut Book, scenario: &Scenario) {
        let mut areas = [Hexes::EMPTY; 2];
        for file in &scenario.networks {
            let Some(seat) = self.seat("networks", &file.side) else {
                continue;
            };
            let area = self.area(book, "networks", &file.area);
            areas[seat.index()] |= area;
            for _ in 0..file.count {
                if book.planned.len() + book.networks.len() >= PLANNED {
                    let what = "there are too many, with planned fire";
                    return self.fault("networks", what.into(), "leave some out");
                }
                book.networks.push(Network { seat, area });
            }
        }
        if areas[0].meets(areas[1]) {
            let what = "both sides would dig in one hex";
            self.fault("networks", what.into(), "keep their areas apart");
        }
        let dry = |hex: &hex::HexId| {
            let plot = book.ground.plot(*hex);
            plot.terrain != Terrain::River && !plot.fortified
        };
        for network in &book.networks {
            let rivals = { book.networks.iter() }.filter(|it| it.area.meets(network.area));
            if network.area.iter().filter(dry).count() < rivals.count() {
                let what = "there is too little room in their area (L22.4)";
                return self.fault("networks", what.into(), "make the area larger");
            }
        }
    }

    /// L3.7: at the start each side controls the hexes of its set-up area.
    fn control(&mut self, book: &mut Book, scenario: &Scenario) {
        for force in book.forces.iter().filter(|force| force.enters == 0) {
            if let Some(piece) = force.pieces.first() {
                let seat = book.posts[piece.index()].seat;
                book.control[seat] |= force.area;
            }
        }
        for (name, labels) in &scenario.control {
            if let Some(seat) = self.seat("control", name) {
                let hexes = self.hexes(book, "control", labels);
                book.control[seat] |= hexes;
                let other = crate::state::foe(seat);
                book.control[other] -= hexes;
            }
        }
        let both = book.control.0[0] & book.control.0[1];
        book.control.0[0] -= both;
        book.control.0[1] -= both;
    }

    fn victory(&mut self, book: &mut Book, scenario: &Scenario) {
        for (word, &points) in &scenario.victory.points {
            if !book.points.set(word, points) {
                let mend = "write group, mg, gun, tank, breakdown, car, leader or plane";
                self.fault("victory.points", format!("'{word}' scores nothing"), mend);
            }
        }
        for file in &scenario.victory.hexes {
            let seat = file
                .side
                .as_ref()
                .and_then(|name| self.seat("victory", name));
            let hexes = self.hexes(book, "victory.hexes", &file.hexes);
            book.worths.push(Worth {
                hexes,
                worth: file.worth,
                seat,
            });
        }
        for (from, name, word) in &scenario.victory.levels {
            if let Some(winner) = self.seat("victory.levels", name) {
                book.levels.push(Level {
                    from: *from,
                    winner,
                    word: word.clone(),
                });
            }
        }
        if !book.levels.is_sorted_by(|a, b| a.from > b.from) {
            let mend = "begin with the best of the first player";
            self.fault("victory.levels", "levels stand in their order".into(), mend);
        }
    }
}
