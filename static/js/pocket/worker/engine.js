// Starts Python in this worker: woken from the memory that was kept on this device, or else from its parts.
import { read } from "../kept.js";
import { keepMemory, memory } from "./memory.js";

/** @typedef {{module: string, loader: string, lock: string, wasm: string[], library: string[], rules: string[]}} Parts addresses, pieces in order */
/** @typedef {import("../../shapes.d.ts").Bridge} Bridge */
/** What is used of Pyodide. @typedef {{FS: {writeFile: (path: string, content: Uint8Array) => void}, runPython: (code: string) => unknown, makeMemorySnapshot: () => Uint8Array}} Python */
/** What is used of Emscripten's module. @typedef {{growMemory: (bytes: number) => void}} Module */
/** @typedef {{preRun?: unknown}} Settings */

/** Every game is read before the memory is kept: a file of the rules that is read later costs a moment of the evening. */
const READ = `
import sys
sys.path.insert(0, "/rules.zip")
from companion.pocket.bridge import Bridge, GAMES
list(GAMES.values())
`;

/** What is packed, as it was. @param {string[]} pieces */
async function unpacked(pieces) {
  const parts = await Promise.all(pieces.map(async (address) => (await read(address)).blob()));
  return new Blob(parts).stream().pipeThrough(new DecompressionStream("gzip"));
}

/**
 * @param {Parts} parts @param {string} base the address that the parts are named from
 * @returns {Promise<{bridge: Bridge, woken: boolean}>} `woken`: from a memory that was kept
 */
export async function start(parts, base) {
  const kept = await memory(parts);
  if (kept) {
    try {
      const python = await load(parts, base, kept);
      return { bridge: bridged(python), woken: true };
    } catch (error) {
      console.warn(error); // what was kept is spoilt, or of another kind: the plain way is always there
      await keepMemory(parts, null);
    }
  }
  const python = await load(parts, base, null);
  python.runPython(READ);
  await keepMemory(parts, () => python.makeMemorySnapshot());
  return { bridge: bridged(python), woken: false };
}

/** @param {Python} python */
const bridged = (python) => /** @type {Bridge} */ (python.runPython("Bridge()"));

/** @param {Parts} parts @param {string} base @param {Uint8Array | null} kept @returns {Promise<Python>} */
async function load(parts, base, kept) {
  const at = (/** @type {string[]} */ some) => some.map((one) => new URL(one, base).href);
  const module = new URL(parts.module, base).href;
  const given = new Map([
    ["pyodide.asm.wasm", { pieces: at(parts.wasm), type: "application/wasm" }],
    ["python_stdlib.zip", { pieces: at(parts.library), type: "application/zip" }],
  ]);
  // Pyodide asks for its files by name; here they are packed, so that any host may serve them.
  const plain = self.fetch;
  self.fetch = async (what, how) => {
    const name = new URL(what instanceof Request ? what.url : what, base).pathname.split("/").pop() ?? "";
    const found = given.get(name);
    if (!found) return plain(what, how);
    return new Response(await unpacked(found.pieces), { headers: { "Content-Type": found.type } });
  };
  try {
    const [{ loadPyodide }, { default: create }, lock, rules] = await Promise.all([
      import(module),
      import(new URL(parts.loader, base).href),
      read(new URL(parts.lock, base).href).then((answer) => answer.text()),
      unpacked(at(parts.rules)).then((stream) => new Response(stream).arrayBuffer()),
    ]);
    const python = await loadPyodide({
      indexURL: new URL(".", module).href,
      lockFileContents: lock,
      ...(kept ? { _loadSnapshot: kept, createPyodideModule: roomy(create, kept.length) } : { _makeSnapshot: true }),
    });
    python.FS.writeFile("/rules.zip", new Uint8Array(rules));
    return python;
  } finally {
    self.fetch = plain;
  }
}

/**
 * Gives the engine room for a memory that is larger than the one it begins with, which this Pyodide forgets.
 * @param {(settings: Settings) => unknown} create @param {number} bytes
 */
function roomy(create, bytes) {
  return (/** @type {Settings} */ settings) => {
    settings.preRun = [(/** @type {Module} */ module) => module.growMemory(bytes), ...[settings.preRun ?? []].flat()];
    return create(settings);
  };
}
