// A fight told blow by blow: pairs of gouges, and a sentence on why each one fell.
import { html } from "htm/preact";
import { draw, ui } from "../words.js";

/** @param {import("../shapes.d.ts").PanelProps} props */
export function Blows({ panel }) {
  return html`<section class="blows">
    <h2>${draw(panel.title)}</h2>
    ${panel.line && html`<p class="s">${draw(panel.line)}</p>`}
    <ol>
      ${(panel.rounds ?? []).map(
        (/** @type {any} */ round, /** @type {number} */ at) => html`<li key=${at}>
          <h3>${draw(round.label)}</h3>
          ${round.blows.map(
            (
              /** @type {any} */ blow,
              /** @type {number} */ n,
            ) => html`<p key=${n} class=${`blow ${(blow.side ?? 1) > 0 ? "near" : "far"}`}>
              <b><bdi>${blow.by}</bdi></b>
              <span class="cuts" role="img" aria-label=${ui("board-hits", { damage: blow.damage })}>
                ${Array.from({ length: Math.min(6, blow.damage) }, (_, cut) => html`<i class="g h" key=${cut}></i>`)}<span class="num">${blow.damage}</span>
              </span>
              <b><bdi>${blow.at}</bdi></b>
            </p>`,
          )}
          ${(round.ends ?? []).map((/** @type {any} */ end, /** @type {number} */ n) => html`<p class="end" key=${n}>${draw(end)}</p>`)}
        </li>`,
      )}
    </ol>
    ${panel.outcome && html`<p class="t outcome">${draw(panel.outcome)}</p>`}
  </section>`;
}
