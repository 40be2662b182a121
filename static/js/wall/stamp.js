// A trail has arrived: for some seconds the public screen shows it alone, on paper, stamped, with its stops.
import { html } from "htm/preact";
import { Emblem } from "../parts/shapes/emblem.js";
import { nameWidth } from "../parts/shapes/letters.js";
import { draw, nameOf, say } from "../words.js";
import { Code } from "./corners.js";
import { useMoment } from "./motion.js";
import { headline } from "./large-names.js";
import { stage } from "./stage.js";

/** @import { Panels, Trail } from "../types.d.ts" */

/** Units: across of the words beside the paper, of their letters at most, of the stamp and of its letters. */
const [WORDS, UPRIGHT, LARGE, STAMP, INKED] = [480, 700, 84, 560, 96];

/** The trail that has just arrived, while it is shown; none after a reload. @param {Panels["trails"]} [panel] @returns {Trail | null} */
export function useArrival(panel) {
  const trail = panel?.trails.find((one) => one.arrival?.length);
  const on = useMoment(trail ? String(trail.id) : "");
  return (on && trail) || null;
}

/** @param {{trail: Trail, tip?: string | null}} props `tip`: the emblem of its way */
export function Stamped({ trail, tip }) {
  const [count, where, follows, remark] = trail.arrival ?? [];
  const across = stage.value.upright ? UPRIGHT : WORDS;
  const place = say(trail.place).toUpperCase();
  const label = say(trail.label);
  return html`<main class="stamped">
    <figure class="sheet-of" aria-hidden="true">
      <p class="t" style=${`font-size:${headline(label, 400, 56)}px`}>${label}</p><b class="t num">${Number(trail.id) + 1}</b>
      <i></i><i></i><i></i>
      <span class="stamp" style=${`font-size:${Math.min(INKED, (STAMP - 60) / nameWidth(place, 1))}px`}>${place}</span>
    </figure>
    <section>
      <p class="t count">${draw(count)}</p>
      <h1 style=${`font-size:${headline(say(where), across, LARGE)}px`}>${draw(where)}</h1>
      <ol>${trail.stops.map((stop, at) => html`<li key=${at}>${tip && html`<${Emblem} name=${tip} size=${2.25} />`}<b>${draw(stop.label)}</b>${stop.seat != null && html`<bdi>${nameOf(stop.seat)}</bdi>`}</li>`)}</ol>
      ${follows && html`<p class="t follows" style=${`font-size:${headline(say(follows), across, 60)}px`}>${draw(follows)}</p>`}
      ${remark && html`<p class="remark">${draw(remark)}</p>`}
    </section>
    <${Code} />
  </main>`;
}
