// @ts-check
// A match at this screen: takes what the server sends, shows moves one by one, sends what the player does.
import { ApiError, LineLost, match, persist } from "../api.js";
import { keepSeen, setting } from "../store.js";
import { Aim, isBegin, isStep, nameOf } from "./aim.js";
import { isNews } from "./announce.js";
import { lookAt, playBack } from "./past.js";
import { Reel, sameBoard } from "./reel.js";
import { SetUp } from "./setup.js";
/** @import { Line } from "../api.js" */
/** @import { Envelope, Offer, Refusal, View } from "../types.js" */
/** @import { State } from "./state.js" */

/** Pace of others' moves in milliseconds a position; what a player may choose. */
export const PACES = [0, 400, 900, 1800];
export const PACE = 900;

/** More than this many positions still to be shown are shown faster, but never faster than this part of the pace. */
const MANY = 8;
const HASTE = 0.3;
/** More than this many positions are not shown one by one to who comes back. */
const MISSED = 60;

/**
 * @typedef {object} GameHooks
 * @property {(view: View, animate: boolean, before?: View, swift?: boolean) => Promise<void>} draw puts a position on the board; where it is
 * known which came before it, the way pieces have come is marked; what one does oneself is shown swiftly
 * @property {() => void} update draws the panels
 * @property {(refusal: Refusal) => void} refused an action was refused after all
 * @property {(seat: number) => void} handOver somebody else at this screen is asked
 * @property {() => void} fresh another question is open
 * @property {(seq: number, action: string, then: string[], go: () => void) => Promise<boolean> | null} [warn] asks whether an action throws something
 * away; if it does, that is said and the action waits
 */

/** What changes with every turn. @param {View} view */
const turnOf = ({ facts = {} }) => JSON.stringify([facts.round, facts.turn]);

export class Game {
  /**
   * @param {string} id @param {Record<string, string>} tokens of the seats at this screen
   * @param {Envelope} env @param {string | null} token
   * @param {GameHooks} hooks
   */
  constructor(id, tokens, env, token, hooks) {
    this.id = id;
    this.tokens = tokens;
    this.hooks = hooks;
    this.client = match(id, token);
    this.reel = new Reel(this.client);
    /** @type {State} */
    this.state = {
      env, number: env.position, view: env.view, live: true, reel: "still", positions: [],
      aim: new Aim(env.view.offers), odds: {}, hasOdds: false, glance: null, sight: null, opened: null, sending: false,
      line: { state: "open" }, showOdds: setting("odds", "on") !== "off",
    };
    /** Changes whenever what drives the board changes: an older drive stops. */
    this.drive = 0;
    this.hurry = false;
    /** The hex acted upon last. @type {string | null} */
    this.follow = null;
    /** The piece that goes a way: it stays chosen wherever it comes to stand. @type {number | null} */
    this.walker = null;
    /** Whether what comes next are the steps of a way that this screen sent. */
    this.going = false;
    /** Where who went a way was bound for, if he was stopped before he came there. @type {string | null} */
    this.bound = null;
    /** The pieces that could go when nobody was on his way yet. @type {Set<number>} */
    this.ready = new Set();
    /** The position that was on the screen when the last question was put. */
    this.looked = env.position;
    /** The number of the question that is put: an answer to an older one is not sent. */
    this.put = -1;
    /** Whether what comes next is what this screen did itself. */
    this.mine = false;
    /** The turn, and whose it is. @type {{ key: string, seat: number | null }} */
    this.turn = { key: "", seat: null };
    /** The question whose answers another gives before both, once they are known. */
    this.known = -1;
    /** How much this screen has done, less what it has taken back. */
    this.acts = 0;
    this.stale = false;
    /** Whether what is shown came while nobody was here. */
    this.returning = false;
    /** Whether the screen is passed on by a button, after a look at the dice. */
    this.byHand = false;
    /** @type {{ now(): void, close(): void } | null} */
    this.line = null;
    this.setUp = new SetUp(this);
  }

