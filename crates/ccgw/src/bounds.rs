//! What the numbers of the data files may be: more than any box holds, and so few that no sum in play runs over.

use crate::combat_cards::Combat;
use crate::command_cards::Command;
use crate::scenario::{CardFile, CardLine, Scenario, Special, TerrainFile, UnitFile};
use crate::turn::HQ_TOKENS;
use table::{Bounds, Cards, Fault};

/// Dice, figures, hexes to move, medals for one thing.
const SMALL: std::ops::RangeInclusive<i64> = 0..=12;
/// Medals of all objectives together.
const MEDALS: usize = 100;
/// Rows of a file: nothing is printed in such numbers.
const LINES: usize = 256;

/// All numbers of the four files; where they are out of bounds, nothing more is read.
pub fn check(
    file: &str,
    scenario: &Scenario,
    cards: &CardFile,
    units: &UnitFile,
    terrain: &TerrainFile,
) -> Result<(), Vec<Fault>> {
    let mut bounds = Bounds::new();
    of_scenario(bounds.file(file), scenario);
    let hands = scenario.sides.iter();
    let hands: usize = hands.map(|side| usize::from(side.command)).sum();
    bounds.file("ccgw/cards.json");
    // One is drawn for each that is played: with none left to draw a hand would run out.
    let least = (hands + 2).max(Command::all().count());
    deck(&mut bounds, "command", &cards.command, least);
    deck(&mut bounds, "combat", &cards.combat, Combat::ALL.len());
    of_units(bounds.file("ccgw/units.json"), units);
    of_terrain(bounds.file("ccgw/terrain.json"), terrain);
    bounds.held()
}

fn deck(bounds: &mut Bounds, at: &str, lines: &[CardLine], least: usize) {
    let cards = lines.iter().map(|line| usize::from(line.copies)).sum();
    bounds.count(at, cards, least..=Cards::MOST);
    bounds.count(at, lines.len(), 1..=Cards::MOST);
    bounds.once(at, lines.iter().map(|line| line.id.as_str()));
    for line in lines {
        bounds.within(&line.id, line.cost, 0..=HQ_TOKENS.into());
    }
}

fn of_units(bounds: &mut Bounds, file: &UnitFile) {
    for line in &file.units {
        let at = line.id.as_str();
        bounds.within(at, line.figures, 1..=12);
        bounds.count(at, line.dice.len(), 1..=20);
        let more = [line.moves, line.move_and_fight, line.medals];
        for &number in line.dice.iter().chain(&more) {
            bounds.within(at, number, SMALL);
        }
    }
    for line in &file.specialists {
        let most = line.move_and_fight_at_most.unwrap_or_default();
        let more = [line.close, line.moves, line.move_and_fight, most];
        for &number in line.ranged.iter().chain(&more) {
            bounds.within(&line.id, number, SMALL);
        }
    }
}

fn of_terrain(bounds: &mut Bounds, file: &TerrainFile) {
    for line in file.terrain.iter().chain(&file.markers) {
        bounds.within(&line.id, line.dice_lost.entered, SMALL);
        bounds.within(&line.id, line.dice_lost.standing, SMALL);
    }
}

fn of_scenario(bounds: &mut Bounds, scenario: &Scenario) {
    for (i, side) in scenario.sides.iter().enumerate() {
        let at = format!("sides[{i}].artillery");
        bounds.within(&at, side.artillery, SMALL);
    }
    for (side, &count) in &scenario.specialists {
        bounds.within(&format!("specialists.{side}"), count, 0..=48);
    }
    bounds.count("shelling", scenario.shelling.len(), 0..=20);
    bounds.count("objectives", scenario.objectives.len(), 0..=LINES);
    bounds.count("special", scenario.special.len(), 0..=LINES);
    for (i, special) in scenario.special.iter().enumerate() {
        let at = format!("special[{i}]");
        match special {
            Special::Captures { worth, .. } => bounds.within(&at, *worth, SMALL),
            Special::Grenadiers { count, .. } => bounds.within(&at, *count, 0..=48),
            _ => {}
        }
    }
}

/// The medals that all objectives are worth together, once their hexes are counted.
pub fn medals(file: &str, worth: impl Iterator<Item = u8>) -> Result<(), Vec<Fault>> {
    let mut bounds = Bounds::new();
    let all = worth.map(usize::from).sum();
    bounds
        .file(file)
        .count("medals for objectives", all, 0..=MEDALS);
    bounds.held()
}
