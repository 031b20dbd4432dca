//! What machine players think of a position: a hundred points are a medal.
//!
//! Both sides are judged alike: what they have (medals, units, cards, tokens), what they can reach (objectives,
//! the enemy baseline) and what they can do to each other. Who is ordered and has not acted yet counts with what
//! it can still do this turn, so that orders, steps and shots can be weighed one by one.

use super::odds::{self, FIGURES};
use ccgw::{
    Action, Barrage, Book, Combat, Command, Fire, Frame, GRENADIER, Kind, Mode, NOBODY, Objective,
    ObjectiveKind, Phase, Stage, State, foe,
};
use hex::{HexId, HexSet128};
use players::Judge;
use table::{Seat, Set64};

/// What players are told of this system.
pub(super) const JUDGE: Judge<Book> = Judge {
    worth,
    settled,
    turn: |_, s| (u32::from(s.turn), s.active),
    pass: Action::Pass,
};

/// A medal; the last ones are worth more, since the match ends with them.
const MEDAL: f64 = 100.0;
const LAST_MEDALS: f64 = 40.0;
/// A unit for what it can do, whatever its strength.
const UNIT: [f64; 3] = [25.0, 30.0, 28.0];
/// How likely it is to be lost in the end, by its figures.
const FRAIL: [f64; FIGURES + 1] = [0.0, 0.45, 0.26, 0.13, 0.05];
/// A hex of retreat; a unit off its hex has lost its position, and a blocked one loses figures.
const FLAG: f64 = 9.0;
/// How much of an attack counts that may be made now, by a unit that is ordered.
const NOW: f64 = 0.92;
/// The same for a unit that may be ordered in the turn that comes next, and in the one after it.
const NEXT: f64 = 0.33;
const LATER: f64 = 0.2;
/// What is left of an attack for which the unit has to move first.
const AFTER_STEP: f64 = 0.75;
/// An objective fulfilled but not yet gained, as a part of its medals.
const FULFILLED: f64 = 0.6;
/// The nearest unit to an objective, and what is left of it with each hex of distance.
const NEAREST: f64 = 0.3;
const FADES: f64 = 0.78;
/// A hex nearer to an objective, for any infantry; to the enemy.
const TOWARDS_GOAL: f64 = 3.0;
const TOWARDS_FOE: f64 = 1.5;
/// A unit on the enemy baseline that may leave over it.
const BRINK: f64 = 0.55;
/// A Combat card in hand.
const COMBAT_CARD: f64 = 12.0;
/// A Command card of the opponent, whatever it is.
const COMMAND_CARD: f64 = 9.0;

/// How good the position is for the seat.
fn worth(book: &Book, s: &State, seat: Seat) -> f64 {
    let eye = Eye::new(book, s);
    eye.side(seat) - eye.side(foe(seat)) + eye.hand(seat)
        - f64::from(s.command.count[foe(seat)]) * COMMAND_CARD
        + eye.under_way() * if s.active == seat { 1.0 } else { -1.0 }
}

/// Before the units are ordered nothing shows what the orders are for.
fn settled(_: &Book, s: &State) -> bool {
    match s.stack.last() {
        Some(Frame::Aim(_) | Frame::Restore { .. }) => false,
        Some(_) => true,
        None => !matches!(
            s.phase,
            Phase::With
                | Phase::Announced
                | Phase::BeforeOrders
                | Phase::Section
                | Phase::Orders
                | Phase::Besides
                | Phase::Raid
        ),
    }
}

/// A unit with what it can do at most to one enemy, and to any but that one.
#[derive(Clone, Copy, Default)]
struct Threat {
    best: f64,
    at: u8,
    second: f64,
}

struct Eye<'a> {
    book: &'a Book,
    s: &'a State,
    /// What the next medal is worth to each seat.
    medal: [f64; 2],
    /// Hexes each seat's infantry wants to reach.
    goals: [HexSet128; 2],
}