  get pace() {
    const chosen = Number(setting("pace", String(PACE)));
    return Number.isFinite(chosen) && chosen >= 0 ? chosen : PACE;
  }

  /** Whether this screen is asked and may answer now. */
  get mayAct() {
    const { env, live, sending, line } = this.state;
    const asked = env.asked?.seat === env.you || (this.aside !== null && this.known === env.seq);
    return live && this.put === env.seq && !sending && line.state === "open" && !env.over && asked && env.you !== null;
  }

  /** The other person at this screen, where he is asked before both: in the turn of who looks, for something that hangs on nothing hidden. Which
   * questions these are follows from public facts alone. @returns {number | null} */
  get aside() {
    const { env } = this.state;
    const { asked } = env;
    if (!asked || env.over || asked.seat === env.you || env.you === null || !(asked.seat in this.tokens)) return null;
    return asked.window || asked.secret || asked.set_up || this.turn.seat !== env.you || this.turn.key !== turnOf(env.view) ? null : asked.seat;
  }

  /** Another seat looks at the match from now on. @param {string | null} token @param {Envelope} env */
  sit(token, env) {
    this.close();
    this.client = match(this.id, token);
    this.reel = new Reel(this.client);
    this.mine = this.hurry = this.stale = this.going = false;
    this.follow = this.walker = this.bound = null;
    this.ready.clear();
    this.looked = env.position;
    this.put = this.known = -1;
    Object.assign(this.state, {
      env, number: env.position, view: env.view, live: true, reel: "still", positions: [],
      aim: new Aim([]), odds: {}, hasOdds: false, glance: null, sight: null, opened: null, sending: false, line: { state: "open" },
    });
  }

  /** Begins to listen. @param {number} [seen] the last position this seat has seen: what came since is shown
   * @param {() => void} [ready] called when what this seat sees is known, before the first of it is shown */
  async start(seen, ready = () => {}) {
    const { state } = this;
    this.listen();
    // Who has missed nothing need not wait for what has been. At the end all is open, and the positions are counted anew:
    // what was seen before is no number of them.
    const none = seen === undefined && (state.env.you === null || !!state.env.lesson);
    if (none || (seen ?? 0) >= state.env.position || state.env.over || this.pace === 0) return this.startNow(ready);
    await this.reel.refresh(state.env, true);
    state.positions = this.reel.positions;
    const been = seen !== undefined;
    seen ??= this.unseen();
    const missed = state.positions.filter((one) => one.number > seen).length;
    const shows = missed > 0 && missed <= MISSED;
    if (shows) {
      state.number = this.looked = this.reel.nearest(seen);
      state.view = await this.reel.view(state.number);
      state.live = false;
      state.reel = "catching";
      this.returning = been;
    }
    await this.hooks.draw(state.view, false);
    if (!shows) this.settled();
    ready();
    if (!shows) return;
    state.reel = "still";
    await this.catchUp();
  }

  /** Up to where a seat that has not looked here yet knows the match: the turns before its first one it has not seen. How the
   * others were set up it sees when it looks. */
  unseen() {
    const { positions, env } = this.state;
    const first = positions.find((one) => one.number > 0 && one.seat === env.you)?.number ?? env.position;
    return first === env.position ? (positions.findLast((one) => one.round === 0)?.number ?? 0) : env.position;
  }

  /** Begins with the newest position. @param {() => void} ready */
  async startNow(ready) {
    const { state } = this;
    const { env } = state;
    await this.hooks.draw(state.view, false);
    this.settled();
    ready();
    await this.reel.refresh(env, true);
    state.positions = this.reel.positions;
    this.passOn();
  }

  listen() {
    this.line?.close();
    this.line = this.client.stream(
      (env) => this.receive(env).catch((error) => this.trouble(error)),
      (line) => this.lineIs(line),
      this.state.env.seq,
    );
  }

  /** @param {Line} line */
  lineIs(line) {
    this.state.line = line;
    this.hooks.update();
  }

