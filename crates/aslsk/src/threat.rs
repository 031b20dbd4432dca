//! What everybody knows of a move while it is answered: who could fire, how far, how well. Standing orders decide by it, and the
//! mover sees it before he goes.

use crate::action::Action;
use crate::book::Book;
use crate::frame::{Frame, Mode};
use crate::ids::{Piece, Pieces, Sort};
use crate::ratings::MF;
use crate::state::{CarMarks, GONE, State, foe};
use crate::tables::Tables;
use hex::HexId;
use std::collections::BTreeMap;
use table::{Actions, Loss, Seat, Sum, Text, Threat};

/// So many shots are weighed for one window.
const SHOTS: usize = 12;

impl Book {
    /// Those of a side who could fire at a hex now, as everybody sees them: units, weapons by who has them, vehicles.
    fn could_fire(&self, s: &State, seat: Seat, at: HexId, mode: Mode) -> Pieces {
        let open = |by: Piece| {
            let man = self.gunner(s, by);
            man.filter(|&man| !self.is_hidden(s, man))
        };
        let mut found: Pieces = { self.firers(s, seat).iter() }
            .filter(|&by| self.may_begin_fire(s, seat, by, at, mode).is_ok())
            .filter_map(open)
            .collect();
        let mut shots = Actions::new();
        self.list_shots(s, seat, mode, Some(at), &mut shots);
        for action in shots.iter() {
            match action {
                Action::Shoot(arm, ..) => found |= open(arm).into_iter().collect(),
                Action::Faust(man, ..) => found |= open(man).into_iter().collect(),
                _ => {}
            }
        }
        let bits =
            |car: Piece| (0..4).any(|bit| self.may_mg(s, seat, car, at, 1 << bit, mode).is_ok());
        let cars = s.there[seat].cars();
        found | cars.only(|car| bits(car) || self.can_main(s, car, mode, Some(at)))
    }

    /// 3.3.3.b: who could fire at those who have just spent something.
    pub(crate) fn threat(&self, s: &State) -> Option<Threat> {
        let Some(Frame::Answer) = s.stack.last() else {
            return None;
        };
        let at = self.moving(s)?.at;
        let guns = self.could_fire(s, foe(s.active), at, Mode::First);
        let far = |unit: Piece| self.ground.distance(s.hex(unit), at);
        Some(Threat {
            units: guns.len() as u16,
            range: guns.iter().map(far).min()?.into(),
        })
    }

    /// What the one who moves has left, in halves.
    pub(crate) fn left(&self, s: &State) -> Option<i64> {
        let left = s.stack.iter().rev().find_map(|frame| match frame {
            Frame::Move(going) if !going.units.is_empty() => {
                Some(self.mf_left(s, going.units, false))
            }
            Frame::Drive(drive) => Some(self.mp_left(s, drive.car)),
            Frame::Rout(rout) => Some(self.rout_mf(s, rout).saturating_sub(rout.spent)),
            _ => None,
        });
        left.map(i64::from)
    }

    /// Public numbers beside a question, for standing orders.
    pub(crate) fn public_facts(&self, s: &State) -> BTreeMap<String, i64> {
        let mut facts = BTreeMap::from([("turn".to_owned(), i64::from(s.turn))]);
        let mut set = |key: &str, n: i64| {
            facts.insert(key.to_owned(), n);
        };
        match s.stack.last() {
            Some(Frame::Answer) => {}
            Some(Frame::Fire(fire)) => {
                set("first", i64::from(fire.mode == Mode::First));
                return facts;
            }
            _ => return facts,
        }
        let Some(going) = self.moving(s) else {
            return facts;
        };
        let seat = foe(s.active);
        set("movers", going.target.len().into());
        set("vehicle", i64::from(!going.target.cars().is_empty()));
        set("spent", i64::from(going.here / MF));
        let residual = s.residual.iter().find(|it| it.hex.0 == going.at);
        set("residual", residual.map_or(0, |it| it.fp.into()));
        let guns = self.could_fire(s, seat, going.at, Mode::First);
        let far = |unit: Piece| i64::from(self.ground.distance(s.hex(unit), going.at));
        if let Some(range) = guns.iter().map(far).min() {
            set("range", range);
        }
        // `with.PaK1`: it could fire. So somebody may want to be asked for one unit, and for another not.
        for unit in guns.iter() {
            set(&format!("with.{}", self.name(unit)), 1);
            for arm in s.carried(unit) {
                set(&format!("with.{}", self.name(arm)), 1);
            }
        }
        // 6.4.a: that somebody may be hidden is no secret, only where.
        set("hidden", i64::from(self.has_hidden(s, seat)));
        if !self.blind
            && let Some(chance) = self.best_shot(s, seat, going.at)
        {
            set("shot", (100.0 * chance).round() as i64);
        }
        let mut hexes: Vec<HexId> = guns.men().iter().map(|man| s.hex(man)).collect();
        hexes.sort();
        hexes.dedup();
        // 3.2.1.e: by the book nobody reckons before he declares.
        if !self.blind
            && let Some((fire, odds)) = self.best_volley(s, &hexes, going.at)
        {
            let (_, fp) = self.total_fp(s, &fire, &mut Sum::quiet());
            let column = Tables::column_of(fp);
            set(
                "fp",
                column.map_or(0, |at| Tables::COLUMNS[usize::from(at)].into()),
            );
            set("chance", (100.0 * odds.chance).round() as i64);
            let drms = going.target.iter().filter(|&unit| s.hex(unit) == going.at);
            let drms = drms.map(|unit| self.drm(s, &fire, unit, false).total());
            if let Some(drm) = drms.min() {
                set("drm", drm.into());
            }
        }
        facts
    }

    /// How likely the best shot of ordnance at who moves does harm, of those that everybody sees.
    fn best_shot(&self, s: &State, seat: Seat, at: HexId) -> Option<f64> {
        let mut shots = Actions::new();
        self.list_shots(s, seat, Mode::First, Some(at), &mut shots);
        for car in s.there[seat].cars().iter() {
            self.list_main(s, car, Mode::First, Some(at), &mut shots);
        }
        let open = |action: &Action| match action {
            Action::Shoot(arm, ..) => {
                let man = self.gunner(s, *arm);
                man.is_some_and(|man| !self.is_hidden(s, man))
            }
            _ => true,
        };
        let odds = shots.iter().filter(open).take(SHOTS);
        let chances = odds.filter_map(|action| self.odds(s, action));
        chances.map(|odds| odds.chance).max_by(f64::total_cmp)
    }

    /// What each side has lost, by kind.
    pub(crate) fn show_losses(&self, s: &State) -> Vec<Loss> {
        let men = (0..s.men.len()).map(Piece::man);
        let cars = (0..s.cars.len()).map(Piece::car);
        let gone = |&piece: &Piece| match piece.sort() {
            Sort::Car(_) => s.has(piece, CarMarks::WRECK) || s.hex(piece) == GONE,
            _ => s.hex(piece) == GONE,
        };
        Loss::gather(men.chain(cars).filter(gone).map(|piece| Loss {
            seat: s.owner(piece),
            text: self.with_kind(Text::new("aslsk-kind"), s, piece),
            n: 1,
        }))
    }
}
