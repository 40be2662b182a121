// Who is missing: a phone that is off at its owner's turn, a guest who came late.
import { html } from "htm/preact";
import { picture, table, view } from "../../store.js";
import { draw } from "../../words.js";

/** @param {{plan: import("../table/plan.js").Plan}} props */
export function Absent({ plan }) {
  const off = plan.awaited ? [] : phonesOff(plan);
  const late = waiting();
  return html`
    ${off.length > 0 && html`<p class="absent">${draw(named("desk-turn-away", off))}</p>`}
    ${late.length > 0 && html`<p class="s absent">${draw(named("desk-waits", late))}</p>`}
  `;
}

/** @param {string} t @param {number[]} seats */
const named = (t, seats) => ({ t, p: { who: { seats }, n: seats.length } });

/** By day: whose turn it is although the phone is off. At night that would tell who is called. @param {import("../table/plan.js").Plan} plan */
function phonesOff(plan) {
  if (view.value?.tone === "night") return [];
  const here = picture.value?.desk?.connected ?? [];
  const asked = new Set([plan.pick, ...plan.turns].flatMap((prompt) => prompt?.act_for ?? []));
  const seats = table.value?.seats ?? [];
  return seats.filter((one) => asked.has(one.id) && one.phone && !here.includes(one.id)).map((one) => one.id);
}

/** Who sits there and is not in the game that is being played. */
function waiting() {
  const ring = table.value?.ring ?? [];
  return (table.value?.seats ?? []).map((one) => one.id).filter((seat) => !ring.includes(seat));
}
