// @ts-check
// How a match went: what decided it, by which rule, the points and the losses turn by turn.
import { h, refill } from "../dom.js";
import { say, sayKey } from "../say.js";
import { sheet } from "../sheet.js";
import { barPlot, linePlot } from "./plot.js";
import { ruleLink } from "./popover.js";
import { sideName, sideOf, upper } from "./words.js";
/** @import { Course, Track } from "../types.js" */
/** @import { Game } from "./game.js" */
/** @import { Context } from "./state.js" */

export class Summary {
  /** @param {Context} ctx @param {Game} game */
  constructor(ctx, game) {
    this.ctx = ctx;
    this.game = game;
    /** @type {{ at: number, course: Promise<Course> } | null} */
    this.read = null;
  }

  /** Asked for once at each moment. @returns {Promise<Course>} */
  course() {
    const at = this.ctx.state.env.seq;
    if (this.read?.at !== at) {
      const course = this.game.client.course();
      course.catch(() => (this.read = null));
      this.read = { at, course };
    }
    return this.read.course;
  }

  /** In short, for the rail: it fills itself. */
  brief() {
    const root = h("div", { class: "summary" });
    this.course().then((course) => refill(root, this.decided(course), this.points(course, true)), (error) => this.game.trouble(error));
    return root;
  }

  /** All of it. */
  async open() {
    try {
      const course = await this.course();
      const dialog = sheet({ title: sayKey("summary"), body: [h("div", { class: "summary" }, this.decided(course), this.points(course), this.losses(course), this.kinds(course))] });
      dialog.element.classList.add("wide");
    } catch (error) {
      this.game.trouble(error);
    }
  }

  /** What ended it, with the rules. @param {Course} course */
  decided({ ended }) {
    const { env } = this.ctx.state;
    if (!ended.length) return null;
    return h("div", { class: "decided" }, h("h3", { class: "eyebrow" }, sayKey("summary-decided")),
      ended.map(({ text, ends }) => h("p", {}, say(text), (ends ?? []).flatMap((rule) => [" ", ruleLink(env.system, rule)]))));
  }

  /** The names of the sides, in the order of the seats. @param {Course} course */
  sides({ points }) {
    const { view } = this.ctx.state;
    return (points[0]?.sides ?? []).map(({ seat }) => sideName(sideOf(view, seat)));
  }

  /** @param {Course} course */
  turns({ points }) {
    return points.map(({ round }) => (round > 0 ? String(round) : sayKey("summary-start")));
  }

  /** What is played for, turn by turn. @param {Course} course @param {boolean} [small] */
  points(course, small = false) {
    const first = course.points.at(-1)?.sides[0]?.tracks ?? [];
    const track = first.find((one) => one.goal) ?? first[0];
    if (!track || course.points.length < 2) return null;
    const value = (/** @type {Track[]} */ tracks) => tracks.find((one) => one.id === track.id)?.value ?? 0;
    return linePlot({
      title: sayKey("summary-by-turn", { what: upper(say(track.text)) }), labels: this.turns(course), corner: sayKey("summary-turn"),
      goal: track.goal ? (track.of ?? undefined) : undefined,
      series: this.sides(course).map((name, i) => ({ name, values: course.points.map(({ sides }) => value(sides[i].tracks)) })),
    }, small);
  }

  /** @param {Course} course */
  losses(course) {
    if (course.points.length < 2) return null;
    return linePlot({
      title: sayKey("summary-by-turn", { what: sayKey("summary-losses") }), labels: this.turns(course), corner: sayKey("summary-turn"),
      series: this.sides(course).map((name, i) => ({ name, values: course.points.map(({ sides }) => sides[i].lost) })),
    });
  }

  /** @param {Course} course */
  kinds(course) {
    const seats = (course.points[0]?.sides ?? []).map(({ seat }) => seat);
    const rows = [...new Set(course.losses.map(({ text }) => say(text)))];
    if (!rows.length) return h("p", {}, sayKey("summary-no-losses"));
    const of = (/** @type {number} */ seat, /** @type {string} */ row) => course.losses.filter((loss) => loss.seat === seat && say(loss.text) === row).reduce((sum, { n }) => sum + n, 0);
    return barPlot({
      title: sayKey("summary-kinds"), rows: rows.map(upper), corner: sayKey("summary-kind"),
      series: this.sides(course).map((name, i) => ({ name, values: rows.map((row) => of(seats[i], row)) })),
    });
  }
}
