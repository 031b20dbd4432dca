// @ts-check
// Pan and zoom: moves and scales the sheet the board is drawn on. While it moves the sheet is only stretched; when it
// comes to rest it is drawn again at its true size.

const REST = 140;
const DRAG = 6;
const ZOOM_STEP = 1.4;

/**
 * @typedef {object} CameraHooks
 * @property {(scale: number) => void} rest the sheet lies still at this many pixels a unit
 * @property {(x: number, y: number, event: PointerEvent) => void} tap a click that was no drag, in board units
 * @property {() => void} [stir] the sheet begins to move
 * @property {(event: PointerEvent) => boolean} [grips] whether a pointer that comes down is for something else
 */

export class Camera {
  /**
   * @param {HTMLElement} port the window onto the board
   * @param {HTMLElement} sheet what is moved
   * @param {[number, number, number, number]} window the board in its own units
   * @param {CameraHooks} hooks
   */
  constructor(port, sheet, window, hooks) {
    this.port = port;
    this.sheet = sheet;
    this.window = window;
    this.hooks = hooks;
    this.scale = 1;
    this.drawn = 0;
    this.x = 0;
    this.y = 0;
    /** Whether the whole board is in sight and should stay so. */
    this.whole = true;
    /** Room kept free around the board: top, right, bottom, left. */
    this.margin = [4, 4, 4, 4];
    this.timer = 0;
    /** What the board was framed on, until the player moves it. @type {{ box: { x: number, y: number, w: number, h: number }, scale: number, least: number } | null} */
    this.framed = null;
    /** The point of the board in the middle of the window. */
    this.middle = { x: window[0] + window[2] / 2, y: window[1] + window[3] / 2 };
    /** @type {Map<number, PointerEvent>} */
    this.fingers = new Map();
    this.dragged = false;
    this.listen();
    this.watch = new ResizeObserver(() => this.resized());
    this.watch.observe(port);
  }

  /** The room there is for the board. */
  get room() {
    const [top, right, bottom, left] = this.margin;
    const w = Math.max(1, this.port.clientWidth - left - right);
    const h = Math.max(1, this.port.clientHeight - top - bottom);
    return { left, top, w, h };
  }

  /** Pixels a unit when the whole board is in sight. */
  get fitScale() {
    const { w, h } = this.room;
    return Math.min(w / this.window[2], h / this.window[3]);
  }

  get most() {
    return Math.max(this.fitScale * 4, 1.6);
  }

  /** Shows the whole board. */
  fit() {
    this.framed = null;
    this.whole = true;
    this.scale = this.fitScale;
    const { left, top, w, h } = this.room;
    this.x = left + (w - this.window[2] * this.scale) / 2;
    this.y = top + (h - this.window[3] * this.scale) / 2;
    this.settle();
  }

  /**
   * Brings a rectangle of the board into the middle.
   * @param {{x: number, y: number, w: number, h: number}} box in units
   * @param {number} scale pixels a unit; less if the box needs it, never less than the whole board
   * @param {number} [least] how much less, as a part of it
   */
  frame(box, scale, least = 0.86) {
    const { left, top, w, h } = this.room;
    this.framed = { box, scale, least };
    const need = Math.max(scale * least, Math.min(scale, w / box.w, h / box.h));
    this.scale = Math.max(this.fitScale, Math.min(this.most, need));
    this.whole = this.scale <= this.fitScale * 1.001;
    const [wx, wy] = this.window;
    this.x = left + w / 2 - (box.x + box.w / 2 - wx) * this.scale;
    this.y = top + h / 2 - (box.y + box.h / 2 - wy) * this.scale;
    this.settle();
  }

  /** Another point comes into the middle because the player wants it there. @param {{ x: number, y: number }} middle */
  centre(middle) {
    this.framed = null;
    this.middle = middle;
    this.resized();
  }

