//! What is learned by play: traits of answers and facts of positions. What each counts stands in `content/landships/mind.json`.

use crate::eye::Eye;
use hex::HexId;
use landships::data::Class;
use landships::{
    Action, Book, EXITED, Frame, GONE, Marks, Mission, Phase, Piece, Pieces, State, Weapon, foe,
    is_on_map,
};
use players::{Learned, Lore, families};
use table::{Game, Seat, Turn};

/// Kinds of answers, of questions, of pieces; what is changed by a step, and what there is of a place, as far as it is counted.
const ACTS: u16 = 40;
const SCENES: u16 = 32;
const CLASSES: u16 = 19;
const CHANGES: u16 = 18;
const PLACE: u16 = 8;

families! {
    /// The families of traits. Most are of the attacker, then of the defender.
    Trait, TRAITS:
    /// An answer of a kind; what is thought of it counts so much more.
    Act = "act": 2 * ACTS,
    Slope = "slope": 2 * ACTS,
    /// That one is done with a question, or does something; what is thought of it there.
    Declines = "declines": 2 * SCENES,
    Scene = "scene": SCENES,
    /// Who sets out, and who stops.
    Sets = "sets-out": 2 * CLASSES,
    Stops = "stops": 2 * CLASSES,
    /// A step of groups, of machine guns, of others on foot, of horses, of what drives; of any in attack, of any near the end.
    Group = "group": CHANGES,
    Mg = "mg": CHANGES,
    Other = "other": CHANGES,
    Horse = "horse": CHANGES,
    Drives = "drives": CHANGES,
    Attack = "attack": CHANGES,
    Late = "late": CHANGES,
    /// Fire: by whom in which turn, and at what; who joins.
    Fires = "fires": 2 * CLASSES,
    Target = "target": 8,
    Joins = "joins": 2 * CLASSES,
    /// A shot: with what and how far; at what.
    Shot = "shot": 5 * 4,
    ShotAt = "shot-at": 4,
    /// Artillery: a request, how it is fired.
    Request = "request": 6,
    Assign = "assign": 5,
    Fly = "fly": 5,
    /// Where who is set up.
    Foot = "place-foot": 2 * PLACE,
    Gun = "place-gun": 2 * PLACE,
    Armour = "place-armour": 2 * PLACE,
}

families! {
    /// The families of facts.
    Fact, FACTS:
    /// Pieces of the seat less those of the other: whole, pinned, broken down.
    Unit = "unit": CLASSES * 3,
    /// The lead over what the match is won by, by the time that is left.
    Lead = "lead": 4 * 13,
    /// Ammunition, by the time that is left.
    Rounds = "rounds": 4,
    /// It is the turn of the seat.
    Active = "active": 1,
}

/// What was learned.
pub(super) static LEARNED: Learned = Learned::new(
    &TRAITS,
    &FACTS,
    include_str!("../../../content/landships/mind.json"),
);

/// The traits of some answers, for who learns what they count.
pub(super) fn traits(
    book: &Book,
    s: &State,
    weighed: &[(Action, f64)],
    tell: &mut dyn FnMut(usize, u16, f32),
) {
    let Turn::Ask(ask) = book.turn(s) else {
        return;
    };
    let eye = Eye::usual(book, s, ask.seat);
    for (at, &(action, opinion)) in weighed.iter().enumerate() {
        eye.traits(action, opinion, &mut |cell, much| tell(at, cell, much));
    }
}

/// The facts of a position, for who learns what they count.
pub(super) fn facts(book: &Book, s: &State, seat: Seat, tell: &mut dyn FnMut(u16, f32)) {
    Eye::usual(book, s, seat).facts(tell);
}

