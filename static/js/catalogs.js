// Catalogs of sentences: loads those that this page needs, and tries again where one does not come.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { effect, signal } from "@preact/signals";
import { retryDelay } from "./retry.js";
import { registry } from "./registry.js";
import { page, table, view } from "./store.js";
import { store, stored } from "./stored.js";

/** The language of the page; by language, its loaded sentences. Components that show sentences read both. */
export const language = signal(page.language || "it");
export const bundles = signal(/** @type {Record<string, FluentBundle>} */ ({}));
/** The chunks with all sentences, and with those that no game has (companion/web/catalogs.py). */
const WHOLE = "all";
const BARE = "table";
/** Chunks that are loaded with the first of their sentences; its id begins with their name. */
const LATE = /^(learn|bets|invite)-/;
const CHOICE = "veglia:language";
/** By address: catalogs that are loading or loaded. @type {Map<string, Promise<void>>} */
const requests = new Map();
const loaded = new Set();

/**
 * Adds a catalog to a bundle (default: a new one), overriding the same ids.
 * @param {string} tongue @param {string} catalog @param {FluentBundle} [made]
 */
export function addToBundle(tongue, catalog, made = new FluentBundle(tongue, { useIsolating: false })) {
  made.addResource(new FluentResource(catalog), { allowOverrides: true });
  return made;
}

/**
 * The text in place of a sentence that is not loaded: "" while it may still come, else its id.
 * @param {string} id @param {string} tongue
 */
export function fallback(id, tongue) {
  const late = LATE.exec(id);
  const places =
    late && !page.chunks.includes(WHOLE)
      ? [late[1]]
      : page.languages
        ? [...chunks(), table.value?.game ?? WHOLE, WHOLE]
        : [];
  const chunk = places.find((one) => !loaded.has(address(tongue, one)));
  if (chunk) load(tongue, chunk).catch(() => {});
  else console.error(`no sentence for ${id} in ${tongue}`);
  return chunk ? "" : id;
}

/** Whether any sentences of the page's language are loaded. */
export const isReady = () => Boolean(bundles.value[language.value]);

/** Delays between tries for the sentences of a game. */
const PACE = { first: 3000, most: 48000 };
let retrying = "";

/** Whether all sentences of the view are loaded; if not, starts loading those of its game. */
export function hasSentences() {
  const [tongue, game] = [language.value, table.value?.game];
  const [words, source] = [bundles.value[tongue], game && address(tongue, game)];
  if (!words || !game || !source || loaded.has(source) || loaded.has(address(tongue, WHOLE))) return true;
  if (hasMessages(words, view.value)) return true;
  if (retrying !== source) retryLoad(tongue, game, source);
  return false;
}

/** @param {FluentBundle} words @param {unknown} part @returns {boolean} */
function hasMessages(words, part) {
  if (typeof part !== "object" || part === null) return true;
  const { t } = /** @type {Partial<import("./types.d.ts").Text>} */ (part);
  return (typeof t !== "string" || words.hasMessage(t)) && Object.values(part).every((one) => hasMessages(words, one));
}

/** @param {string} tongue @param {string} chunk @param {string} source */
function retryLoad(tongue, chunk, source, failed = 0) {
  retrying = source;
  const again = () => retrying === source && retryLoad(tongue, chunk, source, failed + 1);
  load(tongue, chunk).catch(() => setTimeout(again, retryDelay(failed, PACE)));
}

/** @param {string} tongue @param {string} chunk */
const address = (tongue, chunk) => page.languages?.find((one) => one.id === tongue)?.catalog.replace("*", chunk);

/** The chunks of this page: with that of its game once its components are loaded. */
function chunks() {
  const game = table.value?.game;
  if (!game || page.chunks.includes(WHOLE)) return page.chunks;
  return registry.value.complete || page.chunks.includes(game) ? [BARE, game] : [BARE];
}

/** @param {string} tongue */
const loadAll = (tongue) => Promise.all(chunks().map((chunk) => load(tongue, chunk)));

/** Delays between tries for the first sentences of a page. */
const FIRST_PACE = { first: 1000, most: 16000 };

/**
 * Loads the sentences of the page's language, and from then on those of the game and of a changed language. Tries
 * until they have come; until then the page shows what the server rendered. `others`: languages to fall back to on
 * a page that may have no network. @param {string[]} [others]
 */
export async function loadLanguage(others = []) {
  const kept = stored(CHOICE); // a device that may keep nothing goes by the cookie alone
  if (kept && page.languages.some((one) => one.id === kept)) language.value = kept;
  if (page.words && language.value === page.language) addCatalog(page.language, page.words);
  for (let failed = 0; !(await tryLoad(language.value)); failed++) {
    for (const one of failed ? others : [])
      if (await tryLoad(one)) {
        language.value = one;
        break;
      }
    await new Promise((resolve) => setTimeout(resolve, retryDelay(failed, FIRST_PACE)));
  }
  document.documentElement.lang = language.value;
  effect(() => {
    loadAll(language.value).catch(() => {});
  });
}

/** @param {string} tongue @returns {Promise<boolean>} */
const tryLoad = (tongue) =>
  loadAll(tongue).then(
    () => true,
    () => false,
  );

/** @param {string} tongue @param {string} catalog */
function addCatalog(tongue, catalog) {
  bundles.value = { ...bundles.peek(), [tongue]: addToBundle(tongue, catalog, bundles.peek()[tongue]) };
}

/** @param {string} tongue @param {string} chunk @returns {Promise<void>} */
function load(tongue, chunk) {
  const source = address(tongue, chunk);
  if (!source) return Promise.resolve();
  const coming = requests.get(source) ?? fetchCatalog(tongue, source);
  requests.set(source, coming);
  coming.catch(() => requests.delete(source)); // the next call tries again
  return coming;
}

/** @param {string} tongue @param {string} source */
async function fetchCatalog(tongue, source) {
  const answer = await fetch(source);
  if (!answer.ok) throw new Error(`no words: ${answer.status}`);
  const catalog = await answer.text();
  loaded.add(source);
  addCatalog(tongue, catalog);
}

/** The language requested last; one that loads after it is ignored. */
let requested = "";

/**
 * Changes the language of this page, and by the cookie that of pages from the server.
 * @param {string} tongue
 */
export async function setLanguage(tongue) {
  requested = tongue;
  await loadAll(tongue);
  if (requested !== tongue) return;
  language.value = tongue;
  document.documentElement.lang = tongue;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store exists on https only
  document.cookie = `language=${tongue}; path=/; max-age=31536000; samesite=lax`;
  store(CHOICE, tongue);
}
