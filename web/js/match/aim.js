// @ts-check
// From clicks to an action: which offers are still open after the clicks so far, what may be clicked next, what a
// click does. No drawing here, no rules: only the offers of the server.
/** @import { Click, Offer } from "../types.js" */

/** What may be clicked next. @typedef {{ click: Click, mark: NonNullable<Offer["mark"]>, offers: Offer[], last: boolean }} Next */

/** What came of a click.
 * @typedef {{ what: "do", offer: Offer } | { what: "menu", offers: Offer[], click: Click }
 *   | { what: "picked" } | { what: "aimed" } | { what: "refused", clicks: Click[] }} Pressed */

/** A click as a word, to compare it. @param {Click} click */
export function nameOf(click) {
  if ("hex" in click) return `hex:${click.hex}`;
  if ("piece" in click) return `piece:${click.piece}`;
  if ("way" in click) return `way:${click.way.hex}:${click.way.heading}`;
  return `card:${click.card}`;
}

/** The hex in which something is clicked: for a piece where it lies, for a card none.
 * @param {Click} click @param {{ id: number, place: string }[]} pieces */
export function hexOf(click, pieces) {
  if ("hex" in click) return click.hex;
  if ("way" in click) return click.way.hex;
  return "piece" in click ? pieces.find((piece) => piece.id === click.piece)?.place : undefined;
}

/** @param {Click[]} whole @param {Click[]} start */
function beginsWith(whole, start) {
  return start.length <= whole.length && start.every((click, i) => nameOf(click) === nameOf(whole[i]));
}

/** Whether a first click only aims: an attack, a card, or what there is a word about is looked at before it is done. @param {Offer} offer */
function aimsFirst(offer) {
  const last = offer.click[offer.click.length - 1];
  return offer.mark === "target" || !!offer.note || (!!last && "card" in last);
}

/** Whether an offer is a step from hex to hex. @param {Offer} offer */
export function isStep(offer) {
  return offer.mark === "move" && offer.click.length === 2 && offer.click.every((click) => "hex" in click);
}

/** Whether an offer begins a move: who it is of is chosen first, and goes on from where he stands. @param {Offer} offer */
export function isBegin(offer) {
  return offer.mark === "begin" && offer.click.length === 1 && "hex" in offer.click[0];
}

/** Who would go: what stands in a hex, or one of these pieces of it. @typedef {{ from: string, pieces: (number | null)[] }} Mover */

/** Who would go if a goal were clicked now. @param {Aim} aim @returns {Mover | null} */
export function moverOf(aim) {
  const [first, ...more] = aim.picked;
  if (!first || more.length || aim.aimed || !("hex" in first)) return null;
  const steps = aim.open.filter((offer) => isStep(offer) || isBegin(offer));
  return steps.length ? { from: first.hex, pieces: [...new Set(steps.map((offer) => offer.piece ?? null))] } : null;
}

export class Aim {
  /** @param {Offer[]} offers @param {{ follow?: string | null }} [how] the hex that was acted upon last: it stays chosen */
  constructor(offers, { follow = null } = {}) {
    this.offers = offers;
    /** The clicks so far. @type {Click[]} */
    this.picked = [];
    /** The action that waits for its second click. @type {Offer | null} */
    this.aimed = null;
    /** The piece chosen among several in the hex chosen. @type {number | null} */
    this.piece = null;
    this.begin(follow);
  }

  /** Chooses what there is no choice about. @param {string | null} follow */
  begin(follow) {
    const long = this.offers.filter((offer) => offer.click.length > 1 || isBegin(offer));
    const wanted = follow && long.find((offer) => nameOf(offer.click[0]) === `hex:${follow}`);
    const firsts = new Set(this.offers.filter((offer) => offer.click.length).map((offer) => nameOf(offer.click[0])));
    if (wanted) this.picked = [wanted.click[0]];
    else if (long.length && firsts.size === 1) this.picked = [long[0].click[0]];
  }

  /** The offers that go on from the clicks so far. */
  get open() {
    return this.offers.filter((offer) => offer.click.length && beginsWith(offer.click, this.picked) && this.fits(offer));
  }

  /** Whether an offer is of the piece chosen. @param {Offer} offer */
  fits(offer) {
    return this.piece === null || offer.piece === undefined || offer.piece === this.piece;
  }

  /** The pieces among which one may be chosen in the hex chosen: the same click could be for each of them. @returns {number[]} */
  get pieces() {
    if (!this.picked.length) return [];
    const goesOn = (/** @type {Offer} */ offer) => offer.click.length > this.picked.length || isBegin(offer);
    const open = this.offers.filter((offer) => goesOn(offer) && beginsWith(offer.click, this.picked));
    const pieces = [...new Set(open.flatMap((offer) => offer.piece ?? []))];
    return pieces.length > 1 ? pieces : [];
  }

  /** Chooses a piece, or lets go of it. @param {number} piece */
  choose(piece) {
    this.aimed = null;
    this.piece = this.piece === piece ? null : piece;
  }

  /** Offers that are buttons now: those without clicks, and those the clicks so far already make. */
  get buttons() {
    const plain = this.offers.filter((offer) => !offer.click.length);
    if (!this.picked.length) return plain;
    const chooses = this.piece === null && this.pieces.length > 0;
    const made = this.open.filter((offer) => offer.click.length === this.picked.length && !(chooses && isBegin(offer) && offer.piece !== undefined));
    return [...made, ...plain];
  }

