// @ts-check
// What is fought for, drawn over the pieces.
import { drawn, svg } from "../dom.js";
/** @import { ObjectiveView } from "../types.js" */
/** @import { Grid } from "./geometry.js" */
/** @import { Faces } from "./parts.js" */

export class ObjectiveLayer {
  /** @param {SVGElement} layer @param {Grid} grid @param {Faces} faces */
  constructor(layer, grid, faces) {
    this.layer = layer;
    this.grid = grid;
    this.faces = faces;
    this.shrink = 1;
    this.key = "";
    /** @type {ObjectiveView[]} */
    this.objectives = [];
  }

  /** Draws everything anew: the hexes lie elsewhere. */
  redraw() {
    this.key = "";
    this.show(this.objectives);
  }

  /** @param {ObjectiveView[]} objectives */
  show(objectives) {
    const ready = objectives.filter((objective) => this.faces.get(objective.face) && this.grid.at(objective.at));
    const key = ready.map((objective) => `${objective.at} ${objective.face}`).join();
    if (key === this.key) return;
    this.key = key;
    this.objectives = objectives;
    this.layer.replaceChildren(
      ...ready.map((objective) => {
        const cell = this.grid.at(objective.at);
        const art = svg("g", { class: "art" }, drawn(this.faces.get(objective.face)?.svg ?? ""));
        return svg("g", { class: "objective", transform: `translate(${cell?.x} ${cell?.y})` }, art);
      }),
    );
    this.rescale(this.shrink);
  }

  /** Objectives keep the size of the pieces. @param {number} shrink */
  rescale(shrink) {
    this.shrink = shrink;
    for (const art of this.layer.querySelectorAll(".art")) {
      art.setAttribute("transform", `scale(${shrink.toFixed(4)})`);
    }
  }
}
