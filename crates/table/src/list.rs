use serde::de::{Error, SeqAccess, Visitor};
use serde::ser::SerializeSeq;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::marker::PhantomData;
use std::ops::{Deref, DerefMut};

/// A short list of fixed room. What lies behind its end is always the default
/// value, so that derived equality and hashing are canonical.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct List<T: Copy + Default, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        List {
            items: [T::default(); N],
            len: 0,
        }
    }
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// A list as long as its room, every item the same.
    pub fn filled(item: T) -> Self {
        List {
            items: [item; N],
            len: N as u8,
        }
    }
    /// Adds at the end. The bound is part of the rules' design, so running over it is a bug.
    #[inline]
    pub fn push(&mut self, item: T) {
        assert!((self.len as usize) < N, "list of {N} is full");
        self.items[self.len as usize] = item;
        self.len += 1;
    }
    /// Takes the last one off.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        if self.len == 0 {
            return None;
        }
        self.len -= 1;
        Some(std::mem::take(&mut self.items[self.len as usize]))
    }
    /// What is found in the last item that has it: of a stack of procedures, the innermost one of a kind.
    #[inline]
    pub fn innermost<'a, F>(&'a self, pick: impl FnMut(&'a T) -> Option<F>) -> Option<F> {
        self.iter().rev().find_map(pick)
    }
    /// Takes all off.
    pub fn clear(&mut self) {
        *self = Self::default();
    }
}

impl<T: Copy + Default, const N: usize> Extend<T> for List<T, N> {
    #[inline]
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) {
        items.into_iter().for_each(|item| self.push(item));
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = Self::default();
        list.extend(items);
        list
    }
}

impl<T: Copy + Default, const N: usize> Deref for List<T, N> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..self.len as usize]
    }
}

impl<T: Copy + Default, const N: usize> DerefMut for List<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..self.len as usize]
    }
}

impl<T: Copy + Default + Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let mut seq = s.serialize_seq(Some(self.len()))?;
        for item in self.iter() {
            seq.serialize_element(item)?;
        }
        seq.end()
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        struct Items<T, const N: usize>(PhantomData<T>);
        impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Visitor<'de> for Items<T, N> {
            type Value = List<T, N>;
            fn expecting(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
                write!(f, "a list of at most {N}")
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<List<T, N>, A::Error> {
                let mut list = List::default();
                while let Some(item) = seq.next_element()? {
                    if list.len() == N {
                        return Err(A::Error::invalid_length(N + 1, &self));
                    }
                    list.push(item);
                }
                Ok(list)
            }
        }
        d.deserialize_seq(Items(PhantomData))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_popped_item_leaves_no_trace() {
        let (mut a, b) = (List::<u8, 4>::default(), List::<u8, 4>::default());
        a.push(7);
        a.pop();
        assert_eq!(a, b);
    }

    #[test]
    fn the_innermost_of_a_kind_is_the_last_one() {
        let mut list = List::<u8, 4>::default();
        [3, 8, 5].into_iter().for_each(|n| list.push(n));
        let even = |n: &u8| n.is_multiple_of(2).then_some(*n);
        assert_eq!(list.innermost(even), Some(8));
        assert_eq!(list.innermost(Some), Some(&5));
        assert_eq!(list.innermost(|n| (*n > 8).then_some(())), None);
    }

    #[test]
    fn too_long_a_list_is_refused_when_read() {
        assert!(serde_json::from_str::<List<u8, 2>>("[1,2,3]").is_err());
    }
}
