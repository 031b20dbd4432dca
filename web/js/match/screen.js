// @ts-check
// The screen of a match: the board and the panels around it, drawn from one state.
import { createBoard } from "../board/board.js";
import { createFaces, facesOf } from "../board/faces.js";
import { byId, h } from "../dom.js";
import { lang, onLang, say, sayKey } from "../say.js";
import { keep } from "../store.js";
import { Ahead } from "./ahead.js";
import { hexOf } from "./aim.js";
import { openAbout } from "./about.js";
import { Areas } from "./areas.js";
import { Announce, effect } from "./announce.js";
import { Bands } from "./bands.js";
import { BriefPanel } from "./brief.js";
import { ByGoal } from "./bygoal.js";
import { CardPop } from "./cardpop.js";
import { Carry } from "./carry.js";
import { commandsOf } from "./commands.js";
import { DicePanel, diceLine } from "./dice.js";
import { Game } from "./game.js";
import { HandPanel } from "./hand.js";
import { HeaderNotice } from "./header.js";
import { HintPanel } from "./hint.js";
import { openKeys } from "./keyhelp.js";
import { listenKeys } from "./keys.js";
import { Know } from "./know.js";
import { LessonPanel } from "./lesson.js";
import { Lies } from "./lies.js";
import { LogPanel } from "./log.js";
import { menuItems } from "./menu.js";
import { aimLine, eventMarks, offerMarks, ownHexes, sightLine } from "./marks.js";
import { Note } from "./note.js";
import { Popover } from "./popover.js";
import { Press } from "./press.js";
import { PromptPanel } from "./prompt.js";
import { Rails } from "./rails.js";
import { ReplayBar } from "./replaybar.js";
import { ReviewPanel } from "./review.js";
import { openResign } from "./resign.js";
import { openSettings } from "./settings.js";
import { SidesPanel } from "./sides.js";
import { SightTool } from "./sighttool.js";
import { Tabs } from "./tabs.js";
import { TallyPanel } from "./tally.js";
import { openTextBoard } from "./textboard.js";
import { Tips } from "./tips.js";
import { TopBar } from "./topbar.js";
import { Ways } from "./ways.js";
import { Wishes } from "./wishes.js";
import { hexLine, percent, pieceName, total } from "./words.js";
import { addZoom } from "./zoom.js";
/** @import { Envelope, MapInfo } from "../types.js" */
/** @import { Context } from "./state.js" */

/** The ground in the language of the page. @param {MapInfo} map */
function groundOf(map) {
  return map.ground.replace(/(\{lang\}|en|fr)(?=\.svg$)/, lang());
}

export class Screen {
  /**
   * @param {string} id @param {Record<string, string>} tokens @param {Envelope} env @param {string | null} token @param {MapInfo} map
   * @param {(seat: number) => void} handOver
   */
  constructor(id, tokens, env, token, map, handOver) {
    this.root = byId("match");
    this.map = byId("main");
    this.frame = 0;
    this.dirty = false;
    /** Whether the screen is between two people: nothing is drawn then. */
    this.covered = false;
    this.seen = -1;
    /** The moment that is spoken of. */
    this.said = env.seq;
    this.press = /** @type {Press} */ (/** @type {unknown} */ (null));
    const faces = createFaces(env.system);
    this.game = new Game(id, tokens, env, token, {
      draw: (view, animate, before, swift) => this.draw(view, animate, before, swift),
      update: () => this.update(),
      refused: (refusal) => this.press.showRefusal(refusal, { hex: this.board.cursor ?? "" }, this.boxOf(this.board.cursor)),
      handOver,
      fresh: () => this.fresh(),
      warn: (seq, action, then, go) => this.warn(seq, action, then, go),
    });
    this.ways = new Ways(this.game, () => this.update());
    this.ahead = new Ahead(this.game, () => this.update());
    this.wishes = new Wishes(this.game, this.ahead, () => this.update());
    this.byGoal = new ByGoal(this.game, this.ahead, this.wishes, () => this.update());
    this.board = createBoard(this.map, { ...map, ground: groundOf(map) }, {
      faces,
      label: sayKey("match-board"),
      describe: (hex) => this.describe(hex),
      nameOf: (piece) => pieceName(this.game.state.view, piece),
      takesPart: (piece) => this.takesPart(piece.id),
      onHex: (hex, by, bend, piece) => this.pressHex(hex, by, bend, piece),
      onPiece: (hex, piece) => this.tellPiece(hex, piece),
      onPoint: (hex, by) => this.point(hex, by),
      stops: () => this.stops(),
      grabs: (hex, under) => this.carry?.grabs(hex, under) ?? null,
      onLift: (hex, pieces) => this.carry?.lift(hex, pieces),
      onDrop: (hex) => this.carry?.drop(hex),
    });
    /** @type {Context} */
    this.ctx = {
      state: this.game.state, map, faces, board: this.board, commands: commandsOf(this),
      local: new Set(Object.keys(tokens).map(Number)),
      update: () => this.update(),
      isHex: (name) => this.board.grid.cells.has(name),
      boxOf: (hex) => this.boxOf(hex),
      keepClear: (hexes = []) => this.boxesOf([...this.judged(), ...hexes]),
    };
    this.build();
    onLang(() => this.languageChanged(map));
  }

