//! Close Combat of infantry (3.8).

use crate::action::Action;
use crate::book::Book;
use crate::data::Size;
use crate::dice::Dr;
use crate::frame::{Bout, Close, Flow, Frame};
use crate::ids::{Piece, Pieces};
use crate::morale::Loss;
use crate::question::elsewhere;
use crate::state::{Blow, CarMarks, HexIdOr, Marks, Phase, State, foe};
use hex::HexId;
use table::{Actions, Chance, Legal, Moment, Question, Seat, Sum, Teller, Text, no};

/// So many attacks are declared in one hex at most.
const BLOWS: usize = 8;

/// The dice of an attack that has still to come down.
struct Swing {
    seat: Seat,
    strength: u8,
    dr: Dr,
    sum: Sum,
}

impl Book {
    /// Hexes with infantry of both sides whose Close Combat is still to come.
    pub fn contested(&self, s: &State) -> Vec<HexId> {
        let mut hexes: Vec<HexId> = { s.there[s.active].iter() }
            .filter(|&unit| self.meets(s, unit))
            .map(|unit| s.hex(unit))
            .filter(|&hex| !s.fought.iter().any(|done| done.0 == hex))
            .collect();
        hexes.sort_unstable();
        hexes.dedup();
        hexes
    }

    /// Whether it is in the hex of an enemy it could fight: two vehicles do not (3.8.x).
    fn meets(&self, s: &State, unit: Piece) -> bool {
        let enemies = s.of_in(foe(s.active), s.hex(unit));
        match unit.is_man() {
            true => !enemies.is_empty(),
            false => !enemies.men().is_empty(),
        }
    }

    /// Whether a Close Combat is still to be fought.
    pub fn is_contested(&self, s: &State) -> bool {
        let with_enemy = |unit: Piece| {
            let hex = s.hex(unit);
            let done = s.fought.iter().any(|done| done.0 == hex);
            !done && self.meets(s, unit)
        };
        s.there[s.active].iter().any(with_enemy)
    }

    /// Its strength in Close Combat (3.8.g).
    pub fn melee_fp(&self, s: &State, unit: Piece) -> u8 {
        match self.unit(s, unit).size {
            Size::Leader => 1,
            _ => self.unit(s, unit).fp,
        }
    }

    /// 3.8.i, 3.8.j: who achieves Ambush, where it may be looked for.
    pub fn ambush(&self, s: &State, hex: HexId, c: &mut Chance, t: &mut Teller) -> Option<Seat> {
        let men = |seat| s.men_in(seat, hex);
        let all = men(Seat(0)) | men(Seat(1));
        let enters = all.iter().any(|unit| s.is(unit, Marks::CC));
        let held = all.iter().any(|unit| s.is(unit, Marks::MELEE));
        if !enters || held || !self.ground.plot(hex).terrain.is_cover() {
            return None;
        }
        let rolled = [s.active, foe(s.active)].map(|seat| {
            let mut sum = Sum::opened("aslsk", t.on());
            self.ambush_drm(s, men(seat), &mut sum);
            let die = i32::from(self.one_die("aslsk-why-ambush", seat, c, t));
            let total = die + sum.total();
            t.tally(
                || {
                    Text::new("aslsk-ambush-roll")
                        .text("side", self.side_text(seat))
                        .num("n", total)
                },
                || sum.tally("ambush"),
            );
            total
        });
        let ambusher = match rolled {
            [attacker, defender] if attacker + 3 <= defender => s.active,
            [attacker, defender] if defender + 3 <= attacker => foe(s.active),
            _ => return None,
        };
        t.all(|| Text::new("aslsk-ambush").text("side", self.side_text(ambusher)))
            .deed();
        Some(ambusher)
    }

    fn ambush_drm(&self, s: &State, men: Pieces, sum: &mut Sum) {
        let any = |marks| i32::from(men.iter().any(|unit| s.is(unit, marks)));
        sum.add(any(Marks::CX), "3.3.1.n");
        sum.add(any(Marks::PINNED), "3.8.j");
        let green = |unit: Piece| self.is_mmc(s, unit) && self.is_inexperienced(s, unit);
        sum.add(i32::from(men.iter().any(green)), "5.4.a");
        if men.len() > 1 {
            let leaders = men
                .iter()
                .filter(|&unit| self.is_leader(s, unit) && self.is_fit(s, unit));
            let best = leaders.map(|leader| self.leadership(s, leader)).min();
            sum.add(best.unwrap_or(0), "3.8.j");
        }
    }

