//! Phase 2: which units receive an order (p2.*, cmd.*).

use crate::action::Action;
use crate::book::Book;
use crate::combat_cards::Combat;
use crate::command_cards::Command;
use crate::frame::Flow;
use crate::kinds::{Kind, Wing};
use crate::question::elsewhere;
use crate::state::{Battery, Count, Phase, State};
use hex::{HexId, HexSet128};
use std::ops::ControlFlow::{self, Break, Continue};
use table::{Actions, Chance, Legal, Moment, No, Question, Seat, Set64, Teller, Text};

/// What waits until the orders are given.
const FIRST: No = No::by(&["p2.designate"], "ccgw-no-orders-first");

/// Who is ordered.
pub struct Order;

impl Question for Order {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _: &Book, s: &State) -> (Seat, Moment) {
        (s.active, "orders")
    }

    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        let _ = book.each_order(s, &mut |action, twin| {
            if twin {
                out.push_twin(action);
            } else {
                out.push(action);
            }
            Continue(())
        });
        out.push(Action::Done);
    }

    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        match action {
            Action::Order(hex) => book.there(s, hex).and_then(|unit| book.may_order(s, unit)),
            Action::OrderArtillery(wing) => book.may_order_battery(s, wing),
            Action::Done => Ok(()),
            _ => elsewhere(action, FIRST),
        }
    }

    fn answer(&self, book: &Book, s: &mut State, action: Action, _: &mut Chance, _: &mut Teller) {
        match action {
            Action::Order(hex) => book.give_order(s, s.unit_at(hex)),
            Action::OrderArtillery(wing) => book.order_battery(s, wing),
            _ => s.phase = Phase::Besides,
        }
    }

    fn meant(&self, _: &Book, _: &State, _: Option<HexId>, at: HexId) -> Option<Action> {
        Some(Action::Order(at))
    }

    fn note(&self, book: &Book, s: &State) -> Option<Text> {
        let (given, of) = book.orders_given(s);
        let text = book.with_card(s, Text::new("ccgw-note-orders"));
        Some(text.num("given", given).num("of", of))
    }
}

/// cc.pigeons: who is ordered besides the card.
pub struct Besides;

impl Question for Besides {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _: &Book, s: &State) -> (Seat, Moment) {
        (s.active, "pigeons")
    }

    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        let highest = s.besides.last();
        for unit in book.more(s) {
            let order = Action::Order(s.unit(unit).hex);
            if highest.is_some_and(|highest| unit < highest) {
                out.push_twin(order);
            } else {
                out.push(order);
            }
        }
        out.push(Action::Done);
    }

    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        match action {
            Action::Order(hex) => {
                let unit = book.there(s, hex)?;
                book.may_order_besides(s, unit)
            }
            Action::Done => Ok(()),
            _ => elsewhere(action, FIRST),
        }
    }

    fn answer(&self, book: &Book, s: &mut State, action: Action, _: &mut Chance, t: &mut Teller) {
        match action {
            Action::Order(hex) => {
                let unit = s.unit_at(hex);
                s.ordered.insert(unit);
                s.besides.insert(unit);
            }
            _ => book.end_orders(s, t),
        }
    }

    fn meant(&self, _: &Book, _: &State, _: Option<HexId>, at: HexId) -> Option<Action> {
        Some(Action::Order(at))
    }

    fn note(&self, _: &Book, s: &State) -> Option<Text> {
        Some(Text::new("ccgw-note-pigeons").num("given", s.besides.len()))
    }
}

impl Book {
    /// Phase 2 goes on while there is something to choose.
    pub fn step_orders(&self, s: &mut State) -> Flow {
        self.order_whole(s);
        if self.each_order(s, &mut |_, _| Break(())).is_break() {
            return Flow::Ask;
        }
        s.phase = Phase::Besides;
        Flow::Next
    }

