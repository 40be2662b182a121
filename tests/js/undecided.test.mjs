// Which answers a page asks again by itself.
import assert from "node:assert/strict";
import test from "node:test";

const { undecided } = await import("../../static/js/undecided.js");

test("what is carried out or refused is not asked again", () => {
  assert.equal(undecided(undefined), false);
  assert.equal(undecided("E_NO_SUCH_SEAT"), false);
});

test("a server that is busy or cannot save is asked again for ever", () => {
  for (const code of ["E_BUSY", "E_CANNOT_SAVE", "E_TRY_AGAIN"]) {
    for (const now of [1000, 3_600_000]) assert.equal(undecided(code, now), true);
  }
});

test("an upgrade is waited for quietly, and said when it lasts", () => {
  assert.equal(undecided("E_UPGRADING", 1000), true);
  assert.equal(undecided("E_UPGRADING", 10_900), true);
  assert.equal(undecided("E_UPGRADING", 11_100), false);
});

test("the next command waits anew", () => {
  undecided("E_UPGRADING", 50_000);
  undecided(undefined, 59_000);
  assert.equal(undecided("E_UPGRADING", 61_000), true);
});
