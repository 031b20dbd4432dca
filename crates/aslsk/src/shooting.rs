//! The questions of the fire phases: whether somebody fires, who joins him, who directs it (3.2.5, 3.4, 3.5).

use crate::action::Action;
use crate::book::Book;
use crate::dice::Dr;
use crate::frame::{Fire, Frame, Mode};
use crate::ground::Terrain;
use crate::ids::{Piece, Pieces};
use crate::mg::MgFire;
use crate::question::elsewhere;
use crate::state::{Marks, Phase, State, foe};
use crate::tables::Tables;
use hex::HexId;
use table::{Actions, Chance, Legal, Moment, No, Question, Seat, Sum, Teller, Text, no};

impl Book {
    /// Every piece of a side that could fire: units with a firepower, and their weapons.
    pub fn firers(&self, s: &State, seat: Seat) -> Pieces {
        let men = s.there[seat].men() | self.hidden_crews(s, seat);
        let mut found = men.only(|man| self.unit(s, man).fp > 0);
        for (place, arm) in s.arms.iter().enumerate() {
            if arm.by.is_some_and(|by| men.has(by)) {
                found.insert(Piece::arm(place));
            }
        }
        found
    }

    /// The hexes that a side could fire at in a phase.
    fn fire_targets(&self, s: &State, seat: Seat) -> ([HexId; 64], usize) {
        let mut hexes = [HexId(0); 64];
        let mut n = 0;
        let units = s.there[foe(seat)].only(|unit| self.is_bare(s, unit));
        for unit in units.iter() {
            let hex = s.hex(unit);
            if n < 64 && !hexes[..n].contains(&hex) {
                hexes[n] = hex;
                n += 1;
            }
        }
        (hexes, n)
    }

    /// Everybody of a side who may fire at one of these hexes, where somebody is, until `found` has enough; whether it had.
    fn each_fire(
        &self,
        s: &State,
        seat: Seat,
        mode: Mode,
        hexes: &[HexId],
        found: &mut impl FnMut(Piece, HexId) -> bool,
    ) -> bool {
        self.firers(s, seat).iter().any(|by| {
            let able = |&man: &Piece| s.on_map(man) && self.able(s, by, man, mode).is_ok();
            let Some(man) = self.gunner(s, by).filter(able) else {
                return false;
            };
            let (from, (_, most)) = (s.hex(man), self.reach(s, by));
            hexes.iter().any(|&hex| {
                self.ground.distance(from, hex) <= most
                    && self.is_in_view(from, hex)
                    && self.may_fire(s, by, hex, mode).is_ok()
                    && found(by, hex)
            })
        })
    }

    /// Who may begin an attack at what.
    pub fn list_fire(
        &self,
        s: &State,
        seat: Seat,
        mode: Mode,
        at: Option<HexId>,
        out: &mut Actions<Action>,
    ) {
        let (hexes, n) = match at {
            Some(hex) => ([hex; 64], 1),
            None => self.fire_targets(s, seat),
        };
        self.each_fire(s, seat, mode, &hexes[..n], &mut |by, hex| {
            out.push(Action::Fire(by, hex));
            false
        });
        for car in s.there[seat].cars().iter() {
            for &hex in &hexes[..n] {
                self.list_mg(s, car, hex, mode, out);
            }
            self.list_main(s, car, mode, at, out);
        }
        self.list_flames(s, seat, mode, out);
    }

    /// Whether this side may begin an attack with this one.
    pub fn may_begin_fire(&self, s: &State, seat: Seat, by: Piece, at: HexId, mode: Mode) -> Legal {
        if by.is_car() || self.gunner(s, by).is_none_or(|man| s.man(man).seat != seat) {
            return no(&["3.2.a"], "aslsk-no-yours");
        }
        self.may_fire(s, by, at, mode)?;
        // 6.4.h: at a hex where nobody is seen by a search.
        match self.targets(s, seat, at, mode).is_empty() {
            true => Err(No::by(&["3.2.1.a"], "aslsk-no-target").at(at)),
            false => Ok(()),
        }
    }

