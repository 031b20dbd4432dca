//! What counts how much, in points: a hundred are a medal.

/// The weights of the judge.
pub(super) struct Weights {
    /// A medal.
    pub medal: f64,
    /// What the last medals are worth more, since the match ends with them.
    pub last_medals: f64,
    /// Infantry by its figures, beside the medal for the enemy when it falls …
    pub infantry: [f64; 5],
    /// … a machine gun …
    pub gun: [f64; 5],
    /// … and a mortar.
    pub mortar: [f64; 5],
    /// A specialist.
    pub specialist: f64,
    /// A hex of retreat: a unit off its hex has lost its position, and a blocked one loses figures.
    pub flag: f64,
    /// What is left of an attack for which the unit has to move first.
    pub after_step: f64,
    /// What is left of the wish for a goal with each hex of distance.
    pub fades: f64,
    /// A hex nearer to an objective, for any infantry.
    pub towards_goal: f64,
    /// A hex nearer to the enemy.
    pub towards_foe: f64,
    /// How much less others than infantry are drawn forward.
    pub support: f64,
    /// A unit on the enemy baseline that may leave over it, as a part of a medal.
    pub brink: f64,
    /// How much of an attack counts that may be made now, by a unit that is ordered.
    pub now: f64,
    /// The same for a unit that may be ordered in the turn that comes next …
    pub next: f64,
    /// … and in the one after it.
    pub later: f64,
    /// What the best Command card of the player could do whose turn begins.
    pub best_card: f64,
    /// What all attacks of the player count whose turn does not begin …
    pub threats: f64,
    /// … and how much more his three best.
    pub top: f64,
    /// An objective fulfilled but not yet gained, as a part of its medals.
    pub fulfilled: f64,
    /// The nearest unit to an objective, as a part of its medals.
    pub nearest: f64,
    /// A Combat card in hand.
    pub combat_card: f64,
    /// A Command card of the opponent, whatever it is.
    pub command_card: f64,
    /// A unit that a Command card in hand could order.
    pub order: f64,
    /// One of the first five HQ tokens, of the next five, of the rest.
    pub tokens: [f64; 3],
    /// An order for infantry that has nothing to shoot at; for others.
    pub advance: [f64; 2],
    /// A hex of an objective for the unit that stands there alone, as a part of its medals.
    pub post: f64,
    /// The medal that a Recon card may bring when the enemy is pressed for time.
    pub time: f64,
    /// What each Command card is worth more than the units it orders: Recon, Probe, Attack, Assault, Recon in Force,
    /// General Advance, Pincer, Infantry Attack, Artillery Bombard, Counter-Attack, Whistles, Direct from HQ, Big Show,
    /// Firefight, First Strike, Replacements, Relief. Good cards are dear: what is spent is replaced by any.
    pub cards: [f64; 17],
    /// How much of what the units could do comes true under Infantry Attack, Whistles, Big Show, Firefight, Artillery
    /// Bombard, Counter-Attack.
    pub factor: [f64; 6],
    /// How much of what all enemies could do to a unit counts at a glance: each has other targets too.
    pub shared: f64,
}

/// As they were found by playing.
pub(super) static WEIGHTS: Weights = Weights {
    medal: 100.0,
    last_medals: 40.0,
    infantry: [0.0, -20.0, -5.0, 24.0, 43.0],
    gun: [0.0, -14.0, 41.0, 70.0, 92.0],
    mortar: [0.0, -27.0, -6.0, 22.0, 26.0],
    specialist: 18.0,
    flag: 9.0,
    after_step: 0.75,
    fades: 0.78,
    towards_goal: 1.5,
    towards_foe: 4.0,
    support: 0.3,
    brink: 0.15,
    now: 0.92,
    next: 0.33,
    later: 0.2,
    best_card: 0.7,
    threats: 0.1,
    top: 0.2,
    fulfilled: 0.9,
    nearest: 0.7,
    combat_card: 7.0,
    command_card: 9.0,
    order: 3.0,
    tokens: [11.0, 4.0, 1.0],
    advance: [3.0, 0.5],
    post: 0.2,
    time: 1.0,
    cards: [
        4.0, 0.0, -2.0, -6.0, -1.0, -5.0, -3.0, 4.0, -3.0, 0.0, -3.0, 0.0, -4.0, -2.0, -6.0, 10.0,
        1.0,
    ],
    factor: [0.8, 0.7, 1.2, 1.0, 1.0, 1.0],
    shared: 0.4,
};