impl<'a> Eye<'a> {
    fn new(book: &'a Book, s: &'a State) -> Self {
        let seats = [Seat(0), Seat(1)];
        let mut eye = Eye {
            book,
            s,
            medal: [MEDAL; 2],
            goals: [HexSet128::EMPTY; 2],
        };
        eye.medal = seats.map(|seat| {
            let score = book.score(s, seat);
            eye.progress(score + 1) - eye.progress(score)
        });
        eye.goals = seats.map(|seat| eye.goals_of(seat));
        eye
    }

    /// What so many medals are worth.
    fn progress(&self, score: u8) -> f64 {
        let near = f64::from((score + 3).saturating_sub(self.book.target));
        f64::from(score) * MEDAL + LAST_MEDALS * near * near
    }

    fn side(&self, seat: Seat) -> f64 {
        let (book, s) = (self.book, self.s);
        let units: f64 = s.alive[seat]
            .iter()
            .map(|u| self.unit(u) + self.pull(seat, s.unit(u).kind, s.unit(u).hex))
            .sum();
        self.progress(book.score(s, seat))
            + self.objectives(seat)
            + units
            + self.threats(seat)
            + f64::from(s.combat.count[seat]) * COMBAT_CARD
            + tokens(s.hq[seat])
    }

    // What units are worth.

    fn strength(&self, owner: Seat, kind: Kind, figures: u8) -> f64 {
        let frail = FRAIL[usize::from(figures).min(FIGURES)];
        UNIT[kind as usize] - frail * self.medal[foe(owner).index()]
    }

    fn unit(&self, unit: u8) -> f64 {
        let u = self.s.unit(unit);
        let specialist = if u.specialists != 0 { 8.0 } else { 0.0 };
        specialist + self.strength(u.seat, u.kind, u.figures)
    }

    // What units can do to each other.

    /// What so many dice are worth against a unit in a hex, to whoever rolls them.
    fn roll(&self, dice: u8, mode: Mode, deadly: bool, from: HexId, target: u8, at: HexId) -> f64 {
        if dice == 0 {
            return 0.0;
        }
        let u = self.s.unit(target);
        let ([soldiers, flags], _) = self.book.protection(self.s, at, mode, from);
        let whole = self.strength(u.seat, u.kind, u.figures);
        let odds = odds::hits(dice, soldiers, deadly);
        let mut sum = FLAG * odds::flags(dice, flags);
        for (hits, odds) in odds.iter().enumerate().skip(1) {
            sum += odds
                * if hits >= usize::from(u.figures) {
                    whole + self.medal[foe(u.seat).index()]
                } else {
                    whole - self.strength(u.seat, u.kind, u.figures - hits as u8)
                };
        }
        sum
    }

    /// Dice lost through the hex a unit attacks from.
    fn lost_dice(&self, from: HexId, entered: bool) -> u8 {
        let ground = self.book.ground(self.book.under_wire(self.s, from));
        let lost = if entered {
            ground.lost_entering
        } else {
            ground.lost_standing
        };
        lost + u8::from(self.s.wire.contains(from))
    }

    /// What a unit in a hex can do to an enemy in another, with so many dice more than usual.
    fn strike(&self, unit: u8, from: HexId, lost: u8, target: u8, at: HexId, more: u8) -> f64 {
        let (book, s) = (self.book, self.s);
        let u = s.unit(unit);
        let range = book.distance(from, at);
        let ability = book.ability(u.kind);
        let Some(&dice) = ability.dice.get(usize::from(range) - 1) else {
            return 0.0;
        };
        let grenadier = u.specialists & GRENADIER != 0;
        if range == 1 {
            let close = if grenadier { book.grenadier.close } else { 0 };
            let dice = (dice + close + more).saturating_sub(lost);
            return self.roll(dice, Mode::Close, true, from, target, at);
        }
        // From beside an enemy nobody fires.
        if book
            .near(from)
            .meets(s.occupied[foe(u.seat)] - HexSet128::of(at))
            || (ability.sight && !book.sees(s, from, at))
        {
            return 0.0;
        }
        let deadly = grenadier && range == 2;
        let dice = (dice + more).saturating_sub(lost);
        self.roll(dice, Mode::Ranged, deadly, from, target, at)
    }

