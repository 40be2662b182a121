// A flower is full and gathered: for some seconds the public screen shows it alone, and whose it is.
import { html } from "htm/preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { draw, nameOf, ui } from "../words.js";
import { Code } from "./corners.js";
import { Figure } from "./end/figures.js";
import { endsAtTouch } from "./motion.js";
import { headline } from "./large-names.js";
import { stage } from "./stage.js";

/** @import { Bed, Panels, Text } from "../types.d.ts" */

/** Units: of the flower, of its words across, of the name. */
const [ROSE, WORDS, UPRIGHT, LARGE] = [600, 500, 700, 110];

/** The flower that was gathered last, while it is shown; none after a reload. @param {Panels["petals"]} [panel] @returns {Bed | null} */
export function useGathered(panel) {
  const beds = panel?.beds ?? [];
  const before = useRef(/** @type {Bed[] | null} */ (null));
  const [shown, setShown] = useState(/** @type {Bed | null} */ (null));
  const key = beds.map(({ seat, gathered = 0 }) => `${seat}:${gathered}`).join();
  useLayoutEffect(() => {
    const old = before.current;
    before.current = beds;
    const grew = beds.find(({ seat, gathered = 0 }) =>
      old?.some((one) => one.seat === seat && (one.gathered ?? 0) < gathered),
    );
    setShown(grew ?? null);
    return grew && endsAtTouch(() => setShown(null));
  }, [key]);
  return shown;
}

/** @param {{bed: Bed, line?: Text}} props `line`: what has just happened */
export function ClosedRose({ bed, line }) {
  const { gathered = 0, goal = 0 } = bed;
  const name = nameOf(bed.seat);
  const across = stage.value.upright ? UPRIGHT : WORDS;
  return html`<main class="closed-rose">
    <${Figure} tile=${{ style: "rose", count: 12, of: 12 }} w=${ROSE} h=${ROSE} />
    <section>
      <h1 style=${`font-size:${headline(name, across, LARGE)}px`}><bdi>${name}</bdi></h1>
      ${line && html`<p class="t">${draw(line)}</p>`}
      <p class="t num of">${ui("ui-petals-of", { filled: gathered, total: goal })}</p>
    </section>
    <${Code} />
  </main>`;
}
