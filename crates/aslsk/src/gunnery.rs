//! What ordnance may be shot at what (3.2.4, 4.4, 4.5, 6.2, 6.9).

use crate::action::Action;
use crate::book::Book;
use crate::catalog::Weapon;
use crate::data::{Ammo, Family, Size};
use crate::frame::{Frame, Mode};
use crate::ground::Terrain;
use crate::ids::{Piece, Pieces};
use crate::question::elsewhere;
use crate::ratings::MF;
use crate::shot::{Round, Shot, Source};
use crate::state::{ArmMarks, GONE, Marks, State, foe};
use crate::tables::TargetType;
use hex::HexId;
use std::cell::LazyCell;
use table::{Actions, Chance, Legal, No, Seat, Teller, no};

/// Markers of a weapon that has fired and lost its Rate of Fire.
const FIRED_OUT: ArmMarks = ArmMarks::PREP.and(ArmMarks::FIRST).and(ArmMarks::FINAL);

/// Hexes to look at.
type Aims = crate::ground::Hexes;

impl Book {
    /// Whether a hex is one of a building.
    pub fn is_building(&self, hex: HexId) -> bool {
        matches!(
            self.ground.plot(hex).terrain,
            Terrain::Wooden | Terrain::Stone
        )
    }

    /// The Gun that a unit mans.
    pub fn gun_of(&self, s: &State, man: Piece) -> Option<Piece> {
        s.carried(man).find(|&arm| self.weapon(s, arm).is_gun())
    }

    /// 1.2.6.b, 3.2.4.ac: a Gun in the hands of anybody but a crew.
    pub fn is_non_qualified(&self, s: &State, arm: Piece) -> bool {
        let by = s.arm(arm).by;
        let crew = by.is_some_and(|by| self.unit(s, by).size == Size::Crew);
        self.weapon(s, arm).is_gun() && !crew
    }

    /// Whether a weapon may be loaded with this at all (2.0.target-types, 6.0.a, 6.2).
    fn may_load(&self, s: &State, arm: Piece, round: Round, car: Option<Piece>) -> Legal {
        let weapon = self.weapon(s, arm);
        let (kind, ammo) = (round.kind(), round.ammo());
        let smoke = matches!(ammo, Ammo::Smoke | Ammo::Wp);
        let fits = match weapon {
            w if w.is_mortar() => kind == TargetType::Area,
            w if w.is_scw() => kind == TargetType::Own && ammo == Ammo::Heat,
            w if w.is_gun() => kind != TargetType::Own,
            // 4.1.i, 4.4.4.a
            _ => kind == TargetType::Vehicle && ammo == Ammo::Ap,
        };
        let suits = match kind {
            TargetType::Infantry => !smoke,
            TargetType::Vehicle => !smoke && car.is_some(),
            TargetType::Area => smoke || ammo == Ammo::He,
            TargetType::Own => true,
        };
        let aimed = matches!(kind, TargetType::Vehicle | TargetType::Own) || car.is_none();
        if !fits || !suits || !aimed {
            return no(&["2.0.target-types"], "aslsk-no-target-type");
        }
        let Some(gun) = weapon.ordnance.filter(|_| weapon.family != Family::Atr) else {
            return Ok(());
        };
        let empty = s.arm(arm).depleted >> (ammo as u8) & 1 == 1;
        // 2.0.wp-availability: as all that is listed.
        let listed = gun.depletion(ammo, self.date).is_some() && !empty;
        if !gun.is_unlimited(ammo) && !listed {
            return no(&["6.2.a", "6.2.c"], "aslsk-no-ammunition");
        }
        Ok(())
    }

    /// 6.2.j, 6.2.k: when Smoke and WP may be fired.
    pub fn in_smoke_time(&self, s: &State, ammo: Ammo, mode: Mode) -> Legal {
        match (ammo, mode) {
            (Ammo::Smoke, Mode::Prep | Mode::Final) if !s.no_smoke => Ok(()),
            (Ammo::Wp, Mode::Prep | Mode::Final) if !s.no_smoke => Ok(()),
            (Ammo::Wp, Mode::First) => Ok(()),
            (Ammo::Smoke, _) => no(&["6.2.j"], "aslsk-no-smoke-now"),
            (Ammo::Wp, _) => no(&["6.2.k"], "aslsk-no-smoke-now"),
            _ => Ok(()),
        }
    }

