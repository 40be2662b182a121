// Starts Python in this worker: from a memory snapshot on this device, or else from its files.
import { read } from "../file-cache.js";
import { storeMemory, readMemory } from "./snapshot.js";

/** @typedef {{module: string, loader: string, lock: string, wasm: string[], native: string[], library: string[], rules: string[]}} Parts addresses, pieces in order */
/** @typedef {import("../../shapes.d.ts").Bridge} Bridge */
/** The part of Pyodide that is used. @typedef {{FS: {writeFile: (path: string, content: Uint8Array) => void}, runPython: (code: string) => unknown, makeMemorySnapshot: () => Uint8Array}} Python */
/** The part of Emscripten's module that is used. @typedef {{growMemory: (bytes: number) => void, FS: {mkdir: (path: string) => void, writeFile: (path: string, content: Uint8Array) => void}}} Module */
/** @typedef {{preRun?: unknown, dynamicLibraries?: string[]}} Settings */
/** Resolves once this file is on the device. @typedef {(address: string) => Promise<void>} WhenKept */

/** Importing a game takes longer than everything else of ours: each is imported when needed, or after the start. */
const PRELUDE = `
import sys
sys.path.insert(0, "/rules.zip")
from companion.pocket.bridge import Bridge, GAMES
`;
/** The native part of msgspec, at the path where Python looks for it (companion/web/build/pocket.mjs). */
const NATIVE = "/native/_core.so";
const UNLOADED_GAMES = `" ".join(id for id in GAMES if f"companion.games.{id}.game" not in sys.modules)`;

/**
 * @param {Parts} parts @param {string} base the address that the parts are named from @param {WhenKept} here
 * @returns {Promise<Engine>}
 */
export async function start(parts, base, here) {
  const kept = await readMemory(parts);
  if (kept) {
    try {
      return new Engine(await loadPython(parts, base, here, kept), parts, true);
    } catch (error) {
      console.warn(error); // a snapshot that cannot be used: start from the files
      await storeMemory(parts, null);
    }
  }
  const python = await loadPython(parts, base, here, null);
  python.runPython(PRELUDE);
  return new Engine(python, parts, false);
}

/** Python in this worker. `restored`: from a snapshot. */
export class Engine {
  /** @type {Bridge | null} */
  #bridge = null;
  /** Whether games are imported that the stored snapshot lacks. */
  #isNewer;
  /** @type {Promise<void> | null} */
  #storing = null;

  /** @param {Python} python @param {Parts} parts @param {boolean} restored */
  constructor(python, parts, restored) {
    this.python = python;
    this.parts = parts;
    this.restored = restored;
    this.#isNewer = !restored;
  }

  /** The bridge in Python. The snapshot is stored before it holds any table. @param {string} [game] that is needed first */
  bridge(game = "") {
    if (this.#bridge === null) {
      if (this.#unloadedGames().includes(game)) this.#importGame(game);
      this.#storeSnapshot();
      this.#bridge = /** @type {Bridge} */ (this.python.runPython("Bridge()"));
    }
    return this.#bridge;
  }

  /** Imports all other games, then stores a snapshot; stops once a table is opened. */
  async rest() {
    for (const game of this.#unloadedGames()) {
      await new Promise((resolve) => setTimeout(resolve)); // lets requests of the page through
      if (this.#bridge) break;
      this.#importGame(game);
    }
    this.#storeSnapshot();
    await this.#storing;
  }

  #unloadedGames() {
    return /** @type {string} */ (this.python.runPython(UNLOADED_GAMES)).split(" ").filter(Boolean);
  }

  /** @param {string} game */
  #importGame(game) {
    this.python.runPython(`GAMES[${JSON.stringify(game)}]; None`);
    this.#isNewer = true;
  }

  /** Stores a snapshot, unless a table is open. */
  #storeSnapshot() {
    if (!this.#isNewer || this.#bridge) return;
    this.#isNewer = false;
    this.#storing = storeMemory(this.parts, this.python.makeMemorySnapshot());
  }
}

/** A stream of the unpacked file, while its pieces are still downloading. @param {string[]} pieces @param {WhenKept} here */
function decompress(pieces, here) {
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

/** @param {Parts} parts @param {string} base @param {WhenKept} here @param {Uint8Array | null} kept @returns {Promise<Python>} */
async function loadPython(parts, base, here, kept) {
  const at = (/** @type {string} */ one) => new URL(one, base).href;
  const packedFiles = new Map([
    ["pyodide.asm.wasm", { pieces: parts.wasm, type: "application/wasm" }],
    ["_core.so", { pieces: parts.native, type: "application/wasm" }],
    ["python_stdlib.zip", { pieces: parts.library, type: "application/zip" }],
  ]);
  const packed = (/** @type {string[]} */ pieces) => decompress(pieces.map(at), here);
  // Pyodide fetches its files by name; here they are packed, so that any host can serve them.
  const plain = self.fetch;
  self.fetch = async (what, how) => {
    const name = new URL(what instanceof Request ? what.url : what, base).pathname.split("/").pop() ?? "";
    const found = packedFiles.get(name);
    if (!found) return plain(what, how);
    return new Response(packed(found.pieces), { headers: { "Content-Type": found.type } });
  };
  try {
    await Promise.all([parts.module, parts.loader, parts.lock].map((one) => here(at(one))));
    const rules = new Response(packed(parts.rules)).arrayBuffer();
    rules.catch(() => {}); // handled where it is awaited
    const [{ loadPyodide }, { default: create }, lock] = await Promise.all([
      import(at(parts.module)),
      import(at(parts.loader)),
      read(at(parts.lock)).then((answer) => answer.text()),
    ]);
    const python = await loadPyodide({
      indexURL: new URL(".", at(parts.module)).href,
      lockFileContents: lock,
      _makeSnapshot: true,
      createPyodideModule: withNative(create, kept?.length ?? 0),
      ...(kept ? { _loadSnapshot: kept } : {}),
    });
    python.FS.writeFile("/rules.zip", new Uint8Array(await rules));
    return python;
  } finally {
    self.fetch = plain;
  }
}

/**
 * Loads the native library together with the engine, not on import, so that its functions and data have the same
 * addresses in every start, as a snapshot needs. Grows the memory to the size of the snapshot, which this Pyodide
 * does not do.
 * @param {(settings: Settings) => unknown} create @param {number} bytes of the snapshot, or 0
 */
function withNative(create, bytes) {
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
