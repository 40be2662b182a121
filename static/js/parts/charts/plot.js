// Where the points, the labels and the steps of the scale of a line chart stand.

/**
 * @typedef {{values: number[], name: string, marked: boolean}} Line
 * @typedef {{x: number, y: number}} Dot
 */

/** Round steps of a scale from 0 to at least `most`, four of them or fewer. @param {number} most */
export function scale(most) {
  const steps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000];
  const step = steps.find((one) => most / one <= 4) ?? Math.ceil(most / 4);
  const count = Math.max(1, Math.ceil(most / step));
  return [...Array(count + 1).keys()].map((i) => i * step);
}

const FEW = 5; // so many lines are all named, also those that stay at 0
const MOST = 7; // lines that are named among more

/**
 * The lines that a reader can follow: those that are marked, then those that rose highest.
 * @param {Line[]} lines
 */
export function worthNaming(lines) {
  if (lines.length <= FEW) return new Set(lines);
  const isNamed = (/** @type {Line} */ line) => line.marked || Math.max(0, ...line.values) > 0;
  const height = (/** @type {Line} */ line) => Math.max(0, ...line.values) + (line.marked ? 1e6 : 0);
  return new Set(
    [...lines]
      .sort((a, b) => height(b) - height(a))
      .slice(0, MOST)
      .filter(isNamed),
  );
}

/**
 * Moves labels apart until none overlaps, keeping their order; heights in px.
 * @param {number[]} heights wanted middles @param {number} gap @param {number} low @param {number} high
 */
export function spread(heights, gap, low, high) {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a] - heights[b]);
  const placed = [...heights];
  let free = low;
  for (const i of order) {
    placed[i] = Math.max(placed[i], free);
    free = placed[i] + gap;
  }
  let ceiling = high;
  for (const i of order.reverse()) {
    placed[i] = Math.min(placed[i], ceiling);
    ceiling = placed[i] - gap;
  }
  return placed;
}

/** Px between lines that would lie on each other, and the most that many of them take together. */
const LANE = 3.5;
const STACK = 14;

/**
 * Where each line passes at each point: those of the same height side by side, none below the floor.
 * @param {number[][]} heights by line, then by point; px from the top @param {number} floor
 */
export function lanes(heights, floor) {
  const gap = Math.min(LANE, STACK / Math.max(1, heights.length - 1));
  const columns = (heights[0] ?? []).map((_, at) =>
    spread(
      heights.map((line) => line[at]),
      gap,
      Number.NEGATIVE_INFINITY,
      floor,
    ),
  );
  return heights.map((_, i) => columns.map((column) => column[i]));
}
