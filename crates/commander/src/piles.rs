//! What lies beside the map and belongs to a player: Radio, barrage, decks, chits.

use crate::ids::{CardId, FateCards, StrategyId};
use crate::kinds::{OFF, words};
use hex::HexId;
use serde::{Deserialize, Serialize};
use table::BySeat;

words! {
    /// What a Radio fires; in Great War Commander the box in which the Telephone lies (g:4.4.2).
    #[derive(Default)]
    Load {
        /// Shells.
        #[default]
        Plain = "plain",
        /// Shells or smoke.
        Smoke = "smoke",
        /// A Local Barrage.
        Local = "local",
        /// A Standing Barrage.
        Standing = "standing",
        /// A Gas Attack.
        Gas = "gas",
    }
}

impl Load {
    /// That of a Radio which may fire smoke, or may not.
    pub const fn smoke(able: bool) -> Load {
        if able { Load::Smoke } else { Load::Plain }
    }
}

/// 12, 2.2.3: the Radio in a player's Artillery box. Units, Weapons and Radios are the pieces of the game
/// (gloss.piece).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Radio {
    /// Its Firepower; 0: there is none.
    pub fp: u8,
    /// What it fires.
    pub load: Load,
    /// Whether it is broken.
    pub broken: bool,
}

impl Radio {
    /// Whether it may fire smoke.
    pub fn smokes(self) -> bool {
        self.load == Load::Smoke
    }
}

/// g:O19.2.1.4b: a barrage that stays. Its Impact markers follow from the Spotting Round and the axis.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Zone {
    /// The Spotting Round, or `OFF`: there is none.
    pub sr: HexId,
    /// The axis, 1 to 3; 0: around the Spotting Round.
    pub axis: u8,
    /// Which of the Impact markers lie on the map, as bits.
    pub live: u8,
}

impl Default for Zone {
    fn default() -> Self {
        Zone {
            sr: OFF,
            axis: 0,
            live: 0,
        }
    }
}

/// g:1.S.a: a player's Strategy deck, as bits, and what came of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct StrategyDeck {
    /// The draw deck, but for the cards below.
    pub rest: u16,
    /// Those out of the game.
    pub out: u16,
    /// g:S98.1.1: Reminders.
    pub faceup: u16,
    /// The card he holds; `HIDDEN` to who does not know it.
    #[serde(with = "crate::ids::room")]
    pub held: Option<StrategyId>,
    /// Whether he holds one: open, also where the card is not.
    pub held_count: u8,
    /// g:S98.3.1: the top of the deck, if it has been looked at.
    #[serde(with = "crate::ids::room")]
    pub top: Option<StrategyId>,
    /// Who has looked at it, as bits by seat.
    pub top_known: u8,
    /// g:S98.3.1: the card put at the bottom.
    #[serde(with = "crate::ids::room")]
    pub bottom: Option<StrategyId>,
    /// Whether he has played one this Turn.
    pub spent: bool,
}

/// A player's Fate deck. The draw deck is a set: cards are drawn late, so that no order is hidden in the state.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pile {
    /// The draw deck.
    pub rest: FateCards,
    /// The discard pile, open (1.2b).
    pub out: FateCards,
    /// The hand.
    pub hand: FateCards,
    /// How many cards it holds: open, also where the cards are not.
    pub count: u8,
    /// Which cards of the hand the opponent has looked at (E61).
    pub seen: FateCards,
    /// g:1.S.a: his Strategy Cards.
    pub strategy: StrategyDeck,
    /// g:E71: the cards that are his next Orders; `HIDDEN` to who does not know them.
    #[serde(with = "crate::ids::room")]
    pub aside: [Option<CardId>; Pile::ASIDE],
}

const _: () = assert!(
    size_of::<Pile>() == 80,
    "Strategy Cards lie in what was padding"
);

impl Pile {
    /// g:E71: so many cards are set aside at once at most: there is no room for a fourth.
    pub const ASIDE: usize = 3;

    /// g:E71: how many cards are set aside: open, also where the cards are not.
    pub fn aside_count(&self) -> u8 {
        self.aside.iter().flatten().count() as u8
    }
    /// Takes a card out of the hand and lays it on the discard pile (1.5b, 1.6b).
    pub fn discard(&mut self, card: CardId) {
        self.hand.remove(card);
        self.seen.remove(card);
        self.count -= 1;
        self.out.insert(card);
    }
}

/// 7.3.2a, 4.3.3: who holds which Objective chits, as bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Chits {
    /// Open ones.
    pub open: u32,
    /// Secret ones of each player.
    pub secret: BySeat<u32>,
    /// How many of them there are: open, also where the chits are not.
    pub count: BySeat<u8>,
}
