//! Who sits where: `--seat british=human`.

use crate::trouble::Trouble;
use players::{Character, Level, Machine, Player};
use shelf::{ScenarioCard, System};
use table::Text;

/// Who answers for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sitter {
    /// A person at this terminal.
    Human,
    /// A machine player.
    Machine(Machine),
}

/// Reads the `--seat` options of a command. A seat that no option names is `other`; where no option is given
/// at all, the first seat is `first`.
pub fn read(
    system: &dyn System,
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
        seats[seat] = Some(sitter(system, who)?);
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
pub fn all(
    system: &dyn System,
    cards: &[ScenarioCard],
    options: &[String],
) -> Result<Vec<Vec<Machine>>, Trouble> {
    let mut known: Vec<String> = Vec::new();
    for seat in cards.iter().flat_map(|card| &card.seats) {
        if !known.contains(seat) {
            known.push(seat.clone());
        }
    }
    // What is wrong with an option is told of all seats together.
    machines(system, &known, options)?;
    let each = cards.iter().map(|card| {
        let own = |option: &&String| {
            let name = option.split('=').next().unwrap_or_default();
            card.seats.iter().any(|seat| seat == name)
        };
        let own: Vec<String> = options.iter().filter(own).cloned().collect();
        machines(system, &card.seats, &own)
    });
    each.collect()
}

/// Reads the players of all seats in their order, as in `greedy,random`: the same for every scenario.
pub fn in_order(
    system: &dyn System,
    cards: &[ScenarioCard],
    list: &str,
) -> Result<Vec<Vec<Machine>>, Trouble> {
    let players = list.split(',').map(|who| player(system, who));
    let players: Vec<Machine> = players.collect::<Result<_, _>>()?;
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
fn machines(
    system: &dyn System,
    names: &[String],
    options: &[String],
) -> Result<Vec<Machine>, Trouble> {
    let random = Sitter::Machine(Player::Random.into());
    let sitters = read(system, names, options, random, random)?;
    let machine = |sitter| match sitter {
        Sitter::Machine(machine) => Ok(machine),
        Sitter::Human => Err(Trouble::input(
            Text::new("trouble-seat-human").name("known", machine_names(system)),
        )),
    };
    sitters.into_iter().map(machine).collect()
}

fn sitter(system: &dyn System, who: &str) -> Result<Sitter, Trouble> {
    if who == "human" {
        return Ok(Sitter::Human);
    }
    machine(system, who)
        .map(Sitter::Machine)
        .map_err(|unknown| {
            let known = format!("human, {}", machine_names(system));
            Trouble::input(unknown.name("known", known))
        })
}

/// Reads the name of a machine player, or of a strength, with a character that the system has or without one.
fn machine(system: &dyn System, who: &str) -> Result<Machine, Text> {
    let (name, character) = match who.split_once('+') {
        Some((name, character)) => (name, Some(character)),
        None => (who, None),
    };
    let level = |_| name.parse().map(|level| system.levels().player(level));
    let has = |character: &Character| system.characters().contains(character);
    let liked = character.map(|id| id.parse().ok().filter(has).ok_or_else(|| id.to_owned()));
    let read = || {
        Ok(Machine {
            player: name.parse().or_else(level)?,
            character: liked.transpose()?,
        })
    };
    read().map_err(|_: String| Text::new("trouble-player").name("player", who))
}

/// Reads the name of a machine player, or of a strength, where no person can sit.
pub fn player(system: &dyn System, who: &str) -> Result<Machine, Trouble> {
    let known = || machine_names(system);
    machine(system, who).map_err(|unknown| Trouble::input(unknown.name("known", known())))
}

fn machine_names(system: &dyn System) -> String {
    let levels = Level::ALL.map(|level| level.id().to_owned());
    let forms = Player::FORMS.map(str::to_owned);
    let characters = system.characters().into_iter();
    let liking = characters.map(|character| format!("…+{}", character.id()));
    let names: Vec<String> = levels.into_iter().chain(forms).chain(liking).collect();
    names.join(", ")
}
