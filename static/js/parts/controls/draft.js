// Drafts: what is being written stays on the device until it is sent, also when the page is closed.
import { useState } from "preact/hooks";
import { me, page, table } from "../../store.js";
import { storedNames, recall, store } from "../../stored.js";
import { draftPlace } from "../device/forget.js";

/** The storage name of a draft: by seat, because a phone may get another one. @param {string} key */
const storageKey = (key) => `${draftPlace}${me.value.seat ?? ""}:${key}`;

/** The storage name of the codes of tables with drafts, the newest last: sixty keep their notes, twelve everything. */
const ORDER = "veglia:drafts";

function forgetOldTables() {
  const drafts = storedNames()
    .map((key) => key.split(":"))
    .filter(([, sort]) => sort === "draft");
  const codes = new Set(recall(ORDER, null, Array.isArray) ?? drafts.map(([, , code]) => code));
  codes.delete(page.code);
  const left = [...codes.add(page.code)].slice(-61);
  store(ORDER, JSON.stringify(left));
  for (const key of drafts) if (!left.slice(key[4] === "notes" ? 0 : -13).includes(key[2])) store(key.join(":"), null);
}

/**
 * The draft of a question in this game of the table; `fits` as in `useKept`.
 * @template T
 * @param {{key: string}} prompt @param {number | null} act @param {T} first @param {(old: T) => boolean} fits
 */
export const useDraft = ({ key }, act, first, fits) =>
  useKept(`${key}:${act ?? ""}:${table.value?.opened ?? ""}`, first, fits);

/**
 * What was written under `key`, or `first`; `fits` says whether an old one still answers the question.
 * @template T
 * @param {string} key @param {T} first @param {(old: T) => boolean} fits
 * @returns {[T, (next: T) => void, () => void]} the draft, how to change it, how to forget it
 */
export function useKept(key, first, fits) {
  const [draft, setDraft] = useState(() => recall(storageKey(key), first, fits));
  const change = (/** @type {T} */ next) => {
    setDraft(next);
    if (!table.value?.rehearsal && store(storageKey(key), JSON.stringify(next))) forgetOldTables();
  };
  return [draft, change, () => store(storageKey(key), null)];
}
