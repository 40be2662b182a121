// The server's time on this device, and countdowns that every device runs by itself.
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";

/** @import { Clock } from "./types.d.ts" */

const KEPT = 8;
/** @type {{offset: number, delay: number}[]} */
let samples = [];
let old = false;
/** Seconds from this device's clock to the server's; null before the first sample. */
const clockOffset = signal(/** @type {number | null} */ (null));

/**
 * Adds one round trip to the samples. All in seconds: `sent` and `got` on this device's clock,
 * `server` on the server's, read between the two.
 * @param {number} sent @param {number} server @param {number} got
 */
export function addSample(sent, server, got) {
  samples = [...(old ? [] : samples), { offset: server - (sent + got) / 2, delay: got - sent }].slice(-KEPT);
  old = false;
  // of the sample with the least delay: wrong by half of that at most
  clockOffset.value = samples.reduce((best, one) => (one.delay < best.delay ? one : best)).offset;
}

/** The next sample replaces all others (a device that slept may have a shifted clock). */
export function dropSamples() {
  old = true;
}

/** The same, 0 before the first sample; effects that read it run again when it changes. */
export const offset = () => clockOffset.value ?? 0;

/** Whether the server's clock is known. */
export const isSet = () => clockOffset.value !== null;

/** The server's time in seconds; no effect follows it. */
export const now = () => Date.now() / 1000 + (clockOffset.peek() ?? 0);

/**
 * Seconds left of a clock, 0 at the bell (the same sum as core/clock.py); effects that read it follow the offset.
 * @param {Clock} clock @param {number} [at] the server's time
 */
export function remaining(clock, at = Date.now() / 1000 + offset()) {
  const running = clock.since == null ? 0 : Math.max(0, at - clock.since);
  return clock.length - Math.min(clock.length, (clock.before ?? 0) + running);
}

/** Whether a clock moves. @param {Clock} clock */
export const runs = (clock) => clock.since != null;

/** 134 -> "2:14". @param {number} seconds */
export function digits(seconds) {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** Milliseconds until the number of whole seconds left changes. @param {number} left */
export function untilNext(left) {
  const part = left - Math.floor(left);
  return Math.max(20, (part || 1) * 1000 + 5);
}

/** Draws anew after so many milliseconds; 0: never. @param {number} wait */
function useRedraw(wait) {
  const [, redraw] = useState(0);
  useEffect(() => {
    const timer = wait && setTimeout(() => redraw((count) => count + 1), wait);
    return () => clearTimeout(timer);
  });
}

/**
 * The seconds left of a clock, drawn anew at each whole second; still while it is paused.
 * @param {Clock} clock @param {boolean} [still] do not count on screen (a phone at night)
 */
export function useRemaining(clock, still = false) {
  const left = remaining(clock);
  useRedraw(runs(clock) && !still && left > 0 ? untilNext(left) : 0);
  return left;
}

/**
 * Whole seconds until a moment of the server's time; 0 when it has come, or when there is none.
 * @param {number | null | undefined} moment @param {boolean} [still] redraw only when it has come
 */
export function useUntil(moment, still = false) {
  const left = remaining({ length: moment ?? 0, since: 0 });
  useRedraw(left > 0 ? (still ? left * 1000 + 5 : untilNext(left)) : 0);
  return Math.ceil(left);
}
