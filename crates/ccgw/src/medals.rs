//! Medals: for eliminated units and for objectives (medal.*), and victory (goal.*).

use crate::book::{Book, Objective};
use crate::kinds::{Holder, Kind, Prize, Specialist};
use crate::scenario::ObjectiveKind;
use crate::state::{Phase, State, foe};
use table::{Seat, Teller, Text};

impl Book {
    /// Medals that count for the seat now: permanent ones and objectives held (medal.permanent-vs-temporary).
    pub fn score(&self, s: &State, seat: Seat) -> u8 {
        let won = s.medals[seat].iter().copied();
        won.fold(self.held(s, seat), u8::saturating_add)
    }

    /// Medals for objectives held now. One that waits for its relief (medal.handover) does not count until it has
    /// come.
    pub fn held(&self, s: &State, seat: Seat) -> u8 {
        let held = self.objectives.iter().zip(s.held.iter());
        let counts = |o: &Objective| !o.kind.is_permanent() && self.holds(s, o, seat);
        let temporary = held
            .filter(|(o, holder)| holder.seat() == Some(seat) && counts(o))
            .map(|(o, _)| o.worth);
        temporary.fold(self.credits(s, seat), u8::saturating_add)
    }

    /// scn.55.trench-units: medals for units where they stand.
    fn credits(&self, s: &State, seat: Seat) -> u8 {
        let units = (s.credited & s.alive[seat]).len() as u8;
        let each = self
            .objectives
            .iter()
            .find(|o| o.kind == ObjectiveKind::UnitsTurnStart);
        each.map_or(0, |o| units.saturating_mul(o.worth))
    }

    /// goal.first-to-target: whether a side has the medals it needs; a position of one's own may ask for none.
    pub fn has_enough(&self, s: &State, seat: Seat) -> bool {
        let target = self.targets[seat];
        target > 0 && self.score(s, seat) >= target
    }

    /// goal.first-to-target, goal.instant-win: the game ends the moment the last medal is gained.
    pub fn judge(&self, s: &mut State, t: &mut Teller) {
        if s.winner.is_none() {
            // The active player first: both can only reach the target at once by one deed of his.
            for seat in [s.active, foe(s.active)] {
                if self.has_enough(s, seat) {
                    s.winner = Some(seat);
                    t.all(|| {
                        Text::new("ccgw-won")
                            .text("side", self.side_text(seat))
                            .num("medals", self.score(s, seat))
                    })
                    .ends(|| vec!["goal.first-to-target"]);
                    return;
                }
            }
        }
    }

    /// Permanent medals for the seat (comp.victory-card).
    pub fn award(&self, s: &mut State, seat: Seat, medals: u8, prize: Prize, t: &mut Teller) {
        s.medals[seat][prize as usize] += medals;
        t.all(|| {
            Text::new(format!("ccgw-medal-{}", prize.word()))
                .text("side", self.side_text(seat))
                .num("n", medals)
        });
        self.judge(s, t);
    }

    /// Objectives after somebody moved, retreated, advanced or fell.
    pub fn recount(&self, s: &mut State, t: &mut Teller) {
        self.capture(s, t);
        if self.objectives.is_empty() {
            return;
        }
        for (i, objective) in self.objectives.iter().enumerate() {
            let holder = s.held[i].seat();
            if objective.kind == ObjectiveKind::UnitsTurnStart {
                self.uncredit(s, objective, t);
                continue;
            }
            if objective.kind.is_permanent() && holder.is_some() {
                continue; // medal.permanent: never lost
            }
            if let Some(holder) = holder
                && self.is_lost(s, i, holder)
            {
                s.held[i] = Holder::NOBODY;
                t.all(|| self.objective_text("ccgw-objective-lost", objective, holder));
            }
            if s.held[i] == Holder::NOBODY && objective.kind.is_immediate() {
                let gains =
                    |seat: &Seat| objective.is_for(*seat) && self.holds(s, objective, *seat);
                if let Some(seat) = [s.active, foe(s.active)].into_iter().find(gains) {
                    self.gain(s, i, seat, t);
                }
            }
        }
        self.judge(s, t);
    }

    /// Whether the holder has lost the objective. While his own units move it waits for another of them
    /// (medal.handover); the unit that left it is not its own relief.
    fn is_lost(&self, s: &mut State, i: usize, holder: Seat) -> bool {
        let objective = &self.objectives[i];
        let left = s.vacated >> i & 1 == 1;
        if self.holds(s, objective, holder) {
            s.vacated &= !(1 << i);
            return left;
        }
        let waits =
            s.phase == Phase::Movement && s.active == holder && objective.kind.waits_for_relief();
        if waits && s.moving.is_some() {
            s.vacated |= 1 << i;
        }
        !waits
    }

    /// The turn-start objectives of the player whose turn begins.
    pub fn turn_start(&self, s: &mut State, t: &mut Teller) {
        let seat = s.active;
        for (i, objective) in self.objectives.iter().enumerate() {
            let holder = s.held[i].seat();
            if objective.kind == ObjectiveKind::UnitsTurnStart {
                self.credit(s, objective, t);
                continue;
            }
            // medal.permanent: never lost; a holder who still fulfils it keeps it.
            let keeps = |holder| objective.kind.is_permanent() || self.holds(s, objective, holder);
            let settled = holder.is_some_and(keeps);
            if settled
                || holder == Some(seat)
                || objective.kind.is_immediate()
                || !objective.is_for(seat)
            {
                continue;
            }
            if self.holds(s, objective, seat) {
                self.gain(s, i, seat, t);
            }
        }
        self.judge(s, t);
    }

