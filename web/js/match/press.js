// @ts-check
// What a click does: chooses, aims, acts, opens a menu, or says why not.
import { ApiError } from "../api.js";
import { hourOf } from "../board/geometry.js";
import { h } from "../dom.js";
import { icon } from "../icons.js";
import { say, sayKey } from "../say.js";
import { hexOf, nameOf } from "./aim.js";
import { ownHexes } from "./marks.js";
import { menuNodes, refusalNodes } from "./popover.js";
import { brief, calledName, hexLine, percent, pieceName, points, short, upper } from "./words.js";
/** @import { BoardMark } from "../board/parts.js" */
/** @import { Click, Offer, Refusal } from "../types.js" */
/** @import { Ahead } from "./ahead.js" */
/** @import { ByGoal } from "./bygoal.js" */
/** @import { Game } from "./game.js" */
/** @import { Popover, Box } from "./popover.js" */
/** @import { Context } from "./state.js" */
/** @import { Goal, Ways } from "./ways.js" */
/** @import { Wishes } from "./wishes.js" */

export class Press {
  /** @param {Context} ctx @param {Game} game @param {Popover} pop @param {Ways} ways @param {Ahead} ahead @param {Wishes} wishes @param {ByGoal} byGoal */
  constructor(ctx, game, pop, ways, ahead, wishes, byGoal) {
    this.byGoal = byGoal;
    this.wishes = wishes;
    this.ctx = ctx;
    this.game = game;
    this.pop = pop;
    this.ways = ways;
    this.ahead = ahead;
    /** What was refused, as marks, while its popover is open. @type {BoardMark[]} */
    this.marks = [];
    /** What the numbers choose while a menu is open. @type {(() => void)[]} */
    this.menu = [];
    this.asked = 0;
  }

  /** @param {Click} click @param {Box} box where it is on the screen */
  press(click, box) {
    this.close();
    const { state } = this.ctx;
    if (!this.game.mayAct) {
      if ("hex" in click && !state.sending) this.tell(click.hex, box);
      return;
    }
    const joined = "card" in click ? this.ahead.with(click.card) : undefined;
    if (joined) return this.ahead.go(joined, null);
    const result = state.aim.press(click);
    if (result.what === "do") return this.act(result.offer);
    if (result.what === "menu") this.openMenu(result.offers, box);
    if (result.what === "refused") this.sends(result.clicks, click, box);
    this.ctx.update();
  }

  /** A hex was pressed: itself, a piece in it, a way out of it, or a goal. @param {string} hex @param {Box} box
   * @param {boolean} [bend] whether a way is only to lead over it @param {number | null} [piece] the one of a stack that was pressed */
  pressHex(hex, box, bend = false, piece = null) {
    const { state } = this.ctx;
    if (this.game.mayAct) {
      this.ways.refresh();
      if (bend && this.ways.bend(hex)) return void this.close();
      if (this.wishes.press(hex)) return void this.close();
      if (this.uses(hex, box) || this.goes(hex, box) || this.stopsFirst(hex)) return;
    }
    const meant = this.game.mayAct ? state.aim.meantBy(hex, state.view.pieces) : [{ hex }];
    const turns = meant.flatMap((click) => ("way" in click ? [click.way.heading] : []));
    const way = turns.length ? this.ctx.board.wayTapped(hex, turns) : undefined;
    const one = meant.length === 1 ? meant[0] : meant.find((click) => ("piece" in click && click.piece === piece) || ("way" in click && click.way.heading === way));
    if (one) return this.press(one, box);
    this.close();
    this.open(meant.map((click) => ({
      words: this.nameOf(click), art: this.ctx.faces.get(this.pieceOf(click)?.face), of: nameOf(click),
      run: () => this.press(click, box),
    })), box, sayKey(turns.length === meant.length ? "match-menu-way" : "match-menu"));
    this.ctx.update();
  }

  /** Something was pressed that the card aimed at could be used on: it is played and used. @param {string} hex @param {Box} box */
  uses(hex, box) {
    const { ahead } = this;
    const found = ahead.in(hex);
    if (!found.length) return false;
    this.close();
    const use = (/** @type {import("./ahead.js").Seen} */ seen) => {
      this.wishes.gave(hex, seen.offer);
      ahead.go(seen, hex);
    };
    if (found.length === 1) use(found[0]);
    else this.open(found.map((seen) => ({ words: say(seen.offer.text), art: this.artOf(seen.offer), action: seen.offer.action, run: () => use(seen) })), box, sayKey("match-menu"));
    this.ctx.update();
    return true;
  }

