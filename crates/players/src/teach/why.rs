//! Why one answer is better than another: what differs by the end of the next turn, in words.

use super::facts::{Fates, Standing, UnitNow};
use table::{Odds, Reason, Seat, Text};

/// A difference is told from so many parts of all rounds on: of what is lost, of what is shaken or held, of who has won by then.
const LOST: f64 = 0.14;
const CHANGED: f64 = 0.2;
const OVER: f64 = 0.08;
/// … and from so much of a number on, where as much is much.
const NUMBER: f64 = 0.25;
/// Of units of a side so many are named, and so many reasons are given.
const NAMED: usize = 2;
const REASONS: usize = 4;

/// A reason, and how much it weighs.
struct Weighed(f64, Reason);

/// What came of two answers of a seat.
pub(super) struct Compared<'a> {
    pub seat: Seat,
    pub before: &'a Standing,
    pub taken: &'a Fates,
    pub best: &'a Fates,
    /// How many enemies could attack this unit of the seat's after each of them.
    pub attackers: &'a mut dyn FnMut(u16) -> [f64; 2],
    pub odds: [Option<&'a Odds>; 2],
    /// So much of what is played for is much.
    pub much: f64,
}

/// Counted in tens: how often something happens, in words.
fn often(part: f64) -> Text {
    Text::new("teach-often").num("n", (10.0 * part).round() as i64)
}

fn of(sum: f64, rounds: f64) -> f64 {
    sum / rounds.max(1.0)
}

