// A campaign as one picture on the public screen: each city as rings, one a turn, in the ink of its holder.
import { html } from "htm/preact";
import { nameWidth, oneLine } from "../../parts/shapes/letters.js";
import { draw, nameOf, say } from "../../words.js";
import { INKS, Land, Patterns, Swatch, cityPlaces, rowsOf } from "../city-map.js";
import { stage } from "../stage.js";

/** @import { Panels, Tile } from "../../types.d.ts" */

/** Units: radius of the outermost ring, of one with a name below the city, of the middle. */
const [R, SMALL, CORE] = [60, 46, 9];
/** Units of letters: of a city, of its holder, of the smallest. */
const [CITY, HOLDER, LEAST] = [34, 28, 24];
/** Units that are left free: at the top, at the foot for the pages, for a row of people, at both edges. */
const [HEAD, FOOT, ROW, EDGE] = [106, 60, 50, 56];
const [HEAD_UPRIGHT, FOOT_UPRIGHT] = [150, 80];
/** Units of a swatch with the number behind a name, and people of one row: of short names, of long ones. */
const [SWATCH, IN_ROW, LONG] = [90, 6, 3];
/** Degrees by which each ring is turned, so that their gaps do not meet. */
const TURNED = 37;
/** Parts of a ring that are drawn, the rest keeps it apart from the next one; of the last one. */
const [DRAWN, LAST] = [0.66, 0.86];

/** @param {{panel: Panels["tiles"]}} props */
export function Rings({ panel }) {
  const { w, h, upright } = stage.value;
  const { tiles } = panel;
  const people = panel.seats ?? [];
  const named = people.length > INKS.length;
  const inked = named ? mostOf(tiles, INKS.length) : people;
  const across = inRow(people);
  const rows = named ? 0 : Math.ceil(people.length / across);
  const high = h - (upright ? FOOT_UPRIGHT : FOOT);
  const names = tiles.map(({ name }) => say(name));
  const words = CITY + 12 + (named ? HOLDER + 4 : 0);
  const foot = high - rows * ROW - words;
  const between = rowsOf(names) > 2 ? (foot - HEAD - 2 * words) / 6 : R;
  const r = Math.min(named ? SMALL : R, upright ? R : between);
  const { places, land } = cityPlaces(names, (upright ? HEAD_UPRIGHT : HEAD) + r, foot - r);
  return html`<section class=${`tiles as-rings ${land ? "" : "gridded"}`}>
    <svg class="map" viewBox=${`0 0 ${w} ${high}`} width=${w} height=${high} aria-hidden="true">
      <${Patterns} count=${inked.length} name="ring" scale=${0.5} /><${Land} land=${land} />
      ${tiles.map((tile, at) => html`<${City} key=${at} tile=${tile} place=${places[at]} inked=${inked} r=${r} named=${named} />`)}
    </svg>
    <header><h2>${say(panel.title)}</h2>${panel.line && html`<p class="t">${draw(panel.line)}</p>`}</header>
    ${!named && html`<div class="whose" style=${`--in-row:${across}`}>${people.map((seat, at) => html`<${Whose} key=${seat} seat=${seat} at=${at} tiles=${tiles} count=${across} />`)}</div>`}
    <ul class="sr">${tiles.map((tile, at) => html`<li key=${at}>${names[at]}: ${draw(tile.label)}</li>`)}</ul>
  </section>`;
}

/** How many people stand in one row below the map. @param {number[]} people */
function inRow(people) {
  if (stage.value.upright) return 2;
  const most = Math.max(...people.map((seat) => nameWidth(nameOf(seat), LEAST)));
  const count = Math.min(IN_ROW, people.length);
  return most + SWATCH > (stage.value.w - 2 * EDGE) / count ? Math.min(LONG, count) : count;
}

/** The people who held most cities for most turns. @param {Tile[]} tiles @param {number} most @returns {number[]} */
function mostOf(tiles, most) {
  const held = new Map();
  for (const [seat, ...others] of tiles.flatMap(({ holders = [] }) => holders))
    if (seat != null && !others.length) held.set(seat, (held.get(seat) ?? 0) + 1);
  return [...held.keys()].sort((one, other) => held.get(other) - held.get(one)).slice(0, most);
}

/** @param {{tile: Tile, place: import("../city-map.js").Place, inked: number[], r: number, named: boolean}} props */
function City({ tile, place: { x, y, room }, inked, r, named }) {
  const holders = tile.holders ?? [];
  const wide = (r - CORE) / Math.max(1, holders.length);
  const [name, by] = [say(tile.name), say(tile.label)];
  const at = holderOf(holders[holders.length - 1], inked);
  return html`<g class=${`figure ${tile.inked ? "inked" : ""}`} style=${at < 0 ? undefined : `--owner:${INKS[at]}`} transform=${`translate(${x} ${y})`}>
    <circle class="town" r=${r} /><circle class="middle" r=${CORE * 0.7} />
    ${holders.map((by, turn) => html`<${Ring} key=${turn} by=${by} turn=${turn} last=${turn === holders.length - 1} inked=${inked} r=${CORE + wide * turn} wide=${wide} />`)}
    <text y=${r + CITY} font-size=${oneLine(name, CITY, room * 1.25, LEAST).size}>${name}</text>
    ${named && html`<text class="by" y=${r + CITY + HOLDER + 2} font-size=${oneLine(by, HOLDER, room, LEAST).size}>${by}</text>`}
  </g>`;
}

/** Index of the ink of the one who held it; -1: nobody, several, or a person without an ink. @param {number[] | undefined} by @param {number[]} inked */
const holderOf = (by, inked) => (by?.length === 1 ? inked.indexOf(by[0]) : -1);

/** @param {{by: number[], turn: number, last: boolean, inked: number[], r: number, wide: number}} props `r`: its inner edge */
function Ring({ by, turn, last, inked, r, wide }) {
  const at = holderOf(by, inked);
  const across = wide * (last ? LAST : DRAWN);
  const kind = by.length > 1 ? "contested" : by.length ? "held" : "vacant";
  const middle = r + wide - across / 2;
  const part = (Math.PI * middle) / Math.max(4, Math.round((Math.PI * middle) / 12));
  const ring = (/** @type {string} */ ink, behind = false) =>
    html`<circle class=${behind ? "behind" : kind} r=${middle} stroke=${ink} stroke-width=${kind === "vacant" ? 2 : across} stroke-dasharray=${kind === "contested" ? `${part * 1.2} ${part * 0.8}` : undefined} />`;
  return html`<g class="ring" style=${`--at:${turn}`} transform=${`rotate(${turn * TURNED})`}>${last && at >= 0 && ring(INKS[at], true)}${ring(at < 0 ? "currentColor" : last ? `url(#ring-${at})` : INKS[at])}</g>`;
}

/** One person, how the cities are drawn, and how many they are. @param {{seat: number, at: number, tiles: Tile[], count: number}} props */
function Whose({ seat, at, tiles, count }) {
  const name = nameOf(seat);
  const held = tiles.map(({ holders = [] }) => holders[holders.length - 1] ?? []);
  const own = held.filter((by) => by.length === 1 && by[0] === seat).length;
  const across = (stage.value.w - 2 * EDGE) / count;
  const wins = tiles.some((tile, i) => tile.inked && held[i][0] === seat);
  return html`<span class=${`who t ${wins ? "wins" : ""}`} style=${`--owner:${INKS[at]};font-size:${oneLine(name, 30, across - SWATCH, LEAST).size}px`}><${Swatch} at=${at} name="ring" /><bdi>${name}</bdi> <b class="num">${own}</b></span>`;
}
