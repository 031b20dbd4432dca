//! The sequence of play (L4.1, L4.2): what happens until somebody is asked.

use crate::book::Book;
use crate::frame::{Flow, Frame};
use crate::ground::Hexes;
use crate::ids::{Piece, Pieces};
use crate::state::{Deeds, Marks, Phase, Stage, State, foe, is_on_map};
use table::{Chance, Seat, Teller, Text, Weight};

impl Book {
    /// Plays on until somebody is asked or the match is over.
    pub fn run(&self, s: &mut State, c: &mut Chance, t: &mut Teller) {
        table::flow::run(s, |s, frame| {
            // L18.3, L22.6, L26.1: who enters a hex looks around once mines, barrage and gas have let him.
            if !frame.as_ref().is_some_and(|frame| frame.is_due()) {
                self.look_around(s, t);
            }
            self.step(s, frame, c, t)
        });
    }

    fn step(
        &self,
        s: &mut State,
        frame: Option<&mut Frame>,
        c: &mut Chance,
        t: &mut Teller,
    ) -> Flow {
        match frame {
            None => self.step_phase(s, c, t),
            Some(Frame::March(march)) => self.step_march(s, march, c, t),
            Some(Frame::Retreat(retreat)) => self.step_retreat(s, retreat, t),
            Some(Frame::Excess(excess)) => self.step_excess(s, excess),
            Some(Frame::Volley(volley)) => self.step_volley(s, volley, c, t),
            Some(Frame::Melee(melee)) => self.step_melee(s, melee, c, t),
            Some(Frame::Drive(drive)) => self.step_drive(s, drive, c, t),
            Some(Frame::Shell(shell)) => self.step_shell(s, shell, c, t),
            Some(Frame::Cloud(cloud)) => self.step_cloud(s, cloud, c, t),
            Some(Frame::Duel(duel)) => self.step_duel(s, duel, c, t),
            Some(Frame::Sky(sky)) => self.step_sky(s, sky, c, t),
            Some(Frame::Bombs(bombs)) => self.step_bombs(s, bombs, c, t),
            Some(Frame::Strafe(strafe)) => self.step_strafe(s, strafe, c, t),
            Some(Frame::Idle) => unreachable!("an idle frame is not on the stack"),
        }
    }

    /// Who acts in this phase (L4.2, L19.2).
    pub fn acting(&self, s: &State) -> Seat {
        match s.phase {
            phase if phase.is_joint() => s.part,
            phase if phase.is_defensive() => foe(s.active),
            _ => s.active,
        }
    }

    fn step_phase(&self, s: &mut State, c: &mut Chance, t: &mut Teller) -> Flow {
        match s.phase {
            Phase::SetUp => {
                if self.is_setting_up(s) {
                    return Flow::Ask;
                }
                self.begin_game_turn(s, t);
                return Flow::Next;
            }
            Phase::EndStep => {
                self.end_step(s, c, t);
                return Flow::Next;
            }
            _ => {}
        }
        let flow = match s.stage {
            Stage::Begin => self.begin_phase(s, c, t),
            Stage::Open if !s.done && self.phase_open(s) => return Flow::Ask,
            Stage::Open => Flow::Done,
            Stage::End => self.end_phase(s, c, t),
            Stage::Settle => self.settle(s, t),
        };
        if flow != Flow::Done {
            return flow;
        }
        match s.stage {
            Stage::Begin => s.stage = Stage::Open,
            Stage::Open => s.stage = Stage::End,
            Stage::End => s.stage = Stage::Settle,
            Stage::Settle => self.pass_on(s, t),
        }
        Flow::Next
    }

    /// What a phase begins with.
    fn begin_phase(&self, s: &mut State, c: &mut Chance, t: &mut Teller) -> Flow {
        match s.phase {
            phase if phase.is_joint() => self.begin_air(s, c, t),
            Phase::Standing | Phase::Requests | Phase::Assignment => self.begin_artillery(s, c, t),
            Phase::Vehicles => self.begin_vehicles(s, c, t),
            Phase::GunFire => self.begin_gunfire(s, c, t),
            Phase::SmallArms | Phase::Offensive => self.begin_small_arms(s, c, t),
            Phase::Melee => self.begin_melee(s, c, t),
            Phase::Regroup => self.begin_regroup(s),
            Phase::Recovery => self.begin_recovery(s, c, t),
            _ => Flow::Done,
        }
    }

