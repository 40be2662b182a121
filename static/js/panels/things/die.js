// The die on the table, large enough for the whole room.
import { html } from "htm/preact";
import { Face } from "../../parts/shapes/die-face.js";
import { draw } from "../../words.js";

/** @param {import("../../shapes.d.ts").PanelProps<"die">} props */
export function Die({ panel }) {
  return html`<section class="die">
    <${Face} face=${panel.face} />
    <div><h2>${draw(panel.label)}</h2>${panel.line && html`<p class="s">${draw(panel.line)}</p>`}</div>
  </section>`;
}
