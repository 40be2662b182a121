// A proposal that several people have to agree on: its terms, who has agreed, who has not.
import { html } from "htm/preact";
import { draw, ui } from "../../words.js";

/** @param {import("../../shapes.d.ts").PanelProps<"proposal">} props */
export function Proposal({ panel }) {
  const { agreed = [], missing = [] } = panel;
  const named = (/** @type {number[]} */ seats) => draw({ t: "ui-names", p: { names: { seats } } });
  return html`<section class="proposal">
    <h2>${draw(panel.title)}</h2>
    <ul class="q">${(panel.terms ?? []).map((term, i) => html`<li key=${i}><span>${draw(term)}</span></li>`)}</ul>
    ${agreed.length > 0 && html`<p class="s">${ui("ui-agreed")} ${named(agreed)}</p>`}
    ${missing.length > 0 && html`<p class="s">${ui("ui-not-agreed")} ${named(missing)}</p>`}
  </section>`;
}
