// A held button repeats, faster and faster, until it is released.
import { useEffect, useRef } from "preact/hooks";

const FIRST = 450; // ms until a held button is more than a tap
const SLOW = 170; // ms between the first steps
const FAST = 45; // ms between the last ones
const SHORTER = 0.86;

/** Events that end a hold besides the finger: the page is hidden. */
const HIDDEN = ["blur", "pagehide", "visibilitychange"];

/**
 * @param {() => boolean} step one step; false where there is no further one
 * @param {{clock?: Pick<typeof globalThis, "setTimeout" | "clearTimeout">, page?: EventTarget, paper?: EventTarget, onEnd?: () => void}} [more] for tests: what
 *   keeps time, the window, the document. `onEnd`: after a hold that made steps
 */
export function repeater(step, { clock = globalThis, page = globalThis, paper = globalThis.document, onEnd } = {}) {
  let timer = 0;
  let steps = 0;
  let held = false;
  const places = [page, paper].filter(Boolean);
  const tick = () => {
    if (!step()) return void stop();
    steps += 1;
    timer = clock.setTimeout(tick, Math.max(FAST, SLOW * SHORTER ** steps));
  };
  const start = () => {
    stop();
    [held, steps] = [true, 0];
    for (const place of places) for (const name of HIDDEN) place.addEventListener(name, stop);
    timer = clock.setTimeout(tick, FIRST);
  };
  /** Whether steps were made while it was held. */
  const stop = () => {
    if (!held) return steps > 0;
    held = false;
    clock.clearTimeout(timer);
    for (const place of places) for (const name of HIDDEN) place.removeEventListener(name, stop);
    if (steps > 0) onEnd?.();
    return steps > 0;
  };
  /** The tap that ends a hold is not one more step. */
  const isTap = () => {
    const tap = steps === 0;
    steps = 0;
    return tap;
  };
  return { start, stop, isTap };
}

/**
 * Properties of a button: one tap is one step, a hold (finger, space, enter) goes on.
 * @param {(held: boolean) => boolean} step false where there is no further one @param {() => void} [onEnd] after a hold
 */
export function useRepeat(step, onEnd) {
  const now = useRef({ step, onEnd });
  now.current = { step, onEnd };
  const made = useRef(/** @type {ReturnType<typeof repeater> | null} */ (null));
  made.current ??= repeater(() => now.current.step(true), { onEnd: () => now.current.onEnd?.() });
  const { start, stop, isTap } = made.current;
  useEffect(() => () => void stop(), []);
  const isKey = (/** @type {KeyboardEvent} */ event) => event.key === " " || event.key === "Enter";
  return {
    onPointerDown: (/** @type {PointerEvent} */ event) => {
      if (event.button) return;
      // Else a finger that slides away would still count as resting here.
      /** @type {Element} */ (event.currentTarget).releasePointerCapture?.(event.pointerId);
      start();
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onBlur: stop,
    onContextMenu: (/** @type {Event} */ event) => event.preventDefault(),
    onKeyDown: (/** @type {KeyboardEvent} */ event) => {
      if (!isKey(event)) return;
      if (event.repeat) event.preventDefault();
      else start();
    },
    onKeyUp: (/** @type {KeyboardEvent} */ event) => {
      if (isKey(event) && stop() && event.key === " ") {
        event.preventDefault();
        isTap();
      }
    },
    onClick: () => void (isTap() && now.current.step(false)),
  };
}
