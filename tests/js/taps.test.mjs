// One press sends one command, and the next press another: by finger, key or screen reader.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

globalThis.window = globalThis;
globalThis.document = Object.assign(new EventTarget(), { getElementById: () => null });
globalThis.location = { protocol: "http:", host: "127.0.0.1:9" };
const page = new EventTarget();
globalThis.addEventListener = page.addEventListener.bind(page);
const { act, openWire } = await import("../../static/js/wire.js");
const { link, pending } = await import("../../static/js/store.js");
link.value = { state: "moved" }; // no answers and no retries
openWire();

let asked = () => {};
page.addEventListener("click", () => asked());
const press = (...events) => events.forEach((one) => page.dispatchEvent(new Event(one)));
const FINGER = ["pointerdown", "mousedown", "mouseup", "click"];
const KEY = ["keydown", "click"];
const READER = { VoiceOver: ["mousedown", "mouseup", "click"], "NVDA and JAWS": ["click"] };

beforeEach(() => {
  pending.value = [];
  asked = () => act("advance", {});
});

for (const [reader, events] of Object.entries(READER))
  test(`${reader} presses the same button again, and the game goes on again`, () => {
    press(...events);
    press(...events);
    assert.equal(pending.value.length, 2);
    assert.notEqual(pending.value[0].id, pending.value[1].id);
  });

for (const events of [FINGER, KEY, ...Object.values(READER)])
  test(`what is asked for twice in one ${events.join(", ")} is one command`, () => {
    asked = () => [act("advance", {}), act("advance", {})];
    press(...events);
    assert.equal(pending.value.length, 1);
  });

test("a finger and a key may press the same button as often as they like", () => {
  press(...FINGER);
  press(...FINGER);
  press(...KEY);
  press(...KEY);
  assert.equal(pending.value.length, 4);
});