    /// The side that declares now.
    pub fn declaring(&self, close: &Close) -> Seat {
        match close.bout {
            Bout::Second => foe(close.first),
            _ => close.first,
        }
    }

    /// 3.8.d: whether a unit may attack, with those who attack already.
    pub fn may_attack(&self, s: &State, close: &Close, unit: Piece) -> Legal {
        let seat = self.declaring(close);
        if !unit.is_man() || s.man(unit).seat != seat || s.hex(unit) != close.hex {
            return no(&["3.8.d"], "aslsk-no-yours");
        }
        if s.is(unit, Marks::BROKEN) {
            return no(&["3.8.d"], "aslsk-no-broken");
        }
        if s.is(unit, Marks::FOUGHT) || close.by.has(unit) {
            return no(&["3.8.d"], "aslsk-no-fought");
        }
        if s.blows.len() == BLOWS {
            return no(&["3.8.d"], "aslsk-no-more-attacks");
        }
        Ok(())
    }

    /// 3.8.d, 3.8.g: whether a unit may be attacked, with those who are attacked already.
    pub fn may_be_attacked(&self, s: &State, close: &Close, unit: Piece) -> Legal {
        let seat = foe(self.declaring(close));
        if !unit.is_man() || s.man(unit).seat != seat || s.hex(unit) != close.hex {
            return no(&["3.8.d"], "aslsk-no-target");
        }
        if s.is(unit, Marks::ATTACKED) || close.at.has(unit) {
            return no(&["3.8.d"], "aslsk-no-attacked");
        }
        // A leader who attacks alone defends alone.
        let alone = |unit: Piece| {
            let blow = s.blows.iter().find(|blow| blow.by.has(unit));
            self.is_leader(s, unit) && blow.is_some_and(|blow| blow.by == Pieces::one(unit))
        };
        if !close.at.is_empty() && (alone(unit) || close.at.iter().any(alone)) {
            return no(&["3.8.g"], "aslsk-no-leader-apart");
        }
        // A leader who fights with others defends with them.
        if let Some(host) = self.host(s, close.hex, unit)
            && !close.at.has(host)
        {
            return no(&["3.8.g"], "aslsk-no-leader-apart");
        }
        Ok(())
    }

    /// 3.8.g: with whom a leader defends: the unit he attacks with, else the strongest of his side in the hex; nobody if he
    /// attacks alone or is alone.
    fn host(&self, s: &State, hex: HexId, leader: Piece) -> Option<Piece> {
        if !self.is_leader(s, leader) {
            return None;
        }
        let seat = s.man(leader).seat;
        if let Some(blow) = s.blows.iter().find(|blow| blow.by.has(leader)) {
            let with = blow.by.only(|unit| self.is_mmc(s, unit) && s.on_map(unit));
            return with.first();
        }
        let mmc = s.men_in(seat, hex).only(|unit| self.is_mmc(s, unit));
        mmc.iter()
            .max_by_key(|&unit| (self.melee_fp(s, unit), std::cmp::Reverse(unit)))
    }

    /// Those who defend with these: leaders who are with them (3.8.g).
    fn defenders(&self, s: &State, hex: HexId, at: Pieces) -> Pieces {
        let mut all = at;
        let Some(any) = at.first() else {
            return all;
        };
        for leader in self.leaders_in(s, s.man(any).seat, hex).iter() {
            if self.host(s, hex, leader).is_some_and(|host| at.has(host)) {
                all.insert(leader);
            }
        }
        all
    }

    /// What a Close Combat does next.
    pub fn step_close(
        &self,
        s: &mut State,
        close: &mut Close,
        c: &mut Chance,
        t: &mut Teller,
    ) -> Flow {
        match close.bout {
            Bout::Ambush => {
                close.ambush = self.ambush(s, close.hex, c, t);
                close.first = close.ambush.unwrap_or(s.active);
                close.bout = Bout::First;
            }
            Bout::First | Bout::Second => {
                if !close.done && self.can_attack(s, close) {
                    return Flow::Ask;
                }
                close.done = false;
                // 3.8.k: the Ambusher resolves before the other declares.
                let first = close.bout == Bout::First;
                if first && close.ambush.is_some() {
                    self.resolve_blows(s, close, c, t);
                }
                close.bout = if first { Bout::Second } else { Bout::Resolve };
            }
            Bout::Resolve => {
                self.resolve_blows(s, close, c, t);
                close.bout = Bout::Melee;
            }
            Bout::Melee => {
                self.settle_melee(s, close.hex);
                if s.fought.len() < 16 {
                    s.fought.push(HexIdOr(close.hex));
                }
                return Flow::Done;
            }
        }
        Flow::Next
    }

