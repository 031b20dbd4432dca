//! Standing orders: a player's answers to reaction windows, given in advance.
//!
//! They live outside the rules. The driver of a match asks them at each window and
//! plays what they say as an ordinary action. They look at public facts only, so that
//! neither an answer nor its speed tells what a player holds.
//!
//! ```text
//! opportunity-fire: range<=4 firepower>=8 -> ask
//! opportunity-fire: -> pass until turn
//! who-rolls-first: -> usual
//! *: -> do play smoke* until attack
//! ```

mod notation;
mod standing;

pub use notation::{Unclear, parse};
pub use standing::Standing;

use crate::{Ask, Offer};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// One standing order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order {
    /// The moment of the rules it is for; `*` for every one.
    pub moment: String,
    /// What must hold: all of them.
    pub when: Vec<Cond>,
    /// The answer.
    pub then: Answer,
    /// How long the order stands.
    pub until: Until,
}

/// A condition on a public fact beside the question. An absent fact fulfils none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cond {
    /// The fact's key.
    pub fact: String,
    /// How it is compared …
    pub op: Op,
    /// … with what.
    pub number: i64,
}

/// A comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Op {
    /// `<`
    Less,
    /// `<=`
    AtMost,
    /// `=`
    Equal,
    /// `!=`
    Other,
    /// `>=`
    AtLeast,
    /// `>`
    More,
}

/// Two-sign comparisons first: they begin with the sign of another.
const OPS: [(&str, Op); 6] = [
    ("<=", Op::AtMost),
    (">=", Op::AtLeast),
    ("!=", Op::Other),
    ("<", Op::Less),
    (">", Op::More),
    ("=", Op::Equal),
];

impl Op {
    fn holds(self, a: i64, b: i64) -> bool {
        match self {
            Op::Less => a < b,
            Op::AtMost => a <= b,
            Op::Equal => a == b,
            Op::Other => a != b,
            Op::AtLeast => a >= b,
            Op::More => a > b,
        }
    }
}

/// What to answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Ask the player.
    Ask,
    /// Pass.
    Pass,
    /// Do this: in an order a pattern in which `*` stands for anything, out of
    /// [`decide`] the action itself.
    Do(String),
    /// Do what the rules call usual here (`Question::usual`); where nothing is, ask.
    Usual,
}

/// How long an order stands; each scope ends with those after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Until {
    /// The end of this attack.
    Attack,
    /// The end of this order of the opponent.
    Order,
    /// The end of the turn.
    Turn,
    /// The end of the match.
    Match,
}

const SCOPES: [(&str, Until); 4] = [
    ("attack", Until::Attack),
    ("order", Until::Order),
    ("turn", Until::Turn),
    ("match", Until::Match),
];

/// The notation of doing what is usual.
const USUAL: &str = "usual";

/// The notation of passing, in every system.
pub const PASS: &str = "pass";

impl Order {
    /// What is no window is answered by an order of its own alone, not by one for everything.
    fn fits(&self, ask: &Ask, facts: &BTreeMap<String, i64>) -> bool {
        let holds = |cond: &Cond| {
            facts
                .get(&cond.fact)
                .is_some_and(|&n| cond.op.holds(n, cond.number))
        };
        let meant = self.moment == ask.moment || (self.moment == "*" && ask.window);
        meant && self.when.iter().all(holds)
    }
}

/// What the orders say to a question: the first that fits decides. Without one, or if
/// its answer is not on offer, the player is asked. `usual`: what is usual here.
pub fn decide(
    orders: &[Order],
    ask: &Ask,
    facts: &BTreeMap<String, i64>,
    usual: Option<&str>,
    offers: &[Offer],
) -> Answer {
    let order = orders.iter().find(|order| order.fits(ask, facts));
    match order.map(|order| &order.then) {
        Some(Answer::Pass) if offers.iter().any(|offer| offer.action == PASS) => Answer::Pass,
        Some(Answer::Do(pattern)) => {
            let found = offers.iter().find(|offer| matches(pattern, &offer.action));
            found.map_or(Answer::Ask, |offer| Answer::Do(offer.action.clone()))
        }
        Some(Answer::Usual) => {
            let found = offers.iter().find(|offer| Some(&*offer.action) == usual);
            found.map_or(Answer::Ask, |offer| Answer::Do(offer.action.clone()))
        }
        _ => Answer::Ask,
    }
}

