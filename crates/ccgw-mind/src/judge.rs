//! What machine players think of a position: a hundred points are a medal.
//!
//! Both sides are judged alike: what they have (medals, units, cards, tokens), what they can reach (objectives,
//! the enemy baseline) and what they can do to each other. Who is ordered and has not acted yet counts with what
//! it can still do this turn, so that orders, steps and shots can be weighed one by one.

use crate::character::CHARACTERS;
use crate::eye::{Eye, Threat};
use crate::telling::TELLING;
use crate::{lore, rank};
use ccgw::{
    Action, Barrage, Book, Command, Fire, Frame, Kind, Mode, NOBODY, Phase, Stage, State, foe,
};
use hex::{HexId, HexSet128};
use players::{Judge, Lore};
use table::{Seat, Set64};

/// What players are told of this system.
pub const JUDGE: Judge<Book> = Judge {
    worth,
    settled,
    rank: rank::rank,
    manners: [&[], &[]],
    plans: false,
    luck: 0.0,
    turn: |_, s| (u32::from(s.turn), s.active),
    pass: Action::Pass,
    learned: &lore::LEARNED,
    traits: lore::traits,
    facts: lore::facts,
    characters: CHARACTERS,
    likes: None,
    telling: TELLING,
};

/// How good the position is for the seat.
fn worth(book: &Book, s: &State, seat: Seat, lore: &Lore) -> f64 {
    let eye = Eye::new(book, s);
    let under_way = eye.under_way() + eye.to_draw();
    eye.side(seat) - eye.side(foe(seat)) + eye.hand(seat) + eye.known(lore, seat)
        - f64::from(s.command.count[foe(seat)]) * eye.w.command_card
        + if s.active == seat {
            under_way
        } else {
            -under_way
        }
}

/// Before the units are ordered nothing shows what the orders are for.
fn settled(_: &Book, s: &State) -> bool {
    match s.stack.last() {
        Some(Frame::Aim(_) | Frame::Restore { .. }) => false,
        Some(_) => true,
        None => !(Phase::With..=Phase::Raid).contains(&s.phase),
    }
}

