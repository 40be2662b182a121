// The composition of a deck: how many cards of each kind, with remarks under it.
import { html } from "htm/preact";
import { Emblem } from "../../parts/shapes/emblem.js";
import { draw, ui } from "../../words.js";

/** @param {import("../../shapes.d.ts").PanelProps<"piles">} props */
export function Piles({ panel }) {
  return html`<section class="piles">
    <h2>${draw(panel.title)}</h2>
    <ul>
      ${(panel.piles ?? []).map(
        (pile) => html`<li>
          ${pile.emblem && html`<${Emblem} name=${pile.emblem} size=${2.75} />`}
          <span><b class="num">${pile.count}</b> ${draw(pile.label)}</span>
        </li>`,
      )}
    </ul>
    ${(panel.warnings ?? []).map(
      (line) => html`<p class="warning"><b class="hue">${ui("ui-mind")}.</b> ${draw(line)}</p>`,
    )}
    ${(panel.notes ?? []).map((line) => html`<p class="s">${draw(line)}</p>`)}
  </section>`;
}
