// How many have answered, and the missing by name.
import { html } from "htm/preact";
import { draw, ui } from "../../words.js";

/** @param {import("../../shapes.d.ts").PanelProps<"awaited">} props */
export function Awaited({ panel }) {
  const missing = panel.missing ?? [];
  return html`<section class="awaited">
    <p><b class="num">${counted(panel)}</b></p>
    ${missing.length > 0 && html`<p class="s">${draw({ t: "ui-awaiting", p: { names: { seats: missing }, count: missing.length } })}</p>`}
  </section>`;
}

/** How many have answered, as the game's sentence if it has one. @param {import("../../types.d.ts").Awaited} panel */
export const counted = (panel) =>
  panel.words ? draw(panel.words) : ui("ui-answered-of", { done: panel.done, total: panel.total });
