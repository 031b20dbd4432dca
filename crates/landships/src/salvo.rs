//! What falls in an Artillery phase, and in which order (L4.3, L14.10, L14.11): all of it scatters first; then high explosive
//! and shrapnel, hex by hex, then gas, then smoke.

use crate::book::Book;
use crate::frame::{Cloud, Flow, Frame, Shell, Shelter};
use crate::ids::Module;
use crate::scenario::Planned;
use crate::state::{Barrage, Fall, GONE, HexIdOr, Standing, State, is_on_map};
use hex::{Direction, HexId};
use table::{Chance, List, Teller, Text};

impl Barrage {
    /// The column of the scatter table: hurricane, or all others.
    pub(crate) const fn scatters(self) -> usize {
        match self {
            Barrage::Hurricane => 1,
            _ => 0,
        }
    }
    /// What scatters together (L14.10): shrapnel is drumfire with another shell.
    pub(crate) const fn volley(self) -> Barrage {
        match self {
            Barrage::Shrapnel => Barrage::Drumfire,
            kind => kind,
        }
    }
    /// What leaves a marker (L14.8).
    pub(crate) const fn stands(self) -> bool {
        matches!(self, Barrage::Drumfire | Barrage::Shrapnel)
    }
    /// What has firepower (L14.12).
    pub(crate) const fn strikes(self) -> bool {
        !matches!(self, Barrage::Gas | Barrage::Smoke)
    }
    /// L14.1, L14.9: points.
    pub(crate) const fn price(self) -> u8 {
        match self {
            Barrage::Hurricane => 2,
            _ => 1,
        }
    }
}

impl Book {
    /// The firepower of a module (D6), doubled in a hurricane (L14.9).
    pub(crate) fn module_fp(&self, module: Module, kind: Barrage) -> u8 {
        let fp = self.module_kind(module).fp;
        match kind {
            Barrage::Hurricane => fp.saturating_mul(2),
            _ => fp,
        }
    }

    /// More fire on a hex: what is of one kind and one die falls together.
    pub(crate) fn aim(&self, s: &mut State, more: Fall) {
        let same = |it: &&mut Fall| {
            it.fp > 0 && it.hex == more.hex && it.kind == more.kind && it.laid == more.laid
        };
        if let Some(fall) = s.falling.iter_mut().find(same) {
            fall.fp = fall.fp.saturating_add(more.fp);
            fall.stays = fall.stays.saturating_add(more.stays);
            fall.modules |= more.modules;
        } else if self.has_salvo_room(s) {
            s.falling.push(more);
        }
    }

    /// Whether one more row of fire can be kept.
    pub(crate) fn has_salvo_room(&self, s: &State) -> bool {
        s.falling.len() < FALLS
    }

    /// A module fires: it pays (L14.1), and rests after a hurricane (L14.9).
    pub(crate) fn fire_module(&self, s: &mut State, module: Module, kind: Barrage) {
        let it = &mut s.modules[module.index()];
        it.points = it.points.saturating_sub(kind.price());
        it.fired = true;
        it.on = HexIdOr(GONE);
        it.bursts = kind == Barrage::Shrapnel;
        it.rests = kind == Barrage::Hurricane;
        if kind == Barrage::Gas {
            it.gas = it.gas.saturating_sub(1);
        }
    }

    /// The fire of a module on a hex.
    pub(crate) fn fall_of(&self, module: Module, hex: HexId, kind: Barrage, laid: bool) -> Fall {
        let fp = self.module_fp(module, kind);
        Fall {
            hex: HexIdOr(hex),
            fp,
            stays: if kind.stands() { fp } else { 0 },
            kind,
            laid,
            modules: 1 << module.index(),
        }
    }

    /// L14.18: the row of planned fire that a module fires in this turn.
    fn plan_of(&self, s: &State, module: Module) -> Option<(usize, &Planned)> {
        let rows = self.planned.iter().enumerate();
        let mut due = rows.filter(|(_, row)| {
            row.module == module && row.turns.0 <= s.turn && s.turn <= row.turns.1
        });
        due.next()
    }

    /// How a module fires what was planned: one with shrapnel alone has nothing else (L26.2).
    fn planned_kind(&self, s: &State, module: Module, row: &Planned) -> Barrage {
        match row.kind {
            Barrage::Drumfire if s.modules[module.index()].shrapnel => Barrage::Shrapnel,
            kind => kind,
        }
    }

    /// L14.18: modules with planned fire are bound to it for this phase. Which they are is known; where it falls is not.
    pub(crate) fn bind_planned(&self, s: &mut State) {
        for module in self.modules_of(s.active) {
            let Some((_, row)) = self.plan_of(s, module) else {
                continue;
            };
            let (kind, it) = (self.planned_kind(s, module, row), s.modules[module.index()]);
            let mute = it.shrapnel && matches!(kind, Barrage::Hurricane);
            if it.points >= kind.price() && !it.rests && !mute {
                self.fire_module(s, module, kind);
                s.modules[module.index()].planned = true;
            }
        }
    }

