//! What there is to know of a unit or a hex as it stands: every number with what makes it.

use crate::book::Book;
use crate::command_cards::Command;
use crate::frame::Mode;
use crate::ground::attacker_rule;
use crate::kinds::{Kind, Terrain};
use crate::state::State;
use crate::strength::skill_rule;
use hex::HexId;
use table::{About, Click, Figure, Known, Note, Sum, Text, Viewer};

/// Protection from everything of a kind.
const ALL: u8 = u8::MAX;

impl Book {
    /// A unit on the board, a hex of it, or a Command card of who looks.
    pub(crate) fn about(&self, s: &Known<State>, of: &Click) -> About {
        match of {
            Click::Piece(piece) => match u8::try_from(*piece) {
                Ok(unit) if usize::from(unit) < s.units.len() && s.is_alive(unit) => {
                    self.about_unit(s, unit)
                }
                _ => About::default(),
            },
            Click::Hex(label) => match self.map.grid().parse(label) {
                Ok(hex) => self.about_hex(s, hex),
                Err(_) => About::default(),
            },
            Click::Card(card) => About {
                hexes: self.part_of(s.viewer(), card),
                ..About::default()
            },
            Click::Way { .. } => About::default(),
        }
    }

    /// comp.board.sections: the section a card speaks of, as its player sees it from his edge.
    fn part_of(&self, viewer: Viewer, card: &str) -> Vec<String> {
        use Command::{Assault, Attack, Probe, Recon};
        let (Viewer::Seat(seat), Some(command)) = (viewer, Command::named(card)) else {
            return Vec::new();
        };
        let (Recon(wing) | Probe(wing) | Attack(wing) | Assault(wing)) = command else {
            return Vec::new();
        };
        let part = 1 << self.section(seat, wing);
        let grid = self.map.grid();
        let inside = grid
            .ids()
            .filter(|hex| self.sections[hex.index()] & part != 0);
        inside.map(|hex| self.label(hex)).collect()
    }

    fn about_unit(&self, s: &State, unit: u8) -> About {
        let u = s.unit(unit);
        let ability = self.ability(u.kind);
        let [moves, dice] = match u.kind {
            Kind::Infantry => ["move.infantry", "ranged.infantry"],
            Kind::MachineGun => ["move.mg-mortar", "ranged.mg"],
            Kind::Mortar => ["move.mg-mortar", "ranged.mortar"],
            Kind::Schneider | Kind::SaintChamond => ["own.tank.move", "own.tank.dice"],
            Kind::FieldGun => ["own.gun.move", "own.gun.dice"],
        };
        let close = match u.kind {
            Kind::Infantry => "melee.infantry",
            Kind::MachineGun | Kind::Mortar => "melee.mg-mortar",
            _ => dice,
        };
        let mut numbers = vec![
            figure("figures", |sum| {
                sum.add(u.figures.into(), "combat.losses-do-not-weaken")
            }),
            figure("moves", |sum| sum.add(ability.moves.into(), moves)),
            figure("moves-and-fights", |sum| {
                sum.add(self.fight_limit(s, unit).into(), moves)
            }),
        ];
        for (range, &base) in (1u8..).zip(&ability.dice) {
            let counted = |sum: &mut Sum| {
                sum.add(base.into(), if range == 1 { close } else { dice });
                if let Some(specialist) = u.specialist {
                    let skill = self.skill(specialist);
                    let more = match range {
                        1 => Some(skill.close),
                        _ => skill.ranged.get(usize::from(range) - 2).copied(),
                    };
                    if !(skill.unmoved && u.moved > 0) {
                        let rule = skill_rule(specialist, u.kind);
                        sum.add(more.unwrap_or(0).into(), rule);
                    }
                }
                self.own_hex(s, unit, sum);
            };
            let mut dice = figure("dice", counted);
            dice.text = match range {
                1 => Text::new("ccgw-about-dice-close"),
                _ => Text::new("ccgw-about-dice").num("range", range),
            };
            numbers.push(dice);
        }
        let mut notes = Vec::new();
        if u.kind.is_tank() {
            notes.push(note("tank", &["own.tank.ground"]));
        }
        if !ability.sight {
            notes.push(note("unseen", &["ranged.mortar"]));
        }
        About {
            numbers,
            notes,
            ..About::default()
        }
    }

