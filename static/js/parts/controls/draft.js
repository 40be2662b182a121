// Drafts: what is being written stays on the device until it is sent, also when the page is closed.
import { useState } from "preact/hooks";
import { me, page, table } from "../../store.js";
import { draftPlace } from "../device/forget.js";

/** A phone may be given another seat, whose papers are others. @param {string} key */
const shelf = (key) => `${draftPlace}${me.value.seat ?? ""}:${key}`;

/** Where the codes of the tables stand whose drafts and notes are here, the newest first; so many tables keep them. */
const [TABLES, MANY] = ["veglia:drafts", 12];

/** What is written at this table stays; what was written at a table that is long gone does not. */
function forgetOldTables() {
  const known = /** @type {string[]} */ (JSON.parse(localStorage.getItem(TABLES) ?? "[]"));
  if (known[0] === page.code) return;
  const codes = [page.code, ...known.filter((code) => code !== page.code)].slice(0, MANY);
  localStorage.setItem(TABLES, JSON.stringify(codes));
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith("veglia:draft:") && !codes.includes(key.split(":")[2])) localStorage.removeItem(key);
  }
}

/**
 * The draft under `key`, or `first`; `fits` says whether an old one still answers the question.
 * @template T
 * @param {string} key @param {T} first @param {(old: T) => boolean} fits
 * @returns {[T, (next: T) => void, () => void]} the draft, how to change it, how to forget it
 */
export function useDraft(key, first, fits) {
  const [draft, setDraft] = useState(() => kept(key, first, fits));
  const change = (/** @type {T} */ next) => {
    setDraft(next);
    if (table.value?.rehearsal) return;
    try {
      localStorage.setItem(shelf(key), JSON.stringify(next));
      forgetOldTables();
    } catch {
      // a device that keeps nothing still writes
    }
  };
  return [draft, change, () => localStorage.removeItem(shelf(key))];
}

/** @template T @param {string} key @param {T} first @param {(old: T) => boolean} fits @returns {T} */
function kept(key, first, fits) {
  try {
    const old = JSON.parse(localStorage.getItem(shelf(key)) ?? "null");
    return old !== null && fits(old) ? old : first;
  } catch {
    return first;
  }
}