    /// Whether who acts in this phase can do anything. Where he moves, what he has hidden could only stand in his way: it is
    /// left out of account, so that nothing is given away (L26.1).
    fn phase_open(&self, s: &State) -> bool {
        let moves = matches!(s.phase, Phase::Vehicles | Phase::March | Phase::Regroup);
        let s = match moves {
            true => &*self.in_the_open(s, s.active),
            false => s,
        };
        match s.phase {
            phase if phase.is_joint() => self.air_open(s),
            Phase::Standing | Phase::Requests | Phase::Assignment => self.artillery_open(s),
            Phase::Vehicles => self.vehicles_open(s),
            Phase::GunFire => self.gunfire_open(s),
            Phase::March => self.march_open(s),
            Phase::SmallArms | Phase::Offensive => self.small_arms_open(s),
            Phase::Melee => self.melee_open(s),
            Phase::Regroup => self.regroup_open(s),
            _ => false,
        }
    }

    /// What a phase ends with.
    fn end_phase(&self, s: &mut State, c: &mut Chance, t: &mut Teller) -> Flow {
        match s.phase {
            phase if phase.is_joint() => self.end_air(s, c, t),
            Phase::Standing | Phase::Requests | Phase::Assignment => self.end_artillery(s, c, t),
            Phase::Vehicles => self.end_vehicles(s, c, t),
            Phase::GunFire => self.end_gunfire(s, c, t),
            Phase::SmallArms | Phase::Offensive => self.end_small_arms(s, c, t),
            Phase::Melee => self.end_melee(s, c, t),
            Phase::Recovery => self.abandon(s, c, t),
            _ => Flow::Done,
        }
    }

    /// What every phase ends with: nobody is too many in a hex (L8.1), weapons are captured (L21.6), horses lost (L7.7).
    fn settle(&self, s: &mut State, t: &mut Teller) -> Flow {
        if let Some(excess) = self.overfull(s) {
            // L26.1: why somebody has to go is shown.
            for unit in s.every_in(excess.seat, excess.hex).iter() {
                self.reveal(s, unit, t);
            }
            return Flow::Call(Frame::Excess(excess));
        }
        self.capture(s, t);
        self.lose_horses(s);
        Flow::Done
    }

    /// L21.6: who is alone with a weapon of the other side has it.
    fn capture(&self, s: &mut State, t: &mut Teller) {
        let weapons = { s.pieces() }.filter(|&it| s.on_map(it) && self.kind(s, it).is_support());
        for weapon in weapons.collect::<Pieces>().iter() {
            let (seat, hex) = (s.holder(weapon), s.hex(weapon));
            let takes = |unit: Piece| !s.is(unit, Marks::PINNED);
            let taken = self.fighters(s, foe(seat), hex).iter().any(takes);
            let guards = s
                .of_in(seat, hex)
                .only(|unit| !self.kind(s, unit).is_support());
            if taken && guards.is_empty() && s.unit(weapon).aboard.get().is_none() {
                self.take(s, weapon, t);
            }
        }
    }

    /// L21.6: a weapon changes hands; taken back it is no longer captured.
    pub(crate) fn take(&self, s: &mut State, weapon: Piece, t: &mut Teller) {
        match s.is(weapon, Marks::CAPTURED) {
            true => s.unmark(weapon, Marks::CAPTURED),
            false => s.mark(weapon, Marks::CAPTURED),
        }
        let hex = s.hex(weapon);
        s.put(weapon, hex);
        t.all(|| self.unit_text("landships-captured", s, weapon));
    }