  /** A goal was pressed: what is chosen goes there. Where several could, or somebody there could be chosen instead, it is asked which is
   * meant. @param {string} hex @param {Box} box @returns {boolean} whether it was one */
  goes(hex, box) {
    const goals = this.ways.to(hex);
    if (!goals.length) return false;
    this.close();
    const instead = this.instead(hex, box);
    if (goals.length + instead.length === 1) this.go(goals[0]);
    else {
      const choices = goals.map((goal) => ({
        words: this.goalName(goal), note: this.ways.words(goal), art: this.artOfPiece(goal.piece), action: goal.steps[0].action,
        run: () => this.go(goal),
      }));
      this.open([...choices, ...instead], box, sayKey("match-menu"));
    }
    this.ctx.update();
    return true;
  }

  /** What a press on a goal might mean as well: somebody who stands there is chosen. @param {string} hex @param {Box} box */
  instead(hex, box) {
    const { aim, view } = this.ctx.state;
    const offered = [...aim.after([]).values()].filter(({ click }) => hexOf(click, view.pieces) === hex);
    const stop = offered.length ? undefined : this.stopFor(hex);
    const runs = offered.map(({ click }) => () => this.chooseInstead(click, box));
    if (stop) runs.push(() => this.stop(stop, hex));
    return runs.map((run) => ({ words: sayKey(stop ? "move-stop-choose" : "move-choose", { what: this.whoWaits(hex) }), art: this.artOfPiece(this.topIn(hex)), run }));
  }

  /** Goes a way. @param {Goal} goal */
  go(goal) {
    this.close();
    const { view, env } = this.ctx.state;
    const side = view.sides?.find((one) => one.seat === env.you)?.name;
    const from = this.ways.mover?.from;
    const walker = goal.piece ?? view.pieces.find((piece) => piece.place === from && piece.side === side)?.id ?? null;
    const [first, ...rest] = goal.steps;
    this.game.act(first.action, goal.to, { then: rest.map((step) => step.action), walker });
  }

  /** Lets go of what is chosen, and chooses something else. @param {Click} click @param {Box} box */
  chooseInstead(click, box) {
    this.ctx.state.aim.clear();
    this.press(click, box);
  }

  /** Another of one's own is pressed while one is on his way: he stops, and the other is chosen. @param {string} hex */
  stopsFirst(hex) {
    const { aim, view } = this.ctx.state;
    const stop = this.stopFor(hex);
    if (!stop || [...aim.next.values()].some(({ click }) => hexOf(click, view.pieces) === hex)) return false;
    this.stop(stop, hex);
    return true;
  }

  /** What lets him who is on his way stop, so that one who waits in a hex can go. @param {string} hex */
  stopFor(hex) {
    const { aim, view } = this.ctx.state;
    const waits = view.pieces.some((piece) => piece.place === hex && this.game.ready.has(piece.id));
    return waits && !aim.pickedHexes.includes(hex) ? aim.offers.find((offer) => offer.verb === "done") : undefined;
  }

  /** Where others stand who could go once he who is on his way has stopped. */
  get waiting() {
    const { view } = this.ctx.state;
    if (!this.game.mayAct || !this.ctx.state.aim.offers.some((offer) => offer.verb === "done")) return [];
    return [...new Set(view.pieces.filter((piece) => this.game.ready.has(piece.id)).map((piece) => piece.place))].filter((hex) => this.stopFor(hex));
  }

  /** @param {Offer} offer @param {string} hex where the next one stands */
  stop(offer, hex) {
    this.close();
    this.game.act(offer.action, hex);
  }

  /** @param {Offer} offer @param {boolean} [sure] whether it may be done to one's own too */
  act(offer, sure = false) {
    const last = offer.click.at(-1);
    const { state } = this.ctx;
    const hex = last && hexOf(last, state.view.pieces);
    if (hex && offer.mark === "target" && !sure && ownHexes(state).has(hex)) return this.ask(offer, hex, this.ctx.boxOf(hex));
    this.wishes.gave(hex ?? null, offer);
    this.game.act(offer.action, hex ?? null);
  }

  /** One's own stand where the fire would fall: it is asked once more. @param {Offer} offer @param {string} hex @param {Box} box */
  ask(offer, hex, box) {
    this.open([
      { words: sayKey("move-own-no"), run: () => void (this.close(), this.ctx.commands.back()) },
      { words: sayKey("move-own-yes", { what: brief(offer.text) }), action: offer.action, run: () => void (this.close(), this.act(offer, true)) },
    ], box, sayKey("move-own", { hex }));
    this.ctx.update();
  }

  /** @param {string} action */
  actNamed(action) {
    this.close();
    const offer = this.ctx.state.aim.offers.find((one) => one.action === action);
    if (offer) this.act(offer);
  }

