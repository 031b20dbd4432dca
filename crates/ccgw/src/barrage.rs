//! Reserve artillery (ra.*). It has no hex: it never moves (move.reserve-artillery) and cannot be attacked
//! (ra.untargetable). It fires by the targeting template (comp.template) with ordinary dice (comp.dice.d6).
//! The expansion has it all as the base game has it (fx.ra.repeat).

use crate::action::Action;
use crate::book::Book;
use crate::combat_cards::Combat;
use crate::dice::plain_die;
use crate::frame::{Attack, Barrage, Fire, Flow, Frame, Mode, Moment, Stage};
use crate::kinds::{NOBODY, OFF};
use crate::question::elsewhere;
use crate::state::{Phase, State, foe};
use hex::HexId;
use table::{Actions, Chance, Faces, Legal, No, Odds, Question, Seat, Teller, Text, Weight};

/// ra.fires-first: other combats wait.
const FIRST: No = No::by(&["ra.fires-first"], "ccgw-no-artillery-first");

/// The fire under way.
fn fire(s: &State) -> &Barrage {
    match s.stack.last() {
        Some(Frame::Barrage(barrage)) => barrage,
        frame => unreachable!("{frame:?} is no artillery fire"),
    }
}

/// ra.place-template: where the template is laid.
pub struct Template;

impl Question for Template {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _: &Book, s: &State) -> (Seat, table::Moment) {
        (s.active, "template")
    }

    /// Every centre; those whose template meets nothing are no use to search.
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        let worth = s.occupied[foe(s.active)] | s.wire;
        for hex in book.map.grid().ids() {
            if book.may_target(s, hex).is_ok() {
                let meets = (book.near(hex) | hex::HexSet128::of(hex)).meets(worth);
                if meets {
                    out.push(Action::Target(hex))
                } else {
                    out.push_twin(Action::Target(hex))
                }
            }
        }
        out.push(Action::Pass);
    }

    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        match action {
            Action::Target(hex) => book.may_target(s, hex),
            Action::Pass => Ok(()),
            Action::Fire(..) | Action::Assault(..) | Action::Cut(_) => Err(FIRST),
            _ => elsewhere(action, FIRST),
        }
    }

    fn answer(&self, book: &Book, s: &mut State, action: Action, _: &mut Chance, t: &mut Teller) {
        match action {
            Action::Target(hex) => book.lay_template(s, hex),
            _ => book.hold_fire(s, t),
        }
    }

    fn meant(&self, _: &Book, _: &State, _: Option<HexId>, at: HexId) -> Option<Action> {
        Some(Action::Target(at))
    }

    fn note(&self, book: &Book, s: &State) -> Option<Text> {
        let text = Text::new("ccgw-note-template").num("most", book.most_dice(s));
        Some(text.num("hq", s.hq[s.active]))
    }

    fn odds(&self, book: &Book, s: &State, action: Action) -> Option<Odds> {
        let Action::Target(hex) = action else {
            return None;
        };
        let dice = match fire(s).bought {
            0 => book.most_dice(s),
            bought => bought,
        };
        book.barrage_odds(s, hex, dice)
    }
}

/// ra.buy-dice: how many targeting dice are bought.
pub struct TargetingDice;

impl Question for TargetingDice {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _: &Book, s: &State) -> (Seat, table::Moment) {
        (s.active, "targeting-dice")
    }

    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        (0..=book.most_dice(s)).for_each(|n| out.push(Action::Dice(n)));
    }

    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        match action {
            Action::Dice(n) => book.may_buy(s, n),
            Action::Fire(..) | Action::Assault(..) | Action::Cut(_) => Err(FIRST),
            _ => elsewhere(
                action,
                No::by(&["ra.buy-dice"], "ccgw-no-buy-first").at(fire(s).centre),
            ),
        }
    }

    fn answer(&self, book: &Book, s: &mut State, action: Action, _: &mut Chance, t: &mut Teller) {
        match action {
            Action::Dice(n) => book.buy_dice(s, n, t),
            other => unreachable!("{other:?} buys no dice"),
        }
    }

    fn meant(&self, _: &Book, _: &State, _: Option<HexId>, at: HexId) -> Option<Action> {
        Some(Action::Target(at))
    }

    fn note(&self, book: &Book, s: &State) -> Option<Text> {
        let hex = book.label(fire(s).centre);
        let text = Text::new("ccgw-note-targeting-dice").name("hex", hex);
        Some(
            text.num("most", book.most_dice(s))
                .num("free", book.free_dice(s)),
        )
    }

    fn odds(&self, book: &Book, s: &State, action: Action) -> Option<Odds> {
        match action {
            Action::Dice(n) => book.barrage_odds(s, fire(s).centre, n),
            _ => None,
        }
    }
}

