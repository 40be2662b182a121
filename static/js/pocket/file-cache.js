// The files of the pocket in the cache of the device, by addresses that name their content.

/** @typedef {{address: string, size: number, wire: number, part: string, language?: string}} File `wire`: bytes of the download. `language`: of a catalog */
/** `share` of a file that is downloaded, 0 … 1; finally it is `kept`. @typedef {(file: File, share: number, kept: boolean) => void} OnProgress */

/** The cache of all versions; a new service worker deletes what is old. */
export const STORE = "veglia-pocket";
/** The cache and address of a file shared by another app, until the page imports it. */
export const SHARED = "veglia-pocket-shared";
const AT_ONCE = 4;
/** The catalogs of all languages; one is stored before it is used (fetch.js). @type {File[]} */
export const wordFiles = [];

/** The cache; null where the browser has none (plain http, a private window). */
async function openStore() {
  try {
    return (await globalThis.caches?.open(STORE)) ?? null;
  } catch {
    return null;
  }
}

/**
 * Downloads what is missing. Throws the error of the network; complete files stay for the next try.
 * @param {File[]} files @param {OnProgress} [onProgress]
 */
export async function download(files, onProgress = () => {}) {
  const store = await openStore();
  const waiting = [...files];
  /** @param {File} file */
  const one = async (file) => {
    if (!(await store?.match(file.address))) await downloadFile(file, store, onProgress);
    onProgress(file, 1, true);
  };
  const worker = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) await one(file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** Whether all these files are on this device. @param {string[]} addresses */
export async function isKept(addresses) {
  const store = await openStore();
  if (!store) return false;
  const found = await Promise.all(addresses.map((address) => store.match(address)));
  return found.every(Boolean);
}

/** Downloads a file and stores it if it is complete. @param {File} file @param {Cache | null} store @param {OnProgress} onProgress */
async function downloadFile(file, store, onProgress) {
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
  const store = await openStore();
  const answer = (await store?.match(address)) ?? (await globalThis.fetch(address));
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}