    /// Whether who mans it is in a state to shoot (3.2.4.g, 3.5, 4.4.1.a).
    fn is_manned(&self, s: &State, arm: Piece, mode: Mode) -> Legal<Piece> {
        let Some(man) = s.arm(arm).by else {
            return no(&["1.2.4.a"], "aslsk-no-unpossessed");
        };
        let marks = s.man(man).marks;
        let weapon = self.weapon(s, arm);
        if !s.on_map(man) {
            return no(&["3.2.1.a"], "aslsk-no-offboard");
        }
        if marks.any(Marks::BROKEN) {
            return no(&["3.2.3.j"], "aslsk-no-broken");
        }
        if marks.any(Marks::MELEE) {
            return no(&["3.8.z"], "aslsk-no-melee");
        }
        if s.arm(arm).marks.any(ArmMarks::BROKEN) {
            return no(&["1.2.4.c"], "aslsk-no-malfunctioned");
        }
        if s.arm(arm).marks.any(ArmMarks::SWUNG) {
            return no(&["3.2.4.x"], "aslsk-no-turned");
        }
        if mode == Mode::Advancing {
            if marks.any(Marks::PREP) {
                return no(&["3.5.a"], "aslsk-no-prep-fired");
            }
            if marks.any(Marks::SPENT) || s.arm(arm).marks.any(ArmMarks::MANHANDLED) {
                return no(&["6.5.c"], "aslsk-no-manhandled");
            }
            let heavy = weapon.is_gun()
                || weapon.is_mortar()
                || matches!(weapon.family, Family::Mmg | Family::Hmg);
            if heavy && s.arm(arm).marks.any(ArmMarks::MOVED) {
                return no(&["3.5.c"], "aslsk-no-moved-heavy");
            }
        }
        if weapon.is_gun() && self.is_leader(s, man) {
            return no(&["3.2.4.g"], "aslsk-no-gun-crew");
        }
        let pair = matches!(weapon.family, Family::Baz | Family::Psk);
        if pair && self.is_leader(s, man) && self.is_lone(s, man, Pieces::EMPTY) {
            return no(&["4.4.1.a"], "aslsk-no-lone-leader");
        }
        Ok(man)
    }

    /// Whether it has a shot left, or may use Intensive Fire (3.2.4.ab, 3.2.4.ab2).
    fn has_shot_left(
        &self,
        s: &State,
        arm: Piece,
        man: Piece,
        far: u8,
        mode: Mode,
        more: bool,
    ) -> Legal {
        let marks = s.arm(arm).marks;
        let weapon = self.weapon(s, arm);
        if marks.any(ArmMarks::INTENSIVE) {
            return no(&["3.2.4.ab", "3.2.4.ab2"], "aslsk-no-intensive-twice");
        }
        if marks.any(ArmMarks::AREA) {
            return no(&["3.2.4.e"], "aslsk-no-fired");
        }
        if !more {
            if marks.any(FIRED_OUT) {
                return no(&["3.2.4.e", "1.2.4.1.a"], "aslsk-no-fired");
            }
            if mode == Mode::First && s.is(man, Marks::FINAL) {
                return no(&["3.3.3.h"], "aslsk-no-final-fired");
            }
            return self.unused(s, arm, man);
        }
        if !weapon.is_gun() {
            return no(&["3.2.4.ab", "4.5.a"], "aslsk-no-intensive-sw");
        }
        let lost = match mode {
            Mode::Prep => marks.any(ArmMarks::PREP),
            // 3.3.3.k; 3.3.3.j: not one that its unit's Final Fire marker covers.
            Mode::First => marks.any(ArmMarks::FIRST) && !marks.any(ArmMarks::FINAL),
            // 3.4.c: or one that has fired in this phase.
            Mode::Final if marks.any(ArmMarks::FINAL) => s.arm(arm).aimed.0 != GONE,
            Mode::Final => marks.any(ArmMarks::FIRST),
            Mode::Advancing => false,
        };
        if !lost {
            let rule: &[&str] = match mode {
                Mode::Advancing => &["3.2.4.ab2"],
                _ => &["3.2.4.ab"],
            };
            return no(rule, "aslsk-no-intensive");
        }
        if s.is(man, Marks::PINNED) || (mode == Mode::Final && far > 1) {
            return no(&["3.2.4.ab2"], "aslsk-no-intensive");
        }
        Ok(())
    }