    /// Whether anybody of the side may fire at this hex, or at any.
    pub fn can_fire(&self, s: &State, seat: Seat, mode: Mode, at: Option<HexId>) -> bool {
        let (hexes, n) = match at {
            Some(hex) => ([hex; 64], 1),
            None => self.fire_targets(s, seat),
        };
        let mg = |car: Piece| {
            let any = |&hex: &HexId| self.open_mgs(s, car, hex, mode) != 0;
            hexes[..n].iter().any(any) || self.can_main(s, car, mode, at)
        };
        self.each_fire(s, seat, mode, &hexes[..n], &mut |_, _| true)
            || s.there[seat].cars().iter().any(mg)
            || self.can_shoot(s, seat, mode, at)
            || self.can_flame(s, seat, mode)
    }

    /// 3.3.5.c: Residual FP attacks, with the TEM and Smoke of the hex and what moving costs.
    pub fn residual_attack(
        &self,
        s: &mut State,
        at: HexId,
        targets: Pieces,
        fp: u8,
        c: &mut Chance,
        t: &mut Teller,
    ) {
        let seat = foe(s.active);
        t.all(|| {
            Text::new("aslsk-residual")
                .num("fp", fp)
                .name("hex", self.label(at))
        })
        .deed();
        let dr: Dr = self.dr("aslsk-why-residual", seat, c, t);
        let Some(column) = Tables::column_of(u32::from(fp) * crate::fire::FP) else {
            return;
        };
        let mut drms = [0; crate::ids::PIECES];
        for target in targets.iter() {
            let sum = self.residual_drm(s, at, target, t.on());
            drms[target.index()] = sum.total();
            t.tally(
                || {
                    self.unit_text("aslsk-raked", s, target)
                        .num("n", dr.sum() + sum.total())
                },
                || sum.tally("drm"),
            );
        }
        let effect = |target: Piece| self.tables.ift(column, dr.sum() + drms[target.index()]);
        self.inflict(s, targets, column, effect, c, t);
    }

    fn residual_drm(&self, s: &State, at: HexId, target: Piece, open: bool) -> Sum {
        let mut sum = Sum::opened("aslsk", open);
        let terrain = self.ground.plot(at).terrain;
        let on_road = self.is_on_road(s, target);
        let tem = match terrain {
            Terrain::Stone => 3,
            Terrain::Wooden => 2,
            Terrain::Woods if !on_road => 1,
            _ => 0,
        };
        if target.is_car() {
            self.crew_drm(Some((tem, "3.3.5.c")).filter(|(tem, _)| *tem > 0), &mut sum);
            sum.add(self.smoke_in(s, at).into(), "1.2.5.d");
            return sum;
        }
        sum.add(tem, "3.3.5.c");
        let hulk = tem == 0 && self.is_behind_armour(s, target);
        sum.add(i32::from(hulk), "7.4.a");
        let smoke = self.smoke_in(s, at);
        sum.add(smoke.into(), "1.2.5.d");
        self.flame_drm(s, target, &mut sum);
        if s.is(target, Marks::HAZARDOUS) {
            sum.add(-2, "6.5.d");
            return sum;
        }
        if !s.is(target, Marks::ASSAULT) {
            sum.add(-1, "3.3.3.g");
        }
        let bare = match terrain {
            Terrain::Open => true,
            Terrain::Woods | Terrain::Orchard => on_road,
            _ => false,
        };
        if bare && smoke == 0 && !hulk {
            sum.add(-1, "1.1.1.open.a");
        }
        sum
    }
}

/// Whether somebody fires in this phase: one attack after the other (sys.event-order).
pub struct FirePhase;

impl FirePhase {
    fn mode(book: &Book, s: &State) -> (Mode, Seat) {
        book.fire_mode(s).expect("a fire phase")
    }
}

