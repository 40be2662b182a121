// Rings when a clock of the view has run out, and when a note asks for it: once each, and never at night.
import { effect, signal } from "@preact/signals";
import { remaining, runs } from "../clock.js";
import { hush, page, view } from "../store.js";
import { armSound, ringBell } from "./sound.js";

const KEPT = "veglia:bell";

/** Whether this device is heard: those of the whole room are, a phone only where its owner chose it. */
export const heard = signal(page.kind !== "phone" || chosen());

function chosen() {
  try {
    return localStorage.getItem(KEPT) === "on";
  } catch {
    return false; // a forbidden storage only costs that the choice is made anew
  }
}

/** The owner's own choice for this phone; one stroke says how it sounds. @param {boolean} on */
export function hear(on) {
  heard.value = on;
  if (on) armSound().then(ringBell);
  try {
    if (on) localStorage.setItem(KEPT, "on");
    else localStorage.removeItem(KEPT);
  } catch {
    // see above
  }
}

/** From now on, the clocks and the announcements of the view are heard. */
export function followBell() {
  if (heard.peek()) armSound();
  const ring = () => heard.peek() && !hush.peek() && ringBell();
  /** @type {number[]} */
  let timers = [];
  /** @type {boolean | null} what stood there when the page came was announced before */
  let noted = null;
  effect(() => {
    timers.forEach(clearTimeout);
    const shown = view.value;
    if (!shown || shown.tone === "night") return;
    const notes = (shown.panels ?? []).some((panel) => panel.kind === "note" && panel.bell);
    if (notes && noted === false) ring();
    noted = notes;
    const clocks = (shown.panels ?? []).filter(
      (panel) => panel.kind === "countdown" && panel.bell !== false && runs(panel.clock),
    );
    const left = clocks.map((panel) => remaining(panel.clock)).filter((seconds) => seconds > 0);
    timers = left.map((seconds) => window.setTimeout(ring, seconds * 1000));
  });
}
