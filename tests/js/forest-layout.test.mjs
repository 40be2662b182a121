// Every forest of six finds its room: on the wall, on both tablets, on a phone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { cut, lay } from "../../static/js/parts/charts/forest-layout.js";

const NODES = ["a", "b", "c", "d", "e", "f"];

/** Every way to put each of so many nodes under at most one other, without a circle: [upper or -1, …]. */
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

/** The places that the program gives them (core/graph.py): parents over the middle of their children. */
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

/** What is written in 26 px and drawn at this scale is still 24 px high. */
const SMALLEST = 0.93;

const overlap = (a, b) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** What is wrong with a drawing in this room. */
function faults(forest, box, need, tall, bounded) {
  const { way, spots, least, scale } = lay(forest, box, need, tall);
  const all = [...spots.values()];
  const high = Math.max(box.h, least);
  return [
    ...(scale < SMALLEST ? [`${way}: drawn at ${scale}`] : []),
    ...(bounded && way === "outline" ? ["an outline is not a drawing"] : []),
    ...all.filter((one) => one.x < -0.5 || one.x + one.w > box.w + 0.5).map(() => `${way}: beside the edge`),
    ...all.filter((one) => one.y < -0.5 || one.y + one.h > high + 0.5).map((one) => `${way}: below the edge by ${one.y + one.h - high}`),
    ...all.filter((one) => one.w < 136).map((one) => `${way}: ${one.w} px wide`),
    ...all.flatMap((one, i) => (all.slice(i + 1).some((other) => overlap(one, other)) ? [`${way}: one on another`] : [])),
  ];
}

/** One node bears many things, and is higher for it. */
const oneIsTall = (which, plain, high) => (id) => (id === which ? high : plain);

const ROOMS = [
  ["the wall", { w: 1200, h: 330 }, { w: 186, h: 108 }, 74, 106, true],
  ["a tablet on its side", { w: 612, h: 380 }, { w: 176, h: 1 }, 62, 90, false],
  ["an upright tablet", { w: 704, h: 380 }, { w: 176, h: 1 }, 62, 90, false],
  ["a phone", { w: 324, h: 400 }, { w: 176, h: 1 }, 56, 84, false],
];

for (const [place, box, need, plain, high, bounded] of ROOMS) {
  test(`on ${place} every forest of five and six stands clear of the edges and of itself`, () => {
    let count = 0;
    for (const many of [5, 6]) {
      for (const above of forests(many)) {
        const forest = arranged(above);
        const found = faults(forest, box, need, oneIsTall(NODES[count++ % many], plain, high), bounded);
        assert.deepEqual(found, [], `${above}`);
      }
    }
    assert.equal(count, 1296 + 16807);
  });
}

test("where there is too little room below, the whole drawing becomes smaller instead of leaving the screen", () => {
  const chain = arranged([-1, 0, 1, -1, -1, -1]);
  const { scale, least } = lay(chain, { w: 1200, h: 240 }, { w: 186, h: 108 }, () => 90);
  assert.equal(scale, 240 / least);
  assert.ok(scale < 1);
  assert.equal(lay(chain, { w: 1200, h: 240 }, { w: 186, h: 1 }, () => 90).scale, 1, "a page that scrolls has room");
});

test("an arrow ends in front of the node that it points to, with room for its hand", () => {
  const from = { x: 0, y: 0, w: 100, h: 50 };
  const down = cut(from, { x: 0, y: 100, w: 100, h: 50 }, "down", 30);
  assert.deepEqual(down.tip, { x: 50, y: 97, turn: 90 });
  const across = cut(from, { x: 160, y: 0, w: 100, h: 50 }, "across", 30);
  assert.deepEqual(across.tip, { x: 157, y: 25, turn: 0 });
  const outline = cut(from, { x: 32, y: 60, w: 100, h: 50 }, "outline", 20);
  assert.deepEqual(outline.tip, { x: 29, y: 85, turn: 0 });
});
