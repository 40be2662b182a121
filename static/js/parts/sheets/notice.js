// Notices to everybody, each shown once: a step was undone, a seat has another phone, the tablet has shown its secrets.
import { effect, signal } from "@preact/signals";
import { html } from "htm/preact";
import { page, table, showToast } from "../../store.js";
import { draw } from "../../words.js";

/** @import { Text } from "../../types.d.ts" */

/** Milliseconds for which it is shown. */
const SHOWN = 12_000;

/** What the wall shows now. @type {import("@preact/signals").Signal<Text | null>} */
const now = signal(null);

/** The number of the newest notice that this page knows; null before its first picture. @type {number | null} */
let newest = null;
effect(() => {
  if (!table.value) return;
  const { v = 0, text } = table.value.notice ?? {};
  if (text && newest !== null && v > newest) {
    if (page.kind === "phone") showToast(text, { stays: SHOWN });
    now.value = text;
    setTimeout(() => {
      if (now.value === text) now.value = null;
    }, SHOWN);
  }
  newest = Math.max(newest ?? 0, v);
});

/** The line on the wall. */
export const NoticeLine = () => now.value && html`<p class="s notice-line" role="status">${draw(now.value)}</p>`;
