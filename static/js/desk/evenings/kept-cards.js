// The storage of typed cards: for each game rows of words and numbers, newest first, without names of people.
// Independent of the page.
import { recall, store } from "../../stored.js";

/** @import { Value } from "../../shapes.d.ts" */
/** @typedef {Value[]} Row */
/** `off`: nothing is kept. @typedef {{off: boolean, games: Record<string, Row[]>}} SavedCards */

export const MOST = 60; // of a game
const PLACE = "veglia:cards";

/** @param {unknown} row @returns {row is Row} */
const isRow = (row) =>
  Array.isArray(row) && row.length > 0 && row.every((one) => ["string", "number", "boolean"].includes(typeof one));

/** The stored cards, without rows that cannot be read. @returns {SavedCards} */
export function read() {
  const readable = (/** @type {Partial<SavedCards>} */ { games }) => Object.values(games ?? {}).every(Array.isArray);
  const { off = false, games = {} } = recall(PLACE, /** @type {Partial<SavedCards>} */ ({}), readable);
  const rows = Object.entries(games).map(([game, all]) => [game, all.filter(isRow).slice(0, MOST)]);
  return { off: off === true, games: Object.fromEntries(rows) };
}

/** Stores everything. @param {SavedCards} cards @returns {boolean} false where the device keeps nothing */
export const write = (cards) => store(PLACE, JSON.stringify(cards));

/**
 * The saved cards, with the cards of the game on the table first; the same object where that changes nothing.
 * @param {SavedCards} cards @param {string} game @param {Row[]} rows @returns {SavedCards}
 */
export function withCards(cards, game, rows) {
  if (cards.off || rows.length === 0) return cards;
  const before = cards.games[game] ?? [];
  const all = new Map([...rows, ...before].map((row) => [JSON.stringify(row), row]));
  const now = [...all.values()].slice(0, MOST);
  return JSON.stringify(now) === JSON.stringify(before)
    ? cards
    : { off: false, games: { ...cards.games, [game]: now } };
}

/** How many cards are kept. @param {SavedCards} cards */
export const count = ({ games }) => Object.values(games).reduce((sum, rows) => sum + rows.length, 0);
