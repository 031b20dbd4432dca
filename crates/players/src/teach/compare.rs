//! Which of some lines is better, and by how much.

/// How far the judge may be off with the worth of a position: by this in parts of a win, and by so much of the difference.
const DOUBT: [f64; 2] = [0.01, 0.3];

/// What came of a line, round by round.
#[derive(Clone, Debug, Default)]
pub(super) struct Results {
    /// The part of matches that were won, as the positions at the end of the next turn say.
    pub near: Vec<f64>,
    /// What was won at the end, in as many of the rounds as were played on so far.
    pub last: Vec<f64>,
}

impl Results {
    pub fn mean(&self) -> f64 {
        mean(&self.near)
    }
    /// The rounds of one half: even or odd ones.
    pub fn half(&self, odd: usize) -> Results {
        let half = |all: &[f64]| all.iter().copied().skip(odd).step_by(2).collect();
        Results {
            near: half(&self.near),
            last: half(&self.last),
        }
    }
}

fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len().max(1) as f64
}

/// The mean of the differences, round by round, and how uncertain it is.
fn ahead(a: &[f64], b: &[f64]) -> (f64, f64) {
    let each: Vec<f64> = a.iter().zip(b).map(|(a, b)| a - b).collect();
    let n = each.len() as f64;
    if each.len() < 2 {
        return (mean(&each), 1.0);
    }
    let mean = mean(&each);
    let squares: f64 = each.iter().map(|one| (one - mean) * (one - mean)).sum();
    // A handful of rounds that agree are no proof.
    (mean, ((squares + 0.05) / (n - 1.0) / n).sqrt())
}

/// By how much one line is better than another, in parts of a win, and how uncertain that is. What the judge says of near positions
/// and what was won at the end count by how sure each of them is.
pub(super) fn lead(a: &Results, b: &Results) -> (f64, f64) {
    let (near, unsure) = ahead(&a.near, &b.near);
    let doubt = DOUBT[0] + DOUBT[1] * near.abs();
    let near_weight = 1.0 / (unsure * unsure + doubt * doubt);
    if a.last.is_empty() {
        return (near, near_weight.sqrt().recip());
    }
    let (last, unsure) = ahead(&a.last, &b.last);
    let last_weight = 1.0 / (unsure * unsure);
    let weight = near_weight + last_weight;
    (
        (near * near_weight + last * last_weight) / weight,
        weight.sqrt().recip(),
    )
}

/// The part of matches that are won with a line.
pub(super) fn chance(line: &Results) -> f64 {
    match line.last.is_empty() {
        true => line.mean(),
        false => (line.mean() + mean(&line.last)) / 2.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn results(near: &[f64], last: &[f64]) -> Results {
        Results {
            near: near.repeat(30),
            last: last.repeat(30),
        }
    }

    #[test]
    fn what_both_say_lies_between_them_and_is_surer() {
        let (a, b) = (results(&[0.6, 0.5], &[]), results(&[0.4, 0.3], &[]));
        let (near, unsure) = lead(&a, &b);
        assert!(
            (near - 0.2).abs() < 1e-9 && (0.05..0.1).contains(&unsure),
            "{near} {unsure}"
        );
        let (a, b) = (
            results(&[0.6, 0.5], &[1.0, 0.0]),
            results(&[0.4, 0.3], &[0.0, 0.0]),
        );
        let (both, surer) = lead(&a, &b);
        assert!(
            (0.2..0.5).contains(&both) && surer < unsure,
            "{both} {surer}"
        );
    }

    #[test]
    fn a_few_rounds_prove_nothing() {
        let few = |n: usize| Results {
            near: vec![0.9; n],
            last: Vec::new(),
        };
        let other = Results {
            near: vec![0.5; 400],
            last: Vec::new(),
        };
        let (_, two) = lead(&few(2), &other);
        let (_, many) = lead(&few(400), &other);
        assert!(two > 0.15 && two > many, "{two} {many}");
    }
}
