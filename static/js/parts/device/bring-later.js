// What a phone loads while people gather: the twins of the games, their style, their emblems.
import { effect } from "@preact/signals";
import { retryDelay } from "../../retry.js";
import { canDraw, lexicon } from "../../lexicon.js";
import { link, page, table, view } from "../../store.js";
import { store, stored, TAB } from "../../stored.js";

/** Milliseconds that the first view has the network for itself. */
const FIRST = 3000;
const AGAIN = 3000; // until the next try
const MOST = 96000;
const URGENT = 12000; // the same, where the view on show cannot be drawn without
const MISSES = "veglia:misses";
let coming = false;
/** Waits for the next try, and whether longer than a view would let it that cannot be drawn without. */
let timer = 0;
let lazy = false;

/** Brings them a little after the first view, or at once for a view that needs them. */
export function bringWords() {
  effect(() => {
    const shown = view.value;
    if (!shown || lexicon.value.whole) return;
    if (canDraw(shown)) setTimeout(bring, has(shown.emblem) ? FIRST : 0);
    else if (lazy) again();
    else bring();
  });
}

/** Whether the page has come with this emblem. @param {string | null | undefined} emblem */
const has = (emblem) => !emblem || document.getElementById(`e-${emblem}`);

/** Whether the view on show cannot be drawn without. */
const needed = () => Boolean(view.value && !canDraw(view.value));

/**
 * Milliseconds until the next try: a part that is gone for good is not asked for every few seconds, by a
 * whole room. Counted over reloads, too. @param {number} most
 */
export function patience(most) {
  const count = Number(stored(MISSES, TAB) ?? 0);
  const counted = store(MISSES, String(count + 1), TAB); // without a memory it could be hasty for ever
  return retryDelay(counted ? count : 9, { first: AGAIN, most });
}

async function bring() {
  if (coming) return;
  coming = true;
  try {
    const [{ whole, keepViews }] = await Promise.all([import("../../all-twins.js"), style(), emblems()]);
    lexicon.value = whole;
    store(MISSES, null, TAB);
    keepViews();
    effect(() => letters((table.value?.seats ?? []).map((seat) => seat.name).join("")));
  } catch {
    lazy = !needed();
    timer = window.setTimeout(again, patience(lazy ? MOST : URGENT));
  }
}

/** A browser remembers a module that did not come: only a new page asks for it again. */
function again() {
  clearTimeout(timer);
  coming = lazy = false;
  if (needed() && link.peek().state === "on") location.reload();
  else bring();
}

/** The dead are written in these, whatever letters they have; nothing is loaded at night. @param {string} names */
function letters(names, failed = 0) {
  document.fonts
    ?.load("500 1em Grenze", `a${names}`)
    .catch(() => setTimeout(letters, retryDelay(failed, { first: AGAIN, most: MOST }), names, failed + 1));
}

/** The rest of the style sheets, where they are joined and the page has not brought them. */
function style() {
  if (!page.later) return undefined;
  const sheet = Object.assign(document.createElement("link"), { rel: "stylesheet", href: page.later });
  return new Promise((resolve, reject) => {
    sheet.onload = resolve;
    sheet.onerror = () => {
      sheet.remove();
      reject(new Error("no style"));
    };
    document.head.append(sheet);
  });
}

/** All emblems, in the place of the few that the page came with. */
async function emblems() {
  const kept = document.querySelector("svg.sprite");
  if (!page.emblems || !kept) return;
  const answer = await fetch(page.emblems);
  if (!answer.ok) throw new Error(`no emblems: ${answer.status}`);
  const drawing = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector("svg");
  if (drawing) kept.replaceWith(document.adoptNode(drawing));
}
