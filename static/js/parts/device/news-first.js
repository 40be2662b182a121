// What is new to everybody comes first: a phone shows it alone, and its own page a moment later.
import { effect } from "@preact/signals";
import { publicView } from "../../picture.js";
import { alone, picture } from "../../store.js";

/** @import { View } from "../../types.d.ts" */

/** Milliseconds that a phone shows what all phones show. */
const LATER = 1200;

/** What has been told to all by day; "": nothing. @param {View | null} shown */
const newsOf = (shown) => {
  const panels = shown?.tone === "day" ? (shown.panels ?? []) : [];
  const told = panels.filter((panel) => panel.kind === "verdict" || (panel.kind === "daybreak" && panel.line));
  return told.length ? JSON.stringify([shown?.title, told]) : "";
};

/** Follows the pictures of a phone: one that has just been opened, or is tapped, shows its own page at once. */
export function followNews() {
  /** @type {string | null} */
  let before = null;
  let timer = 0;
  const ends = () => {
    clearTimeout(timer);
    alone.value = null;
  };
  addEventListener("click", ends); // when the tap is over: nothing comes under the finger
  effect(() => {
    if (!picture.value) return;
    const shown = publicView();
    const now = newsOf(shown);
    const comes = before !== null && now !== "" && now !== before;
    const goes = now !== before;
    before = now;
    if (goes) clearTimeout(timer);
    if (comes) timer = window.setTimeout(ends, LATER);
    const still = comes || (alone.peek() && !goes);
    alone.value = still && shown ? { ...shown, own: picture.value.view.own } : null;
  });
}
