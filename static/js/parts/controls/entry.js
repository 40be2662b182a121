// State of a prompt that survives while the page of a lost connection replaces all prompts.
import { useEffect, useState } from "preact/hooks";
import { link } from "../../store.js";

const entries = /** @type {Record<string, unknown>} */ ({});

/**
 * As `useState`, but the value survives a lost connection.
 * @template T @param {{key: string}} prompt @param {number | null} act @param {T} first
 * @param {unknown} [since] starts afresh when this changes
 * @returns {[T, (now?: T) => void]}
 */
export function useEntry({ key }, act, first, since) {
  const name = `${[key, act, since]}`;
  const [, redraw] = useState({});
  const set = (/** @type {T | undefined} */ now) => {
    entries[name] = now;
    redraw({});
  };
  useEffect(() => () => void (link.peek().state === "lost" || delete entries[name]), [name]);
  return [/** @type {T} */ (entries[name] === undefined ? first : entries[name]), set];
}
