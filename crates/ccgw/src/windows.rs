//! When a Combat card may be played (cc.timing), and who is asked.
//!
//! A window opens if somebody *might* hold a card for it as everybody knows it. What he really holds
//! decides only what stands in his list beside `pass`.

use crate::action::Action;
use crate::book::Book;
use crate::cards::{Combat, Command};
use crate::frame::{Attack, Frame, Mode, Moment, Window};
use crate::kinds::{Kind, NOBODY};
use crate::state::{State, foe};
use table::{Actions, Seat};
use table::{Legal, No};

/// cc.with-command-card: the sixteen cards played together with one's own Command card.
pub const WITH_COMMAND: [Combat; 16] = [
    Combat::OutOfAmmo,
    Combat::Gas,
    Combat::MgBarrage,
    Combat::MortarBarrage,
    Combat::StretcherBearers,
    Combat::Surgeon,
    Combat::CounterEspionage,
    Combat::Forward,
    Combat::MataHari,
    Combat::SmokingKills,
    Combat::Observation,
    Combat::Pigeons,
    Combat::TrenchRaid,
    Combat::Redeploy,
    Combat::Tactician,
    Combat::BarrageFire,
];

/// A Combat card at a moment that is not its own.
pub fn untimely(card: Combat) -> No {
    let moment = Moment::ALL
        .into_iter()
        .find(|moment| moment.cards().contains(&card));
    let key = match moment {
        None => {
            let rules = &["cc.timing", "cc.with-command-card"];
            return No::by(rules, "ccgw-no-card-with-command");
        }
        Some(Moment::Announced) => "ccgw-no-card-announced",
        Some(Moment::UnitMoves) => "ccgw-no-card-unit-moves",
        Some(Moment::InfantryMoved) => "ccgw-no-card-infantry-moved",
        Some(Moment::DiceBought) => "ccgw-no-card-dice-bought",
        Some(Moment::CloseDeclared) => "ccgw-no-card-close-declared",
        Some(Moment::BeforeRoll) => "ccgw-no-card-before-roll",
        Some(Moment::RangedRolled) => "ccgw-no-card-ranged-rolled",
        Some(Moment::RangedResolved) => "ccgw-no-card-ranged-resolved",
        Some(Moment::CloseResolved) => "ccgw-no-card-close-resolved",
        Some(Moment::CloseWon) => "ccgw-no-card-close-won",
        Some(Moment::TokensGained) => "ccgw-no-card-tokens-gained",
    };
    No::by(&["cc.timing"], key)
}

impl Moment {
    /// All of them.
    const ALL: [Moment; 11] = [
        Moment::Announced,
        Moment::UnitMoves,
        Moment::InfantryMoved,
        Moment::DiceBought,
        Moment::CloseDeclared,
        Moment::BeforeRoll,
        Moment::RangedRolled,
        Moment::RangedResolved,
        Moment::CloseResolved,
        Moment::CloseWon,
        Moment::TokensGained,
    ];

    /// The Combat cards of this moment.
    pub const fn cards(self) -> &'static [Combat] {
        match self {
            Moment::Announced => &[Combat::HoldAtAllCost, Combat::MessengerKilled],
            Moment::UnitMoves => &[Combat::Frostbite],
            Moment::InfantryMoved => &[Combat::WireCutters],
            Moment::DiceBought => &[Combat::ShellShortage],
            Moment::CloseDeclared => &[Combat::Ambush],
            Moment::BeforeRoll => &[Combat::Lice, Combat::HandGrenade],
            Moment::RangedRolled => &[Combat::Breastplate],
            Moment::RangedResolved => &[Combat::ReturnFire],
            Moment::CloseResolved => &[Combat::Bayonet],
            Moment::CloseWon => &[Combat::Impetuosity],
            Moment::TokensGained => &[Combat::BetterLogistics],
        }
    }
    /// Whether the Command card Frapper le premier may be played then too (cmd.first-strike).
    pub const fn takes_first_strike(self) -> bool {
        matches!(self, Moment::CloseDeclared)
    }
    /// Its key.
    pub const fn key(self) -> &'static str {
        match self {
            Moment::Announced => "announced",
            Moment::UnitMoves => "unit-moves",
            Moment::InfantryMoved => "infantry-moved",
            Moment::DiceBought => "dice-bought",
            Moment::CloseDeclared => "close-declared",
            Moment::BeforeRoll => "before-roll",
            Moment::RangedRolled => "ranged-rolled",
            Moment::RangedResolved => "ranged-resolved",
            Moment::CloseResolved => "close-resolved",
            Moment::CloseWon => "close-won",
            Moment::TokensGained => "tokens-gained",
        }
    }
}

