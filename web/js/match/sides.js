// @ts-check
// Beside the map: the sides with their medals, tokens and cards, what is fought for, decks and discards.
import { h, picture, refill } from "../dom.js";
import { hasWords, lang, say, sayKey } from "../say.js";
import { sheet } from "../sheet.js";
import { cardNode } from "./card.js";
import { medals, parts } from "./end.js";
import { boxes, brief, deckOf, entry, goalLine, pieceLine, secrets, sideName, sideOf, upper, zoneName } from "./words.js";
/** @import { ObjectiveView, PieceView, SeatInfo, SideView, Track, View, Zone } from "../types.js" */
/** @import { Context } from "./state.js" */

/** Below this width the rail is a strip. */
const STRIP = 1100;

export class SidesPanel {
  /** @param {HTMLElement} root @param {Context} ctx */
  constructor(root, ctx) {
    this.root = root;
    this.ctx = ctx;
    this.key = "";
    root.addEventListener("click", (event) => {
      // Where the rail is a strip, a touch on it shows all that has no room there.
      if (innerWidth < STRIP && event.target instanceof Element && !event.target.closest("button")) this.open();
    });
  }

  /** Everything beside the map, on a sheet. */
  open() {
    const { view } = this.ctx.state;
    const sides = (view.sides ?? []).map((side) => this.side(side));
    sheet({ title: sayKey("match-situation"), body: [h("div", { class: "situation" }, sides, this.clock(view), this.goals(view), this.tokens(view), this.piles(view))] });
  }

  render() {
    const { view, env } = this.ctx.state;
    const zones = view.zones.map((zone) => [zone.id, zone.count, zone.cards.length]);
    const away = boxes(view).map((box) => [box.name, box.side, box.pieces.map((piece) => piece.face)]);
    const key = JSON.stringify([lang(), env.you, env.asked?.seat, env.over, view.sides, view.tracks, view.objectives, zones, away]);
    if (key === this.key) return;
    this.key = key;
    const sides = [...(view.sides ?? [])];
    // Who looks is below, the opponent above, as they sit at the table.
    sides.sort((a, b) => Number(a.seat === env.you) - Number(b.seat === env.you) || b.seat - a.seat);
    const [first, ...rest] = sides.map((side) => this.side(side));
    this.root.setAttribute("aria-label", sayKey("match-sides"));
    refill(this.root, first, h("div", { class: "mid" }, this.clock(view), this.goals(view), this.tokens(view), this.piles(view)), rest);
  }

  /** @param {SideView} side */
  side(side) {
    const { env } = this.ctx.state;
    const art = this.ctx.faces.get(side.face);
    const you = side.seat === env.you;
    const seat = env.seats.find((one) => one.seat === side.seat);
    const asked = env.asked?.seat === side.seat && !env.over;
    return h("section", { class: `side ${you ? "you" : ""} ${asked ? "asked" : ""}`, "aria-label": sideName(side), "data-side": side.name },
      h("header", {}, art && picture(art), h("div", {}, h("h2", {}, sideName(side)), h("span", {}, who(seat, you))),
        asked && h("span", { class: "asked-dot", role: "img", "aria-label": sayKey("match-is-asked"), "data-tip": sayKey("match-is-asked") })),
      side.tracks.map((track) => this.track(track)), this.boxes(side),
      you && secrets(this.ctx.state.view, side.seat).map(({ name, words }) => h("p", { class: "secret" }, h("b", {}, entry(name, "")), words)));
  }

  /** What a side has beside the map: who fell, who is still to come. @param {SideView} side */
  boxes(side) {
    const own = boxes(this.ctx.state.view).filter((box) => box.side === side.name);
    if (!own.length) return null;
    const many = own.reduce((sum, box) => sum + box.pieces.length, 0);
    return h("button", { type: "button", class: "track box", onclick: () => this.openBoxes(side, own) },
      h("span", {}, sayKey("match-off-map")), h("span", { class: "num" }, String(many)));
  }

  /** The pieces in the boxes of a side, each with its drawing.
   * @param {SideView} side @param {{ name: string, pieces: PieceView[] }[]} own */
  openBoxes(side, own) {
    const { view } = this.ctx.state;
    const line = (/** @type {PieceView} */ piece) => {
      const art = this.ctx.faces.get(piece.face);
      return h("li", {}, art && picture(art), h("span", {}, upper(pieceLine(view, piece))));
    };
    const body = own.map((box) => h("section", {}, h("h3", { class: "eyebrow" }, box.name), h("ul", { class: "box-open" }, box.pieces.map(line))));
    sheet({ title: entry(sayKey("match-off-map"), sideName(side)), body });
  }

  /** Numbers that are of no side. @param {View} view */
  clock(view) {
    return view.tracks?.length ? h("div", { class: "clock" }, view.tracks.map((track) => this.track(track))) : null;
  }

