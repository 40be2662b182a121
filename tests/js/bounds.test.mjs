// The first bound that counts break, by the sum of its values.
import assert from "node:assert/strict";
import { test } from "node:test";
import { brokenBound } from "../../static/js/parts/controls/bounds.js";

const WOLVES = { values: ["wolf", "alpha"], low: 2, high: 3, why: { t: "wolves" } };
const MASONS = { values: ["mason"], low: 0, high: 2, but: 1, why: { t: "masons" } };

test("counts that keep to all of them break none", () => {
  assert.equal(brokenBound([WOLVES, MASONS], { wolf: 1, alpha: 1 }), undefined);
});

test("too few, too many, and the one number between are told by the first that they break", () => {
  assert.equal(brokenBound([WOLVES, MASONS], { wolf: 1, mason: 1 }), WOLVES);
  assert.equal(brokenBound([WOLVES, MASONS], { wolf: 4 }), WOLVES);
  assert.equal(brokenBound([WOLVES, MASONS], { wolf: 2, mason: 1 }), MASONS);
});
