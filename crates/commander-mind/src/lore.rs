//! What is learned by play: traits of answers and facts of positions. What each counts stands in `content/SYSTEM/mind.json`.

use crate::eye::{Eye, yes};
use commander::{
    Action, Book, Class, Deed, Edition, Frame, Moment, NOBODY, Order, Phase, State, UnitId, Units,
    foe,
};
use hex::HexId;
use players::{Learned, Lore, families};
use table::Seat;

/// Kinds of answers, of procedures, Orders, Actions, kinds of units.
const ACTS: u16 = 40;
const SCENES: u16 = 64;
const ORDERS: u16 = Order::ALL.len() as u16;
const DEEDS: u16 = Deed::ALL.len() as u16;
const CLASSES: u16 = Class::ALL.len() as u16;
/// What is changed by a step, as far as it is counted one by one.
const CHANGES: u16 = 20;

families! {
    /// The families of traits.
    Trait, TRAITS:
    /// An answer of a kind; what is thought of it counts so much more.
    Act = "act": ACTS,
    Slope = "slope": ACTS,
    /// That one declines, or does something, in a procedure or at a moment; what is thought of it there.
    Declines = "declines": SCENES,
    Scene = "scene": SCENES,
    /// A card that is played for its Order: at all, by what is thought of it, by how many like it are held, by the Orders given
    /// before, by whether the sides have met, by who is pressed for time; what it might have been played for instead.
    Order = "order": ORDERS,
    OrderSlope = "order-slope": ORDERS,
    OrderBeside = "order-beside": ORDERS * 3,
    OrderAfter = "order-after": ORDERS * 4,
    OrderMet = "order-met": ORDERS * 2,
    OrderHurry = "order-hurry": ORDERS * 3,
    OrderBroken = "order-broken": ORDERS * 8,
    OrderDeed = "order-deed": DEEDS,
    /// The Turn ends: by Orders given, by cards of each Order that are still held, by who is pressed for time.
    EndAfter = "end-after": 5,
    EndHeld = "end-held": ORDERS,
    EndHurry = "end-hurry": 3,
    /// A card that is given up: its Order and its Action, by how many were given up before.
    Discard = "discard": ORDERS,
    DiscardBeside = "discard-beside": ORDERS * 3,
    DiscardDeed = "discard-deed": DEEDS,
    DiscardAfter = "discard-after": 7,
    /// A card that is played for its Action; what is thought of it, and what Order it might have been.
    Deed = "deed": DEEDS,
    DeedSlope = "deed-slope": DEEDS,
    DeedOrder = "deed-order": ORDERS,
    /// Op Fire by the Fire cards that are left.
    OpFire = "op-fire": 4,
    /// The Initiative card by time.
    Reroll = "reroll": 4,
    /// Who is activated: by Order and kind; by Order and state; with how many.
    Activate = "activate": ORDERS * CLASSES,
    ActivateState = "activate-state": ORDERS * 4,
    ActivateGroup = "activate-group": ORDERS * 4,
    /// Fire: what is thought of it, and what stands there.
    Fire = "fire": 8,
    /// A step of men, of Leaders, of tanks; of who is broken; in an Advance, in a retreat.
    Men = "men": CHANGES,
    Leader = "leader": CHANGES,
    Tank = "tank": CHANGES,
    Broken = "broken": CHANGES,
    Advance = "advance": CHANGES,
    Retreat = "retreat": CHANGES,
}

families! {
    /// The families of facts.
    Fact, FACTS:
    /// Units by kind and state, those of the seat less those of the other.
    Unit = "unit": CLASSES * 2,
    Suppressed = "suppressed": 1,
    Veteran = "veteran": 1,
    /// The lead in points by the time that is left.
    Lead = "lead": 4 * 13,
    /// How many units each may still lose: of the seat, of the other.
    Left = "left": 2 * 10,
    /// Cards of the seat, by Order and by Action; how many more it holds.
    Order = "order": ORDERS * 3,
    Deed = "deed": DEEDS,
    Cards = "cards": 8,
    /// The Initiative card; the Turn of the seat.
    Initiative = "initiative": 4,
    Active = "active": 1,
    /// Weapons that work; the Radio.
    Weapon = "weapon": 1,
    Radio = "radio": 2,
    /// Units that enemies can fire at; with cover or without.
    Exposed = "exposed": 4,
    /// Objectives each controls.
    Control = "control": 6,
}

