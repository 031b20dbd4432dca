// @ts-check
// The question: whose, where in the procedure, what is asked, and its buttons with their keys.
import { arrange, h, picture, refill } from "../dom.js";
import { lang, say, sayKey } from "../say.js";
import { isStep } from "./aim.js";
import { endNodes } from "./end.js";
import { openQuestion } from "./inopen.js";
import { mayPassAhead, openNotAgain } from "./notagain.js";
import { KEY_SIGNS, answersOf, keysOf } from "./verbs.js";
import { calledName, cardText, listed, percent, pieceLine, short, sideName, sideOf, tell, total, upper } from "./words.js";
/** @import { Art, Offer } from "../types.js" */
/** @import { Ahead } from "./ahead.js" */
/** @import { Game } from "./game.js" */
/** @import { Context } from "./state.js" */
/** @import { Wishes } from "./wishes.js" */

/** A button of the prompt. @typedef {{ words: string, key?: string, also?: string, verb?: string, run: () => void, kind?: "main" | "quiet", action?: string, does?: string, tip?: string, art?: Art, pressed?: boolean, chance?: string }} Choice */

/** What the prompt says now. @typedef {{ eyebrow: string, title: string, lines: (Node | string)[], mini?: string, choices: Choice[], tone?: "you" | "wait" | "past" | "react", before?: Node[], more?: Node[] }} Saying */

/** A button that stays while what it does may be done. @typedef {{ node: HTMLButtonElement, run: () => void, face: string }} Button */

/** A button that does and says nothing yet. @returns {Button} */
function bare() {
  const node = h("button", { type: "button", onclick: () => button.run() });
  /** @type {Button} */
  const button = { node, run: () => {}, face: "" };
  return button;
}

/** From so many letters on a line of fact is set smaller: buttons stay in sight. */
const LONG = 160;

export class PromptPanel {
  /** @param {HTMLElement} root @param {Context} ctx @param {Game} game @param {Ahead} ahead @param {Wishes} wishes */
  constructor(root, ctx, game, ahead, wishes) {
    this.wishes = wishes;
    this.ahead = ahead;
    this.root = root;
    this.ctx = ctx;
    this.game = game;
    /** What keys do now. @type {Map<string, () => void>} */
    this.keys = new Map();
    this.key = "";
    /** The buttons there are, by what they do: one that stays is never made anew, so that no press is lost. @type {Map<string, Button>} */
    this.standing = new Map();
    this.eyebrowNode = h("div", { class: "eyebrow" });
    this.title = h("h2", { class: "ask" });
    this.said = h("div", { class: "said" });
    this.acts = h("div", { class: "acts" });
    /** Whether the keyboard was here last. */
    this.focused = false;
    /** The question at which seldom wanted answers are shown too. */
    this.more = -1;
    root.setAttribute("aria-live", "polite");
  }

  forget() {
    this.key = "";
    this.keys.clear();
    this.standing.clear();
    this.root.replaceChildren();
  }

  render() {
    const { state } = this.ctx;
    const key = JSON.stringify([
      lang(), state.env.seq, this.game.put, state.env.you, state.number, state.live, state.reel, state.aim.picked, state.aim.piece, state.aim.aimed?.action, this.more,
      state.env.over && state.positions.at(-1)?.round, state.sending, state.env.thinking, this.game.passTo, this.game.aside, this.game.known, Object.keys(state.odds).length, state.showOdds, state.line.state, this.game.setUp.key, this.ahead.count, this.wishes.count,
    ]);
    if (key === this.key) return;
    this.key = key;
    const focused = document.activeElement;
    this.focused ||= this.root.contains(focused);
    const saying = this.saying();
    this.root.parentElement?.setAttribute("aria-label", sayKey("match-rail"));
    this.root.dataset.tone = saying.tone ?? "you";
    if (this.eyebrowNode.textContent !== saying.eyebrow) this.eyebrowNode.textContent = saying.eyebrow;
    if (this.title.textContent !== saying.title) this.title.textContent = saying.title;
    refill(
      this.said,
      saying.before ?? [],
      saying.lines.map((line) => h("p", { class: typeof line === "string" && line.length > LONG ? "fact long" : "fact" }, line)),
      saying.mini && h("button", { type: "button", class: "mini", onclick: () => this.ctx.commands.openTally() }, saying.mini),
      saying.more ?? [],
    );
    arrange(this.acts, this.drawButtons(saying.choices));
    arrange(this.root, [this.eyebrowNode, this.title, ...(this.said.hasChildNodes() ? [this.said] : []), ...(saying.choices.length ? [this.acts] : [])]);
    this.refocus(focused);
  }

