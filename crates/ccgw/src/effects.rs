//! Playing cards: paying and drawing; and what befalls units and hexes by cards and combats alike.

use crate::book::Book;
use crate::combat_cards::Combat;
use crate::command_cards::Command;
use crate::frame::{Attack, Frame, Mode, Stage};
use crate::kinds::{Kind, Prize};
use crate::show::played;
use crate::state::{State, foe};
use hex::HexSet128;
use table::{Audience, Chance, Seat, Teller, Text};

impl Book {
    /// cc.pay, cc.tokens-return: the card lies open, its price upon it, until the end of the turn; nothing is
    /// drawn for it (p5.no-immediate-redraw). It prevails over the basic rules, not over terrain (cc.card-over-rules):
    /// what it does stands beside what the ground does.
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
        })
        .deed()
        .shows(|| played(seat, self.combat_shown(card)));
    }

    /// cc.ambush, cmd.first-strike, cc.bayonet: the attacked unit strikes its attacker.
    pub fn strike_attacker(&self, s: &mut State, seat: Seat) {
        let attack = *s.attack().expect("a close combat is under way");
        s.stack.push(Frame::Attack(self.counter(s, seat, &attack)));
    }

    /// The close combat of the unit attacked against its attacker.
    pub fn counter(&self, s: &State, seat: Seat, attack: &Attack) -> Attack {
        self.reaction(s, seat, attack.target, attack.lead, Mode::Close)
    }

    /// cc.return-fire: the fire of the target at a shooter that it can answer.
    pub fn return_fire(&self, s: &State, seat: Seat, attack: &Attack) -> Option<Attack> {
        let shooter = self.return_fire_at(s, attack).ok()?;
        Some(self.reaction(s, seat, attack.target, shooter, Mode::Ranged))
    }

    /// The combat of a unit that a card lets strike in the opponent's combat.
    fn reaction(&self, s: &State, seat: Seat, by: u8, at: u8, mode: Mode) -> Attack {
        let mut attack = Attack::new(seat, mode, by, at, s.unit(at).hex);
        attack.from = s.unit(by).hex;
        attack.stage = Stage::Roll;
        attack.reaction = true;
        attack
    }

    /// cc.wire-cutters: the wire under each ordered infantry unit goes.
    pub fn cut_all(&self, s: &mut State, t: &mut Teller) {
        let hexes: HexSet128 = self.cutters(s).map(|u| s.unit(u).hex).collect();
        s.wire -= hexes;
        for hex in hexes {
            t.all(|| Text::new("ccgw-wire-cut").name("hex", self.label(hex)));
        }
    }

    /// One Command card into a hand, told to its owner by name.
    pub fn draw_command(&self, s: &mut State, seat: Seat, c: &mut Chance, t: &mut Teller) {
        let before = s.command.count[seat];
        self.take_command_card(s, seat, c, t);
        if s.command.count[seat] > before {
            t.tell(Audience::Except(seat), || {
                Text::new("ccgw-drew-a-command").text("side", self.side_text(seat))
            })
            .deed();
        }
    }

    /// The same, told to nobody else: at set-up the others hear of the whole hand at once.
    pub fn take_command_card(&self, s: &mut State, seat: Seat, c: &mut Chance, t: &mut Teller) {
        if let Some(id) = s.command.draw("ccgw-why-command", seat, &self.command, c) {
            s.command.take(seat, id);
            let card = self.command_of[self.command.class(id) as usize];
            t.tell(Audience::Only(seat), || {
                Text::new("ccgw-drew-command").text("card", command_text(card))
            })
            .deed();
        }
    }

    /// One Combat card into a hand, told to its owner by name.
    pub fn draw_combat(&self, s: &mut State, seat: Seat, c: &mut Chance, t: &mut Teller) {
        let before = s.combat.count[seat];
        self.take_combat_card(s, seat, c, t);
        if s.combat.count[seat] > before {
            t.tell(Audience::Except(seat), || {
                Text::new("ccgw-drew-a-combat").text("side", self.side_text(seat))
            })
            .deed();
        }
    }

    /// The same, told to nobody else.
    pub fn take_combat_card(&self, s: &mut State, seat: Seat, c: &mut Chance, t: &mut Teller) {
        if let Some(id) = s.combat.draw("ccgw-why-combat", seat, &self.combat, c) {
            s.combat.take(seat, id);
            let card = self.combat_of[self.combat.class(id) as usize];
            t.tell(Audience::Only(seat), || {
                Text::new("ccgw-drew-combat").text("card", combat_text(card))
            })
            .deed();
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
            if s.dry == Some(unit) {
                s.dry = None;
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
            // goal.medal-per-unit
            let medals = self.ability(kind).medals;
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
