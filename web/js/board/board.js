// @ts-check
// A board in the page: the ground once, pieces and marks patched upon it, pan and zoom, one cursor for the keyboard.
// It knows nothing of matches: the page of the rules shows its cases on it too.
import { h, svg } from "../dom.js";
import { ArcLayer } from "./arcs.js";
import { Camera } from "./camera.js";
import { facesOf } from "./faces.js";
import { Grid, corners, degreesOf, pointList } from "./geometry.js";
import { Grip } from "./grip.js";
import { Ground } from "./ground.js";
import { keyDoes } from "./keys.js";
import { MarkLayer } from "./marks.js";
import { ObjectiveLayer } from "./objectives.js";
import { Overview } from "./overview.js";
import { PieceLayer } from "./pieces.js";
import { ringNodes } from "./rings.js";
import { SightLayer } from "./sight.js";
import { TrailLayer, wayNode } from "./trail.js";
import { Tray } from "./tray.js";
/** @import { MapInfo, PieceView, SightView, View } from "../types.js" */
/** @import { BoardMark, Faces, Plan, SightLine } from "./parts.js" */

/**
 * @typedef {object} BoardOptions
 * @property {Faces} faces where drawings come from
 * @property {string} [label] what the board is called
 * @property {(hex: string) => string} [describe] a hex in words, for those who do not see it
 * @property {(piece: PieceView) => string} [nameOf] a piece in words, for the tray of a stack
 * @property {(piece: PieceView) => boolean} [takesPart] whether a piece of a stack is one of those that are asked about
 * @property {(hex: string, by: "pointer" | "key", bend: boolean, piece: number | null) => void} [onHex] a hex was clicked, or Enter pressed on it; with
 * Shift, or by a finger that rests there, it bends a way; the piece of a stack that lies side by side
 * @property {(hex: string | null, by: "pointer" | "key") => void} [onPoint] a hex is pointed at, or none
 * @property {(hex: string, piece: number | null) => void} [onPiece] another piece of the hex is pointed at
 * @property {() => string[]} [stops] where Tab leads, in order
 * @property {(hex: string, under: number[]) => number[] | null} [grabs] the pieces that would be carried from a hex, and those under the pointer
 * @property {(hex: string, pieces: number[]) => void} [onLift] pieces are carried from a hex
 * @property {(hex: string | null) => void} [onDrop] they are let go over a hex, or put back
 */

/** The layers over the ground, from below. */
const LAYERS = ["area", "field", "marks", "paths", "plan", "arcs", "pieces", "objectives", "lines", "signs", "cursor", "hits"];

/** How wide a hex is at least where the screen is narrow and the board is framed on the question. */
const HEX_LEAST = 58;
const NARROW = 860;
/** How wide it is at least anywhere: what lies on it could not be told apart. */
const HEX_TINY = 36;
/** How long after a change the names of places make room, in milliseconds. */
const TIDY = 60;
/** How wide a hex is at most in a close-up. */
const HEX_CLOSE = 76;

let boards = 0;

/** @param {HTMLElement} container @param {MapInfo} info @param {BoardOptions} options */
export function createBoard(container, info, options) {
  return new Board(container, info, options);
}

