// @ts-check
// Things of the table in words. The page knows no system: it asks for keys made of the system's id and of the words
// in the view, and leaves out what has none.
import { h } from "../dom.js";
import { hasWords, say, sayKey, sayParts } from "../say.js";
/** @import { CardView, HexView, Offer, PieceView, SideView, Tally, Text, View, Zone } from "../types.js" */

/** A key of the system, if it has words. @param {string} key @param {Record<string, number | string | Text>} [args] */
function maybe(key, args = {}) {
  return hasWords(key) ? sayKey(key, args) : "";
}

/** @param {string} word */
const plain = (word) => word.replaceAll("-", " ");

/** @param {View} view @param {string} name */
export function sideNamed(view, name) {
  return view.sides?.find((side) => side.name === name);
}

/** @param {View} view @param {number | null | undefined} seat */
export function sideOf(view, seat) {
  return view.sides?.find((side) => side.seat === seat);
}

/** The name of a side. @param {SideView | undefined} side */
export function sideName(side) {
  return side ? say(side.text) : "";
}

/** A piece: side and kind. @param {View} view @param {PieceView} piece */
export function pieceName(view, piece) {
  const side = sideNamed(view, piece.side);
  const args = side ? { side: side.text } : { side: plain(piece.side) };
  return maybe(`${view.system}-unit-${piece.kind}`, args) || `${side ? say(side.text) : plain(piece.side)}, ${plain(piece.kind)}`;
}

/** The same with its own name, where another of its kind lies beside it. @param {View} view @param {PieceView} piece */
export function calledName(view, piece) {
  const alike = (/** @type {PieceView} */ other) => other.id !== piece.id && other.place === piece.place && other.kind === piece.kind && other.side === piece.side;
  return piece.name && view.pieces.some(alike) ? `${pieceName(view, piece)} ${piece.name}` : pieceName(view, piece);
}

/** A piece with its numbers and states: what there is to know of it. @param {View} view @param {PieceView} piece */
export function pieceLine(view, piece) {
  const values = maybe(`${view.system}-values`, piece.values);
  const states = piece.words.map((word) => maybe(`${view.system}-state-${word}`, piece.values)).filter(Boolean);
  const name = piece.name ? `${pieceName(view, piece)} (${piece.name})` : pieceName(view, piece);
  return [name, values, ...states].filter(Boolean).join(", ");
}

/** A word with a number behind a point: `smoke.3`. @param {string} word @returns {[string, Record<string, number>]} */
export function counted(word) {
  const [head, n] = word.split(".");
  return n === undefined ? [word, {}] : [head, { n: Number(n) }];
}

/** The words of a hex: terrain, markers. @param {View} view @param {HexView | undefined} hex */
export function groundLine(view, hex) {
  const words = (hex?.words ?? []).map((word) => {
    const [head, args] = counted(word);
    return maybe(`${view.system}-terrain-${head}`, args);
  }).filter(Boolean);
  return words.join(", ");
}

/** A hex with everything in it, as it is read to those who do not see it. @param {View} view @param {string} label */
export function hexLine(view, label) {
  const ground = groundLine(view, view.hexes.find((hex) => hex.hex === label));
  const goals = (view.objectives ?? []).filter((goal) => goal.hexes.includes(label)).map((goal) => goalLine(view, goal));
  const pieces = view.pieces.filter((piece) => piece.place === label).map((piece) => pieceLine(view, piece));
  const parts = [ground ? `${label}, ${ground}` : label, ...goals, ...pieces.map(upper)];
  return `${parts.join(". ")}.`;
}

/** Texts may have a shorter form beside them: the key with `-short` behind it. @param {Text} text */
export function brief(text) {
  const key = `${text.key}-short`;
  return hasWords(key) ? say({ ...text, key }) : say(text);
}

/** What is taken back, in a few words: the key with `-undo` behind it, or the words of the deed as they go on in a sentence. @param {Text} text */
export function undoWords(text) {
  const key = `${text.key}-undo`;
  if (hasWords(key)) return say({ ...text, key });
  const words = brief(text);
  return words.charAt(0).toLowerCase() + words.slice(1);
}

/** @param {View} view @param {NonNullable<View["objectives"]>[number]} goal */
export function goalLine(view, goal) {
  const holder = sideOf(view, goal.holder);
  const held = holder ? sayKey("match-goal-held", { side: holder.text }) : sayKey("match-goal-free");
  return `${say(goal.text)}, ${held}`;
}

