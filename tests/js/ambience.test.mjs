// What is heard around the village follows the light and the clock, and nothing that is done at the table.
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
const { soundsBetween: effects, setAmbience: sound } = await import("../../static/js/parts/sound/ambience.js");
const { followVoice } = await import("../../static/js/desk/read-aloud.js");
const { setVoice } = await import("../../static/js/parts/sound/speech.js");
const { unlock: wake } = await import("../../static/js/parts/sound/sound.js");
const { picture } = await import("../../static/js/store.js");
await wake();
setVoice({ covers: true, loud: 0 });
followVoice();

const shows = (tone, step) => {
  const script = { kind: "script", line: { t: step }, again: 0, clock: { length: 20, before: 0, since: 1_000_000 } };
  picture.value = { view: { tone, title: { t: step }, panels: [script] }, table: { code: "x" } };
};

test("a night has crickets and an owl now and then, a day sparks, and nothing else cries", () => {
  const night = effects("night", 0, 600).map(({ sound }) => sound);
  assert.deepEqual([...new Set(night)].sort(), ["cricket", "hoot"]);
  assert.ok(night.filter((sound) => sound === "hoot").length < 26);
  assert.deepEqual([...new Set(effects("day", 0, 600).map(({ sound }) => sound))], ["spark"]);
  assert.deepEqual(effects("table", 0, 600), []);
});

test("whoever looks at shorter pieces of a night hears the same", () => {
  const pieces = Array.from({ length: 1200 }, (_, at) => effects("night", at / 2, (at + 1) / 2)).flat();
  const order = (/** @type {{at: number}[]} */ all) => [...all].sort((a, b) => a.at - b.at);
  assert.deepEqual(order(pieces), order(effects("night", 0, 600)));
});

/** What is heard in a night of which these are the pictures, seven seconds each; "": none comes. */
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
    const mend = effect(() => follows() && sound("night", 0.6, now));
    assert.notEqual(heardIn(NIGHTS[leak]), heardIn(STILL), leak);
    mend();
  }
});