    fn can_attack(&self, s: &State, close: &Close) -> bool {
        if !close.by.is_empty() {
            return true;
        }
        let seat = self.declaring(close);
        let fighter = |unit: Piece| self.may_attack(s, close, unit).is_ok();
        let target = |unit: Piece| self.may_be_attacked(s, close, unit).is_ok();
        s.men_in(seat, close.hex).iter().any(fighter)
            && s.men_in(foe(seat), close.hex).iter().any(target)
    }

    /// 3.8.c, 3.8.m: in sequence one after the other; else all dice fall before anything comes of them, and the odds are those
    /// with every leader they brought forward (5.3.a).
    fn resolve_blows(&self, s: &mut State, close: &Close, c: &mut Chance, t: &mut Teller) {
        let mut order: Vec<usize> = (0..s.blows.len()).collect();
        order.sort_by_key(|&place| s.blows[place].seat != s.active);
        if close.ambush.is_some() {
            for place in order {
                let blow = s.blows[place];
                self.strike(s, close, &blow, c, t);
            }
        } else {
            let mut dealt = Vec::new();
            for place in order {
                let blow = s.blows[place];
                if let Some(swing) = self.swing(s, close, &blow, c, t) {
                    dealt.push((place, swing));
                }
            }
            for (place, swing) in dealt {
                let at = s.blows[place].at.only(|unit| s.hex(unit) == close.hex);
                self.strike_down(s, at, swing, c, t);
            }
        }
        s.blows.clear();
    }

    /// An attack, and what comes of it at once.
    pub fn strike(
        &self,
        s: &mut State,
        close: &Close,
        blow: &Blow,
        c: &mut Chance,
        t: &mut Teller,
    ) {
        if let Some(swing) = self.swing(s, close, blow, c, t) {
            let at = blow.at.only(|unit| s.hex(unit) == close.hex);
            self.strike_down(s, at, swing, c, t);
        }
    }

    /// 3.8.f: the dice of an attack, and what is added to them; none where nobody attacks, or is there to be attacked.
    fn swing(
        &self,
        s: &mut State,
        close: &Close,
        blow: &Blow,
        c: &mut Chance,
        t: &mut Teller,
    ) -> Option<Swing> {
        // In sequence, losses count at once (3.8.m).
        let strength = match close.ambush {
            Some(_) => {
                let left = blow.by.iter().filter(|&unit| s.on_map(unit));
                left.map(|unit| self.melee_fp(s, unit)).sum()
            }
            None => blow.strength,
        };
        let at = blow.at.only(|unit| s.hex(unit) == close.hex);
        if strength == 0 || at.is_empty() {
            return None;
        }
        let mut sum = Sum::opened("aslsk", t.on());
        self.blow_drm(s, close, blow, at, &mut sum);
        let dr = self.dr("aslsk-why-close-combat", blow.seat, c, t);
        let mut swing = Swing {
            seat: blow.seat,
            strength,
            dr,
            sum,
        };
        // 5.3.a: an Original 2 may make a leader, and the odds are reckoned again.
        if dr.sum() == 2
            && let Some(leader) = self.promoted(s, blow, c, t)
        {
            swing.strength += 1;
            swing.sum.add(self.leadership(s, leader), "5.3.a");
        }
        Some(swing)
    }

    /// 3.8.f: odds and kill number, and who falls.
    fn strike_down(&self, s: &mut State, at: Pieces, swing: Swing, c: &mut Chance, t: &mut Teller) {
        let Swing {
            seat,
            strength,
            dr,
            sum,
        } = swing;
        let defence = self.melee_defence(s, at);
        let kill = i32::from(self.tables.kill_number(strength.into(), defence));
        let total = dr.sum() + sum.total();
        t.tally(
            || {
                Text::new("aslsk-strikes")
                    .text("side", self.side_text(seat))
                    .num("attack", strength)
                    .num("defence", defence)
                    .num("kill", kill)
                    .num("n", total)
            },
            || sum.tally("close-combat"),
        )
        .heads();
        let mut loss = Loss::default();
        if total < kill {
            at.iter()
                .for_each(|unit| self.eliminate(s, unit, &mut loss, t));
        } else if total == kill {
            let one = self.pick_one(s, at, c, t);
            for unit in one.iter() {
                self.reduce(s, unit, &mut loss, c, t);
            }
        }
    }

