//! Standing orders at the terminal: what each person has said in advance, and how he changes it.

use crate::desk::Desk;
use std::collections::BTreeMap;
use std::io::{self, Write};
use table::orders::{self, Order, PASS, Until};
use table::{Ask, Offer, Prompt, Seat, Text, View};

/// How an order is written, and one for an example.
const FORM: &str = "MOMENT: FACT<=N … -> ask|pass|usual|do ACTION until attack|order|turn|match";
const EXAMPLE: &str = "*: range<=2 -> ask until turn";

/// What a person may do with his standing orders.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// Show them.
    List,
    /// One more, above the others.
    Add(String),
    /// None but the others.
    Remove(String),
    /// None at all.
    Clear,
    /// Those of the system again.
    Default,
    /// Whether to ask where there is nothing but passing, against machines.
    EmptyHand(bool),
}

/// Reads what follows `orders`, in either language. What is no word of ours is an order.
pub fn read(rest: &str) -> Change {
    let (word, more) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let more = more.trim();
    match (word.to_lowercase().as_str(), more) {
        ("", _) => Change::List,
        ("add" | "ajouter", _) => Change::Add(more.to_owned()),
        ("remove" | "retirer", _) => Change::Remove(more.to_owned()),
        ("clear" | "effacer", "") => Change::Clear,
        ("default" | "défaut" | "defaut", "") => Change::Default,
        ("empty-hand" | "main-vide", "ask" | "demander") => Change::EmptyHand(true),
        ("empty-hand" | "main-vide", "pass" | "passer") => Change::EmptyHand(false),
        _ => Change::Add(rest.to_owned()),
    }
}

/// The standing orders of all who sit at a match, and what they are told of them.
pub struct Standing {
    orders: orders::Standing,
    /// By seat: whether it has been told that there are standing orders.
    hinted: Vec<bool>,
    /// By seat: what was passed though there was something to play, not told yet.
    missed: Vec<BTreeMap<String, String>>,
}

impl Standing {
    /// `orders`: those of the system, for people who would keep each other waiting; `alone`: those for machines alone.
    pub fn new(orders: Vec<Order>, alone: Vec<Order>, seats: usize, machines: bool) -> Standing {
        Standing {
            orders: orders::Standing::new(orders, seats, machines).alone(alone),
            hinted: vec![machines; seats],
            missed: vec![BTreeMap::new(); seats],
        }
    }

    /// Takes off what stood until now. `ended`: what this question shows to be over.
    pub fn expire(&mut self, view: &View, ended: Option<Until>) {
        self.orders.expire(view, ended);
    }

    /// The answer to a question, if nobody need be asked for it.
    pub fn answer(&mut self, ask: &Ask, view: &View) -> Option<String> {
        let answer = self.orders.answer(ask, view)?;
        if ask.window && answer == PASS {
            let others: Vec<&str> = playable(&view.offers).collect();
            if !others.is_empty() {
                let missed = &mut self.missed[ask.seat.index()];
                missed.insert(ask.moment.to_owned(), others.join(", "));
            }
        }
        Some(answer)
    }

    /// For the eyes of this seat alone: once that there are standing orders, then what was passed for it
    /// though it could have played.
    pub fn notes(&mut self, seat: Seat) -> Vec<Text> {
        let hint = !std::mem::replace(&mut self.hinted[seat.index()], true);
        let missed = std::mem::take(&mut self.missed[seat.index()]);
        let text = |(moment, actions): (String, String)| {
            Text::new("play-orders-missed")
                .name("moment", moment)
                .name("actions", actions)
        };
        let hint = hint.then(|| Text::new("play-orders-hint"));
        hint.into_iter()
            .chain(missed.into_iter().map(text))
            .collect()
    }

