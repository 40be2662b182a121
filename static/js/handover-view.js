// The view of the seat that holds the tablet: requested while a finger rests, deleted when it lifts.
import { signal } from "@preact/signals";

/** @import { View } from "./types.d.ts" */

/** What the seat that holds the tablet may see, while it presses. @type {import("@preact/signals").Signal<View | null>} */
export const lent = signal(/** @type {View | null} */ (null));
let wanted = /** @type {number | null} */ (null);

/** A seat presses: what comes for it is shown. @param {number} seat */
export function requestLent(seat) {
  wanted = seat;
}

/** The finger has lifted: whatever came, or comes too late, is gone. */
export function takeBack() {
  wanted = null;
  lent.value = null;
}

/** The answer from the table. @param {import("./types.d.ts").Lent} said */
export function receiveLent({ seat, view }) {
  if (seat === wanted) lent.value = view;
}
