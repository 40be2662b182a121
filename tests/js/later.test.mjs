// What does not come is asked for again, ever more seldom, also by the page after a reload.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { patience } from "../../static/js/parts/later.js";

const kept = new Map();
const storage = { getItem: (name) => kept.get(name) ?? null, setItem: (name, value) => kept.set(name, value) };
beforeEach(() => {
  kept.clear();
  globalThis.sessionStorage = storage;
});

test("each try waits twice as long as the one before, up to a minute and a half", () => {
  const waits = Array.from({ length: 8 }, () => patience(96000) / 1000);
  assert.deepEqual(waits, [3, 6, 12, 24, 48, 96, 96, 96]);
});

test("what the view on show needs is not put off so long", () => {
  assert.deepEqual(
    Array.from({ length: 4 }, () => patience(12000) / 1000),
    [3, 6, 12, 12],
  );
});

test("a browser that remembers nothing is not hasty", () => {
  globalThis.sessionStorage = undefined;
  assert.equal(patience(96000), 96000);
});