  /** Another point comes into the middle, where the whole board is not in sight. @param {{ x: number, y: number }} middle */
  across(middle) {
    if (this.framed) {
      const { box } = this.framed;
      const [wx, wy, ww, wh] = this.window;
      this.framed.box = { ...box, x: 2 * wx + ww - box.x - box.w, y: 2 * wy + wh - box.y - box.h };
    }
    this.middle = middle;
    this.resized();
  }

  /**
   * Moves just so far that a rectangle is in sight.
   * @param {{x: number, y: number, w: number, h: number}} box
   */
  reveal(box) {
    const { left, top, w, h } = this.room;
    const a = this.toPort(box.x, box.y);
    const b = this.toPort(box.x + box.w, box.y + box.h);
    const shift = (/** @type {number} */ lo, /** @type {number} */ hi, /** @type {number} */ from, /** @type {number} */ to) =>
      lo < from ? from - lo : hi > to ? to - hi : 0;
    const dx = shift(a.x, b.x, left, left + w);
    const dy = shift(a.y, b.y, top, top + h);
    if (!dx && !dy) return;
    this.x += dx;
    this.y += dy;
    this.settle();
  }

  /**
   * Zooms about a point of the window.
   * @param {number} factor @param {number} [px] @param {number} [py]
   */
  zoom(factor, px = this.port.clientWidth / 2, py = this.port.clientHeight / 2) {
    const scale = Math.max(this.fitScale, Math.min(this.most, this.scale * factor));
    const k = scale / this.scale;
    this.x = px - (px - this.x) * k;
    this.y = py - (py - this.y) * k;
    this.scale = scale;
    this.whole = scale <= this.fitScale * 1.001;
    this.framed = null;
    this.move();
  }

  zoomIn() {
    this.zoom(ZOOM_STEP);
  }

  zoomOut() {
    this.zoom(1 / ZOOM_STEP);
  }

  /** @param {number} dx @param {number} dy */
  pan(dx, dy) {
    this.framed = null;
    this.x += dx;
    this.y += dy;
    this.move();
  }

  /** A point of the board in pixels of the window. @param {number} x @param {number} y */
  toPort(x, y) {
    return { x: this.x + (x - this.window[0]) * this.scale, y: this.y + (y - this.window[1]) * this.scale };
  }

  /** A point of the screen on the board. @param {number} clientX @param {number} clientY */
  toBoard(clientX, clientY) {
    const port = this.port.getBoundingClientRect();
    return {
      x: (clientX - port.left - this.x) / this.scale + this.window[0],
      y: (clientY - port.top - this.y) / this.scale + this.window[1],
    };
  }