  /** Counters lying open, or known to who looks, in words. @param {View} view */
  tokens(view) {
    const zones = view.zones.filter((zone) => zone.kind === "reserve" && zone.cards.length && (zone.seat === undefined || zone.seat !== this.ctx.state.env.you));
    if (!zones.length) return null;
    return zones.map((zone) => h("div", { class: "goals tokens" }, h("h2", { class: "eyebrow" }, zoneName(view, zone)),
      h("ul", {}, zone.cards.map((card) => h("li", {}, say(card.text))))));
  }

  /** A number of a side: things in a row where so many are to be reached, else a figure. @param {Track} track */
  track(track) {
    const row = track.goal ? medals(this.ctx, track) : null;
    if (row) {
      const words = [entry(say(track.text), sayKey("match-of", { n: track.value, of: track.of ?? 0 })), ...parts(track)].join(" · ");
      return h("div", { class: "track goal", role: "img", "aria-label": words, "data-tip": words }, row);
    }
    const art = this.ctx.faces.get(track.face);
    const figure = track.of === undefined ? String(track.value) : sayKey("match-of", { n: track.value, of: track.of });
    return h("div", { class: "track", "data-track": track.id }, h("span", { "data-tip": say(track.text) }, brief(track.text)),
      h("span", { class: "amount" }, h("span", { class: "num" }, figure), art && picture(art)));
  }

  /** @param {View} view */
  goals(view) {
    const goals = view.objectives ?? [];
    if (!goals.length) return null;
    return h("div", { class: "goals" }, h("h2", { class: "eyebrow" }, sayKey("match-goals")),
      h("ul", {}, goals.map((goal) => h("li", {}, this.goal(view, goal)))));
  }

  /** @param {View} view @param {ObjectiveView} goal */
  goal(view, goal) {
    const art = this.ctx.faces.get(goal.face);
    const holder = sideOf(view, goal.holder);
    return h("button", { type: "button", class: "goal-line", "data-tip": goalLine(view, goal), onclick: () => this.ctx.commands.showHex(goal.at) },
      art && picture(art), h("span", {}, h("b", {}, upper(brief(goal.text))), " · ",
        holder ? upper(sideName(holder)) : sayKey("match-goal-free")));
  }

  /** Decks and discards, by the deck they belong to. @param {View} view */
  piles(view) {
    const piles = view.zones.filter((zone) => zone.kind === "deck" || zone.kind === "discard");
    // A side may have more than one deck, each with what was discarded of it.
    const pairOf = (/** @type {Zone} */ zone) => zone.id.replace(zone.kind, "");
    const pairs = new Set(piles.map(pairOf));
    if (!pairs.size) return null;
    return h("div", { class: "piles" }, [...pairs].map((pair) =>
      h("div", { class: "pile-pair" }, piles.filter((zone) => pairOf(zone) === pair).map((zone) => this.pile(view, zone)))));
  }

  /** @param {View} view @param {Zone} zone */
  pile(view, zone) {
    const words = sayKey("match-pile", { pile: zoneName(view, zone), n: zone.count });
    const back = this.ctx.faces.get(this.backOf(view, zone));
    const inside = [back && zone.count > 0 ? picture(back) : h("i", { class: "no-card" }), h("span", { class: "num" }, String(zone.count))];
    if (zone.kind === "deck") return h("span", { class: "pile deck", role: "img", "aria-label": words, "data-tip": words }, inside);
    return h("button", { type: "button", class: "pile discard", "aria-label": words, "data-tip": words, onclick: () => this.openPile(view, zone) }, inside);
  }

  /** The back of a deck is the drawing of the track that counts its cards. @param {View} view @param {Zone} zone */
  backOf(view, zone) {
    const deck = deckOf(zone);
    const own = view.sides?.find((side) => side.name === deck);
    // A deck that is one side's own is counted by the track of its hand.
    return (own?.tracks.find((track) => track.id === "hand") ?? view.sides?.flatMap((side) => side.tracks).find((track) => track.id === deck))?.face;
  }

  /** The cards of a discard pile lie open. @param {View} view @param {Zone} zone */
  openPile(view, zone) {
    const cards = zone.cards.map((card) => cardNode(this.ctx, card, { large: true }));
    const none = h("p", {}, sayKey("match-pile-empty"));
    sheet({ title: zoneName(view, zone), body: [cards.length ? h("div", { class: "cards-open" }, cards) : none] });
  }
}

/** Who sits there. @param {SeatInfo | undefined} seat @param {boolean} you */
export function who(seat, you) {
  if (you) return sayKey("match-you");
  if (seat?.by === "machine") {
    const keys = [seat.level && `level-${seat.level}`, seat.character && `character-${seat.character}`];
    const level = keys.flatMap((key) => (key && hasWords(key) ? sayKey(key) : [])).join(", ");
    return level ? sayKey("match-machine-level", { level }) : sayKey("match-machine");
  }
  return sayKey(seat?.by === "far" ? "match-far" : "match-here");
}
