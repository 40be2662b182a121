// Two sides and the score between them, and what comes after.
import { html } from "htm/preact";
import { draw, nameOf, say, ui } from "../../words.js";

/** @param {import("../../shapes.d.ts").PanelProps<"versus">} props */
export function Versus({ panel }) {
  const [first, second] = panel.sides;
  const side = (
    /** @type {import("../../types.d.ts").VersusSide} */ one,
  ) => html`<div class=${one.leads ? "side-of ahead" : "side-of"}>
    <b class="num">${one.score}</b>
    <bdi class=${nameOf(one.seat).length > 10 ? "t long" : "t"}>${one.seat === panel.own ? ui("board-you") : nameOf(one.seat)}</bdi>
    ${one.note && html`<small>${draw(one.note)}</small>`}
  </div>`;
  return html`<section class="versus">
    <div class="score" role="group" aria-label=${say(panel.label)}>${side(first)}<span class="s counted"><i class="g"></i>${draw(panel.label)}</span>${side(second)}</div>
    ${panel.following && html`<p class="following">${draw(panel.following)}</p>`}
  </section>`;
}
