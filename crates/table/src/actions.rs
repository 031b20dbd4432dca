/// What is legal, in a stable order. The caller owns it and uses it again.
#[derive(Clone, Debug, Default)]
pub struct Actions<A> {
    all: Vec<A>,
    plain: Vec<A>,
}

impl<A: Copy + PartialEq> Actions<A> {
    /// An empty list.
    pub fn new() -> Self {
        Actions {
            all: Vec::new(),
            plain: Vec::new(),
        }
    }
    /// Empties the list and keeps its room.
    #[inline]
    pub fn clear(&mut self) {
        self.all.clear();
        self.plain.clear();
    }
    /// Adds an action.
    #[inline]
    pub fn push(&mut self, action: A) {
        self.all.push(action);
        self.plain.push(action);
    }
    /// Adds an action that is legal for people but leads nowhere that another
    /// does not lead too: search and random play leave it out.
    #[inline]
    pub fn push_twin(&mut self, action: A) {
        self.all.push(action);
    }
    /// The actions worth searching.
    #[inline]
    pub fn plain(&self) -> &[A] {
        &self.plain
    }
    /// All legal actions, in the order in which they were added.
    pub fn iter(&self) -> impl Iterator<Item = A> {
        self.all.iter().copied()
    }
    /// Whether this action is legal.
    pub fn contains(&self, action: A) -> bool {
        self.all.contains(&action)
    }
    /// How many there are, twins included.
    pub fn len(&self) -> usize {
        self.all.len()
    }
    /// Whether nothing is legal.
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }
    /// The only legal action, if there is just one.
    pub fn forced(&self) -> Option<A> {
        match self.all.as_slice() {
            &[only] => Some(only),
            _ => None,
        }
    }
}
