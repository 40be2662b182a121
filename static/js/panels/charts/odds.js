// Who will win: a bar to scale for each way of playing, and the same numbers in words.
import { html } from "htm/preact";
import { draw } from "../../words.js";

/** @param {import("../../shapes.d.ts").PanelProps<"odds">} props */
export function Odds({ panel }) {
  return html`<section class="odds">
    <h2>${draw(panel.title)}</h2>
    ${(panel.bars ?? []).map(
      (bar) => html`<p class="s">${draw(bar.label)}</p>
      <ul class="bar">
        ${bar.parts.map(
          (one) =>
            html`<li class=${one.marked ? "marked" : ""} style=${`--share:${one.value}`}><span>${draw(one.label)} <b class="num">${one.value}</b></span></li>`,
        )}
      </ul>`,
    )}
    ${(panel.notes ?? []).map((line) => html`<p class="s">${draw(line)}</p>`)}
  </section>`;
}
