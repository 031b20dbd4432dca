import type { Board } from "../board/board.js";
import type { Faces } from "../board/parts.js";
import type { Line } from "../api.js";
import type { Envelope, Event, MapInfo, Odds, Position, Refusal, SightView, Tally, Text, View } from "../types.js";
import type { Aim } from "./aim.js";
import type { Box } from "./popover.js";
import type { ReviewPanel } from "./review.js";

/** What the page knows now. Panels draw it; only the commands change it. */
export interface State {
  env: Envelope;
  /** The position on the screen: its number and what is seen of it. */
  number: number;
  view: View;
  /** Whether that is the newest. */
  live: boolean;
  /** What drives the board: nothing, the moves of others as they come, or the replay. */
  reel: "still" | "catching" | "playing";
  positions: Position[];
  aim: Aim;
  odds: Record<string, Odds>;
  /** Whether they have come. */
  hasOdds: boolean;
  /** The action whose odds are looked at without being aimed at. */
  glance: string | null;
  sight: { from: string; hexes: SightView[] | null; to: string | null } | null;
  /** A number opened from the log. */
  opened: { text: Text; tally: Tally } | null;
  /** An action is on its way. */
  sending: boolean;
  line: Line;
  showOdds: boolean;
}

/** A click that led nowhere, and why. */
export interface Refused { hex?: string; card?: string; refusal: Refusal | null }

/** What panels may call. */
export interface Commands {
  pressHex(hex: string, by?: "pointer" | "key"): void;
  pressCard(card: string, anchor?: Element): void;
  act(action: string): void;
  back(): void;
  undo(): void;
  go(number: number): void;
  step(by: number): void;
  toggleReel(): void;
  backToNow(): void;
  showHex(hex: string): void;
  open(text: Text, tally: Tally): void;
  closeOpened(): void;
  openTally(): void;
  toggleOdds(): void;
  toggleSight(): void;
  retry(): void;
}

/** What every panel is given. */
export interface Context {
  state: State;
  map: MapInfo;
  faces: Faces;
  board: Board;
  commands: Commands;
  /** What was better, once the match is over. */
  review?: ReviewPanel;
  /** The seats played at this screen. */
  local: Set<number>;
  /** Draws again, in the next frame. */
  update(): void;
  /** Whether a name is the label of a hex. */
  isHex(name: string): boolean;
  /** Where a hex is on the screen. */
  boxOf(hex: string | null): Box;
  /** Where that is which is being judged, and these hexes with it: nothing is laid over it. */
  keepClear(hexes?: string[]): Box[];
}

export type { Event };