impl Eye<'_> {
    /// HQ tokens: the first pay for cards and artillery, the tenth hardly for anything.
    pub fn tokens(&self, n: u8) -> f64 {
        let n = f64::from(n);
        let [first, more, rest] = self.w.tokens;
        first * n.min(5.0) + more * (n - 5.0).clamp(0.0, 5.0) + rest * (n - 10.0).max(0.0)
    }

    fn side(&self, seat: Seat) -> f64 {
        let (book, s) = (self.book, self.s);
        let units: f64 = s.alive[seat]
            .iter()
            .map(|u| self.unit(u) + self.pull(u, s.unit(u).hex))
            .sum();
        self.progress(seat, book.score(s, seat))
            + self.objectives(seat)
            + units
            + self.threats(seat)
            + f64::from(s.combat.count[seat]) * self.w.combat_card
            + self.tokens(s.hq[seat])
    }

    fn objectives(&self, seat: Seat) -> f64 {
        let mut sum = 0.0;
        for (objective, &holder) in self.book.objectives.iter().zip(self.s.held.iter()) {
            let kept = holder.seat() == Some(seat) && objective.kind.is_permanent();
            if kept || !objective.is_for(seat) {
                continue;
            }
            let worth = f64::from(objective.worth) * self.medal[seat.index()];
            match self.fulfils(objective, seat) {
                true if holder.seat() != Some(seat) => sum += self.w.fulfilled * worth,
                true => {}
                false => sum += self.w.nearest * worth * self.nearness(objective, seat),
            }
        }
        sum
    }

    /// What the units of a side can do: those that are ordered now, the others later.
    fn threats(&self, seat: Seat) -> f64 {
        let s = self.s;
        if s.phase == Phase::Command {
            // A turn begins: one has his cards to act by, the other waits.
            if seat == s.active {
                return self.w.best_card * rank::best_card(self, seat);
            }
            let mut threats: Vec<f64> = s.alive[seat].iter().map(|u| self.threat(u)).collect();
            threats.sort_by(|a, b| b.total_cmp(a));
            let best = threats.iter().take(3).sum::<f64>();
            return self.w.threats * threats.iter().sum::<f64>() + self.w.top * best;
        }
        let acting = self.acting(seat);
        let others = (s.alive[seat] - acting).iter();
        let others = self.tempo(seat) * others.map(|u| self.threat(u)).sum::<f64>();
        if acting.is_empty() {
            return others;
        }
        let against: Vec<Threat> = s.alive[foe(seat)]
            .iter()
            .map(|e| self.threats_of(e))
            .collect();
        let now = acting.iter().map(|u| self.chance_of(u, &against));
        others + now.sum::<f64>()
    }

    /// How much an attack counts that is not made now.
    fn tempo(&self, seat: Seat) -> f64 {
        let chosen = self.s.phase > Phase::Command;
        if (seat == self.s.active) == chosen {
            self.w.later
        } else {
            self.w.next
        }
    }

    /// Units of the seat that are ordered and can still do something.
    fn acting(&self, seat: Seat) -> Set64 {
        let s = self.s;
        if seat != s.active || !(Phase::Orders..=Phase::Combat).contains(&s.phase) {
            return Set64::EMPTY;
        }
        let mut done = s.fought;
        for frame in s.stack.iter() {
            if let Frame::Attack(attack) = frame
                && !attack.reaction
            {
                done |= attack.by;
            }
        }
        (s.ordered & s.alive[seat]) - done
    }

    /// What an ordered unit can do this turn, and how much better than this its next position can be.
    fn chance_of(&self, unit: u8, against: &[Threat]) -> f64 {
        let (book, s) = (self.book, self.s);
        let u = s.unit(unit);
        let place = |hex: HexId, moved: u8| {
            let entered = moved > u.moved || s.entered.has(unit);
            let attack = match self.may_fight(unit, moved) {
                true => self.w.now * self.attack_now(unit, hex, entered),
                false => 0.0,
            };
            attack + self.w.later * self.attack_later(unit, hex)
        };
        let here = place(u.hex, u.moved);
        let still = s.phase > Phase::Movement || s.moved.has(unit) || s.stopped.has(unit);
        let left = book.move_limit(s, unit).saturating_sub(u.moved);
        if still || left == 0 {
            return here;
        }
        let held = self.pull(unit, u.hex) - self.risk(unit, u.hex, against);
        let mut best = here;
        let mut seen = HexSet128::of(u.hex);
        let mut edge = seen;
        for step in 1..=left {
            let wider = edge
                .iter()
                .filter(|&hex| hex == u.hex || !book.stops_entering(s, hex))
                .fold(HexSet128::EMPTY, |all, hex| all | book.near(hex));
            edge = wider - seen - s.crowded();
            seen |= edge;
            for hex in edge {
                let there = self.pull(unit, hex) - self.risk(unit, hex, against);
                best = best.max(place(hex, u.moved + step) + there - held);
            }
        }
        best
    }

    /// What all enemies together could do if this unit stood in this hex.
    fn risk(&self, unit: u8, at: HexId, against: &[Threat]) -> f64 {
        let danger = self.dangers(unit, at);
        let each = against.iter().map(|threat| {
            let others = if threat.at == unit {
                threat.second
            } else {
                threat.best
            };
            others.max(danger(threat.unit))
        });
        self.w.next * each.sum::<f64>()
    }
}

