//! Manners in which a turn may be played: the same opinions with other weights. Greedy knows the usual one; a search tries which
//! of them comes to most where it is.

/// What is weighed otherwise, as a factor.
#[derive(Clone, Copy, Debug)]
pub(super) struct Manner {
    /// What enemies may do on the way and where one stands.
    pub caution: f64,
    /// What is to be taken, kept or left by.
    pub pull: f64,
    /// What is given up by firing in the PFPh instead of moving.
    pub stay: f64,
    /// What a shot that is held back could still do.
    pub patience: f64,
    /// What one's own fire could do from where one stands.
    pub fire: f64,
}

impl Manner {
    pub const BOLD: usize = 0;
    pub const WARY: usize = 1;
    /// Who can fire does, and does not move.
    pub const FIRING: usize = 2;
    pub const MOVING: usize = 3;
    pub const HASTY: usize = 4;
    pub const SLOW: usize = 5;
    /// To where there is much to fire at.
    pub const GUNNERS: usize = 6;
    /// First Fire at whoever comes first …
    pub const EARLY: usize = 7;
    /// … or at whoever is worth it.
    pub const LATE: usize = 8;

    pub const USUAL: Manner = Manner {
        caution: 1.0,
        pull: 1.0,
        stay: 1.0,
        patience: 1.0,
        fire: 1.0,
    };
    pub const OTHERS: [Manner; 9] = [
        Manner {
            caution: 0.5,
            ..Manner::USUAL
        },
        Manner {
            caution: 1.8,
            ..Manner::USUAL
        },
        Manner {
            stay: 0.3,
            ..Manner::USUAL
        },
        Manner {
            stay: 1.8,
            ..Manner::USUAL
        },
        Manner {
            caution: 0.6,
            pull: 1.8,
            ..Manner::USUAL
        },
        Manner {
            caution: 1.3,
            pull: 0.5,
            ..Manner::USUAL
        },
        Manner {
            fire: 2.0,
            ..Manner::USUAL
        },
        Manner {
            patience: 0.3,
            ..Manner::USUAL
        },
        Manner {
            patience: 1.8,
            ..Manner::USUAL
        },
    ];
}
