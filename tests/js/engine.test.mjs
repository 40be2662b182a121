// The snapshot of the engine is stored if more is imported than it has, and before it has any table.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Engine } from "../../static/js/pocket/worker/engine.js";

const PARTS = { module: "e/1/pyodide.mjs", rules: ["r/2/rules.zip.gz.0"] };
/** The calls, in order. */
let done = [];

beforeEach(() => {
  done = [];
  globalThis.caches = {
    delete: async () => {},
    open: async () => ({ put: async (address) => done.push(`kept ${address}`) }),
  };
  Object.defineProperty(globalThis, "navigator", {
    configurable: true,
    value: { storage: { estimate: async () => ({ quota: 1e9, usage: 0 }) } },
  });
});

/** The part of Pyodide that is used; `unread`: games that are not imported yet. @param {string[]} unread */
const pyodide = (unread) => ({
  runPython(code) {
    if (code.includes("not in sys.modules")) return unread.join(" ");
    if (code === "Bridge()") return done.push("bridge");
    const [, game] = code.match(/GAMES\["(\w+)"\]/);
    unread.splice(unread.indexOf(game), 1);
    done.push(`read ${game}`);
  },
  makeMemorySnapshot() {
    done.push("snapshot");
    return new Uint8Array(1);
  },
});

test("after a first start every game is read, and then the memory is kept once", async () => {
  const engine = new Engine(pyodide(["chess", "go"]), PARTS, false);
  await engine.rest();
  engine.bridge("go");
  assert.deepEqual(done, ["read chess", "read go", "snapshot", "kept memory/1-2", "bridge"]);
});

test("who wants a table at once has its game read, and the memory is taken before the table is in it", async () => {
  const engine = new Engine(pyodide(["chess", "go"]), PARTS, false);
  const resting = engine.rest();
  engine.bridge("go");
  await resting;
  assert.deepEqual(done, ["read go", "snapshot", "bridge", "kept memory/1-2"]);
});

test("an engine that was woken with all games keeps nothing anew", async () => {
  const engine = new Engine(pyodide([]), PARTS, true);
  await engine.rest();
  engine.bridge("go");
  assert.deepEqual(done, ["bridge"]);
});

test("one that was woken without some reads them, and is kept with them", async () => {
  const engine = new Engine(pyodide(["chess"]), PARTS, true);
  await engine.rest();
  assert.deepEqual(done, ["read chess", "snapshot", "kept memory/1-2"]);
});
