//! The stack of procedures: rules interrupt rules, and flow is data.

use crate::List;

/// What a procedure of the rules wants next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow<F> {
    /// An answer.
    Ask,
    /// Go on: something changed.
    Next,
    /// Another procedure first.
    Call(F),
    /// It is over.
    Done,
}

/// A state that carries the procedures under way as a stack of frames, the innermost last. Flow is data, so
/// that a position in the middle of anything can be cloned, stored and tested.
pub trait Procedures<F: Copy + Default, const N: usize> {
    /// The frames.
    fn frames(&mut self) -> &mut List<F, N>;
    /// Whether the match is over: nothing further is resolved.
    fn is_over(&self) -> bool;
}

/// Runs the innermost procedure until somebody is asked or the match is over. `step` gets the innermost frame,
/// or none when no procedure is open; it changes its frame, never the stack.
pub fn run<S, F, const N: usize>(
    state: &mut S,
    mut step: impl FnMut(&mut S, Option<&mut F>) -> Flow<F>,
) where
    S: Procedures<F, N>,
    F: Copy + Default,
{
    loop {
        if state.is_over() {
            state.frames().clear();
            return;
        }
        let flow = match state.frames().last().copied() {
            None => step(state, None),
            Some(mut frame) => {
                let top = state.frames().len() - 1;
                let flow = step(state, Some(&mut frame));
                state.frames()[top] = frame;
                flow
            }
        };
        match flow {
            Flow::Ask => return,
            Flow::Next => {}
            Flow::Call(frame) => state.frames().push(frame),
            Flow::Done => drop(state.frames().pop()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Counts down, each number calling the next smaller one; asks at the bottom, once.
    #[derive(Default)]
    struct Well {
        frames: List<u8, 8>,
        asked: bool,
        told: Vec<u8>,
    }

    impl Procedures<u8, 8> for Well {
        fn frames(&mut self) -> &mut List<u8, 8> {
            &mut self.frames
        }
        fn is_over(&self) -> bool {
            self.told.len() == 3
        }
    }

    fn step(well: &mut Well, frame: Option<&mut u8>) -> Flow<u8> {
        match frame {
            None => Flow::Call(3),
            Some(0) if !well.asked => Flow::Ask,
            Some(n) if !well.asked => Flow::Call(*n - 1),
            Some(n) => {
                well.told.push(*n);
                Flow::Done
            }
        }
    }

    #[test]
    fn an_inner_procedure_is_done_before_the_outer_goes_on() {
        let mut well = Well::default();
        run(&mut well, step);
        assert_eq!(well.frames[..], [3, 2, 1, 0]);
        well.asked = true;
        run(&mut well, step);
        assert_eq!(well.told, [0, 1, 2]);
    }

    #[test]
    fn when_the_match_is_over_nothing_further_is_resolved() {
        let mut well = Well {
            asked: true,
            ..Well::default()
        };
        well.frames.push(9);
        well.told = vec![0, 0, 0];
        run(&mut well, step);
        assert!(well.frames.is_empty() && well.told.len() == 3);
    }
}
