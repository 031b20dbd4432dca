//! Each legal action in words, and what to click for it.

use crate::action::Action;
use crate::book::Book;
use crate::frame::Frame;
use crate::ids::Piece;
use crate::shot::{Round, corner, hour};
use crate::state::{CarMarks, Phase, State, is_on_map};
use crate::vehicles::WEAPONS;
use hex::HexId;
use table::{Click, Mark, Offer, Text, Verb};

fn mark(action: Action, s: &State) -> Mark {
    match action {
        Action::Step(_)
        | Action::Push(_)
        | Action::All(_)
        | Action::Veer(_)
        | Action::Enter(..)
        | Action::Road(_)
        | Action::Crawl(_)
        | Action::Advance(..) => Mark::Move,
        Action::Move(unit) | Action::Rout(unit) if s.on_map(unit) => Mark::Begin,
        Action::Stack(_) | Action::Start => Mark::Begin,
        Action::Fire(..)
        | Action::Volley(..)
        | Action::Shoot(..)
        | Action::Faust(..)
        | Action::Mg(..)
        | Action::Main(..)
        | Action::Flame(..)
        | Action::ChargeCar(..)
        | Action::React(..)
        | Action::Smoke(..)
        | Action::Dispense(..)
        | Action::Charge(..) => Mark::Target,
        _ => Mark::Pick,
    }
}

impl Book {
    /// An action in words, and what to click for it.
    pub(crate) fn offer(&self, s: &State, action: Action) -> Offer {
        let question = self.question(s);
        let own = question.words(self, s, action);
        let text = own.unwrap_or_else(|| self.action_text(s, action));
        Offer {
            click: self.clicks(s, action),
            mark: mark(action, s),
            verb: self.verb(s, action),
            cost: question.cost(self, s, action),
            piece: self.actor(s, action).map(u16::from),
            aside: self.is_aside(s, action),
            ..Offer::new(self.write(action), text)
        }
    }

    fn verb(&self, s: &State, action: Action) -> Option<Verb> {
        let begun = match s.stack.last() {
            Some(Frame::Close(close)) => !close.by.is_empty(),
            Some(Frame::Assault(assault)) => !assault.by.is_empty(),
            frame => frame.is_some(),
        };
        Some(match action {
            Action::Pass => Verb::Decline,
            Action::Stop => Verb::Done,
            Action::Stack(_) | Action::Everyone => Verb::All,
            Action::Done if begun => Verb::Confirm,
            Action::Done => Verb::End,
            _ => return None,
        })
    }

    /// Whether it is seldom wanted: one of those in a hex where all of them could fire, a weapon thrown away, a wait.
    fn is_aside(&self, s: &State, action: Action) -> bool {
        match action {
            Action::Destroy(_)
            | Action::Abandon(_)
            | Action::Leave(_)
            | Action::Slow(..)
            | Action::Search(_) => true,
            Action::Delay(mp) => mp > 1,
            Action::Fire(by, at) => {
                let from = self.gunner(s, by).map(|man| s.hex(man));
                let mode = self.fire_mode(s).zip(from);
                mode.is_some_and(|((mode, seat), from)| {
                    self.may_volley(s, seat, from, at, mode).is_ok()
                })
            }
            _ => false,
        }
    }

    /// The piece that does it: where several lie in a hex, it is chosen by its drawing.
    fn actor(&self, s: &State, action: Action) -> Option<Piece> {
        match action {
            Action::Fire(piece, _)
            | Action::Shoot(piece, ..)
            | Action::Faust(piece, ..)
            | Action::Mg(piece, ..)
            | Action::Main(piece, ..)
            | Action::Flame(piece, _)
            | Action::ChargeCar(piece, _)
            | Action::Charge(piece, _)
            | Action::Smoke(piece, _)
            | Action::Dispense(piece, _)
            | Action::Turn(piece, _)
            | Action::Point(piece, ..)
            | Action::Search(piece)
            | Action::Hide(piece, _)
            | Action::Add(piece)
            | Action::Direct(piece)
            | Action::Along(piece)
            | Action::Leave(piece)
            | Action::Rally(piece, _)
            | Action::KeepDm(piece)
            | Action::Repair(piece)
            | Action::Mend(piece, _)
            | Action::Recover(_, piece)
            | Action::Attack(piece)
            | Action::Against(piece)
            | Action::Advance(piece, _)
            | Action::Rout(piece)
            | Action::React(piece, _)
            | Action::Motion(piece)
            | Action::Hatch(piece)
            | Action::Scrap(piece)
            | Action::Destroy(piece)
            | Action::Abandon(piece)
            | Action::Weapons(piece, _)
            | Action::Defend(piece)
            | Action::Move(piece) => Some(piece),
            Action::Start => match s.stack.last() {
                Some(Frame::Drive(drive)) => Some(drive.car),
                _ => None,
            },
            // Whoever gets it, at the set-up; else what changes hands.
            Action::Give(_, to) if s.phase == Phase::SetUp => Some(to),
            Action::Give(arm, _) => Some(arm),
            _ => None,
        }
    }

