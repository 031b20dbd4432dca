//! What is learned by play: traits of answers and facts of positions. What each counts stands in `content/ccgw/mind.json`.

use crate::eye::Eye;
use ccgw::{Action, Book, Combat, Command, Frame, Kind, Mode, State, Wing, foe};
use hex::{HexId, HexSet128};
use players::{Learned, Lore, families};
use table::Seat;

/// Kinds of answers, Command cards, Combat cards, kinds of units.
const ACTS: u16 = 40;
const CLASSES: u16 = 17;
const CARDS: u16 = Combat::ALL.len() as u16;
const KINDS: u16 = Kind::ALL.len() as u16;
/// What is changed by a step, as far as it is counted one by one.
const CHANGES: u16 = 24;

families! {
    /// The families of traits.
    Trait, TRAITS:
    /// An answer of a kind; what is thought of it counts so much more.
    Act = "act": ACTS,
    Slope = "slope": ACTS,
    /// A Command card that is played: at all, by what is thought of it, by what is held beside it, by tokens, by how many are in
    /// contact, near the end, by the part of those in contact that it may order.
    Class = "class": CLASSES,
    ClassSlope = "class-slope": CLASSES,
    ClassBeside = "class-beside": CLASSES * 3,
    ClassTokens = "class-tokens": CLASSES * 3,
    ClassContact = "class-contact": CLASSES * 4,
    ClassLate = "class-late": CLASSES * 2,
    Wing = "wing": 4,
    /// One that is kept.
    Keep = "keep": CLASSES,
    KeepContact = "keep-contact": CLASSES * 4,
    /// A Combat card that is played, by tokens; near the end.
    Card = "card": CARDS * 3,
    CardLate = "card-late": CARDS,
    /// Dice that are bought, by tokens.
    Dice = "dice": 24,
    /// A card is drawn, tokens are taken: by tokens and by cards held.
    Draw = "draw": 20,
    Tokens = "tokens": 20,
    Discard = "discard": CARDS,
    /// A unit that is ordered: by kind and how near the enemy is, by kind and figures.
    Order = "order": KINDS * 4,
    OrderFigures = "order-figures": KINDS * 5,
    /// An order by where it stands: on an objective, under threat, with a target that can fall.
    OrderPlace = "order-place": 8,
    /// Fire and Assault: by kinds, by figures of the target, by those of the attacker, moved, at an objective, by distance.
    Fire = "fire": KINDS * KINDS,
    FireFigures = "fire-figures": 5,
    Assault = "assault": KINDS * KINDS,
    AssaultFigures = "assault-figures": 5,
    AssaultBy = "assault-by": 5,
    Attack = "attack": 6,
    Range = "range": 8,
    /// A step of infantry, of others; of any that is down to its last figure.
    Foot = "foot": CHANGES,
    Arms = "arms": CHANGES,
    Last = "last": CHANGES,
    /// A retreat; an advance after a fight; both by the same changes.
    Retreat = "retreat": CHANGES,
    Advance = "advance": CHANGES,
}

families! {
    /// The families of facts.
    Fact, FACTS:
    /// Units by kind and figures, those of the seat less those of the other.
    Unit = "unit": KINDS * 5,
    /// Units in contact.
    Contact = "contact": 1,
    /// Command cards of the seat.
    Class = "class": CLASSES,
    /// Combat cards of the seat; how many more than the other has.
    Card = "card": CARDS,
    Cards = "cards": 6,
    /// Tokens, the first eight one by one.
    Tokens = "tokens": 8,
    /// By how many medals each has still to go.
    Medals = "medals": 64,
    /// It is the turn of the seat.
    Active = "active": 1,
}

/// What was learned.
pub(super) static LEARNED: Learned = Learned::new(
    &TRAITS,
    &FACTS,
    include_str!("../../../content/ccgw/mind.json"),
);

/// The traits of some answers, for who learns what they count.
pub(super) fn traits(
    book: &Book,
    s: &State,
    weighed: &[(Action, f64)],
    tell: &mut dyn FnMut(usize, u16, f32),
) {
    let eye = Eye::new(book, s);
    for (at, &(action, opinion)) in weighed.iter().enumerate() {
        eye.traits(action, opinion, &mut |cell, much| tell(at, cell, much));
    }
}

