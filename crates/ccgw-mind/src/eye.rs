//! A look at a position: what units are worth, what they can do to each other, where they want to go.

use crate::odds::{self, FIGURES};
use crate::weights::{WEIGHTS, Weights};
use ccgw::{Book, Combat, Command, Edge, Kind, Mode, Objective, ObjectiveKind, State, foe};
use hex::{HexId, HexSet128};
use std::cell::{Cell, OnceCell};
use table::Seat;

/// Dice beyond this number are rare enough to be counted as this many.
const DICE: usize = 5;

/// A tank, in infantry units.
const TANK: f64 = 1.7;

/// What each number of dice is worth against one unit in one hex, to its enemy.
#[derive(Clone, Copy)]
struct Row {
    ranged: [f64; DICE + 1],
    close: [f64; DICE + 1],
}

/// A row that was not reckoned yet.
const NO_ROW: Row = Row {
    ranged: [f64::NAN; DICE + 1],
    close: [f64::NAN; DICE + 1],
};

/// The distance of each hex to the nearest of some.
type Field = [u8; HexSet128::CAPACITY];

/// A position with what is needed over and over.
pub(super) struct Eye<'a> {
    pub book: &'a Book,
    pub s: &'a State,
    pub w: &'static Weights,
    /// What the next medal is worth to each seat.
    pub medal: [f64; 2],
    /// Hexes each seat's infantry wants to reach.
    goals: [HexSet128; 2],
    /// By seat: how far it is to these, and to the enemy.
    to_goal: [OnceCell<Field>; 2],
    to_foe: [OnceCell<Field>; 2],
    /// By unit: what dice are worth against it where it stands, once that has been asked.
    rows: Vec<Cell<Row>>,
}

impl<'a> Eye<'a> {
    pub fn new(book: &'a Book, s: &'a State) -> Self {
        let seats = [Seat(0), Seat(1)];
        let mut eye = Eye {
            book,
            s,
            w: &WEIGHTS,
            medal: [0.0; 2],
            goals: [HexSet128::EMPTY; 2],
            to_goal: Default::default(),
            to_foe: Default::default(),
            rows: vec![Cell::new(NO_ROW); s.units.len()],
        };
        eye.medal = seats.map(|seat| {
            let score = book.score(s, seat);
            eye.progress(score + 1) - eye.progress(score)
        });
        eye.goals = seats.map(|seat| eye.goals_of(seat));
        eye
    }

    /// What so many medals are worth.
    pub fn progress(&self, score: u8) -> f64 {
        let near = f64::from((score + 3).saturating_sub(self.book.target));
        f64::from(score) * self.w.medal + self.w.last_medals * near * near
    }

    /// What a Recon card is worth to a side whose enemy is pressed for time, beside its order.
    pub fn time_medal(&self, seat: Seat) -> f64 {
        let (book, s) = (self.book, self.s);
        let pressed = book.pressed == Some(foe(seat));
        if pressed && book.score(s, seat) + 1 < book.target {
            self.medal[seat.index()]
        } else {
            0.0
        }
    }

    fn strength(&self, kind: Kind, figures: u8) -> f64 {
        let by_figures = match kind {
            Kind::Infantry => &self.w.infantry,
            Kind::MachineGun => &self.w.gun,
            Kind::Mortar => &self.w.mortar,
            Kind::FieldGun => &self.w.gun,
            // One blow ends it, and is worth two medals.
            Kind::Schneider | Kind::SaintChamond => {
                return TANK * f64::from(figures) * self.w.infantry[FIGURES];
            }
        };
        by_figures[usize::from(figures).min(FIGURES)]
    }

    /// What a unit is worth.
    pub fn unit(&self, unit: u8) -> f64 {
        let u = self.s.unit(unit);
        let specialist = if u.specialist.is_some() {
            self.w.specialist
        } else {
            0.0
        };
        specialist + self.strength(u.kind, u.figures)
    }

    /// What a figure more is worth to a unit.
    pub fn figure(&self, unit: u8) -> f64 {
        let u = self.s.unit(unit);
        self.strength(u.kind, u.figures + 1) - self.strength(u.kind, u.figures)
    }

    fn hits_on(&self, owner: Seat, kind: Kind, figures: u8) -> [f64; FIGURES + 1] {
        let whole = self.strength(kind, figures);
        std::array::from_fn(|hits| {
            if hits >= usize::from(figures) {
                whole + self.medal[foe(owner).index()]
            } else {
                whole - self.strength(kind, figures - hits as u8)
            }
        })
    }
}

