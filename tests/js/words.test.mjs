// Sentences on a phone: names isolated, lists joined, numbers ungrouped, as on the server.
import assert from "node:assert/strict";
import { test } from "node:test";
import { addToBundle } from "../../static/js/catalogs.js";
import { page } from "../../static/js/store.js";
import { joined, pieces } from "../../static/js/words.js";

page.languages = [
  { id: "it", last: " e " },
  { id: "en", last: " and " },
  { id: "fr", last: " et ", sounds: [["\\b([Dd])e (?=[^\\w\\s]?[Aa])", "$1’"]] },
];

const words = addToBundle(
  "it",
  `
dead = Muore { $who }.
many = { $count ->
    [one] un voto
   *[other] { $count } voti
  }
inner = { $what }!
card = { $kind ->
    [wolf] Un lupo
   *[other] { $kind }
  }
`,
);
const people = new Map([
  [1, "Anna"],
  [2, "Marco"],
  [3, "<b>Pia</b>"],
]);
const nameOf = (seat) => people.get(seat) ?? "?";
const cut = (text, tongue = "it") => pieces(words, tongue, text, nameOf);

test("a seat in a sentence is its own piece, to be isolated", () => {
  assert.deepEqual(cut({ t: "dead", p: { who: { seat: 1 } } }), ["Muore ", { name: "Anna" }, "."]);
});

test("several seats are joined by the reader's language", () => {
  const text = { t: "dead", p: { who: { seats: [1, 2, 3] } } };
  const it = cut(text).map((piece) => piece.name ?? piece);
  assert.equal(it.join(""), "Muore Anna, Marco e <b>Pia</b>.");
});

test("lists have the last links of their language", () => {
  assert.equal(joined(["A", "B"], "it"), "A e B");
  assert.equal(joined(["A", "B", "C"], "it"), "A, B e C");
  assert.equal(joined(["A", "B"], "en"), "A and B");
  assert.equal(joined(["A"], "en"), "A");
  assert.equal(joined([], "en"), "");
});

test("numbers choose the plural and are never grouped", () => {
  assert.deepEqual(cut({ t: "many", p: { count: 1 } }), ["un voto"]);
  assert.deepEqual(cut({ t: "many", p: { count: 12345 } }), ["12345 voti"]);
});

test("a sentence may lie inside a sentence", () => {
  const text = { t: "inner", p: { what: { t: "dead", p: { who: { seat: 2 } } } } };
  assert.deepEqual(cut(text), ["Muore ", { name: "Marco" }, ".!"]);
});

test("a typed word can be chosen by, and one from right to left is isolated", () => {
  assert.deepEqual(cut({ t: "card", p: { kind: "wolf" } }), ["Un lupo"]);
  assert.deepEqual(cut({ t: "card", p: { kind: "שומר" } }), ["\u2068שומר\u2069"]);
});

test("a language changes a word before a name for its sound", () => {
  const french = addToBundle("fr", "card = La carte de { $who }.");
  const said = (seat) => pieces(french, "fr", { t: "card", p: { who: { seat } } }, nameOf);
  assert.deepEqual(said(1), ["La carte d’", { name: "Anna" }, "."]);
  assert.deepEqual(said(2), ["La carte de ", { name: "Marco" }, "."]);
});

test("an unknown seat is a question mark, an unknown sentence its id", (context) => {
  context.mock.method(console, "error", () => {});
  page.languages = undefined;
  assert.deepEqual(cut({ t: "dead", p: { who: { seat: 9 } } }), ["Muore ", { name: "?" }, "."]);
  assert.deepEqual(cut({ t: "nowhere" }), ["nowhere"]);
});

test("a name that ends in a full stop brings that of its sentence along", () => {
  people.set(9, "Anna B.");
  const cut9 = cut({ t: "dead", p: { who: { seat: 9 } } });
  assert.deepEqual(cut9, ["Muore ", { name: "Anna B." }]);
});
