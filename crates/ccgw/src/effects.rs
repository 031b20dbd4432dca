//! Playing Combat cards: paying, and what each does (cc.*).

use crate::book::Book;
use crate::cards::{Combat, Command};
use crate::dice::{battle_dice, faces};
use crate::frame::{Attack, Frame, Mode, Stage};
use crate::kinds::{BATTLE_DIE, DEADLY, Kind, NOBODY, Prize, SOLDIER};
use crate::state::{Battery, State, foe};
use hex::HexSet128;
use table::{Audience, Chance, Seat, Teller, Text};
use table::{Legal, No};

impl Book {
    /// cc.pay, cc.tokens-return: the card lies open, its price upon it, until the end of the turn; nothing is
    /// drawn for it (p5.no-immediate-redraw).
    pub fn play_card(&self, s: &mut State, seat: Seat, card: Combat, t: &mut Teller) {
        let id = s.combat.give(seat, self.combat_copies(card));
        s.combat.up.insert(id);
        s.hq[seat] -= self.cost(card);
        s.on_cards += self.cost(card);
        s.played[seat] += 1;
        t.all(|| {
            Text::new("ccgw-card-played")
                .text("side", self.side_text(seat))
                .text("card", combat_text(card))
        });
    }

    /// A card played with the Command card: at once, or in force for the turn. It prevails over the basic rules,
    /// not over terrain (cc.card-over-rules): its effects are terms beside those of the ground.
    pub fn effect_with_command(&self, s: &mut State, card: Combat, t: &mut Teller) {
        s.effects.set(card);
        match card {
            Combat::OutOfAmmo | Combat::StretcherBearers | Combat::SmokingKills => {
                s.stack.push(Frame::Aim(card))
            }
            Combat::CounterEspionage if s.combat.count[foe(s.active)] > 0 => {
                let other = foe(s.active);
                s.combat.seen[other] = s.combat.hand[other];
                t.probe();
                s.stack.push(Frame::Aim(card));
            }
            Combat::MataHari if s.command.count[foe(s.active)] > 0 => {
                let other = foe(s.active);
                s.command.seen[other] = s.command.hand[other];
                t.probe();
                s.stack.push(Frame::Aim(card));
            }
            // cc.barrage-fire: in addition to the card's orders, at any hex.
            Combat::BarrageFire => {
                s.battery = Battery {
                    shots: 1,
                    sections: 0b111,
                    ordered: true,
                }
            }
            _ => {}
        }
    }

    /// A card played in a window.
    pub fn effect_in_window(&self, s: &mut State, seat: Seat, card: Combat, t: &mut Teller) {
        match card {
            Combat::HoldAtAllCost | Combat::MessengerKilled => s.effects.set(card),
            Combat::Frostbite => self.frostbite(s),
            Combat::WireCutters => self.cut_all(s, t),
            Combat::ShellShortage => self.shorten(s),
            Combat::Ambush => self.strike_first(s, seat),
            Combat::Lice => self.with_attack(s, |attack| attack.lice = true),
            Combat::HandGrenade => self.with_attack(s, |attack| attack.grenade = true),
            Combat::Breastplate => self.with_attack(s, |attack| attack.breastplate = true),
            Combat::Impetuosity => self.with_attack(s, |attack| attack.impetuous = true),
            Combat::ReturnFire => self.return_fire(s, seat),
            Combat::Bayonet => self.strike_back(s, seat),
            // cc.better-logistics: two more.
            Combat::BetterLogistics => self.gain_tokens(s, seat, 2, t),
            other => unreachable!("{} is played with the Command card", other.word()),
        }
    }

    fn with_attack(&self, s: &mut State, change: impl FnOnce(&mut Attack)) {
        let found = s.stack.iter_mut().rev().find_map(|frame| match frame {
            Frame::Attack(attack) => Some(attack),
            _ => None,
        });
        change(found.expect("the card is played on a combat"));
    }

    /// cc.ambush, cmd.first-strike: the attacked unit fights first.
    pub fn strike_first(&self, s: &mut State, seat: Seat) {
        let attack = *self.attack(s).expect("a close combat was declared");
        self.strike(s, seat, attack.target, attack.lead, Mode::Close);
    }

    /// cc.bayonet: the defender strikes back.
    fn strike_back(&self, s: &mut State, seat: Seat) {
        let attack = *self.attack(s).expect("a close combat was resolved");
        self.strike(s, seat, attack.target, attack.lead, Mode::Close);
    }

    /// cc.return-fire: the target answers.
    fn return_fire(&self, s: &mut State, seat: Seat) {
        let attack = *self.attack(s).expect("a ranged combat was resolved");
        let shooter = self.return_fire_at(s, &attack).expect("the card had a use");
        self.strike(s, seat, attack.target, shooter, Mode::Ranged);
    }

