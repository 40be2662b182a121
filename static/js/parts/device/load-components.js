// What a phone loads after its first view: the other components, their styles, their emblems.
import { effect } from "@preact/signals";
import { retryDelay } from "../../retry.js";
import { canDraw, registry } from "../../registry.js";
import { link, page, table, view } from "../../store.js";
import { store, stored, TAB } from "../../stored.js";
import { loadEmblems, loadStyle } from "./load-assets.js";

/** Milliseconds that the first view has the network for itself. */
const FIRST = 3000;
const AGAIN = 3000; // until the next try
const MOST = 96000;
const URGENT = 12000; // the same, where the view on show cannot be drawn without
const MISSES = "veglia:misses";
let loading = false;
let timer = 0;
/** Whether the next try has the long delay, because the view can be drawn without. */
let lazy = false;

/** Loads them a little after the first view, or at once for a view that needs them. */
export function loadComponents() {
  effect(() => {
    const shown = view.value;
    if (!shown || registry.value.complete) return;
    if (canDraw(shown)) setTimeout(load, hasEmblem(shown.emblem) ? FIRST : 0);
    else if (lazy) reload();
    else load();
  });
}

/** Whether the page has this emblem. @param {string | null | undefined} emblem */
const hasEmblem = (emblem) => !emblem || document.getElementById(`e-${emblem}`);

/** Whether the current view cannot be drawn without them. */
const isNeeded = () => Boolean(view.value && !canDraw(view.value));

/**
 * Milliseconds until the next try. Failures are counted over reloads: a missing file must not be requested every
 * few seconds. @param {number} most
 */
export function nextDelay(most) {
  const count = Number(stored(MISSES, TAB) ?? 0);
  const counted = store(MISSES, String(count + 1), TAB); // without storage every delay would be the first
  return retryDelay(counted ? count : 9, { first: AGAIN, most });
}

async function load() {
  if (loading) return;
  loading = true;
  try {
    const [{ allComponents, keepViews }] = await Promise.all([
      import("../../all-components.js"),
      page.later && loadStyle(page.later),
      page.emblems && loadEmblems(page.emblems),
    ]);
    registry.value = allComponents;
    store(MISSES, null, TAB);
    keepViews();
    effect(() => loadFont((table.value?.seats ?? []).map((seat) => seat.name).join("")));
  } catch {
    lazy = !isNeeded();
    timer = window.setTimeout(reload, nextDelay(lazy ? MOST : URGENT));
  }
}

/** A browser never requests a failed module again in the same page. */
function reload() {
  clearTimeout(timer);
  loading = lazy = false;
  if (isNeeded() && link.peek().state === "on") location.reload();
  else load();
}

/** Loads the font of the dead for the letters of these names, because nothing is loaded at night. @param {string} names */
function loadFont(names, failed = 0) {
  document.fonts
    ?.load("500 1em Grenze", `a${names}`)
    .catch(() => setTimeout(loadFont, retryDelay(failed, { first: AGAIN, most: MOST }), names, failed + 1));
}