/// A unit in a hex, to be attacked.
struct Aim {
    target: u8,
    at: HexId,
    row: Row,
}

/// What dice are worth by the hits they score and the Flags that count.
fn of_dice(hits: &[f64; FIGURES + 1], flag: f64, dice: u8, ignored: [u8; 2], deadly: bool) -> f64 {
    let [soldiers, flags] = ignored;
    let odds = odds::hits(dice, soldiers, deadly);
    let scored = odds
        .iter()
        .zip(hits)
        .skip(1)
        .map(|(odds, worth)| odds * worth);
    scored.sum::<f64>() + flag * odds::flags(dice, flags)
}

/// What units can do to each other.
impl Eye<'_> {
    /// What so many dice are worth against a unit in a hex, to its enemy.
    pub fn roll(
        &self,
        dice: u8,
        mode: Mode,
        deadly: bool,
        from: HexId,
        target: u8,
        at: HexId,
    ) -> f64 {
        let u = self.s.unit(target);
        let hits = self.hits_on(u.seat, u.kind, u.figures);
        let (ignored, _) = self.book.protection(self.s, at, mode, from);
        of_dice(&hits, self.w.flag, dice, ignored, deadly)
    }

    /// The same for all numbers of dice at once, against an attacker who is not on a hill.
    fn row(&self, target: u8, at: HexId) -> Row {
        let u = self.s.unit(target);
        let hits = self.hits_on(u.seat, u.kind, u.figures);
        let each = |mode: Mode| {
            let (ignored, _) = self.book.protection(self.s, at, mode, at);
            let deadly = mode == Mode::Close;
            std::array::from_fn(|dice| of_dice(&hits, self.w.flag, dice as u8, ignored, deadly))
        };
        Row {
            ranged: each(Mode::Ranged),
            close: each(Mode::Close),
        }
    }

    /// The row of a unit where it stands.
    fn own_row(&self, target: u8) -> Row {
        let kept = &self.rows[usize::from(target)];
        if kept.get().ranged[0].is_nan() {
            kept.set(self.row(target, self.s.unit(target).hex));
        }
        kept.get()
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

    /// What a unit in a hex can do to an enemy in another, with so many dice lost and so many more.
    fn strike(&self, unit: u8, from: HexId, dice: [u8; 2], aim: &Aim) -> f64 {
        let (book, s) = (self.book, self.s);
        let u = s.unit(unit);
        let at = aim.at;
        let range = book.distance(from, at);
        let ability = book.ability(u.kind);
        let Some(&base) = ability.dice.get(usize::from(range).wrapping_sub(1)) else {
            return 0.0;
        };
        let [lost, more] = dice;
        let skill = u.specialist.map(|specialist| book.skill(specialist));
        if range == 1 {
            let close = skill.map_or(0, |skill| skill.close);
            let dice = (base + close + more).saturating_sub(lost);
            if book.hills.contains(from) {
                return self.roll(dice, Mode::Close, true, from, aim.target, at);
            }
            return aim.row.close[usize::from(dice).min(DICE)];
        }
        // From beside an enemy nobody fires.
        if book
            .near(from)
            .meets(s.occupied[foe(u.seat)] - HexSet128::of(at))
            || (ability.sight && !book.sees(s, from, at))
        {
            return 0.0;
        }
        let skilled = skill.map_or(0, |skill| {
            let moved = skill.unmoved && (u.moved > 0 || from != u.hex);
            let more = skill.ranged.get(usize::from(range) - 2).copied();
            more.filter(|_| !moved).unwrap_or(0)
        });
        let acquired = u8::from(u.kind == Kind::Mortar && s.acquired.has(aim.target));
        let dice = (base + skilled + acquired + more).saturating_sub(lost);
        let deadly = skill.is_some_and(|skill| skill.deadly_at.contains(&range))
            || ability.deadly_at.contains(&range)
            || acquired > 0;
        if deadly {
            return self.roll(dice, Mode::Ranged, true, from, aim.target, at);
        }
        aim.row.ranged[usize::from(dice).min(DICE)]
    }

    /// What a unit can do to an enemy in a coming turn, a step before it included.
    fn menace(&self, unit: u8, aim: &Aim) -> f64 {
        let (book, s) = (self.book, self.s);
        let u = s.unit(unit);
        let range = book.distance(u.hex, aim.at);
        let ability = book.ability(u.kind);
        let steps = ability.move_and_fight;
        if range > ability.dice.len() as u8 + steps || s.dry == Some(unit) && range > 1 {
            return 0.0;
        }
        let lost = self.lost_dice(u.hex, false);
        let here = self.strike(unit, u.hex, [lost, 0], aim);
        if steps == 0 || range < 2 {
            return here;
        }
        // One step is looked at: a tank two steps away counts for what it can do from where it is.
        let Some(&near) = ability.dice.get(usize::from(range) - 2) else {
            return here;
        };
        let near = usize::from(near);
        let there = if range == 2 {
            aim.row.close[near]
        } else {
            aim.row.ranged[near]
        };
        here.max(self.w.after_step * there)
    }

    fn aim(&self, target: u8) -> Aim {
        Aim {
            target,
            at: self.s.unit(target).hex,
            row: self.own_row(target),
        }
    }

    /// What a unit can do to an enemy where it stands, in a coming turn.
    pub fn menaces(&self, unit: u8, target: u8) -> f64 {
        self.menace(unit, &self.aim(target))
    }

    /// What each enemy of this unit could do to it if it stood in this hex.
    pub fn dangers(&self, unit: u8, at: HexId) -> impl Fn(u8) -> f64 {
        let aim = Aim {
            target: unit,
            at,
            row: self.row(unit, at),
        };
        move |enemy| self.menace(enemy, &aim)
    }

    /// The same, all of them together.
    pub fn danger(&self, unit: u8, at: HexId) -> f64 {
        let enemies = self.s.alive[foe(self.s.unit(unit).seat)].iter();
        enemies.map(self.dangers(unit, at)).sum()
    }

    /// The best attack of a unit in a coming turn.
    pub fn threat(&self, unit: u8) -> f64 {
        let targets = self.s.alive[foe(self.s.unit(unit).seat)].iter();
        targets
            .map(|target| self.menaces(unit, target))
            .fold(0.0, f64::max)
    }

    /// Whether an ordered unit may still fight this turn once it has moved so many hexes.
    pub fn may_fight(&self, unit: u8, moved: u8) -> bool {
        let s = self.s;
        !s.barred.has(unit)
            && !s.fought.has(unit)
            && moved <= self.book.fight_limit(s, unit)
            && !self.book.ordered_by(s, unit, Command::Relief)
    }

    /// What an ordered unit could do now from this hex to the enemy in another.
    pub fn attack(&self, unit: u8, from: HexId, entered: bool, target: u8, at: HexId) -> f64 {
        let (book, s) = (self.book, self.s);
        let u = s.unit(unit);
        let firefight = book.ordered_by(s, unit, Command::Firefight);
        let show = u8::from(book.ordered_by(s, unit, Command::BigShow));
        let close = book.distance(from, at) == 1;
        if close && firefight || s.dry == Some(unit) && !close {
            return 0.0;
        }
        let barrage = match u.kind {
            Kind::MachineGun => s.effects.has(Combat::MgBarrage),
            Kind::Mortar => s.effects.has(Combat::MortarBarrage),
            _ => false,
        };
        let still = u.moved == 0 && from == u.hex;
        let more = if close {
            show
        } else {
            show + u8::from(firefight) + u8::from(barrage && still)
        };
        let lost = self.lost_dice(from, entered);
        self.strike(unit, from, [lost, more], &self.aim(target))
    }

    /// The best attack an ordered unit could make from this hex.
    pub fn attack_now(&self, unit: u8, from: HexId, entered: bool) -> f64 {
        self.best_from(unit, from, |target, at| {
            self.attack(unit, from, entered, target, at)
        })
    }

    /// The best attack a unit could make from this hex in a later turn, without moving again.
    pub fn attack_later(&self, unit: u8, from: HexId) -> f64 {
        let lost = self.lost_dice(from, false);
        self.best_from(unit, from, |target, _| {
            self.strike(unit, from, [lost, 0], &self.aim(target))
        })
    }

    /// The best of these attacks on an enemy within reach of the unit from this hex.
    fn best_from(&self, unit: u8, from: HexId, attack: impl Fn(u8, HexId) -> f64) -> f64 {
        let s = self.s;
        let u = s.unit(unit);
        let reach = self.book.ability(u.kind).dice.len() as u8;
        let mut best: f64 = 0.0;
        for target in s.alive[foe(u.seat)].iter() {
            let at = s.unit(target).hex;
            if self.book.distance(from, at) <= reach {
                best = best.max(attack(target, at));
            }
        }
        best
    }
}

