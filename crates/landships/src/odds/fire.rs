//! Small arms, anti-tank fire and close combat.

use super::{Fate, Fates, SIX, SIXTH, figure, needed, number, row};
use crate::action::{Action, Weapon};
use crate::book::Book;
use crate::frame::{Frame, Volley};
use crate::ids::{Piece, Pieces};
use crate::state::{State, foe};
use hex::HexId;
use table::{Figure, Odds, OddsRow, Sum, Text};

/// The highest row of the SACRT.
const SACRT: i32 = 8;

impl Book {
    /// An attack on the SACRT as it would be with this answer (L11, T12).
    pub(super) fn volley_odds(&self, s: &State, action: Action) -> Option<Odds> {
        let after = self.answered(s, action)?;
        let Some(Frame::Volley(volley)) = after.stack.last().copied() else {
            return None;
        };
        let groups = self.sheltering(&after, foe(volley.seat), volley.hex);
        let volley = Volley {
            sheltered: match volley.flame {
                true => Pieces::EMPTY,
                false => groups
                    .iter()
                    .take(crate::volley::SHELTERED as usize)
                    .collect(),
            },
            ..volley
        };
        let power = self.firepower(&after, &volley, true);
        let column = self.tables.sacrt_column(power.total().max(0) as u32);
        let targets = self.exposed(&after, foe(volley.seat), volley.hex);
        let mg = self.machine_guns(&after, &volley).1;
        let mut modified = Vec::new();
        for unit in targets.iter() {
            let mut sum = Sum::opened("landships", true);
            self.volley_modifiers(&after, &volley, &mut sum);
            self.cover(&after, &volley, unit, &mut sum);
            modified.push((unit, sum));
        }
        let all = match column {
            Some(column) => self.small_arms_fates(&after, column, mg, &modified)?,
            None => Fates::sure(Fate::Nothing),
        };
        Some(Odds {
            tally: Some(power.tally("firepower")),
            against: self.sacrt_figures(&after, column, &modified),
            chance: all.harm(),
            rows: all.rows(1.0),
        })
    }

    /// One die for the hex, a result for each (L1.8); each with what is added to it.
    pub(super) fn small_arms_fates(
        &self,
        s: &State,
        column: usize,
        mg: bool,
        units: &[(Piece, Sum)],
    ) -> Option<Fates> {
        let hit = |unit: Piece, star: bool| {
            self.fates(s, unit, |after, c, t| {
                self.suffer_small_arms(after, unit, mg, star, c, t)
            })
        };
        let mut known = Vec::new();
        for (unit, _) in units {
            known.push([hit(*unit, false)?, hit(*unit, true)?]);
        }
        let mut all = Fates::default();
        for die in SIX {
            let mut hex = Fates::sure(Fate::Nothing);
            for ((_, sum), fates) in units.iter().zip(&known) {
                let total = i32::from(die) + sum.total();
                if self.tables.sacrt(column, total) {
                    hex = hex.worst(fates[usize::from(total <= 1)]);
                }
            }
            all.add(hex, SIXTH);
        }
        Some(all)
    }

    /// What the die must show for each of them.
    pub(super) fn sacrt_figures(
        &self,
        s: &State,
        column: Option<usize>,
        units: &[(Piece, Sum)],
    ) -> Vec<Figure> {
        let Some(column) = column else {
            return Vec::new();
        };
        let hits = (1..=SACRT)
            .rev()
            .find(|&die| self.tables.sacrt(column, die));
        let one = |(unit, sum): &(Piece, Sum)| Figure {
            text: self.unit_text("landships-odds-against", s, *unit),
            tally: needed("needed", hits.unwrap_or(0), "L11.4", sum),
        };
        units.iter().map(one).collect()
    }

