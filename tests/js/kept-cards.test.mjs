// Cards stored on the device: newest first, each once, no more than a table can use, none if it is switched off.
import assert from "node:assert/strict";
import { test } from "node:test";
import { count, withCards, MOST, read, write } from "../../static/js/desk/evenings/kept-cards.js";
import { kept } from "./storage.mjs";

const NONE = { off: false, games: {} };
const BENEDETTO = ["Benedetto", 3];
const AGNESE = ["Agnese", 2];

test("cards of the table come before those of other evenings, each once", () => {
  const before = withCards(NONE, "sancta", [AGNESE]);
  const now = withCards(before, "sancta", [BENEDETTO, ["Agnese", 2]]);
  assert.deepEqual(now.games, { sancta: [BENEDETTO, AGNESE] });
  assert.equal(withCards(now, "sancta", [BENEDETTO]), now);
  assert.equal(withCards(now, "cities", []), now);
  assert.ok(write(now));
  assert.deepEqual(read(), now);
  assert.equal(count(read()), 2);
});

test("no more are kept than a table can use; the oldest go", () => {
  const many = Array.from({ length: 99 }, (_, n) => [`Carta ${n}`, 1]);
  const { games } = withCards({ off: false, games: { sancta: [AGNESE] } }, "sancta", many);
  assert.deepEqual(games.sancta, many.slice(0, MOST));
});

test("nothing is kept where it is switched off", () => {
  const off = { off: true, games: {} };
  assert.equal(withCards(off, "sancta", [AGNESE]), off);
  write(off);
  assert.deepEqual(read(), off);
});

test("what is broken or strange is passed over", () => {
  for (const strange of ["{", "7", "null", '{"games": 3}', '{"games": {"sancta": 3}}']) {
    kept.set("veglia:cards", strange);
    assert.deepEqual(read(), NONE, strange);
  }
  kept.set("veglia:cards", JSON.stringify({ games: { sancta: [3, [], [{}], [null], AGNESE] } }));
  assert.deepEqual(read().games, { sancta: [AGNESE] });
});

test("a device that keeps nothing says so", () => {
  const { setItem } = globalThis.localStorage;
  globalThis.localStorage.setItem = () => {
    throw new Error("QuotaExceededError");
  };
  assert.equal(write(NONE), false);
  globalThis.localStorage.setItem = setItem;
});