    fn strike(&self, s: &mut State, seat: Seat, by: u8, at: u8, mode: Mode) {
        s.stack
            .push(Frame::Attack(self.reaction(s, seat, by, at, mode)));
    }

    /// The combat of a unit that a card lets strike in the opponent's combat.
    pub fn reaction(&self, s: &State, seat: Seat, by: u8, at: u8, mode: Mode) -> Attack {
        let mut attack = Attack::new(seat, mode, by, at, s.unit(at).hex);
        attack.from = s.unit(by).hex;
        attack.stage = Stage::Roll;
        attack.reaction = true;
        attack
    }

    /// cc.shell-shortage: two targeting dice fewer, at least one; the tokens are spent all the same.
    fn shorten(&self, s: &mut State) {
        if let Some(Frame::Barrage(barrage)) = s.stack.last_mut() {
            barrage.dice = barrage.dice.saturating_sub(2).max(1);
        }
    }

    /// cc.wire-cutters: the wire under each ordered infantry unit goes.
    fn cut_all(&self, s: &mut State, t: &mut Teller) {
        let hexes: HexSet128 = self.cutters(s).map(|u| s.unit(u).hex).collect();
        s.wire -= hexes;
        for hex in hexes {
            t.all(|| Text::new("ccgw-wire-cut").name("hex", self.label(hex)));
        }
    }

    /// Where a card that asks for a unit may be aimed.
    pub fn aims(&self, s: &State, card: Combat) -> HexSet128 {
        let (me, other) = (s.active, foe(s.active));
        let wanted = |seat: Seat, fits: &dyn Fn(u8) -> bool| -> HexSet128 {
            s.alive[seat]
                .iter()
                .filter(|&u| fits(u))
                .map(|u| s.unit(u).hex)
                .collect()
        };
        match card {
            Combat::OutOfAmmo => wanted(other, &|u| {
                matches!(s.unit(u).kind, Kind::MachineGun | Kind::Mortar)
            }),
            Combat::StretcherBearers | Combat::Surgeon => {
                wanted(me, &|u| self.may_heal(s, u).is_ok())
            }
            Combat::SmokingKills => wanted(other, &|u| self.may_snipe(s, u).is_ok()),
            _ => HexSet128::EMPTY,
        }
    }

    /// cc.stretcher-bearers, cc.surgeon: a reduced soldier unit not next to an enemy.
    pub fn may_heal(&self, s: &State, unit: u8) -> Legal {
        let u = s.unit(unit);
        let rules: &[&str] = &["cc.stretcher-bearers", "cc.surgeon"];
        if u.seat != s.active || u.figures >= u.of || !u.kind.is_soldier() {
            return Err(No::by(rules, "ccgw-no-restore-full").at(u.hex));
        }
        if self.near(u.hex).meets(s.occupied[foe(u.seat)]) {
            return Err(No::by(rules, "ccgw-no-heal-adjacent").at(u.hex));
        }
        Ok(())
    }

