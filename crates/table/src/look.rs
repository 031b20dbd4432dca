use std::any::Any;
use std::fmt;
use std::sync::Arc;

/// What a thing in a view looks like, in a type of its own rules. It stands beside the words that go over the wire and
/// never goes there itself: who draws a system takes it by its type, and reads no word, key or notation again.
///
/// It says nothing that the rest of the view does not say to the same viewer, so two looks never tell two views
/// apart.
#[derive(Clone, Default)]
pub struct Look(Option<Arc<dyn Any + Send + Sync>>);

impl Look {
    /// The look of this value.
    pub fn of<T: Any + Send + Sync>(value: T) -> Look {
        Look(Some(Arc::new(value)))
    }

    /// The value, if it is of that type: nothing where a view came over the wire.
    pub fn get<T: Any>(&self) -> Option<&T> {
        self.0.as_ref()?.downcast_ref()
    }
}

impl PartialEq for Look {
    fn eq(&self, _: &Look) -> bool {
        true
    }
}

impl Eq for Look {}

impl fmt::Debug for Look {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(if self.0.is_some() { "Look" } else { "NoLook" })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::PieceView;

    #[test]
    fn a_look_is_taken_by_its_type_and_does_not_go_over_the_wire() {
        let piece = PieceView {
            look: Look::of(7u8),
            ..PieceView::default()
        };
        assert_eq!(piece.look.get::<u8>(), Some(&7));
        assert_eq!(piece.look.get::<u16>(), None);
        let text = serde_json::to_string(&piece).unwrap();
        assert!(!text.contains("look"), "{text}");
        let back: PieceView = serde_json::from_str(&text).unwrap();
        assert_eq!(back.look.get::<u8>(), None);
        assert_eq!(back, piece);
    }
}
