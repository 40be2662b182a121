// Names around a table do not overlap the middle, the line of the table, or each other.
import assert from "node:assert/strict";
import { test } from "node:test";
import { folded } from "../../static/js/parts/shapes/letters.js";
import { arrange } from "../../static/js/parts/ring/places.js";

const LONG = "Massimiliano Bartolomeo";
const WALL = { box: { w: 1168, h: 590 }, sizes: [46, 42, 38, 34, 31, 28], core: 150, under: 26 };
const BESIDE = { ...WALL, box: { w: 712, h: 590 } };
const LOBBY = { box: { w: 600, h: 640 }, core: 206, under: 26 };
const SHEET = { box: { w: 640, h: 400 }, core: 80, under: 14 };
const BOARDS = { WALL, BESIDE, LOBBY, SHEET };

/** Whether a name overlaps the table. */
function crosses({ table }, { x, y, w, h }) {
  const aside = Math.max(0, Math.abs(x - table.x) - w / 2) / table.w;
  const above = Math.max(0, Math.abs(y - table.y) - h / 2) / table.h;
  return aside ** 2 + above ** 2 < 1;
}

function overlap(one, two) {
  return Math.abs(one.x - two.x) * 2 < one.w + two.w && Math.abs(one.y - two.y) * 2 < one.h + two.h;
}

for (const [board, { box, ...wish }] of Object.entries(BOARDS)) {
  for (const many of [3, 4, 5, 6]) {
    for (const long of [[many - 1], [0], [...Array(many).keys()]]) {
      test(`${many} people, long names at ${long}: ${board}`, () => {
        const names = [...Array(many).keys()].map((at) => (long.includes(at) ? LONG : "Sara"));
        const ring = arrange(names, box, wish);
        if (ring.kind !== "ellipse") return assert.ok(long.length > 1, "one long name alone breaks the ring up");
        const middle = { ...ring.table, w: wish.core, h: 40 };
        for (const [at, place] of ring.places.entries()) {
          assert.ok(!crosses(ring, place), `${names[at]} lies on the table`);
          assert.ok(!overlap(place, middle), `${names[at]} lies on the middle`);
          assert.ok(place.x - place.w / 2 >= 0 && place.x + place.w / 2 <= box.w, `${names[at]} is cut`);
          for (const other of ring.places.slice(at + 1)) assert.ok(!overlap(place, other), "two names touch");
        }
      });
    }
  }
}

test("a name folds only where it has to, into lines as short as may be", () => {
  const [first, last] = LONG.split(" ").map((word) => folded(word, 20, Infinity).w);
  assert.equal(folded(LONG, 20, Infinity).lines, 1);
  assert.deepEqual(folded(LONG, 20, 160), { w: Math.max(first, last), lines: 2 });
  assert.equal(folded("Sara", 20, 10).lines, 1);
});
