import type { Art } from "../types.js";

/** Where drawings come from. `get` answers at once with what is there; `need` fetches what is not. */
export interface Faces {
  get(key: string | undefined): Art | undefined;
  need(keys: Iterable<string | undefined>): Promise<void>;
}

/** How a hex is marked. */
export interface BoardMark {
  hex: string;
  kind: "selected" | "pick" | "move" | "target" | "aimed" | "refused" | "event" | "blocker" | "here" | "danger";
  /** One of very many: a small sign instead of the whole mark. */
  light?: boolean;
  /** It cannot be clicked. */
  fixed?: boolean;
  /** The ways out of it that may be chosen, as headings. */
  ways?: number[];
  /** What it costs to go there, on the disc of a move. */
  cost?: number | string;
  /** The disc lies at the lower edge: something stands in the hex. */
  low?: boolean;
  /** It is not known what comes of it. */
  open?: boolean;
  /** A way is bent here. */
  bent?: boolean;
  /** It is looked at. */
  hot?: boolean;
  /** How many are a danger there. */
  count?: number;
  /** One's own are there too: it is no plain target. */
  own?: boolean;
  /** The pill above the hex: dice in a small die, the chance in words. */
  badge?: { dice?: number; text: string };
}

/** A line of sight from middle to middle. */
export interface SightLine { from: string; to: string; clear: boolean; blocker?: string; hindrance?: number }

/** A way that would be gone, hex by hex. */
export interface Plan { hexes: string[]; /** Who goes it waits for his time: nothing else marks its end. */ waits?: boolean }
