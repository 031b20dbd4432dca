use crate::Set128;

/// The faces of a deck of at most 128 cards. Copies of one card have
/// neighbouring ids and are one *class*, known by its name.
#[derive(Clone, Debug, Default)]
pub struct Cards {
    names: Vec<String>,
    class_of: Vec<u8>,
    copies: Vec<Set128>,
}

impl Cards {
    /// A deck has at most so many cards, and so many names.
    pub const MOST: usize = 128;

    /// A deck from its cards' names and numbers of copies. Who takes them from a file counts them first.
    pub fn new<S: Into<String>>(cards: impl IntoIterator<Item = (S, u8)>) -> Self {
        let mut deck = Cards::default();
        for (name, copies) in cards {
            let class = deck.names.len() as u8;
            let first = deck.class_of.len();
            deck.class_of
                .extend(std::iter::repeat_n(class, copies as usize));
            assert!(
                deck.class_of.len() <= Cards::MOST && deck.names.len() < Cards::MOST,
                "a deck has at most 128 cards"
            );
            deck.copies
                .push((first..deck.class_of.len()).map(|id| id as u8).collect());
            deck.names.push(name.into());
        }
        deck
    }
    /// Every card of the deck.
    pub fn all(&self) -> Set128 {
        Set128::below(self.class_of.len() as u8)
    }
    /// How many classes there are.
    pub fn classes(&self) -> u8 {
        self.names.len() as u8
    }
    /// The class of a card.
    #[inline]
    pub fn class(&self, card: u8) -> u8 {
        self.class_of[card as usize]
    }
    /// All copies of a class.
    #[inline]
    pub fn copies(&self, class: u8) -> Set128 {
        self.copies[class as usize]
    }
    /// The name of a class.
    pub fn name(&self, class: u8) -> &str {
        &self.names[class as usize]
    }
    /// The class of that name.
    pub fn find(&self, name: &str) -> Option<u8> {
        self.names
            .iter()
            .position(|n| n == name)
            .map(|class| class as u8)
    }
    /// The classes with a copy in the set, in order.
    pub fn classes_in(&self, set: Set128) -> impl Iterator<Item = u8> {
        let mut left = set;
        std::iter::from_fn(move || {
            let class = self.class(left.first()?);
            left = left - self.copies(class);
            Some(class)
        })
    }
    /// The copy that stands for its class in this set: the lowest.
    #[inline]
    pub fn lowest(&self, set: Set128, class: u8) -> Option<u8> {
        (set & self.copies(class)).first()
    }
}