impl Question for FirePhase {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, book: &Book, s: &State) -> (Seat, Moment) {
        let (mode, seat) = FirePhase::mode(book, s);
        let moment = match mode {
            Mode::Prep => "prep-fire",
            Mode::First => unreachable!("first fire is a window"),
            Mode::Final => "final-fire",
            Mode::Advancing => "advancing-fire",
        };
        (seat, moment)
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        let (mode, seat) = FirePhase::mode(book, s);
        book.list_fire(s, seat, mode, None, out);
        book.list_volleys(s, out);
        book.list_shots(s, seat, mode, None, out);
        if out.wants_twins() {
            book.list_turns(s, seat, mode, out);
            book.list_searches(s, seat, mode, out);
            book.list_faces(s, seat, mode, out);
            for arm in (0..s.arms.len()).map(Piece::arm) {
                if book.may_destroy(s, seat, arm, mode).is_ok() {
                    out.push_twin(Action::Destroy(arm));
                }
            }
        }
        out.push(Action::Done);
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        let (mode, seat) = FirePhase::mode(book, s);
        match action {
            Action::Done => Ok(()),
            Action::Fire(by, at) => book.may_begin_fire(s, seat, by, at, mode),
            Action::Volley(from, at) => book.may_volley(s, seat, from, at, mode),
            Action::Destroy(arm) => book.may_destroy(s, seat, arm, mode),
            Action::Search(by) => book.may_search(s, seat, by, mode),
            Action::Shoot(arm, at, round, car) => {
                book.may_shoot_at(s, arm, at, round, car).map(|_| ())
            }
            Action::Faust(man, at, car) => book.may_faust(s, man, at, car).map(|_| ()),
            Action::Turn(gun, facing) => book.may_swing(s, seat, gun, facing, mode),
            Action::Point(car, vca, tca) => book.may_face_to(s, seat, car, (vca, tca), mode),
            Action::Mg(car, at, bits) => book.may_mg(s, seat, car, at, bits, mode),
            Action::Main(car, at, round, target) => book
                .may_main(s, seat, car, at, round, target, mode)
                .map(|_| ()),
            Action::Flame(arm, car) => book.may_flame(s, seat, arm, car, mode),
            _ => elsewhere(action),
        }
    }
    fn answer(&self, book: &Book, s: &mut State, action: Action, c: &mut Chance, t: &mut Teller) {
        let (mode, seat) = FirePhase::mode(book, s);
        match action {
            Action::Fire(by, at) => {
                book.show_firer(s, by, t);
                let fire = book.declared(s, by, at, mode, seat);
                s.stack.push(Frame::Fire(fire));
            }
            Action::Volley(from, at) => {
                if let Some(fire) = book.volley(s, seat, from, at, mode) {
                    s.stack.push(Frame::Fire(fire));
                }
            }
            Action::Destroy(arm) => book.destroy(s, arm, mode, t),
            Action::Search(by) => s.stack.push(Frame::Search(by, Default::default())),
            Action::Turn(gun, facing) => book.turn_gun(s, gun, facing, t),
            Action::Point(car, vca, tca) => book.face_car(s, car, (vca, tca), t),
            Action::Mg(car, at, bits) => book.fire_mg(s, MgFire::new(car, at, bits, mode), c, t),
            Action::Main(car, at, round, target) => {
                book.fire_main(s, car, at, round, target, mode, c, t)
            }
            Action::Flame(arm, car) => book.flame(s, arm, car, mode, c, t),
            _ if book.takes_aim(s, action, c, t) => {}
            _ => s.done[seat] = true,
        }
    }
    fn meant(&self, book: &Book, s: &State, from: Option<HexId>, at: HexId) -> Option<Action> {
        let (mode, seat) = FirePhase::mode(book, s);
        let men = s.men_in(seat, from?).only(|man| book.unit(s, man).fp > 0);
        let best = men
            .iter()
            .find(|&man| book.may_fire(s, man, at, mode).is_ok());
        best.or(men.first()).map(|man| Action::Fire(man, at))
    }
}

/// Who else takes part in an attack, and who directs it (3.2.2.i, 3.2.2.m).
pub struct FireGroup;

impl FireGroup {
    fn fire(s: &State) -> Fire {
        match s.stack.last() {
            Some(Frame::Fire(fire)) => *fire,
            frame => unreachable!("{frame:?} is no attack"),
        }
    }
}

