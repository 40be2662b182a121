// The upper corners of the public screen: where we are on the left, the code and the living on the right.
import { html } from "htm/preact";
import { spoken, table, view } from "../store.js";
import { draw, say, ui } from "../words.js";

/** @import { Panels } from "../types.d.ts" */

/** Whether the line is too long for the corner; then it is in the middle. */
export const long = () => say(view.value?.line).length > 18;

/** Whether a player has asked for a pause by day; the foot of the wall says so. */
export const held = () =>
  view.value?.tone !== "night" && Boolean(view.value?.panels?.some((panel) => panel.kind === "script" && panel.held));

/** @param {{circle?: Panels["circle"]}} props */
export function Corners({ circle }) {
  const fits = !long() || !circle || view.value?.tone === "night";
  // a dawn has its line in the largest letters
  const dawn = view.value?.panels?.some((panel) => panel.kind === "daybreak");
  const beside = view.value?.line && fits && !dawn && !held();
  return html`<header class="corners">
    <div><h1>${draw(view.value?.title)}</h1>${beside && html`<p class="s">${draw(view.value?.line)}</p>`}</div>
    <${Code} living=${living(circle)} />
  </header>`;
}

/** How many are alive. @param {Panels["circle"]} [circle] @returns {number | undefined} */
export const living = (circle) =>
  circle?.marks.every((mark) => mark.note)
    ? undefined
    : circle?.marks.filter((mark) => !mark.dead && !mark.gone).length;

/** The code of the table, and how many are left. @param {{living?: number}} props */
export function Code({ living: count }) {
  return html`<div class="right"><p class="t num code">${spoken(table.value?.code)}</p>
    ${count !== undefined && html`<p class="s">${ui("screen-living", { count })}</p>`}</div>`;
}