  /** Tries the line again at once. */
  retry() {
    this.line?.now();
  }

  /** Something went wrong that the player can do nothing about but wait. @param {unknown} error */
  trouble(error) {
    if (error instanceof LineLost) {
      this.lineIs({ state: "lost", since: new Date(), next: new Date(Date.now() + 3000) });
      setTimeout(() => this.line?.now(), 100);
    } else {
      console.error(error);
    }
  }

  /** The newest of the match has come. @param {Envelope} env */
  async receive(env) {
    const { state } = this;
    if (env.seq < state.env.seq) return;
    if (env.seq === state.env.seq && env.thinking === state.env.thinking && env.you === state.env.you && !this.stale) return;
    this.stale = false;
    const anew = env.seq > state.env.seq + 1 || env.you !== state.env.you || !!env.over !== !!state.env.over;
    // Who looks back is brought to now when it is for him to act: what came meanwhile is shown.
    const past = !state.live && state.reel !== "catching";
    const called = past && env.seq !== state.env.seq && env.you !== null && env.asked?.seat === env.you;
    const looking = past && !called;
    const known = state.env.position;
    const ended = !!env.over && !state.env.over ? env.seq - state.env.seq : 0;
    const simple = this.mine && !anew && state.live && env.position === state.number + 1;
    state.env = env;
    // What this screen did itself is on it before anything else is asked for.
    if (simple) this.settled();
    await this.reel.refresh(env, anew);
    if (state.env !== env) return;
    state.positions = this.reel.positions;
    // At the end all is open, and the positions are counted anew: what has not been seen are the last of them.
    if (ended) state.number = state.positions.at(-1 - ended)?.number ?? state.number;
    if (called) state.number = this.reel.nearest(known);
    if (looking || simple) this.hooks.update();
    else await this.catchUp();
    if (simple) this.passOn();
  }

  /** The person at this screen who is asked now, if it is not the one who looks. */
  get passTo() {
    const { env, live } = this.state;
    const asked = env.asked?.seat;
    if (!live || env.over || asked === undefined || asked === env.you || !(asked in this.tokens)) return null;
    return this.aside === null ? asked : null;
  }

  /** Shows what has not been seen yet, one position after the other, then the newest with its question. */
  async catchUp() {
    const { state } = this;
    if (state.reel === "catching") return;
    const drive = (this.drive += 1);
    state.reel = "catching";
    state.live = false;
    if (this.going && this.pace) this.reel.ahead(state.number, state.env.position);
    while (this.drive === drive) {
      const next = this.reel.after(state.number, state.env.position);
      // Who wants no show gets none, and waits for no position in between.
      if (!next || this.hurry || this.pace === 0) break;
      const newest = next.number === state.env.position;
      if (newest && this.mine) break;
      const view = newest ? state.env.view : await this.reel.view(next.number);
      if (this.drive !== drive) return;
      await this.showOne(next.number, view, drive);
      this.mine = false;
    }
    if (this.drive === drive) this.settled();
  }

  /** @param {number} number @param {View} view @param {number} drive */
  async showOne(number, view, drive) {
    const { state } = this;
    const before = state.view;
    state.number = number;
    state.view = view;
    this.hooks.update();
    const events = this.reel.positions[this.reel.index(number)]?.events ?? [];
    const dice = events.some((event) => event.dice?.length || isNews(event, state.env.you));
    // What follows from one's own action is known well enough.
    const own = this.reel.positions[this.reel.index(number)]?.seat === state.env.you && state.reel === "catching";
    const swift = own && this.going && !dice;
    const moving = this.hooks.draw(view, true, undefined, swift);
    if (this.mine || this.pace === 0) return;
    if (swift || (!events.length && sameBoard(before, view))) return void (swift && (await moving));
    await Promise.all([moving, this.wait(this.pace * this.haste * (dice ? 1.6 : own ? 0.4 : 1), drive)]);
  }