    /// The vehicles that a side could shoot at in a hex; as First Fire one that moves there (3.2.4.k).
    pub fn car_targets(&self, s: &State, seat: Seat, at: HexId, mode: Mode) -> Pieces {
        let there = s.of_in(foe(seat), at).cars();
        match mode {
            Mode::First => {
                let moving = self.moving(s).map_or(Pieces::EMPTY, |going| going.target);
                there & moving
            }
            _ => there,
        }
    }

    /// Those in a hex whom a hit with this could affect (3.2.4.c, 4.4.b, 6.2.f).
    pub fn reached(
        &self,
        s: &State,
        seat: Seat,
        at: HexId,
        kind: TargetType,
        ammo: Ammo,
        mode: Mode,
    ) -> Pieces {
        let all = self.targets(s, seat, at, mode);
        match (kind, ammo) {
            (TargetType::Vehicle, _) => Pieces::EMPTY,
            (_, Ammo::Heat) if !self.is_building(at) => {
                all.men().only(|man| self.gun_of(s, man).is_some())
            }
            // 7.12.a: exposed crews of vehicles with the infantry.
            (TargetType::Infantry, _) => all,
            _ => all.men(),
        }
    }

    /// Whether there is something to shoot at.
    pub fn has_target(&self, s: &State, seat: Seat, at: HexId, round: Round, mode: Mode) -> Legal {
        let (kind, ammo) = (round.kind(), round.ammo());
        // Smoke is laid on a hex, whoever is there.
        if matches!(ammo, Ammo::Smoke | Ammo::Wp) && mode != Mode::First {
            return Ok(());
        }
        if kind == TargetType::Area && !self.car_targets(s, seat, at, mode).is_empty() {
            return Ok(());
        }
        let reached = self.reached(s, seat, at, kind, ammo, mode);
        if !reached.men().is_empty() {
            return Ok(());
        }
        let rule: &[&str] = match ammo {
            // A crew is part of its vehicle.
            _ if !reached.is_empty() => &["7.7.g"],
            Ammo::Heat if kind == TargetType::Own => &["4.4.b"],
            Ammo::Heat => &["6.2.f"],
            _ => &["3.2.1.a"],
        };
        Err(No::by(rule, "aslsk-no-target").at(at))
    }

    /// Whether it reaches the hex (3.2.4.u, 6.9.b, 4.4.a, 4.4.5.a).
    fn reaches(&self, s: &State, weapon: &Weapon, from: HexId, at: HexId) -> Legal {
        let far = self.ground.distance(from, at);
        let within = match weapon.ordnance {
            Some(gun) if weapon.family != Family::Atr => gun.reaches(far),
            _ if weapon.is_scw() => weapon.own_to_hit(far).is_some(),
            _ => far <= weapon.range,
        };
        if !within {
            return Err(No::by(&["3.2.4.u"], "aslsk-no-range").at(at));
        }
        if weapon.is_mortar() && self.is_building(from) {
            return no(&["6.9.b"], "aslsk-no-mortar-building");
        }
        let lower = self.ground.plot(from).level > self.ground.plot(at).level;
        if weapon.family == Family::Piat && far == 1 && lower {
            return no(&["4.4.5.a"], "aslsk-no-piat-down");
        }
        // 3.2.1.e: by the book it turns out when the shot is declared.
        if from != at && !self.blind && !self.sees(s, from, at) {
            return Err(No::by(&["3.2.1.a"], "aslsk-no-sight").at(at));
        }
        Ok(())
    }

    /// Whether this weapon may be shot so, and how.
    pub fn may_shoot_at(
        &self,
        s: &State,
        arm: Piece,
        at: HexId,
        round: Round,
        car: Option<Piece>,
    ) -> Legal<Shot> {
        self.may_shoot_so(s, arm, at, round, car, false)
    }

