// Remembers this phone's seat, to say what happened if it is lost meanwhile.
import { page } from "./store.js";
import { recall, store } from "./stored.js";

const storageKey = `veglia:seat:${page.code}`;
let known = recall(storageKey, /** @type {number | undefined} */ (undefined), Number.isInteger);

/** @param {number} [seat] */
export function remember(seat) {
  if (page.kind !== "phone" || seat === known) return;
  known = seat;
  store(storageKey, seat === undefined ? null : String(seat));
}

/**
 * What became of the seat that this phone had, if the newest picture no longer names it; returned
 * once: "removed" from the table, "released" (the tablet plays it) or "moved" (another phone does).
 * @param {Pick<import("./types.d.ts").Picture, "me" | "table">} shown @returns {string | undefined}
 */
export function lostSeat({ me, table }) {
  const had = known;
  remember(me.seat);
  if (page.kind !== "phone" || had === undefined || me.seat !== undefined) return undefined;
  const seat = table.seats.find((one) => one.id === had);
  if (!seat) return "removed";
  return seat.phone ? "moved" : "released";
}
