//! Aircraft: what they do, and what is done to them.

use super::{Fate, Fates, SIX, SIXTH, WAYS, figure, needed, number, row, share};
use crate::action::Action;
use crate::book::Book;
use crate::frame::{Bombs, Duel, Flow, Frame, Strafe};
use crate::ids::{Piece, Plane};
use crate::state::{Mission, PlaneState, State, foe};
use hex::HexId;
use table::{Figure, Odds, Sum, Teller, explore};

impl Book {
    /// L19.8, L19.10: an attack on a hex by all who are sent there, if they get so far.
    pub(super) fn flight_odds(
        &self,
        s: &State,
        action: Action,
        plane: Plane,
        mission: Mission,
        hex: HexId,
    ) -> Option<Odds> {
        let after = self.answered(s, action)?;
        let seat = self.planes[plane.index()].seat;
        let here = |it: &Plane| after.planes[it.index()].hex.0 == hex;
        let planes: Vec<Plane> = { self.attackers(&after, seat, mission).into_iter() }
            .filter(here)
            .collect();
        match self.air_attack(&after, seat, hex, &planes, mission) {
            Frame::Bombs(bombs) => self.bomb_odds(&after, bombs),
            Frame::Strafe(strafe) => self.strafe_odds(&after, strafe),
            _ => None,
        }
    }

    /// T9: a die for each of them.
    fn bomb_odds(&self, s: &State, bombs: Bombs) -> Option<Odds> {
        let column = self.tables.bombing_column(bombs.factor.into());
        let shelter = self.lodge(s, bombs.hex);
        let enemies = self
            .struck_in(s, bombs.hex)
            .only(|it| s.holder(it) == foe(bombs.seat));
        let mut all = Fates::sure(Fate::Nothing);
        let mut against = Vec::new();
        for unit in enemies.iter() {
            let mut sum = Sum::opened("landships", true);
            self.bomb_cover(s, unit, self.is_lodged(s, unit, shelter), &mut sum);
            let mut own = Fates::sure(Fate::Nothing);
            if let Some(column) = column {
                own = Fates::default();
                for die in SIX {
                    let result = self.tables.bombing(column, i32::from(die) + sum.total());
                    let fates = self.fates(s, unit, |after, c, t| {
                        self.suffer_bombs(after, unit, result, c, t);
                        Flow::Done
                    })?;
                    own.add(fates, SIXTH);
                }
            }
            all = all.worst(own);
            if sum.total() != 0 {
                against.push(Figure {
                    text: self.unit_text("landships-odds-cover", s, unit),
                    tally: sum.tally("cover"),
                });
            }
        }
        Some(Odds {
            tally: Some(number("bombs", bombs.factor.into(), "L19.8")),
            against,
            chance: all.harm(),
            rows: all.rows(1.0),
        })
    }

    /// L19.10: one die, as small arms.
    fn strafe_odds(&self, s: &State, strafe: Strafe) -> Option<Odds> {
        let power = crate::strafe::MG * u32::from(strafe.mgs);
        let column = self.tables.sacrt_column(power);
        let shelter = self.lodge(s, strafe.hex);
        let mut modified = Vec::new();
        for unit in self.exposed(s, foe(strafe.seat), strafe.hex).iter() {
            let mut sum = Sum::opened("landships", true);
            let pairs = i32::from(strafe.mgs / 2);
            sum.add(self.tables.sacrt_mods.of("mg") * pairs, "sacrt.mod.mg");
            self.strafe_cover(s, unit, self.is_lodged(s, unit, shelter), &mut sum);
            modified.push((unit, sum));
        }
        let all = match column {
            Some(column) => self.small_arms_fates(s, column, true, &modified)?,
            None => Fates::sure(Fate::Nothing),
        };
        Some(Odds {
            tally: Some(number("firepower", power as i32, "L19.10")),
            against: self.sacrt_figures(s, column, &modified),
            chance: all.harm(),
            rows: all.rows(1.0),
        })
    }

