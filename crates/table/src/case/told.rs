//! Expectations on what was told: numbers and events.

use super::expect::{Match, Scene, differs, or_none};
use super::step::{Step, TallySought};
use crate::Tally;
use std::collections::BTreeSet;

impl Scene {
    /// A number that must have been told.
    pub fn tally(&self, sought: &TallySought) -> Match {
        let mut all = self
            .events
            .iter()
            .filter_map(|event| event.tally.as_ref())
            .filter(|tally| tally.name == sought.name);
        let tally = match sought.nth {
            Some(nth) => all.nth(nth),
            None => all.next_back(),
        };
        let Some(tally) = tally else {
            let names: BTreeSet<&str> = self
                .events
                .iter()
                .filter_map(|event| event.tally.as_ref())
                .map(|tally| &*tally.name)
                .collect();
            let names: Vec<&str> = names.into_iter().collect();
            return differs(
                "to be told in this step",
                format!("the tallies: {}", or_none(&names.join(" "))),
            );
        };
        let mut missing = Vec::new();
        if let Some(total) = sought.total.filter(|&total| total != tally.total) {
            missing.push(format!("total {total}"));
        }
        for (rule, amount) in &sought.terms {
            if sum_of(tally, rule) != Some(*amount) {
                missing.push(format!("{amount:+} {rule}"));
            }
        }
        let listed = |rule: &str| sought.terms.iter().any(|(r, _)| r == rule);
        if sought.only && tally.terms.iter().any(|term| !listed(&term.rule)) {
            missing.push("no other terms".to_owned());
        }
        if missing.is_empty() {
            Ok(())
        } else {
            differs(missing.join(", "), open(tally))
        }
    }

    /// Events that must have been told, in their order.
    pub fn told(&self, step: &Step) -> Match {
        let mut keys = self.events.iter().map(|event| &*event.text.key);
        for said in &step.told {
            if !keys.any(|key| key == said.text) {
                let all: Vec<&str> = self.events.iter().map(|event| &*event.text.key).collect();
                return differs(
                    format!("{} in its order", said.text),
                    or_none(&all.join(" ")),
                );
            }
        }
        Ok(())
    }
}

/// What a rule adds to a tally, if it is among its terms.
fn sum_of(tally: &Tally, rule: &str) -> Option<i32> {
    let terms = tally.terms.iter().filter(|term| term.rule == rule);
    terms.map(|term| term.amount).reduce(|a, b| a + b)
}

fn open(tally: &Tally) -> String {
    let terms: Vec<String> = tally
        .terms
        .iter()
        .map(|term| format!("{:+} {}", term.amount, term.rule))
        .collect();
    format!("{} = {}", tally.total, or_none(&terms.join(" ")))
}
