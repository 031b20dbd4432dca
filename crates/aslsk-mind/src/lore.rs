//! What is learned by play: traits of answers and facts of positions.

use crate::atlas::NEVER;
use crate::eye::{Eye, When};
use crate::goals::Aim;
use crate::manner::Manner;
use aslsk::data::{Ammo, Size};
use aslsk::{
    Action, ArmMarks, Book, CarMarks, Frame, Marks, Mode, Piece, Pieces, Round, Sort, State, foe,
    is_on_map,
};
use hex::HexId;
use players::{Learned, Lore, families};
use table::{Game, Seat, Turn};

/// Kinds of answers; questions.
const ACTS: u16 = 48;
const SCENES: u16 = 32;
/// Sorts of pieces: squads, half-squads, crews, leaders, vehicles.
const SORTS: u16 = 5;
/// What is counted of an attack, of a shot, of who sets out, of a step, of a place.
const BLOW: u16 = 10;
const OUT: u16 = 6;
const CHANGES: u16 = 18;
const PLACES: u16 = 9;

families! {
    /// The families of traits.
    Trait, TRAITS:
    /// An answer of a kind; what is thought of it counts so much more.
    Act = "act": ACTS,
    Slope = "slope": ACTS,
    /// That one declines, or does something, at a question; what is thought of it there.
    Declines = "declines": SCENES,
    Scene = "scene": SCENES,
    /// An attack on the Infantry Fire Table, a shot of ordnance, by the phase.
    Fire = "fire": BLOW * 4,
    Gun = "gun": BLOW * 4,
    /// Who moves, by sort.
    Out = "out": OUT * SORTS,
    /// A step of men, of a vehicle, of who routs; an advance.
    Men = "men": CHANGES,
    Car = "car": CHANGES,
    Rout = "rout": CHANGES,
    Advance = "advance": CHANGES,
    /// Where a piece is set up: by who attacks, by who keeps.
    Place = "place": PLACES * 2,
}

families! {
    /// The families of facts.
    Fact, FACTS:
    /// Units by sort and state, those of the seat less those of the other.
    Unit = "unit": SORTS * 3,
    /// Machine guns, other weapons, by whether they work.
    Weapon = "weapon": 4,
    /// How many objectives the side that needs them lacks, by time.
    Lacks = "lacks": 5 * 4,
    /// What part of its points it still lacks, by time.
    Points = "points": 5 * 4,
    /// Units under fire; whose turn it is.
    Exposed = "exposed": 1,
    Active = "active": 1,
}

/// What was learned: nothing yet. A course that is better beyond doubt has its file read here by `include_str!`.
pub(super) static LEARNED: Learned = Learned::new(&TRAITS, &FACTS, "");

/// The traits of some answers, for who learns what they count.
pub(super) fn traits(
    book: &Book,
    s: &State,
    weighed: &[(Action, f64)],
    tell: &mut dyn FnMut(usize, u16, f32),
) {
    let eye = Eye::new(book, s, Manner::USUAL);
    let scene = eye.scene();
    for (at, &(action, opinion)) in weighed.iter().enumerate() {
        eye.traits(&scene, action, opinion, &mut |cell, much| {
            tell(at, cell, much)
        });
    }
}

/// The facts of a position, for who learns what they count.
pub(super) fn facts(book: &Book, s: &State, seat: Seat, tell: &mut dyn FnMut(u16, f32)) {
    Eye::new(book, s, Manner::USUAL).facts(seat, tell);
}

/// What all answers to a question have in common.
struct Scene {
    number: u16,
    seat: Seat,
    mode: Mode,
    /// What part of the game is over.
    late: f64,
}

