// A notice is shown once on each phone: not when a page opens, and not with each picture.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

globalThis.window = globalThis;
mock.timers.enable({ apis: ["setTimeout"] });
const { page, picture, closeToast, toast } = await import("../../static/js/store.js");
page.kind = "phone";
await import("../../static/js/parts/sheets/notice.js");

const shows = (notice) => {
  picture.value = { view: { tone: "night", title: { t: "x" } }, table: { code: "x", ...(notice && { notice }) } };
};
const told = () => toast.value?.text.t;

beforeEach(closeToast);

test("a page that opens is not told what was before it", () => {
  shows({ v: 3, text: { t: "before" } });
  assert.equal(told(), undefined);
});

test("a new notice is told once, and the next one, too", () => {
  shows({ v: 4, text: { t: "undone" } });
  assert.equal(told(), "undone");
  closeToast();
  shows({ v: 4, text: { t: "undone" } });
  assert.equal(told(), undefined);
  shows();
  shows({ v: 6, text: { t: "undone" } });
  assert.equal(told(), "undone");
});

test("it goes by itself", () => {
  shows({ v: 8, text: { t: "moved" } });
  mock.timers.tick(12_000);
  assert.equal(told(), undefined);
});