  /** Who was here with the keyboard stays here: at the same button, or at the first that can be pressed once there is one.
   * @param {Element | null} focused */
  refocus(focused) {
    if (!this.focused) return;
    const elsewhere = focused && focused !== document.body && !this.root.contains(focused) && focused.isConnected;
    const stays = this.root.contains(focused) && !focused?.matches(":disabled");
    // Nobody comes to stand by himself on a button that ends or gives up something.
    const to = /** @type {HTMLElement | null} */ (this.root.querySelector('.acts button:enabled:not([data-verb="end"], [data-verb="decline"])'));
    if (!elsewhere && !stays && !to && this.acts.isConnected && this.ctx.state.sending) return;
    this.focused = false;
    if (!elsewhere && !stays) (to ?? this.ctx.board.port).focus({ preventScroll: true });
  }

  /** @param {Choice[]} choices @returns {HTMLElement[]} */
  drawButtons(choices) {
    this.keys.clear();
    /** @type {Map<string, Button>} */
    const drawn = new Map();
    for (const choice of choices) {
      const id = choice.action ?? choice.does ?? choice.words;
      for (const key of [choice.key, choice.also]) if (key) this.keys.set(key.toLowerCase(), choice.run);
      drawn.set(id, this.dressed(this.standing.get(id) ?? bare(), choice));
    }
    this.standing = drawn;
    return [...drawn.values()].map(({ node }) => node);
  }

