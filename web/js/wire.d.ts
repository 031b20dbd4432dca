// The types of the protocol, from the OpenAPI document of the server. Written by a test, not by hand:
//   BLESS=1 cargo test -p server --test it types::

/** What there is to know of a piece, a hex or a card as it stands now. */
export interface About {
  /** What it fights with, where each reaches elsewhere. */
  arms?: ArmView[];
  /** The numbers, by their places, that its sides and what it fights with tell already. */
  drawn?: number[];
  /** The hexes it is about, where it is about some: the part of the board a card speaks of. */
  hexes?: string[];
  /** What else holds for it: what it forbids, what it hides. */
  notes: Note[];
  /** Its numbers as they count now, each with all that makes it. */
  numbers: Figure[];
  /** How well it is covered on each of its six sides, where that counts: clockwise, from the side to the right of the corner it faces. */
  sides?: number[];
}

/** An action, and the state of the match it answers. */
export interface Act {
  /** The action in its notation. */
  action: string;
  /** Where the match stands, as the envelope said. */
  seq: number;
  /** What to do next, as long as nothing comes between: the rest of a way. */
  then?: string[];
}

/** A position of a finished match. */
export interface After {
  /** The match. */
  match: string;
  /** The number of the position. */
  position: number;
  /** What lets one look at it. */
  token: string;
}

/** A value of an option that a match is played with. */
export interface Agreed {
  /** The option. */
  name: string;
  /** The option in words. */
  option: Text;
  /** The value in words. */
  text: Text;
  /** Its value. */
  value: string;
}

/** What a piece covers: everything between two directions. */
export interface ArcView {
  /** Whether it is that of a weapon beside those that are aimed. */
  beside?: boolean;
  /** From this direction, in twelfths of a turn … */
  from: number;
  /** What covers it, in letters. */
  text: Text;
  /** … clockwise to this one. */
  to: number;
  /** Whether what covers it turns on the piece: a turret, on its hull. */
  turns?: boolean;
}

/** What a piece fights with. */
export interface ArmView {
  /** Where it reaches around the piece: from this direction, in twelfths of a turn clockwise from straight ahead … */
  from: number;
  /** What it is, with its numbers. */
  text: Text;
  /** … clockwise over so many of them: 12 is all round. */
  wide: number;
}

/** An open question. */
export interface Asked {
  /** Where in the rules. */
  moment: string;
  /** Who answers. */
  seat: Seat;
  /** Whether what can be answered depends on what the seat alone knows. */
  secret?: boolean;
  /** Whether something is set up: see `/setup`. */
  set_up?: boolean;
  /** Whether it is a reaction window. */
  window: boolean;
}

/** Who is asked. */
export interface AskedSeat {
  /** The seat. */
  seat: Seat;
}

/** Who may hear of an event. Chosen where the event is made. */
export type Audience = "all" | { only: Seat } | { except: Seat };

/** A match that has begun. */
export interface Begun {
  /** The match. */
  id: string;
  /** The seats, with the secrets of those here and invitations to those far away. */
  seats: SeatCard[];
}

/** Something that is better than something else. */
export interface Better {
  /** What is better. */
  best: Choice;
  /** Why, the weightiest reason first. */
  reasons: Reason[];
  /** What is less good. */
  taken: Choice;
}

/** Words in both languages. */
export interface Both {
  /** English. */
  en: string;
  /** French. */
  fr: string;
}

/** A finished match that was brought here. */
export interface Brought {
  /** The match. */
  id: string;
  /** What lets one look at it. */
  token: string;
}

/** A card that may be seen. */
export interface CardView {
  /** Its id: chooses words and drawing. */
  card: string;
  /** What it costs, where it costs. */
  cost?: number;
  /** The name of its drawing; filled in by the shelf. */
  face?: string;
  /** Its name in words; the key with `-text` behind it says what it does. */
  text: Text;
}

/** A case of a rule. */
export interface CaseCard {
  about?: Text;
  /** Its file. */
  file: string;
  /** Its name in the file, in English. */
  name: string;
}

/** What a machine may like besides winning. */
export interface CharacterCard {
  /** What it likes. */
  about: Text;
  /** Its name. */
  id: string;
  /** Its name in words. */
  title: Text;
}

/** An answer to a question, and what it comes to. */
export interface Choice {
  /** The part of matches that are won with it; half of a draw is won. */
  chance: number;
  odds?: Odds;
  /** The answer. */
  offer: Offer;
  /** What goes best with it in the same turn, in the order in which it is done. */
  then?: Text[];
}