    /// What those who are attacked together defend with (3.8.f).
    fn melee_defence(&self, s: &State, at: Pieces) -> u32 {
        let each = at.iter().map(|unit| u32::from(self.melee_fp(s, unit)));
        each.sum()
    }

    /// The attack that is being declared.
    pub fn blow_of(&self, s: &State, close: &Close) -> Blow {
        Blow {
            by: close.by,
            at: self.defenders(s, close.hex, close.at),
            strength: close.by.iter().map(|unit| self.melee_fp(s, unit)).sum(),
            seat: self.declaring(close),
        }
    }

    /// Its kill number and its DRM as they stand now.
    pub fn blow_numbers(&self, s: &State, close: &Close, blow: &Blow) -> (i32, Sum) {
        let mut sum = Sum::opened("aslsk", true);
        self.blow_drm(s, close, blow, blow.at, &mut sum);
        let defence = self.melee_defence(s, blow.at);
        let kill = self.tables.kill_number(blow.strength.into(), defence);
        (kill.into(), sum)
    }

    /// The best MMC of those who attack makes a leader (5.3.a): the leader, and who made him.
    pub fn promote_one(
        &self,
        s: &mut State,
        by: Pieces,
        c: &mut Chance,
        t: &mut Teller,
    ) -> Option<(Piece, Piece)> {
        let mmc = by.only(|unit| s.on_map(unit) && self.is_mmc(s, unit));
        let best = mmc.iter().max_by_key(|&unit| self.morale(s, unit))?;
        let leader = self.promote(s, best, c, t)?;
        // Reaction Fire is none of the CCPh (3.3.4.a).
        if s.phase == Phase::CloseCombat {
            s.mark(leader, Marks::FOUGHT);
        }
        Some((leader, best))
    }

    /// The best MMC of the attack makes a leader (5.3.a).
    fn promoted(
        &self,
        s: &mut State,
        blow: &Blow,
        c: &mut Chance,
        t: &mut Teller,
    ) -> Option<Piece> {
        let (leader, best) = self.promote_one(s, blow.by, c, t)?;
        // The odds of both sides are reckoned with him.
        let against = s.blows.iter_mut().filter(|blow| blow.at.has(best));
        against.for_each(|blow| blow.at.insert(leader));
        Some(leader)
    }

    fn blow_drm(&self, s: &State, close: &Close, blow: &Blow, at: Pieces, sum: &mut Sum) {
        // 3.8.h: with an MMC, and only one of them.
        let there = blow
            .by
            .only(|unit| s.on_map(unit) || close.ambush.is_none());
        if there.iter().any(|unit| self.is_mmc(s, unit)) {
            let able = |unit: &Piece| self.is_leader(s, *unit) && !s.is(*unit, Marks::PINNED);
            let leaders = there.iter().filter(able);
            let best = leaders.map(|leader| self.leadership(s, leader)).min();
            // He may, but need not.
            sum.add(best.unwrap_or(0).min(0), "3.8.h");
        }
        let any = |of: Pieces, marks| i32::from(of.iter().any(|unit| s.is(unit, marks)));
        sum.add(any(blow.by, Marks::CX), "3.3.1.n");
        sum.add(-any(at, Marks::CX), "3.3.1.n");
        sum.add(-2 * any(at, Marks::BROKEN), "3.8.e");
        match close.ambush {
            Some(seat) if seat == blow.seat => sum.add(-1, "3.8.k"),
            Some(_) => sum.add(1, "3.8.k"),
            None => {}
        }
    }

    /// 3.8.z: who is held in Melee.
    pub fn settle_melee(&self, s: &mut State, hex: HexId) {
        let men = [s.men_in(Seat(0), hex), s.men_in(Seat(1), hex)];
        let stands = |men: Pieces| men.iter().any(|unit| !s.is(unit, Marks::BROKEN));
        let held = men.iter().all(|&men| stands(men));
        // 3.8.af: a vehicle that does not move holds the infantry of the enemy.
        let holds = [Seat(1), Seat(0)].map(|enemy| {
            let cars = s.cars_in(enemy, hex);
            cars.iter().any(|car| !s.has(car, CarMarks::MOTION))
        });
        let new = s.phase >= crate::state::Phase::CloseCombat;
        for unit in (men[0] | men[1]).iter() {
            let held = held || (holds[s.man(unit).seat.index()] && !s.is(unit, Marks::BROKEN));
            // Before the CCPh nobody is held anew, but who is may be let go.
            if held && !new {
                continue;
            }
            if held {
                s.mark(unit, Marks::MELEE);
            } else {
                s.unmark(unit, Marks::MELEE);
            }
        }
    }
}

