//! Each legal action in words, and what to click for it.

use crate::action::Action;
use crate::book::Book;
use crate::ids::Piece;
use crate::state::State;
use hex::HexId;
use table::{Click, Mark, Offer, Text, Verb};

fn mark(action: Action) -> Mark {
    match action {
        Action::Step(_)
        | Action::Push(_)
        | Action::All(_)
        | Action::Slow(..)
        | Action::Enter(..)
        | Action::Road(_)
        | Action::Crawl(_)
        | Action::Advance(..) => Mark::Move,
        Action::Fire(..)
        | Action::Shoot(..)
        | Action::Faust(..)
        | Action::Mg(..)
        | Action::Main(..)
        | Action::Flame(..)
        | Action::ChargeCar(..)
        | Action::Against(_)
        | Action::Charge(..) => Mark::Target,
        _ => Mark::Pick,
    }
}

impl Book {
    /// An action in words, and what to click for it.
    pub(crate) fn offer(&self, s: &State, action: Action) -> Offer {
        Offer {
            click: self.clicks(action),
            mark: mark(action),
            verb: self.verb(s, action),
            cost: self.question(s).cost(self, s, action),
            ..Offer::new(self.write(action), self.action_text(s, action))
        }
    }

    fn verb(&self, s: &State, action: Action) -> Option<Verb> {
        Some(match action {
            Action::Pass => Verb::Decline,
            Action::Stop => Verb::Done,
            Action::Done if s.stack.last().is_some() => Verb::Confirm,
            Action::Done => Verb::End,
            _ => return None,
        })
    }

    fn clicks(&self, action: Action) -> Vec<Click> {
        let hex = |hex: HexId| Click::Hex(self.label(hex));
        let piece = |piece: Piece| Click::Piece(piece.into());
        match action {
            Action::Place(who, at)
            | Action::Fire(who, at)
            | Action::Shoot(who, at, _, None)
            | Action::Faust(who, at, None)
            | Action::Smoke(who, at)
            | Action::Charge(who, at)
            | Action::Advance(who, at) => vec![piece(who), hex(at)],
            Action::Shoot(who, _, _, Some(car)) | Action::Faust(who, _, Some(car)) => {
                vec![piece(who), piece(car)]
            }
            Action::Push(at) => vec![hex(at)],
            Action::Give(arm, to) => vec![piece(arm), piece(to)],
            Action::Recover(unit, arm) => vec![piece(unit), piece(arm)],
            Action::Rally(unit, Some(leader)) => vec![piece(unit), piece(leader)],
            Action::Rally(unit, None)
            | Action::KeepDm(unit)
            | Action::Add(unit)
            | Action::Direct(unit)
            | Action::Move(unit)
            | Action::Rout(unit)
            | Action::Along(unit)
            | Action::Attack(unit)
            | Action::Against(unit) => vec![piece(unit)],
            Action::Step(at) | Action::Hex(at) => vec![hex(at)],
            Action::Mg(car, at, _) => vec![piece(car), hex(at)],
            Action::Main(car, _, _, Some(target)) => vec![piece(car), piece(target)],
            Action::Main(car, at, _, None) => vec![piece(car), hex(at)],
            Action::Flame(arm, car) | Action::ChargeCar(arm, car) => vec![piece(arm), piece(car)],
            Action::Scrap(car) | Action::Motion(car) => vec![piece(car)],
            Action::React(unit, None) => vec![piece(unit)],
            Action::React(unit, Some(leader)) => vec![piece(unit), piece(leader)],
            _ => Vec::new(),
        }
    }

    fn action_text(&self, s: &State, action: Action) -> Text {
        let who =
            |key: &'static str, piece: Piece| Text::new(key).text("unit", self.named(s, piece));
        let at = |text: Text, hex: HexId| text.name("hex", self.label(hex));
        match action {
            Action::Done => Text::new(format!(
                "aslsk-do-done-{}",
                self.question(s).asked(self, s).1
            )),
            Action::Pass => Text::new("aslsk-do-pass"),
            Action::Place(unit, hex) => at(who("aslsk-do-place", unit), hex),
            Action::Give(arm, to) => who("aslsk-do-give", to).text("weapon", self.named(s, arm)),
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
                let text = at(who("aslsk-do-shoot", by), hex)
                    .text(
                        "kind",
                        Text::new(format!("aslsk-target-{}", round.kind() as u8)),
                    )
                    .text(
                        "ammo",
                        Text::new(format!("aslsk-ammo-{}", round.ammo() as u8)),
                    )
                    .name("intensive", if round.intensive() { "yes" } else { "no" });
                text.name("car", car.map_or("", |car| self.name(car)))
            }
            Action::Faust(by, hex, car) => {
                at(who("aslsk-do-faust", by), hex).name("car", car.map_or("", |car| self.name(car)))
            }
            Action::Turn(gun, facing) => {
                who("aslsk-do-turn", gun).num("hour", crate::shot::hour(facing))
            }
            Action::Hide(gun, facing) => {
                who("aslsk-do-hide", gun).num("hour", crate::shot::hour(facing))
            }
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
            Action::Veer(arc) => Text::new("aslsk-do-veer").num("n", arc),
            Action::Aim(arc) => Text::new("aslsk-do-aim").num("n", arc),
            Action::All(hex) => at(Text::new("aslsk-do-all"), hex),
            Action::Slow(hex, mp) => at(Text::new("aslsk-do-slow"), hex).num("n", mp),
            Action::Enter(hex, arc) => at(Text::new("aslsk-do-enter"), hex).num("n", arc),
            Action::Unbog => Text::new("aslsk-do-unbog"),
            Action::Hatch(car) => who("aslsk-do-hatch", car),
            Action::Face(vca, tca) => Text::new("aslsk-do-face").num("n", vca).num("turret", tca),
            Action::Mg(car, hex, bits) => at(who("aslsk-do-mg", car), hex).num("n", bits),
            Action::Main(car, hex, _, _) => at(who("aslsk-do-main", car), hex),
            Action::React(unit, _) => who("aslsk-do-react", unit),
            Action::Motion(car) => who("aslsk-do-motion", car),
            Action::Dispense(car, hex) => at(who("aslsk-do-dispense", car), hex),
            Action::Weapons(car, bits) => who("aslsk-do-weapons", car).num("n", bits),
            Action::Defend(car) => who("aslsk-do-defend", car),
            Action::Mend(car, bits) => who("aslsk-do-mend", car).num("n", bits),
            Action::Scrap(car) => who("aslsk-do-scrap", car),
            Action::Flame(arm, car) => {
                who("aslsk-do-flame", car).text("weapon", self.named(s, arm))
            }
            Action::ChargeCar(arm, car) => {
                who("aslsk-do-charge-car", car).text("weapon", self.named(s, arm))
            }
            _ => Text::new("aslsk-do-pass"),
        }
    }
}