    /// A shot at a vehicle (L12, L13): what hits it, and what it comes to.
    pub(super) fn shot_odds(
        &self,
        s: &State,
        by: Piece,
        weapon: Weapon,
        target: Piece,
    ) -> Option<Odds> {
        self.may_shoot(s, by, weapon, target).ok()?;
        let fates = self.fates(s, target, |after, c, t| {
            self.shoot(after, by, weapon, target, c, t);
            crate::frame::Flow::Done
        })?;
        let (tally, against) = match weapon {
            Weapon::Gun => (self.gun_number(s, by, 0, target), Vec::new()),
            Weapon::Gun2 => (self.gun_number(s, by, 1, target), Vec::new()),
            Weapon::Mg => self.special_numbers(self.tables.mg, "L13.3"),
            Weapon::Rifle => self.special_numbers(self.tables.rifle, "L13.2"),
            Weapon::Flame => self.special_numbers(self.tables.flame, "L13.4"),
        };
        Some(Odds {
            tally: Some(tally),
            against,
            chance: fates.harm(),
            rows: fates.rows(1.0),
        })
    }

    /// L12.3: the number of the distance, less what is added to the die. A 1 always hits.
    fn gun_number(&self, s: &State, by: Piece, gun: usize, target: Piece) -> table::Tally {
        let far = self.ground.distance(s.hex(by), s.hex(target));
        let gunner = match self.kind(s, by).is_support() {
            true => self.gunner(s, by),
            false => None,
        };
        let sum = self.atcrt_modifiers(s, by, gun, target, gunner, true);
        let limit = self.tables.atcrt(far).unwrap_or(0).into();
        let mut tally = needed("needed", limit, "L12.3", &sum);
        if tally.total < 1 {
            let more = number("needed", 1 - tally.total, "atcrt.natural-one");
            tally.terms.extend(more.terms);
            tally.total = 1;
        }
        tally
    }

    /// T5: the die that hits, and the one that decides what it does.
    fn special_numbers(
        &self,
        row: crate::data::SpecialRow,
        rule: &str,
    ) -> (table::Tally, Vec<Figure>) {
        let second = (row.second > 0)
            .then(|| number("needed", row.second.into(), "L13.6"))
            .map(|tally| figure("landships-odds-second", tally));
        (
            number("needed", row.hits.into(), rule),
            second.into_iter().collect(),
        )
    }

    /// L16.8: what the die of a close combat costs both sides.
    pub(super) fn melee_odds(&self, s: &State, hex: HexId) -> Odds {
        let column = self.melee_column(s, hex, true);
        let mut more = Sum::opened("landships", true);
        self.melee_modifiers(s, hex, column.total().min(0).abs(), &mut more);
        let mut rows: Vec<(i32, OddsRow)> = Vec::new();
        for die in SIX {
            let losses = self.melee_losses(&column, i32::from(die) + more.total());
            let lost = losses.defender.map_or(i32::from(u8::MAX), i32::from);
            let rank = lost * 16 - i32::from(losses.attacker);
            match rows.iter_mut().find(|(of, _)| *of == rank) {
                Some((_, row)) => row.chance += SIXTH,
                None => {
                    let defender = losses.defender.map_or("DE".to_owned(), |n| n.to_string());
                    let text = Text::new("landships-odds-losses")
                        .name("defender", defender)
                        .num("attacker", losses.attacker);
                    let row = OddsRow {
                        text,
                        chance: SIXTH,
                        harm: lost > 0,
                    };
                    rows.push((rank, row));
                }
            }
        }
        rows.sort_by_key(|(rank, _)| *rank);
        let rows: Vec<OddsRow> = rows.into_iter().map(|(_, row)| row).collect();
        let harmed = rows.iter().filter(|row| row.harm);
        Odds {
            tally: Some(column.tally("column")),
            against: vec![figure("landships-odds-melee", more.tally("melee"))],
            chance: harmed.map(|row| row.chance).sum::<f64>().min(1.0),
            rows,
        }
    }

    /// L22.3
    pub(super) fn cut_odds(&self, s: &State, action: Action, unit: Piece) -> Option<Odds> {
        let hex = s.hex(unit);
        let leaves = table::explore(super::WAYS, |c| {
            let mut after = s.clone();
            self.question(s)
                .answer(self, &mut after, action, c, &mut table::Teller::silent());
            !after.wire.contains(hex)
        })?;
        let chance = super::share(&leaves, |cut| *cut);
        Some(Odds {
            tally: None,
            against: Vec::new(),
            chance,
            rows: vec![
                row("landships-odds-fails", 1.0 - chance, false),
                row("landships-odds-cut", chance, false),
            ],
        })
    }
}
