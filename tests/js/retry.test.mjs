// Delays after failed tries.
import assert from "node:assert/strict";
import { test } from "node:test";

const { retryDelay } = await import("../../static/js/retry.js");

test("each pause is twice as long as the one before, up to the longest", () => {
  const pauses = [0, 1, 2, 3, 4].map((failed) => retryDelay(failed, { first: 300, most: 2000, spread: 0 }));
  assert.deepEqual(pauses, [300, 600, 1200, 2000, 2000]);
});

test("a room does not come back in one moment, and nobody waits much longer than another", () => {
  const pauses = Array.from({ length: 200 }, () => retryDelay(9, { first: 300, most: 8000 }));
  assert.ok(pauses.every((one) => one >= 6400 && one <= 9600));
  assert.ok(new Set(pauses).size > 100);
});
