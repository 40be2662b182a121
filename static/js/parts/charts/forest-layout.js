// Where the nodes and arrows of a forest stand: downward where there is room, else across, else as an outline.

/**
 * @typedef {Pick<import("../../types.d.ts").Node, "id" | "x" | "row" | "line" | "depth">} Node as the core has arranged them
 * @typedef {{w: number, h: number}} Box px
 * @typedef {{x: number, y: number, w: number, h: number}} Spot px, from the upper left corner
 * @typedef {"down" | "across" | "outline"} Way
 * @typedef {{way: Way, spots: Map<string, Spot>, least: number, scale: number}} Laid `least`: px of height it needs;
 *   `scale`: where there is no more room below (`need` has a height), how much smaller it has to be drawn
 */

const NARROW = 560; // px: below it an outline is easier to read than any drawing
const WIDEST = 300;
const SHAFT = 36; // px that an arrow has at least, its head included
const LONGEST = 96;
const BESIDE = 26; // px between neighbours
const INDENT = 26;
const GAP = 10; // px between lines
const TIGHT = 2; // the same in an outline, whose lines are ruled

/**
 * @param {{nodes: Node[], columns: number, rows: number}} forest @param {Box} box the room
 * @param {Box} need of one node in a drawing @returns {Way}
 */
export function wayOf({ columns, rows }, box, need) {
  if (box.w < NARROW) return "outline";
  if (columns * need.w <= box.w && rows * need.h <= box.h) return "down";
  return rows * need.w <= box.w ? "across" : "outline";
}

/**
 * @param {{nodes: Node[], columns: number, rows: number}} forest @param {Box} box @param {Box} need
 * @param {(id: string) => number} tall px that a node needs, as measured @returns {Laid}
 */
export function lay(forest, box, need, tall) {
  const way = wayOf(forest, box, need);
  const laid = { down, across, outline }[way](forest, box, tall);
  const scale = need.h > 1 && laid.least > box.h ? box.h / laid.least : 1;
  return { way, scale, ...laid };
}

/** @param {{nodes: Node[], columns: number, rows: number}} forest @param {Box} box @param {(id: string) => number} tall */
function down({ nodes, columns, rows }, box, tall) {
  const cell = box.w / Math.max(columns, 1);
  const wide = Math.min(cell - BESIDE, WIDEST);
  const heights = [...Array(rows).keys()].map((row) =>
    Math.max(0, ...nodes.map((node) => (node.row === row ? tall(node.id) : 0))),
  );
  const full = heights.reduce((sum, one) => sum + one, 0);
  const shaft = rows < 2 ? 0 : Math.min(LONGEST, Math.max(SHAFT, (box.h - full) / (rows - 1)));
  const used = full + shaft * (rows - 1);
  const top = (/** @type {number} */ row) =>
    Math.max(0, (box.h - used) / 2) + heights.slice(0, row).reduce((sum, one) => sum + one + shaft, 0);
  const spots = nodes.map((node) => {
    const h = tall(node.id);
    return /** @type {const} */ ([node.id, { x: (node.x + 0.5) * cell - wide / 2, y: top(node.row), w: wide, h }]);
  });
  return { spots: new Map(spots), least: full + SHAFT * Math.max(0, rows - 1) };
}

/** @param {{nodes: Node[], columns: number, rows: number}} forest @param {Box} box @param {(id: string) => number} tall */
function across({ nodes, columns, rows }, box, tall) {
  const cell = box.w / Math.max(rows, 1);
  const wide = Math.min(cell - (rows > 1 ? SHAFT + 8 : 0), WIDEST);
  // Only what stands in the middle of a band makes it higher: the others reach over several.
  const bands = [...Array(columns).keys()].map(
    (column) => GAP + Math.max(0, ...nodes.map((node) => (node.x === column ? tall(node.id) : 0))),
  );
  const least = bands.reduce((sum, one) => sum + one, 0);
  const more = Math.max(0, (box.h - least) / Math.max(columns, 1));
  const middle = (/** @type {number} */ column) =>
    bands.slice(0, column).reduce((sum, one) => sum + one + more, (bands[column] + more) / 2);
  const spots = nodes.map((node) => {
    const h = tall(node.id);
    const y = (middle(Math.floor(node.x)) + middle(Math.ceil(node.x))) / 2;
    return /** @type {const} */ ([node.id, { x: node.row * cell, y: y - h / 2, w: wide, h }]);
  });
  return { spots: new Map(spots), least };
}

/** @param {{nodes: Node[]}} forest @param {Box} box @param {(id: string) => number} tall */
function outline({ nodes }, box, tall) {
  let y = 0;
  const spots = [...nodes]
    .sort((a, b) => a.line - b.line)
    .map((node) => {
      const spot = { x: node.depth * INDENT, y, w: box.w - node.depth * INDENT, h: tall(node.id) };
      y += spot.h + TIGHT;
      return /** @type {const} */ ([node.id, spot]);
    });
  return { spots: new Map(spots), least: Math.max(0, y - TIGHT) };
}

/**
 * One arrow: the path of its shaft, where its head stands (its tip, and the turn in degrees of a
 * head that points to the right), and where it may be tapped.
 * @param {Spot} from @param {Spot} to @param {Way} way @param {number} head px, its length
 */
export function cut(from, to, way, head) {
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
  if (way === "across") {
    const [a, b] = [from.x + from.w + 4, to.x - 3];
    const bend = (a + b - head) / 2;
    return {
      path: `M${a} ${middle.y}C${bend} ${middle.y} ${bend} ${goal.y} ${b - head} ${goal.y}`,
      tip: { x: b, y: goal.y, turn: 0 },
      tap: { x: (a + b) / 2, y: (middle.y + goal.y) / 2 },
    };
  }
  const x = from.x + 8;
  return {
    path: `M${x} ${from.y + from.h + 2}V${goal.y}H${Math.max(x, to.x - 3 - head)}`,
    tip: { x: to.x - 3, y: goal.y, turn: 0 },
    tap: { x: x + 10, y: goal.y },
  };
}