export class Board {
  /** @param {HTMLElement} container @param {MapInfo} info @param {BoardOptions} options */
  constructor(container, info, options) {
    this.options = options;
    this.grid = new Grid(info);
    this.id = `board-${(boards += 1)}`;
    const ground = h("div", { class: "ground" });
    this.over = svg("svg", { class: "over", viewBox: info.window.join(" ") });
    this.sheet = h("div", { class: "sheet-of-board" }, ground, h("div", { class: "lamp" }), this.over);
    this.port = h("div", { class: "board", role: "application", tabindex: 0, "aria-label": options.label ?? "" }, this.sheet);
    container.append(this.port);

    /** @type {Record<string, SVGElement>} */
    const layer = {};
    for (const name of LAYERS) this.over.append((layer[name] = svg("g", { class: `layer ${name}` })));
    this.ground = new Ground(ground, this.grid, options.faces);
    this.over.before(this.ground.edge);
    this.marks = new MarkLayer(layer.marks, layer.signs, this.grid);
    this.trail = new TrailLayer(layer.paths, this.grid);
    this.pieces = new PieceLayer(layer.pieces, this.grid, options.faces);
    this.objectives = new ObjectiveLayer(layer.objectives, this.grid, options.faces);
    this.arcs = new ArcLayer(layer.arcs, this.grid, this.id);
    this.sight = new SightLayer(layer.field, layer.lines, this.grid);
    this.tray = new Tray(this.port, options.faces, options.nameOf ?? ((piece) => piece.name ?? piece.kind), options.takesPart ?? (() => false));
    this.rings = layer.cursor;
    this.planLayer = layer.plan;
    this.areaLayer = layer.area;
    /** @type {string[]} */
    this.area = [];
    this.addHits(layer.hits);

    /** @type {string | null} */
    this.cursor = null;
    /** Where the board was tapped last. @type {{ hex: string, x: number, y: number } | null} */
    this.tapped = null;
    this.tidy = 0;
    /** @type {string | null} */
    this.pointed = null;
    /** The hex and the piece in it that is pointed at. */
    this.pointedPiece = "";
    /** @type {number | null} */
    this.pointedId = null;
    /** @type {View | null} */
    this.view = null;
    /** The hexes that are being judged: nothing is laid over them. @type {string[]} */
    this.clear = [];
    /** @type {Plan[]} */
    this.plans = [];
    /** Those chosen already: their stacks need not be laid out. @type {string[]} */
    this.chosen = [];
    /** What is carried, and from where. @type {{ from: string, pieces: number[] } | null} */
    this.load = null;
    this.grip = this.newGrip();
    this.camera = new Camera(this.port, this.sheet, info.window, {
      rest: (scale) => this.rest(scale),
      stir: () => this.tray.close(),
      tap: (x, y, event) => this.tap(x, y, event.shiftKey),
      grips: (event) => this.grip.down(event),
    });
    this.overview = new Overview(this.port, this.grid, this.camera, ground);
    this.camera.fit();
    this.listen();
    this.ready = this.ground.load(info.ground).then(() => this.overview.rest(this.large, this.view));
  }

  /** A polygon for each hex: what the pointer finds and what the cursor names. @param {SVGElement} layer */
  addHits(layer) {
    /** @type {Map<string, SVGElement>} */
    this.hits = new Map();
    for (const cell of this.grid.cells.values()) {
      const points = pointList(corners(cell.x, cell.y, this.grid.size, this.grid.flat));
      const hit = svg("polygon", { points, id: `${this.id}-${cell.hex}`, "data-hex": cell.hex });
      this.hits.set(cell.hex, hit);
      layer.append(hit);
    }
  }

  /**
   * Shows a position. The promise is kept when everything stands still.
   * @param {View} view @param {{ animate?: boolean, before?: View, swift?: boolean }} [how] whether what moved since the last position is seen
   * moving, with the way it has gone; the position before this one, where that is another; whether it goes fast
   */
  async show(view, { animate = false, before, swift = false } = {}) {
    if (view !== this.view) {
      if (!animate) this.trail.clear();
      const from = animate ? this.view : before;
      if (from) this.trail.follow(from, view);
    }
    this.view = view;
    await this.options.faces.need(facesOf(view));
    if (this.view !== view) return;
    this.ground.show(view.hexes);
    this.objectives.show(view.objectives ?? []);
    const still = this.pieces.show(view.pieces, animate, swift);
    this.drawArcs();
    this.overview.show(view);
    this.makeRoom();
    await still;
  }

  /** Moves the names of places from under the pieces, once those are seen: nobody waits for it. */
  makeRoom() {
    clearTimeout(this.tidy);
    this.tidy = window.setTimeout(() => this.ground.names.avoid([...this.pieces.boxes(), ...this.ground.boxes()]), TIDY);
  }

  /** Marks hexes; what was marked before is not. @param {BoardMark[]} marks */
  setMarks(marks) {
    this.marks.show(marks);
    const live = new Map(marks.filter(({ kind, fixed }) => LIVE.has(kind) && !fixed).map((mark) => [mark.hex, mark.kind]));
    for (const [hex, hit] of this.hits ?? []) {
      const kind = live.get(hex);
      if (kind) hit.setAttribute("data-mark", kind);
      else hit.removeAttribute("data-mark");
    }
  }

