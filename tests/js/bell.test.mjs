// A clock that runs out rings once: by the timer of the page, or by a picture that comes before it.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

const PARTIALS = 4; // tones of one stroke
let tones = 0;
const deaf = () => ({ connect: (next) => next, gain: new Proxy({}, { get: () => () => {} }) });
globalThis.window = globalThis;
globalThis.addEventListener = () => {};
globalThis.AudioContext = class {
  state = "running";
  currentTime = 0;
  createGain = deaf;
  createOscillator = () => ({ ...deaf(), frequency: {}, start: () => (tones += 1), stop() {} });
};
mock.timers.enable({ apis: ["setTimeout", "Date"], now: 1_000_000 });
const { followBell } = await import("../../static/js/parts/sound/bell.js");
const { dropSamples, isSet, addSample } = await import("../../static/js/clock.js");
const { link, picture } = await import("../../static/js/store.js");
followBell();
await null; // the sound is armed

const LABEL = { t: "clock" };
const strokes = () => tones / PARTIALS;
const clock = (ends, length = 60) => ({ length, before: 0, since: Date.now() / 1000 + ends - length });
const STANDS = { length: 60, before: 60, since: null };

function shows(clock, { label = LABEL, notes = [] } = {}) {
  const panels = clock ? [{ kind: "countdown", label, clock }] : [];
  picture.value = { view: { tone: "day", title: LABEL, panels: [...panels, ...notes] } };
  link.value = { state: "on" };
}

/** The page is busy: time passes without timers. */
const busy = (seconds) => mock.timers.setTime(Date.now() + seconds * 1000);

/** The device's clock is so many seconds behind the server's. */
function isBehind(seconds) {
  dropSamples();
  addSample(0, seconds, 0);
}

test("before the server's time is known nothing rings, then at its time, whatever the device's clock says", () => {
  const past = clock(30 - 600); // has run out, by the server's clock
  shows(past);
  shows(past);
  assert.equal(strokes(), 0);
  isBehind(600);
  assert.equal(strokes(), 0, "what ran out before the page came");
  shows(clock(30 + 600));
  mock.timers.tick(29_000);
  assert.equal(strokes(), 0);
  mock.timers.tick(1_000);
  assert.equal(strokes(), 1);
});

test("a bell that was set by a clock gone wrong in sleep is set anew", () => {
  isBehind(0);
  shows(clock(30 - 600));
  isBehind(-600);
  mock.timers.tick(30_000);
  assert.equal(strokes(), 1);
});

beforeEach(() => {
  if (isSet()) isBehind(0); // the first test has no server time yet
  link.value = { state: "opening" };
  picture.value = null;
  tones = 0;
});

test("the page's own timer rings, and the picture that says so too does not ring again", () => {
  shows(clock(30));
  mock.timers.tick(30_000);
  assert.equal(strokes(), 1);
  shows(STANDS);
  shows(STANDS);
  assert.equal(strokes(), 1);
});

test("a picture that overtakes the timer of a busy page rings in its place, once", () => {
  shows(clock(30));
  busy(31);
  shows(STANDS);
  assert.equal(strokes(), 1);
  shows(STANDS);
  mock.timers.tick(60_000);
  assert.equal(strokes(), 1);
});

test("so does the picture of a clock that runs on at zero", () => {
  const running = clock(30);
  shows(running);
  busy(31);
  shows(running);
  shows(running);
  assert.equal(strokes(), 1);
});

test("what ran out while the page was away is not rung when it comes back", () => {
  shows(STANDS);
  assert.equal(strokes(), 0, "before it came");
  shows(clock(30));
  link.value = { state: "lost" };
  busy(31);
  shows(STANDS);
  assert.equal(strokes(), 0, "while its link was lost");
});

test("a clock that was stopped, or made way for another one, does not ring", () => {
  const running = clock(30);
  shows(running);
  shows({ length: 60, before: 31, since: null });
  mock.timers.tick(60_000);
  shows(clock(30));
  busy(31);
  shows(STANDS, { label: { t: "another" } });
  shows(null);
  mock.timers.tick(60_000);
  assert.equal(strokes(), 0);
});

test("time that is added after the bell has a bell of its own, and taken back none", () => {
  const first = clock(30);
  shows(first);
  mock.timers.tick(30_000);
  const more = { length: 120, before: 60, since: Date.now() / 1000 };
  shows(more);
  shows(first);
  assert.equal(strokes(), 1);
  shows(more);
  mock.timers.tick(60_000);
  assert.equal(strokes(), 2);
});

test("the bell and what is announced with it are one stroke", () => {
  shows(clock(30));
  busy(31);
  shows(STANDS, { notes: [{ kind: "note", bell: true }] });
  assert.equal(strokes(), 1);
});
