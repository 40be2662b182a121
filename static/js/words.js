// Sentences in the reader's language, from the same Fluent catalogs that the server reads.
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { effect, signal } from "@preact/signals";
import { h } from "preact";
import { lexicon } from "./lexicon.js";
import { page, table } from "./store.js";

/** @import { Param, Params, Text } from "./shapes.d.ts" */

/** The language on show; the sentences that have come. A component that speaks reads both. */
export const language = signal(page.language || "it");
const bundles = signal(/** @type {Record<string, FluentBundle>} */ ({}));
/** The shelves with all sentences, and with those that no game has (companion/web/words.py). */
const WHOLE = "all";
const BARE = "table";
/** Catalogs by address: on their way or here. @type {Map<string, Promise<void>>} */
const brought = new Map();
const here = new Set();

/** The last link of a list: of two, and of more. The same as in companion/web/words.py. */
const LINKS = { it: [" e ", " e "], en: [" and ", " and "] };
// A name is replaced by a mark while Fluent formats, so that it can be isolated afterwards.
const OPEN = "\uE000";
const SHUT = "\uE001";
const MARKED = /\uE000(\d+)\uE001/;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** «Anna, Luca e Pia». @param {string[]} parts @param {string} tongue */
export function joined(parts, tongue) {
  const [two, many] = LINKS[/** @type {"it" | "en"} */ (tongue)] ?? LINKS.en;
  if (parts.length < 2) return parts.join("");
  return parts.slice(0, -1).join(", ") + (parts.length === 2 ? two : many) + parts[parts.length - 1];
}

/**
 * A bundle of one catalog; what other catalogs said stays.
 * @param {string} tongue @param {string} catalog @param {FluentBundle} [made]
 */
export function bundle(tongue, catalog, made = new FluentBundle(tongue, { useIsolating: false })) {
  made.addResource(new FluentResource(catalog), { allowOverrides: true });
  return made;
}

/**
 * A sentence cut into plain text and names: ["Muore ", {name: "Anna"}, "."].
 * @param {FluentBundle | undefined} words @param {string} tongue @param {Text} text
 * @param {(seat: number) => string} nameOf
 * @returns {(string | {name: string})[]}
 */
export function pieces(words, tongue, text, nameOf) {
  /** @type {string[]} */
  const names = [];
  const mark = (/** @type {number} */ seat) => `${OPEN}${names.push(nameOf(seat)) - 1}${SHUT}`;
  const spoken = spell(words, tongue, text, mark);
  return spoken
    .split(MARKED)
    .map((piece, place) => (place % 2 ? { name: names[Number(piece)] } : piece))
    .filter((piece) => piece !== "");
}

/**
 * @param {FluentBundle | undefined} words @param {string} tongue @param {Text} text
 * @param {(seat: number) => string} mark @returns {string}
 */
function spell(words, tongue, text, mark) {
  const pattern = words?.getMessage(text.t)?.value;
  if (!words || !pattern) return words ? missing(text.t, tongue) : "";
  /** @type {Record<string, any>} */
  const values = {};
  for (const [name, value] of Object.entries(text.p ?? {})) {
    values[name] = param(value, (inner) => spell(words, tongue, inner, mark), tongue, mark);
  }
  return words.formatPattern(pattern, values, []);
}

/**
 * What stands for a sentence that is not here: nothing while it may still come.
 * @param {string} id @param {string} tongue
 */
function missing(id, tongue) {
  const places = page.languages ? [...shelves(), table.value?.game ?? WHOLE, WHOLE] : [];
  const shelf = places.find((one) => !here.has(address(tongue, one)));
  if (shelf) bring(tongue, shelf).catch(() => {});
  else console.error(`no sentence for ${id} in ${tongue}`);
  return shelf ? "" : id;
}

/**
 * @param {Param} value @param {(text: Text) => string} say @param {string} tongue
 * @param {(seat: number) => string} mark
 */
function param(value, say, tongue, mark) {
  if (typeof value === "number") return new FluentNumber(value, { useGrouping: false });
  // Typed words stay whole, for a sentence may choose by them; only those that would turn the
  // line around are isolated.
  if (typeof value === "string") return RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value;
  if ("seat" in value) return mark(value.seat);
  if ("seats" in value) return joined(value.seats.map(mark), tongue);
  return say(value);
}

/** The name of a seat at this table. @param {number} seat */
export function nameOf(seat) {
  return table.value?.seats.find((one) => one.id === seat)?.name ?? "?";
}

/** @param {Text} text */
const cut = (text) => pieces(bundles.value[language.value], language.value, text, nameOf);

/**
 * A sentence as plain text, for labels and the title of the page.
 * @param {Text | null | undefined} text
 */
export function say(text) {
  if (!text) return "";
  return cut(text)
    .map((piece) => (typeof piece === "string" ? piece : `\u2068${piece.name}\u2069`))
    .join("");
}

/**
 * A sentence to be drawn: names stand in <bdi>, whatever direction they are written in.
 * @param {Text | null | undefined} text
 */
export function draw(text) {
  if (!text) return null;
  return cut(text).map((piece) => (typeof piece === "string" ? piece : h("bdi", null, piece.name)));
}

/**
 * A sentence of the interface itself, as plain text.
 * @param {string} id @param {Params} [params]
 */
export const ui = (id, params) => say(params ? { t: id, p: params } : { t: id });

/** Whether the words of the language on show have come. */
export const ready = () => Boolean(bundles.value[language.value]);

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

/** Brings the sentences of the language on show, and later those of the game, or of another one. */
export async function openWords() {
  const kept = globalThis.localStorage?.getItem("veglia:language");
  if (kept && page.languages.some((one) => one.id === kept)) language.value = kept;
  if (page.words && language.value === page.language) take(page.language, page.words);
  await bringAll(language.value);
  document.documentElement.lang = language.value;
  effect(() => {
    bringAll(language.value).catch(() => {});
  });
}

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

/**
 * Changes the language at once; the pages that the server paints follow by the cookie.
 * @param {string} tongue
 */
export async function speak(tongue) {
  await bringAll(tongue);
  language.value = tongue;
  document.documentElement.lang = tongue;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store exists on https only
  document.cookie = `language=${tongue}; path=/; max-age=31536000; samesite=lax`;
  localStorage.setItem("veglia:language", tongue);
}
