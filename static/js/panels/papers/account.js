// A change explained line by line: what it was, by what rule, what it is now.
import { html } from "htm/preact";
import { draw, nameOf, ui } from "../../words.js";

/** @param {import("../../shapes.d.ts").PanelProps<"account">} props */
export function Account({ panel }) {
  return html`<section class="account">
    <h2>${draw(panel.title)}</h2>
    <ul>${(panel.entries ?? []).map(
      (one) => html`<li key=${one.seat}>
      <bdi class="t">${nameOf(one.seat)}</bdi>
      <span class="num before">${one.before}</span>
      <span class="how">${draw(one.how)}</span>
      <span class="g" aria-hidden="true"></span><span class="sr">${ui("ui-becomes")}</span>
      <b class=${`num ${one.after === one.before ? "" : "hue"}`}>${one.after}</b>
    </li>`,
    )}</ul>
    ${panel.rule && html`<p class="s">${draw(panel.rule)}</p>`}
  </section>`;
}
