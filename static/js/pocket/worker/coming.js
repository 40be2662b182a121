// Files that are still on their way: the page brings them, and says here which of them have come.
import { isKept } from "../kept.js";

/** @type {Set<string>} */
const came = new Set();
/** @type {Map<string, () => void>} */
const waiting = new Map();

/** These have come. @param {...string} addresses absolute */
export function come(...addresses) {
  for (const one of addresses) {
    came.add(one);
    waiting.get(one)?.();
    waiting.delete(one);
  }
}

/** Resolves once this file is on the device, or was brought. @param {string} address absolute @returns {Promise<void>} */
export async function here(address) {
  if (came.has(address) || (await isKept([address])) || came.has(address)) return;
  await new Promise((/** @type {(value?: void) => void} */ resolve) => waiting.set(address, resolve));
}