    /// The same; `sought`: also where nobody is seen (6.4.h).
    pub fn may_shoot_so(
        &self,
        s: &State,
        arm: Piece,
        at: HexId,
        round: Round,
        car: Option<Piece>,
        sought: bool,
    ) -> Legal<Shot> {
        let Some((mode, seat)) = self.fire_mode(s) else {
            return elsewhere(Action::Done).map(|()| unreachable!("nothing is fired now"));
        };
        let man = self.may_serve(s, seat, arm, mode)?;
        if at.index() >= self.ground.len() {
            return no(&["3.2.1.a"], "aslsk-no-hex");
        }
        self.may_load(s, arm, round, car)?;
        self.in_smoke_time(s, round.ammo(), mode)?;
        let sought = sought && self.is_suspect(s, seat, at, mode);
        self.may_shoot_round(s, arm, man, at, round, car, (mode, sought))?;
        self.may_lay(s, arm, man, at, mode)?;
        Ok(Shot {
            facing: self.best_facing(s, arm, at),
            ..Shot::new(Source::Arm(arm), at, round, car, (mode, seat))
        })
    }

    /// Whether a weapon may be shot at all, and who does it.
    fn may_serve(&self, s: &State, seat: Seat, arm: Piece, mode: Mode) -> Legal<Piece> {
        if !arm.is_arm() || s.arm(arm).by.is_none_or(|man| s.man(man).seat != seat) {
            return no(&["3.2.a"], "aslsk-no-yours");
        }
        let weapon = self.weapon(s, arm);
        if !weapon.is_ordnance() && !weapon.is_mg() {
            return no(&["3.2.4.a"], "aslsk-no-ordnance");
        }
        if self.date < weapon.from && weapon.is_scw() {
            let rule: &[&str] = match weapon.family {
                Family::Psk => &["4.4.1.d"],
                Family::Piat => &["4.4.5.a"],
                _ => &["4.4.1.a"],
            };
            return no(rule, "aslsk-no-ammunition");
        }
        self.is_manned(s, arm, mode)
    }

    /// Whether it has a shot of this kind, and something to shoot at; `sought`: or looks for it.
    #[allow(clippy::too_many_arguments)] // all that decides a shot
    fn may_shoot_round(
        &self,
        s: &State,
        arm: Piece,
        man: Piece,
        at: HexId,
        round: Round,
        car: Option<Piece>,
        (mode, sought): (Mode, bool),
    ) -> Legal {
        let from = s.hex(man);
        let far = self.ground.distance(from, at);
        self.has_shot_left(s, arm, man, far, mode, round.intensive())?;
        if !sought {
            self.has_aim(s, s.man(man).seat, at, round, car, mode)?;
        }
        match from == at && car.is_none() {
            true => no(&["3.8.a"], "aslsk-no-same-hex"),
            false => Ok(()),
        }
    }

    /// Whether there is what it is to be shot at (3.2.4.f).
    fn has_aim(
        &self,
        s: &State,
        seat: Seat,
        at: HexId,
        round: Round,
        car: Option<Piece>,
        mode: Mode,
    ) -> Legal {
        match car {
            Some(car) if self.car_targets(s, seat, at, mode).has(car) => Ok(()),
            Some(_) => Err(No::by(&["3.2.4.f"], "aslsk-no-target").at(at)),
            None => self.has_target(s, seat, at, round, mode),
        }
    }

    /// Whether a weapon may be laid on a hex, whatever it is loaded with.
    fn may_lay(&self, s: &State, arm: Piece, man: Piece, at: HexId, mode: Mode) -> Legal {
        let from = s.hex(man);
        if from != at && !s.of_in(foe(s.man(man).seat), from).is_empty() {
            return no(&["3.2.2.1.b"], "aslsk-no-enemy-here");
        }
        self.may_reach(s, arm, man, at, mode)
    }

    /// The same, whoever is in its own hex.
    fn may_reach(&self, s: &State, arm: Piece, man: Piece, at: HexId, mode: Mode) -> Legal {
        let from = s.hex(man);
        self.reaches(s, self.weapon(s, arm), from, at)?;
        if mode == Mode::First {
            let here = self.moving(s).map_or(0, |going| going.here / MF).max(1);
            if s.arm(arm).shots >= here {
                return no(&["3.3.3.o"], "aslsk-no-more-shots");
            }
        }
        Ok(())
    }