    /// L7.7
    fn lose_horses(&self, s: &mut State) {
        let lost = |s: &State, n: usize| {
            let (hex, of) = (s.horses[n].hex.0, s.horses[n].of);
            let Some(seat) = of.get().map(|unit| s.unit(unit).seat) else {
                return true;
            };
            !self.fighters(s, foe(seat), hex).is_empty() && s.of_in(seat, hex).is_empty()
        };
        let mut left = table::List::default();
        for n in 0..s.horses.len() {
            if !lost(s, n) {
                left.push(s.horses[n]);
            }
        }
        s.horses = left;
    }

    /// The phase is over: the other side's part of it, or the next phase.
    fn pass_on(&self, s: &mut State, t: &mut Teller) {
        if s.phase.is_joint() && s.part == self.opener(s.phase) {
            let other = foe(s.part);
            self.go(s, s.phase);
            s.part = other;
            return;
        }
        if s.phase == Phase::Recovery {
            return self.end_player_turn(s, t);
        }
        let next = s.phase.next();
        self.go(s, next);
        if next == Phase::Standing {
            self.begin_player_turn(s, self.first, t);
        }
    }

    /// Who begins a phase that both sides have: the second player gives missions first (L19.2), else the first player (L1.11).
    fn opener(&self, phase: Phase) -> Seat {
        match phase {
            Phase::Missions => foe(self.first),
            _ => self.first,
        }
    }

    /// A phase begins: nobody is done, nothing was attacked in it.
    pub(crate) fn go(&self, s: &mut State, phase: Phase) {
        s.phase = phase;
        s.stage = Stage::Begin;
        s.done = false;
        s.begun = false;
        s.part = self.opener(phase);
        s.struck = Hexes::EMPTY;
        s.volley.clear();
        let moves = matches!(phase, Phase::Vehicles | Phase::March | Phase::Regroup);
        for unit in s.units.iter_mut() {
            unit.deeds.clear(Deeds::PIVOTED.and(Deeds::TESTED));
            if moves {
                unit.spent = 0;
            }
        }
    }

    fn begin_player_turn(&self, s: &mut State, seat: Seat, t: &mut Teller) {
        s.active = seat;
        t.all(|| Text::new("landships-player-turn").text("side", self.side_text(seat)))
            .weighs(Weight::Turn);
    }

    /// The end of a player-turn (L3.7, L4.13): hexes change hands, markers go, the other side follows or the End step.
    fn end_player_turn(&self, s: &mut State, t: &mut Teller) {
        self.take_control(s);
        self.forget_unseen(s);
        for unit in s.units.iter_mut() {
            unit.deeds = Deeds::default();
            unit.used = 0;
            match unit.marks.any(Marks::FRESH) {
                true => unit.marks.clear(Marks::FRESH),
                false => unit.marks.clear(Marks::FIRED),
            }
        }
        match s.active == self.first {
            true => {
                self.go(s, Phase::Standing);
                self.begin_player_turn(s, foe(self.first), t);
            }
            false => self.go(s, Phase::EndStep),
        }
    }

    /// L3.7: an unpinned combat group or a mobile tank, and no enemy combat group, tank or armoured car.
    pub(crate) fn take_control(&self, s: &mut State) {
        for seat in [Seat(0), Seat(1)] {
            let takes = |unit: Piece| {
                let group = self.kind(s, unit).is_group() && !s.is(unit, Marks::PINNED);
                let alone = || self.fighters(s, foe(seat), s.hex(unit)).is_empty();
                is_on_map(s.hex(unit)) && (group || self.is_mobile_tank(s, unit)) && alone()
            };
            let taken: Hexes = s.there[seat]
                .only(takes)
                .iter()
                .map(|unit| s.hex(unit))
                .collect();
            s.control[seat] |= taken;
            s.control[foe(seat)] -= taken;
        }
    }

    /// L4.13: a unit has attacked.
    pub fn mark_fired(&self, s: &mut State, unit: Piece) {
        s.mark(unit, Marks::FIRED);
        // What is gained in the Air phase stays until the end of the first player's turn.
        if !s.phase.is_joint() {
            s.mark(unit, Marks::FRESH);
        }
    }
}
