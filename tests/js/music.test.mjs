// Music depends on the tone of the view and the clock only: none at night, the same on all devices of a table.
import assert from "node:assert/strict";
import { mock, test } from "node:test";

const [begun, loudness] = [[], []];
const param = () => ({
  value: 0,
  setValueAtTime() {},
  linearRampToValueAtTime() {},
  exponentialRampToValueAtTime() {},
  setTargetAtTime: (to) => loudness.push(to),
});
const node = () => ({ connect: (next) => next, gain: param(), frequency: param(), stop() {}, context });
const context = {
  state: "running",
  currentTime: 0,
  createGain: () => node(),
  createOscillator: () => ({ ...node(), start: (at) => begun.push(at) }),
};
globalThis.window = globalThis;
globalThis.addEventListener = () => {};
globalThis.innerWidth = 1024;
globalThis.innerHeight = 768;
globalThis.AudioContext = function () {
  return context;
};
mock.timers.enable({ apis: ["setInterval", "setTimeout", "Date"], now: 1_000_000_000 });
const { followMusic, tones } = await import("../../static/js/parts/sound/music.js");
const { unlock } = await import("../../static/js/parts/sound/sound.js");
const { setVoice } = await import("../../static/js/parts/sound/speech.js");
const { picture } = await import("../../static/js/store.js");
const shows = (tone) => (picture.value = { view: { tone } });
await unlock();
const tenSeconds = () => {
  for (let i = 0; i < 20; i += 1) mock.timers.tick(500);
};

test("people who gather, a day and an end have a music each, and a night has none", () => {
  const [table, day, end] = ["table", "day", "end"].map((tone) => tones(tone, 1000, 1060));
  assert.ok(end.length > table.length && table.length > day.length && day.length > 20);
  assert.deepEqual(tones("night", 1000, 1060), []);
  for (const { pitch } of [...table, ...day, ...end]) assert.ok(pitch >= 43 && pitch <= 79, pitch);
});

test("whoever listens to shorter pieces hears the same", () => {
  const pieces = Array.from({ length: 120 }, (_, at) => tones("day", at / 2, (at + 1) / 2)).flat();
  assert.deepEqual(pieces, tones("day", 0, 60));
});

test("it begins where it is wanted, fades at dusk, and is silent through the night", () => {
  shows("table");
  followMusic();
  tenSeconds();
  assert.deepEqual([begun, loudness], [[], []]);
  setVoice({ music: 2 });
  tenSeconds();
  const heard = begun.length;
  assert.ok(heard > 10, heard);
  assert.deepEqual(loudness, [0.4]);
  shows("night");
  tenSeconds();
  assert.equal(begun.length, heard);
  assert.deepEqual(loudness, [0.4, 0]);
});
