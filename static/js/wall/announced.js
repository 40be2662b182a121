// What the public screen announces: it keeps the names to itself until the phones are shown them, too.
import { useMemo } from "preact/hooks";
import { now } from "../clock.js";
import { picture } from "../store.js";

/** Whether it is kept still: the table says when all are told. */
export const awaitsAnnouncement = () => Boolean(picture.value?.announced_at);

/** Milliseconds that the screen has for it. */
export function useTimeToTell() {
  const at = picture.value?.announced_at ?? 0;
  return useMemo(() => Math.max(0, Math.round((at - now()) * 1000)), [at]);
}
