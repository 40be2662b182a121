// Marks guests who have just arrived at or left the wall's lobby, for a while.
import { useEffect, useRef, useState } from "preact/hooks";

/** Milliseconds that an arrival is said, and that a window takes to go out. */
const [SAID, OUT] = [4600, 400];

/**
 * The guests in their order, with guests who have just left.
 * @template {{id: number, name: string}} T
 * @param {T[]} here @returns {{guests: (T & {state: string})[], arrived: T[]}} `state`: "here", "new" or "gone"
 */
export function useGuests(here) {
  const before = useRef(/** @type {T[] | null} */ (null));
  const [news, setNews] = useState(/** @type {T[]} */ ([]));
  const [left, setLeft] = useState(/** @type {{guest: T, at: number}[]} */ ([]));
  const key = here.map(({ id }) => id).join();
  useEffect(() => {
    const old = before.current;
    before.current = here;
    if (!old) return; // guests of the first view have not just arrived
    const came = here.filter(({ id }) => !old.some((one) => one.id === id));
    const gone = old.flatMap((guest, at) => (here.some(({ id }) => id === guest.id) ? [] : [{ guest, at }]));
    if (came.length) setNews((some) => [...some, ...came]);
    if (gone.length) setLeft(gone);
  }, [key]);
  useEffect(() => {
    if (!news.length) return undefined;
    const timer = setTimeout(() => setNews([]), SAID);
    return () => clearTimeout(timer);
  }, [news]);
  useEffect(() => {
    if (!left.length) return undefined;
    const timer = setTimeout(() => setLeft([]), OUT);
    return () => clearTimeout(timer);
  }, [left]);
  const is = (/** @type {T[]} */ some, /** @type {number} */ id) => some.some((one) => one.id === id);
  const guests = here.map((one) => ({ ...one, state: is(news, one.id) ? "new" : "here" }));
  for (const { guest, at } of left) if (!is(here, guest.id)) guests.splice(at, 0, { ...guest, state: "gone" });
  return { guests, arrived: news.filter(({ id }) => is(here, id)) };
}