/// In which hex Close Combat is resolved next (3.8.b).
pub struct CloseCombat;

impl Question for CloseCombat {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _: &Book, s: &State) -> (Seat, Moment) {
        (s.active, "close-combat")
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        book.contested(s)
            .into_iter()
            .for_each(|hex| out.push(Action::Hex(hex)));
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        match action {
            Action::Hex(hex) if book.contested(s).contains(&hex) => Ok(()),
            Action::Hex(_) => no(&["3.8.a"], "aslsk-no-close-combat"),
            _ => elsewhere(action),
        }
    }
    fn answer(&self, book: &Book, s: &mut State, action: Action, _: &mut Chance, _: &mut Teller) {
        if let Action::Hex(hex) = action {
            if book.has_armour(s, hex) {
                return book.begin_assault(s, hex);
            }
            s.stack.push(Frame::Close(Close {
                hex,
                first: s.active,
                ambush: None,
                bout: Bout::Ambush,
                by: Pieces::EMPTY,
                at: Pieces::EMPTY,
                done: false,
            }));
        }
    }
    fn meant(&self, _: &Book, _: &State, _: Option<HexId>, at: HexId) -> Option<Action> {
        Some(Action::Hex(at))
    }
}

/// Who attacks whom (3.8.c).
pub struct Blows;

impl Blows {
    fn close(s: &State) -> Close {
        match s.stack.last() {
            Some(Frame::Close(close)) => *close,
            frame => unreachable!("{frame:?} is no Close Combat"),
        }
    }
}

impl Question for Blows {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, book: &Book, s: &State) -> (Seat, Moment) {
        (book.declaring(&Blows::close(s)), "close-attack")
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        let close = Blows::close(s);
        let seat = book.declaring(&close);
        let begun = !close.by.is_empty();
        for unit in s.men_in(seat, close.hex).iter() {
            if book.may_attack(s, &close, unit).is_ok() {
                let action = if begun {
                    Action::Add(unit)
                } else {
                    Action::Attack(unit)
                };
                match close.by.last().is_some_and(|last| unit < last) || !close.at.is_empty() {
                    true => out.push_twin(action),
                    false => out.push(action),
                }
            }
        }
        if begun {
            for unit in s.men_in(foe(seat), close.hex).iter() {
                if book.may_be_attacked(s, &close, unit).is_ok() {
                    match close.at.last().is_some_and(|last| unit < last) {
                        true => out.push_twin(Action::Against(unit)),
                        false => out.push(Action::Against(unit)),
                    }
                }
            }
        }
        if out.wants_twins() && self.test(book, s, Action::Everyone).is_ok() {
            out.push_twin(Action::Everyone);
        }
        if !begun || !close.at.is_empty() {
            out.push(Action::Done);
        }
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        let close = Blows::close(s);
        let begun = !close.by.is_empty();
        match action {
            Action::Attack(unit) if !begun => book.may_attack(s, &close, unit),
            Action::Add(unit) if begun => book.may_attack(s, &close, unit),
            Action::Against(unit) if begun => book.may_be_attacked(s, &close, unit),
            Action::Everyone if !begun && book.can_attack(s, &close) => Ok(()),
            Action::Done if !begun || !close.at.is_empty() => Ok(()),
            Action::Done => no(&["3.8.d"], "aslsk-no-whom"),
            _ => elsewhere(action),
        }
    }
    fn answer(&self, book: &Book, s: &mut State, action: Action, _: &mut Chance, _: &mut Teller) {
        let mut close = Blows::close(s);
        match action {
            Action::Attack(unit) | Action::Add(unit) => close.by.insert(unit),
            Action::Against(unit) => close.at.insert(unit),
            Action::Everyone => book.rush(s, &mut close),
            _ if close.by.is_empty() => close.done = true,
            _ => {
                let blow = book.blow_of(s, &close);
                close.by.iter().for_each(|unit| s.mark(unit, Marks::FOUGHT));
                { blow.at.iter() }.for_each(|unit| s.mark(unit, Marks::ATTACKED));
                s.blows.push(blow);
                (close.by, close.at) = (Pieces::EMPTY, Pieces::EMPTY);
            }
        }
        let top = s.stack.len() - 1;
        s.stack[top] = Frame::Close(close);
    }
    fn concerns(&self, _: &Book, s: &State) -> Vec<u16> {
        let close = Blows::close(s);
        (close.by | close.at).iter().map(u16::from).collect()
    }
}
