// What the device knows: the newest picture, the state of the connection, the toast.
import { computed, signal } from "@preact/signals";

/** @import { Page } from "./shapes.d.ts" */
/** @import { Mark, Picture, Text } from "./types.d.ts" */

/** The page's data, rendered by the server. @type {Page} */
export const page = JSON.parse(globalThis.document?.getElementById("page")?.textContent || "{}");

/** The newest picture, or null before the first. */
export const picture = signal(/** @type {Picture | null} */ (null));

/** When the newest picture came, or was last confirmed (this device's milliseconds). */
export const seenAt = signal(0);

/**
 * The link: "opening" (never there yet), "on", "lost" (tries again at `retryAt`, this device's
 * milliseconds), "moved" (another device has the place, or `why` it is gone) or "refused" (`text` says why).
 * @type {import("@preact/signals").Signal<{state: string, retryAt?: number, why?: string, text?: Text}>}
 */
export const link = signal({ state: "opening" });

/** Commands that are not acknowledged yet, oldest first. */
export const pending = signal(/** @type {import("./wire.js").Command[]} */ ([]));

/** The id of the command that was carried out last. */
export const lastDone = signal("");

/** The toast on show: `text` to translate; one that `stays` has a button, which says `close`. */
export const toast = signal(/** @type {{text: Text, stays: boolean | number, close: string} | null} */ (null));

/**
 * On the home screen of iOS before 18.4, which brought the cookie store, a wake lock is granted and does nothing.
 */
const hasWakeLock =
  "wakeLock" in (globalThis.navigator ?? {}) && !(navigator.standalone && !("cookieStore" in globalThis));

/** Whether the screen is kept on: "on", "off" (not yet, or refused), "never" (not on this page). */
export const awake = signal(hasWakeLock ? "off" : "never");

/** Public news that a phone shows alone for a moment, in place of its own view. */
export const newsView = signal(/** @type {import("./types.d.ts").View | null} */ (null));

export const view = computed(() => newsView.value ?? picture.value?.view ?? null);
export const table = computed(() => picture.value?.table ?? null);
export const me = computed(() => picture.value?.me ?? { kind: page.kind });

/** A phone at night: no hue, no motion, no paper. The tablet and the screen are never hushed. */
export const hush = computed(
  () => page.kind === "phone" && Boolean(view.value && (view.value.hush || view.value.tone === "night")),
);

/** «LUME42» as it is spoken: «LUME 42» (as companion/web/join_codes.py). @param {string} [code] */
export const spoken = (code = "") => (code.toUpperCase().match(/[A-Z]{4}|[0-9]+/g) ?? []).join(" ");

let toastTimer = 0;

/**
 * Shows a toast: for four seconds, or until it is touched.
 * @param {Text} text @param {{stays?: boolean | number, close?: string}} [how] `stays`: for so many
 *   ms, or (true) without end. `close`: the word on its button
 */
export function showToast(text, { stays = false, close = "ui-close" } = {}) {
  clearTimeout(toastTimer);
  toast.value = { text, stays, close };
  if (stays !== true) toastTimer = window.setTimeout(closeToast, stays || 4000);
}

/** Removes the toast. */
export function closeToast() {
  clearTimeout(toastTimer);
  toast.value = null;
}

/**
 * The marks on the ring of this view, by seat: who is dead, how many votes lie there.
 * @returns {Map<number, Mark>}
 */
export function marks() {
  const ring = view.value?.panels?.find((panel) => panel.kind === "circle");
  // Roles that are covered on the ring are not in lists of names either.
  const plain = (/** @type {Mark} */ { role: _, emblem: __, ...mark }) => mark;
  return new Map((ring?.marks ?? []).map((mark) => [mark.seat, ring?.secret ? plain(mark) : mark]));
}

/** Sets the attributes of <html> that the style sheets depend on. */
export function applyTheme() {
  const root = document.documentElement;
  root.dataset.tone = view.value?.tone ?? "table";
  root.dataset.link = link.value.state;
  root.dataset.v = String(picture.value?.v ?? ""); // for tests: a new picture is drawn
  if (table.value?.game) root.dataset.game = table.value.game;
  else delete root.dataset.game;
  root.classList.toggle("hush", hush.value);
  const ground = getComputedStyle(root).getPropertyValue("--bg").trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", ground);
}
