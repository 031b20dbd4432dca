//! Phase 2: which units receive an order (p2.*, cmd.*).

use crate::action::Action;
use crate::book::Book;
use crate::cards::{Combat, Command};
use crate::frame::Flow;
use crate::kinds::{Kind, NOBODY, Wing};
use crate::state::{Battery, Count, Phase, State};
use hex::{HexId, HexSet128};
use std::ops::ControlFlow::{self, Break, Continue};
use table::{Actions, Set64, Teller, Text};
use table::{Legal, No};

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

    /// What is legal besides the card.
    pub fn list_besides(&self, s: &State, out: &mut Actions<Action>) {
        let highest = s.besides.last();
        for unit in self.more(s) {
            let order = Action::Order(s.unit(unit).hex);
            if highest.is_some_and(|highest| unit < highest) {
                out.push_twin(order);
            } else {
                out.push(order);
            }
        }
        out.push(Action::Done);
    }

    /// Whether the unit may be ordered besides the card.
    pub fn may_order_besides(&self, s: &State, unit: u8) -> Legal {
        if s.unit(unit).seat != s.active {
            return Err(No::by(&["p2.designate"], "ccgw-no-order-enemy"));
        }
        if s.ordered.has(unit) {
            return Err(No::by(&["p2.one-order"], "ccgw-no-order-twice"));
        }
        if self.more(s).next().is_none() {
            return Err(No::by(&["cc.pigeons"], "ccgw-no-order-left").at(s.unit(unit).hex));
        }
        Ok(())
    }

    /// p1.no-order-possible: nobody ordered, on to phase 5.
    pub fn end_orders(&self, s: &mut State, t: &mut Teller) {
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
        });
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

    /// What is legal in phase 2.
    pub fn list_orders(&self, s: &State, out: &mut Actions<Action>) {
        let _ = self.each_order(s, &mut |action, twin| {
            if twin {
                out.push_twin(action);
            } else {
                out.push(action);
            }
            Continue(())
        });
        out.push(Action::Done);
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
            return Err(No::by(&["cc.messenger-killed"], "ccgw-no-order-messenger"));
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
            Some(Command::Firefight) => No::by(&["cmd.firefight"], "ccgw-no-order-adjacent"),
            Some(Command::InfantryAttack) if s.unit(unit).kind != Kind::Infantry => {
                No::by(&["cmd.infantry-attack"], "ccgw-no-order-infantry")
            }
            Some(Command::InfantryAttack) => {
                No::by(&["cmd.infantry-attack"], "ccgw-no-order-section")
            }
            Some(Command::Relief) => No::by(&["cmd.relief"], "ccgw-no-order-card"),
            _ => No::by(&["p2.designate"], "ccgw-no-order-card"),
        }
    }

    fn no_order_left(&self, s: &State, unit: u8) -> No {
        const SECTION: &[&str] = &["p1.section-card", "p2.unused-lost", "p2.designate"];
        let (rules, also): (&[&str], &[&str]) = match s.card {
            Some(Command::Recon(_)) => (&["cmd.recon"], SECTION),
            Some(Command::Probe(_)) => (&["cmd.probe"], SECTION),
            Some(Command::Attack(_)) => (&["cmd.attack"], SECTION),
            Some(Command::Assault(_)) => (&["cmd.assault"], SECTION),
            Some(Command::ReconInForce) => (&["cmd.recon-in-force"], SECTION),
            Some(Command::GeneralAdvance) => (&["cmd.general-advance"], SECTION),
            Some(Command::Pincer) => (&["cmd.pincer"], SECTION),
            Some(Command::Whistles) => (&["cmd.whistles"], &[]),
            Some(Command::DirectFromHq) => (&["cmd.direct-from-hq"], &[]),
            Some(Command::BigShow) => (&["cmd.big-show-roll"], &[]),
            Some(Command::Firefight) => (&["cmd.firefight"], &[]),
            Some(Command::Relief) => (&["cmd.relief"], &[]),
            Some(Command::ArtilleryBombard) => (&["cmd.artillery-bombard"], &[]),
            Some(Command::InfantryAttack) => {
                (&["cmd.infantry-attack-none"], &["cmd.infantry-attack"])
            }
            _ => (&["p2.designate"], &[]),
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
            return Err(No::by(&["cc.messenger-killed"], "ccgw-no-order-messenger"));
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
    pub fn give_order(&self, s: &mut State, unit: u8) {
        s.ordered.insert(unit);
        if s.orders.count == Count::Paid {
            // cmd.direct-from-hq: a token on each unit ordered.
            s.hq[s.active] -= 1;
            s.tokens.insert(unit);
        }
    }

    /// Gives one order besides the card.
    pub fn give_order_besides(&self, s: &mut State, unit: u8) {
        s.ordered.insert(unit);
        s.besides.insert(unit);
    }

    /// Orders the reserve artillery.
    pub fn order_battery(&self, s: &mut State, wing: Option<Wing>) {
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

    /// cc.trench-raid: who may raid.
    pub fn may_raid(&self, s: &State, unit: u8) -> Legal {
        if s.ordered.has(unit) && s.unit(unit).kind == Kind::Infantry {
            Ok(())
        } else {
            Err(No::by(&["cc.trench-raid"], "ccgw-no-raid-infantry"))
        }
    }

    /// The raider is named before anybody moves.
    pub fn step_raid(&self, s: &mut State) -> Flow {
        let wanted = s.effects.has(Combat::TrenchRaid) && s.raid.unit == NOBODY;
        if wanted && s.ordered.iter().any(|unit| self.may_raid(s, unit).is_ok()) {
            return Flow::Ask;
        }
        s.phase = Phase::Movement;
        Flow::Next
    }
}