/// What was learned of a system.
pub(super) const fn learned(edition: Edition) -> &'static Learned {
    match edition {
        Edition::Europe => &EUROPE,
        Edition::GreatWar => &GREAT_WAR,
    }
}

static EUROPE: Learned = Learned::new(
    &TRAITS,
    &FACTS,
    include_str!("../../../content/cce/mind.json"),
);
static GREAT_WAR: Learned = Learned::new(
    &TRAITS,
    &FACTS,
    include_str!("../../../content/gwc/mind.json"),
);

/// The traits of some answers, for who learns what they count.
pub(super) fn traits(
    book: &Book,
    s: &State,
    weighed: &[(Action, f64)],
    tell: &mut dyn FnMut(usize, u16, f32),
) {
    let eye = Eye::new(book, s);
    let scene = eye.scene();
    for (at, &(action, opinion)) in weighed.iter().enumerate() {
        eye.traits(&scene, action, opinion, &mut |cell, much| {
            tell(at, cell, much)
        });
    }
}

/// The facts of a position, for who learns what they count.
pub(super) fn facts(book: &Book, s: &State, seat: Seat, tell: &mut dyn FnMut(u16, f32)) {
    Eye::new(book, s).facts(seat, tell);
}

/// What all answers to a question have in common.
struct Scene {
    number: u16,
    seat: Seat,
    /// Who is pressed for time: the other, nobody, the seat.
    hurry: u16,
    met: bool,
}

