// The storage of played games, a list in the browser's storage, if the host has switched it on and everybody is told.
// Independent of the page.
import { recall, store, stored } from "../../stored.js";

/** @import { Mark, Picture, Text, View } from "../../types.d.ts" */
/** @typedef {{name: string, role: string, won: boolean}} Person */
/**
 * A game that has ended. `at`: when it was opened (server's seconds); `end`, and the `role` of each: the id of a
 * sentence, or words where it has parameters; empty where the game says none.
 * @typedef {{table: string, at: number, game: string, end: string, people: Person[]}} Evening
 */
/** `gone`: the game on the table when all was deleted; it does not come back. @typedef {{all: Evening[], gone: string}} SavedEvenings */

export const MOST = 60;
const PLACE = "veglia:evenings";

/** One game of one table. @param {{table: string, at: number}} one */
export const idOf = ({ table, at }) => `${table}:${at}`;

/** @param {Partial<Person> | null} one @returns {boolean} */
const isPerson = (one) => typeof one?.name === "string" && typeof one.role === "string" && typeof one.won === "boolean";

/** Whether it is what this module has written. @param {Partial<Evening> | null} one @returns {one is Evening} */
const isEvening = (one) =>
  [one?.table, one?.game, one?.end].every((words) => typeof words === "string") &&
  Number.isFinite(new Date(Number(one?.at) * 1000).getTime()) &&
  typeof one?.at === "number" &&
  Array.isArray(one.people) &&
  one.people.every(isPerson);

/** The stored games, oldest first. `broken`: a part cannot be read. @returns {SavedEvenings & {broken: boolean}} */
export function read() {
  const saved = recall(PLACE, /** @type {SavedEvenings | null} */ (null), ({ all }) => Array.isArray(all));
  if (!saved) return { all: [], gone: "", broken: stored(PLACE) !== null };
  const all = saved.all.filter(isEvening).slice(-MOST);
  return { all, gone: typeof saved.gone === "string" ? saved.gone : "", broken: all.length < saved.all.length };
}

/** Stores all of them. @param {SavedEvenings} saved @returns {boolean} false where the device keeps nothing */
export const write = ({ all, gone }) => store(PLACE, all.length === 0 && !gone ? null : JSON.stringify({ all, gone }));

/**
 * The game on the table as it is stored, from public panels only; null before its end.
 * @param {Picture["table"]} table @param {View} view
 * @param {{nameOf: (seat: number) => string, say: (text?: Text) => string}} words @returns {Evening | null}
 */
export function eveningOf(table, view, { nameOf, say }) {
  if (view.tone !== "end" || view.scene !== "end" || !table.game || !table.keeps) return null;
  const open = (view.panels ?? []).filter((panel) => !panel.covered);
  const verdict = open.find((panel) => panel.kind === "verdict");
  const circle = open.find((panel) => panel.kind === "circle");
  const worded = (/** @type {Text | undefined} */ text) => (text?.p ? say(text) : (text?.t ?? ""));
  /** @type {Mark[]} */
  const marks = circle && !circle.secret ? circle.marks : table.ring.map((/** @type {number} */ seat) => ({ seat }));
  const people = marks.map(({ seat, role, wins = false }) => ({
    name: nameOf(seat),
    role: worded(role),
    won: wins || (verdict?.winners?.includes(seat) ?? false),
  }));
  return { table: table.code, at: table.keeps, game: table.game, end: worded(verdict?.title), people };
}

/**
 * The saved games, with the one on the table: `over` is added once, and removed if it goes on again. The oldest are
 * dropped. Returns the same object where nothing changes.
 * @param {SavedEvenings} saved @param {string} id of the game on the table @param {Evening | null} over @returns {SavedEvenings}
 */
export function withCurrent(saved, id, over) {
  const known = saved.all.find((one) => idOf(one) === id);
  if (over ? saved.gone === id : !known && saved.gone !== id) return saved;
  if (over && JSON.stringify(known) === JSON.stringify(over)) return saved;
  const others = saved.all.filter((one) => one !== known);
  return { all: over ? [...others, over].slice(-MOST) : others, gone: "" };
}

/** Nothing is saved; the game on the table, if it was there, is not added again. @param {Evening[]} all @param {string} id */
export const cleared = (all, id) => ({ all: [], gone: all.some((one) => idOf(one) === id) ? id : "" });

/** The most frequent first. @param {Map<string, number>} counts */
const byCount = (counts) => [...counts].sort(([, few], [, many]) => many - few);

/** @param {Map<string, number>} counts @param {string} what */
const increment = (counts, what) => counts.set(what, (counts.get(what) ?? 0) + 1);

/**
 * How often each game has ended how; for each name its games, those it has won and its roles.
 * @param {Evening[]} all
 */
export function statistics(all) {
  /** @type {Map<string, Map<string, number>>} */
  const ends = new Map();
  for (const { game, end } of all) if (end) ends.set(game, increment(ends.get(game) ?? new Map(), end));
  /** @type {Map<string, {name: string, played: number, won: number, roles: Map<string, number>}>} */
  const people = new Map();
  for (const { name, role, won } of all.flatMap((one) => one.people)) {
    const person = people.get(name) ?? { name, played: 0, won: 0, roles: new Map() };
    people.set(name, { ...person, played: person.played + 1, won: person.won + Number(won) });
    if (role) increment(person.roles, role);
  }
  return {
    games: [...ends].map(([game, how]) => ({ game, ends: byCount(how) })),
    people: [...people.values()]
      .sort((one, other) => other.played - one.played || one.name.localeCompare(other.name))
      .map((one) => ({ ...one, roles: byCount(one.roles) })),
  };
}
