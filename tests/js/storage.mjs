// The storage of a browser, for tests that run without one.
import { beforeEach } from "node:test";

/** The stored texts by name; empty at the beginning of each test. @type {Map<string, string>} */
export const kept = new Map();
globalThis.localStorage = {
  getItem: (name) => kept.get(name) ?? null,
  setItem: (name, value) => kept.set(name, value),
  removeItem: (name) => kept.delete(name),
};
beforeEach(() => kept.clear());
