//! How many points make the odds of winning e times as good: found out from games that are played at a glance.

use super::lines::won;
use super::scale::Scale;
use crate::one::hashed;
use crate::playout::Playout;
use crate::sim::spread;
use crate::{CAP, Judge};
use table::{Chance, Game, Seat, Teller, Turn};

/// What was found.
#[derive(Clone, Copy, Debug)]
pub struct Swing {
    /// So many points make the odds e times as good.
    pub points: f64,
    /// From so many positions.
    pub positions: usize,
}

/// Between these it is looked for.
const BETWEEN: [f64; 2] = [5.0, 3000.0];
/// So many steps of the search, each of which leaves the larger part of a golden section.
const STEPS: u32 = 24;
const GOLDEN: f64 = 0.618_034;

/// Plays so many games of each book and fits the scale to how the positions at the beginning of their turns came out.
pub fn swing<G: Game>(
    books: &[G],
    judge: &Judge<G>,
    games: u64,
    seed: u64,
    threads: usize,
) -> Swing {
    let of_book = |i: u64| {
        let (book, game) = (i / games.max(1), i % games.max(1));
        positions(&books[book as usize], judge, [seed, book, game])
    };
    let all = spread(books.len() as u64 * games, threads, of_book);
    let books: Vec<Vec<(f64, f64)>> = all
        .chunks(games.max(1) as usize)
        .map(|it| it.concat())
        .collect();
    let likely = |log: f64| -> f64 { books.iter().map(|all| likelihood(all, log.exp())).sum() };
    let (mut low, mut high) = (BETWEEN[0].ln(), BETWEEN[1].ln());
    for _ in 0..STEPS {
        let part = GOLDEN * (high - low);
        if likely(high - part) > likely(low + part) {
            high = low + part;
        } else {
            low = high - part;
        }
    }
    Swing {
        points: f64::midpoint(low, high).exp(),
        positions: books.iter().map(Vec::len).sum(),
    }
}

/// How well a swing explains what became of positions, where each side of a scenario may be favoured.
fn likelihood(all: &[(f64, f64)], swing: f64) -> f64 {
    let points: Vec<f64> = all.iter().map(|one| one.0).collect();
    let mean = all.iter().map(|one| one.1).sum::<f64>() / all.len().max(1) as f64;
    let scale = Scale::through(&points, mean, swing);
    let each = all.iter().map(|&(points, won)| {
        let chance = scale.chance(points).clamp(1e-9, 1.0 - 1e-9);
        won * chance.ln() + (1.0 - won) * (1.0 - chance).ln()
    });
    each.sum()
}

/// The positions of a game at the beginning of each turn: how good they were for the first seat, and what it won.
fn positions<G: Game>(book: &G, judge: &Judge<G>, numbers: [u64; 3]) -> Vec<(f64, f64)> {
    let mut rng = hashed(&numbers);
    let mut state = book.start(&mut Chance::sample(&mut rng), &mut Teller::silent());
    let mut playout = Playout::new(book, judge);
    let (mut turn, mut points) = (0, Vec::new());
    for _ in 0..CAP {
        if let Turn::Over(_) = book.turn(&state) {
            break;
        }
        let now = (judge.turn)(book, &state).0;
        if now != turn {
            turn = now;
            points.push(judge.of(book, &state, Seat(0)));
        }
        let action = playout.best(&state);
        playout.apply(&mut state, action, &mut rng);
    }
    let won = won(book, &state, Seat(0)).unwrap_or(0.5);
    points.into_iter().map(|points| (points, won)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_swing_that_explains_best_is_likeliest() {
        // At 100 points three of four are won, at -100 one: the odds are three to one.
        let all = [(100.0, 1.0), (100.0, 1.0), (100.0, 1.0), (100.0, 0.0)];
        let all: Vec<(f64, f64)> = all
            .iter()
            .flat_map(|&(p, w)| [(p, w), (-p, 1.0 - w)])
            .collect();
        let fits = 100.0 / 3.0f64.ln();
        for other in [0.5 * fits, 2.0 * fits] {
            assert!(likelihood(&all, fits) > likelihood(&all, other), "{other}");
        }
    }
}
