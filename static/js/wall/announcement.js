// Announcements: the wall shows names at the same time as the phones.
import { useMemo } from "preact/hooks";
import { now } from "../clock.js";
import { picture } from "../store.js";

/** Whether the announcement is still running: the table says when it ends. */
export const awaitsAnnouncement = () => Boolean(picture.value?.announced_at);

/** Milliseconds until the announcement ends. */
export function useAnnouncementTime() {
  const at = picture.value?.announced_at ?? 0;
  return useMemo(() => Math.max(0, Math.round((at - now()) * 1000)), [at]);
}
