//! Telephones, Gas Attacks and barrages that stay (g:O19.2.1.3a to g:O19.2.2.2).

use crate::action::Action;
use crate::book::Book;
use crate::frame::{Asker, Barrage, BarrageStep, Flow, Frame};
use crate::ids::{UnitId, Units};
use crate::kinds::{Nation, OFF};
use crate::state::{Load, Radio, State, Zone};
use hex::HexId;
use table::{Actions, Legal, No, Seat, Teller, Text, no};

/// The boxes of the Artillery Track (g:4.4.2); each holds a Telephone of either side (g:8.1.2).
const BOXES: [Load; 3] = [Load::Local, Load::Standing, Load::Gas];

/// Who asks, and who observes.
impl Book {
    /// g:O19.a, g:O27.c, g:S98.3.1: an Artillery Request, by whoever asks for it.
    pub fn request(&self, _s: &State, _seat: Seat, asker: Asker) -> Frame {
        Frame::Barrage(Barrage {
            asker,
            ..Barrage::new()
        })
    }
    /// g:O18, g:E94: the Telephone of a side breaks, once its barrage is over; one that is broken is eliminated.
    pub fn break_phone(&self, s: &mut State, seat: Seat, t: &mut Teller) {
        if s.radio[seat].fp == 0 {
            return;
        }
        let active = s.active;
        for frame in s.stack.iter_mut() {
            if let Frame::Barrage(b) = frame
                && b.step != BarrageStep::Over
                && (seat == active) == (b.asker != Asker::Enemy)
            {
                b.breaks = true;
                return;
            }
        }
        self.break_radio(s, seat, t);
    }
    /// g:O19.a: whether a request of this kind may be made.
    pub fn may_ask_for_fire(&self, s: &State, seat: Seat, asker: Asker) -> Legal {
        let radio = s.radio[seat];
        if radio.fp == 0 {
            return no(&["O18a", "12"], "no-radio");
        }
        if radio.broken {
            // g:O27.c, g:S98.3.1: only a card gives Battery Access.
            return match asker {
                Asker::Card => Ok(()),
                Asker::Agent => no(&["g:O27.c"], "no-working-radio"),
                Asker::StrategyCard | Asker::Enemy => no(&["g:S98.3.1"], "no-working-radio"),
            };
        }
        let b = Barrage {
            asker,
            ..Barrage::new()
        };
        if self.watchers(s, seat, &b).is_empty() && !self.oa_watches(s, seat, &b) {
            return no(&["O18a", "O18.2a"], "no-observer");
        }
        Ok(())
    }
    /// g:O19.2b: the highest-ranking Leader, neither Demoralised nor activated; with an Agent beside him, where one
    /// carries the request (g:O27.c); within sight of the Spotting Round that stays (g:O19.2.2b).
    pub fn watchers(&self, s: &State, seat: Seat, b: &Barrage) -> Units {
        if b.asker == Asker::StrategyCard {
            return Units::EMPTY;
        }
        let way = self.way_of(b);
        let sees = |leader: UnitId| {
            way.iter()
                .all(|&hex| self.sight(s, s.hex(leader), hex).is_some())
        };
        // g:O27.c: who was named beforehand.
        if let Some(observer) = b.observer {
            let there = s.is_on_map(observer) && sees(observer);
            return Units::one(observer) & if there { s.leaders } else { Units::EMPTY };
        }
        let fit = |leader: &UnitId| {
            s.is_on_map(*leader)
                && !s.unit(*leader).broken
                && self.is_fresh(s, *leader)
                && (b.asker != Asker::Agent || self.runner(s, *leader).is_some())
                && sees(*leader)
        };
        self.hrl(s, seat).iter().filter(fit).collect()
    }
    /// g:O27.c: an Agent with this Leader, not activated yet.
    fn runner(&self, s: &State, leader: UnitId) -> Option<UnitId> {
        let here = s.of_side(s.unit(leader).seat, s.hex(leader));
        let mut here = here.iter();
        here.find(|&unit| self.is_agent(s, unit) && self.is_fresh(s, unit))
    }
    /// g:O19.2b, g:O19.2.2b: whether the Artillery Observer off the map may observe.
    pub fn oa_watches(&self, s: &State, seat: Seat, b: &Barrage) -> bool {
        let mut way = self.way_of(b).into_iter();
        b.asker != Asker::Agent
            && !s.oa_used
            && way.all(|hex| self.sight_oa(s, seat, hex).is_some())
    }
    /// g:O19.2.2b: the hexes of a Spotting Round that stays, which the Observer sees all the time: where it lies, and
    /// where it creeps to.
    fn way_of(&self, b: &Barrage) -> Vec<HexId> {
        let next = match b.goes_on {
            None => return Vec::new(),
            Some(0) => None,
            Some(way) => self.beside(b.hex, Book::compass(way)),
        };
        std::iter::once(b.hex).chain(next).collect()
    }
    /// g:O27.c, g:O19.2.1.1: the Leader who observes, or the only one who could, may have left the map in a Situation
    /// (g:S98.1) before the Spotting Round is placed: then nobody directs the fire, and the request is over.
    pub fn ask_if_directed(&self, s: &State, b: &mut Barrage, t: &mut Teller) -> Flow {
        let me = s.active;
        let from_off_map = match b.step {
            BarrageStep::Spotting => b.observer.is_none(),
            _ => self.oa_watches(s, me, b),
        };
        if from_off_map || !self.watchers(s, me, b).is_empty() {
            return Flow::Ask;
        }
        t.all(|| self.say("undirected").text("side", self.side_text(me)));
        b.step = BarrageStep::Over;
        Flow::Next
    }
    /// g:O19.2.1.1: the Hindrance between the Observer and a hex, if he sees it.
    pub fn observed(&self, s: &State, b: &Barrage, hex: HexId) -> Option<u8> {
        match b.observer {
            Some(observer) => self.sight(s, s.hex(observer), hex),
            None => self.sight_oa(s, s.active, hex),
        }
    }
    /// g:O19.2.1.2a: the range from the Observer; the one off the map is never nearer than 1.
    pub fn observed_range(&self, s: &State, b: &Barrage, hex: HexId) -> i32 {
        match b.observer {
            Some(observer) => self.distance(s.hex(observer), hex).into(),
            None => i32::from(self.distance(self.observer_hex(s.active), hex)).max(1),
        }
    }
    /// g:O19.2b: the Observer is activated, and the Agent with him.
    pub fn observe(&self, s: &mut State, b: &mut Barrage, by: Option<UnitId>, t: &mut Teller) {
        match by {
            Some(leader) => {
                if b.asker == Asker::Agent
                    && let Some(agent) = self.runner(s, leader)
                {
                    b.agent = Some(agent);
                    s.activated.insert(agent);
                }
                b.observer = Some(leader);
                s.activated.insert(leader);
                self.take_rank(s, leader);
                t.all(|| self.unit_event("observer", s, leader));
            }
            None => {
                s.oa_used = true;
                t.all(|| {
                    self.say("observer-off")
                        .text("side", self.side_text(s.active))
                });
            }
        }
        self.begin_fire(s, b, t);
    }
    /// g:O19.2.1, g:O19.2.2b: Spotting, or a barrage that goes on.
    fn begin_fire(&self, s: &mut State, b: &mut Barrage, t: &mut Teller) {
        // g:O19.2.2b: no new Spotting and no Accuracy roll.
        let Some(way) = b.goes_on.take() else {
            b.step = BarrageStep::Spotting;
            return;
        };
        let me = s.active;
        if way > 0 {
            self.shift_zone(s, me, way, 1);
        }
        b.hex = s.zone[me].sr;
        b.step = if b.hex == OFF {
            t.all(|| self.say("drifted-off"));
            BarrageStep::Over
        } else {
            t.all(|| {
                self.say(if way > 0 { "creeps" } else { "stands" })
                    .name("hex", self.label(s.zone[me].sr))
            });
            BarrageStep::Empties
        };
    }
}

