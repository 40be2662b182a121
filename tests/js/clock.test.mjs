// A clock on a phone counts as core/clock.py does, with the server's time.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { effect } from "@preact/signals";
import { digits, dropSamples, isSet, addSample, offset, remaining, untilNext } from "../../static/js/clock.js";

beforeEach(dropSamples);

test("a running clock loses what has passed since it was started", () => {
  assert.equal(remaining({ length: 180, since: 1000 }, 1046), 134);
});

test("a paused clock stands still at what had run before", () => {
  assert.equal(remaining({ length: 180, before: 60, since: null }, 9999), 120);
  assert.equal(remaining({ length: 180, before: 60 }, 9999), 120);
});

test("a clock never goes below zero, nor above its length", () => {
  assert.equal(remaining({ length: 180, since: 1000 }, 5000), 0);
  assert.equal(remaining({ length: 180, since: 1000 }, 900), 180);
});

test("digits are rounded up, so that 0:00 is the bell", () => {
  assert.equal(digits(134), "2:14");
  assert.equal(digits(59.2), "1:00");
  assert.equal(digits(0.1), "0:01");
  assert.equal(digits(0), "0:00");
});

test("the next drawing comes when the whole seconds change", () => {
  assert.equal(untilNext(10.25), 255);
  assert.equal(untilNext(10), 1005);
});

test("without a sample the device's own clock is believed", () => {
  assert.equal(isSet(), false);
  assert.equal(offset(), 0);
});

test("a clock that was drawn by the device's own time is drawn anew when the server's is known", () => {
  const drawn = [];
  const since = Date.now() / 1000 - 600; // the device's clock is ten minutes ahead
  const end = effect(() => drawn.push(digits(remaining({ length: 180, since }))));
  assert.equal(drawn.at(-1), "0:00");
  addSample(600, 0, 600);
  assert.equal(isSet(), true);
  assert.equal(drawn.at(-1), "3:00");
  end();
});

test("the old offset is believed after a sleep until a new sample comes, and then no longer", () => {
  addSample(100, 160, 100);
  dropSamples();
  assert.equal(offset(), 60);
  addSample(200, 205, 203); // slower than the old sample, but the only valid one
  assert.equal(offset(), 3.5);
});

test("the offset comes from the sample with the least delay", () => {
  addSample(100, 160, 104); // a round trip of four seconds: wrong by up to two
  addSample(110, 165.1, 110.2);
  addSample(120, 190, 121);
  assert.ok(Math.abs(offset() - 55) < 0.001);
});
