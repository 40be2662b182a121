// The cities of a campaign on the public screen while papers are awaited: who holds each, by ink, pattern and name.
import { html } from "htm/preact";
import { oneLine } from "../parts/shapes/letters.js";
import { draw, nameOf, say } from "../words.js";
import { Corners } from "./corners.js";
import { INKS, Land, Patterns, Swatch, cityPlaces } from "./city-map.js";
import { stage } from "./stage.js";

/** @import { Panels } from "../types.d.ts" */
/** @typedef {Panels["ledger"]["lines"][number]} Line */

/** Where more people play there is no room for their sums below the map. */
export const INKS_AT_MOST = 6;
/** Units: of a city's ring, of the letters below it, of the head, of the foot, of the edges. */
const [R, CITY, HOLDER, EDGE] = [39, 34, 28, 56];
const [HEAD, HEAD_UPRIGHT, FOOT, BARE] = [132, 220, 130, 30];
/** Units of the foot where the stage stands upright: below the rows of the people, and one row. */
const [BELOW, ROW] = [96, 60];
/** Units across for the words beside the sums. */
const LABELS = 152;
/** Units of the smallest letters. */
const LEAST = 24;

/** @param {{ledger: Panels["ledger"]}} props */
export function Towns({ ledger }) {
  const { w, h, upright } = stage.value;
  const names = ledger.lines.map(({ label }) => say(label));
  const top = (upright ? HEAD_UPRIGHT : HEAD) + R;
  const summed = ledger.seats.length <= INKS_AT_MOST;
  const foot = !summed ? BARE : upright ? BELOW + ROW * (ledger.seats.length + 1) : FOOT;
  const inked = summed ? ledger.seats : princes(ledger);
  const low = h - foot - R - CITY - HOLDER - 12;
  const { places, land } = cityPlaces(names, top, low);
  return html`<main class="towns">
    <svg class="map" viewBox=${`0 0 ${w} ${h}`} width=${w} height=${h} aria-hidden="true">
      <${Patterns} count=${inked.length} name="held" /><${Land} land=${land} />
      ${ledger.lines.map((line, at) => html`<${City} key=${names[at]} line=${line} place=${places[at]} seats=${inked} />`)}
    </svg>
    <${Corners} />
    ${summed && html`<${Key} ledger=${ledger} />`}
    <ul class="sr">${ledger.lines.map((line, at) => html`<li key=${at}>${draw(line.label)}: ${line.broken ? draw(line.note) : line.tops?.map(nameOf).join(", ")}</li>`)}</ul>
  </main>`;
}

/** Who holds a city, as many as there are inks. @param {Panels["ledger"]} ledger @returns {number[]} */
const princes = ({ seats, lines }) =>
  seats.filter((seat) => lines.some(({ broken, tops }) => !broken && tops?.[0] === seat)).slice(0, INKS.length);

/** @param {{line: Line, place: import("./city-map.js").Place, seats: number[]}} props */
function City({ line, place, seats }) {
  const { x, y, room } = place;
  const [holder] = line.broken ? [] : (line.tops ?? []);
  const at = seats.indexOf(holder);
  const below = line.broken ? say(line.note) : holder == null ? "" : nameOf(holder);
  const label = say(line.label);
  const kind = line.broken ? "contested" : at < 0 ? "vacant" : "held";
  return html`<g class=${kind} style=${at < 0 ? undefined : `--owner:${INKS[at]}`} transform=${`translate(${x} ${y})`}>
    <circle class="town" r=${R} />${at >= 0 && html`<circle r=${R} fill=${`url(#held-${at})`} />`}
    <circle class="wall" r=${R} />${at >= 0 && html`<circle class="core" r=${R * 0.52} />`}
    <text class="most" y="12">${Math.max(...line.values)}</text>
    <text y=${R + CITY} font-size=${oneLine(label, CITY, room * 1.25, LEAST).size}>${label}</text>
    <text class="by" y=${R + CITY + HOLDER + 2} font-size=${oneLine(below, HOLDER, room, LEAST).size}>${below}</text>
  </g>`;
}

/** Everybody's ink and pattern, and what is summed up below the table. @param {{ledger: Panels["ledger"]}} props */
function Key({ ledger }) {
  const sums = ledger.sums ?? [];
  const told = (/** @type {typeof sums[number]} */ { values, of }, /** @type {number} */ at) =>
    html`<td class="t num">${values[at]}${of ? ` / ${of}` : ""}</td>`;
  const who = ledger.seats.map(
    (seat, at) => html`<th key=${seat}><${Who} seat=${seat} at=${at} count=${ledger.seats.length} /></th>`,
  );
  if (stage.value.upright)
    return html`<table class="key"><thead><tr><td></td>${sums.map((sum, i) => html`<th key=${i}>${draw(sum.label)}</th>`)}</tr></thead>
      <tbody>${who.map((name, at) => html`<tr key=${at}>${name}${sums.map((sum) => told(sum, at))}</tr>`)}</tbody></table>`;
  return html`<table class="key"><thead><tr><td></td>${who}</tr></thead>
    <tbody>${sums.map((sum, i) => html`<tr key=${i}><th>${draw(sum.label)}</th>${who.map((_, at) => told(sum, at))}</tr>`)}</tbody></table>`;
}

/** @param {{seat: number, at: number, count: number}} props `at`: of the inks */
function Who({ seat, at, count }) {
  const name = nameOf(seat);
  const size = stage.value.upright
    ? CITY
    : oneLine(name, HOLDER, (stage.value.w - EDGE - LABELS) / count - 44, LEAST).size;
  return html`<span class="who t" style=${`font-size:${size}px`}><${Swatch} at=${at} name="held" /><bdi>${name}</bdi></span>`;
}
