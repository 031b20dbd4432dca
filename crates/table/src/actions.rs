/// What is legal, in a stable order. The caller owns it and uses it again.
#[derive(Clone, Debug, Default)]
pub struct Actions<A> {
    plain: Vec<A>,
    twins: Vec<A>,
}

impl<A: Copy + PartialEq> Actions<A> {
    /// An empty list.
    pub fn new() -> Self {
        Actions {
            plain: Vec::new(),
            twins: Vec::new(),
        }
    }
    /// Empties the list and keeps its room.
    #[inline]
    pub fn clear(&mut self) {
        self.plain.clear();
        self.twins.clear();
    }
    /// Adds an action.
    #[inline]
    pub fn push(&mut self, action: A) {
        self.plain.push(action);
    }
    /// Adds an action that is legal for people but leads nowhere that another
    /// does not lead too: search and random play leave it out.
    #[inline]
    pub fn push_twin(&mut self, action: A) {
        self.twins.push(action);
    }
    /// The actions worth searching.
    #[inline]
    pub fn plain(&self) -> &[A] {
        &self.plain
    }
    /// All legal actions.
    pub fn iter(&self) -> impl Iterator<Item = A> {
        self.plain.iter().chain(&self.twins).copied()
    }
    /// Whether this action is legal.
    pub fn contains(&self, action: A) -> bool {
        self.plain.contains(&action) || self.twins.contains(&action)
    }
    /// How many there are, twins included.
    pub fn len(&self) -> usize {
        self.plain.len() + self.twins.len()
    }
    /// Whether nothing is legal.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// The only legal action, if there is just one.
    pub fn forced(&self) -> Option<A> {
        match (self.plain.as_slice(), self.twins.as_slice()) {
            (&[only], []) | ([], &[only]) => Some(only),
            _ => None,
        }
    }
}
