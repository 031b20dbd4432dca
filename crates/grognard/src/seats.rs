//! Who sits where: `--seat british=human`.

use crate::trouble::Trouble;
use players::{Level, Player};
use shelf::ScenarioCard;
use table::Text;

/// Who answers for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sitter {
    /// A person at this terminal.
    Human,
    /// A machine player.
    Machine(Player),
}

/// Reads the `--seat` options of a command. A seat that no option names is `other`; where no option is given
/// at all, the first seat is `first`.
pub fn read(
    names: &[String],
    options: &[String],
    first: Sitter,
    other: Sitter,
) -> Result<Vec<Sitter>, Trouble> {
    let mut seats: Vec<Option<Sitter>> = vec![None; names.len()];
    for option in options {
        let Some((name, who)) = option.split_once('=') else {
            return Err(Trouble::input(
                Text::new("trouble-seat-form").name("option", option.clone()),
            ));
        };
        let Some(seat) = names.iter().position(|known| known == name) else {
            let text = Text::new("trouble-seat")
                .name("seat", name)
                .name("known", names.join(", "));
            return Err(Trouble::input(text));
        };
        if seats[seat].is_some() {
            return Err(Trouble::input(
                Text::new("trouble-seat-twice").name("seat", name),
            ));
        }
        seats[seat] = Some(sitter(who)?);
    }
    let fill = |seat| {
        if seat == 0 && options.is_empty() {
            first
        } else {
            other
        }
    };
    Ok(seats
        .into_iter()
        .enumerate()
        .map(|(seat, sitter)| sitter.unwrap_or_else(|| fill(seat)))
        .collect())
}

/// Reads the `--seat` options of a command in which only machines play some scenarios: an option holds for
/// those that have its seat, and one of them must.
pub fn all(cards: &[ScenarioCard], options: &[String]) -> Result<Vec<Vec<Player>>, Trouble> {
    let mut known: Vec<String> = Vec::new();
    for seat in cards.iter().flat_map(|card| &card.seats) {
        if !known.contains(seat) {
            known.push(seat.clone());
        }
    }
    // What is wrong with an option is told of all seats together.
    machines(&known, options)?;
    let each = cards.iter().map(|card| {
        let own = |option: &&String| {
            let name = option.split('=').next().unwrap_or_default();
            card.seats.iter().any(|seat| seat == name)
        };
        let own: Vec<String> = options.iter().filter(own).cloned().collect();
        machines(&card.seats, &own)
    });
    each.collect()
}

/// Reads the players of all seats in their order, as in `greedy,random`: the same for every scenario.
pub fn in_order(cards: &[ScenarioCard], list: &str) -> Result<Vec<Vec<Player>>, Trouble> {
    let players: Vec<Player> = list.split(',').map(player).collect::<Result<_, _>>()?;
    let misfit = cards.iter().find(|card| card.seats.len() != players.len());
    if let Some(card) = misfit {
        let text = Text::new("trouble-players")
            .name("list", list)
            .name("seats", card.seats.join(", "));
        return Err(Trouble::input(text));
    }
    Ok(vec![players; cards.len()])
}

/// Reads the `--seat` options of a command in which only machines play.
fn machines(names: &[String], options: &[String]) -> Result<Vec<Player>, Trouble> {
    let random = Sitter::Machine(Player::Random);
    let sitters = read(names, options, random, random)?;
    let machine = |sitter| match sitter {
        Sitter::Machine(player) => Ok(player),
        Sitter::Human => Err(Trouble::input(
            Text::new("trouble-seat-human").name("known", machine_names()),
        )),
    };
    sitters.into_iter().map(machine).collect()
}

fn sitter(who: &str) -> Result<Sitter, Trouble> {
    if who == "human" {
        return Ok(Sitter::Human);
    }
    machine(who).map(Sitter::Machine).map_err(|unknown| {
        let known = format!("human, {}", machine_names());
        Trouble::input(unknown.name("known", known))
    })
}

/// Reads the name of a machine player, or of a strength.
fn machine(who: &str) -> Result<Player, Text> {
    let level = |_| who.parse().map(Level::player);
    let player = who.parse().or_else(level);
    player.map_err(|_: String| Text::new("trouble-player").name("player", who))
}

/// Reads the name of a machine player, or of a strength, where no person can sit.
pub fn player(who: &str) -> Result<Player, Trouble> {
    machine(who).map_err(|unknown| Trouble::input(unknown.name("known", machine_names())))
}

fn machine_names() -> String {
    let levels = Level::ALL.map(Level::id);
    let names: Vec<&str> = Player::FORMS.into_iter().chain(levels).collect();
    names.join(", ")
}
