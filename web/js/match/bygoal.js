// @ts-check
// The goal before who goes there. Where orders are given, a hex that only one of those can come to who could be ordered means him: he is
// shown, and at a press ordered, and goes there when moving begins. Of several it is asked who.
import { ApiError } from "../api.js";
import { sayKey } from "../say.js";
import { points } from "./words.js";
/** @import { BoardMark, Plan } from "../board/parts.js" */
/** @import { Offer, Way } from "../types.js" */
/** @import { Ahead } from "./ahead.js" */
/** @import { Game } from "./game.js" */
/** @import { Told, Wishes } from "./wishes.js" */

/** Who could be ordered and go, and by what order. @typedef {{ told: Told, offer: Offer, way: Way }} Sender */

/** So many are asked for where they could go. */
const MANY = 24;

export class ByGoal {
  /** @param {Game} game @param {Ahead} ahead @param {Wishes} wishes @param {() => void} update */
  constructor(game, ahead, wishes, update) {
    this.game = game;
    this.ahead = ahead;
    this.wishes = wishes;
    this.update = update;
    this.key = "";
    /** Who could be sent to a hex, who has the cheapest way first. @type {Map<string, Sender[]>} */
    this.goals = new Map();
    /** @type {Promise<void>} */
    this.asked = Promise.resolve();
    /** The hex that is looked at. @type {string | null} */
    this.looked = null;
  }

  /** Asks once for every question, and for every card that is aimed at, where those could go who could be ordered. */
  ask() {
    const orders = this.wishes.orders().slice(0, MANY);
    const key = orders.length ? `${this.game.state.env.seq} ${this.ahead.card?.action} ${orders.length}` : "";
    if (key === this.key) return this.asked;
    this.key = key;
    this.goals = new Map();
    this.asked = key ? this.find(orders, key) : Promise.resolve();
    return this.asked;
  }

  /** @param {{ told: Told, offer: Offer }[]} orders @param {string} key */
  async find(orders, key) {
    try {
      const all = await Promise.all(orders.map(async (order) => (await this.ways(order.told)).map((way) => ({ ...order, way }))));
      const senders = all.flat().sort((a, b) => a.way.cost - b.way.cost);
      // Who could go all the same is not sent by this question: it asks for something else.
      const [one] = senders;
      const free = one ? await this.ways({ ...one.told, first: one.told.first.slice(0, -1) }) : [];
      if (this.key !== key || free.length) return;
      for (const sender of senders) this.goals.set(sender.way.to, [...(this.goals.get(sender.way.to) ?? []), sender]);
      this.update();
    } catch (error) {
      // What is foreseen is a help: where it fails, who goes is chosen first.
      if (!(error instanceof ApiError)) this.game.trouble(error);
    }
  }

  /** @param {Told} told */
  async ways({ from, piece, first }) {
    return (await this.game.client.ways(from, piece, [], first.length ? first : [""])).ways;
  }

  /** Who could be sent to a hex, as far as it is known: nobody where one stands who could be ordered or one goes already, nor while one waits for his goal.
   * @param {string} hex @returns {Sender[]} */
  to(hex) {
    const { wishes, ahead } = this;
    const known = this.key.startsWith(`${this.game.state.env.seq} ${ahead.card?.action} `) && wishes.open;
    const meant = wishes.hexes.length > 0 || wishes.orderIn(hex) || wishes.list.some((wish) => wish.way.to === hex);
    return known && !meant ? (this.goals.get(hex) ?? []) : [];
  }

  /** Another sits at the screen. */
  forget() {
    this.key = "";
    this.goals = new Map();
    this.looked = null;
  }

  /** A hex is looked at. @param {string | null} hex @returns {boolean} whether there is something to show now, or was */
  look(hex) {
    const before = this.shown;
    this.looked = hex;
    if (hex && this.wishes.open) this.ask();
    return !!(before || this.shown);
  }

  /** Who would go to the hex that is looked at, where it is one. */
  get shown() {
    const found = this.looked === null ? [] : this.to(this.looked);
    return found.length === 1 ? found[0] : undefined;
  }

  /** The goal that is looked at, and the dangers on the way there. @returns {BoardMark[]} */
  marks() {
    if (!this.shown) return [];
    const { to, cost, open, steps } = this.shown.way;
    /** @type {BoardMark[]} */
    const dangers = steps.flatMap(({ hex, threat }) => (threat?.units ? [{ hex, kind: "danger", count: threat.units }] : []));
    return [{ hex: to, kind: "move", cost: points(this.game.state.view, cost), hot: true, ...(open ? { open: true } : {}) }, ...dangers];
  }

  /** @returns {Plan[]} */
  get plans() {
    const { shown } = this;
    return shown ? [{ hexes: [shown.told.from, ...shown.way.steps.map((step) => step.hex)] }] : [];
  }

  /** What a click on a hex does, in words. @param {string} hex */
  words(hex) {
    const found = this.to(hex);
    return found.length === 1 ? sayKey("wish-sends", { from: found[0].told.from }) : "";
  }
}
