// Names in the largest type that a screen has room for.
import { folded, nameWidth } from "../parts/shapes/letters.js";
import { nameOf } from "../words.js";

/**
 * The size of a few names, side by side or one below the other.
 * @param {number[]} seats @param {{w: number, most: number, least: number, stacked: number, gap: number}} room px:
 *   `w` across. `most`, `least`: sizes side by side. `stacked`: the largest where they do not fit so. `gap`: between two
 * @returns {{size: number, stacked: boolean}}
 */
export function largeNames(seats, { w, most, least, stacked, gap }) {
  const names = seats.map(nameOf);
  const across = names.reduce((sum, name) => sum + nameWidth(name, 1), 0) || 1;
  const size = Math.min(most, (w - gap * (names.length - 1)) / across);
  if (size >= least || names.length < 2) return { size: Math.floor(size), stacked: false };
  const widest = Math.max(...names.map((name) => nameWidth(name, 1)));
  return { size: Math.floor(Math.min(stacked, w / widest)), stacked: true };
}

/** How large words stand on one line or, where that is larger, on two. @param {string} words @param {number} w @param {number} most px */
export function headline(words, w, most) {
  const line = w / folded(words, 1, Number.POSITIVE_INFINITY).w;
  const two = w / folded(words, 1, 0.1 + folded(words, 1, Number.POSITIVE_INFINITY).w / 2).w;
  return Math.floor(Math.min(most, line >= most * 0.5 ? line : Math.min(two, most * 0.6)));
}
