// A little after each line the page asks whether anybody can hear the voice; the host's own phone says so by day.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

const page = { code: "LUME42", kind: "phone", other: "/t/LUME42" };
globalThis.document = { getElementById: () => ({ textContent: JSON.stringify(page) }) };
globalThis.window = globalThis;
mock.timers.enable({ apis: ["setTimeout"] });
const { followHearingOnPhone } = await import("../../static/js/parts/sound/hearing.js");
const { picture, toast } = await import("../../static/js/store.js");

let heard = 1;
let asked = [];
followHearingOnPhone(async (...said) => {
  asked.push(said);
  return { devices: heard };
});

const script = (line, again) => ({ kind: "script", line: { t: line }, ...(again === undefined ? {} : { again }) });
async function shows(line, { again = 0, tone = "day" } = {}) {
  picture.value = { view: { tone, title: { t: "x" }, panels: [script(line, again)] } };
  mock.timers.tick(3900);
  assert.equal(asked.length, 0, "a line has a while to begin");
  mock.timers.tick(200);
  for (let turn = 0; turn < 5; turn += 1) await null;
}
const told = () => toast.value?.text.t;

beforeEach(() => {
  toast.value = null;
  asked = [];
});

test("while a voice is heard nothing is said", async () => {
  await shows("one");
  assert.deepEqual(asked, [["sound", {}]]);
  assert.equal(told(), undefined);
});

test("where nobody can hear it is said once, and once more when it has fallen silent again", async () => {
  heard = 0;
  await shows("two");
  assert.equal(told(), "phone-voice-unheard");
  assert.equal(toast.value.stays, true);
  toast.value = null;
  asked = [];
  await shows("three");
  assert.equal(told(), undefined);
  heard = 1;
  asked = [];
  await shows("four");
  heard = 0;
  asked = [];
  await shows("five");
  assert.equal(told(), "phone-voice-unheard");
});

test("at night a phone asks nothing, and neither where a person moderates", async () => {
  await shows("six", { tone: "night" });
  await shows("seven", { again: null });
  assert.deepEqual(asked, []);
});

test("what is not known is not said", async () => {
  heard = null;
  await shows("eight");
  assert.equal(told(), undefined);
});