    fn gain(&self, s: &mut State, i: usize, seat: Seat, t: &mut Teller) {
        let objective = &self.objectives[i];
        s.held[i] = Holder::of(Some(seat));
        t.all(|| self.objective_text("ccgw-objective-gained", objective, seat));
        if objective.kind.is_permanent() {
            s.medals[seat][Prize::Objective as usize] += objective.worth;
        }
    }

    /// Whether the seat fulfils the objective now.
    pub fn holds(&self, s: &State, objective: &Objective, seat: Seat) -> bool {
        let mine = s.occupied[seat] & objective.hexes;
        let theirs = s.occupied[foe(seat)];
        match objective.kind {
            // medal.majority, scn.57.second-line-majority: more hexes of the group than the opponent.
            ObjectiveKind::MajorityTurnStart | ObjectiveKind::Majority => {
                return mine.len() > (theirs & objective.hexes).len();
            }
            // scn.45.woods, scn.46.hills: nobody need be there oneself.
            ObjectiveKind::ClearedTurnStart => {
                let clear = !objective.hexes.meets(theirs);
                return clear && objective.needs.iter().all(|group| !group.meets(theirs));
            }
            _ => {}
        }
        // medal.group: any hex of it; scn.03.trench-lines: the lines before it too.
        !mine.is_empty()
            && objective
                .needs
                .iter()
                .all(|group| group.meets(s.occupied[seat]))
    }

    /// scn.55.trench-units: the units that stand there as the turn begins.
    fn credit(&self, s: &mut State, objective: &Objective, t: &mut Teller) {
        let seat = s.active;
        if !objective.is_for(seat) {
            return;
        }
        for unit in (s.alive[seat] - s.credited).iter() {
            if objective.hexes.contains(s.unit(unit).hex) {
                s.credited.insert(unit);
                t.all(|| self.credit_text("ccgw-unit-credited", s, unit));
            }
        }
    }

    /// They keep it as long as they stay there.
    fn uncredit(&self, s: &mut State, objective: &Objective, t: &mut Teller) {
        for unit in s.credited.iter() {
            let stays = s.is_alive(unit) && objective.hexes.contains(s.unit(unit).hex);
            if !stays {
                s.credited.remove(unit);
                t.all(|| self.credit_text("ccgw-unit-uncredited", s, unit));
            }
        }
    }

    fn credit_text(&self, key: &'static str, s: &State, unit: u8) -> Text {
        let seat = s.unit(unit).seat;
        Text::new(key)
            .text("side", self.side_text(seat))
            .text("unit", self.unit_text(s, unit))
    }

    /// scn.54.guns: guns without a crew are taken at once.
    fn capture(&self, s: &mut State, t: &mut Teller) {
        let Some((seat, worth)) = self.captures else {
            return;
        };
        for hex in s.guns & s.occupied[seat] {
            s.guns.remove(hex);
            t.all(|| Text::new("ccgw-gun-taken").name("hex", self.label(hex)));
            self.award(s, seat, worth, Prize::Gun, t);
        }
    }

    /// The Observation Advantage on the map. scn.04.observation and its kin: the side with more units on and beside the
    /// hexes; fx.spec.forward-observer: an observer with the infantry who sees an enemy within five hexes.
    pub fn observes(&self, s: &State, seat: Seat) -> bool {
        let ground = self.observation.is_some_and(|hexes| {
            (s.occupied[seat] & hexes).len() > (s.occupied[foe(seat)] & hexes).len()
        });
        ground || s.alive[seat].iter().any(|unit| self.spots(s, unit))
    }

    fn spots(&self, s: &State, unit: u8) -> bool {
        let u = s.unit(unit);
        let forward = u.kind == Kind::Infantry && u.specialist == Some(Specialist::Observer);
        forward
            && s.occupied[foe(u.seat)]
                .iter()
                .any(|at| self.distance(u.hex, at) <= 5 && self.sees(s, u.hex, at))
    }
}

impl Objective {
    /// Whether this seat may gain it.
    pub fn is_for(&self, seat: Seat) -> bool {
        self.side.is_none_or(|side| side == seat)
    }
}

impl ObjectiveKind {
    /// Kept on the Victory card.
    pub fn is_permanent(self) -> bool {
        matches!(
            self,
            ObjectiveKind::Permanent | ObjectiveKind::PermanentTurnStart
        )
    }
    /// Gained the moment the hex is occupied.
    pub fn is_immediate(self) -> bool {
        matches!(
            self,
            ObjectiveKind::Temporary | ObjectiveKind::Permanent | ObjectiveKind::Majority
        )
    }
    /// medal.handover: whether another unit may relieve the one that leaves. Nobody need stand where it is enough
    /// that the enemy does not.
    pub fn waits_for_relief(self) -> bool {
        self != ObjectiveKind::ClearedTurnStart
    }
}
