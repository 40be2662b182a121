// A morning: who was lost in the night, in large type, the same words for the whole room.
import { html } from "htm/preact";
import { draw, nameOf } from "../../words.js";

/** @param {import("../../shapes.d.ts").PanelProps<"daybreak">} props */
export function Daybreak({ panel }) {
  const fallen = panel.fallen ?? [];
  return html`<section class="daybreak">
    <p class="q">${draw(panel.title)}</p>
    ${fallen.map((seat) => html`<h2 key=${seat}><bdi>${nameOf(seat)}</bdi></h2>`)}
    ${panel.line && html`<p class="s">${draw(panel.line)}</p>`}
  </section>`;
}
