// A morning on the public screen: the village under the sun, and in the largest letters who was lost.
import { html } from "htm/preact";
import { Village } from "../parts/ring/village.js";
import { draw, nameOf, say, ui } from "../words.js";
import { awaitsAnnouncement } from "./announcement.js";
import { Corners } from "./corners.js";
import { headline, largeNames } from "./large-names.js";
import { stage } from "./stage.js";

/** Units: of one name (33 % of the height), of two, of two that stand one below the other, and beside the edges. */
const [ONE, TWO, LEAST, STACKED, EDGE] = [236, 195, 144, 128, 112];

/** @import { Panels } from "../types.d.ts" */

/** @param {{panel: Panels["daybreak"], circle?: Panels["circle"]}} props */
export function Dawn({ panel, circle }) {
  const lost = panel.fallen ?? [];
  const fallen = awaitsAnnouncement() ? [] : lost;
  const marks = (circle?.marks ?? []).map((mark) =>
    awaitsAnnouncement() && lost.includes(mark.seat) ? { ...mark, dead: false } : mark,
  );
  const lit = marks.map((mark) => !mark.dead && !mark.gone);
  const ghosts = marks.map((mark) => fallen.includes(mark.seat));
  const { w, h, upright } = stage.value;
  const wide = w - EDGE;
  const most = fallen.length > 1 ? TWO : ONE;
  const least = upright ? TWO : LEAST;
  const { size, stacked } = largeNames(fallen, { w: wide, most, least, stacked: STACKED, gap: 120 });
  const title = headline(say(panel.title), wide, fallen.length ? 54 : 92);
  const covered = panel.line && html`<p class="covered">${draw(panel.line)}</p>`;
  return html`<main class=${`dawn ${stacked ? "low" : ""} ${awaitsAnnouncement() ? "kept" : ""}`}>
    <${Village} day lit=${lit} ghosts=${ghosts} whole=${w < h * 1.7} label=${ui("screen-village-day", { lit: lit.filter(Boolean).length, all: lit.length })} />
    <${Corners} circle=${circle && { ...circle, marks }} />
    <div class="lost-ones">
      <p class="q" style=${`font-size:${title}px`}>${draw(panel.title)}</p>
      ${
        fallen.length > 0 &&
        html`<h2 class=${stacked ? "stacked" : ""} style=${`font-size:${size}px`}>
        ${fallen.map((seat, at) => html`${at > 0 && html`<i class="g" aria-hidden="true"></i>`}<bdi key=${seat}>${nameOf(seat)}</bdi>`)}</h2>`
      }
      ${stacked && covered}
    </div>
    ${!stacked && covered}
  </main>`;
}