    /// Where those are who move now.
    fn going_from(&self, s: &State) -> Option<HexId> {
        let at = match s.stack.last() {
            Some(Frame::Move(going)) => going.at,
            Some(Frame::Drive(drive)) => drive.at,
            Some(Frame::Rout(rout)) => s.hex(rout.unit),
            _ => return None,
        };
        is_on_map(at).then_some(at)
    }

    fn clicks(&self, s: &State, action: Action) -> Vec<Click> {
        let hex = |hex: HexId| Click::Hex(self.label(hex));
        let piece = |piece: Piece| Click::Piece(piece.into());
        let of = |piece: Piece| match s.on_map(piece) {
            true => hex(s.hex(piece)),
            false => Click::Piece(piece.into()),
        };
        let way = |at: HexId, arc: u8| Click::Way {
            hex: self.label(at),
            heading: corner(arc),
        };
        let going = self.going_from(s);
        match action {
            Action::Place(_, at) | Action::Hex(at) | Action::Stack(at) => vec![hex(at)],
            Action::Fire(who, at)
            | Action::Shoot(who, at, ..)
            | Action::Faust(who, at, _)
            | Action::Mg(who, at, _)
            | Action::Main(who, at, ..)
            | Action::Advance(who, at) => vec![of(who), hex(at)],
            Action::Flame(arm, car) => vec![of(arm), of(car)],
            Action::Volley(from, at) => vec![hex(from), hex(at)],
            // A press on who moves opens what it can do besides moving.
            Action::Smoke(who, at) | Action::Charge(who, at) | Action::Dispense(who, at) => {
                vec![piece(who), hex(at)]
            }
            Action::ChargeCar(arm, car) => vec![piece(arm), piece(car)],
            Action::Give(_, to) if s.phase == Phase::SetUp => vec![piece(to)],
            Action::Give(arm, _) => vec![of(arm)],
            Action::Recover(_, arm) => vec![of(arm)],
            Action::Turn(gun, facing) => match s.stack.last() {
                None if s.phase != Phase::SetUp => vec![of(gun), way(s.hex(gun), facing)],
                Some(Frame::Move(_)) => vec![piece(gun), way(s.hex(gun), facing)],
                _ => vec![way(s.hex(gun), facing)],
            },
            Action::Hide(gun, facing) => vec![way(s.hex(gun), facing)],
            // First the hull, then the turret, where there is one.
            Action::Point(car, vca, tca) => {
                let at = s.hex(car);
                let turret = self.vehicle(s, car).has_turret();
                let turret = turret.then(|| way(at, tca));
                [of(car), way(at, vca)].into_iter().chain(turret).collect()
            }
            Action::Move(unit) | Action::Rout(unit) if !s.on_map(unit) => vec![piece(unit)],
            Action::Rally(unit, _)
            | Action::KeepDm(unit)
            | Action::Repair(unit)
            | Action::Mend(unit, _)
            | Action::Add(unit)
            | Action::Direct(unit)
            | Action::Move(unit)
            | Action::Rout(unit)
            | Action::Along(unit)
            | Action::Leave(unit)
            | Action::React(unit, _)
            | Action::Scrap(unit)
            | Action::Motion(unit)
                if !matches!(s.stack.last(), Some(Frame::Close(_) | Frame::Assault(_))) =>
            {
                vec![of(unit)]
            }
            Action::Step(at)
            | Action::Road(at)
            | Action::Crawl(at)
            | Action::Push(at)
            | Action::All(at) => going.map(hex).into_iter().chain([hex(at)]).collect(),
            Action::Start => going.map(hex).into_iter().collect(),
            Action::Veer(arc) => {
                let there = |at: HexId| [hex(at), way(at, arc)];
                going.map(there).into_iter().flatten().collect()
            }
            Action::Aim(arc) => match s.stack.last() {
                Some(Frame::Drive(d)) => vec![piece(d.car), way(d.at, arc)],
                _ => Vec::new(),
            },
            Action::Enter(at, arc) => vec![hex(at), way(at, arc)],
            Action::Face(vca, tca) => {
                let Some(Frame::Arrange(arrange)) = s.stack.last() else {
                    return Vec::new();
                };
                let at = s.hex(arrange.car);
                match vca == tca {
                    true => vec![way(at, vca)],
                    false => vec![way(at, vca), way(at, tca)],
                }
            }
            _ => Vec::new(),
        }
    }

