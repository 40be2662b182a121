// What is being entered, by question: the page of a lost link comes in the place of all questions.
import { useEffect, useState } from "preact/hooks";
import { link } from "../../store.js";

const written = /** @type {Record<string, unknown>} */ ({});

/**
 * As `useState`, but what was set is there again after the page of a lost link.
 * @template T @param {{key: string}} prompt @param {number | null} act @param {T} first
 * @param {unknown} [since] starts afresh when this changes
 * @returns {[T, (now?: T) => void]}
 */
export function useWritten({ key }, act, first, since) {
  const name = `${[key, act, since]}`;
  const [, drawn] = useState({});
  const set = (/** @type {T | undefined} */ now) => {
    written[name] = now;
    drawn({});
  };
  useEffect(() => () => void (link.peek().state === "lost" || delete written[name]), [name]);
  return [/** @type {T} */ (written[name] ?? first), set];
}
