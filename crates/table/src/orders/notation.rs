use super::{Answer, Cond, OPS, Order, PASS, SCOPES, USUAL, Until};
use crate::Fault;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// Where and why an order cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unclear {
    /// The column, counted from 1.
    pub column: usize,
    /// What is wrong.
    pub what: String,
    /// What would be right.
    pub mend: String,
}

impl fmt::Display for Unclear {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "column {}: {} ({})", self.column, self.what, self.mend)
    }
}

impl std::error::Error for Unclear {}

/// Reads one order a line; empty lines and lines with `#` are left out. All faults at once.
pub fn parse(file: &str, text: &str) -> Result<Vec<Order>, Vec<Fault>> {
    let (mut orders, mut faults) = (Vec::new(), Vec::new());
    for (i, line) in text.lines().enumerate() {
        if line.trim().is_empty() || line.trim_start().starts_with('#') {
            continue;
        }
        match line.parse() {
            Ok(order) => orders.push(order),
            Err(Unclear { column, what, mend }) => {
                faults.push(Fault::new(
                    file,
                    format!("line {}, column {column}", i + 1),
                    what,
                    mend,
                ));
            }
        }
    }
    if faults.is_empty() {
        Ok(orders)
    } else {
        Err(faults)
    }
}

impl FromStr for Order {
    type Err = Unclear;

    /// `MOMENT: FACT<=N … -> ask | pass | usual | do PATTERN [until SCOPE]`
    fn from_str(line: &str) -> Result<Order, Unclear> {
        read(line).map_err(|(part, what, mend)| {
            let at = part.as_ptr() as usize - line.as_ptr() as usize;
            Unclear {
                column: line[..at].chars().count() + 1,
                what,
                mend: mend.to_owned(),
            }
        })
    }
}

/// The part of the line that is wrong, why, and what would be right.
type Wrong<'a> = (&'a str, String, &'static str);

fn read(line: &str) -> Result<Order, Wrong<'_>> {
    let no_moment = || {
        (
            line,
            "there is no moment".to_owned(),
            "begin with 'moment:' or '*:'",
        )
    };
    let (moment, rest) = line.split_once(':').ok_or_else(no_moment)?;
    let no_answer = || {
        (
            rest,
            "there is no answer".to_owned(),
            "'-> ask', '-> pass', '-> usual' or '-> do …'",
        )
    };
    let (conds, answer) = rest.split_once("->").ok_or_else(no_answer)?;
    let name = moment.trim();
    if name.is_empty() || name.contains(char::is_whitespace) {
        return Err((
            moment,
            format!("'{name}' is not a moment"),
            "one word, or '*'",
        ));
    }
    let cond = |word| {
        let wrong = || {
            (
                word,
                format!("'{word}' is not a condition"),
                "fact<=4, with < <= = != >= >",
            )
        };
        read_cond(word).ok_or_else(wrong)
    };
    let when = conds
        .split_whitespace()
        .map(cond)
        .collect::<Result<Vec<Cond>, Wrong>>()?;
    let (answer, until) = match answer.rsplit_once(" until ") {
        None => (answer, Until::Match),
        Some((answer, scope)) => (answer, read_scope(scope)?),
    };
    Ok(Order {
        moment: name.to_owned(),
        when,
        then: read_answer(answer.trim())?,
        until,
    })
}

fn read_scope(word: &str) -> Result<Until, Wrong<'_>> {
    let wrong = || {
        (
            word,
            format!("'{}' does not end", word.trim()),
            "attack, order, turn or match",
        )
    };
    let scope = SCOPES.iter().find(|(name, _)| *name == word.trim());
    scope.map(|(_, until)| *until).ok_or_else(wrong)
}

fn read_answer(words: &str) -> Result<Answer, Wrong<'_>> {
    match words.split_once(' ') {
        None if words == "ask" => Ok(Answer::Ask),
        None if words == PASS => Ok(Answer::Pass),
        None if words == USUAL => Ok(Answer::Usual),
        Some(("do", pattern)) => Ok(Answer::Do(pattern.trim().to_owned())),
        _ => Err((
            words,
            format!("'{words}' is not an answer"),
            "ask, pass, usual or do …",
        )),
    }
}

fn read_cond(word: &str) -> Option<Cond> {
    let at = word.find(['<', '>', '=', '!'])?;
    let (fact, rest) = word.split_at(at);
    let (sign, op) = OPS.iter().find(|(sign, _)| rest.starts_with(sign))?;
    let number = rest[sign.len()..].parse().ok()?;
    (!fact.is_empty()).then(|| Cond {
        fact: fact.to_owned(),
        op: *op,
        number,
    })
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}:", self.moment)?;
        for Cond { fact, op, number } in &self.when {
            let sign = OPS
                .iter()
                .find(|(_, o)| o == op)
                .expect("every comparison has a sign")
                .0;
            write!(f, " {fact}{sign}{number}")?;
        }
        match &self.then {
            Answer::Ask => write!(f, " -> ask")?,
            Answer::Pass => write!(f, " -> {PASS}")?,
            Answer::Usual => write!(f, " -> {USUAL}")?,
            Answer::Do(pattern) => write!(f, " -> do {pattern}")?,
        }
        let scope = SCOPES
            .iter()
            .find(|(_, u)| *u == self.until)
            .expect("every scope has a name")
            .0;
        write!(f, " until {scope}")
    }
}

impl Serialize for Order {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Order {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        String::deserialize(d)?
            .parse()
            .map_err(serde::de::Error::custom)
    }
}
