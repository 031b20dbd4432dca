//! Requests, permission, and what falls.

use super::{Fate, Fates, SIX, SIXTH, figure, needed, number, row, share};
use crate::action::{Action, Caller};
use crate::barrage::Blow;
use crate::book::Book;
use crate::frame::{Flow, Shelter};
use crate::ids::{Module, Pieces};
use crate::state::{Barrage, Fall, State, foe};
use hex::HexId;
use table::{Figure, Odds, OddsRow, Seat, Sum, Tally, Teller, explore};

/// What is to fall on a hex.
struct Salvo {
    hex: HexId,
    seat: Seat,
    /// High explosive, and shrapnel (L14.16).
    fp: [u8; 2],
}

impl Salvo {
    fn tally(&self) -> Tally {
        let fp = self.fp.iter().map(|fp| i32::from(*fp)).sum();
        number("firepower", fp, "L14.12")
    }
}

impl Book {
    /// T6, T7: the line, then permission.
    pub(super) fn request_odds(&self, s: &State, by: Caller, hex: HexId) -> Option<Odds> {
        let granted = s.falling.len();
        let leaves = explore(super::WAYS, |c| {
            let mut after = s.clone();
            self.request(&mut after, by, hex, c, &mut Teller::silent());
            let same = |it: &&crate::state::Request| it.seat == s.active && it.hex.0 == hex;
            match after.requests.iter().find(same) {
                _ if after.falling.len() > granted => 2,
                Some(request) if request.refused => 1,
                _ => 0,
            }
        })?;
        let of = |what: i32| share(&leaves, |it| *it == what);
        let mut more = Sum::opened("landships", true);
        self.permit_mods(s, by, &mut more);
        let count = self.waited(s, hex);
        let yes = |die: &i32| self.tables.permission(*die, count);
        let limit = SIX.rev().map(i32::from).find(yes).unwrap_or(0);
        let rows = [
            ("landships-odds-cut-off", of(0)),
            ("landships-odds-refused", of(1)),
            ("landships-odds-granted", of(2)),
        ];
        let can = |(key, chance): &(&str, f64)| *chance > 0.0 || *key == "landships-odds-granted";
        Some(Odds {
            tally: Some(needed("permission", limit, "L14.4", &more)),
            against: self.line_figure(by),
            chance: of(2),
            rows: { rows.into_iter().filter(can) }
                .map(|(key, chance)| row(key, chance, false))
                .collect(),
        })
    }

    /// L14.3: on the ground the line must hold.
    fn line_figure(&self, by: Caller) -> Vec<Figure> {
        let ground = matches!(by, Caller::Unit(_));
        let through = number("needed", self.tables.through.into(), "L14.3");
        { ground.then(|| figure("landships-odds-line", through)) }
            .into_iter()
            .collect()
    }

    /// L14.7, L14.10: a battery at a granted hex: it scatters or not, and strikes who is there.
    pub(super) fn assign_odds(
        &self,
        s: &State,
        action: Action,
        hex: HexId,
        kind: Barrage,
    ) -> Option<Odds> {
        let after = self.answered(s, action)?;
        let on = self.on_target(kind);
        let off = row("landships-odds-elsewhere", 1.0 - on, false);
        let scatter = number(
            "needed",
            self.tables.on_target[kind.scatters()].into(),
            "L14.10",
        );
        let scatter = figure("landships-odds-on-target", scatter);
        if !kind.strikes() {
            let lands = row("landships-odds-lands", on, false);
            return Some(Odds {
                tally: None,
                against: vec![scatter],
                chance: on,
                rows: vec![off, lands],
            });
        }
        let together = |fall: &Fall| !fall.laid && fall.kind.volley() == kind.volley();
        let salvo = self.salvo_on(&after, hex, together);
        self.shelled(&after, salvo, on, vec![off], vec![scatter])
    }

    /// L14.8: it lies where it lay.
    pub(super) fn continue_odds(&self, s: &State, action: Action, module: Module) -> Option<Odds> {
        let hex = s.modules[module.index()].on.0;
        let after = self.answered(s, action)?;
        let salvo = self.salvo_on(&after, hex, |fall| fall.laid);
        self.shelled(&after, salvo, 1.0, Vec::new(), Vec::new())
    }

