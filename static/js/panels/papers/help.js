// Help in play: what is done now, the rules of this table, the words of the game.
import { html } from "htm/preact";
import { draw, ui } from "../../words.js";

/** @param {import("../../shapes.d.ts").PanelProps<"help">} props */
export function Help({ panel }) {
  return html`<section class="helps">
    <h2>${draw(panel.title)}</h2>
    <ol>${panel.steps.map(
      (step, at) =>
        html`<li key=${at} aria-current=${at === panel.at ? "step" : undefined}><span class="num" aria-hidden="true">${at + 1}</span><span>${draw(step)}</span></li>`,
    )}</ol>
    <h2>${ui("ui-help-rules")}</h2>
    <ul>${(panel.rules ?? []).map(
      (rule, at) =>
        html`<li key=${at}><span>${draw(rule.words)}${rule.own && html` <b class="hue">${ui("ui-help-own")}</b>`}</span></li>`,
    )}</ul>
    <h2>${ui("ui-help-words")}</h2>
    <dl>${(panel.terms ?? []).map((term, at) => html`<div key=${at}><dt class="t">${draw(term.name)}</dt><dd>${draw(term.means)}</dd></div>`)}</dl>
  </section>`;
}