/** Something that must hold at a position. */
export type Claim = { claim: "see"; key: string; words: string[] } | { claim: "tally"; name: string; terms: TermSought[]; total?: number } | { claim: "may"; deed: Deed } | { claim: "only"; deeds: Deed[] } | { claim: "may-not"; deed: Deed; rules: string[]; why?: Refusal } | { claim: "told"; keys: string[] };

/** Something that can be clicked. */
export type Click = { hex: string } | { card: string } | { piece: number } | { way: { heading: number; hex: string } };

/** How a match went, turn by turn, as one viewer knows it. */
export interface Course {
  /** What ended the match, with the rules by which it did. */
  ended: Event[];
  /** What each side has lost by the end, by kind. */
  losses: Loss[];
  /** How things stood at the end of each turn; the first is the set-up. */
  points: Point[];
}

/** An action, legal or not. */
export interface Deed {
  /** Its notation. */
  action: string;
  text?: Text;
}

/** A die as it fell. */
export interface DieView {
  /** Whether it did anything. */
  counts: boolean;
  /** Its face: `soldier`, `5` … */
  die: string;
  /** The name of its drawing; filled in by the shelf. */
  face?: string;
  /** The face in words. */
  text: Text;
}

/** How a match ended. */
export interface Ended {
  winner?: Seat;
}

/** A match as one who looks at it sees it now. */
export interface Envelope {
  asked?: Asked;
  /** When it was fought. */
  date: Text;
  /** The match. */
  id: string;
  lesson?: LessonAt;
  /** What was agreed on beyond the usual. */
  options?: Agreed[];
  over?: Ended;
  /** The last of the positions. */
  position: number;
  /** Its scenario. */
  scenario: string;
  /** Who sits where. */
  seats: SeatCard[];
  /** Where the match stands: the number an action answers. */
  seq: number;
  /** Its system. */
  system: string;
  /** Whether a machine is at it. */
  thinking: boolean;
  /** The title of the scenario. */
  title: Text;
  /** Whether the last action may be taken back. */
  undo: Undo;
  /** What is seen. */
  view: View;
  you: Seat | null;
}

/** Something that happened. */
export interface Event {
  /** Who may hear of it. */
  audience: Audience;
  /** The dice behind it, as they fell. */
  dice?: DieView[];
  /** The rules by which the match is over with this, if it is. */
  ends?: string[];
  played?: Played;
  step?: Step;
  tally?: Tally;
  /** What happened. */
  text: Text;
  /** What it is in the story. */
  weight?: Weight;
}

/** Something that must hold. */
export interface Expect {
  claim?: Claim;
  /** Whether it does. */
  passed: boolean;
  /** It, in the words of the case. */
  text: string;
}

/** A drawing. */
export interface Face {
  /** What is inside the element `svg`. */
  svg: string;
  /** Its window: left, top, width, height. */
  window: [number, number, number, number];
}

/** A number with its name. */
export interface Figure {
  /** The number, opened into its terms. */
  tally: Tally;
  /** Its name in words; the key with `-what` behind it says what it means. */
  text: Text;
}

/** A case as a row of positions. */
export interface Film {
  /** The position, then one after each action. */
  frames: Frame[];
  /** The name of its map. */
  map: string;
  /** What the case shows. */
  name: string;
  /** The rules it exercises. */
  rules: string[];
  /** The scenario it starts from. */
  scenario?: string;
}

/** What could be done after an action. */
export interface Foreseen {
  /** At the questions after it, if the seat declines. */
  later?: Later[];
  /** At the next question of the seat, if others let the action go by. */
  offers: Offer[];
  /** Where the match stands. */
  seq: number;
}

/** One position of a case. */
export interface Frame {
  /** The action that led here, in its notation. */
  action?: string;
  did?: Text;
  /** What was told on the way. */
  events: Event[];
  /** What must hold here. */
  expects: Expect[];
  /** What the referee sees. */
  view: View;
  /** What the case says of it: the position, or what is done with which dice and cards. */
  words: string[];
}

/** A hex under a line of sight. */
export interface GroundView {
  /** Where along the line it is come into, in thousandths. */
  enter: number;
  /** The hex. */
  hex: string;
  /** Where it is left. */
  leave: number;
  /** How high its ground lies, in levels. */
  level: number;
}

/** A kind of handicap. */
export interface HandicapRow {
  /** What it changes. */
  help: Text;
  /** Its id. */
  id: string;
  /** The rule that allows it. */
  rule: string;
  /** Whether it is only taken or not. */
  switch?: boolean;
  /** What there is more or less of. */
  text: Text;
}

