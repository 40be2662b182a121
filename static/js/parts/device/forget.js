// What is deleted from a device together with its seat: the last view, the own card, drafts and notes (decision 11).
import { effect } from "@preact/signals";
import { link, page } from "../../store.js";

/** The same name as in sw.js, which forgets what is said of a table that is gone. */
export const VIEWS = "veglia-views";
export const viewPlace = `/${page.code}/${page.kind}`;
export const cardPlace = `veglia:card:${page.code}`;
export const draftPlace = `veglia:draft:${page.code}:`;

/** Where the codes of the tables stand whose drafts and notes are here, the newest first; so many tables keep them. */
const [TABLES, MANY] = ["veglia:drafts", 12];

/** What is written at this table stays; what was written at a table that is long gone does not. */
export function forgetOldTables() {
  const known = /** @type {string[]} */ (JSON.parse(localStorage.getItem(TABLES) ?? "[]"));
  if (known[0] === page.code) return;
  const codes = [page.code, ...known.filter((code) => code !== page.code)].slice(0, MANY);
  localStorage.setItem(TABLES, JSON.stringify(codes));
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith("veglia:draft:") && !codes.includes(key.split(":")[2])) localStorage.removeItem(key);
  }
}

/** Deletes it when the seat is lost or the table is gone. */
export function forgetWithSeat() {
  effect(() => {
    const { state, why, text } = link.value;
    if (state === "moved" || state === "refused") wipe(Boolean(why) || text?.t === "E_NO_TABLE");
  });
}

/** @param {boolean} drafts whether nobody of this browser goes on writing: another of its tabs may have the seat */
export async function wipe(drafts) {
  try {
    sessionStorage.removeItem(cardPlace);
    for (const key of drafts ? Object.keys(localStorage) : []) {
      if (key.startsWith(draftPlace)) localStorage.removeItem(key);
    }
    await (await globalThis.caches?.open(VIEWS))?.delete(viewPlace);
  } catch {
    // where storage is forbidden nothing was kept
  }
}