impl Eye<'_> {
    /// Adds what was learned to the opinions on answers.
    pub fn add_learned(&self, lore: &Lore, actions: &[Action], opinions: &mut [f64]) {
        if actions.len() < 2 || lore.traits.iter().all(|&cell| cell == 0.0) {
            return;
        }
        for (&action, opinion) in actions.iter().zip(opinions) {
            let mut sum = 0.0;
            self.traits(action, *opinion, &mut |cell, much| {
                sum += lore.traits[usize::from(cell)] * much;
            });
            *opinion += f64::from(sum);
        }
    }

    /// What was learned of a position, in points.
    pub fn known(&self, lore: &Lore) -> f64 {
        if lore.facts.iter().all(|&cell| cell == 0.0) {
            return 0.0;
        }
        let mut sum = 0.0;
        self.facts(&mut |cell, much| sum += lore.facts[usize::from(cell)] * much);
        sum.into()
    }

    fn facts(&self, tell: &mut (impl FnMut(u16, f32) + ?Sized)) {
        let (book, s) = (self.book, self.s);
        let mut tell = |fact: Fact, at: u16, much: f32| tell(fact.cell(at), much);
        let sign = |seat: Seat| if seat == self.me { 1.0 } else { -1.0 };
        for piece in s.pieces() {
            if matches!(s.hex(piece), GONE | EXITED) || s.is(piece, Marks::CAPTURED) {
                continue;
            }
            let state = match () {
                () if s.is(piece, Marks::PERMANENT) => 2,
                () if s.is(piece, Marks::PINNED) => 1,
                () => 0,
            };
            let class = book.kind(s, piece).class as u16;
            tell(Fact::Unit, class * 3 + state, sign(s.unit(piece).seat));
        }
        let time = self.time_left();
        tell(Fact::Lead, time * 13 + self.ahead(), 1.0);
        for (post, module) in book.modules.iter().zip(s.modules.iter()) {
            let rounds = f32::from(module.points);
            tell(Fact::Rounds, time, sign(post.seat) * rounds);
        }
        if s.active == self.me {
            tell(Fact::Active, 0, 1.0);
        }
    }

    /// By how many points the seat is over what the match is won by: 6 is none.
    fn ahead(&self) -> u16 {
        let book = self.book;
        let needed = { book.levels.iter() }
            .filter(|level| level.winner == book.first)
            .map(|level| level.from)
            .min();
        let lead = f64::from(book.margin(self.s)) - f64::from(needed.unwrap_or(1)) + 0.5;
        let lead = if self.me == book.first { lead } else { -lead };
        ((lead / 2.0).round().clamp(-6.0, 6.0) + 6.0) as u16
    }

    /// The last turn, the one before, some, many.
    fn time_left(&self) -> u16 {
        match self.book.turns.saturating_sub(self.s.turn) {
            0 => 0,
            1 => 1,
            2..=4 => 2,
            _ => 3,
        }
    }

    /// The attacker has the first half of a family, the defender the second.
    fn side(&self) -> u16 {
        u16::from(self.me != self.book.first)
    }

    fn traits(&self, action: Action, opinion: f64, tell: &mut impl FnMut(u16, f32)) {
        let (book, s) = (self.book, self.s);
        let mut tell = |family: Trait, at: u16, much: f32| {
            if much != 0.0 {
                tell(family.cell(at), much);
            }
        };
        let size = part(opinion, 20.0);
        let class = |piece: Piece| self.side() * CLASSES + book.kind(s, piece).class as u16;
        tell(Trait::Act, self.side() * ACTS + tag(action), 1.0);
        tell(Trait::Slope, self.side() * ACTS + tag(action), size);
        if matches!(action, Action::Pass | Action::Done) {
            tell(Trait::Declines, self.side() * SCENES + scene(s), 1.0);
        } else {
            tell(Trait::Scene, scene(s), size);
        }
        match action {
            Action::Move(unit) => tell(Trait::Sets, class(unit), 1.0),
            Action::Step(to) | Action::Reverse(to) | Action::Fascine(to) => {
                self.going(to, size, &mut tell);
            }
            Action::Stop => {
                if let Some((unit, at)) = self.mover() {
                    tell(Trait::Stops, class(unit), 1.0);
                    self.going(at, 0.0, &mut tell);
                }
            }
            Action::Fire(by, _, hex) | Action::Burn(by, hex) => {
                tell(Trait::Fires, class(by), 1.0);
                self.aiming(by, hex, size, &mut tell);
            }
            Action::Add(by, _) => tell(Trait::Joins, class(by), 1.0),
            Action::Shoot(by, weapon, target) => {
                let far = book.ground.distance(s.hex(by), s.hex(target));
                let near = [1, 3, 6].iter().filter(|&&most| far > most).count() as u16;
                tell(Trait::Shot, weapon_of(weapon) * 4 + near, 1.0);
                let broken = s.is(target, Marks::PERMANENT);
                tell(Trait::ShotAt, u16::from(broken), 1.0);
                let known = s.unit(by).shot(0).at.is(target);
                tell(Trait::ShotAt, 2 + u16::from(known), 1.0);
            }
            Action::Request(_, hex) => {
                let foes = s.of_in(foe(self.me), hex).len().min(4);
                let own = self.near(self.ours.iter(), hex).min(3);
                tell(Trait::Request, 0, size);
                tell(Trait::Request, 1, foes as f32);
                tell(Trait::Request, 2 + own, 1.0);
            }
            Action::Assign(_, _, kind) => tell(Trait::Assign, kind as u16, 1.0),
            Action::Fly(_, mission, _) => tell(Trait::Fly, mission_of(mission), 1.0),
            Action::Place(piece, hex) => self.posting(piece, hex, false, &mut tell),
            Action::Hide(piece, hex) => self.posting(piece, hex, true, &mut tell),
            _ => {}
        }
    }

    /// Who moves, and where it is.
    fn mover(&self) -> Option<(Piece, HexId)> {
        match self.s.stack.last()? {
            Frame::March(march) => Some((march.units.first()?, march.at)),
            Frame::Drive(drive) => Some((drive.units.first()?, drive.at)),
            _ => None,
        }
    }

    /// How far the nearest of some hexes is.
    fn near(&self, hexes: impl Iterator<Item = HexId>, from: HexId) -> u16 {
        let ground = &self.book.ground;
        hexes
            .map(|hex| ground.distance(hex, from))
            .min()
            .unwrap_or(20)
    }

    /// What is changed by going to a hex, or by staying where one has come to.
    fn going(&self, to: HexId, size: f32, tell: &mut impl FnMut(Trait, u16, f32)) {
        let (book, s) = (self.book, self.s);
        let Some((unit, at)) = self.mover() else {
            return;
        };
        if !is_on_map(to) {
            return;
        }
        let from = if is_on_map(at) { at } else { to };
        let kind = book.kind(s, unit);
        let family = match kind.class {
            Class::Infantry | Class::Assault | Class::Flamethrower => Trait::Group,
            Class::Mg => Trait::Mg,
            Class::Cavalry | Class::CavalryMg => Trait::Horse,
            _ if kind.is_vehicle() || kind.class == Class::Ship => Trait::Drives,
            _ => Trait::Other,
        };
        let (attacks, late) = (self.me == book.first, self.time_left() < 2);
        let mut tell = |at: u16, much: f64| {
            let much = much.clamp(-4.0, 4.0) as f32;
            tell(family, at, much);
            if attacks {
                tell(Trait::Attack, at, much);
            }
            if late {
                tell(Trait::Late, at, much);
            }
        };
        let yes = |holds: bool| f64::from(u8::from(holds));
        let open = || {
            self.goals()
                .iter()
                .filter(|goal| !goal.held)
                .map(|goal| goal.hex)
        };
        let hexes = [from, to];
        let far = hexes.map(|hex| f64::from(self.near(self.theirs.iter(), hex).min(12)));
        let way = hexes.map(|hex| f64::from(self.near(open(), hex)));
        let danger = hexes.map(|hex| self.danger(unit, hex));
        let friends = s.of_in(self.me, to) - Pieces::one(unit);
        let plot = book.ground.plot(to);
        tell(0, yes(to != at));
        tell(1, (danger[1] - danger[0]) / 20.0);
        tell(2, f64::from(self.cover(to) - self.cover(from)));
        tell(3, far[0] - far[1]);
        tell(4, (self.stand(unit, to) - self.stand(unit, from)) / 20.0);
        tell(5, size.into());
        tell(6, yes(far[1] == 1.0));
        tell(7, yes(far[1] == 2.0));
        tell(8, yes(far[1] > 6.0));
        tell(9, yes(way[1] == 0.0));
        tell(10, way[0] - way[1]);
        tell(11, f64::from(friends.len()) / 2.0);
        tell(12, yes(self.theirs.contains(to)));
        tell(13, yes(self.alone_on_goal(unit, from) && to != from));
        tell(14, yes(self.by_tanks().contains(to)));
        tell(15, yes(s.wire.contains(to)));
        tell(16, yes(plot.trench.is_some() || plot.fortified));
        tell(
            17,
            yes(self.near(self.ours.iter().filter(|&hex| hex != from && hex != to), to) > 2),
        );
    }

    /// Whether nobody else of the seat holds a hex that counts.
    fn alone_on_goal(&self, unit: Piece, hex: HexId) -> bool {
        let mut here = self
            .goals()
            .iter()
            .filter(|goal| goal.hex == hex && goal.held);
        here.any(|goal| (goal.crowd - Pieces::one(unit)).is_empty())
    }

    /// What is fired at.
    fn aiming(&self, by: Piece, hex: HexId, size: f32, tell: &mut impl FnMut(Trait, u16, f32)) {
        let (book, s) = (self.book, self.s);
        let foes = s.of_in(foe(self.me), hex);
        let pinned = foes.only(|it| s.is(it, Marks::PINNED)).len();
        let defends = s.phase == Phase::SmallArms;
        tell(Trait::Target, 0, size);
        tell(Trait::Target, 1, if defends { size } else { 0.0 });
        tell(Trait::Target, 2, foes.len().min(4) as f32);
        tell(Trait::Target, 3, pinned.min(4) as f32);
        tell(Trait::Target, 4, self.cover(hex) as f32);
        let far = book.ground.distance(s.hex(by), hex);
        tell(Trait::Target, 5, f32::from(far.min(12)) / 4.0);
        tell(Trait::Target, 6, part(self.shown(by), 20.0));
        let goal = self.goals().iter().any(|goal| goal.hex == hex);
        tell(Trait::Target, 7, f32::from(u8::from(goal)));
    }

    /// Where who is set up.
    fn posting(
        &self,
        piece: Piece,
        hex: HexId,
        hides: bool,
        tell: &mut impl FnMut(Trait, u16, f32),
    ) {
        let (book, s) = (self.book, self.s);
        let kind = book.kind(s, piece);
        let family = match kind.class {
            _ if kind.is_support() => Trait::Gun,
            _ if kind.is_vehicle() => Trait::Armour,
            _ => Trait::Foot,
        };
        let plot = book.ground.plot(hex);
        let goals = || self.goals().iter().map(|goal| goal.hex);
        let beside = book.ground.around(hex).filter(|&it| self.ours.contains(it));
        let parts = [
            self.cover(hex) as f32,
            s.of_in(self.me, hex).len().min(4) as f32,
            beside.count().min(4) as f32,
            f32::from(self.near(goals(), hex).min(12)) / 3.0,
            f32::from(self.near(self.theirs.iter(), hex).min(12)) / 3.0,
            f32::from(u8::from(hides)),
            f32::from(plot.level),
            f32::from(u8::from(plot.fortified)),
        ];
        for (at, much) in (self.side() * PLACE..).zip(parts) {
            tell(family, at, much);
        }
    }
}