    /// The rounds that a weapon has, whatever it is shot at; with the Target Types of vehicles only where `car`.
    fn rounds(&self, s: &State, arm: Piece, car: Option<Piece>) -> impl Iterator<Item = Round> {
        let kinds: &'static [TargetType] = match (self.weapon(s, arm).is_scw(), car) {
            (true, _) => &[TargetType::Own],
            (false, Some(_)) => &[TargetType::Vehicle],
            (false, None) => &[TargetType::Infantry, TargetType::Area],
        };
        let all = kinds.iter().flat_map(|&kind| Round::of(kind));
        all.filter(move |&round| self.may_load(s, arm, round, car).is_ok())
    }

    /// Every shot that a side could make, at one hex or at any, until `found` has enough.
    fn each_shot(
        &self,
        s: &State,
        seat: Seat,
        mode: Mode,
        at: Option<HexId>,
        found: &mut impl FnMut(Piece, HexId, Round, Option<Piece>) -> bool,
    ) {
        let enemies: Aims = match at {
            Some(hex) => Aims::of(hex),
            None => s.there[foe(seat)].iter().map(|unit| s.hex(unit)).collect(),
        };
        // Smoke may be laid anywhere (6.2.j).
        let in_time = |ammo| self.in_smoke_time(s, ammo, mode).is_ok();
        let smokes = at.is_none() && [Ammo::Smoke, Ammo::Wp].into_iter().any(in_time);
        for arm in (0..s.arms.len()).map(Piece::arm) {
            // A machine gun is ordnance only against vehicles (4.1.i).
            if s.cars.is_empty() && self.weapon(s, arm).is_mg() {
                continue;
            }
            let Ok(man) = self.may_serve(s, seat, arm, mode) else {
                continue;
            };
            let from = s.hex(man);
            let alone = s.of_in(foe(seat), from).is_empty();
            let laid = |hex: &HexId| {
                (alone || *hex == from) && self.may_reach(s, arm, man, *hex, mode).is_ok()
            };
            let may = |hex: HexId, round: Round, car: Option<Piece>| {
                let aims = self.may_shoot_round(s, arm, man, hex, round, car, (mode, false));
                aims.is_ok()
            };
            let aims: Aims = enemies.iter().filter(laid).collect();
            let weapon = self.weapon(s, arm);
            let lays = smokes && (weapon.is_gun() || weapon.is_mortar());
            if aims.is_empty() && !lays {
                continue;
            }
            let everywhere: LazyCell<Aims, _> =
                LazyCell::new(|| self.open_to(from).iter().filter(laid).collect());
            for round in self.rounds(s, arm, None) {
                if self.in_smoke_time(s, round.ammo(), mode).is_err() {
                    continue;
                }
                let smoke = matches!(round.ammo(), Ammo::Smoke | Ammo::Wp);
                let hexes: Aims = match smoke && at.is_none() {
                    true => *everywhere,
                    false => aims,
                };
                for hex in hexes.iter() {
                    if may(hex, round, None) && found(arm, hex, round, None) {
                        return;
                    }
                }
            }
            for hex in aims.iter() {
                for car in self.car_targets(s, seat, hex, mode).iter() {
                    for round in self.rounds(s, arm, Some(car)) {
                        if may(hex, round, Some(car)) && found(arm, hex, round, Some(car)) {
                            return;
                        }
                    }
                }
            }
        }
    }

    /// Who may shoot at what, and with what.
    pub fn list_shots(
        &self,
        s: &State,
        seat: Seat,
        mode: Mode,
        at: Option<HexId>,
        out: &mut Actions<Action>,
    ) {
        self.each_shot(s, seat, mode, at, &mut |arm, hex, round, car| {
            out.push(Action::Shoot(arm, hex, round, car));
            false
        });
        self.list_fausts(s, seat, mode, at, out);
    }

    /// Whether the side has any shot.
    pub fn can_shoot(&self, s: &State, seat: Seat, mode: Mode, at: Option<HexId>) -> bool {
        let mut any = false;
        self.each_shot(s, seat, mode, at, &mut |_, _, _, _| {
            any = true;
            true
        });
        any || self.can_faust(s, seat, mode, at)
    }

    /// A shot, or a try of a Panzerfaust, is declared; false: it is neither.
    pub fn takes_aim(&self, s: &mut State, action: Action, c: &mut Chance, t: &mut Teller) -> bool {
        match action {
            Action::Shoot(arm, at, round, car) => {
                if let Ok(shot) = self.may_shoot_at(s, arm, at, round, car) {
                    // 6.4.c
                    self.come_out(s, arm, t);
                    s.stack.push(Frame::Shot(shot));
                }
                true
            }
            Action::Faust(man, at, car) => {
                if let Ok(shot) = self.may_faust(s, man, at, car) {
                    self.try_faust(s, shot, c, t);
                }
                true
            }
            _ => false,
        }
    }
}
