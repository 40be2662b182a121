// A phone shows public news alone for a moment, and then its own page.
import { effect } from "@preact/signals";
import { publicView } from "../../picture.js";
import { newsView, picture } from "../../store.js";

/** @import { View } from "../../types.d.ts" */

/** Milliseconds that a phone shows what all phones show. */
const LATER = 1200;

/** The public announcements by day as a key; "": none. @param {View | null} shown */
const newsOf = (shown) => {
  const panels = shown?.tone === "day" ? (shown.panels ?? []) : [];
  const news = panels.filter((panel) => panel.kind === "verdict" || (panel.kind === "daybreak" && panel.line));
  return news.length ? JSON.stringify([shown?.title, news]) : "";
};

/** Follows the pictures of a phone. A page that was just opened, or is tapped, shows its own view at once. */
export function followNews() {
  /** @type {string | null} */
  let before = null;
  let timer = 0;
  const endNews = () => {
    clearTimeout(timer);
    newsView.value = null;
  };
  addEventListener("click", endNews); // when the tap is over: nothing isNew under the finger
  effect(() => {
    if (!picture.value) return;
    const shown = publicView();
    const now = newsOf(shown);
    const isNew = before !== null && now !== "" && now !== before;
    const changed = now !== before;
    before = now;
    if (changed) clearTimeout(timer);
    if (isNew) timer = window.setTimeout(endNews, LATER);
    const still = isNew || (newsView.peek() && !changed);
    newsView.value = still && shown ? { ...shown, own: picture.value.view.own } : null;
  });
}
