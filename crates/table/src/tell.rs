use crate::{CardView, DieView, Seat, Tally, Text, Viewer};
use serde::{Deserialize, Serialize};

/// What an event is in the story of a match: one line of a log is a deed with its results; parts are for who asks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Weight {
    /// Something is done: a line of its own.
    Deed,
    /// A deed with which a turn begins: what is told before it belongs to the turn before.
    Turn,
    /// A deed that goes on with the one before, if that is told of the same things; else a line of its own.
    GoesOn,
    /// What came of the deed before it.
    #[default]
    Result,
    /// How it came about: dice, terms.
    Part,
}

impl Weight {
    fn is_result(&self) -> bool {
        *self == Weight::Result
    }
}

/// A step of a way: steps of the same pieces, each from where the last one led, are one move. The words of such a step
/// have `from` among their arguments.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Step {
    /// The pieces that go.
    pub pieces: Vec<u16>,
    /// From here …
    pub from: String,
    /// … to there.
    pub to: String,
}

/// A card that is played or revealed before everybody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Played {
    /// By whom.
    pub seat: Seat,
    /// The card.
    pub card: CardView,
    /// What of it counts, where it does several things; the key with `-text` behind it says what that does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub part: Option<Text>,
    /// Whether it was drawn, not chosen: then it is news to who draws it too.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub drawn: bool,
}

/// Who may hear of an event. Chosen where the event is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Audience {
    /// Everybody.
    All,
    /// One seat.
    Only(Seat),
    /// Everybody but one seat.
    Except(Seat),
}

impl Audience {
    /// Whether this viewer hears it. The referee hears everything.
    pub fn hears(self, viewer: Viewer) -> bool {
        match (self, viewer) {
            (Audience::All, _) | (_, Viewer::Referee) => true,
            (Audience::Only(seat), Viewer::Seat(me)) => seat == me,
            (Audience::Only(_), Viewer::Everyone) => false,
            (Audience::Except(seat), Viewer::Seat(me)) => seat != me,
            (Audience::Except(_), Viewer::Everyone) => true,
        }
    }
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Event {
    /// Who may hear of it.
    pub audience: Audience,
    /// What happened.
    pub text: Text,
    /// The number behind it, where there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tally: Option<Tally>,
    /// The dice behind it, as they fell.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<DieView>,
    /// What it is in the story.
    #[serde(default, skip_serializing_if = "Weight::is_result")]
    pub weight: Weight,
    /// The step it tells, if it tells one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<Step>,
    /// The card that is shown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub played: Option<Played>,
    /// The rules by which the match is over with this, if it is.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ends: Vec<String>,
}

impl Event {
    /// Something that happened, without a number behind it.
    pub fn new(audience: Audience, text: Text) -> Self {
        Event {
            audience,
            text,
            tally: None,
            dice: Vec::new(),
            weight: Weight::Result,
            step: None,
            played: None,
            ends: Vec::new(),
        }
    }
    /// What was said and rolled alone, without what helps to show it: for records that outlive a change of the show.
    pub fn plain(self) -> Self {
        Event {
            tally: self.tally,
            dice: self.dice,
            ..Event::new(self.audience, self.text)
        }
    }
}

/// What was told last, to say what it is in the story; nothing where nobody listens.
pub struct Last<'a>(Option<&'a mut Vec<Event>>);

impl Last<'_> {
    fn event(&mut self) -> Option<&mut Event> {
        self.0.as_mut()?.last_mut()
    }
    /// It is a deed.
    #[inline]
    pub fn deed(self) -> Self {
        self.weighs(Weight::Deed)
    }
    /// It is a deed, and the rolls told just before it are how it came about.
    #[inline]
    pub fn heads(mut self) {
        if let Some(events) = &mut self.0 {
            let rolls = { events.iter().rev().skip(1) }
                .take_while(|event| event.weight == Weight::Part && !event.dice.is_empty())
                .count();
            if let Some(mut deed) = events.pop() {
                deed.weight = Weight::Deed;
                events.insert(events.len() - rolls, deed);
            }
        }
    }
    /// It is something of that weight.
    #[inline]
    pub fn weighs(mut self, weight: Weight) -> Self {
        if let Some(event) = self.event() {
            event.weight = weight;
        }
        self
    }
    /// It is a step.
    #[inline]
    pub fn step(mut self, step: impl FnOnce() -> Step) -> Self {
        if let Some(event) = self.event() {
            event.step = Some(step());
        }
        self
    }
    /// The match is over with it, by these rules.
    #[inline]
    pub fn ends<'r>(mut self, rules: impl FnOnce() -> Vec<&'r str>) {
        if let Some(event) = self.event() {
            event.weight = Weight::Deed;
            event.ends = rules().into_iter().map(str::to_owned).collect();
        }
    }
    /// It shows a card.
    #[inline]
    pub fn shows<P: Into<Option<Played>>>(mut self, played: impl FnOnce() -> P) {
        if let Some(event) = self.event() {
            event.played = played().into();
        }
    }
}

/// Where the rules say what happens. Switched off in search, where nobody listens.
#[derive(Debug, Default)]
pub struct Teller {
    on: bool,
    probed: bool,
    events: Vec<Event>,
}

impl Teller {
    /// Nobody listens.
    pub fn silent() -> Self {
        Teller::default()
    }
    /// Keeps everything told.
    pub fn listening() -> Self {
        Teller {
            on: true,
            ..Teller::default()
        }
    }
    /// Whether anybody listens.
    #[inline]
    pub fn on(&self) -> bool {
        self.on
    }
    /// Tells; the words are made only when somebody listens.
    #[inline]
    pub fn tell(&mut self, audience: Audience, text: impl FnOnce() -> Text) -> Last<'_> {
        self.push(|| Event::new(audience, text()))
    }
    #[inline]
    fn push(&mut self, event: impl FnOnce() -> Event) -> Last<'_> {
        if !self.on {
            return Last(None);
        }
        self.events.push(event());
        Last(Some(&mut self.events))
    }
    /// Tells everybody.
    #[inline]
    pub fn all(&mut self, text: impl FnOnce() -> Text) -> Last<'_> {
        self.tell(Audience::All, text)
    }
    /// Tells everybody, with the number behind it.
    #[inline]
    pub fn tally(
        &mut self,
        text: impl FnOnce() -> Text,
        tally: impl FnOnce() -> Tally,
    ) -> Last<'_> {
        self.push(|| Event {
            tally: Some(tally()),
            weight: Weight::Part,
            ..Event::new(Audience::All, text())
        })
    }
    /// Tells everybody of a roll, with the dice as they fell.
    #[inline]
    pub fn roll(
        &mut self,
        text: impl FnOnce() -> Text,
        dice: impl FnOnce() -> Vec<DieView>,
    ) -> Last<'_> {
        self.push(|| Event {
            dice: dice(),
            weight: Weight::Part,
            ..Event::new(Audience::All, text())
        })
    }
    /// The code looked at something that the acting seat may not know, shown or not: no undo across this.
    #[inline]
    pub fn probe(&mut self) {
        self.probed = true;
    }
    /// Whether something hidden was looked at.
    pub fn probed(&self) -> bool {
        self.probed
    }
    /// What was told so far.
    pub fn events(&self) -> &[Event] {
        &self.events
    }
    /// Takes what was told.
    pub fn take(&mut self) -> Vec<Event> {
        std::mem::take(&mut self.events)
    }
}