/// The box, the axis, a barrage that lies there.
impl Book {
    /// g:O19.2a: whether the Telephone may go into this box.
    pub fn may_box(&self, seat: Seat, load: Load) -> Legal {
        let open = match load {
            Load::Local => true,
            Load::Standing => self.since(1915, 1),
            Load::Gas if self.no_gas => false,
            Load::Gas => match self.side(seat).nation {
                Nation::German => self.since(1915, 6),
                Nation::French => self.since(1915, 7),
                _ => true,
            },
            Load::Plain | Load::Smoke => false,
        };
        if open {
            Ok(())
        } else {
            no(&["g:O19.2a"], "no-box")
        }
    }
    /// The boxes into which the Telephone of a side may go.
    pub fn list_boxes(&self, seat: Seat, out: &mut Actions<Action>) {
        for load in BOXES {
            if self.may_box(seat, load).is_ok() {
                out.push(Action::Box(load));
            }
        }
    }
    /// g:12a, g:6.1.2f, g:E87b: a Telephone comes into the box of its owner's choice; it replaces the one that was
    /// there, and with that go its markers.
    pub fn install(&self, s: &mut State, seat: Seat, fp: u8, load: Load, t: &mut Teller) {
        s.zone[seat] = Zone::default();
        s.radio[seat] = Radio {
            fp,
            load,
            broken: false,
        };
        t.all(|| {
            self.say("radio")
                .text("side", self.side_text(seat))
                .num("fp", fp)
        });
    }
    /// g:O19.2.2b: whether a barrage that stays may be gone on with: the Telephone is where it was, and an Observer
    /// sees the Spotting Round.
    pub fn may_creep(&self, s: &State, b: &Barrage, way: u8) -> Legal {
        let me = s.active;
        if s.radio[me].broken || s.zone[me].sr == OFF || s.radio[me].load != Load::Standing {
            return no(&["g:O19.2.2b"], "no-zone");
        }
        if way > 6 {
            return no(&["g:O19.2.2.2"], "no-question");
        }
        let going = Barrage {
            goes_on: Some(way),
            hex: s.zone[me].sr,
            ..*b
        };
        if self.watchers(s, me, &going).is_empty() && !self.oa_watches(s, me, &going) {
            return Err(No::by(&["g:O19.2.2b", "O18.2a"], "no-observer").at(going.hex));
        }
        Ok(())
    }
    /// g:O19.a: Battery Access, or what is fired. A lone box needs no question.
    pub fn choose_bombardment(&self, s: &mut State, b: &mut Barrage, t: &mut Teller) -> Flow {
        b.step = BarrageStep::Bombard;
        let me = s.active;
        let open = BOXES
            .into_iter()
            .filter(|&load| self.may_box(me, load).is_ok());
        if open.count() > 1 || self.may_creep(s, b, 0).is_ok() {
            return Flow::Ask;
        }
        self.put_in_box(s, b, Load::Local, t);
        Flow::Next
    }
    /// g:O19.1, g:O19.2a, g:O19.2.2a: the Telephone goes into a box; what lies on the map is taken off it, but for Gas.
    fn put_in_box(&self, s: &mut State, b: &mut Barrage, load: Load, t: &mut Teller) {
        let me = s.active;
        s.zone[me] = Zone::default();
        s.radio[me].load = load;
        b.kind = load;
        if std::mem::take(&mut s.radio[me].broken) {
            // g:O19.1: nobody is activated.
            t.all(|| self.say("radio-fixed").text("side", self.side_text(me)));
            b.step = BarrageStep::Over;
        } else if b.observer.is_none() {
            b.step = BarrageStep::Observer;
        } else {
            b.step = BarrageStep::Spotting;
        }
        t.all(|| {
            let name = self.say(&format!("box-{}", load.word()));
            self.say("boxed")
                .text("side", self.side_text(me))
                .text("box", name)
        });
    }
    /// g:O19.2.1.3a, g:O19.2.1.4a, g:O19.2.1.4b: the Spotting Round lies where it is.
    pub fn spotted(&self, b: &mut Barrage) {
        b.step = match b.kind {
            Load::Standing => BarrageStep::Axis,
            Load::Gas => BarrageStep::Impact,
            _ => BarrageStep::Empties,
        };
    }
    /// What may be answered to the questions of a request that only this book has: the box, the axis, a barrage that
    /// lies there.
    pub fn list_bombardment(&self, s: &State, b: &Barrage, out: &mut Actions<Action>) {
        if b.step == BarrageStep::Axis {
            return (1..=3).for_each(|axis| out.push(Action::Axis(axis)));
        }
        self.list_boxes(s.active, out);
        for way in 0..=6 {
            if self.may_creep(s, b, way).is_ok() {
                out.push(Action::Creep(way));
            }
        }
    }
    /// One such answer.
    pub fn answer_bombardment(
        &self,
        s: &mut State,
        b: &mut Barrage,
        action: Action,
        t: &mut Teller,
    ) {
        let me = s.active;
        match action {
            Action::Box(load) => self.put_in_box(s, b, load, t),
            Action::Creep(way) => {
                let zone = s.zone[me];
                (b.kind, b.hex, b.axis) = (Load::Standing, zone.sr, zone.axis);
                b.goes_on = Some(way);
                b.step = BarrageStep::Observer;
                if b.observer.is_some() {
                    self.begin_fire(s, b, t);
                }
            }
            Action::Axis(axis) => {
                b.axis = axis;
                s.zone[me] = self.standing_zone(b.hex, axis);
                b.step = BarrageStep::Empties;
                t.all(|| {
                    let [from, to] = self.ends_of_line(b.hex, axis);
                    let [from, to] = [from, to].map(|hex| self.hex_name(hex));
                    self.say("axis").name("from", from).name("to", to)
                });
            }
            other => unreachable!("{other:?} is no answer to a Telephone"),
        }
    }
    /// Why an answer is none.
    pub fn test_bombardment(&self, s: &State, b: &Barrage, action: Action) -> Legal {
        let rest = match (b.step, action) {
            (BarrageStep::Bombard, Action::Box(load)) => return self.may_box(s.active, load),
            (BarrageStep::Bombard, Action::Creep(way)) => return self.may_creep(s, b, way),
            (BarrageStep::Axis, _) => No::by(&["g:O19.2.1.4b"], "no-question"),
            _ => No::by(&["g:O19.2a", "g:O19.2.2a"], "no-question"),
        };
        self.elsewhere(s, action, rest)
    }
    /// g:O19.2a: a request, before its rolls.
    pub fn barrage_note(&self, s: &State, b: &Barrage) -> Option<Text> {
        let me = s.active;
        let radio = s.radio[me];
        let phone = |key: &str| {
            self.say(key)
                .num("fp", radio.fp)
                .text("box", self.box_text(radio.load))
        };
        Some(match b.step {
            BarrageStep::Bombard if radio.broken => phone("note-bombardment-broken"),
            BarrageStep::Bombard if self.may_creep(s, b, 0).is_ok() => {
                let sr = self.hex_name(s.zone[me].sr);
                phone("note-bombardment-zone").name("hex", sr)
            }
            BarrageStep::Bombard => phone("note-bombardment"),
            BarrageStep::Observer => phone("note-observer"),
            BarrageStep::Axis => self.say("note-axis").name("hex", self.hex_name(b.hex)),
            _ => return None,
        })
    }
}