impl Question for FireGroup {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _: &Book, s: &State) -> (Seat, Moment) {
        (FireGroup::fire(s).seat, "fire-group")
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        let fire = FireGroup::fire(s);
        let last = fire.by.last();
        for by in book.firers(s, fire.seat).iter() {
            if book.may_join(s, &fire, by).is_ok() {
                // The same group in another order.
                match last.is_some_and(|last| by < last) && fire.by.len() > 1 {
                    true => out.push_twin(Action::Add(by)),
                    false => out.push(Action::Add(by)),
                }
            }
        }
        for leader in s.there[fire.seat].men().iter() {
            if book.is_leader(s, leader) && book.may_direct(s, &fire, leader).is_ok() {
                out.push(Action::Direct(leader));
            }
        }
        if !out.is_empty() && out.wants_twins() && book.may_gather(s, &fire).is_ok() {
            out.push_twin(Action::Everyone);
        }
        if book.may_shoot(s, &fire).is_ok() {
            out.push(Action::Done);
        }
        // 4.1.d: who cannot be directed any more gives the attack up.
        if out.plain().is_empty() {
            out.push(Action::Pass);
        }
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        let fire = FireGroup::fire(s);
        match action {
            Action::Add(by) if by.is_car() => no(&["3.2.2.i"], "aslsk-no-yours"),
            Action::Add(by) => match book.gunner(s, by) {
                Some(man) if s.man(man).seat == fire.seat => book.may_join(s, &fire, by),
                _ => no(&["3.2.a"], "aslsk-no-yours"),
            },
            Action::Direct(leader) => book.may_direct(s, &fire, leader),
            Action::Everyone => book.may_gather(s, &fire),
            Action::Done => book.may_shoot(s, &fire),
            Action::Pass => {
                let mut list = Actions::new();
                self.list(book, s, &mut list);
                match list.contains(Action::Pass) {
                    true => Ok(()),
                    false => elsewhere(action),
                }
            }
            _ => elsewhere(action),
        }
    }
    fn answer(&self, book: &Book, s: &mut State, action: Action, c: &mut Chance, t: &mut Teller) {
        let mut fire = FireGroup::fire(s);
        match action {
            Action::Add(by) => book.join(s, &mut fire, by),
            Action::Direct(leader) => fire.led.insert(leader),
            Action::Everyone => book.gather(s, &mut fire),
            Action::Done => {
                s.stack.pop();
                s.no_smoke = true;
                return book.open_fire(s, fire, c, t);
            }
            _ => {
                s.stack.pop();
                return;
            }
        }
        let top = s.stack.len() - 1;
        s.stack[top] = Frame::Fire(fire);
    }
    fn meant(&self, book: &Book, s: &State, _: Option<HexId>, at: HexId) -> Option<Action> {
        let men = s.men_in(FireGroup::fire(s).seat, at);
        let men = men.only(|man| book.unit(s, man).fp > 0);
        men.first().map(Action::Add)
    }
    fn note(&self, book: &Book, s: &State) -> Option<Text> {
        let (_, fp) = book.total_fp(s, &FireGroup::fire(s), &mut Sum::quiet());
        let column = Tables::column_of(fp).map_or(0, |at| Tables::COLUMNS[usize::from(at)]);
        let note = Text::new("aslsk-note-group").num("fp", fp / crate::fire::FP);
        Some(note.num("column", column))
    }
    fn concerns(&self, _: &Book, s: &State) -> Vec<u16> {
        FireGroup::fire(s).by.iter().map(u16::from).collect()
    }
}

