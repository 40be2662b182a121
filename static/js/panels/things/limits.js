// What the turn allows once: a full mark is left, a hollow one is used.
import { html } from "htm/preact";
import { draw, ui } from "../../words.js";

/** @import { Limit } from "../../types.d.ts" */

/** @param {import("../../shapes.d.ts").PanelProps<"limits">} props */
export function Limits({ panel }) {
  return html`<section class="limits">
    <p class="t">${draw(panel.title)}</p>
    <ul>${panel.limits.map(
      (/** @type {Limit} */ one, /** @type {number} */ at) =>
        html`<li key=${at} class=${one.left ? "left" : "used"}><i aria-hidden="true"></i><span>${draw(one.label)}<span class="sr">: ${ui(one.left ? "ui-limit-left" : "ui-limit-used")}</span></span></li>`,
    )}</ul>
  </section>`;
}