impl Eye<'_> {
    /// Adds what was learned to the opinions on answers.
    pub fn add_learned(&self, lore: &Lore, actions: &[Action], opinions: &mut [f64]) {
        if actions.len() < 2 || lore.traits.iter().all(|&cell| cell == 0.0) {
            return;
        }
        let scene = self.scene();
        for (&action, opinion) in actions.iter().zip(opinions) {
            *opinion += lore.of_traits(|tell| self.traits(&scene, action, *opinion, tell));
        }
    }

    /// What was learned of a position, in points.
    pub fn known(&self, lore: &Lore, seat: Seat) -> f64 {
        match lore.facts.iter().all(|&cell| cell == 0.0) {
            true => 0.0,
            false => lore.of_facts(|tell| self.facts(seat, tell)),
        }
    }

    fn scene(&self) -> Scene {
        let (book, s) = (self.book, self.s);
        let seat = match book.turn(s) {
            Turn::Ask(ask) => ask.seat,
            Turn::Over(_) => s.active,
        };
        Scene {
            number: scene(s),
            seat,
            mode: book.fire_mode(s).map_or(Mode::Prep, |(mode, _)| mode),
            late: self.late(),
        }
    }

    fn traits(&self, scene: &Scene, action: Action, opinion: f64, tell: &mut dyn FnMut(u16, f32)) {
        let s = self.s;
        let mut tell = |family: Trait, at: u16, much: f64| {
            if much != 0.0 {
                tell(family.cell(at), much.clamp(-4.0, 4.0) as f32);
            }
        };
        let size = opinion / 15.0;
        tell(Trait::Act, tag(action), 1.0);
        tell(Trait::Slope, tag(action), size);
        if matches!(action, Action::Pass | Action::Done | Action::Stop) {
            tell(Trait::Declines, scene.number, 1.0);
        } else {
            tell(Trait::Scene, scene.number, size);
        }
        match (action, s.stack.last()) {
            (Action::Fire(_, at) | Action::Mg(_, at, _), _) => {
                self.attack(Trait::Fire, scene, at, size, &mut tell);
            }
            (Action::Add(_), Some(Frame::Fire(fire))) => {
                self.attack(Trait::Fire, scene, fire.at, size, &mut tell);
            }
            (Action::Shoot(_, at, round, car) | Action::Main(_, at, round, car), _) => {
                self.attack(Trait::Gun, scene, at, size, &mut tell);
                self.round(scene, round, car, &mut tell);
            }
            (Action::Move(unit), None) => self.out(scene, unit, size, &mut tell),
            (Action::Step(to) | Action::Road(to), Some(Frame::Move(going))) => {
                let ends = [going.at, to];
                self.step(Trait::Men, scene, going.units, ends, opinion, &mut tell);
            }
            (Action::Step(to), Some(Frame::Drive(drive))) => {
                let (car, ends) = (Pieces::one(drive.car), [drive.at, to]);
                self.step(Trait::Car, scene, car, ends, opinion, &mut tell);
            }
            (Action::Step(to) | Action::Road(to) | Action::Crawl(to), Some(Frame::Rout(rout))) => {
                let (unit, ends) = (Pieces::one(rout.unit), [s.hex(rout.unit), to]);
                self.step(Trait::Rout, scene, unit, ends, opinion, &mut tell);
            }
            (Action::Advance(unit, to), _) => {
                let ends = [s.hex(unit), to];
                let unit = Pieces::one(unit);
                self.step(Trait::Advance, scene, unit, ends, opinion, &mut tell);
            }
            (Action::Place(piece, at), _) => self.place(piece, at, &mut tell),
            _ => {}
        }
    }

    /// Whom it strikes, and where.
    fn attack(
        &self,
        family: Trait,
        scene: &Scene,
        at: HexId,
        size: f64,
        tell: &mut impl FnMut(Trait, u16, f64),
    ) {
        let (book, s) = (self.book, self.s);
        let mut tell = |cell: u16, much: f64| tell(family, scene.mode as u16 * BLOW + cell, much);
        let there = s.of_in(foe(scene.seat), at);
        let men = there.men();
        let broken = men.only(|man| s.is(man, Marks::BROKEN)).len();
        let leads = men.iter().any(|man| book.is_leader(s, man));
        tell(0, 1.0);
        tell(1, size);
        tell(2, f64::from(men.len()) - 1.0);
        tell(3, f64::from(broken));
        tell(4, yes(leads));
        tell(5, yes(self.is_objective(at)));
        let own = self.taken[scene.seat.index()];
        let beside = book.ground.next(at).into_iter().flatten();
        tell(6, yes(beside.into_iter().any(|hex| own.contains(hex))));
    }

    /// What is loaded, and for whom.
    fn round(
        &self,
        scene: &Scene,
        round: Round,
        car: Option<Piece>,
        tell: &mut impl FnMut(Trait, u16, f64),
    ) {
        let mut tell =
            |cell: u16, much: f64| tell(Trait::Gun, scene.mode as u16 * BLOW + cell, much);
        tell(7, yes(car.is_some()));
        tell(8, yes(round.intensive()));
        tell(9, yes(matches!(round.ammo(), Ammo::Smoke | Ammo::Wp)));
    }

    /// Who gets up.
    fn out(&self, scene: &Scene, unit: Piece, size: f64, tell: &mut impl FnMut(Trait, u16, f64)) {
        let at = self.s.hex(unit);
        let sort = self.sort(unit);
        let mut tell = |cell: u16, much: f64| tell(Trait::Out, sort * OUT + cell, much);
        tell(0, 1.0);
        tell(1, size);
        tell(2, scene.late);
        if is_on_map(at) {
            let here = self.exposure(scene.seat, at, When::Later);
            tell(3, 2.0 * here);
            tell(4, yes(here == 0.0));
            tell(5, yes(self.is_objective(at)));
        }
    }

    /// What a step changes.
    fn step(
        &self,
        family: Trait,
        scene: &Scene,
        units: Pieces,
        [from, to]: [HexId; 2],
        opinion: f64,
        tell: &mut impl FnMut(Trait, u16, f64),
    ) {
        let (book, s) = (self.book, self.s);
        let seat = scene.seat;
        let Some(unit) = units.first() else {
            return;
        };
        let mut tell = |cell: u16, much: f64| tell(family, cell, much);
        let enemies = self.taken[foe(seat).index()];
        let nearest = |hex: HexId| {
            let far = enemies.iter().map(|enemy| book.ground.distance(hex, enemy));
            f64::from(far.min().unwrap_or(12).min(12))
        };
        let there = nearest(to);
        let fired = self.exposure(seat, to, When::Moving);
        tell(0, 1.0);
        tell(1, opinion / 10.0);
        tell(2, 2.0 * self.exposure(seat, to, When::Later));
        tell(3, 2.0 * fired);
        tell(4, yes(fired > 0.0 && !is_on_map(from)));
        tell(5, yes(there == 1.0));
        tell(6, yes(there == 2.0));
        tell(7, yes(there == 0.0));
        tell(
            8,
            yes(fired > 0.0 && book.ground.plot(to).terrain.is_cover()),
        );
        tell(9, yes(self.is_objective(to)));
        tell(10, f64::from(self.men_in(seat, to).len()) / 2.0);
        tell(11, f64::from(units.len()) - 1.0);
        if !is_on_map(from) {
            return;
        }
        tell(12, nearest(from) - there);
        let gain = self.to_aim(seat, unit, from) - self.to_aim(seat, unit, to);
        tell(13, gain / 4.0);
        tell(14, gain / 4.0 * scene.late);
        tell(15, f64::from(self.cover(to, to) - self.cover(from, from)));
        tell(16, yes(self.is_objective(from)));
        tell(17, yes(s.men_in(seat, from).len() == units.len()));
    }

    /// How far it is to what is to be taken, in half MF.
    fn to_aim(&self, seat: Seat, unit: Piece, from: HexId) -> f64 {
        let wanted = self.aims(seat).iter().filter(|aim: &&Aim| aim.take);
        let ways = wanted.map(|aim| self.way(unit.is_car(), aim.what, from));
        let least = ways.min().filter(|&way| way != NEVER);
        f64::from(least.unwrap_or(60).min(60))
    }

    /// Where a piece is set up.
    fn place(&self, piece: Piece, at: HexId, tell: &mut impl FnMut(Trait, u16, f64)) {
        let (book, s) = (self.book, self.s);
        let seat = s.owner(piece);
        let side = u16::from(self.attacks(seat)) * PLACES;
        let mut tell = |cell: u16, much: f64| tell(Trait::Place, side + cell, much);
        let plot = book.ground.plot(at);
        tell(0, f64::from(self.cover(at, at)));
        tell(1, f64::from(plot.level));
        tell(2, self.atlas.view(book, seat, at).min(24.0) / 8.0);
        let with = s.men_in(seat, at);
        tell(3, f64::from(with.len()) / 2.0);
        let lead = piece.is_man() && book.is_leader(s, piece);
        tell(4, yes(lead && with.is_empty()));
        tell(5, yes(lead && !with.is_empty()));
        tell(6, 2.0 * self.exposure(seat, at, When::Later));
        tell(7, self.to_aim(seat, piece, at) / 15.0);
        tell(8, yes(self.is_objective(at)));
    }

    fn is_objective(&self, at: HexId) -> bool {
        let mut all = self.book.objectives.iter();
        all.any(|objective| objective.hexes.contains(at))
    }

    fn sort(&self, unit: Piece) -> u16 {
        match unit.sort() {
            Sort::Man(_) => match self.book.unit(self.s, unit).size {
                Size::Squad => 0,
                Size::HalfSquad => 1,
                Size::Crew => 2,
                Size::Leader => 3,
            },
            _ => 4,
        }
    }

    fn facts(&self, seat: Seat, tell: &mut dyn FnMut(u16, f32)) {
        let (book, s) = (self.book, self.s);
        let mut tell = |fact: Fact, at: u16, much: f64| tell(fact.cell(at), much as f32);
        for (side, sign) in [(seat, 1.0), (foe(seat), -1.0)] {
            for unit in s.there[side].iter() {
                tell(Fact::Unit, self.sort(unit) * 3 + self.state(unit), sign);
                let under_fire = self.exposure(side, s.hex(unit), When::Later);
                tell(Fact::Exposed, 0, sign * under_fire);
            }
        }
        for (place, arm) in s.arms.iter().enumerate() {
            let Some(by) = arm.by else {
                continue;
            };
            let sign = if s.man(by).seat == seat { 1.0 } else { -1.0 };
            let mg = book.weapon(s, Piece::arm(place)).is_mg();
            let cell = 2 * u16::from(mg) + u16::from(arm.marks.any(ArmMarks::BROKEN));
            tell(Fact::Weapon, cell, sign);
        }
        let time = (self.moves_left(s.active).clamp(0.0, 6.0) / 2.0).ceil() as u16;
        for goal in &book.goals {
            let sign = if goal.seat == seat { 1.0 } else { -1.0 };
            if let Some(least) = goal.control {
                let lacks = least.saturating_sub(book.controlled(s, goal.seat));
                tell(Fact::Lacks, time * 5 + u16::from(lacks.min(4)), sign);
            }
            let exit = { goal.exit.as_ref() }.map(|&(_, all)| (all, book.exited(s, goal.seat)));
            let kills = goal.casualties.map(|all| (all, s.lost[foe(goal.seat)]));
            for (all, has) in exit.into_iter().chain(kills) {
                let lacks = 4 * u16::from(all.saturating_sub(has));
                let part = lacks.div_ceil(u16::from(all.max(1)));
                tell(Fact::Points, time * 5 + part.min(4), sign);
            }
        }
        if s.active == seat {
            tell(Fact::Active, 0, 1.0);
        }
    }

    /// As it should be, shaken, worse.
    fn state(&self, unit: Piece) -> u16 {
        let s = self.s;
        if unit.is_car() {
            let gone = CarMarks::MA_GONE.and(CarMarks::RECALL).and(CarMarks::UK);
            let hurt = CarMarks::SHOCK
                .and(CarMarks::IMMOBILE)
                .and(CarMarks::MA_BROKEN);
            return match s.car(unit).marks {
                marks if marks.any(gone) => 2,
                marks if marks.any(hurt) => 1,
                _ => 0,
            };
        }
        match s.man(unit).marks {
            marks if marks.any(Marks::DM) => 2,
            marks if marks.any(Marks::BROKEN) => 1,
            _ => 0,
        }
    }
}

