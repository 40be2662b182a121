// The files of the pocket: a complete file is stored once; an interrupted download continues.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { isKept, download } from "../../static/js/pocket/file-cache.js";

/** The browser's cache, and the addresses that were requested. */
let stored = new Map();
let asked = [];
/** Address -> the answer of the network. */
let network = {};

beforeEach(() => {
  stored = new Map();
  asked = [];
  const store = { match: async (name) => stored.get(name), put: async (name, answer) => stored.set(name, answer) };
  globalThis.caches = { open: async () => store };
  globalThis.fetch = async (name) => {
    asked.push(name);
    if (!(name in network)) throw new TypeError("no network");
    return new Response(network[name]);
  };
});

const FILES = ["a", "b", "c"].map((address) => ({ address, size: 3, wire: 3, part: "screens" }));
const NAMES = FILES.map(({ address }) => address);

test("every file is brought once, and told of until it is whole", async () => {
  network = { a: "aaa", b: "bbb", c: "ccc" };
  const told = new Map();
  await download(FILES, (file, share) => told.set(file.address, share));
  assert.deepEqual([...told].sort(), [["a", 1], ["b", 1], ["c", 1]]);
  assert.ok(await isKept(NAMES));
  await download(FILES);
  assert.deepEqual(asked.sort(), ["a", "b", "c"]);
});

test("a file that came only in part is not kept", async () => {
  network = { a: "aaa", b: "b", c: "ccc" };
  await assert.rejects(download(FILES), /b: 1 of 3 bytes/);
  assert.ok(!stored.has("b"));
  assert.ok(!(await isKept(NAMES)));
});

test("a download that broke off goes on with what is missing", async () => {
  network = { a: "aaa", c: "ccc" };
  await assert.rejects(download(FILES), /no network/);
  while (stored.size < 2) await new Promise(setImmediate);
  network = { ...network, b: "bbb" };
  asked = [];
  await download(FILES);
  assert.deepEqual(asked, ["b"]);
  assert.ok(await isKept(NAMES));
});

test("where nothing can be kept all is read, and nothing counts as kept", async () => {
  network = { a: "aaa", b: "bbb", c: "ccc" };
  globalThis.caches = { open: () => Promise.reject(new DOMException("no", "SecurityError")) };
  await download(FILES);
  assert.deepEqual(asked.sort(), ["a", "b", "c"]);
  assert.ok(!(await isKept(NAMES)));
});
