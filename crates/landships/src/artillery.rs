//! The Artillery phase (L4.3, L14, L15): standing barrages, requests, assignment; then everything falls.

use crate::action::{Action, Caller};
use crate::book::Book;
use crate::catalog::ModuleKind;
use crate::frame::Flow;
use crate::ids::Module;
use crate::question::elsewhere;
use crate::state::{Barrage, GONE, HexIdOr, ModuleState, Phase, State, is_on_map};
use hex::HexId;
use table::{Actions, Chance, Legal, List, Moment, No, Question, Seat, Teller, Text, no};

impl Book {
    /// What happens by itself at the beginning of the phase.
    pub(crate) fn begin_artillery(&self, s: &mut State, _: &mut Chance, _: &mut Teller) -> Flow {
        if s.phase == Phase::Standing {
            s.falling.clear();
            for module in self.modules_of(s.active) {
                let it = &mut s.modules[module.index()];
                // L14.9: who fired a hurricane in the last phase rests in this one.
                it.rests = it.rests && it.fired;
                it.fired = false;
            }
            for (plane, post) in s.planes.iter_mut().zip(&self.planes) {
                plane.asked &= post.seat != s.active;
            }
            self.bind_planned(s);
        }
        Flow::Done
    }

    /// Whether who acts can do anything: he is asked as long as he can and is not done.
    pub(crate) fn artillery_open(&self, s: &State) -> bool {
        match s.phase {
            Phase::Standing => self
                .modules_of(s.active)
                .any(|it| self.may_continue(s, it).is_ok()),
            Phase::Requests => self.requests_open(s),
            // By public facts: a hex was granted. What could fire at it may be hidden.
            _ => s.falling.iter().any(|fall| fall.fp == 0),
        }
    }

    /// What happens by itself at the end of the phase, as at its beginning.
    pub(crate) fn end_artillery(&self, s: &mut State, c: &mut Chance, t: &mut Teller) -> Flow {
        match s.phase {
            Phase::Standing => {
                self.cease(s);
                Flow::Done
            }
            Phase::Assignment => self.fall(s, c, t),
            _ => Flow::Done,
        }
    }

