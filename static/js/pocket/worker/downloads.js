// Which files are on the device: the page downloads them and reports each one here.
import { isKept } from "../file-cache.js";

/** @type {Set<string>} */
const kept = new Set();
/** @type {Map<string, () => void>} */
const waiting = new Map();

/** Reports files that are on the device. @param {...string} addresses absolute */
export function fileKept(...addresses) {
  for (const one of addresses) {
    kept.add(one);
    waiting.get(one)?.();
    waiting.delete(one);
  }
}

/** Resolves once this file is on the device. @param {string} address absolute @returns {Promise<void>} */
export async function whenKept(address) {
  if (kept.has(address) || (await isKept([address])) || kept.has(address)) return;
  await new Promise((/** @type {(value?: void) => void} */ resolve) => waiting.set(address, resolve));
}
