// The parts of a picture come to the whole, whichever of them are new.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { hearParts, hearTable, joined, startAnew } from "../../static/js/picture.js";

const view = { tone: "day", scene: "ring", title: { t: "day" }, panels: [{ kind: "circle", marks: [1, 2] }] };
const own = { me: { kind: "phone", seat: 1 }, slip: { own: [{ kind: "card", name: "x" }] } };
const press = (/** @type {string} */ key) => ({ kind: "press", key });

beforeEach(() => {
  startAnew();
  hearTable({ n: "first", table: { code: "A", seats: [], ring: [], name: "", door: "open" } });
});

test("the first message brings all parts, and later ones what is new", () => {
  const first = hearParts({ public: { v: 1, view, table: "first" }, own });
  assert.deepEqual(first?.view.panels, view.panels);
  const next = hearParts({ cue: { prompts: [press("vote")] } });
  assert.deepEqual(next?.view.prompts, [press("vote")]);
  assert.deepEqual(next?.view.own, own.slip.own);
});

test("a part that was there is told by its changes, and what was drawn before stays as it was", () => {
  const before = hearParts({ public: { v: 1, view, table: "first" }, own });
  const changed = [
    [["v"], 2],
    [["view", "panels", 0, "marks", 1], { seat: 2, votes: 1 }],
    [["view", "panels", 0, "marks", 2], 3],
  ];
  const after = hearParts({ changed: { public: changed } });
  assert.equal(after?.v, 2);
  assert.deepEqual(after?.view.panels, [{ kind: "circle", marks: [1, { seat: 2, votes: 1 }, 3] }]);
  assert.deepEqual(before?.view.panels, [{ kind: "circle", marks: [1, 2] }]);
});

test("a change of a part that is not there is no picture: the page asks for all of them", () => {
  assert.equal(hearParts({ own, changed: { public: [[["v"], 2]] } }), null);
});

test("a slip places its questions among those of the cue, or leaves one out", () => {
  const shown = { ...view, prompts: [press("a"), press("b")] };
  const keys = (/** @type {any[]} */ prompts) =>
    joined(shown, { prompts })
      .prompts?.map(({ key }) => key)
      .join("");
  assert.equal(keys([press("c")]), "c");
  assert.equal(keys(["*", press("c")]), "abc");
  assert.equal(joined(shown, {}).prompts?.length, 2);
  assert.equal(keys([press("c"), "*"]), "cab");
  assert.equal(keys(["a", press("c"), "b"]), "acb");
  assert.equal(keys(["b", press("c")]), "bc");
});
