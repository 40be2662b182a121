// How long to wait after a failed attempt before the next one.

/** Part of the delay that is random: devices of one room must not all retry at once. */
const SPREAD = 0.2;

/**
 * Milliseconds until the next try, doubled after each failure.
 * @param {number} failed failures before this one
 * @param {{first: number, most: number, spread?: number}} pace `spread`: the share by which it may be sooner or
 *   later
 */
export function retryDelay(failed, { first, most, spread = SPREAD }) {
  return Math.min(first * 2 ** failed, most) * (1 - spread + 2 * spread * Math.random());
}