/// The facts of a position, for who learns what they count.
pub(super) fn facts(book: &Book, s: &State, seat: Seat, tell: &mut dyn FnMut(u16, f32)) {
    Eye::new(book, s).facts(seat, tell);
}

/// A unit in a hex, by what counts there.
#[derive(Clone, Copy)]
pub(super) struct Spot {
    pub hex: HexId,
    /// What it can attack from there at once.
    pub attack: f64,
    pub pull: f64,
    pub post: f64,
    pub danger: f64,
}

impl Eye<'_> {
    /// What was learned of an answer, in points.
    pub fn learned(&self, lore: &Lore, action: Action, opinion: f64) -> f64 {
        if lore.traits.is_empty() {
            return 0.0;
        }
        let mut sum = 0.0;
        self.traits(action, opinion, &mut |cell, much| {
            sum += lore.traits[usize::from(cell)] * much;
        });
        sum.into()
    }

    /// The same of a step from one spot to another.
    pub fn learned_step(&self, lore: &Lore, unit: u8, spots: [&Spot; 2], opinion: f64) -> f64 {
        if lore.traits.is_empty() {
            return 0.0;
        }
        let mut sum = 0.0;
        let mut tell = |cell: u16, much: f32| sum += lore.traits[usize::from(cell)] * much;
        self.step(unit, spots, opinion, &mut tell);
        sum.into()
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
            for u in s.alive[side].iter() {
                let unit = s.unit(u);
                let figures = u16::from(unit.figures.min(4));
                tell(Fact::Unit, unit.kind as u16 * 5 + figures, sign);
                if book.near(unit.hex).meets(s.occupied[foe(side)]) {
                    tell(Fact::Contact, 0, sign);
                }
            }
            tell(Fact::Cards, u16::from(s.combat.count[side].min(5)), sign);
            for n in 0..s.hq[side].min(8) {
                tell(Fact::Tokens, n.into(), sign);
            }
        }
        for id in s.command.hand[seat].iter() {
            let class = book.command_of[usize::from(book.command.class(id))];
            tell(Fact::Class, class_of(class), 1.0);
        }
        for id in s.combat.hand[seat].iter() {
            let card = book.combat_of[usize::from(book.combat.class(id))];
            tell(Fact::Card, card as u16, 1.0);
        }
        let [own, other] = [seat, foe(seat)].map(|seat| self.to_go(seat).min(7));
        tell(Fact::Medals, other * 8 + own, 1.0);
        if s.active == seat {
            tell(Fact::Active, 0, 1.0);
        }
    }

    /// How many medals a seat still needs.
    fn to_go(&self, seat: Seat) -> u16 {
        let score = self.book.score(self.s, seat);
        self.book.targets[seat].saturating_sub(score).into()
    }

    /// Whether a side is within two medals of its end: its own, the other's.
    fn late(&self, seat: Seat) -> [bool; 2] {
        [seat, foe(seat)].map(|seat| self.to_go(seat) <= 2)
    }

    /// How many units of a seat have an enemy within two hexes, and how many of them in each section.
    fn in_contact(&self, seat: Seat) -> [u16; 4] {
        let s = self.s;
        let mut count = [0; 4];
        for u in s.alive[seat].iter() {
            if self.far_to_foe(seat, s.unit(u).hex) <= 2 {
                count[3] += 1;
                for section in 0..3u8 {
                    count[usize::from(section)] += u16::from(self.book.stands_in(s, u, section));
                }
            }
        }
        count
    }

    fn traits(&self, action: Action, opinion: f64, tell: &mut impl FnMut(u16, f32)) {
        let s = self.s;
        if let Some((unit, hex)) = self.step_of(action) {
            let here = self.spot(unit, s.unit(unit).hex, s.unit(unit).moved);
            let there = self.landing(unit, action);
            let there = there.unwrap_or_else(|| self.spot(unit, hex, s.unit(unit).moved + 1));
            return self.step(unit, [&here, &there], opinion, tell);
        }
        let mut tell = |family: Trait, at: u16, much: f32| {
            tell(family.cell(at), much);
        };
        tell(Trait::Act, tag(action), 1.0);
        tell(Trait::Slope, tag(action), part(opinion, 20.0));
        match action {
            Action::Play(card) => self.commanding(card, opinion, &mut tell),
            Action::Keep(card) => {
                let class = class_of(card);
                tell(Trait::Keep, class, 1.0);
                let contact = self.in_contact(s.active)[3];
                tell(Trait::KeepContact, class * 4 + steps(contact), 1.0);
            }
            Action::Card(card) => {
                let seat = self.asked();
                tell(Trait::Card, card as u16 * 3 + thirds(s.hq[seat]), 1.0);
                if self.late(seat).contains(&true) {
                    tell(Trait::CardLate, card as u16, 1.0);
                }
            }
            Action::Dice(n) => {
                let at = u16::from(n.min(7)) * 3 + thirds(s.hq[s.active]);
                tell(Trait::Dice, at, 1.0);
            }
            Action::Draw | Action::Tokens => {
                let family = match action {
                    Action::Draw => Trait::Draw,
                    _ => Trait::Tokens,
                };
                let held = u16::from(s.combat.count[s.active].min(3));
                let tokens = u16::from(s.hq[s.active] / 2).min(4);
                tell(family, tokens * 4 + held, 1.0);
            }
            Action::Discard(card) => tell(Trait::Discard, card as u16, 1.0),
            Action::Order(hex) => self.ordering(hex, &mut tell),
            Action::Fire(from, at) | Action::Assault(from, at) => {
                self.attacking(from, at, &mut tell);
            }
            _ => {}
        }
    }

    /// Who is asked: in a window somebody else than who is on turn may be.
    fn asked(&self) -> Seat {
        match self.s.stack.last() {
            Some(Frame::Window(window)) => window.seat,
            _ => self.s.active,
        }
    }

    fn commanding(&self, card: Command, opinion: f64, tell: &mut impl FnMut(Trait, u16, f32)) {
        let (book, s) = (self.book, self.s);
        let (seat, class) = (s.active, class_of(card));
        tell(Trait::Class, class, 1.0);
        tell(Trait::ClassSlope, class, part(opinion, 20.0));
        let hand = s.command.hand[seat].iter();
        let like = hand.filter(|&id| {
            let other = book.command_of[usize::from(book.command.class(id))];
            match wing_of(card) {
                Some(wing) => wing_of(other) == Some(wing),
                None => class_of(other) == class,
            }
        });
        let beside = (like.count() as u16).saturating_sub(1).min(2);
        tell(Trait::ClassBeside, class * 3 + beside, 1.0);
        tell(Trait::ClassTokens, class * 3 + thirds(s.hq[seat]), 1.0);
        let contact = self.in_contact(seat);
        tell(Trait::ClassContact, class * 4 + steps(contact[3]), 1.0);
        for (at, late) in (0..).zip(self.late(seat)) {
            if late {
                tell(Trait::ClassLate, class * 2 + at, 1.0);
            }
        }
        if let Some(wing) = wing_of(card)
            && contact[3] > 0
        {
            let there = contact[usize::from(book.section(seat, wing))];
            let share = f32::from(there) / f32::from(contact[3]);
            tell(Trait::Wing, class.min(3), share);
        }
    }

    fn ordering(&self, hex: HexId, tell: &mut impl FnMut(Trait, u16, f32)) {
        let s = self.s;
        let Some(u) = s.at(hex) else {
            return;
        };
        let unit = s.unit(u);
        let kind = unit.kind as u16;
        let far = u16::from(self.far_to_foe(unit.seat, hex)).clamp(1, 4) - 1;
        tell(Trait::Order, kind * 4 + far, 1.0);
        let figures = u16::from(unit.figures.min(4));
        tell(Trait::OrderFigures, kind * 5 + figures, 1.0);
        let near = self.book.near(hex);
        let enemies = (near & s.occupied[foe(unit.seat)]).len() as f32;
        tell(Trait::OrderPlace, 0, enemies.min(3.0));
        let friends = (near & s.occupied[unit.seat]).len() as f32;
        tell(Trait::OrderPlace, 1, friends.min(3.0));
        let place = [
            self.on_objective(hex),
            self.goal(unit.seat).contains(hex),
            figures == 1 && enemies > 0.0,
            self.far_to_goal(unit.seat, hex) <= 2,
        ];
        for (at, holds) in (2..).zip(place) {
            if holds {
                tell(Trait::OrderPlace, at, 1.0);
            }
        }
        tell(Trait::OrderPlace, 6, part(self.danger(u, hex), 20.0));
        tell(Trait::OrderPlace, 7, part(self.threat(u), 20.0));
    }

    fn attacking(&self, from: HexId, at: HexId, tell: &mut impl FnMut(Trait, u16, f32)) {
        let s = self.s;
        let (Some(u), Some(t)) = (s.at(from), s.at(at)) else {
            return;
        };
        let (unit, target) = (s.unit(u), s.unit(t));
        let kinds = unit.kind as u16 * KINDS + target.kind as u16;
        let figures = u16::from(target.figures.min(4));
        let range = self.book.distance(from, at);
        if range == 1 {
            tell(Trait::Assault, kinds, 1.0);
            tell(Trait::AssaultFigures, figures, 1.0);
            tell(Trait::AssaultBy, u16::from(unit.figures.min(4)), 1.0);
        } else {
            tell(Trait::Fire, kinds, 1.0);
            tell(Trait::FireFigures, figures, 1.0);
        }
        tell(Trait::Range, u16::from(range).min(7), 1.0);
        let place = [
            unit.moved > 0,
            self.on_objective(at),
            self.goal(unit.seat).contains(at),
            figures <= u16::from(unit.figures),
            self.to_go(unit.seat) == 1,
            self.late(unit.seat)[1],
        ];
        for (cell, holds) in (0..).zip(place) {
            if holds {
                tell(Trait::Attack, cell, 1.0);
            }
        }
    }

    /// The unit that an answer moves, and where to.
    fn step_of(&self, action: Action) -> Option<(u8, HexId)> {
        let s = self.s;
        match (action, s.stack.last()) {
            (Action::Step(from, to) | Action::March(from, to), _) => Some((s.at(from)?, to)),
            (Action::Retreat(to), Some(Frame::Retreat(retreat))) => Some((retreat.unit, to)),
            (Action::Advance, Some(Frame::Attack(attack))) => Some((attack.lead, attack.hex)),
            _ => None,
        }
    }

    /// What a step changes.
    fn step(
        &self,
        u: u8,
        [here, there]: [&Spot; 2],
        opinion: f64,
        tell: &mut impl FnMut(u16, f32),
    ) {
        let (book, s) = (self.book, self.s);
        let unit = s.unit(u);
        let (seat, other) = (unit.seat, foe(unit.seat));
        let usual = match unit.kind {
            Kind::Infantry => Trait::Foot,
            _ => Trait::Arms,
        };
        let family = match s.stack.last() {
            Some(Frame::Retreat(_)) => Trait::Retreat,
            Some(Frame::Attack(_)) => Trait::Advance,
            _ => usual,
        };
        let last = unit.figures == 1 && unit.kind == Kind::Infantry;
        let mut tell = |at: u16, much: f32| {
            if much != 0.0 {
                tell(family.cell(at), much);
                if last {
                    tell(Trait::Last.cell(at), much);
                }
            }
        };
        let one = |holds: bool| f32::from(u8::from(holds));
        let beside = |hex: HexId| (book.near(hex) & s.occupied[other]).len();
        let friends = |hex: HexId| {
            let others = s.occupied[seat] - HexSet128::of(unit.hex);
            (book.near(hex) & others).len().min(3) as f32
        };
        let cover = |hex: HexId| {
            let ([soldiers, flags], _) = book.protection(s, hex, Mode::Ranged, hex);
            f32::from(soldiers.min(3)) + 0.5 * f32::from(flags.min(3))
        };
        let fewer = |far: [u8; 2]| f32::from(far[0].min(20)) - f32::from(far[1].min(20));
        let hexes = [here.hex, there.hex];
        let (before, after) = (beside(here.hex), beside(there.hex));
        tell(0, 1.0);
        if !self.goal(seat).is_empty() {
            tell(1, fewer(hexes.map(|hex| self.far_to_goal(seat, hex))));
        }
        let far = hexes.map(|hex| self.far_to_foe(seat, hex));
        tell(2, fewer(far));
        if after > 0 {
            tell(2 + (after as u16).min(3), 1.0);
        }
        tell(6, one(before > 0 && after == 0));
        tell(7, cover(there.hex) - cover(here.hex));
        tell(8, friends(there.hex) - friends(here.hex));
        tell(9, one(self.goal(seat).contains(there.hex)));
        tell(
            10,
            one(self.on_objective(here.hex)) - one(self.on_objective(there.hex)),
        );
        tell(11, one(there.attack > 0.0));
        tell(12, part(there.attack - here.attack, 20.0));
        tell(13, part(there.danger - here.danger, 20.0));
        tell(14, part(there.pull - here.pull, 10.0));
        tell(15, part(there.post - here.post, 20.0));
        tell(16, one(s.wire.contains(there.hex)));
        tell(17, one(far[1] == 2));
        tell(18, one(far[1] == 3));
        tell(19, one(cover(there.hex) < cover(here.hex) && after > 0));
        let late = self.late(seat);
        tell(20, one(late[0]));
        tell(21, one(late[1]));
        tell(22, one(after > 0) * part(there.danger, 20.0));
        tell(23, part(opinion, 20.0));
    }

    fn on_objective(&self, hex: HexId) -> bool {
        let mut all = self.book.objectives.iter();
        all.any(|objective| objective.hexes.contains(hex))
    }
}

