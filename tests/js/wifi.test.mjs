// The Wi-Fi network: the text of its QR, its storage on the device, and when the screens receive it.
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { kept } from "./storage.mjs";

const page = { code: "LUME42", kind: "tablet" };
globalThis.document = { getElementById: () => ({ textContent: JSON.stringify(page) }) };
globalThis.window = globalThis;
mock.timers.enable({ apis: ["setTimeout", "Date"] });
const { isValid, read, wifiText, write } = await import("../../static/js/desk/kept-wifi.js");
const { followWifi, keepWifi } = await import("../../static/js/desk/wifi.js");
const { link, picture } = await import("../../static/js/store.js");

const CASA = { name: "Casa Rossi", password: "quattro gatti", hidden: false };

test("the text of the QR escapes what the format gives a meaning to", () => {
  assert.equal(wifiText(CASA), "WIFI:T:WPA;S:Casa Rossi;P:quattro gatti;;");
  const odd = { name: 'a;b,c:d"e\\f', password: ';,:"\\1234', hidden: false };
  assert.equal(wifiText(odd), 'WIFI:T:WPA;S:a\\;b\\,c\\:d\\"e\\\\f;P:\\;\\,\\:\\"\\\\1234;;');
});

test("a network without a password, and one that is hidden, say so", () => {
  assert.equal(wifiText({ name: "Bar", password: "", hidden: false }), "WIFI:T:nopass;S:Bar;;");
  assert.equal(wifiText({ ...CASA, hidden: true }), "WIFI:T:WPA;S:Casa Rossi;P:quattro gatti;H:true;;");
});

test("a name has 1 to 32 bytes, a password none or 8 to 64", () => {
  assert.ok(isValid(CASA));
  assert.ok(isValid({ ...CASA, password: "" }));
  for (const name of ["", "x".repeat(33), "é".repeat(17)]) assert.ok(!isValid({ ...CASA, name }), name);
  for (const password of ["1234567", "x".repeat(65)]) assert.ok(!isValid({ ...CASA, password }), password);
});

test("it is kept on the device, removed whole, and what cannot be read is nothing", () => {
  assert.equal(read(), null);
  write(CASA);
  assert.deepEqual(read(), CASA);
  write(null);
  assert.equal(kept.size, 0);
  for (const strange of ["{", "null", "7", '{"name": "x", "password": "short"}']) {
    kept.set("veglia:wifi", strange);
    assert.equal(read(), null, strange);
  }
});

const told = [];
let shown = true;
let opened = () => {};
const networks = () => told.splice(0).map(([event, { network }]) => [event, network?.name ?? null]);
const passes = async (ms) => {
  mock.timers.tick(ms);
  for (let turn = 0; turn < 5; turn += 1) await null;
};

test("screens are told while people gather, with the link, for a new screen, and when it is removed", async () => {
  followWifi(
    async (...said) => {
      told.push(said);
      return { shown };
    },
    (_, so) => {
      opened = so;
    },
  );
  keepWifi(CASA);
  await passes(9000);
  assert.deepEqual(networks(), [], "nothing before the link is there");
  picture.value = { view: { scene: "lobby" } };
  link.value = { state: "on" };
  await passes(0);
  const { cells } = told[0][1].network;
  assert.match(cells, /^[01]+$/);
  assert.ok(Number.isInteger(Math.sqrt(cells.length)));
  assert.deepEqual(networks(), [["wifi", "Casa Rossi"]]);
  for (let times = 0; times < 20; times += 1) opened();
  await passes(2000);
  assert.deepEqual(networks(), [], "not oftener than the server passes on");
  await passes(600);
  assert.deepEqual(networks(), [["wifi", "Casa Rossi"]]);
  keepWifi(null);
  await passes(2600);
  assert.deepEqual(networks(), [["wifi", null]]);
});

test("it is taken from the screens when a game begins, and shown again after it", async () => {
  keepWifi(CASA);
  await passes(2600);
  picture.value = { view: { scene: "night" } };
  await passes(2600);
  picture.value = { view: { scene: "lobby" } };
  await passes(2600);
  assert.deepEqual(networks(), [
    ["wifi", "Casa Rossi"],
    ["wifi", null],
    ["wifi", "Casa Rossi"],
  ]);
});

test("what was not passed on is sent again", async () => {
  shown = false;
  opened();
  await passes(2600);
  shown = true;
  await passes(2600);
  await passes(9000);
  assert.equal(networks().length, 2);
});

test("the longest network fits into one message", async () => {
  keepWifi({ name: ";".repeat(32), password: ";".repeat(64), hidden: true });
  await passes(2600);
  const [[event, content]] = told.splice(0);
  assert.ok(content.network.cells.length <= 61 * 61);
  assert.ok(Buffer.byteLength(`42100${JSON.stringify([event, content])}`) <= 4096);
});
