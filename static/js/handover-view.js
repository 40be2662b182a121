// The view of the seat that holds the tablet: requested while a finger rests, deleted when it lifts.
import { signal } from "@preact/signals";

/** @import { View } from "./types.d.ts" */

/** What the seat that holds the tablet may see, while it presses. @type {import("@preact/signals").Signal<View | null>} */
export const lent = signal(/** @type {View | null} */ (null));
let wanted = /** @type {number | null} */ (null);

/** From now on the view of this seat is shown when it comes. @param {number} seat */
export function requestLent(seat) {
  wanted = seat;
}

/** The finger has lifted: the view is deleted, also one that comes later. */
export function dropLent() {
  wanted = null;
  lent.value = null;
}

/** The table's answer. @param {import("./types.d.ts").Lent} content */
export function receiveLent({ seat, view }) {
  if (seat === wanted) lent.value = view;
}