    /// What a unit can do to an enemy in a coming turn, a step before it included.
    fn menace(&self, unit: u8, target: u8, at: HexId) -> f64 {
        let (book, s) = (self.book, self.s);
        let u = s.unit(unit);
        let range = book.distance(u.hex, at);
        let reach = book.ability(u.kind).dice.len() as u8;
        let steps = book.ability(u.kind).move_and_fight;
        if range > reach + steps {
            return 0.0;
        }
        if s.dry == unit && range > 1 {
            return 0.0;
        }
        let here = self.strike(unit, u.hex, self.lost_dice(u.hex, false), target, at, 0);
        if steps == 0 || range == 1 {
            return here;
        }
        let near = book.ability(u.kind).dice[usize::from(range) - 2];
        let mode = if range == 2 {
            Mode::Close
        } else {
            Mode::Ranged
        };
        let there = self.roll(near, mode, range == 2, u.hex, target, at);
        here.max(AFTER_STEP * there)
    }

    fn threat(&self, unit: u8) -> Threat {
        let s = self.s;
        let mut threat = Threat {
            at: NOBODY,
            ..Threat::default()
        };
        for target in s.alive[foe(s.unit(unit).seat)].iter() {
            let value = self.menace(unit, target, s.unit(target).hex);
            if value > threat.best {
                threat = Threat {
                    best: value,
                    at: target,
                    second: threat.best,
                };
            } else if value > threat.second {
                threat.second = value;
            }
        }
        threat
    }

    /// What the units of a side can do: those that are ordered now, the others later.
    fn threats(&self, seat: Seat) -> f64 {
        let s = self.s;
        let acting = self.acting(seat);
        let weight = self.tempo(seat);
        let others: f64 = (s.alive[seat] - acting)
            .iter()
            .map(|u| self.threat(u).best)
            .sum();
        if acting.is_empty() {
            return weight * others;
        }
        let against: Vec<(u8, Threat)> = s.alive[foe(seat)]
            .iter()
            .map(|e| (e, self.threat(e)))
            .collect();
        let now: f64 = acting.iter().map(|u| self.chance_of(u, &against)).sum();
        weight * others + now
    }

    /// How much an attack counts that is not made now.
    fn tempo(&self, seat: Seat) -> f64 {
        let chosen = self.s.phase > Phase::Command;
        if seat == self.s.active && chosen || seat != self.s.active && !chosen {
            LATER
        } else {
            NEXT
        }
    }

    /// Units of the seat that are ordered and can still do something.
    fn acting(&self, seat: Seat) -> Set64 {
        let s = self.s;
        let over = !(Phase::Orders..=Phase::Combat).contains(&s.phase);
        if seat != s.active || over {
            return Set64::EMPTY;
        }
        let mut done = s.fought;
        for frame in s.stack.iter() {
            if let Frame::Attack(attack) = frame
                && !attack.reaction
            {
                done |= attack.by;
            }
        }
        (s.ordered & s.alive[seat]) - done
    }

