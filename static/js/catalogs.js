// Catalogs of sentences: which ones this page needs, brought when they are needed, and again if they did not come.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { effect, signal } from "@preact/signals";
import { retryDelay } from "./retry.js";
import { lexicon } from "./lexicon.js";
import { page, table, view } from "./store.js";
import { store, stored } from "./stored.js";

/** The language on show; the sentences that have come. A component that speaks reads both. */
export const language = signal(page.language || "it");
export const bundles = signal(/** @type {Record<string, FluentBundle>} */ ({}));
/** The shelves with all sentences, and with those that no game has (companion/web/catalogs.py). */
const WHOLE = "all";
const BARE = "table";
/** Shelves that are brought when something of theirs is first said, and what their ids begin with. */
const LATE = /^(learn|bets|invite)-/;
const CHOICE = "veglia:language";
/** Catalogs by address: on their way or here. @type {Map<string, Promise<void>>} */
const brought = new Map();
const here = new Set();

/**
 * A bundle of one catalog; what other catalogs said stays.
 * @param {string} tongue @param {string} catalog @param {FluentBundle} [made]
 */
export function bundle(tongue, catalog, made = new FluentBundle(tongue, { useIsolating: false })) {
  made.addResource(new FluentResource(catalog), { allowOverrides: true });
  return made;
}

/**
 * What stands for a sentence that is not here: nothing while it may still come.
 * @param {string} id @param {string} tongue
 */
export function missing(id, tongue) {
  const late = LATE.exec(id);
  const places =
    late && !page.shelves.includes(WHOLE)
      ? [late[1]]
      : page.languages
        ? [...shelves(), table.value?.game ?? WHOLE, WHOLE]
        : [];
  const shelf = places.find((one) => !here.has(address(tongue, one)));
  if (shelf) bring(tongue, shelf).catch(() => {});
  else console.error(`no sentence for ${id} in ${tongue}`);
  return shelf ? "" : id;
}

/** Whether the words of the language on show have come. */
export const ready = () => Boolean(bundles.value[language.value]);

/** How long to wait until sentences that did not come are asked for again. */
const PACE = { first: 3000, most: 48000 };
let insisting = "";

/** Whether all sentences of the view have come; if not, those of its game are asked for. */
export function fluent() {
  const [tongue, game] = [language.value, table.value?.game];
  const [words, source] = [bundles.value[tongue], game && address(tongue, game)];
  if (!words || !game || !source || here.has(source) || here.has(address(tongue, WHOLE))) return true;
  if (hasMessages(words, view.value)) return true;
  if (insisting !== source) insist(tongue, game, source);
  return false;
}

/** @param {FluentBundle} words @param {unknown} part @returns {boolean} */
function hasMessages(words, part) {
  if (typeof part !== "object" || part === null) return true;
  const { t } = /** @type {Partial<import("./types.d.ts").Text>} */ (part);
  return (typeof t !== "string" || words.hasMessage(t)) && Object.values(part).every((one) => hasMessages(words, one));
}

/** @param {string} tongue @param {string} shelf @param {string} source */
function insist(tongue, shelf, source, failed = 0) {
  insisting = source;
  const again = () => insisting === source && insist(tongue, shelf, source, failed + 1);
  bring(tongue, shelf).catch(() => setTimeout(again, retryDelay(failed, PACE)));
}

/** @param {string} tongue @param {string} shelf */
const address = (tongue, shelf) => page.languages?.find((one) => one.id === tongue)?.catalog.replace("*", shelf);

/** Where the sentences of this page lie: with those of its game once its words are learnt. */
function shelves() {
  const game = table.value?.game;
  if (!game || page.shelves.includes(WHOLE)) return page.shelves;
  return lexicon.value.whole || page.shelves.includes(game) ? [BARE, game] : [BARE];
}

/** @param {string} tongue */
const bringAll = (tongue) => Promise.all(shelves().map((shelf) => bring(tongue, shelf)));

/** The same for a page that cannot speak yet. */
const SPEECHLESS = { first: 1000, most: 16000 };

/**
 * Brings the sentences of the language on show, and later those of the game, or of another one. It asks until
 * they have come: what the server painted stays meanwhile. A page that may have no network names the languages
 * that will do as well. @param {string[]} [others]
 */
export async function openWords(others = []) {
  const kept = stored(CHOICE); // a device that may keep nothing goes by the cookie alone
  if (kept && page.languages.some((one) => one.id === kept)) language.value = kept;
  if (page.words && language.value === page.language) take(page.language, page.words);
  for (let failed = 0; !(await haveCome(language.value)); failed++) {
    for (const one of failed ? others : [])
      if (await haveCome(one)) {
        language.value = one;
        break;
      }
    await new Promise((resolve) => setTimeout(resolve, retryDelay(failed, SPEECHLESS)));
  }
  document.documentElement.lang = language.value;
  effect(() => {
    bringAll(language.value).catch(() => {});
  });
}

/** @param {string} tongue @returns {Promise<boolean>} */
const haveCome = (tongue) =>
  bringAll(tongue).then(
    () => true,
    () => false,
  );

/** @param {string} tongue @param {string} catalog */
function take(tongue, catalog) {
  bundles.value = { ...bundles.peek(), [tongue]: bundle(tongue, catalog, bundles.peek()[tongue]) };
}

/** @param {string} tongue @param {string} shelf @returns {Promise<void>} */
function bring(tongue, shelf) {
  const source = address(tongue, shelf);
  if (!source) return Promise.resolve();
  const coming = brought.get(source) ?? read(tongue, source);
  brought.set(source, coming);
  coming.catch(() => brought.delete(source)); // the next who asks tries again
  return coming;
}

/** @param {string} tongue @param {string} source */
async function read(tongue, source) {
  const answer = await fetch(source);
  if (!answer.ok) throw new Error(`no words: ${answer.status}`);
  const catalog = await answer.text();
  here.add(source);
  take(tongue, catalog);
}

/** The last one asked for: one that comes later is no longer used. */
let wish = "";

/**
 * Changes the language at once; the pages that the server paints follow by the cookie.
 * @param {string} tongue
 */
export async function speak(tongue) {
  wish = tongue;
  await bringAll(tongue);
  if (wish !== tongue) return;
  language.value = tongue;
  document.documentElement.lang = tongue;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store exists on https only
  document.cookie = `language=${tongue}; path=/; max-age=31536000; samesite=lax`;
  store(CHOICE, tongue);
}
