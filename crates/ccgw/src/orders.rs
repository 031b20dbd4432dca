//! Phase 2: which units receive an order (p2.*, cmd.*).

use crate::action::Action;
use crate::book::Book;
use crate::cards::{Combat, Command};
use crate::frame::Flow;
use crate::kinds::{Kind, NOBODY, Wing};
use crate::no::{Legal, No};
use crate::state::{Battery, Count, Phase, State};
use hex::{HexId, HexSet128};
use std::ops::ControlFlow::{self, Break, Continue};
use table::{Actions, Set64, Teller, Text};

impl Book {
    /// Phase 2 goes on while there is something to choose.
    pub fn step_orders(&self, s: &mut State, t: &mut Teller) -> Flow {
        self.order_whole(s);
        if self.orders_open(s) && self.each_order(s, &mut |_, _| Break(())).is_break() {
            return Flow::Ask;
        }
        self.end_orders(s, t);
        Flow::Next
    }

    fn orders_open(&self, s: &State) -> bool {
        s.orders.count != Count::None || s.orders.extra > 0
    }

    /// p1.no-order-possible: nobody ordered, on to phase 5.
    pub fn end_orders(&self, s: &mut State, t: &mut Teller) {
        let nobody = s.ordered.is_empty() && !s.battery.ordered;
        t.all(|| {
            let hexes = s
                .ordered
                .iter()
                .map(|u| self.label(s.unit(u).hex))
                .collect::<Vec<_>>()
                .join(", ");
            let key = if nobody {
                "ccgw-ordered-nobody"
            } else {
                "ccgw-ordered"
            };
            Text::new(key)
                .text("side", self.side_text(s.active))
                .name("hexes", hexes)
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
        // cc.barrage-fire orders the artillery in addition to the card.
        let battery = s.battery.ordered && !s.effects.has(Combat::BarrageFire);
        let given = s.ordered.len() as u8 + u8::from(battery);
        if given >= s.orders.most {
            return Err(No::by(&["cc.messenger-killed"], "ccgw-no-order-messenger"));
        }
        if !s.orders.eligible.has(unit) && s.orders.extra == 0 {
            return Err(self.not_eligible(s, unit));
        }
        // Asked after the fact, some of the ordered may have fallen.
        let chosen = (s.ordered & s.alive[s.active]) | Set64::one(unit);
        if self.left_over(s, chosen) > u32::from(s.orders.extra) {
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
            _ => No::by(&["p2.designate"], "ccgw-no-order-card"),
        }
    }

    fn no_order_left(&self, s: &State, unit: u8) -> No {
        let rules: &[&str] = match s.card {
            Some(Command::Recon(_)) => &[
                "cmd.recon",
                "p1.section-card",
                "p2.unused-lost",
                "p2.designate",
            ],
            Some(Command::Probe(_)) => &[
                "cmd.probe",
                "p1.section-card",
                "p2.unused-lost",
                "p2.designate",
            ],
            Some(Command::Attack(_)) => &[
                "cmd.attack",
                "p1.section-card",
                "p2.unused-lost",
                "p2.designate",
            ],
            Some(Command::Assault(_)) => &[
                "cmd.assault",
                "p1.section-card",
                "p2.unused-lost",
                "p2.designate",
            ],
            Some(Command::ReconInForce) => {
                &["cmd.recon-in-force", "p1.section-card", "p2.unused-lost"]
            }
            Some(Command::GeneralAdvance) => {
                &["cmd.general-advance", "p1.section-card", "p2.unused-lost"]
            }
            Some(Command::Pincer) => &["cmd.pincer", "p1.section-card", "p2.unused-lost"],
            Some(Command::Whistles) => &["cmd.whistles"],
            Some(Command::DirectFromHq) => &["cmd.direct-from-hq"],
            Some(Command::BigShow) => &["cmd.big-show-roll"],
            Some(Command::Firefight) => &["cmd.firefight"],
            Some(Command::Relief) => &["cmd.relief"],
            Some(Command::ArtilleryBombard) => &["cmd.artillery-bombard"],
            Some(Command::InfantryAttack) => &["cmd.infantry-attack-none", "cmd.infantry-attack"],
            _ => &["p2.designate"],
        };
        No {
            rules,
            key: "ccgw-no-order-left",
            hex: Some(s.unit(unit).hex),
        }
    }

    /// How many of the chosen units find no order of the card. A unit on a dotted line takes whichever of its
    /// two sections has one (p2.dotted-line): the largest matching, by Hall's condition.
    fn left_over(&self, s: &State, chosen: Set64) -> u32 {
        let stranger = (chosen - s.orders.eligible).len();
        let chosen = chosen & s.orders.eligible;
        stranger
            + match s.orders.count {
                Count::Sections(caps) => self.unmatched(s, chosen, caps),
                Count::Any(n) => {
                    // cmd.artillery-bombard: the artillery or a unit, not both.
                    let spent = s.battery.ordered
                        && s.card == Some(Command::ArtilleryBombard)
                        && s.battery.shots == 2;
                    chosen
                        .len()
                        .saturating_sub(if spent { 0 } else { u32::from(n) })
                }
                Count::Rolled(infantry, support, any) => {
                    let foot = chosen
                        .iter()
                        .filter(|&u| s.unit(u).kind == Kind::Infantry)
                        .count() as u32;
                    let rest = foot.saturating_sub(u32::from(infantry))
                        + (chosen.len() - foot).saturating_sub(u32::from(support));
                    rest.saturating_sub(u32::from(any))
                }
                // cmd.whistles: whoever is not of the largest linked group.
                Count::Linked => chosen.len() - self.largest_group(s, chosen),
                // Each order is paid when it is given.
                Count::Paid => chosen
                    .len()
                    .saturating_sub(s.tokens.len() + u32::from(s.hq[s.active])),
                Count::None => chosen.len(),
            }
    }

    fn unmatched(&self, s: &State, chosen: Set64, caps: [u8; 3]) -> u32 {
        let mut caps = caps.map(u32::from);
        if s.battery.ordered && !s.effects.has(Combat::BarrageFire) {
            // ra.order-by-section: the artillery has used one order of its section.
            caps[s.battery.sections.trailing_zeros() as usize] -= 1;
        }
        (1u8..8)
            .map(|part| {
                let room: u32 = (0..3).filter(|i| part >> i & 1 == 1).map(|i| caps[i]).sum();
                let bound = chosen
                    .iter()
                    .filter(|&u| self.sections[s.unit(u).hex.index()] & !part == 0)
                    .count();
                (bound as u32).saturating_sub(room)
            })
            .max()
            .expect("seven parts")
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
            let standing = s.ordered & s.alive[s.active];
            let strangers = (standing - s.orders.eligible).len();
            if self.unmatched(s, standing & s.orders.eligible, caps) + strangers
                <= u32::from(s.orders.extra)
            {
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
        let free = (s.ordered - s.tokens).len() < u32::from(s.orders.extra);
        s.ordered.insert(unit);
        if s.orders.count == Count::Paid && !free {
            // cmd.direct-from-hq: a token on each unit ordered.
            s.hq[s.active] -= 1;
            s.tokens.insert(unit);
        }
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
