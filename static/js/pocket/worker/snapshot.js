// A snapshot of the started engine in the cache: Python starts from it in a fraction of the time.

/** @typedef {import("./engine.js").Parts} Parts */

const STORE = "veglia-pocket-memory";
/** Bytes that must stay free for tables. */
const SPARE = 200_000_000;

/** The address of the snapshot for these parts. @param {Parts} parts */
const address = ({ module, rules }) => `memory/${[module, rules[0]].map((one) => one.split("/")[1]).join("-")}`;

/** @param {Parts} parts @returns {Promise<Uint8Array | null>} */
export async function readMemory(parts) {
  try {
    const found = await (await caches.open(STORE)).match(address(parts));
    return found ? new Uint8Array(await found.arrayBuffer()) : null;
  } catch {
    return null; // plain http, a private window
  }
}

/**
 * Stores this snapshot (null: none) and deletes all others. A failure only makes the next start slower.
 * @param {Parts} parts @param {Uint8Array | null} made
 */
export async function storeMemory(parts, made) {
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