    /// cc.pigeons: two more battlefield units anywhere, besides those of the card.
    pub fn step_besides(&self, s: &mut State, t: &mut Teller) -> Flow {
        if self.more(s).next().is_some() {
            return Flow::Ask;
        }
        self.end_orders(s, t);
        Flow::Next
    }

    /// Units that may be ordered besides the card.
    fn more(&self, s: &State) -> impl Iterator<Item = u8> + use<> {
        let open = s.effects.has(Combat::Pigeons) && s.besides.len() < 2;
        let units = if open {
            s.alive[s.active] - s.ordered
        } else {
            Set64::EMPTY
        };
        units.iter()
    }

    /// Whether the unit may be ordered besides the card.
    fn may_order_besides(&self, s: &State, unit: u8) -> Legal {
        if s.unit(unit).seat != s.active {
            return Err(No::by(&["p2.designate"], "ccgw-no-order-enemy"));
        }
        if s.ordered.has(unit) {
            return Err(No::by(&["p2.one-order"], "ccgw-no-order-twice"));
        }
        if self.more(s).next().is_none() {
            return Err(
                No::by(&["own.cc.pigeons", "cc.pigeons"], "ccgw-no-order-left")
                    .at(s.unit(unit).hex),
            );
        }
        Ok(())
    }

    /// p1.no-order-possible: nobody ordered, on to phase 5.
    fn end_orders(&self, s: &mut State, t: &mut Teller) {
        let nobody = s.ordered.is_empty() && !s.battery.ordered;
        t.all(|| {
            let hexes: Vec<String> = s
                .ordered
                .iter()
                .map(|u| self.label(s.unit(u).hex))
                .collect();
            let key = if nobody {
                "ccgw-ordered-nobody"
            } else {
                "ccgw-ordered"
            };
            Text::new(key)
                .text("side", self.side_text(s.active))
                .name("hexes", hexes.join(", "))
                .num("n", s.ordered.len())
                .num("artillery", u8::from(s.battery.ordered))
        })
        .deed();
        s.phase = if nobody { Phase::Ending } else { Phase::Raid };
    }

    /// Every order that may be given now, with whether it is redundant for search.
    fn each_order(
        &self,
        s: &State,
        f: &mut impl FnMut(Action, bool) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let highest = s.ordered.last();
        for unit in (s.alive[s.active] - s.ordered).iter() {
            if self.may_order(s, unit).is_ok() {
                // A set has no order: ascending is enough for search, unless the group must grow link by link.
                let twin = s.orders.count != Count::Linked
                    && highest.is_some_and(|highest| unit < highest);
                f(Action::Order(s.unit(unit).hex), twin)?;
            }
        }
        if !s.battery.ordered {
            for wing in [
                None,
                Some(Wing::Left),
                Some(Wing::Centre),
                Some(Wing::Right),
            ] {
                if self.may_order_battery(s, wing).is_ok() {
                    f(Action::OrderArtillery(wing), false)?;
                }
            }
        }
        Continue(())
    }

    /// Whether the unit may be ordered with what the card has left.
    pub fn may_order(&self, s: &State, unit: u8) -> Legal {
        if s.unit(unit).seat != s.active {
            return Err(No::by(&["p2.designate"], "ccgw-no-order-enemy"));
        }
        if s.ordered.has(unit) {
            return Err(No::by(&["p2.one-order"], "ccgw-no-order-twice"));
        }
        let given = s.ordered.len() as u8 + u8::from(self.ordered_by_card(s));
        if given >= s.orders.most {
            return Err(No::by(
                &["own.cc.messenger-killed", "cc.messenger-killed"],
                "ccgw-no-order-messenger",
            ));
        }
        if !s.orders.eligible.has(unit) {
            return Err(self.not_eligible(s, unit));
        }
        // Asked after the fact, some of the ordered may have fallen.
        let chosen = (s.ordered & s.alive[s.active]) | Set64::one(unit);
        if !self.orders_reach(s, chosen) {
            return Err(self.no_order_left(s, unit));
        }
        Ok(())
    }

