//! What there is to know of a piece or a hex as it stands, and what is seen from where.

use crate::book::Book;
use crate::catalog::{Ordnance, Vehicle};
use crate::data::Barrel;
use crate::ids::{Piece, Sort};
use crate::ratings::MF;
use crate::shot::corner;
use crate::sight::{Effect, Met, Thing};
use crate::state::{ArmMarks, CarMarks, Marks, State};
use hex::HexId;
use table::{About, ArmView, Click, Figure, Note, Refusal, SightView, Sum, Text};

/// What lies on a unit, by its name in the words, with its rule.
const ON_MEN: [(&str, Marks, &str); 12] = [
    ("broken", Marks::BROKEN, "3.2.3.j"),
    ("dm", Marks::DM, "3.2.3.s"),
    ("pinned", Marks::PINNED, "3.2.3.r"),
    ("wounded", Marks::WOUNDED, "3.2.3.f"),
    ("cx", Marks::CX, "3.3.1.n"),
    ("melee", Marks::MELEE, "3.8.z"),
    ("prep", Marks::PREP, "3.2.5.a"),
    ("first", Marks::FIRST, "3.3.3.h"),
    ("final", Marks::FINAL, "3.3.3.l"),
    ("moved", Marks::MOVED, "3.3.1.d"),
    ("assault", Marks::ASSAULT, "3.3.1.j"),
    ("directed", Marks::DIRECTED, "3.2.2.m"),
];
/// The same of a weapon.
const ON_ARMS: [(&str, ArmMarks, &str); 4] = [
    ("malfunctioned", ArmMarks::BROKEN, "1.2.4.c"),
    ("captured", ArmMarks::CAPTURED, "5.5.a"),
    ("emplaced", ArmMarks::EMPLACED, "6.3.a"),
    ("hidden", ArmMarks::HIDDEN, "6.4.a"),
];
/// The same of a vehicle.
const ON_CARS: [(&str, CarMarks, &str); 9] = [
    ("wreck", CarMarks::WRECK, "2.0.wreck"),
    ("motion", CarMarks::MOTION, "3.3.2.m"),
    ("exposed", CarMarks::CE, "7.7.a"),
    ("bogged", CarMarks::BOG, "7.6.a"),
    ("immobile", CarMarks::IMMOBILE, "2.0.immobilized"),
    ("stunned", CarMarks::STUN, "7.10.n"),
    ("shocked", CarMarks::SHOCK, "7.10.g"),
    ("recalled", CarMarks::RECALL, "7.10.r"),
    ("low-ammo", CarMarks::LOW_AMMO, "7.2.1.a"),
];

/// A number with its words: one that is printed, and what changes it.
fn figure(name: &str, terms: &[(i32, &str)]) -> Figure {
    let mut sum = Sum::opened("aslsk", true);
    terms
        .iter()
        .for_each(|(amount, rule)| sum.add(*amount, rule));
    Figure {
        text: Text::new(format!("aslsk-about-{name}")),
        tally: sum.tally("about"),
    }
}

fn note(name: &str, rule: &'static str) -> Note {
    Note {
        text: Text::new(format!("aslsk-about-{name}")),
        rules: vec![rule.into()],
    }
}

/// The armour of the hull: two sides in front, one on the right, two behind, one on the left (7.1.a, 3.2.4.af).
fn sides(vehicle: &Vehicle) -> Vec<u8> {
    let front = [true, false, false, false, false, true];
    let armour = front.map(|front| vehicle.armour(front, false));
    armour.to_vec()
}

/// The numbers of a vehicle that its armour and its arms tell.
fn drawn(numbers: &[Figure]) -> Vec<u8> {
    let told = ["calibre", "rof", "-mg", "hull-front", "hull-side"];
    let is = |figure: &&Figure| told.iter().any(|end| figure.text.key.ends_with(end));
    let places = (0..).zip(numbers).filter(|(_, figure)| is(figure));
    places.map(|(place, _)| place).collect()
}

/// How a barrel is written: its calibre and its length.
fn barrel_word(gun: &Ordnance) -> String {
    let length = match gun.barrel {
        Barrel::Short => "*",
        Barrel::Usual => "",
        Barrel::L => "L",
        Barrel::LL => "LL",
    };
    format!("{}{length}", gun.calibre)
}

