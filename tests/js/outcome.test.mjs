// The seats with the highest number, among changed and unchanged ones.
import assert from "node:assert/strict";
import { test } from "node:test";
import { outcome } from "../../static/js/parts/controls/outcome.js";

const OF = {
  others: { 4: 3 },
  alone: { 1: { t: "one" }, 2: { t: "two" }, 4: { t: "four" } },
  shared: { t: "shared", p: { city: "Miami" } },
  nobody: { t: "nobody" },
};
const ROWS = [
  { value: "1", becomes: [1, 2, 3, 4] },
  { value: "2", becomes: [2, 3, 4, 5] },
];

test("whoever is alone on top is named, also without a row", () => {
  assert.deepEqual(outcome(OF, ROWS, { 1: 3, 2: 0 }), { t: "one" });
  assert.deepEqual(outcome(OF, ROWS, { 1: 0, 2: 0 }), { t: "four" });
});

test("several who have the most are named together", () => {
  const both = outcome(OF, ROWS, { 1: 2, 2: 1 });
  assert.deepEqual(both, { t: "shared", p: { city: "Miami", who: { seats: [1, 2, 4] } } });
});

test("where all numbers are nothing, nobody is named", () => {
  const none = [{ value: "1", becomes: [0] }];
  assert.deepEqual(outcome({ ...OF, others: {} }, none, { 1: 0 }), { t: "nobody" });
});
