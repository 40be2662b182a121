// The page that the service worker shows when no server answers: the last view, marked as old, and retries.
// It imports little on purpose: everything it needs is cached beforehand (decision 11).
import { retryDelay } from "./retry.js";
import { setUpCard } from "./offline-card.js";
import { recall, store, stored, TAB } from "./stored.js";

/**
 * What parts/device/last-view.js kept; times in this device's milliseconds.
 * @typedef {{at: number, kind: string, code: string, language: string, game?: string, tone: string, hush: boolean,
 *   table: string, title: string, line: string, card: boolean, seat: {id: number, name: string, place: number} | null,
 *   ring: {name: string, out: boolean}[], clock?: {left: number, until: number | null}}} Last
 */
const PACE = { first: 1500, most: 30000 }; // between tries
const TIMEOUT = 5000; // ms that an answer may take
const OUTAGE = 120000; // ms without a try, after which attempts are counted anew
const TRIES = "veglia:tries";
const KINDS = { p: "phone", t: "tablet", s: "screen" };
const CLOCK = { hour: "2-digit", minute: "2-digit" };

const root = document.documentElement;
const $ = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
/** A sentence of the page in the reader's language; `value` replaces its {}. @param {string} id @param {string} [value] */
const sentence = (id, value = "") =>
  ($(id).querySelector(`[lang="${root.lang}"]`)?.textContent ?? "").replace("{}", value);

/** @param {HTMLElement} where @param {string} text */
function setText(where, text) {
  where.textContent = text;
  where.hidden = !text;
}

/** @param {Request} request @returns {Promise<Last | null>} */
const read = async (request) => {
  const found = await caches.match(request, { cacheName: "veglia-views" });
  return found ? found.json().catch(() => null) : null;
};

/** The last stored view of the table in the address; on the join page, of any table. */
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
function chooseLanguage(view) {
  const known = [...$("said-now").children].map((one) => /** @type {HTMLElement} */ (one).lang);
  const asked = /(?:^|; )language=(\w+)/.exec(document.cookie)?.[1];
  const candidates = [stored("veglia:language"), asked, view?.language, ...navigator.languages];
  root.lang = candidates.map((one) => (one ?? "").slice(0, 2)).find((one) => known.includes(one)) ?? root.lang;
}

/** The locale in which hours are written: the reader's region, the page's language. */
const hourLocale = () => navigator.languages.find((one) => one.startsWith(root.lang)) ?? root.lang;

/** @param {Last} view */
function draw(view) {
  root.dataset.kind = view.kind;
  root.dataset.tone = view.tone;
  if (view.game) root.dataset.game = view.game;
  root.classList.toggle("hush", view.hush);
  const then = new Date(view.at);
  const today = then.toDateString() === new Date().toDateString();
  const when = today ? CLOCK : { ...CLOCK, day: "numeric", month: "short" };
  setText(
    $("at"),
    sentence("said-at", then.toLocaleString(hourLocale(), /** @type {Intl.DateTimeFormatOptions} */ (when))),
  );
  setText($("table"), view.table);
  $("seat").hidden = !view.seat;
  if (view.seat) {
    setText($("name"), view.seat.name);
    setText($("place"), view.seat.place ? sentence("said-place", String(view.seat.place)) : "");
  }
  setText($("title"), view.title);
  setText($("line"), view.line);
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
  if (view.card && view.seat) setUpCard(view.code, view.seat.id);
}

/** Draws the clock, which runs without a server, too. @param {NonNullable<Last["clock"]>} clock */
function tick({ left, until }) {
  const seconds = Math.ceil(Math.max(0, until === null ? left : until - Date.now()) / 1000);
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  setText($("clock"), sentence(until === null ? "said-stood" : "said-runs", time));
}

let timer = 0;
let retryAt = 0;
let trying = false;

/** How many attempts to reconnect were made in this outage. */
function tries() {
  const { count, at } = recall(TRIES, { count: 0, at: 0 }, (one) => one.count >= 0 && one.at >= 0, TAB);
  return Date.now() - at < OUTAGE ? count : 0;
}

/** Asks whether the server is there; if so, loads the page itself. */
async function tryServer() {
  if (trying) return;
  trying = true;
  clearTimeout(timer);
  // Counted over reloads, too: a server may answer this and not the page.
  store(TRIES, JSON.stringify({ count: tries() + 1, at: Date.now() }), TAB);
  setText($("again"), sentence("said-now"));
  const stop = new AbortController();
  const timeout = setTimeout(() => stop.abort(), TIMEOUT);
  const answer = await fetch("/healthz", { cache: "no-store", signal: stop.signal }).catch(() => null);
  clearTimeout(timeout);
  trying = false;
  if (!answer?.ok) return scheduleTry();
  if (location.pathname === "/offline") location.replace("/");
  else if (location.hash) location.reload();
  else location.replace(location.href); // not a reload: a form that was sent is not sent once more
}

function scheduleTry() {
  const delay = retryDelay(tries(), PACE);
  retryAt = Date.now() + delay;
  timer = setTimeout(tryServer, delay);
  showCountdown();
}

/** Shows the seconds until the next try; a hidden page does not try. */
function showCountdown() {
  if (document.hidden) clearTimeout(timer);
  else if (!trying)
    setText($("again"), sentence("said-again", String(Math.max(1, Math.ceil((retryAt - Date.now()) / 1000)))));
}

async function start() {
  const view = (await lastView().catch(() => null)) ?? undefined;
  chooseLanguage(view);
  if (view) draw(view);
  $("retry").addEventListener("click", tryServer);
  addEventListener("online", tryServer);
  document.addEventListener("visibilitychange", () => document.hidden || tryServer());
  setInterval(showCountdown, 1000);
  scheduleTry();
}
start();