    /// L19.11: what becomes of who is met, unless he meets us too; and what he may shoot back with.
    pub(super) fn duel_odds(&self, s: &State, by: Plane, at: Plane) -> Option<Odds> {
        let answers = matches!(s.stack.last(), Some(Frame::Duel(_)));
        let duel = match answers {
            true => Duel {
                by: at,
                at: by,
                mutual: Some(true),
            },
            false => Duel {
                by,
                at,
                mutual: Some(false),
            },
        };
        let leaves = explore(WAYS, |c| {
            let mut after = s.clone();
            self.step_duel(&mut after, &mut { duel }, c, &mut Teller::silent());
            after.planes[at.index()]
        })?;
        let mut more = Sum::opened("landships", true);
        if self.plane_mgs(at) == 0 {
            more.add(crate::patrol::UNARMED, "L19.12");
        }
        let returns = !answers && self.plane_mgs(at) > 0;
        let returned = number("needed", crate::patrol::RETURN.into(), "L19.11");
        Some(plane_odds(
            &leaves,
            needed("needed", crate::patrol::OFF, "L19.11", &more),
            { returns.then(|| figure("landships-odds-return", returned)) }
                .into_iter()
                .collect(),
        ))
    }

    /// T10, L19.5: with the hits it has already.
    pub(super) fn flak_odds(&self, s: &State, gun: Piece, at: Plane) -> Option<Odds> {
        let leaves = explore(WAYS, |c| {
            let mut after = s.clone();
            let t = &mut Teller::silent();
            self.flak(&mut after, gun, at, c, t);
            self.count_hits(&mut after, self.planes[at.index()].seat, t);
            after.planes[at.index()]
        })?;
        let table = &self.tables.aircraft;
        let hits = number("needed", table.of("hits"), "L19.4");
        Some(plane_odds(
            &leaves,
            number("dice", table.of("rolls"), "L19.4"),
            vec![figure("landships-odds-flak", hits)],
        ))
    }

    /// L19.7: small arms at an aircraft, as they are with this answer.
    pub(super) fn sky_odds(&self, s: &State, action: Action) -> Option<Odds> {
        let after = self.answered(s, action)?;
        let Some(Frame::Sky(sky)) = after.stack.last().copied() else {
            return None;
        };
        let leaves = explore(WAYS, |c| {
            let mut shot = after.clone();
            let mut sky = crate::frame::Sky { ready: true, ..sky };
            self.step_sky(&mut shot, &mut sky, c, &mut Teller::silent());
            shot.planes[sky.at.index()]
        })?;
        let power = self.sky_firepower(&after, &sky);
        let tally = number("firepower", power as i32, "L2.6");
        Some(plane_odds(&leaves, tally, Vec::new()))
    }
}

/// What becomes of an aircraft: nothing, spoilt, driven off, shot down.
fn plane_odds(
    leaves: &[table::Leaf<PlaneState>],
    tally: table::Tally,
    against: Vec<Figure>,
) -> Odds {
    let rank = |it: &PlaneState| match it {
        it if it.down => 3,
        it if it.away || it.over => 2,
        it if it.hits > 0 && it.mission.attacks() => 1,
        _ => 0,
    };
    let of = |what: i32| share(leaves, |it| rank(it) == what);
    let rows = [
        ("landships-odds-nothing", of(0), false),
        ("landships-odds-spoilt", of(1), true),
        ("landships-odds-driven-off", of(2), true),
        ("landships-odds-down", of(3), true),
    ];
    let can = |(_, chance, harm): &(&str, f64, bool)| !harm || *chance > 0.0;
    Odds {
        tally: Some(tally),
        against,
        chance: (1.0 - of(0)).clamp(0.0, 1.0),
        rows: { rows.into_iter().filter(can) }
            .map(|(key, chance, harm)| row(key, chance, harm))
            .collect(),
    }
}
