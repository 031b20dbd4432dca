//! What a Combat card is aimed at once it lies open: a unit, or a card in the opponent's hand.

use crate::action::Action;
use crate::book::Book;
use crate::combat_cards::{Combat, useful};
use crate::command_cards::Command;
use crate::dice::{battle_dice, faces};
use crate::effects::{combat_text, command_text};
use crate::frame::Frame;
use crate::kinds::{BATTLE_DIE, DEADLY, Kind, SOLDIER};
use crate::odds::odds;
use crate::question::elsewhere;
use crate::state::{State, foe};
use hex::HexId;
use table::{Actions, Chance, Legal, Moment, No, Odds, Question, Seat, Sum, Teller, Text};

/// What is chosen for a card.
pub enum Aim {
    /// Nothing.
    Nothing,
    /// A unit by its hex.
    Unit {
        /// Which one.
        fits: fn(&Book, &State, HexId) -> Legal,
        /// What the card does to it.
        hit: fn(&Book, &mut State, u8, &mut Chance, &mut Teller),
        /// The dice against it, and the rule that gives them.
        rolls: Option<(u8, &'static str)>,
    },
    /// One of the opponent's Combat cards.
    CombatCard,
    /// One of the opponent's Command cards.
    CommandCard,
}

/// The target of a card.
pub struct Target;

impl Target {
    /// The card that asks.
    fn card(s: &State) -> Combat {
        match s.stack.last() {
            Some(Frame::Aim(card)) => *card,
            frame => unreachable!("{frame:?} aims at nothing"),
        }
    }
}

impl Question for Target {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _: &Book, s: &State) -> (Seat, Moment) {
        (s.active, "card-target")
    }

    /// What lies in a hand decides what can be answered (setup.05, setup.06).
    fn is_secret(&self) -> bool {
        true
    }

    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        let other = foe(s.active);
        match Target::card(s).row().aim {
            Aim::Nothing => {}
            Aim::CombatCard => book
                .combat
                .classes_in(s.combat.hand[other])
                .for_each(|class| out.push(Action::TakeCombat(book.combat_of[class as usize]))),
            Aim::CommandCard => book
                .command
                .classes_in(s.command.hand[other])
                .for_each(|class| out.push(Action::TakeCommand(book.command_of[class as usize]))),
            Aim::Unit { fits, .. } => {
                let mut nobody = true;
                for hex in s.crowded() {
                    if fits(book, s, hex).is_ok() {
                        out.push(Action::Pick(hex));
                        nobody = false;
                    }
                }
                // The surgeon comes later than his card: his patient may have been helped by another.
                if nobody {
                    out.push(Action::Pass);
                }
            }
        }
    }

    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        let card = Target::card(s);
        match (&card.row().aim, action) {
            (Aim::CombatCard, Action::TakeCombat(taken)) => {
                if !s.combat.holds(foe(s.active), book.combat_copies(taken)) {
                    return Err(No::by(
                        &["own.cc.counter-espionage", "cc.counter-espionage"],
                        "ccgw-no-card-held",
                    ));
                }
                Ok(())
            }
            (Aim::CommandCard, Action::TakeCommand(taken)) => {
                if !s.command.holds(foe(s.active), book.command_copies(taken)) {
                    return Err(No::by(
                        &["own.cc.mata-hari", "cc.mata-hari"],
                        "ccgw-no-card-held",
                    ));
                }
                Ok(())
            }
            (Aim::Unit { fits, .. }, Action::Pick(hex)) => fits(book, s, hex),
            (Aim::Unit { .. }, Action::Pass) if book.finds_target(s, card).is_err() => Ok(()),
            _ => elsewhere(action, No::by(&["cc.timing"], "ccgw-no-aim-first")),
        }
    }

    fn answer(&self, book: &Book, s: &mut State, action: Action, c: &mut Chance, t: &mut Teller) {
        let card = Target::card(s);
        s.stack.pop();
        match (&card.row().aim, action) {
            (Aim::Unit { hit, .. }, Action::Pick(hex)) => hit(book, s, s.unit_at(hex), c, t),
            (_, Action::TakeCombat(taken)) => book.take_combat(s, taken, t),
            (_, Action::TakeCommand(taken)) => book.take_command(s, taken, c, t),
            _ => {}
        }
    }

    fn meant(&self, _: &Book, _: &State, _: Option<HexId>, at: HexId) -> Option<Action> {
        Some(Action::Pick(at))
    }

    fn card_meant(&self, _: &Book, s: &State, word: &str) -> Option<Action> {
        match Target::card(s).row().aim {
            Aim::CombatCard => Combat::named(word).map(Action::TakeCombat),
            Aim::CommandCard => Command::named(word).map(Action::TakeCommand),
            _ => None,
        }
    }

    fn note(&self, _: &Book, s: &State) -> Option<Text> {
        let card = combat_text(Target::card(s));
        Some(Text::new("ccgw-note-card-target").text("card", card))
    }

    fn odds(&self, book: &Book, s: &State, action: Action) -> Option<Odds> {
        let (Aim::Unit { hit, rolls, .. }, Action::Pick(hex)) =
            (&Target::card(s).row().aim, action)
        else {
            return None;
        };
        let (dice, rule) = (*rolls)?;
        let unit = s.at(hex)?;
        let fates = book.fates(s, unit, |s, c| {
            hit(book, s, unit, c, &mut Teller::silent());
        })?;
        let mut sum = Sum::opened("ccgw", true);
        sum.add(i32::from(dice), rule);
        Some(odds(fates, &sum))
    }
}

