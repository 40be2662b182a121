// The storage of house rules by name: a list for each game in the browser's storage.
import { recall, store, stored } from "../../stored.js";

/** @import { Value } from "../../shapes.d.ts" */
/** @typedef {{name: string, values: Record<string, Value>}} Kept */

export const MOST = 12;
export const LONGEST = 24; // characters of a name

/** @param {string} game */
const storageName = (game) => `veglia:rules:${game}`;

/** A name as it is kept: one line, no more than `LONGEST` characters, nothing that cannot be seen. @param {string} words */
export const nameOf = (words) =>
  [...words.normalize("NFC").replace(/[\p{C}\s]+/gu, " ")].slice(0, LONGEST).join("").trim();

/** Whether it is what this module has written. The values are judged by the table. @param {Partial<Kept> | null} one @returns {one is Kept} */
const isKept = (one) =>
  typeof one?.name === "string" &&
  one.name !== "" &&
  one.name === nameOf(one.name) &&
  typeof one.values === "object" &&
  one.values !== null &&
  !Array.isArray(one.values) &&
  Object.values(one.values).every((value) => ["string", "number", "boolean"].includes(typeof value));

/** The stored rules of a game. `broken`: a part cannot be read. @param {string} game @returns {{all: Kept[], broken: boolean}} */
export function read(game) {
  const found = recall(storageName(game), /** @type {Kept[] | null} */ (null), Array.isArray);
  if (!found) return { all: [], broken: stored(storageName(game)) !== null };
  const all = found.filter(isKept).slice(0, MOST);
  return { all, broken: all.length < found.length };
}

/** Stores all of them. @param {string} game @param {Kept[]} all @returns {boolean} false where the device keeps nothing */
export const write = (game, all) => store(storageName(game), all.length === 0 ? null : JSON.stringify(all));

/** With one more, which replaces one of the same name. @param {Kept[]} all @param {Kept} one */
export const withRules = (all, one) => [...all.filter(({ name }) => name !== one.name), one];
