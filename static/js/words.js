// Sentences in the reader's language, from the same Fluent catalogs that the server reads.
import { FluentNumber } from "@fluent/bundle";
import { h } from "preact";
import { bundles, language, fallback } from "./catalogs.js";
import { page, table, view } from "./store.js";

/** @import { FluentBundle } from "@fluent/bundle" */
/** @import { Param, Params, Text } from "./types.d.ts" */

// Fluent formats names between these marks, by which they are cut out afterwards.
const OPEN = "\uE000";
const SHUT = "\uE001";
const MARKS = /[\uE000\uE001]/g;
const MARKED = /\uE000([^\uE001]*)\uE001/;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** «Anna, Luca e Pia». @param {string[]} parts @param {string} lang */
export function joined(parts, lang) {
  if (parts.length < 2) return parts.join("");
  return parts.slice(0, -1).join(", ") + (languageInfo(lang)?.last ?? ", ") + parts[parts.length - 1];
}

/** What the page knows of a language (companion/web/languages.py). @param {string} lang */
const languageInfo = (lang) => page.languages?.find((one) => one.id === lang);

/** The sentence with the elisions of its language («d’Anna»). @param {string} sentence @param {string} lang */
const withElisions = (sentence, lang) =>
  (languageInfo(lang)?.sounds ?? []).reduce(
    (text, [pattern, replacement]) => text.replace(new RegExp(pattern, "g"), replacement),
    sentence,
  );

/**
 * A sentence cut into plain text and names: ["Muore ", {name: "Anna"}, "."].
 * @param {FluentBundle | undefined} words @param {string} lang @param {Text} text
 * @param {(seat: number) => string} nameOf
 * @returns {(string | {name: string})[]}
 */
export function pieces(words, lang, text, nameOf) {
  const mark = (/** @type {number} */ seat) => `${OPEN}${nameOf(seat).replace(MARKS, "")}${SHUT}`;
  const cut = withElisions(format(words, lang, text, mark), lang).split(MARKED);
  return cut
    .map((piece, place) => {
      if (place % 2) return { name: piece };
      return endsWithStop(cut[place - 1]) && piece.startsWith(".") ? piece.slice(1) : piece;
    })
    .filter((piece) => piece !== "");
}

/** Whether a name ends with a full stop («Anna B.»), so that its sentence needs none. @param {string | undefined} name */
const endsWithStop = (name) => name?.endsWith(".") ?? false;

/**
 * @param {FluentBundle | undefined} words @param {string} lang @param {Text} text
 * @param {(seat: number) => string} mark @returns {string}
 */
function format(words, lang, text, mark) {
  const pattern = words?.getMessage(text.t)?.value;
  if (!words || !pattern) return words ? fallback(text.t, lang) : "";
  /** @type {Record<string, import("@fluent/bundle").FluentVariable>} */
  const values = {};
  for (const [name, value] of Object.entries(text.p ?? {})) {
    values[name] = toVariable(value, (inner) => format(words, lang, inner, mark), lang, mark);
  }
  return words.formatPattern(pattern, values, []);
}

/**
 * @param {Param} value @param {(text: Text) => string} say @param {string} lang
 * @param {(seat: number) => string} mark
 */
function toVariable(value, say, lang, mark) {
  if (typeof value === "number") return new FluentNumber(value, { useGrouping: false });
  // Only right-to-left text is isolated: a sentence may select by the plain value.
  if (typeof value === "string") return RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value;
  if ("seat" in value) return mark(value.seat);
  if ("seats" in value) return joined(value.seats.map(mark), lang);
  return say(value);
}

/** The name of a seat at this table, or of a person in an example. @param {number} seat */
export function nameOf(seat) {
  const person = table.value?.seats.find((one) => one.id === seat);
  return person?.name ?? view.value?.cast?.find(([id]) => id === seat)?.[1] ?? "?";
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

/** The parameters of a sentence: which seats it names. @param {import("./types.d.ts").Text | null | undefined} text */
export const paramsOf = (text) => /** @type {import("./shapes.d.ts").Naming[]} */ (Object.values(text?.p ?? {}));
