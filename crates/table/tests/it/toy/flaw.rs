//! The laws that versions of the toy break.

/// How a copy of the toy is broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    None,
    /// A listed action is refused.
    RefusesListed,
    /// An unlisted action is not refused.
    AllowsUnlisted,
    /// A refusal without a rule.
    NoRule,
    /// Two actions have one notation.
    Notation,
    /// An action leads to an unsound state.
    Unsound,
    /// A field is lost in the bytes.
    LostField,
    /// Only one answer is left to who holds a certain card.
    LoneAnswer,
    /// A score is more than its parts.
    PartsMissing,
    /// The same action and chance come out differently.
    Moody,
    /// The set-up comes out differently each time.
    MoodyStart,
    /// A guess deals too few cards.
    ShortGuess,
    /// Masking forgets a card of the other hand.
    MaskForgets,
    /// Masking blanks nothing.
    HidesNothing,
    /// Masking leaves the numbers of copies, which tell what the other was dealt.
    IdLeaks,
    /// Masking leaves the card last drawn.
    LastDrawnLeaks,
    /// The end of a swap depends on a hidden card, and nobody is told.
    Unheard,
    /// The window opens only for who can block.
    WindowLeaks,
    /// The window opens unless the striker holds a spy.
    OwnWindowLeaks,
    /// The question depends on a hidden card.
    TurnLeaks,
    /// The list depends on a hidden card.
    ListLeaks,
    /// The refusal depends on a hidden card.
    RefusalLeaks,
    /// Looking for a spy is no probe.
    NoProbe,
    /// Everybody is told a card kept in hand.
    EventLeaks,
    /// A question without an answer.
    DeadEnd,
    /// Nobody ever scores.
    Endless,
    /// An action is listed twice.
    Twice,
    /// The rules give up.
    Panics,
}
