// Starts Python in this worker: its parts come packed and in pieces, from the device where it has them.
import { read } from "../kept.js";

/** @typedef {{module: string, lock: string, wasm: string[], library: string[], rules: string[]}} Parts addresses, pieces in order */

/** What is packed, as it was. @param {string[]} pieces */
async function unpacked(pieces) {
  const parts = await Promise.all(pieces.map(async (address) => (await read(address)).blob()));
  return new Blob(parts).stream().pipeThrough(new DecompressionStream("gzip"));
}

/** @param {Parts} parts @param {string} base the address that the parts are named from */
export async function start(parts, base) {
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
  const lockFileContents = await (await read(new URL(parts.lock, base).href)).text();
  const [{ loadPyodide }, rules] = await Promise.all([
    import(module),
    unpacked(at(parts.rules)).then((stream) => new Response(stream).arrayBuffer()),
  ]);
  const python = await loadPyodide({ indexURL: new URL(".", module).href, lockFileContents });
  self.fetch = plain;
  python.FS.writeFile("/rules.zip", new Uint8Array(rules));
  return python.runPython(`
import sys
sys.path.insert(0, "/rules.zip")
from companion.pocket.bridge import Bridge
Bridge()
`);
}