impl Book {
    /// Whether there is a unit for the card.
    pub fn finds_target(&self, s: &State, card: Combat) -> Legal {
        let Aim::Unit { fits, .. } = card.row().aim else {
            return Ok(());
        };
        useful(s.crowded().iter().any(|hex| fits(self, s, hex).is_ok()))
    }

    /// cc.out-of-ammo: a machine gun or mortar of the opponent.
    pub fn may_run_dry(&self, s: &State, hex: HexId) -> Legal {
        let fits = |unit: u8| {
            let u = s.unit(unit);
            u.seat != s.active && matches!(u.kind, Kind::MachineGun | Kind::Mortar)
        };
        match self.there(s, hex) {
            Ok(unit) if fits(unit) => Ok(()),
            _ => Err(No::by(&["own.cc.out-of-ammo", "cc.out-of-ammo"], "ccgw-no-aim").at(hex)),
        }
    }

    /// cc.out-of-ammo: until the end of the opponent's next turn.
    pub fn run_dry(&self, s: &mut State, unit: u8, _: &mut Chance, t: &mut Teller) {
        s.dry = Some(unit);
        s.dry_until = s.turn + 1;
        t.all(|| {
            Text::new("ccgw-dry")
                .text("unit", self.unit_text(s, unit))
                .name("hex", self.label(s.unit(unit).hex))
        });
    }

    /// cc.stretcher-bearers, cc.surgeon: a reduced soldier unit not next to an enemy.
    pub fn may_heal(&self, s: &State, hex: HexId) -> Legal {
        let u = s.unit(self.there(s, hex)?);
        let rules: &[&str] = match s.stack.last() {
            Some(Frame::Aim(Combat::Surgeon)) => &["own.cc.surgeon", "cc.surgeon"],
            _ => &["own.cc.stretcher-bearers", "cc.stretcher-bearers"],
        };
        if u.seat != s.active || u.figures >= u.of || !u.kind.is_soldier() {
            return Err(No::by(rules, "ccgw-no-restore-full").at(u.hex));
        }
        if self.near(u.hex).meets(s.occupied[foe(u.seat)]) {
            return Err(No::by(rules, "ccgw-no-heal-adjacent").at(u.hex));
        }
        Ok(())
    }

    /// cc.surgeon: three dice, a figure for each Soldier.
    pub fn operate(&self, s: &mut State, unit: u8, c: &mut Chance, t: &mut Teller) {
        let dice = c.dice("ccgw-why-surgeon", s.active, &BATTLE_DIE, 3);
        let back = dice
            .iter()
            .filter(|&&face| face as usize == SOLDIER)
            .count() as u8;
        let missing = s.unit(unit).of - s.unit(unit).figures;
        t.roll(
            || self.dice_text("ccgw-rolled-surgeon", &dice),
            || battle_dice(&dice, faces(&[SOLDIER]).map(|n| n.min(missing))),
        );
        self.heal(s, unit, back, t);
    }

    /// cc.smoking-kills: seen by one's infantry within four hexes.
    pub fn may_snipe(&self, s: &State, hex: HexId) -> Legal {
        let unit = self.there(s, hex)?;
        let at = s.unit(unit).hex;
        let sniper = |u: u8| {
            let own = s.unit(u);
            own.kind == Kind::Infantry
                && self.distance(own.hex, at) <= 4
                && self.sees(s, own.hex, at)
        };
        if s.unit(unit).seat != s.active && s.alive[s.active].iter().any(sniper) {
            Ok(())
        } else {
            Err(No::by(
                &["own.cc.smoking-kills", "cc.smoking-kills"],
                "ccgw-no-snipe",
            )
            .at(at))
        }
    }

    /// cc.smoking-kills: two dice, a hit for each Deadly.
    pub fn snipe(&self, s: &mut State, unit: u8, c: &mut Chance, t: &mut Teller) {
        let dice = c.dice("ccgw-why-smoking", s.active, &BATTLE_DIE, 2);
        let hits = dice.iter().filter(|&&face| face as usize == DEADLY).count() as u8;
        t.roll(
            || self.dice_text("ccgw-rolled-smoking", &dice),
            || battle_dice(&dice, faces(&[DEADLY])),
        );
        let hits = self.confirmed(s, s.active, unit, hits, false, c, t);
        self.lose(s, unit, hits, t);
    }

    /// Figures return, never above the original size.
    pub fn heal(&self, s: &mut State, unit: u8, figures: u8, t: &mut Teller) {
        let u = s.unit_mut(unit);
        let back = figures.min(u.of - u.figures);
        u.figures += back;
        t.all(|| {
            Text::new("ccgw-restored")
                .text("unit", self.unit_text(s, unit))
                .name("hex", self.label(s.unit(unit).hex))
                .num("n", back)
        });
    }

    /// cc.counter-espionage: one of his Combat cards goes.
    fn take_combat(&self, s: &mut State, card: Combat, t: &mut Teller) {
        let other = foe(s.active);
        let id = s.combat.give(other, self.combat_copies(card));
        s.combat.out.insert(id);
        t.all(|| {
            Text::new("ccgw-spied-combat")
                .text("side", self.side_text(other))
                .text("card", combat_text(card))
        });
    }

    /// cc.mata-hari: one of his Command cards is discarded and redrawn.
    fn take_command(&self, s: &mut State, card: Command, c: &mut Chance, t: &mut Teller) {
        let other = foe(s.active);
        let id = s.command.give(other, self.command_copies(card));
        s.command.out.insert(id);
        t.all(|| {
            Text::new("ccgw-spied-command")
                .text("side", self.side_text(other))
                .text("card", command_text(card))
        });
        self.draw_command(s, other, c, t);
    }
}