/// A number with one digit behind the point, as Fluent takes it: whole parts and tenths.
fn tenths(text: Text, name: [&'static str; 2], value: f64) -> Text {
    let all = (10.0 * value.abs()).round() as i64;
    text.num(name[0], all / 10).num(name[1], all % 10)
}

impl Compared<'_> {
    /// The reasons, the weightiest first; one that says so where nothing differs by then.
    pub fn reasons(mut self) -> Vec<Reason> {
        let mut all = self.over();
        for own in [true, false] {
            let mut of_side = self.units(own);
            of_side.sort_by(|a, b| b.0.total_cmp(&a.0));
            of_side.truncate(NAMED);
            all.extend(of_side);
        }
        all.extend(self.numbers());
        all.extend(self.goals());
        all.extend(self.at_stake());
        all.sort_by(|a, b| b.0.total_cmp(&a.0));
        all.truncate(REASONS);
        if all.is_empty() {
            all.push(Weighed(0.0, plain(Text::new("teach-later"))));
        }
        all.into_iter().map(|weighed| weighed.1).collect()
    }

    /// How often something came to pass after each of the two.
    fn both(&self, each: impl Fn(&Fates) -> f64) -> [f64; 2] {
        [self.taken, self.best].map(|fates| of(each(fates), fates.rounds))
    }

    /// The match itself.
    fn over(&self) -> Vec<Weighed> {
        let each = [(0, "teach-wins", -1.0), (1, "teach-loses", 1.0)];
        let told = each.map(|(which, key, sign)| {
            let [taken, best] = self.both(|fates| fates.over[which]);
            let text = Text::new(key)
                .text("taken", often(taken))
                .text("best", often(best));
            (sign * (taken - best) >= OVER)
                .then(|| Weighed(3.0 * (taken - best).abs(), plain(text)))
        });
        told.into_iter().flatten().collect()
    }

    /// What becomes of units of one's own, or of others.
    fn units(&mut self, own: bool) -> Vec<Weighed> {
        let mut told = Vec::new();
        let before = self.before;
        for (i, unit) in before.units.iter().enumerate() {
            if (unit.seat == Some(self.seat)) != own {
                continue;
            }
            let sign = if own { 1.0 } else { -1.0 };
            let [taken, best] = self.both(|fates| fates.lost[i]);
            let differs = sign * (taken - best);
            if differs >= LOST {
                told.push(Weighed(differs, self.lost(unit, [taken, best], own)));
                continue;
            }
            if differs <= -LOST {
                continue;
            }
            let [gone, less] = self.both(|fates| fates.gone[i]);
            let [shaken, firm] = self.both(|fates| fates.shaken[i]);
            if sign * (gone - less) >= 2.0 * CHANGED {
                let text = tenths(about("teach-weaker", unit), ["taken", "takentenths"], gone);
                let text = tenths(text, ["best", "besttenths"], less);
                told.push(Weighed(0.4 * (gone - less).abs(), at(text, unit)));
            } else if sign * (shaken - firm) >= CHANGED {
                let text = about("teach-shaken", unit).text("taken", often(shaken));
                let text = text.text("best", often(firm));
                told.push(Weighed(0.5 * (shaken - firm).abs(), at(text, unit)));
            }
        }
        told
    }

    /// A unit that is lost, and by whom it can be.
    fn lost(&mut self, unit: &UnitNow, [taken, best]: [f64; 2], own: bool) -> Reason {
        let mut key = "teach-lost";
        let attackers = match own {
            true => (self.attackers)(unit.id).map(|n| n.round() as i64),
            false => [0, 0],
        };
        if attackers[0] > 0 {
            key = if attackers[0] == attackers[1] {
                "teach-lost-under"
            } else {
                "teach-lost-more"
            };
        }
        let text = about(key, unit)
            .text("taken", often(taken))
            .text("best", often(best));
        let text = text.num("enemies", attackers[0]).num("fewer", attackers[1]);
        at(text, unit)
    }

    /// What is played for: what one has more is often what the other has less, so it is told once.
    fn numbers(&self) -> Option<Weighed> {
        let mut told: Vec<Weighed> = Vec::new();
        for (i, number) in self.before.numbers.iter().enumerate() {
            let [taken, best] = self.both(|fates| fates.numbers[i]);
            let differs = (best - taken) / self.much;
            let better = if number.seat == self.seat {
                differs
            } else {
                -differs
            };
            if better < NUMBER {
                continue;
            }
            let key = if best > taken {
                "teach-more"
            } else {
                "teach-fewer"
            };
            let text = Text::new(key)
                .text("side", number.side.clone())
                .text("what", number.text.clone());
            let own = if number.seat == self.seat { 0.9 } else { 0.8 };
            let text = tenths(text, ["n", "tenths"], best - taken);
            told.push(Weighed(own * better, plain(text)));
        }
        told.into_iter().max_by(|a, b| a.0.total_cmp(&b.0))
    }

    /// What is fought for.
    fn goals(&self) -> Vec<Weighed> {
        let mut told = Vec::new();
        for (i, goal) in self.before.goals.iter().enumerate() {
            for (seat, side) in &self.before.sides {
                let [taken, best] =
                    self.both(|fates| fates.held[i].get(seat.index()).copied().unwrap_or(0.0));
                let better = if *seat == self.seat {
                    best - taken
                } else {
                    taken - best
                };
                if better < CHANGED {
                    continue;
                }
                let text = Text::new("teach-holds")
                    .text("side", side.clone())
                    .text("goal", goal.text.clone());
                let text = text.text("taken", often(taken)).text("best", often(best));
                let hexes = vec![goal.at.clone()];
                // That one has it is the same as that the other has it not, and what is one's own is told first.
                let weight = if *seat == self.seat { 0.9 } else { 0.7 };
                told.push(Weighed(weight * better, Reason { text, hexes }));
            }
        }
        told
    }

    /// What is rolled for at once.
    fn at_stake(&self) -> Option<Weighed> {
        let percent = |odds: &Odds| (100.0 * odds.chance).round() as i64;
        let text = match self.odds {
            [Some(taken), Some(best)] if best.chance > taken.chance + 0.05 => {
                Text::new("teach-odds-both")
                    .num("taken", percent(taken))
                    .num("best", percent(best))
            }
            [None, Some(best)] => Text::new("teach-odds-best").num("best", percent(best)),
            [Some(taken), None] if taken.chance < 0.4 => {
                Text::new("teach-odds-taken").num("taken", percent(taken))
            }
            _ => return None,
        };
        Some(Weighed(0.3, plain(text)))
    }
}

fn about(key: &'static str, unit: &UnitNow) -> Text {
    Text::new(key)
        .text("unit", unit.name.clone())
        .name("hex", unit.hex.clone())
}

fn plain(text: Text) -> Reason {
    let hexes = Vec::new();
    Reason { text, hexes }
}

fn at(text: Text, unit: &UnitNow) -> Reason {
    let hexes = vec![unit.hex.clone()];
    Reason { text, hexes }
}
