// Catalogs that are slow or fail: the last choice counts, and a page tries until its sentences are loaded.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

const page = {
  language: "it",
  languages: ["it", "en"].map((id) => ({ id, name: id, catalog: `/lang/${id}.*.ftl` })),
  chunks: ["all"],
};
const paper = { getElementById: () => ({ textContent: JSON.stringify(page) }), documentElement: { lang: "it" }, cookie: "" };
/** Requests that are not answered yet: address, and the functions that answer. */
const asked = [];
globalThis.document = paper;
globalThis.fetch = (address) => new Promise((bring, fail) => asked.push({ address, bring, fail }));

const { language, loadLanguage, isReady, setLanguage } = await import("../../static/js/catalogs.js");

const kept = new Map();
const storage = { getItem: (name) => kept.get(name) ?? null, setItem: (name, value) => kept.set(name, value) };
const remembers = (get) => Object.defineProperty(globalThis, "localStorage", { configurable: true, get });
const forbid = () =>
  remembers(() => {
    throw new Error("nothing may be kept here");
  });

beforeEach(() => {
  mock.method(Math, "random", () => 0.5); // the middle of the random delay
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  remembers(() => storage);
});

const settled = () => new Promise((resolve) => setImmediate(resolve));
const next = async (ms) => {
  mock.timers.tick(ms);
  await settled();
};
const answer = (text) => ({ ok: true, text: async () => text });

test("a page whose words do not come asks for them again, also where nothing may be kept", async () => {
  forbid();
  let open = false;
  loadLanguage().then(() => (open = true));
  asked.shift().fail(new Error("cut off"));
  await settled();
  assert.equal(asked.length, 0);
  await next(1000);
  asked.shift().bring({ ok: false, status: 503 });
  await settled();
  await next(1000);
  assert.equal(asked.length, 0, "ever more seldom");
  await next(1000);
  assert.ok(!open);
  asked.shift().bring(answer("a = b\n"));
  await settled();
  assert.ok(open && isReady());
});

test("whoever changes the mind on a slow network reads the language of the last tap", async () => {
  const english = setLanguage("en");
  await setLanguage("it");
  asked.shift().bring(answer("a = c\n"));
  await english;
  assert.equal(language.value, "it");
  assert.equal(paper.documentElement.lang, "it");
  assert.match(paper.cookie, /^language=it;/);
  assert.equal(kept.get("veglia:language"), "it");
});

test("where nothing may be kept the language changes all the same", async () => {
  forbid();
  await setLanguage("en");
  assert.equal(language.value, "en");
});