/// Cards, and what is under way.
impl Eye<'_> {
    /// How many units of a seat stand in each section of the board, and how many of them are infantry.
    fn in_sections(&self, seat: Seat) -> [[u32; 3]; 2] {
        let mut counts = [[0; 3]; 2];
        for u in self.s.alive[seat].iter() {
            let infantry = self.s.unit(u).kind == Kind::Infantry;
            for section in 0..3u8 {
                if self.book.stands_in(self.s, u, section) {
                    counts[0][usize::from(section)] += 1;
                    counts[1][usize::from(section)] += u32::from(infantry);
                }
            }
        }
        counts
    }

    /// The Command cards of a seat by what they could order now.
    fn hand(&self, seat: Seat) -> f64 {
        let (book, s) = (self.book, self.s);
        let [units, foot] = self.in_sections(seat);
        let there = |wing| units[usize::from(book.section(seat, wing))];
        let up_to = |most: u32, n: u32| self.w.order * f64::from(n.min(most));
        let worth = |card: Command| match card {
            Command::Recon(wing) => {
                3.0 + up_to(1, there(wing)) + 0.5 * self.w.time * self.time_medal(seat)
            }
            Command::Probe(wing) => up_to(2, there(wing)),
            Command::Attack(wing) => up_to(3, there(wing)),
            Command::Assault(wing) => up_to(6, there(wing)),
            Command::ReconInForce => units.iter().map(|&n| up_to(1, n)).sum(),
            Command::GeneralAdvance => units.iter().map(|&n| up_to(2, n)).sum(),
            Command::Pincer => up_to(2, units[0]) + up_to(2, units[2]),
            Command::InfantryAttack => 3.0 + foot.iter().map(|&n| up_to(5, n)).fold(0.0, f64::max),
            Command::DirectFromHq => up_to(5, u32::from(s.hq[seat])),
            Command::BigShow => 16.0,
            Command::Whistles => 14.0,
            Command::Firefight | Command::ArtilleryBombard => 13.0,
            Command::CounterAttack | Command::FirstStrike | Command::Replacements => 9.0,
            Command::Relief => 5.0,
        };
        let drawn = match seat == s.active {
            true => s.command.drawn,
            false => table::Set128::EMPTY,
        };
        let cards = (s.command.hand[seat] | drawn).iter();
        let class = |id| usize::from(book.command.class(id));
        cards.map(|id| worth(book.command_of[class(id)])).sum()
    }

    /// What the active player will draw at the end of his turn: so that its beginning and its end compare.
    fn to_draw(&self) -> f64 {
        let phase = self.s.phase;
        let command = (Phase::With..=Phase::DrawCommand).contains(&phase);
        let combat = (Phase::Command..=Phase::Economy).contains(&phase);
        let recon = matches!(self.s.card, Some(Command::Recon(_)));
        let medal = match command && recon {
            true => self.w.time * self.time_medal(self.s.active),
            false => 0.0,
        };
        medal
            + f64::from(u8::from(command)) * self.w.command_card
            + f64::from(u8::from(combat)) * self.w.combat_card
    }

    /// What the active player has begun: artillery that will fire, fire that is declared.
    fn under_way(&self) -> f64 {
        let s = self.s;
        let mut sum = 0.0;
        let mut battery = s.battery.shots > 0 && s.phase <= Phase::Artillery;
        for frame in s.stack.iter() {
            match frame {
                Frame::Barrage(barrage) => {
                    battery = false;
                    sum += self.barrage(barrage);
                }
                Frame::Attack(attack) if attack.stage == Stage::Join && attack.target != NOBODY => {
                    let dice = attack.by.iter().map(|u| self.gun_dice(u, attack.hex)).sum();
                    let from = s.unit(attack.lead).hex;
                    sum += self.roll(dice, Mode::Ranged, false, from, attack.target, attack.hex);
                }
                _ => {}
            }
        }
        if battery {
            sum += self.best_barrage(s.battery.sections);
        }
        sum
    }

    /// The dice of a machine gun in a crossfire.
    pub fn gun_dice(&self, unit: u8, at: HexId) -> u8 {
        let range = self.book.distance(self.s.unit(unit).hex, at);
        let dice = &self.book.ability(self.s.unit(unit).kind).dice;
        dice.get(usize::from(range).wrapping_sub(1))
            .copied()
            .unwrap_or(0)
    }

    fn barrage(&self, barrage: &Barrage) -> f64 {
        match barrage.step {
            Fire::Place => self.best_barrage(self.s.battery.sections),
            Fire::Buy => (0..=self.book.most_dice(self.s))
                .map(|dice| self.shells(barrage.centre, dice) - self.price(dice))
                .fold(0.0, f64::max),
            Fire::Bought | Fire::Roll => self.shells(barrage.centre, barrage.dice),
            Fire::Resolve(_) => 0.0,
        }
    }

    /// The best place for all fires of the reserve artillery.
    pub fn best_barrage(&self, sections: u8) -> f64 {
        let dice = self.book.most_dice(self.s);
        let shots = f64::from(self.s.battery.shots.max(1));
        let centres = self.s.occupied[foe(self.s.active)];
        let aimed = |hex: &HexId| self.book.sections[hex.index()] & sections != 0;
        let fire = centres
            .iter()
            .filter(aimed)
            .map(|hex| shots * self.shells(hex, dice) - self.price(dice));
        fire.fold(0.0, f64::max)
    }

    /// What so many targeting dice cost.
    pub fn price(&self, dice: u8) -> f64 {
        let have = self.s.hq[self.s.active];
        let left = (have + self.book.free_dice(self.s)).saturating_sub(dice);
        self.tokens(have) - self.tokens(left.min(have))
    }

    /// What so many targeting dice around a hex are worth: each lands beside it, and on it too with its like.
    pub fn shells(&self, centre: HexId, dice: u8) -> f64 {
        let s = self.s;
        let n = f64::from(dice);
        let alike = n * (1.0 - (5.0f64 / 6.0).powi(i32::from(dice.saturating_sub(1))));
        let hit = |hex: HexId, mode: Mode| {
            let Some(target) = s.at(hex) else {
                return 0.0;
            };
            let value = self.roll(1, mode, mode == Mode::Centre, hex, target, hex);
            match s.unit(target).seat == s.active {
                true => -value,
                false => value,
            }
        };
        let ring = self.book.near(centre) & s.crowded();
        let ring: f64 = ring.iter().map(|hex| hit(hex, Mode::Ring)).sum();
        alike * hit(centre, Mode::Centre) + n / 6.0 * ring
    }
}