    fn not_eligible(&self, s: &State, unit: u8) -> No {
        match s.card {
            Some(card) => (card.row().unfit)(s, unit),
            None => No::by(&["p2.designate"], "ccgw-no-order-card"),
        }
    }

    fn no_order_left(&self, s: &State, unit: u8) -> No {
        let (rules, also): (&[&str], &[&str]) = match s.card.map(Command::row) {
            Some(row) => (row.rules, row.also),
            None => (&["p2.designate"], &[]),
        };
        No::by(rules, "ccgw-no-order-left")
            .and(also)
            .at(s.unit(unit).hex)
    }

    /// Whether the card has an order for each of the chosen units.
    fn orders_reach(&self, s: &State, chosen: Set64) -> bool {
        match s.orders.count {
            Count::Sections(caps) => self.sections_reach(s, chosen, caps),
            Count::Any(n) => {
                // cmd.artillery-bombard: the artillery or a unit, not both.
                let spent = s.card == Some(Command::ArtilleryBombard) && self.ordered_by_card(s);
                !spent && chosen.len() <= u32::from(n)
            }
            Count::All => true,
            Count::Rolled(infantry, support, any) => {
                let of = |fits: fn(Kind) -> bool| {
                    let fits = |u: &u8| fits(s.unit(*u).kind);
                    chosen.iter().filter(fits).count() as u32
                };
                let foot = of(|kind| kind == Kind::Infantry);
                let guns = of(|kind| matches!(kind, Kind::MachineGun | Kind::Mortar));
                let others = chosen.len() - foot - guns;
                let rest = foot.saturating_sub(u32::from(infantry))
                    + guns.saturating_sub(u32::from(support));
                rest + others <= u32::from(any)
            }
            Count::Linked => self.largest_group(s, chosen) == chosen.len(),
            // Each order is paid when it is given.
            Count::Paid => chosen.len() <= s.tokens.len() + u32::from(s.hq[s.active]),
            Count::None => false,
        }
    }

    /// Whether the artillery has used an order of the Command card; cc.barrage-fire orders it in addition.
    fn ordered_by_card(&self, s: &State) -> bool {
        s.battery.ordered && !s.effects.has(Combat::BarrageFire)
    }

    /// Whether the sections have an order for each unit. One on a dotted line takes whichever of its two
    /// sections has one (p2.dotted-line): a full matching, by Hall's condition.
    fn sections_reach(&self, s: &State, chosen: Set64, mut caps: [u8; 3]) -> bool {
        if self.ordered_by_card(s) {
            // ra.order-by-section: the artillery has used one order of its section.
            let section = s.battery.sections.trailing_zeros() as usize;
            caps[section] = caps[section].saturating_sub(1);
        }
        (1u8..8).all(|part| {
            let room: u32 = (0..3)
                .filter(|i| part >> i & 1 == 1)
                .map(|i| u32::from(caps[i]))
                .sum();
            let bound = |u: &u8| self.sections[s.unit(*u).hex.index()] & !part == 0;
            chosen.iter().filter(bound).count() as u32 <= room
        })
    }

    /// cmd.whistles: the size of the largest group in hexes adjacent, linked and contiguous.
    pub fn largest_group(&self, s: &State, units: Set64) -> u32 {
        let hexes: HexSet128 = units.iter().map(|u| s.unit(u).hex).collect();
        let sizes = hexes.iter().map(|hex| self.flood(hex, hexes).len());
        sizes.max().unwrap_or(0) as u32
    }

    /// The hexes linked to this one within the set.
    fn flood(&self, from: HexId, within: HexSet128) -> HexSet128 {
        let mut group = HexSet128::of(from);
        loop {
            let wider = group
                .iter()
                .fold(group, |all, hex| all | (self.near(hex) & within));
            if wider == group {
                return group;
            }
            group = wider;
        }
    }

    /// Whether the active player has reserve artillery that was not ordered yet (ra.once).
    pub fn has_battery(&self, s: &State) -> bool {
        self.side(s.active).artillery > 0 && !s.battery.ordered
    }

