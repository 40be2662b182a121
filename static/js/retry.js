// How long to wait after a failed attempt before the next one.

/** Of a whole room no two come back in one moment. */
const SPREAD = 0.2;

/**
 * Milliseconds until the next try, after so many that failed: doubled from one to the next.
 * @param {number} failed how often it has failed before (0: this was the first time)
 * @param {{first: number, most: number, spread?: number}} pace `spread`: the share by which it may be sooner or
 *   later
 */
export function pause(failed, { first, most, spread = SPREAD }) {
  return Math.min(first * 2 ** failed, most) * (1 - spread + 2 * spread * Math.random());
}