/// A part of so many points, within bounds.
fn part(points: f64, of: f64) -> f32 {
    (points / of).clamp(-4.0, 4.0) as f32
}

/// The number of a question: its phase, or what is under way.
fn scene(s: &State) -> u16 {
    let under_way = match s.stack.last() {
        None => return s.phase as u16,
        Some(Frame::March(_)) => 0,
        Some(Frame::Drive(_)) => 1,
        Some(Frame::Volley(_)) => 2,
        Some(Frame::Melee(_)) => 3,
        Some(Frame::Retreat(_)) => 4,
        Some(Frame::Sky(_) | Frame::Duel(_)) => 5,
        Some(_) => 6,
    };
    SCENES - 1 - under_way
}

fn weapon_of(weapon: Weapon) -> u16 {
    let place = Weapon::ALL.iter().position(|&it| it == weapon);
    place.map_or(0, |place| place as u16)
}

fn mission_of(mission: Mission) -> u16 {
    let place = Mission::ALL.iter().position(|&it| it == mission);
    place.map_or(0, |place| 1 + place as u16)
}

/// The number of a kind of answer.
fn tag(action: Action) -> u16 {
    match action {
        Action::Done => 0,
        Action::Pass => 1,
        Action::Place(..) => 2,
        Action::Hide(..) => 3,
        Action::Dig(_) => 4,
        Action::Plan(..) => 5,
        Action::Continue(_) => 6,
        Action::Shift(..) => 7,
        Action::Request(..) => 8,
        Action::Assign(..) => 9,
        Action::Hex(_) => 10,
        Action::Move(_) => 11,
        Action::Join(_) => 12,
        Action::Stack(_) => 13,
        Action::Step(_) => 14,
        Action::Fascine(_) => 15,
        Action::Reverse(_) => 16,
        Action::Turn(_) => 17,
        Action::Gait(_) => 18,
        Action::Board(..) => 19,
        Action::Alight(_) => 20,
        Action::Dismount => 21,
        Action::Mount(_) => 22,
        Action::Leave(_) => 23,
        Action::Exit => 24,
        Action::Stop => 25,
        Action::Fire(..) => 26,
        Action::Add(..) => 27,
        Action::Everyone => 28,
        Action::Burn(..) => 29,
        Action::Shoot(..) => 30,
        Action::Pivot(..) => 31,
        Action::Shelter(_) => 32,
        Action::Destroy(_) => 33,
        Action::Lose(_) => 34,
        Action::Retreat(_) => 35,
        Action::Push(..) => 36,
        Action::Fly(..) => 37,
        Action::Intercept(..) | Action::Flak(..) | Action::Sky(..) => 38,
        Action::Cut(_) | Action::Fill(_) => 39,
    }
}