    /// What is planned joins what is to fall; granted hexes to which nothing was assigned are forgotten (L14.7).
    fn load_salvo(&self, s: &mut State, t: &mut Teller) {
        let mut left = List::default();
        for fall in s.falling.iter().filter(|fall| fall.fp > 0) {
            left.push(*fall);
        }
        s.falling = left;
        for module in self.modules_of(s.active) {
            if !std::mem::take(&mut s.modules[module.index()].planned) {
                continue;
            }
            let Some((place, row)) = self.plan_of(s, module) else {
                continue;
            };
            let hex = s.planned[place].0;
            if is_on_map(hex) {
                // Where it falls was hidden until now.
                t.probe();
                let kind = self.planned_kind(s, module, row);
                t.all(|| {
                    Text::new("landships-planned")
                        .text("module", self.module_text(module))
                        .name("hex", self.label(hex))
                })
                .deed();
                self.aim(s, self.fall_of(module, hex, kind, false));
            }
        }
    }

    /// Everything falls. Called again until nothing is left.
    pub(crate) fn fall(&self, s: &mut State, c: &mut Chance, t: &mut Teller) -> Flow {
        self.load_salvo(s, t);
        // L14.10: before any effect.
        while let Some(fall) = s.falling.iter().find(|fall| !fall.laid).copied() {
            self.scatter(s, fall, c, t);
        }
        if let Some(first) = s.falling.iter().find(|it| it.kind.strikes()).copied() {
            return Flow::Call(Frame::Shell(self.shell(s, first.hex.0)));
        }
        let Some(first) = s.falling.first().copied() else {
            return Flow::Done;
        };
        let gas = s.falling.iter().find(|it| it.kind == Barrage::Gas).copied();
        let fall = gas.unwrap_or(first);
        self.take_falls(s, |it| it.hex == fall.hex && it.kind == fall.kind);
        if fall.kind == Barrage::Gas {
            return Flow::Call(Frame::Cloud(Cloud {
                hex: fall.hex.0,
                seat: s.active,
                also: None,
            }));
        }
        self.lay_smoke(s, fall.hex.0, t);
        Flow::Next
    }

    /// Takes what holds out of what is to fall.
    fn take_falls(&self, s: &mut State, holds: impl Fn(&Fall) -> bool) -> Vec<Fall> {
        let mut left = List::default();
        let mut taken = Vec::new();
        for fall in s.falling.iter() {
            match holds(fall) {
                true => taken.push(*fall),
                false => left.push(*fall),
            }
        }
        s.falling = left;
        taken
    }

    /// L14.10, L14.11, scatter.first: one die for a hex and a type of barrage.
    fn scatter(&self, s: &mut State, fall: Fall, c: &mut Chance, t: &mut Teller) {
        let seat = s.active;
        let die = self.d6("scatter", seat, c, t);
        let off = die > self.tables.on_target[fall.kind.scatters()];
        let lands = match off {
            false => Some(fall.hex.0),
            true => {
                let side = self.d6("direction", seat, c, t) - 1;
                let far = match self.d6("distance", seat, c, t) {
                    ..=3 => 1,
                    4 | 5 => 2,
                    _ => 3,
                };
                let way = Direction::all()[usize::from(side)];
                let step = |hex: HexId, _| self.ground.beside(hex, way);
                (0..far).try_fold(fall.hex.0, step)
            }
        };
        if off {
            t.all(|| {
                let at = lands.map_or_else(String::new, |hex| self.label(hex));
                Text::new("landships-scattered")
                    .name("hex", self.label(fall.hex.0))
                    .name("to", at)
                    .name("lost", if lands.is_none() { "yes" } else { "no" })
            });
        }
        let volley = fall.kind.volley();
        let moved = self.take_falls(s, |it| {
            !it.laid && it.hex == fall.hex && it.kind.volley() == volley
        });
        // Fire that leaves the map is lost.
        for fall in moved {
            if let Some(hex) = lands {
                self.aim(
                    s,
                    Fall {
                        hex: HexIdOr(hex),
                        laid: true,
                        ..fall
                    },
                );
            }
        }
    }

    /// L14.12: all that lands in a hex, high explosive first; its marker stays (L14.8).
    fn shell(&self, s: &mut State, hex: HexId) -> Shell {
        let here = |it: &Fall| it.hex.0 == hex && it.kind.strikes();
        let explosive = |it: &Fall| it.kind != Barrage::Shrapnel;
        let shrapnel = !s.falling.iter().any(|it| here(it) && explosive(it));
        let taken = self.take_falls(s, |it| here(it) && explosive(it) != shrapnel);
        let sum = |of: fn(&Fall) -> u8| {
            taken
                .iter()
                .map(of)
                .fold(0u8, |all, fp| all.saturating_add(fp))
        };
        let (fp, stays) = (sum(|it| it.fp), sum(|it| it.stays));
        let modules = { taken.iter() }.filter(|it| it.kind.stands());
        let modules = modules.fold(0, |all, it| all | it.modules);
        if stays > 0 && s.barrages.len() < MARKERS {
            s.barrages.push(Standing {
                hex: HexIdOr(hex),
                fp: stays,
                seat: s.active,
                shrapnel,
            });
            for module in self.modules_of(s.active) {
                if modules >> module.index() & 1 == 1 {
                    s.modules[module.index()].on = HexIdOr(hex);
                }
            }
        }
        Shell {
            hex,
            seat: s.active,
            fp,
            shrapnel,
            shelter: Shelter::default(),
        }
    }
}

/// Room for what is to fall, and for markers.
pub(crate) const FALLS: usize = 16;
const MARKERS: usize = 12;
