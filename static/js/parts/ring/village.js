// The village of the public screen as a linocut: one window for each seat, dark once it is dead.

import { html } from "htm/preact";
import { noise } from "../shapes/noise.js";
import { taperedCut } from "../shapes/tapered-cut.js";

/** Houses, left to right: [x, width, eaves y, height of the roof, floors, tower]. */
const BACK = [
  [190, 92, 508, 44],
  [300, 84, 488, 52],
  [392, 76, 500, 40],
  [560, 104, 486, 58],
  [690, 86, 498, 44],
  [796, 108, 482, 56],
  [918, 80, 500, 46],
  [1010, 90, 510, 42],
];
const FRONT = [
  [118, 118, 566, 58],
  [244, 102, 552, 66],
  [356, 124, 570, 52],
  [540, 112, 556, 70],
  [660, 132, 572, 54],
  [802, 104, 554, 66],
  [914, 122, 570, 56],
  [1044, 112, 560, 62],
];
const GROUND = 656;

/**
 * Where windows are cut: one in each house, then a second in each, so that eight living people do
 * not all live under one roof. @returns {{x: number, y: number}[]}
 */
function windows() {
  const houses = FRONT.map(([x, w, y], house) => {
    const columns = w > 115 ? [0.2, 0.5, 0.8] : [0.28, 0.72];
    const cut = [22, 56].flatMap((down) => columns.map((part) => ({ x: x + w * part, y: y + down })));
    return cut.sort((a, b) => noise(a.x + a.y + house) - noise(b.x + b.y + house));
  });
  return [0, 1, 2, 3, 4, 5].flatMap((turn) => {
    const street = houses.map((house) => house[turn]).filter(Boolean);
    return [...street.filter((_, i) => i % 2 === turn % 2), ...street.filter((_, i) => i % 2 !== turn % 2)];
  });
}
const WINDOWS = windows();

/** @param {number[]} house @param {number} seed */
export function roofCuts([x, w, y, up], seed) {
  const cuts = [];
  const slope = (Math.atan2(up, w / 2) * 180) / Math.PI;
  for (let row = 0; row < 3; row += 1) {
    const down = (row + 0.7) / 3.4;
    const reach = (w / 2) * down;
    for (let k = 0; k < row + 2; k += 1) {
      const part = (k + 0.5 + (noise(seed + row * 7 + k) - 0.5) * 0.4) / (row + 2);
      const from = x + w / 2 - reach + part * reach * 2;
      const left = from < x + w / 2;
      cuts.push(taperedCut(from, y - up + up * down + 6, 11 + noise(seed + k) * 7, left ? 180 - slope : slope, 1.5));
    }
  }
  return cuts.join("");
}

/** @param {{house: number[], seed: number, depth: string}} props */
export function House({ house, seed, depth }) {
  const [x, w, y, up] = house;
  const chimney = x + w * (seed % 2 ? 0.2 : 0.72);
  const eaves = `M${x - 7} ${y + 3}L${x + w / 2} ${y - up}L${x + w + 7} ${y + 3}`;
  return html`<g class=${`house ${depth}`}>
    <path class="block" d=${`M${chimney} ${y}V${y - up - 6}h14V${y}Z`} />
    <path class="block" d=${`${eaves}L${x + w} ${y + 3}V${GROUND}H${x}V${y + 3}Z`} />
    <path class="edge" d=${taperedCut(x + w / 4 - 3, y - up / 2 + 1, Math.hypot(w / 2 + 8, up), (Math.atan2(-up, w / 2) * 180) / Math.PI, 2.6)} />
    <path class="edge" d=${taperedCut(x + (w * 3) / 4 + 3, y - up / 2 + 1, Math.hypot(w / 2 + 8, up), (Math.atan2(up, w / 2) * 180) / Math.PI, 2.6)} />
    <path class="cuts" d=${roofCuts(house, seed)} />
  </g>`;
}

