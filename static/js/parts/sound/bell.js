// Rings once when a clock of the view runs out or a note asks for it; never at night.
import { effect, signal } from "@preact/signals";
import { isSet, remaining, runs } from "../../clock.js";
import { hush, link, page, view } from "../../store.js";
import { store, stored } from "../../stored.js";
import { armSound, ringBell } from "./sound.js";

const phone = page.kind === "phone";
const KEPT = `veglia:bell${phone ? "" : `:${page.kind}`}`;

/** Whether this device rings: tablet and wall by default, a phone only if its owner has switched it on. */
export const bellOn = signal((stored(KEPT) ?? (phone ? "off" : "on")) === "on");

/** Switches the bell of this device, and rings once to show how it sounds. @param {boolean} on */
export function switchBell(on) {
  bellOn.value = on;
  if (on) armSound().then(ringBell);
  store(KEPT, on ? "on" : phone ? null : "off");
}

/** A key of a clock. @param {import("../../types.d.ts").Clock} clock */
const clockKey = ({ length, before, since }) => [length, before ?? 0, since ?? ""].join();

/** From now on, rings for the clocks and notes of the view. */
export function followBell() {
  if (bellOn.peek()) armSound();
  const ring = () => bellOn.peek() && !hush.peek() && ringBell();
  /** @type {Map<string, {mark: string, timer: number}>} the clocks that have still to ring, by label */
  let scheduled = new Map();
  /** @type {Set<string>} those that have rung */
  const rung = new Set();
  /** @type {boolean | null} what stood there when the page came was announced before */
  let hadNotes = null;
  effect(() => {
    const before = scheduled;
    scheduled = new Map();
    for (const { timer } of before.values()) clearTimeout(timer);
    const shown = view.value;
    if (!shown || shown.tone === "night") return;
    const panels = shown.panels ?? [];
    const notes = panels.some((panel) => panel.kind === "note" && panel.bell);
    let due = notes && hadNotes === false;
    hadNotes = notes;
    for (const { label, clock, bell } of panels.filter((panel) => panel.kind === "countdown")) {
      if (bell === false || !isSet()) continue; // by another clock it would ring at another moment
      const name = JSON.stringify(label);
      const mark = clockKey(clock);
      const left = remaining(clock);
      if (left > 0 && runs(clock) && !rung.has(mark)) {
        const strike = () => {
          scheduled.delete(name);
          rung.add(mark);
          ring();
        };
        scheduled.set(name, { mark, timer: window.setTimeout(strike, left * 1000) });
      }
      // On a busy page the picture that shows zero can be faster than the timer. What ran out while
      // the page was away was announced without it.
      const last = before.get(name);
      if (left <= 0 && last && !rung.has(mark) && link.peek().state === "on") {
        rung.add(last.mark);
        due = true;
      }
    }
    if (due) ring();
  });
}