  build() {
    const { ctx, game, map } = this;
    this.tips = new Tips();
    this.note = new Note();
    this.press = new Press(ctx, game, new Popover("why", "status"), this.ways, this.ahead, this.wishes, this.byGoal);
    this.carry = new Carry(ctx, game, this.press, this.tips);
    this.lies = new Lies(ctx, game);
    this.know = new Know(ctx, game);
    this.areas = new Areas(ctx, this.know);
    this.rails = new Rails(this.root, this.map);
    addZoom(this.map, this.board, () => this.lies?.turn());
    this.sight = new SightTool(map, ctx, game);
    this.told = h("div", { class: "sr", "aria-live": "polite" });
    this.root.append(this.told);
    const system = game.state.env.system;
    this.top = new TopBar(this.root, ctx, { settings: () => this.settings(), rules: `/rules/${encodeURIComponent(system)}`, quick: `/start/${encodeURIComponent(system)}`, menu: () => menuItems(this), about: () => this.scenario(), hint: () => this.hint?.ask() });
    this.lesson = new LessonPanel(byId("lesson"), byId("prompt"), ctx, game);
    this.hint = new HintPanel(byId("hint"), ctx, game);
    this.review = new ReviewPanel(byId("lapse"), ctx, game);
    this.prompt = new PromptPanel(byId("prompt"), ctx, game, this.ahead, this.wishes);
    ctx.review = this.review;
    this.hand = new HandPanel(byId("hand"), ctx, () => game.mayAct, () => this.ahead.cards);
    this.cards = new CardPop(byId("hand"), ctx, game, (card) => this.areas?.point(card));
    this.tabs = new Tabs(byId("tabs"), this.root, ctx, () => this.hand?.count ?? 0);
    this.sides = new SidesPanel(byId("left"), ctx);
    this.panels = [
      this.lies, new BriefPanel(byId("right"), ctx, () => this.sides?.open()), this.top, this.prompt, new TallyPanel(byId("tally"), ctx), new DicePanel(byId("dice"), map, ctx),
      new LogPanel(byId("log"), ctx), new ReplayBar(byId("replay"), ctx, game), this.sides,
      this.hand, this.areas, new Bands(map, ctx, game), new Announce(map, ctx, game), this.sight, this.tabs, this.lesson, this.hint, this.review,
      // What a lesson is bound by is its script.
      ...(game.state.env.lesson ? [] : [new HeaderNotice(byId("notice"), ctx, game)]),
    ];
    this.listen();
  }

