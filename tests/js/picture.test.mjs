// The documents of a view are combined, whichever of them are new.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { receiveDocuments, mergeLayers, resetDocuments } from "../../static/js/picture.js";

const table = { code: "A", seats: [], ring: [], name: "", door: "open" };
const panels = [{ kind: "circle", known: true, marks: [{ seat: 1 }, { seat: 2 }] }];
const wall = { v: 1, table, announced_at: 0, tone: "day", scene: "ring", title: { t: "day" }, panels };
const known = {};
const secret = { me: { kind: "phone", seat: 1 }, own: [{ kind: "card", name: "x" }], pad: "  " };
const press = (/** @type {string} */ key) => ({ kind: "press", key });

beforeEach(() => {
  resetDocuments();
});

test("the first message brings all documents, and later ones what is new", () => {
  const first = receiveDocuments({ wall, known, secret });
  assert.deepEqual(first?.view.panels, panels);
  assert.deepEqual(first?.table, table);
  assert.equal("pad" in (first?.view ?? {}), false);
  const next = receiveDocuments({ secret: { ...secret, prompts: [press("vote")] } });
  assert.deepEqual(next?.view.prompts, [press("vote")]);
  assert.deepEqual(next?.view.own, secret.own);
});

test("a document that was there is told by its difference, and what was drawn before stays as it was", () => {
  const before = receiveDocuments({ wall, known, secret });
  const changed = [
    [["v"], 2],
    [["panels", 0, "marks", 1], { seat: 2, votes: 1 }],
    [["panels", 0, "marks", 2], { seat: 3 }],
    [["table", "name"], "Capodanno"],
  ];
  const after = receiveDocuments({ changed: { wall: changed } });
  assert.equal(after?.v, 2);
  assert.equal(after?.table.name, "Capodanno");
  const marks = [{ seat: 1 }, { seat: 2, votes: 1 }, { seat: 3 }];
  assert.deepEqual(after?.view.panels, [{ kind: "circle", known: true, marks }]);
  assert.deepEqual(before?.view.panels, panels);
});

test("a list is laid out anew, where a number is what had this place; and what is gone is gone", () => {
  receiveDocuments({ wall: { ...wall, line: { t: "x" } }, known: { prompts: [press("a"), press("b")] }, secret });
  const changed = { wall: [[["line"]]], known: [[["prompts"], [1, press("c"), 0], 1]] };
  const after = receiveDocuments({ changed });
  assert.equal("line" in (after?.view ?? {}), false);
  assert.deepEqual(after?.view.prompts, [press("b"), press("c"), press("a")]);
});

test("a difference of a document that is not there is no picture: the page asks for all of them", () => {
  assert.equal(receiveDocuments({ secret, changed: {} }), null);
});

test("the secret document lays the known parts among its own, or leaves one out", () => {
  const shown = { prompts: [press("a"), press("b")] };
  const keys = (/** @type {any[] | undefined} */ prompts) =>
    mergeLayers(wall, shown, { ...secret, prompts })
      .prompts?.map(({ key }) => key)
      .join("");
  assert.equal(keys(undefined), "ab");
  assert.equal(keys([press("c")]), "c");
  assert.equal(keys(["a", press("c"), "b"]), "acb");
  assert.equal(keys(["b", press("c")]), "bc");
  assert.equal(keys([]), "");
});

test("the second part of a kind has a number", () => {
  const notes = [1, 2].map((n) => ({ kind: "note", title: { t: `${n}` } }));
  const shown = mergeLayers({ ...wall, panels: notes }, known, { ...secret, panels: ["note 2", "note"] });
  assert.deepEqual(shown.panels, [notes[1], notes[0]]);
});

test("what the view does not say of the known heading is left out", () => {
  assert.equal(mergeLayers({ ...wall, line: { t: "x" } }, known, { ...secret, without: ["line"] }).line, undefined);
});

test("the known document is laid over the wall's, and the secret one over both", () => {
  const own = { kind: "note", title: { t: "wait" } };
  const turn = { title: { t: "turn" }, panels: [own, "circle"] };
  const shown = mergeLayers({ ...wall, line: { t: "x" } }, turn, { ...secret, without: ["line"], panels: ["circle", "note"] });
  assert.deepEqual(shown.panels, [...panels, own]);
  assert.deepEqual(shown.title, { t: "turn" });
  assert.equal(shown.line, undefined);
});