/** How the server is. */
export interface Health {
  /** Whether nobody but this machine is served: a link to it opens nowhere else. */
  private: boolean;
  /** Whether it can write. Until it can, it takes no action. */
  writes: boolean;
}

/** How much a machine helps at a seat, in a match without another person far away. */
export type Help = "none" | "hints" | "warnings";

/** A hex on the drawing of its map. */
export interface HexPlan {
  /** Its label. */
  hex: string;
  /** Its centre. */
  x: number;
  y: number;
}

/** A hex and the words that hold for it now. */
export interface HexView {
  /** The drawings of what came upon the hex in play, from below; filled in by the shelf. */
  faces?: string[];
  /** The printed label. */
  hex: string;
  /** Terrain and markers. */
  words: string[];
}

/** What a machine would do. */
export interface Hint {
  /** The action, one of the offers. */
  action: string;
  better?: Better;
  odds?: Odds;
  /** Where the match stands. */
  seq: number;
  /** In words. */
  text: Text;
}

/** A decision after which a side was less likely to win than after another. */
export interface Lapse {
  /** What was done instead of what. */
  better: Better;
  /** The number of the position in which it was decided, as the referee counts. */
  number: number;
  /** What was asked. */
  question: Text;
  /** In which turn. */
  round: number;
  /** Who decided. */
  seat: Seat;
}

/** What could be done at a later question. */
export interface Later {
  /** What is answered before it. */
  first: string[];
  /** What could then be done. */
  offers: Offer[];
}

/** The step of a lesson that is open. */
export interface LessonAt {
  /** The lesson. */
  id: string;
  /** What the learner has done so far. */
  moves: string[];
  /** What it is called. */
  name: Both;
  /** How many there are. */
  of: number;
  /** Whether it is the last step. */
  over: boolean;
  /** Whether nothing is to be done but to read, and to go on. */
  reads: boolean;
  /** The rules it is about. */
  rules: string[];
  /** Hexes to look at. */
  show: string[];
  /** The number of the step, from 0. */
  step: number;
  /** What there is to know, and what to do. */
  text: Both;
  /** The idea in a few words. */
  title: Both;
}

/** A lesson that has begun. */
export interface LessonBegun {
  /** The match it is: looked at and played like any other, but forgotten when nobody looks at it any more. */
  id: string;
  /** The seat of the learner. */
  seat: Seat;
  /** Its secret. */
  token: string;
}

/** A lesson in a list. */
export interface LessonCard {
  /** What it teaches. */
  about: Both;
  /** Its id. */
  id: string;
  /** How many steps it has. */
  steps: number;
  /** What it is called. */
  title: Both;
}

/** Where to take a lesson up. */
export interface LessonPlace {
  /** What the learner had done before it; without, what the lesson has. */
  moves?: string[];
  /** The step, from 0. */
  step?: number;
}

/** A strength that people may choose. */
export interface LevelCard {
  /** Its name. */
  id: string;
  /** Its name in words. */
  title: Text;
  /** Whether it is the one for who does not choose. */
  usual?: boolean;
}

/** How a piece lies on another. */
export interface LiesView {
  /** The name of the drawing of it lying so. */
  face: string;
  /** On which one. */
  on: number;
}

/** What lets anybody look at a finished match. */
export interface LookToken {
  /** To be sent as `Authorization: Bearer TOKEN`, or handed on as `/match/ID#t=TOKEN`. */
  token: string;
}

/** What a side has lost of a kind. */
export interface Loss {
  /** How many. */
  n: number;
  /** Whose it was. */
  seat: Seat;
  /** The kind, in words. */
  text: Text;
}

/** An edge of a map as it is printed. */
export type MapEdge = "top" | "right" | "bottom" | "left";

/** Where the hexes of a map lie on its drawing. */
export interface MapPlan {
  /** Whether hexes have flat tops; else they stand on a point. */
  flat: boolean;
  /** The address of the drawing; put `en` or `fr` for `{lang}`. */
  ground: string;
  /** The hexes. */
  hexes: HexPlan[];
  /** The map. */
  map: string;
  /** From the centre of a hex to its corner. */
  size: number;
  /** The window of the drawing: left, top, width, height. */
  window: [number, number, number, number];
}

/** What choosing a thing does to it: it chooses the mark. */
export type Mark = "pick" | "move" | "begin" | "target";

/** What something does to a line of sight. */
export type MetEffect = "passes" | "hinders" | "blocks";

