// @ts-check
// A look ahead. While a card is aimed at, what it could be used on is marked, and a click there plays it and uses it; what it could do
// to others is shown as a whole, the best first, and done at one press, and so is each reaction where one is asked for.
import { ApiError } from "../api.js";
import { say } from "../say.js";
import { hexOf } from "./aim.js";
import { percent, total, upper } from "./words.js";
/** @import { BoardMark } from "../board/parts.js" */
/** @import { Offer, Reaction } from "../types.js" */
/** @import { Game } from "./game.js" */
/** @import { Choice } from "./prompt.js" */

/** Something that could be done, and what is answered before it. @typedef {{ offer: Offer, first: string[] }} Seen */

export class Ahead {
  /** @param {Game} game @param {() => void} update */
  constructor(game, update) {
    this.game = game;
    this.update = update;
    /** What the offers are of. */
    this.key = "";
    /** What could be done after the card that is aimed at, and what is answered before it. @type {Seen[]} */
    this.offers = [];
    this.seq = -1;
    /** The reactions there are, the best first. @type {Reaction[]} */
    this.reactions = [];
    /** What the card that is aimed at could do to others, the best first. @type {Reaction[]} */
    this.deeds = [];
  }

  /** The card that is aimed at. */
  get card() {
    const { aim, env } = this.game.state;
    const { target } = aim;
    return this.game.mayAct && !env.lesson && aim.aimed && target && "card" in target ? aim.aimed : null;
  }

  /** Asks for what is not known yet. */
  refresh() {
    const { env } = this.game.state;
    if (env.seq !== this.seq) this.begin();
    const { card } = this;
    const key = card ? `${env.seq} ${card.action}` : "";
    if (key === this.key) return;
    this.key = key;
    this.offers = [];
    this.deeds = [];
    if (card) this.ask(async () => {
      const { reactions } = await this.game.client.reactions(card.action);
      if (this.key === key) this.deeds = reactions;
    });
    if (card) this.ask(async () => {
      const { offers, later = [] } = await this.game.client.after(card.action);
      const all = [{ first: /** @type {string[]} */ ([]), offers }, ...later].flatMap(({ first, offers: some }) => some.map((offer) => ({ offer, first })));
      if (this.key === key) this.offers = all.filter(({ offer }) => offer.click.length === 1);
    });
  }

  /** Another question. */
  begin() {
    const { env } = this.game.state;
    this.reactions = [];
    if (!this.game.mayAct) return;
    this.seq = env.seq;
    if (!env.asked?.window || env.lesson || !this.game.state.aim.offers.some((offer) => offer.action !== "pass")) return;
    this.ask(async () => {
      const { seq, reactions } = await this.game.client.reactions();
      if (seq === this.seq) this.reactions = reactions;
    });
  }

  /** What is foreseen is a help: where it fails, one goes step by step. @param {() => Promise<void>} what */
  ask(what) {
    what().then(this.update, (error) => {
      if (!(error instanceof ApiError)) this.game.trouble(error);
    });
  }

  /** What could be done in a hex. @param {string} hex */
  in(hex) {
    const { pieces } = this.game.state.view;
    return this.card ? this.offers.filter(({ offer }) => hexOf(offer.click[0], pieces) === hex) : [];
  }

  /** @returns {BoardMark[]} */
  marks() {
    const { pieces } = this.game.state.view;
    const hexes = this.card ? this.offers.flatMap(({ offer }) => hexOf(offer.click[0], pieces) ?? []) : [];
    return [...new Set(hexes)].map((hex) => ({ hex, kind: "pick" }));
  }

  /** The cards that could be played with the one aimed at, by id. */
  get cards() {
    return this.card ? this.offers.flatMap(({ offer: { click: [click] } }) => ("card" in click ? [click.card] : [])) : [];
  }

  /** What a card could do that is played with the one aimed at. @param {string} card */
  with(card) {
    return this.card ? this.offers.find(({ offer: { click: [click] } }) => "card" in click && click.card === card) : undefined;
  }

  /** Plays the card and uses it. @param {Seen} seen @param {string | null} hex */
  go({ offer, first }, hex) {
    const { card } = this;
    if (card) this.game.act(card.action, hex, { then: [...first, offer.action] });
  }

  /** What the prompt changes with. */
  get count() {
    return `${this.seq === this.game.state.env.seq ? this.reactions.length : 0} ${this.card ? this.deeds.length : 0}`;
  }

  /** What can be done as a whole now: by the card that is aimed at, else as a reaction. */
  get whole() {
    const { aim, env } = this.game.state;
    if (this.card) return this.deeds;
    return this.game.mayAct && this.seq === env.seq && !aim.aimed && !aim.picked.length ? this.reactions : [];
  }

  /** It as buttons: what is more than a button already is, each once. @returns {Choice[]} */
  choices() {
    const { aim, view, showOdds } = this.game.state;
    const plain = new Set(aim.buttons.map((offer) => offer.action));
    const said = new Set();
    const more = this.whole.filter(({ actions, texts, says }) => {
      const what = JSON.stringify(texts[says]);
      return (actions.length > 1 || !plain.has(actions[0])) && !said.has(what) && !!said.add(what);
    });
    return more.slice(0, 4).map(({ actions: [first, ...then], texts, says, odds }, i) => ({
      words: upper(say(texts[says])), key: String(i + 1 + aim.twins.length), does: `react-${i}`, ...(i || this.card ? {} : { kind: /** @type {const} */ ("main") }),
      tip: texts.map((text) => upper(say(text))).join(" · "),
      chance: odds && showOdds ? [odds.tally && total(view.system, odds.tally), percent(odds.chance)].filter(Boolean).join(" · ") : undefined,
      run: () => void this.game.act(first, null, { then }),
    }));
  }
}
