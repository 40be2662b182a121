// If the host begins to store games during one, everybody is told, by day and once.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

globalThis.window = globalThis;
mock.timers.enable({ apis: ["setTimeout"] });
const { page, picture, closeToast, toast } = await import("../../static/js/store.js");
page.kind = "phone";
await import("../../static/js/parts/sheets/storage-notice.js");

const shows = (keeps, tone = "day", scene = "ring") => {
  picture.value = { view: { tone, scene, title: { t: "x" } }, table: { code: "x", ...(keeps && { keeps: 1 }) } };
};
const told = () => toast.value?.text.t;

beforeEach(() => {
  shows(false);
  closeToast();
});

test("who plays hears it when it is switched on, and not with each picture", () => {
  shows(true);
  assert.equal(told(), "learn-evenings-kept");
  closeToast();
  shows(true);
  assert.equal(told(), undefined);
});

test("at night it waits for the day", () => {
  shows(true, "night");
  assert.equal(told(), undefined);
  shows(true);
  assert.equal(told(), "learn-evenings-kept");
});

test("before and after a game a line of the page says it, and no slip", () => {
  shows(true, "end", "end");
  assert.equal(told(), undefined);
});