/// A part of so many points, within bounds.
fn part(points: f64, of: f64) -> f32 {
    (points / of).clamp(-4.0, 4.0) as f32
}

/// 0, some, more, many.
fn steps(count: u16) -> u16 {
    match count {
        0 => 0,
        1 | 2 => 1,
        3..=5 => 2,
        _ => 3,
    }
}

/// Few tokens, some, many.
fn thirds(tokens: u8) -> u16 {
    match tokens {
        0..=2 => 0,
        3..=5 => 1,
        _ => 2,
    }
}

/// The section of a card of one section.
fn wing_of(card: Command) -> Option<Wing> {
    match card {
        Command::Recon(wing)
        | Command::Probe(wing)
        | Command::Attack(wing)
        | Command::Assault(wing) => Some(wing),
        _ => None,
    }
}

/// The number of a Command card, whatever its section.
fn class_of(card: Command) -> u16 {
    match card {
        Command::Recon(_) => 0,
        Command::Probe(_) => 1,
        Command::Attack(_) => 2,
        Command::Assault(_) => 3,
        Command::ReconInForce => 4,
        Command::GeneralAdvance => 5,
        Command::Pincer => 6,
        Command::InfantryAttack => 7,
        Command::ArtilleryBombard => 8,
        Command::CounterAttack => 9,
        Command::Whistles => 10,
        Command::DirectFromHq => 11,
        Command::BigShow => 12,
        Command::Firefight => 13,
        Command::FirstStrike => 14,
        Command::Replacements => 15,
        Command::Relief => 16,
    }
}

