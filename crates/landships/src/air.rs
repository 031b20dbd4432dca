//! The Air phase (L19): missions, interception, anti-aircraft fire, bombing and ground attack. `State::part` says whose part it is.

use crate::book::Book;
use crate::frame::{Bombs, Flow, Frame, Shelter, Strafe};
use crate::ids::{Pieces, Plane};
use crate::state::{Mission, Phase, State, foe};
use hex::HexId;
use table::{Chance, Seat, Teller, Text};

impl Book {
    /// What happens by itself at the beginning of the phase. Called again until it is done: it may call a procedure.
    pub(crate) fn begin_air(&self, s: &mut State, _: &mut Chance, _: &mut Teller) -> Flow {
        match s.phase {
            // L19.2 e: bombings, then ground attacks, first player first: all of them in the first part.
            Phase::AirAttack => self.attack_from_air(s),
            _ => Flow::Done,
        }
    }

    /// Whether who acts can do anything: he is asked as long as he can and is not done.
    pub(crate) fn air_open(&self, s: &State) -> bool {
        match s.phase {
            Phase::Missions => self.missions_open(s),
            Phase::Interception => self.interception_open(s),
            Phase::Flak => self.flak_open(s),
            Phase::AirFire => self.air_fire_open(s),
            _ => false,
        }
    }

    /// What happens by itself at the end of the phase, as at its beginning.
    pub(crate) fn end_air(&self, s: &mut State, _: &mut Chance, t: &mut Teller) -> Flow {
        if s.phase == Phase::Flak {
            self.count_hits(s, foe(s.part), t);
        }
        Flow::Done
    }

    /// The machine guns of an aircraft (D4).
    pub(crate) fn plane_mgs(&self, plane: Plane) -> u8 {
        self.catalog.planes[usize::from(self.planes[plane.index()].kind)].mgs
    }

    /// Whether an aircraft is on a mission and can be met: a balloon always is (L19.12).
    pub(crate) fn is_flying(&self, s: &State, plane: Plane) -> bool {
        let sent = s.planes[plane.index()].mission != Mission::None || self.is_balloon(plane);
        sent && self.is_up(s, plane)
    }

    /// An aircraft is shot down, and counts (L19.5, L25.2).
    pub(crate) fn shoot_down(&self, s: &mut State, plane: Plane, t: &mut Teller) {
        let it = &mut s.planes[plane.index()];
        (it.down, it.over) = (true, true);
        t.all(|| Text::new("landships-plane-down").text("plane", self.plane_text(plane)));
    }

    /// Its mission of this turn is lost (L19.11).
    pub(crate) fn drive_off(&self, s: &mut State, plane: Plane, t: &mut Teller) {
        s.planes[plane.index()].over = true;
        t.all(|| Text::new("landships-plane-off").text("plane", self.plane_text(plane)));
    }

    /// The aircraft of a side that attack a hex so, and have not yet.
    pub(crate) fn attackers(&self, s: &State, seat: Seat, mission: Mission) -> Vec<Plane> {
        let attacks = |plane: &Plane| {
            let it = &s.planes[plane.index()];
            it.mission == mission && self.is_up(s, *plane) && it.hex.0.index() < self.ground.len()
        };
        self.planes_of(seat).filter(attacks).collect()
    }

    /// The next bombing, or else the next ground attack (L19.2 e). All aircraft of a side on one hex attack together.
    fn attack_from_air(&self, s: &mut State) -> Flow {
        for mission in [Mission::Bomb, Mission::Strafe] {
            for seat in [self.first, foe(self.first)] {
                let all = self.attackers(s, seat, mission);
                let Some(first) = all.first() else {
                    continue;
                };
                let hex = s.planes[first.index()].hex.0;
                let here = |it: &&Plane| s.planes[it.index()].hex.0 == hex;
                let planes: Vec<Plane> = all.iter().filter(here).copied().collect();
                let frame = self.air_attack(s, seat, hex, &planes, mission);
                for plane in planes {
                    s.planes[plane.index()].over = true;
                }
                return Flow::Call(frame);
            }
        }
        Flow::Done
    }

    pub(crate) fn air_attack(
        &self,
        s: &State,
        seat: Seat,
        hex: HexId,
        planes: &[Plane],
        mission: Mission,
    ) -> Frame {
        // L19.6: a line applies once (L1.6).
        let spoilt = planes.iter().any(|it| s.planes[it.index()].hits > 0);
        let kind = |it: &Plane| &self.catalog.planes[usize::from(self.planes[it.index()].kind)];
        match mission {
            Mission::Bomb => Frame::Bombs(Bombs {
                hex,
                seat,
                factor: planes.iter().map(|it| kind(it).bombs).sum(),
                spoilt,
                shelter: Shelter::default(),
            }),
            _ => Frame::Strafe(Strafe {
                hex,
                seat,
                mgs: planes.iter().map(|it| kind(it).mgs).sum(),
                spoilt,
                die: None,
                due: Pieces::EMPTY,
                shelter: Shelter::default(),
            }),
        }
    }
}
