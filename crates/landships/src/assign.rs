//! Assigning fire (L14.7, L14.9, L14.16, L14.17, L23.2): modules and guns on the map to the hexes that were granted.

use crate::action::{Action, Battery};
use crate::book::Book;
use crate::data::{Class, Shell};
use crate::ids::{Module, Piece};
use crate::question::elsewhere;
use crate::salvo::FALLS;
use crate::state::{Arms, Barrage, Deeds, Fall, HexIdOr, Marks, State};
use hex::HexId;
use table::{Actions, Chance, Legal, Moment, No, Question, Seat, Teller, Text, no};

/// L14.17: how far guns and ships reach.
const FAR: u16 = 20;

impl Book {
    /// The barrage firepower of a gun on the map (D3) or a ship (D5), halved once it was hit (L12.10); 0: none.
    pub(crate) fn barrage_of(&self, s: &State, piece: Piece) -> u8 {
        let kind = self.kind(s, piece);
        let guns = kind.is_support() || kind.class == Class::Ship;
        let fp = kind.guns.iter().map(|(gun, _)| gun.barrage).max();
        let fp = fp.filter(|_| guns).unwrap_or(0);
        match kind.class == Class::Ship && s.unit(piece).left() > 0 {
            true => fp.div_ceil(2),
            false => fp,
        }
    }

    /// The hexes that were granted in this phase.
    fn granted(&self, s: &State) -> Vec<HexId> {
        let open = s.falling.iter().filter(|fall| fall.fp == 0);
        open.map(|fall| fall.hex.0).collect()
    }

    fn may_assign(&self, s: &State, by: Battery, hex: HexId, kind: Barrage) -> Legal {
        if !self.granted(s).contains(&hex) {
            return no(&["L14.7", "permit.result.fire"], "landships-no-granted");
        }
        let same = |it: &Fall| it.fp > 0 && !it.laid && it.hex.0 == hex && it.kind == kind;
        let joins = s.falling.iter().any(same);
        if !joins && s.falling.len() + self.planned.len() >= FALLS {
            return no(&["L14.7"], "landships-no-more-requests");
        }
        match by {
            Battery::Module(module) => self.may_fire_module(s, module, kind),
            Battery::Gun(gun) => self.may_shell(s, gun, hex, kind),
        }
    }

    /// L14.1, L14.7, L14.9, L15.1: whether a module may fire so.
    fn may_fire_module(&self, s: &State, module: Module, kind: Barrage) -> Legal {
        let Some(post) = { self.modules.get(module.index()) }.filter(|it| it.seat == s.active)
        else {
            return no(&["L14.7"], "landships-no-yours");
        };
        let it = &s.modules[module.index()];
        if it.fired {
            return no(&["L14.1"], "landships-no-module-fired");
        }
        if it.rests {
            return no(&["L14.9"], "landships-no-rests");
        }
        let (shells, has) = (self.module_kind(module), |shell: Shell| {
            self.module_kind(module).shells.contains(&shell)
        });
        let explosive = has(Shell::He) && !it.shrapnel;
        match kind {
            Barrage::Drumfire if !explosive => return no(&["L26.2"], "landships-no-shell"),
            Barrage::Gas | Barrage::Smoke if it.shrapnel => {
                return no(&["L26.2"], "landships-no-shell");
            }
            Barrage::Shrapnel if !has(Shell::Shrapnel) => {
                return no(&["L14.16"], "landships-no-shell");
            }
            Barrage::Hurricane if !post.hurricane || !explosive => {
                return no(&["L14.9"], "landships-no-hurricane");
            }
            Barrage::Gas if !has(Shell::Gas) || shells.gas_from > self.date.year => {
                return no(&["L24.3", "L14.7"], "landships-no-shell");
            }
            Barrage::Gas if it.gas == 0 || self.wind.is_none() => {
                return no(&["L15.1"], "landships-no-gas");
            }
            Barrage::Smoke if !has(Shell::Smoke) => return no(&["L14.7"], "landships-no-shell"),
            _ => {}
        }
        match it.points < kind.price() {
            true => no(&["L14.1"], "landships-no-points"),
            false => Ok(()),
        }
    }

