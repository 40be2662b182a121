// Starts Python in this worker: woken from the memory that was kept on this device, or else from its parts.
import { read } from "../kept.js";
import { keepMemory, memory } from "./memory.js";

/** @typedef {{module: string, loader: string, lock: string, wasm: string[], native: string[], library: string[], rules: string[]}} Parts addresses, pieces in order */
/** @typedef {import("../../shapes.d.ts").Bridge} Bridge */
/** What is used of Pyodide. @typedef {{FS: {writeFile: (path: string, content: Uint8Array) => void}, runPython: (code: string) => unknown, makeMemorySnapshot: () => Uint8Array}} Python */
/** What is used of Emscripten's module. @typedef {{growMemory: (bytes: number) => void, FS: {mkdir: (path: string) => void, writeFile: (path: string, content: Uint8Array) => void}}} Module */
/** @typedef {{preRun?: unknown, dynamicLibraries?: string[]}} Settings */
/** Resolves once this file is on the device. @typedef {(address: string) => Promise<void>} Here */

/** The rules of a game take longer to read than all else of ours: each is read when it is needed, or after the start. */
const READ = `
import sys
sys.path.insert(0, "/rules.zip")
from companion.pocket.bridge import Bridge, GAMES
`;
/** The part of msgspec that is no Python, as Python looks for it (companion/web/build/pocket.mjs). */
const NATIVE = "/native/_core.so";
const UNREAD = `" ".join(id for id in GAMES if f"companion.games.{id}.game" not in sys.modules)`;

/**
 * @param {Parts} parts @param {string} base the address that the parts are named from @param {Here} here
 * @returns {Promise<Engine>}
 */
export async function start(parts, base, here) {
  const kept = await memory(parts);
  if (kept) {
    try {
      return new Engine(await load(parts, base, here, kept), parts, true);
    } catch (error) {
      console.warn(error); // what was kept is spoilt, or of another kind: the plain way is always there
      await keepMemory(parts, null);
    }
  }
  const python = await load(parts, base, here, null);
  python.runPython(READ);
  return new Engine(python, parts, false);
}

/** Python, awake. `woken`: from a memory that was kept. */
export class Engine {
  /** @type {Bridge | null} */
  #bridge = null;
  /** Whether more is read than the kept memory has. */
  #more;
  /** @type {Promise<void> | null} */
  #keeping = null;

  /** @param {Python} python @param {Parts} parts @param {boolean} woken */
  constructor(python, parts, woken) {
    this.python = python;
    this.parts = parts;
    this.woken = woken;
    this.#more = !woken;
  }

  /** Python's end of the bridge. The memory is kept before any table is in it. @param {string} [game] that is needed first */
  bridge(game = "") {
    if (this.#bridge === null) {
      if (this.#unread().includes(game)) this.#reads(game);
      this.#keep();
      this.#bridge = /** @type {Bridge} */ (this.python.runPython("Bridge()"));
    }
    return this.#bridge;
  }

  /** What a start leaves for later: the rules of all games, then the memory. Requests for a table come first. */
  async rest() {
    for (const game of this.#unread()) {
      await new Promise((resolve) => setTimeout(resolve)); // what the page asked meanwhile
      if (this.#bridge) break;
      this.#reads(game);
    }
    this.#keep();
    await this.#keeping;
  }

  #unread() {
    return /** @type {string} */ (this.python.runPython(UNREAD)).split(" ").filter(Boolean);
  }

  /** @param {string} game */
  #reads(game) {
    this.python.runPython(`GAMES[${JSON.stringify(game)}]; None`);
    this.#more = true;
  }

  /** Not once a table is in it. */
  #keep() {
    if (!this.#more || this.#bridge) return;
    this.#more = false;
    this.#keeping = keepMemory(this.parts, this.python.makeMemorySnapshot());
  }
}

/** What is packed, as it was, while its pieces are still coming. @param {string[]} pieces @param {Here} here */
function unpacked(pieces, here) {
  const waiting = [...pieces];
  const packed = new ReadableStream({
    async pull(stream) {
      const next = waiting.shift();
      if (!next) return stream.close();
      await here(next);
      stream.enqueue(new Uint8Array(await (await read(next)).arrayBuffer()));
    },
  });
  return packed.pipeThrough(new DecompressionStream("gzip"));
}

/** @param {Parts} parts @param {string} base @param {Here} here @param {Uint8Array | null} kept @returns {Promise<Python>} */
async function load(parts, base, here, kept) {
  const at = (/** @type {string} */ one) => new URL(one, base).href;
  const given = new Map([
    ["pyodide.asm.wasm", { pieces: parts.wasm, type: "application/wasm" }],
    ["_core.so", { pieces: parts.native, type: "application/wasm" }],
    ["python_stdlib.zip", { pieces: parts.library, type: "application/zip" }],
  ]);
  const packed = (/** @type {string[]} */ pieces) => unpacked(pieces.map(at), here);
  // Pyodide asks for its files by name; here they are packed, so that any host may serve them.
  const plain = self.fetch;
  self.fetch = async (what, how) => {
    const name = new URL(what instanceof Request ? what.url : what, base).pathname.split("/").pop() ?? "";
    const found = given.get(name);
    if (!found) return plain(what, how);
    return new Response(packed(found.pieces), { headers: { "Content-Type": found.type } });
  };
  try {
    await Promise.all([parts.module, parts.loader, parts.lock].map((one) => here(at(one))));
    const rules = new Response(packed(parts.rules)).arrayBuffer();
    rules.catch(() => {}); // told where it is waited for
    const [{ loadPyodide }, { default: create }, lock] = await Promise.all([
      import(at(parts.module)),
      import(at(parts.loader)),
      read(at(parts.lock)).then((answer) => answer.text()),
    ]);
    const python = await loadPyodide({
      indexURL: new URL(".", at(parts.module)).href,
      lockFileContents: lock,
      _makeSnapshot: true,
      createPyodideModule: prepared(create, kept?.length ?? 0),
      ...(kept ? { _loadSnapshot: kept } : {}),
    });
    python.FS.writeFile("/rules.zip", new Uint8Array(await rules));
    return python;
  } finally {
    self.fetch = plain;
  }
}

/**
 * Loads what is no Python together with the engine, not when it is imported: so its functions and its data lie at the
 * same places in every start, and a memory that was kept finds them. Gives the engine room for a memory that is larger
 * than the one it begins with, which this Pyodide forgets.
 * @param {(settings: Settings) => unknown} create @param {number} bytes of the memory that was kept, or 0
 */
function prepared(create, bytes) {
  const prepare = (/** @type {Module} */ module) => {
    if (bytes) module.growMemory(bytes);
    module.FS.mkdir("/native");
    module.FS.writeFile(NATIVE, new Uint8Array()); // Python only asks whether it is there
  };
  return (/** @type {Settings} */ settings) => {
    settings.dynamicLibraries = [NATIVE];
    settings.preRun = [prepare, ...[settings.preRun ?? []].flat()];
    return create(settings);
  };
}
