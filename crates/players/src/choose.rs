//! Choosing by worth.

use table::Rng;

/// The best of them; of equals the first.
pub(crate) fn best<A: Copy>(weighed: &[(A, f64)]) -> Option<A> {
    let better = |best: &'_ (A, f64), next: &'_ (A, f64)| next.1 > best.1;
    weighed
        .iter()
        .copied()
        .reduce(|best, next| if better(&best, &next) { next } else { best })
        .map(|(action, _)| action)
}

/// One of them: what is worth `points` less is e times less likely.
pub(crate) fn soft<A: Copy>(weighed: &[(A, f64)], points: u16, rng: &mut Rng) -> Option<A> {
    let top = weighed.iter().map(|w| w.1).fold(f64::MIN, f64::max);
    let weight = |worth: f64| ((worth - top) / f64::from(points)).exp();
    let total: f64 = weighed.iter().map(|w| weight(w.1)).sum();
    let mut at = total * f64::from(rng.bits()) / f64::from(u32::MAX);
    for &(action, worth) in weighed {
        at -= weight(worth);
        if at <= 0.0 {
            return Some(action);
        }
    }
    best(weighed)
}

/// A number to begin a stream with.
pub(crate) fn wide(rng: &mut Rng) -> u64 {
    u64::from(rng.bits()) << 32 | u64::from(rng.bits())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_soft_player_prefers_what_is_worth_more() {
        let weighed = [('a', 0.0), ('b', 40.0), ('c', -400.0)];
        assert_eq!(best(&weighed), Some('b'));
        let mut rng = Rng::new(1);
        let mut count = [0; 3];
        for _ in 0..3000 {
            let chosen = soft(&weighed, 40, &mut rng).unwrap();
            count[(chosen as u8 - b'a') as usize] += 1;
        }
        // e to one between the first two, and the third hardly ever.
        assert!((700..920).contains(&count[0]), "{count:?}");
        assert!(count[2] < 5, "{count:?}");
    }
}
