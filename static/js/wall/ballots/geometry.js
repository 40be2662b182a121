// Where the seats of an open vote stand around the table, and the gouges between them. Units of the stage.
import { nameWidth } from "../../parts/shapes/letters.js";

/**
 * @typedef {{x: number, y: number}} Point
 * @typedef {{cx: number, cy: number, rx: number, ry: number, w: number, h: number, upright: boolean}} Table
 * @typedef {Point & {turn: number, dx: number, dy: number, side: -1 | 0 | 1}} Spot
 *   `turn`: angle from the moderator's place, clockwise. `dx`, `dy`: its direction. `side`: where its name stands
 */

/** Parts of the half axes of the table: stacks of cards, upright, and the start of gouges. */
const [STACK, INNER, START] = [0.76, 0.58, 0.93];
/** Of its height, how wide a stack with its number is. */
const ACROSS = 2.1;
/** How far a gouge bends towards the middle. */
const BEND = 0.34;
/** Units between the table's edge and a name. */
const GAP = 34;
/** Units beside a name at the edge of the stage. */
const EDGE = 30;

/** The table on a stage of this size. @param {{w: number, h: number, upright: boolean}} size @returns {Table} */
export const tableOf = ({ w, h, upright }) =>
  upright
    ? { cx: w / 2, cy: h * 0.52, rx: 192, ry: h * 0.235, w, h, upright }
    : { cx: w / 2, cy: h / 2 + 34, rx: 372, ry: h * 0.285, w, h, upright };

/** The seats in ring order; the moderator sits below, between the last and the first. @param {number} count @returns {Spot[]} */
export const spotsOf = (count) =>
  [...Array(count).keys()].map((at) => {
    const turn = (2 * Math.PI * (at + 1)) / (count + 1);
    const [dx, dy] = [-Math.sin(turn), Math.cos(turn)];
    return { x: dx, y: dy, dx, dy, turn, side: Math.abs(dx) < 0.1 ? 0 : dx < 0 ? -1 : 1 };
  });

/** A point of the table. @param {Table} table @param {Spot} spot @param {number} part of its half axes @returns {Point} */
const on = ({ cx, cy, rx, ry }, { dx, dy }, part) => ({ x: cx + rx * part * dx, y: cy + ry * part * dy });

/** Where the cards of a seat lie; on an upright stage farther from the names. @param {Table} table @param {Spot} spot */
export const stackOf = (table, spot) => on(table, spot, table.upright && spot.side ? INNER : STACK);

/** The height of cards that do not overlap those of other seats. @param {Table} table @param {Spot} spot @param {Spot[]} others where cards lie @param {number} most */
export function cardOf(table, spot, others, most) {
  const { x, y } = stackOf(table, spot);
  const free = others
    .filter((one) => one !== spot)
    .map((one) => stackOf(table, one))
    .map((at) => Math.max(Math.abs(at.x - x) / ACROSS, Math.abs(at.y - y)));
  return Math.min(most, ...free.map((one) => one * 0.94));
}

/** Where a name begins, or ends. @param {Table} table @param {Spot} spot @returns {Point} */
export function nameOfSpot(table, spot) {
  const edge = on(table, spot, 1);
  const y = edge.y + spot.dy * (spot.side ? GAP * 0.8 : GAP + 8);
  if (!spot.side) return { x: table.cx, y };
  if (table.upright) return { x: spot.side < 0 ? EDGE : table.w - EDGE, y };
  return { x: edge.x + spot.dx * GAP + spot.side * 8, y };
}

/** Units across that a name may take. @param {Table} table @param {Spot} spot @param {boolean} cards whether cards lie before it */
export function roomOf(table, spot, cards) {
  if (!spot.side) return table.upright ? table.w - 2 * EDGE : 440;
  const { x } = nameOfSpot(table, spot);
  if (!table.upright) return spot.side < 0 ? x - EDGE : table.w - EDGE - x;
  const edge = on(table, spot, 1).x;
  return (spot.side < 0 ? edge : table.w - edge) - EDGE + (cards ? -8 : 36); // it may lie on the edge of the table
}

/** The size of a name in its room: on one line, down to 70 %, else on two lines. @param {string} name @param {number} most @param {number} room */
export function fitName(name, most, room) {
  const one = Math.min(most, room / nameWidth(name, 1));
  if (one >= most * 0.7 || !name.includes(" ")) return { size: Math.floor(one), folds: false };
  return { size: Math.floor(Math.min(most, room / nameWidth(name, 1, true))), folds: true };
}

/** Units between the names of a seat and of its nearest neighbour on the same side. @param {Table} table @param {Spot[]} spots @param {number} at */
export function airOf(table, spots, at) {
  const { y } = nameOfSpot(table, spots[at]);
  const others = spots.filter((spot, i) => i !== at && spot.side === spots[at].side);
  return Math.min(...others.map((spot) => Math.abs(nameOfSpot(table, spot).y - y)), 200);
}

/**
 * A gouge from a voter to the cards of whom the vote is for: thin where it begins, blunt under the cards.
 * @param {Table} table @param {Spot} from @param {Spot} to @param {number} wide @returns {{path: string, from: Point}}
 */
export function gougeOf(table, from, to, wide) {
  const [a, b] = [on(table, from, START), stackOf(table, to)];
  const apart = Math.min(Math.abs(from.turn - to.turn), 2 * Math.PI - Math.abs(from.turn - to.turn));
  const far = BEND * (1 - apart / Math.PI);
  const middle = { dx: from.dx + to.dx, dy: from.dy + to.dy };
  const long = Math.hypot(middle.dx, middle.dy) || 1;
  const c = { x: table.cx + (table.rx * far * middle.dx) / long, y: table.cy + (table.ry * far * middle.dy) / long };
  return { path: taperedCurve(a, c, b, wide), from: a };
}

/** An arc over the roofs. @param {Point} from @param {Point} to @param {number} wide */
export function arcOf(from, to, wide) {
  const lift = Math.min(190, 46 + Math.abs(to.x - from.x) * 0.16);
  const c = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - lift };
  return { path: taperedCurve(from, c, to, wide), from };
}

/** @param {Point} a @param {Point} c @param {Point} b @param {number} wide */
function taperedCurve(a, c, b, wide) {
  const sides = /** @type {[string[], string[]]} */ ([[], []]);
  for (let step = 0; step <= 14; step += 1) {
    const t = step / 14;
    const at = (/** @type {"x" | "y"} */ axis) => (1 - t) ** 2 * a[axis] + 2 * t * (1 - t) * c[axis] + t ** 2 * b[axis];
    const slope = (/** @type {"x" | "y"} */ axis) => 2 * (1 - t) * (c[axis] - a[axis]) + 2 * t * (b[axis] - c[axis]);
    const long = Math.hypot(slope("x"), slope("y")) || 1;
    const half = wide * Math.sin(Math.min(1, t * 1.25) * 1.9) * 0.55;
    for (const side of /** @type {const} */ ([0, 1])) {
      const sign = side ? 1 : -1;
      const [x, y] = [at("x") - (sign * half * slope("y")) / long, at("y") + (sign * half * slope("x")) / long];
      sides[side].push(`${x.toFixed(1)} ${y.toFixed(1)}`);
    }
  }
  return `M${[...sides[0], ...sides[1].reverse()].join("L")}Z`;
}
