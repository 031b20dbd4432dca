//! What a case expects, as data that a page can say in any language.

use super::doc::Said;
use super::play::Play;
use super::step::{Refused, See, Sought, TallySought};
use crate::{Game, Refusal, Text};
use serde::Serialize;

/// Something that must hold at a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "claim", rename_all = "kebab-case")]
pub enum Claim {
    /// Something is to be seen.
    See {
        /// `#T`, `E6`, `hq.british`, `hand.british`, `asked` …
        key: String,
        /// Words or cards that are there; with `!`, those that are not. A number is one word.
        words: Vec<String>,
    },
    /// A number is told.
    Tally {
        /// Its name.
        name: String,
        /// What it comes to.
        #[serde(skip_serializing_if = "Option::is_none")]
        total: Option<i32>,
        /// What rules add to it.
        terms: Vec<TermSought>,
    },
    /// Something may be done.
    May {
        /// It.
        deed: Deed,
    },
    /// Nothing else may be done.
    Only {
        /// All that may.
        deeds: Vec<Deed>,
    },
    /// Something may not be done.
    MayNot {
        /// It.
        deed: Deed,
        /// The rules that must be among those that forbid it.
        rules: Vec<String>,
        /// Why not, where the rules say it.
        #[serde(skip_serializing_if = "Option::is_none")]
        why: Option<Refusal>,
    },
    /// These events are told, in this order.
    Told {
        /// Their keys.
        keys: Vec<String>,
    },
}

/// What a rule must add to a number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TermSought {
    /// The rule.
    pub rule: String,
    /// How much.
    pub amount: i32,
}

/// An action, legal or not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Deed {
    /// Its notation.
    pub action: String,
    /// Its words, where the notation can be read at this position.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<Text>,
}

impl Deed {
    /// An action that a case names, at the position it is named at.
    pub(super) fn read<G: Game>(play: &Play<G>, act: &Said) -> Deed {
        let action = play.book.read(&play.state, &act.text).ok();
        // Over is over: there is no question left that an answer could be worded for.
        let action = action.filter(|_| !play.over());
        let now = action.map(|action| play.book.offer(&play.state, action).text);
        Deed {
            action: act.text.clone(),
            text: now.or_else(|| play.worded_when_forced(&act.text)),
        }
    }
}

impl Claim {
    /// The words of the action it is about.
    pub(super) fn deed(&self) -> Option<&Text> {
        match self {
            Claim::May { deed } | Claim::MayNot { deed, .. } => deed.text.as_ref(),
            Claim::Only { deeds } => deeds.first()?.text.as_ref(),
            Claim::See { .. } | Claim::Tally { .. } | Claim::Told { .. } => None,
        }
    }

    pub(super) fn see(see: &See) -> Claim {
        let words = match &see.sought {
            Sought::Words(words) | Sought::Cards(words) => words.clone(),
            Sought::Pieces(lines) => lines.iter().map(|line| line.join(" ")).collect(),
            Sought::Num(n) => vec![n.to_string()],
        };
        Claim::See {
            key: see.key.clone(),
            words,
        }
    }

    pub(super) fn tally(tally: &TallySought) -> Claim {
        let term = |(rule, amount): &(String, i32)| TermSought {
            rule: rule.clone(),
            amount: *amount,
        };
        Claim::Tally {
            name: tally.name.clone(),
            total: tally.total,
            terms: tally.terms.iter().map(term).collect(),
        }
    }

    pub(super) fn may_not<G: Game>(play: &Play<G>, act: &Said) -> Claim {
        Claim::MayNot {
            deed: Deed::read(play, act),
            rules: Vec::new(),
            why: None,
        }
    }

    pub(super) fn refused<G: Game>(play: &Play<G>, refused: &Refused) -> Claim {
        let action = play.book.read(&play.state, &refused.act.text).ok();
        let action = action.filter(|_| !play.over());
        Claim::MayNot {
            deed: Deed::read(play, &refused.act),
            rules: refused.rules.clone(),
            why: action.and_then(|action| play.book.why_not(&play.state, action)),
        }
    }
}
