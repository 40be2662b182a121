// What the first page of the pocket knows: how much is here, whether the engine runs, the tables of this device.
import { signal } from "@preact/signals";
import { ask } from "./engine.js";

/** @typedef {import("../shapes.d.ts").Shelved} Shelved */

/** "impossible" (`hindrance` says why), "coming" (files are on their way), "broken" (the way broke off), "full" (there is no room for them), "starting", "ready", "failed". */
export const stage = signal("coming");

/** Why it cannot run in this browser, as the id of a sentence; "": it can. */
export const hindrance =
  typeof WebAssembly !== "object"
    ? "pocket-no-wasm"
    : typeof DecompressionStream !== "function" || typeof Worker !== "function" || !crypto.getRandomValues
      ? "pocket-old-browser"
      : "";

/** Whether the first page stands: until the host has seen that everything is here. */
export const first = signal(true);

/** Bytes on the way: of each part those that are here, and all. */
export const here = signal(/** @type {Record<string, {here: number, all: number}>} */ ({}));

export const rows = signal(/** @type {Shelved[] | null} */ (null));

/** Codes of the tables that some window has open. */
export const held = signal(/** @type {string[]} */ ([]));

/**
 * "kept" (works without a network), "page" (not yet, or never without https), "window" (goes with its window), "denied"
 * (nothing can be saved).
 */
export const keeping = signal(
  navigator.serviceWorker?.controller ? "kept" : isSecureContext && !navigator.serviceWorker ? "window" : "page",
);

/** What is left of the room that the browser gives, in bytes; null: it does not say. */
export const room = signal(/** @type {number | null} */ (null));

/** Whether the browser has promised to delete nothing by itself. */
export const promised = signal(true);

/** A newer version that waits, and how to change to it. */
export const newer = signal(/** @type {(() => void) | null} */ (null));

/** Reads the tables of this device anew. */
export async function look() {
  try {
    const answer = await ask("rows");
    rows.value = answer.rows;
    held.value = answer.held;
    for (const code of answer.held)
      ask("freed", code).then(() => (held.value = held.value.filter((one) => one !== code)));
  } catch {
    rows.value = [];
    keeping.value = "denied";
  }
  const { quota = null, usage = 0 } = (await navigator.storage?.estimate?.().catch(() => null)) ?? {};
  room.value = quota === null ? null : quota - usage;
  promised.value = (await navigator.storage?.persisted?.().catch(() => false)) ?? false;
}