  /** The sheet is somewhere else now; it is drawn anew when it rests. */
  move() {
    this.hold();
    if (!this.timer) this.hooks.stir?.();
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.settle(), REST);
    this.place();
  }

  /** Keeps the board in its window: centred where it is smaller, without a gap where it is larger. */
  hold() {
    const { left, top, w, h } = this.room;
    const keep = (/** @type {number} */ at, /** @type {number} */ from, /** @type {number} */ room, /** @type {number} */ size) =>
      size <= room ? from + (room - size) / 2 : Math.min(from, Math.max(from + room - size, at));
    this.x = keep(this.x, left, w, this.window[2] * this.scale);
    this.y = keep(this.y, top, h, this.window[3] * this.scale);
  }

  settle() {
    clearTimeout(this.timer);
    this.timer = 0;
    this.hold();
    this.x = Math.round(this.x);
    this.y = Math.round(this.y);
    if (this.drawn !== this.scale) {
      this.drawn = this.scale;
      this.sheet.style.width = `${this.window[2] * this.scale}px`;
      this.sheet.style.height = `${this.window[3] * this.scale}px`;
    }
    this.place();
    const { left, top, w, h } = this.room;
    this.middle = {
      x: this.window[0] + (left + w / 2 - this.x) / this.scale,
      y: this.window[1] + (top + h / 2 - this.y) / this.scale,
    };
    this.hooks.rest(this.scale);
  }

  place() {
    const k = this.scale / (this.drawn || this.scale);
    const stretch = k === 1 ? "" : ` scale(${k})`;
    this.sheet.style.transform = `translate(${this.x}px, ${this.y}px)${stretch}`;
  }

  resized() {
    if (!this.port.clientWidth || !this.port.clientHeight) return;
    if (this.framed) this.frame(this.framed.box, this.framed.scale, this.framed.least);
    else if (this.whole || !this.drawn) this.fit();
    else {
      const { left, top, w, h } = this.room;
      const { middle } = this;
      this.scale = Math.max(this.scale, this.fitScale);
      this.x = left + w / 2 - (middle.x - this.window[0]) * this.scale;
      this.y = top + h / 2 - (middle.y - this.window[1]) * this.scale;
      this.settle();
    }
  }

  listen() {
    const { port } = this;
    port.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    port.addEventListener("pointerdown", (event) => this.down(event));
    port.addEventListener("pointermove", (event) => this.drag(event));
    port.addEventListener("pointerup", (event) => this.up(event, true));
    port.addEventListener("pointercancel", (event) => this.up(event, false));
    // A finger is held by what it came down on until the window takes it over: that loss is none of ours.
    port.addEventListener("lostpointercapture", (event) => event.target === port && this.fingers.delete(event.pointerId));
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    event.preventDefault();
    const box = this.port.getBoundingClientRect();
    const lines = event.deltaMode === 1 ? 18 : 1;
    const factor = Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0018));
    this.zoom(Math.max(0.5, Math.min(2, factor)), event.clientX - box.left, event.clientY - box.top);
  }

  /** @param {PointerEvent} event */
  down(event) {
    if (event.button > 1 || this.onFurniture(event) || this.hooks.grips?.(event)) return;
    if (!this.fingers.size) this.dragged = false;
    this.fingers.set(event.pointerId, event);
  }

  /** Buttons and cards that lie over the board are none of it. @param {PointerEvent} event */
  onFurniture(event) {
    return event.target instanceof Element && !this.sheet.contains(event.target) && event.target !== this.port;
  }

  /** @param {PointerEvent} event */
  drag(event) {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    if (!this.dragged) {
      if (Math.hypot(event.clientX - before.clientX, event.clientY - before.clientY) < DRAG) return;
      this.dragged = true;
      for (const id of this.fingers.keys()) this.port.setPointerCapture(id);
    }
    const others = [...this.fingers.values()].filter((finger) => finger.pointerId !== event.pointerId);
    if (others.length) this.pinch(before, event, others[0]);
    else this.pan(event.clientX - before.clientX, event.clientY - before.clientY);
    this.fingers.set(event.pointerId, event);
  }

  /** @param {PointerEvent} before @param {PointerEvent} now @param {PointerEvent} other */
  pinch(before, now, other) {
    const box = this.port.getBoundingClientRect();
    const span = (/** @type {PointerEvent} */ finger) =>
      Math.hypot(finger.clientX - other.clientX, finger.clientY - other.clientY) || 1;
    const middle = (/** @type {PointerEvent} */ finger) => ({
      x: (finger.clientX + other.clientX) / 2 - box.left,
      y: (finger.clientY + other.clientY) / 2 - box.top,
    });
    const [was, is] = [middle(before), middle(now)];
    this.x += is.x - was.x;
    this.y += is.y - was.y;
    this.zoom(span(now) / span(before), is.x, is.y);
  }

  /** @param {PointerEvent} event @param {boolean} done */
  up(event, done) {
    const known = this.fingers.delete(event.pointerId);
    if (!known || this.dragged || !done || this.fingers.size || event.button !== 0) return;
    const at = this.toBoard(event.clientX, event.clientY);
    this.hooks.tap(at.x, at.y, event);
  }

  close() {
    this.watch.disconnect();
    clearTimeout(this.timer);
  }
}