impl Book {
    /// ra.fires-first: before any other combat of phase 4.
    pub fn begin_barrage(&self, s: &mut State) -> Flow {
        s.phase = Phase::Combat;
        if s.battery.shots == 0 || self.most_dice(s) == 0 {
            s.battery.shots = 0;
            return Flow::Next;
        }
        Flow::Call(Frame::Barrage(Barrage {
            step: Fire::Place,
            centre: OFF,
            dice: 0,
            bought: 0,
            ring: [0; 6],
        }))
    }

    /// The Observation Advantage: the first targeting die is free (cc.observation, scn.04.observation,
    /// scn.05.observation, scn.06.observation, scn.07.observation, scn.15.observation, fx.spec.forward-observer).
    pub fn free_dice(&self, s: &State) -> u8 {
        u8::from(s.effects.has(Combat::Observation) || self.observes(s, s.active))
    }

    /// ra.buy-dice: at most the strength, and what can be paid.
    pub fn most_dice(&self, s: &State) -> u8 {
        (s.hq[s.active] + self.free_dice(s)).min(self.side(s.active).artillery)
    }

    /// ra.section-target, ra.order-by-barrage, ra.no-range-limit: where the template may be centred.
    fn may_target(&self, s: &State, hex: HexId) -> Legal {
        if self.sections[hex.index()] & s.battery.sections == 0 {
            return Err(No::by(&["ra.section-target"], "ccgw-no-target-section").at(hex));
        }
        Ok(())
    }

    /// Whether so many dice can be bought.
    fn may_buy(&self, s: &State, dice: u8) -> Legal {
        if dice > self.side(s.active).artillery {
            return Err(No::by(
                &["ra.buy-dice", "comp.reserve-artillery-token"],
                "ccgw-no-dice-strength",
            ));
        }
        if dice > self.most_dice(s) {
            return Err(No::by(
                &["ra.buy-dice", "comp.hq-token"],
                "ccgw-no-dice-tokens",
            ));
        }
        Ok(())
    }

    /// The next step of the fire.
    pub fn step_barrage(
        &self,
        s: &mut State,
        b: &mut Barrage,
        c: &mut Chance,
        t: &mut Teller,
    ) -> Flow {
        match b.step {
            Fire::Place => Flow::Ask,
            Fire::Buy if b.bought > 0 => {
                b.dice = b.bought;
                b.step = Fire::Bought;
                Flow::Next
            }
            Fire::Buy => Flow::Ask,
            Fire::Bought => {
                b.step = Fire::Roll;
                self.call_window(s, Moment::DiceBought, foe(s.active))
            }
            Fire::Roll => {
                self.roll_targeting(s, b, c, t);
                b.step = Fire::Resolve(0);
                Flow::Next
            }
            Fire::Resolve(7) => self.end_fire(s, b),
            Fire::Resolve(n) => {
                b.step = Fire::Resolve(n + 1);
                self.resolve(s, b, n, t)
            }
        }
    }

    /// ra.assign-dice: each die lands on the hex of its number.
    fn roll_targeting(&self, s: &mut State, b: &mut Barrage, c: &mut Chance, t: &mut Teller) {
        let dice = c.dice("ccgw-why-targeting", s.active, &Faces::D6, b.dice);
        b.ring = [0; 6];
        dice.iter().for_each(|&face| b.ring[face as usize] += 1);
        t.roll(
            || {
                let shown = dice
                    .iter()
                    .map(|face| (face + 1).to_string())
                    .collect::<Vec<_>>()
                    .join("-");
                Text::new("ccgw-targeting")
                    .name("hex", self.label(b.centre))
                    .name("dice", shown)
            },
            || {
                let die = |&face: &u8| plain_die(face + 1, self.die_lands(s, b, face + 1));
                dice.iter().map(die).collect()
            },
        )
        .deed();
        // ra.triple: a crater, unless the terrain forbids it; wire is turned over (ter.wire.triple). What the tile
        // becomes is in the data file: ter.countryside.triple, ter.forest.triple, ter.hill.triple, ter.trench.triple;
        // ter.ruin.triple, ter.shell-crater.triple and ter.mine-crater.triple change nothing.
        if b.ring.iter().any(|&n| n >= 3) {
            // fx.ter.fort-pos.triple: a position goes first. fx.ter.church.triple, fx.ter.bunker.triple,
            // fx.ter.water.triple: as the data file has it.
            if s.works.remove(b.centre) {
                t.all(|| Text::new("ccgw-works-gone").name("hex", self.label(b.centre)));
            }
            let crater = self.ground(self.tile(s, b.centre)).crater;
            s.wire.remove(b.centre);
            if crater && s.crater.insert(b.centre) {
                t.all(|| Text::new("ccgw-crater").name("hex", self.label(b.centre)));
            }
        }
    }

