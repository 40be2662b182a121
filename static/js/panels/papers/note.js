// Plain words: a heading and sentences.
import { html } from "htm/preact";
import { Emblem } from "../../parts/shapes/emblem.js";
import { draw, ui } from "../../words.js";

/** @param {import("../../shapes.d.ts").PanelProps<"note">} props */
export function Note({ panel }) {
  const warning = panel.tone === "warning";
  return html`<section class=${`note ${panel.tone ?? ""}`}>
    ${panel.emblem && html`<${Emblem} name=${panel.emblem} size=${2.5} />`}
    <div>
      ${warning && html`<p class="s hue">${ui("ui-mind")}</p>`}
      ${panel.title && html`<h2>${draw(panel.title)}</h2>`}
      ${(panel.lines ?? []).map((line) => html`<p>${draw(line)}</p>`)}
    </div>
  </section>`;
}