    /// What an ordered unit can do this turn, and what its next position is better than this one.
    fn chance_of(&self, unit: u8, against: &[(u8, Threat)]) -> f64 {
        let (book, s) = (self.book, self.s);
        let u = s.unit(unit);
        let may_fight = !s.barred.has(unit) && u.moved <= book.fight_limit(s, unit);
        let relief = book.ordered_by(s, unit, Command::Relief);
        let here = if may_fight && !relief {
            self.attack_now(unit, u.hex, s.entered.has(unit))
        } else {
            0.0
        };
        let here = NOW * here + LATER * self.later(unit, u.hex);
        if s.phase > Phase::Movement || s.moved.has(unit) || s.stopped.has(unit) {
            return here;
        }
        let left = book.move_limit(s, unit).saturating_sub(u.moved);
        let fights = book.fight_limit(s, unit).saturating_sub(u.moved);
        let risk = self.risk(unit, u.hex, against);
        let pull = self.pull(u.seat, u.kind, u.hex);
        let mut best = here;
        let mut seen = HexSet128::of(u.hex);
        let mut edge = seen;
        for step in 1..=left {
            let wider = edge
                .iter()
                .filter(|&hex| hex == u.hex || !book.stops_entering(s, hex))
                .fold(HexSet128::EMPTY, |all, hex| all | book.near(hex));
            edge = wider - seen - s.crowded();
            seen |= edge;
            for hex in edge {
                let attack = if step <= fights && !s.barred.has(unit) && !relief {
                    self.attack_now(unit, hex, true)
                } else {
                    0.0
                };
                let there =
                    NOW * attack + LATER * self.later(unit, hex) + self.pull(u.seat, u.kind, hex)
                        - pull
                        + risk
                        - self.risk(unit, hex, against);
                best = best.max(there);
            }
        }
        best
    }

    /// The best attack an ordered unit could make from this hex.
    fn attack_now(&self, unit: u8, from: HexId, entered: bool) -> f64 {
        let (book, s) = (self.book, self.s);
        let u = s.unit(unit);
        let lost = self.lost_dice(from, entered);
        let firefight = book.ordered_by(s, unit, Command::Firefight);
        let show = u8::from(book.ordered_by(s, unit, Command::BigShow));
        let still = u.moved == 0 && from == u.hex;
        let barrage = match u.kind {
            Kind::MachineGun => s.effects.has(Combat::MgBarrage),
            Kind::Mortar => s.effects.has(Combat::MortarBarrage),
            Kind::Infantry => false,
        };
        let mut best: f64 = 0.0;
        for target in s.alive[foe(u.seat)].iter() {
            let at = s.unit(target).hex;
            let close = book.distance(from, at) == 1;
            let more = if close {
                show
            } else {
                show + u8::from(firefight) + u8::from(barrage && still)
            };
            if close && firefight || s.dry == unit && !close {
                continue;
            }
            best = best.max(self.strike(unit, from, lost, target, at, more));
        }
        best
    }

    /// The best attack a unit could make from this hex in a later turn, without moving again.
    fn later(&self, unit: u8, from: HexId) -> f64 {
        let s = self.s;
        let lost = self.lost_dice(from, false);
        let strike = |target| self.strike(unit, from, lost, target, s.unit(target).hex, 0);
        let targets = s.alive[foe(s.unit(unit).seat)].iter();
        targets.map(strike).fold(0.0, f64::max)
    }

    /// What all enemies together could do if this unit stood in this hex.
    fn risk(&self, unit: u8, at: HexId, against: &[(u8, Threat)]) -> f64 {
        let each = against.iter().map(|&(enemy, threat)| {
            let others = if threat.at == unit {
                threat.second
            } else {
                threat.best
            };
            others.max(self.menace(enemy, unit, at))
        });
        NEXT * each.sum::<f64>()
    }
}

/// HQ tokens: the first pay for cards and artillery, the tenth hardly for anything.
fn tokens(n: u8) -> f64 {
    let n = f64::from(n);
    7.0 * n.min(5.0) + 4.0 * (n - 5.0).clamp(0.0, 5.0) + (n - 10.0).max(0.0)
}

