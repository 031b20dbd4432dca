//! Actions as text: what journals, cases and people write.

use crate::action::Action;
use crate::book::Book;
use crate::data::Ammo;
use crate::ids::Piece;
use crate::shot::{Round, at_hour, hour};
use crate::state::State;
use crate::tables::TargetType;
use crate::vehicles::WEAPONS;
use hex::HexId;

/// `bmg+cmg`
fn weapon_words(bits: u8) -> String {
    let words = WEAPONS.iter().filter(|(_, bit)| bits & bit != 0);
    let words: Vec<&str> = words.map(|(word, _)| *word).collect();
    words.join("+")
}

impl Book {
    /// The notation of an action.
    pub(crate) fn write(&self, action: Action) -> String {
        let at = |hex: HexId| self.label(hex);
        let who = |piece: Piece| self.name(piece).to_owned();
        match action {
            Action::Done => "done".into(),
            Action::Pass => "pass".into(),
            Action::Place(piece, hex) => format!("place {} {}", who(piece), at(hex)),
            Action::Give(arm, to) => format!("give {} {}", who(arm), who(to)),
            Action::Recover(unit, arm) => format!("recover {} {}", who(unit), who(arm)),
            Action::Repair(arm) => format!("repair {}", who(arm)),
            Action::Rally(unit, None) => format!("self-rally {}", who(unit)),
            Action::Rally(unit, Some(leader)) => format!("rally {} {}", who(unit), who(leader)),
            Action::KeepDm(unit) => format!("keep-dm {}", who(unit)),
            Action::Fire(by, hex) => format!("fire {} {}", who(by), at(hex)),
            Action::Shoot(by, hex, round, car) => {
                let aim = car.map_or(String::new(), |car| format!(" {}", who(car)));
                format!("shoot {} {} {}{aim}", who(by), at(hex), round.words())
            }
            Action::Faust(by, hex, None) => format!("faust {} {}", who(by), at(hex)),
            Action::Faust(by, hex, Some(car)) => {
                format!("faust {} {} {}", who(by), at(hex), who(car))
            }
            Action::Turn(gun, facing) => format!("turn {} {}", who(gun), hour(facing)),
            Action::Hide(gun, facing) => format!("hide {} {}", who(gun), hour(facing)),
            Action::Protect => "protect".into(),
            Action::Push(hex) => format!("push {}", at(hex)),
            Action::Add(piece) => format!("add {}", who(piece)),
            Action::Direct(leader) => format!("direct {}", who(leader)),
            Action::Destroy(arm) => format!("destroy {}", who(arm)),
            Action::Move(unit) => format!("move {}", who(unit)),
            Action::DoubleTime => "double-time".into(),
            Action::AssaultMove => "assault-move".into(),
            Action::Step(hex) => format!("step {}", at(hex)),
            Action::Road(hex) => format!("road {}", at(hex)),
            Action::Smoke(unit, hex) => format!("smoke {} {}", who(unit), at(hex)),
            Action::Abandon(arm) => format!("abandon {}", who(arm)),
            Action::Charge(arm, hex) => format!("charge {} {}", who(arm), at(hex)),
            Action::Leave(unit) => format!("leave {}", who(unit)),
            Action::Exit => "exit".into(),
            Action::Stop => "stop".into(),
            Action::Rout(unit) => format!("rout {}", who(unit)),
            Action::Along(leader) => format!("along {}", who(leader)),
            Action::Crawl(hex) => format!("crawl {}", at(hex)),
            Action::Advance(unit, hex) => format!("advance {} {}", who(unit), at(hex)),
            Action::Hex(hex) => format!("hex {}", at(hex)),
            Action::Attack(unit) => format!("attack {}", who(unit)),
            Action::Against(unit) => format!("against {}", who(unit)),
            Action::Start => "start".into(),
            Action::Brake => "brake".into(),
            Action::Delay(mp) => format!("delay {mp}"),
            Action::Veer(arc) => format!("turn {}", hour(arc)),
            Action::Aim(arc) => format!("aim {}", hour(arc)),
            Action::All(hex) => format!("all {}", at(hex)),
            Action::Slow(hex, mp) => format!("slow {} {mp}", at(hex)),
            Action::Enter(hex, arc) => format!("enter {} {}", at(hex), hour(arc)),
            Action::Unbog => "unbog".into(),
            Action::Hatch(car) => format!("hatch {}", who(car)),
            Action::Face(vca, tca) => format!("face {} {}", hour(vca), hour(tca)),
            Action::Point(car, vca, tca) => {
                format!("face {} {} {}", who(car), hour(vca), hour(tca))
            }
            Action::Follow(unit) => format!("follow {}", who(unit)),
            Action::Search(by) => format!("search {}", who(by)),
            Action::Mg(car, hex, bits) => {
                format!("mg {} {} {}", who(car), at(hex), weapon_words(bits))
            }
            Action::Main(car, hex, round, None) => {
                format!("main {} {} {}", who(car), at(hex), round.words())
            }
            Action::Main(car, hex, round, Some(target)) => {
                let round = round.words();
                format!("main {} {} {round} {}", who(car), at(hex), who(target))
            }
            Action::React(unit, None) => format!("react {}", who(unit)),
            Action::React(unit, Some(leader)) => format!("react {} {}", who(unit), who(leader)),
            Action::Motion(car) => format!("motion {}", who(car)),
            Action::Dispense(car, hex) => format!("dispense {} {}", who(car), at(hex)),
            Action::Weapons(car, bits) => format!("weapons {} {}", who(car), weapon_words(bits)),
            Action::Defend(car) => format!("defend {}", who(car)),
            Action::Mend(car, bits) => format!("mend {} {}", who(car), weapon_words(bits)),
            Action::Scrap(car) => format!("scrap {}", who(car)),
            Action::Flame(arm, car) => format!("flame {} {}", who(arm), who(car)),
            Action::ChargeCar(arm, car) => format!("charge-car {} {}", who(arm), who(car)),
            Action::Stack(from) => format!("stack {}", at(from)),
            Action::Volley(from, to) => format!("volley {} {}", at(from), at(to)),
            Action::Everyone => "everyone".into(),
        }
    }

