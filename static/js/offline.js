// The page that stands where no server answers: the last view, marked as old, and the way back.
// Alone on purpose: it is kept with its sheet, its font, its card and its patience, and with nothing else (decision 11).
import { retryDelay } from "./retry.js";
import { covered } from "./offline-card.js";
import { recall, store, stored, TAB } from "./stored.js";

/**
 * What parts/device/last-view.js kept; times in this device's milliseconds.
 * @typedef {{at: number, kind: string, code: string, language: string, game?: string, tone: string, hush: boolean,
 *   table: string, title: string, line: string, card: boolean, seat: {id: number, name: string, place: number} | null,
 *   ring: {name: string, out: boolean}[], clock?: {left: number, until: number | null}}} Last
 */
const PACE = { first: 1500, most: 30000 }; // between tries
const PATIENCE = 5000; // ms that an answer may take
const FORGET = 120000; // ms after which the next outage is another one
const TRIES = "veglia:tries";
const KINDS = { p: "phone", t: "tablet", s: "screen" };
const CLOCK = { hour: "2-digit", minute: "2-digit" };

const root = document.documentElement;
const $ = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
/** A word of the page in the reader's language, with what it leaves open. @param {string} id @param {string} [open] */
const word = (id, open = "") => ($(id).querySelector(`[lang="${root.lang}"]`)?.textContent ?? "").replace("{}", open);

/** @param {HTMLElement} where @param {string} text */
function put(where, text) {
  where.textContent = text;
  where.hidden = !text;
}

/** @param {Request} request @returns {Promise<Last | null>} */
const read = async (request) => {
  const found = await caches.match(request, { cacheName: "veglia-views" });
  return found ? found.json().catch(() => null) : null;
};

/** What was last seen of the table that the address names; at the door, whatever was seen last. */
async function lastView() {
  const [, letter = "", asked = ""] = /^\/([a-z])\/([^/]+)/.exec(location.pathname) ?? [];
  const kind = KINDS[/** @type {"p" | "t" | "s"} */ (letter)];
  const plain = (/** @type {string} */ code) => code.toUpperCase().replace(/[^A-Z0-9]/g, "");
  const store = await caches.open("veglia-views");
  const views = await Promise.all((await store.keys()).map(read));
  return views
    .filter((one) => one && (!kind || one.kind === kind) && (!asked || plain(one.code) === plain(asked)))
    .sort((one, other) => (other?.at ?? 0) - (one?.at ?? 0))[0];
}

/** The last choice on this device, else the language of the view, else the browser's. @param {Last} [view] */
function choose(view) {
  const known = [...$("said-now").children].map((one) => /** @type {HTMLElement} */ (one).lang);
  const asked = /(?:^|; )language=(\w+)/.exec(document.cookie)?.[1];
  const wishes = [stored("veglia:language"), asked, view?.language, ...navigator.languages];
  root.lang = wishes.map((one) => (one ?? "").slice(0, 2)).find((one) => known.includes(one)) ?? root.lang;
}

/** Hours are written as where the reader lives, in the language that is read. */
const region = () => navigator.languages.find((one) => one.startsWith(root.lang)) ?? root.lang;

/** @param {Last} view */
function draw(view) {
  root.dataset.kind = view.kind;
  root.dataset.tone = view.tone;
  if (view.game) root.dataset.game = view.game;
  root.classList.toggle("hush", view.hush);
  const then = new Date(view.at);
  const today = then.toDateString() === new Date().toDateString();
  const when = today ? CLOCK : { ...CLOCK, day: "numeric", month: "short" };
  put($("at"), word("said-at", then.toLocaleString(region(), /** @type {Intl.DateTimeFormatOptions} */ (when))));
  put($("table"), view.table);
  $("seat").hidden = !view.seat;
  if (view.seat) {
    put($("name"), view.seat.name);
    put($("place"), view.seat.place ? word("said-place", String(view.seat.place)) : "");
  }
  put($("title"), view.title);
  put($("line"), view.line);
  $("ring").replaceChildren(
    ...view.ring.map(({ name, out }) => {
      const item = document.createElement("li");
      const who = document.createElement(out ? "s" : "bdi");
      who.textContent = name;
      item.append(who);
      return item;
    }),
  );
  $("lead-seat").hidden = !view.seat;
  $("lead-table").hidden = Boolean(view.seat);
  $("old").hidden = false;
  if (view.clock) {
    setInterval(tick, 1000, view.clock);
    tick(view.clock);
  }
  if (view.card && view.seat) covered(view.code, view.seat.id);
}

/** Clocks go on without a server, as they do on every device. @param {NonNullable<Last["clock"]>} clock */
function tick({ left, until }) {
  const seconds = Math.ceil(Math.max(0, until === null ? left : until - Date.now()) / 1000);
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  put($("clock"), word(until === null ? "said-stood" : "said-runs", time));
}

let timer = 0;
let retryAt = 0;
let asking = false;

/** How many attempts to reconnect were made in this outage. */
function tries() {
  const { count, at } = recall(TRIES, { count: 0, at: 0 }, (one) => one.count >= 0 && one.at >= 0, TAB);
  return Date.now() - at < FORGET ? count : 0;
}

/** Asks whether anybody is there, and if so goes to the page itself, which only the network has. */
async function knock() {
  if (asking) return;
  asking = true;
  clearTimeout(timer);
  // Counted over reloads, too: a server that answers this and not the page is not asked without end.
  store(TRIES, JSON.stringify({ count: tries() + 1, at: Date.now() }), TAB);
  put($("again"), word("said-now"));
  const stop = new AbortController();
  const patience = setTimeout(() => stop.abort(), PATIENCE);
  const answer = await fetch("/healthz", { cache: "no-store", signal: stop.signal }).catch(() => null);
  clearTimeout(patience);
  asking = false;
  if (!answer?.ok) return later();
  if (location.pathname === "/offline") location.replace("/");
  else if (location.hash) location.reload();
  else location.replace(location.href); // not a reload: a form that was sent is not sent once more
}

function later() {
  const delay = retryDelay(tries(), PACE);
  retryAt = Date.now() + delay;
  timer = setTimeout(knock, delay);
  count();
}

/** How long until the next try; a page that nobody sees waits until it is seen. */
function count() {
  if (document.hidden) clearTimeout(timer);
  else if (!asking) put($("again"), word("said-again", String(Math.max(1, Math.ceil((retryAt - Date.now()) / 1000)))));
}

async function open() {
  const view = (await lastView().catch(() => null)) ?? undefined;
  choose(view);
  if (view) draw(view);
  $("retry").addEventListener("click", knock);
  addEventListener("online", knock);
  document.addEventListener("visibilitychange", () => document.hidden || knock());
  setInterval(count, 1000);
  later();
}
open();