    /// Changes the orders of a seat; what came of it.
    pub fn change(&mut self, seat: Seat, change: Change) -> Result<Text, Text> {
        match change {
            Change::List => Ok(Text::new("play-orders-head")),
            Change::Add(line) => {
                let order: Order = line.parse().map_err(|unclear: orders::Unclear| {
                    Text::new("play-orders-unclear")
                        .num("column", unclear.column as i64)
                        .name("what", unclear.what)
                        .name("mend", unclear.mend)
                })?;
                if !self.orders.knows(&order) {
                    let known: Vec<&str> = self.orders.moments().collect();
                    return Err(Text::new("play-orders-moment")
                        .name("moment", order.moment)
                        .name("known", known.join(", ")));
                }
                let text = Text::new("play-orders-added").name("order", order.to_string());
                self.orders.of_mut(seat).orders.insert(0, order);
                Ok(text)
            }
            Change::Remove(number) => {
                let orders = &mut self.orders.of_mut(seat).orders;
                let last = orders.len();
                let wrong = || Text::new("play-orders-no-number").num("last", last as i64);
                let number: usize = number.parse().map_err(|_| wrong())?;
                if number == 0 || number > last {
                    return Err(wrong());
                }
                let order = orders.remove(number - 1);
                Ok(Text::new("play-orders-removed").name("order", order.to_string()))
            }
            Change::Clear => {
                self.orders.of_mut(seat).orders.clear();
                Ok(Text::new("play-orders-none"))
            }
            Change::Default => {
                self.orders.reset(seat);
                Ok(Text::new("play-orders-default"))
            }
            Change::EmptyHand(ask) => {
                self.orders.of_mut(seat).only_when_i_hold = !ask;
                Ok(self.empty_hand(seat))
            }
        }
    }

    fn empty_hand(&self, seat: Seat) -> Text {
        let machines = self.orders.machines();
        let passed = machines && self.orders.of(seat).only_when_i_hold;
        Text::new(match (machines, passed) {
            (false, _) => "play-orders-people",
            (true, true) => "play-orders-empty-pass",
            (true, false) => "play-orders-empty-ask",
        })
    }

    /// The orders of a seat, how one is written, and what the open question has to match.
    pub fn list(
        &self,
        desk: &Desk,
        ask: &Ask,
        prompt: Option<&Prompt>,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        let orders = &self.orders.of(ask.seat).orders;
        let key = match orders.is_empty() {
            true => "play-orders-none",
            false => "play-orders-head",
        };
        writeln!(out, "{}", desk.key(key))?;
        for (i, order) in orders.iter().enumerate() {
            // To the end of the match is what is meant where nothing is said.
            let order = order.to_string();
            let order = order.strip_suffix(" until match").unwrap_or(&order);
            writeln!(out, "  {:>2}  {order}", i + 1)?;
        }
        writeln!(out, "{}", desk.say(&self.empty_hand(ask.seat)))?;
        if ask.window {
            let facts = prompt.iter().flat_map(|prompt| &prompt.facts);
            let facts: Vec<String> = facts.map(|(key, n)| format!("{key}={n}")).collect();
            let now = Text::new("play-orders-now").name("moment", ask.moment);
            writeln!(out, "{}", desk.say(&now.name("facts", facts.join(" "))))?;
        }
        let how = Text::new("play-orders-how").name("form", FORM);
        writeln!(out, "{}", desk.say(&how.name("example", EXAMPLE)))
    }
}

/// What may be played besides passing.
fn playable(offers: &[Offer]) -> impl Iterator<Item = &str> {
    let actions = offers.iter().map(|offer| offer.action.as_str());
    actions.filter(|action| *action != PASS)
}

#[cfg(test)]
mod tests {
    use super::*;

    const WINDOW: Ask = Ask {
        seat: Seat(1),
        moment: "unit-moves",
        window: true,
        secret: false,
        set_up: false,
    };

    fn view(round: i64, actions: &[&str]) -> View {
        let offer = |action: &&str| Offer::new(*action, Text::new("x"));
        View {
            facts: BTreeMap::from([("round".to_owned(), round.into())]),
            offers: actions.iter().map(offer).collect(),
            ..View::default()
        }
    }