/** Something on a line of sight, in one hex. */
export interface MetView {
  /** What it does to the line. */
  effect: MetEffect;
  /** Where along the line it begins, in thousandths. */
  enter: number;
  /** The hex it lies in. */
  hex: string;
  /** How high it stands over its ground, in halves of a level; 0 where it is the ground itself. */
  high: number;
  /** By how much it hinders. */
  hindrance?: number;
  /** Where it ends. */
  leave: number;
  /** The rules that say so. */
  rules: string[];
  /** What it is, with its hex. */
  text: Text;
}

/** What a new match is to be. */
export interface NewMatch {
  after?: After;
  /** What was agreed on, by name; what is not named is as usual. */
  options?: Record<string, string>;
  /** The scenario's id. */
  scenario: string;
  /** Who sits where, in the order of the seats. */
  seats: NewSeat[];
  /** On a server for tests, the number its dice and cards come from; only its owner may say it. */
  seed?: number;
  /** The system's id. */
  system: string;
}

/** Who is to sit at a seat. */
export interface NewSeat {
  /** `here`, `far` or `machine`. */
  by: string;
  /** What the machine likes besides winning: one of the characters of the system, or nothing. */
  character?: string;
  /** Whether one who sits here with machines alone may take back whatever he likes, also dice. */
  friendly?: boolean;
  /** How much a machine helps one who sits here. */
  help?: Help;
  /** How strong the machine is; as usual where nothing is said. */
  level?: string;
}

/** A sentence of the rules. */
export interface Note {
  /** The rules that say so. */
  rules: string[];
  /** The words. */
  text: Text;
}

/** Something fought for. */
export interface ObjectiveView {
  /** The hex in which it is drawn. */
  at: string;
  /** The name of its drawing; filled in by the shelf. */
  face?: string;
  /** Its hexes. */
  hexes: string[];
  holder?: Seat;
  /** Its name in words. */
  text: Text;
  /** What it is worth. */
  worth: number;
}

/** What may come of an action, as far as the seat that thinks of it can know. */
export interface Odds {
  /** What stands against it: what protects the target, how firm it is. */
  against?: Figure[];
  /** The chance of the result that matters, for the badge on the map: of 1. */
  chance: number;
  /** Every result with its chance, the mildest first. They add up to 1. */
  rows: OddsRow[];
  tally?: Tally;
}

/** What may come of the offers. */
export interface OddsOf {
  /** By action. */
  odds: Record<string, Odds>;
  /** Where the match stands. */
  seq: number;
}

/** One result and its chance. */
export interface OddsRow {
  /** Its chance, of 1. */
  chance: number;
  /** Whether it does harm to the one it is done to. */
  harm: boolean;
  /** The result. */
  text: Text;
}

/** One legal action: its notation, its words, what to click for it. */
export interface Offer {
  /** The notation, to be sent back. */
  action: string;
  /** Whether it is seldom wanted: a page keeps it out of the way. */
  aside?: boolean;
  /** What to click, in order. Empty: a button. */
  click: Click[];
  /** What the step costs, where it costs. */
  cost?: number;
  /** The name of a drawing of it; given by who draws. */
  face?: string;
  /** How the last of them is marked. */
  mark?: Mark;
  note?: Text;
  /** The piece that does it: where several lie in one hex, it is chosen by its drawing. */
  piece?: number;
  /** The words. */
  text: Text;
  verb?: Verb;
}

/** What may be done. */
export interface Offered {
  /** What the seat may do; nothing if it is not asked. */
  offers: Offer[];
  /** Where the match stands. */
  seq: number;
}

/** A value of an option. */
export interface OptionValue {
  /** Its name in words. */
  text: Text;
  /** What a match is begun with. */
  value: string;
}

/** A code of the owner's. */
export interface OwnerCode {
  /** As `grognard owner` printed it in a link. */
  code: string;
}

/** The owner's key. */
export interface OwnerKeyText {
  /** What to send as `Authorization: Bearer KEY`. */
  key: string;
}

/** A part of a number, and where it comes from. */
export interface Part {
  /** Its name: `unit`, `objective` … */
  id: string;
  /** Where it comes from, in words. */
  text: Text;
  /** How many. */
  value: number;
}

/** A step of the turn. */
export interface PhaseView {
  /** Its name. */
  id: string;
  /** Whether the match stands in it. */
  now: boolean;
  /** Its name in words. */
  text: Text;
}

