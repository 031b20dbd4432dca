//! What may come of a combat, exactly, before it is fought: by fighting it along every path of the dice.
//!
//! Nobody plays a card on the way, and the unit attacked ignores as many Flags as it may. Everything else is
//! what the rules do with the dice.

use crate::about::shelter_figures;
use crate::action::Action;
use crate::book::Book;
use crate::frame::{Attack, Frame, Mode, Stage};
use crate::kinds::NOBODY;
use crate::state::{Phase, State, foe};
use hex::HexId;
use std::collections::BTreeMap;
use table::Sum;
use table::{Chance, Faces, Figure, Odds, OddsRow, Teller, Text, explore, play_on};

/// More ways than any roll of this game has.
const WAYS: usize = 20_000;

/// What becomes of the unit attacked, the mildest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fate {
    Nothing,
    Retreat,
    Losses(u8),
    /// Of a hex without a unit: its wire is gone.
    Swept,
    Eliminated,
}

impl Fate {
    fn text(self) -> Text {
        match self {
            Fate::Nothing => Text::new("ccgw-odds-nothing"),
            Fate::Retreat => Text::new("ccgw-odds-retreat"),
            Fate::Losses(n) => Text::new("ccgw-odds-losses").num("n", n),
            Fate::Swept => Text::new("ccgw-odds-swept"),
            Fate::Eliminated => Text::new("ccgw-odds-eliminated"),
        }
    }
    /// Whether it is what the attacker is after: the badge on the map has its chance.
    fn tells(self) -> bool {
        !matches!(self, Fate::Nothing | Fate::Retreat)
    }
}

/// Each fate with its chance.
pub type Fates = BTreeMap<Fate, f64>;

impl Book {
    /// The odds of one combat.
    pub fn combat_odds(&self, s: &State, attack: Attack) -> Option<Odds> {
        let mut sum = Sum::opened("ccgw", true);
        self.attack_dice(s, &attack, &mut sum);
        let fates = self.fates_of(s, attack)?;
        Some(Odds {
            against: self.shelters(s, &attack),
            ..odds(fates, &sum)
        })
    }
    /// What the target's hex protects it from, each with its rule.
    fn shelters(&self, s: &State, attack: &Attack) -> Vec<Figure> {
        let (values, rule) = self.shelter(s, attack);
        shelter_figures(values, rule, ["ignored-hits", "ignored-flags"])
    }

    /// What becomes of the target of one combat.
    fn fates_of(&self, s: &State, mut attack: Attack) -> Option<Fates> {
        attack.stage = Stage::Roll;
        if attack.target != NOBODY {
            return self.fates(s, attack.target, |s, c| self.fight_out(s, attack, c));
        }
        let leaves = explore(WAYS, |c| {
            let mut after = s.clone();
            self.fight_out(&mut after, attack, c);
            after.wire.contains(attack.hex)
        })?;
        let mut fates = Fates::new();
        for leaf in leaves {
            let fate = if leaf.state {
                Fate::Nothing
            } else {
                Fate::Swept
            };
            *fates.entry(fate).or_default() += leaf.chance();
        }
        Some(fates)
    }

    /// What becomes of a unit by something that is done along every path of the dice.
    pub fn fates(
        &self,
        s: &State,
        unit: u8,
        mut deed: impl FnMut(&mut State, &mut Chance),
    ) -> Option<Fates> {
        let before = *s.unit(unit);
        let leaves = explore(WAYS, |c| {
            let mut after = s.clone();
            // Its test (spec.loss-test) changes nothing of what is asked here.
            after.unit_mut(unit).specialist = None;
            deed(&mut after, c);
            let u = after.unit(unit);
            if u.figures == 0 {
                Fate::Eliminated
            } else if u.figures < before.figures {
                Fate::Losses(before.figures - u.figures)
            } else if u.hex != before.hex {
                Fate::Retreat
            } else {
                Fate::Nothing
            }
        })?;
        let mut fates = Fates::new();
        for leaf in leaves {
            *fates.entry(leaf.state).or_default() += leaf.chance();
        }
        Some(fates)
    }

    /// Fights one combat, apart from all procedures under way, until its roll has done all it does to its target.
    fn fight_out(&self, s: &mut State, attack: Attack, c: &mut Chance) {
        s.stack.clear();
        s.phase = Phase::Ending;
        s.stack.push(Frame::Attack(attack));
        self.run(s, c, &mut Teller::silent());
        play_on(self, s, c, |s, _| match s.stack.last() {
            Some(Frame::Window(_)) => Some(Action::Pass),
            Some(Frame::Attack(a)) if a.stage == Stage::Flags => {
                Some(Action::Ignore(self.ignorable(s, a)))
            }
            Some(Frame::Retreat(r)) => {
                let u = s.unit(r.unit);
                let free = self.rear(u.seat, u.hex).find(|&to| s.at(to).is_none());
                free.map(Action::Retreat)
            }
            _ => None,
        });
    }

