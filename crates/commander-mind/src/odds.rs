//! Two rolls of two dice against each other.

/// In how many of 36 ways two dice fall on a sum.
pub(super) const WAYS: [u8; 13] = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];

/// Of 1,296: how often the difference of two rolls of two dice is more than -11, -10, … 10.
const fn differences() -> [u16; 22] {
    let mut more = [0; 22];
    let mut k = 0;
    while k < 22 {
        let (mut a, mut sum) = (2, 0);
        while a <= 12 {
            let mut b = 2;
            while b <= 12 {
                if a as i32 - b as i32 > k as i32 - 11 {
                    sum += WAYS[a] as u16 * WAYS[b] as u16;
                }
                b += 1;
            }
            a += 1;
        }
        more[k] = sum;
        k += 1;
    }
    more
}
static MORE: [u16; 22] = differences();

/// The chance that the first roll, with so much added, is above the second.
#[inline]
pub(super) fn beats(ahead: i32) -> f64 {
    let k = (-ahead).clamp(-11, 10) + 11;
    f64::from(MORE[k as usize]) / 1296.0
}
/// The chance that both come to the same.
#[inline]
pub(super) fn ties(ahead: i32) -> f64 {
    beats(ahead + 1) - beats(ahead)
}

/// The chance that two dice fall below a number.
#[inline]
pub(super) fn below(n: i32) -> f64 {
    let sum: u8 = WAYS.iter().take(n.clamp(0, 13) as usize).sum();
    f64::from(sum) / 36.0
}

/// The mean of something over two dice.
pub(super) fn mean(of: impl Fn(i32) -> f64) -> f64 {
    let each = WAYS.iter().enumerate().skip(2);
    each.map(|(sum, &ways)| f64::from(ways) * of(sum as i32))
        .sum::<f64>()
        / 36.0
}

/// The chance that the product of two dice is more than a number.
pub(super) fn product_above(n: i32) -> f64 {
    let dice = (1..=6).flat_map(|a| (1..=6).map(move |b| a * b));
    dice.filter(|&product| product > n).count() as f64 / 36.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_add_up() {
        for ahead in -10..=10 {
            let sum = beats(ahead) + ties(ahead) + beats(-ahead);
            assert!((sum - 1.0).abs() < 1e-9, "{ahead}: {sum}");
        }
        assert_eq!(below(2), 0.0);
        assert_eq!(below(13), 1.0);
        assert!((mean(f64::from) - 7.0).abs() < 1e-9);
        assert_eq!(product_above(35), 1.0 / 36.0);
    }
}