    fn standing(machines: bool) -> Standing {
        let orders = orders::parse("x", "unit-moves: -> pass\n").unwrap();
        Standing::new(orders, Vec::new(), 2, machines)
    }

    #[test]
    fn changes_are_read_in_both_languages() {
        assert_eq!(read(""), Change::List);
        assert_eq!(read("effacer"), read("clear"));
        assert_eq!(read("retirer 2"), Change::Remove("2".into()));
        assert_eq!(read("défaut"), Change::Default);
        assert_eq!(read("main-vide demander"), Change::EmptyHand(true));
        assert_eq!(read("*: -> pass"), Change::Add("*: -> pass".into()));
        assert_eq!(read("add *: -> pass"), read("*: -> pass"));
    }

    #[test]
    fn what_an_order_passed_is_told_to_its_owner_once() {
        let mut people = standing(false);
        let held = view(1, &["card frostbite", "pass"]);
        assert_eq!(people.answer(&WINDOW, &held).as_deref(), Some("pass"));
        let mut keys = |seat| {
            let notes = people.notes(Seat(seat)).into_iter();
            notes
                .map(|note| note.key.into_owned())
                .collect::<Vec<String>>()
        };
        assert_eq!(keys(0), ["play-orders-hint"]);
        assert_eq!(keys(1), ["play-orders-hint", "play-orders-missed"]);
        people.answer(&WINDOW, &view(1, &["pass"]));
        assert!(people.notes(Seat(1)).is_empty() && people.notes(Seat(0)).is_empty());
    }

    #[test]
    fn against_machines_the_hand_decides_and_nothing_else() {
        let mut alone = standing(true);
        let held = view(1, &["card frostbite", "pass"]);
        assert_eq!(alone.answer(&WINDOW, &held), None);
        let nothing = view(1, &["pass"]);
        assert_eq!(alone.answer(&WINDOW, &nothing).as_deref(), Some("pass"));
        alone.change(Seat(1), Change::EmptyHand(true)).unwrap();
        assert_eq!(alone.answer(&WINDOW, &nothing), None);
    }

    #[test]
    fn an_order_of_the_turn_ends_with_it_and_one_of_the_attack_before() {
        let mut people = standing(false);
        people.expire(&view(1, &[]), None);
        let mut add = |line: &str| people.change(Seat(1), Change::Add(line.into())).unwrap();
        add("unit-moves: -> ask until turn");
        add("*: -> ask until attack");
        let mut standing_then = |round, ended| {
            people.expire(&view(round, &[]), ended);
            people.orders.of(Seat(1)).orders.len()
        };
        assert_eq!(standing_then(1, None), 3);
        assert_eq!(standing_then(1, Some(Until::Order)), 2);
        assert_eq!(standing_then(2, None), 1);
    }

    #[test]
    fn the_newest_order_stands_above_the_others_and_may_be_removed() {
        let mut people = standing(false);
        let moves = view(1, &["pass"]);
        let line = "unit-moves: -> ask".to_owned();
        people.change(Seat(1), Change::Add(line)).unwrap();
        assert_eq!(people.answer(&WINDOW, &moves), None);
        people.change(Seat(1), Change::Remove("1".into())).unwrap();
        assert!(people.answer(&WINDOW, &moves).is_some());
        let wrong = ["0", "2", "x"].map(|n| people.change(Seat(1), Change::Remove(n.into())));
        assert!(wrong.iter().all(Result::is_err));
        let unclear = people.change(Seat(1), Change::Add("nonsense".into()));
        assert_eq!(unclear.unwrap_err().key, "play-orders-unclear");
        let nowhere = people.change(Seat(1), Change::Add("unit-move: -> ask".into()));
        assert_eq!(nowhere.unwrap_err().key, "play-orders-moment");
    }
}