    /// Artillery fire with so many dice. A unit that it drives into another hex of the template is not
    /// followed there.
    pub fn barrage_odds(&self, s: &State, centre: HexId, dice: u8) -> Option<Odds> {
        let enemy = s.occupied[foe(s.active)];
        let ring = |n: u8| {
            let direction = self.template(s.active, n);
            self.next[centre.index()][direction.index()].filter(|&hex| enemy.contains(hex))
        };
        let template = (self.near(centre) | hex::HexSet128::of(centre)) & enemy;
        if dice == 0 || template.is_empty() {
            return None;
        }
        let mut known: BTreeMap<(HexId, u8, bool), Fates> = BTreeMap::new();
        let mut fates_of = |hex: HexId, mode: Mode, dice: u8, bare: bool| -> Option<Fates> {
            if let Some(fates) = known.get(&(hex, dice, bare)) {
                return Some(fates.clone());
            }
            let mut attack = Attack::new(s.active, mode, NOBODY, s.at(hex)?, hex);
            (attack.dice, attack.bare) = (dice, bare);
            let fates = self.fates_of(s, attack)?;
            known.insert((hex, dice, bare), fates.clone());
            Some(fates)
        };
        let targeting = explore(WAYS, |c| {
            let mut numbers = [0u8; 6];
            let rolled = c.dice("ccgw-why-targeting", s.active, &Faces::D6, dice);
            rolled.iter().for_each(|&face| numbers[face as usize] += 1);
            numbers
        })?;
        let mut total = Harm::default();
        for leaf in targeting {
            let mut harm = Harm::none();
            // ra.on-target: every die of a matching set falls on the centre too.
            let matched: u8 = leaf.state.iter().filter(|&&n| n >= 2).sum();
            if matched > 0 && enemy.contains(centre) {
                let bare = leaf.state.iter().any(|&n| n >= 3);
                harm.add(&fates_of(centre, Mode::Centre, matched, bare)?);
            }
            for (n, &dice) in (1..).zip(&leaf.state) {
                if let Some(hex) = ring(n).filter(|_| dice > 0) {
                    harm.add(&fates_of(hex, Mode::Ring, dice, false)?);
                }
            }
            total.weigh(&harm, leaf.chance());
        }
        let mut sum = Sum::opened("ccgw", true);
        sum.add(i32::from(dice), "ra.buy-dice");
        Some(total.odds(&sum))
    }
}

/// The odds of a single combat.
pub fn odds(fates: Fates, dice: &Sum) -> Odds {
    let rows = fates.iter().map(|(fate, &chance)| OddsRow {
        text: fate.text(),
        chance,
        harm: *fate != Fate::Nothing,
    });
    let telling = fates.iter().filter(|(fate, _)| fate.tells());
    Odds {
        tally: Some(dice.tally("dice")),
        against: Vec::new(),
        chance: telling.map(|(_, chance)| chance).sum(),
        rows: rows.collect(),
    }
}

/// The harm that several combats do together: so many losses in all and nobody eliminated, or somebody.
#[derive(Default)]
struct Harm {
    /// No loss, one, two, more.
    losses: [f64; 4],
    eliminated: f64,
}

impl Harm {
    fn none() -> Self {
        Harm {
            losses: [1.0, 0.0, 0.0, 0.0],
            eliminated: 0.0,
        }
    }
    /// One combat more.
    fn add(&mut self, fates: &Fates) {
        let mut sum = Harm {
            eliminated: self.eliminated,
            ..Harm::default()
        };
        for (before, &weight) in self.losses.iter().enumerate() {
            for (fate, chance) in fates {
                match fate {
                    Fate::Eliminated => sum.eliminated += weight * chance,
                    Fate::Losses(n) => {
                        sum.losses[(before + usize::from(*n)).min(3)] += weight * chance
                    }
                    _ => sum.losses[before] += weight * chance,
                }
            }
        }
        *self = sum;
    }
    fn weigh(&mut self, other: &Harm, chance: f64) {
        for (sum, weight) in self.losses.iter_mut().zip(other.losses) {
            *sum += weight * chance;
        }
        self.eliminated += other.eliminated * chance;
    }
    fn odds(&self, dice: &Sum) -> Odds {
        let row = |text: Text, chance: f64, harm: bool| OddsRow { text, chance, harm };
        let losses = |n: i64| Text::new("ccgw-odds-losses").num("n", n);
        let [none, one, two, more] = self.losses;
        let rows = [
            row(Text::new("ccgw-odds-no-loss"), none, false),
            row(losses(1), one, true),
            row(losses(2), two, true),
            row(Text::new("ccgw-odds-more").num("n", 3), more, true),
            row(Text::new("ccgw-odds-some-unit"), self.eliminated, true),
        ];
        Odds {
            tally: Some(dice.tally("dice")),
            against: Vec::new(),
            chance: one + two + more + self.eliminated,
            rows: rows.into_iter().filter(|row| row.chance > 0.0).collect(),
        }
    }
}
