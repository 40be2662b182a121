// Help in play: what is done now, the rules of this table, the words of the game.
import { html } from "htm/preact";
import { draw, ui } from "../words.js";

/** @import { InForce, Term, Text } from "../types.d.ts" */

/** @param {import("../shapes.d.ts").PanelProps} props */
export function Help({ panel }) {
  return html`<section class="helps">
    <h2>${draw(panel.title)}</h2>
    <ol>${panel.steps.map(
      (/** @type {Text} */ step, /** @type {number} */ at) =>
        html`<li key=${at} aria-current=${at === panel.at ? "step" : undefined}><span class="num" aria-hidden="true">${at + 1}</span><span>${draw(step)}</span></li>`,
    )}</ol>
    <h2>${ui("ui-help-rules")}</h2>
    <ul>${panel.rules.map(
      (/** @type {InForce} */ rule, /** @type {number} */ at) =>
        html`<li key=${at}><span>${draw(rule.words)}${rule.own && html` <b class="hue">${ui("ui-help-own")}</b>`}</span></li>`,
    )}</ul>
    <h2>${ui("ui-help-words")}</h2>
    <dl>${panel.terms.map((/** @type {Term} */ term, /** @type {number} */ at) => html`<div key=${at}><dt class="t">${draw(term.name)}</dt><dd>${draw(term.means)}</dd></div>`)}</dl>
  </section>`;
}
