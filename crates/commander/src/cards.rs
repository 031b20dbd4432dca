//! The Fate cards: order, action, event, random hex, dice (1a to 1.9).

use crate::kinds::words;
use hex::HexId;

pub use crate::deeds::Deed;
pub use crate::events::EventKind;

words! {
    /// 1.5a: the Order at the top of a card.
    Order {
        /// O16
        Advance = "advance",
        /// O17
        ArtilleryDenied = "artillery-denied",
        /// O18
        ArtilleryRequest = "artillery-request",
        /// O19: no Order at all.
        CommandConfusion = "command-confusion",
        /// O20
        Fire = "fire",
        /// O21
        Move = "move",
        /// O22
        Recover = "recover",
        /// O23
        Rout = "rout",
        /// g:O17.1a
        AirStrike = "air-strike",
        /// g:O22
        LineOfFire = "line-of-fire",
        /// g:O24.1
        Offensive = "offensive",
        /// g:O27
        Liaison = "liaison",
    }
}

words! {
    /// 1.9.1a: the four triggers.
    Trigger {
        /// 1.9.1.1
        Event = "event",
        /// 1.9.1.2
        Jammed = "jammed",
        /// 1.9.1.3
        Sniper = "sniper",
        /// 1.9.1.4
        Time = "time",
    }
}

impl Order {
    /// Those on the cards of Europe; the others come behind them.
    pub const EUROPE: &'static [Order] = Order::ALL.split_at(Order::AirStrike as usize).0;
}

/// One Fate card.
#[derive(Clone, Copy, Debug)]
pub struct Card {
    /// Its Order.
    pub order: Order,
    /// Its Action.
    pub deed: Deed,
    /// Its Event.
    pub event: EventKind,
    /// E48b: the wind of a Breeze, 1 to 6; else 0.
    pub wind: u8,
    /// 1.8a: its random hex.
    pub hex: HexId,
    /// 1.9a: its dice, the white one first.
    pub dice: [u8; 2],
    /// 1.9.1a: the trigger on its dice.
    pub trigger: Option<Trigger>,
}

impl Card {
    /// Whether the card may be played for this Action.
    #[inline]
    pub fn serves(&self, deed: Deed) -> bool {
        self.deed == deed || (deed == Deed::OpFire && self.order == Order::Fire)
    }
}
