// A double tap is one tap, even if another prompt appears under the finger.
import assert from "node:assert/strict";
import { test } from "node:test";
import { isSecondHalf, takeDoubleTapsOnce } from "../../static/js/parts/controls/double-tap.js";

const place = { left: 20, right: 340, top: 560, bottom: 620 };
const last = { name: "open:", place, at: 1000 };
const tap = (at, x = 180, y = 590) => ({ x, y, at });

test("the second half of a double tap presses nothing else", () => {
  assert.equal(isSecondHalf(last, "end_turn:", tap(1250)), true);
});

test("the same button may be pressed as often as anybody likes", () => {
  assert.equal(isSecondHalf(last, "open:", tap(1250)), false);
});

test("another place, or a moment later, is another wish", () => {
  assert.equal(isSecondHalf(last, "end_turn:", tap(1250, 180, 400)), false);
  assert.equal(isSecondHalf(last, "end_turn:", tap(1600)), false);
  assert.equal(isSecondHalf(null, "end_turn:", tap(1250)), false);
});

/** A page whose large buttons replace each other at one place; returns which were pressed. */
function pageOf() {
  const page = new EventTarget();
  const taken = [];
  takeDoubleTapsOnce(page);
  page.addEventListener("click", ({ target }) => taken.push(target.textContent));
  const press = (textContent, timeStamp, { pointerType = "touch", detail = 1, dataset = null } = {}) => {
    const button = {
      textContent,
      getBoundingClientRect: () => place,
      matches: () => true,
      closest: (what) => (what === "button" ? button : dataset && { dataset }),
    };
    const event = (type, more) => {
      const made = new Event(type, { cancelable: true });
      for (const [name, value] of Object.entries({ target: button, timeStamp, ...more })) {
        Object.defineProperty(made, name, { value });
      }
      page.dispatchEvent(made);
    };
    if (detail > 0) event("pointerdown", { pointerType });
    event("click", { detail, clientX: 180, clientY: 590 });
  };
  return { press, taken };
}

test("a finger that taps twice puts the card and does not end the turn", () => {
  const { press, taken } = pageOf();
  press("Put a card", 1000);
  press("End the turn", 1250);
  assert.deepEqual(taken, ["Put a card"]);
  press("End the turn", 1700);
  assert.deepEqual(taken, ["Put a card", "End the turn"]);
});

test("so does a mouse, but single clicks and keys press as fast as they like", () => {
  const { press, taken } = pageOf();
  press("One", 1000, { pointerType: "mouse" });
  press("Two", 1100, { pointerType: "mouse" });
  press("Three", 1200, { pointerType: "mouse", detail: 2 });
  press("Four", 1300, { detail: 0 });
  assert.deepEqual(taken, ["One", "Two", "Four"]);
});

test("a number that goes on in the words makes no other question", () => {
  const { press, taken } = pageOf();
  press("Draw (3 left)", 1000, { dataset: { command: "draw" } });
  press("Draw (2 left)", 1250, { dataset: { command: "draw" } });
  assert.equal(taken.length, 2);
});
