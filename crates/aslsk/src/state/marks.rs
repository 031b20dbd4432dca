//! Markers, and what is remembered of a piece, one bit each.

use serde::{Deserialize, Serialize};

macro_rules! marks {
    ($(#[$doc:meta])* $name:ident($bits:ty) { $($(#[$of:meta])* $mark:ident = $bit:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
        pub struct $name($bits);

        #[allow(missing_docs)]
        impl $name {
            /// None.
            pub const NONE: $name = $name(0);
            $($(#[$of])* pub const $mark: $name = $name(1 << $bit);)*

            /// Whether one of these is there.
            #[inline]
            pub const fn any(self, of: $name) -> bool {
                self.0 & of.0 != 0
            }
            /// Whether all of these are there.
            #[inline]
            pub const fn all(self, of: $name) -> bool {
                self.0 & of.0 == of.0
            }
            /// Puts these on.
            #[inline]
            pub fn set(&mut self, of: $name) {
                self.0 |= of.0;
            }
            /// Takes these off.
            #[inline]
            pub fn clear(&mut self, of: $name) {
                self.0 &= !of.0;
            }
            /// Both.
            #[inline]
            pub const fn and(self, of: $name) -> $name {
                $name(self.0 | of.0)
            }
        }
    };
}

marks! {
    /// What lies on a unit of infantry, or is remembered of it.
    Marks(u32) {
        /// Its broken side is up (3.2.3.j).
        BROKEN = 0,
        /// Under DM.
        DM = 1,
        /// Pinned (3.2.3.n).
        PINNED = 2,
        /// CX (2.0.cx).
        CX = 3,
        /// Wounded (3.2.3.e).
        WOUNDED = 4,
        /// Held in Melee (3.8.z).
        MELEE = 5,
        /// Advanced into an enemy hex: a CC marker (3.7.b).
        CC = 6,
        /// Prep Fire (3.2.5.a).
        PREP = 7,
        /// First Fire (3.3.3.c).
        FIRST = 8,
        /// Final Fire (3.3.3.j).
        FINAL = 9,
        /// Its own firepower is used in this Player Turn (3.2.a).
        FIRED = 10,
        /// Has fired one weapon in this Player Turn (4.0.l).
        ONE_WEAPON = 11,
        /// Has fired two.
        TWO_WEAPONS = 12,
        /// Its MPh has begun (3.3.1.d).
        MOVED = 13,
        /// Its MPh is over.
        STOPPED = 14,
        /// Uses Assault Movement (3.3.1.j).
        ASSAULT = 15,
        /// Declared Double Time in this MPh (3.3.1.m).
        DOUBLE = 16,
        /// On the road Location of its hex (2.0.location, 1.1.1.woods-road.a).
        ON_ROAD = 17,
        /// Has crossed a hexside without a road, or paid for something off it, in this MPh (1.1.1.road.b).
        OFF_ROAD = 18,
        /// Began its move stacked with the leader it moves with (3.3.1.c).
        LED = 19,
        /// Manhandling: Hazardous Movement (6.5.d).
        HAZARDOUS = 20,
        /// Tried smoke grenades in this MPh (3.3.1.p).
        SMOKED = 21,
        /// Has taken its one RPh action (3.1.0).
        ACTED = 22,
        /// Has tried to rally in this Player Turn (3.1.f1).
        RALLIED = 23,
        /// Has taken its RtPh.
        ROUTED = 24,
        /// Has advanced, or may not (3.7.a).
        ADVANCED = 25,
        /// May not fire or advance any more in this Player Turn (6.5.c).
        SPENT = 26,
        /// Was CX when its MPh began: no Double Time (3.3.1.o).
        WAS_CX = 27,
        /// Has used its leadership or directed fire in this Player Turn.
        DIRECTED = 28,
        /// Has attacked in this CCPh (3.8.d).
        FOUGHT = 29,
        /// Has been attacked in this CCPh.
        ATTACKED = 30,
        /// The Residual FP of its Location has attacked it (3.3.5.h).
        RAKED = 31,
    }
}

marks! {
    /// What lies on a weapon, or is remembered of it.
    ArmMarks(u16) {
        /// Malfunctioned (1.2.4.c, 6.12.d).
        BROKEN = 0,
        /// Prep Fire.
        PREP = 1,
        /// First Fire.
        FIRST = 2,
        /// Final Fire.
        FINAL = 3,
        /// Intensive Fire (3.2.4.ab).
        INTENSIVE = 4,
        /// Moved in this MPh (3.5.c, 4.0.b).
        MOVED = 5,
        /// Recovered in this phase (4.0.g).
        RECOVERED = 6,
        /// Never moved in this scenario: Emplaced (6.3.a).
        EMPLACED = 7,
        /// Hidden (6.4.a).
        HIDDEN = 8,
        /// Has changed its CA in this phase (3.2.4.t).
        TURNED = 9,
        /// Somebody else than its own nation has it (5.5.a).
        CAPTURED = 10,
        /// Manhandled in this MPh: it fires no more.
        MANHANDLED = 11,
        /// Has fired in this Player Turn.
        FIRED = 12,
        /// Placed on a Location to go off in the AFPh (4.3.b).
        PLACED = 13,
        /// Has changed its CA without shooting: it shoots no more in this phase (3.2.4.x).
        SWUNG = 14,
        /// Has shot on the Area Target Type in this Player Turn (3.2.4.e).
        AREA = 15,
    }
}

marks! {
    /// What lies on a vehicle, or is remembered of it.
    CarMarks(u32) {
        /// Destroyed: its wreck side is up (2.0.wreck).
        WRECK = 0,
        /// Crew Exposed; Buttoned Up without it (7.7.a).
        CE = 1,
        /// In Motion, or Non-Stopped in its own MPh (2.0.motion, 2.0.non-stopped).
        MOTION = 2,
        /// Immobilized (2.0.immobilized).
        IMMOBILE = 3,
        /// Bogged (7.6.c).
        BOG = 4,
        /// Mired (7.6.e).
        MIRED = 5,
        /// Shocked (7.10.g).
        SHOCK = 6,
        /// An Unconfirmed Kill (7.10.h).
        UK = 7,
        /// Stunned in this Player Turn (7.10.n).
        STUN = 8,
        /// The +1 of an earlier Stun (7.10.o).
        SHAKEN = 9,
        /// Recalled (7.10.r).
        RECALL = 10,
        /// To be Recalled when this Player Turn ends (7.10.q).
        TO_RECALL = 11,
        /// Its main armament is malfunctioned (7.2.g).
        MA_BROKEN = 12,
        /// Its main armament is disabled for good.
        MA_GONE = 13,
        /// Low Ammo (7.2.1.a).
        LOW_AMMO = 14,
        /// Prep Fire.
        PREP = 15,
        /// First Fire.
        FIRST = 16,
        /// Final Fire.
        FINAL = 17,
        /// Intensive Fire (3.2.4.ab).
        INTENSIVE = 18,
        /// Bounding Fire (3.3.2.2.a).
        BOUNDING = 19,
        /// Its MPh has begun.
        MOVED = 20,
        /// Its MPh is over.
        STOPPED = 21,
        /// A moving target in this Player Turn: it entered a new hex, or began or ended its MPh in Motion (3.3.2.m).
        MOVING_TARGET = 22,
        /// Has changed between CE and BU in this phase (7.7.h).
        HATCH = 23,
        /// Goes BU for the rest of the Player Turn (3.2.3.s, 7.7.j).
        SHUT = 24,
        /// Has tried a smoke dispenser in this Player Turn (7.5.a).
        DISPENSED = 25,
        /// Has tried to go into Motion in this MPh (3.3.2.1.a).
        TRIED_MOTION = 26,
        /// Its main armament has fired in this Player Turn, or in the MPh alone (3.3.2.2.g).
        MA_FIRED = 27,
        /// Has fired something besides its main armament in this Player Turn.
        MG_FIRED = 28,
        /// Has attacked in this CCPh.
        FOUGHT = 29,
        /// Has been attacked in this CCPh.
        ATTACKED = 30,
        /// The Residual FP of its Location has attacked its crew.
        RAKED = 31,
    }
}