/** A piece on the board or in a box. */
export interface PieceView {
  /** What it covers where it stands, where that counts: shown while it is looked at. */
  arcs?: ArcView[];
  /** The name of its drawing; filled in by the shelf. */
  face?: string;
  /** Which way it faces, where that counts: in twelfths of a turn clockwise, even ones through the sides of its hex, odd ones over its corners. */
  facing?: number;
  /** Stable within the match. */
  id: number;
  /** The kind: chooses the drawing. */
  kind: string;
  lies?: LiesView;
  /** The name given in a case or scenario. */
  name?: string;
  /** A hex label or the name of a box. */
  place: string;
  /** The side it belongs to. */
  side: string;
  /** Numbers on it: `figures`, `of` …; `by` is the id of the piece that carries it. */
  values: Record<string, number>;
  /** States: `ordered`, `moved`, `grenadier` … */
  words: string[];
}

/** Against whom a match goes on from a lesson. */
export interface PlayOn {
  /** How strong the machine is; as usual where nothing is said. */
  level?: string;
}

/** A card that is played or revealed before everybody. */
export interface Played {
  /** The card. */
  card: CardView;
  /** Whether it was drawn, not chosen: then it is news to who draws it too. */
  drawn?: boolean;
  part?: Text;
  /** By whom. */
  seat: Seat;
}

/** How things stood at the end of a turn. */
export interface Point {
  /** The number of its last position. */
  number: number;
  /** The turn. */
  round: number;
  seat?: Seat;
  /** The sides in the order of the seats. */
  sides: Standing[];
}

/** A moment of the match, as one viewer counts them. */
export interface Position {
  /** What was told. */
  events: Event[];
  /** Its number; 0 is the set-up. */
  number: number;
  /** The turn it belongs to, from 1; 0 before the first. */
  round: number;
  seat?: Seat;
}

/** A position of a match. */
export interface PositionView {
  /** The number of the last. */
  of: number;
  /** Its number. */
  position: number;
  /** What was seen. */
  view: View;
}

/** A line of sight from the side. */
export interface Profile {
  /** The hexes it runs through, from end to end. */
  ground: GroundView[];
  /** Everything it meets, in order. */
  met: MetView[];
}

/** The question now open. */
export interface Prompt {
  detail?: Text;
  /** Public numbers beside it, for standing orders: range, dice … */
  facts?: Record<string, number>;
  /** The moment in the rules. */
  moment: string;
  /** In how many parts of a point costs are counted here, where they are not whole points: what steps cost, and what is left. */
  parts?: number;
  /** The pieces it is about, where it is about some: they are shown beside it. */
  pieces?: number[];
  /** Who is asked. */
  seat: Seat;
  /** The question. */
  text: Text;
}

/** How likely each side was to win. */
export interface Prospect {
  /** By seat: the part of matches that it wins from here; half of a draw is won. */
  chances: number[];
  /** The number of the position, as the referee counts. */
  number: number;
  /** The turn that begins here; 0 for the set-up. */
  round: number;
  seat?: Seat;
}

/** The quick start of a system. */
export interface QuickCard {
  /** What the game is. */
  about: Both;
  /** Its parts. */
  parts: QuickPartCard[];
  /** The name of the system. */
  title: Text;
}

/** A part of a quick start. */
export interface QuickPartCard {
  /** The names of drawings. */
  faces: string[];
  /** The numbers that matter. */
  rows: QuickRowCard[];
  /** The rules that say more. */
  rules: string[];
  /** A few sentences. */
  text: Both;
  /** The idea in a few words. */
  title: Both;
}

/** A thing and its number. */
export interface QuickRowCard {
  /** The name of its drawing. */
  face?: string;
  /** How much. */
  value: Both;
  /** What. */
  what: Both;
}

/** A reaction, carried on until a die, a card or somebody else decides. */
export interface Reaction {
  /** Its actions, to be sent one with the others after it. */
  actions: string[];
  /** Whether something is done to somebody else. */
  aims: boolean;
  odds?: Odds;
  /** Which of them says best what it is. */
  says: number;
  /** Each of them in words. */
  texts: Text[];
}

/** What each reaction would come to, the best first. */
export interface Reactions {
  /** The reactions. */
  reactions: Reaction[];
  /** Where the match stands. */
  seq: number;
}

/** A difference between two answers, in words that go with both sides. */
export interface Reason {
  /** The hexes it is about. */
  hexes?: string[];
  /** The words. */
  text: Text;
}

