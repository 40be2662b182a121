// A fight blow by blow: pairs of marks, and a sentence on why each fighter died.
import { html } from "htm/preact";
import { drawn } from "../../parts/shapes/thing-names.js";
import { page } from "../../store.js";
import { draw, ui } from "../../words.js";

/** From so many blows on, a wide screen sets them in two columns. */
const LONG = 5;

/** The result first, then how it came about. @param {import("../../shapes.d.ts").PanelProps<"blows">} props */
export function Blows({ panel }) {
  const rounds = panel.rounds ?? [];
  const long = rounds.reduce((many, one) => many + one.blows.length, 0) > LONG;
  // on a phone the board must stay near: a long account is opened by a touch
  const folded = long && Boolean(panel.outcome) && page.kind === "phone";
  return html`<section class=${long ? "blows long" : "blows"}>
    <h2>${draw(panel.title)}</h2>
    ${panel.outcome && html`<p class="t outcome">${draw(panel.outcome)}</p>`}
    ${panel.line && html`<p class="s">${draw(panel.line)}</p>`}
    <${folded ? "details" : "div"} class="rounds">
    ${folded && html`<summary>${ui("board-blow-by-blow")}</summary>`}
    <ol>
      ${rounds.map(
        (round, at) => html`<li key=${at}>
          <h3>${draw(round.label)}</h3>
          ${round.blows.map(
            (blow, n) => html`<p key=${n} class=${`blow ${(blow.side ?? 1) > 0 ? "near" : "far"}`}>
              <b><bdi>${drawn(blow.by)}</bdi></b>
              <span class="cuts" role="img" aria-label=${ui("board-hits", { damage: blow.damage })}>
                ${Array.from({ length: Math.min(6, blow.damage) }, (_, cut) => html`<i class="g h" key=${cut}></i>`)}<span class="num">${blow.damage}</span>
              </span>
              <b><bdi>${drawn(blow.at)}</bdi></b>
            </p>`,
          )}
          ${(round.ends ?? []).map((end, n) => html`<p class="end" key=${n}>${draw(end)}</p>`)}
        </li>`,
      )}
    </ol>
    <//>
  </section>`;
}
