// A page and its socket are at two processes, of which only one was upgraded.
import assert from "node:assert/strict";
import { test } from "node:test";

const kept = new Map();
const went = [];
globalThis.sessionStorage = {
  getItem: (name) => kept.get(name) ?? null,
  setItem: (name, value) => kept.set(name, value),
};
globalThis.location = {
  search: "",
  hash: "",
  replace: (to) => went.push(to),
  reload: () => went.push("again"),
};
const { page } = await import("../../static/js/store.js");
const { reloadPage } = await import("../../static/js/reload-old-page.js");
Object.assign(page, { build: "one", route: "0af" });

test("a page of another build is asked of the process that its socket has reached", () => {
  assert.equal(reloadPage(), true);
  assert.deepEqual(went, ["?r=0af"]);
});

test("one build is loaded anew seldom, and each other one at once", () => {
  assert.equal(reloadPage(), false);
  globalThis.location.search = "?r=0af";
  page.build = "two";
  assert.equal(reloadPage(), true);
  kept.set("veglia:renewed", `two ${Date.now() - 60_000}`);
  assert.equal(reloadPage(), true);
  assert.deepEqual(went, ["?r=0af", "again", "again"]);
});
