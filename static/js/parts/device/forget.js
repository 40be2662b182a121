// What is deleted from a device together with its seat: the last view, the own card, drafts and notes (decision 11).
import { effect } from "@preact/signals";
import { link, page } from "../../store.js";
import { storedNames, store, TAB } from "../../stored.js";

/** The name of the cache, as in sw.js. */
export const VIEWS = "veglia-views";
export const viewPlace = `/${page.code}/${page.kind}`;
export const cardPlace = `veglia:card:${page.code}`;
export const draftPlace = `veglia:draft:${page.code}:`;

/** Deletes all these when the seat is lost or the table is gone. */
export function forgetWithSeat() {
  effect(() => {
    const { state, why, text } = link.value;
    if (state === "moved" || state === "refused") deleteKept(Boolean(why) || text?.t === "E_NO_TABLE");
  });
}

/** @param {boolean} drafts whether drafts go, too: not if another tab of this browser has the seat */
export async function deleteKept(drafts) {
  store(cardPlace, null, TAB);
  for (const key of drafts ? storedNames() : []) if (key.startsWith(draftPlace)) store(key, null);
  try {
    await (await globalThis.caches?.open(VIEWS))?.delete(viewPlace);
  } catch {
    // where storage is forbidden nothing was kept
  }
}
