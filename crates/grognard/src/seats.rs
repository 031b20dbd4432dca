//! Who sits where: `--seat british=human`.

use crate::trouble::Trouble;
use players::Player;
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
    who.parse().map(Sitter::Machine).map_err(|_| {
        let known = format!("human, {}", machine_names());
        Trouble::input(
            Text::new("trouble-player")
                .name("player", who)
                .name("known", known),
        )
    })
}

fn machine_names() -> String {
    Player::ALL.map(Player::name).join(", ")
}
