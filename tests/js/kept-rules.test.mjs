// House rules stored on the device: valid ones are read again, broken ones are not.
import assert from "node:assert/strict";
import { test } from "node:test";
import { withRules, LONGEST, MOST, nameOf, read, write } from "../../static/js/desk/sheets/kept-rules.js";
import { kept } from "./storage.mjs";

const OURS = { name: "Ours", values: { ghosts: true, pauses: 2, night_input: "phones" } };

test("what was kept comes back, for its own game only, and leaves no trace when it is deleted", () => {
  assert.ok(write("lupus", [OURS]));
  assert.deepEqual(read("lupus"), { all: [OURS], broken: false });
  assert.deepEqual(read("jrc"), { all: [], broken: false });
  write("lupus", []);
  assert.equal(kept.size, 0);
});

test("what is broken or strange is told and left out, the rest stays", () => {
  for (const strange of ["{", '"rules"', "{}", "7"]) {
    kept.set("veglia:rules:lupus", strange);
    assert.deepEqual(read("lupus"), { all: [], broken: true }, strange);
  }
  const others = [null, 3, {}, { name: "" }, { name: "A\u0000B", values: {} }, { name: "x".repeat(99), values: {} }];
  const nested = [{ name: "A", values: [] }, { name: "A", values: { rule: { deep: 1 } } }, { name: "A", values: null }];
  kept.set("veglia:rules:lupus", JSON.stringify([...others, OURS, ...nested]));
  assert.deepEqual(read("lupus"), { all: [OURS], broken: true });
  kept.set("veglia:rules:lupus", JSON.stringify(Array.from({ length: 99 }, (_, i) => ({ ...OURS, name: `n${i}` }))));
  assert.equal(read("lupus").all.length, MOST);
});

test("a name is one short line that can be seen, and a second of the same name replaces the first", () => {
  assert.equal(nameOf("  Da \u202e\n zia\u0007  "), "Da zia");
  assert.equal([...nameOf("🐺".repeat(99))].length, LONGEST);
  assert.equal(nameOf("\u200b \n"), "");
  assert.deepEqual(withRules([OURS], { ...OURS, values: {} }), [{ ...OURS, values: {} }]);
});

test("a device that keeps nothing says so", () => {
  const { localStorage: before } = globalThis;
  globalThis.localStorage = {
    getItem() {
      throw new Error("denied");
    },
    setItem() {
      throw new Error("full");
    },
  };
  assert.deepEqual(read("lupus"), { all: [], broken: false });
  assert.equal(write("lupus", [OURS]), false);
  globalThis.localStorage = before;
});
