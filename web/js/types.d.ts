// The types of the server's JSON, as the rules, the table and the server write it.

export type Lang = "en" | "fr";
export type Seat = number;

export type Arg = { num: number } | { name: string } | { text: Text } | { list: Text[] };
export interface Text { key: string; args?: [string, Arg][] }

export interface Refusal { rules: string[]; text: Text }
export interface Term { amount: number; rule: string; why: Text }
export interface Tally { name: string; total: number; terms: Term[] }

export interface SystemInfo { id: string; title: Text; scenarios: Scenario[] }
export interface Scenario {
  id: string; number: number; map: string;
  title: Text; date: Text; briefing: Text; special: Text;
  seats: string[]; sides: Text[];
  /** The sides as they stand at the set-up. */
  setup?: SideView[];
  /** How long a game takes. */
  minutes?: number;
  /** What players may agree on. */
  options?: ScenarioOption[];
}
export interface ScenarioOption { name: string; rule?: string; text: Text; help: Text; values: { value: string; text: Text }[] }
/** What a match is played with beyond the usual. */
export interface Agreed { name: string; value: string; option: Text; text: Text }
export interface Level { id: string; title: Text }

export interface MapInfo {
  map: string; window: [number, number, number, number]; flat: boolean; size: number;
  hexes: { hex: string; x: number; y: number }[];
  ground: string;
}
export interface Art { window: [number, number, number, number]; svg: string }

export interface View {
  system: string; scenario: string; map: string;
  hexes: HexView[]; pieces: PieceView[]; zones: Zone[];
  facts: Record<string, number | string>;
  sides?: SideView[]; tracks?: Track[]; phases?: PhaseView[]; objectives?: ObjectiveView[];
  prompt: Prompt | null; offers: Offer[]; events: Event[];
}
export interface HexView { hex: string; words: string[]; faces?: string[] }
export interface PieceView {
  id: number; name?: string; place: string; side: string; kind: string;
  values: Record<string, number>; words: string[]; face?: string;
  /** Which way it faces. */
  facing?: Heading;
}
export interface SideView { seat: Seat; name: string; text: Text; tracks: Track[]; face?: string }
export interface Track { id: string; text: Text; value: number; of?: number; goal?: boolean; face?: string; parts?: { id: string; text: Text; value: number }[] }
export interface PhaseView { id: string; text: Text; now: boolean }
export interface ObjectiveView { text: Text; hexes: string[]; at: string; worth: number; holder?: Seat; face?: string }
export interface Zone {
  id: string; kind: "hand" | "deck" | "discard" | "played" | "reserve";
  seat?: Seat; count: number; cards: CardView[];
}
export interface CardView { card: string; cost?: number; text: Text; face?: string }
export interface Prompt { seat: Seat; moment: string; text: Text; detail?: Text; pieces?: number[]; facts?: Record<string, number> }
export interface Offer { action: string; text: Text; click: Click[]; mark?: "pick" | "move" | "target"; cost?: number; piece?: number; aside?: boolean; note?: Text; face?: string }
/** A way out of a hex, in twelfths of a turn clockwise: even numbers lead through its sides, odd ones over its corners. */
export type Heading = number;
/** A hex by its label, a card by its id, a piece by its id in the view, a way out of a hex. */
export type Click = { hex: string } | { card: string } | { piece: number } | { way: { hex: string; heading: Heading } };
export interface Event { audience: unknown; text: Text; tally?: Tally; dice?: DieView[] }
export interface DieView { die: string; text: Text; counts: boolean; face?: string }
export interface Odds { tally?: Tally; chance: number; rows: { text: Text; chance: number; harm: boolean }[] }
export interface SightView { hex: string; clear: boolean; hindrance?: number; blockers?: string[]; why?: Refusal }
export interface Position { number: number; round: number; seat?: Seat; events: Event[] }

export type By = "here" | "far" | "machine";
export interface SeatOrder { by: By; level?: string }
/** `token` and `invite` are for those who may have them; `taken`: in a list, somebody far away sits there. */
export interface SeatInfo { seat: Seat; name: string; text: Text; by: By; level?: string; token?: string; invite?: string; taken?: boolean }
export interface Opened { id: string; seats: { seat: Seat; name: string; by: By; level?: string; token?: string; invite?: string }[] }
export interface Summary {
  /** Whether the owner of the server looks: told by this page to itself. */
  owned?: boolean;
  id: string; system: string; scenario: string; title: Text; options?: Agreed[];
  created: number | string; changed: number | string; seq: number; round: number;
  over?: { winner?: Seat }; asked?: { seat: Seat }; seats: SeatInfo[]; yours: Seat[];
  /** It stays shut. */
  damaged?: boolean;
}
export interface Envelope {
  id: string; system: string; scenario: string; title: Text; date: Text; options?: Agreed[]; seq: number; you: Seat | null; position: number;
  asked?: { seat: Seat; moment: string; window: unknown }; over?: { winner?: Seat };
  seats: SeatInfo[]; undo: { may: boolean; why?: Text }; thinking: boolean; view: View;
}

export interface Rule {
  id: string; chapter: string; title: Record<Lang, string>; text: Record<Lang, string>;
  term?: string; see: string[]; unclear?: string | Partial<Record<Lang, string>>; booklet: string; cases: number;
}
/** The name is English; what is done there can be said in any language. */
export interface CaseName { file: string; name: string; about?: Text }
export interface Case { name: string; rules: string[]; scenario?: string; map: string; frames: Frame[] }
export interface Frame {
  /** The position, or the action with its dice and cards, in the notation of cases. */
  words: string[];
  action?: string;
  /** The action in words. */
  did?: Text;
  view: View; events: Event[]; expects: Expect[];
}
/** What must hold: in the notation of cases, and as data. */
export interface Expect { text: string; claim?: Claim; passed: boolean }
export interface Deed { action: string; text?: Text }
export type Claim =
  | { claim: "see"; key: string; words: string[] }
  | { claim: "tally"; name: string; total?: number; terms: { rule: string; amount: number }[] }
  | { claim: "may"; deed: Deed }
  | { claim: "only"; deeds: Deed[] }
  | { claim: "may-not"; deed: Deed; rules: string[]; why?: Refusal }
  | { claim: "told"; keys: string[] };