  listen() {
    const { game, ctx } = this;
    const commands = ctx.commands;
    listenKeys({
      prompt: (key) => this.lesson?.keys.get(key) ?? this.prompt?.keys.get(key),
      menu: (n) => {
        const choice = this.press.menu[n - 1];
        choice?.();
        return !!choice;
      },
      escape: () => this.escape(),
      keys: {
        w: () => this.hint?.ask(), z: () => this.undo(), l: commands.toggleSight, o: commands.toggleOdds, t: () => this.textBoard(), "?": openKeys,
        r: () => this.rule(), h: () => this.focusHand(), m: () => this.board.focus(), " ": commands.toggleReel,
        ",": () => commands.step(-1), ".": () => commands.step(1),
        arrowleft: () => commands.step(-1), arrowright: () => commands.step(1),
        i: () => this.knowHere(), b: () => this.scenario(), v: () => this.lies?.turn(), j: () => this.rails?.turn("left"), k: () => this.rails?.turn("right"),
        "+": () => this.board.zoomIn(), "=": () => this.board.zoomIn(), "-": () => this.board.zoomOut(), 0: () => this.board.fit(),
      },
    });
    this.root.addEventListener("click", (event) => {
      const link = event.target instanceof Element ? event.target.closest(".hexlink[data-hex]") : null;
      if (!link) return;
      event.preventDefault();
      commands.showHex(/** @type {HTMLElement} */ (link).dataset.hex ?? "");
    });
    document.addEventListener("pointerdown", (event) => {
      if (event.target instanceof Node && !this.press.pop.node.contains(event.target)) this.press.close();
    }, true);
    window.addEventListener("pagehide", () => game.close());
    window.addEventListener("pageshow", (event) => event.persisted && location.reload());
  }

  // ---------- drawing ----------

  /** @param {import("../types.js").View} view @param {boolean} animate @param {import("../types.js").View} [before] @param {boolean} [swift] */
  draw(view, animate, before, swift) {
    return this.board.show(view, { animate, before, swift });
  }

  /** Takes everything a seat sees off the page: what is hidden is not even in the document. */
  forget() {
    this.hush();
    this.cards?.close();
    for (const pop of document.querySelectorAll(".pop.at-thing")) pop.replaceChildren();
    for (const dialog of document.querySelectorAll("dialog[open]")) /** @type {HTMLDialogElement} */ (dialog).close();
    this.told?.replaceChildren();
    this.seen = -1;
    for (const panel of this.panels ?? []) if ("forget" in panel) panel.forget();
    this.board.setMarks([]);
    this.know?.forget();
    this.board.setLines([]);
    this.wishes.clear();
    this.byGoal.forget();
    this.board.setPlans([]);
  }

  /** Draws everything in the next frame. */
  update() {
    const now = this.stateName();
    if (now !== "asked" && !this.root.hidden) this.map.dataset.state = now;
    this.dirty = true;
    if (this.frame) return;
    this.frame = requestAnimationFrame(async () => {
      while (this.dirty) {
        this.dirty = false;
        // What is drawn needs its drawings first; they are nearly always there.
        await this.ctx.faces.need(facesOf(this.game.state.view)).catch((error) => this.game.trouble(error));
        if (!this.dirty) this.render();
      }
      this.frame = 0;
    });
  }

  render() {
    const { state } = this.game;
    if (this.covered) return;
    // What was said is over when play goes on.
    if (this.said !== state.env.seq) this.hush();
    this.said = state.env.seq;
    this.ways.refresh();
    this.ahead.refresh();
    this.wishes.refresh();
    for (const panel of this.panels ?? []) panel.render();
    this.marks();
    this.tellNew();
    this.address();
    this.textBoardNow?.render();
    this.map.dataset.state = this.stateName();
    this.map.dataset.seq = String(state.env.seq);
    this.map.toggleAttribute("data-ways-wait", this.ways.waits);
    // While both may look at the screen, what is secret lies face down.
    this.root.toggleAttribute("data-open", this.game.passTo !== null || this.game.aside !== null);
  }

  /** What the screen is doing, in a word. */
  stateName() {
    const { state, passTo, mayAct } = this.game;
    if (this.covered) return "handover";
    if (state.line.state !== "open") return "lost";
    if (state.sending) return "busy";
    if (state.reel === "catching") return "showing";
    if (!state.live) return "past";
    if (state.env.over) return "over";
    if (passTo !== null) return this.game.byHand || state.env.asked?.window ? "pass" : "busy";
    return mayAct ? "asked" : this.game.aside === null ? "waiting" : "busy";
  }

