//! Who is called what in a case: by the names of its position, and by those that it gives to what came later.

use super::doc::Said;
use super::expect::{hex_label, traits};
use super::step::{Refused, Step};
use crate::{PieceLine, PieceView, View};
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

/// The names of pieces.
#[derive(Clone, Debug, Default)]
pub(super) struct Cast {
    /// The names of the position.
    drafted: BTreeSet<String>,
    /// Names that some piece has had in a view.
    seen: BTreeSet<String>,
    /// Names that the case has given, by the id of the piece.
    given: BTreeMap<String, u16>,
}

impl Cast {
    /// Notes the names of a view.
    pub fn look(&mut self, view: &View) {
        let names = view.pieces.iter().filter_map(|piece| piece.name.clone());
        self.seen.extend(names);
    }

    /// Whether a piece was ever called so.
    pub fn knows(&self, name: &str) -> bool {
        self.seen.contains(name) || self.given.contains_key(name)
    }

    /// The piece of that name.
    pub fn find<'v>(&self, view: &'v View, name: &str) -> Option<&'v PieceView> {
        let given = self.given.get(name);
        view.pieces.iter().find(|piece| match given {
            Some(&id) => piece.id == id,
            None => piece.name.as_deref() == Some(name),
        })
    }

    /// Gives a name to the one piece without a name of which all these words hold.
    pub fn give(&mut self, view: &View, name: &str, words: &[String]) -> Result<(), String> {
        let fits = |piece: &&PieceView| {
            let free = !self.is_named(piece);
            let own = traits(piece);
            free && words
                .iter()
                .all(|word| *word == piece.place || own.contains(word))
        };
        let found: Vec<&PieceView> = view.pieces.iter().filter(fits).collect();
        match found[..] {
            [piece] => {
                self.given.insert(name.to_owned(), piece.id);
                Ok(())
            }
            [] => Err("no piece without a name is like this".to_owned()),
            _ => Err(format!("{} pieces are like this", found.len())),
        }
    }

    /// Whether the case has a name for a piece; what the system calls it by itself is none.
    fn is_named(&self, piece: &PieceView) -> bool {
        let drafted = piece.name.as_ref();
        drafted.is_some_and(|name| self.drafted.contains(name))
            || self.given.values().any(|&id| id == piece.id)
    }

    /// Takes the names of a position: those of what lies in a box, and those of what its pieces carry.
    pub fn take(&mut self, view: &View, lines: &[PieceLine]) {
        let names = lines.iter().filter_map(|line| line.name.clone());
        self.drafted.extend(names);
        for line in lines {
            let off = hex_label(&line.place).is_none();
            let lost = |name: &&String| off && !self.seen.contains(*name);
            if let Some(name) = line.name.as_ref().filter(lost) {
                let like =
                    |piece: &&PieceView| piece.kind == line.kind && piece.place == line.place;
                let mut free = view.pieces.iter().filter(|piece| !self.is_named(piece));
                if let Some(piece) = free.find(like) {
                    self.given.insert(name.clone(), piece.id);
                }
            }
            for carried in &line.carried {
                let Some(name) = &carried.name else { continue };
                let taken = |id: u16| self.given.values().any(|&given| given == id);
                let bearer = |piece: &PieceView| {
                    let by = piece.values.get("by").copied();
                    let of = |bearer: &&PieceView| Some(i64::from(bearer.id)) == by;
                    let bearer = view.pieces.iter().find(of);
                    bearer.is_some_and(|bearer| {
                        bearer.kind == line.kind
                            && (line.name.is_none() || bearer.name == line.name)
                    })
                };
                let fits = |piece: &&PieceView| {
                    piece.kind == carried.kind
                        && piece.place == line.place
                        && carried.words.iter().all(|word| piece.words.contains(word))
                        && bearer(piece)
                        && !taken(piece.id)
                };
                if let Some(piece) = view.pieces.iter().find(fits) {
                    self.given.insert(name.clone(), piece.id);
                }
            }
        }
    }

    /// Whether actions may use names that the system does not know.
    pub fn is_silent(&self) -> bool {
        self.given.is_empty()
    }

    /// A word of an action as the system calls its pieces.
    pub fn word(&self, view: &View, token: &str) -> String {
        let (name, rest) = match token.split_once('/') {
            Some((name, rest)) => (name, Some(rest)),
            None => (token, None),
        };
        let called = |id: &u16| view.pieces.iter().find(|piece| piece.id == *id);
        let piece = self.given.get(name).and_then(called);
        match (piece.filter(|piece| !piece.call.is_empty()), rest) {
            (Some(piece), Some(rest)) => format!("{}/{rest}", piece.call),
            (Some(piece), None) => piece.call.clone(),
            (None, _) => token.to_owned(),
        }
    }

    /// An action as the system calls its pieces.
    pub fn call(&self, view: &View, act: &Said) -> Said {
        let words = act.text.split_whitespace();
        let words: Vec<String> = words.map(|token| self.word(view, token)).collect();
        Said {
            at: act.at,
            text: words.join(" "),
        }
    }

    /// What a step expects to be legal or not, as the system calls its pieces.
    pub fn called<'s>(&self, view: &View, step: &'s Step) -> Cow<'s, Step> {
        if self.is_silent() {
            return Cow::Borrowed(step);
        }
        let all = |acts: &[Said]| acts.iter().map(|act| self.call(view, act)).collect();
        let refuses = step.refuses.iter().map(|refused| Refused {
            act: self.call(view, &refused.act),
            rules: refused.rules.clone(),
        });
        Cow::Owned(Step {
            offers: all(&step.offers),
            offers_only: step.offers_only.as_ref().map(|(at, acts)| (*at, all(acts))),
            not_offers: all(&step.not_offers),
            refuses: refuses.collect(),
            ..step.clone()
        })
    }
}
