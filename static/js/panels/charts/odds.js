// Who will win: a bar to scale for each way of playing, and the same numbers in words.
import { html } from "htm/preact";
import { draw } from "../../words.js";

/** @import { Panels } from "../../types.d.ts" */

/** The usual way of playing; the others, and how the numbers were found, are in a fold. @param {import("../../shapes.d.ts").PanelProps<"odds">} props */
export function Odds({ panel }) {
  const [first, ...others] = panel.bars ?? [];
  const notes = (panel.notes ?? []).map((line) => html`<p class="s">${draw(line)}</p>`);
  return html`<section class="odds">
    <h2>${draw(panel.title)}</h2>
    ${first && html`<${Bar} bar=${first} />`}
    ${panel.more ? html`<details><summary>${draw(panel.more)}</summary>${others.map((bar) => html`<${Bar} bar=${bar} />`)}${notes}</details>` : notes}
  </section>`;
}

/** @param {{bar: NonNullable<Panels["odds"]["bars"]>[number]}} props */
const Bar = ({ bar }) => html`<p class="s">${draw(bar.label)}</p>
  <ul class="bar">${bar.parts.map(
    (one) =>
      html`<li class=${one.marked ? "marked" : ""} style=${`--share:${one.value}`}><span>${draw(one.label)} <b class="num">${one.value}</b></span></li>`,
  )}</ul>`;