/// Objectives and the way to them.
impl Eye<'_> {
    fn goals_of(&self, seat: Seat) -> HexSet128 {
        let mut goals = HexSet128::EMPTY;
        for (objective, &holder) in self.book.objectives.iter().zip(self.s.held.iter()) {
            let mine = holder == seat.0 && self.fulfils(objective, seat);
            if objective.is_for(seat) && !mine {
                goals |= objective.hexes;
                for group in &objective.needs {
                    goals |= *group;
                }
            }
        }
        goals
    }

    fn fulfils(&self, objective: &Objective, seat: Seat) -> bool {
        let occupied = self.s.occupied[seat];
        let mine = occupied & objective.hexes;
        if objective.kind == ObjectiveKind::MajorityTurnStart {
            let theirs = self.s.occupied[foe(seat)] & objective.hexes;
            return mine.len() > theirs.len();
        }
        !mine.is_empty() && objective.needs.iter().all(|group| group.meets(occupied))
    }

    fn objectives(&self, seat: Seat) -> f64 {
        let mut sum = 0.0;
        for (objective, &holder) in self.book.objectives.iter().zip(self.s.held.iter()) {
            let kept = holder == seat.0 && objective.kind.is_permanent();
            if kept || !objective.is_for(seat) {
                continue;
            }
            let worth = f64::from(objective.worth) * self.medal[seat.index()];
            let fulfilled = self.fulfils(objective, seat);
            if fulfilled && holder != seat.0 {
                sum += FULFILLED * worth;
            }
            if !fulfilled {
                let far = |u: u8| self.distance_to(self.s.unit(u).hex, objective.hexes);
                let infantry = |u: &u8| self.s.unit(*u).kind == Kind::Infantry;
                let nearest = self.s.alive[seat].iter().filter(infantry).map(far).min();
                if let Some(far) = nearest {
                    sum += NEAREST * worth * FADES.powi(i32::from(far));
                }
            }
        }
        sum
    }

    fn distance_to(&self, from: HexId, goal: HexSet128) -> u8 {
        let far = goal.iter().map(|hex| self.book.distance(from, hex));
        far.min().unwrap_or(0)
    }

    /// What draws infantry forward, by where it stands.
    fn pull(&self, seat: Seat, kind: Kind, at: HexId) -> f64 {
        let book = self.book;
        let goals = self.goals[seat.index()];
        let foes = self.s.occupied[foe(seat)];
        let share = if kind == Kind::Infantry { 1.0 } else { 0.3 };
        let mut sum = 0.0;
        if !goals.is_empty() {
            sum -= TOWARDS_GOAL * f64::from(self.distance_to(at, goals));
        }
        if !foes.is_empty() {
            let far = self.distance_to(at, foes).saturating_sub(2);
            sum -= TOWARDS_FOE * f64::from(far);
        }
        if book.breakthrough[seat.index()] && kind == Kind::Infantry {
            let grid = book.map.grid();
            let row = grid.row(at);
            let far = if book.on_enemy_baseline(seat, at) {
                0
            } else if book.side(seat).edge == book.side(Seat(0)).edge {
                grid.rows() - row
            } else {
                row - 1
            };
            sum += BRINK * self.medal[seat.index()] * FADES.powi(2 * i32::from(far));
        }
        share * sum
    }
}

