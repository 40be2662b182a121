// One picture of an evening, cut like all others: a night with houses and a moon, or a crowd with torches.
import { html } from "htm/preact";
import { skyCuts } from "../../parts/ring/village.js";
import { noise } from "../../parts/shapes/noise.js";
import { taperedCut } from "../../parts/shapes/tapered-cut.js";
import { House } from "../village/house.js";

/** @import { Tile } from "../../types.d.ts" */

/** Units of the height of a picture. */
const H = 190;
/** A house in a picture. */
const HOME = { y: H, w: 108, h: 70, room: 108 };
/** Heads across one picture, beside which there may be room for more; wolves at most. */
const [HEADS, PACK] = [10, 3];

/** @param {{tile: Tile, w: number, flip: boolean}} props `flip`: drawn the other way round, for a change */
export function Drawing({ tile, w, flip }) {
  const day = tile.style === "vote" || tile.style === "lot" || tile.style === "spared";
  return html`<svg class="drawing hamlet" viewBox=${`0 0 ${w} ${H}`} aria-hidden="true">
    ${day ? html`<${Trial} tile=${tile} w=${w} />` : html`<${Night} tile=${tile} w=${w} flip=${flip} />`}
  </svg>`;
}

/** @param {{name: string, x: number, y: number, size: number, class?: string}} props `x`: its middle. `y`: its foot */
const Cut = ({ name, x, y, size, class: kind = "" }) =>
  html`<use class=${`cut-of ${kind}`} href=${`#e-${name}`} x=${x - size / 2} y=${y - size} width=${size} height=${size} />`;

/** @param {{tile: Tile, w: number, flip: boolean}} props */
function Night({ tile, w, flip }) {
  const { style, by, emblem } = tile;
  const home = { ...HOME, x: w - 90 };
  const hunters = style === "attack" || style === "visit" ? Math.max(1, Math.min(PACK, tile.count ?? 1)) : 0;
  return html`<rect class="dark-sky" width=${w} height=${H} /><path class="sky" d=${skyCuts(w / 2, 60, 52, 3)} />
    <circle class="moon" cx=${w / 2} cy="56" r="31" /><path class="sea" d=${[0, 1, 2, 3].map((k) => taperedCut(w / 2 + 14, 44 + k * 9, 16, -14, 1.2)).join("")} />
    <path class="hill near" d=${`M0 ${H - 14}Q${w / 2} ${H - 26} ${w} ${H - 12}V${H}H0Z`} />
    <g transform=${flip ? `translate(${w} 0) scale(-1 1)` : undefined}>
      ${by && [...Array(hunters).keys()].reverse().map((at) => html`<g key=${at} transform=${`translate(${hunters * 22 + 52 - at * 44} 0) scale(-1 1)`}><${Cut} name=${by} x=${0} y=${H + 4} size=${128 - at * 14} class=${at ? "behind" : "hunts"} /></g>`)}
      ${style === "visit" && html`<circle class="halo" cx=${home.x} cy=${H - 60} r="110" fill="url(#window-light)" /><${Cut} name="lantern" x=${home.x} y=${H - 6} size=${112} />`}
      ${(style === "attack" || style === "fallen") && html`<${House} at=${home} seed=${4} state="dark" /><${Cut} name="ghost" x=${home.x} y=${H - 92} size=${58} />`}
      ${style === "saved" && html`<g transform="translate(64 0) scale(-1 1)">${by && html`<${Cut} name=${by} x=${0} y=${H + 4} size=${86} class="hunts" />`}</g><${House} at=${home} seed=${4} />${emblem && html`<${Cut} name=${emblem} x=${home.x - 70} y=${H - 4} size=${96} class="guards" />`}`}
      ${style === "quiet" && html`<${House} at=${{ ...home, x: w / 2 + 78 }} seed=${4} /><${House} at=${{ ...home, x: w / 2 - 78, w: 92, h: 58 }} seed=${7} />`}
    </g>`;
}

/** @param {{tile: Tile, w: number}} props */
function Trial({ tile, w }) {
  const [x, r] = [w / 2, 66];
  const light = [...Array(46).keys()].map((k) => {
    const turn = 180 + (k * 180) / 45 + noise(k) * 4;
    const far = 96 + noise(k + 5) * 90;
    const a = (turn * Math.PI) / 180;
    return taperedCut(x + Math.cos(a) * far * 1.2, 112 + Math.sin(a) * far, 26 + noise(k + 2) * 38, turn, 2.6);
  });
  const spared = tile.style === "spared";
  const torches = spared ? 4 : (tile.count ?? 0);
  const left = Math.ceil(torches / 2);
  const apart = Math.min(27, (x - r - 22) / Math.max(1, left - 1)); // all are inside the picture
  return html`<rect class="day-sky" x=${-w} width=${3 * w} height=${H} /><path class="light" d=${light.join("")} />
    <circle class="block" cx=${x} cy="116" r=${r} />
    ${tile.emblem && html`<${Cut} name=${tile.emblem} x=${x} y=${164} size=${98} class=${tile.ember ? "hunts" : ""} />`}
    ${tile.style === "lot" && html`<path class="turned-cut" d=${taperedCut(x, 116, 150, -32, 5)} />`}
    ${[...Array(torches).keys()].map((at) => html`<${Torch} key=${at} x=${x + (at < left ? -1 : 1) * (r + 12 + (at % left) * apart)} y=${H - ((at * 7) % 3) * 9} size=${Math.min(1, apart / 21)} lit=${!spared} />`)}
    ${[...Array(HEADS + 6).keys()].map((at) => html`<${Head} key=${at} x=${((at - 2.5) * w) / HEADS} y=${H} hat=${(at * 7) % 3 !== 1} />`)}`;
}

/** @param {{x: number, y: number, size: number, lit: boolean}} props `size`: as a part of the largest */
const Torch = ({ x, y, size, lit }) => html`<g class="torch" transform=${`translate(${x} ${y}) scale(${size})`}>
  ${lit && html`<use class="flame" href="#e-flame" x="-14" y="-112" width="28" height="40" />`}
  <path d="M-9-72H9L6-58H4L3 0H-3L-4-58H-6Z" />
</g>`;

/** One head of the crowd, from behind. @param {{x: number, y: number, hat: boolean}} props */
export const Head = ({ x, y, hat }) =>
  html`<path class="crowd" d=${`M${x - 26} ${y + 4}Q${x - 22} ${y - 12} ${x - 10} ${y - 14}V${y - 26}Q${x} ${y - 42} ${x + 10} ${y - 26}V${y - 14}Q${x + 22} ${y - 12} ${x + 26} ${y + 4}Z${hat ? `M${x - 22} ${y - 24}Q${x} ${y - 32} ${x + 22} ${y - 24}Q${x} ${y - 18} ${x - 22} ${y - 24}Z` : ""}`} />`;
