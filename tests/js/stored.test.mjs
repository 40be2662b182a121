// Storage that is broken, forbidden or full costs the stored data and nothing else.
import assert from "node:assert/strict";
import { test } from "node:test";
import { kept } from "./storage.mjs";
import { storedNames, recall, store, stored } from "../../static/js/stored.js";

test("what was kept is found again, until it is deleted", () => {
  assert.ok(store("a", JSON.stringify(["b"])));
  assert.deepEqual(recall("a", [], Array.isArray), ["b"]);
  assert.ok(store("a", null));
  assert.equal(stored("a"), null);
  assert.deepEqual(recall("a", [], Array.isArray), []);
});

test("what is spoilt, or of another kind, is as nothing", () => {
  for (const spoilt of ["[", "", "null", "7", "{}", '"x"', "undefined"]) {
    kept.set("a", spoilt);
    assert.deepEqual(recall("a", ["first"], Array.isArray), ["first"], spoilt);
  }
  kept.set("a", "7");
  assert.equal(recall("a", 1, (one) => one.no.such), 1, "what cannot be looked at does not fit");
});

test("a browser that refuses even to name its storage, or has no room, keeps nothing and goes on", () => {
  const { localStorage: before } = globalThis;
  const refused = () => {
    throw new DOMException("no", "SecurityError");
  };
  for (const get of [refused, () => undefined, () => ({ getItem: refused, setItem: refused, removeItem: refused })]) {
    Object.defineProperty(globalThis, "localStorage", { configurable: true, get });
    assert.equal(store("a", "b"), false);
    assert.equal(store("a", null), false);
    assert.equal(stored("a"), null);
    assert.equal(recall("a", 1, Boolean), 1);
  }
  for (const get of [refused, () => undefined]) {
    Object.defineProperty(globalThis, "localStorage", { configurable: true, get });
    assert.deepEqual(storedNames(), []);
  }
  Object.defineProperty(globalThis, "localStorage", { configurable: true, writable: true, value: before });
});