impl Book {
    /// The window of this moment for this seat, if it opens: the only place where windows come from.
    pub fn window(&self, s: &State, moment: Moment, seat: Seat) -> Option<Frame> {
        let card = moment
            .cards()
            .iter()
            .any(|&card| self.may_hold(s, seat, card) && self.has_use(s, card).is_ok());
        let open = card || (moment.takes_first_strike() && self.may_hold_first_strike(s, seat));
        open.then_some(Frame::Window(Window { moment, seat }))
    }

    /// Whether the seat might hold and could pay for the card, as everybody knows it.
    #[inline]
    fn may_hold(&self, s: &State, seat: Seat, card: Combat) -> bool {
        s.combat.may_hold(seat, self.combat_copies(card))
            && self.may_play_combat(s, seat).is_ok()
            && s.hq[seat] >= self.cost(card)
    }

    fn may_hold_first_strike(&self, s: &State, seat: Seat) -> bool {
        s.command
            .may_hold(seat, self.command_copies(Command::FirstStrike))
            && self.may_strike_back(s).is_ok()
    }

    /// The innermost combat under way.
    pub fn attack<'a>(&self, s: &'a State) -> Option<&'a Attack> {
        s.stack.innermost(|frame| match frame {
            Frame::Attack(attack) => Some(attack),
            _ => None,
        })
    }

    /// cc.one-own-turn, cc.one-opponent-turn, cc.counter-espionage-exception.
    pub fn may_play_combat(&self, s: &State, seat: Seat) -> Legal {
        let most = if seat == s.active && s.effects.has(Combat::CounterEspionage) {
            2
        } else {
            1
        };
        if s.played[seat] < most {
            Ok(())
        } else if seat == s.active {
            Err(No::by(
                &["cc.one-own-turn", "cc.counter-espionage-exception"],
                "ccgw-no-card-own-turn",
            ))
        } else {
            Err(No::by(&["cc.one-opponent-turn"], "ccgw-no-card-other-turn"))
        }
    }

    /// Whether the seat may play this card now, in a window or with its Command card.
    pub fn may_play_card(&self, s: &State, seat: Seat, card: Combat, now: &[Combat]) -> Legal {
        if !now.contains(&card) {
            return Err(untimely(card));
        }
        if !s.combat.holds(seat, self.combat_copies(card)) {
            return Err(No::by(&["cc.timing"], "ccgw-no-card-held"));
        }
        self.may_play_combat(s, seat)?;
        if s.hq[seat] < self.cost(card) {
            return Err(No::by(&["cc.pay"], "ccgw-no-card-pay"));
        }
        self.has_use(s, card)
    }

    /// A card must be able to do something, as everybody can see.
    fn has_use(&self, s: &State, card: Combat) -> Legal {
        let attack = self.attack(s);
        let useful = match card {
            Combat::OutOfAmmo
            | Combat::StretcherBearers
            | Combat::Surgeon
            | Combat::SmokingKills => !self.aims(s, card).is_empty(),
            Combat::Redeploy if s.card == Some(Command::Firefight) => {
                return Err(No::by(
                    &["cmd.firefight-no-redeploy", "cc.redeploy"],
                    "ccgw-no-card-firefight",
                ));
            }
            Combat::BarrageFire | Combat::Observation if self.side(s.active).artillery == 0 => {
                return Err(No::by(&["ra.off-board"], "ccgw-no-artillery"));
            }
            Combat::HandGrenade if attack.is_none_or(|a| a.mode != Mode::Close) => {
                return Err(No::by(
                    &["cc.hand-grenade", "cc.timing"],
                    "ccgw-no-card-timing",
                ));
            }
            Combat::WireCutters => self.cutters(s).next().is_some(),
            Combat::ShellShortage => s
                .stack
                .iter()
                .any(|frame| matches!(frame, Frame::Barrage(b) if b.dice > 1)),
            Combat::Frostbite => self.can_go_on(s, s.moving) || self.may_fight(s, s.moving).is_ok(),
            Combat::Impetuosity => attack.is_some_and(|a| {
                // bonus.terrain, bonus.any-adjacent: nothing to fight from there, nothing to buy.
                !self.stops_entering(s, a.hex) && self.near(a.hex).meets(s.occupied[foe(a.seat)])
            }),
            Combat::BetterLogistics => s.pool > 0,
            Combat::Ambush | Combat::Bayonet => return self.may_strike_back(s),
            Combat::ReturnFire => match attack {
                Some(attack) => return self.return_fire_at(s, attack).map(drop),
                None => false,
            },
            _ => true,
        };
        if useful {
            Ok(())
        } else {
            Err(No::by(&["cc.anatomy"], "ccgw-no-card-use"))
        }
    }

    /// cc.wire-cutters: ordered infantry on wire.
    pub fn cutters<'a>(&self, s: &'a State) -> impl Iterator<Item = u8> + use<'a> {
        s.ordered.iter().filter(move |&u| {
            let unit = s.unit(u);
            s.is_alive(u) && unit.kind == Kind::Infantry && s.wire.contains(unit.hex)
        })
    }

    /// cc.return-fire: the shooter the target can answer: the one that declared the fire, or else another of
    /// a crossfire, by the target's own table, in range and sight.
    pub fn return_fire_at(&self, s: &State, attack: &Attack) -> Legal<u8> {
        let mut answer = Err(No::by(&["cc.return-fire"], "ccgw-no-card-use"));
        let rest = attack.by - table::Set64::one(attack.lead);
        for shooter in std::iter::once(attack.lead).chain(rest.iter()) {
            if shooter == NOBODY || !s.is_alive(shooter) || !s.is_alive(attack.target) {
                continue;
            }
            let mut sum = table::Sum::quiet();
            match self.ranged_dice(s, attack.target, s.unit(shooter).hex, &mut sum) {
                Ok(_) => return Ok(shooter),
                Err(no) => answer = Err(no),
            }
        }
        answer
    }

    /// fx.ter.water.ford-combat: a defender who may not fight where he stands strikes neither first nor back.
    fn may_strike_back(&self, s: &State) -> Legal {
        let target = self.attack(s).map(|attack| attack.target);
        match target.filter(|&unit| unit != NOBODY && s.is_alive(unit)) {
            Some(unit) => self.may_fight_here(s, unit),
            None => Ok(()),
        }
    }

    /// cmd.first-strike: whether the seat may answer with it.
    pub fn may_strike_first(&self, s: &State, seat: Seat) -> Legal {
        if !s
            .command
            .holds(seat, self.command_copies(Command::FirstStrike))
        {
            return Err(No::by(&["cmd.first-strike"], "ccgw-no-card-held"));
        }
        self.may_strike_back(s)
    }

    /// What is legal in a window.
    pub fn list_window(&self, s: &State, window: Window, out: &mut Actions<Action>) {
        for &card in window.moment.cards() {
            if self
                .may_play_card(s, window.seat, card, window.moment.cards())
                .is_ok()
            {
                out.push(Action::Card(card));
            }
        }
        if window.moment.takes_first_strike() && self.may_strike_first(s, window.seat).is_ok() {
            out.push(Action::FirstStrike);
        }
        out.push(Action::Pass);
    }

    /// Whether the question of a Combat card with the Command card is put at all.
    pub fn with_command_open(&self, s: &State) -> bool {
        WITH_COMMAND
            .iter()
            .any(|&card| self.may_hold(s, s.active, card) && self.has_use(s, card).is_ok())
    }

    /// Public numbers beside a question, for standing orders.
    pub fn public_facts(&self, s: &State) -> Vec<(&'static str, i64)> {
        let mut facts = vec![("turn", i64::from(s.turn))];
        if let Some(attack) = self.attack(s) {
            facts.push(("dice", i64::from(attack.dice)));
            facts.push(("hits", i64::from(attack.hits)));
            facts.push(("flags", i64::from(attack.faces[crate::kinds::FLAG])));
            if attack.target != NOBODY && s.is_alive(attack.target) {
                facts.push(("figures", i64::from(s.unit(attack.target).figures)));
            }
            if attack.lead != NOBODY && s.is_alive(attack.lead) {
                facts.push((
                    "range",
                    i64::from(self.distance(s.unit(attack.lead).hex, attack.hex)),
                ));
            }
        }
        for seat in [s.active, foe(s.active)] {
            let missing = self.target.saturating_sub(self.score(s, seat));
            facts.push((
                if seat == s.active {
                    "active-needs"
                } else {
                    "other-needs"
                },
                i64::from(missing),
            ));
        }
        facts
    }
}