  /** Gives a button what it says and does now. @param {Button} button @param {Choice} choice */
  dressed(button, { words, key, also, verb, run, kind, action, does, tip, art, pressed, chance }) {
    const { node } = button;
    button.run = run;
    node.className = `btn ${kind ?? ""}`;
    node.disabled = this.ctx.state.sending;
    const attributes = { "data-action": action, "data-do": does, "data-tip": tip, "data-verb": verb, "aria-keyshortcuts": [key, also].filter(Boolean).join(" ") || undefined, "aria-pressed": pressed === undefined ? undefined : String(pressed) };
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined) node.removeAttribute(name);
      else node.setAttribute(name, value);
    }
    const sign = key ? (KEY_SIGNS[key] ?? key.toUpperCase()) : "";
    const face = `${words}\n${sign}\n${chance ?? ""}\n${art?.svg ?? ""}`;
    if (button.face !== face) {
      button.face = face;
      refill(node, art && picture(art, { class: "of-piece" }), h("span", {}, words), chance && h("span", { class: "num chance" }, chance), sign && h("kbd", { "aria-hidden": "true" }, sign));
    }
    return button;
  }

  /** @returns {Saying} */
  saying() {
    const { state } = this.ctx;
    if (state.reel === "catching") return this.others();
    if (!state.live) return this.past();
    if (state.env.over) return endNodes(this.ctx, this.game);
    if (this.game.passTo !== null) return this.pass(this.game.passTo);
    if (state.env.asked && state.env.asked.seat === state.env.you) return this.question();
    if (this.game.aside !== null) return this.besides(this.game.aside);
    return this.waiting();
  }

  /** Where in the turn the view on the screen stands. */
  where() {
    const { view } = this.ctx.state;
    const phase = view.phases?.find((one) => one.now);
    return phase ? say(phase.text) : "";
  }

  /** @param {...string} parts */
  eyebrow(...parts) {
    return parts.filter(Boolean).join(" · ");
  }

  /** The moves of others are being shown. @returns {Saying} */
  others() {
    const { state } = this.ctx;
    const position = state.positions.find((one) => one.number === state.number);
    const side = sideOf(state.view, position?.seat ?? state.view.prompt?.seat);
    const told = (position?.events ?? []).map((event) => tell(event.text, this.ctx.isHex));
    return {
      tone: "wait",
      eyebrow: this.eyebrow(this.game.returning ? sayKey("match-meanwhile") : sideName(side), this.where()),
      title: side && side.seat !== state.env.you ? sayKey("match-plays", { side: side.text }) : sayKey("match-goes-on"),
      lines: told.slice(-2),
      choices: [
        { words: sayKey("match-pause"), key: " ", run: () => this.game.toggle() },
        { words: sayKey("match-skip"), key: "Enter", run: () => this.game.skip(), kind: "quiet" },
      ],
    };
  }

  /** An earlier position is looked at. @returns {Saying} */
  past() {
    const { state } = this.ctx;
    const position = state.positions.find((one) => one.number === state.number);
    const told = (position?.events ?? []).map((event) => tell(event.text, this.ctx.isHex));
    const playing = state.reel === "playing";
    return {
      tone: "past",
      eyebrow: this.eyebrow(sayKey("match-looking"), this.where()),
      title: sayKey("match-round", { n: position?.round ?? 0 }),
      lines: told.slice(-3),
      choices: [
        { words: sayKey(this.ctx.state.env.over ? "match-to-the-end" : "match-back-to-now"), key: "Enter", run: () => this.game.backToNow(), kind: "main" },
        { words: sayKey(playing ? "match-pause" : "match-play-on"), key: " ", run: () => this.game.toggle() },
      ],
    };
  }

  /** @param {number} seat @returns {Saying} */
  pass(seat) {
    if (this.ctx.state.env.asked?.window) return openQuestion(this.ctx, this.game, seat);
    const side = sideOf(this.ctx.state.view, seat);
    return {
      tone: "wait",
      eyebrow: this.eyebrow(sideName(side), this.where()),
      title: sayKey("match-pass-screen", { side: side?.text ?? "" }),
      lines: [],
      choices: [{ words: sayKey("match-hide"), key: "Enter", run: () => this.game.hooks.handOver(seat), kind: "main", does: "pass" }],
    };
  }

  /** @returns {Saying} */
  waiting() {
    const { state } = this.ctx;
    const seat = state.env.seats.find((one) => one.seat === state.env.asked?.seat);
    const side = sideOf(state.view, seat?.seat);
    const key = seat?.by === "machine" ? "match-thinks" : "match-waits";
    return {
      tone: "wait",
      eyebrow: this.eyebrow(sideName(side), this.where()),
      title: side ? sayKey(key, { side: side.text }) : sayKey("match-goes-on"),
      lines: [],
      choices: [],
    };
  }

  /** @returns {Saying} */
  question() {
    const { state } = this.ctx;
    const { prompt } = state.view;
    const { aim, env } = state;
    const reacts = !!env.asked?.window;
    if (this.game.setUp.wanted) return this.setsUp();
    const foreseen = this.ahead.choices();
    return {
      tone: reacts ? "react" : "you",
      eyebrow: this.eyebrow(sayKey(reacts ? "match-your-reaction" : "match-your-move"), this.where()),
      title: prompt ? say(prompt.text) : "",
      lines: [...this.stopped(), ...this.facts(), ...this.wishes.words()],
      mini: this.mini(),
      before: this.concerned(),
      choices: [...this.aimed(), ...this.pieces(), ...foreseen, ...this.buttons(foreseen.length + aim.twins.length), ...(aim.picked.length && !aim.aimed && aim.hasOther ? [this.cancel()] : []), ...this.notAgain(reacts)],
    };
  }

  /** The other answers before both: nothing hidden hangs on it. @param {number} seat @returns {Saying} */
  besides(seat) {
    const { view } = this.ctx.state;
    const side = sideOf(view, seat);
    const what = { side: side?.text ?? "" };
    const asked = this.question();
    return {
      ...asked,
      tone: "react",
      eyebrow: this.eyebrow(sayKey("open-decides", { side: sideName(side) }), this.where()),
      lines: [...asked.lines, sayKey("open-decides-how", what)],
      choices: this.game.mayAct ? [...asked.choices, { words: sayKey("open-look", what), kind: "quiet", does: "pass", run: () => this.game.hooks.handOver(seat) }] : [],
    };
  }

  /** Whether nothing is set up now but what is only written down: the steps are of no piece. */
  get noted() {
    const { steps } = this.game.setUp;
    return !!this.ctx.state.view.prompt && steps.length > 0 && steps.every((step) => step.piece === undefined || step.piece === null);
  }

  /** Something is set up. @returns {Saying} */
  setsUp() {
    const { setUp } = this.game;
    const { aim } = this.ctx.state;
    return {
      tone: "you",
      eyebrow: this.eyebrow(sayKey("match-your-move"), this.where()),
      // Where no piece is set up, only something is written down, the rules say what.
      title: this.noted ? say(/** @type {import("../types.js").Prompt} */ (this.ctx.state.view.prompt).text) : sayKey("setup-title"),
      lines: setUp.on ? [aim.picked.length && !aim.pieces.length ? this.facts()[0] : setUp.line, ...(aim.picked.length || this.noted ? [] : [sayKey("setup-how")])] : [sayKey("setup-wait")],
      more: setUp.on ? setUp.tray(this.ctx) : [],
      choices: setUp.on ? [...this.pieces(), ...setUp.choices(), ...(aim.picked.length ? [this.cancel()] : [])] : [],
    };
  }

  /** Who was to go farther has been stopped. @returns {string[]} */
  stopped() {
    const { bound } = this.game;
    return bound && !this.ctx.state.aim.aimed && this.ctx.state.aim.offers.some(isStep) ? [sayKey("move-stopped", { hex: bound })] : [];
  }

  /** The line of fact: what is chosen, or what the rules say beside the question. @returns {(Node | string)[]} */
  facts() {
    const { state, isHex } = this.ctx;
    const { aim, view } = state;
    const target = aim.target;
    if (target && "card" in target) {
      const card = view.zones.flatMap((zone) => zone.cards).find((one) => one.card === target.card);
      return card ? [cardText(card)] : [];
    }
    if (aim.aimed?.note) return [say(aim.aimed.note)];
    const hex = aim.pieces.length ? undefined : aim.pickedHexes.at(-1);
    const pieces = hex ? view.pieces.filter((piece) => piece.place === hex) : [];
    // Those the question is about are drawn beside it: what the rules say of them is more.
    const drawn = !!view.prompt?.detail && pieces.some((piece) => view.prompt?.pieces?.includes(piece.id));
    if (hex && pieces.length && !drawn) return [sayKey("match-chosen", { hex, what: listed(pieces.map((piece) => upper(pieceLine(view, piece)))) })];
    if (view.prompt?.detail) return [tell(view.prompt.detail, isHex)];
    const next = [...aim.next.values()];
    if (next.some(({ click }) => !("card" in click))) return [sayKey("match-hint-hex")];
    if (next.length) return [sayKey("match-hint-card")];
    return [];
  }

  /** The aimed action in one line, for a narrow screen. */
  mini() {
    const { aim, odds, showOdds, view } = this.ctx.state;
    const found = aim.aimed && showOdds ? odds[aim.aimed.action] : undefined;
    // Its place is kept while the figures are on their way: buttons do not move under the finger.
    if (!found) return aim.aimed?.mark === "target" && showOdds && !this.ctx.state.hasOdds ? "…" : undefined;
    return [found.tally && total(view.system, found.tally), percent(found.chance)].filter(Boolean).join(" · ");
  }

  /** @returns {Choice[]} */
  aimed() {
    const { aim } = this.ctx.state;
    const offer = aim.aimed;
    if (!offer) return [];
    const twins = aim.twins.map((twin, i) => this.choice(twin, { key: String(i + 1), main: false }));
    return [
      { words: offer.note ? say(offer.text) : short(offer), key: "Enter", run: () => this.ctx.commands.act(offer.action), kind: "main", action: offer.action, tip: say(offer.text) },
      ...twins,
      this.cancel(),
    ];
  }

  /** The pieces the question is about, drawn. @returns {Node[]} */
  concerned() {
    const { view } = this.ctx.state;
    const ids = view.prompt?.pieces ?? [];
    const nodes = view.pieces.filter((piece) => ids.includes(piece.id)).map((piece) => {
      const art = this.ctx.faces.get(piece.face);
      return art && picture(art, { class: "of-piece", role: "img", "aria-label": pieceLine(view, piece), "data-tip": pieceLine(view, piece) });
    });
    return nodes.length ? [h("div", { class: "concerned" }, nodes)] : [];
  }

  /** Who of those in the hex chosen. @returns {Choice[]} */
  pieces() {
    const { aim, view } = this.ctx.state;
    return aim.pieces.flatMap((id, i) => {
      const piece = view.pieces.find((one) => one.id === id);
      if (!piece) return [];
      return [{
        words: calledName(view, piece), key: i < 9 ? String(i + 1) : undefined, does: `piece-${id}`, art: this.ctx.faces.get(piece.face),
        tip: pieceLine(view, piece), pressed: aim.piece === id, kind: /** @type {const} */ ("quiet"),
        run: () => {
          aim.choose(id);
          this.ctx.update();
        },
      }];
    });
  }

  /** @returns {Choice} */
  cancel() {
    return { words: sayKey("match-other-choice"), key: "Escape", run: () => this.ctx.commands.back(), kind: "quiet" };
  }

  /** A question of this kind need not be put again. @param {boolean} reacts @returns {Choice[]} */
  notAgain(reacts) {
    const { view, aim } = this.ctx.state;
    if (aim.aimed || this.game.aside !== null || !mayPassAhead(view, reacts)) return [];
    return [{ words: sayKey("match-not-again"), kind: "quiet", does: "not-again", run: () => openNotAgain(this.game, () => this.ctx.commands.act("pass")) }];
  }

  /** Offers that are buttons, each verb with its key. The only one there is, where nothing can be clicked, is the main button.
   * @param {number} [from] how many numbers have a use already @returns {Choice[]} */
  buttons(from = 0) {
    const { aim } = this.ctx.state;
    const seq = this.ctx.state.env.seq;
    const answers = answersOf(aim);
    const rare = answers.filter((offer) => offer.aside);
    const offers = [...answers.filter((offer) => !offer.aside), ...(this.more === seq ? rare : [])];
    const keys = keysOf(offers, { from: from + aim.pieces.length, aimed: !!aim.aimed, alone: aim.next.size === 0 });
    /** @type {Choice[]} */
    const more = rare.length && this.more !== seq ? [{ words: sayKey("match-more"), kind: "quiet", does: "more", run: () => this.showMore(seq) }] : [];
    return [...offers.map((offer, i) => this.choice(offer, keys[i])), ...more];
  }

  /** Shows what is seldom wanted, at this question. @param {number} seq */
  showMore(seq) {
    this.more = seq;
    this.ctx.update();
  }

  /** @param {Offer} offer @param {import("./verbs.js").Keys} keys @returns {Choice} */
  choice(offer, { key, also, main }) {
    const words = short(offer);
    const whole = say(offer.text);
    const { odds, showOdds, view } = this.ctx.state;
    const found = showOdds ? odds[offer.action] : undefined;
    return {
      chance: found && [found.tally && total(view.system, found.tally), percent(found.chance)].filter(Boolean).join(" · "),
      words, key, also, verb: offer.verb, kind: main ? "main" : undefined, action: offer.action,
      tip: whole === words ? undefined : whole,
      run: () => this.ctx.commands.act(offer.action),
    };
  }
}