    fn action_text(&self, s: &State, action: Action) -> Text {
        let who =
            |key: &'static str, piece: Piece| Text::new(key).text("unit", self.named(s, piece));
        let at = |text: Text, hex: HexId| text.name("hex", self.label(hex));
        match action {
            Action::Done => match s.stack.last() {
                Some(Frame::Close(close)) if close.by.is_empty() => {
                    Text::new("aslsk-do-done-close-none")
                }
                Some(Frame::Assault(assault)) if assault.by.is_empty() => {
                    Text::new("aslsk-do-done-assault-none")
                }
                _ => Text::new(format!(
                    "aslsk-do-done-{}",
                    self.question(s).asked(self, s).1
                )),
            },
            Action::Pass => Text::new(format!(
                "aslsk-do-pass-{}",
                self.question(s).asked(self, s).1
            )),
            Action::Place(unit, hex) => at(who("aslsk-do-place", unit), hex),
            Action::Give(arm, to) => who("aslsk-do-give", to).text("weapon", self.named(s, arm)),
            Action::Stack(hex) => at(Text::new("aslsk-do-stack"), hex),
            Action::Volley(from, hex) => {
                at(Text::new("aslsk-do-volley"), hex).name("from", self.label(from))
            }
            Action::Everyone => Text::new(format!(
                "aslsk-do-everyone-{}",
                self.question(s).asked(self, s).1
            )),
            Action::Recover(unit, arm) => {
                who("aslsk-do-recover", unit).text("weapon", self.named(s, arm))
            }
            Action::Repair(arm) => who("aslsk-do-repair", arm),
            Action::Rally(unit, None) => who("aslsk-do-self-rally", unit),
            Action::Rally(unit, Some(leader)) => {
                who("aslsk-do-rally", unit).text("leader", self.named(s, leader))
            }
            Action::KeepDm(unit) => who("aslsk-do-keep-dm", unit),
            Action::Fire(by, hex) => at(who("aslsk-do-fire", by), hex),
            Action::Shoot(by, hex, round, car) => {
                self.round_text(s, at(who("aslsk-do-shoot", by), hex), round, car)
            }
            Action::Faust(by, hex, car) => {
                let text = at(who("aslsk-do-faust", by), hex);
                self.car_text(s, text, car)
            }
            Action::Turn(gun, facing) => who("aslsk-do-turn", gun).num("hour", hour(facing)),
            Action::Hide(gun, facing) => who("aslsk-do-hide", gun).num("hour", hour(facing)),
            Action::Protect => Text::new("aslsk-do-protect"),
            Action::Push(hex) => at(Text::new("aslsk-do-push"), hex),
            Action::Add(unit) => who("aslsk-do-add", unit),
            Action::Direct(unit) => who("aslsk-do-direct", unit),
            Action::Destroy(arm) => who("aslsk-do-destroy", arm),
            Action::Move(unit) => who("aslsk-do-move", unit),
            Action::DoubleTime => Text::new("aslsk-do-double-time"),
            Action::AssaultMove => Text::new("aslsk-do-assault-move"),
            Action::Step(hex) => at(Text::new("aslsk-do-step"), hex),
            Action::Road(hex) => at(Text::new("aslsk-do-road"), hex),
            Action::Smoke(unit, hex) => at(who("aslsk-do-smoke", unit), hex),
            Action::Abandon(arm) => who("aslsk-do-abandon", arm),
            Action::Charge(arm, hex) => at(who("aslsk-do-charge", arm), hex),
            Action::Leave(unit) => who("aslsk-do-leave", unit),
            Action::Exit => Text::new("aslsk-do-exit"),
            Action::Stop => Text::new("aslsk-do-stop"),
            Action::Rout(unit) => who("aslsk-do-rout", unit),
            Action::Along(unit) => who("aslsk-do-along", unit),
            Action::Crawl(hex) => at(Text::new("aslsk-do-crawl"), hex),
            Action::Advance(unit, hex) => at(who("aslsk-do-advance", unit), hex),
            Action::Hex(hex) => at(Text::new("aslsk-do-hex"), hex),
            Action::Attack(unit) => who("aslsk-do-attack", unit),
            Action::Against(unit) => who("aslsk-do-against", unit),
            _ => self.car_action_text(s, action),
        }
    }