  /** @param {Offer[]} offers @param {Box} box */
  openMenu(offers, box) {
    const choices = offers.map((offer) => ({
      // Where each has a word about it, what they have in common is not said of each.
      words: upper(offer.note ? brief(offer.text) : say(offer.text)),
      note: offer.note && say(offer.note),
      art: this.artOf(offer),
      action: offer.action,
      ...this.chanceOf(offer),
      run: () => {
        this.close();
        this.act(offer);
      },
    }));
    this.open(choices, box, this.menuTitle(offers));
  }

  /** What may come of it, where that is known: pointed at or focused, its sum is opened. @param {Offer} offer */
  chanceOf(offer) {
    const { state } = this.ctx;
    const found = state.showOdds ? state.odds[offer.action] : undefined;
    if (!found) return {};
    const look = () => {
      if (state.glance === offer.action) return;
      state.glance = offer.action;
      this.ctx.update();
    };
    return { chance: percent(found.chance), look };
  }

  /** A menu at a place of the screen. @param {Parameters<typeof menuNodes>[0]} choices @param {Box} box @param {string} title */
  open(choices, box, title) {
    this.menu = choices.map((choice) => choice.run);
    this.pop.open(box, menuNodes(choices, title), () => (this.menu = []), this.ctx.keepClear());
    this.pop.node.querySelector("button")?.focus();
  }

  /** The drawing of a piece. @param {number | null | undefined} id */
  artOfPiece(id) {
    return this.ctx.faces.get(this.ctx.state.view.pieces.find((one) => one.id === id)?.face);
  }

  /** The piece that lies uppermost in a hex. @param {string} hex */
  topIn(hex) {
    return this.ctx.board.pieces.in(hex).at(-1)?.id;
  }

  /** Who goes where. @param {Goal} goal */
  goalName(goal) {
    const { view } = this.ctx.state;
    const piece = view.pieces.find((one) => one.id === goal.piece);
    if (goal.text && goal.steps.length === 1) return say(goal.text);
    const begin = piece ? undefined : this.ways.beginOf(goal);
    if (begin) return sayKey("move-goal-of", { hex: goal.to, what: short(begin) });
    return piece ? sayKey("move-goal-of", { hex: goal.to, what: upper(calledName(view, piece)) }) : sayKey("move-goal", { hex: goal.to });
  }

  /** Who could go from a hex, in a few words. @param {string} hex */
  whoWaits(hex) {
    const { view } = this.ctx.state;
    const here = view.pieces.filter((piece) => piece.place === hex && this.game.ready.has(piece.id));
    return here.length ? upper(here.map((piece) => pieceName(view, piece)).join(", ")) : hex;
  }

  /** The piece that is clicked, where one is. @param {Click} click */
  pieceOf(click) {
    return "piece" in click ? this.ctx.state.view.pieces.find((one) => one.id === click.piece) : undefined;
  }

  /** What is clicked, in words. @param {Click} click */
  nameOf(click) {
    const piece = this.pieceOf(click);
    if (piece) return upper(calledName(this.ctx.state.view, piece));
    const turned = "way" in click ? this.ctx.state.aim.next.get(nameOf(click)) : undefined;
    if (turned?.last && turned.offers.length === 1) return say(turned.offers[0].text);
    if ("way" in click) return sayKey("match-way", { n: hourOf(this.ctx.board.grid.seen(click.way.heading), this.ctx.board.grid.flat) });
    if ("card" in click) return this.cardName(click.card);
    const made = this.ctx.state.aim.next.get(nameOf(click));
    // Beside pieces that could be clicked too, a hex is what a click on it does.
    if (made?.last && made.offers.length === 1) return say(made.offers[0].text);
    return "hex" in click ? click.hex : "";
  }

  /** Of whom there is a choice, where it is one piece. @param {Offer[]} offers */
  menuTitle(offers) {
    const { view } = this.ctx.state;
    const last = offers[0].click.at(-1);
    const hex = last && offers.every((offer) => offer.note) ? hexOf(last, view.pieces) : undefined;
    const [piece, ...more] = view.pieces.filter((one) => one.place === hex);
    return piece && !more.length ? `${hex} · ${upper(pieceName(view, piece))}` : sayKey("match-menu");
  }

  /** The drawing of the piece that does it. @param {Offer} offer */
  artOf(offer) {
    const { state, faces } = this.ctx;
    const piece = offer.piece === undefined ? undefined : state.view.pieces.find((one) => one.id === offer.piece);
    return faces.get(offer.face ?? piece?.face);
  }

