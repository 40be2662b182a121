// The lines of a chart: none below its floor, none hidden by another, every marked one drawn.
import assert from "node:assert/strict";
import { test } from "node:test";
import { lanes, worthNaming } from "../../static/js/parts/charts/plot.js";

const FLOOR = 260;

test("seven lines at nothing lie side by side on the floor, not below it", () => {
  const ways = lanes(Array(7).fill([FLOOR, FLOOR]), FLOOR);
  const first = ways.map((way) => way[0]).sort((a, b) => a - b);
  assert.equal(first.at(-1), FLOOR);
  assert.ok(FLOOR - first[0] < 15);
  for (const [i, height] of first.slice(1).entries()) assert.ok(height - first[i] > 2);
});

test("a line that is alone at its height passes there", () => {
  assert.deepEqual(
    lanes(
      [
        [40, FLOOR],
        [200, 100],
      ],
      FLOOR,
    ),
    [
      [40, FLOOR],
      [200, 100],
    ],
  );
});

test("lines at the same heights do not cross on the way", () => {
  const ways = lanes(Array(5).fill([FLOOR, FLOOR]), FLOOR);
  const order = (at) => ways.map((_, i) => i).sort((a, b) => ways[a][at] - ways[b][at]);
  assert.deepEqual(order(0), order(1));
});

test("a marked line is drawn though it never rose", () => {
  const line = (name, values, marked = false) => ({ name, values, marked });
  const lines = ["a", "b", "c", "d", "e"].map((name, i) => line(name, [i + 1, 0]));
  const wolf = line("wolf", [0, 0], true);
  const named = worthNaming([...lines, wolf, line("nobody", [0, 0])]);
  assert.ok(named.has(wolf));
  assert.equal(named.size, 6);
});