impl Eye<'_> {
    /// Adds what was learned to the opinions on answers.
    pub fn add_learned(&self, lore: &Lore, actions: &[Action], opinions: &mut [f64]) {
        if lore.traits.is_empty() || actions.len() < 2 {
            return;
        }
        let scene = self.scene();
        for (&action, opinion) in actions.iter().zip(opinions) {
            let mut sum = 0.0;
            self.traits(&scene, action, *opinion, &mut |cell, much| {
                sum += lore.traits[usize::from(cell)] * much;
            });
            *opinion += f64::from(sum);
        }
    }

    /// What was learned of a position, in points.
    pub fn known(&self, lore: &Lore, seat: Seat) -> f64 {
        if lore.facts.iter().all(|&cell| cell == 0.0) {
            return 0.0;
        }
        let mut sum = 0.0;
        self.facts(seat, &mut |cell, much| {
            sum += lore.facts[usize::from(cell)] * much
        });
        sum.into()
    }

    fn facts(&self, seat: Seat, tell: &mut (impl FnMut(u16, f32) + ?Sized)) {
        let (book, s) = (self.book, self.s);
        let mut tell = |fact: Fact, at: u16, much: f32| tell(fact.cell(at), much);
        for (side, sign) in [(seat, 1.0), (foe(seat), -1.0)] {
            for unit in s.on_map[side].iter() {
                let u = s.unit(unit);
                let class = book.class(s, unit) as u16;
                tell(Fact::Unit, class * 2 + u16::from(u.broken), sign);
                if u.suppressed {
                    tell(Fact::Suppressed, 0, sign);
                }
                if u.veteran {
                    tell(Fact::Veteran, 0, sign);
                }
                let armed = s
                    .carried(unit)
                    .is_some_and(|weapon| !s.weapon(weapon).broken);
                if armed && !u.broken {
                    tell(Fact::Weapon, 0, sign);
                }
                let at = s.hex(unit);
                if self.threat(side, at) > 0.0 {
                    let open = u16::from(self.cover(at) < 1);
                    tell(Fact::Exposed, open * 2 + u16::from(u.broken), sign);
                }
            }
            let left = s.surrender[side].saturating_sub(book.fallen(s, side));
            let other = u16::from(side != seat) * 10;
            tell(Fact::Left, other + u16::from(left.min(9)), 1.0);
            tell(Fact::Cards, u16::from(s.pile[side].count.min(7)), sign);
            if s.radio[side].fp > 0 {
                tell(Fact::Radio, u16::from(s.radio[side].broken), sign);
            }
            let controls = s.control.iter().filter(|&&by| by == side.0).count();
            tell(Fact::Control, controls as u16, sign);
        }
        let mut held = [0; Order::ALL.len()];
        for card in s.pile[seat].hand.iter() {
            let face = book.card(seat, card);
            let order = face.order as usize;
            tell(
                Fact::Order,
                order as u16 * 3 + u16::min(held[order], 2),
                1.0,
            );
            held[order] += 1;
            tell(Fact::Deed, face.deed as u16, 1.0);
        }
        let vp = if seat == Seat(0) { s.vp } else { -s.vp };
        let lead = f64::from(vp) + self.secrets(seat);
        let lead = ((lead / 2.0).round().clamp(-6.0, 6.0) + 6.0) as u16;
        tell(Fact::Lead, self.time_left() * 13 + lead, 1.0);
        let sign = if s.initiative == seat { 1.0 } else { -1.0 };
        tell(Fact::Initiative, self.time_left(), sign);
        if s.active == seat {
            tell(Fact::Active, 0, 1.0);
        }
    }

    /// None, little, some, much.
    fn time_left(&self) -> u16 {
        match self.book.sudden_death.saturating_sub(self.s.time) {
            0 => 0,
            1 => 1,
            2 | 3 => 2,
            _ => 3,
        }
    }

    fn scene(&self) -> Scene {
        let s = self.s;
        let (seat, _) = self.book.asked(s);
        Scene {
            number: scene(s),
            seat,
            hurry: self.pressed(seat),
            met: self
                .hexes(seat)
                .iter()
                .any(|hex| self.threat(seat, hex) > 0.0),
        }
    }

    /// Whether the seat wants time to pass, does not care, or has none.
    fn pressed(&self, seat: Seat) -> u16 {
        let hurry = self.hurry(seat);
        u16::from(hurry < 0.2) + u16::from(hurry < -0.2)
    }

    fn traits(&self, scene: &Scene, action: Action, opinion: f64, tell: &mut impl FnMut(u16, f32)) {
        let s = self.s;
        let mut tell = |family: Trait, at: u16, much: f32| {
            if much != 0.0 {
                tell(family.cell(at), much);
            }
        };
        let size = part(opinion, 15.0);
        tell(Trait::Act, tag(action), 1.0);
        tell(Trait::Slope, tag(action), size);
        if matches!(action, Action::Pass | Action::Done) {
            tell(Trait::Declines, scene.number, 1.0);
        } else {
            tell(Trait::Scene, scene.number, size);
        }
        match (action, s.stack.last()) {
            (Action::Play(_), _) => self.ordering(scene, action, size, &mut tell),
            (Action::Done, None) if s.phase == Phase::Orders => self.ending(scene, &mut tell),
            (Action::Discard(_), _) => self.giving_up(scene, action, &mut tell),
            (Action::Card(card), _) => {
                let face = self.book.card(scene.seat, card);
                tell(Trait::Deed, face.deed as u16, 1.0);
                tell(Trait::DeedSlope, face.deed as u16, size);
                tell(Trait::DeedOrder, face.order as u16, 1.0);
            }
            (Action::OpFire(_), _) => {
                let left = self.held(scene.seat, Order::Fire).min(4);
                tell(Trait::OpFire, left.max(1) - 1, 1.0);
            }
            (Action::Reroll, _) => tell(Trait::Reroll, self.time_left(), 1.0),
            (Action::Unit(unit), Some(Frame::Activate(activate))) => {
                let order = activate.order as u16;
                let class = self.book.class(s, unit) as u16;
                tell(Trait::Activate, order * CLASSES + class, 1.0);
                let u = s.unit(unit);
                let state = u16::from(u.broken) + 2 * u16::from(u.suppressed);
                tell(Trait::ActivateState, order * 4 + state, 1.0);
                let chosen = (activate.chosen.len() as u16).min(3);
                tell(Trait::ActivateGroup, order * 4 + chosen, 1.0);
            }
            (Action::Fire(_, hex), _) => self.firing(scene.seat, hex, size, &mut tell),
            (Action::Step(unit, to), Some(Frame::Advance(_))) => {
                self.step(Trait::Advance, unit, to, opinion, &mut tell);
            }
            (Action::Step(unit, to), _) => {
                let family = match self.book.class(s, unit) {
                    _ if s.unit(unit).broken => Trait::Broken,
                    Class::Squad | Class::Team | Class::Agent => Trait::Men,
                    Class::Leader => Trait::Leader,
                    Class::Tank | Class::TankLeader => Trait::Tank,
                };
                self.step(family, unit, to, opinion, &mut tell);
            }
            (Action::At(to), Some(Frame::Retreat(retreat))) => {
                self.step(Trait::Retreat, retreat.unit, to, opinion, &mut tell);
            }
            _ => {}
        }
    }

    /// How many cards of an Order a seat holds.
    fn held(&self, seat: Seat, order: Order) -> u16 {
        let hand = self.s.pile[seat].hand.iter();
        hand.filter(|&card| self.book.card(seat, card).order == order)
            .count() as u16
    }

    fn ordering(
        &self,
        scene: &Scene,
        action: Action,
        size: f32,
        tell: &mut impl FnMut(Trait, u16, f32),
    ) {
        let (book, s) = (self.book, self.s);
        let Action::Play(card) = action else {
            return;
        };
        let seat = scene.seat;
        let face = book.card(seat, card);
        let order = face.order as u16;
        tell(Trait::Order, order, 1.0);
        tell(Trait::OrderSlope, order, size);
        let beside = self.held(seat, face.order).saturating_sub(1).min(2);
        tell(Trait::OrderBeside, order * 3 + beside, 1.0);
        tell(
            Trait::OrderAfter,
            order * 4 + u16::from(s.orders.min(3)),
            1.0,
        );
        tell(Trait::OrderMet, order * 2 + u16::from(scene.met), 1.0);
        tell(Trait::OrderHurry, order * 3 + scene.hurry, 1.0);
        for (other, side) in [(0, seat), (4, foe(seat))] {
            let broken = (book.broken(s, side).len() as u16).min(3);
            tell(Trait::OrderBroken, order * 8 + other + broken, 1.0);
        }
        tell(Trait::OrderDeed, face.deed as u16, 1.0);
    }

    fn ending(&self, scene: &Scene, tell: &mut impl FnMut(Trait, u16, f32)) {
        let s = self.s;
        tell(Trait::EndAfter, u16::from(s.orders.min(4)), 1.0);
        tell(Trait::EndHurry, scene.hurry, 1.0);
        for card in s.pile[scene.seat].hand.iter() {
            let order = self.book.card(scene.seat, card).order;
            tell(Trait::EndHeld, order as u16, 1.0);
        }
    }

    fn giving_up(&self, scene: &Scene, action: Action, tell: &mut impl FnMut(Trait, u16, f32)) {
        let Action::Discard(card) = action else {
            return;
        };
        let face = self.book.card(scene.seat, card);
        let order = face.order as u16;
        tell(Trait::Discard, order, 1.0);
        let beside = self.held(scene.seat, face.order).saturating_sub(1).min(2);
        tell(Trait::DiscardBeside, order * 3 + beside, 1.0);
        tell(Trait::DiscardDeed, face.deed as u16, 1.0);
        tell(Trait::DiscardAfter, u16::from(self.s.discards.min(6)), 1.0);
    }

    fn firing(&self, seat: Seat, hex: HexId, size: f32, tell: &mut impl FnMut(Trait, u16, f32)) {
        let (book, s) = (self.book, self.s);
        let there = s.of_side(foe(seat), hex);
        let count = |fits: &dyn Fn(UnitId) -> bool| {
            there.iter().filter(|&unit| fits(unit)).count().min(4) as f32
        };
        tell(Trait::Fire, 0, size);
        tell(Trait::Fire, 1, count(&|unit| book.is_leader(s, unit)));
        tell(Trait::Fire, 2, count(&|unit| s.unit(unit).broken));
        tell(Trait::Fire, 3, count(&|_| true));
        let goal = book.objectives.iter().any(|goal| goal.contains(hex));
        tell(Trait::Fire, 4, f32::from(u8::from(goal)));
        tell(Trait::Fire, 5, self.cover(hex).clamp(0, 5) as f32);
        tell(Trait::Fire, 6, count(&|unit| s.tanks.has(unit)));
        let far = self
            .hexes(seat)
            .iter()
            .map(|from| book.distance(from, hex))
            .min();
        tell(Trait::Fire, 7, f32::from(u8::from(far == Some(1))));
    }

    /// What a step changes.
    fn step(
        &self,
        family: Trait,
        unit: UnitId,
        to: HexId,
        opinion: f64,
        tell: &mut impl FnMut(Trait, u16, f32),
    ) {
        let (book, s) = (self.book, self.s);
        let seat = s.unit(unit).seat;
        let from = s.hex(unit);
        let enemies = self.hexes(foe(seat));
        let mut tell = |at: u16, much: f64| tell(family, at, much.clamp(-4.0, 4.0) as f32);
        let nearest = |hex: HexId| {
            let far = enemies.iter().map(|enemy| book.distance(hex, enemy)).min();
            f64::from(far.unwrap_or(12).min(12))
        };
        let goal = |hex: HexId| {
            let open = (0..5).filter(|&n| s.control[n] != seat.0 && self.goal(n, seat) > 0.0);
            let far = open.map(|n| self.to_objective(hex, n)).min();
            f64::from(far.unwrap_or(20).min(20))
        };
        let hexes = [from, to];
        let danger = hexes.map(|hex| self.danger(unit, hex, hex == to));
        let far = hexes.map(nearest);
        let way = hexes.map(goal);
        let threat = f64::from(self.threat(seat, to));
        let hurry = self.hurry(seat);
        let friends = s.of_side(seat, to) - Units::one(unit);
        let stand = self.stand(unit, to) - self.stand(unit, from);
        tell(0, 1.0);
        tell(1, (danger[1] - danger[0]) / 10.0);
        tell(2, f64::from(self.cover(to) - self.cover(from)));
        tell(3, far[0] - far[1]);
        tell(4, stand / 10.0);
        tell(5, opinion / 10.0);
        tell(6, yes(far[1] == 1.0));
        tell(7, yes(far[1] == 2.0));
        tell(8, yes(far[1] > 5.0));
        tell(9, yes(way[1] == 0.0));
        tell(10, (way[0] - way[1]) / 2.0);
        tell(11, friends.len() as f64 / 2.0);
        tell(12, yes(threat > 0.0));
        tell(
            13,
            (threat.max(0.0) - f64::from(self.defence(unit, to))).max(-4.0) / 2.0,
        );
        tell(14, yes(threat > 0.0 && s.pile[foe(seat)].count >= 4));
        tell(15, -hurry * (way[0] - way[1]) / 2.0);
        tell(16, -hurry);
        tell(
            17,
            yes(book.moving(s).is_some_and(|going| going.group.has(unit))),
        );
        tell(18, yes(enemies.contains(to)));
        let held = (0..5).any(|n| s.control[n] != NOBODY && book.objectives[n].contains(from));
        tell(19, yes(held && s.of_side(seat, from).len() == 1));
    }
}