/** @param {{x: number, y: number, lit: boolean, ghost: boolean}} props `ghost`: whether its person has just died */
function Window({ x, y, lit, ghost }) {
  return html`<g class=${lit ? "window on" : "window"} transform=${`translate(${x} ${y})`}>
    <path class="pane" d="M-7-10H7L8 10H-8Z" />
    <path class="cross" d="M-8-1H8M0-10V10" />
    <g class="light lit"><circle r="34" fill="url(#lamp)" /><path class="pane" d="M-7-10H7L8 10H-8Z" /><path class="cross" d="M-8-1H8M0-10V10" /></g>
    ${ghost && html`<use class="lost-one" href="#e-ghost" x="-16" y="-46" width="32" height="32" />`}
  </g>`;
}

/** The church tower between the rows. */
export function Tower() {
  return html`<g class="house front">
    <path class="block" d="M486 656V438H482L507 366V346H511V366L536 438H532V656Z" />
    <path class="edge" d=${taperedCut(494, 404, 78, -71, 2.6)} />
    <path class="edge" d=${taperedCut(524, 404, 78, 71, 2.6)} />
    <path class="cuts" d=${[0, 1, 2, 3, 4].map((i) => taperedCut(494 + (i % 2) * 26, 500 + i * 26, 16, 90, 1.7)).join("")} />
    <path class="bell" d="M502 476V462Q509 452 516 462V476Z" />
  </g>`;
}

/** @param {{x: number, y: number, h: number}} props one fir, its boughs cut out of the block */
export function Fir({ x, y, h }) {
  const tiers = [0, 1, 2, 3].map((i) => {
    const [top, low, half] = [y - h + (h * i) / 5, y - h + (h * (i + 2)) / 5.2, (h * (i + 1.6)) / 15];
    return `M${x} ${top}L${x + half} ${low}L${x + half * 0.3} ${low - 5}L${x} ${low + 3}L${x - half * 0.3} ${low - 5}L${x - half} ${low}Z`;
  });
  const cuts = [0, 1, 2, 3].map((i) => {
    const low = y - h + (h * (i + 1.8)) / 5.2;
    const half = (h * (i + 1)) / 24;
    return taperedCut(x - half, low, h / 8, 122, 1.6) + taperedCut(x + half * 0.8, low - 4, h / 9, 58, 1.6);
  });
  return html`<g class="fir"><path class="block" d=${`${tiers.join("")}M${x - 4} ${y - 20}h8V${y + 12}h-8Z`} />
    <path class="cuts" d=${cuts.join("")} /></g>`;
}

/** The sky around a light, cut in rings. @param {number} x @param {number} y @param {number} near of the first ring @param {number} [rings] @returns {string} a path */
export function skyCuts(x, y, near, rings = 7) {
  const sky = [];
  for (let ring = 0; ring < rings; ring += 1) {
    const many = 20 + ring * 7;
    for (let k = 0; k < many; k += 1) {
      if (noise(ring * 50 + k) < 0.16) continue;
      const turn = (360 * (k + noise(ring + k * 3) * 0.5)) / many;
      const far = near + ring * 48;
      const a = (turn * Math.PI) / 180;
      const [at, down] = [x + Math.cos(a) * far * 1.2, y + Math.sin(a) * far];
      sky.push(taperedCut(at, down, 30 + ring * 6, turn + 90, 3.4 - ring * 0.25));
    }
  }
  return sky.join("");
}

/** The moon, shaded by cuts on its dark side, and the sky cut around it. @param {{high: boolean}} props */
function Moon({ high }) {
  const shade = /** @type {string[]} */ ([]);
  for (let arc = 0; arc < 5; arc += 1) {
    const reach = 74 - arc * 10;
    for (let k = 0; k < reach / 6; k += 1) {
      const a = 0.62 + ((k + 0.5) / (reach / 6) - 0.5) * (2.2 - arc * 0.24);
      const far = 84 - arc * 13;
      const turn = (a * 180) / Math.PI + 90;
      shade.push(taperedCut(640 + Math.cos(a) * far, 214 + Math.sin(a) * far, 13 - arc, turn, 4.4 - arc * 0.75));
    }
  }
  return html`<g transform=${high ? "translate(640 -300) scale(2) translate(-640 -214)" : undefined}><path class="sky" d=${skyCuts(640, 214, 136)} /><circle class="moon" cx="640" cy="214" r="92" />
    <path class="sea" d=${shade.join("")} /></g>`;
}

