// Stores each game at its end on this device, while the table tells everybody so.
import { effect, signal } from "@preact/signals";
import { table, showToast, view } from "../../store.js";
import { nameOf, say } from "../../words.js";
import { eveningOf, withCurrent, idOf, read, write } from "./kept-evenings.js";

/** What this device keeps, as it was last read or written. */
export const evenings = signal(read());

let refused = false;
/** The game on the table, while it is kept: not after the host has switched it off. */
let kept = "";

/** The id of the game on the table, where games are kept; else empty. */
export const currentId = () => (table.value?.keeps ? idOf({ table: table.value.code, at: table.value.keeps }) : "");

/** Saves them, or shows why not. @param {import("./kept-evenings.js").SavedEvenings} saved @returns {boolean} */
export function saveEvenings(saved) {
  if (write(saved)) {
    evenings.value = { ...saved, broken: false };
    return true;
  }
  if (!refused) showToast({ t: "desk-own-rules-denied" });
  refused = true;
  return false;
}

export function followEvenings() {
  effect(() => {
    const [shown, now] = [view.value, table.value];
    if (!shown || !now) return;
    const id = now.keeps === undefined ? kept : currentId();
    kept = now.keeps === undefined ? "" : id;
    if (!id) return;
    const saved = read(); // other pages of this device write there, too
    const next = withCurrent(saved, id, kept ? eveningOf(now, shown, { nameOf, say }) : null);
    if (next !== saved) saveEvenings(next);
  });
}