    /// The hex on which the template has this number, if it is on the board.
    fn numbered(&self, s: &State, b: &Barrage, n: u8) -> Option<HexId> {
        let direction = self.template(s.active, n);
        self.next[b.centre.index()][direction.index()]
    }

    /// Whether a targeting die of this number does something: it lands where something is, or it is one of a set
    /// and there is something in the centre (ra.on-target), or of a triple (ra.triple).
    fn die_lands(&self, s: &State, b: &Barrage, n: u8) -> bool {
        let worth = |hex: HexId| s.at(hex).is_some() || s.wire.contains(hex);
        let alike = b.ring[n as usize - 1];
        let crater = alike >= 3 && self.ground(self.tile(s, b.centre)).crater;
        self.numbered(s, b, n).is_some_and(worth) || (alike >= 2 && worth(b.centre)) || crater
    }

    /// ra.resolution-order: the centre, then 1 to 6 clockwise, each to the end before the next.
    fn resolve(&self, s: &State, b: &Barrage, n: u8, t: &mut Teller) -> Flow {
        let (hex, dice) = if n == 0 {
            // ra.on-target: every die of a matching set.
            (Some(b.centre), b.ring.iter().filter(|&&n| n >= 2).sum())
        } else {
            (self.numbered(s, b, n), b.ring[n as usize - 1])
        };
        let Some(hex) = hex.filter(|_| dice > 0) else {
            return Flow::Next;
        };
        let target = s.at(hex).unwrap_or(NOBODY);
        // ra.skip-empty
        if target == NOBODY && !s.wire.contains(hex) {
            t.all(|| Text::new("ccgw-shell-nothing").name("hex", self.label(hex)))
                .weighs(Weight::Part);
            return Flow::Next;
        }
        let mode = if n == 0 { Mode::Centre } else { Mode::Ring };
        let mut attack = Attack::new(s.active, mode, NOBODY, target, hex);
        attack.dice = dice;
        attack.stage = Stage::Roll;
        attack.bare = n == 0 && b.ring.iter().any(|&n| n >= 3);
        t.all(|| {
            Text::new("ccgw-shells")
                .name("hex", self.label(hex))
                .num("dice", dice)
        })
        .weighs(Weight::Part);
        Flow::Call(Frame::Attack(attack))
    }

    /// cmd.artillery-bombard: the second fire costs nothing and has as many dice.
    fn end_fire(&self, s: &mut State, b: &mut Barrage) -> Flow {
        s.battery.shots -= 1;
        if s.battery.shots == 0 {
            return Flow::Done;
        }
        b.step = Fire::Place;
        Flow::Next
    }

    /// The template is laid; a second fire is already paid for.
    fn lay_template(&self, s: &mut State, hex: HexId) {
        if let Some(Frame::Barrage(b)) = s.stack.last_mut() {
            b.centre = hex;
            b.step = Fire::Buy;
        }
    }

    /// ra.buy-dice: one token per die, but for a free one.
    fn buy_dice(&self, s: &mut State, dice: u8, t: &mut Teller) {
        let price = dice.saturating_sub(self.free_dice(s));
        s.spend(s.active, price);
        if dice == 0 {
            self.hold_fire(s, t);
            return;
        }
        t.all(|| {
            Text::new("ccgw-bought-dice")
                .text("side", self.side_text(s.active))
                .num("dice", dice)
                .num("tokens", price)
        })
        .deed();
        if let Some(Frame::Barrage(b)) = s.stack.last_mut() {
            b.dice = dice;
            b.bought = dice;
            b.step = Fire::Bought;
        }
    }

    /// No fire after all.
    fn hold_fire(&self, s: &mut State, t: &mut Teller) {
        t.all(|| Text::new("ccgw-held-fire").text("side", self.side_text(s.active)))
            .deed();
        s.battery.shots = 0;
        s.stack.pop();
    }
}
