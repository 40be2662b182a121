// The dawn: who died in the night, in the largest type.
import { html } from "htm/preact";
import { draw, nameOf, say } from "../../words.js";
import { lettersOf } from "../../parts/shapes/letters-of.js";

/** @param {import("../../shapes.d.ts").PanelProps<"daybreak">} props */
export function Daybreak({ panel }) {
  const fallen = panel.fallen ?? [];
  return html`<section class="verdict daybreak">
    ${
      fallen.length
        ? html`<p class="q">${draw(panel.title)}</p>${fallen.map((seat) => html`<h1 key=${seat} style=${lettersOf(nameOf(seat))}><bdi>${nameOf(seat)}</bdi></h1>`)}`
        : html`<h1 style=${lettersOf(say(panel.title))}>${draw(panel.title)}</h1>`
    }
    <hr class="g b" />
    ${panel.line && html`<p class="line">${draw(panel.line)}</p>`}
  </section>`;
}
