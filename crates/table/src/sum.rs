//! Numbers computed once, by code that reports each term when somebody listens.

use crate::{Tally, Term, Text};

/// A sum under way.
pub struct Sum {
    total: i32,
    terms: Option<Vec<Term>>,
    system: &'static str,
    cite: fn(&str) -> &str,
}

impl Sum {
    /// Only the number is wanted.
    #[inline]
    pub fn quiet() -> Self {
        Sum {
            total: 0,
            terms: None,
            system: "",
            cite: |rule| rule,
        }
    }
    /// The terms are wanted too, if anybody listens; their words are the keys `SYSTEM-term-RULE`.
    pub fn opened(system: &'static str, listening: bool) -> Self {
        Sum {
            total: 0,
            terms: listening.then(Vec::new),
            system,
            cite: |rule| rule,
        }
    }
    /// The same, telling each rule by the id that this gives for it: code that two rulebooks share cites one of them.
    pub fn citing(self, cite: fn(&str) -> &str) -> Self {
        Sum { cite, ..self }
    }
    /// Adds a term with the rule that puts it there.
    #[inline]
    pub fn add(&mut self, amount: i32, rule: &str) {
        if amount != 0 {
            self.total += amount;
            if let Some(terms) = &mut self.terms {
                let rule = (self.cite)(rule);
                let why = Text::new(format!("{}-term-{}", self.system, rule.replace('.', "-")));
                terms.push(Term {
                    amount,
                    rule: rule.to_owned().into(),
                    why,
                });
            }
        }
    }
    /// The number.
    #[inline]
    pub fn total(&self) -> i32 {
        self.total
    }
    /// The number, opened up.
    pub fn tally(&self, name: &'static str) -> Tally {
        Tally {
            name: name.into(),
            total: self.total,
            terms: self.terms.clone().unwrap_or_default(),
        }
    }
}