/** Why something may not be done: the rules that forbid it, the first above all. */
export interface Refusal {
  /** Rule ids, the deciding one first. */
  rules: string[];
  /** The words. */
  text: Text;
}

/** What one who knows better says of a finished match. */
export interface Review {
  /** The decisions that cost most, the dearest first. */
  lapses: Lapse[];
  /** How likely each side was to win at the beginning of each turn, and how it ended. */
  prospects: Prospect[];
}

/** What was better in a finished match, once that is known. */
export interface Reviewed {
  /** How much of the work is done, of 1. */
  done: number;
  review?: Review;
}

/** A rule of the catalogue. */
export interface RuleCard {
  /** The booklet in which it is printed. */
  booklet: string;
  /** How many worked cases there are for it. */
  cases: number;
  /** The part of the rules it belongs to. */
  chapter: string;
  /** What code, cases and refusals cite. */
  id: string;
  /** Other rules that belong to it. */
  see: string[];
  /** The term of the French rulebook. */
  term?: string;
  /** Its words. */
  text: Both;
  /** Its title. */
  title: Both;
  unclear?: Both;
}

/** A scenario. */
export interface Scenario {
  /** What happened there. */
  briefing: Text;
  /** When it was fought. */
  date: Text;
  /** What each side may have more or less of, beside the rows of the system. */
  handicaps: ScenarioHandicap[];
  /** Its id. */
  id: string;
  /** Its map. */
  map: string;
  /** About how many minutes a game takes between two people. */
  minutes: number;
  /** Its number in the book. */
  number: number;
  /** What players may agree on before play. */
  options: ScenarioOption[];
  /** Whether players place their forces before the first turn. */
  places: boolean;
  /** The names of the seats. */
  seats: string[];
  /** What stands beside the map for each side at the start. */
  setup: SideView[];
  /** The sides, in the order of the seats. */
  sides: Text[];
  /** Its special rules in a few words. */
  special: Text;
  /** Its title. */
  title: Text;
}

/** A handicap that a side of a scenario may take. */
export interface ScenarioHandicap {
  /** Its row. */
  id: string;
  /** What a match is begun with, as an option. */
  name: string;
  /** Whose it would be. */
  seat: Seat;
  /** Its values, none among them left out: `-1`, `+2`. */
  values: string[];
}

/** One thing that players may agree on. */
export interface ScenarioOption {
  /** What it changes. */
  help: Text;
  /** What a match is begun with. */
  name: string;
  /** The rule that allows it. */
  rule?: string;
  /** Its name in words. */
  text: Text;
  /** Its values, the usual one first. */
  values: OptionValue[];
}

/** Who answers a question. Rules with two sides have two seats; nothing here assumes that there are only two. */
export type Seat = number;

/** A seat and who sits there. */
export interface SeatCard {
  /** `here`, `far` or `machine`. */
  by: string;
  /** What it likes besides winning. */
  character?: string;
  /** Whether one who sits here may take back whatever he likes, also dice. */
  friendly?: boolean;
  /** How much a machine helps here; as usual where nothing is said. */
  help?: Help;
  /** What the seat of one far away is taken with, until it is: for those who may hand it on. */
  invite?: string;
  /** How strong the machine is. */
  level?: string;
  /** Its name: `british`. */
  name: string;
  /** The seat. */
  seat: Seat;
  /** In a list: somebody far away has taken the seat. */
  taken?: boolean;
  /** Its name in words. */
  text: Text;
  /** The secret of the seat, for those who may have it. */
  token?: string;
}

/** Who takes a seat by an invitation. */
export interface SeatClaim {
  /** 16 to 64 random bytes of his own making in base64url: sent again, they are answered as before. */
  claim: string;
}

/** A seat that was taken. */
export interface Seated {
  /** The seat. */
  seat: Seat;
  /** Its secret. */
  token: string;
}

/** An arrangement that somebody thinks about. */
export interface SetUpDraft {
  /** Whether a machine decides what is not decided yet: each time a little otherwise. */
  fill?: boolean;
  /** Where the match stands, as the envelope said. */
  seq: number;
  /** What is answered to each question in turn, in its notation; null where nothing is decided yet. */
  want?: (string | null)[];
  why?: SetUpWhy;
}

/** Somewhere a thing may go. */
export interface SetUpPlace {
  /** The action. */
  action: string;
  /** Which way it is turned there, where it is placed already and only that is decided. */
  heading?: number;
  /** The hex. */
  hex: string;
  /** To whom it goes, where it is given to somebody. */
  piece?: number;
  text?: Text;
}