/// The number of a kind of answer.
fn tag(action: Action) -> u16 {
    match action {
        Action::Play(_) => 0,
        Action::Card(_) => 1,
        Action::FirstStrike => 2,
        Action::Pass => 3,
        Action::Done => 4,
        Action::Section(_) => 5,
        Action::Order(_) => 6,
        Action::OrderArtillery(_) => 7,
        Action::Pick(_) => 8,
        Action::TakeCommand(_) => 9,
        Action::TakeCombat(_) => 10,
        Action::Step(..) => 11,
        Action::March(..) => 12,
        Action::Exit(_) => 13,
        Action::Stop => 14,
        Action::Fire(..) => 15,
        Action::Join(_) => 16,
        Action::Assault(..) => 17,
        Action::Cut(_) => 18,
        Action::Fortify(..) => 19,
        Action::Repair(..) => 20,
        Action::Enlist(..) => 21,
        Action::Row(_) => 22,
        Action::Target(_) => 23,
        Action::Dice(_) => 24,
        Action::Ignore(_) => 25,
        Action::Retreat(_) => 26,
        Action::Advance => 27,
        Action::Stay => 28,
        Action::Return => 29,
        Action::Draw => 30,
        Action::Tokens => 31,
        Action::Discard(_) => 32,
        Action::Keep(_) => 33,
        Action::Medal => 34,
        Action::DrawTwo => 35,
    }
}