  /** Where much has happened it is shown faster, of 1. */
  get haste() {
    const left = this.reel.positions.length - this.reel.index(this.state.number);
    return Math.max(HASTE, Math.min(1, MANY / left));
  }

  /** Waits, unless the drive changes or the player is in a hurry. @param {number} ms @param {number} drive */
  async wait(ms, drive) {
    const end = performance.now() + ms;
    while (performance.now() < end && this.drive === drive && !this.hurry) await new Promise((done) => setTimeout(done, 30));
  }

  /** The newest position, with its question. */
  settled() {
    const { state } = this;
    const animate = state.view !== state.env.view && !this.hurry;
    this.hurry = false;
    this.mine = this.going = false;
    state.reel = "still";
    state.live = true;
    state.number = state.env.position;
    state.view = state.env.view;
    this.byHand = false;
    this.returning = false;
    if (state.env.you !== null && !state.env.lesson) keepSeen(this.id, state.env.you, state.number);
    this.newQuestion();
    this.hooks.draw(state.view, animate);
    this.hooks.update();
    this.hooks.fresh();
    this.fetchOdds();
    if (this.reel.last >= state.number) this.passOn();
  }

  /** Somebody else at this screen is asked: at once, or after a look at the dice that have just fallen. A reaction is asked for before
   * both. */
  passOn() {
    const rolled = this.reel.positions.some((one) => one.number > this.looked && one.events.some((event) => event.dice?.length));
    this.looked = this.state.number;
    this.byHand = rolled;
    if (this.passTo !== null && !rolled && !this.state.env.asked?.window) this.hooks.handOver(this.passTo);
    else this.hooks.update();
  }

  newQuestion() {
    const { state } = this;
    const mine = state.env.asked?.seat === state.env.you;
    this.put = state.env.seq;
    this.followTurn();
    const walked = state.view.pieces.find((piece) => piece.id === this.walker)?.place;
    if (walked === undefined || walked === this.bound) this.bound = null;
    state.aim = new Aim(mine ? state.env.view.offers : [], { follow: walked ?? this.follow });
    this.remember(state.aim.offers);
    state.odds = {};
    state.hasOdds = false;
    state.glance = null;
    // What is set up is no single answer.
    if (this.setUp.wanted) state.aim = new Aim([]);
    this.setUp.begin();
    if (this.aside !== null) this.askAside(this.aside).catch((error) => this.trouble(error));
  }

  /** Whose turn it is: his who is asked first in it, reactions aside. */
  followTurn() {
    const { asked, view } = this.state.env;
    const key = turnOf(view);
    if (key !== this.turn.key) this.turn = { key, seat: null };
    if (asked && !asked.window) this.turn.seat ??= asked.seat;
  }

  /** What the other may answer before both: nothing of his but that. @param {number} seat */
  async askAside(seat) {
    const { seq, offers } = await match(this.id, this.tokens[seat]).actions();
    if (seq !== this.state.env.seq || this.aside !== seat) return;
    this.known = seq;
    this.state.aim = new Aim(offers);
    this.hooks.update();
    this.hooks.fresh();
  }

  /** Keeps who could go, while one is on his way and no other is offered. @param {Offer[]} offers */
  remember(offers) {
    const steps = offers.filter((offer) => isStep(offer) || isBegin(offer));
    if (!steps.length || offers.some((offer) => offer.verb === "done")) return;
    const { pieces } = this.state.view;
    this.ready = new Set(steps.flatMap((offer) => offer.piece ?? pieces.filter((piece) => nameOf({ hex: piece.place }) === nameOf(offer.click[0])).map((piece) => piece.id)));
  }

  async fetchOdds() {
    const { state } = this;
    if (!state.showOdds || this.setUp.wanted || this.aside !== null || !state.aim.offers.some((offer) => offer.click.length || state.aim.offers.length < 9)) return;
    // The last action may still be on its way: the question after it is here all the same.
    const seq = state.env.seq;
    try {
      const answer = await this.client.odds();
      if (answer.seq !== this.state.env.seq || seq !== this.state.env.seq) return;
      state.odds = answer.odds;
      state.hasOdds = true;
      this.hooks.update();
    } catch (error) {
      if (!(error instanceof ApiError)) this.trouble(error);
    }
  }

