//! Months: scenarios have one, weapons and ammunition come with one.

use serde::{Deserialize, Serialize};

/// A month of a year.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Date {
    /// `1944`
    pub year: u16,
    /// From 1 for January.
    pub month: u8,
}

impl Date {
    /// Before every scenario.
    pub const FIRST: Date = Date { year: 0, month: 1 };
    /// After every scenario.
    pub const LAST: Date = Date {
        year: u16::MAX,
        month: 12,
    };

    /// A month.
    #[inline]
    pub const fn new(year: u16, month: u8) -> Date {
        Date { year, month }
    }
    /// Reads `1944-06`.
    pub fn parse(text: &str) -> Option<Date> {
        let (year, month) = text.split_once('-')?;
        let plain = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
        if year.len() != 4 || month.len() != 2 || !plain(year) || !plain(month) {
            return None;
        }
        let date = Date::new(year.parse().ok()?, month.parse().ok()?);
        (1..=12).contains(&date.month).then_some(date)
    }
}
