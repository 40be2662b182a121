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
const LAZY = /^(learn|bets|invite)-/;
const CHOICE = "veglia:language";
/** By address: catalogs that are loading or loaded. @type {Map<string, Promise<void>>} */
const requests = new Map();
const loaded = new Set();

/**
 * Adds a catalog to a bundle (default: a new one), overriding the same ids.
 * @param {string} lang @param {string} catalog @param {FluentBundle} [made]
 */
export function addToBundle(lang, catalog, made = new FluentBundle(lang, { useIsolating: false })) {
  made.addResource(new FluentResource(catalog), { allowOverrides: true });
  return made;
}

/**
 * The text in place of a sentence that is not loaded: "" while it may still come, else its id.
 * @param {string} id @param {string} lang
 */
export function fallback(id, lang) {
  const lazy = LAZY.exec(id);
  const places =
    lazy && !page.chunks.includes(WHOLE)
      ? [lazy[1]]
      : page.languages
        ? [...chunks(), table.value?.game ?? WHOLE, WHOLE]
        : [];
  const chunk = places.find((one) => !loaded.has(address(lang, one)));
  if (chunk) load(lang, chunk).catch(() => {});
  else console.error(`no sentence for ${id} in ${lang}`);
  return chunk ? "" : id;
}

/** Whether any sentences of the page's language are loaded. */
export const isReady = () => Boolean(bundles.value[language.value]);

/** Delays between tries for the sentences of a game. */
const PACE = { first: 3000, most: 48000 };
let retrying = "";

/** Whether all sentences of the view are loaded; if not, starts loading those of its game. */
export function hasSentences() {
  const [lang, game] = [language.value, table.value?.game];
  const [words, source] = [bundles.value[lang], game && address(lang, game)];
  if (!words || !game || !source || loaded.has(source) || loaded.has(address(lang, WHOLE))) return true;
  if (hasMessages(words, view.value)) return true;
  if (retrying !== source) retryLoad(lang, game, source);
  return false;
}

/** @param {FluentBundle} words @param {unknown} part @returns {boolean} */
function hasMessages(words, part) {
  if (typeof part !== "object" || part === null) return true;
  const { t } = /** @type {Partial<import("./types.d.ts").Text>} */ (part);
  return (typeof t !== "string" || words.hasMessage(t)) && Object.values(part).every((one) => hasMessages(words, one));
}

/** @param {string} lang @param {string} chunk @param {string} source */
function retryLoad(lang, chunk, source, failed = 0) {
  retrying = source;
  const again = () => retrying === source && retryLoad(lang, chunk, source, failed + 1);
  load(lang, chunk).catch(() => setTimeout(again, retryDelay(failed, PACE)));
}

/** @param {string} lang @param {string} chunk */
const address = (lang, chunk) => page.languages?.find((one) => one.id === lang)?.catalog.replace("*", chunk);

/** The chunks of this page: with that of its game once its components are loaded. */
function chunks() {
  const game = table.value?.game;
  if (!game || page.chunks.includes(WHOLE)) return page.chunks;
  return registry.value.complete || page.chunks.includes(game) ? [BARE, game] : [BARE];
}

/** @param {string} lang */
const loadAll = (lang) => Promise.all(chunks().map((chunk) => load(lang, chunk)));

/** Delays between tries for the first sentences of a page. */
const FIRST_PACE = { first: 1000, most: 16000 };

/**
 * Loads the sentences of the page's language, and from then on those of the game and of a changed language. Tries
 * until they have come; until then the page shows what the server rendered. `others`: languages to fall back to on
 * a page that may have no network. @param {string[]} [others]
 */
export async function loadLanguage(others = []) {
  const chosen = stored(CHOICE); // without storage the cookie decides
  if (chosen && page.languages.some((one) => one.id === chosen)) language.value = chosen;
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

/** @param {string} lang @returns {Promise<boolean>} */
const tryLoad = (lang) =>
  loadAll(lang).then(
    () => true,
    () => false,
  );

/** @param {string} lang @param {string} catalog */
function addCatalog(lang, catalog) {
  bundles.value = { ...bundles.peek(), [lang]: addToBundle(lang, catalog, bundles.peek()[lang]) };
}

/** @param {string} lang @param {string} chunk @returns {Promise<void>} */
function load(lang, chunk) {
  const source = address(lang, chunk);
  if (!source) return Promise.resolve();
  const loading = requests.get(source) ?? fetchCatalog(lang, source);
  requests.set(source, loading);
  loading.catch(() => requests.delete(source)); // the next call tries again
  return loading;
}

/** @param {string} lang @param {string} source */
async function fetchCatalog(lang, source) {
  const answer = await fetch(source);
  if (!answer.ok) throw new Error(`no words: ${answer.status}`);
  const catalog = await answer.text();
  loaded.add(source);
  addCatalog(lang, catalog);
}

/** The language requested last; one that loads after it is ignored. */
let requested = "";

/**
 * Changes the language of this page, and by the cookie that of pages from the server.
 * @param {string} lang
 */
export async function setLanguage(lang) {
  requested = lang;
  await loadAll(lang);
  if (requested !== lang) return;
  language.value = lang;
  document.documentElement.lang = lang;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store exists on https only
  document.cookie = `language=${lang}; path=/; max-age=31536000; samesite=lax`;
  store(CHOICE, lang);
}
