// The map of cities on the public screen: places, and an ink and a pattern for each holder.
import { html } from "htm/preact";
import { stage } from "./stage.js";

/** @typedef {{x: number, y: number, room: number}} Place units of the stage; `room`: across, for the names below */

/** Inks of the players; each has a pattern, too. */
export const INKS = ["#efc65c", "#cfa0ea", "#7fcdb0", "#8ab8ee", "#f6ecdc", "#e39b8b", "#a9b665", "#d8a657"];
/** What is drawn on a square of 20 units. */
const PATTERNS = [
  "M0 0h11v20h-11Z",
  "M0 0h20v20h-20Z",
  "M2 5a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M11 15a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0",
  "M0 10L10 0L20 10V20L10 10L0 20Z",
  "M0 0h10v10h-10ZM10 10h10v10h-10Z",
  "M0 0h20v9h-20Z",
  "M7 0h6v7h7v6h-7v7h-6v-7h-7v-6h7Z",
  "M0 3Q5-3 10 3T20 3V11Q15 17 10 11T0 11Z",
];

/** The places of the cities of the printed form on a map of 1280 × 720. @type {Record<string, [number, number]>} */
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
/** How far the map is drawn out at most. */
const LONG = 2.4;
/** Units: of the edges, and across for names below a city of the form: lying, upright. */
const [EDGE, ROOM, NARROW] = [56, 232, 156];

/**
 * Where so many cities stand between two heights: as on the printed form, else in rows.
 * @param {string[]} names @param {number} top @param {number} low @returns {{places: Place[], land: string | null}} `land`: how the map behind them is laid
 */
export function cityPlaces(names, top, low) {
  if (!names.every((name) => name in FORM)) return { places: gridOf(names.length, top, low), land: null };
  const across = stage.value.w / 1280;
  const down = Math.min(LONG * across, (low - top) / (SOUTH - NORTH));
  const room = stage.value.upright ? NARROW : ROOM;
  const places = names.map((name) => ({ x: FORM[name][0] * across, y: top + (FORM[name][1] - NORTH) * down, room }));
  return { places, land: `translate(0 ${top - NORTH * down}) scale(${across} ${down})` };
}

/** How many cities of one's own stand in a row. @param {number} count */
const columnsOf = (count) => (stage.value.upright ? (count > 8 ? 3 : 2) : Math.ceil(count / (count > 8 ? 3 : 2)));

/** How many of so many cities stand one below the other at most. @param {string[]} names */
export const rowsOf = (names) =>
  names.every((name) => name in FORM) ? 3 : Math.ceil(names.length / columnsOf(names.length));

/** Cities of one's own in rows. @param {number} count @param {number} top @param {number} low @returns {Place[]} */
function gridOf(count, top, low) {
  const { w } = stage.value;
  const columns = columnsOf(count);
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

/** The coast behind the cities. @param {{land: string | null}} props */
export const Land = ({ land }) => land && html`<path class="land" d=${LAND} transform=${land} />`;

/** The patterns of so many people, for one picture. @param {{count: number, name: string, scale?: number}} props `name`: before their numbers */
export const Patterns = ({ count, name, scale = 1 }) =>
  html`<defs>${INKS.slice(0, count).map((ink, at) => html`<pattern key=${at} id=${`${name}-${at}`} width="20" height="20" patternUnits="userSpaceOnUse" patternTransform=${`scale(${scale})`}><path fill=${ink} d=${PATTERNS[at]} /></pattern>`)}</defs>`;

/** How a person's cities are drawn. @param {{at: number, name: string}} props `at`: of the inks */
export const Swatch = ({ at, name }) =>
  html`<svg viewBox="-28 -28 56 56" aria-hidden="true"><circle r="24" fill=${`url(#${name}-${at})`} stroke=${INKS[at]} stroke-width="5" /></svg>`;
