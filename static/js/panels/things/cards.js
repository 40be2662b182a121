// The cards of a deck: the name, the number and the work of each kind, the same for everybody.
import { html } from "htm/preact";
import { Emblem } from "../../parts/shapes/emblem.js";
import { draw, ui } from "../../words.js";

/** @param {import("../../shapes.d.ts").PanelProps<"cards">} props */
export function Cards({ panel }) {
  return html`<section class="cards">
    ${panel.line && html`<p class="s">${draw(panel.line)}</p>`}
    <ul>
      ${(panel.cards ?? []).map(
        (card, at) => html`<li key=${at}>
          ${card.emblem && html`<${Emblem} name=${card.emblem} size=${3.375} />`}
          <div>
            <p class="row"><b class="t">${draw(card.name)}</b> <span class="s">${ui("ui-in-deck", { count: card.count })}</span></p>
            ${card.does && html`<p class="does">${draw(card.does)}</p>`}
            ${card.side && html`<p class="s">${draw(card.side)}</p>`}
          </div>
        </li>`,
      )}
    </ul>
  </section>`;
}