/** How it would look. */
export interface SetUpPlan {
  /** Where the match stood. */
  seq: number;
  /** The questions in their order: with an action for each, they are answered all at once. */
  steps: SetUpStep[];
  /** The table with it. */
  view: View;
}

/** One thing that is placed. */
export interface SetUpStep {
  /** What is decided. */
  action: string | null;
  /** The piece, where it is one. */
  piece?: number;
  /** Where it may go, as long as nothing comes after it. */
  places: SetUpPlace[];
  text?: Text;
}

/** A thing, and somewhere. */
export interface SetUpWhy {
  /** The hex by its label. */
  hex: string;
  /** Its number among the steps, from 0. */
  step: number;
}

/** Secrets of seats. */
export interface Shown {
  /** One of each seat. */
  tokens: ShownSeat[];
}

/** The secret of a seat. */
export interface ShownSeat {
  /** The match. */
  match: string;
  /** The secret. */
  token: string;
}

/** A side, and what stands beside the map for it. */
export interface SideView {
  edge?: MapEdge;
  /** The name of its emblem; filled in by the shelf. */
  face?: string;
  /** Its name in this system: `british`. */
  name: string;
  /** Its seat. */
  seat: Seat;
  /** Its name in words. */
  text: Text;
  /** Its medals, tokens, cards, points. */
  tracks: Track[];
}

/** What is seen from a hex. */
export interface Sight {
  /** The hex. */
  from: string;
  /** The others. */
  hexes: SightView[];
  profile?: Profile;
}

/** What is seen of a hex from another. */
export interface SightView {
  /** The hexes that stand in the way. */
  blockers?: string[];
  /** Whether it is seen. */
  clear: boolean;
  /** The hex looked at. */
  hex: string;
  /** What it is hindered by, where that is counted. */
  hindrance?: number;
  why?: Refusal;
}

/** How a side stood. */
export interface Standing {
  /** What it had lost. */
  lost: number;
  /** Its seat. */
  seat: Seat;
  /** Its medals, tokens, cards, points. */
  tracks: Track[];
}

/** A step of a way: steps of the same pieces, each from where the last one led, are one move. The words of such a step have `from` among their arguments. */
export interface Step {
  /** From here … */
  from: string;
  /** The pieces that go. */
  pieces: number[];
  /** … to there. */
  to: string;
}

/** A strength in one system. */
export interface StrengthCard {
  /** What it does, how strong it is and how long it thinks, a sentence each. */
  about: Text[];
  /** How many Elo it is above the weakest, about. */
  elo: number;
  /** Its name. */
  id: string;
  /** How many milliseconds it thinks about the first move of a turn on one core, about. */
  thinks: number;
  /** Its name in words. */
  title: Text;
  /** Whether it is the one for who does not choose. */
  usual?: boolean;
}

/** A match in a list. */
export interface Summary {
  asked?: AskedSeat;
  /** When something was last done, likewise. */
  changed: number;
  /** When it began, in milliseconds since 1970. */
  created: number;
  /** Whether it is damaged on the disk and stays shut. */
  damaged?: boolean;
  date?: Text;
  /** The match. */
  id: string;
  /** What was agreed on beyond the usual. */
  options?: Agreed[];
  over?: Ended;
  /** The round. */
  round: number;
  /** Its scenario. */
  scenario: string;
  /** Who sits where. */
  seats: SeatCard[];
  /** Where it stands. */
  seq: number;
  /** Its system. */
  system: string;
  /** The title of the scenario. */
  title: Text;
  /** The seats you have shown the secrets of. */
  yours: Seat[];
}

/** A system. */
export interface SystemCard {
  /** The characters that a machine can have. */
  characters: CharacterCard[];
  /** The kinds of handicaps that sides of its scenarios may take. */
  handicaps: HandicapRow[];
  /** Its id. */
  id: string;
  /** Its lessons. */
  lessons: LessonCard[];
  /** How strong a machine can be, weakest first. */
  levels: StrengthCard[];
  /** Its scenarios in the order of the book. */
  scenarios: Scenario[];
  /** Its name. */
  title: Text;
}

/** What to take back, or to give up. */
export interface TakeBack {
  /** Where the match stands, as the envelope said. */
  seq: number;
}

/** A number that can be opened into its terms. */
export interface Tally {
  /** What is counted: `dice`, `hits` … */
  name: string;
  /** The terms. Their sum is the total. */
  terms: Term[];
  /** The sum, as the rules use it. */
  total: number;
}

