// A held button repeats, faster and faster, and stops when it is released.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { repeater } from "../../static/js/parts/controls/repeat.js";

let page;
let paper;
let count;
let ends;

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  page = new EventTarget();
  paper = new EventTarget();
  count = 0;
  ends = 0;
});

const button = (most = Number.POSITIVE_INFINITY) =>
  repeater(() => count < most && ++count > 0, { page, paper, onEnd: () => (ends += 1) });

/** Lets time pass in small steps, so that new timers run, too. */
const pass = (ms) => {
  for (let gone = 0; gone < ms; gone += 5) mock.timers.tick(5);
};

test("a tap is one tap: nothing goes on by itself before it is a hold", () => {
  const held = button();
  held.start();
  pass(400);
  held.stop();
  assert.equal(count, 0);
  assert.equal(ends, 0);
  assert.ok(held.isTap());
});

test("a hold goes on, and the tap that ends it is not one more step", () => {
  const held = button();
  held.start();
  pass(1000);
  assert.ok(count >= 3, `${count} steps`);
  const before = count;
  assert.ok(held.stop());
  assert.equal(held.isTap(), false);
  assert.ok(held.isTap(), "the next one is a tap again");
  pass(5000);
  assert.equal(count, before);
  assert.equal(ends, 1);
});

test("the longer it is held, the faster it goes", () => {
  const held = button();
  held.start();
  pass(1000);
  const slow = count;
  pass(2000);
  pass(1000);
  const before = count;
  pass(1000);
  assert.ok(count - before > 3 * slow, `${slow} in the first second, ${count - before} in the last`);
  held.stop();
});

test("forty are reached in less than four seconds", () => {
  const held = button(40);
  held.start();
  pass(4000);
  assert.equal(count, 40);
});

for (const [where, name] of [
  ["window", "blur"],
  ["window", "pagehide"],
  ["document", "visibilitychange"],
]) {
  test(`${name} of the ${where} ends a hold`, () => {
    const held = button();
    held.start();
    pass(700);
    const before = count;
    assert.ok(before > 0);
    (where === "window" ? page : paper).dispatchEvent(new Event(name));
    pass(5000);
    assert.equal(count, before);
  });
}

test("at the limit it stops, and says once that it has", () => {
  const held = button(2);
  held.start();
  pass(3000);
  assert.equal(count, 2);
  assert.equal(ends, 1);
  held.stop();
  assert.equal(ends, 1);
});

test("what was left behind by a hold does not swallow the next one", () => {
  const held = button(2);
  held.start();
  pass(3000);
  count = 0;
  held.start();
  held.stop();
  assert.ok(held.isTap());
});
