// Motion: a touch ends it on each device, and a screen that opens in the middle of a moment shows its end.
import { useLayoutEffect, useRef, useState } from "preact/hooks";

/** Shows the last frame of everything that moves towards one; what goes on without an end is left alone. */
function finishMotion() {
  for (const one of document.getAnimations?.() ?? [])
    if (Number.isFinite(Number(one.effect?.getComputedTiming().endTime))) one.finish();
}

/** Whether a scene stood on this screen before: what it did not see begin is over. */
let stood = false;
export const sawBegin = () => stood;

/** Whether motion is unwanted here. */
export const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** A scene stands; what moves in the first one is shown as it ends. @param {boolean} on */
export function stands(on) {
  if (on && !stood) finishMotion();
  stood = on;
}

/** From now on a touch or a key skips what moves. */
export function followSkip() {
  for (const sign of ["pointerdown", "keydown"]) addEventListener(sign, finishMotion);
}

/** Milliseconds that a page stays which shows one thing that has happened. */
const STAYS = 5000;

/** Ends such a page after its time, or at a touch or a key. @param {() => void} end @param {number} [stays] milliseconds @returns {() => void} what forgets it */
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
