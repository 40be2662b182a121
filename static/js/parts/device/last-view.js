// Stores the last view on this device, for a page that is opened without a server (offline.js).
import { effect } from "@preact/signals";
import { remaining, runs } from "../../clock.js";
import { hush, link, marks, me, page, seenAt, table, view } from "../../store.js";
import { language, isReady } from "../../catalogs.js";
import { store, stored, TAB } from "../../stored.js";
import { nameOf, say } from "../../words.js";
import { cardKey, lookedAt } from "../secrets/card-seen.js";
import { cardPlace, VIEWS, viewPlace } from "./forget.js";

const OFTEN = 30000; // ms after which the same view is stored again, with the current time
const OLD = 30 * 86400000; // ms after which a stored view is deleted

/** What to write next: null deletes the view, undefined: nothing is to be done. */
let next = /** @type {object | null | undefined} */ (undefined);
let writing = false;
let last = { summary: "", at: 0 };

/** Registers the service worker and stores each view, where the browser has workers. */
export function keepViews() {
  if (!isSecureContext || !navigator.serviceWorker || !globalThis.caches) return;
  register();
  deleteOldViews().catch(() => {}); // storage is forbidden: there is nothing old
  effect(() => {
    const { state } = link.value;
    if (state === "moved" || state === "refused") deleteView();
    else if (state === "on" && view.value && isReady()) storeView();
  });
}

/** Not at night, when no phone may make a request. */
function register() {
  let done = false;
  effect(() => {
    if (done || !view.value || hush.value) return;
    done = true;
    navigator.serviceWorker.register("/sw.js").catch(() => {});
  });
}

/** What is stored of a view: place, people, the clock. No question, no answer, no line. */
function summary() {
  const seat = me.value.seat;
  const ring = table.value?.ring ?? [];
  const seen = marks();
  const out = (/** @type {number} */ id) => Boolean(seen.get(id)?.dead || seen.get(id)?.gone);
  return {
    language: language.value,
    game: table.value?.game,
    tone: view.value?.tone,
    hush: hush.value,
    table: table.value?.name,
    title: say(view.value?.title),
    line: page.kind === "screen" ? say(view.value?.line) : "",
    seat: seat === undefined ? null : { id: seat, name: nameOf(seat), place: ring.indexOf(seat) + 1 },
    ring: ring.map((id) => ({ name: nameOf(id), out: out(id) })),
    clock: view.value?.panels?.find((panel) => panel.kind === "countdown")?.clock,
    card: page.kind === "phone" && keepCards(seat),
  };
}

/**
 * The own card lives as long as this tab and no longer. Browsers write that down, too, so it is kept only once its
 * owner has looked: on this page, or on the one before it was loaded anew.
 * @param {number} [seat]
 * @returns {boolean}
 */
function keepCards(seat) {
  const own = [...(view.value?.own ?? []), ...(view.value?.panels ?? [])].find((panel) => panel.kind === "card");
  const cards = own ? [{ name: say(own.name), lines: (own.lines ?? []).map(say) }] : [];
  const kept = JSON.stringify({ seat, cards });
  const lives = own && seat !== undefined && view.value?.tone !== "end";
  const some = Boolean(lives && (lookedAt.value === cardKey(own) || stored(cardPlace, TAB) === kept));
  return store(cardPlace, some ? kept : null, TAB) && some;
}

function storeView() {
  const { clock, ...now } = summary();
  const key = JSON.stringify([now, clock]);
  if (key === last.summary && seenAt.value - last.at < OFTEN) return;
  last = { summary: key, at: seenAt.value };
  const left = clock ? remaining(clock) * 1000 : 0;
  const until = clock && runs(clock) ? Date.now() + left : null;
  writeNext({ ...now, at: seenAt.value, kind: page.kind, code: page.code, clock: clock && { left, until } });
}

function deleteView() {
  last = { summary: "", at: 0 };
  keepCards(undefined);
  writeNext(null);
}

/** Writes one after the other, skipping all but the newest. @param {object | null} what */
async function writeNext(what) {
  next = what;
  if (writing) return;
  writing = true;
  try {
    const views = await caches.open(VIEWS);
    while (next !== undefined) {
      const one = next;
      next = undefined;
      if (one) await views.put(viewPlace, new Response(JSON.stringify(one)));
      else await views.delete(viewPlace);
    }
  } catch {
    last = { summary: "", at: 0 }; // a full or forbidden storage costs the last view
  }
  writing = false;
}

async function deleteOldViews() {
  const views = await caches.open(VIEWS);
  for (const request of await views.keys()) {
    const kept = await (await views.match(request))?.json().catch(() => null);
    if (!kept || kept.at < Date.now() - OLD) await views.delete(request);
  }
}