    /// L14.8: the line must hold, and it scatters anew.
    pub(super) fn shift_odds(
        &self,
        s: &State,
        action: Action,
        to: HexId,
        by: Caller,
    ) -> Option<Odds> {
        let leaves = explore(super::WAYS, |c| {
            let mut after = s.clone();
            let t = &mut Teller::silent();
            self.question(s).answer(self, &mut after, action, c, t);
            after
        })?;
        let shifted = |after: &State| after.falling.len() > s.falling.len();
        let held = share(&leaves, shifted);
        let after = leaves.into_iter().find(|leaf| shifted(&leaf.state))?.state;
        let on = self.on_target(Barrage::Drumfire);
        let number = number("needed", self.tables.on_target[0].into(), "L14.10");
        let mut before = vec![row("landships-odds-elsewhere", held * (1.0 - on), false)];
        if held < 1.0 {
            before.insert(0, row("landships-odds-cut-off", 1.0 - held, false));
        }
        let mut figures = self.line_figure(by);
        figures.push(figure("landships-odds-on-target", number));
        let salvo = self.salvo_on(&after, to, |fall| !fall.laid);
        self.shelled(&after, salvo, held * on, before, figures)
    }

    /// L14.10: how likely it is on target.
    fn on_target(&self, kind: Barrage) -> f64 {
        f64::from(self.tables.on_target[kind.scatters()]) * SIXTH
    }

    /// All that falls on a hex.
    fn salvo_on(&self, s: &State, hex: HexId, falls: impl Fn(&Fall) -> bool) -> Salvo {
        let mut fp = [0u8; 2];
        let here = |fall: &&Fall| fall.hex.0 == hex && fall.kind.strikes() && falls(fall);
        for fall in s.falling.iter().filter(here) {
            let place = &mut fp[usize::from(fall.kind == Barrage::Shrapnel)];
            *place = place.saturating_add(fall.fp);
        }
        let seat = s.active;
        Salvo { hex, seat, fp }
    }

    /// What it comes to for the enemies in the hex, with what goes before and how likely it gets so far.
    fn shelled(
        &self,
        s: &State,
        salvo: Salvo,
        weight: f64,
        before: Vec<OddsRow>,
        mut against: Vec<Figure>,
    ) -> Option<Odds> {
        let enemies = self
            .struck_in(s, salvo.hex)
            .only(|it| s.holder(it) == foe(salvo.seat));
        let shelter = self.lodge(s, salvo.hex);
        let mut all = Fates::sure(Fate::Nothing);
        for (fp, shrapnel) in salvo.fp.into_iter().zip([false, true]) {
            all = all.worst(self.blow_fates(s, enemies, (fp, shrapnel), shelter)?);
        }
        for unit in enemies.iter() {
            let mut sum = Sum::opened("landships", true);
            self.barrage_cover(s, unit, self.is_lodged(s, unit, shelter), &mut sum);
            if sum.total() != 0 {
                against.push(Figure {
                    text: self.unit_text("landships-odds-cover", s, unit),
                    tally: sum.tally("cover"),
                });
            }
        }
        let mut rows = before;
        rows.extend(all.rows(weight));
        Some(Odds {
            tally: Some(salvo.tally()),
            against,
            chance: all.harm() * weight,
            rows,
        })
    }

    /// L14.12: one die, each reads its own result.
    fn blow_fates(
        &self,
        s: &State,
        units: Pieces,
        (fp, shrapnel): (u8, bool),
        shelter: Shelter,
    ) -> Option<Fates> {
        if self.tables.barrage_column(fp.into()).is_none() {
            return Some(Fates::sure(Fate::Nothing));
        }
        let mut all = Fates::default();
        for die in SIX {
            let mut hex = Fates::sure(Fate::Nothing);
            for unit in units.iter() {
                let safe = self.is_lodged(s, unit, shelter);
                let blow = Blow { fp, die, shrapnel };
                let fates = self.fates(s, unit, |after, c, t| {
                    self.strike_unit(after, unit, blow, safe, c, t);
                    Flow::Done
                })?;
                hex = hex.worst(fates);
            }
            all.add(hex, SIXTH);
        }
        Some(all)
    }

    /// L22.5: those who take the places of a fortified network: the first of them.
    pub(super) fn lodge(&self, s: &State, hex: HexId) -> Shelter {
        let mut shelter = Shelter::default();
        while let Some(seat) = self.who_shelters(s, hex, shelter) {
            match self.undecided(s, seat, hex, shelter).first() {
                Some(unit) => shelter.chosen.insert(unit),
                None => break,
            }
        }
        shelter
    }
}
