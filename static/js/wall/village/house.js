// One house of a village of seats: lit while its guest is there, or dark.
import { html } from "htm/preact";
import { roofCuts } from "../../parts/ring/village.js";
import { noise } from "../../parts/shapes/noise.js";
import { taperedCut } from "../../parts/shapes/tapered-cut.js";
import { ROOF } from "./rows.js";

/**
 * @param {{at: import("./rows.js").House, seed: number, state?: string, dim?: boolean, children?: import("../../shapes.d.ts").Drawn}} props
 *   `seed`: the same house for the same seat, always. `state`: "lit", "dark" or more classes. `dim`: nobody is expected there
 */
export function House({ at, seed, state = "lit", dim = false, children }) {
  const { x, y, w, h } = at;
  const [half, up] = [w / 2, w * ROOF];
  const eaves = -h;
  const run = Math.hypot(half + 8, up);
  const slope = (Math.atan2(up, half + 5) * 180) / Math.PI;
  const pane = Math.max(13, Math.min(18, w * 0.17));
  const chimney = chimneyOf(w, seed);
  const cuts = [0, 1, 2, 3].map((k) =>
    taperedCut((noise(seed + k * 3) - 0.5) * w * 0.84, eaves + h * (0.3 + 0.62 * noise(seed * 2 + k)), 14, 86, 1.1),
  );
  return html`<g class=${`seat-house ${state} ${dim ? "dim" : ""}`} style=${`transform:translate(${x.toFixed(1)}px,${y.toFixed(1)}px)`}>
    <path class="wall" d=${`M${chimney} ${eaves}V${eaves - up}h9V${eaves}Z`} />
    <path class="wall" d=${`M${-half} 0V${eaves}L${-half - 5} ${eaves + 1}L0 ${eaves - up}L${half + 5} ${eaves + 1}L${half} ${eaves}V0Z`} />
    <path class="roof" d=${taperedCut(-half / 2 - 3.5, eaves - up / 2 + 1, run, -slope, 3) + taperedCut(half / 2 + 3.5, eaves - up / 2 + 1, run, slope, 3)} />
    <path class="tiles" d=${roofCuts([-half, w, eaves, up], seed)} /><path class="planks" d=${cuts.join("")} />
    <circle class="halo" cy=${eaves / 2} r=${pane * 3.4} fill="url(#window-light)" />
    <g transform=${`translate(0 ${(eaves / 2).toFixed(1)})`}>
      <path class="pane" d=${`M${-pane} ${-pane}H${pane}V${pane}H${-pane}Z`} />
      <path class="cross" d=${`M0 ${-pane}V${pane}M${-pane} ${-pane * 0.1}H${pane}`} />
    </g>${children}
  </g>`;
}

/** Where the chimney stands, from the middle of the house. @param {number} w @param {number} seed */
const chimneyOf = (w, seed) => (seed % 2 ? -w * 0.29 : w * 0.21);

/** The top of its chimney. @param {import("./rows.js").House} at @param {number} seed */
export const chimneyTop = ({ x, y, w, h }, seed) => ({ x: x + chimneyOf(w, seed) + 4.5, y: y - h - w * ROOF });

/** The two cords from which a name hangs. @param {{at: import("./rows.js").House, drop: number, wide: number}} props */
export const Cords = ({ at, drop, wide }) =>
  html`<path class="cords" d=${[-1, 1].map((side) => taperedCut(at.x + (side * wide) / 2, at.y + drop * 0.55, drop * 0.8, 90, 1.2)).join("")} />`;

/** A pennant on the roof, on the side without a chimney: who lives here holds an office. @param {{at: import("./rows.js").House, seed: number}} props */
export const Pennant = ({ at: { w, h }, seed }) => {
  const [x, foot] = [seed % 2 ? w * 0.3 : -w * 0.34, -h - w * ROOF * 0.3];
  return html`<path class="pennant" d=${`M${x} ${foot}v-46l30 10l-27 10v26z`} />`;
};

/** The light of windows, once in a drawing. */
export const WindowLight = () => html`<defs><radialGradient id="window-light">
  <stop stop-color="#ff8a4a" stop-opacity=".5" /><stop offset=".5" stop-color="#ff8a4a" stop-opacity=".16" /><stop offset="1" stop-color="#ff8a4a" stop-opacity="0" />
</radialGradient></defs>`;
