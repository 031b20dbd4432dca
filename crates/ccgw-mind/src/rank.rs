//! A quick opinion on every answer to a question, without trying any: what a search begins with, and by what it
//! plays on in its mind. The points are those of the judge, as differences from doing nothing.

use crate::eye::Eye;
use crate::lore::Spot;
use ccgw::{Action, Book, Combat, Command, Frame, Kind, Mode, Phase, State, foe};
use hex::HexId;
use players::Lore;
use table::{Seat, Set64};

/// What is no answer while another unit has something better to do first.
const NOT_YET: f64 = -1000.0;

/// The opinion on each of these actions.
pub(super) fn rank(book: &Book, s: &State, actions: &[Action], lore: &Lore, out: &mut Vec<f64>) {
    let eye = Eye::new(book, s);
    out.clear();
    let with_learned = |action: Action, opinion: f64| opinion + eye.learned(lore, action, opinion);
    match actions.first() {
        Some(Action::Play(_)) => {
            let chances = Chances::of(&eye, s.active);
            let value = |&action: &Action| match action {
                Action::Play(card) => with_learned(action, chances.command(&eye, card)),
                _ => with_learned(action, 0.0),
            };
            out.extend(actions.iter().map(value));
        }
        _ if s.stack.is_empty() && s.phase == Phase::Movement && s.moving.is_none() => {
            eye.rank_moves(actions, lore, out);
        }
        _ => out.extend(
            actions
                .iter()
                .map(|&action| with_learned(action, eye.opinion(action))),
        ),
    }
}

/// What the units of a side could do if they were ordered.
struct Chances {
    seat: Seat,
    /// By section of the board, the best first.
    sections: [Vec<f64>; 3],
    /// All of them, the best first.
    all: Vec<f64>,
}

impl Chances {
    fn of(eye: &Eye, seat: Seat) -> Self {
        let mut chances = Chances {
            seat,
            sections: Default::default(),
            all: Vec::new(),
        };
        for u in eye.s.alive[seat].iter() {
            let chance = eye.chance(u);
            chances.all.push(chance);
            for section in 0..3u8 {
                if eye.book.stands_in(eye.s, u, section) {
                    chances.sections[usize::from(section)].push(chance);
                }
            }
        }
        let sort = |list: &mut Vec<f64>| list.sort_unstable_by(|a, b| b.total_cmp(a));
        chances.sections.iter_mut().for_each(sort);
        sort(&mut chances.all);
        chances
    }

    fn best(list: &[f64], most: usize) -> f64 {
        list.iter().take(most).sum()
    }

    fn command(&self, eye: &Eye, card: Command) -> f64 {
        let (book, s) = (eye.book, eye.s);
        let there = |wing| &self.sections[usize::from(book.section(self.seat, wing))];
        let each = |most: usize| -> f64 {
            let parts = self.sections.iter();
            parts.map(|part| Chances::best(part, most)).sum()
        };
        let [infantry, whistles, show, fight, bombard, copy] = eye.w.factor;
        let c = &eye.w.cards;
        // What is spent is replaced by a card like the others: the good ones are dear.
        match card {
            Command::Recon(wing) => {
                Chances::best(there(wing), 1) + c[0] + eye.w.time * eye.time_medal(self.seat)
            }
            Command::Probe(wing) => Chances::best(there(wing), 2) + c[1],
            Command::Attack(wing) => Chances::best(there(wing), 3) + c[2],
            Command::Assault(wing) => Chances::best(there(wing), 9) + c[3],
            Command::ReconInForce => each(1) + c[4],
            Command::GeneralAdvance => each(2) + c[5],
            Command::Pincer => {
                Chances::best(&self.sections[0], 2) + Chances::best(&self.sections[2], 2) + c[6]
            }
            Command::InfantryAttack => {
                let parts = self.sections.iter();
                let best = parts.map(|part| Chances::best(part, 9)).fold(0.0, f64::max);
                infantry * best + c[7]
            }
            Command::ArtilleryBombard => {
                let shells = 2.0 * bombard * eye.best_barrage(0b111);
                shells.max(Chances::best(&self.all, 1)) + c[8]
            }
            Command::Firefight => fight * Chances::best(&self.all, 4) + c[13],
            Command::Whistles => whistles * Chances::best(&self.all, 5) + c[10],
            Command::DirectFromHq => {
                let most = usize::from(s.hq[self.seat]);
                let price =
                    |n: usize| eye.tokens(s.hq[self.seat]) - eye.tokens(s.hq[self.seat] - n as u8);
                let worth = |n: usize| Chances::best(&self.all, n) - price(n);
                (0..=most.min(8)).map(worth).fold(0.0, f64::max) + c[11]
            }
            Command::BigShow => {
                let dice = f64::from(s.command.count[self.seat]) * 4.0 / 6.0;
                show * Chances::best(&self.all, dice as usize) + c[12]
            }
            Command::Replacements => c[15],
            Command::CounterAttack => match s.last[foe(self.seat)] {
                Some(Command::CounterAttack) | None => 0.0,
                Some(copied) => copy * self.command(eye, copied.mirrored()) + c[9],
            },
            Command::FirstStrike => c[14],
            Command::Relief => c[16],
        }
    }
}