    /// Whether the reserve artillery may be ordered: with an order of a section, or by its own card.
    pub fn may_order_battery(&self, s: &State, wing: Option<Wing>) -> Legal {
        if self.side(s.active).artillery == 0 {
            return Err(No::by(
                &["ra.off-board", "comp.reserve-artillery-token"],
                "ccgw-no-artillery",
            ));
        }
        if s.battery.ordered {
            return Err(No::by(&["ra.once"], "ccgw-no-artillery-twice"));
        }
        let given = s.ordered.len() as u8;
        if given >= s.orders.most {
            return Err(No::by(
                &["own.cc.messenger-killed", "cc.messenger-killed"],
                "ccgw-no-order-messenger",
            ));
        }
        match (s.card, s.orders.count, wing) {
            // ra.order-by-bombard: instead of a unit.
            (Some(Command::ArtilleryBombard), Count::Any(_), None) if s.ordered.is_empty() => {
                Ok(())
            }
            (Some(Command::ArtilleryBombard), ..) => Err(No::by(
                &["cmd.artillery-bombard", "ra.order-by-bombard"],
                "ccgw-no-artillery-bombard",
            )),
            (Some(Command::GeneralAdvance), ..) => Err(No::by(
                &[
                    "cmd.general-advance",
                    "ra.not-battlefield",
                    "ra.order-by-section",
                ],
                "ccgw-no-artillery-battlefield",
            )),
            (_, Count::Sections(caps), Some(wing)) => self.section_has_room(s, caps, wing),
            _ => Err(No::by(
                &["ra.not-battlefield", "ra.order-by-section"],
                "ccgw-no-artillery-battlefield",
            )),
        }
    }

    fn section_has_room(&self, s: &State, mut caps: [u8; 3], wing: Wing) -> Legal {
        let section = self.section(s.active, wing) as usize;
        if caps[section] > 0 {
            caps[section] -= 1;
            if self.sections_reach(s, s.ordered & s.alive[s.active], caps) {
                return Ok(());
            }
        }
        Err(No::by(
            &["ra.order-by-section", "p2.unused-lost"],
            "ccgw-no-artillery-section",
        ))
    }

    /// Gives one order.
    fn give_order(&self, s: &mut State, unit: u8) {
        s.ordered.insert(unit);
        if s.orders.count == Count::Paid {
            // cmd.direct-from-hq: a token on each unit ordered.
            s.hq[s.active] -= 1;
            s.tokens.insert(unit);
        }
    }

    /// Orders the reserve artillery.
    fn order_battery(&self, s: &mut State, wing: Option<Wing>) {
        s.battery = match wing {
            // ra.section-target
            Some(wing) => Battery {
                shots: 1,
                sections: 1 << self.section(s.active, wing),
                ordered: true,
            },
            // cmd.artillery-bombard: twice, anywhere.
            None => Battery {
                shots: 2,
                sections: 0b111,
                ordered: true,
            },
        };
    }

    /// Orders given, and how many the card gives where it counts them; else 0.
    fn orders_given(&self, s: &State) -> (u32, u32) {
        let given = s.ordered.len() + u32::from(s.battery.ordered);
        let of = match s.orders.count {
            Count::Sections(caps) => caps.iter().map(|&n| u32::from(n)).sum(),
            Count::Any(n) => u32::from(n),
            Count::Rolled(infantry, support, any) => {
                u32::from(infantry) + u32::from(support) + u32::from(any)
            }
            Count::Paid => given + u32::from(s.hq[s.active]),
            Count::All | Count::Linked | Count::None => 0,
        };
        let most = u32::from(s.orders.most);
        let of = match of {
            0 if most < u32::from(u8::MAX) => most,
            0 => 0,
            // A whole section: as many as stand there.
            of if of >= u32::from(u8::MAX) => 0,
            of => of.min(most),
        };
        (given, of)
    }
}
