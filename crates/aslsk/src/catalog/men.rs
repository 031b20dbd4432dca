//! Infantry counters.

use crate::data::{Class, Size};

/// A counter of infantry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unit {
    /// Its nation.
    pub nation: u8,
    /// Squad, half-squad, crew or leader.
    pub size: Size,
    /// Its class.
    pub class: Class,
    /// Firepower; 0 for a leader.
    pub fp: u8,
    /// Normal Range; 0 for a leader.
    pub range: u8,
    /// Morale.
    pub morale: u8,
    /// Morale of the broken side.
    pub broken: u8,
    /// It can Self Rally (1.2.3.a).
    pub self_rally: bool,
    /// The Smoke Exponent; 0 without one.
    pub smoke: u8,
    /// It can use Assault Fire (3.5.b).
    pub assault_fire: bool,
    /// It is not subject to ELR (5.1.d).
    pub no_elr: bool,
    /// The leadership DRM; 0 for others.
    pub leadership: i8,
    /// What Casualty Reduction leaves of it; none: nothing is left, or a wound.
    pub half: Option<u8>,
    /// What ELR makes of it; none: nothing lower (5.1.c).
    pub lower: Option<u8>,
}

impl Unit {
    /// An SMC (1.2.1.a).
    #[inline]
    pub const fn is_leader(&self) -> bool {
        matches!(self.size, Size::Leader)
    }
    /// A squad, half-squad or crew (1.2.2.a).
    #[inline]
    pub const fn is_mmc(&self) -> bool {
        !self.is_leader()
    }
    /// A squad.
    #[inline]
    pub const fn is_squad(&self) -> bool {
        matches!(self.size, Size::Squad)
    }
    /// A half-squad.
    #[inline]
    pub const fn is_half_squad(&self) -> bool {
        matches!(self.size, Size::HalfSquad)
    }
    /// An infantry crew.
    #[inline]
    pub const fn is_crew(&self) -> bool {
        matches!(self.size, Size::Crew)
    }
    /// Elite.
    #[inline]
    pub const fn is_elite(&self) -> bool {
        matches!(self.class, Class::Elite)
    }
    /// Inexperienced (5.4.a): a Conscript always, a Green unit without a Good Order leader.
    #[inline]
    pub const fn is_inexperienced(&self, led: bool) -> bool {
        match self.class {
            Class::Conscript => true,
            Class::Green => !led,
            _ => false,
        }
    }
}