    /// What is shot if it is not said: HE at infantry (6.2.g), AP at a vehicle (6.2.a), or what the weapon has.
    fn usual_round(&self, s: &State, arm: Piece, car: bool) -> Round {
        if !arm.is_arm() {
            let (kind, ammo) = match car {
                true => (TargetType::Vehicle, Ammo::Ap),
                false => (TargetType::Infantry, Ammo::He),
            };
            return Round::new(kind, ammo, false);
        }
        let (kind, ammo) = match self.weapon(s, arm) {
            weapon if weapon.is_mortar() => (TargetType::Area, Ammo::He),
            weapon if weapon.is_scw() => (TargetType::Own, Ammo::Heat),
            weapon if weapon.is_gun() && !car => (TargetType::Infantry, Ammo::He),
            _ => (TargetType::Vehicle, Ammo::Ap),
        };
        Round::new(kind, ammo, false)
    }

    /// The piece of that name.
    pub fn piece_named(&self, name: &str) -> Option<Piece> {
        let found = self
            .names
            .iter()
            .position(|other| other.eq_ignore_ascii_case(name));
        found.map(Piece::of_index)
    }

    /// The action of a notation. `done` and `pass` may say what is meant to be over: `done prep-fire`.
    pub(crate) fn read(&self, s: &State, text: &str) -> Result<Action, String> {
        let over = s.winner.is_some() || s.drawn;
        let asking = (!over).then(|| self.question(s).asked(self, s).1);
        let words: Vec<&str> = text.split_whitespace().collect();
        let hex = |word: &str| {
            let grid = self.ground.map.grid();
            let found = grid
                .parse(word)
                .or_else(|_| grid.parse(&word.to_ascii_uppercase()));
            found.map_err(|error| format!("'{text}': {error}"))
        };
        let who = |word: &str| {
            let found = self.piece_named(word);
            found.ok_or_else(|| format!("'{text}': there is no piece '{word}'"))
        };
        let facing = |word: &str| {
            let hour = word.parse().ok().and_then(at_hour);
            let points = "Guns, hulls and turrets point at 1, 3, 5, 7, 9 or 11 o'clock";
            hour.ok_or_else(|| format!("'{text}': {points}"))
        };
        let number = |word: &str| {
            let found: Result<u8, _> = word.parse();
            found.map_err(|error| format!("'{text}': '{word}' is no number: {error}"))
        };
        let weapons = |word: &str| {
            let each = word.split('+').map(|word| {
                let found = WEAPONS.iter().find(|(name, _)| *name == word);
                found.map(|(_, bit)| *bit)
            });
            let found: Option<u8> = each.sum::<Option<u8>>();
            found.ok_or_else(|| format!("'{text}': '{word}' is no weapon of a vehicle"))
        };
        Ok(match words.as_slice() {
            ["done"] => Action::Done,
            ["pass"] => Action::Pass,
            ["done", moment] if asking == Some(moment) => Action::Done,
            ["pass", moment] if asking == Some(moment) => Action::Pass,
            ["pass" | "done", moment] => {
                let asking = asking.unwrap_or("nothing");
                return Err(format!(
                    "'{text}': not '{moment}' is open now but '{asking}'"
                ));
            }
            ["place", piece, at] => Action::Place(who(piece)?, hex(at)?),
            ["give", arm, to] => Action::Give(who(arm)?, who(to)?),
            ["recover", unit, arm] => Action::Recover(who(unit)?, who(arm)?),
            ["repair", arm] => Action::Repair(who(arm)?),
            ["self-rally", unit] => Action::Rally(who(unit)?, None),
            ["rally", unit, leader] => Action::Rally(who(unit)?, Some(who(leader)?)),
            ["keep-dm", unit] => Action::KeepDm(who(unit)?),
            ["fire", by, at] => Action::Fire(who(by)?, hex(at)?),
            ["shoot", by, at, words @ ..] => {
                let arm = who(by)?;
                let mut round = self.usual_round(s, arm, false);
                let mut car = None;
                for word in words.iter().filter(|word| !round.read(word)) {
                    car = Some(who(word)?);
                }
                round = self.usual_round(s, arm, car.is_some());
                for word in words.iter() {
                    round.read(word);
                }
                Action::Shoot(arm, hex(at)?, round, car)
            }
            ["faust", by, at] => Action::Faust(who(by)?, hex(at)?, None),
            ["faust", by, at, car] => Action::Faust(who(by)?, hex(at)?, Some(who(car)?)),
            ["turn", gun, to] => match (who(gun)?, facing(to)?) {
                (car, vca) if car.is_car() => {
                    let (hull, turret) = (s.car(car).vca, s.car(car).tca);
                    Action::Point(car, vca, (turret + 6 + vca - hull) % 6)
                }
                (gun, to) => Action::Turn(gun, to),
            },
            ["hide", gun, to] => Action::Hide(who(gun)?, facing(to)?),
            ["protect"] => Action::Protect,
            ["push", at] => Action::Push(hex(at)?),
            ["add", piece] => Action::Add(who(piece)?),
            ["direct", leader] => Action::Direct(who(leader)?),
            ["destroy", arm] => Action::Destroy(who(arm)?),
            ["move", unit] => Action::Move(who(unit)?),
            ["double-time"] => Action::DoubleTime,
            ["assault-move"] => Action::AssaultMove,
            ["step", at] => Action::Step(hex(at)?),
            ["road", at] => Action::Road(hex(at)?),
            ["smoke", unit, at] => Action::Smoke(who(unit)?, hex(at)?),
            ["abandon", arm] => Action::Abandon(who(arm)?),
            ["charge", arm, at] => Action::Charge(who(arm)?, hex(at)?),
            ["leave", unit] => Action::Leave(who(unit)?),
            ["exit"] => Action::Exit,
            ["stop"] => Action::Stop,
            ["rout", unit] => Action::Rout(who(unit)?),
            ["along", leader] => Action::Along(who(leader)?),
            ["crawl", at] => Action::Crawl(hex(at)?),
            ["advance", unit, at] => Action::Advance(who(unit)?, hex(at)?),
            ["hex", at] => Action::Hex(hex(at)?),
            ["attack", unit] => Action::Attack(who(unit)?),
            ["against", unit] => Action::Against(who(unit)?),
            ["start"] => Action::Start,
            ["brake"] => Action::Brake,
            ["delay", mp] => Action::Delay(number(mp)?),
            ["turn", arc] => Action::Veer(facing(arc)?),
            ["aim", arc] => Action::Aim(facing(arc)?),
            ["all", at] => Action::All(hex(at)?),
            ["slow", at, mp] => Action::Slow(hex(at)?, number(mp)?),
            ["enter", at, arc] => Action::Enter(hex(at)?, facing(arc)?),
            ["unbog"] => Action::Unbog,
            ["hatch", car] => Action::Hatch(who(car)?),
            ["face", vca, tca] => Action::Face(facing(vca)?, facing(tca)?),
            ["face", car, vca, tca] => Action::Point(who(car)?, facing(vca)?, facing(tca)?),
            ["follow", unit] => Action::Follow(who(unit)?),
            ["search", by] => Action::Search(who(by)?),
            ["mg", car, at, bits] => Action::Mg(who(car)?, hex(at)?, weapons(bits)?),
            ["main", car, at, rest @ ..] => {
                let mut round = Round::new(TargetType::Infantry, Ammo::He, false);
                let mut target = None;
                let said = |kind: &str| rest.contains(&kind);
                for word in rest {
                    if !round.read(word) {
                        target = Some(who(word)?);
                    }
                }
                let kinds = said("infantry") || said("vehicle") || said("area");
                if target.is_some() && !kinds {
                    round.read("vehicle");
                }
                Action::Main(who(car)?, hex(at)?, round, target)
            }
            ["react", unit] => Action::React(who(unit)?, None),
            ["react", unit, leader] => Action::React(who(unit)?, Some(who(leader)?)),
            ["motion", car] => Action::Motion(who(car)?),
            ["dispense", car, at] => Action::Dispense(who(car)?, hex(at)?),
            ["weapons", car, bits] => Action::Weapons(who(car)?, weapons(bits)?),
            ["defend", car] => Action::Defend(who(car)?),
            ["mend", car, bits] => Action::Mend(who(car)?, weapons(bits)?),
            ["scrap", car] => Action::Scrap(who(car)?),
            ["flame", arm, car] => Action::Flame(who(arm)?, who(car)?),
            ["stack", from] => Action::Stack(hex(from)?),
            ["volley", from, to] => Action::Volley(hex(from)?, hex(to)?),
            ["everyone"] => Action::Everyone,
            ["charge-car", arm, car] => Action::ChargeCar(who(arm)?, who(car)?),
            _ => {
                return Err(format!(
                    "'{text}' is no action of this game; docs/cases.md lists them"
                ));
            }
        })
    }
}