/// A part of so many points, within bounds.
fn part(points: f64, of: f64) -> f32 {
    (points / of).clamp(-4.0, 4.0) as f32
}

/// The number of a procedure, or of a moment at which one may react.
fn scene(s: &State) -> u16 {
    let Some(frame) = s.stack.last() else {
        return s.phase as u16;
    };
    const FIRST: u16 = 8;
    FIRST
        + match frame {
            Frame::Window(window) => return moment(window.moment),
            Frame::Activate(activate) => u16::from(activate.op),
            Frame::Fire(_) => 2,
            Frame::Attack(_) => 3,
            Frame::Move(_) => 4,
            Frame::Advance(_) => 5,
            Frame::Melee(_) | Frame::Melees(_) => 6,
            Frame::Recover(_) => 7,
            Frame::Rout(_) => 8,
            Frame::Retreat(_) => 9,
            Frame::Barrage(_) => 10,
            Frame::Event(_) => 11,
            Frame::Place(_) => 12,
            Frame::Discard => 13,
            Frame::Assault => 14,
            Frame::Offensive(_) => 15,
            Frame::Air(_) => 16,
            Frame::Line(_) => 17,
            Frame::Liaison(_) => 18,
            _ => 19,
        }
}

/// The number of a moment, behind the procedures.
fn moment(moment: Moment) -> u16 {
    const FIRST: u16 = 32;
    FIRST
        + match moment {
            Moment::AfterRoll => 0,
            Moment::BeforeFire => 1,
            Moment::BeforeDefence => 2,
            Moment::WouldBreak => 3,
            Moment::BeforeMelee => 4,
            Moment::AfterMelee => 5,
            Moment::Entered => 6,
            Moment::Advanced => 7,
            Moment::DigIn => 8,
            Moment::Passed => 9,
            Moment::Plus => 10,
            Moment::BeforeImpact => 11,
            Moment::BeforeMeleeRoll => 12,
            Moment::Demoralised => 13,
            Moment::GasLaid => 14,
            Moment::Announced(_) => 15,
            Moment::OpActivated => 16,
            Moment::OffensiveActivated => 17,
            Moment::AirOrdered => 18,
            Moment::Countered => 19,
            Moment::Gassed => 20,
            Moment::Accurate => 21,
        }
}

