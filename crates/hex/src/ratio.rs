//! Exact places on a line.

use serde::{Deserialize, Serialize};
use std::cmp::Ordering;
use std::fmt;

/// A reduced fraction with a positive denominator. On a line of sight, 0 is the centre of the first hex and 1
/// the centre of the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ratio {
    num: i64,
    den: i64,
}

impl Ratio {
    /// The near end of a line.
    pub const ZERO: Ratio = Ratio { num: 0, den: 1 };
    /// The far end of a line.
    pub const ONE: Ratio = Ratio { num: 1, den: 1 };

    /// `num / den`, reduced. The denominator must not be zero.
    pub const fn new(num: i64, den: i64) -> Ratio {
        assert!(den != 0, "a ratio needs a denominator");
        let divisor = gcd(num.unsigned_abs(), den.unsigned_abs()) as i64;
        let sign = if den < 0 { -1 } else { 1 };
        Ratio {
            num: sign * num / divisor,
            den: sign * den / divisor,
        }
    }

    /// The numerator of the reduced fraction.
    pub const fn num(self) -> i64 {
        self.num
    }

    /// The denominator of the reduced fraction, at least 1.
    pub const fn den(self) -> i64 {
        self.den
    }

    /// The same place measured from the other end of the line: one minus this.
    pub const fn flip(self) -> Ratio {
        Ratio {
            num: self.den - self.num,
            den: self.den,
        }
    }
}

const fn gcd(mut a: u64, mut b: u64) -> u64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

impl PartialOrd for Ratio {
    fn partial_cmp(&self, other: &Ratio) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Ratio {
    fn cmp(&self, other: &Ratio) -> Ordering {
        (self.num as i128 * other.den as i128).cmp(&(other.num as i128 * self.den as i128))
    }
}

impl fmt::Display for Ratio {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.num, self.den)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratios_are_reduced_and_ordered_exactly() {
        assert_eq!(Ratio::new(2, -4), Ratio::new(-1, 2));
        assert_eq!(Ratio::new(0, -7), Ratio::ZERO);
        assert!(Ratio::new(1, 3) < Ratio::new(334, 1000));
        assert!(Ratio::new(i64::MAX - 1, i64::MAX) < Ratio::ONE);
        assert_eq!(Ratio::new(2, 7).flip(), Ratio::new(5, 7));
    }
}