/** The sun of a morning behind the roofs, and its light cut around it. */
function Sun() {
  const light = [...Array(44).keys()].map((i) => {
    const turn = 184 + (i * 172) / 43 + noise(i) * 3;
    const a = (turn * Math.PI) / 180;
    const far = 172 + noise(i + 7) * 60;
    return taperedCut(640 + Math.cos(a) * far * 1.25, 512 + Math.sin(a) * far, 40 + noise(i + 3) * 44, turn, 3.6);
  });
  const slits = [0, 1, 2, 3, 4].map((i) => taperedCut(640, 418 + i * 19, 70 + i * 34, 0, 2.2));
  return html`<g><path class="sky" d=${light.join("")} /><circle class="sun" cx="640" cy="512" r="118" />
    <path class="sea" d=${slits.join("")} /></g>`;
}

/**
 * @param {{lit: boolean[], ghosts?: boolean[], day?: boolean, whole?: boolean, high?: boolean, label: string, children?: import("../../shapes.d.ts").Drawn}} props for each seat in
 *   ring order `lit`: whether it lives, `ghosts`: whether it was lost this night. `day`: with the sun instead of the
 *   moon. `whole`: all houses are shown where the picture is not as wide as it was drawn. `high`: there is far more sky than
 *   the picture has, and the moon fills it
 */
export function Village({ lit, ghosts = [], day = false, whole = false, high = false, label, children }) {
  const grass = [...Array(70).keys()].map((i) =>
    taperedCut(i * 19 + noise(i) * 16, 668 + noise(i + 9) * 44, 10 + noise(i + 3) * 16, -76 + noise(i + 5) * 34, 1.5),
  );
  const [name, box] = [day ? "village day" : "village", whole ? "96 0 1088 720" : "0 0 1280 720"];
  const fit = `xMidYMax ${whole ? "meet" : "slice"}`;
  // what is in the sky moves without the houses being drawn anew
  return html`<svg class=${`${name} heaven`} viewBox=${box} preserveAspectRatio=${fit} aria-hidden="true">${day ? html`<${Sun} />` : html`<${Moon} high=${high} />`}${children}</svg>
    <svg class=${name} viewBox=${box} preserveAspectRatio=${fit} role="img" aria-label=${label}>
    <defs><radialGradient id="lamp"><stop class="near" /><stop class="far" offset="1" /></radialGradient></defs>
    <path class="hill far" d="M-400 560H0Q160 470 330 500T720 470T1060 492T1280 520H1680V720H-400Z" />
    <path class="cuts dim" d=${[...Array(26).keys()].map((i) => taperedCut(20 + i * 50, 520 + noise(i) * 18 - Math.sin(i / 5) * 18, 36, -8 + noise(i + 2) * 16, 1.8)).join("")} />
    ${BACK.map((house, i) => html`<${House} key=${i} house=${house} seed=${i + 1} depth="back" />`)}
    <${Tower} />
    ${FRONT.map((house, i) => html`<${House} key=${i} house=${house} seed=${i + 20} depth="front" />`)}
    ${WINDOWS.slice(0, lit.length).map((at, i) => html`<${Window} key=${i} ...${at} lit=${lit[i]} ghost=${ghosts[i] ?? false} />`)}
    <path class="hill near" d="M-400 640H0Q180 668 420 650T860 656T1280 634H1680V724H-400Z" />
    <path class="cuts dim" d=${grass.join("")} />
    <${Fir} x=${46} y=${684} h=${250} /><${Fir} x=${92} y=${694} h=${132} />
    <${Fir} x=${1240} y=${686} h=${240} /><${Fir} x=${1182} y=${692} h=${140} />
  </svg>`;
}
