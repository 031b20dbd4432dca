// @ts-check
// What a pointer does besides panning: it lifts a piece and carries it to a hex, or holds one.

/** So far a pointer goes before it drags. */
const DRAG = 6;
/** So long a finger rests before it holds, in milliseconds. */
const HOLD = 450;

/**
 * @typedef {object} GripHooks
 * @property {(event: PointerEvent) => boolean} grabs whether there is something under the pointer that can be carried
 * @property {(event: PointerEvent) => void} lift it is carried from now on
 * @property {(event: PointerEvent) => void} carry
 * @property {(event: PointerEvent | null) => void} drop it is let go here, or where it came from
 * @property {(event: PointerEvent) => void} tap it was only pressed
 * @property {(event: PointerEvent) => void} hold a finger rests on what cannot be carried
 * @property {(event: PointerEvent) => void} free the finger is the camera's no more
 */

export class Grip {
  /** @param {HTMLElement} port @param {GripHooks} hooks */
  constructor(port, hooks) {
    this.port = port;
    this.hooks = hooks;
    /** The pointer that is watched. @type {PointerEvent | null} */
    this.held = null;
    /** Whether it carries something. */
    this.carries = false;
    this.timer = 0;
    port.addEventListener("pointermove", (event) => this.move(event));
    port.addEventListener("pointerup", (event) => this.up(event, true));
    port.addEventListener("pointercancel", (event) => this.up(event, false));
  }

  /** A pointer comes down on the board. @param {PointerEvent} event @returns {boolean} whether it is none of the camera's */
  down(event) {
    const first = !this.held;
    this.letGo();
    // Two fingers zoom.
    if (!first || !event.isPrimary || event.button !== 0) return false;
    if (event.pointerType !== "touch") {
      if (!this.hooks.grabs(event)) return false;
      this.held = event;
      return true;
    }
    this.held = event;
    this.timer = window.setTimeout(() => this.rest(event), HOLD);
    return false;
  }

  /** A finger has rested. @param {PointerEvent} event */
  rest(event) {
    this.hooks.free(event);
    if (this.hooks.grabs(event)) return this.lift(event);
    this.held = null;
    this.hooks.hold(event);
  }

  /** @param {PointerEvent} event */
  lift(event) {
    this.carries = true;
    this.port.setPointerCapture(event.pointerId);
    this.hooks.lift(event);
  }

  /** @param {PointerEvent} event */
  move(event) {
    const { held } = this;
    if (held?.pointerId !== event.pointerId) return;
    if (this.carries) return this.hooks.carry(event);
    if (Math.hypot(event.clientX - held.clientX, event.clientY - held.clientY) < DRAG) return;
    // A finger that goes at once pans.
    if (held.pointerType === "touch") return this.letGo();
    this.lift(held);
    this.hooks.carry(event);
  }

  /** @param {PointerEvent} event @param {boolean} done */
  up(event, done) {
    const { held, carries } = this;
    if (held?.pointerId !== event.pointerId) return;
    clearTimeout(this.timer);
    this.held = null;
    this.carries = false;
    if (carries) this.hooks.drop(done ? event : null);
    else if (done && held.pointerType !== "touch") this.hooks.tap(event);
  }

  /** Puts back what is carried. @returns {boolean} whether something was */
  letGo() {
    const { carries } = this;
    clearTimeout(this.timer);
    this.held = null;
    this.carries = false;
    if (carries) this.hooks.drop(null);
    return carries;
  }
}
