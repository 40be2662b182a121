// Notices: a phone that is off at its owner's turn, a guest who came late.
import { html } from "htm/preact";
import { useEffect } from "preact/hooks";
import { picture, table, showToast, view } from "../../store.js";
import { draw } from "../../words.js";

/** @param {{plan: import("../table/plan.js").Plan}} props */
export function Absent({ plan }) {
  const off = plan.awaited ? [] : phonesOff(plan);
  useLateNotice(lateGuests());
  return off.length > 0 && html`<p class="absent">${draw(named("desk-turn-away", off))}</p>`;
}

/** Milliseconds that it stays to be read. */
const LONG = 8000;

/** Late guests who were announced, or were here when the page began. @type {number[] | null} */
let known = null;

/** Says of each guest who came late, once, that they play from the next game on. @param {number[]} late */
function useLateNotice(late) {
  useEffect(() => {
    const fresh = late.filter((seat) => known && !known.includes(seat));
    known = late;
    if (fresh.length > 0) showToast(named("desk-waits", fresh), { stays: LONG });
  }, [late.join()]);
}

/** @param {string} t @param {number[]} seats */
const named = (t, seats) => ({ t, p: { who: { seats }, n: seats.length } });

/** By day: seats whose turn it is although their phone is off. Never at night, when it would reveal who is called. @param {import("../table/plan.js").Plan} plan */
function phonesOff(plan) {
  if (view.value?.tone === "night") return [];
  const here = picture.value?.desk?.connected ?? [];
  const asked = new Set([plan.pick, ...plan.turns].flatMap((prompt) => prompt?.act_for ?? []));
  const seats = table.value?.seats ?? [];
  return seats.filter((one) => asked.has(one.id) && one.phone && !here.includes(one.id)).map((one) => one.id);
}

/** Seats that are not in the current game. */
function lateGuests() {
  const ring = table.value?.ring ?? [];
  return (table.value?.seats ?? []).map((one) => one.id).filter((seat) => !ring.includes(seat));
}