impl Book {
    /// What a vehicle fights with, and where that reaches from its hull (3.2.4.z).
    fn car_arms(&self, s: &State, piece: Piece, vehicle: &Vehicle) -> Vec<ArmView> {
        let car = s.car(piece);
        // Both point at corners: the turret is so many twelfths further round than the hull.
        let turret = (corner(car.tca).index() + 12 - corner(car.vca).index()) % 12;
        let ahead = |twelfths: usize| ((twelfths + 10) % 12) as u8;
        let rides = vehicle.has_turret();
        let main = if rides { turret } else { 0 };
        let mut arms = Vec::new();
        let mut arm = |name: &str, text: Text, from: u8, wide: u8| {
            arms.push(ArmView {
                text: text.text("what", Text::new(format!("aslsk-weapon-{name}"))),
                from,
                wide,
            });
        };
        if let Some(gun) = &vehicle.main {
            let text = Text::new("aslsk-arm-gun").name("gun", barrel_word(gun));
            arm("ma", text.num("rof", vehicle.rof), ahead(main), 4);
        }
        let mg = |fp: u8| Text::new("aslsk-arm-mg").num("fp", fp);
        if vehicle.cmg > 0 {
            arm("cmg", mg(vehicle.cmg), ahead(main), 4);
        }
        if vehicle.bmg > 0 {
            arm("bmg", mg(vehicle.bmg), ahead(0), 4);
        }
        if vehicle.rmg > 0 {
            arm("rmg", mg(vehicle.rmg), ahead(turret + 6), 4);
        }
        if vehicle.aamg > 0 {
            arm("aamg", mg(vehicle.aamg), 0, 12);
        }
        arms
    }

    /// A piece on the map, or a hex of it.
    pub(crate) fn about(&self, s: &State, of: &Click) -> About {
        match of {
            Click::Piece(id) => match self.piece_of(s, *id) {
                Some(piece) => self.about_piece(s, piece),
                None => About::default(),
            },
            Click::Hex(label) => match self.ground.map.grid().parse(label) {
                Ok(hex) => self.about_hex(s, hex),
                Err(_) => About::default(),
            },
            _ => About::default(),
        }
    }

    /// The piece of that number in a view, if there is one.
    fn piece_of(&self, s: &State, id: u16) -> Option<Piece> {
        let all = (0..s.men.len()).map(Piece::man);
        let all = all.chain((0..s.arms.len()).map(Piece::arm));
        let mut all = all.chain((0..s.cars.len()).map(Piece::car));
        all.find(|&piece| u16::from(piece) == id)
    }

    fn about_piece(&self, s: &State, piece: Piece) -> About {
        let (mut numbers, notes) = match piece.sort() {
            Sort::Man(_) => self.about_man(s, piece),
            Sort::Arm(_) => self.about_arm(s, piece),
            Sort::Car(_) => self.about_car(s, piece),
        };
        numbers.retain(|number| !number.tally.terms.is_empty());
        let car = piece.is_car().then(|| self.vehicle(s, piece));
        About {
            notes,
            drawn: car.map_or_else(Vec::new, |_| drawn(&numbers)),
            sides: car.map_or_else(Vec::new, sides),
            arms: car.map_or_else(Vec::new, |car| self.car_arms(s, piece, car)),
            numbers,
            ..About::default()
        }
    }

