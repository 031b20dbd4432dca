use crate::{DieView, Seat, Tally, Text, Viewer};
use serde::{Deserialize, Serialize};

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
}

impl Event {
    /// Something that happened, without a number behind it.
    pub fn new(audience: Audience, text: Text) -> Self {
        Event {
            audience,
            text,
            tally: None,
            dice: Vec::new(),
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
    pub fn tell(&mut self, audience: Audience, text: impl FnOnce() -> Text) {
        if self.on {
            self.events.push(Event::new(audience, text()));
        }
    }
    /// Tells everybody.
    #[inline]
    pub fn all(&mut self, text: impl FnOnce() -> Text) {
        self.tell(Audience::All, text);
    }
    /// Tells everybody, with the number behind it.
    #[inline]
    pub fn tally(&mut self, text: impl FnOnce() -> Text, tally: impl FnOnce() -> Tally) {
        if self.on {
            self.events.push(Event {
                tally: Some(tally()),
                ..Event::new(Audience::All, text())
            });
        }
    }
    /// Tells everybody of a roll, with the dice as they fell.
    #[inline]
    pub fn roll(&mut self, text: impl FnOnce() -> Text, dice: impl FnOnce() -> Vec<DieView>) {
        if self.on {
            self.events.push(Event {
                dice: dice(),
                ..Event::new(Audience::All, text())
            });
        }
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
