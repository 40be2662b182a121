// The layout of nodes and arrows of a forest: downward on a wide screen, else as an outline. It depends on the device
// only, so that all structures look alike there.

/**
 * @typedef {Pick<import("../../types.d.ts").Node, "id" | "x" | "row" | "line" | "depth">} Node as the core has arranged them
 * @typedef {{w: number, h: number}} Box px
 * @typedef {{x: number, y: number, w: number, h: number}} Spot px, from the upper left corner
 * @typedef {"down" | "outline"} Way
 * @typedef {{way: Way, low: boolean, spots: Map<string, Spot>, least: number, scale: number}} Laid `low`: each node in
 *   one line, for there are many below each other. `least`: px of height it needs. `scale`: how much smaller it has to
 *   be drawn
 */

const BROAD = 1000; // px: six nodes beside each other
const DEEP = 4; // rows from which on a node has one line
const WIDEST = 300;
const WIDEST_LOW = 640;
const SHAFT = 36; // px that an arrow has at least, its head included
const SHAFT_LOW = 19;
const LONGEST = 96;
const BESIDE = 26; // px between neighbours
const [INDENT, INDENT_WALL] = [26, 44];
const TIGHT = 2; // px between the lines of an outline, which are ruled
const LOOSE = 48; // px between them on a wall, at most
const LEFT_FREE = 200; // px below them on a wall

/**
 * @param {{nodes: Node[], columns: number, rows: number}} forest @param {Box} box the room
 * @param {(id: string) => number} tall px that a node needs, as measured
 * @param {boolean} [bounded] whether there is no more room below: then the drawing becomes smaller
 * @returns {Laid}
 */
export function layOut(forest, box, tall, bounded = false) {
  const way = box.w < BROAD ? "outline" : "down";
  const low = way === "down" && forest.rows >= DEEP;
  const laid = way === "down" ? down(forest, box, tall) : outline(forest, box, tall, bounded);
  const scale = bounded && laid.least > box.h ? box.h / laid.least : 1;
  return { way, low, scale, ...laid };
}

/** @param {{nodes: Node[], columns: number, rows: number}} forest @param {Box} box @param {(id: string) => number} tall */
function down({ nodes, columns, rows }, box, tall) {
  const cell = box.w / Math.max(columns, 1);
  const [widest, least] = rows < DEEP ? [WIDEST, SHAFT] : [WIDEST_LOW, SHAFT_LOW];
  const wide = Math.min(cell - BESIDE, widest);
  const heights = [...Array(rows).keys()].map((row) =>
    Math.max(0, ...nodes.map((node) => (node.row === row ? tall(node.id) : 0))),
  );
  const full = heights.reduce((sum, one) => sum + one, 0);
  const shaft = rows < 2 ? 0 : Math.min(LONGEST, Math.max(least, (box.h - full) / (rows - 1)));
  const used = full + shaft * (rows - 1);
  const top = (/** @type {number} */ row) =>
    Math.max(0, (box.h - used) / 2) + heights.slice(0, row).reduce((sum, one) => sum + one + shaft, 0);
  const spots = nodes.map((node) => {
    const h = tall(node.id);
    return /** @type {const} */ ([node.id, { x: (node.x + 0.5) * cell - wide / 2, y: top(node.row), w: wide, h }]);
  });
  return { spots: new Map(spots), least: full + least * Math.max(0, rows - 1) };
}

/** @param {{nodes: Node[]}} forest @param {Box} box @param {(id: string) => number} tall @param {boolean} wall */
function outline({ nodes }, box, tall, wall) {
  const indent = wall ? INDENT_WALL : INDENT;
  const full = nodes.reduce((sum, node) => sum + tall(node.id) + TIGHT, 0);
  const spare = wall ? (box.h - full - LEFT_FREE) / nodes.length : 0;
  const gap = Math.max(TIGHT, Math.min(LOOSE, spare));
  let y = 0;
  const spots = [...nodes]
    .sort((a, b) => a.line - b.line)
    .map((node) => {
      const spot = { x: node.depth * indent, y, w: box.w - node.depth * indent, h: tall(node.id) };
      y += spot.h + gap;
      return /** @type {const} */ ([node.id, spot]);
    });
  return { spots: new Map(spots), least: Math.max(0, full - TIGHT) };
}

/**
 * One arrow: the path of its shaft, where its head stands (its tip, and the turn in degrees of a
 * head that points to the right), and where it may be tapped.
 * @param {Spot} from @param {Spot} to @param {Way} way @param {number} head px, its length
 */
export function arrowOf(from, to, way, head) {
  const middle = { x: from.x + from.w / 2, y: from.y + from.h / 2 };
  const goal = { x: to.x + to.w / 2, y: to.y + to.h / 2 };
  if (way === "down") {
    const [a, b] = [from.y + from.h + 4, to.y - 3];
    const bend = (a + b - head) / 2;
    return {
      path: `M${middle.x} ${a}C${middle.x} ${bend} ${goal.x} ${bend} ${goal.x} ${b - head}`,
      tip: { x: goal.x, y: b, turn: 90 },
      tap: { x: (middle.x + goal.x) / 2, y: (a + b) / 2 },
    };
  }
  const x = from.x + 8;
  return {
    path: `M${x} ${from.y + from.h + 2}V${goal.y}H${Math.max(x, to.x - 3 - head)}`,
    tip: { x: to.x - 3, y: goal.y, turn: 0 },
    tap: { x: x + 10, y: goal.y },
  };
}