  /** Sends an action. @param {string} action @param {string | null} [follow] the hex to keep chosen afterwards
   * @param {{ then?: string[], walker?: number | null, swift?: boolean, sure?: boolean }} [way] the rest of a way, the piece that goes it, whether all of it
   * is on the screen already, whether it is done whatever it costs */
  async act(action, follow = null, { then = [], walker = null, swift = false, sure = false } = {}) {
    if (!this.mayAct || this.setUp.takes(action)) return;
    const { state } = this;
    const { seq } = state.env;
    state.sending = true;
    const warned = sure ? null : this.hooks.warn?.(seq, action, then, () => this.act(action, follow, { then, walker, swift, sure: true }));
    if (warned) {
      this.hooks.update();
      if (await warned) {
        state.sending = false;
        return this.hooks.update();
      }
    }
    this.acts += 1;
    this.follow = follow;
    this.walker = walker;
    // A way is shown step by step, what is done at once is not.
    this.going = then.length > 0 && !swift;
    this.bound = then.length ? follow : null;
    this.mine = !this.going;
    this.hurry = swift;
    this.hooks.update();
    try {
      const other = this.aside === null ? null : match(this.id, this.tokens[this.aside]);
      const done = await persist(() => (other ?? this.client).act(seq, action, then), (line) => this.lineIs(line));
      // What the other then sees is not for who looks.
      const env = other ? await persist(() => this.client.envelope()) : done;
      state.sending = false;
      // The stream may have brought it already. What is shown of it one by one is not waited for.
      this.receive(env).catch((error) => this.trouble(error));
    } catch (error) {
      this.mine = this.going = false;
      this.acts -= 1;
      await this.actFailed(error);
    } finally {
      state.sending = false;
      this.hooks.update();
    }
  }

  /** @param {unknown} error */
  async actFailed(error) {
    if (!(error instanceof ApiError)) return this.trouble(error);
    if (error.body.refusal) this.hooks.refused(error.body.refusal);
    if (error.status === 409) await this.reload();
    else if (!error.body.refusal) console.error(error);
  }

  /** Reads the match anew. */
  async reload() {
    this.stale = true;
    await this.receive(await this.client.envelope());
  }

  async undo() {
    const { state } = this;
    if (!state.env.undo.may || state.sending) return;
    state.sending = true;
    this.follow = this.walker = this.bound = null;
    this.hooks.update();
    try {
      const env = await this.client.undo(state.env.seq);
      this.acts -= 1;
      this.drive += 1;
      state.reel = "still";
      this.hurry = true;
      this.stale = true;
      await this.receive(env);
    } catch (error) {
      await this.actFailed(error);
    } finally {
      state.sending = false;
      this.hooks.update();
    }
  }

  // ---------- back and forth ----------

  /** Shows a position of the past, or the newest. @param {number} number */
  async go(number) {
    await lookAt(this, number);
  }

  /** @param {number} by */
  step(by) {
    const at = this.reel.index(this.state.number) + by;
    const to = this.reel.positions[Math.max(0, Math.min(this.reel.positions.length - 1, at))];
    if (to) this.go(to.number);
  }

  /** @param {boolean} [hurry] whether what moved is not seen moving */
  backToNow(hurry = true) {
    this.drive += 1;
    this.hurry = hurry;
    this.settled();
  }

  /** Plays on from here, or stops. While the moves of others come in, this holds them. */
  async toggle() {
    if (this.state.reel === "still") return playBack(this);
    this.drive += 1;
    this.state.reel = "still";
    this.hooks.update();
  }

  /** Shows everything that is still to come at once. */
  skip() {
    this.hurry = true;
    if (this.state.reel !== "catching") this.backToNow();
  }

  close() {
    this.drive += 1;
    this.line?.close();
  }
}