    /// The modules of a side.
    pub(crate) fn modules_of(&self, seat: Seat) -> impl Iterator<Item = Module> + use<'_> {
        let own = self.modules.iter().enumerate();
        own.filter(move |(_, post)| post.seat == seat)
            .map(|(place, _)| Module(place as u8))
    }

    /// What a module is.
    pub(crate) fn module_kind(&self, module: Module) -> &ModuleKind {
        &self.catalog.modules[usize::from(self.modules[module.index()].kind)]
    }

    /// L14.8: what is neither continued nor shifted ceases. Markers of what is continued come back when it falls.
    fn cease(&self, s: &mut State) {
        for module in self.modules_of(s.active) {
            if !s.modules[module.index()].fired {
                s.modules[module.index()].on = HexIdOr(GONE);
            }
        }
        let mut left = List::default();
        for marker in s.barrages.iter().filter(|it| it.seat != s.active) {
            left.push(*marker);
        }
        s.barrages = left;
    }

    /// Whether a module may go on with its standing drumfire (L14.8).
    fn may_continue(&self, s: &State, module: Module) -> Legal {
        let Some(post) = self.modules.get(module.index()) else {
            return no(&["L14.8"], "landships-no-standing");
        };
        let it = &s.modules[module.index()];
        if post.seat != s.active {
            return no(&["L14.8"], "landships-no-yours");
        }
        if it.fired {
            return no(&["L14.1"], "landships-no-module-fired");
        }
        if !is_on_map(it.on.0) {
            return no(&["L14.8"], "landships-no-standing");
        }
        match it.points < Barrage::Drumfire.price() {
            true => no(&["L14.1"], "landships-no-points"),
            false => Ok(()),
        }
    }

    /// The modules of a marker in a hex: of high explosive, else of shrapnel. None once one of them is continued.
    fn marker_modules(&self, s: &State, hex: HexId) -> Vec<Module> {
        let at = |&module: &Module| s.modules[module.index()].on.0 == hex;
        let here: Vec<Module> = self.modules_of(s.active).filter(at).collect();
        let state = |module: &Module| -> &ModuleState { &s.modules[module.index()] };
        for bursts in [false, true] {
            let of: Vec<Module> = { here.iter().copied() }
                .filter(|it| state(it).bursts == bursts)
                .collect();
            let fresh = !of.is_empty() && of.iter().all(|it| !state(it).fired);
            if fresh && of.iter().any(|it| self.may_continue(s, *it).is_ok()) {
                return of;
            }
        }
        Vec::new()
    }

    /// Whether a marker may be shifted by this observer (L14.8).
    fn may_shift(&self, s: &State, from: HexId, to: HexId, by: Caller) -> Legal {
        let on = |hex: HexId| hex.index() < self.ground.len();
        if !on(from) || !on(to) || self.ground.distance(from, to) != 1 {
            return no(&["L14.8"], "landships-no-adjacent");
        }
        if self.marker_modules(s, from).is_empty() {
            return Err(No::by(&["L14.8"], "landships-no-shift").at(from));
        }
        self.may_ask(s, by, to)
    }

    /// All shifts that may be made.
    fn shifts(&self, s: &State) -> Vec<Action> {
        let mut found = Vec::new();
        let own = { s.barrages.iter() }.filter(|it| it.seat == s.active);
        let mut hexes: Vec<HexId> = own.map(|it| it.hex.0).collect();
        hexes.dedup();
        for from in hexes {
            for by in self.callers(s) {
                for to in self.ground.around(from) {
                    if self.may_shift(s, from, to, by).is_ok() {
                        found.push(Action::Shift(from, to, by));
                    }
                }
            }
        }
        found
    }

    /// L14.8: the observer makes it his request; if he gets through, the modules fire at the new hex and scatter anew.
    fn shift(
        &self,
        s: &mut State,
        from: HexId,
        to: HexId,
        by: Caller,
        c: &mut Chance,
        t: &mut Teller,
    ) {
        let modules = self.marker_modules(s, from);
        self.note_request(s, by, to);
        t.all(|| {
            Text::new("landships-shifts")
                .text("by", self.caller_text(s, by))
                .name("from", self.label(from))
                .name("hex", self.label(to))
        })
        .deed();
        if !self.gets_through(s, by, c, t) {
            return;
        }
        for module in modules {
            let kind = match s.modules[module.index()].bursts {
                true => Barrage::Shrapnel,
                false => Barrage::Drumfire,
            };
            if self.may_continue(s, module).is_ok() {
                self.fire_module(s, module, kind);
                self.aim(s, self.fall_of(module, to, kind, false));
            }
        }
    }

    /// L14.8: a point, and the hex is attacked again where it lies.
    fn go_on(&self, s: &mut State, module: Module, t: &mut Teller) {
        let it = s.modules[module.index()];
        let kind = match it.bursts {
            true => Barrage::Shrapnel,
            false => Barrage::Drumfire,
        };
        self.fire_module(s, module, kind);
        s.modules[module.index()].on = it.on;
        self.aim(s, self.fall_of(module, it.on.0, kind, true));
        t.all(|| {
            Text::new("landships-continues")
                .text("module", self.module_text(module))
                .name("hex", self.label(it.on.0))
        });
    }

    /// L26.2: before a scenario of 1914–16 each field battery draws its shells.
    pub(crate) fn draw_shells(&self, s: &mut State, c: &mut Chance, t: &mut Teller) {
        if !self.optional.shells || self.date.year > 1916 {
            return;
        }
        for (place, post) in self.modules.iter().enumerate() {
            let module = Module(place as u8);
            let field = self
                .module_kind(module)
                .shells
                .contains(&crate::data::Shell::Shrapnel);
            if field && self.d6("shells", post.seat, c, t) <= SHRAPNEL_ONLY {
                s.modules[place].shrapnel = true;
                t.all(|| {
                    let text = Text::new("landships-shrapnel-only");
                    text.text("module", self.module_text(module))
                });
            }
        }
    }
}

/// L26.2
const SHRAPNEL_ONLY: u8 = 2;

/// L14.8: what becomes of standing drumfire.
pub struct StandingFire;

impl Question for StandingFire {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _: &Book, s: &State) -> (Seat, Moment) {
        (s.active, "standing")
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        for module in book.modules_of(s.active) {
            if book.may_continue(s, module).is_ok() {
                out.push(Action::Continue(module));
            }
        }
        book.shifts(s).into_iter().for_each(|it| out.push(it));
        out.push(Action::Done);
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        match action {
            Action::Done => Ok(()),
            Action::Continue(module) => book.may_continue(s, module),
            Action::Shift(from, to, by) => book.may_shift(s, from, to, by),
            _ => elsewhere(action),
        }
    }
    fn note(&self, _: &Book, _: &State) -> Option<Text> {
        Some(Text::new("landships-note-standing"))
    }
    fn answer(&self, book: &Book, s: &mut State, action: Action, c: &mut Chance, t: &mut Teller) {
        match action {
            Action::Done => s.done = true,
            Action::Continue(module) => book.go_on(s, module, t),
            Action::Shift(from, to, by) => book.shift(s, from, to, by, c, t),
            _ => {}
        }
    }
}
