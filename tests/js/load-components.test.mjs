// Failed downloads are tried again with growing delays, also after a reload.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

const page = { code: "LUME42", kind: "phone", emblems: "/emblems.svg" };
globalThis.document = { getElementById: () => ({ textContent: JSON.stringify(page) }), querySelector: () => ({}) };
const { loadComponents, nextDelay } = await import("../../static/js/parts/device/load-components.js");
const { registry } = await import("../../static/js/registry.js");
const { link, picture } = await import("../../static/js/store.js");

const kept = new Map();
const storage = { getItem: (name) => kept.get(name) ?? null, setItem: (name, value) => kept.set(name, value) };
beforeEach(() => {
  kept.clear();
  globalThis.sessionStorage = storage;
  mock.method(Math, "random", () => 0.5); // the middle of the random delay
});

test("each try waits twice as long as the one before, up to a minute and a half", () => {
  const waits = Array.from({ length: 8 }, () => nextDelay(96000) / 1000);
  assert.deepEqual(waits, [3, 6, 12, 24, 48, 96, 96, 96]);
});

test("what the view on show needs is not put off so long", () => {
  assert.deepEqual(
    Array.from({ length: 4 }, () => nextDelay(12000) / 1000),
    [3, 6, 12, 12],
  );
});

test("a browser that remembers nothing is not hasty", () => {
  globalThis.sessionStorage = undefined;
  assert.equal(nextDelay(96000), 96000);
});

test("a view that cannot be drawn without does not wait for a try that was put off", async () => {
  let asked = 0;
  let reloads = 0;
  globalThis.fetch = async () => {
    asked += 1;
    throw new Error("cut off");
  };
  globalThis.window = globalThis;
  globalThis.location = { reload: () => (reloads += 1) };
  mock.timers.enable({ apis: ["setTimeout"] });
  const show = (view) => (picture.value = { view, table: { seats: [] } });
  const failures = async (count) => {
    while (Number(kept.get("veglia:misses")) < count) await new Promise((resolve) => setImmediate(resolve));
  };
  kept.set("veglia:misses", "5");

  registry.value = { panels: {}, prompts: {} };
  show({ panels: [] });
  loadComponents();
  mock.timers.tick(3000);
  assert.equal(asked, 1);
  await failures(6);
  show({ panels: [{ kind: "card" }] });
  assert.equal(asked, 2, "at once, though the next try was a minute and a half away");
  await failures(7);
  show({ panels: [{ kind: "card" }, { kind: "note" }] });
  assert.equal(asked, 2, "and not with every view");
  link.value = { state: "on" };
  mock.timers.tick(12000);
  assert.equal(reloads, 1);
});
