// Drafts: what is being written stays on the device until it is sent, also when the page is closed.
import { useState } from "preact/hooks";
import { me, page, table } from "../../store.js";
import { draftPlace } from "../device/forget.js";

/** A phone may be given another seat, whose papers are others. @param {string} key */
const shelf = (key) => `${draftPlace}${me.value.seat ?? ""}:${key}`;

/** Where the codes of tables lie that were written at, the last one at the end: sixty keep their notes, twelve all. */
const ORDER = "veglia:drafts";

function forgetOldTables() {
  const codes = new Set(JSON.parse(localStorage.getItem(ORDER) ?? "[]"));
  codes.delete(page.code);
  const left = [...codes.add(page.code)].slice(-61);
  localStorage.setItem(ORDER, JSON.stringify(left));
  for (const key of Object.keys(localStorage)) {
    const [, sort, code, , name] = key.split(":");
    if (sort === "draft" && !left.slice(name === "notes" ? 0 : -13).includes(code)) localStorage.removeItem(key);
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
