//! What a player may do, one small step at a time. A unit is named by its hex.

use crate::combat_cards::Combat;
use crate::command_cards::Command;
use crate::kinds::{Specialist, Wing};
use hex::HexId;

/// One answer to one question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Play a Command card in phase 1.
    Play(Command),
    /// Play a Combat card.
    Card(Combat),
    /// Answer a declared close combat with the Command card Frapper le premier.
    FirstStrike,
    /// Decline.
    Pass,
    /// No more of this.
    Done,
    /// Choose a section.
    Section(Wing),
    /// Order the unit in this hex.
    Order(HexId),
    /// Order the reserve artillery, with an order of that section where the card has sections.
    OrderArtillery(Option<Wing>),
    /// Choose a unit by its hex: for a card, for a specialist.
    Pick(HexId),
    /// Choose one of the opponent's Command cards.
    TakeCommand(Command),
    /// Choose one of the opponent's Combat cards.
    TakeCombat(Combat),
    /// Move a unit one hex.
    Step(HexId, HexId),
    /// Move a unit as far as Relève & Repli allows.
    March(HexId, HexId),
    /// Leave the battlefield over the enemy baseline.
    Exit(HexId),
    /// The moving unit stops here.
    Stop,
    /// Ranged combat.
    Fire(HexId, HexId),
    /// Another machine gun joins the crossfire.
    Join(HexId),
    /// Close combat.
    Assault(HexId, HexId),
    /// Remove wire instead of fighting.
    Cut(HexId),
    /// Engineers fortify a hex.
    Fortify(HexId, HexId),
    /// Engineers repair a bridge.
    Repair(HexId, HexId),
    /// A specialist joins the unit in a hex.
    Enlist(Specialist, HexId),
    /// A row of hexes is shelled before play.
    Row(u8),
    /// Centre of the targeting template.
    Target(HexId),
    /// How many targeting dice are bought.
    Dice(u8),
    /// How many flags are ignored.
    Ignore(u8),
    /// Retreat one hex.
    Retreat(HexId),
    /// Advance into the vacated hex.
    Advance,
    /// Stay.
    Stay,
    /// The raider goes back to where it started.
    Return,
    /// Draw a Combat card.
    Draw,
    /// Take two HQ tokens.
    Tokens,
    /// Discard a Combat card for one HQ token.
    Discard(Combat),
    /// Keep this one of the Command cards drawn.
    Keep(Command),
    /// Take the medal of a side pressed for time.
    Medal,
    /// Draw two Command cards to keep one.
    DrawTwo,
}

const _: () = assert!(size_of::<Action>() <= 16);
