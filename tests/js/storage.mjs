// What a browser keeps for a page, for tests that run without one.
import { beforeEach } from "node:test";

/** All that is kept, by its name; nothing at the beginning of each test. @type {Map<string, string>} */
export const kept = new Map();
globalThis.localStorage = {
  getItem: (name) => kept.get(name) ?? null,
  setItem: (name, value) => kept.set(name, value),
  removeItem: (name) => kept.delete(name),
};
beforeEach(() => kept.clear());
