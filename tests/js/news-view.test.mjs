// By day all phones show public news first, and their own page after a fixed time.
import assert from "node:assert/strict";
import { mock, test } from "node:test";

globalThis.window = globalThis;
const taps = new EventTarget();
globalThis.addEventListener = taps.addEventListener.bind(taps);
globalThis.document = { getElementById: () => ({ textContent: '{"code": "LUME42", "kind": "phone"}' }) };
mock.timers.enable({ apis: ["setTimeout"] });
const { picture, view } = await import("../../static/js/store.js");
const { receiveDocuments } = await import("../../static/js/picture.js");
const { followNews } = await import("../../static/js/parts/device/news-view.js");

const NIGHT = { tone: "night", scene: "night", title: { t: "night" }, panels: [] };
const UNTOLD = {
  tone: "day",
  scene: "dawn",
  title: { t: "dawn" },
  panels: [{ kind: "daybreak", title: { t: "wait" } }],
};
const told = (seat) => ({
  ...UNTOLD,
  panels: [{ kind: "daybreak", title: { t: "lost" }, fallen: [seat], line: { t: "covered" } }],
});
const GHOST = {
  me: { kind: "phone", seat: 3 },
  panels: [{ kind: "note", lines: [{ t: "ghost" }] }],
  own: [{ kind: "card" }],
};
const show = (wall, secret = GHOST) => {
  picture.value = receiveDocuments({ wall: { v: 1, table: {}, announced_at: 0, ...wall }, known: {}, secret });
};
const kinds = () => view.value.panels.map((panel) => panel.kind).join();

followNews();

test("a phone that has just been opened shows its own page at once", () => {
  show(told(2));
  assert.equal(kinds(), "note");
});

test("what is new to all stands alone for 1.2 seconds, with the own card at hand; then comes the own page", () => {
  show(NIGHT);
  show(UNTOLD);
  assert.equal(kinds(), "note");
  show(told(3));
  assert.equal(kinds(), "daybreak");
  assert.deepEqual(view.value.own, GHOST.own);
  mock.timers.tick(1199);
  show(told(3));
  assert.equal(kinds(), "daybreak");
  mock.timers.tick(1);
  assert.equal(kinds(), "note");
  show(told(3));
  assert.equal(kinds(), "note");
});

test("a tap brings the own page", () => {
  show(NIGHT);
  show(told(2));
  assert.equal(kinds(), "daybreak");
  taps.dispatchEvent(new Event("click"));
  assert.equal(kinds(), "note");
});

test("what comes after it is not held back", () => {
  show(NIGHT);
  show(told(2));
  show({ ...told(2), panels: [] });
  assert.equal(kinds(), "note");
});
