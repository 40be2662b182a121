// Drafts: what is being written stays on the device until it is sent, also when the page is closed.
import { useState } from "preact/hooks";
import { me, page, table } from "../../store.js";
import { names, recall, store } from "../../stored.js";
import { draftPlace } from "../device/forget.js";

/** A phone may be given another seat, whose papers are others. @param {string} key */
const shelf = (key) => `${draftPlace}${me.value.seat ?? ""}:${key}`;

/** Where the codes of tables lie that were written at, the last one at the end: sixty keep their notes, twelve all. */
const ORDER = "veglia:drafts";

/** Where the order of the tables cannot be read, all of them are as old. */
function forgetOldTables() {
  const drafts = names()
    .map((key) => key.split(":"))
    .filter(([, sort]) => sort === "draft");
  const codes = new Set(recall(ORDER, null, Array.isArray) ?? drafts.map(([, , code]) => code));
  codes.delete(page.code);
  const left = [...codes.add(page.code)].slice(-61);
  store(ORDER, JSON.stringify(left));
  for (const key of drafts) if (!left.slice(key[4] === "notes" ? 0 : -13).includes(key[2])) store(key.join(":"), null);
}

/**
 * The draft under `key`, or `first`; `fits` says whether an old one still answers the question.
 * @template T
 * @param {string} key @param {T} first @param {(old: T) => boolean} fits
 * @returns {[T, (next: T) => void, () => void]} the draft, how to change it, how to forget it
 */
export function useDraft(key, first, fits) {
  const [draft, setDraft] = useState(() => recall(shelf(key), first, fits));
  const change = (/** @type {T} */ next) => {
    setDraft(next);
    if (!table.value?.rehearsal && store(shelf(key), JSON.stringify(next))) forgetOldTables();
  };
  return [draft, change, () => store(shelf(key), null)];
}