/** One term of a number, with the rule that puts it there. */
export interface Term {
  /** What it adds. */
  amount: number;
  /** The rule id. */
  rule: string;
  /** The words for it. */
  why: Text;
}

/** What a rule must add to a number. */
export interface TermSought {
  /** How much. */
  amount: number;
  /** The rule. */
  rule: string;
}

/** A sentence as a key and its arguments. The rules speak in these; the words of each language are in `locales/`. */
export interface Text {
  /** The arguments by name. */
  args?: ([string, { num: number } | { name: string } | { text: Text } | { list: Text[] }])[];
  /** The Fluent key. */
  key: string;
}

/** Who could fire at what has just moved, as everybody knows it. */
export interface Threat {
  /** How far the nearest of them is. */
  range: number;
  /** How many units. */
  units: number;
}

/** A number of a side that is always in sight. */
export interface Track {
  /** The name of the drawing of one of them; filled in by the shelf. */
  face?: string;
  /** Whether who reaches that number wins. */
  goal?: boolean;
  /** Its name: `medals`, `hq` … */
  id: string;
  /** … of how many, where a number is to be reached. */
  of?: number;
  /** What it is made of, where that is worth telling. */
  parts?: Part[];
  /** Its name in words. */
  text: Text;
  /** How many there are … */
  value: number;
}

/** Whether the last decision may be taken back. */
export interface Undo {
  /** Whether it may. */
  may: boolean;
  what?: Text;
  why?: Text;
}

/** Answers that every system has: one verb, one key. */
export type Verb = "confirm" | "decline" | "done" | "end" | "all";

/** What a viewer sees: one vocabulary for all systems. A client draws it and knows nothing else. */
export interface View {
  /** What was told since the last decision of this viewer. */
  events: Event[];
  facts: Record<string, number | string>;
  /** Hexes with the words that hold for them now: terrain, markers. What is not listed is as printed. */
  hexes: HexView[];
  /** The map's name under the system's content. */
  map: string;
  /** What is fought for. */
  objectives?: ObjectiveView[];
  /** What this viewer may do now. */
  offers: Offer[];
  /** The steps of a turn in their order. */
  phases?: PhaseView[];
  /** The pieces. */
  pieces: PieceView[];
  prompt: Prompt | null;
  /** The scenario's id. */
  scenario: string;
  /** The sides in the order of the seats, with what stands beside the map for each. */
  sides?: SideView[];
  /** The system's id. */
  system: string;
  /** Numbers that are of no side: the time … */
  tracks?: Track[];
  /** Hands, decks, tracks, reserves. */
  zones: Zone[];
}

/** Whether an action is a blunder. */
export interface Warning {
  better?: Better;
  /** Where the match stands. */
  seq: number;
}

/** Where a piece can go, and how. */
export interface Way {
  /** What it costs altogether. */
  cost: number;
  /** What is left then, where that is known. */
  left?: number;
  /** Whether what comes of the last step is not known: a die, a card, something hidden. */
  open?: boolean;
  /** The steps, the cheapest way, and of those the safest. */
  steps: WayStep[];
  /** The hex it goes to. */
  to: string;
}

/** One step of a way. */
export interface WayStep {
  /** The notation, to be sent. */
  action: string;
  /** The hex it leads to: for who begins or turns, the one he is in. */
  hex: string;
  threat?: Threat;
}

/** Where one can go. */
export interface WaysOf {
  /** Where the match stands. */
  seq: number;
  /** A way to every hex that can be reached. */
  ways: Way[];
}

/** What an event is in the story of a match: one line of a log is a deed with its results; parts are for who asks. */
export type Weight = "deed" | "turn" | "goes-on" | "result" | "part";

/** Why a click does nothing. */
export interface WhyNot {
  refusal?: Refusal;
}

/** The body of every error. */
export interface WrongBody {
  /** A code in kebab case, for programs. */
  error: string;
  /** All that is wrong with a text that was sent. */
  faults?: unknown[];
  /** What is wrong, where, and how to mend it, in English. */
  message: string;
  refusal?: Refusal;
  /** Where the match now stands, with `stale`. */
  seq?: number;
  why?: Text;
}

/** A place off the map. */
export interface Zone {
  /** The cards this viewer may see there. */
  cards: CardView[];
  /** How many things lie there. */
  count: number;
  /** Its name: `hand.british.command`. */
  id: string;
  /** What it is. */
  kind: ZoneKind;
  seat?: Seat;
}

/** What kind of place a zone is. */
export type ZoneKind = "hand" | "deck" | "discard" | "played" | "reserve";
