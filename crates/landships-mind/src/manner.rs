//! Manners in which a turn may be played: the same opinions with other weights. Greedy knows the usual one; a search tries which
//! of them comes to most where it is.

/// What is weighed otherwise, as a factor.
#[derive(Clone, Copy, Debug)]
pub(super) struct Manner {
    /// What enemies may do where one stands.
    pub caution: f64,
    /// What is to be taken or kept.
    pub pull: f64,
    /// What is given away by firing.
    pub patience: f64,
    /// What close combat may cost.
    pub fear: f64,
}

impl Manner {
    pub const BOLD: usize = 0;
    pub const WARY: usize = 1;
    pub const HASTY: usize = 2;
    pub const RUSH: usize = 3;
    pub const STAY: usize = 4;
    /// Fire at whoever can be seen …
    pub const EARLY: usize = 5;
    /// … or at who is worth it.
    pub const LATE: usize = 6;

    pub const USUAL: Manner = Manner {
        caution: 1.0,
        pull: 1.0,
        patience: 1.0,
        fear: 1.0,
    };
    pub const OTHERS: [Manner; 7] = [
        Manner {
            caution: 0.5,
            ..Manner::USUAL
        },
        Manner {
            caution: 1.8,
            fear: 1.5,
            ..Manner::USUAL
        },
        Manner {
            caution: 0.6,
            pull: 1.8,
            ..Manner::USUAL
        },
        Manner {
            pull: 1.4,
            fear: 0.5,
            ..Manner::USUAL
        },
        Manner {
            pull: 0.4,
            fear: 1.5,
            ..Manner::USUAL
        },
        Manner {
            patience: 0.0,
            ..Manner::USUAL
        },
        Manner {
            patience: 3.0,
            ..Manner::USUAL
        },
    ];
}
