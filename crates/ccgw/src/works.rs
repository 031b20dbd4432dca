//! What engineers do instead of moving and fighting (fx.spec.engineer-fortify, fx.spec.engineer-bridge), and tanks that
//! bog down.

use crate::action::Action;
use crate::book::Book;
use crate::dice::{battle_dice, faces};
use crate::kinds::{BATTLE_DIE, FLAG, Specialist, Terrain};
use crate::state::{State, foe};
use hex::{HexId, HexSet128};
use std::ops::ControlFlow::{self, Continue};
use table::{Chance, Legal, No, Teller, no};

/// fx.spec.engineer-fortify: tokens for a position on a hex beside the engineers.
const BESIDE: u8 = 2;

/// Engineers work instead of moving and fighting.
pub const WORKED: No = No::by(
    &["fx.spec.engineer-fortify", "fx.spec.engineer-bridge"],
    "ccgw-no-work-moved",
);

impl Book {
    /// Whether the engineers of the unit have worked this turn: its move is over, and it has gone nowhere.
    pub fn has_worked(&self, s: &State, unit: u8) -> bool {
        let u = s.unit(unit);
        s.moved.has(unit) && u.moved == 0 && u.specialist == Some(Specialist::Engineer)
    }

    /// Whether the unit has engineers who could work now: ordered, and neither moved nor about to.
    fn may_work(&self, s: &State, unit: u8) -> Legal {
        let u = s.unit(unit);
        if u.seat != s.active {
            return no(&["p2.designate"], "ccgw-no-own-first");
        }
        if u.specialist != Some(Specialist::Engineer) {
            return no(
                &["fx.spec.engineer-fortify", "fx.spec.engineer-bridge"],
                "ccgw-no-engineer",
            );
        }
        if !s.ordered.has(unit) {
            return no(
                &["p2.designate", "comp.cards.command"],
                "ccgw-no-not-ordered",
            );
        }
        if s.moving.is_some_and(|moving| moving != unit) {
            return no(&["move.one-by-one"], "ccgw-no-one-by-one");
        }
        if s.moving == Some(unit) || s.moved.has(unit) || s.fought.has(unit) {
            return Err(WORKED);
        }
        Ok(())
    }

    /// fx.ter.fort-pos.placement: not on wire, a damaged bridge, another position, a ruin, a waterway or a bunker.
    pub fn takes_works(&self, s: &State, hex: HexId) -> bool {
        let never = |terrain| {
            use Terrain::{Bunker, Ford, Ruin, Water};
            matches!(terrain, Ruin | Bunker | Water | Ford)
        };
        // A shelled church is a ruin for combat (fx.ter.church.triple), and a position is a matter of combat.
        let barred = never(self.moves_as(s, hex)) || never(self.under_wire(s, hex));
        !barred && !s.wire.contains(hex) && !s.works.contains(hex) && !s.damaged.contains(hex)
    }

    /// fx.spec.engineer-fortify: whether the engineers may fortify this hex.
    pub fn may_fortify(&self, s: &State, unit: u8, at: HexId) -> Legal {
        self.may_work(s, unit)?;
        let u = s.unit(unit);
        if self.near(u.hex).meets(s.occupied[foe(u.seat)]) {
            return no(&["fx.spec.engineer-fortify"], "ccgw-no-work-enemy");
        }
        match self.distance(u.hex, at) {
            0 => {}
            1 if s.hq[u.seat] >= BESIDE => {}
            1 => return no(&["fx.spec.engineer-fortify"], "ccgw-no-work-tokens"),
            _ => {
                return Err(No::by(&["fx.spec.engineer-fortify"], "ccgw-no-not-adjacent").at(at));
            }
        }
        if !self.takes_works(s, at) {
            return no(&["fx.ter.fort-pos.placement"], "ccgw-no-work-here");
        }
        Ok(())
    }

    /// fx.spec.engineer-bridge
    pub fn may_repair(&self, s: &State, unit: u8, at: HexId) -> Legal {
        self.may_work(s, unit)?;
        if !s.damaged.contains(at) || self.distance(s.unit(unit).hex, at) != 1 {
            return no(&["fx.spec.engineer-bridge"], "ccgw-no-repair");
        }
        Ok(())
    }

    /// What the engineers of a unit may do now.
    pub fn each_work(
        &self,
        s: &State,
        unit: u8,
        f: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.may_work(s, unit).is_err() {
            return Continue(());
        }
        let from = s.unit(unit).hex;
        for at in self.near(from) | HexSet128::of(from) {
            if self.may_fortify(s, unit, at).is_ok() {
                f(Action::Fortify(from, at))?;
            }
            if self.may_repair(s, unit, at).is_ok() {
                f(Action::Repair(from, at))?;
            }
        }
        Continue(())
    }

    /// A fortified position is dug.
    pub fn fortify(&self, s: &mut State, unit: u8, at: HexId, t: &mut Teller) {
        let u = *s.unit(unit);
        if at != u.hex {
            s.spend(u.seat, BESIDE);
        }
        s.works.insert(at);
        t.all(|| self.step_text_of("ccgw-fortified", s, unit, u.hex, at))
            .deed();
        self.worked(s, unit);
    }

    /// A bridge is repaired.
    pub fn repair(&self, s: &mut State, unit: u8, at: HexId, t: &mut Teller) {
        s.damaged.remove(at);
        t.all(|| self.step_text_of("ccgw-repaired", s, unit, s.unit(unit).hex, at))
            .deed();
        self.worked(s, unit);
    }

    /// Instead of moving and fighting.
    fn worked(&self, s: &mut State, unit: u8) {
        s.moved.insert(unit);
        s.fought.insert(unit);
        self.return_token(s, unit);
    }

    /// own.tank.bog: a tank rolls a die for each hex after the first: on a Flag it is stuck there for the rest of the
    /// battle.
    pub fn test_ground(&self, s: &mut State, unit: u8, c: &mut Chance, t: &mut Teller) {
        let u = *s.unit(unit);
        if !u.kind.is_tank() || u.moved < 2 {
            return;
        }
        let dice = c.dice("ccgw-why-bog", u.seat, &BATTLE_DIE, 1);
        let face = dice[0] as usize;
        if face == FLAG {
            s.ditched.insert(unit);
            s.stopped.insert(unit);
        }
        t.roll(
            || self.test_text("ccgw-bog-test", s, unit, face),
            || battle_dice(&dice, faces(&[FLAG])),
        );
    }
}