  marks() {
    const { state, mayAct } = this.game;
    /** @type {import("../board/parts.js").BoardMark[]} */
    const eye = state.sight?.from ? [{ hex: state.sight.from, kind: "selected" }] : [];
    const offers = state.sight ? eye : offerMarks(state, mayAct, this.ways);
    const events = state.sight || (state.live && offers.length) ? [] : eventMarks(state, this.ctx.isHex);
    /** @type {import("../board/parts.js").BoardMark[]} */
    const waiting = state.sight ? [] : this.press.waiting.map((hex) => ({ hex, kind: "pick" }));
    const shown = state.sight ? [] : [...(this.lesson?.marks() ?? []), ...(this.hint?.marks() ?? []), ...(this.review?.marks() ?? [])];
    const ahead = state.sight ? [] : [...this.ahead.marks(), ...this.wishes.marks(), ...this.byGoal.marks()];
    this.board.setMarks([...events, ...waiting, ...ahead, ...offers, ...shown, ...this.press.marks]);
    this.board.setPlans(state.sight ? [] : [...this.wishes.plans, ...this.byGoal.plans, ...(this.ways.plan ? [this.ways.plan] : [])]);
    this.board.setSight(state.sight?.hexes ?? null);
    const lines = aimLine(state, mayAct);
    if (!this.press.marks.length) this.board.setLines(state.sight ? sightLine(state) : lines.length ? lines : [...(this.hint?.lines() ?? []), ...(this.review?.lines() ?? [])]);
    this.board.keepClear(mayAct && this.ways.mover ? state.aim.pickedHexes : [], this.judged());
  }

  /** The hexes that are being judged: what is chosen, the way that is looked at, the line to what is aimed at. */
  judged() {
    const { state } = this.game;
    const line = state.sight ? sightLine(state)[0] : aimLine(state, true)[0];
    return [...state.aim.pickedHexes, ...(this.ways.plan?.hexes ?? []), ...(line ? this.board.grid.between(line.from, line.to) : [])];
  }

  /** Where these hexes are on the screen. @param {string[]} hexes */
  boxesOf(hexes) {
    const port = this.board.port.getBoundingClientRect();
    return hexes.flatMap((hex) => this.board.boxOf(hex) ?? []).map((box) => ({
      left: box.left + port.left, right: box.right + port.left, top: box.top + port.top, bottom: box.bottom + port.top,
    }));
  }

  /** What happened is read aloud once. */
  tellNew() {
    const { state } = this.game;
    if (!this.told || state.number === this.seen) return;
    this.seen = state.number;
    const events = state.positions.find((one) => one.number === state.number)?.events ?? [];
    this.told.textContent = events.map((event) => `${say(event.text)} ${event.dice?.length ? diceLine(event.dice) : effect(event)}`).join(" ");
  }

  /** The address names the position that is looked at. */
  address() {
    const { live, number, reel } = this.game.state;
    const query = live || reel !== "still" ? "" : `?p=${number}`;
    if (location.search !== query) history.replaceState(history.state, "", location.pathname + query);
  }

  /** Closes what speaks of the moment. */
  hush() {
    this.press.close();
    this.tips?.close();
    this.note?.close();
  }

  /** Another question: on a narrow screen the board is framed on it. */
  fresh() {
    this.hush();
    const { aim } = this.game.state;
    const hexes = this.hexesOf([...aim.next.values()]);
    if (hexes.length && hexes.length === aim.next.size) this.tabs?.show("map");
    this.board.frame([...aim.pickedHexes, ...hexes]);
    if (this.board.cursor && this.board.port.classList.contains("by-key")) this.board.setCursor(this.board.cursor);
  }

  /** @param {MapInfo} map */
  languageChanged(map) {
    this.board.port.setAttribute("aria-label", sayKey("match-board"));
    this.board.ground.load(groundOf(map)).catch((error) => this.game.trouble(error));
    this.update();
  }

  // ---------- what the player does ----------

  /** Asks whether an action throws something away, where that was agreed on and there is a choice. @param {number} seq @param {string} action
   * @param {string[]} then @param {() => void} go */
  warn(seq, action, then, go) {
    const { hint, game } = this;
    const { env, aim } = game.state;
    const asked = !env.asked?.window && !env.asked?.set_up && game.aside === null && aim.offers.length > 1;
    return asked && hint?.warns ? hint.warn(seq, action, then, go) : null;
  }