/// Takes off the orders that stood until the end of this scope or of a smaller one.
pub fn expire(orders: &mut Vec<Order>, ended: Until) {
    orders.retain(|order| order.until > ended);
}

/// Whether an action fits a pattern in which `*` stands for anything. Patterns come from players: what is between
/// two stars is taken where it first stands, so that no pattern takes long.
fn matches(pattern: &str, action: &str) -> bool {
    let Some((head, rest)) = pattern.split_once('*') else {
        return pattern == action;
    };
    let (between, tail) = rest.rsplit_once('*').unwrap_or(("", rest));
    let inner = action.strip_prefix(head);
    let Some(mut inner) = inner.and_then(|inner| inner.strip_suffix(tail)) else {
        return false;
    };
    for part in between.split('*') {
        let Some((_, after)) = inner.split_once(part) else {
            return false;
        };
        inner = after;
    }
    true
}

/// How a seat wants to be asked.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Settings {
    /// Ask only when there is something besides passing. It looks at the hand, so it is
    /// free against machines alone: between people it would tell what one holds.
    pub only_when_i_hold: bool,
    /// The standing orders, the first that fits above all.
    pub orders: Vec<Order>,
}

impl Settings {
    /// What these settings say to a question. `machines`: all the other seats are.
    pub fn decide(
        &self,
        machines: bool,
        ask: &Ask,
        facts: &BTreeMap<String, i64>,
        usual: Option<&str>,
        offers: &[Offer],
    ) -> Answer {
        let only_pass = offers.len() == 1 && offers[0].action == PASS;
        if self.only_when_i_hold && machines && ask.window && only_pass {
            return Answer::Pass;
        }
        decide(&self.orders, ask, facts, usual, offers)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Seat, Text};

    const WINDOW: Ask = Ask {
        seat: Seat(0),
        moment: "op-fire",
        window: true,
        secret: false,
        set_up: false,
    };

    fn offers(actions: &[&str]) -> Vec<Offer> {
        let offer = |a: &&str| Offer::new(*a, Text::new("x"));
        actions.iter().map(offer).collect()
    }
    fn facts(range: i64) -> BTreeMap<String, i64> {
        BTreeMap::from([("range".to_owned(), range)])
    }
    fn orders(text: &str) -> Vec<Order> {
        parse("orders", text).unwrap()
    }

    #[test]
    fn the_first_order_that_fits_decides() {
        let orders = orders(
            "# close ones\nop-fire: range<=4 range!=3 -> ask\n\nop-fire: -> pass until turn\n",
        );
        let decide = |range| {
            decide(
                &orders,
                &WINDOW,
                &facts(range),
                None,
                &offers(&["fire", "pass"]),
            )
        };
        assert_eq!(
            (decide(4), decide(5), decide(3)),
            (Answer::Ask, Answer::Pass, Answer::Pass)
        );
    }

    #[test]
    fn an_absent_fact_fulfils_nothing() {
        let orders = orders("op-fire: cover<9 -> pass");
        assert_eq!(
            decide(&orders, &WINDOW, &facts(1), None, &offers(&["pass"])),
            Answer::Ask
        );
    }

    #[test]
    fn a_pattern_gives_the_first_offer_that_fits_or_asks() {
        let orders = orders("*: -> do play *smoke* at K7");
        let some = offers(&["play light-smoke now at K7", "play smoke at K7", "pass"]);
        let first = Answer::Do("play light-smoke now at K7".to_owned());
        assert_eq!(decide(&orders, &WINDOW, &facts(1), None, &some), first);
        assert_eq!(
            decide(
                &orders,
                &WINDOW,
                &facts(1),
                None,
                &offers(&["play smoke at K8", "pass"])
            ),
            Answer::Ask
        );
    }