  /** Lays the board the other way round, or as it is printed; what was in the middle stays there. @param {boolean} turned */
  turn(turned) {
    if (this.grid.turned === turned) return;
    const middle = this.grid.across(this.camera.middle);
    this.grid.turn(turned);
    this.tray.close();
    this.port.classList.toggle("turned", turned);
    this.ground.turn();
    for (const [hex, hit] of this.hits ?? []) {
      const cell = this.grid.at(hex);
      if (cell) hit.setAttribute("points", pointList(corners(cell.x, cell.y, this.grid.size, this.grid.flat)));
    }
    this.marks.redraw();
    this.objectives.redraw();
    this.sight.redraw();
    this.arcs.redraw();
    this.trail.draw();
    this.setPlans(this.plans);
    this.setArea(this.area);
    if (this.view) this.pieces.show(this.view.pieces, false);
    this.pointed = null;
    this.drawRings();
    this.camera.across(middle);
    this.makeRoom();
  }

  /** What is being judged, and what of it is chosen already: nothing is laid over it. @param {string[]} chosen @param {string[]} judged */
  keepClear(chosen, judged) {
    this.clear = judged;
    this.chosen = chosen;
    this.drawArcs();
    if (this.tray.hex && chosen.includes(this.tray.hex)) this.tray.close();
  }

  /** What is covered by the piece that is looked at, by all of the cursor's hex, and by those chosen. */
  drawArcs() {
    const pointed = this.pointed === null ? [] : this.pieces.in(this.pointed);
    const one = pointed.filter((piece) => piece.id === this.pointedId);
    const keyed = this.cursor && this.port.classList.contains("by-key") ? this.pieces.in(this.cursor) : [];
    this.arcs.show([...new Set([...(one.length ? one : pointed), ...keyed, ...this.chosen.flatMap((hex) => this.pieces.in(hex))])]);
  }

  /** What is seen from somewhere, or nothing. @param {SightView[] | null} hexes */
  setSight(hexes) {
    this.sight.show(hexes);
  }

  /** @param {SightLine[]} lines */
  setLines(lines) {
    this.sight.draw(lines);
  }

  /** The ways that would be gone. @param {Plan[]} plans */
  setPlans(plans) {
    this.plans = plans;
    this.planLayer.replaceChildren(...plans.filter((plan) => plan.hexes.length > 1).map((plan) => wayNode(this.grid, plan.hexes, "planned", plan.waits ? 0.1 : undefined)));
  }

  /** Washes a part of the board. @param {string[]} hexes */
  setArea(hexes) {
    this.area = hexes;
    const hexagon = (/** @type {import("./geometry.js").Cell} */ { x, y }) => svg("polygon", { points: pointList(corners(x, y, this.grid.size, this.grid.flat)) });
    this.areaLayer.replaceChildren(...hexes.flatMap((hex) => this.grid.at(hex) ?? []).map(hexagon));
  }

  fit() {
    this.camera.fit();
  }

  zoomIn() {
    this.camera.zoomIn();
  }

  zoomOut() {
    this.camera.zoomOut();
  }

  /** Whether the screen is too narrow for the whole board, or the board too large for any screen. */
  get narrow() {
    return this.grid.step * this.camera.fitScale < (innerWidth < NARROW ? HEX_LEAST : HEX_TINY);
  }

  /** Whether it is the board that is too large. */
  get large() {
    return this.narrow && innerWidth >= NARROW;
  }

  /** Brings these hexes into sight: framed on a narrow screen, otherwise moved no more than needed.
   * @param {string[]} hexes */
  frame(hexes) {
    const box = this.grid.around(hexes);
    if (!box || !this.port.clientWidth) return;
    const least = innerWidth < NARROW ? undefined : HEX_TINY / HEX_LEAST;
    if (this.narrow && (this.camera.whole || this.camera.framed)) this.camera.frame(box, (HEX_LEAST / this.grid.step) * 1.02, least);
    else this.camera.reveal(box);
  }