    fn car_action_text(&self, s: &State, action: Action) -> Text {
        let who =
            |key: &'static str, piece: Piece| Text::new(key).text("unit", self.named(s, piece));
        let at = |text: Text, hex: HexId| text.name("hex", self.label(hex));
        match action {
            Action::Start => Text::new("aslsk-do-start"),
            Action::Brake => Text::new("aslsk-do-brake"),
            Action::Delay(mp) => Text::new("aslsk-do-delay").num("n", mp),
            Action::Veer(arc) => Text::new("aslsk-do-veer").num("hour", hour(arc)),
            Action::Aim(arc) => Text::new("aslsk-do-aim").num("hour", hour(arc)),
            Action::All(hex) => at(Text::new("aslsk-do-all"), hex),
            Action::Slow(hex, mp) => at(Text::new("aslsk-do-slow"), hex).num("n", mp),
            Action::Enter(hex, arc) => at(Text::new("aslsk-do-enter"), hex).num("hour", hour(arc)),
            Action::Unbog => Text::new("aslsk-do-unbog"),
            Action::Hatch(car) if s.has(car, CarMarks::CE) => who("aslsk-do-hatch-shut", car),
            Action::Hatch(car) => who("aslsk-do-hatch", car),
            Action::Face(vca, tca) if vca == tca => {
                Text::new("aslsk-do-face").num("hour", hour(vca))
            }
            Action::Face(vca, tca) => Text::new("aslsk-do-face-apart")
                .num("hour", hour(vca))
                .num("turret", hour(tca)),
            Action::Follow(unit) => who("aslsk-do-follow", unit),
            Action::Search(by) => who("aslsk-do-search", by),
            Action::Point(car, vca, tca) => who("aslsk-do-point", car)
                .num("hour", hour(vca))
                .num("turret", hour(tca)),
            Action::Mg(car, hex, bits) => {
                at(who("aslsk-do-mg", car), hex).list("weapons", self.weapon_texts(bits))
            }
            Action::Main(car, hex, round, target) => {
                self.round_text(s, at(who("aslsk-do-main", car), hex), round, target)
            }
            Action::React(unit, None) => who("aslsk-do-react", unit),
            Action::React(unit, Some(leader)) => {
                who("aslsk-do-react-led", unit).text("leader", self.named(s, leader))
            }
            Action::Motion(car) => who("aslsk-do-motion", car),
            Action::Dispense(car, hex) => at(who("aslsk-do-dispense", car), hex),
            Action::Weapons(car, bits) => {
                who("aslsk-do-weapons", car).list("weapons", self.weapon_texts(bits))
            }
            Action::Defend(car) => who("aslsk-do-defend", car),
            Action::Mend(car, bits) => {
                who("aslsk-do-mend", car).list("weapons", self.weapon_texts(bits))
            }
            Action::Scrap(car) => who("aslsk-do-scrap", car),
            Action::Flame(arm, car) => {
                who("aslsk-do-flame", car).text("weapon", self.named(s, arm))
            }
            Action::ChargeCar(arm, car) => {
                who("aslsk-do-charge-car", car).text("weapon", self.named(s, arm))
            }
            action => unreachable!("{action:?} has words"),
        }
    }

    /// The vehicle that is aimed at, if one is.
    fn car_text(&self, s: &State, text: Text, car: Option<Piece>) -> Text {
        match car {
            Some(car) => text.name("aimed", "yes").text("car", self.named(s, car)),
            None => text.name("aimed", "no").name("car", ""),
        }
    }

    /// With which ammunition, as which Target Type, at what.
    fn round_text(&self, s: &State, text: Text, round: Round, car: Option<Piece>) -> Text {
        let kind = Text::new(format!("aslsk-target-{}", round.kind() as u8));
        let ammo = Text::new(format!("aslsk-ammo-{}", round.ammo() as u8));
        let text = text.text("kind", kind).text("ammo", ammo);
        let text = text.name("intensive", if round.intensive() { "yes" } else { "no" });
        self.car_text(s, text, car)
    }

    /// Weapons of a vehicle by their bits.
    fn weapon_texts(&self, bits: u8) -> Vec<Text> {
        let words = WEAPONS.iter().filter(|(_, bit)| bits & bit != 0);
        words
            .map(|(word, _)| Text::new(format!("aslsk-weapon-{word}")))
            .collect()
    }
}