    #[test]
    fn a_pattern_of_many_stars_is_matched_in_no_time() {
        for (pattern, action, fits) in [
            ("", "", true),
            ("", "a", false),
            ("*", "", true),
            ("a*", "a", true),
            ("a*a", "a", false),
            ("*ab", "aab", true),
            ("*ab*b", "abab", true),
            ("a*b*c", "abcb", false),
            ("a*é*c", "a-éé-c", true),
        ] {
            assert_eq!(matches(pattern, action), fits, "{pattern} {action}");
        }
        let action = "a".repeat(60);
        assert!(matches(&"*".repeat(60_000), &action));
        assert!(!matches(&format!("{}b", "*a".repeat(30)), &action));
        assert!(!matches(&"*a".repeat(30_000), &action));
    }

    #[test]
    fn only_windows_are_answered_and_only_with_what_is_offered() {
        let orders = orders("*: -> pass");
        let own_turn = Ask {
            window: false,
            ..WINDOW
        };
        assert_eq!(
            decide(&orders, &own_turn, &facts(1), None, &offers(&["pass"])),
            Answer::Ask
        );
        assert_eq!(
            decide(&orders, &WINDOW, &facts(1), None, &offers(&["fire"])),
            Answer::Ask
        );
    }

    #[test]
    fn an_order_of_its_own_answers_what_is_no_window() {
        let own_turn = Ask {
            window: false,
            ..WINDOW
        };
        let offers = offers(&["unit A", "unit B"]);
        let decide = |text, usual| decide(&orders(text), &own_turn, &facts(1), usual, &offers);
        let first = Answer::Do("unit B".to_owned());
        assert_eq!(decide("op-fire: -> usual", Some("unit B")), first);
        assert_eq!(decide("*: -> usual", Some("unit B")), Answer::Ask);
        assert_eq!(decide("op-fire: -> usual", None), Answer::Ask);
        assert_eq!(
            decide("op-fire: -> usual", Some("unit C")),
            Answer::Ask,
            "not on offer"
        );
    }

    #[test]
    fn the_hand_counts_against_machines_alone() {
        let settings = Settings {
            only_when_i_hold: true,
            orders: Vec::new(),
        };
        let only_pass = offers(&["pass"]);
        assert_eq!(
            settings.decide(true, &WINDOW, &facts(1), None, &only_pass),
            Answer::Pass
        );
        assert_eq!(
            settings.decide(false, &WINDOW, &facts(1), None, &only_pass),
            Answer::Ask
        );
        assert_eq!(
            settings.decide(true, &WINDOW, &facts(1), None, &offers(&["fire", "pass"])),
            Answer::Ask
        );
    }

    #[test]
    fn a_scope_ends_the_smaller_ones_too() {
        let mut all = orders(
            "*: -> pass until attack\n*: -> pass until order\n*: -> pass until turn\n*: -> pass",
        );
        expire(&mut all, Until::Order);
        assert_eq!(
            all.iter().map(|o| o.until).collect::<Vec<_>>(),
            [Until::Turn, Until::Match]
        );
    }

    #[test]
    fn orders_are_written_as_they_are_read() {
        for line in [
            "a: -> ask until match",
            "b-c: x<=4 y>-8 z=0 w!=1 v<2 u>=3 -> pass until attack",
            "*: -> do play * until turn",
            "a: -> usual until match",
        ] {
            let order: Order = line.parse().unwrap();
            assert_eq!(order.to_string(), line);
            let json = serde_json::to_string(&order).unwrap();
            assert_eq!(serde_json::from_str::<Order>(&json).unwrap(), order);
        }
    }

    #[test]
    fn a_fault_says_where() {
        let column = |line: &str| line.parse::<Order>().unwrap_err().column;
        assert_eq!(column("pass"), 1);
        assert_eq!(column("é: range<=x -> pass"), 4);
        assert_eq!(column("a: range -> pass"), 4);
        assert_eq!(column("a: range<4 pass"), 3);
        assert_eq!(column("a: -> go"), 7);
        assert_eq!(column("a: -> pass until noon"), 18);
        assert_eq!(column("a b: -> pass"), 1);
        let faults = parse("my.orders", "a: -> pass\nb: -> go").unwrap_err();
        assert_eq!(
            (faults.len(), faults[0].at.as_str()),
            (1, "line 2, column 7")
        );
    }
}