  /** What may be clicked next, by name. @returns {Map<string, Next>} */
  get next() {
    const found = this.after(this.picked);
    // Something else may be chosen instead, as if nothing were chosen yet.
    if (this.picked.length) {
      for (const [name, next] of this.after([])) {
        if (!found.has(name) && name !== nameOf(this.picked[0])) found.set(name, { ...next, mark: next.last ? next.mark : "pick" });
      }
    }
    return found;
  }

  /** @param {Click[]} picked @returns {Map<string, Next>} */
  after(picked) {
    /** @type {Map<string, Next>} */
    const found = new Map();
    for (const offer of this.offers) {
      if (offer.click.length <= picked.length || !beginsWith(offer.click, picked)) continue;
      if (picked.length && !this.fits(offer)) continue;
      const click = offer.click[picked.length];
      const last = offer.click.length === picked.length + 1;
      const name = nameOf(click);
      const known = found.get(name);
      if (known) {
        known.offers.push(offer);
        if (!last) Object.assign(known, { last: false, mark: "pick" });
      } else {
        found.set(name, { click, mark: last ? (offer.mark ?? "pick") : "pick", offers: [offer], last });
      }
    }
    return found;
  }

  /** Something was clicked. @param {Click} click @returns {Pressed} */
  press(click) {
    const name = nameOf(click);
    if (this.aimed && nameOf(this.aimed.click[this.aimed.click.length - 1]) === name) return { what: "do", offer: this.aimed };
    const path = [...this.picked, click];
    let found = this.offers.filter((offer) => beginsWith(offer.click, path) && this.fits(offer));
    let picked = path;
    if (!found.length) {
      if (this.picked.some((one) => nameOf(one) === name)) {
        // A second click lets go, where there is something else to choose.
        if (this.hasOther) this.clear();
        return { what: "picked" };
      }
      picked = [click];
      this.piece = null;
      found = this.offers.filter((offer) => beginsWith(offer.click, picked));
    }
    if (!found.length) return { what: "refused", clicks: path };
    this.aimed = null;
    if (found.some((offer) => offer.click.length > picked.length || isBegin(offer))) {
      this.picked = picked;
      return { what: "picked" };
    }
    this.picked = picked.slice(0, -1);
    found = this.likely(found);
    // What else a card could do stands beside what it is mostly played for.
    if (found.length > 1 && !("card" in click)) return { what: "menu", offers: found, click };
    if (!aimsFirst(found[0])) return { what: "do", offer: found[0] };
    this.aimed = found[0];
    return { what: "aimed" };
  }

  /** What is meant of several things that the same clicks could be: that of the piece chosen, and not what is seldom wanted. @param {Offer[]} found */
  likely(found) {
    const own = this.piece === null ? found : found.filter((offer) => offer.piece === this.piece);
    const some = own.length ? own : found;
    const plain = some.filter((offer) => !offer.aside);
    return plain.length ? plain : some;
  }

  /** Takes up what stands in a hex, or one piece of it, as if nothing had been chosen. @param {string} hex @param {number | null} piece */
  take(hex, piece) {
    this.aimed = null;
    this.picked = [{ hex }];
    this.piece = piece;
  }

  /** What pressing a hex may mean: the hex, the pieces that lie there, the ways out of it, as far as they are offered; else what is
   * chosen there already, to let go of it; else the hex. @param {string} hex @param {{ id: number, place: string }[]} pieces @returns {Click[]} */
  meantBy(hex, pieces) {
    const here = (/** @type {Click} */ click) => hexOf(click, pieces) === hex;
    const offered = [...this.next.values()].map(({ click }) => click).filter(here);
    const found = offered.length ? offered : this.picked.filter(here).slice(-1);
    return found.length ? found : [{ hex }];
  }

  /** Forgets the last choice, then the one before. @returns {boolean} whether there was one */
  back() {
    if (this.aimed) {
      this.aimed = null;
      return true;
    }
    if (this.piece !== null) {
      this.piece = null;
      return true;
    }
    return !!this.picked.pop();
  }

  clear() {
    this.aimed = null;
    this.piece = null;
    this.picked = [];
  }

  /** Whether something else could be chosen first. */
  get hasOther() {
    return new Set(this.offers.filter((offer) => offer.click.length).map((offer) => nameOf(offer.click[0]))).size > 1;
  }

  /** The hexes chosen so far. */
  get pickedHexes() {
    return this.picked.flatMap((click) => ("hex" in click ? [click.hex] : []));
  }

  /** The pieces chosen so far. */
  get pickedPieces() {
    return this.picked.flatMap((click) => ("piece" in click ? [click.piece] : []));
  }

  /** The cards chosen so far. */
  get pickedCards() {
    return this.picked.flatMap((click) => ("card" in click ? [click.card] : []));
  }

  /** What else the clicks that are aimed with could mean. @returns {Offer[]} */
  get twins() {
    const { aimed } = this;
    if (!aimed) return [];
    const same = (/** @type {Offer} */ offer) => offer.click.length === aimed.click.length && beginsWith(offer.click, aimed.click);
    return this.offers.filter((offer) => offer !== aimed && same(offer));
  }

  /** The last click of the action aimed at. */
  get target() {
    return this.aimed ? this.aimed.click[this.aimed.click.length - 1] : null;
  }
}
