/// What is legal, in a stable order. The caller owns it and uses it again.
#[derive(Clone, Debug, Default)]
pub struct Actions<A> {
    all: Vec<A>,
    plain: Vec<A>,
    brief: bool,
}

impl<A: Copy + PartialEq> Actions<A> {
    /// An empty list.
    pub fn new() -> Self {
        Actions {
            all: Vec::new(),
            plain: Vec::new(),
            brief: false,
        }
    }
    /// An empty list for who picks from what is plain: of twins it needs to know only whether an answer is forced.
    pub fn brief() -> Self {
        Actions {
            brief: true,
            ..Actions::new()
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
    /// Whether twins are to be listed: who has to look for them need not where they tell nothing new.
    #[inline]
    pub fn wants_twins(&self) -> bool {
        !self.brief || self.all.len() < 2
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_brief_list_wants_twins_until_an_answer_is_no_longer_forced() {
        let (mut brief, mut whole) = (Actions::brief(), Actions::new());
        for action in [7, 8] {
            assert!(brief.wants_twins() && whole.wants_twins());
            brief.push_twin(action);
            whole.push_twin(action);
        }
        assert!(!brief.wants_twins() && whole.wants_twins());
        assert_eq!(brief.forced(), None);
        brief.clear();
        assert!(brief.wants_twins());
    }
}