/// The number of a kind of answer.
fn tag(action: Action) -> u16 {
    match action {
        Action::Play(_) => 0,
        Action::Card(_) => 1,
        Action::OpFire(_) => 2,
        Action::Reroll => 3,
        Action::Pass => 4,
        Action::Done => 5,
        Action::All => 6,
        Action::Discard(_) => 7,
        Action::Take(_) => 8,
        Action::Unit(_) => 9,
        Action::Weapon(_) => 10,
        Action::At(_) => 11,
        Action::Fire(..) => 12,
        Action::Smoke(..) => 13,
        Action::Join(_) => 14,
        Action::Step(..) => 15,
        Action::Exit(_) => 16,
        Action::With(_) => 17,
        Action::Give(..) => 18,
        Action::Scrap(_) => 19,
        Action::Side(_) => 20,
        Action::Spot(..) => 21,
        Action::Space(_) => 22,
        Action::Chit(_) => 23,
        Action::Item(_) => 24,
        Action::Dig(..) => 25,
        Action::Hq => 26,
        Action::Situation(..) => 27,
        Action::Plus => 28,
        Action::Keep(_) => 29,
        Action::Box(_) => 30,
        Action::Observer => 31,
        Action::Axis(_) => 32,
        Action::Creep(_) => 33,
        Action::Bomb(_) => 34,
        Action::Strafe(..) => 35,
        Action::Request => 36,
        Action::Theirs(_) => 37,
    }
}