/// Cards, and what is under way.
impl Eye<'_> {
    /// The Command cards of a seat by what they could order now.
    fn hand(&self, seat: Seat) -> f64 {
        let (book, s) = (self.book, self.s);
        let mut units = [0u32; 3];
        let mut foot = [0u32; 3];
        for u in s.alive[seat].iter() {
            let infantry = s.unit(u).kind == Kind::Infantry;
            for section in 0..3u8 {
                if book.stands_in(s, u, section) {
                    units[usize::from(section)] += 1;
                    foot[usize::from(section)] += u32::from(infantry);
                }
            }
        }
        let there = |wing| units[usize::from(book.section(seat, wing))];
        let up_to = |most: u32, n: u32| 3.0 * f64::from(n.min(most));
        let worth = |card: Command| match card {
            Command::Recon(wing) => 3.0 + up_to(1, there(wing)),
            Command::Probe(wing) => up_to(2, there(wing)),
            Command::Attack(wing) => up_to(3, there(wing)),
            Command::Assault(wing) => up_to(6, there(wing)),
            Command::ReconInForce => units.iter().map(|&n| up_to(1, n)).sum(),
            Command::GeneralAdvance => units.iter().map(|&n| up_to(2, n)).sum(),
            Command::Pincer => up_to(2, units[0]) + up_to(2, units[2]),
            Command::InfantryAttack => 3.0 + foot.iter().map(|&n| up_to(5, n)).fold(0.0, f64::max),
            Command::DirectFromHq => up_to(5, u32::from(s.hq[seat])),
            Command::BigShow => 16.0,
            Command::Whistles => 14.0,
            Command::Firefight | Command::ArtilleryBombard => 13.0,
            Command::CounterAttack | Command::FirstStrike | Command::Replacements => 9.0,
            Command::Relief => 5.0,
        };
        let cards = s.command.hand[seat] | s.command.drawn;
        let cards = cards.iter().map(|id| book.command.class(id));
        cards
            .map(|class| worth(book.command_of[usize::from(class)]))
            .sum()
    }

    /// What the active player has begun: artillery that will fire, fire that is declared.
    fn under_way(&self) -> f64 {
        let s = self.s;
        let mut sum = 0.0;
        let mut battery = s.battery.shots > 0 && s.phase < Phase::Artillery;
        for frame in s.stack.iter() {
            match frame {
                Frame::Barrage(barrage) => {
                    battery = false;
                    sum += self.barrage(barrage);
                }
                Frame::Attack(attack) if attack.stage == Stage::Join && attack.target != NOBODY => {
                    let dice = attack.by.iter().map(|u| {
                        let range = self.book.distance(s.unit(u).hex, attack.hex);
                        self.book.ability(Kind::MachineGun).dice[usize::from(range) - 1]
                    });
                    let dice = dice.sum();
                    let from = s.unit(attack.lead).hex;
                    sum += self.roll(dice, Mode::Ranged, false, from, attack.target, attack.hex);
                }
                _ => {}
            }
        }
        if battery {
            sum += self.best_barrage(f64::from(s.battery.shots), s.battery.sections);
        }
        sum
    }

    fn barrage(&self, barrage: &Barrage) -> f64 {
        let shots = f64::from(self.s.battery.shots);
        match barrage.step {
            Fire::Place => self.best_barrage(shots, self.s.battery.sections),
            Fire::Buy => (0..=self.book.most_dice(self.s))
                .map(|dice| self.shells(barrage.centre, dice) - self.price(dice))
                .fold(0.0, f64::max),
            Fire::Bought | Fire::Roll => self.shells(barrage.centre, barrage.dice),
            Fire::Resolve(_) => 0.0,
        }
    }

    fn best_barrage(&self, shots: f64, sections: u8) -> f64 {
        let dice = self.book.most_dice(self.s);
        let centres = self.s.occupied[foe(self.s.active)];
        let centres = centres
            .iter()
            .filter(|hex| self.book.sections[hex.index()] & sections != 0);
        let fire = centres.map(|hex| shots * self.shells(hex, dice) - self.price(dice));
        fire.fold(0.0, f64::max)
    }

    fn price(&self, dice: u8) -> f64 {
        let have = self.s.hq[self.s.active];
        let left = (have + self.book.free_dice(self.s)).saturating_sub(dice);
        tokens(have) - tokens(left.min(have))
    }

    /// What so many targeting dice around a hex are worth: each lands beside it, and on it too with its like.
    fn shells(&self, centre: HexId, dice: u8) -> f64 {
        let n = f64::from(dice);
        let alike = n * (1.0 - (5.0f64 / 6.0).powi(i32::from(dice.saturating_sub(1))));
        let hit = |hex: HexId, mode: Mode| {
            let Some(target) = self.s.at(hex) else {
                return 0.0;
            };
            let value = self.roll(1, mode, mode == Mode::Centre, hex, target, hex);
            if self.s.unit(target).seat == self.s.active {
                -value
            } else {
                value
            }
        };
        let ring: f64 = self
            .book
            .near(centre)
            .iter()
            .map(|hex| hit(hex, Mode::Ring))
            .sum();
        alike * hit(centre, Mode::Centre) + n / 6.0 * ring
    }
}
