//! What lies on a unit (L2.11), and what it has done in this player-turn.

use serde::{Deserialize, Serialize};

macro_rules! marks {
    ($(#[$doc:meta])* $name:ident { $($(#[$row:meta])* $mark:ident = $bit:expr;)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
        pub struct $name(u16);

        impl $name {
            $($(#[$row])* pub const $mark: $name = $name(1 << $bit);)*

            /// These and those.
            pub const fn and(self, other: $name) -> $name {
                $name(self.0 | other.0)
            }
            /// Whether one of these is there.
            #[inline]
            pub const fn any(self, marks: $name) -> bool {
                self.0 & marks.0 != 0
            }
            /// Puts these on.
            #[inline]
            pub fn set(&mut self, marks: $name) {
                self.0 |= marks.0;
            }
            /// Takes these off.
            #[inline]
            pub fn clear(&mut self, marks: $name) {
                self.0 &= !marks.0;
            }
            /// Whether nothing is there.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }
        }
    };
}

marks! {
    /// Markers that stay until a rule takes them away (L2.11).
    Marks {
        /// L17.4
        PINNED = 0;
        /// It has attacked, and is seen by it (L4.13, L10.4).
        FIRED = 1;
        /// The Fired marker was gained in this player-turn: it stays through the next.
        FRESH = 2;
        /// A vehicle has left its hex in phase 2 (L4.13).
        MOVED = 3;
        /// L7.5
        CHARGING = 4;
        /// L7.6
        BLOWN = 5;
        /// The Blown marker was gained in this player-turn: it stays through the owner's next.
        WINDED = 6;
        /// Temporary breakdown (L18.4).
        TEMPORARY = 7;
        /// Permanent breakdown (L18.4).
        PERMANENT = 8;
        /// Wheels damaged (L11.10).
        WHEELS = 9;
        /// Shaken crew of a German tank (L17.9).
        SHAKEN = 10;
        /// Set up hidden, and not seen yet (L26.1).
        HIDDEN = 11;
        /// A tank has a fascine left (L22.9).
        FASCINE = 12;
        /// A support weapon in the hands of the other side (L21.6).
        CAPTURED = 13;
        /// On a bridge, not in the river under it (L3.5).
        BRIDGE = 14;
    }
}

marks! {
    /// What a unit has done in this player-turn; all of it goes at the end.
    Deeds {
        /// Its move of this movement phase is over.
        ENDED = 0;
        /// It has left a hex in this player-turn (L4.7, L4.10, L22.3, L22.8).
        WALKED = 1;
        /// It has taken part in close combat (L16.13).
        FOUGHT = 2;
        /// A gun has been pivoted in this phase (L12.5).
        PIVOTED = 3;
        /// A gun has been moved by hand (L21.3).
        HAULED = 4;
        /// It was loaded or unloaded (L6.8), or has dismounted (L7.7): no move on foot in this player-turn.
        CARRIED = 5;
        /// It has fired in a barrage (L14.17).
        SHELLED = 6;
        /// It has made its request of this phase (L14.2).
        ASKED = 7;
        /// It has been tested for gas in this player-turn (L15.2).
        GASSED = 8;
        /// It has served a weapon, and does not fire its own (L21.1).
        SERVED = 9;
        /// It has been tested in this phase: pins, repairs, fright (L17.6, L17.7, L18.5).
        TESTED = 10;
        /// It has fired at an aircraft in the Air phase (L19.4, L19.7).
        FLAK = 11;
    }
}