  /** @param {string | null} hex */
  boxOf(hex) {
    const at = hex ? this.board.placeOf(hex) : null;
    const port = this.board.port.getBoundingClientRect();
    if (!at) return { left: port.left + port.width / 2, right: port.left + port.width / 2, top: port.top + port.height / 2, bottom: port.top + port.height / 2 };
    return { left: port.left + at.x - at.r * 0.5, right: port.left + at.x + at.r * 0.5, top: port.top + at.y - at.r * 0.8, bottom: port.top + at.y + at.r * 0.9 };
  }

  /** @param {string} hex @param {"pointer" | "key"} by @param {boolean} [bend] whether a way is only to lead over it
   * @param {number | null} [piece] the one of a stack that lies side by side */
  pressHex(hex, by, bend = false, piece = null) {
    this.tips?.close();
    const { state } = this.game;
    if (state.sight) return void this.sight?.from(hex);
    // Where no way can be bent, a finger that rests asks what is there.
    if (bend && by === "pointer" && !this.ways.to(hex).length) return void this.know?.open(hex);
    const enter = this.prompt?.keys.get("enter");
    const dead = !this.nextIn(hex) && !this.ahead.in(hex).length && !state.aim.pickedHexes.includes(hex) && !this.ways.to(hex).length && !this.wishes.goal(hex) && !this.byGoal.to(hex).length && !this.press.stopFor(hex);
    if (by === "key" && enter && dead) return enter();
    this.press.pressHex(hex, this.boxOf(hex), bend, piece);
    if (by === "key" && this.board.cursor) this.board.setCursor(this.board.cursor);
  }

  /** @param {string | null} hex @param {"pointer" | "key"} by */
  point(hex, by) {
    const { state } = this.game;
    this.sight?.to(hex);
    this.look(hex);
    const next = hex && this.game.mayAct ? this.nextIn(hex) : undefined;
    const glance = next?.last && state.odds[next.offers[0].action] ? next.offers[0].action : null;
    if (glance !== state.glance) {
      state.glance = glance;
      this.update();
    }
    if (by === "key") return;
    if (!hex || state.sight || this.press.pop.isOpen) this.tips?.close();
  }

  /** @param {string} hex @param {number | null} piece */
  tellPiece(hex, piece) {
    if (!this.tips || this.game.state.sight || this.press.pop.isOpen) return;
    this.know?.tell(hex, piece, this.tips, { box: this.boxOf(hex), keep: this.boxesOf(this.judged()), doing: () => this.doing(hex) });
  }

  /** Whether a piece is one of those that the question is about, or that are chosen. @param {number} piece */
  takesPart(piece) {
    const { view, aim } = this.game.state;
    return this.game.mayAct && (!!view.prompt?.pieces?.includes(piece) || aim.piece === piece || aim.pickedPieces.includes(piece));
  }

  /** A goal is looked at: the way to it is drawn. @param {string | null} hex */
  look(hex) {
    const { ways, wishes, byGoal } = this;
    const before = ways.shown || wishes.told;
    ways.looked = wishes.looked = hex;
    const sent = byGoal.look(hex);
    if ((before || ways.shown || sent) && !this.covered) this.marks();
  }

  /** A hex in words, with what may be done there. @param {string} hex */
  describe(hex) {
    const { state } = this.game;
    return `${hexLine(state.view, hex)} ${this.doing(hex)}`.trim();
  }

  /** What may be done in a hex, in words. @param {string} hex */
  doing(hex) {
    const { state } = this.game;
    if (!this.game.mayAct) return "";
    if (state.aim.pickedHexes.includes(hex)) return sayKey("match-is-chosen");
    const [goal] = this.ways.to(hex);
    if (goal) return `${sayKey("match-may-move")} ${this.ways.words(goal)}`.trim();
    const wish = this.wishes.goal(hex);
    if (wish) return `${sayKey("match-may-move")} ${this.ways.words({ ...wish, piece: null })}`.trim();
    const sent = this.byGoal.words(hex);
    if (sent) return sent;
    const next = this.nextIn(hex);
    if (!next && this.press.stopFor(hex)) return sayKey("match-may-pick");
    if (!next) return "";
    const odds = state.showOdds && next.last ? state.odds[next.offers[0].action] : undefined;
    const chance = odds && [odds.tally && total(state.view.system, odds.tally), percent(odds.chance)].filter(Boolean).join(", ");
    const own = next.mark === "target" && ownHexes(state).has(hex) ? ` ${sayKey("move-own-there")}` : "";
    return `${sayKey(`match-may-${next.mark}`)}${own}${chance ? ` ${chance}.` : ""}`;
  }