  /** Nothing is offered there: it may be where somebody shall go who could be ordered. Who was not shown before, as to a finger, is shown first. @param {Click[]} clicks @param {Click} click @param {Box} box */
  async sends(clicks, click, box) {
    const asked = (this.asked += 1);
    const { seq } = this.game.state.env;
    if (!("hex" in click)) return this.why(clicks, click, box);
    const shown = this.byGoal.shown?.way.to === click.hex;
    await this.byGoal.ask();
    if (asked !== this.asked || seq !== this.game.state.env.seq || !this.game.mayAct) return;
    const found = this.byGoal.to(click.hex);
    if (!found.length) return this.why(clicks, click, box);
    if (found.length === 1) {
      this.byGoal.look(click.hex);
      if (shown) this.wishes.send(found[0].told, found[0].way);
      return this.ctx.update();
    }
    this.open(found.map(({ told, offer, way }) => ({
      words: say(offer.text), note: this.ways.words({ ...way, piece: told.piece }), art: this.artOf(offer), action: offer.action,
      run: () => {
        this.close();
        this.wishes.send(told, way);
      },
    })), box, sayKey("wish-who", { hex: click.hex }));
    this.ctx.update();
  }

  /** Asks why these clicks lead nowhere. @param {Click[]} clicks @param {Click} click @param {Box} box */
  async why(clicks, click, box) {
    const asked = (this.asked += 1);
    if ("hex" in click && this.tooFar(click.hex, box)) return;
    let refusal = await this.askWhy(clicks);
    if (!refusal && clicks.length > 1) refusal = await this.askWhy([click]);
    if (asked !== this.asked) return;
    if (refusal) this.showRefusal(refusal, click, box);
    else if ("hex" in click) this.tell(click.hex, box);
    else this.showNothing(box);
  }

  /** Who is chosen would go, and nothing leads there: that it is not beside him is no reason. @param {string} hex @param {Box} box
   * @returns {boolean} whether that is all there is to say */
  tooFar(hex, box) {
    const { state: { view }, board } = this.ctx;
    const from = this.ways.mover?.from;
    const most = this.ways.most;
    if (!from || !most || board.grid.distance(from, hex) < 2 || view.pieces.some((piece) => piece.place === hex)) return false;
    this.marks = [{ hex, kind: "refused" }];
    const words = [h("h3", {}, icon("barred"), sayKey("match-not-so", { what: hex })), h("p", {}, sayKey("move-too-far", { from, n: points(view, most) }))];
    this.pop.open(box, words, () => this.closed(), this.ctx.keepClear(board.grid.between(from, hex)));
    this.ctx.update();
    return true;
  }

  /** @param {Click[]} clicks @returns {Promise<Refusal | null>} */
  async askWhy(clicks) {
    const { setUp } = this.game;
    try {
      return setUp.on ? await setUp.why(clicks[clicks.length - 1]) : ((await this.game.client.why(clicks)).refusal ?? null);
    } catch (error) {
      if (!(error instanceof ApiError)) this.game.trouble(error);
      return null;
    }
  }

  /** @param {Refusal} refusal @param {Click} click @param {Box} box */
  showRefusal(refusal, click, box) {
    const { state, board, isHex } = this.ctx;
    const hex = hexOf(click, state.view.pieces);
    const what = this.nameOf(click);
    const blockers = (refusal.text.args ?? []).flatMap(([key, arg]) => (key !== "name" && "name" in arg && isHex(arg.name) ? [arg.name] : []));
    const from = state.aim.pickedHexes.at(-1);
    if (hex !== undefined) {
      this.marks = [{ hex, kind: "refused" }];
      const other = blockers.find((one) => one !== hex && one !== from);
      if (other && from) board.setLines([{ from, to: hex, clear: false, blocker: other }]);
      else if (other) this.marks.push({ hex: other, kind: "blocker" });
    }
    const line = from && hex ? board.grid.between(from, hex) : [];
    this.pop.open(box, refusalNodes(state.view.system, sayKey("match-not-so", { what }), refusal), () => this.closed(), this.ctx.keepClear([...line, ...blockers]));
    this.ctx.update();
  }

  /** A hex in words, where a click means nothing. @param {string} hex @param {Box} box */
  tell(hex, box) {
    const [first, ...rest] = hexLine(this.ctx.state.view, hex).split(". ");
    this.pop.open(box, [h("h3", {}, first), ...(rest.length ? [h("p", {}, rest.join(". "))] : [])], () => this.closed(), this.ctx.keepClear());
  }

  /** @param {Box} box */
  showNothing(box) {
    this.pop.open(box, [h("h3", {}, icon("barred"), sayKey("match-not-now"))], () => this.closed());
  }

  /** @param {string} id */
  cardName(id) {
    const card = this.ctx.state.view.zones.flatMap((zone) => zone.cards).find((one) => one.card === id);
    return card ? say(card.text) : id;
  }

  closed() {
    this.marks = [];
    this.menu = [];
    this.ctx.update();
  }

  close() {
    this.asked += 1;
    return this.pop.close();
  }
}