    /// cc.smoking-kills: seen by one's infantry within four hexes.
    pub fn may_snipe(&self, s: &State, unit: u8) -> Legal {
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
            Err(No::by(&["cc.smoking-kills"], "ccgw-no-snipe").at(at))
        }
    }

    /// The card finds its target.
    pub fn aim(&self, s: &mut State, card: Combat, unit: u8, c: &mut Chance, t: &mut Teller) {
        match card {
            Combat::OutOfAmmo => {
                s.dry = unit;
                // Until the end of the opponent's next turn.
                s.dry_until = s.turn + 1;
                t.all(|| {
                    Text::new("ccgw-dry")
                        .text("unit", self.unit_text(s, unit))
                        .name("hex", self.label(s.unit(unit).hex))
                });
            }
            Combat::StretcherBearers => self.heal(s, unit, 1, t),
            Combat::Surgeon => {
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
            Combat::SmokingKills => {
                let dice = c.dice("ccgw-why-smoking", s.active, &BATTLE_DIE, 2);
                let hits = dice.iter().filter(|&&face| face as usize == DEADLY).count() as u8;
                t.roll(
                    || self.dice_text("ccgw-rolled-smoking", &dice),
                    || battle_dice(&dice, faces(&[DEADLY])),
                );
                self.lose(s, unit, hits, t);
            }
            other => unreachable!("{} aims at no unit", other.word()),
        }
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
    pub fn take_combat(&self, s: &mut State, card: Combat, t: &mut Teller) {
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
    pub fn take_command(&self, s: &mut State, card: Command, c: &mut Chance, t: &mut Teller) {
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

    /// One Command card into a hand, told to its owner by name.
    pub fn draw_command(&self, s: &mut State, seat: Seat, c: &mut Chance, t: &mut Teller) {
        let before = s.command.count[seat];
        self.take_command_card(s, seat, c, t);
        if s.command.count[seat] > before {
            t.tell(Audience::Except(seat), || {
                Text::new("ccgw-drew-a-command").text("side", self.side_text(seat))
            });
        }
    }

    /// The same, told to nobody else: at set-up the others hear of the whole hand at once.
    pub fn take_command_card(&self, s: &mut State, seat: Seat, c: &mut Chance, t: &mut Teller) {
        if let Some(id) = s.command.draw("ccgw-why-command", seat, &self.command, c) {
            s.command.take(seat, id);
            let card = self.command_of[self.command.class(id) as usize];
            t.tell(Audience::Only(seat), || {
                Text::new("ccgw-drew-command").text("card", command_text(card))
            });
        }
    }

    /// One Combat card into a hand, told to its owner by name.
    pub fn draw_combat(&self, s: &mut State, seat: Seat, c: &mut Chance, t: &mut Teller) {
        let before = s.combat.count[seat];
        self.take_combat_card(s, seat, c, t);
        if s.combat.count[seat] > before {
            t.tell(Audience::Except(seat), || {
                Text::new("ccgw-drew-a-combat").text("side", self.side_text(seat))
            });
        }
    }

    /// The same, told to nobody else.
    pub fn take_combat_card(&self, s: &mut State, seat: Seat, c: &mut Chance, t: &mut Teller) {
        if let Some(id) = s.combat.draw("ccgw-why-combat", seat, &self.combat, c) {
            s.combat.take(seat, id);
            let card = self.combat_of[self.combat.class(id) as usize];
            t.tell(Audience::Only(seat), || {
                Text::new("ccgw-drew-combat").text("card", combat_text(card))
            });
        }
    }

    /// Every token gained in play comes through here (hq.sources), and never more than the pool holds
    /// (hq.pool-empty).
    pub fn gain_tokens(&self, s: &mut State, seat: Seat, tokens: u8, t: &mut Teller) {
        let gained = tokens.min(s.pool);
        s.pool -= gained;
        s.hq[seat] += gained;
        if tokens > 0 {
            t.all(|| {
                Text::new("ccgw-gained-tokens")
                    .text("side", self.side_text(seat))
                    .num("n", gained)
            });
        }
    }

    /// cmd.direct-from-hq: the token is removed once the unit has acted.
    pub fn return_token(&self, s: &mut State, unit: u8) {
        if s.tokens.has(unit) {
            s.tokens.remove(unit);
            s.pool += 1;
        }
    }

    /// Figures fall outside combat or in it; the last one gives the medal (goal.medal-per-unit).
    pub fn lose(&self, s: &mut State, unit: u8, hits: u8, t: &mut Teller) {
        // ranged.casualties, melee.casualties, ra.casualties: surplus hits are lost.
        let u = s.unit_mut(unit);
        let lost = hits.min(u.figures);
        if lost == 0 {
            return;
        }
        u.figures -= lost;
        let (left, hex, owner) = (u.figures, u.hex, u.seat);
        t.all(|| {
            Text::new("ccgw-lost")
                .text("unit", self.unit_text(s, unit))
                .name("hex", self.label(hex))
                .num("n", lost)
                .num("left", left)
        });
        if left == 0 {
            // end.specialist-last, spec.dies-with-unit, spec.no-medal: the specialist goes with the unit, for nothing.
            s.unit_mut(unit).specialist = None;
            s.lift(unit);
            self.return_token(s, unit);
            if s.dry == unit {
                s.dry = NOBODY;
            }
            t.all(|| {
                Text::new("ccgw-eliminated")
                    .text("unit", self.unit_text(s, unit))
                    .name("hex", self.label(hex))
            });
            let kind = s.unit(unit).kind;
            // scn.54.gun-crews: the gun itself stays.
            if kind == Kind::FieldGun && self.captures.is_some() {
                s.guns.insert(hex);
            }
            // A tank that is stuck is worth but one.
            let medals = if s.ditched.has(unit) {
                1
            } else {
                self.ability(kind).medals
            };
            // ra.casualties: the medal for a unit lost to its own artillery goes to the opponent too.
            self.award(s, foe(owner), medals, Prize::Unit, t);
            if s.winner.is_none() {
                self.recount(s, t);
            }
        }
    }
}

/// The name of a Command card.
pub fn command_text(card: Command) -> Text {
    Text::new(format!("ccgw-command-{}", card.word()))
}

/// The name of a Combat card.
pub fn combat_text(card: Combat) -> Text {
    Text::new(format!("ccgw-combat-{}", card.word()))
}