impl Eye<'_> {
    /// What an order for this unit would be worth, roughly.
    fn chance(&self, unit: u8) -> f64 {
        let step = match self.s.unit(unit).kind {
            Kind::Infantry | Kind::Schneider | Kind::SaintChamond => self.w.advance[0],
            Kind::MachineGun | Kind::Mortar | Kind::FieldGun => self.w.advance[1],
        };
        self.w.now * self.threat(unit) + step
    }

    /// A hex for an ordered unit after so many hexes moved.
    pub fn spot(&self, unit: u8, hex: HexId, moved: u8) -> Spot {
        let attack = match self.may_fight(unit, moved) {
            true => self.attack_now(unit, hex, moved > 0 || self.s.entered.has(unit)),
            false => 0.0,
        };
        Spot {
            attack,
            ..self.stay(unit, hex)
        }
    }

    /// A hex for a unit whose turn is over.
    fn stay(&self, unit: u8, hex: HexId) -> Spot {
        Spot {
            hex,
            attack: 0.0,
            pull: self.pull(unit, hex),
            post: self.post(unit, hex),
            danger: self.danger(unit, hex),
        }
    }

    /// What it is worth to stand there.
    fn place(&self, spot: &Spot) -> f64 {
        self.w.now * spot.attack + spot.pull + spot.post - self.w.shared * self.w.next * spot.danger
    }

    /// What it is worth to a unit to stand in this hex when the turn is over.
    fn stand(&self, unit: u8, hex: HexId) -> f64 {
        self.place(&self.stay(unit, hex))
    }

    /// Units move one after the other: the first with something to gain goes first, to the best hex for it.
    fn rank_moves(&self, actions: &[Action], lore: &Lore, out: &mut Vec<f64>) {
        let s = self.s;
        out.resize(actions.len(), NOT_YET);
        let mut at = 0;
        while at < actions.len() {
            let Some(from) = moving_from(actions[at]) else {
                out[at] = self.learned(lore, actions[at], 0.0);
                at += 1;
                continue;
            };
            let unit = s.at(from).unwrap_or_default();
            let here = self.spot(unit, from, s.unit(unit).moved);
            let mut gains = false;
            while at < actions.len() && moving_from(actions[at]) == Some(from) {
                let gain = match self.landing(unit, actions[at]) {
                    Some(there) => {
                        let gain = self.place(&there) - self.place(&here);
                        gain + self.learned_step(lore, unit, [&here, &there], gain)
                    }
                    None => self.medal[s.active.index()] - self.place(&here),
                };
                gains |= gain > 0.0;
                out[at] = gain;
                at += 1;
            }
            if gains {
                // The last answer is to move nobody any more.
                if let (Some(last), Some(&done)) = (out.last_mut(), actions.last()) {
                    *last = self.learned(lore, done, 0.0);
                }
                return;
            }
        }
    }

    /// Where an answer leads a unit; nowhere if it leaves the board.
    pub fn landing(&self, unit: u8, action: Action) -> Option<Spot> {
        let moved = self.s.unit(unit).moved;
        match action {
            Action::Step(_, to) => Some(self.spot(unit, to, moved + 1)),
            Action::March(from, to) => Some(self.spot(unit, to, self.book.distance(from, to))),
            _ => None,
        }
    }

    /// What it is worth to a unit to go there, or to leave.
    fn going(&self, unit: u8, from: HexId, action: Action) -> f64 {
        let here = self.spot(unit, from, self.s.unit(unit).moved);
        let there = self.landing(unit, action);
        there.map_or(self.medal[self.s.active.index()], |there| {
            self.place(&there)
        }) - self.place(&here)
    }

    fn opinion(&self, action: Action) -> f64 {
        let (book, s) = (self.book, self.s);
        match action {
            Action::Order(hex) => s.at(hex).map_or(0.0, |unit| self.chance(unit)),
            Action::OrderArtillery(wing) => {
                let sections = wing.map_or(0b111, |wing| 1 << book.section(s.active, wing));
                self.best_barrage(sections)
            }
            Action::Section(wing) => {
                let section = book.section(s.active, wing);
                let there = |u: &u8| book.stands_in(s, *u, section);
                let units = s.orders.eligible.iter().filter(there);
                units.map(|u| self.chance(u)).sum()
            }
            Action::Step(from, _) | Action::March(from, _) | Action::Exit(from) => {
                let unit = s.at(from).unwrap_or_default();
                self.going(unit, from, action)
            }
            Action::Fire(from, at) | Action::Assault(from, at) => match (s.at(from), s.at(at)) {
                (Some(unit), Some(target)) => self.attack(unit, from, s.entered.has(unit), target),
                _ => 1.0,
            },
            Action::Cut(_) => 3.0,
            Action::Target(hex) => {
                let dice = book.most_dice(s);
                self.shells(hex, dice) - self.price(dice)
            }
            Action::Pick(hex) => s.at(hex).map_or(0.0, |unit| self.picked(unit)),
            Action::Card(card) => self.card(card),
            Action::TakeCommand(_) | Action::TakeCombat(_) => 1.0,
            Action::Medal => self.medal[s.active.index()],
            Action::DrawTwo => 6.0,
            Action::Keep(card) => Chances::of(self, s.active).command(self, card),
            Action::Draw if s.hq[s.active] >= 3 => self.w.combat_card,
            Action::Draw => 0.6 * self.w.combat_card,
            Action::Tokens => self.tokens(s.hq[s.active] + 2) - self.tokens(s.hq[s.active]),
            Action::Discard(_) => {
                self.tokens(s.hq[s.active] + 1) - self.tokens(s.hq[s.active]) - self.w.combat_card
            }
            other => self.in_combat(other),
        }
    }

    /// The answers within a combat.
    fn in_combat(&self, action: Action) -> f64 {
        let s = self.s;
        match (action, s.stack.last()) {
            (Action::FirstStrike, _) => 15.0,
            (Action::Ignore(n), _) => f64::from(n),
            (Action::Join(hex), Some(Frame::Attack(attack))) => s.at(hex).map_or(0.0, |unit| {
                let mut guns = attack.by;
                let before = self.crossfire(guns, attack.target, attack.hex);
                guns.insert(unit);
                let together = self.crossfire(guns, attack.target, attack.hex);
                together - before - self.attack_now(unit, hex, false)
            }),
            (Action::Retreat(to), Some(Frame::Retreat(retreat))) => self.stand(retreat.unit, to),
            (Action::Advance, Some(Frame::Attack(attack))) => self.shift(attack.lead, attack.hex),
            (Action::Return, Some(Frame::Attack(attack))) => self.shift(attack.lead, s.raid.start),
            (Action::Dice(n), Some(Frame::Barrage(barrage))) => {
                self.shells(barrage.centre, n) - self.price(n)
            }
            _ => 0.0,
        }
    }

    fn crossfire(&self, guns: Set64, target: u8, at: HexId) -> f64 {
        let dice = guns.iter().map(|u| self.gun_dice(u, at)).sum();
        self.roll(dice, Mode::Ranged, false, at, target, at)
    }

    /// What another hex is worth to a unit after its fight.
    fn shift(&self, unit: u8, to: HexId) -> f64 {
        self.stand(unit, to) - self.stand(unit, self.s.unit(unit).hex)
    }

    /// A unit chosen for a card or a specialist.
    fn picked(&self, unit: u8) -> f64 {
        match self.s.stack.last() {
            Some(Frame::Aim(Combat::OutOfAmmo)) => self.threat(unit),
            Some(Frame::Aim(Combat::SmokingKills)) => 5.0 - f64::from(self.s.unit(unit).figures),
            Some(Frame::Aim(_) | Frame::Restore { .. }) => self.figure(unit),
            _ => self.threat(unit),
        }
    }

    /// A Combat card: most are worth their price when they can be played at all.
    fn card(&self, card: Combat) -> f64 {
        let s = self.s;
        let seat = match s.stack.last() {
            Some(Frame::Window(window)) => window.seat,
            _ => s.active,
        };
        let gain = match card {
            Combat::StretcherBearers | Combat::Surgeon => 18.0,
            Combat::Pigeons => 30.0,
            Combat::BarrageFire => 8.0 + self.best_barrage(0b111),
            Combat::MgBarrage | Combat::MortarBarrage | Combat::Gas => 14.0,
            Combat::Forward | Combat::TrenchRaid | Combat::Redeploy => 12.0,
            Combat::Ambush | Combat::Bayonet | Combat::ReturnFire => 40.0,
            Combat::Breastplate | Combat::HandGrenade | Combat::Impetuosity => 35.0,
            Combat::BetterLogistics => 25.0,
            Combat::SmokingKills | Combat::OutOfAmmo => 18.0,
            Combat::Frostbite | Combat::ShellShortage | Combat::MessengerKilled => 22.0,
            Combat::HoldAtAllCost | Combat::Lice => 16.0,
            Combat::Observation | Combat::Tactician | Combat::WireCutters => 14.0,
            Combat::CounterEspionage | Combat::MataHari => 16.0,
        };
        let price =
            self.tokens(s.hq[seat]) - self.tokens(s.hq[seat].saturating_sub(self.book.cost(card)));
        gain - price - self.w.combat_card
    }
}

/// The hex of the unit that an answer moves.
fn moving_from(action: Action) -> Option<HexId> {
    match action {
        Action::Step(from, _) | Action::March(from, _) | Action::Exit(from) => Some(from),
        _ => None,
    }
}

/// What the best Command card of a seat could do now.
pub(super) fn best_card(eye: &Eye, seat: Seat) -> f64 {
    let (book, s) = (eye.book, eye.s);
    let chances = Chances::of(eye, seat);
    let card = |id: u8| book.command_of[usize::from(book.command.class(id))];
    let cards = s.command.hand[seat].iter().map(card);
    cards
        .map(|card| chances.command(eye, card))
        .fold(0.0, f64::max)
}