/// Objectives and the way to them.
impl Eye<'_> {
    fn goals_of(&self, seat: Seat) -> HexSet128 {
        let mut goals = HexSet128::EMPTY;
        for (objective, &holder) in self.book.objectives.iter().zip(self.s.held.iter()) {
            let mine = holder.seat() == Some(seat) && self.fulfils(objective, seat);
            if objective.is_for(seat) && !mine {
                goals |= objective.hexes;
                for group in &objective.needs {
                    goals |= *group;
                }
            }
        }
        goals
    }

    /// Whether the seat fulfils the objective as things stand.
    pub fn fulfils(&self, objective: &Objective, seat: Seat) -> bool {
        self.book.holds(self.s, objective, seat)
    }

    /// How much of the wish for the objective is left by the distance of the nearest infantry.
    pub fn nearness(&self, objective: &Objective, seat: Seat) -> f64 {
        let s = self.s;
        let far = |u: u8| self.distance_to(s.unit(u).hex, objective.hexes);
        let infantry = |u: &u8| s.unit(*u).kind == Kind::Infantry;
        let nearest = s.alive[seat].iter().filter(infantry).map(far).min();
        nearest.map_or(0.0, |far| self.w.fades.powi(i32::from(far)))
    }

    /// Hexes the infantry of a seat wants to reach.
    pub fn goal(&self, seat: Seat) -> HexSet128 {
        self.goals[seat.index()]
    }

    /// How far it is from a hex to the nearest of them.
    pub fn far_to_goal(&self, seat: Seat, from: HexId) -> u8 {
        let goals = self.goals[seat.index()];
        self.to_goal[seat.index()].get_or_init(|| self.field(goals))[from.index()]
    }

    /// How far it is from a hex to the nearest enemy of a seat.
    pub fn far_to_foe(&self, seat: Seat, from: HexId) -> u8 {
        let foes = self.s.occupied[foe(seat)];
        self.to_foe[seat.index()].get_or_init(|| self.field(foes))[from.index()]
    }

    fn distance_to(&self, from: HexId, goal: HexSet128) -> u8 {
        let far = goal.iter().map(|hex| self.book.distance(from, hex));
        far.min().unwrap_or(0)
    }

    fn field(&self, of: HexSet128) -> Field {
        let hexes = self.book.terrain.len();
        let mut field = [u8::MAX; HexSet128::CAPACITY];
        for hex in of {
            let far = &self.book.far[hex.index() * hexes..][..hexes];
            let pairs = field.iter_mut().zip(far);
            pairs.for_each(|(least, &far)| *least = far.min(*least));
        }
        field
    }

    /// What draws a unit forward, by where it stands.
    pub fn pull(&self, unit: u8, at: HexId) -> f64 {
        let u = self.s.unit(unit);
        let side = u.seat.index();
        let (goals, foes) = (self.goals[side], self.s.occupied[foe(u.seat)]);
        let mut sum = 0.0;
        if !goals.is_empty() {
            sum -= self.w.towards_goal * f64::from(self.far_to_goal(u.seat, at));
        }
        if !foes.is_empty() {
            let far = self.far_to_foe(u.seat, at).saturating_sub(2);
            sum -= self.w.towards_foe * f64::from(far);
        }
        if u.kind != Kind::Infantry {
            return self.w.support * sum;
        }
        if self.book.breakthrough[side] {
            let far = self.to_enemy_baseline(u.seat, at);
            sum += self.w.brink * self.medal[side] * self.w.fades.powi(2 * i32::from(far));
        }
        sum
    }

    /// What it is worth to a side that this unit stands in this hex, for the objectives there.
    pub fn post(&self, unit: u8, at: HexId) -> f64 {
        let s = self.s;
        let u = s.unit(unit);
        let mut sum = 0.0;
        for (objective, &holder) in self.book.objectives.iter().zip(s.held.iter()) {
            let kept = holder.seat().is_some() && objective.kind.is_permanent();
            if kept || !objective.hexes.contains(at) || !objective.is_for(u.seat) {
                continue;
            }
            let others = (s.occupied[u.seat] - HexSet128::of(u.hex)) & objective.hexes;
            let each = matches!(
                objective.kind,
                ObjectiveKind::MajorityTurnStart
                    | ObjectiveKind::Majority
                    | ObjectiveKind::UnitsTurnStart
            );
            if each || others.is_empty() {
                sum += self.w.post * f64::from(objective.worth) * self.medal[u.seat.index()];
            }
        }
        sum
    }

    fn to_enemy_baseline(&self, seat: Seat, at: HexId) -> u16 {
        let grid = self.book.map.grid();
        match self.book.side(seat).edge {
            Edge::Bottom => grid.rows() - grid.row(at),
            Edge::Top => grid.row(at) - 1,
        }
    }
}