    fn about_man(&self, s: &State, piece: Piece) -> (Vec<Figure>, Vec<Note>) {
        let unit = self.unit(s, piece);
        let broken = s.is(piece, Marks::BROKEN);
        let printed = if broken { unit.broken } else { unit.morale };
        let wound = i32::from(s.is(piece, Marks::WOUNDED));
        let mf = i32::from(self.allowance(s, piece, false, 0) / MF);
        let mut numbers = vec![
            figure("fp", &[(unit.fp.into(), "1.2.1.a")]),
            figure("range", &[(unit.range.into(), "2.0.range")]),
            figure(
                "morale",
                &[(printed.into(), "3.2.3.j"), (-wound, "3.2.3.f")],
            ),
            figure("mf", &[(mf, "3.3.1.r")]),
        ];
        if self.is_leader(s, piece) {
            let own = [
                (self.leadership(s, piece) - wound, "1.2.1.b"),
                (wound, "3.2.3.f"),
            ];
            numbers.push(figure("leadership", &own));
        }
        numbers.push(figure("smoke", &[(unit.smoke.into(), "3.3.1.p")]));
        let load = i32::from(self.load(s, piece));
        numbers.push(figure("load", &[(load, "4.0.h")]));
        let mut notes: Vec<Note> = { ON_MEN.iter() }
            .filter(|(_, mark, _)| s.is(piece, *mark))
            .map(|(name, _, rule)| note(name, rule))
            .collect();
        if unit.self_rally {
            notes.push(note("self-rally", "3.1.e"));
        }
        if unit.assault_fire {
            notes.push(note("assault-fire", "3.5.b"));
        }
        if self.is_mmc(s, piece) && self.is_inexperienced(s, piece) {
            notes.push(note("inexperienced", "5.4.a"));
        }
        (numbers, notes)
    }

    fn about_arm(&self, s: &State, piece: Piece) -> (Vec<Figure>, Vec<Note>) {
        let weapon = self.weapon(s, piece);
        let calibre = weapon.ordnance.map_or(0, |gun| gun.calibre.into());
        let range = if weapon.is_gun() { 0 } else { weapon.range };
        let numbers = vec![
            figure("fp", &[(weapon.fp.into(), "4.1.a")]),
            figure("calibre", &[(calibre, "3.2.4.a")]),
            figure("range", &[(range.into(), "2.0.range")]),
            figure("rof", &[(weapon.rof.into(), "1.2.4.1.a")]),
            figure("breakdown", &[(weapon.b.into(), "2.0.breakdown-numbers")]),
            figure("portage", &[(weapon.portage.into(), "4.0.h")]),
            figure("manhandling", &[(weapon.manhandling.into(), "6.5.a")]),
            figure(
                "acquired",
                &[(-i32::from(s.arm(piece).acquired.level), "6.10.a")],
            ),
        ];
        let marks = s.arm(piece).marks;
        let mut notes: Vec<Note> = { ON_ARMS.iter() }
            .filter(|(_, mark, _)| marks.any(*mark))
            .map(|(name, _, rule)| note(name, rule))
            .collect();
        if s.arm(piece).by.is_none() {
            notes.push(note("unpossessed", "1.2.4.a"));
        }
        (numbers, notes)
    }

    fn about_car(&self, s: &State, piece: Piece) -> (Vec<Figure>, Vec<Note>) {
        let vehicle = self.vehicle(s, piece);
        let armour = |front: bool, turret: bool| i32::from(vehicle.armour(front, turret));
        let calibre = vehicle.main.map_or(0, |gun| gun.calibre.into());
        let numbers = vec![
            figure("mp", &[(vehicle.mp.into(), "3.3.2.a")]),
            figure("calibre", &[(calibre, "3.2.4.a")]),
            figure("rof", &[(vehicle.rof.into(), "1.2.4.1.a")]),
            figure("breakdown", &[(vehicle.b.into(), "2.0.breakdown-numbers")]),
            figure("hull-front", &[(armour(true, false), "7.1.a")]),
            figure("hull-side", &[(armour(false, false), "7.1.a")]),
            figure("turret-front", &[(armour(true, true), "7.1.a")]),
            figure("turret-side", &[(armour(false, true), "7.1.a")]),
            figure("bow-mg", &[(vehicle.bmg.into(), "7.8.a")]),
            figure("coax-mg", &[(vehicle.cmg.into(), "7.8.a")]),
            figure("aa-mg", &[(vehicle.aamg.into(), "7.8.a")]),
            figure("rear-mg", &[(vehicle.rmg.into(), "7.8.a")]),
            figure(
                "acquired",
                &[(-i32::from(s.car(piece).acquired.level), "6.10.a")],
            ),
        ];
        let notes = { ON_CARS.iter() }
            .filter(|(_, mark, _)| s.has(piece, *mark))
            .map(|(name, _, rule)| note(name, rule))
            .collect();
        (numbers, notes)
    }

