// Another question scrolls to the top; numbers that change in one do not.
import assert from "node:assert/strict";
import { test } from "node:test";
import { questionOf } from "../../static/js/parts/prompts/question-key.js";

const asked = { tone: "day", title: { t: "x-turn", p: { who: { seat: 2 }, left: 2 } }, prompts: [{ key: "tell", weight: "quiet" }, { key: "end" }] };

const isAnother = (view, seat) => assert.notEqual(questionOf({ ...asked, ...view }, seat), questionOf(asked, seat));
const isTheSame = (view, seat) => assert.equal(questionOf({ ...asked, ...view }, seat), questionOf(asked, seat));

test("another main prompt, another phase and another tone are another question", () => {
  isAnother({ prompts: [{ key: "bid" }] });
  isAnother({ title: { t: "x-over" } });
  isAnother({ tone: "end" });
});

test("one's own turn is another question, and so is its end", () => {
  isAnother({ title: { t: "x-turn", p: { who: { seat: 3 } } } }, 2);
  isAnother({ title: { t: "x-turn", p: { who: { seat: 3 } } } }, 3);
});

test("numbers, the turns of others and what else may be done are the same question", () => {
  isTheSame({ title: { t: "x-turn", p: { who: { seat: 2 }, left: 1 } } }, 2);
  isTheSame({ title: { t: "x-turn", p: { who: { seat: 3 } } } }, 5);
  isTheSame({ title: { t: "x-turn", p: { who: { seat: 3 } } } });
  isTheSame({ panels: [{ kind: "tally" }], prompts: [{ key: "end" }] }, 2);
});

test("before anything is shown there is no question", () => {
  assert.equal(questionOf(null, 2), "");
});
