// The layout of the ledger on the wall: as large as its names and rows allow.
import { nameWidth } from "../parts/shapes/letters.js";
import { nameOf, say } from "../words.js";

/** @import { Panels } from "../types.d.ts" */

/** Units: names as large as this where they fit (look.md §3), and not smaller. */
const [LARGE, SMALL] = [44, 25];
/** Names of at least this size are on one level, smaller ones on two. */
const BESIDE = 36;
const NOTE = 13; // units across, of a letter of the words beside a sum
const CITY = 29; // units of the names of the rows
const SIDE = 112; // of the column at the end
const ROW = [30, 96];
const LINE = 1.5; // units, between two rows
const CROWN = 0.8; // of a column, that the ring around a number may take: a change stands beside it
const TURNED = 184; // where not even two levels do, names stand upright in so many
const PART = 0.94; // of a column, that a name may take
const APART = 6; // units, between a name and the gouges beside it on two levels

/**
 * @param {Panels["ledger"]} ledger @param {number} across units @param {number} down units, without the title
 * @param {boolean} [noted] whether there is room for the words beside the sums
 * @returns {{shape: string, style: string}} classes, and the sizes as custom properties
 */
export function ledgerLayout(ledger, across, down, noted = false) {
  const seats = ledger.seats;
  const sums = ledger.sums ?? [];
  const notes = sums.map(
    (one) => (noted && one.note ? NOTE * say(one.note).length + 12 : 0) + nameWidth(say(one.label), CITY),
  );
  const labels = ledger.lines.map((one) => nameWidth(say(one.label), CITY));
  const city = Math.round(Math.max(...labels, ...notes)) + 18;
  const column = (across - city - (ledger.side ? SIDE : 0)) / seats.length;
  const widest = Math.max(...seats.map((seat) => nameWidth(nameOf(seat), 1, true)));
  const one = (PART * column) / widest;
  const high = one < BESIDE;
  const size = Math.min(LARGE, high ? 2 * one - APART / widest : one);
  const upright = size < SMALL;
  const lines = Math.max(...seats.map((seat) => folds(nameOf(seat), size, high ? 2 * column : column)));
  const head = upright ? TURNED : size * 1.06 * lines * (high ? 2 : 1) + 14;
  const rows = ledger.lines.length + sums.length;
  const row = Math.round(Math.min(ROW[1], Math.max(ROW[0], (down - head - 12 - LINE * rows) / rows)));
  const crown = Math.min(row - 3, Math.round(column * CROWN));
  const name = upright ? SMALL + 1 : Math.floor(size);
  const sizes = { city, row, crown, head: Math.round(head), name, side: SIDE, lines };
  return {
    shape: `filled ${noted ? "" : "bare"} ${upright ? "turned" : high ? "tiers" : ""} ${seats.length % 2 ? "" : "even"}`,
    style: Object.entries(sizes)
      .map(([name, value]) => `--${name}:${value}${name === "lines" ? "" : "px"}`)
      .join(";"),
  };
}

/** Lines that a name takes. @param {string} name @param {number} size @param {number} room */
function folds(name, size, room) {
  let [count, left] = [1, room * PART];
  for (const word of name.split(" ")) {
    const wide = nameWidth(`${word} `, size);
    if (wide > left && left < room * PART) [count, left] = [count + 1, room * PART];
    left -= wide;
  }
  return count;
}