    fn about_hex(&self, s: &State, hex: HexId) -> About {
        use crate::ground::Terrain;
        let plot = self.ground.plot(hex);
        let (tem, rule) = match plot.terrain {
            Terrain::Stone => (3, "1.1.1.building.d"),
            Terrain::Wooden => (2, "1.1.1.building.d"),
            Terrain::Woods => (1, "1.1.1.woods.b"),
            _ => (0, "1.1.1.open.a"),
        };
        let cost = self.terrain_cost(plot.terrain);
        let mut numbers = vec![
            figure("tem", &[(tem, rule)]),
            figure("level", &[(plot.level.into(), "1.1.1.hill.d")]),
            figure("hex-smoke", &[(self.smoke_in(s, hex).into(), "1.2.5.d")]),
        ];
        let residual = s.residual.iter().find(|it| it.hex.0 == hex);
        let residual = residual.map_or(0, |it| it.fp.into());
        numbers.push(figure("residual", &[(residual, "3.3.5.c")]));
        numbers.retain(|number| !number.tally.terms.is_empty());
        let half = !cost.is_multiple_of(MF);
        let cost = Note {
            text: Text::new("aslsk-about-cost")
                .num("n", cost / MF)
                .name("half", if half { "yes" } else { "no" }),
            rules: vec!["2.0.cot".into()],
        };
        let mut notes = vec![cost];
        let mut add = |yes: bool, name: &str, rule: &'static str| {
            if yes {
                notes.push(note(name, rule));
            }
        };
        add(plot.terrain == Terrain::Open, "open", "1.1.1.open.a");
        add(plot.terrain == Terrain::Orchard, "orchard", "2.0.hindrance");
        add(plot.terrain == Terrain::Grain, "grain", "2.0.hindrance");
        add(plot.terrain == Terrain::Brush, "brush", "2.0.hindrance");
        add(plot.terrain.is_obstacle(), "obstacle", "3.2.1.a");
        add(plot.roads != 0, "road", "1.1.1.road.b");
        About {
            numbers,
            notes,
            ..About::default()
        }
    }

    /// What is seen from a hex; by the book nobody looks before he declares (3.2.1.e).
    pub(crate) fn show_sight(&self, s: &State, from: &str) -> Vec<SightView> {
        if self.blind {
            return Vec::new();
        }
        SightView::all(self.ground.map.grid(), from, |a, b| self.seen(s, a, b))
    }

    fn seen(&self, s: &State, from: HexId, at: HexId) -> SightView {
        let clear = self.sees(s, from, at);
        let hindrance = if from == at {
            0
        } else {
            self.hindrance(s, from, at).total()
        };
        let mut view = SightView {
            hex: self.label(at),
            clear,
            hindrance: clear.then_some(i64::from(hindrance)).filter(|n| *n > 0),
            blockers: Vec::new(),
            why: None,
        };
        if clear {
            return view;
        }
        let met = self.ground.met(from, at);
        let stops = |met: &&Met| met.effect == Effect::Blocks;
        if let Some(first) = met.iter().find(stops) {
            let mut hexes: Vec<String> = { met.iter().filter(stops) }
                .map(|met| self.label(met.hex))
                .collect();
            hexes.dedup();
            view.blockers = hexes;
            view.why = Some(Refusal {
                rules: vec![first.rule.into()],
                text: Text::new(match first.thing {
                    Thing::Terrain(terrain) => format!("aslsk-sight-{}", terrain.word()),
                    Thing::Hill => "aslsk-sight-hill".to_owned(),
                    Thing::Crest => "aslsk-sight-crest".to_owned(),
                })
                .name("hex", self.label(first.hex)),
            });
            return view;
        }
        let hinders = |met: &&Met| matches!(met.effect, Effect::Hinders(_));
        view.blockers = { met.iter().filter(hinders) }
            .map(|met| self.label(met.hex))
            .collect();
        view.blockers.dedup();
        view.why = Some(Refusal {
            rules: vec!["3.2.1.f".into()],
            text: Text::new("aslsk-sight-hindrance").num("n", hindrance),
        });
        view
    }
}
