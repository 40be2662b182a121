// Sound begins inside a touch: silence in an element first, then the context; it resumes after interruptions.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { setImmediate as soon } from "node:timers/promises";

const begun = [];
let made;
globalThis.document = { hidden: false };
Object.defineProperty(globalThis, "navigator", { value: { audioSession: { type: "auto" } } });
globalThis.Audio = class {
  constructor() {
    begun.push("element");
  }
  play = async () => begun.push("silence");
};
globalThis.AudioContext = class {
  state = "suspended";
  constructor() {
    begun.push("context");
    made = this;
  }
  async resume() {
    await null;
    this.state = "running";
    this.onstatechange?.();
  }
};
/** As in a page, a listener that is added twice is called once. */
const listeners = new Set();
globalThis.addEventListener = (_, listener) => listeners.add(listener);
const { armSound, audible, onUnlock, unlock } = await import("../../static/js/parts/sound/sound.js");
const { playSilence, silence } = await import("../../static/js/parts/sound/silence.js");
onUnlock(playSilence);
await unlock();

beforeEach(() => {
  document.hidden = false;
});

test("the element is there, and plays, before the context", () => {
  assert.deepEqual(begun, ["element", "silence", "context"]);
  assert.equal(navigator.audioSession.type, "playback");
  assert.equal(audible.value, true);
});

for (const state of ["interrupted", "suspended"])
  test(`it goes on by itself where it is ${state}`, async () => {
    made.state = state;
    made.onstatechange();
    assert.equal(audible.value, false);
    await soon();
    assert.equal(made.state, "running");
    assert.equal(audible.value, true);
  });

test("a page that nobody sees waits until it is seen", async () => {
  document.hidden = true;
  made.state = "interrupted";
  made.onstatechange();
  await soon();
  assert.equal(audible.value, false);
  document.hidden = false;
  await unlock();
  assert.equal(audible.value, true);
});

test("however often sound is asked for, a page that comes back wakes it once, and starts none by itself", async () => {
  await armSound();
  const { size } = listeners;
  for (let n = 0; n < 9; n += 1) await armSound();
  assert.equal(listeners.size, size);
  assert.deepEqual(begun, ["element", "silence", "context"]);
});

test("the silence is a WAV of the length that it names", () => {
  const bytes = new DataView(silence());
  assert.equal(bytes.byteLength, 44 + bytes.getUint32(40, true));
  assert.equal(bytes.getUint32(4, true), bytes.byteLength - 8);
});
