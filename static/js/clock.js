// The server's time on this device, and countdowns that every device runs by itself.
import { useEffect, useState } from "preact/hooks";

/** @import { Clock } from "./types.d.ts" */

const KEPT = 8;
/** @type {{offset: number, delay: number}[]} */
let samples = [];

/**
 * Takes one round trip into account. All in seconds: `sent` and `got` on this device's clock,
 * `server` on the server's, read between the two.
 * @param {number} sent @param {number} server @param {number} got
 */
export function learn(sent, server, got) {
  samples = [...samples, { offset: server - (sent + got) / 2, delay: got - sent }].slice(-KEPT);
}

/** Forgets all samples (a device that slept may have a shifted clock). */
export function forget() {
  samples = [];
}

/** The offset of the sample with the least delay: it can be wrong by half of that at most. */
export function offset() {
  if (!samples.length) return 0;
  return samples.reduce((best, one) => (one.delay < best.delay ? one : best)).offset;
}

/** The server's time in seconds. */
export const now = () => Date.now() / 1000 + offset();

/**
 * Seconds left of a clock, 0 at the bell (the same sum as core/clock.py).
 * @param {Clock} clock @param {number} [at] the server's time
 */
export function remaining(clock, at = now()) {
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

/**
 * The seconds left of a clock, drawn anew at each whole second; still while it is paused.
 * @param {Clock} clock @param {boolean} [still] do not count on screen (a phone at night)
 */
export function useRemaining(clock, still = false) {
  const [, redraw] = useState(0);
  const left = remaining(clock);
  useEffect(() => {
    if (!runs(clock) || still || left <= 0) return;
    const timer = setTimeout(() => redraw((count) => count + 1), untilNext(left));
    return () => clearTimeout(timer);
  });
  return left;
}

/**
 * Whole seconds until a moment of the server's time; 0 when it has come, or when there is none.
 * @param {number | null | undefined} moment @param {boolean} [still] redraw only when it has come
 */
export function useUntil(moment, still = false) {
  const [, redraw] = useState(0);
  const left = moment == null ? 0 : Math.max(0, moment - now());
  useEffect(() => {
    if (left <= 0) return;
    const wait = still ? left * 1000 + 5 : untilNext(left);
    const timer = setTimeout(() => redraw((count) => count + 1), wait);
    return () => clearTimeout(timer);
  });
  return Math.ceil(left);
}
