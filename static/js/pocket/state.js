// The state of the pocket's first pages: the download, the engine, the tables of this device.
import { signal } from "@preact/signals";
import { call } from "./engine.js";

/** @typedef {import("../shapes.d.ts").TableSummary} TableSummary */

/** "impossible" (`unsupported` says why), "coming" (files are downloading), "broken" (the download failed), "full" (no space is left), "starting", "ready", "failed". */
export const stage = signal("coming");

/** Why it cannot run in this browser, as the id of a sentence; "": it can. */
export const unsupported =
  typeof WebAssembly !== "object"
    ? "pocket-no-wasm"
    : typeof DecompressionStream !== "function" || typeof Worker !== "function" || !crypto.getRandomValues
      ? "pocket-old-browser"
      : "";

/** Whether the first page is shown: until the host has seen that everything is downloaded. */
export const showsFirstPage = signal(true);

/** By part: bytes that are downloaded (`here`), and all. */
export const progress = signal(/** @type {Record<string, {here: number, all: number}>} */ ({}));

export const tables = signal(/** @type {TableSummary[] | null} */ (null));

/** Codes of tables that are open in some window. */
export const openElsewhere = signal(/** @type {string[]} */ ([]));

/**
 * "kept" (works without a network), "page" (not yet, or never without https), "window" (deleted with its window),
 * "denied" (nothing can be saved).
 */
export const storage = signal(
  navigator.serviceWorker?.controller ? "kept" : isSecureContext && !navigator.serviceWorker ? "window" : "page",
);

/** Bytes that the browser may still store; null: unknown. */
export const freeBytes = signal(/** @type {number | null} */ (null));

/** Whether the browser never deletes the storage by itself. */
export const isPersistent = signal(true);

/** Changes to the newer version that waits; null: there is none. */
export const update = signal(/** @type {(() => void) | null} */ (null));

/** Reads the list of tables and the state of the storage. */
export async function refresh() {
  try {
    const answer = await call("rows");
    tables.value = answer.rows;
    openElsewhere.value = answer.held;
    for (const code of answer.held)
      call("freed", code).then(() => (openElsewhere.value = openElsewhere.value.filter((one) => one !== code)));
  } catch {
    tables.value = [];
    storage.value = "denied";
  }
  const { quota = null, usage = 0 } = (await navigator.storage?.estimate?.().catch(() => null)) ?? {};
  freeBytes.value = quota === null ? null : quota - usage;
  isPersistent.value = (await navigator.storage?.persisted?.().catch(() => false)) ?? false;
}