  /** Where Tab leads on the board. */
  stops() {
    if (!this.game.mayAct) return [];
    const { aim } = this.game.state;
    const ahead = [...aim.after(aim.picked).values()];
    const list = ahead.length ? ahead : [...aim.next.values()];
    return [...new Set([...this.hexesOf(list), ...this.wishes.hexes])];
  }

  /** What may be clicked next in a hex: itself, or something that lies in it. @param {string} hex */
  nextIn(hex) {
    const { aim, view } = this.game.state;
    return aim.next.get(`hex:${hex}`) ?? [...aim.next.values()].find(({ click }) => hexOf(click, view.pieces) === hex);
  }

  /** The hexes in which something may be clicked, each once. @param {{ click: import("../types.js").Click }[]} list */
  hexesOf(list) {
    const { pieces } = this.game.state.view;
    return [...new Set(list.flatMap(({ click }) => hexOf(click, pieces) ?? []))];
  }

  escape() {
    const { state } = this.game;
    this.tips?.close();
    if (this.board.grip.letGo() || this.press.close()) return;
    if (this.hint?.close()) return;
    if (state.sight) return this.ctx.commands.toggleSight();
    if (state.opened) return this.ctx.commands.closeOpened();
    if (!state.live && state.reel !== "catching") return this.game.backToNow();
    if (this.ways.unbend() || state.aim.back()) this.update();
  }

  /** Takes back, or says what stands in the way. */
  undo() {
    const { undo } = this.game.state.env;
    this.note?.close();
    this.press.close();
    if (this.wishes.takeBack()) return;
    if (undo.may) return void this.game.undo().then(() => this.wishes.undone());
    const why = undo.why ? say(undo.why) : sayKey("match-undo-none");
    this.note?.say(this.top?.undo.getBoundingClientRect() ?? this.boxOf(null), sayKey("undo-not"), why);
  }

  /** @param {string} hex */
  showHex(hex) {
    this.tabs?.show("map");
    this.board.frame([hex]);
    this.board.setMarks([...this.board.marks.marks().filter((mark) => mark.kind !== "event"), { hex, kind: "event" }]);
    this.board.setCursor(hex, "pointer");
  }

  toggleOdds() {
    const { state } = this.game;
    state.showOdds = !state.showOdds;
    keep("odds", state.showOdds ? "on" : "off");
    if (state.showOdds) this.game.fetchOdds();
    this.update();
  }

  /** The rule that is in sight, or all of them. */
  rule() {
    const link = /** @type {HTMLAnchorElement | null} */ (document.querySelector(".pop:not([hidden]) a.rule, .sight-note:not([hidden]) a.rule, #tally:not([hidden]) a.rule"));
    if (link) link.click();
    else window.open(`/rules/${encodeURIComponent(this.game.state.env.system)}`, "grognard-rules");
  }

  focusHand() {
    this.tabs?.show("hand");
    /** @type {HTMLElement | null} */ (byId("hand").querySelector(".card[data-mark], .card"))?.focus();
  }

  /** All about the hex of the cursor, or what is pointed at. */
  knowHere() {
    const hex = this.board.port.classList.contains("by-key") ? this.board.cursor : (this.board.pointed ?? this.board.cursor);
    if (hex) this.know?.open(hex);
  }

  scenario() {
    openAbout(this.ctx, () => openResign(this.game)).catch((error) => this.game.trouble(error));
  }

  textBoard() {
    this.textBoardNow = openTextBoard(this.ctx, () => this.game.mayAct, this.ways);
  }

  settings() {
    openSettings(this.ctx, this.game, { keys: openKeys, text: () => this.textBoard() });
  }
}
