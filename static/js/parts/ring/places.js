// Where the seats of a ring stand: on an ellipse, or on a rectangle when there are many.
import { ellipse, hasRoom } from "./ellipse.js";
import { LEAST, nameWidth, shrink } from "../shapes/letters.js";

/**
 * @typedef {{x: number, y: number, side: "left"|"right"|"top"|"bottom", tx: number, ty: number,
 *   w?: number, h?: number, folds?: boolean}} Place
 *   `x`, `y`: middle of the name, px. `tx`, `ty`: middle of what lies on the table before it; on an ellipse
 *   `w`, `h`: px of the name and what is under it. `folds`: it stands on several lines.
 * @typedef {{kind: "ellipse"|"rectangle", size: number, places: Place[], head: {x: number, y: number},
 *   table: {x: number, y: number, w: number, h: number}, column: number}} Ring
 *   `size`: px of the names. `head`: the moderator's place. `table`: the line of the table;
 *   `column`: px that a name at the side may take.
 * @typedef {{w: number, h: number}} Box
 */

/** From this many seats on, the ring becomes a rectangle. */
export const MANY = 13;
/** Letters of a name that stays on one line wherever it stands. */
const LINE = 24;

/**
 * The largest arrangement that fits: the moderator at six o'clock, the first seat at the
 * moderator's left, then clockwise.
 * @param {string[]} names in ring order @param {Box} box
 * @param {{sizes?: number[], under?: number, label?: number, note?: number, tokens?: number, core?: number, headless?: boolean, low?: boolean}} [options]
 *   `sizes`: name sizes to try, largest first. `under`: px kept below each name. `label`: the
 *   widest words there, px. `note`: px of words under the names of a rectangle. `tokens`: px that lie in front of the
 *   seats of a rectangle. `core`: px across of what lies in the middle of an ellipse. `headless`: nobody moderates, and the
 *   seats of an ellipse stand all around. `low`: its table may be low and wide.
 * @returns {Ring}
 */
export function arrange(names, box, options = {}) {
  const {
    sizes = [28, 25, 22, 20, 18],
    under = 24,
    label = 0,
    note = 0,
    tokens = 0,
    core = 80,
    headless = false,
    low = false,
  } = options;
  if (names.length < MANY) {
    for (const size of sizes) {
      for (const free of headless ? [true, false] : [false]) {
        const ring = ellipse(names, box, size, under, label, core, free, low);
        if (hasRoom(ring, size, under, core, free)) return ring;
      }
    }
  }
  return rectangle(names, box, sizes, note || under * 0.6, tokens);
}

/** @param {string[]} names @param {Box} box @param {number[]} sizes @param {number} under @param {number} tokens @returns {Ring} */
function rectangle(names, box, sizes, under, tokens) {
  const plans = sizes.map((size) => plan(names, box, size, under, tokens));
  const chosen = plans.find((one) => one.fits) ?? plans[plans.length - 1];
  return placeSeats(names, box, chosen, tokens);
}

/**
 * How many seats go on each side, for one size of names.
 * @typedef {{size: number, column: number, top: number, rows: number, below: number, fits: boolean}} Plan
 * @param {string[]} names @param {Box} box @param {number} size @param {number} under
 * @param {number} tokens @returns {Plan}
 */
function plan(names, box, size, under, tokens) {
  const words = Math.max(...names.map((name) => nameWidth(name, shrink(name) * size, true))) + size * 0.6;
  const lines = names.filter((name) => name.length <= LINE).map((name) => nameWidth(name, shrink(name) * 1.02));
  const line = Math.max(0, ...lines);
  const wide = box.w > 560;
  const middle = wide ? 130 : 24;
  const least = Math.max(words, Math.min(line * LEAST + 8, (box.w - middle) / 2 - tokens));
  // a tall board leaves its middle free: two columns, as the phone's horseshoe
  const across = box.h > box.w * 0.9 ? 2 : Math.max(2, Math.floor(box.w / (least + size)));
  const below = across < 4 ? 0 : Math.floor((across - 1) / 2) * 2;
  const wanted = across < 4 ? names.length % 2 : across;
  const top = (names.length - below - wanted) % 2 ? wanted - 1 : wanted;
  const rows = Math.max(0, (names.length - top - below) / 2);
  const bands = rows + (top ? 1 : 0) + 1;
  // what is left over lets long names stand as large as the others
  const spare = across === 2 ? (box.w - (wide ? 230 : 24)) / 2 - tokens : box.w * 0.22;
  const column = Math.max(least, Math.min(line * size + 8, spare));
  const fits = 2 * (least + tokens) + middle <= box.w && bands * Math.max(size * 1.5, size + under) <= box.h;
  return { size, column, top, rows, below, fits };
}

/** @param {string[]} names @param {Box} box @param {Plan} plan @param {number} tokens @returns {Ring} */
function placeSeats(names, box, { size, column, top, rows, below }, tokens) {
  const bands = rows + (top ? 1 : 0) + 1;
  const pitch = box.h / bands;
  const first = top ? 1.5 : 0.5;
  const edge = column / 2;
  const reach = Math.min(column + Math.max(tokens, size) + 8, box.w * 0.47);
  const half = below / 2;
  const span = (box.w - column) / (below + 2 - (below ? 1 : 0));
  const places = names.map((_, i) => {
    const bottom = (bands - 0.5) * pitch;
    const aside = span > column + size * 2.8 ? column / 2 + size * 1.4 : 0;
    if (i < half) return row(box.w / 2 - span * (i + 1), bottom, "bottom", pitch, aside);
    if (i < half + rows) {
      const y = (first + rows - 1 - (i - half)) * pitch;
      return { x: edge, y, side: /** @type {const} */ ("left"), tx: column + 4, ty: y };
    }
    if (i < half + rows + top) {
      const k = i - half - rows;
      const step = top > 1 ? (box.w - column) / (top - 1) : 0;
      const inner = k === 0 ? 1 : k === top - 1 ? -1 : 0;
      return row(
        top > 1 ? edge + step * k : box.w / 2,
        pitch / 2,
        "top",
        pitch,
        top > 1 ? inner * (edge + size * 1.6) : 0,
      );
    }
    if (i < half + rows * 2 + top) {
      const y = (first + (i - half - rows - top)) * pitch;
      return { x: box.w - edge, y, side: /** @type {const} */ ("right"), tx: box.w - column - 4, ty: y };
    }
    return row(box.w / 2 + span * (names.length - i), bottom, "bottom", pitch, -aside);
  });
  const ceiling = top ? pitch * 1.1 : 4;
  return {
    kind: "rectangle",
    size,
    places,
    head: { x: box.w / 2, y: (bands - 0.5) * pitch },
    table: {
      x: box.w / 2,
      y: (ceiling + (bands - 1) * pitch) / 2,
      w: box.w / 2 - reach,
      h: ((bands - 1) * pitch - ceiling) / 2,
    },
    column,
  };
}

/**
 * A seat of the upper or lower row; cards of a corner seat are beside it.
 * @param {number} x @param {number} y @param {"top"|"bottom"} side @param {number} pitch @param {number} [beside] @returns {Place}
 */
function row(x, y, side, pitch, beside = 0) {
  if (beside) return { x, y, side, tx: x + beside, ty: y };
  return { x, y, side, tx: x, ty: side === "top" ? y + pitch * 0.66 : y - pitch * 0.66 };
}
