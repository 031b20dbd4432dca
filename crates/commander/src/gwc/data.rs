//! What only the data files of Great War Commander say: months, ranks, tanks, Strategy Cards.

use crate::book::KindMore;
use crate::bounds::RATING;
use crate::gwc::situations::Situation;
use crate::gwc::strategy::{ALWAYS, Date, StrategyCard};
use crate::kinds::Rank;
use crate::scenario::{FaceFile, StrategyFile};

/// `1916-02`
pub fn month(text: &str) -> Option<Date> {
    let (year, month) = text.split_once('-')?;
    let (year, month) = (year.parse().ok()?, month.parse().ok()?);
    (1..=12).contains(&month).then_some([year, month])
}

/// `1916-02..1917-04`, `1916-02..`, `..1917-04`: both counted.
pub fn months(text: &str) -> Option<[Date; 2]> {
    let (from, to) = text.split_once("..")?;
    ends(Some(from), Some(to))
}

/// The first and the last month; a blank is no limit.
pub fn ends(from: Option<&str>, to: Option<&str>) -> Option<[Date; 2]> {
    let end = |text: Option<&str>, open: Date| match text {
        None | Some("") => Some(open),
        Some(text) => month(text),
    };
    Some([end(from, ALWAYS[0])?, end(to, ALWAYS[1])?])
}

/// What a counter has besides; none if it is not understood.
pub fn more(face: &FaceFile) -> Option<KindMore> {
    let has = |word: &str| face.traits.iter().any(|each| each == word);
    let known = ["engineer", "stosstruppen", "early"];
    if !face
        .traits
        .iter()
        .all(|each| known.contains(&each.as_str()))
    {
        return None;
    }
    let rank = match &face.rank {
        Some(word) => Some(Rank::named(word)?),
        None => None,
    };
    Some(KindMore {
        rank,
        engineer: has("engineer"),
        stosstruppen: has("stosstruppen"),
        early: has("early"),
        dates: ends(face.from.as_deref(), face.to.as_deref())?,
        count: face.count,
        gun: [gun(&face.gun.good)?, gun(&face.gun.broken)?],
        bog: face.bog,
    })
}

/// `8 10`: Firepower and Range.
fn gun(text: &Option<String>) -> Option<Option<[i8; 2]>> {
    let Some(text) = text else { return Some(None) };
    let (fp, range) = text.split_once(' ')?;
    let number = |text: &str| {
        text.parse()
            .ok()
            .filter(|&n: &i8| RATING.contains(&n.into()))
    };
    Some(Some([number(fp)?, number(range)?]))
}

/// The Strategy Cards of a nation, or the line that is not understood.
pub fn strategy_cards(file: &StrategyFile, nation: &str) -> Result<Vec<StrategyCard>, String> {
    let lines = file.decks.get(nation).into_iter().flatten();
    let read = |line: &String| strategy_card(line).ok_or_else(|| line.clone());
    lines.map(read).collect()
}

/// `F-S3 anti-gas 1916-01..1918-12 reminder`
fn strategy_card(line: &str) -> Option<StrategyCard> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let [name, situation, rest @ ..] = words.as_slice() else {
        return None;
    };
    let (reminder, rest) = match rest {
        [rest @ .., "reminder"] => (true, rest),
        rest => (false, rest),
    };
    let dates = match rest {
        [] => ALWAYS,
        [span] => months(span)?,
        _ => return None,
    };
    Some(StrategyCard {
        name: (*name).to_owned(),
        situation: Situation::named(situation)?,
        dates,
        reminder,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn months_are_read() {
        assert_eq!(month("1916-02"), Some([1916, 2]));
        assert_eq!(month("1916-13"), None);
        assert_eq!(months("1916-02.."), Some([[1916, 2], ALWAYS[1]]));
        assert_eq!(months("..1917-04"), Some([ALWAYS[0], [1917, 4]]));
        assert_eq!(months("1917"), None);
    }

    #[test]
    fn a_strategy_card_is_read() {
        let card = strategy_card("F-S3 anti-gas 1916-01..1918-12 reminder").unwrap();
        assert_eq!((card.situation, card.reminder), (Situation::AntiGas, true));
        assert_eq!(card.dates, [[1916, 1], [1918, 12]]);
        assert!(strategy_card("F-S3 dinner").is_none());
    }
}
