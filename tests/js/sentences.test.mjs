// Sentences for screen readers have one full stop between them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { joinSentences } from "../../static/js/parts/sound/sentences.js";

test("a stop is added where there is none, and never a second one", () => {
  assert.equal(joinSentences("Day 1", "How many?", "Write it down."), "Day 1. How many? Write it down.");
  assert.equal(joinSentences("Opening…", "Wait"), "Opening… Wait.");
  assert.equal(joinSentences("He asks: \u2068why?\u2069", "Day"), "He asks: \u2068why?\u2069 Day.");
});

test("what is not there is not heard", () => {
  assert.equal(joinSentences("Day", "", undefined), "Day.");
});
