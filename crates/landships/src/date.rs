//! Months: a scenario has one, and counters come with a year.

/// A month of a year.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date {
    /// `1916`
    pub year: u16,
    /// From 1 for January.
    pub month: u8,
}

impl Date {
    /// Reads `1916-09`.
    pub fn parse(text: &str) -> Option<Date> {
        let (year, month) = text.split_once('-')?;
        let plain = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
        if year.len() != 4 || month.len() != 2 || !plain(year) || !plain(month) {
            return None;
        }
        let month = month
            .parse()
            .ok()
            .filter(|month| (1..=12).contains(month))?;
        Some(Date {
            year: year.parse().ok()?,
            month,
        })
    }
}