fn yes(holds: bool) -> f64 {
    f64::from(u8::from(holds))
}

/// The number of a question.
fn scene(s: &State) -> u16 {
    const FIRST: u16 = 16;
    match s.stack.last() {
        None => s.phase as u16,
        Some(frame) => {
            FIRST
                + match frame {
                    Frame::Idle => 0,
                    Frame::Fire(_) => 1,
                    Frame::Shot(_) => 2,
                    Frame::Move(_) => 3,
                    Frame::Answer => 4,
                    Frame::Rout(_) => 5,
                    Frame::Close(_) => 6,
                    Frame::Drive(_) => 7,
                    Frame::Arrange(_) => 8,
                    Frame::Assault(_) => 9,
                    Frame::Part(_) => 10,
                    Frame::Search(..) => 11,
                }
        }
    }
}

/// The number of a kind of answer.
fn tag(action: Action) -> u16 {
    match action {
        Action::Done => 0,
        Action::Pass => 1,
        Action::Place(..) => 2,
        Action::Give(..) => 3,
        Action::Recover(..) => 4,
        Action::Rally(_, Some(_)) => 5,
        Action::Rally(_, None) => 6,
        Action::KeepDm(_) => 7,
        Action::Fire(..) => 8,
        Action::Shoot(_, _, _, None) => 9,
        Action::Shoot(_, _, _, Some(_)) => 10,
        Action::Faust(..) => 11,
        Action::Turn(..) => 12,
        Action::Hide(..) => 13,
        Action::Push(_) => 14,
        Action::Add(_) => 15,
        Action::Direct(_) => 16,
        Action::Move(unit) if unit.is_man() => 17,
        Action::Move(_) => 18,
        Action::DoubleTime => 19,
        Action::AssaultMove => 20,
        Action::Step(_) => 21,
        Action::Road(_) => 22,
        Action::Smoke(..) => 23,
        Action::Charge(..) | Action::ChargeCar(..) => 24,
        Action::Leave(_) => 25,
        Action::Exit => 26,
        Action::Stop => 27,
        Action::Rout(_) => 28,
        Action::Along(_) => 29,
        Action::Crawl(_) => 30,
        Action::Advance(..) => 31,
        Action::Attack(_) => 32,
        Action::Against(_) => 33,
        Action::Start => 34,
        Action::Brake => 35,
        Action::Delay(_) | Action::Slow(..) | Action::All(_) => 36,
        Action::Veer(_) => 37,
        Action::Aim(_) => 38,
        Action::Hatch(_) => 39,
        Action::Face(..) | Action::Point(..) => 40,
        Action::Mg(..) => 41,
        Action::Main(_, _, _, None) => 42,
        Action::Main(_, _, _, Some(_)) => 43,
        Action::React(..) => 44,
        Action::Motion(_) => 45,
        Action::Search(_) => 46,
        _ => 47,
    }
}
