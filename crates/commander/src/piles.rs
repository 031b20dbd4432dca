//! What lies beside the map and belongs to a player: Radio, barrage, decks, chits.

use crate::kinds::{NOBODY, OFF, words};
use hex::HexId;
use serde::{Deserialize, Serialize};
use table::{BySeat, Set128};

/// What stands for a card that the viewer does not know.
pub const HIDDEN: u8 = 254;

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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct StrategyDeck {
    /// The draw deck, but for the cards below.
    pub rest: u16,
    /// Those out of the game.
    pub out: u16,
    /// g:S98.1.1: Reminders.
    pub faceup: u16,
    /// The card he holds, or `NOBODY`; `HIDDEN` to who does not know it.
    pub held: u8,
    /// Whether he holds one: open, also where the card is not.
    pub held_count: u8,
    /// g:S98.3.1: the top of the deck, if it has been looked at; else `NOBODY`.
    pub top: u8,
    /// Who has looked at it, as bits by seat.
    pub top_known: u8,
    /// g:S98.3.1: the card put at the bottom, or `NOBODY`.
    pub bottom: u8,
    /// Whether he has played one this Turn.
    pub spent: bool,
}

impl Default for StrategyDeck {
    fn default() -> Self {
        StrategyDeck {
            rest: 0,
            out: 0,
            faceup: 0,
            held: NOBODY,
            held_count: 0,
            top: NOBODY,
            top_known: 0,
            bottom: NOBODY,
            spent: false,
        }
    }
}

/// A player's Fate deck. The draw deck is a set: cards are drawn late, so that no order is hidden in the state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pile {
    /// The draw deck.
    pub rest: Set128,
    /// The discard pile, open (1.2b).
    pub out: Set128,
    /// The hand.
    pub hand: Set128,
    /// How many cards it holds: open, also where the cards are not.
    pub count: u8,
    /// Which cards of the hand the opponent has looked at (E61).
    pub seen: Set128,
    /// g:1.S.a: his Strategy Cards.
    pub strategy: StrategyDeck,
    /// g:E71: the cards that are his next Orders, or `NOBODY`; `HIDDEN` to who does not know them.
    pub aside: [u8; 2],
    /// How many there are: open, also where the cards are not.
    pub aside_count: u8,
}

const _: () = assert!(
    size_of::<Pile>() == 80,
    "Strategy Cards lie in what was padding"
);

impl Default for Pile {
    fn default() -> Self {
        Pile {
            rest: Set128::EMPTY,
            out: Set128::EMPTY,
            hand: Set128::EMPTY,
            count: 0,
            seen: Set128::EMPTY,
            strategy: StrategyDeck::default(),
            aside: [NOBODY; 2],
            aside_count: 0,
        }
    }
}

impl Pile {
    /// Takes a card out of the hand and lays it on the discard pile (1.5b, 1.6b).
    pub fn discard(&mut self, card: u8) {
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
