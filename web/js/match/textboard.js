// @ts-check
// The board as a list: every hex with something in it, by side, with what may be done there. Complete enough to play.
import { h, refill } from "../dom.js";
import { say, sayKey } from "../say.js";
import { sheet } from "../sheet.js";
import { cardLine } from "./card.js";
import { entry, groundLine, goalLine, listed, percent, pieceLine, sideName, total } from "./words.js";
/** @import { Offer, View } from "../types.js" */
/** @import { Context } from "./state.js" */
/** @import { Ways } from "./ways.js" */

/** @param {Context} ctx @param {() => boolean} mayAct @param {Ways} ways */
export function openTextBoard(ctx, mayAct, ways) {
  const body = h("div", { class: "text-board" });
  let open = true;
  const dialog = sheet({ title: sayKey("match-text-board"), body: [body], onclose: () => (open = false) });
  dialog.element.classList.add("wide");
  const act = (/** @type {string} */ action) => {
    dialog.close();
    ctx.commands.act(action);
  };
  const go = (/** @type {string} */ hex) => {
    dialog.close();
    ctx.commands.pressHex(hex);
  };
  const draw = () => {
    const focused = document.activeElement instanceof HTMLElement && body.contains(document.activeElement) ? document.activeElement.dataset.hex : undefined;
    refill(body, nodes(ctx, mayAct(), act), goList(ctx, mayAct(), ways, go));
    const [goals, offers] = [body.querySelector(".text-ways"), body.querySelector(".text-offers")];
    // Where who is chosen can go is what he came for.
    if (goals && offers) offers.before(goals);
    if (focused) /** @type {HTMLElement | null} */ (body.querySelector(`[data-hex="${CSS.escape(focused)}"]`))?.focus();
  };
  draw();
  return {
    /** Draws again when the table has changed. */
    render: () => open && draw(),
    close: () => dialog.close(),
  };
}

/** @param {Context} ctx @param {boolean} mayAct @param {(action: string) => void} act */
function nodes(ctx, mayAct, act) {
  const { view } = ctx.state;
  const offers = mayAct ? ctx.state.aim.offers : [];
  const question = view.prompt && h("p", {}, h("b", {}, say(view.prompt.text)), " ", view.prompt.detail ? say(view.prompt.detail) : "");
  return [question, offerList(ctx, offers, act), handList(ctx), goalList(view), ...sideLists(ctx, mayAct), groundList(view)];
}

/** Who can be chosen to go, and where who is chosen can go, with what it costs. @param {Context} ctx @param {boolean} mayAct @param {Ways} ways
 * @param {(hex: string) => void} go */
function goList(ctx, mayAct, ways, go) {
  const mover = mayAct ? ways.mover : null;
  if (!mover || !ways.hexes.length) return null;
  const { view } = ctx.state;
  const who = view.pieces.filter((piece) => piece.place === mover.from && (mover.pieces.includes(piece.id) || mover.pieces.includes(null)));
  const hexes = ways.hexes.sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
  const words = (/** @type {string} */ hex) => [groundLine(view, view.hexes.find((one) => one.hex === hex)), ways.words(ways.to(hex)[0])].filter(Boolean).join(". ");
  return h("section", { class: "text-ways" }, h("h3", {}, sayKey("text-ways", { hex: mover.from })), h("p", {}, listed(who.map((piece) => pieceLine(view, piece)))),
    h("ul", {}, hexes.map((hex) => h("li", {}, h("button", { type: "button", class: "text-offer", "data-hex": hex, "data-way": hex, onclick: () => go(hex) }, sayKey("move-goal", { hex })), ` ${words(hex)}`))));
}

/** Every action there is, in words. @param {Context} ctx @param {Offer[]} offers @param {(action: string) => void} act */
function offerList(ctx, offers, act) {
  if (!offers.length) return null;
  const { odds, showOdds, view } = ctx.state;
  const line = (/** @type {Offer} */ offer) => {
    const found = showOdds ? odds[offer.action] : undefined;
    const chance = found && [found.tally && total(view.system, found.tally), percent(found.chance)].filter(Boolean).join(", ");
    return h("li", {}, h("button", { type: "button", class: "text-offer", "data-action": offer.action, onclick: () => act(offer.action) },
      say(offer.text)), chance && h("span", { class: "num" }, ` ${chance}`));
  };
  return h("section", { class: "text-offers" }, h("h3", {}, sayKey("match-text-offers")), h("ul", {}, offers.map(line)));
}

/** The cards one holds, with what they do. @param {Context} ctx */
function handList({ state: { view, env } }) {
  const hands = view.zones.filter((zone) => zone.kind === "hand" && zone.seat === env.you && zone.cards.length);
  if (!hands.length) return null;
  const cards = hands.flatMap((zone) => zone.cards).map((card) => h("li", {}, entry(say(card.text), cardLine(card))));
  return h("section", {}, h("h3", {}, sayKey("match-hand")), h("ul", {}, cards));
}

/** @param {View} view */
function goalList(view) {
  const goals = view.objectives ?? [];
  if (!goals.length) return null;
  return h("section", {}, h("h3", {}, sayKey("match-goals")), h("ul", {}, goals.map((goal) => h("li", {}, entry(goal.hexes.join(", "), goalLine(view, goal))))));
}

/** Both sides, hex by hex; what can be chosen is chosen here too. @param {Context} ctx @param {boolean} mayAct */
function sideLists(ctx, mayAct) {
  const { view, aim } = ctx.state;
  const can = (/** @type {string} */ hex) => mayAct && (aim.next.has(`hex:${hex}`) && aim.next.get(`hex:${hex}`)?.mark === "pick");
  const place = (/** @type {string} */ hex) => (can(hex)
    ? h("button", { type: "button", class: "text-offer", "data-hex": hex, "data-pick": hex, onclick: () => ctx.commands.pressHex(hex) }, sayKey("move-choose", { what: hex })) : hex);
  const hexes = new Map(view.hexes.map((hex) => [hex.hex, hex]));
  return (view.sides ?? []).map((side) => {
    const pieces = view.pieces.filter((piece) => piece.side === side.name && hexes.has(piece.place));
    pieces.sort((a, b) => a.place.localeCompare(b.place, "en", { numeric: true }));
    const tracks = side.tracks.map((track) => entry(say(track.text), track.of === undefined ? track.value : sayKey("match-of", { n: track.value, of: track.of }))).join(", ");
    return h("section", {}, h("h3", {}, sideName(side)), h("p", {}, tracks),
      h("ul", {}, pieces.map((piece) => h("li", {}, place(piece.place), `, ${entry(groundLine(view, hexes.get(piece.place)) || piece.place, pieceLine(view, piece))}`))));
  });
}

/** Hexes whose ground is out of the ordinary, by kind. @param {View} view */
function groundList(view) {
  /** @type {Map<string, string[]>} */
  const kinds = new Map();
  for (const hex of view.hexes) {
    const words = groundLine(view, hex);
    if (words) kinds.set(words, [...(kinds.get(words) ?? []), hex.hex]);
  }
  const most = Math.max(0, ...[...kinds.values()].map((list) => list.length));
  const rare = [...kinds].filter(([, list]) => list.length < most);
  return h("section", {}, h("h3", {}, sayKey("match-text-ground")), h("ul", {}, rare.map(([words, list]) => h("li", {}, entry(words, list.join(", "))))));
}
