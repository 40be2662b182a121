// The result of a seat or a round as a figure: a rose, a pile of paper, a wall of towers.
import { html } from "htm/preact";
import { noise } from "../../parts/shapes/noise.js";
import { taperedCut } from "../../parts/shapes/tapered-cut.js";
import { say } from "../../words.js";

/** @import { Tile } from "../../types.d.ts" */
/** @typedef {{tile: Tile, w: number, h: number}} Drawn units */

/** Units: of a sheet across, of one sheet and of the highest pile; the ground under a pile and a wall. */
const [SHEET, THIN, GROUND] = [132, 16, 34];
/** Units of the letters of a number over a pile. */
const NUMBER = 52;
/** Petals that can still be told apart. */
const PETALS = 16;

/** @param {Drawn} props */
export function Figure({ tile, w, h }) {
  const drawing = { rose: Rose, pile: Pile, towers: Towers }[/** @type {string} */ (tile.style)];
  return html`<svg class=${`drawing figure ${tile.inked ? "inked" : ""}`} viewBox=${`0 0 ${w} ${h}`} aria-hidden="true">
    ${drawing && html`<${drawing} tile=${tile} w=${w} h=${h} />`}
  </svg>`;
}

/** A rose of as many petals as it takes: full ones in the game's ink. @param {Drawn} props */
function Rose({ tile, w, h }) {
  const { count = 0, of = 1 } = tile;
  const many = Math.min(PETALS, Math.max(1, of) * (of > 5 ? 1 : 4)); // a saint fills four of them
  const full = Math.round((many * Math.min(count, of)) / Math.max(1, of));
  const r = Math.min(w / 2 - 30, h / 2 - 12);
  const half = Math.min(0.32, 2.2 / many) * r;
  const petal = `M0 ${-0.22 * r}Q${half} ${-0.55 * r} 0 ${-0.92 * r}Q${-half} ${-0.55 * r} 0 ${-0.22 * r}Z`;
  const around = [...Array(many).keys()].map((at) => (at * 360) / many);
  const halo = [...Array(72).keys()].map((at) => {
    const a = (at * Math.PI) / 36;
    return taperedCut(Math.cos(a) * r * 1.09, Math.sin(a) * r * 1.09, r * 0.11, at * 5, 2);
  });
  return html`<g transform=${`translate(${w / 2} ${h / 2})`}>
    ${count >= of && html`<path class="ink" d=${halo.join("")} />`}
    <circle class="rim" r=${r} />
    ${around.map((turn, at) => html`<path key=${at} class=${at < full ? "ink" : "hollow"} transform=${`rotate(${turn})`} d=${petal} />`)}
    <circle class="ink" r=${0.12 * r} /><circle class="heart" r=${0.05 * r} />
  </g>`;
}

/** Paper on paper, a sheet a point, true to scale; on a bench. @param {Drawn} props */
function Pile({ tile, w, h }) {
  const { count = 0, of = 0 } = tile;
  const foot = h - GROUND;
  const thick = Math.min(THIN, (foot - NUMBER - 12) / Math.max(1, of));
  const gap = Math.min(2.4, thick * 0.3);
  const wide = Math.min(SHEET, w - 70);
  const sheets = [...Array(count).keys()].map((at) => {
    const [x, y] = [w / 2 + (noise(at * 3 + count) - 0.5) * 16, foot - (at + 1) * thick];
    const lean = (noise(at * 5 + count) - 0.5) * Math.min(5, thick * 0.5);
    return `M${x - wide / 2} ${y + lean}L${x + wide / 2} ${y - lean}V${y + thick - gap - lean}L${x - wide / 2} ${y + thick - gap + lean}Z`;
  });
  const bench = wide / 2 + 18;
  return html`<text class="t" x=${w / 2} y=${foot - count * thick - 14} font-size=${NUMBER} text-anchor="middle">${say(tile.label)}</text>
    <path class="sheets" d=${sheets.join("")} />
    <path class="bench" d=${`M${w / 2 - bench} ${foot + 3}h${2 * bench}v9h${-2 * bench}ZM${w / 2 - bench + 20} ${foot + 14}h10l-6 18h-8ZM${w / 2 + bench - 20} ${foot + 14}h-10l6 18h8Z`} />`;
}

/** Towers side by side, in the ink of their holders; over the capital a flag. @param {Drawn} props */
function Towers({ tile, w, h }) {
  const all = tile.towers ?? [];
  const wide = Math.min(66, (w - 48) / Math.max(1, all.length));
  const left = (w - wide * all.length) / 2;
  const foot = h - 8;
  return all.map((holder, at) => {
    const high = Math.min(h - 74, h * 0.62 + noise(at + 2) * 40) * (at === tile.capital ? 1.04 : 0.86);
    const [x, top, notch] = [left + at * wide, foot - high, (wide - 4) / 5];
    const crown = [0, 2, 4].map((k) => `M${x + 2 + k * notch} ${top + 1}v-13h${notch}v13Z`).join("");
    const cuts = [0, 1, 2, 3].map((k) =>
      taperedCut(x + wide * (0.3 + 0.4 * noise(at * 7 + k)), top + high * (0.2 + 0.2 * k), 15, noise(k) * 30 - 15, 2),
    );
    const kind = holder > 0 ? "near" : holder < 0 ? "far" : "none";
    return html`<g key=${at} class=${`tower-of ${kind}`}>
      <path d=${`M${x + 2} ${foot}V${top}h${wide - 4}V${foot}Z${crown}`} />
      <path class="stones" d=${`${cuts.join("")}M${x + wide / 2 - 5} ${top + 40}v-14q5-9 10 0v14Z`} />
      ${at === tile.capital && html`<path class="flag" d=${`M${x + wide / 2 - 1.5} ${top - 8}v-46h3v6l26 8-26 9v23Z`} />`}
    </g>`;
  });
}
