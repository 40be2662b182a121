// The cities of a campaign on the public screen while papers are awaited: who holds each, by ink, pattern and name.
import { html } from "htm/preact";
import { oneLine } from "../parts/shapes/letters.js";
import { draw, nameOf, say } from "../words.js";
import { Corners } from "./corners.js";
import { stage } from "./stage.js";

/** @import { Panels } from "../types.d.ts" */
/** @typedef {Panels["ledger"]["lines"][number]} Line */
/** @typedef {{x: number, y: number, room: number}} Place units of the stage; `room`: across, for the names below */

/** Inks of the players, in the order of the columns; each has a pattern, too. */
const INKS = ["#efc65c", "#cfa0ea", "#7fcdb0", "#8ab8ee", "#f6ecdc", "#e39b8b"];
/** Where more people play the table is shown instead. */
export const INKS_AT_MOST = INKS.length;
/** What is drawn on a square of 20 units. */
const PATTERNS = [
  "M0 0h11v20h-11Z",
  "M0 0h20v20h-20Z",
  "M2 5a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M11 15a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0",
  "M0 10L10 0L20 10V20L10 10L0 20Z",
  "M0 0h10v10h-10ZM10 10h10v10h-10Z",
  "M0 0h20v9h-20Z",
];

/** Where the cities of the printed form lie on its map of 1280 × 720; not to scale. @type {Record<string, [number, number]>} */
const FORM = {
  Seattle: [168, 214],
  Chicago: [535, 180],
  Cleveland: [800, 166],
  Boston: [1092, 172],
  Dallas: [400, 366],
  Atlanta: [780, 346],
  "Washington D.C.": [1050, 352],
  Houston: [590, 530],
  Miami: [960, 530],
};
const LAND =
  "M145 152Q250 146 360 140Q470 133 555 131Q640 129 670 118Q700 107 780 110Q860 112 910 108Q960 103 1025 96Q1090 90 1153 86Q1216 82 1208 126Q1200 171 1184 199Q1168 227 1154 265Q1140 302 1131 349Q1122 396 1096 419Q1070 441 1053 461Q1036 481 1050 524Q1064 567 1052 594Q1040 620 1003 616Q966 612 948 565Q930 518 885 500Q840 481 770 490Q700 500 675 528Q650 556 639 588Q628 620 574 630Q520 641 480 603Q440 565 370 542Q300 518 220 500Q140 481 105 434Q70 387 58 330Q46 274 43 216Z";
/** The highest and the lowest city of the form. */
const [NORTH, SOUTH] = [166, 530];
/** Units: of a city's ring, of the letters below it, of the head, of the foot, of the edges. */
const [R, CITY, HOLDER, EDGE] = [39, 34, 28, 56];
const [HEAD, HEAD_UPRIGHT, FOOT] = [132, 220, 130];
/** Units of the foot where the stage stands upright: below the rows of the people, and one row; how far the map is drawn out. */
const [BELOW, ROW, LONG] = [96, 60, 2.4];
/** Units across for names below a city of the form; upright. */
const [ROOM, NARROW] = [232, 156];
/** Units across for the words beside the sums. */
const LABELS = 152;
/** Units of the smallest letters. */
const LEAST = 24;

/** @param {{ledger: Panels["ledger"]}} props */
export function Towns({ ledger }) {
  const { w, h, upright } = stage.value;
  const names = ledger.lines.map(({ label }) => say(label));
  const top = (upright ? HEAD_UPRIGHT : HEAD) + R;
  const foot = upright ? BELOW + ROW * (ledger.seats.length + 1) : FOOT;
  const low = h - foot - R - CITY - HOLDER - 12;
  const onForm = names.every((name) => name in FORM);
  const across = w / 1280;
  const down = Math.min(LONG * across, (low - top) / (SOUTH - NORTH));
  const places = onForm ? names.map((name) => placed(FORM[name], across, top, down)) : gridOf(names.length, top, low);
  return html`<main class="towns">
    <svg class="map" viewBox=${`0 0 ${w} ${h}`} width=${w} height=${h} aria-hidden="true">
      <defs>${ledger.seats.map((seat, at) => html`<pattern key=${seat} id=${`held-${at}`} width="20" height="20" patternUnits="userSpaceOnUse"><path fill=${INKS[at]} d=${PATTERNS[at]} /></pattern>`)}</defs>
      ${onForm && html`<path class="land" d=${LAND} transform=${`translate(0 ${top - NORTH * down}) scale(${across} ${down})`} />`}
      ${ledger.lines.map((line, at) => html`<${City} key=${names[at]} line=${line} place=${places[at]} seats=${ledger.seats} />`)}
    </svg>
    <${Corners} />
    <${Key} ledger=${ledger} />
    <ul class="sr">${ledger.lines.map((line, at) => html`<li key=${at}>${draw(line.label)}: ${line.broken ? draw(line.note) : line.tops?.map(nameOf).join(", ")}</li>`)}</ul>
  </main>`;
}

/** @param {[number, number]} city @param {number} across @param {number} top @param {number} down @returns {Place} */
const placed = ([x, y], across, top, down) => ({
  x: x * across,
  y: top + (y - NORTH) * down,
  room: stage.value.upright ? NARROW : ROOM,
});

/** Cities of one's own in rows. @param {number} count @param {number} top @param {number} low @returns {Place[]} */
function gridOf(count, top, low) {
  const { w, upright } = stage.value;
  const columns = upright ? (count > 8 ? 3 : 2) : Math.ceil(count / (count > 8 ? 3 : 2));
  const rows = Math.ceil(count / columns);
  const room = (w - 2 * EDGE) / columns;
  return Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / columns);
    const many = Math.min(columns, count - row * columns);
    return {
      x: w / 2 + ((at % columns) - (many - 1) / 2) * room,
      y: top + (row * (low - top)) / Math.max(1, rows - 1),
      room: room - 12,
    };
  });
}

/** @param {{line: Line, place: Place, seats: number[]}} props */
function City({ line, place, seats }) {
  const { x, y, room } = place;
  const [holder] = line.broken ? [] : (line.tops ?? []);
  const at = seats.indexOf(holder);
  const below = line.broken ? say(line.note) : at < 0 ? "" : nameOf(holder);
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
  return html`<span class="who t" style=${`font-size:${size}px`}><svg viewBox="-28 -28 56 56" aria-hidden="true"><circle r="24" fill=${`url(#held-${at})`} stroke=${INKS[at]} stroke-width="5" /></svg><bdi>${name}</bdi></span>`;
}
