// Rings when a clock of the view has run out, and when a note asks for it: once each, and never at night.
import { effect } from "@preact/signals";
import { remaining, runs } from "../clock.js";
import { view } from "../store.js";
import { armSound, ringBell } from "./sound.js";

/** From now on, the clocks of the view are heard. */
export function followBell() {
  armSound();
  /** @type {number[]} */
  let timers = [];
  let noted = false;
  effect(() => {
    timers.forEach(clearTimeout);
    const shown = view.value;
    if (!shown || shown.tone === "night") return;
    const notes = (shown.panels ?? []).some((panel) => panel.kind === "note" && panel.bell);
    if (notes && !noted) ringBell();
    noted = notes;
    const clocks = (shown.panels ?? []).filter(
      (panel) => panel.kind === "countdown" && panel.bell !== false && runs(panel.clock),
    );
    const left = clocks.map((panel) => remaining(panel.clock)).filter((seconds) => seconds > 0);
    timers = left.map((seconds) => window.setTimeout(ringBell, seconds * 1000));
  });
}
