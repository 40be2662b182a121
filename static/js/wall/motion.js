// Motion: a touch ends it on each device, and a screen that opens in the middle of a moment shows its end.
import { useLayoutEffect, useRef, useState } from "preact/hooks";

/** Jumps to the last frame of all finite animations. */
function finishMotion() {
  for (const one of document.getAnimations?.() ?? [])
    if (Number.isFinite(Number(one.effect?.getComputedTiming().endTime))) one.finish();
}

/** Whether this screen has shown a scene before; else a moment in progress is shown as it ends. */
let shown = false;
export const wasShown = () => shown;

/** Whether the system asks for reduced motion. */
export const prefersStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** A scene is shown (`on`) or removed; the first one starts at the end of its motion. @param {boolean} on */
export function sceneShown(on) {
  if (on && !shown) finishMotion();
  shown = on;
}

/** From now on a touch or a key skips animations. */
export function followSkip() {
  for (const sign of ["pointerdown", "keydown"]) addEventListener(sign, finishMotion);
}

/** Milliseconds that a page with a single event stays. */
const STAYS = 5000;

/** Ends such a page after its time, or at a touch or a key. @param {() => void} end @param {number} [stays] milliseconds @returns {() => void} cancels it */
export function endsAtTouch(end, stays = STAYS) {
  const timer = setTimeout(end, stays);
  for (const sign of ["pointerdown", "keydown"]) addEventListener(sign, end);
  return () => {
    clearTimeout(timer);
    for (const sign of ["pointerdown", "keydown"]) removeEventListener(sign, end);
  };
}

/**
 * Whether something new is on such a page; a screen that opens later does not show it.
 * @param {string} key what it is; empty: nothing
 */
export function useMoment(key) {
  const before = useRef(/** @type {string | null} */ (null));
  const [on, setOn] = useState(false);
  useLayoutEffect(() => {
    const old = before.current;
    before.current = key;
    if (!key || old === null || old === key) return setOn(false);
    setOn(true);
    return endsAtTouch(() => setOn(false));
  }, [key]);
  return on;
}
