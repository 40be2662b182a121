// What moves over a village, independent of the game: a cloud, a star, the smoke of one chimney; each is a layer.
import { html } from "htm/preact";
import { taperedCut } from "../../parts/shapes/tapered-cut.js";

const CLOUD = [0, 1, 2, 3].map((k) => taperedCut(210 - (k % 2) * 46, 8 + k * 11, 190 - k * 26, 0, 4.5)).join("");
const STAR = taperedCut(70, 36, 120, 24, 2.4);
const SMOKE = [0, 1, 2]
  .map((k) => taperedCut(26 + ((k * 7) % 3) * 5, 84 - k * 26, 30, 96 - k * 10, 3.4 - k * 0.5))
  .join("");

/** @param {{w: number, y: number}} props units: across of the sky, and where the cloud goes */
export const Sky = ({
  w,
  y,
}) => html`<svg class="cloud" style=${`top:${y}px`} viewBox="0 0 320 50" aria-hidden="true"><path d=${CLOUD} /></svg>
  <svg class="star" style=${`left:${Math.round(w * 0.26)}px`} viewBox="0 0 140 72" aria-hidden="true"><path d=${STAR} /></svg>`;

/** @param {{x: number, y: number}} props units: the top of a chimney */
export const Smoke = ({ x, y }) =>
  html`<svg class="smoke" style=${`left:${Math.round(x - 28)}px;top:${Math.round(y - 104)}px`} viewBox="0 0 56 104" aria-hidden="true"><path d=${SMOKE} /></svg>`;
