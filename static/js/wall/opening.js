// Sealed envelopes are opened on the public screen: the great table fills city by city, contested ones last.
import { useLayoutEffect, useRef } from "preact/hooks";
import { awaitsAnnouncement, useTimeToTell } from "./announced.js";

/** @import { Panels } from "../types.d.ts" */

/** Milliseconds in which a row appears, and between two of its numbers. */
const [SHOWN, NEXT] = [260, 60];
/** A knife: fast in, long out. */
const GOUGE = "cubic-bezier(.2,.7,.2,1)";

/** When each row is opened, by its place in the table. @param {Panels["ledger"]["lines"]} lines @returns {number[]} */
function orderOf(lines) {
  const places = [...lines.keys()];
  const last = [...places.filter((at) => !lines[at].broken), ...places.filter((at) => lines[at].broken)];
  return places.map((at) => last.indexOf(at));
}

/**
 * Where the great table stands: while it is announced its numbers appear row by row, and what sums them up at the end.
 * @param {Panels["ledger"]} ledger @returns {import("preact").RefObject<HTMLElement | null>}
 */
export function useOpening(ledger) {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const time = useTimeToTell();
  const opens = awaitsAnnouncement();
  useLayoutEffect(() => {
    if (!opens || !place.current) return;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const turns = orderOf(ledger.lines);
    const step = time / Math.max(1, turns.length);
    const find = (/** @type {string} */ what) => [.../** @type {HTMLElement} */ (place.current).querySelectorAll(what)];
    find(".ledger tbody tr").forEach((row, at) => {
      const cells = [...row.querySelectorAll("td, small")];
      // its ground, which tells that it is contested, waits as well
      row.animate({ backgroundImage: ["none", "none"] }, still ? time : turns[at] * step);
      for (const [nth, cell] of cells.entries()) appear(cell, still ? time : turns[at] * step + nth * NEXT, !still);
    });
    for (const one of find(".ledger tfoot td, .aside, .remarks")) appear(one, time, false);
  }, [opens]);
  return place;
}

/** @param {Element} one @param {number} delay milliseconds @param {boolean} moves */
const appear = (one, delay, moves) =>
  one.animate([{ opacity: 0, ...(moves && { transform: "scale(0.6)" }) }, { opacity: 1 }], {
    delay,
    duration: moves ? SHOWN : 1,
    easing: GOUGE,
    fill: "backwards",
  });
