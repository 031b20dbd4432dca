//! Who is how strong, by what is kept.

use super::kept::Kept;
use players::{Ladder, Score, share};

/// A player on the ladder.
pub struct Rung {
    pub name: String,
    /// Lower bound, value, upper bound.
    pub elo: [f64; 3],
    /// The same, from the next weaker one.
    pub above: Option<[f64; 3]>,
    /// The same on the first side and on the second, from whoever is 0 on that side; none where games do not tie them.
    pub sides: [Option<[f64; 3]>; 2],
    /// How many games he played against others.
    pub games: u64,
}

/// Two players that met.
pub struct Met {
    /// The stronger one first.
    pub names: [String; 2],
    pub games: u64,
    pub drawn: u64,
    /// Of the first one: lower bound, share of wins, upper bound.
    pub share: [f64; 3],
    /// The share that their strengths promise.
    pub promised: f64,
}

/// The players by strength, the strongest first, and who met whom.
pub fn strengths(kept: &Kept) -> (Vec<Rung>, Vec<Met>) {
    let names = &kept.players;
    let scores = kept.scores(None);
    let ladder = Ladder::fit(names.len(), &scores);
    let order = order(kept, &ladder, &scores);
    let Some(zero) = zero(kept, &order) else {
        return (Vec::new(), Vec::new());
    };
    let sides = Ladder::fit(2 * names.len(), &kept.scores_by_side());
    let games = |player: usize| {
        let own = scores.iter().filter(|s| s.players.contains(&player));
        own.map(|score| score.games).sum()
    };
    let next = order.iter().skip(1).map(|&next| Some(next)).chain([None]);
    let rungs = order.iter().zip(next).map(|(&player, next)| Rung {
        name: names[player].clone(),
        elo: ladder.gap(player, zero).expect("all are tied"),
        above: next.and_then(|next| ladder.gap(player, next)),
        sides: [0, 1].map(|side| sides.gap(2 * player + side, 2 * zero + side)),
        games: games(player),
    });
    (rungs.collect(), meetings(kept, &order, &ladder))
}

/// All who are tied to the one that plays by chance, or else to the first that met anybody: the strongest first.
fn order(kept: &Kept, ladder: &Ladder, scores: &[Score]) -> Vec<usize> {
    let met = |player: &usize| scores.iter().any(|score| score.players.contains(player));
    let random = kept.players.iter().position(|name| name == RANDOM);
    let mut all: Vec<usize> = (0..kept.players.len()).filter(met).collect();
    let Some(tied) = random.filter(met).or(all.first().copied()) else {
        return all;
    };
    let elo = |player| ladder.gap(player, tied).map(|gap| gap[1]);
    all.retain(|&player| elo(player).is_some());
    all.sort_by(|&a, &b| elo(b).partial_cmp(&elo(a)).expect("they are numbers"));
    all
}

/// Whose strength is 0: whoever plays by chance, or else the weakest.
fn zero(kept: &Kept, order: &[usize]) -> Option<usize> {
    let random = order.iter().find(|&&player| kept.players[player] == RANDOM);
    random.or(order.last()).copied()
}

/// The player by chance.
const RANDOM: &str = "random";

/// How strong players are by the games of one scenario alone, in the order of these rungs; none where games do not tie them to who is 0.
pub fn in_scenario(kept: &Kept, rungs: &[Rung], scenario: &str) -> Vec<Option<[f64; 3]>> {
    let ladder = Ladder::fit(kept.players.len(), &kept.scores(Some(scenario)));
    let place = |rung: &Rung| kept.players.iter().position(|name| *name == rung.name);
    let zero = rungs
        .iter()
        .find(|rung| rung.elo == [0.0; 3])
        .and_then(place);
    let elo = |rung| ladder.gap(place(rung)?, zero?);
    rungs.iter().map(elo).collect()
}

