// The lines of a moderator are read aloud after a pause of constant length.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

const spoken = [];
globalThis.window = globalThis;
globalThis.addEventListener = () => {};
globalThis.SpeechSynthesisUtterance = class {
  constructor(words) {
    this.words = words;
  }
};
globalThis.speechSynthesis = { cancel() {}, getVoices: () => [], speak: ({ words }) => spoken.push(words) };
mock.timers.enable({ apis: ["setTimeout"] });
const { followVoice } = await import("../../static/js/desk/read-aloud.js");
const { addToBundle, bundles } = await import("../../static/js/catalogs.js");
const { setVoice } = await import("../../static/js/parts/sound/speech.js");
const { picture } = await import("../../static/js/store.js");

const soon = async () => {
  for (let turn = 0; turn < 5; turn += 1) await null;
};
const shows = (line, again, announced_at = 0) => {
  const script = { kind: "script", line: { t: line }, ...(again === undefined ? {} : { again }) };
  picture.value = { view: { tone: "day", title: { t: line }, panels: [script] }, table: { code: "x" }, announced_at };
};
const LINES = ["before", "one", "two", "three", "four", "five", "six"];
bundles.value = { it: addToBundle("it", LINES.map((line) => `${line} = ${line}`).join("\n")) };
setVoice({ loud: 4, own: true });
followVoice();
shows("before", 0);
await soon();
const atOnce = [...spoken];

beforeEach(() => {
  setVoice({ speaks: true, wait: 4 });
  spoken.length = 0;
});

test("a shared display that was reloaded shows the line, and speaks it where it is asked for once more", async () => {
  assert.deepEqual(atOnce, []);
  shows("before", 1);
  await soon();
  assert.deepEqual(spoken, ["before"]);
});

test("a line waits for its silence, and one that comes meanwhile takes its place", async () => {
  shows("one");
  mock.timers.tick(3900);
  shows("two");
  mock.timers.tick(3900);
  await soon();
  assert.deepEqual(spoken, []);
  mock.timers.tick(200);
  await soon();
  assert.deepEqual(spoken, ["two"]);
});

test("the program's own lines follow its schedule and wait for nothing", async () => {
  shows("three", 0);
  await soon();
  assert.deepEqual(spoken, ["three"]);
});

test("nothing is read where nobody has asked for it", async () => {
  setVoice({ speaks: false });
  shows("four");
  mock.timers.tick(9000);
  await soon();
  assert.deepEqual(spoken, []);
  setVoice({ speaks: true });
  shows("five");
  setVoice({ speaks: false });
  mock.timers.tick(9000);
  await soon();
  assert.deepEqual(spoken, [], "turned off in the silence before it");
});

test("the wall says nothing before all are shown it", async () => {
  shows("six", 0, 1002.2);
  await soon();
  assert.deepEqual(spoken, []);
  shows("six", 0);
  await soon();
  assert.deepEqual(spoken, ["six"]);
});
