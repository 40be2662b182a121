// Motion of the public screen: a touch ends it, and a screen that opens in the middle of a moment shows its end.

/** Shows the last frame of everything that moves towards one; what goes on without an end is left alone. */
export function finishMotion() {
  for (const one of document.getAnimations?.() ?? [])
    if (Number.isFinite(Number(one.effect?.getComputedTiming().endTime))) one.finish();
}

/** From now on a touch or a key skips what moves. */
export function followSkip() {
  for (const sign of ["pointerdown", "keydown"]) addEventListener(sign, finishMotion);
}

/** Ends something after so many milliseconds, or at a touch or a key. @param {number} time @param {() => void} end @returns {() => void} what forgets it */
export function endsAtTouch(time, end) {
  const timer = setTimeout(end, time);
  for (const sign of ["pointerdown", "keydown"]) addEventListener(sign, end);
  return () => {
    clearTimeout(timer);
    for (const sign of ["pointerdown", "keydown"]) removeEventListener(sign, end);
  };
}
