// The sounds of the village depend on the tone of the view and the clock only, not on what is done at the table.
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { computed, effect } from "@preact/signals";

const heard = [];
const param = () => ({
  value: 0,
  setValueAtTime() {},
  linearRampToValueAtTime() {},
  setTargetAtTime: (to) => heard.push(["ground", to]),
});
const node = () => ({ connect: (next) => next, gain: param(), frequency: param(), stop() {} });
globalThis.window = globalThis;
globalThis.addEventListener = () => {};
globalThis.innerWidth = 1024;
globalThis.innerHeight = 768;
globalThis.AudioContext = class {
  state = "running";
  currentTime = 0;
  sampleRate = 8;
  createGain = node;
  createBiquadFilter = node;
  createBuffer = (_, length) => ({ getChannelData: () => new Float32Array(length) });
  createBufferSource = () => ({ ...node(), start: () => heard.push("wind") });
  createOscillator = () => ({ ...node(), start: () => heard.push("tone") });
};
mock.timers.enable({ apis: ["setInterval", "setTimeout", "Date"], now: 1_000_000_000 });
const { now } = await import("../../static/js/clock.js");
const { soundsBetween, setAmbience } = await import("../../static/js/parts/sound/ambience.js");
const { followVoice } = await import("../../static/js/desk/read-aloud.js");
const { setVoice } = await import("../../static/js/parts/sound/speech.js");
const { unlock } = await import("../../static/js/parts/sound/sound.js");
const { picture } = await import("../../static/js/store.js");
await unlock();
setVoice({ covers: true, loud: 0 });
followVoice();

const shows = (tone, step) => {
  const script = { kind: "script", line: { t: step }, again: 0, clock: { length: 20, before: 0, since: 1_000_000 } };
  picture.value = { view: { tone, title: { t: step }, panels: [script] }, table: { code: "x" } };
};

test("a night has crickets and an owl now and then, a day sparks, and nothing else cries", () => {
  const night = soundsBetween("night", 0, 600).map(({ sound }) => sound);
  assert.deepEqual([...new Set(night)].sort(), ["cricket", "hoot"]);
  assert.ok(night.filter((sound) => sound === "hoot").length < 26);
  assert.deepEqual([...new Set(soundsBetween("day", 0, 600).map(({ sound }) => sound))], ["spark"]);
  assert.deepEqual(soundsBetween("table", 0, 600), []);
});

test("whoever looks at shorter pieces of a night hears the same", () => {
  const pieces = Array.from({ length: 1200 }, (_, at) => soundsBetween("night", at / 2, (at + 1) / 2)).flat();
  const order = (/** @type {{at: number}[]} */ all) => [...all].sort((a, b) => a.at - b.at);
  assert.deepEqual(order(pieces), order(soundsBetween("night", 0, 600)));
});

/** The sounds of a night with these pictures, seven seconds each; "": none. */
const heardIn = (steps) => {
  mock.timers.setTime(2_000_000_000);
  shows("table", "lobby");
  shows("night", "eyes");
  heard.length = 0;
  for (const step of steps) {
    if (step) shows("night", step);
    mock.timers.tick(7000);
  }
  return JSON.stringify(heard);
};
const STILL = ["", "", ""];
const NIGHTS = { steps: ["seer", "wolves", "owl"], pictures: ["eyes", "eyes", "eyes"] };

test("steps and pictures of a night begin and end no sound", () => {
  assert.ok(heardIn(STILL).length > 100);
  for (const steps of Object.values(NIGHTS)) assert.equal(heardIn(steps), heardIn(STILL));
});

test("an ambience that follows a step is noticed, and one that begins anew with each picture", () => {
  const step = computed(() => picture.value.view.title.t);
  const leaks = { steps: () => step.value, pictures: () => picture.value };
  for (const [leak, follows] of Object.entries(leaks)) {
    const mend = effect(() => follows() && setAmbience("night", 0.6, now));
    assert.notEqual(heardIn(NIGHTS[leak]), heardIn(STILL), leak);
    mend();
  }
});
