// The types of the server's JSON under the names that the pages use. wire.d.ts has them from the document of the
// protocol; what stands here besides is narrower than the document says it, or belongs to the pages alone.
import type { Both, Summary as Listed, Text } from "./wire.js";

export type {
    About, Agreed, ArcView, ArmView, Better, CardView, CaseCard as CaseName, CharacterCard as Character, Choice, Claim, Click, Course, Deed, DieView, Envelope, Event, Expect, Face as Art, Figure, Film as Case, Frame, HexView, Lapse, LevelCard as Level, MapEdge, MapPlan as MapInfo, MetView, Note as RuleNote, ObjectiveView, Odds, Offer, PhaseView, PieceView, Position, Profile, Prompt, Reaction, Refusal, Review, Scenario, ScenarioOption, Seat, SeatCard as SeatInfo, SetUpPlan, SetUpStep, SideView, SightView, StrengthCard as Strength, SystemCard as SystemInfo, Tally, Term, Text, Track, View, Way, Zone,
} from "./wire.js";
export type { Begun as Opened, NewSeat as SeatOrder, RuleCard as Rule } from "./wire.js";

export type Lang = keyof Both;
export type Arg = NonNullable<Text["args"]>[number][1];
export type By = "here" | "far" | "machine";
export interface Summary extends Listed {
  /** Whether the owner of the server looks: told by this page to itself. */
  owned?: boolean;
}
