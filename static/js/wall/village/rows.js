// Where the houses of a village stand: one for each seat, in rows, as wide as the names under them.
import { folded, nameWidth, shrink } from "../../parts/shapes/letters.js";

/**
 * @typedef {{x: number, y: number, w: number, h: number, room: number}} House
 *   `x`: its middle. `y`: its ground. `w`, `h`: of its wall. `room`: units across of its name
 * @typedef {{size: number, drop: number, houses: House[]}} Village
 *   `size`: of the names. `drop`: from the ground to a name
 * @typedef {{w: number, top: number, bottom: number, edge: number, upright: boolean}} Ground
 *   `top`, `bottom`: of the ground that rows may take, with their names
 */

/** Units: names below which no row is tried, between two names; walls across, of one row and of several. */
const [LEAST, GAP, ONE_ROW, ROWS] = [24, 18, [94, 126], [84, 106]];
/** Of the width of a wall, how far its roof goes up. */
export const ROOF = 0.42;
/** A name of one endless word is set so much smaller, and broken. */
const ENDLESS = 0.7;

/**
 * How the rows of so many people are built, from the one that is wanted most.
 * @param {number} count @param {boolean} upright @returns {{rows: number, most: number}[]} `most`: units of a name
 */
function plans(count, upright) {
  const wanted = upright ? Math.ceil(count / 5) : count <= 12 ? 1 : count <= 24 ? 3 : Math.ceil(count / 10);
  const most = upright ? 34 : count <= 12 ? 30 : 25;
  return [wanted, wanted + 1].map((rows, at) => ({ rows, most: at && !upright ? 25 : most }));
}

/** Units across that a name asks for. @param {string} name @param {number} size @param {boolean} folds */
const wantedWidth = (name, size, folds) => (shrink(name) < 1 ? 0 : nameWidth(name, size, folds));

/**
 * Rooms of one row, which together take its width; null: its names do not fit.
 * @param {string[]} names @param {number} size @param {number} across @param {boolean} folds whether names may take two lines
 * @param {number} least of one room @returns {number[] | null}
 */
function rooms(names, size, across, folds, least) {
  const folding = new Set();
  const asked = () => names.map((name) => Math.max(least, wantedWidth(name, size, folding.has(name)) + GAP));
  const sum = () => asked().reduce((all, one) => all + one, 0);
  const widest = [...names].sort((one, other) => wantedWidth(other, size, false) - wantedWidth(one, size, false));
  for (const name of folds ? widest : []) if (sum() > across) folding.add(name);
  const spare = (across - sum()) / names.length;
  return spare < 0 ? null : asked().map((one) => one + spare);
}

/** The names in rows as long as each other. @template T @param {T[]} all @param {number} rows @returns {T[][]} */
function splitRows(all, rows) {
  const each = Math.ceil(all.length / rows);
  return [...Array(rows).keys()].map((row) => all.slice(row * each, (row + 1) * each)).filter((row) => row.length);
}

/**
 * A village for these people, in the order of their seats, from the top left.
 * @param {string[]} names @param {Ground} ground @returns {Village}
 */
export function buildVillage(names, ground) {
  const { w, edge, upright } = ground;
  const across = w - 2 * edge;
  const all = plans(names.length, upright);
  for (const { rows, most } of all) {
    const [narrow] = rows > 1 ? ROWS : ONE_ROW;
    for (const folds of [false, true])
      for (let size = most; size >= LEAST; size -= 1) {
        const found = splitRows(names, rows).map((row) =>
          rooms(row, size, across, folds, Math.min(narrow + 6, across / row.length)),
        );
        if (found.every((row) => row)) return buildHouses(names, /** @type {number[][]} */ (found), size, ground);
      }
  }
  const even = splitRows(names, all[0].rows).map((row) => row.map(() => across / row.length));
  return buildHouses(names, even, LEAST, ground);
}

/** @param {string[]} names @param {number[][]} rooms of each row @param {number} size @param {Ground} ground @returns {Village} */
function buildHouses(names, rooms, size, { w, top, bottom, upright }) {
  const rows = rooms.length;
  const drop = rows > 1 ? 12 : 30;
  const last = rooms[rows - 1] ?? [];
  const lines = last.map((room, at) => linesOf(names[names.length - last.length + at], size, room - GAP + 1));
  const under = drop + size * 1.1 * Math.max(1, ...lines);
  const pitch = Math.min(upright ? 215 : 152, (bottom - top) / rows);
  const lift = upright ? Math.max(0, bottom - top - pitch * rows) / 2 : 0;
  const free = pitch - drop - size * 1.25;
  const [narrow, broad] = (rows > 1 ? ROWS : ONE_ROW).map((one) => Math.min(one * (upright ? 1.15 : 1), free * 1.2));
  const high = Math.min(rows > 1 ? 56 : 84, free - broad * ROOF);
  const houses = /** @type {House[]} */ ([]);
  rooms.forEach((row, at) => {
    const y = bottom - lift - under - (rows - 1 - at) * pitch;
    let left = (w - row.reduce((all, one) => all + one, 0)) / 2;
    for (const room of row) {
      const own = houses.length;
      const wall = Math.min(Math.max(narrow, broad - ((own * 7) % 5) * 5), room - 14);
      houses.push({ x: left + room / 2, y, w: wall, h: high + ((own * 11) % 4) * 4, room: room - 6 });
      left += room;
    }
  });
  return { size, drop, houses };
}

/** How many lines of letters of this size a name takes. @param {string} name @param {number} size @param {number} room */
const linesOf = (name, size, room) =>
  shrink(name) < 1
    ? Math.ceil((nameWidth(name, size) * ENDLESS) / (room - size)) * ENDLESS
    : folded(name, size, room).lines;

/** How a name is set: `breaks`: it is one endless word. @param {string} name @param {number} size @returns {{size: number, breaks: boolean}} */
export const setName = (name, size) =>
  shrink(name) < 1 ? { size: Math.round(size * ENDLESS), breaks: true } : { size, breaks: false };