/// Who met whom, from the top.
fn meetings(kept: &Kept, order: &[usize], ladder: &Ladder) -> Vec<Met> {
    let mut all = Vec::new();
    for (at, &one) in order.iter().enumerate() {
        for &other in &order[at + 1..] {
            let names = [one, other].map(|player| kept.players[player].clone());
            let found = kept.duels.iter().find(|duel| duel.is(&names[0], &names[1]));
            let Some(duel) = found.filter(|duel| duel.games() > 0) else {
                continue;
            };
            let games = duel.games();
            let won = match duel.a == names[0] {
                true => duel.score(),
                false => games as f64 - duel.score(),
            };
            let gap = ladder.gap(one, other).map_or(0.0, |gap| gap[1]);
            all.push(Met {
                names,
                games,
                drawn: duel.rows.iter().map(|row| row.draws).sum(),
                share: share(won, games),
                promised: 1.0 / (1.0 + 10f64.powf(-gap / 400.0)),
            });
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ladder::kept::Duel;

    /// A duel in which the first player won so many games of so many.
    fn duel(a: &str, b: &str, games: u64, wins: u64) -> Duel {
        Duel {
            a: a.to_owned(),
            b: b.to_owned(),
            rows: vec![("01".to_owned(), 0, games, wins, 0).into()],
            ..Duel::default()
        }
    }

    #[test]
    fn players_stand_by_their_strength_and_chance_is_nothing() {
        let kept = Kept {
            players: ["quick", "random", "alone", "worse"]
                .map(str::to_owned)
                .into(),
            duels: vec![
                duel("random", "quick", 40, 10),
                duel("worse", "random", 40, 15),
            ],
            ..Kept::default()
        };
        let (rungs, met) = strengths(&kept);
        let names: Vec<&str> = rungs.iter().map(|rung| rung.name.as_str()).collect();
        assert_eq!(names, ["quick", "random", "worse"]);
        assert_eq!(rungs[1].elo, [0.0; 3]);
        assert!(rungs[0].elo[0] > 0.0 && rungs[2].elo[1] < 0.0);
        assert_eq!((rungs[0].games, rungs[1].games), (40, 80));
        // All played on the first side when they met; nothing is known of the other.
        assert!(rungs[0].sides[0].is_none());
        let here = in_scenario(&kept, &rungs, "01");
        assert_eq!(here[0], Some(rungs[0].elo));
        assert_eq!(in_scenario(&kept, &rungs, "02")[0], None);
        let above = rungs[0].above.unwrap();
        assert!((above[1] - rungs[0].elo[1]).abs() < 1e-9 && rungs[2].above.is_none());
        assert_eq!(met[0].names, ["quick", "random"]);
        assert!((met[0].share[1] - 0.75).abs() < 1e-9 && (met[0].promised - 0.75).abs() < 0.02);
        assert!(strengths(&Kept::default()).0.is_empty());
    }

    #[test]
    fn a_side_is_measured_by_the_games_on_it() {
        let mut kept = Kept {
            players: ["random", "quick", "greedy"].map(str::to_owned).into(),
            ..Kept::default()
        };
        // By player: how strong he is on the first side and on the second.
        let known = [[0.0, 0.0], [200.0, 50.0], [400.0, 150.0]];
        for [a, b] in [[0, 1], [1, 2], [0, 2]] {
            let wins = |gap: f64| (1e5 / (1.0 + 10f64.powf(-gap / 400.0))) as u64;
            let row = |seat, gap| ("01".to_owned(), seat, 100_000, wins(gap), 0).into();
            kept.duels.push(Duel {
                rows: vec![
                    row(0, known[a][0] - known[b][1]),
                    row(1, known[a][1] - known[b][0]),
                ],
                ..duel(&kept.players[a], &kept.players[b], 0, 0)
            });
        }
        let (rungs, _) = strengths(&kept);
        for (rung, known) in rungs.iter().rev().zip(known) {
            for (side, known) in rung.sides.into_iter().zip(known) {
                let [_, found, _] = side.unwrap();
                assert!(
                    (found - known).abs() < 1.0,
                    "{}: {found} for {known}",
                    rung.name
                );
            }
        }
    }

    #[test]
    fn without_chance_the_weakest_is_nothing() {
        let kept = Kept {
            players: ["quick", "greedy"].map(str::to_owned).into(),
            duels: vec![duel("quick", "greedy", 20, 12)],
            ..Kept::default()
        };
        let (rungs, _) = strengths(&kept);
        assert_eq!((rungs[1].name.as_str(), rungs[1].elo[1]), ("greedy", 0.0));
    }
}