  /** Shows these hexes and what lies around them as large as there is room for, and never larger than is well seen.
   * @param {string[]} hexes */
  closeUp(hexes) {
    const box = this.grid.around(hexes);
    if (!box) return this.fit();
    const rim = this.grid.step * 0.75;
    const wide = { x: box.x - rim, y: box.y - rim, w: box.w + 2 * rim, h: box.h + 2 * rim };
    this.camera.frame(wide, HEX_CLOSE / this.grid.step, 0);
  }

  /** Where a hex is on the screen, in pixels of the board's element. @param {string} hex */
  placeOf(hex) {
    const cell = this.grid.at(hex);
    if (!cell) return null;
    const { x, y } = this.camera.toPort(cell.x, cell.y);
    return { x, y, r: this.grid.size * this.camera.scale };
  }

  /** The same as a box. @param {string} hex */
  boxOf(hex) {
    const at = this.placeOf(hex);
    return at && { left: at.x - at.r * 0.9, right: at.x + at.r * 0.9, top: at.y - at.r * 0.9, bottom: at.y + at.r * 0.9 };
  }

  /** Puts the cursor on a hex. @param {string | null} hex @param {"pointer" | "key"} [by] */
  setCursor(hex, by = "key") {
    this.cursor = hex;
    this.port.classList.toggle("by-key", by === "key");
    this.drawRings();
    const hit = hex && this.hits?.get(hex);
    if (!hit || !hex) return this.port.removeAttribute("aria-activedescendant");
    hit.setAttribute("role", hit.hasAttribute("data-mark") ? "button" : "img");
    hit.setAttribute("aria-label", this.options.describe?.(hex) ?? hex);
    this.port.setAttribute("aria-activedescendant", hit.id);
    if (by === "key") {
      const box = this.grid.around([hex]);
      if (box) this.camera.reveal(box);
      this.drawArcs();
      this.fan(hex);
      this.options.onPoint?.(hex, "key");
    }
  }

  /** The rings of cursor and pointer with the label of their hex. */
  drawRings() {
    const here = this.port.classList.contains("by-key") ? this.cursor : null;
    this.rings.replaceChildren(...ringNodes(this.grid, this.camera.scale, { pointed: this.pointed, here }));
  }

  /** Lays a stack out beside its hex. @param {string | null} hex */
  fan(hex) {
    const stack = hex && !this.chosen.includes(hex) && !this.pieces.spread.has(hex) ? this.pieces.in(hex) : [];
    const at = hex && this.placeOf(hex);
    if (hex && at && stack.length > 1) this.tray.open(hex, stack, at, this.clear.flatMap((one) => this.boxOf(one) ?? []));
    else this.tray.close();
  }

  /** @param {number} scale */
  rest(scale) {
    const fit = this.camera.fitScale;
    this.pieces.rescale(scale, fit);
    const radius = this.grid.size * scale;
    // Strokes are given for a hex of 33 pixels' radius; they follow the zoom only half the way.
    const weight = Math.max(0.75, Math.min(1.6, Math.sqrt(radius / 33)));
    this.over.style.setProperty("--u", `${(weight / scale).toFixed(4)}px`);
    const sign = Math.max(0.85, Math.min(1.25, radius / 36)) / scale;
    this.marks.rescale(sign);
    this.arcs.rescale(sign);
    this.sight.rescale(sign);
    this.objectives.rescale(this.pieces.shrink());
    this.makeRoom();
    const width = this.pieces.width;
    this.over.dataset.detail = width < 34 ? "low" : width < 56 ? "middle" : "high";
    this.overview?.rest(this.large, this.view);
    this.drawRings();
    if (this.tray.hex) this.fan(this.tray.hex);
  }

  /** A piece at a point of a stack that is laid out in its hex, or of one that is all alone. @param {string} hex @param {number} x @param {number} y */
  pieceAt(hex, x, y) {
    const here = this.pieces.in(hex);
    if (here.length < 2) return here[0]?.id ?? null;
    return this.pieces.under(x, y).find((id) => here.some((piece) => piece.id === id)) ?? null;
  }

