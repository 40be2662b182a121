// The tablet is given back to the moderator; where the voice moderates, it goes back to the middle.
import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.window = globalThis;
globalThis.addEventListener = () => {};
const { guestTone, isAway } = await import("../../static/js/desk/pass-and-play.js");
const { plan } = await import("../../static/js/desk/table/plan.js");
const { picture } = await import("../../static/js/store.js");

const at = (tone, script, blind = false) => {
  const view = { tone, scene: "night", panels: [{ kind: "script", line: { t: "x" }, ...script }] };
  picture.value = { view, desk: { blind, prompts: [] } };
  return isAway(plan(picture.value));
};

test("nobody is asked to give it back to somebody who moderates where the voice does", () => {
  guestTone.value = "night";
  assert.equal(at("night", {}), true);
  assert.equal(at("night", { again: 0 }), false);
});

test("it need not be given back by day, nor to somebody who wants to see no secret", () => {
  assert.equal(at("day", {}), false);
  assert.equal(at("night", {}, true), false);
});
