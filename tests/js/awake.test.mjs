// The wake lock is requested without a touch, and again after a refusal.
import assert from "node:assert/strict";
import { test } from "node:test";
import { setImmediate as soon } from "node:timers/promises";

let [asked, refuses] = [0, false];
let release;
const request = async () => {
  asked += 1;
  if (refuses) throw new Error("NotAllowedError");
  return { addEventListener: (_, listener) => (release = listener) };
};
Object.defineProperty(globalThis, "navigator", { value: { wakeLock: { request } } });
globalThis.document = Object.assign(new EventTarget(), { getElementById: () => null, hidden: false });
const { stayAwake } = await import("../../static/js/wake-lock.js");
const { awake } = await import("../../static/js/store.js");
const comes = async (sign) => {
  document.dispatchEvent(new Event(sign));
  await soon();
};

test("a wall that nobody touches stays on", async () => {
  stayAwake();
  await soon();
  assert.equal(awake.value, "on");
});

test("what is on is not asked for again", async () => {
  asked = 0;
  await comes("pointerup");
  await comes("keyup");
  assert.equal(asked, 0);
});

for (const sign of ["pointerup", "keyup", "visibilitychange"])
  test(`after ${sign} it is on again where it was taken away or refused`, async () => {
    refuses = true;
    release();
    await comes(sign);
    assert.equal(awake.value, "off");
    refuses = false;
    await comes(sign);
    assert.equal(awake.value, "on");
  });

test("a page that nobody sees does not ask", async () => {
  [asked, document.hidden] = [0, true];
  release();
  await comes("visibilitychange");
  assert.equal(asked, 0);
});
