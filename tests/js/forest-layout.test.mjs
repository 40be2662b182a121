// Every forest of six nodes fits: on the wall, on both tablets, on a phone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { arrowOf, layOut } from "../../static/js/parts/charts/forest-layout.js";

const NODES = ["a", "b", "c", "d", "e", "f"];

/** All forests of so many nodes, as the parent of each or -1. */
function* forests(many) {
  const above = Array(many).fill(-1);
  while (true) {
    if (above.every((_, node) => reachesTop(above, node))) yield [...above];
    let at = 0;
    while (at < many && above[at] === many - 1) above[at++] = -1;
    if (at === many) return;
    above[at] += 1;
  }
}

function reachesTop(above, node) {
  let [at, steps] = [node, 0];
  while (above[at] >= 0 && steps <= above.length) [at, steps] = [above[at], steps + 1];
  return steps <= above.length;
}

/** Their places as in core/words/panels/graph.py: parents above the middle of their children. */
function arranged(above) {
  const nodes = [];
  let [columns, line] = [0, 0];
  const place = (at, depth) => {
    const node = { id: NODES[at], x: 0, row: depth, depth, line: line++ };
    nodes.push(node);
    const under = above.flatMap((up, one) => (up === at ? [one] : [])).map((one) => place(one, depth + 1));
    node.x = under.length ? (under[0].x + under[under.length - 1].x) / 2 : columns++;
    return node;
  };
  for (const [at, up] of above.entries()) if (up < 0) place(at, 0);
  return { nodes, columns, rows: Math.max(...nodes.map((node) => node.row)) + 1 };
}

/** The scale at which letters of 26 px are 24 px high. */
const SMALLEST = 0.93;

const overlap = (a, b) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** The errors of a drawing of this size. */
function faults(forest, box, [plain, laden, line], bounded, which) {
  const tall = (id) => (bounded && forest.rows > 3 ? line : id === which ? laden : plain);
  const { way, spots, least, scale } = layOut(forest, box, tall, bounded);
  const all = [...spots.values()];
  const high = Math.max(box.h, least);
  return [
    ...(scale < SMALLEST ? [`${way}: drawn at ${scale}`] : []),
    ...(bounded === (way === "outline") ? [`${way}: another way than for other forests`] : []),
    ...all.filter((one) => one.x < -0.5 || one.x + one.w > box.w + 0.5).map(() => `${way}: beside the edge`),
    ...all.filter((one) => one.y < -0.5 || one.y + one.h > high + 0.5).map((one) => `${way}: below the edge by ${one.y + one.h - high}`),
    ...all.filter((one) => one.w < 136).map((one) => `${way}: ${one.w} px wide`),
    ...all.flatMap((one, i) => (all.slice(i + 1).some((other) => overlap(one, other)) ? [`${way}: one on another`] : [])),
  ];
}

/** Name, size, px of a node, of one with many tokens, of one on one line, and whether the height is limited. */
const ROOMS = [
  ["the wall", { w: 1200, h: 330 }, [74, 106, 37], true],
  ["a tablet on its side", { w: 612, h: 380 }, [62, 90, 0], false],
  ["an upright tablet", { w: 704, h: 380 }, [62, 90, 0], false],
  ["a phone", { w: 324, h: 400 }, [56, 84, 0], false],
];

for (const [place, box, tall, bounded] of ROOMS) {
  test(`on ${place} every forest of five and six stands clear of the edges and of itself`, () => {
    let count = 0;
    for (const many of [5, 6]) {
      for (const above of forests(many)) {
        const forest = arranged(above);
        const found = faults(forest, box, tall, bounded, NODES[count++ % many]);
        assert.deepEqual(found, [], `${above}`);
      }
    }
    assert.equal(count, 1296 + 16807);
  });
}

test("where there is too little room below, the whole drawing becomes smaller instead of leaving the screen", () => {
  const chain = arranged([-1, 0, 1, -1, -1, -1]);
  const { scale, least } = layOut(chain, { w: 1200, h: 240 }, () => 90, true);
  assert.equal(scale, 240 / least);
  assert.ok(scale < 1);
  assert.equal(layOut(chain, { w: 1200, h: 240 }, () => 90).scale, 1, "a page that scrolls has room");
});

test("an arrow ends in front of the node that it points to, with room for its hand", () => {
  const from = { x: 0, y: 0, w: 100, h: 50 };
  const down = arrowOf(from, { x: 0, y: 100, w: 100, h: 50 }, "down", 30);
  assert.deepEqual(down.tip, { x: 50, y: 97, turn: 90 });
  const outline = arrowOf(from, { x: 32, y: 60, w: 100, h: 50 }, "outline", 20);
  assert.deepEqual(outline.tip, { x: 29, y: 85, turn: 0 });
});