    /// L14.17, L23.2: whether a gun on the map or a ship may add its barrage.
    fn may_shell(&self, s: &State, gun: Piece, hex: HexId, kind: Barrage) -> Legal {
        if gun.index() >= s.units.len() || s.holder(gun) != s.active {
            return no(&["L14.17"], "landships-no-yours");
        }
        let ship = self.kind(s, gun).class == Class::Ship;
        if self.barrage_of(s, gun) == 0 || !s.on_map(gun) {
            return no(&["L14.17"], "landships-no-barrage");
        }
        match kind {
            Barrage::Drumfire => {}
            Barrage::Shrapnel if self.kind(s, gun).field => {}
            Barrage::Shrapnel => return no(&["L14.16"], "landships-no-shell"),
            _ => return no(&["L14.17", "L14.7"], "landships-no-shell"),
        }
        if s.did(gun, Deeds::SHELLED) {
            return no(&["L14.17"], "landships-no-fired");
        }
        if self.is_beset(s, gun) {
            return no(&["L14.17"], "landships-no-mixed");
        }
        if s.unit(gun).aboard.get().is_some() {
            return no(&["L21.4"], "landships-no-aboard");
        }
        if !ship && !self.has_free_crew(s, gun) {
            return no(&["L14.17"], "landships-no-crew");
        }
        let far = self.ground.distance(s.hex(gun), hex);
        let reach = if ship {
            FAR
        } else {
            self.kind(s, gun).reach.into()
        };
        match far > reach {
            true => Err(No::by(&["L14.17"], "landships-no-far").at(hex)),
            false => Ok(()),
        }
    }

    /// L14.17, L21.1: an unpinned crew for each gun of a hex that fires; hidden guns have hidden crews (L26.1).
    fn has_free_crew(&self, s: &State, gun: Piece) -> bool {
        let with = |it: &Piece| {
            let (there, own) = (s.hex(*it) == s.hex(gun), s.holder(*it) == s.holder(gun));
            there && own && s.unit(*it).aboard.get().is_none()
        };
        let crew = |it: &Piece| {
            let ready = !s.is(*it, Marks::PINNED) && !s.did(*it, Deeds::SERVED);
            self.kind(s, *it).class == Class::Crew && ready
        };
        let busy = |it: &Piece| self.kind(s, *it).is_support() && s.did(*it, Deeds::SHELLED);
        let crews = s.pieces().filter(|it| with(it) && crew(it)).count();
        crews > s.pieces().filter(|it| with(it) && busy(it)).count()
    }

    /// A module or a gun fires at a granted hex.
    fn assign(&self, s: &mut State, by: Battery, hex: HexId, kind: Barrage, t: &mut Teller) {
        let fall = match by {
            Battery::Module(module) => {
                self.fire_module(s, module, kind);
                self.fall_of(module, hex, kind, false)
            }
            Battery::Gun(gun) => {
                let fp = self.barrage_of(s, gun);
                self.reveal(s, gun, t);
                // L4.13, L12.4, L14.17
                self.mark_fired(s, gun);
                s.note(gun, Deeds::SHELLED);
                s.unit_mut(gun).used |= Arms::GUN.0;
                s.unit_mut(gun).forget_shots();
                Fall {
                    hex: HexIdOr(hex),
                    fp,
                    kind,
                    ..Fall::default()
                }
            }
        };
        self.aim(s, fall);
        t.all(|| {
            let name = match by {
                Battery::Module(module) => self.module_text(module),
                Battery::Gun(gun) => self.named(s, gun),
            };
            let how = Text::new(format!("landships-barrage-{}", kind.word()));
            Text::new("landships-assigned")
                .text("by", name)
                .name("hex", self.label(hex))
                .text("kind", how)
        })
        .deed();
    }
}

/// What fires at the hexes that were granted.
pub struct Assignment;

impl Question for Assignment {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _: &Book, s: &State) -> (Seat, Moment) {
        (s.active, "assignment")
    }
    fn is_secret(&self) -> bool {
        // A hidden gun may fire (L26.1).
        true
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        let modules = book.modules_of(s.active).map(Battery::Module);
        let guns = { s.pieces() }.filter(|&it| s.holder(it) == s.active);
        let batteries: Vec<Battery> = modules.chain(guns.map(Battery::Gun)).collect();
        for hex in book.granted(s) {
            for &by in &batteries {
                for kind in Barrage::ALL {
                    if book.may_assign(s, by, hex, kind).is_ok() {
                        out.push(Action::Assign(by, hex, kind));
                    }
                }
            }
        }
        out.push(Action::Done);
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        match action {
            Action::Done => Ok(()),
            Action::Assign(by, hex, kind) => book.may_assign(s, by, hex, kind),
            _ => elsewhere(action),
        }
    }
    fn note(&self, book: &Book, s: &State) -> Option<Text> {
        let granted = book.granted(s).into_iter().map(|hex| book.label(hex));
        let granted: Vec<String> = granted.collect();
        Some(Text::new("landships-note-assignment").name("hexes", granted.join(", ")))
    }
    fn answer(&self, book: &Book, s: &mut State, action: Action, _: &mut Chance, t: &mut Teller) {
        match action {
            Action::Done => s.done = true,
            Action::Assign(by, hex, kind) => book.assign(s, by, hex, kind, t),
            _ => {}
        }
    }
}