/** The name of a zone; the names of sides in its id do not matter. @param {View} view @param {Zone} zone */
export function zoneName(view, zone) {
  const sides = new Set(view.sides?.map((side) => side.name));
  const id = zone.id.split(".").filter((part) => !sides.has(part)).join("-");
  return maybe(`${view.system}-zone-${id}`) || sayKey(`match-zone-${zone.kind}`);
}

/** What who looks knows alone, in words. @param {View} view @param {number | null} you */
export function secrets(view, you) {
  const own = view.zones.filter((zone) => zone.kind === "reserve" && zone.seat === you && zone.cards.length);
  return own.map((zone) => ({ name: zoneName(view, zone), words: zone.cards.map((card) => say(card.text)).join(" · ") }));
}

/** The deck a zone belongs to, as a word to pair zones by. @param {Zone} zone */
export function deckOf(zone) {
  return zone.id.split(".").at(-1) ?? zone.id;
}

/** What a card does. Where it does several things, each is told by its name. @param {CardView} card */
export function cardText(card) {
  const parts = cardParts(card).map(({ name, text }) => entry(name, text));
  return maybe(`${card.text.key}-text`) || parts.join(" ");
}

/** The several things a card does: texts in its own that have words of what they do. @param {CardView} card */
export function cardParts(card) {
  return (card.text.args ?? []).flatMap(([, arg]) => {
    const text = "text" in arg ? maybe(`${arg.text.key}-text`) : "";
    return "text" in arg && text ? [{ name: say(arg.text), text }] : [];
  });
}

/** A card with everything that is printed on it. @param {CardView} card */
export function cardWhole(card) {
  const key = `${card.text.key}-whole`;
  return hasWords(key) ? say({ ...card.text, key }) : "";
}

/** Pieces beside the map, by the box they lie in; boxes without words are not shown. @param {View} view */
export function boxes(view) {
  const hexes = new Set(view.hexes.map((hex) => hex.hex));
  /** @type {Map<string, { name: string, side: string, pieces: PieceView[] }>} */
  const found = new Map();
  for (const piece of view.pieces) {
    const [head, args] = counted(piece.place);
    const name = hexes.has(piece.place) ? "" : maybe(`${view.system}-place-${head}`, args);
    if (!name) continue;
    const box = found.get(`${piece.side} ${piece.place}`) ?? { name, side: piece.side, pieces: [] };
    box.pieces.push(piece);
    found.set(`${piece.side} ${piece.place}`, box);
  }
  return [...found.values()];
}

/** An offer in the few words of a button. @param {Offer} offer */
export function short(offer) {
  return upper(brief(offer.text));
}

/** The total of a tally with what is counted. @param {string} system @param {Tally} tally */
export function total(system, tally) {
  return maybe(`${system}-tally-${tally.name}`, { total: tally.total }) || signless(tally.total);
}

/** A number with its sign, the true minus. @param {number} n */
export function signed(n) {
  return n > 0 ? `+${n}` : signless(n);
}

/** @param {number} n */
export function signless(n) {
  return n < 0 ? `\u2212${-n}` : String(n);
}

/** A chance in whole per cent; what is nearly nothing or nearly sure is written so. @param {number} chance */
export function percent(chance) {
  const n = chance * 100;
  const figure = n > 0 && n < 1 ? "<1" : n < 100 && n > 99 ? ">99" : String(Math.round(n));
  return sayKey("match-percent", { n: figure });
}

/** What something costs, or what is left, in whole points and halves. @param {View} view @param {number} n */
export function points(view, n) {
  const parts = view.prompt?.parts ?? 1;
  if (parts === 1) return String(n);
  const whole = Math.trunc(n / parts);
  const rest = n % parts;
  return rest ? `${whole || ""}${rest * 2 === parts ? "½" : ` ${rest}/${parts}`}` : String(whole);
}

/** The width of a bar. @param {number} chance */
export function width(chance) {
  return `${Math.max(0, Math.min(100, chance * 100)).toFixed(1)}%`;
}

/** A sentence in which the hexes are links that show them. @param {Text} text @param {(name: string) => boolean} isHex @param {number} [tabindex] */
export function tell(text, isHex, tabindex) {
  return sayParts(text, isHex, (label) => h("a", { class: "hexlink", href: `#${label}`, "data-hex": label, tabindex }, label));
}

/** A thing and what there is to say of it, with a colon between. @param {string} what @param {string | number} is */
export function entry(what, is) {
  return sayKey("match-entry", { what, is: String(is) });
}

/** Things one after the other, each of which may have commas in it. @param {string[]} things */
export function listed(things) {
  return things.length ? things.reduce((so, next) => sayKey("match-listed", { so, next })) : "";
}

/** @param {string} words */
export function upper(words) {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