  /** Which of some ways out of a hex the last tap there was for: the nearest, if it was not in the middle. @param {string} hex @param {number[]} headings */
  wayTapped(hex, headings) {
    const at = this.grid.at(hex);
    if (!at || this.tapped?.hex !== hex) return undefined;
    const [dx, dy] = [this.tapped.x - at.x, this.tapped.y - at.y];
    if (Math.hypot(dx, dy) < this.grid.size * 0.45) return undefined;
    const way = (Math.atan2(dy, dx) * 180) / Math.PI;
    const off = (/** @type {number} */ heading) => Math.abs(((degreesOf(this.grid.seen(heading), this.grid.flat) - way + 540) % 360) - 180);
    return [...headings].sort((a, b) => off(a) - off(b))[0];
  }

  /** @param {number} x @param {number} y @param {boolean} bend */
  tap(x, y, bend) {
    const hex = this.grid.under(x, y);
    if (!hex) return;
    this.setCursor(hex, "pointer");
    this.tapped = { hex, x, y };
    this.options.onHex?.(hex, "pointer", bend, this.pieces.spread.has(hex) ? this.pieceAt(hex, x, y) : null);
  }

  /** Pieces are carried, and hexes held. */
  newGrip() {
    const at = (/** @type {PointerEvent} */ event) => this.camera.toBoard(event.clientX, event.clientY);
    const hexAt = (/** @type {PointerEvent} */ event) => this.grid.under(at(event).x, at(event).y);
    return new Grip(this.port, {
      grabs: (event) => {
        const from = hexAt(event);
        const pieces = from && this.options.grabs?.(from, this.pieces.under(at(event).x, at(event).y));
        this.load = from && pieces ? { from, pieces } : null;
        return !!this.load;
      },
      lift: (event) => {
        this.tray.close();
        if (this.load) this.options.onLift?.(this.load.from, this.load.pieces);
        this.pieces.carry(this.load?.pieces ?? [], at(event).x, at(event).y);
      },
      carry: (event) => {
        this.pieces.carry(this.load?.pieces ?? [], at(event).x, at(event).y);
        this.point(hexAt(event), false);
      },
      drop: (event) => {
        this.load = null;
        this.pieces.putBack();
        this.options.onDrop?.(event && hexAt(event));
      },
      tap: (event) => this.tap(at(event).x, at(event).y, event.shiftKey),
      hold: (event) => this.tap(at(event).x, at(event).y, true),
      free: (event) => this.camera.fingers.delete(event.pointerId),
    });
  }

  listen() {
    this.port.addEventListener("pointermove", (event) => {
      if (event.pointerType === "touch" || event.buttons) return;
      const at = this.camera.toBoard(event.clientX, event.clientY);
      this.point(this.camera.onFurniture(event) ? null : this.grid.under(at.x, at.y));
      this.pointPiece(at.x, at.y);
    });
    this.port.addEventListener("pointerleave", () => this.point(null));
    this.port.addEventListener("keydown", (event) => this.key(event));
    this.port.addEventListener("focus", () => {
      if (!this.port.matches(":focus-visible")) return;
      this.setCursor(this.cursor ?? this.options.stops?.()[0] ?? [...this.grid.cells.keys()][0]);
    });
    this.port.addEventListener("blur", () => {
      this.port.classList.remove("by-key");
      this.tray.close();
      this.drawRings();
    });
  }

  /** @param {string | null} hex @param {boolean} [fan] whether a stack there is laid out */
  point(hex, fan = true) {
    if (hex === this.pointed) return;
    this.pointed = hex;
    this.pointedId = null;
    this.drawRings();
    this.drawArcs();
    if (fan) this.fan(hex);
    this.options.onPoint?.(hex, "pointer");
  }

  /** Which piece of the hex it is. @param {number} x @param {number} y */
  pointPiece(x, y) {
    const piece = this.pointed === null ? null : this.pieceAt(this.pointed, x, y);
    const name = `${this.pointed} ${piece}`;
    if (name === this.pointedPiece) return;
    this.pointedPiece = name;
    this.pointedId = piece;
    this.drawArcs();
    if (this.pointed !== null) this.options.onPiece?.(this.pointed, piece);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== this.port) return;
    if (!keyDoes(this, event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  focus() {
    this.port.focus({ preventScroll: true });
  }

  close() {
    clearTimeout(this.tidy);
    this.camera.close();
    this.port.remove();
  }
}

/** Marks of what can be clicked. */
const LIVE = new Set(["pick", "move", "target", "aimed", "selected"]);
