//! What stands beside the map: the sides with their tracks, the objectives, the line of fact under a question, and the
//! public numbers by which standing orders answer.

use crate::book::Book;
use crate::frame::{Attack, Frame};
use crate::ids::UnitId;
use crate::kinds::{Edge, NOBODY};
use crate::look::{ObjectiveLook, TrackLook};
use crate::state::{Load, Phase, Place, State, foe};
use hex::HexId;
use table::{Look, Loss, MapEdge, ObjectiveView, PhaseView, Seat, SideView, Sum, Threat, Track};

/// What a player does in a Turn, in its order.
const STEPS: [&str; 4] = ["setup", "orders", "reactions", "end"];

impl Book {
    /// Both sides with what lies in front of them; every count is open.
    pub fn show_sides(&self, s: &State) -> Vec<SideView> {
        let side = |seat: Seat| {
            let own = self.side(seat);
            let vp = if seat == Seat(0) { s.vp } else { -s.vp };
            let orders = if seat == s.active { s.orders } else { 0 };
            let mut tracks = vec![
                self.track("vp", TrackLook::Points, vp.max(0), None),
                self.track(
                    "casualties",
                    TrackLook::Casualties,
                    self.fallen(s, seat).into(),
                    Some(s.surrender[seat]),
                ),
                self.track("orders", TrackLook::Orders, orders.into(), Some(own.orders)),
                self.track(
                    "hand",
                    TrackLook::Cards,
                    s.pile[seat].count.into(),
                    Some(own.hand()),
                ),
            ];
            if s.radio[seat].fp > 0 {
                let id = if s.radio[seat].broken {
                    "radio-broken"
                } else {
                    "radio"
                };
                let look = TrackLook::Caller {
                    wired: self.is_gwc(),
                    broken: s.radio[seat].broken,
                };
                let mut track = self.track(id, look, s.radio[seat].fp.into(), None);
                // g:4.4.1: the box of the Artillery Track in which it lies.
                if let ("radio", load @ (Load::Local | Load::Standing | Load::Gas)) =
                    (id, s.radio[seat].load)
                {
                    track.text = self.say(&format!("track-radio-{}", load.word()));
                }
                tracks.push(track);
            }
            if s.pile[seat].strategy.held_count > 0 {
                let held = s.pile[seat].strategy.held_count;
                tracks.push(self.track("plan", TrackLook::Cards, held.into(), None));
            }
            if s.chits.count[seat] > 0 {
                tracks.push(self.track(
                    "secret",
                    TrackLook::Secret,
                    s.chits.count[seat].into(),
                    None,
                ));
            }
            if s.initiative == seat {
                tracks.push(self.track("initiative", TrackLook::Initiative, 1, None));
            }
            SideView {
                seat,
                name: self.name(seat).into(),
                text: self.side_text(seat),
                tracks,
                edge: Some(match own.edge {
                    Edge::Top => MapEdge::Top,
                    Edge::Right => MapEdge::Right,
                    Edge::Bottom => MapEdge::Bottom,
                    Edge::Left => MapEdge::Left,
                }),
                face: String::new(),
                look: Look::of(own.nation),
            }
        };
        [Seat(0), Seat(1)].map(side).into()
    }
    /// Units on the Casualty Track, by kind.
    pub fn show_losses(&self, s: &State) -> Vec<Loss> {
        let fell = s.all_units().map(|unit| s.unit(unit));
        let fell = fell.filter(|u| u.place == Place::Casualty);
        Loss::gather(fell.map(|u| Loss {
            seat: u.seat,
            text: self.say(&format!("unit-{}", self.kinds[usize::from(u.kind)].word)),
            n: 1,
        }))
    }
    /// Where in a Turn the play stands.
    pub fn show_phases(&self, s: &State) -> Vec<PhaseView> {
        let now = match (s.phase, s.stack.last()) {
            (Phase::Setup | Phase::Deal, _) => "setup",
            (_, Some(Frame::Window(_))) => "reactions",
            (Phase::Orders, _) => "orders",
            _ => "end",
        };
        let phase = |id: &str| PhaseView {
            id: id.to_owned(),
            text: self.say(&format!("step-{id}")),
            now: id == now,
        };
        STEPS.map(phase).into()
    }
    /// 7.3: the five objectives with what the open chits make them worth.
    pub fn show_objectives(&self, s: &State) -> Vec<ObjectiveView> {
        let shown = |n: u8| {
            let hexes = self.objectives[usize::from(n)];
            let holder = s.control[usize::from(n)];
            let at = self.printed[usize::from(n)].or(hexes.first());
            ObjectiveView {
                text: self
                    .say("objective")
                    .num("n", n + 1)
                    .num("worth", self.objective_worth(s, n)),
                hexes: hexes.iter().map(|hex| self.label(hex)).collect(),
                at: at.map_or_else(String::new, |hex| self.label(hex)),
                worth: self.objective_worth(s, n).into(),
                holder: (holder != NOBODY).then_some(Seat(holder)),
                face: String::new(),
                look: Look::of(ObjectiveLook(n + 1)),
            }
        };
        let there = (0..5u8).filter(|&n| !self.objectives[usize::from(n)].is_empty());
        there.map(shown).collect()
    }