    fn about_hex(&self, s: &State, hex: HexId) -> About {
        let mut numbers = self.sheltered(s, hex);
        let terrain = self.fights_as(s, hex);
        let ground = self.ground(terrain);
        for (name, lost) in [
            ("entered", ground.lost_entering),
            ("standing", ground.lost_standing),
        ] {
            if lost > 0 {
                let lost = -i32::from(lost);
                numbers.push(figure(name, |sum| sum.add(lost, attacker_rule(terrain))));
            }
        }
        let moved = self.moves_as(s, hex);
        let mut notes = Vec::new();
        if self.stops_entering(s, hex) {
            let rule = match s.wire.contains(hex) {
                true => "ter.wire.move",
                false => stop_rule(moved),
            };
            notes.push(note("stops", &[rule]));
        }
        if self.stops_leaving(s, hex) {
            notes.push(note("holds", &["ter.mine-crater.move-leave"]));
        }
        if moved == Terrain::Water {
            notes.push(note("water", &["move.terrain"]));
        }
        if self.ground(moved).no_fight && !self.fight_in_ford {
            notes.push(note("no-fight", &["fx.ter.water.ford-combat"]));
        }
        if self.hills.contains(hex) {
            notes.push(note("hill", &["ter.hill.los-behind"]));
        } else if (self.blocking - s.razed).contains(hex) {
            notes.push(note("blocks", &["los.obstacles"]));
        }
        About {
            numbers,
            notes,
            ..About::default()
        }
    }

    /// What a hex protects from: fire, then close combat.
    fn sheltered(&self, s: &State, hex: HexId) -> Vec<Figure> {
        let from = |mode, names| {
            let (values, rule) = self.protection(s, hex, mode, hex);
            shelter_figures(values, rule, names)
        };
        let mut all = from(Mode::Ranged, ["fire-hits", "fire-flags"]);
        all.extend(from(Mode::Close, ["close-hits", "close-flags"]));
        all
    }
}

/// Soldiers and Flags that a hex ignores, as numbers with these names; none where it ignores none.
pub(crate) fn shelter_figures(values: [u8; 2], rule: &str, names: [&str; 2]) -> Vec<Figure> {
    let some = values.into_iter().zip(names).filter(|&(n, _)| n > 0);
    some.map(|(n, name)| {
        let mut found = figure(name, |sum| sum.add(n.into(), rule));
        if n == ALL {
            found.text = Text::new(format!("ccgw-about-{name}-all"));
        }
        found
    })
    .collect()
}

/// A number with its words.
fn figure(name: &str, count: impl FnOnce(&mut Sum)) -> Figure {
    let mut sum = Sum::opened("ccgw", true);
    count(&mut sum);
    Figure {
        text: Text::new(format!("ccgw-about-{name}")),
        tally: sum.tally("about"),
    }
}

fn note(name: &str, rules: &[&'static str]) -> Note {
    Note {
        text: Text::new(format!("ccgw-about-{name}")),
        rules: rules.iter().map(|&rule| rule.into()).collect(),
    }
}

/// The rule by which who enters must stop.
fn stop_rule(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Forest => "ter.forest.move",
        Terrain::Building => "ter.building.move",
        Terrain::Ruin => "ter.ruin.move",
        Terrain::MineCrater => "ter.mine-crater.move-enter",
        Terrain::Church => "fx.ter.church.move",
        Terrain::Bunker => "fx.ter.bunker.move",
        Terrain::Ford => "fx.ter.water.ford-move",
        _ => "move.terrain",
    }
}
