// The confirmation shows what would be sent, also if the prompt leaves the name of its field out.
import assert from "node:assert/strict";
import { test } from "node:test";
import { answered } from "../../static/js/parts/prompts/answer-text.js";
import { picture } from "../../static/js/store.js";

picture.value = { table: { seats: [{ id: 2, name: "Anna" }], ring: [2] }, view: {} };
const values = (prompt, args) => answered({ label: { t: "x" }, ...prompt }, args).map(([, value]) => value);

test("a seat is named, whatever its field is called", () => {
  assert.deepEqual(values({ kind: "pick", field: "seat" }, { seat: 2 }), ["Anna"]);
  assert.deepEqual(values({ kind: "pick" }, { target: 2 }), ["Anna"]);
});

test("a choice is told, whatever its field is called", () => {
  assert.equal(values({ kind: "choose", field: "game" }, { game: "a" }).length, 1);
  assert.equal(values({ kind: "choose" }, { value: "a" }).length, 1);
});

test("of a form, what is filled in", () => {
  const fields = [
    { id: "n", sort: "number", label: { t: "n" }, low: -5 },
    { id: "why", sort: "words", label: { t: "why" } },
    { id: "who", sort: "seat", label: { t: "who" } },
  ];
  assert.deepEqual(values({ kind: "form", fields }, { n: 3, why: "", who: null }), ["+3"]);
});