impl Book {
    /// The attack is declared. By the book it may turn out now that somebody has no LOS (3.2.1.e, 3.2.2.j): he is dropped but has
    /// fired, and those who are left fire as a group where they still hang together.
    fn open_fire(&self, s: &mut State, fire: Fire, c: &mut Chance, t: &mut Teller) {
        let sees = |by: Piece| {
            self.gunner(s, by)
                .is_some_and(|man| self.sees(s, s.hex(man), fire.at))
        };
        let seeing = fire.by.only(sees);
        if seeing == fire.by {
            return self.resolve(s, fire, c, t);
        }
        let lost = fire.by - seeing;
        let led = fire.led;
        self.fire_in_vain(s, Fire { by: lost, ..fire }, seeing.is_empty(), c, t);
        let mut left = seeing;
        while let Some(first) = left.first() {
            let group = self.chained(s, left, first);
            left = left - group;
            let with = |leader: Piece| {
                group.iter().any(|by| {
                    self.gunner(s, by)
                        .is_some_and(|man| s.hex(man) == s.hex(leader))
                })
            };
            self.resolve(
                s,
                Fire {
                    by: group,
                    led: led.only(with),
                    ..fire
                },
                c,
                t,
            );
        }
    }

    /// Those who hang together with the first of them, hex by hex (3.2.2.i).
    fn chained(&self, s: &State, all: Pieces, first: Piece) -> Pieces {
        let hex = |by: Piece| self.gunner(s, by).map(|man| s.hex(man));
        let mut group = Pieces::one(first);
        loop {
            let near = |by: Piece| {
                group.iter().any(|other| match (hex(by), hex(other)) {
                    (Some(a), Some(b)) => self.ground.distance(a, b) <= 1,
                    _ => false,
                })
            };
            let grown = group | all.only(near);
            if grown == group {
                return group;
            }
            group = grown;
        }
    }

    /// 4.1.d: a machine gun beyond 16 hexes has to be directed.
    fn may_shoot(&self, s: &State, fire: &Fire) -> Legal {
        let far = |by: Piece| {
            by.is_arm()
                && self.ife(s, by) == 0
                && self
                    .gunner(s, by)
                    .is_some_and(|man| self.ground.distance(s.hex(man), fire.at) > 16)
        };
        if fire.by.iter().any(far) && self.direction(s, fire).is_none() {
            return no(&["4.1.d"], "aslsk-no-undirected");
        }
        Ok(())
    }

    /// 4.0.i: in the PFPh or DFPh, as a use of it.
    fn may_destroy(&self, s: &State, seat: Seat, arm: Piece, mode: Mode) -> Legal {
        if !arm.is_arm() {
            return no(&["4.0.i"], "aslsk-no-weapon");
        }
        let Some(by) = s.arm(arm).by.filter(|&by| s.man(by).seat == seat) else {
            return no(&["4.0.i"], "aslsk-no-unpossessed");
        };
        if !s.on_map(by) || s.is(by, Marks::BROKEN.and(Marks::MELEE)) {
            return no(&["4.0.i"], "aslsk-no-broken");
        }
        if !matches!(mode, Mode::Prep | Mode::Final) {
            return no(&["4.0.i"], "aslsk-no-now");
        }
        self.unused(s, arm, by)
    }

    fn destroy(&self, s: &mut State, arm: Piece, mode: Mode, t: &mut Teller) {
        let by = s.arm(arm).by.expect("it is possessed");
        self.count_weapon(s, arm, by);
        // As a use of it: the unit itself has not fired.
        match mode {
            Mode::Prep => s.mark(by, Marks::PREP),
            _ if self.has_forfeited(s, by) => s.mark(by, Marks::FINAL),
            _ => {}
        }
        self.remove_arm(s, arm, t);
    }

    /// Whether a fire phase has to ask anything.
    pub fn fire_phase_open(&self, s: &State) -> bool {
        let (mode, seat) = FirePhase::mode(self, s);
        let turns = || {
            let mut guns = (0..s.arms.len()).map(Piece::arm);
            guns.any(|gun| (0..2).any(|facing| self.may_swing(s, seat, gun, facing, mode).is_ok()))
        };
        let faces = || {
            let mut cars = s.there[seat].cars().iter();
            cars.any(|car| self.may_face(s, seat, car, mode).is_ok())
        };
        !s.done[seat] && (self.can_fire(s, seat, mode, None) || turns() || faces())
    }
}

/// The phase after a fire phase.
pub const fn after_fire(phase: Phase) -> Phase {
    match phase {
        Phase::PrepFire => Phase::Movement,
        Phase::DefensiveFire => Phase::AdvancingFire,
        _ => Phase::Rout,
    }
}
