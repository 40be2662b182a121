// The background of a village: hills, empty houses, the tower, firs.
import { html } from "htm/preact";
import { House as Far, Fir, Tower } from "../../parts/ring/village.js";
import { noise } from "../../parts/shapes/noise.js";
import { taperedCut } from "../../parts/shapes/tapered-cut.js";

/** Left edges and widths of the houses far away, of a picture that is 1280 units across. */
const FAR = [24, 169, 310, 432, 760, 895, 1026, 1167].map((x, at) => [x, 84 + ((at * 37) % 5) * 6]);

/** @param {{w: number, h: number, horizon: number, rows: boolean}} props units. `horizon`: where the hills begin. `rows`: the village fills the hills itself */
export function Landscape({ w, h, horizon, rows }) {
  const part = w / 1280;
  const grass = [...Array(60).keys()].map((i) =>
    taperedCut(
      i * (w / 60) + noise(i) * 16,
      h - 60 + noise(i + 9) * 54,
      10 + noise(i + 3) * 16,
      -76 + noise(i + 5) * 34,
      1.5,
    ),
  );
  const y = horizon;
  return html`<path class="hill far" d=${`M0 ${y + 30}Q${w * 0.14} ${y - 48} ${w * 0.28} ${y - 10}T${w * 0.6} ${y - 42}T${w * 0.84} ${y - 20}T${w} ${y}V${h}H0Z`} />
    ${!rows && FAR.map(([x, across], at) => html`<${Far} key=${at} house=${[x * part, across, y + 26 - ((at * 13) % 4) * 7, 40]} seed=${at + 1} depth="back" />`)}
    ${!rows && html`<g transform=${`translate(${w * 0.3 - 509} ${y - 426})`}><${Tower} /></g>`}
    <path class="hill near" d=${`M0 ${h - 136}Q${w / 4} ${h - 160} ${w / 2} ${h - 140}T${w} ${h - 148}V${h}H0Z`} />
    <path class="cuts dim" d=${grass.join("")} />
    ${!rows && html`<${Fir} x=${18} y=${h - 112} h=${150} /><${Fir} x=${w - 18} y=${h - 112} h=${150} />`}`;
}
