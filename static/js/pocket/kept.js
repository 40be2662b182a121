// What the pocket keeps on the device: every file by an address that names its content, each brought once.

/** @typedef {{address: string, size: number, wire: number, part: string, language?: string}} File `size`: its bytes. `wire`: those on the way. `language`: whose words it has */
/** How much of a file is here, 0 … 1; at last that it is `kept`. @typedef {(file: File, share: number, kept: boolean) => void} OnProgress */

/** Of all versions: an address never changes its content, and a new worker throws away what is old. */
export const STORE = "veglia-pocket";
/** Where a file lies that another app shared with this one, until the page takes it. */
export const SHARED = "veglia-pocket-shared";
const AT_ONCE = 4;
/** The words of all languages: those of one are kept before they are spoken (fetched.js). @type {File[]} */
export const words = [];

/** Where a browser keeps files; none where it forbids that (plain http, a private window). */
async function shelf() {
  try {
    return (await globalThis.caches?.open(STORE)) ?? null;
  } catch {
    return null;
  }
}

/**
 * Brings what is not here yet. Raises what the network says; what has come whole stays, and the next try goes on
 * from there.
 * @param {File[]} files @param {OnProgress} [onProgress]
 */
export async function keep(files, onProgress = () => {}) {
  const store = await shelf();
  const waiting = [...files];
  /** @param {File} file */
  const one = async (file) => {
    if (!(await store?.match(file.address))) await bring(file, store, onProgress);
    onProgress(file, 1, true);
  };
  const hand = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) await one(file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, hand));
}

/** Whether all of them are on this device. @param {string[]} addresses */
export async function isKept(addresses) {
  const store = await shelf();
  if (!store) return false;
  const found = await Promise.all(addresses.map((address) => store.match(address)));
  return found.every(Boolean);
}

/** A file that came only in part is not kept. @param {File} file @param {Cache | null} store @param {OnProgress} onProgress */
async function bring(file, store, onProgress) {
  const answer = await globalThis.fetch(file.address);
  if (!answer.ok || !answer.body) throw new Error(`${file.address}: ${answer.status}`);
  const pieces = [];
  let here = 0;
  const reader = answer.body.getReader();
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    if (!value) continue;
    pieces.push(value);
    here += value.length;
    onProgress(file, Math.min(1, here / file.size), false);
  }
  if (here !== file.size) throw new Error(`${file.address}: ${here} of ${file.size} bytes`);
  const type = answer.headers.get("Content-Type") ?? "application/octet-stream";
  await store?.put(file.address, new Response(new Blob(pieces), { headers: { "Content-Type": type } }));
}

/** A file, from this device or else from the network. @param {string} address */
export async function read(address) {
  const store = await shelf();
  const answer = (await store?.match(address)) ?? (await globalThis.fetch(address));
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}
