// The memory of the started engine, kept on this device: from it Python is awake in a fraction of the time.

/** @typedef {import("./engine.js").Parts} Parts */

const STORE = "veglia-pocket-memory";
/** Bytes that must be free besides: evenings come before a quick start. */
const SPARE = 200_000_000;

/** It fits these parts only: their addresses name their content. @param {Parts} parts */
const address = ({ module, rules }) => `memory/${[module, rules[0]].map((one) => one.split("/")[1]).join("-")}`;

/** @param {Parts} parts @returns {Promise<Uint8Array | null>} */
export async function memory(parts) {
  try {
    const found = await (await caches.open(STORE)).match(address(parts));
    return found ? new Uint8Array(await found.arrayBuffer()) : null;
  } catch {
    return null; // plain http, a private window
  }
}

/**
 * Keeps this memory, or none at all; that of another version goes in any case. That it cannot be kept costs time at
 * the next start, and nothing else.
 * @param {Parts} parts @param {Uint8Array | null} made
 */
export async function keepMemory(parts, made) {
  try {
    await caches.delete(STORE);
    // Safari before 17 cannot tell how much is free; what does not fit is refused by put().
    const { quota = 0, usage = 0 } = (await navigator.storage?.estimate?.()) ?? { quota: Number.POSITIVE_INFINITY };
    if (!made || quota - usage < SPARE) return;
    const answer = new Response(/** @type {Uint8Array<ArrayBuffer>} */ (made));
    await (await caches.open(STORE)).put(address(parts), answer);
  } catch (error) {
    console.warn(error);
  }
}
