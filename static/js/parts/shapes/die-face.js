// The face of a die: an ivory block with holes.
import { html } from "htm/preact";

const [LOW, MID, HIGH] = [17, 32, 47];
/** @type {Record<number, number[][]>} */
const PIPS = {
  1: [[MID, MID]],
  2: [
    [LOW, LOW],
    [HIGH, HIGH],
  ],
  3: [
    [LOW, LOW],
    [MID, MID],
    [HIGH, HIGH],
  ],
  4: [
    [LOW, LOW],
    [LOW, HIGH],
    [HIGH, LOW],
    [HIGH, HIGH],
  ],
  5: [
    [LOW, LOW],
    [LOW, HIGH],
    [MID, MID],
    [HIGH, LOW],
    [HIGH, HIGH],
  ],
  6: [
    [LOW, LOW],
    [LOW, MID],
    [LOW, HIGH],
    [HIGH, LOW],
    [HIGH, MID],
    [HIGH, HIGH],
  ],
};

/** A face with more pips than six is written as a number. @param {{face: number}} props */
export function Face({ face }) {
  const pips = PIPS[face];
  return html`<svg class="die-face" viewBox="0 0 64 64" aria-hidden="true">
    <path class="block" d="M2 9 8 2 55 3 62 8 61 55 55 62 9 61 3 54Z" />
    ${
      pips
        ? pips.map(([x, y]) => html`<circle class="pip" key=${`${x}.${y}`} cx=${x} cy=${y} r="6.4" />`)
        : html`<text class="pip" x="32" y="45" text-anchor="middle" font-size="38">${face}</text>`
    }
  </svg>`;
}