    /// 6.1.1: the Time marker, and the space from which Sudden Death is rolled for.
    pub fn show_tracks(&self, s: &State) -> Vec<Track> {
        vec![self.track(
            "time",
            TrackLook::Time,
            s.time.into(),
            Some(self.sudden_death),
        )]
    }

    /// The FP of an attack as it is; that of its total once it is rolled.
    pub fn strength(&self, s: &State, attack: &Attack) -> i32 {
        let whole = self.elements(attack).all(|piece| self.is_carried(s, piece));
        let mut sum = Sum::quiet();
        if whole {
            self.attack_fp(s, attack, &mut sum);
        }
        sum.total()
    }

    /// Public numbers beside a question, for standing orders: what an attack is worth, how near a mover is.
    pub fn public_facts(&self, s: &State) -> Vec<(&'static str, i64)> {
        let mut facts = vec![("turn", i64::from(s.turn)), ("time", i64::from(s.time))];
        let seat = self.asked(s).0;
        if let Some(Frame::Window(_)) = s.stack.last() {
            if let Some(roll) = self.open_roll(s) {
                facts.push(("roll", i64::from(s.sum())));
                facts.push(("own-roll", i64::from(roll.seat == seat)));
            }
            if let Some(stake) = self.stake(s, seat) {
                facts.push((
                    "gain",
                    (100.0 * (stake.again - stake.stands)).round() as i64,
                ));
            }
            if self.law.strategy {
                let held = s.pile[seat].strategy.held_count;
                facts.push(("holds-plan", held.into()));
                facts.push(("plus-decides", self.plus_decides(s, seat).into()));
            }
        }
        if let Some(attack) = self.nearest_attack(s) {
            facts.push(("firepower", i64::from(self.strength(s, attack))));
            facts.push(("attack", i64::from(attack.total)));
            let targets = s.in_hex(attack.hex);
            facts.push(("targets", i64::from(targets.len())));
            if let Some(risk) = self.risk(s, attack) {
                facts.push(("risk", (100.0 * risk).round() as i64));
            }
        }
        if let Some(going) = self.moving(s)
            && self.map.grid().holds(going.to)
        {
            facts.push(("movers", i64::from(going.group.len())));
            facts.extend(
                self.guns(s, seat, going.to)
                    .min()
                    .map(|range| ("range", i64::from(range))),
            );
        }
        facts
    }
    /// How far those units of a side are that could fire at a hex.
    pub fn guns(&self, s: &State, seat: Seat, hex: HexId) -> impl Iterator<Item = i8> {
        let able = move |unit: &UnitId| {
            self.pieces_of(s, *unit)
                .any(|piece| self.bears(s, piece, hex).is_some())
        };
        let far = move |unit: UnitId| self.distance(s.hex(unit), hex);
        s.on_map[seat].iter().filter(able).map(far)
    }
    /// A33: who could fire at those who have just entered a hex, as everybody sees it.
    pub fn threat(&self, s: &State) -> Option<Threat> {
        let hex = self.entered_hex(s)?;
        let guns = || self.guns(s, foe(s.active), hex);
        Some(Threat {
            units: guns().count() as u16,
            range: guns().min()?.unsigned_abs().into(),
        })
    }
    fn track(&self, id: &str, look: TrackLook, value: i16, of: Option<u8>) -> Track {
        Track {
            id: id.to_owned(),
            text: self.say(&format!("track-{id}")),
            value: value.into(),
            of: of.map(i64::from),
            goal: false,
            face: String::new(),
            look: Look::of(look),
            parts: Vec::new(),
        }
    }
}
